/* Hashes that are the same on every platform: of bytes, and of 32-bit words in little-endian order.
 */
#include "hash.h"

#include <stdbool.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

static bool is_little_endian(void)
{
    const uint32_t one = 1;
    return *(const unsigned char *)&one == 1;
}

uint64_t law__hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    return XXH64(bytes, size, seed);
}

uint64_t law__hash_words(const uint32_t *words, size_t count, uint64_t seed)
{
    if (is_little_endian())
        return XXH64(words, count * sizeof *words, seed);

    unsigned char chunk[1024];
    XXH64_state_t state;
    XXH64_reset(&state, seed);
    for (size_t done = 0; done < count;) {
        size_t size = 0;
        for (; done < count && size < sizeof chunk; done++) {
            for (int shift = 0; shift < 32; shift += 8)
                chunk[size++] = (unsigned char)(words[done] >> shift);
        }
        XXH64_update(&state, chunk, size);
    }
    return XXH64_digest(&state);
}
