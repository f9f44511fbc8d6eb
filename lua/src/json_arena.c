/* Memory for one document at a time. */
#include "json_document.h"

#include "json_text.h"

#include <string.h>

enum { ALIGNMENT = 8, CHUNK_SIZE_FIRST = 64 * 1024, CHUNK_SIZE_KEPT_MAX = 64 * 1024 * 1024 };

struct json_chunk {
    json_chunk *next;
    size_t size; /* with this head */
};

json_arena json_arena_empty(const law_allocator *allocator)
{
    return (json_arena){.allocator = json_allocator(allocator)};
}

static void release_chunks(json_arena *arena, json_chunk *chunk)
{
    while (chunk != NULL) {
        json_chunk *next = chunk->next;
        arena->allocator.resize(arena->allocator.user, chunk, chunk->size, 0);
        chunk = next;
    }
}

static void use_chunk(json_arena *arena, json_chunk *chunk)
{
    arena->chunks = chunk;
    arena->at = chunk != NULL ? (char *)(chunk + 1) : NULL;
    arena->end = chunk != NULL ? (char *)chunk + chunk->size : NULL;
}

void json_arena_destroy(json_arena *arena)
{
    release_chunks(arena, arena->chunks);
    use_chunk(arena, NULL);
}

void json_arena_reset(json_arena *arena)
{
    json_chunk *newest = arena->chunks;
    if (newest == NULL)
        return;
    bool is_kept = newest->size <= CHUNK_SIZE_KEPT_MAX;
    release_chunks(arena, is_kept ? newest->next : newest);
    if (is_kept)
        newest->next = NULL;
    use_chunk(arena, is_kept ? newest : NULL);
}

/* Each chunk is twice as large as the one before, so that soon one is enough for a document. */
static bool add_chunk(json_arena *arena, size_t size)
{
    size_t chunk_size = arena->chunks != NULL ? arena->chunks->size : CHUNK_SIZE_FIRST / 2;
    do {
        if (chunk_size > SIZE_MAX / 2)
            return false;
        chunk_size *= 2;
    } while (chunk_size - sizeof(json_chunk) < size);
    json_chunk *chunk = arena->allocator.resize(arena->allocator.user, NULL, 0, chunk_size);
    if (chunk == NULL)
        return false;
    chunk->next = arena->chunks;
    chunk->size = chunk_size;
    use_chunk(arena, chunk);
    return true;
}

void *json_arena_allocate(json_arena *arena, size_t size)
{
    if (size > SIZE_MAX - ALIGNMENT)
        return NULL;
    size = size == 0 ? ALIGNMENT : (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (size > (size_t)(arena->end - arena->at) && !add_chunk(arena, size))
        return NULL;
    void *block = arena->at;
    arena->at += size;
    return block;
}

void *json_arena_allocate_array(json_arena *arena, size_t count, size_t element_size)
{
    if (count > SIZE_MAX / element_size)
        return NULL;
    void *array = json_arena_allocate(arena, count * element_size);
    if (array != NULL)
        memset(array, 0, count * element_size);
    return array;
}
