/* A second judge, for small situations only: it goes by the letter of the rules, tries every set of
 * winners that could be, and shares no code and no idea with the core. */
#ifndef LAW_TEST_NAIVE_JUDGE_H
#define LAW_TEST_NAIVE_JUDGE_H

#include "random_position.h"

enum {
    NEW_MAX = PLAYER_MAX * ACTION_MAX,
    UNIT_ALL_MAX = UNIT_MAX + NEW_MAX,
    SYMBOL_ALL_MAX = SYMBOL_MAX + NEW_MAX,
    NEW_NAME_SIZE = 16
};

typedef struct {
    law_order_type acts;
    uint32_t target, book, cargo;
    uint32_t strength;
    bool wins;
    law_result result;
    law_reason reason;
    bool displaced, carries;
    law_reason carry_reason;
    uint32_t flees_from, fled_to; /* fled_to 0: removed, where it was displaced */
    bool was_placed;              /* in the last step of J5.4 */
} naive_unit;

typedef struct {
    char name[NEW_NAME_SIZE];
    uint32_t owner, region;
} naive_new;

typedef struct {
    const situation *of;
    uint32_t solution_count; /* sets of winners that satisfy J4.4 everywhere */
    uint32_t best_count;     /* of those, the ones with the most winners: 1, by J4.5 */
    bool is_left[REGION_MAX + 1];
    bool conflicted[REGION_MAX + 1];
    uint32_t occupant[REGION_MAX + 1]; /* at the end of what has been played */
    naive_unit units[UNIT_ALL_MAX + 1];
    bool is_removed[UNIT_MAX + 1];

    uint32_t book_region[SYMBOL_ALL_MAX + 1], controller[SYMBOL_ALL_MAX + 1];
    uint32_t link_point_region[SYMBOL_ALL_MAX + 1];
    uint32_t symbol_count;
    bool has_won[PLAYER_MAX + 1], is_out[PLAYER_MAX + 1], is_draw;
    uint64_t earned[PLAYER_MAX + 1];
    law_reason outcomes[PLAYER_MAX + 1][ACTION_MAX];
    naive_new new_units[NEW_MAX], new_symbols[NEW_MAX];
    uint32_t new_unit_count, new_symbol_count;
} naive_result;

void naive_judge(naive_result *result, const situation *of);

/* The parts of it, in their order. */
void naive_judge_orders(naive_result *result);  /* J3, J4.1 */
void naive_judge_contest(naive_result *result); /* J4.2 to J4.11 */
void naive_judge_flight(naive_result *result);  /* J5 */
void naive_judge_supply(naive_result *result);  /* J6 */

#endif
