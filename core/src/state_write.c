/* States as bytes: a version, the schema's hash, and the rows as they lie in memory. */
#include "state.h"

#include "bytes.h"
#include "state_bytes.h"

static void put_streams(law__writer *writer, const law_state *state)
{
    const law__stream *streams = law__streams(state);
    law__put_number(writer, state->head->seed, 8);
    law__put_number(writer, state->head->stream_count, 1);
    for (uint32_t i = 0; i < state->head->stream_count; i++) {
        size_t size = strlen(streams[i].purpose);
        law__put_number(writer, size, 1);
        law__put_bytes(writer, streams[i].purpose, size);
        law__put_number(writer, streams[i].dice.state, 8);
        law__put_number(writer, streams[i].dice.increment, 8);
    }
}

static void put_blocks(law__writer *writer, const law_state *state)
{
    for (uint32_t i = 0; i < state->schema->block_count; i++) {
        const law_block_type *type = &state->schema->blocks[i].type;
        const void *block = state->blocks[i];
        law__put_number(writer, block != NULL, 1);
        if (block == NULL)
            continue;
        size_t size = type->write(NULL, 0, block, type->user);
        law__put_number(writer, size, 8);
        if (writer->bytes != NULL)
            type->write(writer->bytes + writer->used, size, block, type->user);
        writer->used += size;
    }
}

static size_t put_state(law__writer *writer, const law_state *state)
{
    law__put_number(writer, LAW__STATE_MAGIC, 4);
    law__put_number(writer, LAW__STATE_VERSION, 4);
    law__put_number(writer, state->schema->hash, 8);
    law__put_number(writer, state->head->is_view, 1);
    law__put_number(writer, state->head->viewer, 1);
    put_streams(writer, state);
    for (uint32_t i = 0; i < state->schema->table_count; i++) {
        const law__table_head *head = &state->tables[i];
        if (head->rows_at == 0)
            continue; /* the sealed schema has them */
        law__put_number(writer, head->slots, 2);
        if (head->slots > 0)
            law__put_bytes(writer, law__row(state, i + 1, 1), (size_t)head->slots * head->stride);
    }
    put_blocks(writer, state);
    return writer->used;
}

size_t law_state_write(unsigned char *bytes, size_t size, const law_state *state)
{
    law__writer writer = {NULL, 0};
    size_t needed = put_state(&writer, state);
    if (bytes == NULL || size < needed)
        return needed;
    writer = (law__writer){bytes, 0};
    return put_state(&writer, state);
}
