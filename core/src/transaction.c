/* A transaction looked at: what either side gives and whether it may, and whether they may trade.
 */
#include "transaction.h"

#include <string.h>

#include "schema.h"
#include "state.h"
#include "status.h"

/* ---- Going through what is given ---- */

typedef bool item_check(law__exchange *exchange, uint32_t side, size_t at);

static const law_good_form *form_of(const law__exchange *exchange, const law_item *item)
{
    return &exchange->goods->goods[item->good.id - 1].form;
}

static bool each_item(law__exchange *exchange, item_check *check)
{
    for (uint32_t side = 0; side < exchange->side_count; side++) {
        for (size_t i = 0; i < exchange->sides[side].give_count; i++) {
            if (!check(exchange, side, i))
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

static bool check_is_traded(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    return !form_of(exchange, item)->is_untraded ||
           law__refuse_thing(exchange, LAW_TRADE_NOT_TRADED, side, item->good, item->thing);
}

/* No more than the ledger could say. */
static bool check_count(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    const law_column_form *count = law_schema_column_form(
        exchange->goods->schema, exchange->goods->tables.ledger, exchange->goods->tables.count);
    uint64_t most = form_of(exchange, item)->kind == LAW_GOOD_THINGS ? 1 : (uint64_t)count->most;
    return (item->count >= 1 && item->count <= most) ||
           law__refuse_thing(exchange, LAW_TRADE_BAD_COUNT, side, item->good, item->thing);
}

static bool is_same_row(law_row a, law_row b)
{
    return a.table == b.table && a.id == b.id;
}

static bool is_same(const law__exchange *exchange, const law_item *a, const law_item *b)
{
    if (a->good.id != b->good.id)
        return false;
    if (form_of(exchange, a)->kind == LAW_GOOD_COUNTED)
        return true;
    if (!is_same_row(a->thing, b->thing))
        return false;
    return form_of(exchange, a)->kind == LAW_GOOD_THINGS ||
           strcmp(a->own != NULL ? a->own : "", b->own != NULL ? b->own : "") == 0;
}

static bool check_once(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *items = exchange->sides[side].gives;
    for (size_t i = 0; i < at; i++) {
        if (is_same(exchange, &items[i], &items[at]))
            return law__refuse_thing(exchange, LAW_TRADE_TWICE, side, items[at].good,
                                     items[at].thing);
    }
    return true;
}

/* Counts are at most 2^53 by now, so that their sum is one. */
static bool check_most(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *items = exchange->sides[side].gives;
    uint64_t gives = 0, most = form_of(exchange, &items[at])->most;
    for (size_t i = 0; i < exchange->sides[side].give_count; i++)
        gives += items[i].good.id == items[at].good.id ? items[i].count : 0;
    return gives <= most ||
           law__refuse_count(exchange, LAW_TRADE_TOO_MANY, side, items[at].good, most, gives);
}

static bool ask_trader(bool *answer, law__exchange *exchange, law_good good, uint32_t side)
{
    const law_trade_game *game = exchange->game;
    exchange->status =
        game->trades(answer, game->user, exchange->state, good, exchange->sides[side].player);
    return exchange->status == LAW_OK;
}

/* One of the two must be one who may (56). */
static bool check_trader(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    bool one = false, two = false;
    if (!form_of(exchange, item)->is_for_some || exchange->game->trades == NULL)
        return true;
    if (!ask_trader(&one, exchange, item->good, side) ||
        (!one && !ask_trader(&two, exchange, item->good, 1 - side)))
        return false;
    return one || two ||
           law__refuse_thing(exchange, LAW_TRADE_NOT_A_TRADER, side, item->good, item->thing);
}

/* Something else than a thing of this good is nobody's business here: it is not held. */
static bool check_receiver(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    const law_good_form *form = form_of(exchange, item);
    if (form->kind != LAW_GOOD_THINGS || form->only_to.id == 0 ||
        law_schema_zone_table(exchange->goods->schema, form->zone).id != item->thing.table)
        return true;
    law_value only = law_state_get(exchange->state, item->thing, form->only_to, 0);
    return (only.kind == LAW_VALUE_PLAYER &&
            only.number == (int64_t)exchange->sides[1 - side].player.id) ||
           law__refuse_thing(exchange, LAW_TRADE_WRONG_RECEIVER, side, item->good, item->thing);
}

/* ---- What the player has (T1) ---- */

static bool check_held(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    const law_good_form *form = form_of(exchange, item);
    law_player player = exchange->sides[side].player;
    bool is_held = true;
    if (form->kind == LAW_GOOD_COUNTED) {
        is_held = law__good_row(exchange->goods, exchange->state, item->good, player).id != 0;
    } else if (form->kind == LAW_GOOD_THINGS) {
        law_place place = law_state_place_of(exchange->state, item->thing);
        is_held = place.zone == form->zone.id && place.each == player.id;
    }
    return is_held ||
           law__refuse_thing(exchange, LAW_TRADE_NOT_HELD, side, item->good, item->thing);
}

static bool check_enough(law__exchange *exchange, uint32_t side, size_t at)
{
    const law_item *item = &exchange->sides[side].gives[at];
    if (form_of(exchange, item)->kind != LAW_GOOD_COUNTED)
        return true;
    uint64_t has = law__good_to_give(exchange->goods, exchange->state, item->good,
                                     exchange->sides[side].player);
    return has >= item->count ||
           law__refuse_count(exchange, LAW_TRADE_TOO_FEW, side, item->good, has, item->count);
}

bool law__check_items(law__exchange *exchange)
{
    const law_good no_good = {0};
    if (exchange->sides[0].player.id == exchange->sides[1].player.id)
        return law__refuse(exchange, LAW_TRADE_ONE_PLAYER, 0, no_good);
    if (exchange->side_count == 2 &&
        exchange->sides[0].give_count + exchange->sides[1].give_count == 0)
        return law__refuse(exchange, LAW_TRADE_NOTHING_GIVEN, 0, no_good);
    return each_item(exchange, check_is_traded) && each_item(exchange, check_count) &&
           each_item(exchange, check_once) && each_item(exchange, check_most) &&
           each_item(exchange, check_trader) && each_item(exchange, check_receiver) &&
           each_item(exchange, check_held) && each_item(exchange, check_enough);
}

/* ---- How often (T3) ---- */

bool law__check_allowance(law__exchange *exchange)
{
    const law_goods *goods = exchange->goods;
    const law_trade_game *game = exchange->game;
    law_player first = exchange->sides[0].player, second = exchange->sides[1].player;
    const law_good no_good = {0};
    bool is_allowed = true;
    uint64_t times = 1;
    law_refusal why = {0};
    if (game->allows != NULL) {
        exchange->status =
            game->allows(&is_allowed, &times, &why, game->user, exchange->state, first, second);
        if (exchange->status != LAW_OK)
            return false;
    }
    if (!is_allowed)
        return law__refuse_by_game(exchange, LAW_TRADE_NOT_ALLOWED, 0, no_good, &why);
    law_row row = law__traded_row(exchange->state, &goods->tables, first, second);
    uint64_t used = law__traded_times(exchange->state, &goods->tables, row);
    const law_column_form *column =
        law_schema_column_form(goods->schema, goods->tables.traded, goods->tables.times);
    return (used < times && used < (uint64_t)column->most) ||
           law__refuse(exchange, LAW_TRADE_ALLOWANCE_USED, 0, no_good);
}

/* ---- What the game says of its own goods ---- */

static bool check_own_good(law__exchange *exchange, uint32_t side, law_good good)
{
    law_item items[LAW_ITEM_COUNT_MAX];
    const law_trade_game *game = exchange->game;
    size_t count = law__items_of(items, &exchange->sides[side], good);
    bool answer = true;
    law_refusal why = {0};
    if (count == 0)
        return true;
    exchange->status =
        game->can_give(&answer, &why, game->user, exchange->state, exchange->sides[side].player,
                       exchange->sides[1 - side].player, items, count);
    if (exchange->status != LAW_OK)
        return false;
    return answer || law__refuse_by_game(exchange, LAW_TRADE_GAME, side, good, &why);
}

bool law__check_own(law__exchange *exchange)
{
    for (uint32_t side = 0; side < exchange->side_count && exchange->game->can_give != NULL;
         side++) {
        for (uint32_t id = 1; id <= exchange->goods->count; id++) {
            if (exchange->goods->goods[id - 1].form.kind == LAW_GOOD_OWN &&
                !check_own_good(exchange, side, (law_good){id}))
                return false;
        }
    }
    return true;
}
