/*
 * Diplomacy: a map of provinces, units that move, support and convoy at once, and what becomes of
 * them.
 *
 * The functions take units and orders as arrays and give a verdict for each, in the same order;
 * they keep nothing between calls and take no memory, only finishing a map does. Whatever is
 * ordered, every unit gets exactly one verdict. Numbers as 4.A.2 and 6.F.14 are those of the
 * Diplomacy Adjudicator Test Cases 3.0, whose recommendations law_dip_rules_standard follows. The
 * contract of lawspeaker.h holds here too.
 */
#ifndef LAWSPEAKER_DIPLOMACY_H
#define LAWSPEAKER_DIPLOMACY_H

#include <lawspeaker/lawspeaker.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LAW_DIP_POWER_COUNT_MAX = 63,
    LAW_DIP_PROVINCE_COUNT_MAX = 255, /* so there are at most as many units */
    LAW_DIP_PLACE_COUNT_MAX = 511,    /* provinces, and coasts of provinces */
    LAW_DIP_NO_UNIT = 255,            /* where the number of a unit is meant: none */
};

typedef struct {
    uint16_t id;
} law_dip_power;
typedef struct {
    uint16_t id;
} law_dip_place; /* a province, or one coast of a province that has several */

/* ---- Maps -------------------------------------------------------------------------------- */

typedef enum { LAW_DIP_LAND, LAW_DIP_COAST, LAW_DIP_SEA, LAW_DIP_TERRAIN_COUNT } law_dip_terrain;

typedef struct law_dip_map_builder law_dip_map_builder;
typedef struct law_dip_map law_dip_map; /* never changes, may be shared by threads */

/* Additions as with maps of johvets: they return 0 or false when they fail, and the builder keeps
 * its first mistake. Provinces have the ids 1 to their number; all coasts come after all
 * provinces (LAW_WRONG_PHASE for a province after a coast). */
LAW_API law_status law_dip_map_begin(law_dip_map_builder **out, const law_allocator *allocator,
                                     law_error *error);
LAW_API law_dip_power law_dip_map_add_power(law_dip_map_builder *builder, const char *name);
LAW_API law_dip_place law_dip_map_add_province(law_dip_map_builder *builder, const char *name,
                                               law_dip_terrain terrain);
/* A fleet in a province with coasts stands on one of them, never on the bare province. */
LAW_API law_dip_place law_dip_map_add_coast(law_dip_map_builder *builder, law_dip_place province,
                                            const char *name);
/* `home`: whose home centre it is; 0: nobody's. */
LAW_API bool law_dip_map_set_centre(law_dip_map_builder *builder, law_dip_place province,
                                    law_dip_power home);
/* Both ways. An army's borders are between provinces that are not sea; a fleet's between places
 * that are not land, a coast where there are coasts. */
LAW_API bool law_dip_map_add_army_border(law_dip_map_builder *builder, law_dip_place a,
                                         law_dip_place b);
LAW_API bool law_dip_map_add_fleet_border(law_dip_map_builder *builder, law_dip_place a,
                                          law_dip_place b);
LAW_API const law_error *law_dip_map_builder_error(const law_dip_map_builder *builder);
LAW_API law_status law_dip_map_finish(law_dip_map **out, const law_dip_map_builder *builder,
                                      law_error *error);
LAW_API void law_dip_map_builder_destroy(law_dip_map_builder *builder);
LAW_API void law_dip_map_destroy(law_dip_map *map);

LAW_API uint32_t law_dip_map_power_count(const law_dip_map *map);
LAW_API uint32_t law_dip_map_province_count(const law_dip_map *map);
LAW_API uint32_t law_dip_map_place_count(const law_dip_map *map);
LAW_API const char *law_dip_map_power_name(const law_dip_map *map, law_dip_power power);
LAW_API const char *law_dip_map_place_name(const law_dip_map *map, law_dip_place place);
LAW_API law_dip_power law_dip_map_power_named(const law_dip_map *map, const char *name);
LAW_API law_dip_place law_dip_map_place_named(const law_dip_map *map, const char *name);
LAW_API law_dip_terrain law_dip_map_terrain(const law_dip_map *map, law_dip_place place);
LAW_API law_dip_place law_dip_map_province_of(const law_dip_map *map, law_dip_place place);
LAW_API uint32_t law_dip_map_coast_count(const law_dip_map *map, law_dip_place province);
LAW_API law_dip_place law_dip_map_coast(const law_dip_map *map, law_dip_place province,
                                        uint32_t index); /* from 0 */
LAW_API bool law_dip_map_is_centre(const law_dip_map *map, law_dip_place province);
LAW_API law_dip_power law_dip_map_home(const law_dip_map *map, law_dip_place province);
LAW_API bool law_dip_map_is_army_border(const law_dip_map *map, law_dip_place a, law_dip_place b);
LAW_API bool law_dip_map_is_fleet_border(const law_dip_map *map, law_dip_place a, law_dip_place b);
LAW_API uint64_t law_dip_map_hash(const law_dip_map *map); /* the same on every platform */

/* ---- Rules ------------------------------------------------------------------------------- */

/* What decides where a convoy's success hangs on itself (4.A.2). */
typedef enum {
    LAW_DIP_SZYKMAN,   /* the armies whose convoys are in it do not move, and have no effect */
    LAW_DIP_RULE_1982, /* first: a convoyed army does not cut the support of an attack on a fleet of
                        * its own convoy; what then is left as with LAW_DIP_SZYKMAN */
    LAW_DIP_RULE_2000, /* as 1982, unless the army has another route */
    LAW_DIP_PARADOX_COUNT
} law_dip_paradox;

/* When a move to a neighbour goes by convoy (4.A.3). "via" always says so. */
typedef enum {
    LAW_DIP_INTENT,    /* also where a fleet of its own power that could be of use has the order */
    LAW_DIP_OWN_FLEET, /* also where any fleet of its own power has the order */
    LAW_DIP_VIA_ONLY,  /* only with "via" */
    LAW_DIP_ANY_FLEET, /* also where a chain of fleets, whoever's, has the order */
    LAW_DIP_NEAR_CONVOY_COUNT
} law_dip_near_convoy;

typedef struct {
    law_dip_paradox paradox;         /* 4.A.2: SZYKMAN */
    law_dip_near_convoy near_convoy; /* 4.A.3: INTENT */
    bool via_may_walk;               /* 4.A.3, 6.G.8: "via" to a neighbour without any convoy goes
                                      * by land: false */
    bool all_routes_needed;          /* 4.A.1: a convoy fails when any of its fleets is dislodged:
                                      * false */
    bool own_attack_cuts;            /* 4.A.4: an army that comes by convoy from where a support is
                                      * directed cuts it: false */
    bool closed_to_convoyed_origin;  /* 4.A.5: who is dislodged by a convoyed army may not retreat
                                      * to where that came from: false */
    bool lone_coast_needed;          /* 4.B.2: a coast is to be named where one alone can be
                                      * reached: false */
    bool support_coast_needed;       /* 4.B.4: a support is to name the coast: false */
    bool builds_anywhere;            /* units are built in any own centre, not at home alone:
                                      * false */
    bool home_distance;              /* 4.D.8, of DATC 2.4: removals that nobody ordered go by the
                                      * distance to home centres, whoever owns them: false */
} law_dip_rules;

LAW_API law_dip_rules law_dip_rules_standard(void);

/* ---- Movement ---------------------------------------------------------------------------- */

typedef enum { LAW_DIP_ARMY, LAW_DIP_FLEET } law_dip_type;

typedef struct {
    law_dip_power power;
    law_dip_place at;
    law_dip_type type;
} law_dip_unit;

typedef enum {
    LAW_DIP_HOLD,
    LAW_DIP_MOVE,
    LAW_DIP_SUPPORT_HOLD,
    LAW_DIP_SUPPORT_MOVE,
    LAW_DIP_CONVOY,
    LAW_DIP_ORDER_COUNT
} law_dip_order_kind;

/* The order of the unit that stands in the same place of its array. A place that a kind has no use
 * for is not looked at; one with the id 0 is a place that does not exist. */
typedef struct {
    law_dip_order_kind kind;
    law_dip_place
        of; /* supports and convoys: where the other unit stands; its coast is no matter */
    law_dip_place to; /* moves, supports of moves, convoys */
    bool is_via;      /* moves: "via convoy" */
} law_dip_order;

typedef enum {
    LAW_DIP_SUCCEEDED, /* it moved; the support counts; it held */
    LAW_DIP_FAILED,
    LAW_DIP_VOID, /* nothing could carry it out, so the unit held */
    LAW_DIP_RESULT_COUNT
} law_dip_result;

/* code, name, result, the rule or case, sentence. A unit has the first that fits, void ones first:
 * this is the order of precedence. The sentence says what `by` is. */
#define LAW_DIP_REASONS(X)                                                                         \
    X(NONE, "none", SUCCEEDED, "", "it did so")                                                    \
    X(NO_SUCH_PLACE, "no_such_place", VOID, "6.A.1",                                               \
      "the order names a place that does not exist")                                               \
    X(SAME_PROVINCE, "same_province", VOID, "6.A.5", "the unit is there already")                  \
    X(WRONG_TERRAIN, "wrong_terrain", VOID, "6.A.2", "no unit of its type can be there")           \
    X(COAST_NOT_REACHED, "coast_not_reached", VOID, "4.B.3", "the fleet cannot reach that coast")  \
    X(COAST_NOT_NAMED, "coast_not_named", VOID, "4.B.1", "the order has to say which coast")       \
    X(NOT_ADJACENT, "not_adjacent", VOID, "6.A.1", "the two are not adjacent")                     \
    X(NO_FLEETS, "no_fleets", VOID, "4.E.1", "no chain of fleets joins the two")                   \
    X(ITSELF, "itself", VOID, "6.A.8", "a unit cannot support itself")                             \
    X(NO_UNIT, "no_unit", VOID, "6.D.1", "no unit stands there")                                   \
    X(CANNOT_CONVOY, "cannot_convoy", VOID, "6.F.1", "only a fleet at sea convoys an army")        \
    X(NOT_ORDERED, "not_ordered", VOID, "6.D.7", "that unit has another order")                    \
    X(NO_CONVOY, "no_convoy", FAILED, "6.F.1", "no chain of fleets was ordered to convoy it")      \
    X(DISRUPTED, "disrupted", FAILED, "6.F.6", "each route of its convoy has a dislodged fleet")   \
    X(PARADOX, "paradox", FAILED, "4.A.2", "whether its convoy succeeds would hang on itself")     \
    X(OWN_UNIT, "own_unit", FAILED, "6.D.10", "a unit of its own power stays there")               \
    X(HEAD_TO_HEAD, "head_to_head", FAILED, "6.E.1",                                               \
      "the unit there comes the other way with as much strength")                                  \
    X(DEFENDED, "defended", FAILED, "6.D.1", "the unit there holds with as much strength")         \
    X(STAND_OFF, "stand_off", FAILED, "6.D.2", "another unit moves there with as much strength")   \
    X(OVERPOWERED, "overpowered", FAILED, "6.E.4", "another unit moves there with more strength")  \
    X(DISLODGED, "dislodged", FAILED, "6.D.17", "the unit is dislodged")                           \
    X(CUT, "cut", FAILED, "6.D.2", "the supporting unit is attacked")                              \
    X(OCCUPIED, "occupied", VOID, "6.H.9", "a unit stands there")                                  \
    X(STOOD_OFF, "stood_off", VOID, "6.H.6", "units kept each other out of there in this turn")    \
    X(CAME_FROM, "came_from", VOID, "6.H.5", "its attacker came from there")                       \
    X(RETREATS_MEET, "retreats_meet", FAILED, "6.H.7", "another unit retreats there")              \
    X(NO_CENTRE, "no_centre", VOID, "6.I.3", "the power has no centre there")                      \
    X(NOT_HOME, "not_home", VOID, "6.I.6", "it is no home centre of the power")                    \
    X(TOO_MANY, "too_many", VOID, "6.I.1", "the power may not do so often")                        \
    X(TWICE, "twice", VOID, "6.I.7", "an earlier order is about the same province")
typedef enum {
#define LAW_DIP_REASON_ENUM(code, name, result, rule, sentence) LAW_DIP_##code##_REASON,
    LAW_DIP_REASONS(LAW_DIP_REASON_ENUM)
#undef LAW_DIP_REASON_ENUM
        LAW_DIP_REASON_COUNT
} law_dip_reason;

LAW_API const char *law_dip_reason_name(law_dip_reason reason); /* unknown: NULL */
LAW_API const char *law_dip_reason_rule(law_dip_reason reason);
LAW_API const char *law_dip_reason_sentence(law_dip_reason reason);
LAW_API law_dip_result law_dip_reason_result(law_dip_reason reason);

typedef struct {
    law_dip_result result;
    law_dip_reason reason;
    law_dip_place at; /* where the unit is then; of one that is dislodged, where it was */
    uint8_t by;       /* the number of the unit because of which, or LAW_DIP_NO_UNIT */
    uint8_t attacker; /* of a unit that is dislodged: who came; else LAW_DIP_NO_UNIT */
    uint8_t paradox;  /* which convoy paradox its order is part of, from 1; 0: none */
    bool is_dislodged;
    bool is_by_convoy; /* a move that went, or would have gone, by convoy */
    uint8_t strength;  /* of a move: with how much it attacked; else with how much the unit held */
    uint8_t against;   /* of a move: how much that had to exceed */
} law_dip_verdict;

typedef struct {
    uint64_t bits[4]; /* of the province with the id n: bit n - 1 */
} law_dip_provinces;

LAW_API bool law_dip_has(const law_dip_provinces *provinces, law_dip_place province);

/* Adjudicates the orders of `count` units. `stand_offs` (may be NULL): provinces where moves with
 * as much strength kept each other out, to which nobody may retreat. LAW_BAD_ARGUMENT, and nothing
 * is written, when a unit stands where it cannot be or two in one province. */
LAW_API law_status law_dip_move(law_dip_verdict *verdicts, law_dip_provinces *stand_offs,
                                const law_dip_map *map, const law_dip_rules *rules,
                                const law_dip_unit *units, const law_dip_order *orders,
                                size_t count, law_error *error);

/* A second road: asks each verdict of law_dip_move whether it follows from all the others.
 * LAW_NOT_VERIFIED names the unit for which it does not. */
LAW_API law_status law_dip_verify(const law_dip_verdict *verdicts, const law_dip_map *map,
                                  const law_dip_rules *rules, const law_dip_unit *units,
                                  const law_dip_order *orders, size_t count, law_error *error);

/* The orders of each unit that can be of use: those of unit n are orders[starts[n]] to
 * orders[starts[n + 1] - 1], in a fixed order: hold, moves, moves "via convoy" to neighbours,
 * supports, convoys. `starts` has room for count + 1, and *total is how many there are of all
 * units together, of which the first `most` are written. Moves by convoy, supports of these, and
 * convoys are there where a chain of fleets is. Fails as law_dip_move does. */
LAW_API law_status law_dip_legal_orders(size_t *total, law_dip_order *orders, size_t most,
                                        uint32_t *starts, const law_dip_map *map,
                                        const law_dip_unit *units, size_t count, law_error *error);

/* ---- Retreats ---------------------------------------------------------------------------- */

/* A unit that was dislodged. */
typedef struct {
    law_dip_unit unit;      /* where it was */
    law_dip_place attacker; /* the province that its attacker came from, or 0: law_dip_origin */
} law_dip_dislodged;

/* The province that the attacker of unit `index` came from, to which it may not retreat; 0 where it
 * was not dislodged, or that is open to it since the attacker came by convoy (4.A.5). */
LAW_API law_dip_place law_dip_origin(const law_dip_verdict *verdicts, const law_dip_map *map,
                                     const law_dip_rules *rules, const law_dip_unit *units,
                                     size_t index);

/* Where a unit may retreat to, by ids; returns how many places there are, and writes the first
 * `most`. `units`: those that stand on the board after the moves. */
LAW_API size_t law_dip_retreats(law_dip_place *places, size_t most, const law_dip_map *map,
                                const law_dip_dislodged *dislodged, const law_dip_unit *units,
                                size_t count, const law_dip_provinces *stand_offs);

/* Judges retreats to `to` (0: disbanded). The verdicts bear where each unit then is, 0 for nowhere;
 * `by` is the number of another dislodged unit that goes to the same province. A void retreat
 * disbands. LAW_BAD_ARGUMENT as with law_dip_move. */
LAW_API law_status law_dip_retreat(law_dip_verdict *verdicts, const law_dip_map *map,
                                   const law_dip_rules *rules, const law_dip_dislodged *dislodged,
                                   const law_dip_place *to, size_t dislodged_count,
                                   const law_dip_unit *units, size_t count,
                                   const law_dip_provinces *stand_offs, law_error *error);

/* ---- Builds and removals ----------------------------------------------------------------- */

typedef enum { LAW_DIP_BUILD, LAW_DIP_REMOVE, LAW_DIP_WAIVE } law_dip_adjustment_kind;

typedef struct {
    law_dip_adjustment_kind kind;
    law_dip_power power;
    law_dip_type type; /* builds */
    law_dip_place at;  /* builds and removals */
} law_dip_adjustment;

/* How many units a power may build (above 0), or has to remove (below). `owners`: by province, who
 * owns the centre in it; 0: nobody, or none is there. */
LAW_API int law_dip_balance(const law_dip_map *map, const law_dip_power *owners,
                            const law_dip_unit *units, size_t count, law_dip_power power);

/* Judges builds and removals, in the order in which they are given, so that the first of too many
 * count (4.D.6); removals that nobody ordered are of the unit that is farthest from all centres of
 * its power (4.D.8; as a unit moves from province to province over borders of either kind; a place
 * from which none can be reached is farthest), then of fleets first, then by the names of the
 * provinces. Writes the units that there are then, at most LAW_DIP_PROVINCE_COUNT_MAX, those that
 * stay in their order, and where `verdicts` is not NULL one for each order. */
LAW_API law_status law_dip_adjust(law_dip_unit *after, size_t *after_count,
                                  law_dip_verdict *verdicts, const law_dip_map *map,
                                  const law_dip_rules *rules, const law_dip_power *owners,
                                  const law_dip_unit *units, size_t count,
                                  const law_dip_adjustment *orders, size_t order_count,
                                  law_error *error);

#ifdef __cplusplus
}
#endif

#endif
