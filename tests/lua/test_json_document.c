/* The reader of JSON text against jansson, on texts that are right, and on the same ones spoiled;
 * and the few places where the two are meant to differ. */
#include "json_document.h"
#include "json_text.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "random_source.h"

static const char *const texts[] = {
    "null",
    "true",
    "false",
    "0",
    "-0",
    "7",
    "-12",
    "9223372036854775807",
    "-9223372036854775808",
    "1.5",
    "-0.0",
    "1e3",
    "1E-2",
    "0e0",
    "12.25e+1",
    "\"\"",
    "\"a\"",
    "[]",
    "{}",
    "[[[[]]]]",
    " \t\r\n[ 1 , 2 ]\n",
    "[null,true,false,\"x\",1,[2],{\"a\":3}]",
    "{\"a\":{\"b\":{\"c\":[]}}}",
    "{\"\":1,\"a b\":2,\"\\u0061\\n\":3}",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "\"\\u00e4\\u20ac\\uD834\\udd1e\\uFFFF\"",
    "\"\xc3\xa4\xe2\x82\xac\xf0\x9d\x84\x9e\x7f\"",
    "\"plain \xc3\xa4 \\u0041 and \xe2\x82\xac again\"",
    "{\"map\":{\"ages\":{\"A\":[\"a1\",\"a2\"]}},\"units\":{\"u1\":{\"at\":\"a1\"}},\"n\":null}",
};
enum { TEXT_COUNT = sizeof texts / sizeof *texts };

/* ---- both trees, written out in one way ---- */

static void write_ours(json_text *out, const json_value *value)
{
    static const char *const words[] = {"null", "false", "true"};
    switch (value->type) {
    case JSON_TYPE_NULL:
    case JSON_TYPE_FALSE:
    case JSON_TYPE_TRUE:
        json_text_add_string(out, words[value->type]);
        break;
    case JSON_TYPE_INTEGER: {
        char digits[24];
        snprintf(digits, sizeof digits, "%lld", (long long)value->of.integer);
        json_text_add_string(out, digits);
        break;
    }
    case JSON_TYPE_HUGE:
    case JSON_TYPE_REAL:
        json_text_add_string(out, "real");
        break;
    case JSON_TYPE_STRING:
        assert_int_equal(strlen(value->of.string), value->size);
        json_text_add_quoted(out, value->of.string, value->size);
        break;
    case JSON_TYPE_ARRAY:
    case JSON_TYPE_OBJECT: {
        size_t count = 0;
        json_text_add(out, "[", 1);
        for (const json_value *e = value->of.first; e != NULL; e = e->next, count++) {
            if (value->type == JSON_TYPE_OBJECT)
                json_text_add_quoted(out, e->key, strlen(e->key));
            write_ours(out, e);
            json_text_add(out, ";", 1);
        }
        json_text_add(out, "]", 1);
        assert_int_equal(count, value->size);
        break;
    }
    case JSON_TYPE_SAME:
        fail_msg("nothing was known");
    }
}

static void write_theirs(json_text *out, json_t *value)
{
    size_t index;
    const char *key;
    json_t *element;
    char digits[24];
    switch (json_typeof(value)) {
    case JSON_NULL:
        json_text_add_string(out, "null");
        break;
    case JSON_FALSE:
        json_text_add_string(out, "false");
        break;
    case JSON_TRUE:
        json_text_add_string(out, "true");
        break;
    case JSON_INTEGER:
        snprintf(digits, sizeof digits, "%lld", (long long)json_integer_value(value));
        json_text_add_string(out, digits);
        break;
    case JSON_REAL:
        json_text_add_string(out, "real");
        break;
    case JSON_STRING:
        json_text_add_quoted(out, json_string_value(value), json_string_length(value));
        break;
    case JSON_ARRAY:
        json_text_add(out, "[", 1);
        json_array_foreach(value, index, element)
        {
            write_theirs(out, element);
            json_text_add(out, ";", 1);
        }
        json_text_add(out, "]", 1);
        break;
    case JSON_OBJECT:
        json_text_add(out, "[", 1);
        json_object_foreach(value, key, element)
        {
            json_text_add_quoted(out, key, strlen(key));
            write_theirs(out, element);
            json_text_add(out, ";", 1);
        }
        json_text_add(out, "]", 1);
        break;
    }
}

/* Whether the two are meant to differ: jansson reports numbers that are too large and keys that
 * come twice where they stand, and passes over a NUL behind a number. */
static bool may_differ(const char *text, size_t size, const json_error_t *error)
{
    enum json_error_code code = json_error_code(error);
    return code == json_error_numeric_overflow || code == json_error_duplicate_key ||
           memchr(text, '\0', size) != NULL;
}

static bool is_byte_order_mark(const char *text, size_t size)
{
    return size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0;
}

/* Returns whether the text is JSON. */
static bool compare(json_arena *arena, const char *text, size_t size)
{
    json_fault fault = {.code = JSON_FAULT_NONE};
    json_error_t error;
    memset(&error, 0, sizeof error);
    json_arena_reset(arena);
    const json_value *ours = json_document_read(arena, text, size, NULL, &fault);
    json_t *theirs = json_loadb(text, size, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES, &error);
    bool is_read = ours != NULL;
    if ((theirs != NULL) != is_read && !may_differ(text, size, &error) &&
        !is_byte_order_mark(text, size))
        fail_msg("ours: %s, jansson: %s, for <%.*s>", is_read ? "JSON" : fault.message,
                 theirs != NULL ? "JSON" : error.text, (int)size, text);
    assert_int_equal(is_read, fault.code == JSON_FAULT_NONE);
    if (theirs != NULL && ours != NULL) {
        json_text a = json_text_empty(NULL), b = json_text_empty(NULL);
        write_ours(&a, ours);
        write_theirs(&b, theirs);
        json_text_add(&a, "", 1);
        json_text_add(&b, "", 1);
        assert_string_equal(a.bytes, b.bytes);
        json_text_destroy(&a);
        json_text_destroy(&b);
    }
    json_decref(theirs);
    return is_read;
}

static void test_right_texts(void **state)
{
    (void)state;
    json_arena arena = json_arena_empty(NULL);
    for (size_t i = 0; i < TEXT_COUNT; i++) {
        if (!compare(&arena, texts[i], strlen(texts[i])))
            fail_msg("not read: %s", texts[i]);
    }
    json_arena_destroy(&arena);
}

/* Bytes that mean something in JSON, and some that never do. */
static const char spoilers[] =
    "{}[],:\"\\/0123456789.eE+-\\uDdcC tfn\x00\x01\x0b\x7f\x80\xc3\xed\xff";

static void test_spoiled_texts(void **state)
{
    (void)state;
    json_arena arena = json_arena_empty(NULL);
    random_source source;
    random_begin(&source, 1);
    size_t read_count = 0;
    for (size_t round = 0; round < 60000; round++) {
        char text[512];
        size_t size = strlen(texts[round % TEXT_COUNT]);
        memcpy(text, texts[round % TEXT_COUNT], size);
        for (uint32_t changes = 1 + random_below(&source, 3); changes > 0 && size > 0; changes--) {
            size_t place = random_below(&source, (uint32_t)size);
            char byte = spoilers[random_below(&source, sizeof spoilers - 1)];
            switch (random_below(&source, 3)) {
            case 0:
                text[place] = byte;
                break;
            case 1:
                memmove(text + place, text + place + 1, --size - place);
                break;
            default:
                memmove(text + place + 1, text + place, size++ - place);
                text[place] = byte;
            }
        }
        read_count += compare(&arena, text, size);
    }
    /* Enough of both, so that the test means something. */
    assert_true(read_count > 5000 && read_count < 40000);
    json_arena_destroy(&arena);
}

static void expect_fault(const char *text, size_t size, json_fault_code code, const char *message)
{
    json_arena arena = json_arena_empty(NULL);
    json_fault fault = {.code = JSON_FAULT_NONE};
    assert_null(json_document_read(&arena, text, size, NULL, &fault));
    assert_int_equal(fault.code, code);
    if (strstr(fault.message, message) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", fault.message, message);
    json_arena_destroy(&arena);
}

static void test_where_we_differ(void **state)
{
    (void)state;
    expect_fault("[1\0]", 4, JSON_FAULT_INVALID_JSON, "byte 3");
    expect_fault("\xef\xbb\xbf{}", 5, JSON_FAULT_INVALID_JSON, "byte order mark");
    json_arena arena = json_arena_empty(NULL);
    json_fault fault;
    const char huge[] = "[9223372036854775808,-9223372036854775809,1e999]";
    const json_value *value = json_document_read(&arena, huge, strlen(huge), NULL, &fault);
    assert_non_null(value);
    assert_int_equal(value->of.first->type, JSON_TYPE_HUGE);
    assert_int_equal(value->of.first->next->type, JSON_TYPE_HUGE);
    assert_int_equal(value->of.first->next->next->type, JSON_TYPE_REAL);
    json_arena_destroy(&arena);
}

static void test_messages(void **state)
{
    (void)state;
    expect_fault("", 0, JSON_FAULT_INVALID_JSON, "the text ends where a value is expected");
    expect_fault("[1 2]", 5, JSON_FAULT_INVALID_JSON, "byte 4: ',' or ']' is expected, not '2'");
    expect_fault("{\"a\" 2}", 7, JSON_FAULT_INVALID_JSON, "byte 6: ':' is expected, not '2'");
    expect_fault("{a:1}", 5, JSON_FAULT_INVALID_JSON, "a name in quotes is expected, not 'a'");
    expect_fault("[\x01]", 3, JSON_FAULT_INVALID_JSON, "not byte 0x01");
    expect_fault("[\xc3\xa4]", 4, JSON_FAULT_INVALID_JSON, "not '\xc3\xa4'");
    expect_fault("\"\xed\xa0\x80\"", 5, JSON_FAULT_INVALID_JSON, "byte 2: not UTF-8");
    expect_fault("\"\\ud800\"", 8, JSON_FAULT_INVALID_JSON, "half a surrogate pair");
    expect_fault("\"\\u0000\"", 8, JSON_FAULT_INVALID_JSON, "U+0000");
    expect_fault("\"\\q\"", 4, JSON_FAULT_INVALID_JSON, "no such escape");
    expect_fault("\"abc", 4, JSON_FAULT_INVALID_JSON, "ends within a string");
    expect_fault("01", 2, JSON_FAULT_INVALID_JSON, "byte 1: a number does not begin with 0");
    expect_fault("1 1", 3, JSON_FAULT_INVALID_JSON, "byte 3: there is more");
}

static void test_depth(void **state)
{
    (void)state;
    static char text[2 * JSON_DEPTH_MAX + 2];
    json_arena arena = json_arena_empty(NULL);
    json_fault fault;
    memset(text, '[', JSON_DEPTH_MAX);
    memset(text + JSON_DEPTH_MAX, ']', JSON_DEPTH_MAX);
    assert_non_null(json_document_read(&arena, text, 2 * JSON_DEPTH_MAX, NULL, &fault));
    json_arena_destroy(&arena);
    memset(text, '[', JSON_DEPTH_MAX + 1);
    expect_fault(text, JSON_DEPTH_MAX + 1, JSON_FAULT_TOO_DEEP, "at byte 513");
}

/* A member that is known is passed over only where it is the same to the last byte. */
static void test_known_member(void **state)
{
    (void)state;
    const char known_text[] = "{\"a\":[1]}";
    const char same[] = "{\"x\":1,\"map\": {\"a\":[1]} ,\"y\":{\"map\":{\"a\":[1]}}}";
    const char other[] = "{\"map\":{\"a\":[1], \"b\":2}}";
    json_arena arena = json_arena_empty(NULL);
    json_fault fault;
    json_known known = {.name = "map", .text = known_text, .size = strlen(known_text)};
    const json_value *value = json_document_read(&arena, same, strlen(same), &known, &fault);
    assert_non_null(value);
    assert_int_equal(json_member(value, "map")->type, JSON_TYPE_SAME);
    assert_int_equal(json_member(json_member(value, "y"), "map")->type, JSON_TYPE_OBJECT);
    assert_memory_equal(same + known.begin, known_text, known.end - known.begin);
    value = json_document_read(&arena, other, strlen(other), &known, &fault);
    assert_non_null(value);
    assert_int_equal(json_member(value, "map")->size, 2);
    assert_string_equal(other + known.begin, "{\"a\":[1], \"b\":2}}");
    assert_int_equal(known.end, strlen(other) - 1);
    json_arena_destroy(&arena);
}

static void test_no_memory(void **state)
{
    (void)state;
    enum { ELEMENT_COUNT = 20000 };
    static char text[2 * ELEMENT_COUNT + 2];
    for (size_t i = 0; i < ELEMENT_COUNT; i++)
        memcpy(text + 2 * i, i == 0 ? "[1" : ",1", 2);
    text[sizeof text - 2] = ']';
    bool is_read = false;
    for (size_t fail_at = 1; !is_read; fail_at++) {
        failing_allocator failing;
        failing_allocator_begin(&failing, fail_at);
        law_allocator allocator = failing_allocator_face(&failing);
        json_arena arena = json_arena_empty(&allocator);
        json_fault fault = {.code = JSON_FAULT_NONE};
        is_read = json_document_read(&arena, text, sizeof text - 1, NULL, &fault) != NULL;
        assert_int_equal(fault.code, failing.has_failed ? JSON_FAULT_NO_MEMORY : JSON_FAULT_NONE);
        json_arena_destroy(&arena);
        failing_allocator_finish(&failing);
        assert_true(fail_at < 100);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_right_texts),     cmocka_unit_test(test_spoiled_texts),
        cmocka_unit_test(test_where_we_differ), cmocka_unit_test(test_messages),
        cmocka_unit_test(test_depth),           cmocka_unit_test(test_known_member),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
