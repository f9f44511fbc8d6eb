/* A finished map: Ages, regions, their neighbours, printed link points. It never changes. */
#include "map.h"

#include "memory.h"

void law_map_destroy(law_map *map)
{
    if (map == NULL)
        return;
    law_allocator allocator = map->allocator;
    size_t region_count = map->regions.count;
    law__release(&allocator, map->region_age, region_count * sizeof *map->region_age);
    law__release(&allocator, map->neighbour_start,
                 (region_count + 1) * sizeof *map->neighbour_start);
    law__release(&allocator, map->neighbours, map->neighbours_size);
    law__release(&allocator, map->link_point_region,
                 map->link_points.count * sizeof *map->link_point_region);
    law__names_release(&map->ages, &allocator);
    law__names_release(&map->regions, &allocator);
    law__names_release(&map->link_points, &allocator);
    law__release(&allocator, map, sizeof *map);
}

uint32_t law_map_age_count(const law_map *map)
{
    return (uint32_t)map->ages.count;
}

uint32_t law_map_region_count(const law_map *map)
{
    return (uint32_t)map->regions.count;
}

uint32_t law_map_link_point_count(const law_map *map)
{
    return (uint32_t)map->link_points.count;
}

const char *law_map_age_name(const law_map *map, law_age age)
{
    return law__names_at(&map->ages, age.id);
}

const char *law_map_region_name(const law_map *map, law_region region)
{
    return law__names_at(&map->regions, region.id);
}

const char *law_map_link_point_name(const law_map *map, law_symbol symbol)
{
    return law__names_at(&map->link_points, symbol.id);
}

law_age law_map_age_named(const law_map *map, const char *name)
{
    return (law_age){law__names_find(&map->ages, name)};
}

law_region law_map_region_named(const law_map *map, const char *name)
{
    return (law_region){law__names_find(&map->regions, name)};
}

law_symbol law_map_link_point_named(const law_map *map, const char *name)
{
    return (law_symbol){law__names_find(&map->link_points, name)};
}

static bool has_region(const law_map *map, law_region region)
{
    return region.id >= 1 && region.id <= map->regions.count;
}

law_age law_map_region_age(const law_map *map, law_region region)
{
    return (law_age){has_region(map, region) ? law__map_age_of(map, region.id) : 0};
}

law_region law_map_link_point_region(const law_map *map, law_symbol symbol)
{
    bool is_known = symbol.id >= 1 && symbol.id <= map->link_points.count;
    return (law_region){is_known ? map->link_point_region[symbol.id - 1] : 0};
}

size_t law_map_neighbours(const law_map *map, law_region region, const law_region **neighbours)
{
    if (!has_region(map, region)) {
        *neighbours = NULL;
        return 0;
    }
    uint32_t start = map->neighbour_start[region.id - 1];
    *neighbours = map->neighbours + start;
    return map->neighbour_start[region.id] - start;
}

/* Looks in the shorter list, for a hub may have a million neighbours. */
bool law__map_adjacent(const law_map *map, uint32_t a, uint32_t b)
{
    const uint32_t *start = map->neighbour_start;
    if (start[a] - start[a - 1] > start[b] - start[b - 1]) {
        uint32_t swapped = a;
        a = b;
        b = swapped;
    }
    uint32_t low = start[a - 1], high = start[a];
    while (high - low > 8) {
        uint32_t middle = low + (high - low) / 2;
        if (map->neighbours[middle].id <= b)
            low = middle;
        else
            high = middle;
    }
    for (; low < high; low++) {
        if (map->neighbours[low].id == b)
            return true;
    }
    return false;
}

bool law_map_are_adjacent(const law_map *map, law_region a, law_region b)
{
    return has_region(map, a) && has_region(map, b) && law__map_adjacent(map, a.id, b.id);
}

uint64_t law_map_hash(const law_map *map)
{
    return map->hash;
}
