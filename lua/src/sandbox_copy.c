/* Plain data from one state to another, also to one of another process. It is first written down in
 * a flat form, in protected mode of the one state, then built up from that in protected mode of the
 * other: neither state's errors or limits ever meet the other's stack. Reading takes any bytes
 * whatever: they may come from a process that is not to be trusted. */
#include "sandbox_private.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 100, PATH_SIZE = 160 };

sandbox_caps sandbox_default_caps(void)
{
    return (sandbox_caps){
        .depth = 16,
        .entries = 100000,
        .bytes = (size_t)4 << 20,
        .floats = false,
    };
}

/* ---- the flat form: a letter for each value, then what it holds. Numbers and sizes are as this
 * machine has them; it is no format for files. ---- */

typedef struct parcel {
    const sandbox_caps *caps;
    lua_State *from;
    lua_State *to;
    int index;

    char *bytes;
    size_t size;
    size_t capacity;
    size_t at; /* when read */

    size_t entries;
    size_t string_bytes;
    int depth;
    const void *above[DEEPEST]; /* the tables that the current one is in */
    char path[PATH_SIZE];
    size_t path_size;
    char problem[PATH_SIZE + 128];
} parcel;

static bool refuse(parcel *p, const char *format, ...)
{
    char reason[96];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    snprintf(p->problem, sizeof p->problem, "%s%s%s", p->path, p->path[0] != '\0' ? ": " : "",
             reason);
    return false;
}

static bool write_bytes(parcel *p, const void *bytes, size_t size)
{
    if (size > p->capacity - p->size) {
        size_t capacity = (p->capacity + size) * 2;
        char *moved = realloc(p->bytes, capacity);
        if (moved == NULL)
            return refuse(p, "not enough memory");
        p->bytes = moved;
        p->capacity = capacity;
    }
    if (size > 0)
        memcpy(p->bytes + p->size, bytes, size);
    p->size += size;
    return true;
}

static bool write_letter(parcel *p, char letter)
{
    return write_bytes(p, &letter, 1);
}

/* ---- writing; none of the calls to Lua can raise or run code of a script ---- */

static void enter_path(parcel *p, lua_State *L, int key)
{
    char step[64];
    if (lua_type(L, key) == LUA_TSTRING) {
        char name[48];
        sandbox_message(L, key, name, sizeof name);
        snprintf(step, sizeof step, "%s%s", p->path_size > 0 ? "." : "", name);
    } else if (lua_isinteger(L, key)) {
        snprintf(step, sizeof step, "[" LUA_INTEGER_FMT "]", lua_tointeger(L, key));
    } else {
        snprintf(step, sizeof step, "[%s]", lua_toboolean(L, key) ? "true" : "false");
    }
    size_t length = strlen(step);
    if (length < PATH_SIZE - p->path_size)
        memcpy(p->path + p->path_size, step, length + 1);
    p->path_size = strlen(p->path);
}

static bool write_value(parcel *p, lua_State *L, int index);

static bool write_string(parcel *p, lua_State *L, int index)
{
    size_t size;
    const char *bytes = lua_tolstring(L, index, &size);
    if (size > p->caps->bytes - p->string_bytes)
        return refuse(p, "more than %zu bytes of text", p->caps->bytes);
    p->string_bytes += size;
    return write_letter(p, 's') && write_bytes(p, &size, sizeof size) &&
           write_bytes(p, bytes, size);
}

static bool write_number(parcel *p, lua_State *L, int index)
{
    if (lua_isinteger(L, index)) {
        lua_Integer value = lua_tointeger(L, index);
        return write_letter(p, 'i') && write_bytes(p, &value, sizeof value);
    }
    lua_Number value = lua_tonumber(L, index);
    if (!p->caps->floats)
        return refuse(p, "a float (%.14g) cannot cross; use an integer (\"//\" divides integers)",
                      value);
    return write_letter(p, 'f') && write_bytes(p, &value, sizeof value);
}

static bool write_entry(parcel *p, lua_State *L)
{
    int type = lua_type(L, -2);
    if (type != LUA_TSTRING && type != LUA_TBOOLEAN && !lua_isinteger(L, -2))
        return refuse(p, "a key that is a %s cannot cross",
                      type == LUA_TNUMBER ? "float" : lua_typename(L, type));
    if (p->entries >= p->caps->entries)
        return refuse(p, "more than %zu entries", p->caps->entries);
    p->entries++;
    size_t path_size = p->path_size;
    enter_path(p, L, lua_gettop(L) - 1);
    bool written = write_value(p, L, lua_gettop(L) - 1) && write_value(p, L, lua_gettop(L));
    if (written) {
        p->path_size = path_size;
        p->path[path_size] = '\0';
    }
    return written;
}

static bool write_table(parcel *p, lua_State *L, int index)
{
    const void *identity = lua_topointer(L, index);
    for (int i = 0; i < p->depth; i++) {
        if (p->above[i] == identity)
            return refuse(p, "a table that contains itself cannot cross");
    }
    if (p->depth >= p->caps->depth || p->depth >= DEEPEST)
        return refuse(p, "tables are nested more than %d deep", p->depth);
    p->above[p->depth++] = identity;
    if (!write_letter(p, '{'))
        return false;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        if (!write_entry(p, L))
            return false;
        lua_pop(L, 1);
    }
    p->depth--;
    return write_letter(p, '}');
}

static bool write_value(parcel *p, lua_State *L, int index)
{
    sandbox_charge(L, 2);
    switch (lua_type(L, index)) {
    case LUA_TNIL:
        return write_letter(p, 'n');
    case LUA_TBOOLEAN:
        return write_letter(p, lua_toboolean(L, index) ? 't' : 'F');
    case LUA_TNUMBER:
        return write_number(p, L, index);
    case LUA_TSTRING:
        return write_string(p, L, index);
    case LUA_TTABLE:
        luaL_checkstack(L, 6, "nested too deeply");
        return write_table(p, L, index);
    default:
        return refuse(p, "a %s cannot cross", luaL_typename(L, index));
    }
}

/* Arguments: the value, the parcel. */
static int write_parcel(lua_State *L)
{
    parcel *p = lua_touserdata(L, 2);
    lua_settop(L, 1);
    lua_pushboolean(L, write_value(p, L, 1));
    return 1;
}

/* ---- reading; whatever is wrong raises ---- */

static void read_bytes(parcel *p, lua_State *L, void *bytes, size_t size)
{
    if (size > p->size - p->at)
        luaL_error(L, "it ends too early");
    memcpy(bytes, p->bytes + p->at, size);
    p->at += size;
}

static void read_value(parcel *p, lua_State *L, char letter);

static void read_string(parcel *p, lua_State *L)
{
    size_t size;
    read_bytes(p, L, &size, sizeof size);
    if (size > p->size - p->at)
        luaL_error(L, "it ends too early");
    if (size > p->caps->bytes - p->string_bytes)
        luaL_error(L, "more than %I bytes of text", (LUAI_UACINT)p->caps->bytes);
    p->string_bytes += size;
    lua_pushlstring(L, p->bytes + p->at, size);
    p->at += size;
}

static void read_float(parcel *p, lua_State *L)
{
    lua_Number value;
    read_bytes(p, L, &value, sizeof value);
    if (!p->caps->floats)
        luaL_error(L, "a float cannot cross");
    lua_pushnumber(L, value);
}

static void read_table(parcel *p, lua_State *L)
{
    char letter;
    if (p->depth >= p->caps->depth || p->depth >= DEEPEST)
        luaL_error(L, "tables are nested more than %d deep", p->depth);
    p->depth++;
    lua_newtable(L);
    for (read_bytes(p, L, &letter, 1); letter != '}'; read_bytes(p, L, &letter, 1)) {
        if (p->entries >= p->caps->entries)
            luaL_error(L, "more than %I entries", (LUAI_UACINT)p->caps->entries);
        p->entries++;
        if (strchr("sitF", letter) == NULL)
            luaL_error(L, "a key that is none");
        read_value(p, L, letter);
        read_bytes(p, L, &letter, 1);
        read_value(p, L, letter);
        lua_rawset(L, -3);
    }
    p->depth--;
}

static void read_value(parcel *p, lua_State *L, char letter)
{
    luaL_checkstack(L, 4, "nested too deeply");
    switch (letter) {
    case 'n':
        lua_pushnil(L);
        break;
    case 't':
    case 'F':
        lua_pushboolean(L, letter == 't');
        break;
    case 'i': {
        lua_Integer value;
        read_bytes(p, L, &value, sizeof value);
        lua_pushinteger(L, value);
        break;
    }
    case 'f':
        read_float(p, L);
        break;
    case 's':
        read_string(p, L);
        break;
    case '{':
        read_table(p, L);
        break;
    default:
        luaL_error(L, "a kind of value that is none");
    }
}

static int read_parcel(lua_State *L)
{
    parcel *p = lua_touserdata(L, 1);
    char letter;
    lua_settop(L, 0);
    read_bytes(p, L, &letter, 1);
    read_value(p, L, letter);
    if (p->at != p->size)
        luaL_error(L, "it goes on behind its end");
    return 1;
}

/* ---- both ---- */

static sandbox_status call(lua_State *L, int arguments)
{
    sandbox *box = sandbox_of(L);
    if (box != NULL)
        return sandbox_call(box, L, arguments, 1);
    return lua_pcall(L, arguments, 1, 0) == LUA_OK ? SANDBOX_OK : SANDBOX_ERROR;
}

/* Puts the message of a failed call into the parcel. */
static void note_failure(parcel *p, lua_State *L, sandbox_status status)
{
    if (status == SANDBOX_LIMIT) {
        sandbox_report_text report = sandbox_report(sandbox_of(L));
        snprintf(p->problem, sizeof p->problem, "%s", report.text);
        return;
    }
    sandbox_message(L, -1, p->problem, sizeof p->problem);
    lua_pop(L, 1);
}

static bool write_in_state(parcel *p)
{
    lua_State *L = p->from;
    if (!lua_checkstack(L, LUA_MINSTACK))
        return refuse(p, "stack overflow");
    lua_pushcfunction(L, write_parcel);
    lua_pushvalue(L, p->index);
    lua_pushlightuserdata(L, p);
    sandbox_status status = call(L, 2);
    if (status != SANDBOX_OK) {
        note_failure(p, L, status);
        return false;
    }
    bool written = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    return written;
}

static bool read_in_state(parcel *p)
{
    lua_State *L = p->to;
    if (!lua_checkstack(L, LUA_MINSTACK))
        return refuse(p, "stack overflow");
    lua_pushcfunction(L, read_parcel);
    lua_pushlightuserdata(L, p);
    sandbox_status status = call(L, 1);
    if (status != SANDBOX_OK)
        note_failure(p, L, status);
    return status == SANDBOX_OK;
}

/* Fresh, or NULL with a message. */
static parcel *new_parcel(const sandbox_caps *caps, char *message, size_t message_size)
{
    parcel *p = calloc(1, sizeof *p);
    if (p == NULL)
        snprintf(message, message_size, "not enough memory");
    else
        p->caps = caps;
    return p;
}

bool sandbox_copy(lua_State *from, int index, lua_State *to, const sandbox_caps *caps,
                  char *message, size_t message_size)
{
    sandbox_parcel bytes;
    bool copied = sandbox_pack(from, index, caps, &bytes, message, message_size) &&
                  sandbox_unpack(to, bytes.bytes, bytes.size, caps, message, message_size);
    free(bytes.bytes);
    return copied;
}

bool sandbox_pack(lua_State *from, int index, const sandbox_caps *caps, sandbox_parcel *out,
                  char *message, size_t message_size)
{
    *out = (sandbox_parcel){0};
    parcel *p = new_parcel(caps, message, message_size);
    if (p == NULL)
        return false;
    p->from = from;
    p->index = lua_absindex(from, index);
    bool is_written = write_in_state(p);
    if (is_written)
        *out = (sandbox_parcel){p->bytes, p->size};
    else
        free(p->bytes);
    if (!is_written)
        snprintf(message, message_size, "%s", p->problem);
    free(p);
    return is_written;
}

bool sandbox_unpack(lua_State *to, const char *bytes, size_t size, const sandbox_caps *caps,
                    char *message, size_t message_size)
{
    parcel *p = new_parcel(caps, message, message_size);
    if (p == NULL)
        return false;
    p->to = to;
    p->bytes = (char *)bytes;
    p->size = size;
    bool is_read = read_in_state(p);
    if (!is_read)
        snprintf(message, message_size, "%s", p->problem);
    free(p);
    return is_read;
}
