/* Who sees a row or a cell, as a function of the row itself, and the aliases that follow from it.
 */
#include "state.h"

#include <assert.h>

#include "status.h"

/* Bit 0 is the onlooker, bit N the player N. */
static uint32_t everyone(const law_state *state)
{
    return (UINT32_C(2) << state->schema->player_count) - 1;
}

/* The onlooker sees what all players see. */
static uint32_t with_onlooker(const law_state *state, uint32_t viewers)
{
    uint32_t players = everyone(state) & ~UINT32_C(1);
    return players != 0 && (viewers & players) == players ? viewers | 1 : viewers;
}

static uint32_t named_in(const law__table *table, const unsigned char *row, law_column column)
{
    const law__column *known = &table->columns[column.id - 1];
    uint32_t viewers = 0;
    for (uint32_t i = 0; i < known->count; i++) {
        const unsigned char *cell = row + known->offset + i * known->width;
        if (known->form.kind == LAW_VALUE_PLAYERS)
            viewers |= law__load16(cell) << 1;
        else if (cell[0] != 0)
            viewers |= UINT32_C(1) << cell[0];
    }
    return viewers;
}

static uint32_t allowed_by(const law_state *state, const law__table *table,
                           const unsigned char *row, const law_seen_by *seen)
{
    uint32_t viewers = 0;
    switch (seen->kind) {
    case LAW_SEEN_BY_ALL:
        return everyone(state);
    case LAW_SEEN_BY_OWNER:
        return UINT32_C(1) << law__load16(row + LAW__ROW_EACH);
    case LAW_SEEN_BY_COLUMNS:
        for (size_t i = 0; i < seen->column_count; i++)
            viewers |= named_in(table, row, seen->columns[i]);
        return viewers;
    default:
        return 0;
    }
}

uint32_t law__row_viewers(const law_state *state, uint32_t table, const unsigned char *row)
{
    const law__table *of = &state->schema->tables[table - 1];
    if (!of->is_hidden)
        return everyone(state);
    uint32_t viewers = allowed_by(state, of, row, &of->seen);
    if (of->has_zones)
        viewers &= allowed_by(state, of, row, &state->schema->zones[row[LAW__ROW_ZONE] - 1].seen);
    return with_onlooker(state, viewers | law__load16(row + of->revealed_at) << 1);
}

uint32_t law__column_viewers(const law_state *state, const law__table *table,
                             const unsigned char *row, const law__column *column)
{
    if (column->seen.kind == LAW_SEEN_BY_ALL)
        return everyone(state);
    return with_onlooker(state, allowed_by(state, table, row, &column->seen));
}

/* ---- Aliases ---- */

static void take_alias(law_state *state, uint32_t table, uint32_t id, uint32_t viewer)
{
    uint16_t *rows = law__aliases(state, table, viewer);
    uint32_t alias = rows[0] > 0 ? rows[0] : 1;
    while (rows[alias] != 0)
        alias++;
    assert(alias <= state->tables[table - 1].capacity);
    rows[alias] = (uint16_t)id;
    rows[0] = (uint16_t)(alias < state->tables[table - 1].capacity ? alias + 1 : alias);
    law__store16(law__row(state, table, id) + state->schema->tables[table - 1].aliases_at +
                     2 * (size_t)viewer,
                 alias);
}

static void free_alias(uint16_t *rows, uint32_t alias)
{
    rows[alias] = 0;
    if (alias < rows[0])
        rows[0] = (uint16_t)alias;
}

static void give_up(law_state *state, uint32_t table, uint32_t id, uint32_t viewers_kept)
{
    const law__table *of = &state->schema->tables[table - 1];
    unsigned char *aliases = law__row(state, table, id) + of->aliases_at;
    for (uint32_t viewer = 0; viewer <= state->schema->player_count; viewer++) {
        uint32_t alias = law__load16(aliases + 2 * viewer);
        if (alias == 0 || (viewers_kept >> viewer & 1) != 0)
            continue;
        free_alias(law__aliases(state, table, viewer), alias);
        law__store16(aliases + 2 * viewer, 0);
    }
}

void law__state_forget(law_state *state, uint32_t table, uint32_t id)
{
    give_up(state, table, id, 0);
}

void law__state_refresh(law_state *state, uint32_t table, uint32_t id)
{
    const law__table *of = &state->schema->tables[table - 1];
    const unsigned char *row = law__row(state, table, id);
    uint32_t viewers = law__row_viewers(state, table, row);
    give_up(state, table, id, viewers);
    for (uint32_t viewer = 0; viewer <= state->schema->player_count; viewer++) {
        if ((viewers >> viewer & 1) != 0 && law__load16(row + of->aliases_at + 2 * viewer) == 0)
            take_alias(state, table, id, viewer);
    }
}

law_status law__state_rename(law_state *state, law_row row, law_player viewer, uint32_t alias,
                             law_error *error)
{
    law_status status = law__state_check_row(state, row, error);
    if (status == LAW_OK)
        status = law__state_check_writable(state, row.table, error);
    if (status != LAW_OK)
        return status;
    const law__table *of = &state->schema->tables[row.table - 1];
    if (!of->is_hidden || viewer.id > state->schema->player_count || alias < 1 || alias > of->most)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\": %u is no alias that viewer %u could have for a row",
                         of->name, (unsigned)alias, (unsigned)viewer.id);
    uint32_t known = law_state_alias(state, viewer, row);
    if (known == 0)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\": viewer %u does not see row %u, which so has no alias",
                         of->name, (unsigned)viewer.id, (unsigned)row.id);
    law__old_block old;
    status = law__state_make_slot(&old, state, row.table, alias, error);
    if (status != LAW_OK)
        return status;
    law__state_release(state, &old);
    uint16_t *rows = law__aliases(state, row.table, viewer.id);
    uint32_t other = rows[alias];
    size_t at = of->aliases_at + 2 * (size_t)viewer.id;
    free_alias(rows, known);
    rows[known] = (uint16_t)other;
    rows[alias] = (uint16_t)row.id;
    if (other != 0)
        law__store16(law__row(state, row.table, other) + at, known);
    law__store16(law__row(state, row.table, row.id) + at, alias);
    if (known != alias)
        law__state_tell(
            state,
            &(law_event){.kind = LAW_EVENT_RENAMED, .row = row, .viewer = viewer, .alias = alias});
    return LAW_OK;
}

uint32_t law_state_alias(const law_state *state, law_player viewer, law_row row)
{
    if (viewer.id > state->schema->player_count || !law__has_row(state, row))
        return 0;
    const law__table *table = &state->schema->tables[row.table - 1];
    const unsigned char *bytes = law__row(state, row.table, row.id);
    if (!table->is_hidden)
        return row.id;
    if (state->head->is_view != 0)
        return viewer.id == state->head->viewer && bytes[LAW__ROW_USE] == LAW__USED ? row.id : 0;
    return law__load16(bytes + table->aliases_at + 2 * (size_t)viewer.id);
}

law_row law_state_row_of_alias(const law_state *state, law_player viewer, law_table table,
                               uint32_t alias)
{
    const law_row none = {0, 0}, same = {table.id, alias};
    const law__table *known = law__schema_table(state->schema, table);
    if (known == NULL || viewer.id > state->schema->player_count || alias < 1)
        return none;
    if (!known->is_hidden || state->head->is_view != 0)
        return law_state_alias(state, viewer, same) != 0 ? same : none;
    if (alias > state->tables[table.id - 1].capacity)
        return none;
    uint32_t id = law__aliases(state, table.id, viewer.id)[alias];
    return id != 0 ? (law_row){table.id, id} : none;
}

/* ---- What may be asked, and showing more ---- */

bool law_state_sees_row(const law_state *state, law_player viewer, law_row row)
{
    return law_state_alias(state, viewer, row) != 0;
}

/* Whether a view shows anything in a column. */
static bool is_shown(const law__table *table, const unsigned char *row, const law__column *column)
{
    if (table->unseen_at == 0)
        return true;
    for (uint32_t i = 0; i < column->count; i++) {
        if (!law__is_unseen_cell(table, row, column->first_cell + i))
            return true;
    }
    return false;
}

bool law_state_sees_cell(const law_state *state, law_player viewer, law_row row, law_column column)
{
    const law__column *known = law__schema_column(state->schema, (law_table){row.table}, column);
    if (known == NULL || !law_state_sees_row(state, viewer, row))
        return false;
    const law__table *table = &state->schema->tables[row.table - 1];
    const unsigned char *bytes = law__row(state, row.table, row.id);
    if (state->head->is_view == 0)
        return (law__column_viewers(state, table, bytes, known) >> viewer.id & 1) != 0;
    return viewer.id == state->head->viewer && is_shown(table, bytes, known);
}

law_status law_state_reveal(law_state *state, law_row row, uint32_t viewers, law_error *error)
{
    law_status status = law__state_check_row(state, row, error);
    if (status == LAW_OK)
        status = law__state_check_writable(state, row.table, error);
    if (status != LAW_OK)
        return status;
    const law__table *table = &state->schema->tables[row.table - 1];
    if ((uint64_t)viewers << 1 > everyone(state))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\", row %u: revealed to %#x, which are not all players; there "
                         "are %u",
                         table->name, (unsigned)row.id, (unsigned)viewers,
                         (unsigned)state->schema->player_count);
    if (!table->is_hidden)
        return LAW_OK;
    unsigned char *revealed = law__row(state, row.table, row.id) + table->revealed_at;
    uint32_t more = viewers & ~law__load16(revealed);
    if (more == 0)
        return LAW_OK;
    law__store16(revealed, law__load16(revealed) | more);
    law__state_refresh(state, row.table, row.id);
    law__state_tell(state, &(law_event){.kind = LAW_EVENT_REVEALED, .row = row, .viewers = more});
    return LAW_OK;
}

bool law_state_is_view(const law_state *state)
{
    return state->head->is_view != 0;
}

bool law_state_is_unseen(const law_state *state, law_row row)
{
    return law__has_row(state, row) &&
           law__row(state, row.table, row.id)[LAW__ROW_USE] == LAW__UNSEEN;
}
