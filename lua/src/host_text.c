/* Text from scripts and files, made harmless for a terminal, and the words for a file that cannot
 * be read. It knows bytes and UTF-8, no languages. */
#include "host.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* The size of the well-formed UTF-8 character that begins at text, or 0. No overlong forms, no
 * halves of surrogate pairs, nothing above U+10FFFF. */
static size_t character_at(const unsigned char *text, size_t size, uint32_t *code)
{
    unsigned char first = text[0];
    size_t length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length == 0 || first > 0xf4 || length > size)
        return 0;
    if (length == 1) {
        *code = first;
        return 1;
    }
    *code = first & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xc0) != 0x80)
            return 0;
        *code = *code << 6 | (text[i] & 0x3fu);
    }
    bool too_long = (length == 3 && *code < 0x800) || (length == 4 && *code < 0x10000);
    bool surrogate = *code >= 0xd800 && *code <= 0xdfff;
    return too_long || surrogate || *code > 0x10ffff ? 0 : length;
}

/* Marks that turn the direction of writing could make a message read as another one, and so could
 * marks that are not seen; some begin a new line. */
static bool misleads(uint32_t code)
{
    return code == 0x00ad || code == 0x061c || (code >= 0x200b && code <= 0x200f) ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) ||
           code == 0xfeff;
}

static bool is_plain(uint32_t code, bool lines)
{
    if (lines && (code == '\n' || code == '\t'))
        return true;
    return code >= 0x20 && !(code >= 0x7f && code <= 0x9f) && !misleads(code);
}

/* Writes the escape of a character, or of a byte that is none, and returns its length. */
static int escape_one(char escape[16], size_t length, uint32_t code, unsigned char byte)
{
    switch (length == 1 ? code : 0) {
    case '\n':
        return snprintf(escape, 16, "\\n");
    case '\r':
        return snprintf(escape, 16, "\\r");
    case '\t':
        return snprintf(escape, 16, "\\t");
    default:
        if (length > 1)
            return snprintf(escape, 16, "\\u{%x}", (unsigned)code);
        return snprintf(escape, 16, "\\x%02x", (unsigned)byte);
    }
}

void host_escape(const char *text, size_t size, bool lines, host_put_fn *put, void *user)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t start = 0; /* of what is plain and not yet written */
    size_t at = 0;
    while (at < size) {
        uint32_t code = 0;
        size_t length = character_at(bytes + at, size - at, &code);
        if (length > 0 && is_plain(code, lines)) {
            at += length;
            continue;
        }
        if (at > start)
            put(user, text + start, at - start);
        char escape[16];
        int written = escape_one(escape, length, code, bytes[at]);
        put(user, escape, (size_t)written);
        at += length > 0 ? length : 1;
        start = at;
    }
    if (size > start)
        put(user, text + start, size - start);
}

const char *host_reason(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return "no such file";
    case EACCES:
    case EPERM:
        return "it may not be read";
    case EISDIR:
        return "it is a folder";
    case ELOOP:
        return "its links lead in a circle";
    case ENAMETOOLONG:
        return "the name is too long";
    default:
        return strerror(error);
    }
}
