/* Hashes that are the same on every platform: of bytes, and of 32-bit words in little-endian order.
 */
#ifndef LAW_HASH_H
#define LAW_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t law__hash_bytes(const void *bytes, size_t size, uint64_t seed);
uint64_t law__hash_words(const uint32_t *words, size_t count, uint64_t seed);

#endif
