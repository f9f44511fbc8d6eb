/* Boards of any size, for tests and benchmarks of how the work grows: a plain list of regions,
 * units and link points, numbered from 1 in the order of listing, that is handed to the core at
 * once. */
#ifndef LAW_TEST_LARGE_BOARD_H
#define LAW_TEST_LARGE_BOARD_H

#include <lawspeaker/lawspeaker.h>

typedef struct {
    uint32_t a, b;
} large_border;

/* Fill in the counts and what is not 0; large_board_make allocates the arrays, all 0. */
typedef struct {
    uint32_t region_count, border_count, symbol_count, unit_count, player_count;
    uint32_t second_age_from; /* the first region of a second Age; 0: there is but one */
    large_border *borders;
    uint32_t *link_point_region; /* these are indexed by id */
    uint32_t *book_region;
    uint32_t *controller;
    uint32_t *unit_region;
    uint32_t *unit_owner;
    law_order *orders; /* unit 0: none */
    law_map *map;
    law_position *position;
} large_board;

/* All three end the program when there is no memory or the core refuses something. */
void large_board_make(large_board *board);
void large_board_place(large_board *board);
law_turn *large_board_begin(const large_board *board, const law_rules *rules);
void large_board_order(const large_board *board, law_turn *turn);
void large_board_remove(large_board *board);

/* Regions 1 to count in a line; unit n stands in region n. */
void large_board_line(large_board *board, uint32_t count);

/* Regions 1 to count in a first Age, each with a unit and a book; all books lead to the hub, region
 * count + 1, which has `around` neighbours behind it in its own, second Age. */
void large_board_hub(large_board *board, uint32_t count, uint32_t around);

#endif
