/* Logs: what was watched comes back as it was told, and folds to the state that it led to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "small_game.h"
#include "state_model.h"

static law_log *new_log(const law_schema *schema)
{
    law_log *log;
    law_error error = {0};
    assert_int_equal(law_log_create(&log, schema, NULL, &error), LAW_OK);
    return log;
}

static void assert_folds_to(const law_state *start, const law_log *log, size_t count, uint64_t hash)
{
    law_state *folded;
    law_error error = {0};
    assert_int_equal(law_state_clone(&folded, start, NULL), LAW_OK);
    if (law_log_fold(folded, log, 0, count, &error) != LAW_OK)
        fail_msg("%s", error.message);
    assert_true(law_state_hash(folded) == hash);
    law_state_destroy(folded);
}

/* ---- Random runs ---- */

enum { SCHEMA_COUNT = 200, STEPS = 120 };

static model_pair pair;

/* The log at the moments between operations. */
typedef struct {
    size_t counts[STEPS + 1];
    uint64_t hashes[STEPS + 1];
} moments;

/* Operations, with notes of the host's own between them. */
static void run_logged(moments *all, law_log *log)
{
    law_state_watch(pair.state, law_log_watch, log);
    for (int i = 0; i <= STEPS; i++) {
        all->counts[i] = law_log_count(log);
        all->hashes[i] = law_state_hash(pair.state);
        if (i < STEPS)
            model_pair_step(&pair);
        if (i % 3 == 0)
            assert_int_equal(law_log_add(log, &i, sizeof i, NULL), LAW_OK);
    }
    assert_int_equal(law_state_watch_status(pair.state), LAW_OK);
    law_state_watch(pair.state, NULL, NULL);
}

static void test_every_beginning_folds_to_its_moment(void **state)
{
    (void)state;
    static moments all;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        law_state *start, *follower;
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 10);
        assert_int_equal(law_state_clone(&start, pair.state, NULL), LAW_OK);
        assert_int_equal(law_state_clone(&follower, pair.state, NULL), LAW_OK);
        law_log *log = new_log(law_state_schema(pair.state));
        run_logged(&all, log);
        for (int i = 0; i < STEPS; i++) {
            if (i % 17 == 0)
                assert_folds_to(start, log, all.counts[i], all.hashes[i]);
            assert_int_equal(law_log_fold(follower, log, all.counts[i], all.counts[i + 1], NULL),
                             LAW_OK);
            assert_true(law_state_hash(follower) == all.hashes[i + 1]);
        }
        model_assert_equal(&pair.model, follower);
        assert_true(law_state_equal(follower, pair.state));
        law_log_destroy(log);
        law_state_destroy(start);
        law_state_destroy(follower);
        model_pair_end(&pair);
    }
}

/* An undo: cut the log, go back to the state at its new end, go on from there. */
static void test_a_log_that_was_cut_goes_on(void **state)
{
    (void)state;
    static moments all;
    for (uint64_t seed = 1; seed <= SCHEMA_COUNT; seed++) {
        static model_state before;
        law_state *start, *again;
        model_pair_begin(&pair, seed, NULL);
        model_pair_fill(&pair, 10);
        assert_int_equal(law_state_clone(&start, pair.state, NULL), LAW_OK);
        before = pair.model;
        law_log *log = new_log(law_state_schema(pair.state));
        run_logged(&all, log);
        int at = (int)random_below(&pair.random, STEPS);
        assert_int_equal(law_log_cut(log, all.counts[at], NULL), LAW_OK);
        assert_int_equal(law_log_count(log), all.counts[at]);
        assert_folds_to(start, log, all.counts[at], all.hashes[at]);
        /* Back at the start, and on from there in another way. */
        assert_int_equal(law_log_cut(log, 0, NULL), LAW_OK);
        assert_int_equal(law_state_copy(pair.state, start, NULL), LAW_OK);
        pair.model = before;
        run_logged(&all, log);
        assert_folds_to(start, log, law_log_count(log), law_state_hash(pair.state));
        assert_int_equal(law_state_clone(&again, start, NULL), LAW_OK);
        assert_int_equal(law_log_fold(again, log, 0, law_log_count(log), NULL), LAW_OK);
        model_assert_equal(&pair.model, again);
        law_state_destroy(again);
        law_log_destroy(log);
        law_state_destroy(start);
        model_pair_end(&pair);
    }
}

/* ---- What comes back is what was told ---- */

static bool are_values_equal(const law_value *a, const law_value *b)
{
    bool is_text = a->kind == LAW_VALUE_TEXT;
    return a->kind == b->kind && a->number == b->number && a->row.table == b->row.table &&
           a->row.id == b->row.id &&
           (!is_text || (a->text_size == b->text_size &&
                         (a->text_size == 0 || memcmp(a->text, b->text, a->text_size) == 0)));
}

static void assert_events_equal(const law_event *a, const law_event *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_true(a->row.table == b->row.table && a->row.id == b->row.id);
    assert_true(a->column.id == b->column.id && a->index == b->index);
    assert_true(are_values_equal(&a->before, &b->before));
    assert_true(are_values_equal(&a->after, &b->after));
    assert_true(a->from.zone == b->from.zone && a->from.each == b->from.each);
    assert_true(a->to.zone == b->to.zone && a->to.each == b->to.each);
    assert_int_equal(a->position, b->position);
    assert_int_equal(a->order_count, b->order_count);
    for (size_t i = 0; i < a->order_count; i++)
        assert_true(a->order[i].table == b->order[i].table && a->order[i].id == b->order[i].id);
    assert_true(a->viewers == b->viewers && a->block == b->block);
    assert_int_equal(a->block_value != NULL, b->block_value != NULL);
    if (a->block_value != NULL)
        assert_true(model_block_number(a->block_value) == model_block_number(b->block_value));
    assert_int_equal(a->purpose != NULL, b->purpose != NULL);
    if (a->purpose != NULL)
        assert_string_equal(a->purpose, b->purpose);
    assert_true(a->bound == b->bound && a->drawn == b->drawn);
    assert_true(a->dice.state == b->dice.state && a->dice.increment == b->dice.increment);
    assert_true(a->seed == b->seed && a->viewer.id == b->viewer.id && a->alias == b->alias);
}

/* One event of each kind with something in every field that the kind may use, and more. */
static void make_event(law_event *event, law_event_kind kind, const void *block)
{
    static const law_row order[] = {{CARD, 3}, {CARD, 1}, {CARD, 2}};
    *event = (law_event){
        .kind = kind,
        .row = {UNIT, 2 + (uint32_t)kind},
        .column = {UNIT_NAME},
        .index = 1,
        .before = as_text("the first text"),
        .after = as_text(kind % 2 == 0 ? "" : "another, longer than eight bytes"),
        .from = {DECK, 0},
        .to = {HAND, BLUE},
        .position = UINT32_MAX - (uint32_t)kind,
        .viewers = 5,
        .purpose = kind == LAW_EVENT_SET ? NULL : "weather",
        .bound = 6,
        .drawn = 4,
        .dice = {UINT64_C(0x123456789abcdef0), UINT64_MAX},
        .seed = UINT64_MAX - 1,
        .viewer = {GREEN},
        .alias = 77,
    };
    if (kind == LAW_EVENT_REORDERED || kind == LAW_EVENT_REVEALED) {
        event->order = order;
        event->order_count = 3;
        event->before = as_row((law_row){CARD, 9});
        event->after = as_integer(-12);
    }
    if (kind == LAW_EVENT_BLOCK) {
        event->block = 1;
        event->block_value = block;
    }
}

static void test_every_field_comes_back(void **state)
{
    (void)state;
    small_game game;
    void *block;
    small_game_begin(&game, NULL);
    law_log *log = new_log(game.schema);
    assert_int_equal(model_block_make(&block, 1234, NULL), LAW_OK);
    for (int round = 0; round < 20; round++) { /* so that everything grows under what was kept */
        for (int kind = 0; kind < LAW_EVENT_KIND_COUNT; kind++) {
            law_event event;
            make_event(&event, (law_event_kind)kind, round % 2 == 0 ? block : NULL);
            assert_int_equal(law_log_watch(log, game.state, &event), LAW_OK);
        }
    }
    for (size_t index = 0; index < law_log_count(log); index++) {
        law_event told, kept;
        size_t round = index / LAW_EVENT_KIND_COUNT;
        make_event(&told, (law_event_kind)(index % LAW_EVENT_KIND_COUNT),
                   round % 2 == 0 ? block : NULL);
        assert_true(law_log_event(&kept, log, index));
        assert_events_equal(&told, &kept);
        assert_true(kept.block_value == NULL || kept.block_value != block); /* a clone */
    }
    law_log_destroy(log);
    model_block_type().destroy(block, NULL, NULL);
    small_game_end(&game);
}

/* The texts of an event are the log's own: those of the state may change or go. */
static void test_a_log_outlives_what_it_tells_of(void **state)
{
    (void)state;
    small_game game;
    law_event event;
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1);
    law_log *log = new_log(game.schema);
    law_state_watch(game.state, law_log_watch, log);
    small_set(game.state, unit, UNIT_NAME, 0, as_text("Johny"));
    small_set(game.state, unit, UNIT_NAME, 0, as_text("Ba"));
    law_state_destroy(game.state);
    game.state = NULL;
    assert_int_equal(law_log_count(log), 2);
    assert_true(law_log_event(&event, log, 1));
    assert_int_equal(event.before.text_size, 5);
    assert_memory_equal(event.before.text, "Johny", 5);
    assert_int_equal(event.after.text_size, 2);
    assert_memory_equal(event.after.text, "Ba", 2);
    law_log_destroy(log);
    small_game_end(&game);
}

/* ---- Entries of the host, and rules ---- */

static void test_bytes_of_the_host(void **state)
{
    (void)state;
    enum { COUNT = 100 };
    unsigned char bytes[COUNT];
    small_game game;
    law_event event;
    small_game_begin(&game, NULL);
    law_log *log = new_log(game.schema);
    for (size_t i = 0; i < COUNT; i++)
        bytes[i] = (unsigned char)(i * 37 + 200);
    for (size_t size = 0; size < COUNT; size++)
        assert_int_equal(law_log_add(log, size > 0 ? bytes + 1 : NULL, size, NULL), LAW_OK);
    for (size_t index = 0; index < COUNT; index++) {
        size_t size = 12345;
        const void *kept = law_log_bytes(&size, log, index);
        assert_non_null(kept);
        assert_int_equal(size, index);
        assert_memory_equal(kept, bytes + 1, size);
        assert_false(law_log_event(&event, log, index));
        assert_null(law_log_rule(log, index));
    }
    law_error error = {0};
    assert_int_equal(law_log_add(log, NULL, 3, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "3 bytes"));
    assert_int_equal(law_log_count(log), COUNT);
    law_log_destroy(log);
    small_game_end(&game);
}

static void test_what_is_not_there(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    law_log *log = new_log(game.schema);
    law_row unit = small_unit(game.state, RED, 1);
    law_state_watch(game.state, law_log_watch, log);
    small_set(game.state, unit, UNIT_UPRIGHT, 0, as_flag(true));
    const size_t beyond[] = {1, 2, SIZE_MAX};
    for (size_t i = 0; i < 3; i++) {
        law_event event = {.kind = LAW_EVENT_MOVED, .alias = 3};
        size_t size = 9;
        assert_false(law_log_event(&event, log, beyond[i]));
        assert_int_equal(event.alias, 0);
        assert_null(law_log_bytes(&size, log, beyond[i]));
        assert_int_equal(size, 0);
        assert_null(law_log_rule(log, beyond[i]));
    }
    size_t size = 9;
    assert_null(law_log_bytes(&size, log, 0)); /* an event, no bytes */
    assert_int_equal(size, 0);
    law_log_destroy(log);
    law_log_destroy(NULL);
    small_game_end(&game);
}

static void test_entries_bear_the_rule_of_their_time(void **state)
{
    (void)state;
    small_game game;
    law_error error = {0};
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1);
    law_log *log = new_log(game.schema);
    law_state_watch(game.state, law_log_watch, log);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(1));
    char rule[] = "R6.1";
    assert_int_equal(law_log_set_rule(log, rule, NULL), LAW_OK);
    memset(rule, 'x', 4); /* the log has its own */
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(2));
    assert_int_equal(law_log_add(log, "note", 4, NULL), LAW_OK);
    assert_int_equal(law_log_set_rule(log, "R7", NULL), LAW_OK);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(3));
    assert_int_equal(law_log_set_rule(log, "R6.1", NULL), LAW_OK);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(4));
    assert_int_equal(law_log_set_rule(log, "not a rule", &error), LAW_BAD_NAME);
    assert_non_null(strstr(error.message, "\"not a rule\""));
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(5)); /* still R6.1 */
    assert_int_equal(law_log_set_rule(log, NULL, NULL), LAW_OK);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(6));
    static const char *const expected[] = {NULL, "R6.1", "R6.1", "R7", "R6.1", "R6.1", NULL};
    assert_int_equal(law_log_count(log), 7);
    for (size_t index = 0; index < 7; index++) {
        const char *kept = law_log_rule(log, index);
        assert_int_equal(kept != NULL, expected[index] != NULL);
        if (kept != NULL)
            assert_string_equal(kept, expected[index]);
    }
    assert_ptr_equal(law_log_rule(log, 1), law_log_rule(log, 4)); /* kept once */
    assert_int_equal(law_log_cut(log, 3, NULL), LAW_OK);
    assert_string_equal(law_log_rule(log, 2), "R6.1");
    law_log_destroy(log);
    small_game_end(&game);
}

/* ---- Refusals ---- */

static void test_events_that_are_not_whole_are_refused(void **state)
{
    (void)state;
    small_game game;
    small_game_begin(&game, NULL);
    law_log *log = new_log(game.schema);
    const law_event wrong[] = {
        {.kind = LAW_EVENT_KIND_COUNT},
        {.kind = (law_event_kind)-1},
        {.kind = LAW_EVENT_REORDERED, .to = {DECK, 0}, .order_count = 2},
        {.kind = LAW_EVENT_BLOCK, .block = 2},
        {.kind = LAW_EVENT_BLOCK, .block = 0},
        {.kind = LAW_EVENT_SET, .after = {.kind = LAW_VALUE_TEXT, .text_size = 3}},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(law_log_watch(log, game.state, &wrong[i]), LAW_BAD_ARGUMENT);
        assert_int_equal(law_log_count(log), 0);
    }
    law_log_destroy(log);
    small_game_end(&game);
}

static void test_ranges_that_are_not_there_are_refused(void **state)
{
    (void)state;
    small_game game;
    law_error error = {0};
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1);
    law_log *log = new_log(game.schema);
    law_state_watch(game.state, law_log_watch, log);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(6));
    uint64_t hash = law_state_hash(game.state);
    assert_int_equal(law_log_cut(log, 2, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "1 entries"));
    assert_int_equal(law_log_count(log), 1);
    const size_t ranges[][2] = {{0, 2}, {1, 0}, {2, 2}, {0, SIZE_MAX}};
    for (size_t i = 0; i < 4; i++) {
        error = (law_error){0};
        assert_int_equal(law_log_fold(game.state, log, ranges[i][0], ranges[i][1], &error),
                         LAW_BAD_ARGUMENT);
        assert_true(error.message[0] != '\0');
        assert_true(law_state_hash(game.state) == hash);
    }
    assert_int_equal(law_log_fold(game.state, log, 1, 1, NULL), LAW_OK);
    law_log_destroy(log);
    small_game_end(&game);
}

/* The third of three entries cannot be applied: the first two are then not applied either. */
static void test_a_fold_that_fails_changes_nothing(void **state)
{
    (void)state;
    small_game game;
    void *block;
    law_error error = {0};
    small_game_begin(&game, NULL);
    law_row unit = small_unit(game.state, RED, 1);
    law_log *log = new_log(game.schema);
    assert_int_equal(model_block_make(&block, 8, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(game.state, 1, block, NULL), LAW_OK);
    law_state_watch(game.state, law_log_watch, log);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(6));
    assert_int_equal(model_block_make(&block, 9, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(game.state, 1, block, NULL), LAW_OK);
    const law_event wrong = {.kind = LAW_EVENT_REMOVED, .row = {UNIT, 5}};
    assert_int_equal(law_log_watch(log, game.state, &wrong), LAW_OK);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(4));
    uint64_t hash = law_state_hash(game.state);
    assert_int_not_equal(law_log_fold(game.state, log, 0, 3, &error), LAW_OK);
    assert_non_null(strstr(error.message, "entry 2"));
    assert_true(law_state_hash(game.state) == hash);
    assert_int_equal(number_of(game.state, unit, UNIT_POINTS, 0), 4);
    /* It is still the one that is watched. */
    size_t count = law_log_count(log);
    small_set(game.state, unit, UNIT_POINTS, 0, as_integer(3));
    assert_int_equal(law_log_count(log), count + 1);
    law_log_destroy(log);
    small_game_end(&game);
}

static void test_a_log_of_another_schema_is_refused(void **state)
{
    (void)state;
    small_game game;
    law_error error = {0};
    small_game_begin(&game, NULL);
    model_pair_begin(&pair, 1, NULL);
    law_log *log = new_log(pair.placed);
    assert_int_equal(law_log_fold(game.state, log, 0, 0, &error), LAW_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "another schema"));
    law_log_destroy(log);
    model_pair_end(&pair);
    small_game_end(&game);
}

/* ---- Memory ---- */

/* Cutting and destroying give back the blocks that were kept; a watch without memory says so, and
 * what was kept before stays. */
static void test_memory_is_given_back(void **state)
{
    (void)state;
    failing_allocator memory;
    failing_allocator_begin(&memory, 0);
    law_allocator allocator = failing_allocator_face(&memory);
    small_game game;
    void *block;
    small_game_begin(&game, NULL);
    law_log *log;
    assert_int_equal(law_log_create(&log, game.schema, &allocator, NULL), LAW_OK);
    assert_int_equal(model_block_make(&block, 5, NULL), LAW_OK);
    const law_event with = {.kind = LAW_EVENT_BLOCK, .block = 1, .block_value = block};
    const law_event without = {.kind = LAW_EVENT_BLOCK, .block = 1};
    for (int i = 0; i < 40; i++)
        assert_int_equal(law_log_watch(log, game.state, i % 4 == 3 ? &without : &with), LAW_OK);
    size_t blocks = memory.block_count;
    assert_int_equal(law_log_cut(log, 18, NULL), LAW_OK);
    assert_int_equal(blocks - memory.block_count, 22 - 6);
    law_event event;
    assert_true(law_log_event(&event, log, 17));
    assert_true(model_block_number(event.block_value) == 5);
    assert_true(law_log_event(&event, log, 15));
    assert_null(event.block_value);
    for (int i = 0; i < 60; i++) { /* each refusal leaves it as it was, and the next try succeeds */
        size_t count = law_log_count(log);
        memory.fail_at = memory.request_count + 1;
        law_status status = law_log_watch(log, game.state, &with);
        assert_int_equal(status, LAW_NO_MEMORY);
        assert_int_equal(law_log_count(log), count);
        assert_int_equal(law_log_watch(log, game.state, &with), LAW_OK);
    }
    assert_int_equal(law_log_count(log), 78);
    size_t bytes = memory.byte_count;
    for (int i = 0; i < 2000; i++) { /* what was cut is room for what comes */
        assert_int_equal(law_log_cut(log, 77, NULL), LAW_OK);
        assert_int_equal(law_log_watch(log, game.state, &with), LAW_OK);
    }
    assert_int_equal(memory.byte_count, bytes);
    law_log_destroy(log);
    model_block_type().destroy(block, NULL, NULL);
    failing_allocator_finish(&memory);
    small_game_end(&game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_beginning_folds_to_its_moment),
        cmocka_unit_test(test_a_log_that_was_cut_goes_on),
        cmocka_unit_test(test_every_field_comes_back),
        cmocka_unit_test(test_a_log_outlives_what_it_tells_of),
        cmocka_unit_test(test_bytes_of_the_host),
        cmocka_unit_test(test_what_is_not_there),
        cmocka_unit_test(test_entries_bear_the_rule_of_their_time),
        cmocka_unit_test(test_events_that_are_not_whole_are_refused),
        cmocka_unit_test(test_ranges_that_are_not_there_are_refused),
        cmocka_unit_test(test_a_fold_that_fails_changes_nothing),
        cmocka_unit_test(test_a_log_of_another_schema_is_refused),
        cmocka_unit_test(test_memory_is_given_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
