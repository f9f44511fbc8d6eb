/* Diplomacy by chance: crowded positions on the standard board and on small ones, with orders that
 * have much to do with each other and some that are nonsense, under changing house rules. Each
 * verdict is looked at by itself (dip_naive.h); the same position under other numbers of provinces,
 * powers and units has to come out the same; and the legal orders are those that the plainest
 * search finds.
 *
 * More positions: LAWSPEAKER_POSITIONS=N; other ones: LAWSPEAKER_FIRST_SEED=N. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>
#include <lualib.h>

#include "dip_naive.h"
#include "diplomacy_values.h"

enum { LISTED_MAX = 20000, NOBODY = LAW_DIP_NO_UNIT, ON_STANDARD_EVERY = 8, LISTED_EVERY = 16 };

static random_source chance;
static unsigned seen[LAW_DIP_REASON_COUNT], seen_paradoxes, seen_convoyed;
static law_dip_order listed[LISTED_MAX];
static uint32_t starts[NAIVE_UNITS + 1];

static unsigned draw(unsigned bound)
{
    return random_below(&chance, bound);
}

static law_dip_place id_of(unsigned number)
{
    return (law_dip_place){(uint16_t)(number + 1)};
}

/* ---- Units ---- */

/* Provinces around one, nearest first. */
static unsigned look_around(const dip_plan *plan, unsigned from, unsigned *found)
{
    bool is_found[PLAN_PLACES] = {false};
    unsigned count = 0;
    found[count++] = from;
    is_found[from] = true;
    for (unsigned head = 0; head < count; head++) {
        for (unsigned i = 0; i < plan->provinces; i++) {
            if (is_found[i] || !plan->touches[found[head]][i])
                continue;
            is_found[i] = true;
            found[count++] = i;
        }
    }
    return count;
}

/* A crowd: most provinces around one have a unit, and those at sea surely. */
static void place_units(dip_position *p, unsigned most)
{
    const dip_plan *plan = p->plan;
    unsigned around[PLAN_PLACES], count = look_around(plan, draw(plan->provinces), around);
    unsigned powers = plan->powers - draw(2);
    p->count = 0;
    for (unsigned i = 0; i < count && p->count < most; i++) {
        unsigned province = around[i], coasts = plan->coast_count[province];
        law_dip_terrain terrain = plan->terrain[province];
        if (!random_is(&chance, terrain == LAW_DIP_SEA ? 90 : 70))
            continue;
        bool is_fleet = terrain == LAW_DIP_SEA || (terrain == LAW_DIP_COAST && draw(3) == 0);
        unsigned at = is_fleet && coasts > 0 ? plan->coasts[province][draw(coasts)] : province;
        p->units[p->count++] = (law_dip_unit){
            {(uint16_t)(1 + draw(powers))}, id_of(at), is_fleet ? LAW_DIP_FLEET : LAW_DIP_ARMY};
    }
}

/* ---- Orders ---- */

static bool is_about(const dip_position *p, const law_dip_order *order, unsigned unit)
{
    return order->kind >= LAW_DIP_SUPPORT_HOLD &&
           order->of.id == p->plan->province_of[p->units[unit].at.id - 1] + 1U;
}

/* Does an order carry out, or help, what unit `other` is ordered? */
static bool fits(const dip_position *p, const law_dip_order *order, unsigned other,
                 const law_dip_order *its)
{
    if (!is_about(p, order, other))
        return false;
    if (order->kind == LAW_DIP_SUPPORT_HOLD)
        return its->kind != LAW_DIP_MOVE;
    return its->kind == LAW_DIP_MOVE &&
           p->plan->province_of[its->to.id - 1] == p->plan->province_of[order->to.id - 1];
}

/* How much an order of a unit has to do with those of others: supports and convoys that fit,
 * attacks on who convoys and supports, and convoys to who supports an attack on them. */
static unsigned worth(const dip_position *p, unsigned unit, const law_dip_order *order)
{
    unsigned sum = 0;
    unsigned goal = order->kind == LAW_DIP_MOVE || order->kind == LAW_DIP_SUPPORT_MOVE
                        ? p->plan->province_of[order->to.id - 1]
                        : PLAN_PLACES;
    for (unsigned i = 0; i < p->count; i++) {
        const law_dip_order *its = &p->orders[i];
        if (i == unit)
            continue;
        sum += fits(p, order, i, its) ? (order->kind == LAW_DIP_CONVOY ? 6U : 3U) : 0;
        sum += fits(p, its, unit, order) ? 3 : 0;
        if (goal != dip_at(p, i) || p->units[i].power.id == p->units[unit].power.id)
            continue;
        sum += its->kind == LAW_DIP_CONVOY ? 5 : its->kind == LAW_DIP_SUPPORT_MOVE ? 2 : 0;
        if (its->kind != LAW_DIP_SUPPORT_MOVE || order->kind != LAW_DIP_MOVE)
            continue;
        unsigned fleet = dip_unit_in(p, p->plan->province_of[its->to.id - 1]);
        if (fleet != NOBODY && fits(p, &p->orders[fleet], unit, order))
            sum += 8;
    }
    return sum;
}

static law_dip_order any_listed(unsigned unit)
{
    return listed[starts[unit] + draw(starts[unit + 1] - starts[unit])];
}

/* Of a few legal orders the one that has most to do with the others. */
static void improve(dip_position *p, unsigned unit)
{
    unsigned best = worth(p, unit, &p->orders[unit]);
    for (unsigned i = 0; i < 20; i++) {
        law_dip_order order = any_listed(unit);
        unsigned its = worth(p, unit, &order);
        if (its >= best) {
            best = its;
            p->orders[unit] = order;
        }
    }
}

/* Any order at all, of places that there are and one on either side. */
static law_dip_order nonsense(const dip_position *p)
{
    bool is_near = draw(2) == 0; /* about a unit that is there */
    law_dip_place of = is_near ? p->units[draw(p->count)].at
                               : (law_dip_place){(uint16_t)draw(p->plan->places + 2)};
    return (law_dip_order){.kind = (law_dip_order_kind)draw(LAW_DIP_ORDER_COUNT),
                           .of = of,
                           .to = {(uint16_t)draw(p->plan->places + 2)},
                           .is_via = draw(2) == 0};
}

static void give_orders(dip_position *p, const law_dip_map *map)
{
    size_t total;
    assert_int_equal(
        law_dip_legal_orders(&total, listed, LISTED_MAX, starts, map, p->units, p->count, NULL),
        LAW_OK);
    assert_true(total <= LISTED_MAX);
    for (unsigned i = 0; i < p->count; i++) {
        p->orders[i] = any_listed(i);
        for (unsigned k = 0; k < 8 && p->orders[i].kind != LAW_DIP_MOVE; k++)
            p->orders[i] = any_listed(i);
    }
    for (unsigned i = draw(5) * p->count; i > 0; i--)
        improve(p, draw(p->count));
    for (unsigned i = draw(2) * draw(4); i > 0 && p->count > 0; i--)
        p->orders[draw(p->count)] = nonsense(p);
}

static void draw_rules(law_dip_rules *rules)
{
    *rules = law_dip_rules_standard();
    if (draw(2) == 0)
        return;
    rules->paradox = (law_dip_paradox)draw(LAW_DIP_PARADOX_COUNT);
    rules->near_convoy = (law_dip_near_convoy)draw(LAW_DIP_NEAR_CONVOY_COUNT);
    rules->failed_convoy = (law_dip_failed_convoy)draw(LAW_DIP_FAILED_CONVOY_COUNT);
    rules->paradox_backup = (law_dip_paradox_backup)draw(LAW_DIP_PARADOX_BACKUP_COUNT);
    rules->support_coast_needed = (law_dip_support_coast)draw(LAW_DIP_SUPPORT_COAST_COUNT);
    bool *const flags[] = {&rules->all_routes_needed,
                           &rules->own_attack_cuts,
                           &rules->closed_to_convoyed_origin,
                           &rules->dislodged_keeps_none_out,
                           &rules->default_coast,
                           &rules->lone_coast_needed,
                           &rules->wrong_coast_overlooked,
                           &rules->home_distance,
                           &rules->fleets_by_sea,
                           &rules->void_moves_unsupported};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        *flags[i] = draw(4) == 0;
    rules->no_convoys = draw(20) == 0;
}

/* ---- What is told of a failure ---- */

static uint64_t now_seed;

static const char *name_of(const dip_position *p, law_dip_place place)
{
    return place.id >= 1 && place.id <= p->plan->places ? p->plan->names[place.id - 1] : "?";
}

static void tell(const dip_position *p, unsigned unit, const char *what)
{
    static const char *const kinds[] = {"H", "-", "S", "S-", "C"};
    print_error("LAWSPEAKER_FIRST_SEED=%llu: %s: %s\n", (unsigned long long)now_seed,
                name_of(p, p->units[unit].at), what);
    for (unsigned i = 0; i < p->count; i++) {
        const law_dip_verdict *verdict = &p->verdicts[i];
        print_error("  %u %c %s %s of %s to %s%s: %s%s%s by %u attacker %u strength %u of %u "
                    "paradox %u\n",
                    p->units[i].power.id, "AF"[p->units[i].type], name_of(p, p->units[i].at),
                    kinds[p->orders[i].kind], name_of(p, p->orders[i].of),
                    name_of(p, p->orders[i].to), p -> orders[i].is_via ? " via" : "",
                    law_dip_reason_name(verdict->reason), verdict->is_dislodged ? " dislodged" : "",
                    verdict->is_by_convoy ? " by convoy" : "", verdict->by, verdict->attacker,
                    verdict->strength, verdict->against, verdict->paradox);
    }
    fail();
}

/* ---- Verdicts ---- */

/* Nobody is where another is, and a stand-off is where two at least could not come. */
static void check_places(const dip_position *p)
{
    unsigned standing[PLAN_PLACES] = {0}, kept_out[PLAN_PLACES] = {0};
    for (unsigned i = 0; i < p->count; i++) {
        const law_dip_verdict *verdict = &p->verdicts[i];
        if (!verdict->is_dislodged && standing[p->plan->province_of[verdict->at.id - 1]]++ > 0)
            tell(p, i, "two are in one province");
        if (dip_keeps_out(p, i))
            kept_out[p->plan->province_of[p->orders[i].to.id - 1]]++;
        if (verdict->at.id != p->units[i].at.id &&
            law_dip_has(&p->stand_offs, id_of(p->plan->province_of[verdict->at.id - 1])))
            tell(p, i, "it is where units kept each other out");
    }
    for (unsigned i = 0; i < p->plan->provinces; i++) {
        bool is_closed = law_dip_has(&p->stand_offs, id_of(i));
        if ((is_closed && kept_out[i] == 0) || (standing[i] == 0 && is_closed != (kept_out[i] > 1)))
            tell(p, 0, p->plan->names[i]);
    }
}

static void check_verdicts(const dip_position *p, const law_dip_map *map)
{
    law_error error;
    if (law_dip_verify(p->verdicts, map, &p->rules, p->units, p->orders, p->count, &error) !=
        LAW_OK)
        tell(p, 0, error.message);
    for (unsigned i = 0; i < p->count; i++) {
        const char *fault = dip_find_fault(p, i);
        if (fault != NULL)
            tell(p, i, fault);
        seen[p->verdicts[i].reason]++;
        seen_paradoxes += p->verdicts[i].paradox == 1;
        seen_convoyed += p->verdicts[i].is_by_convoy && p->verdicts[i].result == LAW_DIP_SUCCEEDED;
    }
    check_places(p);
}

/* ---- Other numbers ---- */

typedef struct {
    const dip_position *p;
    dip_numbers numbers;
    uint32_t units[NAIVE_UNITS]; /* the number of each there */
    law_dip_map *map;
    law_dip_unit list[NAIVE_UNITS];
} twin;

static law_dip_place place_in(const twin *t, law_dip_place place)
{
    bool is_there = place.id >= 1 && place.id <= t->p->plan->places;
    return is_there ? id_of(t->numbers.places[place.id - 1]) : place;
}

static unsigned unit_in(const twin *t, unsigned unit)
{
    return unit == NOBODY ? NOBODY : t->units[unit];
}

static law_dip_power power_in(const twin *t, law_dip_power power)
{
    return (law_dip_power){(uint16_t)(power.id != 0 ? t->numbers.powers[power.id - 1] + 1 : 0)};
}

static twin make_twin(const dip_position *p)
{
    twin t = {.p = p};
    dip_numbers_draw(&t.numbers, p->plan, &chance);
    t.map = dip_plan_map(p->plan, &t.numbers);
    for (unsigned i = 0; i < p->count; i++)
        t.units[i] = i;
    random_shuffle(&chance, t.units, p->count);
    for (unsigned i = 0; i < p->count; i++)
        t.list[t.units[i]] = (law_dip_unit){power_in(&t, p->units[i].power),
                                            place_in(&t, p->units[i].at), p->units[i].type};
    return t;
}

static bool is_same_verdict(const twin *t, const law_dip_verdict *one, const law_dip_verdict *other)
{
    return one->result == other->result && one->reason == other->reason &&
           place_in(t, one->at).id == other->at.id && unit_in(t, one->by) == other->by &&
           unit_in(t, one->attacker) == other->attacker && one->paradox == other->paradox &&
           one->is_dislodged == other->is_dislodged && one->is_by_convoy == other->is_by_convoy &&
           one->strength == other->strength && one->against == other->against;
}

static void check_twin_moves(const twin *t)
{
    const dip_position *p = t->p;
    law_dip_order orders[NAIVE_UNITS];
    law_dip_verdict verdicts[NAIVE_UNITS];
    law_dip_provinces stand_offs;
    for (unsigned i = 0; i < p->count; i++) {
        law_dip_order order = p->orders[i];
        order.of = place_in(t, order.of);
        order.to = place_in(t, order.to);
        orders[t->units[i]] = order;
    }
    assert_int_equal(
        law_dip_move(verdicts, &stand_offs, t->map, &p->rules, t->list, orders, p->count, NULL),
        LAW_OK);
    for (unsigned i = 0; i < p->count; i++) {
        if (!is_same_verdict(t, &p->verdicts[i], &verdicts[t->units[i]]))
            tell(p, i, "under other numbers it comes out otherwise");
    }
    for (unsigned i = 0; i < p->plan->provinces; i++)
        assert_int_equal(law_dip_has(&p->stand_offs, id_of(i)),
                         law_dip_has(&stand_offs, place_in(t, id_of(i))));
}

/* Who is dislodged and who stands there then; `to` is where the first retreat to. */
typedef struct {
    law_dip_unit standing[NAIVE_UNITS];
    law_dip_dislodged beaten[NAIVE_UNITS];
    law_dip_place to[NAIVE_UNITS];
    law_dip_verdict verdicts[NAIVE_UNITS];
    law_dip_provinces closed;
    unsigned count, left;
} retreating;

/* To where it can, or to a place nearby. */
static law_dip_place draw_retreat(const dip_position *p, const law_dip_map *map,
                                  const retreating *r, unsigned unit)
{
    law_dip_place places[PLAN_PLACES];
    size_t count = law_dip_retreats(places, PLAN_PLACES, map, &r->beaten[unit], r->standing,
                                    r->left, &r->closed);
    if (count > 0 && draw(2) == 0)
        return places[draw(2) * draw((unsigned)count)];
    unsigned at = p->plan->province_of[r->beaten[unit].unit.at.id - 1], to = 0;
    for (unsigned i = 0; i < 10; i++) {
        to = draw(p->plan->places);
        if (p->plan->touches[at][p->plan->province_of[to]])
            break;
    }
    return id_of(to);
}

static void begin_retreats(retreating *r, const dip_position *p, const law_dip_map *map)
{
    r->closed = p->stand_offs;
    for (unsigned i = 0; i < p->count; i++) {
        law_dip_unit unit = p->units[i];
        unit.at = p->verdicts[i].at;
        if (p->verdicts[i].is_dislodged)
            r->beaten[r->count++] =
                (law_dip_dislodged){unit, law_dip_origin(p->verdicts, map, &p->rules, p->units, i)};
        else
            r->standing[r->left++] = unit;
    }
    for (unsigned i = 0; i < r->count; i++)
        r->to[i] = draw_retreat(p, map, r, i);
}

static law_dip_unit unit_as(const twin *t, law_dip_unit unit)
{
    return (law_dip_unit){power_in(t, unit.power), place_in(t, unit.at), unit.type};
}

/* The same, backwards. */
static void turn_retreats(retreating *same, const twin *t, const retreating *r)
{
    same->count = r->count;
    same->left = r->left;
    for (unsigned i = 0; i < t->p->plan->provinces; i++) {
        unsigned number = t->numbers.places[i];
        if (law_dip_has(&r->closed, id_of(i)))
            same->closed.bits[number / 64] |= UINT64_C(1) << number % 64;
    }
    for (unsigned i = 0; i < r->left; i++)
        same->standing[r->left - 1 - i] = unit_as(t, r->standing[i]);
    for (unsigned i = 0; i < r->count; i++) {
        unsigned j = r->count - 1 - i;
        same->beaten[j] =
            (law_dip_dislodged){unit_as(t, r->beaten[i].unit), place_in(t, r->beaten[i].attacker)};
        same->to[j] = place_in(t, r->to[i]);
    }
}

static void check_twin_retreats(const twin *t, const law_dip_map *map)
{
    const dip_position *p = t->p;
    retreating r = {.count = 0}, same = {.count = 0};
    begin_retreats(&r, p, map);
    turn_retreats(&same, t, &r);
    assert_int_equal(law_dip_retreat(r.verdicts, map, &p->rules, r.beaten, r.to, r.count,
                                     r.standing, r.left, &r.closed, NULL),
                     LAW_OK);
    assert_int_equal(law_dip_retreat(same.verdicts, t->map, &p->rules, same.beaten, same.to,
                                     same.count, same.standing, same.left, &same.closed, NULL),
                     LAW_OK);
    for (unsigned i = 0; i < r.count; i++) {
        const law_dip_verdict *one = &r.verdicts[i], *other = &same.verdicts[r.count - 1 - i];
        unsigned by = one->by == NOBODY ? NOBODY : r.count - 1U - one->by;
        seen[one->reason] += one->reason > LAW_DIP_CUT_REASON;
        if (one->reason != other->reason || by != other->by ||
            place_in(t, one->at).id != other->at.id)
            tell(p, 0, "under other numbers a retreat comes out otherwise");
    }
}

static bool is_among(const law_dip_unit *units, size_t count, law_dip_unit unit)
{
    for (size_t i = 0; i < count; i++) {
        if (units[i].at.id == unit.at.id && units[i].power.id == unit.power.id &&
            units[i].type == unit.type)
            return true;
    }
    return false;
}

/* Removals that nobody ordered. */
static void check_twin_removals(const twin *t, const law_dip_map *map)
{
    const dip_position *p = t->p;
    law_dip_power owners[2][LAW_DIP_PROVINCE_COUNT_MAX] = {{{0}}};
    law_dip_unit after[2][LAW_DIP_PROVINCE_COUNT_MAX];
    size_t counts[2];
    for (unsigned i = 0; i < p->plan->provinces; i++) {
        if (!p->plan->is_centre[i] || draw(2) == 0)
            continue;
        owners[0][i].id = (uint16_t)(1 + draw(p->plan->powers));
        owners[1][t->numbers.places[i]] = power_in(t, owners[0][i]);
    }
    assert_int_equal(law_dip_adjust(after[0], &counts[0], NULL, map, &p->rules, owners[0], p->units,
                                    p->count, NULL, 0, NULL),
                     LAW_OK);
    assert_int_equal(law_dip_adjust(after[1], &counts[1], NULL, t->map, &p->rules, owners[1],
                                    t->list, p->count, NULL, 0, NULL),
                     LAW_OK);
    assert_int_equal(counts[0], counts[1]);
    for (unsigned i = 0; i < p->count; i++) {
        if (is_among(after[0], counts[0], p->units[i]) !=
            is_among(after[1], counts[1], t->list[t->units[i]]))
            tell(p, i, "under other numbers another unit is removed");
    }
}

/* ---- Legal orders ---- */

static uint32_t packed(unsigned kind, unsigned of, unsigned to, unsigned is_via)
{
    return kind << 20 | of << 11 | to << 2 | is_via;
}

static int compare_words(const void *a, const void *b)
{
    uint32_t one = *(const uint32_t *)a, two = *(const uint32_t *)b;
    return (one > two) - (one < two);
}

/* Where an army comes by convoy: coasts that a chain of fleets joins. */
static bool is_convoyed(const dip_position *p, unsigned unit, unsigned to)
{
    return p->units[unit].type == LAW_DIP_ARMY && to != dip_at(p, unit) &&
           p->plan->terrain[dip_at(p, unit)] == LAW_DIP_COAST &&
           p->plan->terrain[to] == LAW_DIP_COAST && dip_is_joined(p, unit, to);
}

/* Is a fleet of a chain, be it a longer one than is needed, that joins an army to a coast? */
static bool is_group(const dip_position *p, unsigned fleet, unsigned province)
{
    bool passed[NAIVE_UNITS] = {false};
    unsigned queue[NAIVE_UNITS], tail = 0;
    queue[tail++] = fleet;
    passed[fleet] = true;
    for (unsigned head = 0; head < tail; head++) {
        if (dip_reaches(p, queue[head], province))
            return true;
        for (unsigned i = 0; i < p->count; i++) {
            if (passed[i] || !dip_is_fleet_at_sea(p, i) ||
                !dip_reaches(p, queue[head], dip_at(p, i)))
                continue;
            passed[i] = true;
            queue[tail++] = i;
        }
    }
    return false;
}

static unsigned find_moves(const dip_position *p, unsigned unit, uint32_t *found)
{
    const dip_plan *plan = p->plan;
    unsigned count = 0;
    found[count++] = packed(LAW_DIP_HOLD, 0, 0, 0);
    for (unsigned place = 0; place < plan->places; place++) {
        if (p->units[unit].type == LAW_DIP_FLEET) {
            if (plan->fleet[p->units[unit].at.id - 1][place])
                found[count++] = packed(LAW_DIP_MOVE, 0, place + 1, 0);
            continue;
        }
        bool is_near = dip_reaches(p, unit, place), is_far = is_convoyed(p, unit, place);
        if (is_near || is_far)
            found[count++] = packed(LAW_DIP_MOVE, 0, place + 1, 0);
        if (is_near && is_far)
            found[count++] = packed(LAW_DIP_MOVE, 0, place + 1, 1);
    }
    return count;
}

static unsigned find_help(const dip_position *p, unsigned unit, unsigned other, uint32_t *found)
{
    const dip_plan *plan = p->plan;
    unsigned count = 0, at = dip_at(p, other);
    bool may_convoy = dip_is_fleet_at_sea(p, unit) && p->units[other].type == LAW_DIP_ARMY &&
                      is_group(p, unit, at);
    if (dip_reaches(p, unit, at))
        found[count++] = packed(LAW_DIP_SUPPORT_HOLD, at + 1, 0, 0);
    for (unsigned to = 0; to < plan->provinces; to++) {
        if (dip_reaches(p, unit, to) && (dip_reaches(p, other, to) || is_convoyed(p, other, to)))
            found[count++] = packed(LAW_DIP_SUPPORT_MOVE, at + 1, to + 1, 0);
        if (may_convoy && to != at && plan->terrain[to] == LAW_DIP_COAST && is_group(p, unit, to))
            found[count++] = packed(LAW_DIP_CONVOY, at + 1, to + 1, 0);
    }
    return count;
}

/* Hold, moves, moves by convoy to neighbours, supports by unit, convoys. */
static unsigned part_of(const law_dip_order *order)
{
    return order->kind == LAW_DIP_HOLD     ? 0
           : order->kind == LAW_DIP_MOVE   ? 1U + order->is_via
           : order->kind == LAW_DIP_CONVOY ? 4
                                           : 3;
}

static void check_listed(const dip_position *p)
{
    static uint32_t found[LISTED_MAX], known[LISTED_MAX];
    for (unsigned unit = 0; unit < p->count; unit++) {
        unsigned count = find_moves(p, unit, found), size = starts[unit + 1] - starts[unit];
        for (unsigned other = 0; other < p->count; other++) {
            if (other != unit)
                count += find_help(p, unit, other, found + count);
        }
        for (unsigned i = 0; i < size; i++) {
            const law_dip_order *order = &listed[starts[unit] + i];
            known[i] = packed(order->kind, order->of.id, order->to.id, order->is_via);
            if (i > 0 && part_of(order - 1) > part_of(order))
                tell(p, unit, "its orders are listed in another order");
        }
        qsort(found, count, sizeof *found, compare_words);
        qsort(known, size, sizeof *known, compare_words);
        if (count != size || memcmp(found, known, count * sizeof *found) != 0)
            tell(p, unit, "other orders are legal");
    }
}

/* A move that brings a unit to a province; on one of its coasts. */
static law_dip_order move_to(const dip_position *p, unsigned unit, law_dip_place to)
{
    const dip_plan *plan = p->plan;
    law_dip_order order = {.kind = LAW_DIP_MOVE, .to = to};
    unsigned province = to.id - 1U, coasts = plan->coast_count[province];
    for (unsigned i = 0; p->units[unit].type == LAW_DIP_FLEET && i < coasts; i++) {
        if (plan->fleet[p->units[unit].at.id - 1][plan->coasts[province][i]])
            order.to = id_of(plan->coasts[province][i]);
    }
    return order;
}

/* Each order that is listed is carried out where the unit that it is about does its part. */
static void check_of_use(const dip_position *p, const law_dip_map *map)
{
    law_dip_rules rules = law_dip_rules_standard();
    law_dip_order orders[NAIVE_UNITS];
    law_dip_verdict verdicts[NAIVE_UNITS];
    for (unsigned unit = 0; unit < p->count; unit++) {
        for (uint32_t k = starts[unit]; k < starts[unit + 1]; k++) {
            memset(orders, 0, sizeof orders);
            orders[unit] = listed[k];
            if (listed[k].kind >= LAW_DIP_SUPPORT_MOVE) {
                unsigned other = dip_unit_in(p, listed[k].of.id - 1U);
                orders[other] = move_to(p, other, listed[k].to);
            }
            assert_int_equal(
                law_dip_move(verdicts, NULL, map, &rules, p->units, orders, p->count, NULL),
                LAW_OK);
            if (verdicts[unit].result == LAW_DIP_VOID)
                tell(p, unit, "an order is listed that nothing could carry out");
        }
    }
}

/* ---- All of it ---- */

static law_dip_map *standard_board(void)
{
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    lua_pushcfunction(L, luaopen_lawspeaker);
    lua_setfield(L, -2, "lawspeaker");
    lua_settop(L, 0);
    if (luaL_dostring(L, "package.path = 'variants/?.lua;' .. package.path\n"
                         "return require 'diplomacy.maps.standard'") != LUA_OK)
        fail_msg("%s", lua_tostring(L, -1));
    dip_plan plan;
    dip_plan_of(&plan, dip_map(L, 1));
    law_dip_map *map = dip_plan_map(&plan, NULL);
    assert_int_equal(law_dip_map_hash(map), law_dip_map_hash(dip_map(L, 1)));
    lua_close(L);
    return map;
}

static void check_position(const dip_plan *plan, const law_dip_map *map, unsigned most,
                           bool is_listed)
{
    static dip_position p;
    p.plan = plan;
    draw_rules(&p.rules);
    place_units(&p, most);
    give_orders(&p, map);
    assert_int_equal(
        law_dip_move(p.verdicts, &p.stand_offs, map, &p.rules, p.units, p.orders, p.count, NULL),
        LAW_OK);
    check_verdicts(&p, map);
    twin t = make_twin(&p);
    check_twin_moves(&t);
    check_twin_retreats(&t, map);
    check_twin_removals(&t, map);
    law_dip_map_destroy(t.map);
    if (is_listed) {
        check_listed(&p);
        check_of_use(&p, map);
    }
}

static unsigned long number_from(const char *name, unsigned long standard)
{
    const char *text = getenv(name);
    return text != NULL ? strtoul(text, NULL, 10) : standard;
}

static void test_positions_by_chance(void **state)
{
    (void)state;
    unsigned long count = number_from("LAWSPEAKER_POSITIONS", 2000);
    unsigned long first = number_from("LAWSPEAKER_FIRST_SEED", 1);
    static dip_plan standard, small;
    law_dip_map *board = standard_board();
    dip_plan_of(&standard, board);
    for (now_seed = first; now_seed < first + count; now_seed++) {
        random_begin(&chance, now_seed);
        bool is_listed = now_seed % LISTED_EVERY == 0;
        if (now_seed % ON_STANDARD_EVERY == 0) {
            check_position(&standard, board, 6 + draw(29), is_listed);
            continue;
        }
        dip_plan_small(&small, &chance);
        law_dip_map *map = dip_plan_map(&small, NULL);
        check_position(&small, map, NAIVE_UNITS, now_seed % 2 == 1);
        law_dip_map_destroy(map);
    }
    law_dip_map_destroy(board);
    /* So many suffice to see every reason. */
    bool is_some = count >= (first == 1 ? 2000U : 50000U), is_much = count >= 50000;
    for (int i = 0; i <= LAW_DIP_RETREATS_MEET_REASON; i++) {
        print_message("%u %s, ", seen[i], law_dip_reason_name((law_dip_reason)i));
        bool is_rare = i > LAW_DIP_CUT_REASON || i == LAW_DIP_ALL_HOLD_REASON;
        assert_true(seen[i] > 0 || !(is_rare ? is_much : is_some));
    }
    print_message("%u orders in a paradox, %u moves by convoy that succeeded\n", seen_paradoxes,
                  seen_convoyed);
    assert_true(!is_some || (seen_paradoxes > 0 && seen_convoyed > 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_positions_by_chance)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
