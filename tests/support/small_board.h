/* One small board for tests written by hand, with things named instead of numbered, and an
 * allocator that finds what is not given back.
 *
 *   Age A: a1 - a2 - a3 - a4 - a1, a1 - a3      Age B: b1 - b2 - b3
 *   printed link points: p1 in b1, p2 in a4, p3 in b3
 *   players: red, blue */
#ifndef LAW_TEST_SMALL_BOARD_H
#define LAW_TEST_SMALL_BOARD_H

#include "failing_allocator.h"

typedef struct {
    failing_allocator memory;
    law_allocator allocator;
    law_map *map;
    law_position_builder *builder;
    law_position *position;
    law_rules rules; /* the standard ones; change them before small_board_start */
    law_turn *turn;
    law_error error;
} small_board;

void small_board_begin(small_board *board);
void small_board_unit(small_board *board, const char *name, const char *owner, const char *at);
void small_board_book(small_board *board, const char *symbol, const char *at);
void small_board_control(small_board *board, const char *symbol, const char *player);
void small_board_start(small_board *board); /* the position is made and a turn begun */
void small_board_end(small_board *board);

/* Ids by name; LAW_UNKNOWN where there is no such thing, 0 for NULL. */
law_region region_named(const small_board *board, const char *name);
law_symbol symbol_named(const small_board *board, const char *name);
law_player player_named(const small_board *board, const char *name);
law_unit unit_named(const small_board *board, const char *name);

law_order order_stay(const small_board *board, const char *unit);
law_order order_move(const small_board *board, const char *unit, const char *to);
law_order order_link(const small_board *board, const char *unit, const char *book);
law_order order_transfer(const small_board *board, const char *unit, const char *book,
                         const char *receiver);
/* `to` is NULL for a Stay. */
law_order order_reinforce(const small_board *board, const char *unit, const char *whom,
                          law_order_type action, const char *to);

/* Gives the order and fails the test when it is refused. */
void give(small_board *board, law_order order);

/* Fails the test when the status is not the one expected, or the error does not say the same. */
#define assert_status(board, call, expected)                                                       \
    assert_status_at(board, #call, call, expected, __FILE__, __LINE__)
void assert_status_at(const small_board *board, const char *what, law_status status,
                      law_status expected, const char *file, int line);

/* Result and reason of a unit's order. */
#define assert_verdict(board, unit, result, reason)                                                \
    assert_verdict_at(board, unit, result, reason, __FILE__, __LINE__)
void assert_verdict_at(const small_board *board, const char *unit, law_result result,
                       law_reason reason, const char *file, int line);

/* Where a unit fled to; NULL: it was removed. */
#define assert_fled(board, unit, to) assert_fled_at(board, unit, to, __FILE__, __LINE__)
void assert_fled_at(const small_board *board, const char *unit, const char *to, const char *file,
                    int line);

#endif
