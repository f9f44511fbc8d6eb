/* A johvets position as bytes, and as something that a state holds. Reading goes through the
 * builder, so that bytes can say nothing that a builder would refuse. */
#include <lawspeaker/state.h>

#include <string.h>

#include "bytes.h"
#include "map.h"
#include "memory.h"
#include "position.h"
#include "status.h"

/* The bytes: version (4), hash of the map (8), turn (8), counts of players, units and placed link
 * points (4 each); the players: name; the units: name, owner, region; the placed link points: name,
 * region; for each symbol, those of the map first: where its book lies, who controls it. A name is
 * its size (1) and its bytes, an id has 4 bytes, and 0 is none. */
enum { VERSION = 1, ID_SIZE = 4 };

static void put_name(law__writer *writer, const char *name)
{
    size_t size = strlen(name);
    law__put_number(writer, size, 1);
    law__put_bytes(writer, name, size);
}

static void write_all(law__writer *writer, const law_position *position, const law_map *map)
{
    uint32_t symbols = law__position_symbols(position);
    law__put_number(writer, VERSION, 4);
    law__put_number(writer, position->map_hash, 8);
    law__put_number(writer, position->turn, 8);
    law__put_number(writer, position->player_count, 4);
    law__put_number(writer, position->unit_count, 4);
    law__put_number(writer, position->placed_count, 4);
    for (uint32_t id = 1; id <= position->player_count; id++)
        put_name(writer, law_position_player_name(position, (law_player){id}));
    for (uint32_t id = 1; id <= position->unit_count; id++) {
        put_name(writer, law_position_unit_name(position, (law_unit){id}));
        law__put_number(writer, law_position_unit_owner(position, (law_unit){id}).id, ID_SIZE);
        law__put_number(writer, law_position_unit_region(position, (law_unit){id}).id, ID_SIZE);
    }
    for (uint32_t id = position->printed_count + 1; id <= symbols; id++) {
        law_symbol symbol = {id};
        put_name(writer, law_position_symbol_name(position, map, symbol));
        law__put_number(writer, law_position_link_point_region(position, map, symbol).id, ID_SIZE);
    }
    for (uint32_t id = 1; id <= symbols; id++) {
        law__put_number(writer, law_position_book_region(position, (law_symbol){id}).id, ID_SIZE);
        law__put_number(writer, law_position_controller(position, (law_symbol){id}).id, ID_SIZE);
    }
}

size_t law_position_write(unsigned char *bytes, size_t size, const law_position *position,
                          const law_map *map)
{
    law__writer writer = {0};
    write_all(&writer, position, map);
    size_t needed = writer.used;
    if (bytes != NULL && size >= needed) {
        writer = (law__writer){.bytes = bytes};
        write_all(&writer, position, map);
    }
    return needed;
}

typedef struct {
    law__reader bytes;
    const law_map *map;
    law_position_builder *builder;
    uint32_t player_count, unit_count, placed_count;
    size_t symbols_at; /* where the books and controllers begin */
} reading;

static law_status fail_at(size_t at, law_error *error, const char *what)
{
    return law__fail(error, LAW_BAD_ARGUMENT, "not a position: byte %zu: %s", at, what);
}

static law_status fail_end(const reading *r, law_error *error)
{
    return law__fail(error, LAW_BAD_ARGUMENT, "not a position: it ends after %zu bytes, too early",
                     r->bytes.size);
}

/* What the builder refused, with the place among the bytes. */
static law_status fail_builder(const reading *r, size_t at, law_error *error)
{
    const law_error *first = law_position_builder_error(r->builder);
    if (first->status == LAW_NO_MEMORY) {
        if (error != NULL)
            *error = *first;
        return LAW_NO_MEMORY;
    }
    return fail_at(at, error, first->message);
}

static law_status read_head(reading *r, law_error *error)
{
    uint64_t version = law__take_number(&r->bytes, 4);
    uint64_t map_hash = law__take_number(&r->bytes, 8);
    uint64_t turn = law__take_number(&r->bytes, 8);
    r->player_count = (uint32_t)law__take_number(&r->bytes, 4);
    r->unit_count = (uint32_t)law__take_number(&r->bytes, 4);
    r->placed_count = (uint32_t)law__take_number(&r->bytes, 4);
    if (r->bytes.has_ended)
        return fail_end(r, error);
    if (version != VERSION)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "not a position: version %lu; this library reads version %d",
                         (unsigned long)version, VERSION);
    if (map_hash != r->map->hash)
        return fail_at(4, error, "the position is of another map");
    if (!law_position_set_turn(r->builder, turn))
        return fail_builder(r, 12, error);
    return LAW_OK;
}

/* A name that is too long, or holds a byte that names do not have, is left to the builder to
 * refuse: it sees an empty one. */
static void take_name(char name[LAW_NAME_SIZE_MAX + 1], law__reader *bytes)
{
    size_t size = (size_t)law__take_number(bytes, 1);
    const unsigned char *text = law__take_bytes(bytes, size);
    bool is_short = text != NULL && size <= LAW_NAME_SIZE_MAX && memchr(text, 0, size) == NULL;
    if (is_short)
        memcpy(name, text, size);
    name[is_short ? size : 0] = '\0';
}

static uint32_t take_id(law__reader *bytes)
{
    return (uint32_t)law__take_number(bytes, ID_SIZE);
}

static law_status read_players(reading *r, law_error *error)
{
    char name[LAW_NAME_SIZE_MAX + 1];
    for (uint32_t i = 0; i < r->player_count; i++) {
        size_t at = r->bytes.used;
        take_name(name, &r->bytes);
        if (r->bytes.has_ended)
            return fail_end(r, error);
        if (law_position_add_player(r->builder, name).id == 0)
            return fail_builder(r, at, error);
    }
    return LAW_OK;
}

static law_status read_units(reading *r, law_error *error)
{
    char name[LAW_NAME_SIZE_MAX + 1];
    for (uint32_t i = 0; i < r->unit_count; i++) {
        size_t at = r->bytes.used;
        take_name(name, &r->bytes);
        law_player owner = {take_id(&r->bytes)};
        law_region region = {take_id(&r->bytes)};
        if (r->bytes.has_ended)
            return fail_end(r, error);
        if (law_position_add_unit(r->builder, name, owner, region).id == 0)
            return fail_builder(r, at, error);
    }
    return LAW_OK;
}

static law_status read_placed(reading *r, law_error *error)
{
    char name[LAW_NAME_SIZE_MAX + 1];
    for (uint32_t i = 0; i < r->placed_count; i++) {
        size_t at = r->bytes.used;
        take_name(name, &r->bytes);
        law_region region = {take_id(&r->bytes)};
        if (r->bytes.has_ended)
            return fail_end(r, error);
        if (law_position_add_link_point(r->builder, name, region).id == 0)
            return fail_builder(r, at, error);
    }
    return LAW_OK;
}

static law_status read_symbols(reading *r, law_error *error)
{
    uint32_t symbols = law_map_link_point_count(r->map) + r->placed_count;
    r->symbols_at = r->bytes.used;
    for (uint32_t id = 1; id <= symbols; id++) {
        size_t at = r->bytes.used;
        law_region book = {take_id(&r->bytes)};
        law_player controller = {take_id(&r->bytes)};
        if (r->bytes.has_ended)
            return fail_end(r, error);
        if (book.id != 0 && !law_position_set_book(r->builder, (law_symbol){id}, book))
            return fail_builder(r, at, error);
        if (controller.id != 0 &&
            !law_position_set_controller(r->builder, (law_symbol){id}, controller))
            return fail_builder(r, at + ID_SIZE, error);
    }
    if (r->bytes.used != r->bytes.size)
        return fail_at(r->bytes.used, error, "the position has ended, but more follows");
    return LAW_OK;
}

/* The builder gives control of an occupied region to the occupant (J1.6) also where nobody was
 * said; but such bytes were never written. */
static law_status check_control(const reading *r, const law_position *position, law_error *error)
{
    for (uint32_t id = 1; id <= law__position_symbols(position); id++) {
        law__reader bytes = r->bytes;
        bytes.used = r->symbols_at + (id - (size_t)1) * 2 * ID_SIZE + ID_SIZE;
        size_t at = bytes.used;
        if (take_id(&bytes) != law_position_controller(position, (law_symbol){id}).id)
            return fail_at(at, error, "nobody controls a link point in an occupied region");
    }
    return LAW_OK;
}

static law_status read_all(law_position **out, reading *r, law_error *error)
{
    law_status status = read_head(r, error);
    if (status == LAW_OK)
        status = read_players(r, error);
    if (status == LAW_OK)
        status = read_units(r, error);
    if (status == LAW_OK)
        status = read_placed(r, error);
    if (status == LAW_OK)
        status = read_symbols(r, error);
    if (status == LAW_OK)
        status = law_position_finish(out, r->builder, error);
    return status;
}

law_status law_position_read(law_position **out, const law_map *map, const unsigned char *bytes,
                             size_t size, const law_allocator *allocator, law_error *error)
{
    reading r = {.bytes = {.bytes = bytes, .size = size}, .map = map};
    *out = NULL;
    law_status status = law_position_begin(&r.builder, map, allocator, error);
    if (status != LAW_OK)
        return status;
    status = read_all(out, &r, error);
    if (status == LAW_OK) {
        status = check_control(&r, *out, error);
        if (status != LAW_OK) {
            law_position_destroy(*out, allocator);
            *out = NULL;
        }
    }
    law_position_builder_destroy(r.builder);
    return status;
}

/* ---- as a block ---- */

static law_status clone_block(void **out, const void *block, const void *user,
                              const law_allocator *allocator, law_error *error)
{
    law_position *clone;
    (void)user;
    law_status status = law_position_clone(&clone, block, allocator, error);
    *out = clone;
    return status;
}

static void destroy_block(void *block, const void *user, const law_allocator *allocator)
{
    (void)user;
    law_position_destroy(block, allocator);
}

static bool blocks_are_equal(const void *a, const void *b, const void *user)
{
    (void)user;
    return law_position_equal(a, b);
}

static uint64_t hash_block(const void *block, const void *user)
{
    (void)user;
    return law_position_hash(block);
}

static size_t write_block(unsigned char *bytes, size_t size, const void *block, const void *user)
{
    return law_position_write(bytes, size, block, user);
}

static law_status read_block(void **out, const unsigned char *bytes, size_t size, const void *user,
                             const law_allocator *allocator, law_error *error)
{
    law_position *position;
    law_status status = law_position_read(&position, user, bytes, size, allocator, error);
    *out = position;
    return status;
}

law_block_type law_position_block_type(const law_map *map)
{
    return (law_block_type){
        .name = "position",
        .user = map,
        .clone = clone_block,
        .destroy = destroy_block,
        .equal = blocks_are_equal,
        .hash = hash_block,
        .write = write_block,
        .read = read_block,
    };
}
