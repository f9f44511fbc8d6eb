/* Changes as events: doing to a state what one says, and finding those between two states. */
#include "state.h"

#include <assert.h>

#include "memory.h"
#include "status.h"

/* ---- Applying ---- */

static law_status apply_block(law_state *state, const law_event *event, law_error *error)
{
    const law_block_type *type = law__schema_block(state->schema, event->block);
    void *clone = NULL;
    if (type == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no block with the number %u",
                         (unsigned)event->block);
    if (event->block_value != NULL) {
        law_status status =
            type->clone(&clone, event->block_value, type->user, &state->allocator, error);
        if (status != LAW_OK)
            return status;
    }
    return law_state_set_block(state, event->block, clone, error);
}

/* An event that somebody made by hand may lack the dice; then it is drawn again. */
static law_status apply_drawn(law_state *state, const law_event *event, law_error *error)
{
    uint32_t drawn;
    if ((event->dice.increment & 1) != 0)
        return law__stream_set(state, event->purpose, event, error);
    return law_state_draw(&drawn, state, event->purpose, event->bound, error);
}

law_status law_state_apply(law_state *state, const law_event *event, law_error *error)
{
    switch (event->kind) {
    case LAW_EVENT_SET:
        return law__state_set(state, event->row, event->column, event->index, &event->after, true,
                              error);
    case LAW_EVENT_ADDED:
        return law__state_add_standard(state, event->row, event->to, event->position, event->index,
                                       error);
    case LAW_EVENT_REMOVED:
        return law__state_remove(state, event->row, event->index, error);
    case LAW_EVENT_MOVED:
        return law_state_move(state, event->row, event->to, event->position, error);
    case LAW_EVENT_REORDERED:
        return law_state_reorder(state, event->to, event->order, event->order_count, error);
    case LAW_EVENT_REVEALED:
        return law_state_reveal(state, event->row, event->viewers, error);
    case LAW_EVENT_BLOCK:
        return apply_block(state, event, error);
    case LAW_EVENT_DRAWN:
        return apply_drawn(state, event, error);
    case LAW_EVENT_SEEDED:
        if (state->head->is_view != 0)
            return law__fail(error, LAW_WRONG_PHASE, "a view has no dice");
        law_state_seed(state, event->seed);
        return LAW_OK;
    case LAW_EVENT_RENAMED:
        return law__state_rename(state, event->row, event->viewer, event->alias, error);
    default:
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no kind of event with the number %d",
                         (int)event->kind);
    }
}

/* ---- The difference: a clone of one state is turned into the other, and the watcher told ---- */

typedef struct {
    law_state *state;    /* on its way */
    const law_state *to; /* where it is to arrive */
    law_watch_fn *watch;
    void *user;
    law_status status; /* the first that was not LAW_OK ends it */
    law_error *error;
} turning;

static law_status relay(void *user, const law_state *state, const law_event *event)
{
    turning *t = user;
    if (t->status != LAW_OK)
        return LAW_OK;
    t->status = t->watch(t->user, state, event);
    if (t->status != LAW_OK)
        law__fail(t->error, t->status, "who was told of the change \"%s\" ended it",
                  law_event_kind_name(event->kind));
    return LAW_OK;
}

static bool goes_on(turning *t, law_status status)
{
    if (t->status == LAW_OK)
        t->status = status;
    return t->status == LAW_OK;
}

static uint32_t revealed_of(const law_state *state, law_row row)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    return table->is_hidden ? law__load16(law__row(state, row.table, row.id) + table->revealed_at)
                            : 0;
}

/* Whether a row is in both. One that moves nowhere cannot be hidden again and is made anew. */
static bool stays(const turning *t, law_row row)
{
    if (!law__has_row(t->state, row) || !law__has_row(t->to, row))
        return false;
    return t->to->schema->tables[row.table - 1].has_zones ||
           (revealed_of(t->state, row) & ~revealed_of(t->to, row)) == 0;
}

static bool may_change(const turning *t, uint32_t table)
{
    return t->state->tables[table - 1].rows_at != 0;
}

typedef bool row_step(turning *t, law_row row);

/* Calls `step` for the rows of `of` in the order of their ids, in static tables, or in all others.
 */
static bool each_row(turning *t, const law_state *of, bool is_static, row_step *step)
{
    for (uint32_t table = 1; table <= of->schema->table_count; table++) {
        if (of->schema->tables[table - 1].is_static != is_static || !may_change(t, table))
            continue;
        law_row row = law_state_row_after(of, (law_table){table}, 0);
        for (; row.id != 0; row = law_state_row_after(of, (law_table){table}, row.id)) {
            if (!step(t, row))
                return false;
        }
    }
    return true;
}

static bool each_row_of_all(turning *t, const law_state *of, row_step *step)
{
    return each_row(t, of, true, step) && each_row(t, of, false, step);
}

static const unsigned char *cell_in(const law_state *state, law_row row, const law__column *column,
                                    uint32_t index)
{
    return law__row(state, row.table, row.id) + column->offset + index * column->width;
}

/* Whether a cell must be emptied before rows come and go: it refers to a row that goes, or it is
 * part of a pair that changes, which could meet another's on the way. */
static bool must_empty(const turning *t, law_row row, const law__column *column, uint32_t index)
{
    const law__table *table = &t->to->schema->tables[row.table - 1];
    uint32_t id = (uint32_t)(column - table->columns) + 1;
    bool is_key = table->has_key && (table->key[0].id == id || table->key[1].id == id);
    const unsigned char *cell = cell_in(t->state, row, column, index);
    if (is_key &&
        (!stays(t, row) || memcmp(cell, cell_in(t->to, row, column, index), column->width) != 0))
        return true;
    law_value value = law__cell_get(column, cell);
    return value.kind == LAW_VALUE_ROW && (!stays(t, row) || !stays(t, value.row));
}

static bool empty_cells(turning *t, law_row row)
{
    const law_value none = {.kind = LAW_VALUE_NONE};
    const law__table *table = &t->to->schema->tables[row.table - 1];
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        bool may_refer = column->form.kind == LAW_VALUE_ROW || table->has_key;
        for (uint32_t k = 0; may_refer && k < column->count; k++) {
            if (must_empty(t, row, column, k) &&
                !goes_on(t, law__state_set(t->state, row, (law_column){i + 1}, k, &none, true,
                                           t->error)))
                return false;
        }
    }
    return true;
}

static bool remove_row(turning *t, law_row row)
{
    return stays(t, row) || goes_on(t, law_state_remove_row(t->state, row, t->error));
}

static bool add_row(turning *t, law_row row)
{
    if (law__has_row(t->state, row))
        return true;
    law_place place = law_state_place_of(t->to, row);
    return goes_on(t, law__state_add_standard(t->state, row, place,
                                              law_state_place_count(t->state, place), 0, t->error));
}

static bool move_row(turning *t, law_row row)
{
    law_place place = law_state_place_of(t->to, row), known = law_state_place_of(t->state, row);
    return (place.zone == known.zone && place.each == known.each) ||
           goes_on(t, law_state_move(t->state, row, place, UINT32_MAX, t->error));
}

static bool set_cells(turning *t, law_row row)
{
    const law__table *table = &t->to->schema->tables[row.table - 1];
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        for (uint32_t k = 0; k < column->count; k++) {
            const unsigned char *cell = cell_in(t->to, row, column, k);
            law_value value = law__cell_get(column, cell);
            if (memcmp(cell, cell_in(t->state, row, column, k), column->width) != 0 &&
                !goes_on(t, law__state_set(t->state, row, (law_column){i + 1}, k, &value, true,
                                           t->error)))
                return false;
        }
    }
    return true;
}

static bool lies_as(const turning *t, law_place place)
{
    law_row at = law_state_row_at(t->to, place, 0), known = law_state_row_at(t->state, place, 0);
    while (at.id != 0 && at.id == known.id) {
        at = law_state_row_below(t->to, at);
        known = law_state_row_below(t->state, known);
    }
    return at.id == 0;
}

/* The row that is first in its place has the whole place put in order. */
static bool order_place(turning *t, law_row row)
{
    law_place place = law_state_place_of(t->to, row);
    if (place.zone == 0 || law__place_at(t->to, place)->first != row.id || lies_as(t, place))
        return true;
    size_t count = law__place_at(t->to, place)->count, size = count * sizeof(law_row);
    law_row *order = law__allocate(&t->state->allocator, size);
    if (order == NULL)
        return goes_on(t, law__fail_memory(t->error, size));
    order[0] = row;
    for (size_t i = 1; i < count; i++)
        order[i] = law_state_row_below(t->to, order[i - 1]);
    law__place_arrange(t->state, place, order, count);
    law__release(&t->state->allocator, order, size);
    return t->status == LAW_OK;
}

static bool show_row(turning *t, law_row row)
{
    uint32_t revealed = revealed_of(t->to, row);
    if ((revealed_of(t->state, row) & ~revealed) != 0 &&
        !goes_on(t, law_state_move(t->state, row, law_state_place_of(t->state, row),
                                   law_state_position_of(t->state, row), t->error)))
        return false;
    return revealed == revealed_of(t->state, row) ||
           goes_on(t, law_state_reveal(t->state, row, revealed, t->error));
}

static bool name_row(turning *t, law_row row)
{
    if (!t->to->schema->tables[row.table - 1].is_hidden)
        return true;
    for (uint32_t viewer = 0; viewer <= t->to->schema->player_count; viewer++) {
        uint32_t alias = law_state_alias(t->to, (law_player){viewer}, row);
        if (alias != law_state_alias(t->state, (law_player){viewer}, row) &&
            !goes_on(t, law__state_rename(t->state, row, (law_player){viewer}, alias, t->error)))
            return false;
    }
    return true;
}

static bool turn_dice(turning *t)
{
    const law__stream *wanted = law__streams(t->to);
    bool is_new = t->state->head->seed != t->to->head->seed;
    for (uint32_t i = 0; i < t->state->head->stream_count; i++)
        is_new |= law__stream_find(t->to, law__streams(t->state)[i].purpose) == NULL;
    if (is_new)
        law_state_seed(t->state, t->to->head->seed);
    for (uint32_t i = 0; i < t->to->head->stream_count && t->status == LAW_OK; i++) {
        const law__stream *known = law__stream_find(t->state, wanted[i].purpose);
        const law_event event = {.bound = 1, .dice = wanted[i].dice};
        if (known == NULL || known->dice.state != event.dice.state ||
            known->dice.increment != event.dice.increment)
            goes_on(t, law__stream_set(t->state, wanted[i].purpose, &event, t->error));
    }
    return t->status == LAW_OK;
}

static bool turn_blocks(turning *t)
{
    for (uint32_t i = 0; i < t->to->schema->block_count; i++) {
        const law_event event = {
            .kind = LAW_EVENT_BLOCK, .block = i + 1, .block_value = t->to->blocks[i]};
        if ((t->state->blocks[i] != NULL || event.block_value != NULL) &&
            !goes_on(t, apply_block(t->state, &event, t->error)))
            return false;
    }
    return true;
}

/* Rows of static tables come before those that lie in their lists, and go after them. */
static bool turn_all(turning *t)
{
    return turn_dice(t) && each_row_of_all(t, t->state, empty_cells) &&
           each_row(t, t->state, false, remove_row) && each_row_of_all(t, t->to, add_row) &&
           each_row(t, t->to, false, move_row) && each_row(t, t->state, true, remove_row) &&
           each_row_of_all(t, t->to, set_cells) && each_row(t, t->to, false, order_place) &&
           each_row(t, t->to, false, show_row) && each_row(t, t->to, false, name_row) &&
           turn_blocks(t);
}

law_status law_state_difference(const law_state *a, const law_state *b, law_watch_fn *watch,
                                void *user, law_error *error)
{
    turning t = {.to = b, .watch = watch, .user = user, .error = error};
    if (a->schema->hash != b->schema->hash || a->head->is_view != 0 || b->head->is_view != 0)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "a difference is between two states of equal schemas, and not of views");
    law_status status = law_state_clone(&t.state, a, error);
    if (status != LAW_OK)
        return status;
    law_state_watch(t.state, relay, &t);
    turn_all(&t);
    assert(t.status != LAW_OK || law_state_equal(t.state, b));
    law_state_destroy(t.state);
    return t.status;
}
