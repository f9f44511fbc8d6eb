/* Collects a map of Diplomacy, keeps the first mistake, and freezes it. */
#include <string.h>

#include "dip_map.h"
#include "hash.h"
#include "memory.h"
#include "status.h"

/* A draft is a map in which the coasts of a province may lie anywhere among the places. */
struct law_dip_map_builder {
    law_error error; /* the first mistake; LAW_OK: none yet */
    law_dip_map map;
};

law_status law_dip_map_begin(law_dip_map_builder **out, const law_allocator *allocator,
                             law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    law_dip_map_builder *builder = law__allocate(&chosen, sizeof *builder);
    *out = builder;
    if (builder == NULL)
        return law__fail_memory(error, sizeof *builder);
    memset(builder, 0, sizeof *builder);
    builder->map.allocator = chosen;
    return LAW_OK;
}

void law_dip_map_builder_destroy(law_dip_map_builder *builder)
{
    if (builder == NULL)
        return;
    law_allocator allocator = builder->map.allocator;
    law__names_release(&builder->map.powers, &allocator);
    law__names_release(&builder->map.places, &allocator);
    law__release(&allocator, builder, sizeof *builder);
}

const law_error *law_dip_map_builder_error(const law_dip_map_builder *builder)
{
    return &builder->error;
}

static bool is_good(const law_dip_map_builder *builder)
{
    return builder->error.status == LAW_OK;
}

static uint16_t add_name(law_dip_map_builder *builder, law__names *names, size_t most,
                         const char *what, const char *name)
{
    if (!is_good(builder))
        return 0;
    if (!law_name_is_valid(name))
        law__keep_name_mistake(&builder->error, what, name);
    else if (law__names_find(names, name) != 0)
        law__keep_first(&builder->error, LAW_DUPLICATE, "%s \"%s\" is there twice", what, name);
    else if (names->count >= most)
        law__keep_first(&builder->error, LAW_TOO_MANY, "more than %u of the kind \"%s\"",
                        (unsigned)most, what);
    if (!is_good(builder))
        return 0;
    uint32_t id = law__names_add(names, &builder->map.allocator, name);
    if (id == 0)
        law__keep_first(&builder->error, LAW_NO_MEMORY, "out of memory while building a map");
    return (uint16_t)id;
}

law_dip_power law_dip_map_add_power(law_dip_map_builder *builder, const char *name)
{
    return (law_dip_power){
        add_name(builder, &builder->map.powers, LAW_DIP_POWER_COUNT_MAX, "power", name)};
}

law_dip_place law_dip_map_add_province(law_dip_map_builder *builder, const char *name,
                                       law_dip_terrain terrain)
{
    law_dip_map *map = &builder->map;
    if (is_good(builder) && (unsigned)terrain >= LAW_DIP_TERRAIN_COUNT)
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "%d is no terrain", (int)terrain);
    else if (is_good(builder) && map->place_count > map->province_count)
        law__keep_first(&builder->error, LAW_WRONG_PHASE,
                        "provinces have to be added before all coasts");
    law_dip_place place = {
        add_name(builder, &map->places, LAW_DIP_PROVINCE_COUNT_MAX, "province", name)};
    if (place.id != 0) {
        map->terrain[map->province_count] = (uint8_t)terrain;
        map->province_of[map->place_count++] = (uint8_t)map->province_count++;
    }
    return place;
}

static bool has_place(law_dip_map_builder *builder, law_dip_place place, bool is_province)
{
    uint16_t count = is_province ? builder->map.province_count : builder->map.place_count;
    return place.id >= 1 && place.id <= count
               ? true
               : law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no %s with the id %u",
                                 is_province ? "province" : "place", (unsigned)place.id);
}

law_dip_place law_dip_map_add_coast(law_dip_map_builder *builder, law_dip_place province,
                                    const char *name)
{
    const law_dip_place none = {0};
    law_dip_map *map = &builder->map;
    if (!is_good(builder) || !has_place(builder, province, true))
        return none;
    unsigned at = province.id - 1U;
    if (map->terrain[at] != LAW_DIP_COAST) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                        "province \"%s\" is not at the sea and has no coasts",
                        law__names_at(&map->places, province.id));
        return none;
    }
    if (map->coast_count[at] > 0 &&
        map->first_coast[at] + map->coast_count[at] != map->place_count) {
        law__keep_first(&builder->error, LAW_WRONG_PHASE,
                        "the coasts of province \"%s\" have to be added one after the other",
                        law__names_at(&map->places, province.id));
        return none;
    }
    law_dip_place place = {add_name(builder, &map->places, LAW_DIP_PLACE_COUNT_MAX, "coast", name)};
    if (place.id == 0)
        return none;
    if (map->coast_count[at]++ == 0)
        map->first_coast[at] = map->place_count;
    map->province_of[map->place_count++] = (uint8_t)at;
    return place;
}

bool law_dip_map_set_centre(law_dip_map_builder *builder, law_dip_place province,
                            law_dip_power home)
{
    if (!is_good(builder) || !has_place(builder, province, true))
        return false;
    if (home.id > builder->map.powers.count)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "there is no power with the id %u", (unsigned)home.id);
    builder->map.is_centre[province.id - 1] = true;
    builder->map.home[province.id - 1] = (uint8_t)home.id;
    return true;
}

static bool refuse_border(law_dip_map_builder *builder, law_dip_place a, law_dip_place b,
                          const char *why)
{
    const law__names *names = &builder->map.places;
    return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "border \"%s\" to \"%s\": %s",
                           law__names_at(names, a.id), law__names_at(names, b.id), why);
}

bool law_dip_map_add_army_border(law_dip_map_builder *builder, law_dip_place a, law_dip_place b)
{
    law_dip_map *map = &builder->map;
    if (!is_good(builder) || !has_place(builder, a, true) || !has_place(builder, b, true))
        return false;
    unsigned i = a.id - 1U, j = b.id - 1U;
    if (i == j)
        return refuse_border(builder, a, b, "a province is not adjacent to itself");
    if (map->terrain[i] == LAW_DIP_SEA || map->terrain[j] == LAW_DIP_SEA)
        return refuse_border(builder, a, b, "no army is at sea");
    law__dip_set(map->army[i], j);
    law__dip_set(map->army[j], i);
    return true;
}

bool law_dip_map_add_fleet_border(law_dip_map_builder *builder, law_dip_place a, law_dip_place b)
{
    law_dip_map *map = &builder->map;
    if (!is_good(builder) || !has_place(builder, a, false) || !has_place(builder, b, false))
        return false;
    unsigned i = a.id - 1U, j = b.id - 1U;
    unsigned from = map->province_of[i], to = map->province_of[j];
    if (from == to)
        return refuse_border(builder, a, b, "a province is not adjacent to itself");
    if (map->terrain[from] == LAW_DIP_LAND || map->terrain[to] == LAW_DIP_LAND)
        return refuse_border(builder, a, b, "no fleet is on land");
    law__dip_set(map->fleet[i], j);
    law__dip_set(map->fleet[j], i);
    law__dip_set(map->fleet_province[i], to);
    law__dip_set(map->fleet_province[j], from);
    return true;
}

/* No fleet stands on the bare province where there are coasts. */
static law_status check_coasts(const law_dip_map *map, law_error *error)
{
    for (unsigned p = 0; p < map->province_count; p++) {
        uint64_t borders = 0;
        for (unsigned word = 0; word < LAW__DIP_WORDS; word++)
            borders |= map->fleet_province[p][word];
        if (map->coast_count[p] > 0 && borders != 0)
            return law__fail(error, LAW_BAD_ARGUMENT,
                             "province \"%s\" has coasts, so its borders for fleets are theirs",
                             law__names_at(&map->places, p + 1));
    }
    return LAW_OK;
}

static uint64_t hash_bits(const uint64_t *bits, size_t count, uint64_t hash)
{
    for (size_t i = 0; i < count; i++) {
        const uint32_t words[2] = {(uint32_t)bits[i], (uint32_t)(bits[i] >> 32)};
        hash = law__hash_words(words, 2, hash);
    }
    return hash;
}

static uint64_t content_hash(const law_dip_map *map)
{
    uint64_t hash = law__names_hash(&map->powers, 1);
    hash = law__names_hash(&map->places, hash);
    hash = law__hash_bytes(map->terrain, map->province_count, hash);
    hash = law__hash_bytes(map->home, map->province_count, hash);
    hash = law__hash_bytes(map->province_of, map->place_count, hash);
    for (unsigned p = 0; p < map->province_count; p++) {
        const uint32_t is_centre = map->is_centre[p];
        hash = law__hash_words(&is_centre, 1, hash);
        hash = hash_bits(map->army[p], LAW__DIP_WORDS, hash);
    }
    for (unsigned p = 0; p < map->place_count; p++)
        hash = hash_bits(map->fleet[p], 2 * (size_t)LAW__DIP_WORDS, hash);
    return hash;
}

/* What can be told from the rest, so that it need not be found out again. */
static void note_what_follows(law_dip_map *map)
{
    for (unsigned p = 0; p < map->province_count; p++) {
        const char *name = law__names_at(&map->places, p + 1);
        for (unsigned other = 0; other < map->province_count; other++)
            map->rank[p] += strcmp(law__names_at(&map->places, other + 1), name) < 0;
        if (map->terrain[p] == LAW_DIP_COAST)
            law__dip_set(map->coastal, p);
    }
}

law_status law_dip_map_finish(law_dip_map **out, const law_dip_map_builder *builder,
                              law_error *error)
{
    *out = NULL;
    if (!is_good(builder)) {
        if (error != NULL)
            *error = builder->error;
        return builder->error.status;
    }
    law_status status = check_coasts(&builder->map, error);
    if (status != LAW_OK)
        return status;
    const law_allocator *allocator = &builder->map.allocator;
    law_dip_map *map = law__allocate(allocator, sizeof *map);
    if (map == NULL)
        return law__fail_memory(error, sizeof *map);
    *map = builder->map;
    memset(&map->powers, 0, sizeof map->powers);
    memset(&map->places, 0, sizeof map->places);
    if (!law__names_copy(&map->powers, &builder->map.powers, allocator) ||
        !law__names_copy(&map->places, &builder->map.places, allocator)) {
        law_dip_map_destroy(map);
        return law__fail(error, LAW_NO_MEMORY, "out of memory while finishing a map");
    }
    note_what_follows(map);
    map->hash = content_hash(map);
    *out = map;
    return LAW_OK;
}
