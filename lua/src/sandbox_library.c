/* What a script finds in its globals: a list of what it may call, built up from nothing. What is
 * not written here does not exist for it: no files, no clock, no debug library, no way to load code
 * but `require`, no finalizers and no weak tables. */
#include "sandbox_private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void sandbox_add_functions(lua_State *L, const luaL_Reg *functions)
{
    for (; functions->name != NULL; functions++) {
        lua_pushboolean(L, 1);
        lua_pushcclosure(L, functions->func, 1);
        lua_setfield(L, -2, functions->name);
    }
}

/* ---- values as text ---- */

static void push_number_text(lua_State *L, int index)
{
    if (!lua_isinteger(L, index) && isnan(lua_tonumber(L, index))) {
        lua_pushliteral(L, "nan"); /* its sign is an accident */
        return;
    }
    lua_pushvalue(L, index);
    lua_tostring(L, -1);
}

const char *sandbox_push_text(lua_State *L, int index, size_t *size)
{
    index = lua_absindex(L, index);
    if (luaL_callmeta(L, index, "__tostring")) {
        if (!lua_isstring(L, -1))
            luaL_error(L, "'__tostring' must return a string");
        return lua_tolstring(L, -1, size);
    }
    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        lua_pushvalue(L, index);
        break;
    case LUA_TNUMBER:
        push_number_text(L, index);
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
        break;
    default:
        if (luaL_getmetafield(L, index, "__name") != LUA_TSTRING)
            lua_pushstring(L, luaL_typename(L, index));
        break;
    }
    return lua_tolstring(L, -1, size);
}

static int base_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    sandbox_push_text(L, 1, NULL);
    return 1;
}

static int base_print(lua_State *L)
{
    enum { PRINT_COST = 50 };
    sandbox *box = sandbox_of(L);
    int count = lua_gettop(L);
    sandbox_text line;
    sandbox_text_begin(&line, L);
    for (int i = 1; i <= count; i++) {
        size_t size;
        const char *text = sandbox_push_text(L, i, &size);
        if (i > 1)
            sandbox_text_add_byte(&line, '\t');
        sandbox_text_add(&line, text, size);
        lua_pop(L, 1);
    }
    sandbox_spend(box, PRINT_COST + line.size / 4);
    if (box->print != NULL)
        box->print(box->print_user, line.bytes, line.size);
    return 0;
}

/* The value of a digit in bases up to 36, or 99. */
static int digit_value(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'z')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'Z')
        return digit - 'A' + 10;
    return 99;
}

static bool is_space(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/* Reads a whole string as an integer in a base; larger ones wrap around, as in stock Lua. */
static bool read_integer(const char *text, size_t size, int base, lua_Integer *value)
{
    const char *end = text + size;
    while (text < end && is_space(*text))
        text++;
    while (end > text && is_space(end[-1]))
        end--;
    bool negative = text < end && *text == '-';
    if (negative || (text < end && *text == '+'))
        text++;
    if (text == end)
        return false;
    lua_Unsigned sum = 0;
    for (; text < end; text++) {
        int digit = digit_value(*text);
        if (digit >= base)
            return false;
        sum = sum * (lua_Unsigned)base + (lua_Unsigned)digit;
    }
    *value = (lua_Integer)(negative ? 0u - sum : sum);
    return true;
}

static int base_tonumber(lua_State *L)
{
    size_t size;
    if (lua_isnoneornil(L, 2)) {
        luaL_checkany(L, 1);
        if (lua_type(L, 1) == LUA_TNUMBER) {
            lua_settop(L, 1);
            return 1;
        }
        if (lua_type(L, 1) == LUA_TSTRING) {
            const char *text = lua_tolstring(L, 1, &size);
            sandbox_spend_bytes(sandbox_of(L), size);
            if (lua_stringtonumber(L, text) == size + 1)
                return 1;
        }
        luaL_pushfail(L);
        return 1;
    }
    lua_Integer base = luaL_checkinteger(L, 2);
    luaL_checktype(L, 1, LUA_TSTRING); /* a number would be read in the wrong base */
    const char *text = lua_tolstring(L, 1, &size);
    luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
    sandbox_spend_bytes(sandbox_of(L), size);
    lua_Integer value;
    if (read_integer(text, size, (int)base, &value))
        lua_pushinteger(L, value);
    else
        luaL_pushfail(L);
    return 1;
}

/* ---- errors ---- */

/* A value that is no string cannot carry its place, so the place is kept beside it. */
static void note_raised(lua_State *L, int index, int level)
{
    sandbox *box = sandbox_of(L);
    box->raised_type = lua_type(L, index);
    box->raised = lua_topointer(L, index);
    luaL_where(L, level);
    snprintf(box->raised_at, sizeof box->raised_at, "%s", lua_tostring(L, -1));
    lua_pop(L, 1);
}

/* Whether the place of a value that is raised is kept: one that is raised again without a level, as
 * who catches it and passes it on does, keeps the place where it was raised first. */
static bool is_noted(lua_State *L, int index)
{
    const sandbox *box = sandbox_of(L);
    return box->raised_at[0] != '\0' && box->raised_type == lua_type(L, index) &&
           box->raised == lua_topointer(L, index);
}

static int base_error(lua_State *L)
{
    enum { DEEPEST = 200 }; /* Lua walks the stack for it */
    lua_Integer level = luaL_optinteger(L, 2, 1);
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING && level > 0 && level <= DEEPEST) {
        luaL_where(L, (int)level);
        lua_pushvalue(L, 1);
        lua_concat(L, 2);
    } else if (lua_type(L, 1) != LUA_TSTRING && (level > 0 || !is_noted(L, 1))) {
        note_raised(L, 1, 1);
    }
    return lua_error(L);
}

static int base_assert(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1))
        return lua_gettop(L);
    if (lua_gettop(L) == 1)
        lua_pushliteral(L, "assertion failed!");
    lua_settop(L, 2);
    if (lua_type(L, 2) != LUA_TSTRING)
        note_raised(L, 2, 1);
    return lua_error(L);
}

/* The stack holds `true` below what the called function returned. */
static int finish_pcall(lua_State *L, int status, lua_KContext first)
{
    if (status == LUA_OK || status == LUA_YIELD)
        return lua_gettop(L) - (int)first + 1;
    sandbox_spend_error(L);
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
}

static int base_pcall(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushboolean(L, 1);
    lua_insert(L, 1);
    int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 1, finish_pcall);
    return finish_pcall(L, status, 1);
}

static int finish_handler(lua_State *L, int status, lua_KContext context)
{
    (void)context;
    if (status != LUA_OK && status != LUA_YIELD)
        sandbox_spend_error(L);
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
}

/* Index 1 holds the handler, index 2 `true`. The handler runs after the stack was unwound, as an
 * ordinary protected call: Lua would run it on top of the error, several deep when it fails itself
 * and in the last reserve after a stack overflow, where nothing should run that is not ours. What a
 * handler can see without the debug library is the same. */
static int finish_xpcall(lua_State *L, int status, lua_KContext context)
{
    (void)context;
    if (status == LUA_OK || status == LUA_YIELD)
        return lua_gettop(L) - 1;
    sandbox_spend_error(L);
    lua_pushvalue(L, 1);
    lua_insert(L, -2);
    return finish_handler(L, lua_pcallk(L, 1, 1, 0, 0, finish_handler), 0);
}

static int base_xpcall(lua_State *L)
{
    int arguments = lua_gettop(L) - 2;
    luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_pushboolean(L, 1);
    lua_pushvalue(L, 1); /* function, handler, ..., true, function */
    lua_copy(L, 2, 1);
    lua_rotate(L, 3, 2);
    lua_remove(L, 2); /* handler, true, function, ... */
    int status = lua_pcallk(L, arguments, LUA_MULTRET, 0, 0, finish_xpcall);
    return finish_xpcall(L, status, 0);
}

/* ---- tables ---- */

static int next_of_ipairs(lua_State *L)
{
    lua_Integer at = (lua_Integer)((lua_Unsigned)luaL_checkinteger(L, 2) + 1);
    lua_pushinteger(L, at);
    return lua_geti(L, 1, at) == LUA_TNIL ? 1 : 2;
}

/* Upvalue 1 is the iterator, so that it is one and the same function. */
static int base_ipairs(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

static int base_rawequal(lua_State *L)
{
    luaL_checkany(L, 1);
    luaL_checkany(L, 2);
    if (lua_type(L, 1) == LUA_TSTRING)
        sandbox_spend_bytes(sandbox_of(L), (size_t)lua_rawlen(L, 1));
    lua_pushboolean(L, lua_rawequal(L, 1, 2));
    return 1;
}

static int base_rawlen(lua_State *L)
{
    int type = lua_type(L, 1);
    luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
    lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
    return 1;
}

static int base_rawget(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checkany(L, 2);
    lua_settop(L, 2);
    lua_rawget(L, 1);
    return 1;
}

static int base_rawset(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checkany(L, 2);
    luaL_checkany(L, 3);
    lua_settop(L, 3);
    lua_rawset(L, 1);
    return 1;
}

static int base_getmetatable(lua_State *L)
{
    luaL_checkany(L, 1);
    if (!lua_getmetatable(L, 1)) {
        lua_pushnil(L);
        return 1;
    }
    if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL && lua_type(L, 1) != LUA_TTABLE)
        lua_pushboolean(L,
                        0); /* the methods of the host's objects are not the script's to change */
    return 1;               /* the field, or a table's metatable, which is below it */
}

/* A finalizer would run at moments nobody chose, with the hook off; a weak table shows when garbage
 * is collected; a closing method runs while an error or coroutine.close unwinds the stack. */
static void refuse_field(lua_State *L, const char *field)
{
    lua_pushstring(L, field);
    if (lua_rawget(L, 2) != LUA_TNIL)
        luaL_error(L, "a metatable with '%s' is not allowed here", field);
    lua_pop(L, 1);
}

static int base_setmetatable(lua_State *L)
{
    int type = lua_type(L, 2);
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
    if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
        return luaL_error(L, "cannot change a protected metatable");
    if (type == LUA_TTABLE) {
        refuse_field(L, "__gc");
        refuse_field(L, "__mode");
        refuse_field(L, "__close");
    }
    lua_settop(L, 2);
    lua_setmetatable(L, 1);
    return 1;
}

static int base_select(lua_State *L)
{
    int count = lua_gettop(L);
    sandbox_spend(sandbox_of(L), (uint64_t)count / 8);
    if (lua_type(L, 1) == LUA_TSTRING && strcmp(lua_tostring(L, 1), "#") == 0) {
        lua_pushinteger(L, count - 1);
        return 1;
    }
    lua_Integer first = luaL_checkinteger(L, 1);
    if (first < 0)
        first = count + first;
    else if (first > count)
        first = count;
    luaL_argcheck(L, first >= 1, 1, "index out of range");
    return count - (int)first;
}

static int base_type(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

/* ---- the whole ---- */

static const luaL_Reg base_functions[] = {
    {"assert", base_assert},
    {"error", base_error},
    {"getmetatable", base_getmetatable},
    {"pairs", sandbox_pairs},
    {"pcall", base_pcall},
    {"print", base_print},
    {"rawequal", base_rawequal},
    {"rawget", base_rawget},
    {"rawlen", base_rawlen},
    {"rawset", base_rawset},
    {"require", sandbox_require},
    {"select", base_select},
    {"setmetatable", base_setmetatable},
    {"tonumber", base_tonumber},
    {"tostring", base_tostring},
    {"type", base_type},
    {"xpcall", base_xpcall},
    {NULL, NULL},
};

void sandbox_open_libraries(lua_State *L)
{
    static const struct {
        const char *name;
        void (*open)(lua_State *L);
    } libraries[] = {
        {"coroutine", sandbox_open_coroutine}, {"math", sandbox_open_math},
        {"string", sandbox_open_string},       {"table", sandbox_open_table},
        {"utf8", sandbox_open_utf8},
    };
    sandbox_add_functions(L, base_functions);
    lua_pushboolean(L, 1);
    lua_pushcclosure(L, next_of_ipairs, 1);
    lua_pushcclosure(L, base_ipairs, 1);
    lua_setfield(L, -2, "ipairs");
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        libraries[i].open(L);
        lua_setfield(L, -2, libraries[i].name);
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "_G");
    lua_pushliteral(L, "Lua 5.4");
    lua_setfield(L, -2, "_VERSION");
}

/* Lua names a function in "bad argument #1 to 'math.random'", where it is called without a name, by
 * looking for it in the table of loaded modules. That table is a copy that no script can reach, so
 * that the search has an end. The table of all libraries is on top of the stack, before and after.
 */
static void name_functions(lua_State *L)
{
    lua_newtable(L);
    for (lua_pushnil(L); lua_next(L, -3) != 0; lua_pop(L, 1)) {
        if (lua_type(L, -1) != LUA_TTABLE)
            continue;
        lua_pushvalue(L, -2);
        lua_newtable(L); /* all, copies, name, library, name, copy */
        for (lua_pushnil(L); lua_next(L, -4) != 0; lua_pop(L, 1)) {
            if (lua_type(L, -1) != LUA_TFUNCTION)
                continue;
            lua_pushvalue(L, -2);
            lua_pushvalue(L, -2);
            lua_rawset(L, -5);
        }
        lua_rawset(L, -5);
    }
    lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

void sandbox_open_globals(lua_State *L)
{
    sandbox_open_libraries(L);
    name_functions(L);
}

/* ---- the environment of library code of ours ---- */

static int trusted_next(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 2);
    if (lua_next(L, 1))
        return 2;
    lua_pushnil(L);
    return 1;
}

/* Upvalue 1 is `next`. */
static int trusted_rawpairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
}

static int trusted_where(lua_State *L)
{
    luaL_where(L, (int)luaL_optinteger(L, 1, 1));
    return 1;
}

void sandbox_push_environment(lua_State *L)
{
    static const luaL_Reg more[] = {{"where", trusted_where}, {NULL, NULL}};
    lua_newtable(L);
    sandbox_open_libraries(L);
    sandbox_add_functions(L, more);
    lua_pushboolean(L, 1);
    lua_pushcclosure(L, trusted_next, 1);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "next");
    lua_pushcclosure(L, trusted_rawpairs, 1);
    lua_setfield(L, -2, "rawpairs");
    lua_pushglobaltable(L);
    lua_setfield(L, -2, "script");
}
