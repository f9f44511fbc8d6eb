/* The dice: the published numbers of PCG32, bounds, uniformity and shuffles. Everything is seeded,
 * so that a limit that holds once holds always. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <lawspeaker/state.h>

/* What the published demonstration program prints for the seed 42 and the stream 54. */
typedef struct {
    uint32_t numbers[6];
    const char *coins, *rolls, *cards;
} demonstration_round;

static const demonstration_round rounds[] = {
    {{0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e},
     "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT",
     "341122324324335231315141564662633",
     "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs "
     "2s 7h Kh 2d 6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h "
     "7d 8s 9d 5h 8h Qc 7c Tc "},
    {{0x74ab93ad, 0x1c1da000, 0x494ff896, 0x34462f2f, 0xd308a3e5, 0x0fa83bab},
     "HHHHHHHHHHTHHHTHTHTHTHTTTTHHTTTHHTHHTHTTHHTTTHHHHHHTHTTHTHTTTTTTT",
     "511332453226432424323632342411544",
     "7d 2s 7h Td 8s 3c 3d Js 2d Tc 4h Qs 5c 9c Th 2c Jc Qd 9d Qc 7s 3s "
     "5s 6h 4d Jh 4c Ac 4s 5h 5d Kc 8h 8d Jd 9s Ad 6s 6c Kd 2h 3h Kh Ts "
     "Qh 9h 6d As 7c Ks Ah 8c "},
    {{0x39af5f9f, 0x04196b18, 0xc3c3eb28, 0xc076c60c, 0xc693e135, 0xf8f63932},
     "HTTHHTTTTTHTTHHHTHTTHHTTHTHHTHTHTTTTHHTTTHHTHHTTHTTHHHTHHHTHTTTHT",
     "515322453313463234223152466424336",
     "Kd Jh Kc Qh 4d Qc 4h 9d 3c Kh Qs 8h 5c Jd 7d 8d 3h 7c 8s 3s 2h Ks "
     "9c 9h 2c 8c Ad 7s 4s 2s 5h 6s 4c Ah 7h 5s Ac 3d 5d Qd As Tc 6h 9s "
     "2d 6c 6d Td Jc Ts Th Js "},
};

/* As the program deals them: a shuffle from the end. */
static void deal(law_dice *dice, char *written)
{
    uint32_t cards[52];
    for (uint32_t i = 0; i < 52; i++)
        cards[i] = i;
    for (uint32_t i = 52; i > 1; i--) {
        uint32_t chosen = law_dice_below(dice, i), card = cards[chosen];
        cards[chosen] = cards[i - 1];
        cards[i - 1] = card;
    }
    for (uint32_t i = 0; i < 52; i++) {
        *written++ = "A23456789TJQK"[cards[i] / 4];
        *written++ = "hcds"[cards[i] % 4];
        *written++ = ' ';
    }
    *written = '\0';
}

static void test_the_published_numbers(void **state)
{
    (void)state;
    law_dice dice;
    law_dice_seed(&dice, 42, 54);
    for (size_t round = 0; round < sizeof rounds / sizeof *rounds; round++) {
        char coins[66] = "", rolls[34] = "", cards[52 * 3 + 1];
        for (size_t i = 0; i < 6; i++)
            assert_int_equal(law_dice_next(&dice), rounds[round].numbers[i]);
        for (size_t i = 0; i < 65; i++)
            coins[i] = "TH"[law_dice_below(&dice, 2)];
        assert_string_equal(coins, rounds[round].coins);
        for (size_t i = 0; i < 33; i++)
            rolls[i] = (char)('1' + law_dice_below(&dice, 6));
        assert_string_equal(rolls, rounds[round].rolls);
        deal(&dice, cards);
        assert_string_equal(cards, rounds[round].cards);
    }
}

static void test_published_sums(void **state)
{
    (void)state;
    static const struct {
        uint32_t count;
        uint64_t sum;
    } sums[] = {
        {1, UINT64_C(3380776849)},         {10, UINT64_C(23876797252)},
        {100, UINT64_C(214946922057)},     {1000, UINT64_C(2103475364494)},
        {10000, UINT64_C(21493472477812)},
    };
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        law_dice dice;
        uint64_t sum = 0;
        law_dice_seed(&dice, 1, 1);
        for (uint32_t drawn = 0; drawn < sums[i].count; drawn++)
            sum += law_dice_next(&dice);
        assert_true(sum == sums[i].sum);
    }
}

static void test_no_number_is_outside_its_bound(void **state)
{
    (void)state;
    static const uint32_t bounds[] = {
        1,   2,   3,     6,       7,          10,         52,         100,        255,
        256, 257, 65535, 0x10000, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff};
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        law_dice dice;
        law_dice_seed(&dice, i, 7);
        for (int drawn = 0; drawn < 5000; drawn++)
            assert_true(law_dice_below(&dice, bounds[i]) < bounds[i]);
    }
}

static void test_a_bound_of_0_is_all_numbers(void **state)
{
    (void)state;
    law_dice dice, other;
    law_dice_seed(&dice, 9, 9);
    other = dice;
    for (int drawn = 0; drawn < 100; drawn++)
        assert_int_equal(law_dice_below(&dice, 0), law_dice_next(&other));
}

static void test_the_increment_is_odd_and_the_stream_counts(void **state)
{
    (void)state;
    static const uint64_t streams[] = {0, 1, 2, 54, UINT64_C(0x7fffffffffffffff), UINT64_MAX};
    law_dice first;
    law_dice_seed(&first, 5, 3);
    for (size_t i = 0; i < sizeof streams / sizeof *streams; i++) {
        law_dice dice, again, beside = first;
        int equal = 0;
        law_dice_seed(&dice, 5, streams[i]);
        law_dice_seed(&again, 5, streams[i]);
        assert_true(dice.increment % 2 == 1);
        for (int drawn = 0; drawn < 200; drawn++) {
            uint32_t number = law_dice_next(&dice);
            assert_int_equal(number, law_dice_next(&again));
            equal += number == law_dice_next(&beside);
        }
        assert_true(equal <= 1);
    }
}

/* Chi-square of counts against equal ones, in hundredths. */
static uint64_t chi_square(const uint32_t *counts, uint32_t kinds, uint32_t total)
{
    int64_t expected = total / kinds;
    uint64_t sum = 0;
    for (uint32_t kind = 0; kind < kinds; kind++) {
        int64_t off = counts[kind] - expected;
        sum += (uint64_t)(off * off);
    }
    return sum * 100 / (uint64_t)expected;
}

/* The mean of chi-square is kinds - 1, and its variance twice that: six deviations are generous. */
static void assert_even(const uint32_t *counts, uint32_t kinds, uint32_t total)
{
    uint64_t mean = kinds - 1, deviation = 0;
    while (deviation * deviation < 2 * mean)
        deviation++;
    assert_true(chi_square(counts, kinds, total) <= 100 * (mean + 6 * deviation));
}

static void test_each_number_is_as_likely(void **state)
{
    (void)state;
    static const uint32_t bounds[] = {2, 3, 4, 6, 7, 10, 20, 52, 100, 1000};
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        uint32_t counts[1000] = {0}, total = bounds[i] * 400;
        law_dice dice;
        law_dice_seed(&dice, 100 + i, i);
        for (uint32_t drawn = 0; drawn < total; drawn++)
            counts[law_dice_below(&dice, bounds[i])]++;
        assert_even(counts, bounds[i], total);
    }
}

/* Without rejection the lowest third of these numbers would come twice as often as the others. */
static void test_large_bounds_are_not_biased(void **state)
{
    (void)state;
    uint32_t counts[3] = {0}, total = 30000;
    law_dice dice;
    law_dice_seed(&dice, 3, 3);
    for (uint32_t drawn = 0; drawn < total; drawn++)
        counts[law_dice_below(&dice, UINT32_C(0xc0000000)) >> 30]++;
    assert_even(counts, 3, total);
}

/* Pairs that follow each other: a stream that repeats itself would show. */
static void test_each_pair_is_as_likely(void **state)
{
    (void)state;
    uint32_t counts[36] = {0}, total = 36 * 1000;
    law_dice dice;
    law_dice_seed(&dice, 11, 12);
    for (uint32_t drawn = 0; drawn < total; drawn++) {
        uint32_t first = law_dice_below(&dice, 6);
        counts[first * 6 + law_dice_below(&dice, 6)]++;
    }
    assert_even(counts, 36, total);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_published_numbers),
        cmocka_unit_test(test_published_sums),
        cmocka_unit_test(test_no_number_is_outside_its_bound),
        cmocka_unit_test(test_a_bound_of_0_is_all_numbers),
        cmocka_unit_test(test_the_increment_is_odd_and_the_stream_counts),
        cmocka_unit_test(test_each_number_is_as_likely),
        cmocka_unit_test(test_large_bounds_are_not_biased),
        cmocka_unit_test(test_each_pair_is_as_likely),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
