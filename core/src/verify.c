/* Checks a finished turn by a second, naive road: J3 and J4 here, the rest in verify_outcome.c.
 * Shares with the first road only the reading of maps and positions; where a hook answered, its
 * answer is taken. */
#include "verify.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "memory.h"
#include "status.h"
#include "turn.h"

bool law__contradicts(const verify_context *c, const char *format, ...)
{
    if (c->error != NULL) {
        va_list arguments;
        va_start(arguments, format);
        c->error->status = LAW_NOT_VERIFIED;
        vsnprintf(c->error->message, sizeof c->error->message, format, arguments);
        va_end(arguments);
    }
    return false;
}

bool law__verify_adjacent(const verify_context *c, uint32_t a, uint32_t b)
{
    const law_region *neighbours;
    size_t count = law_map_neighbours(c->map, (law_region){a}, &neighbours);
    for (size_t i = 0; i < count; i++) {
        if (neighbours[i].id == b)
            return true;
    }
    return false;
}

uint32_t law__verify_link_region(const verify_context *c, uint32_t symbol)
{
    return law_position_link_point_region(c->before, c->map, (law_symbol){symbol}).id;
}

static const char *unit_name(const verify_context *c, uint32_t id)
{
    return law_position_unit_name(c->before, (law_unit){id});
}

/* The book named, or the only one in the region other than `except`, or 0 and how many there are.
 */
static uint32_t find_book(const verify_context *c, uint32_t region, uint32_t named, uint32_t except,
                          uint32_t *count)
{
    uint32_t found = 0;
    *count = 0;
    for (uint32_t book = c->regions[region].book; book != 0; book = c->next_book[book]) {
        if (named == 0 ? book != except : book == named) {
            found = book;
            ++*count;
        }
    }
    return *count == 1 ? found : 0;
}

static law_reason judge_book(const verify_context *c, const law_order *order, verify_unit *unit)
{
    uint32_t count;
    if (order->book.id == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_BOOK;
    unit->book = find_book(c, unit->at, order->book.id, 0, &count);
    if (count == 0)
        return LAW_REASON_NO_BOOK_HERE;
    return count > 1 ? LAW_REASON_BOOK_UNNAMED : LAW_REASON_NONE;
}

static law_reason judge_reach(const verify_context *c, uint32_t at, uint32_t region)
{
    if (region == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    return law__verify_adjacent(c, at, region) ? LAW_REASON_NONE : LAW_REASON_NOT_ADJACENT;
}

/* J3.6, J3.7: an order about another unit, which stands where `region` says, or leads there. */
static law_reason judge_other(const verify_context *c, const law_order *order, uint32_t at)
{
    if (order->other.id == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_UNIT;
    if (order->other.id == order->unit.id)
        return LAW_REASON_SELF;
    bool is_where_it_stands = order->type == LAW_TRANSFER || order->action == LAW_STAY;
    uint32_t region =
        is_where_it_stands ? law_position_unit_region(c->before, order->other).id : order->to.id;
    return judge_reach(c, at, region);
}

static law_reason judge_order(const verify_context *c, const law_order *order, verify_unit *unit)
{
    law_reason reason = LAW_REASON_NONE;
    if (order->type == LAW_MOVE) {
        unit->target = order->to.id;
        return judge_reach(c, unit->at, order->to.id);
    }
    if (order->type == LAW_LINK || order->type == LAW_TRANSFER)
        reason = judge_book(c, order, unit);
    if (reason == LAW_REASON_NONE && (order->type == LAW_TRANSFER || order->type == LAW_REINFORCE))
        return judge_other(c, order, unit->at);
    if (reason == LAW_REASON_NONE && order->type == LAW_LINK) {
        unit->target = law__verify_link_region(c, unit->book);
        law_age from = law_map_region_age(c->map, (law_region){unit->at});
        law_age to = law_map_region_age(c->map, (law_region){unit->target});
        return from.id == to.id ? LAW_REASON_SAME_AGE : LAW_REASON_NONE;
    }
    return reason;
}

static void find_cargo(const verify_context *c, const law_order *order, verify_unit *unit)
{
    uint32_t count;
    unit->cargo = find_book(c, unit->at, order->cargo.id, unit->book, &count);
    if (order->type == LAW_LINK && order->cargo.id != 0 && order->cargo.id == unit->book) {
        unit->cargo = 0;
        unit->carry_reason = LAW_REASON_LINKED_THROUGH;
    } else if (unit->cargo == 0) {
        unit->carry_reason = count == 0 ? LAW_REASON_NO_BOOK_HERE : LAW_REASON_BOOK_UNNAMED;
    }
}

/* J3.1 to J3.7. */
static bool verify_legality(verify_context *c)
{
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        law_verdict verdict = law_turn_verdict(c->turn, (law_unit){id});
        const law_order *order = &verdict.order;
        unit->at = law_position_unit_region(c->before, (law_unit){id}).id;
        c->regions[unit->at].unit = id;
        unit->illegal = judge_order(c, order, unit);
        bool is_illegal = verdict.result == LAW_ILLEGAL;
        if (c->rules->hooks[LAW_ASK_LEGAL] != NULL)
            unit->illegal = is_illegal ? verdict.reason : LAW_REASON_NONE;
        if (is_illegal ? verdict.reason != unit->illegal : unit->illegal != LAW_REASON_NONE)
            return law__contradicts(c, "J3: unit \"%s\": legality: %s, not %s", unit_name(c, id),
                                    law_reason_name(unit->illegal),
                                    law_reason_name(verdict.reason));
        unit->acts = is_illegal ? LAW_STAY : order->type;
        if (unit->acts == LAW_MOVE || unit->acts == LAW_LINK) {
            c->regions[unit->target].entrants++;
            unit->next_entrant = c->regions[unit->target].entrant;
            c->regions[unit->target].entrant = id;
            if (order->carry)
                find_cargo(c, order, unit);
        } else {
            unit->target = 0;
        }
    }
    return true;
}

static bool enters(const verify_unit *unit)
{
    return unit->acts == LAW_MOVE || unit->acts == LAW_LINK;
}

/* J3.9 by its words. */
static bool is_cut(const verify_context *c, uint32_t id, uint32_t into)
{
    if (!c->rules->reinforce_cut)
        return false;
    uint32_t attacker = c->regions[c->units[id].at].entrant;
    while (attacker != 0 &&
           (c->units[attacker].at == into || c->unit_owner[attacker] == c->unit_owner[id]))
        attacker = c->units[attacker].next_entrant;
    return attacker != 0;
}

/* J3.8, J3.9, J4.1. */
static bool verify_strength(verify_context *c)
{
    for (uint32_t id = 1; id <= c->unit_count; id++)
        c->units[id].strength = c->units[id].holding = 1;
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        if (unit->acts != LAW_REINFORCE)
            continue;
        law_verdict verdict = law_turn_verdict(c->turn, (law_unit){id});
        verify_unit *other = &c->units[verdict.order.other.id];
        bool is_stay = verdict.order.action == LAW_STAY;
        uint32_t into = is_stay ? other->at : verdict.order.to.id;
        bool is_match =
            is_stay ? !enters(other) : other->acts == verdict.order.action && other->target == into;
        unit->reinforcement = !is_match             ? LAW_REASON_NOT_MATCHED
                              : is_cut(c, id, into) ? LAW_REASON_CUT
                                                    : LAW_REASON_COUNTED;
        other->strength += unit->reinforcement == LAW_REASON_COUNTED;
    }
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        uint32_t strength = law_turn_verdict(c->turn, (law_unit){id}).strength;
        if (c->rules->hooks[LAW_ASK_STRENGTH] != NULL)
            unit->strength = strength;
        if (c->rules->hooks[LAW_ASK_HOLDING] != NULL)
            unit->holding = c->turn->units[id].holding;
        if (unit->strength != strength)
            return law__contradicts(c, "J4.1: unit \"%s\": strength %u, not %u", unit_name(c, id),
                                    (unsigned)unit->strength, (unsigned)strength);
    }
    return true;
}

/* What J4.4 says of one entrant, given who wins elsewhere. The reason comes in the order of its
 * naming; a winner's is NONE. */
static law_reason judge_entrant(const verify_context *c, uint32_t id)
{
    const verify_unit *unit = &c->units[id];
    const verify_region *region = &c->regions[unit->target];
    if (region->most > unit->strength)
        return LAW_REASON_OUTWEIGHED;
    if (region->most_count > 1)
        return LAW_REASON_TIED;
    if (region->unit == 0)
        return LAW_REASON_NONE;
    const verify_unit *there = &c->units[region->unit];
    bool is_head_on = !c->rules->swap && unit->acts == LAW_MOVE && there->acts == LAW_MOVE &&
                      there->target == unit->at && region->unit != id;
    if (is_head_on && there->strength >= unit->strength)
        return LAW_REASON_HEAD_TO_HEAD;
    if (there->acts == LAW_LINK || there->wins)
        return LAW_REASON_NONE;
    bool is_failed_move = there->acts == LAW_MOVE && !is_head_on;
    uint32_t held = is_failed_move ? there->holding : there->strength;
    if (held >= unit->strength)
        return LAW_REASON_OCCUPIED;
    bool is_own = c->unit_owner[region->unit] == c->unit_owner[id];
    return is_own && !c->rules->displace_own ? LAW_REASON_OWN_UNIT : LAW_REASON_NONE;
}

static void weigh(verify_context *c)
{
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        const verify_unit *unit = &c->units[id];
        verify_region *region = &c->regions[unit->target];
        if (!enters(unit))
            continue;
        if (region->most_count == 0 || unit->strength > region->most) {
            region->most = unit->strength;
            region->most_count = 0;
        }
        region->most_count += unit->strength == region->most;
        law_verdict verdict = law_turn_verdict(c->turn, (law_unit){id});
        c->units[id].wins = verdict.result == LAW_SUCCEEDED;
        if (c->units[id].wins)
            region->winner = id;
    }
}

/* J4.5: no larger solution. One would make winners of some losers, each needing only that the unit
 * in its way, another of them, wins too: a ring of such losers. */
static bool is_part_of_unturned_ring(verify_context *c, uint32_t start)
{
    uint32_t id = start;
    while (id != 0 && enters(&c->units[id]) && c->units[id].mark == 0 && !c->units[id].wins) {
        verify_unit *unit = &c->units[id];
        unit->mark = 1;
        uint32_t in_the_way = c->regions[unit->target].unit;
        bool could_win = false;
        if (in_the_way != 0) {
            bool wins = c->units[in_the_way].wins;
            c->units[in_the_way].wins = true;
            could_win = judge_entrant(c, id) == LAW_REASON_NONE;
            c->units[in_the_way].wins = wins;
        }
        id = could_win ? in_the_way : 0;
    }
    bool is_ring = id != 0 && enters(&c->units[id]) && c->units[id].mark == 1 && !c->units[id].wins;
    id = start;
    while (id != 0 && c->units[id].mark == 1) {
        c->units[id].mark = 2;
        id = c->regions[c->units[id].target].unit;
    }
    return is_ring;
}

static law_reason reason_of_winner(const verify_context *c, const verify_unit *unit)
{
    return c->regions[unit->target].contenders == 1 ? LAW_REASON_UNOPPOSED : LAW_REASON_STRONGEST;
}

static bool verify_one(const verify_context *c, uint32_t id)
{
    const verify_unit *unit = &c->units[id];
    law_verdict verdict = law_turn_verdict(c->turn, (law_unit){id});
    law_reason reason = unit->illegal;
    if (reason == LAW_REASON_NONE && enters(unit))
        reason = unit->wins ? reason_of_winner(c, unit) : judge_entrant(c, id);
    else if (reason == LAW_REASON_NONE && unit->acts == LAW_REINFORCE)
        reason = unit->reinforcement;
    else if (reason == LAW_REASON_NONE && unit->acts == LAW_STAY)
        reason = unit->flees ? LAW_REASON_DISPLACED : LAW_REASON_HELD;
    else if (reason == LAW_REASON_NONE)
        reason = verdict.reason; /* a Transfer: with the books */
    if (reason != verdict.reason || unit->flees != verdict.displaced)
        return law__contradicts(c, "J4: unit \"%s\": %s%s, not %s%s", unit_name(c, id),
                                law_reason_name(reason), unit->flees ? ", displaced" : "",
                                law_reason_name(verdict.reason),
                                verdict.displaced ? ", displaced" : "");
    return true;
}

/* J4.2 to J4.8. */
static bool verify_contests(verify_context *c)
{
    weigh(c);
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        const verify_unit *unit = &c->units[id];
        if (enters(unit) && unit->wins != (judge_entrant(c, id) == LAW_REASON_NONE))
            return law__contradicts(c, "J4.4: unit \"%s\" %s", unit_name(c, id),
                                    unit->wins ? "wins and should not" : "should win and does not");
    }
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        if (is_part_of_unturned_ring(c, id))
            return law__contradicts(c, "J4.5: unit \"%s\" is in a ring that should turn",
                                    unit_name(c, id));
    }
    for (uint32_t region = 1; region <= c->region_count; region++) {
        verify_region *there = &c->regions[region];
        const verify_unit *unit = &c->units[there->unit];
        bool holds = there->unit != 0 && unit->acts != LAW_LINK && !unit->wins;
        there->contenders = there->entrants + holds;
        if ((there->contenders >= 2) != law_turn_is_conflicted(c->turn, (law_region){region}))
            return law__contradicts(c, "J4.11: region \"%s\"",
                                    law_map_region_name(c->map, (law_region){region}));
    }
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        bool is_pushed = unit->acts != LAW_LINK && !unit->wins && c->regions[unit->at].winner != 0;
        unit->flees = is_pushed || (unit->acts == LAW_LINK && !unit->wins);
        unit->flees_from = !unit->flees ? 0 : unit->acts == LAW_LINK ? unit->target : unit->at;
        unit->ends = unit->flees ? 0 : unit->wins ? unit->target : unit->at;
        if (unit->ends != 0 && c->regions[unit->ends].stands != 0)
            return law__contradicts(c, "J1.4: two units in region \"%s\"",
                                    law_map_region_name(c->map, (law_region){unit->ends}));
        if (unit->ends != 0)
            c->regions[unit->ends].stands = id;
    }
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        if (!verify_one(c, id))
            return false;
    }
    return true;
}

static void lay_out(verify_context *c, law__arena *arena)
{
    size_t after_units = c->after->unit_count, symbols = law_position_symbol_count(c->after);
    c->units = law__arena_take(arena, c->unit_count + (size_t)1, sizeof *c->units);
    c->regions = law__arena_take(arena, c->region_count + (size_t)1, sizeof *c->regions);
    c->next_book = law__arena_take(arena, symbols + 1, sizeof *c->next_book);
    c->book_region = law__arena_take(arena, symbols + 1, sizeof *c->book_region);
    c->controller = law__arena_take(arena, symbols + 1, sizeof *c->controller);
    c->unit_owner = law__arena_take(arena, c->unit_count + after_units + 1, sizeof *c->unit_owner);
}

static bool begin(verify_context *c)
{
    law__arena measure = {0};
    lay_out(c, &measure);
    c->block_size = measure.used;
    c->block = measure.overflowed ? NULL : law__allocate(&c->allocator, c->block_size);
    if (c->block == NULL)
        return false;
    memset(c->block, 0, c->block_size);
    law__arena arena = {.base = c->block};
    lay_out(c, &arena);
    for (uint32_t id = 1; id <= c->unit_count; id++)
        c->unit_owner[id] = law_position_unit_owner(c->before, (law_unit){id}).id;
    for (uint32_t book = 1; book <= c->symbol_count; book++) {
        uint32_t region = law_position_book_region(c->before, (law_symbol){book}).id;
        c->next_book[book] = c->regions[region].book;
        c->regions[region].book = book;
    }
    return true;
}

law_status law_turn_verify(const law_turn *turn, law_error *error)
{
    if (turn->phase != LAW_PHASE_FINISHED || turn->next == NULL)
        return law__fail(error, LAW_WRONG_PHASE, "verify: the turn is not finished, or was taken");
    verify_context c = {
        .turn = turn,
        .map = turn->map,
        .before = turn->position,
        .after = turn->next,
        .rules = &turn->rules,
        .error = error,
        .allocator = turn->allocator,
        .unit_count = turn->unit_count,
        .region_count = turn->region_count,
        .symbol_count = turn->symbol_count,
        .player_count = turn->player_count,
    };
    if (!begin(&c))
        return law__fail_memory(error, c.block_size);
    bool is_verified = verify_legality(&c) && verify_strength(&c) && verify_contests(&c) &&
                       law__verify_outcome(&c);
    law__release(&c.allocator, c.block, c.block_size);
    return is_verified ? LAW_OK : LAW_NOT_VERIFIED;
}
