/* Whether a state of any schema agrees with itself, as far as it can be read. */
#include "state_check.h"

#include <stdlib.h>
#include <string.h>

static bool is_row_allowed(const law_state *state, const law_column_form *form, law_row row)
{
    for (size_t i = 0; i < form->table_count; i++) {
        if (form->tables[i].id == row.table)
            return law_state_row_exists(state, row);
    }
    return false;
}

static bool is_cell_right(const law_state *state, const law_column_form *form, law_value value)
{
    const law_schema *schema = law_state_schema(state);
    uint64_t number = (uint64_t)value.number, one = 1;
    if (value.kind == LAW_VALUE_UNSEEN)
        return law_state_is_view(state);
    if (value.kind == LAW_VALUE_NONE)
        return form->optional;
    if (value.kind != form->kind)
        return false;
    switch (value.kind) {
    case LAW_VALUE_FLAG:
        return number <= 1;
    case LAW_VALUE_INTEGER:
        return value.number >= form->least && value.number <= form->most;
    case LAW_VALUE_CHOICE:
        return number < form->choice_count;
    case LAW_VALUE_SET:
        return number < one << form->choice_count;
    case LAW_VALUE_PLAYER:
        return number >= 1 && number <= law_schema_player_count(schema);
    case LAW_VALUE_PLAYERS:
        return number < one << law_schema_player_count(schema);
    case LAW_VALUE_ROW:
        return is_row_allowed(state, form, value.row);
    case LAW_VALUE_TEXT:
        return value.text_size <= form->size && memchr(value.text, 0, value.text_size) == NULL;
    default:
        return false;
    }
}

static const char *mistake_in_cells(const law_state *state, law_row row)
{
    const law_schema *schema = law_state_schema(state);
    law_table table = {row.table};
    for (uint32_t id = 1; id <= law_schema_column_count(schema, table); id++) {
        const law_column_form *form = law_schema_column_form(schema, table, (law_column){id});
        uint32_t count = form->count > 0 ? form->count : 1;
        for (uint32_t i = 0; i < count; i++) {
            if (!is_cell_right(state, form, law_state_get(state, row, (law_column){id}, i)))
                return "a cell holds what its column does not allow";
        }
    }
    law_column first, second;
    if (!law_schema_key(schema, table, &first, &second) || law_state_is_view(state))
        return NULL;
    law_value a = law_state_get(state, row, first, 0), b = law_state_get(state, row, second, 0);
    law_row found = law_state_row_of_pair(state, table, &a, &b);
    return found.id == row.id ? NULL : "a pair does not lead to its row";
}

static const char *mistake_in_place(const law_state *state, law_row row)
{
    law_place place = law_state_place_of(state, row);
    bool has_zones = law_schema_table_has_zones(law_state_schema(state), (law_table){row.table});
    if (has_zones != (place.zone != 0))
        return "a row lies nowhere, or in a place that its table does not have";
    if (!has_zones)
        return NULL;
    law_row found = law_state_row_at(state, place, law_state_position_of(state, row));
    law_row below = law_state_row_below(state, row);
    law_row next = law_state_row_at(state, place, law_state_position_of(state, row) + 1);
    if (found.id != row.id || below.id != next.id)
        return "a row is not where it says it lies";
    return NULL;
}

static const char *mistake_in_aliases(const law_state *state, law_row row)
{
    for (uint32_t id = 0; id <= law_schema_player_count(law_state_schema(state)); id++) {
        law_player viewer = {id};
        uint32_t alias = law_state_alias(state, viewer, row);
        if ((alias != 0) != law_state_sees_row(state, viewer, row))
            return "a row is seen without an alias, or has one unseen";
        if (alias != 0 &&
            law_state_row_of_alias(state, viewer, (law_table){row.table}, alias).id != row.id)
            return "an alias does not lead to its row";
    }
    return NULL;
}

static const char *mistake_in_tables(const law_state *state)
{
    const law_schema *schema = law_state_schema(state);
    for (uint32_t id = 1; id <= law_schema_table_count(schema); id++) {
        const char *mistake = NULL;
        law_row row = law_state_row_after(state, (law_table){id}, 0);
        uint32_t count = 0;
        for (; row.id != 0 && mistake == NULL;
             row = law_state_row_after(state, (law_table){id}, row.id)) {
            count++;
            mistake = mistake_in_cells(state, row);
            if (mistake == NULL)
                mistake = mistake_in_place(state, row);
            if (mistake == NULL)
                mistake = mistake_in_aliases(state, row);
        }
        if (mistake != NULL)
            return mistake;
        if (count != law_state_row_count(state, (law_table){id}))
            return "a table does not have as many rows as it says";
    }
    return NULL;
}

static const char *mistake_in_copies(const law_state *state)
{
    law_state *clone, *read;
    if (law_state_clone(&clone, state, NULL) != LAW_OK)
        return "it cannot be cloned";
    bool is_equal = law_state_equal(clone, state) && law_state_hash(clone) == law_state_hash(state);
    law_state_destroy(clone);
    if (!is_equal)
        return "its clone is another";
    size_t size = law_state_write(NULL, 0, state);
    unsigned char *bytes = malloc(size);
    if (bytes == NULL)
        return "out of memory";
    law_state_write(bytes, size, state);
    law_status status = law_state_read(&read, law_state_schema(state), bytes, size, NULL, NULL);
    free(bytes);
    if (status != LAW_OK)
        return "what it wrote cannot be read";
    is_equal = law_state_equal(read, state) && law_state_hash(read) == law_state_hash(state);
    law_state_destroy(read);
    return is_equal ? NULL : "what it wrote is another";
}

static const char *mistake_in_views(const law_state *state)
{
    for (uint32_t id = 0; id <= law_schema_player_count(law_state_schema(state)); id++) {
        law_state *view;
        if (law_state_view(&view, state, (law_player){id}, NULL) != LAW_OK)
            return "a viewer has no view";
        const char *mistake = mistake_in_tables(view);
        law_state_destroy(view);
        if (mistake != NULL)
            return mistake;
    }
    return NULL;
}

const char *state_mistake(const law_state *state)
{
    const char *mistake = mistake_in_tables(state);
    if (mistake == NULL)
        mistake = mistake_in_copies(state);
    if (mistake == NULL && !law_state_is_view(state))
        mistake = mistake_in_views(state);
    return mistake;
}
