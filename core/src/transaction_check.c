/* Whether a transaction could be carried out: the ids first, then all the rules in their order. */
#include "transaction.h"

#include "schema.h"
#include "schema_cell.h"
#include "state.h"
#include "status.h"

static const law_trade_game no_game;

/* ---- What is no transaction at all ---- */

static law_status check_schemas(const law_goods *goods, const law_state *state, law_error *error)
{
    return goods->schema == state->schema || goods->schema->shape_hash == state->schema->shape_hash
               ? LAW_OK
               : law__fail(error, LAW_BAD_ARGUMENT,
                           "the goods are those of another schema than the state has");
}

static law_status check_player(const law_state *state, law_player player, law_error *error)
{
    return player.id >= 1 && player.id <= state->schema->player_count
               ? LAW_OK
               : law__fail(error, LAW_BAD_ARGUMENT, "there is no player with the id %u",
                           (unsigned)player.id);
}

static law_status check_own_text(const law_item *item, const char *good, law_error *error)
{
    size_t size = 0;
    while (item->own != NULL && size <= LAW_NAME_SIZE_MAX && item->own[size] != '\0')
        size++;
    if (size > LAW_NAME_SIZE_MAX || (size > 0 && !law__text_is_valid(item->own, size)))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "what an item of \"%s\" is called must be UTF-8 of %d bytes at most", good,
                         LAW_NAME_SIZE_MAX);
    return LAW_OK;
}

static law_status check_item(const law_goods *goods, const law_state *state, const law_item *item,
                             law_error *error)
{
    const law_good_form *form = law__good_form(goods, item->good);
    if (form == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no good with the id %u",
                         (unsigned)item->good.id);
    if (form->kind == LAW_GOOD_THINGS)
        return law__state_check_row(state, item->thing, error);
    return form->kind == LAW_GOOD_OWN ? check_own_text(item, form->name, error) : LAW_OK;
}

static law_status check_list(const law_state *state, const void *list, size_t count,
                             law_player player, const char *what, law_error *error)
{
    if (count > LAW_ITEM_COUNT_MAX)
        return law__fail(error, LAW_TOO_MANY, "player \"%s\" %s %zu things; %d at most",
                         law_schema_player_name(state->schema, player), what, count,
                         LAW_ITEM_COUNT_MAX);
    if (count > 0 && list == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "player \"%s\" %s %zu things without a list",
                         law_schema_player_name(state->schema, player), what, count);
    return LAW_OK;
}

static law_status check_side(const law_goods *goods, const law_state *state, const law_side *side,
                             law_error *error)
{
    law_status status = check_player(state, side->player, error);
    if (status == LAW_OK)
        status = check_list(state, side->gives, side->give_count, side->player, "gives", error);
    if (status == LAW_OK)
        status =
            check_list(state, side->discards, side->discard_count, side->player, "discards", error);
    for (size_t i = 0; status == LAW_OK && i < side->give_count; i++)
        status = check_item(goods, state, &side->gives[i], error);
    for (size_t i = 0; status == LAW_OK && i < side->discard_count; i++)
        status = law__state_check_row(state, side->discards[i], error);
    return status;
}

/* ---- What breaks a rule ---- */

/* Where the game's answer ended it nothing is refused. */
static law_status answered(law__exchange *exchange)
{
    if (exchange->status == LAW_OK)
        return LAW_OK;
    *exchange->refusal = (law_refusal){.reason = LAW_TRADE_NONE};
    return law__fail(exchange->error, exchange->status,
                     "the game did not say whether it may be traded");
}

law_status law__transaction_check(law__exchange *exchange, const law_goods *goods,
                                  const law_state *state, const law_transaction *transaction,
                                  const law_trade_game *game)
{
    *exchange->refusal = (law_refusal){.reason = LAW_TRADE_NONE};
    exchange->goods = goods;
    exchange->state = state;
    exchange->side_count = 2;
    exchange->game = game != NULL ? game : &no_game;
    exchange->status = LAW_OK;
    law_status status = check_schemas(goods, state, exchange->error);
    for (uint32_t side = 0; status == LAW_OK && side < 2; side++) {
        exchange->sides[side] = transaction->sides[side];
        status = check_side(goods, state, &exchange->sides[side], exchange->error);
    }
    if (status != LAW_OK)
        return status;
    (void)(law__check_items(exchange) && law__check_allowance(exchange) &&
           law__check_capacity(exchange) && law__check_own(exchange));
    return answered(exchange);
}

law_status law_transaction_check(law_refusal *refusal, const law_goods *goods,
                                 const law_state *state, const law_transaction *transaction,
                                 const law_trade_game *game, law_error *error)
{
    law__exchange exchange = {.refusal = refusal, .error = error};
    return law__transaction_check(&exchange, goods, state, transaction, game);
}

law_status law_transaction_check_side(law_refusal *refusal, const law_goods *goods,
                                      const law_state *state, const law_side *side, law_player to,
                                      const law_trade_game *game, law_error *error)
{
    law__exchange exchange = {.goods = goods,
                              .state = state,
                              .sides = {*side, {.player = to}},
                              .side_count = 1,
                              .game = game != NULL ? game : &no_game,
                              .refusal = refusal,
                              .error = error};
    *refusal = (law_refusal){.reason = LAW_TRADE_NONE};
    law_status status = check_schemas(goods, state, error);
    if (status == LAW_OK)
        status = check_side(goods, state, side, error);
    if (status == LAW_OK)
        status = check_player(state, to, error);
    if (status != LAW_OK)
        return status;
    (void)(law__check_items(&exchange) && law__check_own(&exchange));
    return answered(&exchange);
}
