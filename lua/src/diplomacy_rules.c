/* House rules of Diplomacy by their names. */
#include "diplomacy_rules.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define SURPLUS                                                                                    \
    {                                                                                              \
        [LAW_DIP_FIRST] = "first", [LAW_DIP_LAST] = "last", [LAW_DIP_NONE] = "none"                \
    }
static const dip_rule rules_known[] = {
    {"paradox",
     offsetof(law_dip_rules, paradox),
     {[LAW_DIP_SZYKMAN] = "szykman",
      [LAW_DIP_RULE_1971] = "rule_1971",
      [LAW_DIP_RULE_1982] = "rule_1982",
      [LAW_DIP_RULE_2000] = "rule_2000",
      [LAW_DIP_ALL_HOLD] = "all_hold"}},
    {"paradox_backup",
     offsetof(law_dip_rules, paradox_backup),
     {[LAW_DIP_BACKUP_SZYKMAN] = "szykman", [LAW_DIP_BACKUP_ALL_HOLD] = "all_hold"}},
    {"near_convoy",
     offsetof(law_dip_rules, near_convoy),
     {[LAW_DIP_INTENT] = "intent",
      [LAW_DIP_OWN_FLEET] = "own_fleet",
      [LAW_DIP_VIA_ONLY] = "via_only",
      [LAW_DIP_ANY_FLEET] = "any_fleet",
      [LAW_DIP_SWAP] = "swap"}},
    {"failed_convoy",
     offsetof(law_dip_rules, failed_convoy),
     {[LAW_DIP_STAYS] = "stays",
      [LAW_DIP_WALKS_UNORDERED] = "walks_unordered",
      [LAW_DIP_WALKS] = "walks"}},
    {"support_coast_needed",
     offsetof(law_dip_rules, support_coast_needed),
     {[LAW_DIP_NEVER] = "never", [LAW_DIP_FOREIGN] = "foreign", [LAW_DIP_ALWAYS] = "always"}},
    {"too_many_builds", offsetof(law_dip_rules, too_many_builds), SURPLUS},
    {"builds_in_one_place", offsetof(law_dip_rules, builds_in_one_place), SURPLUS},
    {"too_many_removals", offsetof(law_dip_rules, too_many_removals), SURPLUS},
    {"all_routes_needed", offsetof(law_dip_rules, all_routes_needed), {NULL}},
    {"own_attack_cuts", offsetof(law_dip_rules, own_attack_cuts), {NULL}},
    {"closed_to_convoyed_origin", offsetof(law_dip_rules, closed_to_convoyed_origin), {NULL}},
    {"dislodged_keeps_none_out", offsetof(law_dip_rules, dislodged_keeps_none_out), {NULL}},
    {"default_coast", offsetof(law_dip_rules, default_coast), {NULL}},
    {"lone_coast_needed", offsetof(law_dip_rules, lone_coast_needed), {NULL}},
    {"wrong_coast_overlooked", offsetof(law_dip_rules, wrong_coast_overlooked), {NULL}},
    {"inland_fleet_is_army", offsetof(law_dip_rules, inland_fleet_is_army), {NULL}},
    {"home_distance", offsetof(law_dip_rules, home_distance), {NULL}},
    {"fleets_by_sea", offsetof(law_dip_rules, fleets_by_sea), {NULL}},
    {"void_moves_unsupported", offsetof(law_dip_rules, void_moves_unsupported), {NULL}},
    {"no_convoys", offsetof(law_dip_rules, no_convoys), {NULL}},
    {"builds_anywhere", offsetof(law_dip_rules, builds_anywhere), {NULL}},
};
enum { RULE_COUNT = sizeof rules_known / sizeof *rules_known };

static_assert(sizeof(law_dip_paradox) == sizeof(unsigned) &&
                  sizeof(law_dip_near_convoy) == sizeof(unsigned) &&
                  sizeof(law_dip_paradox_backup) == sizeof(unsigned) &&
                  sizeof(law_dip_failed_convoy) == sizeof(unsigned) &&
                  sizeof(law_dip_support_coast) == sizeof(unsigned) &&
                  sizeof(law_dip_surplus) == sizeof(unsigned),
              "choices are set as unsigned numbers");

size_t dip_rule_count(void)
{
    return RULE_COUNT;
}

const dip_rule *dip_rule_at(size_t number)
{
    return &rules_known[number];
}

const dip_rule *dip_rule_named(const char *name)
{
    for (size_t i = 0; i < RULE_COUNT; i++) {
        if (strcmp(rules_known[i].name, name) == 0)
            return &rules_known[i];
    }
    return NULL;
}

bool dip_rule_is_flag(const dip_rule *rule)
{
    return rule->choices[0] == NULL;
}

int dip_rule_choice(const dip_rule *rule, const char *word)
{
    for (int i = 0; i < DIP_RULE_CHOICE_COUNT_MAX && rule->choices[i] != NULL; i++) {
        if (strcmp(rule->choices[i], word) == 0)
            return i;
    }
    return -1;
}

void dip_rule_set_flag(law_dip_rules *rules, const dip_rule *rule, bool value)
{
    memcpy((char *)rules + rule->offset, &value, sizeof value);
}

void dip_rule_set_choice(law_dip_rules *rules, const dip_rule *rule, int number)
{
    unsigned value = (unsigned)number;
    memcpy((char *)rules + rule->offset, &value, sizeof value);
}
