/* Text that grows, in the arena of the script it is made for. */
#include "sandbox_private.h"

#include <string.h>

void sandbox_text_begin(sandbox_text *text, lua_State *L)
{
    luaL_checkstack(L, 8, "too many values");
    lua_pushnil(L);
    text->L = L;
    text->box = sandbox_of(L);
    text->bytes = text->local;
    text->size = 0;
    text->capacity = sizeof text->local;
    text->slot = lua_gettop(L);
}

char *sandbox_text_reserve(sandbox_text *text, size_t size)
{
    if (size > text->capacity - text->size) {
        size_t wanted = text->size + size;
        if (wanted < size)
            wanted = SIZE_MAX; /* over any limit */
        sandbox_check_string(text->box, wanted);
        size_t capacity = text->capacity * 2 > wanted ? text->capacity * 2 : wanted;
        char *bytes = lua_newuserdatauv(text->L, capacity, 0);
        memcpy(bytes, text->bytes, text->size);
        lua_replace(text->L, text->slot);
        text->bytes = bytes;
        text->capacity = capacity;
    }
    return text->bytes + text->size;
}

void sandbox_text_add(sandbox_text *text, const char *bytes, size_t size)
{
    if (size == 0)
        return;
    sandbox_spend_bytes(text->box, size);
    memcpy(sandbox_text_reserve(text, size), bytes, size);
    text->size += size;
}

void sandbox_text_add_byte(sandbox_text *text, char byte)
{
    *sandbox_text_reserve(text, 1) = byte;
    text->size++;
}

void sandbox_text_finish(sandbox_text *text)
{
    sandbox_check_string(text->box, text->size);
    lua_pushlstring(text->L, text->bytes, text->size);
}
