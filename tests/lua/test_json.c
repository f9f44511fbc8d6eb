/* What the reader of positions refuses, with which code and at which place; what it takes; and that
 * a result is the next turn's position. */
#include "json_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"

/* ---- mistakes ---- */

/* A position whose parts a test replaces, one at a time: NULL keeps the good one. */
typedef struct {
    const char *map, *link_points, *players, *units, *books, *control, *more;
} parts;

static const char good_map[] = "{\"ages\":{\"A\":[\"a1\",\"a2\",\"a3\"],\"B\":[\"b1\",\"b2\"]},"
                               "\"adjacent\":[[\"a1\",\"a2\"],[\"a2\",\"a3\"],[\"b1\",\"b2\"]],"
                               "\"link_points\":{\"p1\":\"b1\",\"p2\":\"a3\"}}";

static const char *either(const char *given, const char *good)
{
    return given != NULL ? given : good;
}

static size_t compose(char *text, size_t room, const parts *p)
{
    int size = snprintf(
        text, room,
        "{\"id\":\"i\",\"map\":%s,\"link_points\":%s,\"players\":%s,\"units\":%s,\"books\":%s,"
        "\"control\":%s%s}",
        either(p->map, good_map), either(p->link_points, "{\"p9\":\"b2\"}"),
        either(p->players, "[\"red\",\"blue\"]"),
        either(p->units, "{\"u1\":{\"owner\":\"red\",\"at\":\"a1\"},"
                         "\"u2\":{\"owner\":\"blue\",\"at\":\"a2\"}}"),
        either(p->books, "{\"p1\":\"a1\"}"), either(p->control, "{\"p2\":\"red\"}"),
        either(p->more, ""));
    assert_true(size > 0 && (size_t)size < room);
    return (size_t)size;
}

typedef struct {
    parts given;
    json_fault_code code;
    const char *path, *message; /* the message need only contain this */
} mistake;

#define MAP(ages, adjacent, link_points)                                                           \
    {                                                                                              \
        .map = "{\"ages\":" ages ",\"adjacent\":" adjacent ",\"link_points\":" link_points "}"     \
    }
#define AGES "{\"A\":[\"a1\",\"a2\"]}"
#define MORE(text)                                                                                 \
    {                                                                                              \
        .more = "," text                                                                           \
    }
#define ORDER(text) MORE("\"orders\":{\"u1\":" text "}")

static const mistake mistakes[] = {
    /* the head */
    {MORE("\"format\":2"), JSON_FAULT_UNKNOWN_VALUE, "/format", "format 2"},
    {MORE("\"format\":1.0"), JSON_FAULT_WRONG_TYPE, "/format", "a point or an exponent"},
    {MORE("\"format\":1e0"), JSON_FAULT_WRONG_TYPE, "/format", "must be an integer"},
    {MORE("\"game\":\"chess\""), JSON_FAULT_UNKNOWN_VALUE, "/game", "\"johvets\""},
    {MORE("\"game\":1"), JSON_FAULT_WRONG_TYPE, "/game", "must be a string, not an integer"},
    {MORE("\"turn\":0"), JSON_FAULT_OUT_OF_RANGE, "/turn", "1 or more"},
    {MORE("\"turn\":9223372036854775808"), JSON_FAULT_OUT_OF_RANGE, "/turn", "64 bits"},
    {MORE("\"turn\":null"), JSON_FAULT_WRONG_TYPE, "/turn", "null"},
    {MORE("\"unit\":{}"), JSON_FAULT_UNKNOWN_FIELD, "/unit", "did you mean \"units\"?"},
    {MORE("\"a/b~c\":1"), JSON_FAULT_UNKNOWN_FIELD, "/a~1b~0c", "no field \"a/b~c\""},
    {MORE("\"books\":{}"), JSON_FAULT_REPEATED_KEY, "/books", "\"books\" is given twice"},
    /* the map */
    {{.map = "1"}, JSON_FAULT_WRONG_TYPE, "/map", "a map's name or a map"},
    {{.map = "\"nowhere\""}, JSON_FAULT_UNKNOWN_MAP, "/map", "\"nowhere\""},
    {{.map = "{\"adjacent\":[],\"link_points\":{}}"},
     JSON_FAULT_MISSING_FIELD,
     "/map/ages",
     "ages"},
    {{.map = "{\"ages\":{},\"adjacent\":[],\"link_point\":{}}"},
     JSON_FAULT_UNKNOWN_FIELD,
     "/map/link_point",
     "\"link_points\""},
    {MAP("[\"A\"]", "[]", "{}"), JSON_FAULT_WRONG_TYPE, "/map/ages/0", "an array of two"},
    {MAP("[[1,[]]]", "[]", "{}"), JSON_FAULT_WRONG_TYPE, "/map/ages/0/0", "a string"},
    {MAP("[[\"A\",[]],[\"A\",[]]]", "[]", "{}"), JSON_FAULT_DUPLICATE, "/map/ages/1/0", "\"A\""},
    {MAP("{\"A\":[],\"A\":[]}", "[]", "{}"), JSON_FAULT_REPEATED_KEY, "/map/ages/A", "twice"},
    {MAP("{\"A B\":[]}", "[]", "{}"), JSON_FAULT_BAD_ID, "/map/ages/A B", "age id \"A B\""},
    {MAP("{\"A\":[\"a1\",\"a1\"]}", "[]", "{}"), JSON_FAULT_DUPLICATE, "/map/ages/A/1", "\"a1\""},
    {MAP("{\"A\":[\"\"]}", "[]", "{}"), JSON_FAULT_BAD_ID, "/map/ages/A/0", "\"\""},
    {MAP(AGES, "{}", "{}"), JSON_FAULT_WRONG_TYPE, "/map/adjacent", "an array"},
    {MAP(AGES, "[[\"a1\"]]", "{}"), JSON_FAULT_WRONG_TYPE, "/map/adjacent/0", "two regions"},
    {MAP(AGES, "[[\"a1\",\"a9\"]]", "{}"), JSON_FAULT_UNKNOWN_REFERENCE, "/map/adjacent/0/1", "a9"},
    {MAP(AGES, "[[\"a1\",\"a1\"]]", "{}"), JSON_FAULT_SELF_ADJACENT, "/map/adjacent/0", "itself"},
    {MAP(AGES, "[]", "{\"p1\":\"b1\"}"), JSON_FAULT_UNKNOWN_REFERENCE, "/map/link_points/p1", "b1"},
    {MAP(AGES, "[]", "[[\"p1\",\"a1\"],[\"p1\",\"a2\"]]"), JSON_FAULT_DUPLICATE,
     "/map/link_points/1/0", "p1"},
    /* the position's things */
    {{.players = "{}"}, JSON_FAULT_WRONG_TYPE, "/players", "an array"},
    {{.players = "[\"red\",\"red\"]"}, JSON_FAULT_DUPLICATE, "/players/1", "red"},
    {{.players = "[\"r\\u00e9d\"]"},
     JSON_FAULT_BAD_ID,
     "/players/0",
     "r\xc3\xa9"
     "d"},
    {{.link_points = "{\"p2\":\"a1\"}"}, JSON_FAULT_DUPLICATE, "/link_points/p2", "on the map"},
    {{.link_points = "{\"p8\":\"a1\",\"p8\":\"a2\"}"},
     JSON_FAULT_REPEATED_KEY,
     "/link_points/p8",
     "twice"},
    {{.link_points = "{\"p8\":\"zz\"}"}, JSON_FAULT_UNKNOWN_REFERENCE, "/link_points/p8", "zz"},
    {{.units = "{\"u1\":{\"owner\":\"red\"}}"}, JSON_FAULT_MISSING_FIELD, "/units/u1/at", "at"},
    {{.units = "{\"u1\":{\"ownr\":\"red\",\"at\":\"a1\"}}"},
     JSON_FAULT_UNKNOWN_FIELD,
     "/units/u1/ownr",
     "did you mean \"owner\"?"},
    {{.units = "{\"u1\":{\"owner\":\"green\",\"at\":\"a1\"}}"},
     JSON_FAULT_UNKNOWN_REFERENCE,
     "/units/u1/owner",
     "no player \"green\""},
    {{.units = "{\"u1\":{\"owner\":\"red\",\"at\":\"a11\"}}"},
     JSON_FAULT_UNKNOWN_REFERENCE,
     "/units/u1/at",
     "did you mean \"a1\"?"},
    {{.units = "[[\"u1\",{\"owner\":\"red\",\"at\":\"a1\"}],[\"u1\",{\"owner\":\"red\",\"at\":"
               "\"a2\"}]]"},
     JSON_FAULT_DUPLICATE,
     "/units/1/0",
     "u1"},
    {{.units =
          "{\"u1\":{\"owner\":\"red\",\"at\":\"a1\"},\"u1\":{\"owner\":\"red\",\"at\":\"a2\"}}"},
     JSON_FAULT_REPEATED_KEY,
     "/units/u1",
     "u1"},
    {{.units =
          "{\"u1\":{\"owner\":\"red\",\"at\":\"a1\"},\"u2\":{\"owner\":\"red\",\"at\":\"a1\"}}"},
     JSON_FAULT_DUPLICATE,
     "/units/u2/at",
     "\"a1\""},
    {{.books = "{\"p3\":\"a1\"}"}, JSON_FAULT_UNKNOWN_REFERENCE, "/books/p3", "no link point"},
    {{.books = "{\"p1\":\"zz\"}"}, JSON_FAULT_UNKNOWN_REFERENCE, "/books/p1", "zz"},
    {{.books = "{\"p1\":null}"}, JSON_FAULT_WRONG_TYPE, "/books/p1", "null"},
    {{.books = "{\"p1\":\"a1\",\"p1\":\"a1\"}"}, JSON_FAULT_REPEATED_KEY, "/books/p1", "p1"},
    {{.control = "{\"p5\":\"red\"}"}, JSON_FAULT_UNKNOWN_REFERENCE, "/control/p5", "p5"},
    {{.control = "{\"p2\":\"green\"}"}, JSON_FAULT_UNKNOWN_REFERENCE, "/control/p2", "green"},
    {{.control = "[[\"p2\",\"red\"],[\"p2\",\"blue\"]]"},
     JSON_FAULT_DUPLICATE,
     "/control/1/0",
     "p2"},
    {{.link_points = "{\"p9\":\"a1\"}", .control = "{\"p9\":\"blue\"}"},
     JSON_FAULT_CONTRADICTION,
     "/control/p9",
     "u1"},
    /* orders */
    {MORE("\"orders\":{\"u7\":{\"type\":\"stay\"}}"), JSON_FAULT_UNKNOWN_REFERENCE, "/orders/u7",
     "no unit \"u7\""},
    {MORE("\"orders\":[[\"u1\",{\"type\":\"stay\"}],[\"u1\",{\"type\":\"stay\"}]]"),
     JSON_FAULT_DUPLICATE, "/orders/1/0", "u1"},
    {ORDER("{\"type\":\"stay\"},\"u1\":{\"type\":\"stay\"}"), JSON_FAULT_REPEATED_KEY, "/orders/u1",
     "u1"},
    {ORDER("\"stay\""), JSON_FAULT_WRONG_TYPE, "/orders/u1", "an object"},
    {ORDER("{}"), JSON_FAULT_MISSING_FIELD, "/orders/u1/type", "type"},
    {ORDER("{\"type\":\"moev\"}"), JSON_FAULT_UNKNOWN_VALUE, "/orders/u1/type", "\"move\"?"},
    {ORDER("{\"type\":\"move\"}"), JSON_FAULT_MISSING_FIELD, "/orders/u1/to", "move order"},
    {ORDER("{\"type\":\"stay\",\"to\":\"a2\"}"), JSON_FAULT_UNKNOWN_FIELD, "/orders/u1/to",
     "a stay order has no \"to\""},
    {ORDER("{\"type\":\"move\",\"to\":\"a2\",\"book\":\"p1\"}"), JSON_FAULT_UNKNOWN_FIELD,
     "/orders/u1/book", "a move order has no \"book\""},
    {ORDER("{\"type\":\"move\",\"to\":\"a2\",\"carry\":false}"), JSON_FAULT_WRONG_TYPE,
     "/orders/u1/carry", "not false"},
    {ORDER("{\"type\":\"move\",\"to\":1}"), JSON_FAULT_WRONG_TYPE, "/orders/u1/to", "an integer"},
    {ORDER("{\"type\":\"link\",\"book\":true}"), JSON_FAULT_WRONG_TYPE, "/orders/u1/book", "true"},
    {ORDER("{\"type\":\"transfer\"}"), JSON_FAULT_MISSING_FIELD, "/orders/u1/to", "transfer"},
    {ORDER("{\"type\":\"reinforce\",\"unit\":\"u2\"}"), JSON_FAULT_MISSING_FIELD,
     "/orders/u1/action", "action"},
    {ORDER("{\"type\":\"reinforce\",\"unit\":\"u2\",\"action\":{\"type\":\"transfer\"}}"),
     JSON_FAULT_UNKNOWN_VALUE, "/orders/u1/action/type", "transfer"},
    {ORDER("{\"type\":\"reinforce\",\"unit\":\"u2\",\"action\":{\"type\":\"stay\",\"to\":\"a2\"}}"),
     JSON_FAULT_UNKNOWN_FIELD, "/orders/u1/action/to", "a stay action has no"},
    {ORDER("{\"type\":\"reinforce\",\"unit\":\"u2\","
           "\"action\":{\"type\":\"move\",\"to\":\"a2\",\"carry\":true}}"),
     JSON_FAULT_UNKNOWN_FIELD, "/orders/u1/action/carry", "a move action has no"},
    /* flight and supply */
    {MORE("\"flee\":[]"), JSON_FAULT_WRONG_TYPE, "/flee", "an object"},
    {MORE("\"flee\":{\"u7\":[]}"), JSON_FAULT_UNKNOWN_REFERENCE, "/flee/u7", "u7"},
    {MORE("\"flee\":{\"u1\":[],\"u1\":[]}"), JSON_FAULT_REPEATED_KEY, "/flee/u1", "u1"},
    {MORE("\"flee\":{\"u1\":[1]}"), JSON_FAULT_WRONG_TYPE, "/flee/u1/0", "an integer"},
    {MORE("\"flee\":{\"u1\":[\"a1\",{}]}"), JSON_FAULT_MISSING_FIELD, "/flee/u1/1/book", "book"},
    {MORE("\"supply\":{\"green\":[]}"), JSON_FAULT_UNKNOWN_REFERENCE, "/supply/green", "green"},
    {MORE("\"supply\":{\"red\":[],\"red\":[]}"), JSON_FAULT_REPEATED_KEY, "/supply/red", "red"},
    {MORE("\"supply\":{\"red\":[{\"action\":\"boat\",\"at\":\"a1\"}]}"), JSON_FAULT_UNKNOWN_VALUE,
     "/supply/red/0/action", "boat"},
    {MORE("\"supply\":{\"red\":[{\"action\":\"unit\"}]}"), JSON_FAULT_MISSING_FIELD,
     "/supply/red/0/at", "at"},
    {MORE("\"supply\":{\"red\":[{\"action\":\"unit\",\"at\":\"a1\",\"id\":\"a b\"}]}"),
     JSON_FAULT_BAD_ID, "/supply/red/0/id", "a b"},
    {MORE("\"supply\":{\"red\":[{\"action\":\"unit\",\"at\":\"a1\",\"id\":null}]}"),
     JSON_FAULT_WRONG_TYPE, "/supply/red/0/id", "null"},
    /* house rules */
    {MORE("\"rules\":{\"swop\":true}"), JSON_FAULT_UNKNOWN_FIELD, "/rules/swop", "\"swap\"?"},
    {MORE("\"rules\":{\"swap\":true,\"swap\":true}"), JSON_FAULT_REPEATED_KEY, "/rules/swap", ""},
    {MORE("\"rules\":{\"swap\":1}"), JSON_FAULT_WRONG_TYPE, "/rules/swap", "true or false"},
    {MORE("\"rules\":{\"swap\":null}"), JSON_FAULT_WRONG_TYPE, "/rules/swap", "null"},
    {MORE("\"rules\":{\"flee_collision\":\"retri\"}"), JSON_FAULT_UNKNOWN_VALUE,
     "/rules/flee_collision", "\"retry\"?"},
    {MORE("\"rules\":{\"flee_collision\":null}"), JSON_FAULT_WRONG_TYPE, "/rules/flee_collision",
     ""},
    {MORE("\"rules\":{\"max_turns\":-1}"), JSON_FAULT_OUT_OF_RANGE, "/rules/max_turns", "-1"},
    {MORE("\"rules\":{\"max_turns\":2.0}"), JSON_FAULT_WRONG_TYPE, "/rules/max_turns", "null"},
    {MORE("\"rules\":{\"victory_fraction\":[0,4]}"), JSON_FAULT_OUT_OF_RANGE,
     "/rules/victory_fraction/0", "1 or more"},
    {MORE("\"rules\":{\"victory_fraction\":[3]}"), JSON_FAULT_WRONG_TYPE, "/rules/victory_fraction",
     "an array of two integers, not of 1"},
};

static void test_mistakes(void **state)
{
    (void)state;
    json_case read = json_case_empty(NULL);
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        const mistake *m = &mistakes[i];
        char text[2048];
        json_fault fault = {.code = JSON_FAULT_NONE};
        bool is_read =
            json_case_read(&read, text, compose(text, sizeof text, &m->given), NULL, &fault);
        bool is_right = !is_read && fault.code == m->code && fault.path != NULL &&
                        strcmp(fault.path, m->path) == 0 &&
                        strstr(fault.message, m->message) != NULL;
        if (!is_right)
            fail_msg("%s\n  expected %s at %s, \"…%s…\"\n  found %s at %s, \"%s\"", text,
                     json_fault_name(m->code), m->path, m->message,
                     is_read ? "nothing" : json_fault_name(fault.code),
                     is_read || fault.path == NULL ? "(none)" : fault.path,
                     is_read ? "" : fault.message);
        /* The id could be read. */
        assert_string_equal(read.id, "i");
        assert_null(read.position);
    }
    json_case_destroy(&read);
}

/* ---- results ---- */

/* The result of a position that is right, in memory of its own. */
static char *play(json_case *read, const char *text, bool explain)
{
    json_fault fault;
    if (!json_case_read(read, text, strlen(text), NULL, &fault) || !json_case_play(read, &fault))
        fail_msg("%s: %s", text, fault.message);
    json_text out = json_text_empty(NULL);
    assert_true(json_result_write(&out, read, explain));
    json_text_add(&out, "", 1);
    return out.bytes;
}

static void expect_result(const char *text, bool explain, const char *expected)
{
    json_case read = json_case_empty(NULL);
    char *result = play(&read, text, explain);
    assert_string_equal(result, expected);
    free(result);
    json_case_destroy(&read);
}

/* Every member, in its order; what was given is given back, text with what it needs of escapes. */
static void test_whole_result(void **state)
{
    (void)state;
    expect_result(
        "{\"id\":\"\\u0001\\u00e9\\/"
        "\\\"\\n\",\"turn\":2,\"map\":{\"ages\":{\"A\":[\"a1\",\"a2\",\"a3\"],"
        "\"B\":[\"b1\",\"b2\"]},\"adjacent\":[[\"a1\",\"a2\"],[\"a2\",\"a3\"],[\"b1\",\"b2\"]],"
        "\"link_points\":{\"p1\":\"b1\",\"p2\":\"a3\"}},\"link_points\":{\"p9\":\"b2\"},"
        "\"players\":[\"red\",\"blue\"],"
        "\"units\":[[\"u1\",{\"owner\":\"red\",\"at\":\"a1\"}],[\"u2\",{\"at\":\"a3\",\"owner\":"
        "\"blue\"}]],"
        "\"books\":{\"p9\":\"a1\",\"p1\":\"a1\"},"
        "\"orders\":{\"u2\":{\"to\":\"\\u00fc\",\"type\":\"move\"},"
        "\"u1\":{\"carry\":\"p9\",\"book\":\"p1\",\"type\":\"link\"}},"
        "\"supply\":{\"red\":[{\"id\":\"n1\",\"at\":\"b1\",\"action\":\"book\"},"
        "{\"action\":\"unit\",\"at\":\"b2\"}],\"blue\":[{\"action\":\"unit\",\"at\":\"x\"}]}}",
        false,
        "{\"id\":\"\\u0001\xc3\xa9/\\\"\\n\",\"verdicts\":{"
        "\"u1\":{\"order\":{\"type\":\"link\",\"book\":\"p1\",\"carry\":\"p9\"},"
        "\"result\":\"succeeded\",\"reason\":\"unopposed\",\"strength\":1,\"carried\":\"p9\"},"
        "\"u2\":{\"order\":{\"type\":\"move\",\"to\":\"\xc3\xbc\"},\"result\":\"illegal\","
        "\"reason\":\"unknown_region\",\"strength\":1}},"
        "\"units\":{\"u1\":{\"owner\":\"red\",\"at\":\"b1\"},\"u2\":{\"owner\":\"blue\",\"at\":"
        "\"a3\"}},"
        "\"link_points\":{\"p9\":\"b2\",\"n1\":\"b1\"},\"fled\":{},\"removed\":[],"
        "\"books\":{\"p1\":\"a1\",\"p9\":\"b1\",\"n1\":\"b1\"},"
        "\"control\":{\"p1\":\"red\",\"p2\":\"blue\",\"n1\":\"red\"},\"conflicted\":[],"
        "\"actions\":{\"red\":1},"
        "\"supplied\":{\"red\":[{\"action\":\"book\",\"at\":\"b1\",\"id\":\"n1\"}]},"
        "\"unsupplied\":{\"red\":[{\"action\":\"unit\",\"at\":\"b2\",\"reason\":\"none_left\"}],"
        "\"blue\":[{\"action\":\"unit\",\"at\":\"x\",\"reason\":\"none_left\"}]},"
        "\"winners\":[],\"out\":[],\"draw\":false}");
}

static const char displaced[] =
    "{\"map\":{\"ages\":{\"A\":[\"a1\",\"a2\",\"a3\",\"a4\"]},\"adjacent\":[[\"a1\",\"a2\"],"
    "[\"a2\",\"a3\"],[\"a2\",\"a4\"]],\"link_points\":{\"p1\":\"a3\"}},\"players\":[\"red\","
    "\"blue\"],"
    "\"units\":{\"u1\":{\"owner\":\"red\",\"at\":\"a1\"},\"u2\":{\"owner\":\"blue\",\"at\":\"a2\"},"
    "\"u3\":{\"owner\":\"red\",\"at\":\"a3\"}},\"books\":{\"p1\":\"a1\"},"
    "\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\",\"carry\":true},"
    "\"u3\":{\"type\":\"reinforce\",\"unit\":\"u1\",\"action\":{\"type\":\"move\",\"to\":\"a2\"}}},"
    "\"rules\":{\"victory_fraction\":[2,1]}}";

static void test_displaced_and_carried(void **state)
{
    (void)state;
    expect_result(
        displaced, false,
        "{\"verdicts\":{\"u1\":{\"order\":{\"type\":\"move\",\"to\":\"a2\",\"carry\":true},"
        "\"result\":\"succeeded\",\"reason\":\"strongest\",\"strength\":2,\"carried\":\"p1\"},"
        "\"u2\":{\"order\":{\"type\":\"stay\"},\"result\":\"failed\",\"reason\":\"displaced\","
        "\"strength\":1,\"displaced\":true},"
        "\"u3\":{\"order\":{\"type\":\"reinforce\",\"unit\":\"u1\",\"action\":{\"type\":\"move\","
        "\"to\":\"a2\"}},\"result\":\"succeeded\",\"reason\":\"counted\",\"strength\":1}},"
        "\"units\":{\"u1\":{\"owner\":\"red\",\"at\":\"a2\"},\"u2\":{\"owner\":\"blue\",\"at\":"
        "\"a1\"},"
        "\"u3\":{\"owner\":\"red\",\"at\":\"a3\"}},\"link_points\":{},"
        "\"fled\":{\"u2\":{\"from\":\"a2\",\"to\":\"a1\"}},\"removed\":[],\"books\":{\"p1\":\"a2\"}"
        ","
        "\"control\":{\"p1\":\"red\"},\"conflicted\":[\"a2\"],\"actions\":{},\"supplied\":{},"
        "\"unsupplied\":{},\"winners\":[],\"out\":[],\"draw\":false}");
}

/* The facts stand last in a verdict, and name what they speak of. */
static void test_because(void **state)
{
    (void)state;
    json_case read = json_case_empty(NULL);
    char *result = play(&read, displaced, true);
    assert_non_null(strstr(result, ",\"carried\":\"p1\",\"because\":[{\"fact\":\"reinforced_by\","
                                   "\"unit\":\"u3\","));
    assert_non_null(strstr(result, "\"displaced\":true,\"because\":[{\"fact\":\"displaced_by\","
                                   "\"unit\":\"u1\",\"strength\":2,\"rule\":\"J4.7\"}"));
    free(result);
    json_case_destroy(&read);
}

/* The value of a member of a result, which is an object. */
static char *member_of(const char *result, const char *name)
{
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"%s\":{", name);
    const char *found = strstr(result, wanted);
    assert_non_null(found);
    const char *start = found + strlen(wanted) - 1, *end = start;
    int depth = 0;
    do {
        depth += *end == '{' ? 1 : *end == '}' ? -1 : 0;
        end++;
    } while (depth > 0);
    char *member = calloc(1, (size_t)(end - start) + 1);
    memcpy(member, start, (size_t)(end - start));
    return member;
}

/* A result's units, link points, books and control are the next turn's position. */
static void test_round_trip(void **state)
{
    (void)state;
    json_case read = json_case_empty(NULL);
    char text[4096];
    parts p = {.more = ",\"orders\":{\"u1\":{\"type\":\"link\",\"book\":\"p1\"},"
                       "\"u2\":{\"type\":\"move\",\"to\":\"a3\"}},"
                       "\"supply\":{\"red\":[{\"action\":\"book\",\"at\":\"b1\"}],"
                       "\"blue\":[{\"action\":\"book\",\"at\":\"a3\"}]}"};
    compose(text, sizeof text, &p);
    char *result = play(&read, text, false);
    law_position *after = NULL;
    assert_int_equal(law_position_clone(&after, law_turn_next(json_case_turn(&read)), NULL, NULL),
                     LAW_OK);
    char *units = strstr(result, "\"units\":{") != NULL
                      ? member_of(strstr(result, "\"units\":{"), "units")
                      : NULL;
    char *link_points = member_of(result, "link_points"), *books = member_of(result, "books");
    char *control = member_of(result, "control");
    assert_non_null(strstr(link_points, "\"p:2\":\"a3\""));
    parts next = {.units = units,
                  .link_points = link_points,
                  .books = books,
                  .control = control,
                  .more = ",\"turn\":2"};
    json_fault fault;
    if (!json_case_read(&read, text, compose(text, sizeof text, &next), NULL, &fault))
        fail_msg("%s: %s", text, fault.message);
    assert_true(law_position_equal(after, read.position));
    law_position_destroy(after, NULL);
    free(units);
    free(link_points);
    free(books);
    free(control);
    free(result);
    json_case_destroy(&read);
}

/* One case reads many lines: with one map, other maps, bad lines and other rules in between. */
static void test_case_is_used_again(void **state)
{
    (void)state;
    static const char other_map[] =
        "{\"ages\":{\"A\":[\"a1\",\"a2\",\"a3\"],\"B\":[\"b1\",\"b2\"]},"
        "\"adjacent\":[],\"link_points\":{\"p1\":\"b1\",\"p2\":\"a3\"}}";
    static const parts turns[] = {
        {.more = ",\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\"}}"},
        {.more = ",\"orders\":{\"u1\":{\"type\":\"stay\"}}"},
        {.units = "{}"},
        {.map = other_map, .more = ",\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\"}}"},
        {.more = ",\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\"},"
                 "\"u2\":{\"type\":\"move\",\"to\":\"a1\"}}"},
        {.more = ",\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\"},"
                 "\"u2\":{\"type\":\"move\",\"to\":\"a1\"}},\"rules\":{\"swap\":false}"},
    };
    enum { TURN_COUNT = sizeof turns / sizeof *turns };
    json_case again = json_case_empty(NULL);
    for (size_t i = 0; i < 4 * TURN_COUNT; i++) {
        char text[2048], bad[2048];
        json_fault fault;
        compose(text, sizeof text, &turns[i * 5 % TURN_COUNT]);
        compose(bad, sizeof bad, &(parts){.units = "{\"u1\":{}}"});
        if (i % 3 == 1)
            assert_false(json_case_read(&again, bad, strlen(bad), NULL, &fault));
        if (i % 3 == 2)
            assert_false(json_case_read(&again, bad, strlen(bad) - 1, NULL, &fault));
        json_case fresh = json_case_empty(NULL);
        char *expected = play(&fresh, text, true), *found = play(&again, text, true);
        assert_string_equal(found, expected);
        free(expected);
        free(found);
        json_case_destroy(&fresh);
    }
    json_case_destroy(&again);
}

/* ---- memory ---- */

static const law_map *named_map(void *user, const char *name, law_error *error)
{
    (void)error;
    assert_string_equal(name, "known");
    return user;
}

/* Whatever request for memory is refused, there is one fault or the right result, and nothing is
 * lost. */
static void test_no_memory(void **state)
{
    (void)state;
    char text[2048], named[2048];
    compose(text, sizeof text,
            &(parts){.more = ",\"orders\":{\"u1\":{\"type\":\"link\"}},"
                             "\"flee\":{\"u1\":[\"a1\"]},"
                             "\"supply\":{\"red\":[{\"action\":\"book\",\"at\":\"b1\"}]},"
                             "\"rules\":{\"swap\":false}"});
    compose(named, sizeof named, &(parts){.map = "\"known\""});
    json_case of_map = json_case_empty(NULL);
    char *expected = play(&of_map, text, true);
    const json_maps maps = {.named_map = named_map, .user = (void *)(uintptr_t)of_map.map};
    bool has_failed = true;
    size_t fault_count = 0;
    for (size_t fail_at = 1; has_failed; fail_at++) {
        failing_allocator failing;
        failing_allocator_begin(&failing, fail_at);
        law_allocator allocator = failing_allocator_face(&failing);
        json_case read = json_case_empty(&allocator);
        json_text out = json_text_empty(&allocator);
        json_fault fault = {.code = JSON_FAULT_NONE};
        json_case_read(&read, named, strlen(named), &maps, &fault);
        bool is_good = json_case_read(&read, text, strlen(text), NULL, &fault) &&
                       json_case_play(&read, &fault) && json_result_write(&out, &read, true);
        json_text_add(&out, "", 1);
        has_failed = failing.has_failed;
        if (is_good && !out.failed)
            assert_string_equal(out.bytes, expected);
        else
            assert_true(has_failed);
        if (fault.code != JSON_FAULT_NONE) {
            assert_int_equal(fault.code, JSON_FAULT_NO_MEMORY);
            fault_count++;
        }
        json_text_destroy(&out);
        json_case_destroy(&read);
        failing_allocator_finish(&failing);
    }
    assert_true(fault_count > 20);
    free(expected);
    json_case_destroy(&of_map);
}

/* Whichever request is refused while the first of three lines is read: the third is played on its
 * own map, though the second has the same and cannot be used. */
static void test_no_memory_for_the_map_kept(void **state)
{
    (void)state;
    static const char other_map[] =
        "{\"ages\":{\"A\":[\"a1\",\"a2\"],\"B\":[\"b2\"]},"
        "\"adjacent\":[],\"link_points\":{\"p1\":\"a1\",\"p2\":\"a2\"}}";
    static const char move[] = ",\"orders\":{\"u1\":{\"type\":\"move\",\"to\":\"a2\"}}";
    char first[2048], second[2048], third[2048];
    compose(first, sizeof first, &(parts){.more = move});
    compose(second, sizeof second,
            &(parts){.map = other_map, .control = "{}", .more = ",\"odd\":1"});
    compose(third, sizeof third, &(parts){.map = other_map, .control = "{}", .more = move});
    json_case fresh = json_case_empty(NULL);
    char *expected = play(&fresh, third, false);
    assert_non_null(strstr(expected, "not_adjacent"));
    bool has_failed = true;
    for (size_t fail_at = 1; has_failed; fail_at++) {
        failing_allocator failing;
        failing_allocator_begin(&failing, fail_at);
        law_allocator allocator = failing_allocator_face(&failing);
        json_case read = json_case_empty(&allocator);
        json_fault fault = {.code = JSON_FAULT_NONE};
        json_case_read(&read, first, strlen(first), NULL, &fault);
        has_failed = failing.has_failed;
        failing.fail_at = 0;
        assert_false(json_case_read(&read, second, strlen(second), NULL, &fault));
        char *found = play(&read, third, false);
        assert_string_equal(found, expected);
        free(found);
        json_case_destroy(&read);
        failing_allocator_finish(&failing);
    }
    free(expected);
    json_case_destroy(&fresh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_memory_for_the_map_kept),
        cmocka_unit_test(test_mistakes),
        cmocka_unit_test(test_whole_result),
        cmocka_unit_test(test_displaced_and_carried),
        cmocka_unit_test(test_because),
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_case_is_used_again),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
