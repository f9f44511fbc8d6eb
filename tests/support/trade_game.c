/* A small game for tests of transactions, with the goods table, and how the game answers. */
#include "trade_game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- The schema ---- */

static void add_tables(law_schema_builder *builder)
{
    static const char *const players[] = {"red", "blue", "green", "white"};
    const law_column_form commodities = {.kind = LAW_VALUE_INTEGER, .least = 0, .most = 6};
    const law_column_form trade_goods = {.kind = LAW_VALUE_INTEGER, .least = 1, .most = 12};
    const law_column_form name = {.kind = LAW_VALUE_TEXT, .size = 80};
    const law_column_form home = {.kind = LAW_VALUE_PLAYER, .optional = true};
    const law_column_form holder = {.kind = LAW_VALUE_PLAYER};
    for (size_t i = 0; i < TRADE_PLAYER_COUNT; i++)
        law_schema_add_player(builder, players[i]);
    law_table sheet = law_schema_add_table(builder, "sheet", TRADE_PLAYER_COUNT, false);
    law_table thing = law_schema_add_table(builder, "thing", 200, false);
    law_table book = law_schema_add_table(builder, "book", 100, false);
    law_schema_add_column(builder, sheet, "commodities", &commodities);
    law_schema_add_column(builder, sheet, "trade_goods", &trade_goods);
    law_schema_add_column(builder, thing, "name", &name);
    law_schema_add_column(builder, thing, "home", &home);
    law_schema_add_column(builder, book, "holder", &holder);
}

static void add_zones(law_schema_builder *builder)
{
    static const char *const names[] = {"sheets",   "notes",   "cards", "discard",
                                        "captured", "reserve", "scrap", "relics"};
    const law_seen_by owner = {.kind = LAW_SEEN_BY_OWNER};
    for (uint32_t id = 1; id <= TRADE_ZONE_COUNT; id++) {
        uint32_t each = id == DISCARD ? LAW_EACH_ONE : LAW_EACH_PLAYER;
        law_schema_add_zone(builder, names[id - 1], (law_table){id == SHEETS ? SHEET : THING}, each,
                            false);
    }
    law_schema_set_zone_seen(builder, (law_zone){NOTES}, &owner);
    law_schema_set_zone_seen(builder, (law_zone){CARDS}, &owner);
}

static const char *const good_names[] = {"trade_good", "commodity", "note",  "card",
                                         "captured",   "reserve",   "relic", "book"};

law_status trade_game_schema(law_schema **out, const law_allocator *allocator, law_error *error)
{
    law_schema_builder *builder;
    *out = NULL;
    law_status status = law_schema_begin(&builder, allocator, error);
    if (status != LAW_OK)
        return status;
    add_tables(builder);
    add_zones(builder);
    law_trade_declare(builder, good_names, TRADE_GOOD_COUNT);
    status = law_schema_finish(out, builder, error);
    law_schema_builder_destroy(builder);
    return status;
}

/* ---- The goods ---- */

static law_good_form counted(uint32_t good, uint32_t column, uint64_t most, const char *rule)
{
    return (law_good_form){.name = good_names[good - 1],
                           .kind = LAW_GOOD_COUNTED,
                           .most = most,
                           .capacity = LAW_NO_LIMIT,
                           .zone = {SHEETS},
                           .column = {column},
                           .rule = rule};
}

static law_good_form things(uint32_t good, uint32_t zone, const char *rule)
{
    return (law_good_form){.name = good_names[good - 1],
                           .kind = LAW_GOOD_THINGS,
                           .most = LAW_NO_LIMIT,
                           .capacity = LAW_NO_LIMIT,
                           .zone = {zone},
                           .column = {THING_NAME},
                           .rule = rule};
}

law_status trade_game_goods(law_goods **out, const law_schema *schema,
                            const law_allocator *allocator, law_error *error)
{
    law_goods_builder *builder;
    *out = NULL;
    law_status status = law_goods_begin(&builder, schema, allocator, error);
    if (status != LAW_OK)
        return status;
    law_good_form forms[] = {
        counted(TRADE_GOOD, SHEET_TRADE_GOODS, LAW_NO_LIMIT, "6"),
        counted(COMMODITY, SHEET_COMMODITIES, 4, "29"),
        things(A_NOTE, NOTES, "38"),
        things(A_CARD, CARDS, "56"),
        things(A_CAPTIVE, CAPTURED, "47"),
        things(A_RESERVE, RESERVE, NULL),
        things(A_RELIC, RELICS, "3"),
        {.name = "book", .kind = LAW_GOOD_OWN, .most = 2, .capacity = LAW_NO_LIMIT}};
    forms[COMMODITY - 1].becomes = (law_good){TRADE_GOOD};
    forms[A_NOTE - 1].most = 1;
    forms[A_NOTE - 1].is_hidden = forms[A_CARD - 1].is_hidden = true;
    forms[A_CARD - 1].is_for_some = true;
    forms[A_CARD - 1].capacity = 3;
    forms[A_CARD - 1].discard = (law_zone){DISCARD};
    forms[A_CAPTIVE - 1].only_to = (law_column){THING_HOME};
    forms[A_CAPTIVE - 1].arrival = (law_zone){RESERVE};
    forms[A_RESERVE - 1].capacity = 2;
    forms[A_RESERVE - 1].discard = (law_zone){SCRAP};
    forms[A_RELIC - 1].is_untraded = true;
    for (size_t i = 0; i < TRADE_GOOD_COUNT; i++)
        law_goods_add(builder, &forms[i]);
    status = law_goods_finish(out, builder, error);
    law_goods_builder_destroy(builder);
    return status;
}

/* ---- How the game answers ---- */

static law_status allows(bool *allowed, uint64_t *times, law_refusal *why, void *user,
                         const law_state *state, law_player first, law_player second)
{
    const trade_answers *answers = user;
    (void)state;
    *allowed = answers->may[first.id][second.id];
    *times = answers->times;
    if (!*allowed) {
        snprintf(why->rule, sizeof why->rule, "57");
        snprintf(why->message, sizeof why->message, "they are no neighbours");
    }
    return answers->answer;
}

static law_status trades(bool *answer, void *user, const law_state *state, law_good good,
                         law_player player)
{
    const trade_answers *answers = user;
    (void)state;
    assert_int_equal(good.id, A_CARD);
    *answer = (answers->traders >> player.id & 1) != 0;
    return answers->answer;
}

static law_status can_give(bool *answer, law_refusal *why, void *user, const law_state *state,
                           law_player from, law_player to, const law_item *items, size_t count)
{
    const trade_answers *answers = user;
    assert_true(count >= 1 && from.id != to.id);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(items[i].good.id, A_BOOK);
        *answer &= trade_holder(state, items[i].thing) == from.id;
    }
    if (!*answer) {
        snprintf(why->rule, sizeof why->rule, "77");
        snprintf(why->message, sizeof why->message, "that is another's book");
    }
    return answers->answer;
}

static law_status give(void *user, law_state *state, law_player from, law_player to,
                       const law_item *items, size_t count)
{
    trade_answers *answers = user;
    const law_value receiver = as_player(to.id);
    for (size_t i = 0; i < count; i++) {
        uint32_t drawn;
        law_error error;
        if (answers->give_left-- == 0)
            return LAW_HOOK_FAILED;
        assert_int_equal(trade_holder(state, items[i].thing), from.id);
        law_status status =
            law_state_set(state, items[i].thing, (law_column){BOOK_HOLDER}, 0, &receiver, &error);
        if (status == LAW_OK)
            status = law_state_draw(&drawn, state, "book", 6, &error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}

/* ---- The state ---- */

static law_row add_row(law_state *state, uint32_t table, const law_cell *cells, size_t count,
                       law_place place)
{
    law_row row;
    law_error error = {0};
    if (law_state_add_row(&row, state, (law_table){table}, cells, count, place, &error) != LAW_OK)
        fail_msg("a row of table %u: %s", (unsigned)table, error.message);
    return row;
}

void trade_game_begin(trade_game *game, const law_allocator *allocator)
{
    law_error error = {0};
    *game = (trade_game){
        .answers = {
            .times = 1, .traders = UINT32_C(1) << RED, .give_left = UINT32_MAX, .answer = LAW_OK}};
    for (uint32_t a = 0; a <= TRADE_PLAYER_COUNT; a++) {
        for (uint32_t b = 0; b <= TRADE_PLAYER_COUNT; b++)
            game->answers.may[a][b] = true;
    }
    game->game = (law_trade_game){&game->answers, allows, trades, can_give, give};
    if (trade_game_schema(&game->schema, allocator, &error) != LAW_OK ||
        trade_game_goods(&game->goods, game->schema, allocator, &error) != LAW_OK ||
        law_state_create(&game->state, game->schema, allocator, &error) != LAW_OK)
        fail_msg("%s", error.message);
    for (uint32_t player = 1; player <= TRADE_PLAYER_COUNT; player++)
        add_row(game->state, SHEET, NULL, 0, (law_place){SHEETS, player});
}

void trade_game_end(trade_game *game)
{
    law_state_destroy(game->state);
    law_goods_destroy(game->goods);
    law_schema_destroy(game->schema);
}

static law_row sheet_of(const law_state *state, uint32_t player)
{
    return law_state_row_at(state, (law_place){SHEETS, player}, 0);
}

void trade_set(trade_game *game, uint32_t player, uint32_t column, int64_t number)
{
    small_set(game->state, sheet_of(game->state, player), column, 0, as_integer(number));
}

int64_t trade_count(const law_state *state, uint32_t player, uint32_t column)
{
    return number_of(state, sheet_of(state, player), column, 0);
}

law_row trade_thing(trade_game *game, uint32_t zone, uint32_t player, const char *name,
                    uint32_t home)
{
    const law_cell cells[] = {{{THING_NAME}, 0, as_text(name)},
                              {{THING_HOME}, 0, home != 0 ? as_player(home) : as_none()}};
    return add_row(game->state, THING, cells, 2, (law_place){zone, zone == DISCARD ? 0 : player});
}

law_row trade_book(trade_game *game, uint32_t player)
{
    const law_cell holder = {{BOOK_HOLDER}, 0, as_player(player)};
    return add_row(game->state, BOOK, &holder, 1, (law_place){0, 0});
}

uint32_t trade_holder(const law_state *state, law_row book)
{
    return (uint32_t)number_of(state, book, BOOK_HOLDER, 0);
}

/* ---- Drafts ---- */

void draft_begin(trade_draft *draft, uint32_t first, uint32_t second)
{
    memset(draft, 0, sizeof *draft);
    for (uint32_t side = 0; side < 2; side++)
        draft->transaction.sides[side] = (law_side){.player = {side == 0 ? first : second},
                                                    .gives = draft->gives[side],
                                                    .discards = draft->discards[side]};
}

void draft_count(trade_draft *draft, uint32_t side, uint32_t good, uint64_t count)
{
    draft->gives[side][draft->transaction.sides[side].give_count++] =
        (law_item){.good = {good}, .count = count};
}

void draft_thing(trade_draft *draft, uint32_t side, uint32_t good, law_row thing)
{
    draft->gives[side][draft->transaction.sides[side].give_count++] =
        (law_item){.good = {good}, .count = 1, .thing = thing};
}

void draft_discard(trade_draft *draft, uint32_t side, law_row thing)
{
    draft->discards[side][draft->transaction.sides[side].discard_count++] = thing;
}
