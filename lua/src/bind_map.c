/* Maps: made from lists that map.lua has checked, and read again by number. */
#include "module.h"
#include "sandbox.h"

static int close_map(lua_State *L)
{
    map_handle *handle = luaL_checkudata(L, 1, MAP_TYPE);
    law_map *map = handle->map;
    handle->map = NULL;
    law_map_destroy(map);
    return 0;
}

static void destroy_builder(void *object)
{
    law_map_builder_destroy(object);
}

enum { AGES = 1, REGIONS, REGION_AGES, BORDERS, LINK_POINTS, LINK_REGIONS, DETAILS };

static void add_all(lua_State *L, law_map_builder *builder)
{
    lua_Integer age_count = (lua_Integer)lua_rawlen(L, AGES);
    for (lua_Integer i = 1; i <= age_count; i++)
        law_map_add_age(builder, handle_list_name(L, AGES, i));

    lua_Integer region_count = (lua_Integer)lua_rawlen(L, REGIONS);
    for (lua_Integer i = 1; i <= region_count; i++) {
        law_age age = {handle_list_id(L, REGION_AGES, i)};
        law_map_add_region(builder, age, handle_list_name(L, REGIONS, i));
    }

    lua_Integer border_ends = (lua_Integer)lua_rawlen(L, BORDERS);
    for (lua_Integer i = 1; i < border_ends; i += 2) {
        law_region a = {handle_list_id(L, BORDERS, i)};
        law_region b = {handle_list_id(L, BORDERS, i + 1)};
        law_map_add_border(builder, a, b);
    }

    lua_Integer link_count = (lua_Integer)lua_rawlen(L, LINK_POINTS);
    for (lua_Integer i = 1; i <= link_count; i++) {
        law_region region = {handle_list_id(L, LINK_REGIONS, i)};
        law_map_add_link_point(builder, handle_list_name(L, LINK_POINTS, i), region);
    }
    sandbox_charge(L, (uint64_t)(age_count + region_count * 8 + border_ends * 4 + link_count * 4));
}

/* map_new(ages, regions, region_ages, borders, link_points, link_regions, details) */
static int map_new(lua_State *L)
{
    for (int list = AGES; list <= DETAILS; list++)
        luaL_checktype(L, list, LUA_TTABLE);
    lua_settop(L, DETAILS);

    map_handle *handle = lua_newuserdatauv(L, sizeof *handle, MAP_USER_VALUES);
    handle->map = NULL; /* from here on __gc is safe */
    luaL_setmetatable(L, MAP_TYPE);
    lua_pushvalue(L, DETAILS);
    lua_setiuservalue(L, -2, MAP_DETAILS);

    law_allocator allocator = handle_allocator(L);
    law_error error;
    law_map_builder *builder;
    handle_box *box = handle_new_box(L, destroy_builder, 0);
    if (law_map_begin(&builder, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = builder;
    add_all(L, builder);
    if (law_map_finish(&handle->map, builder, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = NULL;
    law_map_builder_destroy(builder);
    lua_pop(L, 1);
    return 1;
}

/* map_details(map) */
static int map_details(lua_State *L)
{
    handle_map(L, 1);
    lua_getiuservalue(L, 1, MAP_DETAILS);
    return 1;
}

/* map_names(map): lists of Ages, regions, printed link points. */
static int map_names(lua_State *L)
{
    const law_map *map = handle_map(L, 1);
    uint32_t age_count = law_map_age_count(map);
    lua_createtable(L, 0, 0);
    for (uint32_t i = 1; i <= age_count; i++) {
        lua_pushstring(L, law_map_age_name(map, (law_age){i}));
        lua_rawseti(L, -2, i);
    }
    uint32_t region_count = law_map_region_count(map);
    lua_createtable(L, 0, 0);
    for (uint32_t i = 1; i <= region_count; i++) {
        lua_pushstring(L, law_map_region_name(map, (law_region){i}));
        lua_rawseti(L, -2, i);
    }
    uint32_t link_count = law_map_link_point_count(map);
    lua_createtable(L, 0, 0);
    for (uint32_t i = 1; i <= link_count; i++) {
        lua_pushstring(L, law_map_link_point_name(map, (law_symbol){i}));
        lua_rawseti(L, -2, i);
    }
    sandbox_charge(L, (uint64_t)age_count + region_count + link_count);
    return 3;
}

/* map_region_age(map, region): the Age's number. */
static int map_region_age(lua_State *L)
{
    law_region region = {(uint32_t)luaL_checkinteger(L, 2)};
    lua_pushinteger(L, law_map_region_age(handle_map(L, 1), region).id);
    return 1;
}

/* map_link_point_region(map, symbol): the region's number. */
static int map_link_point_region(lua_State *L)
{
    law_symbol symbol = {(uint32_t)luaL_checkinteger(L, 2)};
    lua_pushinteger(L, law_map_link_point_region(handle_map(L, 1), symbol).id);
    return 1;
}

/* map_neighbours(map, region): a list of ids, in board order. */
static int map_neighbours(lua_State *L)
{
    const law_map *map = handle_map(L, 1);
    const law_region *neighbours;
    law_region region = {(uint32_t)luaL_checkinteger(L, 2)};
    size_t count = law_map_neighbours(map, region, &neighbours);
    lua_createtable(L, 0, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, law_map_region_name(map, neighbours[i]));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, count);
    return 1;
}

/* map_are_adjacent(map, region, region) */
static int map_are_adjacent(lua_State *L)
{
    law_region a = {(uint32_t)luaL_checkinteger(L, 2)}, b = {(uint32_t)luaL_checkinteger(L, 3)};
    lua_pushboolean(L, law_map_are_adjacent(handle_map(L, 1), a, b));
    return 1;
}

static int map_hash(lua_State *L)
{
    handle_push_hash(L, law_map_hash(handle_map(L, 1)));
    return 1;
}

static const luaL_Reg functions[] = {
    {"map_new", map_new},
    {"map_details", map_details},
    {"map_names", map_names},
    {"map_region_age", map_region_age},
    {"map_link_point_region", map_link_point_region},
    {"map_neighbours", map_neighbours},
    {"map_are_adjacent", map_are_adjacent},
    {"map_hash", map_hash},
    {NULL, NULL},
};

void bind_map(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, MAP_TYPE, close_map);
    lua_setfield(L, -2, "map_type");
}
