/* A small game for tests of transactions: four players with sheets that count, things that lie with
 * them, and books, which are goods of the game's own. And a naive model of it: plain numbers, which
 * says what the rules (T1 to T5) make of a transaction without asking the core. */
#ifndef LAW_TEST_TRADE_GAME_H
#define LAW_TEST_TRADE_GAME_H

#include <lawspeaker/trade.h>

#include "random_source.h"
#include "small_game.h"

enum { WHITE = 4, TRADE_PLAYER_COUNT = WHITE };

/* Tables and their columns; "traded" and "ledger" follow. */
enum { SHEET = 1, THING, BOOK };
enum { SHEET_COMMODITIES = 1, SHEET_TRADE_GOODS }; /* 0 to 6; 1 to 12 */
enum { THING_NAME = 1, THING_HOME };               /* text of 80; player, optional */
enum { BOOK_HOLDER = 1 };

/* Zones: of players, unless it says otherwise. */
enum {
    SHEETS = 1,
    NOTES, /* seen by their owner, as cards are */
    CARDS,
    DISCARD, /* one list */
    CAPTURED,
    RESERVE,
    SCRAP,
    RELICS,
    TRADE_ZONE_COUNT = RELICS
};

/* Goods, in their order. */
enum {
    TRADE_GOOD = 1, /* rule 6 */
    COMMODITY,      /* becomes a trade good, 4 at most, rule 29 */
    A_NOTE,         /* 1 at most, hidden, rule 38 */
    A_CARD,         /* hidden, for some, 3 in hand, discards, rule 56 */
    A_CAPTIVE,      /* to its home alone, arrives in its reserve, rule 47 */
    A_RESERVE,      /* 2 at most lie there, the others go to its owner's scrap */
    A_RELIC,        /* never traded, rule 3 */
    A_BOOK,         /* of the game's own; 2 of a side at most */
    TRADE_GOOD_COUNT = A_BOOK
};

/* How the game answers. */
typedef struct {
    bool may[TRADE_PLAYER_COUNT + 1][TRADE_PLAYER_COUNT + 1];
    uint64_t times;
    uint32_t traders;   /* bit N: player N may trade cards */
    uint32_t give_left; /* after so many times handing over books fails */
    law_status answer;  /* of every question but `give` */
} trade_answers;

typedef struct {
    law_schema *schema;
    law_goods *goods;
    law_state *state;
    trade_answers answers;
    law_trade_game game;
} trade_game;

/* Everybody has a sheet with 0 commodities and 1 trade good, and no things. */
void trade_game_begin(trade_game *game, const law_allocator *allocator);
void trade_game_end(trade_game *game);
law_status trade_game_schema(law_schema **out, const law_allocator *allocator, law_error *error);
law_status trade_game_goods(law_goods **out, const law_schema *schema,
                            const law_allocator *allocator, law_error *error);
void trade_set(trade_game *game, uint32_t player, uint32_t column, int64_t number);
int64_t trade_count(const law_state *state, uint32_t player, uint32_t column);
law_row trade_thing(trade_game *game, uint32_t zone, uint32_t player, const char *name,
                    uint32_t home);
law_row trade_book(trade_game *game, uint32_t player);
uint32_t trade_holder(const law_state *state, law_row book);

/* A transaction that is being put together. */
typedef struct {
    law_item gives[2][LAW_ITEM_COUNT_MAX + 1];
    law_row discards[2][LAW_ITEM_COUNT_MAX + 1];
    law_transaction transaction;
} trade_draft;
void draft_begin(trade_draft *draft, uint32_t first, uint32_t second);
void draft_count(trade_draft *draft, uint32_t side, uint32_t good, uint64_t count);
void draft_thing(trade_draft *draft, uint32_t side, uint32_t good, law_row thing);
void draft_discard(trade_draft *draft, uint32_t side, law_row thing);

/* ---- The model ---- */

enum { MODEL_THING_MAX = 64, MODEL_BOOK_MAX = 8 };
typedef struct {
    uint32_t zone, each, home;
} model_thing;
typedef struct {
    int64_t commodities[TRADE_PLAYER_COUNT + 1], trade_goods[TRADE_PLAYER_COUNT + 1];
    model_thing things[MODEL_THING_MAX + 1]; /* by row */
    uint32_t thing_count;
    uint32_t holders[MODEL_BOOK_MAX + 1];
    uint32_t book_count;
    uint64_t times[TRADE_PLAYER_COUNT + 1][TRADE_PLAYER_COUNT + 1];
} trade_model;

/* What a model says of a transaction: the first reason in their order; if there is none the model
 * is then as after it. */
law_trade_reason trade_model_step(trade_model *model, const trade_answers *answers,
                                  const law_transaction *transaction);
/* NULL, or what a state holds otherwise than a model. */
const char *trade_model_difference(const trade_model *model, const law_state *state);

#endif
