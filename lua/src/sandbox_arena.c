/* Blocks carry their size before them (boundary tags), so that free neighbours become one block
 * again. Small blocks are first kept as they are, in lists by size: most scripts ask for the same
 * few sizes over and over. Everything here depends on sizes and their order only, never on
 * addresses, so that a script's memory use is the same in every process. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, also with C_EXTENSIONS off */

#include "sandbox_arena.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#if defined(__unix__) || defined(__APPLE__)
#define ARENA_HAS_MMAP 1
#include <sys/mman.h>
#if !defined(MAP_NORESERVE)
#define MAP_NORESERVE 0
#endif
#endif

/* A block as its neighbours see it. The first field belongs to the block before: it is part of its
 * payload while that one is in use, and holds its size while it is free. */
typedef struct arena_block {
    size_t size_before;
    size_t size; /* of this block, header included, and two flags */
} arena_block;

struct arena_free {
    arena_block block;
    arena_free *next;
    arena_free *previous;
};

enum {
    IN_USE = 1,
    BEFORE_IN_USE = 2,
    FLAGS = 15,
    HEADER = sizeof(arena_block),
    UNIT = 16,
    SMALLEST = sizeof(arena_free), /* 32 on a 64-bit system */
    EXACT_BINS = 64,
    FAST_LARGEST = (ARENA_FAST_LISTS - 1) * UNIT,
};

static size_t size_of(const arena_block *block)
{
    return block->size & ~(size_t)FLAGS;
}

static arena_block *block_at(void *place)
{
    return (arena_block *)place;
}

static arena_block *after(arena_block *block)
{
    return block_at((char *)block + size_of(block));
}

static void *payload_of(arena_block *block)
{
    return (char *)block + HEADER;
}

static arena_block *block_of(const void *payload)
{
    return block_at((char *)(uintptr_t)payload - HEADER);
}

static bool is_top(const arena *memory, const arena_block *block)
{
    return (const char *)block == memory->base + memory->top;
}

size_t arena_cost(size_t size)
{
    if (size > SIZE_MAX / 2)
        return SIZE_MAX / 2;
    size_t cost = (size + sizeof(size_t) + UNIT - 1) & ~(size_t)(UNIT - 1);
    return cost < SMALLEST ? SMALLEST : cost;
}

size_t arena_extent(const arena *memory)
{
    return memory->top + HEADER;
}

size_t arena_block_cost(const void *block)
{
    return block == NULL ? 0 : size_of(block_of(block));
}

/* ---- bins ---- */

static int highest_bit(size_t size)
{
    int bit = 0;
    for (int step = 32; step > 0; step /= 2) {
        if ((uint64_t)size >> step != 0) {
            size = (size_t)((uint64_t)size >> step);
            bit += step;
        }
    }
    return bit;
}

static int bin_of(size_t size)
{
    if (size < EXACT_BINS * UNIT)
        return (int)(size / UNIT);
    int octave = highest_bit(size);
    int bin = EXACT_BINS + (octave - 10) * 8 + (int)((size >> (octave - 3)) & 7);
    return bin < ARENA_BINS ? bin : ARENA_BINS - 1;
}

/* The first bin in which every block is large enough, so that none has to be searched. */
static int bin_for(size_t size)
{
    if (size < EXACT_BINS * UNIT)
        return (int)(size / UNIT);
    return bin_of(size + ((size_t)1 << (highest_bit(size) - 3)) - UNIT);
}

static void put_in_bin(arena *memory, arena_block *block)
{
    int bin = bin_of(size_of(block));
    arena_free *free_block = (arena_free *)block;
    free_block->previous = NULL;
    free_block->next = memory->bins[bin];
    if (free_block->next != NULL)
        free_block->next->previous = free_block;
    memory->bins[bin] = free_block;
    memory->filled[bin / 64] |= (uint64_t)1 << (bin % 64);
}

static void take_from_bin(arena *memory, arena_block *block)
{
    int bin = bin_of(size_of(block));
    arena_free *free_block = (arena_free *)block;
    if (free_block->next != NULL)
        free_block->next->previous = free_block->previous;
    if (free_block->previous != NULL)
        free_block->previous->next = free_block->next;
    else
        memory->bins[bin] = free_block->next;
    if (memory->bins[bin] == NULL)
        memory->filled[bin / 64] &= ~((uint64_t)1 << (bin % 64));
}

static arena_block *find_in_bins(const arena *memory, size_t size)
{
    int bin = bin_for(size);
    size_t word = (size_t)bin / 64;
    uint64_t bits = memory->filled[word] & (~(uint64_t)0 << (bin % 64));
    while (bits == 0) {
        if (++word >= sizeof memory->filled / sizeof *memory->filled)
            return NULL;
        bits = memory->filled[word];
    }
    int bit = 0;
    while ((bits >> bit & 0xFF) == 0)
        bit += 8;
    while ((bits >> bit & 1) == 0)
        bit++;
    arena_block *block = &memory->bins[word * 64 + (size_t)bit]->block;
    return size_of(block) >= size ? block : NULL; /* only the last bin holds mixed sizes */
}

/* ---- giving back ---- */

/* Makes a block free for any use, joined with its free neighbours. */
static void release(arena *memory, arena_block *block)
{
    size_t size = size_of(block);
    if ((block->size & BEFORE_IN_USE) == 0) {
        arena_block *before = block_at((char *)block - block->size_before);
        take_from_bin(memory, before);
        size += size_of(before);
        block = before;
    }
    arena_block *next = block_at((char *)block + size);
    if (!is_top(memory, next) && (next->size & IN_USE) == 0) {
        take_from_bin(memory, next);
        size += size_of(next);
        next = block_at((char *)block + size);
    }
    if (is_top(memory, next)) {
        memory->top -= size;
        return;
    }
    block->size = size | BEFORE_IN_USE; /* two free blocks are never neighbours */
    next->size_before = size;
    next->size &= ~(size_t)BEFORE_IN_USE;
    put_in_bin(memory, block);
}

/* Gives up the lists of small blocks, so that what is free can serve larger requests. */
static void release_fast_lists(arena *memory)
{
    for (int list = 0; list < ARENA_FAST_LISTS; list++) {
        while (memory->fast[list] != NULL) {
            void *payload = memory->fast[list];
            memcpy(&memory->fast[list], payload, sizeof(void *));
            release(memory, block_of(payload));
        }
    }
}

static void give_back(arena *memory, void *payload)
{
    arena_block *block = block_of(payload);
    size_t size = size_of(block);
    memory->used -= size;
    if (size > FAST_LARGEST) {
        release(memory, block);
        return;
    }
    memcpy(payload, &memory->fast[size / UNIT], sizeof(void *));
    memory->fast[size / UNIT] = payload;
}

/* ---- handing out ---- */

/* Cuts what is beyond `size` off a block that is in use. */
static void cut(arena *memory, arena_block *block, size_t size)
{
    size_t rest = size_of(block) - size;
    if (rest < SMALLEST)
        return;
    block->size = size | (block->size & FLAGS);
    arena_block *tail = after(block);
    tail->size = rest | IN_USE | BEFORE_IN_USE;
    release(memory, tail);
}

static arena_block *take(arena *memory, size_t size)
{
    arena_block *block = find_in_bins(memory, size);
    if (block != NULL) {
        take_from_bin(memory, block);
        block->size |= IN_USE;
        after(block)->size |= BEFORE_IN_USE;
        cut(memory, block, size);
        return block;
    }
    if (memory->size - memory->top < size + HEADER)
        return NULL;
    block = block_at(memory->base + memory->top);
    block->size =
        size | IN_USE | BEFORE_IN_USE; /* a free block before the top would be part of it */
    memory->top += size;
    return block;
}

static void *hand_out(arena *memory, size_t size)
{
    if (size <= FAST_LARGEST && memory->fast[size / UNIT] != NULL) {
        void *payload = memory->fast[size / UNIT];
        memcpy(&memory->fast[size / UNIT], payload, sizeof(void *));
        memory->used += size;
        return payload;
    }
    arena_block *block = take(memory, size);
    if (block == NULL) {
        release_fast_lists(memory);
        block = take(memory, size);
    }
    if (block == NULL)
        return NULL;
    memory->used += size_of(block);
    return payload_of(block);
}

/* Tries to make room behind a block that is in use. */
static bool extend(arena *memory, arena_block *block, size_t size)
{
    arena_block *next = after(block);
    size_t missing = size - size_of(block);
    if (is_top(memory, next)) {
        if (memory->size - memory->top < missing + HEADER)
            return false;
        memory->top += missing;
        block->size += missing;
        return true;
    }
    if ((next->size & IN_USE) != 0 || size_of(next) < missing)
        return false;
    take_from_bin(memory, next);
    block->size += size_of(next);
    after(block)->size |= BEFORE_IN_USE;
    cut(memory, block, size);
    return true;
}

void *arena_resize(arena *memory, void *payload, size_t new_size)
{
    if (new_size == 0) {
        if (payload != NULL)
            give_back(memory, payload);
        return NULL;
    }
    size_t size = arena_cost(new_size);
    if (payload == NULL)
        return hand_out(memory, size);

    arena_block *block = block_of(payload);
    size_t old = size_of(block);
    if (size <= old) {
        cut(memory, block, size);
        memory->used -= old - size_of(block);
        return payload;
    }
    if (extend(memory, block, size)) {
        memory->used += size_of(block) - old;
        return payload;
    }
    void *moved = hand_out(memory, size);
    if (moved == NULL)
        return NULL;
    memcpy(moved, payload, old - sizeof(size_t));
    give_back(memory, payload);
    return moved;
}

/* ---- the region ---- */

#if defined(ARENA_HAS_MMAP)
static void *map(void *place, size_t size, int flags)
{
    void *region = mmap(place, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | flags, -1, 0);
    return region == MAP_FAILED ? NULL : region;
}

/* Lua hashes tables and functions by the lower 32 bits of their address. A base that is a multiple
 * of 4 GiB makes these the same in every process, and with them the moments at which a table grows.
 * The places tried are empty on the systems we know; where none is free, any other region does. */
static bool map_aligned(arena *memory)
{
#if UINTPTR_MAX > 0xFFFFFFFFu && defined(MAP_FIXED_NOREPLACE)
    static const uint64_t starts[] = {UINT64_C(0x200000000000), UINT64_C(0x2000000000)};
    enum { SLOTS = 1024, TRIES = 32 };
    size_t stride = (memory->size >> 32) + 1;
    size_t first = ((uintptr_t)memory >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 40;
    for (size_t start = 0; start < sizeof starts / sizeof *starts; start++) {
        for (size_t attempt = 0; attempt < TRIES; attempt++) {
            uint64_t slot = (first + attempt) % (start == 0 ? SLOTS : TRIES);
            void *wanted = (void *)(uintptr_t)(starts[start] + (slot * stride << 32));
            void *region = map(wanted, memory->size, MAP_FIXED_NOREPLACE);
            if (region == wanted) {
                memory->base = region;
                return true;
            }
            if (region != NULL)
                munmap(region, memory->size);
        }
    }
#else
    (void)memory;
#endif
    return false;
}
#endif

void arena_trim(arena *memory, size_t extent_before)
{
#if defined(ARENA_HAS_MMAP) && defined(MADV_DONTNEED)
    enum { PAGE = 65536, KEPT = 128 * PAGE }; /* whatever the system's own size is */
    size_t start = KEPT + ((arena_extent(memory) + PAGE - 1) & ~(size_t)(PAGE - 1));
    if (extent_before > start)
        madvise(memory->base + start, extent_before - start, MADV_DONTNEED);
#else
    (void)memory;
    (void)extent_before;
#endif
}

bool arena_create(arena *memory, size_t size)
{
    static_assert(SMALLEST % UNIT == 0 && HEADER % UNIT == 0, "64-bit sizes are assumed");
    memset(memory, 0, sizeof *memory);
    memory->size = (size + 0xFFFF) & ~(size_t)0xFFFF;
#if defined(ARENA_HAS_MMAP)
    memory->aligned = map_aligned(memory);
    if (!memory->aligned)
        memory->base = map(NULL, memory->size, 0);
#else
    memory->base = malloc(memory->size);
#endif
    return memory->base != NULL;
}

void arena_destroy(arena *memory)
{
    if (memory->base == NULL)
        return;
#if defined(ARENA_HAS_MMAP)
    munmap(memory->base, memory->size);
#else
    free(memory->base);
#endif
    memory->base = NULL;
}
