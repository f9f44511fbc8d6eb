/* Numbers as bytes in little-endian order: a writer that can only measure, and a reader that never
 * goes beyond the end. What the bytes mean is known to whoever uses them. */
#ifndef LAW_BYTES_H
#define LAW_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* With `bytes` NULL it only counts; writing twice, first to measure, keeps size and content from
 * ever disagreeing. */
typedef struct {
    unsigned char *bytes;
    size_t used;
} law__writer;

static inline void law__put_bytes(law__writer *writer, const void *bytes, size_t size)
{
    if (writer->bytes != NULL && size > 0)
        memcpy(writer->bytes + writer->used, bytes, size);
    writer->used += size;
}

/* The lowest `count` bytes of a number. */
static inline void law__put_number(law__writer *writer, uint64_t number, unsigned count)
{
    for (unsigned i = 0; writer->bytes != NULL && i < count; i++)
        writer->bytes[writer->used + i] = (unsigned char)(number >> (8 * i));
    writer->used += count;
}

/* Beyond the end everything reads as 0 and `has_ended` stays set, so that it may be asked late. */
typedef struct {
    const unsigned char *bytes;
    size_t size, used;
    bool has_ended;
} law__reader;

/* A view of the next bytes; NULL when there are not so many. */
static inline const unsigned char *law__take_bytes(law__reader *reader, size_t size)
{
    if (reader->has_ended || reader->size - reader->used < size) {
        reader->has_ended = true;
        return NULL;
    }
    const unsigned char *taken = reader->bytes + reader->used;
    reader->used += size;
    return taken;
}

static inline uint64_t law__take_number(law__reader *reader, unsigned count)
{
    const unsigned char *bytes = law__take_bytes(reader, count);
    uint64_t number = 0;
    for (unsigned i = 0; bytes != NULL && i < count; i++)
        number |= (uint64_t)bytes[i] << (8 * i);
    return number;
}

#endif
