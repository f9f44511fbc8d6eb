/* What it costs to run scripts that are not ours: the same Lua code in a plain state and in a
 * sandbox, and a session in this process against one in a process of its own. All are ratios of
 * times taken in turns in one run.
 *
 * bench_scripts WORKLOAD GAME BOT [--quick] */
#define _POSIX_C_SOURCE 200809L
#include "host.h"
#include "sandbox.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 40, QUICK_ROUNDS = 5, PART_COUNT_MAX = 16 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static _Noreturn void fail(const char *what, const char *why)
{
    fprintf(stderr, "bench_scripts: %s: %s\n", what, why);
    exit(1);
}

/* ---- A workload in a state ---- */

/* Calls what is on the stack of either kind of state. */
static void call(lua_State *L, sandbox *box, int arguments)
{
    bool is_fine = box != NULL ? sandbox_call(box, L, arguments, 1) == SANDBOX_OK
                               : lua_pcall(L, arguments, 1, 0) == LUA_OK;
    if (!is_fine)
        fail("the workload", box != NULL && sandbox_is_exhausted(box)
                                 ? sandbox_report(box).text
                                 : luaL_tolstring(L, -1, NULL));
}

/* Leaves the workload's list of that name on the stack. */
static void load(lua_State *L, sandbox *box, const char *text, const char *list)
{
    bool is_fine = box != NULL ? sandbox_load(box, text, strlen(text), "=workload") == SANDBOX_OK
                               : luaL_loadbuffer(L, text, strlen(text), "=workload") == LUA_OK;
    if (!is_fine)
        fail("the workload", lua_tostring(L, -1));
    call(L, box, 0);
    lua_getfield(L, -1, list);
    lua_replace(L, -2);
}

/* Runs a part; its seconds. */
static double run_part(lua_State *L, sandbox *box, int part, lua_Integer *result)
{
    lua_rawgeti(L, -1, part);
    lua_rawgeti(L, -1, 2);
    lua_remove(L, -2);
    double start = now();
    call(L, box, 0);
    double seconds = now() - start;
    *result = lua_tointeger(L, -1);
    lua_pop(L, 1);
    return seconds;
}

static void print_part(lua_State *L, int part, double plain, double boxed)
{
    lua_rawgeti(L, -1, part);
    lua_rawgeti(L, -1, 1);
    printf("  %-24s %8.3f ms   %8.3f ms   %5.2f times\n", lua_tostring(L, -1), plain * 1e3,
           boxed * 1e3, boxed / plain);
    lua_pop(L, 2);
}

/* Prints the least time of each part in both, and of all together where there are several. */
static double compare(const char *text, const char *list, int rounds)
{
    lua_State *plain = luaL_newstate();
    luaL_openlibs(plain);
    sandbox_limits limits = sandbox_default_limits();
    limits.instructions = UINT64_MAX / 2;
    limits.milliseconds = UINT32_MAX / 2;
    sandbox *box;
    if (!sandbox_create(&box, &limits))
        fail("a sandbox", "not enough memory");
    sandbox_ready(box);
    lua_State *boxed = sandbox_state(box);
    load(plain, NULL, text, list);
    load(boxed, box, text, list);
    int count = (int)luaL_len(plain, -1);
    double least[2][PART_COUNT_MAX + 1], sum[2] = {0, 0};
    for (int round = 0; round < rounds; round++) {
        for (int part = 1; part <= count && part <= PART_COUNT_MAX; part++) {
            lua_Integer results[2];
            double seconds[2] = {run_part(plain, NULL, part, &results[0]),
                                 run_part(boxed, box, part, &results[1])};
            if (results[0] != results[1])
                fail("the workload", "a part has two results");
            for (int i = 0; i < 2; i++) {
                if (round == 0 || seconds[i] < least[i][part])
                    least[i][part] = seconds[i];
            }
        }
    }
    for (int part = 1; part <= count; part++) {
        print_part(plain, part, least[0][part], least[1][part]);
        sum[0] += least[0][part];
        sum[1] += least[1][part];
    }
    sandbox_destroy(box);
    lua_close(plain);
    return sum[1] / sum[0];
}

/* ---- Sessions ---- */

/* In Lua, since it is host's functions that are measured. */
static const char sessions[] =
    "local now, host, game, bot, rounds = ...\n"
    "local function options(more)\n"
    "    local asked = { memory = 64 << 20, instructions = 1 << 40, milliseconds = 20000,\n"
    "        output = 0, arguments = {}, variants = { bot }, maps = { '.' }, table = 8192,\n"
    "        file = game, module = 'lawspeaker.botting', renewable = true }\n"
    "    return asked\n"
    "end\n"
    "local function least(count, f)\n"
    "    local best\n"
    "    for _ = 1, count do\n"
    "        local start = now()\n"
    "        f()\n"
    "        local time = now() - start\n"
    "        best = best and best < time and best or time\n"
    "    end\n"
    "    return best\n"
    "end\n"
    "local function measure(open)\n"
    "    local times = {}\n"
    "    times[1] = least(rounds, function()\n"
    "        local session, outcome = host[open](options())\n"
    "        assert(session, outcome.message):close()\n"
    "    end)\n"
    "    local session = host[open](options())\n"
    "    times[2] = least(rounds * 5, function() assert(session:renew()) end)\n"
    "    times[3] = least(rounds * 100, function() session:ask('globals', {}) end)\n"
    "    local list = {}\n"
    "    for index = 1, 1000 do list[index] = { 'word', index } end\n"
    "    times[4] = least(rounds * 10, function() session:ask('globals', list) end)\n"
    "    session:close()\n"
    "    return times\n"
    "end\n"
    "local here, child = measure 'open_script', measure 'open_child'\n"
    "for index, name in ipairs { 'opened, game and bot', 'renewed', 'asked for little',\n"
    "    'given 1000 small tables' } do\n"
    "    print(('  %-24s %8.3f ms   %8.3f ms   %5.2f times'):format(name, here[index] * 1e3,\n"
    "        child[index] * 1e3, child[index] / here[index]))\n"
    "end\n";

static int lua_now(lua_State *L)
{
    lua_pushnumber(L, now());
    return 1;
}

static void compare_sessions(const char *game, const char *bot, int rounds)
{
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    host_set_require(L);
    if (luaL_loadbuffer(L, sessions, strlen(sessions), "=sessions") != LUA_OK)
        fail("sessions", lua_tostring(L, -1));
    lua_pushcfunction(L, lua_now);
    lua_getglobal(L, "require");
    lua_pushliteral(L, "lawspeaker.host");
    lua_call(L, 1, 1);
    lua_pushstring(L, game);
    lua_pushstring(L, bot);
    lua_pushinteger(L, rounds);
    if (lua_pcall(L, 5, 0, 0) != LUA_OK)
        fail("sessions", lua_tostring(L, -1));
    lua_close(L);
}

static char *read_text(const char *path)
{
    const char *reason;
    char *text;
    size_t size;
    if (!host_read_bytes(path, &text, &size, &reason))
        fail(path, reason);
    text[size] = '\0';
    return text;
}

int main(int count, char **arguments)
{
    if (host_is_child(count, arguments))
        host_child_run();
    if (count < 4) {
        fputs("usage: bench_scripts WORKLOAD GAME BOT [--quick]\n", stderr);
        return 2;
    }
    bool is_quick = count > 4 && strcmp(arguments[4], "--quick") == 0;
    int rounds = is_quick ? QUICK_ROUNDS : ROUNDS;
    char *text = read_text(arguments[1]);
    printf("scripts, least of %d runs    plain Lua       sandbox\n", rounds);
    double ratio = compare(text, "mix", rounds);
    printf("  all of it                                          %5.2f times (promise: 2)\n",
           ratio);
    compare(text, "pairs", rounds);
    printf("\nsessions                    in the process  in one of its own\n");
    fflush(stdout);
    compare_sessions(arguments[2], arguments[3], is_quick ? 3 : 20);
    free(text);
    return 0;
}
