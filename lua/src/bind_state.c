/* States of games as whole things: made, cloned, sealed, compared, hashed, written, read, viewed,
 * and their dice. Rules do not see these; their rows and places are in the files beside this. */
#include "game_handles.h"
#include "sandbox.h"

#include <limits.h>
#include <string.h>

static const char clock_key = 'c';

static int close_state(lua_State *L)
{
    state_handle *handle = luaL_checkudata(L, 1, STATE_TYPE);
    law_state *state = handle->state;
    handle->state = NULL;
    handle->stamp = UINT64_MAX; /* no row's handle has that, so all of them look again */
    handle->log = NULL;
    law_state_destroy(state);
    return 0;
}

state_handle *state_check(lua_State *L, int index)
{
    state_handle *handle = luaL_checkudata(L, index, STATE_TYPE);
    if (!handle->state)
        handle_raise(L, "the state is closed");
    if (!schema_is_open(handle->schema))
        handle_raise(L, "the map of a position in the state is closed");
    return handle;
}

/* The registry keeps it until the state's memory is freed, after all finalizers. */
static game_clock *clock_of(lua_State *L)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &clock_key) == LUA_TNIL) {
        lua_pop(L, 1);
        game_clock *clock = lua_newuserdatauv(L, sizeof *clock, 0);
        *clock = (game_clock){1, 0};
        lua_pushvalue(L, -1);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &clock_key);
    }
    game_clock *clock = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return clock;
}

/* `schema_index` is a schema's, which may be closed. */
static state_handle *push_closed(lua_State *L, int schema_index)
{
    schema_index = lua_absindex(L, schema_index);
    const schema_handle *schema = lua_touserdata(L, schema_index);
    game_clock *clock = clock_of(L);
    state_handle *handle = lua_newuserdatauv(L, sizeof *handle, STATE_USER_VALUES);
    memset(handle, 0, sizeof *handle);
    handle->schema = schema;
    handle->clock = clock;
    luaL_setmetatable(L, STATE_TYPE); /* from here on __gc is safe */
    lua_pushvalue(L, schema_index);
    lua_setiuservalue(L, -2, STATE_SCHEMA);
    return handle;
}

state_handle *state_push_new(lua_State *L, int schema_index)
{
    schema_check(L, schema_index);
    return push_closed(L, schema_index);
}

void state_renew(lua_State *L, int index)
{
    state_handle *state = lua_touserdata(L, index);
    state->born = state->stamp = state->block_stamp = ++state->clock->now;
    if (state->has_removed) {
        state->has_removed = false;
        lua_pushnil(L);
        lua_setiuservalue(L, index, STATE_REMOVED);
    }
}

/* The core's memory is invisible to the collector of a stock state; a sandbox counts it itself. */
static void weigh(lua_State *L, state_handle *state)
{
    enum { STEP = 4096, OWN = 512 };
    size_t size = law_state_size(state->state);
    sandbox_charge(L, 10 + size / 16);
    if (sandbox_of(L))
        return;
    state->clock->weight += size + OWN;
    if (state->clock->weight < STEP)
        return;
    size_t kilobytes = state->clock->weight / 1024;
    state->clock->weight = 0;
    lua_gc(L, LUA_GCSTEP, kilobytes < 1 << 20 ? (int)kilobytes : 1 << 20);
}

void state_begin(lua_State *L, state_handle *state)
{
    state->born = state->stamp = state->block_stamp = ++state->clock->now;
    weigh(L, state);
}

/* ---- Changes ---- */

static void check_log(lua_State *L, const state_handle *state)
{
    if (state->log && law_state_watch_status(state->state) != LAW_OK)
        sandbox_leave(L); /* the log misses a change; in a stock state it raises */
}

void state_finish_change(lua_State *L, const state_handle *state, law_status status,
                         const law_error *error)
{
    check_log(L, state);
    if (status == LAW_OK)
        return;
    handle_no_memory_check(L, error);
    if (status == LAW_WRONG_PHASE && !law_state_is_view(state->state))
        handle_raise(L,
                     lua_pushfstring(L, "%s; only the game's board can fill it", error->message));
    handle_raise(L, error->message);
}

static lua_Integer removal_key(law_row row)
{
    return (lua_Integer)row.table << 32 | row.id;
}

uint64_t state_removal(lua_State *L, int root_index, law_row row)
{
    const root_handle *root = lua_touserdata(L, root_index);
    if (!root->state->has_removed)
        return 0;
    lua_getiuservalue(L, root_index, ROOT_STATE);
    lua_getiuservalue(L, -1, STATE_REMOVED);
    lua_rawgeti(L, -1, removal_key(row));
    uint64_t time = (uint64_t)lua_tointeger(L, -1);
    lua_pop(L, 3);
    return time;
}

law_status state_remove(lua_State *L, int root_index, law_row row, law_error *error)
{
    root_handle *root = lua_touserdata(L, root_index);
    state_handle *state = root->state;
    lua_Integer key = removal_key(row);
    lua_getiuservalue(L, root_index, ROOT_STATE);
    if (lua_getiuservalue(L, -1, STATE_REMOVED) != LUA_TTABLE) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_setiuservalue(L, -3, STATE_REMOVED);
        state->has_removed = true;
    }
    if (lua_rawgeti(L, -1, key) == LUA_TNIL) { /* room for it, so that nothing can fail later */
        lua_pushinteger(L, 0);
        lua_rawseti(L, -3, key);
    }
    lua_pop(L, 1);
    law_status status = law_state_remove_row(state->state, row, error);
    if (status == LAW_OK) {
        state->stamp = ++state->clock->now;
        lua_pushinteger(L, (lua_Integer)state->stamp);
        lua_rawseti(L, -2, key);
    }
    lua_pop(L, 2);
    return status;
}

/* ---- Whole states ---- */

/* state_new(schema) */
static int state_new(lua_State *L)
{
    lua_settop(L, 1);
    const schema_handle *schema = schema_check(L, 1);
    state_handle *handle = state_push_new(L, 1);
    law_allocator allocator = handle_allocator(L);
    law_error error;
    if (law_state_create(&handle->state, schema->schema, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_begin(L, handle);
    return 1;
}

/* state_schema(state) */
static int state_schema(lua_State *L)
{
    luaL_checkudata(L, 1, STATE_TYPE);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    return 1;
}

/* state_clone(state): without what watches it. */
static int state_clone(lua_State *L)
{
    const state_handle *source = state_check(L, 1);
    lua_settop(L, 1);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    state_handle *handle = state_push_new(L, 2);
    law_error error;
    if (law_state_clone(&handle->state, source->state, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_begin(L, handle);
    return 1;
}

/* Raises unless the states at two indexes have schemas that match. */
static void check_match(lua_State *L, int index, int other, int user_value)
{
    lua_getiuservalue(L, index, STATE_SCHEMA);
    lua_getiuservalue(L, other, user_value);
    if (!schema_matches(L, -1, -2))
        handle_raise(L, "these are of different schemas");
    lua_pop(L, 2);
}

/* state_copy(state, other): makes it equal to the other, of the very same schema. Its log is not
 * told. */
static int state_copy(lua_State *L)
{
    state_handle *state = state_check(L, 1);
    const state_handle *other = state_check(L, 2);
    if (state->schema != other->schema)
        handle_raise(L, "these are of different schemas");
    law_error error;
    sandbox_charge(L, 10 + law_state_size(state->state) / 16);
    if (law_state_copy(state->state, other->state, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_renew(L, 1);
    lua_settop(L, 1);
    return 1;
}

static void share_schema_values(lua_State *L, int from, int to)
{
    for (int value = SCHEMA_NAMES; value <= SCHEMA_USER_VALUES; value++) {
        lua_getiuservalue(L, from, value);
        lua_setiuservalue(L, to, value);
    }
}

/* state_seal(draft): the same state under a schema of its own, whose static tables are fixed. */
static int state_seal(lua_State *L)
{
    const state_handle *draft = state_check(L, 1);
    lua_settop(L, 1);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    schema_handle *sealed = schema_push_new(L);
    *sealed = *draft->schema;
    sealed->schema = NULL;
    share_schema_values(L, 2, 3);
    state_handle *handle = push_closed(L, 3);
    law_error error;
    if (law_state_seal(&handle->state, &sealed->schema, draft->state, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_begin(L, handle);
    return 1;
}

/* state_view(state, player or nil): what an onlooker sees, or a player. */
static int state_view(lua_State *L)
{
    const state_handle *source = state_check(L, 1);
    law_player viewer = state_viewer(L, source->schema->schema, 2);
    lua_settop(L, 2);
    lua_getiuservalue(L, 1, STATE_SCHEMA);
    state_handle *handle = state_push_new(L, 3);
    law_error error;
    if (law_state_view(&handle->state, source->state, viewer, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_begin(L, handle);
    return 1;
}

static int state_hash(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    sandbox_charge(L, law_state_size(state->state) / 16);
    handle_push_hash(L, law_state_hash(state->state));
    return 1;
}

static int state_equal(lua_State *L)
{
    const state_handle *a = state_check(L, 1), *b = state_check(L, 2);
    check_match(L, 1, 2, STATE_SCHEMA);
    sandbox_charge(L, law_state_size(a->state) / 16);
    lua_pushboolean(L, law_state_equal(a->state, b->state));
    return 1;
}

/* state_bytes(state): all of it as a string. */
static int state_bytes(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    size_t size = law_state_write(NULL, 0, state->state);
    sandbox_charge(L, size / 8);
    luaL_Buffer buffer;
    unsigned char *bytes = (unsigned char *)luaL_buffinitsize(L, &buffer, size);
    law_state_write(bytes, size, state->state);
    luaL_pushresultsize(&buffer, size);
    return 1;
}

/* state_from_bytes(schema, bytes) */
static int state_from_bytes(lua_State *L)
{
    const schema_handle *schema = schema_check(L, 1);
    size_t size;
    const char *bytes = luaL_checklstring(L, 2, &size);
    lua_settop(L, 2);
    state_handle *handle = state_push_new(L, 1);
    law_allocator allocator = handle_allocator(L);
    law_error error;
    sandbox_charge(L, size / 8);
    if (law_state_read(&handle->state, schema->schema, (const unsigned char *)bytes, size,
                       &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    state_begin(L, handle);
    return 1;
}

/* ---- Locking ---- */

/* state_lock(state, why or nil): no rule changes it from now on, and tries raise that; or one may
 * again. It may still be made a copy of another, or be folded. */
static int state_lock(lua_State *L)
{
    state_handle *state = state_check(L, 1);
    lua_settop(L, 2);
    if (!lua_isnil(L, 2))
        luaL_checkstring(L, 2);
    state->is_locked = !lua_isnil(L, 2);
    lua_setiuservalue(L, 1, STATE_LOCK);
    return 0;
}

void state_check_lock(lua_State *L, int state_index)
{
    const state_handle *state = lua_touserdata(L, state_index);
    if (!state->is_locked)
        return;
    lua_getiuservalue(L, state_index, STATE_LOCK);
    handle_raise(L, lua_tostring(L, -1));
}

/* ---- Dice ---- */

/* state_seed(state, number) */
static int state_seed(lua_State *L)
{
    law_state_seed(state_check(L, 1)->state, (uint64_t)luaL_checkinteger(L, 2));
    return 0;
}

/* state_draw(state, purpose, bound): 0 to bound - 1. */
static int state_draw(lua_State *L)
{
    const state_handle *state = state_check(L, 1);
    const char *purpose = luaL_checkstring(L, 2);
    lua_Integer bound = luaL_checkinteger(L, 3);
    luaL_argcheck(L, bound >= 1 && bound <= (lua_Integer)UINT32_MAX, 3, "not a bound");
    uint32_t drawn;
    law_error error;
    state_check_lock(L, 1);
    law_status status = law_state_draw(&drawn, state->state, purpose, (uint32_t)bound, &error);
    check_log(L, state);
    if (status != LAW_OK)
        return handle_fail(L, &error);
    lua_pushinteger(L, drawn);
    return 1;
}

/* ---- Watching ---- */

static law_status watch(void *user, const law_state *state, const law_event *event)
{
    const state_handle *handle = user;
    if (!handle->log || !handle->log->log)
        return LAW_OK; /* a finalizer changes a state whose log is gone already */
    return law_log_watch(handle->log->log, state, event);
}

/* state_watch(state, log or nil): its changes go there from now on. */
static int state_watch(lua_State *L)
{
    state_handle *state = state_check(L, 1);
    lua_settop(L, 2);
    const log_handle *log = NULL;
    if (!lua_isnil(L, 2)) {
        log = luaL_checkudata(L, 2, LOG_TYPE);
        check_match(L, 1, 2, LOG_SCHEMA);
    }
    lua_setiuservalue(L, 1, STATE_LOG);
    state->log = log;
    law_state_watch(state->state, log ? watch : NULL, state);
    return 0;
}

static const luaL_Reg functions[] = {
    {"state_new", state_new},
    {"state_schema", state_schema},
    {"state_clone", state_clone},
    {"state_copy", state_copy},
    {"state_seal", state_seal},
    {"state_view", state_view},
    {"state_hash", state_hash},
    {"state_equal", state_equal},
    {"state_bytes", state_bytes},
    {"state_from_bytes", state_from_bytes},
    {"state_lock", state_lock},
    {"state_seed", state_seed},
    {"state_draw", state_draw},
    {"state_watch", state_watch},
    {NULL, NULL},
};

void bind_state(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, STATE_TYPE, close_state);
    lua_pop(L, 1);
}
