/* The interface of diplomacy.h: maps and their mistakes, each reason, retreats, builds and
 * removals, legal orders. What adjudication comes to at length: test_diplomacy_exhaustive.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <lawspeaker/diplomacy.h>

#include "failing_allocator.h"

/* ---- A small board ----
 *
 *   land inner; coasts west, north, east (with coasts east/n and east/s), south; seas upper, lower,
 *   far. upper touches west, north, east/n, lower; lower touches west, south, east/s; far touches
 *   lower, south. Armies: west-inner, inner-north, inner-east, north-east, south-inner. */
enum { WEST = 1, NORTH, EAST, SOUTH, INNER, UPPER, LOWER, FAR, EAST_N, EAST_S };
enum { RED = 1, BLUE, GREEN };

static law_dip_place place(int id)
{
    return (law_dip_place){(uint16_t)id};
}

static void add_board(law_dip_map_builder *builder)
{
    static const struct {
        const char *name;
        law_dip_terrain terrain;
    } provinces[] = {{"west", LAW_DIP_COAST},  {"north", LAW_DIP_COAST}, {"east", LAW_DIP_COAST},
                     {"south", LAW_DIP_COAST}, {"inner", LAW_DIP_LAND},  {"upper", LAW_DIP_SEA},
                     {"lower", LAW_DIP_SEA},   {"far", LAW_DIP_SEA}};
    static const int armies[][2] = {
        {WEST, INNER}, {INNER, NORTH}, {INNER, EAST}, {NORTH, EAST}, {SOUTH, INNER}};
    static const int fleets[][2] = {{UPPER, WEST},   {UPPER, NORTH}, {UPPER, EAST_N},
                                    {UPPER, LOWER},  {LOWER, WEST},  {LOWER, SOUTH},
                                    {LOWER, EAST_S}, {FAR, LOWER},   {FAR, SOUTH}};
    law_dip_map_add_power(builder, "red");
    law_dip_map_add_power(builder, "blue");
    law_dip_map_add_power(builder, "green");
    for (size_t i = 0; i < sizeof provinces / sizeof *provinces; i++)
        law_dip_map_add_province(builder, provinces[i].name, provinces[i].terrain);
    law_dip_map_add_coast(builder, place(EAST), "east/n");
    law_dip_map_add_coast(builder, place(EAST), "east/s");
    law_dip_map_set_centre(builder, place(WEST), (law_dip_power){RED});
    law_dip_map_set_centre(builder, place(INNER), (law_dip_power){RED});
    law_dip_map_set_centre(builder, place(EAST), (law_dip_power){BLUE});
    law_dip_map_set_centre(builder, place(SOUTH), (law_dip_power){0});
    for (size_t i = 0; i < sizeof armies / sizeof *armies; i++)
        law_dip_map_add_army_border(builder, place(armies[i][0]), place(armies[i][1]));
    for (size_t i = 0; i < sizeof fleets / sizeof *fleets; i++)
        law_dip_map_add_fleet_border(builder, place(fleets[i][0]), place(fleets[i][1]));
}

static law_dip_map *make_board(void)
{
    law_dip_map_builder *builder;
    law_dip_map *map;
    law_error error;
    assert_int_equal(law_dip_map_begin(&builder, NULL, &error), LAW_OK);
    add_board(builder);
    assert_int_equal(law_dip_map_finish(&map, builder, &error), LAW_OK);
    law_dip_map_builder_destroy(builder);
    return map;
}

static law_dip_unit army(int power, int at)
{
    return (law_dip_unit){{(uint16_t)power}, place(at), LAW_DIP_ARMY};
}

static law_dip_unit fleet(int power, int at)
{
    return (law_dip_unit){{(uint16_t)power}, place(at), LAW_DIP_FLEET};
}

static law_dip_order hold(void)
{
    return (law_dip_order){.kind = LAW_DIP_HOLD};
}

static law_dip_order move(int to)
{
    return (law_dip_order){.kind = LAW_DIP_MOVE, .to = place(to)};
}

static law_dip_order support(int of, int to)
{
    return (law_dip_order){.kind = to != 0 ? LAW_DIP_SUPPORT_MOVE : LAW_DIP_SUPPORT_HOLD,
                           .of = place(of),
                           .to = place(to)};
}

static law_dip_order convoy(int of, int to)
{
    return (law_dip_order){.kind = LAW_DIP_CONVOY, .of = place(of), .to = place(to)};
}

/* ---- Maps ---- */

static void test_a_map_knows_what_was_added(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    assert_int_equal(law_dip_map_power_count(map), 3);
    assert_int_equal(law_dip_map_province_count(map), 8);
    assert_int_equal(law_dip_map_place_count(map), 10);
    assert_string_equal(law_dip_map_power_name(map, (law_dip_power){BLUE}), "blue");
    assert_int_equal(law_dip_map_power_named(map, "green").id, GREEN);
    assert_string_equal(law_dip_map_place_name(map, place(EAST_S)), "east/s");
    assert_int_equal(law_dip_map_place_named(map, "far").id, FAR);
    assert_int_equal(law_dip_map_place_named(map, "nowhere").id, 0);
    assert_int_equal(law_dip_map_terrain(map, place(EAST_N)), LAW_DIP_COAST);
    assert_int_equal(law_dip_map_province_of(map, place(EAST_N)).id, EAST);
    assert_int_equal(law_dip_map_province_of(map, place(99)).id, 0);
    assert_int_equal(law_dip_map_coast_count(map, place(EAST)), 2);
    assert_int_equal(law_dip_map_coast(map, place(EAST), 1).id, EAST_S);
    assert_int_equal(law_dip_map_coast(map, place(EAST), 2).id, 0);
    assert_true(law_dip_map_is_centre(map, place(SOUTH)));
    assert_false(law_dip_map_is_centre(map, place(NORTH)));
    assert_int_equal(law_dip_map_home(map, place(INNER)).id, RED);
    assert_true(law_dip_map_is_army_border(map, place(NORTH), place(EAST)));
    assert_false(law_dip_map_is_army_border(map, place(WEST), place(NORTH)));
    assert_true(law_dip_map_is_fleet_border(map, place(EAST_N), place(UPPER)));
    assert_false(law_dip_map_is_fleet_border(map, place(EAST_S), place(UPPER)));
    assert_false(law_dip_map_is_fleet_border(map, place(0), place(UPPER)));
    law_dip_map *same = make_board();
    assert_int_equal(law_dip_map_hash(map), law_dip_map_hash(same));
    law_dip_map_destroy(same);
    law_dip_map_destroy(map);
}

/* The message of the first mistake after a board has been added. */
static void check_mistake(bool (*add)(law_dip_map_builder *), law_status status, const char *words)
{
    law_dip_map_builder *builder;
    law_dip_map *map;
    law_error error;
    assert_int_equal(law_dip_map_begin(&builder, NULL, NULL), LAW_OK);
    add_board(builder);
    add(builder);
    law_dip_map_add_power(builder, "later");
    assert_int_equal(law_dip_map_finish(&map, builder, &error), status);
    assert_null(map);
    if (strstr(error.message, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", error.message, words);
    law_dip_map_builder_destroy(builder);
}

static bool add_twice(law_dip_map_builder *builder)
{
    return law_dip_map_add_coast(builder, place(WEST), "far").id != 0;
}
static bool add_late(law_dip_map_builder *builder)
{
    return law_dip_map_add_province(builder, "late", LAW_DIP_SEA).id != 0;
}
static bool add_inland_coast(law_dip_map_builder *builder)
{
    return law_dip_map_add_coast(builder, place(INNER), "inner/n").id != 0;
}
static bool add_army_at_sea(law_dip_map_builder *builder)
{
    return law_dip_map_add_army_border(builder, place(UPPER), place(WEST));
}
static bool add_fleet_on_land(law_dip_map_builder *builder)
{
    return law_dip_map_add_fleet_border(builder, place(UPPER), place(INNER));
}
static bool add_border_to_itself(law_dip_map_builder *builder)
{
    return law_dip_map_add_fleet_border(builder, place(EAST_N), place(EAST_S));
}
static bool add_bare_border(law_dip_map_builder *builder)
{
    return law_dip_map_add_fleet_border(builder, place(EAST), place(UPPER));
}
static bool add_strange_home(law_dip_map_builder *builder)
{
    return law_dip_map_set_centre(builder, place(WEST), (law_dip_power){9});
}

static void test_mistakes_in_a_map_are_told(void **state)
{
    (void)state;
    check_mistake(add_twice, LAW_DUPLICATE, "coast \"far\" is there twice");
    check_mistake(add_late, LAW_WRONG_PHASE, "before all coasts");
    check_mistake(add_inland_coast, LAW_BAD_ARGUMENT, "\"inner\" is not at the sea");
    check_mistake(add_army_at_sea, LAW_BAD_ARGUMENT, "no army is at sea");
    check_mistake(add_fleet_on_land, LAW_BAD_ARGUMENT, "no fleet is on land");
    check_mistake(add_border_to_itself, LAW_BAD_ARGUMENT, "not adjacent to itself");
    check_mistake(add_bare_border, LAW_BAD_ARGUMENT, "\"east\" has coasts");
    check_mistake(add_strange_home, LAW_BAD_ARGUMENT, "no power with the id 9");
}

static void test_memory_may_run_out(void **state)
{
    (void)state;
    for (size_t fail_at = 1;; fail_at++) {
        failing_allocator source;
        failing_allocator_begin(&source, fail_at);
        law_allocator allocator = failing_allocator_face(&source);
        law_dip_map_builder *builder = NULL;
        law_dip_map *map = NULL;
        law_status status = law_dip_map_begin(&builder, &allocator, NULL);
        if (status == LAW_OK) {
            add_board(builder);
            status = law_dip_map_finish(&map, builder, NULL);
        }
        law_dip_map_builder_destroy(builder);
        law_dip_map_destroy(map);
        failing_allocator_finish(&source);
        assert_int_equal(status, source.has_failed ? LAW_NO_MEMORY : LAW_OK);
        if (!source.has_failed) {
            assert_true(fail_at > 3);
            return;
        }
    }
}

/* ---- Movement ---- */

typedef struct {
    const char *title;
    law_dip_unit units[6];
    law_dip_order orders[6];
    size_t count;
    law_dip_reason reasons[6];
    int by[6]; /* 1 more than the unit's number; 0: none */
} situation;

#define R(code) LAW_DIP_##code##_REASON

static void judge(const law_dip_map *map, const situation *s)
{
    law_dip_rules rules = law_dip_rules_standard();
    law_dip_verdict verdicts[6];
    law_error error;
    assert_int_equal(
        law_dip_move(verdicts, NULL, map, &rules, s->units, s->orders, s->count, &error), LAW_OK);
    for (size_t i = 0; i < s->count; i++) {
        unsigned by = s->by[i] != 0 ? (unsigned)s->by[i] - 1U : LAW_DIP_NO_UNIT;
        if (verdicts[i].reason != s->reasons[i] || verdicts[i].by != by)
            fail_msg("%s: unit %zu: %s by %u, not %s by %u", s->title, i,
                     law_dip_reason_name(verdicts[i].reason), verdicts[i].by,
                     law_dip_reason_name(s->reasons[i]), by);
    }
    if (law_dip_verify(verdicts, map, &rules, s->units, s->orders, s->count, &error) != LAW_OK)
        fail_msg("%s: %s", s->title, error.message);
}

static void test_each_reason_names_who_it_was(void **state)
{
    (void)state;
    const situation all[] = {
        {"void moves",
         {army(RED, WEST), fleet(RED, UPPER), army(BLUE, SOUTH), fleet(BLUE, LOWER),
          fleet(GREEN, EAST_S)},
         {move(99), move(INNER), move(LOWER), move(EAST_N), move(EAST_N)},
         5,
         {R(NO_SUCH_PLACE), R(WRONG_TERRAIN), R(WRONG_TERRAIN), R(COAST_NOT_REACHED),
          R(SAME_PROVINCE)},
         {0}},
        {"void moves of armies",
         {army(RED, WEST), army(BLUE, NORTH), army(BLUE, INNER)},
         {move(SOUTH), move(WEST), move(INNER)},
         3,
         {R(NO_FLEETS), R(NO_FLEETS), R(SAME_PROVINCE)},
         {0}},
        {"void supports",
         {army(RED, WEST), army(RED, INNER), army(BLUE, SOUTH), fleet(BLUE, FAR)},
         {support(WEST, 0), support(NORTH, 0), support(WEST, NORTH), support(INNER, SOUTH)},
         4,
         {R(ITSELF), R(NO_UNIT), R(NOT_ADJACENT), R(NOT_ORDERED)},
         {0, 0, 0, 2}},
        {"void convoys",
         {army(RED, WEST), fleet(RED, UPPER), fleet(RED, NORTH), fleet(BLUE, LOWER)},
         {hold(), convoy(WEST, NORTH), convoy(WEST, EAST), convoy(UPPER, SOUTH)},
         4,
         {R(NONE), R(NOT_ORDERED), R(CANNOT_CONVOY), R(CANNOT_CONVOY)},
         {0, 1, 0, 2}},
        {"a convoy that nobody ordered",
         {army(RED, WEST), fleet(BLUE, LOWER)},
         {move(SOUTH), hold()},
         2,
         {R(NO_CONVOY), R(NONE)},
         {0}},
        {"a convoy that is disrupted",
         {army(RED, WEST), fleet(RED, LOWER), fleet(BLUE, FAR), fleet(BLUE, SOUTH)},
         {move(EAST), convoy(WEST, EAST), move(LOWER), support(FAR, LOWER)},
         4,
         {R(DISRUPTED), R(DISLODGED), R(NONE), R(NONE)},
         {2, 3, 0, 0}},
        {"an own unit stays",
         {army(RED, WEST), army(RED, INNER), army(BLUE, NORTH), army(BLUE, EAST)},
         {move(INNER), hold(), support(EAST, INNER), move(INNER)},
         4,
         {R(OWN_UNIT), R(DISLODGED), R(NONE), R(NONE)},
         {2, 4, 0, 0}},
        {"head to head, and a unit that holds",
         {army(RED, WEST), army(BLUE, INNER), army(GREEN, NORTH), army(RED, EAST)},
         {move(INNER), move(WEST), hold(), move(NORTH)},
         4,
         {R(HEAD_TO_HEAD), R(HEAD_TO_HEAD), R(NONE), R(DEFENDED)},
         {2, 1, 0, 3}},
        {"a stand-off, and a cut support",
         {army(RED, WEST), army(BLUE, NORTH), army(GREEN, SOUTH), fleet(GREEN, UPPER),
          army(BLUE, EAST)},
         {move(INNER), move(INNER), move(INNER), move(NORTH), support(NORTH, INNER)},
         5,
         {R(OVERPOWERED), R(NONE), R(OVERPOWERED), R(NONE), R(NONE)},
         {2, 0, 2, 0, 0}},
        {"a support that is cut",
         {army(RED, WEST), army(RED, SOUTH), army(BLUE, INNER), fleet(GREEN, LOWER)},
         {move(INNER), support(WEST, INNER), hold(), move(SOUTH)},
         4,
         {R(DEFENDED), R(CUT), R(NONE), R(DEFENDED)},
         {3, 4, 0, 2}},
    };
    law_dip_map *map = make_board();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        judge(map, &all[i]);
    law_dip_map_destroy(map);
}

/* A red army goes by convoy to where blue supports the attack on the fleet that convoys it. */
static void test_a_paradox_ends_as_the_rule_says(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    const law_dip_unit units[] = {army(RED, WEST), fleet(RED, LOWER), fleet(BLUE, FAR),
                                  fleet(BLUE, SOUTH)};
    const law_dip_order orders[] = {move(SOUTH), convoy(WEST, SOUTH), move(LOWER),
                                    support(FAR, LOWER)};
    law_dip_rules rules = law_dip_rules_standard();
    law_dip_verdict verdicts[4];
    law_error error;
    assert_int_equal(law_dip_move(verdicts, NULL, map, &rules, units, orders, 4, NULL), LAW_OK);
    assert_int_equal(verdicts[0].reason, LAW_DIP_PARADOX_REASON);
    for (size_t i = 0; i < 4; i++)
        assert_int_equal(verdicts[i].paradox, i != 1);
    assert_true(verdicts[1].is_dislodged);
    assert_int_equal(law_dip_verify(verdicts, map, &rules, units, orders, 4, &error), LAW_OK);
    rules.paradox = LAW_DIP_RULE_1971;
    assert_int_equal(law_dip_move(verdicts, NULL, map, &rules, units, orders, 4, NULL), LAW_OK);
    assert_int_equal(verdicts[0].reason, LAW_DIP_DISRUPTED_REASON);
    assert_int_equal(verdicts[0].by, 1);
    assert_int_equal(verdicts[3].reason, LAW_DIP_NONE_REASON);
    assert_int_equal(law_dip_verify(verdicts, map, &rules, units, orders, 4, &error), LAW_OK);
    verdicts[3].result = LAW_DIP_FAILED;
    verdicts[3].reason = LAW_DIP_CUT_REASON;
    assert_int_equal(law_dip_verify(verdicts, map, &rules, units, orders, 4, &error),
                     LAW_NOT_VERIFIED);
    law_dip_map_destroy(map);
}

static void test_impossible_positions_are_refused(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    const struct {
        law_dip_unit units[2];
        law_status status;
        const char *words;
    } all[] = {
        {{army(RED, WEST), army(9, NORTH)}, LAW_BAD_ARGUMENT, "unit 1: there is no power"},
        {{army(RED, 77), army(RED, NORTH)}, LAW_BAD_ARGUMENT, "unit 0: there is no place"},
        {{army(RED, UPPER), army(RED, NORTH)}, LAW_BAD_ARGUMENT, "no army can stand in \"upper\""},
        {{army(RED, EAST_N), army(RED, NORTH)}, LAW_BAD_ARGUMENT, "no army can stand"},
        {{fleet(RED, EAST), army(RED, NORTH)}, LAW_BAD_ARGUMENT, "no fleet can stand in \"east\""},
        {{fleet(RED, INNER), army(RED, NORTH)}, LAW_BAD_ARGUMENT, "no fleet can stand"},
        {{fleet(RED, EAST_N), army(BLUE, EAST)}, LAW_DUPLICATE, "another stands in \"east\""},
    };
    const law_dip_order orders[2] = {{LAW_DIP_HOLD, {0}, {0}, false},
                                     {LAW_DIP_HOLD, {0}, {0}, false}};
    law_dip_rules rules = law_dip_rules_standard();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        law_dip_verdict verdicts[2];
        law_error error;
        assert_int_equal(law_dip_move(verdicts, NULL, map, &rules, all[i].units, orders, 2, &error),
                         all[i].status);
        if (strstr(error.message, all[i].words) == NULL)
            fail_msg("\"%s\" does not say \"%s\"", error.message, all[i].words);
    }
    law_dip_map_destroy(map);
}

/* ---- Retreats ---- */

static void test_retreats(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    const law_dip_unit standing[] = {army(BLUE, INNER), army(BLUE, NORTH), army(BLUE, SOUTH)};
    const law_dip_dislodged gone[] = {
        {army(RED, INNER), {EAST}}, {fleet(RED, SOUTH), {0}}, {fleet(GREEN, NORTH), {0}}};
    law_dip_provinces stand_offs = {{0}};
    law_dip_place places[10];
    assert_int_equal(law_dip_retreats(places, 10, map, &gone[0], standing, 3, &stand_offs), 1);
    assert_int_equal(places[0].id, WEST);
    assert_int_equal(law_dip_retreats(places, 10, map, &gone[1], standing, 3, &stand_offs), 2);
    assert_int_equal(places[0].id, LOWER);
    assert_int_equal(places[1].id, FAR);
    stand_offs.bits[0] = UINT64_C(1) << (FAR - 1);
    assert_true(law_dip_has(&stand_offs, place(FAR)));
    const struct {
        int to[3];
        law_dip_reason reasons[3];
    } all[] = {
        {{WEST, LOWER, UPPER}, {R(NONE), R(NONE), R(NONE)}},
        {{EAST, FAR, 0}, {R(CAME_FROM), R(STOOD_OFF), R(NONE)}},
        {{NORTH, WEST, EAST}, {R(OCCUPIED), R(NOT_ADJACENT), R(NOT_ADJACENT)}},
        {{INNER, 88, NORTH}, {R(SAME_PROVINCE), R(NO_SUCH_PLACE), R(SAME_PROVINCE)}},
    };
    law_dip_rules rules = law_dip_rules_standard();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        law_dip_verdict verdicts[3];
        law_dip_place to[3];
        for (size_t k = 0; k < 3; k++)
            to[k] = place(all[i].to[k]);
        assert_int_equal(
            law_dip_retreat(verdicts, map, &rules, gone, to, 3, standing, 3, &stand_offs, NULL),
            LAW_OK);
        for (size_t k = 0; k < 3; k++) {
            assert_int_equal(verdicts[k].reason, all[i].reasons[k]);
            bool is_back = verdicts[k].reason == LAW_DIP_NONE_REASON && to[k].id != 0;
            assert_int_equal(verdicts[k].at.id, is_back ? to[k].id : 0);
        }
    }
    const law_dip_dislodged pair[] = {{fleet(RED, WEST), {0}}, {fleet(BLUE, NORTH), {0}}};
    const law_dip_place same[] = {{UPPER}, {UPPER}};
    law_dip_verdict verdicts[2];
    assert_int_equal(
        law_dip_retreat(verdicts, map, &rules, pair, same, 2, standing, 3, &stand_offs, NULL),
        LAW_OK);
    for (size_t k = 0; k < 2; k++) {
        assert_int_equal(verdicts[k].reason, LAW_DIP_RETREATS_MEET_REASON);
        assert_int_equal(verdicts[k].by, 1 - k);
        assert_int_equal(verdicts[k].at.id, 0);
    }
    law_dip_map_destroy(map);
}

/* ---- Builds and removals ---- */

static void own(law_dip_power owners[8], int province, int power)
{
    owners[province - 1].id = (uint16_t)power;
}

static void test_builds(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    law_dip_power owners[8] = {{0}};
    own(owners, WEST, RED);
    own(owners, INNER, RED);
    own(owners, SOUTH, RED);
    own(owners, EAST, BLUE);
    const law_dip_unit units[] = {army(RED, NORTH), army(GREEN, SOUTH)};
    assert_int_equal(law_dip_balance(map, owners, units, 1, (law_dip_power){RED}), 2);
    const law_dip_adjustment orders[] = {
        {LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {SOUTH}},
        {LAW_DIP_BUILD, {RED}, LAW_DIP_FLEET, {INNER}},
        {LAW_DIP_BUILD, {RED}, LAW_DIP_FLEET, {WEST}},
        {LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {WEST}},
        {LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {EAST}},
        {LAW_DIP_BUILD, {BLUE}, LAW_DIP_FLEET, {EAST}},
        {LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {INNER}},
        {LAW_DIP_WAIVE, {RED}, LAW_DIP_ARMY, {0}},
        {LAW_DIP_REMOVE, {RED}, LAW_DIP_ARMY, {NORTH}},
        {LAW_DIP_BUILD, {BLUE}, LAW_DIP_FLEET, {EAST_N}},
    };
    const law_dip_reason reasons[] = {
        R(NOT_HOME),        R(WRONG_TERRAIN), R(NONE),     R(TWICE),    R(NO_CENTRE),
        R(COAST_NOT_NAMED), R(NONE),          R(TOO_MANY), R(TOO_MANY), R(NONE)};
    law_dip_rules rules = law_dip_rules_standard();
    law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_verdict verdicts[10];
    size_t count;
    assert_int_equal(
        law_dip_adjust(after, &count, verdicts, map, &rules, owners, units, 1, orders, 10, NULL),
        LAW_OK);
    for (size_t i = 0; i < 10; i++)
        assert_int_equal(verdicts[i].reason, reasons[i]);
    assert_int_equal(count, 4);
    assert_int_equal(after[1].at.id, WEST);
    assert_int_equal(after[1].type, LAW_DIP_FLEET);
    assert_int_equal(after[3].at.id, EAST_N);
    rules.builds_anywhere = true;
    assert_int_equal(
        law_dip_adjust(after, &count, verdicts, map, &rules, owners, units, 1, orders, 1, NULL),
        LAW_OK);
    assert_int_equal(verdicts[0].reason, LAW_DIP_NONE_REASON);
    law_dip_map_destroy(map);
}

/* Of red's four possible builds, two of them in one centre, two may be made. */
static void test_which_of_too_many_builds_count(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    law_dip_power owners[8] = {{0}};
    own(owners, WEST, RED);
    own(owners, INNER, RED);
    own(owners, SOUTH, RED);
    const law_dip_unit unit = army(RED, NORTH);
    const law_dip_adjustment orders[] = {{LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {WEST}},
                                         {LAW_DIP_BUILD, {RED}, LAW_DIP_FLEET, {WEST}},
                                         {LAW_DIP_BUILD, {RED}, LAW_DIP_FLEET, {INNER}},
                                         {LAW_DIP_BUILD, {RED}, LAW_DIP_ARMY, {SOUTH}}};
    static const struct {
        law_dip_surplus place, power;
        law_dip_reason reasons[4];
    } cases[] = {
        {LAW_DIP_FIRST, LAW_DIP_FIRST, {R(NONE), R(TWICE), R(NONE), R(TOO_MANY)}},
        {LAW_DIP_LAST, LAW_DIP_FIRST, {R(TWICE), R(NONE), R(NONE), R(TOO_MANY)}},
        {LAW_DIP_NONE, LAW_DIP_FIRST, {R(TWICE), R(TWICE), R(NONE), R(NONE)}},
        {LAW_DIP_FIRST, LAW_DIP_LAST, {R(TOO_MANY), R(TWICE), R(NONE), R(NONE)}},
        {LAW_DIP_FIRST, LAW_DIP_NONE, {R(TOO_MANY), R(TWICE), R(TOO_MANY), R(TOO_MANY)}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        law_dip_rules rules = law_dip_rules_standard();
        law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
        law_dip_verdict verdicts[4];
        size_t count, built = 0;
        rules.builds_anywhere = rules.inland_fleet_is_army = true;
        rules.builds_in_one_place = cases[i].place;
        rules.too_many_builds = cases[i].power;
        assert_int_equal(
            law_dip_adjust(after, &count, verdicts, map, &rules, owners, &unit, 1, orders, 4, NULL),
            LAW_OK);
        for (size_t k = 0; k < 4; k++) {
            assert_int_equal(verdicts[k].reason, cases[i].reasons[k]);
            built += cases[i].reasons[k] == R(NONE);
        }
        assert_int_equal(count, 1 + built);
    }
    law_dip_map_destroy(map);
}

/* Green has to remove one of three units, and the rule would take the fleet that is far away. */
static void test_which_of_too_many_removals_count(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    law_dip_power owners[8] = {{0}};
    own(owners, WEST, GREEN);
    own(owners, INNER, GREEN);
    const law_dip_unit units[] = {army(GREEN, WEST), army(GREEN, INNER), fleet(GREEN, FAR)};
    const law_dip_adjustment orders[] = {{LAW_DIP_REMOVE, {GREEN}, LAW_DIP_ARMY, {WEST}},
                                         {LAW_DIP_REMOVE, {GREEN}, LAW_DIP_ARMY, {INNER}}};
    static const int gone[] = {
        [LAW_DIP_FIRST] = WEST, [LAW_DIP_LAST] = INNER, [LAW_DIP_NONE] = FAR};
    for (int rule = 0; rule < LAW_DIP_SURPLUS_COUNT; rule++) {
        law_dip_rules rules = law_dip_rules_standard();
        law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
        size_t count;
        rules.too_many_removals = (law_dip_surplus)rule;
        assert_int_equal(
            law_dip_adjust(after, &count, NULL, map, &rules, owners, units, 3, orders, 2, NULL),
            LAW_OK);
        assert_int_equal(count, 2);
        for (size_t i = 0; i < count; i++)
            assert_int_not_equal(after[i].at.id, gone[rule]);
    }
    law_dip_map_destroy(map);
}

static void test_removals_that_nobody_ordered(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    law_dip_power owners[8] = {{0}};
    own(owners, SOUTH, RED);
    const law_dip_unit units[] = {army(RED, NORTH), fleet(RED, UPPER), army(RED, SOUTH),
                                  fleet(RED, FAR)};
    law_dip_rules rules = law_dip_rules_standard();
    law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t count;
    assert_int_equal(
        law_dip_adjust(after, &count, NULL, map, &rules, owners, units, 4, NULL, 0, NULL), LAW_OK);
    assert_int_equal(count, 1);
    assert_int_equal(after[0].at.id, SOUTH);
    own(owners, WEST, RED);
    own(owners, EAST, RED);
    const law_dip_adjustment order = {LAW_DIP_REMOVE, {RED}, LAW_DIP_ARMY, {SOUTH}};
    assert_int_equal(
        law_dip_adjust(after, &count, NULL, map, &rules, owners, units, 4, &order, 1, NULL),
        LAW_OK);
    assert_int_equal(count, 3);
    assert_int_equal(after[0].at.id, NORTH);
    law_dip_map_destroy(map);
}

/* ---- Legal orders ---- */

static void test_what_is_listed_is_carried_out(void **state)
{
    (void)state;
    law_dip_map *map = make_board();
    const law_dip_unit units[] = {army(RED, WEST), fleet(RED, UPPER), fleet(BLUE, LOWER),
                                  army(BLUE, SOUTH), fleet(GREEN, EAST_S)};
    static law_dip_order all[2000];
    uint32_t starts[6];
    size_t total, few;
    assert_int_equal(law_dip_legal_orders(&total, all, 2000, starts, map, units, 5, NULL), LAW_OK);
    assert_true(total > 40 && total <= 2000);
    assert_int_equal(starts[5], total);
    law_dip_rules rules = law_dip_rules_standard();
    for (size_t unit = 0; unit < 5; unit++) {
        assert_int_equal(all[starts[unit]].kind, LAW_DIP_HOLD);
        for (uint32_t k = starts[unit]; k < starts[unit + 1]; k++) {
            law_dip_order orders[5] = {hold(), hold(), hold(), hold(), hold()};
            orders[unit] = all[k];
            for (size_t other = 0; other < 5; other++) {
                bool is_about = all[k].kind >= LAW_DIP_SUPPORT_MOVE &&
                                all[k].of.id == law_dip_map_province_of(map, units[other].at).id;
                if (is_about)
                    orders[other] = move(all[k].to.id);
            }
            law_dip_verdict verdicts[5];
            assert_int_equal(law_dip_move(verdicts, NULL, map, &rules, units, orders, 5, NULL),
                             LAW_OK);
            assert_int_not_equal(verdicts[unit].result, LAW_DIP_VOID);
        }
    }
    assert_int_equal(law_dip_legal_orders(&few, all, 3, starts, map, units, 5, NULL), LAW_OK);
    assert_int_equal(few, total);
    law_dip_map_destroy(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_map_knows_what_was_added),
        cmocka_unit_test(test_mistakes_in_a_map_are_told),
        cmocka_unit_test(test_memory_may_run_out),
        cmocka_unit_test(test_each_reason_names_who_it_was),
        cmocka_unit_test(test_a_paradox_ends_as_the_rule_says),
        cmocka_unit_test(test_impossible_positions_are_refused),
        cmocka_unit_test(test_retreats),
        cmocka_unit_test(test_builds),
        cmocka_unit_test(test_which_of_too_many_builds_count),
        cmocka_unit_test(test_which_of_too_many_removals_count),
        cmocka_unit_test(test_removals_that_nobody_ordered),
        cmocka_unit_test(test_what_is_listed_is_carried_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
