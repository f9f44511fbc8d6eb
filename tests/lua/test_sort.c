/* Sorting without memory: as the C library's, for all orders of few items, for many at random and
 * for such as are made to take long; and with few comparisons. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "sort.h"

/* 24 bytes, so that neighbours that are mixed up show. */
typedef struct item {
    uint64_t before;
    int64_t key;
    uint64_t after;
} item;

static size_t comparison_count;

static item make(int64_t key)
{
    return (item){(uint64_t)key * 3, key, ~(uint64_t)key};
}

static int compare(const void *left, const void *right)
{
    const item *a = left, *b = right;
    comparison_count++;
    return (a->key > b->key) - (a->key < b->key);
}

/* Sorts a list once and once by qsort. */
static void check(item *items, size_t count)
{
    item *expected = malloc((count + 1) * sizeof *expected);
    assert_non_null(expected);
    memcpy(expected, items, count * sizeof *items);
    qsort(expected, count, sizeof *expected, compare);
    sort_items(items, count, sizeof *items, compare);
    assert_memory_equal(items, expected, count * sizeof *items);
    free(expected);
}

/* Each permutation of 0 to count - 1, by its number. */
static void permute(item *items, size_t count, size_t number)
{
    for (size_t i = 0; i < count; i++) {
        size_t place = number % (i + 1);
        number /= i + 1;
        memmove(&items[place + 1], &items[place], (i - place) * sizeof *items);
        items[place] = make((int64_t)i);
    }
}

static void few_items_in_all_orders(void **state)
{
    (void)state;
    item items[8];
    for (size_t count = 0, orders = 1; count <= 8; orders *= ++count) {
        for (size_t number = 0; number < orders; number++) {
            permute(items, count, number);
            check(items, count);
        }
    }
}

static uint64_t draw(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *seed >> 33;
}

static void many_items_at_random(void **state)
{
    (void)state;
    enum { MOST = 3000 };
    item *items = malloc(MOST * sizeof *items);
    assert_non_null(items);
    uint64_t seed = 1;
    for (size_t count = 0; count < MOST; count += 1 + count / 20) {
        for (size_t i = 0; i < count; i++)
            items[i] = make((int64_t)(draw(&seed) % (count < 100 ? 50 : 1 << 30)) - 25);
        check(items, count);
    }
    free(items);
}

/* What makes a quick sort slow. */
static void no_order_takes_long(void **state)
{
    (void)state;
    enum { COUNT = 4096, LOG = 12 };
    item *items = malloc(COUNT * sizeof *items);
    assert_non_null(items);
    for (int shape = 0; shape < 5; shape++) {
        for (int64_t i = 0; i < COUNT; i++) {
            const int64_t keys[] = {i, COUNT - i, i < COUNT / 2 ? i : COUNT - i, i * 2731 % COUNT,
                                    i % 64};
            items[i] = make(keys[shape]);
        }
        comparison_count = 0;
        sort_items(items, COUNT, sizeof *items, compare);
        assert_true(comparison_count <= (shape == 0 ? COUNT - 1 : 2 * LOG * COUNT));
        for (size_t i = 1; i < COUNT; i++)
            assert_true(items[i - 1].key <= items[i].key);
    }
    free(items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(few_items_in_all_orders),
        cmocka_unit_test(many_items_at_random),
        cmocka_unit_test(no_order_takes_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
