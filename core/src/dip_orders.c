/* What each unit does: an order that nothing could carry out is void, and its unit holds. */
#include <string.h>

#include "dip_turn.h"

/* ---- Places ---- */

static bool has_place(const law_dip_map *map, law_dip_place place)
{
    return place.id >= 1 && place.id <= map->place_count;
}

/* Can a unit come to a province by itself, wherever on its coasts? */
static bool reaches(const law__dip_turn *turn, unsigned unit, unsigned province)
{
    const law_dip_map *map = turn->map;
    return law__dip_bit(turn->units[unit].type == LAW_DIP_FLEET
                            ? map->fleet_province[turn->units[unit].at.id - 1]
                            : map->army[turn->at[unit]],
                        province);
}

/* Where a fleet comes to that was told to go to a place: on which coast (4.B.1 to 4.B.3). */
static law_dip_reason find_coast(const law__dip_turn *turn, unsigned unit, unsigned place,
                                 uint16_t *found)
{
    const law_dip_map *map = turn->map;
    const uint64_t *near = map->fleet[turn->units[unit].at.id - 1];
    unsigned province = map->province_of[place];
    *found = (uint16_t)place;
    if (law__dip_bit(near, place))
        return LAW_DIP_NONE_REASON;
    if (!reaches(turn, unit, province))
        return LAW_DIP_NOT_ADJACENT_REASON;
    if (place >= map->province_count)
        return LAW_DIP_COAST_NOT_REACHED_REASON;
    unsigned count = 0;
    for (unsigned i = 0; i < map->coast_count[province]; i++) {
        unsigned coast = map->first_coast[province] + i;
        if (law__dip_bit(near, coast)) {
            *found = (uint16_t)coast;
            count++;
        }
    }
    return count == 1 && !turn->rules.lone_coast_needed ? LAW_DIP_NONE_REASON
                                                        : LAW_DIP_COAST_NOT_NAMED_REASON;
}

/* ---- Moves ---- */

static bool is_coastal(const law__dip_turn *turn, unsigned province)
{
    return turn->map->terrain[province] == LAW_DIP_COAST;
}

static law_dip_reason read_army_move(law__dip_turn *turn, unsigned unit, unsigned to)
{
    const law_dip_map *map = turn->map;
    if (map->terrain[to] == LAW_DIP_SEA)
        return LAW_DIP_WRONG_TERRAIN_REASON;
    turn->to_place[unit] = (uint16_t)to;
    if (law__dip_bit(map->army[turn->at[unit]], to))
        return LAW_DIP_NONE_REASON;
    if (!is_coastal(turn, to) || !is_coastal(turn, turn->at[unit]))
        return LAW_DIP_NOT_ADJACENT_REASON;
    turn->is_by_convoy[unit] = true;
    return law__dip_is_joined(turn, unit, to, LAW__DIP_ANY_FLEET, LAW__DIP_NONE)
               ? LAW_DIP_NONE_REASON
               : LAW_DIP_NO_FLEETS_REASON;
}

static law_dip_reason read_move(law__dip_turn *turn, unsigned unit)
{
    const law_dip_map *map = turn->map;
    law_dip_place target = turn->orders[unit].to;
    if (!has_place(map, target))
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    unsigned place = target.id - 1U, to = map->province_of[place];
    if (to == turn->at[unit])
        return LAW_DIP_SAME_PROVINCE_REASON;
    law_dip_reason reason;
    if (turn->units[unit].type == LAW_DIP_ARMY)
        reason = read_army_move(turn, unit, to);
    else if (map->terrain[to] == LAW_DIP_LAND)
        reason = LAW_DIP_WRONG_TERRAIN_REASON;
    else
        reason = find_coast(turn, unit, place, &turn->to_place[unit]);
    turn->to[unit] = (uint8_t)to;
    return reason;
}

/* ---- Supports and convoys ---- */

/* Who an order is about; LAW__DIP_NONE: nobody is there. */
static unsigned other_unit(const law__dip_turn *turn, unsigned unit)
{
    law_dip_place of = turn->orders[unit].of;
    return has_place(turn->map, of) ? turn->unit_at[turn->map->province_of[of.id - 1]]
                                    : LAW__DIP_NONE;
}

/* Does a unit move where a support says? The coast may be left out, but not be another (4.B.4). */
static bool goes_there(const law__dip_turn *turn, unsigned unit, unsigned place)
{
    const law_dip_map *map = turn->map;
    if (turn->kind[unit] != LAW_DIP_MOVE || turn->to[unit] != map->province_of[place])
        return false;
    bool is_bare = place < map->province_count && !turn->rules.support_coast_needed;
    return turn->units[unit].type == LAW_DIP_ARMY || is_bare || place == turn->to_place[unit];
}

static law_dip_reason read_support(law__dip_turn *turn, unsigned unit)
{
    const law_dip_map *map = turn->map;
    const law_dip_order *order = &turn->orders[unit];
    bool is_of_move = order->kind == LAW_DIP_SUPPORT_MOVE;
    if (!has_place(map, order->of) || (is_of_move && !has_place(map, order->to)))
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    unsigned other = other_unit(turn, unit);
    unsigned target = map->province_of[(is_of_move ? order->to.id : order->of.id) - 1];
    if (other == unit)
        return LAW_DIP_ITSELF_REASON;
    if (is_of_move && target == turn->at[unit])
        return LAW_DIP_SAME_PROVINCE_REASON;
    if (!reaches(turn, unit, target))
        return LAW_DIP_NOT_ADJACENT_REASON;
    if (other == LAW__DIP_NONE)
        return LAW_DIP_NO_UNIT_REASON;
    turn->by[unit] = (uint8_t)other;
    if (is_of_move ? !goes_there(turn, other, order->to.id - 1U)
                   : turn->kind[other] == LAW_DIP_MOVE)
        return LAW_DIP_NOT_ORDERED_REASON;
    turn->of[unit] = (uint8_t)other;
    turn->to[unit] = (uint8_t)target;
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason read_convoy(law__dip_turn *turn, unsigned unit)
{
    const law_dip_map *map = turn->map;
    const law_dip_order *order = &turn->orders[unit];
    if (!has_place(map, order->of) || !has_place(map, order->to))
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    unsigned other = other_unit(turn, unit);
    if (!turn->is_fleet_at_sea[unit])
        return LAW_DIP_CANNOT_CONVOY_REASON;
    if (other == LAW__DIP_NONE)
        return LAW_DIP_NO_UNIT_REASON;
    turn->by[unit] = (uint8_t)other;
    if (turn->units[other].type == LAW_DIP_FLEET)
        return LAW_DIP_CANNOT_CONVOY_REASON;
    if (turn->kind[other] != LAW_DIP_MOVE || turn->to[other] != map->province_of[order->to.id - 1])
        return LAW_DIP_NOT_ORDERED_REASON;
    turn->of[unit] = (uint8_t)other;
    turn->convoy_count++;
    return LAW_DIP_NONE_REASON;
}

/* ---- By convoy or by land (4.A.3) ---- */

static bool has_own_fleet(const law__dip_turn *turn, unsigned army)
{
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (turn->kind[fleet] == LAW_DIP_CONVOY && turn->of[fleet] == army &&
            turn->units[fleet].power.id == turn->units[army].power.id &&
            (turn->rules.near_convoy != LAW_DIP_INTENT || law__dip_is_of_use(turn, army, fleet)))
            return true;
    }
    return false;
}

static bool is_joined(const law__dip_turn *turn, unsigned army)
{
    return turn->convoy_count > 0 &&
           law__dip_is_joined(turn, army, turn->to[army], LAW__DIP_ORDERED, LAW__DIP_NONE);
}

/* Whether a move to a neighbour goes by convoy. */
static bool takes_convoy(const law__dip_turn *turn, unsigned army)
{
    if (!is_coastal(turn, turn->at[army]) || !is_coastal(turn, turn->to[army]))
        return false;
    if (turn->orders[army].is_via)
        return !turn->rules.via_may_walk || is_joined(turn, army);
    if (turn->convoy_count == 0)
        return false;
    switch (turn->rules.near_convoy) {
    case LAW_DIP_INTENT:
    case LAW_DIP_OWN_FLEET:
        return is_joined(turn, army) && has_own_fleet(turn, army);
    case LAW_DIP_ANY_FLEET:
        return is_joined(turn, army);
    default:
        return false;
    }
}

/* ---- All of them ---- */

static void place_units(law__dip_turn *turn)
{
    const law_dip_map *map = turn->map;
    memset(turn->unit_at, LAW__DIP_NONE, map->province_count);
    memset(turn->first_coming, LAW__DIP_NONE, map->province_count);
    memset(turn->first_support, LAW__DIP_NONE, turn->count);
    memset(turn->by, LAW__DIP_NONE, turn->count);
    memset(turn->kind, LAW_DIP_HOLD, turn->count);
    memset(turn->reason, LAW_DIP_NONE_REASON, turn->count);
    memset(turn->is_by_convoy, 0, turn->count * sizeof *turn->is_by_convoy);
    memset(turn->paradox, 0, turn->count);
    for (unsigned unit = 0; unit < turn->count; unit++) {
        unsigned province = map->province_of[turn->units[unit].at.id - 1];
        turn->at[unit] = (uint8_t)province;
        turn->unit_at[province] = (uint8_t)unit;
        turn->is_fleet_at_sea[unit] =
            turn->units[unit].type == LAW_DIP_FLEET && map->terrain[province] == LAW_DIP_SEA;
    }
}

static void take(law__dip_turn *turn, unsigned unit, law_dip_reason reason)
{
    turn->reason[unit] = (uint8_t)reason;
    if (reason == LAW_DIP_NONE_REASON)
        turn->kind[unit] = (uint8_t)turn->orders[unit].kind;
    else
        turn->is_by_convoy[unit] = false;
}

static void open_move(law__dip_turn *turn, unsigned unit)
{
    turn->is_by_convoy[unit] = turn->is_by_convoy[unit] ||
                               (turn->units[unit].type == LAW_DIP_ARMY && takes_convoy(turn, unit));
    turn->moves[unit] = LAW__DIP_OPEN;
    turn->has_path[unit] = LAW__DIP_YES;
    if (turn->is_by_convoy[unit])
        turn->has_path[unit] = is_joined(turn, unit) ? LAW__DIP_OPEN : LAW__DIP_NO;
    turn->next_coming[unit] = turn->first_coming[turn->to[unit]];
    turn->first_coming[turn->to[unit]] = (uint8_t)unit;
}

static void open_support(law__dip_turn *turn, unsigned unit)
{
    unsigned of = turn->of[unit];
    turn->counts[unit] = LAW__DIP_OPEN;
    turn->next_support[unit] = turn->first_support[of];
    turn->first_support[of] = (uint8_t)unit;
}

void law__dip_read(law__dip_turn *turn, const law_dip_map *map, const law_dip_rules *rules,
                   const law_dip_unit *units, const law_dip_order *orders, size_t count)
{
    turn->map = map;
    turn->rules = *rules;
    turn->units = units;
    turn->orders = orders;
    turn->count = (unsigned)count;
    turn->convoy_count = turn->paradox_count = 0;
    place_units(turn);
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (orders[unit].kind == LAW_DIP_MOVE)
            take(turn, unit, read_move(turn, unit));
    }
    for (unsigned unit = 0; unit < turn->count; unit++) {
        law_dip_order_kind kind = orders[unit].kind;
        if (kind == LAW_DIP_SUPPORT_HOLD || kind == LAW_DIP_SUPPORT_MOVE)
            take(turn, unit, read_support(turn, unit));
        else if (kind == LAW_DIP_CONVOY)
            take(turn, unit, read_convoy(turn, unit));
    }
    for (unsigned unit = turn->count; unit-- > 0;) {
        if (turn->kind[unit] == LAW_DIP_MOVE)
            open_move(turn, unit);
        else if (turn->kind[unit] == LAW_DIP_SUPPORT_HOLD ||
                 turn->kind[unit] == LAW_DIP_SUPPORT_MOVE)
            open_support(turn, unit);
    }
}
