/* J3: which orders are legal, judged on the position at the start; an illegal one becomes a Stay.
 */
#include <string.h>

#include "rules.h"
#include "turn.h"

/* Backwards, so that each region's list is in the order of the symbols. */
static void list_books(law_turn *turn)
{
    for (uint32_t symbol = turn->symbol_count; symbol >= 1; symbol--) {
        uint32_t region = turn->at_start.book_region[symbol];
        if (region == 0)
            continue;
        turn->next_book[symbol] = turn->regions[region].first_book;
        turn->regions[region].first_book = symbol;
    }
}

static bool lies_in(const law_turn *turn, uint32_t book, uint32_t region)
{
    return turn->at_start.book_region[book] == region;
}

/* The only book in the region but for `except`; 0 when there are none, or several. */
static law_reason only_book(const law_turn *turn, uint32_t region, uint32_t except, uint32_t *book)
{
    *book = 0;
    for (uint32_t b = turn->regions[region].first_book; b != 0; b = turn->next_book[b]) {
        if (b == except)
            continue;
        if (*book != 0) {
            *book = 0;
            return LAW_REASON_BOOK_UNNAMED;
        }
        *book = b;
    }
    return *book != 0 ? LAW_REASON_NONE : LAW_REASON_NO_BOOK_HERE;
}

/* J3.4, J3.6: the book that a Link goes through or a Transfer hands over. */
static law_reason find_book(const law_turn *turn, uint32_t region, uint32_t named, uint32_t *book)
{
    *book = 0;
    if (named == 0)
        return only_book(turn, region, 0, book);
    if (named == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_BOOK;
    if (!lies_in(turn, named, region))
        return LAW_REASON_NO_BOOK_HERE;
    *book = named;
    return LAW_REASON_NONE;
}

/* J3.3, J3.5: the book to carry; that there is none is no reason against the order. */
static law_reason find_cargo(const law_turn *turn, uint32_t region, const law__unit *unit,
                             uint32_t *cargo)
{
    uint32_t named = unit->order.cargo.id;
    *cargo = 0;
    if (named == 0)
        return only_book(turn, region, unit->book, cargo);
    if (named == unit->book)
        return LAW_REASON_LINKED_THROUGH;
    if (named == LAW_UNKNOWN || !lies_in(turn, named, region))
        return LAW_REASON_NO_BOOK_HERE;
    *cargo = named;
    return LAW_REASON_NONE;
}

static law_reason judge_move(const law_turn *turn, uint32_t at, law__unit *unit)
{
    uint32_t to = unit->order.to.id;
    if (to == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    unit->target = to;
    return law__map_adjacent(turn->map, at, to) ? LAW_REASON_NONE : LAW_REASON_NOT_ADJACENT;
}

static law_reason judge_link(const law_turn *turn, uint32_t at, law__unit *unit)
{
    law_reason reason = find_book(turn, at, unit->order.book.id, &unit->book);
    if (reason != LAW_REASON_NONE)
        return reason;
    unit->target = law__link_region(turn, unit->book);
    bool is_same_age = law__map_age_of(turn->map, at) == law__map_age_of(turn->map, unit->target);
    return is_same_age ? LAW_REASON_SAME_AGE : LAW_REASON_NONE;
}

static law_reason judge_transfer(const law_turn *turn, uint32_t at, law__unit *unit)
{
    law_reason reason = find_book(turn, at, unit->order.book.id, &unit->book);
    if (reason != LAW_REASON_NONE)
        return reason;
    uint32_t receiver = unit->order.other.id;
    if (receiver == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_UNIT;
    if (receiver == unit->order.unit.id)
        return LAW_REASON_SELF;
    return law__map_adjacent(turn->map, at, turn->at_start.unit_region[receiver])
               ? LAW_REASON_NONE
               : LAW_REASON_NOT_ADJACENT;
}

static law_reason judge_reinforce(const law_turn *turn, uint32_t at, const law__unit *unit)
{
    uint32_t whom = unit->order.other.id;
    if (whom == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_UNIT;
    if (whom == unit->order.unit.id)
        return LAW_REASON_SELF;
    uint32_t region =
        unit->order.action == LAW_STAY ? turn->at_start.unit_region[whom] : unit->order.to.id;
    if (region == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    return law__map_adjacent(turn->map, at, region) ? LAW_REASON_NONE : LAW_REASON_NOT_ADJACENT;
}

static law_reason judge(const law_turn *turn, uint32_t at, law__unit *unit)
{
    switch (unit->order.type) {
    case LAW_MOVE:
        return judge_move(turn, at, unit);
    case LAW_LINK:
        return judge_link(turn, at, unit);
    case LAW_TRANSFER:
        return judge_transfer(turn, at, unit);
    case LAW_REINFORCE:
        return judge_reinforce(turn, at, unit);
    default:
        return LAW_REASON_NONE;
    }
}

/* Lets the variant's hook overrule; not where the order names what does not exist or leaves open
 * which book it means, for then there is nothing to carry out. */
static law_status ask_legal(law_turn *turn, const law_order *order, law_reason *reason,
                            law_error *error)
{
    if (*reason != LAW_REASON_NONE && *reason != LAW_REASON_NOT_ADJACENT &&
        *reason != LAW_REASON_SAME_AGE)
        return LAW_OK;
    const law_question question = {.kind = LAW_ASK_LEGAL,
                                   .turn = turn,
                                   .unit = order->unit,
                                   .order = order,
                                   .player = {turn->at_start.unit_owner[order->unit.id]}};
    int64_t answer = *reason == LAW_REASON_NONE;
    law_status status = law__ask(&turn->rules, &question, 1, &answer, error);
    if (status != LAW_OK)
        return status;
    if (answer == 1)
        *reason = LAW_REASON_NONE;
    else if (*reason == LAW_REASON_NONE)
        *reason = LAW_REASON_HOUSE_RULE;
    return LAW_OK;
}

law_status law__judge_legality(law_turn *turn, law_error *error)
{
    list_books(turn);
    bool has_hook = turn->rules.hooks[LAW_ASK_LEGAL] != NULL;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        law__unit *unit = &turn->units[id];
        unit->acts = LAW_STAY;
        unit->illegal = unit->carry_reason = LAW_REASON_NONE;
        unit->target = unit->book = unit->cargo = 0;
        if (unit->order.unit.id == 0 || unit->order.type == LAW_STAY)
            continue;
        uint32_t at = turn->at_start.unit_region[id];
        law_reason reason = judge(turn, at, unit);
        if (has_hook) {
            law_status status = ask_legal(turn, &unit->order, &reason, error);
            if (status != LAW_OK)
                return status;
        }
        unit->illegal = (uint8_t)reason;
        if (reason != LAW_REASON_NONE) {
            unit->target = unit->book = 0;
            continue;
        }
        unit->acts = (uint8_t)unit->order.type;
        if (law__enters(unit) && unit->order.carry)
            unit->carry_reason = (uint8_t)find_cargo(turn, at, unit, &unit->cargo);
    }
    return LAW_OK;
}

law_status law__judge_order(law_reason *reason, law_turn *turn, const law_order *order,
                            law_error *error)
{
    law__unit unit = {.order = *order};
    if (!turn->has_listed_books) {
        memset(turn->regions, 0, (turn->region_count + (size_t)1) * sizeof *turn->regions);
        list_books(turn);
        turn->has_listed_books = true;
    }
    *reason = LAW_REASON_NONE;
    if (order->type == LAW_STAY)
        return LAW_OK;
    *reason = judge(turn, turn->at_start.unit_region[order->unit.id], &unit);
    if (turn->rules.hooks[LAW_ASK_LEGAL] == NULL)
        return LAW_OK;
    turn->is_busy = true;
    law_status status = ask_legal(turn, order, reason, error);
    turn->is_busy = false;
    return status;
}
