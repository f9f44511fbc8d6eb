/* What each has after a transaction, and whether that is too much (T5). */
#include "transaction.h"

#include "schema.h"
#include "state.h"

/* ---- After the exchange ---- */

static uint64_t sum_of(const law__deal *deal, uint32_t side, law_good good, bool is_received)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < deal->sides[side].give_count; i++) {
        const law_item *item = &deal->sides[side].gives[i];
        law_good as = is_received ? law__good_received(deal->goods, item->good) : item->good;
        sum += as.id == good.id ? item->count : 0;
    }
    return sum;
}

int64_t law__counted_after(const law__deal *deal, uint32_t side, law_good good)
{
    int64_t value = law__good_value(deal->goods, deal->state, good, deal->sides[side].player);
    return value - (int64_t)sum_of(deal, side, good, false) +
           (int64_t)sum_of(deal, 1 - side, good, true);
}

/* Whether an item, once received, is one of `good`. */
static bool becomes(const law__deal *deal, const law_item *item, law_good good)
{
    const law_good_form *form = &deal->goods->goods[item->good.id - 1].form;
    const law_good_form *other = &deal->goods->goods[good.id - 1].form;
    if (form->kind != other->kind)
        return false;
    if (form->kind == LAW_GOOD_COUNTED)
        return law__good_received(deal->goods, item->good).id == good.id;
    return law__good_arrival(deal->goods, item->good, (law_player){0}).zone == other->zone.id;
}

bool law__is_touched(const law__deal *deal, uint32_t side, law_good good)
{
    const law_side *own = &deal->sides[side], *other = &deal->sides[1 - side];
    bool is_touched = false;
    for (size_t i = 0; i < own->give_count; i++)
        is_touched |= own->gives[i].good.id == good.id;
    for (size_t i = 0; i < other->give_count; i++)
        is_touched |= becomes(deal, &other->gives[i], good);
    return is_touched;
}

law_place law__place_after(const law__deal *deal, law_row thing)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < deal->sides[side].give_count; i++) {
            const law_item *item = &deal->sides[side].gives[i];
            if (deal->goods->goods[item->good.id - 1].form.kind == LAW_GOOD_THINGS &&
                item->thing.table == thing.table && item->thing.id == thing.id)
                return law__good_arrival(deal->goods, item->good, deal->sides[1 - side].player);
        }
    }
    return law_state_place_of(deal->state, thing);
}

uint64_t law__things_after(const law__deal *deal, uint32_t side, law_good good)
{
    const law_side *own = &deal->sides[side], *other = &deal->sides[1 - side];
    uint64_t count = law_goods_held(deal->goods, deal->state, good, own->player);
    for (size_t i = 0; i < own->give_count; i++)
        count -= own->gives[i].good.id == good.id;
    for (size_t i = 0; i < other->give_count; i++)
        count += becomes(deal, &other->gives[i], good);
    return count;
}

/* ---- Too many ---- */

/* Which good a thing that is named is discarded of; 0: it cannot be. It is then in a zone of the
 * side's from which things may be discarded, and named for the first time. */
static law_good discarded_of(const law__deal *deal, uint32_t side, size_t at)
{
    const law_row *discards = deal->sides[side].discards;
    const law_good none = {0};
    law_place place = law__place_after(deal, discards[at]);
    law_good good = law__good_of_zone(deal->goods, place.zone);
    if (good.id == 0 || place.each != deal->sides[side].player.id ||
        deal->goods->goods[good.id - 1].form.discard.id == 0)
        return none;
    for (size_t i = 0; i < at; i++) {
        if (discards[i].table == discards[at].table && discards[i].id == discards[at].id)
            return none;
    }
    return good;
}

/* Of those named before `end`. */
static uint64_t discards_of(const law__deal *deal, uint32_t side, law_good good, size_t end)
{
    uint64_t count = 0;
    for (size_t i = 0; i < end; i++)
        count += discarded_of(deal, side, i).id == good.id;
    return count;
}

static bool check_counted(law__deal *deal, uint32_t side, law_good good)
{
    const law_good_form *form = &deal->goods->goods[good.id - 1].form;
    int64_t after = law__counted_after(deal, side, good);
    uint64_t would_have = after > 0 ? (uint64_t)after : 0, may_have = form->capacity;
    const law_column_form *column = law_schema_column_form(
        deal->goods->schema, law_schema_zone_table(deal->goods->schema, form->zone), form->column);
    if (may_have > (uint64_t)column->most)
        may_have = (uint64_t)column->most;
    if (law__good_row(deal->goods, deal->state, good, deal->sides[side].player).id == 0)
        may_have = 0;
    return would_have <= may_have ||
           law__refuse_count(deal, LAW_TRADE_OVER_CAPACITY, side, good, would_have, may_have);
}

static bool check_things(law__deal *deal, uint32_t side, law_good good)
{
    uint64_t may_have = deal->goods->goods[good.id - 1].form.capacity;
    uint64_t would_have = law__things_after(deal, side, good);
    uint64_t discarded = discards_of(deal, side, good, deal->sides[side].discard_count);
    return would_have <= may_have || would_have - may_have <= discarded ||
           law__refuse_count(deal, LAW_TRADE_OVER_CAPACITY, side, good, would_have, may_have);
}

static bool check_capacity_of(law__deal *deal, uint32_t side)
{
    for (uint32_t id = 1; id <= deal->goods->count; id++) {
        const law_good_form *form = &deal->goods->goods[id - 1].form;
        law_good good = {id};
        if (form->kind == LAW_GOOD_OWN || !law__is_touched(deal, side, good))
            continue;
        bool is_fit = form->kind == LAW_GOOD_COUNTED ? check_counted(deal, side, good)
                                                     : check_things(deal, side, good);
        if (!is_fit)
            return false;
    }
    return true;
}

/* ---- Too many discarded ---- */

static bool check_discard(law__deal *deal, uint32_t side, size_t at)
{
    law_row thing = deal->sides[side].discards[at];
    law_good good = discarded_of(deal, side, at);
    uint64_t needed = 0;
    if (good.id != 0 && law__is_touched(deal, side, good)) {
        uint64_t may_have = deal->goods->goods[good.id - 1].form.capacity;
        uint64_t would_have = law__things_after(deal, side, good);
        needed = would_have > may_have ? would_have - may_have : 0;
    }
    return (needed > 0 && discards_of(deal, side, good, at) < needed) ||
           law__refuse_thing(deal, LAW_TRADE_BAD_DISCARD, side, good, thing);
}

bool law__check_capacity(law__deal *deal)
{
    for (uint32_t side = 0; side < 2; side++) {
        if (!check_capacity_of(deal, side))
            return false;
    }
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < deal->sides[side].discard_count; i++) {
            if (!check_discard(deal, side, i))
                return false;
        }
    }
    return true;
}
