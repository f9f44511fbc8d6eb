/* Logs: what happened to a state, as plain tables in the words of the formats. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

static int close_log(lua_State *L)
{
    log_handle *handle = luaL_checkudata(L, 1, LOG_TYPE);
    law_log *log = handle->log;
    handle->log = NULL;
    law_log_destroy(log);
    return 0;
}

log_handle *log_check(lua_State *L, int index)
{
    log_handle *handle = luaL_checkudata(L, index, LOG_TYPE);
    if (!handle->log || !schema_is_open(handle->schema))
        handle_raise(L, "the log is closed");
    return handle;
}

static void set_integer(lua_State *L, const char *field, lua_Integer number)
{
    lua_pushinteger(L, number);
    lua_setfield(L, -2, field);
}

static void set_row(lua_State *L, const char *field, const law_schema *schema, law_row row)
{
    if (row.id == 0)
        return;
    value_push_row_text(L, schema, row);
    lua_setfield(L, -2, field);
}

static void set_place(lua_State *L, const char *field, const law_schema *schema, law_place place)
{
    if (place.zone == 0)
        return;
    value_push_place_text(L, schema, place);
    lua_setfield(L, -2, field);
}

/* ---- The fields of each kind, set in the table on top ---- */

static void set_cell(lua_State *L, const law_schema *schema, const law_event *event)
{
    law_table table = {event->row.table};
    const law_column_form *form = law_schema_column_form(schema, table, event->column);
    handle_set_name(L, "column", law_schema_column_name(schema, table, event->column));
    if (form->count > 0)
        set_integer(L, "index", (lua_Integer)event->index + 1);
    value_push(L, 0, schema, &event->before, form);
    lua_setfield(L, -2, "before");
    value_push(L, 0, schema, &event->after, form);
    lua_setfield(L, -2, "after");
}

static void set_order(lua_State *L, const law_schema *schema, const law_event *event)
{
    lua_createtable(L, (int)event->order_count, 0);
    for (size_t i = 0; i < event->order_count; i++) {
        value_push_row_text(L, schema, event->order[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "order");
    sandbox_charge(L, event->order_count * 4);
}

static void set_viewers(lua_State *L, const law_schema *schema, uint32_t viewers)
{
    lua_Integer count = 0;
    lua_newtable(L);
    for (uint32_t id = 1; id <= LAW_STATE_PLAYER_COUNT_MAX; id++) {
        if (viewers >> (id - 1) & 1) {
            lua_pushstring(L, law_schema_player_name(schema, (law_player){id}));
            lua_rawseti(L, -2, ++count);
        }
    }
    lua_setfield(L, -2, "viewers");
}

/* The name of a block: the description of the schema lists them by number. */
static void set_block(lua_State *L, int schema_index, uint32_t number)
{
    schema_push_details(L, schema_index);
    lua_getfield(L, -1, "blocks");
    lua_rawgeti(L, -1, number);
    lua_setfield(L, -4, "block");
    lua_pop(L, 2);
}

/* Pushes an event as a table: { event = its kind, … }. Positions count from 1, the top. */
static void push_event(lua_State *L, int schema_index, const law_event *event)
{
    const schema_handle *handle = lua_touserdata(L, schema_index);
    const law_schema *schema = handle->schema;
    bool is_to = event->kind == LAW_EVENT_ADDED || event->kind == LAW_EVENT_REORDERED;
    lua_createtable(L, 0, 8);
    handle_set_name(L, "event", law_event_kind_name(event->kind));
    switch (event->kind) {
    case LAW_EVENT_SET:
        set_row(L, "row", schema, event->row);
        set_cell(L, schema, event);
        break;
    case LAW_EVENT_ADDED:
    case LAW_EVENT_REMOVED: {
        law_place place = is_to ? event->to : event->from;
        set_row(L, "row", schema, event->row);
        set_place(L, "place", schema, place);
        if (place.zone != 0)
            set_integer(L, "position", (lua_Integer)event->position + 1);
        break;
    }
    case LAW_EVENT_MOVED:
        set_row(L, "row", schema, event->row);
        set_place(L, "from", schema, event->from);
        set_place(L, "to", schema, event->to);
        set_integer(L, "position", (lua_Integer)event->position + 1);
        break;
    case LAW_EVENT_REORDERED:
        set_place(L, "place", schema, event->to);
        set_order(L, schema, event);
        break;
    case LAW_EVENT_REVEALED:
        set_row(L, "row", schema, event->row);
        set_viewers(L, schema, event->viewers);
        break;
    case LAW_EVENT_BLOCK:
        set_block(L, schema_index, event->block);
        break;
    case LAW_EVENT_DRAWN:
        handle_set_name(L, "purpose", event->purpose);
        set_integer(L, "bound", event->bound);
        set_integer(L, "drawn", event->drawn);
        break;
    default:
        break;
    }
    sandbox_charge(L, 20);
}

/* Pushes an entry, from 0: an event or a string. */
static void push_entry(lua_State *L, int schema_index, const law_log *log, size_t index)
{
    law_event event;
    if (law_log_event(&event, log, index)) {
        push_event(L, schema_index, &event);
        return;
    }
    size_t size;
    const char *bytes = law_log_bytes(&size, log, index);
    lua_pushlstring(L, bytes, size);
    sandbox_charge(L, size / 16);
}

/* ---- Functions ---- */

/* log_new(schema) */
static int log_new(lua_State *L)
{
    const schema_handle *schema = schema_check(L, 1);
    lua_settop(L, 1);
    log_handle *handle = lua_newuserdatauv(L, sizeof *handle, LOG_USER_VALUES);
    *handle = (log_handle){NULL, schema};
    luaL_setmetatable(L, LOG_TYPE); /* from here on __gc is safe */
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, LOG_SCHEMA);
    law_allocator allocator = handle_allocator(L);
    law_error error;
    if (law_log_create(&handle->log, schema->schema, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    return 1;
}

/* log_rule(log, text or nil): what is entered from now on bears this rule's number. */
static int log_rule(lua_State *L)
{
    const log_handle *handle = log_check(L, 1);
    law_error error;
    if (law_log_set_rule(handle->log, luaL_optstring(L, 2, NULL), &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, true);
    return 1;
}

/* log_add(log, string): an entry of the host's own. */
static int log_add(lua_State *L)
{
    const log_handle *handle = log_check(L, 1);
    size_t size;
    const char *bytes = luaL_checklstring(L, 2, &size);
    law_error error;
    if (law_log_add(handle->log, bytes, size, &error) != LAW_OK)
        return handle_fail(L, &error);
    sandbox_charge(L, size / 16);
    lua_pushinteger(L, (lua_Integer)law_log_count(handle->log));
    return 1;
}

static int log_count(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)law_log_count(log_check(L, 1)->log));
    return 1;
}

/* log_get(log, index from 1): an event or a string, and the rule's number or nil. */
static int log_get(lua_State *L)
{
    const log_handle *handle = log_check(L, 1);
    lua_Integer index = luaL_checkinteger(L, 2);
    lua_settop(L, 2);
    luaL_argcheck(L, index >= 1 && (uint64_t)index <= law_log_count(handle->log), 2,
                  "no such entry");
    lua_getiuservalue(L, 1, LOG_SCHEMA);
    push_entry(L, 3, handle->log, (size_t)index - 1);
    lua_pushstring(L, law_log_rule(handle->log, (size_t)index - 1));
    return 2;
}

/* log_cut(log, count): keeps the first. */
static int log_cut(lua_State *L)
{
    const log_handle *handle = log_check(L, 1);
    lua_Integer count = luaL_checkinteger(L, 2);
    luaL_argcheck(L, count >= 0, 2, "a count is at least 0");
    law_error error;
    if (law_log_cut(handle->log, (size_t)count, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, true);
    return 1;
}

/* log_fold(state, log, from, to): does to a state what the entries from one to another, both
 * included and counted from 1, say. */
static int log_fold(lua_State *L)
{
    state_handle *state = state_check(L, 1);
    const log_handle *handle = log_check(L, 2);
    lua_Integer from = luaL_checkinteger(L, 3), to = luaL_checkinteger(L, 4);
    luaL_argcheck(L, from >= 1, 3, "entries count from 1");
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    lua_getiuservalue(L, 2, LOG_SCHEMA);
    if (!schema_matches(L, 3, 4))
        handle_raise(L, "these are of different schemas");
    if (state->log == handle)
        handle_raise(L, "a log cannot be folded into the state that it watches");
    if (to < from) {
        lua_settop(L, 1);
        return 1;
    }
    luaL_argcheck(L, (uint64_t)to <= law_log_count(handle->log), 4, "no such entry");
    sandbox_charge(L, (uint64_t)(to - from + 1) * 8);
    law_error error;
    law_status status =
        law_log_fold(state->state, handle->log, (size_t)from - 1, (size_t)to, &error);
    state_renew(L, 1);
    if (status != LAW_OK)
        return handle_fail(L, &error);
    lua_settop(L, 1);
    return 1;
}

static void destroy_log(void *object)
{
    law_log_destroy(object);
}

/* state_difference(a, b): the events that make a like b. */
static int state_difference(lua_State *L)
{
    const state_handle *a = state_check(L, 1), *b = state_check(L, 2);
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    lua_getiuservalue(L, 2, STATE_SCHEMA);
    if (!schema_matches(L, 3, 4))
        handle_raise(L, "these are of different schemas");
    /* A log collects them, since nothing may be raised while the core looks. */
    law_allocator allocator = handle_allocator(L);
    law_error error;
    law_log *log;
    handle_box *box = handle_new_box(L, destroy_log, 0);
    if (law_log_create(&log, a->schema->schema, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = log;
    sandbox_charge(L, law_state_size(a->state) / 8);
    if (law_state_difference(a->state, b->state, law_log_watch, log, &error) != LAW_OK)
        return handle_fail(L, &error);
    size_t count = law_log_count(log);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        push_entry(L, 3, log, i);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    box->object = NULL;
    law_log_destroy(log);
    return 1;
}

static const luaL_Reg functions[] = {
    {"log_new", log_new},   {"log_rule", log_rule},
    {"log_add", log_add},   {"log_count", log_count},
    {"log_get", log_get},   {"log_cut", log_cut},
    {"log_fold", log_fold}, {"state_difference", state_difference},
    {NULL, NULL},
};

void bind_log(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, LOG_TYPE, close_log);
    lua_pop(L, 1);
}
