/* The functions of a script that search in strings: find, match, gmatch and gsub. */
#include "sandbox_pattern.h"

#include <string.h>

/* ---- find and match ---- */

static bool has_specials(const char *pattern, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (pattern[i] != '\0' && strchr("^$*+?.([%-", pattern[i]) != NULL)
            return true;
    }
    return false;
}

static const char *find_plain(sandbox *box, const char *text, size_t size, const char *wanted,
                              size_t wanted_size)
{
    if (wanted_size == 0)
        return text;
    while (size >= wanted_size) {
        const char *first = memchr(text, wanted[0], size - wanted_size + 1);
        size_t skipped = first == NULL ? size : (size_t)(first - text);
        sandbox_spend_bytes(box, skipped + wanted_size + 15);
        if (first == NULL)
            return NULL;
        if (memcmp(first, wanted, wanted_size) == 0)
            return first;
        text = first + 1;
        size -= skipped + 1;
    }
    return NULL;
}

/* The place of an `init` argument: SIZE_MAX where it lies beyond the end. */
static size_t start_at(lua_State *L, int index, size_t size)
{
    lua_Integer position = luaL_optinteger(L, index, 1);
    if (position > 0)
        return (size_t)position - 1 > size ? SIZE_MAX : (size_t)position - 1;
    if (position == 0 || position < -(lua_Integer)size)
        return 0;
    return size - (size_t)-position;
}

static int push_found(lua_State *L, const char *subject, const char *start, size_t size)
{
    lua_pushinteger(L, (lua_Integer)(start - subject) + 1);
    lua_pushinteger(L, (lua_Integer)(start - subject) + (lua_Integer)size);
    return 2;
}

static int find_or_match(lua_State *L, bool find)
{
    size_t size, pattern_size;
    const char *subject = luaL_checklstring(L, 1, &size);
    const char *pattern = luaL_checklstring(L, 2, &pattern_size);
    size_t start = start_at(L, 3, size);
    sandbox_spend(sandbox_of(L), 1);
    if (start == SIZE_MAX) {
        luaL_pushfail(L);
        return 1;
    }
    const char *at = subject + start;
    sandbox_spend_bytes(sandbox_of(L), pattern_size);
    if (find && (lua_toboolean(L, 4) || !has_specials(pattern, pattern_size))) {
        const char *found = find_plain(sandbox_of(L), at, size - start, pattern, pattern_size);
        if (found != NULL)
            return push_found(L, subject, found, pattern_size);
        luaL_pushfail(L);
        return 1;
    }
    sandbox_matcher m;
    sandbox_matcher_start(&m, L, subject, size, pattern, pattern_size);
    bool anchored = pattern_size > 0 && *pattern == '^';
    do {
        const char *end = sandbox_matcher_match(&m, at, pattern + (anchored ? 1 : 0));
        if (end != NULL) {
            sandbox_matcher_settle(&m);
            int found = find ? push_found(L, subject, at, (size_t)(end - at)) : 0;
            return found + sandbox_matcher_push_all(&m, at, end, !find);
        }
    } while (!anchored && at++ < m.subject_end);
    sandbox_matcher_settle(&m);
    luaL_pushfail(L);
    return 1;
}

static int string_find(lua_State *L)
{
    return find_or_match(L, true);
}

static int string_match(lua_State *L)
{
    return find_or_match(L, false);
}

/* ---- gmatch ---- */

/* Upvalues: subject, pattern, where to go on, where the last match ended (-1: there was none). A
 * match that is empty and right behind the last one does not count. */
static int next_of_gmatch(lua_State *L)
{
    size_t size, pattern_size;
    const char *subject = lua_tolstring(L, lua_upvalueindex(1), &size);
    const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_size);
    size_t start = (size_t)lua_tointeger(L, lua_upvalueindex(3));
    lua_Integer last = lua_tointeger(L, lua_upvalueindex(4));
    sandbox_matcher m;
    sandbox_matcher_start(&m, L, subject, size, pattern, pattern_size);
    sandbox_spend(m.box, 1);
    for (const char *at = subject + start; start <= size && at <= m.subject_end; at++) {
        const char *end = sandbox_matcher_match(&m, at, pattern);
        if (end == NULL || end - subject == last)
            continue;
        sandbox_matcher_settle(&m);
        lua_pushinteger(L, (lua_Integer)(end - subject));
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_replace(L, lua_upvalueindex(4));
        return sandbox_matcher_push_all(&m, at, end, true);
    }
    sandbox_matcher_settle(&m);
    return 0;
}

static int string_gmatch(lua_State *L)
{
    size_t size;
    luaL_checklstring(L, 1, &size);
    luaL_checkstring(L, 2);
    size_t start = start_at(L, 3, size);
    lua_settop(L, 2);
    lua_pushinteger(L, start == SIZE_MAX ? (lua_Integer)size + 1 : (lua_Integer)start);
    lua_pushinteger(L, -1);
    lua_pushcclosure(L, next_of_gmatch, 4);
    return 1;
}

/* ---- gsub ---- */

static void add_template(const sandbox_matcher *m, sandbox_text *text, const char *start,
                         const char *end)
{
    size_t size;
    const char *template = lua_tolstring(m->L, 3, &size);
    const char *template_end = template + size;
    while (template <template_end) {
        const char *percent = memchr(template, '%', (size_t)(template_end - template));
        const char *plain_end = percent == NULL ? template_end : percent;
        sandbox_text_add(text, template, (size_t)(plain_end - template));
        if (percent == NULL)
            return;
        char next = sandbox_byte_at(percent + 1, template_end);
        template = percent + 2;
        if (next == '%') {
            sandbox_text_add_byte(text, '%');
        } else if (next == '0') {
            sandbox_text_add(text, start, (size_t)(end - start));
        } else if (next >= '0' && next <= '9') {
            sandbox_matcher_push(m, next - '1', start, end);
            size_t length;
            const char *bytes = lua_tolstring(m->L, -1, &length);
            sandbox_text_add(text, bytes, length);
            lua_pop(m->L, 1);
        } else {
            luaL_error(m->L, "invalid use of '%%' in replacement string");
        }
    }
}

/* Adds what stands for a match; answers whether it differs from the match. */
static bool add_replacement(const sandbox_matcher *m, sandbox_text *text, const char *start,
                            const char *end)
{
    lua_State *L = m->L;
    switch (lua_type(L, 3)) {
    case LUA_TTABLE:
        sandbox_matcher_push(m, 0, start, end);
        lua_gettable(L, 3);
        break;
    case LUA_TFUNCTION:
        lua_pushvalue(L, 3);
        lua_call(L, sandbox_matcher_push_all(m, start, end, true), 1);
        break;
    default:
        add_template(m, text, start, end);
        return true;
    }
    bool changes = lua_toboolean(L, -1) != 0;
    if (!changes) {
        sandbox_text_add(text, start, (size_t)(end - start));
    } else if (!lua_isstring(L, -1)) {
        luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
    } else {
        size_t size;
        const char *bytes = lua_tolstring(L, -1, &size);
        sandbox_text_add(text, bytes, size);
    }
    lua_pop(L, 1);
    return changes;
}

static int string_gsub(lua_State *L)
{
    size_t size, pattern_size;
    const char *subject = luaL_checklstring(L, 1, &size);
    const char *pattern = luaL_checklstring(L, 2, &pattern_size);
    int type = lua_type(L, 3);
    luaL_argexpected(L,
                     type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION ||
                         type == LUA_TTABLE,
                     3, "string/function/table");
    lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)size + 1);
    bool anchored = pattern_size > 0 && *pattern == '^';
    lua_settop(L, 3);

    sandbox_matcher m;
    sandbox_text text;
    sandbox_matcher_start(&m, L, subject, size, pattern, pattern_size);
    sandbox_text_begin(&text, L);
    const char *at = subject;
    const char *last = NULL;
    lua_Integer count = 0;
    while (count < most) {
        const char *end = sandbox_matcher_match(&m, at, pattern + (anchored ? 1 : 0));
        if (end != NULL && end != last) {
            count++;
            add_replacement(&m, &text, at, end);
            at = last = end;
        } else if (at < m.subject_end) {
            sandbox_text_add_byte(&text, *at++);
        } else {
            break;
        }
        if (anchored)
            break;
    }
    sandbox_matcher_settle(&m);
    sandbox_text_add(&text, at, (size_t)(m.subject_end - at));
    sandbox_text_finish(&text);
    lua_pushinteger(L, count);
    return 2;
}

void sandbox_add_search(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"find", string_find}, {"gmatch", string_gmatch},
        {"gsub", string_gsub}, {"match", string_match},
        {NULL, NULL},
    };
    sandbox_add_functions(L, functions);
}
