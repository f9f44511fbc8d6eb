/* The tools of the reader: complaints with their place, members by type, entries in their order. It
 * knows how documents of ours are built, and none of their fields. */
#include "json_reader.h"

#include "json_text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

json_place json_place_key(const json_place *parent, const char *key)
{
    return (json_place){.parent = parent, .key = key};
}

json_place json_place_index(const json_place *parent, size_t index)
{
    return (json_place){.parent = parent, .index = index};
}

/* ---- complaints ---- */

/* Places are few levels deep: the format has no recursion. */
static void add_place(json_text *path, const json_place *place)
{
    if (place == NULL)
        return;
    add_place(path, place->parent);
    if (place->key != NULL)
        json_text_add_pointer_key(path, place->key);
    else
        json_text_add_pointer_index(path, place->index);
}

/* NULL when memory ran out: then the fault is without its place. */
static const char *pointer_to(json_reader *reader, const json_place *place)
{
    json_text path = json_text_empty(&reader->read->allocator);
    add_place(&path, place);
    json_text_add(&path, "", 1); /* the NUL */
    char *kept = path.failed ? NULL : json_arena_allocate(&reader->read->arena, path.size);
    if (kept != NULL)
        memcpy(kept, path.bytes, path.size);
    json_text_destroy(&path);
    return kept;
}

bool json_fail(json_reader *reader, json_fault_code code, const json_place *place,
               const char *format, ...)
{
    char message[LAW_MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    json_fault_set(reader->fault, code, "%s", message);
    if (place != NULL)
        reader->fault->path = pointer_to(reader, place);
    return false;
}

bool json_fail_error(json_reader *reader, const json_place *place, const law_error *error)
{
    json_fault_set_error(reader->fault, error);
    if (place != NULL && error->status != LAW_NO_MEMORY)
        reader->fault->path = pointer_to(reader, place);
    return false;
}

bool json_fail_memory(json_reader *reader)
{
    return json_fault_set(reader->fault, JSON_FAULT_NO_MEMORY,
                          "out of memory while reading a position");
}

bool json_fail_unknown(json_reader *reader, json_fault_code code, const json_place *place,
                       const char *what, const json_near *near)
{
    char quote[JSON_QUOTE_SIZE];
    json_quote(quote, near->given);
    if (near->name == NULL)
        return json_fail(reader, code, place, "there is no %s %s", what, quote);
    return json_fail(reader, code, place, "there is no %s %s; did you mean \"%s\"?", what, quote,
                     near->name);
}

static const char *type_in_words(const json_value *value)
{
    static const char *const words[] = {[JSON_TYPE_NULL] = "null",
                                        [JSON_TYPE_FALSE] = "false",
                                        [JSON_TYPE_TRUE] = "true",
                                        [JSON_TYPE_INTEGER] = "an integer",
                                        [JSON_TYPE_HUGE] = "a number outside 64 bits",
                                        [JSON_TYPE_REAL] = "a number with a point or an exponent",
                                        [JSON_TYPE_STRING] = "a string",
                                        [JSON_TYPE_ARRAY] = "an array",
                                        [JSON_TYPE_OBJECT] = "an object",
                                        [JSON_TYPE_SAME] = "an object"};
    return words[value->type];
}

bool json_fail_type(json_reader *reader, const json_place *place, const char *expected,
                    const json_value *found)
{
    char quote[JSON_QUOTE_SIZE];
    const char *words = type_in_words(found);
    if (place == NULL)
        return json_fail(reader, JSON_FAULT_WRONG_TYPE, place, "a position is %s, not %s", expected,
                         words);
    if (place->key == NULL)
        return json_fail(reader, JSON_FAULT_WRONG_TYPE, place, "%s is needed here, not %s",
                         expected, words);
    return json_fail(reader, JSON_FAULT_WRONG_TYPE, place, "%s must be %s, not %s",
                     json_quote(quote, place->key), expected, words);
}

/* ---- objects with fields ---- */

static bool fail_unknown_field(json_reader *reader, const json_place *place, const char *given,
                               const json_field *fields, size_t field_count)
{
    json_near near = {.given = given};
    for (size_t i = 0; i < field_count; i++)
        json_near_offer(&near, fields[i].name);
    json_place member = json_place_key(place, given);
    return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_FIELD, &member, "field", &near);
}

/* The index of the field of that name, or field_count. */
static size_t find_field(const json_field *fields, size_t field_count, const char *name)
{
    size_t i = 0;
    while (i < field_count && strcmp(fields[i].name, name) != 0)
        i++;
    return i;
}

bool json_read_fields(json_reader *reader, const json_place *place, const json_value *object,
                      const json_field *fields, size_t field_count, const json_value **values)
{
    for (size_t i = 0; i < field_count; i++)
        values[i] = NULL;
    if (object->type != JSON_TYPE_OBJECT)
        return json_fail_type(reader, place, "an object", object);
    for (const json_value *member = object->of.first; member != NULL; member = member->next) {
        size_t i = find_field(fields, field_count, member->key);
        if (i == field_count)
            return fail_unknown_field(reader, place, member->key, fields, field_count);
        if (values[i] != NULL) {
            json_place member_place = json_place_key(place, member->key);
            return json_fail(reader, JSON_FAULT_REPEATED_KEY, &member_place,
                             "\"%s\" is given twice", member->key);
        }
        values[i] = member;
    }
    for (size_t i = 0; i < field_count; i++) {
        if (fields[i].is_required && values[i] == NULL) {
            json_place member = json_place_key(place, fields[i].name);
            return json_fail(reader, JSON_FAULT_MISSING_FIELD, &member, "\"%s\" is missing",
                             fields[i].name);
        }
    }
    return true;
}

/* ---- values ---- */

const char *json_read_string(json_reader *reader, const json_place *place, const json_value *value)
{
    if (value->type == JSON_TYPE_STRING)
        return value->of.string;
    json_fail_type(reader, place, "a string", value);
    return NULL;
}

bool json_read_integer(json_reader *reader, const json_place *place, const json_value *value,
                       int64_t min, int64_t *out)
{
    if (value->type == JSON_TYPE_HUGE)
        return json_fail(reader, JSON_FAULT_OUT_OF_RANGE, place,
                         "the number does not fit into 64 bits");
    if (value->type != JSON_TYPE_INTEGER)
        return json_fail_type(reader, place, "an integer", value);
    *out = value->of.integer;
    if (*out < min)
        return json_fail(reader, JSON_FAULT_OUT_OF_RANGE, place,
                         "%" PRId64 " is too small; %" PRId64 " or more", *out, min);
    return true;
}

bool json_read_array(json_reader *reader, const json_place *place, const json_value *value)
{
    return value->type == JSON_TYPE_ARRAY || json_fail_type(reader, place, "an array", value);
}

bool json_is_pair(const json_value *value)
{
    return value->type == JSON_TYPE_ARRAY && value->size == 2;
}

/* ---- entries ---- */

bool json_entries_begin(json_entries *entries, json_reader *reader, const json_place *place,
                        const json_value *container, bool pairs)
{
    *entries = (json_entries){.reader = reader, .place = place, .container = container};
    if (container->type != JSON_TYPE_OBJECT && !(pairs && container->type == JSON_TYPE_ARRAY))
        return json_fail_type(reader, place, pairs ? "an object or an array of pairs" : "an object",
                              container);
    entries->following = container->of.first;
    return true;
}

/* The key and value of a pair. */
static bool open_pair(json_entries *entries, const json_value *pair)
{
    entries->pair_place = json_place_index(entries->place, entries->index++);
    if (!json_is_pair(pair))
        return json_fail(entries->reader, JSON_FAULT_WRONG_TYPE, &entries->pair_place,
                         "a pair is an array of two: a key and its value");
    entries->key_place = json_place_index(&entries->pair_place, 0);
    entries->value_place = json_place_index(&entries->pair_place, 1);
    entries->key = json_read_string(entries->reader, &entries->key_place, pair->of.first);
    entries->value = pair->of.first->next;
    return entries->key != NULL;
}

bool json_entries_next(json_entries *entries)
{
    const json_value *entry = entries->following;
    if (entry == NULL)
        return false;
    entries->following = entry->next;
    if (entries->container->type == JSON_TYPE_ARRAY) {
        entries->failed = !open_pair(entries, entry);
        return !entries->failed;
    }
    entries->key = entry->key;
    entries->value = entry;
    entries->key_place = entries->value_place = json_place_key(entries->place, entry->key);
    return true;
}

bool json_entries_fail_repeated(const json_entries *entries, const char *what)
{
    if (entries->container->type == JSON_TYPE_ARRAY)
        return json_fail_duplicate(entries->reader, &entries->key_place, what, entries->key);
    char quote[JSON_QUOTE_SIZE];
    return json_fail(entries->reader, JSON_FAULT_REPEATED_KEY, &entries->key_place,
                     "%s is given twice", json_quote(quote, entries->key));
}

/* ---- ids ---- */

bool json_check_id(json_reader *reader, const json_place *place, const char *what, const char *name)
{
    char quote[JSON_QUOTE_SIZE];
    return law_name_is_valid(name) ||
           json_fail(reader, JSON_FAULT_BAD_ID, place,
                     "%s id %s is not 1 to %d characters of A-Z a-z 0-9 _ . : / -", what,
                     json_quote(quote, name), LAW_NAME_SIZE_MAX);
}

bool json_fail_duplicate(json_reader *reader, const json_place *place, const char *what,
                         const char *name)
{
    return json_fail(reader, JSON_FAULT_DUPLICATE, place, "%s \"%s\" is there twice", what, name);
}

law_region json_read_region(json_reader *reader, const json_place *place, const json_value *value)
{
    law_region region = {0};
    const char *name = json_read_string(reader, place, value);
    const law_map *map = reader->read->map;
    if (name == NULL)
        return region;
    region = law_map_region_named(map, name);
    if (region.id == 0) {
        json_near near = {.given = name};
        for (uint32_t i = 1; i <= law_map_region_count(map); i++)
            json_near_offer(&near, law_map_region_name(map, (law_region){i}));
        json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "region", &near);
    }
    return region;
}

law_symbol json_read_symbol(json_reader *reader, const json_place *place, const char *name)
{
    law_symbol symbol = law_position_builder_symbol_named(reader->builder, name);
    if (symbol.id == 0) {
        const law_map *map = reader->read->map;
        json_near near = {.given = name};
        for (uint32_t i = 1; i <= law_map_link_point_count(map); i++)
            json_near_offer(&near, law_map_link_point_name(map, (law_symbol){i}));
        json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "link point", &near);
    }
    return symbol;
}

law_player json_read_player(json_reader *reader, const json_place *place, const char *name)
{
    law_player player = law_position_builder_player_named(reader->builder, name);
    if (player.id == 0)
        json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "player",
                          &(json_near){.given = name});
    return player;
}

law_unit json_read_unit(json_reader *reader, const json_place *place, const char *name)
{
    law_unit unit = law_position_builder_unit_named(reader->builder, name);
    if (unit.id == 0)
        json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "unit",
                          &(json_near){.given = name});
    return unit;
}
