/* The steps of a turn: begin, orders, preferences, supply actions, resolve, flee, finish. What came
 * of them is read in bind_outcome.c. */
#include "module.h"
#include "sandbox.h"

#include <string.h>

/* The core's memory is invisible to the collector, which must still know how much hangs on a
 * handle. */
static void *resize_counted(void *user, void *block, size_t old_size, size_t new_size)
{
    turn_handle *turn = user;
    void *resized = turn->inner.resize(turn->inner.user, block, old_size, new_size);
    if (resized || new_size == 0)
        turn->held += new_size - old_size; /* unsigned, so a shrinking block counts backwards */
    return resized;
}

static int close_turn(lua_State *L)
{
    turn_handle *handle = luaL_checkudata(L, 1, TURN_TYPE);
    law_turn *turn = handle->turn;
    if (handle->L)
        return handle_raise(L, "the turn is being resolved");
    handle->turn = NULL;
    law_turn_destroy(turn);
    return 0;
}

turn_handle *turn_check(lua_State *L, int index)
{
    turn_handle *handle = luaL_checkudata(L, index, TURN_TYPE);
    if (!handle->turn || !handle->map->map)
        handle_raise(L, "the turn is closed");
    if (handle->L)
        handle_raise(L, "the turn is being resolved: a hook cannot ask it or change it");
    return handle;
}

/* turn_begin(position, variant or nil, details): the details have the tables `kept` and `outcomes`.
 */
static int turn_begin(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    const variant_handle *variant = luaL_testudata(L, 2, VARIANT_TYPE);
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_settop(L, 3);

    turn_handle *handle = lua_newuserdatauv(L, sizeof *handle, TURN_USER_VALUES);
    memset(handle, 0, sizeof *handle);
    luaL_setmetatable(L, TURN_TYPE); /* from here on __gc is safe */
    lua_getiuservalue(L, 1, POSITION_MAP);
    handle->map = lua_touserdata(L, -1);
    lua_pop(L, 1);
    for (int value = TURN_POSITION; value <= TURN_DETAILS; value++) {
        lua_pushvalue(L, value);
        lua_setiuservalue(L, 4, value);
    }
    handle->variant = variant;
    handle->inner = handle_allocator(L);
    handle->allocator = (law_allocator){resize_counted, handle};

    law_rules rules;
    if (variant) {
        rules = variant->rules;
        rules.user = handle;
        ask_new(L, 4);
    }
    sandbox_charge(L, 60 + (uint64_t)law_position_unit_count(position) * 4);
    law_error error;
    if (law_turn_begin(&handle->turn, map, position, variant ? &rules : NULL, &handle->allocator,
                       &error) != LAW_OK)
        return handle_fail(L, &error);
    if (handle->held >= 1024 && !sandbox_of(L)) {
        /* Adds kilobytes to the collector's debt; the handle is on the stack and stays. */
        size_t kilobytes = handle->held / 1024;
        lua_gc(L, LUA_GCSTEP, kilobytes < 1 << 20 ? (int)kilobytes : 1 << 20);
    }
    return 1;
}

/* turn_details(turn) */
static int turn_details(lua_State *L)
{
    luaL_checkudata(L, 1, TURN_TYPE);
    lua_getiuservalue(L, 1, TURN_DETAILS);
    return 1;
}

/* turn_parents(turn): its position and its variant or nil; also while it is being resolved. */
static int turn_parents(lua_State *L)
{
    luaL_checkudata(L, 1, TURN_TYPE);
    lua_getiuservalue(L, 1, TURN_POSITION);
    lua_getiuservalue(L, 1, TURN_VARIANT);
    return 2;
}

static int turn_phase(lua_State *L)
{
    static const char *const names[] = {"orders", "flee", "supply", "finished"};
    lua_pushstring(L, names[law_turn_phase(turn_check(L, 1)->turn)]);
    return 1;
}

law_order turn_read_order(lua_State *L)
{
    return (law_order){
        .unit = {handle_id_argument(L, 3)},
        .type = (law_order_type)handle_id_argument(L, 4),
        .to = {handle_id_argument(L, 5)},
        .book = {handle_id_argument(L, 6)},
        .carry = lua_toboolean(L, 7),
        .cargo = {handle_id_argument(L, 8)},
        .other = {handle_id_argument(L, 9)},
        .action = (law_order_type)handle_id_argument(L, 10),
    };
}

/* turn_order(turn, author, unit, type, to, book, carry, cargo, other, action): numbers, of types
 * from 0; `carry` is a boolean. */
static int turn_order(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    law_player author = {handle_id_argument(L, 2)};
    law_order order = turn_read_order(L);
    law_error error;
    if (law_turn_order(handle->turn, author, &order, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, 1);
    return 1;
}

/* What the core borrows until the step that reads it has returned stays in a list of the turn's
 * details, also when something newer takes its place. Leaves the value on top. */
static void keep(lua_State *L)
{
    lua_getiuservalue(L, 1, TURN_DETAILS);
    lua_getfield(L, -1, "kept");
    lua_pushvalue(L, -3);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    lua_pop(L, 2);
}

/* turn_prefer(turn, unit, list): region and book, region and book, …; one of each two is 0. */
static int turn_prefer(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    law_unit unit = {handle_id_argument(L, 2)};
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_settop(L, 3);
    size_t count = lua_rawlen(L, 3) / 2;
    law_flight *flights = lua_newuserdatauv(L, (count + 1) * sizeof *flights, 0);
    for (size_t i = 0; i < count; i++) {
        flights[i].region.id = handle_list_id(L, 3, (lua_Integer)i * 2 + 1);
        flights[i].book.id = handle_list_id(L, 3, (lua_Integer)i * 2 + 2);
    }
    sandbox_charge(L, count);
    keep(L);
    law_error error;
    if (law_turn_prefer(handle->turn, unit, flights, count, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, 1);
    return 1;
}

/* turn_supply(turn, player, list): writes a book or not, region, name or false, …; keeps the list
 * for its names, and the actions with their outcomes. */
static int turn_supply(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    law_player player = {handle_id_argument(L, 2)};
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_settop(L, 3);
    size_t count = lua_rawlen(L, 3) / 3;
    size_t actions_size = (count + 1) * sizeof(law_supply);
    size_t outcomes_size = (count + 1) * sizeof(law_supply_outcome);
    law_supply *actions = lua_newuserdatauv(L, actions_size + outcomes_size, 1);
    law_supply_outcome *outcomes = (law_supply_outcome *)(void *)(actions + count + 1);
    memset(actions, 0, actions_size + outcomes_size);
    for (size_t i = 0; i < count; i++) {
        lua_Integer first = (lua_Integer)i * 3 + 1;
        lua_rawgeti(L, 3, first);
        actions[i].writes_book = lua_toboolean(L, -1);
        lua_pop(L, 1);
        actions[i].at.id = handle_list_id(L, 3, first + 1);
        actions[i].name = handle_list_name(L, 3, first + 2);
    }
    sandbox_charge(L, count);
    lua_pushvalue(L, 3);
    lua_setiuservalue(L, -2, 1);
    keep(L);
    law_error error;
    if (law_turn_supply(handle->turn, player, actions, count, outcomes, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_getiuservalue(L, 1, TURN_DETAILS);
    lua_getfield(L, -1, "outcomes");
    lua_pushvalue(L, 4);
    lua_rawseti(L, -2, player.id);
    lua_pushboolean(L, 1);
    return 1;
}

turn_handle *turn_enter(lua_State *L, unsigned units_weight)
{
    turn_handle *handle = turn_check(L, 1);
    lua_settop(L, 1);
    uint32_t units = law_position_unit_count(law_turn_position(handle->turn));
    sandbox_charge(L, 60 + (uint64_t)units * units_weight);
    handle->L = L;
    return handle;
}

int turn_leave(lua_State *L, turn_handle *handle, law_status status, const law_error *error)
{
    handle->L = NULL;
    sandbox *box = sandbox_of(L);
    if (box && sandbox_is_exhausted(box))
        sandbox_leave(L);
    if (status == LAW_HOOK_FAILED)
        return rules_hook_error(L, handle, 1, error);
    return status == LAW_OK ? 0 : handle_fail(L, error);
}

/* A step without results of its own. */
static int run_step(lua_State *L, law_status (*step)(law_turn *, law_error *))
{
    turn_handle *handle = turn_enter(L, 16);
    law_error error;
    law_status status = step(handle->turn, &error);
    int result_count = turn_leave(L, handle, status, &error);
    if (result_count == 0)
        lua_pushboolean(L, 1);
    return result_count == 0 ? 1 : result_count;
}

static int turn_resolve(lua_State *L)
{
    return run_step(L, law_turn_resolve);
}

static int turn_flee(lua_State *L)
{
    return run_step(L, law_turn_flee);
}

static int turn_finish(lua_State *L)
{
    return run_step(L, law_turn_finish);
}

static const luaL_Reg functions[] = {
    {"turn_begin", turn_begin},
    {"turn_details", turn_details},
    {"turn_parents", turn_parents},
    {"turn_phase", turn_phase},
    {"turn_order", turn_order},
    {"turn_prefer", turn_prefer},
    {"turn_supply", turn_supply},
    {"turn_resolve", turn_resolve},
    {"turn_flee", turn_flee},
    {"turn_finish", turn_finish},
    {NULL, NULL},
};

void bind_turn(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, TURN_TYPE, close_turn);
    lua_setfield(L, -2, "turn_type");
}
