/* The two tables of a schema in which a state keeps what was traded. */
#ifndef LAW_TRADE_TABLES_H
#define LAW_TRADE_TABLES_H

#include <lawspeaker/trade.h>

typedef struct {
    law_table traded;
    law_column first, second, times;
    law_table ledger;
    law_column number, from, to, good, count, called, secret;
} law__trade_tables;

enum {
    LAW__TRADE_ROWS = 2 * LAW_ITEM_COUNT_MAX, /* of the ledger, for one transaction, at most */
    LAW__PAIR_COUNT_MAX = LAW_STATE_PLAYER_COUNT_MAX * (LAW_STATE_PLAYER_COUNT_MAX - 1) / 2
};

/* False, and the error says why: a table or column is not there, or not as trade.h has it. What
 * choices the ledger has for goods is not asked. */
bool law__trade_tables_find(law__trade_tables *out, const law_schema *schema, law_error *error);

/* The row of a pair, either way round; { 0, 0 }: they have not traded. */
law_row law__traded_row(const law_state *state, const law__trade_tables *tables, law_player a,
                        law_player b);
/* Its number of times; 0 without a row. */
uint64_t law__traded_times(const law_state *state, const law__trade_tables *tables, law_row row);

#endif
