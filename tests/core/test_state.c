/* States by example: values and their messages, rows, pairs, places. What holds for all of them is
 * in test_state_random.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "small_game.h"

static int begin_game(void **state)
{
    static small_game game;
    small_game_begin(&game, NULL);
    *state = &game;
    return 0;
}

static int end_game(void **state)
{
    small_game_end(*state);
    return 0;
}

static const law_place nowhere = {0, 0};

/* ---- Cells ---- */

static void test_a_new_row_has_standard_values(void **state)
{
    small_game *game = *state;
    law_row unit = small_unit(game->state, BLUE, 0);
    assert_int_equal(number_of(game->state, unit, UNIT_OWNER, 0), BLUE);
    assert_int_equal(law_state_get(game->state, unit, (law_column){UNIT_AT}, 0).kind,
                     LAW_VALUE_NONE);
    assert_int_equal(number_of(game->state, unit, UNIT_POINTS, 0), 2);
    assert_int_equal(number_of(game->state, unit, UNIT_UPRIGHT, 0), 0);
    law_value name = law_state_get(game->state, unit, (law_column){UNIT_NAME}, 0);
    assert_int_equal(name.kind, LAW_VALUE_TEXT);
    assert_int_equal(name.text_size, 0);
    assert_int_equal(law_state_get(game->state, unit, (law_column){UNIT_KIND}, 0).kind,
                     LAW_VALUE_NONE);
    for (uint32_t i = 0; i < 3; i++) {
        law_value memory = law_state_get(game->state, unit, (law_column){UNIT_MEMORY}, i);
        assert_int_equal(memory.kind, LAW_VALUE_INTEGER);
        assert_true(memory.number == 0); /* within -5 to 5 */
    }
    law_row card = small_card(game->state, 1, 4, SHOWN, 0);
    assert_int_equal(number_of(game->state, card, CARD_SUIT, 0), 1);
}

static void test_a_cell_that_does_not_exist_reads_as_none(void **state)
{
    small_game *game = *state;
    law_row unit = small_unit(game->state, RED, 1);
    const law_row rows[] = {{0, 0}, {UNIT, 0}, {UNIT, 2}, {UNIT, UINT32_MAX}, {99, 1}};
    for (size_t i = 0; i < 5; i++)
        assert_int_equal(law_state_get(game->state, rows[i], (law_column){1}, 0).kind,
                         LAW_VALUE_NONE);
    assert_int_equal(law_state_get(game->state, unit, (law_column){0}, 0).kind, LAW_VALUE_NONE);
    assert_int_equal(law_state_get(game->state, unit, (law_column){99}, 0).kind, LAW_VALUE_NONE);
    assert_int_equal(law_state_get(game->state, unit, (law_column){UNIT_MEMORY}, 3).kind,
                     LAW_VALUE_NONE);
    assert_int_equal(law_state_get(game->state, unit, (law_column){UNIT_POINTS}, 1).kind,
                     LAW_VALUE_NONE);
}

/* A refusal names the table, the column, what was given, and what would be right. */
static void test_wrong_values_are_told(void **state)
{
    small_game *game = *state;
    law_row unit = small_unit(game->state, RED, 1);
    law_row card = small_card(game->state, 1, 4, DECK, 0);
    law_value bad_text = as_text("\xc3(");
    const struct {
        law_row row;
        uint32_t column, index;
        law_value value;
        const char *says[3];
    } wrong[] = {
        {unit, UNIT_POINTS, 0, as_integer(7), {"points", "7", "0 to 6"}},
        {unit, UNIT_POINTS, 0, as_integer(-1), {"points", "-1", "0 to 6"}},
        {unit, UNIT_POINTS, 0, as_none(), {"points", "none", "0 to 6"}},
        {unit, UNIT_POINTS, 0, as_flag(true), {"points", "flag", "integer"}},
        {unit, UNIT_OWNER, 0, as_player(4), {"owner", "4", "1 to 3"}},
        {unit, UNIT_OWNER, 0, as_player(0), {"owner", "0", "1 to 3"}},
        {unit, UNIT_OWNER, 0, as_none(), {"owner", "none", "player"}},
        {unit, UNIT_AT, 0, as_row(card), {"at", "card", "point"}},
        {unit, UNIT_AT, 0, as_row((law_row){POINT, 4}), {"at", "4", "point"}},
        {unit, UNIT_TARGET, 0, as_row((law_row){POINT, 1}), {"target", "point", "unit"}},
        {unit,
         UNIT_UPRIGHT,
         0,
         (law_value){.kind = LAW_VALUE_FLAG, .number = 2},
         {"upright", "2", "flag"}},
        {unit, UNIT_NAME, 0, as_text("twenty-one characters"), {"name", "twenty-one", "20 bytes"}},
        {unit, UNIT_NAME, 0, bad_text, {"name", "(", "UTF-8"}},
        {unit,
         UNIT_NAME,
         0,
         (law_value){.kind = LAW_VALUE_TEXT, .text = "a\0b", .text_size = 3},
         {"name", "a?b", "UTF-8"}},
        {unit, UNIT_TAGS, 0, as_set(UINT64_C(1) << 10), {"tags", "1024", "10 choices"}},
        {unit, UNIT_ALLIES, 0, as_players(8), {"allies", "8", "players"}},
        {unit, UNIT_KIND, 0, as_choice(3), {"kind", "3", "\"ship\""}},
        {unit, UNIT_MEMORY, 3, as_integer(1), {"memory", "3", "0 to 2"}},
        {unit, UNIT_MEMORY, 2, as_integer(6), {"memory", "6", "-5 to 5"}},
        {unit, UNIT_POINTS, 0, {.kind = LAW_VALUE_UNSEEN}, {"points", "unseen", "0 to 6"}},
        {unit, UNIT_POINTS, 0, {.kind = (law_value_kind)77}, {"points", "kind", "0 to 6"}},
        {unit, 12, 0, as_integer(1), {"unit", "column", "12"}},
        {{UNIT, 5}, UNIT_POINTS, 0, as_integer(1), {"unit", "row 5", ""}},
        {{77, 1}, 1, 0, as_integer(1), {"table", "77", ""}},
    };
    uint64_t hash = law_state_hash(game->state);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        law_error error = {0};
        law_status status = law_state_set(game->state, wrong[i].row, (law_column){wrong[i].column},
                                          wrong[i].index, &wrong[i].value, &error);
        assert_int_equal(status, LAW_BAD_ARGUMENT);
        for (size_t k = 0; k < 3; k++) {
            if (strstr(error.message, wrong[i].says[k]) == NULL)
                fail_msg("\"%s\" should say %s", error.message, wrong[i].says[k]);
        }
        assert_true(law_state_hash(game->state) == hash);
    }
}

static void test_texts_hold_what_utf8_can_say(void **state)
{
    small_game *game = *state;
    law_row unit = small_unit(game->state, RED, 1);
    static const char *const good[] = {"",
                                       "plain",
                                       "\xc3\xa4",
                                       "\xe2\x82\xac",
                                       "\xf0\x9f\x8e\xb2",
                                       "\xed\x9f\xbf",
                                       "\xf4\x8f\xbf\xbf",
                                       "tab\tand\nline"};
    static const char *const bad[] = {"\x80",
                                      "\xc3",
                                      "\xc0\x80",
                                      "\xe0\x80\x80",
                                      "\xed\xa0\x80",
                                      "\xf4\x90\x80\x80",
                                      "\xf5\x80\x80\x80",
                                      "\xff",
                                      "\xe2\x82",
                                      "\xf0\x8f\xbf\xbf"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        small_set(game->state, unit, UNIT_NAME, 0, as_text(good[i]));
        law_value read = law_state_get(game->state, unit, (law_column){UNIT_NAME}, 0);
        assert_int_equal(read.text_size, strlen(good[i]));
        assert_memory_equal(read.text, good[i], read.text_size);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        law_value text = as_text(bad[i]);
        assert_int_equal(law_state_set(game->state, unit, (law_column){UNIT_NAME}, 0, &text, NULL),
                         LAW_BAD_ARGUMENT);
    }
}

/* The text of a row of the same state may be given for another one, also where memory moves. */
static void test_a_text_of_the_state_itself_can_be_given(void **state)
{
    small_game *game = *state;
    law_row first = small_unit(game->state, RED, 1);
    small_set(game->state, first, UNIT_NAME, 0, as_text("Johny be good"));
    for (int i = 0; i < 5; i++) {
        law_row row;
        const law_cell cells[] = {
            {{UNIT_OWNER}, 0, as_player(RED)},
            {{UNIT_NAME}, 0, law_state_get(game->state, first, (law_column){UNIT_NAME}, 0)},
        };
        assert_int_equal(
            law_state_add_row(&row, game->state, (law_table){UNIT}, cells, 2, nowhere, NULL),
            LAW_OK);
        law_value name = law_state_get(game->state, row, (law_column){UNIT_NAME}, 0);
        assert_int_equal(name.text_size, 13);
        assert_memory_equal(name.text, "Johny be good", 13);
        small_set(game->state, row, UNIT_NAME, 0, name); /* itself */
    }
}

/* ---- Rows ---- */

static void test_a_new_row_takes_the_lowest_free_slot(void **state)
{
    small_game *game = *state;
    for (uint32_t id = 1; id <= UNIT_MOST; id++)
        assert_int_equal(small_unit(game->state, RED, 1).id, id);
    law_row none;
    law_error error = {0};
    const law_cell owner = {{UNIT_OWNER}, 0, as_player(RED)};
    assert_int_equal(
        law_state_add_row(&none, game->state, (law_table){UNIT}, &owner, 1, nowhere, &error),
        LAW_TOO_MANY);
    assert_true(none.table == 0 && none.id == 0);
    assert_non_null(strstr(error.message, "\"unit\""));
    assert_non_null(strstr(error.message, "6"));
    assert_int_equal(law_state_remove_row(game->state, (law_row){UNIT, 4}, NULL), LAW_OK);
    assert_int_equal(law_state_remove_row(game->state, (law_row){UNIT, 2}, NULL), LAW_OK);
    assert_int_equal(law_state_row_count(game->state, (law_table){UNIT}), UNIT_MOST - 2);
    assert_int_equal(law_state_row_after(game->state, (law_table){UNIT}, 1).id, 3);
    assert_int_equal(small_unit(game->state, RED, 1).id, 2);
    assert_int_equal(small_unit(game->state, RED, 1).id, 4);
}

static void test_rows_that_cannot_be_added_are_told(void **state)
{
    small_game *game = *state;
    small_pact(game->state, RED, BLUE);
    const law_cell one = {{PACT_FIRST}, 0, as_player(RED)};
    const law_cell twice[] = {one, {{PACT_SECOND}, 0, as_player(BLUE)}, one};
    const law_cell level[] = {
        one, {{PACT_SECOND}, 0, as_player(GREEN)}, {{PACT_LEVEL}, 0, as_integer(4)}};
    const law_cell index[] = {one, {{PACT_SECOND}, 1, as_player(GREEN)}};
    const law_cell column[] = {one, {{9}, 0, as_player(GREEN)}};
    const law_place deck = {DECK, 0};
    const struct {
        uint32_t table;
        const law_cell *cells;
        size_t count;
        law_place place;
        law_status status;
        const char *says;
    } wrong[] = {
        {PACT, NULL, 0, nowhere, LAW_BAD_ARGUMENT, "\"first\""},
        {PACT, &one, 1, nowhere, LAW_BAD_ARGUMENT, "\"second\""},
        {PACT, twice, 3, nowhere, LAW_DUPLICATE, "\"first\""},
        {PACT, twice, 2, nowhere, LAW_DUPLICATE, "pair"},
        {PACT, level, 3, nowhere, LAW_BAD_ARGUMENT, "0 to 3"},
        {PACT, index, 2, nowhere, LAW_BAD_ARGUMENT, "\"second\""},
        {PACT, column, 2, nowhere, LAW_BAD_ARGUMENT, "9"},
        {PACT, level, 2, deck, LAW_BAD_ARGUMENT, "\"pact\""},
        {CARD, NULL, 0, nowhere, LAW_BAD_ARGUMENT, "\"card\""},
        {CARD, NULL, 0, {HAND, 4}, LAW_BAD_ARGUMENT, "\"hand\""},
        {CARD, NULL, 0, {HAND, 0}, LAW_BAD_ARGUMENT, "\"hand\""},
        {CARD, NULL, 0, {SITE, 4}, LAW_BAD_ARGUMENT, "\"site\""},
        {CARD, NULL, 0, {DECK, 1}, LAW_BAD_ARGUMENT, "\"deck\""},
        {CARD, NULL, 0, {99, 0}, LAW_BAD_ARGUMENT, "99"},
        {GLOBALS, NULL, 0, nowhere, LAW_BAD_ARGUMENT, "globals"},
        {POINT, NULL, 0, nowhere, LAW_WRONG_PHASE, "\"point\""},
        {0, NULL, 0, nowhere, LAW_BAD_ARGUMENT, "0"},
        {99, NULL, 0, nowhere, LAW_BAD_ARGUMENT, "99"},
    };
    uint64_t hash = law_state_hash(game->state);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        law_row row = {7, 7};
        law_error error = {0};
        law_status status =
            law_state_add_row(&row, game->state, (law_table){wrong[i].table}, wrong[i].cells,
                              wrong[i].count, wrong[i].place, &error);
        if (status != wrong[i].status || strstr(error.message, wrong[i].says) == NULL)
            fail_msg("%zu: %s, \"%s\" should say %s", i, law_status_name(status), error.message,
                     wrong[i].says);
        assert_true(row.table == 0 && row.id == 0);
        assert_true(law_state_hash(game->state) == hash);
    }
}

static void test_a_row_that_is_referred_to_stays(void **state)
{
    small_game *game = *state;
    law_row first = small_unit(game->state, RED, 1), second = small_unit(game->state, BLUE, 1);
    law_error error = {0};
    small_set(game->state, second, UNIT_TARGET, 0, as_row(first));
    small_set(game->state, first, UNIT_TARGET, 0, as_row(first)); /* itself does not count */
    assert_int_equal(law_state_remove_row(game->state, first, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "row 2"));
    assert_non_null(strstr(error.message, "\"target\""));
    assert_true(law_state_row_exists(game->state, first));
    small_set(game->state, second, UNIT_TARGET, 0, as_none());
    assert_int_equal(law_state_remove_row(game->state, first, NULL), LAW_OK);
    assert_false(law_state_row_exists(game->state, first));
    assert_int_equal(law_state_remove_row(game->state, first, NULL), LAW_BAD_ARGUMENT);
}

/* A slot that is used again tells nothing of the row that was there. */
static void test_a_removed_row_leaves_nothing(void **state)
{
    small_game *game = *state;
    law_state *before;
    small_unit(game->state, RED, 1);
    assert_int_equal(law_state_clone(&before, game->state, NULL), LAW_OK);
    law_row unit = small_unit(game->state, BLUE, 2);
    small_set(game->state, unit, UNIT_NAME, 0, as_text("a long name it is"));
    small_set(game->state, unit, UNIT_TAGS, 0, as_set(0x3ff));
    law_row card = small_card(game->state, 3, 9, HAND, RED);
    small_move(game->state, card, DECK, 0, 0);
    assert_int_equal(law_state_reveal(game->state, card, 7, NULL), LAW_OK);
    assert_int_equal(law_state_remove_row(game->state, unit, NULL), LAW_OK);
    assert_int_equal(law_state_remove_row(game->state, card, NULL), LAW_OK);
    assert_true(law_state_equal(game->state, before));
    assert_true(law_state_hash(game->state) == law_state_hash(before));
    law_state_destroy(before);
}

static void test_pairs_are_found_and_unique(void **state)
{
    small_game *game = *state;
    law_row one = small_pact(game->state, RED, BLUE), two = small_pact(game->state, BLUE, RED);
    const law_value red = as_player(RED), blue = as_player(BLUE), green = as_player(GREEN);
    const law_table pact = {PACT};
    law_error error = {0};
    assert_int_equal(law_state_row_of_pair(game->state, pact, &red, &blue).id, one.id);
    assert_int_equal(law_state_row_of_pair(game->state, pact, &blue, &red).id, two.id);
    assert_int_equal(law_state_row_of_pair(game->state, pact, &red, &green).id, 0);
    assert_int_equal(law_state_set(game->state, two, (law_column){PACT_FIRST}, 0, &red, NULL),
                     LAW_OK); /* red, red */
    assert_int_equal(law_state_set(game->state, two, (law_column){PACT_SECOND}, 0, &blue, &error),
                     LAW_DUPLICATE);
    assert_non_null(strstr(error.message, "row 1"));
    assert_int_equal(law_state_row_of_pair(game->state, pact, &blue, &red).id, 0);
    assert_int_equal(law_state_row_of_pair(game->state, pact, &red, &red).id, two.id);
    assert_int_equal(law_state_remove_row(game->state, one, NULL), LAW_OK);
    assert_int_equal(law_state_row_of_pair(game->state, pact, &red, &blue).id, 0);
    assert_int_equal(law_state_set(game->state, two, (law_column){PACT_SECOND}, 0, &blue, NULL),
                     LAW_OK);
    const law_value wrong[] = {as_none(), as_player(4), as_integer(1), as_text("red")};
    for (size_t i = 0; i < 4; i++)
        assert_int_equal(law_state_row_of_pair(game->state, pact, &wrong[i], &blue).id, 0);
    assert_int_equal(law_state_row_of_pair(game->state, (law_table){UNIT}, &red, &blue).id, 0);
    assert_int_equal(law_state_row_of_pair(game->state, (law_table){99}, &red, &blue).id, 0);
}

/* ---- Places ---- */

static void assert_order(const law_state *state, law_place place, const uint32_t *ids,
                         uint32_t count)
{
    assert_int_equal(law_state_place_count(state, place), count);
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(law_state_row_at(state, place, i).id, ids[i]);
    assert_int_equal(law_state_row_at(state, place, count).id, 0);
}

static void test_rows_are_moved_to_positions(void **state)
{
    small_game *game = *state;
    const law_place deck = {DECK, 0}, hand = {HAND, BLUE};
    small_deck(game->state, 4);
    assert_order(game->state, deck, (uint32_t[]){1, 2, 3, 4}, 4);
    small_move(game->state, (law_row){CARD, 4}, DECK, 0, 0);
    assert_order(game->state, deck, (uint32_t[]){4, 1, 2, 3}, 4);
    small_move(game->state, (law_row){CARD, 4}, DECK, 0, 3); /* where it lies in the end */
    assert_order(game->state, deck, (uint32_t[]){1, 2, 3, 4}, 4);
    small_move(game->state, (law_row){CARD, 1}, DECK, 0, UINT32_MAX);
    assert_order(game->state, deck, (uint32_t[]){2, 3, 4, 1}, 4);
    small_move(game->state, (law_row){CARD, 3}, HAND, BLUE, UINT32_MAX);
    small_move(game->state, (law_row){CARD, 2}, HAND, BLUE, 0);
    assert_order(game->state, hand, (uint32_t[]){2, 3}, 2);
    assert_order(game->state, deck, (uint32_t[]){4, 1}, 2);
    law_error error = {0};
    assert_int_equal(law_state_move(game->state, (law_row){CARD, 1}, deck, 2, &error),
                     LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "0 to 1"));
    assert_int_equal(law_state_move(game->state, (law_row){CARD, 1}, hand, 3, NULL),
                     LAW_BAD_ARGUMENT);
    assert_int_equal(law_state_move(game->state, (law_row){CARD, 1}, nowhere, 0, NULL),
                     LAW_BAD_ARGUMENT);
    law_row unit = small_unit(game->state, RED, 1);
    assert_int_equal(law_state_move(game->state, unit, deck, 0, NULL), LAW_BAD_ARGUMENT);
    assert_int_equal(law_state_place_of(game->state, unit).zone, 0);
    assert_int_equal(law_state_position_of(game->state, unit), 0);
    assert_int_equal(law_state_row_below(game->state, unit).id, 0);
    assert_order(game->state, deck, (uint32_t[]){4, 1}, 2);
}

static void test_places_that_do_not_exist_are_empty(void **state)
{
    small_game *game = *state;
    static const law_place places[] = {{0, 0},    {99, 0},   {HAND, 0}, {HAND, 4},
                                       {DECK, 1}, {SITE, 4}, {SITE, 0}, {HAND, UINT32_MAX}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        assert_int_equal(law_state_place_count(game->state, places[i]), 0);
        assert_int_equal(law_state_row_at(game->state, places[i], 0).id, 0);
        assert_int_equal(law_state_shuffle(game->state, places[i], "deck", NULL), LAW_BAD_ARGUMENT);
        assert_int_equal(law_state_reorder(game->state, places[i], NULL, 0, NULL),
                         LAW_BAD_ARGUMENT);
    }
    assert_int_equal(law_state_reorder(game->state, (law_place){DECK, 0}, NULL, 0, NULL), LAW_OK);
}

#define GAME_TEST(test) cmocka_unit_test_setup_teardown(test, begin_game, end_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        GAME_TEST(test_a_new_row_has_standard_values),
        GAME_TEST(test_a_cell_that_does_not_exist_reads_as_none),
        GAME_TEST(test_wrong_values_are_told),
        GAME_TEST(test_texts_hold_what_utf8_can_say),
        GAME_TEST(test_a_text_of_the_state_itself_can_be_given),
        GAME_TEST(test_a_new_row_takes_the_lowest_free_slot),
        GAME_TEST(test_rows_that_cannot_be_added_are_told),
        GAME_TEST(test_a_row_that_is_referred_to_stays),
        GAME_TEST(test_a_removed_row_leaves_nothing),
        GAME_TEST(test_pairs_are_found_and_unique),
        GAME_TEST(test_rows_are_moved_to_positions),
        GAME_TEST(test_places_that_do_not_exist_are_empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
