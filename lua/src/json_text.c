/* Text that grows. It knows how JSON writes strings and separators, and nothing of any document. */
#include "json_text.h"

#include <stdlib.h>
#include <string.h>

static void *standard_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size);
}

law_allocator json_allocator(const law_allocator *allocator)
{
    return allocator != NULL ? *allocator : (law_allocator){.resize = standard_resize};
}

json_text json_text_empty(const law_allocator *allocator)
{
    return (json_text){.allocator = json_allocator(allocator)};
}

void json_text_destroy(json_text *text)
{
    if (text->bytes != NULL)
        text->allocator.resize(text->allocator.user, text->bytes, text->capacity, 0);
    *text = (json_text){.allocator = text->allocator};
}

bool json_text_grow(json_text *text, size_t size)
{
    if (text->failed)
        return false;
    size_t needed = text->size + size;
    size_t capacity = text->capacity < 512 ? 512 : text->capacity;
    while (capacity < needed && capacity <= SIZE_MAX / 2)
        capacity *= 2;
    char *bytes = NULL;
    if (needed > text->size && capacity >= needed)
        bytes = text->allocator.resize(text->allocator.user, text->bytes, text->capacity, capacity);
    if (bytes == NULL) {
        text->failed = true;
        return false;
    }
    text->bytes = bytes;
    text->capacity = capacity;
    return true;
}

void json_text_add(json_text *text, const char *bytes, size_t size)
{
    if (!json_text_reserve(text, size))
        return;
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
}

void json_text_add_string(json_text *text, const char *string)
{
    json_text_add(text, string, strlen(string));
}

void json_text_add_number(json_text *text, uint64_t number)
{
    char digits[20];
    size_t start = sizeof digits;
    do {
        digits[--start] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    json_text_add(text, digits + start, sizeof digits - start);
}

static bool needs_escape(unsigned char byte)
{
    return byte < 0x20 || byte == '"' || byte == '\\';
}

static void add_escape(json_text *text, unsigned char byte)
{
    static const char digits[] = "0123456789abcdef";
    static const char named[] = "\"\"\\\\\bb\ff\nn\rr\tt";
    for (size_t i = 0; i + 1 < sizeof named; i += 2) {
        if ((unsigned char)named[i] == byte) {
            char escape[2] = {'\\', named[i + 1]};
            json_text_add(text, escape, sizeof escape);
            return;
        }
    }
    char escape[6] = {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
    json_text_add(text, escape, sizeof escape);
}

void json_text_add_quoted(json_text *text, const char *bytes, size_t size)
{
    if (!json_text_reserve(text, size + 2))
        return;
    text->bytes[text->size++] = '"';
    size_t start = 0; /* of what is not yet added */
    for (size_t i = 0; i < size; i++) {
        if (needs_escape((unsigned char)bytes[i])) {
            json_text_add(text, bytes + start, i - start);
            add_escape(text, (unsigned char)bytes[i]);
            start = i + 1;
        }
    }
    json_text_add(text, bytes + start, size - start);
    json_text_add(text, "\"", 1);
}

size_t json_character_size(const char *bytes, size_t size)
{
    const unsigned char *at = (const unsigned char *)bytes;
    if (size == 0 || at[0] < 0x80)
        return size == 0 ? 0 : 1;
    size_t length = at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : at[0] < 0xf5 ? 4 : 0;
    if (length == 0 || length > size)
        return 0;
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    }
    bool is_overlong = (at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xf0 && at[1] < 0x90);
    bool is_surrogate = at[0] == 0xed && at[1] >= 0xa0;
    bool is_too_high = at[0] == 0xf4 && at[1] >= 0x90;
    return is_overlong || is_surrogate || is_too_high ? 0 : length;
}

void json_text_add_message(json_text *text, const char *message)
{
    size_t size = strlen(message);
    json_text_add(text, "\"", 1);
    for (size_t i = 0; i < size;) {
        size_t length = json_character_size(message + i, size - i);
        if (length == 0)
            json_text_add_string(text, "\xef\xbf\xbd");
        else if (length == 1 && needs_escape((unsigned char)message[i]))
            add_escape(text, (unsigned char)message[i]);
        else
            json_text_add(text, message + i, length);
        i += length == 0 ? 1 : length;
    }
    json_text_add(text, "\"", 1);
}

void json_text_add_name(json_text *text, const char *name)
{
    json_text_separate(text);
    size_t size = strlen(name);
    if (!json_text_reserve(text, size + 3))
        return;
    char *at = text->bytes + text->size;
    at[0] = '"';
    memcpy(at + 1, name, size);
    at[size + 1] = '"';
    at[size + 2] = ':';
    text->size += size + 3;
}

void json_text_add_pointer_key(json_text *text, const char *key)
{
    json_text_add(text, "/", 1);
    for (; *key != '\0'; key++) {
        if (*key == '~' || *key == '/')
            json_text_add(text, *key == '~' ? "~0" : "~1", 2);
        else
            json_text_add(text, key, 1);
    }
}

void json_text_add_pointer_index(json_text *text, size_t index)
{
    json_text_add(text, "/", 1);
    json_text_add_number(text, index);
}
