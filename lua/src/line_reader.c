/* Lines out of big blocks. A line that is too long is passed over in the memory that is there. */
#define _POSIX_C_SOURCE 200809L

#include "line_reader.h"

#include "json_text.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK_SIZE = 256 * 1024 };

line_reader line_reader_empty(const law_allocator *allocator, size_t line_size_max)
{
    return (line_reader){
        .allocator = json_allocator(allocator), .line_size_max = line_size_max, .descriptor = -1};
}

void line_reader_destroy(line_reader *reader)
{
    if (reader->buffer != NULL)
        reader->allocator.resize(reader->allocator.user, reader->buffer, reader->capacity, 0);
    reader->buffer = NULL;
    reader->capacity = 0;
}

void line_reader_open(line_reader *reader, int descriptor)
{
    reader->descriptor = descriptor;
    reader->start = reader->end = reader->searched = 0;
    reader->line = 0;
    reader->at_end = false;
}

line_status line_reader_next(line_reader *reader, const char **line, size_t *size)
{
    const char *found = NULL;
    if (reader->end > reader->searched)
        found = memchr(reader->buffer + reader->searched, '\n', reader->end - reader->searched);
    if (found == NULL && !reader->at_end) {
        reader->searched = reader->end;
        return LINE_NEEDS_MORE;
    }
    if (found == NULL && reader->start == reader->end)
        return LINE_END;
    size_t end = found != NULL ? (size_t)(found - reader->buffer) : reader->end;
    *line = reader->buffer + reader->start;
    *size = end - reader->start;
    reader->start = reader->searched = found != NULL ? end + 1 : end;
    reader->line++;
    return *size <= reader->line_size_max ? LINE_READ : LINE_TOO_LONG;
}

/* Reads up to so many bytes behind what is there; sets at_end where there are none. A signal makes
 * it come back with nothing, so that whoever waits can look whether it was meant for the run. */
static bool read_some(line_reader *reader, size_t size)
{
    ssize_t got = read(reader->descriptor, reader->buffer + reader->end, size);
    if (got < 0)
        return errno == EINTR;
    reader->end += (size_t)got;
    reader->at_end = got == 0;
    return true;
}

/* Drops the line that has begun, up to and with its line feed. */
static line_status pass_over(line_reader *reader, line_status reason)
{
    const char *found = NULL;
    while (found == NULL && !reader->at_end) {
        reader->start = reader->end = reader->searched = 0;
        if (!read_some(reader, reader->capacity))
            return LINE_FAILED;
        if (reader->end > 0)
            found = memchr(reader->buffer, '\n', reader->end);
    }
    reader->start = found != NULL ? (size_t)(found - reader->buffer) + 1 : reader->end;
    reader->searched = reader->start;
    reader->line++;
    return reason;
}

static bool grow(line_reader *reader)
{
    size_t capacity = reader->capacity > 0 ? reader->capacity * 2 : BLOCK_SIZE;
    char *buffer = reader->allocator.resize(reader->allocator.user, reader->buffer,
                                            reader->capacity, capacity);
    if (buffer == NULL)
        return false;
    reader->buffer = buffer;
    reader->capacity = capacity;
    return true;
}

line_status line_reader_fill(line_reader *reader)
{
    size_t held = reader->end - reader->start;
    if (held > reader->line_size_max)
        return pass_over(reader, LINE_TOO_LONG);
    if (reader->start > 0) {
        memmove(reader->buffer, reader->buffer + reader->start, held);
        reader->searched -= reader->start;
        reader->start = 0;
        reader->end = held;
    }
    if (reader->end == reader->capacity && !grow(reader)) {
        if (reader->capacity == 0) {
            reader->at_end = true;
            errno = ENOMEM;
            return LINE_FAILED;
        }
        return pass_over(reader, LINE_NO_MEMORY);
    }
    return read_some(reader, reader->capacity - reader->end) ? LINE_NEEDS_MORE : LINE_FAILED;
}
