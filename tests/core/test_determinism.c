/* The same inputs give the same verdicts, positions and hashes: from run to run, on every platform,
 * whatever fresh memory holds. The golden numbers change only when a rule, or the form of a
 * position, is changed on purpose; the commit that changes one says why. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "random_position.h"

enum { SEED_COUNT = 1500, TURN_COUNT = 4 };

#define GOLDEN_OUTCOMES UINT64_C(0x1c506657882f440d)
#define GOLDEN_HASHES   UINT64_C(0x84540b9c2853b517)

typedef struct {
    uint64_t outcomes; /* of what the rules decided */
    uint64_t hashes;   /* of what the library hashes */
} sums;

static void mix(uint64_t *sum, uint64_t value)
{
    uint64_t mixed = *sum ^ value;
    *sum = random_mix(&mixed);
}

static void mix_verdicts(sums *s, const law_turn *turn)
{
    uint32_t unit_count = law_position_unit_count(law_turn_position(turn));
    for (uint32_t unit = 1; unit <= unit_count; unit++) {
        law_verdict verdict = law_turn_verdict(turn, (law_unit){unit});
        mix(&s->outcomes, (uint64_t)verdict.order.type);
        mix(&s->outcomes, (uint64_t)verdict.result);
        for (const char *letter = law_reason_name(verdict.reason); *letter != '\0'; letter++)
            mix(&s->outcomes, (unsigned char)*letter);
        mix(&s->outcomes, verdict.strength);
        mix(&s->outcomes, verdict.displaced);
        mix(&s->outcomes, verdict.carried.id);
    }
}

/* Position by position, not by the library's own hash. */
static void mix_position(sums *s, const law_position *position)
{
    mix(&s->hashes, law_position_hash(position));
    for (uint32_t unit = 1; unit <= law_position_unit_count(position); unit++) {
        mix(&s->outcomes, law_position_unit_region(position, (law_unit){unit}).id);
        mix(&s->outcomes, law_position_unit_owner(position, (law_unit){unit}).id);
    }
    for (uint32_t symbol = 1; symbol <= law_position_symbol_count(position); symbol++) {
        mix(&s->outcomes, law_position_book_region(position, (law_symbol){symbol}).id);
        mix(&s->outcomes, law_position_controller(position, (law_symbol){symbol}).id);
    }
}

/* From the second turn on, each unit moves to a neighbour or stays. */
static void order_by_rote(law_turn *turn, uint64_t seed, uint32_t number)
{
    const law_position *position = law_turn_position(turn);
    for (uint32_t unit = 1; unit <= law_position_unit_count(position); unit++) {
        const law_region *neighbours;
        law_region at = law_position_unit_region(position, (law_unit){unit});
        size_t count = law_map_neighbours(law_turn_map(turn), at, &neighbours);
        size_t choice = (size_t)((seed + unit * 7 + number) % (count + 1));
        law_order order = {.unit = {unit}};
        if (choice < count) {
            order.type = LAW_MOVE;
            order.to = neighbours[choice];
            order.carry = true;
        }
        assert_int_equal(law_turn_order(turn, (law_player){0}, &order, NULL), LAW_OK);
    }
}

static void play_turn(sums *s, law_turn *turn)
{
    assert_int_equal(law_turn_resolve(turn, NULL), LAW_OK);
    mix_verdicts(s, turn);
    assert_int_equal(law_turn_flee(turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(turn, NULL), LAW_OK);
    mix_position(s, law_turn_next(turn));
}

static void play(sums *s, uint64_t seed, const law_allocator *allocator)
{
    static situation of;
    static placed_situation placed;
    law_error error;
    law_turn *turn;
    situation_make(&of, seed);
    situation_assert_ok(&of, situation_place(&placed, &of, NULL, allocator, &error), &error);
    mix(&s->hashes, law_map_hash(placed.map));
    mix_position(s, placed.position);
    law_status status =
        law_turn_begin(&turn, placed.map, placed.position, &of.rules, allocator, &error);
    situation_assert_ok(&of, status, &error);
    situation_assert_ok(&of, situation_order(&of, &placed, turn, &error), &error);
    situation_assert_ok(&of, situation_answer(&of, &placed, turn, &error), &error);
    play_turn(s, turn);
    law_position *before = NULL;
    for (uint32_t number = 2; number <= TURN_COUNT; number++) {
        law_position *next = law_turn_take(turn);
        situation_assert_ok(&of, law_turn_restart(turn, next, &error), &error);
        law_position_destroy(before, allocator);
        before = next;
        order_by_rote(turn, seed, number);
        play_turn(s, turn);
    }
    law_turn_destroy(turn);
    law_position_destroy(before, allocator);
    situation_remove(&placed, allocator);
}

static sums play_all(const law_allocator *allocator)
{
    sums s = {0, 0};
    for (uint64_t seed = 1; seed <= SEED_COUNT; seed++)
        play(&s, seed, allocator);
    return s;
}

static void test_golden_sums(void **state)
{
    (void)state;
    sums s = play_all(NULL);
    if (s.outcomes != GOLDEN_OUTCOMES || s.hashes != GOLDEN_HASHES)
        fail_msg("outcomes 0x%016" PRIx64 ", hashes 0x%016" PRIx64, s.outcomes, s.hashes);
}

static void test_what_fresh_memory_holds_does_not_matter(void **state)
{
    (void)state;
    static const unsigned char junk[] = {0x00, 0x01, 0xff, 0xa5};
    for (size_t i = 0; i < sizeof junk; i++) {
        failing_allocator memory;
        failing_allocator_begin(&memory, 0);
        memory.junk = junk[i];
        law_allocator allocator = failing_allocator_face(&memory);
        sums s = play_all(&allocator);
        if (s.outcomes != GOLDEN_OUTCOMES || s.hashes != GOLDEN_HASHES)
            fail_msg("with memory full of 0x%02x: outcomes 0x%016" PRIx64 ", hashes 0x%016" PRIx64,
                     junk[i], s.outcomes, s.hashes);
        failing_allocator_finish(&memory);
    }
}

static void test_a_clone_is_equal_and_hashes_the_same(void **state)
{
    (void)state;
    static situation of;
    for (uint64_t seed = 1; seed <= 2000; seed++) {
        placed_situation one, two;
        law_position *clone;
        law_error error;
        situation_make(&of, seed);
        situation_assert_ok(&of, situation_place(&one, &of, NULL, NULL, &error), &error);
        situation_assert_ok(&of, situation_place(&two, &of, NULL, NULL, &error), &error);
        situation_assert_ok(&of, law_position_clone(&clone, one.position, NULL, &error), &error);
        uint64_t hash = law_position_hash(one.position);
        situation_assert_equal(&of, law_position_hash(clone), hash);
        situation_assert_equal(&of, law_position_hash(two.position), hash);
        situation_assert_equal(&of, law_position_equal(clone, one.position), true);
        situation_assert_equal(&of, law_position_equal(two.position, one.position), true);
        situation_assert_equal(&of, law_map_hash(two.map), law_map_hash(one.map));
        law_position_destroy(clone, NULL);
        situation_remove(&one, NULL);
        situation_remove(&two, NULL);
    }
}

static int compare_hashes(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, two = *(const uint64_t *)b;
    return (one > two) - (one < two);
}

/* Different positions; two equal hashes of 64 bits among so few would be no accident. */
static void test_different_positions_hash_differently(void **state)
{
    (void)state;
    enum { COUNT = 5000 };
    static uint64_t hashes[COUNT];
    static situation of;
    for (uint64_t seed = 1; seed <= COUNT; seed++) {
        placed_situation placed;
        law_error error;
        situation_make(&of, seed);
        of.turn = seed;
        situation_assert_ok(&of, situation_place(&placed, &of, NULL, NULL, &error), &error);
        hashes[seed - 1] = law_position_hash(placed.position);
        situation_remove(&placed, NULL);
    }
    qsort(hashes, COUNT, sizeof *hashes, compare_hashes);
    for (size_t i = 1; i < COUNT; i++)
        assert_true(hashes[i] != hashes[i - 1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_golden_sums),
        cmocka_unit_test(test_what_fresh_memory_holds_does_not_matter),
        cmocka_unit_test(test_a_clone_is_equal_and_hashes_the_same),
        cmocka_unit_test(test_different_positions_hash_differently),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
