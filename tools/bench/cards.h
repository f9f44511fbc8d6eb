/* A state of some 5 KB for measuring: a sealed map, units on it with hidden plans, and cards in a
 * deck and in hidden hands. It knows nothing of clocks. */
#ifndef LAW_BENCH_CARDS_H
#define LAW_BENCH_CARDS_H

#include <lawspeaker/state.h>

enum { CARDS_PLAYERS = 4, CARDS_TILES = 61, CARDS_UNITS = 300, CARDS_CARDS = 52, CARDS_HAND = 5 };

typedef struct {
    law_schema *draft_schema, *schema; /* the second is sealed and holds the map */
    law_state *state;
    law_table tile, unit, card;
    law_column owner, at, points, plan, suit, rank;
    law_zone deck, hand;
} cards;

/* Ends the program when there is no memory. */
void cards_make(cards *made);
void cards_remove(cards *removed);

#endif
