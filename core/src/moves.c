/* The legal orders of a unit, one after the other, without a list of them. All orders that there
 * could be have numbers; each is made from its number and judged by legality.c. */
#include "status.h"
#include "turn.h"

/* What a unit's orders are made of. Where a hook may allow what is far away or in the same Age,
 * anywhere on the board is near enough to be asked about. */
typedef struct {
    law_turn *turn;
    uint32_t unit, at;
    bool has_hook;
    const law_region *near; /* without a hook: the neighbours */
    uint64_t near_count, book_count;
    uint64_t move_count, link_count, transfer_count; /* after the one Stay, in this order */
    uint64_t of_each_unit;                           /* reinforcements of one other unit */
    uint64_t count;
} choices;

static choices choices_of(law_turn *turn, uint32_t unit)
{
    choices c = {.turn = turn, .unit = unit, .at = turn->at_start.unit_region[unit]};
    c.has_hook = turn->rules.hooks[LAW_ASK_LEGAL] != NULL;
    c.near_count = law_map_neighbours(turn->map, (law_region){c.at}, &c.near);
    if (c.has_hook)
        c.near_count = turn->region_count;
    for (uint32_t symbol = 1; symbol <= turn->symbol_count; symbol++)
        c.book_count += turn->at_start.book_region[symbol] == c.at;
    c.move_count = c.near_count * (1 + c.book_count);
    c.link_count = c.book_count * c.book_count;
    c.transfer_count = c.book_count * c.near_count;
    c.of_each_unit = 1 + 2 * c.near_count;
    c.count = 1 + c.move_count + c.link_count + c.transfer_count +
              (turn->unit_count - UINT64_C(1)) * c.of_each_unit;
    return c;
}

static law_region near_region(const choices *c, uint64_t index)
{
    if (c->has_hook)
        return (law_region){(uint32_t)index + 1};
    return c->near[index];
}

/* The books in the unit's region, in the order of the symbols. */
static law_symbol book_here(const choices *c, uint64_t index)
{
    uint32_t symbol = 1;
    for (;; symbol++) {
        if (c->turn->at_start.book_region[symbol] == c->at && index-- == 0)
            return (law_symbol){symbol};
    }
}

static void make_move(const choices *c, uint64_t index, law_order *order)
{
    uint64_t cargo = index % (1 + c->book_count);
    order->type = LAW_MOVE;
    order->to = near_region(c, index / (1 + c->book_count));
    order->carry = cargo > 0;
    if (order->carry)
        order->cargo = book_here(c, cargo - 1);
}

static void make_link(const choices *c, uint64_t index, law_order *order)
{
    uint64_t through = index / c->book_count, cargo = index % c->book_count;
    order->type = LAW_LINK;
    order->book = book_here(c, through);
    order->carry = cargo > 0;
    if (order->carry)
        order->cargo = book_here(c, cargo - 1 < through ? cargo - 1 : cargo);
}

/* Nobody need be there to receive it: the order is then for no unit, and is passed over. */
static void make_transfer(const choices *c, uint64_t index, law_order *order)
{
    law_region there = near_region(c, index % c->near_count);
    order->type = LAW_TRANSFER;
    order->book = book_here(c, index / c->near_count);
    order->other.id = c->turn->at_start.occupant[there.id];
    if (order->other.id == 0)
        order->unit.id = 0;
}

static void make_reinforcement(const choices *c, uint64_t index, law_order *order)
{
    uint64_t whom = index / c->of_each_unit + 1, what = index % c->of_each_unit;
    order->type = LAW_REINFORCE;
    order->other.id = (uint32_t)whom + (whom >= c->unit);
    if (what == 0) {
        order->action = LAW_STAY;
        return;
    }
    order->action = what <= c->near_count ? LAW_MOVE : LAW_LINK;
    order->to = near_region(c, (what - 1) % c->near_count);
}

/* One of those that there could be; its unit is 0 where it is none after all. */
static law_order make_order(const choices *c, uint64_t index)
{
    law_order order = {.unit = {c->unit}, .type = LAW_STAY};
    if (index == 0)
        return order;
    index--;
    if (index < c->move_count) {
        make_move(c, index, &order);
        return order;
    }
    index -= c->move_count;
    if (index < c->link_count) {
        make_link(c, index, &order);
        return order;
    }
    index -= c->link_count;
    if (index < c->transfer_count)
        make_transfer(c, index, &order);
    else
        make_reinforcement(c, index - c->transfer_count, &order);
    return order;
}

/* Finds the first legal one from *index on, and leaves its number there; no order where there is
 * none. */
static law_status find(const choices *c, law_order *order, uint64_t *index, law_error *error)
{
    for (; *index < c->count; ++*index) {
        law_reason reason;
        *order = make_order(c, *index);
        if (order->unit.id == 0)
            continue;
        law_status status = law__judge_order(&reason, c->turn, order, error);
        if (status != LAW_OK || reason == LAW_REASON_NONE)
            return status;
    }
    *order = (law_order){0};
    return LAW_OK;
}

/* Without a hook all reinforcements of Moves and Links are legal (J3.7), so that they need not be
 * gone through: from here on every unit has as many, and its Stay where it stands near. */
static uint64_t first_reinforcement(const choices *c)
{
    return c->count - (c->turn->unit_count - UINT64_C(1)) * c->of_each_unit;
}

static bool is_stay_near(const choices *c, uint32_t whom)
{
    return law__map_adjacent(c->turn->map, c->at, c->turn->at_start.unit_region[whom]);
}

static law_status begin(choices *c, law_turn *turn, law_unit unit, law_error *error)
{
    const law_order stay = {.unit = unit, .type = LAW_STAY};
    law_status status = law__check_order(turn, (law_player){0}, &stay, "legal", error);
    if (status == LAW_OK)
        *c = choices_of(turn, unit.id);
    return status;
}

law_status law_turn_legal_next(law_order *out, law_turn *turn, law_unit unit, uint64_t *cursor,
                               law_error *error)
{
    choices c;
    uint64_t index = *cursor;
    *out = (law_order){0};
    law_status status = begin(&c, turn, unit, error);
    if (status == LAW_OK)
        status = find(&c, out, &index, error);
    if (status != LAW_OK) {
        *out = (law_order){0};
        return status;
    }
    *cursor = index < c.count ? index + 1 : c.count;
    return LAW_OK;
}

law_status law_turn_legal_count(uint64_t *count, law_turn *turn, law_unit unit, law_error *error)
{
    choices c;
    *count = 0;
    law_status status = begin(&c, turn, unit, error);
    if (status != LAW_OK)
        return status;
    uint64_t found = 0, end = c.has_hook ? c.count : first_reinforcement(&c);
    for (uint64_t index = 0; index < end; index++) {
        law_order order;
        status = find(&c, &order, &index, error);
        if (status != LAW_OK)
            return status;
        found += index < end;
    }
    if (!c.has_hook) {
        found += (turn->unit_count - UINT64_C(1)) * 2 * c.near_count;
        for (uint64_t i = 0; i < c.near_count; i++)
            found += turn->at_start.occupant[c.near[i].id] != 0;
    }
    *count = found;
    return LAW_OK;
}

/* The one that has so many reinforcements before it; there is one. */
static law_order reinforcement_at(const choices *c, uint64_t before)
{
    uint64_t first = first_reinforcement(c);
    for (uint32_t whom = 1;; whom++) {
        if (whom == c->unit)
            continue;
        uint64_t has_stay = is_stay_near(c, whom), of_this = 2 * c->near_count + has_stay;
        if (before < of_this)
            return make_order(c, first + before + (1 - has_stay));
        before -= of_this;
        first += c->of_each_unit;
    }
}

law_status law_turn_legal_at(law_order *out, law_turn *turn, law_unit unit, uint64_t number,
                             law_error *error)
{
    uint64_t count, found = 0;
    choices c;
    *out = (law_order){0};
    law_status status = law_turn_legal_count(&count, turn, unit, error);
    if (status != LAW_OK)
        return status;
    if (number >= count)
        return law__fail(error, LAW_BAD_ARGUMENT, "unit \"%s\" has %llu legal orders, not %llu",
                         law_position_unit_name(turn->position, unit), (unsigned long long)count,
                         (unsigned long long)number + 1);
    c = choices_of(turn, unit.id);
    uint64_t end = c.has_hook ? c.count : first_reinforcement(&c);
    law_order order = {0};
    for (uint64_t index = 0; index < end; index++, found++) {
        status = find(&c, &order, &index, error);
        if (status != LAW_OK)
            return status;
        if (index >= end)
            break;
        if (found == number) {
            *out = order;
            return LAW_OK;
        }
    }
    *out = reinforcement_at(&c, number - found);
    return LAW_OK;
}

law_status law_turn_judge_order(law_reason *reason, law_turn *turn, const law_order *order,
                                law_error *error)
{
    *reason = LAW_REASON_NONE;
    law_status status = law__check_order(turn, (law_player){0}, order, "judge_order", error);
    return status == LAW_OK ? law__judge_order(reason, turn, order, error) : status;
}
