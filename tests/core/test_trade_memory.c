/* Every single allocation of goods tables and transactions is made to fail once: one clear error,
 * the state as it was, and what was told of it true; the same call then succeeds, and the result is
 * the same as if nothing had failed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "failing_allocator.h"
#include "state_check.h"
#include "trade_game.h"

enum { TRANSACTIONS = 16, THINGS = 10 };

typedef struct {
    failing_allocator memory;
    law_allocator allocator;
    trade_game game;
    law_row things[THINGS], book;
    law_state *start;
    law_log *log;
} attempt;

static trade_draft draft;

/* From now on the request of this number fails; 0: none. */
static void arm(attempt *a, size_t fail_at)
{
    a->memory.request_count = 0;
    a->memory.has_failed = false;
    a->memory.fail_at = fail_at;
}

static void begin(attempt *a)
{
    memset(a, 0, sizeof *a);
    failing_allocator_begin(&a->memory, 0);
    a->allocator = failing_allocator_face(&a->memory);
}

static void begin_state(attempt *a)
{
    begin(a);
    trade_game_begin(&a->game, &a->allocator);
    a->game.answers.times = LAW_NO_LIMIT;
    for (int i = 0; i < THINGS; i++)
        a->things[i] = trade_thing(&a->game, CAPTURED, RED, "a cruiser", BLUE);
    a->book = trade_book(&a->game, RED);
    assert_int_equal(law_state_clone(&a->start, a->game.state, NULL), LAW_OK);
    assert_int_equal(law_log_create(&a->log, a->game.schema, NULL, NULL), LAW_OK);
    law_state_watch(a->game.state, law_log_watch, a->log);
}

/* What was told leads from the start to where the state is now. */
static void assert_true_record(attempt *a)
{
    arm(a, 0);
    const char *mistake = state_mistake(a->game.state);
    if (mistake != NULL)
        fail_msg("%s", mistake);
    assert_int_equal(law_log_fold(a->start, a->log, 0, law_log_count(a->log), NULL), LAW_OK);
    assert_true(law_state_equal(a->start, a->game.state));
}

static void end_state(attempt *a)
{
    law_log_destroy(a->log);
    law_state_destroy(a->start);
    trade_game_end(&a->game);
    failing_allocator_finish(&a->memory);
}

static law_status trade(attempt *a, law_error *error)
{
    law_refusal refusal;
    law_status status = law_transaction_carry_out(&refusal, a->game.goods, a->game.state,
                                                  &draft.transaction, &a->game.game, error);
    assert_int_equal(refusal.reason, LAW_TRADE_NONE);
    return status;
}

/* The captives go home first, all but two to the scrap; then trade goods go round, and the book. */
static void draft_number(const attempt *a, uint32_t number)
{
    uint32_t from = trade_holder(a->game.state, a->book);
    draft_begin(&draft, from, from % TRADE_PLAYER_COUNT + 1);
    if (number == 0) {
        for (uint32_t i = 0; i < THINGS; i++)
            draft_thing(&draft, 0, A_CAPTIVE, a->things[i]);
        for (uint32_t i = 2; i < THINGS; i++)
            draft_discard(&draft, 1, a->things[i]);
        return;
    }
    draft_thing(&draft, 0, A_BOOK, a->book);
}

static uint64_t trade_all(attempt *a, size_t fail_at)
{
    bool has_told = false;
    arm(a, fail_at);
    for (uint32_t i = 0; i < TRANSACTIONS; i++) {
        law_error error = {0};
        draft_number(a, i);
        uint64_t hash = law_state_hash(a->game.state);
        law_status status = trade(a, &error);
        if (status == LAW_OK)
            continue;
        assert_int_equal(status, LAW_NO_MEMORY);
        assert_int_equal(error.status, LAW_NO_MEMORY);
        assert_false(has_told);
        has_told = true;
        assert_true(law_state_hash(a->game.state) == hash);
        assert_int_equal(trade(a, &error), LAW_OK);
    }
    assert_int_equal(has_told, a->memory.has_failed);
    assert_int_equal(law_state_watch_status(a->game.state), LAW_OK);
    return law_state_hash(a->game.state);
}

static void test_every_allocation_of_a_transaction_fails_once(void **state)
{
    (void)state;
    static attempt a;
    begin_state(&a);
    uint64_t expected = trade_all(&a, 0);
    size_t requests = a.memory.request_count;
    assert_true_record(&a);
    end_state(&a);
    assert_in_range(requests, 18, 1000);
    for (size_t fail_at = 1; fail_at <= requests; fail_at++) {
        begin_state(&a);
        assert_true(trade_all(&a, fail_at) == expected);
        assert_true(a.memory.has_failed);
        assert_true_record(&a);
        end_state(&a);
    }
}

/* The game fails to hand over a book, and then a request on the way back. The state is put back all
 * the same; only when the watcher could not be told of it, its status says so. */
static void test_every_allocation_of_the_way_back_fails_once(void **state)
{
    (void)state;
    static attempt a;
    uint32_t unseen = 0;
    size_t requests = 1;
    for (size_t fail_at = 0; fail_at <= requests; fail_at++) {
        law_error error = {0};
        begin_state(&a);
        a.game.answers.give_left = 0;
        draft_number(&a, 0);
        draft_thing(&draft, 0, A_BOOK, a.book);
        arm(&a, fail_at);
        law_status status = trade(&a, &error);
        assert_int_equal(a.memory.has_failed, fail_at > 0);
        if (fail_at == 0)
            requests = a.memory.request_count;
        assert_true(status == LAW_HOOK_FAILED || status == LAW_NO_MEMORY);
        assert_int_equal(error.status, status);
        arm(&a, 0);
        assert_true(law_state_equal(a.game.state, a.start));
        if (law_state_watch_status(a.game.state) == LAW_OK)
            assert_true_record(&a);
        else
            unseen++;
        end_state(&a);
    }
    assert_in_range(requests, 3, 100);
    assert_in_range(unseen, 1, 3);
}

static void test_every_allocation_of_a_goods_table_fails_once(void **state)
{
    (void)state;
    static attempt a;
    size_t fail_at = 0;
    do {
        law_schema *schema;
        law_goods *goods;
        law_error error = {0};
        begin(&a);
        arm(&a, ++fail_at);
        law_status status = trade_game_schema(&schema, &a.allocator, &error);
        if (status == LAW_OK) {
            status = trade_game_goods(&goods, schema, &a.allocator, &error);
            assert_int_equal(status == LAW_OK, goods != NULL);
            law_goods_destroy(goods);
        }
        assert_int_equal(status, a.memory.has_failed ? LAW_NO_MEMORY : LAW_OK);
        assert_int_equal(error.status, status);
        law_schema_destroy(schema);
        failing_allocator_finish(&a.memory);
    } while (a.memory.has_failed);
    assert_in_range(fail_at, 20, 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_of_a_transaction_fails_once),
        cmocka_unit_test(test_every_allocation_of_the_way_back_fails_once),
        cmocka_unit_test(test_every_allocation_of_a_goods_table_fails_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
