/* What a rule works with, `g`, or a view of it: globals, tables, zones and positions by their
 * names. What is beside those, such as `g:roll`, the Lua files hand in as methods. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

root_handle *root_check(lua_State *L, int index)
{
    return luaL_checkudata(L, index, ROOT_TYPE);
}

bool root_is_view(const root_handle *root)
{
    return root->state->state && law_state_is_view(root->state->state);
}

law_state *root_state(lua_State *L, const root_handle *root)
{
    if (!root->state->state)
        handle_raise(L, "the game is closed");
    return root->state->state;
}

law_state *root_writable(lua_State *L, int root_index)
{
    const root_handle *root = lua_touserdata(L, root_index);
    law_state *state = root_state(L, root);
    if (law_state_is_view(state))
        handle_raise(L, "a view cannot be changed");
    if (root->state->is_locked) {
        lua_getiuservalue(L, root_index, ROOT_STATE);
        state_check_lock(L, -1);
    }
    return state;
}

/* ---- Positions ---- */

/* Pushes the position of a block, or nil: the one that was read before, unless it is another now.
 */
static void push_block(lua_State *L, int root_index, uint32_t number)
{
    root_handle *root = lua_touserdata(L, root_index);
    const void *value = law_state_block(root->state->state, number);
    if (!schema_is_open(root->state->schema))
        handle_raise(L, "the map of the position is closed");
    if (!value) {
        lua_pushnil(L);
        return;
    }
    lua_getiuservalue(L, root_index, ROOT_BLOCKS);
    bool is_known = root->block_stamps[number - 1] == root->state->block_stamp &&
                    lua_rawgeti(L, -1, number) == LUA_TUSERDATA;
    if (!is_known) {
        lua_getiuservalue(L, root_index, ROOT_STATE);
        lua_getiuservalue(L, -1, STATE_SCHEMA);
        lua_getiuservalue(L, -1, SCHEMA_MAPS);
        lua_rawgeti(L, -1, number);
        handle_push_position(L, value, -1);
        root->block_stamps[number - 1] = 0; /* what lies in the list is not it yet */
        lua_getiuservalue(L, root_index, ROOT_BLOCKS);
        lua_pushvalue(L, -2);
        lua_rawseti(L, -2, number);
        lua_pop(L, 1);
        root->block_stamps[number - 1] = root->state->block_stamp;
    }
}

static void set_block(lua_State *L, int root_index, uint32_t number, int value_index)
{
    root_handle *root = lua_touserdata(L, root_index);
    state_handle *state = root->state;
    law_allocator allocator = handle_allocator(L);
    law_position *position = NULL;
    law_error error;
    if (!schema_is_open(state->schema))
        handle_raise(L, "the map of the position is closed");
    if (!lua_isnil(L, value_index)) {
        if (!luaL_testudata(L, value_index, POSITION_TYPE)) {
            lua_pushvalue(L, 2);
            lua_pushvalue(L, value_index);
            root_problem(L, "position", 2);
        }
        const law_map *map = handle_position_map(L, value_index);
        const law_map *own = state->schema->maps[number - 1]->map;
        if (map != own && law_map_hash(map) != law_map_hash(own)) {
            lua_pushvalue(L, 2);
            root_problem(L, "map", 1);
        }
        const law_position *given = handle_position(L, value_index);
        if (law_position_clone(&position, given, &allocator, &error) != LAW_OK)
            state_finish_change(L, state, error.status, &error);
        sandbox_charge(L, law_position_size(given) / 16);
    }
    law_status status = law_state_set_block(state->state, number, position, &error);
    if (status == LAW_OK)
        state->block_stamp = ++state->clock->now;
    state_finish_change(L, state, status, &error);
}

/* ---- Metamethods; upvalues: the metatable of roots, methods that all of them have ---- */

static root_handle *root_self(lua_State *L)
{
    if (lua_type(L, 1) != LUA_TUSERDATA || !lua_getmetatable(L, 1) ||
        !lua_rawequal(L, -1, lua_upvalueindex(1)))
        luaL_checkudata(L, 1, ROOT_TYPE); /* raises */
    lua_pop(L, 1);
    return lua_touserdata(L, 1);
}

static void push_players(lua_State *L, const law_schema *schema)
{
    uint32_t count = law_schema_player_count(schema);
    lua_createtable(L, (int)count, 0);
    for (uint32_t i = 1; i <= count; i++) {
        lua_pushstring(L, law_schema_player_name(schema, (law_player){i}));
        lua_rawseti(L, -2, i);
    }
}

/* What is no part of the state: a method, the list of players, or a mistake. */
static int push_method(lua_State *L, const root_handle *root)
{
    lua_getiuservalue(L, 1, ROOT_METHODS);
    if (lua_istable(L, -1)) {
        lua_pushvalue(L, 2);
        if (lua_rawget(L, -2) != LUA_TNIL)
            return 1;
    }
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL)
        return 1;
    if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "players") == 0) {
        push_players(L, root->state->schema->schema);
        return 1;
    }
    lua_pushvalue(L, 2);
    root_push_details(L, 1);
    lua_getiuservalue(L, 1, ROOT_METHODS);
    return root_problem(L, "member", 3);
}

static int root_index(lua_State *L)
{
    lua_settop(L, 2);
    const root_handle *root = root_self(L);
    root_state(L, root);
    lua_getiuservalue(L, 1, ROOT_MEMBERS);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, 3) != LUA_TNIL)
        return 1;
    lua_getiuservalue(L, 1, ROOT_NAMES);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TNIL)
        return push_method(L, root);
    lua_Integer packed = lua_tointeger(L, -1);
    uint32_t id = (uint32_t)(packed & PART_ID_MASK);
    switch ((schema_part)(packed >> PART_SHIFT)) {
    case PART_GLOBAL: {
        law_row row = {law_schema_globals(root->state->schema->schema).id, 1};
        root_push_cell(L, 1, row, (law_column){id});
        return 1;
    }
    case PART_BLOCK:
        push_block(L, 1, id);
        return 1;
    case PART_TABLE:
        rows_push(L, 1, (law_table){id});
        break;
    case PART_ZONE:
        zone_push(L, 1, (law_zone){id});
        break;
    }
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, 3);
    return 1;
}

static int root_newindex(lua_State *L)
{
    lua_settop(L, 3);
    const root_handle *root = root_self(L);
    root_state(L, root);
    lua_getiuservalue(L, 1, ROOT_NAMES);
    lua_pushvalue(L, 2);
    lua_rawget(L, -2);
    lua_Integer packed = lua_tointeger(L, -1);
    uint32_t id = (uint32_t)(packed & PART_ID_MASK);
    schema_part part = (schema_part)(packed >> PART_SHIFT);
    if (part != PART_GLOBAL && part != PART_BLOCK) {
        lua_pushvalue(L, 2);
        root_push_details(L, 1);
        return root_problem(L, "assignment", 2);
    }
    root_writable(L, 1);
    if (part == PART_BLOCK) {
        set_block(L, 1, id, 3);
    } else {
        law_row row = {law_schema_globals(root->state->schema->schema).id, 1};
        root_write_cell(L, 1, row, (law_column){id}, 3);
    }
    return 0;
}

static int root_pairs(lua_State *L)
{
    return root_problem(L, "pairs_root", 0);
}

static int root_tostring(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    lua_pushstring(L, root_is_view(root) ? "view" : "game");
    return 1;
}

/* ---- Methods ---- */

/* The viewers at an index as bits: a player, a list of players, or "all". */
static uint32_t read_viewers(lua_State *L, const law_schema *schema, int index)
{
    uint32_t count = law_schema_player_count(schema);
    uint32_t all = count == 0 ? 0 : UINT32_MAX >> (32 - count);
    if (lua_type(L, index) == LUA_TSTRING && strcmp(lua_tostring(L, index), "all") == 0)
        return all;
    lua_Integer length = value_list_length(L, index);
    uint32_t viewers = 0;
    for (lua_Integer i = length < 0 ? 0 : 1; i <= (length < 0 ? 0 : length); i++) {
        if (length < 0)
            lua_pushvalue(L, index);
        else
            lua_rawgeti(L, index, i);
        law_player player = schema_player(L, schema, -1);
        if (player.id == 0) {
            lua_pushliteral(L, "reveal");
            lua_insert(L, -2);
            push_players(L, schema);
            root_problem(L, "player", 3);
            return 0; /* it has raised */
        }
        lua_pop(L, 1);
        viewers |= UINT32_C(1) << (player.id - 1);
    }
    return viewers;
}

static void reveal_row(lua_State *L, const root_handle *root, law_row row, uint32_t viewers)
{
    law_error error;
    law_status status = law_state_reveal(root->state->state, row, viewers, &error);
    state_finish_change(L, root->state, status, &error);
}

/* root:reveal(row or place, player, list of them or "all") */
static int root_reveal(lua_State *L)
{
    lua_settop(L, 3);
    if (!luaL_testudata(L, 1, ROOT_TYPE)) {
        lua_pushliteral(L, "reveal");
        return root_problem(L, "self", 1);
    }
    const root_handle *root = root_check(L, 1);
    law_state *state = root_writable(L, 1);
    const law_schema *schema = root->state->schema->schema;
    if (!luaL_testudata(L, 2, PLACE_TYPE)) {
        law_row row = row_argument(L, 2, root, "reveal");
        reveal_row(L, root, row, read_viewers(L, schema, 3));
        return 0;
    }
    law_place place = place_argument(L, 2, root, "reveal");
    uint32_t viewers = read_viewers(L, schema, 3);
    sandbox_charge(L, (uint64_t)law_state_place_count(state, place) * 4);
    for (law_row row = law_state_row_at(state, place, 0); row.id != 0;
         row = law_state_row_below(state, row))
        reveal_row(L, root, row, viewers);
    return 0;
}

/* ---- For the Lua files ---- */

/* The state at an index becomes that of a root at another, whose rows look again. */
static void bind_to(lua_State *L, int root_index, int state_index)
{
    root_handle *root = lua_touserdata(L, root_index);
    state_handle *state = state_check(L, state_index);
    root->state = state;
    root->bound = state->stamp = ++state->clock->now;
    lua_pushvalue(L, state_index);
    lua_setiuservalue(L, root_index, ROOT_STATE);
}

/* root_new(state, methods or nil, owner or nil) */
static int root_new(lua_State *L)
{
    static const int own_tables[] = {ROOT_ROWS, ROOT_PLACES, ROOT_MEMBERS, ROOT_BLOCKS};
    enum { METHODS = 2, OWNER, MADE, SCHEMA };
    state_handle *state = state_check(L, 1);
    lua_settop(L, OWNER);
    root_handle *root = lua_newuserdatauv(L, sizeof *root, ROOT_USER_VALUES);
    memset(root, 0, sizeof *root);
    root->state = state;
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    lua_getiuservalue(L, SCHEMA, SCHEMA_NAMES);
    lua_setiuservalue(L, MADE, ROOT_NAMES);
    lua_getiuservalue(L, SCHEMA, SCHEMA_COLUMNS);
    lua_setiuservalue(L, MADE, ROOT_COLUMNS);
    for (size_t i = 0; i < sizeof own_tables / sizeof *own_tables; i++) {
        lua_newtable(L);
        lua_setiuservalue(L, MADE, own_tables[i]);
    }
    lua_pushvalue(L, METHODS);
    lua_setiuservalue(L, MADE, ROOT_METHODS);
    lua_pushvalue(L, OWNER);
    lua_setiuservalue(L, MADE, ROOT_OWNER);
    bind_to(L, MADE, 1);
    lua_settop(L, MADE);
    luaL_setmetatable(L, ROOT_TYPE);
    return 1;
}

/* root_rebind(root, state): of the same schema. */
static int root_rebind(lua_State *L)
{
    root_check(L, 1);
    state_check(L, 2);
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, ROOT_STATE);
    lua_getiuservalue(L, 3, STATE_SCHEMA);
    lua_getiuservalue(L, 2, STATE_SCHEMA);
    if (!schema_matches(L, 4, 5))
        handle_raise(L, "these are of different schemas");
    bind_to(L, 1, 2);
    return 0;
}

/* root_owner(root): what it was opened for. */
static int root_owner(lua_State *L)
{
    root_check(L, 1);
    lua_getiuservalue(L, 1, ROOT_OWNER);
    return 1;
}

static int root_get_state(lua_State *L)
{
    root_check(L, 1);
    lua_getiuservalue(L, 1, ROOT_STATE);
    return 1;
}

/* root_row(root, text): the row that it names, or nil. */
static int root_row(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    const law_state *state = root_state(L, root);
    law_row row = state_row_of_text(root->state->schema->schema, luaL_checkstring(L, 2));
    lua_settop(L, 2);
    if (row.id == 0 || !law_state_row_exists(state, row))
        lua_pushnil(L);
    else
        row_push(L, 1, row);
    return 1;
}

/* root_details(root): the description of its schema. */
static int root_details(lua_State *L)
{
    root_check(L, 1);
    root_push_details(L, 1);
    return 1;
}

static const luaL_Reg functions[] = {
    {"root_new", root_new},
    {"root_rebind", root_rebind},
    {"root_owner", root_owner},
    {"root_state", root_get_state},
    {"root_row", root_row},
    {"root_details", root_details},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"reveal", root_reveal},
    {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__index", root_index},
    {"__newindex", root_newindex},
    {"__tostring", root_tostring},
    {"__pairs", root_pairs},
    {NULL, NULL},
};

void bind_root(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    luaL_newmetatable(L, ROOT_TYPE);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    luaL_newlib(L, methods);
    lua_pushvalue(L, -1);
    lua_setfield(L, -5, "root_methods");
    luaL_setfuncs(L, metamethods, 2);
    lua_pop(L, 1);
}
