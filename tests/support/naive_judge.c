/* J3 and J4 by the letter: orders and strengths one at a time, the contest by trying all winners.
 */
#include "naive_judge.h"

#include <string.h>

/* The books in a region but for one. */
static uint32_t books_in(const situation *of, uint32_t region, uint32_t except, uint32_t *last)
{
    uint32_t count = 0;
    for (uint32_t book = 1; book <= of->symbol_count; book++) {
        if (book == except || of->book_region[book] != region)
            continue;
        *last = book;
        count++;
    }
    return count;
}

/* J3.4: which book is meant, or why none is. */
static law_reason meant_book(const situation *of, uint32_t region, uint32_t named, uint32_t *book)
{
    if (named == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_BOOK;
    if (named != 0) {
        *book = named;
        return of->book_region[named] == region ? LAW_REASON_NONE : LAW_REASON_NO_BOOK_HERE;
    }
    uint32_t count = books_in(of, region, 0, book);
    if (count == 0)
        return LAW_REASON_NO_BOOK_HERE;
    return count == 1 ? LAW_REASON_NONE : LAW_REASON_BOOK_UNNAMED;
}

/* J3.3, J3.5. */
static law_reason meant_cargo(const situation *of, uint32_t region, const law_order *order,
                              uint32_t linked_through, uint32_t *cargo)
{
    uint32_t named = order->cargo.id, only = 0;
    *cargo = 0;
    if (named != 0 && named == linked_through)
        return LAW_REASON_LINKED_THROUGH;
    if (named == LAW_UNKNOWN || (named != 0 && of->book_region[named] != region))
        return LAW_REASON_NO_BOOK_HERE;
    if (named != 0) {
        *cargo = named;
        return LAW_REASON_NONE;
    }
    uint32_t count = books_in(of, region, linked_through, &only);
    if (count == 1)
        *cargo = only;
    return count == 0 ? LAW_REASON_NO_BOOK_HERE
                      : (count == 1 ? LAW_REASON_NONE : LAW_REASON_BOOK_UNNAMED);
}

static law_reason judge_transfer(const situation *of, uint32_t unit, uint32_t *book)
{
    const law_order *order = &of->orders[unit];
    law_reason reason = meant_book(of, of->unit_region[unit], order->book.id, book);
    if (reason != LAW_REASON_NONE)
        return reason;
    if (order->other.id == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_UNIT;
    if (order->other.id == unit)
        return LAW_REASON_SELF;
    return of->adjacent[of->unit_region[unit]][of->unit_region[order->other.id]]
               ? LAW_REASON_NONE
               : LAW_REASON_NOT_ADJACENT;
}

static law_reason judge_reinforce(const situation *of, uint32_t unit)
{
    const law_order *order = &of->orders[unit];
    if (order->other.id == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_UNIT;
    if (order->other.id == unit)
        return LAW_REASON_SELF;
    uint32_t into = order->to.id;
    if (order->action == LAW_STAY)
        into = of->unit_region[order->other.id];
    else if (into == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    return of->adjacent[of->unit_region[unit]][into] ? LAW_REASON_NONE : LAW_REASON_NOT_ADJACENT;
}

static law_reason judge_link(const situation *of, uint32_t unit, uint32_t *book)
{
    uint32_t at = of->unit_region[unit];
    law_reason reason = meant_book(of, at, of->orders[unit].book.id, book);
    if (reason != LAW_REASON_NONE)
        return reason;
    return of->region_age[of->link_point_region[*book]] == of->region_age[at] ? LAW_REASON_SAME_AGE
                                                                              : LAW_REASON_NONE;
}

static law_reason judge_order(const situation *of, uint32_t unit, naive_unit *judged)
{
    const law_order *order = &of->orders[unit];
    if (order->unit.id == 0)
        return LAW_REASON_NONE;
    switch (order->type) {
    case LAW_MOVE:
        if (order->to.id == LAW_UNKNOWN)
            return LAW_REASON_UNKNOWN_REGION;
        return of->adjacent[of->unit_region[unit]][order->to.id] ? LAW_REASON_NONE
                                                                 : LAW_REASON_NOT_ADJACENT;
    case LAW_LINK:
        return judge_link(of, unit, &judged->book);
    case LAW_TRANSFER:
        return judge_transfer(of, unit, &judged->book);
    case LAW_REINFORCE:
        return judge_reinforce(of, unit);
    default:
        return LAW_REASON_NONE;
    }
}

static void judge_unit(naive_result *result, uint32_t unit)
{
    const situation *of = result->of;
    const law_order *order = &of->orders[unit];
    naive_unit *judged = &result->units[unit];
    judged->acts = LAW_STAY;
    judged->reason = judge_order(of, unit, judged);
    if (judged->reason != LAW_REASON_NONE) {
        judged->result = LAW_ILLEGAL;
        return;
    }
    if (order->unit.id == 0)
        return;
    judged->acts = order->type;
    if (order->type == LAW_MOVE)
        judged->target = order->to.id;
    if (order->type == LAW_LINK)
        judged->target = of->link_point_region[judged->book];
    judged->carries = judged->target != 0 && order->carry;
    if (judged->carries)
        judged->carry_reason =
            meant_cargo(of, of->unit_region[unit], order,
                        order->type == LAW_LINK ? judged->book : 0, &judged->cargo);
}

/* J3.9: reinforce_cut. */
static bool is_cut(const naive_result *result, uint32_t unit)
{
    const situation *of = result->of;
    const law_order *order = &of->orders[unit];
    uint32_t into = order->action == LAW_STAY ? of->unit_region[order->other.id] : order->to.id;
    for (uint32_t other = 1; other <= of->unit_count; other++) {
        if (result->units[other].target == of->unit_region[unit] &&
            of->unit_owner[other] != of->unit_owner[unit] && of->unit_region[other] != into)
            return true;
    }
    return false;
}

/* J3.8. */
static law_reason judge_match(const naive_result *result, uint32_t unit)
{
    const law_order *order = &result->of->orders[unit];
    const naive_unit *other = &result->units[order->other.id];
    bool enters = other->acts == LAW_MOVE || other->acts == LAW_LINK;
    bool matches = order->action == LAW_STAY
                       ? !enters
                       : other->acts == order->action && other->target == order->to.id;
    if (!matches)
        return LAW_REASON_NOT_MATCHED;
    return result->of->rules.reinforce_cut && is_cut(result, unit) ? LAW_REASON_CUT
                                                                   : LAW_REASON_COUNTED;
}

void naive_judge_orders(naive_result *result)
{
    const situation *of = result->of;
    for (uint32_t unit = 1; unit <= of->unit_count; unit++)
        judge_unit(result, unit);
    for (uint32_t unit = 1; unit <= of->unit_count; unit++)
        result->units[unit].strength = 1;
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        naive_unit *judged = &result->units[unit];
        if (judged->acts != LAW_REINFORCE)
            continue;
        judged->reason = judge_match(result, unit);
        judged->result = judged->reason == LAW_REASON_COUNTED ? LAW_SUCCEEDED : LAW_FAILED;
        if (judged->reason == LAW_REASON_COUNTED)
            result->units[of->orders[unit].other.id].strength++;
    }
}

/* ---- The contest: a set of winners is a mask of units, bit 0 for unit 1. ---- */

static bool is_in(uint32_t winners, uint32_t unit)
{
    return (winners >> (unit - 1) & 1) != 0;
}

/* The strength with which unit `there` holds its region against `entrant`; 0: the region is left.
 */
static uint32_t holding_against(const naive_result *result, uint32_t winners, uint32_t there,
                                uint32_t entrant)
{
    const situation *of = result->of;
    const naive_unit *holder = &result->units[there], *comer = &result->units[entrant];
    bool fight = !of->rules.swap && holder->acts == LAW_MOVE && comer->acts == LAW_MOVE &&
                 holder->target == of->unit_region[entrant];
    if (fight)
        return holder->strength; /* J4.3 */
    if (holder->acts == LAW_LINK)
        return 0;
    if (holder->acts == LAW_MOVE)
        return is_in(winners, there) ? 0 : 1;
    return holder->strength;
}

/* Whether a unit that is in the way would have to flee, were it beaten (J4.2, J4.7). */
static bool is_staying(const naive_result *result, uint32_t winners, uint32_t unit)
{
    law_order_type acts = result->units[unit].acts;
    return acts != LAW_LINK && !(acts == LAW_MOVE && is_in(winners, unit));
}

/* J4.4 and J4.6, for one entrant. */
static bool should_win(const naive_result *result, uint32_t winners, uint32_t entrant)
{
    const situation *of = result->of;
    const naive_unit *comer = &result->units[entrant];
    for (uint32_t other = 1; other <= of->unit_count; other++) {
        if (other != entrant && result->units[other].target == comer->target &&
            result->units[other].strength >= comer->strength)
            return false;
    }
    uint32_t there = situation_occupant(of, comer->target);
    if (there == 0)
        return true;
    if (holding_against(result, winners, there, entrant) >= comer->strength)
        return false;
    return of->rules.displace_own || of->unit_owner[there] != of->unit_owner[entrant] ||
           !is_staying(result, winners, there);
}

static bool is_solution(const naive_result *result, uint32_t winners)
{
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        bool wins = is_in(winners, unit);
        if (result->units[unit].target == 0 ? wins : wins != should_win(result, winners, unit))
            return false;
    }
    return true;
}

static uint32_t count_bits(uint32_t mask)
{
    uint32_t count = 0;
    for (; mask != 0; mask &= mask - 1)
        count++;
    return count;
}

/* J4.5, by trying every set of entrants. */
static uint32_t find_winners(naive_result *result)
{
    uint32_t entrants = 0, best = 0;
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        if (result->units[unit].target != 0)
            entrants |= UINT32_C(1) << (unit - 1);
    }
    uint32_t winners = entrants;
    for (;;) {
        if (is_solution(result, winners)) {
            uint32_t is_more = count_bits(winners), most = count_bits(best);
            result->solution_count++;
            if (result->best_count == 0 || is_more > most) {
                best = winners;
                result->best_count = 1;
            } else if (is_more == most) {
                result->best_count++;
            }
        }
        if (winners == 0)
            return best;
        winners = (winners - 1) & entrants;
    }
}

/* Contenders of a region by J4.11. */
static uint32_t count_contenders(const naive_result *result, uint32_t winners, uint32_t region)
{
    uint32_t there = situation_occupant(result->of, region);
    uint32_t count = there != 0 && is_staying(result, winners, there);
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++)
        count += result->units[unit].target == region;
    return count;
}

static law_reason entrant_reason(const naive_result *result, uint32_t winners, uint32_t unit)
{
    const situation *of = result->of;
    const naive_unit *comer = &result->units[unit];
    bool is_tied = false;
    if (comer->wins)
        return count_contenders(result, winners, comer->target) == 1 ? LAW_REASON_UNOPPOSED
                                                                     : LAW_REASON_STRONGEST;
    for (uint32_t other = 1; other <= of->unit_count; other++) {
        const naive_unit *rival = &result->units[other];
        if (other == unit || rival->target != comer->target)
            continue;
        if (rival->strength > comer->strength)
            return LAW_REASON_OUTWEIGHED;
        is_tied |= rival->strength == comer->strength;
    }
    if (is_tied)
        return LAW_REASON_TIED;
    uint32_t there = situation_occupant(of, comer->target);
    const naive_unit *holder = &result->units[there];
    bool fight = !of->rules.swap && holder->acts == LAW_MOVE && comer->acts == LAW_MOVE &&
                 holder->target == of->unit_region[unit];
    if (fight && holder->strength >= comer->strength)
        return LAW_REASON_HEAD_TO_HEAD;
    return holding_against(result, winners, there, unit) < comer->strength ? LAW_REASON_OWN_UNIT
                                                                           : LAW_REASON_OCCUPIED;
}

static void judge_winners(naive_result *result, uint32_t winners)
{
    const situation *of = result->of;
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        naive_unit *judged = &result->units[unit];
        if (judged->target == 0)
            continue;
        judged->wins = is_in(winners, unit);
        judged->reason = entrant_reason(result, winners, unit);
        judged->result = judged->wins ? LAW_SUCCEEDED : LAW_FAILED;
        if (judged->wins)
            result->occupant[judged->target] = unit;
        if (!judged->wins && judged->acts == LAW_LINK) {
            judged->displaced = true;
            judged->flees_from = judged->target;
        }
    }
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        naive_unit *judged = &result->units[unit];
        uint32_t at = of->unit_region[unit];
        if (!is_staying(result, winners, unit))
            continue;
        judged->displaced = result->occupant[at] != 0;
        if (judged->displaced)
            judged->flees_from = at;
        else
            result->occupant[at] = unit;
    }
    for (uint32_t region = 1; region <= of->region_count; region++)
        result->conflicted[region] = count_contenders(result, winners, region) >= 2;
}

/* J3.6, J4.9, J4.10. */
static void judge_books(naive_result *result)
{
    const situation *of = result->of;
    memcpy(result->book_region, of->book_region, sizeof of->book_region);
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        naive_unit *judged = &result->units[unit];
        if (judged->carries && judged->cargo != 0) {
            bool is_left_there =
                judged->acts == LAW_LINK && of->rules.failed_link_book == LAW_BOOK_DESTINATION;
            if (judged->wins || is_left_there)
                result->book_region[judged->cargo] = judged->target;
            if (!judged->wins)
                judged->carry_reason = LAW_REASON_NOT_SUCCESSFUL;
        }
        if (judged->acts != LAW_TRANSFER)
            continue;
        uint32_t receiver = of->orders[unit].other.id;
        law_order_type does = result->units[receiver].acts;
        bool receives =
            does == LAW_STAY || (of->rules.transfer_receiver == LAW_RECEIVER_STATIONARY &&
                                 (does == LAW_REINFORCE || does == LAW_TRANSFER));
        judged->reason = receives ? LAW_REASON_TRANSFERRED : LAW_REASON_RECEIVER_NOT_STAYING;
        judged->result = receives ? LAW_SUCCEEDED : LAW_FAILED;
        if (receives)
            result->book_region[judged->book] = of->unit_region[receiver];
    }
}

void naive_judge_contest(naive_result *result)
{
    judge_winners(result, find_winners(result));
    judge_books(result);
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        naive_unit *judged = &result->units[unit];
        if (judged->acts != LAW_STAY || judged->result == LAW_ILLEGAL)
            continue;
        judged->reason = judged->displaced ? LAW_REASON_DISPLACED : LAW_REASON_HELD;
        judged->result = judged->displaced ? LAW_FAILED : LAW_SUCCEEDED;
    }
}

void naive_judge(naive_result *result, const situation *of)
{
    memset(result, 0, sizeof *result);
    result->of = of;
    naive_judge_orders(result);
    naive_judge_contest(result);
    naive_judge_flight(result);
    naive_judge_supply(result);
}
