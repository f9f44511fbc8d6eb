/* A position as one flat block: a header, arrays of 32-bit words, the names. */
#ifndef LAW_POSITION_H
#define LAW_POSITION_H

#include <lawspeaker/lawspeaker.h>

/* What lies behind the header, in this order; each array but the name offsets has a slot 0 that
 * stays 0, so that ids index it: occupant[regions], unit_owner[units], unit_region[units],
 * placed_region[placed], book_region[symbols], controller[symbols], player_names[players + 1],
 * unit_names[units + 1], placed_names[placed + 1], and the bytes of the names. */
struct law_position {
    uint64_t size; /* bytes of the whole block */
    uint64_t map_hash;
    uint64_t turn;
    uint32_t region_count;
    uint32_t printed_count; /* link points of the map; placed ones have the ids behind them */
    uint32_t placed_count;
    uint32_t player_count;
    uint32_t unit_count;
    uint32_t names_size; /* bytes of all names, with their NULs, filled up to whole words */
};

/* Where the arrays are. Made anew from the block wherever it is needed, for the block may have
 * moved. */
typedef struct {
    uint32_t *occupant;
    uint32_t *unit_owner;
    uint32_t *unit_region;
    uint32_t *placed_region; /* index: symbol - printed_count */
    uint32_t *book_region;
    uint32_t *controller;
    uint32_t *player_names; /* where the name of id i begins among the bytes: [i - 1], it ends
                               before [i] */
    uint32_t *unit_names;
    uint32_t *placed_names;
    char *bytes;
} law__position_arrays;

/* Only positions that are being built are written to through these. */
law__position_arrays law__position_arrays_of(const law_position *position);

/* A block of the right size with the header filled and all the rest 0; NULL without memory.
 * `counts` holds the header's counts and names_size as not yet filled up. */
law_position *law__position_allocate(const law_position *counts, const law_allocator *allocator);

static inline uint32_t law__position_symbols(const law_position *position)
{
    return position->printed_count + position->placed_count;
}

/* The region of a link point that is known to exist. */
static inline uint32_t law__link_point_region(const law_position *position,
                                              const law__position_arrays *arrays,
                                              const uint32_t *printed_region, uint32_t symbol)
{
    return symbol <= position->printed_count
               ? printed_region[symbol - 1]
               : arrays->placed_region[symbol - position->printed_count];
}

#endif
