/* Schemas: made from a plan that schema.lua has checked. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

static int close_schema(lua_State *L)
{
    schema_handle *handle = luaL_checkudata(L, 1, SCHEMA_TYPE);
    law_schema *schema = handle->schema;
    handle->schema = NULL;
    law_schema_destroy(schema);
    return 0;
}

bool schema_is_open(const schema_handle *schema)
{
    for (uint32_t i = 0; i < schema->block_count; i++) {
        if (!schema->maps[i]->map)
            return false;
    }
    return schema->schema != NULL;
}

schema_handle *schema_check(lua_State *L, int index)
{
    schema_handle *handle = luaL_checkudata(L, index, SCHEMA_TYPE);
    if (!schema_is_open(handle))
        handle_raise(L, "the schema, or the map of one of its positions, is closed");
    return handle;
}

bool schema_matches(lua_State *L, int index, int other)
{
    const schema_handle *a = schema_check(L, index), *b = schema_check(L, other);
    lua_getiuservalue(L, index, SCHEMA_NAMES);
    lua_getiuservalue(L, other < 0 ? other - 1 : other, SCHEMA_NAMES);
    bool is_same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return is_same || law_schema_hash(a->schema) == law_schema_hash(b->schema);
}

schema_handle *schema_push_new(lua_State *L)
{
    schema_handle *handle = lua_newuserdatauv(L, sizeof *handle, SCHEMA_USER_VALUES);
    memset(handle, 0, sizeof *handle);
    luaL_setmetatable(L, SCHEMA_TYPE); /* from here on __gc is safe */
    return handle;
}

law_player schema_player(lua_State *L, const law_schema *schema, int index)
{
    if (lua_type(L, index) != LUA_TSTRING)
        return (law_player){0};
    size_t size;
    const char *name = lua_tolstring(L, index, &size);
    if (strlen(name) != size)
        return (law_player){0};
    return law_schema_player_named(schema, name);
}

/* ---- Reading a plan: raw fields of the table at an index. Its strings stay the plan's. ---- */

static const char *plan_name(lua_State *L, int plan, const char *field)
{
    lua_getfield(L, plan, field);
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    lua_pop(L, 1);
    return name;
}

static lua_Integer plan_integer(lua_State *L, int plan, const char *field)
{
    lua_getfield(L, plan, field);
    lua_Integer number = lua_tointeger(L, -1);
    lua_pop(L, 1);
    return number;
}

static bool plan_flag(lua_State *L, int plan, const char *field)
{
    lua_getfield(L, plan, field);
    bool flag = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return flag;
}

/* Pushes a list of the plan and answers its length; 0 where it has none. */
static lua_Integer plan_list(lua_State *L, int plan, const char *field)
{
    return lua_getfield(L, plan, field) == LUA_TTABLE ? (lua_Integer)lua_rawlen(L, -1) : 0;
}

static law_value_kind plan_kind(lua_State *L, int column)
{
    const char *name = plan_name(L, column, "kind");
    for (int kind = LAW_VALUE_FLAG; kind <= LAW_VALUE_TEXT; kind++) {
        if (name && strcmp(name, law_value_kind_name((law_value_kind)kind)) == 0)
            return (law_value_kind)kind;
    }
    return LAW_VALUE_NONE;
}

/* Who sees something: a word, or the ids of columns. */
typedef struct {
    law_seen_by seen;
    law_column columns[LAW_COLUMN_COUNT_MAX];
} plan_seen;

static bool plan_read_seen(lua_State *L, int plan, plan_seen *out)
{
    out->seen = (law_seen_by){0};
    int type = lua_getfield(L, plan, "seen");
    if (type == LUA_TSTRING) {
        const char *word = lua_tostring(L, -1);
        out->seen.kind = strcmp(word, "nobody") == 0  ? LAW_SEEN_BY_NOBODY
                         : strcmp(word, "owner") == 0 ? LAW_SEEN_BY_OWNER
                                                      : LAW_SEEN_BY_ALL;
    } else if (type == LUA_TTABLE) {
        size_t count = lua_rawlen(L, -1);
        count = count < LAW_COLUMN_COUNT_MAX ? count : LAW_COLUMN_COUNT_MAX;
        for (size_t i = 0; i < count; i++)
            out->columns[i].id = handle_list_id(L, lua_gettop(L), (lua_Integer)i + 1);
        out->seen = (law_seen_by){LAW_SEEN_BY_COLUMNS, out->columns, count};
    }
    lua_pop(L, 1);
    return type != LUA_TNIL;
}

static void plan_read_standard(lua_State *L, int column, law_column_form *form)
{
    int type = lua_getfield(L, column, "standard");
    form->has_standard = type != LUA_TNIL;
    form->standard.kind = form->kind;
    if (type == LUA_TNUMBER) {
        form->standard.number = lua_tointeger(L, -1);
    } else if (type == LUA_TSTRING) {
        form->standard.text = lua_tolstring(L, -1, &form->standard.text_size);
    }
    lua_pop(L, 1);
}

static void add_column(lua_State *L, law_schema_builder *builder, law_table table, int column)
{
    const char *choices[LAW_CHOICE_COUNT_MAX];
    law_table tables[LAW_TABLE_COUNT_MAX];
    law_column_form form = {0};
    form.kind = plan_kind(L, column);
    form.optional = plan_flag(L, column, "optional");
    form.least = plan_integer(L, column, "least");
    form.most = plan_integer(L, column, "most");
    form.size = (uint32_t)plan_integer(L, column, "size");
    form.count = (uint32_t)plan_integer(L, column, "count");

    lua_Integer choice_count = plan_list(L, column, "choices");
    choice_count = choice_count < LAW_CHOICE_COUNT_MAX ? choice_count : LAW_CHOICE_COUNT_MAX;
    for (lua_Integer i = 0; i < choice_count; i++)
        choices[i] = handle_list_name(L, lua_gettop(L), i + 1);
    lua_pop(L, 1);
    form.choices = choices;
    form.choice_count = (size_t)choice_count;

    lua_Integer table_count = plan_list(L, column, "tables");
    table_count = table_count < LAW_TABLE_COUNT_MAX ? table_count : LAW_TABLE_COUNT_MAX;
    for (lua_Integer i = 0; i < table_count; i++)
        tables[i].id = handle_list_id(L, lua_gettop(L), i + 1);
    lua_pop(L, 1);
    form.tables = tables;
    form.table_count = (size_t)table_count;

    plan_read_standard(L, column, &form);
    law_schema_add_column(builder, table, plan_name(L, column, "name"), &form);
}

static void add_alike(lua_State *L, law_schema_builder *builder, law_table table, int plan)
{
    law_column columns[LAW_COLUMN_COUNT_MAX];
    lua_Integer count = plan_list(L, plan, "alike");
    count = count < LAW_COLUMN_COUNT_MAX ? count : LAW_COLUMN_COUNT_MAX;
    for (lua_Integer i = 0; i < count; i++)
        columns[i].id = handle_list_id(L, lua_gettop(L), i + 1);
    lua_pop(L, 1);
    if (count > 0)
        law_schema_set_table_alike(builder, table, columns, (size_t)count);
}

static void add_columns(lua_State *L, law_schema_builder *builder, schema_handle *handle,
                        law_table table, int plan)
{
    lua_Integer count = plan_list(L, plan, "columns");
    for (lua_Integer i = 1; i <= count && i <= LAW_COLUMN_COUNT_MAX && table.id != 0; i++) {
        lua_rawgeti(L, -1, i);
        add_column(L, builder, table, lua_gettop(L));
        uint64_t bit = UINT64_C(1) << (i - 1);
        if (plan_flag(L, -1, "is_id"))
            handle->ids[table.id - 1] |= bit;
        if (plan_flag(L, -1, "is_optional_id"))
            handle->optional_ids[table.id - 1] |= bit;
        lua_pop(L, 1);
    }
    plan_seen seen;
    for (lua_Integer i = 1; i <= count && table.id != 0; i++) {
        lua_rawgeti(L, -1, i);
        if (plan_read_seen(L, lua_gettop(L), &seen))
            law_schema_set_column_seen(builder, table, (law_column){(uint32_t)i}, &seen.seen);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (plan_list(L, plan, "key") == 2) {
        law_column first = {handle_list_id(L, lua_gettop(L), 1)};
        law_column second = {handle_list_id(L, lua_gettop(L), 2)};
        law_schema_set_key(builder, table, first, second);
    }
    lua_pop(L, 1);
    if (plan_read_seen(L, plan, &seen))
        law_schema_set_table_seen(builder, table, &seen.seen);
    add_alike(L, builder, table, plan);
}

/* Tables first, since columns refer to them in any order. */
static void add_tables(lua_State *L, law_schema_builder *builder, schema_handle *handle, int plan)
{
    law_table tables[LAW_TABLE_COUNT_MAX];
    lua_Integer count = plan_list(L, plan, "tables");
    count = count < LAW_TABLE_COUNT_MAX ? count : LAW_TABLE_COUNT_MAX;
    int list = lua_gettop(L);
    for (lua_Integer i = 0; i < count; i++) {
        lua_rawgeti(L, list, i + 1);
        tables[i] = plan_flag(L, -1, "is_globals")
                        ? law_schema_add_globals(builder)
                        : law_schema_add_table(builder, plan_name(L, -1, "name"),
                                               (uint32_t)plan_integer(L, -1, "most"),
                                               plan_flag(L, -1, "is_static"));
        lua_pop(L, 1);
    }
    for (lua_Integer i = 0; i < count; i++) {
        lua_rawgeti(L, list, i + 1);
        add_columns(L, builder, handle, tables[i], lua_gettop(L));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void add_zones(lua_State *L, law_schema_builder *builder, int plan)
{
    lua_Integer count = plan_list(L, plan, "zones");
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        int zone_plan = lua_gettop(L);
        law_table of = {(uint32_t)plan_integer(L, zone_plan, "of")};
        uint32_t each = plan_flag(L, zone_plan, "is_of_players")
                            ? LAW_EACH_PLAYER
                            : (uint32_t)plan_integer(L, zone_plan, "each");
        law_zone zone = law_schema_add_zone(builder, plan_name(L, zone_plan, "name"), of, each,
                                            plan_flag(L, zone_plan, "is_order_unknown"));
        plan_seen seen;
        if (zone.id != 0 && plan_read_seen(L, zone_plan, &seen))
            law_schema_set_zone_seen(builder, zone, &seen.seen);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* How a state holds positions of a map; with fog a viewer gets what it may see of one. */
static law_block_type block_type_of(const law_map *map, bool has_fog)
{
    return has_fog ? law_position_fog_block_type(map) : law_position_block_type(map);
}

/* The handle's SCHEMA_MAPS keeps the maps. */
static void add_blocks(lua_State *L, law_schema_builder *builder, schema_handle *handle,
                       int handle_index, int plan)
{
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, handle_index, SCHEMA_MAPS);
    int maps = lua_gettop(L);
    lua_Integer count = plan_list(L, plan, "blocks");
    for (lua_Integer i = 1; i <= count && i <= LAW_BLOCK_COUNT_MAX; i++) {
        lua_rawgeti(L, -1, i);
        bool has_fog = plan_flag(L, -1, "has_fog");
        const char *name = plan_name(L, -1, "name");
        lua_getfield(L, -1, "map");
        const law_map *map = handle_map(L, -1);
        handle->maps[handle->block_count++] = lua_touserdata(L, -1);
        lua_rawseti(L, maps, i);
        law_block_type type = block_type_of(map, has_fog);
        law_schema_add_block(builder, name, &type);
        lua_pop(L, 1);
    }
    lua_pop(L, 2);
}

/* ---- What names stand for ---- */

static void set_part(lua_State *L, const char *name, schema_part part, uint32_t id)
{
    lua_pushinteger(L, (lua_Integer)part << PART_SHIFT | id);
    lua_setfield(L, -2, name);
}

static void push_columns(lua_State *L, const law_schema *schema, law_table table)
{
    uint32_t count = law_schema_column_count(schema, table);
    lua_createtable(L, 0, (int)count + 3);
    for (uint32_t i = 1; i <= count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, law_schema_column_name(schema, table, (law_column){i}));
    }
    lua_pushinteger(L, FIELD_ID);
    lua_setfield(L, -2, "id");
    lua_pushinteger(L, FIELD_PLACE);
    lua_setfield(L, -2, "place");
    lua_pushinteger(L, FIELD_UNSEEN);
    lua_setfield(L, -2, "unseen");
}

/* Sets SCHEMA_NAMES and SCHEMA_COLUMNS. */
static void index_names(lua_State *L, const law_schema *schema, int handle_index, int plan)
{
    uint32_t table_count = law_schema_table_count(schema);
    uint32_t globals = law_schema_globals(schema).id;
    lua_newtable(L);
    lua_newtable(L);
    for (uint32_t i = 1; i <= table_count; i++) {
        push_columns(L, schema, (law_table){i});
        lua_rawseti(L, -3, i);
        if (i != globals)
            set_part(L, law_schema_table_name(schema, (law_table){i}), PART_TABLE, i);
    }
    /* From here on it is the names that lie on top. */
    uint32_t global_count = globals ? law_schema_column_count(schema, (law_table){globals}) : 0;
    for (uint32_t i = 1; i <= global_count; i++)
        set_part(L, law_schema_column_name(schema, (law_table){globals}, (law_column){i}),
                 PART_GLOBAL, i);
    uint32_t zone_count = law_schema_zone_count(schema);
    for (uint32_t i = 1; i <= zone_count; i++)
        set_part(L, law_schema_zone_name(schema, (law_zone){i}), PART_ZONE, i);
    lua_Integer block_count = plan_list(L, plan, "blocks");
    for (lua_Integer i = 1; i <= block_count; i++) {
        lua_rawgeti(L, -1, i);
        const char *name = plan_name(L, -1, "name");
        lua_pop(L, 1);
        lua_pushvalue(L, -2);
        set_part(L, name, PART_BLOCK, (uint32_t)i);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    lua_setiuservalue(L, handle_index, SCHEMA_NAMES);
    lua_setiuservalue(L, handle_index, SCHEMA_COLUMNS);
}

static void destroy_builder(void *object)
{
    law_schema_builder_destroy(object);
}

/* schema_new(plan) */
static int schema_new(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    schema_handle *handle = schema_push_new(L);
    law_allocator allocator = handle_allocator(L);
    law_error error;
    law_schema_builder *builder;
    handle_box *box = handle_new_box(L, destroy_builder, 0);
    if (law_schema_begin(&builder, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = builder;

    lua_Integer player_count = plan_list(L, 1, "players");
    for (lua_Integer i = 1; i <= player_count; i++)
        law_schema_add_player(builder, handle_list_name(L, lua_gettop(L), i));
    lua_pop(L, 1);
    add_tables(L, builder, handle, 1);
    add_zones(L, builder, 1);
    add_blocks(L, builder, handle, 2, 1);
    if (law_schema_finish(&handle->schema, builder, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = NULL;
    law_schema_builder_destroy(builder);
    lua_pop(L, 1);
    index_names(L, handle->schema, 2, 1);
    sandbox_charge(L, 200);
    return 1;
}

static int schema_hash(lua_State *L)
{
    handle_push_hash(L, law_schema_hash(schema_check(L, 1)->schema));
    return 1;
}

static const luaL_Reg functions[] = {
    {"schema_new", schema_new},
    {"schema_hash", schema_hash},
    {NULL, NULL},
};

void bind_schema(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, SCHEMA_TYPE, close_schema);
    lua_pop(L, 1);
}
