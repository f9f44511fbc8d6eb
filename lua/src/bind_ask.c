/* What a hook is asked, and once the contest is over what came of the turn. It reads the core's
 * question and nothing else: who asks, and what the hook answers, is in bind_rules.c. */
#include "module.h"
#include "sandbox.h"

#include <string.h>

void ask_new(lua_State *L, int turn_index)
{
    turn_index = lua_absindex(L, turn_index);
    ask_handle *ask = lua_newuserdatauv(L, sizeof *ask, 1);
    ask->question = NULL;
    luaL_setmetatable(L, ASK_TYPE);
    lua_pushvalue(L, turn_index);
    lua_setiuservalue(L, -2, 1);
    lua_setiuservalue(L, turn_index, TURN_ASK);
}

static const law_question *check_ask(lua_State *L)
{
    const ask_handle *ask = luaL_checkudata(L, 1, ASK_TYPE);
    if (!ask->question)
        handle_raise(L, "what a hook is asked can only be read inside the hook");
    return ask->question;
}

static void push_unit(lua_State *L, const law_turn *turn, law_unit unit, law_region at)
{
    handle_push_unit(L, law_turn_position(turn), law_turn_map(turn), unit, at);
}

static void push_unit_at_start(lua_State *L, const law_turn *turn, law_unit unit)
{
    push_unit(L, turn, unit, law_position_unit_region(law_turn_position(turn), unit));
}

/* ---- The question itself ---- */

static int ask_kind(lua_State *L)
{
    lua_pushstring(L, rules_question_names[check_ask(L)->kind]);
    return 1;
}

static int ask_unit(lua_State *L)
{
    const law_question *question = check_ask(L);
    if (question->unit.id == 0)
        return 0;
    push_unit_at_start(L, question->turn, question->unit);
    return 1;
}

static int ask_player(lua_State *L)
{
    const law_question *question = check_ask(L);
    const law_position *position = law_turn_position(question->turn);
    lua_pushstring(L, law_position_player_name(position, question->player));
    return 1;
}

static int ask_reinforcers(lua_State *L)
{
    const law_question *question = check_ask(L);
    lua_createtable(L, 0, 0);
    for (size_t i = 0; i < question->reinforcer_count; i++) {
        push_unit_at_start(L, question->turn, question->reinforcers[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, question->reinforcer_count);
    return 1;
}

/* ask_turn(ask): the turn's handle, for what the Lua files keep of it. */
static int ask_turn(lua_State *L)
{
    check_ask(L);
    lua_getiuservalue(L, 1, 1);
    return 1;
}

/* ask_order(ask): the number of the unit or 0; and its order where that is a Stay or a Reinforce,
 * which may be another than was given: a Stay in place of an illegal order, or one that is tried
 * out (law_turn_turning); or where all that could be given are gone through. Any other order is the
 * one that the Lua files keep as it was given. */
static int ask_order(lua_State *L)
{
    const law_question *question = check_ask(L);
    const law_order *order = question->order;
    lua_pushinteger(L, question->unit.id);
    if (question->unit.id == 0)
        return 1;
    lua_getiuservalue(L, 1, 1);
    const turn_handle *handle = lua_touserdata(L, -1);
    bool is_known = order->type == LAW_STAY || order->type == LAW_REINFORCE || handle->is_listing;
    lua_pop(L, 1);
    if (!is_known)
        return 1;
    outcome_push_order(L, question->turn, order);
    return 2;
}

/* ---- What came of the turn, after flight and J6.1 ---- */

typedef struct {
    const law_turn *turn;
    const law_map *map;
    const law_position *position;
} outcome_view;

static outcome_view check_outcome(lua_State *L)
{
    const law_question *question = check_ask(L);
    if (question->kind != LAW_ASK_SUPPLY_ACTIONS && question->kind != LAW_ASK_VICTORY)
        handle_raise(L, "what comes of a turn is known only in the hooks \"supply_actions\" and "
                        "\"victory\"; here it is still about orders");
    const law_turn *turn = question->turn;
    return (outcome_view){turn, law_turn_map(turn), law_turn_position(turn)};
}

/* ask_outcome(ask): the turn's handle, where the questions below may be asked. */
static int ask_outcome(lua_State *L)
{
    check_outcome(L);
    lua_getiuservalue(L, 1, 1);
    return 1;
}

static uint32_t number_argument(lua_State *L)
{
    return (uint32_t)luaL_checkinteger(L, 2);
}

static void append(lua_State *L)
{
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

static void append_symbol(lua_State *L, const outcome_view *view, law_symbol symbol,
                          const char *field, const char *value)
{
    lua_createtable(L, 0, 2);
    handle_set_name(L, "symbol", law_position_symbol_name(view->position, view->map, symbol));
    handle_set_name(L, field, value);
    append(L);
}

/* A name, or false where there is none. */
static int push_name_or_false(lua_State *L, const char *name)
{
    if (name)
        lua_pushstring(L, name);
    else
        lua_pushboolean(L, 0);
    return 1;
}

/* ask_units(ask, player): the units of that player, or with 0 all, that are still on the board. */
static int ask_units(lua_State *L)
{
    outcome_view view = check_outcome(L);
    uint32_t player = number_argument(L), count = law_position_unit_count(view.position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_unit unit = {i};
        law_region at = law_turn_unit_region(view.turn, unit);
        if (at.id == 0 || (player && law_position_unit_owner(view.position, unit).id != player))
            continue;
        push_unit(L, view.turn, unit, at);
        append(L);
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

/* ask_unit_region(ask, unit): false when it had to be removed. */
static int ask_unit_region(lua_State *L)
{
    outcome_view view = check_outcome(L);
    law_region at = law_turn_unit_region(view.turn, (law_unit){number_argument(L)});
    return push_name_or_false(L, law_map_region_name(view.map, at));
}

/* Pushes an array that says of each region, by its id, whether a unit of the player stands there.
 */
static const bool *push_held_regions(lua_State *L, const outcome_view *view, uint32_t player)
{
    size_t size = ((size_t)law_map_region_count(view->map) + 1) * sizeof(bool);
    uint32_t count = law_position_unit_count(view->position);
    sandbox_charge(L, size / 16 + count);
    bool *is_held = lua_newuserdatauv(L, size, 0);
    memset(is_held, 0, size);
    for (uint32_t i = 1; i <= count; i++) {
        law_unit unit = {i};
        if (law_position_unit_owner(view->position, unit).id == player)
            is_held[law_turn_unit_region(view->turn, unit).id] = true;
    }
    is_held[0] = false; /* where those are that were removed, and books off the board */
    return is_held;
}

/* ask_books(ask, player): the books that lie where a unit of that player stands, which controls
 * them (J1.6); with 0 all that are on the board. */
static int ask_books(lua_State *L)
{
    outcome_view view = check_outcome(L);
    uint32_t player = number_argument(L), count = law_position_symbol_count(view.position);
    const bool *is_held = player ? push_held_regions(L, &view, player) : NULL;
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_symbol symbol = {i};
        law_region at = law_turn_book_region(view.turn, symbol);
        if (at.id != 0 && (!is_held || is_held[at.id]))
            append_symbol(L, &view, symbol, "at", law_map_region_name(view.map, at));
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

/* ask_book(ask, symbol): where it lies; false when it is off the board. */
static int ask_book(lua_State *L)
{
    outcome_view view = check_outcome(L);
    law_region at = law_turn_book_region(view.turn, (law_symbol){number_argument(L)});
    return push_name_or_false(L, law_map_region_name(view.map, at));
}

/* Link points controlled now by that player, or with 0 by anybody; `is_taken`: only those that the
 * player did not control at the start (J6.3). */
static int push_control(lua_State *L, bool is_taken)
{
    outcome_view view = check_outcome(L);
    uint32_t player = number_argument(L), count = law_position_symbol_count(view.position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_symbol symbol = {i};
        law_player now = law_turn_controller(view.turn, symbol);
        law_player before = law_position_controller(view.position, symbol);
        if (now.id == 0 || (player && now.id != player) || (is_taken && now.id == before.id))
            continue;
        append_symbol(L, &view, symbol, "player", law_position_player_name(view.position, now));
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

static int ask_control(lua_State *L)
{
    return push_control(L, false);
}

static int ask_taken(lua_State *L)
{
    return push_control(L, true);
}

/* ask_controller(ask, symbol): false when nobody controls it. */
static int ask_controller(lua_State *L)
{
    outcome_view view = check_outcome(L);
    law_player player = law_turn_controller(view.turn, (law_symbol){number_argument(L)});
    return push_name_or_false(L, law_position_player_name(view.position, player));
}

static const luaL_Reg functions[] = {
    {"ask_kind", ask_kind},
    {"ask_unit", ask_unit},
    {"ask_player", ask_player},
    {"ask_reinforcers", ask_reinforcers},
    {"ask_turn", ask_turn},
    {"ask_order", ask_order},
    {"ask_outcome", ask_outcome},
    {"ask_units", ask_units},
    {"ask_unit_region", ask_unit_region},
    {"ask_books", ask_books},
    {"ask_book", ask_book},
    {"ask_control", ask_control},
    {"ask_controller", ask_controller},
    {"ask_taken", ask_taken},
    {NULL, NULL},
};

void bind_ask(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, ASK_TYPE, NULL);
    lua_setfield(L, -2, "ask_type");
}
