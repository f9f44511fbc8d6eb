/* The caller's allocator, growable arrays over it, and the arena that holds all of a turn. */
#ifndef LAW_MEMORY_H
#define LAW_MEMORY_H

#include <lawspeaker/lawspeaker.h>

/* The allocator to use where a caller gave `allocator`, NULL included. */
law_allocator law__allocator(const law_allocator *allocator);

/* NULL when there is no memory; size is at least 1. */
void *law__allocate(const law_allocator *allocator, size_t size);
void law__release(const law_allocator *allocator, void *block, size_t size); /* block may be NULL */

/* Makes room for one more element behind `count`; doubles. False: no memory, nothing has changed.
 */
bool law__grow(const law_allocator *allocator, void **array, size_t *capacity, size_t count,
               size_t element_size);

/* Hands out parts of one block, front to back, each aligned for any type. With `base` NULL it only
 * measures: laying out twice, first to measure, keeps size and layout from ever disagreeing. */
typedef struct {
    unsigned char *base;
    size_t used;
    bool overflowed; /* a size beyond size_t was asked for */
} law__arena;

void *law__arena_take(law__arena *arena, size_t count, size_t element_size);

#endif
