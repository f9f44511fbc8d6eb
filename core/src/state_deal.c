/* What a viewer may not see of some states, dealt anew: which row is called what, and which row's
 * content each of them gets. Nothing is made here; that is state_imagine.c's. */
#include "imagining.h"

#include <string.h>

#include "memory.h"
#include "status.h"

/* Where a row is in one of the states. */
typedef struct {
    uint16_t alias, each, position;
    uint8_t zone, is_there;
} fact;

/* A table while it is dealt. */
typedef struct {
    law_imagining *im;
    uint32_t table, last;
    const law__table *of;
    fact *facts; /* by state, by id */
    uint16_t *rows, *contents;
    uint32_t count;
} dealing;

typedef int compare_fn(const dealing *d, uint32_t a, uint32_t b);

/* ---- What there is ---- */

static uint32_t last_of(const law_imagining *im, uint32_t table)
{
    uint32_t last = 0;
    for (size_t i = 0; i < im->count; i++) {
        if (im->states[i]->tables[table - 1].slots > last)
            last = im->states[i]->tables[table - 1].slots;
    }
    return last;
}

static const fact *fact_of(const dealing *d, size_t state, uint32_t id)
{
    return &d->facts[state * (d->last + 1) + id];
}

static void find_positions(const dealing *d, const law_state *state, fact *facts)
{
    for (uint32_t zone = 1; zone <= state->schema->zone_count; zone++) {
        if (state->schema->zones[zone - 1].table != d->table)
            continue;
        for (uint32_t i = 0; i < state->zones[zone - 1].place_count; i++) {
            uint16_t position = 0;
            for (uint32_t id = law__places(state, zone)[i].first; id != 0;
                 id = law__load16(law__row(state, d->table, id) + LAW__ROW_BELOW))
                facts[id].position = position++;
        }
    }
}

/* Whether the viewer sees a row in a state in which it may not be there. */
static bool is_seen_in(const law_imagining *im, const law_state *state, uint32_t table, uint32_t id)
{
    return law_state_alias(state, im->viewer, (law_row){table, id}) != 0;
}

static void find_facts(const dealing *d)
{
    law__dealt *dealt = &d->im->tables[d->table - 1];
    for (size_t i = 0; i < d->im->count; i++) {
        const law_state *state = d->im->states[i];
        fact *facts = &d->facts[i * (d->last + 1)];
        for (uint32_t id = 1; id <= state->tables[d->table - 1].slots; id++) {
            const unsigned char *row = law__row(state, d->table, id);
            if (row[LAW__ROW_USE] == LAW__FREE)
                continue;
            facts[id].is_there = 1;
            facts[id].alias =
                (uint16_t)law__load16(row + d->of->aliases_at + 2 * (size_t)d->im->viewer.id);
            facts[id].zone = d->of->has_zones ? row[LAW__ROW_ZONE] : 0;
            facts[id].each = d->of->has_zones ? (uint16_t)law__load16(row + LAW__ROW_EACH) : 0;
            if (facts[id].alias != 0)
                dealt->is_seen[id] = 1;
            else
                d->im->has_unseen = true;
        }
        find_positions(d, state, facts);
    }
    for (uint32_t id = 1; d->im->now != NULL && id <= d->last; id++)
        dealt->is_seen[id] |= is_seen_in(d->im, d->im->now, d->table, id);
}

/* ---- Order ---- */

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

/* Rows that were there at the same times. */
static int compare_times(const dealing *d, uint32_t a, uint32_t b)
{
    int order = 0;
    for (size_t i = 0; i < d->im->count && order == 0; i++)
        order = compare_numbers(fact_of(d, i, b)->is_there, fact_of(d, i, a)->is_there);
    return order;
}

/* A cell as a number or bytes, its reference by the name that the row will have. */
static int compare_cells(const dealing *d, const law__column *column, const unsigned char *a,
                         const unsigned char *b)
{
    if (column->form.kind != LAW_VALUE_ROW)
        return memcmp(a, b, column->width);
    law_value one = law__cell_get(column, a), two = law__cell_get(column, b);
    law_row first = law_imagining_row(d->im, one.row), second = law_imagining_row(d->im, two.row);
    int order = compare_numbers(first.table, second.table);
    return order != 0 ? order : compare_numbers(first.id, second.id);
}

/* By the content of some columns, bit id - 1, in all states; both are there at the same times. */
static int compare_columns(const dealing *d, uint64_t columns, uint32_t a, uint32_t b)
{
    for (size_t i = 0; i < d->im->count; i++) {
        if (!fact_of(d, i, a)->is_there)
            continue;
        const unsigned char *one = law__row(d->im->states[i], d->table, a);
        const unsigned char *two = law__row(d->im->states[i], d->table, b);
        for (uint32_t k = 0; k < d->of->column_count; k++) {
            const law__column *column = &d->of->columns[k];
            uint32_t at = column->offset;
            for (uint32_t n = 0; (columns >> k & 1) != 0 && n < column->count; n++) {
                int order = compare_cells(d, column, one + at, two + at);
                if (order != 0)
                    return order;
                at += column->width;
            }
        }
    }
    return 0;
}

/* Whether the contents of two rows may be exchanged: 0 where they may. */
static int compare_groups(const dealing *d, uint32_t a, uint32_t b)
{
    const law__dealt *dealt = &d->im->tables[d->table - 1];
    int order = compare_times(d, a, b);
    if (order == 0)
        order = compare_numbers(dealt->is_seen[b], dealt->is_seen[a]);
    if (order == 0 && dealt->is_seen[a] == 0)
        order = compare_columns(d, dealt->alike, a, b);
    return order;
}

/* As the viewer can tell rows: by their names, and by where they lay. */
static int compare_tracks(const dealing *d, uint32_t a, uint32_t b)
{
    int order = compare_groups(d, a, b);
    for (size_t i = 0; i < d->im->count && order == 0; i++) {
        const fact *one = fact_of(d, i, a), *two = fact_of(d, i, b);
        order = compare_numbers(one->alias, two->alias);
        if (order == 0)
            order = compare_numbers(one->zone, two->zone);
        if (order == 0)
            order = compare_numbers(one->each, two->each);
        if (order == 0)
            order = compare_numbers(one->position, two->position);
    }
    return order != 0 ? order : compare_numbers(a, b);
}

static int compare_contents(const dealing *d, uint32_t a, uint32_t b)
{
    int order = compare_columns(d, ~UINT64_C(0), a, b);
    return order != 0 ? order : compare_numbers(a, b);
}

static void sift_down(const dealing *d, uint16_t *list, uint32_t at, uint32_t count,
                      compare_fn *compare)
{
    for (uint32_t child = 2 * at + 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && compare(d, list[child], list[child + 1]) < 0)
            child++;
        if (compare(d, list[at], list[child]) >= 0)
            return;
        uint16_t swapped = list[at];
        list[at] = list[child];
        list[child] = swapped;
        at = child;
    }
}

static void sort(const dealing *d, uint16_t *list, uint32_t count, compare_fn *compare)
{
    for (uint32_t i = count / 2; i-- > 0;)
        sift_down(d, list, i, count, compare);
    for (uint32_t end = count; end > 1; end--) {
        uint16_t last = list[end - 1];
        list[end - 1] = list[0];
        list[0] = last;
        sift_down(d, list, 0, end - 1, compare);
    }
}

/* ---- Names ---- */

/* Rows of zones change ids among those that were there at the same times, so that a new row still
 * takes the slot that it took. */
static void name_in_zones(const dealing *d)
{
    law__dealt *dealt = &d->im->tables[d->table - 1];
    for (uint32_t i = 0, end; i < d->count; i = end) {
        for (end = i + 1; end < d->count && compare_times(d, d->rows[i], d->rows[end]) == 0;)
            end++;
        uint32_t next = i;
        for (uint32_t id = 1; next < end; id++) {
            if (compare_times(d, d->rows[i], id) == 0)
                dealt->names[d->rows[next++]] = (uint16_t)id;
        }
    }
}

/* All others are counted through. */
static void name_outside(const dealing *d)
{
    law__dealt *dealt = &d->im->tables[d->table - 1];
    for (uint32_t i = 0; i < d->count; i++)
        dealt->names[d->rows[i]] = (uint16_t)(i + 1);
}

/* ---- Contents ---- */

static void shuffle(law_dice *dice, uint16_t *list, uint32_t count)
{
    for (uint32_t left = count; left > 1; left--) {
        uint32_t drawn = law_dice_below(dice, left);
        uint16_t swapped = list[left - 1];
        list[left - 1] = list[drawn];
        list[drawn] = swapped;
    }
}

/* Each group gets its own contents, in an order by chance. */
static void deal_contents(const dealing *d, law_dice *dice)
{
    law__dealt *dealt = &d->im->tables[d->table - 1];
    memcpy(d->contents, d->rows, d->count * sizeof *d->contents);
    for (uint32_t i = 0, end; i < d->count; i = end) {
        for (end = i + 1; end < d->count && compare_groups(d, d->rows[i], d->rows[end]) == 0;)
            end++;
        if (d->of->has_zones && !dealt->is_seen[d->rows[i]]) {
            sort(d, d->contents + i, end - i, compare_contents);
            shuffle(dice, d->contents + i, end - i);
        }
        for (uint32_t k = i; k < end; k++)
            dealt->contents[dealt->names[d->rows[k]]] = d->contents[k];
    }
}

/* ---- Rows that nobody misses ---- */

static void keep(law_imagining *im, law_row row, bool *has_changed)
{
    law__dealt *dealt = &im->tables[row.table - 1];
    if (row.id != 0 && dealt->names != NULL && !dealt->is_kept[row.id]) {
        dealt->is_kept[row.id] = 1;
        *has_changed = true;
    }
}

/* Whether the viewer sees that there is a reference in a cell of a row. */
static bool shows(const law_imagining *im, const law_state *state, law_row row,
                  const law__column *column)
{
    const law__table *of = &state->schema->tables[row.table - 1];
    const unsigned char *bytes = law__row(state, row.table, row.id);
    return is_seen_in(im, state, row.table, row.id) &&
           (law__column_viewers(state, of, bytes, column) >> im->viewer.id & 1) != 0;
}

static void keep_targets(law_imagining *im, const law_state *state, uint32_t table,
                         const law__column *column, bool *has_changed)
{
    const law__dealt *dealt = &im->tables[table - 1];
    for (uint32_t id = 1; id <= state->tables[table - 1].slots; id++) {
        const unsigned char *row = law__row(state, table, id);
        if (row[LAW__ROW_USE] == LAW__FREE || (dealt->names != NULL && !dealt->is_kept[id]))
            continue;
        if (column->form.optional && !shows(im, state, (law_row){table, id}, column))
            continue;
        for (uint32_t k = 0; k < column->count; k++)
            keep(im, law__cell_get(column, row + column->offset + k * column->width).row,
                 has_changed);
    }
}

/* Rows outside of zones that are never seen stay where a reference to them must be given, or where
 * it is seen that there is one. */
static void keep_needed(law_imagining *im)
{
    const law_schema *schema = im->states[0]->schema;
    bool has_changed = true;
    while (has_changed) {
        has_changed = false;
        for (uint32_t i = 0; i < schema->table_count; i++) {
            const law__table *table = &schema->tables[i];
            for (uint32_t k = 0; !table->is_static && k < table->column_count; k++) {
                const law__column *column = &table->columns[k];
                bool is_needed = column->form.kind == LAW_VALUE_ROW && column->may_be_unseen;
                for (size_t n = 0; is_needed && n < im->count; n++)
                    keep_targets(im, im->states[n], i + 1, column, &has_changed);
            }
        }
    }
}

/* ---- The whole ---- */

/* What decides who sees a row stays what it is, or unseen rows could come to be seen. */
static uint64_t alike_columns(const law_schema *schema, uint32_t table)
{
    const law__table *of = &schema->tables[table - 1];
    uint64_t columns = of->alike;
    for (size_t i = 0; i < of->seen.column_count; i++)
        columns |= UINT64_C(1) << (of->seen.columns[i].id - 1);
    for (uint32_t zone = 0; zone < schema->zone_count; zone++) {
        const law_seen_by *seen = &schema->zones[zone].seen;
        for (size_t i = 0; schema->zones[zone].table == table && i < seen->column_count; i++)
            columns |= UINT64_C(1) << (seen->columns[i].id - 1);
    }
    return columns;
}

static size_t size_of(const law_imagining *im, uint32_t last)
{
    return (im->count * sizeof(fact) + 2 * sizeof(uint16_t)) * (last + (size_t)1);
}

/* `room`: zeroed, as much as size_of says. */
static dealing open_table(law_imagining *im, uint32_t table, unsigned char *room)
{
    uint32_t last = last_of(im, table);
    dealing d = {.im = im,
                 .table = table,
                 .last = last,
                 .of = &im->states[0]->schema->tables[table - 1],
                 .facts = (fact *)(void *)room};
    d.rows = (uint16_t *)(void *)(room + im->count * sizeof(fact) * (last + (size_t)1));
    d.contents = d.rows + last + 1;
    memset(room, 0, size_of(im, last));
    find_facts(&d);
    return d;
}

static void list_rows(dealing *d)
{
    const law__dealt *dealt = &d->im->tables[d->table - 1];
    for (uint32_t id = 1; id <= d->last; id++) {
        bool is_there = false;
        for (size_t i = 0; i < d->im->count && !is_there; i++)
            is_there = fact_of(d, i, id)->is_there;
        if (is_there && (dealt->is_kept[id] || d->of->has_zones))
            d->rows[d->count++] = (uint16_t)id;
    }
}

static void deal_table(law_imagining *im, uint32_t table, unsigned char *room, law_dice *dice,
                       bool only_names)
{
    dealing d = open_table(im, table, room);
    list_rows(&d);
    sort(&d, d.rows, d.count, compare_tracks);
    if (!only_names)
        deal_contents(&d, dice);
    else if (d.of->has_zones)
        name_in_zones(&d);
    else
        name_outside(&d);
}

/* First all that are kept, then all names, then contents, which are put in order by names. */
static void deal_all(law_imagining *im, unsigned char *room, law_dice *dice)
{
    const law_schema *schema = im->states[0]->schema;
    for (uint32_t i = 0; i < schema->table_count; i++) {
        law__dealt *dealt = &im->tables[i];
        if (dealt->names == NULL)
            continue;
        dealing d = open_table(im, i + 1, room);
        for (uint32_t id = 1; id <= d.last; id++)
            dealt->is_kept[id] = d.of->has_zones || dealt->is_seen[id];
    }
    keep_needed(im);
    for (int only_names = 1; only_names >= 0; only_names--) {
        for (uint32_t i = 0; i < schema->table_count; i++) {
            if (im->tables[i].names != NULL)
                deal_table(im, i + 1, room, dice, only_names != 0);
        }
    }
}

law_status law__deal(law_imagining *im, law_dice *dice, law_error *error)
{
    const law_schema *schema = im->states[0]->schema;
    size_t most = 1;
    for (uint32_t i = 0; i < schema->table_count; i++) {
        if (im->tables[i].names == NULL)
            continue;
        im->tables[i].alike = alike_columns(schema, i + 1);
        size_t size = size_of(im, last_of(im, i + 1));
        most = size > most ? size : most;
    }
    unsigned char *room = law__allocate(&im->allocator, most);
    if (room == NULL)
        return law__fail_memory(error, most);
    deal_all(im, room, dice);
    law__release(&im->allocator, room, most);
    return LAW_OK;
}
