/* States as a player could take them to be (law_imagining), for imagining.lua. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

enum { DICE_STREAM = 7 };

typedef struct {
    const law_state **states;
    size_t count;
    law_imagining *imagining;
} imagining_handle;

static const char handle_type[] = "lawspeaker.imagining";

static int close_imagining(lua_State *L)
{
    imagining_handle *handle = luaL_checkudata(L, 1, handle_type);
    law_imagining *imagining = handle->imagining;
    handle->imagining = NULL;
    law_imagining_destroy(imagining);
    return 0;
}

/* Pushes a handle whose array holds the states of the list at `index`. */
static imagining_handle *push_states(lua_State *L, int index)
{
    size_t count = (size_t)luaL_len(L, index);
    imagining_handle *handle =
        lua_newuserdatauv(L, sizeof *handle + count * sizeof *handle->states, 0);
    *handle = (imagining_handle){.states = (const law_state **)(void *)(handle + 1)};
    luaL_setmetatable(L, handle_type);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, index, (lua_Integer)i + 1);
        const state_handle *state = state_check(L, -1);
        handle->states[i] = state->state;
        sandbox_charge(L, 20 + law_state_size(state->state) / 8);
        lua_pop(L, 1);
    }
    handle->count = count;
    return handle;
}

/* Pushes a list of the states that were made. `like`: the index of the list that they were made
 * of. */
static void push_made(lua_State *L, const imagining_handle *handle, int like, uint64_t seed)
{
    lua_createtable(L, (int)handle->count, 0);
    for (size_t i = 0; i < handle->count; i++) {
        law_error error;
        lua_rawgeti(L, like, (lua_Integer)i + 1);
        lua_getiuservalue(L, -1, STATE_SCHEMA);
        state_handle *made = state_push_new(L, lua_gettop(L));
        if (law_imagining_apply(&made->state, handle->imagining, i, seed, &error) != LAW_OK) {
            handle_no_memory_check(L, &error);
            handle_raise(L, error.message);
        }
        state_begin(L, made);
        lua_rawseti(L, -4, (lua_Integer)i + 1);
        lua_pop(L, 2);
    }
}

/* Pushes a table of the rows that are called otherwise: text → text, or false for one that is gone.
 */
static void push_names(lua_State *L, const imagining_handle *handle)
{
    const law_schema *schema = law_state_schema(handle->states[0]);
    lua_newtable(L);
    for (uint32_t table = 1; table <= law_schema_table_count(schema); table++) {
        for (size_t i = 0; i < handle->count; i++) {
            law_row row = {0, 0};
            while ((row = law_state_row_after(handle->states[i], (law_table){table}, row.id)).id) {
                law_row name = law_imagining_row(handle->imagining, row);
                if (name.id == row.id)
                    continue;
                value_push_row_text(L, schema, row);
                if (name.id != 0)
                    value_push_row_text(L, schema, name);
                else
                    lua_pushboolean(L, false);
                lua_rawset(L, -3);
            }
        }
    }
}

/* The arguments are states, now or nil, player or nil, and a seed. Pushes a handle that is open. */
static imagining_handle *push_imagining(lua_State *L, uint64_t seed)
{
    const state_handle *now = lua_isnoneornil(L, 2) ? NULL : state_check(L, 2);
    imagining_handle *handle = push_states(L, 1);
    law_dice dice;
    law_error error;
    law_player viewer = {0};
    law_dice_seed(&dice, seed, DICE_STREAM);
    if (handle->count > 0)
        viewer = state_viewer(L, law_state_schema(handle->states[0]), 3);
    if (law_imagining_create(&handle->imagining, handle->states, handle->count,
                             now ? now->state : NULL, viewer, &dice, &error) != LAW_OK) {
        handle_no_memory_check(L, &error);
        handle_raise(L, error.message);
    }
    return handle;
}

static void end_imagining(imagining_handle *handle)
{
    law_imagining_destroy(handle->imagining);
    handle->imagining = NULL;
}

/* states_are_open(states, now or nil, player or nil): whether the player sees all there is. */
static int states_are_open(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 3);
    imagining_handle *handle = push_imagining(L, 0);
    lua_pushboolean(L, law_imagining_is_open(handle->imagining));
    end_imagining(handle);
    return 1;
}

/* states_imagine(states, now or nil, player or nil, seed): the states as the player could take them
 * to be, and the names of rows that are called otherwise; where the player sees all there is,
 * clones with new dice, and nil. */
static int states_imagine(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 4);
    lua_settop(L, 4);
    imagining_handle *handle = push_imagining(L, seed);
    push_made(L, handle, 1, seed);
    if (law_imagining_is_open(handle->imagining))
        lua_pushnil(L);
    else
        push_names(L, handle);
    end_imagining(handle);
    return 2;
}

static const luaL_Reg functions[] = {
    {"states_are_open", states_are_open},
    {"states_imagine", states_imagine},
    {NULL, NULL},
};

void bind_imagining(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, handle_type, close_imagining);
    lua_pop(L, 1);
}
