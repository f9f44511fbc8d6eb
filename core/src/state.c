/* States as blocks: making and copying them, room for more rows, sealing. */
#include "state.h"

#include <assert.h>

#include "memory.h"
#include "status.h"

enum { ALIGNMENT = 8, FIRST_ROWS = 4 };
static_assert(sizeof(law__head) % ALIGNMENT == 0, "what lies behind the head is aligned");
static_assert(sizeof(struct law_state) % ALIGNMENT == 0, "so is what lies behind the struct");

/* ---- Where things lie ---- */

static uint64_t take(uint64_t *used, uint64_t count, uint64_t size)
{
    uint64_t at = *used;
    *used += (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return at;
}

static uint32_t places_of(const law_schema *schema, const law__zone *zone, const law__room *room)
{
    if (zone->each == LAW_EACH_ONE)
        return 1;
    return zone->each == LAW_EACH_PLAYER ? schema->player_count : room->rows[zone->each - 1];
}

/* The size of a block, whose heads are filled if there is one. More than LAW_STATE_SIZE_MAX: it is
 * too large, and the offsets mean nothing. */
static uint64_t lay_out(const law_schema *schema, const law__room *room, law__head *block)
{
    uint64_t used = sizeof(law__head);
    uint64_t tables_at = take(&used, schema->table_count, sizeof(law__table_head));
    uint64_t zones_at = take(&used, schema->zone_count, sizeof(law__zone_head));
    uint64_t streams_at = take(&used, room->streams, sizeof(law__stream));
    for (uint32_t i = 0; i < schema->table_count; i++) {
        const law__table *table = &schema->tables[i];
        law__table_head head = {.capacity = room->rows[i], .free_from = 1};
        head.stride = room->is_view ? table->view_stride : table->stride;
        if (!law__shares_rows(schema, table, room->is_view))
            head.rows_at = (uint32_t)take(&used, head.capacity, head.stride);
        if (table->is_hidden && !room->is_view)
            head.aliases_at =
                (uint32_t)take(&used, ((uint64_t)head.capacity + 1) * (schema->player_count + 1),
                               sizeof(uint16_t));
        if (table->has_key && !room->is_view && head.rows_at != 0)
            head.pairs_at = (uint32_t)take(&used, law__pair_slots(head.capacity), sizeof(uint16_t));
        if (block != NULL)
            ((law__table_head *)(void *)((unsigned char *)block + tables_at))[i] = head;
    }
    for (uint32_t i = 0; i < schema->zone_count; i++) {
        law__zone_head head = {.place_count = places_of(schema, &schema->zones[i], room)};
        head.places_at = (uint32_t)take(&used, head.place_count, sizeof(law__place));
        if (block != NULL)
            ((law__zone_head *)(void *)((unsigned char *)block + zones_at))[i] = head;
    }
    if (block != NULL) {
        block->size = used;
        block->streams_at = (uint32_t)streams_at;
        block->stream_capacity = room->streams;
        block->is_view = room->is_view;
    }
    return used;
}

/* Finds the heads in the block. */
static void attach(law_state *state, law__head *block)
{
    state->head = block;
    state->tables = (law__table_head *)(void *)law__at(state, sizeof(law__head));
    state->zones = (law__zone_head *)(void *)(state->tables + state->schema->table_count);
}
static_assert(sizeof(law__table_head) % ALIGNMENT == 0, "no gap before the heads of zones");

/* Where the block lies as long as it has not grown. */
static law__head *inner_block(law_state *state)
{
    return (law__head *)(void *)(state + 1);
}

static law_status fail_size(law_error *error)
{
    return law__fail(error, LAW_TOO_MANY, "a state has %d bytes at most", LAW_STATE_SIZE_MAX);
}

/* The struct with room for a block behind it, which is not filled. */
static law_state *allocate(const law_schema *schema, size_t size, const law_allocator *allocator)
{
    size_t whole = sizeof(law_state) + size;
    law_state *state = law__allocate(allocator, whole);
    if (state == NULL)
        return NULL;
    *state =
        (law_state){.allocator = *allocator, .schema = schema, .room = size, .whole_size = whole};
    return state;
}

law_status law__state_allocate(law_state **out, const law_schema *schema, const law__room *room,
                               const law_allocator *allocator, law_error *error)
{
    uint64_t size = lay_out(schema, room, NULL);
    *out = NULL;
    if (size > LAW_STATE_SIZE_MAX)
        return fail_size(error);
    law_state *state = allocate(schema, (size_t)size, allocator);
    if (state == NULL)
        return law__fail_memory(error, (size_t)size);
    memset(inner_block(state), 0, (size_t)size);
    lay_out(schema, room, inner_block(state));
    attach(state, inner_block(state));
    for (uint32_t i = 0; i < schema->table_count; i++) {
        if (state->tables[i].rows_at == 0) {
            state->tables[i].slots = schema->tables[i].slots;
            state->tables[i].row_count = schema->tables[i].row_count;
        }
    }
    *out = state;
    return LAW_OK;
}

/* Room for a first few rows; sealed tables have all that they will ever have. */
static void first_room(law__room *room, const law_schema *schema)
{
    *room = (law__room){.streams = 0};
    for (uint32_t i = 0; i < schema->table_count; i++) {
        const law__table *table = &schema->tables[i];
        room->rows[i] = table->most < FIRST_ROWS ? table->most : FIRST_ROWS;
        if (schema->is_sealed && table->is_static)
            room->rows[i] = table->slots;
    }
}

law_status law_state_create(law_state **out, const law_schema *schema,
                            const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    law__room room;
    first_room(&room, schema);
    law_status status = law__state_allocate(out, schema, &room, &chosen, error);
    assert(status != LAW_OK || *out != NULL);
    if (status == LAW_OK && schema->globals != 0) {
        const law__table *table = &schema->tables[schema->globals - 1];
        law__table_head *head = &(*out)->tables[schema->globals - 1];
        memcpy(law__row(*out, schema->globals, 1), table->standard, table->stride);
        head->slots = head->row_count = 1;
        head->free_from = 2;
    }
    return status;
}

static void destroy_blocks(law_state *state)
{
    for (uint32_t i = 0; i < state->schema->block_count; i++) {
        const law_block_type *type = &state->schema->blocks[i].type;
        if (state->blocks[i] != NULL)
            type->destroy(state->blocks[i], type->user, &state->allocator);
        state->blocks[i] = NULL;
    }
}

static void release_block(law_state *state)
{
    if (state->head != inner_block(state))
        law__release(&state->allocator, state->head, state->room);
}

void law_state_destroy(law_state *state)
{
    if (state == NULL)
        return;
    law_allocator allocator = state->allocator;
    destroy_blocks(state);
    release_block(state);
    law__release(&allocator, state, state->whole_size);
}

const law_schema *law_state_schema(const law_state *state)
{
    return state->schema;
}

size_t law_state_size(const law_state *state)
{
    return (size_t)state->head->size;
}

/* ---- Clones ---- */

/* Fills the blocks of a state that has none; on failure it has none again. */
static law_status clone_blocks(law_state *to, const law_state *from, law_error *error)
{
    for (uint32_t i = 0; i < from->schema->block_count; i++) {
        const law_block_type *type = &from->schema->blocks[i].type;
        if (from->blocks[i] == NULL)
            continue;
        law_status status =
            type->clone(&to->blocks[i], from->blocks[i], type->user, &to->allocator, error);
        if (status != LAW_OK) {
            to->blocks[i] = NULL;
            destroy_blocks(to);
            return status;
        }
    }
    return LAW_OK;
}

law_status law_state_clone(law_state **out, const law_state *state, law_error *error)
{
    size_t size = (size_t)state->head->size;
    law_state *clone = allocate(state->schema, size, &state->allocator);
    *out = NULL;
    if (clone == NULL)
        return law__fail_memory(error, size);
    memcpy(inner_block(clone), state->head, size);
    attach(clone, inner_block(clone));
    law_status status = clone_blocks(clone, state, error);
    if (status != LAW_OK) {
        law_state_destroy(clone);
        return status;
    }
    *out = clone;
    return LAW_OK;
}

law_status law_state_copy(law_state *state, const law_state *other, law_error *error)
{
    size_t size = (size_t)other->head->size;
    if (state == other)
        return LAW_OK;
    if (state->schema != other->schema)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "a state can only be made equal to one of the same schema");
    law_state cloned = {.allocator = state->allocator, .schema = state->schema};
    law_status status = clone_blocks(&cloned, other, error);
    if (status != LAW_OK)
        return status;
    if (size > state->room) {
        law__head *block = law__allocate(&state->allocator, size);
        if (block == NULL) {
            destroy_blocks(&cloned);
            return law__fail_memory(error, size);
        }
        release_block(state);
        state->room = size;
        state->head = block;
    }
    memcpy(state->head, other->head, size);
    attach(state, state->head);
    destroy_blocks(state);
    memcpy(state->blocks, cloned.blocks, sizeof state->blocks);
    return LAW_OK;
}

/* ---- More room ---- */

void law__state_room(law__room *room, const law_state *state)
{
    *room =
        (law__room){.streams = state->head->stream_capacity, .is_view = state->head->is_view != 0};
    for (uint32_t i = 0; i < state->schema->table_count; i++)
        room->rows[i] = state->tables[i].capacity;
}

static void carry_table(const law_state *to, const law_state *from, uint32_t table)
{
    law__table_head *head = &to->tables[table - 1];
    const law__table_head *old = &from->tables[table - 1];
    head->slots = old->slots;
    head->row_count = old->row_count;
    head->free_from = old->free_from;
    if (head->rows_at != 0 && head->slots > 0)
        memcpy(law__row(to, table, 1), law__row(from, table, 1),
               (size_t)head->slots * head->stride);
    for (uint32_t viewer = 0; head->aliases_at != 0 && viewer <= to->schema->player_count; viewer++)
        memcpy(law__aliases(to, table, viewer), law__aliases(from, table, viewer),
               (old->capacity + (size_t)1) * sizeof(uint16_t));
}

/* Fills the block of `to`, which has as much room or more, with what is in that of `from`. */
static void carry_over(law_state *to, const law_state *from)
{
    to->head->seed = from->head->seed;
    to->head->viewer = from->head->viewer;
    to->head->stream_count = from->head->stream_count;
    memcpy(law__streams(to), law__streams(from), from->head->stream_count * sizeof(law__stream));
    for (uint32_t i = 0; i < to->schema->table_count; i++) {
        carry_table(to, from, i + 1);
        for (uint32_t id = 1; to->tables[i].pairs_at != 0 && id <= to->tables[i].slots; id++) {
            if (law__has_row(to, (law_row){i + 1, id}))
                law__pair_enter(to, i + 1, id);
        }
    }
    for (uint32_t i = 0; i < to->schema->zone_count; i++) {
        uint32_t count = from->zones[i].place_count;
        if (to->zones[i].place_count < count)
            count = to->zones[i].place_count;
        memcpy(law__places(to, i + 1), law__places(from, i + 1), count * sizeof(law__place));
    }
}

law_status law__state_grow(law__old_block *old, law_state *state, const law__room *room,
                           law_error *error)
{
    uint64_t size = lay_out(state->schema, room, NULL);
    *old = (law__old_block){NULL, 0};
    if (size > LAW_STATE_SIZE_MAX)
        return fail_size(error);
    law__head *block = law__allocate(&state->allocator, (size_t)size);
    if (block == NULL)
        return law__fail_memory(error, (size_t)size);
    memset(block, 0, (size_t)size);
    lay_out(state->schema, room, block);
    law_state grown = {.schema = state->schema};
    attach(&grown, block);
    carry_over(&grown, state);
    if (state->head != inner_block(state))
        *old = (law__old_block){state->head, state->room};
    state->room = (size_t)size;
    attach(state, block);
    return LAW_OK;
}

void law__state_release(const law_state *state, law__old_block *old)
{
    law__release(&state->allocator, old->block, old->size);
    *old = (law__old_block){NULL, 0};
}

law_status law__state_make_slot(law__old_block *old, law_state *state, uint32_t table, uint32_t id,
                                law_error *error)
{
    uint32_t most = state->schema->tables[table - 1].most;
    *old = (law__old_block){NULL, 0};
    if (id > most)
        return law__fail(error, LAW_TOO_MANY, "table \"%s\" holds %u rows at most",
                         state->schema->tables[table - 1].name, (unsigned)most);
    if (id <= state->tables[table - 1].capacity)
        return LAW_OK;
    law__room room;
    law__state_room(&room, state);
    uint32_t *rows = &room.rows[table - 1];
    while (*rows < id)
        *rows = *rows < FIRST_ROWS ? FIRST_ROWS : *rows * 2;
    if (*rows > most)
        *rows = most;
    return law__state_grow(old, state, &room, error);
}

/* ---- Sealing ---- */

/* The rows of static tables become the schema's. */
static bool take_rows(law_schema *schema, const law_state *draft)
{
    for (uint32_t i = 0; i < schema->table_count; i++) {
        law__table *table = &schema->tables[i];
        const law__table_head *head = &draft->tables[i];
        if (!table->is_static || head->slots == 0)
            continue;
        table->rows = law__pool_copy(&schema->pool, law__row(draft, i + 1, 1),
                                     (size_t)head->slots * head->stride);
        table->slots = head->slots;
        table->row_count = head->row_count;
        if (table->has_key)
            table->pairs =
                law__pool_take(&schema->pool, law__pair_slots(head->slots) * sizeof(uint16_t));
        if (table->rows == NULL || (table->has_key && table->pairs == NULL))
            return false;
        if (table->has_key)
            law__pair_fill(table);
    }
    schema->is_sealed = true;
    law__schema_rehash(schema);
    return true;
}

/* The draft's block with the same room, but for static rows, which the new schema has. */
static law_status reseat(law_state **out, const law_schema *sealed, const law_state *draft,
                         law_error *error)
{
    law__room room;
    law__state_room(&room, draft);
    for (uint32_t i = 0; i < sealed->table_count; i++) {
        if (sealed->tables[i].is_static)
            room.rows[i] = sealed->tables[i].slots;
    }
    law_status status = law__state_allocate(out, sealed, &room, &draft->allocator, error);
    if (status != LAW_OK)
        return status;
    assert(*out != NULL);
    carry_over(*out, draft);
    status = clone_blocks(*out, draft, error);
    if (status != LAW_OK) {
        law_state_destroy(*out);
        *out = NULL;
    }
    return status;
}

law_status law_state_seal(law_state **out, law_schema **schema, const law_state *draft,
                          law_error *error)
{
    *out = NULL;
    *schema = NULL;
    if (draft->head->is_view != 0 || draft->schema->is_sealed)
        return law__fail(error, LAW_WRONG_PHASE, "%s cannot be sealed",
                         draft->head->is_view != 0 ? "a view" : "a state that is sealed already");
    law_schema *sealed = law__schema_copy(draft->schema, &draft->allocator);
    if (sealed == NULL || !take_rows(sealed, draft)) {
        law_schema_destroy(sealed);
        return law__fail(error, LAW_NO_MEMORY, "out of memory while sealing a state");
    }
    law_status status = reseat(out, sealed, draft, error);
    if (status != LAW_OK)
        law_schema_destroy(sealed);
    else
        *schema = sealed;
    return status;
}
