/* A finished schema: its memory, how rows lie, its hash, and what may be asked of it. */
#include "schema.h"

#include <assert.h>
#include <stdalign.h>
#include <string.h>

#include "hash.h"
#include "memory.h"
#include "schema_cell.h"

struct law__chunk {
    alignas(max_align_t) law__chunk *before;
    size_t size; /* of all of it */
};

void *law__pool_take(law__pool *pool, size_t size)
{
    size_t whole = sizeof(law__chunk) + (size > 0 ? size : 1);
    law__chunk *chunk = law__allocate(&pool->allocator, whole);
    if (chunk == NULL)
        return NULL;
    memset(chunk, 0, whole);
    *chunk = (law__chunk){pool->last, whole};
    pool->last = chunk;
    return chunk + 1;
}

void *law__pool_copy(law__pool *pool, const void *bytes, size_t size)
{
    void *copy = law__pool_take(pool, size);
    if (copy != NULL && size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

void law__pool_release(law__pool *pool)
{
    while (pool->last != NULL) {
        law__chunk *chunk = pool->last;
        pool->last = chunk->before;
        law__release(&pool->allocator, chunk, chunk->size);
    }
}

void law_schema_destroy(law_schema *schema)
{
    if (schema == NULL)
        return;
    law_allocator allocator = schema->pool.allocator;
    law__pool_release(&schema->pool);
    law__release(&allocator, schema, sizeof *schema);
}

/* ---- Copies ---- */

/* Each of these puts a copy in the place of what is pointed to, and is false without memory. */
static bool own_text(law__pool *pool, const char **text)
{
    if (*text != NULL)
        *text = law__pool_copy(pool, *text, strlen(*text) + 1);
    return *text != NULL;
}

static bool own_bytes(law__pool *pool, const void **bytes, size_t size)
{
    if (size == 0)
        *bytes = NULL;
    else
        *bytes = law__pool_copy(pool, *bytes, size);
    return size == 0 || *bytes != NULL;
}

static bool own_seen(law__pool *pool, law_seen_by *seen)
{
    const void *columns = seen->columns;
    bool is_owned = own_bytes(pool, &columns, seen->column_count * sizeof *seen->columns);
    seen->columns = columns;
    return is_owned;
}

static bool own_column(law__pool *pool, law__column *column)
{
    law_column_form *form = &column->form;
    const void *tables = form->tables, *text = form->standard.text, *choices = form->choices;
    if (!own_bytes(pool, &choices, form->choice_count * sizeof *form->choices))
        return false;
    const char **owned = (const char **)(uintptr_t)choices; /* made just now */
    assert(owned != NULL || form->choice_count == 0);
    for (size_t i = 0; i < form->choice_count; i++) {
        if (!own_text(pool, &owned[i]))
            return false;
    }
    form->choices = owned;
    if (!own_text(pool, &column->name) || !own_seen(pool, &column->seen) ||
        !own_bytes(pool, &tables, form->table_count * sizeof *form->tables) ||
        !own_bytes(pool, &text, form->standard.text_size))
        return false;
    form->tables = tables;
    form->standard.text = text;
    return true;
}

static bool own_table(law__pool *pool, law__table *table)
{
    law__column *columns =
        law__pool_copy(pool, table->columns, table->column_count * sizeof *columns);
    if (columns == NULL || !own_text(pool, &table->name) || !own_seen(pool, &table->seen))
        return false;
    table->columns = columns;
    table->column_capacity = table->column_count;
    table->standard = NULL;
    for (uint32_t i = 0; i < table->column_count; i++) {
        if (!own_column(pool, &columns[i]))
            return false;
    }
    return true;
}

static bool own_all(law_schema *schema)
{
    law__pool *pool = &schema->pool;
    for (uint32_t i = 0; i < schema->player_count; i++) {
        if (!own_text(pool, &schema->players[i]))
            return false;
    }
    for (uint32_t i = 0; i < schema->table_count; i++) {
        if (!own_table(pool, &schema->tables[i]))
            return false;
    }
    for (uint32_t i = 0; i < schema->zone_count; i++) {
        if (!own_text(pool, &schema->zones[i].name) || !own_seen(pool, &schema->zones[i].seen))
            return false;
    }
    for (uint32_t i = 0; i < schema->block_count; i++) {
        law__block *block = &schema->blocks[i];
        if (!own_text(pool, &block->name) || !own_text(pool, &block->type.name))
            return false;
    }
    return true;
}

law_schema *law__schema_copy(const law_schema *from, const law_allocator *allocator)
{
    assert(!from->is_sealed);
    law_schema *copy = law__allocate(allocator, sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *from;
    copy->pool = (law__pool){.allocator = *allocator};
    if (!own_all(copy) || !law__schema_lay_out(copy)) {
        law_schema_destroy(copy);
        return NULL;
    }
    return copy;
}

/* ---- How rows lie ---- */

static bool may_be_unseen(const law_schema *schema, const law__column *column)
{
    if (column->seen.kind != LAW_SEEN_BY_ALL)
        return true;
    for (size_t i = 0; i < column->form.table_count; i++) {
        if (schema->tables[column->form.tables[i].id - 1].is_hidden)
            return true;
    }
    return false;
}

static void place_cells(const law_schema *schema, law__table *table)
{
    uint32_t at = table->has_zones ? LAW__ROW_PLACE_SIZE : LAW__ROW_BARE_SIZE;
    bool has_unseen = table->is_hidden;
    table->revealed_at = table->aliases_at = table->unseen_at = 0;
    if (table->is_hidden) {
        table->revealed_at = at;
        table->aliases_at = at + 2;
        at += 2 + 2 * (schema->player_count + 1);
    }
    table->cell_count = 0;
    for (uint32_t i = 0; i < table->column_count; i++) {
        law__column *column = &table->columns[i];
        column->offset = at;
        column->width = law__cell_width(&column->form);
        column->count = column->form.count > 0 ? column->form.count : 1;
        column->first_cell = table->cell_count;
        table->cell_count += column->count;
        at += column->count * column->width;
        column->may_be_unseen = may_be_unseen(schema, column);
        has_unseen |= column->may_be_unseen;
    }
    table->stride = table->view_stride = at;
    if (has_unseen) {
        table->unseen_at = at;
        table->view_stride = at + (table->cell_count + 7) / 8;
    }
}

static void fill_standard(law__table *table)
{
    table->standard[LAW__ROW_USE] = LAW__USED;
    for (uint32_t i = 0; i < table->column_count; i++) {
        const law__column *column = &table->columns[i];
        law_value standard = law__cell_standard(&column->form);
        for (uint32_t k = 0; k < column->count; k++)
            law__cell_put(column, table->standard + column->offset + k * column->width, &standard);
    }
}

bool law__schema_lay_out(law_schema *schema)
{
    for (uint32_t i = 0; i < schema->table_count; i++) {
        law__table *table = &schema->tables[i];
        place_cells(schema, table);
        table->standard = law__pool_take(&schema->pool, table->stride);
        if (table->standard == NULL)
            return false;
        fill_standard(table);
    }
    law__schema_rehash(schema);
    return true;
}

/* ---- The hash ---- */

static uint64_t with_number(uint64_t hash, uint64_t number)
{
    unsigned char bytes[8];
    law__store(bytes, sizeof bytes, number);
    return law__hash_bytes(bytes, sizeof bytes, hash);
}

static uint64_t with_text(uint64_t hash, const char *text)
{
    return law__hash_bytes(text, strlen(text), with_number(hash, strlen(text)));
}

static uint64_t with_seen(uint64_t hash, const law_seen_by *seen)
{
    hash = with_number(hash, seen->kind);
    hash = with_number(hash, seen->column_count);
    for (size_t i = 0; i < seen->column_count; i++)
        hash = with_number(hash, seen->columns[i].id);
    return hash;
}

static uint64_t with_column(uint64_t hash, const law__column *column)
{
    const law_column_form *form = &column->form;
    hash = with_text(hash, column->name);
    hash = with_number(hash, form->kind);
    hash = with_number(hash, form->optional);
    hash = with_number(hash, (uint64_t)form->least);
    hash = with_number(hash, (uint64_t)form->most);
    hash = with_number(hash, form->choice_count);
    for (size_t i = 0; i < form->choice_count; i++)
        hash = with_text(hash, form->choices[i]);
    hash = with_number(hash, form->table_count);
    for (size_t i = 0; i < form->table_count; i++)
        hash = with_number(hash, form->tables[i].id);
    hash = with_number(hash, form->size);
    hash = with_number(hash, form->count);
    return with_seen(hash, &column->seen);
}

static uint64_t with_table(uint64_t hash, const law__table *table)
{
    hash = with_text(hash, table->name);
    hash = with_number(hash, table->most);
    hash = with_number(hash, table->is_static);
    hash = with_number(hash, table->is_globals);
    hash = with_number(hash, table->has_key ? table->key[0].id : 0);
    hash = with_number(hash, table->has_key ? table->key[1].id : 0);
    hash = with_seen(hash, &table->seen);
    if (table->alike != 0)
        hash = with_number(hash, table->alike);
    hash = with_number(hash, table->column_count);
    for (uint32_t i = 0; i < table->column_count; i++)
        hash = with_column(hash, &table->columns[i]);
    return law__hash_bytes(table->standard, table->stride, hash);
}

void law__schema_rehash(law_schema *schema)
{
    uint64_t hash = with_number(1, schema->player_count);
    for (uint32_t i = 0; i < schema->player_count; i++)
        hash = with_text(hash, schema->players[i]);
    hash = with_number(hash, schema->table_count);
    for (uint32_t i = 0; i < schema->table_count; i++)
        hash = with_table(hash, &schema->tables[i]);
    hash = with_number(hash, schema->zone_count);
    for (uint32_t i = 0; i < schema->zone_count; i++) {
        const law__zone *zone = &schema->zones[i];
        hash = with_text(hash, zone->name);
        hash = with_number(hash, zone->table);
        hash = with_number(hash, zone->each);
        hash = with_number(hash, zone->is_order_unknown);
        hash = with_seen(hash, &zone->seen);
    }
    hash = with_number(hash, schema->block_count);
    for (uint32_t i = 0; i < schema->block_count; i++) {
        hash = with_text(hash, schema->blocks[i].name);
        hash = with_text(hash, schema->blocks[i].type.name);
    }
    schema->shape_hash = hash;
    hash = with_number(hash, schema->is_sealed);
    for (uint32_t i = 0; i < schema->table_count && schema->is_sealed; i++) {
        law__table *table = &schema->tables[i];
        hash = with_number(hash, table->slots);
        if (table->rows == NULL)
            continue;
        table->rows_hash = law__schema_rows_hash(table->rows, (size_t)table->slots * table->stride);
        hash = with_number(hash, table->rows_hash);
    }
    schema->hash = hash;
}

uint64_t law__schema_rows_hash(const unsigned char *rows, size_t size)
{
    return law__hash_bytes(rows, size, 2);
}

uint64_t law_schema_hash(const law_schema *schema)
{
    return schema->hash;
}

/* ---- What may be asked ---- */

const law__table *law__schema_table(const law_schema *schema, law_table table)
{
    return table.id >= 1 && table.id <= schema->table_count ? &schema->tables[table.id - 1] : NULL;
}

const law__column *law__schema_column(const law_schema *schema, law_table table, law_column column)
{
    const law__table *of = law__schema_table(schema, table);
    return of != NULL && column.id >= 1 && column.id <= of->column_count
               ? &of->columns[column.id - 1]
               : NULL;
}

const law__zone *law__schema_zone(const law_schema *schema, law_zone zone)
{
    return zone.id >= 1 && zone.id <= schema->zone_count ? &schema->zones[zone.id - 1] : NULL;
}

const law_block_type *law__schema_block(const law_schema *schema, uint32_t number)
{
    return number >= 1 && number <= schema->block_count ? &schema->blocks[number - 1].type : NULL;
}

uint32_t law_schema_player_count(const law_schema *schema)
{
    return schema->player_count;
}

const char *law_schema_player_name(const law_schema *schema, law_player player)
{
    return player.id >= 1 && player.id <= schema->player_count ? schema->players[player.id - 1]
                                                               : NULL;
}

law_player law_schema_player_named(const law_schema *schema, const char *name)
{
    for (uint32_t i = 0; name != NULL && i < schema->player_count; i++) {
        if (strcmp(schema->players[i], name) == 0)
            return (law_player){i + 1};
    }
    return (law_player){0};
}

uint32_t law_schema_table_count(const law_schema *schema)
{
    return schema->table_count;
}

const char *law_schema_table_name(const law_schema *schema, law_table table)
{
    const law__table *known = law__schema_table(schema, table);
    return known != NULL ? known->name : NULL;
}

law_table law_schema_table_named(const law_schema *schema, const char *name)
{
    for (uint32_t i = 0; name != NULL && i < schema->table_count; i++) {
        if (strcmp(schema->tables[i].name, name) == 0)
            return (law_table){i + 1};
    }
    return (law_table){0};
}

law_table law_schema_globals(const law_schema *schema)
{
    return (law_table){schema->globals};
}

bool law_schema_table_is_static(const law_schema *schema, law_table table)
{
    const law__table *known = law__schema_table(schema, table);
    return known != NULL && known->is_static;
}

bool law_schema_table_has_zones(const law_schema *schema, law_table table)
{
    const law__table *known = law__schema_table(schema, table);
    return known != NULL && known->has_zones;
}

bool law_schema_key(const law_schema *schema, law_table table, law_column *first,
                    law_column *second)
{
    const law__table *known = law__schema_table(schema, table);
    bool has_key = known != NULL && known->has_key;
    *first = has_key ? known->key[0] : (law_column){0};
    *second = has_key ? known->key[1] : (law_column){0};
    return has_key;
}

uint32_t law_schema_column_count(const law_schema *schema, law_table table)
{
    const law__table *known = law__schema_table(schema, table);
    return known != NULL ? known->column_count : 0;
}

const char *law_schema_column_name(const law_schema *schema, law_table table, law_column column)
{
    const law__column *known = law__schema_column(schema, table, column);
    return known != NULL ? known->name : NULL;
}

law_column law_schema_column_named(const law_schema *schema, law_table table, const char *name)
{
    const law__table *known = law__schema_table(schema, table);
    for (uint32_t i = 0; known != NULL && name != NULL && i < known->column_count; i++) {
        if (strcmp(known->columns[i].name, name) == 0)
            return (law_column){i + 1};
    }
    return (law_column){0};
}

const law_column_form *law_schema_column_form(const law_schema *schema, law_table table,
                                              law_column column)
{
    const law__column *known = law__schema_column(schema, table, column);
    return known != NULL ? &known->form : NULL;
}

uint32_t law_schema_zone_count(const law_schema *schema)
{
    return schema->zone_count;
}

const char *law_schema_zone_name(const law_schema *schema, law_zone zone)
{
    const law__zone *known = law__schema_zone(schema, zone);
    return known != NULL ? known->name : NULL;
}

law_zone law_schema_zone_named(const law_schema *schema, const char *name)
{
    for (uint32_t i = 0; name != NULL && i < schema->zone_count; i++) {
        if (strcmp(schema->zones[i].name, name) == 0)
            return (law_zone){i + 1};
    }
    return (law_zone){0};
}

law_table law_schema_zone_table(const law_schema *schema, law_zone zone)
{
    const law__zone *known = law__schema_zone(schema, zone);
    return (law_table){known != NULL ? known->table : 0};
}

uint32_t law_schema_zone_each(const law_schema *schema, law_zone zone)
{
    const law__zone *known = law__schema_zone(schema, zone);
    return known != NULL ? known->each : 0;
}

uint32_t law_schema_block_named(const law_schema *schema, const char *name)
{
    for (uint32_t i = 0; name != NULL && i < schema->block_count; i++) {
        if (strcmp(schema->blocks[i].name, name) == 0)
            return i + 1;
    }
    return 0;
}
