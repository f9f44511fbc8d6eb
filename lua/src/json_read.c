/* Reads a position's document as a whole, and plays it. It knows the order in which the parts need
 * each other; what is in them, the other files know. */
#include "json_read.h"

#include "json_diplomacy.h"
#include "json_reader.h"

#include <inttypes.h>
#include <string.h>

json_case json_case_empty(const law_allocator *allocator)
{
    return (json_case){.allocator = json_allocator(allocator),
                       .arena = json_arena_empty(allocator),
                       .own_map_text = json_text_empty(allocator)};
}

static void drop_turn(json_case *read)
{
    law_turn_destroy(read->turn);
    read->turn = NULL;
    read->is_played = false;
    if (read->turn_position != read->position)
        law_position_destroy(read->turn_position, &read->allocator);
    read->turn_position = NULL;
}

void json_case_drop_own_map(json_case *read)
{
    json_text_destroy(&read->own_map_text);
    dip_names_destroy(read->own_names);
    law_dip_map_destroy(read->own_board);
    read->own_names = NULL;
    read->own_board = NULL;
    if (read->own_map == NULL)
        return;
    drop_turn(read); /* it borrows the map */
    law_map_destroy(read->own_map);
    read->own_map = NULL;
}

/* A position that a turn borrows lives until that turn is begun anew. */
static void drop_position(json_case *read)
{
    if (read->position != read->turn_position)
        law_position_destroy(read->position, &read->allocator);
    read->position = NULL;
}

void json_case_destroy(json_case *read)
{
    drop_position(read);
    drop_turn(read);
    json_case_drop_own_map(read);
    if (read->diplomacy != NULL)
        read->allocator.resize(read->allocator.user, read->diplomacy, sizeof *read->diplomacy, 0);
    read->diplomacy = NULL;
    json_arena_destroy(&read->arena);
}

/* Forgets what was read, and keeps what is used again: memory, the own map, the turn. */
static void begin(json_case *read)
{
    drop_position(read);
    json_arena_reset(&read->arena);
    read->is_played = false;
    read->is_diplomacy = false;
    read->id = NULL;
    read->id_size = 0;
    read->map = NULL;
    read->orders = NULL;
    read->order_count = 0;
    read->order_of = NULL;
    read->flees = NULL;
    read->flee_count = 0;
    read->supplies = NULL;
    law_rules_standard(&read->rules, sizeof read->rules);
}

enum {
    FORMAT,
    GAME,
    ID,
    TURN,
    MAP,
    LINK_POINTS,
    PLAYERS,
    UNITS,
    BOOKS,
    CONTROL,
    ORDERS,
    FLEE,
    SUPPLY,
    RULES,
    FIELD_COUNT
};
static const json_field fields[FIELD_COUNT] = {
    [FORMAT] = {"format", false},  [GAME] = {"game", false},
    [ID] = {"id", false},          [TURN] = {"turn", false},
    [MAP] = {"map", true},         [LINK_POINTS] = {"link_points", false},
    [PLAYERS] = {"players", true}, [UNITS] = {"units", true},
    [BOOKS] = {"books", false},    [CONTROL] = {"control", false},
    [ORDERS] = {"orders", false},  [FLEE] = {"flee", false},
    [SUPPLY] = {"supply", false},  [RULES] = {"rules", false}};

static bool calls_itself_diplomacy(const json_value *document)
{
    const json_value *game = json_member(document, "game");
    return game != NULL && game->type == JSON_TYPE_STRING &&
           strcmp(game->of.string, "diplomacy") == 0;
}

/* Whether a document is a position of Diplomacy, and somebody wants these. */
static bool is_of_diplomacy(const json_value *document, const json_maps *maps)
{
    return maps != NULL && maps->named_board != NULL && calls_itself_diplomacy(document);
}

/* False for a position of Diplomacy that is read as one of johvets, rather than for each of its
 * fields. */
static bool check_game(json_reader *reader, const json_value *document)
{
    json_place place = json_place_key(NULL, "game");
    if (calls_itself_diplomacy(document))
        return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, &place,
                         "positions of Diplomacy are not read here, only by law resolve");
    place = json_place_key(NULL, "phase");
    if (json_member(document, "game") == NULL && json_member(document, "phase") != NULL)
        return json_fail(reader, JSON_FAULT_UNKNOWN_FIELD, &place,
                         "there is no field \"phase\" in a position of johvets; one of Diplomacy "
                         "has \"game\":\"diplomacy\"");
    return true;
}

static bool read_head(json_reader *reader, const json_place *places, const json_value **values,
                      const json_maps *maps)
{
    char quote[JSON_QUOTE_SIZE];
    int64_t format = 1;
    if (values[FORMAT] != NULL &&
        !json_read_integer(reader, &places[FORMAT], values[FORMAT], 1, &format))
        return false;
    if (format != 1)
        return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, &places[FORMAT],
                         "format %" PRId64 " is not known; this is format 1", format);
    const char *game = "johvets";
    if (values[GAME] != NULL)
        game = json_read_string(reader, &places[GAME], values[GAME]);
    if (game == NULL)
        return false;
    if (strcmp(game, "johvets") != 0)
        return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, &places[GAME],
                         "game %s is not known here; this is \"johvets\"%s",
                         json_quote(quote, game),
                         maps != NULL && maps->named_board != NULL ? " or \"diplomacy\"" : "");
    return values[ID] == NULL || json_read_string(reader, &places[ID], values[ID]) != NULL;
}

static bool read_turn(json_reader *reader, const json_place *place, const json_value *value)
{
    int64_t turn;
    if (value == NULL)
        return true;
    if (!json_read_integer(reader, place, value, 1, &turn))
        return false;
    return law_position_set_turn(reader->builder, (uint64_t)turn) ||
           json_fail_error(reader, place, law_position_builder_error(reader->builder));
}

static bool finish_position(json_reader *reader)
{
    law_error error;
    json_case *read = reader->read;
    return law_position_finish(&read->position, reader->builder, &error) == LAW_OK ||
           json_fail_error(reader, NULL, &error);
}

/* Whatever needs the builder: control comes after the units, whose presence it may contradict. */
static bool read_rest(json_reader *reader, const json_place *places, const json_value **values)
{
    return read_turn(reader, &places[TURN], values[TURN]) &&
           json_read_players(reader, &places[PLAYERS], values[PLAYERS]) &&
           json_read_link_points(reader, &places[LINK_POINTS], values[LINK_POINTS]) &&
           json_read_units(reader, &places[UNITS], values[UNITS]) &&
           json_read_books(reader, &places[BOOKS], values[BOOKS]) &&
           json_read_control(reader, &places[CONTROL], values[CONTROL]) &&
           finish_position(reader) && json_read_orders(reader, &places[ORDERS], values[ORDERS]) &&
           json_read_flee(reader, &places[FLEE], values[FLEE]) &&
           json_read_supply(reader, &places[SUPPLY], values[SUPPLY]) &&
           json_read_rules(reader, &places[RULES], values[RULES]);
}

static bool read_document(json_reader *reader, const json_value *document, const json_maps *maps)
{
    json_case *read = reader->read;
    const json_value *id = json_member(document, "id");
    if (id != NULL && id->type == JSON_TYPE_STRING) {
        read->id = id->of.string;
        read->id_size = id->size;
    }
    read->is_diplomacy = is_of_diplomacy(document, maps);
    if (read->is_diplomacy)
        return json_diplomacy_read(reader, document, maps);
    const json_value *values[FIELD_COUNT];
    json_place places[FIELD_COUNT];
    for (size_t i = 0; i < FIELD_COUNT; i++)
        places[i] = json_place_key(NULL, fields[i].name);
    if (!check_game(reader, document) ||
        !json_read_fields(reader, NULL, document, fields, FIELD_COUNT, values) ||
        !read_head(reader, places, values, maps))
        return false;
    if (values[MAP]->type == JSON_TYPE_SAME) {
        read->map = read->own_map;
    } else {
        json_case_drop_own_map(read);
        if (!json_read_map(reader, &places[MAP], values[MAP], maps))
            return false;
        read->has_made_map = read->own_map != NULL;
    }

    law_error error;
    if (law_position_begin(&reader->builder, read->map, &read->allocator, &error) != LAW_OK)
        return json_fail_error(reader, NULL, &error);
    bool is_read = read_rest(reader, places, values);
    law_position_builder_destroy(reader->builder);
    if (!is_read)
        drop_position(read);
    return is_read;
}

/* Keeps the text of the map just made: many lines with one map are common, and the map is most of
 * their text. Without memory it is not kept, and that is all. */
static void remember_map(json_case *read, const char *text, const json_known *known)
{
    if (!read->has_made_map)
        return;
    json_text_add(&read->own_map_text, text + known->begin, known->end - known->begin);
    if (read->own_map_text.failed)
        json_text_destroy(&read->own_map_text);
}

/* Whether the map that is known already is one of another game. */
static bool is_other_map(const json_case *read, const json_value *document, const json_maps *maps)
{
    const json_value *map = json_member(document, "map");
    return map != NULL && map->type == JSON_TYPE_SAME &&
           (read->own_board != NULL) != is_of_diplomacy(document, maps);
}

bool json_case_read(json_case *read, const char *text, size_t size, const json_maps *maps,
                    json_fault *fault)
{
    begin(read);
    read->has_made_map = false;
    json_known known = {
        .name = "map", .text = read->own_map_text.bytes, .size = read->own_map_text.size};
    const json_value *document = json_document_read(&read->arena, text, size, &known, fault);
    if (document != NULL && is_other_map(read, document, maps)) {
        json_case_drop_own_map(read);
        json_arena_reset(&read->arena);
        known.size = 0;
        document = json_document_read(&read->arena, text, size, &known, fault);
    }
    json_reader reader = {.read = read, .fault = fault};
    bool is_read = document != NULL && read_document(&reader, document, maps);
    if (document != NULL)
        remember_map(read, text, &known);
    return is_read;
}

/* ---- playing ---- */

static law_status begin_turn(json_case *read, law_error *error)
{
    bool is_same = read->turn != NULL && law_turn_map(read->turn) == read->map &&
                   law_rules_equal(law_turn_rules(read->turn), &read->rules);
    law_status status;
    if (is_same) {
        status = law_turn_restart(read->turn, read->position, error);
    } else {
        drop_turn(read);
        status = law_turn_begin(&read->turn, read->map, read->position, &read->rules,
                                &read->allocator, error);
    }
    if (status != LAW_OK)
        return status;
    if (read->turn_position != read->position)
        law_position_destroy(read->turn_position, &read->allocator);
    read->turn_position = read->position;
    return LAW_OK;
}

static law_status submit(json_case *read, law_error *error)
{
    law_turn *turn = read->turn;
    law_status status = LAW_OK;
    for (size_t i = 0; i < read->order_count && status == LAW_OK; i++)
        status = law_turn_order(turn, (law_player){0}, &read->orders[i].order, error);
    for (size_t i = 0; i < read->flee_count && status == LAW_OK; i++) {
        const json_case_flee *flee = &read->flees[i];
        status = law_turn_prefer(turn, flee->unit, flee->flights, flee->count, error);
    }
    uint32_t player_count = law_position_player_count(read->position);
    for (uint32_t i = 1; i <= player_count && status == LAW_OK; i++) {
        json_case_supply *supply = &read->supplies[i];
        if (supply->count > 0)
            status = law_turn_supply(turn, (law_player){i}, supply->actions, supply->count,
                                     supply->outcomes, error);
    }
    return status;
}

bool json_case_play(json_case *read, json_fault *fault)
{
    law_error error;
    if (read->is_diplomacy)
        return json_diplomacy_play(read, fault);
    law_status status = begin_turn(read, &error);
    if (status == LAW_OK)
        status = submit(read, &error);
    if (status == LAW_OK)
        status = law_turn_resolve(read->turn, &error);
    if (status == LAW_OK)
        status = law_turn_flee(read->turn, &error);
    if (status == LAW_OK)
        status = law_turn_finish(read->turn, &error);
    read->is_played = status == LAW_OK;
    return read->is_played || json_fault_set_error(fault, &error);
}

law_turn *json_case_turn(const json_case *read)
{
    return read->is_played ? read->turn : NULL;
}
