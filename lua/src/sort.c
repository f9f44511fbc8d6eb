/* A heap sort. The largest item is the root of a heap; each round takes it out, lets the larger
 * children move up until there is none, and lets the item from the end rise from there: it most
 * often belongs near the bottom, so that this needs half the comparisons. */
#include "sort.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

typedef struct sorting {
    char *items;
    size_t size;
    sort_compare *compare;
} sorting;

static char *at(const sorting *sort, size_t index)
{
    return sort->items + index * sort->size;
}

static bool is_in_order(const sorting *sort, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        if (sort->compare(at(sort, i - 1), at(sort, i)) > 0)
            return false;
    }
    return true;
}

/* Puts an item into the heap of the first `count`, whose place `root` is free. */
static void put(const sorting *sort, size_t root, size_t count, const char *item)
{
    size_t place = root;
    for (size_t child; (child = 2 * place + 1) < count; place = child) {
        if (child + 1 < count && sort->compare(at(sort, child), at(sort, child + 1)) < 0)
            child++;
        memcpy(at(sort, place), at(sort, child), sort->size);
    }
    while (place > root) {
        size_t parent = (place - 1) / 2;
        if (sort->compare(at(sort, parent), item) >= 0)
            break;
        memcpy(at(sort, place), at(sort, parent), sort->size);
        place = parent;
    }
    memcpy(at(sort, place), item, sort->size);
}

void sort_items(void *items, size_t count, size_t size, sort_compare *compare)
{
    const sorting sort = {items, size, compare};
    char item[SORT_SIZE_MAX];
    assert(size <= sizeof item);
    if (is_in_order(&sort, count))
        return;
    for (size_t root = count / 2; root-- > 0;) {
        memcpy(item, at(&sort, root), size);
        put(&sort, root, count, item);
    }
    for (size_t end = count; --end > 0;) {
        memcpy(item, at(&sort, end), size);
        memcpy(at(&sort, end), at(&sort, 0), size);
        put(&sort, 0, end, item);
    }
}
