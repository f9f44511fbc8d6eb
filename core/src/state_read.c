/* States from bytes of any origin: everything is checked before anything relies on it. */
#include "state.h"

#include "bytes.h"
#include "memory.h"
#include "state_bytes.h"
#include "status.h"

typedef struct {
    law__reader bytes;
    const law_schema *schema;
    law_state *state; /* once there is one */
    bool is_view;
    uint32_t viewer;
    uint64_t seed;
    size_t streams_at; /* among the bytes, as are the rows of each table */
    uint32_t stream_count;
    size_t rows_at[LAW_TABLE_COUNT_MAX];
    uint32_t slots[LAW_TABLE_COUNT_MAX];
    law_error *error;
} reading;

static law_status fail(const reading *r, const char *what)
{
    return law__fail(r->error, LAW_BAD_ARGUMENT, "no state can be read at byte %zu: %s",
                     r->bytes.used, what);
}

static law_status fail_row(const reading *r, uint32_t table, uint32_t id, const char *what)
{
    return law__fail(r->error, LAW_BAD_ARGUMENT, "no state can be read: table \"%s\", row %u: %s",
                     r->schema->tables[table - 1].name, (unsigned)id, what);
}

static law_status fail_cell(const reading *r, uint32_t table, uint32_t id,
                            const law__column *column, const char *what)
{
    return law__fail(r->error, LAW_BAD_ARGUMENT,
                     "no state can be read: table \"%s\", row %u, column \"%s\": %s",
                     r->schema->tables[table - 1].name, (unsigned)id, column->name, what);
}

static bool is_zero(const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (bytes[i] != 0)
            return false;
    }
    return true;
}

/* ---- The first pass: how much there is ---- */

static law_status read_head(reading *r)
{
    if (law__take_number(&r->bytes, 4) != LAW__STATE_MAGIC || r->bytes.has_ended)
        return fail(r, "these are not the bytes of a state");
    uint64_t version = law__take_number(&r->bytes, 4);
    if (version != LAW__STATE_VERSION)
        return law__fail(r->error, LAW_BAD_ARGUMENT,
                         "no state can be read: it has the version %u; %d would be right",
                         (unsigned)version, LAW__STATE_VERSION);
    if (law__take_number(&r->bytes, 8) != r->schema->hash)
        return fail(r, "it was written under another schema");
    uint64_t is_view = law__take_number(&r->bytes, 1);
    r->is_view = is_view == 1;
    r->viewer = (uint32_t)law__take_number(&r->bytes, 1);
    if (is_view > 1 || r->viewer > (r->is_view ? r->schema->player_count : 0))
        return fail(r, "it is the view of nobody");
    r->seed = law__take_number(&r->bytes, 8);
    r->stream_count = (uint32_t)law__take_number(&r->bytes, 1);
    if (r->stream_count > LAW_STREAM_COUNT_MAX)
        return fail(r, "too many streams of dice");
    if (r->is_view && (r->seed != 0 || r->stream_count != 0))
        return fail(r, "a view has no dice");
    r->streams_at = r->bytes.used;
    for (uint32_t i = 0; i < r->stream_count; i++)
        law__take_bytes(&r->bytes, (size_t)law__take_number(&r->bytes, 1) + 16);
    return r->bytes.has_ended ? fail(r, "it ends too soon") : LAW_OK;
}

static uint32_t slots_most(const reading *r, const law__table *table)
{
    return r->is_view && table->is_hidden ? 2 * LAW_HIDDEN_ROW_COUNT_MAX : table->most;
}

/* Room for the highest alias: it may be higher than any row's id. */
static uint32_t rows_needed(const reading *r, const law__table *table, const unsigned char *rows,
                            uint32_t slots)
{
    uint32_t needed = slots;
    for (uint32_t id = 1; table->is_hidden && !r->is_view && id <= slots; id++) {
        const unsigned char *aliases = rows + (size_t)(id - 1) * table->stride + table->aliases_at;
        for (uint32_t viewer = 0; viewer <= r->schema->player_count; viewer++) {
            uint32_t alias = law__load16(aliases + 2 * (size_t)viewer);
            if (alias > needed && alias <= table->most)
                needed = alias;
        }
    }
    return needed;
}

static law_status measure_table(reading *r, uint32_t table, law__room *room)
{
    const law__table *of = &r->schema->tables[table - 1];
    uint32_t stride = r->is_view ? of->view_stride : of->stride;
    uint32_t slots = (uint32_t)law__take_number(&r->bytes, 2);
    r->slots[table - 1] = slots;
    r->rows_at[table - 1] = r->bytes.used;
    if (slots > slots_most(r, of) || (of->is_globals && slots != 1))
        return law__fail(r->error, LAW_BAD_ARGUMENT,
                         "no state can be read: table \"%s\" cannot have %u rows", of->name,
                         (unsigned)slots);
    const unsigned char *rows = law__take_bytes(&r->bytes, (size_t)slots * stride);
    if (rows == NULL)
        return fail(r, "it ends too soon");
    if (slots > 0 && rows[(size_t)(slots - 1) * stride] == LAW__FREE)
        return fail_row(r, table, slots, "the last row is none");
    room->rows[table - 1] = rows_needed(r, of, rows, slots);
    return LAW_OK;
}

static law_status measure(reading *r, law__room *room)
{
    law_status status = read_head(r);
    *room = (law__room){.streams = r->stream_count, .is_view = r->is_view};
    for (uint32_t i = 0; i < r->schema->table_count && status == LAW_OK; i++) {
        const law__table *table = &r->schema->tables[i];
        if (law__shares_rows(r->schema, table, r->is_view))
            room->rows[i] = table->slots;
        else
            status = measure_table(r, i + 1, room);
    }
    return status;
}

/* ---- The second: rows ---- */

static void take_rows(reading *r)
{
    for (uint32_t i = 0; i < r->schema->table_count; i++) {
        law__table_head *head = &r->state->tables[i];
        if (head->rows_at == 0)
            continue;
        size_t size = (size_t)r->slots[i] * head->stride;
        if (size > 0)
            memcpy(law__at(r->state, head->rows_at), r->bytes.bytes + r->rows_at[i], size);
        head->slots = r->slots[i];
        for (uint32_t id = 1; id <= head->slots; id++)
            head->row_count += law__row(r->state, i + 1, id)[LAW__ROW_USE] != LAW__FREE;
    }
}

static law_status check_cell(const reading *r, uint32_t table, uint32_t id,
                             const law__column *column, uint32_t index)
{
    const law__table *of = &r->schema->tables[table - 1];
    const unsigned char *row = law__row(r->state, table, id);
    const unsigned char *cell = row + column->offset + index * column->width;
    if (r->is_view && of->unseen_at != 0 &&
        law__is_unseen_cell(of, row, column->first_cell + index))
        return is_zero(cell, column->width)
                   ? LAW_OK
                   : fail_cell(r, table, id, column, "it is unseen and has a value");
    if (!law__cell_is_valid(r->schema, column, cell))
        return fail_cell(r, table, id, column, "no such value may stand there");
    if (column->form.kind != LAW_VALUE_ROW)
        return LAW_OK;
    law_value value = law__cell_get(column, cell);
    if (value.kind == LAW_VALUE_ROW &&
        (!law__has_row(r->state, value.row) || law_state_is_unseen(r->state, value.row)))
        return fail_cell(r, table, id, column, "it refers to a row that is not there");
    return LAW_OK;
}

/* Bits behind those of the last cell. */
static bool has_clean_end(const law__table *table, const unsigned char *row)
{
    uint32_t used = table->cell_count % 8;
    return used == 0 || row[table->view_stride - 1] >> used == 0;
}

static law_status check_cells(const reading *r, uint32_t table, uint32_t id)
{
    const law__table *of = &r->schema->tables[table - 1];
    for (uint32_t i = 0; i < of->column_count; i++) {
        for (uint32_t k = 0; k < of->columns[i].count; k++) {
            law_status status = check_cell(r, table, id, &of->columns[i], k);
            if (status != LAW_OK)
                return status;
        }
    }
    if (r->is_view && of->unseen_at != 0 && !has_clean_end(of, law__row(r->state, table, id)))
        return fail_row(r, table, id, "more cells are unseen than there are");
    return LAW_OK;
}

/* Where it lies, as far as the row alone tells. */
static law_status check_place(const reading *r, uint32_t table, uint32_t id)
{
    const law__table *of = &r->schema->tables[table - 1];
    if (!of->has_zones)
        return LAW_OK;
    law_place place = law__place_of(r->state, (law_row){table, id});
    if (!law__place_exists(r->state, place) || r->schema->zones[place.zone - 1].table != table)
        return fail_row(r, table, id, "it lies in no place that there is");
    return LAW_OK;
}

static law_status check_row(const reading *r, uint32_t table, uint32_t id)
{
    const law__table *of = &r->schema->tables[table - 1];
    const unsigned char *row = law__row(r->state, table, id);
    uint32_t begin = of->has_zones ? LAW__ROW_PLACE_SIZE : LAW__ROW_BARE_SIZE;
    uint32_t use = row[LAW__ROW_USE], stride = r->state->tables[table - 1].stride;
    if (use == LAW__FREE)
        return is_zero(row, stride) ? LAW_OK : fail_row(r, table, id, "it is none, and not empty");
    if (use > (r->is_view && of->is_hidden && of->has_zones ? LAW__UNSEEN : LAW__USED))
        return fail_row(r, table, id, "it is neither there nor not there");
    law_status status = check_place(r, table, id);
    if (status != LAW_OK)
        return status;
    if (use == LAW__UNSEEN)
        return is_zero(row + begin, stride - begin)
                   ? LAW_OK
                   : fail_row(r, table, id, "it is unseen, and not empty");
    if (of->is_hidden && r->is_view && !is_zero(row + begin, 4 + 2 * r->schema->player_count))
        return fail_row(r, table, id, "a view knows nothing of other viewers");
    if (of->is_hidden && law__load16(row + begin) >> r->schema->player_count != 0)
        return fail_row(r, table, id, "it is revealed to nobody that there is");
    return check_cells(r, table, id);
}

/* ---- The third: what rows are to each other ---- */

/* Counts the rows of a list and finds its ends. Every row is looked at from its neighbours, so that
 * a list that is walked from its first row ends. */
static law_status check_links(const reading *r, uint32_t table, uint32_t id)
{
    const unsigned char *row = law__row(r->state, table, id);
    law_place place = law__place_of(r->state, (law_row){table, id});
    law__place *list = law__place_at(r->state, place);
    uint32_t above = law__load16(row + LAW__ROW_ABOVE), below = law__load16(row + LAW__ROW_BELOW);
    list->count++;
    if (above == 0) {
        if (list->first != 0)
            return fail_row(r, table, id, "its place has two beginnings");
        list->first = (uint16_t)id;
    }
    if (below == 0) {
        if (list->last != 0)
            return fail_row(r, table, id, "its place has two ends");
        list->last = (uint16_t)id;
        return LAW_OK;
    }
    if (!law__has_row(r->state, (law_row){table, below}))
        return fail_row(r, table, id, "there is no row below it");
    const unsigned char *other = law__row(r->state, table, below);
    law_place others = law__place_of(r->state, (law_row){table, below});
    if (law__load16(other + LAW__ROW_ABOVE) != id || others.zone != place.zone ||
        others.each != place.each)
        return fail_row(r, table, id, "the row below it does not lie below it");
    return LAW_OK;
}

/* Whether all rows of a list hang together: a ring beside it would be counted, but not met. */
static law_status check_list(const reading *r, uint32_t zone, const law__place *list)
{
    uint32_t table = r->schema->zones[zone - 1].table, met = 0;
    for (uint32_t id = list->first; id != 0;
         id = law__load16(law__row(r->state, table, id) + LAW__ROW_BELOW))
        met++;
    if (met == list->count)
        return LAW_OK;
    return law__fail(r->error, LAW_BAD_ARGUMENT,
                     "no state can be read: zone \"%s\": rows lie in a ring",
                     r->schema->zones[zone - 1].name);
}

static law_status check_aliases(const reading *r, uint32_t table, uint32_t id)
{
    const law__table *of = &r->schema->tables[table - 1];
    const unsigned char *row = law__row(r->state, table, id);
    uint32_t viewers = law__row_viewers(r->state, table, row);
    for (uint32_t viewer = 0; viewer <= r->schema->player_count; viewer++) {
        uint32_t alias = law__load16(row + of->aliases_at + 2 * (size_t)viewer);
        if ((alias != 0) != ((viewers >> viewer & 1) != 0) || alias > of->most)
            return fail_row(r, table, id, "its aliases are not those of who sees it");
        if (alias == 0)
            continue;
        uint16_t *known = &law__aliases(r->state, table, viewer)[alias];
        if (*known != 0)
            return fail_row(r, table, id, "another row has the same alias");
        *known = (uint16_t)id;
    }
    return LAW_OK;
}

static law_status check_relations(const reading *r, uint32_t table, uint32_t id)
{
    const law__table *of = &r->schema->tables[table - 1];
    law_status status = of->has_zones ? check_links(r, table, id) : LAW_OK;
    if (status == LAW_OK && of->is_hidden && !r->is_view)
        status = check_aliases(r, table, id);
    if (status == LAW_OK && of->has_key && !r->is_view) {
        if (law__pair_find(r->state, table, law__pair_of(of, law__row(r->state, table, id))) != 0)
            return fail_row(r, table, id, "another row has the same key");
        law__pair_enter(r->state, table, id);
    }
    return status;
}

typedef law_status row_check(const reading *r, uint32_t table, uint32_t id);

static law_status each_row(const reading *r, bool with_free, row_check *check)
{
    for (uint32_t i = 0; i < r->schema->table_count; i++) {
        const law__table_head *head = &r->state->tables[i];
        for (uint32_t id = 1; head->rows_at != 0 && id <= head->slots; id++) {
            if (!with_free && law__row(r->state, i + 1, id)[LAW__ROW_USE] == LAW__FREE)
                continue;
            law_status status = check(r, i + 1, id);
            if (status != LAW_OK)
                return status;
        }
    }
    return LAW_OK;
}

static law_status check_lists(const reading *r)
{
    for (uint32_t zone = 1; zone <= r->schema->zone_count; zone++) {
        for (uint32_t i = 0; i < r->state->zones[zone - 1].place_count; i++) {
            law_status status = check_list(r, zone, law__places(r->state, zone) + i);
            if (status != LAW_OK)
                return status;
        }
    }
    return LAW_OK;
}

/* ---- Dice and blocks ---- */

static law_status take_streams(reading *r)
{
    law__reader bytes = r->bytes;
    law__stream *streams = law__streams(r->state);
    bytes.used = r->streams_at;
    r->state->head->seed = r->seed;
    r->state->head->stream_count = r->stream_count;
    for (uint32_t i = 0; i < r->stream_count; i++) {
        size_t size = (size_t)law__take_number(&bytes, 1);
        const unsigned char *purpose = law__take_bytes(&bytes, size);
        if (size > LAW_NAME_SIZE_MAX || memchr(purpose, 0, size) != NULL)
            return fail(r, "dice for a purpose that is no id");
        memcpy(streams[i].purpose, purpose, size);
        streams[i].dice.state = law__take_number(&bytes, 8);
        streams[i].dice.increment = law__take_number(&bytes, 8);
        if (!law_name_is_valid(streams[i].purpose) || (streams[i].dice.increment & 1) == 0 ||
            (i > 0 && strcmp(streams[i - 1].purpose, streams[i].purpose) >= 0))
            return fail(r, "dice that are not in order");
    }
    return LAW_OK;
}

static law_status take_blocks(reading *r)
{
    for (uint32_t i = 0; i < r->schema->block_count; i++) {
        const law_block_type *type = &r->schema->blocks[i].type;
        uint64_t is_there = law__take_number(&r->bytes, 1);
        uint64_t size = is_there == 1 ? law__take_number(&r->bytes, 8) : 0;
        if (is_there > 1 || size > r->bytes.size)
            return fail(r, "a block is neither there nor not there, or too large");
        const unsigned char *bytes = law__take_bytes(&r->bytes, (size_t)size);
        if (r->bytes.has_ended)
            return fail(r, "it ends too soon");
        if (is_there == 0)
            continue;
        law_status status = type->read(&r->state->blocks[i], bytes, (size_t)size, type->user,
                                       &r->state->allocator, r->error);
        if (status != LAW_OK) {
            r->state->blocks[i] = NULL;
            return status;
        }
    }
    return r->bytes.used == r->bytes.size && !r->bytes.has_ended
               ? LAW_OK
               : fail(r, "more bytes follow than it has");
}

static law_status fill_state(reading *r)
{
    r->state->head->viewer = r->viewer;
    take_rows(r);
    law_status status = take_streams(r);
    if (status == LAW_OK)
        status = each_row(r, true, check_row);
    if (status == LAW_OK)
        status = each_row(r, false, check_relations);
    if (status == LAW_OK)
        status = check_lists(r);
    return status == LAW_OK ? take_blocks(r) : status;
}

law_status law_state_read(law_state **out, const law_schema *schema, const unsigned char *bytes,
                          size_t size, const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    reading r = {.bytes = {.bytes = bytes, .size = size}, .schema = schema, .error = error};
    law__room room;
    *out = NULL;
    law_status status = measure(&r, &room);
    if (status == LAW_OK)
        status = law__state_allocate(&r.state, schema, &room, &chosen, error);
    if (status != LAW_OK)
        return status;
    status = fill_state(&r);
    if (status != LAW_OK)
        law_state_destroy(r.state);
    else
        *out = r.state;
    return status;
}
