/* What a script may use, told from what the sandbox really offers; the names of stock Lua that it
 * lacks, which say so when they are read; and other tables of C that help and the reference show.
 */
#include "embedded.h"
#include "json_fault.h"
#include "module.h"
#include "sandbox_private.h"

#include <string.h>

/* The globals of a stock Lua 5.4 that a script does not have. */
static const char *const absent_names[] = {"collectgarbage", "debug", "dofile", "io",      "load",
                                           "loadfile",       "next",  "os",     "package", "warn"};

/* offered(): a table as a script finds it in its globals, libraries included. Its functions are for
 * looking at only. */
static int offered(lua_State *L)
{
    lua_newtable(L);
    sandbox_open_libraries(L);
    return 1;
}

/* absent(): a list of names. */
static int absent(lua_State *L)
{
    enum { COUNT = sizeof absent_names / sizeof *absent_names };
    lua_createtable(L, COUNT, 0);
    for (int i = 0; i < COUNT; i++) {
        lua_pushstring(L, absent_names[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* json_faults(): a list of { name, sentence }. */
static int json_faults(lua_State *L)
{
    static const struct {
        const char *name, *sentence;
    } faults[] = {
#define X(code, name, sentence) {name, sentence},
        JSON_FAULTS(X)
#undef X
    };
    lua_newtable(L);
    for (int i = JSON_FAULT_NONE + 1; i < JSON_FAULT_COUNT; i++) {
        lua_createtable(L, 2, 0);
        lua_pushstring(L, faults[i].name);
        lua_rawseti(L, -2, 1);
        lua_pushstring(L, faults[i].sentence);
        lua_rawseti(L, -2, 2);
        lua_rawseti(L, -2, i);
    }
    return 1;
}

/* limits(): those that no option changes. */
static int limits(lua_State *L)
{
    sandbox_limits defaults = sandbox_default_limits();
    lua_createtable(L, 0, 5);
    lua_pushinteger(L, (lua_Integer)defaults.string);
    lua_setfield(L, -2, "string");
    lua_pushinteger(L, (lua_Integer)defaults.source);
    lua_setfield(L, -2, "source");
    lua_pushinteger(L, (lua_Integer)defaults.table);
    lua_setfield(L, -2, "table");
    lua_pushinteger(L, (lua_Integer)defaults.stack);
    lua_setfield(L, -2, "stack");
    lua_pushinteger(L, defaults.depth);
    lua_setfield(L, -2, "depth");
    return 1;
}

/* text(name): the bytes of an embedded file that is no part of the module's code, or nil. */
static int text(lua_State *L)
{
    const struct law_embedded *file = embedded_find(luaL_checkstring(L, 1));
    if (file == NULL)
        return 0;
    lua_pushlstring(L, (const char *)file->bytes, file->size);
    return 1;
}

/* budget_left(): what this script may still use up for its present task, and what it was given for
 * it: instructions left, granted, microseconds left, granted. Nothing in a stock state, which has
 * no limits. */
static int budget_left(lua_State *L)
{
    const sandbox *box = sandbox_of(L);
    if (!box || !box->ready)
        return 0;
    uint64_t used = sandbox_used(box).microseconds;
    uint64_t given[] = {box->allowed > box->spent ? box->allowed - box->spent : 0,
                        box->limits.instructions,
                        box->allowed_time > used ? box->allowed_time - used : 0,
                        (uint64_t)box->limits.milliseconds * 1000};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        lua_pushinteger(L, given[i] < LUA_MAXINTEGER ? (lua_Integer)given[i] : LUA_MAXINTEGER);
    return 4;
}

/* prepared(): the task itself begins; instructions that were granted for what had to be made ready
 * before it are gone. */
static int prepared(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    if (box && box->ready)
        sandbox_end_preparation(box);
    return 0;
}

/* seal(): what scripts have not required by now they cannot require any more. */
static int seal(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    if (box)
        sandbox_seal(box);
    return 0;
}

/* As __index of a script's globals: upvalue is the set of absent names. Everything else that is not
 * there is nil, as ever. */
static int read_absent(lua_State *L)
{
    lua_settop(L, 2);
    if (lua_type(L, 2) != LUA_TSTRING)
        return 0;
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL)
        return 0;
    return luaL_error(L, "\"%s\" is not available in scripts (law help scripts)",
                      lua_tostring(L, 2));
}

void script_open(lua_State *L)
{
    if (!sandbox_of(L))
        return;
    lua_pushglobaltable(L);
    lua_createtable(L, 0, 1);
    lua_newtable(L);
    for (size_t i = 0; i < sizeof absent_names / sizeof *absent_names; i++) {
        lua_pushboolean(L, 1);
        lua_setfield(L, -2, absent_names[i]);
    }
    lua_pushcclosure(L, read_absent, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

static const luaL_Reg functions[] = {
    {"offered", offered},
    {"absent", absent},
    {"json_faults", json_faults},
    {"limits", limits},
    {"budget_left", budget_left},
    {"prepared", prepared},
    {"text", text},
    {"seal", seal},
    {NULL, NULL},
};

void bind_script(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
