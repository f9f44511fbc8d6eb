/* The memory of one script: a region taken from the system once, handed out in blocks, and dropped
 * whole. It knows nothing of Lua, of ceilings or of jumps. */
#ifndef LAWSPEAKER_LUA_SANDBOX_ARENA_H
#define LAWSPEAKER_LUA_SANDBOX_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    ARENA_FAST_LISTS = 33, /* blocks of up to 512 bytes, by size / 16 */
    ARENA_BINS = 304,      /* free blocks: exact below 1 KiB, then eight to an octave */
};

typedef struct arena_free arena_free;

typedef struct arena {
    char *base;
    size_t size;
    size_t top;   /* offset of the first byte that was never handed out */
    size_t used;  /* bytes in blocks that are in use, with their headers */
    bool aligned; /* the base is a multiple of 4 GiB, so that addresses repeat from run to run */
    void *fast[ARENA_FAST_LISTS];
    arena_free *bins[ARENA_BINS];
    uint64_t filled[(ARENA_BINS + 63) / 64]; /* a bit for each bin that is not empty */
} arena;

/* Answers false when the system has no such region. Pages cost nothing until they are touched. */
bool arena_create(arena *memory, size_t size);
void arena_destroy(arena *memory);

/* As `lua_Alloc` without its user value: NULL and a size allocates, size 0 frees, shrinking never
 * fails, and NULL is the answer when the region has no room. Blocks are aligned to 16 bytes. */
void *arena_resize(arena *memory, void *payload, size_t new_size);

/* How many bytes, from the base on, hold everything that was ever handed out. */
size_t arena_extent(const arena *memory);

/* Gives the system back what lies far behind the extent, up to the end of another, earlier one;
 * what lies near it will be wanted again soon. */
void arena_trim(arena *memory, size_t extent_before);

/* What a block of this many bytes adds to `used`; an upper bound for sizes near SIZE_MAX. */
size_t arena_cost(size_t size);

/* What an existing block (or NULL) adds to `used`. */
size_t arena_block_cost(const void *block);

#endif
