/* A finished map: Ages, regions, their neighbours, printed link points. */
#ifndef LAW_MAP_H
#define LAW_MAP_H

#include "names.h"

/* Arrays are indexed by id - 1. Neighbours of region r are those from neighbour_start[r - 1] to
 * before neighbour_start[r], in board order. */
struct law_map {
    law_allocator allocator;
    law__names ages, regions, link_points;
    uint32_t *region_age;
    uint32_t *neighbour_start;
    law_region *neighbours;
    uint32_t *link_point_region;
    size_t neighbours_size; /* bytes of that array */
    uint64_t hash;
};

/* The ids are known to be the map's. */
static inline uint32_t law__map_age_of(const law_map *map, uint32_t region)
{
    return map->region_age[region - 1];
}
bool law__map_adjacent(const law_map *map, uint32_t a, uint32_t b);

#endif
