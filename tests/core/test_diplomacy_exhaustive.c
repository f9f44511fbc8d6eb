/* Diplomacy against an exhaustive solver of its own: on small random boards, dense with convoys and
 * cuts, it tries every way in which moves could succeed and keeps those in which each move succeeds
 * exactly when the definitions say so. Where there is one, that must be the outcome, and no paradox
 * is told; where there is none, or several, the outcome must be such a way of the same orders
 * without the convoys that are told to be in a paradox.
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

enum { PROVINCES = 10, SEAS = 4, UNITS_MAX = 9, POWERS = 3, WAYS_MAX = 64 };

typedef struct {
    law_dip_map *map;
    bool is_sea[PROVINCES], by_land[PROVINCES][PROVINCES], by_sea[PROVINCES][PROVINCES];
    law_dip_unit units[UNITS_MAX];
    law_dip_order orders[UNITS_MAX];
    law_dip_verdict verdicts[UNITS_MAX];
    unsigned count;
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

static void make_map(position *p)
{
    law_dip_map_builder *builder;
    assert_int_equal(law_dip_map_begin(&builder, NULL, NULL), LAW_OK);
    for (unsigned i = 0; i < POWERS; i++) {
        char name[8];
        snprintf(name, sizeof name, "w%u", i);
        law_dip_map_add_power(builder, name);
    }
    for (unsigned i = 0; i < PROVINCES; i++) {
        char name[8];
        snprintf(name, sizeof name, "p%u", i);
        p->is_sea[i] = i < SEAS;
        law_dip_map_add_province(builder, name, i < SEAS ? LAW_DIP_SEA : LAW_DIP_COAST);
    }
    for (unsigned i = 0; i < PROVINCES; i++) {
        for (unsigned j = i + 1; j < PROVINCES; j++) {
            const law_dip_place a = {(uint16_t)(i + 1)}, b = {(uint16_t)(j + 1)};
            bool is_near = draw(100) < (i < SEAS && j < SEAS ? 60U : 45U);
            p->by_sea[i][j] = p->by_sea[j][i] = is_near;
            if (is_near)
                law_dip_map_add_fleet_border(builder, a, b);
            bool is_land = i >= SEAS && draw(100) < 45;
            p->by_land[i][j] = p->by_land[j][i] = is_land;
            if (is_land)
                law_dip_map_add_army_border(builder, a, b);
        }
    }
    assert_int_equal(law_dip_map_finish(&p->map, builder, NULL), LAW_OK);
    law_dip_map_builder_destroy(builder);
}

static void place_units(position *p)
{
    unsigned places[PROVINCES];
    for (unsigned i = 0; i < PROVINCES; i++)
        places[i] = i;
    p->count = 4 + draw(UNITS_MAX - 3);
    for (unsigned i = 0; i < p->count; i++) {
        unsigned other = i + draw(PROVINCES - i), place = places[other];
        places[other] = places[i];
        p->units[i] = (law_dip_unit){{(uint16_t)(1 + draw(POWERS))},
                                     {(uint16_t)(place + 1)},
                                     place < SEAS || draw(5) == 0 ? LAW_DIP_FLEET : LAW_DIP_ARMY};
    }
}

/* Does an order carry out, or help, that of unit `other`? */
static bool fits(const position *p, const law_dip_order *order, unsigned other)
{
    const law_dip_order *its = &p->orders[other];
    if (order->kind < LAW_DIP_SUPPORT_HOLD || order->of.id != p->units[other].at.id)
        return false;
    if (order->kind == LAW_DIP_SUPPORT_HOLD)
        return its->kind != LAW_DIP_MOVE;
    return its->kind == LAW_DIP_MOVE && its->to.id == order->to.id;
}

/* How much the orders have to do with each other: supports and convoys that fit; attacks on fleets
 * that convoy; and armies that come by convoy to who supports such an attack. */
static unsigned density(const position *p)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < p->count; i++) {
        for (unsigned j = 0; j < p->count; j++) {
            const law_dip_order *one = &p->orders[i], *other = &p->orders[j];
            sum += fits(p, one, j);
            bool attacks = (one->kind == LAW_DIP_MOVE || one->kind == LAW_DIP_SUPPORT_MOVE) &&
                           one->to.id == p->units[j].at.id;
            if (!attacks || p->units[i].power.id == p->units[j].power.id)
                continue;
            sum += other->kind == LAW_DIP_CONVOY ? 3 : 0;
            for (unsigned k = 0; k < p->count && other->kind == LAW_DIP_CONVOY; k++) {
                if (fits(p, other, k) && p->orders[k].to.id == p->units[i].at.id)
                    sum += 8;
            }
        }
    }
    return sum;
}

/* Legal orders by chance: of some, those that have most to do with each other. */
static void give_orders(position *p)
{
    static law_dip_order all[100000];
    uint32_t starts[UNITS_MAX + 1];
    size_t total;
    assert_int_equal(law_dip_legal_orders(&total, all, sizeof all / sizeof *all, starts, p->map,
                                          p->units, p->count, NULL),
                     LAW_OK);
    assert_true(total <= sizeof all / sizeof *all);
    unsigned best = 0, steps = 20 + draw(200);
    for (unsigned i = 0; i < p->count; i++)
        p->orders[i] = all[starts[i] + draw(starts[i + 1] - starts[i])];
    for (unsigned step = 0; step < steps; step++) {
        unsigned i = draw(p->count);
        law_dip_order before = p->orders[i];
        p->orders[i] = all[starts[i] + draw(starts[i + 1] - starts[i])];
        unsigned now = density(p);
        if (now >= best)
            best = now;
        else
            p->orders[i] = before;
    }
}

/* ---- The solver ---- */

typedef struct {
    const position *p;
    unsigned moved; /* units whose moves succeed, a bit each */
    bool is_by_convoy[UNITS_MAX];
    bool has_no_path[UNITS_MAX]; /* taken away */
} way;

static bool has_moved(const way *w, unsigned unit)
{
    return (w->moved >> unit & 1) != 0;
}

static unsigned standing(const position *p, unsigned province)
{
    for (unsigned i = 0; i < p->count; i++) {
        if (at(p, i) == province)
            return i;
    }
    return UNITS_MAX;
}

static bool is_dislodged(const way *w, unsigned unit)
{
    bool is_hit = false;
    for (unsigned i = 0; i < w->p->count; i++)
        is_hit = is_hit || (has_moved(w, i) && to(w->p, i) == at(w->p, unit));
    return is_hit && !has_moved(w, unit);
}

static bool convoys(const position *p, unsigned fleet, unsigned army)
{
    return p->orders[fleet].kind == LAW_DIP_CONVOY &&
           p->orders[fleet].of.id == p->units[army].at.id &&
           p->orders[fleet].to.id == p->orders[army].to.id;
}

/* Can the fleets of `left` bring an army from a province on? */
static bool sails(const way *w, unsigned army, unsigned from, unsigned left)
{
    const position *p = w->p;
    for (unsigned i = 0; i < p->count; i++) {
        if ((left >> i & 1) == 0 || !convoys(p, i, army) || is_dislodged(w, i) ||
            !p->by_sea[from][at(p, i)])
            continue;
        if (p->by_sea[at(p, i)][to(p, army)] || sails(w, army, at(p, i), left & ~(1U << i)))
            return true;
    }
    return false;
}

static bool has_path(const way *w, unsigned unit)
{
    return !w->has_no_path[unit] && (!w->is_by_convoy[unit] || sails(w, unit, at(w->p, unit), ~0U));
}

static bool meets(const way *w, unsigned a, unsigned b)
{
    const position *p = w->p;
    return p->orders[a].kind == LAW_DIP_MOVE && p->orders[b].kind == LAW_DIP_MOVE &&
           to(p, a) == at(p, b) && to(p, b) == at(p, a) && !w->is_by_convoy[a] &&
           !w->is_by_convoy[b];
}

static bool is_cut(const way *w, unsigned support)
{
    const position *p = w->p;
    for (unsigned i = 0; i < p->count; i++) {
        if (p->orders[i].kind != LAW_DIP_MOVE || to(p, i) != at(p, support))
            continue;
        bool is_target =
            p->orders[support].kind == LAW_DIP_SUPPORT_MOVE && at(p, i) == to(p, support);
        bool is_own = p->units[i].power.id == p->units[support].power.id;
        if (has_moved(w, i) || (!is_target && !is_own && has_path(w, i)))
            return true;
    }
    return false;
}

static bool is_about(const position *p, unsigned support, unsigned unit)
{
    const law_dip_order *order = &p->orders[support], *other = &p->orders[unit];
    if (order->of.id != p->units[unit].at.id)
        return false;
    if (order->kind == LAW_DIP_SUPPORT_HOLD)
        return other->kind != LAW_DIP_MOVE;
    return order->kind == LAW_DIP_SUPPORT_MOVE && other->kind == LAW_DIP_MOVE &&
           order->to.id == other->to.id;
}

static int strength(const way *w, unsigned unit, unsigned but)
{
    int sum = 1;
    for (unsigned i = 0; i < w->p->count; i++)
        sum += is_about(w->p, i, unit) && !is_cut(w, i) && w->p->units[i].power.id != but;
    return sum;
}

static bool should_move(const way *w, unsigned unit)
{
    const position *p = w->p;
    unsigned there = standing(p, to(p, unit));
    if (!has_path(w, unit))
        return false;
    int attack = strength(w, unit, 0), hold = 0;
    if (there != UNITS_MAX && (!has_moved(w, there) || meets(w, unit, there))) {
        attack = strength(w, unit, p->units[there].power.id);
        hold = meets(w, unit, there) || p->orders[there].kind != LAW_DIP_MOVE
                   ? strength(w, there, 0)
                   : 1;
        if (p->units[there].power.id == p->units[unit].power.id)
            return false;
    }
    if (attack <= hold)
        return false;
    for (unsigned i = 0; i < p->count; i++) {
        if (i == unit || p->orders[i].kind != LAW_DIP_MOVE || to(p, i) != to(p, unit) ||
            !has_path(w, i))
            continue;
        bool is_beaten = there != UNITS_MAX && meets(w, i, there) && has_moved(w, there);
        if (!is_beaten && attack <= strength(w, i, 0))
            return false;
    }
    return true;
}

static bool is_consistent(const way *w)
{
    for (unsigned i = 0; i < w->p->count; i++) {
        if (w->p->orders[i].kind == LAW_DIP_MOVE && should_move(w, i) != has_moved(w, i))
            return false;
    }
    return true;
}

/* All consistent ways; returns how many, and writes the first. */
static unsigned solve(way *w, unsigned *first)
{
    unsigned movers = 0, found = 0;
    for (unsigned i = 0; i < w->p->count; i++)
        movers |= (unsigned)(w->p->orders[i].kind == LAW_DIP_MOVE) << i;
    for (unsigned subset = movers;; subset = (subset - 1) & movers) {
        w->moved = subset;
        if (is_consistent(w)) {
            if (found++ == 0)
                *first = subset;
        }
        if (subset == 0)
            return found;
    }
}

/* ---- The comparison ---- */

static struct {
    unsigned one, none, several, paradoxes, circles, convoyed;
} seen;

static void tell(const position *p, const char *what, unsigned seed)
{
    static const char *const kinds[] = {"H", "-", "S", "S-", "C"};
    print_error("seed %u: %s\n", seed, what);
    for (unsigned i = 0; i < p->count; i++)
        print_error("  w%u %c p%u %s of %d to %d%s: %s %s%s by %d paradox %d\n",
                    p->units[i].power.id - 1U, "AF"[p->units[i].type], at(p, i),
                    kinds[p->orders[i].kind], (int)p -> orders[i].of.id - 1,
                    (int)p->orders[i].to.id - 1, p->orders[i].is_via ? " via" : "",
                    law_dip_reason_name(p->verdicts[i].reason),
                    p->verdicts[i].is_dislodged ? "dislodged " : "",
                    p->verdicts[i].is_by_convoy ? "by convoy" : "", p->verdicts[i].by,
                    p->verdicts[i].paradox);
    fail();
}

static void compare(const position *p, unsigned seed)
{
    way w = {.p = p};
    unsigned outcome = 0, first = 0;
    bool is_paradox = false;
    for (unsigned i = 0; i < p->count; i++) {
        const law_dip_verdict *verdict = &p->verdicts[i];
        if (p->orders[i].kind != LAW_DIP_MOVE)
            continue;
        w.is_by_convoy[i] = !p->by_land[at(p, i)][to(p, i)] && p->units[i].type == LAW_DIP_ARMY;
        w.is_by_convoy[i] = w.is_by_convoy[i] || p->orders[i].is_via;
        if (w.is_by_convoy[i] != verdict->is_by_convoy)
            tell(p, "a move goes another way", seed);
        outcome |= (unsigned)(verdict->result == LAW_DIP_SUCCEEDED) << i;
        is_paradox = is_paradox || verdict->reason == LAW_DIP_PARADOX_REASON;
        seen.convoyed += w.is_by_convoy[i] && verdict->result == LAW_DIP_SUCCEEDED;
    }
    unsigned ways = solve(&w, &first);
    seen.one += ways == 1;
    seen.none += ways == 0;
    seen.several += ways > 1;
    seen.paradoxes += is_paradox;
    seen.circles += ways > 1 && !is_paradox;
    if (ways == 1 && (outcome != first || is_paradox))
        tell(p, "there is one consistent way, and it is another", seed);
    if (ways == 0 && !is_paradox)
        tell(p, "nothing is consistent, and no paradox is told", seed);
    for (unsigned i = 0; i < p->count; i++)
        w.has_no_path[i] = p->verdicts[i].reason == LAW_DIP_PARADOX_REASON;
    w.moved = outcome;
    if (!is_consistent(&w))
        tell(p, "the outcome is not consistent", seed);
}

static unsigned number_from(const char *name, unsigned standard)
{
    const char *text = getenv(name);
    return text != NULL ? (unsigned)strtoul(text, NULL, 10) : standard;
}

static void test_against_all_ways(void **state)
{
    (void)state;
    unsigned games = number_from("LAWSPEAKER_GAMES", 20000);
    unsigned first = number_from("LAWSPEAKER_FIRST_SEED", 1);
    law_dip_rules rules = law_dip_rules_standard();
    rules.near_convoy = LAW_DIP_VIA_ONLY;
    for (unsigned seed = first; seed < first + games; seed++) {
        position p = {0};
        chance = seed * UINT64_C(7919);
        make_map(&p);
        place_units(&p);
        give_orders(&p);
        law_error error;
        assert_int_equal(
            law_dip_move(p.verdicts, NULL, p.map, &rules, p.units, p.orders, p.count, &error),
            LAW_OK);
        if (law_dip_verify(p.verdicts, p.map, &rules, p.units, p.orders, p.count, &error) != LAW_OK)
            tell(&p, error.message, seed);
        compare(&p, seed);
        law_dip_map_destroy(p.map);
    }
    print_message("%u positions with one way, %u with none, %u with several; %u paradoxes, %u "
                  "circles, %u convoys that came through\n",
                  seen.one, seen.none, seen.several, seen.paradoxes, seen.circles, seen.convoyed);
    if (games >= 20000)
        assert_true(seen.none > 0 && seen.several > 0 && seen.circles > 0 && seen.convoyed > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_against_all_ways)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
