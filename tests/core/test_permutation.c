/* Results do not change when Ages, regions, link points, units, orders or players are listed in
 * another order, but for what the rules leave to the order: J5.4's last step and, of players, J6.4.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "random_position.h"

enum { POSITION_COUNT = 20000, FACT_MAX = 40 };

/* A situation played twice; `there` lists its things in another order. */
typedef struct {
    situation of;
    placed_situation here, there;
    law_turn *turn_here, *turn_there;
} pair;

static law_turn *begin(const situation *of, placed_situation *placed, const listing *in_order)
{
    law_turn *turn;
    law_error error;
    law_status status = situation_place(placed, of, in_order, NULL, &error);
    situation_assert_ok(of, status, &error);
    status = law_turn_begin(&turn, placed->map, placed->position, &of->rules, NULL, &error);
    situation_assert_ok(of, status, &error);
    status = situation_order(of, placed, turn, &error);
    situation_assert_ok(of, status, &error);
    status = situation_answer(of, placed, turn, &error);
    situation_assert_ok(of, status, &error);
    return turn;
}

/* The thing of the situation that has this id in a placed one. */
static uint32_t region_of(const placed_situation *placed, law_region id)
{
    uint32_t region = REGION_MAX;
    while (region > 0 && placed->region[region].id != id.id)
        region--;
    return region;
}

static uint32_t unit_of(const placed_situation *placed, law_unit id)
{
    uint32_t unit = UNIT_MAX;
    while (unit > 0 && placed->unit[unit].id != id.id)
        unit--;
    return unit;
}

static uint32_t symbol_of(const placed_situation *placed, law_symbol id)
{
    uint32_t symbol = SYMBOL_MAX;
    while (symbol > 0 && placed->symbol[symbol].id != id.id)
        symbol--;
    return symbol;
}

/* A number that is the same for the same set of facts. Whom a unit collided with first is left out.
 */
static uint64_t sum_of_facts(const situation *of, const placed_situation *placed,
                             const law_turn *turn, uint32_t unit)
{
    law_fact facts[FACT_MAX];
    size_t count = law_turn_facts(turn, placed->unit[unit], facts, FACT_MAX);
    uint64_t sum = 0;
    situation_assert_equal(of, count <= FACT_MAX, true);
    for (size_t i = 0; i < count; i++) {
        const law_fact *fact = &facts[i];
        if (fact->kind == LAW_FACT_COLLIDED_WITH)
            continue;
        uint64_t mixed = fact->kind;
        mixed = mixed * 64 + unit_of(placed, fact->unit);
        mixed = mixed * 64 + region_of(placed, fact->region);
        mixed = mixed * 64 + symbol_of(placed, fact->symbol);
        mixed = mixed * 64 + (uint64_t)fact->type;
        mixed = mixed * 64 + fact->strength;
        sum += random_mix(&mixed);
    }
    return sum;
}

static void compare_verdicts(const pair *p)
{
    for (uint32_t unit = 1; unit <= p->of.unit_count; unit++) {
        law_verdict here = law_turn_verdict(p->turn_here, p->here.unit[unit]);
        law_verdict there = law_turn_verdict(p->turn_there, p->there.unit[unit]);
        situation_assert_equal(&p->of, there.result, here.result);
        situation_assert_equal(&p->of, there.reason, here.reason);
        situation_assert_equal(&p->of, there.strength, here.strength);
        situation_assert_equal(&p->of, there.displaced, here.displaced);
        situation_assert_equal(&p->of, there.carries, here.carries);
        situation_assert_equal(&p->of, there.carry_reason, here.carry_reason);
        situation_assert_equal(&p->of, symbol_of(&p->there, there.carried),
                               symbol_of(&p->here, here.carried));
        uint64_t facts_here = sum_of_facts(&p->of, &p->here, p->turn_here, unit);
        uint64_t facts_there = sum_of_facts(&p->of, &p->there, p->turn_there, unit);
        situation_assert_equal(&p->of, facts_there, facts_here);
    }
    for (uint32_t region = 1; region <= p->of.region_count; region++) {
        bool here = law_turn_is_conflicted(p->turn_here, p->here.region[region]);
        bool there = law_turn_is_conflicted(p->turn_there, p->there.region[region]);
        situation_assert_equal(&p->of, there, here);
    }
}

/* Whether the last step of J5.4 had anything to do, so that the order of units and of the board
 * decided. */
static bool was_placed_in_order(const pair *p)
{
    for (uint32_t unit = 1; unit <= p->of.unit_count; unit++) {
        law_fact facts[FACT_MAX];
        size_t count = law_turn_facts(p->turn_here, p->here.unit[unit], facts, FACT_MAX);
        for (size_t i = 0; i < count; i++) {
            bool is_flight =
                facts[i].kind == LAW_FACT_FLED_TO || facts[i].kind == LAW_FACT_FLED_THROUGH;
            if (is_flight && facts[i].strength == 0)
                return true;
        }
    }
    return false;
}

static void compare_aftermath(const pair *p)
{
    for (uint32_t unit = 1; unit <= p->of.unit_count; unit++) {
        law_region from_here, to_here, from_there, to_there;
        int here = law_turn_flight(p->turn_here, p->here.unit[unit], &from_here, &to_here);
        int there = law_turn_flight(p->turn_there, p->there.unit[unit], &from_there, &to_there);
        situation_assert_equal(&p->of, there, here);
        situation_assert_equal(&p->of, region_of(&p->there, from_there),
                               region_of(&p->here, from_here));
        situation_assert_equal(&p->of, region_of(&p->there, to_there),
                               region_of(&p->here, to_here));
    }
    for (uint32_t player = 1; player <= p->of.player_count; player++) {
        law_player here = p->here.player[player], there = p->there.player[player];
        situation_assert_equal(&p->of, law_turn_has_won(p->turn_there, there),
                               law_turn_has_won(p->turn_here, here));
        situation_assert_equal(&p->of, law_turn_supply_actions(p->turn_there, there),
                               law_turn_supply_actions(p->turn_here, here));
    }
}

/* By name, for new things have no id in the situation. */
static void compare_next_units(const pair *p)
{
    const law_position *here = law_turn_next(p->turn_here), *there = law_turn_next(p->turn_there);
    situation_assert_equal(&p->of, law_position_unit_count(there), law_position_unit_count(here));
    for (uint32_t id = 1; id <= law_position_unit_count(here); id++) {
        law_unit unit = {id};
        law_unit other = law_position_unit_named(there, law_position_unit_name(here, unit));
        situation_assert_equal(&p->of, other.id != 0, true);
        situation_assert_equal(&p->of, region_of(&p->there, law_position_unit_region(there, other)),
                               region_of(&p->here, law_position_unit_region(here, unit)));
        const char *owner = law_position_player_name(here, law_position_unit_owner(here, unit));
        const char *others = law_position_player_name(there, law_position_unit_owner(there, other));
        situation_assert_equal(&p->of, strcmp(others, owner), 0);
    }
}

static void compare_next_symbols(const pair *p)
{
    const law_position *here = law_turn_next(p->turn_here), *there = law_turn_next(p->turn_there);
    situation_assert_equal(&p->of, law_position_symbol_count(there),
                           law_position_symbol_count(here));
    for (uint32_t id = 1; id <= law_position_symbol_count(here); id++) {
        law_symbol symbol = {id};
        const char *name = law_position_symbol_name(here, p->here.map, symbol);
        law_symbol other = law_position_symbol_named(there, p->there.map, name);
        situation_assert_equal(&p->of, other.id != 0, true);
        situation_assert_equal(&p->of, region_of(&p->there, law_position_book_region(there, other)),
                               region_of(&p->here, law_position_book_region(here, symbol)));
        law_player controller = law_position_controller(here, symbol);
        law_player others = law_position_controller(there, other);
        situation_assert_equal(&p->of, others.id != 0, controller.id != 0);
        if (controller.id != 0)
            situation_assert_equal(&p->of,
                                   strcmp(law_position_player_name(there, others),
                                          law_position_player_name(here, controller)),
                                   0);
    }
}

/* True where the aftermath could be compared as well. */
static bool compare(pair *p, random_source *source)
{
    law_error error;
    law_turn *const *turns[] = {&p->turn_here, &p->turn_there};
    listing in_order;
    bool with_players = random_is(source, 50);
    for (uint32_t player = 1; with_players && player <= p->of.player_count; player++)
        p->of.action_count[player] = 0;
    listing_shuffle(&in_order, &p->of, source, with_players);
    p->turn_here = begin(&p->of, &p->here, NULL);
    p->turn_there = begin(&p->of, &p->there, &in_order);
    for (int i = 0; i < 2; i++)
        situation_assert_ok(&p->of, law_turn_resolve(*turns[i], &error), &error);
    compare_verdicts(p);
    for (int i = 0; i < 2; i++)
        situation_assert_ok(&p->of, law_turn_flee(*turns[i], &error), &error);
    bool is_comparable = !was_placed_in_order(p);
    if (is_comparable) {
        compare_aftermath(p);
        compare_verdicts(p); /* flight is now among the facts */
        for (int i = 0; i < 2; i++)
            situation_assert_ok(&p->of, law_turn_finish(*turns[i], &error), &error);
        compare_next_units(p);
        compare_next_symbols(p);
        situation_assert_equal(&p->of, law_turn_is_draw(p->turn_there),
                               law_turn_is_draw(p->turn_here));
    }
    for (int i = 0; i < 2; i++)
        law_turn_destroy(*turns[i]);
    situation_remove(&p->here, NULL);
    situation_remove(&p->there, NULL);
    return is_comparable;
}

static void test_the_order_of_listing_does_not_matter(void **state)
{
    (void)state;
    static pair p;
    random_source source;
    uint32_t compared_to_the_end = 0;
    random_begin(&source, 7);
    for (uint64_t seed = 1; seed <= POSITION_COUNT; seed++) {
        situation_make(&p.of, seed);
        compared_to_the_end += compare(&p, &source);
    }
    assert_true(compared_to_the_end > POSITION_COUNT / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_order_of_listing_does_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
