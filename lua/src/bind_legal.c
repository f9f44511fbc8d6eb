/* What could be ordered and supplied, what a player sees in fog, and the board in the middle of a
 * turn: what a game needs to ask its questions. */
#include "module.h"
#include "sandbox.h"

/* ---- Fog ---- */

/* position_view(position, player) */
static int position_view(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    law_player viewer = {handle_id_argument(L, 2)};
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, POSITION_MAP);
    position_box *seen = position_push_box(L, handle_allocator(L));
    law_error error;
    sandbox_charge(L, 40 + (uint64_t)law_map_region_count(map) * 4);
    if (law_position_view(&seen->position, position, map, viewer, &seen->allocator, &error) !=
        LAW_OK)
        return handle_fail(L, &error);
    handle_push_position(L, seen->position, 3);
    position_close_box(seen);
    return 1;
}

/* position_seen(position, player): the regions that the player sees, in board order. */
static int position_seen(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    law_player viewer = {handle_id_argument(L, 2)};
    uint32_t count = law_map_region_count(map);
    lua_Integer seen = 0;
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        if (!law_position_sees(position, map, viewer, (law_region){i}))
            continue;
        lua_pushstring(L, law_map_region_name(map, (law_region){i}));
        lua_rawseti(L, -2, ++seen);
    }
    sandbox_charge(L, (uint64_t)count * 4);
    return 1;
}

/* position_sees(position, player, region) */
static int position_sees(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    law_player viewer = {handle_id_argument(L, 2)};
    law_region region = {handle_id_argument(L, 3)};
    lua_pushboolean(L, law_position_sees(position, map, viewer, region));
    return 1;
}

/* ---- Orders ---- */

static const char *book_name(const law_turn *turn, law_symbol symbol)
{
    return law_position_symbol_name(law_turn_position(turn), law_turn_map(turn), symbol);
}

static const char *region_name(const law_turn *turn, law_region region)
{
    return law_map_region_name(law_turn_map(turn), region);
}

static const char *unit_name(const law_turn *turn, law_unit unit)
{
    return law_position_unit_name(law_turn_position(turn), unit);
}

/* Pushes a legal order as players write it. */
static void push_text(lua_State *L, const law_turn *turn, const law_order *order)
{
    const char *type = law_order_type_name(order->type);
    switch (order->type) {
    case LAW_MOVE:
        lua_pushfstring(L, "%s %s", type, region_name(turn, order->to));
        break;
    case LAW_LINK:
        lua_pushfstring(L, "%s %s", type, book_name(turn, order->book));
        break;
    case LAW_TRANSFER:
        lua_pushfstring(L, "%s %s to %s", type, book_name(turn, order->book),
                        unit_name(turn, order->other));
        break;
    case LAW_REINFORCE:
        lua_pushfstring(L, "%s %s %s", type, unit_name(turn, order->other),
                        law_order_type_name(order->action));
        if (order->action != LAW_STAY) {
            lua_pushfstring(L, " %s", region_name(turn, order->to));
            lua_concat(L, 2);
        }
        break;
    default:
        lua_pushstring(L, type);
    }
    if (order->carry) {
        lua_pushfstring(L, " carry %s", book_name(turn, order->cargo));
        lua_concat(L, 2);
    }
}

/* Around a call that may ask the hook about orders that nobody has given. */
static turn_handle *begin_listing(lua_State *L, unsigned weight)
{
    turn_handle *handle = turn_enter(L, weight);
    handle->is_listing = true;
    return handle;
}

static int end_listing(lua_State *L, turn_handle *handle, law_status status, const law_error *error)
{
    handle->is_listing = false;
    return turn_leave(L, handle, status, error);
}

/* turn_legal_next(turn, unit, cursor): the next legal order's text and the cursor behind it;
 * nothing when there is none. The first cursor is 0. */
static int turn_legal_next(lua_State *L)
{
    law_unit unit = {handle_id_argument(L, 2)};
    uint64_t cursor = (uint64_t)luaL_checkinteger(L, 3);
    turn_handle *handle = begin_listing(L, 0);
    law_order order;
    law_error error;
    law_status status = law_turn_legal_next(&order, handle->turn, unit, &cursor, &error);
    int result_count = end_listing(L, handle, status, &error);
    if (result_count != 0)
        return result_count;
    if (order.unit.id == 0)
        return 0;
    push_text(L, handle->turn, &order);
    lua_pushinteger(L, (lua_Integer)cursor);
    return 2;
}

/* turn_legal_count(turn, unit) */
static int turn_legal_count(lua_State *L)
{
    law_unit unit = {handle_id_argument(L, 2)};
    turn_handle *handle = begin_listing(L, 4);
    uint64_t count;
    law_error error;
    law_status status = law_turn_legal_count(&count, handle->turn, unit, &error);
    int result_count = end_listing(L, handle, status, &error);
    if (result_count == 0)
        lua_pushinteger(L, (lua_Integer)count);
    return result_count == 0 ? 1 : result_count;
}

/* turn_acting_count(turn, unit): how many of its legal orders stand before the first that
 * reinforces. */
static int turn_acting_count(lua_State *L)
{
    law_unit unit = {handle_id_argument(L, 2)};
    turn_handle *handle = begin_listing(L, 4);
    law_order order = {0};
    law_error error;
    law_status status = LAW_OK;
    lua_Integer count = -1;
    uint64_t cursor = 0;
    do {
        status = law_turn_legal_next(&order, handle->turn, unit, &cursor, &error);
        count++;
    } while (status == LAW_OK && order.unit.id != 0 && order.type != LAW_REINFORCE);
    int result_count = end_listing(L, handle, status, &error);
    if (result_count == 0)
        lua_pushinteger(L, count);
    return result_count == 0 ? 1 : result_count;
}

/* turn_legal_at(turn, unit, number): its text; numbers from 0. */
static int turn_legal_at(lua_State *L)
{
    law_unit unit = {handle_id_argument(L, 2)};
    uint64_t number = (uint64_t)luaL_checkinteger(L, 3);
    turn_handle *handle = begin_listing(L, 4);
    law_order order;
    law_error error;
    law_status status = law_turn_legal_at(&order, handle->turn, unit, number, &error);
    int result_count = end_listing(L, handle, status, &error);
    if (result_count == 0)
        push_text(L, handle->turn, &order);
    return result_count == 0 ? 1 : result_count;
}

/* Pushes true where there is no reason; else false, its sentence for people and its name. */
static int push_reason(lua_State *L, law_reason reason)
{
    if (reason == LAW_REASON_NONE) {
        lua_pushboolean(L, 1);
        return 1;
    }
    lua_pushboolean(L, 0);
    lua_pushstring(L, law_reason_sentence(reason));
    lua_pushstring(L, law_reason_name(reason));
    return 3;
}

/* turn_judge_order(turn, author, unit, type, …), as turn_order: true; or false, sentence, reason;
 * or nil, message, code. */
static int turn_judge_order(lua_State *L)
{
    law_order order = turn_read_order(L);
    turn_handle *handle = turn_enter(L, 0);
    law_reason reason;
    law_error error;
    law_status status = law_turn_judge_order(&reason, handle->turn, &order, &error);
    int result_count = turn_leave(L, handle, status, &error);
    return result_count != 0 ? result_count : push_reason(L, reason);
}

/* ---- The middle of a turn ---- */

/* turn_flees_from(turn, unit): the region, or nil. */
static int turn_flees_from(lua_State *L)
{
    const law_turn *turn = turn_check(L, 1)->turn;
    law_region from = law_turn_flees_from(turn, (law_unit){handle_id_argument(L, 2)});
    lua_pushstring(L, region_name(turn, from));
    return 1;
}

/* turn_board(turn): the board as it stands in the Flee or Supply phase. */
static int turn_board(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    lua_settop(L, 1);
    lua_getiuservalue(L, 1, TURN_POSITION);
    lua_getiuservalue(L, 2, POSITION_MAP);
    position_box *board = position_push_box(L, handle->allocator);
    law_error error;
    uint32_t units = law_position_unit_count(law_turn_position(handle->turn));
    sandbox_charge(L, 60 + (uint64_t)units * 8);
    if (law_turn_board(&board->position, handle->turn, &error) != LAW_OK)
        return handle_fail(L, &error);
    handle_push_position(L, board->position, 3);
    position_close_box(board);
    return 1;
}

/* turn_judge_supply(turn, player, writes book, region, name or false): as turn_judge_order. */
static int turn_judge_supply(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    law_player player = {handle_id_argument(L, 2)};
    const law_supply action = {.writes_book = lua_toboolean(L, 3),
                               .at = {handle_id_argument(L, 4)},
                               .name = lua_tostring(L, 5)};
    law_reason reason;
    law_error error;
    sandbox_charge(L, 60);
    if (law_turn_judge_supply(&reason, handle->turn, player, &action, 1, &error) != LAW_OK)
        return handle_fail(L, &error);
    return push_reason(L, reason);
}

/* turn_supply_legal(turn, player): what the player could be given now, as texts: units and then
 * books, each by region. */
static int turn_supply_legal(lua_State *L)
{
    turn_handle *handle = turn_check(L, 1);
    law_player player = {handle_id_argument(L, 2)};
    uint32_t regions = law_map_region_count(law_turn_map(handle->turn));
    size_t count = (size_t)regions * 2;
    lua_settop(L, 2);
    sandbox_charge(L, (uint64_t)count * 10);
    law_supply *actions = lua_newuserdatauv(L, count * sizeof *actions, 0);
    law_reason *reasons = lua_newuserdatauv(L, count * sizeof *reasons, 0);
    for (uint32_t i = 0; i < regions; i++) {
        actions[i] = (law_supply){.at = {i + 1}};
        actions[regions + i] = (law_supply){.writes_book = true, .at = {i + 1}};
    }
    law_error error;
    if (law_turn_judge_supply(reasons, handle->turn, player, actions, count, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        if (reasons[i] != LAW_REASON_NONE)
            continue;
        lua_pushfstring(L, "%s %s", actions[i].writes_book ? "book" : "unit",
                        region_name(handle->turn, actions[i].at));
        lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    }
    return 1;
}

static const luaL_Reg functions[] = {
    {"position_view", position_view},
    {"position_seen", position_seen},
    {"position_sees", position_sees},
    {"turn_legal_next", turn_legal_next},
    {"turn_legal_count", turn_legal_count},
    {"turn_acting_count", turn_acting_count},
    {"turn_legal_at", turn_legal_at},
    {"turn_judge_order", turn_judge_order},
    {"turn_flees_from", turn_flees_from},
    {"turn_board", turn_board},
    {"turn_judge_supply", turn_judge_supply},
    {"turn_supply_legal", turn_supply_legal},
    {NULL, NULL},
};

void bind_legal(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
