/* What records of matches need: the log of a state as lines of JSON, what of it belongs together,
 * and how a viewer knows a row. Which entries a host adds and what a viewer is told of them is
 * decided in Lua. */
#include "game_handles.h"
#include "json_text.h"
#include "sandbox.h"

#include <string.h>

static void destroy_text(void *object)
{
    json_text_destroy(object);
}

/* ---- Entries as lines ---- */

static void add_row(json_text *text, const law_schema *schema, law_row row)
{
    json_text_add(text, "\"", 1);
    json_text_add_string(text, law_schema_table_name(schema, (law_table){row.table}));
    json_text_add(text, "/", 1);
    json_text_add_number(text, row.id);
    json_text_add(text, "\"", 1);
}

static void add_place(json_text *text, const char *name, const law_schema *schema, law_place place)
{
    if (place.zone == 0)
        return;
    law_zone zone = {place.zone};
    uint32_t each = law_schema_zone_each(schema, zone);
    json_text_add_name(text, name);
    json_text_add(text, "\"", 1);
    json_text_add_string(text, law_schema_zone_name(schema, zone));
    if (each == LAW_EACH_PLAYER) {
        json_text_add(text, "/", 1);
        json_text_add_string(text, law_schema_player_name(schema, (law_player){place.each}));
    } else if (each != LAW_EACH_ONE) {
        json_text_add(text, "/", 1);
        json_text_add_number(text, place.each);
    }
    json_text_add(text, "\"", 1);
}

static void add_integer(json_text *text, int64_t number)
{
    if (number < 0)
        json_text_add(text, "-", 1);
    json_text_add_number(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

static void add_id(json_text *text, const char *name)
{
    json_text_separate(text);
    json_text_add(text, "\"", 1);
    json_text_add_string(text, name);
    json_text_add(text, "\"", 1);
}

/* The choices or players whose bits are set. */
static void add_set(json_text *text, const law_schema *schema, const law_column_form *form,
                    uint64_t bits)
{
    json_text_add(text, "[", 1);
    for (uint32_t i = 0; i < 64; i++) {
        if ((bits >> i & 1) == 0)
            continue;
        add_id(text, form && form->kind == LAW_VALUE_SET
                         ? form->choices[i]
                         : law_schema_player_name(schema, (law_player){i + 1}));
    }
    json_text_add(text, "]", 1);
}

static void add_value(json_text *text, const law_schema *schema, const law_column_form *form,
                      const law_value *value)
{
    switch (value->kind) {
    case LAW_VALUE_FLAG:
        json_text_add_string(text, value->number != 0 ? "true" : "false");
        return;
    case LAW_VALUE_INTEGER:
        add_integer(text, value->number);
        return;
    case LAW_VALUE_CHOICE:
        add_id(text, form->choices[value->number]);
        return;
    case LAW_VALUE_SET:
    case LAW_VALUE_PLAYERS:
        add_set(text, schema, form, (uint64_t)value->number);
        return;
    case LAW_VALUE_PLAYER:
        add_id(text, law_schema_player_name(schema, (law_player){(uint32_t)value->number}));
        return;
    case LAW_VALUE_ROW:
        add_row(text, schema, value->row);
        return;
    case LAW_VALUE_TEXT:
        json_text_add_quoted(text, value->text, value->text_size);
        return;
    default:
        json_text_add_string(text, "null");
    }
}

static void add_position(json_text *text, const law_event *event)
{
    json_text_add_name(text, "position");
    json_text_add_number(text, (uint64_t)event->position + 1);
}

/* A global is named by itself, any other cell by its row and column. */
static void add_cell(json_text *text, const law_schema *schema, const law_event *event)
{
    law_table table = {event->row.table};
    const law_column_form *form = law_schema_column_form(schema, table, event->column);
    bool is_global = table.id == law_schema_globals(schema).id;
    if (!is_global) {
        json_text_add_name(text, "row");
        add_row(text, schema, event->row);
    }
    json_text_add_name(text, is_global ? "global" : "column");
    json_text_add(text, "\"", 1);
    json_text_add_string(text, law_schema_column_name(schema, table, event->column));
    json_text_add(text, "\"", 1);
    if (form->count > 0) {
        json_text_add_name(text, "index");
        json_text_add_number(text, (uint64_t)event->index + 1);
    }
    json_text_add_name(text, "before");
    add_value(text, schema, form, &event->before);
    json_text_add_name(text, "after");
    add_value(text, schema, form, &event->after);
}

static void add_event(json_text *text, const law_schema *schema, const law_event *event,
                      const char *block)
{
    switch (event->kind) {
    case LAW_EVENT_SET:
        add_cell(text, schema, event);
        return;
    case LAW_EVENT_REORDERED:
        add_place(text, "place", schema, event->to);
        json_text_add_name(text, "order");
        json_text_add(text, "[", 1);
        for (size_t i = 0; i < event->order_count; i++) {
            json_text_separate(text);
            add_row(text, schema, event->order[i]);
        }
        json_text_add(text, "]", 1);
        return;
    case LAW_EVENT_REVEALED:
        json_text_add_name(text, "row");
        add_row(text, schema, event->row);
        json_text_add_name(text, "viewers");
        add_set(text, schema, NULL, event->viewers);
        return;
    case LAW_EVENT_BLOCK:
        json_text_add_name(text, "block");
        add_id(text, block);
        return;
    default: /* added, removed, moved */
        json_text_add_name(text, "row");
        add_row(text, schema, event->row);
        add_place(text, "from", schema, event->from);
        add_place(text, "to", schema, event->to);
        if (event->from.zone != 0 || event->to.zone != 0)
            add_position(text, event);
    }
}

/* Dice that moved on are told by the host's entries of rolls, and follow from them. */
static bool is_told(const law_event *event)
{
    return event->kind != LAW_EVENT_DRAWN && event->kind != LAW_EVENT_SEEDED &&
           event->kind != LAW_EVENT_RENAMED;
}

static void add_head(json_text *text, uint64_t number, const char *kind, size_t kind_size,
                     const char *rule)
{
    json_text_add_string(text, "{\"n\":");
    json_text_add_number(text, number);
    json_text_add_name(text, "event");
    json_text_add(text, "\"", 1);
    json_text_add(text, kind, kind_size);
    json_text_add(text, "\"", 1);
    if (rule) {
        json_text_add_name(text, "rule");
        json_text_add_quoted(text, rule, strlen(rule));
    }
}

/* An entry of the host is the name of what it tells, a line feed, and the members of an object. */
static void add_own(json_text *text, uint64_t number, const char *bytes, size_t size,
                    const char *rule)
{
    const char *end = memchr(bytes, '\n', size);
    size_t kind_size = end ? (size_t)(end - bytes) : size;
    add_head(text, number, bytes, kind_size, rule);
    if (kind_size + 1 < size) {
        json_text_add(text, ",", 1);
        json_text_add(text, bytes + kind_size + 1, size - kind_size - 1);
    }
}

/* Adds the line of an entry; false when it has none. Names of blocks lie at a stack index. */
static bool add_line(lua_State *L, int blocks, json_text *text, const log_handle *handle,
                     size_t index, uint64_t number)
{
    law_event event;
    const char *rule = law_log_rule(handle->log, index);
    if (law_log_event(&event, handle->log, index)) {
        if (!is_told(&event))
            return false;
        const char *kind = law_event_kind_name(event.kind);
        add_head(text, number, kind, strlen(kind), rule);
        lua_rawgeti(L, blocks, event.block);
        add_event(text, handle->schema->schema, &event, lua_tostring(L, -1));
        lua_pop(L, 1);
    } else {
        size_t size;
        const char *bytes = law_log_bytes(&size, handle->log, index);
        add_own(text, number, bytes, size, rule);
    }
    json_text_add(text, "}\n", 2);
    return true;
}

/* Pushes the names of the blocks of a log's schema, by number. */
static void push_block_names(lua_State *L, int log_index)
{
    lua_getiuservalue(L, log_index, LOG_SCHEMA);
    schema_push_details(L, -1);
    lua_getfield(L, -1, "blocks");
    lua_replace(L, -3);
    lua_pop(L, 1);
}

/* log_lines(log, from, to, number, most): the entries from `from` to before `to`, counted from 0, a
 * line of JSON each, numbered from `number`; the number of the next; and the entry behind the last.
 * That is one before `to` where the text would have more than `most` bytes, which one line alone
 * may have. */
static int log_lines(lua_State *L)
{
    const log_handle *handle = log_check(L, 1);
    size_t from = (size_t)luaL_checkinteger(L, 2), to = (size_t)luaL_checkinteger(L, 3);
    uint64_t number = (uint64_t)luaL_checkinteger(L, 4);
    size_t most = (size_t)luaL_checkinteger(L, 5);
    push_block_names(L, 1);
    int blocks = lua_gettop(L);
    law_allocator allocator = handle_allocator(L);
    handle_box *box = handle_new_box(L, destroy_text, sizeof(json_text));
    json_text *text = box->payload;
    *text = json_text_empty(&allocator);
    box->object = text;
    if (to > law_log_count(handle->log))
        to = law_log_count(handle->log);
    size_t index = from;
    for (; index < to && !text->failed; index++) {
        size_t size = text->size;
        bool has_line = add_line(L, blocks, text, handle, index, number);
        if (size > 0 && text->size > most) {
            text->size = size;
            break;
        }
        number += has_line;
    }
    if (text->failed)
        sandbox_leave(L); /* in a stock state it raises */
    sandbox_charge(L, text->size / 8);
    lua_pushlstring(L, text->bytes ? text->bytes : "", text->size);
    lua_pushinteger(L, (lua_Integer)number);
    lua_pushinteger(L, (lua_Integer)index);
    json_text_destroy(text);
    return 3;
}

/* ---- What belongs together ---- */

static bool is_same_row(law_row a, law_row b)
{
    return a.table == b.table && a.id == b.id;
}

/* Where the change that begins with this event ends. A row is whole with the cells that are told
 * behind it, and gone with those before it: to look at it in between would show it to a player that
 * is only the standard value of a column. */
static size_t end_of_change(const law_log *log, size_t index, const law_event *first)
{
    if (first->kind == LAW_EVENT_ADDED)
        return index + 1 + first->index;
    law_event event = *first;
    size_t at = index;
    while (event.kind == LAW_EVENT_SET && is_same_row(event.row, first->row)) {
        if (!law_log_event(&event, log, ++at))
            return index + 1;
    }
    bool is_removal = event.kind == LAW_EVENT_REMOVED && is_same_row(event.row, first->row) &&
                      at - event.index == index;
    return is_removal ? at + 1 : index + 1;
}

/* log_entry(log, index): the index behind what belongs together from there on; the rule or nil; the
 * kind of a change, of a block with its name behind it; or false and the bytes of an entry of the
 * host. */
static int log_entry(lua_State *L)
{
    const law_log *log = log_check(L, 1)->log;
    size_t index = (size_t)luaL_checkinteger(L, 2);
    law_event event;
    bool is_event = law_log_event(&event, log, index);
    lua_pushinteger(L, (lua_Integer)(is_event ? end_of_change(log, index, &event) : index + 1));
    lua_pushstring(L, law_log_rule(log, index));
    if (is_event) {
        lua_pushstring(L, law_event_kind_name(event.kind));
        if (event.kind != LAW_EVENT_BLOCK)
            return 3;
        push_block_names(L, 1);
        lua_rawgeti(L, -1, event.block);
        lua_replace(L, -2);
        return 4;
    }
    size_t size;
    const char *bytes = law_log_bytes(&size, log, index);
    lua_pushboolean(L, 0);
    lua_pushlstring(L, bytes, size);
    return 4;
}

/* ---- How a viewer knows a row ---- */

#define EVERYTHING UINT32_MAX /* who sees the truth */

/* A viewer, or false for the truth. */
static uint32_t viewer_or_truth(lua_State *L, const law_schema *schema, int index)
{
    if (lua_isboolean(L, index))
        return EVERYTHING;
    return state_viewer(L, schema, index).id;
}

/* The text, or the choice, in the row's column "name", where there is one that the viewer sees;
 * else of size 0. */
static law_value name_of(const law_state *state, uint32_t viewer, law_row row)
{
    const law_schema *schema = law_state_schema(state);
    law_table table = {row.table};
    law_column column = law_schema_column_named(schema, table, "name");
    const law_column_form *form = law_schema_column_form(schema, table, column);
    law_value value = {LAW_VALUE_NONE, 0, {0, 0}, NULL, 0};
    bool is_name = form && form->count == 0 &&
                   (form->kind == LAW_VALUE_TEXT || form->kind == LAW_VALUE_CHOICE);
    if (is_name &&
        (viewer == EVERYTHING || law_state_sees_cell(state, (law_player){viewer}, row, column)))
        value = law_state_get(state, row, column, 0);
    if (value.kind == LAW_VALUE_CHOICE) {
        value.text = form->choices[value.number];
        value.text_size = strlen(value.text);
    } else if (value.kind != LAW_VALUE_TEXT) {
        value.text_size = 0;
    }
    return value;
}

/* Pushes the name of a row, and whether no other row that the viewer sees has it; or nil. */
static int push_name(lua_State *L, const law_state *state, uint32_t viewer, law_row row)
{
    law_value name = name_of(state, viewer, row);
    if (name.text_size == 0) {
        lua_pushnil(L);
        return 1;
    }
    law_table table = {row.table};
    bool is_alone = true;
    law_row other = law_state_row_after(state, table, 0);
    for (; other.id != 0 && is_alone; other = law_state_row_after(state, table, other.id)) {
        if (other.id == row.id)
            continue;
        law_value its = name_of(state, viewer, other);
        is_alone =
            its.text_size != name.text_size || memcmp(its.text, name.text, name.text_size) != 0;
    }
    sandbox_charge(L, law_state_row_count(state, table) / 8);
    lua_pushlstring(L, name.text, name.text_size);
    lua_pushboolean(L, is_alone);
    return 2;
}

/* row_name(row, viewer): the name of a row by its handle and whether no other has it; or nil. */
static int row_name(lua_State *L)
{
    row_handle *row = luaL_checkudata(L, 1, ROW_TYPE);
    const law_state *state = root_state(L, row->root);
    uint32_t viewer = viewer_or_truth(L, law_state_schema(state), 2);
    lua_settop(L, 1);
    if (row_is_there(L, 1, row))
        return push_name(L, state, viewer, row->row);
    return 0;
}

/* row_seen(state, viewer, text): what a viewer calls the row "unit/3" of the truth, its name or
 * nil, and whether no other has it; nothing when it does not see the row, or it is not there. */
static int row_seen(lua_State *L)
{
    const law_state *state = state_check(L, 1)->state;
    const law_schema *schema = law_state_schema(state);
    uint32_t viewer = viewer_or_truth(L, schema, 2);
    law_row row = state_row_of_text(schema, luaL_checkstring(L, 3));
    if (!law_state_row_exists(state, row))
        return 0;
    uint32_t alias = row.id;
    if (viewer != EVERYTHING)
        alias = law_state_alias(state, (law_player){viewer}, row);
    if (alias == 0)
        return 0;
    value_push_row_text(L, schema, (law_row){row.table, alias});
    return 1 + push_name(L, state, viewer, row);
}

static const luaL_Reg functions[] = {
    {"log_lines", log_lines},
    {"log_entry", log_entry},
    {"row_name", row_name},
    {"row_seen", row_seen},
    {NULL, NULL},
};

void bind_record(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
