/* A turn's phases, its orders (J2.2), what it refuses, facts, taking the next position, restarting.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

static const law_player anybody = {0};

/* red u1 in a1 and u2 in a3, blue u3 in a2; book p1 in a1. */
static void set_up(small_board *board)
{
    small_board_begin(board);
    small_board_unit(board, "u1", "red", "a1");
    small_board_unit(board, "u2", "red", "a3");
    small_board_unit(board, "u3", "blue", "a2");
    small_board_book(board, "p1", "a1");
    small_board_start(board);
}

static law_status order_again(small_board *board)
{
    law_order order = order_move(board, "u1", "a2");
    return law_turn_order(board->turn, anybody, &order, &board->error);
}

static law_status prefer(small_board *board)
{
    return law_turn_prefer(board->turn, unit_named(board, "u1"), NULL, 0, &board->error);
}

static law_status supply(small_board *board)
{
    return law_turn_supply(board->turn, player_named(board, "red"), NULL, 0, NULL, &board->error);
}

/* Each call that is too early or too late is refused, and the phase stays what it was. */
static void assert_allowed(small_board *board, law_phase phase)
{
    bool in_orders = phase == LAW_PHASE_ORDERS, in_flee = phase == LAW_PHASE_FLEE;
    bool in_supply = phase == LAW_PHASE_SUPPLY;
    assert_int_equal(law_turn_phase(board->turn), phase);
    assert_status(board, order_again(board), in_orders ? LAW_OK : LAW_WRONG_PHASE);
    assert_status(board, prefer(board), in_orders || in_flee ? LAW_OK : LAW_WRONG_PHASE);
    assert_status(board, supply(board),
                  in_orders || in_flee || in_supply ? LAW_OK : LAW_WRONG_PHASE);
    if (!in_orders)
        assert_status(board, law_turn_resolve(board->turn, &board->error), LAW_WRONG_PHASE);
    if (!in_flee)
        assert_status(board, law_turn_flee(board->turn, &board->error), LAW_WRONG_PHASE);
    if (!in_supply)
        assert_status(board, law_turn_finish(board->turn, &board->error), LAW_WRONG_PHASE);
    if (phase != LAW_PHASE_FINISHED) {
        assert_status(board, law_turn_verify(board->turn, &board->error), LAW_WRONG_PHASE);
        assert_null(law_turn_next(board->turn));
        assert_null(law_turn_take(board->turn));
    }
    assert_int_equal(law_turn_phase(board->turn), phase);
}

static void test_phases_follow_each_other(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    assert_allowed(&board, LAW_PHASE_ORDERS);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_allowed(&board, LAW_PHASE_FLEE);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    assert_allowed(&board, LAW_PHASE_SUPPLY);
    assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
    assert_allowed(&board, LAW_PHASE_FINISHED);
    assert_status(&board, law_turn_verify(board.turn, &board.error), LAW_OK);
    assert_ptr_equal(law_turn_map(board.turn), board.map);
    assert_ptr_equal(law_turn_position(board.turn), board.position);
    small_board_end(&board);
}

/* Before there is an answer there is none, and no crash. */
static void test_getters_answer_nothing_too_early(void **state)
{
    (void)state;
    small_board board;
    const law_unit *fleeing;
    law_fact fact;
    law_region from = {9}, to = {9};
    set_up(&board);
    law_unit u1 = unit_named(&board, "u1");
    assert_int_equal(law_turn_fleeing(board.turn, &fleeing), 0);
    assert_int_equal(law_turn_flights(board.turn, u1, NULL, 0), 0);
    assert_int_equal(law_turn_facts(board.turn, u1, &fact, 1), 0);
    assert_int_equal(law_turn_verdict(board.turn, u1).strength, 0);
    assert_false(law_turn_is_conflicted(board.turn, region_named(&board, "a1")));
    assert_int_equal(law_turn_flight(board.turn, u1, &from, &to), LAW_FLIGHT_NONE);
    assert_int_equal(from.id, 0);
    assert_int_equal(to.id, 0);
    assert_false(law_turn_has_won(board.turn, player_named(&board, "red")));
    assert_int_equal(law_turn_supply_actions(board.turn, player_named(&board, "red")), 0);
    assert_false(law_turn_is_out(board.turn, player_named(&board, "red")));
    assert_false(law_turn_is_draw(board.turn));
    small_board_end(&board);
}

static void test_only_the_owner_orders_a_unit(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    law_order order = order_move(&board, "u1", "a4");
    law_status status =
        law_turn_order(board.turn, player_named(&board, "blue"), &order, &board.error);
    assert_status(&board, status, LAW_NOT_YOURS);
    assert_int_equal(law_turn_order(board.turn, (law_player){3}, &order, NULL), LAW_NOT_YOURS);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_HELD); /* as if not given */
    assert_int_equal(law_turn_verdict(board.turn, order.unit).order.type, LAW_STAY);
    small_board_end(&board);
}

static void test_a_later_order_replaces_an_earlier_one(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    law_order first = order_move(&board, "u1", "a4"), second = order_link(&board, "u1", "p1");
    law_player red = player_named(&board, "red");
    assert_int_equal(law_turn_order(board.turn, red, &first, NULL), LAW_OK);
    assert_int_equal(law_turn_order(board.turn, anybody, &second, NULL), LAW_OK);
    law_status status =
        law_turn_order(board.turn, player_named(&board, "blue"), &first, &board.error);
    assert_status(&board, status, LAW_NOT_YOURS); /* and the second stands */
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    law_verdict verdict = law_turn_verdict(board.turn, first.unit);
    assert_int_equal(verdict.order.type, LAW_LINK);
    assert_int_equal(verdict.order.unit.id, first.unit.id);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED);
    small_board_end(&board);
}

static void test_ids_that_the_turn_did_not_give_are_refused(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    const law_unit u1 = unit_named(&board, "u1");
    const law_order refused[] = {
        {.unit = {0}},
        {.unit = {4}},
        {.unit = {LAW_UNKNOWN}},
        {.unit = u1, .type = LAW_ORDER_TYPE_COUNT},
        {.unit = u1, .type = LAW_MOVE},
        {.unit = u1, .type = LAW_MOVE, .to = {8}},
        {.unit = u1, .type = LAW_MOVE, .to = {2}, .carry = true, .cargo = {4}},
        {.unit = u1, .type = LAW_LINK, .book = {4}},
        {.unit = u1, .type = LAW_LINK, .book = {1}, .carry = true, .cargo = {4}},
        {.unit = u1, .type = LAW_TRANSFER, .book = {4}, .other = {3}},
        {.unit = u1, .type = LAW_TRANSFER, .book = {1}, .other = {4}},
        {.unit = u1, .type = LAW_TRANSFER, .book = {1}, .other = {0}},
        {.unit = u1, .type = LAW_REINFORCE, .other = {0}},
        {.unit = u1, .type = LAW_REINFORCE, .other = {4}},
        {.unit = u1, .type = LAW_REINFORCE, .other = {2}, .action = LAW_MOVE},
        {.unit = u1, .type = LAW_REINFORCE, .other = {2}, .action = LAW_LINK, .to = {8}},
        {.unit = u1, .type = LAW_REINFORCE, .other = {2}, .action = LAW_TRANSFER},
        {.unit = u1, .type = LAW_REINFORCE, .other = {2}, .action = LAW_REINFORCE},
    };
    give(&board, order_move(&board, "u1", "a4"));
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        law_status status = law_turn_order(board.turn, anybody, &refused[i], &board.error);
        assert_status(&board, status, LAW_BAD_ARGUMENT);
    }
    const law_unit nobody = {4};
    assert_status(&board, law_turn_prefer(board.turn, nobody, NULL, 0, &board.error),
                  LAW_BAD_ARGUMENT);
    assert_status(&board, law_turn_supply(board.turn, (law_player){3}, NULL, 0, NULL, &board.error),
                  LAW_BAD_ARGUMENT);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_SUCCEEDED,
                   LAW_REASON_UNOPPOSED); /* the order that was given */
    assert_int_equal(law_turn_verdict(board.turn, nobody).strength, 0);
    small_board_end(&board);
}

/* What a type does not use may hold anything. */
static void test_fields_that_a_type_does_not_use_are_ignored(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    const law_order orders[] = {
        {.unit = {1}, .type = LAW_MOVE, .to = {4}, .book = {99}, .cargo = {99}, .other = {99}},
        {.unit = {2}, .type = LAW_STAY, .to = {99}, .book = {99}, .carry = true, .cargo = {99}},
        {.unit = {3},
         .type = LAW_REINFORCE,
         .other = {2},
         .action = LAW_STAY,
         .to = {99},
         .carry = true,
         .cargo = {99}},
    };
    for (size_t i = 0; i < 3; i++)
        give(&board, orders[i]);
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED);
    assert_verdict(&board, "u2", LAW_SUCCEEDED, LAW_REASON_HELD);
    assert_verdict(&board, "u3", LAW_SUCCEEDED, LAW_REASON_COUNTED);
    assert_false(law_turn_verdict(board.turn, (law_unit){2}).carries);
    assert_int_equal(law_turn_verdict(board.turn, (law_unit){2}).strength, 2);
    small_board_end(&board);
}

/* The expected facts, in any order, and no others. */
static void assert_facts(small_board *board, const char *unit, const law_fact *expected,
                         size_t expected_count)
{
    law_fact facts[10];
    size_t count = law_turn_facts(board->turn, unit_named(board, unit), facts, 10);
    assert_int_equal(count, expected_count);
    assert_int_equal(law_turn_facts(board->turn, unit_named(board, unit), facts, 0), count);
    for (size_t i = 0; i < expected_count; i++) {
        const law_fact *wanted = &expected[i];
        bool is_there = false;
        for (size_t j = 0; j < count; j++) {
            const law_fact *fact = &facts[j];
            is_there |= fact->kind == wanted->kind && strcmp(fact->rule, wanted->rule) == 0 &&
                        fact->unit.id == wanted->unit.id && fact->region.id == wanted->region.id &&
                        fact->symbol.id == wanted->symbol.id && fact->type == wanted->type &&
                        fact->strength == wanted->strength;
        }
        if (!is_there)
            fail_msg("%s: no such fact: %s", unit, law_fact_name(wanted->kind));
    }
}

static void test_facts_say_who_and_how_strong(void **state)
{
    (void)state;
    small_board board;
    set_up(&board); /* u1 a1, u2 a3 (red), u3 a2 (blue) */
    const law_unit u1 = {1}, u2 = {2}, u3 = {3};
    const law_region a4 = region_named(&board, "a4");
    law_order carrying = order_move(&board, "u1", "a2");
    carrying.carry = true;
    give(&board, carrying);
    give(&board, order_reinforce(&board, "u2", "u1", LAW_MOVE, "a2"));
    give(&board, order_move(&board, "u3", "a4")); /* not adjacent: it stays */
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    const law_fact of_u1[] = {
        {.kind = LAW_FACT_REINFORCED_BY, .rule = "J4.1", .unit = u2},
        {.kind = LAW_FACT_HELD_BY, .rule = "J4.2", .unit = u3, .strength = 1},
        {.kind = LAW_FACT_CARRIED, .rule = "J4.9", .symbol = {1}, .region = {2}},
    };
    const law_fact of_u3[] = {
        {.kind = LAW_FACT_NOT_ADJACENT_TO, .rule = "J3.2", .region = a4},
        {.kind = LAW_FACT_DISPLACED_BY, .rule = "J4.7", .unit = u1, .strength = 2},
    };
    assert_facts(&board, "u1", of_u1, 3);
    assert_facts(&board, "u2", NULL, 0);
    assert_facts(&board, "u3", of_u3, 2);
    assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
    const law_fact later[] = {
        of_u3[0],
        of_u3[1],
        {.kind = LAW_FACT_FLED_TO, .rule = "J5.4", .region = {1}},
    };
    assert_facts(&board, "u3", later, 3); /* placed in a1, which the attacker left */
    law_fact one[2] = {{.strength = 77}, {.strength = 77}};
    assert_int_equal(law_turn_facts(board.turn, u1, one, 1), 3);
    assert_int_equal(one[1].strength, 77); /* no more is written than there is room for */
    assert_int_equal(law_turn_facts(board.turn, (law_unit){4}, one, 1), 0);
    small_board_end(&board);
}

static void play(small_board *board)
{
    assert_int_equal(law_turn_resolve(board->turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(board->turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(board->turn, NULL), LAW_OK);
}

static void test_the_next_position_is_taken_once(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    give(&board, order_move(&board, "u1", "a4"));
    play(&board);
    const law_position *next = law_turn_next(board.turn);
    assert_int_equal(law_position_turn(next), 2);
    assert_int_equal(law_position_unit_region(next, unit_named(&board, "u1")).id, 4);
    law_position *taken = law_turn_take(board.turn);
    assert_ptr_equal(taken, next);
    assert_null(law_turn_take(board.turn));
    assert_null(law_turn_next(board.turn));
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED); /* verdicts stay */
    assert_status(&board, law_turn_verify(board.turn, &board.error), LAW_WRONG_PHASE);
    law_position_destroy(taken, &board.allocator);
    small_board_end(&board);
}

static void test_a_turn_restarts_from_any_phase(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    for (int steps = 0; steps <= 3; steps++) {
        give(&board, order_move(&board, "u1", "a2"));
        give(&board, order_reinforce(&board, "u2", "u1", LAW_MOVE, "a2"));
        if (steps > 0)
            assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
        if (steps > 1)
            assert_int_equal(law_turn_flee(board.turn, NULL), LAW_OK);
        if (steps > 2)
            assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
        assert_int_equal(law_turn_restart(board.turn, board.position, NULL), LAW_OK);
        assert_allowed(&board, LAW_PHASE_ORDERS);
        assert_int_equal(law_turn_restart(board.turn, board.position, NULL), LAW_OK);
    }
    play(&board);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_HELD); /* orders are forgotten */
    small_board_end(&board);
}

static void test_several_turns_in_one_memory(void **state)
{
    (void)state;
    small_board board;
    static const char *const way[] = {"a2", "a3", "a4", "a1", "a3"};
    set_up(&board);
    law_position *now = board.position;
    size_t requests = 0;
    for (uint64_t turn = 1; turn <= 5; turn++) {
        law_order order = order_move(&board, "u1", way[turn - 1]);
        assert_int_equal(law_turn_order(board.turn, anybody, &order, NULL), LAW_OK);
        order = order_reinforce(&board, "u2", "u1", LAW_MOVE, way[turn - 1]);
        assert_int_equal(law_turn_order(board.turn, anybody, &order, NULL), LAW_OK);
        requests = board.memory.request_count;
        play(&board);
        law_position *next = law_turn_take(board.turn);
        assert_int_equal(law_position_turn(next), turn + 1);
        assert_int_equal(law_turn_restart(board.turn, next, NULL), LAW_OK);
        assert_int_equal(board.memory.request_count, requests + 1); /* the next position only */
        if (now != board.position)
            law_position_destroy(now, &board.allocator);
        now = next;
    }
    assert_ptr_equal(law_turn_position(board.turn), now);
    law_turn_destroy(board.turn);
    board.turn = NULL;
    law_position_destroy(now, &board.allocator);
    small_board_end(&board);
}

static void test_a_restart_refuses_another_map(void **state)
{
    (void)state;
    small_board board;
    law_map_builder *map_builder;
    law_map *other_map;
    law_position_builder *builder;
    law_position *other;
    set_up(&board);
    assert_int_equal(law_map_begin(&map_builder, NULL, NULL), LAW_OK);
    assert_int_equal(law_map_finish(&other_map, map_builder, NULL), LAW_OK);
    assert_int_equal(law_position_begin(&builder, other_map, NULL, NULL), LAW_OK);
    assert_int_equal(law_position_finish(&other, builder, NULL), LAW_OK);
    give(&board, order_move(&board, "u1", "a4"));
    play(&board);
    assert_status(&board, law_turn_restart(board.turn, other, &board.error), LAW_BAD_ARGUMENT);
    assert_verdict(&board, "u1", LAW_SUCCEEDED, LAW_REASON_UNOPPOSED); /* as it was */
    assert_non_null(law_turn_next(board.turn));
    law_position_destroy(other, NULL);
    law_position_builder_destroy(builder);
    law_map_builder_destroy(map_builder);
    law_map_destroy(other_map);
    small_board_end(&board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_phases_follow_each_other),
        cmocka_unit_test(test_getters_answer_nothing_too_early),
        cmocka_unit_test(test_only_the_owner_orders_a_unit),
        cmocka_unit_test(test_a_later_order_replaces_an_earlier_one),
        cmocka_unit_test(test_ids_that_the_turn_did_not_give_are_refused),
        cmocka_unit_test(test_fields_that_a_type_does_not_use_are_ignored),
        cmocka_unit_test(test_facts_say_who_and_how_strong),
        cmocka_unit_test(test_the_next_position_is_taken_once),
        cmocka_unit_test(test_a_turn_restarts_from_any_phase),
        cmocka_unit_test(test_several_turns_in_one_memory),
        cmocka_unit_test(test_a_restart_refuses_another_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
