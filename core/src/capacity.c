/* What each has after a transaction, and whether that is too much (T5). */
#include "transaction.h"

#include "schema.h"
#include "state.h"

/* ---- After the exchange ---- */

static uint64_t sum_of(const law__exchange *exchange, uint32_t side, law_good good,
                       bool is_received)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < exchange->sides[side].give_count; i++) {
        const law_item *item = &exchange->sides[side].gives[i];
        law_good as = is_received ? law__good_received(exchange->goods, item->good) : item->good;
        sum += as.id == good.id ? item->count : 0;
    }
    return sum;
}

int64_t law__counted_after(const law__exchange *exchange, uint32_t side, law_good good)
{
    int64_t value =
        law__good_value(exchange->goods, exchange->state, good, exchange->sides[side].player);
    return value - (int64_t)sum_of(exchange, side, good, false) +
           (int64_t)sum_of(exchange, 1 - side, good, true);
}

/* Whether an item, once received, is one of `good`. */
static bool becomes(const law__exchange *exchange, const law_item *item, law_good good)
{
    const law_good_form *form = &exchange->goods->goods[item->good.id - 1].form;
    const law_good_form *other = &exchange->goods->goods[good.id - 1].form;
    if (form->kind != other->kind)
        return false;
    if (form->kind == LAW_GOOD_COUNTED)
        return law__good_received(exchange->goods, item->good).id == good.id;
    return law__good_arrival(exchange->goods, item->good, (law_player){0}).zone == other->zone.id;
}

bool law__is_touched(const law__exchange *exchange, uint32_t side, law_good good)
{
    const law_side *own = &exchange->sides[side], *other = &exchange->sides[1 - side];
    bool is_touched = false;
    for (size_t i = 0; i < own->give_count; i++)
        is_touched |= own->gives[i].good.id == good.id;
    for (size_t i = 0; i < other->give_count; i++)
        is_touched |= becomes(exchange, &other->gives[i], good);
    return is_touched;
}

/* Where a row lies after the exchange, before anything is discarded. */
static law_place place_after(const law__exchange *exchange, law_row thing)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].give_count; i++) {
            const law_item *item = &exchange->sides[side].gives[i];
            if (exchange->goods->goods[item->good.id - 1].form.kind == LAW_GOOD_THINGS &&
                item->thing.table == thing.table && item->thing.id == thing.id)
                return law__good_arrival(exchange->goods, item->good,
                                         exchange->sides[1 - side].player);
        }
    }
    return law_state_place_of(exchange->state, thing);
}

/* THINGS: how many lie in the zone of a side then. */
static uint64_t things_after(const law__exchange *exchange, uint32_t side, law_good good)
{
    const law_side *own = &exchange->sides[side], *other = &exchange->sides[1 - side];
    uint64_t count = law_goods_held(exchange->goods, exchange->state, good, own->player);
    for (size_t i = 0; i < own->give_count; i++)
        count -= own->gives[i].good.id == good.id;
    for (size_t i = 0; i < other->give_count; i++)
        count += becomes(exchange, &other->gives[i], good);
    return count;
}

/* ---- Too many ---- */

/* Which good a thing that is named is discarded of; 0: it cannot be. It is then in a zone of the
 * side's from which things may be discarded, and named for the first time. */
static law_good discarded_of(const law__exchange *exchange, uint32_t side, size_t at)
{
    const law_row *discards = exchange->sides[side].discards;
    const law_good none = {0};
    law_place place = place_after(exchange, discards[at]);
    law_good good = law__good_of_zone(exchange->goods, place.zone);
    if (good.id == 0 || place.each != exchange->sides[side].player.id ||
        exchange->goods->goods[good.id - 1].form.discard.id == 0)
        return none;
    for (size_t i = 0; i < at; i++) {
        if (discards[i].table == discards[at].table && discards[i].id == discards[at].id)
            return none;
    }
    return good;
}

/* Of those named before `end`. */
static uint64_t discards_of(const law__exchange *exchange, uint32_t side, law_good good, size_t end)
{
    uint64_t count = 0;
    for (size_t i = 0; i < end; i++)
        count += discarded_of(exchange, side, i).id == good.id;
    return count;
}

static bool check_counted(law__exchange *exchange, uint32_t side, law_good good)
{
    const law_good_form *form = &exchange->goods->goods[good.id - 1].form;
    int64_t after = law__counted_after(exchange, side, good);
    uint64_t would_have = after > 0 ? (uint64_t)after : 0, may_have = form->capacity;
    const law_column_form *column = law_schema_column_form(
        exchange->goods->schema, law_schema_zone_table(exchange->goods->schema, form->zone),
        form->column);
    if (may_have > (uint64_t)column->most)
        may_have = (uint64_t)column->most;
    if (law__good_row(exchange->goods, exchange->state, good, exchange->sides[side].player).id == 0)
        may_have = 0;
    return would_have <= may_have ||
           law__refuse_count(exchange, LAW_TRADE_OVER_CAPACITY, side, good, would_have, may_have);
}

static bool check_things(law__exchange *exchange, uint32_t side, law_good good)
{
    uint64_t may_have = exchange->goods->goods[good.id - 1].form.capacity;
    uint64_t would_have = things_after(exchange, side, good);
    uint64_t discarded = discards_of(exchange, side, good, exchange->sides[side].discard_count);
    return would_have <= may_have || would_have - may_have <= discarded ||
           law__refuse_count(exchange, LAW_TRADE_OVER_CAPACITY, side, good, would_have, may_have);
}

static bool check_capacity_of(law__exchange *exchange, uint32_t side)
{
    for (uint32_t id = 1; id <= exchange->goods->count; id++) {
        const law_good_form *form = &exchange->goods->goods[id - 1].form;
        law_good good = {id};
        if (form->kind == LAW_GOOD_OWN || !law__is_touched(exchange, side, good))
            continue;
        bool is_fit = form->kind == LAW_GOOD_COUNTED ? check_counted(exchange, side, good)
                                                     : check_things(exchange, side, good);
        if (!is_fit)
            return false;
    }
    return true;
}

/* ---- Too many discarded ---- */

static bool check_discard(law__exchange *exchange, uint32_t side, size_t at)
{
    law_row thing = exchange->sides[side].discards[at];
    law_good good = discarded_of(exchange, side, at);
    uint64_t needed = 0;
    if (good.id != 0 && law__is_touched(exchange, side, good)) {
        uint64_t may_have = exchange->goods->goods[good.id - 1].form.capacity;
        uint64_t would_have = things_after(exchange, side, good);
        needed = would_have > may_have ? would_have - may_have : 0;
    }
    return (needed > 0 && discards_of(exchange, side, good, at) < needed) ||
           law__refuse_thing(exchange, LAW_TRADE_BAD_DISCARD, side, good, thing);
}

bool law__check_capacity(law__exchange *exchange)
{
    for (uint32_t side = 0; side < 2; side++) {
        if (!check_capacity_of(exchange, side))
            return false;
    }
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].discard_count; i++) {
            if (!check_discard(exchange, side, i))
                return false;
        }
    }
    return true;
}
