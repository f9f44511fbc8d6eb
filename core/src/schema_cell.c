/* One cell of a row as bytes: what may stand in it, reading it and writing it. */
#include "schema_cell.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "status.h"

static const char *const kind_names[] = {
    [LAW_VALUE_NONE] = "none",       [LAW_VALUE_FLAG] = "flag", [LAW_VALUE_INTEGER] = "integer",
    [LAW_VALUE_CHOICE] = "choice",   [LAW_VALUE_SET] = "set",   [LAW_VALUE_PLAYER] = "player",
    [LAW_VALUE_PLAYERS] = "players", [LAW_VALUE_ROW] = "row",   [LAW_VALUE_TEXT] = "text",
    [LAW_VALUE_UNSEEN] = "unseen",
};
static_assert(sizeof kind_names / sizeof *kind_names == LAW_VALUE_KIND_COUNT,
              "every kind has a name");

const char *law_value_kind_name(law_value_kind kind)
{
    return (unsigned)kind < LAW_VALUE_KIND_COUNT ? kind_names[kind] : NULL;
}

static uint32_t width_of(uint64_t largest)
{
    return largest <= UINT8_MAX ? 1 : largest <= UINT16_MAX ? 2 : largest <= UINT32_MAX ? 4 : 8;
}

static uint64_t range_of(const law_column_form *form)
{
    return (uint64_t)form->most - (uint64_t)form->least;
}

/* All the bits that a set may have. */
static uint64_t bits_of(size_t count)
{
    return count >= 64 ? UINT64_MAX : (UINT64_C(1) << count) - 1;
}

uint32_t law__cell_width(const law_column_form *form)
{
    switch (form->kind) {
    case LAW_VALUE_INTEGER:
        return width_of(range_of(form) + form->optional);
    case LAW_VALUE_SET:
        return width_of(bits_of(form->choice_count));
    case LAW_VALUE_PLAYERS:
        return 2;
    case LAW_VALUE_ROW:
        return form->table_count > 1 ? 3 : 2;
    case LAW_VALUE_TEXT:
        return 1 + form->size;
    default:
        return 1;
    }
}

law_value law__cell_standard(const law_column_form *form)
{
    if (form->has_standard)
        return form->standard;
    bool is_none = form->optional || form->kind == LAW_VALUE_PLAYER || form->kind == LAW_VALUE_ROW;
    law_value standard = {.kind = is_none ? LAW_VALUE_NONE : form->kind, .text = ""};
    if (standard.kind == LAW_VALUE_INTEGER && (form->least > 0 || form->most < 0))
        standard.number = form->least;
    return standard;
}

/* The bytes that go on a character after its first, and the least that it may then stand for. */
static size_t follow_count(unsigned char first)
{
    return first < 0x80   ? 0
           : first < 0xc2 ? 4
           : first < 0xe0 ? 1
           : first < 0xf0 ? 2
           : first < 0xf5 ? 3
                          : 4;
}

bool law__text_is_valid(const char *text, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)text;
    for (size_t i = 0; i < size;) {
        unsigned char first = bytes[i++];
        size_t follow = follow_count(first);
        if (first == 0 || follow == 4 || size - i < follow)
            return false;
        for (size_t k = 0; k < follow; k++) {
            if ((bytes[i + k] & 0xc0) != 0x80)
                return false;
        }
        if ((first == 0xe0 && bytes[i] < 0xa0) || (first == 0xed && bytes[i] >= 0xa0) ||
            (first == 0xf0 && bytes[i] < 0x90) || (first == 0xf4 && bytes[i] >= 0x90))
            return false;
        i += follow;
    }
    return true;
}

static const char *show_text(char shown[LAW__VALUE_SHOWN_SIZE], const law_value *value)
{
    size_t used = (size_t)snprintf(shown, LAW__VALUE_SHOWN_SIZE, "the text \"");
    for (size_t i = 0; i < value->text_size && used < LAW__VALUE_SHOWN_SIZE - 2; i++) {
        char byte = value->text[i];
        shown[used++] = (char)(byte >= ' ' && byte <= '~' ? byte : '?');
    }
    shown[used++] = '"';
    shown[used] = '\0';
    return shown;
}

static const char *show_row(char shown[LAW__VALUE_SHOWN_SIZE], const law_schema *schema,
                            law_row row)
{
    const law__table *table = law__schema_table(schema, (law_table){row.table});
    if (table != NULL)
        snprintf(shown, LAW__VALUE_SHOWN_SIZE, "row %" PRIu32 " of \"%s\"", row.id, table->name);
    else
        snprintf(shown, LAW__VALUE_SHOWN_SIZE, "row %" PRIu32 " of no table (%" PRIu32 ")", row.id,
                 row.table);
    return shown;
}

const char *law__value_shown(char shown[LAW__VALUE_SHOWN_SIZE], const law_schema *schema,
                             const law__column *column, const law_value *value)
{
    switch (value->kind) {
    case LAW_VALUE_TEXT:
        return value->text != NULL ? show_text(shown, value) : "a text without bytes";
    case LAW_VALUE_ROW:
        return show_row(shown, schema, value->row);
    case LAW_VALUE_NONE:
        return "none";
    case LAW_VALUE_UNSEEN:
        return "an unseen value";
    case LAW_VALUE_CHOICE:
        if (column->form.kind == LAW_VALUE_CHOICE && value->number >= 0 &&
            (uint64_t)value->number < column->form.choice_count) {
            snprintf(shown, LAW__VALUE_SHOWN_SIZE, "the choice \"%s\"",
                     column->form.choices[value->number]);
            return shown;
        }
        break;
    default:
        break;
    }
    const char *name = law_value_kind_name(value->kind);
    snprintf(shown, LAW__VALUE_SHOWN_SIZE, "the %s %" PRId64, name != NULL ? name : "unknown kind",
             value->number);
    return shown;
}

/* ---- What may stand in a cell ---- */

static bool is_in_range(const law_schema *schema, const law__column *column, const law_value *value)
{
    const law_column_form *form = &column->form;
    uint64_t number = (uint64_t)value->number;
    switch (form->kind) {
    case LAW_VALUE_FLAG:
        return number <= 1;
    case LAW_VALUE_INTEGER:
        return value->number >= form->least && value->number <= form->most;
    case LAW_VALUE_CHOICE:
        return number < form->choice_count;
    case LAW_VALUE_SET:
        return (number & ~bits_of(form->choice_count)) == 0;
    case LAW_VALUE_PLAYER:
        return number >= 1 && number <= schema->player_count;
    case LAW_VALUE_PLAYERS:
        return (number & ~bits_of(schema->player_count)) == 0;
    case LAW_VALUE_ROW:
        return value->row.table >= 1 && value->row.table <= schema->table_count &&
               value->row.id >= 1 && value->row.id <= LAW_ROW_COUNT_MAX &&
               (column->allowed >> (value->row.table - 1) & 1) != 0;
    case LAW_VALUE_TEXT:
        return value->text_size <= form->size && (value->text != NULL || value->text_size == 0) &&
               law__text_is_valid(value->text, value->text_size);
    default:
        return false;
    }
}

/* What would be right, in words. */
static const char *describe_right(char right[160], const law_schema *schema,
                                  const law__column *column)
{
    enum { SIZE = 160 };
    const law_column_form *form = &column->form;
    size_t used = 0;
    switch (form->kind) {
    case LAW_VALUE_FLAG:
        snprintf(right, SIZE, "the flag 0 or 1");
        break;
    case LAW_VALUE_INTEGER:
        snprintf(right, SIZE, "an integer from %" PRId64 " to %" PRId64, form->least, form->most);
        break;
    case LAW_VALUE_CHOICE:
        snprintf(right, SIZE, "a choice from 0 (\"%.24s\") to %zu (\"%.24s\")", form->choices[0],
                 form->choice_count - 1, form->choices[form->choice_count - 1]);
        break;
    case LAW_VALUE_SET:
        snprintf(right, SIZE, "a set of %zu choices", form->choice_count);
        break;
    case LAW_VALUE_PLAYER:
        snprintf(right, SIZE, "a player from 1 to %" PRIu32, schema->player_count);
        break;
    case LAW_VALUE_PLAYERS:
        snprintf(right, SIZE, "players among %" PRIu32, schema->player_count);
        break;
    case LAW_VALUE_ROW:
        used = (size_t)snprintf(right, SIZE, "a row of");
        for (size_t i = 0; i < form->table_count && used < SIZE - 1; i++)
            used += (size_t)snprintf(right + used, SIZE - used, "%s \"%s\"", i > 0 ? " or" : "",
                                     schema->tables[form->tables[i].id - 1].name);
        break;
    default:
        snprintf(right, SIZE, "UTF-8 text of at most %" PRIu32 " bytes without a zero", form->size);
        break;
    }
    return right;
}

bool law__cell_fits(const law_schema *schema, const law__column *column, const law_value *value)
{
    if (value->kind == LAW_VALUE_NONE)
        return column->form.optional;
    return value->kind == column->form.kind && is_in_range(schema, column, value);
}

law_status law__cell_check(const law_schema *schema, const law__column *column,
                           const law_value *value, const char *where, law_error *error)
{
    if (law__cell_fits(schema, column, value))
        return LAW_OK;
    char shown[LAW__VALUE_SHOWN_SIZE], right[160];
    return law__fail(error, LAW_BAD_ARGUMENT, "%s: %s is not %s%s", where,
                     law__value_shown(shown, schema, column, value),
                     describe_right(right, schema, column),
                     column->form.optional ? ", or none" : "");
}

/* ---- Bytes ---- */

void law__cell_put(const law__column *column, unsigned char *cell, const law_value *value)
{
    const law_column_form *form = &column->form;
    bool is_none = value->kind == LAW_VALUE_NONE;
    memset(cell, 0, column->width);
    if (is_none)
        return;
    assert(value->kind == form->kind);
    switch (form->kind) {
    case LAW_VALUE_INTEGER:
        law__store(cell, column->width,
                   (uint64_t)value->number - (uint64_t)form->least + form->optional);
        break;
    case LAW_VALUE_CHOICE:
        law__store(cell, column->width, (uint64_t)value->number + form->optional);
        break;
    case LAW_VALUE_ROW:
        law__store16(cell, value->row.id);
        if (form->table_count > 1)
            cell[2] = (unsigned char)value->row.table;
        break;
    case LAW_VALUE_TEXT:
        cell[0] = (unsigned char)value->text_size;
        if (value->text_size > 0)
            memcpy(cell + 1, value->text, value->text_size);
        break;
    default:
        law__store(cell, column->width, (uint64_t)value->number);
        break;
    }
}

law_value law__cell_get(const law__column *column, const unsigned char *cell)
{
    const law_column_form *form = &column->form;
    law_value value = {.kind = form->kind};
    uint64_t number;
    switch (form->kind) {
    case LAW_VALUE_INTEGER:
    case LAW_VALUE_CHOICE:
        number = law__load(cell, column->width);
        if (form->optional && number == 0)
            value.kind = LAW_VALUE_NONE;
        else
            value.number = (int64_t)(number - form->optional + (uint64_t)form->least);
        break;
    case LAW_VALUE_PLAYER:
        value.number = cell[0];
        if (cell[0] == 0)
            value.kind = LAW_VALUE_NONE;
        break;
    case LAW_VALUE_ROW:
        value.row =
            (law_row){form->table_count > 1 ? cell[2] : form->tables[0].id, law__load16(cell)};
        if (value.row.id == 0)
            value = (law_value){.kind = LAW_VALUE_NONE};
        break;
    case LAW_VALUE_TEXT:
        value.text = (const char *)cell + 1;
        value.text_size = cell[0];
        break;
    default:
        value.number = (int64_t)law__load(cell, column->width);
        break;
    }
    return value;
}

bool law__cell_is_valid(const law_schema *schema, const law__column *column,
                        const unsigned char *cell)
{
    const law_column_form *form = &column->form;
    if (form->kind == LAW_VALUE_INTEGER &&
        law__load(cell, column->width) - form->optional > range_of(form) &&
        !(form->optional && law__load(cell, column->width) == 0))
        return false;
    if (form->kind == LAW_VALUE_TEXT) {
        if (cell[0] > form->size)
            return false;
        for (uint32_t i = 1u + cell[0]; i < column->width; i++) {
            if (cell[i] != 0)
                return false;
        }
    }
    law_value value = law__cell_get(column, cell);
    if (value.kind == LAW_VALUE_NONE) {
        for (uint32_t i = 0; i < column->width; i++) {
            if (cell[i] != 0)
                return false;
        }
        return form->optional;
    }
    return is_in_range(schema, column, &value);
}
