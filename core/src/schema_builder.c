/* Collects a schema, keeps the first mistake, checks, and freezes it. */
#include <stdio.h>
#include <string.h>

#include "memory.h"
#include "schema_builder.h"
#include "schema_cell.h"
#include "status.h"

law_status law_schema_begin(law_schema_builder **out, const law_allocator *allocator,
                            law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = law__allocate(&chosen, sizeof **out);
    if (*out == NULL)
        return law__fail_memory(error, sizeof **out);
    memset(*out, 0, sizeof **out);
    (*out)->schema.pool.allocator = chosen;
    return LAW_OK;
}

void law_schema_builder_destroy(law_schema_builder *builder)
{
    if (builder == NULL)
        return;
    law_allocator allocator = builder->schema.pool.allocator;
    law__pool_release(&builder->schema.pool);
    law__release(&allocator, builder, sizeof *builder);
}

const law_error *law_schema_builder_error(const law_schema_builder *builder)
{
    return &builder->error;
}

/* Whether one more thing with that name can be added; of players, tables and so on. */
static bool can_add(law_schema_builder *builder, const char *what, const char *name, uint32_t count,
                    uint32_t most)
{
    if (!law__builder_is_good(builder))
        return false;
    if (!law_name_is_valid(name))
        return law__keep_name_mistake(&builder->error, what, name);
    if (count >= most)
        return law__keep_first(&builder->error, LAW_TOO_MANY, "%s \"%s\": more than %u of them",
                               what, name, (unsigned)most);
    return true;
}

/* Tables, zones and blocks are parts of a state and share their names. */
static bool can_add_part(law_schema_builder *builder, const char *what, const char *name,
                         uint32_t count, uint32_t most)
{
    const law_schema *schema = &builder->schema;
    if (!can_add(builder, what, name, count, most))
        return false;
    if (law_schema_table_named(schema, name).id != 0 ||
        law_schema_zone_named(schema, name).id != 0 || law_schema_block_named(schema, name) != 0)
        return law__keep_first(&builder->error, LAW_DUPLICATE,
                               "%s \"%s\": the name is there twice; tables, zones and blocks share "
                               "their names",
                               what, name);
    return true;
}

law_player law_schema_add_player(law_schema_builder *builder, const char *name)
{
    const law_player none = {0};
    law_schema *schema = &builder->schema;
    if (!can_add(builder, "player", name, schema->player_count, LAW_STATE_PLAYER_COUNT_MAX))
        return none;
    if (law_schema_player_named(schema, name).id != 0) {
        law__keep_first(&builder->error, LAW_DUPLICATE, "player \"%s\" is there twice", name);
        return none;
    }
    const char *kept = law__builder_name(builder, name);
    if (kept == NULL)
        return none;
    schema->players[schema->player_count++] = kept;
    return (law_player){schema->player_count};
}

law_table law_schema_add_table(law_schema_builder *builder, const char *name, uint32_t most,
                               bool is_static)
{
    const law_table none = {0};
    law_schema *schema = &builder->schema;
    if (!can_add_part(builder, "table", name, schema->table_count, LAW_TABLE_COUNT_MAX))
        return none;
    if (most < 1 || most > LAW_ROW_COUNT_MAX) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                        "table \"%s\": it cannot hold %u rows at most; 1 to %d would be right",
                        name, (unsigned)most, LAW_ROW_COUNT_MAX);
        return none;
    }
    const char *kept = law__builder_name(builder, name);
    if (kept == NULL)
        return none;
    schema->tables[schema->table_count++] =
        (law__table){.name = kept, .most = most, .is_static = is_static};
    return (law_table){schema->table_count};
}

law_table law_schema_add_globals(law_schema_builder *builder)
{
    law_table table = law_schema_add_table(builder, "globals", 1, false);
    if (table.id != 0) {
        builder->schema.tables[table.id - 1].is_globals = true;
        builder->schema.globals = table.id;
    }
    return table;
}

/* ---- Columns ---- */

/* Room for one more column; the smaller array stays in the pool until the builder goes. */
static bool grow_columns(law_schema_builder *builder, law__table *table)
{
    if (table->column_count < table->column_capacity)
        return true;
    uint32_t larger = table->column_capacity < 8 ? 8 : table->column_capacity * 2;
    law__column *columns = law__pool_take(&builder->schema.pool, larger * sizeof *columns);
    if (columns == NULL)
        return law__builder_no_memory(builder);
    if (table->column_count > 0)
        memcpy(columns, table->columns, table->column_count * sizeof *columns);
    table->columns = columns;
    table->column_capacity = larger;
    return true;
}

law_column law_schema_add_column(law_schema_builder *builder, law_table table, const char *name,
                                 const law_column_form *form)
{
    const law_column none = {0};
    law__table *to = law__builder_table(builder, table);
    if (to == NULL || !can_add(builder, "column", name, to->column_count, LAW_COLUMN_COUNT_MAX))
        return none;
    if (law_schema_column_named(&builder->schema, table, name).id != 0) {
        law__keep_first(&builder->error, LAW_DUPLICATE,
                        "table \"%s\": column \"%s\" is there twice", to->name, name);
        return none;
    }
    law__column column = {.form = *form};
    if (!law__builder_fill_form(builder, to, name, &column.form, &column.allowed))
        return none;
    column.name = law__builder_name(builder, name);
    if (column.name == NULL || !grow_columns(builder, to))
        return none;
    to->columns[to->column_count++] = column;
    return (law_column){to->column_count};
}

static bool may_be_key(const law__column *column)
{
    return column != NULL && column->form.count == 0 && !column->form.optional &&
           !column->form.has_standard &&
           (column->form.kind == LAW_VALUE_PLAYER || column->form.kind == LAW_VALUE_ROW);
}

bool law_schema_set_key(law_schema_builder *builder, law_table table, law_column first,
                        law_column second)
{
    law__table *to = law__builder_table(builder, table);
    if (to == NULL)
        return false;
    if (!may_be_key(law__schema_column(&builder->schema, table, first)) ||
        !may_be_key(law__schema_column(&builder->schema, table, second)) || first.id == second.id ||
        to->is_globals)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "table \"%s\": a key is two columns, each a player or a row, one "
                               "cell, not optional and without a standard value",
                               to->name);
    if (to->has_key)
        return law__keep_first(&builder->error, LAW_DUPLICATE, "table \"%s\" has a key already",
                               to->name);
    to->has_key = true;
    to->key[0] = first;
    to->key[1] = second;
    return true;
}

/* ---- Zones, and who sees what ---- */

law_zone law_schema_add_zone(law_schema_builder *builder, const char *name, law_table of,
                             uint32_t each, bool is_order_unknown)
{
    const law_zone none = {0};
    law_schema *schema = &builder->schema;
    law__table *table = law__builder_table(builder, of);
    if (table == NULL ||
        !can_add_part(builder, "zone", name, schema->zone_count, LAW_ZONE_COUNT_MAX))
        return none;
    if (table->is_static || table->is_globals) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                        "zone \"%s\": rows of \"%s\" do not move, so they lie in no zone", name,
                        table->name);
        return none;
    }
    bool is_of_rows = each != LAW_EACH_ONE && each != LAW_EACH_PLAYER;
    if (is_of_rows && !law_schema_table_is_static(schema, (law_table){each})) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                        "zone \"%s\": a list each is for players or for the rows of a static "
                        "table, and %u is none",
                        name, (unsigned)each);
        return none;
    }
    const char *kept = law__builder_name(builder, name);
    if (kept == NULL)
        return none;
    schema->zones[schema->zone_count++] = (law__zone){
        .name = kept, .table = of.id, .each = each, .is_order_unknown = is_order_unknown};
    table->has_zones = true;
    return (law_zone){schema->zone_count};
}

/* Checks a declaration and keeps a copy in `to`. `name` is that of what it is about. */
static bool keep_seen(law_schema_builder *builder, law_seen_by *to, law_table table,
                      const char *name, const law_seen_by *seen, bool has_owner)
{
    if ((unsigned)seen->kind > LAW_SEEN_BY_COLUMNS)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "\"%s\": unknown way of being seen", name);
    if (seen->kind == LAW_SEEN_BY_OWNER && !has_owner)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "\"%s\" has no owner who could see it: only a zone with a list for "
                               "each player has",
                               name);
    law_seen_by kept = {.kind = seen->kind};
    if (seen->kind == LAW_SEEN_BY_COLUMNS) {
        if (seen->column_count < 1 || seen->column_count > LAW_COLUMN_COUNT_MAX)
            return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                                   "\"%s\": seen by who is named in %zu columns; 1 to %d would be "
                                   "right",
                                   name, seen->column_count, LAW_COLUMN_COUNT_MAX);
        for (size_t i = 0; i < seen->column_count; i++) {
            const law__column *column =
                law__schema_column(&builder->schema, table, seen->columns[i]);
            if (column == NULL ||
                (column->form.kind != LAW_VALUE_PLAYER && column->form.kind != LAW_VALUE_PLAYERS))
                return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                                       "\"%s\": column %u of its table does not name who sees it; "
                                       "a player or players would",
                                       name, (unsigned)seen->columns[i].id);
        }
        kept.column_count = seen->column_count;
        kept.columns =
            law__builder_copy(builder, seen->columns, seen->column_count * sizeof *seen->columns);
        if (kept.columns == NULL)
            return false;
    }
    *to = kept;
    return true;
}

bool law_schema_set_table_seen(law_schema_builder *builder, law_table table,
                               const law_seen_by *seen)
{
    law__table *to = law__builder_table(builder, table);
    if (to == NULL)
        return false;
    if ((to->is_static || to->is_globals) && seen->kind != LAW_SEEN_BY_ALL)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "all rows of \"%s\" are seen; its columns may be hidden", to->name);
    return keep_seen(builder, &to->seen, table, to->name, seen, false);
}

bool law_schema_set_table_alike(law_schema_builder *builder, law_table table,
                                const law_column *columns, size_t count)
{
    law__table *to = law__builder_table(builder, table);
    uint64_t alike = 0;
    if (to == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (columns[i].id < 1 || columns[i].id > to->column_count)
            return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                                   "table \"%s\" has no column with the id %u", to->name,
                                   (unsigned)columns[i].id);
        alike |= UINT64_C(1) << (columns[i].id - 1);
    }
    to->alike = alike;
    return true;
}

bool law_schema_set_column_seen(law_schema_builder *builder, law_table table, law_column column,
                                const law_seen_by *seen)
{
    law__table *to = law__builder_table(builder, table);
    if (to == NULL)
        return false;
    if (column.id < 1 || column.id > to->column_count)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "table \"%s\" has no column with the id %u", to->name,
                               (unsigned)column.id);
    law__column *known = &to->columns[column.id - 1];
    return keep_seen(builder, &known->seen, table, known->name, seen, false);
}

bool law_schema_set_zone_seen(law_schema_builder *builder, law_zone zone, const law_seen_by *seen)
{
    if (!law__builder_is_good(builder))
        return false;
    if (law__schema_zone(&builder->schema, zone) == NULL)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no zone with the id %u",
                               (unsigned)zone.id);
    law__zone *known = &builder->schema.zones[zone.id - 1];
    return keep_seen(builder, &known->seen, (law_table){known->table}, known->name, seen,
                     known->each == LAW_EACH_PLAYER);
}

uint32_t law_schema_add_block(law_schema_builder *builder, const char *name,
                              const law_block_type *type)
{
    law_schema *schema = &builder->schema;
    if (!can_add_part(builder, "block", name, schema->block_count, LAW_BLOCK_COUNT_MAX))
        return 0;
    if (type->name == NULL || type->clone == NULL || type->destroy == NULL || type->equal == NULL ||
        type->hash == NULL || type->write == NULL || type->read == NULL) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                        "block \"%s\": its type lacks a name or one of clone, destroy, equal, "
                        "hash, write and read",
                        name);
        return 0;
    }
    law__block block = {.name = law__builder_name(builder, name), .type = *type};
    block.type.name = law__builder_copy(builder, type->name, strlen(type->name) + 1);
    if (block.name == NULL || block.type.name == NULL)
        return 0;
    schema->blocks[schema->block_count++] = block;
    return schema->block_count;
}

/* ---- The end ---- */

static void find_hidden(law_schema *schema)
{
    for (uint32_t i = 0; i < schema->table_count; i++)
        schema->tables[i].is_hidden = schema->tables[i].seen.kind != LAW_SEEN_BY_ALL;
    for (uint32_t i = 0; i < schema->zone_count; i++) {
        if (schema->zones[i].seen.kind != LAW_SEEN_BY_ALL)
            schema->tables[schema->zones[i].table - 1].is_hidden = true;
    }
}

/* Players may be added after a column whose standard value names one, so this waits for the end. */
static law_status check_column(const law_schema *schema, const law__table *table,
                               const law__column *column, law_error *error)
{
    const law_column_form *form = &column->form;
    char where[192];
    snprintf(where, sizeof where, "the standard value of \"%s\" in \"%s\"", column->name,
             table->name);
    if (form->has_standard)
        return law__cell_check(schema, column, &form->standard, where, error);
    bool is_needed = law__cell_standard(form).kind == LAW_VALUE_NONE && !form->optional;
    if (table->is_globals && is_needed)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "the globals' column \"%s\" is neither optional nor has it a standard "
                         "value, so there is nothing to begin with",
                         column->name);
    return LAW_OK;
}

static law_status check_table(const law_schema *schema, const law__table *table, law_error *error)
{
    if (table->is_hidden && table->most > LAW_HIDDEN_ROW_COUNT_MAX)
        return law__fail(error, LAW_TOO_MANY,
                         "table \"%s\" may hold %u rows, some of them unseen; %d would be right",
                         table->name, (unsigned)table->most, LAW_HIDDEN_ROW_COUNT_MAX);
    for (uint32_t i = 0; i < table->column_count; i++) {
        law_status status = check_column(schema, table, &table->columns[i], error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}

law_status law_schema_finish(law_schema **out, const law_schema_builder *builder, law_error *error)
{
    *out = NULL;
    if (!law__builder_is_good(builder)) {
        if (error != NULL)
            *error = builder->error;
        return builder->error.status;
    }
    law_schema *draft = law__allocate(&builder->schema.pool.allocator, sizeof *draft);
    if (draft == NULL)
        return law__fail_memory(error, sizeof *draft);
    *draft = builder->schema;
    find_hidden(draft);
    law_status status = LAW_OK;
    for (uint32_t i = 0; i < draft->table_count && status == LAW_OK; i++)
        status = check_table(draft, &draft->tables[i], error);
    if (status == LAW_OK) {
        *out = law__schema_copy(draft, &builder->schema.pool.allocator);
        if (*out == NULL)
            status = law__fail(error, LAW_NO_MEMORY, "out of memory while finishing a schema");
    }
    law__release(&builder->schema.pool.allocator, draft, sizeof *draft);
    return status;
}
