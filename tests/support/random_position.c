/* Makes small crowded positions, in which units meet often, from a seed. Nothing here asks the
 * core. */
#include "random_position.h"

#include <string.h>

static uint32_t one_of(random_source *source, uint32_t count)
{
    return count == 0 ? 0 : 1 + random_below(source, count);
}

uint32_t situation_occupant(const situation *of, uint32_t region)
{
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        if (of->unit_region[unit] == region)
            return unit;
    }
    return 0;
}

/* A ring, everything beside everything, or by chance; between Ages seldom. */
static void make_map(situation *made, random_source *source)
{
    made->age_count = 1 + random_below(source, AGE_MAX);
    made->region_count = 2 + random_below(source, REGION_MAX - 1);
    for (uint32_t region = 1; region <= made->region_count; region++)
        made->region_age[region] = 1 + (region - 1) * made->age_count / made->region_count;
    static const uint32_t densities[] = {30, 60, 100};
    uint32_t within = densities[random_below(source, 3)];
    uint32_t between = random_is(source, 30) ? 30 : 0;
    bool has_ring = random_is(source, 40);
    for (uint32_t a = 1; a <= made->region_count; a++) {
        for (uint32_t b = a + 1; b <= made->region_count; b++) {
            bool is_next = b == a + 1 || (a == 1 && b == made->region_count);
            bool is_within = made->region_age[a] == made->region_age[b];
            made->adjacent[a][b] = made->adjacent[b][a] =
                (has_ring && is_next) || random_is(source, is_within ? within : between);
        }
    }
}

static void make_units(situation *made, random_source *source)
{
    uint32_t regions[REGION_MAX] = {0};
    for (uint32_t i = 0; i < made->region_count; i++)
        regions[i] = i + 1;
    random_shuffle(source, regions, made->region_count);
    uint32_t most = made->region_count < UNIT_MAX ? made->region_count : UNIT_MAX;
    uint32_t empty = random_below(source, random_is(source, 70) ? 3 : most + 1);
    made->player_count = 1 + random_below(source, PLAYER_MAX);
    made->unit_count = empty < most ? most - empty : 1;
    for (uint32_t unit = 1; unit <= made->unit_count; unit++) {
        made->unit_owner[unit] = one_of(source, made->player_count);
        made->unit_region[unit] = regions[unit - 1];
    }
}

static void make_symbols(situation *made, random_source *source)
{
    made->symbol_count = random_below(source, SYMBOL_MAX + 1);
    made->printed_count = random_below(source, made->symbol_count + 1);
    for (uint32_t symbol = 1; symbol <= made->symbol_count; symbol++) {
        uint32_t region = one_of(source, made->region_count);
        uint32_t occupant = situation_occupant(made, region);
        made->link_point_region[symbol] = region;
        if (occupant != 0)
            made->controller[symbol] = made->unit_owner[occupant];
        else if (random_is(source, 40))
            made->controller[symbol] = one_of(source, made->player_count);
        if (random_is(source, 10))
            continue;
        made->book_region[symbol] = random_is(source, 75)
                                        ? made->unit_region[one_of(source, made->unit_count)]
                                        : one_of(source, made->region_count);
    }
}

static uint32_t neighbour_of(const situation *made, random_source *source, uint32_t region)
{
    uint32_t neighbours[REGION_MAX], count = 0;
    for (uint32_t other = 1; other <= made->region_count; other++) {
        if (made->adjacent[region][other])
            neighbours[count++] = other;
    }
    return count == 0 ? one_of(source, made->region_count)
                      : neighbours[random_below(source, count)];
}

static uint32_t book_in(const situation *made, random_source *source, uint32_t region)
{
    uint32_t books[SYMBOL_MAX], count = 0;
    for (uint32_t symbol = 1; symbol <= made->symbol_count; symbol++) {
        if (made->book_region[symbol] == region)
            books[count++] = symbol;
    }
    return count == 0 ? 0 : books[random_below(source, count)];
}

/* Mostly the wanted id, else any other or one that does not exist. */
static uint32_t spoil(random_source *source, uint32_t wanted, uint32_t count)
{
    if (wanted != 0 && random_is(source, 94))
        return wanted;
    uint32_t other = one_of(source, count);
    return other == 0 || random_is(source, 30) ? LAW_UNKNOWN : other;
}

static uint32_t name_book(const situation *made, random_source *source, uint32_t region)
{
    if (random_is(source, 35))
        return 0;
    return spoil(source, book_in(made, source, region), made->symbol_count);
}

static void make_move(const situation *made, random_source *source, uint32_t at, law_order *order)
{
    uint32_t to = neighbour_of(made, source, at);
    if (situation_occupant(made, to) == 0 && random_is(source, 40))
        to = neighbour_of(made, source, at);
    order->type = LAW_MOVE;
    order->to.id = spoil(source, to, made->region_count);
    order->carry = random_is(source, 35);
    if (order->carry)
        order->cargo.id = name_book(made, source, at);
}

static void make_link(const situation *made, random_source *source, uint32_t at, law_order *order)
{
    order->type = LAW_LINK;
    order->book.id = name_book(made, source, at);
    order->carry = random_is(source, 35);
    if (order->carry)
        order->cargo.id = name_book(made, source, at);
}

static void make_transfer(const situation *made, random_source *source, uint32_t at,
                          law_order *order)
{
    uint32_t receiver = situation_occupant(made, neighbour_of(made, source, at));
    order->type = LAW_TRANSFER;
    order->book.id = name_book(made, source, at);
    order->other.id = spoil(source, receiver, made->unit_count);
}

/* Where a Link that was ordered could lead; 0: nowhere. */
static uint32_t link_target(const situation *made, random_source *source, const law_order *order)
{
    uint32_t book = order->book.id;
    if (book == 0)
        book = book_in(made, source, made->unit_region[order->unit.id]);
    return book == LAW_UNKNOWN ? 0 : made->link_point_region[book];
}

/* Mostly of what a unit nearby was ordered to do. */
static void make_reinforce(const situation *made, random_source *source, uint32_t at,
                           law_order *order)
{
    uint32_t whom = one_of(source, made->unit_count);
    const law_order *theirs = &made->orders[whom];
    for (int tries = 0; tries < 6; tries++) {
        uint32_t to = theirs->type == LAW_MOVE ? theirs->to.id : made->unit_region[whom];
        if (to != LAW_UNKNOWN && made->adjacent[at][to])
            break;
        whom = one_of(source, made->unit_count);
        theirs = &made->orders[whom];
    }
    order->type = LAW_REINFORCE;
    order->other.id = spoil(source, whom, made->unit_count);
    if (random_is(source, 15)) {
        order->action = (law_order_type)random_below(source, LAW_LINK + 1);
        order->to.id = neighbour_of(made, source, at);
    } else if (theirs->type == LAW_MOVE) {
        order->action = LAW_MOVE;
        order->to = theirs->to;
    } else if (theirs->type == LAW_LINK) {
        order->action = LAW_LINK;
        order->to.id = spoil(source, link_target(made, source, theirs), made->region_count);
    }
    if (order->action == LAW_STAY)
        order->to.id = 0;
}

static void make_order(situation *made, random_source *source, uint32_t unit, uint32_t links)
{
    law_order *order = &made->orders[unit];
    uint32_t at = made->unit_region[unit], dice = random_below(source, 100);
    bool has_book = book_in(made, source, at) != 0 || random_is(source, 10);
    order->unit.id = unit;
    if (dice < links && has_book)
        make_link(made, source, at, order);
    else if (dice < links + 10 && has_book)
        make_transfer(made, source, at, order);
    else if (dice < 82)
        make_move(made, source, at, order);
    else if (dice < 92)
        order->type = LAW_STAY;
    else
        order->unit.id = 0;
}

/* Reinforcements come last, for they look at what the others do. */
static void make_orders(situation *made, random_source *source)
{
    uint32_t links = random_is(source, 50) ? 15 : 45;
    uint32_t reinforcing = random_is(source, 50) ? 20 : 45;
    for (uint32_t unit = 1; unit <= made->unit_count; unit++)
        make_order(made, source, unit, links);
    for (uint32_t unit = 1; unit <= made->unit_count; unit++) {
        if (!random_is(source, reinforcing))
            continue;
        made->orders[unit] = (law_order){.unit = {unit}};
        make_reinforce(made, source, made->unit_region[unit], &made->orders[unit]);
    }
}

static law_flight make_flight(const situation *made, random_source *source, uint32_t from)
{
    law_flight flight = {{0}, {0}};
    if (random_is(source, 30))
        flight.book.id = spoil(source, one_of(source, made->symbol_count), made->symbol_count);
    else
        flight.region.id = spoil(source, neighbour_of(made, source, from), made->region_count);
    return flight;
}

static void make_answers(situation *made, random_source *source)
{
    static const char *const names[] = {"u2", "s1", "x1", "x2", "u:1", "p:1"};
    for (uint32_t unit = 1; unit <= made->unit_count; unit++) {
        const law_order *order = &made->orders[unit];
        uint32_t target = order->type == LAW_LINK ? link_target(made, source, order) : 0;
        uint32_t from = target != 0 ? target : made->unit_region[unit];
        made->flight_count[unit] = random_below(source, FLIGHT_MAX + 1);
        for (uint32_t i = 0; i < made->flight_count[unit]; i++)
            made->flights[unit][i] = make_flight(made, source, from);
    }
    for (uint32_t player = 1; player <= made->player_count; player++) {
        made->action_count[player] = random_below(source, ACTION_MAX + 1);
        for (uint32_t i = 0; i < made->action_count[player]; i++) {
            law_supply *action = &made->actions[player][i];
            action->writes_book = random_is(source, 50);
            action->at.id = spoil(source, one_of(source, made->region_count), made->region_count);
            action->name = random_is(source, 60) ? NULL : names[random_below(source, 6)];
        }
    }
}

static void make_rules(situation *made, random_source *source)
{
    static const law_fraction fractions[] = {{3, 4}, {1, 2}, {1, 1}, {5, 4}, {1, 3}, {2, 3}};
    law_rules *rules = &made->rules;
    law_rules_standard(rules, sizeof *rules);
    made->turn = 1 + random_below(source, 3);
    if (random_is(source, 30))
        return;
    rules->one_link_point_per_region = random_is(source, 40);
    rules->transfer_receiver = (law_transfer_receiver)random_below(source, 2);
    rules->reinforce_cut = random_is(source, 50);
    rules->swap = random_is(source, 50);
    rules->displace_own = random_is(source, 50);
    rules->failed_link_book = (law_failed_link_book)random_below(source, 2);
    rules->flee_through_books = random_is(source, 60);
    rules->flee_to_attacker = random_is(source, 60);
    rules->flee_controlled = (law_flee_controlled)random_below(source, 3);
    rules->flee_collision = (law_flee_collision)random_below(source, 2);
    rules->victory_fraction = fractions[random_below(source, 6)];
    rules->joint_victory = random_is(source, 60);
    if (random_is(source, 40))
        rules->link_point_tokens = random_below(source, SYMBOL_MAX);
    if (random_is(source, 40))
        rules->unit_tokens = random_below(source, UNIT_MAX);
    if (random_is(source, 30))
        rules->max_turns = random_below(source, 4);
}

void situation_make(situation *made, uint64_t seed)
{
    random_source source;
    random_begin(&source, seed);
    memset(made, 0, sizeof *made);
    made->seed = seed;
    make_map(made, &source);
    make_units(made, &source);
    make_symbols(made, &source);
    make_orders(made, &source);
    make_answers(made, &source);
    make_rules(made, &source);
}
