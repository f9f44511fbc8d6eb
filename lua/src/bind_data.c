/* Plain data, that is strings, integers, flags, lists and tables by name, as JSON text and back:
 * what saves, hashes and the log are written in. Equal data gives equal text: the members of an
 * object stand in the order of their names. It knows no field of any format. */
#include "json_document.h"
#include "json_text.h"
#include "module.h"
#include "sandbox.h"
#include "sort.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { DATA_DEPTH_MAX = 64 }; /* lists and objects in each other */

/* Registry key: the metatable by which an object of JSON text is told from a list. */
static const char object_key = 'o';

/* ---- Writing ---- */

typedef struct {
    lua_State *L;
    json_text *text;
    const char *mistake; /* what cannot be written; NULL: nothing yet */
    char buffer[48];
} data_writer;

typedef struct {
    const char *bytes; /* kept by the table */
    size_t size;
} member_name;

static int compare_names(const void *left, const void *right)
{
    const member_name *a = left, *b = right;
    int order = memcmp(a->bytes, b->bytes, a->size < b->size ? a->size : b->size);
    return order != 0 ? order : (a->size > b->size) - (a->size < b->size);
}

static bool fail(data_writer *writer, const char *mistake)
{
    writer->mistake = mistake;
    return false;
}

/* Text that a reader of JSON would take. */
static bool is_text(const char *bytes, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t length = json_character_size(bytes + at, size - at);
        if (length == 0 || bytes[at] == '\0')
            return false;
        at += length;
    }
    return true;
}

static bool write_string(data_writer *writer, int index)
{
    size_t size;
    const char *bytes = lua_tolstring(writer->L, index, &size);
    if (!is_text(bytes, size))
        return fail(writer, "a string that is not UTF-8, or has a zero byte in it");
    json_text_add_quoted(writer->text, bytes, size);
    return true;
}

static bool write_integer(data_writer *writer, lua_Integer integer)
{
    if (integer < 0)
        json_text_add(writer->text, "-", 1);
    json_text_add_number(writer->text, integer < 0 ? 0 - (uint64_t)integer : (uint64_t)integer);
    return true;
}

static bool write_value(data_writer *writer, int depth);

/* The list on top, of that many elements. */
static bool write_list(data_writer *writer, lua_Integer length, int depth)
{
    lua_State *L = writer->L;
    json_text_add(writer->text, "[", 1);
    for (lua_Integer i = 1; i <= length; i++) {
        if (i > 1)
            json_text_add(writer->text, ",", 1);
        lua_rawgeti(L, -1, i);
        bool is_written = write_value(writer, depth + 1);
        lua_pop(L, 1);
        if (!is_written)
            return false;
    }
    json_text_add(writer->text, "]", 1);
    return true;
}

/* Pushes the names of the table on top, in order, as a userdata; false when a key is no string. */
static bool push_names(data_writer *writer, size_t *count)
{
    lua_State *L = writer->L;
    *count = 0;
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        if (lua_type(L, -1) != LUA_TSTRING) {
            lua_pop(L, 1);
            return fail(writer, "a table that is neither a list nor has names for keys only");
        }
        ++*count;
    }
    member_name *names = lua_newuserdatauv(L, (*count + 1) * sizeof *names, 0);
    size_t index = 0;
    lua_pushnil(L);
    while (lua_next(L, -3)) {
        lua_pop(L, 1);
        names[index].bytes = lua_tolstring(L, -1, &names[index].size);
        index++;
    }
    sort_items(names, *count, sizeof *names, compare_names);
    sandbox_charge(L, *count * 8);
    return true;
}

static bool write_object(data_writer *writer, int depth)
{
    lua_State *L = writer->L;
    size_t count;
    if (!push_names(writer, &count))
        return false;
    const member_name *names = lua_touserdata(L, -1);
    bool is_written = true;
    json_text_add(writer->text, "{", 1);
    for (size_t i = 0; i < count && is_written; i++) {
        if (i > 0)
            json_text_add(writer->text, ",", 1);
        lua_pushlstring(L, names[i].bytes, names[i].size);
        is_written = write_string(writer, -1);
        json_text_add(writer->text, ":", 1);
        lua_rawget(L, -3);
        is_written = is_written && write_value(writer, depth + 1);
        lua_pop(L, 1);
    }
    json_text_add(writer->text, "}", 1);
    lua_pop(L, 1);
    return is_written;
}

/* Whether the table on top is written as an object: what came from one is one, else what is not
 * empty and has nothing at 1. */
static bool is_object(lua_State *L)
{
    if (lua_getmetatable(L, -1)) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &object_key);
        bool is_marked = lua_rawequal(L, -1, -2);
        lua_pop(L, 2);
        if (is_marked)
            return true;
    }
    if (lua_rawlen(L, -1) > 0)
        return false;
    lua_pushnil(L);
    bool has_keys = lua_next(L, -2) != 0;
    if (has_keys)
        lua_pop(L, 2);
    return has_keys;
}

static bool count_list(data_writer *writer, lua_Integer *length)
{
    lua_State *L = writer->L;
    lua_Integer count = 0;
    *length = (lua_Integer)lua_rawlen(L, -1);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        count++;
        if (lua_type(L, -1) != LUA_TNUMBER || !lua_isinteger(L, -1) || lua_tointeger(L, -1) < 1 ||
            lua_tointeger(L, -1) > *length) {
            lua_pop(L, 1);
            return fail(writer, "a table that is neither a list nor has names for keys only");
        }
    }
    return count == *length || fail(writer, "a list in which an element is left out");
}

/* The value on top, which stays there. */
static bool write_value(data_writer *writer, int depth)
{
    lua_State *L = writer->L;
    lua_Integer length;
    luaL_checkstack(L, 8, NULL);
    switch (lua_type(L, -1)) {
    case LUA_TSTRING:
        return write_string(writer, -1);
    case LUA_TBOOLEAN:
        json_text_add_string(writer->text, lua_toboolean(L, -1) ? "true" : "false");
        return true;
    case LUA_TNUMBER:
        if (!lua_isinteger(L, -1))
            return fail(writer, "a float; divide with // to stay in integers");
        return write_integer(writer, lua_tointeger(L, -1));
    case LUA_TLIGHTUSERDATA:
        json_text_add_string(writer->text, "null");
        return true;
    case LUA_TTABLE:
        if (depth == DATA_DEPTH_MAX)
            return fail(writer, "tables that are nested too deeply, or in a circle");
        if (is_object(L))
            return write_object(writer, depth);
        return count_list(writer, &length) && write_list(writer, length, depth);
    default:
        snprintf(writer->buffer, sizeof writer->buffer, "a %s", luaL_typename(L, -1));
        return fail(writer, writer->buffer);
    }
}

static void destroy_text(void *object)
{
    json_text_destroy(object);
}

/* json_encode(data): its text; or nil and what in it cannot be written. */
static int json_encode(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    law_allocator allocator = handle_allocator(L);
    handle_box *box = handle_new_box(L, destroy_text, sizeof(json_text));
    data_writer writer = {.L = L, .text = box->payload};
    *writer.text = json_text_empty(&allocator);
    box->object = writer.text;
    lua_pushvalue(L, 1);
    bool is_written = write_value(&writer, 0);
    if (writer.text->failed)
        sandbox_leave(L); /* in a stock state it raises */
    sandbox_charge(L, writer.text->size);
    if (!is_written) {
        lua_pushnil(L);
        lua_pushstring(L, writer.mistake);
        return 2;
    }
    lua_pushlstring(L, writer.text->bytes != NULL ? writer.text->bytes : "", writer.text->size);
    json_text_destroy(writer.text);
    return 1;
}

/* ---- Reading ---- */

static void destroy_arena(void *object)
{
    json_arena_destroy(object);
}

/* Pushes a value, or nothing and says what is wrong. */
static const char *push_value(lua_State *L, const json_value *value, int depth);

static const char *push_object(lua_State *L, const json_value *object, int depth)
{
    lua_createtable(L, 0, (int)object->size);
    for (const json_value *member = object->of.first; member; member = member->next) {
        lua_pushstring(L, member->key);
        lua_pushvalue(L, -1);
        if (lua_rawget(L, -3) != LUA_TNIL)
            return lua_pushfstring(L, "the field \"%s\" is there twice", member->key);
        lua_pop(L, 1);
        const char *mistake = push_value(L, member, depth + 1);
        if (mistake)
            return mistake;
        lua_rawset(L, -3);
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, &object_key);
    lua_setmetatable(L, -2);
    return NULL;
}

static const char *push_list(lua_State *L, const json_value *list, int depth)
{
    lua_Integer index = 0;
    lua_createtable(L, list->size < 1024 ? (int)list->size : 1024, 0);
    for (const json_value *element = list->of.first; element; element = element->next) {
        const char *mistake = push_value(L, element, depth + 1);
        if (mistake)
            return mistake;
        lua_rawseti(L, -2, ++index);
    }
    return NULL;
}

static const char *push_value(lua_State *L, const json_value *value, int depth)
{
    luaL_checkstack(L, 8, NULL);
    switch (value->type) {
    case JSON_TYPE_TRUE:
    case JSON_TYPE_FALSE:
        lua_pushboolean(L, value->type == JSON_TYPE_TRUE);
        return NULL;
    case JSON_TYPE_INTEGER:
        lua_pushinteger(L, value->of.integer);
        return NULL;
    case JSON_TYPE_STRING:
        lua_pushlstring(L, value->of.string, value->size);
        return NULL;
    case JSON_TYPE_NULL:
        lua_pushlightuserdata(L, NULL);
        return NULL;
    case JSON_TYPE_ARRAY:
    case JSON_TYPE_OBJECT:
        if (depth == DATA_DEPTH_MAX)
            return lua_pushfstring(L, "lists and objects nested more than %d deep",
                                   (int)DATA_DEPTH_MAX);
        return value->type == JSON_TYPE_OBJECT ? push_object(L, value, depth)
                                               : push_list(L, value, depth);
    default:
        return "a number that is no integer of 64 bits";
    }
}

/* json_decode(text): the value of a JSON text; or nil and what is wrong. Null is core.json_null, a
 * list a list, an object a table that core.json_is_object knows. */
static int json_decode(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    lua_settop(L, 1);
    sandbox_charge(L, size * 2);
    law_allocator allocator = handle_allocator(L);
    handle_box *box = handle_new_box(L, destroy_arena, sizeof(json_arena));
    json_arena *arena = box->payload;
    *arena = json_arena_empty(&allocator);
    box->object = arena;
    json_fault fault;
    const json_value *document = json_document_read(arena, text, size, NULL, &fault);
    if (!document && fault.code == JSON_FAULT_NO_MEMORY)
        sandbox_leave(L);
    const char *mistake = document ? push_value(L, document, 0) : fault.message;
    if (mistake) {
        lua_pushnil(L);
        lua_pushstring(L, mistake);
        return 2;
    }
    return 1;
}

/* json_is_object(table): whether it came from an object, or was made one by json_object. */
static int json_is_object(lua_State *L)
{
    lua_settop(L, 1);
    bool is_marked = false;
    if (lua_istable(L, 1) && lua_getmetatable(L, 1)) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &object_key);
        is_marked = lua_rawequal(L, -1, -2);
    }
    lua_pushboolean(L, is_marked);
    return 1;
}

/* json_object(table): the table, from now on an object to json_encode, also when it is empty. */
static int json_object(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &object_key);
    lua_setmetatable(L, 1);
    return 1;
}

/* ---- Copies ---- */

enum { COPY_DEPTH_MAX = 30 };

static bool copy_list(lua_State *L, int index, int depth);

/* Pushes a copy of a string, an integer, a flag, or a list of such; else answers false. */
static bool copy_plain(lua_State *L, int index, int depth)
{
    switch (lua_type(L, index)) {
    case LUA_TSTRING: {
        size_t size;
        const char *bytes = lua_tolstring(L, index, &size);
        if (!is_text(bytes, size))
            return false;
        break;
    }
    case LUA_TBOOLEAN:
        break;
    case LUA_TNUMBER:
        if (!lua_isinteger(L, index))
            return false;
        break;
    case LUA_TTABLE:
        return depth < COPY_DEPTH_MAX && copy_list(L, lua_absindex(L, index), depth);
    default:
        return false;
    }
    lua_pushvalue(L, index);
    return true;
}

static bool copy_list(lua_State *L, int index, int depth)
{
    lua_Integer length = (lua_Integer)lua_rawlen(L, index), count = 0;
    luaL_checkstack(L, 4, NULL);
    if (lua_getmetatable(L, index)) {
        lua_pop(L, 1);
        return false;
    }
    lua_createtable(L, length < INT32_MAX ? (int)length : 0, 0);
    int copy = lua_gettop(L);
    lua_pushnil(L);
    while (lua_next(L, index)) {
        bool belongs = lua_isinteger(L, -2) && lua_type(L, -2) == LUA_TNUMBER &&
                       lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= length;
        if (!belongs || !copy_plain(L, -1, depth + 1)) {
            lua_settop(L, copy - 1);
            return false;
        }
        lua_rawseti(L, copy, lua_tointeger(L, -3));
        lua_pop(L, 1);
        count++;
    }
    sandbox_charge(L, (uint64_t)count * 2);
    if (count != length)
        lua_settop(L, copy - 1);
    return count == length;
}

/* plain_copy(value): a copy of a string, an integer, a flag, or a list of such, nested or not, that
 * can stand in JSON text; nil for anything else. */
static int plain_copy(lua_State *L)
{
    lua_settop(L, 1);
    if (!copy_plain(L, 1, 0))
        lua_pushnil(L);
    return 1;
}

static const luaL_Reg functions[] = {
    {"plain_copy", plain_copy},         {"json_encode", json_encode}, {"json_decode", json_decode},
    {"json_is_object", json_is_object}, {"json_object", json_object}, {NULL, NULL},
};

void bind_data(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    lua_newtable(L);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &object_key);
}
