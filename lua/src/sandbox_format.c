/* string.format of a script. The text of a directive is checked before the C library sees it: its
 * width and precision have two digits at most, so that a buffer of known size holds the result. */
#include "sandbox_private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    LONGEST_DIRECTIVE = 32,
    LONGEST_ITEM = 512, /* "%99.99f" of the largest float has some 410 bytes */
};

typedef struct directive {
    char text[LONGEST_DIRECTIVE]; /* "%-5.2", without its letter */
    size_t size;
    char letter;
    bool has_precision;
    int precision;
} directive;

static const char *read_digits(lua_State *L, const char *at, const char *end, int *value)
{
    int digits = 0;
    *value = 0;
    while (at < end && *at >= '0' && *at <= '9') {
        *value = *value * 10 + (*at++ - '0');
        if (++digits > 2)
            luaL_error(L, "invalid conversion to 'format': a width has two digits at most");
    }
    return at;
}

/* Reads a directive; `at` is behind the "%". Answers the place behind it. */
static const char *read_directive(lua_State *L, const char *at, const char *end, directive *found)
{
    const char *start = at;
    int width;
    enum { MOST_FLAGS = 5 };
    while (at < end && *at != '\0' && strchr("-+ #0", *at) != NULL) {
        if (++at - start > MOST_FLAGS)
            luaL_error(L, "invalid conversion to 'format': repeated flags");
    }
    at = read_digits(L, at, end, &width);
    found->has_precision = at < end && *at == '.';
    found->precision = 0;
    if (found->has_precision)
        at = read_digits(L, at + 1, end, &found->precision);
    if (at >= end)
        luaL_error(L, "invalid conversion to 'format': it ends after \"%%\"");
    found->text[0] = '%';
    memcpy(found->text + 1, start, (size_t)(at - start));
    found->size = (size_t)(at - start) + 1;
    found->letter = *at;
    return at + 1;
}

static void require_flags(lua_State *L, const directive *wanted, const char *allowed)
{
    for (size_t i = 1; i < wanted->size; i++) {
        char flag = wanted->text[i];
        if (strchr("-+ #0", flag) == NULL)
            return;
        if (strchr(allowed, flag) == NULL)
            luaL_error(L, "invalid conversion to 'format': flag \"%c\" does not go with \"%%%c\"",
                       flag, wanted->letter);
    }
}

/* The directive as C wants it, with a length modifier before the letter. */
static const char *c_format(directive *wanted, const char *modifier)
{
    snprintf(wanted->text + wanted->size, sizeof wanted->text - wanted->size, "%s%c", modifier,
             wanted->letter);
    return wanted->text;
}

static void add_printed(sandbox_text *text, const char *item, int length)
{
    if (length < 0 || length >= LONGEST_ITEM)
        luaL_error(text->L, "invalid conversion to 'format'");
    sandbox_text_add(text, item, (size_t)length);
}

/* The format is checked above, so the compiler need not see it. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif

static const char *integer_flags(char letter)
{
    if (letter == 'd' || letter == 'i')
        return "-+0 ";
    return letter == 'u' ? "-0" : "-#0";
}

static void add_integer(sandbox_text *text, int argument, directive *wanted)
{
    char item[LONGEST_ITEM];
    lua_Integer value = luaL_checkinteger(text->L, argument);
    require_flags(text->L, wanted, integer_flags(wanted->letter));
    add_printed(
        text, item,
        snprintf(item, sizeof item, c_format(wanted, LUA_INTEGER_FRMLEN), (long long)value));
}

static void add_float(sandbox_text *text, int argument, directive *wanted)
{
    char item[LONGEST_ITEM];
    lua_Number value = luaL_checknumber(text->L, argument);
    if (isnan(value))
        value = fabs(value); /* its sign is an accident */
    require_flags(text->L, wanted, "-+ #0");
    add_printed(text, item, snprintf(item, sizeof item, c_format(wanted, ""), value));
}

static void add_character(sandbox_text *text, int argument, directive *wanted)
{
    char item[LONGEST_ITEM];
    int value = (int)(unsigned char)luaL_checkinteger(text->L, argument);
    require_flags(text->L, wanted, "-");
    if (wanted->has_precision)
        luaL_error(text->L, "invalid conversion to 'format': \"%%c\" has no precision");
    add_printed(text, item, snprintf(item, sizeof item, c_format(wanted, ""), value));
}

static void add_string(sandbox_text *text, int argument, directive *wanted)
{
    lua_State *L = text->L;
    size_t size;
    luaL_checkany(L, argument);
    const char *bytes = sandbox_push_text(L, argument, &size);
    require_flags(L, wanted, "-");
    if (wanted->size == 1) {
        sandbox_text_add(text, bytes, size);
    } else {
        char item[LONGEST_ITEM];
        luaL_argcheck(L, size == strlen(bytes), argument, "string contains zeros");
        if (!wanted->has_precision && size >= 100)
            sandbox_text_add(text, bytes, size); /* no width is larger */
        else
            add_printed(text, item, snprintf(item, sizeof item, c_format(wanted, ""), bytes));
    }
    lua_pop(L, 1);
}

/* %q: a string as Lua source that reads back the same. */
static void add_quoted_string(sandbox_text *text, const char *bytes, size_t size)
{
    sandbox_text_add_byte(text, '"');
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        if (byte == '"' || byte == '\\' || byte == '\n') {
            sandbox_text_add_byte(text, '\\');
            sandbox_text_add_byte(text, (char)byte);
        } else if (byte < 0x20 || byte == 0x7F) {
            char escape[8];
            bool digit_follows = i + 1 < size && bytes[i + 1] >= '0' && bytes[i + 1] <= '9';
            int length = snprintf(escape, sizeof escape, digit_follows ? "\\%03d" : "\\%d", byte);
            sandbox_text_add(text, escape, (size_t)length);
        } else {
            sandbox_text_add_byte(text, (char)byte);
        }
    }
    sandbox_text_add_byte(text, '"');
}

static int print_quoted_number(lua_State *L, int argument, char *item, size_t size)
{
    if (lua_isinteger(L, argument)) {
        lua_Integer value = lua_tointeger(L, argument);
        const char *format = value == LUA_MININTEGER ? "0x%llx" : LUA_INTEGER_FMT;
        return snprintf(item, size, format, (long long)value);
    }
    lua_Number value = lua_tonumber(L, argument);
    if (isnan(value))
        return snprintf(item, size, "(0/0)");
    if (isinf(value))
        return snprintf(item, size, value > 0 ? "1e9999" : "-1e9999");
    if (value == floor(value) && fabs(value) < 0x1p53)
        return snprintf(item, size, "%.0f.0", value);
    return snprintf(item, size, "%a", value);
}

static void add_quoted(sandbox_text *text, int argument, const directive *wanted)
{
    lua_State *L = text->L;
    char item[LONGEST_ITEM];
    size_t size;
    if (wanted->size != 1)
        luaL_error(L, "invalid conversion to 'format': \"%%q\" takes no modifiers");
    switch (lua_type(L, argument)) {
    case LUA_TSTRING: {
        const char *bytes = lua_tolstring(L, argument, &size);
        sandbox_spend_bytes(text->box, size);
        add_quoted_string(text, bytes, size);
        break;
    }
    case LUA_TNUMBER:
        add_printed(text, item, print_quoted_number(L, argument, item, sizeof item));
        break;
    case LUA_TNIL:
    case LUA_TBOOLEAN: {
        const char *bytes = sandbox_push_text(L, argument, &size);
        sandbox_text_add(text, bytes, size);
        lua_pop(L, 1);
        break;
    }
    default:
        luaL_argerror(L, argument, "value has no literal form");
    }
}

static void add_directive(sandbox_text *text, int argument, directive *wanted)
{
    switch (wanted->letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
        add_integer(text, argument, wanted);
        break;
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G':
        add_float(text, argument, wanted);
        break;
    case 'c':
        add_character(text, argument, wanted);
        break;
    case 's':
        add_string(text, argument, wanted);
        break;
    case 'q':
        add_quoted(text, argument, wanted);
        break;
    case 'p':
        luaL_error(text->L, "invalid conversion \"%%p\" to 'format': addresses are not shown here");
        break;
    default:
        luaL_error(text->L, "invalid conversion \"%%%c\" to 'format'",
                   wanted->letter >= ' ' && wanted->letter < 0x7F ? wanted->letter : '?');
    }
}

static int string_format(lua_State *L)
{
    size_t size;
    const char *at = luaL_checklstring(L, 1, &size);
    const char *end = at + size;
    int argument = 1;
    sandbox_text text;
    int last = lua_gettop(L);
    sandbox_spend(sandbox_of(L), 2);
    sandbox_text_begin(&text, L);
    while (at < end) {
        const char *percent = memchr(at, '%', (size_t)(end - at));
        sandbox_text_add(&text, at, (size_t)((percent == NULL ? end : percent) - at));
        if (percent == NULL)
            break;
        at = percent + 1;
        if (at < end && *at == '%') {
            sandbox_text_add_byte(&text, '%');
            at++;
            continue;
        }
        directive wanted;
        at = read_directive(L, at, end, &wanted);
        if (++argument > last)
            return luaL_argerror(L, argument, "no value");
        add_directive(&text, argument, &wanted);
    }
    sandbox_text_finish(&text);
    return 1;
}

void sandbox_add_format(lua_State *L)
{
    static const luaL_Reg functions[] = {{"format", string_format}, {NULL, NULL}};
    sandbox_add_functions(L, functions);
}
