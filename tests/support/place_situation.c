/* Hands a situation to the core, its things listed in any order. */
#include <string.h>

#include "random_position.h"

static void count_up(uint32_t *ids, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        ids[i] = first + i;
}

void listing_as_is(listing *as_is, const situation *of)
{
    memset(as_is, 0, sizeof *as_is);
    count_up(as_is->ages, 1, of->age_count);
    count_up(as_is->regions, 1, of->region_count);
    count_up(as_is->players, 1, of->player_count);
    count_up(as_is->units, 1, of->unit_count);
    count_up(as_is->printed, 1, of->printed_count);
    count_up(as_is->placed, of->printed_count + 1, of->symbol_count - of->printed_count);
}

void listing_shuffle(listing *shuffled, const situation *of, random_source *source,
                     bool with_players)
{
    listing_as_is(shuffled, of);
    random_shuffle(source, shuffled->ages, of->age_count);
    random_shuffle(source, shuffled->regions, of->region_count);
    random_shuffle(source, shuffled->units, of->unit_count);
    random_shuffle(source, shuffled->printed, of->printed_count);
    random_shuffle(source, shuffled->placed, of->symbol_count - of->printed_count);
    if (with_players)
        random_shuffle(source, shuffled->players, of->player_count);
}

static void add_to_map(law_map_builder *builder, const situation *of, const listing *in_order)
{
    char name[SITUATION_NAME_SIZE];
    law_age ages[AGE_MAX + 1] = {{0}};
    law_region regions[REGION_MAX + 1] = {{0}};
    for (uint32_t i = 0; i < of->age_count; i++) {
        situation_age_name(name, in_order->ages[i]);
        ages[in_order->ages[i]] = law_map_add_age(builder, name);
    }
    for (uint32_t i = 0; i < of->region_count; i++) {
        uint32_t region = in_order->regions[i];
        situation_region_name(name, region);
        regions[region] = law_map_add_region(builder, ages[of->region_age[region]], name);
    }
    for (uint32_t i = 0; i < of->region_count; i++) {
        for (uint32_t j = 0; j < of->region_count; j++) {
            uint32_t a = in_order->regions[i], b = in_order->regions[j];
            if (of->adjacent[a][b])
                law_map_add_border(builder, regions[a], regions[b]);
        }
    }
    for (uint32_t i = 0; i < of->printed_count; i++) {
        uint32_t symbol = in_order->printed[i];
        situation_symbol_name(name, symbol);
        law_map_add_link_point(builder, name, regions[of->link_point_region[symbol]]);
    }
}

law_status situation_place_map(law_map **map, const situation *of, const listing *in_order,
                               const law_allocator *allocator, law_error *error)
{
    law_map_builder *builder;
    *map = NULL;
    law_status status = law_map_begin(&builder, allocator, error);
    if (status != LAW_OK)
        return status;
    add_to_map(builder, of, in_order);
    status = law_map_finish(map, builder, error);
    law_map_builder_destroy(builder);
    return status;
}

static void add_things(law_position_builder *builder, placed_situation *placed, const situation *of,
                       const listing *in_order)
{
    char name[SITUATION_NAME_SIZE];
    uint32_t placed_count = of->symbol_count - of->printed_count;
    law_position_set_turn(builder, of->turn);
    for (uint32_t i = 0; i < of->player_count; i++) {
        uint32_t player = in_order->players[i];
        situation_player_name(name, player);
        placed->player[player] = law_position_add_player(builder, name);
    }
    for (uint32_t i = 0; i < placed_count; i++) {
        uint32_t symbol = in_order->placed[i];
        situation_symbol_name(name, symbol);
        placed->symbol[symbol] = law_position_add_link_point(
            builder, name, placed->region[of->link_point_region[symbol]]);
    }
    for (uint32_t i = 0; i < of->unit_count; i++) {
        uint32_t unit = in_order->units[i];
        situation_unit_name(name, unit);
        placed->unit[unit] =
            law_position_add_unit(builder, name, placed->player[of->unit_owner[unit]],
                                  placed->region[of->unit_region[unit]]);
    }
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
        if (of->book_region[symbol] != 0)
            law_position_set_book(builder, placed->symbol[symbol],
                                  placed->region[of->book_region[symbol]]);
        if (of->controller[symbol] != 0)
            law_position_set_controller(builder, placed->symbol[symbol],
                                        placed->player[of->controller[symbol]]);
    }
}

static law_status place_position(placed_situation *placed, const situation *of,
                                 const listing *in_order, const law_allocator *allocator,
                                 law_error *error)
{
    law_position_builder *builder;
    law_status status = law_position_begin(&builder, placed->map, allocator, error);
    if (status != LAW_OK)
        return status;
    add_things(builder, placed, of, in_order);
    status = law_position_finish(&placed->position, builder, error);
    law_position_builder_destroy(builder);
    return status;
}

law_status situation_place(placed_situation *placed, const situation *of, const listing *in_order,
                           const law_allocator *allocator, law_error *error)
{
    listing as_is;
    char name[SITUATION_NAME_SIZE];
    listing_as_is(&as_is, of);
    if (in_order == NULL)
        in_order = &as_is;
    memset(placed, 0, sizeof *placed);
    law_status status = situation_place_map(&placed->map, of, in_order, allocator, error);
    if (status != LAW_OK)
        return status;
    for (uint32_t region = 1; region <= of->region_count; region++) {
        situation_region_name(name, region);
        placed->region[region] = law_map_region_named(placed->map, name);
    }
    for (uint32_t symbol = 1; symbol <= of->printed_count; symbol++) {
        situation_symbol_name(name, symbol);
        placed->symbol[symbol] = law_map_link_point_named(placed->map, name);
    }
    status = place_position(placed, of, in_order, allocator, error);
    if (status != LAW_OK)
        situation_remove(placed, allocator);
    return status;
}

void situation_remove(placed_situation *placed, const law_allocator *allocator)
{
    law_position_destroy(placed->position, allocator);
    law_map_destroy(placed->map);
    placed->position = NULL;
    placed->map = NULL;
}

static law_region region_in(const placed_situation *placed, law_region region)
{
    return region.id == LAW_UNKNOWN ? region : placed->region[region.id];
}

static law_symbol symbol_in(const placed_situation *placed, law_symbol symbol)
{
    return symbol.id == LAW_UNKNOWN ? symbol : placed->symbol[symbol.id];
}

law_status situation_order(const situation *of, const placed_situation *placed, law_turn *turn,
                           law_error *error)
{
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        law_order order = of->orders[unit];
        if (order.unit.id == 0)
            continue;
        order.unit = placed->unit[unit];
        order.to = region_in(placed, order.to);
        order.book = symbol_in(placed, order.book);
        order.cargo = symbol_in(placed, order.cargo);
        if (order.other.id != LAW_UNKNOWN)
            order.other = placed->unit[order.other.id];
        law_player author = placed->player[of->unit_owner[unit]];
        law_status status = law_turn_order(turn, author, &order, error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}

law_status situation_answer(const situation *of, placed_situation *placed, law_turn *turn,
                            law_error *error)
{
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        for (uint32_t i = 0; i < of->flight_count[unit]; i++) {
            placed->flights[unit][i].region = region_in(placed, of->flights[unit][i].region);
            placed->flights[unit][i].book = symbol_in(placed, of->flights[unit][i].book);
        }
        law_status status = law_turn_prefer(turn, placed->unit[unit], placed->flights[unit],
                                            of->flight_count[unit], error);
        if (status != LAW_OK)
            return status;
    }
    for (uint32_t player = 1; player <= of->player_count; player++) {
        for (uint32_t i = 0; i < of->action_count[player]; i++) {
            placed->actions[player][i] = of->actions[player][i];
            placed->actions[player][i].at = region_in(placed, of->actions[player][i].at);
        }
        law_status status =
            law_turn_supply(turn, placed->player[player], placed->actions[player],
                            of->action_count[player], placed->outcomes[player], error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}
