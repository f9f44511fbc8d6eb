/* Patterns of Lua (manual, 6.4.1), matched by backtracking under the budget: each test of a byte is
 * charged, and the depth is bounded, so that no pattern runs longer than the script may. */
#include "sandbox_pattern.h"

#include <string.h>

enum {
    DEEPEST = 200,
    WORK_PIECE = 256,  /* byte tests between two charges */
    WORK_PER_UNIT = 2, /* byte tests that cost a unit */
};

typedef sandbox_matcher matcher;
typedef sandbox_capture capture;

static void work(matcher *m, size_t tests)
{
    m->work += tests;
    if (m->work >= WORK_PIECE) {
        size_t done = m->work;
        m->work = 0;
        sandbox_spend(m->box, done / WORK_PER_UNIT);
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

static const char *match_shortest(matcher *m, const char *at, const char *item,
                                  const char *item_end)
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
    if (m->count >= SANDBOX_MOST_CAPTURES)
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
    char letter = sandbox_byte_at(item + 1, m->pattern_end);
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
        char repeat = sandbox_byte_at(item_end, m->pattern_end);
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

void sandbox_matcher_start(matcher *m, lua_State *L, const char *subject, size_t size,
                           const char *pattern, size_t pattern_size)
{
    m->L = L;
    m->box = sandbox_of(L);
    m->subject = subject;
    m->subject_end = subject + size;
    m->pattern_end = pattern + pattern_size;
    m->work = 0;
}

const char *sandbox_matcher_match(matcher *m, const char *at, const char *pattern)
{
    m->count = 0;
    m->depth = 0;
    work(m, 1);
    return match(m, at, pattern);
}

void sandbox_matcher_settle(matcher *m)
{
    sandbox_spend(m->box, m->work / WORK_PER_UNIT);
    m->work = 0;
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

void sandbox_matcher_push(const matcher *m, int index, const char *start, const char *end)
{
    capture found = capture_at(m, index, start, end);
    if (found.kind == CAPTURE_POSITION) {
        lua_pushinteger(m->L, (lua_Integer)(found.start - m->subject) + 1);
    } else {
        sandbox_spend_bytes(m->box, found.size);
        lua_pushlstring(m->L, found.start, found.size);
    }
}

int sandbox_matcher_push_all(const matcher *m, const char *start, const char *end,
                             bool whole_if_none)
{
    int count = m->count == 0 && whole_if_none ? 1 : m->count;
    luaL_checkstack(m->L, count, "too many captures");
    for (int i = 0; i < count; i++)
        sandbox_matcher_push(m, i, start, end);
    return count;
}
