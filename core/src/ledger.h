/* The ledger and the count of a transaction that is carried out. */
#ifndef LAW_LEDGER_H
#define LAW_LEDGER_H

#include "state.h"
#include "transaction.h"

/* Makes room for all rows that a transaction needs, so that writing them cannot fail. The old block
 * is the caller's to release. */
law_status law__ledger_prepare(law__old_block *old, const law__exchange *exchange, law_state *state,
                               law_error *error);
/* Counts it for the pair and writes a row for each item; the oldest transactions make room. */
void law__ledger_write(const law__exchange *exchange, law_state *state);

#endif
