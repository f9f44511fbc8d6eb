/* A turn walks its phases, owns the arena, and is locked while a hook is being asked. */
#include "turn.h"

#include <assert.h>
#include <string.h>

#include "memory.h"
#include "rules.h"
#include "status.h"

/* Sets the turn's arrays to where they lie in the arena, or measures what they need. */
static void lay_out(law_turn *turn, const law_position *position, law__arena *arena)
{
    size_t units = position->unit_count + (size_t)1, regions = position->region_count + (size_t)1;
    size_t symbols = law__position_symbols(position) + (size_t)1;
    size_t players = position->player_count + (size_t)1;
    turn->units = law__arena_take(arena, units, sizeof *turn->units);
    turn->regions = law__arena_take(arena, regions, sizeof *turn->regions);
    turn->preferences = law__arena_take(arena, units, sizeof *turn->preferences);
    turn->players = law__arena_take(arena, players, sizeof *turn->players);
    turn->next_book = law__arena_take(arena, symbols, sizeof *turn->next_book);
    turn->next_carried = law__arena_take(arena, symbols, sizeof *turn->next_carried);
    turn->book_region = law__arena_take(arena, symbols, sizeof *turn->book_region);
    turn->controller = law__arena_take(arena, symbols, sizeof *turn->controller);
    turn->fleeing = law__arena_take(arena, units, sizeof *turn->fleeing);
    turn->scratch = law__arena_take(arena, units, sizeof *turn->scratch);
}

/* Takes up a position in an arena that is large enough for it. All else that a record of a unit or
 * region holds is written by the step that it belongs to before any other reads it. */
static void take_up(law_turn *turn, const law_position *position)
{
    turn->position = position;
    turn->at_start = law__position_arrays_of(position);
    turn->unit_count = position->unit_count;
    turn->region_count = position->region_count;
    turn->symbol_count = law__position_symbols(position);
    turn->player_count = position->player_count;
    turn->phase = LAW_PHASE_ORDERS;
    turn->has_fled = turn->is_draw = turn->has_listed_books = false;
    turn->fleeing_count = 0;
    for (uint32_t id = 0; id <= turn->unit_count; id++) {
        turn->units[id].order = (law_order){0};
        turn->preferences[id].count = 0;
    }
    memset(turn->players, 0, (turn->player_count + (size_t)1) * sizeof *turn->players);
    turn->controller[0] = turn->book_region[0] = 0;
}

/* Makes sure of an arena that is laid out for the position; the old one stays where there is no
 * memory for another. */
static law_status make_arena(law_turn *turn, const law_position *position, law_error *error)
{
    bool is_laid_out = turn->arena != NULL && turn->unit_count == position->unit_count &&
                       turn->region_count == position->region_count &&
                       turn->symbol_count == law__position_symbols(position) &&
                       turn->player_count == position->player_count;
    if (is_laid_out)
        return LAW_OK;
    law__arena measure = {0};
    law_turn measured = *turn;
    lay_out(&measured, position, &measure);
    if (measure.overflowed || measure.used > turn->arena_size) {
        void *block = measure.overflowed ? NULL : law__allocate(&turn->allocator, measure.used);
        if (block == NULL)
            return law__fail_memory(error, measure.used);
        law__release(&turn->allocator, turn->arena, turn->arena_size);
        turn->arena = block;
        turn->arena_size = measure.used;
    }
    law__arena arena = {.base = turn->arena};
    lay_out(turn, position, &arena);
    return LAW_OK;
}

static law_status check_map(const law_map *map, const law_position *position, law_error *error)
{
    if (law_position_is_of(position, map))
        return LAW_OK;
    return law__fail(error, LAW_BAD_ARGUMENT, "the position is on another map");
}

law_status law_turn_begin(law_turn **out, const law_map *map, const law_position *position,
                          const law_rules *rules, const law_allocator *allocator, law_error *error)
{
    *out = NULL;
    law_turn begun = {.allocator = law__allocator(allocator), .map = map};
    law_status status = check_map(map, position, error);
    if (status == LAW_OK)
        status = law__rules_copy(&begun.rules, rules, error);
    if (status == LAW_OK)
        status = make_arena(&begun, position, error);
    if (status != LAW_OK)
        return status;
    law_turn *turn = law__allocate(&begun.allocator, sizeof *turn);
    if (turn == NULL) {
        law__release(&begun.allocator, begun.arena, begun.arena_size);
        return law__fail_memory(error, sizeof *turn);
    }
    *turn = begun;
    take_up(turn, position);
    *out = turn;
    return LAW_OK;
}

law_status law__wrong_phase(const law_turn *turn, const char *what, law_error *error)
{
    static const char *const phases[] = {
        [LAW_PHASE_ORDERS] = "in its orders phase",
        [LAW_PHASE_FLEE] = "in its flee phase",
        [LAW_PHASE_SUPPLY] = "in its supply phase",
        [LAW_PHASE_FINISHED] = "finished",
    };
    if (turn->is_busy)
        return law__fail(error, LAW_WRONG_PHASE, "%s: a hook of this turn is being asked", what);
    return law__fail(error, LAW_WRONG_PHASE, "%s: the turn is %s", what, phases[turn->phase]);
}

law_status law_turn_restart(law_turn *turn, const law_position *position, law_error *error)
{
    if (turn->is_busy)
        return law__wrong_phase(turn, "restart", error);
    if (position == turn->next)
        return law__fail(error, LAW_BAD_ARGUMENT, "restart: take the turn's next position first");
    law_status status = check_map(turn->map, position, error);
    if (status == LAW_OK)
        status = make_arena(turn, position, error);
    if (status != LAW_OK)
        return status;
    law_position_destroy(turn->next, &turn->allocator);
    turn->next = NULL;
    take_up(turn, position);
    return LAW_OK;
}

void law_turn_destroy(law_turn *turn)
{
    if (turn == NULL)
        return;
    assert(!turn->is_busy);
    law_allocator allocator = turn->allocator;
    law_position_destroy(turn->next, &allocator);
    law__release(&allocator, turn->arena, turn->arena_size);
    law__release(&allocator, turn, sizeof *turn);
}

law_phase law_turn_phase(const law_turn *turn)
{
    return turn->phase;
}

const law_map *law_turn_map(const law_turn *turn)
{
    return turn->map;
}

const law_position *law_turn_position(const law_turn *turn)
{
    return turn->position;
}

const law_rules *law_turn_rules(const law_turn *turn)
{
    return &turn->rules;
}

static bool is_id(uint32_t id, uint32_t count)
{
    return id >= 1 && id <= count;
}

/* An id in an order is one of ours, or names what does not exist; where it may, it is none. */
static bool is_reference(uint32_t id, uint32_t count, bool may_be_none)
{
    return is_id(id, count) || id == LAW_UNKNOWN || (may_be_none && id == 0);
}

static bool is_well_formed(const law_turn *turn, const law_order *order)
{
    switch (order->type) {
    case LAW_STAY:
        return true;
    case LAW_MOVE:
        return is_reference(order->to.id, turn->region_count, false) &&
               (!order->carry || is_reference(order->cargo.id, turn->symbol_count, true));
    case LAW_LINK:
        return is_reference(order->book.id, turn->symbol_count, true) &&
               (!order->carry || is_reference(order->cargo.id, turn->symbol_count, true));
    case LAW_TRANSFER:
        return is_reference(order->book.id, turn->symbol_count, true) &&
               is_reference(order->other.id, turn->unit_count, false);
    case LAW_REINFORCE:
        return is_reference(order->other.id, turn->unit_count, false) &&
               (order->action == LAW_STAY ||
                ((order->action == LAW_MOVE || order->action == LAW_LINK) &&
                 is_reference(order->to.id, turn->region_count, false)));
    default:
        return false;
    }
}

law_status law__check_order(const law_turn *turn, law_player author, const law_order *order,
                            const char *what, law_error *error)
{
    if (turn->phase != LAW_PHASE_ORDERS || turn->is_busy)
        return law__wrong_phase(turn, what, error);
    if (!is_id(order->unit.id, turn->unit_count))
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no unit with the id %u",
                         (unsigned)order->unit.id);
    if (author.id != 0 && author.id != turn->at_start.unit_owner[order->unit.id])
        return law__fail(error, LAW_NOT_YOURS, "unit \"%s\" belongs to another player",
                         law_position_unit_name(turn->position, order->unit));
    if (!is_well_formed(turn, order))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "the order for unit \"%s\" has an id that the turn did not give",
                         law_position_unit_name(turn->position, order->unit));
    return LAW_OK;
}

law_status law_turn_order(law_turn *turn, law_player author, const law_order *order,
                          law_error *error)
{
    law_status status = law__check_order(turn, author, order, "order", error);
    if (status == LAW_OK)
        turn->units[order->unit.id].order = *order;
    return status;
}

/* A step that may ask hooks: while it runs, the turn refuses all other calls that change it. */
static law_status locked(law_turn *turn, law_status (*step)(law_turn *, law_error *),
                         law_error *error)
{
    turn->is_busy = true;
    law_status status = step(turn, error);
    turn->is_busy = false;
    return status;
}

static law_status judge(law_turn *turn, law_error *error)
{
    memset(turn->regions, 0, (turn->region_count + (size_t)1) * sizeof *turn->regions);
    law_status status = law__judge_legality(turn, error);
    if (status != LAW_OK)
        return status;
    law__list_entrants(turn);
    return law__count_strength(turn, error);
}

law_status law_turn_resolve(law_turn *turn, law_error *error)
{
    if (turn->phase != LAW_PHASE_ORDERS || turn->is_busy)
        return law__wrong_phase(turn, "resolve", error);
    law_status status = locked(turn, judge, error);
    if (status != LAW_OK)
        return status;
    law__settle_contests(turn);
    law__move_books(turn);
    if (turn->fleeing_count > 0)
        law__prepare_flight(turn);
    turn->phase = LAW_PHASE_FLEE;
    return LAW_OK;
}

law_status law_turn_prefer(law_turn *turn, law_unit unit, const law_flight *flights, size_t count,
                           law_error *error)
{
    if (turn->phase > LAW_PHASE_FLEE || turn->is_busy)
        return law__wrong_phase(turn, "prefer", error);
    if (!is_id(unit.id, turn->unit_count))
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no unit with the id %u",
                         (unsigned)unit.id);
    turn->preferences[unit.id] = (law__preference){.flights = flights, .count = count};
    return LAW_OK;
}

size_t law_turn_fleeing(const law_turn *turn, const law_unit **units)
{
    *units = turn->fleeing;
    return turn->fleeing_count;
}

law_region law_turn_flees_from(const law_turn *turn, law_unit unit)
{
    bool is_fleeing = turn->phase > LAW_PHASE_ORDERS && is_id(unit.id, turn->unit_count) &&
                      turn->units[unit.id].flees;
    return (law_region){is_fleeing ? law__flees_from(turn, unit.id) : 0};
}

static law_status judge_victory(law_turn *turn, law_error *error)
{
    law__take_control(turn);
    turn->has_fled = true;
    return law__judge_victory(turn, error);
}

law_status law_turn_flee(law_turn *turn, law_error *error)
{
    if (turn->phase != LAW_PHASE_FLEE || turn->is_busy)
        return law__wrong_phase(turn, "flee", error);
    law__flee(turn);
    law_status status = locked(turn, judge_victory, error);
    if (status != LAW_OK) {
        turn->has_fled = false;
        if (turn->fleeing_count > 0)
            law__prepare_flight(turn);
        return status;
    }
    turn->phase = LAW_PHASE_SUPPLY;
    return LAW_OK;
}

bool law_turn_has_won(const law_turn *turn, law_player player)
{
    return turn->phase >= LAW_PHASE_SUPPLY && is_id(player.id, turn->player_count) &&
           turn->players[player.id].has_won;
}

uint64_t law_turn_supply_actions(const law_turn *turn, law_player player)
{
    bool is_known = turn->phase >= LAW_PHASE_SUPPLY && is_id(player.id, turn->player_count);
    return is_known ? turn->players[player.id].earned : 0;
}

law_status law__check_supply(const law_turn *turn, law_player player, const law_supply *actions,
                             size_t count, const char *what, law_error *error)
{
    if (turn->phase > LAW_PHASE_SUPPLY || turn->is_busy)
        return law__wrong_phase(turn, what, error);
    if (!is_id(player.id, turn->player_count))
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no player with the id %u",
                         (unsigned)player.id);
    for (size_t i = 0; i < count; i++) {
        if (!is_reference(actions[i].at.id, turn->region_count, false))
            return law__fail(error, LAW_BAD_ARGUMENT,
                             "supply action %zu: there is no region with the id %u", i + 1,
                             (unsigned)actions[i].at.id);
        char shown[LAW__SHOWN_SIZE];
        if (actions[i].name != NULL && !law_name_is_valid(actions[i].name))
            return law__fail(error, LAW_BAD_NAME, "supply action %zu: \"%s\" is not an id", i + 1,
                             law__shown(shown, actions[i].name));
    }
    return LAW_OK;
}

law_status law_turn_supply(law_turn *turn, law_player player, const law_supply *actions,
                           size_t count, law_supply_outcome *outcomes, law_error *error)
{
    law_status status = law__check_supply(turn, player, actions, count, "supply", error);
    if (status != LAW_OK)
        return status;
    law__player *record = &turn->players[player.id];
    record->actions = actions;
    record->action_count = count;
    record->outcomes = outcomes;
    return LAW_OK;
}

law_status law_turn_finish(law_turn *turn, law_error *error)
{
    if (turn->phase != LAW_PHASE_SUPPLY || turn->is_busy)
        return law__wrong_phase(turn, "finish", error);
    law_status status = law__supply(turn, error);
    if (status == LAW_OK)
        turn->phase = LAW_PHASE_FINISHED;
    return status;
}

law_status law_turn_judge_supply(law_reason *reasons, law_turn *turn, law_player player,
                                 const law_supply *actions, size_t count, law_error *error)
{
    if (turn->phase != LAW_PHASE_SUPPLY || turn->is_busy)
        return law__wrong_phase(turn, "judge_supply", error);
    law_status status = law__check_supply(turn, player, actions, count, "judge_supply", error);
    if (status != LAW_OK)
        return status;
    return law__judge_supply(reasons, turn, player, actions, count, error);
}

law_status law_turn_board(law_position **out, law_turn *turn, law_error *error)
{
    *out = NULL;
    bool is_there = turn->phase == LAW_PHASE_FLEE || turn->phase == LAW_PHASE_SUPPLY;
    if (!is_there || turn->is_busy)
        return law__wrong_phase(turn, "board", error);
    if (turn->phase == LAW_PHASE_FLEE)
        law__take_control(turn);
    return law__supply_board(out, turn, error);
}

law_flight_outcome law_turn_flight(const law_turn *turn, law_unit unit, law_region *from,
                                   law_region *to)
{
    law_region nowhere = {0};
    if (from != NULL)
        *from = nowhere;
    if (to != NULL)
        *to = nowhere;
    if (!turn->has_fled || !is_id(unit.id, turn->unit_count) || !turn->units[unit.id].flees)
        return LAW_FLIGHT_NONE;
    if (from != NULL)
        from->id = law__flees_from(turn, unit.id);
    if (to != NULL)
        to->id = turn->units[unit.id].ends;
    return turn->units[unit.id].ends != 0 ? LAW_FLIGHT_FLED : LAW_FLIGHT_REMOVED;
}

law_region law_turn_unit_region(const law_turn *turn, law_unit unit)
{
    bool is_known = turn->has_fled && is_id(unit.id, turn->unit_count);
    return (law_region){is_known ? turn->units[unit.id].ends : 0};
}

law_region law_turn_book_region(const law_turn *turn, law_symbol book)
{
    bool is_known = turn->has_fled && is_id(book.id, turn->symbol_count);
    return (law_region){is_known ? turn->book_region[book.id] : 0};
}

law_player law_turn_controller(const law_turn *turn, law_symbol link_point)
{
    bool is_known = turn->has_fled && is_id(link_point.id, turn->symbol_count);
    return (law_player){is_known ? turn->controller[link_point.id] : 0};
}

bool law_turn_is_out(const law_turn *turn, law_player player)
{
    return turn->phase == LAW_PHASE_FINISHED && is_id(player.id, turn->player_count) &&
           turn->players[player.id].is_out;
}

bool law_turn_is_draw(const law_turn *turn)
{
    return turn->phase == LAW_PHASE_FINISHED && turn->is_draw;
}

const law_position *law_turn_next(const law_turn *turn)
{
    return turn->next;
}

law_position *law_turn_take(law_turn *turn)
{
    law_position *next = turn->next;
    turn->next = NULL;
    return next;
}
