/* A Lua state for one script that is not ours: what the script may call, what it may use up, and
 * how it is stopped. It knows Lua and libc; it knows neither the core nor any game.
 *
 * A limit leaves, it does not raise: control jumps to the innermost `sandbox_call` or
 * `sandbox_run`, the state is dead from then on (no instruction, handler or finalizer of the script
 * runs again), and `sandbox_destroy` drops its memory whole, without `lua_close`.
 *
 * Order of use:
 *     sandbox_create      whitelist in place, nothing counted yet
 *     (set-up by the host: bindings, `sandbox_preload`, library code; trusted)
 *     sandbox_ready       the counters start
 *     sandbox_load, sandbox_call, sandbox_run, sandbox_copy ... any number of times
 *     sandbox_destroy     at any time, but not while a call of this sandbox is running
 *
 * A sandbox belongs to one thread at a time; only `sandbox_interrupt` may be called from elsewhere.
 * Different sandboxes share nothing. */
#ifndef LAWSPEAKER_LUA_SANDBOX_H
#define LAWSPEAKER_LUA_SANDBOX_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sandbox sandbox;

typedef enum sandbox_status {
    SANDBOX_OK,
    SANDBOX_ERROR, /* the script raised an error: its value is on top of the stack */
    SANDBOX_LIMIT, /* a limit was hit: the state is dead, `sandbox_report` says why */
} sandbox_status;

typedef enum sandbox_limit {
    SANDBOX_NO_LIMIT,
    SANDBOX_INSTRUCTIONS,
    SANDBOX_MEMORY,
    SANDBOX_TIME,
    SANDBOX_INTERRUPTED, /* by `sandbox_interrupt` */
    SANDBOX_DEPTH,
    SANDBOX_SOURCE,
    SANDBOX_STRING,
    SANDBOX_TABLE,
    SANDBOX_STACK,
} sandbox_limit;

/* What a script may use up. Begin with `sandbox_default_limits` and change what differs; a zero
 * means zero. Memory, instructions and time count from `sandbox_ready`. */
typedef struct sandbox_limits {
    size_t memory;         /* bytes, those of the core's objects in the arena included */
    uint64_t instructions; /* of the VM; library functions are charged by the bytes they touch */
    uint32_t milliseconds; /* spent inside the script, all calls together: only a backstop */
    size_t source;         /* bytes of one source text */
    size_t string;         /* bytes of one string: bounds what a single instruction can cost */
    size_t table;          /* entries of one table, those of its list not counted; see below */
    size_t stack;          /* values on the stack of one coroutine; see below */
    int depth;             /* of calls that enter the script again from below itself */
    uint64_t seed;         /* of math.random; it decides nothing else that a script can see */
} sandbox_limits;

/* 64 MiB, 200 million instructions, 20 seconds, 1 MiB of source, 1 MiB strings, 131,072 entries,
 * 40,960 values on a stack, 16 deep, seed 1.
 *
 * About the table limit: keys can be chosen so that all of them collide when a table grows. Lua
 * then needs time quadratic in their number for one instruction, and nothing can stop it inside,
 * neither the time limit nor an interrupt: 20 milliseconds for a table of 8,192 entries, a second
 * for 65,536, five for 131,072. A host that must stop a stranger's script at once sets 8,192, or
 * runs it in a process that it can kill.
 *
 * So it is with strings: Lua compares two by "<" piece by piece where they hold zeros, which takes
 * some 10 milliseconds for a megabyte of them; and with chains of __index, of which one instruction
 * may walk 2,000. The clock is looked at every 200 instructions.
 *
 * About the stack limit: a call of Lua takes as many values as it has locals and temporaries, three
 * at least. Lua doubles a stack that is full, so a script can be stopped from half the limit on. A
 * large stack makes a chain of __call metamethods slow in the same way; at 40,960 one such call
 * takes less than a second. Chains that themselves make a stack grow are stopped far sooner. */
sandbox_limits sandbox_default_limits(void);

/* What stopped a script. `text` is one line for people: lower case, no full stop, control bytes
 * escaped, and it names the figure: "instruction limit of 200000000 reached". The place is where
 * the script was, "FILE:LINE", or empty where that is not known. Where the script is about one file
 * (`sandbox_set_subject`), it is the innermost line of that file that was running, if one was; then
 * `within` is where the script was, unless that is the place itself. */
typedef struct sandbox_report_text {
    sandbox_limit limit;
    uint64_t figure; /* the limit's own number: instructions, bytes, milliseconds, calls */
    char place[96];
    char within[96];
    char text[192];
} sandbox_report_text;

typedef struct sandbox_usage {
    uint64_t instructions;
    size_t memory;      /* bytes now, above those of the set-up */
    size_t memory_peak; /* the most there were */
    size_t stack_peak;  /* values the largest stack of a coroutine had room for */
    uint64_t microseconds;
} sandbox_usage;

/* The shape of the core's allocator, and of `lua_Alloc`. */
typedef struct sandbox_allocator {
    void *(*resize)(void *user, void *block, size_t old_size, size_t new_size);
    void *user;
} sandbox_allocator;

/* ---- life ---- */

/* Makes a state with the whitelist in its globals. Answers false, with *out NULL, when the host has
 * no memory for it, or when the memory limit is too small or too large to be possible. */
bool sandbox_create(sandbox **out, const sandbox_limits *limits);

/* A copy of the whole state as it is now, to go back to; it is to be freed. NULL: the host has no
 * memory for it, or the state is dead or running. */
typedef struct sandbox_image sandbox_image;
sandbox_image *sandbox_keep(const sandbox *box);

/* Goes back to what was kept of this sandbox: memory, counters and limits are again what they were,
 * byte for byte, and nothing remembers what happened since. A state that a limit has ended lives
 * again. False: nothing was kept (NULL), or the state is running. Whatever of the host's points
 * into the state's memory must be from before it was kept. */
bool sandbox_renew(sandbox *box, const sandbox_image *image);

/* NULL is fine. No finalizer runs: what host objects hold outside the arena is the host's to free.
 * (Objects from `sandbox_core_allocator` live in the arena and go with it.) */
void sandbox_destroy(sandbox *box);

/* The main thread of the state. Between create and ready the host registers what it likes on it. */
lua_State *sandbox_state(const sandbox *box);

/* The end of set-up: collects garbage, installs the hook, and starts all counters. */
void sandbox_ready(sandbox *box);

/* The sandbox that a state (or any coroutine of it) belongs to; NULL in a stock Lua state. It costs
 * next to nothing and never raises. */
sandbox *sandbox_of(lua_State *L);

/* Whatever the host wants to find again where it has only the sandbox; NULL at first. A state that
 * is renewed has what it had when it was kept. */
void sandbox_set_host(sandbox *box, void *host);
void *sandbox_host(const sandbox *box);

/* The file that reports are about, by its name; NULL, as at first: none. Whoever sets it keeps the
 * text. As with the host, a renewed state has what it had. */
void sandbox_set_subject(sandbox *box, const char *file);

/* ---- set-up ---- */

/* Pushes a fresh table with copies of all whitelisted functions and libraries, for library code of
 * ours: a script that overwrites `string.format` does not reach it. It holds in addition
 *     next       the raw one, whose order is the table's own
 *     where      where(level): "FILE:LINE:" of a running function, or ""
 *     rawpairs   the pairs of stock Lua, without order and without refusals
 *     script     the table of the script's globals
 * and `_G` is the new table itself. */
void sandbox_push_environment(lua_State *L);

/* Pops an environment table, compiles trusted source with it as its globals, and leaves the chunk
 * on the stack (SANDBOX_OK) or a message (SANDBOX_ERROR). Chunk names are as for `lua_load`:
 * "@path" or "=name". For set-up only. */
sandbox_status sandbox_load_library(sandbox *box, const char *source, size_t size,
                                    const char *chunk_name);

/* Pops a value that `require "name"` shall answer from now on. Never raises: for set-up only. */
void sandbox_preload(lua_State *L, const char *name);

/* Where `print` goes: called once for each print, with its line (no newline at the end). Without a
 * callback print does nothing. The callback must not raise or touch the state. */
typedef void sandbox_print(void *user, const char *text, size_t size);
void sandbox_set_print(sandbox *box, sandbox_print *print, void *user);

/* Whether `require` takes a name: it has 1 to 63 bytes of [A-Za-z0-9_./-], begins with none of
 * "./-", and has no two dots in a row, so it names nothing outside a folder. */
bool sandbox_is_module_name(const char *name, size_t size);

/* Where `require` finds what is not preloaded. The
 * callback answers true with the text, or false with a message in `source->problem` ("no file
 * \"x.lua\" beside the script"). It keeps the text until it is called again or the sandbox is
 * destroyed; `chunk_name` is as for sandbox_load. It must not raise or touch the state. */
typedef struct sandbox_source {
    const char *text;
    size_t size;
    char chunk_name[256];
    char problem[256];
} sandbox_source;
typedef bool sandbox_find(void *user, const char *name, sandbox_source *source);
void sandbox_set_require(sandbox *box, sandbox_find *find, void *user);

/* From now on, until it is renewed, `find` shall give no modules but what the host reads itself. */
void sandbox_seal(sandbox *box);
bool sandbox_is_sealed(const sandbox *box);

/* ---- running ---- */

/* Compiles a script's source text (never a binary chunk) and pushes its main function on the main
 * thread, or a message. `chunk_name` is "@path": errors then begin with "path:line:". */
sandbox_status sandbox_load(sandbox *box, const char *source, size_t size, const char *chunk_name);

/* Calls as `lua_pcall` does: pops a function and its arguments from L, a thread of this sandbox,
 * and pushes results (SANDBOX_OK), or the error value (SANDBOX_ERROR), or nothing at all
 * (SANDBOX_LIMIT: then use L no more). It never raises and never jumps past its caller. It may
 * nest: script -> binding -> core -> hook -> sandbox_call; when the inner call answers
 * SANDBOX_LIMIT the hook tells the core to fail, and the binding, once the core has returned, calls
 * `sandbox_leave`. */
sandbox_status sandbox_call(sandbox *box, lua_State *L, int arguments, int results);

/* Runs a function of the host on the thread L with `argument` as its only value, a light userdata
 * (`lua_touserdata(L, 1)`), protected as above. For everything that can raise or allocate: building
 * arguments, reading answers. `results` are left on the stack. */
sandbox_status sandbox_run(sandbox *box, lua_State *L, lua_CFunction function, void *argument,
                           int results);

/* From inside a binding: adds to the instructions used; leaves when they are spent. One unit stands
 * for one instruction of the VM, some 16 bytes touched. In a stock state it does nothing. */
void sandbox_charge(lua_State *L, uint64_t units);

/* From inside a binding: leaves for the innermost entry. Call it when a nested `sandbox_call` or
 * `sandbox_run` answered SANDBOX_LIMIT, or the core ran out of memory, after the last frame of the
 * core has returned. In a stock state it raises "not enough memory". */
_Noreturn void sandbox_leave(lua_State *L);

/* True when the state is dead, or a core allocation was refused: time to call `sandbox_leave`. */
bool sandbox_is_exhausted(const sandbox *box);

/* Gives a script more for its next task: what it may use up from now on, whatever it used before.
 * For bots, which have a budget a question. Memory cannot be granted. */
void sandbox_grant(sandbox *box, uint64_t instructions, uint32_t milliseconds);

/* So many instructions more than were granted, for what has to be made ready before the task itself
 * begins; and the end of that: what is left then is at most what was granted. */
void sandbox_grant_preparation(sandbox *box, uint64_t instructions);
void sandbox_end_preparation(sandbox *box);

/* Stops the script at its next opportunity. Safe in a signal handler and in another thread. */
void sandbox_interrupt(sandbox *box);

/* Memory for objects of the core that belong to this script, from its arena and under its ceiling.
 * At the ceiling it answers NULL, so that no jump passes a frame of the core. */
sandbox_allocator sandbox_core_allocator(sandbox *box);

/* ---- looking ---- */

sandbox_report_text sandbox_report(const sandbox *box);
sandbox_usage sandbox_used(const sandbox *box);

/* The name of a limit for machines: "instructions", "memory", "time", "interrupted", ... */
const char *sandbox_limit_name(sandbox_limit limit);

/* True when memory use and instruction counts cannot depend on addresses or the time of day. It is
 * so with the Lua 5.4 this was written for, on a 64-bit system with `mmap`. */
bool sandbox_is_reproducible(const sandbox *box);

/* Writes the error value at an index as text: control bytes escaped, cut to fit with "...", always
 * ended by a zero. Values that are no string give "(error object is a table value)". It neither
 * raises nor allocates nor calls a metamethod. */
void sandbox_message(lua_State *L, int index, char *text, size_t size);

/* Escapes any bytes in the same way: newline as \n, other control bytes and invalid UTF-8 as \xHH.
 */
void sandbox_escape(const char *bytes, size_t count, char *text, size_t size);

/* What scripts have as require(name), which runs a file once. */
int sandbox_require(lua_State *L);

/* ---- data across the border ---- */

typedef struct sandbox_caps {
    int depth;      /* of tables in tables; up to 100 */
    size_t entries; /* of all tables together */
    size_t bytes;   /* of all strings together */
    bool floats;    /* whether they may cross */
} sandbox_caps;

/* 16 deep, 100,000 entries, 4 MiB of strings, no floats. */
sandbox_caps sandbox_default_caps(void);

/* Copies plain data (nil, booleans, integers, strings, tables of those; raw, so no metamethod runs)
 * from one state to another and pushes it there. Either may be a stock state. Tables met twice are
 * copied twice; one that contains itself is refused. Answers false, nothing pushed, with a message
 * that names the path, as in `[3].to: a function cannot cross`, when something cannot cross; after
 * a limit (see `sandbox_is_exhausted`) the message is its report. Never raises, never jumps. */
bool sandbox_copy(lua_State *from, int index, lua_State *to, const sandbox_caps *caps,
                  char *message, size_t message_size);

/* The two halves of that. Bytes that were packed can go to another process; unpacking refuses, with
 * a message, whatever bytes packing could not have made, and what is beyond the caps. `out->bytes`
 * is to be freed; NULL when packing failed. */
typedef struct sandbox_parcel {
    char *bytes;
    size_t size;
} sandbox_parcel;
bool sandbox_pack(lua_State *from, int index, const sandbox_caps *caps, sandbox_parcel *out,
                  char *message, size_t message_size);
bool sandbox_unpack(lua_State *to, const char *bytes, size_t size, const sandbox_caps *caps,
                    char *message, size_t message_size);

#endif
