#include "dip_plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- What follows from borders ---- */

static void derive(dip_plan *plan)
{
    for (unsigned place = 0; place < plan->places; place++) {
        for (unsigned other = 0; other < plan->places; other++) {
            if (plan->fleet[place][other])
                plan->sails[place][plan->province_of[other]] = true;
        }
    }
    for (unsigned place = 0; place < plan->places; place++) {
        for (unsigned to = 0; to < plan->provinces; to++) {
            unsigned from = plan->province_of[place];
            if (plan->sails[place][to] || plan->army[from][to])
                plan->touches[from][to] = plan->touches[to][from] = true;
        }
    }
}

/* ---- Small boards by chance ---- */

static void add_coasts(dip_plan *plan, unsigned province)
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned place = plan->places++;
        plan->province_of[place] = province;
        plan->coasts[province][i] = place;
        plan->names[place][0] = plan->names[province][1]; /* also unlike the order of numbers */
        snprintf(plan->names[place] + 1, PLAN_NAME - 1, "%u/%u", province, i);
    }
    plan->coast_count[province] = 2;
}

static void join_small(dip_plan *plan, random_source *source)
{
    for (unsigned a = 0; a < plan->places; a++) {
        for (unsigned b = a + 1; b < plan->places; b++) {
            unsigned p = plan->province_of[a], q = plan->province_of[b];
            bool is_bare = plan->coast_count[p] > 0 && a == p;
            is_bare = is_bare || (plan->coast_count[q] > 0 && b == q);
            bool are_seas = plan->terrain[p] == LAW_DIP_SEA && plan->terrain[q] == LAW_DIP_SEA;
            bool may_sail = plan->terrain[p] != LAW_DIP_LAND && plan->terrain[q] != LAW_DIP_LAND;
            if (p != q && may_sail && !is_bare && random_is(source, are_seas ? 60 : 40))
                plan->fleet[a][b] = plan->fleet[b][a] = true;
            if (a == p && b == q && plan->terrain[p] != LAW_DIP_SEA &&
                plan->terrain[q] != LAW_DIP_SEA && random_is(source, 40))
                plan->army[a][b] = plan->army[b][a] = true;
        }
    }
}

void dip_plan_small(dip_plan *plan, random_source *source)
{
    memset(plan, 0, sizeof *plan);
    unsigned seas = 2 + random_below(source, 5), lands = random_below(source, 3);
    plan->powers = 3 + random_below(source, 3);
    plan->provinces = plan->places = seas + lands + 4 + random_below(source, 5);
    for (unsigned i = 0; i < plan->powers; i++)
        snprintf(plan->power_names[i], PLAN_NAME, "w%u", i);
    for (unsigned i = 0; i < plan->provinces; i++) {
        /* Names in another order than numbers, which decide where all else is equal. */
        snprintf(plan->names[i], PLAN_NAME, "p%c%u", (char)('a' + (i * 7 + 3) % 26), i);
        plan->province_of[i] = i;
        plan->terrain[i] = i < seas ? LAW_DIP_SEA : i < seas + lands ? LAW_DIP_LAND : LAW_DIP_COAST;
        plan->is_centre[i] = i >= seas && random_is(source, 60);
        plan->home[i] = plan->is_centre[i] ? random_below(source, plan->powers + 1) : 0;
    }
    for (unsigned i = seas + lands; i < plan->provinces; i++) {
        if (random_is(source, 30))
            add_coasts(plan, i);
    }
    join_small(plan, source);
    derive(plan);
}

/* ---- A map that is there ---- */

static law_dip_place id_of(unsigned number)
{
    return (law_dip_place){(uint16_t)(number + 1)};
}

static void read_province(dip_plan *plan, const law_dip_map *map, unsigned i)
{
    plan->terrain[i] = law_dip_map_terrain(map, id_of(i));
    plan->is_centre[i] = law_dip_map_is_centre(map, id_of(i));
    plan->home[i] = law_dip_map_home(map, id_of(i)).id;
    plan->coast_count[i] = law_dip_map_coast_count(map, id_of(i));
    assert_true(plan->coast_count[i] <= PLAN_COASTS);
    for (unsigned k = 0; k < plan->coast_count[i]; k++)
        plan->coasts[i][k] = law_dip_map_coast(map, id_of(i), k).id - 1U;
}

void dip_plan_of(dip_plan *plan, const law_dip_map *map)
{
    memset(plan, 0, sizeof *plan);
    plan->powers = law_dip_map_power_count(map);
    plan->provinces = law_dip_map_province_count(map);
    plan->places = law_dip_map_place_count(map);
    assert_true(plan->powers <= PLAN_POWERS && plan->places <= PLAN_PLACES);
    for (unsigned i = 0; i < plan->powers; i++)
        snprintf(plan->power_names[i], PLAN_NAME, "%s",
                 law_dip_map_power_name(map, (law_dip_power){(uint16_t)(i + 1)}));
    for (unsigned i = 0; i < plan->places; i++) {
        snprintf(plan->names[i], PLAN_NAME, "%s", law_dip_map_place_name(map, id_of(i)));
        plan->province_of[i] = law_dip_map_province_of(map, id_of(i)).id - 1U;
        for (unsigned j = 0; j < plan->places; j++) {
            plan->army[i][j] = law_dip_map_is_army_border(map, id_of(i), id_of(j));
            plan->fleet[i][j] = law_dip_map_is_fleet_border(map, id_of(i), id_of(j));
        }
    }
    for (unsigned i = 0; i < plan->provinces; i++)
        read_province(plan, map, i);
    derive(plan);
}

/* ---- Maps ---- */

/* Provinces come before coasts, and the coasts of a province one after the other, in their order,
 * as the first may be meant where none is named. */
void dip_numbers_draw(dip_numbers *numbers, const dip_plan *plan, random_source *source)
{
    uint32_t order[PLAN_PLACES];
    for (unsigned i = 0; i < plan->powers; i++)
        order[i] = i;
    random_shuffle(source, order, plan->powers);
    for (unsigned i = 0; i < plan->powers; i++)
        numbers->powers[i] = order[i];
    for (unsigned i = 0; i < plan->provinces; i++)
        order[i] = i;
    random_shuffle(source, order, plan->provinces);
    for (unsigned i = 0; i < plan->provinces; i++)
        numbers->places[i] = order[i];
    random_shuffle(source, order, plan->provinces);
    unsigned next = plan->provinces;
    for (unsigned i = 0; i < plan->provinces; i++) {
        for (unsigned k = 0; k < plan->coast_count[order[i]]; k++)
            numbers->places[plan->coasts[order[i]][k]] = next++;
    }
}

/* What has a number in the map. */
static unsigned with_number(const unsigned *numbers, unsigned count, unsigned number)
{
    unsigned i = 0;
    while (i < count && numbers[i] != number)
        i++;
    assert_true(i < count);
    return i;
}

static void add_borders(law_dip_map_builder *builder, const dip_plan *plan, const unsigned *places)
{
    for (unsigned a = 0; a < plan->places; a++) {
        for (unsigned b = a + 1; b < plan->places; b++) {
            if (plan->army[a][b])
                law_dip_map_add_army_border(builder, id_of(places[a]), id_of(places[b]));
            if (plan->fleet[a][b])
                law_dip_map_add_fleet_border(builder, id_of(places[b]), id_of(places[a]));
        }
    }
}

static void add_places(law_dip_map_builder *builder, const dip_plan *plan,
                       const dip_numbers *numbers)
{
    for (unsigned number = 0; number < plan->places; number++) {
        unsigned place = with_number(numbers->places, plan->places, number);
        unsigned province = plan->province_of[place];
        law_dip_place made =
            number < plan->provinces
                ? law_dip_map_add_province(builder, plan->names[place], plan->terrain[place])
                : law_dip_map_add_coast(builder, id_of(numbers->places[province]),
                                        plan->names[place]);
        assert_int_equal(made.id, number + 1);
        if (number < plan->provinces && plan->is_centre[place]) {
            unsigned home = plan->home[place];
            home = home != 0 ? numbers->powers[home - 1] + 1 : 0;
            law_dip_map_set_centre(builder, made, (law_dip_power){(uint16_t)home});
        }
    }
}

law_dip_map *dip_plan_map(const dip_plan *plan, const dip_numbers *numbers)
{
    dip_numbers own;
    for (unsigned i = 0; i < PLAN_PLACES; i++)
        own.places[i] = i;
    for (unsigned i = 0; i < PLAN_POWERS; i++)
        own.powers[i] = i;
    if (numbers == NULL)
        numbers = &own;
    law_dip_map_builder *builder;
    law_dip_map *map;
    law_error error;
    assert_int_equal(law_dip_map_begin(&builder, NULL, NULL), LAW_OK);
    for (unsigned number = 0; number < plan->powers; number++) {
        unsigned power = with_number(numbers->powers, plan->powers, number);
        law_dip_map_add_power(builder, plan->power_names[power]);
    }
    add_places(builder, plan, numbers);
    add_borders(builder, plan, numbers->places);
    if (law_dip_map_finish(&map, builder, &error) != LAW_OK)
        fail_msg("%s", error.message);
    law_dip_map_builder_destroy(builder);
    return map;
}
