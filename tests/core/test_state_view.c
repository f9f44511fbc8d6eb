/* Views: they hold what the viewer sees, cannot be written to, and rows cannot be followed in them.
 * That they hold nothing else is in test_state_twins.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "small_game.h"
#include "state_model.h"

enum { SCHEMA_COUNT = 400 };

static model_pair pair;

static law_state *view_of(const law_state *state, uint32_t viewer)
{
    law_state *view;
    law_error error = {0};
    if (law_state_view(&view, state, (law_player){viewer}, &error) != LAW_OK)
        fail_msg("seed %u, viewer %u: %s", (unsigned)pair.schema.seed, (unsigned)viewer,
                 error.message);
    return view;
}

/* ---- A view holds what is seen ---- */

static void assert_at(bool is_right, const char *what, uint32_t viewer, law_row row)
{
    if (!is_right)
        fail_msg("seed %u, viewer %u, row %u of table %u: %s", (unsigned)pair.schema.seed,
                 (unsigned)viewer, (unsigned)row.id, (unsigned)row.table, what);
}

/* A cell of the view: the value with the viewer's names, or unseen. */
static bool shows_cell(const law_value *shown, const model_value *value, uint32_t viewer,
                       bool is_seen)
{
    uint32_t alias = 0;
    if (value->kind == LAW_VALUE_ROW)
        alias = pair.model.aliases[viewer][value->row.table][value->row.id];
    if (!is_seen || (value->kind == LAW_VALUE_ROW && alias == 0))
        return shown->kind == LAW_VALUE_UNSEEN;
    if (shown->kind != value->kind)
        return false;
    if (value->kind == LAW_VALUE_ROW)
        return shown->row.table == value->row.table && shown->row.id == alias;
    if (value->kind == LAW_VALUE_TEXT)
        return shown->text_size == value->text_size &&
               memcmp(shown->text, value->text, value->text_size) == 0;
    return value->kind == LAW_VALUE_NONE || shown->number == value->number;
}

static void check_shown_row(const law_state *view, uint32_t viewer, law_row row)
{
    const model_row *of = &pair.model.rows[row.table][row.id];
    const model_table *table = &pair.schema.tables[row.table];
    law_row shown = {row.table, pair.model.aliases[viewer][row.table][row.id]};
    law_place place = law_state_place_of(view, shown);
    assert_at(law_state_row_exists(view, shown), "it is missing", viewer, row);
    assert_at(!law_state_is_unseen(view, shown), "it is unseen", viewer, row);
    assert_at(place.zone == of->place.zone && place.each == of->place.each, "its place", viewer,
              row);
    if (place.zone != 0 && !pair.schema.zones[place.zone].is_order_unknown)
        assert_at(law_state_position_of(view, shown) == model_position(&pair.model, row),
                  "its position", viewer, row);
    for (uint32_t column = 1; column <= table->column_count; column++) {
        bool is_seen = model_sees_cell(&pair.model, viewer, row, column);
        if (table->columns[column].kind !=
            LAW_VALUE_ROW) /* else: also where the target is unseen */
            assert_at(law_state_sees_cell(view, (law_player){viewer}, shown,
                                          (law_column){column}) == is_seen,
                      "whether a cell is seen", viewer, row);
        for (uint32_t i = 0; i < table->columns[column].count; i++) {
            law_value value = law_state_get(view, shown, (law_column){column}, i);
            assert_at(shows_cell(&value, &of->cells[column][i], viewer, is_seen), "a cell", viewer,
                      row);
        }
    }
}

/* Where the viewer sees a pair, it can look for it. */
static void check_pair(const law_state *view, uint32_t viewer, law_row row)
{
    const model_row *of = &pair.model.rows[row.table][row.id];
    law_row shown = {row.table, pair.model.aliases[viewer][row.table][row.id]};
    law_value key[2];
    for (uint32_t i = 0; i < 2; i++) {
        key[i] = law_state_get(view, shown, (law_column){i + 1}, 0);
        if (key[i].kind == LAW_VALUE_UNSEEN)
            return;
        assert_int_equal(key[i].kind, of->cells[i + 1][0].kind);
    }
    law_row found = law_state_row_of_pair(view, (law_table){row.table}, &key[0], &key[1]);
    assert_at(found.id == shown.id, "a pair is not found", viewer, row);
}

/* What stands for an unseen row has a place and nothing else. */
static void check_unseen_row(const law_state *view, uint32_t viewer, law_row row)
{
    const model_table *table = &pair.schema.tables[row.table];
    assert_at(law_state_place_of(view, row).zone != 0, "an unseen row without a place", viewer,
              row);
    assert_at(!law_state_sees_row(view, (law_player){viewer}, row), "an unseen row is seen", viewer,
              row);
    for (uint32_t column = 1; column <= table->column_count; column++) {
        for (uint32_t i = 0; i < table->columns[column].count; i++)
            assert_at(law_state_get(view, row, (law_column){column}, i).kind == LAW_VALUE_UNSEEN,
                      "an unseen row has content", viewer, row);
    }
}

static void check_table(const law_state *view, uint32_t viewer, uint32_t table)
{
    uint32_t seen = 0, shown = 0;
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        law_row row = {table, id};
        if (!model_sees_row(&pair.model, viewer, row))
            continue;
        check_shown_row(view, viewer, row);
        if (pair.schema.tables[table].has_key)
            check_pair(view, viewer, row);
        seen++;
    }
    law_row row = {table, 0};
    uint32_t last = 0;
    while ((row = law_state_row_after(view, (law_table){table}, last)).id != 0) {
        last = row.id;
        if (law_state_is_unseen(view, row))
            check_unseen_row(view, viewer, row);
        else
            shown++;
    }
    assert_at(shown == seen, "a row too many", viewer, (law_row){table, 0});
    if (pair.schema.tables[table].has_zones)
        seen = model_row_count(&pair.model, table);
    assert_at(law_state_row_count(view, (law_table){table}) == seen, "the number of rows", viewer,
              (law_row){table, 0});
}

static void check_place(const law_state *view, uint32_t viewer, law_place place)
{
    const model_zone *zone = &pair.schema.zones[place.zone];
    const model_place *list = &pair.model.places[place.zone][place.each];
    if (!model_has_place(&pair.model, place))
        return;
    assert_int_equal(law_state_place_count(view, place), list->count);
    uint32_t before = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        law_row shown = law_state_row_at(view, place, i);
        uint32_t alias = pair.model.aliases[viewer][zone->table][list->rows[i]];
        assert_int_equal(shown.table, zone->table);
        if (zone->is_order_unknown) {
            assert_true(shown.id > before); /* the seen by name, then the unseen */
            before = shown.id;
        } else {
            assert_int_equal(law_state_is_unseen(view, shown), alias == 0);
            assert_true(alias == 0 || shown.id == alias);
        }
    }
}

static void check_view(uint32_t viewer)
{
    law_state *view = view_of(pair.state, viewer);
    assert_true(law_state_is_view(view));
    for (uint32_t table = 1; table <= pair.schema.table_count; table++)
        check_table(view, viewer, table);
    for (uint32_t zone = 1; zone <= pair.schema.zone_count; zone++) {
        for (uint32_t each = 0; each <= MODEL_EACH_MAX; each++)
            check_place(view, viewer, (law_place){zone, each});
    }
    if (pair.model.has_block)
        assert_true(model_block_number(law_state_block(view, 1)) == pair.model.block % 10);
    law_state_destroy(view);
}

static void test_a_view_holds_what_is_seen(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        if (seed % 4 != 0) /* else it stays a draft */
            model_pair_fill(&pair, 30);
        for (int i = 0; i < 25; i++) {
            for (int k = 0; k < 4; k++)
                model_pair_step(&pair);
            for (uint32_t viewer = 0; viewer <= pair.schema.player_count; viewer++)
                check_view(viewer);
        }
        model_pair_end(&pair);
    }
}

/* ---- What cannot be done to a view ---- */

static law_status ignore_event(void *user, const law_state *state, const law_event *event)
{
    (void)user;
    (void)state;
    (void)event;
    return LAW_OK;
}

static void test_views_refuse_to_be_written(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1), none;
    small_deck(game.state, 3);
    law_state *view = view_of(game.state, RED), *view_of_view;
    const law_value flag = as_flag(true), owner = as_player(RED);
    const law_cell cell = {{UNIT_OWNER}, 0, owner};
    const law_place deck = {DECK, 0};
    law_row cards[3];
    law_error error = {0};
    uint32_t drawn;
    void *block;
    uint64_t hash = law_state_hash(view);
    for (uint32_t i = 0; i < 3; i++)
        cards[i] = law_state_row_at(view, deck, i);
    const law_event event = {.kind = LAW_EVENT_SET,
                             .row = unit,
                             .column = {UNIT_UPRIGHT},
                             .before = as_flag(false),
                             .after = flag};
    const law_event seeded = {.kind = LAW_EVENT_SEEDED, .seed = 3};
    law_state_watch(view, ignore_event, NULL);
    assert_int_equal(law_state_apply(view, &seeded, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_set(view, unit, (law_column){UNIT_UPRIGHT}, 0, &flag, &error),
                     LAW_WRONG_PHASE);
    assert_non_null(strstr(error.message, "view"));
    assert_int_equal(
        law_state_add_row(&none, view, (law_table){UNIT}, &cell, 1, (law_place){0, 0}, NULL),
        LAW_WRONG_PHASE);
    assert_int_equal(none.id, 0);
    assert_int_equal(law_state_remove_row(view, unit, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_move(view, cards[0], (law_place){SHOWN, 0}, 0, NULL),
                     LAW_WRONG_PHASE);
    assert_int_equal(law_state_reorder(view, deck, cards, 3, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_reveal(view, cards[0], 1, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_shuffle(view, deck, "deck", NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_draw(&drawn, view, "deck", 6, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_apply(view, &event, NULL), LAW_WRONG_PHASE);
    assert_int_equal(model_block_make(&block, 3, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(view, 1, block, NULL), LAW_WRONG_PHASE);
    law_state_seed(view, 77);
    assert_int_equal(law_state_view(&view_of_view, view, (law_player){RED}, NULL),
                     LAW_BAD_ARGUMENT);
    assert_null(view_of_view);
    assert_true(law_state_hash(view) == hash);
    law_state_destroy(view);
    assert_int_equal(law_state_view(&view, game.state, (law_player){4}, &error), LAW_BAD_ARGUMENT);
    assert_null(view);
    assert_non_null(strstr(error.message, "viewer 4"));
    small_game_end(&game);
}

static void test_a_view_can_be_copied_and_kept(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    small_unit(game.state, BLUE, 2);
    small_deck(game.state, 3);
    small_card(game.state, 2, 9, HAND, RED);
    for (uint32_t viewer = 0; viewer <= SMALL_PLAYER_COUNT; viewer++) {
        law_state *view = view_of(game.state, viewer), *clone, *read;
        assert_int_equal(law_state_clone(&clone, view, NULL), LAW_OK);
        assert_true(law_state_is_view(clone) && law_state_equal(clone, view));
        assert_true(law_state_hash(clone) == law_state_hash(view));
        assert_false(law_state_equal(view, game.state));
        size_t size = law_state_write(NULL, 0, view);
        unsigned char *bytes = malloc(size);
        assert_non_null(bytes);
        law_state_write(bytes, size, view);
        law_error error = {0};
        if (law_state_read(&read, game.schema, bytes, size, NULL, &error) != LAW_OK)
            fail_msg("%s", error.message);
        assert_true(law_state_is_view(read) && law_state_equal(read, view));
        free(bytes);
        law_state_destroy(view);
        law_state_destroy(clone);
        law_state_destroy(read);
    }
    small_game_end(&game);
}

/* ---- Examples ---- */

static void test_aliases_of_what_is_not_there(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1), card = small_card(game.state, 1, 1, DECK, 0);
    const law_player red = {RED}, unknown = {SMALL_PLAYER_COUNT + 1};
    assert_int_equal(law_state_alias(game.state, red, unit), unit.id); /* units are always seen */
    assert_int_equal(law_state_alias(game.state, unknown, unit), 0);
    assert_int_equal(law_state_alias(game.state, red, (law_row){UNIT, 2}), 0);
    assert_false(law_state_sees_row(game.state, unknown, card));
    assert_false(law_state_sees_cell(game.state, red, unit, (law_column){99}));
    assert_false(law_state_sees_cell(game.state, red, (law_row){UNIT, 2}, (law_column){1}));
    const law_table tables[] = {{0}, {99}, {UNIT}, {CARD}};
    const uint32_t aliases[] = {0, 2, 100, UINT32_MAX};
    for (size_t i = 0; i < 4; i++) {
        for (size_t k = 0; k < 4; k++)
            assert_int_equal(law_state_row_of_alias(game.state, red, tables[i], aliases[k]).id, 0);
        assert_int_equal(law_state_row_of_alias(game.state, unknown, tables[i], 1).id, 0);
    }
    assert_int_equal(law_state_reveal(game.state, (law_row){CARD, 2}, 1, NULL), LAW_BAD_ARGUMENT);
    assert_int_equal(law_state_reveal(game.state, card, 8, NULL), LAW_BAD_ARGUMENT);
    small_game_end(&game);
}

/* A card that was seen, and goes back into a shuffled deck, is another one for all that follows. */
static void test_a_card_cannot_be_followed_through_a_shuffle(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    small_deck(game.state, 8);
    const law_player red = {RED}, blue = {BLUE};
    law_row first = law_state_row_at(game.state, (law_place){DECK, 0}, 0);
    assert_int_equal(law_state_alias(game.state, red, first), 0);
    small_move(game.state, first, HAND, RED, 0);
    assert_int_equal(law_state_alias(game.state, red, first), 1);
    assert_int_equal(law_state_alias(game.state, blue, first), 0);
    law_row second = law_state_row_at(game.state, (law_place){DECK, 0}, 3);
    small_move(game.state, second, HAND, RED, 0);
    assert_int_equal(law_state_alias(game.state, red, second), 2); /* not its id, which is 5 */
    small_move(game.state, first, DECK, 0, 0);
    assert_int_equal(law_state_alias(game.state, red, first), 0);
    assert_int_equal(law_state_alias(game.state, red, second), 2); /* stays while it is seen */
    assert_int_equal(law_state_shuffle(game.state, (law_place){DECK, 0}, "deck", NULL), LAW_OK);
    law_row third = law_state_row_at(game.state, (law_place){DECK, 0}, 0);
    small_move(game.state, third, HAND, RED, UINT32_MAX);
    assert_int_equal(law_state_alias(game.state, red, third), 1); /* whichever it is */
    small_game_end(&game);
}

/* What was revealed is seen until it moves, or until its place is shuffled. */
static void test_what_is_revealed_is_seen_for_a_while(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    small_deck(game.state, 5);
    const law_place deck = {DECK, 0};
    const law_player onlooker = {0}, red = {RED}, blue = {BLUE};
    law_row card = law_state_row_at(game.state, deck, 2);
    assert_int_equal(law_state_reveal(game.state, card, 1 << (RED - 1), NULL), LAW_OK);
    assert_true(law_state_sees_row(game.state, red, card));
    assert_true(law_state_sees_cell(game.state, red, card, (law_column){CARD_VALUE}));
    assert_false(law_state_sees_row(game.state, blue, card));
    law_state *view = view_of(game.state, RED);
    law_row shown = law_state_row_at(view, deck, 2);
    assert_false(law_state_is_unseen(view, shown));
    assert_int_equal(number_of(view, shown, CARD_VALUE, 0), 3);
    assert_true(law_state_is_unseen(view, law_state_row_at(view, deck, 1)));
    law_state_destroy(view);
    assert_int_equal(law_state_reveal(game.state, card, 6, NULL), LAW_OK);
    assert_true(law_state_sees_row(game.state, blue, card));
    assert_true(law_state_sees_row(game.state, onlooker, card)); /* all players do */
    assert_int_equal(law_state_shuffle(game.state, deck, "deck", NULL), LAW_OK);
    assert_false(law_state_sees_row(game.state, red, card));
    assert_int_equal(law_state_reveal(game.state, card, 1, NULL), LAW_OK);
    small_move(game.state, card, DECK, 0, law_state_position_of(game.state, card));
    assert_false(law_state_sees_row(game.state, red, card));
    small_game_end(&game);
}

/* A heap of known content and unknown order is listed by name, whatever lies on its top. */
static void test_an_unknown_order_is_not_shown(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    law_row cards[4];
    for (uint32_t i = 0; i < 4; i++)
        cards[i] = small_card(game.state, i, 3, HEAP, 0);
    const law_row orders[2][3] = {{cards[2], cards[0], cards[1]}, {cards[1], cards[2], cards[0]}};
    const law_place heap = {HEAP, 0};
    uint64_t hashes[2];
    small_move(game.state, cards[3], SHOWN, 0, 0);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(law_state_reorder(game.state, heap, orders[i], 3, NULL), LAW_OK);
        law_state *view = view_of(game.state, GREEN);
        assert_int_equal(law_state_place_count(view, heap), 3);
        for (uint32_t k = 0; k + 1 < 3; k++)
            assert_true(law_state_row_at(view, heap, k).id <
                        law_state_row_at(view, heap, k + 1).id);
        hashes[i] = law_state_hash(view);
        law_state_destroy(view);
    }
    assert_true(hashes[0] == hashes[1]);
    small_game_end(&game);
}

/* The dice to come are not in a view, nor is the seed. */
static void test_dice_are_not_in_a_view(void **state)
{
    (void)state;
    uint64_t hashes[3];
    for (uint64_t seed = 0; seed < 3; seed++) {
        small_game game;
        uint32_t drawn;
        small_game_begin(&game, NULL);
        law_state_seed(game.state, seed);
        for (uint64_t i = 0; i < seed; i++)
            assert_int_equal(law_state_draw(&drawn, game.state, "attack", 6, NULL), LAW_OK);
        law_state *view = view_of(game.state, 0);
        hashes[seed] = law_state_hash(view);
        law_state_destroy(view);
        small_game_end(&game);
    }
    assert_true(hashes[0] == hashes[1] && hashes[1] == hashes[2]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_view_holds_what_is_seen),
        cmocka_unit_test(test_views_refuse_to_be_written),
        cmocka_unit_test(test_a_view_can_be_copied_and_kept),
        cmocka_unit_test(test_aliases_of_what_is_not_there),
        cmocka_unit_test(test_a_card_cannot_be_followed_through_a_shuffle),
        cmocka_unit_test(test_what_is_revealed_is_seen_for_a_while),
        cmocka_unit_test(test_an_unknown_order_is_not_shown),
        cmocka_unit_test(test_dice_are_not_in_a_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
