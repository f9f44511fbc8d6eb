/* Collects a map, keeps the first mistake, checks, and freezes it. */
#include <string.h>

#include "hash.h"
#include "map.h"
#include "memory.h"
#include "status.h"

typedef struct {
    uint32_t a, b;
} border;

struct law_map_builder {
    law_allocator allocator;
    law_error error; /* the first mistake; LAW_OK: none yet */
    law__names ages, regions, link_points;
    uint32_t *region_age;
    size_t region_age_capacity;
    border *borders;
    size_t border_count, border_capacity;
    uint32_t *link_point_region;
    size_t link_point_region_capacity;
};

law_status law_map_begin(law_map_builder **out, const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = law__allocate(&chosen, sizeof **out);
    if (*out == NULL)
        return law__fail_memory(error, sizeof **out);
    **out = (law_map_builder){.allocator = chosen};
    return LAW_OK;
}

void law_map_builder_destroy(law_map_builder *builder)
{
    if (builder == NULL)
        return;
    law_allocator allocator = builder->allocator;
    law__names_release(&builder->ages, &allocator);
    law__names_release(&builder->regions, &allocator);
    law__names_release(&builder->link_points, &allocator);
    law__release(&allocator, builder->region_age,
                 builder->region_age_capacity * sizeof *builder->region_age);
    law__release(&allocator, builder->borders, builder->border_capacity * sizeof *builder->borders);
    law__release(&allocator, builder->link_point_region,
                 builder->link_point_region_capacity * sizeof *builder->link_point_region);
    law__release(&allocator, builder, sizeof *builder);
}

const law_error *law_map_builder_error(const law_map_builder *builder)
{
    return &builder->error;
}

law_region law_map_builder_region_named(const law_map_builder *builder, const char *name)
{
    return (law_region){law__names_find(&builder->regions, name)};
}

static bool is_good(const law_map_builder *builder)
{
    return builder->error.status == LAW_OK;
}

static bool keep_no_memory(law_map_builder *builder)
{
    return law__keep_first(&builder->error, LAW_NO_MEMORY, "out of memory while building a map");
}

/* A new name in one of the builder's tables; 0, and the mistake is kept, where it cannot be. */
static uint32_t add_name(law_map_builder *builder, law__names *names, const char *what,
                         const char *name)
{
    if (!law_name_is_valid(name))
        law__keep_name_mistake(&builder->error, what, name);
    else if (law__names_find(names, name) != 0)
        law__keep_first(&builder->error, LAW_DUPLICATE, "%s \"%s\" is there twice", what, name);
    else if (names->count >= LAW_COUNT_MAX)
        law__keep_first(&builder->error, LAW_TOO_MANY, "more than %d of the kind \"%s\"",
                        LAW_COUNT_MAX, what);
    if (!is_good(builder))
        return 0;
    uint32_t id = law__names_add(names, &builder->allocator, name);
    if (id == 0)
        keep_no_memory(builder);
    return id;
}

law_age law_map_add_age(law_map_builder *builder, const char *name)
{
    return (law_age){is_good(builder) ? add_name(builder, &builder->ages, "Age", name) : 0};
}

static bool has_region(law_map_builder *builder, law_region region)
{
    if (region.id >= 1 && region.id <= builder->regions.count)
        return true;
    return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no region with the id %u",
                           (unsigned)region.id);
}

/* Room for one more id in an array that grows along with a table of names. */
static bool grow_ids(law_map_builder *builder, uint32_t **ids, size_t *capacity, size_t count)
{
    void *array = *ids;
    if (!law__grow(&builder->allocator, &array, capacity, count, sizeof **ids))
        return keep_no_memory(builder);
    *ids = array;
    return true;
}

law_region law_map_add_region(law_map_builder *builder, law_age age, const char *name)
{
    const law_region none = {0};
    if (!is_good(builder))
        return none;
    if (age.id < 1 || age.id > builder->ages.count) {
        law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no Age with the id %u",
                        (unsigned)age.id);
        return none;
    }
    if (!grow_ids(builder, &builder->region_age, &builder->region_age_capacity,
                  builder->regions.count))
        return none;
    law_region region = {add_name(builder, &builder->regions, "region", name)};
    if (region.id != 0)
        builder->region_age[region.id - 1] = age.id;
    return region;
}

bool law_map_add_border(law_map_builder *builder, law_region a, law_region b)
{
    if (!is_good(builder) || !has_region(builder, a) || !has_region(builder, b))
        return false;
    if (a.id == b.id)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "region \"%s\" cannot be adjacent to itself",
                               law__names_at(&builder->regions, a.id));
    if (builder->border_count >= LAW_BORDER_COUNT_MAX)
        return law__keep_first(&builder->error, LAW_TOO_MANY, "more than %u pairs of neighbours",
                               (unsigned)LAW_BORDER_COUNT_MAX);
    void *borders = builder->borders;
    if (!law__grow(&builder->allocator, &borders, &builder->border_capacity, builder->border_count,
                   sizeof *builder->borders))
        return keep_no_memory(builder);
    builder->borders = borders;
    builder->borders[builder->border_count++] = (border){a.id, b.id};
    return true;
}

law_symbol law_map_add_link_point(law_map_builder *builder, const char *name, law_region region)
{
    const law_symbol none = {0};
    if (!is_good(builder) || !has_region(builder, region))
        return none;
    if (!grow_ids(builder, &builder->link_point_region, &builder->link_point_region_capacity,
                  builder->link_points.count))
        return none;
    law_symbol symbol = {add_name(builder, &builder->link_points, "link point", name)};
    if (symbol.id != 0)
        builder->link_point_region[symbol.id - 1] = region.id;
    return symbol;
}

/* Turns lists of neighbours round: in `to`, region n lists each r that lists n in `from`. As r goes
 * up, each list comes out in board order, and a pair that was given twice stands side by side. */
static void turn_round(uint32_t region_count, const uint32_t *start, const law_region *from,
                       law_region *to, uint32_t *cursor)
{
    memcpy(cursor, start, region_count * sizeof *cursor);
    for (uint32_t region = 1; region <= region_count; region++) {
        for (uint32_t i = start[region - 1]; i < start[region]; i++)
            to[cursor[from[i].id - 1]++].id = region;
    }
}

static void drop_repeated(law_map *map)
{
    uint32_t kept = 0, begin = 0;
    for (uint32_t region = 1; region <= map->regions.count; region++) {
        uint32_t end = map->neighbour_start[region];
        uint32_t first = kept;
        for (uint32_t i = begin; i < end; i++) {
            if (kept == first || map->neighbours[kept - 1].id != map->neighbours[i].id)
                map->neighbours[kept++] = map->neighbours[i];
        }
        map->neighbour_start[region] = kept;
        begin = end;
    }
}

/* Fills the neighbours of a map whose arrays are there, in time linear in regions and pairs. */
static void fill_neighbours(law_map *map, const law_map_builder *builder, law_region *unsorted,
                            uint32_t *cursor)
{
    uint32_t region_count = (uint32_t)map->regions.count;
    uint32_t *start = map->neighbour_start;
    memset(start, 0, (region_count + (size_t)1) * sizeof *start);
    for (size_t i = 0; i < builder->border_count; i++) {
        start[builder->borders[i].a]++;
        start[builder->borders[i].b]++;
    }
    for (uint32_t region = 1; region <= region_count; region++)
        start[region] += start[region - 1];
    memcpy(cursor, start, region_count * sizeof *cursor);
    for (size_t i = 0; i < builder->border_count; i++) {
        border pair = builder->borders[i];
        unsorted[cursor[pair.a - 1]++].id = pair.b;
        unsorted[cursor[pair.b - 1]++].id = pair.a;
    }
    turn_round(region_count, start, unsorted, map->neighbours, cursor);
    drop_repeated(map);
}

static uint64_t content_hash(const law_map *map)
{
    size_t region_count = map->regions.count;
    uint64_t hash = law__names_hash(&map->ages, 1);
    hash = law__names_hash(&map->regions, hash);
    hash = law__names_hash(&map->link_points, hash);
    if (region_count > 0) {
        hash = law__hash_words(map->region_age, region_count, hash);
        hash = law__hash_words(map->neighbour_start, region_count + 1, hash);
        hash = law__hash_words((const uint32_t *)map->neighbours,
                               map->neighbour_start[region_count], hash);
    }
    if (map->link_points.count > 0)
        hash = law__hash_words(map->link_point_region, map->link_points.count, hash);
    return hash;
}

/* An array of `count` elements; NULL where there is no memory, or none is needed. */
static void *allocate_array(const law_allocator *allocator, size_t count, size_t element_size)
{
    return count == 0 ? NULL : law__allocate(allocator, count * element_size);
}

/* Takes all arrays of the map; false when one is not to be had. */
static bool allocate_arrays(law_map *map, const law_map_builder *builder)
{
    const law_allocator *allocator = &map->allocator;
    if (!law__names_copy(&map->ages, &builder->ages, allocator) ||
        !law__names_copy(&map->regions, &builder->regions, allocator) ||
        !law__names_copy(&map->link_points, &builder->link_points, allocator))
        return false;
    size_t region_count = map->regions.count, link_point_count = map->link_points.count;
    size_t neighbours_size = builder->border_count * 2 * sizeof *map->neighbours;
    map->region_age = allocate_array(allocator, region_count, sizeof *map->region_age);
    map->neighbour_start =
        allocate_array(allocator, region_count + 1, sizeof *map->neighbour_start);
    map->neighbours = allocate_array(allocator, neighbours_size, 1);
    map->neighbours_size = map->neighbours != NULL ? neighbours_size : 0;
    map->link_point_region =
        allocate_array(allocator, link_point_count, sizeof *map->link_point_region);
    return (map->region_age != NULL || region_count == 0) && map->neighbour_start != NULL &&
           (map->neighbours != NULL || neighbours_size == 0) &&
           (map->link_point_region != NULL || link_point_count == 0);
}

/* Fills the arrays; needs, for a while, as much again. */
static bool fill_arrays(law_map *map, const law_map_builder *builder)
{
    size_t region_count = map->regions.count;
    map->neighbour_start[0] = 0;
    if (region_count > 0) {
        size_t cursor_size = region_count * sizeof(uint32_t);
        size_t unsorted_size = map->neighbours_size + sizeof(law_region);
        uint32_t *cursor = law__allocate(&map->allocator, cursor_size);
        law_region *unsorted = law__allocate(&map->allocator, unsorted_size);
        bool is_there = cursor != NULL && unsorted != NULL;
        if (is_there) {
            memcpy(map->region_age, builder->region_age, region_count * sizeof *map->region_age);
            fill_neighbours(map, builder, unsorted, cursor);
        }
        law__release(&map->allocator, cursor, cursor_size);
        law__release(&map->allocator, unsorted, unsorted_size);
        if (!is_there)
            return false;
    }
    if (map->link_points.count > 0)
        memcpy(map->link_point_region, builder->link_point_region,
               map->link_points.count * sizeof *map->link_point_region);
    map->hash = content_hash(map);
    return true;
}

law_status law_map_finish(law_map **out, const law_map_builder *builder, law_error *error)
{
    *out = NULL;
    if (!is_good(builder)) {
        if (error != NULL)
            *error = builder->error;
        return builder->error.status;
    }
    law_map *map = law__allocate(&builder->allocator, sizeof *map);
    if (map == NULL)
        return law__fail_memory(error, sizeof *map);
    *map = (law_map){.allocator = builder->allocator};
    if (!allocate_arrays(map, builder) || !fill_arrays(map, builder)) {
        law_map_destroy(map);
        return law__fail(error, LAW_NO_MEMORY, "out of memory while finishing a map");
    }
    *out = map;
    return LAW_OK;
}
