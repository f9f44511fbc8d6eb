/* The state as a viewer sees it: a state of its own in which nothing is left that depends on what
 * the viewer may not see, be it an id, an order, a free slot or a capacity. */
#include "state.h"

#include "status.h"

typedef struct {
    const law_state *state;
    law_state *view;
    uint32_t viewer;
} looking;

static uint32_t alias_of(const looking *l, const law__table *table, const unsigned char *row)
{
    return law__load16(row + table->aliases_at + 2 * (size_t)l->viewer);
}

/* What a row is called in the view; 0: it is not seen. */
static uint32_t name_of(const looking *l, uint32_t table, uint32_t id)
{
    const law__table *of = &l->state->schema->tables[table - 1];
    return of->is_hidden ? alias_of(l, of, law__row(l->state, table, id)) : id;
}

/* ---- Cells ---- */

static void hide_cell(const law__table *table, const law__column *column, unsigned char *row,
                      uint32_t index)
{
    uint32_t number = column->first_cell + index;
    memset(row + column->offset + index * column->width, 0, column->width);
    row[table->unseen_at + number / 8] |= (unsigned char)(1u << (number % 8));
}

/* References bear the names that rows have for the viewer. */
static void rename_reference(const looking *l, const law__table *table, const law__column *column,
                             unsigned char *row, uint32_t index)
{
    unsigned char *cell = row + column->offset + index * column->width;
    law_value value = law__cell_get(column, cell);
    if (value.kind == LAW_VALUE_NONE)
        return;
    uint32_t name = name_of(l, value.row.table, value.row.id);
    if (name == 0)
        hide_cell(table, column, row, index);
    else
        law__store16(cell, name);
}

/* Fills the cells of a row that is seen. `to` is a row of the view, `from` the row itself. */
static void show_cells(const looking *l, const law__table *table, unsigned char *to,
                       const unsigned char *from)
{
    if (table->column_count == 0)
        return;
    uint32_t begin = table->columns[0].offset;
    memcpy(to + begin, from + begin, table->stride - begin);
    for (uint32_t i = 0; table->unseen_at != 0 && i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        if (!column->may_be_unseen)
            continue;
        bool is_seen = (law__column_viewers(l->state, table, from, column) >> l->viewer & 1) != 0;
        for (uint32_t k = 0; k < column->count; k++) {
            if (!is_seen)
                hide_cell(table, column, to, k);
            else if (column->form.kind == LAW_VALUE_ROW)
                rename_reference(l, table, column, to, k);
        }
    }
}

/* ---- Rows ---- */

/* All rows of a table of which none is ever unseen, each with its id and in its place. */
static void show_open_table(const looking *l, uint32_t table)
{
    const law__table *of = &l->state->schema->tables[table - 1];
    law__table_head *head = &l->view->tables[table - 1];
    const law__table_head *from = &l->state->tables[table - 1];
    if (head->rows_at == 0)
        return;
    head->slots = from->slots;
    head->row_count = from->row_count;
    if (from->slots > 0 && of->unseen_at == 0) {
        memcpy(law__row(l->view, table, 1), law__row(l->state, table, 1),
               (size_t)from->slots * from->stride);
        return;
    }
    for (uint32_t id = 1; id <= from->slots; id++) {
        const unsigned char *row = law__row(l->state, table, id);
        unsigned char *shown = law__row(l->view, table, id);
        if (row[LAW__ROW_USE] == LAW__FREE)
            continue;
        memcpy(shown, row, of->has_zones ? LAW__ROW_PLACE_SIZE : LAW__ROW_BARE_SIZE);
        show_cells(l, of, shown, row);
    }
}

/* The seen rows of a table with unseen ones; they are linked into their places later. */
static void show_hidden_table(const looking *l, uint32_t table)
{
    const law__table *of = &l->state->schema->tables[table - 1];
    law__table_head *head = &l->view->tables[table - 1];
    for (uint32_t id = 1; id <= l->state->tables[table - 1].slots; id++) {
        const unsigned char *row = law__row(l->state, table, id);
        uint32_t alias = row[LAW__ROW_USE] != LAW__FREE ? alias_of(l, of, row) : 0;
        if (alias == 0)
            continue;
        unsigned char *shown = law__row(l->view, table, alias);
        shown[LAW__ROW_USE] = LAW__USED;
        show_cells(l, of, shown, row);
        head->row_count++;
        if (head->slots < alias)
            head->slots = alias;
    }
}

/* ---- Places ---- */

static void link_at_end(const looking *l, uint32_t table, uint32_t id, law_place place)
{
    law__place_link(l->view, (law_row){table, id}, place, law__place_at(l->view, place)->count);
}

/* Something that stands for an unseen row. */
static void link_unseen(const looking *l, uint32_t table, law_place place)
{
    law__table_head *head = &l->view->tables[table - 1];
    uint32_t id = ++head->slots;
    law__row(l->view, table, id)[LAW__ROW_USE] = LAW__UNSEEN;
    head->row_count++;
    link_at_end(l, table, id, place);
}

/* Where nobody knows the order, the seen rows lie in that of their names. */
static void link_by_name(const looking *l, uint32_t zone, uint32_t table)
{
    const law__table *of = &l->state->schema->tables[table - 1];
    uint32_t last =
        of->is_hidden ? l->state->tables[table - 1].capacity : l->state->tables[table - 1].slots;
    for (uint32_t name = 1; name <= last; name++) {
        uint32_t id = of->is_hidden ? law__aliases(l->state, table, l->viewer)[name] : name;
        law_row row = {table, id};
        if (law__has_row(l->state, row) && law__place_of(l->state, row).zone == zone)
            link_at_end(l, table, name, law__place_of(l->state, row));
    }
}

/* The rows of one list, from its top: all of them, or only the unseen. */
static void link_place(const looking *l, uint32_t table, law_place place, bool only_unseen)
{
    for (uint32_t id = law__place_at(l->state, place)->first; id != 0;
         id = law__load16(law__row(l->state, table, id) + LAW__ROW_BELOW)) {
        uint32_t name = name_of(l, table, id);
        if (name == 0)
            link_unseen(l, table, place);
        else if (!only_unseen)
            link_at_end(l, table, name, place);
    }
}

static void show_zone(const looking *l, uint32_t zone)
{
    const law__zone *of = &l->state->schema->zones[zone - 1];
    uint32_t place_count = l->state->zones[zone - 1].place_count;
    if (place_count > l->view->zones[zone - 1].place_count)
        place_count = l->view->zones[zone - 1].place_count; /* the rest are of rows yet to come */
    bool is_open = !l->state->schema->tables[of->table - 1].is_hidden;
    if (is_open && !of->is_order_unknown) {
        memcpy(law__places(l->view, zone), law__places(l->state, zone),
               place_count * sizeof(law__place));
        return;
    }
    if (of->is_order_unknown)
        link_by_name(l, zone, of->table);
    for (uint32_t i = 0; i < place_count && !is_open; i++)
        link_place(l, of->table, (law_place){zone, of->each == LAW_EACH_ONE ? 0 : i + 1},
                   of->is_order_unknown);
}

/* ---- The whole ---- */

/* Rows of a table with unseen ones: names in use, and one more for each unseen row in a place. */
static uint32_t hidden_room(const looking *l, uint32_t table)
{
    const law__table *of = &l->state->schema->tables[table - 1];
    uint32_t last = 0, unseen = 0;
    for (uint32_t id = 1; id <= l->state->tables[table - 1].slots; id++) {
        const unsigned char *row = law__row(l->state, table, id);
        if (row[LAW__ROW_USE] == LAW__FREE)
            continue;
        uint32_t alias = alias_of(l, of, row);
        unseen += alias == 0 && of->has_zones;
        if (alias > last)
            last = alias;
    }
    return last + unseen;
}

static law_status show_blocks(const looking *l, law_error *error)
{
    for (uint32_t i = 0; i < l->state->schema->block_count; i++) {
        const law_block_type *type = &l->state->schema->blocks[i].type;
        void **to = &l->view->blocks[i];
        const void *block = l->state->blocks[i];
        if (block == NULL)
            continue;
        law_status status = type->view != NULL
                                ? type->view(to, block, (law_player){l->viewer}, type->user,
                                             &l->view->allocator, error)
                                : type->clone(to, block, type->user, &l->view->allocator, error);
        if (status != LAW_OK) {
            *to = NULL;
            return status;
        }
    }
    return LAW_OK;
}

static void show_all(const looking *l)
{
    const law_schema *schema = l->state->schema;
    for (uint32_t i = 0; i < schema->table_count; i++) {
        if (schema->tables[i].is_hidden)
            show_hidden_table(l, i + 1);
        else
            show_open_table(l, i + 1);
    }
    for (uint32_t i = 0; i < schema->zone_count; i++)
        show_zone(l, i + 1);
}

law_status law_state_view(law_state **out, const law_state *state, law_player viewer,
                          law_error *error)
{
    looking l = {.state = state, .viewer = viewer.id};
    const law_schema *schema = state->schema;
    law__room room = {.is_view = true};
    *out = NULL;
    if (state->head->is_view != 0)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "a view shows what one viewer sees; there is no view of it");
    if (viewer.id > schema->player_count)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "there is no viewer %u; 0, the onlooker, to %u would be right",
                         (unsigned)viewer.id, (unsigned)schema->player_count);
    for (uint32_t i = 0; i < schema->table_count; i++)
        room.rows[i] =
            schema->tables[i].is_hidden ? hidden_room(&l, i + 1) : state->tables[i].slots;
    law_status status = law__state_allocate(&l.view, schema, &room, &state->allocator, error);
    if (status != LAW_OK)
        return status;
    l.view->head->viewer = viewer.id;
    show_all(&l);
    status = show_blocks(&l, error);
    if (status != LAW_OK)
        law_state_destroy(l.view);
    else
        *out = l.view;
    return status;
}
