/* States against a naive model: random operations, allowed or not, over random schemas. After each
 * one everything that can be read is compared; clones, copies, bytes and differences must be equal
 * to what they were made from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state_model.h"

enum { SCHEMA_COUNT = 150, DRAFT_STEPS = 40, STEPS = 200 };

static model_pair pair;

static void assert_same(const law_state *a, const law_state *b)
{
    assert_true(law_state_equal(a, b));
    assert_true(law_state_equal(b, a));
    assert_true(law_state_hash(a) == law_state_hash(b));
}

static void test_every_operation_does_what_the_model_does(void **state)
{
    (void)state;
    uint32_t done = 0, refused = 0;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_assert_equal(&pair.model, pair.state);
        for (int i = 0; i < DRAFT_STEPS; i++) {
            model_pair_step(&pair);
            model_assert_equal(&pair.model, pair.state);
        }
        model_pair_fill(&pair, 0);
        model_assert_equal(&pair.model, pair.state);
        for (int i = 0; i < STEPS; i++) {
            model_pair_step(&pair);
            model_assert_equal(&pair.model, pair.state);
        }
        done += pair.done;
        refused += pair.refused;
        model_pair_end(&pair);
    }
    print_message("%u operations done, %u refused\n", (unsigned)done, (unsigned)refused);
    assert_true(done > 2 * refused && refused > done / 20);
}

static void test_a_clone_is_equal_and_goes_its_own_way(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        static model_state before;
        law_state *clone;
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 60);
        before = pair.model;
        assert_int_equal(law_state_clone(&clone, pair.state, NULL), LAW_OK);
        assert_same(clone, pair.state);
        assert_int_equal(law_state_size(clone), law_state_size(pair.state));
        assert_ptr_equal(law_state_schema(clone), law_state_schema(pair.state));
        for (int i = 0; i < 60; i++)
            model_pair_step(&pair);
        model_assert_equal(&before, clone);
        assert_int_equal(law_state_copy(clone, pair.state, NULL), LAW_OK);
        assert_same(clone, pair.state);
        model_assert_equal(&pair.model, clone);
        law_state_destroy(clone);
        model_pair_end(&pair);
    }
}

/* A state with more rows, and a longer history, is copied into one with fewer, and back. */
static void test_a_copy_does_not_depend_on_what_was_there(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        law_state *start, *target;
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 0);
        assert_int_equal(law_state_clone(&start, pair.state, NULL), LAW_OK);
        assert_int_equal(law_state_clone(&target, pair.state, NULL), LAW_OK);
        for (int i = 0; i < 10; i++) {
            for (int k = 0; k < 12; k++)
                model_pair_step(&pair);
            assert_int_equal(law_state_copy(target, pair.state, NULL), LAW_OK);
            assert_same(target, pair.state);
            assert_int_equal(law_state_copy(target, start, NULL), LAW_OK);
            assert_same(target, start);
            assert_int_equal(law_state_copy(target, target, NULL), LAW_OK);
            assert_same(target, start);
        }
        law_state_destroy(start);
        law_state_destroy(target);
        model_pair_end(&pair);
    }
}

static unsigned char *written(const law_state *state, size_t *size)
{
    *size = law_state_write(NULL, 0, state);
    unsigned char *bytes = malloc(*size + 1);
    assert_non_null(bytes);
    memset(bytes, 0x5a, *size + 1);
    assert_int_equal(law_state_write(bytes, *size - 1, state), *size);
    assert_int_equal(law_state_write(bytes, *size, state), *size);
    assert_int_equal(bytes[*size], 0x5a);
    return bytes;
}

static void test_what_is_written_is_read(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 0);
        for (int i = 0; i < 8; i++) {
            law_error error = {0};
            law_state *read;
            size_t size, again;
            for (int k = 0; k < 15; k++)
                model_pair_step(&pair);
            unsigned char *bytes = written(pair.state, &size);
            law_status status =
                law_state_read(&read, law_state_schema(pair.state), bytes, size, NULL, &error);
            if (status != LAW_OK)
                fail_msg("seed %u: %s", (unsigned)seed, error.message);
            assert_same(read, pair.state);
            model_assert_equal(&pair.model, read);
            unsigned char *rewritten = written(read, &again);
            assert_int_equal(again, size);
            assert_memory_equal(rewritten, bytes, size);
            free(rewritten);
            free(bytes);
            /* The one that was read goes on as if it were the other. */
            law_state_destroy(pair.state);
            pair.state = read;
        }
        model_pair_end(&pair);
    }
}

static law_status apply(void *user, const law_state *state, const law_event *event)
{
    law_error error = {0};
    (void)state;
    law_status status = law_state_apply(user, event, &error);
    if (status != LAW_OK)
        print_error("%s: %s\n", law_event_kind_name(event->kind), error.message);
    return status;
}

static void assert_difference(const law_state *a, const law_state *b)
{
    law_state *changed;
    law_error error = {0};
    assert_int_equal(law_state_clone(&changed, a, NULL), LAW_OK);
    law_status status = law_state_difference(a, b, apply, changed, &error);
    if (status != LAW_OK)
        fail_msg("seed %u: %s", (unsigned)pair.schema.seed, error.message);
    assert_same(changed, b);
    law_state_destroy(changed);
}

static law_status count_event(void *user, const law_state *state, const law_event *event)
{
    (void)state;
    (void)event;
    ++*(int *)user;
    return LAW_OK;
}

static law_status refuse_event(void *user, const law_state *state, const law_event *event)
{
    count_event(user, state, event);
    return LAW_NOT_YOURS;
}

static void test_a_difference_makes_equal(void **state)
{
    (void)state;
    enum { COUNT = 4 };
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        law_state *states[COUNT];
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 0);
        for (int i = 0; i < COUNT; i++) {
            assert_int_equal(law_state_clone(&states[i], pair.state, NULL), LAW_OK);
            for (int k = 0; k < 5 << (2 * i); k++)
                model_pair_step(&pair);
        }
        for (int a = 0; a < COUNT; a++) {
            int events = 0;
            for (int b = 0; b < COUNT; b++)
                assert_difference(states[a], states[b]);
            assert_int_equal(law_state_difference(states[a], states[a], count_event, &events, NULL),
                             LAW_OK);
            assert_int_equal(events, 0);
            bool is_equal = law_state_equal(states[a], pair.state);
            law_status status =
                law_state_difference(states[a], pair.state, refuse_event, &events, NULL);
            assert_int_equal(status, is_equal ? LAW_OK : LAW_NOT_YOURS);
            assert_int_equal(events, is_equal ? 0 : 1);
        }
        for (int i = 0; i < COUNT; i++)
            law_state_destroy(states[i]);
        model_pair_end(&pair);
    }
}

/* A watcher is told of each change, and of nothing where nothing changed. */
static void test_what_is_watched_can_be_done_again(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        law_state *follower;
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 20);
        assert_int_equal(law_state_clone(&follower, pair.state, NULL), LAW_OK);
        law_state_watch(pair.state, apply, follower);
        for (int i = 0; i < 150; i++) {
            uint32_t refused = pair.refused;
            int events = 0;
            if (i % 10 == 9) {
                law_state_watch(pair.state, count_event, &events);
                uint64_t hash = law_state_hash(pair.state);
                model_pair_step(&pair);
                assert_true(pair.refused == refused || events == 0);
                assert_true(events > 0 || law_state_hash(pair.state) == hash);
                assert_int_equal(law_state_copy(follower, pair.state, NULL), LAW_OK);
                law_state_watch(pair.state, apply, follower);
                continue;
            }
            model_pair_step(&pair);
            assert_int_equal(law_state_watch_status(pair.state), LAW_OK);
            assert_same(follower, pair.state);
        }
        model_assert_equal(&pair.model, follower);
        law_state_destroy(follower);
        model_pair_end(&pair);
    }
}

/* Cards without content in a hand for each of three players, seen by its owner. */
static law_schema *hand_schema(uint32_t most)
{
    law_schema_builder *builder;
    law_schema *schema;
    const law_seen_by owner = {.kind = LAW_SEEN_BY_OWNER};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_schema_add_player(builder, "red");
    law_schema_add_player(builder, "blue");
    law_schema_add_player(builder, "green");
    law_table card = law_schema_add_table(builder, "card", most, false);
    law_zone hand = law_schema_add_zone(builder, "hand", card, LAW_EACH_PLAYER, false);
    law_schema_set_zone_seen(builder, hand, &owner);
    assert_int_equal(law_schema_finish(&schema, builder, NULL), LAW_OK);
    law_schema_builder_destroy(builder);
    return schema;
}

/* Long lists against plain arrays: cards go from any place to any other. */
static void test_long_lists_are_those_of_arrays(void **state)
{
    (void)state;
    enum { CARDS = 400, MOVES = 6000, HAND_COUNT = 3 };
    static uint32_t lists[HAND_COUNT + 1][CARDS], counts[HAND_COUNT + 1];
    random_source random;
    law_schema *schema = hand_schema(CARDS);
    law_state *table;
    memset(counts, 0, sizeof counts);
    random_begin(&random, 4);
    assert_int_equal(law_state_create(&table, schema, NULL, NULL), LAW_OK);
    for (uint32_t id = 1; id <= CARDS; id++) {
        law_row row;
        uint32_t to = 1 + random_below(&random, HAND_COUNT);
        assert_int_equal(
            law_state_add_row(&row, table, (law_table){1}, NULL, 0, (law_place){1, to}, NULL),
            LAW_OK);
        lists[to][counts[to]++] = row.id;
    }
    for (int i = 0; i < MOVES; i++) {
        uint32_t from = 1 + random_below(&random, HAND_COUNT);
        uint32_t to = 1 + random_below(&random, HAND_COUNT);
        if (counts[from] == 0)
            continue;
        uint32_t at = random_below(&random, counts[from]), id = lists[from][at];
        counts[from]--;
        memmove(&lists[from][at], &lists[from][at + 1], (counts[from] - at) * sizeof id);
        uint32_t position = random_below(&random, counts[to] + 1);
        memmove(&lists[to][position + 1], &lists[to][position],
                (counts[to] - position) * sizeof id);
        lists[to][position] = id;
        counts[to]++;
        assert_int_equal(
            law_state_move(table, (law_row){1, id}, (law_place){1, to}, position, NULL), LAW_OK);
    }
    for (uint32_t hand = 1; hand <= HAND_COUNT; hand++) {
        law_row row = law_state_row_at(table, (law_place){1, hand}, 0);
        assert_int_equal(law_state_place_count(table, (law_place){1, hand}), counts[hand]);
        for (uint32_t i = 0; i < counts[hand]; i++) {
            assert_int_equal(row.id, lists[hand][i]);
            assert_int_equal(law_state_position_of(table, row), i);
            row = law_state_row_below(table, row);
        }
        assert_int_equal(row.id, 0);
    }
    law_state_destroy(table);
    law_schema_destroy(schema);
}

/* The same seed gives the same state; another seed gives another. */
static void test_a_run_can_be_repeated(void **state)
{
    (void)state;
    uint64_t before = 0;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        uint64_t hashes[2];
        for (int i = 0; i < 2; i++) {
            model_pair_begin(&pair, seed, NULL);
            model_pair_fill(&pair, 80);
            hashes[i] = law_state_hash(pair.state);
            model_pair_end(&pair);
        }
        assert_true(hashes[0] == hashes[1]);
        assert_true(hashes[0] != before);
        before = hashes[0];
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_operation_does_what_the_model_does),
        cmocka_unit_test(test_a_clone_is_equal_and_goes_its_own_way),
        cmocka_unit_test(test_a_copy_does_not_depend_on_what_was_there),
        cmocka_unit_test(test_what_is_written_is_read),
        cmocka_unit_test(test_a_difference_makes_equal),
        cmocka_unit_test(test_what_is_watched_can_be_done_again),
        cmocka_unit_test(test_long_lists_are_those_of_arrays),
        cmocka_unit_test(test_a_run_can_be_repeated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
