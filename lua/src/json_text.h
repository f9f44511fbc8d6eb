/* Text that grows, and what JSON needs of it: quoted strings, numbers, separators. Nobody looks at
 * a result before its end, so running out of memory is remembered here and asked for once. */
#ifndef LAW_JSON_TEXT_H
#define LAW_JSON_TEXT_H

#include <lawspeaker/lawspeaker.h>

typedef struct {
    law_allocator allocator;
    char *bytes;
    size_t size, capacity;
    bool failed; /* memory ran out: something is missing in the text */
} json_text;

/* The allocator itself, or the one that NULL stands for: realloc and free. */
law_allocator json_allocator(const law_allocator *allocator);

json_text json_text_empty(const law_allocator *allocator);
void json_text_destroy(json_text *text);
/* Makes room for so many bytes more; false when there is none. */
bool json_text_grow(json_text *text, size_t size);
static inline bool json_text_reserve(json_text *text, size_t size)
{
    return size <= text->capacity - text->size || json_text_grow(text, size);
}
void json_text_add(json_text *text, const char *bytes, size_t size);
void json_text_add_string(json_text *text, const char *string);
void json_text_add_number(json_text *text, uint64_t number);

/* Puts a comma where one belongs: not after what opens an object or array, nor after a member's
 * name. */
static inline void json_text_separate(json_text *text)
{
    char last = '\n';
    if (text->size > 0)
        last = text->bytes[text->size - 1];
    if (last != '{' && last != '[' && last != ':' && last != '\n' && json_text_reserve(text, 1))
        text->bytes[text->size++] = ',';
}
/* A string in quotes, with only what JSON demands escaped, in its shortest form. The text is UTF-8.
 */
void json_text_add_quoted(json_text *text, const char *bytes, size_t size);
/* The same for text from elsewhere: each byte that is not UTF-8 becomes U+FFFD. */
void json_text_add_message(json_text *text, const char *message);
/* Separator, name in quotes, colon. The name needs no escapes. */
void json_text_add_name(json_text *text, const char *name);

/* Part of a JSON Pointer: "/" and the key with "~" and "/" escaped; it is not in quotes. */
void json_text_add_pointer_key(json_text *text, const char *key);
void json_text_add_pointer_index(json_text *text, size_t index);

/* The size of the UTF-8 character at `bytes`, or 0: no overlong forms, no surrogates. */
size_t json_character_size(const char *bytes, size_t size);

#endif
