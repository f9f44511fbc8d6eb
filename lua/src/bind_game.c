/* Games, matches, hex maps, bots, what these work with, and sources of chance as objects that hold
 * nothing but a table of the Lua files; the guard around the rules of a game; and hashes of text.
 * It knows no rule and no state. */
#include "game_handles.h"
#include "sandbox.h"

#include <stdint.h>

/* ---- Objects. Upvalue 1 of each function is the type's name. ---- */

static int object_new(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_newuserdatauv(L, 0, 1);
    luaL_setmetatable(L, lua_tostring(L, lua_upvalueindex(1)));
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    return 1;
}

static int object_details(lua_State *L)
{
    luaL_checkudata(L, 1, lua_tostring(L, lua_upvalueindex(1)));
    lua_getiuservalue(L, 1, 1);
    return 1;
}

/* Adds NAME_new(details), NAME_details(object) and NAME_type to the table on top. */
static void define_object(lua_State *L, const char *type, const char *name)
{
    int core = lua_gettop(L);
    lua_pushfstring(L, "%s_new", name);
    lua_pushstring(L, type);
    lua_pushcclosure(L, object_new, 1);
    lua_settable(L, core);
    lua_pushfstring(L, "%s_details", name);
    lua_pushstring(L, type);
    lua_pushcclosure(L, object_details, 1);
    lua_settable(L, core);
    lua_pushfstring(L, "%s_type", name);
    handle_define(L, type, NULL);
    lua_settable(L, core);
}

/* owner_of(value): what a root was opened for; nil for any other value, a view included. */
static int owner_of(lua_State *L)
{
    if (!luaL_testudata(L, 1, ROOT_TYPE) || root_is_view(lua_touserdata(L, 1)))
        lua_pushnil(L);
    else
        lua_getiuservalue(L, 1, ROOT_OWNER);
    return 1;
}

/* ---- The guard ---- */

/* rule_enter(): a rule of a game runs from now on, and the script's globals are out of its reach.
 * Returns what rule_leave needs. */
static int rule_enter(lua_State *L)
{
    hook_guard *guard = guard_of(L);
    guard_freeze(L, guard);
    lua_pushinteger(L, guard->rules);
    guard->rules++;
    return 1;
}

/* rule_leave(before): the rule has come to its end or waits for an answer, and so have all that
 * were entered since. */
static int rule_leave(lua_State *L)
{
    guard_of(L)->rules = (int)luaL_checkinteger(L, 1);
    return 0;
}

/* hook_enter(): a hook of a game runs from now on, inside a rule. Returns what hook_leave needs. */
static int hook_enter(lua_State *L)
{
    hook_guard *guard = guard_of(L);
    lua_pushboolean(L, guard->is_game_hook);
    guard->is_game_hook = true;
    return 1;
}

static int hook_leave(lua_State *L)
{
    guard_of(L)->is_game_hook = lua_toboolean(L, 1);
    return 0;
}

/* is_ruling(): whether a rule of a game runs. */
static int is_ruling(lua_State *L)
{
    lua_pushboolean(L, guard_of(L)->rules > 0);
    return 1;
}

/* call_whole(f, …): as pcall, but f cannot yield. */
static int call_whole(lua_State *L)
{
    luaL_checkany(L, 1);
    int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
    if (status != LUA_OK)
        sandbox_charge(L, 100);
    lua_pushboolean(L, status == LUA_OK);
    lua_insert(L, 1);
    return lua_gettop(L);
}

/* ---- Hashes ---- */

/* text_hash(text): sixteen hexadecimal digits, the same everywhere. */
static int text_hash(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    handle_push_hash(L, handle_text_hash(text, size));
    return 1;
}

static const luaL_Reg functions[] = {
    {"call_whole", call_whole}, {"hook_enter", hook_enter}, {"hook_leave", hook_leave},
    {"is_ruling", is_ruling},   {"owner_of", owner_of},     {"rule_enter", rule_enter},
    {"rule_leave", rule_leave}, {"text_hash", text_hash},   {NULL, NULL},
};

void bind_game(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    define_object(L, GAME_TYPE, "game");
    define_object(L, MATCH_TYPE, "match");
    define_object(L, RANDOM_TYPE, "random");
    define_object(L, HEX_MAP_TYPE, "hex_map");
    define_object(L, BOT_TYPE, "bot");
    define_object(L, QUESTION_TYPE, "question");
    define_object(L, SHEET_TYPE, "sheet");
    define_object(L, SIMULATION_TYPE, "simulation");
}
