/* A hook answers from what it is asked alone: while one runs, the script's globals and library
 * tables cannot be written, and chance is out of reach, or the order of questions would decide a
 * game. So it is with a rule of a game, which is run again wherever its state is cloned. Upvalues,
 * and what other tables hold, cannot be seen from here.
 *
 * Lua tells of writing to a field only when it is absent. So at the first question, or before the
 * script walks through its globals, all fields move to a table behind, where reading finds them,
 * and the table itself stays empty. That is done in a sandbox only: the globals of a stock state
 * are not ours. */
#include "module.h"
#include "sandbox.h"

#include <string.h>

/* Registry keys: the guard; the frozen tables and what stands behind each; the sandbox's pairs. */
static const char guard_key = 'g', behind_key = 'b', pairs_key = 'p';

static const char *const libraries[] = {"coroutine", "math", "string", "table", "utf8"};

hook_guard *guard_of(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &guard_key);
    hook_guard *guard = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return guard;
}

/* Raises when a hook or a rule runs. `what` is set, as in `field "string.`; the name at an index
 * and a quote complete it. */
static void check_write(lua_State *L, const hook_guard *guard, const char *what, int key)
{
    if (guard->depth == 0 && guard->rules == 0)
        return;
    lua_pushvalue(L, key);
    const char *name = lua_isstring(L, -1) ? lua_tostring(L, -1) : luaL_typename(L, -1);
    bool is_hook = guard->depth > 0 || guard->is_game_hook;
    const char *reason = is_hook
                             ? "a hook cannot set the %s%s\": it answers from what it is asked "
                               "alone, and what a rule wants to remember belongs to the state"
                             : "a rule cannot set the %s%s\": what it wants to remember belongs "
                               "in the state";
    handle_raise(L, lua_pushfstring(L, reason, what, name));
}

/* ---- What the script meets instead of its tables ---- */

/* As __newindex: upvalues are the guard, what stands behind, and what is set. */
static int write_field(lua_State *L)
{
    lua_settop(L, 3);
    check_write(L, lua_touserdata(L, lua_upvalueindex(1)), lua_tostring(L, lua_upvalueindex(3)), 2);
    lua_settable(L, lua_upvalueindex(2));
    return 0;
}

/* As __pairs: upvalues are what stands behind, and the sandbox's own pairs. */
static int pairs_of_fields(lua_State *L)
{
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_call(L, 1, 3);
    return 3;
}

/* As __len: upvalue is what stands behind. */
static int count_of_fields(lua_State *L)
{
    lua_pushinteger(L, luaL_len(L, lua_upvalueindex(1)));
    return 1;
}

/* Pushes what stands behind the table at index 1 when that is frozen; else nothing. */
static bool push_behind(lua_State *L)
{
    if (lua_type(L, 1) != LUA_TTABLE)
        return false;
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &behind_key) != LUA_TTABLE) {
        lua_pop(L, 1); /* nothing is frozen in this state */
        return false;
    }
    lua_pushvalue(L, 1);
    bool is_frozen = lua_rawget(L, -2) == LUA_TTABLE;
    lua_remove(L, -2);
    if (!is_frozen)
        lua_pop(L, 1);
    return is_frozen;
}

/* ---- Functions that a script has, in front of those of the sandbox. Calling these as C does keeps
 * their own words and places in what they raise. ---- */

static int guarded_random(lua_State *L)
{
    const hook_guard *guard = lua_touserdata(L, lua_upvalueindex(1));
    if (guard->depth > 0 || guard->is_game_hook)
        return handle_raise(L, "a hook cannot call math.random: it answers from what it is asked "
                               "alone");
    if (guard->rules > 0)
        return handle_raise(L, "a rule cannot call math.random: g:random(n) draws from the dice "
                               "of the game");
    return guard->random(L);
}

int guard_behind(lua_State *L)
{
    if (!push_behind(L))
        lua_settop(L, 1);
    return 1;
}

static int guarded_raw_get(lua_State *L)
{
    const hook_guard *guard = lua_touserdata(L, lua_upvalueindex(1));
    if (push_behind(L))
        lua_replace(L, 1);
    return guard->raw_get(L);
}

static int guarded_raw_set(lua_State *L)
{
    const hook_guard *guard = lua_touserdata(L, lua_upvalueindex(1));
    if (lua_gettop(L) != 3 || !push_behind(L))
        return guard->raw_set(L);
    check_write(L, guard, "field \"", 2);
    lua_insert(L, 2);
    lua_rawset(L, 2);
    lua_settop(L, 1);
    return 1;
}

/* Whoever walks through the globals while turns are played has to walk through what will not move.
 */
static int guarded_pairs(lua_State *L)
{
    hook_guard *guard = lua_touserdata(L, lua_upvalueindex(1));
    if (!guard->is_frozen && lua_type(L, 1) == LUA_TTABLE) {
        lua_pushglobaltable(L);
        bool is_globals = lua_rawequal(L, 1, -1);
        lua_pop(L, 1);
        if (is_globals)
            guard_freeze(L, guard);
    }
    return guard->pairs(L);
}

/* Puts a function in front of one in the table on top; returns that one. Upvalue 1: the guard. */
static lua_CFunction put_in_front(lua_State *L, const char *name, lua_CFunction front)
{
    lua_getfield(L, -1, name);
    lua_CFunction own = lua_tocfunction(L, -1);
    lua_pop(L, 1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &guard_key);
    lua_pushcclosure(L, front, 1);
    lua_setfield(L, -2, name);
    return own;
}

/* ---- The state ---- */

void guard_open(lua_State *L)
{
    hook_guard *guard = lua_newuserdatauv(L, sizeof *guard, 0);
    memset(guard, 0, sizeof *guard);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &guard_key);
    if (!sandbox_of(L))
        return;
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &behind_key);
    lua_pushglobaltable(L);
    lua_getfield(L, -1, "pairs");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &pairs_key);
    guard->pairs = put_in_front(L, "pairs", guarded_pairs);
    guard->raw_get = put_in_front(L, "rawget", guarded_raw_get);
    guard->raw_set = put_in_front(L, "rawset", guarded_raw_set);
    lua_getfield(L, -1, "math");
    guard->random = put_in_front(L, "random", guarded_random);
    lua_pop(L, 2);
}

/* Moves all fields of the table at an index to the one on top. */
static void move_fields(lua_State *L, int table)
{
    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);
        lua_pushvalue(L, -1);
        lua_pushnil(L);
        lua_rawset(L, table);
    }
    if (lua_getmetatable(L, table))
        lua_setmetatable(L, -2);
}

/* Freezes the table on top, which it pops; `what` is as for check_write. */
static void freeze(lua_State *L, const char *what)
{
    int table = lua_gettop(L);
    lua_createtable(L, 0, 4); /* the metatable */
    lua_newtable(L);          /* what will stand behind */
    lua_rawgetp(L, LUA_REGISTRYINDEX, &behind_key);
    lua_pushvalue(L, table);
    if (lua_rawget(L, table + 3) != LUA_TNIL) {
        lua_settop(L, table - 1); /* a script may give one table several of the names */
        return;
    }
    lua_pop(L, 1);
    lua_pushvalue(L, table);
    lua_pushvalue(L, table + 2);
    lua_rawset(L, table + 3);
    lua_pop(L, 1);
    move_fields(L, table);
    lua_pushvalue(L, table + 2);
    lua_setfield(L, table + 1, "__index");
    lua_rawgetp(L, LUA_REGISTRYINDEX, &guard_key);
    lua_pushvalue(L, table + 2);
    lua_pushstring(L, what);
    lua_pushcclosure(L, write_field, 3);
    lua_setfield(L, table + 1, "__newindex");
    lua_pushvalue(L, table + 2);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &pairs_key);
    lua_pushcclosure(L, pairs_of_fields, 2);
    lua_setfield(L, table + 1, "__pairs");
    lua_pushvalue(L, table + 2);
    lua_pushcclosure(L, count_of_fields, 1);
    lua_setfield(L, table + 1, "__len");
    lua_pushboolean(L, 0);
    lua_setfield(L, table + 1, "__metatable");
    lua_pushvalue(L, table + 1);
    lua_setmetatable(L, table);
    lua_settop(L, table - 1);
}

void guard_freeze(lua_State *L, hook_guard *guard)
{
    if (guard->is_frozen || !sandbox_of(L))
        return;
    luaL_checkstack(L, 16, NULL);
    guard->is_frozen = true;
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        lua_pushglobaltable(L);
        lua_pushstring(L, libraries[i]);
        if (lua_rawget(L, -2) == LUA_TTABLE) {
            lua_remove(L, -2);
            lua_pushfstring(L, "field \"%s.", libraries[i]);
            lua_insert(L, -2);
            freeze(L, lua_tostring(L, -2));
            lua_pop(L, 1);
        } else {
            lua_pop(L, 2);
        }
    }
    lua_pushglobaltable(L);
    freeze(L, "global \"");
}
