/* What the players want: orders, flight, supply actions. Ids in here may name what does not exist;
 * what that means is the core's to say. */
#include "json_reader.h"

#include <string.h>

/* ---- names that may be unknown ---- */

static bool find_region(json_reader *reader, law_region *out, const json_place *place,
                        const json_value *value)
{
    const char *name = json_read_string(reader, place, value);
    if (name == NULL)
        return false;
    *out = law_map_region_named(reader->read->map, name);
    if (out->id == 0)
        out->id = LAW_UNKNOWN;
    return true;
}

static bool find_symbol(json_reader *reader, law_symbol *out, const json_place *place,
                        const json_value *value)
{
    const char *name = json_read_string(reader, place, value);
    if (name == NULL)
        return false;
    *out = law_position_builder_symbol_named(reader->builder, name);
    if (out->id == 0)
        out->id = LAW_UNKNOWN;
    return true;
}

static bool find_unit(json_reader *reader, law_unit *out, const json_place *place,
                      const json_value *value)
{
    const char *name = json_read_string(reader, place, value);
    if (name == NULL)
        return false;
    *out = law_position_builder_unit_named(reader->builder, name);
    if (out->id == 0)
        out->id = LAW_UNKNOWN;
    return true;
}

/* ---- orders ---- */

enum { TYPE, TO, BOOK, CARRY, UNIT, ACTION, MEMBER_COUNT };
static const json_field members[MEMBER_COUNT] = {
    [TYPE] = {"type", true},    [TO] = {"to", false},     [BOOK] = {"book", false},
    [CARRY] = {"carry", false}, [UNIT] = {"unit", false}, [ACTION] = {"action", false}};

/* Which members an order of a type has: 'r' required, 'o' optional, '-' none. */
typedef char shape[MEMBER_COUNT];
static const shape order_shapes[LAW_ORDER_TYPE_COUNT] = {
    [LAW_STAY] = {'r', '-', '-', '-', '-', '-'},
    [LAW_MOVE] = {'r', 'r', '-', 'o', '-', '-'},
    [LAW_LINK] = {'r', '-', 'o', 'o', '-', '-'},
    [LAW_TRANSFER] = {'r', 'r', 'o', '-', '-', '-'},
    [LAW_REINFORCE] = {'r', '-', '-', '-', 'r', 'r'}};
static const shape action_shapes[LAW_LINK + 1] = {[LAW_STAY] = {'r', '-', '-', '-', '-', '-'},
                                                  [LAW_MOVE] = {'r', 'r', '-', '-', '-', '-'},
                                                  [LAW_LINK] = {'r', 'r', '-', '-', '-', '-'}};

static bool read_type(json_reader *reader, law_order_type *out, const json_place *place,
                      const json_value *value, int type_count)
{
    const char *name = json_read_string(reader, place, value);
    if (name == NULL)
        return false;
    for (int type = 0; type < type_count; type++) {
        if (strcmp(law_order_type_name((law_order_type)type), name) == 0) {
            *out = (law_order_type)type;
            return true;
        }
    }
    json_near near = {.given = name};
    for (int type = 0; type < type_count; type++)
        json_near_offer(&near, law_order_type_name((law_order_type)type));
    return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_VALUE, place, "order", &near);
}

/* Complains of the first member, in the order of the document, that belongs to another type. */
static bool fail_shape(json_reader *reader, const json_place *place, const char *what,
                       const char *type_name, const char *members_of_type, const json_value *value)
{
    for (const json_value *member = value->of.first; member != NULL; member = member->next) {
        size_t i = 0;
        while (strcmp(members[i].name, member->key) != 0)
            i++;
        json_place member_place = json_place_key(place, member->key);
        if (members_of_type[i] == '-')
            return json_fail(reader, JSON_FAULT_UNKNOWN_FIELD, &member_place,
                             "a %s %s has no \"%s\"", type_name, what, member->key);
    }
    return false;
}

static bool check_shape(json_reader *reader, const json_place *place, law_order_type type,
                        bool is_action, const json_value **values, const json_value *value)
{
    const char *what = is_action ? "action" : "order";
    const char *members_of_type = is_action ? action_shapes[type] : order_shapes[type];
    const char *type_name = law_order_type_name(type);
    for (size_t i = 0; i < MEMBER_COUNT; i++) {
        if (members_of_type[i] == '-' && values[i] != NULL)
            return fail_shape(reader, place, what, type_name, members_of_type, value);
    }
    for (size_t i = 0; i < MEMBER_COUNT; i++) {
        json_place member = json_place_key(place, members[i].name);
        if (members_of_type[i] == 'r' && values[i] == NULL)
            return json_fail(reader, JSON_FAULT_MISSING_FIELD, &member,
                             "\"%s\" is missing in a %s %s", members[i].name, type_name, what);
    }
    return true;
}

/* The type and the members of an order, or of the action that a Reinforce names. */
static bool read_members(json_reader *reader, law_order_type *type, const json_value **values,
                         const json_place *place, const json_value *value, bool is_action)
{
    if (!json_read_fields(reader, place, value, members, MEMBER_COUNT, values))
        return false;
    json_place type_place = json_place_key(place, "type");
    int type_count = is_action ? LAW_LINK + 1 : LAW_ORDER_TYPE_COUNT;
    if (!read_type(reader, type, &type_place, values[TYPE], type_count))
        return false;
    return check_shape(reader, place, *type, is_action, values, value);
}

static bool read_carry(json_reader *reader, law_order *order, const json_place *place,
                       const json_value *value)
{
    order->carry = true;
    if (value->type == JSON_TYPE_TRUE)
        return true;
    if (value->type != JSON_TYPE_STRING)
        return json_fail_type(reader, place, "a book or true (and is left out to carry nothing)",
                              value);
    return find_symbol(reader, &order->cargo, place, value);
}

static bool read_action(json_reader *reader, json_case_order *out, const json_place *place,
                        const json_value *value)
{
    const json_value *values[MEMBER_COUNT];
    if (!read_members(reader, &out->order.action, values, place, value, true))
        return false;
    if (values[TO] == NULL)
        return true;
    out->to = values[TO];
    json_place to_place = json_place_key(place, "to");
    return find_region(reader, &out->order.to, &to_place, values[TO]);
}

static bool read_order(json_reader *reader, json_case_order *out, const json_place *place,
                       const json_value *value)
{
    const json_value *values[MEMBER_COUNT];
    law_order *order = &out->order;
    if (!read_members(reader, &order->type, values, place, value, false))
        return false;
    json_place places[MEMBER_COUNT];
    for (size_t i = 0; i < MEMBER_COUNT; i++)
        places[i] = json_place_key(place, members[i].name);
    out->to = values[TO];
    out->book = values[BOOK];
    out->carry = values[CARRY];
    out->unit = values[UNIT];
    if (order->type == LAW_MOVE && !find_region(reader, &order->to, &places[TO], values[TO]))
        return false;
    if (order->type == LAW_TRANSFER && !find_unit(reader, &order->other, &places[TO], values[TO]))
        return false;
    if (values[BOOK] != NULL && !find_symbol(reader, &order->book, &places[BOOK], values[BOOK]))
        return false;
    if (values[CARRY] != NULL && !read_carry(reader, order, &places[CARRY], values[CARRY]))
        return false;
    if (order->type != LAW_REINFORCE)
        return true;
    return find_unit(reader, &order->other, &places[UNIT], values[UNIT]) &&
           read_action(reader, out, &places[ACTION], values[ACTION]);
}

bool json_read_orders(json_reader *reader, const json_place *place, const json_value *value)
{
    json_case *read = reader->read;
    json_entries entry = {.failed = false};
    if (value != NULL && !json_entries_begin(&entry, reader, place, value, true))
        return false;
    size_t unit_count = law_position_unit_count(read->position);
    read->order_of = json_arena_allocate_array(&read->arena, unit_count + 1, sizeof(void *));
    size_t order_count = value != NULL ? value->size : 0;
    read->orders = json_arena_allocate_array(&read->arena, order_count, sizeof *read->orders);
    if (read->order_of == NULL || read->orders == NULL)
        return json_fail_memory(reader);
    while (value != NULL && json_entries_next(&entry)) {
        law_unit unit = json_read_unit(reader, &entry.key_place, entry.key);
        if (unit.id == 0)
            return false;
        if (read->order_of[unit.id] != NULL)
            return json_entries_fail_repeated(&entry, "an order for unit");
        json_case_order *order = &read->orders[read->order_count++];
        order->order.unit = unit;
        read->order_of[unit.id] = order;
        if (!read_order(reader, order, &entry.value_place, entry.value))
            return false;
    }
    return !entry.failed;
}

/* ---- flight ---- */

static bool read_flight(json_reader *reader, law_flight *out, const json_place *place,
                        const json_value *value)
{
    static const json_field fields[] = {{"book", true}};
    const json_value *book;
    if (value->type == JSON_TYPE_STRING)
        return find_region(reader, &out->region, place, value);
    if (value->type != JSON_TYPE_OBJECT)
        return json_fail_type(reader, place, "a region or {\"book\":…}", value);
    json_place book_place = json_place_key(place, "book");
    return json_read_fields(reader, place, value, fields, 1, &book) &&
           find_symbol(reader, &out->book, &book_place, book);
}

static bool read_flights(json_reader *reader, json_case_flee *out, const json_place *place,
                         const json_value *value)
{
    if (!json_read_array(reader, place, value))
        return false;
    out->flights =
        json_arena_allocate_array(&reader->read->arena, value->size, sizeof *out->flights);
    if (out->flights == NULL)
        return json_fail_memory(reader);
    for (const json_value *entry = value->of.first; entry != NULL; entry = entry->next) {
        json_place flight_place = json_place_index(place, out->count);
        if (!read_flight(reader, &out->flights[out->count++], &flight_place, entry))
            return false;
    }
    return true;
}

bool json_read_flee(json_reader *reader, const json_place *place, const json_value *value)
{
    json_case *read = reader->read;
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, false))
        return false;
    size_t unit_count = law_position_unit_count(read->position);
    read->flees = json_arena_allocate_array(&read->arena, value->size, sizeof *read->flees);
    bool *is_given = json_arena_allocate_array(&read->arena, unit_count + 1, sizeof *is_given);
    if (read->flees == NULL || is_given == NULL)
        return json_fail_memory(reader);
    while (json_entries_next(&entry)) {
        law_unit unit = json_read_unit(reader, &entry.key_place, entry.key);
        if (unit.id == 0)
            return false;
        if (is_given[unit.id])
            return json_entries_fail_repeated(&entry, "a flee list for unit");
        is_given[unit.id] = true;
        json_case_flee *flee = &read->flees[read->flee_count++];
        flee->unit = unit;
        if (!read_flights(reader, flee, &entry.value_place, entry.value))
            return false;
    }
    return !entry.failed;
}

/* ---- supply ---- */

static bool read_supply_id(json_reader *reader, law_supply *out, const json_place *place,
                           const json_value *value)
{
    const char *what = out->writes_book ? "link point" : "unit";
    out->name = json_read_string(reader, place, value);
    return out->name != NULL && json_check_id(reader, place, what, out->name);
}

static bool read_supply_action(json_reader *reader, law_supply *out, const json_place *place,
                               const json_value *value)
{
    enum { KIND, AT, ID, FIELD_COUNT };
    static const json_field fields[FIELD_COUNT] = {
        [KIND] = {"action", true}, [AT] = {"at", true}, [ID] = {"id", false}};
    const json_value *values[FIELD_COUNT];
    if (!json_read_fields(reader, place, value, fields, FIELD_COUNT, values))
        return false;
    json_place kind_place = json_place_key(place, "action"), at_place = json_place_key(place, "at");
    json_place id_place = json_place_key(place, "id");
    const char *kind = json_read_string(reader, &kind_place, values[KIND]);
    if (kind == NULL)
        return false;
    out->writes_book = strcmp(kind, "book") == 0;
    if (!out->writes_book && strcmp(kind, "unit") != 0) {
        json_near near = {.given = kind};
        json_near_offer(&near, "unit");
        json_near_offer(&near, "book");
        return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_VALUE, &kind_place, "supply action",
                                 &near);
    }
    return find_region(reader, &out->at, &at_place, values[AT]) &&
           (values[ID] == NULL || read_supply_id(reader, out, &id_place, values[ID]));
}

static bool read_supply_actions(json_reader *reader, json_case_supply *out, const json_place *place,
                                const json_value *value)
{
    if (!json_read_array(reader, place, value))
        return false;
    json_arena *arena = &reader->read->arena;
    out->given = value->of.first;
    out->actions = json_arena_allocate_array(arena, value->size, sizeof *out->actions);
    out->outcomes = json_arena_allocate_array(arena, value->size, sizeof *out->outcomes);
    if (out->actions == NULL || out->outcomes == NULL)
        return json_fail_memory(reader);
    for (const json_value *entry = value->of.first; entry != NULL; entry = entry->next) {
        json_place action_place = json_place_index(place, out->count);
        if (!read_supply_action(reader, &out->actions[out->count++], &action_place, entry))
            return false;
    }
    return true;
}

bool json_read_supply(json_reader *reader, const json_place *place, const json_value *value)
{
    json_case *read = reader->read;
    size_t player_count = law_position_player_count(read->position);
    read->supplies =
        json_arena_allocate_array(&read->arena, player_count + 1, sizeof *read->supplies);
    if (read->supplies == NULL)
        return json_fail_memory(reader);
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, false))
        return false;
    while (json_entries_next(&entry)) {
        law_player player = json_read_player(reader, &entry.key_place, entry.key);
        if (player.id == 0)
            return false;
        json_case_supply *supply = &read->supplies[player.id];
        if (supply->actions != NULL)
            return json_entries_fail_repeated(&entry, "a supply list for player");
        if (!read_supply_actions(reader, supply, &entry.value_place, entry.value))
            return false;
    }
    return !entry.failed;
}
