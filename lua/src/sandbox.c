/* The life of one script: its memory, its budget, and how it is entered and left. What it may call
 * is in sandbox_library.c and the files beside it. */
#define _DEFAULT_SOURCE /* clock_gettime, also with C_EXTENSIONS off */

#include "sandbox_private.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SETUP_ROOM = 32 << 20,   /* bytes the host's set-up may take beside the script's */
    SMALLEST_MEMORY = 65536, /* less than this starts nothing */
    FIRST_ERROR_COST = 10,
};

sandbox_limits sandbox_default_limits(void)
{
    return (sandbox_limits){
        .memory = (size_t)64 << 20,
        .instructions = 200 * 1000 * 1000,
        .milliseconds = 20 * 1000,
        .source = (size_t)1 << 20,
        .string = (size_t)1 << 20,
        .table = (size_t)1 << 17,
        .stack = 81920,
        .depth = 16,
        .seed = 1,
    };
}

/* ---- clock ---- */

/* The coarse clock is exact to some milliseconds, which is enough for a backstop, and reading it
 * costs next to nothing. */
static uint64_t microseconds_now(void)
{
    struct timespec now;
#if defined(CLOCK_MONOTONIC_COARSE)
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
#elif defined(CLOCK_MONOTONIC)
    clock_gettime(CLOCK_MONOTONIC, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static uint64_t microseconds_used(const sandbox *box)
{
    if (box->entry == NULL)
        return box->microseconds;
    uint64_t now = microseconds_now();
    return box->microseconds + (now > box->entered ? now - box->entered : 0);
}

/* ---- budget ---- */

static uint64_t add_capped(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/* `spent` may equal `allowed`: the limit is hit by the first unit beyond. */
static void set_checkpoint(sandbox *box)
{
    uint64_t next = add_capped(box->spent, SANDBOX_CLOCK_INTERVAL);
    uint64_t last = add_capped(box->allowed, 1);
    box->checkpoint = next < last ? next : last;
}

static void leave_if_entered(sandbox *box)
{
    if (box->entry != NULL)
        longjmp(box->entry->place, 1);
}

static void check_budget(sandbox *box, uint64_t microseconds)
{
    if (box->dead)
        leave_if_entered(box);
    else if (box->spent > box->allowed)
        sandbox_stop(box, SANDBOX_INSTRUCTIONS, box->spent);
    else if (atomic_load_explicit(&box->interrupted, memory_order_relaxed))
        sandbox_stop(box, SANDBOX_INTERRUPTED, 0);
    else if (microseconds > box->allowed_time)
        sandbox_stop(box, SANDBOX_TIME, 0);
    set_checkpoint(box);
}

void sandbox_check(sandbox *box)
{
    if (box->ready)
        check_budget(box, microseconds_used(box));
}

void sandbox_stop(sandbox *box, sandbox_limit limit, uint64_t found)
{
    sandbox_record(box, limit, found);
    leave_if_entered(box);
}

void sandbox_charge(lua_State *L, uint64_t units)
{
    sandbox *box = sandbox_of(L);
    if (box == NULL)
        return;
    box->spent = add_capped(box->spent, units);
    if (box->spent >= box->checkpoint)
        sandbox_check(box);
}

void sandbox_leave(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    if (box != NULL) {
        if (!box->dead)
            sandbox_record(box, box->refused ? SANDBOX_MEMORY : SANDBOX_INTERRUPTED, 0);
        leave_if_entered(box);
    }
    luaL_error(L, "not enough memory");
    abort(); /* luaL_error does not return, but its declaration does not say so */
}

void sandbox_grant(sandbox *box, uint64_t instructions, uint32_t milliseconds)
{
    box->limits.instructions = instructions;
    box->limits.milliseconds = milliseconds;
    box->allowed = add_capped(box->spent, instructions);
    box->allowed_time = microseconds_used(box) + (uint64_t)milliseconds * 1000;
    set_checkpoint(box);
}

void sandbox_grant_preparation(sandbox *box, uint64_t instructions)
{
    box->allowed = add_capped(box->allowed, instructions);
    set_checkpoint(box);
}

void sandbox_end_preparation(sandbox *box)
{
    uint64_t most = add_capped(box->spent, box->limits.instructions);
    if (most < box->allowed)
        box->allowed = most;
    set_checkpoint(box);
}

void sandbox_interrupt(sandbox *box)
{
    atomic_store_explicit(&box->interrupted, true, memory_order_relaxed);
}

void sandbox_spend_error(lua_State *L)
{
    enum { SHALLOW = 1000, DEEPEST = 1000000 };
    sandbox *box = sandbox_of(L);
    lua_Debug activation;
    int depth = 0;
    for (int level = SHALLOW; level < DEEPEST && lua_getstack(L, level, &activation) == 1;
         level *= 2)
        depth = level;
    sandbox_spend(box, box->error_cost + (uint64_t)depth / 4);
}

bool sandbox_is_exhausted(const sandbox *box)
{
    return box->dead || box->refused;
}

/* Called every SANDBOX_TICK instructions of each thread. It never raises an error, so Lua never
 * switches hooks off, and no pcall of the script has anything to catch. */
static void tick(lua_State *L, lua_Debug *activation)
{
    (void)activation;
    sandbox *box = sandbox_of(L);
    box->running = L;
    int passed = lua_gethookcount(L);
    sandbox_spend(box, (uint64_t)passed);
    if (passed != SANDBOX_TICK)
        sandbox_check(box);
    if (!box->must_sweep)
        return;
    box->must_sweep = false;
    sandbox_spend_bytes(box, box->memory.used);
    lua_gc(L, LUA_GCCOLLECT);
    size_t low = box->baseline + box->limits.memory / 4 * 3;
    size_t middle = box->memory.used + (box->ceiling - box->memory.used) / 2;
    box->pressure = middle > low ? middle : low;
}

void sandbox_set_tick(lua_State *L, int instructions)
{
    lua_sethook(L, tick, LUA_MASKCOUNT, instructions);
}

/* ---- entering ---- */

/* Runs body(L, context) with a place to leave to. */
static sandbox_status enter(sandbox *box, lua_State *L, int (*body)(lua_State *, void *),
                            void *context)
{
    if (box->dead)
        return SANDBOX_LIMIT;
    if (box->depth >= box->limits.depth) {
        sandbox_record(box, SANDBOX_DEPTH, 0);
        return SANDBOX_LIMIT;
    }
    sandbox_entry entry; /* its place is set below, and large: not worth clearing */
    entry.outer = box->entry;
    entry.waiting = (sandbox_waiting){box->running, box->waiting};
    if (box->entry == NULL)
        box->entered = microseconds_now();
    box->entry = &entry;
    box->depth++;
    box->running = L;
    box->waiting = &entry.waiting;

    sandbox_status status;
    if (setjmp(entry.place) == 0) {
        if (box->ready)
            check_budget(box, box->microseconds); /* what is spent already may be all there is */
        status = body(L, context) == LUA_OK ? SANDBOX_OK : SANDBOX_ERROR;
    } else {
        status = SANDBOX_LIMIT;
    }

    if (entry.outer == NULL)
        box->microseconds = microseconds_used(box);
    box->entry = entry.outer;
    box->running = entry.waiting.thread;
    box->waiting = entry.waiting.outer;
    box->depth--;
    return box->dead ? SANDBOX_LIMIT : status;
}

typedef struct request {
    lua_CFunction function; /* NULL: what is on the stack is called */
    void *argument;
    int arguments;
    int results;
} request;

static int answer_request(lua_State *L, void *context)
{
    request *wanted = context;
    if (wanted->function != NULL) {
        if (!lua_checkstack(L, LUA_MINSTACK))
            sandbox_stop(sandbox_of(L), SANDBOX_MEMORY, 0);
        lua_pushcfunction(L, wanted->function);
        lua_pushlightuserdata(L, wanted->argument);
        wanted->arguments = 1;
    }
    return lua_pcall(L, wanted->arguments, wanted->results, 0);
}

sandbox_status sandbox_call(sandbox *box, lua_State *L, int arguments, int results)
{
    request wanted = {.arguments = arguments, .results = results};
    return enter(box, L, answer_request, &wanted);
}

sandbox_status sandbox_run(sandbox *box, lua_State *L, lua_CFunction function, void *argument,
                           int results)
{
    request wanted = {.function = function, .argument = argument, .results = results};
    return enter(box, L, answer_request, &wanted);
}

/* ---- life ---- */

static int open_state(lua_State *L)
{
    lua_pushglobaltable(L);
    sandbox_open_globals(L);
    sandbox_open_string_methods(L);
    return 0;
}

bool sandbox_create(sandbox **out, const sandbox_limits *limits)
{
    *out = NULL;
    if (limits->memory < SMALLEST_MEMORY || limits->memory > SIZE_MAX / 4 || limits->depth < 1)
        return false;
    sandbox *box = calloc(1, sizeof *box);
    if (box == NULL)
        return false;
    box->limits = *limits;
    box->ceiling = box->pressure = SIZE_MAX;
    box->checkpoint = UINT64_MAX;
    box->error_cost = FIRST_ERROR_COST;
    atomic_init(&box->interrupted, false);
    sandbox_seed_random(box, limits->seed);
    if (!arena_create(&box->memory, SETUP_ROOM + 2 * limits->memory)) {
        free(box);
        return false;
    }
    box->L = lua_newstate(sandbox_resize_for_lua, box);
    if (box->L == NULL || sandbox_run(box, box->L, open_state, NULL, 0) != SANDBOX_OK) {
        sandbox_destroy(box);
        return false;
    }
    *out = box;
    return true;
}

void sandbox_destroy(sandbox *box)
{
    if (box == NULL)
        return;
    arena_destroy(&box->memory);
    free(box);
}

struct sandbox_image {
    const sandbox *of;
    sandbox box;
    char memory[]; /* the used part */
};

sandbox_image *sandbox_keep(const sandbox *box)
{
    if (box->dead || box->entry != NULL)
        return NULL;
    size_t size = arena_extent(&box->memory);
    sandbox_image *image = malloc(sizeof *image + size);
    if (image == NULL)
        return NULL;
    image->of = box;
    memcpy(&image->box, box, sizeof *box);
    memcpy(image->memory, box->memory.base, size);
    return image;
}

bool sandbox_renew(sandbox *box, const sandbox_image *image)
{
    if (image == NULL || image->of != box || box->entry != NULL)
        return false;
    size_t extent = arena_extent(&box->memory);
    memcpy(box, &image->box, sizeof *box);
    arena_trim(&box->memory, extent);
    memcpy(box->memory.base, image->memory, arena_extent(&box->memory));
    return true;
}

lua_State *sandbox_state(const sandbox *box)
{
    return box->L;
}

static int collect(lua_State *L)
{
    lua_gc(L, LUA_GCCOLLECT);
    return 0;
}

void sandbox_ready(sandbox *box)
{
    sandbox_run(box, box->L, collect, NULL, 0);
    sandbox_set_tick(box->L, SANDBOX_TICK);
    box->baseline = box->peak = box->memory.used;
    box->ceiling = box->baseline + box->limits.memory;
    box->pressure = box->baseline + box->limits.memory / 4 * 3;
    box->must_sweep = false;
    box->spent = 0;
    box->microseconds = 0;
    box->ready = true;
    sandbox_grant(box, box->limits.instructions, box->limits.milliseconds);
}

sandbox_usage sandbox_used(const sandbox *box)
{
    size_t now = box->memory.used;
    return (sandbox_usage){
        .instructions = box->spent,
        .memory = now > box->baseline ? now - box->baseline : 0,
        .memory_peak = box->peak - box->baseline,
        .stack_peak = box->stack_peak,
        .microseconds = microseconds_used(box),
    };
}

bool sandbox_is_reproducible(const sandbox *box)
{
    return box->seeded && box->memory.aligned;
}

void sandbox_set_print(sandbox *box, sandbox_print *print, void *user)
{
    box->print = print;
    box->print_user = user;
}

void sandbox_set_host(sandbox *box, void *host)
{
    box->host = host;
}

void *sandbox_host(const sandbox *box)
{
    return box->host;
}

void sandbox_set_subject(sandbox *box, const char *file)
{
    box->subject = file;
}

void sandbox_set_require(sandbox *box, sandbox_find *find, void *user)
{
    box->find = find;
    box->find_user = user;
}
