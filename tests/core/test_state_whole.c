/* States as a whole: sealing, copying, their largest size, blocks, watchers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "small_game.h"
#include "state_check.h"
#include "state_model.h"

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

/* ---- What several tests use ---- */

/* One table of `most` rows, each of so many bytes. */
static law_schema *heavy_schema(uint32_t most, uint32_t array, uint32_t columns)
{
    law_schema_builder *builder;
    law_schema *schema;
    const law_column_form form = {.kind = LAW_VALUE_INTEGER, .count = array};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_table table = law_schema_add_table(builder, "heavy", most, false);
    for (uint32_t i = 0; i < columns; i++) {
        char name[12];
        snprintf(name, sizeof name, "c%u", (unsigned)i);
        law_schema_add_column(builder, table, name, &form);
    }
    assert_int_equal(law_schema_finish(&schema, builder, NULL), LAW_OK);
    law_schema_builder_destroy(builder);
    return schema;
}

enum { TOLD_MAX = 40 };
typedef struct {
    law_event events[TOLD_MAX];
    uint32_t count;
    law_status answer;
} told;

static law_status keep(void *user, const law_state *state, const law_event *event)
{
    told *kept = user;
    (void)state;
    assert_true(kept->count < TOLD_MAX);
    kept->events[kept->count++] = *event;
    return kept->answer;
}

/* ---- Sealing ---- */

static void test_static_rows_are_fixed_when_sealed(void **state)
{
    small_game *game = *state;
    const law_row point = {POINT, 2};
    const law_value letter = as_text("z");
    law_error error = {0};
    law_state *again;
    law_schema *schema;
    assert_int_equal(law_state_row_count(game->state, (law_table){POINT}), 3);
    assert_memory_equal(law_state_get(game->state, point, (law_column){1}, 0).text, "b", 1);
    assert_int_equal(law_state_set(game->state, point, (law_column){1}, 0, &letter, &error),
                     LAW_WRONG_PHASE);
    assert_non_null(strstr(error.message, "\"point\""));
    assert_int_equal(law_state_remove_row(game->state, point, NULL), LAW_WRONG_PHASE);
    assert_int_equal(law_state_seal(&again, &schema, game->state, NULL), LAW_WRONG_PHASE);
    assert_null(again);
    assert_null(schema);
    assert_true(law_state_schema(game->state) == game->schema);
    assert_true(law_schema_hash(game->schema) != law_schema_hash(game->draft_schema));
}

/* Before it is sealed a point may go, but not while cards lie there. */
static void test_a_row_with_rows_in_its_list_stays(void **state)
{
    small_game *game = *state;
    law_state *draft;
    law_row point;
    law_error error = {0};
    assert_int_equal(law_state_create(&draft, game->draft_schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_state_add_row(&point, draft, (law_table){POINT}, NULL, 0, nowhere, NULL),
                     LAW_OK);
    law_row card = small_card(draft, 1, 2, SITE, point.id);
    assert_int_equal(law_state_remove_row(draft, point, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "\"site\""));
    small_move(draft, card, DECK, 0, 0);
    assert_int_equal(law_state_remove_row(draft, point, NULL), LAW_OK);
    assert_null(state_mistake(draft));
    law_state_destroy(draft);
}

/* A map of many points costs a clone nothing. */
static void test_clones_share_static_rows(void **state)
{
    (void)state;
    law_schema_builder *builder;
    law_schema *draft_schema, *schema;
    law_state *draft, *sealed, *clone;
    const law_column_form text = {.kind = LAW_VALUE_TEXT, .size = 255};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_table point = law_schema_add_table(builder, "point", 1000, true);
    law_schema_add_column(builder, point, "text", &text);
    assert_int_equal(law_schema_finish(&draft_schema, builder, NULL), LAW_OK);
    law_schema_builder_destroy(builder);
    assert_int_equal(law_state_create(&draft, draft_schema, NULL, NULL), LAW_OK);
    for (uint32_t i = 0; i < 1000; i++) {
        law_row row;
        char name[12];
        snprintf(name, sizeof name, "n%u", (unsigned)i);
        const law_cell cell = {{1}, 0, as_text(name)};
        assert_int_equal(law_state_add_row(&row, draft, point, &cell, 1, nowhere, NULL), LAW_OK);
    }
    assert_int_equal(law_state_seal(&sealed, &schema, draft, NULL), LAW_OK);
    assert_true(law_state_size(draft) > 256000);
    assert_true(law_state_size(sealed) < 1000);
    law_state_destroy(draft);
    law_schema_destroy(draft_schema);
    assert_int_equal(law_state_clone(&clone, sealed, NULL), LAW_OK);
    law_value value = law_state_get(clone, (law_row){1, 1000}, (law_column){1}, 0);
    assert_memory_equal(value.text, "n999", 4);
    assert_ptr_equal(value.text,
                     law_state_get(sealed, (law_row){1, 1000}, (law_column){1}, 0).text);
    assert_null(state_mistake(clone));
    law_state_destroy(clone);
    law_state_destroy(sealed);
    law_schema_destroy(schema);
}

static void test_a_new_state_of_a_sealed_schema_has_its_static_rows(void **state)
{
    small_game *game = *state;
    law_state *fresh;
    assert_int_equal(law_state_create(&fresh, game->schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_state_row_count(fresh, (law_table){POINT}), 3);
    assert_true(law_state_equal(fresh, game->state));
    small_card(fresh, 1, 2, SITE, 3);
    assert_int_equal(law_state_place_count(fresh, (law_place){SITE, 3}), 1);
    assert_int_equal(law_state_copy(game->state, fresh, NULL), LAW_OK);
    assert_true(law_state_equal(fresh, game->state));
    law_state_destroy(fresh);
}

static void test_a_copy_needs_the_same_schema(void **state)
{
    small_game *game = *state;
    law_state *other;
    assert_int_equal(law_state_create(&other, game->draft_schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_state_copy(game->state, other, NULL), LAW_BAD_ARGUMENT);
    law_state_destroy(other);
    law_schema *heavy = heavy_schema(3, 0, 1);
    assert_int_equal(law_state_create(&other, heavy, NULL, NULL), LAW_OK);
    law_error error = {0};
    assert_int_equal(law_state_difference(game->state, other, keep, NULL, &error),
                     LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "schema"));
    assert_false(law_state_equal(game->state, other));
    law_state_destroy(other);
    law_schema_destroy(heavy);
}

/* ---- Limits and blocks ---- */

static void test_a_state_has_a_largest_size(void **state)
{
    (void)state;
    law_schema *schema = heavy_schema(LAW_ROW_COUNT_MAX, LAW_ARRAY_COUNT_MAX, 64);
    law_state *large;
    law_row row;
    law_error error = {0};
    law_status status = LAW_OK;
    uint32_t count = 0;
    assert_int_equal(law_state_create(&large, schema, NULL, NULL), LAW_OK);
    while ((status = law_state_add_row(&row, large, (law_table){1}, NULL, 0, nowhere, &error)) ==
           LAW_OK)
        count++;
    assert_int_equal(status, LAW_TOO_MANY);
    assert_non_null(strstr(error.message, "67108864"));
    assert_true(law_state_size(large) <= LAW_STATE_SIZE_MAX);
    assert_true(count >= 200);
    assert_int_equal(law_state_row_count(large, (law_table){1}), count);
    law_state_destroy(large);
    law_schema_destroy(schema);
}

static void test_a_table_holds_65535_rows(void **state)
{
    (void)state;
    law_schema *schema = heavy_schema(LAW_ROW_COUNT_MAX, 0, 1);
    law_state *large;
    law_row row;
    law_error error = {0};
    assert_int_equal(law_state_create(&large, schema, NULL, NULL), LAW_OK);
    for (uint32_t id = 1; id <= LAW_ROW_COUNT_MAX; id++) {
        const law_cell cell = {{1}, 0, as_integer(id)};
        assert_int_equal(law_state_add_row(&row, large, (law_table){1}, &cell, 1, nowhere, NULL),
                         LAW_OK);
        assert_int_equal(row.id, id);
    }
    assert_int_equal(law_state_add_row(&row, large, (law_table){1}, NULL, 0, nowhere, &error),
                     LAW_TOO_MANY);
    assert_non_null(strstr(error.message, "65535"));
    assert_int_equal(number_of(large, (law_row){1, LAW_ROW_COUNT_MAX}, 1, 0), LAW_ROW_COUNT_MAX);
    assert_int_equal(law_state_remove_row(large, (law_row){1, 40000}, NULL), LAW_OK);
    assert_int_equal(law_state_row_after(large, (law_table){1}, 39999).id, 40001);
    law_state_destroy(large);
    law_schema_destroy(schema);
}

static void test_blocks_that_do_not_exist_are_refused(void **state)
{
    small_game *game = *state;
    void *block;
    law_error error = {0};
    assert_null(law_state_block(game->state, 0));
    assert_null(law_state_block(game->state, 1));
    assert_null(law_state_block(game->state, 2));
    assert_int_equal(law_state_set_block(game->state, 2, NULL, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "2"));
    assert_int_equal(model_block_make(&block, 3, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(game->state, 1, block, NULL), LAW_OK);
    assert_ptr_equal(law_state_block(game->state, 1), block);
    assert_int_equal(law_state_set_block(game->state, 1, NULL, NULL), LAW_OK);
    assert_null(law_state_block(game->state, 1));
}

/* ---- Watching ---- */

static void test_a_watcher_is_told_of_each_change(void **state)
{
    small_game *game = *state;
    static told kept;
    memset(&kept, 0, sizeof kept);
    law_state_watch(game->state, keep, &kept);
    law_row unit = small_unit(game->state, BLUE, 3);
    assert_int_equal(kept.count, 3);
    assert_int_equal(kept.events[0].kind, LAW_EVENT_ADDED);
    assert_true(kept.events[0].row.table == UNIT && kept.events[0].row.id == unit.id);
    assert_int_equal(kept.events[1].kind, LAW_EVENT_SET);
    assert_int_equal(kept.events[1].column.id, UNIT_OWNER);
    assert_int_equal(kept.events[1].before.kind, LAW_VALUE_NONE);
    assert_true(kept.events[1].after.number == BLUE);
    assert_int_equal(kept.events[2].column.id, UNIT_AT);
    assert_true(kept.events[2].after.row.table == POINT && kept.events[2].after.row.id == 3);
    small_set(game->state, unit, UNIT_MEMORY, 2, as_integer(-4));
    assert_int_equal(kept.count, 4);
    assert_int_equal(kept.events[3].index, 2);
    assert_true(kept.events[3].before.number == 0 && kept.events[3].after.number == -4);
    small_set(game->state, unit, UNIT_MEMORY, 2, as_integer(-4)); /* nothing changes */
    assert_int_equal(kept.count, 4);
    law_row card = small_card(game->state, 0, 1, DECK, 0);
    assert_true(kept.events[4].to.zone == DECK && kept.events[4].position == 0);
    kept.count = 0;
    small_move(game->state, card, HAND, GREEN, 0);
    assert_int_equal(kept.count, 1);
    assert_int_equal(kept.events[0].kind, LAW_EVENT_MOVED);
    assert_true(kept.events[0].from.zone == DECK && kept.events[0].to.each == GREEN);
    kept.count = 0;
    law_value wrong = as_integer(99);
    law_state_set(game->state, unit, (law_column){UNIT_POINTS}, 0, &wrong, NULL);
    assert_int_equal(kept.count, 0);
    assert_int_equal(law_state_remove_row(game->state, unit, NULL), LAW_OK);
    assert_int_equal(kept.events[kept.count - 1].kind, LAW_EVENT_REMOVED);
    assert_int_equal(kept.events[0].kind, LAW_EVENT_SET);
    law_state *clone;
    assert_int_equal(law_state_clone(&clone, game->state, NULL), LAW_OK);
    kept.count = 0;
    small_unit(clone, RED, 1); /* nobody watches a clone */
    assert_int_equal(kept.count, 0);
    law_state_destroy(clone);
    law_state_watch(game->state, NULL, NULL);
    small_unit(game->state, RED, 1);
    assert_int_equal(kept.count, 0);
}

static void test_what_a_watcher_answers_is_kept(void **state)
{
    small_game *game = *state;
    static told kept;
    memset(&kept, 0, sizeof kept);
    law_state_watch(game->state, keep, &kept);
    law_row unit = small_unit(game->state, BLUE, 3);
    assert_int_equal(law_state_watch_status(game->state), LAW_OK);
    kept.answer = LAW_TOO_MANY;
    small_set(game->state, unit, UNIT_POINTS, 0, as_integer(4)); /* is done all the same */
    assert_int_equal(number_of(game->state, unit, UNIT_POINTS, 0), 4);
    kept.answer = LAW_NO_MEMORY;
    small_set(game->state, unit, UNIT_POINTS, 0, as_integer(5));
    kept.answer = LAW_OK;
    small_set(game->state, unit, UNIT_POINTS, 0, as_integer(6));
    assert_int_equal(law_state_watch_status(game->state), LAW_TOO_MANY); /* the first */
    assert_int_equal(law_state_watch_status(game->state), LAW_OK);       /* and forgotten */
}

static void test_kinds_have_names(void **state)
{
    (void)state;
    for (int kind = 0; kind < LAW_VALUE_KIND_COUNT; kind++)
        assert_true(law_name_is_valid(law_value_kind_name((law_value_kind)kind)));
    for (int kind = 0; kind < LAW_EVENT_KIND_COUNT; kind++)
        assert_true(law_name_is_valid(law_event_kind_name((law_event_kind)kind)));
    assert_string_equal(law_value_kind_name(LAW_VALUE_PLAYERS), "players");
    assert_string_equal(law_event_kind_name(LAW_EVENT_REORDERED), "reordered");
    assert_null(law_value_kind_name(LAW_VALUE_KIND_COUNT));
    assert_null(law_value_kind_name((law_value_kind)-1));
    assert_null(law_event_kind_name(LAW_EVENT_KIND_COUNT));
}

#define GAME_TEST(test) cmocka_unit_test_setup_teardown(test, begin_game, end_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        GAME_TEST(test_static_rows_are_fixed_when_sealed),
        GAME_TEST(test_a_row_with_rows_in_its_list_stays),
        cmocka_unit_test(test_clones_share_static_rows),
        GAME_TEST(test_a_new_state_of_a_sealed_schema_has_its_static_rows),
        GAME_TEST(test_a_copy_needs_the_same_schema),
        cmocka_unit_test(test_a_state_has_a_largest_size),
        cmocka_unit_test(test_a_table_holds_65535_rows),
        GAME_TEST(test_blocks_that_do_not_exist_are_refused),
        GAME_TEST(test_a_watcher_is_told_of_each_change),
        GAME_TEST(test_what_a_watcher_answers_is_kept),
        cmocka_unit_test(test_kinds_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
