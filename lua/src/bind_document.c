/* A JSON document as Lua values, for what the reader of positions leaves aside: orders, lists of
 * preferences, supply actions and house rules. It knows JSON, and no field of any format. */
#include "json_document.h"
#include "module.h"
#include "sandbox.h"

static void destroy_arena(void *object)
{
    json_arena_destroy(object);
}

static void push_value(lua_State *L, const json_value *value);

/* A list; of an object a list of pairs { key, value }, which is how the formats write an object
 * whose order matters, too. */
static void push_elements(lua_State *L, const json_value *container)
{
    luaL_checkstack(L, 6, NULL);
    lua_newtable(L);
    lua_Integer index = 0;
    for (const json_value *value = container->of.first; value; value = value->next) {
        if (container->type == JSON_TYPE_OBJECT) {
            lua_createtable(L, 2, 0);
            lua_pushstring(L, value->key);
            lua_rawseti(L, -2, 1);
            push_value(L, value);
            lua_rawseti(L, -2, 2);
        } else {
            push_value(L, value);
        }
        lua_rawseti(L, -2, ++index);
    }
}

/* Nested at most JSON_DEPTH_MAX times. Null is a light userdata; a number that is no 64-bit integer
 * has no value and is null, too. */
static void push_value(lua_State *L, const json_value *value)
{
    switch (value->type) {
    case JSON_TYPE_TRUE:
    case JSON_TYPE_FALSE:
        lua_pushboolean(L, value->type == JSON_TYPE_TRUE);
        break;
    case JSON_TYPE_INTEGER:
        lua_pushinteger(L, value->of.integer);
        break;
    case JSON_TYPE_STRING:
        lua_pushlstring(L, value->of.string, value->size);
        break;
    case JSON_TYPE_ARRAY:
    case JSON_TYPE_OBJECT:
        push_elements(L, value);
        break;
    default:
        lua_pushlightuserdata(L, NULL);
        break;
    }
}

/* json_values(text): the document, or nothing when it is not JSON. */
static int json_values(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    sandbox_charge(L, size * 2);
    law_allocator allocator = handle_allocator(L);
    handle_box *box = handle_new_box(L, destroy_arena, sizeof(json_arena));
    json_arena *arena = box->payload;
    *arena = json_arena_empty(&allocator);
    box->object = arena;
    json_fault fault;
    const json_value *document = json_document_read(arena, text, size, NULL, &fault);
    if (!document && fault.code == JSON_FAULT_NO_MEMORY)
        sandbox_leave(L); /* in a stock state it raises */
    if (!document)
        return 0;
    push_value(L, document);
    return 1;
}

static const luaL_Reg functions[] = {
    {"json_values", json_values},
    {NULL, NULL},
};

void bind_document(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    lua_pushlightuserdata(L, NULL);
    lua_setfield(L, -2, "json_null");
}
