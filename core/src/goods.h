/* A finished goods table, and how a state holds what is in it. */
#ifndef LAW_GOODS_H
#define LAW_GOODS_H

#include <lawspeaker/trade.h>

#include "trade_tables.h"

typedef struct {
    law_good_form form; /* its texts are those below */
    char name[LAW_NAME_SIZE_MAX + 1], rule[LAW_NAME_SIZE_MAX + 1];
    uint32_t choice; /* of the ledger's column "good" */
} law__good;

struct law_goods {
    law_allocator allocator;
    const law_schema *schema;
    law__trade_tables tables;
    law__good goods[LAW_GOOD_COUNT_MAX];
    uint32_t count;
};

struct law_goods_builder {
    law_goods goods;
    law_error error; /* the first mistake; LAW_OK: none yet */
};

/* NULL for what is not there. */
const law_good_form *law__good_form(const law_goods *goods, law_good good);
law_good law__good_of_zone(const law_goods *goods, uint32_t zone); /* THINGS; 0: none */

/* COUNTED: the row that counts a player's, { 0, 0 } where there is none, and what it says. */
law_row law__good_row(const law_goods *goods, const law_state *state, law_good good,
                      law_player player);
int64_t law__good_value(const law_goods *goods, const law_state *state, law_good good,
                        law_player player);
/* COUNTED: how many of it a player can give, so that the column still holds what is left. */
uint64_t law__good_to_give(const law_goods *goods, const law_state *state, law_good good,
                           law_player player);
/* COUNTED: what it is with who receives it. */
law_good law__good_received(const law_goods *goods, law_good good);
/* THINGS: where they lie with who receives them, and where those discarded go; nowhere: they
 * cannot be. */
law_place law__good_arrival(const law_goods *goods, law_good good, law_player player);
law_place law__good_discard(const law_goods *goods, law_good good, law_player player);

#endif
