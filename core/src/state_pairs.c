/* The index of tables that are keyed by a pair: an open-addressed table of row ids. */
#include "state.h"

#include <assert.h>

size_t law__pair_slots(uint32_t capacity)
{
    size_t count = 8;
    while (count < (size_t)capacity * 2)
        count *= 2;
    return count;
}

uint64_t law__pair_of_cells(const law__table *table, const unsigned char *first,
                            const unsigned char *second)
{
    uint64_t one = law__load(first, table->columns[table->key[0].id - 1].width);
    uint64_t two = law__load(second, table->columns[table->key[1].id - 1].width);
    return one != 0 && two != 0 ? one | two << 32 : 0;
}

uint64_t law__pair_of(const law__table *table, const unsigned char *row)
{
    return law__pair_of_cells(table, row + table->columns[table->key[0].id - 1].offset,
                              row + table->columns[table->key[1].id - 1].offset);
}

/* An index with the rows that it is of. */
typedef struct {
    const law__table *table;
    const unsigned char *rows;
    size_t stride, last;
    uint16_t *slots; /* NULL: there is none */
} pair_index;

static uint64_t pair_of_row(const pair_index *i, uint32_t id)
{
    assert(i->rows != NULL);
    return law__pair_of(i->table, i->rows + (id - 1) * i->stride);
}

static size_t home_of(const pair_index *i, uint64_t pair)
{
    return (size_t)(pair * UINT64_C(0x9e3779b97f4a7c15) >> 40) & i->last;
}

static pair_index index_of(const law_state *state, uint32_t table)
{
    const law__table_head *head = &state->tables[table - 1];
    const law__table *of = &state->schema->tables[table - 1];
    pair_index i = {.table = of,
                    .rows = head->slots > 0 ? law__row(state, table, 1) : NULL,
                    .stride = head->stride,
                    .last = law__pair_slots(head->capacity) - 1};
    if (head->pairs_at != 0)
        i.slots = (uint16_t *)(void *)law__at(state, head->pairs_at);
    else if (head->rows_at == 0)
        i.slots = of->pairs; /* which is never written to once it is there */
    return i;
}

static void enter(const pair_index *i, uint32_t id)
{
    uint64_t pair = pair_of_row(i, id);
    size_t at = home_of(i, pair);
    if (pair == 0)
        return;
    assert(i->slots != NULL);
    while (i->slots[at] != 0)
        at = (at + 1) & i->last;
    i->slots[at] = (uint16_t)id;
}

void law__pair_fill(law__table *table)
{
    const pair_index i = {.table = table,
                          .rows = table->rows,
                          .stride = table->stride,
                          .last = law__pair_slots(table->slots) - 1,
                          .slots = table->pairs};
    for (uint32_t id = 1; id <= table->slots; id++)
        enter(&i, id);
}

/* Views have no index. */
static uint32_t search(const pair_index *i, uint32_t slots, uint64_t pair)
{
    for (uint32_t id = 1; id <= slots; id++) {
        if (pair_of_row(i, id) == pair)
            return id;
    }
    return 0;
}

uint32_t law__pair_find(const law_state *state, uint32_t table, uint64_t pair)
{
    const pair_index i = index_of(state, table);
    if (i.rows == NULL)
        return 0;
    if (i.slots == NULL)
        return search(&i, state->tables[table - 1].slots, pair);
    for (size_t at = home_of(&i, pair); i.slots[at] != 0; at = (at + 1) & i.last) {
        if (pair_of_row(&i, i.slots[at]) == pair)
            return i.slots[at];
    }
    return 0;
}

void law__pair_enter(law_state *state, uint32_t table, uint32_t id)
{
    const pair_index i = index_of(state, table);
    enter(&i, id);
}

/* Closes the gap, so that every search still ends at the first empty slot. */
void law__pair_leave(law_state *state, uint32_t table, uint32_t id)
{
    const pair_index i = index_of(state, table);
    uint64_t pair = pair_of_row(&i, id);
    if (pair == 0)
        return;
    assert(i.slots != NULL);
    size_t gap = home_of(&i, pair);
    while (i.slots[gap] != id)
        gap = (gap + 1) & i.last;
    for (size_t at = (gap + 1) & i.last; i.slots[at] != 0; at = (at + 1) & i.last) {
        size_t home = home_of(&i, pair_of_row(&i, i.slots[at]));
        if (((at - home) & i.last) >= ((at - gap) & i.last)) {
            i.slots[gap] = i.slots[at];
            gap = at;
        }
    }
    i.slots[gap] = 0;
}

law_row law_state_row_of_pair(const law_state *state, law_table table, const law_value *first,
                              const law_value *second)
{
    const law_row none = {0, 0};
    const law__table *known = law__schema_table(state->schema, table);
    if (known == NULL || !known->has_key)
        return none;
    const law__column *one = &known->columns[known->key[0].id - 1];
    const law__column *two = &known->columns[known->key[1].id - 1];
    unsigned char cells[2][4];
    if (!law__cell_fits(state->schema, one, first) || !law__cell_fits(state->schema, two, second))
        return none;
    law__cell_put(one, cells[0], first);
    law__cell_put(two, cells[1], second);
    uint32_t id = law__pair_find(state, table.id, law__pair_of_cells(known, cells[0], cells[1]));
    return id != 0 ? (law_row){table.id, id} : none;
}
