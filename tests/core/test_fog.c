/* What a player sees in fog, against a plain reading of the ruling over random small positions; and
 * that what it does not see leaves no trace: positions that differ only in that have equal views.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lawspeaker/state.h>

#include "failing_allocator.h"
#include "random_position.h"

enum { POSITION_COUNT = 4000 };

typedef struct {
    situation of;
    placed_situation placed;
} scene;

static void place(scene *s)
{
    law_error error;
    situation_assert_ok(&s->of, situation_place(&s->placed, &s->of, NULL, NULL, &error), &error);
}

static bool has_unit_of(const situation *of, uint32_t player, uint32_t region)
{
    uint32_t unit = situation_occupant(of, region);
    return unit != 0 && of->unit_owner[unit] == player;
}

static bool sees(const situation *of, uint32_t player, uint32_t region)
{
    if (has_unit_of(of, player, region))
        return true;
    for (uint32_t other = 1; other <= of->region_count; other++) {
        if (of->adjacent[region][other] && has_unit_of(of, player, other))
            return true;
    }
    return false;
}

static law_position *view_of(const scene *s, uint32_t player)
{
    law_position *view;
    law_error error;
    law_status status = law_position_view(&view, s->placed.position, s->placed.map,
                                          (law_player){player}, NULL, &error);
    situation_assert_ok(&s->of, status, &error);
    return view;
}

static void check_units(const scene *s, uint32_t player, const law_position *view)
{
    uint32_t count = 0;
    for (uint32_t unit = 1; unit <= s->of.unit_count; unit++) {
        char name[SITUATION_NAME_SIZE];
        situation_unit_name(name, unit);
        law_unit found = law_position_unit_named(view, name);
        bool is_seen = sees(&s->of, player, s->of.unit_region[unit]);
        situation_assert_equal(&s->of, found.id != 0, is_seen);
        if (!is_seen)
            continue;
        count++;
        situation_assert_equal(&s->of, law_position_unit_owner(view, found).id,
                               s->of.unit_owner[unit]);
        situation_assert_equal(&s->of, law_position_unit_region(view, found).id,
                               s->of.unit_region[unit]);
        situation_assert_equal(
            &s->of, law_position_unit_in(view, (law_region){s->of.unit_region[unit]}).id, found.id);
    }
    situation_assert_equal(&s->of, law_position_unit_count(view), count);
}

static void check_symbols(const scene *s, uint32_t player, const law_position *view)
{
    const situation *of = &s->of;
    uint32_t count = of->printed_count;
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
        char name[SITUATION_NAME_SIZE];
        situation_symbol_name(name, symbol);
        law_symbol found = law_position_symbol_named(view, s->placed.map, name);
        uint32_t book = of->book_region[symbol], at = of->link_point_region[symbol];
        bool sees_book = book != 0 && sees(of, player, book), sees_point = sees(of, player, at);
        bool is_printed = symbol <= of->printed_count;
        situation_assert_equal(of, found.id != 0, is_printed || sees_book || sees_point);
        if (found.id == 0)
            continue;
        count += !is_printed;
        situation_assert_equal(of, law_position_book_region(view, found).id, sees_book ? book : 0);
        situation_assert_equal(of, law_position_link_point_region(view, s->placed.map, found).id,
                               at);
        situation_assert_equal(of, law_position_controller(view, found).id,
                               sees_point ? of->controller[symbol] : 0);
    }
    situation_assert_equal(of, law_position_symbol_count(view), count);
}

/* A view is a position like any other: what it is written as can be read. */
static void check_bytes(const scene *s, const law_position *view)
{
    size_t size = law_position_write(NULL, 0, view, s->placed.map);
    unsigned char *bytes = malloc(size);
    assert_non_null(bytes);
    law_position_write(bytes, size, view, s->placed.map);
    law_position *read;
    law_error error;
    law_status status = law_position_read(&read, s->placed.map, bytes, size, NULL, &error);
    situation_assert_ok(&s->of, status, &error);
    situation_assert_equal(&s->of, law_position_equal(read, view), true);
    law_position_destroy(read, NULL);
    free(bytes);
}

static void test_view_is_what_is_seen(void **state)
{
    (void)state;
    static scene s;
    for (uint64_t seed = 1; seed <= POSITION_COUNT; seed++) {
        situation_make(&s.of, seed);
        place(&s);
        for (uint32_t player = 0; player <= s.of.player_count; player++) {
            law_position *view = view_of(&s, player);
            check_units(&s, player, view);
            check_symbols(&s, player, view);
            check_bytes(&s, view);
            for (uint32_t region = 1; region <= s.of.region_count; region++) {
                bool is_seen = law_position_sees(s.placed.position, s.placed.map,
                                                 (law_player){player}, (law_region){region});
                situation_assert_equal(&s.of, is_seen, sees(&s.of, player, region));
            }
            law_position_destroy(view, NULL);
        }
        situation_remove(&s.placed, NULL);
    }
}

/* ---- Twins ---- */

static void remove_unit(situation *of, uint32_t unit)
{
    for (uint32_t id = unit; id < of->unit_count; id++) {
        of->unit_owner[id] = of->unit_owner[id + 1];
        of->unit_region[id] = of->unit_region[id + 1];
    }
    of->unit_count--;
}

static uint32_t unseen_region(const situation *of, uint32_t player, random_source *source)
{
    uint32_t region = 1 + random_below(source, of->region_count);
    for (uint32_t tried = 0; tried < of->region_count; tried++) {
        if (!sees(of, player, region))
            return region;
        region = region % of->region_count + 1;
    }
    return 0;
}

/* Moves or removes units that the player does not see; names are by number, so the last is the one
 * that goes. */
static void change_units(situation *of, uint32_t player, random_source *source)
{
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        if (sees(of, player, of->unit_region[unit]) || random_is(source, 50))
            continue;
        uint32_t to = unseen_region(of, player, source);
        situation before = *of;
        if (situation_occupant(of, to) == 0)
            of->unit_region[unit] = to;
        /* Nobody but the player's own units makes it see anything. */
        for (uint32_t region = 1; region <= of->region_count; region++)
            situation_assert_equal(of, sees(of, player, region), sees(&before, player, region));
    }
    uint32_t last = of->unit_count;
    if (last > 0 && !sees(of, player, of->unit_region[last]) && random_is(source, 30))
        remove_unit(of, last);
}

static void change_symbols(situation *of, uint32_t player, random_source *source)
{
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
        uint32_t book = of->book_region[symbol], at = of->link_point_region[symbol];
        bool sees_book = book != 0 && sees(of, player, book);
        if (!sees_book)
            of->book_region[symbol] = random_is(source, 30) ? 0 : unseen_region(of, player, source);
        if (!sees_book && symbol > of->printed_count && !sees(of, player, at) &&
            unseen_region(of, player, source) != 0)
            of->link_point_region[symbol] = unseen_region(of, player, source);
        if (!sees(of, player, of->link_point_region[symbol]))
            of->controller[symbol] = random_below(source, of->player_count + 1);
    }
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) { /* J1.6 */
        uint32_t unit = situation_occupant(of, of->link_point_region[symbol]);
        if (unit != 0)
            of->controller[symbol] = of->unit_owner[unit];
    }
}

/* The twin lists its placed link points and the units of others in another order, too. */
static void list_anew(listing *in_order, const situation *of, uint32_t player,
                      random_source *source)
{
    listing_as_is(in_order, of);
    random_shuffle(source, in_order->placed, of->symbol_count - of->printed_count);
    random_shuffle(source, in_order->units, of->unit_count);
    uint32_t own[UNIT_MAX], count = 0;
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        if (of->unit_owner[unit] == player)
            own[count++] = unit;
    }
    for (uint32_t i = of->unit_count; i > 0; i--) {
        if (of->unit_owner[in_order->units[i - 1]] == player)
            in_order->units[i - 1] = own[--count];
    }
}

static void test_twins_have_equal_views(void **state)
{
    (void)state;
    static scene s, twin;
    uint64_t different = 0;
    for (uint64_t seed = 1; seed <= POSITION_COUNT; seed++) {
        random_source source;
        random_begin(&source, seed);
        situation_make(&s.of, seed);
        uint32_t player = 1 + random_below(&source, s.of.player_count);
        place(&s);
        twin.of = s.of;
        change_units(&twin.of, player, &source);
        change_symbols(&twin.of, player, &source);
        listing in_order;
        list_anew(&in_order, &twin.of, player, &source);
        law_error error;
        situation_assert_ok(
            &twin.of, situation_place(&twin.placed, &twin.of, &in_order, NULL, &error), &error);
        different += !law_position_equal(s.placed.position, twin.placed.position);
        law_position *view = view_of(&s, player), *twin_view = view_of(&twin, player);
        situation_assert_equal(&s.of, law_position_equal(view, twin_view), true);
        situation_assert_equal(&s.of, law_position_hash(view) == law_position_hash(twin_view),
                               true);
        law_position_destroy(view, NULL);
        law_position_destroy(twin_view, NULL);
        situation_remove(&s.placed, NULL);
        situation_remove(&twin.placed, NULL);
    }
    assert_true(different > POSITION_COUNT / 2);
}

/* A view that is seen from shows no more: seeing is not widened by seeing. */
static void test_view_of_a_view(void **state)
{
    (void)state;
    static scene s;
    for (uint64_t seed = 1; seed <= 500; seed++) {
        situation_make(&s.of, seed);
        place(&s);
        law_position *view = view_of(&s, 1), *again;
        assert_int_equal(law_position_view(&again, view, s.placed.map, (law_player){1}, NULL, NULL),
                         LAW_OK);
        situation_assert_equal(&s.of, law_position_equal(view, again), true);
        law_position_destroy(again, NULL);
        law_position_destroy(view, NULL);
        situation_remove(&s.placed, NULL);
    }
}

static void test_block_type(void **state)
{
    (void)state;
    static scene s;
    situation_make(&s.of, 7);
    place(&s);
    law_block_type type = law_position_fog_block_type(s.placed.map);
    assert_null(law_position_block_type(s.placed.map).view);
    for (uint32_t player = 0; player <= s.of.player_count; player++) {
        void *seen;
        law_position *view = view_of(&s, player);
        assert_int_equal(
            type.view(&seen, s.placed.position, (law_player){player}, type.user, NULL, NULL),
            LAW_OK);
        assert_true(type.equal(seen, view, type.user));
        type.destroy(seen, type.user, NULL);
        law_position_destroy(view, NULL);
    }
    situation_remove(&s.placed, NULL);
}

static void test_refusals(void **state)
{
    (void)state;
    static scene s, other;
    situation_make(&s.of, 1);
    situation_make(&other.of, 2);
    place(&s);
    place(&other);
    law_position *view = s.placed.position;
    law_error error;
    assert_int_equal(law_position_view(&view, s.placed.position, other.placed.map, (law_player){1},
                                       NULL, &error),
                     LAW_BAD_ARGUMENT);
    assert_null(view);
    assert_non_null(strstr(error.message, "another map"));
    assert_false(law_position_sees(s.placed.position, s.placed.map, (law_player){1},
                                   (law_region){LAW_UNKNOWN}));
    assert_false(law_position_sees(s.placed.position, s.placed.map, (law_player){LAW_UNKNOWN},
                                   (law_region){1}));
    situation_remove(&s.placed, NULL);
    situation_remove(&other.placed, NULL);
}

static void test_out_of_memory(void **state)
{
    (void)state;
    static scene s;
    situation_make(&s.of, 3);
    place(&s);
    for (size_t fail_at = 1;; fail_at++) {
        failing_allocator memory;
        failing_allocator_begin(&memory, fail_at);
        law_allocator allocator = failing_allocator_face(&memory);
        law_position *view;
        law_status status = law_position_view(&view, s.placed.position, s.placed.map,
                                              (law_player){1}, &allocator, NULL);
        assert_int_equal(status, memory.has_failed ? LAW_NO_MEMORY : LAW_OK);
        assert_int_equal(view == NULL, memory.has_failed);
        law_position_destroy(view, &allocator);
        failing_allocator_finish(&memory);
        if (!memory.has_failed)
            break;
    }
    situation_remove(&s.placed, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_view_is_what_is_seen),
        cmocka_unit_test(test_twins_have_equal_views),
        cmocka_unit_test(test_view_of_a_view),
        cmocka_unit_test(test_block_type),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_out_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
