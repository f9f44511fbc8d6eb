/* The facts behind verdicts of Diplomacy, on small random boards, dense with convoys and cuts: each
 * is held against the orders and verdicts that it is about; strengths add up, and the verdict
 * follows from them; routes are routes; the links of a paradox's ring make a ring. What is said to
 * follow if a convoy succeeds or fails is compared with what the adjudicator makes of the same
 * orders where it does so for certain: with a further fleet on a sea that nobody reaches, or with
 * the fleets of its convoy held back.
 *
 * More positions: LAWSPEAKER_GAMES=N; other ones: LAWSPEAKER_FIRST_SEED=N. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <lawspeaker/diplomacy.h>

enum { PROVINCES = 14, SEAS = 5, UNITS_MAX = 13, POWERS = 3, FORCED_MAX = 4, FACTS_MAX = 256 };
enum { PLACES_MAX = PROVINCES + FORCED_MAX, ALL_MAX = UNITS_MAX + FORCED_MAX };
/* There is room for LAW_DIP_NO_UNIT, where nothing stands: so what a fact does not name can be
 * looked at, too. */
enum { ROOM = LAW_DIP_NO_UNIT + 1 };
_Static_assert((int)ALL_MAX < (int)ROOM, "no unit is called so");

typedef struct {
    law_dip_map *map;
    bool by_land[PROVINCES][PROVINCES], by_sea[PROVINCES][PROVINCES];
    law_dip_rules rules;
    law_dip_unit units[ROOM];
    law_dip_order orders[ROOM];
    law_dip_verdict verdicts[ROOM];
    unsigned count, seed, planted; /* the first units make a paradox, or nearly */
} position;

/* ---- Chance ---- */

static uint64_t chance;

static unsigned draw(unsigned bound)
{
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(chance >> 33) % bound;
}

/* ---- Boards and orders ---- */

static unsigned at(const position *p, unsigned unit)
{
    return p->units[unit].at.id - 1U;
}

static unsigned to(const position *p, unsigned unit)
{
    return p->orders[unit].to.id - 1U;
}

static bool is_move(const position *p, unsigned unit)
{
    return p->orders[unit].kind == LAW_DIP_MOVE;
}

static law_dip_place place(unsigned province)
{
    return (law_dip_place){(uint16_t)(province + 1)};
}

static void draw_borders(position *p)
{
    for (unsigned i = 0; i < PROVINCES; i++) {
        for (unsigned j = i + 1; j < PROVINCES; j++) {
            p->by_sea[i][j] = p->by_sea[j][i] = draw(100) < (i < SEAS && j < SEAS ? 60U : 45U);
            p->by_land[i][j] = p->by_land[j][i] = i >= SEAS && draw(100) < 45;
        }
    }
}

/* The board; for each of some armies with a further sea between where it is and where it goes. */
static law_dip_map *make_map(const position *p, const unsigned *armies, unsigned army_count)
{
    law_dip_map_builder *builder;
    law_dip_map *map;
    char name[16];
    assert_int_equal(law_dip_map_begin(&builder, NULL, NULL), LAW_OK);
    for (unsigned i = 0; i < POWERS; i++) {
        snprintf(name, sizeof name, "w%u", i);
        law_dip_map_add_power(builder, name);
    }
    for (unsigned i = 0; i < PROVINCES + army_count; i++) {
        snprintf(name, sizeof name, "p%u", i);
        bool is_sea = i < SEAS || i >= PROVINCES;
        law_dip_map_add_province(builder, name, is_sea ? LAW_DIP_SEA : LAW_DIP_COAST);
    }
    for (unsigned i = 0; i < PROVINCES; i++) {
        for (unsigned j = i + 1; j < PROVINCES; j++) {
            if (p->by_sea[i][j])
                law_dip_map_add_fleet_border(builder, place(i), place(j));
            if (p->by_land[i][j])
                law_dip_map_add_army_border(builder, place(i), place(j));
        }
    }
    for (unsigned i = 0; i < army_count; i++) {
        law_dip_map_add_fleet_border(builder, place(PROVINCES + i), place(at(p, armies[i])));
        law_dip_map_add_fleet_border(builder, place(PROVINCES + i), place(to(p, armies[i])));
    }
    assert_int_equal(law_dip_map_finish(&map, builder, NULL), LAW_OK);
    law_dip_map_builder_destroy(builder);
    return map;
}

static unsigned plant(position *p, unsigned power, unsigned province, law_dip_type type,
                      law_dip_order order)
{
    p->units[p->count] = (law_dip_unit){{(uint16_t)power}, place(province), type};
    p->orders[p->count] = order;
    return p->count++;
}

static void join(position *p, unsigned sea, unsigned province)
{
    p->by_sea[sea][province] = p->by_sea[province][sea] = true;
}

/* An army that goes over a sea from one coast to another, where a fleet is attacked; what a unit
 * there and one in `stand` do decides whether the fleet stays. `stand` is the army's own goal, or
 * that of another one. */
static void plant_convoy(position *p, unsigned sea, unsigned first_coast, unsigned stand)
{
    unsigned from = first_coast, goal = first_coast + 1, rival = first_coast + 2;
    unsigned friend = 1 + draw(2), other_sea = sea + 2;
    join(p, sea, from);
    join(p, sea, goal);
    join(p, sea, rival);
    join(p, sea, stand);
    join(p, sea, other_sea);
    p->by_land[from][goal] = p->by_land[goal][from] = false;
    law_dip_order attack = {.kind = LAW_DIP_MOVE, .to = place(sea)};
    law_dip_order support = {LAW_DIP_SUPPORT_MOVE, place(other_sea), place(sea), false};
    law_dip_order keep = {.kind = LAW_DIP_SUPPORT_HOLD, .of = place(sea)};
    plant(p, friend, from, LAW_DIP_ARMY, (law_dip_order){.kind = LAW_DIP_MOVE, .to = place(goal)});
    plant(p, friend, sea, LAW_DIP_FLEET,
          (law_dip_order){LAW_DIP_CONVOY, place(from), place(goal), false});
    plant(p, 3, other_sea, LAW_DIP_FLEET, attack);
    bool is_for = draw(2) == 0;
    plant(p, 3, stand, LAW_DIP_FLEET, is_for ? support : keep);
    if (!is_for || draw(3) == 0)
        plant(p, 3, rival, LAW_DIP_FLEET, is_for ? attack : support);
}

static void plant_paradox(position *p)
{
    unsigned first = SEAS, second = SEAS + 3;
    unsigned kind = draw(4);
    if (kind == 0)
        plant_convoy(p, 0, first, first + 1);
    if (kind == 1) {
        plant_convoy(p, 0, first, second + 1);
        plant_convoy(p, 1, second, first + 1);
    }
    p->planted = p->count;
}

static bool is_free(const position *p, unsigned province)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (at(p, i) == province)
            return false;
    }
    return true;
}

static void place_units(position *p)
{
    unsigned wanted = p->count + 3 + draw(UNITS_MAX - 5);
    while (p->count < wanted && p->count < UNITS_MAX) {
        unsigned province = draw(PROVINCES);
        if (is_free(p, province))
            plant(p, 1 + draw(POWERS), province,
                  province < SEAS || draw(5) == 0 ? LAW_DIP_FLEET : LAW_DIP_ARMY,
                  (law_dip_order){.kind = LAW_DIP_HOLD});
    }
}

static bool supports(const position *p, unsigned unit, unsigned other)
{
    const law_dip_order *order = &p->orders[unit], *its = &p->orders[other];
    if (order->kind == LAW_DIP_SUPPORT_HOLD)
        return order->of.id == p->units[other].at.id;
    return order->kind == LAW_DIP_SUPPORT_MOVE && order->of.id == p->units[other].at.id &&
           its->kind == LAW_DIP_MOVE && order->to.id == its->to.id;
}

static bool convoys(const position *p, unsigned fleet, unsigned army)
{
    const law_dip_order *order = &p->orders[fleet];
    return order->kind == LAW_DIP_CONVOY && order->of.id == p->units[army].at.id &&
           is_move(p, army) && order->to.id == p->orders[army].to.id;
}

/* How much a unit's order has to do with another unit. */
static unsigned bearing(const position *p, unsigned unit, unsigned other)
{
    const law_dip_order *order = &p->orders[unit], *its = &p->orders[other];
    if (supports(p, unit, other) || convoys(p, unit, other))
        return 2;
    if (order->kind != LAW_DIP_MOVE || order->to.id != p->units[other].at.id)
        return 0;
    bool is_support = its->kind == LAW_DIP_SUPPORT_HOLD || its->kind == LAW_DIP_SUPPORT_MOVE;
    bool is_turned = its->kind == LAW_DIP_SUPPORT_MOVE || its->kind == LAW_DIP_MOVE;
    unsigned sum = is_support || its->kind == LAW_DIP_CONVOY ? 2 : 1;
    return is_turned && its->to.id == p->units[unit].at.id ? sum + 2 : sum;
}

static unsigned density(const position *p)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < p->count; i++) {
        for (unsigned j = 0; j < p->count; j++)
            sum += bearing(p, i, j);
    }
    return sum;
}

static void give_orders(position *p)
{
    static law_dip_order all[100000];
    uint32_t starts[UNITS_MAX + 1];
    size_t total;
    assert_int_equal(law_dip_legal_orders(&total, all, sizeof all / sizeof *all, starts, p->map,
                                          p->units, p->count, NULL),
                     LAW_OK);
    assert_true(total <= sizeof all / sizeof *all);
    unsigned best = 0, steps = p->planted < p->count ? draw(200) : 0;
    unsigned first = p->planted > 0 && draw(4) == 0 ? draw(p->planted) : p->planted;
    for (unsigned i = first; i < p->count; i++)
        p->orders[i] = all[starts[i] + draw(starts[i + 1] - starts[i])];
    for (unsigned step = 0; step < steps; step++) {
        unsigned i = p->planted + draw(p->count - p->planted);
        law_dip_order before = p->orders[i];
        p->orders[i] = all[starts[i] + draw(starts[i + 1] - starts[i])];
        unsigned now = density(p);
        if (now >= best)
            best = now;
        else
            p->orders[i] = before;
    }
}

static void make_position(position *p, unsigned seed)
{
    memset(p, 0, sizeof *p);
    chance = seed * UINT64_C(7919);
    p->seed = seed;
    p->rules = law_dip_rules_standard();
    p->rules.near_convoy = LAW_DIP_VIA_ONLY;
    p->rules.paradox = (law_dip_paradox)(draw(2) * draw(LAW_DIP_PARADOX_COUNT));
    p->rules.paradox_backup = (law_dip_paradox_backup)draw(LAW_DIP_PARADOX_BACKUP_COUNT);
    p->rules.dislodged_keeps_none_out = draw(8) == 0;
    p->rules.failed_convoy =
        draw(4) == 0 ? (law_dip_failed_convoy)draw(LAW_DIP_FAILED_CONVOY_COUNT) : LAW_DIP_STAYS;
    p->rules.all_routes_needed = draw(8) == 0;
    p->rules.own_attack_cuts = draw(8) == 0;
    draw_borders(p);
    plant_paradox(p);
    p->map = make_map(p, NULL, 0);
    place_units(p);
    give_orders(p);
    assert_int_equal(
        law_dip_move(p->verdicts, NULL, p->map, &p->rules, p->units, p->orders, p->count, NULL),
        LAW_OK);
}

/* ---- Faults ---- */

static void tell(const position *p, unsigned unit, const char *what)
{
    static const char *const kinds[] = {"H", "-", "S", "S-", "C"};
    law_dip_fact facts[FACTS_MAX];
    size_t total;
    char text[512];
    print_error("seed %u, unit %u: %s\n", p->seed, unit, what);
    for (unsigned i = 0; i < p->count; i++)
        print_error("  %u: w%u %c p%u %s of %d to %d%s: %s%s\n", i, p->units[i].power.id - 1U,
                    "AF"[p->units[i].type], at(p, i), kinds[p->orders[i].kind],
                    (int)p -> orders[i].of.id - 1, (int)p->orders[i].to.id - 1,
                    p->orders[i].is_via ? " via" : "", law_dip_reason_name(p->verdicts[i].reason),
                    p->verdicts[i].is_dislodged ? ", dislodged" : "");
    law_dip_facts(facts, FACTS_MAX, &total, p->verdicts, p->map, &p->rules, p->units, p->orders,
                  p->count, unit, NULL);
    for (size_t i = 0; i < total && i < FACTS_MAX; i++) {
        law_dip_fact_text(text, sizeof text, &facts[i], p->map, &p->rules, p->units, p->count);
        print_error("  %*s%s\n", 2 * facts[i].depth, "", text);
    }
    fail();
}

/* ---- Each fact by itself ---- */

static bool has_moved(const position *p, unsigned unit)
{
    return is_move(p, unit) && p->verdicts[unit].result == LAW_DIP_SUCCEEDED;
}

static bool goes_to(const position *p, unsigned unit, unsigned province)
{
    return is_move(p, unit) && to(p, unit) == province;
}

static bool is_own(const position *p, unsigned a, unsigned b)
{
    return p->units[a].power.id == p->units[b].power.id;
}

static bool fails_by_convoy(const position *p, unsigned army)
{
    law_dip_reason reason = p->verdicts[army].reason;
    return reason == LAW_DIP_NO_CONVOY_REASON || reason == LAW_DIP_DISRUPTED_REASON ||
           reason == LAW_DIP_PARADOX_REASON;
}

static bool is_route(const position *p, const law_dip_fact *fact, unsigned army)
{
    unsigned last = at(p, army);
    for (unsigned i = 0; i < fact->route_length; i++) {
        unsigned fleet = fact->route[i];
        if (!convoys(p, fleet, army) || !p->by_sea[last][at(p, fleet)])
            return false;
        for (unsigned j = i + 2; j < fact->route_length; j++) {
            if (p->by_sea[at(p, fleet)][at(p, fact->route[j])])
                return false; /* what is between them could be left out */
        }
        last = at(p, fleet);
    }
    return fact->route_length > 0 && p->by_sea[last][to(p, army)];
}

static bool is_route_as_told(const position *p, const law_dip_fact *fact, unsigned army)
{
    unsigned dislodged = 0;
    bool is_named = false;
    for (unsigned i = 0; i < fact->route_length; i++) {
        dislodged += p->verdicts[fact->route[i]].is_dislodged;
        is_named = is_named || fact->route[i] == fact->unit;
    }
    if (fact->kind == LAW_DIP_ROUTE_WHOLE_FACT)
        return is_route(p, fact, army) && dislodged == 0 && fact->unit == army;
    return is_route(p, fact, army) && is_named && p->verdicts[fact->unit].attacker == fact->other;
}

/* A support counts also where an army dislodges the supporter that the rule of a book does not let
 * cut it. */
static bool counts(const position *p, unsigned unit)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    bool is_book = p->rules.paradox != LAW_DIP_SZYKMAN && p->rules.paradox != LAW_DIP_ALL_HOLD;
    return verdict->result == LAW_DIP_SUCCEEDED ||
           (is_book && verdict->is_dislodged && p->verdicts[verdict->attacker].is_by_convoy);
}

/* Is a fact that a unit's strength rests on, or what meets it, as orders and verdicts are? */
static bool is_strength_true(const position *p, const law_dip_fact *fact)
{
    unsigned unit = fact->unit, other = fact->other, where = fact->place.id - 1U;
    const law_dip_verdict *verdict = &p->verdicts[unit];
    switch (fact->kind) {
    case LAW_DIP_ATTACK_FACT:
        return goes_to(p, unit, where) && !fails_by_convoy(p, unit);
    case LAW_DIP_NOT_THERE_FACT:
        return goes_to(p, unit, where) && fails_by_convoy(p, unit);
    case LAW_DIP_BEATEN_FACT:
        return goes_to(p, unit, where) && at(p, other) == where && verdict->attacker == other;
    case LAW_DIP_HOLD_FACT:
        return at(p, unit) == where && verdict->strength == fact->strength &&
               (!is_move(p, unit) || verdict->result == LAW_DIP_VOID);
    case LAW_DIP_STUCK_FACT:
        return at(p, unit) == where && is_move(p, unit) && verdict->result == LAW_DIP_FAILED;
    case LAW_DIP_LEAVES_FACT:
        return at(p, unit) == where && has_moved(p, unit);
    case LAW_DIP_HEAD_ON_FACT:
        return at(p, unit) == where && goes_to(p, unit, at(p, other)) && goes_to(p, other, where);
    case LAW_DIP_OWN_STAYS_FACT:
        return at(p, unit) == where;
    case LAW_DIP_DISLODGES_FACT:
        return p->verdicts[other].attacker == unit && fact->strength == verdict->strength;
    case LAW_DIP_SUPPORT_FACT:
        return supports(p, unit, other) && counts(p, unit);
    case LAW_DIP_SUPPORT_OWN_FACT:
        return is_own(p, unit, other) && counts(p, unit);
    case LAW_DIP_SUPPORT_CUT_FACT:
        return verdict->reason == LAW_DIP_CUT_REASON && verdict->by == other &&
               goes_to(p, other, at(p, unit));
    case LAW_DIP_SUPPORT_LOST_FACT:
        return verdict->attacker == other && verdict->reason == LAW_DIP_DISLODGED_REASON;
    case LAW_DIP_SUPPORT_VOID_FACT:
        return verdict->result == LAW_DIP_VOID && verdict->reason == fact->reason &&
               p->orders[unit].of.id == p->units[other].at.id;
    default:
        return true;
    }
}

/* Is a support for an attack on a fleet of an army's convoy? */
static bool supports_against(const position *p, unsigned support, unsigned army)
{
    for (unsigned fleet = 0; fleet < p->count; fleet++) {
        if (convoys(p, fleet, army) && p->verdicts[army].is_by_convoy &&
            p->orders[support].kind == LAW_DIP_SUPPORT_MOVE && to(p, support) == at(p, fleet))
            return true;
    }
    return false;
}

static bool is_cut_true(const position *p, const law_dip_fact *fact)
{
    unsigned unit = fact->unit, other = fact->other;
    const law_dip_verdict *verdict = &p->verdicts[unit];
    bool comes = fact->kind >= LAW_DIP_CUT_FACT && fact->kind <= LAW_DIP_CUT_NOT_THERE_FACT &&
                 goes_to(p, other, at(p, unit));
    switch (fact->kind) {
    case LAW_DIP_CUT_FACT:
        return comes && !is_own(p, unit, other) && !fails_by_convoy(p, other) &&
               verdict->result == LAW_DIP_FAILED;
    case LAW_DIP_CUT_BY_OWN_FACT:
        return comes && is_own(p, unit, other);
    case LAW_DIP_CUT_FROM_TARGET_FACT:
        return comes && at(p, other) == to(p, unit);
    case LAW_DIP_CUT_SPARED_FACT:
        return comes && p->rules.paradox != LAW_DIP_SZYKMAN &&
               (p->rules.paradox == LAW_DIP_RULE_1982 || supports_against(p, unit, other));
    case LAW_DIP_CUT_NOT_THERE_FACT:
        return comes && fails_by_convoy(p, other);
    case LAW_DIP_ARMY_ARRIVES_FACT:
        return convoys(p, unit, other) && has_moved(p, other);
    case LAW_DIP_ARMY_FAILS_FACT:
        return convoys(p, unit, other) && p->verdicts[other].reason == fact->reason &&
               p->verdicts[other].result == LAW_DIP_FAILED;
    default:
        return true;
    }
}

/* 1 and the supports that are told to count. */
static bool adds_up(const law_dip_fact *facts, size_t count, size_t index)
{
    unsigned sum = 1;
    for (size_t i = index + 1; i < count && facts[i].depth > facts[index].depth; i++)
        sum += facts[i].kind == LAW_DIP_SUPPORT_FACT;
    bool has_strength =
        facts[index].kind == LAW_DIP_ATTACK_FACT || facts[index].kind == LAW_DIP_HOLD_FACT ||
        facts[index].kind == LAW_DIP_HEAD_ON_FACT || facts[index].kind == LAW_DIP_DISLODGES_FACT;
    return facts[index].strength == (has_strength ? sum : 0) ||
           facts[index].kind == LAW_DIP_SEVERAL_OUTCOMES_FACT;
}

static void check_text(const position *p, unsigned unit, const law_dip_fact *fact)
{
    char text[512], cut[20];
    size_t length =
        law_dip_fact_text(text, sizeof text, fact, p->map, &p->rules, p->units, p->count);
    if (length != strlen(text) || length == 0 || strpbrk(text, "{}?") != NULL)
        tell(p, unit, text);
    size_t other = law_dip_fact_text(cut, sizeof cut, fact, p->map, &p->rules, p->units, p->count);
    if (other != length || strncmp(cut, text, sizeof cut - 1) != 0)
        tell(p, unit, "a sentence is cut in another way");
}

/* ---- What the verdict follows from ---- */

/* Whether the strengths told make a move succeed. */
static bool is_strongest(const law_dip_fact *facts, size_t count, unsigned unit)
{
    unsigned own = 0, against = 0;
    for (size_t i = 0; i < count; i++) {
        if (facts[i].depth > 0 || facts[i].kind == LAW_DIP_DISLODGES_FACT)
            continue;
        unsigned strength = facts[i].kind == LAW_DIP_STUCK_FACT ? 1 : facts[i].strength;
        if (facts[i].kind == LAW_DIP_ATTACK_FACT && facts[i].unit == unit)
            own = strength;
        else if (facts[i].unit != unit && strength > against &&
                 facts[i].kind != LAW_DIP_SEVERAL_OUTCOMES_FACT)
            against = strength;
    }
    return own > against;
}

static size_t count_kind(const law_dip_fact *facts, size_t count, law_dip_fact_kind kind)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++)
        found += facts[i].kind == kind;
    return found;
}

static bool is_on_route(const law_dip_fact *facts, size_t count, unsigned fleet)
{
    for (size_t i = 0; i < count; i++) {
        if (memchr(facts[i].route, (int)fleet, facts[i].route_length) != NULL)
            return true;
    }
    return false;
}

static void check_move(const position *p, unsigned unit, const law_dip_fact *facts, size_t count)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    size_t whole = count_kind(facts, count, LAW_DIP_ROUTE_WHOLE_FACT);
    size_t broken = count_kind(facts, count, LAW_DIP_ROUTE_BROKEN_FACT);
    size_t lost = count_kind(facts, count, LAW_DIP_FLEET_LOST_FACT);
    bool is_out = fails_by_convoy(p, unit);
    if (!is_out && verdict->is_by_convoy && (whole == 0 || lost > 0))
        tell(p, unit, "its convoy came about, and no route is told");
    if (verdict->reason == LAW_DIP_DISRUPTED_REASON && (whole > 0 || broken == 0) && lost == 0)
        tell(p, unit, "its convoy was disrupted, and not each route is broken");
    if (verdict->reason == LAW_DIP_DISRUPTED_REASON && !is_on_route(facts, count, verdict->by))
        tell(p, unit, "the fleet because of which its convoy was disrupted is on no route");
    if (verdict->reason == LAW_DIP_NO_CONVOY_REASON && whole + broken > 0)
        tell(p, unit, "it has no convoy, and a route is told");
    if (verdict->reason == LAW_DIP_ALL_HOLD_REASON)
        return;
    bool is_own_there = count_kind(facts, count, LAW_DIP_OWN_STAYS_FACT) > 0;
    if (is_own_there != (verdict->reason == LAW_DIP_OWN_UNIT_REASON))
        tell(p, unit, "an own unit stays there, or does not");
    if (is_strongest(facts, count, unit) != has_moved(p, unit))
        tell(p, unit, "the strengths told do not make the verdict");
    for (size_t i = 0; i < count; i++) {
        if (facts[i].kind == LAW_DIP_ATTACK_FACT && facts[i].unit == unit &&
            facts[i].strength != verdict->strength)
            tell(p, unit, "its strength is not that of the verdict");
    }
}

static void check_unit(const position *p, unsigned unit, const law_dip_fact *facts, size_t count)
{
    const law_dip_verdict *verdict = &p->verdicts[unit];
    for (size_t i = 0; i < count; i++) {
        const law_dip_fact *fact = &facts[i];
        bool is_one_of_routes =
            fact->kind == LAW_DIP_ROUTE_WHOLE_FACT || fact->kind == LAW_DIP_ROUTE_BROKEN_FACT;
        if (is_one_of_routes && !is_route_as_told(p, fact, unit))
            tell(p, unit, "a route is none, or not as told");
        if (!is_strength_true(p, fact) || !is_cut_true(p, fact))
            tell(p, unit, law_dip_fact_name(fact->kind));
        if (!adds_up(facts, count, i))
            tell(p, unit, "a strength does not add up");
        check_text(p, unit, fact);
    }
    if (verdict->is_dislodged != (count_kind(facts, count, LAW_DIP_DISLODGES_FACT) == 1))
        tell(p, unit, "it is dislodged by none or several");
    bool is_cut = count_kind(facts, count, LAW_DIP_CUT_FACT) > 0;
    if (verdict->reason == LAW_DIP_CUT_REASON && !is_cut)
        tell(p, unit, "its support is cut, and nobody cuts it");
    bool is_from_target = count_kind(facts, count, LAW_DIP_CUT_FROM_TARGET_FACT) > 0;
    if (is_from_target && count_kind(facts, count, LAW_DIP_HOLD_FACT) == 0)
        tell(p, unit, "why it is not dislodged is not told");
    if (is_move(p, unit) && verdict->result != LAW_DIP_VOID)
        check_move(p, unit, facts, count);
}

/* ---- Paradoxes ---- */

static struct {
    unsigned facts, paradoxes, rings, none, several, one, longest;
} seen;

/* The same orders where some convoys succeed, or fail, for certain. */
static void force(position *forced, const position *p, const unsigned *armies, unsigned count,
                  unsigned succeeding)
{
    unsigned carried[FORCED_MAX], carried_count = 0;
    *forced = *p;
    for (unsigned i = 0; i < count; i++) {
        unsigned army = armies[i];
        if ((succeeding >> i & 1) != 0) {
            forced->units[forced->count] = (law_dip_unit){
                p->units[army].power, place(PROVINCES + carried_count), LAW_DIP_FLEET};
            forced->orders[forced->count++] = (law_dip_order){
                .kind = LAW_DIP_CONVOY, .of = p->units[army].at, .to = p->orders[army].to};
            carried[carried_count++] = army;
            continue;
        }
        for (unsigned fleet = 0; fleet < p->count; fleet++) {
            if (convoys(p, fleet, army))
                forced->orders[fleet].kind = LAW_DIP_HOLD;
        }
    }
    /* By the old rule the further fleet alone would not do. */
    forced->rules.all_routes_needed = false;
    forced->map = make_map(p, carried, carried_count);
    assert_int_equal(law_dip_move(forced->verdicts, NULL, forced->map, &forced->rules,
                                  forced->units, forced->orders, forced->count, NULL),
                     LAW_OK);
    law_dip_map_destroy(forced->map);
}

static bool sails(const position *p, const position *forced, unsigned army, unsigned from,
                  unsigned left)
{
    for (unsigned i = 0; i < p->count; i++) {
        if ((left >> i & 1) == 0 || !convoys(p, i, army) || forced->verdicts[i].is_dislodged ||
            !p->by_sea[from][at(p, i)])
            continue;
        if (p->by_sea[at(p, i)][to(p, army)] || sails(p, forced, army, at(p, i), left & ~(1U << i)))
            return true;
    }
    return false;
}

/* Whether the convoy of the orders themselves comes about in what was made of the forced ones. */
static bool comes_about(const position *p, const position *forced, unsigned army)
{
    return sails(p, forced, army, at(p, army), ~0U);
}

/* Would a further sea make another unit's order one that could be carried out? */
static bool has_other_way(const position *p, unsigned army)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (goes_to(p, i, at(p, army)) && at(p, i) == to(p, army))
            return true;
    }
    return false;
}

static bool is_then_true(const position *p, const position *forced, const law_dip_fact *fact,
                         unsigned army)
{
    bool is_done = forced->verdicts[fact->unit].result == LAW_DIP_SUCCEEDED;
    bool arrives =
        fact->unit == army ? comes_about(p, forced, army) : !fails_by_convoy(forced, fact->unit);
    switch (fact->kind) {
    case LAW_DIP_THEN_COUNTS_FACT:
    case LAW_DIP_THEN_MOVES_FACT:
        return is_done;
    case LAW_DIP_THEN_CUT_FACT:
    case LAW_DIP_THEN_STAYS_FACT:
        return !is_done;
    case LAW_DIP_THEN_SUCCEEDS_FACT:
        return arrives;
    case LAW_DIP_THEN_FAILS_FACT:
        return !arrives;
    default:
        return true;
    }
}

/* Holds what is told to follow in one world, which begins at `first`, against that world. Returns
 * how many facts of it there are. */
static size_t check_world(const position *p, unsigned army, const law_dip_fact *facts, size_t count)
{
    bool succeeds = facts[0].kind == LAW_DIP_IF_SUCCEEDS_FACT;
    position forced;
    force(&forced, p, &army, 1, succeeds);
    size_t i = 1;
    for (; i < count && facts[i].depth > facts[0].depth; i++) {
        if (!is_then_true(p, &forced, &facts[i], army))
            tell(p, army,
                 succeeds ? "something else follows where its convoy succeeds"
                          : "something else follows where its convoy fails");
    }
    bool agrees = comes_about(p, &forced, army) == succeeds;
    if (facts[i - 1].kind != (agrees ? LAW_DIP_AS_SUPPOSED_FACT : LAW_DIP_CONTRADICTION_FACT))
        tell(p, army, "there is a contradiction where none is told, or the other way round");
    return i;
}

/* Whether the orders make a link possible. */
static bool is_link(const position *p, const law_dip_fact *fact)
{
    unsigned unit = fact->unit, other = fact->other, where = fact->place.id - 1U;
    switch (fact->kind) {
    case LAW_DIP_NEEDS_FLEET_FACT:
        return convoys(p, other, unit);
    case LAW_DIP_FLEET_FALLS_FACT:
        return goes_to(p, other, at(p, unit));
    case LAW_DIP_NEEDS_SUPPORT_FACT:
        return supports(p, other, unit) && goes_to(p, unit, where);
    case LAW_DIP_FACES_SUPPORT_FACT:
        return supports(p, other, fact->third) && goes_to(p, unit, where) &&
               (at(p, fact->third) == where || goes_to(p, fact->third, where));
    case LAW_DIP_NEEDS_CONVOY_FACT:
        return p->verdicts[unit].is_by_convoy && other == LAW_DIP_NO_UNIT;
    case LAW_DIP_FACES_CONVOY_FACT:
        return p->verdicts[other].is_by_convoy && goes_to(p, other, where) && other != unit;
    case LAW_DIP_NEEDS_LEAVING_FACT:
        return at(p, other) == where && is_move(p, other);
    case LAW_DIP_SUPPORT_HANGS_FACT:
        return p->verdicts[other].is_by_convoy && goes_to(p, other, at(p, unit));
    case LAW_DIP_SUPPORT_FALLS_FACT: /* to come by convoy alone would not cut it */
        return goes_to(p, other, at(p, unit)) &&
               (!p->verdicts[other].is_by_convoy || is_own(p, unit, other) ||
                to(p, unit) == at(p, other));
    default:
        return false;
    }
}

/* Each link is possible, and goes on from where the one before it ends, the first from the last.
 * Returns how many links there are. */
static size_t check_ring(const position *p, unsigned army, const law_dip_fact *facts, size_t count)
{
    size_t length = 0;
    unsigned next = army;
    for (; length < count && facts[length].kind >= LAW_DIP_NEEDS_FLEET_FACT &&
           facts[length].kind <= LAW_DIP_SUPPORT_FALLS_FACT;
         length++) {
        const law_dip_fact *fact = &facts[length];
        if (!is_link(p, fact) || fact->unit != next)
            tell(p, army, "the ring of a paradox has a link that is none");
        next = fact->other == LAW_DIP_NO_UNIT ? fact->unit : fact->other;
    }
    if (length > 0 && next != army)
        tell(p, army, "the ring of a paradox does not lead back");
    return length;
}

static void check_outcomes(const position *p, unsigned army, const law_dip_fact *facts,
                           size_t count)
{
    unsigned armies[FORCED_MAX], army_count = 0, outcomes = 0;
    for (size_t i = 0; i < count; i++) {
        if (facts[i].kind != LAW_DIP_IN_PARADOX_FACT)
            continue;
        if (army_count == FORCED_MAX || has_other_way(p, facts[i].unit))
            return;
        armies[army_count++] = facts[i].unit;
    }
    for (unsigned way = 0; way < 1U << army_count; way++) {
        position forced;
        bool is_right = true;
        force(&forced, p, armies, army_count, way);
        for (unsigned i = 0; i < army_count; i++)
            is_right = is_right && comes_about(p, &forced, armies[i]) == ((way >> i & 1) != 0);
        outcomes += is_right;
    }
    law_dip_fact_kind kind = outcomes == 0   ? LAW_DIP_NO_OUTCOME_FACT
                             : outcomes == 1 ? LAW_DIP_ONE_OUTCOME_FACT
                                             : LAW_DIP_SEVERAL_OUTCOMES_FACT;
    if (count_kind(facts, count, kind) != 1)
        tell(p, army, "there are not so many outcomes");
    seen.none += outcomes == 0;
    seen.one += outcomes == 1;
    seen.several += outcomes > 1;
}

static void check_paradox(const position *p, unsigned army, const law_dip_fact *facts, size_t count)
{
    size_t first = 0;
    while (first < count && facts[first].kind != LAW_DIP_IN_PARADOX_FACT)
        first++;
    if (first == count)
        tell(p, army, "it is in a paradox, and none is told");
    while (first < count && facts[first].kind == LAW_DIP_IN_PARADOX_FACT)
        first++;
    if (count_kind(facts, count, LAW_DIP_BY_RULE_FACT) != 1)
        tell(p, army, "no rule decides a paradox");
    seen.paradoxes++;
    size_t length = check_ring(p, army, facts + first, count - first);
    if (p->rules.all_routes_needed || p->rules.failed_convoy != LAW_DIP_STAYS)
        return;
    check_outcomes(p, army, facts, count);
    if (length == 0 && count_kind(facts, count, LAW_DIP_IN_PARADOX_FACT) == 1)
        tell(p, army, "a paradox of one convoy has no ring");
    if (length == 0)
        return;
    seen.rings++;
    if (length > seen.longest)
        seen.longest = (unsigned)length;
    first += length;
    if (has_other_way(p, army))
        return;
    first += check_world(p, army, facts + first, count - first);
    check_world(p, army, facts + first, count - first);
}

/* ---- All of them ---- */

static unsigned number_from(const char *name, unsigned standard)
{
    const char *text = getenv(name);
    return text != NULL ? (unsigned)strtoul(text, NULL, 10) : standard;
}

static void check_position(const position *p)
{
    for (unsigned unit = 0; unit < p->count; unit++) {
        law_dip_fact facts[FACTS_MAX];
        size_t count, again;
        law_error error;
        if (law_dip_facts(facts, FACTS_MAX, &count, p->verdicts, p->map, &p->rules, p->units,
                          p->orders, p->count, unit, &error) != LAW_OK)
            tell(p, unit, error.message);
        assert_true(count <= FACTS_MAX);
        assert_int_equal(law_dip_facts(NULL, 0, &again, p->verdicts, p->map, &p->rules, p->units,
                                       p->orders, p->count, unit, NULL),
                         LAW_OK);
        assert_int_equal(again, count);
        seen.facts += (unsigned)count;
        check_unit(p, unit, facts, count);
        if (p->verdicts[unit].reason == LAW_DIP_PARADOX_REASON)
            check_paradox(p, unit, facts, count);
    }
}

static bool has_paradox(const position *p)
{
    for (unsigned unit = 0; unit < p->count; unit++) {
        if (p->verdicts[unit].paradox != 0)
            return true;
    }
    return false;
}

static void test_facts(void **state)
{
    (void)state;
    unsigned games = number_from("LAWSPEAKER_GAMES", 4000);
    unsigned first = number_from("LAWSPEAKER_FIRST_SEED", 1);
    for (unsigned seed = first; seed < first + games; seed++) {
        position p;
        make_position(&p, seed);
        if (seed % 2 == 0 || has_paradox(&p))
            check_position(&p);
        law_dip_map_destroy(p.map);
    }
    print_message("%u facts; %u armies in paradoxes, %u with a ring, of at most %u links; %u times "
                  "no outcome, %u times one, %u times several\n",
                  seen.facts, seen.paradoxes, seen.rings, seen.longest, seen.none, seen.one,
                  seen.several);
    if (games >= 4000)
        assert_true(seen.rings > 0 && seen.none > 0 && seen.several > 0);
}

static void test_refused(void **state)
{
    (void)state;
    position p;
    size_t count;
    make_position(&p, 1);
    assert_int_equal(law_dip_facts(NULL, 0, &count, p.verdicts, p.map, &p.rules, p.units, p.orders,
                                   p.count, p.count, NULL),
                     LAW_BAD_ARGUMENT);
    p.verdicts[0].is_dislodged = !p.verdicts[0].is_dislodged;
    assert_int_equal(law_dip_facts(NULL, 0, &count, p.verdicts, p.map, &p.rules, p.units, p.orders,
                                   p.count, 0, NULL),
                     LAW_NOT_VERIFIED);
    law_dip_map_destroy(p.map);
}

static void test_words(void **state)
{
    (void)state;
    for (unsigned i = 0; i < LAW_DIP_FACT_COUNT; i++) {
        law_dip_fact_kind kind = (law_dip_fact_kind)i;
        assert_true(strlen(law_dip_fact_name(kind)) > 0 && law_dip_fact_rule(kind) != NULL);
        assert_true(strlen(law_dip_fact_sentence(kind)) > 0);
    }
    assert_null(law_dip_fact_name(LAW_DIP_FACT_COUNT));
    assert_null(law_dip_fact_rule(LAW_DIP_FACT_COUNT));
    assert_null(law_dip_fact_sentence(LAW_DIP_FACT_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_facts), cmocka_unit_test(test_refused),
                                       cmocka_unit_test(test_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
