/* Equality and hash of states: of what they hold, not of how much room they have. */
#include "state.h"

#include <assert.h>

#include "hash.h"

static bool blocks_are_equal(const law_state *a, const law_state *b)
{
    for (uint32_t i = 0; i < a->schema->block_count; i++) {
        const law_block_type *type = &a->schema->blocks[i].type;
        const void *one = a->blocks[i], *two = b->blocks[i];
        if ((one == NULL) != (two == NULL) ||
            (one != NULL && one != two && !type->equal(one, two, type->user)))
            return false;
    }
    return true;
}

static bool streams_are_equal(const law_state *a, const law_state *b)
{
    const law__stream *one = law__streams(a), *two = law__streams(b);
    if (a->head->seed != b->head->seed || a->head->stream_count != b->head->stream_count)
        return false;
    for (uint32_t i = 0; i < a->head->stream_count; i++) {
        if (memcmp(one[i].purpose, two[i].purpose, sizeof one->purpose) != 0 ||
            one[i].dice.state != two[i].dice.state ||
            one[i].dice.increment != two[i].dice.increment)
            return false;
    }
    return true;
}

/* A draft and the state that was sealed from it are equal, though their schemas are two. */
bool law_state_equal(const law_state *a, const law_state *b)
{
    if (a == b)
        return true;
    if ((a->schema != b->schema && a->schema->shape_hash != b->schema->shape_hash) ||
        a->head->is_view != b->head->is_view || a->head->viewer != b->head->viewer ||
        !streams_are_equal(a, b))
        return false;
    for (uint32_t i = 0; i < a->schema->table_count; i++) {
        const law__table_head *one = &a->tables[i], *two = &b->tables[i];
        if (one->slots != two->slots)
            return false;
        if (one->slots == 0)
            continue;
        const unsigned char *rows = law__row(a, i + 1, 1), *others = law__row(b, i + 1, 1);
        if (rows != others && memcmp(rows, others, (size_t)one->slots * one->stride) != 0)
            return false;
    }
    return blocks_are_equal(a, b);
}

/* Numbers that are hashed together, least significant byte first. */
static uint64_t with_numbers(uint64_t hash, const uint64_t *numbers, size_t count)
{
    unsigned char bytes[4 * 8];
    assert(count <= 4);
    for (size_t i = 0; i < count; i++)
        law__store(bytes + 8 * i, 8, numbers[i]);
    return law__hash_bytes(bytes, 8 * count, hash);
}

static uint64_t with_streams(uint64_t hash, const law_state *state)
{
    for (uint32_t i = 0; i < state->head->stream_count; i++) {
        const law__stream *stream = &law__streams(state)[i];
        const uint64_t dice[] = {stream->dice.state, stream->dice.increment};
        hash = law__hash_bytes(stream->purpose, sizeof stream->purpose, hash);
        hash = with_numbers(hash, dice, 2);
    }
    return hash;
}

/* Of a static table the hash of its rows is hashed, which a sealed schema has at hand. */
static uint64_t with_table(uint64_t hash, const law_state *state, uint32_t table)
{
    const law__table_head *head = &state->tables[table - 1];
    const law__table *of = &state->schema->tables[table - 1];
    const unsigned char *rows = law__row(state, table, 1);
    size_t size = (size_t)head->slots * head->stride;
    if (!of->is_static)
        return law__hash_bytes(rows, size, hash + table);
    const uint64_t numbers[] = {table, head->rows_at == 0 ? of->rows_hash
                                                          : law__schema_rows_hash(rows, size)};
    return with_numbers(hash, numbers, 2);
}

uint64_t law_state_hash(const law_state *state)
{
    const law__head *head = state->head;
    const uint64_t first[] = {state->schema->shape_hash, head->seed,
                              head->is_view | (uint64_t)head->viewer << 8, head->stream_count};
    uint64_t hash = with_streams(with_numbers(0, first, 4), state);
    for (uint32_t i = 0; i < state->schema->table_count; i++) {
        if (state->tables[i].slots > 0)
            hash = with_table(hash, state, i + 1);
    }
    for (uint32_t i = 0; i < state->schema->block_count; i++) {
        const law_block_type *type = &state->schema->blocks[i].type;
        const void *block = state->blocks[i];
        const uint64_t numbers[] = {2 * (uint64_t)i + (block != NULL),
                                    block != NULL ? type->hash(block, type->user) : 0};
        hash = with_numbers(hash, numbers, 2);
    }
    return hash;
}
