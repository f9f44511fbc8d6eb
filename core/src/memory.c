/* The caller's allocator, growable arrays over it, and the arena that holds all of a turn. */
#include "memory.h"

#include <assert.h>
#include <stdlib.h>

static void *resize_by_default(void *user, void *block, size_t old_size, size_t new_size)
{
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size);
}

law_allocator law__allocator(const law_allocator *allocator)
{
    static const law_allocator by_default = {resize_by_default, NULL};
    return allocator != NULL && allocator->resize != NULL ? *allocator : by_default;
}

void *law__allocate(const law_allocator *allocator, size_t size)
{
    assert(size > 0);
    return allocator->resize(allocator->user, NULL, 0, size);
}

void law__release(const law_allocator *allocator, void *block, size_t size)
{
    if (block != NULL)
        allocator->resize(allocator->user, block, size, 0);
}

bool law__grow(const law_allocator *allocator, void **array, size_t *capacity, size_t count,
               size_t element_size)
{
    if (count < *capacity)
        return true;
    size_t larger = *capacity < 16 ? 16 : *capacity * 2;
    if (larger > SIZE_MAX / element_size)
        return false;
    void *grown =
        allocator->resize(allocator->user, *array, *capacity * element_size, larger * element_size);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = larger;
    return true;
}

void *law__arena_take(law__arena *arena, size_t count, size_t element_size)
{
    enum { ELEMENT_SIZE_MAX = 256 };
    const size_t alignment = _Alignof(max_align_t);
    size_t start = arena->used;
    assert(element_size <= ELEMENT_SIZE_MAX);
    if (count > (SIZE_MAX / 2) / ELEMENT_SIZE_MAX || start > SIZE_MAX / 4) {
        arena->overflowed = true;
        return NULL;
    }
    size_t size = (count * element_size + alignment - 1) / alignment * alignment;
    arena->used = start + size;
    return arena->base != NULL ? arena->base + start : NULL;
}
