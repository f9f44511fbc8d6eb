/* What verdicts of Diplomacy have to be, looked at one by one and in the plainest way: each reason
 * is a question that is answered from the board, the orders and what became of the other units. */
#ifndef LAW_TEST_DIP_NAIVE_H
#define LAW_TEST_DIP_NAIVE_H

#include "dip_plan.h"

enum { NAIVE_UNITS = 40 };

typedef struct {
    const dip_plan *plan;
    law_dip_rules rules;
    law_dip_unit units[NAIVE_UNITS];
    law_dip_order orders[NAIVE_UNITS];
    law_dip_verdict verdicts[NAIVE_UNITS];
    law_dip_provinces stand_offs;
    unsigned count;
} dip_position;

unsigned dip_at(const dip_position *p, unsigned unit);          /* the province */
unsigned dip_unit_in(const dip_position *p, unsigned province); /* LAW_DIP_NO_UNIT: none */
bool dip_reaches(const dip_position *p, unsigned unit, unsigned province); /* by itself */
/* Does a chain of fleets at sea that are there join the province of an army to another? */
bool dip_is_joined(const dip_position *p, unsigned army, unsigned to);
bool dip_is_fleet_at_sea(const dip_position *p, unsigned unit);
/* Does a move fail and still keep others out of where it goes? */
bool dip_keeps_out(const dip_position *p, unsigned unit);
/* What is wrong with the verdict on a unit; NULL: nothing. */
const char *dip_find_fault(const dip_position *p, unsigned unit);

#endif
