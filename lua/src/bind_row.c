/* Rows as scripts have them: `row.points`, `row.points = 3`, `row.id`, `row.place`. The hot path of
 * every game: a column is one look-up of its name, and a row has one handle. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

row_handle *row_test(lua_State *L, int index)
{
    return luaL_testudata(L, index, ROW_TYPE);
}

/* Whether it was not removed since a time by the state's clock. */
static bool is_there_since(lua_State *L, int root_index, law_row row, uint64_t since)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const state_handle *state = root->state;
    if (!law_state_row_exists(state->state, row))
        return false;
    bool is_of_this_state = since >= state->born && since >= root->bound;
    return !is_of_this_state || state_removal(L, root_index, row) <= since;
}

bool row_is_there(lua_State *L, int index, row_handle *row)
{
    uint64_t now = row->root->state->stamp;
    if (row->stamp == now)
        return true;
    if (row->stamp == 0)
        return false;
    lua_getiuservalue(L, index, ROW_ROOT);
    bool is_there = is_there_since(L, lua_gettop(L), row->row, row->stamp);
    lua_pop(L, 1);
    if (is_there)
        row->stamp = now;
    else if (law_state_row_exists(row->root->state->state, row->row))
        row->stamp = 0; /* the slot is another row's */
    return is_there;
}

void row_push(lua_State *L, int root_index, law_row row)
{
    root_index = lua_absindex(L, root_index);
    root_handle *root = lua_touserdata(L, root_index);
    lua_getiuservalue(L, root_index, ROOT_ROWS);
    if (lua_rawgeti(L, -1, row.table) != LUA_TTABLE) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, row.table);
    }
    if (lua_rawgeti(L, -1, row.id) == LUA_TUSERDATA) {
        row_handle *known = lua_touserdata(L, -1);
        if (row_is_there(L, lua_gettop(L), known)) {
            lua_replace(L, -3);
            lua_pop(L, 1);
            return;
        }
    }
    lua_pop(L, 1);
    row_handle *handle = lua_newuserdatauv(L, sizeof *handle, ROW_USER_VALUES);
    *handle = (row_handle){root, row, root->state->stamp};
    luaL_setmetatable(L, ROW_TYPE);
    lua_pushvalue(L, root_index);
    lua_setiuservalue(L, -2, ROW_ROOT);
    lua_getiuservalue(L, root_index, ROOT_COLUMNS);
    lua_rawgeti(L, -1, row.table);
    lua_setiuservalue(L, -3, ROW_COLUMNS);
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, row.id);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

void row_forget(lua_State *L, int root_index, law_row row)
{
    lua_getiuservalue(L, root_index, ROOT_ROWS);
    if (lua_rawgeti(L, -1, row.table) == LUA_TTABLE) {
        if (lua_rawgeti(L, -1, row.id) == LUA_TUSERDATA) {
            row_handle *handle = lua_touserdata(L, -1);
            handle->stamp = 0;
            lua_pushnil(L);
            lua_rawseti(L, -3, row.id);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 2);
}

static int refuse_removed(lua_State *L, const row_handle *row)
{
    value_push_row_text(L, row->root->state->schema->schema, row->row);
    return handle_raise(L, lua_pushfstring(L, "%s was removed", lua_tostring(L, -1)));
}

law_row row_argument(lua_State *L, int index, const root_handle *root, const char *method)
{
    row_handle *row = row_test(L, index);
    const char *problem = NULL;
    root_state(L, root);
    if (!row)
        problem = "kind";
    else if (row->root->state != root->state)
        problem = "state";
    else if (!row_is_there(L, index, row))
        problem = "removed";
    if (problem) {
        lua_pushstring(L, method);
        lua_pushstring(L, problem);
        lua_pushvalue(L, index);
        root_problem(L, "row", 3);
        return (law_row){0, 0}; /* it has raised */
    }
    return row->row;
}

/* ---- Iterating over what was there ---- */

row_snapshot *row_push_snapshot(lua_State *L, const root_handle *root, law_table table,
                                uint32_t count)
{
    row_snapshot *rows = lua_newuserdatauv(L, sizeof *rows + count * sizeof *rows->ids, 0);
    rows->stamp = root->state->stamp;
    rows->table = table;
    rows->count = count;
    rows->next = 0;
    sandbox_charge(L, count / 4);
    return rows;
}

/* Upvalues: the root, the snapshot. */
static int next_row(lua_State *L)
{
    int root_index = lua_upvalueindex(1);
    const root_handle *root = lua_touserdata(L, root_index);
    row_snapshot *rows = lua_touserdata(L, lua_upvalueindex(2));
    root_state(L, root);
    lua_settop(L, 0);
    lua_pushvalue(L, root_index);
    while (rows->next < rows->count) {
        law_row row = {rows->table.id, rows->ids[rows->next++]};
        if (rows->stamp == root->state->stamp || is_there_since(L, 1, row, rows->stamp)) {
            row_push(L, 1, row);
            return 1;
        }
        sandbox_charge(L, 2);
    }
    return 0;
}

void row_push_iterator(lua_State *L, int root_index)
{
    lua_pushvalue(L, root_index);
    lua_insert(L, -2);
    lua_pushcclosure(L, next_row, 2);
}

/* ---- Metamethods; upvalue: the metatable of rows ---- */

/* The handle at index 1, whose row is there. */
static row_handle *row_self(lua_State *L)
{
    if (lua_type(L, 1) != LUA_TUSERDATA || !lua_getmetatable(L, 1) ||
        !lua_rawequal(L, -1, lua_upvalueindex(1)))
        luaL_checkudata(L, 1, ROW_TYPE); /* raises */
    lua_pop(L, 1);
    row_handle *row = lua_touserdata(L, 1);
    if (row->stamp != row->root->state->stamp) {
        root_state(L, row->root);
        if (!row_is_there(L, 1, row))
            refuse_removed(L, row);
    }
    return row;
}

static int push_field(lua_State *L, const row_handle *row, int root_index, lua_Integer field)
{
    const law_state *state = row->root->state->state;
    if (field == FIELD_ID) {
        lua_pushinteger(L, row->row.id);
    } else if (field == FIELD_UNSEEN) {
        lua_pushboolean(L, law_state_is_unseen(state, row->row));
    } else {
        law_place place = law_state_place_of(state, row->row);
        if (place.zone == 0)
            lua_pushnil(L);
        else
            place_push(L, root_index, place);
    }
    return 1;
}

/* Raises: a row's table has no such column. */
static int refuse_column(lua_State *L, const row_handle *row)
{
    lua_getiuservalue(L, 1, ROW_ROOT);
    value_push_row_text(L, row->root->state->schema->schema, row->row);
    root_push_details(L, -2);
    lua_getfield(L, -1, "tables");
    lua_rawgeti(L, -1, row->row.table);
    lua_replace(L, -3);
    lua_pop(L, 1);
    lua_pushvalue(L, 2);
    return root_problem(L, "column", 3);
}

static int row_index(lua_State *L)
{
    lua_settop(L, 2);
    const row_handle *row = row_self(L);
    lua_getiuservalue(L, 1, ROW_COLUMNS);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, 3) != LUA_TNUMBER)
        return refuse_column(L, row);
    lua_Integer field = lua_tointeger(L, -1);
    lua_getiuservalue(L, 1, ROW_ROOT);
    if (field < 0)
        return push_field(L, row, 5, field);
    root_push_cell(L, 5, row->row, (law_column){(uint32_t)field});
    return 1;
}

static int row_newindex(lua_State *L)
{
    lua_settop(L, 3);
    const row_handle *row = row_self(L);
    lua_getiuservalue(L, 1, ROW_COLUMNS);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, 4) != LUA_TNUMBER)
        return refuse_column(L, row);
    lua_Integer field = lua_tointeger(L, -1);
    lua_getiuservalue(L, 1, ROW_ROOT);
    if (field < 0) {
        lua_pushvalue(L, 2);
        return root_problem(L, "field", 1);
    }
    root_writable(L, 6);
    root_write_cell(L, 6, row->row, (law_column){(uint32_t)field}, 3);
    return 0;
}

static int row_tostring(lua_State *L)
{
    const row_handle *row = luaL_checkudata(L, 1, ROW_TYPE);
    root_state(L, row->root);
    value_push_row_text(L, row->root->state->schema->schema, row->row);
    return 1;
}

/* Upvalue: the row's handle. Control: the column's name. */
static int next_column(lua_State *L)
{
    lua_settop(L, 2);
    row_handle *row = lua_touserdata(L, lua_upvalueindex(1));
    root_state(L, row->root);
    const law_schema *schema = row->root->state->schema->schema;
    law_table table = {row->row.table};
    const char *last = lua_tostring(L, 2);
    law_column column = {last ? law_schema_column_named(schema, table, last).id : 0};
    lua_pushvalue(L, lua_upvalueindex(1));
    if (!row_is_there(L, 3, row))
        return refuse_removed(L, row);
    if (++column.id > law_schema_column_count(schema, table))
        return 0;
    lua_getiuservalue(L, 3, ROW_ROOT);
    lua_pushstring(L, law_schema_column_name(schema, table, column));
    root_push_cell(L, 4, row->row, column);
    return 2;
}

/* pairs(row): its columns in their order, those without a value too. */
static int row_pairs(lua_State *L)
{
    lua_settop(L, 1);
    row_self(L);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, next_column, 1);
    return 1;
}

/* row_parts(row): its table's name and its id; also of one that was removed. */
static int row_parts(lua_State *L)
{
    const row_handle *row = luaL_checkudata(L, 1, ROW_TYPE);
    root_state(L, row->root);
    lua_pushstring(
        L, law_schema_table_name(row->root->state->schema->schema, (law_table){row->row.table}));
    lua_pushinteger(L, row->row.id);
    return 2;
}

static int row_is_row(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushboolean(L, row_test(L, 1) != NULL);
    return 1;
}

/* root_of(row or place) */
static int root_of(lua_State *L)
{
    if (place_test(L, 1)) {
        lua_getiuservalue(L, 1, PLACE_ROOT);
    } else {
        luaL_checkudata(L, 1, ROW_TYPE);
        lua_getiuservalue(L, 1, ROW_ROOT);
    }
    return 1;
}

static int row_exists(lua_State *L)
{
    row_handle *row = luaL_checkudata(L, 1, ROW_TYPE);
    lua_settop(L, 1);
    root_state(L, row->root);
    lua_pushboolean(L, row_is_there(L, 1, row));
    return 1;
}

static const luaL_Reg functions[] = {
    {"row_parts", row_parts},   {"is_row", row_is_row}, {"root_of", root_of},
    {"row_exists", row_exists}, {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__index", row_index},
    {"__newindex", row_newindex},
    {"__tostring", row_tostring},
    {"__pairs", row_pairs},
    {NULL, NULL},
};

void bind_row(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    luaL_newmetatable(L, ROW_TYPE);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    luaL_setfuncs(L, metamethods, 1);
    lua_pop(L, 1);
}
