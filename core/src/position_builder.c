/* Collects a position, keeps the first mistake, and makes the flat block. */
#include <string.h>

#include "map.h"
#include "memory.h"
#include "position.h"
#include "status.h"

struct law_position_builder {
    law_allocator allocator;
    const law_map *map;
    law_error error; /* the first mistake; LAW_OK: none yet */
    uint64_t turn;
    law__names players, units, placed;
    uint32_t *unit_owner, *unit_region; /* index: id - 1 */
    size_t unit_owner_capacity, unit_region_capacity;
    uint32_t *placed_region; /* index: id - 1 - printed */
    size_t placed_region_capacity;
    uint32_t *book_region, *controller; /* index: symbol - 1, up to as many as there are symbols */
    size_t book_region_capacity, controller_capacity;
    uint32_t *occupant;  /* index: region, slot 0 unused */
    size_t region_count; /* of the map, which may be gone when the builder is destroyed */
};

static uint32_t printed_count(const law_position_builder *builder)
{
    return (uint32_t)builder->map->link_points.count;
}

static uint32_t symbol_count(const law_position_builder *builder)
{
    return printed_count(builder) + (uint32_t)builder->placed.count;
}

/* Room for, and a 0 in, the places of one more symbol. */
static bool grow_symbols(law_position_builder *builder, size_t count)
{
    void *books = builder->book_region, *controllers = builder->controller;
    while (builder->book_region_capacity <= count) {
        if (!law__grow(&builder->allocator, &books, &builder->book_region_capacity,
                       builder->book_region_capacity, sizeof *builder->book_region))
            return false;
        builder->book_region = books;
    }
    while (builder->controller_capacity <= count) {
        if (!law__grow(&builder->allocator, &controllers, &builder->controller_capacity,
                       builder->controller_capacity, sizeof *builder->controller))
            return false;
        builder->controller = controllers;
    }
    return true;
}

static bool prepare(law_position_builder *builder)
{
    size_t printed = printed_count(builder);
    size_t occupant_size = (builder->map->regions.count + 1) * sizeof *builder->occupant;
    builder->occupant = law__allocate(&builder->allocator, occupant_size);
    if (builder->occupant == NULL || !grow_symbols(builder, printed))
        return false;
    memset(builder->occupant, 0, occupant_size);
    memset(builder->book_region, 0, (printed + 1) * sizeof *builder->book_region);
    memset(builder->controller, 0, (printed + 1) * sizeof *builder->controller);
    return true;
}

law_status law_position_begin(law_position_builder **out, const law_map *map,
                              const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = NULL;
    law_position_builder *builder = law__allocate(&chosen, sizeof *builder);
    if (builder == NULL)
        return law__fail_memory(error, sizeof *builder);
    *builder = (law_position_builder){
        .allocator = chosen, .map = map, .turn = 1, .region_count = map->regions.count};
    if (!prepare(builder)) {
        law_position_builder_destroy(builder);
        return law__fail(error, LAW_NO_MEMORY, "out of memory while beginning a position");
    }
    *out = builder;
    return LAW_OK;
}

static void release_ids(const law_allocator *allocator, uint32_t *ids, size_t capacity)
{
    law__release(allocator, ids, capacity * sizeof *ids);
}

void law_position_builder_destroy(law_position_builder *builder)
{
    if (builder == NULL)
        return;
    law_allocator allocator = builder->allocator;
    law__names_release(&builder->players, &allocator);
    law__names_release(&builder->units, &allocator);
    law__names_release(&builder->placed, &allocator);
    release_ids(&allocator, builder->unit_owner, builder->unit_owner_capacity);
    release_ids(&allocator, builder->unit_region, builder->unit_region_capacity);
    release_ids(&allocator, builder->placed_region, builder->placed_region_capacity);
    release_ids(&allocator, builder->book_region, builder->book_region_capacity);
    release_ids(&allocator, builder->controller, builder->controller_capacity);
    release_ids(&allocator, builder->occupant, builder->region_count + 1);
    law__release(&allocator, builder, sizeof *builder);
}

const law_error *law_position_builder_error(const law_position_builder *builder)
{
    return &builder->error;
}

law_player law_position_builder_player_named(const law_position_builder *builder, const char *name)
{
    return (law_player){law__names_find(&builder->players, name)};
}

law_unit law_position_builder_unit_named(const law_position_builder *builder, const char *name)
{
    return (law_unit){law__names_find(&builder->units, name)};
}

law_symbol law_position_builder_symbol_named(const law_position_builder *builder, const char *name)
{
    uint32_t printed = law__names_find(&builder->map->link_points, name);
    uint32_t placed = printed != 0 ? 0 : law__names_find(&builder->placed, name);
    return (law_symbol){placed != 0 ? printed_count(builder) + placed : printed};
}

static bool is_good(const law_position_builder *builder)
{
    return builder->error.status == LAW_OK;
}

static bool keep_no_memory(law_position_builder *builder)
{
    return law__keep_first(&builder->error, LAW_NO_MEMORY,
                           "out of memory while building a position");
}

/* Whether `id` is one of `count`; the mistake is kept where it is not. */
static bool check_id(law_position_builder *builder, const char *what, uint32_t id, size_t count)
{
    if (id >= 1 && id <= count)
        return true;
    return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no %s with the id %u", what,
                           (unsigned)id);
}

static bool check_region(law_position_builder *builder, law_region region)
{
    return check_id(builder, "region", region.id, builder->map->regions.count);
}

static bool check_new_name(law_position_builder *builder, const law__names *names, const char *what,
                           const char *name)
{
    if (!law_name_is_valid(name))
        return law__keep_name_mistake(&builder->error, what, name);
    if (law__names_find(names, name) != 0)
        return law__keep_first(&builder->error, LAW_DUPLICATE, "%s \"%s\" is there twice", what,
                               name);
    if (names->count >= LAW_COUNT_MAX)
        return law__keep_first(&builder->error, LAW_TOO_MANY, "more than %d of the kind \"%s\"",
                               LAW_COUNT_MAX, what);
    return true;
}

bool law_position_set_turn(law_position_builder *builder, uint64_t turn)
{
    if (!is_good(builder))
        return false;
    if (turn < 1)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "turn 0: turns count from 1");
    builder->turn = turn;
    return true;
}

law_player law_position_add_player(law_position_builder *builder, const char *name)
{
    law_player player = {0};
    if (!is_good(builder) || !check_new_name(builder, &builder->players, "player", name))
        return player;
    player.id = law__names_add(&builder->players, &builder->allocator, name);
    if (player.id == 0)
        keep_no_memory(builder);
    return player;
}

static bool grow_ids(law_position_builder *builder, uint32_t **ids, size_t *capacity, size_t count)
{
    void *array = *ids;
    if (!law__grow(&builder->allocator, &array, capacity, count, sizeof **ids))
        return keep_no_memory(builder);
    *ids = array;
    return true;
}

law_symbol law_position_add_link_point(law_position_builder *builder, const char *name,
                                       law_region region)
{
    const law_symbol none = {0};
    if (!is_good(builder) || !check_region(builder, region) ||
        !check_new_name(builder, &builder->placed, "link point", name))
        return none;
    if (law__names_find(&builder->map->link_points, name) != 0) {
        law__keep_first(&builder->error, LAW_DUPLICATE,
                        "link point \"%s\" is printed on the map already", name);
        return none;
    }
    if (symbol_count(builder) >= LAW_COUNT_MAX) {
        law__keep_first(&builder->error, LAW_TOO_MANY, "more than %d link points", LAW_COUNT_MAX);
        return none;
    }
    if (!grow_symbols(builder, symbol_count(builder) + 1)) {
        keep_no_memory(builder);
        return none;
    }
    if (!grow_ids(builder, &builder->placed_region, &builder->placed_region_capacity,
                  builder->placed.count))
        return none;
    uint32_t id = law__names_add(&builder->placed, &builder->allocator, name);
    if (id == 0) {
        keep_no_memory(builder);
        return none;
    }
    builder->placed_region[id - 1] = region.id;
    uint32_t symbol = printed_count(builder) + id;
    builder->book_region[symbol - 1] = 0;
    builder->controller[symbol - 1] = 0;
    return (law_symbol){symbol};
}

law_unit law_position_add_unit(law_position_builder *builder, const char *name, law_player owner,
                               law_region at)
{
    const law_unit none = {0};
    if (!is_good(builder) || !check_id(builder, "player", owner.id, builder->players.count) ||
        !check_region(builder, at) || !check_new_name(builder, &builder->units, "unit", name))
        return none;
    if (builder->occupant[at.id] != 0) {
        law__keep_first(&builder->error, LAW_DUPLICATE,
                        "units \"%s\" and \"%s\" stand in one region, \"%s\"",
                        law__names_at(&builder->units, builder->occupant[at.id]), name,
                        law_map_region_name(builder->map, at));
        return none;
    }
    size_t count = builder->units.count;
    if (!grow_ids(builder, &builder->unit_owner, &builder->unit_owner_capacity, count) ||
        !grow_ids(builder, &builder->unit_region, &builder->unit_region_capacity, count))
        return none;
    uint32_t id = law__names_add(&builder->units, &builder->allocator, name);
    if (id == 0) {
        keep_no_memory(builder);
        return none;
    }
    builder->unit_owner[id - 1] = owner.id;
    builder->unit_region[id - 1] = at.id;
    builder->occupant[at.id] = id;
    return (law_unit){id};
}

static const char *symbol_name(const law_position_builder *builder, uint32_t symbol)
{
    uint32_t printed = printed_count(builder);
    return symbol <= printed ? law__names_at(&builder->map->link_points, symbol)
                             : law__names_at(&builder->placed, symbol - printed);
}

static uint32_t link_point_region(const law_position_builder *builder, uint32_t symbol)
{
    uint32_t printed = printed_count(builder);
    return symbol <= printed ? builder->map->link_point_region[symbol - 1]
                             : builder->placed_region[symbol - printed - 1];
}

bool law_position_set_book(law_position_builder *builder, law_symbol book, law_region at)
{
    if (!is_good(builder) || !check_id(builder, "book", book.id, symbol_count(builder)) ||
        !check_region(builder, at))
        return false;
    if (builder->book_region[book.id - 1] != 0)
        return law__keep_first(&builder->error, LAW_DUPLICATE, "book \"%s\" lies in two places",
                               symbol_name(builder, book.id));
    builder->book_region[book.id - 1] = at.id;
    return true;
}

/* J1.6: who stands in a link point's region controls it, whatever else is said. */
static bool check_control(law_position_builder *builder, uint32_t symbol, uint32_t player)
{
    uint32_t region = link_point_region(builder, symbol);
    uint32_t unit = builder->occupant[region];
    if (unit == 0 || builder->unit_owner[unit - 1] == player)
        return true;
    return law__keep_first(
        &builder->error, LAW_CONTRADICTION,
        "link point \"%s\" is controlled by \"%s\", whose unit \"%s\" stands in its "
        "region, not by \"%s\"",
        symbol_name(builder, symbol),
        law__names_at(&builder->players, builder->unit_owner[unit - 1]),
        law__names_at(&builder->units, unit), law__names_at(&builder->players, player));
}

bool law_position_set_controller(law_position_builder *builder, law_symbol link_point,
                                 law_player player)
{
    if (!is_good(builder) ||
        !check_id(builder, "link point", link_point.id, symbol_count(builder)) ||
        !check_id(builder, "player", player.id, builder->players.count))
        return false;
    if (builder->controller[link_point.id - 1] != 0)
        return law__keep_first(&builder->error, LAW_DUPLICATE,
                               "control of link point \"%s\" is given twice",
                               symbol_name(builder, link_point.id));
    if (!check_control(builder, link_point.id, player.id))
        return false;
    builder->controller[link_point.id - 1] = player.id;
    return true;
}

/* Copies a table of names behind those written before; returns where the next one begins. */
static uint32_t write_names(char *bytes, uint32_t *offsets, const law__names *names, uint32_t start)
{
    for (size_t i = 0; i < names->count; i++)
        offsets[i] = start + names->offsets[i];
    if (names->bytes_used > 0)
        memcpy(bytes + start, names->bytes, names->bytes_used);
    offsets[names->count] = start + (uint32_t)names->bytes_used;
    return offsets[names->count];
}

static void copy_ids(uint32_t *to, const uint32_t *from, size_t count)
{
    if (count > 0)
        memcpy(to, from, count * sizeof *to);
}

static void fill(law_position *position, const law_position_builder *builder)
{
    law__position_arrays arrays = law__position_arrays_of(position);
    uint32_t units = position->unit_count, symbols = law__position_symbols(position);
    memcpy(arrays.occupant, builder->occupant,
           (position->region_count + (size_t)1) * sizeof *arrays.occupant);
    copy_ids(arrays.unit_owner + 1, builder->unit_owner, units);
    copy_ids(arrays.unit_region + 1, builder->unit_region, units);
    copy_ids(arrays.placed_region + 1, builder->placed_region, position->placed_count);
    copy_ids(arrays.book_region + 1, builder->book_region, symbols);
    copy_ids(arrays.controller + 1, builder->controller, symbols);
    for (uint32_t symbol = 1; symbol <= symbols; symbol++) {
        uint32_t unit = builder->occupant[link_point_region(builder, symbol)];
        if (unit != 0)
            arrays.controller[symbol] = builder->unit_owner[unit - 1];
    }
    uint32_t end = write_names(arrays.bytes, arrays.player_names, &builder->players, 0);
    end = write_names(arrays.bytes, arrays.unit_names, &builder->units, end);
    write_names(arrays.bytes, arrays.placed_names, &builder->placed, end);
}

law_status law_position_finish(law_position **out, law_position_builder *builder, law_error *error)
{
    *out = NULL;
    /* A unit may have been added after the control of its region was set. */
    for (uint32_t symbol = 1; is_good(builder) && symbol <= symbol_count(builder); symbol++) {
        if (builder->controller[symbol - 1] != 0)
            check_control(builder, symbol, builder->controller[symbol - 1]);
    }
    if (!is_good(builder)) {
        if (error != NULL)
            *error = builder->error;
        return builder->error.status;
    }
    const law_position counts = {
        .map_hash = builder->map->hash,
        .turn = builder->turn,
        .region_count = (uint32_t)builder->map->regions.count,
        .printed_count = printed_count(builder),
        .placed_count = (uint32_t)builder->placed.count,
        .player_count = (uint32_t)builder->players.count,
        .unit_count = (uint32_t)builder->units.count,
        .names_size = (uint32_t)(builder->players.bytes_used + builder->units.bytes_used +
                                 builder->placed.bytes_used),
    };
    law_position *position = law__position_allocate(&counts, &builder->allocator);
    if (position == NULL)
        return law__fail(error, LAW_NO_MEMORY, "out of memory while finishing a position");
    fill(position, builder);
    *out = position;
    return LAW_OK;
}
