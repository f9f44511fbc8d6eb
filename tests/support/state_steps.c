/* Random operations, allowed or not, done to a model and to a state of the core. */
#include "state_model.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* Where the core does not answer as the model expects. */
static void fail_step(const model_pair *pair, const char *what, law_status status,
                      const law_error *error)
{
    print_error("seed %llu, operation %u: %s: %s, \"%s\"\n", (unsigned long long)pair->schema.seed,
                (unsigned)(pair->done + pair->refused), what, law_status_name(status),
                error->message);
    fail();
}

/* Whether an operation was carried out. One that was not must be one that may not be. */
static bool was_done(model_pair *pair, const char *what, bool is_allowed, law_status status,
                     const law_error *error, uint64_t hash_before)
{
    if ((status == LAW_OK) != is_allowed)
        fail_step(pair, what, status, error);
    if (status == LAW_OK) {
        pair->done++;
        return true;
    }
    if (error->status != status || error->message[0] == '\0' || status == LAW_NO_MEMORY)
        fail_step(pair, what, status, error);
    if (law_state_hash(pair->state) != hash_before)
        fail_step(pair, "an operation that was refused has changed something", status, error);
    pair->refused++;
    return false;
}

/* ---- Picking ---- */

static uint32_t below(model_pair *pair, uint32_t bound)
{
    return random_below(&pair->random, bound);
}

static uint32_t pick_table(model_pair *pair)
{
    return 1 + below(pair, pair->schema.table_count);
}

static bool is_fixed(const model_pair *pair, uint32_t table)
{
    return pair->model.is_sealed && pair->schema.tables[table].is_static;
}

/* Mostly one that takes another row. */
static uint32_t pick_open_table(model_pair *pair)
{
    uint32_t table = pick_table(pair);
    for (int tries = 0; tries < 20; tries++) {
        const model_table *of = &pair->schema.tables[table];
        if (!of->is_globals && !is_fixed(pair, table) &&
            model_row_count(&pair->model, table) < of->most)
            return table;
        table = pick_table(pair);
    }
    return table;
}

/* Mostly a row that is there; sometimes a slot that is empty or does not exist. */
static law_row pick_row(model_pair *pair, uint32_t table)
{
    for (int tries = 0; tries < 12; tries++) {
        law_row row = {table, 1 + below(pair, MODEL_ROW_MAX)};
        if (model_has_row(&pair->model, row))
            return row;
    }
    return (law_row){table, below(pair, MODEL_ROW_MAX + 2)};
}

law_row model_pair_row(model_pair *pair)
{
    for (int tries = 0; tries < 6; tries++) {
        law_row row = pick_row(pair, pick_table(pair));
        if (model_has_row(&pair->model, row) && !is_fixed(pair, row.table))
            return row;
    }
    return pick_row(pair, pick_table(pair));
}

law_place model_pair_place(model_pair *pair, uint32_t table)
{
    bool is_any = random_is(&pair->random, 3);
    for (int tries = 0; tries < 30 && pair->schema.zone_count > 0; tries++) {
        uint32_t zone = 1 + below(pair, pair->schema.zone_count);
        law_place place = {zone, below(pair, MODEL_EACH_MAX + 1)};
        if (pair->schema.zones[zone].each == LAW_EACH_ONE)
            place.each = 0;
        bool is_of = pair->schema.zones[zone].table == table;
        if ((is_of && model_has_place(&pair->model, place)) || is_any)
            return place;
    }
    return (law_place){0, 0};
}

static bool is_place_for(const model_pair *pair, uint32_t table, law_place place)
{
    if (!pair->schema.tables[table].has_zones)
        return place.zone == 0 && place.each == 0;
    return model_has_place(&pair->model, place) && pair->schema.zones[place.zone].table == table;
}

static void pick_text(model_pair *pair, model_value *value)
{
    static const char *const pieces[] = {
        "a", "Z", " ", "\n", "7", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x8e\xb2"};
    uint32_t wanted = below(pair, MODEL_TEXT_MAX + 1);
    while (value->text_size < wanted) {
        const char *piece = pieces[below(pair, sizeof pieces / sizeof *pieces)];
        uint32_t size = (uint32_t)strlen(piece);
        if (value->text_size + size > MODEL_TEXT_MAX)
            break;
        memcpy(value->text + value->text_size, piece, size);
        value->text_size += size;
    }
    if (value->text_size > 0 && random_is(&pair->random, 3))
        value->text[below(pair, value->text_size)] = random_is(&pair->random, 50) ? '\0' : '\xff';
}

static int64_t pick_number(model_pair *pair, const model_column *column)
{
    uint64_t wide = random_next(&pair->random);
    bool is_wrong = random_is(&pair->random, 4);
    switch (column->kind) {
    case LAW_VALUE_FLAG:
        return is_wrong ? 2 : (int64_t)(wide % 2);
    case LAW_VALUE_INTEGER:
        if (is_wrong)
            return wide % 2 == 0 ? column->least - 1 : column->most + 1;
        if (wide % 8 < 2)
            return wide % 2 == 0 ? column->least : column->most;
        return column->least + (int64_t)(wide % (uint64_t)(column->most - column->least + 1));
    case LAW_VALUE_CHOICE:
        return is_wrong ? column->choice_count : below(pair, column->choice_count);
    case LAW_VALUE_SET:
        return (int64_t)(wide & ((UINT64_C(1) << column->choice_count) - 1)) |
               (is_wrong ? (int64_t)(UINT64_C(1) << column->choice_count) : 0);
    case LAW_VALUE_PLAYER:
        return is_wrong ? (int64_t)(wide % 2 * (pair->schema.player_count + UINT64_C(1)))
                        : 1 + below(pair, pair->schema.player_count);
    case LAW_VALUE_PLAYERS:
        return (int64_t)(wide & ((UINT64_C(1) << pair->schema.player_count) - 1)) |
               (is_wrong ? (int64_t)(UINT64_C(1) << pair->schema.player_count) : 0);
    default:
        return 0;
    }
}

/* Mostly a row that is there and may be referred to. */
static law_row pick_referred(model_pair *pair, const model_column *column)
{
    law_row rows[MODEL_TABLE_MAX * MODEL_ROW_MAX];
    uint32_t count = 0;
    for (uint32_t table = 1; table <= pair->schema.table_count; table++) {
        for (uint32_t id = 1; column->may_refer_to[table] && id <= MODEL_ROW_MAX; id++) {
            if (model_has_row(&pair->model, (law_row){table, id}))
                rows[count++] = (law_row){table, id};
        }
    }
    if (count == 0 || random_is(&pair->random, 2))
        return pick_row(pair, pick_table(pair));
    return rows[below(pair, count)];
}

/* Mostly a value that may stand there. */
static model_value pick_value(model_pair *pair, const model_column *column)
{
    model_value value = {.kind = column->kind};
    if (random_is(&pair->random, column->optional ? 25 : 1))
        value.kind = LAW_VALUE_NONE;
    else if (random_is(&pair->random, 1))
        value.kind = (law_value_kind)below(pair, LAW_VALUE_KIND_COUNT);
    if (value.kind == LAW_VALUE_TEXT)
        pick_text(pair, &value);
    else if (value.kind == LAW_VALUE_ROW)
        value.row = pick_referred(pair, column);
    else if (value.kind != LAW_VALUE_NONE)
        value.number = pick_number(pair, column);
    return value;
}

model_value model_pair_value(model_pair *pair, uint32_t table, uint32_t column)
{
    return pick_value(pair, &pair->schema.tables[table].columns[column]);
}

/* ---- The operations ---- */

static bool keeps_key(const model_pair *pair, law_row row, uint32_t column,
                      const model_value *value)
{
    const model_row *of = &pair->model.rows[row.table][row.id];
    if (!pair->schema.tables[row.table].has_key || column > 2)
        return true;
    return !model_has_pair(&pair->model, row.table, row.id, column == 1 ? value : &of->cells[1][0],
                           column == 2 ? value : &of->cells[2][0]);
}

static void step_set(model_pair *pair)
{
    law_row row = model_pair_row(pair);
    const model_table *table = &pair->schema.tables[row.table];
    uint32_t column = table->column_count > 0 ? 1 + below(pair, table->column_count) : 1;
    if (random_is(&pair->random, 2))
        column = table->column_count + 1;
    bool has_column = column <= table->column_count;
    const model_column *of = &table->columns[has_column ? column : 0];
    uint32_t count = has_column ? of->count : 1;
    uint32_t index = random_is(&pair->random, 2) ? count : below(pair, count);
    model_value value = pick_value(pair, of);
    bool is_allowed = model_has_row(&pair->model, row) && has_column && index < count &&
                      !is_fixed(pair, row.table) &&
                      model_allows(&pair->model, row.table, column, &value) &&
                      keeps_key(pair, row, column, &value);
    law_value given = model_value_given(&value);
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status =
        law_state_set(pair->state, row, (law_column){column}, index, &given, &error);
    if (was_done(pair, "set", is_allowed, status, &error, hash))
        pair->model.rows[row.table][row.id].cells[column][index] = value;
}

/* Those that must be given mostly are, the others sometimes. A reference to the row that is being
 * made, which has no id yet, is not tried. */
void model_pair_cells(model_cells *cells, model_pair *pair, uint32_t table)
{
    const model_table *of = &pair->schema.tables[table];
    *cells = (model_cells){.are_allowed = true};
    for (uint32_t column = 1; column <= of->column_count; column++) {
        const model_column *form = &of->columns[column];
        bool is_needed = form->standard.kind == LAW_VALUE_NONE && !form->optional;
        for (uint32_t i = 0; i < form->count; i++) {
            if (!random_is(&pair->random, is_needed ? 99 : 40)) {
                cells->are_allowed = cells->are_allowed && !is_needed;
                continue;
            }
            model_value value = pick_value(pair, form);
            bool is_row = value.kind == LAW_VALUE_ROW;
            if (is_row && value.row.table == table && !model_has_row(&pair->model, value.row))
                value.row.id = MODEL_ROW_MAX + 1;
            cells->are_allowed =
                cells->are_allowed && model_allows(&pair->model, table, column, &value);
            cells->values[cells->count] = value;
            cells->cells[cells->count++] = (law_cell){.column = {column}, .index = i};
        }
    }
    for (uint32_t i = 0; i < cells->count; i++)
        cells->cells[i].value = model_value_given(&cells->values[i]);
}

static bool has_pair_among(const model_pair *pair, uint32_t table, const model_cells *cells)
{
    model_value key[2] = {{.kind = LAW_VALUE_NONE}, {.kind = LAW_VALUE_NONE}};
    for (uint32_t i = 0; i < cells->count; i++) {
        if (cells->cells[i].column.id <= 2)
            key[cells->cells[i].column.id - 1] = cells->values[i];
    }
    return pair->schema.tables[table].has_key &&
           model_has_pair(&pair->model, table, 0, &key[0], &key[1]);
}

static void step_add_to(model_pair *pair, uint32_t table)
{
    const model_table *of = &pair->schema.tables[table];
    law_place place = model_pair_place(pair, table);
    model_cells cells;
    model_pair_cells(&cells, pair, table);
    bool is_allowed = !of->is_globals && !is_fixed(pair, table) &&
                      model_row_count(&pair->model, table) < of->most && cells.are_allowed &&
                      is_place_for(pair, table, place) && !has_pair_among(pair, table, &cells);
    law_row row;
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_add_row(&row, pair->state, (law_table){table}, cells.cells,
                                          cells.count, place, &error);
    if (!was_done(pair, "add", is_allowed, status, &error, hash)) {
        assert_int_equal(row.table, 0);
        assert_int_equal(row.id, 0);
        return;
    }
    uint32_t id = model_add(&pair->model, table, place);
    assert_int_equal(row.table, table);
    assert_int_equal(row.id, id);
    for (uint32_t i = 0; i < cells.count; i++)
        pair->model.rows[table][id].cells[cells.cells[i].column.id][cells.cells[i].index] =
            cells.values[i];
}

static void step_add(model_pair *pair)
{
    step_add_to(pair, pick_open_table(pair));
}

static void step_remove(model_pair *pair)
{
    law_row row = model_pair_row(pair);
    for (int tries = 0; tries < 4 && row.table == pair->schema.globals; tries++)
        row = model_pair_row(pair);
    bool is_allowed = model_has_row(&pair->model, row) && !is_fixed(pair, row.table) &&
                      row.table != pair->schema.globals && !model_is_needed(&pair->model, row);
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_remove_row(pair->state, row, &error);
    if (was_done(pair, "remove", is_allowed, status, &error, hash))
        model_remove(&pair->model, row);
}

static void step_move(model_pair *pair)
{
    law_row row = model_pair_row(pair);
    if (!pair->schema.tables[row.table].has_zones && !random_is(&pair->random, 10))
        return;
    law_place to = model_pair_place(pair, row.table);
    bool has_row = model_has_row(&pair->model, row);
    bool is_allowed =
        has_row && pair->schema.tables[row.table].has_zones && is_place_for(pair, row.table, to);
    uint32_t count = is_allowed ? pair->model.places[to.zone][to.each].count : 0;
    const law_place from = has_row ? pair->model.rows[row.table][row.id].place : (law_place){0};
    if (is_allowed && from.zone == to.zone && from.each == to.each)
        count--;
    uint32_t position = random_is(&pair->random, 30) ? UINT32_MAX : below(pair, count + 1);
    if (random_is(&pair->random, 3)) {
        position = count + 1;
        is_allowed = false;
    }
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_move(pair->state, row, to, position, &error);
    if (was_done(pair, "move", is_allowed, status, &error, hash))
        model_move(&pair->model, row, to, position);
}

static void forget_revealed(model_pair *pair, law_place place)
{
    const model_place *list = &pair->model.places[place.zone][place.each];
    uint32_t table = pair->schema.zones[place.zone].table;
    for (uint32_t i = 0; i < list->count; i++)
        pair->model.rows[table][list->rows[i]].revealed = 0;
}

static law_place pick_any_place(model_pair *pair)
{
    uint32_t zone = 1 + below(pair, pair->schema.zone_count);
    return model_pair_place(pair, pair->schema.zones[zone].table);
}

static void step_reorder(model_pair *pair)
{
    if (pair->schema.zone_count == 0)
        return;
    law_place place = pick_any_place(pair);
    bool is_allowed = model_has_place(&pair->model, place);
    model_place none = {0}, *list = &none;
    if (is_allowed)
        list = &pair->model.places[place.zone][place.each];
    model_place anew = *list;
    law_row order[MODEL_ROW_MAX + 1];
    random_shuffle(&pair->random, anew.rows, anew.count);
    for (uint32_t i = 0; i < anew.count; i++)
        order[i] = (law_row){pair->schema.zones[place.zone].table, anew.rows[i]};
    uint32_t count = anew.count;
    if (count > 0 && random_is(&pair->random, 5)) {
        count--; /* one is missing */
        is_allowed = false;
    } else if (count > 1 && random_is(&pair->random, 5)) {
        order[0] = order[1]; /* one is there twice */
        is_allowed = false;
    }
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_reorder(pair->state, place, order, count, &error);
    if (was_done(pair, "reorder", is_allowed, status, &error, hash)) {
        *list = anew;
        forget_revealed(pair, place);
    }
}

/* The model learns the order from the core, having made sure that the rows are the same. */
static void step_shuffle(model_pair *pair)
{
    static const char *const purposes[] = {"deal", "deck", "mix"};
    if (pair->schema.zone_count == 0)
        return;
    law_place place = pick_any_place(pair);
    bool is_allowed = model_has_place(&pair->model, place);
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_shuffle(pair->state, place, purposes[below(pair, 3)], &error);
    if (!was_done(pair, "shuffle", is_allowed, status, &error, hash))
        return;
    model_place *list = &pair->model.places[place.zone][place.each];
    bool was_there[MODEL_ROW_MAX + 1] = {0};
    for (uint32_t i = 0; i < list->count; i++)
        was_there[list->rows[i]] = true;
    for (uint32_t i = 0; i < list->count; i++) {
        law_row row = law_state_row_at(pair->state, place, i);
        assert_true(row.id <= MODEL_ROW_MAX && was_there[row.id]);
        was_there[row.id] = false;
        list->rows[i] = row.id;
    }
    forget_revealed(pair, place);
}

static void step_reveal(model_pair *pair)
{
    law_row row = model_pair_row(pair);
    uint32_t all = (UINT32_C(1) << pair->schema.player_count) - 1;
    uint32_t viewers = (uint32_t)random_next(&pair->random) & all;
    bool is_allowed = model_has_row(&pair->model, row) && !is_fixed(pair, row.table);
    if (random_is(&pair->random, 3)) {
        viewers |= all + 1;
        is_allowed = false;
    }
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_reveal(pair->state, row, viewers, &error);
    if (was_done(pair, "reveal", is_allowed, status, &error, hash))
        pair->model.rows[row.table][row.id].revealed |= viewers;
}

static void step_block(model_pair *pair)
{
    if (!pair->schema.has_block)
        return;
    void *block = NULL;
    pair->model.has_block = random_is(&pair->random, 85);
    pair->model.block = below(pair, 30);
    if (pair->model.has_block)
        assert_int_equal(model_block_make(&block, pair->model.block, &pair->allocator), LAW_OK);
    law_error error = {0};
    law_status status = law_state_set_block(pair->state, 1, block, &error);
    was_done(pair, "set a block", true, status, &error, 0);
}

static void step_draw(model_pair *pair)
{
    static const char *const purposes[] = {"attack", "exploration", "weather", "not an id"};
    uint32_t purpose = below(pair, 40) == 0 ? 3 : below(pair, 3);
    uint32_t bound = 1 + below(pair, 20), drawn = 0;
    law_error error = {0};
    uint64_t hash = law_state_hash(pair->state);
    law_status status = law_state_draw(&drawn, pair->state, purposes[purpose], bound, &error);
    if (was_done(pair, "draw", purpose < 3, status, &error, hash)) {
        assert_true(drawn < bound);
        assert_true(law_state_hash(pair->state) != hash);
    }
}

static void step_any(model_pair *pair)
{
    uint32_t kind = below(pair, 100);
    if (kind < 30)
        step_set(pair);
    else if (kind < 50)
        step_add(pair);
    else if (kind < 64)
        step_remove(pair);
    else if (kind < 76)
        step_move(pair);
    else if (kind < 82)
        step_reorder(pair);
    else if (kind < 86)
        step_shuffle(pair);
    else if (kind < 93)
        step_reveal(pair);
    else if (kind < 96)
        step_block(pair);
    else
        step_draw(pair);
}

void model_pair_step(model_pair *pair)
{
    step_any(pair);
    model_refresh_aliases(&pair->model);
}

/* ---- Pairs ---- */

void model_pair_begin(model_pair *pair, uint64_t seed, const law_allocator *allocator)
{
    law_error error = {0};
    memset(pair, 0, sizeof *pair);
    if (allocator != NULL)
        pair->allocator = *allocator;
    random_begin(&pair->random, seed + UINT64_C(1000000));
    model_schema_make(&pair->schema, seed);
    model_state_make(&pair->model, &pair->schema);
    law_status status = model_schema_place(&pair->placed, &pair->schema, &pair->allocator, &error);
    if (status != LAW_OK)
        fail_step(pair, "a schema", status, &error);
    status = law_state_create(&pair->state, pair->placed, &pair->allocator, &error);
    if (status != LAW_OK)
        fail_step(pair, "a new state", status, &error);
    law_state_seed(pair->state, seed);
}

void model_pair_seal(model_pair *pair)
{
    law_error error = {0};
    law_state *sealed;
    law_status status = law_state_seal(&sealed, &pair->sealed, pair->state, &error);
    if (status != LAW_OK)
        fail_step(pair, "seal", status, &error);
    law_state_destroy(pair->state);
    pair->state = sealed;
    pair->model.is_sealed = true;
}

void model_pair_fill(model_pair *pair, uint32_t steps)
{
    for (uint32_t table = 1; table <= pair->schema.table_count; table++) {
        for (uint32_t i = 0; pair->schema.tables[table].is_static && i < MODEL_ROW_MAX; i++)
            step_add_to(pair, table);
        model_refresh_aliases(&pair->model);
    }
    model_pair_seal(pair);
    for (uint32_t i = 0; i < steps; i++)
        model_pair_step(pair);
}

void model_pair_end(model_pair *pair)
{
    law_state_destroy(pair->state);
    law_schema_destroy(pair->sealed);
    law_schema_destroy(pair->placed);
}
