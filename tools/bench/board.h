/* Boards of any size for measuring: as dense as the standard board, with the orders of a busy turn,
 * and the shapes that are worst for the contest. They know nothing of clocks. */
#ifndef LAW_BENCH_BOARD_H
#define LAW_BENCH_BOARD_H

#include <lawspeaker/lawspeaker.h>

enum { BOARD_PLAYERS = 3, BOARD_FLIGHTS = 2, BOARD_ACTIONS = 2 };

/* One map, and some positions on it with orders and answers. */
typedef struct {
    uint32_t unit_count;
    law_map *map;
    uint32_t variant_count;
    law_position **positions;
    law_order **orders;    /* of each variant, one for each unit */
    law_flight **flights;  /* BOARD_FLIGHTS for each unit */
    law_supply **supplies; /* BOARD_ACTIONS for each player */
} board;

/* Twice as many regions as units, in Ages of eight regions, two link points in five regions. End
 * the program when there is no memory. */
void board_make_typical(board *made, uint32_t unit_count, uint32_t variant_count);

typedef enum { CHAIN, RING, TIED_LINKS, SHAPE_COUNT } board_shape;
void board_make_worst(board *made, uint32_t unit_count, board_shape shape);

void board_remove(board *removed);

#endif
