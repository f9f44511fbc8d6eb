/* Boards of any size, for tests and benchmarks of how the work grows. */
#include "large_board.h"

#include <stdio.h>
#include <stdlib.h>

static void *allocate(size_t count, size_t size)
{
    void *block = calloc(count, size);
    if (block == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(EXIT_FAILURE);
    }
    return block;
}

static void check(law_status status, const law_error *error)
{
    if (status == LAW_OK)
        return;
    fprintf(stderr, "%s\n", error->message);
    exit(EXIT_FAILURE);
}

void large_board_make(large_board *board)
{
    size_t symbols = board->symbol_count + (size_t)1, units = board->unit_count + (size_t)1;
    board->borders = allocate(board->border_count + (size_t)1, sizeof *board->borders);
    board->link_point_region = allocate(symbols, sizeof *board->link_point_region);
    board->book_region = allocate(symbols, sizeof *board->book_region);
    board->controller = allocate(symbols, sizeof *board->controller);
    board->unit_region = allocate(units, sizeof *board->unit_region);
    board->unit_owner = allocate(units, sizeof *board->unit_owner);
    board->orders = allocate(units, sizeof *board->orders);
    for (uint32_t unit = 1; unit <= board->unit_count; unit++)
        board->unit_owner[unit] = 1;
}

static const char *name_of(char *name, size_t size, char letter, uint32_t id)
{
    snprintf(name, size, "%c%u", letter, (unsigned)id);
    return name;
}

static void place_map(large_board *board)
{
    char name[16];
    law_map_builder *builder;
    law_error error;
    check(law_map_begin(&builder, NULL, &error), &error);
    law_age first = law_map_add_age(builder, "first"), second = law_map_add_age(builder, "second");
    for (uint32_t region = 1; region <= board->region_count; region++) {
        bool is_first = board->second_age_from == 0 || region < board->second_age_from;
        law_map_add_region(builder, is_first ? first : second,
                           name_of(name, sizeof name, 'r', region));
    }
    for (uint32_t i = 0; i < board->border_count; i++)
        law_map_add_border(builder, (law_region){board->borders[i].a},
                           (law_region){board->borders[i].b});
    for (uint32_t symbol = 1; symbol <= board->symbol_count; symbol++)
        law_map_add_link_point(builder, name_of(name, sizeof name, 's', symbol),
                               (law_region){board->link_point_region[symbol]});
    check(law_map_finish(&board->map, builder, &error), &error);
    law_map_builder_destroy(builder);
}

void large_board_place(large_board *board)
{
    char name[16];
    law_position_builder *builder;
    law_error error;
    place_map(board);
    check(law_position_begin(&builder, board->map, NULL, &error), &error);
    for (uint32_t player = 1; player <= board->player_count; player++)
        law_position_add_player(builder, name_of(name, sizeof name, 'n', player));
    for (uint32_t unit = 1; unit <= board->unit_count; unit++)
        law_position_add_unit(builder, name_of(name, sizeof name, 'u', unit),
                              (law_player){board->unit_owner[unit]},
                              (law_region){board->unit_region[unit]});
    for (uint32_t symbol = 1; symbol <= board->symbol_count; symbol++) {
        if (board->book_region[symbol] != 0)
            law_position_set_book(builder, (law_symbol){symbol},
                                  (law_region){board->book_region[symbol]});
        if (board->controller[symbol] != 0)
            law_position_set_controller(builder, (law_symbol){symbol},
                                        (law_player){board->controller[symbol]});
    }
    check(law_position_finish(&board->position, builder, &error), &error);
    law_position_builder_destroy(builder);
}

law_turn *large_board_begin(const large_board *board, const law_rules *rules)
{
    law_turn *turn;
    law_error error;
    check(law_turn_begin(&turn, board->map, board->position, rules, NULL, &error), &error);
    return turn;
}

void large_board_order(const large_board *board, law_turn *turn)
{
    law_error error;
    for (uint32_t unit = 1; unit <= board->unit_count; unit++) {
        if (board->orders[unit].unit.id != 0)
            check(law_turn_order(turn, (law_player){0}, &board->orders[unit], &error), &error);
    }
}

void large_board_remove(large_board *board)
{
    law_position_destroy(board->position, NULL);
    law_map_destroy(board->map);
    free(board->borders);
    free(board->link_point_region);
    free(board->book_region);
    free(board->controller);
    free(board->unit_region);
    free(board->unit_owner);
    free(board->orders);
    *board = (large_board){0};
}

void large_board_line(large_board *board, uint32_t count)
{
    *board = (large_board){
        .region_count = count, .border_count = count - 1, .unit_count = count, .player_count = 2};
    large_board_make(board);
    for (uint32_t i = 1; i < count; i++)
        board->borders[i - 1] = (large_border){i, i + 1};
    for (uint32_t unit = 1; unit <= count; unit++) {
        board->unit_region[unit] = unit;
        board->unit_owner[unit] = 1 + unit % 2;
    }
}

void large_board_hub(large_board *board, uint32_t count, uint32_t around)
{
    uint32_t hub = count + 1;
    *board = (large_board){.region_count = hub + around,
                           .border_count = around,
                           .symbol_count = count,
                           .unit_count = count,
                           .player_count = 1,
                           .second_age_from = hub};
    large_board_make(board);
    for (uint32_t i = 0; i < around; i++)
        board->borders[i] = (large_border){hub, hub + 1 + i};
    for (uint32_t id = 1; id <= count; id++) {
        board->unit_region[id] = board->book_region[id] = id;
        board->link_point_region[id] = hub;
        board->orders[id] = (law_order){.unit = {id}, .type = LAW_LINK, .book = {id}};
    }
}
