/* Johvets positions as bytes and as blocks of a state: what was written is read, bytes of any
 * origin never crash, and a state handles a position as it handles all else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <lawspeaker/state.h>

#include "failing_allocator.h"
#include "random_position.h"

enum { SEED_COUNT = 300 };

typedef struct {
    unsigned char *bytes;
    size_t size;
} text;

static text copy_of(const unsigned char *bytes, size_t size)
{
    text copy = {malloc(size > 0 ? size : 1), size}; /* exactly, so that one too many is found */
    assert_non_null(copy.bytes);
    if (size > 0)
        memcpy(copy.bytes, bytes, size);
    return copy;
}

static text written(const law_position *position, const law_map *map)
{
    text made = {NULL, law_position_write(NULL, 0, position, map)};
    made.bytes = malloc(made.size + 1);
    assert_non_null(made.bytes);
    memset(made.bytes, 0x5a, made.size + 1);
    assert_int_equal(law_position_write(made.bytes, made.size - 1, position, map), made.size);
    assert_int_equal(law_position_write(made.bytes, made.size, position, map), made.size);
    assert_int_equal(made.bytes[made.size], 0x5a);
    return made;
}

/* Whether it was read. What was read writes the same bytes. */
static bool try_to_read(const law_map *map, text from)
{
    law_position *read;
    law_error error = {0};
    law_status status = law_position_read(&read, map, from.bytes, from.size, NULL, &error);
    if (status != LAW_OK) {
        assert_null(read);
        assert_int_equal(status, LAW_BAD_ARGUMENT);
        assert_int_equal(error.status, LAW_BAD_ARGUMENT);
        assert_non_null(strstr(error.message, "not a position"));
        return false;
    }
    text again = written(read, map);
    assert_int_equal(again.size, from.size);
    assert_memory_equal(again.bytes, from.bytes, from.size);
    free(again.bytes);
    law_position_destroy(read, NULL);
    return true;
}

static void assert_reads_back(const law_position *position, const law_map *map)
{
    law_position *read;
    law_error error = {0};
    text bytes = written(position, map);
    if (law_position_read(&read, map, bytes.bytes, bytes.size, NULL, &error) != LAW_OK)
        fail_msg("%s", error.message);
    assert_true(law_position_equal(read, position));
    assert_true(law_position_hash(read) == law_position_hash(position));
    assert_true(law_position_is_of(read, map));
    law_position_destroy(read, NULL);
    free(bytes.bytes);
}

static situation of;
static placed_situation placed;

static void place(uint64_t seed)
{
    law_error error = {0};
    situation_make(&of, seed);
    situation_assert_ok(&of, situation_place(&placed, &of, NULL, NULL, &error), &error);
}

/* A position as it was built, and the one after a turn, which no builder made. */
static void test_what_is_written_is_read(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SEED_COUNT; seed++) {
        law_turn *turn;
        law_error error = {0};
        place(seed);
        assert_reads_back(placed.position, placed.map);
        law_status status =
            law_turn_begin(&turn, placed.map, placed.position, &of.rules, NULL, &error);
        situation_assert_ok(&of, status, &error);
        situation_assert_ok(&of, situation_order(&of, &placed, turn, &error), &error);
        situation_assert_ok(&of, situation_answer(&of, &placed, turn, &error), &error);
        situation_assert_ok(&of, law_turn_resolve(turn, &error), &error);
        situation_assert_ok(&of, law_turn_flee(turn, &error), &error);
        situation_assert_ok(&of, law_turn_finish(turn, &error), &error);
        assert_reads_back(law_turn_next(turn), placed.map);
        law_turn_destroy(turn);
        situation_remove(&placed, NULL);
    }
}

static void change(text *bytes, random_source *random)
{
    static const unsigned char values[] = {0, 1, 2, 3, 9, 63, 64, 0x7f, 0x80, 0xff};
    uint32_t at = random_below(random, (uint32_t)bytes->size);
    switch (random_below(random, 5)) {
    case 0:
        bytes->bytes[at] = values[random_below(random, sizeof values)];
        break;
    case 1:
        bytes->bytes[at] ^= (unsigned char)(1u << random_below(random, 8));
        break;
    case 2:
        bytes->bytes[at] += 1;
        break;
    case 3: /* a byte is left out */
        memmove(bytes->bytes + at, bytes->bytes + at + 1, bytes->size - at - 1);
        bytes->size--;
        break;
    default:
        if (random_is(random, 50))
            bytes->size = at;
        break;
    }
}

static void test_corrupt_positions_are_refused_or_read(void **state)
{
    (void)state;
    uint32_t read = 0, refused = 0;
    for (uint64_t seed = 1; seed <= SEED_COUNT; seed++) {
        random_source random;
        random_begin(&random, seed);
        place(seed);
        text original = written(placed.position, placed.map);
        for (int i = 0; i < 100; i++) {
            text changed = copy_of(original.bytes, original.size);
            for (uint32_t left = 1 + random_below(&random, 2); left > 0 && changed.size > 0; left--)
                change(&changed, &random);
            text exact = copy_of(changed.bytes, changed.size);
            if (try_to_read(placed.map, exact))
                read++;
            else
                refused++;
            free(exact.bytes);
            free(changed.bytes);
        }
        free(original.bytes);
        situation_remove(&placed, NULL);
    }
    print_message("%u read, %u refused\n", (unsigned)read, (unsigned)refused);
    assert_true(read > 1000 && refused > 10000);
}

static void test_every_length_but_the_right_one_is_refused(void **state)
{
    (void)state;
    place(5);
    text original = written(placed.position, placed.map);
    for (size_t size = 0; size < original.size; size++) {
        text part = copy_of(original.bytes, size);
        assert_false(try_to_read(placed.map, part));
        free(part.bytes);
    }
    text more = {realloc(original.bytes, original.size + 1), original.size + 1};
    assert_non_null(more.bytes);
    more.bytes[original.size] = 0;
    assert_false(try_to_read(placed.map, more));
    free(more.bytes);
    situation_remove(&placed, NULL);
}

static void test_a_position_of_another_map_is_refused(void **state)
{
    (void)state;
    static situation other;
    static placed_situation elsewhere;
    law_error error = {0};
    law_position *read;
    place(1);
    situation_make(&other, 2);
    situation_assert_ok(&other, situation_place(&elsewhere, &other, NULL, NULL, &error), &error);
    text bytes = written(placed.position, placed.map);
    assert_int_equal(law_position_read(&read, elsewhere.map, bytes.bytes, bytes.size, NULL, &error),
                     LAW_BAD_ARGUMENT);
    assert_null(read);
    assert_non_null(strstr(error.message, "another map"));
    free(bytes.bytes);
    situation_remove(&elsewhere, NULL);
    situation_remove(&placed, NULL);
}

static void test_every_allocation_of_reading_fails_once(void **state)
{
    (void)state;
    place(9);
    text bytes = written(placed.position, placed.map);
    bool is_done = false;
    for (size_t fail_at = 1; !is_done; fail_at++) {
        failing_allocator memory;
        failing_allocator_begin(&memory, fail_at);
        law_allocator allocator = failing_allocator_face(&memory);
        law_error error = {0};
        law_position *read;
        law_status status =
            law_position_read(&read, placed.map, bytes.bytes, bytes.size, &allocator, &error);
        is_done = !memory.has_failed;
        assert_int_equal(status, is_done ? LAW_OK : LAW_NO_MEMORY);
        assert_int_equal(read != NULL, is_done);
        assert_true(is_done || strstr(error.message, "memory") != NULL);
        law_position_destroy(read, &allocator);
        failing_allocator_finish(&memory);
        assert_true(fail_at < 200);
    }
    free(bytes.bytes);
    situation_remove(&placed, NULL);
}

/* ---- In a state ---- */

static law_schema *schema_with_position(const law_map *map)
{
    law_schema_builder *builder;
    law_schema *schema;
    law_error error = {0};
    law_block_type type = law_position_block_type(map);
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_schema_add_player(builder, "red");
    law_schema_add_globals(builder);
    assert_int_equal(law_schema_add_block(builder, "position", &type), 1);
    if (law_schema_finish(&schema, builder, &error) != LAW_OK)
        fail_msg("%s", error.message);
    law_schema_builder_destroy(builder);
    return schema;
}

static void put_position(law_state *in, const law_position *position)
{
    law_position *clone;
    assert_int_equal(law_position_clone(&clone, position, NULL, NULL), LAW_OK);
    assert_int_equal(law_state_set_block(in, 1, clone, NULL), LAW_OK);
}

static void test_a_state_holds_a_position(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        law_state *holder, *clone, *view, *read;
        place(seed);
        law_schema *schema = schema_with_position(placed.map);
        assert_int_equal(law_state_create(&holder, schema, NULL, NULL), LAW_OK);
        assert_null(law_state_block(holder, 1));
        uint64_t without = law_state_hash(holder);
        put_position(holder, placed.position);
        assert_true(law_state_hash(holder) != without);
        assert_true(law_position_equal(law_state_block(holder, 1), placed.position));
        assert_int_equal(law_state_clone(&clone, holder, NULL), LAW_OK);
        assert_true(law_state_equal(clone, holder));
        assert_true(law_state_block(clone, 1) != law_state_block(holder, 1));
        assert_int_equal(law_state_view(&view, holder, (law_player){1}, NULL), LAW_OK);
        assert_true(law_position_equal(law_state_block(view, 1), placed.position));
        size_t size = law_state_write(NULL, 0, holder);
        unsigned char *bytes = malloc(size);
        assert_non_null(bytes);
        law_state_write(bytes, size, holder);
        assert_int_equal(law_state_read(&read, schema, bytes, size, NULL, NULL), LAW_OK);
        assert_true(law_state_equal(read, holder));
        free(bytes);
        assert_int_equal(law_state_set_block(holder, 1, NULL, NULL), LAW_OK);
        assert_true(law_state_hash(holder) == without);
        assert_false(law_state_equal(clone, holder));
        law_state_destroy(holder);
        law_state_destroy(clone);
        law_state_destroy(view);
        law_state_destroy(read);
        law_schema_destroy(schema);
        situation_remove(&placed, NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_written_is_read),
        cmocka_unit_test(test_corrupt_positions_are_refused_or_read),
        cmocka_unit_test(test_every_length_but_the_right_one_is_refused),
        cmocka_unit_test(test_a_position_of_another_map_is_refused),
        cmocka_unit_test(test_every_allocation_of_reading_fails_once),
        cmocka_unit_test(test_a_state_holds_a_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
