/*
 * Lawspeaker: a judge for johvets, a board wargame of simultaneous orders.
 *
 * A map is built once and never changes. A position is one flat block without pointers: who stands
 * where, where the books lie, who controls what. A turn takes a position and orders, adjudicates
 * them, says why, and makes the next position. Rule numbers (J4.4) are those of the rules of the
 * game, which variants/johvets/rules.md gives.
 *
 * The contract, once for all functions:
 * - Out-parameters come first, then the object, then the rest; the error comes last and may be
 * NULL.
 * - On failure an out-parameter is NULL, the object is as it was, and the error says what was
 * wrong. A function that returns neither law_status nor bool cannot fail.
 * - A pointer that is returned is a view and lives as long as its object is unchanged; a pointer
 * that comes through an out-parameter is the caller's to destroy. Every destroy accepts NULL.
 * - Ids are made by this library, start at 1, and belong to the object that gave them; 0 is none.
 * An id that an object did not give is LAW_BAD_ARGUMENT where a status is returned; getters answer
 *   none, 0 or NULL for it.
 * - The library keeps no globals, prints nothing, reads no files and no clock. A finished map may
 * be shared by threads; any other object belongs to one thread at a time.
 * - All memory comes from the caller's allocator. What is running out is always a LAW_NO_MEMORY.
 */
#ifndef LAWSPEAKER_LAWSPEAKER_H
#define LAWSPEAKER_LAWSPEAKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <lawspeaker/version.h>

#if defined(LAW_BUILDING) && defined(__GNUC__)
#define LAW_API __attribute__((visibility("default")))
#else
#define LAW_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Limits, ids, errors, memory --------------------------------------------------------- */

enum {
    LAW_NAME_SIZE_MAX = 63, /* bytes of an id's name: [A-Za-z0-9_.:/-], at least 1 */
    LAW_MESSAGE_SIZE = 256, /* bytes of an error's message, the closing NUL included */
    LAW_COUNT_MAX =
        16 * 1024 * 1024 /* Ages, regions, link points, players, units: of each at most */
};
#define LAW_BORDER_COUNT_MAX UINT32_C(0x10000000) /* pairs of neighbours of one map */
#define LAW_NO_LIMIT         UINT64_MAX           /* the value of a limit that does not limit */
#define LAW_UNKNOWN          UINT32_MAX /* id of a thing that an order names and that does not exist */

typedef struct {
    uint32_t id;
} law_player;
typedef struct {
    uint32_t id;
} law_age;
typedef struct {
    uint32_t id;
} law_region;
typedef struct {
    uint32_t id;
} law_unit;
typedef struct {
    uint32_t id;
} law_symbol; /* a link point and its book share one symbol (J1.3) */

typedef enum {
    LAW_OK,
    LAW_NO_MEMORY,
    LAW_BAD_ARGUMENT,  /* an id, a count or a value outside what the function allows */
    LAW_BAD_NAME,      /* not 1 to 63 bytes of [A-Za-z0-9_.:/-] */
    LAW_DUPLICATE,     /* a name, a unit's region, an order or an entry given twice */
    LAW_CONTRADICTION, /* control of an occupied region given to somebody else (J1.6) */
    LAW_TOO_MANY,      /* over one of the limits above */
    LAW_WRONG_PHASE,   /* the turn is not there yet, or already past it, or is being resolved */
    LAW_NOT_YOURS,     /* an order for another player's unit (J2.2) */
    LAW_HOOK_FAILED,   /* a hook returned a failure or an answer outside its range */
    LAW_NOT_VERIFIED,  /* law_turn_verify found a contradiction */
    LAW_STATUS_COUNT
} law_status;

/* The caller's; filled on failure, untouched on success. The message has no newline at its end. */
typedef struct {
    law_status status;
    char message[LAW_MESSAGE_SIZE];
} law_error;

/* As lua_Alloc: gives, grows, shrinks (block, old_size > 0, new_size > 0) or frees (new_size 0).
 * May answer NULL when it cannot, the old block then being as it was; shrinking is never asked for
 * where that would matter. A NULL allocator means realloc and free. The struct is copied; `user`
 * must outlive all objects made with it. */
typedef struct {
    void *(*resize)(void *user, void *block, size_t old_size, size_t new_size);
    void *user;
} law_allocator;

LAW_API const char *law_version(void);                  /* "0.1.0" */
LAW_API const char *law_status_name(law_status status); /* "no_memory", … */
LAW_API bool law_name_is_valid(const char *name);       /* by LAW_NAME_SIZE_MAX's remark */

/* ---- Maps (J1.1, J1.2) ------------------------------------------------------------------- */

typedef struct law_map_builder law_map_builder;
typedef struct law_map law_map;

/* Additions return the new id, or 0 when they fail; the builder keeps its first mistake, ignores
 * all further additions and reports it in law_map_finish. Board order is the order of addition. */
LAW_API law_status law_map_begin(law_map_builder **out, const law_allocator *allocator,
                                 law_error *error);
LAW_API law_age law_map_add_age(law_map_builder *builder, const char *name);
LAW_API law_region law_map_add_region(law_map_builder *builder, law_age age, const char *name);
/* A pair given twice, either way round, counts once; a region is never adjacent to itself. */
LAW_API bool law_map_add_border(law_map_builder *builder, law_region a, law_region b);
LAW_API law_symbol law_map_add_link_point(law_map_builder *builder, const char *name,
                                          law_region region);
LAW_API law_region law_map_builder_region_named(const law_map_builder *builder, const char *name);
LAW_API const law_error *
law_map_builder_error(const law_map_builder *builder); /* status LAW_OK: none */
LAW_API law_status law_map_finish(law_map **out, const law_map_builder *builder, law_error *error);
LAW_API void law_map_builder_destroy(law_map_builder *builder);
LAW_API void law_map_destroy(law_map *map);

LAW_API uint32_t law_map_age_count(const law_map *map);
LAW_API uint32_t law_map_region_count(const law_map *map);
LAW_API uint32_t law_map_link_point_count(const law_map *map);
LAW_API const char *law_map_age_name(const law_map *map, law_age age);
LAW_API const char *law_map_region_name(const law_map *map, law_region region);
LAW_API const char *law_map_link_point_name(const law_map *map, law_symbol symbol);
LAW_API law_age law_map_age_named(const law_map *map, const char *name);
LAW_API law_region law_map_region_named(const law_map *map, const char *name);
LAW_API law_symbol law_map_link_point_named(const law_map *map, const char *name);
LAW_API law_age law_map_region_age(const law_map *map, law_region region);
LAW_API law_region law_map_link_point_region(const law_map *map, law_symbol symbol);
LAW_API size_t law_map_neighbours(const law_map *map, law_region region,
                                  const law_region **neighbours); /* in board order */
LAW_API bool law_map_are_adjacent(const law_map *map, law_region a, law_region b);
LAW_API uint64_t law_map_hash(const law_map *map); /* of the content: the same on every platform */

/* ---- Positions (J1.3 to J1.7) ------------------------------------------------------------ */

typedef struct law_position_builder law_position_builder;
typedef struct law_position law_position;

/* As with maps: additions return 0 or false when they fail, the first mistake is kept. The builder
 * borrows the map; it looks names up in constant time, also after law_position_finish. */
LAW_API law_status law_position_begin(law_position_builder **out, const law_map *map,
                                      const law_allocator *allocator, law_error *error);
LAW_API bool law_position_set_turn(law_position_builder *builder, uint64_t turn); /* 1 or more */
LAW_API law_player law_position_add_player(law_position_builder *builder, const char *name);
LAW_API law_symbol law_position_add_link_point(law_position_builder *builder, const char *name,
                                               law_region region); /* a placed one */
LAW_API law_unit law_position_add_unit(law_position_builder *builder, const char *name,
                                       law_player owner, law_region at);
/* A book that is never set is off the board (J1.7); setting one twice is a LAW_DUPLICATE. */
LAW_API bool law_position_set_book(law_position_builder *builder, law_symbol book, law_region at);
/* Control of a link point in an occupied region is its occupant's without being set (J1.6). */
LAW_API bool law_position_set_controller(law_position_builder *builder, law_symbol link_point,
                                         law_player player);
LAW_API law_player law_position_builder_player_named(const law_position_builder *builder,
                                                     const char *name);
LAW_API law_unit law_position_builder_unit_named(const law_position_builder *builder,
                                                 const char *name);
LAW_API law_symbol law_position_builder_symbol_named(const law_position_builder *builder,
                                                     const char *name);
LAW_API const law_error *law_position_builder_error(const law_position_builder *builder);
LAW_API law_status law_position_finish(law_position **out, law_position_builder *builder,
                                       law_error *error);
LAW_API void law_position_builder_destroy(law_position_builder *builder);

/* A position is one block of law_position_size bytes, aligned as malloc does, without pointers: it
 * may be copied with memcpy and kept inside other memory. It does not know its map's address or its
 * allocator, so both are named again where they are needed; a turn refuses a position of another
 * map. */
LAW_API size_t law_position_size(const law_position *position);
LAW_API law_status law_position_clone(law_position **out, const law_position *position,
                                      const law_allocator *allocator, law_error *error);
LAW_API void law_position_destroy(law_position *position, const law_allocator *allocator);
/* Equal positions have the same map, turn, names, places and order of units and link points. */
LAW_API bool law_position_equal(const law_position *a, const law_position *b);
LAW_API uint64_t law_position_hash(const law_position *position); /* the same on every platform */
LAW_API bool law_position_is_of(const law_position *position, const law_map *map);

LAW_API uint64_t law_position_turn(const law_position *position);
LAW_API uint32_t law_position_player_count(const law_position *position);
LAW_API uint32_t law_position_unit_count(const law_position *position);
LAW_API uint32_t
law_position_symbol_count(const law_position *position); /* the map's, then placed */
LAW_API const char *law_position_player_name(const law_position *position, law_player player);
LAW_API const char *law_position_unit_name(const law_position *position, law_unit unit);
LAW_API const char *law_position_symbol_name(const law_position *position, const law_map *map,
                                             law_symbol symbol);
/* By going through all names; a position builder is quicker. */
LAW_API law_player law_position_player_named(const law_position *position, const char *name);
LAW_API law_unit law_position_unit_named(const law_position *position, const char *name);
LAW_API law_symbol law_position_symbol_named(const law_position *position, const law_map *map,
                                             const char *name);
LAW_API law_player law_position_unit_owner(const law_position *position, law_unit unit);
LAW_API law_region law_position_unit_region(const law_position *position, law_unit unit);
LAW_API law_unit law_position_unit_in(const law_position *position, law_region region);
LAW_API law_region law_position_book_region(const law_position *position, law_symbol book);
LAW_API law_region law_position_link_point_region(const law_position *position, const law_map *map,
                                                  law_symbol link_point);
LAW_API law_player law_position_controller(const law_position *position, law_symbol link_point);

/* ---- Fog: what a player sees of a position ------------------------------------------------ */

/* The rules have no fog; a game may. A player sees the regions that its units stand in and those
 * next to them. A viewer that is no player sees none. */
LAW_API bool law_position_sees(const law_position *position, const law_map *map, law_player viewer,
                               law_region region);
/* The position as a viewer knows it, a position like any other. In it are the units, the books and
 * the control of link points in the regions that it sees, and no others: a book that is not seen is
 * as one off the board. Printed link points are the map's; a placed one is there when its region is
 * seen or its book is, for a book shows where it leads. The viewer's own units come first, in their
 * order, then the others by region; placed link points go by region and name. Positions that differ
 * only in what is not seen have equal views. */
LAW_API law_status law_position_view(law_position **out, const law_position *position,
                                     const law_map *map, law_player viewer,
                                     const law_allocator *allocator, law_error *error);

/* ---- Orders, flight, supply -------------------------------------------------------------- */

typedef enum {
    LAW_STAY,
    LAW_MOVE,
    LAW_LINK,
    LAW_TRANSFER,
    LAW_REINFORCE,
    LAW_ORDER_TYPE_COUNT
} law_order_type;
LAW_API const char *law_order_type_name(law_order_type type); /* "stay", … */

/* Fields that a type does not use are ignored. An id may be LAW_UNKNOWN: it names what does not
 * exist, which makes the order illegal (J3). */
typedef struct {
    law_unit unit;
    law_order_type type;
    law_region to;         /* Move; Reinforce of a Move or Link: where that leads */
    law_symbol book;       /* Link: used; Transfer: handed over; 0: not named */
    bool carry;            /* Move, Link: … and Carry */
    law_symbol cargo;      /* the book to carry; 0: not named */
    law_unit other;        /* Transfer: the receiver; Reinforce: whom */
    law_order_type action; /* Reinforce: LAW_STAY, LAW_MOVE or LAW_LINK */
} law_order;

/* One entry of a list of preferences (J5.3): on foot to a region, or through a book; the other is
 * 0. An entry that is not legal, or LAW_UNKNOWN, is skipped. */
typedef struct {
    law_region region;
    law_symbol book;
} law_flight;

typedef struct {
    bool writes_book; /* else: adds a unit (J6.4) */
    law_region at;
    const char *name; /* of what is new; NULL: u:1 or p:1, the smallest number free */
} law_supply;

/* ---- House rules ------------------------------------------------------------------------- */

typedef enum { LAW_RECEIVER_STAY, LAW_RECEIVER_STATIONARY } law_transfer_receiver; /* J3.6 */
typedef enum { LAW_BOOK_DESTINATION, LAW_BOOK_ORIGIN } law_failed_link_book;       /* J4.9 */
typedef enum {
    LAW_CONTROLLED_ANY,
    LAW_CONTROLLED_OTHERS,
    LAW_CONTROLLED_IGNORE
} law_flee_controlled;
typedef enum { LAW_COLLISION_RETRY, LAW_COLLISION_REMOVE } law_flee_collision; /* J5.4 */

typedef struct {
    uint64_t numerator, denominator;
} law_fraction; /* both 1 or more */

/* What a hook is asked. The standard answer is given; the hook may replace it. Questions before the
 * contest are about orders, never about outcomes, so that J4.5 keeps its single solution. */
typedef enum {
    LAW_ASK_LEGAL, /* is this unit's order legal? 0 or 1; not of a Stay, nor where the order names
                    * what does not exist or leaves open which book it means */
    LAW_ASK_STRENGTH,       /* the strength of this unit's order, 0 to LAW_STRENGTH_MAX (J4.1) */
    LAW_ASK_HOLDING,        /* the strength with which it holds should its Move fail (J4.2) */
    LAW_ASK_SUPPLY_ACTIONS, /* how many supply actions this player has earned, 0 or more (J6.3) */
    LAW_ASK_VICTORY,        /* does this player meet the victory condition? 0 or 1 (J6.2) */
    LAW_ASK_COUNT
} law_question_kind;
#define LAW_STRENGTH_MAX UINT32_C(0x7fffffff)

typedef struct law_turn law_turn;

typedef struct {
    law_question_kind kind;
    const law_turn *turn;   /* may be read, not changed; it has no verdicts before the contest */
    law_unit unit;          /* before the contest: whose order */
    const law_order *order; /* of that unit; once judged, a Stay where it was illegal */
    law_player player;      /* after it: who; before it: the unit's owner */
    const law_unit *reinforcers; /* LAW_ASK_STRENGTH: those that count, in the order of the units */
    size_t reinforcer_count;
} law_question;

/* Asked once a unit or player; law_turn_turning asks again for each turn that it tries, which is
 * then the question's turn. *answer holds the standard answer. A status other than LAW_OK ends the
 * step that asked with LAW_HOOK_FAILED; the turn is then as it was before that step. */
typedef law_status law_answer_fn(void *user, const law_question *question, int64_t *answer);

/* Fill it with law_rules_standard(&rules, sizeof rules), then change what the variant changes. */
typedef struct {
    size_t size; /* sizeof(law_rules) where the caller was compiled; law_rules_standard sets it */
    bool one_link_point_per_region;          /* J1.5: false */
    uint64_t negotiation_rounds;             /* J2.1: no limit; for the host, not for resolution */
    law_transfer_receiver transfer_receiver; /* J3.6: stay */
    bool reinforce_cut;                      /* J3.9: false */
    bool swap;                               /* J4.3: true */
    bool displace_own;                       /* J4.6: true */
    law_failed_link_book failed_link_book;   /* J4.9: destination */
    bool flee_through_books;                 /* J5.1: true */
    bool flee_to_attacker;                   /* J5.1: true */
    law_flee_controlled flee_controlled;     /* J5.2: any */
    law_flee_collision flee_collision;       /* J5.4: retry */
    law_fraction victory_fraction;           /* J6.2: 3/4 */
    bool joint_victory;                      /* J6.2: true */
    uint64_t link_point_tokens;              /* J6.4: 24 */
    uint64_t unit_tokens;                    /* J6.4: no limit */
    uint64_t max_turns;                      /* J6.5: no limit */
    law_answer_fn *hooks[LAW_ASK_COUNT];     /* NULL: the standard answer stands */
    void *user;                              /* handed to every hook */
} law_rules;

/* `size` is sizeof(law_rules) where the caller was compiled; fields beyond it are left alone here
 * and standard in a turn. */
LAW_API void law_rules_standard(law_rules *rules, size_t size);

/* The house rules as a table, for readers of files and for help. */
typedef enum { LAW_RULE_FLAG, LAW_RULE_CHOICE, LAW_RULE_LIMIT, LAW_RULE_FRACTION } law_rule_kind;
typedef struct {
    const char *name; /* "flee_collision" */
    law_rule_kind kind;
    const char *const *choices; /* of a choice: its values, NULL at the end, the default first */
    const char *number;         /* "J5.4" */
    const char *sentence;       /* what it does, for people */
} law_rule;
typedef struct {
    law_rule_kind kind;
    bool flag;
    const char *choice;
    uint64_t limit; /* LAW_NO_LIMIT: none */
    law_fraction fraction;
} law_rule_value;

LAW_API size_t law_rule_count(void);
LAW_API const law_rule *law_rule_at(size_t index);        /* in the order of the struct */
LAW_API const law_rule *law_rule_named(const char *name); /* NULL when there is none */
/* Fails with LAW_BAD_ARGUMENT when the value's kind or range is not the rule's. */
LAW_API law_status law_rules_set(law_rules *rules, const law_rule *rule,
                                 const law_rule_value *value, law_error *error);
LAW_API law_rule_value law_rules_get(const law_rules *rules, const law_rule *rule);
/* The same values, hooks and user. Both of this library's size, as law_turn_rules gives them. */
LAW_API bool law_rules_equal(const law_rules *a, const law_rules *b);

/* ---- Verdicts ---------------------------------------------------------------------------- */

typedef enum { LAW_SUCCEEDED, LAW_FAILED, LAW_ILLEGAL } law_result;
LAW_API const char *law_result_name(law_result result);

/* code, name in files, the rule it rests on, sentence */
#define LAW_REASONS(X)                                                                             \
    X(NONE, "none", "", "")                                                                        \
    X(UNOPPOSED, "unopposed", "J4.4", "nobody else wanted the region or held it")                  \
    X(STRONGEST, "strongest", "J4.4", "it was stronger than everyone else")                        \
    X(OUTWEIGHED, "outweighed", "J4.4", "another entrant was stronger")                            \
    X(TIED, "tied", "J4.4", "another entrant was as strong")                                       \
    X(HEAD_TO_HEAD, "head_to_head", "J4.3",                                                        \
      "the unit coming the other way was at least as strong")                                      \
    X(OWN_UNIT, "own_unit", "J4.6", "it would have displaced a unit of its own player")            \
    X(OCCUPIED, "occupied", "J4.4", "the unit there held with at least as much strength")          \
    X(HELD, "held", "J4.4", "nobody entered its region")                                           \
    X(DISPLACED, "displaced", "J4.7", "a stronger unit entered its region")                        \
    X(COUNTED, "counted", "J3.8", "the unit did what was reinforced")                              \
    X(NOT_MATCHED, "not_matched", "J3.8", "the unit was doing something else")                     \
    X(CUT, "cut", "J3.9", "the reinforcing unit was itself attacked")                              \
    X(TRANSFERRED, "transferred", "J3.6", "the receiver was under a Stay order")                   \
    X(RECEIVER_NOT_STAYING, "receiver_not_staying", "J3.6",                                        \
      "the receiver was not under a Stay order")                                                   \
    X(UNKNOWN_REGION, "unknown_region", "J3", "there is no such region")                           \
    X(UNKNOWN_BOOK, "unknown_book", "J3", "there is no such book")                                 \
    X(UNKNOWN_UNIT, "unknown_unit", "J3", "there is no such unit")                                 \
    X(NOT_ADJACENT, "not_adjacent", "J3", "the regions are not adjacent")                          \
    X(NO_BOOK_HERE, "no_book_here", "J3.4", "that book does not lie here, or none does")           \
    X(BOOK_UNNAMED, "book_unnamed", "J3.4", "several books lie here and none was named")           \
    X(SAME_AGE, "same_age", "J3.4", "the book's link point is in the same Age")                    \
    X(SELF, "self", "J3", "the order names the unit itself")                                       \
    X(HOUSE_RULE, "house_rule", "", "a hook of the variant forbids it")                            \
    X(LINKED_THROUGH, "linked_through", "J3.5", "it is the book that was linked through")          \
    X(NOT_SUCCESSFUL, "not_successful", "J4.9", "nothing is carried without success")              \
    X(NONE_LEFT, "none_left", "J6.3", "more actions than were earned")                             \
    X(ID_IN_USE, "id_in_use", "J6.4", "the id is in use")                                          \
    X(NOT_CONTROLLED, "not_controlled", "J6.4", "the player controls no link point there")         \
    X(NOT_YOUR_UNIT, "not_your_unit", "J6.4", "no unit of the player stands there")                \
    X(LINK_POINT_THERE, "link_point_there", "J1.5", "a link point is there already")               \
    X(NO_TOKEN, "no_token", "J6.4", "no token is left")

typedef enum {
#define X(code, name, rule, sentence) LAW_REASON_##code,
    LAW_REASONS(X)
#undef X
        LAW_REASON_COUNT
} law_reason;
LAW_API const char *law_reason_name(law_reason reason);     /* "not_adjacent" */
LAW_API const char *law_reason_rule(law_reason reason);     /* "J3", or "" */
LAW_API const char *law_reason_sentence(law_reason reason); /* for people */

typedef struct {
    law_order order; /* as given; Stay where none was */
    law_result result;
    law_reason reason;
    uint32_t strength;       /* of the order; of the Stay that an illegal one became */
    bool displaced;          /* it had to flee, also after a Link that failed */
    bool carries;            /* a legal order with carry: what follows is meant */
    law_symbol carried;      /* the book that came along, or 0 */
    law_reason carry_reason; /* why none did */
} law_verdict;

/* Of more entrants of one region than this, a verdict's facts name the first and the strongest. */
enum { LAW_FACT_ENTRANT_COUNT_MAX = 64 };

/* The facts behind a verdict. Each has a kind, a rule number, and what the kind says of the rest.
 */
#define LAW_FACTS(X)                                                                               \
    X(REINFORCED_BY, "reinforced_by", "unit reinforced this order")                                \
    X(STANDARD_STRENGTH, "standard_strength", "a hook made the strength another than strength")    \
    X(OPPOSED_BY, "opposed_by", "unit wanted the same region, with strength")                      \
    X(HELD_BY, "held_by", "unit held the region, with strength")                                   \
    X(LEFT_BY, "left_by", "unit left the region, so that it was free")                             \
    X(HEAD_TO_HEAD_WITH, "head_to_head_with", "unit came the other way, with strength")            \
    X(OWN_UNIT_THERE, "own_unit_there", "unit of the same player stood in the region")             \
    X(ATTACKED_BY, "attacked_by", "unit wanted this unit's region, with strength")                 \
    X(DISPLACED_BY, "displaced_by", "unit entered this unit's region, with strength")              \
    X(DOING, "doing", "unit was doing something else: order type, and region of a Move or Link")   \
    X(CUT_BY, "cut_by", "unit attacked the reinforcing unit")                                      \
    X(NOT_ADJACENT_TO, "not_adjacent_to", "region is not adjacent")                                \
    X(BOOKS_HERE, "books_here", "how many books could have been meant: strength")                  \
    X(LEADS_TO, "leads_to", "symbol's link point is in region")                                    \
    X(RECEIVED_BY, "received_by", "unit received the book symbol")                                 \
    X(CARRIED, "carried", "symbol came along to region")                                           \
    X(LEFT_BEHIND, "left_behind", "symbol stayed behind in region")                                \
    X(FLED_TO, "fled_to", "it fled to region, in round strength; 0: placed at the end")            \
    X(FLED_THROUGH, "fled_through",                                                                \
      "it fled through the book symbol to region, in round strength")                              \
    X(COLLIDED_WITH, "collided_with", "unit wanted to flee to the same region")                    \
    X(NO_PLACE_TO_FLEE, "no_place_to_flee", "no place was left: it is removed")

typedef enum {
#define X(code, name, sentence) LAW_FACT_##code,
    LAW_FACTS(X)
#undef X
        LAW_FACT_COUNT
} law_fact_kind;
typedef struct {
    law_fact_kind kind;
    const char *rule; /* "J4.4" */
    law_unit unit;
    law_region region;
    law_symbol symbol;
    law_order_type type;
    uint32_t strength;
} law_fact;
LAW_API const char *law_fact_name(law_fact_kind kind);

/* What a kind of fact uses, so that writers need no table of their own. */
typedef struct {
    bool unit, region, symbol, type, strength;
} law_fact_fields;
LAW_API law_fact_fields law_fact_fields_of(law_fact_kind kind);

/* ---- A turn (J2 to J6) ------------------------------------------------------------------- */

/* A turn walks orders → resolve → flee → supply → finished. It borrows map, position and rules
 * until it is destroyed (rules are copied; `user` is not). All its memory is one arena, taken here,
 * and the next position, taken by law_turn_finish, which needs some more for a while where there is
 * supply. */
typedef enum { LAW_PHASE_ORDERS, LAW_PHASE_FLEE, LAW_PHASE_SUPPLY, LAW_PHASE_FINISHED } law_phase;

LAW_API law_status law_turn_begin(law_turn **out, const law_map *map, const law_position *position,
                                  const law_rules *rules, const law_allocator *allocator,
                                  law_error *error); /* rules NULL: the standard ones */
/* Begins anew with another position of the same map, in the same memory where it suffices. The
 * turn's own next position must have been taken (law_turn_take). On failure the turn is as it was.
 */
LAW_API law_status law_turn_restart(law_turn *turn, const law_position *position, law_error *error);
LAW_API void law_turn_destroy(law_turn *turn);
LAW_API law_phase law_turn_phase(const law_turn *turn);
LAW_API const law_map *law_turn_map(const law_turn *turn);
LAW_API const law_position *law_turn_position(const law_turn *turn);
LAW_API const law_rules *law_turn_rules(const law_turn *turn);

/* Orders phase. A later order for the same unit replaces the earlier one (J2.2). `author`, where it
 * is not 0, must be the unit's owner, else LAW_NOT_YOURS and nothing has changed. */
LAW_API law_status law_turn_order(law_turn *turn, law_player author, const law_order *order,
                                  law_error *error);
/* The first reason of J3 against an order, were it given: what law_turn_resolve will find, the hook
 * included. LAW_REASON_NONE: it is legal. */
LAW_API law_status law_turn_judge_order(law_reason *reason, law_turn *turn, const law_order *order,
                                        law_error *error);
/* The legal orders of a unit: Stay; Moves by region, each alone and then with each book to carry;
 * Links by book, likewise; Transfers by book and receiver; Reinforcements by unit, of its Stay, its
 * Move and its Link to each region. Books are named, and what an order carries is there. Nothing is
 * kept or allocated. A hook for LAW_ASK_LEGAL is asked about every order that it could allow, which
 * takes long on a large board. */
LAW_API law_status law_turn_legal_count(uint64_t *count, law_turn *turn, law_unit unit,
                                        law_error *error);
/* One by its number, from 0; LAW_BAD_ARGUMENT beyond the last. */
LAW_API law_status law_turn_legal_at(law_order *out, law_turn *turn, law_unit unit, uint64_t number,
                                     law_error *error);
/* One after the other: *cursor is 0 before the first. Behind the last the order's unit is 0. */
LAW_API law_status law_turn_legal_next(law_order *out, law_turn *turn, law_unit unit,
                                       uint64_t *cursor, law_error *error);
LAW_API law_status law_turn_resolve(law_turn *turn, law_error *error); /* J3, J4; then Flee */

/* Flee phase, or before it: preferences of a unit, in order. The array is borrowed until the turn
 * is restarted or destroyed. Lists of units that need not flee are ignored. */
LAW_API law_status law_turn_prefer(law_turn *turn, law_unit unit, const law_flight *flights,
                                   size_t count, law_error *error);
LAW_API size_t law_turn_fleeing(const law_turn *turn, const law_unit **units); /* in unit order */
/* Where such a unit flees from: the region it is displaced from, or that its Link led to (J5.1); 0
 * for any other. Once the turn is resolved. */
LAW_API law_region law_turn_flees_from(const law_turn *turn, law_unit unit);
/* The places a fleeing unit could name now (J5.1), in the order of J5.4; returns their number and
 * writes up to `capacity` of them. In the Flee phase only, else 0. */
LAW_API size_t law_turn_flights(const law_turn *turn, law_unit unit, law_flight *flights,
                                size_t capacity);
LAW_API law_status law_turn_flee(law_turn *turn,
                                 law_error *error); /* J5, J6.1 to J6.3; then Supply */

/* Supply phase. Who has won, and how many actions each player has (J6.2, J6.3). */
LAW_API bool law_turn_has_won(const law_turn *turn, law_player player);
LAW_API uint64_t law_turn_supply_actions(const law_turn *turn, law_player player);
/* The player's actions, in order, and where their outcomes go: `outcomes` may be NULL. Both arrays,
 * and the names in the first, are borrowed until the turn is restarted or destroyed. May be called
 * earlier in the turn; a later call replaces the player's earlier one. Where law_turn_finish fails,
 * some outcomes may have been written. */
typedef struct {
    law_reason reason; /* LAW_REASON_NONE: it was carried out */
    law_unit unit;     /* the unit added, an id of the next position */
    law_symbol symbol; /* the link point placed, an id of the next position */
} law_supply_outcome;
LAW_API law_status law_turn_supply(law_turn *turn, law_player player, const law_supply *actions,
                                   size_t count, law_supply_outcome *outcomes, law_error *error);
/* Supply phase: for each of some actions the first reason of J6.4 against it, were it alone given
 * behind those that this player and the ones before it have been given so far. LAW_REASON_NONE: it
 * can be carried out. `reasons` has room for `count`; where the call fails they say nothing. */
LAW_API law_status law_turn_judge_supply(law_reason *reasons, law_turn *turn, law_player player,
                                         const law_supply *actions, size_t count, law_error *error);
LAW_API law_status law_turn_finish(law_turn *turn, law_error *error); /* J6.4, J6.5 */
/* The board in the middle of a turn, with the number of this turn: in the Flee phase once movement
 * is done, without the units that must flee; in the Supply phase with the actions given so far
 * carried out, their outcomes written. The caller destroys it, with the turn's allocator. */
LAW_API law_status law_turn_board(law_position **out, law_turn *turn, law_error *error);

LAW_API law_verdict law_turn_verdict(const law_turn *turn, law_unit unit); /* after resolve */
/* The facts behind it, written up to `capacity`; returns their number. What happened in flight is
 * among them once law_turn_flee has run. */
LAW_API size_t law_turn_facts(const law_turn *turn, law_unit unit, law_fact *facts,
                              size_t capacity);
LAW_API bool law_turn_is_conflicted(const law_turn *turn, law_region region); /* J4.11 */
typedef enum { LAW_FLIGHT_NONE, LAW_FLIGHT_FLED, LAW_FLIGHT_REMOVED } law_flight_outcome;
LAW_API law_flight_outcome law_turn_flight(const law_turn *turn, law_unit unit, law_region *from,
                                           law_region *to); /* after flee; either may be NULL */
/* Where a unit stands (0: removed), where a book lies (0: off the board) and who controls a link
 * point (0: nobody) after flight and J6.1: once law_turn_flee has run, and for the hooks that it
 * asks; else 0. */
LAW_API law_region law_turn_unit_region(const law_turn *turn, law_unit unit);
LAW_API law_region law_turn_book_region(const law_turn *turn, law_symbol book);
LAW_API law_player law_turn_controller(const law_turn *turn, law_symbol link_point);
LAW_API bool law_turn_is_out(const law_turn *turn, law_player player); /* after finish, J6.5 */
LAW_API bool law_turn_is_draw(const law_turn *turn);                   /* after finish, J6.5 */
/* The position after the turn, its `turn` one higher: units in their order without those removed,
 * new ones last. A view; law_turn_take hands it over once, to be destroyed with the turn's
 * allocator. */
LAW_API const law_position *law_turn_next(const law_turn *turn);
LAW_API law_position *law_turn_take(law_turn *turn);

/* Goes through a finished turn a second time by a naive road and compares: J3 to J6 and the
 * invariants of a position. Takes memory of its own from the turn's allocator. LAW_NOT_VERIFIED
 * names the first contradiction. Not after law_turn_take. Being naive it is slow where very many
 * units flee from one region: it takes their number times that of the region's neighbours. */
LAW_API law_status law_turn_verify(const law_turn *turn, law_error *error);

/* What would have turned an order's result, the fewest reinforcements added or taken away, up to
 * two: whether a Move or Link gets in, whether any other unit is displaced. Found by playing the
 * orders again with each such change, then with each pair. A reinforcement is added by a unit that
 * does nothing else, for it was to Stay, or its own order is illegal or a reinforcement that counts
 * for nothing. One is taken away by letting the reinforcing unit Stay. Where that unit reinforces
 * something else instead, both happen: one entry, two changes. `count` is how many entries of
 * `changes` are filled; 0: no two changes would do. After law_turn_resolve. Takes memory of its
 * own, and time for as many turns as there are pairs: for boards of people's size. */
typedef struct {
    law_unit unit;   /* whose order changes; never the unit asked about */
    bool added;      /* it reinforces, by `order` */
    bool removed;    /* a reinforcement of its that counted is taken away */
    law_order order; /* its new order */
} law_change;
enum { LAW_CHANGE_COUNT_MAX = 2 };
LAW_API law_status law_turn_turning(const law_turn *turn, law_unit unit,
                                    law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                                    law_error *error);

#ifdef __cplusplus
}
#endif
#endif
