/* A state as one block: a head, heads of tables and zones, rows, and what is derived from them. */
#ifndef LAW_STATE_H
#define LAW_STATE_H

#include "schema.h"
#include "schema_cell.h"

/* What the block begins with. Everything after it is found by offsets, so that it can be copied. */
typedef struct {
    uint64_t size; /* bytes of the block */
    uint64_t seed;
    uint32_t streams_at, stream_count, stream_capacity; /* in the order of their names */
    uint32_t is_view, viewer;
} law__head;

typedef struct {
    uint32_t rows_at; /* 0: the rows are those of the sealed schema */
    uint32_t stride;
    uint32_t capacity;
    uint32_t slots;      /* up to the last used one; those behind it are free, hence zero */
    uint32_t row_count;  /* used ones */
    uint32_t free_from;  /* no slot below this id is free */
    uint32_t aliases_at; /* for each viewer, the onlooker first: what law__aliases says */
    uint32_t pairs_at;   /* the index of the key: slots of ids, or 0 */
} law__table_head;

typedef struct {
    uint32_t places_at;
    uint32_t place_count;
} law__zone_head;

typedef struct {
    uint16_t first, last, count;
} law__place;

typedef struct {
    char purpose[LAW_NAME_SIZE_MAX + 1]; /* zero behind its end */
    law_dice dice;
} law__stream;

/* The block of a new state or clone lies behind the struct itself, in the same allocation. One that
 * has grown has its own. */
struct law_state {
    law_allocator allocator;
    const law_schema *schema;
    law__head *head; /* the block */
    law__table_head *tables;
    law__zone_head *zones;
    size_t room;       /* bytes that the block may have where it is */
    size_t whole_size; /* of the allocation that this struct is the beginning of */
    void *blocks[LAW_BLOCK_COUNT_MAX];
    law_watch_fn *watch;
    void *watch_user;
    law_status watch_status;
};

/* How many rows and streams there is to be room for. */
typedef struct {
    uint32_t rows[LAW_TABLE_COUNT_MAX];
    uint32_t streams;
    bool is_view;
} law__room;

/* Whether states and views have no rows of a table, because the sealed schema has them as they are.
 */
static inline bool law__shares_rows(const law_schema *schema, const law__table *table, bool is_view)
{
    return schema->is_sealed && table->is_static &&
           (!is_view || table->stride == table->view_stride);
}

/* ---- The block ---- */

static inline unsigned char *law__at(const law_state *state, uint32_t offset)
{
    return (unsigned char *)state->head + offset;
}

/* Ids are known to be right in all that follows. */
static inline unsigned char *law__row(const law_state *state, uint32_t table, uint32_t id)
{
    const law__table_head *head = &state->tables[table - 1];
    /* Rows of a sealed schema are never written to. */
    unsigned char *rows = head->rows_at != 0
                              ? law__at(state, head->rows_at)
                              : (unsigned char *)(uintptr_t)state->schema->tables[table - 1].rows;
    return rows + (size_t)(id - 1) * head->stride;
}

static inline bool law__has_row(const law_state *state, law_row row)
{
    return row.table >= 1 && row.table <= state->schema->table_count && row.id >= 1 &&
           row.id <= state->tables[row.table - 1].slots &&
           law__row(state, row.table, row.id)[LAW__ROW_USE] != LAW__FREE;
}

static inline law__place *law__places(const law_state *state, uint32_t zone)
{
    return (law__place *)(void *)law__at(state, state->zones[zone - 1].places_at);
}

/* The list of a place that exists. */
static inline law__place *law__place_at(const law_state *state, law_place place)
{
    return law__places(state, place.zone) + (place.each > 0 ? place.each - 1 : 0);
}

static inline law__stream *law__streams(const law_state *state)
{
    return (law__stream *)(void *)law__at(state, state->head->streams_at);
}

static inline bool law__is_unseen_cell(const law__table *table, const unsigned char *row,
                                       uint32_t cell)
{
    return (row[table->unseen_at + cell / 8] >> (cell % 8) & 1) != 0;
}

/* A state with an empty block that has this room: no globals, no rows but shared ones. */
law_status law__state_allocate(law_state **out, const law_schema *schema, const law__room *room,
                               const law_allocator *allocator, law_error *error);
void law__state_room(law__room *room, const law_state *state); /* what it has */
/* Moves everything into a block with more room; unchanged when that is not to be had. The old block
 * is the caller's to release when it needs nothing more that pointed into it. */
typedef struct {
    void *block; /* NULL: nothing to release */
    size_t size;
} law__old_block;
law_status law__state_grow(law__old_block *old, law_state *state, const law__room *room,
                           law_error *error);
/* Room for a row in slot `id`. */
law_status law__state_make_slot(law__old_block *old, law_state *state, uint32_t table, uint32_t id,
                                law_error *error);
void law__state_release(const law_state *state, law__old_block *old);

/* Whether rows of a table may be changed at all. */
law_status law__state_check_writable(const law_state *state, uint32_t table, law_error *error);
void law__state_tell(law_state *state, const law_event *event);

/* ---- Cells and rows ---- */

law_status law__state_check_row(const law_state *state, law_row row, law_error *error);
/* Whether a value may be written into a cell; `is_lenient`: a reference or player may be none. */
law_status law__state_check_value(const law_state *state, law_row row, const law__column *column,
                                  const law_value *value, bool is_lenient, law_error *error);
/* Writes a cell that has been checked and tells; false: nothing changes. `bytes` are as many as the
 * column is wide. */
bool law__state_change(law_state *state, law_row row, const law__column *column, uint32_t index,
                       const unsigned char *bytes);
/* law_state_set, and what it is for events, which may leave out what must be given. */
law_status law__state_set(law_state *state, law_row row, law_column column, uint32_t index,
                          const law_value *value, bool is_lenient, law_error *error);
/* Adds a standard row in a given free slot, at `position` of its place, and removes a row, for
 * events: `cells` is how many of its cells the event says to be told of directly after or before.
 */
law_status law__state_add_standard(law_state *state, law_row row, law_place place,
                                   uint32_t position, uint32_t cells, law_error *error);
law_status law__state_remove(law_state *state, law_row row, uint32_t cells, law_error *error);

/* The key as a number; 0: something of the pair is missing, and it is none. */
uint64_t law__pair_of(const law__table *table, const unsigned char *row);
uint64_t law__pair_of_cells(const law__table *table, const unsigned char *first,
                            const unsigned char *second);
uint32_t law__pair_find(const law_state *state, uint32_t table,
                        uint64_t pair); /* a row's id or 0 */
void law__pair_enter(law_state *state, uint32_t table, uint32_t id);
void law__pair_leave(law_state *state, uint32_t table, uint32_t id);
size_t law__pair_slots(uint32_t capacity);
void law__pair_fill(law__table *table); /* the empty index of a sealed table */

/* ---- Places ---- */

static inline law_place law__place_of(const law_state *state, law_row row)
{
    const unsigned char *bytes = law__row(state, row.table, row.id);
    return (law_place){bytes[LAW__ROW_ZONE], law__load16(bytes + LAW__ROW_EACH)};
}

bool law__place_exists(const law_state *state, law_place place);
/* Whether rows of `table` may lie in `place`: nowhere exactly when the table has no zones. */
law_status law__place_check(const law_state *state, uint32_t table, law_place place,
                            law_error *error);
/* `position` is at most the count. */
void law__place_link(law_state *state, law_row row, law_place place, uint32_t position);
void law__place_unlink(law_state *state, law_row row);
/* Whether a place is there and may be reordered. */
law_status law__place_check_order(const law_state *state, law_place place, law_error *error);
/* Reorders and tells; the order has been checked and is not empty. */
void law__place_arrange(law_state *state, law_place place, const law_row *order, size_t count);

/* ---- Who sees what: bit 0 is the onlooker, bit N the player N ---- */

uint32_t law__row_viewers(const law_state *state, uint32_t table, const unsigned char *row);
uint32_t law__column_viewers(const law_state *state, const law__table *table,
                             const unsigned char *row, const law__column *column);
/* Gives aliases to viewers who have begun to see a row, and takes them from who no longer do. */
void law__state_refresh(law_state *state, uint32_t table, uint32_t id);
/* Takes all aliases of a row that is about to go. */
void law__state_forget(law_state *state, uint32_t table, uint32_t id);
/* Makes `alias` the alias of a row that the viewer sees; who had it gets the row's. */
law_status law__state_rename(law_state *state, law_row row, law_player viewer, uint32_t alias,
                             law_error *error);
/* The rows by a viewer's aliases, from index 1. At index 0 stands an alias, or 0 for the first,
 * below which none is free. */
static inline uint16_t *law__aliases(const law_state *state, uint32_t table, uint32_t viewer)
{
    const law__table_head *head = &state->tables[table - 1];
    return (uint16_t *)(void *)law__at(state, head->aliases_at) +
           (size_t)viewer * (head->capacity + 1);
}

/* ---- Dice ---- */

/* The stream of a purpose, NULL when nothing was drawn from it yet. */
law__stream *law__stream_find(const law_state *state, const char *purpose);
/* Gives a stream dice, and tells. */
law_status law__stream_set(law_state *state, const char *purpose, const law_event *event,
                           law_error *error);

#endif
