/* Coroutines of a script. All of them count in the one budget: each has the hook, and making
 * one costs a full tick, so that no number of short-lived ones escapes the hook.
 *
 * Closing is where Lua 5.4 can be brought to overflow the C stack: each coroutine.close starts a
 * count of C calls of its own, so a chain of them is unbounded. Here a close inside a close is
 * refused, and setmetatable knows no __close. */
#include "sandbox_private.h"

static lua_State *check_coroutine(lua_State *L)
{
    lua_State *thread = lua_tothread(L, 1);
    luaL_argexpected(L, thread != NULL, 1, "coroutine");
    return thread;
}

static const char *status_of(lua_State *L, lua_State *thread)
{
    lua_Debug activation;
    if (L == thread)
        return "running";
    switch (lua_status(thread)) {
    case LUA_YIELD:
        return "suspended";
    case LUA_OK:
        if (lua_getstack(thread, 0, &activation))
            return "normal";
        return lua_gettop(thread) == 0 ? "dead" : "suspended";
    default:
        return "dead";
    }
}

/* Moves the arguments on top of L to the thread and runs it. Answers how many results came back on
 * top of L, or -1 with an error value there. */
static int resume(lua_State *L, lua_State *thread, int arguments)
{
    sandbox *box = sandbox_of(L);
    int results = 0;
    if (!lua_checkstack(thread, arguments)) {
        lua_pushliteral(L, "too many arguments to resume");
        return -1;
    }
    const char *state = status_of(L, thread);
    if (state[0] != 's') {
        lua_pushfstring(L, "cannot resume %s coroutine",
                        state[0] == 'd' ? "dead" : "non-suspended");
        return -1;
    }
    sandbox_spend(box, 1 + (uint64_t)arguments / 4);
    lua_xmove(L, thread, arguments);
    const sandbox_waiting waiting = {L, box->waiting};
    box->waiting = &waiting;
    box->running = thread;
    int status = lua_resume(thread, L, arguments, &results);
    box->running = L;
    box->waiting = waiting.outer;
    if (status != LUA_OK && status != LUA_YIELD) {
        sandbox_spend_error(L);
        lua_xmove(thread, L, 1);
        return -1;
    }
    if (!lua_checkstack(L, results + 1)) {
        lua_pop(thread, results);
        lua_pushliteral(L, "too many results to resume");
        return -1;
    }
    sandbox_spend(box, (uint64_t)results / 4);
    lua_xmove(thread, L, results);
    return results;
}

static int coroutine_create(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    sandbox_spend(sandbox_of(L), SANDBOX_TICK);
    lua_State *thread = lua_newthread(L);
    if (sandbox_of(L)->ready)
        sandbox_set_tick(thread, SANDBOX_TICK);
    lua_pushvalue(L, 1);
    lua_xmove(L, thread, 1);
    return 1;
}

static int coroutine_resume(lua_State *L)
{
    lua_State *thread = check_coroutine(L);
    int results = resume(L, thread, lua_gettop(L) - 1);
    if (results < 0) {
        lua_pushboolean(L, 0);
        lua_insert(L, -2);
        return 2;
    }
    lua_pushboolean(L, 1);
    lua_insert(L, -(results + 1));
    return results + 1;
}

static int call_wrapped(lua_State *L)
{
    lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
    int results = resume(L, thread, lua_gettop(L));
    if (results >= 0)
        return results;
    if (lua_type(L, -1) == LUA_TSTRING) {
        luaL_where(L, 1);
        lua_insert(L, -2);
        lua_concat(L, 2);
    }
    return lua_error(L);
}

static int coroutine_wrap(lua_State *L)
{
    coroutine_create(L);
    lua_pushcclosure(L, call_wrapped, 1);
    return 1;
}

static int coroutine_yield(lua_State *L)
{
    return lua_yield(L, lua_gettop(L));
}

static int coroutine_status(lua_State *L)
{
    lua_pushstring(L, status_of(L, check_coroutine(L)));
    return 1;
}

static int coroutine_isyieldable(lua_State *L)
{
    lua_State *thread = lua_isnone(L, 1) ? L : check_coroutine(L);
    lua_pushboolean(L, lua_isyieldable(thread));
    return 1;
}

static int coroutine_running(lua_State *L)
{
    int is_main = lua_pushthread(L);
    lua_pushboolean(L, is_main);
    return 2;
}

static int coroutine_close(lua_State *L)
{
    lua_State *thread = check_coroutine(L);
    sandbox *box = sandbox_of(L);
    const char *state = status_of(L, thread);
    if (state[0] != 's' && state[0] != 'd')
        return luaL_error(L, "cannot close a %s coroutine", state);
    if (box->closing > 0)
        return luaL_error(L, "cannot close a coroutine while another one is being closed");
    sandbox_spend(box, SANDBOX_TICK);
    box->closing++;
    box->running = thread;
    int status = lua_resetthread(thread);
    box->running = L;
    box->closing--;
    if (status == LUA_OK) {
        lua_pushboolean(L, 1);
        return 1;
    }
    sandbox_spend_error(L);
    lua_pushboolean(L, 0);
    lua_xmove(thread, L, 1);
    return 2;
}

void sandbox_open_coroutine(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"close", coroutine_close},
        {"create", coroutine_create},
        {"isyieldable", coroutine_isyieldable},
        {"resume", coroutine_resume},
        {"running", coroutine_running},
        {"status", coroutine_status},
        {"wrap", coroutine_wrap},
        {"yield", coroutine_yield},
        {NULL, NULL},
    };
    lua_newtable(L);
    sandbox_add_functions(L, functions);
}
