/* Every single allocation of everything that allocates is made to fail once: one clear error,
 * nothing lost, the object as it was, so that the same call then succeeds and the result is the
 * same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "random_position.h"

enum { FIRST_SEED = 1, LAST_SEED = 60, REQUEST_MAX = 2000 };

typedef struct {
    const situation *of;
    failing_allocator memory;
    law_allocator allocator;
    placed_situation placed;
    law_turn *turn;
    bool has_told; /* the failure was reported, once */
    law_error error;
} attempt;

/* Whether a call failed because of the refused request; then the error must say so. Any other
 * failure, or a second one, fails the test. */
static bool was_refused(attempt *a, law_status status)
{
    if (status == LAW_OK)
        return false;
    situation_assert_equal(a->of, status, LAW_NO_MEMORY);
    situation_assert_equal(a->of, a->memory.has_failed, true);
    situation_assert_equal(a->of, a->has_told, false);
    situation_assert_equal(a->of, a->error.status, LAW_NO_MEMORY);
    situation_assert_equal(a->of, strstr(a->error.message, "memory") != NULL, true);
    a->has_told = true;
    return true;
}

/* Does a call, and once more where it was refused. What it made must be NULL then. */
#define DO(a, call, made)                                                                          \
    do {                                                                                           \
        size_t blocks = (a)->memory.block_count, bytes = (a)->memory.byte_count;                   \
        if (was_refused((a), (call))) {                                                            \
            situation_assert_equal((a)->of, (made) == NULL, true);                                 \
            situation_assert_equal((a)->of, (a)->memory.block_count, blocks);                      \
            situation_assert_equal((a)->of, (a)->memory.byte_count, bytes);                        \
            situation_assert_ok((a)->of, (call), &(a)->error);                                     \
        }                                                                                          \
    } while (0)

static const void *const nothing_made = NULL;

static void begin(attempt *a, const situation *of, size_t fail_at)
{
    memset(a, 0, sizeof *a);
    a->of = of;
    failing_allocator_begin(&a->memory, fail_at);
    a->allocator = failing_allocator_face(&a->memory);
}

static void end(attempt *a)
{
    law_turn_destroy(a->turn);
    situation_remove(&a->placed, &a->allocator);
    failing_allocator_finish(&a->memory);
    if (a->memory.has_failed)
        situation_assert_equal(a->of, a->has_told, true); /* no failure passes unsaid */
}

static law_status begin_turn(attempt *a)
{
    return law_turn_begin(&a->turn, a->placed.map, a->placed.position, &a->of->rules, &a->allocator,
                          &a->error);
}

/* Orders first come to a turn that has none; then all is given again where the step was refused. */
static void give_all(attempt *a)
{
    situation_assert_ok(a->of, situation_order(a->of, &a->placed, a->turn, &a->error), &a->error);
    situation_assert_ok(a->of, situation_answer(a->of, &a->placed, a->turn, &a->error), &a->error);
}

static uint64_t mix(uint64_t sum, uint64_t value)
{
    uint64_t mixed = sum ^ value;
    return random_mix(&mixed);
}

/* A number for everything that the turn says. */
static uint64_t sum_of_turn(const attempt *a)
{
    uint64_t sum = law_position_hash(law_turn_next(a->turn));
    for (uint32_t unit = 1; unit <= a->of->unit_count; unit++) {
        law_verdict verdict = law_turn_verdict(a->turn, a->placed.unit[unit]);
        sum = mix(sum, (uint64_t)verdict.result * 1000 + verdict.reason);
        sum = mix(sum, verdict.strength * 2 + verdict.displaced);
        sum = mix(sum, verdict.carried.id * 100 + verdict.carry_reason);
    }
    for (uint32_t player = 1; player <= a->of->player_count; player++) {
        for (uint32_t i = 0; i < a->of->action_count[player]; i++) {
            law_supply_outcome outcome = a->placed.outcomes[player][i];
            sum = mix(sum, outcome.reason * 10000 + outcome.unit.id * 100 + outcome.symbol.id);
        }
        sum = mix(sum, law_turn_supply_actions(a->turn, a->placed.player[player]));
    }
    return sum;
}

static uint64_t ask_what_would_turn(attempt *a)
{
    uint64_t sum = 0;
    for (uint32_t unit = 1; unit <= a->of->unit_count && unit <= 3; unit++) {
        law_change changes[LAW_CHANGE_COUNT_MAX];
        size_t count = 0;
        DO(a, law_turn_turning(a->turn, a->placed.unit[unit], changes, &count, &a->error),
           nothing_made);
        sum = mix(sum, count);
        for (size_t i = 0; i < count; i++)
            sum = mix(sum, changes[i].unit.id * 2 + changes[i].added);
    }
    return sum;
}

static void play(attempt *a)
{
    give_all(a);
    DO(a, law_turn_resolve(a->turn, &a->error), nothing_made);
    DO(a, law_turn_flee(a->turn, &a->error), nothing_made);
    law_turn *turn = a->turn;
    DO(a, law_turn_finish(turn, &a->error), law_turn_next(turn));
}

/* Everything once. Returns a number for all that came of it. */
static uint64_t play_everything(attempt *a)
{
    law_position *clone, *taken;
    DO(a, situation_place(&a->placed, a->of, NULL, &a->allocator, &a->error), a->placed.map);
    DO(a, law_position_clone(&clone, a->placed.position, &a->allocator, &a->error), clone);
    DO(a, begin_turn(a), a->turn);
    play(a);
    DO(a, law_turn_verify(a->turn, &a->error), nothing_made);
    uint64_t sum = mix(sum_of_turn(a), ask_what_would_turn(a));
    taken = law_turn_take(a->turn);
    DO(a, law_turn_restart(a->turn, taken, &a->error), nothing_made);
    DO(a, law_turn_resolve(a->turn, &a->error), nothing_made);
    DO(a, law_turn_flee(a->turn, &a->error), nothing_made);
    DO(a, law_turn_finish(a->turn, &a->error), law_turn_next(a->turn));
    sum = mix(sum, law_position_hash(law_turn_next(a->turn)));
    DO(a, law_turn_restart(a->turn, clone, &a->error), nothing_made);
    sum = mix(sum, law_position_hash(law_turn_position(a->turn)));
    law_turn_destroy(a->turn);
    a->turn = NULL;
    law_position_destroy(taken, &a->allocator);
    law_position_destroy(clone, &a->allocator);
    return sum;
}

static void test_every_allocation_fails_once(void **state)
{
    (void)state;
    static situation of;
    static attempt a;
    size_t failures = 0;
    for (uint64_t seed = FIRST_SEED; seed <= LAST_SEED; seed++) {
        situation_make(&of, seed);
        begin(&a, &of, 0);
        uint64_t expected = play_everything(&a);
        size_t requests = a.memory.request_count;
        end(&a);
        assert_true(requests > 20 && requests < REQUEST_MAX);
        for (size_t fail_at = 1; fail_at <= requests; fail_at++) {
            begin(&a, &of, fail_at);
            uint64_t sum = play_everything(&a);
            situation_assert_equal(&of, sum, expected);
            situation_assert_equal(&of, a.memory.has_failed, true);
            end(&a);
            failures++;
        }
    }
    print_message("%zu allocations failed\n", failures);
}

/* A turn that needs more memory for its next position: begun small, restarted with a larger one. */
static void test_a_restart_that_needs_more_memory(void **state)
{
    (void)state;
    static situation small, large;
    static placed_situation in_large;
    static attempt a;
    situation_make(&small, 3);
    small.symbol_count = small.printed_count;
    large = small;
    small.unit_count = 1;
    for (uint32_t unit = 2; unit <= UNIT_MAX; unit++)
        small.orders[unit] = (law_order){0};
    small.orders[1] = (law_order){.unit = {1}};
    for (uint32_t symbol = 1; symbol <= small.symbol_count; symbol++)
        small.controller[symbol] = large.controller[symbol] = 0;
    for (int refused = 0; refused <= 1; refused++) {
        begin(&a, &small, 0);
        DO(&a, situation_place(&a.placed, &small, NULL, &a.allocator, &a.error), a.placed.map);
        DO(&a, begin_turn(&a), a.turn);
        play(&a);
        uint64_t sum = sum_of_turn(&a);
        law_status status = situation_place(&in_large, &large, NULL, NULL, &a.error);
        situation_assert_ok(&large, status, &a.error);
        a.memory.fail_at = refused ? a.memory.request_count + 1 : 0;
        status = law_turn_restart(a.turn, in_large.position, &a.error);
        if (refused) {
            situation_assert_equal(&small, was_refused(&a, status), true);
            situation_assert_equal(&small, law_turn_phase(a.turn), LAW_PHASE_FINISHED);
            situation_assert_equal(&small, sum_of_turn(&a), sum); /* as it was */
            DO(&a, law_turn_verify(a.turn, &a.error), nothing_made);
            status = law_turn_restart(a.turn, in_large.position, &a.error);
        }
        situation_assert_ok(&large, status, &a.error);
        situation_assert_equal(&large, law_turn_phase(a.turn), LAW_PHASE_ORDERS);
        end(&a);
        situation_remove(&in_large, NULL);
    }
}

/* More than memory can hold, told as such and not as something else. */
static void *refuse_all(void *user, void *block, size_t old_size, size_t new_size)
{
    (void)user;
    (void)block;
    (void)old_size;
    (void)new_size;
    return NULL;
}

static void test_nothing_can_be_had(void **state)
{
    (void)state;
    static situation of;
    placed_situation placed;
    const law_allocator nothing = {refuse_all, NULL};
    law_error error = {0};
    law_map_builder *map_builder;
    law_position_builder *builder;
    law_position *clone;
    law_turn *turn;
    situation_make(&of, 3);
    situation_assert_ok(&of, situation_place(&placed, &of, NULL, NULL, &error), &error);
    assert_int_equal(law_map_begin(&map_builder, &nothing, NULL), LAW_NO_MEMORY);
    assert_null(map_builder);
    assert_int_equal(law_position_begin(&builder, placed.map, &nothing, NULL), LAW_NO_MEMORY);
    assert_null(builder);
    assert_int_equal(law_position_clone(&clone, placed.position, &nothing, NULL), LAW_NO_MEMORY);
    assert_null(clone);
    assert_int_equal(law_turn_begin(&turn, placed.map, placed.position, NULL, &nothing, &error),
                     LAW_NO_MEMORY);
    assert_null(turn);
    assert_int_equal(error.status, LAW_NO_MEMORY);
    situation_remove(&placed, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_fails_once),
        cmocka_unit_test(test_a_restart_that_needs_more_memory),
        cmocka_unit_test(test_nothing_can_be_had),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
