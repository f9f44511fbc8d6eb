/* A small fixed game for tests: three players, points, units, cards in decks and hands, pacts of
 * pairs of players, globals and a block. Its ids are the enumerations below. */
#ifndef LAW_TEST_SMALL_GAME_H
#define LAW_TEST_SMALL_GAME_H

#include <lawspeaker/state.h>

enum { RED = 1, BLUE, GREEN, SMALL_PLAYER_COUNT = GREEN };

/* Tables, most rows of each, and their columns. */
enum { POINT = 1, UNIT, CARD, PACT, GLOBALS, SMALL_TABLE_COUNT = GLOBALS };
enum { POINT_MOST = 8, UNIT_MOST = 6, CARD_MOST = 20, PACT_MOST = 6 };
enum { POINT_LETTER = 1 }; /* text of 4; static */
enum {
    UNIT_OWNER = 1, /* player */
    UNIT_AT,        /* point, optional */
    UNIT_POINTS,    /* 0 to 6, standard 2 */
    UNIT_UPRIGHT,   /* flag */
    UNIT_NAME,      /* text of 20 */
    UNIT_TAGS,      /* set of 10 */
    UNIT_ALLIES,    /* players */
    UNIT_KIND,      /* foot, horse, ship; optional */
    UNIT_MEMORY,    /* three of -5 to 5 */
    UNIT_TARGET,    /* unit or card, optional */
    UNIT_SECRET     /* 0 to 99, seen by owner and allies */
};
enum { CARD_SUIT = 1, CARD_VALUE };                     /* four suits; 1 to 13 */
enum { PACT_FIRST = 1, PACT_SECOND, PACT_LEVEL };       /* key: the first two */
enum { GLOBAL_ROUND = 1, GLOBAL_FIRST, GLOBAL_HIDDEN }; /* hidden: seen by nobody */

/* Zones of cards. */
enum {
    DECK = 1, /* one, seen by nobody */
    HAND,     /* each player, seen by its owner */
    SHOWN,    /* one, seen by all */
    HEAP,     /* one, seen by all, but nobody knows its order */
    SITE,     /* each point, seen by all */
    SMALL_ZONE_COUNT = SITE
};

typedef struct {
    law_schema *draft_schema, *schema; /* schema: sealed, with the points a, b, c */
    law_state *state;
} small_game;

void small_game_begin(small_game *game, const law_allocator *allocator);
void small_game_end(small_game *game);

/* All of these fail the running test when the core refuses. */
law_row small_unit(law_state *state, uint32_t owner, uint32_t point);
law_row small_card(law_state *state, uint32_t suit, uint32_t value, uint32_t zone, uint32_t each);
law_row small_pact(law_state *state, uint32_t first, uint32_t second);
void small_deck(law_state *state, uint32_t count); /* cards of suit 0 from the value 1 on */
void small_set(law_state *state, law_row row, uint32_t column, uint32_t index, law_value value);
void small_move(law_state *state, law_row row, uint32_t zone, uint32_t each, uint32_t position);

law_value as_flag(bool is_set);
law_value as_integer(int64_t number);
law_value as_choice(uint32_t index);
law_value as_set(uint64_t bits);
law_value as_player(uint32_t id);
law_value as_players(uint32_t bits);
law_value as_row(law_row row);
law_value as_text(const char *text);
law_value as_none(void);

int64_t number_of(const law_state *state, law_row row, uint32_t column, uint32_t index);

/* The schema alone, and a builder that has been told all of it. NULL and the error where an
 * allocation failed. */
law_status small_game_builder(law_schema_builder **out, const law_allocator *allocator,
                              law_error *error);
law_status small_game_schema(law_schema **out, const law_allocator *allocator, law_error *error);

#endif
