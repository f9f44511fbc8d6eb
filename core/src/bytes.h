/* Numbers as bytes in little-endian order, a writer that can only measure, and a reader that never
 * goes beyond the end. What the bytes mean is known to whoever uses them. */
#ifndef LAW_BYTES_H
#define LAW_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LAW__IS_LITTLE_ENDIAN 1
#else
#define LAW__IS_LITTLE_ENDIAN 0
#endif

static inline uint32_t law__load16(const unsigned char *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8;
}

static inline void law__store16(unsigned char *bytes, uint32_t number)
{
    bytes[0] = (unsigned char)number;
    bytes[1] = (unsigned char)(number >> 8);
}

/* `width` is 1 to 8 bytes. */
static inline uint64_t law__load(const unsigned char *bytes, uint32_t width)
{
    uint64_t number = 0;
#if LAW__IS_LITTLE_ENDIAN
    if (width == 8) {
        memcpy(&number, bytes, sizeof number);
        return number;
    }
#endif
    for (uint32_t i = 0; i < width; i++)
        number |= (uint64_t)bytes[i] << (8 * i);
    return number;
}

static inline void law__store(unsigned char *bytes, uint32_t width, uint64_t number)
{
    for (uint32_t i = 0; i < width; i++)
        bytes[i] = (unsigned char)(number >> (8 * i));
}

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
    if (writer->bytes != NULL)
        law__store(writer->bytes + writer->used, count, number);
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
    return bytes != NULL ? law__load(bytes, count) : 0;
}

#endif
