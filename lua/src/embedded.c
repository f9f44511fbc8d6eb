/* How an embedded file is found and loaded. */
#include "embedded.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#if defined(__ELF__)
#pragma weak lua_ident /* an interpreter may hide it: then it is not known to be the same */
#endif

static const struct law_embedded *find(const struct law_embedded *files, size_t count,
                                       const char *name)
{
    size_t first = 0, end = count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        int order = strcmp(files[middle].name, name);
        if (order == 0)
            return &files[middle];
        if (order < 0)
            first = middle + 1;
        else
            end = middle;
    }
    return NULL;
}

const struct law_embedded *embedded_find(const char *name)
{
    return find(law_embedded_files, law_embedded_file_count, name);
}

const struct law_embedded *embedded_code_of(const struct law_embedded *file, const char *release)
{
    if (release == NULL || strcmp(release, law_embedded_release) != 0)
        return NULL;
    return find(law_embedded_code, law_embedded_code_count, file->name);
}

/* Pushes the main function that the code is of; false where this Lua does not take it. */
static bool push_code(lua_State *L, const struct law_embedded *code)
{
    int status = luaL_loadbufferx(L, (const char *)code->bytes, code->size, code->name, "b");
    if (status == LUA_ERRMEM)
        lua_error(L);
    if (status != LUA_OK)
        lua_pop(L, 1);
    return status == LUA_OK;
}

static void push_compiled(lua_State *L, const struct law_embedded *file)
{
    embedded_code code;
    embedded_compile(file, &code);
    if (code.bytes == NULL)
        luaL_error(L, "%s", code.problem);
    int status = luaL_loadbufferx(L, code.bytes, code.size, file->name, "b");
    free(code.bytes);
    if (status != LUA_OK)
        lua_error(L);
}

bool embedded_push(lua_State *L, const char *name)
{
    const struct law_embedded *file = embedded_find(name);
    if (file == NULL)
        return false;
    const struct law_embedded *code = embedded_code_of(file, lua_ident);
    if (code == NULL || !push_code(L, code))
        push_compiled(L, file);
    return true;
}
