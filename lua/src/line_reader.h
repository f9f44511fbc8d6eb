/* Lines of a file of any size, read in big blocks. It knows descriptors (POSIX) and line feeds. */
#ifndef LAW_LINE_READER_H
#define LAW_LINE_READER_H

#include <lawspeaker/lawspeaker.h>

typedef struct {
    law_allocator allocator;
    size_t line_size_max;
    int descriptor;
    char *buffer;
    size_t capacity;
    size_t start, end; /* what is read and not yet given */
    size_t searched;   /* up to here there is no line feed */
    uint64_t line;     /* number of the line just given, from 1 */
    bool at_end;
} line_reader;

typedef enum {
    LINE_READ,       /* here it is */
    LINE_NEEDS_MORE, /* none is complete: line_reader_fill, then line_reader_next again */
    LINE_TOO_LONG,   /* it was longer than the limit; what comes next is the line after it */
    LINE_NO_MEMORY,  /* the same, for want of memory */
    LINE_END,        /* there are no more */
    LINE_FAILED      /* the file cannot be read; errno says why */
} line_status;

line_reader line_reader_empty(const law_allocator *allocator, size_t line_size_max);
void line_reader_destroy(line_reader *reader);
/* Begins with another file, in the same memory. */
void line_reader_open(line_reader *reader, int descriptor);
/* The next line of what is in memory, without its line feed. It lives until the next call of
 * either. */
line_status line_reader_next(line_reader *reader, const char **line, size_t *size);
/* Waits for more of the file. LINE_NEEDS_MORE where all is well, else what is wrong. */
line_status line_reader_fill(line_reader *reader);

#endif
