/* Small crowded positions with orders, flee lists, supply actions and house rules, made from a
 * seed. They are plain data: ids are 1, 2, 3 … in the order of listing, 0 is none. What a test or
 * the naive judge reads of them never comes from the core. */
#ifndef LAW_TEST_RANDOM_POSITION_H
#define LAW_TEST_RANDOM_POSITION_H

#include <stdio.h>

#include <lawspeaker/lawspeaker.h>

#include "random_source.h"

enum {
    AGE_MAX = 3,
    REGION_MAX = 10,
    UNIT_MAX = 9,
    SYMBOL_MAX = 8,
    PLAYER_MAX = 4,
    FLIGHT_MAX = 5,
    ACTION_MAX = 4,
    SITUATION_NAME_SIZE = 12
};

typedef struct {
    uint64_t seed, turn;
    uint32_t age_count, region_count, printed_count, symbol_count, player_count, unit_count;
    uint32_t region_age[REGION_MAX + 1]; /* in the order of the Ages */
    bool adjacent[REGION_MAX + 1][REGION_MAX + 1];
    uint32_t link_point_region[SYMBOL_MAX + 1]; /* printed ones first */
    uint32_t book_region[SYMBOL_MAX + 1];
    uint32_t controller[SYMBOL_MAX + 1]; /* the occupant's in an occupied region (J1.6) */
    uint32_t unit_owner[UNIT_MAX + 1];
    uint32_t unit_region[UNIT_MAX + 1];
    law_order orders[UNIT_MAX + 1]; /* unit 0: none was given */
    uint32_t flight_count[UNIT_MAX + 1];
    law_flight flights[UNIT_MAX + 1][FLIGHT_MAX];
    uint32_t action_count[PLAYER_MAX + 1];
    law_supply actions[PLAYER_MAX + 1][ACTION_MAX];
    law_rules rules; /* without hooks */
} situation;

void situation_make(situation *made, uint64_t seed);

uint32_t situation_occupant(const situation *of, uint32_t region); /* 0: none */

/* "r3", "u2", … as the core is given them and the JSON has them. */
void situation_age_name(char name[SITUATION_NAME_SIZE], uint32_t id);
void situation_region_name(char name[SITUATION_NAME_SIZE], uint32_t id);
void situation_symbol_name(char name[SITUATION_NAME_SIZE], uint32_t id);
void situation_player_name(char name[SITUATION_NAME_SIZE], uint32_t id);
void situation_unit_name(char name[SITUATION_NAME_SIZE], uint32_t id);

/* In which order things are listed to the core: [0] is the id that comes first. Printed link points
 * precede placed ones whatever is said, so those are two lists. */
typedef struct {
    uint32_t ages[AGE_MAX], regions[REGION_MAX], players[PLAYER_MAX], units[UNIT_MAX];
    uint32_t printed[SYMBOL_MAX], placed[SYMBOL_MAX];
} listing;

void listing_as_is(listing *as_is, const situation *of);
void listing_shuffle(listing *shuffled, const situation *of, random_source *source,
                     bool with_players);

/* A situation in the core, and which id each thing has there. */
typedef struct {
    law_map *map;
    law_position *position;
    law_region region[REGION_MAX + 1];
    law_player player[PLAYER_MAX + 1];
    law_symbol symbol[SYMBOL_MAX + 1];
    law_unit unit[UNIT_MAX + 1];
    law_flight flights[UNIT_MAX + 1][FLIGHT_MAX];
    law_supply actions[PLAYER_MAX + 1][ACTION_MAX];
    law_supply_outcome outcomes[PLAYER_MAX + 1][ACTION_MAX];
} placed_situation;

/* Both return the status of the first thing that failed, NULL or empty objects then. */
law_status situation_place_map(law_map **map, const situation *of, const listing *in_order,
                               const law_allocator *allocator, law_error *error);
law_status situation_place(placed_situation *placed, const situation *of, const listing *in_order,
                           const law_allocator *allocator, law_error *error);
void situation_remove(placed_situation *placed, const law_allocator *allocator);

/* Gives a turn that has begun the orders, and then the flee lists and the supply actions. */
law_status situation_order(const situation *of, const placed_situation *placed, law_turn *turn,
                           law_error *error);
law_status situation_answer(const situation *of, placed_situation *placed, law_turn *turn,
                            law_error *error);

/* One line that `law resolve` reads. */
void situation_write(const situation *of, FILE *to);

/* Fails the running test, with the situation printed, where two values differ. */
#define situation_assert_equal(of, actual, expected)                                               \
    situation_assert_equal_at(of, #actual, (uint64_t)(actual), (uint64_t)(expected), __FILE__,     \
                              __LINE__)
void situation_assert_equal_at(const situation *of, const char *what, uint64_t actual,
                               uint64_t expected, const char *file, int line);
#define situation_assert_ok(of, status, error)                                                     \
    situation_assert_ok_at(of, #status, status, error, __FILE__, __LINE__)
void situation_assert_ok_at(const situation *of, const char *what, law_status status,
                            const law_error *error, const char *file, int line);

#endif
