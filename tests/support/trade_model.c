/* A naive model of the game of trade_game.h: what the rules make of a transaction, in plain
 * numbers. It tries the whole exchange on a copy and then counts what everybody has. */
#include "trade_game.h"

#include <string.h>

static const uint32_t zone_of[] = {
    [A_NOTE] = NOTES,   [A_CARD] = CARDS,      [A_CAPTIVE] = CAPTURED,
    [A_RELIC] = RELICS, [A_RESERVE] = RESERVE,
};
static const uint64_t most_of[] = {
    [TRADE_GOOD] = 1000000, [COMMODITY] = 4,       [A_NOTE] = 1,        [A_CARD] = 1000000,
    [A_CAPTIVE] = 1000000,  [A_RESERVE] = 1000000, [A_RELIC] = 1000000, [A_BOOK] = 2};

static bool is_thing(uint32_t good)
{
    return good >= A_NOTE && good <= A_RELIC;
}

static bool is_counted(uint32_t good)
{
    return good == TRADE_GOOD || good == COMMODITY;
}

/* One item of one side, beside which the others of that side lie. */
typedef struct {
    const trade_model *model;
    const trade_answers *answers;
    const law_side *own, *other;
    const law_item *item;
} look;

typedef bool fault(const look *l);

static bool is_untraded(const look *l)
{
    return l->item->good.id == A_RELIC;
}

static bool is_bad_count(const look *l)
{
    return l->item->count == 0 || l->item->count > UINT64_C(1) << 53 ||
           (is_thing(l->item->good.id) && l->item->count != 1);
}

static bool is_given_twice(const look *l)
{
    uint32_t same = 0;
    for (size_t i = 0; i < l->own->give_count; i++) {
        const law_item *item = &l->own->gives[i];
        same += item->good.id == l->item->good.id &&
                (is_counted(item->good.id) || item->thing.id == l->item->thing.id);
    }
    return same > 1;
}

static bool is_too_many(const look *l)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < l->own->give_count; i++) {
        if (l->own->gives[i].good.id == l->item->good.id)
            sum += l->own->gives[i].count;
    }
    return sum > most_of[l->item->good.id];
}

static bool is_for_others(const look *l)
{
    uint32_t both = UINT32_C(1) << l->own->player.id | UINT32_C(1) << l->other->player.id;
    return l->item->good.id == A_CARD && (l->answers->traders & both) == 0;
}

static bool is_not_for_that_one(const look *l)
{
    return l->item->good.id == A_CAPTIVE &&
           l->model->things[l->item->thing.id].home != l->other->player.id;
}

static bool is_not_there(const look *l)
{
    const model_thing *thing = &l->model->things[l->item->thing.id];
    return is_thing(l->item->good.id) &&
           (thing->zone != zone_of[l->item->good.id] || thing->each != l->own->player.id);
}

/* The last trade good stays. */
static bool is_too_few(const look *l)
{
    int64_t has = l->item->good.id == COMMODITY ? l->model->commodities[l->own->player.id]
                                                : l->model->trade_goods[l->own->player.id] - 1;
    return is_counted(l->item->good.id) && l->item->count > (uint64_t)has;
}

static bool is_anothers_book(const look *l)
{
    return l->item->good.id == A_BOOK && l->model->holders[l->item->thing.id] != l->own->player.id;
}

static bool has_fault(const trade_model *model, const trade_answers *answers,
                      const law_transaction *transaction, fault *is_fault)
{
    for (uint32_t side = 0; side < 2; side++) {
        look l = {.model = model,
                  .answers = answers,
                  .own = &transaction->sides[side],
                  .other = &transaction->sides[1 - side]};
        for (size_t i = 0; i < l.own->give_count; i++) {
            l.item = &l.own->gives[i];
            if (is_fault(&l))
                return true;
        }
    }
    return false;
}

/* ---- The exchange ---- */

static void hand_over(trade_model *model, const law_item *item, uint32_t from, uint32_t to)
{
    int64_t count = (int64_t)item->count;
    model_thing *thing = is_thing(item->good.id) ? &model->things[item->thing.id] : NULL;
    if (item->good.id == TRADE_GOOD)
        model->trade_goods[from] -= count;
    if (item->good.id == COMMODITY)
        model->commodities[from] -= count;
    if (is_counted(item->good.id))
        model->trade_goods[to] += count;
    if (thing != NULL) {
        thing->each = to;
        thing->zone = item->good.id == A_CAPTIVE ? RESERVE : thing->zone;
    }
    if (item->good.id == A_BOOK)
        model->holders[item->thing.id] = to;
}

static uint64_t in_zone(const trade_model *model, uint32_t zone, uint32_t player)
{
    uint64_t count = 0;
    for (uint32_t id = 1; id <= model->thing_count; id++)
        count += model->things[id].zone == zone && model->things[id].each == player;
    return count;
}

/* Whether a side has to do with cards, or with its reserve, in this transaction. */
static bool is_about(const law_transaction *transaction, uint32_t side, uint32_t good)
{
    const law_side *own = &transaction->sides[side], *other = &transaction->sides[1 - side];
    for (size_t i = 0; i < own->give_count; i++) {
        if (own->gives[i].good.id == good)
            return true;
    }
    for (size_t i = 0; i < other->give_count; i++) {
        uint32_t given = other->gives[i].good.id;
        if (given == good || (given == A_CAPTIVE && good == A_RESERVE))
            return true;
    }
    return false;
}

/* Discards what is named, as far as it lies there and is too many; how many were named in vain. */
static uint32_t discard(trade_model *model, const law_transaction *transaction, uint32_t side)
{
    const law_side *own = &transaction->sides[side];
    uint32_t in_vain = 0;
    for (size_t i = 0; i < own->discard_count; i++) {
        model_thing *thing = &model->things[own->discards[i].id];
        uint32_t player = own->player.id;
        bool is_card = thing->zone == CARDS && thing->each == player &&
                       is_about(transaction, side, A_CARD) && in_zone(model, CARDS, player) > 3;
        bool is_reserve = thing->zone == RESERVE && thing->each == player &&
                          is_about(transaction, side, A_RESERVE) &&
                          in_zone(model, RESERVE, player) > 2;
        if (is_card)
            *thing = (model_thing){DISCARD, 0, thing->home};
        else if (is_reserve)
            thing->zone = SCRAP;
        else
            in_vain++;
    }
    return in_vain;
}

static bool has_too_many(const trade_model *model, const law_transaction *transaction,
                         uint32_t side)
{
    uint32_t player = transaction->sides[side].player.id;
    return model->trade_goods[player] > 12 ||
           (is_about(transaction, side, A_CARD) && in_zone(model, CARDS, player) > 3) ||
           (is_about(transaction, side, A_RESERVE) && in_zone(model, RESERVE, player) > 2);
}

static law_trade_reason after_exchange(trade_model *model, const law_transaction *transaction)
{
    const law_side *sides = transaction->sides;
    uint32_t in_vain = 0;
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < sides[side].give_count; i++)
            hand_over(model, &sides[side].gives[i], sides[side].player.id,
                      sides[1 - side].player.id);
    }
    for (uint32_t side = 0; side < 2; side++)
        in_vain += discard(model, transaction, side);
    if (has_too_many(model, transaction, 0) || has_too_many(model, transaction, 1))
        return LAW_TRADE_OVER_CAPACITY;
    return in_vain > 0 ? LAW_TRADE_BAD_DISCARD : LAW_TRADE_NONE;
}

law_trade_reason trade_model_step(trade_model *model, const trade_answers *answers,
                                  const law_transaction *transaction)
{
    static const struct {
        fault *is_fault;
        law_trade_reason reason;
    } faults[] = {
        {is_untraded, LAW_TRADE_NOT_TRADED},     {is_bad_count, LAW_TRADE_BAD_COUNT},
        {is_given_twice, LAW_TRADE_TWICE},       {is_too_many, LAW_TRADE_TOO_MANY},
        {is_for_others, LAW_TRADE_NOT_A_TRADER}, {is_not_for_that_one, LAW_TRADE_WRONG_RECEIVER},
        {is_not_there, LAW_TRADE_NOT_HELD},      {is_too_few, LAW_TRADE_TOO_FEW}};
    const law_side *sides = transaction->sides;
    uint32_t a = sides[0].player.id, b = sides[1].player.id;
    if (a == b)
        return LAW_TRADE_ONE_PLAYER;
    if (sides[0].give_count == 0 && sides[1].give_count == 0)
        return LAW_TRADE_NOTHING_GIVEN;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        if (has_fault(model, answers, transaction, faults[i].is_fault))
            return faults[i].reason;
    }
    if (!answers->may[a][b])
        return LAW_TRADE_NOT_ALLOWED;
    if (model->times[a][b] >= answers->times)
        return LAW_TRADE_ALLOWANCE_USED;
    trade_model after = *model;
    law_trade_reason reason = after_exchange(&after, transaction);
    if (reason == LAW_TRADE_NONE && has_fault(model, answers, transaction, is_anothers_book))
        reason = LAW_TRADE_GAME;
    if (reason == LAW_TRADE_NONE) {
        *model = after;
        model->times[a][b]++;
        model->times[b][a]++;
    }
    return reason;
}

const char *trade_model_difference(const trade_model *model, const law_state *state)
{
    for (uint32_t id = 1; id <= model->thing_count; id++) {
        law_place place = law_state_place_of(state, (law_row){THING, id});
        if (place.zone != model->things[id].zone || place.each != model->things[id].each)
            return "a thing lies elsewhere";
    }
    if (law_state_row_count(state, (law_table){THING}) != model->thing_count)
        return "there are more or fewer things";
    for (uint32_t id = 1; id <= model->book_count; id++) {
        if (trade_holder(state, (law_row){BOOK, id}) != model->holders[id])
            return "another holds a book";
    }
    for (uint32_t a = 1; a <= TRADE_PLAYER_COUNT; a++) {
        if (trade_count(state, a, SHEET_COMMODITIES) != model->commodities[a] ||
            trade_count(state, a, SHEET_TRADE_GOODS) != model->trade_goods[a])
            return "a sheet counts otherwise";
        for (uint32_t b = 1; b <= TRADE_PLAYER_COUNT; b++) {
            if (law_trade_times(state, (law_player){a}, (law_player){b}) != model->times[a][b])
                return "a pair has traded more or less often";
        }
    }
    return NULL;
}
