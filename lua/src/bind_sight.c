/* Rows by text, and who sees them under which: for records and answers. */
#include "game_handles.h"

#include <string.h>

law_row state_row_of_text(const law_schema *schema, const char *text)
{
    char name[LAW_NAME_SIZE_MAX + 1];
    const char *slash = strrchr(text, '/');
    if (!slash || slash - text > LAW_NAME_SIZE_MAX)
        return (law_row){0};
    memcpy(name, text, (size_t)(slash - text));
    name[slash - text] = '\0';
    law_table table = law_schema_table_named(schema, name);
    uint32_t id = 0;
    const char *digit = slash + 1;
    for (; *digit >= '0' && *digit <= '9' && id <= LAW_ROW_COUNT_MAX; digit++)
        id = id * 10 + (uint32_t)(*digit - '0');
    bool is_plain = slash[1] != '0' && *digit == '\0' && id >= 1 && id <= LAW_ROW_COUNT_MAX;
    return table.id != 0 && is_plain ? (law_row){table.id, id} : (law_row){0};
}

law_player state_viewer(lua_State *L, const law_schema *schema, int index)
{
    if (lua_isnoneornil(L, index))
        return (law_player){0};
    law_player player = schema_player(L, schema, index);
    if (player.id == 0)
        handle_raise(L, lua_pushfstring(L, "no player \"%s\"", luaL_tolstring(L, index, NULL)));
    return player;
}

/* state_sees(state, player or nil, row's text[, column]) */
static int state_sees(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    const law_schema *schema = state->schema->schema;
    law_player viewer = state_viewer(L, schema, 2);
    law_row row = state_row_of_text(schema, luaL_checkstring(L, 3));
    bool sees;
    if (lua_isnoneornil(L, 4)) {
        sees = row.id != 0 && law_state_sees_row(state->state, viewer, row);
    } else {
        law_column column =
            law_schema_column_named(schema, (law_table){row.table}, luaL_checkstring(L, 4));
        sees = column.id != 0 && law_state_sees_cell(state->state, viewer, row, column);
    }
    lua_pushboolean(L, sees);
    return 1;
}

/* state_alias(state, player or nil, row's text): what the viewer calls it; nil: it does not see it.
 */
static int state_alias(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    const law_schema *schema = state->schema->schema;
    law_player viewer = state_viewer(L, schema, 2);
    law_row row = state_row_of_text(schema, luaL_checkstring(L, 3));
    row.id = row.id ? law_state_alias(state->state, viewer, row) : 0;
    if (row.id == 0)
        lua_pushnil(L);
    else
        value_push_row_text(L, schema, row);
    return 1;
}

/* state_row_of_alias(state, player or nil, text): the real text of what a viewer calls so; nil:
 * there is none. */
static int state_row_of_alias(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    const law_schema *schema = state->schema->schema;
    law_player viewer = state_viewer(L, schema, 2);
    law_row alias = state_row_of_text(schema, luaL_checkstring(L, 3));
    law_row row = {0};
    if (alias.id != 0)
        row = law_state_row_of_alias(state->state, viewer, (law_table){alias.table}, alias.id);
    if (row.id == 0)
        lua_pushnil(L);
    else
        value_push_row_text(L, schema, row);
    return 1;
}

static const luaL_Reg functions[] = {
    {"state_sees", state_sees},
    {"state_alias", state_alias},
    {"state_row_of_alias", state_row_of_alias},
    {NULL, NULL},
};

void bind_sight(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
