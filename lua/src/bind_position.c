/* Positions: made from lists that position.lua has checked, compared, and read as plain tables. */
#include "module.h"
#include "sandbox.h"

static void destroy_builder(void *object)
{
    law_position_builder_destroy(object);
}

enum { MAP = 1, TURN, PLAYERS, UNITS, PLACED, BOOKS, CONTROL };

static void add_all(lua_State *L, law_position_builder *builder)
{
    law_position_set_turn(builder, (uint64_t)lua_tointeger(L, TURN));

    lua_Integer player_count = (lua_Integer)lua_rawlen(L, PLAYERS);
    for (lua_Integer i = 1; i <= player_count; i++)
        law_position_add_player(builder, handle_list_name(L, PLAYERS, i));

    lua_Integer placed = (lua_Integer)lua_rawlen(L, PLACED);
    for (lua_Integer i = 1; i < placed; i += 2) {
        law_region region = {handle_list_id(L, PLACED, i + 1)};
        law_position_add_link_point(builder, handle_list_name(L, PLACED, i), region);
    }

    lua_Integer units = (lua_Integer)lua_rawlen(L, UNITS);
    for (lua_Integer i = 1; i < units; i += 3) {
        law_player owner = {handle_list_id(L, UNITS, i + 1)};
        law_region at = {handle_list_id(L, UNITS, i + 2)};
        law_position_add_unit(builder, handle_list_name(L, UNITS, i), owner, at);
    }

    lua_Integer books = (lua_Integer)lua_rawlen(L, BOOKS);
    for (lua_Integer i = 1; i < books; i += 2) {
        law_symbol book = {handle_list_id(L, BOOKS, i)};
        law_position_set_book(builder, book, (law_region){handle_list_id(L, BOOKS, i + 1)});
    }

    lua_Integer control = (lua_Integer)lua_rawlen(L, CONTROL);
    for (lua_Integer i = 1; i < control; i += 2) {
        law_symbol symbol = {handle_list_id(L, CONTROL, i)};
        law_player player = {handle_list_id(L, CONTROL, i + 1)};
        law_position_set_controller(builder, symbol, player);
    }
    sandbox_charge(L, 20 + (uint64_t)(player_count + placed + units + books + control) * 4);
}

void position_close_box(position_box *box)
{
    law_position_destroy(box->position, &box->allocator);
    box->position = NULL;
}

static void destroy_position(void *object)
{
    position_close_box(object);
}

position_box *position_push_box(lua_State *L, law_allocator allocator)
{
    handle_box *box = handle_new_box(L, destroy_position, sizeof(position_box));
    position_box *made = box->payload;
    made->allocator = allocator;
    box->object = made;
    return made;
}

/* position_new(map, turn, players, units, placed, books, control): flat lists of names and numbers.
 */
static int position_new(lua_State *L)
{
    const law_map *map = handle_map(L, MAP);
    luaL_checkinteger(L, TURN);
    for (int list = PLAYERS; list <= CONTROL; list++)
        luaL_checktype(L, list, LUA_TTABLE);
    lua_settop(L, CONTROL);

    law_allocator allocator = handle_allocator(L);
    law_error error;
    handle_box *builder_box = handle_new_box(L, destroy_builder, 0);
    position_box *finished = position_push_box(L, allocator);

    law_position_builder *builder;
    if (law_position_begin(&builder, map, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    builder_box->object = builder;
    add_all(L, builder);
    if (law_position_finish(&finished->position, builder, &error) != LAW_OK)
        return handle_fail(L, &error);
    handle_push_position(L, finished->position, MAP);
    position_close_box(finished);
    builder_box->object = NULL;
    law_position_builder_destroy(builder);
    return 1;
}

static int position_clone(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    lua_settop(L, 1);
    lua_getiuservalue(L, 1, POSITION_MAP);
    handle_push_position(L, position, 2);
    return 1;
}

static int position_equal(lua_State *L)
{
    const law_position *a = handle_position(L, 1), *b = handle_position(L, 2);
    lua_pushboolean(L, law_position_equal(a, b));
    return 1;
}

static int position_hash(lua_State *L)
{
    handle_push_hash(L, law_position_hash(handle_position(L, 1)));
    return 1;
}

static int position_turn(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)law_position_turn(handle_position(L, 1)));
    return 1;
}

static int position_map(lua_State *L)
{
    handle_position(L, 1);
    lua_getiuservalue(L, 1, POSITION_MAP);
    return 1;
}

/* position_details(position): a table of the Lua files, made when first asked for. */
static int position_details(lua_State *L)
{
    handle_position(L, 1);
    if (lua_getiuservalue(L, 1, POSITION_DETAILS) == LUA_TNIL) {
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_setiuservalue(L, 1, POSITION_DETAILS);
    }
    return 1;
}

/* position_index(position): tables from names to numbers, of units, players, placed link points. */
static int position_index(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    uint32_t unit_count = law_position_unit_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= unit_count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, law_position_unit_name(position, (law_unit){i}));
    }
    uint32_t player_count = law_position_player_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= player_count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, law_position_player_name(position, (law_player){i}));
    }
    uint32_t symbol_count = law_position_symbol_count(position);
    lua_newtable(L);
    for (uint32_t i = law_map_link_point_count(map) + 1; i <= symbol_count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, law_position_symbol_name(position, map, (law_symbol){i}));
    }
    sandbox_charge(L, (uint64_t)unit_count * 4 + player_count + symbol_count);
    return 3;
}

static int position_players(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    uint32_t count = law_position_player_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        lua_pushstring(L, law_position_player_name(position, (law_player){i}));
        lua_rawseti(L, -2, i);
    }
    sandbox_charge(L, count);
    return 1;
}

static const char unit_type[] = "lawspeaker.unit";

/* A unit has all of its fields, so whatever else is read of one is a mistake in the script. */
static int refuse_unit_field(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    return handle_raise(
        L, lua_pushfstring(L, "a unit has no field \"%s\"; it has id, owner and at", name));
}

void handle_push_unit(lua_State *L, const law_position *position, const law_map *map, law_unit unit,
                      law_region at)
{
    lua_createtable(L, 0, 3);
    handle_set_name(L, "id", law_position_unit_name(position, unit));
    law_player owner = law_position_unit_owner(position, unit);
    handle_set_name(L, "owner", law_position_player_name(position, owner));
    handle_set_name(L, "at", law_map_region_name(map, at));
    luaL_setmetatable(L, unit_type);
}

static void push_unit(lua_State *L, const law_position *position, const law_map *map, law_unit unit)
{
    handle_push_unit(L, position, map, unit, law_position_unit_region(position, unit));
}

/* position_unit(position, unit): { id, owner, at } */
static int position_unit(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    law_unit unit = {(uint32_t)luaL_checkinteger(L, 2)};
    push_unit(L, position, handle_position_map(L, 1), unit);
    return 1;
}

static int position_units(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    uint32_t count = law_position_unit_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        push_unit(L, position, map, (law_unit){i});
        lua_rawseti(L, -2, i);
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

/* position_unit_in(position, region): the unit's number, 0 where there is none. */
static int position_unit_in(lua_State *L)
{
    law_region region = {(uint32_t)luaL_checkinteger(L, 2)};
    lua_pushinteger(L, law_position_unit_in(handle_position(L, 1), region).id);
    return 1;
}

/* Appends { symbol = …, FIELD = name } to the list on top, where there is a name. */
static void append_symbol(lua_State *L, const law_position *position, const law_map *map,
                          law_symbol symbol, const char *field, const char *name)
{
    if (!name)
        return;
    lua_createtable(L, 0, 2);
    handle_set_name(L, "symbol", law_position_symbol_name(position, map, symbol));
    handle_set_name(L, field, name);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

static int position_books(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    uint32_t count = law_position_symbol_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_symbol symbol = {i};
        law_region at = law_position_book_region(position, symbol);
        append_symbol(L, position, map, symbol, "at", law_map_region_name(map, at));
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

static int position_control(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    uint32_t count = law_position_symbol_count(position);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_symbol symbol = {i};
        law_player player = law_position_controller(position, symbol);
        append_symbol(L, position, map, symbol, "player",
                      law_position_player_name(position, player));
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

/* position_link_points(position): the placed ones. */
static int position_link_points(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    uint32_t count = law_position_symbol_count(position);
    lua_newtable(L);
    for (uint32_t i = law_map_link_point_count(map) + 1; i <= count; i++) {
        law_symbol symbol = {i};
        law_region at = law_position_link_point_region(position, map, symbol);
        append_symbol(L, position, map, symbol, "at", law_map_region_name(map, at));
    }
    sandbox_charge(L, (uint64_t)count * 8);
    return 1;
}

/* position_symbol(position, symbol): where its book lies, where its link point is, who controls
 * that; each may be nil. */
static int position_symbol(lua_State *L)
{
    const law_position *position = handle_position(L, 1);
    const law_map *map = handle_position_map(L, 1);
    law_symbol symbol = {(uint32_t)luaL_checkinteger(L, 2)};
    law_region book = law_position_book_region(position, symbol);
    lua_pushstring(L, law_map_region_name(map, book));
    law_region point = law_position_link_point_region(position, map, symbol);
    lua_pushstring(L, law_map_region_name(map, point));
    law_player player = law_position_controller(position, symbol);
    lua_pushstring(L, law_position_player_name(position, player));
    return 3;
}

static const luaL_Reg functions[] = {
    {"position_new", position_new},         {"position_clone", position_clone},
    {"position_hash", position_hash},       {"position_turn", position_turn},
    {"position_map", position_map},         {"position_details", position_details},
    {"position_index", position_index},     {"position_players", position_players},
    {"position_unit", position_unit},       {"position_units", position_units},
    {"position_unit_in", position_unit_in}, {"position_books", position_books},
    {"position_control", position_control}, {"position_link_points", position_link_points},
    {"position_symbol", position_symbol},   {NULL, NULL},
};

void bind_position(lua_State *L)
{
    luaL_newmetatable(L, unit_type);
    lua_pushcfunction(L, refuse_unit_field);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
    luaL_setfuncs(L, functions, 0);
    handle_define(L, POSITION_TYPE, NULL);
    lua_getfield(L, -1, "metatable");
    lua_pushcfunction(L, position_equal);
    lua_setfield(L, -2, "__eq");
    lua_pop(L, 1);
    lua_setfield(L, -2, "position_type");
}
