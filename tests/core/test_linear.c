/* The work of a turn grows in step with units and orders, also where it could be worst. Work is
 * counted, not timed: the core is compiled once more so that it reports each branch it takes. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "large_board.h"
#include "random_source.h"

enum { FEW = 12500, MANY = 8 * FEW };

static bool is_counting;
static uint64_t work, work_limit;

/* Called by the counted core at each branch. Ends a test that has failed without waiting for its
 * end. */
void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    if (!is_counting || ++work <= work_limit)
        return;
    is_counting = false;
    fail_msg("more than %" PRIu64 " branches", work_limit);
}

static void begin_counting(void)
{
    work = 0;
    is_counting = true;
}

static uint64_t end_counting(void)
{
    is_counting = false;
    return work;
}

/* Work of a shape with `count` units, and of all that is checked of its result. */
typedef uint64_t shape(uint32_t count);

static void check_growth(const char *what, shape *run)
{
    work_limit = UINT64_MAX;
    uint64_t few = run(FEW);
    print_message("%s: %" PRIu64 " branches a unit", what, few / FEW);
    assert_true(few > FEW);                  /* the core is really counted */
    work_limit = few * (MANY / FEW) * 5 / 4; /* the square would be six times as much */
    uint64_t many = run(MANY);
    print_message(", then %" PRIu64 "\n", many / MANY);
    assert_true(many <= work_limit);
}

static void ok(law_status status)
{
    assert_int_equal(status, LAW_OK);
}

/* The whole turn, supply actions of the first player included; returns its work. */
static uint64_t play(law_turn *turn, const large_board *board)
{
    begin_counting();
    large_board_order(board, turn);
    ok(law_turn_resolve(turn, NULL));
    ok(law_turn_flee(turn, NULL));
    ok(law_turn_finish(turn, NULL));
    return end_counting();
}

static void assert_all(const law_turn *turn, uint32_t first, uint32_t last, law_reason reason)
{
    for (uint32_t unit = first; unit <= last; unit++) {
        law_verdict verdict = law_turn_verdict(turn, (law_unit){unit});
        if (verdict.reason != reason)
            fail_msg("unit %u: %s, not %s", (unsigned)unit, law_reason_name(verdict.reason),
                     law_reason_name(reason));
    }
}

static law_order move(uint32_t unit, uint32_t to)
{
    return (law_order){.unit = {unit}, .type = LAW_MOVE, .to = {to}};
}

/* ---- Chains and rings: units in the order of the way, against it, and in any order ---- */

typedef enum { ALONG, AGAINST, SHUFFLED } numbering;

/* The unit that stands in each region of a line. */
static uint32_t *number_units(large_board *board, numbering by)
{
    uint32_t count = board->unit_count;
    uint32_t *unit_in = calloc(count + (size_t)2, sizeof *unit_in);
    assert_non_null(unit_in);
    for (uint32_t region = 1; region <= count; region++)
        unit_in[region] = by == AGAINST ? count + 1 - region : region;
    if (by == SHUFFLED) {
        random_source source;
        random_begin(&source, 1);
        random_shuffle(&source, unit_in + 1, count);
    }
    for (uint32_t region = 1; region <= count; region++)
        board->unit_region[unit_in[region]] = region;
    return unit_in;
}

/* Everybody moves one region on, but the last unit stays: nobody moves. */
static uint64_t blocked_chain(uint32_t count, numbering by)
{
    large_board board;
    large_board_line(&board, count);
    uint32_t *unit_in = number_units(&board, by);
    for (uint32_t region = 1; region < count; region++)
        board.orders[unit_in[region]] = move(unit_in[region], region + 1);
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    uint64_t took = play(turn, &board);
    for (uint32_t region = 1; region < count; region++)
        assert_all(turn, unit_in[region], unit_in[region], LAW_REASON_OCCUPIED);
    assert_all(turn, unit_in[count], unit_in[count], LAW_REASON_HELD);
    law_turn_destroy(turn);
    large_board_remove(&board);
    free(unit_in);
    return took;
}

static uint64_t chain_along(uint32_t count)
{
    return blocked_chain(count, ALONG);
}

static uint64_t chain_against(uint32_t count)
{
    return blocked_chain(count, AGAINST);
}

static uint64_t chain_shuffled(uint32_t count)
{
    return blocked_chain(count, SHUFFLED);
}

/* A ring turns as one for several turns, in the memory of the first. */
static uint64_t ring(uint32_t count)
{
    large_board board;
    large_board_line(&board, count);
    board.borders = realloc(board.borders, count * sizeof *board.borders);
    assert_non_null(board.borders);
    board.borders[board.border_count++] = (large_border){count, 1};
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    law_position *now = NULL;
    uint64_t took = 0;
    for (uint32_t number = 1; number <= 3; number++) {
        for (uint32_t unit = 1; unit <= count; unit++)
            board.orders[unit] = move(unit, (unit + number - 1) % count + 1);
        took += play(turn, &board);
        assert_all(turn, 1, count, LAW_REASON_UNOPPOSED);
        law_position *next = law_turn_take(turn);
        ok(law_turn_restart(turn, next, NULL));
        law_position_destroy(now, NULL);
        now = next;
    }
    for (uint32_t unit = 1; unit <= count; unit++)
        assert_int_equal(law_position_unit_region(now, (law_unit){unit}).id,
                         (unit + 2) % count + 1);
    law_turn_destroy(turn);
    law_position_destroy(now, NULL);
    large_board_remove(&board);
    return took;
}

static void test_chains_and_rings(void **state)
{
    (void)state;
    check_growth("blocked chain, along", chain_along);
    check_growth("blocked chain, against", chain_against);
    check_growth("blocked chain, shuffled", chain_shuffled);
    check_growth("ring, three turns", ring);
}

/* ---- Many links into one region, all tied, all fleeing from there ---- */

static void count_flights(const law_turn *turn, uint32_t count, uint32_t fled_wanted)
{
    uint32_t fled = 0;
    for (uint32_t unit = 1; unit <= count; unit++) {
        law_flight_outcome outcome = law_turn_flight(turn, (law_unit){unit}, NULL, NULL);
        assert_int_not_equal(outcome, LAW_FLIGHT_NONE);
        fled += outcome == LAW_FLIGHT_FLED;
    }
    assert_int_equal(fled, fled_wanted);
}

typedef struct {
    uint32_t around_share; /* of count: neighbours of the hub; 0: none */
    bool is_of_all;        /* each unit belongs to a player of its own */
    bool has_shut;         /* the neighbours are controlled by the last player */
    law_flee_controlled controlled;
    uint32_t list_length;  /* of each unit's preferences, all the same */
    uint32_t fled_divisor; /* of count: how many find a place; 0: nobody */
} tie;

static uint64_t tied_links(uint32_t count, tie kind)
{
    large_board board;
    uint32_t around = kind.around_share == 0 ? 0 : count / kind.around_share;
    large_board_hub(&board, count, around);
    if (kind.has_shut) { /* every neighbour holds a link point as well */
        large_board with = board;
        with.symbol_count += around;
        large_board_make(&with);
        for (uint32_t id = 1; id <= count; id++) {
            with.unit_region[id] = with.book_region[id] = id;
            with.link_point_region[id] = count + 1;
            with.orders[id] = board.orders[id];
        }
        for (uint32_t i = 0; i < around; i++) {
            with.borders[i] = board.borders[i];
            with.link_point_region[count + 1 + i] = count + 2 + i;
        }
        large_board_remove(&board);
        board = with;
    }
    board.player_count = kind.is_of_all ? count + 1 : 2;
    for (uint32_t unit = 1; unit <= count && kind.is_of_all; unit++)
        board.unit_owner[unit] = unit;
    for (uint32_t i = 0; i < around && kind.has_shut; i++)
        board.controller[count + 1 + i] = board.player_count;
    large_board_place(&board);
    law_rules rules;
    law_rules_standard(&rules, sizeof rules);
    rules.flee_controlled = kind.controlled;
    law_turn *turn = large_board_begin(&board, &rules);
    law_flight *list = calloc(kind.list_length + (size_t)1, sizeof *list);
    assert_non_null(list);
    for (uint32_t i = 0; i < kind.list_length; i++)
        list[i].region.id = count + 2 + i;
    for (uint32_t unit = 1; unit <= count; unit++)
        ok(law_turn_prefer(turn, (law_unit){unit}, list, kind.list_length, NULL));
    uint64_t took = play(turn, &board);
    assert_all(turn, 1, count, LAW_REASON_TIED);
    count_flights(turn, count,
                  kind.fled_divisor == 0 ? 0 : count / kind.fled_divisor - kind.list_length);
    law_turn_destroy(turn);
    free(list);
    large_board_remove(&board);
    return took;
}

static uint64_t links_removed(uint32_t count)
{
    return tied_links(count, (tie){0});
}

static uint64_t links_placed(uint32_t count)
{
    return tied_links(count, (tie){.around_share = 1, .fled_divisor = 1});
}

static uint64_t links_half_placed(uint32_t count)
{
    return tied_links(count, (tie){.around_share = 2, .fled_divisor = 2});
}

static uint64_t links_colliding(uint32_t count)
{
    return tied_links(count, (tie){.around_share = 1, .fled_divisor = 1, .list_length = 5});
}

static uint64_t links_of_all_placed(uint32_t count)
{
    return tied_links(count, (tie){.around_share = 1, .is_of_all = true, .fled_divisor = 1});
}

static uint64_t links_of_all_shut_out(uint32_t count)
{
    return tied_links(count, (tie){.around_share = 1, .is_of_all = true, .has_shut = true});
}

/* Under this rule what is shut depends on the player, so the work grows with their number as well.
 */
static uint64_t links_shut_out_by_others(uint32_t count)
{
    return tied_links(
        count, (tie){.around_share = 1, .has_shut = true, .controlled = LAW_CONTROLLED_OTHERS});
}

static void test_links_into_one_region(void **state)
{
    (void)state;
    check_growth("tied links, no place", links_removed);
    check_growth("tied links, a place for all", links_placed);
    check_growth("tied links, a place for half", links_half_placed);
    check_growth("tied links, colliding five times", links_colliding);
    check_growth("tied links, shut out by others", links_shut_out_by_others);
}

static void test_links_of_many_players_into_one_region(void **state)
{
    (void)state;
    check_growth("tied links of many players", links_of_all_placed);
    check_growth("tied links of many players, shut out", links_of_all_shut_out);
}

/* ---- A hub held by one unit, with all the others around it ---- */

static void star(large_board *board, uint32_t count)
{
    *board = (large_board){
        .region_count = count, .border_count = count - 1, .unit_count = count, .player_count = 2};
    large_board_make(board);
    for (uint32_t i = 1; i < count; i++)
        board->borders[i - 1] = (large_border){i + 1, 1};
    for (uint32_t unit = 1; unit <= count; unit++) {
        board->unit_region[unit] = unit;
        board->unit_owner[unit] = 1 + unit % 2;
    }
}

static uint64_t all_reinforce_one(uint32_t count)
{
    large_board board;
    star(&board, count);
    for (uint32_t unit = 2; unit <= count; unit++)
        board.orders[unit] =
            (law_order){.unit = {unit}, .type = LAW_REINFORCE, .other = {1}, .action = LAW_STAY};
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    uint64_t took = play(turn, &board);
    assert_all(turn, 2, count, LAW_REASON_COUNTED);
    assert_int_equal(law_turn_verdict(turn, (law_unit){1}).strength, count);
    law_turn_destroy(turn);
    large_board_remove(&board);
    return took;
}

/* The hub's unit reinforces another and is attacked by all the rest: a list to be read once (J3.9).
 */
static uint64_t all_cut_one(uint32_t count)
{
    large_board board;
    law_rules rules;
    law_rules_standard(&rules, sizeof rules);
    rules.reinforce_cut = true;
    star(&board, count);
    for (uint32_t unit = 1; unit <= count; unit++)
        board.unit_owner[unit] = 1;
    board.unit_owner[2] = 2; /* where the reinforcement leads, so that this attack does not cut */
    board.orders[1] =
        (law_order){.unit = {1}, .type = LAW_REINFORCE, .other = {2}, .action = LAW_STAY};
    for (uint32_t unit = 3; unit <= count; unit++)
        board.orders[unit] = move(unit, 1);
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, &rules);
    uint64_t took = play(turn, &board);
    assert_all(turn, 1, 1, LAW_REASON_COUNTED);
    assert_all(turn, 3, count, LAW_REASON_TIED);
    law_turn_destroy(turn);
    large_board_remove(&board);
    return took;
}

static void test_stars(void **state)
{
    (void)state;
    check_growth("all reinforce one", all_reinforce_one);
    check_growth("all attack a reinforcing unit", all_cut_one);
}

/* ---- Supply ---- */

/* Player 1 enters region 2 and takes `count` link points there, and asks for the same action with
 * each. In region 3 there are as many, of player `in_third`. The first and the other actions have
 * these outcomes. */
static uint64_t supply(uint32_t count, law_supply action, uint32_t in_third, law_reason first,
                       law_reason other)
{
    large_board board = {.region_count = 3,
                         .border_count = 2,
                         .symbol_count = 2 * count,
                         .unit_count = 1,
                         .player_count = 2};
    large_board_make(&board);
    board.borders[0] = (large_border){1, 2};
    board.borders[1] = (large_border){2, 3};
    board.unit_region[1] = 1;
    for (uint32_t symbol = 1; symbol <= 2 * count; symbol++) {
        board.link_point_region[symbol] = symbol <= count ? 2 : 3;
        board.controller[symbol] = symbol <= count ? 2 : in_third;
    }
    board.orders[1] = move(1, 2);
    large_board_place(&board);
    law_rules rules;
    law_rules_standard(&rules, sizeof rules);
    rules.victory_fraction = (law_fraction){2, 1};
    rules.link_point_tokens = LAW_NO_LIMIT;
    law_turn *turn = large_board_begin(&board, &rules);
    law_supply *actions = calloc(count, sizeof *actions);
    law_supply_outcome *outcomes = calloc(count, sizeof *outcomes);
    assert_non_null(actions);
    assert_non_null(outcomes);
    for (uint32_t i = 0; i < count; i++)
        actions[i] = action;
    ok(law_turn_supply(turn, (law_player){1}, actions, count, outcomes, NULL));
    uint64_t took = play(turn, &board);
    assert_int_equal(law_turn_supply_actions(turn, (law_player){1}), count);
    assert_int_equal(outcomes[0].reason, first);
    for (uint32_t i = 1; i < count; i++)
        assert_int_equal(outcomes[i].reason, other);
    law_turn_destroy(turn);
    free(actions);
    free(outcomes);
    large_board_remove(&board);
    return took;
}

static uint64_t write_books(uint32_t count)
{
    const law_supply action = {.writes_book = true, .at = {2}};
    return supply(count, action, 1, LAW_REASON_NONE, LAW_REASON_NONE);
}

static uint64_t add_units(uint32_t count)
{
    return supply(count, (law_supply){.at = {3}}, 1, LAW_REASON_NONE, LAW_REASON_OCCUPIED);
}

static uint64_t add_units_in_vain(uint32_t count)
{
    return supply(count, (law_supply){.at = {3}}, 2, LAW_REASON_NOT_CONTROLLED,
                  LAW_REASON_NOT_CONTROLLED);
}

static void test_supply(void **state)
{
    (void)state;
    check_growth("books written in one region", write_books);
    check_growth("units added in one region", add_units);
    check_growth("units added where others control all", add_units_in_vain);
}

/* ---- Asking ---- */

/* Each unit links alone into a region of its own, or names a book that is not there, so each has
 * one fact or two; then all facts are asked for. */
static uint64_t ask_all(uint32_t count)
{
    large_board board;
    large_board_hub(&board, count, count);
    for (uint32_t id = 1; id <= count; id++)
        board.orders[id].cargo.id = board.orders[id].carry = id % 2 == 0; /* some carry in vain */
    for (uint32_t id = 1; id <= count; id += 4)
        board.orders[id] = (law_order){.unit = {id}, .type = LAW_LINK, .book = {id % count + 1}};
    for (uint32_t id = 1; id <= count; id++)
        board.link_point_region[id] = count + 1 + id;
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    large_board_order(&board, turn);
    ok(law_turn_resolve(turn, NULL));
    begin_counting();
    for (uint32_t unit = 1; unit <= count; unit++) {
        law_fact facts[8];
        bool is_illegal = unit % 4 == 1;
        assert_int_equal(law_turn_facts(turn, (law_unit){unit}, facts, 8), 1);
        assert_int_equal(facts[0].kind, is_illegal ? LAW_FACT_BOOKS_HERE : LAW_FACT_LEADS_TO);
    }
    uint64_t took = end_counting();
    law_turn_destroy(turn);
    large_board_remove(&board);
    return took;
}

/* All tie in the hub, which has one neighbour, and all are asked for their places to flee to. */
static uint64_t ask_for_flights(uint32_t count)
{
    large_board board;
    large_board_hub(&board, count, 1);
    for (uint32_t id = 1; id <= count; id++)
        board.link_point_region[id] = count + 1;
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    large_board_order(&board, turn);
    ok(law_turn_resolve(turn, NULL));
    begin_counting();
    for (uint32_t unit = 1; unit <= count; unit++) {
        law_flight flights[4];
        assert_int_equal(law_turn_flights(turn, (law_unit){unit}, flights, 4), 1);
        assert_int_equal(flights[0].region.id, count + 2);
    }
    uint64_t took = end_counting();
    law_turn_destroy(turn);
    large_board_remove(&board);
    return took;
}

/* The second road is naive, but reads no long list again for each unit where none of them flees. */
static uint64_t verify(uint32_t count)
{
    large_board board;
    large_board_hub(&board, count, count);
    for (uint32_t id = 1; id <= count; id++)
        board.link_point_region[id] = count + 1 + id;
    for (uint32_t id = 1; id <= count; id += 2)
        board.orders[id].carry = true;
    large_board_place(&board);
    law_turn *turn = large_board_begin(&board, NULL);
    play(turn, &board);
    begin_counting();
    ok(law_turn_verify(turn, NULL));
    uint64_t took = end_counting();
    law_turn_destroy(turn);
    large_board_remove(&board);
    return took;
}

static void test_verify(void **state)
{
    (void)state;
    check_growth("verifying links that carry in vain", verify);
}

static void test_asking(void **state)
{
    (void)state;
    check_growth("facts of all units", ask_all);
    check_growth("flights of all fleeing units", ask_for_flights);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chains_and_rings),
        cmocka_unit_test(test_links_into_one_region),
        cmocka_unit_test(test_links_of_many_players_into_one_region),
        cmocka_unit_test(test_stars),
        cmocka_unit_test(test_supply),
        cmocka_unit_test(test_asking),
        cmocka_unit_test(test_verify),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
