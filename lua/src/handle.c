/* Userdata types: how a handle is made, found, closed and read. What the objects are for is known
 * to the bind_ files. */
#include "module.h"
#include "sandbox.h"

#include <inttypes.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define BOX_TYPE "lawspeaker.box"

/* The allocator of a stock state, in the shape that the core wants. */
typedef struct {
    lua_Alloc resize;
    void *user;
} state_allocator;

static const char allocator_key = 'a';

static void *resize_in_state(void *user, void *block, size_t old_size, size_t new_size)
{
    const state_allocator *allocator = user;
    return allocator->resize(allocator->user, block, old_size, new_size);
}

law_allocator handle_allocator(lua_State *L)
{
    sandbox *box = sandbox_of(L);
    if (box) {
        sandbox_allocator inner = sandbox_core_allocator(box);
        return (law_allocator){inner.resize, inner.user};
    }
    state_allocator *allocator;
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &allocator_key) == LUA_TNIL) {
        lua_pop(L, 1);
        allocator = lua_newuserdatauv(L, sizeof *allocator, 0);
        allocator->resize = lua_getallocf(L, &allocator->user);
        lua_pushvalue(L, -1);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &allocator_key);
    }
    allocator = lua_touserdata(L, -1);
    lua_pop(L,
            1); /* the registry keeps it until the state's memory is freed, after all finalizers */
    return (law_allocator){resize_in_state, allocator};
}

/* The files of the module have chunk names that begin so; a script's begin with "@" or are text. */
#define OWN_CHUNK "=lawspeaker/"

/* Whether the function of a frame is the script's `require`. */
static bool is_require(lua_State *L, lua_Debug *frame)
{
    lua_getinfo(L, "f", frame);
    bool is_it = lua_tocfunction(L, -1) == sandbox_require;
    lua_pop(L, 1);
    return is_it;
}

bool handle_find_caller(lua_State *L, lua_Debug *frame)
{
    bool was_tail_call = false; /* how the function below was called */
    for (int level = 0; lua_getstack(L, level, frame); level++) {
        lua_getinfo(L, "Slt", frame);
        bool is_own = strncmp(frame->source, OWN_CHUNK, sizeof OWN_CHUNK - 1) == 0;
        if (!is_own && frame->currentline >= 0)
            return true;
        if (was_tail_call && is_require(L, frame))
            return false;
        was_tail_call = frame->istailcall;
    }
    return false;
}

int handle_raise(lua_State *L, const char *message)
{
    lua_Debug frame;
    if (handle_find_caller(L, &frame))
        lua_pushfstring(L, "%s:%d: %s", frame.short_src, frame.currentline, message);
    else
        lua_pushstring(L, message);
    return lua_error(L);
}

/* Upvalues: methods, getters, the table of the type, whose `unknown` raises for any other name. */
static int index_member(lua_State *L)
{
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNIL)
        lua_getfield(L, lua_upvalueindex(3), "unknown");
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 2);
    lua_call(L, 2, 1);
    return 1;
}

/* Its upvalue is the type's name; what it is called with need not be of that type. */
static int refuse_assignment(lua_State *L)
{
    const char *name = lua_tostring(L, lua_upvalueindex(1)) + strlen("lawspeaker.");
    return handle_raise(L, lua_pushfstring(L, "%s: it cannot be changed", name));
}

/* Whether its argument is an object of a type. Upvalue: the type's metatable. */
static int is_object(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushboolean(L, lua_type(L, 1) == LUA_TUSERDATA && lua_getmetatable(L, 1) &&
                           lua_rawequal(L, -1, lua_upvalueindex(1)));
    return 1;
}

void handle_define(lua_State *L, const char *type, lua_CFunction close)
{
    luaL_newmetatable(L, type);
    if (close) {
        lua_pushcfunction(L, close);
        lua_setfield(L, -2, "__gc");
        lua_pushcfunction(L, close);
        lua_setfield(L, -2, "__close");
    }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable"); /* no script reaches __gc or __index */
    lua_pushstring(L, type);
    lua_pushcclosure(L, refuse_assignment, 1);
    lua_setfield(L, -2, "__newindex");

    lua_createtable(L, 0, 5); /* the type's table */
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, is_object, 1);
    lua_setfield(L, -2, "is");
    lua_newtable(L);
    lua_newtable(L);
    lua_pushvalue(L, -2);
    lua_setfield(L, -4, "methods");
    lua_pushvalue(L, -1);
    lua_setfield(L, -4, "getters");
    lua_pushvalue(L, -4);
    lua_setfield(L, -4, "metatable");
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, index_member, 3);
    lua_setfield(L, -3, "__index");
    lua_remove(L, -2); /* the metatable */
}

static int close_box(lua_State *L)
{
    handle_box *box = luaL_checkudata(L, 1, BOX_TYPE);
    void *object = box->object;
    box->object = NULL;
    if (object)
        box->destroy(object);
    return 0;
}

void handle_define_box(lua_State *L)
{
    luaL_newmetatable(L, BOX_TYPE);
    lua_pushcfunction(L, close_box);
    lua_setfield(L, -2, "__gc");
    lua_pop(L, 1);
}

handle_box *handle_new_box(lua_State *L, handle_destroy_fn *destroy, size_t payload_size)
{
    handle_box *box = lua_newuserdatauv(L, sizeof *box + payload_size, 0);
    box->object = NULL;
    box->destroy = destroy;
    box->payload = box + 1;
    memset(box->payload, 0, payload_size);
    luaL_setmetatable(L, BOX_TYPE);
    return box;
}

void handle_no_memory_check(lua_State *L, const law_error *error)
{
    if (error->status == LAW_NO_MEMORY)
        sandbox_leave(L); /* in a stock state it raises */
}

int handle_fail(lua_State *L, const law_error *error)
{
    handle_no_memory_check(L, error);
    lua_pushnil(L);
    lua_pushstring(L, error->message);
    lua_pushstring(L, law_status_name(error->status));
    return 3;
}

const law_map *handle_map(lua_State *L, int index)
{
    const map_handle *handle = luaL_checkudata(L, index, MAP_TYPE);
    if (!handle->map)
        handle_raise(L, "the map is closed");
    return handle->map;
}

/* A position lies inside its userdata, which the collector then weighs and frees with no help. A
 * block of Lua is not aligned as one of malloc is, hence the room for moving up. */
static void *aligned(void *block)
{
    const uintptr_t mask = alignof(max_align_t) - 1;
    unsigned char *bytes = block;
    return bytes + (((uintptr_t)bytes + mask) & ~mask) - (uintptr_t)bytes;
}

const law_position *handle_position(lua_State *L, int index)
{
    return aligned(luaL_checkudata(L, index, POSITION_TYPE));
}

const law_map *handle_position_map(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    lua_getiuservalue(L, index, POSITION_MAP);
    const law_map *map = handle_map(L, -1);
    lua_pop(L, 1);
    return map;
}

void handle_push_position(lua_State *L, const law_position *source, int map_index)
{
    map_index = lua_absindex(L, map_index);
    size_t size = law_position_size(source);
    void *block = lua_newuserdatauv(L, size + alignof(max_align_t), POSITION_USER_VALUES);
    memcpy(aligned(block), source, size);
    luaL_setmetatable(L, POSITION_TYPE);
    lua_pushvalue(L, map_index);
    lua_setiuservalue(L, -2, POSITION_MAP);
    sandbox_charge(L, size / 16);
}

uint32_t handle_list_id(lua_State *L, int list, lua_Integer index)
{
    lua_rawgeti(L, list, index);
    lua_Integer id = lua_tointeger(L, -1);
    lua_pop(L, 1);
    return id < 0 || id > (lua_Integer)UINT32_MAX ? LAW_UNKNOWN : (uint32_t)id;
}

const char *handle_list_name(lua_State *L, int list, lua_Integer index)
{
    const char *name = lua_rawgeti(L, list, index) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    lua_pop(L, 1); /* the list keeps it */
    return name;
}

void handle_set_name(lua_State *L, const char *field, const char *name)
{
    if (!name)
        return;
    lua_pushstring(L, name);
    lua_setfield(L, -2, field);
}

uint32_t handle_id_argument(lua_State *L, int index)
{
    lua_Integer id = luaL_checkinteger(L, index);
    return id < 0 || id > (lua_Integer)UINT32_MAX ? LAW_UNKNOWN : (uint32_t)id;
}

/* FNV-1a, its bits mixed once more at the end, so that texts that differ in their last byte only
 * differ everywhere. */
uint64_t handle_text_hash(const char *text, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++) {
        hash ^= (unsigned char)text[i];
        hash *= UINT64_C(0x100000001b3);
    }
    hash ^= hash >> 33;
    hash *= UINT64_C(0xff51afd7ed558ccd);
    hash ^= hash >> 33;
    return hash;
}

void handle_push_hash(lua_State *L, uint64_t hash)
{
    char text[17];
    snprintf(text, sizeof text, "%016" PRIx64, hash);
    lua_pushstring(L, text);
}
