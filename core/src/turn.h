/* What the steps of a turn share: its one arena, with a record for each unit, region, symbol,
 * player. */
#ifndef LAW_TURN_H
#define LAW_TURN_H

#include "map.h"
#include "position.h"

/* One unit of the position, from its order to where it ends up. Ids are plain here; 0 is none. */
typedef struct {
    law_order order; /* as given; unit.id 0: none was */

    /* legality.c */
    uint32_t target; /* of a legal Move or Link: the region it enters */
    uint32_t book;   /* of a legal Link or Transfer: the book meant */
    uint32_t
        cargo; /* of a legal order with carry: the book meant, or 0 and carry_reason says why */

    /* strength.c */
    uint32_t strength;         /* of the order, or of the Stay that it became */
    uint32_t holding;          /* should its Move fail */
    uint32_t next_entrant;     /* of the same region, in unit order */
    uint32_t reinforcer_count; /* those that count */
    uint32_t first_reinforcer;
    uint32_t next_reinforcer; /* of the same order, in unit order */

    /* contest.c, and flee.c where it must flee */
    uint32_t ends; /* where it stands in the end; 0: it has to flee, or is removed */

    /* flee.c */
    uint32_t fled_through;
    uint32_t fled_round;    /* 0: placed at the end */
    uint32_t collided_with; /* the latest unit that proposed the same region */
    uint32_t next_leader;   /* the next owner's first unit that flees from the same region */
    uint32_t option_cursor; /* of a leader: the neighbours before it are shut to its owner */

    uint8_t acts;          /* law_order_type: what it does, Stay where the order was illegal */
    uint8_t illegal;       /* law_reason, LAW_REASON_NONE: legal */
    uint8_t reinforcement; /* of a legal Reinforce: LAW_REASON_COUNTED, NOT_MATCHED or CUT */
    uint8_t carry_reason;
    bool receives; /* of a legal Transfer: the receiver qualifies */
    bool wins;     /* its Move or Link */
    bool flees;    /* displaced, or a failed Link */
} law__unit;

typedef struct {
    uint32_t first_book; /* that lies here at the start */
    uint32_t
        first_carried; /* flee.c: that lies here once books are carried, and is not shut to all */
    uint32_t first_entrant;
    uint32_t entrant_count;
    uint32_t top;       /* the most strength among the entrants */
    uint32_t top_count; /* how many of them have it */
    uint32_t best;      /* the first of those */
    uint32_t winner;
    uint32_t occupant;       /* once movement is done */
    uint32_t controller;     /* flee.c: of its link points; several: LAW__SEVERAL */
    uint32_t proposer;       /* flee.c: the first in this round */
    uint32_t first_leader;   /* flee.c */
    uint32_t option_cursor;  /* flee.c: the neighbours before it are shut to everybody */
    uint16_t proposer_count; /* of this round: 0, 1, or 2 for more */
    bool barred;             /* taken, or closed to all who flee */
    bool holds;              /* its occupant of the start holds it (J4.2) */
} law__region;

#define LAW__SEVERAL UINT32_MAX

typedef struct {
    const law_flight *flights; /* the caller's */
    size_t count;
    size_t cursor;
} law__preference;

typedef struct {
    const law_supply *actions;    /* the caller's */
    law_supply_outcome *outcomes; /* the caller's, or NULL */
    size_t action_count;
    uint64_t link_points, books; /* controlled */
    uint64_t taken;              /* link points, in this turn */
    uint64_t units;              /* on the board */
    uint64_t earned;             /* supply actions */
    bool has_won;
    bool is_out;
} law__player;

struct law_turn {
    law_allocator allocator;
    const law_map *map;
    const law_position *position;
    law__position_arrays at_start; /* of the position */
    law_rules rules;
    law_phase phase;
    bool is_busy;          /* a hook is being asked */
    bool has_listed_books; /* law__judge_order has */
    bool has_fled;         /* flight and control are settled */
    bool is_draw;
    uint32_t unit_count, region_count, symbol_count, player_count;

    void *arena;
    size_t arena_size;
    law__unit *units; /* these are indexed by id, slot 0 unused */
    law__region *regions;
    uint32_t *next_book;    /* in the same region, in the order of the symbols */
    uint32_t *next_carried; /* the same once books are carried */
    uint32_t *book_region;  /* once books are carried, transferred and left behind */
    uint32_t *controller;   /* of each link point, from J6.1 on */
    law__preference *preferences;
    law__player *players;
    law_unit *fleeing; /* in unit order */
    law_unit *scratch; /* as many as there are units */
    uint32_t fleeing_count;

    law_position *next;
};

static inline uint32_t law__link_region(const law_turn *turn, uint32_t symbol)
{
    return law__link_point_region(turn->position, &turn->at_start, turn->map->link_point_region,
                                  symbol);
}

static inline bool law__enters(const law__unit *unit)
{
    return unit->acts == LAW_MOVE || unit->acts == LAW_LINK;
}

/* J4.11: the entrants of a region, and the unit that holds it. */
static inline uint32_t law__contender_count(const law__region *region)
{
    return region->entrant_count + region->holds;
}

/* J5.4, flee_collision = "remove": whether it is gone because another wanted the same region. */
static inline bool law__is_lost_in_collision(const law_turn *turn, const law__unit *unit)
{
    return turn->rules.flee_collision == LAW_COLLISION_REMOVE && unit->collided_with != 0;
}

/* The steps, in their order. Each reads what the ones before it left. */
law_status law__judge_legality(law_turn *turn, law_error *error); /* legality.c: J3 */
void law__list_entrants(law_turn *turn);                          /* strength.c: J4.2 */
law_status law__count_strength(law_turn *turn, law_error *error); /* strength.c: J3.8, J3.9, J4.1 */
void law__settle_contests(law_turn *turn);                        /* contest.c: J4.2 to J4.8 */
void law__move_books(law_turn *turn);                             /* carry.c: J4.9, J4.10 */
void law__prepare_flight(law_turn *turn);                         /* flee.c: J5.1 */
void law__flee(law_turn *turn);                                   /* flee.c: J5 */
void law__take_control(law_turn *turn);                           /* victory.c: J6.1 */
law_status law__judge_victory(law_turn *turn, law_error *error);  /* victory.c: J6.2, J6.3 */
law_status law__supply(law_turn *turn, law_error *error);         /* supply.c: J6.4, J6.5 */

/* legality.c: the first reason of J3 against one order in the Orders phase, whose ids are the
 * turn's; the hook has been asked. */
law_status law__judge_order(law_reason *reason, law_turn *turn, const law_order *order,
                            law_error *error);

/* supply.c: the board with the actions given so far; and for each of some more the first reason of
 * J6.4 against it, were it alone given behind them. */
law_status law__supply_board(law_position **out, law_turn *turn, law_error *error);
law_status law__judge_supply(law_reason *reasons, law_turn *turn, law_player player,
                             const law_supply *actions, size_t count, law_error *error);

/* turn.c: what law_turn_order and law_turn_supply ask of what they are given, and of when. */
law_status law__check_order(const law_turn *turn, law_player author, const law_order *order,
                            const char *what, law_error *error);
law_status law__check_supply(const law_turn *turn, law_player player, const law_supply *actions,
                             size_t count, const char *what, law_error *error);
law_status law__wrong_phase(const law_turn *turn, const char *what, law_error *error);

/* contest.c */
bool law__is_blocked_head_on(const law_turn *turn, uint32_t id); /* J4.3, swap = false */
/* The unit that comes the other way against this one under swap = false; 0: none. */
uint32_t law__head_on_rival(const law_turn *turn, uint32_t id);
/* Whether the unit is stronger than the one that holds the region it wants; there is one. A rival
 * that comes the other way counts with the strength of its Move (J4.3). */
bool law__outweighs_holder(const law_turn *turn, uint32_t id);
/* The strength with which a unit that does not leave holds its region (J4.2). */
uint32_t law__holding_strength(const law__unit *unit);

/* flee.c */
uint32_t law__flees_from(const law_turn *turn, uint32_t id);

/* Sets the occupants of the regions that units fled to. */
void law__stand(law_turn *turn);

#endif
