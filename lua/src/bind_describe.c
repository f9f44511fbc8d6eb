/* What a schema says, as plain tables: for messages, listings and whoever writes values. */
#include "game_handles.h"
#include "sandbox.h"

static void set_flag(lua_State *L, const char *field, bool flag)
{
    lua_pushboolean(L, flag);
    lua_setfield(L, -2, field);
}

static void set_integer(lua_State *L, const char *field, int64_t number)
{
    lua_pushinteger(L, number);
    lua_setfield(L, -2, field);
}

/* { name, kind, optional, least, most, choices, tables, size, count, is_id, needed }: what of it a
 * kind has. */
static void push_column(lua_State *L, const schema_handle *handle, law_table table,
                        law_column column)
{
    const law_schema *schema = handle->schema;
    const law_column_form *form = law_schema_column_form(schema, table, column);
    uint64_t bit = UINT64_C(1) << (column.id - 1);
    bool is_optional_id = handle->optional_ids[table.id - 1] & bit;
    bool is_id = handle->ids[table.id - 1] & bit;
    bool is_link = form->kind == LAW_VALUE_PLAYER || form->kind == LAW_VALUE_ROW;
    lua_createtable(L, 0, 8);
    handle_set_name(L, "name", law_schema_column_name(schema, table, column));
    handle_set_name(L, "kind", law_value_kind_name(form->kind));
    set_flag(L, "optional", form->optional || is_optional_id);
    set_flag(L, "is_id", is_id);
    set_flag(L, "needed",
             (is_link || is_id) && !form->optional && !is_optional_id && !form->has_standard);
    if (form->kind == LAW_VALUE_INTEGER) {
        set_integer(L, "least", form->least);
        set_integer(L, "most", form->most);
    } else if (form->kind == LAW_VALUE_TEXT) {
        set_integer(L, "size", form->size);
    }
    if (form->count > 0)
        set_integer(L, "count", form->count);
    if (form->choice_count > 0) {
        lua_newtable(L);
        for (size_t i = 0; i < form->choice_count; i++) {
            lua_pushstring(L, form->choices[i]);
            lua_rawseti(L, -2, (lua_Integer)i + 1);
        }
        lua_setfield(L, -2, "choices");
    }
    if (form->table_count > 0) {
        lua_newtable(L);
        for (size_t i = 0; i < form->table_count; i++) {
            lua_pushstring(L, law_schema_table_name(schema, form->tables[i]));
            lua_rawseti(L, -2, (lua_Integer)i + 1);
        }
        lua_setfield(L, -2, "tables");
    }
}

static void push_table(lua_State *L, const schema_handle *handle, law_table table)
{
    const law_schema *schema = handle->schema;
    uint32_t count = law_schema_column_count(schema, table);
    lua_createtable(L, 0, 6);
    handle_set_name(L, "name", law_schema_table_name(schema, table));
    set_flag(L, "static", law_schema_table_is_static(schema, table));
    set_flag(L, "zones", law_schema_table_has_zones(schema, table));
    lua_createtable(L, (int)count, 0);
    for (uint32_t i = 1; i <= count; i++) {
        push_column(L, handle, table, (law_column){i});
        lua_rawseti(L, -2, i);
    }
    lua_setfield(L, -2, "columns");
    law_column first, second;
    if (law_schema_key(schema, table, &first, &second)) {
        lua_createtable(L, 2, 0);
        lua_pushstring(L, law_schema_column_name(schema, table, first));
        lua_rawseti(L, -2, 1);
        lua_pushstring(L, law_schema_column_name(schema, table, second));
        lua_rawseti(L, -2, 2);
        lua_setfield(L, -2, "key");
    }
}

static void push_zone(lua_State *L, const law_schema *schema, law_zone zone)
{
    uint32_t each = law_schema_zone_each(schema, zone);
    lua_createtable(L, 0, 3);
    handle_set_name(L, "name", law_schema_zone_name(schema, zone));
    handle_set_name(L, "of", law_schema_table_name(schema, law_schema_zone_table(schema, zone)));
    if (each == LAW_EACH_PLAYER)
        handle_set_name(L, "each", "player");
    else if (each != LAW_EACH_ONE)
        handle_set_name(L, "each", law_schema_table_name(schema, (law_table){each}));
}

static void push_details(lua_State *L, const schema_handle *handle, int schema_index)
{
    const law_schema *schema = handle->schema;
    lua_createtable(L, 0, 5);
    uint32_t player_count = law_schema_player_count(schema);
    lua_newtable(L);
    for (uint32_t i = 1; i <= player_count; i++) {
        lua_pushstring(L, law_schema_player_name(schema, (law_player){i}));
        lua_rawseti(L, -2, i);
    }
    lua_setfield(L, -2, "players");
    uint32_t table_count = law_schema_table_count(schema);
    uint32_t globals = law_schema_globals(schema).id;
    lua_newtable(L);
    for (uint32_t i = 1; i <= table_count; i++) {
        push_table(L, handle, (law_table){i});
        if (i == globals) {
            lua_getfield(L, -1, "columns");
            lua_setfield(L, -4, "globals");
        }
        lua_rawseti(L, -2, i);
    }
    lua_setfield(L, -2, "tables");
    uint32_t zone_count = law_schema_zone_count(schema);
    lua_newtable(L);
    for (uint32_t i = 1; i <= zone_count; i++) {
        push_zone(L, schema, (law_zone){i});
        lua_rawseti(L, -2, i);
    }
    lua_setfield(L, -2, "zones");
    lua_newtable(L);
    lua_getiuservalue(L, schema_index, SCHEMA_NAMES);
    lua_pushnil(L);
    while (lua_next(L, -2)) { /* each goes to its own number, so the order is of no account */
        lua_Integer packed = lua_tointeger(L, -1);
        lua_pop(L, 1);
        if (packed >> PART_SHIFT != PART_BLOCK)
            continue;
        lua_pushvalue(L, -1);
        lua_rawseti(L, -4, packed & PART_ID_MASK);
    }
    lua_pop(L, 1);
    lua_setfield(L, -2, "blocks");
}

void schema_push_details(lua_State *L, int schema_index)
{
    schema_index = lua_absindex(L, schema_index);
    luaL_checkstack(L, 12, NULL);
    const schema_handle *handle = schema_check(L, schema_index);
    if (lua_getiuservalue(L, schema_index, SCHEMA_DETAILS) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    push_details(L, handle, schema_index);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, schema_index, SCHEMA_DETAILS);
    sandbox_charge(L, 200);
}

/* schema_describe(schema): a table that is the schema's own, not to be changed. */
static int schema_describe(lua_State *L)
{
    schema_push_details(L, 1);
    return 1;
}

void bind_describe(lua_State *L)
{
    lua_pushcfunction(L, schema_describe);
    lua_setfield(L, -2, "schema_describe");
}
