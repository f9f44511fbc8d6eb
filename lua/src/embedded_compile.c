/* A Lua file as compiled code with all that messages and tracebacks tell. The build uses it too. */
#include "embedded.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL_SIZE = 128 };

/* What messages call a file: the module's are paths, the command line's are names. */
static void write_label(char label[LABEL_SIZE], const char *name)
{
    bool is_command_line = strncmp(name, "lawspeaker.cli", 14) == 0;
    if (strncmp(name, "lawspeaker.", 11) == 0 && !is_command_line)
        snprintf(label, LABEL_SIZE, "=lawspeaker/%s.lua", name + 11);
    else
        snprintf(label, LABEL_SIZE, "=%s", name);
}

/* A lua_Writer. */
static int add(lua_State *L, const void *bytes, size_t size, void *user)
{
    embedded_code *code = user;
    (void)L;
    if (size > code->capacity - code->size) {
        size_t capacity = 2 * code->capacity + size;
        char *grown = realloc(code->bytes, capacity);
        if (grown == NULL)
            return 1;
        code->bytes = grown;
        code->capacity = capacity;
    }
    memcpy(code->bytes + code->size, bytes, size);
    code->size += size;
    return 0;
}

/* Arguments: the file, the code. */
static int compile(lua_State *L)
{
    const struct law_embedded *file = lua_touserdata(L, 1);
    embedded_code *code = lua_touserdata(L, 2);
    char label[LABEL_SIZE];
    write_label(label, file->name);
    if (luaL_loadbufferx(L, (const char *)file->bytes, file->size, label, "t") != LUA_OK)
        return lua_error(L);
    if (lua_dump(L, add, code, 0) != 0)
        return luaL_error(L, "not enough memory");
    return 0;
}

void embedded_compile(const struct law_embedded *file, embedded_code *code)
{
    *code = (embedded_code){.bytes = NULL};
    lua_State *own = luaL_newstate();
    int status = LUA_ERRMEM;
    if (own != NULL) {
        lua_pushcfunction(own, compile);
        lua_pushlightuserdata(own, (void *)file);
        lua_pushlightuserdata(own, code);
        status = lua_pcall(own, 2, 0, 0);
    }
    if (status != LUA_OK) {
        const char *message = own != NULL ? lua_tostring(own, -1) : NULL;
        snprintf(code->problem, sizeof code->problem, "%s",
                 message != NULL ? message : "not enough memory");
        free(code->bytes);
        code->bytes = NULL;
    }
    if (own != NULL)
        lua_close(own);
}
