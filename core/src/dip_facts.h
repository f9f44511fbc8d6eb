/* The facts behind a verdict of Diplomacy while they are gathered: a turn in which every decision
 * stands as the verdicts say, and the list to which its files add. */
#ifndef LAW_DIP_FACTS_H
#define LAW_DIP_FACTS_H

#include "dip_turn.h"

typedef struct {
    law__dip_turn turn;
    const law_dip_verdict *verdicts;
    law_dip_fact *facts;
    size_t most, count;
    uint8_t depth; /* of what is added */
} law__dip_facts;

/* A fact of a kind with nothing in it. */
static inline law_dip_fact law__dip_fact(law_dip_fact_kind kind, unsigned unit, unsigned other)
{
    return (law_dip_fact){.kind = kind,
                          .unit = (uint8_t)unit,
                          .other = (uint8_t)other,
                          .third = LAW_DIP_NO_UNIT,
                          .reason = LAW_DIP_NONE_REASON};
}

/* Adds it with the depth that is now; counts also what no longer fits. */
static inline void law__dip_add(law__dip_facts *list, law_dip_fact fact)
{
    fact.depth = list->depth;
    if (list->count < list->most)
        list->facts[list->count] = fact;
    list->count++;
}

/* The same of a province, counted from 0. */
static inline void law__dip_add_at(law__dip_facts *list, law_dip_fact_kind kind, unsigned unit,
                                   unsigned other, unsigned province)
{
    law_dip_fact fact = law__dip_fact(kind, unit, other);
    fact.place.id = (uint16_t)(province + 1);
    law__dip_add(list, fact);
}

/* dip_facts_convoy.c: the routes of an army's convoy, and which of them are broken by whom. */
void law__dip_add_routes(law__dip_facts *list, unsigned army);

/* dip_facts_paradox.c: of a unit that is in one, the paradox; all of it where it is an army by
 * convoy. */
void law__dip_add_paradox(law__dip_facts *list, unsigned unit);

#endif
