/* Order that is the same on every run: of keys for pairs, and of elements for table.sort. */
#include "sandbox_private.h"

#include <string.h>

static uint64_t prefix_of(const char *bytes, size_t size)
{
    unsigned char first[8] = {0};
    memcpy(first, bytes, size < sizeof first ? size : sizeof first);
    uint64_t prefix = 0;
    for (size_t i = 0; i < sizeof first; i++)
        prefix = prefix << 8 | first[i];
    return prefix;
}

sandbox_item sandbox_item_at(lua_State *L, int index)
{
    sandbox_item item = {.kind = ITEM_OTHER};
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
        item.kind = lua_toboolean(L, index) ? ITEM_TRUE : ITEM_FALSE;
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(L, index)) {
            item.kind = ITEM_INTEGER;
            item.value.integer = lua_tointeger(L, index);
        } else {
            item.kind = ITEM_FLOAT;
            item.value.number = lua_tonumber(L, index);
        }
        break;
    case LUA_TSTRING:
        item.kind = ITEM_STRING;
        item.value.bytes = lua_tolstring(L, index, &item.size);
        item.prefix = prefix_of(item.value.bytes, item.size);
        break;
    default:
        break;
    }
    return item;
}

/* Compares an integer with a float by value, without rounding the integer. */
static int compare_mixed(lua_Integer integer, lua_Number number)
{
    const lua_Number limit = 0x1p63;
    if (number != number)
        return -1; /* among elements to sort; a key is never NaN */
    if (number >= limit)
        return -1;
    if (number < -limit)
        return 1;
    lua_Integer whole = (lua_Integer)number; /* towards zero */
    if (integer != whole)
        return integer < whole ? -1 : 1;
    lua_Number fraction = number - (lua_Number)whole;
    return fraction > 0 ? -1 : fraction < 0 ? 1 : 0;
}

static int rank_of(const sandbox_item *item)
{
    return item->kind == ITEM_FLOAT ? ITEM_INTEGER : (int)item->kind;
}

int sandbox_item_compare(sandbox *box, const sandbox_item *a, const sandbox_item *b)
{
    if (a->kind == ITEM_STRING && b->kind == ITEM_STRING) {
        if (a->prefix != b->prefix)
            return a->prefix < b->prefix ? -1 : 1;
        size_t shorter = a->size < b->size ? a->size : b->size;
        sandbox_spend_bytes(box, shorter);
        int order = memcmp(a->value.bytes, b->value.bytes, shorter);
        return order != 0 ? order : (a->size > b->size) - (a->size < b->size);
    }
    if (rank_of(a) != rank_of(b))
        return rank_of(a) < rank_of(b) ? -1 : 1;
    if (a->kind == ITEM_INTEGER && b->kind == ITEM_INTEGER)
        return (a->value.integer > b->value.integer) - (a->value.integer < b->value.integer);
    if (a->kind == ITEM_FLOAT && b->kind == ITEM_FLOAT)
        return (a->value.number > b->value.number) - (a->value.number < b->value.number);
    if (a->kind == ITEM_INTEGER)
        return compare_mixed(a->value.integer, b->value.number);
    if (b->kind == ITEM_INTEGER)
        return -compare_mixed(b->value.integer, a->value.number);
    return 0;
}

/* ---- sorting ---- */

static void sort_run(sandbox_item *items, size_t count, sandbox_before *before, void *context)
{
    for (size_t end = 1; end < count; end++) {
        sandbox_item item = items[end];
        size_t at = end;
        while (at > 0 && before(context, &item, &items[at - 1])) {
            items[at] = items[at - 1];
            at--;
        }
        items[at] = item;
    }
}

static void merge(const sandbox_item *from, sandbox_item *to, size_t middle, size_t end,
                  sandbox_before *before, void *context)
{
    size_t left = 0, right = middle;
    for (size_t at = 0; at < end; at++) {
        bool take_right =
            right < end && (left >= middle || before(context, &from[right], &from[left]));
        to[at] = take_right ? from[right++] : from[left++];
    }
}

void sandbox_sort(sandbox_item *items, sandbox_item *spare, size_t count, sandbox_before *before,
                  void *context)
{
    enum { RUN = 8 };
    for (size_t start = 0; start < count; start += RUN) {
        size_t rest = count - start;
        sort_run(items + start, rest < RUN ? rest : RUN, before, context);
    }
    sandbox_item *from = items, *to = spare;
    for (size_t width = RUN; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t rest = count - start;
            size_t end = rest < 2 * width ? rest : 2 * width;
            size_t middle = rest < width ? rest : width;
            bool in_order =
                middle == end || !before(context, &from[start + middle], &from[start + middle - 1]);
            if (in_order)
                memcpy(to + start, from + start, end * sizeof *to);
            else
                merge(from + start, to + start, middle, end, before, context);
        }
        sandbox_item *swapped = from;
        from = to;
        to = swapped;
    }
    if (from != items)
        memcpy(items, from, count * sizeof *items);
}

/* ---- pairs ---- */

/* Most tables that are looped over are lists: their keys are 1, 2, 3 ... in the order in which Lua
 * keeps them, and need no list of keys beside them. Upvalue: how many there were. */
static int next_of_list(lua_State *L)
{
    lua_Integer count = lua_tointeger(L, lua_upvalueindex(1));
    luaL_checktype(L, 1, LUA_TTABLE);
    for (lua_Integer at = luaL_optinteger(L, 2, 0) + 1; at <= count; at++) {
        lua_pushinteger(L, at);
        if (lua_rawgeti(L, 1, at) != LUA_TNIL)
            return 2;
        lua_pop(L, 2);
        sandbox_spend(sandbox_of(L), 1);
    }
    lua_pushnil(L);
    return 1;
}

/* Upvalues: the keys in order, the last position in them. A key whose value is gone by now is
 * skipped, as `next` would. */
static int next_of_keys(lua_State *L)
{
    lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
    luaL_checktype(L, 1, LUA_TTABLE);
    for (;;) {
        at++;
        if (lua_rawgeti(L, lua_upvalueindex(1), at) == LUA_TNIL)
            return 1;
        lua_pushvalue(L, -1);
        if (lua_rawget(L, 1) != LUA_TNIL) {
            lua_pushinteger(L, at);
            lua_replace(L, lua_upvalueindex(2));
            return 2;
        }
        lua_pop(L, 2);
        sandbox_spend(sandbox_of(L), 1);
    }
}

static bool key_is_before(void *context, const sandbox_item *a, const sandbox_item *b)
{
    return sandbox_item_compare(context, a, b) < 0;
}

static void refuse_key(lua_State *L, int index)
{
    int type = lua_type(L, index);
    if (type != LUA_TNUMBER && type != LUA_TSTRING && type != LUA_TBOOLEAN)
        luaL_error(L, "pairs: a key that is a %s has no order; use a list, or a name for a key",
                   lua_typename(L, type));
}

/* How many keys the table at index 1 has if Lua keeps them as 1, 2, 3 ..., else -1. */
static int count_list(lua_State *L)
{
    int count = 0;
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        count++;
        if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) != count) {
            lua_pop(L, 1);
            return -1;
        }
        if (count % 64 == 0)
            sandbox_spend(sandbox_of(L), 64);
    }
    return count;
}

/* Of a table with few keys these are first put on the stack, each item knowing its place there.
 * Answers their number, or -1, with nothing pushed, when there are more than `room`. */
static int push_few_keys(lua_State *L, sandbox_item *items, int room)
{
    int base = lua_gettop(L);
    int count = 0;
    luaL_checkstack(L, room + 4, "too many keys");
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        if (count == room) {
            lua_settop(L, base);
            return -1;
        }
        refuse_key(L, -1);
        items[count] = sandbox_item_at(L, -1);
        items[count].index = lua_gettop(L);
        count++;
        lua_pushvalue(L, -1);
    }
    return count;
}

static bool push_ordered_few(lua_State *L)
{
    enum { FEW = 128 };
    sandbox_item items[FEW], spare[FEW];
    int base = lua_gettop(L);
    int count = push_few_keys(L, items, FEW);
    if (count < 0)
        return false;
    sandbox_sort(items, spare, (size_t)count, key_is_before, sandbox_of(L));
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        lua_pushvalue(L, items[i].index);
        lua_rawseti(L, -2, i + 1);
    }
    lua_replace(L, base + 1);
    lua_settop(L, base + 1);
    sandbox_spend(sandbox_of(L), (uint64_t)count * 4);
    return true;
}

static int count_keys(lua_State *L)
{
    int count = 0;
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        refuse_key(L, -1);
        count++;
        if (count % 64 == 0)
            sandbox_spend(sandbox_of(L), 64);
    }
    return count;
}

static void push_ordered_many(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    int count = count_keys(L);
    sandbox_spend(box, (uint64_t)count * 8);
    lua_createtable(L, count, 0);
    int keys = lua_gettop(L);
    lua_createtable(L, count, 0);
    sandbox_item *items = lua_newuserdatauv(L, 2 * (size_t)count * sizeof *items, 0);
    lua_pushnil(L);
    for (int at = 0; at < count && lua_next(L, 1); at++) {
        lua_pop(L, 1);
        items[at] = sandbox_item_at(L, -1);
        items[at].index = at + 1;
        lua_pushvalue(L, -1);
        lua_rawseti(L, keys + 1, at + 1);
    }
    sandbox_sort(items, items + count, (size_t)count, key_is_before, box);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, keys + 1, items[i].index);
        lua_rawseti(L, keys, i + 1);
    }
    lua_settop(L, keys);
}

int sandbox_pairs(lua_State *L)
{
    luaL_checkany(L, 1);
    if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(L, 1);
        lua_call(L, 1, 3);
        return 3;
    }
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    int count = count_list(L);
    sandbox_check(sandbox_of(L)); /* Lua may have walked a million empty places for a single key */
    if (count >= 0) {
        lua_pushinteger(L, count);
        lua_pushcclosure(L, next_of_list, 1);
    } else {
        if (!push_ordered_few(L))
            push_ordered_many(L);
        lua_pushinteger(L, 0);
        lua_pushcclosure(L, next_of_keys, 2);
    }
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
}
