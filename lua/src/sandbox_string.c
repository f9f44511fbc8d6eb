/* The string library of a script, but for patterns, format and pack, which have files of their own.
 * Every function is charged for the bytes it reads and writes before it does so. Letters are those
 * of ASCII, whatever the locale of the host. */
#include "sandbox_private.h"

#include <string.h>

/* Checks a string argument and charges for reading it. */
static const char *read_string(lua_State *L, int index, size_t *size)
{
    const char *bytes = luaL_checklstring(L, index, size);
    sandbox_spend_bytes(sandbox_of(L), *size);
    return bytes;
}

/* Positions count from 1, or from the end when negative. */
static size_t first_position(lua_Integer position, size_t size)
{
    if (position > 0)
        return (size_t)position;
    if (position == 0 || position < -(lua_Integer)size)
        return 1;
    return size + (size_t)position + 1;
}

static size_t last_position(lua_Integer position, size_t size)
{
    if (position > (lua_Integer)size)
        return size;
    if (position >= 0)
        return (size_t)position;
    if (position < -(lua_Integer)size)
        return 0;
    return size + (size_t)position + 1;
}

static int string_len(lua_State *L)
{
    size_t size;
    luaL_checklstring(L, 1, &size);
    lua_pushinteger(L, (lua_Integer)size);
    return 1;
}

static int string_sub(lua_State *L)
{
    size_t size;
    const char *bytes = luaL_checklstring(L, 1, &size);
    size_t first = first_position(luaL_checkinteger(L, 2), size);
    size_t last = last_position(luaL_optinteger(L, 3, -1), size);
    if (first > last) {
        lua_pushliteral(L, "");
        return 1;
    }
    sandbox_spend_bytes(sandbox_of(L), last - first + 1);
    lua_pushlstring(L, bytes + first - 1, last - first + 1);
    return 1;
}

/* Pushes the string at index 1 with each byte put through `change`. */
static int push_changed(lua_State *L, char (*change)(char byte))
{
    size_t size;
    const char *bytes = read_string(L, 1, &size);
    sandbox_text text;
    sandbox_text_begin(&text, L);
    char *place = sandbox_text_reserve(&text, size);
    for (size_t i = 0; i < size; i++)
        place[i] = change(bytes[i]);
    text.size = size;
    sandbox_text_finish(&text);
    return 1;
}

static char lower_byte(char byte)
{
    if (byte >= 'A' && byte <= 'Z')
        return (char)(byte - 'A' + 'a');
    return byte;
}

static char upper_byte(char byte)
{
    if (byte >= 'a' && byte <= 'z')
        return (char)(byte - 'a' + 'A');
    return byte;
}

static int string_lower(lua_State *L)
{
    return push_changed(L, lower_byte);
}

static int string_upper(lua_State *L)
{
    return push_changed(L, upper_byte);
}

static int string_reverse(lua_State *L)
{
    size_t size;
    const char *bytes = read_string(L, 1, &size);
    sandbox_text text;
    sandbox_text_begin(&text, L);
    char *place = sandbox_text_reserve(&text, size);
    for (size_t i = 0; i < size; i++)
        place[i] = bytes[size - 1 - i];
    text.size = size;
    sandbox_text_finish(&text);
    return 1;
}

static int string_rep(lua_State *L)
{
    size_t size, between;
    const char *bytes = luaL_checklstring(L, 1, &size);
    lua_Integer times = luaL_checkinteger(L, 2);
    const char *separator = luaL_optlstring(L, 3, "", &between);
    if (times <= 0 || size + between == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    sandbox *box = sandbox_of(L);
    bool overflows = (size_t)times > (SIZE_MAX / 2) / (size + between);
    size_t total = overflows ? SIZE_MAX / 2 : (size_t)times * (size + between) - between;
    sandbox_check_string(box, total);
    sandbox_spend_bytes(box, total);
    sandbox_text text;
    sandbox_text_begin(&text, L);
    char *place = sandbox_text_reserve(&text, total);
    size_t done = size < total ? size + between : size;
    memcpy(place, bytes, size);
    memcpy(place + size, separator, done - size);
    while (done < total) { /* what is there is a whole number of pairs, so it can be doubled */
        size_t next = done < total - done ? done : total - done;
        memcpy(place + done, place, next);
        done += next;
    }
    text.size = total;
    sandbox_text_finish(&text);
    return 1;
}

static int string_byte(lua_State *L)
{
    size_t size;
    const char *bytes = luaL_checklstring(L, 1, &size);
    lua_Integer position = luaL_optinteger(L, 2, 1);
    size_t first = first_position(position, size);
    size_t last = last_position(luaL_optinteger(L, 3, (lua_Integer)first), size);
    if (first > last)
        return 0;
    size_t count = last - first + 1;
    sandbox_spend(sandbox_of(L), count / 4);
    if (count > LUAI_MAXSTACK)
        return luaL_error(L, "string slice too long");
    luaL_checkstack(L, (int)count, "string slice too long");
    for (size_t i = 0; i < count; i++)
        lua_pushinteger(L, (unsigned char)bytes[first - 1 + i]);
    return (int)count;
}

static int string_char(lua_State *L)
{
    int count = lua_gettop(L);
    sandbox_text text;
    sandbox_spend(sandbox_of(L), (uint64_t)count / 4);
    sandbox_text_begin(&text, L);
    for (int i = 1; i <= count; i++) {
        lua_Integer code = luaL_checkinteger(L, i);
        luaL_argcheck(L, code >= 0 && code <= 255, i, "value out of range");
        sandbox_text_add_byte(&text, (char)(unsigned char)code);
    }
    sandbox_text_finish(&text);
    return 1;
}

/* ---- arithmetic on strings, as the manual has it (3.4.3): "10" + 1 is 11 ---- */

static bool push_as_number(lua_State *L, int index)
{
    if (lua_type(L, index) == LUA_TNUMBER) {
        lua_pushvalue(L, index);
        return true;
    }
    if (lua_type(L, index) != LUA_TSTRING)
        return false;
    size_t size;
    const char *text = read_string(L, index, &size);
    return lua_stringtonumber(L, text) == size + 1;
}

/* The second operand may have a method for this. */
static int call_other_method(lua_State *L, const char *method)
{
    lua_settop(L, 2);
    if (lua_type(L, 2) == LUA_TSTRING || luaL_getmetafield(L, 2, method) == LUA_TNIL)
        return luaL_error(L, "attempt to %s a '%s' with a '%s'", method + 2, luaL_typename(L, 1),
                          luaL_typename(L, 2));
    lua_insert(L, 1);
    lua_call(L, 2, 1);
    return 1;
}

static int calculate(lua_State *L)
{
    if (!push_as_number(L, 1) || !push_as_number(L, 2))
        return call_other_method(L, lua_tostring(L, lua_upvalueindex(2)));
    lua_arith(L, (int)lua_tointeger(L, lua_upvalueindex(1)));
    return 1;
}

void sandbox_open_string_methods(lua_State *L)
{
    static const struct {
        const char *method;
        int operation;
    } arithmetic[] = {
        {"__add", LUA_OPADD}, {"__sub", LUA_OPSUB}, {"__mul", LUA_OPMUL},   {"__div", LUA_OPDIV},
        {"__mod", LUA_OPMOD}, {"__pow", LUA_OPPOW}, {"__idiv", LUA_OPIDIV}, {"__unm", LUA_OPUNM},
    };
    lua_pushliteral(L, "");
    lua_newtable(L);
    lua_getfield(L, -3, "string");
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    for (size_t i = 0; i < sizeof arithmetic / sizeof *arithmetic; i++) {
        lua_pushinteger(L, arithmetic[i].operation);
        lua_pushstring(L, arithmetic[i].method);
        lua_pushcclosure(L, calculate, 2);
        lua_setfield(L, -2, arithmetic[i].method);
    }
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void sandbox_open_string(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"byte", string_byte},   {"char", string_char},   {"len", string_len},
        {"lower", string_lower}, {"rep", string_rep},     {"reverse", string_reverse},
        {"sub", string_sub},     {"upper", string_upper}, {NULL, NULL},
    };
    lua_newtable(L);
    sandbox_add_functions(L, functions);
    sandbox_add_search(L);
    sandbox_add_format(L);
    sandbox_add_pack(L);
}
