/* Compares a state of the core with the model, in every way in which it can be read. */
#include "state_model.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct {
    const model_state *model;
    const law_state *state;
    const char *file;
    int line;
} comparison;

static void check(const comparison *c, bool is_equal, const char *what, uint32_t a, uint32_t b)
{
    if (is_equal)
        return;
    print_error("seed %llu: %s differs, at %u %u\n", (unsigned long long)c->model->schema->seed,
                what, (unsigned)a, (unsigned)b);
    _fail(c->file, c->line);
}

static bool is_value(const law_value *value, const model_value *expected)
{
    model_value read = {.kind = value->kind, .number = value->number, .row = value->row};
    if (value->kind == LAW_VALUE_TEXT) {
        if (value->text_size > MODEL_TEXT_MAX)
            return false;
        read.text_size = (uint32_t)value->text_size;
        memcpy(read.text, value->text, value->text_size);
    }
    return model_values_are_equal(&read, expected);
}

static void compare_cells(const comparison *c, law_row row)
{
    static const model_value none = {.kind = LAW_VALUE_NONE};
    const model_table *table = &c->model->schema->tables[row.table];
    const model_row *expected = &c->model->rows[row.table][row.id];
    for (uint32_t column = 1; column <= table->column_count; column++) {
        uint32_t count = table->columns[column].count;
        for (uint32_t i = 0; i <= count; i++) {
            law_value value = law_state_get(c->state, row, (law_column){column}, i);
            const model_value *wanted = i < count ? &expected->cells[column][i] : &none;
            check(c, is_value(&value, wanted), "a cell", row.table * 1000 + row.id, column);
        }
    }
    law_value beyond = law_state_get(c->state, row, (law_column){table->column_count + 1}, 0);
    check(c, is_value(&beyond, &none), "a column that does not exist", row.table, row.id);
    if (table->has_key) {
        law_value first = model_value_given(&expected->cells[1][0]);
        law_value second = model_value_given(&expected->cells[2][0]);
        law_row found = law_state_row_of_pair(c->state, (law_table){row.table}, &first, &second);
        check(c, found.table == row.table && found.id == row.id, "a row of a pair", row.table,
              row.id);
    }
}

static void compare_lies(const comparison *c, law_row row)
{
    const model_row *expected = &c->model->rows[row.table][row.id];
    law_place place = law_state_place_of(c->state, row);
    check(c, place.zone == expected->place.zone && place.each == expected->place.each, "a place",
          row.table, row.id);
    if (place.zone == 0)
        return;
    const model_place *list = &c->model->places[place.zone][place.each];
    uint32_t position = model_position(c->model, row);
    uint32_t below = position + 1 < list->count ? list->rows[position + 1] : 0;
    law_row found = law_state_row_below(c->state, row);
    check(c, law_state_position_of(c->state, row) == position, "a position", row.table, row.id);
    check(c, found.id == below && found.table == (below != 0 ? row.table : 0), "the row below",
          row.table, row.id);
}

static void compare_sight(const comparison *c, law_row row)
{
    const model_table *table = &c->model->schema->tables[row.table];
    for (uint32_t id = 0; id <= c->model->schema->player_count; id++) {
        law_player viewer = {id};
        bool sees = model_sees_row(c->model, id, row);
        uint32_t alias = law_state_alias(c->state, viewer, row);
        check(c, law_state_sees_row(c->state, viewer, row) == sees, "who sees a row", row.id, id);
        check(c, alias == c->model->aliases[id][row.table][row.id], "what a viewer calls a row",
              row.table * 1000 + row.id, id);
        if (sees) {
            law_row named = law_state_row_of_alias(c->state, viewer, (law_table){row.table}, alias);
            check(c, named.table == row.table && named.id == row.id, "the row of a name", row.id,
                  id);
        }
        for (uint32_t column = 1; column <= table->column_count; column++)
            check(c,
                  law_state_sees_cell(c->state, viewer, row, (law_column){column}) ==
                      model_sees_cell(c->model, id, row, column),
                  "who sees a cell", row.table * 1000 + row.id, id * 1000 + column);
    }
}

static void compare_table(const comparison *c, uint32_t table)
{
    uint32_t after = 0;
    check(c, law_state_row_count(c->state, (law_table){table}) == model_row_count(c->model, table),
          "the number of rows", table, 0);
    for (uint32_t id = 1; id <= MODEL_ROW_MAX + 1; id++) {
        law_row row = {table, id};
        bool exists = model_has_row(c->model, row);
        check(c, law_state_row_exists(c->state, row) == exists, "whether a row exists", table, id);
        if (!exists)
            continue;
        law_row next = law_state_row_after(c->state, (law_table){table}, after);
        check(c, next.table == table && next.id == id, "the row after one", table, after);
        after = id;
        compare_cells(c, row);
        compare_lies(c, row);
        compare_sight(c, row);
    }
    law_row end = law_state_row_after(c->state, (law_table){table}, after);
    check(c, end.table == 0 && end.id == 0, "the end of a table", table, after);
}

static void compare_place(const comparison *c, law_place place)
{
    const model_place *list = &c->model->places[place.zone][place.each];
    uint32_t count = model_has_place(c->model, place) ? list->count : 0;
    check(c, law_state_place_count(c->state, place) == count, "the length of a place", place.zone,
          place.each);
    for (uint32_t position = 0; position <= count; position++) {
        law_row row = law_state_row_at(c->state, place, position);
        uint32_t id = position < count ? list->rows[position] : 0;
        uint32_t table = id != 0 ? c->model->schema->zones[place.zone].table : 0;
        check(c, row.id == id && row.table == table, "the row at a position", place.zone,
              place.each * 1000 + position);
    }
}

void model_assert_equal_at(const model_state *model, const law_state *state, const char *file,
                           int line)
{
    const comparison c = {model, state, file, line};
    for (uint32_t table = 1; table <= model->schema->table_count; table++)
        compare_table(&c, table);
    for (uint32_t zone = 1; zone <= model->schema->zone_count; zone++) {
        for (uint32_t each = 0; each <= MODEL_EACH_MAX; each++)
            compare_place(&c, (law_place){zone, each});
    }
    if (model->schema->has_block) {
        const void *block = law_state_block(state, 1);
        check(&c, (block != NULL) == model->has_block, "whether there is a block", 0, 0);
        if (block != NULL)
            check(&c, model_block_number(block) == model->block, "a block", 0, 0);
    }
}
