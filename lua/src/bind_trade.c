/* Goods tables and transactions of games. What is asked of the game while the core checks one goes
 * to a function of the Lua files, answer(what, …), which asks the game's own in its turn. */
#include "game_handles.h"
#include "sandbox.h"

#include <lawspeaker/trade.h>
#include <string.h>

#define GOODS_TYPE "lawspeaker.goods"

enum { GOODS_SCHEMA = 1, GOODS_USER_VALUES = 1 };

typedef struct {
    law_goods *goods; /* NULL: closed */
    const schema_handle *schema;
} goods_handle;

static int close_goods(lua_State *L)
{
    goods_handle *handle = luaL_checkudata(L, 1, GOODS_TYPE);
    law_goods *goods = handle->goods;
    handle->goods = NULL;
    law_goods_destroy(goods);
    return 0;
}

static const goods_handle *goods_check(lua_State *L, int index)
{
    const goods_handle *handle = luaL_checkudata(L, index, GOODS_TYPE);
    if (!handle->goods || !schema_is_open(handle->schema))
        handle_raise(L, "the goods table is closed");
    return handle;
}

/* ---- Making one ---- */

/* Raw fields of the table on top, which the Lua files made; its strings stay the table's. */
static const char *text_field(lua_State *L, const char *field)
{
    const char *text = lua_getfield(L, -1, field) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    lua_pop(L, 1);
    return text;
}

static bool flag_field(lua_State *L, const char *field)
{
    lua_getfield(L, -1, field);
    bool flag = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return flag;
}

static uint64_t limit_field(lua_State *L, const char *field)
{
    uint64_t limit =
        lua_getfield(L, -1, field) == LUA_TNUMBER ? (uint64_t)lua_tointeger(L, -1) : LAW_NO_LIMIT;
    lua_pop(L, 1);
    return limit;
}

static law_zone zone_field(lua_State *L, const law_schema *schema, const char *field)
{
    const char *name = text_field(L, field);
    return name ? law_schema_zone_named(schema, name) : (law_zone){0};
}

static law_column column_field(lua_State *L, const law_schema *schema, law_zone zone,
                               const char *field)
{
    const char *name = text_field(L, field);
    law_table table = law_schema_zone_table(schema, zone);
    return name ? law_schema_column_named(schema, table, name) : (law_column){0};
}

/* One kind of goods from the table on top; `becomes` is a number, that of a good before it. */
static void add_good(lua_State *L, law_goods_builder *builder, const law_schema *schema)
{
    static const char *const kinds[LAW_GOOD_KIND_COUNT] = {"counted", "things", "own"};
    const char *kind = text_field(L, "kind");
    law_good_form form = {.name = text_field(L, "name"), .rule = text_field(L, "rule")};
    for (int i = 0; i < LAW_GOOD_KIND_COUNT; i++) {
        if (kind && strcmp(kinds[i], kind) == 0)
            form.kind = (law_good_kind)i;
    }
    form.is_untraded = flag_field(L, "is_untraded");
    form.is_for_some = flag_field(L, "is_for_some");
    form.is_hidden = flag_field(L, "is_hidden");
    form.most = limit_field(L, "most");
    form.capacity = limit_field(L, "capacity");
    if (form.kind != LAW_GOOD_OWN) {
        form.zone = zone_field(L, schema, "zone");
        form.column = column_field(L, schema, form.zone, "column");
    }
    form.arrival = zone_field(L, schema, "arrives");
    form.discard = zone_field(L, schema, "discard");
    if (form.kind == LAW_GOOD_THINGS)
        form.only_to = column_field(L, schema, form.zone, "only_to");
    lua_getfield(L, -1, "becomes");
    form.becomes.id = (uint32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    law_goods_add(builder, &form);
}

static void destroy_builder(void *object)
{
    law_goods_builder_destroy(object);
}

/* goods_new(schema, list): a goods table; or nil and what is wrong with the list. */
static int goods_new(lua_State *L)
{
    const schema_handle *schema = schema_check(L, 1);
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    goods_handle *handle = lua_newuserdatauv(L, sizeof *handle, GOODS_USER_VALUES);
    *handle = (goods_handle){NULL, schema};
    luaL_setmetatable(L, GOODS_TYPE); /* from here on __gc is safe */
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, 3, GOODS_SCHEMA);
    law_allocator allocator = handle_allocator(L);
    law_error error;
    law_goods_builder *builder;
    handle_box *box = handle_new_box(L, destroy_builder, 0);
    if (law_goods_begin(&builder, schema->schema, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = builder;
    lua_Integer count = (lua_Integer)lua_rawlen(L, 2);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 2, i);
        add_good(L, builder, schema->schema);
        lua_pop(L, 1);
    }
    law_status status = law_goods_finish(&handle->goods, builder, &error);
    box->object = NULL;
    law_goods_builder_destroy(builder);
    if (status != LAW_OK)
        return handle_fail(L, &error);
    sandbox_charge(L, 100 + (uint64_t)count * 20);
    lua_settop(L, 3);
    return 1;
}

/* ---- Asking the game ---- */

/* A call of the core that may ask the game: whose stack it is, and where the function lies. */
typedef struct {
    lua_State *L;
    const goods_handle *goods;
    int answer;
    bool has_failed; /* what the function raised is on top of the stack, unless it hit a limit */
} trade_call;

static law_status call_protected(lua_State *L, int argument_count)
{
    sandbox *box = sandbox_of(L);
    bool ok = box ? sandbox_call(box, L, argument_count, 0) == SANDBOX_OK
                  : lua_pcall(L, argument_count, 0, 0) == LUA_OK;
    return ok ? LAW_OK : LAW_HOOK_FAILED;
}

/* What a function below asks, and what it is answered. */
typedef struct {
    trade_call *call;
    const char *what;
    law_good good;
    law_player first, second;
    const law_item *items;
    size_t item_count;
    bool answer;
    uint64_t times;
    law_refusal *why;
} trade_question;

static void push_player(lua_State *L, const law_schema *schema, law_player player)
{
    lua_pushstring(L, law_schema_player_name(schema, player));
}

/* What the items of an OWN good are called, a list. */
static void push_own(lua_State *L, const law_item *items, size_t count)
{
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, items[i].own ? items[i].own : "");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

static void copy_text(lua_State *L, int index, char *text, size_t size)
{
    size_t length;
    const char *given = lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, &length) : NULL;
    if (!given)
        return;
    if (length >= size) { /* a character is left out whole */
        length = size - 1;
        while (length > 0 && ((unsigned char)given[length] & 0xc0) == 0x80)
            length--;
    }
    memcpy(text, given, length);
    text[length] = '\0';
}

/* Protected, for it may allocate and raise. Its arguments: the question and the function. */
static int ask_game(lua_State *L)
{
    trade_question *asked = lua_touserdata(L, 1);
    const goods_handle *goods = asked->call->goods;
    const law_schema *schema = goods->schema->schema;
    lua_pushvalue(L, 2);
    lua_pushstring(L, asked->what);
    int argument_count = 3;
    if (asked->good.id != 0) {
        lua_pushinteger(L, asked->good.id);
        argument_count++;
    }
    push_player(L, schema, asked->first);
    push_player(L, schema, asked->second);
    if (asked->items) {
        push_own(L, asked->items, asked->item_count);
        argument_count++;
    }
    lua_call(L, argument_count, 4);
    asked->answer = lua_toboolean(L, -4);
    asked->times = lua_isinteger(L, -3) ? (uint64_t)lua_tointeger(L, -3) : LAW_NO_LIMIT;
    if (asked->why) {
        copy_text(L, -2, asked->why->rule, sizeof asked->why->rule);
        copy_text(L, -1, asked->why->message, sizeof asked->why->message);
    }
    return 0;
}

static law_status ask(trade_question *asked)
{
    lua_State *L = asked->call->L;
    if (!lua_checkstack(L, 8))
        return LAW_NO_MEMORY;
    lua_pushcfunction(L, ask_game);
    lua_pushlightuserdata(L, asked);
    lua_pushvalue(L, asked->call->answer);
    law_status status = call_protected(L, 2);
    asked->call->has_failed = status != LAW_OK;
    return status;
}

static law_status ask_allows(bool *allowed, uint64_t *times, law_refusal *why, void *user,
                             const law_state *state, law_player first, law_player second)
{
    (void)state;
    trade_question asked = {
        .call = user, .what = "allows", .first = first, .second = second, .why = why};
    law_status status = ask(&asked);
    *allowed = asked.answer;
    *times = asked.times;
    return status;
}

static law_status ask_trades(bool *answer, void *user, const law_state *state, law_good good,
                             law_player player)
{
    (void)state;
    trade_question asked = {.call = user, .what = "trades", .good = good, .first = player};
    law_status status = ask(&asked);
    *answer = asked.answer;
    return status;
}

static law_status ask_can_give(bool *answer, law_refusal *why, void *user, const law_state *state,
                               law_player from, law_player to, const law_item *items, size_t count)
{
    (void)state;
    trade_question asked = {.call = user,
                            .what = "can_give",
                            .good = items[0].good,
                            .first = from,
                            .second = to,
                            .items = items,
                            .item_count = count,
                            .why = why};
    law_status status = ask(&asked);
    *answer = asked.answer;
    return status;
}

static law_status ask_give(void *user, law_state *state, law_player from, law_player to,
                           const law_item *items, size_t count)
{
    (void)state;
    trade_question asked = {.call = user,
                            .what = "give",
                            .good = items[0].good,
                            .first = from,
                            .second = to,
                            .items = items,
                            .item_count = count};
    return ask(&asked);
}

/* ---- A transaction from Lua ---- */

typedef struct {
    law_item items[2][LAW_ITEM_COUNT_MAX];
    law_row discards[2][LAW_ITEM_COUNT_MAX];
    law_transaction transaction;
} trade_space;

/* The list in a field of the table on top, pushed; its length, which must fit. */
static size_t push_list(lua_State *L, const char *field)
{
    lua_getfield(L, -1, field);
    size_t count = lua_istable(L, -1) ? lua_rawlen(L, -1) : 0;
    if (count > LAW_ITEM_COUNT_MAX)
        handle_raise(L, "a side of a transaction has too many items");
    return count;
}

/* The item on top; its text stays the table's. */
static law_item read_item(lua_State *L, const root_handle *root)
{
    law_item item = {.count = 1};
    lua_getfield(L, -1, "good");
    item.good.id = (uint32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (lua_getfield(L, -1, "count") == LUA_TNUMBER)
        item.count = (uint64_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (lua_getfield(L, -1, "thing") != LUA_TNIL)
        item.thing = row_argument(L, -1, root, "exchange");
    lua_pop(L, 1);
    item.own = text_field(L, "own");
    return item;
}

/* The side on top, { player, gives, discards }. */
static void read_side(lua_State *L, const root_handle *root, trade_space *space, int number)
{
    law_side *side = &space->transaction.sides[number];
    lua_getfield(L, -1, "player");
    side->player = schema_player(L, root->state->schema->schema, -1);
    lua_pop(L, 1);
    side->give_count = push_list(L, "gives");
    for (size_t i = 0; i < side->give_count; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        space->items[number][i] = read_item(L, root);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    side->discard_count = push_list(L, "discards");
    for (size_t i = 0; i < side->discard_count; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        space->discards[number][i] = row_argument(L, -1, root, "exchange");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    side->gives = space->items[number];
    side->discards = space->discards[number];
}

/* ---- What comes of it ---- */

/* Pushes nil where nothing is wrong, else { reason, rule, player, good, thing, has, needs,
 * message }. */
static int push_refusal(lua_State *L, const root_handle *root, int root_index,
                        const law_refusal *refusal)
{
    if (refusal->reason == LAW_TRADE_NONE) {
        lua_pushnil(L);
        return 1;
    }
    lua_createtable(L, 0, 8);
    handle_set_name(L, "reason", law_trade_reason_name(refusal->reason));
    handle_set_name(L, "rule", refusal->rule);
    handle_set_name(L, "message", refusal->message);
    handle_set_name(L, "player",
                    law_schema_player_name(root->state->schema->schema, refusal->player));
    lua_pushinteger(L, refusal->good.id);
    lua_setfield(L, -2, "good");
    lua_pushinteger(L, (lua_Integer)refusal->has);
    lua_setfield(L, -2, "has");
    lua_pushinteger(L, (lua_Integer)refusal->needs);
    lua_setfield(L, -2, "needs");
    if (refusal->thing.id != 0) {
        row_push(L, root_index, refusal->thing);
        lua_setfield(L, -2, "thing");
    }
    return 1;
}

enum { GOODS = 1, ROOT, FIRST, SECOND, ANSWER, SPACE };

/* What the three functions below have in common: their arguments are read. */
typedef struct {
    trade_call call;
    law_trade_game game;
    const root_handle *root;
    trade_space *space;
} trade_entry;

static void enter_call(lua_State *L, trade_entry *entry, bool has_second)
{
    lua_settop(L, ANSWER);
    const goods_handle *goods = goods_check(L, GOODS);
    entry->root = root_check(L, ROOT);
    root_state(L, entry->root);
    luaL_checktype(L, ANSWER, LUA_TFUNCTION);
    entry->space = lua_newuserdatauv(L, sizeof *entry->space, 0);
    memset(&entry->space->transaction, 0, sizeof entry->space->transaction);
    lua_pushvalue(L, FIRST);
    read_side(L, entry->root, entry->space, 0);
    if (has_second) {
        lua_pushvalue(L, SECOND);
        read_side(L, entry->root, entry->space, 1);
    }
    lua_settop(L, SPACE);
    entry->call = (trade_call){L, goods, ANSWER, false};
    entry->game = (law_trade_game){NULL, ask_allows, ask_trades, ask_can_give, ask_give};
    entry->game.user = &entry->call;
    sandbox_charge(L, 50);
}

/* A limit was hit: nothing of the stack may be used any more. */
static bool is_exhausted(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    return box && sandbox_is_exhausted(box);
}

/* Raises what the game's function raised, and leaves where a limit was hit; else pushes why it is
 * refused, or nil. */
static int finish_call(lua_State *L, trade_entry *entry, law_status status,
                       const law_refusal *refusal, const law_error *error)
{
    if (is_exhausted(L))
        sandbox_leave(L);
    if (entry->call.has_failed)
        return lua_error(L); /* with what lies on top */
    state_finish_change(L, entry->root->state, status, error);
    return push_refusal(L, entry->root, ROOT, refusal);
}

/* trade_check(goods, root, side, other side, answer): nil, or why it is refused. */
static int trade_check(lua_State *L)
{
    trade_entry entry;
    enter_call(L, &entry, true);
    law_refusal refusal;
    law_error error;
    law_status status =
        law_transaction_check(&refusal, entry.call.goods->goods, entry.root->state->state,
                              &entry.space->transaction, &entry.game, &error);
    return finish_call(L, &entry, status, &refusal, &error);
}

/* trade_check_side(goods, root, side, player, answer): the same of one side. */
static int trade_check_side(lua_State *L)
{
    trade_entry entry;
    enter_call(L, &entry, false);
    law_player to = schema_player(L, entry.root->state->schema->schema, SECOND);
    law_refusal refusal;
    law_error error;
    law_status status =
        law_transaction_check_side(&refusal, entry.call.goods->goods, entry.root->state->state,
                                   &entry.space->transaction.sides[0], to, &entry.game, &error);
    return finish_call(L, &entry, status, &refusal, &error);
}

/* trade_carry_out(goods, root, side, other side, answer): nil when it is done; or why not. */
static int trade_carry_out(lua_State *L)
{
    trade_entry entry;
    enter_call(L, &entry, true);
    law_state *state = root_writable(L, ROOT);
    law_refusal refusal;
    law_error error;
    law_status status = law_transaction_carry_out(&refusal, entry.call.goods->goods, state,
                                                  &entry.space->transaction, &entry.game, &error);
    bool is_changed = status != LAW_OK || refusal.reason == LAW_TRADE_NONE;
    if (is_changed && !is_exhausted(L)) {
        lua_getiuservalue(L, ROOT, ROOT_STATE);
        state_renew(L, lua_gettop(L)); /* rows of the ledger came, and may have gone */
        lua_pop(L, 1);
    }
    return finish_call(L, &entry, status, &refusal, &error);
}

/* trade_held(goods, root, good, player): how much of it the player has. */
static int trade_held(lua_State *L)
{
    const goods_handle *goods = goods_check(L, 1);
    const root_handle *root = root_check(L, 2);
    law_good good = {(uint32_t)luaL_checkinteger(L, 3)};
    law_player player = schema_player(L, root->state->schema->schema, 4);
    lua_pushinteger(L,
                    (lua_Integer)law_goods_held(goods->goods, root_state(L, root), good, player));
    return 1;
}

/* trade_times(root, player, player): how often the two have traded. */
static int trade_times(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    const law_state *state = root_state(L, root);
    const law_schema *schema = root->state->schema->schema;
    law_player a = schema_player(L, schema, 2), b = schema_player(L, schema, 3);
    lua_pushinteger(L, (lua_Integer)law_trade_times(state, a, b));
    return 1;
}

/* trade_renew(root[, player, player]): the allowance of all, or of these two, begins anew. */
static int trade_renew(lua_State *L)
{
    lua_settop(L, 3);
    const root_handle *root = root_check(L, 1);
    law_state *state = root_writable(L, 1);
    const law_schema *schema = root->state->schema->schema;
    law_error error;
    law_status status =
        law_trade_renew(state, schema_player(L, schema, 2), schema_player(L, schema, 3), &error);
    lua_getiuservalue(L, 1, ROOT_STATE);
    state_renew(L, 4); /* rows may have gone */
    state_finish_change(L, root->state, status, &error);
    return 0;
}

static const luaL_Reg functions[] = {
    {"goods_new", goods_new},     {"trade_carry_out", trade_carry_out},
    {"trade_check", trade_check}, {"trade_check_side", trade_check_side},
    {"trade_held", trade_held},   {"trade_renew", trade_renew},
    {"trade_times", trade_times}, {NULL, NULL},
};

void bind_trade(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, GOODS_TYPE, close_goods);
    lua_pop(L, 1);
}
