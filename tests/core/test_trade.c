/* Transactions by example: each reason for refusing one beside what is right, what is handed over,
 * and what the ledger says of it. What holds for all of them is in test_trade_random.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "trade_game.h"

static trade_draft draft;

static int begin_game(void **state)
{
    static trade_game game;
    trade_game_begin(&game, NULL);
    for (uint32_t player = 1; player <= TRADE_PLAYER_COUNT; player++) {
        trade_set(&game, player, SHEET_COMMODITIES, 3);
        trade_set(&game, player, SHEET_TRADE_GOODS, 5);
    }
    *state = &game;
    draft_begin(&draft, RED, BLUE);
    return 0;
}

static int end_game(void **state)
{
    trade_game_end(*state);
    return 0;
}

/* ---- Asking ---- */

static law_refusal checked(const trade_game *game)
{
    law_refusal refusal;
    law_error error = {0};
    uint64_t hash = law_state_hash(game->state);
    law_status status = law_transaction_check(&refusal, game->goods, game->state,
                                              &draft.transaction, &game->game, &error);
    if (status != LAW_OK)
        fail_msg("%s", error.message);
    assert_true(law_state_hash(game->state) == hash);
    return refusal;
}

/* Does what is drafted; the refusal must be the same as when it is only checked. */
static law_refusal done(trade_game *game)
{
    law_refusal refusal, expected = checked(game);
    law_error error = {0};
    uint64_t hash = law_state_hash(game->state);
    law_status status = law_transaction_carry_out(&refusal, game->goods, game->state,
                                                  &draft.transaction, &game->game, &error);
    if (status != LAW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(refusal.reason, expected.reason);
    assert_string_equal(refusal.message, expected.message);
    assert_int_equal(refusal.reason == LAW_TRADE_NONE, law_state_hash(game->state) != hash);
    return refusal;
}

static void assert_done(trade_game *game)
{
    law_refusal refusal = done(game);
    if (refusal.reason != LAW_TRADE_NONE)
        fail_msg("%s", refusal.message);
    assert_string_equal(refusal.message, "");
    assert_string_equal(refusal.rule, "");
}

static void assert_refused(trade_game *game, law_trade_reason reason, uint32_t player,
                           const char *rule, const char *message)
{
    law_refusal refusal = done(game);
    assert_string_equal(law_trade_reason_name(refusal.reason), law_trade_reason_name(reason));
    assert_int_equal(refusal.player.id, player);
    assert_string_equal(refusal.rule, rule);
    assert_string_equal(refusal.message, message);
}

static bool lies_in(const trade_game *game, law_row thing, uint32_t zone, uint32_t each)
{
    law_place place = law_state_place_of(game->state, thing);
    return place.zone == zone && place.each == each;
}

/* ---- T1, T2: what may be given ---- */

static void test_a_transaction_is_between_two_players(void **state)
{
    draft_begin(&draft, RED, RED);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    assert_refused(*state, LAW_TRADE_ONE_PLAYER, RED, "T1", "red cannot trade with itself");
}

static void test_somebody_gives_something(void **state)
{
    assert_refused(*state, LAW_TRADE_NOTHING_GIVEN, 0, "T4", "neither red nor blue gives anything");
    draft_count(&draft, 1, TRADE_GOOD, 1); /* for nothing (7) */
    assert_done(*state);
}

static void test_what_is_never_traded_is_refused_by_its_rule(void **state)
{
    trade_game *game = *state;
    draft_count(&draft, 0, TRADE_GOOD, 1);
    draft_thing(&draft, 1, A_RELIC, trade_thing(game, RELICS, BLUE, "the shard", 0));
    assert_refused(game, LAW_TRADE_NOT_TRADED, BLUE, "3", "relic: that is never traded");
}

static void test_a_count_is_one_or_more_and_of_a_thing_one(void **state)
{
    trade_game *game = *state;
    law_row note = trade_thing(game, NOTES, RED, "alliance", 0);
    draft_count(&draft, 0, TRADE_GOOD, 0);
    assert_refused(game, LAW_TRADE_BAD_COUNT, RED, "T2", "red cannot give so many of trade_good");
    draft.gives[0][0].count = (UINT64_C(1) << 53) + 1;
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_COUNT);
    draft.gives[0][0].count = UINT64_MAX;
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_COUNT);
    draft_begin(&draft, RED, BLUE);
    draft_thing(&draft, 0, A_NOTE, note);
    draft.gives[0][0].count = 2;
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_COUNT);
    draft.gives[0][0].count = 1;
    assert_done(game);
}

static void test_the_same_is_given_once(void **state)
{
    trade_game *game = *state;
    law_row book = trade_book(game, RED), card = trade_thing(game, CARDS, RED, "bribery", 0);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    draft_count(&draft, 0, TRADE_GOOD, 2);
    assert_refused(game, LAW_TRADE_TWICE, RED, "T2", "red gives the same of trade_good twice");
    draft_begin(&draft, RED, BLUE);
    draft_thing(&draft, 0, A_CARD, card);
    draft_thing(&draft, 0, A_CARD, card);
    assert_int_equal(done(game).reason, LAW_TRADE_TWICE);
    draft_begin(&draft, RED, BLUE);
    draft_thing(&draft, 0, A_BOOK, book);
    draft_thing(&draft, 0, A_BOOK, book);
    draft.gives[0][0].own = "for good";
    draft.gives[0][1].own = "for good";
    assert_int_equal(done(game).reason, LAW_TRADE_TWICE);
    draft.gives[0][1].own = "for a while";
    assert_int_equal(checked(game).reason, LAW_TRADE_NONE);
}

static void test_a_side_gives_so_many_at_most(void **state)
{
    trade_game *game = *state;
    law_row a = trade_thing(game, NOTES, BLUE, "a", 0), b = trade_thing(game, NOTES, BLUE, "b", 0);
    draft_thing(&draft, 1, A_NOTE, a);
    draft_thing(&draft, 1, A_NOTE, b);
    law_refusal refusal = checked(game);
    assert_true(refusal.needs == 2 && refusal.has == 1 && refusal.good.id == A_NOTE);
    assert_refused(game, LAW_TRADE_TOO_MANY, BLUE, "38", "blue gives 2 note; one side may give 1");
    draft_begin(&draft, RED, BLUE);
    trade_set(game, RED, SHEET_COMMODITIES, 6);
    draft_count(&draft, 0, COMMODITY, 5);
    assert_refused(game, LAW_TRADE_TOO_MANY, RED, "29",
                   "red gives 5 commodity; one side may give 4");
    draft.gives[0][0].count = 4;
    draft_thing(&draft, 1, A_NOTE, a); /* one of either side is right */
    draft_thing(&draft, 0, A_NOTE, trade_thing(game, NOTES, RED, "c", 0));
    assert_done(game);
}

/* Either direction, when one of the two may (56). */
static void test_what_is_for_some_needs_one_of_them(void **state)
{
    trade_game *game = *state;
    law_row card = trade_thing(game, CARDS, BLUE, "bribery", 0);
    draft_thing(&draft, 1, A_CARD, card);
    game->answers.traders = UINT32_C(1) << GREEN;
    assert_refused(game, LAW_TRADE_NOT_A_TRADER, BLUE, "56", "neither blue nor red may trade card");
    game->answers.traders = UINT32_C(1) << BLUE;
    assert_int_equal(checked(game).reason, LAW_TRADE_NONE);
    game->answers.traders = UINT32_C(1) << RED;
    assert_done(game);
    game->game.trades = NULL; /* then everybody may */
    game->answers.times = 2;
    game->answers.traders = 0;
    draft_begin(&draft, RED, BLUE);
    draft_thing(&draft, 0, A_CARD, card);
    assert_done(game);
}

static void test_a_captive_goes_home_alone(void **state)
{
    trade_game *game = *state;
    law_row captive = trade_thing(game, CAPTURED, RED, "a cruiser", GREEN);
    law_row nobodys = trade_thing(game, CAPTURED, RED, "a fighter", 0);
    draft_thing(&draft, 0, A_CAPTIVE, captive);
    assert_refused(game, LAW_TRADE_WRONG_RECEIVER, RED, "47", "that captured may not go to blue");
    draft_begin(&draft, RED, GREEN);
    draft_thing(&draft, 0, A_CAPTIVE, nobodys);
    assert_int_equal(done(game).reason, LAW_TRADE_WRONG_RECEIVER);
    draft_begin(&draft, RED, GREEN);
    draft_thing(&draft, 0, A_CAPTIVE, captive);
    assert_done(game);
    assert_true(lies_in(game, captive, RESERVE, GREEN)); /* not among the captives of green */
}

static void test_what_is_given_is_held(void **state)
{
    trade_game *game = *state;
    law_row note = trade_thing(game, NOTES, GREEN, "alliance", 0);
    draft_thing(&draft, 0, A_NOTE, note);
    assert_refused(game, LAW_TRADE_NOT_HELD, RED, "T1", "red does not have that note");
    small_move(game->state, note, CARDS, RED, 0); /* with red, but no note any more */
    assert_int_equal(done(game).reason, LAW_TRADE_NOT_HELD);
    small_move(game->state, note, NOTES, RED, 0);
    assert_done(game);
    draft_begin(&draft, RED, GREEN); /* given away, it is another's */
    draft_thing(&draft, 0, A_NOTE, note);
    assert_int_equal(done(game).reason, LAW_TRADE_NOT_HELD);
    draft_begin(&draft, RED, GREEN); /* what is no thing of any zone */
    draft_thing(&draft, 0, A_CAPTIVE, (law_row){SHEET, 1});
    assert_int_equal(done(game).reason, LAW_TRADE_NOT_HELD);
}

static void test_there_is_enough_of_it(void **state)
{
    trade_game *game = *state;
    draft_count(&draft, 0, COMMODITY, 4);
    law_refusal refusal = checked(game);
    assert_true(refusal.has == 3 && refusal.needs == 4 && refusal.good.id == COMMODITY);
    assert_refused(game, LAW_TRADE_TOO_FEW, RED, "T1", "red has 3 commodity, not 4");
    draft.gives[0][0].count = 3;
    draft_count(&draft, 1, TRADE_GOOD, 5); /* the column keeps one at least */
    assert_refused(game, LAW_TRADE_TOO_FEW, BLUE, "T1", "blue has 4 trade_good, not 5");
    draft.gives[1][0].count = 4;
    assert_done(game);
}

/* ---- T3 ---- */

static void test_who_may_trade_and_how_often(void **state)
{
    trade_game *game = *state;
    const law_player red = {RED}, blue = {BLUE}, green = {GREEN};
    draft_count(&draft, 0, TRADE_GOOD, 1);
    game->answers.may[RED][BLUE] = false;
    assert_refused(game, LAW_TRADE_NOT_ALLOWED, 0, "57", "they are no neighbours");
    game->answers.may[RED][BLUE] = true;
    assert_done(game);
    assert_refused(game, LAW_TRADE_ALLOWANCE_USED, 0, "T3",
                   "red and blue have traded as often as they may");
    assert_true(law_trade_times(game->state, red, blue) == 1);
    assert_true(law_trade_times(game->state, blue, red) == 1);
    draft_begin(&draft, BLUE, RED); /* the same pair */
    draft_count(&draft, 0, TRADE_GOOD, 1);
    assert_int_equal(done(game).reason, LAW_TRADE_ALLOWANCE_USED);
    game->answers.times = 2;
    assert_done(game);
    assert_true(law_trade_times(game->state, red, blue) == 2);
    draft_begin(&draft, BLUE, GREEN);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    assert_done(game);
    assert_int_equal(law_trade_renew(game->state, blue, red, NULL), LAW_OK);
    assert_true(law_trade_times(game->state, red, blue) == 0);
    assert_true(law_trade_times(game->state, green, blue) == 1);
    assert_int_equal(law_trade_renew(game->state, (law_player){0}, (law_player){0}, NULL), LAW_OK);
    assert_true(law_trade_times(game->state, green, blue) == 0);
    game->answers.times = 0;
    assert_int_equal(done(game).reason, LAW_TRADE_ALLOWANCE_USED);
}

static void test_without_a_game_everybody_trades_once(void **state)
{
    trade_game *game = *state;
    law_refusal refusal;
    draft_count(&draft, 0, TRADE_GOOD, 1);
    draft_thing(&draft, 0, A_CARD, trade_thing(game, CARDS, RED, "bribery", 0));
    draft_thing(&draft, 0, A_BOOK, trade_book(game, BLUE));
    assert_int_equal(law_transaction_carry_out(&refusal, game->goods, game->state,
                                               &draft.transaction, NULL, NULL),
                     LAW_OK);
    assert_int_equal(refusal.reason, LAW_TRADE_NONE);
    draft_begin(&draft, BLUE, RED);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    assert_int_equal(
        law_transaction_check(&refusal, game->goods, game->state, &draft.transaction, NULL, NULL),
        LAW_OK);
    assert_int_equal(refusal.reason, LAW_TRADE_ALLOWANCE_USED);
}

static void test_a_renewal_is_of_all_or_of_a_pair(void **state)
{
    trade_game *game = *state;
    law_error error;
    const law_player pairs[][2] = {{{RED}, {0}}, {{0}, {RED}}, {{RED}, {RED}}, {{RED}, {99}}};
    for (size_t i = 0; i < 4; i++) {
        assert_int_equal(law_trade_renew(game->state, pairs[i][0], pairs[i][1], &error),
                         LAW_BAD_ARGUMENT);
        assert_int_equal(error.status, LAW_BAD_ARGUMENT);
    }
    assert_true(law_trade_times(game->state, (law_player){0}, (law_player){99}) == 0);
}

/* ---- T5 ---- */

static void test_commodities_become_trade_goods_first(void **state)
{
    trade_game *game = *state;
    draft_count(&draft, 0, COMMODITY, 3);
    draft_count(&draft, 1, COMMODITY, 2);
    assert_done(game);
    assert_true(trade_count(game->state, RED, SHEET_COMMODITIES) == 0);
    assert_true(trade_count(game->state, RED, SHEET_TRADE_GOODS) == 7);
    assert_true(trade_count(game->state, BLUE, SHEET_COMMODITIES) == 1);
    assert_true(trade_count(game->state, BLUE, SHEET_TRADE_GOODS) == 8);
}

static void test_both_may_give_the_same_good(void **state)
{
    trade_game *game = *state;
    trade_set(game, RED, SHEET_TRADE_GOODS, 12);
    draft_count(&draft, 0, TRADE_GOOD, 2);
    draft_count(&draft, 1, TRADE_GOOD, 3);
    law_refusal refusal = checked(game);
    assert_true(refusal.has == 13 && refusal.needs == 12);
    assert_refused(game, LAW_TRADE_OVER_CAPACITY, RED, "6",
                   "red would have 13 trade_good, may have 12, and names too few to discard");
    draft.gives[1][0].count = 2; /* it never has 14 on the way */
    assert_done(game);
    assert_true(trade_count(game->state, RED, SHEET_TRADE_GOODS) == 12);
    assert_true(trade_count(game->state, BLUE, SHEET_TRADE_GOODS) == 5);
}

/* A column counts to its most, whatever comes of the commodities. */
static void test_a_column_is_a_capacity_too(void **state)
{
    trade_game *game = *state;
    trade_set(game, BLUE, SHEET_TRADE_GOODS, 10);
    draft_count(&draft, 0, COMMODITY, 3);
    law_refusal refusal = checked(game);
    assert_true(refusal.reason == LAW_TRADE_OVER_CAPACITY && refusal.good.id == TRADE_GOOD);
    assert_true(refusal.player.id == BLUE && refusal.has == 13 && refusal.needs == 12);
    draft.gives[0][0].count = 2;
    assert_done(game);
}

static void test_who_has_no_sheet_neither_gives_nor_receives(void **state)
{
    trade_game *game = *state;
    law_row sheet = law_state_row_at(game->state, (law_place){SHEETS, BLUE}, 0);
    assert_int_equal(law_state_remove_row(game->state, sheet, NULL), LAW_OK);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    law_refusal refusal = done(game);
    assert_true(refusal.reason == LAW_TRADE_OVER_CAPACITY && refusal.player.id == BLUE);
    assert_true(refusal.has == 1 && refusal.needs == 0);
    draft_begin(&draft, RED, BLUE);
    draft_count(&draft, 1, TRADE_GOOD, 1);
    assert_refused(game, LAW_TRADE_NOT_HELD, BLUE, "T1", "blue does not have that trade_good");
}

static void test_who_would_hold_too_many_discards(void **state)
{
    trade_game *game = *state;
    law_row own[3], given = trade_thing(game, CARDS, RED, "bribery", 0);
    trade_thing(game, DISCARD, 0, "an old one", 0);
    for (int i = 0; i < 3; i++)
        own[i] = trade_thing(game, CARDS, BLUE, "sabotage", 0);
    draft_thing(&draft, 0, A_CARD, given);
    law_refusal refusal = checked(game);
    assert_true(refusal.has == 4 && refusal.needs == 3);
    assert_refused(game, LAW_TRADE_OVER_CAPACITY, BLUE, "56",
                   "blue would have too many card, and names too few to discard");
    draft_discard(&draft, 1, own[1]);
    draft_discard(&draft, 1, own[0]);
    assert_refused(game, LAW_TRADE_BAD_DISCARD, BLUE, "T5",
                   "blue names card to discard that need not, or cannot, be discarded");
    draft.transaction.sides[1].discard_count = 1;
    assert_done(game);
    assert_true(lies_in(game, given, CARDS, BLUE));
    assert_int_equal(law_state_position_of(game->state, given), 2); /* behind the others */
    assert_true(lies_in(game, own[1], DISCARD, 0));
    assert_int_equal(law_state_position_of(game->state, own[1]), 0); /* on top */
}

static void test_what_was_received_may_be_discarded(void **state)
{
    trade_game *game = *state;
    law_row given = trade_thing(game, CARDS, RED, "bribery", 0);
    for (int i = 0; i < 3; i++)
        trade_thing(game, CARDS, BLUE, "sabotage", 0);
    draft_thing(&draft, 0, A_CARD, given);
    draft_discard(&draft, 1, given);
    assert_done(game);
    assert_true(lies_in(game, given, DISCARD, 0));
}

static void test_what_is_given_is_not_discarded_as_well(void **state)
{
    trade_game *game = *state;
    law_row cards[4];
    for (int i = 0; i < 4; i++)
        cards[i] = trade_thing(game, CARDS, RED, "sabotage", 0);
    draft_thing(&draft, 0, A_CARD, cards[0]);
    draft_discard(&draft, 0, cards[0]);
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_DISCARD);
    draft_thing(&draft, 1, A_CARD, trade_thing(game, CARDS, BLUE, "bribery", 0));
    assert_int_equal(done(game).reason, LAW_TRADE_OVER_CAPACITY);
    draft_discard(&draft, 0, cards[3]);
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_DISCARD); /* of what it gives */
    draft.discards[0][0] = cards[3];
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_DISCARD); /* twice the same */
    draft_thing(&draft, 1, A_CARD, trade_thing(game, CARDS, BLUE, "bribery", 0));
    assert_int_equal(done(game).reason, LAW_TRADE_OVER_CAPACITY); /* which counts once */
    draft.discards[0][1] = cards[2];
    assert_done(game);
}

/* A hand that is too full for other reasons is no business of a trade in something else. */
static void test_a_hand_that_is_not_touched_may_be_too_full(void **state)
{
    trade_game *game = *state;
    law_row cards[5];
    for (int i = 0; i < 5; i++)
        cards[i] = trade_thing(game, CARDS, RED, "sabotage", 0);
    draft_count(&draft, 0, TRADE_GOOD, 1);
    draft_discard(&draft, 0, cards[0]);
    assert_int_equal(done(game).reason, LAW_TRADE_BAD_DISCARD);
    draft_thing(&draft, 0, A_CARD, cards[1]); /* now it is */
    assert_done(game);
    assert_int_equal(law_state_place_count(game->state, (law_place){CARDS, RED}), 3);
}

static void test_things_arrive_where_there_is_a_capacity(void **state)
{
    trade_game *game = *state;
    law_row captive = trade_thing(game, CAPTURED, RED, "a cruiser", BLUE);
    law_row old = trade_thing(game, RESERVE, BLUE, "a carrier", 0);
    trade_thing(game, RESERVE, BLUE, "a destroyer", 0);
    draft_thing(&draft, 0, A_CAPTIVE, captive);
    assert_refused(game, LAW_TRADE_OVER_CAPACITY, BLUE, "T5",
                   "blue would have 3 reserve, may have 2, and names too few to discard");
    draft_discard(&draft, 1, old);
    assert_done(game);
    assert_true(lies_in(game, captive, RESERVE, BLUE));
    assert_true(lies_in(game, old, SCRAP, BLUE)); /* a zone of players */
}

/* ---- The game's own goods ---- */

static void test_own_goods_are_the_games_business(void **state)
{
    trade_game *game = *state;
    law_row books[3] = {trade_book(game, RED), trade_book(game, BLUE), trade_book(game, RED)};
    draft_thing(&draft, 0, A_BOOK, books[0]);
    draft_thing(&draft, 0, A_BOOK, books[1]);
    assert_refused(game, LAW_TRADE_GAME, RED, "77", "that is another's book");
    draft.gives[0][1].thing = books[2];
    draft_thing(&draft, 1, A_BOOK, books[1]);
    draft.gives[1][0].own = "the red book";
    assert_done(game);
    assert_int_equal(trade_holder(game->state, books[0]), BLUE);
    assert_int_equal(trade_holder(game->state, books[1]), RED);
    assert_int_equal(trade_holder(game->state, books[2]), BLUE);
    draft_begin(&draft, RED, GREEN);
    draft_thing(&draft, 0, A_BOOK, books[1]);
    game->answers.answer = LAW_HOOK_FAILED;
    law_refusal refusal;
    law_error error;
    assert_int_equal(law_transaction_check(&refusal, game->goods, game->state, &draft.transaction,
                                           &game->game, &error),
                     LAW_HOOK_FAILED);
    assert_int_equal(error.status, LAW_HOOK_FAILED);
    assert_int_equal(refusal.reason, LAW_TRADE_NONE);
}

/* The log of a failure tells of the way there and of the way back. */
static void test_what_the_game_fails_to_give_is_put_back(void **state)
{
    trade_game *game = *state;
    law_row books[2] = {trade_book(game, RED), trade_book(game, BLUE)};
    law_row note = trade_thing(game, NOTES, RED, "alliance", 0);
    law_refusal refusal;
    law_error error;
    law_state *before;
    law_log *log;
    draft_count(&draft, 0, COMMODITY, 2);
    draft_thing(&draft, 0, A_NOTE, note);
    draft_thing(&draft, 0, A_BOOK, books[0]);
    draft_thing(&draft, 1, A_BOOK, books[1]);
    game->answers.give_left = 1;
    assert_int_equal(law_state_clone(&before, game->state, NULL), LAW_OK);
    assert_int_equal(law_log_create(&log, game->schema, NULL, NULL), LAW_OK);
    law_state_watch(game->state, law_log_watch, log);
    assert_int_equal(law_transaction_carry_out(&refusal, game->goods, game->state,
                                               &draft.transaction, &game->game, &error),
                     LAW_HOOK_FAILED);
    assert_string_equal(error.message, "the game did not hand over \"book\"");
    assert_true(law_state_equal(game->state, before));
    assert_true(law_state_hash(game->state) == law_state_hash(before));
    assert_int_equal(law_state_watch_status(game->state), LAW_OK);
    assert_true(law_log_count(log) > 8);
    assert_int_equal(law_log_fold(before, log, 0, law_log_count(log), &error), LAW_OK);
    assert_true(law_state_equal(game->state, before));
    game->answers.give_left = 2;
    assert_done(game);
    law_log_destroy(log);
    law_state_destroy(before);
}

/* ---- One side alone ---- */

static law_trade_reason side_checked(const trade_game *game)
{
    law_refusal refusal;
    assert_int_equal(law_transaction_check_side(&refusal, game->goods, game->state,
                                                &draft.transaction.sides[0], (law_player){BLUE},
                                                &game->game, NULL),
                     LAW_OK);
    return refusal.reason;
}

static void test_one_side_is_checked_without_allowance_and_capacity(void **state)
{
    trade_game *game = *state;
    law_row card = trade_thing(game, CARDS, RED, "bribery", 0);
    for (int i = 0; i < 3; i++)
        trade_thing(game, CARDS, BLUE, "sabotage", 0);
    game->answers.times = 0;
    assert_int_equal(side_checked(game), LAW_TRADE_NONE); /* it gives nothing */
    draft_thing(&draft, 0, A_CARD, card);
    assert_int_equal(side_checked(game), LAW_TRADE_NONE);
    draft_count(&draft, 0, TRADE_GOOD, 9);
    assert_int_equal(side_checked(game), LAW_TRADE_TOO_FEW);
    game->answers.traders = UINT32_C(1) << BLUE; /* the receiver's right counts */
    draft.gives[0][1].count = 1;
    assert_int_equal(side_checked(game), LAW_TRADE_NONE);
    game->answers.traders = 0;
    assert_int_equal(side_checked(game), LAW_TRADE_NOT_A_TRADER);
    draft_begin(&draft, BLUE, RED);
    assert_int_equal(side_checked(game), LAW_TRADE_ONE_PLAYER);
    draft_begin(&draft, RED, BLUE);
    draft_thing(&draft, 0, A_BOOK, trade_book(game, GREEN));
    assert_int_equal(side_checked(game), LAW_TRADE_GAME);
}

/* ---- The order of the reasons ---- */

static void test_the_first_reason_in_their_order_is_given(void **state)
{
    trade_game *game = *state;
    law_row note = trade_thing(game, NOTES, GREEN, "alliance", 0);
    draft_thing(&draft, 0, A_NOTE, note); /* not held */
    draft_count(&draft, 1, COMMODITY, 5); /* too many */
    game->answers.may[RED][BLUE] = false; /* not allowed */
    game->answers.may[BLUE][RED] = false;
    assert_int_equal(done(game).reason, LAW_TRADE_TOO_MANY);
    draft.gives[1][0].count = 4; /* too few */
    assert_int_equal(done(game).reason, LAW_TRADE_NOT_HELD);
    small_move(game->state, note, NOTES, RED, 0);
    assert_int_equal(done(game).reason, LAW_TRADE_TOO_FEW);
    draft.gives[1][0].count = 3;
    assert_int_equal(done(game).reason, LAW_TRADE_NOT_ALLOWED);
}

static void test_every_reason_has_a_name(void **state)
{
    (void)state;
    for (int i = 0; i < LAW_TRADE_REASON_COUNT; i++) {
        assert_true(law_name_is_valid(law_trade_reason_name((law_trade_reason)i)));
        assert_non_null(law_trade_reason_sentence((law_trade_reason)i));
    }
    assert_string_equal(law_trade_reason_name(LAW_TRADE_TOO_FEW), "too_few");
    assert_null(law_trade_reason_name(LAW_TRADE_REASON_COUNT));
    assert_null(law_trade_reason_sentence((law_trade_reason)-1));
}

/* ---- What is no transaction ---- */

static void assert_fails(trade_game *game, law_status expected)
{
    law_refusal refusal;
    law_error error = {0};
    uint64_t hash = law_state_hash(game->state);
    assert_int_equal(law_transaction_carry_out(&refusal, game->goods, game->state,
                                               &draft.transaction, &game->game, &error),
                     expected);
    assert_int_equal(error.status, expected);
    assert_true(strlen(error.message) > 10);
    assert_int_equal(refusal.reason, LAW_TRADE_NONE);
    assert_true(law_state_hash(game->state) == hash);
}

static void test_ids_that_do_not_exist_are_no_transaction(void **state)
{
    static const char long_text[] =
        "0123456789012345678901234567890123456789012345678901234567890123";
    trade_game *game = *state;
    draft_begin(&draft, 0, BLUE);
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft_begin(&draft, RED, TRADE_PLAYER_COUNT + 1);
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft_begin(&draft, RED, BLUE);
    draft_count(&draft, 0, 0, 1);
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.gives[0][0].good.id = TRADE_GOOD_COUNT + 1;
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.gives[0][0] = (law_item){.good = {A_NOTE}, .count = 1, .thing = {THING, 1}};
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.gives[0][0] = (law_item){.good = {A_BOOK}, .count = 1, .own = long_text};
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.gives[0][0].own = "\xff";
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.gives[0][0] = (law_item){.good = {TRADE_GOOD}, .count = 1};
    draft_discard(&draft, 0, (law_row){THING, 1});
    assert_fails(game, LAW_BAD_ARGUMENT);
    draft.transaction.sides[0].discard_count = LAW_ITEM_COUNT_MAX + 1;
    assert_fails(game, LAW_TOO_MANY);
    draft.transaction.sides[0].discard_count = 0;
    draft.transaction.sides[1].give_count = LAW_ITEM_COUNT_MAX + 1;
    assert_fails(game, LAW_TOO_MANY);
    draft.transaction.sides[1].give_count = 1;
    draft.transaction.sides[1].gives = NULL;
    assert_fails(game, LAW_BAD_ARGUMENT);
}

static void test_nobody_trades_in_a_view(void **state)
{
    trade_game *game = *state;
    law_state *view, *whole = game->state;
    law_refusal refusal;
    draft_count(&draft, 0, TRADE_GOOD, 1);
    assert_int_equal(law_state_view(&view, whole, (law_player){RED}, NULL), LAW_OK);
    assert_int_equal(
        law_transaction_check(&refusal, game->goods, view, &draft.transaction, &game->game, NULL),
        LAW_OK);
    assert_int_equal(refusal.reason, LAW_TRADE_NONE);
    game->state = view;
    assert_fails(game, LAW_WRONG_PHASE);
    assert_int_equal(law_trade_renew(view, (law_player){0}, (law_player){0}, NULL),
                     LAW_WRONG_PHASE);
    game->state = whole;
    law_state_destroy(view);
}

static void test_goods_are_those_of_their_schema(void **state)
{
    trade_game *game = *state;
    small_game other;
    small_game_begin(&other, NULL);
    law_state *own = game->state;
    draft_count(&draft, 0, TRADE_GOOD, 1);
    game->state = other.state;
    assert_fails(game, LAW_BAD_ARGUMENT);
    assert_true(law_trade_times(other.state, (law_player){RED}, (law_player){BLUE}) == 0);
    game->state = own;
    small_game_end(&other);
    law_state *sealed; /* of the same shape: the goods are those of the draft's schema */
    law_schema *schema;
    assert_int_equal(law_state_seal(&sealed, &schema, own, NULL), LAW_OK);
    game->state = sealed;
    assert_done(game);
    game->state = own;
    law_state_destroy(sealed);
    law_schema_destroy(schema);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_game, end_game)
    const struct CMUnitTest tests[] = {
        TEST(test_a_transaction_is_between_two_players),
        TEST(test_somebody_gives_something),
        TEST(test_what_is_never_traded_is_refused_by_its_rule),
        TEST(test_a_count_is_one_or_more_and_of_a_thing_one),
        TEST(test_the_same_is_given_once),
        TEST(test_a_side_gives_so_many_at_most),
        TEST(test_what_is_for_some_needs_one_of_them),
        TEST(test_a_captive_goes_home_alone),
        TEST(test_what_is_given_is_held),
        TEST(test_there_is_enough_of_it),
        TEST(test_who_may_trade_and_how_often),
        TEST(test_without_a_game_everybody_trades_once),
        TEST(test_a_renewal_is_of_all_or_of_a_pair),
        TEST(test_commodities_become_trade_goods_first),
        TEST(test_both_may_give_the_same_good),
        TEST(test_a_column_is_a_capacity_too),
        TEST(test_who_has_no_sheet_neither_gives_nor_receives),
        TEST(test_who_would_hold_too_many_discards),
        TEST(test_what_was_received_may_be_discarded),
        TEST(test_what_is_given_is_not_discarded_as_well),
        TEST(test_a_hand_that_is_not_touched_may_be_too_full),
        TEST(test_things_arrive_where_there_is_a_capacity),
        TEST(test_own_goods_are_the_games_business),
        TEST(test_what_the_game_fails_to_give_is_put_back),
        TEST(test_one_side_is_checked_without_allowance_and_capacity),
        TEST(test_the_first_reason_in_their_order_is_given),
        TEST(test_every_reason_has_a_name),
        TEST(test_ids_that_do_not_exist_are_no_transaction),
        TEST(test_nobody_trades_in_a_view),
        TEST(test_goods_are_those_of_their_schema),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
