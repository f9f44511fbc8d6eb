/* Hooks: what they are asked, what they may answer, that a failing one leaves the turn as it was,
 * and that none can reach into the turn that asks it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

enum { ASKED_MAX = 32, NO_CHANGE = -1000 };

/* What a hook was asked, in order, and what it is to answer. */
typedef struct {
    struct {
        law_question_kind kind;
        uint32_t unit, player;
        int64_t standard;
        size_t reinforcer_count;
        uint32_t reinforcers[3];
    } asked[ASKED_MAX];
    size_t count;
    law_question_kind kind; /* the question that is answered in this way */
    uint32_t about;         /* the unit or player it is answered for; 0: all */
    int64_t answer;         /* NO_CHANGE: the standard one */
    law_status status;
} script;

static law_status answer(void *user, const law_question *question, int64_t *value)
{
    script *told = user;
    assert_true(told->count < ASKED_MAX);
    told->asked[told->count].kind = question->kind;
    told->asked[told->count].unit = question->unit.id;
    told->asked[told->count].player = question->player.id;
    told->asked[told->count].standard = *value;
    told->asked[told->count].reinforcer_count = question->reinforcer_count;
    for (size_t i = 0; i < question->reinforcer_count && i < 3; i++)
        told->asked[told->count].reinforcers[i] = question->reinforcers[i].id;
    told->count++;
    uint32_t subject = question->unit.id != 0 ? question->unit.id : question->player.id;
    if (question->kind != told->kind || (told->about != 0 && subject != told->about))
        return LAW_OK;
    if (told->answer != NO_CHANGE)
        *value = told->answer;
    return told->status;
}

/* red u1 in a1, u2 in a3, u4 in b1; blue u3 in a2. Book p1 in a1. u1 moves to a2, reinforced by u2.
 * Nobody can win, so that all hooks are asked. */
static void set_up(small_board *board, script *told)
{
    memset(told, 0, sizeof *told);
    told->kind = LAW_ASK_COUNT;
    told->answer = NO_CHANGE;
    small_board_begin(board);
    small_board_unit(board, "u1", "red", "a1");
    small_board_unit(board, "u2", "red", "a3");
    small_board_unit(board, "u3", "blue", "a2");
    small_board_unit(board, "u4", "red", "b1");
    small_board_book(board, "p1", "a1");
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++)
        board->rules.hooks[kind] = answer;
    board->rules.user = told;
    board->rules.victory_fraction = (law_fraction){2, 1};
    small_board_start(board);
    give(board, order_move(board, "u1", "a2"));
    give(board, order_reinforce(board, "u2", "u1", LAW_MOVE, "a2"));
}

static void assert_asked(const script *told, size_t index, law_question_kind kind, uint32_t unit,
                         uint32_t player, int64_t standard)
{
    assert_true(index < told->count);
    assert_int_equal(told->asked[index].kind, kind);
    assert_int_equal(told->asked[index].unit, unit);
    assert_int_equal(told->asked[index].player, player);
    assert_int_equal(told->asked[index].standard, standard);
}

static void test_what_is_asked_and_in_which_order(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    give(&board, order_move(&board, "u4", "a1")); /* illegal: not adjacent */
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_asked(&told, 0, LAW_ASK_LEGAL, 1, 1, 1);
    assert_asked(&told, 1, LAW_ASK_LEGAL, 2, 1, 1);
    assert_asked(&told, 2, LAW_ASK_LEGAL, 4, 1, 0);
    assert_asked(&told, 3, LAW_ASK_STRENGTH, 1, 1, 2);
    assert_int_equal(told.asked[3].reinforcer_count, 1);
    assert_int_equal(told.asked[3].reinforcers[0], 2);
    assert_asked(&told, 4, LAW_ASK_HOLDING, 1, 1, 1);
    assert_int_equal(told.asked[4].reinforcer_count, 0);
    assert_asked(&told, 5, LAW_ASK_STRENGTH, 2, 1, 1);
    assert_asked(&told, 6, LAW_ASK_STRENGTH, 3, 2, 1);
    assert_asked(&told, 7, LAW_ASK_STRENGTH, 4, 1, 1);
    assert_int_equal(told.count, 8);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_asked(&told, 8, LAW_ASK_VICTORY, 0, 1, 0);
    assert_asked(&told, 9, LAW_ASK_VICTORY, 0, 2, 0);
    assert_asked(&told, 10, LAW_ASK_SUPPLY_ACTIONS, 0, 1, 0);
    assert_asked(&told, 11, LAW_ASK_SUPPLY_ACTIONS, 0, 2, 0);
    assert_int_equal(told.count, 12);
    small_board_end(&board);
}

/* Orders that name what does not exist, or leave open which book they mean, are illegal for good.
 */
static void test_legality_is_asked_where_there_is_something_to_judge(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    told.kind = LAW_ASK_LEGAL;
    told.answer = 1;
    give(&board, order_move(&board, "u1", "nowhere"));
    give(&board, order_link(&board, "u2", NULL));
    give(&board, order_reinforce(&board, "u3", "nobody", LAW_STAY, NULL));
    give(&board, order_move(&board, "u4", "a4"));
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_ILLEGAL, LAW_REASON_UNKNOWN_REGION);
    assert_verdict(&board, "u2", LAW_ILLEGAL, LAW_REASON_NO_BOOK_HERE);
    assert_verdict(&board, "u3", LAW_ILLEGAL, LAW_REASON_UNKNOWN_UNIT);
    assert_verdict(&board, "u4", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED); /* allowed by the hook */
    assert_asked(&told, 0, LAW_ASK_LEGAL, 4, 1, 0);
    assert_int_equal(told.asked[1].kind, LAW_ASK_STRENGTH);
    small_board_end(&board);
}

static void test_a_hook_can_forbid_an_order(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    told.kind = LAW_ASK_LEGAL;
    told.about = 1;
    told.answer = 0;
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_ILLEGAL, LAW_REASON_HOUSE_RULE);
    assert_verdict(&board, "u2", LAW_FAILED, LAW_REASON_NOT_MATCHED); /* u1 stays (J3.8) */
    small_board_end(&board);
}

static void test_a_hook_can_change_strength_and_holding(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    told.kind = LAW_ASK_STRENGTH;
    told.about = 3;
    told.answer = LAW_STRENGTH_MAX;
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_FAILED, LAW_REASON_OCCUPIED);
    assert_int_equal(law_turn_verdict(board.turn, unit_named(&board, "u3")).strength,
                     LAW_STRENGTH_MAX);
    small_board_end(&board);

    /* u3's Move into b1's neighbourhood fails, and it holds a2 with 0, 1, 2 or more against 2. */
    for (int64_t holding = 0; holding <= 3; holding++) {
        set_up(&board, &told);
        told.kind = LAW_ASK_HOLDING;
        told.about = 3;
        told.answer = holding;
        give(&board, order_move(&board, "u3", "a3"));
        assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
        bool holds = holding >= 2;
        assert_verdict(&board, "u3", LAW_FAILED, LAW_REASON_OCCUPIED);
        assert_verdict(&board, "u1", holds ? LAW_FAILED : LAW_SUCCEEDED,
                       holds ? LAW_REASON_OCCUPIED : LAW_REASON_STRONGEST);
        small_board_end(&board);
    }
}

static void test_hooks_decide_victory_and_supply(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    told.kind = LAW_ASK_VICTORY;
    told.about = 2;
    told.answer = 1;
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_true(law_turn_has_won(board.turn, player_named(&board, "blue")));
    assert_false(law_turn_has_won(board.turn, player_named(&board, "red")));
    assert_int_equal(told.asked[told.count - 1].kind, LAW_ASK_VICTORY); /* the end: no actions */
    small_board_end(&board);

    set_up(&board, &told);
    told.kind = LAW_ASK_SUPPLY_ACTIONS;
    told.about = 2;
    told.answer = 7;
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_supply_actions(board.turn, player_named(&board, "red")), 0);
    assert_int_equal(law_turn_supply_actions(board.turn, player_named(&board, "blue")), 7);
    small_board_end(&board);
}

/* The most that can be earned is more than can be asked for. */
static void test_as_many_actions_as_a_number_can_hold(void **state)
{
    (void)state;
    small_board board;
    script told;
    law_supply_outcome outcomes[2];
    set_up(&board, &told);
    told.kind = LAW_ASK_SUPPLY_ACTIONS;
    told.answer = INT64_MAX;
    const law_supply actions[] = {{.writes_book = true, .at = region_named(&board, "b1")},
                                  {.writes_book = true, .at = region_named(&board, "b1")}};
    law_player red = player_named(&board, "red");
    assert_int_equal(law_turn_supply(board.turn, red, actions, 2, outcomes, NULL), LAW_OK);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_true(law_turn_supply_actions(board.turn, red) == INT64_MAX);
    assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
    assert_int_equal(outcomes[0].reason, LAW_REASON_NONE);
    assert_int_equal(outcomes[1].symbol.id, 5);
    assert_string_equal(
        law_position_symbol_name(law_turn_next(board.turn), board.map, outcomes[1].symbol), "p:2");
    assert_status(&board, law_turn_verify(board.turn, &board.error), LAW_OK);
    small_board_end(&board);
}

static law_status step(small_board *board, law_question_kind kind)
{
    bool is_after = kind == LAW_ASK_SUPPLY_ACTIONS || kind == LAW_ASK_VICTORY;
    if (is_after)
        return law_turn_flee(board->turn, &board->error);
    return law_turn_resolve(board->turn, &board->error);
}

/* The turn is as it was before the step, and the step can be tried again. */
static void assert_step_fails(law_question_kind kind, int64_t wrong, law_status status)
{
    small_board board;
    script told;
    law_fact fact;
    const law_unit *fleeing;
    const law_flight to_a1 = {.region = {1}};
    set_up(&board, &told);
    bool is_after = kind == LAW_ASK_SUPPLY_ACTIONS || kind == LAW_ASK_VICTORY;
    const law_unit u3 = unit_named(&board, "u3");
    assert_int_equal(law_turn_prefer(board.turn, u3, &to_a1, 1, NULL), LAW_OK);
    if (is_after)
        assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    told.kind = kind;
    told.answer = wrong;
    told.status = status;
    for (int tries = 0; tries < 2; tries++) {
        assert_status(&board, step(&board, kind), LAW_HOOK_FAILED);
        law_phase phase = is_after ? LAW_PHASE_FLEE : LAW_PHASE_ORDERS;
        assert_int_equal(law_turn_phase(board.turn), phase);
        assert_int_equal(law_turn_fleeing(board.turn, &fleeing), is_after ? 1 : 0);
        law_flight flights[9];
        assert_int_equal(law_turn_flights(board.turn, u3, flights, 9), is_after ? 1 : 0);
        if (!is_after) {
            assert_int_equal(law_turn_facts(board.turn, u3, &fact, 1), 0);
            give(&board, order_stay(&board, "u4"));
        }
        assert_int_equal(law_turn_flight(board.turn, u3, NULL, NULL), LAW_FLIGHT_NONE);
        assert_false(law_turn_has_won(board.turn, player_named(&board, "red")));
    }
    told.status = LAW_OK;
    told.answer = NO_CHANGE;
    if (!is_after)
        assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
    assert_status(&board, law_turn_verify(board.turn, &board.error), LAW_OK);
    assert_fled(&board, "u3", "a1");
    small_board_end(&board);
}

static void test_a_hook_that_fails_leaves_the_turn_as_it_was(void **state)
{
    (void)state;
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++) {
        assert_step_fails((law_question_kind)kind, NO_CHANGE, LAW_BAD_ARGUMENT);
        assert_step_fails((law_question_kind)kind, 1, LAW_NO_MEMORY);
    }
}

static void test_answers_outside_their_range_fail(void **state)
{
    (void)state;
    static const int64_t most[] = {[LAW_ASK_LEGAL] = 1,
                                   [LAW_ASK_STRENGTH] = LAW_STRENGTH_MAX,
                                   [LAW_ASK_HOLDING] = LAW_STRENGTH_MAX,
                                   [LAW_ASK_SUPPLY_ACTIONS] = INT64_MAX,
                                   [LAW_ASK_VICTORY] = 1};
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++) {
        assert_step_fails((law_question_kind)kind, -1, LAW_OK);
        assert_step_fails((law_question_kind)kind, INT64_MIN, LAW_OK);
        if (most[kind] == INT64_MAX)
            continue;
        assert_step_fails((law_question_kind)kind, most[kind] + 1, LAW_OK);
        assert_step_fails((law_question_kind)kind, INT64_MAX, LAW_OK);
    }
}

/* A hook that calls back into the turn that asks it. */
static law_status call_back(void *user, const law_question *question, int64_t *value)
{
    (void)value;
    small_board *board = user;
    law_error *error = &board->error;
    law_order order = order_move(board, "u4", "b2");
    const law_player red = {1};
    const law_unit u1 = {1};
    assert_ptr_equal(question->turn, board->turn);
    assert_status(board, law_turn_order(board->turn, red, &order, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_resolve(board->turn, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_prefer(board->turn, u1, NULL, 0, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_flee(board->turn, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_supply(board->turn, red, NULL, 0, NULL, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_finish(board->turn, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_restart(board->turn, board->position, error), LAW_WRONG_PHASE);
    assert_status(board, law_turn_verify(board->turn, error), LAW_WRONG_PHASE);
    assert_null(law_turn_take(board->turn));
    assert_int_equal(law_position_unit_count(law_turn_position(board->turn)),
                     4); /* reading is fine */
    assert_int_equal(law_turn_rules(board->turn)->hooks[question->kind] == call_back, 1);
    return LAW_OK;
}

static void test_a_hook_cannot_change_the_turn_that_asks_it(void **state)
{
    (void)state;
    small_board board;
    script told;
    set_up(&board, &told);
    law_rules rules = board.rules;
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++)
        rules.hooks[kind] = call_back;
    rules.user = &board;
    law_turn_destroy(board.turn);
    assert_int_equal(
        law_turn_begin(&board.turn, board.map, board.position, &rules, &board.allocator, NULL),
        LAW_OK);
    give(&board, order_move(&board, "u1", "a4"));
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED);
    assert_verdict(&board, "u4", LAW_SUCCEEDED, LAW_REASON_HELD);
    small_board_end(&board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_asked_and_in_which_order),
        cmocka_unit_test(test_legality_is_asked_where_there_is_something_to_judge),
        cmocka_unit_test(test_a_hook_can_forbid_an_order),
        cmocka_unit_test(test_a_hook_can_change_strength_and_holding),
        cmocka_unit_test(test_hooks_decide_victory_and_supply),
        cmocka_unit_test(test_as_many_actions_as_a_number_can_hold),
        cmocka_unit_test(test_a_hook_that_fails_leaves_the_turn_as_it_was),
        cmocka_unit_test(test_answers_outside_their_range_fail),
        cmocka_unit_test(test_a_hook_cannot_change_the_turn_that_asks_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
