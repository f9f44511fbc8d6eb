/* States as a viewer could take them to be: what it sees stays as it is, what it does not see is
 * dealt anew, and what comes of it depends on nothing else that is hidden. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state_model.h"

enum { SCHEMA_COUNT = 250, STATE_COUNT = 3 };

static model_pair pair;
static uint32_t viewer;

typedef struct {
    law_state *states[STATE_COUNT];
} match;

static law_status imagine(match *made, const match *of, uint64_t seed, law_error *error)
{
    law_dice dice;
    law_imagining *imagining;
    const law_state *states[STATE_COUNT];
    memset(made, 0, sizeof *made);
    for (int i = 0; i < STATE_COUNT; i++)
        states[i] = of->states[i];
    law_dice_seed(&dice, seed, 1);
    law_status status = law_imagining_create(&imagining, states, STATE_COUNT, NULL,
                                             (law_player){viewer}, &dice, error);
    for (size_t i = 0; i < STATE_COUNT && status == LAW_OK; i++)
        status = law_imagining_apply(&made->states[i], imagining, i, seed, error);
    law_imagining_destroy(imagining);
    return status;
}

static match imagined(const match *of, uint64_t seed)
{
    match made;
    law_error error = {0};
    if (imagine(&made, of, seed, &error) != LAW_OK)
        fail_msg("seed %u: %s", (unsigned)pair.schema.seed, error.message);
    return made;
}

static void destroy(match *m)
{
    for (int i = 0; i < STATE_COUNT; i++)
        law_state_destroy(m->states[i]);
}

/* ---- Comparing ---- */

static unsigned char *bytes_of(size_t *size, const law_state *state)
{
    *size = law_state_write(NULL, 0, state);
    unsigned char *bytes = malloc(*size);
    assert_non_null(bytes);
    law_state_write(bytes, *size, state);
    return bytes;
}

static bool are_equal(const law_state *a, const law_state *b)
{
    size_t one, two;
    unsigned char *left = bytes_of(&one, a), *right = bytes_of(&two, b);
    bool equal = one == two && memcmp(left, right, one) == 0;
    free(left);
    free(right);
    return equal;
}

static void assert_same(const match *a, const match *b, const char *what)
{
    for (int i = 0; i < STATE_COUNT; i++) {
        if (!are_equal(a->states[i], b->states[i]))
            fail_msg("seed %u, viewer %u, state %d: %s", (unsigned)pair.schema.seed,
                     (unsigned)viewer, i, what);
    }
}

static void assert_views_are_equal(const match *a, const match *b)
{
    for (int i = 0; i < STATE_COUNT; i++) {
        law_state *one, *two;
        assert_int_equal(law_state_view(&one, a->states[i], (law_player){viewer}, NULL), LAW_OK);
        assert_int_equal(law_state_view(&two, b->states[i], (law_player){viewer}, NULL), LAW_OK);
        if (!are_equal(one, two))
            fail_msg("seed %u, viewer %u, state %d: the view is another one",
                     (unsigned)pair.schema.seed, (unsigned)viewer, i);
        law_state_destroy(one);
        law_state_destroy(two);
    }
}

/* What is written can be read, which checks all of a state. */
static void assert_is_whole(const law_state *state)
{
    size_t size;
    law_state *read;
    law_error error = {0};
    unsigned char *bytes = bytes_of(&size, state);
    if (law_state_read(&read, law_state_schema(state), bytes, size, NULL, &error) != LAW_OK)
        fail_msg("seed %u, viewer %u: %s", (unsigned)pair.schema.seed, (unsigned)viewer,
                 error.message);
    assert_true(law_state_equal(read, state));
    law_state_destroy(read);
    free(bytes);
}

static uint64_t mix(uint64_t hash, uint64_t number)
{
    return (hash ^ number) * UINT64_C(0x100000001b3);
}

/* A number of the contents of all rows of a table, in any order, without references. */
static uint64_t contents_of(const law_state *state, uint32_t table)
{
    uint64_t sum = 0;
    law_row row = {table, 0};
    while ((row = law_state_row_after(state, (law_table){table}, row.id)).id != 0) {
        uint64_t hash = 14695981039346656037u;
        for (uint32_t c = 1; c <= pair.schema.tables[table].column_count; c++) {
            const model_column *column = &pair.schema.tables[table].columns[c];
            for (uint32_t i = 0; column->kind != LAW_VALUE_ROW && i < column->count; i++) {
                law_value value = law_state_get(state, row, (law_column){c}, i);
                hash = mix(mix(hash, value.kind), (uint64_t)value.number);
                for (size_t k = 0; k < value.text_size; k++)
                    hash = mix(hash, (unsigned char)value.text[k]);
            }
        }
        sum += hash;
    }
    return sum;
}

static bool has_hidden_columns(uint32_t table)
{
    for (uint32_t c = 1; c <= pair.schema.tables[table].column_count; c++) {
        if (pair.schema.tables[table].columns[c].seen.kind != LAW_SEEN_BY_ALL)
            return true;
    }
    return false;
}

static void assert_keeps_contents(const match *a, const match *b)
{
    for (uint32_t table = 1; table <= pair.schema.table_count; table++) {
        if (!pair.schema.tables[table].has_zones || has_hidden_columns(table))
            continue;
        for (int i = 0; i < STATE_COUNT; i++)
            assert_true(contents_of(a->states[i], table) == contents_of(b->states[i], table));
    }
}

static void assert_keeps_lengths(const law_state *a, const law_state *b)
{
    for (uint32_t zone = 1; zone <= pair.schema.zone_count; zone++) {
        for (uint32_t each = 0; each <= MODEL_EACH_MAX; each++)
            assert_int_equal(law_state_place_count(a, (law_place){zone, each}),
                             law_state_place_count(b, (law_place){zone, each}));
    }
}

/* ---- Random states ---- */

static match random_match(uint64_t seed)
{
    match m;
    model_pair_begin(&pair, seed, NULL);
    model_pair_fill(&pair, 60);
    for (int i = 0; i < STATE_COUNT; i++) {
        assert_int_equal(law_state_clone(&m.states[i], pair.state, NULL), LAW_OK);
        for (int step = 0; step < 12; step++)
            model_pair_step(&pair);
    }
    return m;
}

static void check_viewer(const match *m)
{
    match one = imagined(m, 1), other = imagined(m, 2);
    match again = imagined(&one, 2), same = imagined(m, 2);
    assert_views_are_equal(m, &one);
    assert_keeps_contents(m, &one);
    assert_same(&other, &same, "the same dice make another state");
    assert_same(&other, &again, "what is hidden shows in what is made up");
    for (int i = 0; i < STATE_COUNT; i++) {
        assert_is_whole(one.states[i]);
        assert_keeps_lengths(m->states[i], one.states[i]);
    }
    destroy(&one);
    destroy(&other);
    destroy(&again);
    destroy(&same);
}

static void test_random_states(void **data)
{
    (void)data;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        match m = random_match(seed);
        for (viewer = 0; viewer <= pair.schema.player_count; viewer++)
            check_viewer(&m);
        destroy(&m);
        model_pair_end(&pair);
    }
}

/* ---- A game of cards ---- */

enum { CARD_COUNT = 6, DEAL_COUNT = 400 };

typedef struct {
    law_schema *schema;
    law_state *state;
    law_table card;
    law_column value, colour;
    law_zone deck, hand;
    law_row cards[CARD_COUNT + 1];
} card_game;

static void declare_cards(card_game *g, law_schema_builder *builder)
{
    const law_column_form value = {.kind = LAW_VALUE_INTEGER, .most = 9};
    const law_seen_by nobody = {.kind = LAW_SEEN_BY_NOBODY}, owner = {.kind = LAW_SEEN_BY_OWNER};
    law_schema_add_player(builder, "red");
    law_schema_add_player(builder, "blue");
    g->card = law_schema_add_table(builder, "card", CARD_COUNT, false);
    g->value = law_schema_add_column(builder, g->card, "value", &value);
    g->colour = law_schema_add_column(builder, g->card, "colour", &value);
    g->deck = law_schema_add_zone(builder, "deck", g->card, LAW_EACH_ONE, true);
    g->hand = law_schema_add_zone(builder, "hand", g->card, LAW_EACH_PLAYER, false);
    law_schema_set_zone_seen(builder, g->deck, &nobody);
    law_schema_set_zone_seen(builder, g->hand, &owner);
}

/* Cards 1 and 2 are red's, 3 is blue's, the others lie in the deck; the colour is that of a value,
 * odd or even. */
static void begin_cards(card_game *g, bool are_colours_alike)
{
    law_schema_builder *builder;
    law_error error = {0};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    declare_cards(g, builder);
    if (are_colours_alike)
        assert_true(law_schema_set_table_alike(builder, g->card, &g->colour, 1));
    assert_int_equal(law_schema_finish(&g->schema, builder, &error), LAW_OK);
    law_schema_builder_destroy(builder);
    assert_int_equal(law_state_create(&g->state, g->schema, NULL, NULL), LAW_OK);
    for (uint32_t i = 1; i <= CARD_COUNT; i++) {
        const law_cell cells[] = {
            {.column = g->value, .value = {.kind = LAW_VALUE_INTEGER, .number = (int64_t)i}},
            {.column = g->colour, .value = {.kind = LAW_VALUE_INTEGER, .number = (int64_t)i % 2}}};
        law_place place = {g->deck.id, 0};
        if (i <= 3)
            place = (law_place){g->hand.id, i <= 2 ? 1 : 2};
        assert_int_equal(law_state_add_row(&g->cards[i], g->state, g->card, cells, 2, place, NULL),
                         LAW_OK);
    }
}

static void end_cards(card_game *g)
{
    law_state_destroy(g->state);
    law_schema_destroy(g->schema);
}

static int64_t value_at(const card_game *g, const law_state *state, law_place place)
{
    return law_state_get(state, law_state_row_at(state, place, 0), g->value, 0).number;
}

static law_state *deal(const card_game *g, uint64_t seed)
{
    law_dice dice;
    law_imagining *imagining;
    law_state *made;
    const law_state *states[] = {g->state};
    law_dice_seed(&dice, seed, 1);
    assert_int_equal(
        law_imagining_create(&imagining, states, 1, NULL, (law_player){1}, &dice, NULL), LAW_OK);
    assert_false(law_imagining_is_open(imagining));
    assert_int_equal(law_imagining_apply(&made, imagining, 0, seed, NULL), LAW_OK);
    law_imagining_destroy(imagining);
    return made;
}

/* How often blue holds each card where red looks; red's own cards stay. */
static void count_deals(uint32_t counts[CARD_COUNT + 1], const card_game *g)
{
    memset(counts, 0, (CARD_COUNT + 1) * sizeof *counts);
    for (uint64_t seed = 1; seed <= DEAL_COUNT; seed++) {
        law_state *made = deal(g, seed);
        assert_int_equal(value_at(g, made, (law_place){g->hand.id, 1}), 1);
        counts[value_at(g, made, (law_place){g->hand.id, 2})]++;
        law_state_destroy(made);
    }
}

static void test_each_way_is_as_likely(void **data)
{
    (void)data;
    card_game g;
    uint32_t counts[CARD_COUNT + 1];
    begin_cards(&g, false);
    count_deals(counts, &g);
    for (uint32_t i = 1; i <= CARD_COUNT; i++)
        assert_true(i <= 2 ? counts[i] == 0 : counts[i] > 70 && counts[i] < 130);
    end_cards(&g);
}

static void test_alike(void **data)
{
    (void)data;
    card_game g;
    uint32_t counts[CARD_COUNT + 1];
    begin_cards(&g, true);
    count_deals(counts, &g);
    assert_true(counts[3] > 150 && counts[5] > 150);
    assert_int_equal(counts[3] + counts[5], DEAL_COUNT);
    end_cards(&g);
}

static void test_mistakes(void **data)
{
    (void)data;
    card_game g;
    law_dice dice;
    law_imagining *imagining;
    law_state *view, *made;
    law_error error;
    begin_cards(&g, false);
    law_dice_seed(&dice, 1, 1);
    assert_int_equal(law_state_view(&view, g.state, (law_player){1}, NULL), LAW_OK);
    const law_state *states[] = {g.state}, *views[] = {view};
    assert_int_equal(
        law_imagining_create(&imagining, states, 0, NULL, (law_player){1}, &dice, &error),
        LAW_BAD_ARGUMENT);
    assert_int_equal(
        law_imagining_create(&imagining, views, 1, NULL, (law_player){1}, &dice, &error),
        LAW_BAD_ARGUMENT);
    assert_int_equal(
        law_imagining_create(&imagining, states, 1, NULL, (law_player){3}, &dice, &error),
        LAW_BAD_ARGUMENT);
    assert_null(imagining);
    assert_int_equal(
        law_imagining_create(&imagining, states, 1, view, (law_player){1}, &dice, &error),
        LAW_BAD_ARGUMENT);
    assert_int_equal(
        law_imagining_create(&imagining, states, 1, g.state, (law_player){1}, &dice, &error),
        LAW_OK);
    assert_int_equal(law_imagining_apply(&made, imagining, 1, 1, &error), LAW_BAD_ARGUMENT);
    assert_null(made);
    law_imagining_destroy(imagining);
    law_state_destroy(view);
    end_cards(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_states),
        cmocka_unit_test(test_each_way_is_as_likely),
        cmocka_unit_test(test_alike),
        cmocka_unit_test(test_mistakes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
