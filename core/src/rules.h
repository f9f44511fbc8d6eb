/* House rules: their values, and asking a variant's hook. */
#ifndef LAW_RULES_H
#define LAW_RULES_H

#include <lawspeaker/lawspeaker.h>

/* The caller's rules, of whatever size, over the standard ones. NULL is the standard. Fails where a
 * value is none of its rule's. */
law_status law__rules_copy(law_rules *rules, const law_rules *given, law_error *error);

/* Asks the hook for this kind of question, if there is one; *answer comes with the standard answer
 * and leaves with the hook's, which must lie in 0 to `most`. */
law_status law__ask(const law_rules *rules, const law_question *question, int64_t most,
                    int64_t *answer, law_error *error);

#endif
