/* What came of a turn, as plain tables with names. */
#include "module.h"
#include "sandbox.h"

/* What every function here reads. */
typedef struct {
    const law_turn *turn;
    const law_map *map;
    const law_position *position;
} turn_view;

static turn_view check_view(lua_State *L)
{
    const law_turn *turn = turn_check(L, 1)->turn;
    return (turn_view){turn, law_turn_map(turn), law_turn_position(turn)};
}

static const char *unit_name(const turn_view *view, law_unit unit)
{
    return law_position_unit_name(view->position, unit);
}

static const char *symbol_name(const turn_view *view, law_symbol symbol)
{
    return law_position_symbol_name(view->position, view->map, symbol);
}

static const char *region_name(const turn_view *view, law_region region)
{
    return law_map_region_name(view->map, region);
}

static void append(lua_State *L)
{
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

static law_unit unit_argument(lua_State *L)
{
    return (law_unit){(uint32_t)luaL_checkinteger(L, 2)};
}

/* turn_verdict(turn, unit): without the order, which the Lua files keep as it was given. */
static int turn_verdict(lua_State *L)
{
    turn_view view = check_view(L);
    law_unit unit = unit_argument(L);
    law_verdict verdict = law_turn_verdict(view.turn, unit);
    law_player owner = law_position_unit_owner(view.position, unit);
    lua_createtable(L, 0, 10);
    handle_set_name(L, "unit", unit_name(&view, unit));
    handle_set_name(L, "owner", law_position_player_name(view.position, owner));
    handle_set_name(L, "from", region_name(&view, law_position_unit_region(view.position, unit)));
    handle_set_name(L, "result", law_result_name(verdict.result));
    handle_set_name(L, "reason", law_reason_name(verdict.reason));
    lua_pushinteger(L, verdict.strength);
    lua_setfield(L, -2, "strength");
    lua_pushboolean(L, verdict.displaced);
    lua_setfield(L, -2, "displaced");
    lua_pushboolean(L, verdict.carries);
    lua_setfield(L, -2, "carries");
    if (verdict.carries && verdict.carried.id != 0)
        handle_set_name(L, "carried", symbol_name(&view, verdict.carried));
    else if (verdict.carries)
        handle_set_name(L, "carry_reason", law_reason_name(verdict.carry_reason));
    return 1;
}

static void push_fact(lua_State *L, const turn_view *view, const law_fact *fact)
{
    law_fact_fields fields = law_fact_fields_of(fact->kind);
    lua_createtable(L, 0, 4);
    handle_set_name(L, "fact", law_fact_name(fact->kind));
    handle_set_name(L, "rule", fact->rule);
    if (fields.unit)
        handle_set_name(L, "unit", unit_name(view, fact->unit));
    if (fields.region)
        handle_set_name(L, "region", region_name(view, fact->region));
    if (fields.symbol)
        handle_set_name(L, "symbol", symbol_name(view, fact->symbol));
    if (fields.type)
        handle_set_name(L, "type", law_order_type_name(fact->type));
    if (fields.strength) {
        lua_pushinteger(L, fact->strength);
        lua_setfield(L, -2, "strength");
    }
}

/* turn_facts(turn, unit): a list of { fact, rule, unit, region, symbol, type, strength }. */
static int turn_facts(lua_State *L)
{
    turn_view view = check_view(L);
    law_unit unit = unit_argument(L);
    size_t count = law_turn_facts(view.turn, unit, NULL, 0);
    law_fact *facts = lua_newuserdatauv(L, (count + 1) * sizeof *facts, 0);
    count = law_turn_facts(view.turn, unit, facts, count);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        push_fact(L, &view, &facts[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, count * 8);
    return 1;
}

/* turn_fleeing(turn): the units that must flee, in unit order. */
static int turn_fleeing(lua_State *L)
{
    turn_view view = check_view(L);
    const law_unit *units;
    size_t count = law_turn_fleeing(view.turn, &units);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, unit_name(&view, units[i]));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, count);
    return 1;
}

/* turn_flights(turn, unit): a list of regions, and of { book = symbol }. */
static int turn_flights(lua_State *L)
{
    turn_view view = check_view(L);
    law_unit unit = unit_argument(L);
    size_t count = law_turn_flights(view.turn, unit, NULL, 0);
    law_flight *flights = lua_newuserdatauv(L, (count + 1) * sizeof *flights, 0);
    count = law_turn_flights(view.turn, unit, flights, count);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        if (flights[i].region.id != 0) {
            lua_pushstring(L, region_name(&view, flights[i].region));
        } else {
            lua_createtable(L, 0, 1);
            handle_set_name(L, "book", symbol_name(&view, flights[i].book));
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, count);
    return 1;
}

/* turn_conflicted(turn): regions, in board order. */
static int turn_conflicted(lua_State *L)
{
    turn_view view = check_view(L);
    uint32_t count = law_map_region_count(view.map);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_region region = {i};
        if (!law_turn_is_conflicted(view.turn, region))
            continue;
        lua_pushstring(L, region_name(&view, region));
        append(L);
    }
    sandbox_charge(L, count);
    return 1;
}

/* turn_flown(turn): a list of { unit, from, to }, and one of the units removed. */
static int turn_flown(lua_State *L)
{
    turn_view view = check_view(L);
    uint32_t count = law_position_unit_count(view.position);
    lua_newtable(L);
    lua_newtable(L);
    int removed = lua_gettop(L), fled = removed - 1;
    for (uint32_t i = 1; i <= count; i++) {
        law_unit unit = {i};
        law_region from = {0}, to = {0};
        law_flight_outcome outcome = law_turn_flight(view.turn, unit, &from, &to);
        if (outcome == LAW_FLIGHT_NONE)
            continue;
        if (outcome == LAW_FLIGHT_REMOVED) {
            lua_pushstring(L, unit_name(&view, unit));
            append(L);
            continue;
        }
        lua_createtable(L, 0, 3);
        handle_set_name(L, "unit", unit_name(&view, unit));
        handle_set_name(L, "from", region_name(&view, from));
        handle_set_name(L, "to", region_name(&view, to));
        lua_rawseti(L, fled, (lua_Integer)lua_rawlen(L, fled) + 1);
    }
    sandbox_charge(L, count);
    return 2;
}

/* turn_players(turn): what each player has come to, a list of { player, actions, has_won, is_out }.
 */
static int turn_players(lua_State *L)
{
    turn_view view = check_view(L);
    uint32_t count = law_position_player_count(view.position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_player player = {i};
        lua_createtable(L, 0, 4);
        handle_set_name(L, "player", law_position_player_name(view.position, player));
        lua_pushinteger(L, (lua_Integer)law_turn_supply_actions(view.turn, player));
        lua_setfield(L, -2, "actions");
        lua_pushboolean(L, law_turn_has_won(view.turn, player));
        lua_setfield(L, -2, "has_won");
        lua_pushboolean(L, law_turn_is_out(view.turn, player));
        lua_setfield(L, -2, "is_out");
        lua_rawseti(L, -2, i);
    }
    sandbox_charge(L, (uint64_t)count * 4);
    return 1;
}

static int turn_is_draw(lua_State *L)
{
    lua_pushboolean(L, law_turn_is_draw(check_view(L).turn));
    return 1;
}

/* turn_outcomes(turn, player): of each action asked for, in order: the id made, or false; and the
 * reason why not, or false. */
static int turn_outcomes(lua_State *L)
{
    turn_view view = check_view(L);
    uint32_t player = (uint32_t)luaL_checkinteger(L, 2);
    const law_position *next = law_turn_next(view.turn);
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, TURN_DETAILS);
    lua_getfield(L, 3, "outcomes");
    lua_newtable(L);
    lua_newtable(L);
    if (!next || lua_rawgeti(L, 4, player) != LUA_TUSERDATA) {
        lua_settop(L, 6);
        return 2;
    }
    lua_getiuservalue(L, 7, 1);
    size_t count = lua_rawlen(L, 8) / 3;
    const law_supply *actions = lua_touserdata(L, 7);
    const law_supply_outcome *outcomes =
        (const law_supply_outcome *)(const void *)(actions + count + 1);
    for (size_t i = 0; i < count; i++) {
        const char *made = NULL;
        if (outcomes[i].unit.id != 0)
            made = law_position_unit_name(next, outcomes[i].unit);
        else if (outcomes[i].symbol.id != 0)
            made = law_position_symbol_name(next, view.map, outcomes[i].symbol);
        if (made && outcomes[i].reason == LAW_REASON_NONE)
            lua_pushstring(L, made);
        else
            lua_pushboolean(L, 0);
        lua_rawseti(L, 5, (lua_Integer)i + 1);
        if (outcomes[i].reason != LAW_REASON_NONE)
            lua_pushstring(L, law_reason_name(outcomes[i].reason));
        else
            lua_pushboolean(L, 0);
        lua_rawseti(L, 6, (lua_Integer)i + 1);
    }
    lua_settop(L, 6);
    return 2;
}

/* turn_next(turn): the next position, or nothing when the turn is not finished. */
static int turn_next(lua_State *L)
{
    turn_view view = check_view(L);
    const law_position *next = law_turn_next(view.turn);
    if (!next)
        return 0;
    lua_getiuservalue(L, 1, TURN_POSITION);
    lua_getiuservalue(L, -1, POSITION_MAP);
    handle_push_position(L, next, -1);
    return 1;
}

static int turn_verify(lua_State *L)
{
    turn_handle *handle = turn_enter(L, 64);
    law_error error;
    law_status status = law_turn_verify(handle->turn, &error);
    int result_count = turn_leave(L, handle, status, &error);
    if (result_count == 0)
        lua_pushboolean(L, 1);
    return result_count == 0 ? 1 : result_count;
}

/* The book that a Link or Transfer names, and the one to carry. */
static void set_books(lua_State *L, const turn_view *view, const law_order *order)
{
    if (order->type == LAW_LINK || order->type == LAW_TRANSFER)
        handle_set_name(L, "book", symbol_name(view, order->book));
    if (order->type == LAW_TRANSFER || !order->carry)
        return;
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, "carry");
    handle_set_name(L, "carry", symbol_name(view, order->cargo));
}

void outcome_push_order(lua_State *L, const law_turn *turn, const law_order *order)
{
    turn_view view = {turn, law_turn_map(turn), law_turn_position(turn)};
    lua_createtable(L, 0, 3);
    handle_set_name(L, "type", law_order_type_name(order->type));
    if (order->type == LAW_MOVE)
        handle_set_name(L, "to", region_name(&view, order->to));
    if (order->type == LAW_TRANSFER)
        handle_set_name(L, "to", unit_name(&view, order->other));
    if (order->type != LAW_STAY && order->type != LAW_REINFORCE)
        set_books(L, &view, order);
    if (order->type != LAW_REINFORCE)
        return;
    handle_set_name(L, "unit", unit_name(&view, order->other));
    lua_createtable(L, 0, 2);
    handle_set_name(L, "type", law_order_type_name(order->action));
    if (order->action != LAW_STAY)
        handle_set_name(L, "to", region_name(&view, order->to));
    lua_setfield(L, -2, "action");
}

/* turn_turning(turn, unit): a list of { unit, added, removed, order }; empty when nothing would
 * turn it. */
static int turn_turning(lua_State *L)
{
    law_unit unit = unit_argument(L);
    turn_handle *handle = turn_enter(L, 256);
    law_change changes[LAW_CHANGE_COUNT_MAX];
    size_t count = 0;
    law_error error;
    law_status status = law_turn_turning(handle->turn, unit, changes, &count, &error);
    int result_count = turn_leave(L, handle, status, &error);
    if (result_count != 0)
        return result_count;
    turn_view view = check_view(L);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        lua_createtable(L, 0, 4);
        handle_set_name(L, "unit", unit_name(&view, changes[i].unit));
        lua_pushboolean(L, changes[i].added);
        lua_setfield(L, -2, "added");
        lua_pushboolean(L, changes[i].removed);
        lua_setfield(L, -2, "removed");
        outcome_push_order(L, view.turn, &changes[i].order);
        lua_setfield(L, -2, "order");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static const luaL_Reg functions[] = {
    {"turn_verdict", turn_verdict},
    {"turn_facts", turn_facts},
    {"turn_fleeing", turn_fleeing},
    {"turn_flights", turn_flights},
    {"turn_conflicted", turn_conflicted},
    {"turn_flown", turn_flown},
    {"turn_players", turn_players},
    {"turn_is_draw", turn_is_draw},
    {"turn_outcomes", turn_outcomes},
    {"turn_next", turn_next},
    {"turn_verify", turn_verify},
    {"turn_turning", turn_turning},
    {NULL, NULL},
};

void bind_outcome(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
