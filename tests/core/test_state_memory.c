/* Every single allocation of schemas, states, views and logs is made to fail once: one clear error,
 * nothing lost, the object as it was, so that the same call then succeeds and the result is the
 * same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "small_game.h"
#include "state_check.h"
#include "state_model.h"

typedef struct {
    failing_allocator memory;
    law_allocator allocator;
    bool has_told; /* the failure was reported, once */
    law_error error;
    law_schema *draft_schema, *schema;
    law_state *state;
    law_log *log;
    uint64_t sum;
} attempt;

static uint64_t hash_of(const law_state *state)
{
    return state != NULL ? law_state_hash(state) : 0;
}

/* Whether a call failed because of the refused request; then the error must say so. Any other
 * failure, or a second one, fails the test. */
static bool was_refused(attempt *a, law_status status)
{
    if (status == LAW_OK)
        return false;
    if (status != LAW_NO_MEMORY)
        fail_msg("request %zu: %s, \"%s\"", a->memory.fail_at, law_status_name(status),
                 a->error.message);
    assert_true(a->memory.has_failed);
    assert_false(a->has_told);
    assert_int_equal(a->error.status, LAW_NO_MEMORY);
    assert_non_null(strstr(a->error.message, "memory"));
    a->has_told = true;
    return true;
}

/* Does a call, and once more where it was refused. What it made must be NULL then, and the state as
 * it was. */
#define DO(a, call, made)                                                                          \
    do {                                                                                           \
        uint64_t hash_before = hash_of((a)->state);                                                \
        if (was_refused((a), (call))) {                                                            \
            assert_true((made) == NULL);                                                           \
            assert_true(hash_of((a)->state) == hash_before);                                       \
            assert_true((a)->state == NULL || state_mistake_in((a)) == NULL);                      \
            assert_int_equal((call), LAW_OK);                                                      \
        }                                                                                          \
    } while (0)

static const void *const nothing_made = NULL;

/* Asked with the refusing switched off, for asking takes memory as well. */
static const char *state_mistake_in(attempt *a)
{
    size_t fail_at = a->memory.fail_at;
    a->memory.fail_at = 0;
    const char *mistake = state_mistake(a->state);
    a->memory.fail_at = fail_at;
    return mistake;
}

static void mix(attempt *a, uint64_t value)
{
    uint64_t mixed = a->sum ^ value;
    a->sum = random_mix(&mixed);
}

/* ---- Steps, each of which may be repeated ---- */

static law_status add(attempt *a, uint32_t table, const law_cell *cells, size_t count,
                      law_place place)
{
    law_row row;
    return law_state_add_row(&row, a->state, (law_table){table}, cells, count, place, &a->error);
}

static law_status seal(attempt *a)
{
    law_state *sealed;
    law_status status = law_state_seal(&sealed, &a->schema, a->state, &a->error);
    if (status != LAW_OK) {
        assert_null(sealed);
        return status;
    }
    law_state_destroy(a->state);
    a->state = sealed;
    return LAW_OK;
}

static law_status set_block(attempt *a, uint64_t number)
{
    void *block;
    law_status status = model_block_make(&block, number, &a->allocator);
    if (status != LAW_OK) { /* which says nothing else */
        a->error = (law_error){status, "out of memory"};
        return status;
    }
    return law_state_set_block(a->state, 1, block, &a->error);
}

static law_status draw(attempt *a, const char *purpose)
{
    uint32_t drawn;
    law_status status = law_state_draw(&drawn, a->state, purpose, 100, &a->error);
    if (status == LAW_OK)
        mix(a, drawn);
    return status;
}

static void fill(attempt *a)
{
    static const char *const purposes[] = {"attack", "weather", "deck", "retreat", "supply"};
    for (uint32_t i = 0; i < POINT_MOST; i++) {
        const law_cell letter = {{POINT_LETTER}, 0, as_text("abc")};
        DO(a, add(a, POINT, &letter, 1, (law_place){0, 0}), nothing_made);
    }
    DO(a, set_block(a, 1), nothing_made);
    DO(a, seal(a), a->schema);
    for (uint32_t i = 0; i < CARD_MOST; i++) {
        const law_cell value = {{CARD_VALUE}, 0, as_integer(1 + i % 13)};
        DO(a, add(a, CARD, &value, 1, (law_place){DECK, 0}), nothing_made);
    }
    for (uint32_t i = 0; i < UNIT_MOST; i++) {
        const law_cell cells[] = {{{UNIT_OWNER}, 0, as_player(1 + i % 3)},
                                  {{UNIT_NAME}, 0, as_text("a unit")}};
        DO(a, add(a, UNIT, cells, 2, (law_place){0, 0}), nothing_made);
    }
    for (uint32_t i = 0; i < PACT_MOST; i++) {
        const law_cell cells[] = {{{PACT_FIRST}, 0, as_player(1 + i % 3)},
                                  {{PACT_SECOND}, 0, as_player(1 + i / 3)}};
        DO(a, add(a, PACT, cells, 2, (law_place){0, 0}), nothing_made);
    }
    for (size_t i = 0; i < sizeof purposes / sizeof *purposes; i++)
        DO(a, draw(a, purposes[i]), nothing_made);
    DO(a, law_state_shuffle(a->state, (law_place){DECK, 0}, "shuffle", &a->error), nothing_made);
    small_move(a->state, (law_row){CARD, 3}, HAND, RED, 0);
    small_move(a->state, (law_row){CARD, 7}, HAND, BLUE, 0);
    DO(a, set_block(a, 4711), nothing_made);
    mix(a, law_state_hash(a->state));
}

/* ---- What is made of a state ---- */

static void copy(attempt *a)
{
    law_state *small, *clone, *start = a->state;
    DO(a, law_state_create(&small, a->schema, &a->allocator, &a->error), small);
    DO(a, law_state_clone(&clone, a->state, &a->error), clone);
    mix(a, law_state_hash(clone));
    a->state = small; /* which must stay as it is when it cannot be made the other */
    DO(a, law_state_copy(a->state, clone, &a->error), nothing_made);
    assert_true(law_state_equal(a->state, clone));
    a->state = start;
    law_state_destroy(small);
    law_state_destroy(clone);
}

static void look(attempt *a)
{
    for (uint32_t viewer = 0; viewer <= SMALL_PLAYER_COUNT; viewer++) {
        law_state *view;
        DO(a, law_state_view(&view, a->state, (law_player){viewer}, &a->error), view);
        mix(a, law_state_hash(view));
        law_state_destroy(view);
    }
}

static void read_back(attempt *a)
{
    law_state *read;
    size_t size = law_state_write(NULL, 0, a->state);
    unsigned char *bytes = malloc(size);
    assert_non_null(bytes);
    law_state_write(bytes, size, a->state);
    DO(a, law_state_read(&read, a->schema, bytes, size, &a->allocator, &a->error), read);
    assert_true(law_state_equal(read, a->state));
    law_state_destroy(read);
    free(bytes);
}

/* ---- Logs and differences ---- */

static law_status log_event(void *user, const law_state *state, const law_event *event)
{
    attempt *a = user;
    size_t count = law_log_count(a->log);
    law_status status = law_log_watch(a->log, state, event);
    if (status == LAW_NO_MEMORY) {
        a->error = (law_error){status, "out of memory"}; /* a watcher has only a status */
        assert_int_equal(law_log_count(a->log), count);
    }
    return status;
}

/* The difference is logged; where that was refused, all of it anew. */
static law_status log_difference(attempt *a, const law_state *from)
{
    law_error error = {0};
    a->error = error;
    assert_int_equal(law_log_cut(a->log, 0, NULL), LAW_OK);
    law_status status = law_state_difference(from, a->state, log_event, a, &error);
    if (status != LAW_OK && a->error.status == LAW_OK) /* not by the log */
        a->error = error;
    return status;
}

static void fold(attempt *a)
{
    law_state *start, *kept = a->state;
    DO(a, law_log_create(&a->log, a->schema, &a->allocator, &a->error), a->log);
    DO(a, law_state_create(&start, a->schema, &a->allocator, &a->error), start);
    DO(a, log_difference(a, start), nothing_made);
    mix(a, law_log_count(a->log));
    DO(a, law_log_set_rule(a->log, "R1", &a->error), nothing_made);
    DO(a, law_log_set_rule(a->log, "R2", &a->error), nothing_made);
    for (size_t size = 1; size < 100000; size *= 7) {
        static const char bytes[100000];
        DO(a, law_log_add(a->log, bytes, size, &a->error), nothing_made);
    }
    a->state = start;
    DO(a, law_log_fold(a->state, a->log, 0, law_log_count(a->log), &a->error), nothing_made);
    assert_true(law_state_equal(start, kept));
    a->state = kept;
    law_state_destroy(start);
    law_log_destroy(a->log);
    a->log = NULL;
}

/* ---- All of it ---- */

static uint64_t play_everything(attempt *a)
{
    a->sum = 0;
    DO(a, small_game_schema(&a->draft_schema, &a->allocator, &a->error), a->draft_schema);
    DO(a, law_state_create(&a->state, a->draft_schema, &a->allocator, &a->error), a->state);
    fill(a);
    copy(a);
    look(a);
    read_back(a);
    fold(a);
    mix(a, law_state_hash(a->state));
    return a->sum;
}

static void begin(attempt *a, size_t fail_at)
{
    memset(a, 0, sizeof *a);
    failing_allocator_begin(&a->memory, fail_at);
    a->allocator = failing_allocator_face(&a->memory);
}

static void end(attempt *a)
{
    law_state_destroy(a->state);
    law_schema_destroy(a->schema);
    law_schema_destroy(a->draft_schema);
    failing_allocator_finish(&a->memory);
    if (a->memory.has_failed)
        assert_true(a->has_told); /* no failure passes unsaid */
}

static void test_every_allocation_fails_once(void **state)
{
    (void)state;
    static attempt a;
    begin(&a, 0);
    uint64_t expected = play_everything(&a);
    size_t requests = a.memory.request_count;
    end(&a);
    assert_in_range(requests, 100, 5000);
    for (size_t fail_at = 1; fail_at <= requests; fail_at++) {
        begin(&a, fail_at);
        assert_true(play_everything(&a) == expected);
        assert_true(a.memory.has_failed);
        end(&a);
    }
    print_message("%zu allocations failed\n", requests);
}

/* The random runs once more, with an allocator that finds what is not given back, and bytes that
 * are used before they were written. */
static void test_random_runs_use_memory_well(void **state)
{
    (void)state;
    static model_pair pair;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        failing_allocator memory;
        failing_allocator_begin(&memory, 0);
        const law_allocator allocator = failing_allocator_face(&memory);
        uint64_t hashes[2];
        for (int i = 0; i < 2; i++) {
            memory.junk = i == 0 ? 0xa5 : 0x3c;
            model_pair_begin(&pair, seed, &allocator);
            model_pair_fill(&pair, 100);
            model_assert_equal(&pair.model, pair.state);
            const char *mistake = state_mistake(pair.state);
            if (mistake != NULL)
                fail_msg("seed %u: %s", (unsigned)seed, mistake);
            hashes[i] = law_state_hash(pair.state);
            model_pair_end(&pair);
        }
        assert_true(hashes[0] == hashes[1]);
        failing_allocator_finish(&memory);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_fails_once),
        cmocka_unit_test(test_random_runs_use_memory_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
