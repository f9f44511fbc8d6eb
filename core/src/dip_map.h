/* A finished map of Diplomacy: flat, of fixed size, with a bit for each border. */
#ifndef LAW_DIP_MAP_H
#define LAW_DIP_MAP_H

#include <lawspeaker/diplomacy.h>

#include "names.h"

/* Inside, provinces and places are counted from 0: an id less one. */
enum { LAW__DIP_WORDS = 4, LAW__DIP_PROVINCES = 256, LAW__DIP_PLACES = 512 };

struct law_dip_map {
    law_allocator allocator;
    law__names powers, places;
    uint16_t province_count, place_count;
    uint8_t terrain[LAW__DIP_PROVINCES];
    uint8_t coast_count[LAW__DIP_PROVINCES];
    uint16_t first_coast[LAW__DIP_PROVINCES]; /* coasts of a province are neighbours as places */
    uint8_t home[LAW__DIP_PROVINCES];         /* the power's id */
    bool is_centre[LAW__DIP_PROVINCES];
    uint8_t province_of[LAW__DIP_PLACES];
    uint8_t rank[LAW__DIP_PROVINCES]; /* of its name among those of all provinces, from 0 */
    uint64_t coastal[LAW__DIP_WORDS]; /* the provinces that are coasts */
    uint64_t army[LAW__DIP_PROVINCES][LAW__DIP_WORDS];
    uint64_t fleet[LAW__DIP_PLACES][2 * LAW__DIP_WORDS];      /* by place */
    uint64_t fleet_province[LAW__DIP_PLACES][LAW__DIP_WORDS]; /* the same, without coasts */
    uint64_t hash;
};

static inline bool law__dip_bit(const uint64_t *bits, unsigned index)
{
    return (bits[index >> 6] >> (index & 63) & 1) != 0;
}

/* Are two provinces adjacent for units of either type? */
static inline bool law__dip_are_neighbours(const law_dip_map *map, unsigned a, unsigned b)
{
    if (law__dip_bit(map->army[a], b) || law__dip_bit(map->fleet_province[a], b))
        return true;
    for (unsigned i = 0; i < map->coast_count[a]; i++) {
        if (law__dip_bit(map->fleet_province[map->first_coast[a] + i], b))
            return true;
    }
    return false;
}

static inline void law__dip_set(uint64_t *bits, unsigned index)
{
    bits[index >> 6] |= UINT64_C(1) << (index & 63);
}

#endif
