/* A paradox: two worlds are worked out, one in which a convoy that is in it succeeds and one in
 * which it fails. What differs between them hangs on that convoy, and it on some of that: the ring
 * that is told goes from the convoy over what differs back to it. A link of it stands where one
 * decision, with all else as in a world, turns with the other. */
#include <string.h>

#include "dip_facts.h"

enum { NONE = LAW__DIP_NONE, CONVOYS_MAX = 8 };

/* A decision of a unit: a node of the ring. Whether a convoy succeeds is its PATH, or, where the
 * army else goes by land, its WAY. */
enum { MOVES, PATH, WAY, COUNTS, NODE_KINDS };
enum { NODES = NODE_KINDS * LAW__DIP_UNITS };

typedef struct {
    law__dip_turn worlds[2];    /* the convoy fails, succeeds */
    law__dip_answer follows[2]; /* what would become of it then */
    uint16_t differing[NODES], from[NODES], ring[NODES];
    bool is_known[NODES];
    unsigned differing_count, ring_length;
} ring_search;

static bool is_support(const law__dip_turn *turn, unsigned unit)
{
    return turn->kind[unit] == LAW_DIP_SUPPORT_HOLD || turn->kind[unit] == LAW_DIP_SUPPORT_MOVE;
}

static uint8_t *decision_of(law__dip_turn *turn, unsigned node)
{
    unsigned unit = node / NODE_KINDS;
    switch (node % NODE_KINDS) {
    case MOVES:
        return &turn->moves[unit];
    case PATH:
        return &turn->has_path[unit];
    case WAY:
        return &turn->is_by_convoy[unit];
    default:
        return &turn->counts[unit];
    }
}

/* Whether a unit has a decision of that kind. */
static bool is_decision(const law__dip_turn *turn, unsigned node)
{
    unsigned unit = node / NODE_KINDS;
    return node % NODE_KINDS == COUNTS ? is_support(turn, unit) : turn->kind[unit] == LAW_DIP_MOVE;
}

static law__dip_answer judge(const law__dip_turn *turn, unsigned node)
{
    unsigned unit = node / NODE_KINDS;
    switch (node % NODE_KINDS) {
    case MOVES:
        return law__dip_judge_move(turn, unit);
    case PATH:
    case WAY:
        return law__dip_judge_path(turn, unit);
    default:
        return law__dip_judge_support(turn, unit);
    }
}

/* ---- Worlds ---- */

static bool is_open(law__dip_turn *turn, unsigned node)
{
    return is_decision(turn, node) && *decision_of(turn, node) == LAW__DIP_OPEN;
}

static bool is_convoy(unsigned node)
{
    return node % NODE_KINDS == PATH || node % NODE_KINDS == WAY;
}

/* The decision about the convoy of an army in a turn where that is open. */
static unsigned convoy_of(const law__dip_turn *open, unsigned army)
{
    return army * NODE_KINDS + (open->is_by_convoy[army] == LAW__DIP_OPEN ? WAY : PATH);
}

/* Takes the decisions that follow; returns whether all are taken. */
static bool settle(law__dip_turn *turn)
{
    bool is_going_on = true, is_whole = false;
    while (is_going_on) {
        is_going_on = false;
        is_whole = true;
        for (unsigned node = 0; node < turn->count * NODE_KINDS; node++) {
            if (!is_open(turn, node))
                continue;
            law__dip_answer answer = judge(turn, node);
            *decision_of(turn, node) = (uint8_t)answer;
            is_going_on = is_going_on || answer != LAW__DIP_OPEN;
            is_whole = is_whole && answer != LAW__DIP_OPEN;
        }
    }
    return is_whole;
}

/* The same, and rings of moves succeed, where no convoy is open. */
static bool settle_all(law__dip_turn *turn)
{
    while (!settle(turn)) {
        for (unsigned node = 0; node < turn->count * NODE_KINDS; node++) {
            if (is_convoy(node) && is_open(turn, node))
                return false;
        }
        if (!law__dip_break_circle(turn))
            return false;
    }
    return true;
}

/* The turn before the paradox was decided: of its units nothing is that does not follow. */
static void reopen(law__dip_turn *turn, law__dip_facts *list, unsigned paradox)
{
    law__dip_read(turn, list->turn.map, &list->turn.rules, list->turn.units, list->turn.orders,
                  list->turn.count);
    for (unsigned node = 0; node < turn->count * NODE_KINDS; node++) {
        unsigned unit = node / NODE_KINDS;
        if (list->verdicts[unit].paradox == paradox || !is_open(turn, node))
            continue;
        *decision_of(turn, node) = *decision_of(&list->turn, node);
    }
    settle(turn);
}

static unsigned find_convoys(law__dip_turn *turn, uint8_t *convoys)
{
    unsigned count = 0;
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (is_open(turn, convoy_of(turn, unit)))
            convoys[count++] = (uint8_t)unit;
    }
    return count;
}

/* In how many ways can convoys succeed and fail so that each does what follows from all? */
static unsigned count_outcomes(const law__dip_turn *open, const uint8_t *convoys, unsigned count)
{
    unsigned outcomes = 0;
    for (unsigned way = 0; way < 1U << count; way++) {
        law__dip_turn turn = *open;
        for (unsigned i = 0; i < count; i++)
            *decision_of(&turn, convoy_of(open, convoys[i])) =
                way >> i & 1 ? LAW__DIP_YES : LAW__DIP_NO;
        bool is_right = settle_all(&turn);
        for (unsigned i = 0; i < count; i++)
            is_right = is_right && (uint8_t)law__dip_judge_path(&turn, convoys[i]) ==
                                       *decision_of(&turn, convoy_of(open, convoys[i]));
        outcomes += is_right;
    }
    return outcomes;
}

/* ---- The ring ---- */

/* The decisions of a world with another's for one. */
static law__dip_answer judge_with(law__dip_turn *turn, unsigned node, unsigned other,
                                  uint8_t decision)
{
    uint8_t before = *decision_of(turn, other);
    *decision_of(turn, other) = decision;
    law__dip_answer answer = judge(turn, node);
    *decision_of(turn, other) = before;
    return answer;
}

/* Does a decision turn with another one, in either world? */
static bool hangs_on(ring_search *search, unsigned node, unsigned other)
{
    for (unsigned i = 0; i < 2; i++) {
        law__dip_turn *world = &search->worlds[i];
        uint8_t decision = *decision_of(&search->worlds[1 - i], other);
        if (judge_with(world, node, other, decision) != judge(world, node))
            return true;
    }
    return false;
}

/* Of a decision that turns only with several others: going from one world to the other by one
 * decision after another, the one with which it turns. */
static unsigned turning_point(ring_search *search, unsigned node)
{
    law__dip_turn mixed = search->worlds[0];
    law__dip_answer before = judge(&mixed, node);
    for (unsigned i = 0; i < search->differing_count; i++) {
        unsigned other = search->differing[i];
        *decision_of(&mixed, other) = *decision_of(&search->worlds[1], other);
        if (other != node && judge(&mixed, node) != before)
            return other;
    }
    return NODES;
}

static void find_differing(ring_search *search)
{
    for (unsigned node = 0; node < search->worlds[0].count * NODE_KINDS; node++) {
        if (is_decision(&search->worlds[0], node) &&
            *decision_of(&search->worlds[0], node) != *decision_of(&search->worlds[1], node))
            search->differing[search->differing_count++] = (uint16_t)node;
    }
}

/* Puts down the ring that was closed by a link from `last` to the start. */
static void close_ring(ring_search *search, unsigned start, unsigned last)
{
    unsigned length = 1;
    for (unsigned node = last; node != start; node = search->from[node])
        length++;
    search->ring_length = length;
    for (unsigned node = last; length-- > 0; node = search->from[node])
        search->ring[length] = (uint16_t)node;
}

/* The shortest ring of links from a convoy's decision back to it. */
static bool find_ring(ring_search *search, unsigned start)
{
    uint16_t queue[NODES];
    unsigned head = 0, tail = 0;
    find_differing(search);
    search->is_known[start] = true;
    queue[tail++] = (uint16_t)start;
    while (head < tail) {
        unsigned node = queue[head++], point = NODES;
        bool has_link = false;
        for (unsigned i = 0; i < search->differing_count && !has_link; i++)
            has_link = search->differing[i] != node && hangs_on(search, node, search->differing[i]);
        if (!has_link)
            point = turning_point(search, node);
        for (unsigned i = 0; i < search->differing_count; i++) {
            unsigned other = search->differing[i];
            if (other == node || (has_link ? !hangs_on(search, node, other) : other != point))
                continue;
            if (other == start) {
                close_ring(search, start, node);
                return true;
            }
            if (search->is_known[other])
                continue;
            search->is_known[other] = true;
            search->from[other] = (uint16_t)node;
            queue[tail++] = (uint16_t)other;
        }
    }
    return false;
}

/* Works out both worlds of a convoy; false where they leave something open. */
static bool find_worlds(ring_search *search, const law__dip_turn *open, unsigned army)
{
    for (unsigned i = 0; i < 2; i++) {
        search->worlds[i] = *open;
        *decision_of(&search->worlds[i], convoy_of(open, army)) =
            i == 0 ? LAW__DIP_NO : LAW__DIP_YES;
        if (!settle_all(&search->worlds[i]))
            return false;
        search->follows[i] = law__dip_judge_path(&search->worlds[i], army);
    }
    return search->follows[0] != search->follows[1];
}

/* ---- What is told ---- */

static void add_link(law__dip_facts *list, unsigned node, unsigned next)
{
    const law__dip_turn *turn = &list->turn;
    unsigned unit = node / NODE_KINDS, other = next / NODE_KINDS;
    bool is_about_convoy = is_convoy(next);
    if (is_convoy(node)) {
        unsigned fleet = turn->unit_at[turn->to[other]];
        law__dip_add(list, law__dip_fact(LAW_DIP_NEEDS_FLEET_FACT, unit, fleet));
        law__dip_add_at(list, LAW_DIP_FLEET_FALLS_FACT, fleet, other, turn->to[other]);
    } else if (node % NODE_KINDS == COUNTS) {
        law__dip_add_at(list,
                        is_about_convoy ? LAW_DIP_SUPPORT_HANGS_FACT : LAW_DIP_SUPPORT_FALLS_FACT,
                        unit, other, turn->at[unit]);
    } else {
        law_dip_fact_kind kind = LAW_DIP_NEEDS_LEAVING_FACT;
        if (next % NODE_KINDS == COUNTS)
            kind =
                turn->of[other] == unit ? LAW_DIP_NEEDS_SUPPORT_FACT : LAW_DIP_FACES_SUPPORT_FACT;
        else if (is_about_convoy)
            kind = other == unit ? LAW_DIP_NEEDS_CONVOY_FACT : LAW_DIP_FACES_CONVOY_FACT;
        law_dip_fact fact = law__dip_fact(kind, unit, other == unit ? (unsigned)NONE : other);
        fact.place.id = (uint16_t)(turn->to[unit] + 1);
        fact.third = kind == LAW_DIP_FACES_SUPPORT_FACT ? turn->of[other] : (uint8_t)NONE;
        law__dip_add(list, fact);
    }
}

static void add_decision(law__dip_facts *list, unsigned node, bool is_so)
{
    static const law_dip_fact_kind kinds[NODE_KINDS][2] = {
        [MOVES] = {LAW_DIP_THEN_STAYS_FACT, LAW_DIP_THEN_MOVES_FACT},
        [PATH] = {LAW_DIP_THEN_FAILS_FACT, LAW_DIP_THEN_SUCCEEDS_FACT},
        [WAY] = {LAW_DIP_THEN_FAILS_FACT, LAW_DIP_THEN_SUCCEEDS_FACT},
        [COUNTS] = {LAW_DIP_THEN_CUT_FACT, LAW_DIP_THEN_COUNTS_FACT}};
    unsigned unit = node / NODE_KINDS, kind = node % NODE_KINDS;
    law_dip_fact fact = law__dip_fact(kinds[kind][is_so], unit, NONE);
    if (kind == MOVES)
        fact.place.id = (uint16_t)(list->turn.to[unit] + 1);
    law__dip_add(list, fact);
}

/* What follows where the convoy succeeds, or fails: the ring backwards. */
static void add_world(law__dip_facts *list, ring_search *search, unsigned which)
{
    unsigned army = search->ring[0] / NODE_KINDS;
    law_dip_fact_kind kind = which == 1 ? LAW_DIP_IF_SUCCEEDS_FACT : LAW_DIP_IF_FAILS_FACT;
    law__dip_add(list, law__dip_fact(kind, army, NONE));
    list->depth++;
    for (unsigned i = search->ring_length; i-- > 1;) {
        uint8_t decision = *decision_of(&search->worlds[which], search->ring[i]);
        add_decision(list, search->ring[i], decision == LAW__DIP_YES);
    }
    bool succeeds = search->follows[which] == LAW__DIP_YES;
    add_decision(list, search->ring[0], succeeds);
    law__dip_add(list, law__dip_fact(succeeds == (which == 1) ? LAW_DIP_AS_SUPPOSED_FACT
                                                              : LAW_DIP_CONTRADICTION_FACT,
                                     NONE, NONE));
    list->depth--;
}

static void add_outcomes(law__dip_facts *list, unsigned outcomes)
{
    law_dip_fact fact = law__dip_fact(LAW_DIP_SEVERAL_OUTCOMES_FACT, NONE, NONE);
    if (outcomes < 2)
        fact.kind = outcomes == 0 ? LAW_DIP_NO_OUTCOME_FACT : LAW_DIP_ONE_OUTCOME_FACT;
    else
        fact.strength = (uint8_t)outcomes;
    law__dip_add(list, fact);
}

static void add_ring(law__dip_facts *list, const law__dip_turn *open, unsigned army)
{
    ring_search search;
    memset(&search, 0, sizeof search);
    if (!find_worlds(&search, open, army) || !find_ring(&search, convoy_of(open, army)))
        return;
    for (unsigned i = 0; i < search.ring_length; i++)
        add_link(list, search.ring[i], search.ring[(i + 1) % search.ring_length]);
    add_world(list, &search, 1);
    add_world(list, &search, 0);
}

void law__dip_add_paradox(law__dip_facts *list, unsigned unit)
{
    unsigned paradox = list->verdicts[unit].paradox;
    if (paradox == 0)
        return;
    law__dip_turn open;
    uint8_t convoys[LAW__DIP_UNITS];
    reopen(&open, list, paradox);
    unsigned count = find_convoys(&open, convoys);
    bool is_in_it = false;
    for (unsigned i = 0; i < count; i++) {
        if (convoys[i] == unit)
            is_in_it = true;
    }
    for (unsigned i = 0; i < count; i++)
        law__dip_add_at(list, is_in_it ? LAW_DIP_IN_PARADOX_FACT : LAW_DIP_PART_OF_PARADOX_FACT,
                        convoys[i], NONE, open.to[convoys[i]]);
    if (!is_in_it)
        return;
    list->depth++;
    add_ring(list, &open, unit);
    if (count <= CONVOYS_MAX)
        add_outcomes(list, count_outcomes(&open, convoys, count));
    law__dip_add(list, law__dip_fact(LAW_DIP_BY_RULE_FACT, unit, NONE));
    list->depth--;
}
