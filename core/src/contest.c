/* J4.2 to J4.8: who enters each region and who is displaced. Nothing here allocates or asks. */
#include "turn.h"

uint32_t law__holding_strength(const law__unit *unit)
{
    return unit->acts == LAW_MOVE ? unit->holding : unit->strength;
}

uint32_t law__head_on_rival(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (turn->rules.swap || unit->acts != LAW_MOVE)
        return 0;
    uint32_t rival = turn->at_start.occupant[unit->target];
    const law__unit *other = &turn->units[rival];
    bool comes = rival != 0 && rival != id && other->acts == LAW_MOVE &&
                 other->target == turn->at_start.unit_region[id];
    return comes ? rival : 0;
}

bool law__is_blocked_head_on(const law_turn *turn, uint32_t id)
{
    uint32_t rival = law__head_on_rival(turn, id);
    return rival != 0 && turn->units[id].strength <= turn->units[rival].strength;
}

/* Here and below, units that enter nothing have region 0 for a target, where what is written is
 * never read: nobody can foretell which units those are, and branches on it cost more than writing.
 */
static void weigh_entrants(law_turn *turn)
{
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        const law__unit *unit = &turn->units[id];
        law__region *region = &turn->regions[unit->target];
        bool is_more = unit->strength >= region->top + (region->top_count != 0);
        bool is_same = !is_more && unit->strength == region->top;
        region->top_count = is_more ? 1 : region->top_count + is_same;
        region->best = is_more ? id : region->best;
        region->top = is_more ? unit->strength : region->top;
    }
}

/* J4.4: stronger than every other entrant; J4.3: and than who comes the other way. Neither depends
 * on how any contest ends. */
static bool is_strongest(const law_turn *turn, uint32_t id)
{
    const law__region *region = &turn->regions[turn->units[id].target];
    bool is_best = (region->best == id) & (region->top_count == 1);
    return turn->rules.swap ? is_best : is_best && !law__is_blocked_head_on(turn, id);
}

/* Whether the unit that stands in the region stays there as far as is settled now (J4.2). */
static bool is_kept(const law_turn *turn, uint32_t occupant)
{
    const law__unit *unit = &turn->units[occupant];
    return occupant != 0 && unit->acts != LAW_LINK && !unit->wins;
}

bool law__outweighs_holder(const law_turn *turn, uint32_t id)
{
    uint32_t holder = turn->at_start.occupant[turn->units[id].target];
    if (law__head_on_rival(turn, id) == holder)
        return !law__is_blocked_head_on(turn, id);
    return turn->units[id].strength > law__holding_strength(&turn->units[holder]);
}

/* J4.4, J4.6: whether a would-be winner fails against the unit that stands in its way. */
static bool is_stopped(const law_turn *turn, uint32_t id)
{
    uint32_t occupant = turn->at_start.occupant[turn->units[id].target];
    if (!is_kept(turn, occupant))
        return false;
    const uint32_t *owner = turn->at_start.unit_owner;
    return !law__outweighs_holder(turn, id) ||
           (!turn->rules.displace_own && owner[occupant] == owner[id]);
}

/* J4.5: begin with every contest won by its strongest entrant and take back wins until none is left
 * to take back. A win only ever rests on another win, so what remains is the largest solution.
 * Taking one back can only upset the entrant of the region where the loser now stays: one chain, no
 * more work than wins. */
static void settle(law_turn *turn)
{
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        law__unit *unit = &turn->units[id];
        unit->wins = (unit->target != 0) & is_strongest(turn, id);
        turn->regions[unit->wins ? unit->target : 0].winner = id;
    }
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        uint32_t loser = id;
        while (loser != 0 && turn->units[loser].wins && is_stopped(turn, loser)) {
            turn->units[loser].wins = false;
            turn->regions[turn->units[loser].target].winner = 0;
            loser = turn->regions[turn->at_start.unit_region[loser]].winner;
        }
    }
}

/* J4.7, J4.8: who must flee; who stands where once movement is done. */
static void move_units(law_turn *turn)
{
    turn->fleeing_count = 0;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        law__unit *unit = &turn->units[id];
        law__region *home = &turn->regions[turn->at_start.unit_region[id]];
        home->holds = (unit->acts != LAW_LINK) & !unit->wins;
        unit->flees = home->holds ? home->winner != 0 : !unit->wins;
        uint32_t stays = unit->wins ? unit->target : turn->at_start.unit_region[id];
        unit->ends = unit->flees ? 0 : stays;
        turn->regions[unit->ends].occupant = id;
        turn->fleeing[turn->fleeing_count].id = id;
        turn->fleeing_count += unit->flees;
    }
}

void law__settle_contests(law_turn *turn)
{
    weigh_entrants(turn);
    settle(turn);
    move_units(turn);
}

bool law_turn_is_conflicted(const law_turn *turn, law_region region)
{
    if (turn->phase == LAW_PHASE_ORDERS || region.id < 1 || region.id > turn->region_count)
        return false;
    const law__region *there = &turn->regions[region.id];
    return law__contender_count(there) >= 2;
}
