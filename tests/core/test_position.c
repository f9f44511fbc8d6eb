/* Positions: reading, the builder's first mistake, control (J1.6), copies, equality and hash. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "small_board.h"

static void test_what_was_set_is_read(void **state)
{
    (void)state;
    small_board board;
    small_board_begin(&board);
    law_symbol p9 = law_position_add_link_point(board.builder, "p9", region_named(&board, "a2"));
    small_board_unit(&board, "u1", "blue", "a1");
    small_board_unit(&board, "u2", "red", "b1");
    small_board_book(&board, "p1", "a1");
    small_board_book(&board, "p9", "b3");
    small_board_control(&board, "p2", "red");
    assert_true(law_position_set_turn(board.builder, 7));
    small_board_start(&board);
    const law_position *position = board.position;
    assert_int_equal(p9.id, 4);
    assert_int_equal(law_position_turn(position), 7);
    assert_int_equal(law_position_player_count(position), 2);
    assert_int_equal(law_position_unit_count(position), 2);
    assert_int_equal(law_position_symbol_count(position), 4);
    assert_string_equal(law_position_player_name(position, (law_player){2}), "blue");
    assert_string_equal(law_position_unit_name(position, (law_unit){2}), "u2");
    assert_string_equal(law_position_symbol_name(position, board.map, (law_symbol){3}), "p3");
    assert_string_equal(law_position_symbol_name(position, board.map, p9), "p9");
    assert_int_equal(law_position_player_named(position, NULL).id, 0);
    assert_int_equal(law_position_unit_named(position, NULL).id, 0);
    assert_int_equal(law_position_symbol_named(position, board.map, NULL).id, 0);
    assert_null(law_rule_named(NULL));
    assert_int_equal(law_position_player_named(position, "blue").id, 2);
    assert_int_equal(law_position_unit_named(position, "u2").id, 2);
    assert_int_equal(law_position_symbol_named(position, board.map, "p3").id, 3);
    assert_int_equal(law_position_symbol_named(position, board.map, "p9").id, 4);
    assert_int_equal(law_position_unit_owner(position, (law_unit){1}).id, 2);
    assert_int_equal(law_position_unit_region(position, (law_unit){2}).id,
                     region_named(&board, "b1").id);
    assert_int_equal(law_position_unit_in(position, region_named(&board, "b1")).id, 2);
    assert_int_equal(law_position_unit_in(position, region_named(&board, "a2")).id, 0);
    assert_int_equal(law_position_book_region(position, (law_symbol){1}).id, 1);
    assert_int_equal(law_position_book_region(position, (law_symbol){2}).id, 0);
    assert_int_equal(law_position_book_region(position, p9).id, region_named(&board, "b3").id);
    assert_int_equal(law_position_link_point_region(position, board.map, p9).id, 2);
    assert_int_equal(law_position_controller(position, (law_symbol){1}).id, 1); /* u2 is there */
    assert_int_equal(law_position_controller(position, (law_symbol){2}).id, 1);
    assert_int_equal(law_position_controller(position, (law_symbol){3}).id, 0);
    assert_int_equal(law_position_controller(position, p9).id, 0);
    small_board_end(&board);
}

static void test_unknown_ids_and_names_give_none(void **state)
{
    (void)state;
    small_board board;
    small_board_begin(&board);
    small_board_unit(&board, "u1", "red", "a1");
    small_board_start(&board);
    const law_position *position = board.position;
    const uint32_t unknown[] = {0, 8, LAW_UNKNOWN};
    for (size_t i = 0; i < 3; i++) {
        law_unit unit = {unknown[i]};
        law_symbol symbol = {unknown[i]};
        assert_null(law_position_player_name(position, (law_player){unknown[i]}));
        assert_null(law_position_unit_name(position, unit));
        assert_null(law_position_symbol_name(position, board.map, symbol));
        assert_int_equal(law_position_unit_owner(position, unit).id, 0);
        assert_int_equal(law_position_unit_region(position, unit).id, 0);
        assert_int_equal(law_position_unit_in(position, (law_region){unknown[i]}).id, 0);
        assert_int_equal(law_position_book_region(position, symbol).id, 0);
        assert_int_equal(law_position_link_point_region(position, board.map, symbol).id, 0);
        assert_int_equal(law_position_controller(position, symbol).id, 0);
    }
    assert_int_equal(law_position_player_named(position, "u1").id, 0);
    assert_int_equal(law_position_unit_named(position, "red").id, 0);
    assert_int_equal(law_position_symbol_named(position, board.map, "p4").id, 0);
    small_board_end(&board);
}

typedef enum {
    TURN_ZERO,
    PLAYER_TWICE,
    PLAYER_BAD_NAME,
    POINT_TWICE,
    POINT_PRINTED,
    POINT_NOWHERE,
    UNIT_TWICE,
    UNIT_OF_NOBODY,
    UNIT_NOWHERE,
    UNIT_ON_UNIT,
    BOOK_TWICE,
    BOOK_UNKNOWN,
    BOOK_NOWHERE,
    CONTROL_TWICE,
    CONTROL_BY_NOBODY,
    CONTROL_UNKNOWN,
    CONTROL_AGAINST_UNIT,
    MISTAKE_COUNT
} mistake;

static law_status make_builder_mistake(law_position_builder *builder, mistake made)
{
    const law_region empty = {3}, nowhere = {8};
    const law_player red = {1}, blue = {2}, nobody = {0};
    switch (made) {
    case TURN_ZERO:
        assert_false(law_position_set_turn(builder, 0));
        return LAW_BAD_ARGUMENT;
    case PLAYER_TWICE:
        assert_int_equal(law_position_add_player(builder, "red").id, 0);
        return LAW_DUPLICATE;
    case PLAYER_BAD_NAME:
        assert_int_equal(law_position_add_player(builder, "red one").id, 0);
        return LAW_BAD_NAME;
    case POINT_TWICE:
        assert_int_equal(law_position_add_link_point(builder, "p9", empty).id, 0);
        return LAW_DUPLICATE;
    case POINT_PRINTED:
        assert_int_equal(law_position_add_link_point(builder, "p1", empty).id, 0);
        return LAW_DUPLICATE;
    case POINT_NOWHERE:
        assert_int_equal(law_position_add_link_point(builder, "p8", nowhere).id, 0);
        return LAW_BAD_ARGUMENT;
    case UNIT_TWICE:
        assert_int_equal(law_position_add_unit(builder, "u1", red, empty).id, 0);
        return LAW_DUPLICATE;
    case UNIT_OF_NOBODY:
        assert_int_equal(law_position_add_unit(builder, "u2", nobody, empty).id, 0);
        return LAW_BAD_ARGUMENT;
    case UNIT_NOWHERE:
        assert_int_equal(law_position_add_unit(builder, "u2", red, nowhere).id, 0);
        return LAW_BAD_ARGUMENT;
    case UNIT_ON_UNIT:
        assert_int_equal(law_position_add_unit(builder, "u2", red, (law_region){4}).id, 0);
        return LAW_DUPLICATE;
    case BOOK_TWICE:
        assert_false(law_position_set_book(builder, (law_symbol){1}, empty));
        return LAW_DUPLICATE;
    case BOOK_UNKNOWN:
        assert_false(law_position_set_book(builder, (law_symbol){5}, empty));
        return LAW_BAD_ARGUMENT;
    case BOOK_NOWHERE:
        assert_false(law_position_set_book(builder, (law_symbol){2}, nowhere));
        return LAW_BAD_ARGUMENT;
    case CONTROL_TWICE:
        assert_false(law_position_set_controller(builder, (law_symbol){3}, red));
        return LAW_DUPLICATE;
    case CONTROL_BY_NOBODY:
        assert_false(law_position_set_controller(builder, (law_symbol){1}, nobody));
        return LAW_BAD_ARGUMENT;
    case CONTROL_UNKNOWN:
        assert_false(law_position_set_controller(builder, (law_symbol){0}, red));
        return LAW_BAD_ARGUMENT;
    default: /* p2 is in a4, where red's unit stands */
        assert_false(law_position_set_controller(builder, (law_symbol){2}, blue));
        return LAW_CONTRADICTION;
    }
}

static void test_the_first_mistake_is_kept(void **state)
{
    (void)state;
    for (int made = 0; made < MISTAKE_COUNT; made++) {
        small_board board;
        law_error error = {0};
        law_position *position;
        small_board_begin(&board);
        law_position_add_link_point(board.builder, "p9", region_named(&board, "b2"));
        small_board_unit(&board, "u1", "red", "a4");
        small_board_book(&board, "p1", "a1");
        small_board_control(&board, "p3", "red");
        assert_int_equal(law_position_builder_error(board.builder)->status, LAW_OK);
        law_status expected = make_builder_mistake(board.builder, (mistake)made);
        char message[LAW_MESSAGE_SIZE];
        strcpy(message, law_position_builder_error(board.builder)->message);
        assert_int_equal(law_position_builder_error(board.builder)->status, expected);
        assert_int_not_equal(message[0], '\0');
        assert_int_equal(law_position_add_player(board.builder, "").id, 0); /* a later one */
        assert_int_equal(law_position_add_player(board.builder, "green").id, 0);
        assert_false(law_position_set_turn(board.builder, 2));
        assert_int_equal(law_position_finish(&position, board.builder, &error), expected);
        assert_null(position);
        assert_int_equal(error.status, expected);
        assert_string_equal(error.message, message);
        assert_int_equal(law_position_finish(&position, board.builder, NULL), expected);
        small_board_end(&board);
    }
}

/* J1.6, whichever is said first. */
static void test_control_cannot_contradict_a_unit_added_later(void **state)
{
    (void)state;
    for (int is_own = 0; is_own <= 1; is_own++) {
        small_board board;
        law_position *position;
        small_board_begin(&board);
        small_board_control(&board, "p2", is_own ? "red" : "blue");
        small_board_unit(&board, "u1", "red", "a4");
        law_status status = law_position_finish(&position, board.builder, &board.error);
        assert_int_equal(status, is_own ? LAW_OK : LAW_CONTRADICTION);
        law_position_destroy(position, &board.allocator);
        small_board_end(&board);
    }
}

static void test_units_and_symbols_are_two_sets_of_names(void **state)
{
    (void)state;
    small_board board;
    small_board_begin(&board);
    small_board_unit(&board, "p1", "red", "a1");
    law_position_add_link_point(board.builder, "red", region_named(&board, "a1"));
    small_board_start(&board);
    assert_int_equal(law_position_unit_named(board.position, "p1").id, 1);
    assert_int_equal(law_position_symbol_named(board.position, board.map, "red").id, 4);
    small_board_end(&board);
}

/* Puts together a position in which one thing is not as in the others: 0 is the plain one. */
enum { DIFFERENCE_COUNT = 11 };
static void put_together(small_board *board, int difference)
{
    small_board_begin(board);
    law_position_set_turn(board->builder, difference == 1 ? 3 : 2);
    if (difference == 2)
        law_position_add_player(board->builder, "green");
    const char *point_at = difference == 3 ? "b3" : "b2";
    law_position_add_link_point(board->builder, difference == 4 ? "p8" : "p9",
                                region_named(board, point_at));
    if (difference == 5)
        small_board_unit(board, "u2", "blue", "a2");
    small_board_unit(board, difference == 6 ? "u3" : "u1", difference == 7 ? "blue" : "red",
                     difference == 8 ? "a3" : "a1");
    if (difference != 5)
        small_board_unit(board, "u2", "blue", "a2");
    if (difference != 9)
        small_board_book(board, "p1", "a2");
    if (difference != 10)
        small_board_control(board, "p3", "red");
    small_board_start(board);
}

static void test_every_difference_is_seen(void **state)
{
    (void)state;
    uint64_t hashes[DIFFERENCE_COUNT];
    small_board plain, other;
    put_together(&plain, 0);
    for (int difference = 0; difference < DIFFERENCE_COUNT; difference++) {
        put_together(&other, difference);
        bool equal = law_position_equal(plain.position, other.position);
        assert_int_equal(equal, difference == 0);
        assert_int_equal(law_position_equal(other.position, plain.position), difference == 0);
        hashes[difference] = law_position_hash(other.position);
        small_board_end(&other);
    }
    assert_true(hashes[0] == law_position_hash(plain.position));
    for (int i = 0; i < DIFFERENCE_COUNT; i++) {
        for (int j = i + 1; j < DIFFERENCE_COUNT; j++)
            assert_true(hashes[i] != hashes[j]);
    }
    small_board_end(&plain);
}

static void test_a_position_may_be_copied_like_bytes(void **state)
{
    (void)state;
    small_board board;
    law_position *clone;
    put_together(&board, 0);
    assert_int_equal(law_position_clone(&clone, board.position, &board.allocator, NULL), LAW_OK);
    size_t size = law_position_size(board.position);
    void *bytes = malloc(size);
    assert_non_null(bytes);
    memcpy(bytes, board.position, size);
    const law_position *const copies[] = {clone, bytes};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(law_position_size(copies[i]), size);
        assert_true(law_position_equal(copies[i], board.position));
        assert_true(law_position_hash(copies[i]) == law_position_hash(board.position));
        assert_true(law_position_is_of(copies[i], board.map));
        assert_string_equal(law_position_unit_name(copies[i], (law_unit){2}), "u2");
        assert_int_equal(law_position_controller(copies[i], (law_symbol){3}).id, 1);
    }
    free(bytes);
    law_position_destroy(clone, &board.allocator);
    law_position_destroy(NULL, &board.allocator);
    law_position_builder_destroy(NULL);
    small_board_end(&board);
}

static void test_a_builder_finds_names_and_finishes_again(void **state)
{
    (void)state;
    small_board board;
    law_position *again;
    put_together(&board, 0);
    assert_int_equal(law_position_finish(&again, board.builder, NULL), LAW_OK);
    assert_true(law_position_equal(again, board.position));
    law_position_destroy(again, &board.allocator);
    assert_int_equal(law_position_builder_player_named(board.builder, "blue").id, 2);
    assert_int_equal(law_position_builder_player_named(board.builder, "u1").id, 0);
    assert_int_equal(law_position_builder_unit_named(board.builder, "u2").id, 2);
    assert_int_equal(law_position_builder_symbol_named(board.builder, "p2").id, 2);
    assert_int_equal(law_position_builder_symbol_named(board.builder, "p9").id, 4);
    assert_int_equal(law_position_builder_symbol_named(board.builder, "u1").id, 0);
    small_board_end(&board);
}

static void test_a_position_belongs_to_a_map_like_its_own(void **state)
{
    (void)state;
    small_board one, same;
    law_map_builder *builder;
    law_map *other;
    law_turn *turn;
    put_together(&one, 0);
    put_together(&same, 0);
    assert_true(law_position_is_of(one.position, same.map));
    assert_int_equal(law_map_begin(&builder, NULL, NULL), LAW_OK);
    assert_int_equal(law_map_finish(&other, builder, NULL), LAW_OK);
    law_map_builder_destroy(builder);
    assert_false(law_position_is_of(one.position, other));
    law_status status = law_turn_begin(&turn, other, one.position, NULL, NULL, &one.error);
    assert_status(&one, status, LAW_BAD_ARGUMENT);
    assert_null(turn);
    law_map_destroy(other);
    small_board_end(&same);
    small_board_end(&one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_was_set_is_read),
        cmocka_unit_test(test_unknown_ids_and_names_give_none),
        cmocka_unit_test(test_the_first_mistake_is_kept),
        cmocka_unit_test(test_control_cannot_contradict_a_unit_added_later),
        cmocka_unit_test(test_units_and_symbols_are_two_sets_of_names),
        cmocka_unit_test(test_every_difference_is_seen),
        cmocka_unit_test(test_a_position_may_be_copied_like_bytes),
        cmocka_unit_test(test_a_builder_finds_names_and_finishes_again),
        cmocka_unit_test(test_a_position_belongs_to_a_map_like_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
