/* House rules: the standard values, the table of them, what a turn refuses, the victory fraction.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

/* By the rules of the game, written a second time. */
typedef struct {
    const char *name, *number;
    law_rule_kind kind;
    law_rule_value standard;
    const char *choices; /* with commas */
} expected_rule;

#define FLAG(value)        LAW_RULE_FLAG, {.kind = LAW_RULE_FLAG, .flag = value}, NULL
#define LIMIT(value)       LAW_RULE_LIMIT, {.kind = LAW_RULE_LIMIT, .limit = value}, NULL
#define CHOICE(value, all) LAW_RULE_CHOICE, {.kind = LAW_RULE_CHOICE, .choice = value}, all

static const expected_rule expected_rules[] = {
    {"one_link_point_per_region", "J1.5", FLAG(false)},
    {"negotiation_rounds", "J2.1", LIMIT(LAW_NO_LIMIT)},
    {"transfer_receiver", "J3.6", CHOICE("stay", "stay,stationary,")},
    {"reinforce_cut", "J3.9", FLAG(false)},
    {"swap", "J4.3", FLAG(true)},
    {"displace_own", "J4.6", FLAG(true)},
    {"failed_link_book", "J4.9", CHOICE("destination", "destination,origin,")},
    {"flee_through_books", "J5.1", FLAG(true)},
    {"flee_to_attacker", "J5.1", FLAG(true)},
    {"flee_controlled", "J5.2", CHOICE("any", "any,others,ignore,")},
    {"flee_collision", "J5.4", CHOICE("retry", "retry,remove,")},
    {"victory_fraction",
     "J6.2",
     LAW_RULE_FRACTION,
     {.kind = LAW_RULE_FRACTION, .fraction = {3, 4}},
     NULL},
    {"joint_victory", "J6.2", FLAG(true)},
    {"link_point_tokens", "J6.4", LIMIT(24)},
    {"unit_tokens", "J6.4", LIMIT(LAW_NO_LIMIT)},
    {"max_turns", "J6.5", LIMIT(LAW_NO_LIMIT)},
};
enum { RULE_COUNT = sizeof expected_rules / sizeof *expected_rules };

static void assert_same_value(law_rule_value actual, law_rule_value expected)
{
    assert_int_equal(actual.kind, expected.kind);
    switch (expected.kind) {
    case LAW_RULE_FLAG:
        assert_int_equal(actual.flag, expected.flag);
        break;
    case LAW_RULE_CHOICE:
        assert_string_equal(actual.choice, expected.choice);
        break;
    case LAW_RULE_LIMIT:
        assert_true(actual.limit == expected.limit);
        break;
    case LAW_RULE_FRACTION:
        assert_true(actual.fraction.numerator == expected.fraction.numerator);
        assert_true(actual.fraction.denominator == expected.fraction.denominator);
        break;
    }
}

static void test_the_table_and_the_standard_values(void **state)
{
    (void)state;
    law_rules rules;
    memset(&rules, 0xa5, sizeof rules);
    law_rules_standard(&rules, sizeof rules);
    assert_int_equal(law_rule_count(), RULE_COUNT);
    assert_null(law_rule_at(RULE_COUNT));
    for (size_t i = 0; i < RULE_COUNT; i++) {
        const expected_rule *expected = &expected_rules[i];
        const law_rule *rule = law_rule_at(i);
        char choices[100] = "";
        assert_string_equal(rule->name, expected->name);
        assert_string_equal(rule->number, expected->number);
        assert_int_equal(rule->kind, expected->kind);
        assert_int_not_equal(rule->sentence[0], '\0');
        assert_ptr_equal(law_rule_named(expected->name), rule);
        assert_same_value(law_rules_get(&rules, rule), expected->standard);
        if (expected->kind != LAW_RULE_CHOICE)
            continue;
        for (size_t j = 0; rule->choices[j] != NULL; j++)
            strcat(strcat(choices, rule->choices[j]), ",");
        assert_string_equal(choices, expected->choices);
    }
    assert_null(law_rule_named("swaps"));
    assert_null(law_rule_named(""));
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++)
        assert_true(rules.hooks[kind] == NULL);
}

/* Every value that is not the standard one, where there are few; else some. */
static size_t other_values(const law_rule *rule, law_rule_value values[4])
{
    size_t count = 0;
    for (size_t i = 0; i < 4; i++)
        values[i] = (law_rule_value){.kind = rule->kind};
    switch (rule->kind) {
    case LAW_RULE_FLAG:
        values[1].flag = true;
        return 2;
    case LAW_RULE_CHOICE:
        for (; rule->choices[count] != NULL; count++)
            values[count].choice = rule->choices[count];
        return count;
    case LAW_RULE_LIMIT:
        values[1].limit = 1;
        values[2].limit = LAW_NO_LIMIT;
        return 3;
    default:
        values[0].fraction = (law_fraction){1, 1};
        values[1].fraction = (law_fraction){UINT64_MAX, 1};
        return 2;
    }
}

static void test_what_is_set_is_got_and_nothing_else_changes(void **state)
{
    (void)state;
    for (size_t i = 0; i < RULE_COUNT; i++) {
        law_rule_value values[4];
        size_t count = other_values(law_rule_at(i), values);
        for (size_t v = 0; v < count; v++) {
            law_rules rules;
            law_rules_standard(&rules, sizeof rules);
            law_status status = law_rules_set(&rules, law_rule_at(i), &values[v], NULL);
            assert_int_equal(status, LAW_OK);
            for (size_t j = 0; j < RULE_COUNT; j++) {
                law_rule_value expected = j == i ? values[v] : expected_rules[j].standard;
                assert_same_value(law_rules_get(&rules, law_rule_at(j)), expected);
            }
        }
    }
}

static void test_values_outside_the_rule_are_refused(void **state)
{
    (void)state;
    const law_rule_value flag = {.kind = LAW_RULE_FLAG, .flag = true};
    const law_rule_value limit = {.kind = LAW_RULE_LIMIT, .limit = 1};
    const law_rule_value word = {.kind = LAW_RULE_CHOICE, .choice = "stays"};
    const law_rule_value nothing = {.kind = LAW_RULE_CHOICE};
    const law_rule_value none = {.kind = LAW_RULE_FRACTION, .fraction = {0, 4}};
    const law_rule_value all = {.kind = LAW_RULE_FRACTION, .fraction = {1, 0}};
    const struct {
        const char *rule;
        const law_rule_value *value;
    } refused[] = {
        {"swap", &limit},
        {"max_turns", &flag},
        {"victory_fraction", &limit},
        {"victory_fraction", &none},
        {"victory_fraction", &all},
        {"transfer_receiver", &flag},
        {"transfer_receiver", &word},
        {"flee_controlled", &word},
        {"flee_collision", &nothing},
        {"failed_link_book", &word},
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        law_rules rules;
        law_error error = {0};
        law_rules_standard(&rules, sizeof rules);
        law_status status =
            law_rules_set(&rules, law_rule_named(refused[i].rule), refused[i].value, &error);
        assert_int_equal(status, LAW_BAD_ARGUMENT);
        assert_int_equal(error.status, LAW_BAD_ARGUMENT);
        assert_non_null(strstr(error.message, refused[i].rule));
        for (size_t j = 0; j < RULE_COUNT; j++)
            assert_same_value(law_rules_get(&rules, law_rule_at(j)), expected_rules[j].standard);
    }
}

/* A caller compiled when the struct was shorter. */
static void test_a_shorter_struct_leaves_the_rest_standard(void **state)
{
    (void)state;
    small_board board;
    law_rules rules;
    const size_t shorter = offsetof(law_rules, hooks);
    memset(&rules, 0xa5, sizeof rules);
    law_rules_standard(&rules, shorter);
    assert_int_equal(rules.size, shorter);
    assert_int_equal(*(unsigned char *)&rules.user, 0xa5);
    rules.swap = false;
    small_board_begin(&board);
    board.rules = rules;
    small_board_start(&board);
    const law_rules *in_turn = law_turn_rules(board.turn);
    assert_int_equal(in_turn->size, sizeof rules);
    assert_false(in_turn->swap);
    assert_true(in_turn->displace_own);
    assert_null(in_turn->user);
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++)
        assert_true(in_turn->hooks[kind] == NULL);
    small_board_end(&board);
}

static void test_a_turn_refuses_rules_that_are_none(void **state)
{
    (void)state;
    small_board board;
    law_turn *turn;
    small_board_begin(&board);
    small_board_start(&board);
    for (int i = 0; i < 8; i++) {
        law_rules rules;
        law_rules_standard(&rules, sizeof rules);
        rules.size = i == 0 ? 0 : i == 1 ? sizeof rules + 1 : sizeof rules;
        if (i == 2)
            rules.transfer_receiver = (law_transfer_receiver)2;
        if (i == 3)
            rules.failed_link_book = (law_failed_link_book)2;
        if (i == 4)
            rules.flee_controlled = (law_flee_controlled)3;
        if (i == 5)
            rules.flee_collision = (law_flee_collision)2;
        if (i == 6)
            rules.victory_fraction.numerator = 0;
        if (i == 7)
            rules.victory_fraction.denominator = 0;
        law_status status = law_turn_begin(&turn, board.map, board.position, &rules,
                                           &board.allocator, &board.error);
        assert_status(&board, status, LAW_BAD_ARGUMENT);
        assert_null(turn);
    }
    small_board_end(&board);
}

/* Whether red wins with `count` of `total` link points. */
static bool wins(uint32_t count, uint32_t total, law_fraction fraction)
{
    small_board board;
    char name[] = "x0";
    small_board_begin(&board);
    board.rules.victory_fraction = fraction;
    for (uint32_t i = 0; i < total - 3; i++, name[1]++)
        law_position_add_link_point(board.builder, name, region_named(&board, "b2"));
    for (uint32_t i = 0; i < count; i++)
        law_position_set_controller(board.builder, (law_symbol){i + 1}, (law_player){1});
    small_board_start(&board);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    bool has_won = law_turn_has_won(board.turn, (law_player){1});
    assert_false(law_turn_has_won(board.turn, (law_player){2}));
    small_board_end(&board);
    return has_won;
}

static void test_the_victory_fraction_is_compared_exactly(void **state)
{
    (void)state;
    for (uint32_t total = 3; total <= 8; total++) {
        for (uint32_t count = 0; count <= total; count++) {
            for (uint64_t a = 1; a <= 5; a++) {
                for (uint64_t b = 1; b <= 5; b++)
                    assert_int_equal(wins(count, total, (law_fraction){a, b}),
                                     count * b >= total * a);
            }
        }
    }
    const uint64_t most = UINT64_MAX; /* a multiple of 3 */
    assert_true(wins(3, 3, (law_fraction){most, most}));
    assert_false(wins(2, 3, (law_fraction){most, most}));
    assert_true(wins(1, 3, (law_fraction){most / 3, most}));
    assert_false(wins(1, 3, (law_fraction){most / 3 + 1, most}));
    assert_true(wins(1, 3, (law_fraction){most / 3 - 1, most}));
    assert_true(wins(1, 3, (law_fraction){1, most}));
    assert_false(wins(0, 3, (law_fraction){1, most}));
    assert_false(wins(3, 3, (law_fraction){most, 1}));
    assert_false(wins(3, 3, (law_fraction){most, most - 1}));
    assert_true(wins(3, 3, (law_fraction){most - 1, most}));
}

static void test_codes_have_names(void **state)
{
    (void)state;
    assert_string_equal(law_status_name(LAW_OK), "ok");
    assert_string_equal(law_status_name(LAW_NOT_VERIFIED), "not_verified");
    assert_string_equal(law_order_type_name(LAW_REINFORCE), "reinforce");
    assert_string_equal(law_result_name(LAW_ILLEGAL), "illegal");
    assert_string_equal(law_reason_name(LAW_REASON_NOT_ADJACENT), "not_adjacent");
    assert_null(law_order_type_name(LAW_ORDER_TYPE_COUNT));
    assert_null(law_reason_name(LAW_REASON_COUNT));
    assert_null(law_fact_name(LAW_FACT_COUNT));
    for (int i = 0; i < LAW_REASON_COUNT; i++) {
        assert_non_null(law_reason_rule((law_reason)i));
        assert_int_equal(law_reason_sentence((law_reason)i)[0] == '\0', i == LAW_REASON_NONE);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(law_reason_name((law_reason)i), law_reason_name((law_reason)j));
    }
    for (int i = 0; i < LAW_FACT_COUNT; i++) {
        for (int j = 0; j < i; j++)
            assert_string_not_equal(law_fact_name((law_fact_kind)i),
                                    law_fact_name((law_fact_kind)j));
    }
}

static void test_rules_are_equal_value_by_value(void **state)
{
    (void)state;
    law_rules a, b;
    memset(&a, 0x55, sizeof a);
    memset(&b, 0xaa, sizeof b);
    law_rules_standard(&a, sizeof a);
    law_rules_standard(&b, sizeof b);
    assert_true(law_rules_equal(&a, &b)); /* whatever stands in their padding */
    for (size_t i = 0; i < law_rule_count(); i++) {
        const law_rule *rule = law_rule_at(i);
        law_rule_value value = law_rules_get(&a, rule);
        value.flag = !value.flag;
        value.limit = 7;
        value.fraction.numerator++;
        if (rule->kind == LAW_RULE_CHOICE)
            value.choice = rule->choices[1];
        assert_int_equal(law_rules_set(&b, rule, &value, NULL), LAW_OK);
        assert_false(law_rules_equal(&a, &b));
        law_rules_standard(&b, sizeof b);
    }
    int somebody;
    b.user = &somebody;
    assert_false(law_rules_equal(&a, &b));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_table_and_the_standard_values),
        cmocka_unit_test(test_what_is_set_is_got_and_nothing_else_changes),
        cmocka_unit_test(test_values_outside_the_rule_are_refused),
        cmocka_unit_test(test_a_shorter_struct_leaves_the_rest_standard),
        cmocka_unit_test(test_a_turn_refuses_rules_that_are_none),
        cmocka_unit_test(test_the_victory_fraction_is_compared_exactly),
        cmocka_unit_test(test_codes_have_names),
        cmocka_unit_test(test_rules_are_equal_value_by_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
