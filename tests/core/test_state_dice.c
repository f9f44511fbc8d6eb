/* The dice of a state: streams, their limit, even shuffles, fixed numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "hash.h"
#include "small_game.h"
#include "state_check.h"

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

static void test_purposes_have_a_limit(void **state)
{
    small_game *game = *state;
    law_error error = {0};
    uint32_t drawn;
    char purpose[LAW_NAME_SIZE_MAX + 2];
    for (unsigned i = 0; i < LAW_STREAM_COUNT_MAX; i++) {
        snprintf(purpose, sizeof purpose, "purpose-%u", i);
        assert_int_equal(law_state_draw(&drawn, game->state, purpose, 6, NULL), LAW_OK);
    }
    uint64_t hash = law_state_hash(game->state);
    assert_int_equal(law_state_draw(&drawn, game->state, "one-more", 6, &error), LAW_TOO_MANY);
    assert_non_null(strstr(error.message, "one-more"));
    assert_non_null(strstr(error.message, "32"));
    small_deck(game->state, 2);
    assert_int_equal(law_state_shuffle(game->state, (law_place){DECK, 0}, "one-more", NULL),
                     LAW_TOO_MANY);
    assert_int_equal(law_state_remove_row(game->state, (law_row){CARD, 1}, NULL), LAW_OK);
    assert_int_equal(law_state_remove_row(game->state, (law_row){CARD, 2}, NULL), LAW_OK);
    assert_true(law_state_hash(game->state) == hash);
    assert_int_equal(law_state_draw(&drawn, game->state, "purpose-0", 6, NULL), LAW_OK);
    assert_null(state_mistake(game->state));
    memset(purpose, 'x', sizeof purpose);
    purpose[LAW_NAME_SIZE_MAX + 1] = '\0';
    static const char *const wrong[] = {NULL, "", "two words"};
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(law_state_draw(&drawn, game->state, wrong[i], 6, NULL), LAW_BAD_NAME);
    assert_int_equal(law_state_draw(&drawn, game->state, purpose, 6, NULL), LAW_BAD_NAME);
}

/* ---- Dice ---- */

/* Draws for other purposes, clones and shuffles in between change nothing for a purpose. */
static void test_a_stream_depends_on_seed_and_name_alone(void **state)
{
    small_game *game = *state;
    law_state *other, *clone;
    uint32_t a, b, c;
    assert_int_equal(law_state_clone(&other, game->state, NULL), LAW_OK);
    small_deck(other, 5);
    law_state_seed(game->state, 11);
    law_state_seed(other, 11);
    assert_int_equal(law_state_draw(&a, other, "zeal", 6, NULL), LAW_OK);
    for (int i = 0; i < 50; i++) {
        assert_int_equal(law_state_draw(&a, game->state, "attack", 1000, NULL), LAW_OK);
        assert_int_equal(law_state_draw(&b, other, "attack", 1000, NULL), LAW_OK);
        assert_int_equal(a, b);
        assert_int_equal(law_state_draw(&b, other, "weather", 6, NULL), LAW_OK);
        assert_int_equal(law_state_shuffle(other, (law_place){DECK, 0}, "deck", NULL), LAW_OK);
        assert_int_equal(law_state_clone(&clone, game->state, NULL), LAW_OK);
        assert_int_equal(law_state_draw(&c, clone, "attack", 1000, NULL), LAW_OK);
        law_state_destroy(clone);
    }
    law_state_seed(other, 12);
    int equal = 0;
    for (int i = 0; i < 50; i++) {
        assert_int_equal(law_state_draw(&a, game->state, "attack", 1000, NULL), LAW_OK);
        assert_int_equal(law_state_draw(&b, other, "attack", 1000, NULL), LAW_OK);
        equal += a == b;
    }
    assert_true(equal < 5);
    law_state_destroy(other);
}

/* The stream of a purpose is that of the published generator whose number is the name's hash. */
static void test_a_draw_is_that_of_the_generator(void **state)
{
    small_game *game = *state;
    law_dice dice;
    law_state_seed(game->state, 5);
    law_dice_seed(&dice, 5, law__hash_bytes("attack", 6, 0));
    for (uint32_t bound = 0; bound < 60; bound++) {
        uint32_t drawn;
        assert_int_equal(law_state_draw(&drawn, game->state, "attack", bound, NULL), LAW_OK);
        assert_int_equal(drawn, law_dice_below(&dice, bound));
    }
}

/* Each of the 24 orders of four cards is as likely, wherever a card began. */
static void test_shuffles_are_even(void **state)
{
    small_game *game = *state;
    enum { TOTAL = 24 * 400 };
    uint32_t counts[256] = {0}, kinds = 0, lies[4][4] = {{0}};
    const law_place deck = {DECK, 0};
    small_deck(game->state, 4);
    for (int i = 0; i < TOTAL; i++) {
        uint32_t order = 0, met = 0;
        law_row before[4];
        for (uint32_t k = 0; k < 4; k++)
            before[k] = (law_row){CARD, k + 1};
        assert_int_equal(law_state_reorder(game->state, deck, before, 4, NULL), LAW_OK);
        assert_int_equal(law_state_shuffle(game->state, deck, "deck", NULL), LAW_OK);
        for (uint32_t k = 0; k < 4; k++) {
            uint32_t id = law_state_row_at(game->state, deck, k).id;
            assert_true(id >= 1 && id <= 4);
            met |= 1u << (id - 1);
            order = order * 4 + id - 1;
            lies[id - 1][k]++;
        }
        assert_int_equal(met, 15); /* a permutation */
        counts[order]++;
    }
    int64_t chi_square = 0; /* of 23 degrees: six deviations are 64 */
    for (uint32_t order = 0; order < 256; order++) {
        int64_t off = (int64_t)counts[order] - TOTAL / 24;
        if (counts[order] == 0)
            continue;
        kinds++;
        chi_square += off * off;
    }
    assert_int_equal(kinds, 24);
    assert_true(chi_square / (TOTAL / 24) < 64);
    for (int card = 0; card < 4; card++) {
        for (int k = 0; k < 4; k++)
            assert_in_range(lies[card][k], TOTAL / 4 - 250, TOTAL / 4 + 250);
    }
}

/* Found by another implementation of the generator and of the hash. */
static void test_a_seed_gives_fixed_dice(void **state)
{
    small_game *game = *state;
    static const uint32_t expected[2][8] = {
        {3, 2, 4, 4, 1, 0, 3, 3},
        {15, 41, 25, 61, 63, 8, 40, 12},
    };
    law_state_seed(game->state, 42);
    for (int i = 0; i < 8; i++) {
        uint32_t drawn;
        assert_int_equal(law_state_draw(&drawn, game->state, "attack", 6, NULL), LAW_OK);
        assert_int_equal(drawn, expected[0][i]);
        assert_int_equal(law_state_draw(&drawn, game->state, "weather", 100, NULL), LAW_OK);
        assert_int_equal(drawn, expected[1][i]);
    }
}

#define GAME_TEST(test) cmocka_unit_test_setup_teardown(test, begin_game, end_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        GAME_TEST(test_purposes_have_a_limit),
        GAME_TEST(test_a_stream_depends_on_seed_and_name_alone),
        GAME_TEST(test_a_draw_is_that_of_the_generator),
        GAME_TEST(test_shuffles_are_even),
        GAME_TEST(test_a_seed_gives_fixed_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
