/* Whether a state of any schema agrees with itself, as far as it can be read. */
#ifndef LAW_TEST_STATE_CHECK_H
#define LAW_TEST_STATE_CHECK_H

#include <lawspeaker/state.h>

/* NULL, or what is wrong. Cells hold what their columns allow, references lead to rows, each row
 * lies once in its place, pairs and aliases are unique; a clone is equal, what was written is read
 * and written the same, and every viewer has a view. */
const char *state_mistake(const law_state *state);

#endif
