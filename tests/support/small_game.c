/* A small fixed game for tests: three players, points, units, cards in decks and hands, pacts of
 * pairs of players, globals and a block. */
#include "small_game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "state_model.h"

/* ---- Values ---- */

law_value as_flag(bool is_set)
{
    return (law_value){.kind = LAW_VALUE_FLAG, .number = is_set};
}

law_value as_integer(int64_t number)
{
    return (law_value){.kind = LAW_VALUE_INTEGER, .number = number};
}

law_value as_choice(uint32_t index)
{
    return (law_value){.kind = LAW_VALUE_CHOICE, .number = index};
}

law_value as_set(uint64_t bits)
{
    return (law_value){.kind = LAW_VALUE_SET, .number = (int64_t)bits};
}

law_value as_player(uint32_t id)
{
    return (law_value){.kind = LAW_VALUE_PLAYER, .number = id};
}

law_value as_players(uint32_t bits)
{
    return (law_value){.kind = LAW_VALUE_PLAYERS, .number = bits};
}

law_value as_row(law_row row)
{
    return (law_value){.kind = LAW_VALUE_ROW, .row = row};
}

law_value as_text(const char *text)
{
    return (law_value){.kind = LAW_VALUE_TEXT, .text = text, .text_size = strlen(text)};
}

law_value as_none(void)
{
    return (law_value){.kind = LAW_VALUE_NONE};
}

/* ---- The schema ---- */

static void add(law_schema_builder *builder, uint32_t table, const char *name, law_column_form form)
{
    law_schema_add_column(builder, (law_table){table}, name, &form);
}

static const char *const kinds[] = {"foot", "horse", "ship"};
static const char *const suits[] = {"spades", "hearts", "clubs", "diamonds"};
static const char *const tags[] = {"t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"};
static const law_table points[] = {{POINT}};
static const law_table targets[] = {{UNIT}, {CARD}};

static void add_units(law_schema_builder *builder)
{
    add(builder, UNIT, "owner", (law_column_form){.kind = LAW_VALUE_PLAYER});
    add(builder, UNIT, "at",
        (law_column_form){
            .kind = LAW_VALUE_ROW, .optional = true, .tables = points, .table_count = 1});
    add(builder, UNIT, "points",
        (law_column_form){
            .kind = LAW_VALUE_INTEGER, .most = 6, .has_standard = true, .standard = as_integer(2)});
    add(builder, UNIT, "upright", (law_column_form){.kind = LAW_VALUE_FLAG});
    add(builder, UNIT, "name", (law_column_form){.kind = LAW_VALUE_TEXT, .size = 20});
    add(builder, UNIT, "tags",
        (law_column_form){.kind = LAW_VALUE_SET, .choices = tags, .choice_count = 10});
    add(builder, UNIT, "allies", (law_column_form){.kind = LAW_VALUE_PLAYERS});
    add(builder, UNIT, "kind",
        (law_column_form){
            .kind = LAW_VALUE_CHOICE, .optional = true, .choices = kinds, .choice_count = 3});
    add(builder, UNIT, "memory",
        (law_column_form){.kind = LAW_VALUE_INTEGER, .least = -5, .most = 5, .count = 3});
    add(builder, UNIT, "target",
        (law_column_form){
            .kind = LAW_VALUE_ROW, .optional = true, .tables = targets, .table_count = 2});
    add(builder, UNIT, "secret", (law_column_form){.kind = LAW_VALUE_INTEGER, .most = 99});
}

static void add_tables(law_schema_builder *builder)
{
    law_schema_add_player(builder, "red");
    law_schema_add_player(builder, "blue");
    law_schema_add_player(builder, "green");
    law_schema_add_table(builder, "point", POINT_MOST, true);
    law_schema_add_table(builder, "unit", UNIT_MOST, false);
    law_schema_add_table(builder, "card", CARD_MOST, false);
    law_schema_add_table(builder, "pact", PACT_MOST, false);
    law_schema_add_globals(builder);
    add(builder, POINT, "letter", (law_column_form){.kind = LAW_VALUE_TEXT, .size = 4});
    add_units(builder);
    add(builder, CARD, "suit",
        (law_column_form){.kind = LAW_VALUE_CHOICE, .choices = suits, .choice_count = 4});
    add(builder, CARD, "value",
        (law_column_form){.kind = LAW_VALUE_INTEGER, .least = 1, .most = 13});
    add(builder, PACT, "first", (law_column_form){.kind = LAW_VALUE_PLAYER});
    add(builder, PACT, "second", (law_column_form){.kind = LAW_VALUE_PLAYER});
    add(builder, PACT, "level", (law_column_form){.kind = LAW_VALUE_INTEGER, .most = 3});
    add(builder, GLOBALS, "round", (law_column_form){.kind = LAW_VALUE_INTEGER});
    add(builder, GLOBALS, "first", (law_column_form){.kind = LAW_VALUE_PLAYER, .optional = true});
    add(builder, GLOBALS, "hidden", (law_column_form){.kind = LAW_VALUE_INTEGER});
    law_schema_set_key(builder, (law_table){PACT}, (law_column){1}, (law_column){2});
}

static void add_zones(law_schema_builder *builder)
{
    const law_column allied[] = {{UNIT_OWNER}, {UNIT_ALLIES}};
    const law_seen_by nobody = {.kind = LAW_SEEN_BY_NOBODY}, owner = {.kind = LAW_SEEN_BY_OWNER};
    const law_seen_by owner_and_allies = {
        .kind = LAW_SEEN_BY_COLUMNS, .columns = allied, .column_count = 2};
    const law_table card = {CARD};
    law_schema_add_zone(builder, "deck", card, LAW_EACH_ONE, false);
    law_schema_add_zone(builder, "hand", card, LAW_EACH_PLAYER, false);
    law_schema_add_zone(builder, "shown", card, LAW_EACH_ONE, false);
    law_schema_add_zone(builder, "heap", card, LAW_EACH_ONE, true);
    law_schema_add_zone(builder, "site", card, POINT, false);
    law_schema_set_zone_seen(builder, (law_zone){DECK}, &nobody);
    law_schema_set_zone_seen(builder, (law_zone){HAND}, &owner);
    law_schema_set_column_seen(builder, (law_table){UNIT}, (law_column){UNIT_SECRET},
                               &owner_and_allies);
    law_schema_set_column_seen(builder, (law_table){GLOBALS}, (law_column){GLOBAL_HIDDEN}, &nobody);
}

law_status small_game_builder(law_schema_builder **out, const law_allocator *allocator,
                              law_error *error)
{
    law_block_type type = model_block_type();
    law_status status = law_schema_begin(out, allocator, error);
    if (status != LAW_OK)
        return status;
    add_tables(*out);
    add_zones(*out);
    law_schema_add_block(*out, "number", &type);
    return LAW_OK;
}

law_status small_game_schema(law_schema **out, const law_allocator *allocator, law_error *error)
{
    law_schema_builder *builder;
    *out = NULL;
    law_status status = small_game_builder(&builder, allocator, error);
    if (status != LAW_OK)
        return status;
    status = law_schema_finish(out, builder, error);
    law_schema_builder_destroy(builder);
    return status;
}

/* ---- The state ---- */

static law_row add_row(law_state *state, uint32_t table, const law_cell *cells, size_t count,
                       law_place place)
{
    law_row row;
    law_error error = {0};
    law_status status =
        law_state_add_row(&row, state, (law_table){table}, cells, count, place, &error);
    if (status != LAW_OK)
        fail_msg("a row of table %u: %s", (unsigned)table, error.message);
    return row;
}

law_row small_unit(law_state *state, uint32_t owner, uint32_t point)
{
    const law_cell cells[] = {
        {{UNIT_OWNER}, 0, as_player(owner)},
        {{UNIT_AT}, 0, point != 0 ? as_row((law_row){POINT, point}) : as_none()},
    };
    return add_row(state, UNIT, cells, 2, (law_place){0, 0});
}

law_row small_card(law_state *state, uint32_t suit, uint32_t value, uint32_t zone, uint32_t each)
{
    const law_cell cells[] = {
        {{CARD_SUIT}, 0, as_choice(suit)},
        {{CARD_VALUE}, 0, as_integer(value)},
    };
    return add_row(state, CARD, cells, 2, (law_place){zone, each});
}

law_row small_pact(law_state *state, uint32_t first, uint32_t second)
{
    const law_cell cells[] = {
        {{PACT_FIRST}, 0, as_player(first)},
        {{PACT_SECOND}, 0, as_player(second)},
    };
    return add_row(state, PACT, cells, 2, (law_place){0, 0});
}

void small_deck(law_state *state, uint32_t count)
{
    for (uint32_t value = 1; value <= count; value++)
        small_card(state, 0, value, DECK, 0);
}

void small_set(law_state *state, law_row row, uint32_t column, uint32_t index, law_value value)
{
    law_error error = {0};
    if (law_state_set(state, row, (law_column){column}, index, &value, &error) != LAW_OK)
        fail_msg("%s", error.message);
}

void small_move(law_state *state, law_row row, uint32_t zone, uint32_t each, uint32_t position)
{
    law_error error = {0};
    if (law_state_move(state, row, (law_place){zone, each}, position, &error) != LAW_OK)
        fail_msg("%s", error.message);
}

int64_t number_of(const law_state *state, law_row row, uint32_t column, uint32_t index)
{
    return law_state_get(state, row, (law_column){column}, index).number;
}

void small_game_begin(small_game *game, const law_allocator *allocator)
{
    static const char *const letters[] = {"a", "b", "c"};
    law_error error = {0};
    law_state *draft;
    if (small_game_schema(&game->draft_schema, allocator, &error) != LAW_OK)
        fail_msg("%s", error.message);
    if (law_state_create(&draft, game->draft_schema, allocator, &error) != LAW_OK)
        fail_msg("%s", error.message);
    for (size_t i = 0; i < 3; i++) {
        const law_cell cell = {{POINT_LETTER}, 0, as_text(letters[i])};
        add_row(draft, POINT, &cell, 1, (law_place){0, 0});
    }
    if (law_state_seal(&game->state, &game->schema, draft, &error) != LAW_OK)
        fail_msg("%s", error.message);
    law_state_destroy(draft);
}

void small_game_end(small_game *game)
{
    law_state_destroy(game->state);
    law_schema_destroy(game->schema);
    law_schema_destroy(game->draft_schema);
}
