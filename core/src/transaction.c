/* A transaction looked at: what either side gives and whether it may, and whether they may trade.
 */
#include "transaction.h"

#include <string.h>

#include "schema.h"
#include "state.h"
#include "status.h"

/* ---- Going through what is given ---- */

typedef bool item_check(law__deal *deal, uint32_t side, size_t at);

static const law_good_form *form_of(const law__deal *deal, const law_item *item)
{
    return &deal->goods->goods[item->good.id - 1].form;
}

static bool each_item(law__deal *deal, item_check *check)
{
    for (uint32_t side = 0; side < deal->side_count; side++) {
        for (size_t i = 0; i < deal->sides[side].give_count; i++) {
            if (!check(deal, side, i))
                return false;
        }
    }
    return true;
}

size_t law__items_of(law_item items[LAW_ITEM_COUNT_MAX], const law_side *side, law_good good)
{
    size_t count = 0;
    for (size_t i = 0; i < side->give_count; i++) {
        if (side->gives[i].good.id == good.id)
            items[count++] = side->gives[i];
    }
    return count;
}

/* ---- What may be given at all (T2) ---- */

static bool check_is_traded(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    return !form_of(deal, item)->is_untraded ||
           law__refuse_thing(deal, LAW_TRADE_NOT_TRADED, side, item->good, item->thing);
}

/* No more than the ledger could say. */
static bool check_count(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    const law_column_form *count = law_schema_column_form(
        deal->goods->schema, deal->goods->tables.ledger, deal->goods->tables.count);
    uint64_t most = form_of(deal, item)->kind == LAW_GOOD_THINGS ? 1 : (uint64_t)count->most;
    return (item->count >= 1 && item->count <= most) ||
           law__refuse_thing(deal, LAW_TRADE_BAD_COUNT, side, item->good, item->thing);
}

static bool is_same_row(law_row a, law_row b)
{
    return a.table == b.table && a.id == b.id;
}

static bool is_same(const law__deal *deal, const law_item *a, const law_item *b)
{
    if (a->good.id != b->good.id)
        return false;
    if (form_of(deal, a)->kind == LAW_GOOD_COUNTED)
        return true;
    if (!is_same_row(a->thing, b->thing))
        return false;
    return form_of(deal, a)->kind == LAW_GOOD_THINGS ||
           strcmp(a->own != NULL ? a->own : "", b->own != NULL ? b->own : "") == 0;
}

static bool check_once(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *items = deal->sides[side].gives;
    for (size_t i = 0; i < at; i++) {
        if (is_same(deal, &items[i], &items[at]))
            return law__refuse_thing(deal, LAW_TRADE_TWICE, side, items[at].good, items[at].thing);
    }
    return true;
}

/* Counts are at most 2^53 by now, so that their sum is one. */
static bool check_most(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *items = deal->sides[side].gives;
    uint64_t gives = 0, most = form_of(deal, &items[at])->most;
    for (size_t i = 0; i < deal->sides[side].give_count; i++)
        gives += items[i].good.id == items[at].good.id ? items[i].count : 0;
    return gives <= most ||
           law__refuse_count(deal, LAW_TRADE_TOO_MANY, side, items[at].good, most, gives);
}

static bool ask_trader(bool *answer, law__deal *deal, law_good good, uint32_t side)
{
    const law_trade_game *game = deal->game;
    deal->status = game->trades(answer, game->user, deal->state, good, deal->sides[side].player);
    return deal->status == LAW_OK;
}

/* One of the two must be one who may (56). */
static bool check_trader(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    bool one = false, two = false;
    if (!form_of(deal, item)->is_for_some || deal->game->trades == NULL)
        return true;
    if (!ask_trader(&one, deal, item->good, side) ||
        (!one && !ask_trader(&two, deal, item->good, 1 - side)))
        return false;
    return one || two ||
           law__refuse_thing(deal, LAW_TRADE_NOT_A_TRADER, side, item->good, item->thing);
}

/* Something else than a thing of this good is nobody's business here: it is not held. */
static bool check_receiver(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    const law_good_form *form = form_of(deal, item);
    if (form->kind != LAW_GOOD_THINGS || form->only_to.id == 0 ||
        law_schema_zone_table(deal->goods->schema, form->zone).id != item->thing.table)
        return true;
    law_value only = law_state_get(deal->state, item->thing, form->only_to, 0);
    return (only.kind == LAW_VALUE_PLAYER &&
            only.number == (int64_t)deal->sides[1 - side].player.id) ||
           law__refuse_thing(deal, LAW_TRADE_WRONG_RECEIVER, side, item->good, item->thing);
}

/* ---- What the player has (T1) ---- */

static bool check_held(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    const law_good_form *form = form_of(deal, item);
    law_player player = deal->sides[side].player;
    bool is_held = true;
    if (form->kind == LAW_GOOD_COUNTED) {
        is_held = law__good_row(deal->goods, deal->state, item->good, player).id != 0;
    } else if (form->kind == LAW_GOOD_THINGS) {
        law_place place = law_state_place_of(deal->state, item->thing);
        is_held = place.zone == form->zone.id && place.each == player.id;
    }
    return is_held || law__refuse_thing(deal, LAW_TRADE_NOT_HELD, side, item->good, item->thing);
}

static bool check_enough(law__deal *deal, uint32_t side, size_t at)
{
    const law_item *item = &deal->sides[side].gives[at];
    if (form_of(deal, item)->kind != LAW_GOOD_COUNTED)
        return true;
    uint64_t has =
        law__good_to_give(deal->goods, deal->state, item->good, deal->sides[side].player);
    return has >= item->count ||
           law__refuse_count(deal, LAW_TRADE_TOO_FEW, side, item->good, has, item->count);
}

bool law__check_items(law__deal *deal)
{
    const law_good no_good = {0};
    if (deal->sides[0].player.id == deal->sides[1].player.id)
        return law__refuse(deal, LAW_TRADE_ONE_PLAYER, 0, no_good);
    if (deal->side_count == 2 && deal->sides[0].give_count + deal->sides[1].give_count == 0)
        return law__refuse(deal, LAW_TRADE_NOTHING_GIVEN, 0, no_good);
    return each_item(deal, check_is_traded) && each_item(deal, check_count) &&
           each_item(deal, check_once) && each_item(deal, check_most) &&
           each_item(deal, check_trader) && each_item(deal, check_receiver) &&
           each_item(deal, check_held) && each_item(deal, check_enough);
}

/* ---- How often (T3) ---- */

bool law__check_allowance(law__deal *deal)
{
    const law_goods *goods = deal->goods;
    const law_trade_game *game = deal->game;
    law_player first = deal->sides[0].player, second = deal->sides[1].player;
    const law_good no_good = {0};
    bool is_allowed = true;
    uint64_t times = 1;
    law_refusal why = {0};
    if (game->allows != NULL) {
        deal->status =
            game->allows(&is_allowed, &times, &why, game->user, deal->state, first, second);
        if (deal->status != LAW_OK)
            return false;
    }
    if (!is_allowed)
        return law__refuse_by_game(deal, LAW_TRADE_NOT_ALLOWED, 0, no_good, &why);
    law_row row = law__traded_row(deal->state, &goods->tables, first, second);
    uint64_t used = law__traded_times(deal->state, &goods->tables, row);
    const law_column_form *column =
        law_schema_column_form(goods->schema, goods->tables.traded, goods->tables.times);
    return (used < times && used < (uint64_t)column->most) ||
           law__refuse(deal, LAW_TRADE_ALLOWANCE_USED, 0, no_good);
}

/* ---- What the game says of its own goods ---- */

static bool check_own_good(law__deal *deal, uint32_t side, law_good good)
{
    law_item items[LAW_ITEM_COUNT_MAX];
    const law_trade_game *game = deal->game;
    size_t count = law__items_of(items, &deal->sides[side], good);
    bool answer = true;
    law_refusal why = {0};
    if (count == 0)
        return true;
    deal->status = game->can_give(&answer, &why, game->user, deal->state, deal->sides[side].player,
                                  deal->sides[1 - side].player, items, count);
    if (deal->status != LAW_OK)
        return false;
    return answer || law__refuse_by_game(deal, LAW_TRADE_GAME, side, good, &why);
}

bool law__check_own(law__deal *deal)
{
    for (uint32_t side = 0; side < deal->side_count && deal->game->can_give != NULL; side++) {
        for (uint32_t id = 1; id <= deal->goods->count; id++) {
            if (deal->goods->goods[id - 1].form.kind == LAW_GOOD_OWN &&
                !check_own_good(deal, side, (law_good){id}))
                return false;
        }
    }
    return true;
}
