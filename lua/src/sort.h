/* Sorting that takes no memory: the C library's may, which no limit of a script would see. */
#ifndef LAWSPEAKER_LUA_SORT_H
#define LAWSPEAKER_LUA_SORT_H

#include <stddef.h>

enum { SORT_SIZE_MAX = 64 }; /* bytes of one item */

/* As qsort, whose functions it takes. They must tell any two items apart: then the result is the
 * same everywhere. At most some 2 n log2 n comparisons; n - 1 where all is in order already. */
typedef int sort_compare(const void *a, const void *b);
void sort_items(void *items, size_t count, size_t size, sort_compare *compare);

#endif
