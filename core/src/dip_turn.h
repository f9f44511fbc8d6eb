/* A movement phase of Diplomacy while it is adjudicated: orders as they were read, and three
 * decisions a unit, each of which is open until it follows from others. Everything is of fixed
 * size and lies on the stack. */
#ifndef LAW_DIP_TURN_H
#define LAW_DIP_TURN_H

#include "dip_map.h"

enum { LAW__DIP_UNITS = LAW_DIP_PROVINCE_COUNT_MAX + 1, LAW__DIP_NONE = LAW_DIP_NO_UNIT };

typedef enum { LAW__DIP_NO, LAW__DIP_YES, LAW__DIP_OPEN } law__dip_answer;

/* How strong something is at least and at most. */
typedef struct {
    int least, most;
} law__dip_range;

typedef struct {
    const law_dip_map *map;
    const law_dip_unit *units;
    const law_dip_order *orders;
    law_dip_rules rules;
    unsigned count;

    uint8_t at[LAW__DIP_UNITS];          /* the province where a unit stands */
    uint8_t unit_at[LAW__DIP_PROVINCES]; /* who stands in a province */
    uint8_t kind[LAW__DIP_UNITS];        /* a law_dip_order_kind: what it does, HOLD where void */
    uint8_t reason[LAW__DIP_UNITS];      /* of what is void, and of PARADOX */
    uint8_t by[LAW__DIP_UNITS];
    uint8_t to[LAW__DIP_UNITS];        /* moves, and supports of moves: the province */
    uint16_t to_place[LAW__DIP_UNITS]; /* moves: the place */
    uint8_t of[LAW__DIP_UNITS];        /* supports, convoys: which unit */
    /* A law__dip_answer: open where it goes by land if its convoy fails (4.A.3). */
    uint8_t is_by_convoy[LAW__DIP_UNITS];
    bool is_fleet_at_sea[LAW__DIP_UNITS];
    uint8_t paradox[LAW__DIP_UNITS];

    uint8_t first_coming[LAW__DIP_PROVINCES]; /* moves to a province, as a chain of units */
    uint8_t next_coming[LAW__DIP_UNITS];
    uint8_t first_support[LAW__DIP_UNITS]; /* those of a unit, as a chain */
    uint8_t next_support[LAW__DIP_UNITS];
    unsigned convoy_count, paradox_count;

    /* The decisions, each a law__dip_answer. */
    uint8_t has_path[LAW__DIP_UNITS]; /* moves: the way is open */
    uint8_t moves[LAW__DIP_UNITS];    /* moves */
    uint8_t counts[LAW__DIP_UNITS];   /* supports */
} law__dip_turn;

/* ---- dip_orders.c ---- */

/* Where a fleet at a place comes to that was told to go to another: on which coast (4.B.1 to
 * 4.B.3). */
law_dip_reason law__dip_find_coast(const law_dip_map *map, const law_dip_rules *rules,
                                   unsigned from, unsigned place, unsigned *found);
/* Fills a turn: what each unit does, and which decisions are open. */
void law__dip_read(law__dip_turn *turn, const law_dip_map *map, const law_dip_rules *rules,
                   const law_dip_unit *units, const law_dip_order *orders, size_t count);

/* ---- dip_convoy.c ---- */

typedef enum {
    LAW__DIP_ANY_FLEET, /* fleets at sea */
    LAW__DIP_ORDERED,   /* those that were ordered to convoy it */
    LAW__DIP_SURE,      /* of these, those that are certainly not dislodged */
    LAW__DIP_PERHAPS    /* those that perhaps are not */
} law__dip_fleets;

/* Does a chain of fleets, but for one (LAW__DIP_NONE: all), join the province of an army to
 * another? */
bool law__dip_is_joined(const law__dip_turn *turn, unsigned army, unsigned to,
                        law__dip_fleets fleets, unsigned but);
/* Is a fleet on a route: a chain of such fleets, none of which could be left out? */
bool law__dip_is_of_use(const law__dip_turn *turn, unsigned army, unsigned fleet,
                        law__dip_fleets fleets);
/* Whether the convoy of an army comes about, as far as that is decided. */
law__dip_answer law__dip_judge_path(const law__dip_turn *turn, unsigned army);

/* ---- dip_strength.c ---- */

/* Does another unit move to the province of one? It may be LAW__DIP_NONE. */
static inline bool law__dip_comes(const law__dip_turn *turn, unsigned other, unsigned unit)
{
    return other != LAW__DIP_NONE && turn->kind[other] == LAW_DIP_MOVE &&
           turn->to[other] == turn->at[unit];
}

/* Do two units go for each other's provinces by land, or sea? `other`: who is where `unit` goes. */
static inline law__dip_answer law__dip_are_head_to_head(const law__dip_turn *turn, unsigned unit,
                                                        unsigned other)
{
    if (!law__dip_comes(turn, other, unit))
        return LAW__DIP_NO;
    unsigned ways = turn->is_by_convoy[unit] | turn->is_by_convoy[other];
    if (ways == LAW__DIP_NO)
        return LAW__DIP_YES;
    return ways == LAW__DIP_OPEN ? LAW__DIP_OPEN : LAW__DIP_NO;
}

law__dip_range law__dip_attack(const law__dip_turn *turn, unsigned unit);
law__dip_range law__dip_defence(const law__dip_turn *turn, unsigned unit); /* head to head */
law__dip_range law__dip_hold(const law__dip_turn *turn, unsigned province);
/* Of who is where a move goes: as it comes the other way, or holds. */
law__dip_range law__dip_resistance(const law__dip_turn *turn, unsigned unit);
law__dip_range law__dip_prevention(const law__dip_turn *turn, unsigned unit);
law__dip_answer law__dip_is_dislodged(const law__dip_turn *turn, unsigned unit);
law__dip_answer law__dip_judge_move(const law__dip_turn *turn, unsigned unit);
law__dip_answer law__dip_judge_support(const law__dip_turn *turn, unsigned unit);
/* Could a move to a supporter's province cut the support, if its way is open? Where that is not
 * decided, as if it went by land. */
bool law__dip_may_cut(const law__dip_turn *turn, unsigned support, unsigned by);
/* Does a move to a supporter's province leave the support alone, even where it dislodges the
 * supporter (4.A.2)? */
bool law__dip_is_spared(const law__dip_turn *turn, unsigned support, unsigned by);
/* Which ways the moves have gone that could go by either. */
void law__dip_take_ways(law__dip_turn *turn, const law_dip_verdict *verdicts);

/* ---- dip_cycle.c ---- */

/* Do all moves fail that are in a paradox? */
static inline bool law__dip_do_all_hold(const law_dip_rules *rules)
{
    return rules->paradox == LAW_DIP_ALL_HOLD ||
           (rules->paradox != LAW_DIP_SZYKMAN && rules->paradox_backup == LAW_DIP_BACKUP_ALL_HOLD);
}

/* Takes decisions that hang on themselves alone: a circle of moves succeeds, a convoy that decides
 * about itself fails, or all moves with it (4.A.2). False: none is open. */
bool law__dip_break_circle(law__dip_turn *turn);

/* ---- dip_move.c, dip_verdicts.c ---- */

law_status law__dip_check_units(const law_dip_map *map, const law_dip_unit *units, size_t count,
                                law_error *error);
/* Who dislodges a unit, and who cuts its support, of several the one whose province's name comes
 * first; LAW__DIP_NONE: nobody. */
unsigned law__dip_attacker(const law__dip_turn *turn, unsigned unit);
unsigned law__dip_cutter(const law__dip_turn *turn, unsigned unit);
void law__dip_give_verdicts(law_dip_verdict *verdicts, const law__dip_turn *turn);
void law__dip_find_stand_offs(law_dip_provinces *stand_offs, const law__dip_turn *turn);

#endif
