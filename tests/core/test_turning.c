/* What would have turned an order: reinforcements added, taken away, or led elsewhere; and the
 * facts of a verdict where very many units want one region. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "large_board.h"

/* Regions 1 to 7: a centre, 1, and a ring of six around it, each next to the centre and to the
 * next. */
enum { CENTRE = 1, REGION_COUNT = 7, UNIT_COUNT = 4 };

typedef struct {
    law_map *map;
    law_position *position;
    law_turn *turn;
} board;

/* Units 1 to 4 of four players stand in regions 2 to 5 of the ring. */
static board make_board(void)
{
    board b;
    law_map_builder *map;
    assert_int_equal(law_map_begin(&map, NULL, NULL), LAW_OK);
    law_age age = law_map_add_age(map, "A");
    static const char *const names[] = {"r1", "r2", "r3", "r4", "r5", "r6", "r7"};
    for (int i = 0; i < REGION_COUNT; i++)
        law_map_add_region(map, age, names[i]);
    for (uint32_t i = 2; i <= REGION_COUNT; i++) {
        law_map_add_border(map, (law_region){CENTRE}, (law_region){i});
        law_map_add_border(map, (law_region){i}, (law_region){i == REGION_COUNT ? 2 : i + 1});
    }
    assert_int_equal(law_map_finish(&b.map, map, NULL), LAW_OK);
    law_map_builder_destroy(map);

    law_position_builder *position;
    assert_int_equal(law_position_begin(&position, b.map, NULL, NULL), LAW_OK);
    for (uint32_t i = 1; i <= UNIT_COUNT; i++) {
        law_player player = law_position_add_player(position, names[i]);
        law_position_add_unit(position, names[i], player, (law_region){i + 1});
    }
    assert_int_equal(law_position_finish(&b.position, position, NULL), LAW_OK);
    law_position_builder_destroy(position);
    assert_int_equal(law_turn_begin(&b.turn, b.map, b.position, NULL, NULL, NULL), LAW_OK);
    return b;
}

static void destroy_board(board *b)
{
    law_turn_destroy(b->turn);
    law_position_destroy(b->position, NULL);
    law_map_destroy(b->map);
}

static void give(board *b, law_order order)
{
    assert_int_equal(law_turn_order(b->turn, (law_player){0}, &order, NULL), LAW_OK);
}

static void move_to_centre(board *b, uint32_t unit)
{
    give(b, (law_order){.unit = {unit}, .type = LAW_MOVE, .to = {CENTRE}});
}

static law_order helping(uint32_t unit, uint32_t whom)
{
    return (law_order){
        .unit = {unit}, .type = LAW_REINFORCE, .other = {whom}, .action = LAW_MOVE, .to = {CENTRE}};
}

static size_t turning(board *b, uint32_t unit, law_change changes[LAW_CHANGE_COUNT_MAX])
{
    size_t count = 99;
    assert_int_equal(law_turn_turning(b->turn, (law_unit){unit}, changes, &count, NULL), LAW_OK);
    return count;
}

static void test_an_idle_unit_breaks_a_tie(void **state)
{
    (void)state;
    board b = make_board();
    law_change changes[LAW_CHANGE_COUNT_MAX];
    move_to_centre(&b, 1);
    move_to_centre(&b, 2);
    assert_int_equal(law_turn_resolve(b.turn, NULL), LAW_OK);
    assert_int_equal(turning(&b, 1, changes), 1);
    assert_true(changes[0].added);
    assert_false(changes[0].removed);
    assert_int_equal(changes[0].unit.id, 3);
    assert_int_equal(changes[0].order.other.id, 1);
    destroy_board(&b);
}

static void test_a_reinforcement_led_elsewhere_is_two_changes(void **state)
{
    (void)state;
    board b = make_board();
    law_change changes[LAW_CHANGE_COUNT_MAX];
    move_to_centre(&b, 1);
    move_to_centre(&b, 2);
    give(&b, helping(3, 2));
    give(&b, (law_order){.unit = {4}, .type = LAW_MOVE, .to = {6}});
    assert_int_equal(law_turn_resolve(b.turn, NULL), LAW_OK);
    assert_int_equal(turning(&b, 1, changes), 1);
    assert_true(changes[0].added && changes[0].removed);
    assert_int_equal(changes[0].unit.id, 3);
    assert_int_equal(changes[0].order.other.id, 1);
    destroy_board(&b);
}

static void test_a_reinforcement_taken_away_undoes_a_win(void **state)
{
    (void)state;
    board b = make_board();
    law_change changes[LAW_CHANGE_COUNT_MAX];
    move_to_centre(&b, 1);
    move_to_centre(&b, 2);
    give(&b, helping(3, 2));
    give(&b, (law_order){.unit = {4}, .type = LAW_MOVE, .to = {6}});
    assert_int_equal(law_turn_resolve(b.turn, NULL), LAW_OK);
    assert_int_equal(turning(&b, 2, changes), 1);
    assert_true(changes[0].removed);
    assert_false(changes[0].added);
    assert_int_equal(changes[0].unit.id, 3);
    assert_int_equal(changes[0].order.type, LAW_STAY);
    destroy_board(&b);
}

static void test_where_nobody_is_free_nothing_turns_it(void **state)
{
    (void)state;
    board b = make_board();
    law_change changes[LAW_CHANGE_COUNT_MAX];
    move_to_centre(&b, 1);
    move_to_centre(&b, 2);
    give(&b, (law_order){.unit = {3}, .type = LAW_MOVE, .to = {CENTRE}});
    give(&b, (law_order){.unit = {4}, .type = LAW_MOVE, .to = {6}});
    assert_int_equal(law_turn_resolve(b.turn, NULL), LAW_OK);
    assert_int_equal(turning(&b, 1, changes), 0);
    destroy_board(&b);
}

static void test_turning_is_not_asked_before_resolution(void **state)
{
    (void)state;
    board b = make_board();
    law_change changes[LAW_CHANGE_COUNT_MAX];
    size_t count;
    law_error error = {0};
    assert_int_equal(law_turn_turning(b.turn, (law_unit){1}, changes, &count, &error),
                     LAW_WRONG_PHASE);
    assert_int_equal(error.status, LAW_WRONG_PHASE);
    assert_int_equal(law_turn_resolve(b.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_turning(b.turn, (law_unit){9}, changes, &count, &error),
                     LAW_BAD_ARGUMENT);
    destroy_board(&b);
}

/* Of a crowd the first are named, and no more for a larger crowd. */
static void test_of_a_crowd_the_first_are_named(void **state)
{
    (void)state;
    enum { CROWD = 500, ROOM = 2 * LAW_FACT_ENTRANT_COUNT_MAX };
    large_board b = {0};
    large_board_hub(&b, CROWD, 1);
    large_board_place(&b);
    law_turn *turn = large_board_begin(&b, NULL);
    large_board_order(&b, turn);
    assert_int_equal(law_turn_resolve(turn, NULL), LAW_OK);
    law_fact facts[ROOM];
    size_t count = law_turn_facts(turn, (law_unit){7}, facts, ROOM), opposed = 0;
    assert_in_range(count, LAW_FACT_ENTRANT_COUNT_MAX - 1, LAW_FACT_ENTRANT_COUNT_MAX + 3);
    for (size_t i = 0; i < count; i++)
        opposed += facts[i].kind == LAW_FACT_OPPOSED_BY;
    assert_int_equal(opposed, LAW_FACT_ENTRANT_COUNT_MAX - 1); /* without itself */
    law_turn_destroy(turn);
    large_board_remove(&b);
}

/* The same crowd with one hook that makes its last unit the strongest: it is named although it is
 * far behind the first ones. */
static law_status last_is_strongest(void *user, const law_question *question, int64_t *answer)
{
    *answer += question->unit.id == *(const uint32_t *)user;
    return LAW_OK;
}

static void test_who_decides_is_named_from_far_behind(void **state)
{
    (void)state;
    enum { CROWD = 500, ROOM = 2 * LAW_FACT_ENTRANT_COUNT_MAX };
    large_board b = {0};
    large_board_hub(&b, CROWD, 1);
    large_board_place(&b);
    uint32_t last = CROWD;
    law_rules rules;
    law_rules_standard(&rules, sizeof rules);
    rules.hooks[LAW_ASK_STRENGTH] = last_is_strongest;
    rules.user = &last;
    law_turn *turn = large_board_begin(&b, &rules);
    large_board_order(&b, turn);
    assert_int_equal(law_turn_resolve(turn, NULL), LAW_OK);
    law_fact facts[ROOM];
    size_t count = law_turn_facts(turn, (law_unit){7}, facts, ROOM), named = 0;
    for (size_t i = 0; i < count; i++)
        named += facts[i].kind == LAW_FACT_OPPOSED_BY && facts[i].unit.id == last;
    assert_int_equal(named, 1);
    law_turn_destroy(turn);
    large_board_remove(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_of_a_crowd_the_first_are_named),
        cmocka_unit_test(test_who_decides_is_named_from_far_behind),
        cmocka_unit_test(test_an_idle_unit_breaks_a_tie),
        cmocka_unit_test(test_a_reinforcement_led_elsewhere_is_two_changes),
        cmocka_unit_test(test_a_reinforcement_taken_away_undoes_a_win),
        cmocka_unit_test(test_where_nobody_is_free_nothing_turns_it),
        cmocka_unit_test(test_turning_is_not_asked_before_resolution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
