/* The board of a document: by its name, or written out. */
#include "json_diplomacy.h"

#include <string.h>

typedef struct {
    json_reader *reader;
    law_dip_map_builder *builder;
    const json_value *provinces; /* as they stand in the document */
    json_place provinces_place;
    const json_value **names; /* by place's id: the string */
    size_t count;             /* of places so far */
} board;

enum { ID, NAME, TYPE, COASTS, OTHER_IDS, CENTRE, HOME, FIELD_COUNT };
static const json_field fields[FIELD_COUNT] = {[ID] = {"id", true},
                                               [NAME] = {"name", false},
                                               [TYPE] = {"type", true},
                                               [COASTS] = {"coasts", false},
                                               [OTHER_IDS] = {"other_ids", false},
                                               [CENTRE] = {"supply_center", false},
                                               [HOME] = {"home", false}};

static bool fail_builder(const board *b, const json_place *place)
{
    return json_fail_error(b->reader, place, law_dip_map_builder_error(b->builder));
}

/* ---- powers ---- */

static bool read_powers(board *b, const json_place *place, const json_value *value)
{
    if (!json_read_array(b->reader, place, value))
        return false;
    size_t index = 0;
    for (const json_value *power = value->of.first; power != NULL; power = power->next) {
        json_place at = json_place_index(place, index++);
        const char *name = json_read_string(b->reader, &at, power);
        if (name == NULL || !json_check_id(b->reader, &at, "power", name))
            return false;
        if (law_dip_map_add_power(b->builder, name).id == 0)
            return fail_builder(b, &at);
    }
    return true;
}

/* The number of a string in an array, from 1; 0 and a fault when it is none of them. */
static uint16_t find_power(board *b, const json_place *place, const json_value *powers,
                           const char *name)
{
    uint16_t number = 0;
    json_near near = {.given = name};
    for (const json_value *power = powers->of.first; power != NULL; power = power->next) {
        number++;
        if (strcmp(power->of.string, name) == 0)
            return number;
        json_near_offer(&near, power->of.string);
    }
    json_fail_unknown(b->reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "power", &near);
    return 0;
}

/* ---- provinces ---- */

static bool read_terrain(json_reader *reader, const json_place *place, const json_value *value,
                         law_dip_terrain *terrain)
{
    static const char *const words[LAW_DIP_TERRAIN_COUNT] = {
        [LAW_DIP_LAND] = "land", [LAW_DIP_COAST] = "coast", [LAW_DIP_SEA] = "sea"};
    char quote[JSON_QUOTE_SIZE];
    const char *word = json_read_string(reader, place, value);
    if (word == NULL)
        return false;
    for (int i = 0; i < LAW_DIP_TERRAIN_COUNT; i++) {
        if (strcmp(words[i], word) == 0) {
            *terrain = (law_dip_terrain)i;
            return true;
        }
    }
    return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place,
                     "type is not %s; \"land\", \"coast\" or \"sea\"", json_quote(quote, word));
}

/* A new place's id, before the builder is asked for it. */
static const char *read_new_id(board *b, const json_place *place, const json_value *value,
                               const char *what)
{
    const char *id = json_read_string(b->reader, place, value);
    if (id == NULL || !json_check_id(b->reader, place, what, id))
        return NULL;
    b->names[b->count + 1] = value;
    return id;
}

static bool read_centre(board *b, const json_place *place, const json_value **values,
                        const json_value *powers, law_dip_place province)
{
    json_place centre_place = json_place_key(place, fields[CENTRE].name);
    json_place home_place = json_place_key(place, fields[HOME].name);
    law_dip_power home = {0};
    bool is_centre = false;
    if (values[CENTRE] != NULL) {
        is_centre = values[CENTRE]->type == JSON_TYPE_TRUE;
        if (!is_centre && values[CENTRE]->type != JSON_TYPE_FALSE)
            return json_fail_type(b->reader, &centre_place, "true or false", values[CENTRE]);
    }
    if (values[HOME] != NULL && values[HOME]->type != JSON_TYPE_NULL) {
        const char *name = json_read_string(b->reader, &home_place, values[HOME]);
        if (name == NULL || (home.id = find_power(b, &home_place, powers, name)) == 0)
            return false;
        if (values[CENTRE] != NULL && !is_centre)
            return json_fail(b->reader, JSON_FAULT_CONTRADICTION, &home_place,
                             "a home is a supply center, and \"supply_center\" is false");
        is_centre = true;
    }
    return !is_centre || law_dip_map_set_centre(b->builder, province, home) ||
           fail_builder(b, &home_place);
}

static bool read_province(board *b, const json_place *place, const json_value *value,
                          const json_value *powers)
{
    const json_value *values[FIELD_COUNT];
    law_dip_terrain terrain = LAW_DIP_LAND;
    if (!json_read_fields(b->reader, place, value, fields, FIELD_COUNT, values))
        return false;
    json_place id_place = json_place_key(place, fields[ID].name);
    json_place type_place = json_place_key(place, fields[TYPE].name);
    const char *id = read_new_id(b, &id_place, values[ID], "province");
    if (id == NULL || !read_terrain(b->reader, &type_place, values[TYPE], &terrain))
        return false;
    law_dip_place province = law_dip_map_add_province(b->builder, id, terrain);
    if (province.id == 0)
        return fail_builder(b, &id_place);
    b->count++;
    return read_centre(b, place, values, powers, province);
}

/* Calls `visit` with each province's fields, which are known to be these. */
typedef bool visit_fn(board *b, const json_place *place, const json_value **values,
                      law_dip_place province);
static bool each_province(board *b, visit_fn *visit)
{
    const json_value *values[FIELD_COUNT];
    uint16_t index = 0;
    for (const json_value *value = b->provinces->of.first; value != NULL; value = value->next) {
        json_place place = json_place_index(&b->provinces_place, index++);
        json_read_fields(b->reader, &place, value, fields, FIELD_COUNT, values);
        if (!visit(b, &place, values, (law_dip_place){index}))
            return false;
    }
    return true;
}

static bool read_coasts(board *b, const json_place *place, const json_value **values,
                        law_dip_place province)
{
    if (values[COASTS] == NULL)
        return true;
    json_place list = json_place_key(place, fields[COASTS].name);
    if (!json_read_array(b->reader, &list, values[COASTS]))
        return false;
    size_t index = 0, head = strlen(values[ID]->of.string);
    for (const json_value *coast = values[COASTS]->of.first; coast != NULL; coast = coast->next) {
        json_place at = json_place_index(&list, index++);
        if (b->count >= LAW_DIP_PLACE_COUNT_MAX)
            return json_fail(b->reader, JSON_FAULT_TOO_MANY, &at, "a board has at most %d places",
                             LAW_DIP_PLACE_COUNT_MAX);
        const char *id = read_new_id(b, &at, coast, "coast");
        if (id == NULL)
            return false;
        if (strncmp(id, values[ID]->of.string, head) != 0 || id[head] != '/' ||
            id[head + 1] == '\0')
            return json_fail(b->reader, JSON_FAULT_BAD_ID, &at,
                             "a coast of \"%s\" is called \"%s/\" and then its own name, not "
                             "\"%s\"",
                             values[ID]->of.string, values[ID]->of.string, id);
        if (law_dip_map_add_coast(b->builder, province, id).id == 0)
            return fail_builder(b, &at);
        b->count++;
    }
    return true;
}

static bool read_provinces(board *b, const json_value *powers)
{
    if (!json_read_array(b->reader, &b->provinces_place, b->provinces))
        return false;
    size_t index = 0;
    for (const json_value *value = b->provinces->of.first; value != NULL; value = value->next) {
        json_place place = json_place_index(&b->provinces_place, index++);
        if (index > LAW_DIP_PROVINCE_COUNT_MAX)
            return json_fail(b->reader, JSON_FAULT_TOO_MANY, &place,
                             "a board has at most %d provinces", LAW_DIP_PROVINCE_COUNT_MAX);
        if (!read_province(b, &place, value, powers))
            return false;
    }
    return each_province(b, read_coasts);
}

/* ---- borders ---- */

static law_dip_place find_place(board *b, const json_place *place, const char *name)
{
    json_near near = {.given = name};
    for (size_t i = 1; i <= b->count; i++) {
        if (strcmp(b->names[i]->of.string, name) == 0)
            return (law_dip_place){(uint16_t)i};
    }
    for (size_t i = 1; i <= b->count; i++)
        json_near_offer(&near, b->names[i]->of.string);
    json_fail_unknown(b->reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "place", &near);
    return (law_dip_place){0};
}

typedef bool add_border_fn(law_dip_map_builder *builder, law_dip_place a, law_dip_place b);

static bool read_neighbours(board *b, const json_entries *entry, law_dip_place from,
                            add_border_fn *add)
{
    if (!json_read_array(b->reader, &entry->value_place, entry->value))
        return false;
    size_t index = 0;
    for (const json_value *value = entry->value->of.first; value != NULL; value = value->next) {
        json_place at = json_place_index(&entry->value_place, index++);
        const char *name = json_read_string(b->reader, &at, value);
        if (name == NULL)
            return false;
        law_dip_place to = find_place(b, &at, name);
        if (to.id == 0)
            return false;
        if (to.id == from.id)
            return json_fail(b->reader, JSON_FAULT_SELF_ADJACENT, &at,
                             "place \"%s\" is adjacent to itself", name);
        if (!add(b->builder, from, to))
            return fail_builder(b, &at);
    }
    return true;
}

static bool read_borders(board *b, const json_place *place, const json_value *value,
                         add_border_fn *add)
{
    json_entries entry;
    bool is_known[LAW_DIP_PLACE_COUNT_MAX + 1] = {false};
    if (!json_entries_begin(&entry, b->reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        law_dip_place from = find_place(b, &entry.key_place, entry.key);
        if (from.id == 0)
            return false;
        if (is_known[from.id])
            return json_entries_fail_repeated(&entry, "place");
        is_known[from.id] = true;
        if (!read_neighbours(b, &entry, from, add))
            return false;
    }
    return !entry.failed;
}

/* ---- names ---- */

static bool fail_name(board *b, const json_place *place, const law_error *error)
{
    if (error->status == LAW_NO_MEMORY)
        return json_fail_memory(b->reader);
    return json_fail(b->reader,
                     error->status == LAW_DUPLICATE ? JSON_FAULT_DUPLICATE : JSON_FAULT_BAD_ID,
                     place, "%s", error->message);
}

static bool add_names(board *b, const json_place *place, const json_value **values,
                      law_dip_place province)
{
    law_error error;
    json_place at = json_place_key(place, fields[ID].name);
    dip_names *names = b->reader->read->own_names;
    if (dip_names_add_id(names, province, values[ID]->of.string, &error) != LAW_OK)
        return fail_name(b, &at, &error);
    at = json_place_key(place, fields[NAME].name);
    if (values[NAME] != NULL) {
        const char *name = json_read_string(b->reader, &at, values[NAME]);
        if (name == NULL)
            return false;
        if (dip_names_add_title(names, province, name, &error) != LAW_OK)
            return fail_name(b, &at, &error);
    }
    at = json_place_key(place, fields[OTHER_IDS].name);
    if (values[OTHER_IDS] == NULL)
        return true;
    if (!json_read_array(b->reader, &at, values[OTHER_IDS]))
        return false;
    size_t index = 0;
    for (const json_value *id = values[OTHER_IDS]->of.first; id != NULL; id = id->next) {
        json_place id_place = json_place_index(&at, index++);
        const char *name = json_read_string(b->reader, &id_place, id);
        if (name == NULL || !json_check_id(b->reader, &id_place, "province", name))
            return false;
        if (dip_names_add_id(names, province, name, &error) != LAW_OK)
            return fail_name(b, &id_place, &error);
    }
    return true;
}

/* ---- the whole ---- */

enum { BOARD_NAME, POWERS, PROVINCES, ARMY, FLEET, BOARD_FIELD_COUNT };
static const json_field board_fields[BOARD_FIELD_COUNT] = {
    [BOARD_NAME] = {"name", false},      [POWERS] = {"powers", true},
    [PROVINCES] = {"provinces", true},   [ARMY] = {"army_adjacency", true},
    [FLEET] = {"fleet_adjacency", true},
};

static bool finish(board *b, const json_place *place)
{
    law_error error;
    json_case *read = b->reader->read;
    if (law_dip_map_finish(&read->own_board, b->builder, &error) != LAW_OK)
        return json_fail_error(b->reader, place, &error);
    read->own_names = dip_names_new(read->own_board, &read->allocator);
    if (read->own_names == NULL)
        return json_fail_memory(b->reader);
    return each_province(b, add_names);
}

static bool build(board *b, const json_place *place, const json_value *value)
{
    const json_value *values[BOARD_FIELD_COUNT];
    json_place places[BOARD_FIELD_COUNT];
    if (!json_read_fields(b->reader, place, value, board_fields, BOARD_FIELD_COUNT, values))
        return false;
    for (size_t i = 0; i < BOARD_FIELD_COUNT; i++)
        places[i] = json_place_key(place, board_fields[i].name);
    b->names = json_arena_allocate_array(&b->reader->read->arena, LAW_DIP_PLACE_COUNT_MAX + 2,
                                         sizeof *b->names);
    if (b->names == NULL)
        return json_fail_memory(b->reader);
    b->provinces = values[PROVINCES];
    b->provinces_place = places[PROVINCES];
    return (values[BOARD_NAME] == NULL ||
            json_read_string(b->reader, &places[BOARD_NAME], values[BOARD_NAME]) != NULL) &&
           read_powers(b, &places[POWERS], values[POWERS]) && read_provinces(b, values[POWERS]) &&
           read_borders(b, &places[ARMY], values[ARMY], law_dip_map_add_army_border) &&
           read_borders(b, &places[FLEET], values[FLEET], law_dip_map_add_fleet_border) &&
           finish(b, place);
}

static bool read_named(json_reader *reader, const json_place *place, const char *name,
                       const json_maps *maps)
{
    law_error error = {.status = LAW_OK};
    reader->read->diplomacy->names = maps->named_board(maps->user, name, &error);
    if (reader->read->diplomacy->names != NULL)
        return true;
    if (error.status == LAW_NO_MEMORY)
        return json_fail_error(reader, place, &error);
    return json_fail(reader, JSON_FAULT_UNKNOWN_MAP, place, "%s", error.message);
}

bool json_read_board(json_reader *reader, const json_place *place, const json_value *value,
                     const json_maps *maps)
{
    if (value->type == JSON_TYPE_STRING)
        return read_named(reader, place, value->of.string, maps);
    if (value->type != JSON_TYPE_OBJECT)
        return json_fail_type(reader, place, "a map's name or a map", value);
    board b = {.reader = reader};
    law_error error;
    if (law_dip_map_begin(&b.builder, &reader->read->allocator, &error) != LAW_OK)
        return json_fail_error(reader, place, &error);
    bool is_read = build(&b, place, value);
    law_dip_map_builder_destroy(b.builder);
    reader->read->diplomacy->names = is_read ? reader->read->own_names : NULL;
    return is_read;
}
