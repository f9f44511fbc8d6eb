/* An allocator for tests: it counts, fences and moves blocks, checks the sizes that it is given
 * back, and refuses the request it is told to refuse. It knows nothing of what it is used for. */
#ifndef LAW_TEST_FAILING_ALLOCATOR_H
#define LAW_TEST_FAILING_ALLOCATOR_H

#include <lawspeaker/lawspeaker.h>

typedef struct {
    size_t fail_at;       /* the request that is refused, counted from 1; 0: none */
    size_t request_count; /* new and growing blocks so far */
    size_t block_count;   /* blocks that are out now */
    size_t byte_count;    /* their bytes */
    bool has_failed;      /* fail_at was reached */
    unsigned char junk;   /* fills what is handed out, so that nobody can rely on zeroes */
    char mistake[120];    /* the first wrong use; empty: none */
} failing_allocator;

void failing_allocator_begin(failing_allocator *allocator, size_t fail_at);
law_allocator failing_allocator_face(failing_allocator *allocator); /* borrows it */

/* Fails the running test when a mistake was made or a block is still out. */
#define failing_allocator_finish(allocator)                                                        \
    failing_allocator_finish_at(allocator, __FILE__, __LINE__)
void failing_allocator_finish_at(const failing_allocator *allocator, const char *file, int line);

#endif
