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
    LAW_DIP_PROVINCE_COUNT_MAX = 255,    /* so there are at most as many units */
    LAW_DIP_PLACE_COUNT_MAX = 511,       /* provinces, and coasts of provinces */
    LAW_DIP_ADJUSTMENT_COUNT_MAX = 4096, /* builds, removals and waivers of all powers */
    LAW_DIP_NO_UNIT = 255,               /* where the number of a unit is meant: none */
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

/* What decides where a convoy's success hangs on itself (4.A.2). The rules of the books say of some
 * supports that a convoyed army does not cut them, not even where it dislodges who gives them; what
 * is a paradox all the same is decided as `paradox_backup` says. */
typedef enum {
    LAW_DIP_SZYKMAN,   /* the armies whose convoys are in it do not move, and have no effect */
    LAW_DIP_RULE_1971, /* of the attack on a fleet that was ordered to convoy that army */
    LAW_DIP_RULE_1982, /* of anything in a sea where a fleet convoys; so there are no paradoxes */
    LAW_DIP_RULE_2000, /* as 1971, where the army has no route without that fleet */
    LAW_DIP_ALL_HOLD,  /* all moves that are in it fail */
    LAW_DIP_PARADOX_COUNT
} law_dip_paradox;
typedef enum {
    LAW_DIP_BACKUP_SZYKMAN,
    LAW_DIP_BACKUP_ALL_HOLD,
    LAW_DIP_PARADOX_BACKUP_COUNT
} law_dip_paradox_backup;

/* When a move to a neighbour is shown to go by convoy (4.A.3). "via" always shows it. */
typedef enum {
    LAW_DIP_INTENT,    /* also where a fleet of its own power that could be of use has the order */
    LAW_DIP_OWN_FLEET, /* also where any fleet of its own power has the order */
    LAW_DIP_VIA_ONLY,  /* only with "via" */
    LAW_DIP_ANY_FLEET, /* also where a chain of fleets, whoever's, has the order */
    LAW_DIP_SWAP,      /* also there, but only where the unit there comes the other way */
    LAW_DIP_NEAR_CONVOY_COUNT
} law_dip_near_convoy;

/* What an army does whose move to a neighbour is shown to go by convoy, where that fails (4.A.3).
 */
typedef enum {
    LAW_DIP_STAYS,           /* it fails too */
    LAW_DIP_WALKS_UNORDERED, /* it goes by land where no chain of fleets was ordered */
    LAW_DIP_WALKS,           /* it goes by land, then and where fleets are dislodged */
    LAW_DIP_FAILED_CONVOY_COUNT
} law_dip_failed_convoy;

/* When a support has to name the coast that its move goes to (4.B.4). */
typedef enum {
    LAW_DIP_NEVER,
    LAW_DIP_FOREIGN, /* where the unit is another power's */
    LAW_DIP_ALWAYS,
    LAW_DIP_SUPPORT_COAST_COUNT
} law_dip_support_coast;

/* Which of several builds or removals count that cannot all be carried out. */
typedef enum {
    LAW_DIP_FIRST,
    LAW_DIP_LAST,
    LAW_DIP_NONE, /* none does; units are removed then as if nobody had ordered it */
    LAW_DIP_SURPLUS_COUNT
} law_dip_surplus;

typedef struct {
    law_dip_paradox paradox;                    /* 4.A.2: SZYKMAN */
    law_dip_paradox_backup paradox_backup;      /* 4.A.2: SZYKMAN */
    law_dip_near_convoy near_convoy;            /* 4.A.3: INTENT */
    law_dip_failed_convoy failed_convoy;        /* 4.A.3: STAYS */
    law_dip_support_coast support_coast_needed; /* 4.B.4: NEVER */
    law_dip_surplus too_many_builds;            /* 4.D.4: FIRST */
    law_dip_surplus builds_in_one_place;        /* 4.D.5: FIRST */
    law_dip_surplus too_many_removals;          /* 4.D.6: FIRST */
    /* All of these are false. */
    bool all_routes_needed;         /* 4.A.1: a convoy fails when any route of it has a dislodged
                                     * fleet */
    bool own_attack_cuts;           /* 4.A.4: an army that comes by convoy from where a support is
                                     * directed cuts it */
    bool closed_to_convoyed_origin; /* 4.A.5: who is dislodged by a convoyed army may not retreat
                                     * to where that came from */
    bool dislodged_keeps_none_out;  /* 4.A.7: who is dislodged keeps nobody out of where its
                                     * attacker came from, though one of them went by convoy */
    bool default_coast;             /* 4.B.1, 4.B.7: of several coasts the first is meant */
    bool lone_coast_needed;         /* 4.B.2: a coast is to be named where one alone can be
                                     * reached */
    bool wrong_coast_overlooked;    /* 4.B.3: a coast out of reach is read as the one in reach */
    bool inland_fleet_is_army;      /* 4.C.4: a fleet to be built inland is an army */
    bool home_distance;             /* 4.D.8: removals that nobody ordered go by the distance to
                                     * home centres, whoever owns them */
    bool fleets_by_sea;             /* 4.D.8: and that of a fleet is how far it would sail */
    bool void_moves_unsupported;    /* 4.E.1: a unit with an impossible move cannot be supported to
                                     * stay */
    bool no_convoys;                /* nobody convoys */
    bool builds_anywhere;           /* units are built in any own centre, not at home alone */
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
    X(ITSELF, "itself", VOID, "6.A.8", "a unit cannot support itself")                             \
    X(SAME_PROVINCE, "same_province", VOID, "6.A.5", "the unit is there already")                  \
    X(WRONG_TERRAIN, "wrong_terrain", VOID, "6.A.2", "no unit of its type can be there")           \
    X(COAST_NOT_REACHED, "coast_not_reached", VOID, "4.B.3", "the fleet cannot reach that coast")  \
    X(COAST_NOT_NAMED, "coast_not_named", VOID, "4.B.1", "the order has to say which coast")       \
    X(NOT_ADJACENT, "not_adjacent", VOID, "6.A.1", "the two are not adjacent")                     \
    X(NO_FLEETS, "no_fleets", VOID, "4.E.1", "no chain of fleets joins the two")                   \
    X(NO_CONVOYS, "no_convoys", VOID, "no_convoys", "nobody convoys by these rules")               \
    X(CANNOT_CONVOY, "cannot_convoy", VOID, "6.F.1", "only a fleet at sea convoys an army")        \
    X(NO_UNIT, "no_unit", VOID, "6.D.1", "no unit stands there")                                   \
    X(NOT_ORDERED, "not_ordered", VOID, "6.D.7", "that unit has another order")                    \
    X(NO_CONVOY, "no_convoy", FAILED, "6.F.1", "no chain of fleets was ordered to convoy it")      \
    X(PARADOX, "paradox", FAILED, "4.A.2", "whether its convoy succeeds would hang on itself")     \
    X(ALL_HOLD, "all_hold", FAILED, "4.A.2", "it is in a paradox, in which all moves fail")        \
    X(DISRUPTED, "disrupted", FAILED, "6.F.6",                                                     \
      "its convoy is broken: a fleet that it needs is dislodged")                                  \
    X(OWN_UNIT, "own_unit", FAILED, "6.D.10", "a unit of its own power stays there")               \
    X(HEAD_TO_HEAD, "head_to_head", FAILED, "6.E.1",                                               \
      "the unit there comes the other way with as much strength")                                  \
    X(DEFENDED, "defended", FAILED, "6.D.1", "the unit there holds with as much strength")         \
    X(STAND_OFF, "stand_off", FAILED, "6.D.2", "another unit moves there with as much strength")   \
    X(OVERPOWERED, "overpowered", FAILED, "6.E.4", "another unit moves there with more strength")  \
    X(DISLODGED, "dislodged", FAILED, "6.D.17", "the unit is dislodged")                           \
    X(CUT, "cut", FAILED, "6.D.2", "the supporting unit is attacked")                              \
    X(OCCUPIED, "occupied", VOID, "6.H.9", "a unit stands there")                                  \
    X(CAME_FROM, "came_from", VOID, "6.H.5", "its attacker came from there")                       \
    X(STOOD_OFF, "stood_off", VOID, "6.H.6", "units kept each other out of there in this turn")    \
    X(RETREATS_MEET, "retreats_meet", FAILED, "6.H.7", "another unit retreats there")              \
    X(NO_CENTRE, "no_centre", VOID, "6.I.3", "the power has no centre there")                      \
    X(NOT_HOME, "not_home", VOID, "6.I.6", "it is no home centre of the power")                    \
    X(TWICE, "twice", VOID, "6.I.7", "another order is about the same province")                   \
    X(TOO_MANY, "too_many", VOID, "6.I.1", "the power may not do so often")
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

/* ---- Facts ------------------------------------------------------------------------------- */

/* code, name, the rule or case (or nothing), sentence. What a verdict rests on, in the order in
 * which it is told: first whether a convoy comes about, then strengths, each followed by the
 * supports for it, then what a paradox is made of. In sentences stands {unit} for a unit as "F
 * eng", {other} and {third} for further ones, {place} for a province, {route} for fleets, {reason}
 * for the sentence of a reason, {rule} for that of the rule for paradoxes. */
#define LAW_DIP_FACTS(X)                                                                           \
    /* Convoys. `unit`: the army; of ROUTE_BROKEN and FLEET_LOST, the fleet. */                    \
    X(ROUTE_WHOLE, "route_whole", "6.F.9", "a route of its convoy holds: {route}")                 \
    X(ROUTE_BROKEN, "route_broken", "6.F.6",                                                       \
      "a route of its convoy is broken: {route}; {other} dislodges {unit}")                        \
    X(FLEET_LOST, "fleet_lost", "4.A.1",                                                           \
      "its convoy needs each of its fleets, and {other} dislodges {unit}")                         \
    X(NO_ROUTE, "no_route", "", "the fleets that were ordered to convoy it make no route")         \
    X(NO_FLEET, "no_fleet", "", "no fleet was ordered to convoy it")                               \
    X(MORE_ROUTES, "more_routes", "", "there may be more routes than are told here")               \
    /* Who goes somewhere, with how much. */                                                       \
    X(ATTACK, "attack", "", "{unit} goes to {place} with strength {strength}")                     \
    X(NOT_THERE, "not_there", "6.F.8",                                                             \
      "{unit} would go to {place}, but its convoy fails, so it does nothing there")                \
    X(BEATEN, "beaten", "6.E.1",                                                                   \
      "{unit} would go to {place}, but does nothing there, as {other} comes from there and "       \
      "dislodges it")                                                                              \
    /* What is there. */                                                                           \
    X(HOLD, "hold", "", "{unit} holds {place} with strength {strength}")                           \
    X(STUCK, "stuck", "", "{unit} does not get away from {place} and holds it with strength 1")    \
    X(LEAVES, "leaves", "", "{unit} leaves {place}")                                               \
    X(HEAD_ON, "head_on", "6.E.1", "{unit} comes the other way, with strength {strength}")         \
    X(OWN_STAYS, "own_stays", "6.D.10",                                                            \
      "{unit} stays in {place}, and no power dislodges its own unit")                              \
    X(UNOPPOSED, "unopposed", "", "nobody else is in {place} or goes there")                       \
    X(DISLODGES, "dislodges", "", "{unit} dislodges {other}, with strength {strength}")            \
    /* Supports of the unit of the fact before. */                                                 \
    X(SUPPORT, "support", "", "{unit} supports it")                                                \
    X(SUPPORT_CUT, "support_cut", "6.D.2", "the support of {unit} is cut: {other} attacks it")     \
    X(SUPPORT_LOST, "support_lost", "6.D.17",                                                      \
      "the support of {unit} is cut: {other} dislodges it")                                        \
    X(SUPPORT_OWN, "support_own", "6.D.12",                                                        \
      "the support of {unit} does not count against {other}, a unit of its own power")             \
    X(SUPPORT_VOID, "support_void", "6.D.7", "the support of {unit} is void: {reason}")            \
    /* What comes to a supporting unit and does not cut. */                                        \
    X(CUT, "cut", "6.D.2", "{other} attacks {unit}, which cuts its support")                       \
    X(CUT_BY_OWN, "cut_by_own", "6.D.20",                                                          \
      "{other} attacks {unit}, but no power cuts its own support")                                 \
    X(CUT_FROM_TARGET, "cut_from_target", "6.D.15",                                                \
      "{other} attacks {unit} from where the support is directed, which cuts it only by "          \
      "dislodging")                                                                                \
    X(CUT_SPARED, "cut_spared", "4.A.2",                                                           \
      "{other} comes by convoy and does not cut the support of {unit}: {rule}")                    \
    X(CUT_NOT_THERE, "cut_not_there", "6.F.6",                                                     \
      "{other} would attack {unit}, but its convoy fails, so it cuts nothing")                     \
    /* Of a fleet that convoys. */                                                                 \
    X(ARMY_ARRIVES, "army_arrives", "", "{other}, which {unit} convoys, gets to {place}")          \
    X(ARMY_FAILS, "army_fails", "",                                                                \
      "{other}, which {unit} convoys, does not get to {place}: {reason}")                          \
    /* Paradoxes: of a unit whose order is part of one, which convoys are in it; ... */            \
    X(IN_PARADOX, "in_paradox", "4.A.2",                                                           \
      "whether the convoy of {unit} to {place} succeeds hangs on itself: a paradox")               \
    X(PART_OF_PARADOX, "part_of_paradox", "4.A.2",                                                 \
      "this is part of the paradox about the convoy of {unit} to {place}")                         \
    /* of an army, the ring of what hangs on what, each on the next, from its convoy back to it;   \
     */                                                                                            \
    X(NEEDS_FLEET, "needs_fleet", "4.A.2", "the convoy of {unit} needs {other}")                   \
    X(FLEET_FALLS, "fleet_falls", "4.A.2", "{unit} is dislodged if {other} gets to {place}")       \
    X(NEEDS_SUPPORT, "needs_support", "4.A.2",                                                     \
      "whether {unit} gets to {place} hangs on the support of {other} for it")                     \
    X(FACES_SUPPORT, "faces_support", "4.A.2",                                                     \
      "whether {unit} gets to {place} hangs on the support of {other} for {third}")                \
    X(NEEDS_CONVOY, "needs_convoy", "4.A.2", "whether {unit} gets to {place} hangs on its convoy") \
    X(FACES_CONVOY, "faces_convoy", "4.A.2",                                                       \
      "whether {unit} gets to {place} hangs on {other}, which keeps it out if its convoy "         \
      "succeeds")                                                                                  \
    X(NEEDS_LEAVING, "needs_leaving", "4.A.2",                                                     \
      "whether {unit} gets to {place} hangs on whether {other} gets away from there")              \
    X(SUPPORT_HANGS, "support_hangs", "4.A.2",                                                     \
      "the support of {unit} is cut if the convoy of {other} succeeds")                            \
    X(SUPPORT_FALLS, "support_falls", "4.A.2",                                                     \
      "the support of {unit} is cut if {other} gets to {place}")                                   \
    /* what follows along the ring, backwards, if the convoy succeeds, and if it fails; */         \
    X(IF_SUCCEEDS, "if_succeeds", "4.A.2", "suppose that the convoy of {unit} succeeds")           \
    X(IF_FAILS, "if_fails", "4.A.2", "suppose that the convoy of {unit} fails")                    \
    X(THEN_COUNTS, "then_counts", "4.A.2", "then the support of {unit} counts")                    \
    X(THEN_CUT, "then_cut", "4.A.2", "then the support of {unit} is cut")                          \
    X(THEN_MOVES, "then_moves", "4.A.2", "then {unit} gets to {place}")                            \
    X(THEN_STAYS, "then_stays", "4.A.2", "then {unit} does not get to {place}")                    \
    X(THEN_SUCCEEDS, "then_succeeds", "4.A.2", "then the convoy of {unit} succeeds")               \
    X(THEN_FAILS, "then_fails", "4.A.2", "then the convoy of {unit} fails")                        \
    X(AS_SUPPOSED, "as_supposed", "4.A.2", "which is what was supposed")                           \
    X(CONTRADICTION, "contradiction", "4.A.2", "which contradicts what was supposed")              \
    /* how many outcomes there are in which all follows from all; and the rule that decides. */    \
    X(NO_OUTCOME, "no_outcome", "4.A.2", "so there is no outcome without a contradiction")         \
    X(ONE_OUTCOME, "one_outcome", "4.A.2", "there is one outcome without a contradiction")         \
    X(SEVERAL_OUTCOMES, "several_outcomes", "4.A.2",                                               \
      "so there are {strength} outcomes without a contradiction, and the orders do not say which") \
    X(BY_RULE, "by_rule", "4.A.2", "so the house rule decides: {rule}")
typedef enum {
#define LAW_DIP_FACT_ENUM(code, name, rule, sentence) LAW_DIP_##code##_FACT,
    LAW_DIP_FACTS(LAW_DIP_FACT_ENUM)
#undef LAW_DIP_FACT_ENUM
        LAW_DIP_FACT_COUNT
} law_dip_fact_kind;

LAW_API const char *law_dip_fact_name(law_dip_fact_kind kind); /* unknown: NULL */
LAW_API const char *law_dip_fact_rule(law_dip_fact_kind kind);
LAW_API const char *law_dip_fact_sentence(law_dip_fact_kind kind); /* with {unit} and the like */

enum { LAW_DIP_ROUTE_MAX = 16 }; /* fleets; longer routes are "more_routes", as those past twelve */

/* What a kind has no use for is LAW_DIP_NO_UNIT, 0, or LAW_DIP_NONE_REASON. */
typedef struct {
    law_dip_fact_kind kind;
    law_dip_reason reason;
    law_dip_place place;
    uint8_t depth; /* 0; deeper: about the last fact before it that is less deep */
    uint8_t unit, other, third;
    uint8_t strength; /* of SEVERAL_OUTCOMES: how many */
    uint8_t route_length;
    uint8_t route[LAW_DIP_ROUTE_MAX]; /* fleets, from the army on */
} law_dip_fact;

/* The facts that the verdict of unit `index` rests on, always in the same order: writes the first
 * `most`, and to *total how many there are. Fails as law_dip_verify does: there are no facts about
 * what does not follow; LAW_BAD_ARGUMENT when there is no such unit. */
LAW_API law_status law_dip_facts(law_dip_fact *facts, size_t most, size_t *total,
                                 const law_dip_verdict *verdicts, const law_dip_map *map,
                                 const law_dip_rules *rules, const law_dip_unit *units,
                                 const law_dip_order *orders, size_t count, size_t index,
                                 law_error *error);

/* Writes the sentence of a fact about these units, as snprintf does. */
LAW_API size_t law_dip_fact_text(char *text, size_t size, const law_dip_fact *fact,
                                 const law_dip_map *map, const law_dip_rules *rules,
                                 const law_dip_unit *units, size_t count);

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

/* Judges builds and removals: first each by itself, then those about one province (4.D.5), then
 * whether there are too many (4.D.4, 4.D.6). Removals that nobody ordered are of the unit that is
 * farthest from all centres of its power (4.D.8; as a unit moves from province to province over
 * borders of either kind; a place from which none can be reached is farthest), then of fleets
 * first, then by the names of the provinces. Writes the units that there are then, at most
 * LAW_DIP_PROVINCE_COUNT_MAX, those that stay in their order, and where `verdicts` is not NULL one
 * for each order. LAW_TOO_MANY when there are more than LAW_DIP_ADJUSTMENT_COUNT_MAX of these; else
 * fails as law_dip_move does, or with LAW_BAD_ARGUMENT when there is no such power. */
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
