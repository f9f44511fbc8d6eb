/* Maps: ids and names, neighbours, the builder's first mistake, the hash of the content. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "random_position.h"
#include "small_board.h"

static law_map_builder *begin(void)
{
    law_map_builder *builder;
    assert_int_equal(law_map_begin(&builder, NULL, NULL), LAW_OK);
    return builder;
}

/* Finishes and destroys the builder. */
static law_map *finish(law_map_builder *builder)
{
    law_map *map;
    law_error error;
    if (law_map_finish(&map, builder, &error) != LAW_OK)
        fail_msg("%s", error.message);
    law_map_builder_destroy(builder);
    return map;
}

static void test_ids_follow_the_order_of_addition(void **state)
{
    (void)state;
    law_map_builder *builder = begin();
    law_age dawn = law_map_add_age(builder, "dawn"), dusk = law_map_add_age(builder, "dusk");
    law_region ford = law_map_add_region(builder, dusk, "ford");
    law_region gate = law_map_add_region(builder, dawn, "gate");
    law_symbol one = law_map_add_link_point(builder, "one", gate);
    law_symbol two = law_map_add_link_point(builder, "two", gate);
    law_map *map = finish(builder);
    assert_int_equal(dawn.id, 1);
    assert_int_equal(dusk.id, 2);
    assert_int_equal(ford.id, 1);
    assert_int_equal(gate.id, 2);
    assert_int_equal(one.id, 1);
    assert_int_equal(two.id, 2);
    assert_int_equal(law_map_age_count(map), 2);
    assert_int_equal(law_map_region_count(map), 2);
    assert_int_equal(law_map_link_point_count(map), 2);
    assert_string_equal(law_map_age_name(map, dusk), "dusk");
    assert_string_equal(law_map_region_name(map, ford), "ford");
    assert_string_equal(law_map_link_point_name(map, two), "two");
    assert_int_equal(law_map_age_named(map, "dusk").id, 2);
    assert_int_equal(law_map_region_named(map, "gate").id, 2);
    assert_int_equal(law_map_link_point_named(map, "two").id, 2);
    assert_int_equal(law_map_region_age(map, ford).id, 2);
    assert_int_equal(law_map_link_point_region(map, one).id, 2);
    law_map_destroy(map);
}

static void test_unknown_ids_and_names_give_none(void **state)
{
    (void)state;
    small_board board;
    small_board_begin(&board);
    const uint32_t unknown[] = {0, 8, LAW_UNKNOWN};
    for (size_t i = 0; i < 3; i++) {
        const law_region *neighbours;
        law_region region = {unknown[i]};
        assert_null(law_map_age_name(board.map, (law_age){unknown[i]}));
        assert_null(law_map_region_name(board.map, region));
        assert_null(law_map_link_point_name(board.map, (law_symbol){unknown[i]}));
        assert_int_equal(law_map_region_age(board.map, region).id, 0);
        assert_int_equal(law_map_link_point_region(board.map, (law_symbol){unknown[i]}).id, 0);
        assert_int_equal(law_map_neighbours(board.map, region, &neighbours), 0);
        assert_null(neighbours);
        assert_false(law_map_are_adjacent(board.map, region, (law_region){1}));
        assert_false(law_map_are_adjacent(board.map, (law_region){1}, region));
    }
    assert_int_equal(law_map_age_named(board.map, "a1").id, 0);
    assert_int_equal(law_map_region_named(board.map, "A").id, 0);
    assert_int_equal(law_map_region_named(board.map, "").id, 0);
    assert_int_equal(law_map_region_named(board.map, NULL).id, 0);
    assert_int_equal(law_map_link_point_named(board.map, "p4").id, 0);
    small_board_end(&board);
}

static void test_neighbours_stand_once_and_in_board_order(void **state)
{
    (void)state;
    law_map_builder *builder = begin();
    law_age age = law_map_add_age(builder, "A");
    law_region r[5];
    for (int i = 0; i < 5; i++)
        r[i] = law_map_add_region(builder, age, (const char *[]){"a", "b", "c", "d", "e"}[i]);
    assert_true(law_map_add_border(builder, r[2], r[4]));
    assert_true(law_map_add_border(builder, r[2], r[0]));
    assert_true(law_map_add_border(builder, r[0], r[2]));
    assert_true(law_map_add_border(builder, r[3], r[2]));
    assert_true(law_map_add_border(builder, r[2], r[0]));
    law_map *map = finish(builder);
    const law_region *neighbours;
    assert_int_equal(law_map_neighbours(map, r[2], &neighbours), 3);
    assert_int_equal(neighbours[0].id, r[0].id);
    assert_int_equal(neighbours[1].id, r[3].id);
    assert_int_equal(neighbours[2].id, r[4].id);
    assert_int_equal(law_map_neighbours(map, r[1], &neighbours), 0);
    assert_int_equal(law_map_neighbours(map, r[0], &neighbours), 1);
    assert_int_equal(neighbours[0].id, r[2].id);
    law_map_destroy(map);
}

static void test_adjacency_is_what_was_added(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        situation of;
        law_map *map;
        listing in_order;
        situation_make(&of, seed);
        listing_as_is(&in_order, &of);
        assert_int_equal(situation_place_map(&map, &of, &in_order, NULL, NULL), LAW_OK);
        for (uint32_t a = 1; a <= of.region_count; a++) {
            for (uint32_t b = 1; b <= of.region_count; b++) {
                bool adjacent = law_map_are_adjacent(map, (law_region){a}, (law_region){b});
                situation_assert_equal(&of, adjacent, of.adjacent[a][b]);
            }
        }
        law_map_destroy(map);
    }
}

/* Long lists are searched in another way than short ones. */
static void test_a_hub_knows_all_its_neighbours(void **state)
{
    (void)state;
    enum { COUNT = 300 };
    law_map_builder *builder = begin();
    law_age age = law_map_add_age(builder, "A");
    law_region regions[COUNT];
    for (uint32_t i = 0; i < COUNT; i++) {
        char name[SITUATION_NAME_SIZE];
        situation_region_name(name, i);
        regions[i] = law_map_add_region(builder, age, name);
    }
    for (uint32_t i = COUNT - 1; i > 0; i--) {
        if (i % 3 != 0)
            law_map_add_border(builder, regions[i], regions[0]);
    }
    law_map *map = finish(builder);
    for (uint32_t i = 0; i < COUNT; i++) {
        assert_int_equal(law_map_are_adjacent(map, regions[0], regions[i]), i % 3 != 0);
        assert_int_equal(law_map_are_adjacent(map, regions[i], regions[0]), i % 3 != 0);
        assert_false(law_map_are_adjacent(map, regions[i], regions[COUNT / 2]) && i != 0);
    }
    law_map_destroy(map);
}

static void test_names_are_checked(void **state)
{
    (void)state;
    char longest[LAW_NAME_SIZE_MAX + 2];
    memset(longest, 'x', sizeof longest);
    longest[LAW_NAME_SIZE_MAX] = '\0';
    assert_true(law_name_is_valid(longest));
    assert_true(law_name_is_valid("Az09_.:/-"));
    longest[LAW_NAME_SIZE_MAX] = 'x';
    longest[LAW_NAME_SIZE_MAX + 1] = '\0';
    const char *const bad[] = {longest, "", "a b", "a\n", "\xc3\xa4", "a\"", NULL};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        law_map *map;
        law_error error;
        law_map_builder *builder = begin();
        assert_false(law_name_is_valid(bad[i]));
        assert_int_equal(law_map_add_age(builder, bad[i]).id, 0);
        assert_int_equal(law_map_builder_error(builder)->status, LAW_BAD_NAME);
        assert_int_equal(law_map_finish(&map, builder, &error), LAW_BAD_NAME);
        assert_null(map);
        assert_int_equal(error.status, LAW_BAD_NAME);
        law_map_builder_destroy(builder);
    }
}

typedef enum {
    NO_AGE,
    AGE_TWICE,
    REGION_TWICE,
    POINT_TWICE,
    REGION_WITHOUT_AGE,
    BORDER_TO_NOWHERE,
    BORDER_TO_ITSELF,
    POINT_NOWHERE,
    MISTAKE_COUNT
} mistake;

static law_status make_mistake(law_map_builder *builder, mistake made, law_age age,
                               law_region region)
{
    switch (made) {
    case NO_AGE:
        assert_int_equal(law_map_add_region(builder, (law_age){0}, "new").id, 0);
        return LAW_BAD_ARGUMENT;
    case AGE_TWICE:
        assert_int_equal(law_map_add_age(builder, "A").id, 0);
        return LAW_DUPLICATE;
    case REGION_TWICE:
        assert_int_equal(law_map_add_region(builder, age, "r").id, 0);
        return LAW_DUPLICATE;
    case POINT_TWICE:
        assert_int_equal(law_map_add_link_point(builder, "p", region).id, 0);
        return LAW_DUPLICATE;
    case REGION_WITHOUT_AGE:
        assert_int_equal(law_map_add_region(builder, (law_age){2}, "new").id, 0);
        return LAW_BAD_ARGUMENT;
    case BORDER_TO_NOWHERE:
        assert_false(law_map_add_border(builder, region, (law_region){3}));
        return LAW_BAD_ARGUMENT;
    case BORDER_TO_ITSELF:
        assert_false(law_map_add_border(builder, region, region));
        return LAW_BAD_ARGUMENT;
    default:
        assert_int_equal(law_map_add_link_point(builder, "new", (law_region){0}).id, 0);
        return LAW_BAD_ARGUMENT;
    }
}

static void test_the_first_mistake_is_kept(void **state)
{
    (void)state;
    for (int made = 0; made < MISTAKE_COUNT; made++) {
        law_map *map;
        law_error error = {0};
        law_map_builder *builder = begin();
        law_age age = law_map_add_age(builder, "A");
        law_region region = law_map_add_region(builder, age, "r");
        law_region other = law_map_add_region(builder, age, "A"); /* names of another kind */
        assert_int_equal(law_map_add_link_point(builder, "p", region).id, 1);
        assert_int_equal(law_map_builder_error(builder)->status, LAW_OK);
        law_status expected = make_mistake(builder, (mistake)made, age, region);
        char message[LAW_MESSAGE_SIZE];
        strcpy(message, law_map_builder_error(builder)->message);
        assert_int_equal(law_map_builder_error(builder)->status, expected);
        assert_int_not_equal(message[0], '\0');
        assert_int_equal(law_map_add_age(builder, "").id, 0); /* a later mistake */
        assert_int_equal(law_map_add_region(builder, age, "fine").id, 0);
        assert_false(law_map_add_border(builder, region, other));
        assert_int_equal(law_map_add_link_point(builder, "fine", region).id, 0);
        assert_int_equal(law_map_finish(&map, builder, &error), expected);
        assert_null(map);
        assert_int_equal(error.status, expected);
        assert_string_equal(error.message, message);
        assert_int_equal(law_map_finish(&map, builder, NULL), expected);
        law_map_builder_destroy(builder);
    }
}

static void test_a_map_outlives_its_builder(void **state)
{
    (void)state;
    failing_allocator memory;
    failing_allocator_begin(&memory, 0);
    law_allocator allocator = failing_allocator_face(&memory);
    law_map_builder *builder;
    law_map *first, *second;
    assert_int_equal(law_map_begin(&builder, &allocator, NULL), LAW_OK);
    law_region region = law_map_add_region(builder, law_map_add_age(builder, "A"), "r");
    assert_int_equal(law_map_finish(&first, builder, NULL), LAW_OK);
    assert_int_equal(law_map_builder_region_named(builder, "r").id, region.id);
    law_map_add_link_point(builder, "p", region);
    assert_int_equal(law_map_finish(&second, builder, NULL), LAW_OK);
    law_map_builder_destroy(builder);
    assert_string_equal(law_map_region_name(first, region), "r");
    assert_int_equal(law_map_link_point_count(first), 0);
    assert_int_equal(law_map_link_point_count(second), 1);
    assert_true(law_map_hash(first) != law_map_hash(second));
    law_map_destroy(first);
    law_map_destroy(second);
    law_map_destroy(NULL);
    law_map_builder_destroy(NULL);
    failing_allocator_finish(&memory);
}

static void test_an_empty_map_is_a_map(void **state)
{
    (void)state;
    law_map *map = finish(begin());
    law_position_builder *builder;
    law_position *position;
    law_turn *turn;
    assert_int_equal(law_map_region_count(map), 0);
    assert_int_equal(law_position_begin(&builder, map, NULL, NULL), LAW_OK);
    assert_int_equal(law_position_finish(&position, builder, NULL), LAW_OK);
    law_position_builder_destroy(builder);
    assert_int_equal(law_turn_begin(&turn, map, position, NULL, NULL, NULL), LAW_OK);
    assert_int_equal(law_turn_resolve(turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(turn, NULL), LAW_OK);
    assert_int_equal(law_turn_verify(turn, NULL), LAW_OK);
    assert_true(law_turn_is_draw(turn));
    law_turn_destroy(turn);
    law_position_destroy(position, NULL);
    law_map_destroy(map);
}

/* A map of two Ages in which one thing is as the caller says. */
static uint64_t hash_of(const char *age, const char *region, bool is_in_second, int border,
                        const char *point, bool is_in_other)
{
    law_map_builder *builder = begin();
    law_age first = law_map_add_age(builder, age), second = law_map_add_age(builder, "second");
    law_region a = law_map_add_region(builder, first, region);
    law_region b = law_map_add_region(builder, is_in_second ? second : first, "b");
    law_region c = law_map_add_region(builder, second, "c");
    if (border > 0)
        law_map_add_border(builder, a, border == 1 ? b : c);
    if (point != NULL)
        law_map_add_link_point(builder, point, is_in_other ? b : a);
    law_map *map = finish(builder);
    uint64_t hash = law_map_hash(map);
    law_map_destroy(map);
    return hash;
}

static void test_the_hash_is_of_the_content(void **state)
{
    (void)state;
    const uint64_t hashes[] = {
        hash_of("first", "a", false, 1, "p", false),  hash_of("other", "a", false, 1, "p", false),
        hash_of("first", "z", false, 1, "p", false),  hash_of("first", "a", true, 1, "p", false),
        hash_of("first", "a", false, 0, "p", false),  hash_of("first", "a", false, 2, "p", false),
        hash_of("first", "a", false, 1, NULL, false), hash_of("first", "a", false, 1, "q", false),
        hash_of("first", "a", false, 1, "p", true),
    };
    const size_t count = sizeof hashes / sizeof *hashes;
    assert_true(hashes[0] == hash_of("first", "a", false, 1, "p", false));
    for (size_t i = 0; i < count; i++) {
        for (size_t j = i + 1; j < count; j++)
            assert_true(hashes[i] != hashes[j]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ids_follow_the_order_of_addition),
        cmocka_unit_test(test_unknown_ids_and_names_give_none),
        cmocka_unit_test(test_neighbours_stand_once_and_in_board_order),
        cmocka_unit_test(test_adjacency_is_what_was_added),
        cmocka_unit_test(test_a_hub_knows_all_its_neighbours),
        cmocka_unit_test(test_names_are_checked),
        cmocka_unit_test(test_the_first_mistake_is_kept),
        cmocka_unit_test(test_a_map_outlives_its_builder),
        cmocka_unit_test(test_an_empty_map_is_a_map),
        cmocka_unit_test(test_the_hash_is_of_the_content),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
