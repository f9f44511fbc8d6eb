/* States as a viewer could take them to be: what it sees is as it is, all else is made up. Which
 * row gets what is decided in state_deal.c. */
#include "imagining.h"

#include <string.h>

#include "memory.h"
#include "status.h"

/* ---- What is decided for all states ---- */

static uint32_t last_of(const law_state *const *states, size_t count, uint32_t table)
{
    uint32_t last = 0;
    for (size_t i = 0; i < count; i++) {
        if (states[i]->tables[table].slots > last)
            last = states[i]->tables[table].slots;
    }
    return last;
}

/* Lays the arrays of the tables out behind the struct; with `base` NULL it only measures. */
static size_t lay_out(law_imagining *im, unsigned char *base, const law_state *const *states,
                      size_t count)
{
    const law_schema *schema = states[0]->schema;
    law__arena arena = {.base = base};
    law__arena_take(&arena, sizeof *im, 1);
    for (uint32_t i = 0; i < schema->table_count; i++) {
        size_t last = last_of(states, count, i) + (size_t)1;
        if (!schema->tables[i].is_hidden)
            continue;
        law__dealt dealt = {.names = law__arena_take(&arena, last, sizeof *dealt.names)};
        dealt.contents = law__arena_take(&arena, last, sizeof *dealt.contents);
        dealt.is_seen = law__arena_take(&arena, last, 1);
        dealt.is_kept = law__arena_take(&arena, last, 1);
        if (base != NULL)
            im->tables[i] = dealt;
    }
    return arena.used;
}

static bool sees_cells(const law_imagining *im, const law_state *state, const law__table *table,
                       const unsigned char *row, const law__column *column)
{
    return (law__column_viewers(state, table, row, column) >> im->viewer.id & 1) != 0;
}

/* Whether a row that the viewer sees has cells that it does not. */
static bool has_hidden_cells(const law_imagining *im, const law_state *state, uint32_t table)
{
    const law__table *of = &state->schema->tables[table - 1];
    for (uint32_t k = 0; k < of->column_count; k++) {
        const law__column *column = &of->columns[k];
        if (column->seen.kind == LAW_SEEN_BY_ALL)
            continue;
        for (uint32_t id = 1; id <= state->tables[table - 1].slots; id++) {
            const unsigned char *row = law__row(state, table, id);
            if (row[LAW__ROW_USE] != LAW__FREE && !sees_cells(im, state, of, row, column))
                return true;
        }
    }
    return false;
}

/* Static tables of a sealed state are not its own. */
static bool is_own(const law_state *state, uint32_t table)
{
    return state->tables[table - 1].rows_at != 0;
}

/* How many rows lie in a zone is known to all; whether there are unseen ones of a table without
 * zones is not. */
static bool may_hide_rows(const law__table *table)
{
    return table->is_hidden && !table->has_zones;
}

/* Whether something can be hidden, as far as the viewer can tell: what is hidden does not count, or
 * whether it is made up would tell what it was. */
static bool has_hidden_parts(const law_imagining *im, const law_state *state)
{
    const law_schema *schema = state->schema;
    for (uint32_t i = 0; i < schema->block_count; i++) {
        if (schema->blocks[i].type.view != NULL && state->blocks[i] != NULL)
            return true;
    }
    for (uint32_t i = 1; i <= schema->table_count; i++) {
        if (may_hide_rows(&schema->tables[i - 1]) ||
            (is_own(state, i) && has_hidden_cells(im, state, i)))
            return true;
    }
    return false;
}

static law_status check_state(const law_state *state, const law_schema *schema, law_error *error)
{
    if (state->schema != schema)
        return law__fail(error, LAW_BAD_ARGUMENT, "the states are not of one schema");
    if (law_state_is_view(state))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "a view cannot be imagined: it has nothing "
                         "but what its viewer sees");
    return LAW_OK;
}

static law_status check(const law_state *const *states, size_t count, const law_state *now,
                        law_player viewer, law_error *error)
{
    if (count == 0)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no state to imagine");
    const law_schema *schema = states[0]->schema;
    law_status status = LAW_OK;
    for (size_t i = 0; i < count && status == LAW_OK; i++)
        status = check_state(states[i], schema, error);
    if (status == LAW_OK && now != NULL)
        status = check_state(now, schema, error);
    if (status == LAW_OK && viewer.id > schema->player_count)
        status = law__fail(error, LAW_BAD_ARGUMENT,
                           "there is no viewer %u; 0, the onlooker, to %u would be right",
                           (unsigned)viewer.id, (unsigned)schema->player_count);
    return status;
}

law_status law_imagining_create(law_imagining **out, const law_state *const *states, size_t count,
                                const law_state *now, law_player viewer, law_dice *dice,
                                law_error *error)
{
    *out = NULL;
    law_status status = check(states, count, now, viewer, error);
    if (status != LAW_OK)
        return status;
    size_t size = lay_out(NULL, NULL, states, count);
    law_imagining *im = law__allocate(&states[0]->allocator, size);
    if (im == NULL)
        return law__fail_memory(error, size);
    memset(im, 0, size);
    im->allocator = states[0]->allocator;
    im->size = size;
    im->states = states;
    im->count = count;
    im->now = now;
    im->viewer = viewer;
    lay_out(im, (unsigned char *)im, states, count);
    status = law__deal(im, dice, error);
    bool is_open = !im->has_unseen;
    for (size_t i = 0; i < count && is_open; i++)
        is_open = !has_hidden_parts(im, states[i]);
    im->is_open = is_open;
    if (status != LAW_OK)
        law_imagining_destroy(im);
    else
        *out = im;
    return status;
}

void law_imagining_destroy(law_imagining *im)
{
    if (im != NULL)
        law__release(&im->allocator, im, im->size);
}

bool law_imagining_is_open(const law_imagining *im)
{
    return im->is_open;
}

law_row law_imagining_row(const law_imagining *im, law_row row)
{
    const law_schema *schema = im->states[0]->schema;
    if (row.table < 1 || row.table > schema->table_count)
        return (law_row){0, 0};
    const law__dealt *dealt = &im->tables[row.table - 1];
    if (dealt->names == NULL || im->is_open)
        return row;
    bool is_known = row.id >= 1 && row.id <= last_of(im->states, im->count, row.table - 1);
    uint32_t name = is_known ? dealt->names[row.id] : row.id;
    return name != 0 ? (law_row){row.table, name} : (law_row){0, 0};
}

/* ---- One of the states ---- */

/* A reference that must be given and may not be told: the first row that there is. */
static law_value first_row(const law_imagining *im, const law_state *from,
                           const law__column *column, law_value value)
{
    for (uint32_t table = 1; table <= from->schema->table_count; table++) {
        uint32_t least = 0;
        for (uint32_t id = 1; id <= from->tables[table - 1].slots; id++) {
            law_row name = {0, 0};
            if ((column->allowed >> (table - 1) & 1) != 0 &&
                law__row(from, table, id)[LAW__ROW_USE] != LAW__FREE)
                name = law_imagining_row(im, (law_row){table, id});
            if (name.id != 0 && (least == 0 || name.id < least))
                least = name.id;
        }
        if (least != 0)
            return (law_value){.kind = LAW_VALUE_ROW, .row = {table, least}};
    }
    return value;
}

static bool is_of_key(const law__table *table, const law__column *column)
{
    uint32_t id = (uint32_t)(column - table->columns) + 1;
    return table->has_key && (table->key[0].id == id || table->key[1].id == id);
}

static bool names_column(const law_seen_by *seen, uint32_t id)
{
    for (size_t i = 0; i < seen->column_count; i++) {
        if (seen->columns[i].id == id)
            return true;
    }
    return false;
}

/* Whether a column says who sees something of its row. */
static bool decides_sight(const law_schema *schema, uint32_t table, const law__column *column)
{
    const law__table *of = &schema->tables[table - 1];
    uint32_t id = (uint32_t)(column - of->columns) + 1;
    bool decides = names_column(&of->seen, id);
    for (uint32_t i = 0; i < of->column_count && !decides; i++)
        decides = names_column(&of->columns[i].seen, id);
    for (uint32_t i = 0; i < schema->zone_count && !decides; i++)
        decides = schema->zones[i].table == table && names_column(&schema->zones[i].seen, id);
    return decides;
}

/* What nobody may know of a cell is its standard. */
static void forget_cell(const law_imagining *im, const law_state *from, uint32_t table,
                        const law__column *column, unsigned char *row, uint32_t index)
{
    const law__table *of = &from->schema->tables[table - 1];
    unsigned char *cell = row + column->offset + index * column->width;
    law_value value = law__cell_get(column, cell);
    law_value standard = law__cell_standard(&column->form);
    bool is_needed = standard.kind == LAW_VALUE_NONE && !column->form.optional;
    if (is_of_key(of, column) || decides_sight(from->schema, table, column))
        return;
    if (is_needed && column->form.kind == LAW_VALUE_PLAYER)
        standard = (law_value){.kind = LAW_VALUE_PLAYER, .number = 1};
    else if (is_needed && column->form.kind == LAW_VALUE_ROW)
        standard = first_row(im, from, column, value);
    law__cell_put(column, cell, &standard);
}

static void rename_cell(const law_imagining *im, const law__column *column, unsigned char *row,
                        uint32_t index)
{
    unsigned char *cell = row + column->offset + index * column->width;
    law_value value = law__cell_get(column, cell);
    if (column->form.kind != LAW_VALUE_ROW || value.kind != LAW_VALUE_ROW)
        return;
    value.row = law_imagining_row(im, value.row);
    if (value.row.id == 0)
        value = (law_value){.kind = LAW_VALUE_NONE};
    law__cell_put(column, cell, &value);
}

/* The cells of a row, which are those of `source` so far; `is_seen`: what of it the viewer sees is
 * its own. */
static void make_cells(const law_imagining *im, const law_state *from, uint32_t table,
                       unsigned char *row, const unsigned char *source, bool is_seen,
                       bool forgets_all)
{
    const law__table *of = &from->schema->tables[table - 1];
    for (uint32_t k = 0; k < of->column_count; k++) {
        const law__column *column = &of->columns[k];
        bool forgets = forgets_all;
        if (is_seen && column->seen.kind != LAW_SEEN_BY_ALL)
            forgets = !sees_cells(im, from, of, source, column);
        for (uint32_t n = 0; n < column->count; n++) {
            rename_cell(im, column, row, n);
            if (forgets)
                forget_cell(im, from, table, column, row, n);
        }
    }
}

/* A table of which all rows are seen: its cells may be hidden, or refer to rows that have new
 * names. */
static void make_open_table(const law_imagining *im, const law_state *from, law_state *to,
                            uint32_t table)
{
    const law__table *of = &from->schema->tables[table - 1];
    if (of->unseen_at == 0 || !is_own(from, table))
        return;
    for (uint32_t id = 1; id <= from->tables[table - 1].slots; id++) {
        const unsigned char *source = law__row(from, table, id);
        if (source[LAW__ROW_USE] != LAW__FREE)
            make_cells(im, from, table, law__row(to, table, id), source, true, false);
    }
}

static void clear_table(law_state *state, uint32_t table)
{
    const law__table *of = &state->schema->tables[table - 1];
    law__table_head *head = &state->tables[table - 1];
    if (head->slots > 0)
        memset(law__row(state, table, 1), 0, (size_t)head->slots * head->stride);
    head->slots = head->row_count = 0;
    head->free_from = 1;
    memset(law__aliases(state, table, 0), 0,
           (state->schema->player_count + (size_t)1) * (head->capacity + (size_t)1) *
               sizeof(uint16_t));
    if (of->has_key && head->pairs_at != 0)
        memset(law__at(state, head->pairs_at), 0,
               law__pair_slots(head->capacity) * sizeof(uint16_t));
    for (uint32_t zone = 1; zone <= state->schema->zone_count; zone++) {
        if (state->schema->zones[zone - 1].table == table)
            memset(law__places(state, zone), 0,
                   state->zones[zone - 1].place_count * sizeof(law__place));
    }
}

/* Whom a row that is seen is revealed to is told as far as the viewer can know it: it, or all. What
 * an onlooker sees all players see. */
static uint32_t revealed_to(const law_imagining *im, const law_state *from, uint32_t revealed)
{
    uint32_t all = (UINT32_C(1) << from->schema->player_count) - 1;
    if (im->viewer.id == 0)
        return revealed != 0 ? all : 0;
    return revealed == all ? all : revealed & UINT32_C(1) << (im->viewer.id - 1);
}

static void make_row(const law_imagining *im, const law_state *from, law_state *to, uint32_t table,
                     uint32_t id)
{
    const law__table *of = &from->schema->tables[table - 1];
    const law__dealt *dealt = &im->tables[table - 1];
    law__table_head *head = &to->tables[table - 1];
    uint32_t name = dealt->names[id];
    const unsigned char *known = law__row(from, table, id);
    const unsigned char *source = law__row(from, table, dealt->contents[name]);
    unsigned char *row = law__row(to, table, name);
    uint32_t alias = law__load16(known + of->aliases_at + 2 * (size_t)im->viewer.id);
    row[LAW__ROW_USE] = LAW__USED;
    if (of->column_count > 0)
        memcpy(row + of->columns[0].offset, source + of->columns[0].offset,
               of->stride - of->columns[0].offset);
    make_cells(im, from, table, row, source, alias != 0,
               alias == 0 && !dealt->is_seen[id] && !of->has_zones);
    head->row_count++;
    if (head->slots < name)
        head->slots = name;
    if (alias == 0)
        return;
    law__store16(row + of->revealed_at,
                 revealed_to(im, from, law__load16(known + of->revealed_at)));
    law__store16(row + of->aliases_at + 2 * (size_t)im->viewer.id, alias);
    law__aliases(to, table, im->viewer.id)[alias] = (uint16_t)name;
}

static void link_rows(const law_imagining *im, const law_state *from, law_state *to, uint32_t zone)
{
    const law__zone *of = &from->schema->zones[zone - 1];
    for (uint32_t i = 0; i < from->zones[zone - 1].place_count; i++) {
        law_place place = {zone, of->each == LAW_EACH_ONE ? 0 : i + 1};
        uint32_t position = 0;
        for (uint32_t id = law__place_at(from, place)->first; id != 0;
             id = law__load16(law__row(from, of->table, id) + LAW__ROW_BELOW))
            law__place_link(to, (law_row){of->table, im->tables[of->table - 1].names[id]}, place,
                            position++);
    }
}

static void make_hidden_table(const law_imagining *im, const law_state *from, law_state *to,
                              uint32_t table)
{
    const law__table *of = &from->schema->tables[table - 1];
    clear_table(to, table);
    for (uint32_t id = 1; id <= from->tables[table - 1].slots; id++) {
        if (law__row(from, table, id)[LAW__ROW_USE] != LAW__FREE &&
            im->tables[table - 1].names[id] != 0)
            make_row(im, from, to, table, id);
    }
    for (uint32_t zone = 1; zone <= from->schema->zone_count; zone++) {
        if (from->schema->zones[zone - 1].table == table)
            link_rows(im, from, to, zone);
    }
    for (uint32_t id = 1; id <= to->tables[table - 1].slots; id++) {
        if (law__row(to, table, id)[LAW__ROW_USE] == LAW__FREE)
            continue;
        if (of->has_key)
            law__pair_enter(to, table, id);
        law__state_refresh(to, table, id);
    }
}

static law_status make_blocks(const law_imagining *im, const law_state *from, law_state *to,
                              law_error *error)
{
    for (uint32_t i = 0; i < from->schema->block_count; i++) {
        const law_block_type *type = &from->schema->blocks[i].type;
        void *seen;
        if (type->view == NULL || from->blocks[i] == NULL)
            continue;
        law_status status =
            type->view(&seen, from->blocks[i], im->viewer, type->user, &to->allocator, error);
        if (status == LAW_OK)
            status = law_state_set_block(to, i + 1, seen, error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}

law_status law_imagining_apply(law_state **out, const law_imagining *im, size_t index,
                               uint64_t seed, law_error *error)
{
    *out = NULL;
    if (index >= im->count)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no state %zu; there are %zu", index,
                         im->count);
    const law_state *from = im->states[index];
    law_state *to;
    law_status status = law_state_clone(&to, from, error);
    if (status != LAW_OK)
        return status;
    law_state_seed(to, seed);
    for (uint32_t i = 1; !im->is_open && i <= from->schema->table_count; i++) {
        if (im->tables[i - 1].names != NULL)
            make_hidden_table(im, from, to, i);
        else
            make_open_table(im, from, to, i);
    }
    status = make_blocks(im, from, to, error);
    if (status != LAW_OK)
        law_state_destroy(to);
    else
        *out = to;
    return status;
}
