/* A state of some 5 KB for measuring: a sealed map, units on it with hidden plans, and cards in a
 * deck and in hidden hands. It knows nothing of clocks. */
#include "cards.h"

#include <stdio.h>
#include <stdlib.h>

static void check(law_status status)
{
    if (status == LAW_OK)
        return;
    fprintf(stderr, "bench: cards: %s\n", law_status_name(status));
    exit(EXIT_FAILURE);
}

static law_column add_integer(law_schema_builder *builder, law_table table, const char *name,
                              int64_t most)
{
    return law_schema_add_column(builder, table, name,
                                 &(law_column_form){.kind = LAW_VALUE_INTEGER, .most = most});
}

static void declare_units(cards *made, law_schema_builder *builder)
{
    made->tile = law_schema_add_table(builder, "tile", CARDS_TILES, true);
    add_integer(builder, made->tile, "terrain", 5);
    made->unit = law_schema_add_table(builder, "unit", 1000, false);
    made->owner = law_schema_add_column(builder, made->unit, "owner",
                                        &(law_column_form){.kind = LAW_VALUE_PLAYER});
    made->at = law_schema_add_column(
        builder, made->unit, "at",
        &(law_column_form){
            .kind = LAW_VALUE_ROW, .tables = &made->tile, .table_count = 1, .optional = true});
    made->points = add_integer(builder, made->unit, "points", 1000);
    made->plan = add_integer(builder, made->unit, "plan", 9);
    law_schema_set_column_seen(
        builder, made->unit, made->plan,
        &(law_seen_by){.kind = LAW_SEEN_BY_COLUMNS, .columns = &made->owner, .column_count = 1});
}

static void declare_cards(cards *made, law_schema_builder *builder)
{
    static const char *const suits[] = {"clubs", "diamonds", "hearts", "spades"};
    made->card = law_schema_add_table(builder, "card", CARDS_CARDS, false);
    made->suit = law_schema_add_column(
        builder, made->card, "suit",
        &(law_column_form){.kind = LAW_VALUE_CHOICE, .choices = suits, .choice_count = 4});
    made->rank = add_integer(builder, made->card, "rank", 12);
    made->deck = law_schema_add_zone(builder, "deck", made->card, LAW_EACH_ONE, false);
    made->hand = law_schema_add_zone(builder, "hand", made->card, LAW_EACH_PLAYER, false);
    law_schema_set_zone_seen(builder, made->deck, &(law_seen_by){.kind = LAW_SEEN_BY_NOBODY});
    law_schema_set_zone_seen(builder, made->hand, &(law_seen_by){.kind = LAW_SEEN_BY_OWNER});
}

static void declare(cards *made)
{
    static const char *const players[CARDS_PLAYERS] = {"north", "east", "south", "west"};
    law_schema_builder *builder;
    check(law_schema_begin(&builder, NULL, NULL));
    for (int i = 0; i < CARDS_PLAYERS; i++)
        law_schema_add_player(builder, players[i]);
    declare_units(made, builder);
    declare_cards(made, builder);
    check(law_schema_finish(&made->draft_schema, builder, NULL));
    law_schema_builder_destroy(builder);
}

static void fill_map(cards *made)
{
    law_state *draft;
    law_row row;
    check(law_state_create(&draft, made->draft_schema, NULL, NULL));
    for (int i = 0; i < CARDS_TILES; i++)
        check(law_state_add_row(&row, draft, made->tile, NULL, 0, (law_place){0, 0}, NULL));
    check(law_state_seal(&made->state, &made->schema, draft, NULL));
    law_state_destroy(draft);
}

static void add_units(cards *made)
{
    law_row row;
    for (uint32_t i = 0; i < CARDS_UNITS; i++) {
        const law_cell cells[] = {
            {made->owner, 0, {.kind = LAW_VALUE_PLAYER, .number = i % CARDS_PLAYERS + 1}},
            {made->at, 0, {.kind = LAW_VALUE_ROW, .row = {made->tile.id, i % CARDS_TILES + 1}}},
            {made->plan, 0, {.kind = LAW_VALUE_INTEGER, .number = i % 10}},
        };
        check(law_state_add_row(&row, made->state, made->unit, cells, 3, (law_place){0, 0}, NULL));
    }
}

static void deal(cards *made)
{
    const law_place deck = {made->deck.id, 0};
    law_row row;
    for (int i = 0; i < CARDS_CARDS; i++) {
        const law_cell cells[] = {
            {made->suit, 0, {.kind = LAW_VALUE_CHOICE, .number = i % 4}},
            {made->rank, 0, {.kind = LAW_VALUE_INTEGER, .number = i / 4}},
        };
        check(law_state_add_row(&row, made->state, made->card, cells, 2, deck, NULL));
    }
    check(law_state_shuffle(made->state, deck, "deal", NULL));
    for (uint32_t i = 0; i < CARDS_HAND * CARDS_PLAYERS; i++)
        check(law_state_move(made->state, law_state_row_at(made->state, deck, 0),
                             (law_place){made->hand.id, i % CARDS_PLAYERS + 1}, UINT32_MAX, NULL));
}

void cards_make(cards *made)
{
    declare(made);
    fill_map(made);
    law_state_seed(made->state, 1);
    add_units(made);
    deal(made);
}

void cards_remove(cards *removed)
{
    law_state_destroy(removed->state);
    law_schema_destroy(removed->schema);
    law_schema_destroy(removed->draft_schema);
}
