/* Zones and their places as scripts have them: `g.hand.vpa`, `g.field[point]`, `g.deck:top()`. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

place_handle *place_test(lua_State *L, int index)
{
    return luaL_testudata(L, index, PLACE_TYPE);
}

/* Pushes the handle of a place: one for each, as long as the root lives. */
void place_push(lua_State *L, int root_index, law_place place)
{
    root_index = lua_absindex(L, root_index);
    lua_getiuservalue(L, root_index, ROOT_PLACES);
    if (lua_rawgeti(L, -1, place.zone) != LUA_TTABLE) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, place.zone);
    }
    if (lua_rawgeti(L, -1, place.each) != LUA_TUSERDATA) {
        lua_pop(L, 1);
        place_handle *handle = lua_newuserdatauv(L, sizeof *handle, PLACE_USER_VALUES);
        *handle = (place_handle){lua_touserdata(L, root_index), place};
        luaL_setmetatable(L, PLACE_TYPE);
        lua_pushvalue(L, root_index);
        lua_setiuservalue(L, -2, PLACE_ROOT);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, place.each);
    }
    lua_replace(L, -3);
    lua_pop(L, 1);
}

/* Of one list its place; else what is indexed by whose list it is. */
void zone_push(lua_State *L, int root_index, law_zone zone)
{
    root_index = lua_absindex(L, root_index);
    root_handle *root = lua_touserdata(L, root_index);
    if (law_schema_zone_each(root->state->schema->schema, zone) == LAW_EACH_ONE) {
        place_push(L, root_index, (law_place){zone.id, 0});
        return;
    }
    zone_handle *handle = lua_newuserdatauv(L, sizeof *handle, ZONE_USER_VALUES);
    *handle = (zone_handle){root, zone};
    luaL_setmetatable(L, ZONE_TYPE);
    lua_pushvalue(L, root_index);
    lua_setiuservalue(L, -2, ZONE_ROOT);
}

law_place place_argument(lua_State *L, int index, const root_handle *root, const char *method)
{
    const place_handle *place = place_test(L, index);
    root_state(L, root);
    if (!place || place->root->state != root->state) {
        lua_pushstring(L, method);
        lua_pushstring(L, place ? "state" : "kind");
        lua_pushvalue(L, index);
        root_problem(L, "place", 3);
        return (law_place){0, 0}; /* it has raised */
    }
    return place->place;
}

/* ---- Zones ---- */

/* Pushes the name of the zone at index 1, and of what it has a list each: "player" or a table. */
static void push_zone_names(lua_State *L, const zone_handle *zone)
{
    const law_schema *schema = zone->root->state->schema->schema;
    uint32_t each = law_schema_zone_each(schema, zone->zone);
    lua_pushstring(L, law_schema_zone_name(schema, zone->zone));
    lua_pushstring(L, each == LAW_EACH_PLAYER ? "player"
                                              : law_schema_table_name(schema, (law_table){each}));
}

static const zone_handle *zone_self(lua_State *L)
{
    const zone_handle *zone = luaL_checkudata(L, 1, ZONE_TYPE);
    root_state(L, zone->root);
    return zone;
}

/* zone[player], zone[row] */
static int zone_index(lua_State *L)
{
    lua_settop(L, 2);
    const zone_handle *zone = zone_self(L);
    const law_schema *schema = zone->root->state->schema->schema;
    uint32_t each = law_schema_zone_each(schema, zone->zone);
    lua_getiuservalue(L, 1, ZONE_ROOT);
    law_place place = {zone->zone.id, 0};
    row_handle *row = row_test(L, 2);
    if (each == LAW_EACH_PLAYER) {
        place.each = schema_player(L, schema, 2).id;
    } else if (row) {
        law_row whose = row_argument(L, 2, zone->root, law_schema_zone_name(schema, zone->zone));
        place.each = whose.table == each ? whose.id : 0;
    }
    if (place.each != 0) {
        place_push(L, 3, place);
        return 1;
    }
    push_zone_names(L, zone);
    lua_pushvalue(L, 2);
    root_push_details(L, 3);
    return root_problem(L, "zone", 4);
}

static int zone_newindex(lua_State *L)
{
    push_zone_names(L, zone_self(L));
    return root_problem(L, "zone_assignment", 2);
}

static int zone_len(lua_State *L)
{
    push_zone_names(L, zone_self(L));
    return root_problem(L, "zone_length", 2);
}

static int zone_pairs(lua_State *L)
{
    push_zone_names(L, zone_self(L));
    return root_problem(L, "pairs_zone", 2);
}

static int zone_call(lua_State *L)
{
    push_zone_names(L, zone_self(L));
    return root_problem(L, "call_zone", 2);
}

static int zone_tostring(lua_State *L)
{
    push_zone_names(L, zone_self(L));
    lua_pop(L, 1);
    return 1;
}

/* ---- Places ---- */

/* The place at index 1, of an open root. */
static const place_handle *place_self(lua_State *L, const char *method)
{
    const place_handle *place = place_test(L, 1);
    if (!place) {
        lua_pushstring(L, method);
        root_problem(L, "self", 1);
        return NULL; /* it has raised */
    }
    root_state(L, place->root);
    return place;
}

static int place_count(lua_State *L)
{
    const place_handle *place = place_self(L, "count");
    lua_pushinteger(L, law_state_place_count(place->root->state->state, place->place));
    return 1;
}

/* each(): an iterator over the rows that lie there now, from the top to the bottom. */
static int place_each(lua_State *L)
{
    lua_settop(L, 1);
    const place_handle *place = place_self(L, "each");
    const law_state *state = place->root->state->state;
    const law_schema *schema = place->root->state->schema->schema;
    law_table table = law_schema_zone_table(schema, (law_zone){place->place.zone});
    lua_getiuservalue(L, 1, PLACE_ROOT);
    uint32_t count = law_state_place_count(state, place->place), used = 0;
    row_snapshot *snapshot = row_push_snapshot(L, place->root, table, count);
    law_row row = count > 0 ? law_state_row_at(state, place->place, 0) : (law_row){0};
    for (; row.id != 0 && used < count; row = law_state_row_below(state, row))
        snapshot->ids[used++] = row.id;
    snapshot->count = used;
    row_push_iterator(L, 2);
    return 1;
}

/* Pushes the row at a position from 0 of the place at index 1, or nil. */
static int push_row_at(lua_State *L, const place_handle *place, uint32_t position)
{
    law_row row = law_state_row_at(place->root->state->state, place->place, position);
    if (row.id == 0) {
        lua_pushnil(L);
        return 1;
    }
    lua_getiuservalue(L, 1, PLACE_ROOT);
    row_push(L, -1, row);
    return 1;
}

static int place_top(lua_State *L)
{
    return push_row_at(L, place_self(L, "top"), 0);
}

static int place_bottom(lua_State *L)
{
    const place_handle *place = place_self(L, "bottom");
    uint32_t count = law_state_place_count(place->root->state->state, place->place);
    return push_row_at(L, place, count > 0 ? count - 1 : 0);
}

/* Pushes the text of the place at index 1 for a message, and a position at another index. */
static int refuse_position(lua_State *L, const place_handle *place, const char *method, int index,
                           lua_Integer most)
{
    value_push_place_text(L, place->root->state->schema->schema, place->place);
    lua_pushstring(L, method);
    lua_pushvalue(L, index);
    lua_pushinteger(L, most);
    return root_problem(L, "place_position", 4);
}

/* at(position from 1): the row that lies there, or nil. */
static int place_at(lua_State *L)
{
    lua_settop(L, 2);
    const place_handle *place = place_self(L, "at");
    lua_Integer position = lua_tointeger(L, 2);
    uint32_t count = law_state_place_count(place->root->state->state, place->place);
    if (!lua_isinteger(L, 2) || position < 1)
        return refuse_position(L, place, "at", 2, count);
    if (position > (lua_Integer)count) {
        lua_pushnil(L);
        return 1;
    }
    sandbox_charge(L, (uint64_t)position / 4);
    return push_row_at(L, place, (uint32_t)position - 1);
}

/* has(row) */
static int place_has(lua_State *L)
{
    lua_settop(L, 2);
    const place_handle *place = place_self(L, "has");
    law_row row = row_argument(L, 2, place->root, "has");
    law_place of = law_state_place_of(place->root->state->state, row);
    lua_pushboolean(L, of.zone == place->place.zone && of.each == place->place.each);
    return 1;
}

/* put(row[, position from 1]): moves it there, to the end by default. */
static int place_put(lua_State *L)
{
    lua_settop(L, 3);
    const place_handle *place = place_self(L, "put");
    lua_getiuservalue(L, 1, PLACE_ROOT);
    law_state *state = root_writable(L, 4);
    const law_schema *schema = place->root->state->schema->schema;
    law_row row = row_argument(L, 2, place->root, "put");
    law_zone zone = {place->place.zone};
    if (law_schema_zone_table(schema, zone).id != row.table) {
        lua_pushstring(L, law_schema_zone_name(schema, zone));
        lua_pushstring(L, law_schema_table_name(schema, law_schema_zone_table(schema, zone)));
        lua_pushvalue(L, 2);
        return root_problem(L, "put", 3);
    }
    uint32_t position = UINT32_MAX;
    if (!lua_isnil(L, 3)) {
        law_place of = law_state_place_of(state, row);
        bool is_inside = of.zone == place->place.zone && of.each == place->place.each;
        lua_Integer most =
            (lua_Integer)law_state_place_count(state, place->place) + (is_inside ? 0 : 1);
        lua_Integer given = lua_tointeger(L, 3);
        if (!lua_isinteger(L, 3) || given < 1 || given > most)
            return refuse_position(L, place, "put", 3, most);
        position = (uint32_t)given - 1;
        sandbox_charge(L, position / 4);
    }
    law_error error;
    law_status status = law_state_move(state, row, place->place, position, &error);
    state_finish_change(L, place->root->state, status, &error);
    return 0;
}

/* place_shuffle(place, purpose) */
static int place_shuffle(lua_State *L)
{
    lua_settop(L, 2);
    const place_handle *place = place_self(L, "shuffle");
    lua_getiuservalue(L, 1, PLACE_ROOT);
    law_state *state = root_writable(L, 3);
    size_t size = 0;
    const char *purpose = lua_type(L, 2) == LUA_TSTRING ? lua_tolstring(L, 2, &size) : NULL;
    if (!purpose || strlen(purpose) != size || !law_name_is_valid(purpose)) {
        lua_pushliteral(L, "shuffle");
        lua_pushvalue(L, 2);
        return root_problem(L, "purpose", 2);
    }
    sandbox_charge(L, 10 + (uint64_t)law_state_place_count(state, place->place) * 8);
    law_error error;
    law_status status = law_state_shuffle(state, place->place, purpose, &error);
    state_finish_change(L, place->root->state, status, &error);
    return 0;
}

/* shuffle(purpose): by the root's own method where it has one, which may keep a record. */
static int place_call_shuffle(lua_State *L)
{
    lua_settop(L, 2);
    place_self(L, "shuffle");
    lua_getiuservalue(L, 1, PLACE_ROOT);
    if (lua_getiuservalue(L, 3, ROOT_METHODS) != LUA_TTABLE)
        return place_shuffle(L);
    lua_pushliteral(L, "shuffle");
    if (lua_rawget(L, 4) != LUA_TFUNCTION)
        return place_shuffle(L);
    lua_pushvalue(L, 3);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 2);
    lua_call(L, 3, 0);
    return 0;
}

/* place.zone: its name. */
static int place_zone(lua_State *L)
{
    const place_handle *place = place_self(L, "zone");
    lua_pushstring(
        L, law_schema_zone_name(place->root->state->schema->schema, (law_zone){place->place.zone}));
    return 1;
}

/* place.whose: the player or the row whose list it is, or nil. */
static int place_whose(lua_State *L)
{
    const place_handle *place = place_self(L, "whose");
    const state_handle *state = place->root->state;
    uint32_t each = law_schema_zone_each(state->schema->schema, (law_zone){place->place.zone});
    law_row row = {each, place->place.each};
    if (each == LAW_EACH_PLAYER) {
        lua_pushstring(
            L, law_schema_player_name(state->schema->schema, (law_player){place->place.each}));
    } else if (each == LAW_EACH_ONE || !law_state_row_exists(state->state, row)) {
        lua_pushnil(L);
    } else {
        lua_getiuservalue(L, 1, PLACE_ROOT);
        row_push(L, -1, row);
    }
    return 1;
}

static int place_tostring(lua_State *L)
{
    const place_handle *place = place_self(L, "tostring");
    value_push_place_text(L, place->root->state->schema->schema, place->place);
    return 1;
}

static int place_newindex(lua_State *L)
{
    place_tostring(L);
    return root_problem(L, "place_assignment", 1);
}

static int place_pairs(lua_State *L)
{
    place_tostring(L);
    return root_problem(L, "pairs_place", 1);
}

static int place_call(lua_State *L)
{
    place_tostring(L);
    return root_problem(L, "call_place", 1);
}

/* ---- For the Lua files ---- */

static int is_place(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushboolean(L, place_test(L, 1) != NULL);
    return 1;
}

/* root_place(root, text): the place that a text names, "deck", "hand/vpa" or "field/3"; or nil. */
static int root_place(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    root_state(L, root);
    const law_schema *schema = root->state->schema->schema;
    const char *text = luaL_checkstring(L, 2);
    lua_settop(L, 2);
    uint32_t count = law_schema_zone_count(schema);
    for (law_place place = {1, 0}; place.zone <= count; place.zone++) {
        const char *name = law_schema_zone_name(schema, (law_zone){place.zone});
        uint32_t each = law_schema_zone_each(schema, (law_zone){place.zone});
        size_t size = strlen(name);
        if (strncmp(text, name, size) != 0 || text[size] != (each == LAW_EACH_ONE ? '\0' : '/'))
            continue;
        place.each = 0;
        if (each == LAW_EACH_PLAYER) {
            place.each = law_schema_player_named(schema, text + size + 1).id;
        } else if (each != LAW_EACH_ONE) {
            const char *table = law_schema_table_name(schema, (law_table){each});
            lua_pushfstring(L, "%s/%s", table, text + size + 1);
            law_row row = state_row_of_text(schema, lua_tostring(L, -1));
            place.each = law_state_row_exists(root->state->state, row) ? row.id : 0;
        }
        if (each == LAW_EACH_ONE || place.each != 0) {
            place_push(L, 1, place);
            return 1;
        }
    }
    lua_pushnil(L);
    return 1;
}

static const luaL_Reg functions[] = {
    {"is_place", is_place},
    {"root_place", root_place},
    {"place_shuffle", place_shuffle},
    {NULL, NULL},
};

static const luaL_Reg zone_metamethods[] = {
    {"__index", zone_index},
    {"__newindex", zone_newindex},
    {"__len", zone_len},
    {"__pairs", zone_pairs},
    {"__tostring", zone_tostring},
    {"__call", zone_call},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"at", place_at},
    {"bottom", place_bottom},
    {"count", place_count},
    {"each", place_each},
    {"has", place_has},
    {"put", place_put},
    {"shuffle", place_call_shuffle},
    {"top", place_top},
    {NULL, NULL},
};

static const luaL_Reg getters[] = {
    {"whose", place_whose},
    {"zone", place_zone},
    {NULL, NULL},
};

static const luaL_Reg place_metamethods[] = {
    {"__call", place_call},   {"__len", place_count},         {"__newindex", place_newindex},
    {"__pairs", place_pairs}, {"__tostring", place_tostring}, {NULL, NULL},
};

void bind_place(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    luaL_newmetatable(L, ZONE_TYPE);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    luaL_setfuncs(L, zone_metamethods, 0);
    lua_pop(L, 1);

    handle_define(L, PLACE_TYPE, NULL);
    lua_getfield(L, -1, "metatable");
    luaL_setfuncs(L, place_metamethods, 0);
    lua_pop(L, 1);
    lua_getfield(L, -1, "methods");
    luaL_setfuncs(L, methods, 0);
    lua_pop(L, 1);
    lua_getfield(L, -1, "getters");
    luaL_setfuncs(L, getters, 0);
    lua_pop(L, 1);
    lua_setfield(L, -2, "place_type");
}
