/* Rows of a state: finding them, adding and removing them. */
#include "state.h"

#include "status.h"

uint32_t law_state_row_count(const law_state *state, law_table table)
{
    return law__schema_table(state->schema, table) != NULL ? state->tables[table.id - 1].row_count
                                                           : 0;
}

bool law_state_row_exists(const law_state *state, law_row row)
{
    return law__has_row(state, row);
}

law_row law_state_row_after(const law_state *state, law_table table, uint32_t id)
{
    if (law__schema_table(state->schema, table) == NULL)
        return (law_row){0, 0};
    uint32_t slots = state->tables[table.id - 1].slots;
    while (id < slots) {
        id++;
        if (law__row(state, table.id, id)[LAW__ROW_USE] != LAW__FREE)
            return (law_row){table.id, id};
    }
    return (law_row){0, 0};
}

/* ---- Adding ---- */

static law_status check_table(const law_state *state, law_table table, const char *what,
                              law_error *error)
{
    if (law__schema_table(state->schema, table) == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no table with the id %u",
                         (unsigned)table.id);
    if (state->schema->tables[table.id - 1].is_globals)
        return law__fail(error, LAW_BAD_ARGUMENT, "the globals have one row always; none can be %s",
                         what);
    return law__state_check_writable(state, table.id, error);
}

static uint32_t lowest_free(const law_state *state, uint32_t table)
{
    const law__table_head *head = &state->tables[table - 1];
    uint32_t id = head->free_from;
    while (id <= head->slots && law__row(state, table, id)[LAW__ROW_USE] != LAW__FREE)
        id++;
    return id;
}

static law_status fail_cell(const law_state *state, law_row row, const law__column *column,
                            uint32_t index, law_status status, const char *what, law_error *error)
{
    return law__fail(error, status, "table \"%s\": new row %u, column \"%s\", cell %u %s",
                     state->schema->tables[row.table - 1].name, (unsigned)row.id, column->name,
                     (unsigned)index, what);
}

/* Writes the cells into a slot that counts as free until all is well. */
static law_status fill_cells(const law_state *state, law_row row, const law_cell *cells,
                             size_t cell_count, law_error *error)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    unsigned char *bytes = law__row(state, row.table, row.id);
    unsigned char given[LAW_COLUMN_COUNT_MAX * LAW_ARRAY_COUNT_MAX / 8 + 1];
    memset(given, 0, table->cell_count / 8 + 1);
    for (size_t i = 0; i < cell_count; i++) {
        const law_cell *cell = &cells[i];
        const law__column *column =
            law__schema_column(state->schema, (law_table){row.table}, cell->column);
        if (column == NULL)
            return law__fail(error, LAW_BAD_ARGUMENT, "table \"%s\" has no column with the id %u",
                             table->name, (unsigned)cell->column.id);
        if (cell->index >= column->count)
            return fail_cell(state, row, column, cell->index, LAW_BAD_ARGUMENT, "is not there",
                             error);
        uint32_t number = column->first_cell + cell->index;
        if ((given[number / 8] >> (number % 8) & 1) != 0)
            return fail_cell(state, row, column, cell->index, LAW_DUPLICATE, "is given twice",
                             error);
        given[number / 8] |= (unsigned char)(1u << (number % 8));
        law_status status = law__state_check_value(state, row, column, &cell->value, false, error);
        if (status != LAW_OK)
            return status;
        law__cell_put(column, bytes + column->offset + cell->index * column->width, &cell->value);
    }
    return LAW_OK;
}

/* Whether everything that must be given is there, and the pair is new. */
static law_status check_whole(const law_state *state, law_row row, law_error *error)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    const unsigned char *bytes = law__row(state, row.table, row.id);
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        bool is_needed = !column->form.optional && (column->form.kind == LAW_VALUE_PLAYER ||
                                                    column->form.kind == LAW_VALUE_ROW);
        for (uint32_t k = 0; is_needed && k < column->count; k++) {
            if (law__load(bytes + column->offset + k * column->width, column->width) == 0)
                return fail_cell(state, row, column, k, LAW_BAD_ARGUMENT,
                                 "must be given: it is not optional and has no standard value",
                                 error);
        }
    }
    if (!table->has_key)
        return LAW_OK;
    uint32_t other = law__pair_find(state, row.table, law__pair_of(table, bytes));
    if (other != 0)
        return law__fail(error, LAW_DUPLICATE,
                         "table \"%s\": row %u holds that pair of \"%s\" and \"%s\" already",
                         table->name, (unsigned)other, table->columns[table->key[0].id - 1].name,
                         table->columns[table->key[1].id - 1].name);
    return LAW_OK;
}

/* Makes a filled slot a row. */
static void commit(law_state *state, law_row row, law_place place, uint32_t position)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    law__table_head *head = &state->tables[row.table - 1];
    law__row(state, row.table, row.id)[LAW__ROW_USE] = LAW__USED;
    head->row_count++;
    if (head->slots < row.id)
        head->slots = row.id;
    if (head->free_from == row.id)
        head->free_from++;
    if (table->has_zones)
        law__place_link(state, row, place, position);
    if (table->has_key)
        law__pair_enter(state, row.table, row.id);
    if (table->is_hidden)
        law__state_refresh(state, row.table, row.id);
}

/* The cells of a new row that are not standard are told one by one, while the row itself is whole
 * already. Returns how many there are. */
static uint32_t tell_cells(law_state *state, law_row row, bool only_count)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    const unsigned char *bytes = law__row(state, row.table, row.id);
    uint32_t count = 0;
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        for (uint32_t k = 0, at = column->offset; k < column->count; k++, at += column->width) {
            if (memcmp(bytes + at, table->standard + at, column->width) == 0)
                continue;
            count++;
            if (!only_count)
                law__state_tell(state,
                                &(law_event){.kind = LAW_EVENT_SET,
                                             .row = row,
                                             .column = {i + 1},
                                             .index = k,
                                             .before = law__cell_get(column, table->standard + at),
                                             .after = law__cell_get(column, bytes + at)});
        }
    }
    return count;
}

static void tell_added(law_state *state, law_row row, law_place place, uint32_t position,
                       uint32_t cells)
{
    law__state_tell(state, &(law_event){.kind = LAW_EVENT_ADDED,
                                        .row = row,
                                        .to = place,
                                        .position = position,
                                        .index = cells});
}

law_status law_state_add_row(law_row *out, law_state *state, law_table table, const law_cell *cells,
                             size_t cell_count, law_place place, law_error *error)
{
    law__old_block old;
    *out = (law_row){0, 0};
    law_status status = check_table(state, table, "added", error);
    if (status == LAW_OK)
        status = law__place_check(state, table.id, place, error);
    if (status != LAW_OK)
        return status;
    law_row row = {table.id, lowest_free(state, table.id)};
    status = law__state_make_slot(&old, state, row.table, row.id, error);
    if (status != LAW_OK)
        return status;
    const law__table *of = &state->schema->tables[row.table - 1];
    unsigned char *bytes = law__row(state, row.table, row.id);
    memcpy(bytes, of->standard, of->stride);
    bytes[LAW__ROW_USE] = LAW__FREE;
    status = fill_cells(state, row, cells, cell_count, error);
    law__state_release(state, &old); /* texts may have lain there */
    if (status == LAW_OK)
        status = check_whole(state, row, error);
    if (status != LAW_OK) {
        memset(bytes, 0, of->stride);
        return status;
    }
    uint32_t position = of->has_zones ? law__place_at(state, place)->count : 0;
    commit(state, row, place, position);
    state->tables[row.table - 1].free_from = row.id + 1; /* it was the lowest */
    if (state->watch != NULL) {
        tell_added(state, row, place, position, tell_cells(state, row, true));
        tell_cells(state, row, false);
    }
    *out = row;
    return LAW_OK;
}

law_status law__state_add_standard(law_state *state, law_row row, law_place place,
                                   uint32_t position, uint32_t cells, law_error *error)
{
    law__old_block old;
    law_status status = check_table(state, (law_table){row.table}, "added", error);
    if (status == LAW_OK)
        status = law__place_check(state, row.table, place, error);
    if (status != LAW_OK)
        return status;
    const law__table *of = &state->schema->tables[row.table - 1];
    if (row.id < 1 || law__has_row(state, row) ||
        position > (of->has_zones ? law__place_at(state, place)->count : 0))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\": no row %u can be added at position %u", of->name,
                         (unsigned)row.id, (unsigned)position);
    status = law__state_make_slot(&old, state, row.table, row.id, error);
    if (status != LAW_OK)
        return status;
    law__state_release(state, &old);
    memcpy(law__row(state, row.table, row.id), of->standard, of->stride);
    commit(state, row, place, position);
    tell_added(state, row, place, position, cells);
    return LAW_OK;
}

/* ---- Removing ---- */

static law_status check_column_referrers(const law_state *state, law_row row, uint32_t table,
                                         const law__column *column, law_error *error)
{
    bool is_many = column->form.table_count > 1;
    for (uint32_t id = 1; id <= state->tables[table - 1].slots; id++) {
        const unsigned char *cell = law__row(state, table, id) + column->offset;
        for (uint32_t k = 0; k < column->count; k++, cell += column->width) {
            bool refers = law__load16(cell) == row.id && (!is_many || cell[2] == row.table);
            if (refers && !(table == row.table && id == row.id))
                return law__fail(error, LAW_BAD_ARGUMENT,
                                 "table \"%s\": row %u cannot be removed: row %u of \"%s\" refers "
                                 "to it in \"%s\"",
                                 state->schema->tables[row.table - 1].name, (unsigned)row.id,
                                 (unsigned)id, state->schema->tables[table - 1].name, column->name);
        }
    }
    return LAW_OK;
}

static law_status check_referrers(const law_state *state, law_row row, law_error *error)
{
    for (uint32_t i = 0; i < state->schema->table_count; i++) {
        const law__table *table = &state->schema->tables[i];
        for (uint32_t k = 0; k < table->column_count; k++) {
            const law__column *column = &table->columns[k];
            law_status status = (column->allowed >> (row.table - 1) & 1) != 0
                                    ? check_column_referrers(state, row, i + 1, column, error)
                                    : LAW_OK;
            if (status != LAW_OK)
                return status;
        }
    }
    for (uint32_t i = 0; i < state->schema->zone_count; i++) {
        const law__zone *zone = &state->schema->zones[i];
        if (zone->each == row.table && law__places(state, i + 1)[row.id - 1].count > 0)
            return law__fail(error, LAW_BAD_ARGUMENT,
                             "table \"%s\": row %u cannot be removed: rows lie in its list of "
                             "\"%s\"",
                             state->schema->tables[row.table - 1].name, (unsigned)row.id,
                             zone->name);
    }
    return LAW_OK;
}

/* How many were not. */
static uint32_t set_standard_cells(law_state *state, law_row row)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    uint32_t count = 0;
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        for (uint32_t k = 0; k < column->count; k++)
            count += law__state_change(state, row, column, k, table->standard + column->offset);
    }
    return count;
}

/* Empties the slot of a row that nothing refers to. */
static void free_slot(law_state *state, law_row row)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    law__table_head *head = &state->tables[row.table - 1];
    if (table->has_key)
        law__pair_leave(state, row.table, row.id);
    if (table->is_hidden)
        law__state_forget(state, row.table, row.id);
    if (table->has_zones)
        law__place_unlink(state, row);
    memset(law__row(state, row.table, row.id), 0, table->stride);
    head->row_count--;
    if (head->free_from > row.id)
        head->free_from = row.id;
    while (head->slots > 0 && law__row(state, row.table, head->slots)[LAW__ROW_USE] == LAW__FREE)
        head->slots--;
}

law_status law__state_remove(law_state *state, law_row row, uint32_t cells, law_error *error)
{
    law_status status = check_table(state, (law_table){row.table}, "removed", error);
    if (status == LAW_OK)
        status = law__state_check_row(state, row, error);
    if (status == LAW_OK)
        status = check_referrers(state, row, error);
    if (status != LAW_OK)
        return status;
    uint32_t changed = set_standard_cells(state, row);
    law_event event = {.kind = LAW_EVENT_REMOVED,
                       .row = row,
                       .from = law_state_place_of(state, row),
                       .position = state->watch != NULL ? law_state_position_of(state, row) : 0,
                       .index = changed > 0 ? changed : cells};
    free_slot(state, row);
    law__state_tell(state, &event);
    return LAW_OK;
}

law_status law_state_remove_row(law_state *state, law_row row, law_error *error)
{
    return law__state_remove(state, row, 0, error);
}
