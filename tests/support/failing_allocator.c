/* An allocator for tests: it counts, fences and moves blocks, checks the sizes that it is given
 * back, and refuses the request it is told to refuse. It knows nothing of what it is used for. */
#include "failing_allocator.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FENCE = 0x5eed, FREED = 0xdead };

/* Before each block; the block after it is aligned for any type. A fence also stands behind the
 * block. */
typedef union {
    struct {
        size_t size;
        uint64_t fence;
    } is;
    max_align_t aligned;
} head;

static void note_mistake(failing_allocator *allocator, const char *what, size_t is, size_t claimed)
{
    if (allocator->mistake[0] == '\0')
        snprintf(allocator->mistake, sizeof allocator->mistake,
                 "%s: block of %zu bytes, said to have %zu", what, is, claimed);
}

static void write_end_fence(unsigned char *block, size_t size)
{
    const uint64_t fence = FENCE;
    memcpy(block + size, &fence, sizeof fence);
}

static bool has_end_fence(const unsigned char *block, size_t size)
{
    uint64_t fence;
    memcpy(&fence, block + size, sizeof fence);
    return fence == FENCE;
}

static void *take(failing_allocator *allocator, size_t size)
{
    allocator->request_count++;
    if (allocator->request_count == allocator->fail_at) {
        allocator->has_failed = true;
        return NULL;
    }
    head *taken = malloc(sizeof *taken + size + sizeof(uint64_t));
    if (taken == NULL)
        return NULL;
    taken->is.size = size;
    taken->is.fence = FENCE;
    unsigned char *block = (unsigned char *)(taken + 1);
    memset(block, allocator->junk, size);
    write_end_fence(block, size);
    allocator->block_count++;
    allocator->byte_count += size;
    return block;
}

/* Whether the block is one of ours, whole, and as large as is claimed. */
static bool check(failing_allocator *allocator, unsigned char *block, size_t claimed)
{
    const head *before = (const head *)(const void *)block - 1;
    if (before->is.fence != FENCE) {
        note_mistake(allocator, "not a block, or freed", 0, claimed);
        return false;
    }
    if (before->is.size != claimed)
        note_mistake(allocator, "wrong size", before->is.size, claimed);
    if (!has_end_fence(block, before->is.size))
        note_mistake(allocator, "written beyond the end", before->is.size, claimed);
    return true;
}

static void give_back(failing_allocator *allocator, unsigned char *block)
{
    head *before = (head *)(void *)block - 1;
    allocator->block_count--;
    allocator->byte_count -= before->is.size;
    memset(block, 0xdd, before->is.size);
    before->is.fence = FREED;
    free(before);
}

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    failing_allocator *allocator = user;
    if (block == NULL) {
        if (old_size != 0)
            note_mistake(allocator, "no block", 0, old_size);
        if (new_size == 0) {
            note_mistake(allocator, "nothing asked for", 0, 0);
            return NULL;
        }
        return take(allocator, new_size);
    }
    if (!check(allocator, block, old_size))
        return NULL;
    if (new_size == 0) {
        give_back(allocator, block);
        return NULL;
    }
    void *moved = take(allocator, new_size);
    if (moved == NULL)
        return NULL;
    memcpy(moved, block, old_size < new_size ? old_size : new_size);
    give_back(allocator, block);
    return moved;
}

void failing_allocator_begin(failing_allocator *allocator, size_t fail_at)
{
    *allocator = (failing_allocator){.fail_at = fail_at, .junk = 0xa5};
}

law_allocator failing_allocator_face(failing_allocator *allocator)
{
    return (law_allocator){.resize = resize, .user = allocator};
}

void failing_allocator_finish_at(const failing_allocator *allocator, const char *file, int line)
{
    if (allocator->mistake[0] != '\0') {
        print_error("allocator: %s\n", allocator->mistake);
        _fail(file, line);
    }
    if (allocator->block_count != 0) {
        print_error("allocator: %zu blocks of %zu bytes were not given back\n",
                    allocator->block_count, allocator->byte_count);
        _fail(file, line);
    }
}
