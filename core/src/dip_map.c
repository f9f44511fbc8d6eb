/* A finished map of Diplomacy, as it is looked at. It never changes. */
#include "dip_map.h"

#include "memory.h"

void law_dip_map_destroy(law_dip_map *map)
{
    if (map == NULL)
        return;
    law_allocator allocator = map->allocator;
    law__names_release(&map->powers, &allocator);
    law__names_release(&map->places, &allocator);
    law__release(&allocator, map, sizeof *map);
}

uint32_t law_dip_map_power_count(const law_dip_map *map)
{
    return (uint32_t)map->powers.count;
}

uint32_t law_dip_map_province_count(const law_dip_map *map)
{
    return map->province_count;
}

uint32_t law_dip_map_place_count(const law_dip_map *map)
{
    return map->place_count;
}

const char *law_dip_map_power_name(const law_dip_map *map, law_dip_power power)
{
    return law__names_at(&map->powers, power.id);
}

const char *law_dip_map_place_name(const law_dip_map *map, law_dip_place place)
{
    return law__names_at(&map->places, place.id);
}

law_dip_power law_dip_map_power_named(const law_dip_map *map, const char *name)
{
    return (law_dip_power){(uint16_t)law__names_find(&map->powers, name)};
}

law_dip_place law_dip_map_place_named(const law_dip_map *map, const char *name)
{
    return (law_dip_place){(uint16_t)law__names_find(&map->places, name)};
}

static bool has_place(const law_dip_map *map, law_dip_place place)
{
    return place.id >= 1 && place.id <= map->place_count;
}

static bool has_province(const law_dip_map *map, law_dip_place place)
{
    return place.id >= 1 && place.id <= map->province_count;
}

law_dip_terrain law_dip_map_terrain(const law_dip_map *map, law_dip_place place)
{
    return has_place(map, place) ? (law_dip_terrain)map->terrain[map->province_of[place.id - 1]]
                                 : LAW_DIP_LAND;
}

law_dip_place law_dip_map_province_of(const law_dip_map *map, law_dip_place place)
{
    return (law_dip_place){
        (uint16_t)(has_place(map, place) ? map->province_of[place.id - 1] + 1 : 0)};
}

uint32_t law_dip_map_coast_count(const law_dip_map *map, law_dip_place province)
{
    return has_province(map, province) ? map->coast_count[province.id - 1] : 0;
}

law_dip_place law_dip_map_coast(const law_dip_map *map, law_dip_place province, uint32_t index)
{
    if (index >= law_dip_map_coast_count(map, province))
        return (law_dip_place){0};
    return (law_dip_place){(uint16_t)(map->first_coast[province.id - 1] + index + 1)};
}

bool law_dip_map_is_centre(const law_dip_map *map, law_dip_place province)
{
    return has_province(map, province) && map->is_centre[province.id - 1];
}

law_dip_power law_dip_map_home(const law_dip_map *map, law_dip_place province)
{
    return (law_dip_power){has_province(map, province) ? map->home[province.id - 1] : 0};
}

bool law_dip_map_is_army_border(const law_dip_map *map, law_dip_place a, law_dip_place b)
{
    return has_province(map, a) && has_province(map, b) &&
           law__dip_bit(map->army[a.id - 1], b.id - 1U);
}

bool law_dip_map_is_fleet_border(const law_dip_map *map, law_dip_place a, law_dip_place b)
{
    return has_place(map, a) && has_place(map, b) && law__dip_bit(map->fleet[a.id - 1], b.id - 1U);
}

uint64_t law_dip_map_hash(const law_dip_map *map)
{
    return map->hash;
}
