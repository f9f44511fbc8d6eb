/* Boards of Diplomacy that a test can look into: plain tables from which a core's map is made,
 * under its own numbers or under others. Provinces and places are counted from 0 here. */
#ifndef LAW_TEST_DIP_PLAN_H
#define LAW_TEST_DIP_PLAN_H

#include <lawspeaker/diplomacy.h>

#include "random_source.h"

enum { PLAN_PLACES = 96, PLAN_POWERS = 8, PLAN_NAME = 16, PLAN_COASTS = 3 };

typedef struct {
    unsigned powers, provinces, places;
    char power_names[PLAN_POWERS][PLAN_NAME];
    char names[PLAN_PLACES][PLAN_NAME];
    law_dip_terrain terrain[PLAN_PLACES]; /* by province, as all that follows but the fleets */
    unsigned coast_count[PLAN_PLACES], coasts[PLAN_PLACES][PLAN_COASTS];
    bool is_centre[PLAN_PLACES];
    unsigned home[PLAN_PLACES]; /* the power's id; 0: nobody's */
    bool army[PLAN_PLACES][PLAN_PLACES];
    unsigned province_of[PLAN_PLACES];      /* by place */
    bool fleet[PLAN_PLACES][PLAN_PLACES];   /* by place */
    bool sails[PLAN_PLACES][PLAN_PLACES];   /* from a place to a province, on any coast */
    bool touches[PLAN_PLACES][PLAN_PLACES]; /* provinces, by either kind of border */
} dip_plan;

/* The number that each has in another map of the same board. */
typedef struct {
    unsigned places[PLAN_PLACES], powers[PLAN_POWERS]; /* powers: from 0 too */
} dip_numbers;

void dip_plan_small(dip_plan *plan, random_source *source);
void dip_plan_of(dip_plan *plan, const law_dip_map *map);
void dip_numbers_draw(dip_numbers *numbers, const dip_plan *plan, random_source *source);
law_dip_map *dip_plan_map(const dip_plan *plan, const dip_numbers *numbers); /* NULL: its own */

#endif
