/* A transaction: what it comes to, and why it may be refused. */
#ifndef LAW_TRANSACTION_H
#define LAW_TRANSACTION_H

#include "goods.h"

/* One that is being looked at. Its ids have been checked where the functions below are called. */
typedef struct {
    const law_goods *goods;
    const law_state *state;
    law_side sides[2];
    size_t side_count;          /* 1: the other only receives, and T3 and T5 are not asked */
    const law_trade_game *game; /* never NULL */
    law_refusal *refusal;
    law_error *error;
    law_status status; /* of a question to the game */
} law__exchange;

/* ---- Why it is refused ---- */

/* Fills the refusal, its message included; all return false. `side` is whose it is. */
bool law__refuse(law__exchange *exchange, law_trade_reason reason, uint32_t side, law_good good);
bool law__refuse_thing(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                       law_good good, law_row thing);
bool law__refuse_count(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                       law_good good, uint64_t has, uint64_t needs);
/* With the rule and the sentence of the game, where `why` has them. */
bool law__refuse_by_game(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                         law_good good, const law_refusal *why);

/* ---- What it comes to ---- */

/* COUNTED: what the row of a side counts after it. */
int64_t law__counted_after(const law__exchange *exchange, uint32_t side, law_good good);
/* COUNTED, THINGS: whether a side gives or receives any of it. */
bool law__is_touched(const law__exchange *exchange, uint32_t side, law_good good);

/* ---- Checking it; false: it is refused, or the game's answer ended it ---- */

bool law__check_items(law__exchange *exchange);     /* T2, T1 */
bool law__check_allowance(law__exchange *exchange); /* T3 */
bool law__check_capacity(law__exchange *exchange);  /* T5 */
bool law__check_own(law__exchange *exchange);       /* what the game says of its own goods */

/* The items of a good that a side gives, in a row; how many there are. */
size_t law__items_of(law_item items[LAW_ITEM_COUNT_MAX], const law_side *side, law_good good);
/* Checks all; the same as law_transaction_check, and exchange->refusal and error are filled. */
law_status law__transaction_check(law__exchange *exchange, const law_goods *goods,
                                  const law_state *state, const law_transaction *transaction,
                                  const law_trade_game *game);

#endif
