/* The loop of `law resolve`: lines, files, output, and that a bad one of them costs no other. */
#define _POSIX_C_SOURCE 200809L

#include "line_reader.h"
#include "resolve.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "failing_allocator.h"

#define MAP "{\"ages\":{\"A\":[\"a1\",\"a2\"]},\"adjacent\":[[\"a1\",\"a2\"]],\"link_points\":{}}"
#define LINE(id, map)                                                                              \
    "{\"id\":\"" id "\",\"map\":" map ",\"players\":[\"r\"],\"units\":{\"u\":{\"owner\":\"r\","    \
    "\"at\":\"a1\"}}}"
#define RESULT(id)                                                                                 \
    "{\"id\":\"" id "\",\"verdicts\":{\"u\":{\"order\":{\"type\":\"stay\"},\"result\":"            \
    "\"succeeded\",\"reason\":\"held\",\"strength\":1}},\"units\":{\"u\":{\"owner\":\"r\",\"at\":" \
    "\"a1\"}},\"link_points\":{},\"fled\":{},\"removed\":[],\"books\":{},\"control\":{},"          \
    "\"conflicted\":[],\"actions\":{},\"supplied\":{},\"unsupplied\":{},\"winners\":[],\"out\":[]" \
    ","                                                                                            \
    "\"draw\":false}\n"

/* ---- files that vanish with their descriptor ---- */

static int open_file(const char *bytes, size_t size)
{
    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fflush(file), 0);
    int descriptor = dup(fileno(file));
    assert_true(descriptor >= 0);
    fclose(file);
    assert_int_equal(lseek(descriptor, 0, SEEK_SET), 0);
    return descriptor;
}

static char *take_file(int descriptor)
{
    off_t size = lseek(descriptor, 0, SEEK_END);
    char *bytes = calloc(1, (size_t)size + 1);
    assert_int_equal(pread(descriptor, bytes, (size_t)size, 0), size);
    close(descriptor);
    return bytes;
}

/* ---- lines ---- */

typedef struct {
    line_status status;
    size_t size;
} seen_line;

/* Goes through all lines, and compares their kinds and sizes. */
static void expect_lines(const char *bytes, size_t size, size_t size_max, const seen_line *expected,
                         size_t count)
{
    line_reader reader = line_reader_empty(NULL, size_max);
    int descriptor = open_file(bytes, size);
    line_reader_open(&reader, descriptor);
    size_t seen = 0;
    for (;;) {
        const char *line;
        size_t line_size = 0;
        line_status status = line_reader_next(&reader, &line, &line_size);
        if (status == LINE_NEEDS_MORE)
            status = line_reader_fill(&reader);
        if (status == LINE_NEEDS_MORE)
            continue;
        if (status == LINE_END)
            break;
        assert_true(seen < count);
        assert_int_equal(status, expected[seen].status);
        if (status == LINE_READ)
            assert_int_equal(line_size, expected[seen].size);
        assert_int_equal(reader.line, ++seen);
    }
    assert_int_equal(seen, count);
    close(descriptor);
    line_reader_destroy(&reader);
}

static void test_lines(void **state)
{
    (void)state;
    expect_lines("", 0, 9, NULL, 0);
    expect_lines("\n", 1, 9, (seen_line[]){{LINE_READ, 0}}, 1);
    expect_lines("a", 1, 9, (seen_line[]){{LINE_READ, 1}}, 1);
    expect_lines("a\nbc\n\nd", 7, 9,
                 (seen_line[]){{LINE_READ, 1}, {LINE_READ, 2}, {LINE_READ, 0}, {LINE_READ, 1}}, 4);
    expect_lines("abcd\nabc\nabcd", 13, 3,
                 (seen_line[]){{LINE_TOO_LONG, 0}, {LINE_READ, 3}, {LINE_TOO_LONG, 0}}, 3);
}

/* Lines around the size of the blocks that are read, and far longer than what may be kept. */
static void test_long_lines(void **state)
{
    (void)state;
    enum { LONG = 700001, LONGER = 3000000, BEFORE = 262143 };
    size_t size = BEFORE + 1 + LONG + 1 + LONGER + 1 + 2;
    char *bytes = malloc(size);
    memset(bytes, 'x', size);
    bytes[BEFORE] = bytes[BEFORE + 1 + LONG] = bytes[size - 3] = '\n';
    expect_lines(
        bytes, size, LONG,
        (seen_line[]){{LINE_READ, BEFORE}, {LINE_READ, LONG}, {LINE_TOO_LONG, 0}, {LINE_READ, 2}},
        4);
    free(bytes);
}

/* ---- the loop ---- */

typedef struct {
    char *results, *messages;
    int status;
} outcome;

/* `input` becomes standard input, and `files` are read where there are any. */
static outcome run(const char *input, size_t size, const char *const *files, size_t file_count,
                   const json_maps *maps, const law_allocator *allocator)
{
    int descriptor = open_file(input, size), results = open_file("", 0);
    int kept = dup(STDIN_FILENO);
    assert_true(dup2(descriptor, STDIN_FILENO) >= 0);
    FILE *messages = tmpfile();
    resolve_options options = {
        .maps = maps, .allocator = allocator, .output = results, .messages = messages};
    outcome o = {.status = resolve(&options, files, file_count)};
    dup2(kept, STDIN_FILENO);
    close(kept);
    close(descriptor);
    fflush(messages);
    o.results = take_file(results);
    o.messages = take_file(dup(fileno(messages)));
    fclose(messages);
    return o;
}

static void expect_run(const char *input, size_t size, int status, const char *results)
{
    outcome o = run(input, size, NULL, 0, NULL, NULL);
    assert_string_equal(o.results, results);
    assert_string_equal(o.messages, "");
    assert_int_equal(o.status, status);
    free(o.results);
    free(o.messages);
}

static void test_order_and_line_numbers(void **state)
{
    (void)state;
    const char input[] = LINE("1", MAP) "\r\n \t\r\n\n{\n" LINE("2", MAP) "\n[]\n" LINE(
        "3", "1") "\n"
                  "{\"map\":1,\"id\":\"4\"}\n" LINE("5", MAP);
    expect_run(
        input, strlen(input), 1,
        RESULT("1") "{\"error\":{\"code\":\"invalid_json\",\"message\":\"not JSON: the text ends "
                    "where a "
                    "name in quotes is expected; a document must be on one "
                    "line\",\"line\":4}}\n" RESULT(
                        "2") "{\"error\":{\"code\":\"wrong_type\",\"message\":\"a position is an "
                             "object, not an array\","
                             "\"line\":6}}\n"
                             "{\"id\":\"3\",\"error\":{\"code\":\"wrong_type\",\"message\":"
                             "\"\\\"map\\\" must be a map's "
                             "name or a map, not an integer\",\"line\":7,\"path\":\"/map\"}}\n"
                             "{\"id\":\"4\",\"error\":{\"code\":\"missing_field\",\"message\":"
                             "\"\\\"players\\\" is "
                             "missing\",\"line\":8,\"path\":\"/players\"}}\n" RESULT("5"));
    expect_run(LINE("1", MAP), strlen(LINE("1", MAP)), 0, RESULT("1"));
    expect_run("", 0, 0, "");
    expect_run("\0\n", 2, 1,
               "{\"error\":{\"code\":\"invalid_json\",\"message\":\"not JSON at byte 1: a value is "
               "expected, not byte 0x00\",\"line\":1}}\n");
}

static void test_files(void **state)
{
    (void)state;
    char name[] = "/tmp/law-test-resolve-XXXXXX";
    int descriptor = mkstemp(name);
    assert_true(descriptor >= 0);
    const char text[] = "\n{}\n" LINE("f", MAP);
    assert_int_equal(write(descriptor, text, strlen(text)), strlen(text));
    const char *const files[] = {name, "/no/such/file", "/tmp", "-", name};
    const char input[] = LINE("i", MAP) "\n";
    outcome o = run(input, strlen(input), files, 5, NULL, NULL);
    const char of_file[] = "{\"error\":{\"code\":\"missing_field\",\"message\":\"\\\"map\\\" is "
                           "missing\",\"line\":2,\"path\":\"/map\"}}\n" RESULT("f");
    char expected[4096];
    snprintf(expected, sizeof expected, "%s%s%s", of_file, RESULT("i"), of_file);
    assert_string_equal(o.results, expected);
    assert_string_equal(o.messages, "law: cannot read \"/no/such/file\": no such file\n"
                                    "law: cannot read \"/tmp\": it is a folder\n");
    assert_int_equal(o.status, 1);
    free(o.results);
    free(o.messages);
    close(descriptor);
    unlink(name);
}

/* ---- maps by name ---- */

typedef struct {
    json_case of_map;
    size_t asked;
} library;

static const law_map *named_map(void *user, const char *name, law_error *error)
{
    library *known = user;
    known->asked++;
    if (strcmp(name, "two") == 0)
        return known->of_map.map;
    error->status = LAW_BAD_ARGUMENT;
    snprintf(error->message, sizeof error->message, "two.lua:3: \xff!");
    return NULL;
}

static void test_named_maps(void **state)
{
    (void)state;
    library known = {.of_map = json_case_empty(NULL)};
    json_fault fault;
    const char text[] = LINE("m", MAP);
    assert_true(json_case_read(&known.of_map, text, strlen(text), NULL, &fault));
    const json_maps maps = {.named_map = named_map, .user = &known};
    const char input[] =
        LINE("1", "\"two\"") "\n" LINE("2", "\"bad\"") "\n" LINE("3", MAP) "\n" LINE(
            "4", "\"two\"") "\n" LINE("5", "\"bad\"") "\n" LINE("6", "\"two\"") "\n";
    outcome o = run(input, strlen(input), NULL, 0, &maps, NULL);
#define UNKNOWN(id, line)                                                                          \
    "{\"id\":\"" id                                                                                \
    "\",\"error\":{\"code\":\"unknown_map\",\"message\":\"two.lua:3: \xef\xbf\xbd!\","             \
    "\"line\":" line ",\"path\":\"/map\"}}\n"
    assert_string_equal(o.results, RESULT("1") UNKNOWN("2", "2") RESULT("3") RESULT("4")
                                       UNKNOWN("5", "5") RESULT("6"));
    assert_int_equal(known.asked, 2); /* each name once */
    free(o.results);
    free(o.messages);
    json_case_destroy(&known.of_map);
}

/* ---- output that fails ---- */

static void expect_write_error(int output, const char *message)
{
    FILE *messages = tmpfile();
    int input = open_file(LINE("1", MAP) "\n" LINE("2", MAP), 2 * strlen(LINE("1", MAP)) + 1);
    int kept = dup(STDIN_FILENO);
    dup2(input, STDIN_FILENO);
    resolve_options options = {.output = output, .messages = messages};
    assert_int_equal(resolve(&options, NULL, 0), 1);
    dup2(kept, STDIN_FILENO);
    close(kept);
    close(input);
    fflush(messages);
    char *told = take_file(dup(fileno(messages)));
    fclose(messages);
    assert_string_equal(told, message);
    free(told);
}

static void test_write_errors(void **state)
{
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    close(ends[0]);
    expect_write_error(ends[1], ""); /* whoever read has seen enough */
    close(ends[1]);
    expect_write_error(-1, "law: cannot write to standard output: Bad file descriptor\n");
}

/* ---- memory ---- */

/* Whatever request is refused, each line has its result or one error line, in order. */
static void test_no_memory(void **state)
{
    (void)state;
    const char input[] = LINE("1", MAP) "\n" LINE("2", MAP) "\n{\n" LINE("4", MAP);
    static const char *const results[] = {RESULT("1"), RESULT("2"), NULL, RESULT("4")};
    bool has_failed = true;
    size_t error_count = 0;
    for (size_t fail_at = 1; has_failed; fail_at++) {
        failing_allocator failing;
        failing_allocator_begin(&failing, fail_at);
        law_allocator allocator = failing_allocator_face(&failing);
        outcome o = run(input, strlen(input), NULL, 0, NULL, &allocator);
        has_failed = failing.has_failed;
        failing_allocator_finish(&failing);
        assert_int_equal(o.status, 1);
        char *line = o.results;
        for (size_t i = 0; i < 4 && o.messages[0] == '\0'; i++) {
            char *end = strchr(line, '\n');
            assert_non_null(end);
            bool is_result =
                results[i] != NULL && strncmp(line, results[i], strlen(results[i])) == 0;
            *end = '\0';
            bool is_no_memory = strstr(line, "\"code\":\"no_memory\"") != NULL;
            bool is_invalid = i == 2 && strstr(line, "\"code\":\"invalid_json\"") != NULL;
            if (!is_result && !is_invalid && !(is_no_memory && has_failed))
                fail_msg("request %zu refused, line %zu: %s", fail_at, i + 1, line);
            error_count += is_no_memory;
            line = end + 1;
        }
        assert_string_equal(line, "");
        free(o.results);
        free(o.messages);
    }
    assert_true(error_count > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_order_and_line_numbers),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_named_maps),
        cmocka_unit_test(test_write_errors),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
