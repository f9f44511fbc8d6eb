/* The facts behind a verdict, found when they are asked for. */
#include <assert.h>

#include "turn.h"

static const char *const fact_names[] = {
#define X(code, name, sentence) [LAW_FACT_##code] = name,
    LAW_FACTS(X)
#undef X
};
static_assert(sizeof fact_names / sizeof *fact_names == LAW_FACT_COUNT, "every fact has a name");

const char *law_fact_name(law_fact_kind kind)
{
    return (unsigned)kind < LAW_FACT_COUNT ? fact_names[kind] : NULL;
}

law_fact_fields law_fact_fields_of(law_fact_kind kind)
{
    static const law_fact_fields fields[] = {
        [LAW_FACT_REINFORCED_BY] = {.unit = true},
        [LAW_FACT_STANDARD_STRENGTH] = {.strength = true},
        [LAW_FACT_OPPOSED_BY] = {.unit = true, .strength = true},
        [LAW_FACT_HELD_BY] = {.unit = true, .strength = true},
        [LAW_FACT_LEFT_BY] = {.unit = true},
        [LAW_FACT_HEAD_TO_HEAD_WITH] = {.unit = true, .strength = true},
        [LAW_FACT_OWN_UNIT_THERE] = {.unit = true},
        [LAW_FACT_ATTACKED_BY] = {.unit = true, .strength = true},
        [LAW_FACT_DISPLACED_BY] = {.unit = true, .strength = true},
        [LAW_FACT_DOING] = {.unit = true, .region = true, .type = true},
        [LAW_FACT_CUT_BY] = {.unit = true},
        [LAW_FACT_NOT_ADJACENT_TO] = {.region = true},
        [LAW_FACT_BOOKS_HERE] = {.strength = true},
        [LAW_FACT_LEADS_TO] = {.symbol = true, .region = true},
        [LAW_FACT_RECEIVED_BY] = {.unit = true, .symbol = true},
        [LAW_FACT_CARRIED] = {.symbol = true, .region = true},
        [LAW_FACT_LEFT_BEHIND] = {.symbol = true, .region = true},
        [LAW_FACT_FLED_TO] = {.region = true, .strength = true},
        [LAW_FACT_FLED_THROUGH] = {.symbol = true, .region = true, .strength = true},
        [LAW_FACT_COLLIDED_WITH] = {.unit = true},
        [LAW_FACT_NO_PLACE_TO_FLEE] = {0},
    };
    static_assert(sizeof fields / sizeof *fields == LAW_FACT_COUNT, "every fact has its fields");
    return (unsigned)kind < LAW_FACT_COUNT ? fields[kind] : (law_fact_fields){0};
}

/* Where the facts go; counts also those that no longer fit. */
typedef struct {
    law_fact *facts;
    size_t capacity, count;
} list;

static void add(list *to, law_fact fact)
{
    if (to->count < to->capacity)
        to->facts[to->count] = fact;
    to->count++;
}

static void add_unit(list *to, law_fact_kind kind, const char *rule, uint32_t unit,
                     uint32_t strength)
{
    add(to, (law_fact){.kind = kind, .rule = rule, .unit = {unit}, .strength = strength});
}

static void add_reinforcers(list *to, const law_turn *turn, uint32_t id)
{
    uint32_t reinforcer = turn->units[id].first_reinforcer;
    for (; reinforcer != 0; reinforcer = turn->units[reinforcer].next_reinforcer)
        add_unit(to, LAW_FACT_REINFORCED_BY, "J4.1", reinforcer, 0);
    uint32_t standard = 1 + turn->units[id].reinforcer_count;
    if (turn->units[id].strength != standard)
        add(to,
            (law_fact){.kind = LAW_FACT_STANDARD_STRENGTH, .rule = "J4.1", .strength = standard});
}

/* Which entrants of a region are told: all, or of very many the first, and the strongest, who
 * decides. So the facts of all units together stay in proportion to their number. */
typedef struct {
    const law_turn *turn;
    const law__region *region;
    uint32_t next;  /* the entrant to look at next */
    uint32_t count; /* how many were told */
    bool has_best;
} entrants;

static entrants entrants_of(const law_turn *turn, uint32_t region)
{
    return (entrants){.turn = turn,
                      .region = &turn->regions[region],
                      .next = turn->regions[region].first_entrant};
}

/* The next entrant to tell, or 0. */
static uint32_t take_entrant(entrants *e)
{
    uint32_t best = e->region->best;
    uint32_t entrant = e->next;
    if (e->count++ < LAW_FACT_ENTRANT_COUNT_MAX && entrant != 0) {
        e->next = e->turn->units[entrant].next_entrant;
        e->has_best |= entrant == best;
        return entrant;
    }
    bool is_best_left = entrant != 0 && !e->has_best;
    e->next = 0;
    e->has_best = true;
    return is_best_left ? best : 0;
}

static void add_entrants(list *to, const law_turn *turn, uint32_t region, uint32_t except,
                         law_fact_kind kind)
{
    entrants e = entrants_of(turn, region);
    for (uint32_t entrant = take_entrant(&e); entrant != 0; entrant = take_entrant(&e)) {
        if (entrant != except)
            add_unit(to, kind, "J4.4", entrant, turn->units[entrant].strength);
    }
}

/* Who stands in the region that the unit wants to enter, and what that means for it. */
static void add_occupant(list *to, const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    uint32_t occupant = turn->at_start.occupant[unit->target];
    uint32_t rival = law__head_on_rival(turn, id);
    if (rival != 0)
        add_unit(to, LAW_FACT_HEAD_TO_HEAD_WITH, "J4.3", rival, turn->units[rival].strength);
    if (occupant == 0 || occupant == id)
        return;
    if (!turn->regions[unit->target].holds) {
        add_unit(to, LAW_FACT_LEFT_BY, "J4.2", occupant, 0);
        return;
    }
    add_unit(to, LAW_FACT_HELD_BY, "J4.2", occupant, law__holding_strength(&turn->units[occupant]));
    const uint32_t *owner = turn->at_start.unit_owner;
    if (!turn->rules.displace_own && owner[occupant] == owner[id])
        add_unit(to, LAW_FACT_OWN_UNIT_THERE, "J4.6", occupant, 0);
}

static void add_cargo(list *to, const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (unit->cargo == 0)
        return;
    law_fact fact = {.kind = unit->wins ? LAW_FACT_CARRIED : LAW_FACT_LEFT_BEHIND,
                     .rule = "J4.9",
                     .symbol = {unit->cargo},
                     .region = {turn->book_region[unit->cargo]}};
    add(to, fact);
}

static uint32_t count_books(const law_turn *turn, uint32_t region)
{
    uint32_t count = 0, book = turn->regions[region].first_book;
    for (; book != 0; book = turn->next_book[book])
        count++;
    return count;
}

static void add_not_adjacent(list *to, const law_turn *turn, const law__unit *unit)
{
    bool is_about_a_unit = unit->order.type == LAW_TRANSFER ||
                           (unit->order.type == LAW_REINFORCE && unit->order.action == LAW_STAY);
    uint32_t region =
        is_about_a_unit ? turn->at_start.unit_region[unit->order.other.id] : unit->order.to.id;
    const char *rule = unit->order.type == LAW_MOVE       ? "J3.2"
                       : unit->order.type == LAW_TRANSFER ? "J3.6"
                                                          : "J3.7";
    add(to, (law_fact){.kind = LAW_FACT_NOT_ADJACENT_TO, .rule = rule, .region = {region}});
}

/* The book that an illegal Link meant: the one named, or the only one here. */
static uint32_t book_meant(const law_turn *turn, uint32_t id)
{
    uint32_t named = turn->units[id].order.book.id;
    return named != 0 ? named : turn->regions[turn->at_start.unit_region[id]].first_book;
}

static void add_why_illegal(list *to, const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (unit->illegal == LAW_REASON_NOT_ADJACENT) {
        add_not_adjacent(to, turn, unit);
    } else if (unit->illegal == LAW_REASON_BOOK_UNNAMED ||
               unit->illegal == LAW_REASON_NO_BOOK_HERE) {
        uint32_t count = count_books(turn, turn->at_start.unit_region[id]);
        add(to, (law_fact){.kind = LAW_FACT_BOOKS_HERE, .rule = "J3.4", .strength = count});
    } else if (unit->illegal == LAW_REASON_SAME_AGE) {
        uint32_t book = book_meant(turn, id);
        add(to, (law_fact){.kind = LAW_FACT_LEADS_TO,
                           .rule = "J3.4",
                           .symbol = {book},
                           .region = {law__link_region(turn, book)}});
    }
}

static void add_doing(list *to, const law_turn *turn, uint32_t whom, const char *rule)
{
    const law__unit *other = &turn->units[whom];
    add(to, (law_fact){.kind = LAW_FACT_DOING,
                       .rule = rule,
                       .unit = {whom},
                       .region = {other->target},
                       .type = (law_order_type)other->acts});
}

static void add_cutters(list *to, const law_turn *turn, uint32_t id)
{
    const law_order *order = &turn->units[id].order;
    const uint32_t *owner = turn->at_start.unit_owner, *region = turn->at_start.unit_region;
    uint32_t into = order->action == LAW_STAY ? region[order->other.id] : order->to.id;
    uint32_t entrant = turn->regions[region[id]].first_entrant, count = 0;
    for (; entrant != 0 && count < LAW_FACT_ENTRANT_COUNT_MAX;
         entrant = turn->units[entrant].next_entrant) {
        if (owner[entrant] == owner[id] || region[entrant] == into)
            continue;
        add_unit(to, LAW_FACT_CUT_BY, "J3.9", entrant, 0);
        count++;
    }
}

static void add_about_order(list *to, const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (law__enters(unit)) {
        if (unit->acts == LAW_LINK)
            add(to, (law_fact){.kind = LAW_FACT_LEADS_TO,
                               .rule = "J3.4",
                               .symbol = {unit->book},
                               .region = {unit->target}});
        add_entrants(to, turn, unit->target, id, LAW_FACT_OPPOSED_BY);
        add_occupant(to, turn, id);
        add_cargo(to, turn, id);
    } else if (unit->acts == LAW_TRANSFER && unit->receives) {
        add(to, (law_fact){.kind = LAW_FACT_RECEIVED_BY,
                           .rule = "J3.6",
                           .unit = unit->order.other,
                           .symbol = {unit->book}});
    } else if (unit->acts == LAW_TRANSFER) {
        add_doing(to, turn, unit->order.other.id, "J3.6");
    } else if (unit->acts == LAW_REINFORCE && unit->reinforcement == LAW_REASON_NOT_MATCHED) {
        add_doing(to, turn, unit->order.other.id, "J3.8");
    } else if (unit->acts == LAW_REINFORCE && unit->reinforcement == LAW_REASON_CUT) {
        add_cutters(to, turn, id);
    }
}

/* What came at the unit where it stands. */
static void add_attack(list *to, const law_turn *turn, uint32_t id)
{
    uint32_t home = turn->at_start.unit_region[id];
    const law__region *region = &turn->regions[home];
    if (!region->holds)
        return;
    entrants e = entrants_of(turn, home);
    for (uint32_t entrant = take_entrant(&e); entrant != 0; entrant = take_entrant(&e)) {
        bool is_winner = entrant == region->winner;
        add_unit(to, is_winner ? LAW_FACT_DISPLACED_BY : LAW_FACT_ATTACKED_BY,
                 is_winner ? "J4.7" : "J4.4", entrant, turn->units[entrant].strength);
    }
}

static void add_flight(list *to, const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (!unit->flees || turn->phase == LAW_PHASE_FLEE)
        return;
    if (unit->collided_with != 0)
        add_unit(to, LAW_FACT_COLLIDED_WITH, "J5.4", unit->collided_with, 0);
    if (unit->ends == 0 && !law__is_lost_in_collision(turn, unit))
        add(to, (law_fact){.kind = LAW_FACT_NO_PLACE_TO_FLEE, .rule = "J5.5"});
    if (unit->ends != 0)
        add(to,
            (law_fact){.kind = unit->fled_through != 0 ? LAW_FACT_FLED_THROUGH : LAW_FACT_FLED_TO,
                       .rule = unit->fled_round != 0 ? "J5.1" : "J5.4",
                       .symbol = {unit->fled_through},
                       .region = {unit->ends},
                       .strength = unit->fled_round});
}

size_t law_turn_facts(const law_turn *turn, law_unit unit, law_fact *facts, size_t capacity)
{
    if (unit.id < 1 || unit.id > turn->unit_count || turn->phase == LAW_PHASE_ORDERS)
        return 0;
    list to = {.facts = facts, .capacity = capacity};
    add_why_illegal(&to, turn, unit.id);
    add_reinforcers(&to, turn, unit.id);
    add_about_order(&to, turn, unit.id);
    add_attack(&to, turn, unit.id);
    add_flight(&to, turn, unit.id);
    return to.count;
}
