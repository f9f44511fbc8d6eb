/* One small board for tests written by hand, with things named instead of numbered. */
#include "small_board.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void add_age(law_map_builder *builder, const char *name, const char *const *regions,
                    size_t count)
{
    law_age age = law_map_add_age(builder, name);
    for (size_t i = 0; i < count; i++)
        law_map_add_region(builder, age, regions[i]);
}

static law_map *make_map(const law_allocator *allocator)
{
    static const char *const in_a[] = {"a1", "a2", "a3", "a4"}, *const in_b[] = {"b1", "b2", "b3"};
    static const char *const borders[][2] = {{"a1", "a2"}, {"a2", "a3"}, {"a3", "a4"}, {"a4", "a1"},
                                             {"a1", "a3"}, {"b1", "b2"}, {"b2", "b3"}};
    static const char *const points[][2] = {{"p1", "b1"}, {"p2", "a4"}, {"p3", "b3"}};
    law_map_builder *builder;
    law_map *map;
    assert_int_equal(law_map_begin(&builder, allocator, NULL), LAW_OK);
    add_age(builder, "A", in_a, 4);
    add_age(builder, "B", in_b, 3);
    for (size_t i = 0; i < sizeof borders / sizeof *borders; i++)
        law_map_add_border(builder, law_map_builder_region_named(builder, borders[i][0]),
                           law_map_builder_region_named(builder, borders[i][1]));
    for (size_t i = 0; i < sizeof points / sizeof *points; i++)
        law_map_add_link_point(builder, points[i][0],
                               law_map_builder_region_named(builder, points[i][1]));
    assert_int_equal(law_map_finish(&map, builder, NULL), LAW_OK);
    law_map_builder_destroy(builder);
    return map;
}

void small_board_begin(small_board *board)
{
    memset(board, 0, sizeof *board);
    failing_allocator_begin(&board->memory, 0);
    board->allocator = failing_allocator_face(&board->memory);
    law_rules_standard(&board->rules, sizeof board->rules);
    board->map = make_map(&board->allocator);
    assert_int_equal(law_position_begin(&board->builder, board->map, &board->allocator, NULL),
                     LAW_OK);
    assert_int_equal(law_position_add_player(board->builder, "red").id, 1);
    assert_int_equal(law_position_add_player(board->builder, "blue").id, 2);
}

static uint32_t unknown_if_none(uint32_t id, const char *name)
{
    if (name == NULL)
        return 0;
    return id != 0 ? id : LAW_UNKNOWN;
}

law_region region_named(const small_board *board, const char *name)
{
    return (law_region){unknown_if_none(law_map_region_named(board->map, name).id, name)};
}

law_symbol symbol_named(const small_board *board, const char *name)
{
    law_symbol symbol = law_position_builder_symbol_named(board->builder, name);
    return (law_symbol){unknown_if_none(symbol.id, name)};
}

law_player player_named(const small_board *board, const char *name)
{
    law_player player = law_position_builder_player_named(board->builder, name);
    return (law_player){unknown_if_none(player.id, name)};
}

law_unit unit_named(const small_board *board, const char *name)
{
    law_unit unit = law_position_builder_unit_named(board->builder, name);
    return (law_unit){unknown_if_none(unit.id, name)};
}

void small_board_unit(small_board *board, const char *name, const char *owner, const char *at)
{
    law_unit unit = law_position_add_unit(board->builder, name, player_named(board, owner),
                                          region_named(board, at));
    assert_int_not_equal(unit.id, 0);
}

void small_board_book(small_board *board, const char *symbol, const char *at)
{
    assert_true(law_position_set_book(board->builder, symbol_named(board, symbol),
                                      region_named(board, at)));
}

void small_board_control(small_board *board, const char *symbol, const char *player)
{
    assert_true(law_position_set_controller(board->builder, symbol_named(board, symbol),
                                            player_named(board, player)));
}

void small_board_start(small_board *board)
{
    law_status status = law_position_finish(&board->position, board->builder, &board->error);
    if (status == LAW_OK)
        status = law_turn_begin(&board->turn, board->map, board->position, &board->rules,
                                &board->allocator, &board->error);
    if (status != LAW_OK)
        fail_msg("%s", board->error.message);
}

void small_board_end(small_board *board)
{
    law_turn_destroy(board->turn);
    law_position_destroy(board->position, &board->allocator);
    law_position_builder_destroy(board->builder);
    law_map_destroy(board->map);
    failing_allocator_finish(&board->memory);
}

law_order order_stay(const small_board *board, const char *unit)
{
    return (law_order){.unit = unit_named(board, unit)};
}

law_order order_move(const small_board *board, const char *unit, const char *to)
{
    return (law_order){
        .unit = unit_named(board, unit), .type = LAW_MOVE, .to = region_named(board, to)};
}

law_order order_link(const small_board *board, const char *unit, const char *book)
{
    return (law_order){
        .unit = unit_named(board, unit), .type = LAW_LINK, .book = symbol_named(board, book)};
}

law_order order_transfer(const small_board *board, const char *unit, const char *book,
                         const char *receiver)
{
    return (law_order){.unit = unit_named(board, unit),
                       .type = LAW_TRANSFER,
                       .book = symbol_named(board, book),
                       .other = unit_named(board, receiver)};
}

law_order order_reinforce(const small_board *board, const char *unit, const char *whom,
                          law_order_type action, const char *to)
{
    return (law_order){.unit = unit_named(board, unit),
                       .type = LAW_REINFORCE,
                       .other = unit_named(board, whom),
                       .action = action,
                       .to = region_named(board, to)};
}

void give(small_board *board, law_order order)
{
    const law_player anybody = {0};
    if (law_turn_order(board->turn, anybody, &order, &board->error) != LAW_OK)
        fail_msg("%s", board->error.message);
}

void assert_status_at(const small_board *board, const char *what, law_status status,
                      law_status expected, const char *file, int line)
{
    bool is_told =
        expected == LAW_OK || (board->error.status == expected && strlen(board->error.message) > 0);
    if (status == expected && is_told)
        return;
    print_error("%s is %s, not %s; the error says %s: %s\n", what, law_status_name(status),
                law_status_name(expected), law_status_name(board->error.status),
                board->error.message);
    _fail(file, line);
}

void assert_verdict_at(const small_board *board, const char *unit, law_result result,
                       law_reason reason, const char *file, int line)
{
    law_verdict verdict = law_turn_verdict(board->turn, unit_named(board, unit));
    if (verdict.result == result && verdict.reason == reason)
        return;
    print_error("%s is \"%s: %s\", not \"%s: %s\"\n", unit, law_result_name(verdict.result),
                law_reason_name(verdict.reason), law_result_name(result), law_reason_name(reason));
    _fail(file, line);
}

void assert_fled_at(const small_board *board, const char *unit, const char *to, const char *file,
                    int line)
{
    law_region region;
    law_flight_outcome outcome =
        law_turn_flight(board->turn, unit_named(board, unit), NULL, &region);
    law_flight_outcome expected = to != NULL ? LAW_FLIGHT_FLED : LAW_FLIGHT_REMOVED;
    if (outcome == expected && region.id == region_named(board, to).id)
        return;
    const char *name = law_map_region_name(board->map, region);
    print_error("%s fled to %s (outcome %d), not to %s (outcome %d)\n", unit,
                name != NULL ? name : "nowhere", (int)outcome, to != NULL ? to : "nowhere",
                (int)expected);
    _fail(file, line);
}
