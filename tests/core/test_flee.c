/* Flight, where order and names matter: what a list may hold, rounds, collisions, the last step.
 * The rules as a whole are compared in test_exhaustive.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

/* Blue's u1 in a1 is displaced by red's u2 from a2, whom u3 in a3 reinforces. a4 is free, a link
 * point there is nobody's. Books p1 and p3, which lead to b1 and b3, lie in a1. */
static void set_up(small_board *board)
{
    small_board_begin(board);
    small_board_unit(board, "u1", "blue", "a1");
    small_board_unit(board, "u2", "red", "a2");
    small_board_unit(board, "u3", "red", "a3");
    small_board_book(board, "p1", "a1");
    small_board_book(board, "p3", "a1");
}

static void displace(small_board *board)
{
    small_board_start(board);
    give(board, order_move(board, "u2", "a1"));
    give(board, order_reinforce(board, "u3", "u2", LAW_MOVE, "a1"));
    assert_int_equal(law_turn_resolve(board->turn, NULL), LAW_OK);
    assert_verdict(board, "u2", LAW_SUCCEEDED, LAW_REASON_STRONGEST);
    assert_verdict(board, "u1", LAW_FAILED, LAW_REASON_DISPLACED);
}

static law_flight on_foot(const small_board *board, const char *region)
{
    return (law_flight){.region = region_named(board, region)};
}

static law_flight through(const small_board *board, const char *book)
{
    return (law_flight){.book = symbol_named(board, book)};
}

static void prefer(small_board *board, const char *unit, const law_flight *flights, size_t count)
{
    law_status status = law_turn_prefer(board->turn, unit_named(board, unit), flights, count, NULL);
    assert_int_equal(status, LAW_OK);
}

static void flee(small_board *board)
{
    assert_int_equal(law_turn_flee(board->turn, NULL), LAW_OK);
}

static void finish(small_board *board)
{
    assert_int_equal(law_turn_finish(board->turn, NULL), LAW_OK);
    assert_status(board, law_turn_verify(board->turn, &board->error), LAW_OK);
    small_board_end(board);
}

/* J5.4's order: adjacent regions in board order, then books in the order of their link points. */
static void test_places_are_listed_in_order(void **state)
{
    (void)state;
    small_board board;
    law_flight flights[5] = {{{77}, {77}}, {{77}, {77}}, {{77}, {77}}, {{77}, {77}}, {{77}, {77}}};
    const law_unit *fleeing;
    set_up(&board);
    displace(&board);
    assert_int_equal(law_turn_fleeing(board.turn, &fleeing), 1);
    assert_int_equal(fleeing[0].id, unit_named(&board, "u1").id);
    assert_int_equal(law_turn_flights(board.turn, fleeing[0], NULL, 0), 4);
    assert_int_equal(law_turn_flights(board.turn, fleeing[0], flights, 3), 4);
    assert_int_equal(flights[3].region.id, 77); /* not written to */
    assert_int_equal(law_turn_flights(board.turn, fleeing[0], flights, 5), 4);
    const law_flight expected[] = {on_foot(&board, "a2"), on_foot(&board, "a4"),
                                   through(&board, "p1"), through(&board, "p3")};
    for (size_t i = 0; i < 4; i++) {
        assert_int_equal(flights[i].region.id, expected[i].region.id);
        assert_int_equal(flights[i].book.id, expected[i].book.id);
    }
    assert_int_equal(law_turn_flights(board.turn, unit_named(&board, "u2"), flights, 5), 0);
    assert_int_equal(law_turn_flights(board.turn, (law_unit){9}, flights, 5), 0);
    flee(&board);
    assert_int_equal(law_turn_flights(board.turn, (law_unit){1}, flights, 5), 0);
    assert_fled(&board, "u1", "a2"); /* the first of them, for no list was given */
    finish(&board);
}

static void test_entries_that_are_not_legal_are_skipped(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    displace(&board);
    const law_flight list[] = {
        on_foot(&board, "nowhere"),
        through(&board, "no book"),
        {{0}, {0}},
        {{99}, {0}},
        {{0}, {99}},
        on_foot(&board, "a1"), /* where it flees from */
        on_foot(&board, "a3"), /* occupied */
        on_foot(&board, "b1"), /* not adjacent */
        through(&board, "p2"), /* not here, and the same Age */
        through(&board, "p3"),
    };
    prefer(&board, "u1", list, sizeof list / sizeof *list);
    flee(&board);
    assert_fled(&board, "u1", "b3");
    finish(&board);
}

static void test_a_later_list_replaces_an_earlier_one(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    small_board_start(&board);
    const law_flight first[] = {through(&board, "p1")}, second[] = {on_foot(&board, "a4")};
    prefer(&board, "u1", first, 1); /* before the orders */
    give(&board, order_move(&board, "u2", "a1"));
    give(&board, order_reinforce(&board, "u3", "u2", LAW_MOVE, "a1"));
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    prefer(&board, "u1", second, 1);
    prefer(&board, "u2", first, 1); /* it need not flee: ignored */
    flee(&board);
    assert_fled(&board, "u1", "a4");
    assert_int_equal(law_turn_flight(board.turn, unit_named(&board, "u2"), NULL, NULL),
                     LAW_FLIGHT_NONE);
    finish(&board);
}

/* J5.1, J5.2, one house rule at a time: where u1 goes when it asks for a2, a4, then p1. */
static void assert_goes(void (*change)(law_rules *), const char *controller, const char *where)
{
    small_board board;
    set_up(&board);
    if (controller != NULL)
        small_board_control(&board, "p2", controller);
    if (change != NULL)
        change(&board.rules);
    displace(&board);
    const law_flight list[] = {on_foot(&board, "a4"), on_foot(&board, "a2"), through(&board, "p1")};
    const law_flight books_first[] = {list[2], list[0], list[1]};
    bool is_about_books = strcmp(where, "b1") == 0 || !board.rules.flee_through_books;
    prefer(&board, "u1", is_about_books ? books_first : list, 3);
    flee(&board);
    assert_fled(&board, "u1", where);
    finish(&board);
}

static void only_on_foot(law_rules *rules)
{
    rules->flee_through_books = false;
}

static void not_to_the_attacker(law_rules *rules)
{
    rules->flee_to_attacker = false;
    rules->flee_through_books = false;
}

static void past_strangers(law_rules *rules)
{
    rules->flee_controlled = LAW_CONTROLLED_OTHERS;
}

static void past_anybody(law_rules *rules)
{
    rules->flee_controlled = LAW_CONTROLLED_IGNORE;
}

static void test_house_rules_of_flight(void **state)
{
    (void)state;
    assert_goes(NULL, NULL, "a4");
    assert_goes(NULL, "red", "a2");
    assert_goes(NULL, "blue", "a2");
    assert_goes(past_strangers, "blue", "a4");
    assert_goes(past_strangers, "red", "a2");
    assert_goes(past_anybody, "red", "a4");
    assert_goes(only_on_foot, NULL, "a4");
    assert_goes(not_to_the_attacker, NULL, "a4");
}

/* With a4 controlled, the attacker's region closed and no books, there is no place. */
static void test_who_has_no_place_is_removed(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    small_board_control(&board, "p2", "blue");
    not_to_the_attacker(&board.rules);
    displace(&board);
    flee(&board);
    assert_fled(&board, "u1", NULL);
    law_fact facts[4];
    size_t count = law_turn_facts(board.turn, unit_named(&board, "u1"), facts, 4);
    assert_int_equal(facts[count - 1].kind, LAW_FACT_NO_PLACE_TO_FLEE);
    assert_int_equal(law_turn_finish(board.turn, NULL), LAW_OK);
    assert_int_equal(law_position_unit_named(law_turn_next(board.turn), "u1").id, 0);
    assert_int_equal(law_position_book_region(law_turn_next(board.turn), (law_symbol){1}).id, 1);
    small_board_end(&board);
}

/* Three units link into b2 and tie, so all flee from b2, to b1 or b3 or through a book that lies
 * there. */
static void tie_in_b2(small_board *board, law_flee_collision collision)
{
    static const char *const regions[] = {"a1", "a2", "a3"}, *const units[] = {"u1", "u2", "u3"};
    static const char *const points[] = {"q1", "q2", "q3"};
    small_board_begin(board);
    board->rules.flee_collision = collision;
    board->rules.victory_fraction = (law_fraction){2, 1};
    for (int i = 0; i < 3; i++) {
        law_position_add_link_point(board->builder, points[i], region_named(board, "b2"));
        small_board_unit(board, units[i], i == 1 ? "blue" : "red", regions[i]);
        small_board_book(board, points[i], regions[i]);
    }
    small_board_book(board, "p2", "b2"); /* a way out to a4 */
    small_board_start(board);
    for (int i = 0; i < 3; i++)
        give(board, order_link(board, units[i], points[i]));
    assert_int_equal(law_turn_resolve(board->turn, NULL), LAW_OK);
    for (int i = 0; i < 3; i++) {
        assert_verdict(board, units[i], LAW_FAILED, LAW_REASON_TIED);
        assert_true(law_turn_verdict(board->turn, unit_named(board, units[i])).displaced);
    }
}

static void test_collisions_are_tried_again(void **state)
{
    (void)state;
    small_board board;
    law_fact facts[9];
    tie_in_b2(&board, LAW_COLLISION_RETRY);
    const law_flight b1_first[] = {on_foot(&board, "b1"), on_foot(&board, "b3")};
    const law_flight book_first[] = {on_foot(&board, "b1"), through(&board, "p2")};
    const law_flight b3_only[] = {on_foot(&board, "b3")};
    prefer(&board, "u1", b1_first, 2);
    prefer(&board, "u2", book_first, 2);
    prefer(&board, "u3", b3_only, 1);
    flee(&board);
    assert_fled(&board, "u3", "b3"); /* alone in the first round */
    assert_fled(&board, "u2", "a4"); /* collided in b1, second entry */
    assert_fled(&board, "u1", NULL); /* collided, b3 is taken, nothing is left */
    size_t count = law_turn_facts(board.turn, unit_named(&board, "u2"), facts, 9);
    assert_int_equal(facts[count - 2].kind, LAW_FACT_COLLIDED_WITH);
    assert_int_equal(facts[count - 2].unit.id, unit_named(&board, "u1").id);
    assert_int_equal(facts[count - 1].kind, LAW_FACT_FLED_THROUGH);
    assert_int_equal(facts[count - 1].symbol.id, symbol_named(&board, "p2").id);
    assert_int_equal(facts[count - 1].strength, 2);
    finish(&board);
}

static void test_collisions_remove(void **state)
{
    (void)state;
    small_board board;
    tie_in_b2(&board, LAW_COLLISION_REMOVE);
    const law_flight b1[] = {on_foot(&board, "b1"), on_foot(&board, "b3")};
    prefer(&board, "u1", b1, 2);
    prefer(&board, "u2", b1, 2);
    flee(&board);
    assert_fled(&board, "u1", NULL);
    assert_fled(&board, "u2", NULL);
    assert_fled(&board, "u3", "b3"); /* b1 is closed */
    finish(&board);
}

/* An entry given twice by one unit is one proposal. */
static void test_a_unit_does_not_collide_with_itself(void **state)
{
    (void)state;
    small_board board;
    tie_in_b2(&board, LAW_COLLISION_REMOVE);
    const law_flight b3[] = {on_foot(&board, "b3"), on_foot(&board, "b3")};
    const law_flight p2[] = {through(&board, "p2"), through(&board, "p2")};
    prefer(&board, "u1", b3, 2);
    prefer(&board, "u2", p2, 2);
    flee(&board);
    assert_fled(&board, "u1", "b3");
    assert_fled(&board, "u2", "a4");
    assert_fled(&board, "u3", "b1");
    finish(&board);
}

/* u1 leaves a1 on foot to a4, u4 leaves b2 through p2, which also leads there. */
static void test_two_ways_into_one_region_collide(void **state)
{
    (void)state;
    small_board board;
    set_up(&board);
    small_board_unit(&board, "u4", "blue", "b2");
    small_board_unit(&board, "u5", "red", "b1");
    small_board_unit(&board, "u6", "red", "b3");
    small_board_book(&board, "p2", "b2");
    small_board_start(&board);
    give(&board, order_move(&board, "u2", "a1"));
    give(&board, order_reinforce(&board, "u3", "u2", LAW_MOVE, "a1"));
    give(&board, order_move(&board, "u5", "b2"));
    give(&board, order_reinforce(&board, "u6", "u5", LAW_MOVE, "b2"));
    assert_int_equal(law_turn_resolve(board.turn, NULL), LAW_OK);
    const law_flight of_u1[] = {on_foot(&board, "a4"), on_foot(&board, "a2")};
    const law_flight of_u4[] = {through(&board, "p2")};
    prefer(&board, "u1", of_u1, 2);
    prefer(&board, "u4", of_u4, 1);
    flee(&board);
    assert_fled(&board, "u1", "a2");
    assert_fled(&board, "u4", NULL); /* b1 is its player's no longer but red's, by p1 */
    finish(&board);
}

/* When no list has anything left, units are placed in their order; what was closed stays closed. */
static void test_the_last_step_places_in_the_order_of_the_units(void **state)
{
    (void)state;
    small_board board;
    tie_in_b2(&board, LAW_COLLISION_RETRY);
    const law_flight to_a4[] = {through(&board, "p2")};
    prefer(&board, "u1", to_a4, 1);
    prefer(&board, "u3", to_a4, 1);
    flee(&board);
    assert_fled(&board, "u1", "b1");
    assert_fled(&board, "u2", "b3");
    assert_fled(&board, "u3", NULL);
    finish(&board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_places_are_listed_in_order),
        cmocka_unit_test(test_entries_that_are_not_legal_are_skipped),
        cmocka_unit_test(test_a_later_list_replaces_an_earlier_one),
        cmocka_unit_test(test_house_rules_of_flight),
        cmocka_unit_test(test_who_has_no_place_is_removed),
        cmocka_unit_test(test_collisions_are_tried_again),
        cmocka_unit_test(test_collisions_remove),
        cmocka_unit_test(test_a_unit_does_not_collide_with_itself),
        cmocka_unit_test(test_two_ways_into_one_region_collide),
        cmocka_unit_test(test_the_last_step_places_in_the_order_of_the_units),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
