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

law_dip_reason law__dip_find_coast(const law_dip_map *map, const law_dip_rules *rules,
                                   unsigned from, unsigned place, unsigned *found)
{
    unsigned province = map->province_of[place], count = 0;
    *found = place;
    if (law__dip_bit(map->fleet[from], place))
        return LAW_DIP_NONE_REASON;
    if (!law__dip_bit(map->fleet_province[from], province))
        return LAW_DIP_NOT_ADJACENT_REASON;
    bool is_named = place >= map->province_count;
    if (is_named && !rules->wrong_coast_overlooked)
        return LAW_DIP_COAST_NOT_REACHED_REASON;
    for (unsigned i = map->coast_count[province]; i-- > 0;) {
        unsigned coast = map->first_coast[province] + i;
        if (law__dip_bit(map->fleet[from], coast)) {
            *found = coast;
            count++;
        }
    }
    bool is_clear = count == 1 ? is_named || !rules->lone_coast_needed : rules->default_coast;
    return is_clear ? LAW_DIP_NONE_REASON : LAW_DIP_COAST_NOT_NAMED_REASON;
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
    if (!is_coastal(turn, to) || !is_coastal(turn, turn->at[unit]) || turn->rules.no_convoys)
        return LAW_DIP_NOT_ADJACENT_REASON;
    turn->is_by_convoy[unit] = LAW__DIP_YES;
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
    turn->to[unit] = (uint8_t)to;
    if (turn->units[unit].type == LAW_DIP_ARMY)
        return read_army_move(turn, unit, to);
    if (map->terrain[to] == LAW_DIP_LAND)
        return LAW_DIP_WRONG_TERRAIN_REASON;
    unsigned found;
    law_dip_reason reason =
        law__dip_find_coast(map, &turn->rules, turn->units[unit].at.id - 1U, place, &found);
    turn->to_place[unit] = (uint16_t)found;
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

/* Does a unit move where a support says? A coast may be left out, but not be another (4.B.4). */
static bool goes_there(const law__dip_turn *turn, unsigned support, unsigned unit, unsigned place)
{
    const law_dip_map *map = turn->map;
    if (turn->kind[unit] != LAW_DIP_MOVE || turn->to[unit] != map->province_of[place])
        return false;
    law_dip_support_coast needed = turn->rules.support_coast_needed;
    bool is_own = turn->units[unit].power.id == turn->units[support].power.id;
    bool may_be_bare = needed == LAW_DIP_NEVER || (needed == LAW_DIP_FOREIGN && is_own);
    return turn->units[unit].type == LAW_DIP_ARMY || place == turn->to_place[unit] ||
           (may_be_bare && place < map->province_count);
}

/* Is a unit one that can be supported to stay (4.E.1)? */
static bool stays(const law__dip_turn *turn, unsigned unit)
{
    return turn->kind[unit] != LAW_DIP_MOVE &&
           !(turn->rules.void_moves_unsupported && turn->orders[unit].kind == LAW_DIP_MOVE);
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
    if (is_of_move ? !goes_there(turn, unit, other, order->to.id - 1U) : !stays(turn, other))
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
    if (turn->rules.no_convoys)
        return LAW_DIP_NO_CONVOYS_REASON;
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
            (turn->rules.near_convoy != LAW_DIP_INTENT ||
             law__dip_is_of_use(turn, army, fleet, LAW__DIP_ANY_FLEET)))
            return true;
    }
    return false;
}

static bool is_joined(const law__dip_turn *turn, unsigned army)
{
    return turn->convoy_count > 0 &&
           law__dip_is_joined(turn, army, turn->to[army], LAW__DIP_ORDERED, LAW__DIP_NONE);
}

/* Whether a move to a neighbour is shown to go by convoy. */
static bool shows_convoy(const law__dip_turn *turn, unsigned army)
{
    if (!is_coastal(turn, turn->at[army]) || !is_coastal(turn, turn->to[army]))
        return false;
    if (turn->orders[army].is_via)
        return !turn->rules.no_convoys;
    if (turn->convoy_count == 0)
        return false;
    switch (turn->rules.near_convoy) {
    case LAW_DIP_INTENT:
    case LAW_DIP_OWN_FLEET:
        return has_own_fleet(turn, army);
    case LAW_DIP_ANY_FLEET:
        return is_joined(turn, army);
    case LAW_DIP_SWAP:
        return law__dip_comes(turn, turn->unit_at[turn->to[army]], army) && is_joined(turn, army);
    default:
        return false;
    }
}

/* By which way an army goes, and whether that is open. */
static void open_way(law__dip_turn *turn, unsigned army)
{
    bool is_near = turn->is_by_convoy[army] == LAW__DIP_NO;
    turn->has_path[army] = LAW__DIP_YES;
    if (is_near && !shows_convoy(turn, army))
        return;
    bool has_chain = is_joined(turn, army), may_walk = is_near;
    switch (turn->rules.failed_convoy) {
    case LAW_DIP_WALKS:
        break;
    case LAW_DIP_WALKS_UNORDERED:
        may_walk = is_near && !has_chain;
        break;
    default:
        may_walk = false;
    }
    if (may_walk) {
        turn->is_by_convoy[army] = has_chain ? LAW__DIP_OPEN : LAW__DIP_NO;
    } else {
        turn->is_by_convoy[army] = LAW__DIP_YES;
        turn->has_path[army] = has_chain ? LAW__DIP_OPEN : LAW__DIP_NO;
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
    memset(turn->is_by_convoy, LAW__DIP_NO, turn->count);
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
        turn->is_by_convoy[unit] = LAW__DIP_NO;
}

static void open_move(law__dip_turn *turn, unsigned unit)
{
    turn->moves[unit] = LAW__DIP_OPEN;
    turn->has_path[unit] = LAW__DIP_YES;
    if (turn->units[unit].type == LAW_DIP_ARMY)
        open_way(turn, unit);
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
