/* Cells of rows, read and written for scripts; and how what is wrong comes to the sentences, which
 * the Lua files have. */
#include "game_handles.h"
#include "sandbox.h"

/* Registry key: the sentences of the Lua files, by name. */
static const char problems_key = 'm';

/* ---- Problems ---- */

int root_problem(lua_State *L, const char *name, int argument_count)
{
    luaL_checkstack(L, 4, NULL);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &problems_key);
    lua_getfield(L, -1, name);
    lua_replace(L, -2);
    lua_insert(L, -argument_count - 1);
    lua_call(L, argument_count, 0);
    return handle_raise(L, name); /* it has raised already */
}

void root_push_details(lua_State *L, int root_index)
{
    lua_getiuservalue(L, root_index, ROOT_STATE);
    lua_getiuservalue(L, -1, STATE_SCHEMA);
    schema_push_details(L, -1);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

int root_refuse_value(lua_State *L, int root_index, law_row row, law_column column,
                      const char *problem, int value_index, lua_Integer item)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const law_schema *schema = root->state->schema->schema;
    law_table table = {row.table};
    root_index = lua_absindex(L, root_index);
    value_index = lua_absindex(L, value_index);
    luaL_checkstack(L, 12, NULL);
    if (table.id == law_schema_globals(schema).id)
        lua_pushliteral(L, "");
    else if (row.id == 0)
        lua_pushstring(L, law_schema_table_name(schema, table));
    else
        value_push_row_text(L, schema, row);
    root_push_details(L, root_index);
    lua_getfield(L, -1, "tables");
    lua_rawgeti(L, -1, table.id);
    lua_getfield(L, -1, "columns");
    lua_rawgeti(L, -1, column.id);
    lua_replace(L, -5);
    lua_pop(L, 3); /* the subject and the column are left */
    root_push_details(L, root_index);
    lua_pushstring(L, problem);
    lua_pushvalue(L, value_index);
    lua_pushinteger(L, item);
    return root_problem(L, "value", 6);
}

/* ---- Cells ---- */

static bool is_flagged(const uint64_t *columns, law_table table, law_column column)
{
    return columns[table.id - 1] >> (column.id - 1) & 1;
}

static void push_one(lua_State *L, int root_index, const law_value *value,
                     const law_column_form *form, law_table table, law_column column)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const schema_handle *schema = root->state->schema;
    bool is_no_id = value->kind == LAW_VALUE_TEXT && value->text_size == 0 &&
                    is_flagged(schema->optional_ids, table, column);
    if (is_no_id)
        lua_pushnil(L);
    else
        value_push(L, root_index, schema->schema, value, form);
}

void root_push_cell(lua_State *L, int root_index, law_row row, law_column column)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const law_state *state = root->state->state;
    law_table table = {row.table};
    const law_column_form *form =
        law_schema_column_form(root->state->schema->schema, table, column);
    law_value value = law_state_get(state, row, column, 0);
    if (form->count == 0 || value.kind == LAW_VALUE_UNSEEN) {
        push_one(L, root_index, &value, form, table, column);
        return;
    }
    root_index = lua_absindex(L, root_index);
    lua_createtable(L, (int)form->count, 0);
    for (uint32_t i = 0; i < form->count; i++) {
        value = law_state_get(state, row, column, i);
        push_one(L, root_index, &value, form, table, column);
        if (lua_isnil(L, -1)) { /* a list has no holes */
            lua_pop(L, 1);
            lua_pushboolean(L, false);
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    sandbox_charge(L, form->count);
}

/* As value_read, for a column: some texts are ids. */
static const char *read_one(lua_State *L, int root_index, law_table table, law_column column,
                            int index, law_value *value, lua_Integer *item)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const schema_handle *schema = root->state->schema;
    const law_column_form *form = law_schema_column_form(schema->schema, table, column);
    if (lua_isnil(L, index) && is_flagged(schema->optional_ids, table, column)) {
        *value = (law_value){.kind = LAW_VALUE_TEXT, .text = ""};
        return NULL;
    }
    const char *problem = value_read(L, index, root, form, value, item);
    if (!problem && is_flagged(schema->ids, table, column) && !value_is_id(value))
        problem = "id";
    return problem;
}

uint32_t root_read_cells(lua_State *L, int root_index, law_row row, law_column column,
                         int value_index, law_value *values)
{
    const root_handle *root = lua_touserdata(L, root_index);
    law_table table = {row.table};
    const law_column_form *form =
        law_schema_column_form(root->state->schema->schema, table, column);
    lua_Integer item = 0;
    if (form->count == 0) {
        const char *problem = read_one(L, root_index, table, column, value_index, values, &item);
        if (problem)
            root_refuse_value(L, root_index, row, column, problem, value_index, item);
        return 1;
    }
    root_index = lua_absindex(L, root_index);
    value_index = lua_absindex(L, value_index);
    if (value_list_length(L, value_index) != (lua_Integer)form->count)
        root_refuse_value(L, root_index, row, column, "array", value_index, 0);
    for (uint32_t i = 0; i < form->count; i++) {
        lua_rawgeti(L, value_index, (lua_Integer)i + 1);
        bool is_none =
            form->kind != LAW_VALUE_FLAG && lua_isboolean(L, -1) && !lua_toboolean(L, -1);
        if (is_none) { /* a list has no holes */
            lua_pop(L, 1);
            lua_pushnil(L);
        }
        const char *problem =
            read_one(L, root_index, table, column, lua_gettop(L), &values[i], &item);
        if (problem)
            root_refuse_value(L, root_index, row, column, problem, -1, (lua_Integer)i + 1);
        lua_pop(L, 1); /* a text stays, in the list */
    }
    return form->count;
}

static void set_one(lua_State *L, const root_handle *root, law_row row, law_column column,
                    uint32_t index, const law_value *value)
{
    law_error error;
    law_status status = law_state_set(root->state->state, row, column, index, value, &error);
    if (status != LAW_OK || root->state->log)
        state_finish_change(L, root->state, status, &error);
}

static void write_array(lua_State *L, int root_index, law_row row, law_column column,
                        int value_index)
{
    law_value values[LAW_ARRAY_COUNT_MAX];
    const root_handle *root = lua_touserdata(L, root_index);
    uint32_t count = root_read_cells(L, root_index, row, column, value_index, values);
    for (uint32_t i = 0; i < count; i++)
        set_one(L, root, row, column, i, &values[i]);
    sandbox_charge(L, count * 4);
}

void root_write_cell(lua_State *L, int root_index, law_row row, law_column column, int value_index)
{
    const root_handle *root = lua_touserdata(L, root_index);
    const law_column_form *form =
        law_schema_column_form(root->state->schema->schema, (law_table){row.table}, column);
    if (form->count > 0) {
        write_array(L, root_index, row, column, value_index);
        return;
    }
    law_value value;
    root_read_cells(L, root_index, row, column, value_index, &value);
    set_one(L, root, row, column, 0, &value);
}

void bind_cell(lua_State *L)
{
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &problems_key);
    lua_setfield(L, -2, "problems");
}
