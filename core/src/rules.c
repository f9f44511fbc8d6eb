/* House rules: one table of them (field, name, values, rule number), and asking a variant's hook.
 */
#include "rules.h"

#include <assert.h>
#include <string.h>

#include "status.h"

static const char *const receivers[] = {"stay", "stationary", NULL};
static const char *const failed_link_books[] = {"destination", "origin", NULL};
static const char *const controlled[] = {"any", "others", "ignore", NULL};
static const char *const collisions[] = {"retry", "remove", NULL};

/* name, kind, choices, rule number, sentence */
#define RULES(X)                                                                                   \
    X(one_link_point_per_region, FLAG, NULL, "J1.5",                                               \
      "no book can be written where a link point is already")                                      \
    X(negotiation_rounds, LIMIT, NULL, "J2.1", "how many rounds of talk a turn has")               \
    X(transfer_receiver, CHOICE, receivers, "J3.6",                                                \
      "who can receive a book: units under a Stay order, or also those that reinforce or "         \
      "transfer")                                                                                  \
    X(reinforce_cut, FLAG, NULL, "J3.9",                                                           \
      "a reinforcement is void when another player's unit attacks the reinforcing unit")           \
    X(swap, FLAG, NULL, "J4.3", "two units can change places; else they fight")                    \
    X(displace_own, FLAG, NULL, "J4.6", "a player's unit can displace another of the same player") \
    X(failed_link_book, CHOICE, failed_link_books, "J4.9",                                         \
      "where a failed Link and Carry leaves its book")                                             \
    X(flee_through_books, FLAG, NULL, "J5.1", "a unit can flee through a book")                    \
    X(flee_to_attacker, FLAG, NULL, "J5.1",                                                        \
      "a displaced unit can flee to the region that the unit which displaced it came from")        \
    X(flee_controlled, CHOICE, controlled, "J5.2",                                                 \
      "whose control of a link point closes its region to units that flee")                        \
    X(flee_collision, CHOICE, collisions, "J5.4",                                                  \
      "what happens to units that want to flee to the same region")                                \
    X(victory_fraction, FRACTION, NULL, "J6.2",                                                    \
      "the part of all link points, or of all books, that wins")                                   \
    X(joint_victory, FLAG, NULL, "J6.2", "several players can win at once")                        \
    X(link_point_tokens, LIMIT, NULL, "J6.4", "how many placed link points there can be")          \
    X(unit_tokens, LIMIT, NULL, "J6.4", "how many units each player can have")                     \
    X(max_turns, LIMIT, NULL, "J6.5", "the turn after which the game is a draw")

enum {
#define X(name, kind, choices, number, sentence) INDEX_##name,
    RULES(X)
#undef X
        RULE_COUNT
};

static const law_rule rules_table[] = {
#define X(name, kind, choices, number, sentence)                                                   \
    [INDEX_##name] = {#name, LAW_RULE_##kind, choices, number, sentence},
    RULES(X)
#undef X
};

static const law_rules standard = {
    .size = sizeof(law_rules),
    .negotiation_rounds = LAW_NO_LIMIT,
    .swap = true,
    .displace_own = true,
    .flee_through_books = true,
    .flee_to_attacker = true,
    .victory_fraction = {3, 4},
    .joint_victory = true,
    .link_point_tokens = 24,
    .unit_tokens = LAW_NO_LIMIT,
    .max_turns = LAW_NO_LIMIT,
};

void law_rules_standard(law_rules *rules, size_t size)
{
    size_t known = size < sizeof standard ? size : sizeof standard;
    memcpy(rules, &standard, known);
    rules->size = known;
}

size_t law_rule_count(void)
{
    return RULE_COUNT;
}

const law_rule *law_rule_at(size_t index)
{
    return index < RULE_COUNT ? &rules_table[index] : NULL;
}

const law_rule *law_rule_named(const char *name)
{
    for (size_t i = 0; name != NULL && i < RULE_COUNT; i++) {
        if (strcmp(rules_table[i].name, name) == 0)
            return &rules_table[i];
    }
    return NULL;
}

/* Where a rule's value is, by its kind; a choice is an enumeration, whose size is the compiler's.
 */
typedef union {
    bool *flag;
    uint64_t *limit;
    law_fraction *fraction;
    law_transfer_receiver *transfer_receiver;
    law_failed_link_book *failed_link_book;
    law_flee_controlled *flee_controlled;
    law_flee_collision *flee_collision;
} place;

static place place_of(law_rules *rules, size_t index)
{
    switch (index) {
    case INDEX_one_link_point_per_region:
        return (place){.flag = &rules->one_link_point_per_region};
    case INDEX_negotiation_rounds:
        return (place){.limit = &rules->negotiation_rounds};
    case INDEX_transfer_receiver:
        return (place){.transfer_receiver = &rules->transfer_receiver};
    case INDEX_reinforce_cut:
        return (place){.flag = &rules->reinforce_cut};
    case INDEX_swap:
        return (place){.flag = &rules->swap};
    case INDEX_displace_own:
        return (place){.flag = &rules->displace_own};
    case INDEX_failed_link_book:
        return (place){.failed_link_book = &rules->failed_link_book};
    case INDEX_flee_through_books:
        return (place){.flag = &rules->flee_through_books};
    case INDEX_flee_to_attacker:
        return (place){.flag = &rules->flee_to_attacker};
    case INDEX_flee_controlled:
        return (place){.flee_controlled = &rules->flee_controlled};
    case INDEX_flee_collision:
        return (place){.flee_collision = &rules->flee_collision};
    case INDEX_victory_fraction:
        return (place){.fraction = &rules->victory_fraction};
    case INDEX_joint_victory:
        return (place){.flag = &rules->joint_victory};
    case INDEX_link_point_tokens:
        return (place){.limit = &rules->link_point_tokens};
    case INDEX_unit_tokens:
        return (place){.limit = &rules->unit_tokens};
    default:
        assert(index == INDEX_max_turns);
        return (place){.limit = &rules->max_turns};
    }
}

static void set_choice(place at, size_t index, unsigned value)
{
    if (index == INDEX_transfer_receiver)
        *at.transfer_receiver = (law_transfer_receiver)value;
    else if (index == INDEX_failed_link_book)
        *at.failed_link_book = (law_failed_link_book)value;
    else if (index == INDEX_flee_controlled)
        *at.flee_controlled = (law_flee_controlled)value;
    else
        *at.flee_collision = (law_flee_collision)value;
}

static unsigned get_choice(place at, size_t index)
{
    if (index == INDEX_transfer_receiver)
        return (unsigned)*at.transfer_receiver;
    if (index == INDEX_failed_link_book)
        return (unsigned)*at.failed_link_book;
    if (index == INDEX_flee_controlled)
        return (unsigned)*at.flee_controlled;
    return (unsigned)*at.flee_collision;
}

static unsigned choice_count(const law_rule *rule)
{
    unsigned count = 0;
    while (rule->choices[count] != NULL)
        count++;
    return count;
}

static law_status set_choice_named(place at, size_t index, const char *choice, law_error *error)
{
    const law_rule *rule = &rules_table[index];
    for (unsigned i = 0; choice != NULL && rule->choices[i] != NULL; i++) {
        if (strcmp(rule->choices[i], choice) == 0) {
            set_choice(at, index, i);
            return LAW_OK;
        }
    }
    char shown[LAW__SHOWN_SIZE];
    return law__fail(error, LAW_BAD_ARGUMENT, "rule %s has no value \"%s\"", rule->name,
                     law__shown(shown, choice != NULL ? choice : ""));
}

law_status law_rules_set(law_rules *rules, const law_rule *rule, const law_rule_value *value,
                         law_error *error)
{
    size_t index = (size_t)(rule - rules_table);
    if (value->kind != rule->kind)
        return law__fail(error, LAW_BAD_ARGUMENT, "rule %s has values of another kind", rule->name);
    place at = place_of(rules, index);
    switch (rule->kind) {
    case LAW_RULE_FLAG:
        *at.flag = value->flag;
        return LAW_OK;
    case LAW_RULE_LIMIT:
        *at.limit = value->limit;
        return LAW_OK;
    case LAW_RULE_CHOICE:
        return set_choice_named(at, index, value->choice, error);
    case LAW_RULE_FRACTION:
        break;
    }
    if (value->fraction.numerator < 1 || value->fraction.denominator < 1)
        return law__fail(error, LAW_BAD_ARGUMENT, "rule %s: both parts of a fraction are 1 or more",
                         rule->name);
    *at.fraction = value->fraction;
    return LAW_OK;
}

law_rule_value law_rules_get(const law_rules *rules, const law_rule *rule)
{
    size_t index = (size_t)(rule - rules_table);
    law_rules copy = standard;
    memcpy(&copy, rules, rules->size < sizeof copy ? rules->size : sizeof copy);
    place at = place_of(&copy, index);
    law_rule_value value = {.kind = rule->kind};
    switch (rule->kind) {
    case LAW_RULE_FLAG:
        value.flag = *at.flag;
        break;
    case LAW_RULE_LIMIT:
        value.limit = *at.limit;
        break;
    case LAW_RULE_CHOICE:
        if (get_choice(at, index) < choice_count(rule))
            value.choice = rule->choices[get_choice(at, index)];
        break;
    case LAW_RULE_FRACTION:
        value.fraction = *at.fraction;
        break;
    }
    return value;
}

static bool are_values_equal(const law_rule_value *a, const law_rule_value *b)
{
    switch (a->kind) {
    case LAW_RULE_FLAG:
        return a->flag == b->flag;
    case LAW_RULE_CHOICE:
        return a->choice == b->choice; /* both from the rule's own list */
    case LAW_RULE_LIMIT:
        return a->limit == b->limit;
    default:
        return a->fraction.numerator == b->fraction.numerator &&
               a->fraction.denominator == b->fraction.denominator;
    }
}

bool law_rules_equal(const law_rules *a, const law_rules *b)
{
    for (size_t i = 0; i < RULE_COUNT; i++) {
        law_rule_value of_a = law_rules_get(a, &rules_table[i]);
        law_rule_value of_b = law_rules_get(b, &rules_table[i]);
        if (!are_values_equal(&of_a, &of_b))
            return false;
    }
    for (size_t kind = 0; kind < LAW_ASK_COUNT; kind++) {
        if (a->hooks[kind] != b->hooks[kind])
            return false;
    }
    return a->user == b->user;
}

law_status law__rules_copy(law_rules *rules, const law_rules *given, law_error *error)
{
    *rules = standard;
    if (given == NULL)
        return LAW_OK;
    size_t values_size = offsetof(law_rules, hooks);
    if (given->size < values_size || given->size > sizeof *given ||
        (given->size - values_size) % sizeof *given->hooks != 0)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "rules of %zu bytes: begin with law_rules_standard(&rules, sizeof rules)",
                         given->size);
    memcpy(rules, given, given->size);
    rules->size = sizeof *rules;
    for (size_t i = 0; i < RULE_COUNT; i++) {
        const law_rule *rule = &rules_table[i];
        place at = place_of(rules, i);
        if (rule->kind == LAW_RULE_CHOICE && get_choice(at, i) >= choice_count(rule))
            return law__fail(error, LAW_BAD_ARGUMENT, "rule %s has no value %u", rule->name,
                             get_choice(at, i));
    }
    if (rules->victory_fraction.numerator < 1 || rules->victory_fraction.denominator < 1)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "rule victory_fraction: both parts of a fraction are 1 or more");
    return LAW_OK;
}

static const char *const question_names[] = {
    [LAW_ASK_LEGAL] = "legal",     [LAW_ASK_STRENGTH] = "strength",
    [LAW_ASK_HOLDING] = "holding", [LAW_ASK_SUPPLY_ACTIONS] = "supply_actions",
    [LAW_ASK_VICTORY] = "victory",
};
static_assert(sizeof question_names / sizeof *question_names == LAW_ASK_COUNT,
              "every question has a name");

law_status law__ask(const law_rules *rules, const law_question *question, int64_t most,
                    int64_t *answer, law_error *error)
{
    law_answer_fn *hook = rules->hooks[question->kind];
    if (hook == NULL)
        return LAW_OK;
    const char *name = question_names[question->kind];
    law_status status = hook(rules->user, question, answer);
    if (status != LAW_OK)
        return law__fail(error, LAW_HOOK_FAILED, "the hook \"%s\" failed: %s", name,
                         law_status_name(status));
    if (*answer < 0 || *answer > most)
        return law__fail(error, LAW_HOOK_FAILED, "the hook \"%s\" answered %lld, not 0 to %lld",
                         name, (long long)*answer, (long long)most);
    return LAW_OK;
}
