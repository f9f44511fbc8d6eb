/* The naive model of a state: what is there, what may be done, and doing it. Everything is searched
 * for from the start each time. */
#include "state_model.h"

#include <string.h>

static const model_table *table_of(const model_state *state, uint32_t table)
{
    return &state->schema->tables[table];
}

/* ---- What is there ---- */

bool model_has_row(const model_state *state, law_row row)
{
    return row.table >= 1 && row.table <= state->schema->table_count && row.id >= 1 &&
           row.id <= MODEL_ROW_MAX && state->rows[row.table][row.id].exists;
}

uint32_t model_row_count(const model_state *state, uint32_t table)
{
    uint32_t count = 0;
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++)
        count += state->rows[table][id].exists;
    return count;
}

bool model_has_place(const model_state *state, law_place place)
{
    if (place.zone < 1 || place.zone > state->schema->zone_count)
        return false;
    uint32_t each = state->schema->zones[place.zone].each;
    if (each == LAW_EACH_ONE)
        return place.each == 0;
    if (each == LAW_EACH_PLAYER)
        return place.each >= 1 && place.each <= state->schema->player_count;
    return model_has_row(state, (law_row){each, place.each});
}

static model_place *place_of(model_state *state, law_place place)
{
    return &state->places[place.zone][place.each];
}

uint32_t model_position(const model_state *state, law_row row)
{
    law_place place = state->rows[row.table][row.id].place;
    const model_place *list = &state->places[place.zone][place.each];
    uint32_t position = 0;
    while (position < list->count && list->rows[position] != row.id)
        position++;
    return position;
}

bool model_values_are_equal(const model_value *a, const model_value *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == LAW_VALUE_NONE)
        return true;
    if (a->kind == LAW_VALUE_ROW)
        return a->row.table == b->row.table && a->row.id == b->row.id;
    if (a->kind == LAW_VALUE_TEXT)
        return a->text_size == b->text_size && memcmp(a->text, b->text, a->text_size) == 0;
    return a->number == b->number;
}

law_value model_value_given(const model_value *value)
{
    return (law_value){.kind = value->kind,
                       .number = value->number,
                       .row = value->row,
                       .text = value->text,
                       .text_size = value->text_size};
}

static bool is_text(const model_value *value)
{
    /* What random operations make: whole characters, or a byte that begins none. */
    return memchr(value->text, 0, value->text_size) == NULL &&
           memchr(value->text, 0xff, value->text_size) == NULL;
}

bool model_allows(const model_state *state, uint32_t table, uint32_t column,
                  const model_value *value)
{
    const model_column *of = &table_of(state, table)->columns[column];
    uint64_t number = (uint64_t)value->number;
    if (value->kind == LAW_VALUE_NONE)
        return of->optional;
    if (value->kind != of->kind)
        return false;
    switch (value->kind) {
    case LAW_VALUE_FLAG:
        return number <= 1;
    case LAW_VALUE_INTEGER:
        return value->number >= of->least && value->number <= of->most;
    case LAW_VALUE_CHOICE:
        return number < of->choice_count;
    case LAW_VALUE_SET:
        return number >> of->choice_count == 0;
    case LAW_VALUE_PLAYER:
        return number >= 1 && number <= state->schema->player_count;
    case LAW_VALUE_PLAYERS:
        return number >> state->schema->player_count == 0;
    case LAW_VALUE_ROW:
        return model_has_row(state, value->row) && of->may_refer_to[value->row.table];
    case LAW_VALUE_TEXT:
        return value->text_size <= of->size && is_text(value);
    default:
        return false;
    }
}

bool model_has_pair(const model_state *state, uint32_t table, uint32_t row,
                    const model_value *first, const model_value *second)
{
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        const model_row *other = &state->rows[table][id];
        if (id != row && other->exists && model_values_are_equal(&other->cells[1][0], first) &&
            model_values_are_equal(&other->cells[2][0], second))
            return true;
    }
    return false;
}

static bool refers_to(const model_state *state, uint32_t table, uint32_t id, law_row row)
{
    for (uint32_t column = 1; column <= table_of(state, table)->column_count; column++) {
        for (uint32_t i = 0; i < table_of(state, table)->columns[column].count; i++) {
            const model_value *value = &state->rows[table][id].cells[column][i];
            if (value->kind == LAW_VALUE_ROW && value->row.table == row.table &&
                value->row.id == row.id)
                return true;
        }
    }
    return false;
}

static bool is_referred_to(const model_state *state, law_row row)
{
    for (uint32_t table = 1; table <= state->schema->table_count; table++) {
        for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
            bool is_itself = table == row.table && id == row.id;
            if (!is_itself && state->rows[table][id].exists && refers_to(state, table, id, row))
                return true;
        }
    }
    return false;
}

static bool has_rows_in_it(const model_state *state, law_row row)
{
    for (uint32_t zone = 1; zone <= state->schema->zone_count; zone++) {
        if (state->schema->zones[zone].each == row.table && state->places[zone][row.id].count > 0)
            return true;
    }
    return false;
}

bool model_is_needed(const model_state *state, law_row row)
{
    return is_referred_to(state, row) || has_rows_in_it(state, row);
}

/* ---- Changes ---- */

static void set_standard(model_state *state, uint32_t table, uint32_t id)
{
    model_row *row = &state->rows[table][id];
    memset(row, 0, sizeof *row);
    for (uint32_t column = 1; column <= table_of(state, table)->column_count; column++) {
        for (uint32_t i = 0; i < MODEL_ARRAY_MAX; i++)
            row->cells[column][i] = table_of(state, table)->columns[column].standard;
    }
    row->exists = true;
}

void model_state_make(model_state *made, const model_schema *schema)
{
    memset(made, 0, sizeof *made);
    made->schema = schema;
    if (schema->globals != 0)
        set_standard(made, schema->globals, 1);
    model_refresh_aliases(made);
}

static void insert(model_state *state, law_row row, law_place place, uint32_t position)
{
    model_place *list = place_of(state, place);
    if (position > list->count)
        position = list->count;
    for (uint32_t i = list->count; i > position; i--)
        list->rows[i] = list->rows[i - 1];
    list->rows[position] = row.id;
    list->count++;
    state->rows[row.table][row.id].place = place;
}

static void take_out(model_state *state, law_row row)
{
    uint32_t position = model_position(state, row);
    model_place *list = place_of(state, state->rows[row.table][row.id].place);
    list->count--;
    for (uint32_t i = position; i < list->count; i++)
        list->rows[i] = list->rows[i + 1];
}

uint32_t model_add(model_state *state, uint32_t table, law_place place)
{
    uint32_t id = 1;
    while (state->rows[table][id].exists)
        id++;
    set_standard(state, table, id);
    if (place.zone != 0)
        insert(state, (law_row){table, id}, place, UINT32_MAX);
    return id;
}

void model_remove(model_state *state, law_row row)
{
    if (state->rows[row.table][row.id].place.zone != 0)
        take_out(state, row);
    memset(&state->rows[row.table][row.id], 0, sizeof(model_row));
}

void model_move(model_state *state, law_row row, law_place to, uint32_t position)
{
    take_out(state, row);
    insert(state, row, to, position);
    state->rows[row.table][row.id].revealed = 0;
}

/* ---- Who sees what ---- */

static bool holds(const model_value *value, uint32_t player)
{
    if (value->kind == LAW_VALUE_PLAYER)
        return value->number == player;
    return value->kind == LAW_VALUE_PLAYERS && (value->number >> (player - 1) & 1) != 0;
}

static bool is_named(const model_state *state, const model_seen *seen, uint32_t player, law_row row)
{
    for (uint32_t i = 0; i < seen->column_count; i++) {
        uint32_t column = seen->columns[i].id;
        for (uint32_t k = 0; k < table_of(state, row.table)->columns[column].count; k++) {
            if (holds(&state->rows[row.table][row.id].cells[column][k], player))
                return true;
        }
    }
    return false;
}

static bool allows(const model_state *state, const model_seen *seen, uint32_t player, law_row row)
{
    switch (seen->kind) {
    case LAW_SEEN_BY_ALL:
        return true;
    case LAW_SEEN_BY_OWNER:
        return state->rows[row.table][row.id].place.each == player;
    case LAW_SEEN_BY_COLUMNS:
        return is_named(state, seen, player, row);
    default:
        return false;
    }
}

static bool player_sees_row(const model_state *state, uint32_t player, law_row row)
{
    const model_row *of = &state->rows[row.table][row.id];
    if ((of->revealed >> (player - 1) & 1) != 0)
        return true;
    return allows(state, &table_of(state, row.table)->seen, player, row) &&
           (of->place.zone == 0 ||
            allows(state, &state->schema->zones[of->place.zone].seen, player, row));
}

bool model_sees_row(const model_state *state, uint32_t viewer, law_row row)
{
    if (!model_has_row(state, row))
        return false;
    if (viewer != 0)
        return player_sees_row(state, viewer, row);
    for (uint32_t player = 1; player <= state->schema->player_count; player++) {
        if (!player_sees_row(state, player, row))
            return false;
    }
    return true;
}

bool model_sees_cell(const model_state *state, uint32_t viewer, law_row row, uint32_t column)
{
    const model_seen *seen = &table_of(state, row.table)->columns[column].seen;
    if (!model_sees_row(state, viewer, row))
        return false;
    if (viewer != 0)
        return allows(state, seen, viewer, row);
    for (uint32_t player = 1; player <= state->schema->player_count; player++) {
        if (!allows(state, seen, player, row))
            return false;
    }
    return true;
}

bool model_may_hide(const model_schema *schema, uint32_t table)
{
    bool may_hide = schema->tables[table].seen.kind != LAW_SEEN_BY_ALL;
    for (uint32_t zone = 1; zone <= schema->zone_count; zone++) {
        if (schema->zones[zone].table == table && schema->zones[zone].seen.kind != LAW_SEEN_BY_ALL)
            may_hide = true;
    }
    return may_hide;
}

static uint32_t lowest_free(const uint32_t *aliases)
{
    uint32_t alias = 1;
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        if (aliases[id] == alias) {
            alias++;
            id = 0;
        }
    }
    return alias;
}

static void refresh_table(model_state *state, uint32_t viewer, uint32_t table)
{
    uint32_t *aliases = state->aliases[viewer][table];
    bool may_hide = model_may_hide(state->schema, table);
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        if (!model_sees_row(state, viewer, (law_row){table, id}))
            aliases[id] = 0;
        else if (!may_hide)
            aliases[id] = id;
    }
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        if (aliases[id] == 0 && model_sees_row(state, viewer, (law_row){table, id}))
            aliases[id] = lowest_free(aliases);
    }
}

void model_refresh_aliases(model_state *state)
{
    for (uint32_t viewer = 0; viewer <= state->schema->player_count; viewer++) {
        for (uint32_t table = 1; table <= state->schema->table_count; table++)
            refresh_table(state, viewer, table);
    }
}
