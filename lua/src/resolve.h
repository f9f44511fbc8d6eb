/* The loop of `law resolve`: positions in, results out, a line each, in the same order. It needs
 * POSIX for its input and output, and knows no Lua: maps by name come from whoever calls it. */
#ifndef LAW_RESOLVE_H
#define LAW_RESOLVE_H

#include "json_read.h"

#include <stdio.h>

enum { RESOLVE_LINE_SIZE_MAX = 512 * 1024 * 1024 };

typedef struct {
    bool explain;          /* add the facts behind each verdict */
    const json_maps *maps; /* asked once a name; its maps must live until resolve returns */
    const law_allocator *allocator;     /* NULL: realloc and free */
    int output;                         /* the descriptor for results, 1 as a rule */
    FILE *messages;                     /* for what is not about a line: stderr as a rule */
    bool (*is_interrupted)(void *user); /* asked once a line: true ends the run; may be NULL */
    void *user;
} resolve_options;

/* Resolves the files in turn; "-" is standard input, and so is a count of 0. Returns the exit
 * status: 0, or 1 when a line could not be used, a file not be read, or a result not be written. */
int resolve(const resolve_options *options, const char *const *files, size_t file_count);

#endif
