/* The core against the naive judge, over random small positions: every verdict, book, flight,
 * control, supply action and the next position. Also: the winners are the only set with the most of
 * them (J4.5).
 *
 * usage: test_exhaustive [POSITIONS [FIRST_SEED]], or LAWSPEAKER_POSITIONS and
 * LAWSPEAKER_FIRST_SEED. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "naive_judge.h"

static uint64_t position_count = 50000;
static uint64_t first_seed = 1;

/* What has been seen, so that a generator that no longer makes something is noticed. */
static uint64_t reasons_seen[LAW_REASON_COUNT];
static uint64_t carry_reasons_seen[LAW_REASON_COUNT];
static uint64_t several_solutions_seen, flights_seen, placed_seen, removals_seen, wins_seen;

typedef struct {
    situation of;
    naive_result naive;
    placed_situation placed;
    law_turn *turn;
} comparison;

static void compare_verdict(comparison *c, uint32_t unit)
{
    const naive_unit *naive = &c->naive.units[unit];
    law_verdict verdict = law_turn_verdict(c->turn, c->placed.unit[unit]);
    situation_assert_equal(&c->of, verdict.order.unit.id, unit);
    situation_assert_equal(&c->of, verdict.order.type, c->of.orders[unit].type);
    situation_assert_equal(&c->of, verdict.result, naive->result);
    situation_assert_equal(&c->of, verdict.reason, naive->reason);
    situation_assert_equal(&c->of, verdict.strength, naive->strength);
    situation_assert_equal(&c->of, verdict.displaced, naive->displaced);
    situation_assert_equal(&c->of, verdict.carries, naive->carries);
    bool came_along = naive->carries && naive->carry_reason == LAW_REASON_NONE;
    situation_assert_equal(&c->of, verdict.carried.id, came_along ? naive->cargo : 0);
    if (naive->carries)
        situation_assert_equal(&c->of, verdict.carry_reason, naive->carry_reason);
    reasons_seen[verdict.reason]++;
    carry_reasons_seen[verdict.carry_reason]++;
}

static void compare_contest(comparison *c)
{
    situation_assert_equal(&c->of, c->naive.best_count, 1);
    several_solutions_seen += c->naive.solution_count > 1;
    for (uint32_t unit = 1; unit <= c->of.unit_count; unit++)
        compare_verdict(c, unit);
    for (uint32_t region = 1; region <= c->of.region_count; region++) {
        bool conflicted = law_turn_is_conflicted(c->turn, c->placed.region[region]);
        situation_assert_equal(&c->of, conflicted, c->naive.conflicted[region]);
    }
    const law_unit *fleeing;
    size_t fleeing_count = law_turn_fleeing(c->turn, &fleeing), next = 0;
    for (uint32_t unit = 1; unit <= c->of.unit_count; unit++) {
        if (!c->naive.units[unit].displaced)
            continue;
        situation_assert_equal(&c->of, next < fleeing_count, true);
        situation_assert_equal(&c->of, fleeing[next].id, unit);
        next++;
    }
    situation_assert_equal(&c->of, next, fleeing_count);
}

static void compare_flight(comparison *c)
{
    for (uint32_t unit = 1; unit <= c->of.unit_count; unit++) {
        const naive_unit *naive = &c->naive.units[unit];
        law_region from, to;
        law_flight_outcome outcome = law_turn_flight(c->turn, c->placed.unit[unit], &from, &to);
        law_flight_outcome expected = !naive->displaced     ? LAW_FLIGHT_NONE
                                      : naive->fled_to != 0 ? LAW_FLIGHT_FLED
                                                            : LAW_FLIGHT_REMOVED;
        situation_assert_equal(&c->of, outcome, expected);
        situation_assert_equal(&c->of, from.id, naive->flees_from);
        situation_assert_equal(&c->of, to.id, naive->fled_to);
        flights_seen += expected == LAW_FLIGHT_FLED;
        placed_seen += naive->was_placed && expected == LAW_FLIGHT_FLED;
        removals_seen += expected == LAW_FLIGHT_REMOVED;
    }
    for (uint32_t player = 1; player <= c->of.player_count; player++) {
        law_player id = c->placed.player[player];
        bool has_won = law_turn_has_won(c->turn, id);
        uint64_t actions = law_turn_supply_actions(c->turn, id);
        situation_assert_equal(&c->of, has_won, c->naive.has_won[player]);
        situation_assert_equal(&c->of, actions, c->naive.earned[player]);
        wins_seen += has_won;
    }
}

static void compare_next_unit(comparison *c, law_unit id, const char *name, uint32_t owner)
{
    const law_position *next = law_turn_next(c->turn);
    law_region region = law_position_unit_region(next, id);
    law_player player = law_position_unit_owner(next, id);
    bool has_name = strcmp(law_position_unit_name(next, id), name) == 0;
    situation_assert_equal(&c->of, has_name, true);
    situation_assert_equal(&c->of, player.id, owner);
    situation_assert_equal(&c->of, law_position_unit_in(next, region).id, id.id);
}

static void compare_next_units(comparison *c)
{
    const law_position *next = law_turn_next(c->turn);
    char name[SITUATION_NAME_SIZE];
    uint32_t id = 0, occupied = 0;
    for (uint32_t unit = 1; unit <= c->of.unit_count; unit++) {
        if (c->naive.is_removed[unit])
            continue;
        situation_unit_name(name, unit);
        compare_next_unit(c, (law_unit){++id}, name, c->of.unit_owner[unit]);
        law_region region = law_position_unit_region(next, (law_unit){id});
        situation_assert_equal(&c->of, c->naive.occupant[region.id], unit);
    }
    for (uint32_t i = 0; i < c->naive.new_unit_count; i++) {
        const naive_new *added = &c->naive.new_units[i];
        compare_next_unit(c, (law_unit){++id}, added->name, added->owner);
        law_region region = law_position_unit_region(next, (law_unit){id});
        situation_assert_equal(&c->of, region.id, added->region);
    }
    situation_assert_equal(&c->of, law_position_unit_count(next), id);
    for (uint32_t region = 1; region <= c->of.region_count; region++)
        occupied += law_position_unit_in(next, (law_region){region}).id != 0;
    situation_assert_equal(&c->of, occupied, id);
}

static void compare_next_symbols(comparison *c)
{
    const law_position *next = law_turn_next(c->turn);
    char name[SITUATION_NAME_SIZE];
    situation_assert_equal(&c->of, law_position_symbol_count(next), c->naive.symbol_count);
    for (uint32_t symbol = 1; symbol <= c->naive.symbol_count; symbol++) {
        law_symbol id = {symbol};
        law_region point = law_position_link_point_region(next, c->placed.map, id);
        law_region book = law_position_book_region(next, id);
        law_player controller = law_position_controller(next, id);
        situation_symbol_name(name, symbol);
        const char *expected = symbol <= c->of.symbol_count
                                   ? name
                                   : c->naive.new_symbols[symbol - c->of.symbol_count - 1].name;
        bool has_name = strcmp(law_position_symbol_name(next, c->placed.map, id), expected) == 0;
        situation_assert_equal(&c->of, has_name, true);
        situation_assert_equal(&c->of, point.id, c->naive.link_point_region[symbol]);
        situation_assert_equal(&c->of, book.id, c->naive.book_region[symbol]);
        situation_assert_equal(&c->of, controller.id, c->naive.controller[symbol]);
    }
}

static void compare_supply(comparison *c)
{
    situation_assert_equal(&c->of, law_position_turn(law_turn_next(c->turn)), c->of.turn + 1);
    for (uint32_t player = 1; player <= c->of.player_count; player++) {
        for (uint32_t i = 0; i < c->of.action_count[player]; i++) {
            law_reason reason = c->placed.outcomes[player][i].reason;
            situation_assert_equal(&c->of, reason, c->naive.outcomes[player][i]);
            reasons_seen[reason] += reason != LAW_REASON_NONE;
        }
        bool is_out = law_turn_is_out(c->turn, c->placed.player[player]);
        situation_assert_equal(&c->of, is_out, c->naive.is_out[player]);
    }
    situation_assert_equal(&c->of, law_turn_is_draw(c->turn), c->naive.is_draw);
    compare_next_units(c);
    compare_next_symbols(c);
}

static void compare(comparison *c, uint64_t seed)
{
    law_error error;
    failing_allocator memory; /* fills what it hands out */
    failing_allocator_begin(&memory, 0);
    law_allocator allocator = failing_allocator_face(&memory);
    situation_make(&c->of, seed);
    naive_judge(&c->naive, &c->of);
    law_status status = situation_place(&c->placed, &c->of, NULL, &allocator, &error);
    situation_assert_ok(&c->of, status, &error);
    status = law_turn_begin(&c->turn, c->placed.map, c->placed.position, &c->of.rules, &allocator,
                            &error);
    situation_assert_ok(&c->of, status, &error);
    status = situation_order(&c->of, &c->placed, c->turn, &error);
    situation_assert_ok(&c->of, status, &error);
    status = situation_answer(&c->of, &c->placed, c->turn, &error);
    situation_assert_ok(&c->of, status, &error);
    situation_assert_ok(&c->of, law_turn_resolve(c->turn, &error), &error);
    compare_contest(c);
    situation_assert_ok(&c->of, law_turn_flee(c->turn, &error), &error);
    compare_flight(c);
    situation_assert_ok(&c->of, law_turn_finish(c->turn, &error), &error);
    compare_supply(c);
    situation_assert_ok(&c->of, law_turn_verify(c->turn, &error), &error);
    law_turn_destroy(c->turn);
    situation_remove(&c->placed, &allocator);
    failing_allocator_finish(&memory);
}

static void test_core_and_naive_judge_agree(void **state)
{
    (void)state;
    static comparison c;
    for (uint64_t i = 0; i < position_count; i++)
        compare(&c, first_seed + i);
    print_message("%" PRIu64 " positions, %" PRIu64 " of them with several solutions\n",
                  position_count, several_solutions_seen);
}

/* With fewer positions than this, something rare may be missing by chance. */
static void test_everything_was_met(void **state)
{
    (void)state;
    if (position_count < 10000)
        skip();
    for (int reason = LAW_REASON_NONE + 1; reason < LAW_REASON_COUNT; reason++) {
        if (reason == LAW_REASON_HOUSE_RULE) /* of a hook, and situations have none */
            continue;
        if (reasons_seen[reason] + carry_reasons_seen[reason] == 0)
            fail_msg("no position had the reason %s", law_reason_name((law_reason)reason));
    }
    assert_true(several_solutions_seen > position_count / 1000);
    assert_true(flights_seen > position_count / 10);
    assert_true(placed_seen > position_count / 100);
    assert_true(removals_seen > position_count / 100);
    assert_true(wins_seen > position_count / 100);
}

static void read_number(const char *text, const char *what, uint64_t *number)
{
    char *end;
    if (text == NULL)
        return;
    *number = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && *end == '\0')
        return;
    fprintf(stderr, "test_exhaustive: %s: \"%s\" is not a number\n", what, text);
    exit(2);
}

int main(int argument_count, char **arguments)
{
    read_number(getenv("LAWSPEAKER_POSITIONS"), "LAWSPEAKER_POSITIONS", &position_count);
    read_number(getenv("LAWSPEAKER_FIRST_SEED"), "LAWSPEAKER_FIRST_SEED", &first_seed);
    read_number(argument_count > 1 ? arguments[1] : NULL, "positions", &position_count);
    read_number(argument_count > 2 ? arguments[2] : NULL, "first seed", &first_seed);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_core_and_naive_judge_agree),
        cmocka_unit_test(test_everything_was_met),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
