/* The reader of JSON text. It works in a copy of the text, in which each string is closed by a NUL
 * where its quote stood, so that strings need no memory of their own. */
#include "json_document.h"

#include "json_text.h"

#include <string.h>

typedef struct {
    json_arena *arena;
    json_fault *fault;
    json_known *known;
    char *text, *at, *end; /* *end is a NUL that is not of the text */
    unsigned depth;
} parser;

/* Bytes of a string that stand for themselves and need no look at their neighbours: ASCII without
 * the control characters, the quote and the backslash. */
static const bool plain[256] = {
#define FOUR(from)    [from] = true, [(from) + 1] = true, [(from) + 2] = true, [(from) + 3] = true
#define SIXTEEN(from) FOUR(from), FOUR((from) + 4), FOUR((from) + 8), FOUR((from) + 12)
    [' '] = true, ['!'] = true, ['#'] = true, FOUR('$'),   FOUR('('), FOUR(','),
    SIXTEEN('0'), SIXTEEN('@'), FOUR('P'),    FOUR('T'),   FOUR('X'), [']'] = true,
    ['^'] = true, ['_'] = true, SIXTEEN('`'), SIXTEEN('p')
#undef SIXTEEN
#undef FOUR
};

static bool is_plain(char byte)
{
    return plain[(unsigned char)byte];
}

static void skip_space(parser *p)
{
    while (*p->at == ' ' || *p->at == '\t' || *p->at == '\r' || *p->at == '\n')
        p->at++;
}

/* ---- complaints ---- */

static bool fail(parser *p, const char *what)
{
    return json_fault_set(p->fault, JSON_FAULT_INVALID_JSON, "not JSON at byte %zu: %s",
                          (size_t)(p->at - p->text) + 1, what);
}

/* Something else was expected than what stands here. */
static bool fail_token(parser *p, const char *expected)
{
    if (p->at == p->end)
        return json_fault_set(p->fault, JSON_FAULT_INVALID_JSON,
                              "not JSON: the text ends where %s is expected", expected);
    size_t size = json_character_size(p->at, (size_t)(p->end - p->at));
    if (size == 0 || (size == 1 && (unsigned char)*p->at < 0x20))
        return json_fault_set(p->fault, JSON_FAULT_INVALID_JSON,
                              "not JSON at byte %zu: %s is expected, not byte 0x%02x",
                              (size_t)(p->at - p->text) + 1, expected,
                              (unsigned)(unsigned char)*p->at);
    return json_fault_set(p->fault, JSON_FAULT_INVALID_JSON,
                          "not JSON at byte %zu: %s is expected, not '%.*s'",
                          (size_t)(p->at - p->text) + 1, expected, (int)size, p->at);
}

static bool fail_memory(parser *p)
{
    return json_fault_set(p->fault, JSON_FAULT_NO_MEMORY, "out of memory while reading JSON");
}

/* ---- strings ---- */

/* Four hexadecimal digits, or -1. */
static int32_t read_hex(const char *digits)
{
    int32_t value = 0;
    for (int i = 0; i < 4; i++) {
        char digit = digits[i];
        if (digit >= '0' && digit <= '9')
            value = value * 16 + (digit - '0');
        else if (digit >= 'a' && digit <= 'f')
            value = value * 16 + (digit - 'a' + 10);
        else if (digit >= 'A' && digit <= 'F')
            value = value * 16 + (digit - 'A' + 10);
        else
            return -1; /* also at the end of the text, which is a NUL */
    }
    return value;
}

static char *put_character(char *out, int32_t code)
{
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xc0 | code >> 6);
        *out++ = (char)(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        *out++ = (char)(0xe0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 0x3f));
        *out++ = (char)(0x80 | (code & 0x3f));
    } else {
        *out++ = (char)(0xf0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 0x3f));
        *out++ = (char)(0x80 | (code >> 6 & 0x3f));
        *out++ = (char)(0x80 | (code & 0x3f));
    }
    return out;
}

/* The escape \u… at `at`, or a pair of them; writes it to *out, which is never ahead of `at`. */
static bool read_unicode_escape(parser *p, char **out)
{
    int32_t code = read_hex(p->at + 2);
    if (code < 0)
        return fail(p, "\\u needs four hexadecimal digits");
    if (code == 0)
        return fail(p, "U+0000 is not allowed in a string");
    size_t size = 6;
    if (code >= 0xd800 && code <= 0xdfff) {
        bool is_pair = code < 0xdc00 && p->at[6] == '\\' && p->at[7] == 'u';
        int32_t low = is_pair ? read_hex(p->at + 8) : -1;
        if (low < 0xdc00 || low > 0xdfff)
            return fail(p, "half a surrogate pair");
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        size = 12;
    }
    *out = put_character(*out, code);
    p->at += size;
    return true;
}

static bool read_escape(parser *p, char **out)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    char letter = p->at[1];
    if (letter == 'u')
        return read_unicode_escape(p, out);
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    if (found == NULL)
        return fail(p, "there is no such escape");
    *(*out)++ = meanings[found - letters];
    p->at += 2;
    return true;
}

/* One character that is not plain. */
static bool read_character(parser *p, char **out)
{
    if (*p->at == '\\')
        return read_escape(p, out);
    if (p->at == p->end)
        return fail(p, "the text ends within a string");
    if ((unsigned char)*p->at < 0x20)
        return fail(p, "a control character within a string; \\u and four digits stand for it");
    size_t size = json_character_size(p->at, (size_t)(p->end - p->at));
    if (size == 0)
        return fail(p, "not UTF-8");
    memmove(*out, p->at, size);
    *out += size;
    p->at += size;
    return true;
}

/* The string whose opening quote is at `at`. */
static bool read_string(parser *p, const char **string, size_t *size)
{
    char *start = ++p->at;
    while (is_plain(*p->at))
        p->at++;
    char *out = p->at;
    while (*p->at != '"') {
        if (is_plain(*p->at))
            *out++ = *p->at++;
        else if (!read_character(p, &out))
            return false;
    }
    p->at++;
    *out = '\0';
    *string = start;
    *size = (size_t)(out - start);
    return true;
}

/* ---- numbers and words ---- */

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool skip_digits(parser *p)
{
    if (!is_digit(*p->at))
        return fail_token(p, "a digit");
    while (is_digit(*p->at))
        p->at++;
    return true;
}

/* The digits just read, as a number; too many of them are JSON_TYPE_HUGE. */
static void set_integer(json_value *value, const char *digits, const char *end, bool is_negative)
{
    uint64_t limit = is_negative ? UINT64_C(1) << 63 : (UINT64_C(1) << 63) - 1, number = 0;
    value->type = JSON_TYPE_INTEGER;
    for (; digits < end; digits++) {
        unsigned digit = (unsigned)(*digits - '0');
        if (number > (limit - digit) / 10) {
            value->type = JSON_TYPE_HUGE;
            return;
        }
        number = number * 10 + digit;
    }
    value->of.integer = !is_negative || number == 0 ? (int64_t)number : -(int64_t)(number - 1) - 1;
}

static bool read_number(parser *p, json_value *value)
{
    bool is_negative = *p->at == '-';
    if (is_negative)
        p->at++;
    const char *digits = p->at;
    if (!skip_digits(p))
        return false;
    if (*digits == '0' && p->at - digits > 1) {
        p->at = p->text + (digits - p->text);
        return fail(p, "a number does not begin with 0");
    }
    set_integer(value, digits, p->at, is_negative);
    if (*p->at == '.') {
        value->type = JSON_TYPE_REAL;
        p->at++;
        if (!skip_digits(p))
            return false;
    }
    if (*p->at == 'e' || *p->at == 'E') {
        value->type = JSON_TYPE_REAL;
        p->at++;
        if (*p->at == '+' || *p->at == '-')
            p->at++;
        return skip_digits(p);
    }
    return true;
}

static bool read_word(parser *p, json_value *value)
{
    static const struct {
        const char *word;
        size_t size;
        json_value_type type;
    } words[] = {
        {"true", 4, JSON_TYPE_TRUE}, {"false", 5, JSON_TYPE_FALSE}, {"null", 4, JSON_TYPE_NULL}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strncmp(p->at, words[i].word, words[i].size) == 0) {
            value->type = words[i].type;
            p->at += words[i].size;
            return true;
        }
    }
    return fail_token(p, "a value");
}

/* ---- arrays and objects ---- */

static bool read_value(parser *p, json_value *value);

/* What stands between two elements: false at the closing bracket, and, with *failed, elsewhere. */
static bool goes_on(parser *p, char bracket, bool *failed)
{
    skip_space(p);
    char found = *p->at;
    if (found == ',' || found == bracket) {
        p->at++;
        return found == ',';
    }
    *failed = true;
    return fail_token(p, bracket == ']' ? "',' or ']'" : "',' or '}'");
}

/* The name of a member and its colon. */
static bool read_name(parser *p, json_value *member)
{
    size_t size;
    skip_space(p);
    if (*p->at != '"')
        return fail_token(p, "a name in quotes");
    if (!read_string(p, &member->key, &size))
        return false;
    skip_space(p);
    if (*p->at != ':')
        return fail_token(p, "':'");
    p->at++;
    return true;
}

/* The value of a member of the document's object; one that is known is passed over. */
static bool read_top_member(parser *p, json_value *member)
{
    json_known *known = p->known;
    skip_space(p);
    if (known == NULL || *p->at != '{' || strcmp(member->key, known->name) != 0)
        return read_value(p, member);
    known->begin = (size_t)(p->at - p->text);
    size_t left = (size_t)(p->end - p->at);
    if (known->size > 0 && known->size <= left && memcmp(p->at, known->text, known->size) == 0) {
        member->type = JSON_TYPE_SAME;
        p->at += known->size;
    } else if (!read_value(p, member)) {
        return false;
    }
    known->end = (size_t)(p->at - p->text);
    return true;
}

static json_value *add_element(parser *p, const json_value ***link)
{
    json_value *element = json_arena_allocate(p->arena, sizeof *element);
    if (element == NULL) {
        fail_memory(p);
        return NULL;
    }
    element->key = NULL;
    element->next = NULL;
    element->size = 0;
    **link = element;
    *link = &element->next;
    return element;
}

static bool read_elements(parser *p, json_value *container, char bracket)
{
    const json_value **link = &container->of.first;
    container->of.first = NULL;
    p->at++;
    skip_space(p);
    if (*p->at == bracket) {
        p->at++;
        return true;
    }
    bool failed = false;
    do {
        json_value *element = add_element(p, &link);
        if (element == NULL)
            return false;
        if (bracket == '}' && !read_name(p, element))
            return false;
        bool is_top = bracket == '}' && p->depth == 1;
        if (!(is_top ? read_top_member(p, element) : read_value(p, element)))
            return false;
        container->size++;
    } while (goes_on(p, bracket, &failed));
    return !failed;
}

static bool read_container(parser *p, json_value *value)
{
    bool is_object = *p->at == '{';
    value->type = is_object ? JSON_TYPE_OBJECT : JSON_TYPE_ARRAY;
    if (p->depth == JSON_DEPTH_MAX)
        return json_fault_set(p->fault, JSON_FAULT_TOO_DEEP,
                              "arrays and objects nested more than %d deep, at byte %zu",
                              (int)JSON_DEPTH_MAX, (size_t)(p->at - p->text) + 1);
    p->depth++;
    bool is_read = read_elements(p, value, is_object ? '}' : ']');
    p->depth--;
    return is_read;
}

/* Recursion ends at JSON_DEPTH_MAX. */
static bool read_value(parser *p, json_value *value)
{
    skip_space(p);
    switch (*p->at) {
    case '"':
        value->type = JSON_TYPE_STRING;
        return read_string(p, &value->of.string, &value->size);
    case '{':
    case '[':
        return read_container(p, value);
    case '-':
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
        return read_number(p, value);
    default:
        return read_word(p, value);
    }
}

/* ---- the document ---- */

static bool read_all(parser *p, json_value *value)
{
    if (p->end - p->text >= 3 && memcmp(p->text, "\xef\xbb\xbf", 3) == 0)
        return fail(p, "a byte order mark is not allowed");
    if (!read_value(p, value))
        return false;
    skip_space(p);
    return p->at == p->end || fail(p, "there is more after the end of the value");
}

const json_value *json_document_read(json_arena *arena, const char *text, size_t size,
                                     json_known *known, json_fault *fault)
{
    if (known != NULL)
        known->begin = known->end = 0;
    parser p = {.arena = arena, .fault = fault, .known = known};
    json_value *value = json_arena_allocate_array(arena, 1, sizeof *value);
    p.text = size < SIZE_MAX ? json_arena_allocate(arena, size + 1) : NULL;
    if (value == NULL || p.text == NULL) {
        fail_memory(&p);
        return NULL;
    }
    memcpy(p.text, text, size);
    p.text[size] = '\0';
    p.at = p.text;
    p.end = p.text + size;
    return read_all(&p, value) ? value : NULL;
}

const json_value *json_member(const json_value *object, const char *name)
{
    if (object->type != JSON_TYPE_OBJECT)
        return NULL;
    for (const json_value *member = object->of.first; member != NULL; member = member->next) {
        if (strcmp(member->key, name) == 0)
            return member;
    }
    return NULL;
}
