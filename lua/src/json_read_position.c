/* The things of a position: players, placed link points, units, books, control. The core's builder
 * knows what contradicts what; here each complaint gets its place. */
#include "json_reader.h"

static bool fail_builder(json_reader *reader, const json_place *place)
{
    return json_fail_error(reader, place, law_position_builder_error(reader->builder));
}

bool json_read_players(json_reader *reader, const json_place *place, const json_value *value)
{
    if (!json_read_array(reader, place, value))
        return false;
    size_t index = 0;
    for (const json_value *player = value->of.first; player != NULL; player = player->next) {
        json_place player_place = json_place_index(place, index++);
        const char *name = json_read_string(reader, &player_place, player);
        if (name == NULL || !json_check_id(reader, &player_place, "player", name))
            return false;
        if (law_position_add_player(reader->builder, name).id == 0)
            return fail_builder(reader, &player_place);
    }
    return true;
}

bool json_read_link_points(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        if (!json_check_id(reader, &entry.key_place, "link point", entry.key))
            return false;
        law_symbol known = law_position_builder_symbol_named(reader->builder, entry.key);
        if (known.id > law_map_link_point_count(reader->read->map))
            return json_entries_fail_repeated(&entry, "link point");
        law_region region = json_read_region(reader, &entry.value_place, entry.value);
        if (region.id == 0)
            return false;
        if (law_position_add_link_point(reader->builder, entry.key, region).id == 0)
            return fail_builder(reader, &entry.key_place);
    }
    return !entry.failed;
}

enum { UNIT_OWNER, UNIT_AT, UNIT_FIELD_COUNT };
static const json_field unit_fields[UNIT_FIELD_COUNT] = {
    [UNIT_OWNER] = {"owner", true}, [UNIT_AT] = {"at", true}};

static bool read_unit(json_reader *reader, const json_entries *entry)
{
    const json_place *place = &entry->value_place;
    const json_value *values[UNIT_FIELD_COUNT];
    if (!json_check_id(reader, &entry->key_place, "unit", entry->key))
        return false;
    if (!json_read_fields(reader, place, entry->value, unit_fields, UNIT_FIELD_COUNT, values))
        return false;
    json_place owner_place = json_place_key(place, "owner"), at_place = json_place_key(place, "at");
    const char *owner_name = json_read_string(reader, &owner_place, values[UNIT_OWNER]);
    if (owner_name == NULL)
        return false;
    law_player owner = json_read_player(reader, &owner_place, owner_name);
    if (owner.id == 0)
        return false;
    law_region at = json_read_region(reader, &at_place, values[UNIT_AT]);
    if (at.id == 0)
        return false;
    if (law_position_add_unit(reader->builder, entry->key, owner, at).id != 0)
        return true;
    bool is_region = law_position_builder_error(reader->builder)->status == LAW_DUPLICATE;
    return fail_builder(reader, is_region ? &at_place : &entry->key_place);
}

bool json_read_units(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        if (read_unit(reader, &entry))
            continue;
        bool is_known = law_position_builder_unit_named(reader->builder, entry.key).id != 0;
        if (is_known && reader->fault->code != JSON_FAULT_NO_MEMORY)
            return json_entries_fail_repeated(&entry, "unit"); /* whatever else is wrong with it */
        return false;
    }
    return !entry.failed;
}

bool json_read_books(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        law_symbol book = json_read_symbol(reader, &entry.key_place, entry.key);
        if (book.id == 0)
            return false;
        law_region region = json_read_region(reader, &entry.value_place, entry.value);
        if (region.id == 0)
            return false;
        if (law_position_set_book(reader->builder, book, region))
            continue;
        return law_position_builder_error(reader->builder)->status == LAW_DUPLICATE
                   ? json_entries_fail_repeated(&entry, "book")
                   : fail_builder(reader, &entry.key_place);
    }
    return !entry.failed;
}

bool json_read_control(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        law_symbol link_point = json_read_symbol(reader, &entry.key_place, entry.key);
        if (link_point.id == 0)
            return false;
        const char *name = json_read_string(reader, &entry.value_place, entry.value);
        if (name == NULL)
            return false;
        law_player player = json_read_player(reader, &entry.value_place, name);
        if (player.id == 0)
            return false;
        if (law_position_set_controller(reader->builder, link_point, player))
            continue;
        return law_position_builder_error(reader->builder)->status == LAW_DUPLICATE
                   ? json_entries_fail_repeated(&entry, "link point")
                   : fail_builder(reader, &entry.value_place);
    }
    return !entry.failed;
}
