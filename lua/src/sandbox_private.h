/* What the files of the sandbox share among themselves: the record of one script, and the ways to
 * charge and to stop it. Nobody else includes this. */
#ifndef LAWSPEAKER_LUA_SANDBOX_PRIVATE_H
#define LAWSPEAKER_LUA_SANDBOX_PRIVATE_H

#include "sandbox.h"
#include "sandbox_arena.h"

#include <lauxlib.h>
#include <setjmp.h>
#include <stdatomic.h>

/* A thread that waits while another one runs: it has resumed that, or entered the script by it. */
typedef struct sandbox_waiting {
    lua_State *thread; /* NULL: none */
    const struct sandbox_waiting *outer;
} sandbox_waiting;

/* A C frame that entered the script: where a limit leaves to. */
typedef struct sandbox_entry {
    jmp_buf place;
    struct sandbox_entry *outer;
    sandbox_waiting waiting; /* what ran when this entry was made */
} sandbox_entry;

struct sandbox {
    arena memory;
    lua_State *L;
    sandbox_limits limits;

    bool ready;  /* counters run */
    bool sealed; /* scripts get no more modules */
    bool dead;
    bool refused;    /* the core was denied memory: the next `sandbox_leave` says so */
    bool must_sweep; /* memory is short: collect at the next safe place */
    bool seeded;     /* the seed of Lua's string hash is ours */
    atomic_bool interrupted;

    sandbox_entry *entry;           /* the innermost */
    int depth;                      /* how many there are */
    lua_State *running;             /* the thread that runs now, for the place in reports */
    const sandbox_waiting *waiting; /* those that wait for it, from the inside out */
    const char *subject;            /* by sandbox_set_subject */

    uint64_t spent;      /* instructions and units charged */
    uint64_t allowed;    /* how many there may be */
    uint64_t checkpoint; /* when `spent` reaches this, `sandbox_check` looks at everything */

    size_t baseline; /* memory at the end of set-up */
    size_t ceiling;  /* the most bytes in use there may be */
    size_t pressure; /* above this, garbage is collected before the ceiling is hit */
    size_t peak;

    uint64_t microseconds; /* in earlier calls */
    uint64_t allowed_time; /* microseconds */
    uint64_t entered;      /* when the outermost call began */

    uint64_t error_cost; /* of naming what an error was about: grows with the source */
    int closing;         /* coroutine.close calls that are running */
    void *newest;        /* the block handed out last, if it may be a stack */
    size_t newest_size;
    uint64_t newest_spent; /* before it was charged */
    size_t stack_peak;     /* slots of the largest stack there was */
    int growths;           /* of a stack, one after the other, with nothing between them */
    const void *growing;   /* the call that ran at the last of them */
    uint64_t spent_at_growth;
    int new_blocks; /* handed out while the state is being made */
    void *first_block;

    const char *compiled; /* the name of the text that is being compiled; NULL: none is */
    int compiled_line;    /* how far that has come */

    int raised_type; /* of the last error value that was no string */
    const void *raised;
    char raised_at[96]; /* "FILE:LINE: ", or empty */

    uint64_t random[4];

    sandbox_print *print;
    void *print_user;
    sandbox_find *find;
    void *find_user;

    void *host; /* by sandbox_set_host */

    sandbox_report_text report;
};

/* How many VM instructions pass between two calls of the hook. A count hook slows the VM by about
 * as much at any interval, so it is small: a single instruction can be expensive. */
enum { SANDBOX_TICK = 100, SANDBOX_CLOCK_INTERVAL = 200 };

/* The same for a thread whose stack has become large, where an instruction can take far longer. */
enum { SANDBOX_TALL_TICK = 5 };

void sandbox_set_tick(lua_State *L, int instructions);

/* What one step of a library loop over a table costs: a read and a write, with their look-ups. */
enum { SANDBOX_STEP = 4 };

/* Looks at the budget, the clock and the interrupt, and leaves if one of them says so. */
void sandbox_check(sandbox *box);

/* Marks the state dead and records why; `found` is what went beyond the limit, where that is not
 * the limit itself. The first reason stays. */
void sandbox_record(sandbox *box, sandbox_limit limit, uint64_t found);

/* Records, and leaves if there is an entry to leave to. It returns only outside of every entry,
 * that is, when host code touches a state unprotected. */
void sandbox_stop(sandbox *box, sandbox_limit limit, uint64_t found);

/* The allocator of the state: by it a state is known as one of ours. */
void *sandbox_resize_for_lua(void *user, void *block, size_t old_size, size_t new_size);

void sandbox_seed_random(sandbox *box, uint64_t seed);
/* A seed for Lua's string hash: nobody who sees the numbers of math.random can tell it. */
unsigned int sandbox_hash_seed(uint64_t seed);

static inline void sandbox_spend(sandbox *box, uint64_t units)
{
    box->spent += units;
    if (box->spent >= box->checkpoint)
        sandbox_check(box);
}

/* The charge for touching this many bytes. */
static inline void sandbox_spend_bytes(sandbox *box, size_t bytes)
{
    sandbox_spend(box, bytes / 32);
}

/* The charge for an error that was caught: Lua has searched the code of a function for a name to
 * blame, and walked all calls that are active. */
void sandbox_spend_error(lua_State *L);

/* Leaves when a string of this many bytes is more than a script may have. */
void sandbox_check_string(sandbox *box, size_t size);

/* Adds functions to the table on top of the stack. They become closures with one value, so that
 * they live in the arena, and a script that uses one as a key sees the same order everywhere. */
void sandbox_add_functions(lua_State *L, const luaL_Reg *functions);

/* Each pushes a fresh table with its library. */
void sandbox_open_coroutine(lua_State *L);
void sandbox_open_math(lua_State *L);
void sandbox_open_string(lua_State *L);
void sandbox_open_table(lua_State *L);
void sandbox_open_utf8(lua_State *L);

/* Adds the parts of the string library that have files of their own to the table on top. */
void sandbox_add_search(lua_State *L);
void sandbox_add_format(lua_State *L);
void sandbox_add_pack(lua_State *L);

/* Fills the table on top of the stack with the base functions and all libraries. */
void sandbox_open_libraries(lua_State *L);
/* The same for the globals of the script: errors know the names of these functions. */
void sandbox_open_globals(lua_State *L);
/* Gives strings their methods, from the `string` of the table on top of the stack. */
void sandbox_open_string_methods(lua_State *L);

/* Pushes any value as text, as `tostring` does: with `__tostring` and `__name`, without addresses.
 */
const char *sandbox_push_text(lua_State *L, int index, size_t *size);

int sandbox_pairs(lua_State *L); /* pairs(t), in order */

/* Compiles a source text, under the limits, and pushes its main function; raises what is wrong with
 * it, and leaves when it is too large. */
void sandbox_compile(lua_State *L, const char *source, size_t size, const char *chunk_name);

/* ---- text that grows, in the arena ---- */

/* It lives in a stack slot of its own, so that an error or a limit loses nothing. The functions
 * leave the stack as it was, except finish. */
typedef struct sandbox_text {
    lua_State *L;
    sandbox *box;
    char *bytes;
    size_t size;
    size_t capacity;
    int slot;
    char local[512];
} sandbox_text;

void sandbox_text_begin(sandbox_text *text, lua_State *L); /* takes one stack slot */
char *sandbox_text_reserve(sandbox_text *text, size_t size);
void sandbox_text_add(sandbox_text *text, const char *bytes, size_t size);
void sandbox_text_add_byte(sandbox_text *text, char byte);
void sandbox_text_finish(sandbox_text *text); /* pushes the string */

/* ---- order ---- */

/* A key or an element, with enough of its value beside it to compare without Lua. */
typedef struct sandbox_item {
    enum { ITEM_FALSE, ITEM_TRUE, ITEM_INTEGER, ITEM_FLOAT, ITEM_STRING, ITEM_OTHER } kind;
    int index; /* where the value itself is */
    union {
        lua_Integer integer;
        lua_Number number;
        const char *bytes;
    } value;
    size_t size;
    uint64_t prefix; /* the first eight bytes of a string, as a number that orders alike */
} sandbox_item;

/* Reads the value at a stack index; strings must stay alive while the item is used. */
sandbox_item sandbox_item_at(lua_State *L, int index);

/* Less than 0, 0, or more: booleans, then numbers, then strings by their bytes. */
int sandbox_item_compare(sandbox *box, const sandbox_item *a, const sandbox_item *b);

/* True when `a` must come before `b`. May raise. */
typedef bool sandbox_before(void *context, const sandbox_item *a, const sandbox_item *b);

/* A stable merge sort. `spare` has room for as many items. Ends for any answers of `before`. */
void sandbox_sort(sandbox_item *items, sandbox_item *spare, size_t count, sandbox_before *before,
                  void *context);

#endif
