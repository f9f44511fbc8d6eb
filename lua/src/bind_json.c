/* Positions from JSON text, by the reader of `law resolve`. Orders and house rules in the text are
 * read, so that mistakes in them are found, and left aside. */
#include "json_read.h"
#include "module.h"
#include "sandbox.h"

#include <string.h>

static void destroy_case(void *object)
{
    json_case_destroy(object);
}

/* How a name in the text becomes a map: `map` for every name, or none, and then the name is kept.
 */
typedef struct {
    const law_map *map; /* NULL: none is known yet */
    char name[LAW_MESSAGE_SIZE];
    bool was_asked;
} map_finder;

static const law_map *find_map(void *user, const char *name, law_error *error)
{
    map_finder *finder = user;
    finder->was_asked = true;
    size_t size = strlen(name);
    if (size >= sizeof finder->name)
        size = sizeof finder->name - 1;
    memcpy(finder->name, name, size);
    finder->name[size] = '\0';
    if (finder->map)
        return finder->map;
    error->status = LAW_BAD_ARGUMENT;
    memcpy(error->message, "the map is not known", sizeof "the map is not known");
    return NULL;
}

static void append_name(lua_State *L, int list, const char *name)
{
    lua_pushstring(L, name);
    lua_rawseti(L, list, (lua_Integer)lua_rawlen(L, list) + 1);
}

/* Pushes { ages, regions, region_ages, borders, link_points, link_regions }: what map_new wants. */
static void push_map_lists(lua_State *L, const law_map *map)
{
    lua_createtable(L, 6, 0);
    int lists = lua_gettop(L);
    for (int list = 1; list <= 6; list++)
        lua_newtable(L);
    for (uint32_t i = 1; i <= law_map_age_count(map); i++)
        append_name(L, lists + 1, law_map_age_name(map, (law_age){i}));
    uint32_t region_count = law_map_region_count(map);
    lua_Integer border_ends = 0;
    for (uint32_t i = 1; i <= region_count; i++) {
        law_region region = {i};
        append_name(L, lists + 2, law_map_region_name(map, region));
        lua_pushinteger(L, law_map_region_age(map, region).id);
        lua_rawseti(L, lists + 3, i);
        const law_region *neighbours;
        size_t count = law_map_neighbours(map, region, &neighbours);
        for (size_t n = 0; n < count; n++) {
            if (neighbours[n].id > i)
                continue;
            lua_pushinteger(L, neighbours[n].id);
            lua_rawseti(L, lists + 4, ++border_ends);
            lua_pushinteger(L, i);
            lua_rawseti(L, lists + 4, ++border_ends);
        }
    }
    for (uint32_t i = 1; i <= law_map_link_point_count(map); i++) {
        law_symbol symbol = {i};
        append_name(L, lists + 5, law_map_link_point_name(map, symbol));
        lua_pushinteger(L, law_map_link_point_region(map, symbol).id);
        lua_rawseti(L, lists + 6, i);
    }
    for (int list = 6; list >= 1; list--)
        lua_rawseti(L, lists, list);
}

static int fail(lua_State *L, const json_fault *fault)
{
    if (fault->code == JSON_FAULT_NO_MEMORY)
        sandbox_leave(L); /* in a stock state it raises */
    lua_pushnil(L);
    if (fault->path && fault->path[0] != '\0')
        lua_pushfstring(L, "%s: %s", fault->path, fault->message);
    else
        lua_pushstring(L, fault->message);
    lua_pushliteral(L, "bad_json");
    return 3;
}

/* json_read(text, map or nil): the position when a map is given; else nil and the name of the map
 * that the text asks for; or false and the lists of the map that stands in it; or nil, message,
 * code. */
static int json_read(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    map_finder finder = {.map = lua_isnoneornil(L, 2) ? NULL : handle_map(L, 2)};
    lua_settop(L, 2);
    sandbox_charge(L, size * 4);

    law_allocator allocator = handle_allocator(L);
    handle_box *box = handle_new_box(L, destroy_case, sizeof(json_case));
    json_case *read = box->payload;
    *read = json_case_empty(&allocator);
    box->object = read;
    json_fault fault;
    const json_maps maps = {.named_map = find_map, .user = &finder};
    bool is_read = json_case_read(read, text, size, &maps, &fault);
    if (finder.was_asked && !finder.map) {
        lua_pushnil(L);
        lua_pushstring(L, finder.name);
        return 2;
    }
    if (!is_read)
        return fail(L, &fault);
    if (finder.was_asked || (finder.map && law_position_is_of(read->position, finder.map))) {
        handle_push_position(L, read->position, 2);
        return 1;
    }
    lua_pushboolean(L, 0);
    push_map_lists(L, read->map);
    return 2;
}

static const luaL_Reg functions[] = {
    {"json_read", json_read},
    {NULL, NULL},
};

void bind_json(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
