/* Views hold nothing that depends on what the viewer may not see: states that differ in hidden
 * things alone have equal views, and still have them after the same operations. States that differ
 * in what is seen have different ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state_model.h"

enum { SCHEMA_COUNT = 400 };

static model_pair pair;

static law_state *view_of(const law_state *state, uint32_t viewer)
{
    law_state *view;
    law_error error = {0};
    if (law_state_view(&view, state, (law_player){viewer}, &error) != LAW_OK)
        fail_msg("seed %u, viewer %u: %s", (unsigned)pair.schema.seed, (unsigned)viewer,
                 error.message);
    return view;
}

/* ---- What a viewer can know ---- */

/* `same` says which row of the twin a row of the first state is, as far as the viewer can know:
 * cards that lie hidden in the same position are the same. 0: there is none. */
typedef struct {
    uint32_t viewer;
    law_state *state, *twin;
    uint32_t same[MODEL_TABLE_MAX + 1][MODEL_ROW_MAX + 1];
    bool dice_differ;
} twins;

static bool sees(const law_state *state, const twins *t, law_row row)
{
    return law_state_sees_row(state, (law_player){t->viewer}, row);
}

static law_row same_row(const twins *t, law_row row)
{
    bool is_row =
        row.table >= 1 && row.table <= MODEL_TABLE_MAX && row.id >= 1 && row.id <= MODEL_ROW_MAX;
    uint32_t id = is_row ? t->same[row.table][row.id] : 0;
    return id != 0 ? (law_row){row.table, id} : (law_row){0, 0};
}

static bool cells_look_alike(const twins *t, const law_value *a, const law_value *b)
{
    if (a->kind != b->kind)
        return a->kind == LAW_VALUE_ROW && b->kind == LAW_VALUE_ROW;
    if (a->kind == LAW_VALUE_ROW) {
        bool is_seen = sees(t->state, t, a->row);
        if (is_seen != sees(t->twin, t, b->row))
            return false;
        law_row same = same_row(t, a->row);
        return !is_seen || (same.table == b->row.table && same.id == b->row.id);
    }
    if (a->kind == LAW_VALUE_TEXT)
        return a->text_size == b->text_size &&
               (a->text_size == 0 || memcmp(a->text, b->text, a->text_size) == 0);
    return a->kind == LAW_VALUE_NONE || a->number == b->number;
}

static bool rows_look_alike(const twins *t, law_row row, law_row same)
{
    const model_table *table = &pair.schema.tables[row.table];
    law_player viewer = {t->viewer};
    law_place a = law_state_place_of(t->state, row), b = law_state_place_of(t->twin, same);
    if (a.zone != b.zone || a.each != b.each)
        return false;
    for (uint32_t column = 1; column <= table->column_count; column++) {
        bool is_seen = law_state_sees_cell(t->state, viewer, row, (law_column){column});
        if (is_seen != law_state_sees_cell(t->twin, viewer, same, (law_column){column}))
            return false;
        for (uint32_t i = 0; is_seen && i < table->columns[column].count; i++) {
            law_value left = law_state_get(t->state, row, (law_column){column}, i);
            law_value right = law_state_get(t->twin, same, (law_column){column}, i);
            if (!cells_look_alike(t, &left, &right))
                return false;
        }
    }
    return true;
}

static uint32_t count_seen(const law_state *state, const twins *t, uint32_t table)
{
    uint32_t count = 0;
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++)
        count += sees(state, t, (law_row){table, id});
    return count;
}

static bool tables_look_alike(const twins *t, uint32_t table)
{
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        law_row row = {table, id}, same = same_row(t, row);
        if (sees(t->state, t, row) &&
            (same.id == 0 || !sees(t->twin, t, same) || !rows_look_alike(t, row, same)))
            return false;
    }
    return count_seen(t->state, t, table) == count_seen(t->twin, t, table);
}

static bool places_look_alike(const twins *t, law_place place)
{
    uint32_t count = law_state_place_count(t->state, place);
    if (count != law_state_place_count(t->twin, place))
        return false;
    for (uint32_t i = 0; i < count && !pair.schema.zones[place.zone].is_order_unknown; i++) {
        law_row row = law_state_row_at(t->state, place, i);
        law_row other = law_state_row_at(t->twin, place, i);
        bool is_seen = sees(t->state, t, row);
        if (is_seen != sees(t->twin, t, other) || (is_seen && same_row(t, row).id != other.id))
            return false;
    }
    return true;
}

/* Whether the viewer has no way to tell the two apart, by what may be seen of them. */
static bool look_alike(const twins *t)
{
    const void *a = pair.schema.has_block ? law_state_block(t->state, 1) : NULL;
    const void *b = pair.schema.has_block ? law_state_block(t->twin, 1) : NULL;
    if ((a == NULL) != (b == NULL) ||
        (a != NULL && model_block_number(a) % 10 != model_block_number(b) % 10))
        return false;
    for (uint32_t table = 1; table <= pair.schema.table_count; table++) {
        if (!tables_look_alike(t, table))
            return false;
    }
    for (uint32_t zone = 1; zone <= pair.schema.zone_count; zone++) {
        for (uint32_t each = 0; each <= MODEL_EACH_MAX; each++) {
            if (!places_look_alike(t, (law_place){zone, each}))
                return false;
        }
    }
    return true;
}

static bool have_equal_views(const twins *t)
{
    law_state *a = view_of(t->state, t->viewer), *b = view_of(t->twin, t->viewer);
    bool are_equal = law_state_equal(a, b);
    assert_int_equal(law_state_hash(a) == law_state_hash(b), are_equal);
    size_t size = law_state_write(NULL, 0, a);
    unsigned char *left = malloc(size), *right = malloc(size);
    assert_true(left != NULL && right != NULL);
    law_state_write(left, size, a);
    bool are_bytes_equal =
        law_state_write(right, size, b) == size && memcmp(left, right, size) == 0;
    assert_int_equal(are_bytes_equal, are_equal);
    free(left);
    free(right);
    law_state_destroy(a);
    law_state_destroy(b);
    return are_equal;
}

static void clone_into(law_state **clone, const law_state *state)
{
    assert_int_equal(law_state_clone(clone, state, NULL), LAW_OK);
}

static void begin_twins(twins *t, uint32_t viewer)
{
    memset(t, 0, sizeof *t);
    t->viewer = viewer;
    clone_into(&t->state, pair.state);
    clone_into(&t->twin, pair.state);
    for (uint32_t table = 1; table <= pair.schema.table_count; table++) {
        for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++)
            t->same[table][id] = law_state_row_exists(t->state, (law_row){table, id}) ? id : 0;
    }
}

static void end_twins(twins *t)
{
    law_state_destroy(t->state);
    law_state_destroy(t->twin);
}

/* ---- Making twins differ ---- */

static uint32_t below(uint32_t bound)
{
    return random_below(&pair.random, bound);
}

static law_row random_row(const law_state *state)
{
    for (int tries = 0; tries < 30; tries++) {
        law_row row = {1 + below(pair.schema.table_count), 1 + below(MODEL_ROW_MAX)};
        if (law_state_row_exists(state, row))
            return row;
    }
    return (law_row){0, 0};
}

/* A row of the twin that the viewer does not see. */
static law_row unseen_row(const twins *t)
{
    for (int tries = 0; tries < 10; tries++) {
        law_row row = random_row(t->twin);
        if (row.id != 0 && !sees(t->twin, t, row))
            return row;
    }
    return (law_row){0, 0};
}

static void change_cell(twins *t)
{
    law_row row = random_row(t->twin);
    if (row.id == 0 || pair.schema.tables[row.table].column_count == 0)
        return;
    uint32_t column = 1 + below(pair.schema.tables[row.table].column_count);
    model_value value = model_pair_value(&pair, row.table, column);
    law_value given = model_value_given(&value);
    law_state_set(t->twin, row, (law_column){column}, 0, &given, NULL);
}

/* Which row of the first state the twin's is. */
static uint32_t first_of(const twins *t, law_row row)
{
    for (uint32_t id = 1; id <= MODEL_ROW_MAX; id++) {
        if (t->same[row.table][id] == row.id)
            return id;
    }
    return 0;
}

static void exchange(twins *t, law_row a, law_row b)
{
    uint32_t first = first_of(t, a), second = first_of(t, b);
    if (first != 0)
        t->same[a.table][first] = b.id;
    if (second != 0)
        t->same[a.table][second] = a.id;
}

/* Two unseen rows, of which each comes to lie where the other lay. They are never seen between. */
static void change_places(twins *t)
{
    law_row a = unseen_row(t), b = unseen_row(t);
    if (a.table != b.table || a.id == b.id || a.id == 0 || !pair.schema.tables[a.table].has_zones)
        return;
    law_place place_a = law_state_place_of(t->twin, a), place_b = law_state_place_of(t->twin, b);
    uint32_t at_a = law_state_position_of(t->twin, a), at_b = law_state_position_of(t->twin, b);
    if (place_a.zone == place_b.zone && place_a.each == place_b.each)
        return;
    law_state_move(t->twin, a, place_b, at_b, NULL);
    law_state_move(t->twin, b, place_a, at_a, NULL);
    exchange(t, a, b);
}

/* Another order of the unseen rows of a place; where the order is unknown, of all. */
static void change_order(twins *t)
{
    law_row some = random_row(t->twin), rows[MODEL_ROW_MAX];
    law_place place = law_state_place_of(t->twin, some);
    uint32_t count = law_state_place_count(t->twin, place), moved[MODEL_ROW_MAX], moved_count = 0;
    bool is_unknown = pair.schema.zones[place.zone].is_order_unknown;
    for (uint32_t i = 0; i < count; i++) {
        rows[i] = law_state_row_at(t->twin, place, i);
        if (is_unknown || !sees(t->twin, t, rows[i]))
            moved[moved_count++] = i;
    }
    for (uint32_t left = moved_count; left > 1; left--) {
        uint32_t a = moved[left - 1], b = moved[below(left)];
        law_row row = rows[a];
        rows[a] = rows[b];
        rows[b] = row;
        if (!is_unknown && a != b)
            exchange(t, rows[a], rows[b]);
    }
    if (count > 0)
        law_state_reorder(t->twin, place, rows, count, NULL);
}

static void remove_unseen(twins *t)
{
    law_row row = unseen_row(t);
    if (row.id == 0 || law_state_remove_row(t->twin, row, NULL) != LAW_OK)
        return;
    uint32_t first = first_of(t, row);
    if (first != 0)
        t->same[row.table][first] = 0;
}

static void add_unseen(twins *t)
{
    model_cells cells;
    law_row row;
    uint32_t table = 1 + below(pair.schema.table_count);
    if (pair.schema.tables[table].has_zones)
        return;
    model_pair_cells(&cells, &pair, table);
    law_state_add_row(&row, t->twin, (law_table){table}, cells.cells, cells.count,
                      (law_place){0, 0}, NULL);
}

static void change_block(twins *t)
{
    void *block;
    const void *now = pair.schema.has_block ? law_state_block(t->twin, 1) : NULL;
    if (now == NULL)
        return;
    assert_int_equal(model_block_make(&block, model_block_number(now) + 10, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(t->twin, 1, block, NULL), LAW_OK);
}

static void change_dice(twins *t)
{
    uint32_t drawn;
    assert_int_equal(law_state_draw(&drawn, t->twin, below(2) == 0 ? "deck" : "rare", 6, NULL),
                     LAW_OK);
    t->dice_differ = true;
}

static void reveal_to_others(twins *t)
{
    law_row row = random_row(t->twin);
    uint32_t others = below(UINT32_C(1) << pair.schema.player_count);
    if (row.id != 0)
        law_state_reveal(t->twin, row, others, NULL);
}

static void change_something(twins *t)
{
    static void (*const changes[])(twins *) = {
        change_cell,   change_cell, change_places, change_order, change_order,
        remove_unseen, add_unseen,  change_block,  change_dice,  reveal_to_others,
    };
    changes[below(sizeof changes / sizeof *changes)](t);
}

/* Tries a change on a copy, and keeps it where the viewer cannot see it. */
static bool differ_unseen(twins *t)
{
    twins tried = *t;
    clone_into(&tried.twin, t->twin);
    change_something(&tried);
    bool is_kept = !law_state_equal(tried.twin, t->twin) && look_alike(&tried);
    law_state_destroy(is_kept ? t->twin : tried.twin);
    if (is_kept)
        *t = tried;
    return is_kept;
}

/* ---- The same operations on both ---- */

/* Gives a value of the first state as the twin has it; false where it has no such row. */
static bool translate(const twins *t, law_value *value)
{
    if (value->kind != LAW_VALUE_ROW || !law_state_row_exists(t->state, value->row))
        return true;
    value->row = same_row(t, value->row);
    return value->row.id != 0;
}

static bool both_set(twins *t, law_row row, law_row same)
{
    const model_table *table = &pair.schema.tables[row.table];
    if (table->column_count == 0)
        return true;
    law_column column = {1 + below(table->column_count)};
    uint32_t index = below(table->columns[column.id].count);
    model_value value = model_pair_value(&pair, row.table, column.id);
    law_value given = model_value_given(&value), other = given;
    if (!translate(t, &other))
        return true;
    return law_state_set(t->state, row, column, index, &given, NULL) ==
           law_state_set(t->twin, same, column, index, &other, NULL);
}

static bool both_add(twins *t)
{
    static model_cells cells;
    law_cell others[MODEL_CELL_MAX];
    law_row row, same;
    uint32_t table = 1 + below(pair.schema.table_count);
    law_place place = model_pair_place(&pair, table);
    model_pair_cells(&cells, &pair, table);
    for (uint32_t i = 0; i < cells.count; i++) {
        others[i] = cells.cells[i];
        if (!translate(t, &others[i].value))
            return true;
    }
    law_status status = law_state_add_row(&row, t->state, (law_table){table}, cells.cells,
                                          cells.count, place, NULL);
    law_status other =
        law_state_add_row(&same, t->twin, (law_table){table}, others, cells.count, place, NULL);
    if (status == LAW_OK && other == LAW_OK)
        t->same[table][row.id] = same.id;
    return status == other;
}

static bool both_remove(twins *t, law_row row, law_row same)
{
    law_status status = law_state_remove_row(t->state, row, NULL);
    if (status == LAW_OK)
        t->same[row.table][row.id] = 0;
    return status == law_state_remove_row(t->twin, same, NULL);
}

static bool both_move(twins *t, law_row row, law_row same)
{
    law_place to = model_pair_place(&pair, row.table);
    uint32_t count = law_state_place_count(t->state, to);
    uint32_t position = below(count + 2) == 0 ? UINT32_MAX : below(count + 1);
    return law_state_move(t->state, row, to, position, NULL) ==
           law_state_move(t->twin, same, to, position, NULL);
}

static bool both_shuffle(twins *t, law_row row)
{
    law_place place = law_state_place_of(t->state, row);
    if (place.zone == 0 || t->dice_differ)
        return true;
    return law_state_shuffle(t->state, place, "deck", NULL) ==
           law_state_shuffle(t->twin, place, "deck", NULL);
}

static bool both_reveal(twins *t, law_row row, law_row same)
{
    uint32_t viewers = below(UINT32_C(1) << pair.schema.player_count);
    return law_state_reveal(t->state, row, viewers, NULL) ==
           law_state_reveal(t->twin, same, viewers, NULL);
}

/* The same to both. False: one of them refused it for something hidden, and is another now. */
static bool do_to_both(twins *t)
{
    law_row row = random_row(t->state), same = same_row(t, row);
    uint32_t kind = below(100);
    if (kind < 25)
        return both_add(t);
    if (same.id == 0)
        return true;
    if (kind < 50)
        return both_set(t, row, same);
    if (kind < 58)
        return both_remove(t, row, same);
    if (kind < 78)
        return both_move(t, row, same);
    if (kind < 86)
        return both_shuffle(t, row);
    return both_reveal(t, row, same);
}

/* ---- The property ---- */

typedef struct {
    uint32_t differences, equal_after;
} twin_counts;

static void try_twins(uint32_t viewer, twin_counts *counts)
{
    twins t;
    begin_twins(&t, viewer);
    assert_true(have_equal_views(&t));
    for (int i = 0; i < 25; i++) {
        if (differ_unseen(&t)) {
            counts->differences++;
            if (!have_equal_views(&t))
                fail_msg("seed %u: viewer %u can tell states apart that look alike",
                         (unsigned)pair.schema.seed, (unsigned)viewer);
        }
    }
    for (int i = 0; i < 25 && do_to_both(&t) && look_alike(&t); i++) {
        counts->equal_after++;
        if (!have_equal_views(&t))
            fail_msg("seed %u: viewer %u can tell states apart that looked alike, after operation "
                     "%d",
                     (unsigned)pair.schema.seed, (unsigned)viewer, i);
    }
    end_twins(&t);
}

static void test_hidden_things_cannot_be_told_apart(void **state)
{
    (void)state;
    twin_counts counts = {0};
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 60);
        for (uint32_t viewer = 0; viewer <= pair.schema.player_count; viewer++)
            try_twins(viewer, &counts);
        model_pair_end(&pair);
    }
    print_message("%u unseen differences, %u operations after them\n", (unsigned)counts.differences,
                  (unsigned)counts.equal_after);
    assert_true(counts.differences > 1000 && counts.equal_after > 1000);
}

/* The other way round: what may be seen is in the view, so where states do not look alike after one
 * operation their views differ. */
static void test_seen_things_can_be_told_apart(void **state)
{
    (void)state;
    uint32_t different = 0;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 40);
        for (int i = 0; i < 60; i++) {
            twins t;
            begin_twins(&t, below(pair.schema.player_count + 1));
            model_pair_step(&pair);
            law_state_destroy(t.twin);
            clone_into(&t.twin, pair.state);
            bool is_alike = look_alike(&t);
            if (have_equal_views(&t) != is_alike)
                fail_msg("seed %u, step %d: viewer %u %s", (unsigned)seed, i, (unsigned)t.viewer,
                         is_alike ? "can tell states apart that look alike"
                                  : "has equal views of states that differ for it");
            different += !is_alike;
            end_twins(&t);
        }
        model_pair_end(&pair);
    }
    assert_true(different > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hidden_things_cannot_be_told_apart),
        cmocka_unit_test(test_seen_things_can_be_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
