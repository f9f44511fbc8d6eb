/* The things of a Diplomacy position: phase, units, centres, what is open to retreats. */
#include "json_diplomacy.h"

#include <inttypes.h>
#include <string.h>

/* ---- words ---- */

const char *json_phase_type_name(json_phase_type type)
{
    static const char *const names[] = {
        [JSON_MOVEMENT] = "Movement", [JSON_RETREAT] = "Retreat", [JSON_ADJUSTMENT] = "Adjustment"};
    return names[type];
}

const char *json_season_name(bool is_fall)
{
    return is_fall ? "Fall" : "Spring";
}

bool json_fail_written(json_reader *reader, const json_place *place, const dip_complaint *complaint)
{
    static const json_fault_code codes[DIP_WRITTEN_COUNT] = {
        [DIP_WRITTEN_FINE] = JSON_FAULT_INTERNAL,
        [DIP_WRITTEN_BAD_ORDER] = JSON_FAULT_BAD_ORDER,
        [DIP_WRITTEN_UNKNOWN_PLACE] = JSON_FAULT_UNKNOWN_REFERENCE,
        [DIP_WRITTEN_SEVERAL_PLACES] = JSON_FAULT_SEVERAL_PLACES,
    };
    return json_fail(reader, codes[complaint->code], place, "%s", complaint->message);
}

/* ---- lists by power ---- */

bool json_read_power(json_reader *reader, const json_place *place, const char *name,
                     law_dip_power *power)
{
    const law_dip_map *map = reader->read->diplomacy->map;
    *power = law_dip_map_power_named(map, name);
    if (power->id != 0)
        return true;
    json_near near = {.given = name};
    for (uint32_t i = 1; i <= law_dip_map_power_count(map); i++)
        json_near_offer(&near, law_dip_map_power_name(map, (law_dip_power){(uint16_t)i}));
    return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_REFERENCE, place, "power", &near);
}

bool json_read_by_power(json_reader *reader, const json_place *place, const json_value *value,
                        json_read_text_fn *read)
{
    json_entries entry;
    bool is_known[LAW_DIP_POWER_COUNT_MAX + 1] = {false};
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        law_dip_power power;
        if (!json_read_power(reader, &entry.key_place, entry.key, &power))
            return false;
        if (is_known[power.id])
            return json_entries_fail_repeated(&entry, "power");
        is_known[power.id] = true;
        if (!json_read_array(reader, &entry.value_place, entry.value))
            return false;
        size_t index = 0;
        for (const json_value *text = entry.value->of.first; text != NULL; text = text->next) {
            json_place at = json_place_index(&entry.value_place, index++);
            if (json_read_string(reader, &at, text) == NULL || !read(reader, &at, power, text))
                return false;
        }
    }
    return !entry.failed;
}

/* ---- units ---- */

/* Whether a unit of that type can stand there at all. */
static bool check_standing(json_reader *reader, const json_place *place, const law_dip_unit *unit)
{
    const law_dip_map *map = reader->read->diplomacy->map;
    law_dip_terrain terrain = law_dip_map_terrain(map, unit->at);
    const char *name = law_dip_map_place_name(map, unit->at);
    bool is_army = unit->type == LAW_DIP_ARMY;
    if (terrain == (is_army ? LAW_DIP_SEA : LAW_DIP_LAND))
        return json_fail(reader, JSON_FAULT_CONTRADICTION, place, "%s cannot stand in \"%s\"",
                         is_army ? "an army" : "a fleet", name);
    if (is_army && law_dip_map_province_of(map, unit->at).id != unit->at.id)
        return json_fail(reader, JSON_FAULT_CONTRADICTION, place,
                         "an army stands in the province, not on the coast \"%s\"", name);
    if (!is_army && law_dip_map_coast_count(map, unit->at) > 0)
        return json_fail(reader, JSON_FAULT_CONTRADICTION, place,
                         "a fleet stands on one of the coasts of \"%s\", as in \"F %s\"", name,
                         law_dip_map_place_name(map, law_dip_map_coast(map, unit->at, 0)));
    return true;
}

static bool read_unit(json_reader *reader, const json_place *place, const json_value *text,
                      law_dip_unit *unit)
{
    char type;
    dip_complaint complaint;
    const dip_names *names = reader->read->diplomacy->names;
    if (!dip_text_read_unit(&type, &unit->at, names, text->of.string, text->size, &complaint))
        return json_fail_written(reader, place, &complaint);
    unit->type = type == 'F' ? LAW_DIP_FLEET : LAW_DIP_ARMY;
    return check_standing(reader, place, unit);
}

/* Notes that unit `number` is in its province, where nobody else may be. */
static bool take_province(json_reader *reader, const json_place *place, const law_dip_unit *unit,
                          uint8_t *at, size_t number)
{
    const law_dip_map *map = reader->read->diplomacy->map;
    law_dip_place province = law_dip_map_province_of(map, unit->at);
    if (at[province.id] != LAW_DIP_NO_UNIT)
        return json_fail(reader, JSON_FAULT_DUPLICATE, place, "two units in \"%s\"",
                         law_dip_map_place_name(map, province));
    at[province.id] = (uint8_t)number;
    return true;
}

static bool read_standing(json_reader *reader, const json_place *place, law_dip_power power,
                          const json_value *text)
{
    json_diplomacy *d = reader->read->diplomacy;
    law_dip_unit unit = {.power = power};
    if (!read_unit(reader, place, text, &unit) ||
        !take_province(reader, place, &unit, d->unit_at, d->count))
        return false;
    d->units[d->count++] = unit;
    return true;
}

static bool read_dislodged(json_reader *reader, const json_place *place, law_dip_power power,
                           const json_value *text)
{
    json_diplomacy *d = reader->read->diplomacy;
    law_dip_unit unit = {.power = power};
    if (d->phase.type != JSON_RETREAT)
        return json_fail(reader, JSON_FAULT_CONTRADICTION, place,
                         "nobody is dislodged before a phase of the type %s",
                         json_phase_type_name(d->phase.type));
    if (!read_unit(reader, place, text, &unit) ||
        !take_province(reader, place, &unit, d->dislodged_at, d->dislodged_count))
        return false;
    if (d->dislodged_count >= d->count)
        return json_fail(reader, JSON_FAULT_CONTRADICTION, place,
                         "more units are dislodged than stand on the board");
    d->dislodged[d->dislodged_count++] = (law_dip_dislodged){.unit = unit};
    return true;
}

static bool read_province(json_reader *reader, const json_place *place, const json_value *value,
                          law_dip_place *province)
{
    dip_complaint complaint;
    const json_diplomacy *d = reader->read->diplomacy;
    if (json_read_string(reader, place, value) == NULL)
        return false;
    *province = dip_names_find(d->names, value->of.string, value->size, &complaint);
    if (province->id == 0)
        return json_fail_written(reader, place, &complaint);
    *province = law_dip_map_province_of(d->map, *province);
    return true;
}

/* { "A vie": "boh" }: the provinces that attackers came from. */
static bool read_origins(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    json_diplomacy *d = reader->read->diplomacy;
    bool is_known[JSON_UNIT_COUNT_MAX] = {false};
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, true))
        return false;
    while (json_entries_next(&entry)) {
        law_dip_unit unit;
        const json_value key = {.of.string = entry.key, .size = strlen(entry.key)};
        if (!read_unit(reader, &entry.key_place, &key, &unit))
            return false;
        uint8_t number = d->dislodged_at[law_dip_map_province_of(d->map, unit.at).id];
        if (number == LAW_DIP_NO_UNIT || d->dislodged[number].unit.type != unit.type)
            return json_fail(reader, JSON_FAULT_UNKNOWN_REFERENCE, &entry.key_place,
                             "\"%s\" is not among the dislodged", entry.key);
        if (is_known[number])
            return json_entries_fail_repeated(&entry, "unit");
        is_known[number] = true;
        if (!read_province(reader, &entry.value_place, entry.value, &d->dislodged[number].attacker))
            return false;
    }
    return !entry.failed;
}

static bool read_stand_offs(json_reader *reader, const json_place *place, const json_value *value)
{
    size_t index = 0;
    if (value == NULL)
        return true;
    if (!json_read_array(reader, place, value))
        return false;
    for (const json_value *item = value->of.first; item != NULL; item = item->next) {
        law_dip_place province;
        json_place at = json_place_index(place, index++);
        if (!read_province(reader, &at, item, &province))
            return false;
        unsigned number = province.id - 1U;
        reader->read->diplomacy->stand_offs.bits[number / 64 % 4] |= UINT64_C(1) << number % 64;
    }
    return true;
}

/* ---- centres ---- */

static bool read_centre(json_reader *reader, const json_place *place, law_dip_power power,
                        const json_value *text)
{
    law_dip_place province;
    json_diplomacy *d = reader->read->diplomacy;
    if (!read_province(reader, place, text, &province))
        return false;
    const char *name = law_dip_map_place_name(d->map, province);
    if (!law_dip_map_is_centre(d->map, province))
        return json_fail(reader, JSON_FAULT_UNKNOWN_REFERENCE, place,
                         "no supply center is in "
                         "\"%s\"",
                         name);
    if (d->owners[province.id - 1].id != 0)
        return json_fail(reader, JSON_FAULT_DUPLICATE, place, "center \"%s\" is there twice", name);
    d->owners[province.id - 1] = power;
    return true;
}

/* null: nobody knows whose they are, as where they are left out. */
static bool read_centres(json_reader *reader, const json_place *place, const json_value *value)
{
    json_diplomacy *d = reader->read->diplomacy;
    d->has_centres = value != NULL && value->type != JSON_TYPE_NULL;
    if (!d->has_centres && d->phase.type == JSON_ADJUSTMENT)
        return json_fail(reader, JSON_FAULT_MISSING_FIELD, place,
                         "builds and removals need \"centers\"");
    return !d->has_centres || json_read_by_power(reader, place, value, read_centre);
}

/* ---- the phase ---- */

enum { YEAR, SEASON, TYPE, PHASE_FIELD_COUNT };
static const json_field phase_fields[PHASE_FIELD_COUNT] = {
    [YEAR] = {"year", true}, [SEASON] = {"season", true}, [TYPE] = {"type", true}};

static bool read_season(json_reader *reader, const json_place *place, const json_value *value,
                        bool *is_fall)
{
    char quote[JSON_QUOTE_SIZE];
    const char *season = json_read_string(reader, place, value);
    if (season == NULL)
        return false;
    *is_fall = strcmp(season, json_season_name(true)) == 0;
    return *is_fall || strcmp(season, json_season_name(false)) == 0 ||
           json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place,
                     "season is not %s; \"Spring\" or \"Fall\"", json_quote(quote, season));
}

static bool read_type(json_reader *reader, const json_place *place, const json_value *value,
                      json_phase_type *type)
{
    char quote[JSON_QUOTE_SIZE];
    const char *word = json_read_string(reader, place, value);
    if (word == NULL)
        return false;
    for (json_phase_type t = JSON_MOVEMENT; t <= JSON_ADJUSTMENT; t++) {
        if (strcmp(word, json_phase_type_name(t)) == 0) {
            *type = t;
            return true;
        }
    }
    return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place,
                     "type is not %s; \"Movement\", \"Retreat\" or \"Adjustment\"",
                     json_quote(quote, word));
}

static bool read_phase(json_reader *reader, const json_place *place, const json_value *value)
{
    const json_value *values[PHASE_FIELD_COUNT];
    json_place places[PHASE_FIELD_COUNT];
    json_phase *phase = &reader->read->diplomacy->phase;
    if (!json_read_fields(reader, place, value, phase_fields, PHASE_FIELD_COUNT, values))
        return false;
    for (size_t i = 0; i < PHASE_FIELD_COUNT; i++)
        places[i] = json_place_key(place, phase_fields[i].name);
    if (!json_read_integer(reader, &places[YEAR], values[YEAR], 0, &phase->year) ||
        !read_season(reader, &places[SEASON], values[SEASON], &phase->is_fall) ||
        !read_type(reader, &places[TYPE], values[TYPE], &phase->type))
        return false;
    return phase->is_fall || phase->type != JSON_ADJUSTMENT ||
           json_fail(reader, JSON_FAULT_CONTRADICTION, &places[SEASON],
                     "builds and removals are those of the Fall");
}

/* ---- the whole ---- */

enum {
    FORMAT,
    GAME,
    ID,
    MAP,
    PHASE,
    UNITS,
    DISLODGED,
    ORIGINS,
    STAND_OFFS,
    CENTERS,
    ORDERS,
    RULES,
    FIELD_COUNT
};
static const json_field fields[FIELD_COUNT] = {[FORMAT] = {"format", false},
                                               [GAME] = {"game", true},
                                               [ID] = {"id", false},
                                               [MAP] = {"map", true},
                                               [PHASE] = {"phase", true},
                                               [UNITS] = {"units", true},
                                               [DISLODGED] = {"dislodged", false},
                                               [ORIGINS] = {"origins", false},
                                               [STAND_OFFS] = {"stand_offs", false},
                                               [CENTERS] = {"centers", false},
                                               [ORDERS] = {"orders", false},
                                               [RULES] = {"rules", false}};

static void begin(json_diplomacy *d)
{
    d->names = NULL;
    d->map = NULL;
    d->rules = law_dip_rules_standard();
    d->count = d->dislodged_count = 0;
    d->adjustments = NULL;
    d->adjustment_count = d->refused_count = 0;
    d->refused = NULL;
    d->verdicts = NULL;
    memset(d->unit_at, LAW_DIP_NO_UNIT, sizeof d->unit_at);
    memset(d->dislodged_at, LAW_DIP_NO_UNIT, sizeof d->dislodged_at);
    memset(&d->stand_offs, 0, sizeof d->stand_offs);
    memset(d->owners, 0, sizeof d->owners);
}

static bool read_head(json_reader *reader, const json_place *places, const json_value **values)
{
    int64_t format = 1;
    if (values[FORMAT] != NULL &&
        !json_read_integer(reader, &places[FORMAT], values[FORMAT], 1, &format))
        return false;
    if (format != 1)
        return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, &places[FORMAT],
                         "format %" PRId64 " is not known; this is format 1", format);
    return values[ID] == NULL || json_read_string(reader, &places[ID], values[ID]) != NULL;
}

/* The board, or the one before that was written so. */
static bool read_map(json_reader *reader, const json_place *place, const json_value *value,
                     const json_maps *maps)
{
    json_case *read = reader->read;
    if (value->type == JSON_TYPE_SAME) {
        read->diplomacy->names = read->own_names;
    } else {
        json_case_drop_own_map(read);
        if (!json_read_board(reader, place, value, maps))
            return false;
        read->has_made_map = read->own_names != NULL;
    }
    read->diplomacy->map = dip_names_map(read->diplomacy->names);
    return true;
}

bool json_diplomacy_read(json_reader *reader, const json_value *document, const json_maps *maps)
{
    const json_value *values[FIELD_COUNT];
    json_place places[FIELD_COUNT];
    json_case *read = reader->read;
    if (read->diplomacy == NULL)
        read->diplomacy =
            read->allocator.resize(read->allocator.user, NULL, 0, sizeof *read->diplomacy);
    if (read->diplomacy == NULL)
        return json_fail_memory(reader);
    begin(read->diplomacy);
    for (size_t i = 0; i < FIELD_COUNT; i++)
        places[i] = json_place_key(NULL, fields[i].name);
    return json_read_fields(reader, NULL, document, fields, FIELD_COUNT, values) &&
           read_head(reader, places, values) && read_map(reader, &places[MAP], values[MAP], maps) &&
           read_phase(reader, &places[PHASE], values[PHASE]) &&
           json_read_by_power(reader, &places[UNITS], values[UNITS], read_standing) &&
           json_read_by_power(reader, &places[DISLODGED], values[DISLODGED], read_dislodged) &&
           read_origins(reader, &places[ORIGINS], values[ORIGINS]) &&
           read_stand_offs(reader, &places[STAND_OFFS], values[STAND_OFFS]) &&
           read_centres(reader, &places[CENTERS], values[CENTERS]) &&
           json_read_dip_orders(reader, &places[ORDERS], values[ORDERS]) &&
           json_read_dip_rules(reader, &places[RULES], values[RULES]);
}
