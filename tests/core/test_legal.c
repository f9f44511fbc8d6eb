/* The legal orders of units, against the naive judge: none is missing, none is illegal, none comes
 * twice, and the three ways to ask agree. Then the same under a hook, and for supply actions and
 * the board in the middle of a turn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "naive_judge.h"

enum { POSITION_COUNT = 150, TURN_COUNT = 3000, ORDER_MAX = 4096 };

typedef struct {
    situation of;
    placed_situation placed;
    law_turn *turn;
    naive_result naive;
} scene;

static void begin(scene *s, uint64_t seed, const law_rules *rules)
{
    law_error error;
    situation_make(&s->of, seed);
    situation_assert_ok(&s->of, situation_place(&s->placed, &s->of, NULL, NULL, &error), &error);
    situation_assert_ok(&s->of,
                        law_turn_begin(&s->turn, s->placed.map, s->placed.position,
                                       rules != NULL ? rules : &s->of.rules, NULL, &error),
                        &error);
}

static void end(scene *s)
{
    law_turn_destroy(s->turn);
    situation_remove(&s->placed, NULL);
}

/* ---- All orders there could be, as J3 has them ---- */

typedef struct {
    law_order orders[ORDER_MAX];
    uint32_t count;
} order_list;

static bool is_same(const law_order *a, const law_order *b)
{
    return a->unit.id == b->unit.id && a->type == b->type && a->to.id == b->to.id &&
           a->book.id == b->book.id && a->carry == b->carry && a->cargo.id == b->cargo.id &&
           a->other.id == b->other.id && a->action == b->action;
}

/* By the naive judge, that order alone; what it carries must be there. */
static law_reason judge_naively(scene *s, const law_order *order)
{
    uint32_t unit = order->unit.id;
    memset(s->of.orders, 0, sizeof s->of.orders);
    s->of.orders[unit] = *order;
    memset(&s->naive, 0, sizeof s->naive);
    s->naive.of = &s->of;
    naive_judge_orders(&s->naive);
    const naive_unit *judged = &s->naive.units[unit];
    return judged->result == LAW_ILLEGAL ? judged->reason : LAW_REASON_NONE;
}

static bool has_cargo(const scene *s, const law_order *order)
{
    return !order->carry || s->naive.units[order->unit.id].cargo != 0;
}

static void offer(scene *s, order_list *list, law_order order)
{
    law_reason reason, expected = judge_naively(s, &order);
    assert_int_equal(law_turn_judge_order(&reason, s->turn, &order, NULL), LAW_OK);
    situation_assert_equal(&s->of, reason, expected);
    if (reason == LAW_REASON_NONE && has_cargo(s, &order)) {
        assert_true(list->count < ORDER_MAX);
        list->orders[list->count++] = order;
    }
}

static void offer_moves(scene *s, order_list *list, law_unit unit)
{
    for (uint32_t to = 1; to <= s->of.region_count; to++) {
        for (uint32_t cargo = 0; cargo <= s->of.symbol_count; cargo++) {
            offer(s, list,
                  (law_order){.unit = unit,
                              .type = LAW_MOVE,
                              .to = {to},
                              .carry = cargo != 0,
                              .cargo = {cargo}});
        }
    }
}

static void offer_links(scene *s, order_list *list, law_unit unit)
{
    for (uint32_t book = 1; book <= s->of.symbol_count; book++) {
        for (uint32_t cargo = 0; cargo <= s->of.symbol_count; cargo++) {
            offer(s, list,
                  (law_order){.unit = unit,
                              .type = LAW_LINK,
                              .book = {book},
                              .carry = cargo != 0,
                              .cargo = {cargo}});
        }
    }
}

static void offer_transfers(scene *s, order_list *list, law_unit unit)
{
    for (uint32_t book = 1; book <= s->of.symbol_count; book++) {
        for (uint32_t to = 1; to <= s->of.unit_count; to++)
            offer(s, list,
                  (law_order){.unit = unit, .type = LAW_TRANSFER, .book = {book}, .other = {to}});
    }
}

static void offer_reinforcements(scene *s, order_list *list, law_unit unit)
{
    for (uint32_t whom = 1; whom <= s->of.unit_count; whom++) {
        law_order order = {.unit = unit, .type = LAW_REINFORCE, .other = {whom}};
        order.action = LAW_STAY;
        offer(s, list, order);
        for (uint32_t to = 1; to <= s->of.region_count; to++) {
            order.to.id = to;
            order.action = LAW_MOVE;
            offer(s, list, order);
            order.action = LAW_LINK;
            offer(s, list, order);
        }
    }
}

static void list_all(scene *s, order_list *list, law_unit unit)
{
    list->count = 0;
    offer(s, list, (law_order){.unit = unit, .type = LAW_STAY});
    offer_moves(s, list, unit);
    offer_links(s, list, unit);
    offer_transfers(s, list, unit);
    offer_reinforcements(s, list, unit);
}

static uint32_t find(const order_list *list, const law_order *order)
{
    uint32_t index = 0;
    while (index < list->count && !is_same(&list->orders[index], order))
        index++;
    return index;
}

/* What the core lists, in both ways; nothing may come twice, or be no one of the expected. */
static void compare_list(scene *s, const order_list *expected, law_unit unit)
{
    bool was_listed[ORDER_MAX] = {false};
    uint64_t cursor = 0, count = 0, listed = 0;
    law_error error;
    situation_assert_ok(&s->of, law_turn_legal_count(&count, s->turn, unit, &error), &error);
    situation_assert_equal(&s->of, count, expected->count);
    for (;;) {
        law_order order, same;
        situation_assert_ok(&s->of, law_turn_legal_next(&order, s->turn, unit, &cursor, &error),
                            &error);
        law_status status = law_turn_legal_at(&same, s->turn, unit, listed, &error);
        if (order.unit.id == 0) {
            situation_assert_equal(&s->of, status, LAW_BAD_ARGUMENT);
            break;
        }
        situation_assert_ok(&s->of, status, &error);
        situation_assert_equal(&s->of, is_same(&order, &same), true);
        uint32_t index = find(expected, &order);
        situation_assert_equal(&s->of, index < expected->count && !was_listed[index], true);
        was_listed[index] = true;
        listed++;
    }
    situation_assert_equal(&s->of, listed, count);
}

static void test_all_and_only_legal_orders(void **state)
{
    (void)state;
    static scene s;
    static order_list expected;
    uint64_t counts[LAW_ORDER_TYPE_COUNT] = {0};
    for (uint64_t seed = 1; seed <= POSITION_COUNT; seed++) {
        begin(&s, seed, NULL);
        for (uint32_t unit = 1; unit <= s.of.unit_count; unit++) {
            list_all(&s, &expected, (law_unit){unit});
            compare_list(&s, &expected, (law_unit){unit});
            for (uint32_t i = 0; i < expected.count; i++)
                counts[expected.orders[i].type]++;
        }
        end(&s);
    }
    for (int type = 0; type < LAW_ORDER_TYPE_COUNT; type++)
        assert_true(counts[type] > 200);
}

/* Listing changes nothing: the turn resolves as one that was never asked. */
static void test_listing_leaves_no_trace(void **state)
{
    (void)state;
    static scene asked, other;
    for (uint64_t seed = 1; seed <= TURN_COUNT; seed++) {
        begin(&asked, seed, NULL);
        begin(&other, seed, NULL);
        uint64_t count;
        for (uint32_t unit = 1; unit <= asked.of.unit_count; unit++)
            law_turn_legal_count(&count, asked.turn, (law_unit){unit}, NULL);
        for (int i = 0; i < 2; i++) {
            scene *s = i == 0 ? &asked : &other;
            assert_int_equal(situation_order(&s->of, &s->placed, s->turn, NULL), LAW_OK);
            assert_int_equal(situation_answer(&s->of, &s->placed, s->turn, NULL), LAW_OK);
            assert_int_equal(law_turn_resolve(s->turn, NULL), LAW_OK);
            assert_int_equal(law_turn_flee(s->turn, NULL), LAW_OK);
            assert_int_equal(law_turn_finish(s->turn, NULL), LAW_OK);
        }
        situation_assert_equal(
            &asked.of, law_position_equal(law_turn_next(asked.turn), law_turn_next(other.turn)),
            true);
        end(&asked);
        end(&other);
    }
}

/* ---- Hooks ---- */

/* All may move anywhere, and nobody carries or transfers. */
static law_status answer_legal(void *user, const law_question *question, int64_t *answer)
{
    uint64_t *asked = user;
    ++*asked;
    if (question->order->type == LAW_MOVE)
        *answer = 1;
    if (question->order->carry || question->order->type == LAW_TRANSFER)
        *answer = 0;
    law_order order;
    law_reason reason;
    uint64_t cursor = 0;
    law_turn *turn = (law_turn *)(uintptr_t)question->turn;
    assert_int_equal(law_turn_legal_next(&order, turn, question->unit, &cursor, NULL),
                     LAW_WRONG_PHASE);
    assert_int_equal(law_turn_judge_order(&reason, turn, question->order, NULL), LAW_WRONG_PHASE);
    return LAW_OK;
}

static bool is_allowed(scene *s, const law_order *order)
{
    law_reason reason = judge_naively(s, order);
    if (order->carry || order->type == LAW_TRANSFER)
        return false;
    return reason == LAW_REASON_NONE || order->type == LAW_MOVE;
}

static void test_hook_is_asked(void **state)
{
    (void)state;
    static scene s;
    uint64_t asked = 0, far = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        law_rules rules;
        law_rules_standard(&rules, sizeof rules);
        rules.hooks[LAW_ASK_LEGAL] = answer_legal;
        rules.user = &asked;
        begin(&s, seed, &rules);
        for (uint32_t unit = 1; unit <= s.of.unit_count; unit++) {
            uint64_t cursor = 0, count = 0, listed = 0, moves = 0;
            law_order order, same;
            assert_int_equal(law_turn_legal_count(&count, s.turn, (law_unit){unit}, NULL), LAW_OK);
            while (law_turn_legal_next(&order, s.turn, (law_unit){unit}, &cursor, NULL) == LAW_OK &&
                   order.unit.id != 0) {
                situation_assert_equal(&s.of, is_allowed(&s, &order), true);
                moves += order.type == LAW_MOVE;
                assert_int_equal(law_turn_legal_at(&same, s.turn, (law_unit){unit}, listed++, NULL),
                                 LAW_OK);
                situation_assert_equal(&s.of, is_same(&order, &same), true);
            }
            situation_assert_equal(&s.of, listed, count);
            situation_assert_equal(&s.of, moves, s.of.region_count);
            far += moves;
        }
        end(&s);
    }
    assert_true(asked > far);
}

static law_status answer_failure(void *user, const law_question *question, int64_t *answer)
{
    (void)user;
    (void)question;
    (void)answer;
    return LAW_BAD_ARGUMENT;
}

static void test_hook_that_fails(void **state)
{
    (void)state;
    static scene s;
    law_rules rules;
    law_rules_standard(&rules, sizeof rules);
    rules.hooks[LAW_ASK_LEGAL] = answer_failure;
    begin(&s, 1, &rules);
    uint64_t cursor = 1, count = 9;
    law_order order = {.unit = {7}};
    assert_int_equal(law_turn_legal_next(&order, s.turn, (law_unit){1}, &cursor, NULL),
                     LAW_HOOK_FAILED);
    assert_int_equal(order.unit.id, 0);
    assert_int_equal(cursor, 1);
    assert_int_equal(law_turn_legal_count(&count, s.turn, (law_unit){1}, NULL), LAW_HOOK_FAILED);
    assert_int_equal(count, 0);
    assert_int_equal(law_turn_legal_at(&order, s.turn, (law_unit){1}, 1, NULL), LAW_HOOK_FAILED);
    end(&s);
}

static void test_refusals(void **state)
{
    (void)state;
    static scene s;
    law_error error;
    uint64_t cursor = 0, count;
    law_order order;
    law_reason reason;
    begin(&s, 1, NULL);
    assert_int_equal(law_turn_legal_count(&count, s.turn, (law_unit){LAW_UNKNOWN}, &error),
                     LAW_BAD_ARGUMENT);
    order = (law_order){.unit = {1}, .type = LAW_MOVE, .to = {REGION_MAX + 1}};
    assert_int_equal(law_turn_judge_order(&reason, s.turn, &order, &error), LAW_BAD_ARGUMENT);
    order.to.id = LAW_UNKNOWN;
    assert_int_equal(law_turn_judge_order(&reason, s.turn, &order, &error), LAW_OK);
    assert_int_equal(reason, LAW_REASON_UNKNOWN_REGION);
    assert_int_equal(law_turn_resolve(s.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_legal_next(&order, s.turn, (law_unit){1}, &cursor, &error),
                     LAW_WRONG_PHASE);
    assert_string_equal(error.message, "legal: the turn is in its flee phase");
    end(&s);
}

/* ---- The board in the middle of a turn, and one supply action at a time ---- */

/* Everybody has earned four actions, so that there is something to supply. */
static law_status answer_four(void *user, const law_question *question, int64_t *answer)
{
    (void)user;
    (void)question;
    *answer = 4;
    return LAW_OK;
}

static void play_to_flee(scene *s, uint64_t seed)
{
    situation_make(&s->of, seed);
    law_rules rules = s->of.rules;
    rules.hooks[LAW_ASK_SUPPLY_ACTIONS] = answer_four;
    begin(s, seed, &rules);
    assert_int_equal(situation_order(&s->of, &s->placed, s->turn, NULL), LAW_OK);
    assert_int_equal(situation_answer(&s->of, &s->placed, s->turn, NULL), LAW_OK);
    for (uint32_t player = 1; player <= s->of.player_count; player++)
        assert_int_equal(law_turn_supply(s->turn, (law_player){player}, NULL, 0, NULL, NULL),
                         LAW_OK);
    assert_int_equal(law_turn_resolve(s->turn, NULL), LAW_OK);
}

static law_position *board_of(scene *s)
{
    law_position *board;
    law_error error;
    situation_assert_ok(&s->of, law_turn_board(&board, s->turn, &error), &error);
    situation_assert_equal(&s->of, law_position_turn(board), s->of.turn);
    return board;
}

static law_unit unit_on(const situation *of, const law_position *board, uint32_t unit)
{
    char name[SITUATION_NAME_SIZE];
    (void)of;
    situation_unit_name(name, unit);
    return law_position_unit_named(board, name);
}

/* `flees`: by unit. */
static void compare_moved(scene *s, const law_position *board, const bool *flees)
{
    uint32_t count = 0;
    for (uint32_t unit = 1; unit <= s->of.unit_count; unit++) {
        law_unit on = unit_on(&s->of, board, unit);
        situation_assert_equal(&s->of, on.id == 0, flees[unit]);
        if (on.id == 0)
            continue;
        count++;
        situation_assert_equal(&s->of, law_position_unit_region(board, on).id,
                               law_turn_unit_region(s->turn, (law_unit){unit}).id);
    }
    situation_assert_equal(&s->of, law_position_unit_count(board), count);
    for (uint32_t symbol = 1; symbol <= s->of.symbol_count; symbol++) {
        law_region point =
            law_position_link_point_region(board, s->placed.map, (law_symbol){symbol});
        law_unit there = law_position_unit_in(board, point);
        situation_assert_equal(&s->of, law_position_book_region(board, (law_symbol){symbol}).id,
                               law_turn_book_region(s->turn, (law_symbol){symbol}).id);
        situation_assert_equal(&s->of, law_position_controller(board, (law_symbol){symbol}).id,
                               there.id != 0 ? law_position_unit_owner(board, there).id
                                             : s->of.controller[symbol]);
    }
}

static void test_board_after_movement(void **state)
{
    (void)state;
    static scene s;
    uint64_t fleeing = 0;
    for (uint64_t seed = 1; seed <= TURN_COUNT; seed++) {
        play_to_flee(&s, seed);
        law_position *board = board_of(&s);
        bool flees[UNIT_MAX + 1] = {false};
        const law_unit *units;
        size_t count = law_turn_fleeing(s.turn, &units);
        fleeing += count;
        law_region from[UNIT_MAX + 1] = {{0}};
        for (size_t i = 0; i < count; i++)
            flees[units[i].id] = true;
        for (uint32_t unit = 1; unit <= s.of.unit_count; unit++)
            from[unit] = law_turn_flees_from(s.turn, (law_unit){unit});
        assert_int_equal(law_turn_flee(s.turn, NULL), LAW_OK);
        for (uint32_t unit = 1; unit <= s.of.unit_count; unit++) {
            law_region fled_from;
            law_turn_flight(s.turn, (law_unit){unit}, &fled_from, NULL);
            situation_assert_equal(&s.of, from[unit].id, fled_from.id);
        }
        compare_moved(&s, board, flees);
        law_position_destroy(board, NULL);
        end(&s);
    }
    assert_true(fleeing > 500);
}

/* What the turn would leave with these actions, but for its number. */
static void compare_with_finished(scene *s, const law_position *board, uint32_t last,
                                  const size_t *given)
{
    static scene other;
    play_to_flee(&other, s->of.seed);
    for (uint32_t player = 1; player <= last; player++)
        law_turn_supply(other.turn, (law_player){player}, other.placed.actions[player],
                        given[player], other.placed.outcomes[player], NULL);
    assert_int_equal(law_turn_flee(other.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_finish(other.turn, NULL), LAW_OK);
    const law_position *next = law_turn_next(other.turn);
    size_t size = law_position_size(next);
    situation_assert_equal(&s->of, law_position_size(board), size);
    law_position *copy;
    assert_int_equal(law_position_clone(&copy, board, NULL, NULL), LAW_OK);
    situation_assert_equal(&s->of, law_position_unit_count(copy), law_position_unit_count(next));
    for (uint32_t unit = 1; unit <= law_position_unit_count(next); unit++) {
        assert_string_equal(law_position_unit_name(copy, (law_unit){unit}),
                            law_position_unit_name(next, (law_unit){unit}));
        situation_assert_equal(&s->of, law_position_unit_region(copy, (law_unit){unit}).id,
                               law_position_unit_region(next, (law_unit){unit}).id);
    }
    for (uint32_t symbol = 1; symbol <= law_position_symbol_count(next); symbol++) {
        situation_assert_equal(&s->of, law_position_controller(copy, (law_symbol){symbol}).id,
                               law_position_controller(next, (law_symbol){symbol}).id);
        situation_assert_equal(&s->of, law_position_book_region(copy, (law_symbol){symbol}).id,
                               law_position_book_region(next, (law_symbol){symbol}).id);
    }
    law_position_destroy(copy, NULL);
    end(&other);
}

/* Of several actions that are asked about together each is judged as if it were the only one. */
static void judge_together(scene *s, uint32_t player, uint32_t from)
{
    law_reason together[ACTION_MAX], alone;
    const law_supply *actions = s->placed.actions[player] + from;
    uint32_t count = s->of.action_count[player] - from;
    law_error error;
    situation_assert_ok(
        &s->of,
        law_turn_judge_supply(together, s->turn, (law_player){player}, actions, count, &error),
        &error);
    for (uint32_t i = 0; i < count; i++) {
        situation_assert_ok(
            &s->of,
            law_turn_judge_supply(&alone, s->turn, (law_player){player}, &actions[i], 1, &error),
            &error);
        situation_assert_equal(&s->of, together[i], alone);
    }
}

/* Gives the players' actions one by one: each comes to what was said before. */
static uint64_t supply_step_by_step(scene *s)
{
    size_t given[PLAYER_MAX + 1] = {0};
    uint64_t done = 0;
    for (uint32_t player = 1; player <= s->of.player_count; player++) {
        for (uint32_t i = 0; i < s->of.action_count[player]; i++) {
            law_reason reason;
            law_error error;
            const law_supply *action = &s->placed.actions[player][i];
            judge_together(s, player, i);
            situation_assert_ok(
                &s->of,
                law_turn_judge_supply(&reason, s->turn, (law_player){player}, action, 1, &error),
                &error);
            given[player] = i + (size_t)1;
            law_turn_supply(s->turn, (law_player){player}, s->placed.actions[player], given[player],
                            s->placed.outcomes[player], NULL);
            law_position *board = board_of(s);
            situation_assert_equal(&s->of, s->placed.outcomes[player][i].reason, reason);
            compare_with_finished(s, board, player, given);
            done += reason == LAW_REASON_NONE;
            law_position_destroy(board, NULL);
        }
    }
    return done;
}

static void test_supply_one_at_a_time(void **state)
{
    (void)state;
    static scene s;
    uint64_t done = 0;
    for (uint64_t seed = 1; seed <= TURN_COUNT; seed++) {
        play_to_flee(&s, seed);
        assert_int_equal(law_turn_flee(s.turn, NULL), LAW_OK);
        done += supply_step_by_step(&s);
        assert_int_equal(law_turn_finish(s.turn, NULL), LAW_OK);
        end(&s);
    }
    assert_true(done > 200);
}

static void test_supply_refusals(void **state)
{
    (void)state;
    static scene s;
    law_position *board;
    law_reason reason;
    law_error error;
    begin(&s, 5, NULL);
    const law_supply action = {.at = {1}}, elsewhere = {.at = {REGION_MAX + 1}};
    board = s.placed.position;
    assert_int_equal(law_turn_board(&board, s.turn, &error), LAW_WRONG_PHASE);
    assert_null(board);
    assert_int_equal(law_turn_judge_supply(&reason, s.turn, (law_player){1}, &action, 1, &error),
                     LAW_WRONG_PHASE);
    assert_int_equal(law_turn_resolve(s.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_flee(s.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_judge_supply(&reason, s.turn, (law_player){1}, &elsewhere, 1, &error),
                     LAW_BAD_ARGUMENT);
    assert_int_equal(law_turn_judge_supply(&reason, s.turn, (law_player){9}, &action, 1, &error),
                     LAW_BAD_ARGUMENT);
    assert_int_equal(law_turn_finish(s.turn, NULL), LAW_OK);
    assert_int_equal(law_turn_board(&board, s.turn, &error), LAW_WRONG_PHASE);
    end(&s);
}

/* A refused request leaves the turn as it was, and nothing behind. */
static void test_board_out_of_memory(void **state)
{
    (void)state;
    for (size_t fail_at = 1;; fail_at++) {
        failing_allocator memory;
        failing_allocator_begin(&memory, fail_at);
        law_allocator allocator = failing_allocator_face(&memory);
        static scene s;
        law_position *board = NULL;
        bool has_ended = false;
        situation_make(&s.of, 12);
        law_supply_outcome outcomes[ACTION_MAX];
        if (situation_place(&s.placed, &s.of, NULL, NULL, NULL) == LAW_OK &&
            law_turn_begin(&s.turn, s.placed.map, s.placed.position, NULL, &allocator, NULL) ==
                LAW_OK) {
            situation_order(&s.of, &s.placed, s.turn, NULL);
            situation_answer(&s.of, &s.placed, s.turn, NULL);
            law_turn_supply(s.turn, (law_player){1}, s.placed.actions[1], s.of.action_count[1],
                            outcomes, NULL);
            assert_int_equal(law_turn_resolve(s.turn, NULL), LAW_OK);
            assert_int_equal(law_turn_flee(s.turn, NULL), LAW_OK);
            law_status status = law_turn_board(&board, s.turn, NULL);
            assert_int_equal(status, memory.has_failed ? LAW_NO_MEMORY : LAW_OK);
            assert_int_equal(board == NULL, memory.has_failed);
            has_ended = !memory.has_failed;
            law_position_destroy(board, &allocator);
        }
        end(&s);
        failing_allocator_finish(&memory);
        if (has_ended)
            break;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_and_only_legal_orders),
        cmocka_unit_test(test_listing_leaves_no_trace),
        cmocka_unit_test(test_hook_is_asked),
        cmocka_unit_test(test_hook_that_fails),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_board_after_movement),
        cmocka_unit_test(test_supply_one_at_a_time),
        cmocka_unit_test(test_supply_refusals),
        cmocka_unit_test(test_board_out_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
