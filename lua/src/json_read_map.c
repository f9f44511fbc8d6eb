/* The map of a document: by its name, or written out. It knows boards, no positions. */
#include "json_reader.h"

static bool read_age(json_reader *reader, law_map_builder *builder, const json_entries *age)
{
    if (!json_check_id(reader, &age->key_place, "age", age->key))
        return false;
    law_age id = law_map_add_age(builder, age->key);
    if (id.id == 0 && law_map_builder_error(builder)->status == LAW_DUPLICATE)
        return json_entries_fail_repeated(age, "age");
    if (id.id == 0)
        return json_fail_error(reader, &age->key_place, law_map_builder_error(builder));
    if (!json_read_array(reader, &age->value_place, age->value))
        return false;
    size_t index = 0;
    for (const json_value *value = age->value->of.first; value != NULL; value = value->next) {
        json_place place = json_place_index(&age->value_place, index++);
        const char *name = json_read_string(reader, &place, value);
        if (name == NULL || !json_check_id(reader, &place, "region", name))
            return false;
        if (law_map_add_region(builder, id, name).id == 0)
            return json_fail_error(reader, &place, law_map_builder_error(builder));
    }
    return true;
}

static bool read_ages(json_reader *reader, law_map_builder *builder, const json_place *place,
                      const json_value *value)
{
    json_entries age;
    if (!json_entries_begin(&age, reader, place, value, true))
        return false;
    while (json_entries_next(&age)) {
        if (!read_age(reader, builder, &age))
            return false;
    }
    return !age.failed;
}

/* A region by its name while the map is not finished. */
static law_region read_region(json_reader *reader, const law_map_builder *builder,
                              const json_place *place, const json_value *value)
{
    law_region region = {0};
    const char *name = json_read_string(reader, place, value);
    if (name == NULL)
        return region;
    region = law_map_builder_region_named(builder, name);
    if (region.id == 0)
        json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "region",
                          &(json_near){.given = name});
    return region;
}

static bool read_border(json_reader *reader, law_map_builder *builder, const json_place *place,
                        const json_value *pair)
{
    if (!json_is_pair(pair))
        return json_fail(reader, JSON_FAULT_WRONG_TYPE, place,
                         "a pair of neighbours is an array of two regions");
    json_place places[2] = {json_place_index(place, 0), json_place_index(place, 1)};
    law_region a = read_region(reader, builder, &places[0], pair->of.first);
    if (a.id == 0)
        return false;
    law_region b = read_region(reader, builder, &places[1], pair->of.first->next);
    if (b.id == 0)
        return false;
    if (a.id == b.id)
        return json_fail(reader, JSON_FAULT_SELF_ADJACENT, place,
                         "region \"%s\" is adjacent to itself", pair->of.first->of.string);
    return law_map_add_border(builder, a, b) ||
           json_fail_error(reader, place, law_map_builder_error(builder));
}

static bool read_borders(json_reader *reader, law_map_builder *builder, const json_place *place,
                         const json_value *value)
{
    if (!json_read_array(reader, place, value))
        return false;
    size_t index = 0;
    for (const json_value *pair = value->of.first; pair != NULL; pair = pair->next) {
        json_place pair_place = json_place_index(place, index++);
        if (!read_border(reader, builder, &pair_place, pair))
            return false;
    }
    return true;
}

static bool read_link_points(json_reader *reader, law_map_builder *builder, const json_place *place,
                             const json_value *value)
{
    json_entries entry;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        if (!json_check_id(reader, &entry.key_place, "link point", entry.key))
            return false;
        law_region region = read_region(reader, builder, &entry.value_place, entry.value);
        if (region.id == 0)
            return false;
        if (law_map_add_link_point(builder, entry.key, region).id != 0)
            continue;
        const law_error *error = law_map_builder_error(builder);
        return error->status == LAW_DUPLICATE ? json_entries_fail_repeated(&entry, "link point")
                                              : json_fail_error(reader, &entry.key_place, error);
    }
    return !entry.failed;
}

static bool build_map(json_reader *reader, law_map_builder *builder, const json_place *place,
                      const json_value *value)
{
    enum { AGES, ADJACENT, LINK_POINTS, FIELD_COUNT };
    static const json_field fields[FIELD_COUNT] = {[AGES] = {"ages", true},
                                                   [ADJACENT] = {"adjacent", true},
                                                   [LINK_POINTS] = {"link_points", true}};
    const json_value *values[FIELD_COUNT];
    if (!json_read_fields(reader, place, value, fields, FIELD_COUNT, values))
        return false;
    json_place places[FIELD_COUNT];
    for (size_t i = 0; i < FIELD_COUNT; i++)
        places[i] = json_place_key(place, fields[i].name);
    if (!read_ages(reader, builder, &places[AGES], values[AGES]) ||
        !read_borders(reader, builder, &places[ADJACENT], values[ADJACENT]) ||
        !read_link_points(reader, builder, &places[LINK_POINTS], values[LINK_POINTS]))
        return false;
    law_error error;
    if (law_map_finish(&reader->read->own_map, builder, &error) != LAW_OK)
        return json_fail_error(reader, place, &error);
    reader->read->map = reader->read->own_map;
    return true;
}

static bool read_named_map(json_reader *reader, const json_place *place, const char *name,
                           const json_maps *maps)
{
    law_error error = {.status = LAW_OK};
    if (maps != NULL) {
        reader->read->map = maps->named_map(maps->user, name, &error);
        if (reader->read->map != NULL)
            return true;
        if (error.status == LAW_NO_MEMORY)
            return json_fail_error(reader, place, &error);
    }
    if (error.status != LAW_OK)
        return json_fail(reader, JSON_FAULT_UNKNOWN_MAP, place, "%s", error.message);
    return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_MAP, place, "map",
                             &(json_near){.given = name});
}

bool json_read_map(json_reader *reader, const json_place *place, const json_value *value,
                   const json_maps *maps)
{
    if (value->type == JSON_TYPE_STRING)
        return read_named_map(reader, place, value->of.string, maps);
    if (value->type != JSON_TYPE_OBJECT)
        return json_fail_type(reader, place, "a map's name or a map", value);
    law_map_builder *builder;
    law_error error;
    if (law_map_begin(&builder, &reader->read->allocator, &error) != LAW_OK)
        return json_fail_error(reader, place, &error);
    bool is_read = build_map(reader, builder, place, value);
    law_map_builder_destroy(builder);
    return is_read;
}
