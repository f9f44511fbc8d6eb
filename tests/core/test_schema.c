/* Schemas: what they say when asked, every limit, and the builder's first mistake with a message
 * that names what is wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "small_game.h"
#include "state_model.h"

/* ---- What a schema says ---- */

static void test_what_was_declared_is_read(void **state)
{
    (void)state;
    law_schema *schema;
    law_column first, second;
    assert_int_equal(small_game_schema(&schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_schema_player_count(schema), 3);
    assert_string_equal(law_schema_player_name(schema, (law_player){BLUE}), "blue");
    assert_int_equal(law_schema_player_named(schema, "green").id, GREEN);
    assert_int_equal(law_schema_table_count(schema), SMALL_TABLE_COUNT);
    assert_string_equal(law_schema_table_name(schema, (law_table){UNIT}), "unit");
    assert_int_equal(law_schema_table_named(schema, "card").id, CARD);
    assert_int_equal(law_schema_globals(schema).id, GLOBALS);
    assert_true(law_schema_table_is_static(schema, (law_table){POINT}));
    assert_false(law_schema_table_is_static(schema, (law_table){UNIT}));
    assert_true(law_schema_table_has_zones(schema, (law_table){CARD}));
    assert_false(law_schema_table_has_zones(schema, (law_table){UNIT}));
    assert_true(law_schema_key(schema, (law_table){PACT}, &first, &second));
    assert_true(first.id == PACT_FIRST && second.id == PACT_SECOND);
    assert_false(law_schema_key(schema, (law_table){UNIT}, &first, &second));
    assert_int_equal(law_schema_column_count(schema, (law_table){UNIT}), UNIT_SECRET);
    assert_string_equal(
        law_schema_column_name(schema, (law_table){UNIT}, (law_column){UNIT_MEMORY}), "memory");
    assert_int_equal(law_schema_column_named(schema, (law_table){UNIT}, "kind").id, UNIT_KIND);
    assert_int_equal(law_schema_zone_count(schema), SMALL_ZONE_COUNT);
    assert_string_equal(law_schema_zone_name(schema, (law_zone){HEAP}), "heap");
    assert_int_equal(law_schema_zone_named(schema, "site").id, SITE);
    assert_int_equal(law_schema_zone_table(schema, (law_zone){HAND}).id, CARD);
    assert_true(law_schema_zone_each(schema, (law_zone){HAND}) == LAW_EACH_PLAYER);
    assert_int_equal(law_schema_zone_each(schema, (law_zone){SITE}), POINT);
    assert_int_equal(law_schema_zone_each(schema, (law_zone){DECK}), LAW_EACH_ONE);
    assert_int_equal(law_schema_block_named(schema, "number"), 1);
    law_schema_destroy(schema);
}

static void test_forms_are_read(void **state)
{
    (void)state;
    law_schema *schema;
    assert_int_equal(small_game_schema(&schema, NULL, NULL), LAW_OK);
    const law_table unit = {UNIT};
    const law_column_form *form = law_schema_column_form(schema, unit, (law_column){UNIT_POINTS});
    assert_int_equal(form->kind, LAW_VALUE_INTEGER);
    assert_true(form->least == 0 && form->most == 6 && form->has_standard);
    assert_true(form->standard.number == 2);
    form = law_schema_column_form(schema, unit, (law_column){UNIT_KIND});
    assert_int_equal(form->choice_count, 3);
    assert_string_equal(form->choices[1], "horse");
    assert_true(form->optional);
    form = law_schema_column_form(schema, unit, (law_column){UNIT_TARGET});
    assert_int_equal(form->table_count, 2);
    assert_true(form->tables[0].id == UNIT && form->tables[1].id == CARD);
    form = law_schema_column_form(schema, unit, (law_column){UNIT_MEMORY});
    assert_int_equal(form->count, 3);
    form = law_schema_column_form(schema, (law_table){GLOBALS}, (law_column){GLOBAL_ROUND});
    assert_true(form->most == INT64_C(1) << 53 && form->least == -(INT64_C(1) << 53));
    form = law_schema_column_form(schema, unit, (law_column){UNIT_NAME});
    assert_int_equal(form->size, 20);
    law_schema_destroy(schema);
}

static void test_unknown_ids_and_names_give_none(void **state)
{
    (void)state;
    law_schema *schema;
    law_column first, second;
    assert_int_equal(small_game_schema(&schema, NULL, NULL), LAW_OK);
    const uint32_t unknown[] = {0, 100, UINT32_MAX};
    for (size_t i = 0; i < 3; i++) {
        law_table table = {unknown[i]};
        law_zone zone = {unknown[i]};
        law_column column = {unknown[i]};
        assert_null(law_schema_player_name(schema, (law_player){unknown[i]}));
        assert_null(law_schema_table_name(schema, table));
        assert_false(law_schema_table_is_static(schema, table));
        assert_false(law_schema_table_has_zones(schema, table));
        assert_false(law_schema_key(schema, table, &first, &second));
        assert_int_equal(law_schema_column_count(schema, table), 0);
        assert_null(law_schema_column_name(schema, (law_table){UNIT}, column));
        assert_null(law_schema_column_name(schema, table, (law_column){1}));
        assert_int_equal(law_schema_column_named(schema, table, "owner").id, 0);
        assert_null(law_schema_column_form(schema, (law_table){UNIT}, column));
        assert_null(law_schema_column_form(schema, table, (law_column){1}));
        assert_null(law_schema_zone_name(schema, zone));
        assert_int_equal(law_schema_zone_table(schema, zone).id, 0);
        assert_int_equal(law_schema_zone_each(schema, zone), 0);
    }
    static const char *const names[] = {NULL, "", "nothing"};
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(law_schema_player_named(schema, names[i]).id, 0);
        assert_int_equal(law_schema_table_named(schema, names[i]).id, 0);
        assert_int_equal(law_schema_column_named(schema, (law_table){UNIT}, names[i]).id, 0);
        assert_int_equal(law_schema_zone_named(schema, names[i]).id, 0);
        assert_int_equal(law_schema_block_named(schema, names[i]), 0);
    }
    law_schema_destroy(schema);
    law_schema_destroy(NULL);
    law_schema_builder_destroy(NULL);
}

static void test_the_hash_is_of_what_is_said(void **state)
{
    (void)state;
    static model_schema of;
    uint64_t before = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        law_schema *one, *two;
        model_schema_make(&of, seed);
        assert_int_equal(model_schema_place(&one, &of, NULL, NULL), LAW_OK);
        assert_int_equal(model_schema_place(&two, &of, NULL, NULL), LAW_OK);
        assert_true(law_schema_hash(one) == law_schema_hash(two));
        assert_true(law_schema_hash(one) != before);
        before = law_schema_hash(one);
        law_schema_destroy(two);
        of.tables[1].most++;
        assert_int_equal(model_schema_place(&two, &of, NULL, NULL), LAW_OK);
        if (!of.tables[1].is_globals)
            assert_true(law_schema_hash(two) != before);
        law_schema_destroy(one);
        law_schema_destroy(two);
    }
}

/* ---- Limits ---- */

typedef law_status add_one(law_schema_builder *builder, uint32_t number);

static law_status was_added(const law_schema_builder *builder, uint32_t id)
{
    law_status status = law_schema_builder_error(builder)->status;
    assert_int_equal(id != 0, status == LAW_OK);
    return status;
}

static law_status add_player(law_schema_builder *builder, uint32_t number)
{
    char name[16];
    snprintf(name, sizeof name, "p%u", (unsigned)number);
    return was_added(builder, law_schema_add_player(builder, name).id);
}

static law_status add_table(law_schema_builder *builder, uint32_t number)
{
    char name[16];
    snprintf(name, sizeof name, "t%u", (unsigned)number);
    return was_added(builder, law_schema_add_table(builder, name, 4, false).id);
}

static law_status add_column(law_schema_builder *builder, uint32_t number)
{
    char name[16];
    const law_column_form flag = {.kind = LAW_VALUE_FLAG};
    snprintf(name, sizeof name, "c%u", (unsigned)number);
    return was_added(builder, law_schema_add_column(builder, (law_table){1}, name, &flag).id);
}

static law_status add_zone(law_schema_builder *builder, uint32_t number)
{
    char name[16];
    snprintf(name, sizeof name, "z%u", (unsigned)number);
    return was_added(builder,
                     law_schema_add_zone(builder, name, (law_table){1}, LAW_EACH_ONE, false).id);
}

static law_status add_block(law_schema_builder *builder, uint32_t number)
{
    char name[16];
    law_block_type type = model_block_type();
    snprintf(name, sizeof name, "b%u", (unsigned)number);
    return was_added(builder, law_schema_add_block(builder, name, &type));
}

static void test_counts_have_limits(void **state)
{
    (void)state;
    static const struct {
        add_one *add;
        uint32_t most;
        const char *what;
    } limits[] = {
        {add_player, LAW_STATE_PLAYER_COUNT_MAX, "player"},
        {add_table, LAW_TABLE_COUNT_MAX, "table"},
        {add_column, LAW_COLUMN_COUNT_MAX, "column"},
        {add_zone, LAW_ZONE_COUNT_MAX, "zone"},
        {add_block, LAW_BLOCK_COUNT_MAX, "block"},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        law_schema_builder *builder;
        law_schema *schema;
        law_error error = {0};
        char most[16];
        assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
        if (limits[i].add != add_table)
            assert_int_equal(add_table(builder, 999), LAW_OK);
        for (uint32_t number = 1; number <= limits[i].most; number++)
            assert_int_equal(limits[i].add(builder, number), LAW_OK);
        assert_int_equal(law_schema_finish(&schema, builder, &error), LAW_OK);
        law_state *full;
        assert_int_equal(law_state_create(&full, schema, NULL, NULL), LAW_OK);
        law_state_destroy(full);
        law_schema_destroy(schema);
        assert_int_equal(limits[i].add(builder, limits[i].most + 1), LAW_TOO_MANY);
        assert_int_equal(law_schema_finish(&schema, builder, &error), LAW_TOO_MANY);
        assert_null(schema);
        snprintf(most, sizeof most, "%u", (unsigned)limits[i].most);
        assert_non_null(strstr(error.message, limits[i].what));
        assert_non_null(strstr(error.message, most));
        law_schema_builder_destroy(builder);
    }
}

typedef struct {
    law_column_form form;
    law_status status;
    const char *says;
} tried_form;

static const char *numbered_choices[LAW_CHOICE_COUNT_MAX + 1];

static void name_choices(void)
{
    static char names[LAW_CHOICE_COUNT_MAX + 1][8];
    for (size_t i = 0; i <= LAW_CHOICE_COUNT_MAX; i++) {
        snprintf(names[i], sizeof names[i], "k%u", (unsigned)i % 1000);
        numbered_choices[i] = names[i];
    }
}

static void try_form(const tried_form *tried)
{
    law_schema_builder *builder;
    law_schema *schema;
    law_error error = {0};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_schema_add_player(builder, "red");
    law_schema_add_table(builder, "thing", 4, false);
    law_schema_add_table(builder, "place", 4, true);
    law_schema_add_column(builder, (law_table){1}, "column", &tried->form);
    law_status status = law_schema_finish(&schema, builder, &error);
    if (status != tried->status)
        fail_msg("\"%s\": %s, \"%s\"", tried->says, law_status_name(status), error.message);
    if (status != LAW_OK) {
        assert_null(schema);
        if (strstr(error.message, tried->says) == NULL || strstr(error.message, "column") == NULL)
            fail_msg("\"%s\" does not say \"%s\"", error.message, tried->says);
    }
    law_schema_destroy(schema);
    law_schema_builder_destroy(builder);
}

static void test_forms_have_limits(void **state)
{
    (void)state;
    static const law_table thing[] = {{1}}, unknown[] = {{9}}, twice[] = {{1}, {1}};
    name_choices();
    const tried_form forms[] = {
        {{.kind = LAW_VALUE_CHOICE, .choices = numbered_choices, .choice_count = 255}, LAW_OK, ""},
        {{.kind = LAW_VALUE_CHOICE, .choices = numbered_choices, .choice_count = 256},
         LAW_BAD_ARGUMENT,
         "255"},
        {{.kind = LAW_VALUE_CHOICE}, LAW_BAD_ARGUMENT, "0 choices"},
        {{.kind = LAW_VALUE_SET, .choices = numbered_choices, .choice_count = 63}, LAW_OK, ""},
        {{.kind = LAW_VALUE_SET, .choices = numbered_choices, .choice_count = 64},
         LAW_BAD_ARGUMENT,
         "63"},
        {{.kind = LAW_VALUE_TEXT, .size = 255}, LAW_OK, ""},
        {{.kind = LAW_VALUE_TEXT, .size = 256}, LAW_BAD_ARGUMENT, "255"},
        {{.kind = LAW_VALUE_TEXT}, LAW_BAD_ARGUMENT, "size"},
        {{.kind = LAW_VALUE_FLAG, .count = 255}, LAW_OK, ""},
        {{.kind = LAW_VALUE_FLAG, .count = 256}, LAW_BAD_ARGUMENT, "255"},
        {{.kind = LAW_VALUE_NONE}, LAW_BAD_ARGUMENT, "kind"},
        {{.kind = LAW_VALUE_UNSEEN}, LAW_BAD_ARGUMENT, "kind"},
        {{.kind = (law_value_kind)99}, LAW_BAD_ARGUMENT, "kind"},
        {{.kind = LAW_VALUE_FLAG, .optional = true}, LAW_BAD_ARGUMENT, "optional"},
        {{.kind = LAW_VALUE_TEXT, .size = 3, .optional = true}, LAW_BAD_ARGUMENT, "optional"},
        {{.kind = LAW_VALUE_INTEGER, .least = 3, .most = 2}, LAW_BAD_ARGUMENT, "least"},
        {{.kind = LAW_VALUE_INTEGER, .least = 5, .most = 5}, LAW_OK, ""},
        {{.kind = LAW_VALUE_ROW}, LAW_BAD_ARGUMENT, "no table"},
        {{.kind = LAW_VALUE_ROW, .tables = thing, .table_count = 1}, LAW_OK, ""},
        {{.kind = LAW_VALUE_ROW, .tables = twice, .table_count = 2}, LAW_BAD_ARGUMENT, "twice"},
        {{.kind = LAW_VALUE_INTEGER, .most = 6, .has_standard = true, .standard = as_integer(7)},
         LAW_BAD_ARGUMENT,
         "0 to 6"},
        {{.kind = LAW_VALUE_FLAG, .has_standard = true, .standard = as_integer(1)},
         LAW_BAD_ARGUMENT,
         "flag"},
        {{.kind = LAW_VALUE_PLAYER, .has_standard = true, .standard = as_player(2)},
         LAW_BAD_ARGUMENT,
         "1 to 1"},
        {{.kind = LAW_VALUE_TEXT, .size = 3, .has_standard = true, .standard = as_text("four")},
         LAW_BAD_ARGUMENT,
         "3 bytes"},
        {{.kind = LAW_VALUE_ROW,
          .tables = thing,
          .table_count = 1,
          .has_standard = true,
          .standard = as_row((law_row){1, 1})},
         LAW_BAD_ARGUMENT,
         "standard"},
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        try_form(&forms[i]);
    law_schema_builder *builder;
    const law_column_form form = {.kind = LAW_VALUE_ROW, .tables = unknown, .table_count = 1};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_schema_add_table(builder, "thing", 4, false);
    assert_int_equal(law_schema_add_column(builder, (law_table){1}, "to", &form).id, 0);
    assert_int_equal(law_schema_builder_error(builder)->status, LAW_BAD_ARGUMENT);
    law_schema_builder_destroy(builder);
}

/* ---- The builder's mistakes ---- */

typedef law_status mistake(law_schema_builder *builder);

static const law_column_form a_flag = {.kind = LAW_VALUE_FLAG};
static const law_column_form a_player = {.kind = LAW_VALUE_PLAYER};

static law_status player_twice(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_player(builder, "red").id, 0);
    return LAW_DUPLICATE;
}

static law_status player_without_id(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_player(builder, "the red").id, 0);
    return LAW_BAD_NAME;
}

static law_status table_twice(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_table(builder, "unit", 3, false).id, 0);
    return LAW_DUPLICATE;
}

static law_status table_like_a_zone(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_table(builder, "deck", 3, false).id, 0);
    return LAW_DUPLICATE;
}

static law_status table_of_none(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_table(builder, "empty", 0, false).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status table_of_too_many(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_table(builder, "vast", LAW_ROW_COUNT_MAX + 1, false).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status globals_twice(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_globals(builder).id, 0);
    return LAW_DUPLICATE;
}

static law_status column_twice(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_column(builder, (law_table){UNIT}, "owner", &a_flag).id, 0);
    return LAW_DUPLICATE;
}

static law_status column_of_no_table(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_column(builder, (law_table){77}, "x", &a_flag).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status column_without_id(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_column(builder, (law_table){UNIT}, "", &a_flag).id, 0);
    return LAW_BAD_NAME;
}

static law_status globals_that_lack_a_player(law_schema_builder *builder)
{
    law_schema_add_column(builder, (law_table){GLOBALS}, "needed", &a_player);
    return LAW_BAD_ARGUMENT;
}

static law_status static_that_refers_to_what_moves(law_schema_builder *builder)
{
    static const law_table units[] = {{UNIT}};
    const law_column_form form = {
        .kind = LAW_VALUE_ROW, .optional = true, .tables = units, .table_count = 1};
    assert_int_equal(law_schema_add_column(builder, (law_table){POINT}, "unit", &form).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status key_of_one_column(law_schema_builder *builder)
{
    assert_false(law_schema_set_key(builder, (law_table){UNIT}, (law_column){UNIT_OWNER},
                                    (law_column){UNIT_OWNER}));
    return LAW_BAD_ARGUMENT;
}

static law_status key_of_a_number(law_schema_builder *builder)
{
    assert_false(law_schema_set_key(builder, (law_table){UNIT}, (law_column){UNIT_OWNER},
                                    (law_column){UNIT_POINTS}));
    return LAW_BAD_ARGUMENT;
}

static law_status key_that_may_be_none(law_schema_builder *builder)
{
    assert_false(law_schema_set_key(builder, (law_table){UNIT}, (law_column){UNIT_OWNER},
                                    (law_column){UNIT_AT}));
    return LAW_BAD_ARGUMENT;
}

static law_status key_twice(law_schema_builder *builder)
{
    assert_false(law_schema_set_key(builder, (law_table){PACT}, (law_column){PACT_FIRST},
                                    (law_column){PACT_SECOND}));
    return LAW_DUPLICATE;
}

static law_status zone_of_static_rows(law_schema_builder *builder)
{
    assert_int_equal(
        law_schema_add_zone(builder, "pile", (law_table){POINT}, LAW_EACH_ONE, false).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status zone_for_each_of_what_moves(law_schema_builder *builder)
{
    assert_int_equal(law_schema_add_zone(builder, "cargo", (law_table){CARD}, UNIT, false).id, 0);
    return LAW_BAD_ARGUMENT;
}

static law_status zone_like_a_table(law_schema_builder *builder)
{
    assert_int_equal(
        law_schema_add_zone(builder, "unit", (law_table){CARD}, LAW_EACH_ONE, false).id, 0);
    return LAW_DUPLICATE;
}

static law_status seen_by_an_owner_that_is_not(law_schema_builder *builder)
{
    const law_seen_by owner = {.kind = LAW_SEEN_BY_OWNER};
    assert_false(law_schema_set_zone_seen(builder, (law_zone){DECK}, &owner));
    return LAW_BAD_ARGUMENT;
}

static law_status seen_by_a_number(law_schema_builder *builder)
{
    const law_column points[] = {{UNIT_POINTS}};
    const law_seen_by seen = {.kind = LAW_SEEN_BY_COLUMNS, .columns = points, .column_count = 1};
    assert_false(law_schema_set_table_seen(builder, (law_table){UNIT}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status seen_by_no_columns(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = LAW_SEEN_BY_COLUMNS};
    assert_false(law_schema_set_table_seen(builder, (law_table){UNIT}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status seen_in_an_unknown_way(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = (law_seen_by_kind)17};
    assert_false(
        law_schema_set_column_seen(builder, (law_table){UNIT}, (law_column){UNIT_NAME}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status seen_column_that_is_not(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = LAW_SEEN_BY_NOBODY};
    assert_false(law_schema_set_column_seen(builder, (law_table){UNIT}, (law_column){88}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status seen_zone_that_is_not(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = LAW_SEEN_BY_NOBODY};
    assert_false(law_schema_set_zone_seen(builder, (law_zone){66}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status static_rows_unseen(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = LAW_SEEN_BY_NOBODY};
    assert_false(law_schema_set_table_seen(builder, (law_table){POINT}, &seen));
    return LAW_BAD_ARGUMENT;
}

static law_status too_many_unseen(law_schema_builder *builder)
{
    const law_seen_by seen = {.kind = LAW_SEEN_BY_NOBODY};
    law_table table = law_schema_add_table(builder, "dark", LAW_HIDDEN_ROW_COUNT_MAX + 1, false);
    assert_true(law_schema_set_table_seen(builder, table, &seen));
    return LAW_TOO_MANY;
}

static law_status block_that_cannot_be_read(law_schema_builder *builder)
{
    law_block_type type = model_block_type();
    type.read = NULL;
    assert_int_equal(law_schema_add_block(builder, "other", &type), 0);
    return LAW_BAD_ARGUMENT;
}

static law_status block_twice(law_schema_builder *builder)
{
    law_block_type type = model_block_type();
    assert_int_equal(law_schema_add_block(builder, "number", &type), 0);
    return LAW_DUPLICATE;
}

static void test_every_mistake_is_told(void **state)
{
    (void)state;
    static const struct {
        mistake *make;
        const char *says;
    } mistakes[] = {
        {player_twice, "\"red\""},
        {player_without_id, "\"the red\""},
        {table_twice, "\"unit\""},
        {table_like_a_zone, "\"deck\""},
        {table_of_none, "\"empty\""},
        {table_of_too_many, "65535"},
        {globals_twice, "globals"},
        {column_twice, "\"owner\""},
        {column_of_no_table, "77"},
        {column_without_id, "column"},
        {globals_that_lack_a_player, "\"needed\""},
        {static_that_refers_to_what_moves, "static"},
        {key_of_one_column, "\"unit\""},
        {key_of_a_number, "key"},
        {key_that_may_be_none, "optional"},
        {key_twice, "\"pact\""},
        {zone_of_static_rows, "\"point\""},
        {zone_for_each_of_what_moves, "static"},
        {zone_like_a_table, "\"unit\""},
        {seen_by_an_owner_that_is_not, "\"deck\""},
        {seen_by_a_number, "\"unit\""},
        {seen_by_no_columns, "columns"},
        {seen_in_an_unknown_way, "\"name\""},
        {seen_column_that_is_not, "88"},
        {seen_zone_that_is_not, "66"},
        {static_rows_unseen, "\"point\""},
        {too_many_unseen, "\"dark\""},
        {block_that_cannot_be_read, "\"other\""},
        {block_twice, "\"number\""},
    };
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        law_schema_builder *builder;
        law_schema *schema;
        law_error error = {0};
        assert_int_equal(small_game_builder(&builder, NULL, NULL), LAW_OK);
        law_status expected = mistakes[i].make(builder);
        law_status status = law_schema_finish(&schema, builder, &error);
        if (status != expected || strstr(error.message, mistakes[i].says) == NULL)
            fail_msg("mistake %zu: %s, \"%s\" should say %s", i, law_status_name(status),
                     error.message, mistakes[i].says);
        assert_null(schema);
        assert_int_equal(error.status, expected);
        /* The first mistake is the one that is told, whatever comes after it. */
        if (law_schema_builder_error(builder)->status != LAW_OK) {
            law_schema_add_player(builder, "");
            law_error again = {0};
            assert_int_equal(law_schema_finish(&schema, builder, &again), expected);
            assert_string_equal(again.message, error.message);
        }
        law_schema_builder_destroy(builder);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_was_declared_is_read),
        cmocka_unit_test(test_forms_are_read),
        cmocka_unit_test(test_unknown_ids_and_names_give_none),
        cmocka_unit_test(test_the_hash_is_of_what_is_said),
        cmocka_unit_test(test_counts_have_limits),
        cmocka_unit_test(test_forms_have_limits),
        cmocka_unit_test(test_every_mistake_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
