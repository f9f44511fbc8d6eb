/* The second, naive road: what verifying works out for itself, step by step, to compare with a
 * turn. */
#ifndef LAW_VERIFY_H
#define LAW_VERIFY_H

#include "status.h"

typedef struct {
    law_order_type acts; /* what the unit does, Stay where its order was illegal */
    law_reason illegal;
    uint32_t at;     /* where it stands at the start */
    uint32_t target; /* of a legal Move or Link */
    uint32_t book, cargo;
    law_reason carry_reason;
    law_reason reinforcement;
    uint32_t strength, holding;
    bool wins, flees, is_lost; /* lost: in a collision, or without a place */
    uint32_t flees_from, ends; /* 0: removed */
    size_t entry;              /* of its preferences, the one it is at */
    uint8_t mark;              /* for going along a chain once */
    uint32_t next_entrant;     /* of the same region */
} verify_unit;

typedef struct {
    uint32_t unit;    /* at the start */
    uint32_t book;    /* one that lies here at the start; the others follow in next_book */
    uint32_t entrant; /* one of the entrants */
    uint32_t entrants;
    uint32_t most; /* strength of an entrant */
    uint32_t most_count;
    uint32_t winner;
    uint32_t contenders; /* J4.11 */
    uint32_t stands;     /* once movement is done, later once units have fled and been added */
    uint32_t proposals;  /* in this round of flight */
    bool barred;
} verify_region;

typedef struct {
    const law_turn *turn;
    const law_map *map;
    const law_position *before, *after;
    const law_rules *rules;
    law_error *error;
    law_allocator allocator;
    uint32_t unit_count, region_count, symbol_count, player_count;
    void *block;
    size_t block_size;
    verify_unit *units; /* these are indexed by id */
    verify_region *regions;
    uint32_t *next_book;
    uint32_t *book_region; /* after the turn */
    uint32_t *controller;
    uint32_t *unit_owner; /* of old units and then new ones */
} verify_context;

/* Reports the contradiction and returns false. */
bool law__contradicts(const verify_context *c, const char *format, ...) LAW_PRINTF(2, 3);

/* verify_outcome.c: books, flight, control, victory, supply, the next position. False:
 * contradiction. */
bool law__verify_outcome(verify_context *c);

/* Whether the regions are neighbours, by reading one's list from end to end. */
bool law__verify_adjacent(const verify_context *c, uint32_t a, uint32_t b);
uint32_t law__verify_link_region(const verify_context *c, uint32_t symbol);

#endif
