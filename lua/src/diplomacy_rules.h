/* The house rules that boards of Diplomacy judge by, by their names: the one list of them for Lua
 * and JSON. */
#ifndef LAW_DIPLOMACY_RULES_H
#define LAW_DIPLOMACY_RULES_H

#include <lawspeaker/diplomacy.h>

enum { DIP_RULE_CHOICE_COUNT_MAX = 8 };

typedef struct {
    const char *name;
    size_t offset; /* in law_dip_rules: of a bool, or of the number of a choice */
    const char *choices[DIP_RULE_CHOICE_COUNT_MAX]; /* up to NULL, by number; none: true or false */
} dip_rule;

size_t dip_rule_count(void);
const dip_rule *dip_rule_at(size_t number);       /* from 0 */
const dip_rule *dip_rule_named(const char *name); /* NULL: there is none */
bool dip_rule_is_flag(const dip_rule *rule);
int dip_rule_choice(const dip_rule *rule, const char *word); /* its number; -1: it is none */

void dip_rule_set_flag(law_dip_rules *rules, const dip_rule *rule, bool value);
void dip_rule_set_choice(law_dip_rules *rules, const dip_rule *rule, int number);

#endif
