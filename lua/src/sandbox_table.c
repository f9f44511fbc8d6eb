/* The table library of a script. Lengths may be false (`__len`): nothing is reserved by them alone,
 * and every step is charged, so that a loop over nothing ends with the budget. */
#include "sandbox_private.h"

#include <limits.h>
#include <string.h>

/* Methods of the manual's "object that behaves like a table": a table, or one with metamethods. */
static void check_table(lua_State *L, int index)
{
    if (lua_type(L, index) == LUA_TTABLE)
        return;
    if (luaL_getmetafield(L, index, "__index") == LUA_TNIL)
        luaL_checktype(L, index, LUA_TTABLE);
    lua_pop(L, 1);
}

static lua_Integer length_of(lua_State *L, int index)
{
    check_table(L, index);
    return luaL_len(L, index);
}

static int table_insert(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    lua_Integer end = (lua_Integer)((lua_Unsigned)length_of(L, 1) + 1);
    lua_Integer place = end;
    if (lua_gettop(L) == 3) {
        place = luaL_checkinteger(L, 2);
        luaL_argcheck(L, (lua_Unsigned)place - 1u < (lua_Unsigned)end, 2, "position out of bounds");
        for (lua_Integer i = end; i > place; i--) {
            sandbox_spend(box, SANDBOX_STEP);
            lua_geti(L, 1, i - 1);
            lua_seti(L, 1, i);
        }
    } else if (lua_gettop(L) != 2) {
        return luaL_error(L, "wrong number of arguments to 'insert'");
    }
    lua_seti(L, 1, place);
    return 0;
}

static int table_remove(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    lua_Integer size = length_of(L, 1);
    lua_Integer place = luaL_optinteger(L, 2, size);
    if (place != size)
        luaL_argcheck(L, (lua_Unsigned)place - 1u <= (lua_Unsigned)size, 2,
                      "position out of bounds");
    lua_geti(L, 1, place);
    for (; place < size; place++) {
        sandbox_spend(box, SANDBOX_STEP);
        lua_geti(L, 1, place + 1);
        lua_seti(L, 1, place);
    }
    lua_pushnil(L);
    lua_seti(L, 1, place);
    return 1;
}

static int table_move(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    lua_Integer first = luaL_checkinteger(L, 2);
    lua_Integer last = luaL_checkinteger(L, 3);
    lua_Integer place = luaL_checkinteger(L, 4);
    int target = lua_isnoneornil(L, 5) ? 1 : 5;
    check_table(L, 1);
    check_table(L, target);
    if (last < first) {
        lua_pushvalue(L, target);
        return 1;
    }
    luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    lua_Integer count = last - first + 1;
    luaL_argcheck(L, place <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool same = target == 1 || lua_compare(L, 1, target, LUA_OPEQ);
    bool backwards = same && place > first && place <= last;
    for (lua_Integer i = 0; i < count; i++) {
        lua_Integer at = backwards ? count - 1 - i : i;
        sandbox_spend(box, SANDBOX_STEP);
        lua_geti(L, 1, first + at);
        lua_seti(L, target, place + at);
    }
    lua_pushvalue(L, target);
    return 1;
}

static void add_element(sandbox_text *text, lua_Integer index)
{
    lua_State *L = text->L;
    lua_geti(L, 1, index);
    if (!lua_isstring(L, -1))
        luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1),
                   (LUAI_UACINT)index);
    size_t size;
    const char *bytes = lua_tolstring(L, -1, &size);
    sandbox_spend(text->box, 1);
    sandbox_text_add(text, bytes, size);
    lua_pop(L, 1);
}

static int table_concat(lua_State *L)
{
    lua_Integer length = length_of(L, 1);
    size_t between;
    const char *separator = luaL_optlstring(L, 2, "", &between);
    lua_Integer at = luaL_optinteger(L, 3, 1);
    lua_Integer last = luaL_optinteger(L, 4, length);
    sandbox_text text;
    sandbox_text_begin(&text, L);
    for (; at < last; at++) {
        add_element(&text, at);
        sandbox_text_add(&text, separator, between);
    }
    if (at == last)
        add_element(&text, at);
    sandbox_text_finish(&text);
    return 1;
}

static int table_pack(lua_State *L)
{
    int count = lua_gettop(L);
    sandbox_spend(sandbox_of(L), (uint64_t)count / 4);
    lua_createtable(L, count, 1);
    lua_insert(L, 1);
    for (int i = count; i >= 1; i--)
        lua_seti(L, 1, i);
    lua_pushinteger(L, count);
    lua_setfield(L, 1, "n");
    return 1;
}

static int table_unpack(lua_State *L)
{
    lua_Integer first = luaL_optinteger(L, 2, 1);
    lua_Integer last = luaL_opt(L, luaL_checkinteger, 3, luaL_len(L, 1));
    if (first > last)
        return 0;
    lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
    if (count >= INT_MAX || !lua_checkstack(L, (int)++count))
        return luaL_error(L, "too many results to unpack");
    sandbox_spend(sandbox_of(L), count / 2);
    for (; first < last; first++)
        lua_geti(L, 1, first);
    lua_geti(L, 1, last);
    return (int)count;
}

/* ---- sort ---- */

/* Index 1 holds the table, index 2 the function or nil, index 3 a copy of the elements. */
enum { FUNCTION = 2, COPY = 3 };

static bool plain_before(void *context, const sandbox_item *a, const sandbox_item *b)
{
    lua_State *L = context;
    return sandbox_item_compare(sandbox_of(L), a, b) < 0;
}

static bool called_before(void *context, const sandbox_item *a, const sandbox_item *b)
{
    lua_State *L = context;
    sandbox_spend(sandbox_of(L), 2);
    lua_pushvalue(L, FUNCTION);
    lua_rawgeti(L, COPY, a->index);
    lua_rawgeti(L, COPY, b->index);
    lua_call(L, 2, 1);
    bool before = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    return before;
}

static bool compared_before(void *context, const sandbox_item *a, const sandbox_item *b)
{
    lua_State *L = context;
    sandbox_spend(sandbox_of(L), 2);
    lua_rawgeti(L, COPY, a->index);
    lua_rawgeti(L, COPY, b->index);
    bool before = lua_compare(L, -2, -1, LUA_OPLT) != 0;
    lua_pop(L, 2);
    return before;
}

static bool is_number(const sandbox_item *item)
{
    return item->kind == ITEM_INTEGER || item->kind == ITEM_FLOAT;
}

/* Copies the elements to a list of their own, so that a function that changes the table while it is
 * sorted changes nothing that is being read. */
static bool copy_elements(lua_State *L, sandbox_item *items, int count)
{
    sandbox *box = sandbox_of(L);
    bool numbers = true, strings = true;
    for (int i = 0; i < count; i++) {
        sandbox_spend(box, SANDBOX_STEP);
        lua_geti(L, 1, i + 1);
        items[i] = sandbox_item_at(L, -1);
        items[i].index = i + 1;
        numbers = numbers && is_number(&items[i]);
        strings = strings && items[i].kind == ITEM_STRING;
        lua_rawseti(L, COPY, i + 1);
    }
    return numbers || strings;
}

static int table_sort(lua_State *L)
{
    lua_Integer length = length_of(L, 1);
    if (length < 2)
        return 0;
    luaL_argcheck(L, length < INT_MAX / 2, 1, "array too big");
    if (!lua_isnoneornil(L, 2))
        luaL_checktype(L, 2, LUA_TFUNCTION);
    int count = (int)length;
    lua_settop(L, 2);
    sandbox_spend(sandbox_of(L), (uint64_t)count);
    lua_createtable(L, count, 0);
    sandbox_item *items = lua_newuserdatauv(L, 2 * (size_t)count * sizeof *items, 0);
    luaL_checkstack(L, 8, "too many values");
    bool plain = copy_elements(L, items, count);
    sandbox_before *before = !lua_isnil(L, FUNCTION) ? called_before
                             : plain                 ? plain_before
                                                     : compared_before;
    sandbox_sort(items, items + count, (size_t)count, before, L);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, COPY, items[i].index);
        lua_seti(L, 1, i + 1);
    }
    return 0;
}

void sandbox_open_table(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"concat", table_concat}, {"insert", table_insert},
        {"move", table_move},     {"pack", table_pack},
        {"remove", table_remove}, {"sort", table_sort},
        {"unpack", table_unpack}, {NULL, NULL},
    };
    lua_newtable(L);
    sandbox_add_functions(L, functions);
}
