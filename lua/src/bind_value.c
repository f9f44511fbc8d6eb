/* Values between Lua and the core: players and choices are strings, sets are lists in order, rows
 * are handles, or text where there is no root. What is wrong with a value is told in a word; the
 * sentence is made in Lua. */
#include "game_handles.h"
#include "json_text.h"
#include "sandbox.h"

#include <stdio.h>
#include <string.h>

/* ---- To Lua ---- */

void value_push_row_text(lua_State *L, const law_schema *schema, law_row row)
{
    const char *table = law_schema_table_name(schema, (law_table){row.table});
    lua_pushfstring(L, "%s/%d", table ? table : "?", (int)row.id);
}

void value_push_place_text(lua_State *L, const law_schema *schema, law_place place)
{
    law_zone zone = {place.zone};
    const char *name = law_schema_zone_name(schema, zone);
    uint32_t each = law_schema_zone_each(schema, zone);
    if (!name || each == LAW_EACH_ONE)
        lua_pushstring(L, name ? name : "nowhere");
    else if (each == LAW_EACH_PLAYER)
        lua_pushfstring(L, "%s/%s", name, law_schema_player_name(schema, (law_player){place.each}));
    else
        lua_pushfstring(L, "%s/%d", name, (int)place.each);
}

/* A list of those names whose bits are set, in their order. */
static void push_choices(lua_State *L, const law_column_form *form, uint64_t bits)
{
    lua_Integer count = 0;
    lua_newtable(L);
    for (size_t i = 0; i < form->choice_count; i++) {
        if (bits >> i & 1) {
            lua_pushstring(L, form->choices[i]);
            lua_rawseti(L, -2, ++count);
        }
    }
}

static void push_players(lua_State *L, const law_schema *schema, uint64_t bits)
{
    lua_Integer count = 0;
    lua_newtable(L);
    for (uint32_t id = 1; id <= LAW_STATE_PLAYER_COUNT_MAX; id++) {
        if (bits >> (id - 1) & 1) {
            lua_pushstring(L, law_schema_player_name(schema, (law_player){id}));
            lua_rawseti(L, -2, ++count);
        }
    }
}

void value_push(lua_State *L, int root, const law_schema *schema, const law_value *value,
                const law_column_form *form)
{
    switch (value->kind) {
    case LAW_VALUE_FLAG:
        lua_pushboolean(L, value->number != 0);
        return;
    case LAW_VALUE_INTEGER:
        lua_pushinteger(L, value->number);
        return;
    case LAW_VALUE_CHOICE:
        lua_pushstring(L, form->choices[value->number]);
        return;
    case LAW_VALUE_SET:
        push_choices(L, form, (uint64_t)value->number);
        return;
    case LAW_VALUE_PLAYER:
        lua_pushstring(L, law_schema_player_name(schema, (law_player){(uint32_t)value->number}));
        return;
    case LAW_VALUE_PLAYERS:
        push_players(L, schema, (uint64_t)value->number);
        return;
    case LAW_VALUE_ROW:
        if (root)
            row_push(L, root, value->row);
        else
            value_push_row_text(L, schema, value->row);
        return;
    case LAW_VALUE_TEXT:
        lua_pushlstring(L, value->text, value->text_size);
        sandbox_charge(L, value->text_size / 16);
        return;
    default: /* none, or unseen */
        lua_pushnil(L);
    }
}

/* ---- From Lua ---- */

lua_Integer value_list_length(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TTABLE)
        return -1;
    index = lua_absindex(L, index);
    lua_Integer length = (lua_Integer)lua_rawlen(L, index), count = 0;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        lua_pop(L, 1);
        bool belongs =
            lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 1 && lua_tointeger(L, -1) <= length;
        if (!belongs) {
            lua_pop(L, 1);
            return -1;
        }
        count++;
    }
    sandbox_charge(L, (uint64_t)count);
    return count == length ? length : -1;
}

bool value_is_id(const law_value *value)
{
    char name[LAW_NAME_SIZE_MAX + 1];
    if (value->kind != LAW_VALUE_TEXT || value->text_size > LAW_NAME_SIZE_MAX)
        return false;
    memcpy(name, value->text, value->text_size);
    name[value->text_size] = '\0';
    return strlen(name) == value->text_size && law_name_is_valid(name);
}

static const char *read_text(lua_State *L, int index, const law_column_form *form, law_value *value)
{
    if (lua_type(L, index) != LUA_TSTRING)
        return "kind";
    value->text = lua_tolstring(L, index, &value->text_size);
    if (value->text_size > form->size)
        return "size";
    for (size_t at = 0; at < value->text_size;) {
        size_t size = json_character_size(value->text + at, value->text_size - at);
        if (size == 0 || value->text[at] == '\0')
            return "text";
        at += size;
    }
    sandbox_charge(L, value->text_size / 8);
    return NULL;
}

static const char *read_integer(lua_State *L, int index, const law_column_form *form,
                                law_value *value)
{
    if (lua_type(L, index) != LUA_TNUMBER)
        return "kind";
    if (!lua_isinteger(L, index))
        return "float";
    value->number = lua_tointeger(L, index);
    return value->number < form->least || value->number > form->most ? "range" : NULL;
}

/* The index of a choice; -1: none of them. */
static int64_t choice_index(lua_State *L, int index, const law_column_form *form)
{
    size_t size;
    const char *name = lua_tolstring(L, index, &size);
    for (size_t i = 0; i < form->choice_count; i++) {
        if (strcmp(form->choices[i], name) == 0)
            return strlen(name) == size ? (int64_t)i : -1;
    }
    return -1;
}

static const char *read_row(lua_State *L, int index, const root_handle *root,
                            const law_column_form *form, law_value *value)
{
    row_handle *row = row_test(L, index);
    if (!row)
        return "kind";
    if (row->root->state != root->state)
        return "state";
    if (!row_is_there(L, index, row))
        return "removed";
    value->row = row->row;
    for (size_t i = 0; i < form->table_count; i++) {
        if (form->tables[i].id == row->row.table)
            return NULL;
    }
    return "table";
}

/* A list of names as bits. */
static const char *read_set(lua_State *L, int index, const root_handle *root,
                            const law_column_form *form, law_value *value, lua_Integer *item)
{
    lua_Integer length = value_list_length(L, index);
    if (length < 0)
        return "list";
    uint64_t bits = 0;
    bool is_of_players = form->kind == LAW_VALUE_PLAYERS;
    for (lua_Integer i = 1; i <= length; i++) {
        int64_t bit = -1;
        if (lua_rawgeti(L, index, i) == LUA_TSTRING) {
            bit = is_of_players ? (int64_t)schema_player(L, root->state->schema->schema, -1).id - 1
                                : choice_index(L, -1, form);
        }
        lua_pop(L, 1);
        if (bit < 0) {
            *item = i;
            return is_of_players ? "player" : "choice";
        }
        bits |= UINT64_C(1) << bit;
    }
    value->number = (int64_t)bits;
    return NULL;
}

const char *value_read(lua_State *L, int index, const root_handle *root,
                       const law_column_form *form, law_value *value, lua_Integer *item)
{
    index = lua_absindex(L, index);
    *value = (law_value){.kind = form->kind};
    if (lua_isnil(L, index)) {
        value->kind = LAW_VALUE_NONE;
        return form->optional ? NULL : "none";
    }
    switch (form->kind) {
    case LAW_VALUE_FLAG:
        value->number = lua_toboolean(L, index);
        return lua_isboolean(L, index) ? NULL : "kind";
    case LAW_VALUE_INTEGER:
        return read_integer(L, index, form, value);
    case LAW_VALUE_CHOICE:
        if (lua_type(L, index) != LUA_TSTRING)
            return "kind";
        value->number = choice_index(L, index, form);
        return value->number < 0 ? "choice" : NULL;
    case LAW_VALUE_PLAYER:
        if (lua_type(L, index) != LUA_TSTRING)
            return "kind";
        value->number = schema_player(L, root->state->schema->schema, index).id;
        return value->number == 0 ? "player" : NULL;
    case LAW_VALUE_SET:
    case LAW_VALUE_PLAYERS:
        return read_set(L, index, root, form, value, item);
    case LAW_VALUE_ROW:
        return read_row(L, index, root, form, value);
    case LAW_VALUE_TEXT:
        return read_text(L, index, form, value);
    default:
        return "kind";
    }
}
