/* Boards of any size for measuring: as dense as the standard board, and the worst shapes. */
#include "board.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum { AGE_SIZE = 8, AGE_WIDTH = 4 };

/* splitmix64 (Steele, Lea, Flood; Vigna), the same on every platform. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static uint32_t below(uint64_t *state, uint32_t bound)
{
    return (uint32_t)(((next_random(state) >> 32) * bound) >> 32);
}

static void *allocate(size_t count, size_t size)
{
    void *block = calloc(count, size);
    if (block == NULL) {
        fprintf(stderr, "bench: out of memory\n");
        exit(EXIT_FAILURE);
    }
    return block;
}

static void check(law_status status, const law_error *error)
{
    if (status == LAW_OK)
        return;
    fprintf(stderr, "bench: %s\n", error->message);
    exit(EXIT_FAILURE);
}

static const char *name_of(char name[16], char letter, uint32_t id)
{
    snprintf(name, 16, "%c%u", letter, (unsigned)id);
    return name;
}

static void make_lists(board *made, uint32_t unit_count, uint32_t variant_count)
{
    *made = (board){.unit_count = unit_count, .variant_count = variant_count};
    made->positions = allocate(variant_count, sizeof *made->positions);
    made->orders = allocate(variant_count, sizeof *made->orders);
    made->flights = allocate(variant_count, sizeof *made->flights);
    made->supplies = allocate(variant_count, sizeof *made->supplies);
    for (uint32_t i = 0; i < variant_count; i++) {
        made->orders[i] = allocate(unit_count, sizeof **made->orders);
        made->flights[i] = allocate(unit_count * (size_t)BOARD_FLIGHTS, sizeof **made->flights);
        made->supplies[i] =
            allocate(BOARD_PLAYERS * (size_t)BOARD_ACTIONS, sizeof **made->supplies);
    }
}

void board_remove(board *removed)
{
    for (uint32_t i = 0; i < removed->variant_count; i++) {
        law_position_destroy(removed->positions[i], NULL);
        free(removed->orders[i]);
        free(removed->flights[i]);
        free(removed->supplies[i]);
    }
    free(removed->positions);
    free(removed->orders);
    free(removed->flights);
    free(removed->supplies);
    law_map_destroy(removed->map);
}

/* ---- As dense as the standard board ---- */

static void add_age(law_map_builder *builder, uint32_t age, uint32_t first_region)
{
    char name[16];
    law_age id = law_map_add_age(builder, name_of(name, 'a', age));
    for (uint32_t i = 0; i < AGE_SIZE; i++)
        law_map_add_region(builder, id, name_of(name, 'r', first_region + i));
    for (uint32_t i = 0; i < AGE_SIZE; i++) {
        law_region here = {first_region + i};
        bool is_last_in_row = i % AGE_WIDTH == AGE_WIDTH - 1;
        if (!is_last_in_row)
            law_map_add_border(builder, here, (law_region){here.id + 1});
        if (i + AGE_WIDTH < AGE_SIZE)
            law_map_add_border(builder, here, (law_region){here.id + AGE_WIDTH});
        if (i + AGE_WIDTH < AGE_SIZE && !is_last_in_row)
            law_map_add_border(builder, here, (law_region){here.id + AGE_WIDTH + 1});
    }
}

static law_map *make_typical_map(uint32_t age_count)
{
    char name[16];
    law_map_builder *builder;
    law_map *map;
    law_error error;
    check(law_map_begin(&builder, NULL, &error), &error);
    for (uint32_t age = 1; age <= age_count; age++)
        add_age(builder, age, (age - 1) * AGE_SIZE + 1);
    uint32_t symbol = 0;
    for (uint32_t region = 1; region <= age_count * AGE_SIZE; region++) {
        if (region % 5 < 2)
            law_map_add_link_point(builder, name_of(name, 'p', ++symbol), (law_region){region});
    }
    check(law_map_finish(&map, builder, &error), &error);
    law_map_builder_destroy(builder);
    return map;
}

/* Units in regions drawn at random, a book for each link point in an Age after its own. */
static law_position *make_typical_position(const board *of, uint64_t *random)
{
    char name[16];
    law_position_builder *builder;
    law_position *position;
    law_error error;
    uint32_t region_count = law_map_region_count(of->map), left = of->unit_count, unit = 0;
    check(law_position_begin(&builder, of->map, NULL, &error), &error);
    for (uint32_t player = 1; player <= BOARD_PLAYERS; player++)
        law_position_add_player(builder, name_of(name, 'n', player));
    for (uint32_t region = 1; region <= region_count && left > 0; region++) {
        if (below(random, region_count - region + 1) >= left)
            continue;
        law_player owner = {1 + below(random, BOARD_PLAYERS)};
        law_position_add_unit(builder, name_of(name, 'u', ++unit), owner, (law_region){region});
        left--;
    }
    assert(region_count > 0);
    for (uint32_t symbol = 1; symbol <= law_map_link_point_count(of->map); symbol++) {
        uint32_t at = law_map_link_point_region(of->map, (law_symbol){symbol}).id;
        uint32_t away = AGE_SIZE + below(random, 2 * AGE_SIZE);
        law_position_set_book(builder, (law_symbol){symbol},
                              (law_region){(at - 1 + away) % region_count + 1});
    }
    check(law_position_finish(&position, builder, &error), &error);
    law_position_builder_destroy(builder);
    return position;
}

static law_region neighbour_of(const board *of, law_region region, uint64_t *random)
{
    const law_region *neighbours;
    size_t count = law_map_neighbours(of->map, region, &neighbours);
    return neighbours[below(random, (uint32_t)count)];
}

/* The first book there; 0: none. `first` holds it for each region. */
static law_order order_at_random(const board *of, const law_position *position, law_unit unit,
                                 const uint32_t *first_book, uint64_t *random)
{
    law_region at = law_position_unit_region(position, unit);
    law_symbol book = {first_book[at.id]};
    law_order order = {.unit = unit};
    uint32_t dice = below(random, 100);
    if (book.id != 0 && dice < 40) {
        order.type = LAW_LINK;
        order.book = book;
    } else if (dice < 90) {
        order.type = LAW_MOVE;
        order.to = neighbour_of(of, at, random);
        order.carry = book.id != 0;
        order.cargo = book;
    }
    return order;
}

/* Turns the order of a unit into a reinforcement of what a unit near by does, where there is one.
 */
static void reinforce(const board *of, const law_position *position, law_order *order,
                      const law_order *orders, uint64_t *random)
{
    law_region at = law_position_unit_region(position, order->unit);
    law_region near = neighbour_of(of, at, random);
    law_unit other = law_position_unit_in(position, near);
    if (other.id == 0)
        return;
    const law_order *theirs = &orders[other.id - 1];
    bool is_move = theirs->type == LAW_MOVE && law_map_are_adjacent(of->map, at, theirs->to);
    *order = (law_order){.unit = order->unit,
                         .type = LAW_REINFORCE,
                         .other = other,
                         .action = is_move ? LAW_MOVE : LAW_STAY};
    if (is_move)
        order->to = theirs->to;
}

static void make_typical_answers(board *made, uint32_t variant, uint64_t *random)
{
    const law_position *position = made->positions[variant];
    for (uint32_t unit = 1; unit <= made->unit_count; unit++) {
        law_region at = law_position_unit_region(position, (law_unit){unit});
        for (uint32_t i = 0; i < BOARD_FLIGHTS; i++)
            made->flights[variant][(unit - 1) * BOARD_FLIGHTS + i].region =
                neighbour_of(made, at, random);
    }
    for (uint32_t player = 0; player < BOARD_PLAYERS; player++) {
        for (uint32_t i = 0; i < BOARD_ACTIONS; i++) {
            law_supply *action = &made->supplies[variant][player * BOARD_ACTIONS + i];
            action->writes_book = i % 2 == 0;
            action->at.id = 1 + below(random, law_map_region_count(made->map));
        }
    }
}

static void make_typical_orders(board *made, uint32_t variant, uint64_t *random)
{
    const law_position *position = made->positions[variant];
    law_order *orders = made->orders[variant];
    uint32_t *first_book =
        allocate(law_map_region_count(made->map) + (size_t)1, sizeof *first_book);
    for (uint32_t symbol = law_position_symbol_count(position); symbol >= 1; symbol--)
        first_book[law_position_book_region(position, (law_symbol){symbol}).id] = symbol;
    for (uint32_t unit = 1; unit <= made->unit_count; unit++)
        orders[unit - 1] = order_at_random(made, position, (law_unit){unit}, first_book, random);
    for (uint32_t unit = 1; unit <= made->unit_count; unit++) {
        if (below(random, 100) < 30)
            reinforce(made, position, &orders[unit - 1], orders, random);
    }
    free(first_book);
}

void board_make_typical(board *made, uint32_t unit_count, uint32_t variant_count)
{
    uint64_t random = unit_count;
    uint32_t age_count = (2 * unit_count + AGE_SIZE - 1) / AGE_SIZE;
    make_lists(made, unit_count, variant_count);
    made->map = make_typical_map(age_count < 3 ? 3 : age_count);
    for (uint32_t i = 0; i < variant_count; i++) {
        made->positions[i] = make_typical_position(made, &random);
        make_typical_orders(made, i, &random);
        make_typical_answers(made, i, &random);
    }
}

/* ---- The worst shapes ---- */

/* A line of regions in a first Age, closed to a ring where that is wanted; for links a hub in a
 * second one with as many neighbours. */
static law_map *make_worst_map(uint32_t count, board_shape shape)
{
    char name[16];
    law_map_builder *builder;
    law_map *map;
    law_error error;
    check(law_map_begin(&builder, NULL, &error), &error);
    law_age first = law_map_add_age(builder, "first"), second = law_map_add_age(builder, "second");
    uint32_t region_count = shape == TIED_LINKS ? 2 * count + 1 : count;
    for (uint32_t region = 1; region <= region_count; region++)
        law_map_add_region(builder, region <= count ? first : second, name_of(name, 'r', region));
    for (uint32_t region = 1; region < count && shape != TIED_LINKS; region++)
        law_map_add_border(builder, (law_region){region}, (law_region){region + 1});
    if (shape == RING)
        law_map_add_border(builder, (law_region){count}, (law_region){1});
    for (uint32_t i = 1; i <= count && shape == TIED_LINKS; i++) {
        law_map_add_border(builder, (law_region){count + 1}, (law_region){count + 1 + i});
        law_map_add_link_point(builder, name_of(name, 'p', i), (law_region){count + 1});
    }
    check(law_map_finish(&map, builder, &error), &error);
    law_map_builder_destroy(builder);
    return map;
}

void board_make_worst(board *made, uint32_t unit_count, board_shape shape)
{
    char name[16];
    law_position_builder *builder;
    law_error error;
    make_lists(made, unit_count, 1);
    made->map = make_worst_map(unit_count, shape);
    check(law_position_begin(&builder, made->map, NULL, &error), &error);
    for (uint32_t player = 1; player <= BOARD_PLAYERS; player++)
        law_position_add_player(builder, name_of(name, 'n', player));
    for (uint32_t unit = 1; unit <= unit_count; unit++) {
        law_order *order = &made->orders[0][unit - 1];
        law_position_add_unit(builder, name_of(name, 'u', unit),
                              (law_player){1 + unit % BOARD_PLAYERS}, (law_region){unit});
        order->unit.id = unit;
        order->type = shape == TIED_LINKS ? LAW_LINK : LAW_MOVE;
        order->to.id = unit % unit_count + 1;
        order->book.id = unit;
        if (shape == TIED_LINKS)
            law_position_set_book(builder, (law_symbol){unit}, (law_region){unit});
        if (shape == CHAIN && unit == unit_count)
            order->type = LAW_STAY; /* and all behind it are blocked */
    }
    for (uint32_t player = 0; player < BOARD_PLAYERS; player++) {
        for (uint32_t i = 0; i < BOARD_ACTIONS; i++)
            made->supplies[0][player * BOARD_ACTIONS + i].at.id = 1;
    }
    check(law_position_finish(&made->positions[0], builder, &error), &error);
    law_position_builder_destroy(builder);
}
