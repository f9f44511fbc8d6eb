/* Status names, and the one way to fill a caller's error. */
#include "status.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const status_names[] = {
    [LAW_OK] = "ok",
    [LAW_NO_MEMORY] = "no_memory",
    [LAW_BAD_ARGUMENT] = "bad_argument",
    [LAW_BAD_NAME] = "bad_name",
    [LAW_DUPLICATE] = "duplicate",
    [LAW_CONTRADICTION] = "contradiction",
    [LAW_TOO_MANY] = "too_many",
    [LAW_WRONG_PHASE] = "wrong_phase",
    [LAW_NOT_YOURS] = "not_yours",
    [LAW_HOOK_FAILED] = "hook_failed",
    [LAW_NOT_VERIFIED] = "not_verified",
};
static_assert(sizeof status_names / sizeof *status_names == LAW_STATUS_COUNT,
              "every status has a name");

const char *law_version(void)
{
    return LAW_VERSION;
}

const char *law_status_name(law_status status)
{
    return (unsigned)status < LAW_STATUS_COUNT ? status_names[status] : NULL;
}

static bool is_name_byte(unsigned char byte)
{
    static const bool is_allowed[256] = {
        ['0'] = 1, ['1'] = 1, ['2'] = 1, ['3'] = 1, ['4'] = 1, ['5'] = 1, ['6'] = 1, ['7'] = 1,
        ['8'] = 1, ['9'] = 1, ['A'] = 1, ['B'] = 1, ['C'] = 1, ['D'] = 1, ['E'] = 1, ['F'] = 1,
        ['G'] = 1, ['H'] = 1, ['I'] = 1, ['J'] = 1, ['K'] = 1, ['L'] = 1, ['M'] = 1, ['N'] = 1,
        ['O'] = 1, ['P'] = 1, ['Q'] = 1, ['R'] = 1, ['S'] = 1, ['T'] = 1, ['U'] = 1, ['V'] = 1,
        ['W'] = 1, ['X'] = 1, ['Y'] = 1, ['Z'] = 1, ['a'] = 1, ['b'] = 1, ['c'] = 1, ['d'] = 1,
        ['e'] = 1, ['f'] = 1, ['g'] = 1, ['h'] = 1, ['i'] = 1, ['j'] = 1, ['k'] = 1, ['l'] = 1,
        ['m'] = 1, ['n'] = 1, ['o'] = 1, ['p'] = 1, ['q'] = 1, ['r'] = 1, ['s'] = 1, ['t'] = 1,
        ['u'] = 1, ['v'] = 1, ['w'] = 1, ['x'] = 1, ['y'] = 1, ['z'] = 1, ['_'] = 1, ['.'] = 1,
        [':'] = 1, ['/'] = 1, ['-'] = 1,
    };
    return is_allowed[byte];
}

bool law_name_is_valid(const char *name)
{
    if (name == NULL)
        return false;
    size_t size = 0;
    while (size <= LAW_NAME_SIZE_MAX && is_name_byte((unsigned char)name[size]))
        size++;
    return size >= 1 && size <= LAW_NAME_SIZE_MAX && name[size] == '\0';
}

static void fill(law_error *error, law_status status, const char *format, va_list arguments)
{
    error->status = status;
    if (vsnprintf(error->message, sizeof error->message, format, arguments) < 0)
        error->message[0] = '\0';
}

law_status law__fail(law_error *error, law_status status, const char *format, ...)
{
    if (error != NULL) {
        va_list arguments;
        va_start(arguments, format);
        fill(error, status, format, arguments);
        va_end(arguments);
    }
    return status;
}

law_status law__fail_memory(law_error *error, size_t size)
{
    return law__fail(error, LAW_NO_MEMORY, "out of memory: %zu bytes were not to be had", size);
}

bool law__keep_first(law_error *error, law_status status, const char *format, ...)
{
    if (error->status == LAW_OK) {
        va_list arguments;
        va_start(arguments, format);
        fill(error, status, format, arguments);
        va_end(arguments);
    }
    return false;
}

const char *law__shown(char shown[LAW__SHOWN_SIZE], const char *text)
{
    size_t size = 0;
    for (; size < LAW__SHOWN_SIZE - 1 && text[size] != '\0'; size++)
        shown[size] = (char)(text[size] >= ' ' && text[size] <= '~' ? text[size] : '?');
    shown[size] = '\0';
    return shown;
}

bool law__keep_name_mistake(law_error *error, const char *what, const char *name)
{
    char shown[LAW__SHOWN_SIZE];
    if (name == NULL)
        return law__keep_first(error, LAW_BAD_NAME, "a %s without an id", what);
    return law__keep_first(error, LAW_BAD_NAME,
                           "\"%s\" is not the id of a %s: 1 to %d of A-Z a-z 0-9 _ . : / -",
                           law__shown(shown, name), what, LAW_NAME_SIZE_MAX);
}
