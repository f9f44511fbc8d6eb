/* Carrying a transaction out. Everything that can fail comes before the first change, but for the
 * game's own handing over, after which all can be put back. */
#include "transaction.h"

#include <assert.h>

#include "ledger.h"
#include "state.h"
#include "status.h"

/* ---- Handing over, which cannot fail ---- */

/* One change of each count, whatever goes to and fro, so that it never leaves its range. */
static void count_good(const law__exchange *exchange, law_state *state, uint32_t side,
                       law_good good, int64_t after)
{
    const law_value value = {.kind = LAW_VALUE_INTEGER, .number = after};
    law_row row = law__good_row(exchange->goods, state, good, exchange->sides[side].player);
    law_status status =
        law_state_set(state, row, exchange->goods->goods[good.id - 1].form.column, 0, &value, NULL);
    assert(status == LAW_OK); /* the capacity is never above what the column holds */
    (void)status;
}

static void hand_over_counts(const law__exchange *exchange, law_state *state)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (uint32_t id = 1; id <= exchange->goods->count; id++) {
            law_good good = {id};
            if (exchange->goods->goods[id - 1].form.kind == LAW_GOOD_COUNTED &&
                law__is_touched(exchange, side, good))
                count_good(exchange, state, side, good, law__counted_after(exchange, side, good));
        }
    }
}

static void move(law_state *state, law_row thing, law_place to, uint32_t position)
{
    law_status status = law_state_move(state, thing, to, position, NULL);
    assert(status == LAW_OK); /* both zones are for rows of its table */
    (void)status;
}

static void hand_over_things(const law__exchange *exchange, law_state *state)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].give_count; i++) {
            const law_item *item = &exchange->sides[side].gives[i];
            if (exchange->goods->goods[item->good.id - 1].form.kind == LAW_GOOD_THINGS)
                move(state, item->thing,
                     law__good_arrival(exchange->goods, item->good,
                                       exchange->sides[1 - side].player),
                     UINT32_MAX);
        }
    }
}

/* The latest on top. */
static void discard(const law__exchange *exchange, law_state *state)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].discard_count; i++) {
            law_row thing = exchange->sides[side].discards[i];
            law_good good =
                law__good_of_zone(exchange->goods, law_state_place_of(state, thing).zone);
            move(state, thing,
                 law__good_discard(exchange->goods, good, exchange->sides[side].player), 0);
        }
    }
}

/* ---- The game's own goods ---- */

static bool has_own(const law__exchange *exchange)
{
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].give_count; i++) {
            if (law__good_form(exchange->goods, exchange->sides[side].gives[i].good)->kind ==
                LAW_GOOD_OWN)
                return true;
        }
    }
    return false;
}

static law_status give_own(const law__exchange *exchange, law_state *state)
{
    law_item items[LAW_ITEM_COUNT_MAX];
    const law_trade_game *game = exchange->game;
    for (uint32_t side = 0; side < 2; side++) {
        for (uint32_t id = 1; id <= exchange->goods->count; id++) {
            size_t count = exchange->goods->goods[id - 1].form.kind == LAW_GOOD_OWN
                               ? law__items_of(items, &exchange->sides[side], (law_good){id})
                               : 0;
            law_status status = count == 0
                                    ? LAW_OK
                                    : game->give(game->user, state, exchange->sides[side].player,
                                                 exchange->sides[1 - side].player, items, count);
            if (status != LAW_OK)
                return law__fail(exchange->error, status, "the game did not hand over \"%s\"",
                                 exchange->goods->goods[id - 1].name);
        }
    }
    return LAW_OK;
}

static law_status apply_to(void *user, const law_state *on_its_way, const law_event *event)
{
    law_state *state = user;
    (void)on_its_way;
    return law_state_apply(state, event, NULL);
}

/* The watcher is told of each change back. Where there is no memory even for that, the state is put
 * back unseen, which the watcher's status then says. */
static void put_back(law_state *state, const law_state *before)
{
    law_status status = law_state_difference(state, before, apply_to, state, NULL);
    if (status == LAW_OK)
        return;
    (void)law_state_copy(state, before, NULL);
    if (state->watch != NULL && state->watch_status == LAW_OK)
        state->watch_status = status;
}

/* ---- All of it ---- */

static law_status carry_out(const law__exchange *exchange, law_state *state)
{
    law_state *before = NULL;
    law__old_block old;
    bool gives_own = exchange->game->give != NULL && has_own(exchange);
    law_status status = gives_own ? law_state_clone(&before, state, exchange->error) : LAW_OK;
    if (status == LAW_OK)
        status = law__ledger_prepare(&old, exchange, state, exchange->error);
    if (status != LAW_OK) {
        law_state_destroy(before);
        return status;
    }
    hand_over_counts(exchange, state);
    hand_over_things(exchange, state);
    discard(exchange, state);
    law__ledger_write(exchange, state);
    law__state_release(state, &old);
    if (gives_own) {
        status = give_own(exchange, state);
        if (status != LAW_OK)
            put_back(state, before);
    }
    law_state_destroy(before);
    return status;
}

law_status law_transaction_carry_out(law_refusal *refusal, const law_goods *goods, law_state *state,
                                     const law_transaction *transaction, const law_trade_game *game,
                                     law_error *error)
{
    law__exchange exchange = {.refusal = refusal, .error = error};
    *refusal = (law_refusal){.reason = LAW_TRADE_NONE};
    if (law_state_is_view(state))
        return law__fail(error, LAW_WRONG_PHASE,
                         "a view is only looked at; trade in the state itself");
    law_status status = law__transaction_check(&exchange, goods, state, transaction, game);
    return status == LAW_OK && refusal->reason == LAW_TRADE_NONE ? carry_out(&exchange, state)
                                                                 : status;
}
