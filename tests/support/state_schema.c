/* Random schemas of all kinds of columns, keys, zones and seen-by, and the same schemas in the
 * core. What may not be declared is never made here: other tests are for that. */
#include "state_model.h"

#include <stdio.h>
#include <string.h>

/* ---- Making one ---- */

typedef struct {
    model_schema *schema;
    random_source random;
} maker;

static const int64_t two_to_53 = INT64_C(1) << 53;

static void pick_range(maker *m, model_column *column)
{
    static const int64_t widths[] = {0, 1, 2, 9, 254, 255, 256, 65535, 65536, INT64_C(1) << 32};
    if (random_is(&m->random, 15)) {
        column->least = -two_to_53;
        column->most = two_to_53;
        return;
    }
    int64_t width = widths[random_below(&m->random, sizeof widths / sizeof *widths)];
    column->least = (int64_t)random_below(&m->random, 400) - 200;
    column->most = column->least + width;
    if (column->least == 0 && column->most == 0)
        column->most = 1; /* both 0 would be the whole range */
}

/* Rows of which tables may stand in a column; of `count` tables at most, so that what must be given
 * can be: tables that need each other would stay empty. The column becomes a flag where there is no
 * such table. */
static void pick_referred(maker *m, const model_table *table, model_column *column, uint32_t count)
{
    const model_schema *schema = m->schema;
    bool has_any = false;
    for (int tries = 0; tries < 3 && !has_any; tries++) {
        for (uint32_t id = 1; id <= count; id++) {
            const model_table *other = &schema->tables[id];
            bool is_fit = !other->is_globals && (other->is_static || !table->is_static);
            column->may_refer_to[id] = is_fit && random_is(&m->random, 50);
            has_any = has_any || column->may_refer_to[id];
        }
    }
    if (!has_any)
        column->kind = LAW_VALUE_FLAG;
}

static uint32_t tables_before(const maker *m, const model_table *table)
{
    return (uint32_t)(table - m->schema->tables) - 1;
}

static bool may_be_optional(law_value_kind kind)
{
    return kind == LAW_VALUE_INTEGER || kind == LAW_VALUE_CHOICE || kind == LAW_VALUE_PLAYER ||
           kind == LAW_VALUE_ROW;
}

static void pick_text(maker *m, model_column *column, model_value *value)
{
    static const char *const texts[] = {"", "a", "Q", "no", "\xc3\xa9", "three", "\xe2\x82\xac"};
    const char *text = texts[random_below(&m->random, sizeof texts / sizeof *texts)];
    value->text_size = (uint32_t)strlen(text);
    if (value->text_size > column->size)
        value->text_size = 0;
    memcpy(value->text, text, value->text_size);
}

/* Some value of the column that is not a row. */
static model_value pick_standard(maker *m, model_column *column)
{
    model_value value = {.kind = column->kind};
    uint64_t wide = random_next(&m->random);
    switch (column->kind) {
    case LAW_VALUE_FLAG:
        value.number = random_is(&m->random, 50);
        break;
    case LAW_VALUE_INTEGER:
        value.number =
            column->least + (int64_t)(wide % (uint64_t)(column->most - column->least + 1));
        break;
    case LAW_VALUE_CHOICE:
        value.number = random_below(&m->random, column->choice_count);
        break;
    case LAW_VALUE_SET:
        value.number = (int64_t)(wide & ((UINT64_C(1) << column->choice_count) - 1));
        break;
    case LAW_VALUE_PLAYER:
        value.number = 1 + random_below(&m->random, m->schema->player_count);
        break;
    case LAW_VALUE_PLAYERS:
        value.number = (int64_t)(wide & ((UINT64_C(1) << m->schema->player_count) - 1));
        break;
    case LAW_VALUE_TEXT:
        pick_text(m, column, &value);
        break;
    default:
        value.kind = LAW_VALUE_NONE;
        break;
    }
    return value;
}

/* What the header says a new row has where the column gives no standard. */
static model_value usual_standard(const model_column *column)
{
    model_value value = {.kind = column->kind};
    if (column->optional || column->kind == LAW_VALUE_PLAYER || column->kind == LAW_VALUE_ROW)
        value.kind = LAW_VALUE_NONE;
    else if (column->kind == LAW_VALUE_INTEGER && (column->least > 0 || column->most < 0))
        value.number = column->least;
    return value;
}

static void make_column(maker *m, const model_table *table, model_column *column)
{
    random_source *random = &m->random;
    column->kind = (law_value_kind)(LAW_VALUE_FLAG + random_below(random, 8));
    column->count = 1;
    column->optional =
        may_be_optional(column->kind) &&
        (random_is(random, 50) || (table->is_globals && column->kind == LAW_VALUE_ROW));
    if (column->kind == LAW_VALUE_ROW)
        pick_referred(m, table, column,
                      column->optional ? m->schema->table_count : tables_before(m, table));
    if (column->kind == LAW_VALUE_FLAG)
        column->optional = false;
    if (column->kind == LAW_VALUE_INTEGER)
        pick_range(m, column);
    if (column->kind == LAW_VALUE_CHOICE)
        column->choice_count =
            random_is(random, 10) ? LAW_CHOICE_COUNT_MAX : 1 + random_below(random, 6);
    if (column->kind == LAW_VALUE_SET)
        column->choice_count =
            random_is(random, 10) ? LAW_SET_COUNT_MAX : 1 + random_below(random, 20);
    if (column->kind == LAW_VALUE_TEXT)
        column->size = 1 + random_below(random, MODEL_TEXT_MAX);
    column->is_array = random_is(random, 20);
    if (column->is_array)
        column->count = 1 + random_below(random, MODEL_ARRAY_MAX);
    bool must_have = table->is_globals && column->kind == LAW_VALUE_PLAYER && !column->optional;
    column->has_standard = column->kind != LAW_VALUE_ROW && (must_have || random_is(random, 25));
    column->standard = column->has_standard ? pick_standard(m, column) : usual_standard(column);
}

/* The first two columns of a table with a key. */
static void make_key_column(maker *m, const model_table *table, model_column *column)
{
    column->count = 1;
    column->kind = random_is(&m->random, 50) ? LAW_VALUE_ROW : LAW_VALUE_PLAYER;
    if (column->kind == LAW_VALUE_ROW)
        pick_referred(m, table, column, tables_before(m, table));
    if (column->kind == LAW_VALUE_FLAG)
        column->kind = LAW_VALUE_PLAYER;
    column->standard = (model_value){.kind = LAW_VALUE_NONE};
}

static void make_columns(maker *m, model_table *table)
{
    table->has_key = !table->is_globals && random_is(&m->random, 30);
    table->column_count = table->has_key ? 2 + random_below(&m->random, MODEL_COLUMN_MAX - 2)
                                         : random_below(&m->random, MODEL_COLUMN_MAX + 1);
    for (uint32_t id = 1; id <= table->column_count; id++) {
        if (table->has_key && id <= 2)
            make_key_column(m, table, &table->columns[id]);
        else
            make_column(m, table, &table->columns[id]);
    }
}

/* Some of the columns that hold players; none of them where there are none. */
static void pick_seen_columns(maker *m, const model_table *table, model_seen *seen)
{
    seen->kind = LAW_SEEN_BY_COLUMNS;
    for (uint32_t id = 1; id <= table->column_count; id++) {
        law_value_kind kind = table->columns[id].kind;
        bool holds_players = kind == LAW_VALUE_PLAYER || kind == LAW_VALUE_PLAYERS;
        if (holds_players && (seen->column_count == 0 || random_is(&m->random, 50)))
            seen->columns[seen->column_count++] = (law_column){id};
    }
    if (seen->column_count == 0)
        seen->kind = LAW_SEEN_BY_NOBODY;
}

static void pick_seen(maker *m, const model_table *table, model_seen *seen, uint32_t percent)
{
    if (!random_is(&m->random, percent))
        return;
    if (random_is(&m->random, 70))
        pick_seen_columns(m, table, seen);
    else
        seen->kind = LAW_SEEN_BY_NOBODY;
}

static void make_tables(maker *m)
{
    model_schema *schema = m->schema;
    schema->table_count = 2 + random_below(&m->random, MODEL_TABLE_MAX - 1);
    for (uint32_t id = 1; id <= schema->table_count; id++) {
        model_table *table = &schema->tables[id];
        table->most = 1 + random_below(&m->random, MODEL_ROW_MAX);
        table->is_static = random_is(&m->random, 25);
    }
    if (random_is(&m->random, 70)) {
        schema->globals = 1 + random_below(&m->random, schema->table_count);
        schema->tables[schema->globals] = (model_table){.most = 1, .is_globals = true};
    }
    for (uint32_t id = 1; id <= schema->table_count; id++)
        make_columns(m, &schema->tables[id]);
}

static uint32_t pick_each(maker *m)
{
    uint32_t kind = random_below(&m->random, 3);
    uint32_t table = 1 + random_below(&m->random, m->schema->table_count);
    if (kind == 2 && m->schema->tables[table].is_static)
        return table;
    return kind == 0 ? LAW_EACH_ONE : LAW_EACH_PLAYER;
}

static void make_zones(maker *m)
{
    model_schema *schema = m->schema;
    uint32_t wanted = random_below(&m->random, MODEL_ZONE_MAX + 1);
    for (uint32_t i = 0; i < wanted; i++) {
        uint32_t of = 1 + random_below(&m->random, schema->table_count);
        model_table *table = &schema->tables[of];
        if (table->is_globals || table->is_static)
            continue;
        model_zone *zone = &schema->zones[++schema->zone_count];
        table->has_zones = true;
        zone->table = of;
        zone->each = pick_each(m);
        zone->is_order_unknown = random_is(&m->random, 25);
        if (zone->each == LAW_EACH_PLAYER && random_is(&m->random, 60))
            zone->seen.kind = LAW_SEEN_BY_OWNER;
        else
            pick_seen(m, table, &zone->seen, 50);
    }
}

static void make_seen(maker *m)
{
    model_schema *schema = m->schema;
    for (uint32_t id = 1; id <= schema->table_count; id++) {
        model_table *table = &schema->tables[id];
        if (!table->is_static && !table->is_globals)
            pick_seen(m, table, &table->seen, 30);
        for (uint32_t column = 1; column <= table->column_count; column++)
            pick_seen(m, table, &table->columns[column].seen, 20);
    }
}

void model_schema_make(model_schema *made, uint64_t seed)
{
    memset(made, 0, sizeof *made);
    maker m = {.schema = made};
    random_begin(&m.random, seed);
    made->seed = seed;
    made->player_count = 1 + random_below(&m.random, MODEL_PLAYER_MAX);
    made->has_block = random_is(&m.random, 50);
    make_tables(&m);
    make_zones(&m);
    make_seen(&m);
}

/* ---- Placing it in the core ---- */

static const char *choice_names(size_t index)
{
    static char names[LAW_CHOICE_COUNT_MAX][6];
    snprintf(names[index], sizeof names[index], "k%u", (unsigned)index % 1000);
    return names[index];
}

static law_seen_by seen_given(const model_seen *seen)
{
    return (law_seen_by){
        .kind = seen->kind, .columns = seen->columns, .column_count = seen->column_count};
}

static void place_column(law_schema_builder *builder, const model_schema *of, uint32_t table,
                         uint32_t id)
{
    const model_column *column = &of->tables[table].columns[id];
    const char *choices[LAW_CHOICE_COUNT_MAX];
    law_table tables[MODEL_TABLE_MAX];
    char name[12];
    law_column_form form = {
        .kind = column->kind,
        .optional = column->optional,
        .choices = choices,
        .choice_count = column->choice_count,
        .tables = tables,
        .size = column->size,
        .count = column->is_array ? column->count : 0,
        .has_standard = column->has_standard,
        .standard = model_value_given(&column->standard),
    };
    if (column->most - column->least != 2 * two_to_53) { /* else: both 0 */
        form.least = column->least;
        form.most = column->most;
    }
    for (size_t i = 0; i < column->choice_count; i++)
        choices[i] = choice_names(i);
    for (uint32_t i = 1; column->kind == LAW_VALUE_ROW && i <= of->table_count; i++) {
        if (column->may_refer_to[i])
            tables[form.table_count++] = (law_table){i};
    }
    snprintf(name, sizeof name, "c%u", (unsigned)id);
    law_schema_add_column(builder, (law_table){table}, name, &form);
}

static void place_tables(law_schema_builder *builder, const model_schema *of)
{
    char name[12];
    for (uint32_t id = 1; id <= of->player_count; id++) {
        snprintf(name, sizeof name, "p%u", (unsigned)id);
        law_schema_add_player(builder, name);
    }
    for (uint32_t id = 1; id <= of->table_count; id++) {
        const model_table *table = &of->tables[id];
        snprintf(name, sizeof name, "t%u", (unsigned)id);
        if (table->is_globals)
            law_schema_add_globals(builder);
        else
            law_schema_add_table(builder, name, table->most, table->is_static);
    }
    for (uint32_t table = 1; table <= of->table_count; table++) {
        for (uint32_t id = 1; id <= of->tables[table].column_count; id++)
            place_column(builder, of, table, id);
        if (of->tables[table].has_key)
            law_schema_set_key(builder, (law_table){table}, (law_column){1}, (law_column){2});
    }
}

static void place_zones(law_schema_builder *builder, const model_schema *of)
{
    char name[12];
    for (uint32_t id = 1; id <= of->zone_count; id++) {
        const model_zone *zone = &of->zones[id];
        law_seen_by seen = seen_given(&zone->seen);
        snprintf(name, sizeof name, "z%u", (unsigned)id);
        law_schema_add_zone(builder, name, (law_table){zone->table}, zone->each,
                            zone->is_order_unknown);
        law_schema_set_zone_seen(builder, (law_zone){id}, &seen);
    }
}

static void place_seen(law_schema_builder *builder, const model_schema *of)
{
    for (uint32_t table = 1; table <= of->table_count; table++) {
        law_seen_by seen = seen_given(&of->tables[table].seen);
        if (seen.kind != LAW_SEEN_BY_ALL)
            law_schema_set_table_seen(builder, (law_table){table}, &seen);
        for (uint32_t id = 1; id <= of->tables[table].column_count; id++) {
            seen = seen_given(&of->tables[table].columns[id].seen);
            law_schema_set_column_seen(builder, (law_table){table}, (law_column){id}, &seen);
        }
    }
}

law_status model_schema_place(law_schema **out, const model_schema *of,
                              const law_allocator *allocator, law_error *error)
{
    law_schema_builder *builder;
    *out = NULL;
    law_status status = law_schema_begin(&builder, allocator, error);
    if (status != LAW_OK)
        return status;
    place_tables(builder, of);
    place_zones(builder, of);
    place_seen(builder, of);
    if (of->has_block) {
        law_block_type type = model_block_type();
        law_schema_add_block(builder, "block", &type);
    }
    status = law_schema_finish(out, builder, error);
    law_schema_builder_destroy(builder);
    return status;
}
