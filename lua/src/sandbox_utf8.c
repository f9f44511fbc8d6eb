/* The utf8 library of a script (manual, 6.5), charged for the bytes it reads. */
#include "sandbox_private.h"

#include <limits.h>
#include <string.h>

enum { LARGEST_UNICODE = 0x10FFFF };
static const uint32_t largest_code = 0x7FFFFFFF;

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* Reads a sequence; answers its length, or 0 where it is none. Strict: only what Unicode has. */
static size_t decode(const char *bytes, const char *end, uint32_t *code, bool strict)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000, 0x200000, 0x4000000};
    unsigned char first = (unsigned char)bytes[0];
    if (first < 0x80) {
        *code = first;
        return 1;
    }
    size_t length = 0;
    while (length < 8 && (first & (0x80u >> length)) != 0)
        length++;
    if (length < 2 || length > 6 || (size_t)(end - bytes) < length)
        return 0;
    uint32_t value = first & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if (!is_continuation(bytes[i]))
            return 0;
        value = value << 6 | ((unsigned char)bytes[i] & 0x3Fu);
    }
    bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < least[length] || (strict && (value > LARGEST_UNICODE || surrogate)))
        return 0;
    *code = value;
    return length;
}

static size_t encode(uint32_t code, char bytes[6])
{
    if (code < 0x80) {
        bytes[0] = (char)code;
        return 1;
    }
    size_t length = 2;
    while (length < 6 && code >> (5 * length + 1) != 0)
        length++;
    for (size_t i = length - 1; i > 0; i--) {
        bytes[i] = (char)(unsigned char)(0x80 | (code & 0x3F));
        code >>= 6;
    }
    bytes[0] = (char)(unsigned char)((0xFF00u >> length & 0xFF) | code);
    return length;
}

/* A position from the end when negative; 0 where it lies before the start. */
static lua_Integer absolute(lua_Integer position, size_t size)
{
    if (position >= 0)
        return position;
    return position < -(lua_Integer)size ? 0 : (lua_Integer)size + position + 1;
}

static int utf8_char(lua_State *L)
{
    int count = lua_gettop(L);
    sandbox_text text;
    sandbox_spend(sandbox_of(L), (uint64_t)count);
    sandbox_text_begin(&text, L);
    for (int i = 1; i <= count; i++) {
        lua_Unsigned code = (lua_Unsigned)luaL_checkinteger(L, i);
        char bytes[6];
        luaL_argcheck(L, code <= largest_code, i, "value out of range");
        sandbox_text_add(&text, bytes, encode((uint32_t)code, bytes));
    }
    sandbox_text_finish(&text);
    return 1;
}

static int utf8_len(lua_State *L)
{
    size_t size;
    const char *bytes = luaL_checklstring(L, 1, &size);
    lua_Integer first = absolute(luaL_optinteger(L, 2, 1), size);
    lua_Integer last = absolute(luaL_optinteger(L, 3, -1), size);
    bool lax = lua_toboolean(L, 4) != 0;
    luaL_argcheck(L, first >= 1 && first - 1 <= (lua_Integer)size, 2,
                  "initial position out of bounds");
    luaL_argcheck(L, last <= (lua_Integer)size, 3, "final position out of bounds");
    if (last >= first)
        sandbox_spend(sandbox_of(L), (uint64_t)(last - first) / 4);
    lua_Integer count = 0;
    lua_Integer at = first - 1;
    while (at < last) {
        uint32_t code;
        size_t length = decode(bytes + at, bytes + size, &code, !lax);
        if (length == 0) {
            luaL_pushfail(L);
            lua_pushinteger(L, at + 1);
            return 2;
        }
        at += (lua_Integer)length;
        count++;
    }
    lua_pushinteger(L, count);
    return 1;
}

static int utf8_codepoint(lua_State *L)
{
    size_t size;
    const char *bytes = luaL_checklstring(L, 1, &size);
    lua_Integer first = absolute(luaL_optinteger(L, 2, 1), size);
    lua_Integer last = absolute(luaL_optinteger(L, 3, first), size);
    bool lax = lua_toboolean(L, 4) != 0;
    luaL_argcheck(L, first >= 1, 2, "out of bounds");
    luaL_argcheck(L, last <= (lua_Integer)size, 3, "out of bounds");
    if (first > last)
        return 0;
    if (last - first >= INT_MAX)
        return luaL_error(L, "string slice too long");
    sandbox_spend(sandbox_of(L), (uint64_t)(last - first) + 1);
    luaL_checkstack(L, (int)(last - first) + 1, "string slice too long");
    int count = 0;
    const char *at = bytes + first - 1;
    while (at < bytes + last) {
        uint32_t code;
        size_t length = decode(at, bytes + size, &code, !lax);
        if (length == 0)
            return luaL_error(L, "invalid UTF-8 code");
        lua_pushinteger(L, code);
        at += length;
        count++;
    }
    return count;
}

/* Moves `at` by whole sequences; answers false where there are not so many. */
static bool move_by(const char *bytes, lua_Integer size, lua_Integer count, lua_Integer *at)
{
    lua_Integer place = *at;
    if (count < 0) {
        while (count < 0 && place > 0) {
            do {
                place--;
            } while (place > 0 && is_continuation(bytes[place]));
            count++;
        }
    } else {
        count--;
        while (count > 0 && place < size) {
            do {
                place++;
            } while (place < size && is_continuation(bytes[place]));
            count--;
        }
    }
    *at = place;
    return count == 0;
}

static int utf8_offset(lua_State *L)
{
    size_t length;
    const char *bytes = luaL_checklstring(L, 1, &length);
    lua_Integer size = (lua_Integer)length;
    lua_Integer count = luaL_checkinteger(L, 2);
    lua_Integer at = count > 0 ? 1 : size + 1;
    at = absolute(luaL_optinteger(L, 3, at), length) - 1;
    luaL_argcheck(L, at >= 0 && at <= size, 3, "position out of bounds");
    lua_Integer start = at;
    bool found = true;
    if (count == 0) {
        while (at > 0 && at < size && is_continuation(bytes[at]))
            at--;
    } else {
        if (at < size && is_continuation(bytes[at]))
            return luaL_error(L, "initial position is a continuation byte");
        found = move_by(bytes, size, count, &at);
    }
    sandbox_spend(sandbox_of(L), (uint64_t)(at > start ? at - start : start - at) / 4);
    if (found)
        lua_pushinteger(L, at + 1);
    else
        luaL_pushfail(L);
    return 1;
}

static int next_code(lua_State *L, bool strict)
{
    size_t size;
    const char *bytes = luaL_checklstring(L, 1, &size);
    lua_Unsigned at = (lua_Unsigned)luaL_checkinteger(L, 2);
    if (at > 0 && at <= size) {
        lua_Unsigned start = at;
        while (at < size && is_continuation(bytes[at]))
            at++; /* the sequence at the control variable */
        sandbox_spend(sandbox_of(L), (at - start) / 4);
    }
    if (at >= size)
        return 0;
    uint32_t code;
    size_t length = decode(bytes + at, bytes + size, &code, strict);
    if (length == 0 || (at + length < size && is_continuation(bytes[at + length])))
        return luaL_error(L, "invalid UTF-8 code");
    lua_pushinteger(L, (lua_Integer)at + 1);
    lua_pushinteger(L, code);
    return 2;
}

static int next_strict(lua_State *L)
{
    return next_code(L, true);
}

static int next_lax(lua_State *L)
{
    return next_code(L, false);
}

static int utf8_codes(lua_State *L)
{
    bool lax = lua_toboolean(L, 2) != 0;
    luaL_checkstring(L, 1);
    lua_pushboolean(L, 1);
    lua_pushcclosure(L, lax ? next_lax : next_strict, 1);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

void sandbox_open_utf8(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"char", utf8_char}, {"codepoint", utf8_codepoint}, {"codes", utf8_codes},
        {"len", utf8_len},   {"offset", utf8_offset},       {NULL, NULL},
    };
    static const char one_code[] = "[\0-\x7F\xC2-\xFD][\x80-\xBF]*";
    lua_newtable(L);
    sandbox_add_functions(L, functions);
    lua_pushlstring(L, one_code, sizeof one_code - 1);
    lua_setfield(L, -2, "charpattern");
}
