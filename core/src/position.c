/* Positions: reading them, copying, comparing and hashing their one flat block. */
#include "position.h"

#include <string.h>

#include "hash.h"
#include "map.h"
#include "memory.h"
#include "status.h"

enum { WORD = sizeof(uint32_t) };

static size_t word_count(const law_position *counts)
{
    size_t symbols = (size_t)counts->printed_count + counts->placed_count;
    size_t units = counts->unit_count, placed = counts->placed_count;
    return (counts->region_count + (size_t)1) + 2 * (units + 1) + (placed + 1) + 2 * (symbols + 1) +
           (counts->player_count + (size_t)1) + (units + 1) + (placed + 1);
}

law__position_arrays law__position_arrays_of(const law_position *position)
{
    /* The block was allocated by us and is written to only while it is being built. */
    uint32_t *words = (uint32_t *)(void *)((char *)(uintptr_t)position + sizeof *position);
    uint32_t units = position->unit_count, placed = position->placed_count;
    uint32_t symbols = law__position_symbols(position);
    law__position_arrays arrays;
    arrays.occupant = words;
    arrays.unit_owner = arrays.occupant + position->region_count + 1;
    arrays.unit_region = arrays.unit_owner + units + 1;
    arrays.placed_region = arrays.unit_region + units + 1;
    arrays.book_region = arrays.placed_region + placed + 1;
    arrays.controller = arrays.book_region + symbols + 1;
    arrays.player_names = arrays.controller + symbols + 1;
    arrays.unit_names = arrays.player_names + position->player_count + 1;
    arrays.placed_names = arrays.unit_names + units + 1;
    arrays.bytes = (char *)(arrays.placed_names + placed + 1);
    return arrays;
}

law_position *law__position_allocate(const law_position *counts, const law_allocator *allocator)
{
    size_t names_size = (counts->names_size + (size_t)WORD - 1) / WORD * WORD;
    size_t size = sizeof *counts + word_count(counts) * WORD + names_size;
    law_position *position = law__allocate(allocator, size);
    if (position == NULL)
        return NULL;
    memset(position, 0, size);
    *position = *counts;
    position->size = size;
    position->names_size = (uint32_t)names_size;
    return position;
}

size_t law_position_size(const law_position *position)
{
    return (size_t)position->size;
}

law_status law_position_clone(law_position **out, const law_position *position,
                              const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = law__allocate(&chosen, (size_t)position->size);
    if (*out == NULL)
        return law__fail_memory(error, (size_t)position->size);
    memcpy(*out, position, (size_t)position->size);
    return LAW_OK;
}

void law_position_destroy(law_position *position, const law_allocator *allocator)
{
    law_allocator chosen = law__allocator(allocator);
    if (position != NULL)
        law__release(&chosen, position, (size_t)position->size);
}

bool law_position_equal(const law_position *a, const law_position *b)
{
    return a->size == b->size && memcmp(a, b, (size_t)a->size) == 0;
}

/* The header's numbers and the arrays are hashed as words, least significant first, the names as
 * bytes. */
uint64_t law_position_hash(const law_position *position)
{
    const uint32_t header[] = {
        (uint32_t)position->map_hash, (uint32_t)(position->map_hash >> 32),
        (uint32_t)position->turn,     (uint32_t)(position->turn >> 32),
        position->region_count,       position->printed_count,
        position->placed_count,       position->player_count,
        position->unit_count,         position->names_size,
    };
    law__position_arrays arrays = law__position_arrays_of(position);
    uint64_t hash = law__hash_words(header, sizeof header / sizeof *header, 0);
    hash = law__hash_words(arrays.occupant, word_count(position), hash);
    return law__hash_bytes(arrays.bytes, position->names_size, hash);
}

bool law_position_is_of(const law_position *position, const law_map *map)
{
    return position->map_hash == map->hash && position->region_count == map->regions.count &&
           position->printed_count == map->link_points.count;
}

uint64_t law_position_turn(const law_position *position)
{
    return position->turn;
}

uint32_t law_position_player_count(const law_position *position)
{
    return position->player_count;
}

uint32_t law_position_unit_count(const law_position *position)
{
    return position->unit_count;
}

uint32_t law_position_symbol_count(const law_position *position)
{
    return law__position_symbols(position);
}

static bool is_id(uint32_t id, uint32_t count)
{
    return id >= 1 && id <= count;
}

const char *law_position_player_name(const law_position *position, law_player player)
{
    if (!is_id(player.id, position->player_count))
        return NULL;
    law__position_arrays arrays = law__position_arrays_of(position);
    return arrays.bytes + arrays.player_names[player.id - 1];
}

const char *law_position_unit_name(const law_position *position, law_unit unit)
{
    if (!is_id(unit.id, position->unit_count))
        return NULL;
    law__position_arrays arrays = law__position_arrays_of(position);
    return arrays.bytes + arrays.unit_names[unit.id - 1];
}

const char *law_position_symbol_name(const law_position *position, const law_map *map,
                                     law_symbol symbol)
{
    if (symbol.id <= position->printed_count)
        return law_map_link_point_name(map, symbol);
    if (!is_id(symbol.id, law__position_symbols(position)))
        return NULL;
    law__position_arrays arrays = law__position_arrays_of(position);
    return arrays.bytes + arrays.placed_names[symbol.id - position->printed_count - 1];
}

static uint32_t search(const char *bytes, const uint32_t *offsets, uint32_t count, const char *name)
{
    for (uint32_t id = 1; name != NULL && id <= count; id++) {
        if (strcmp(bytes + offsets[id - 1], name) == 0)
            return id;
    }
    return 0;
}

law_player law_position_player_named(const law_position *position, const char *name)
{
    law__position_arrays arrays = law__position_arrays_of(position);
    return (law_player){search(arrays.bytes, arrays.player_names, position->player_count, name)};
}

law_unit law_position_unit_named(const law_position *position, const char *name)
{
    law__position_arrays arrays = law__position_arrays_of(position);
    return (law_unit){search(arrays.bytes, arrays.unit_names, position->unit_count, name)};
}

law_symbol law_position_symbol_named(const law_position *position, const law_map *map,
                                     const char *name)
{
    law_symbol printed = law_map_link_point_named(map, name);
    if (printed.id != 0)
        return printed;
    law__position_arrays arrays = law__position_arrays_of(position);
    uint32_t placed = search(arrays.bytes, arrays.placed_names, position->placed_count, name);
    return (law_symbol){placed != 0 ? position->printed_count + placed : 0};
}

law_player law_position_unit_owner(const law_position *position, law_unit unit)
{
    bool is_known = is_id(unit.id, position->unit_count);
    return (law_player){is_known ? law__position_arrays_of(position).unit_owner[unit.id] : 0};
}

law_region law_position_unit_region(const law_position *position, law_unit unit)
{
    bool is_known = is_id(unit.id, position->unit_count);
    return (law_region){is_known ? law__position_arrays_of(position).unit_region[unit.id] : 0};
}

law_unit law_position_unit_in(const law_position *position, law_region region)
{
    bool is_known = is_id(region.id, position->region_count);
    return (law_unit){is_known ? law__position_arrays_of(position).occupant[region.id] : 0};
}

law_region law_position_book_region(const law_position *position, law_symbol book)
{
    bool is_known = is_id(book.id, law__position_symbols(position));
    return (law_region){is_known ? law__position_arrays_of(position).book_region[book.id] : 0};
}

law_region law_position_link_point_region(const law_position *position, const law_map *map,
                                          law_symbol link_point)
{
    if (!is_id(link_point.id, law__position_symbols(position)))
        return (law_region){0};
    law__position_arrays arrays = law__position_arrays_of(position);
    return (law_region){
        law__link_point_region(position, &arrays, map->link_point_region, link_point.id)};
}

law_player law_position_controller(const law_position *position, law_symbol link_point)
{
    bool is_known = is_id(link_point.id, law__position_symbols(position));
    return (law_player){is_known ? law__position_arrays_of(position).controller[link_point.id] : 0};
}
