/* Patterns of Lua (manual, 6.4.1), matched by backtracking under the budget: each test of a byte is
 * charged, and the depth is bounded, so that no pattern runs longer than the script may. */
#include "sandbox_private.h"

#include <string.h>

enum {
    MOST_CAPTURES = 32,
    DEEPEST = 200,
    WORK_PIECE = 256, /* byte tests between two charges; two of them cost a unit */
};

typedef struct capture {
    const char *start;
    size_t size;
    enum { CAPTURE_OPEN, CAPTURE_CLOSED, CAPTURE_POSITION } kind;
} capture;

typedef struct matcher {
    lua_State *L;
    sandbox *box;
    const char *subject;
    const char *subject_end;
    const char *pattern_end;
    int depth;
    size_t work;
    int count; /* of captures */
    capture captures[MOST_CAPTURES];
} matcher;

static void work(matcher *m, size_t tests)
{
    m->work += tests;
    if (m->work >= WORK_PIECE) {
        size_t done = m->work;
        m->work = 0;
        sandbox_spend(m->box, done / 2);
    }
}

/* ---- single bytes ---- */

static bool is_letter(unsigned char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static bool is_digit(unsigned char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool is_in_class(unsigned char byte, char letter)
{
    bool inside;
    switch (letter | 0x20) {
    case 'a':
        inside = is_letter(byte);
        break;
    case 'c':
        inside = byte < 0x20 || byte == 0x7F;
        break;
    case 'd':
        inside = is_digit(byte);
        break;
    case 'g':
        inside = byte > 0x20 && byte < 0x7F;
        break;
    case 'l':
        inside = byte >= 'a' && byte <= 'z';
        break;
    case 'p':
        inside = byte > 0x20 && byte < 0x7F && !is_letter(byte) && !is_digit(byte);
        break;
    case 's':
        inside = byte == ' ' || (byte >= '\t' && byte <= '\r');
        break;
    case 'u':
        inside = byte >= 'A' && byte <= 'Z';
        break;
    case 'w':
        inside = is_letter(byte) || is_digit(byte);
        break;
    case 'x':
        inside = is_digit(byte) || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
        break;
    case 'z': /* of older versions of Lua, and still understood */
        inside = byte == 0;
        break;
    default:
        return byte == (unsigned char)letter;
    }
    bool is_complement = letter >= 'A' && letter <= 'Z';
    return inside != is_complement;
}

/* `set` is at the "[", `end` behind the "]". */
static bool is_in_set(matcher *m, unsigned char byte, const char *set, const char *end)
{
    const char *at = set + 1;
    const char *last = end - 1;
    bool complement = *at == '^';
    if (complement)
        at++;
    bool found = false;
    while (at < last && !found) {
        if (*at == '%') {
            found = is_in_class(byte, at[1]);
            at += 2;
        } else if (at + 2 < last && at[1] == '-') {
            found = (unsigned char)at[0] <= byte && byte <= (unsigned char)at[2];
            at += 3;
        } else {
            found = (unsigned char)*at == byte;
            at++;
        }
    }
    work(m, (size_t)(at - set) / 2);
    return found != complement;
}

/* Where the set that starts at `set` ends. A "]" that comes first stands for itself. */
static const char *find_set_end(matcher *m, const char *set)
{
    const char *at = set + 1;
    if (at < m->pattern_end && *at == '^')
        at++;
    bool first = true;
    while (at < m->pattern_end && (first || *at != ']')) {
        first = false;
        at += *at == '%' && at + 1 < m->pattern_end ? 2 : 1;
    }
    if (at >= m->pattern_end)
        luaL_error(m->L, "malformed pattern (missing ']')");
    return at + 1;
}

static const char *find_item_end(matcher *m, const char *item)
{
    if (*item == '[')
        return find_set_end(m, item);
    if (*item != '%')
        return item + 1;
    if (item + 1 >= m->pattern_end)
        luaL_error(m->L, "malformed pattern (ends with '%%')");
    return item + 2;
}

static bool item_matches(matcher *m, const char *at, const char *item, const char *item_end)
{
    if (at >= m->subject_end)
        return false;
    work(m, 1);
    switch (*item) {
    case '.':
        return true;
    case '%':
        return is_in_class((unsigned char)*at, item[1]);
    case '[':
        return is_in_set(m, (unsigned char)*at, item, item_end);
    default:
        return *item == *at;
    }
}

/* ---- sequences; each answers where the match ends, or NULL ---- */

static const char *match(matcher *m, const char *at, const char *pattern);

static const char *match_longest(matcher *m, const char *at, const char *item, const char *item_end,
                                 size_t least)
{
    size_t count = 0;
    while (item_matches(m, at + count, item, item_end))
        count++;
    for (; count + 1 > least; count--) {
        const char *end = match(m, at + count, item_end + 1);
        if (end != NULL)
            return end;
        if (count == 0)
            break;
    }
    return NULL;
}

static const char *match_shortest(matcher *m, const char *at, const char *item, const char *item_end)
{
    for (;;) {
        const char *end = match(m, at, item_end + 1);
        if (end != NULL)
            return end;
        if (!item_matches(m, at, item, item_end))
            return NULL;
        at++;
    }
}

static const char *open_capture(matcher *m, const char *at, const char *pattern)
{
    bool is_position = pattern + 1 < m->pattern_end && pattern[1] == ')';
    if (m->count >= MOST_CAPTURES)
        luaL_error(m->L, "too many captures");
    m->captures[m->count].start = at;
    m->captures[m->count].size = 0;
    m->captures[m->count].kind = is_position ? CAPTURE_POSITION : CAPTURE_OPEN;
    m->count++;
    const char *end = match(m, at, pattern + (is_position ? 2 : 1));
    if (end == NULL)
        m->count--;
    return end;
}

static const char *close_capture(matcher *m, const char *at, const char *pattern)
{
    int index = m->count - 1;
    while (index >= 0 && m->captures[index].kind != CAPTURE_OPEN)
        index--;
    if (index < 0)
        luaL_error(m->L, "invalid pattern capture");
    m->captures[index].kind = CAPTURE_CLOSED;
    m->captures[index].size = (size_t)(at - m->captures[index].start);
    const char *end = match(m, at, pattern + 1);
    if (end == NULL)
        m->captures[index].kind = CAPTURE_OPEN;
    return end;
}

/* %bxy: `pattern` is at the "x". */
static const char *skip_balanced(matcher *m, const char *at, const char *pattern)
{
    if (m->pattern_end - pattern < 2)
        luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
    if (at >= m->subject_end || *at != pattern[0])
        return NULL;
    size_t open = 1;
    for (at++; at < m->subject_end; at++) {
        work(m, 1);
        if (*at == pattern[1]) {
            if (--open == 0)
                return at + 1;
        } else if (*at == pattern[0]) {
            open++;
        }
    }
    return NULL;
}

/* %f[set]: `set` is at the "[". The ends of the subject count as a zero byte. */
static bool is_frontier(matcher *m, const char *at, const char *set, const char *set_end)
{
    unsigned char before = at == m->subject ? 0 : (unsigned char)at[-1];
    unsigned char here = at == m->subject_end ? 0 : (unsigned char)*at;
    return !is_in_set(m, before, set, set_end) && is_in_set(m, here, set, set_end);
}

static const char *skip_same_as_capture(matcher *m, const char *at, char digit)
{
    int index = digit - '1';
    if (index < 0 || index >= m->count || m->captures[index].kind == CAPTURE_OPEN)
        luaL_error(m->L, "invalid capture index %%%d", index + 1);
    size_t size = m->captures[index].size;
    work(m, size / 16 + 1);
    if (m->captures[index].kind == CAPTURE_POSITION)
        return NULL;
    if ((size_t)(m->subject_end - at) < size || memcmp(m->captures[index].start, at, size) != 0)
        return NULL;
    return at + size;
}

/* What begins with "%" but is no class. Moves `pattern` behind it; answers false where it is an
 * ordinary item after all. *at becomes NULL where it does not match. */
static bool match_special(matcher *m, const char **at, const char **pattern)
{
    const char *item = *pattern;
    char letter = item + 1 < m->pattern_end ? item[1] : '\0';
    if (letter == 'b') {
        *at = skip_balanced(m, *at, item + 2);
        *pattern = item + 4;
    } else if (letter == 'f') {
        const char *set = item + 2;
        if (set >= m->pattern_end || *set != '[')
            luaL_error(m->L, "missing '[' after '%%f' in pattern");
        const char *set_end = find_set_end(m, set);
        work(m, (size_t)(set_end - set) / 4);
        if (!is_frontier(m, *at, set, set_end))
            *at = NULL;
        *pattern = set_end;
    } else if (is_digit((unsigned char)letter)) {
        *at = skip_same_as_capture(m, *at, letter);
        *pattern = item + 2;
    } else {
        return false;
    }
    return true;
}

static const char *match_from(matcher *m, const char *at, const char *pattern)
{
    while (at != NULL && pattern < m->pattern_end) {
        if (*pattern == '(')
            return open_capture(m, at, pattern);
        if (*pattern == ')')
            return close_capture(m, at, pattern);
        if (*pattern == '$' && pattern + 1 == m->pattern_end)
            return at == m->subject_end ? at : NULL;
        if (*pattern == '%' && match_special(m, &at, &pattern))
            continue;
        const char *item_end = find_item_end(m, pattern);
        work(m, 1 + (size_t)(item_end - pattern) / 4);
        char repeat = item_end < m->pattern_end ? *item_end : '\0';
        if (repeat == '*')
            return match_longest(m, at, pattern, item_end, 0);
        if (repeat == '+')
            return match_longest(m, at, pattern, item_end, 1);
        if (repeat == '-')
            return match_shortest(m, at, pattern, item_end);
        bool fits = item_matches(m, at, pattern, item_end);
        if (repeat == '?') {
            if (fits) {
                const char *end = match(m, at + 1, item_end + 1);
                if (end != NULL)
                    return end;
            }
            pattern = item_end + 1;
        } else {
            at = fits ? at + 1 : NULL;
            pattern = item_end;
        }
    }
    return at;
}

static const char *match(matcher *m, const char *at, const char *pattern)
{
    if (m->depth >= DEEPEST)
        luaL_error(m->L, "pattern too complex");
    m->depth++;
    const char *end = match_from(m, at, pattern);
    m->depth--;
    return end;
}

static void prepare(matcher *m, lua_State *L, const char *subject, size_t size, const char *pattern,
                    size_t pattern_size)
{
    m->L = L;
    m->box = sandbox_of(L);
    m->subject = subject;
    m->subject_end = subject + size;
    m->pattern_end = pattern + pattern_size;
    m->work = 0;
}

static const char *start_match(matcher *m, const char *at, const char *pattern)
{
    m->count = 0;
    m->depth = 0;
    return match(m, at, pattern);
}

/* ---- captures as values ---- */

/* Where a capture lies; without any captures in the pattern, the first one is the whole match. */
static capture capture_at(const matcher *m, int index, const char *start, const char *end)
{
    if (index == 0 && m->count == 0)
        return (capture){start, (size_t)(end - start), CAPTURE_CLOSED};
    if (index >= m->count)
        luaL_error(m->L, "invalid capture index %%%d", index + 1);
    if (m->captures[index].kind == CAPTURE_OPEN)
        luaL_error(m->L, "unfinished capture");
    return m->captures[index];
}

static void push_capture(const matcher *m, int index, const char *start, const char *end)
{
    capture found = capture_at(m, index, start, end);
    if (found.kind == CAPTURE_POSITION) {
        lua_pushinteger(m->L, (lua_Integer)(found.start - m->subject) + 1);
    } else {
        sandbox_spend_bytes(m->box, found.size);
        lua_pushlstring(m->L, found.start, found.size);
    }
}

static int push_captures(const matcher *m, const char *start, const char *end, bool whole_if_none)
{
    int count = m->count == 0 && whole_if_none ? 1 : m->count;
    luaL_checkstack(m->L, count, "too many captures");
    for (int i = 0; i < count; i++)
        push_capture(m, i, start, end);
    return count;
}

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
    matcher m;
    prepare(&m, L, subject, size, pattern, pattern_size);
    bool anchored = pattern_size > 0 && *pattern == '^';
    do {
        work(&m, 1);
        const char *end = start_match(&m, at, pattern + (anchored ? 1 : 0));
        if (end != NULL) {
            sandbox_spend(m.box, m.work / 2);
            int found = find ? push_found(L, subject, at, (size_t)(end - at)) : 0;
            return found + push_captures(&m, at, end, !find);
        }
    } while (!anchored && at++ < m.subject_end);
    sandbox_spend(m.box, m.work / 2);
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
    matcher m;
    prepare(&m, L, subject, size, pattern, pattern_size);
    sandbox_spend(m.box, 1);
    for (const char *at = subject + start; start <= size && at <= m.subject_end; at++) {
        work(&m, 1);
        const char *end = start_match(&m, at, pattern);
        if (end == NULL || end - subject == last)
            continue;
        sandbox_spend(m.box, m.work / 2);
        lua_pushinteger(L, (lua_Integer)(end - subject));
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_replace(L, lua_upvalueindex(4));
        return push_captures(&m, at, end, true);
    }
    sandbox_spend(m.box, m.work / 2);
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

static void add_template(const matcher *m, sandbox_text *text, const char *start, const char *end)
{
    size_t size;
    const char *template = lua_tolstring(m->L, 3, &size);
    const char *template_end = template + size;
    while (template < template_end) {
        const char *percent = memchr(template, '%', (size_t)(template_end - template));
        const char *plain_end = percent == NULL ? template_end : percent;
        sandbox_text_add(text, template, (size_t)(plain_end - template));
        if (percent == NULL)
            return;
        char next = percent + 1 < template_end ? percent[1] : '\0';
        template = percent + 2;
        if (next == '%') {
            sandbox_text_add_byte(text, '%');
        } else if (next == '0') {
            sandbox_text_add(text, start, (size_t)(end - start));
        } else if (is_digit((unsigned char)next)) {
            push_capture(m, next - '1', start, end);
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
static bool add_replacement(const matcher *m, sandbox_text *text, const char *start, const char *end)
{
    lua_State *L = m->L;
    switch (lua_type(L, 3)) {
    case LUA_TTABLE:
        push_capture(m, 0, start, end);
        lua_gettable(L, 3);
        break;
    case LUA_TFUNCTION:
        lua_pushvalue(L, 3);
        lua_call(L, push_captures(m, start, end, true), 1);
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

    matcher m;
    sandbox_text text;
    prepare(&m, L, subject, size, pattern, pattern_size);
    sandbox_text_begin(&text, L);
    const char *at = subject;
    const char *last = NULL;
    lua_Integer count = 0;
    while (count < most) {
        work(&m, 1);
        const char *end = start_match(&m, at, pattern + (anchored ? 1 : 0));
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
    sandbox_spend(m.box, m.work / 2);
    sandbox_text_add(&text, at, (size_t)(m.subject_end - at));
    sandbox_text_finish(&text);
    lua_pushinteger(L, count);
    return 2;
}

void sandbox_add_patterns(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"find", string_find}, {"gmatch", string_gmatch}, {"gsub", string_gsub},
        {"match", string_match}, {NULL, NULL},
    };
    sandbox_add_functions(L, functions);
}
