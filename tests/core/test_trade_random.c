/* Transactions against a naive model: random ones, allowed or not, in random states. What is
 * refused changes nothing, what is done changes what the model says, and no good is ever lost or
 * made. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state_check.h"
#include "trade_game.h"

enum { GAME_COUNT = 50, STEPS = 240, THING_COUNT = 40, BOOK_COUNT = 6 };

typedef struct {
    trade_game game;
    trade_model model;
    random_source random;
    law_log *log;
    law_state *start;
    trade_draft draft;
    uint32_t seen[LAW_TRADE_REASON_COUNT];
} run;

static run r;

/* ---- Random states ---- */

static void add_things(void)
{
    static const uint32_t zones[] = {NOTES, CARDS, CARDS, DISCARD, CAPTURED, RESERVE, RELICS};
    for (uint32_t i = 1; i <= THING_COUNT; i++) {
        uint32_t zone = zones[random_below(&r.random, 7)];
        uint32_t each = zone == DISCARD ? 0 : 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
        uint32_t home = random_below(&r.random, TRADE_PLAYER_COUNT + 1);
        law_row row = trade_thing(&r.game, zone, each, "a thing", home);
        assert_int_equal(row.id, i);
        r.model.things[i] = (model_thing){zone, each, home};
    }
    r.model.thing_count = THING_COUNT;
    for (uint32_t i = 1; i <= BOOK_COUNT; i++) {
        uint32_t player = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
        trade_book(&r.game, player);
        r.model.holders[i] = player;
    }
    r.model.book_count = BOOK_COUNT;
}

/* Three things go somewhere else. */
static void move_things(void)
{
    for (int i = 0; i < 3; i++) {
        uint32_t thing = 1 + random_below(&r.random, THING_COUNT);
        uint32_t zone = NOTES + random_below(&r.random, RELICS - NOTES + 1);
        uint32_t player = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
        model_thing *at = &r.model.things[thing];
        *at = (model_thing){zone, zone == DISCARD ? 0 : player, at->home};
        small_move(r.game.state, (law_row){THING, thing}, at->zone, at->each, UINT32_MAX);
    }
}

/* What no transaction changes: commodities come, and the pairs trade anew. */
static void renew(void)
{
    move_things();
    uint32_t player = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
    int64_t goods = 1 + random_below(&r.random, 10);
    trade_set(&r.game, player, SHEET_COMMODITIES, random_below(&r.random, 7));
    trade_set(&r.game, player, SHEET_TRADE_GOODS, goods);
    r.model.commodities[player] = trade_count(r.game.state, player, SHEET_COMMODITIES);
    r.model.trade_goods[player] = goods;
    if (random_is(&r.random, 50)) {
        law_player a = {player}, b = {player % TRADE_PLAYER_COUNT + 1};
        assert_int_equal(law_trade_renew(r.game.state, a, b, NULL), LAW_OK);
        r.model.times[a.id][b.id] = r.model.times[b.id][a.id] = 0;
    } else {
        assert_int_equal(law_trade_renew(r.game.state, (law_player){0}, (law_player){0}, NULL),
                         LAW_OK);
        memset(r.model.times, 0, sizeof r.model.times);
    }
    uint32_t a = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
    uint32_t b = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
    r.game.answers.may[a][b] = r.game.answers.may[b][a] = random_is(&r.random, 90);
    r.game.answers.times = 1 + random_below(&r.random, 4);
    r.game.answers.traders = random_below(&r.random, 32);
}

static void begin(uint64_t seed)
{
    uint32_t seen[LAW_TRADE_REASON_COUNT];
    memcpy(seen, r.seen, sizeof seen);
    memset(&r, 0, sizeof r);
    memcpy(r.seen, seen, sizeof seen);
    random_begin(&r.random, seed);
    trade_game_begin(&r.game, NULL);
    for (uint32_t player = 1; player <= TRADE_PLAYER_COUNT; player++)
        r.model.trade_goods[player] = 1;
    add_things();
    assert_int_equal(law_state_clone(&r.start, r.game.state, NULL), LAW_OK);
    assert_int_equal(law_log_create(&r.log, r.game.schema, NULL, NULL), LAW_OK);
    law_state_watch(r.game.state, law_log_watch, r.log);
}

static void end(void)
{
    law_log_destroy(r.log);
    law_state_destroy(r.start);
    trade_game_end(&r.game);
}

/* ---- Random transactions ---- */

/* Mostly a thing of the player's in that zone; a captive of the other's. */
static uint32_t pick_thing(uint32_t zone, uint32_t player, uint32_t other)
{
    uint32_t thing = 1 + random_below(&r.random, THING_COUNT);
    for (uint32_t i = 0; i < THING_COUNT && random_is(&r.random, 99); i++) {
        const model_thing *at = &r.model.things[thing];
        if (at->zone == zone && at->each == player &&
            (zone != CAPTURED || at->home == other || random_is(&r.random, 10)))
            return thing;
        thing = thing % THING_COUNT + 1;
    }
    return random_is(&r.random, 5) ? thing : 0;
}

static void draft_item(uint32_t side, uint32_t good)
{
    static const uint32_t zones[] = {
        [A_NOTE] = NOTES,      [A_CARD] = CARDS,   [A_CAPTIVE] = CAPTURED,
        [A_RESERVE] = RESERVE, [A_RELIC] = RELICS, [A_BOOK] = 0};
    uint32_t player = r.draft.transaction.sides[side].player.id;
    uint32_t other = r.draft.transaction.sides[1 - side].player.id;
    if (good == TRADE_GOOD || good == COMMODITY) {
        draft_count(&r.draft, side, good, 1 + random_below(&r.random, 5));
    } else if (good == A_BOOK) {
        uint32_t book = 1 + random_below(&r.random, BOOK_COUNT);
        for (uint32_t i = 0; i < BOOK_COUNT && r.model.holders[book] != player; i++)
            book = book % BOOK_COUNT + 1;
        draft_thing(&r.draft, side, good, (law_row){BOOK, book});
    } else {
        uint32_t thing = pick_thing(zones[good], player, other);
        if (thing == 0)
            return;
        draft_thing(&r.draft, side, good, (law_row){THING, thing});
    }
    law_item *item = &r.draft.gives[side][r.draft.transaction.sides[side].give_count - 1];
    if (random_is(&r.random, 1))
        item->count = random_below(&r.random, 3);
}

static bool gives_any(uint32_t side, uint32_t good)
{
    for (size_t i = 0; i < r.draft.transaction.sides[side].give_count; i++) {
        if (r.draft.gives[side][i].good.id == good)
            return true;
    }
    return false;
}

/* Things that lie with a side afterwards, as many as are then too many, or some more or fewer. */
static void draft_discards(uint32_t side)
{
    trade_model after = r.model;
    uint32_t player = r.draft.transaction.sides[side].player.id;
    for (uint32_t from = 0; from < 2; from++) {
        const law_side *giver = &r.draft.transaction.sides[from];
        for (size_t i = 0; i < giver->give_count; i++) {
            const law_item *item = &giver->gives[i];
            if (item->thing.table == THING)
                after.things[item->thing.id].each = r.draft.transaction.sides[1 - from].player.id;
            if (item->good.id == A_CAPTIVE)
                after.things[item->thing.id].zone = RESERVE;
        }
    }
    for (uint32_t zone = CARDS; zone <= RESERVE; zone += RESERVE - CARDS) {
        uint32_t there = 0, most = zone == CARDS ? 3 : 2;
        for (uint32_t id = 1; id <= THING_COUNT; id++)
            there += after.things[id].zone == zone && after.things[id].each == player;
        uint32_t wanted = there > most ? there - most : 0;
        wanted += random_is(&r.random, 3) ? 1 : 0;
        wanted -= wanted > 0 && random_is(&r.random, 3) ? 1 : 0;
        uint32_t id = random_below(&r.random, THING_COUNT);
        for (uint32_t i = 0; i < THING_COUNT && wanted > 0; i++, id = (id + 1) % THING_COUNT) {
            const model_thing *at = &after.things[id + 1];
            if (at->zone == zone && at->each == player && wanted-- > 0)
                draft_discard(&r.draft, side, (law_row){THING, id + 1});
        }
    }
    if (random_is(&r.random, 2))
        draft_discard(&r.draft, side, (law_row){THING, 1 + random_below(&r.random, THING_COUNT)});
    if (random_is(&r.random, 2)) /* twice the same, or nothing at all */
        draft_discard(&r.draft, side, r.draft.discards[side][0]);
    if (r.draft.discards[side][0].id == 0)
        r.draft.transaction.sides[side].discard_count = 0;
}

static void draft_any(void)
{
    uint32_t a = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
    uint32_t b = a % TRADE_PLAYER_COUNT + 1;
    if (random_is(&r.random, 5))
        b = 1 + random_below(&r.random, TRADE_PLAYER_COUNT);
    draft_begin(&r.draft, a, b);
    for (uint32_t side = 0; side < 2; side++) {
        for (uint32_t left = random_below(&r.random, 6); left > 0; left--) {
            uint32_t good = 1 + random_below(&r.random, TRADE_GOOD_COUNT);
            bool is_odd = good == A_RELIC || (good != A_CARD && gives_any(side, good));
            if (!is_odd || random_is(&r.random, 5))
                draft_item(side, good);
        }
    }
    for (uint32_t side = 0; side < 2; side++)
        draft_discards(side);
}

/* ---- What must hold ---- */

static int64_t all_counted(const law_state *state)
{
    int64_t sum = 0;
    for (uint32_t player = 1; player <= TRADE_PLAYER_COUNT; player++)
        sum += trade_count(state, player, SHEET_COMMODITIES) +
               trade_count(state, player, SHEET_TRADE_GOODS);
    return sum;
}

/* Every thing lies once in one place: as many as there are, however one counts. */
static uint32_t all_things(const law_state *state)
{
    uint32_t sum = law_state_place_count(state, (law_place){DISCARD, 0});
    for (uint32_t zone = NOTES; zone <= TRADE_ZONE_COUNT; zone++) {
        for (uint32_t player = 1; player <= TRADE_PLAYER_COUNT; player++)
            sum += law_state_place_count(state, (law_place){zone, player});
    }
    return sum;
}

static law_trade_reason check_both_ways(void)
{
    law_refusal refusal, other;
    law_error error = {0};
    law_transaction turned = {{r.draft.transaction.sides[1], r.draft.transaction.sides[0]}};
    law_status status = law_transaction_check(&refusal, r.game.goods, r.game.state,
                                              &r.draft.transaction, &r.game.game, &error);
    if (status != LAW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(
        law_transaction_check(&other, r.game.goods, r.game.state, &turned, &r.game.game, &error),
        LAW_OK);
    assert_int_equal(refusal.reason, other.reason);
    if (refusal.good.id == other.good.id)
        assert_string_equal(refusal.rule, other.rule);
    return refusal.reason;
}

static void step(void)
{
    law_refusal refusal;
    law_error error = {0};
    law_state *state = r.game.state;
    uint64_t hash = law_state_hash(state);
    int64_t counted = all_counted(state);
    uint32_t rows = law_state_row_count(state, (law_table){5});
    size_t entries = law_log_count(r.log);
    law_trade_reason wanted = trade_model_step(&r.model, &r.game.answers, &r.draft.transaction);
    law_trade_reason checked = check_both_ways();
    assert_true(law_state_hash(state) == hash);
    law_status status = law_transaction_carry_out(&refusal, r.game.goods, state,
                                                  &r.draft.transaction, &r.game.game, &error);
    if (status != LAW_OK)
        fail_msg("%s", error.message);
    if (refusal.reason != wanted || checked != wanted)
        fail_msg("\"%s\", checked \"%s\", and it should be \"%s\"",
                 law_trade_reason_name(refusal.reason), law_trade_reason_name(checked),
                 law_trade_reason_name(wanted));
    r.seen[wanted]++;
    assert_int_equal(wanted == LAW_TRADE_NONE, law_state_hash(state) != hash);
    assert_int_equal(wanted == LAW_TRADE_NONE, law_log_count(r.log) > entries);
    const char *difference = trade_model_difference(&r.model, state);
    if (difference != NULL)
        fail_msg("after \"%s\": %s", law_trade_reason_name(wanted), difference);
    assert_true(all_counted(state) == counted);
    assert_int_equal(all_things(state), THING_COUNT);
    size_t items =
        r.draft.transaction.sides[0].give_count + r.draft.transaction.sides[1].give_count;
    assert_int_equal(law_state_row_count(state, (law_table){5}),
                     rows + (wanted == LAW_TRADE_NONE ? items : 0));
}

static void assert_folds_and_reads(void)
{
    law_state *read;
    law_error error = {0};
    static unsigned char bytes[1 << 20];
    assert_int_equal(law_state_watch_status(r.game.state), LAW_OK);
    assert_int_equal(law_log_fold(r.start, r.log, 0, law_log_count(r.log), &error), LAW_OK);
    assert_true(law_state_equal(r.start, r.game.state));
    assert_true(law_state_hash(r.start) == law_state_hash(r.game.state));
    size_t size = law_state_write(bytes, sizeof bytes, r.game.state);
    assert_true(size <= sizeof bytes);
    assert_int_equal(law_state_read(&read, r.game.schema, bytes, size, NULL, &error), LAW_OK);
    assert_true(law_state_equal(read, r.game.state));
    assert_null(trade_model_difference(&r.model, read));
    law_state_destroy(read);
    const char *mistake = state_mistake(r.game.state);
    if (mistake != NULL)
        fail_msg("%s", mistake);
}

static void test_transactions_do_what_the_model_does(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAME_COUNT; seed++) {
        begin(seed);
        for (int i = 0; i < STEPS; i++) {
            if (i % 4 == 0)
                renew();
            draft_any();
            step();
        }
        assert_folds_and_reads();
        end();
    }
    for (uint32_t i = 0; i < LAW_TRADE_REASON_COUNT; i++) {
        print_message("%s %u\n", law_trade_reason_name((law_trade_reason)i), (unsigned)r.seen[i]);
        assert_true(r.seen[i] >= 20);
    }
    assert_true(r.seen[LAW_TRADE_NONE] >= 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_transactions_do_what_the_model_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
