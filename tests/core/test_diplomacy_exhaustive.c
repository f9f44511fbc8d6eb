/* Diplomacy against an exhaustive solver of its own: on small random boards, dense with convoys and
 * cuts, it tries every way in which moves could succeed and keeps those in which each move succeeds
 * exactly when the definitions say so. Where there is one, that must be the outcome, and no paradox
 * is told; where there is none, or several, the outcome must be such a way of the same orders
 * without the convoys, or the moves, that are told to be in a paradox. The rules change from
 * position to position.
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
    law_dip_rules rules;
    bool by_convoy_alone[UNITS_MAX]; /* moves that never go by land */
    bool may_walk[UNITS_MAX];        /* moves that go by convoy where that succeeds, else by land */
} position;

/* ---- Chance ---- */

static uint64_t chance;

static unsigned draw(unsigned bound)
{
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return bound > 0 ? (unsigned)(chance >> 33) % bound : 0;
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
    unsigned moved;                                    /* units whose moves succeed, a bit each */
    bool has_path[UNITS_MAX], is_by_convoy[UNITS_MAX]; /* worked out from these */
    bool has_no_convoy[UNITS_MAX], fails[UNITS_MAX];   /* as a paradox was decided */
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

/* Is a fleet on a chain of those that were ordered, from the last of `chain` on, of which none
 * could be left out? */
static bool is_on_route(const position *p, unsigned army, unsigned fleet, unsigned *chain,
                        unsigned length, bool has_passed)
{
    unsigned last = length > 0 ? at(p, chain[length - 1]) : at(p, army);
    if (length > 0 && p->by_sea[last][to(p, army)])
        return has_passed;
    for (unsigned i = 0; i < p->count; i++) {
        bool fits_in = convoys(p, i, army) && p->by_sea[last][at(p, i)] &&
                       (length == 0 || !p->by_sea[at(p, army)][at(p, i)]);
        for (unsigned k = 0; k < length; k++)
            fits_in = fits_in && chain[k] != i &&
                      (k + 1 == length || !p->by_sea[at(p, chain[k])][at(p, i)]);
        chain[length] = i;
        if (fits_in && is_on_route(p, army, fleet, chain, length + 1, has_passed || i == fleet))
            return true;
    }
    return false;
}

static bool is_broken(const way *w, unsigned army)
{
    unsigned chain[UNITS_MAX + 1];
    for (unsigned i = 0; i < w->p->count && w->p->rules.all_routes_needed; i++) {
        if (convoys(w->p, i, army) && is_dislodged(w, i) &&
            is_on_route(w->p, army, i, chain, 0, false))
            return true;
    }
    return !sails(w, army, at(w->p, army), ~0U);
}

/* Finds who has a way, and which. */
static void find_ways(way *w)
{
    const position *p = w->p;
    for (unsigned i = 0; i < p->count; i++) {
        bool has_convoy = p->orders[i].kind == LAW_DIP_MOVE &&
                          (p->by_convoy_alone[i] || p->may_walk[i]) && !w->has_no_convoy[i] &&
                          !is_broken(w, i);
        w->has_path[i] = has_convoy || !p->by_convoy_alone[i];
        w->is_by_convoy[i] = has_convoy || p->by_convoy_alone[i];
    }
}

static bool meets(const way *w, unsigned a, unsigned b)
{
    const position *p = w->p;
    return p->orders[a].kind == LAW_DIP_MOVE && p->orders[b].kind == LAW_DIP_MOVE &&
           to(p, a) == at(p, b) && to(p, b) == at(p, a) && !w->is_by_convoy[a] &&
           !w->is_by_convoy[b];
}

/* Does a rulebook keep the support of one from being cut by another? */
static bool is_spared(const way *w, unsigned support, unsigned army)
{
    const position *p = w->p;
    const law_dip_order *order = &p->orders[support];
    law_dip_paradox rule = p->rules.paradox;
    unsigned chain[UNITS_MAX + 1];
    if (!w->is_by_convoy[army] || rule == LAW_DIP_SZYKMAN || rule == LAW_DIP_ALL_HOLD)
        return false;
    bool is_of_attack = order->kind == LAW_DIP_SUPPORT_MOVE;
    unsigned there = standing(p, (is_of_attack ? order->to.id : order->of.id) - 1U);
    if (there == UNITS_MAX || p->orders[there].kind != LAW_DIP_CONVOY)
        return false;
    if (rule == LAW_DIP_RULE_1982) {
        for (unsigned i = 0; i < p->count; i++) {
            if (p->orders[i].kind == LAW_DIP_MOVE && convoys(p, there, i))
                return true;
        }
        return false;
    }
    if (!is_of_attack || !convoys(p, there, army))
        return false;
    if (rule == LAW_DIP_RULE_1971)
        return true;
    if (p->rules.all_routes_needed)
        return is_on_route(p, army, there, chain, 0, false);
    way whole = {.p = p};
    return !sails(&whole, army, at(p, army), ~(1U << there));
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
        bool is_let = is_target && !(p->rules.own_attack_cuts && w->is_by_convoy[i]);
        if (!is_spared(w, support, i) &&
            (has_moved(w, i) || (!is_let && !is_own && w->has_path[i])))
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
    if (!w->has_path[unit] || w->fails[unit])
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
            !w->has_path[i])
            continue;
        bool is_beaten = there != UNITS_MAX && meets(w, i, there) && has_moved(w, there);
        if (p->rules.dislodged_keeps_none_out && is_dislodged(w, i) && there != UNITS_MAX)
            is_beaten = is_beaten || (has_moved(w, there) && to(p, there) == at(p, i));
        if (!is_beaten && attack <= strength(w, i, 0))
            return false;
    }
    return true;
}

static bool is_consistent(way *w)
{
    find_ways(w);
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

enum { RULES = 9 };

static struct {
    unsigned one, none, several, circles, convoyed, walked, paradoxes[RULES];
} seen;

/* The rules of a position: all choices that the solver knows come up. */
static law_dip_rules rules_of(unsigned seed)
{
    static const law_dip_paradox paradoxes[RULES] = {
        LAW_DIP_SZYKMAN,   LAW_DIP_RULE_1971, LAW_DIP_RULE_1982,
        LAW_DIP_RULE_2000, LAW_DIP_ALL_HOLD,  LAW_DIP_RULE_1971,
        LAW_DIP_RULE_2000, LAW_DIP_SZYKMAN,   LAW_DIP_ALL_HOLD};
    unsigned number = seed % RULES;
    law_dip_rules rules = law_dip_rules_standard();
    rules.near_convoy = LAW_DIP_VIA_ONLY;
    rules.paradox = paradoxes[number];
    rules.paradox_backup = number == 5 ? LAW_DIP_BACKUP_ALL_HOLD : LAW_DIP_BACKUP_SZYKMAN;
    rules.all_routes_needed = number == 5 || number == 6;
    rules.failed_convoy = number >= 6 ? LAW_DIP_WALKS : LAW_DIP_STAYS;
    rules.own_attack_cuts = number >= 7;
    rules.dislodged_keeps_none_out = number >= 3 && seed / RULES % 2 == 1;
    return rules;
}

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

/* Which ways the moves could go: by convoy where there is no border, or "via". */
static void show_ways(position *p)
{
    way whole = {.p = p};
    for (unsigned i = 0; i < p->count; i++) {
        if (p->orders[i].kind != LAW_DIP_MOVE)
            continue;
        bool is_near = p->by_land[at(p, i)][to(p, i)] || p->units[i].type == LAW_DIP_FLEET;
        bool walks = is_near && p->rules.failed_convoy == LAW_DIP_WALKS;
        p->by_convoy_alone[i] = !is_near || (p->orders[i].is_via && !walks);
        p->may_walk[i] = p->orders[i].is_via && walks && sails(&whole, i, at(p, i), ~0U);
    }
}

/* Takes what the verdicts say: which moves succeed, and how a paradox was decided. */
static bool take_outcome(way *w)
{
    const position *p = w->p;
    bool is_paradox = false;
    w->moved = 0;
    for (unsigned i = 0; i < p->count; i++) {
        const law_dip_verdict *verdict = &p->verdicts[i];
        is_paradox = is_paradox || verdict->paradox != 0;
        if (p->orders[i].kind != LAW_DIP_MOVE)
            continue;
        w->moved |= (unsigned)(verdict->result == LAW_DIP_SUCCEEDED) << i;
        w->fails[i] = verdict->reason == LAW_DIP_ALL_HOLD_REASON;
        w->has_no_convoy[i] = verdict->reason == LAW_DIP_PARADOX_REASON ||
                              (p->may_walk[i] && verdict->paradox != 0 && !verdict->is_by_convoy);
    }
    return is_paradox;
}

static void compare(position *p, unsigned seed)
{
    show_ways(p);
    way w = {.p = p}, decided = {.p = p};
    unsigned first = 0;
    bool is_paradox = take_outcome(&decided);
    unsigned ways = solve(&w, &first);
    seen.one += ways == 1;
    seen.none += ways == 0;
    seen.several += ways > 1;
    seen.paradoxes[seed % RULES] += is_paradox;
    seen.circles += ways > 1 && !is_paradox;
    if (ways == 1 && (decided.moved != first || is_paradox))
        tell(p, "there is one consistent way, and it is another", seed);
    if (ways == 0 && !is_paradox)
        tell(p, "nothing is consistent, and no paradox is told", seed);
    if (is_paradox && p->rules.paradox == LAW_DIP_RULE_1982)
        tell(p, "a paradox is told, where the rules leave none", seed);
    if (!is_consistent(&decided))
        tell(p, "the outcome is not consistent", seed);
    for (unsigned i = 0; i < p->count; i++) {
        bool is_by_convoy = p->orders[i].kind == LAW_DIP_MOVE && decided.is_by_convoy[i];
        if (is_by_convoy != p->verdicts[i].is_by_convoy)
            tell(p, "a move goes another way", seed);
        seen.convoyed += is_by_convoy && has_moved(&decided, i);
        seen.walked += p->may_walk[i] && !is_by_convoy;
    }
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
    for (unsigned seed = first; seed < first + games; seed++) {
        position p = {0};
        chance = seed * UINT64_C(7919);
        make_map(&p);
        place_units(&p);
        give_orders(&p);
        p.rules = rules_of(seed);
        law_error error;
        assert_int_equal(
            law_dip_move(p.verdicts, NULL, p.map, &p.rules, p.units, p.orders, p.count, &error),
            LAW_OK);
        if (law_dip_verify(p.verdicts, p.map, &p.rules, p.units, p.orders, p.count, &error) !=
            LAW_OK)
            tell(&p, error.message, seed);
        compare(&p, seed);
        law_dip_map_destroy(p.map);
    }
    print_message(
        "%u positions with one way, %u with none, %u with several; %u circles, %u convoys "
        "that came through, %u that did not and walked\n",
        seen.one, seen.none, seen.several, seen.circles, seen.convoyed, seen.walked);
    for (unsigned number = 0; number < RULES && games >= 400000; number++) {
        print_message("rules %u: %u paradoxes\n", number, seen.paradoxes[number]);
        assert_true(seen.paradoxes[number] > 0 || number == 2);
    }
    if (games >= (first == 1 ? 20000U : 200000U)) /* so many suffice to see all of it */
        assert_true(seen.none > 0 && seen.several > 0 && seen.circles > 0 && seen.convoyed > 0 &&
                    seen.walked > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_against_all_ways)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
