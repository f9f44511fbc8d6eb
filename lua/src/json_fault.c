/* Faults of documents and the words for them. It knows no document and no field. */
#include "json_fault.h"

#include "json_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *json_fault_name(json_fault_code code)
{
    static const char *const names[JSON_FAULT_COUNT] = {
#define X(code, name, sentence) [JSON_FAULT_##code] = name,
        JSON_FAULTS(X)
#undef X
    };
    return names[code];
}

/* Cuts a character that did not fit whole off the end. */
static void drop_half_character(char *message)
{
    size_t size = strlen(message);
    for (size_t back = 1; back <= 4 && back <= size; back++) {
        unsigned char byte = (unsigned char)message[size - back];
        if (byte < 0x80)
            return;
        if (byte >= 0xc0) {
            if (json_character_size(message + size - back, back) == 0)
                message[size - back] = '\0';
            return;
        }
    }
}

bool json_fault_set(json_fault *fault, json_fault_code code, const char *format, ...)
{
    fault->code = code;
    fault->path = NULL;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(fault->message, sizeof fault->message, format, arguments);
    va_end(arguments);
    drop_half_character(fault->message);
    return false;
}

bool json_fault_set_error(json_fault *fault, const law_error *error)
{
    static const json_fault_code codes[LAW_STATUS_COUNT] = {
        [LAW_NO_MEMORY] = JSON_FAULT_NO_MEMORY,
        [LAW_BAD_ARGUMENT] = JSON_FAULT_OUT_OF_RANGE,
        [LAW_BAD_NAME] = JSON_FAULT_BAD_ID,
        [LAW_DUPLICATE] = JSON_FAULT_DUPLICATE,
        [LAW_CONTRADICTION] = JSON_FAULT_CONTRADICTION,
        [LAW_TOO_MANY] = JSON_FAULT_TOO_MANY,
    };
    json_fault_code code = codes[error->status];
    return json_fault_set(fault, code == JSON_FAULT_NONE ? JSON_FAULT_INTERNAL : code, "%s",
                          error->message);
}

enum { NEAR_NAME_SIZE_MAX = 63 };

/* How many letters are added, left out, changed or swapped with their neighbour between two names.
 */
static unsigned distance_between(const char *a, size_t a_size, const char *b, size_t b_size)
{
    unsigned rows[3]
                 [NEAR_NAME_SIZE_MAX + 1]; /* of the letters of a: this one, the last two before */
    for (size_t j = 0; j <= b_size; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= a_size; i++) {
        unsigned *row = rows[i % 3];
        const unsigned *before = rows[(i + 2) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= b_size; j++) {
            unsigned best = before[j - 1] + (a[i - 1] != b[j - 1]);
            if (before[j] + 1 < best)
                best = before[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (is_swap && rows[(i + 1) % 3][j - 2] + 1 < best)
                best = rows[(i + 1) % 3][j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[a_size % 3][b_size];
}

void json_near_offer(json_near *near, const char *candidate)
{
    size_t given_size = strlen(near->given), size = strlen(candidate);
    if (given_size == 0 || given_size > NEAR_NAME_SIZE_MAX || size > NEAR_NAME_SIZE_MAX)
        return;
    unsigned allowed = given_size < 4 ? 1 : given_size < 8 ? 2 : 3;
    size_t difference = given_size < size ? size - given_size : given_size - size;
    if (difference > allowed)
        return;
    unsigned distance = distance_between(near->given, given_size, candidate, size);
    /* One letter out of one or two says nothing about what was meant. */
    if (distance > allowed || distance >= size ||
        (near->name != NULL && distance >= near->distance))
        return;
    near->name = candidate;
    near->distance = distance;
}

const char *json_quote(char quote[JSON_QUOTE_SIZE], const char *string)
{
    static const char ellipsis[] = "\xe2\x80\xa6";
    size_t room = JSON_QUOTE_SIZE - 3 - (sizeof ellipsis - 1);
    size_t size = strlen(string), used = size;
    if (size > room) {
        used = room;
        while (used > 0 && ((unsigned char)string[used] & 0xc0) == 0x80)
            used--;
    }
    snprintf(quote, JSON_QUOTE_SIZE, "\"%.*s%s\"", (int)used, string, used < size ? ellipsis : "");
    return quote;
}
