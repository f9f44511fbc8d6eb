/* Supply, where names, ids and bookkeeping matter: what outcomes say, free names, names in use,
 * tokens, arrays that are borrowed. The rules as a whole are compared in test_exhaustive.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

/* Red's u1 in a1 moves to a2, where link points q1, q2, q3 of blue are: three actions for red.
 * Nobody can win. Red also controls p2 in a4. */
static void set_up(small_board *board)
{
    static const char *const points[] = {"q1", "q2", "q3"};
    small_board_begin(board);
    board->rules.victory_fraction = (law_fraction){2, 1};
    for (int i = 0; i < 3; i++) {
        law_position_add_link_point(board->builder, points[i], region_named(board, "a2"));
        small_board_control(board, points[i], "blue");
    }
    small_board_control(board, "p2", "red");
    small_board_unit(board, "u1", "red", "a1");
    small_board_unit(board, "u:1", "blue", "b1");
}

static void flee(small_board *board)
{
    small_board_start(board);
    give(board, order_move(board, "u1", "a2"));
    assert_int_equal(law_turn_resolve(board->turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board->turn, NULL), LAW_OK);
    assert_int_equal(law_turn_supply_actions(board->turn, player_named(board, "red")), 3);
    assert_int_equal(law_turn_supply_actions(board->turn, player_named(board, "blue")), 0);
}

static law_supply unit_at(const small_board *board, const char *region, const char *name)
{
    return (law_supply){.at = region_named(board, region), .name = name};
}

static law_supply book_at(const small_board *board, const char *region, const char *name)
{
    return (law_supply){.writes_book = true, .at = region_named(board, region), .name = name};
}

static void supply(small_board *board, const char *player, const law_supply *actions, size_t count,
                   law_supply_outcome *outcomes)
{
    law_status status = law_turn_supply(board->turn, player_named(board, player), actions, count,
                                        outcomes, &board->error);
    if (status != LAW_OK)
        fail_msg("%s", board->error.message);
}

static void finish(small_board *board)
{
    assert_int_equal(law_turn_finish(board->turn, NULL), LAW_OK);
    assert_status(board, law_turn_verify(board->turn, &board->error), LAW_OK);
}

static void test_outcomes_name_what_was_made(void **state)
{
    (void)state;
    small_board board;
    law_supply_outcome outcomes[4];
    set_up(&board);
    flee(&board);
    const law_supply actions[] = {unit_at(&board, "a4", "new"), book_at(&board, "a4", NULL),
                                  book_at(&board, "a2", "p:2"), unit_at(&board, "a4", NULL)};
    supply(&board, "red", actions, 4, outcomes);
    finish(&board);
    const law_position *next = law_turn_next(board.turn);
    assert_int_equal(outcomes[0].reason, LAW_REASON_NONE);
    assert_string_equal(law_position_unit_name(next, outcomes[0].unit), "new");
    assert_int_equal(law_position_unit_region(next, outcomes[0].unit).id, 4);
    assert_int_equal(law_position_unit_owner(next, outcomes[0].unit).id, 1);
    assert_int_equal(outcomes[1].reason, LAW_REASON_NONE);
    assert_string_equal(law_position_symbol_name(next, board.map, outcomes[1].symbol), "p:1");
    assert_int_equal(law_position_book_region(next, outcomes[1].symbol).id, 4);
    assert_int_equal(law_position_link_point_region(next, board.map, outcomes[1].symbol).id, 4);
    assert_int_equal(law_position_controller(next, outcomes[1].symbol).id, 1);
    assert_int_equal(outcomes[2].reason, LAW_REASON_NONE);
    assert_string_equal(law_position_symbol_name(next, board.map, outcomes[2].symbol), "p:2");
    assert_int_equal(outcomes[3].reason, LAW_REASON_NONE_LEFT);
    assert_int_equal(outcomes[3].unit.id, 0);
    assert_int_equal(law_position_unit_count(next), 3);
    assert_int_equal(law_position_symbol_count(next), 8);
    assert_int_equal(law_position_symbol_count(board.position), 6); /* as it was */
    assert_int_equal(law_position_unit_in(board.position, region_named(&board, "a4")).id, 0);
    small_board_end(&board);
}

/* J6.4: an action that is not possible uses up one that was earned. */
static void test_reasons_against_an_action(void **state)
{
    (void)state;
    small_board board;
    const struct {
        bool is_book;
        const char *at, *name;
        law_reason reason;
    } cases[] = {
        {false, "nowhere", NULL, LAW_REASON_UNKNOWN_REGION},
        {true, "nowhere", "p2", LAW_REASON_UNKNOWN_REGION},
        {false, "a2", "u1", LAW_REASON_ID_IN_USE},
        {false, "a4", "u:1", LAW_REASON_ID_IN_USE},
        {true, "b3", "p1", LAW_REASON_ID_IN_USE},
        {true, "a2", "q3", LAW_REASON_ID_IN_USE},
        {false, "a2", NULL, LAW_REASON_OCCUPIED},
        {false, "b1", "p1", LAW_REASON_OCCUPIED}, /* a unit may be named like a link point */
        {false, "a1", NULL, LAW_REASON_NOT_CONTROLLED},
        {true, "b1", NULL, LAW_REASON_NOT_YOUR_UNIT},
        {true, "a1", NULL, LAW_REASON_NOT_YOUR_UNIT},
        {true, "a2", NULL, LAW_REASON_LINK_POINT_THERE},
        {false, "a4", NULL, LAW_REASON_NO_TOKEN},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        law_supply_outcome outcomes[4] = {{LAW_REASON_COUNT, {9}, {9}}};
        set_up(&board);
        board.rules.one_link_point_per_region = true;
        board.rules.unit_tokens = 1;
        flee(&board);
        law_supply action = cases[i].is_book ? book_at(&board, cases[i].at, cases[i].name)
                                             : unit_at(&board, cases[i].at, cases[i].name);
        const law_supply actions[] = {action, action, action, action};
        supply(&board, "red", actions, 4, outcomes);
        finish(&board);
        for (int j = 0; j < 3; j++) {
            assert_int_equal(outcomes[j].reason, cases[i].reason);
            assert_int_equal(outcomes[j].unit.id, 0);
            assert_int_equal(outcomes[j].symbol.id, 0);
        }
        assert_int_equal(outcomes[3].reason, LAW_REASON_NONE_LEFT);
        small_board_end(&board);
    }
}

/* Blue's u:1 is driven from a4 and has no place; red takes p2 there and controls p3 in b3. */
static void remove_a_unit(small_board *board)
{
    small_board_begin(board);
    board->rules.victory_fraction = (law_fraction){2, 1};
    board->rules.flee_to_attacker = false;
    small_board_control(board, "p3", "red");
    small_board_unit(board, "u:1", "blue", "a4");
    small_board_unit(board, "u2", "red", "a3");
    small_board_unit(board, "u3", "red", "a1");
    small_board_start(board);
    give(board, order_move(board, "u2", "a4"));
    give(board, order_reinforce(board, "u3", "u2", LAW_MOVE, "a4"));
    assert_int_equal(law_turn_resolve(board->turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board->turn, NULL), LAW_OK);
    assert_fled(board, "u:1", NULL);
    assert_int_equal(law_turn_supply_actions(board->turn, player_named(board, "red")), 1);
}

static void test_the_id_of_a_removed_unit_is_in_use(void **state)
{
    (void)state;
    small_board board;
    law_supply_outcome outcome;
    remove_a_unit(&board);
    const law_supply named = unit_at(&board, "b3", "u:1");
    supply(&board, "red", &named, 1, &outcome);
    finish(&board);
    assert_int_equal(outcome.reason, LAW_REASON_ID_IN_USE);
    assert_int_equal(law_position_unit_count(law_turn_next(board.turn)), 2);
    small_board_end(&board);

    remove_a_unit(&board);
    const law_supply unnamed = unit_at(&board, "b3", NULL);
    supply(&board, "red", &unnamed, 1, &outcome);
    finish(&board);
    assert_int_equal(outcome.reason, LAW_REASON_NONE);
    assert_int_equal(outcome.unit.id, 3); /* behind the two that are left */
    assert_string_equal(law_position_unit_name(law_turn_next(board.turn), outcome.unit), "u:2");
    assert_true(law_turn_is_out(board.turn, player_named(&board, "blue")));
    assert_false(law_turn_is_out(board.turn, player_named(&board, "red")));
    small_board_end(&board);
}

/* J6.4: players in their order. Both control a link point in b2, and both want to stand there. */
static void test_the_first_player_comes_first(void **state)
{
    (void)state;
    small_board board;
    law_supply_outcome of_red, of_blue;
    set_up(&board);
    for (int i = 0; i < 2; i++) {
        const char *name = i == 0 ? "x1" : "x2";
        law_position_add_link_point(board.builder, name, region_named(&board, "b2"));
        small_board_control(&board, name, i == 0 ? "blue" : "red");
    }
    small_board_start(&board);
    give(&board, order_move(&board, "u1", "a2"));
    give(&board, order_move(&board, "u:1", "b2"));
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_supply_actions(board.turn, player_named(&board, "blue")), 1);
    const law_supply in_b1 = unit_at(&board, "b1", NULL), in_b2 = unit_at(&board, "b2", NULL);
    supply(&board, "blue", &in_b1, 1, &of_blue); /* handed in first, carried out last */
    supply(&board, "red", &in_b2, 1, &of_red);
    finish(&board);
    assert_int_equal(of_red.reason, LAW_REASON_OCCUPIED);
    assert_int_equal(of_blue.reason, LAW_REASON_NONE);
    const law_position *next = law_turn_next(board.turn);
    assert_int_equal(law_position_controller(next, symbol_named(&board, "x2")).id, 2);
    small_board_end(&board);
}

static void test_tokens_limit_placed_link_points(void **state)
{
    (void)state;
    for (uint64_t tokens = 2; tokens <= 5; tokens++) {
        small_board board;
        law_supply_outcome outcomes[3];
        set_up(&board); /* three are placed already */
        board.rules.link_point_tokens = tokens;
        flee(&board);
        const law_supply action = book_at(&board, "a2", NULL);
        const law_supply actions[] = {action, action, action};
        supply(&board, "red", actions, 3, outcomes);
        finish(&board);
        for (uint64_t i = 0; i < 3; i++) {
            bool has_token = 3 + i < tokens;
            assert_int_equal(outcomes[i].reason, has_token ? LAW_REASON_NONE : LAW_REASON_NO_TOKEN);
        }
        small_board_end(&board);
    }
}

static void test_what_is_not_an_action_is_refused(void **state)
{
    (void)state;
    small_board board;
    law_supply_outcome outcome;
    set_up(&board);
    flee(&board);
    const law_supply fine = unit_at(&board, "a4", NULL);
    const law_supply bad_name[] = {fine, unit_at(&board, "a4", "two words")};
    const law_supply empty_name[] = {fine, unit_at(&board, "a4", "")};
    const law_supply no_region[] = {fine, {.at = {0}}}, bad_region[] = {fine, {.at = {8}}};
    const struct {
        const law_supply *actions;
        law_status status;
    } cases[] = {{bad_name, LAW_BAD_NAME},
                 {empty_name, LAW_BAD_NAME},
                 {no_region, LAW_BAD_ARGUMENT},
                 {bad_region, LAW_BAD_ARGUMENT}};
    law_player red = player_named(&board, "red");
    supply(&board, "red", &fine, 1, &outcome);
    for (size_t i = 0; i < 4; i++) {
        law_status status =
            law_turn_supply(board.turn, red, cases[i].actions, 2, NULL, &board.error);
        assert_status(&board, status, cases[i].status);
    }
    finish(&board);
    assert_int_equal(outcome.reason, LAW_REASON_NONE); /* the one that was accepted stands */
    small_board_end(&board);
}

static void test_later_actions_replace_earlier_ones(void **state)
{
    (void)state;
    small_board board;
    law_supply_outcome first = {LAW_REASON_COUNT, {7}, {7}}, second;
    set_up(&board);
    flee(&board);
    const law_supply in_a4 = unit_at(&board, "a4", NULL), in_a2 = book_at(&board, "a2", NULL);
    supply(&board, "red", &in_a4, 1, &first);
    supply(&board, "red", &in_a2, 1, &second);
    supply(&board, "blue", &in_a2, 1, NULL); /* outcomes are not asked for */
    finish(&board);
    assert_int_equal(first.reason, LAW_REASON_COUNT);
    assert_int_equal(second.reason, LAW_REASON_NONE);
    assert_int_equal(law_position_unit_count(law_turn_next(board.turn)), 2);
    small_board_end(&board);
}

/* A position is the same whether a turn or a builder made it: one form for one content. */
static void test_the_next_position_is_the_one_that_a_builder_makes(void **state)
{
    (void)state;
    small_board board, expected;
    remove_a_unit(&board);
    const law_supply actions[] = {unit_at(&board, "b3", "fresh")};
    supply(&board, "red", actions, 1, NULL);
    finish(&board);

    small_board_begin(&expected);
    law_position_set_turn(expected.builder, 2);
    small_board_unit(&expected, "u2", "red", "a4");
    small_board_unit(&expected, "u3", "red", "a1");
    small_board_unit(&expected, "fresh", "red", "b3");
    small_board_start(&expected);
    const law_position *next = law_turn_next(board.turn);
    assert_true(law_position_equal(next, expected.position));
    assert_true(law_position_hash(next) == law_position_hash(expected.position));
    small_board_end(&expected);
    small_board_end(&board);
}

/* J6.5. The first turn is turn 1. */
static void test_a_draw_by_turns(void **state)
{
    (void)state;
    for (uint64_t most = 0; most <= 2; most++) {
        small_board board;
        set_up(&board);
        board.rules.max_turns = most;
        flee(&board);
        finish(&board);
        assert_int_equal(law_turn_is_draw(board.turn), most <= 1);
        small_board_end(&board);
    }
}

/* The number of a turn does not go round. */
static void test_the_last_turn_there_can_be(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    law_position_set_turn(board.builder, UINT64_MAX);
    flee(&board);
    finish(&board);
    assert_true(law_position_turn(law_turn_next(board.turn)) == UINT64_MAX);
    small_board_end(&board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_outcomes_name_what_was_made),
        cmocka_unit_test(test_reasons_against_an_action),
        cmocka_unit_test(test_the_id_of_a_removed_unit_is_in_use),
        cmocka_unit_test(test_the_first_player_comes_first),
        cmocka_unit_test(test_tokens_limit_placed_link_points),
        cmocka_unit_test(test_what_is_not_an_action_is_refused),
        cmocka_unit_test(test_later_actions_replace_earlier_ones),
        cmocka_unit_test(test_the_next_position_is_the_one_that_a_builder_makes),
        cmocka_unit_test(test_a_draw_by_turns),
        cmocka_unit_test(test_the_last_turn_there_can_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
