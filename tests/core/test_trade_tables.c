/* Goods tables and the tables of a schema for them: what is refused, and what the ledger says, to
 * whom, and when it is full. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "trade_game.h"

static trade_draft draft;
static trade_game game;

static int begin_game(void **state)
{
    (void)state;
    trade_game_begin(&game, NULL);
    game.answers.times = LAW_NO_LIMIT;
    draft_begin(&draft, RED, BLUE);
    return 0;
}

static int end_game(void **state)
{
    (void)state;
    trade_game_end(&game);
    return 0;
}

static void do_draft(void)
{
    law_refusal refusal;
    law_error error = {0};
    law_status status = law_transaction_carry_out(&refusal, game.goods, game.state,
                                                  &draft.transaction, &game.game, &error);
    if (status != LAW_OK || refusal.reason != LAW_TRADE_NONE)
        fail_msg("%s%s", error.message, refusal.message);
}

/* ---- Goods tables ---- */

static void test_a_table_says_what_was_added(void **state)
{
    (void)state;
    assert_int_equal(law_goods_count(game.goods), TRADE_GOOD_COUNT);
    assert_int_equal(law_goods_named(game.goods, "card").id, A_CARD);
    assert_int_equal(law_goods_named(game.goods, "cards").id, 0);
    assert_int_equal(law_goods_named(game.goods, NULL).id, 0);
    const law_good_form *form = law_goods_form(game.goods, (law_good){A_CAPTIVE});
    assert_string_equal(form->name, "captured");
    assert_string_equal(form->rule, "47");
    assert_int_equal(form->arrival.id, RESERVE);
    assert_null(law_goods_form(game.goods, (law_good){A_RESERVE})->rule);
    assert_null(law_goods_form(game.goods, (law_good){0}));
    assert_null(law_goods_form(game.goods, (law_good){TRADE_GOOD_COUNT + 1}));
}

static void test_how_much_is_held(void **state)
{
    (void)state;
    const law_player red = {RED};
    trade_set(&game, RED, SHEET_COMMODITIES, 4);
    trade_thing(&game, NOTES, RED, "a", 0);
    trade_thing(&game, NOTES, RED, "b", 0);
    assert_true(law_goods_held(game.goods, game.state, (law_good){COMMODITY}, red) == 4);
    assert_true(law_goods_held(game.goods, game.state, (law_good){A_NOTE}, red) == 2);
    assert_true(law_goods_held(game.goods, game.state, (law_good){A_BOOK}, red) == 0);
    assert_true(law_goods_held(game.goods, game.state, (law_good){99}, red) == 0);
    assert_true(law_goods_held(game.goods, game.state, (law_good){COMMODITY}, (law_player){9}) ==
                0);
}

static const law_good_form counted = {.name = "ore",
                                      .kind = LAW_GOOD_COUNTED,
                                      .most = LAW_NO_LIMIT,
                                      .capacity = LAW_NO_LIMIT,
                                      .zone = {SHEETS},
                                      .column = {SHEET_COMMODITIES}};
static const law_good_form things = {.name = "ore",
                                     .kind = LAW_GOOD_THINGS,
                                     .most = LAW_NO_LIMIT,
                                     .capacity = LAW_NO_LIMIT,
                                     .zone = {NOTES}};

/* The mistake that adding some goods, one after the other, ends in. */
static void assert_mistake(const law_good_form *forms, size_t count, law_status expected,
                           const char *part)
{
    law_goods_builder *builder;
    law_goods *goods;
    law_error error;
    assert_int_equal(law_goods_begin(&builder, game.schema, NULL, NULL), LAW_OK);
    for (size_t i = 0; i < count; i++)
        law_goods_add(builder, &forms[i]);
    assert_int_equal(law_goods_finish(&goods, builder, &error), expected);
    assert_null(goods);
    if (strstr(error.message, part) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", part, error.message);
    law_goods_builder_destroy(builder);
}

static void test_a_form_that_is_wrong_is_refused(void **state)
{
    (void)state;
    law_good_form form = counted;
    form.name = "two words";
    assert_mistake(&form, 1, LAW_BAD_NAME, "two words");
    form = counted;
    form.rule = "";
    assert_mistake(&form, 1, LAW_BAD_NAME, "rule");
    form = counted;
    form.kind = LAW_GOOD_KIND_COUNT;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "kind of goods");
    form = counted;
    form.most = 0;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "1 at least");
    form = counted;
    form.zone.id = 99;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "zone of players");
    form = counted;
    form.column.id = 0;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "one integer");
    form = counted;
    form.becomes.id = 1; /* itself: not there yet */
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "added before");
    form = things;
    form.zone.id = DISCARD;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "zone of players");
    form = things;
    form.column.id = THING_HOME;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "one text");
    form = things;
    form.only_to.id = THING_NAME;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "one player");
    form = things;
    form.arrival.id = DISCARD;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "where it arrives");
    form = things;
    form.arrival.id = SHEETS; /* of another table's rows */
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "where it arrives");
    form = things;
    form.discard.id = SHEETS;
    assert_mistake(&form, 1, LAW_BAD_ARGUMENT, "where it is discarded");
    law_goods_builder *builder;
    assert_int_equal(law_goods_begin(&builder, game.schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_goods_builder_error(builder)->status, LAW_OK);
    law_goods_add(builder, &form);
    assert_int_equal(law_goods_builder_error(builder)->status, LAW_BAD_ARGUMENT);
    law_goods_builder_destroy(builder);
}

static void test_goods_are_not_in_each_others_way(void **state)
{
    (void)state;
    law_good_form pair[2] = {counted, counted};
    assert_mistake(pair, 2, LAW_DUPLICATE, "\"ore\" is there twice");
    pair[1].name = "wood";
    assert_mistake(pair, 2, LAW_BAD_ARGUMENT, "the same column");
    pair[0] = pair[1] = things;
    pair[1].name = "wood";
    assert_mistake(pair, 2, LAW_BAD_ARGUMENT, "the same zone");
    pair[1].zone.id = CARDS;
    pair[1].discard.id = NOTES;
    assert_mistake(pair, 2, LAW_BAD_ARGUMENT, "discarded among");
    pair[1].discard.id = CARDS;
    assert_mistake(pair, 2, LAW_BAD_ARGUMENT, "discarded among");
    pair[0] = counted;
    pair[1] = things;
    pair[1].name = "wood";
    pair[1].zone.id = SHEETS;
    assert_mistake(pair, 2, LAW_BAD_ARGUMENT, "rows that count");
}

static void test_there_are_so_many_goods(void **state)
{
    (void)state;
    char names[LAW_GOOD_COUNT_MAX + 1][16];
    law_good_form forms[LAW_GOOD_COUNT_MAX + 1];
    for (int i = 0; i <= LAW_GOOD_COUNT_MAX; i++) {
        snprintf(names[i], sizeof names[i], "g%d", i);
        forms[i] = (law_good_form){.name = names[i], .kind = LAW_GOOD_OWN, .most = 1};
    }
    assert_mistake(forms, LAW_GOOD_COUNT_MAX + 1, LAW_TOO_MANY, "more than 32");
    assert_mistake(forms, LAW_GOOD_COUNT_MAX, LAW_BAD_ARGUMENT, "lacks the choice \"g0\"");
}

/* ---- The tables of the schema ---- */

/* One thing that is wrong with tables that somebody made by hand. */
typedef enum {
    NO_MISTAKE,
    NO_LEDGER,
    TOO_FEW_PAIRS,
    TOO_SHORT_LEDGER,
    NO_KEY,
    SECRET_SEEN_BY_ALL,
    SECRET_SEEN_BY_ONE,
    TIMES_FROM_ONE,
    SHORT_TEXT,
    OPTIONAL_FROM,
    NEEDED_COLUMN,
    REFERRED_TO,
    LEDGER_IN_ZONE,
    TWIST_COUNT
} twist;

static const char *const twist_messages[] = {
    [NO_LEDGER] = "it is not there",
    [TOO_FEW_PAIRS] = "holds 2 rows at most; 3 or more",
    [TOO_SHORT_LEDGER] = "holds 127 rows at most; 128 or more",
    [NO_KEY] = "its key must be",
    [SECRET_SEEN_BY_ALL] = "\"secret\" must be seen by",
    [SECRET_SEEN_BY_ONE] = "\"secret\" must be seen by",
    [TIMES_FROM_ONE] = "column \"times\"",
    [SHORT_TEXT] = "column \"called\"",
    [OPTIONAL_FROM] = "a column \"from\"",
    [NEEDED_COLUMN] = "a column that trading does not fill",
    [REFERRED_TO] = "no column may refer",
    [LEDGER_IN_ZONE] = "neither static nor have zones",
};

static law_column add(law_schema_builder *builder, law_table table, const char *name,
                      law_column_form form)
{
    return law_schema_add_column(builder, table, name, &form);
}

static void add_traded(law_schema_builder *builder, twist how)
{
    const law_column_form player = {.kind = LAW_VALUE_PLAYER};
    law_table traded = law_schema_add_table(builder, "traded", how == TOO_FEW_PAIRS ? 2 : 3, false);
    law_column first = add(builder, traded, "first", player);
    law_column second = add(builder, traded, "second", player);
    add(builder, traded, "times",
        (law_column_form){
            .kind = LAW_VALUE_INTEGER, .least = how == TIMES_FROM_ONE ? 1 : 0, .most = 3});
    if (how != NO_KEY)
        law_schema_set_key(builder, traded, first, second);
}

static void add_ledger(law_schema_builder *builder, twist how)
{
    static const char *const names[] = {"wood", "ore"};
    const law_column_form number = {.kind = LAW_VALUE_INTEGER, .least = 1, .most = 1000};
    law_table ledger =
        law_schema_add_table(builder, "ledger", how == TOO_SHORT_LEDGER ? 127 : 128, false);
    law_column two[2];
    two[1] = add(builder, ledger, "to", (law_column_form){.kind = LAW_VALUE_PLAYER});
    two[0] = add(builder, ledger, "from",
                 (law_column_form){.kind = LAW_VALUE_PLAYER, .optional = how == OPTIONAL_FROM});
    add(builder, ledger, "good",
        (law_column_form){.kind = LAW_VALUE_CHOICE, .choices = names, .choice_count = 2});
    add(builder, ledger, "number", number);
    add(builder, ledger, "count", number);
    add(builder, ledger, "called",
        (law_column_form){.kind = LAW_VALUE_TEXT, .size = how == SHORT_TEXT ? 62 : 63});
    law_column secret =
        add(builder, ledger, "secret", (law_column_form){.kind = LAW_VALUE_TEXT, .size = 100});
    add(builder, ledger, "witness",
        (law_column_form){.kind = LAW_VALUE_PLAYER, .optional = how != NEEDED_COLUMN});
    const law_seen_by seen = {.kind = LAW_SEEN_BY_COLUMNS,
                              .columns = two,
                              .column_count = how == SECRET_SEEN_BY_ONE ? 1 : 2};
    if (how != SECRET_SEEN_BY_ALL)
        law_schema_set_column_seen(builder, ledger, secret, &seen);
    if (how == LEDGER_IN_ZONE)
        law_schema_add_zone(builder, "book", ledger, LAW_EACH_ONE, false);
    if (how == REFERRED_TO)
        add(builder, (law_table){1}, "last",
            (law_column_form){
                .kind = LAW_VALUE_ROW, .optional = true, .tables = &ledger, .table_count = 1});
}

static law_schema *hand_made(twist how)
{
    law_schema_builder *builder;
    law_schema *schema;
    law_error error = {0};
    assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
    law_schema_add_player(builder, "red");
    law_schema_add_player(builder, "blue");
    law_schema_add_player(builder, "green");
    law_table sheet = law_schema_add_table(builder, "sheet", 3, false);
    add(builder, sheet, "ore",
        (law_column_form){.kind = LAW_VALUE_INTEGER, .least = -9, .most = 1000});
    law_schema_add_zone(builder, "sheets", sheet, LAW_EACH_PLAYER, false);
    add_traded(builder, how);
    if (how != NO_LEDGER)
        add_ledger(builder, how);
    if (law_schema_finish(&schema, builder, &error) != LAW_OK)
        fail_msg("%s", error.message);
    law_schema_builder_destroy(builder);
    return schema;
}

static law_status finish_ore(law_goods **goods, const law_schema *schema, law_error *error)
{
    law_goods_builder *builder;
    law_good_form form = counted;
    form.zone.id = form.column.id = 1;
    form.is_hidden = true;
    assert_int_equal(law_goods_begin(&builder, schema, NULL, NULL), LAW_OK);
    assert_int_equal(law_goods_add(builder, &form).id, 1);
    law_status status = law_goods_finish(goods, builder, error);
    law_goods_builder_destroy(builder);
    return status;
}

static void test_tables_that_are_wrong_are_refused(void **state)
{
    (void)state;
    for (twist how = NO_LEDGER; how < TWIST_COUNT; how++) {
        law_goods *goods;
        law_error error = {0};
        law_schema *schema = hand_made(how);
        assert_int_equal(finish_ore(&goods, schema, &error), LAW_BAD_ARGUMENT);
        assert_null(goods);
        if (strstr(error.message, twist_messages[how]) == NULL)
            fail_msg("%d: \"%s\" is not in \"%s\"", (int)how, twist_messages[how], error.message);
        law_schema_destroy(schema);
    }
}

static void test_tables_made_by_hand_serve(void **state)
{
    (void)state;
    law_goods *goods;
    law_state *own;
    law_row row;
    law_refusal refusal = {0};
    law_error error = {0};
    law_schema *schema = hand_made(NO_MISTAKE);
    const law_cell ore = {{1}, 0, as_integer(7)};
    assert_int_equal(finish_ore(&goods, schema, &error), LAW_OK);
    assert_int_equal(law_state_create(&own, schema, NULL, NULL), LAW_OK);
    for (uint32_t player = RED; player <= BLUE; player++)
        law_state_add_row(&row, own, (law_table){1}, &ore, 1, (law_place){1, player}, NULL);
    draft_count(&draft, 0, 1, 2);
    trade_answers answers = game.answers; /* no limit, but what the column counts to */
    for (int i = 0; i < 4; i++) {
        assert_int_equal(law_transaction_carry_out(
                             &refusal, goods, own, &draft.transaction,
                             &(law_trade_game){.user = &answers, .allows = game.game.allows},
                             &error),
                         LAW_OK);
        assert_int_equal(refusal.reason, i < 3 ? LAW_TRADE_NONE : LAW_TRADE_TOO_FEW);
    }
    assert_string_equal(refusal.message, "red does not have 2 ore"); /* hidden: not what it has */
    draft.gives[0][0].count = 1;
    assert_int_equal(law_transaction_carry_out(
                         &refusal, goods, own, &draft.transaction,
                         &(law_trade_game){.user = &answers, .allows = game.game.allows}, &error),
                     LAW_OK);
    assert_int_equal(refusal.reason, LAW_TRADE_ALLOWANCE_USED);
    assert_int_equal(law_state_row_count(own, (law_table){3}), 3);
    assert_int_equal(number_of(own, (law_row){3, 1}, 3, 0), 1); /* "ore" is its second choice */
    law_state_destroy(own);
    law_goods_destroy(goods);
    law_schema_destroy(schema);
}

static void test_a_declaration_needs_goods(void **state)
{
    (void)state;
    static const char *const names[] = {"ore", "ore"};
    for (size_t count = 0; count <= 2; count += 2) {
        law_schema_builder *builder;
        assert_int_equal(law_schema_begin(&builder, NULL, NULL), LAW_OK);
        law_schema_add_player(builder, "red");
        assert_false(law_trade_declare(builder, names, count));
        assert_int_not_equal(law_schema_builder_error(builder)->status, LAW_OK);
        law_schema_builder_destroy(builder);
    }
}

/* ---- The ledger ---- */

static const law_table ledger = {5};
enum { NUMBER = 1, FROM, TO, GOOD, COUNT, CALLED, SECRET };

static void assert_entry(const law_state *of, uint32_t id, int64_t number, uint32_t from,
                         uint32_t good, int64_t count)
{
    law_row row = {ledger.id, id};
    assert_true(number_of(of, row, NUMBER, 0) == number);
    assert_int_equal(number_of(of, row, FROM, 0), from);
    assert_int_equal(number_of(of, row, TO, 0), RED + BLUE - from);
    assert_int_equal(number_of(of, row, GOOD, 0), good - 1);
    assert_true(number_of(of, row, COUNT, 0) == count);
}

static void assert_text(const law_state *of, uint32_t id, uint32_t column, const char *text)
{
    law_value value = law_state_get(of, (law_row){ledger.id, id}, (law_column){column}, 0);
    assert_int_equal(value.kind, LAW_VALUE_TEXT);
    assert_int_equal(value.text_size, strlen(text));
    assert_memory_equal(value.text, text, value.text_size);
}

static void test_the_ledger_has_a_row_for_each_item(void **state)
{
    (void)state;
    trade_set(&game, RED, SHEET_COMMODITIES, 2);
    law_row book = trade_book(&game, BLUE);
    draft_count(&draft, 0, COMMODITY, 2);
    draft_thing(&draft, 0, A_NOTE, trade_thing(&game, NOTES, RED, "alliance", 0));
    draft_thing(&draft, 1, A_BOOK, book);
    draft.gives[1][0].own = "the blue book";
    do_draft();
    draft_begin(&draft, BLUE, RED);
    draft_thing(&draft, 1, A_CAPTIVE, trade_thing(&game, CAPTURED, RED, "a cruiser", BLUE));
    do_draft();
    assert_int_equal(law_state_row_count(game.state, ledger), 4);
    assert_entry(game.state, 1, 1, RED, COMMODITY, 2);
    assert_text(game.state, 1, CALLED, "");
    assert_entry(game.state, 2, 1, RED, A_NOTE, 1);
    assert_text(game.state, 2, CALLED, "");
    assert_text(game.state, 2, SECRET, "alliance");
    assert_entry(game.state, 3, 1, BLUE, A_BOOK, 1);
    assert_text(game.state, 3, CALLED, "the blue book");
    assert_entry(game.state, 4, 2, RED, A_CAPTIVE, 1);
    assert_text(game.state, 4, CALLED, "a cruiser");
    assert_text(game.state, 4, SECRET, "");
}

/* Which note it was is seen by the two alone; that it was one, by all (38). */
static void test_what_is_hidden_is_seen_by_the_two(void **state)
{
    (void)state;
    draft_thing(&draft, 0, A_NOTE, trade_thing(&game, NOTES, RED, "alliance", 0));
    do_draft();
    for (uint32_t viewer = 0; viewer <= TRADE_PLAYER_COUNT; viewer++) {
        law_state *view;
        assert_int_equal(law_state_view(&view, game.state, (law_player){viewer}, NULL), LAW_OK);
        assert_entry(view, 1, 1, RED, A_NOTE, 1);
        if (viewer == RED || viewer == BLUE)
            assert_text(view, 1, SECRET, "alliance");
        else
            assert_int_equal(
                law_state_get(view, (law_row){ledger.id, 1}, (law_column){SECRET}, 0).kind,
                LAW_VALUE_UNSEEN);
        law_state_destroy(view);
    }
}

/* Two goods that differ in a hidden name alone give a third player the same view. */
static void test_a_third_player_cannot_tell_two_notes_apart(void **state)
{
    (void)state;
    law_state *views[2], *before;
    law_row notes[2] = {trade_thing(&game, NOTES, RED, "alliance", 0),
                        trade_thing(&game, NOTES, RED, "ceasefire", 0)};
    assert_int_equal(law_state_clone(&before, game.state, NULL), LAW_OK);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(law_state_copy(game.state, before, NULL), LAW_OK);
        draft_begin(&draft, RED, BLUE);
        draft_thing(&draft, 0, A_NOTE, notes[i]);
        do_draft();
        assert_int_equal(law_state_view(&views[i], game.state, (law_player){GREEN}, NULL), LAW_OK);
    }
    assert_true(law_state_equal(views[0], views[1]));
    for (int i = 0; i < 2; i++)
        law_state_destroy(views[i]);
    law_state_destroy(before);
}

static void test_a_long_name_is_cut_between_characters(void **state)
{
    (void)state;
    /* 62 bytes, then characters of two bytes */
    char name[81] = "01234567890123456789012345678901234567890123456789012345678901";
    char cut[81];
    memcpy(cut, name, sizeof cut);
    strcat(name, "\xc3\xa4\xc3\xb6");
    draft_thing(&draft, 0, A_RESERVE, trade_thing(&game, RESERVE, RED, name, 0));
    do_draft();
    assert_text(game.state, 1, CALLED, cut);
}

/* The oldest go, each with all its rows, and no others; a hundred have three rows, the next
 * hundred one. */
static void test_a_full_ledger_forgets_the_oldest(void **state)
{
    (void)state;
    enum { LAST = 3000 };
    static uint32_t rows[LAST + 1];
    law_row book = trade_book(&game, RED);
    for (uint32_t number = 1; number <= LAST; number++) {
        uint32_t from = trade_holder(game.state, book);
        draft_begin(&draft, from, RED + BLUE - from);
        trade_set(&game, RED, SHEET_TRADE_GOODS, 5);
        trade_set(&game, BLUE, SHEET_TRADE_GOODS, 5);
        draft_thing(&draft, 0, A_BOOK, book);
        if (number / 100 % 2 == 0) {
            draft_count(&draft, 0, TRADE_GOOD, 1);
            draft_count(&draft, 1, TRADE_GOOD, 2);
        }
        do_draft();
    }
    assert_in_range(law_state_row_count(game.state, ledger), LAW_LEDGER_COUNT_MAX - 2,
                    LAW_LEDGER_COUNT_MAX);
    law_row row = law_state_row_after(game.state, ledger, 0);
    for (; row.id != 0; row = law_state_row_after(game.state, ledger, row.id))
        rows[number_of(game.state, row, NUMBER, 0)]++;
    uint32_t first = 1;
    while (rows[first] == 0)
        first++;
    for (uint32_t number = first; number <= LAST; number++)
        assert_int_equal(rows[number], number / 100 % 2 == 0 ? 3 : 1);
}

/* 64 things either way, of which all but two are discarded. */
static void test_the_largest_transaction_fits(void **state)
{
    (void)state;
    law_row things_given[2 * LAW_ITEM_COUNT_MAX];
    for (uint32_t i = 0; i < 2 * LAW_ITEM_COUNT_MAX; i++) {
        things_given[i] = trade_thing(&game, CAPTURED, RED + i % 2, "a cruiser", BLUE - i % 2);
        draft_thing(&draft, i % 2, A_CAPTIVE, things_given[i]);
    }
    law_refusal refusal;
    assert_int_equal(law_transaction_check(&refusal, game.goods, game.state, &draft.transaction,
                                           &game.game, NULL),
                     LAW_OK);
    assert_int_equal(refusal.reason, LAW_TRADE_OVER_CAPACITY);
    assert_true(refusal.has == 64 && refusal.needs == 2);
    for (uint32_t i = 4; i < 2 * LAW_ITEM_COUNT_MAX; i++)
        draft_discard(&draft, 1 - i % 2, things_given[i]);
    do_draft();
    assert_int_equal(law_state_row_count(game.state, ledger), 128);
    for (uint32_t player = RED; player <= BLUE; player++) {
        assert_int_equal(law_state_place_count(game.state, (law_place){RESERVE, player}), 2);
        assert_int_equal(law_state_place_count(game.state, (law_place){SCRAP, player}), 62);
    }
}

static void test_the_last_number_has_no_next(void **state)
{
    (void)state;
    law_error error = {0};
    law_refusal refusal;
    draft_count(&draft, 1, TRADE_GOOD, 1);
    trade_set(&game, BLUE, SHEET_TRADE_GOODS, 5);
    do_draft();
    small_set(game.state, (law_row){ledger.id, 1}, NUMBER, 0, as_integer(INT64_C(1) << 53));
    uint64_t hash = law_state_hash(game.state);
    assert_int_equal(law_transaction_carry_out(&refusal, game.goods, game.state, &draft.transaction,
                                               &game.game, &error),
                     LAW_TOO_MANY);
    assert_int_equal(error.status, LAW_TOO_MANY);
    assert_true(law_state_hash(game.state) == hash);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_game, end_game)
    const struct CMUnitTest tests[] = {
        TEST(test_a_table_says_what_was_added),
        TEST(test_how_much_is_held),
        TEST(test_a_form_that_is_wrong_is_refused),
        TEST(test_goods_are_not_in_each_others_way),
        TEST(test_there_are_so_many_goods),
        TEST(test_tables_that_are_wrong_are_refused),
        TEST(test_tables_made_by_hand_serve),
        TEST(test_a_declaration_needs_goods),
        TEST(test_the_ledger_has_a_row_for_each_item),
        TEST(test_what_is_hidden_is_seen_by_the_two),
        TEST(test_a_third_player_cannot_tell_two_notes_apart),
        TEST(test_a_long_name_is_cut_between_characters),
        TEST(test_a_full_ledger_forgets_the_oldest),
        TEST(test_the_largest_transaction_fits),
        TEST(test_the_last_number_has_no_next),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
