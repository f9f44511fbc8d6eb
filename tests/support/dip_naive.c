#include "dip_naive.h"

#include <stddef.h>
#include <string.h>

enum { NOBODY = LAW_DIP_NO_UNIT };

/* ---- The board and who stands on it ---- */

unsigned dip_at(const dip_position *p, unsigned unit)
{
    return p->plan->province_of[p->units[unit].at.id - 1];
}

unsigned dip_unit_in(const dip_position *p, unsigned province)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (dip_at(p, i) == province)
            return i;
    }
    return NOBODY;
}

static bool is_fleet(const dip_position *p, unsigned unit)
{
    return p->units[unit].type == LAW_DIP_FLEET;
}

bool dip_is_fleet_at_sea(const dip_position *p, unsigned unit)
{
    return is_fleet(p, unit) && p->plan->terrain[dip_at(p, unit)] == LAW_DIP_SEA;
}

bool dip_reaches(const dip_position *p, unsigned unit, unsigned province)
{
    return is_fleet(p, unit) ? p->plan->sails[p->units[unit].at.id - 1][province]
                             : p->plan->army[dip_at(p, unit)][province];
}

static bool are_own(const dip_position *p, unsigned a, unsigned b)
{
    return p->units[a].power.id == p->units[b].power.id;
}

static bool exists(const dip_position *p, law_dip_place place)
{
    return place.id >= 1 && place.id <= p->plan->places;
}

/* ---- Orders ---- */

static bool is_void(const dip_position *p, unsigned unit)
{
    return p->verdicts[unit].result == LAW_DIP_VOID;
}

static bool does(const dip_position *p, unsigned unit, law_dip_order_kind kind)
{
    return p->orders[unit].kind == kind && !is_void(p, unit);
}

static bool is_move(const dip_position *p, unsigned unit)
{
    return does(p, unit, LAW_DIP_MOVE);
}

static bool has_moved(const dip_position *p, unsigned unit)
{
    return is_move(p, unit) && p->verdicts[unit].result == LAW_DIP_SUCCEEDED;
}

static unsigned target(const dip_position *p, unsigned unit)
{
    return p->plan->province_of[p->orders[unit].to.id - 1];
}

static unsigned other(const dip_position *p, unsigned unit)
{
    return dip_unit_in(p, p->plan->province_of[p->orders[unit].of.id - 1]);
}

static bool is_about(const dip_position *p, unsigned unit, unsigned about)
{
    return exists(p, p->orders[unit].of) && other(p, unit) == about;
}

/* The place that a move ends on: where it does not reach what it names, the first coast that it
 * does. */
static unsigned goal(const dip_position *p, unsigned unit)
{
    const dip_plan *plan = p->plan;
    unsigned place = p->orders[unit].to.id - 1U, province = target(p, unit);
    const bool *near = plan->fleet[p->units[unit].at.id - 1];
    if (!is_fleet(p, unit))
        return province;
    for (unsigned i = 0; !near[place] && i < plan->coast_count[province]; i++) {
        if (near[plan->coasts[province][i]])
            return plan->coasts[province][i];
    }
    return place;
}

static unsigned coasts_near(const dip_position *p, unsigned unit, unsigned province)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < p->plan->coast_count[province]; i++)
        sum += p->plan->fleet[p->units[unit].at.id - 1][p->plan->coasts[province][i]];
    return sum;
}

/* ---- Convoys ---- */

static bool is_dislodged(const dip_position *p, unsigned unit)
{
    bool is_hit = false;
    for (unsigned i = 0; i < p->count; i++)
        is_hit = is_hit || (has_moved(p, i) && target(p, i) == dip_at(p, unit));
    return is_hit && !has_moved(p, unit);
}

static bool convoys(const dip_position *p, unsigned fleet, unsigned army)
{
    return does(p, fleet, LAW_DIP_CONVOY) && is_about(p, fleet, army);
}

/* Fleets of a convoy: all at sea, those that were ordered, those of these that are whole. */
typedef enum { ANY, ORDERED, WHOLE } fleets;

static bool is_link(const dip_position *p, unsigned army, unsigned fleet, fleets which)
{
    if (!dip_is_fleet_at_sea(p, fleet) || (which != ANY && !convoys(p, fleet, army)))
        return false;
    return which != WHOLE || !is_dislodged(p, fleet);
}

/* From a province on, through provinces that have not been passed, over the fleets that `links`
 * has. */
static bool sail(const dip_position *p, const bool *links, bool *passed, unsigned from, unsigned to)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (!links[i] || passed[i] || !p->plan->sails[p->units[i].at.id - 1][from])
            continue;
        passed[i] = true;
        if (p->plan->sails[p->units[i].at.id - 1][to] || sail(p, links, passed, dip_at(p, i), to))
            return true;
    }
    return false;
}

static bool is_joined(const dip_position *p, unsigned army, unsigned to, fleets which,
                      unsigned without)
{
    bool links[NAIVE_UNITS], passed[NAIVE_UNITS] = {false};
    for (unsigned i = 0; i < p->count; i++)
        links[i] = i != without && is_link(p, army, i, which);
    return sail(p, links, passed, dip_at(p, army), to);
}

bool dip_is_joined(const dip_position *p, unsigned army, unsigned to)
{
    return is_joined(p, army, to, ANY, NOBODY);
}

/* Is a fleet on a chain of fleets none of which could be left out? Tries all sets of fleets. */
static bool is_of_use(const dip_position *p, unsigned army, unsigned fleet, fleets which)
{
    unsigned seas[NAIVE_UNITS], count = 0;
    for (unsigned i = 0; i < p->count; i++) {
        if (is_link(p, army, i, which))
            seas[count++] = i;
    }
    for (unsigned chosen = 1; chosen < 1U << count; chosen++) {
        bool links[NAIVE_UNITS] = {false}, is_least = true;
        for (unsigned k = 0; k < count; k++)
            links[seas[k]] = (chosen >> k & 1) != 0;
        bool passed[NAIVE_UNITS] = {false};
        if (!links[fleet] || !sail(p, links, passed, dip_at(p, army), target(p, army)))
            continue;
        for (unsigned k = 0; k < count; k++) {
            bool again[NAIVE_UNITS] = {false};
            if (!links[seas[k]])
                continue;
            links[seas[k]] = false;
            is_least = is_least && !sail(p, links, again, dip_at(p, army), target(p, army));
            links[seas[k]] = true;
        }
        if (is_least)
            return true;
    }
    return false;
}

static bool is_whole(const dip_position *p, unsigned army)
{
    for (unsigned i = 0; p->rules.all_routes_needed && i < p->count; i++) {
        if (convoys(p, i, army) && is_dislodged(p, i) && is_of_use(p, army, i, ORDERED))
            return false;
    }
    return is_joined(p, army, target(p, army), WHOLE, NOBODY);
}

static bool has_path(const dip_position *p, unsigned unit)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    return verdict->reason != LAW_DIP_PARADOX_REASON &&
           (!verdict->is_by_convoy || is_whole(p, unit));
}

enum { SEA_FLEETS_MAX = 9 }; /* for which all sets are tried */

static bool may_try_sets(const dip_position *p)
{
    unsigned seas = 0;
    for (unsigned i = 0; i < p->count; i++)
        seas += dip_is_fleet_at_sea(p, i);
    return seas <= SEA_FLEETS_MAX;
}

static bool has_own_fleet(const dip_position *p, unsigned army)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (convoys(p, i, army) && are_own(p, army, i) &&
            (p->rules.near_convoy == LAW_DIP_OWN_FLEET || is_of_use(p, army, i, ANY)))
            return true;
    }
    return false;
}

/* Is a move to a neighbour shown to go by convoy, though not by "via"? */
static bool is_shown(const dip_position *p, unsigned unit, bool is_ordered)
{
    unsigned there = dip_unit_in(p, target(p, unit));
    switch (p->rules.near_convoy) {
    case LAW_DIP_ANY_FLEET:
        return is_ordered;
    case LAW_DIP_SWAP:
        return is_ordered && there != NOBODY && is_move(p, there) &&
               target(p, there) == dip_at(p, unit);
    case LAW_DIP_VIA_ONLY:
        return false;
    default:
        return has_own_fleet(p, unit);
    }
}

/* Whether a move goes by convoy (4.A.3). */
static bool goes_by_convoy(const dip_position *p, unsigned unit)
{
    const dip_plan *plan = p->plan;
    if (!is_move(p, unit) || is_fleet(p, unit))
        return false;
    unsigned from = dip_at(p, unit), to = target(p, unit);
    if (!plan->army[from][to])
        return true;
    if (p->rules.no_convoys)
        return false;
    if (plan->terrain[from] != LAW_DIP_COAST || plan->terrain[to] != LAW_DIP_COAST)
        return false;
    bool is_ordered = is_joined(p, unit, to, ORDERED, NOBODY);
    if (!p->orders[unit].is_via && !is_shown(p, unit, is_ordered))
        return false;
    switch (p->rules.failed_convoy) {
    case LAW_DIP_STAYS:
        return true;
    case LAW_DIP_WALKS_UNORDERED:
        return is_ordered;
    default: /* in a paradox it may walk though its fleets are whole in the end */
        return is_ordered && (p->verdicts[unit].paradox != 0 ? p->verdicts[unit].is_by_convoy
                                                             : is_whole(p, unit));
    }
}

/* ---- Strengths ---- */

/* Does the rule of a book keep a support from being cut by an army that comes by convoy (4.A.2)? */
static bool is_spared(const dip_position *p, unsigned by, unsigned support)
{
    law_dip_paradox rule = p->rules.paradox;
    bool is_attack = p->orders[support].kind == LAW_DIP_SUPPORT_MOVE;
    if (rule == LAW_DIP_SZYKMAN || rule == LAW_DIP_ALL_HOLD || !p->verdicts[by].is_by_convoy)
        return false;
    unsigned fleet = dip_unit_in(p, is_attack ? target(p, support)
                                              : p->plan->province_of[p->orders[support].of.id - 1]);
    if (fleet == NOBODY || !does(p, fleet, LAW_DIP_CONVOY))
        return false;
    if (rule == LAW_DIP_RULE_1982)
        return true;
    if (!is_attack || !convoys(p, fleet, by))
        return false;
    if (rule == LAW_DIP_RULE_1971)
        return true;
    return p->rules.all_routes_needed ? is_of_use(p, by, fleet, ORDERED)
                                      : !is_joined(p, by, target(p, by), ORDERED, fleet);
}

static bool cuts(const dip_position *p, unsigned by, unsigned support)
{
    bool is_attack = p->orders[support].kind == LAW_DIP_SUPPORT_MOVE;
    if (!is_move(p, by) || target(p, by) != dip_at(p, support) || !has_path(p, by) ||
        are_own(p, by, support))
        return false;
    if (is_attack && dip_at(p, by) == target(p, support))
        return p->rules.own_attack_cuts && p->verdicts[by].is_by_convoy;
    return !is_spared(p, by, support);
}

static bool is_support(const dip_position *p, unsigned unit)
{
    return does(p, unit, LAW_DIP_SUPPORT_HOLD) || does(p, unit, LAW_DIP_SUPPORT_MOVE);
}

static bool is_cut(const dip_position *p, unsigned support)
{
    for (unsigned i = 0; i < p->count; i++) {
        bool dislodges = has_moved(p, i) && target(p, i) == dip_at(p, support);
        if (cuts(p, i, support) || (dislodges && !is_spared(p, i, support)))
            return true;
    }
    return false;
}

/* A unit and the supports that count, but for those of the power of unit `but`. */
static unsigned strength(const dip_position *p, unsigned unit, unsigned but)
{
    unsigned sum = 1;
    for (unsigned i = 0; i < p->count; i++)
        sum += is_support(p, i) && is_about(p, i, unit) && !is_cut(p, i) &&
               (but == NOBODY || !are_own(p, i, but));
    return sum;
}

static bool are_met(const dip_position *p, unsigned unit, unsigned there)
{
    return there != NOBODY && is_move(p, unit) && is_move(p, there) &&
           target(p, there) == dip_at(p, unit) && target(p, unit) == dip_at(p, there) &&
           !p->verdicts[unit].is_by_convoy && !p->verdicts[there].is_by_convoy;
}

/* Who stays where a unit goes, or comes from there the other way; or nobody. */
static unsigned resisting(const dip_position *p, unsigned unit)
{
    unsigned there = dip_unit_in(p, target(p, unit));
    bool has_left = there != NOBODY && has_moved(p, there) && !are_met(p, unit, there);
    return has_left ? NOBODY : there;
}

static unsigned attack(const dip_position *p, unsigned unit)
{
    unsigned there = resisting(p, unit);
    if (!has_path(p, unit))
        return 0;
    if (there != NOBODY && are_own(p, unit, there))
        return 0;
    return strength(p, unit, there);
}

static unsigned resistance(const dip_position *p, unsigned unit)
{
    unsigned there = resisting(p, unit);
    if (there == NOBODY)
        return 0;
    return is_move(p, there) && !are_met(p, unit, there) ? 1 : strength(p, there, NOBODY);
}

static unsigned prevention(const dip_position *p, unsigned unit)
{
    unsigned there = dip_unit_in(p, target(p, unit));
    bool has_come = there != NOBODY && has_moved(p, there) && target(p, there) == dip_at(p, unit);
    bool is_beaten = has_come && (are_met(p, unit, there) ||
                                  (p->rules.dislodged_keeps_none_out && !has_moved(p, unit)));
    return has_path(p, unit) && !is_beaten ? strength(p, unit, NOBODY) : 0;
}

bool dip_keeps_out(const dip_position *p, unsigned unit)
{
    return is_move(p, unit) && !has_moved(p, unit) && prevention(p, unit) > 0;
}

static bool is_named_first(const dip_position *p, unsigned unit, unsigned before)
{
    return before == NOBODY ||
           strcmp(p->plan->names[dip_at(p, unit)], p->plan->names[dip_at(p, before)]) < 0;
}

/* The strongest of those that also go there. */
static unsigned rival(const dip_position *p, unsigned unit, unsigned *most)
{
    unsigned found = NOBODY;
    *most = 0;
    for (unsigned i = 0; i < p->count; i++) {
        if (i == unit || !is_move(p, i) || target(p, i) != target(p, unit))
            continue;
        unsigned its = prevention(p, i);
        if (its > *most || (its > 0 && its == *most && is_named_first(p, i, found)))
            found = i;
        *most = its > *most ? its : *most;
    }
    return found;
}

/* ---- Reasons: does one fit, where none before it does? ---- */

static bool has_no_place(const dip_position *p, unsigned unit)
{
    const law_dip_order *order = &p->orders[unit];
    bool has_to = order->kind != LAW_DIP_HOLD && order->kind != LAW_DIP_SUPPORT_HOLD;
    bool has_of = order->kind >= LAW_DIP_SUPPORT_HOLD;
    return (has_to && !exists(p, order->to)) || (has_of && !exists(p, order->of));
}

static bool fits_fleet(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    unsigned to = target(p, unit), place = p->orders[unit].to.id - 1U;
    unsigned near = coasts_near(p, unit, to), at = p->units[unit].at.id - 1U;
    bool is_named = place != to, is_reached = p->plan->fleet[at][place];
    switch (reason) {
    case LAW_DIP_WRONG_TERRAIN_REASON:
        return p->plan->terrain[to] == LAW_DIP_LAND;
    case LAW_DIP_COAST_NOT_REACHED_REASON:
        return is_named && !is_reached && near > 0 && !p->rules.wrong_coast_overlooked;
    case LAW_DIP_COAST_NOT_NAMED_REASON:
        return !is_reached && (near > 1 ? !p->rules.default_coast
                                        : near == 1 && !is_named && p->rules.lone_coast_needed);
    default:
        return reason == LAW_DIP_NOT_ADJACENT_REASON && !p->plan->sails[at][to];
    }
}

static bool fits_army(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    unsigned from = dip_at(p, unit), to = target(p, unit);
    bool are_coasts =
        p->plan->terrain[from] == LAW_DIP_COAST && p->plan->terrain[to] == LAW_DIP_COAST;
    switch (reason) {
    case LAW_DIP_WRONG_TERRAIN_REASON:
        return p->plan->terrain[to] == LAW_DIP_SEA;
    case LAW_DIP_NOT_ADJACENT_REASON:
        return !p->plan->army[from][to] && (!are_coasts || p->rules.no_convoys);
    default:
        return reason == LAW_DIP_NO_FLEETS_REASON && !p->plan->army[from][to] &&
               !dip_is_joined(p, unit, to);
    }
}

/* Of a unit that supports or convoys another: does that have another order? */
static bool is_other_order(const dip_position *p, unsigned unit, unsigned about)
{
    law_dip_order_kind kind = p->orders[unit].kind;
    if (kind == LAW_DIP_SUPPORT_HOLD)
        return is_move(p, about) ||
               (p->rules.void_moves_unsupported && p->orders[about].kind == LAW_DIP_MOVE);
    if (!is_move(p, about) || target(p, about) != target(p, unit))
        return true;
    unsigned place = p->orders[unit].to.id - 1U;
    law_dip_support_coast needed = p->rules.support_coast_needed;
    bool may_be_bare =
        needed == LAW_DIP_NEVER || (needed == LAW_DIP_FOREIGN && are_own(p, unit, about));
    bool is_bare = place == target(p, unit) && may_be_bare;
    return kind == LAW_DIP_SUPPORT_MOVE && is_fleet(p, about) && !is_bare &&
           place != goal(p, about);
}

static bool fits_helper(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    const law_dip_order *order = &p->orders[unit];
    unsigned about = other(p, unit);
    bool is_convoy = order->kind == LAW_DIP_CONVOY;
    unsigned aim = order->kind == LAW_DIP_SUPPORT_HOLD ? p->plan->province_of[order->of.id - 1]
                                                       : target(p, unit);
    switch (reason) {
    case LAW_DIP_ITSELF_REASON:
        return !is_convoy && about == unit;
    case LAW_DIP_SAME_PROVINCE_REASON:
        return order->kind == LAW_DIP_SUPPORT_MOVE && aim == dip_at(p, unit);
    case LAW_DIP_NOT_ADJACENT_REASON:
        return !is_convoy && !dip_reaches(p, unit, aim);
    case LAW_DIP_NO_CONVOYS_REASON:
        return is_convoy && p->rules.no_convoys;
    case LAW_DIP_CANNOT_CONVOY_REASON:
        return is_convoy &&
               (!dip_is_fleet_at_sea(p, unit) || (about != NOBODY && is_fleet(p, about)));
    case LAW_DIP_NO_UNIT_REASON:
        return about == NOBODY;
    case LAW_DIP_NOT_ORDERED_REASON:
        return is_other_order(p, unit, about);
    case LAW_DIP_CUT_REASON:
        return !is_convoy && is_cut(p, unit);
    default:
        return false;
    }
}

static bool fits_contest(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    unsigned there = resisting(p, unit), force = attack(p, unit), rivalry;
    rival(p, unit, &rivalry);
    bool is_held = force <= resistance(p, unit);
    switch (reason) {
    case LAW_DIP_OWN_UNIT_REASON:
        return there != NOBODY && are_own(p, unit, there);
    case LAW_DIP_HEAD_TO_HEAD_REASON:
        return is_held && are_met(p, unit, there);
    case LAW_DIP_DEFENDED_REASON:
        return is_held;
    case LAW_DIP_STAND_OFF_REASON:
        return force == rivalry;
    default:
        return reason == LAW_DIP_OVERPOWERED_REASON && force < rivalry;
    }
}

static bool fits_move(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    switch (reason) {
    case LAW_DIP_SAME_PROVINCE_REASON:
        return target(p, unit) == dip_at(p, unit);
    case LAW_DIP_NO_CONVOY_REASON:
        return verdict->is_by_convoy && !is_joined(p, unit, target(p, unit), ORDERED, NOBODY);
    case LAW_DIP_PARADOX_REASON: /* that it is one: test_diplomacy_exhaustive.c */
        return verdict->reason == reason && verdict->paradox != 0 && verdict->is_by_convoy;
    case LAW_DIP_ALL_HOLD_REASON:
        return verdict->reason == reason && verdict->paradox != 0;
    case LAW_DIP_DISRUPTED_REASON:
        return verdict->is_by_convoy && !is_whole(p, unit);
    case LAW_DIP_OWN_UNIT_REASON:
    case LAW_DIP_HEAD_TO_HEAD_REASON:
    case LAW_DIP_DEFENDED_REASON:
    case LAW_DIP_STAND_OFF_REASON:
    case LAW_DIP_OVERPOWERED_REASON:
        return fits_contest(p, unit, reason);
    default:
        return is_fleet(p, unit) ? fits_fleet(p, unit, reason) : fits_army(p, unit, reason);
    }
}

static bool fits(const dip_position *p, unsigned unit, law_dip_reason reason)
{
    if (reason == LAW_DIP_NO_SUCH_PLACE_REASON)
        return has_no_place(p, unit);
    if (p->orders[unit].kind == LAW_DIP_MOVE)
        return fits_move(p, unit, reason);
    if (reason == LAW_DIP_DISLODGED_REASON)
        return is_dislodged(p, unit);
    return p->orders[unit].kind != LAW_DIP_HOLD && fits_helper(p, unit, reason);
}

static law_dip_reason first_that_fits(const dip_position *p, unsigned unit)
{
    for (int i = LAW_DIP_NONE_REASON + 1; i <= LAW_DIP_CUT_REASON; i++) {
        if (fits(p, unit, (law_dip_reason)i))
            return (law_dip_reason)i;
    }
    return LAW_DIP_NONE_REASON;
}

/* ---- Who it was ---- */

static unsigned first_dislodged(const dip_position *p, unsigned army)
{
    unsigned found = NOBODY;
    for (unsigned i = 0; i < p->count; i++) {
        if (convoys(p, i, army) && is_dislodged(p, i) && is_named_first(p, i, found) &&
            is_of_use(p, army, i, ORDERED))
            found = i;
    }
    return found;
}

static unsigned first_cutter(const dip_position *p, unsigned support)
{
    unsigned found = NOBODY;
    for (unsigned i = 0; i < p->count; i++) {
        if (cuts(p, i, support) && is_named_first(p, i, found))
            found = i;
    }
    return found;
}

static unsigned attacker(const dip_position *p, unsigned unit)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (has_moved(p, i) && target(p, i) == dip_at(p, unit))
            return i;
    }
    return NOBODY;
}

static unsigned culprit(const dip_position *p, unsigned unit)
{
    unsigned rivalry;
    switch (p->verdicts[unit].reason) {
    case LAW_DIP_NOT_ORDERED_REASON:
        return other(p, unit);
    case LAW_DIP_CANNOT_CONVOY_REASON:
        return dip_is_fleet_at_sea(p, unit) ? other(p, unit) : NOBODY;
    case LAW_DIP_DISRUPTED_REASON:
        return first_dislodged(p, unit);
    case LAW_DIP_OWN_UNIT_REASON:
    case LAW_DIP_HEAD_TO_HEAD_REASON:
    case LAW_DIP_DEFENDED_REASON:
        return resisting(p, unit);
    case LAW_DIP_STAND_OFF_REASON:
    case LAW_DIP_OVERPOWERED_REASON:
        return rival(p, unit, &rivalry);
    case LAW_DIP_DISLODGED_REASON:
        return attacker(p, unit);
    case LAW_DIP_CUT_REASON:
        return first_cutter(p, unit);
    default:
        return NOBODY;
    }
}

/* ---- Verdicts ---- */

static const char *find_fault_of_numbers(const dip_position *p, unsigned unit)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    unsigned force = strength(p, unit, NOBODY), against = 0;
    if (is_move(p, unit)) {
        force = attack(p, unit);
        rival(p, unit, &against);
        against = resistance(p, unit) > against ? resistance(p, unit) : against;
        against = has_path(p, unit) ? against : 0;
    }
    if (verdict->strength != force)
        return "its strength is another";
    return verdict->against != against ? "what it had to exceed is another" : NULL;
}

const char *dip_find_fault(const dip_position *p, unsigned unit)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    bool is_hit = is_dislodged(p, unit);
    if (verdict->result != law_dip_reason_result(verdict->reason))
        return "its result is not that of its reason";
    if (may_try_sets(p) && verdict->is_by_convoy != goes_by_convoy(p, unit))
        return "it goes by convoy where it should not, or the other way round";
    if (verdict->is_dislodged != is_hit)
        return "it is dislodged where nobody comes, or the other way round";
    if (verdict->attacker != (is_hit ? attacker(p, unit) : NOBODY))
        return "its attacker is another";
    if (is_hit && are_own(p, unit, verdict->attacker))
        return "its own power has dislodged it";
    if (verdict->at.id - 1U != (has_moved(p, unit) ? goal(p, unit) : p->units[unit].at.id - 1U))
        return "it is elsewhere";
    if (verdict->reason != first_that_fits(p, unit))
        return law_dip_reason_name(first_that_fits(p, unit));
    if (verdict->by != culprit(p, unit))
        return "it was another unit";
    return find_fault_of_numbers(p, unit);
}
