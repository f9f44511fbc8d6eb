/* What a script's state allocates: where a limit on memory, strings, tables or stacks is seen, and
 * what is charged for blocks. How blocks are found and joined is in sandbox_arena.c. */
#include "sandbox_private.h"

#include <string.h>

enum {
    STRING_OVERHEAD = 64, /* an upper bound for what Lua adds to a string's bytes */
    SLOT = 16,            /* bytes of one value on a Lua stack */
    RESERVE = 5,          /* slots that Lua adds to each stack */
    TALL_STACK = 6000,    /* slots from which one instruction can take long */
    BLOCK_COST = 2,
    CORE_BLOCK_COST = 60,
    BYTES_A_UNIT = 16,
};

/* ---- the first blocks ---- */

/* Lua takes the seed of its string hash from addresses and the time of day, and offers no way to
 * give one. The seed decides in which order keys lie in a table, hence when a table with deleted
 * keys grows, hence how much memory a script has used at a given moment: not the same in two runs.
 * So it is put in place here, where it was just made and nothing was hashed with it yet: when Lua
 * asks for its second block. The record is recognized by all its neighbours having the values that
 * Lua 5.4 gives them at this moment; where they have not, nothing is touched. */
static void set_hash_seed(sandbox *box)
{
    typedef struct tagged {
        lua_Integer value;
        unsigned char tag;
    } tagged;
    typedef struct expected {
        lua_Alloc allocate;
        void *user;
        ptrdiff_t bytes;
        ptrdiff_t debt;
        size_t estimate;
        size_t last_atomic;
        void *strings;
        int string_count;
        int string_size;
        tagged registry;
        tagged not_complete;
        unsigned int seed;
        unsigned char current_white;
    } expected;

    size_t size = arena_block_cost(box->first_block) - 2 * sizeof(size_t);
    for (size_t offset = 0; offset + sizeof(expected) <= size; offset += sizeof(void *)) {
        expected found;
        memcpy(&found, (char *)box->first_block + offset, sizeof found);
        bool is_it = found.allocate == sandbox_resize_for_lua && found.user == box &&
                     found.debt == 0 && found.strings == NULL && found.string_count == 0 &&
                     found.string_size == 0 && found.registry.tag == LUA_TNIL &&
                     found.not_complete.value == 0 && found.not_complete.tag == LUA_TNUMBER &&
                     found.current_white == 8;
        if (!is_it)
            continue;
        unsigned int seed = sandbox_hash_seed(box->limits.seed);
        memcpy((char *)box->first_block + offset + offsetof(expected, seed), &seed, sizeof seed);
        box->seeded = true;
        return;
    }
}

static void note_first_blocks(sandbox *box, void *block)
{
    if (box->new_blocks == 0)
        box->first_block = block;
    box->new_blocks++;
}

/* ---- limits ---- */

static bool is_beyond_ceiling(const sandbox *box, const void *block, size_t new_size)
{
    size_t before = arena_block_cost(block);
    size_t now = arena_cost(new_size);
    return box->ready && now > before && now - before > box->ceiling - box->memory.used;
}

static void note_memory(sandbox *box)
{
    if (box->memory.used > box->peak)
        box->peak = box->memory.used;
    if (box->memory.used > box->pressure)
        box->must_sweep = true;
}

/* The number of entries when a block is the hash part of a table, else 0. It is known by its size,
 * a power of two times that of an entry, as no other array of Lua has. */
static size_t entries_of_block(size_t size)
{
    enum { ENTRY = 3 * sizeof(void *), FEWEST = 64 };
    size_t entries = size / ENTRY;
    bool is_hash_part = size % ENTRY == 0 && entries >= FEWEST && (entries & (entries - 1)) == 0;
    return is_hash_part ? entries : 0;
}

/* What Lua does with a new block: it fills it, and looks at it again when it collects garbage. A
 * hash part is the expensive case, since every entry is put in its place anew. */
static void charge_block(sandbox *box, size_t size)
{
    size_t entries = entries_of_block(size);
    if (box->ready && !box->dead && entries > box->limits.table)
        sandbox_stop(box, SANDBOX_TABLE, entries);
    sandbox_spend(box, BLOCK_COST + (entries > 0 ? size / 4 : size / BYTES_A_UNIT));
}

/* ---- Lua's stacks ---- */

/* A value with a metamethod __call is put below its arguments, and its handler is called instead:
 * all arguments move up by one. When the handler is such a value again this repeats, in a loop in
 * which no hook fires, and which a value that is its own handler never ends: its time is quadratic
 * in the size of the stack. It is known by what nothing else does: the stack doubles again and
 * again while the same function runs, and nothing is charged in between. A stack that was large
 * before does not grow, so there is a limit for all of them. */
static void check_stack(sandbox *box, size_t slots, const void *running)
{
    enum { SMALL = 1000, GROWTHS = 3 };
    if (slots > box->stack_peak)
        box->stack_peak = slots;
    if (slots > box->limits.stack)
        sandbox_stop(box, SANDBOX_STACK, 0);
    bool is_same = running == box->growing && box->newest_spent == box->spent_at_growth;
    box->growths = is_same && slots >= SMALL ? box->growths + 1 : 1;
    box->growing = running;
    box->spent_at_growth = box->spent;
    if (box->growths >= GROWTHS)
        sandbox_stop(box, SANDBOX_STACK, slots);
}

/* Lua moves a stack that grows: it takes a new block, copies the values, turns all pointers to the
 * new block, and gives back the old one; so it does when the collector makes a stack smaller. At
 * this last step the new block is known for a stack by the call that is active, whose record begins
 * with the place of its function on the stack. */
static void note_freed(sandbox *box, size_t freed)
{
    char *newest = box->newest;
    size_t size = box->newest_size;
    box->newest = NULL;
    lua_Debug activation = {.i_ci = NULL};
    if (newest == NULL || size == freed || !box->ready || box->dead || box->running == NULL ||
        lua_getstack(box->running, 0, &activation) == 0)
        return;
    char *function;
    memcpy(&function, activation.i_ci, sizeof function);
    if (function < newest || function >= newest + size)
        return;
    size_t slots = size / SLOT - RESERVE;
    if (size > freed)
        check_stack(box, slots, activation.i_ci);
    if (slots > TALL_STACK || lua_gethookcount(box->running) != SANDBOX_TICK)
        sandbox_set_tick(box->running, slots > TALL_STACK ? SANDBOX_TALL_TICK : SANDBOX_TICK);
}

static void note_new(sandbox *box, void *block, size_t size, uint64_t spent_before)
{
    box->newest = size % SLOT == 0 && size / SLOT > RESERVE ? block : NULL;
    box->newest_size = size;
    box->newest_spent = spent_before;
}

/* ---- allocators ---- */

/* The allocator of the state. At a limit it leaves and never answers NULL: several paths of Lua 5.4
 * corrupt memory when it does. Outside of every entry (host code that touches the state
 * unprotected) there is nowhere to leave to; the state is then marked dead and the host gets what
 * it asked for, as far as the region goes. */
void *sandbox_resize_for_lua(void *user, void *block, size_t old_size, size_t new_size)
{
    sandbox *box = user;
    if (new_size == 0) {
        note_freed(box, old_size);
        return arena_resize(&box->memory, block, 0);
    }
    if (box->L == NULL && box->new_blocks == 1)
        set_hash_seed(box);
    uint64_t spent_before = box->spent;
    bool is_string = block == NULL && old_size == LUA_TSTRING;
    if (is_string && new_size > box->limits.string + STRING_OVERHEAD)
        sandbox_check_string(box, new_size - STRING_OVERHEAD);
    if (!box->dead && is_beyond_ceiling(box, block, new_size))
        sandbox_stop(box, SANDBOX_MEMORY, 0);
    if (block == NULL || new_size > old_size)
        charge_block(box, new_size);

    void *result = arena_resize(&box->memory, block, new_size);
    if (result == NULL) {
        if (box->ready || box->entry != NULL)
            sandbox_stop(box, SANDBOX_MEMORY, 0);
        return NULL;
    }
    if (box->L == NULL)
        note_first_blocks(box, result);
    note_new(box, block == NULL && old_size == 0 ? result : NULL, new_size, spent_before);
    note_memory(box);
    return result;
}

/* No jump may pass a frame of the core, so what its blocks cost is only noted: the next charge of
 * the script sees it. */
static void *resize_for_core(void *user, void *block, size_t old_size, size_t new_size)
{
    sandbox *box = user;
    (void)old_size; /* blocks know their size */
    if (new_size == 0)
        return arena_resize(&box->memory, block, 0);
    if (box->dead || is_beyond_ceiling(box, block, new_size)) {
        box->refused = true;
        return NULL;
    }
    box->spent += CORE_BLOCK_COST + new_size / BYTES_A_UNIT;
    void *result = arena_resize(&box->memory, block, new_size);
    if (result == NULL)
        box->refused = true;
    else
        note_memory(box);
    return result;
}

sandbox_allocator sandbox_core_allocator(sandbox *box)
{
    return (sandbox_allocator){.resize = resize_for_core, .user = box};
}

sandbox *sandbox_of(lua_State *L)
{
    void *user;
    return lua_getallocf(L, &user) == sandbox_resize_for_lua ? user : NULL;
}

void sandbox_check_string(sandbox *box, size_t size)
{
    if (box->ready && !box->dead && size > box->limits.string)
        sandbox_stop(box, SANDBOX_STRING, size);
}
