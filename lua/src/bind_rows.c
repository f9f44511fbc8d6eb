/* Tables of a state as scripts have them: `g.unit:add { … }`, each, count, find, get, remove. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

void rows_push(lua_State *L, int root_index, law_table table)
{
    root_index = lua_absindex(L, root_index);
    rows_handle *rows = lua_newuserdatauv(L, sizeof *rows, ROWS_USER_VALUES);
    *rows = (rows_handle){lua_touserdata(L, root_index), table};
    luaL_setmetatable(L, ROWS_TYPE);
    lua_pushvalue(L, root_index);
    lua_setiuservalue(L, -2, ROWS_ROOT);
}

/* The table at index 1, of an open root. */
static const rows_handle *rows_self(lua_State *L, const char *method)
{
    const rows_handle *rows = luaL_testudata(L, 1, ROWS_TYPE);
    if (!rows) {
        lua_pushstring(L, method);
        root_problem(L, "self", 1);
        return NULL; /* it has raised */
    }
    root_state(L, rows->root);
    return rows;
}

static const law_schema *schema_of(const rows_handle *rows)
{
    return rows->root->state->schema->schema;
}

/* Pushes the description of a table. */
static void push_table_details(lua_State *L, const rows_handle *rows)
{
    lua_getiuservalue(L, 1, ROWS_ROOT);
    root_push_details(L, -1);
    lua_getfield(L, -1, "tables");
    lua_rawgeti(L, -1, rows->table.id);
}

static int rows_count(lua_State *L)
{
    const rows_handle *rows = rows_self(L, "count");
    lua_pushinteger(L, law_state_row_count(rows->root->state->state, rows->table));
    return 1;
}

/* each(): an iterator over the rows that there are now, by id. */
static int rows_each(lua_State *L)
{
    lua_settop(L, 1);
    const rows_handle *rows = rows_self(L, "each");
    const law_state *state = rows->root->state->state;
    lua_getiuservalue(L, 1, ROWS_ROOT);
    uint32_t count = law_state_row_count(state, rows->table), used = 0;
    row_snapshot *snapshot = row_push_snapshot(L, rows->root, rows->table, count);
    law_row row = law_state_row_after(state, rows->table, 0);
    for (; row.id != 0 && used < count; row = law_state_row_after(state, rows->table, row.id))
        snapshot->ids[used++] = row.id;
    snapshot->count = used;
    row_push_iterator(L, 2);
    return 1;
}

/* get(id): the row, or nil. */
static int rows_get(lua_State *L)
{
    lua_settop(L, 2);
    const rows_handle *rows = rows_self(L, "get");
    if (!lua_isinteger(L, 2)) {
        push_table_details(L, rows);
        lua_pushvalue(L, 2);
        return root_problem(L, "get", 2);
    }
    lua_Integer id = lua_tointeger(L, 2);
    law_row row = {rows->table.id, (uint32_t)id};
    lua_getiuservalue(L, 1, ROWS_ROOT);
    bool is_id = id >= 1 && id <= LAW_ROW_COUNT_MAX;
    if (!is_id || !law_state_row_exists(rows->root->state->state, row))
        lua_pushnil(L);
    else
        row_push(L, 3, row);
    return 1;
}

/* find(first, second): the row whose key that is, or nil. */
static int rows_find(lua_State *L)
{
    lua_settop(L, 3);
    const rows_handle *rows = rows_self(L, "find");
    law_column key[2];
    if (!law_schema_key(schema_of(rows), rows->table, &key[0], &key[1])) {
        push_table_details(L, rows);
        return root_problem(L, "no_key", 1);
    }
    lua_getiuservalue(L, 1, ROWS_ROOT);
    law_value values[2];
    for (int i = 0; i < 2; i++)
        root_read_cells(L, 4, (law_row){rows->table.id, 0}, key[i], 2 + i, &values[i]);
    law_row row =
        law_state_row_of_pair(rows->root->state->state, rows->table, &values[0], &values[1]);
    if (row.id == 0)
        lua_pushnil(L);
    else
        row_push(L, 4, row);
    return 1;
}

/* ---- Adding ---- */

enum { FIELDS = 2, PLACE, ROOT, COLUMNS, DETAILS }; /* stack indexes while a row is made */

/* How many cells the fields at FIELDS are; raises for one that is no column. */
static uint32_t count_cells(lua_State *L, const rows_handle *rows)
{
    uint32_t cells = 0;
    lua_pushnil(L);
    while (lua_next(L, FIELDS)) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        lua_rawget(L, COLUMNS);
        lua_Integer column = lua_tointeger(L, -1);
        lua_pop(L, 1);
        if (column < 1) { /* which of several it is must not depend on their order */
            push_table_details(L, rows);
            lua_pushvalue(L, FIELDS);
            root_problem(L, "fields", 2);
        }
        uint32_t count =
            law_schema_column_form(schema_of(rows), rows->table, (law_column){(uint32_t)column})
                ->count;
        cells += count > 0 ? count : 1;
    }
    return cells;
}

static bool is_needed(const rows_handle *rows, const law_column_form *form, law_column column)
{
    const schema_handle *schema = rows->root->state->schema;
    uint64_t bit = UINT64_C(1) << (column.id - 1);
    bool is_id = schema->ids[rows->table.id - 1] & bit;
    bool may_miss = form->optional || form->has_standard ||
                    (schema->optional_ids[rows->table.id - 1] & bit) != 0;
    return !may_miss && (is_id || form->kind == LAW_VALUE_PLAYER || form->kind == LAW_VALUE_ROW);
}

/* Reads the fields in the order of the columns. */
static size_t read_cells(lua_State *L, const rows_handle *rows, law_cell *cells)
{
    law_value values[LAW_ARRAY_COUNT_MAX];
    const law_schema *schema = schema_of(rows);
    law_row row = {rows->table.id, 0};
    size_t used = 0;
    uint32_t column_count = law_schema_column_count(schema, rows->table);
    for (law_column column = {1}; column.id <= column_count; column.id++) {
        const law_column_form *form = law_schema_column_form(schema, rows->table, column);
        if (lua_istable(L, FIELDS)) {
            lua_pushstring(L, law_schema_column_name(schema, rows->table, column));
            lua_rawget(L, FIELDS);
        } else {
            lua_pushnil(L);
        }
        if (!lua_isnil(L, -1)) {
            uint32_t count = root_read_cells(L, ROOT, row, column, -1, values);
            for (uint32_t i = 0; i < count; i++)
                cells[used++] = (law_cell){column, i, values[i]};
        } else if (is_needed(rows, form, column)) {
            root_refuse_value(L, ROOT, row, column, "missing", -1, 0);
        }
        lua_pop(L, 1);
    }
    sandbox_charge(L, 10 + column_count + used);
    return used;
}

/* add(fields, place): the new row. */
static int rows_add(lua_State *L)
{
    enum { CELLS_KEPT = 24 };
    law_cell kept[CELLS_KEPT], *cells = kept;
    lua_settop(L, 3);
    const rows_handle *rows = rows_self(L, "add");
    lua_getiuservalue(L, 1, ROWS_ROOT);
    lua_getiuservalue(L, ROOT, ROOT_COLUMNS);
    lua_rawgeti(L, COLUMNS, rows->table.id);
    lua_replace(L, COLUMNS);
    law_state *state = root_writable(L, ROOT);
    uint32_t most = 0;
    if (lua_istable(L, FIELDS)) {
        most = count_cells(L, rows);
    } else if (!lua_isnil(L, FIELDS)) {
        push_table_details(L, rows);
        lua_pushvalue(L, FIELDS);
        return root_problem(L, "fields", 2);
    }
    law_place place = {0};
    bool has_zones = law_schema_table_has_zones(schema_of(rows), rows->table);
    if (!lua_isnil(L, PLACE) && has_zones)
        place = place_argument(L, PLACE, rows->root, "add");
    if (has_zones != !lua_isnil(L, PLACE)) {
        push_table_details(L, rows);
        return root_problem(L, has_zones ? "no_place" : "needless_place", 1);
    }
    if (most > CELLS_KEPT)
        cells = lua_newuserdatauv(L, most * sizeof *cells, 0);
    size_t count = read_cells(L, rows, cells);
    law_row row = {0};
    law_error error;
    law_status status = law_state_add_row(&row, state, rows->table, cells, count, place, &error);
    state_finish_change(L, rows->root->state, status, &error);
    row_forget(L, ROOT, row); /* of a row that another state had */
    row_push(L, ROOT, row);
    return 1;
}

/* remove(row) */
static int rows_remove(lua_State *L)
{
    lua_settop(L, 2);
    const rows_handle *rows = rows_self(L, "remove");
    lua_getiuservalue(L, 1, ROWS_ROOT);
    root_writable(L, 3);
    law_row row = row_argument(L, 2, rows->root, "remove");
    if (row.table != rows->table.id) {
        push_table_details(L, rows);
        lua_pushvalue(L, 2);
        return root_problem(L, "remove", 2);
    }
    law_error error;
    law_status status = state_remove(L, 3, row, &error);
    if (status == LAW_OK) {
        row_handle *handle = row_test(L, 2);
        handle->stamp = 0;
        row_forget(L, 3, row);
    }
    state_finish_change(L, rows->root->state, status, &error);
    return 0;
}

/* ---- Metamethods ---- */

static int rows_tostring(lua_State *L)
{
    const rows_handle *rows = rows_self(L, "tostring");
    lua_pushstring(L, law_schema_table_name(schema_of(rows), rows->table));
    return 1;
}

static int rows_newindex(lua_State *L)
{
    const rows_handle *rows = rows_self(L, "newindex");
    push_table_details(L, rows);
    return root_problem(L, "rows_assignment", 1);
}

static int rows_pairs(lua_State *L)
{
    const rows_handle *rows = rows_self(L, "pairs");
    push_table_details(L, rows);
    return root_problem(L, "pairs_rows", 1);
}

/* A generic `for` over the table itself. */
static int rows_call(lua_State *L)
{
    const rows_handle *rows = rows_self(L, "call");
    push_table_details(L, rows);
    return root_problem(L, "call_rows", 1);
}

static const luaL_Reg methods[] = {
    {"add", rows_add}, {"count", rows_count},   {"each", rows_each}, {"find", rows_find},
    {"get", rows_get}, {"remove", rows_remove}, {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__call", rows_call},   {"__len", rows_count},         {"__newindex", rows_newindex},
    {"__pairs", rows_pairs}, {"__tostring", rows_tostring}, {NULL, NULL},
};

void bind_rows(lua_State *L)
{
    handle_define(L, ROWS_TYPE, NULL);
    lua_getfield(L, -1, "metatable");
    luaL_setfuncs(L, metamethods, 0);
    lua_pop(L, 1);
    lua_getfield(L, -1, "methods");
    luaL_setfuncs(L, methods, 0);
    lua_pop(L, 1);
    lua_getfield(L, -1, "getters");
    lua_pushcfunction(L, rows_tostring);
    lua_setfield(L, -2, "name");
    lua_pop(L, 1);
    lua_setfield(L, -2, "rows_type");
}
