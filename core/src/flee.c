/* J5: where units that must flee can go, and the rounds in which they try. */
#include <string.h>

#include "turn.h"

uint32_t law__flees_from(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    return unit->acts == LAW_LINK ? unit->target : turn->at_start.unit_region[id];
}

/* J5.2: who controls link points in each region. Unoccupied ones still have the controller of the
 * start. */
static void note_controllers(law_turn *turn)
{
    for (uint32_t symbol = 1; symbol <= turn->symbol_count; symbol++) {
        uint32_t controller = turn->at_start.controller[symbol];
        law__region *region = &turn->regions[law__link_region(turn, symbol)];
        if (controller == 0 || region->controller == controller)
            continue;
        region->controller = region->controller == 0 ? controller : LAW__SEVERAL;
    }
}

static bool is_controlled_against(const law_turn *turn, uint32_t region, uint32_t player)
{
    uint32_t controller = turn->regions[region].controller;
    switch (turn->rules.flee_controlled) {
    case LAW_CONTROLLED_IGNORE:
        return false;
    case LAW_CONTROLLED_OTHERS:
        return controller != 0 && controller != player;
    default:
        return controller != 0;
    }
}

/* J5.1: whether nobody at all can flee there on foot, or through a book, now or later this turn. */
static bool is_shut_on_foot(const law_turn *turn, uint32_t region)
{
    const law__region *there = &turn->regions[region];
    return there->barred || there->occupant != 0 || law__contender_count(there) >= 2;
}

static bool is_shut_through(const law_turn *turn, uint32_t book, uint32_t from)
{
    uint32_t region = law__link_region(turn, book);
    return turn->regions[region].barred || turn->regions[region].occupant != 0 ||
           law__map_age_of(turn->map, region) == law__map_age_of(turn->map, from);
}

/* J5.1 (a), for an adjacent region. */
static bool is_open_on_foot(const law_turn *turn, uint32_t id, uint32_t from, uint32_t region)
{
    if (is_shut_on_foot(turn, region) ||
        is_controlled_against(turn, region, turn->at_start.unit_owner[id]))
        return false;
    if (turn->rules.flee_to_attacker || turn->units[id].acts == LAW_LINK)
        return true;
    return turn->at_start.unit_region[turn->regions[from].winner] != region;
}

/* Where an entry of a list leads, if it can be followed now; else 0. */
static uint32_t follow(const law_turn *turn, uint32_t id, uint32_t from, law_flight flight)
{
    uint32_t region = flight.region.id, book = flight.book.id;
    if (region != 0) {
        bool is_open = region <= turn->region_count && law__map_adjacent(turn->map, from, region) &&
                       is_open_on_foot(turn, id, from, region);
        return is_open ? region : 0;
    }
    if (book < 1 || book > turn->symbol_count || !turn->rules.flee_through_books)
        return 0;
    bool is_open = turn->book_region[book] == from && !is_shut_through(turn, book, from);
    return is_open ? law__link_region(turn, book) : 0;
}

static void arrive(law_turn *turn, uint32_t id, uint32_t region, uint32_t book, uint32_t round)
{
    law__unit *unit = &turn->units[id];
    unit->ends = region;
    unit->fled_through = book;
    unit->fled_round = round;
    turn->regions[region].barred = true;
}

/* The first entry of its list that can be followed; entries before it never can again. 0: none is
 * left. */
static uint32_t propose(law_turn *turn, uint32_t id)
{
    law__preference *preference = &turn->preferences[id];
    uint32_t from = law__flees_from(turn, id);
    for (; preference->cursor < preference->count; preference->cursor++) {
        uint32_t region = follow(turn, id, from, preference->flights[preference->cursor]);
        if (region != 0)
            return region;
    }
    return 0;
}

/* J5.4, one round over the units in `active`, `region` beside each: what is proposed by one is
 * taken, by several is closed. Returns how many are still to try again, moved to the front. */
static size_t close_round(law_turn *turn, law_unit *active, size_t count, uint32_t round)
{
    size_t left = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t id = active[i].id;
        law_flight flight = turn->preferences[id].flights[turn->preferences[id].cursor];
        uint32_t through = flight.region.id != 0 ? 0 : flight.book.id;
        uint32_t region = through == 0 ? flight.region.id : law__link_region(turn, through);
        law__region *there = &turn->regions[region];
        if (there->proposer_count == 1) {
            arrive(turn, id, region, through, round);
        } else {
            there->barred = true;
            if (there->proposer != id)
                turn->units[id].collided_with = there->proposer;
            if (turn->rules.flee_collision == LAW_COLLISION_RETRY)
                active[left++] = active[i];
        }
    }
    return left;
}

/* Lets each unit that still flees propose; returns how many did, moved to the front. */
static size_t open_round(law_turn *turn, law_unit *active, size_t count)
{
    size_t proposing = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t id = active[i].id;
        uint32_t region = propose(turn, id);
        if (region == 0)
            continue;
        law__region *there = &turn->regions[region];
        if (there->proposer_count == 0) {
            there->proposer = id;
            there->proposer_count = 1;
        } else {
            there->proposer_count = 2;
            turn->units[there->proposer].collided_with = id;
        }
        active[proposing++] = active[i];
    }
    return proposing;
}

/* Each round uses up an entry of each list in it, so all rounds together are no more work than the
 * lists are long. A region that was proposed is barred afterwards, so its counts need no clearing.
 */
static void play_rounds(law_turn *turn)
{
    size_t count = turn->fleeing_count;
    memcpy(turn->scratch, turn->fleeing, count * sizeof *turn->scratch);
    for (uint32_t round = 1; count > 0; round++) {
        count = open_round(turn, turn->scratch, count);
        count = close_round(turn, turn->scratch, count, round);
    }
}

/* The first unit that flees from the same region for the same owner. */
static law__unit *leader_of(law_turn *turn, uint32_t id, uint32_t from)
{
    const uint32_t *owner = turn->at_start.unit_owner;
    uint32_t *link = &turn->regions[from].first_leader;
    while (*link != 0 && owner[*link] != owner[id])
        link = &turn->units[*link].next_leader;
    if (*link == 0)
        *link = id;
    return &turn->units[*link];
}

/* Which neighbours of the region are known to be shut, so that many units that flee from it do not
 * read a long list again and again: shut is shut for good. With flee_controlled = "others" it
 * depends on the owner, and one cursor an owner is the price. */
static uint32_t *shut_before(law_turn *turn, uint32_t id, uint32_t from)
{
    if (turn->rules.flee_controlled == LAW_CONTROLLED_OTHERS)
        return &leader_of(turn, id, from)->option_cursor;
    return &turn->regions[from].option_cursor;
}

/* J5.4, end: the first option, adjacent regions in board order and then books in theirs. */
static void place(law_turn *turn, uint32_t id)
{
    uint32_t from = law__flees_from(turn, id), owner = turn->at_start.unit_owner[id];
    const law_region *neighbours;
    uint32_t count = (uint32_t)law_map_neighbours(turn->map, (law_region){from}, &neighbours);
    uint32_t *cursor = shut_before(turn, id, from);
    while (*cursor < count && (is_shut_on_foot(turn, neighbours[*cursor].id) ||
                               is_controlled_against(turn, neighbours[*cursor].id, owner)))
        ++*cursor;
    for (uint32_t i = *cursor; i < count; i++) {
        if (is_open_on_foot(turn, id, from, neighbours[i].id)) {
            arrive(turn, id, neighbours[i].id, 0, 0);
            return;
        }
    }
    if (!turn->rules.flee_through_books)
        return;
    uint32_t *book = &turn->regions[from].first_carried;
    while (*book != 0 && is_shut_through(turn, *book, from))
        *book = turn->next_carried[*book];
    if (*book != 0)
        arrive(turn, id, law__link_region(turn, *book), *book, 0);
}

/* Backwards, so that each region's list is in the order of the symbols. */
static void list_carried_books(law_turn *turn)
{
    for (uint32_t symbol = turn->symbol_count; symbol >= 1; symbol--) {
        uint32_t region = turn->book_region[symbol];
        if (region == 0)
            continue;
        turn->next_carried[symbol] = turn->regions[region].first_carried;
        turn->regions[region].first_carried = symbol;
    }
}

/* Makes ready for fleeing, also once more where a hook failed after it. */
void law__prepare_flight(law_turn *turn)
{
    for (uint32_t id = 1; id <= turn->region_count; id++) {
        law__region *region = &turn->regions[id];
        region->first_carried = region->controller = region->proposer = region->first_leader = 0;
        region->option_cursor = 0;
        region->proposer_count = 0;
        region->barred = false;
    }
    list_carried_books(turn);
    note_controllers(turn);
    for (uint32_t i = 0; i < turn->fleeing_count; i++) {
        law__unit *unit = &turn->units[turn->fleeing[i].id];
        if (unit->ends != 0)
            turn->regions[unit->ends].occupant = 0;
        turn->preferences[turn->fleeing[i].id].cursor = 0;
        unit->ends = unit->fled_through = unit->fled_round = unit->collided_with = 0;
        unit->next_leader = unit->option_cursor = 0;
    }
}

void law__flee(law_turn *turn)
{
    if (turn->fleeing_count == 0)
        return;
    play_rounds(turn);
    for (uint32_t i = 0; i < turn->fleeing_count; i++) {
        uint32_t id = turn->fleeing[i].id;
        const law__unit *unit = &turn->units[id];
        if (unit->ends == 0 && !law__is_lost_in_collision(turn, unit))
            place(turn, id);
    }
    law__stand(turn);
}

void law__stand(law_turn *turn)
{
    for (uint32_t i = 0; i < turn->fleeing_count; i++) {
        uint32_t id = turn->fleeing[i].id;
        if (turn->units[id].ends != 0)
            turn->regions[turn->units[id].ends].occupant = id;
    }
}

size_t law_turn_flights(const law_turn *turn, law_unit unit, law_flight *flights, size_t capacity)
{
    if (turn->phase != LAW_PHASE_FLEE || unit.id < 1 || unit.id > turn->unit_count ||
        !turn->units[unit.id].flees)
        return 0;
    uint32_t from = law__flees_from(turn, unit.id);
    const law_region *neighbours;
    size_t neighbour_count = law_map_neighbours(turn->map, (law_region){from}, &neighbours);
    size_t count = 0;
    for (size_t i = 0; i < neighbour_count; i++) {
        const law_flight flight = {.region = neighbours[i]};
        if (follow(turn, unit.id, from, flight) == 0)
            continue;
        if (count < capacity)
            flights[count] = flight;
        count++;
    }
    uint32_t book = turn->regions[from].first_carried;
    for (; book != 0; book = turn->next_carried[book]) {
        const law_flight flight = {.book = {book}};
        if (follow(turn, unit.id, from, flight) == 0)
            continue;
        if (count < capacity)
            flights[count] = flight;
        count++;
    }
    return count;
}
