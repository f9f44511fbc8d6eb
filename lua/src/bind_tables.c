/* What the module's Lua files need of C and a whitelist lacks: the keys of a table in a fixed
 * order, the place of a call in a script, kinds of values, and the core's tables of codes. */
#include "game_handles.h"
#include "module.h"
#include "sandbox.h"
#include "sort.h"

#include <string.h>

/* where(): "FILE:LINE: " of the innermost running function that is the script's, its file and its
 * line; or "". */
static int where(lua_State *L)
{
    lua_Debug frame;
    if (!handle_find_caller(L, &frame)) {
        lua_pushliteral(L, "");
        return 1;
    }
    lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
    lua_pushstring(L, frame.short_src);
    lua_pushinteger(L, frame.currentline);
    return 3;
}

/* The name of one of our types, which its metatable bears; NULL for any other value. */
static const char *own_type(lua_State *L, int index)
{
    static const char prefix[] = "lawspeaker.";
    if (lua_type(L, index) != LUA_TUSERDATA || luaL_getmetafield(L, index, "__name") != LUA_TSTRING)
        return NULL;
    const char *name = lua_tostring(L, -1); /* the metatable keeps it */
    lua_pop(L, 1);
    bool is_own =
        strncmp(name, prefix, sizeof prefix - 1) == 0 && luaL_testudata(L, index, name) != NULL;
    return is_own ? name + sizeof prefix - 1 : NULL;
}

/* kind(value): the type of a value; of our objects: "map", "position", "row", …; of the root of a
 * view "view". */
static int kind(lua_State *L)
{
    lua_settop(L, 1);
    const char *own = own_type(L, 1);
    if (own && luaL_testudata(L, 1, ROOT_TYPE) && root_is_view(lua_touserdata(L, 1)))
        own = "view";
    lua_pushstring(L, own ? own : luaL_typename(L, 1));
    return 1;
}

/* list_length(table): its length when its keys are exactly 1 to that, else nil. Raw. */
static int list_length(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_Integer length = (lua_Integer)lua_rawlen(L, 1), count = 0;
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        bool belongs = lua_isinteger(L, -1) && lua_type(L, -1) == LUA_TNUMBER &&
                       lua_tointeger(L, -1) >= 1 && lua_tointeger(L, -1) <= length;
        if (!belongs)
            return 0;
        count++;
    }
    sandbox_charge(L, (uint64_t)count);
    if (count != length)
        return 0;
    lua_pushinteger(L, length);
    return 1;
}

/* A key that has an order: false, true, then numbers, then strings by their bytes. */
typedef struct {
    int rank;
    bool is_integer;
    lua_Integer integer;
    lua_Number number;
    const char *bytes; /* kept by the table */
    size_t size;
} ordered_key;

static int compare_numbers(const ordered_key *a, const ordered_key *b)
{
    if (a->is_integer && b->is_integer)
        return a->integer < b->integer ? -1 : a->integer > b->integer;
    if (a->number != b->number)
        return a->number < b->number ? -1 : 1;
    return a->is_integer ? -1 : b->is_integer; /* a float key that rounds to the same double */
}

static int compare_keys(const void *left, const void *right)
{
    const ordered_key *a = left, *b = right;
    if (a->rank != b->rank)
        return a->rank - b->rank;
    if (a->rank == 2)
        return compare_numbers(a, b);
    if (a->rank != 3)
        return 0;
    int order = memcmp(a->bytes, b->bytes, a->size < b->size ? a->size : b->size);
    if (order != 0)
        return order;
    return a->size < b->size ? -1 : a->size > b->size;
}

static bool read_key(lua_State *L, ordered_key *key)
{
    memset(key, 0, sizeof *key);
    switch (lua_type(L, -1)) {
    case LUA_TBOOLEAN:
        key->rank = lua_toboolean(L, -1);
        return true;
    case LUA_TNUMBER:
        key->rank = 2;
        key->is_integer = lua_isinteger(L, -1);
        key->integer = lua_tointeger(L, -1);
        key->number = lua_tonumber(L, -1);
        return true;
    case LUA_TSTRING:
        key->rank = 3;
        key->bytes = lua_tolstring(L, -1, &key->size);
        return true;
    default:
        return false;
    }
}

static void push_key(lua_State *L, const ordered_key *key)
{
    if (key->rank < 2)
        lua_pushboolean(L, key->rank);
    else if (key->rank == 3)
        lua_pushlstring(L, key->bytes, key->size);
    else if (key->is_integer)
        lua_pushinteger(L, key->integer);
    else
        lua_pushnumber(L, key->number);
}

/* keys(table): its raw keys in a fixed order; then the type of one that has no order, if there is
 * one. */
static int keys(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    size_t count = 0;
    const char *unordered = NULL;
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        count++;
    }
    sandbox_charge(L, (uint64_t)count * 4);
    ordered_key *sorted = lua_newuserdatauv(L, (count + 1) * sizeof *sorted, 0);
    size_t used = 0;
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        if (read_key(L, &sorted[used]))
            used++;
        else if (!unordered || strcmp(luaL_typename(L, -1), unordered) < 0)
            unordered = luaL_typename(L, -1);
    }
    sort_items(sorted, used, sizeof *sorted, compare_keys);
    lua_createtable(L, (int)(used < 1 << 20 ? used : 1 << 20), 0);
    for (size_t i = 0; i < used; i++) {
        push_key(L, &sorted[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_pushstring(L, unordered);
    return 2;
}

/* place(function): "FILE:LINE" of its definition. */
static int place(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_Debug function;
    lua_settop(L, 1);
    lua_getinfo(L, ">S", &function);
    lua_pushfstring(L, "%s:%d", function.short_src, function.linedefined);
    return 1;
}

/* parameters(function): the names of what a function of Lua is called with, as a list. */
static int parameters(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, 1);
    const char *name;
    for (int i = 1; (name = lua_getlocal(L, NULL, i)); i++) {
        lua_pushstring(L, name);
        lua_rawseti(L, 2, i);
    }
    lua_settop(L, 2);
    return 1;
}

/* reasons(): a list of { name, rule, sentence }. */
static int reasons(lua_State *L)
{
    lua_newtable(L);
    for (int reason = LAW_REASON_NONE + 1; reason < LAW_REASON_COUNT; reason++) {
        lua_createtable(L, 0, 3);
        handle_set_name(L, "name", law_reason_name((law_reason)reason));
        handle_set_name(L, "rule", law_reason_rule((law_reason)reason));
        handle_set_name(L, "sentence", law_reason_sentence((law_reason)reason));
        lua_rawseti(L, -2, reason);
    }
    return 1;
}

/* facts(): a list of { name, sentence }. */
static int facts(lua_State *L)
{
    static const char *const sentences[] = {
#define X(code, name, sentence) [LAW_FACT_##code] = sentence,
        LAW_FACTS(X)
#undef X
    };
    lua_newtable(L);
    for (int fact = 0; fact < LAW_FACT_COUNT; fact++) {
        lua_createtable(L, 0, 2);
        handle_set_name(L, "name", law_fact_name((law_fact_kind)fact));
        handle_set_name(L, "sentence", sentences[fact]);
        lua_rawseti(L, -2, fact + 1);
    }
    return 1;
}

/* results(): the names of the results. */
static int results(lua_State *L)
{
    lua_newtable(L);
    for (int result = LAW_SUCCEEDED; result <= LAW_ILLEGAL; result++) {
        lua_pushstring(L, law_result_name((law_result)result));
        lua_rawseti(L, -2, result + 1);
    }
    return 1;
}

/* scenario_new(details): an object that holds nothing but a table of the Lua files. */
static int scenario_new(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_newuserdatauv(L, 0, 1);
    luaL_setmetatable(L, SCENARIO_TYPE);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    return 1;
}

static int scenario_details(lua_State *L)
{
    luaL_checkudata(L, 1, SCENARIO_TYPE);
    lua_getiuservalue(L, 1, 1);
    return 1;
}

static int no_limit_text(lua_State *L)
{
    lua_pushliteral(L, "no limit");
    return 1;
}

/* The value that stands for no limit: equal to itself and to nothing else. */
static void push_no_limit(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    lua_createtable(L, 0, 3);
    lua_pushcfunction(L, no_limit_text);
    lua_setfield(L, -2, "__tostring");
    lua_pushliteral(L, "lawspeaker.no_limit");
    lua_setfield(L, -2, "__name");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

static const luaL_Reg functions[] = {
    {"where", where},
    {"kind", kind},
    {"list_length", list_length},
    {"keys", keys},
    {"behind", guard_behind},
    {"place", place},
    {"parameters", parameters},
    {"reasons", reasons},
    {"facts", facts},
    {"results", results},
    {"scenario_new", scenario_new},
    {"scenario_details", scenario_details},
    {NULL, NULL},
};

void bind_tables(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, SCENARIO_TYPE, NULL);
    lua_setfield(L, -2, "scenario_type");
    push_no_limit(L);
    lua_setfield(L, -2, "no_limit");
    lua_pushstring(L, law_version());
    lua_setfield(L, -2, "version");
    lua_pushinteger(L, LAW_NAME_SIZE_MAX);
    lua_setfield(L, -2, "name_size_max");
    lua_pushinteger(L, LAW_UNKNOWN);
    lua_setfield(L, -2, "unknown_id");
}
