/* Cells of a state: reading them, and writing them when everything about the value is right. */
#include "state.h"

#include <assert.h>
#include <stdio.h>

#include "status.h"

enum { WHERE_SIZE = 192 };

static const char *say_where(char where[WHERE_SIZE], const law_schema *schema, law_row row,
                             const law__column *column)
{
    snprintf(where, WHERE_SIZE, "table \"%s\", row %u, column \"%s\"",
             schema->tables[row.table - 1].name, (unsigned)row.id, column->name);
    return where;
}

law_value law_state_get(const law_state *state, law_row row, law_column column, uint32_t index)
{
    const law__column *known = law__schema_column(state->schema, (law_table){row.table}, column);
    if (known == NULL || index >= known->count || !law__has_row(state, row))
        return (law_value){.kind = LAW_VALUE_NONE};
    const unsigned char *bytes = law__row(state, row.table, row.id);
    if (state->head->is_view != 0) {
        const law__table *table = &state->schema->tables[row.table - 1];
        if (bytes[LAW__ROW_USE] == LAW__UNSEEN ||
            (table->unseen_at != 0 && law__is_unseen_cell(table, bytes, known->first_cell + index)))
            return (law_value){.kind = LAW_VALUE_UNSEEN};
    }
    return law__cell_get(known, bytes + known->offset + index * known->width);
}

law_status law__state_check_row(const law_state *state, law_row row, law_error *error)
{
    const law__table *table = law__schema_table(state->schema, (law_table){row.table});
    if (table == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no table with the id %u",
                         (unsigned)row.table);
    if (!law__has_row(state, row))
        return law__fail(error, LAW_BAD_ARGUMENT, "table \"%s\" has no row %u", table->name,
                         (unsigned)row.id);
    return LAW_OK;
}

/* The column of a cell, or why there is none. */
static law_status find_cell(const law__column **out, const law_state *state, law_row row,
                            law_column column, uint32_t index, law_error *error)
{
    *out = NULL;
    law_status status = law__state_check_row(state, row, error);
    if (status != LAW_OK)
        return status;
    const law__column *known = law__schema_column(state->schema, (law_table){row.table}, column);
    if (known == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "table \"%s\" has no column with the id %u",
                         state->schema->tables[row.table - 1].name, (unsigned)column.id);
    if (index >= known->count)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\", row %u, column \"%s\": there is no cell %u; 0 to %u would "
                         "be right",
                         state->schema->tables[row.table - 1].name, (unsigned)row.id, known->name,
                         (unsigned)index, (unsigned)known->count - 1);
    *out = known;
    return LAW_OK;
}

law_status law__state_check_value(const law_state *state, law_row row, const law__column *column,
                                  const law_value *value, bool is_lenient, law_error *error)
{
    char where[WHERE_SIZE], shown[LAW__VALUE_SHOWN_SIZE];
    law_value_kind kind = column->form.kind;
    if (is_lenient && value->kind == LAW_VALUE_NONE &&
        (kind == LAW_VALUE_PLAYER || kind == LAW_VALUE_ROW))
        return LAW_OK;
    if (!law__cell_fits(state->schema, column, value))
        return law__cell_check(state->schema, column, value,
                               say_where(where, state->schema, row, column), error);
    if (value->kind == LAW_VALUE_ROW && !law__has_row(state, value->row))
        return law__fail(error, LAW_BAD_ARGUMENT, "%s: %s is not there",
                         say_where(where, state->schema, row, column),
                         law__value_shown(shown, state->schema, column, value));
    return LAW_OK;
}

static bool is_key(const law__table *table, const law__column *column)
{
    return table->has_key && (column == &table->columns[table->key[0].id - 1] ||
                              column == &table->columns[table->key[1].id - 1]);
}

/* Only such a column can decide who sees its row. */
static bool names_viewers(const law__column *column)
{
    return column->form.kind == LAW_VALUE_PLAYER || column->form.kind == LAW_VALUE_PLAYERS;
}

bool law__state_change(law_state *state, law_row row, const law__column *column, uint32_t index,
                       const unsigned char *bytes)
{
    enum { CELL_SIZE_MAX = LAW_TEXT_SIZE_MAX + 1 };
    const law__table *table = &state->schema->tables[row.table - 1];
    unsigned char *cell =
        law__row(state, row.table, row.id) + column->offset + index * column->width;
    unsigned char before[CELL_SIZE_MAX];
    assert(column->width <= CELL_SIZE_MAX);
    if (memcmp(cell, bytes, column->width) == 0)
        return false;
    memcpy(before, cell, column->width);
    if (is_key(table, column)) {
        law__pair_leave(state, row.table, row.id);
        memcpy(cell, bytes, column->width);
        law__pair_enter(state, row.table, row.id);
    } else {
        memcpy(cell, bytes, column->width);
    }
    if (table->is_hidden && names_viewers(column))
        law__state_refresh(state, row.table, row.id);
    if (state->watch != NULL)
        law__state_tell(state, &(law_event){.kind = LAW_EVENT_SET,
                                            .row = row,
                                            .column = {(uint32_t)(column - table->columns) + 1},
                                            .index = index,
                                            .before = law__cell_get(column, before),
                                            .after = law__cell_get(column, cell)});
    return true;
}

/* Whether a row may have another pair than it has. */
static law_status check_pair(const law_state *state, law_row row, const law__column *column,
                             const unsigned char *bytes, law_error *error)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    const law__column *first = &table->columns[table->key[0].id - 1];
    const law__column *second = &table->columns[table->key[1].id - 1];
    const unsigned char *known = law__row(state, row.table, row.id);
    const unsigned char *one = column == first ? bytes : known + first->offset;
    const unsigned char *two = column == second ? bytes : known + second->offset;
    uint64_t pair = law__pair_of_cells(table, one, two);
    uint32_t other = pair != 0 ? law__pair_find(state, row.table, pair) : 0;
    char where[WHERE_SIZE];
    if (other == 0 || other == row.id)
        return LAW_OK;
    return law__fail(
        error, LAW_DUPLICATE, "%s: row %u holds that pair of \"%s\" and \"%s\" already",
        say_where(where, state->schema, row, column), (unsigned)other, first->name, second->name);
}

law_status law__state_set(law_state *state, law_row row, law_column column, uint32_t index,
                          const law_value *value, bool is_lenient, law_error *error)
{
    const law__column *known;
    law_status status = find_cell(&known, state, row, column, index, error);
    assert(status != LAW_OK || known != NULL);
    if (status == LAW_OK)
        status = law__state_check_writable(state, row.table, error);
    if (status == LAW_OK)
        status = law__state_check_value(state, row, known, value, is_lenient, error);
    if (status != LAW_OK)
        return status;
    unsigned char bytes[LAW_TEXT_SIZE_MAX + 1];
    law__cell_put(known, bytes, value);
    if (is_key(&state->schema->tables[row.table - 1], known))
        status = check_pair(state, row, known, bytes, error);
    if (status == LAW_OK)
        law__state_change(state, row, known, index, bytes);
    return status;
}

law_status law_state_set(law_state *state, law_row row, law_column column, uint32_t index,
                         const law_value *value, law_error *error)
{
    return law__state_set(state, row, column, index, value, false, error);
}
