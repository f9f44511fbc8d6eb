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
    return (unsigned)status < LAW_STATUS_COUNT ? status_names[status] : "unknown";
}

bool law_name_is_valid(const char *name)
{
    static const char allowed[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.:/-";
    if (name == NULL)
        return false;
    size_t size = strspn(name, allowed);
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

bool law__keep_name_mistake(law_error *error, const char *what, const char *name)
{
    if (name == NULL)
        return law__keep_first(error, LAW_BAD_NAME, "a %s without an id", what);
    return law__keep_first(error, LAW_BAD_NAME,
                           "\"%.80s\" is not the id of a %s: 1 to %d of A-Z a-z 0-9 _ . : / -",
                           name, what, LAW_NAME_SIZE_MAX);
}
