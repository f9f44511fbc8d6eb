/*
 * Transactions: goods that players hand to each other, in any game whose state is typed.
 *
 * A goods table says what there is to trade and how it is held in a state. A transaction is checked
 * whole and carried out at once, or it is refused, with the rule that it breaks, and nothing has
 * changed. How often a pair has traded, and a ledger of what changed hands, are kept in the state
 * itself, so that clones, saves, hashes and views know them. Rule numbers (T1) are those of
 * variants/transactions/rules.md. The contract of lawspeaker.h holds here too.
 */
#ifndef LAWSPEAKER_TRADE_H
#define LAWSPEAKER_TRADE_H

#include <lawspeaker/state.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LAW_GOOD_COUNT_MAX = 32,     /* kinds of goods in one table */
    LAW_ITEM_COUNT_MAX = 64,     /* items that a side gives, and things that it discards */
    LAW_LEDGER_COUNT_MAX = 4096, /* rows of the ledger; the oldest make room for new ones */
};

typedef struct {
    uint32_t id; /* within its table, from 1, in the order of addition */
} law_good;

/* ---- What goods there are (T2) ----------------------------------------------------------- */

typedef enum {
    LAW_GOOD_COUNTED, /* so many of it: an integer in a row of each player's */
    LAW_GOOD_THINGS,  /* rows, each of which is one thing */
    LAW_GOOD_OWN,     /* whatever the game makes of it, by its functions */
    LAW_GOOD_KIND_COUNT
} law_good_kind;

/* One kind of goods. Begin with { 0 }, the name, the kind, and LAW_NO_LIMIT for both limits. Texts
 * are copied. */
typedef struct {
    const char *name; /* an id */
    law_good_kind kind;
    bool is_untraded;   /* nobody may give it, as a relic (3): here to be refused by its rule */
    bool is_for_some;   /* the game says which players may trade it (56) */
    uint64_t most;      /* a side gives so many at most in one transaction, 1 or more */
    uint64_t capacity;  /* a player has so many at most after it (T5), of THINGS those in `zone`;
                         * asked where the player gives or receives any. COUNTED, THINGS */
    law_zone zone;      /* of players (LAW_EACH_PLAYER). COUNTED: the top row of each player's list
                         * has the column; THINGS: where those lie that can be given */
    law_column column;  /* COUNTED: INTEGER, one cell, not optional, within -2^53 to 2^53: what it
                         * cannot count nobody can give or receive (TOO_FEW, OVER_CAPACITY);
                         * THINGS: TEXT, what a thing is called in the ledger; 0: not at all */
    law_zone arrival;   /* THINGS: of players, where they lie (at the end) with who receives them;
                         * 0: `zone` */
    law_column only_to; /* THINGS: PLAYER, to whom alone it may go (47), none: to nobody; 0: to
                         * anybody */
    law_good becomes;   /* COUNTED: what it turns into with who receives it (29), a COUNTED one that
                         * was added before; 0: it stays what it is */
    law_zone discard;   /* THINGS: where those over the capacity go (on top), of one list or of
                         * players; 0: nobody may discard, so that who has too many cannot trade */
    bool is_hidden;     /* what it is called is seen in the ledger by the two alone (38), and the
                         * sentence of a refusal does not say how many somebody has */
    const char *rule;   /* an id, the number that a refusal on its account bears (NOT_TRADED,
                         * TOO_MANY, NOT_A_TRADER, WRONG_RECEIVER, OVER_CAPACITY); NULL: T2 or T5 */
} law_good_form;

typedef struct law_goods_builder law_goods_builder;
typedef struct law_goods law_goods; /* as a finished map: never changes, may be shared */

/* The tables in which a state keeps what was traded: "traded", how often each pair has, and
 * "ledger". To be added to a schema before it is finished; `names`: of all goods, in their order.
 *   traded: first PLAYER, second PLAYER (the key; the one that comes first in the order of players
 *           is first), times INTEGER from 0
 *   ledger: number INTEGER from 1 (of the transaction; one row an item), from PLAYER, to PLAYER,
 *           good CHOICE of the names, count INTEGER from 1, called TEXT of LAW_NAME_SIZE_MAX (of a
 *           thing that is not hidden), secret TEXT of the same size (of one that is), which is seen
 *           by from and to
 * Tables of the same names and columns that a caller has made itself serve as well: not static, in
 * no zone, nothing refers to their rows, and they may hold a row for each pair, and
 * 2 * LAW_ITEM_COUNT_MAX; who sees their rows is theirs to say. More columns may be there that need
 * not be given. */
LAW_API bool law_trade_declare(law_schema_builder *builder, const char *const *names, size_t count);

/* Additions as with maps. The schema is borrowed, also by the finished table; the goods are those
 * of its states, and of states of the schema that it was sealed from, or is. */
LAW_API law_status law_goods_begin(law_goods_builder **out, const law_schema *schema,
                                   const law_allocator *allocator, law_error *error);
LAW_API law_good law_goods_add(law_goods_builder *builder, const law_good_form *form);
LAW_API const law_error *law_goods_builder_error(const law_goods_builder *builder);
/* Fails with LAW_BAD_ARGUMENT when the schema lacks the two tables, or they are not as above, and
 * when two kinds are in each other's way: a column or a zone of things is of one good alone,
 * nothing is discarded into the zone of a good, and no things lie among the rows that count. */
LAW_API law_status law_goods_finish(law_goods **out, const law_goods_builder *builder,
                                    law_error *error);
LAW_API void law_goods_builder_destroy(law_goods_builder *builder);
LAW_API void law_goods_destroy(law_goods *goods);
LAW_API uint32_t law_goods_count(const law_goods *goods);
LAW_API law_good law_goods_named(const law_goods *goods, const char *name); /* 0: none */
LAW_API const law_good_form *law_goods_form(const law_goods *goods, law_good good);

/* ---- A transaction (T1) ------------------------------------------------------------------ */

/* COUNTED: so many; THINGS: `thing`, and a count of 1; OWN: `count`, `thing` and `own` are the
 * game's business, but the count is 1 or more. */
typedef struct {
    law_good good;
    uint64_t count;
    law_row thing;
    const char *own; /* UTF-8, up to LAW_NAME_SIZE_MAX bytes; NULL: none. OWN: what the ledger calls
                      * it. The same thing and text twice is TWICE */
} law_item;

typedef struct {
    law_player player;
    const law_item *gives;
    size_t give_count;
    const law_row *discards; /* things of its own, or that it receives, which it gives up (T5) */
    size_t discard_count;
} law_side;

typedef struct {
    law_side sides[2];
} law_transaction;

/* code, name, the rule it rests on unless the good or the game names one, sentence */
#define LAW_TRADE_REASONS(X)                                                                       \
    X(NONE, "none", "", "")                                                                        \
    X(ONE_PLAYER, "one_player", "T1", "a transaction is between two players")                      \
    X(NOTHING_GIVEN, "nothing_given", "T4", "neither gives anything")                              \
    X(NOT_TRADED, "not_traded", "T2", "that is never traded")                                      \
    X(BAD_COUNT, "bad_count", "T2", "so many cannot be given")                                     \
    X(TWICE, "twice", "T2", "the same is given twice")                                             \
    X(TOO_MANY, "too_many", "T2", "one side may not give so many of it")                           \
    X(NOT_A_TRADER, "not_a_trader", "T2", "neither of the two may trade it")                       \
    X(WRONG_RECEIVER, "wrong_receiver", "T2", "it may go to somebody else alone")                  \
    X(NOT_HELD, "not_held", "T1", "the player does not have it")                                   \
    X(TOO_FEW, "too_few", "T1", "the player does not have so many")                                \
    X(NOT_ALLOWED, "not_allowed", "T3", "the two may not trade now")                               \
    X(ALLOWANCE_USED, "allowance_used", "T3", "the two have traded as often as they may")          \
    X(OVER_CAPACITY, "over_capacity", "T5",                                                        \
      "the player would have too many, and names too few to discard")                              \
    X(BAD_DISCARD, "bad_discard", "T5", "that need not, or cannot, be discarded")                  \
    X(GAME, "game", "", "the game refuses it")
typedef enum {
#define LAW_TRADE_REASON_ENUM(code, name, rule, sentence) LAW_TRADE_##code,
    LAW_TRADE_REASONS(LAW_TRADE_REASON_ENUM)
#undef LAW_TRADE_REASON_ENUM
        LAW_TRADE_REASON_COUNT
} law_trade_reason;
LAW_API const char *law_trade_reason_name(law_trade_reason reason); /* unknown: NULL */
LAW_API const char *law_trade_reason_sentence(law_trade_reason reason);

/* Why a transaction is refused: the first that applies, in the order of the reasons, and of several
 * items or sides the first; of OVER_CAPACITY and GAME the first good of the table. So the reason is
 * the same whichever side is first. What does not apply is 0. */
typedef struct {
    law_trade_reason reason;
    char rule[LAW_NAME_SIZE_MAX + 1]; /* its number */
    law_player player;                /* whose side */
    law_good good;
    law_row thing;
    uint64_t has, needs; /* TOO_FEW: has and needs; TOO_MANY: needs (gives) and has (may);
                          * OVER_CAPACITY: has (would have, if nothing were discarded) and needs
                          * (may have) */
    char message[LAW_MESSAGE_SIZE]; /* of the game: its sentence; else that of the reason, with the
                                     * names of player and good */
} law_refusal;

/* What the game is asked; each gets `user`. A status other than LAW_OK ends the call with it. They
 * read the state and must not change it, `give` excepted. NULL where the game has none. Of a
 * refusal they fill rule and message. */
typedef struct {
    void *user;
    /* May these two trade now (T3), and how often until law_trade_renew? Starts as "yes, once".
     * When not, `why` (message, rule) says so. The same answer whichever comes first. */
    law_status (*allows)(bool *allowed, uint64_t *times, law_refusal *why, void *user,
                         const law_state *state, law_player first, law_player second);
    /* Whether a player may trade this good; asked of goods that are `is_for_some`: one of the two
     * must (56). NULL: everybody may. */
    law_status (*trades)(bool *answer, void *user, const law_state *state, law_good good,
                         law_player player);
    /* Of OWN goods: whether all that a side gives of one of them can be handed over, and the
     * handing over, which must then succeed. `items` are those of that good, all of the side. */
    law_status (*can_give)(bool *answer, law_refusal *why, void *user, const law_state *state,
                           law_player from, law_player to, const law_item *items, size_t count);
    law_status (*give)(void *user, law_state *state, law_player from, law_player to,
                       const law_item *items, size_t count);
} law_trade_game;

/* Whether a transaction could be carried out now (T1 to T5): LAW_OK, and `refusal->reason` is
 * LAW_TRADE_NONE when it could. `game` may be NULL: everybody may trade, once. An id that does not
 * exist is LAW_BAD_ARGUMENT, a list that is too long LAW_TOO_MANY. In a view, what is not seen is
 * not there. */
LAW_API law_status law_transaction_check(law_refusal *refusal, const law_goods *goods,
                                         const law_state *state, const law_transaction *transaction,
                                         const law_trade_game *game, law_error *error);
/* The same without T3 and without T5 of one side alone: whether `side` has and may give what it
 * gives to `to`; nothing at all is right (T4). For proposals and for the terms of a deal (T6). */
LAW_API law_status law_transaction_check_side(law_refusal *refusal, const law_goods *goods,
                                              const law_state *state, const law_side *side,
                                              law_player to, const law_trade_game *game,
                                              law_error *error);
/* Checks, and where nothing is wrong hands everything over, discards what is over (T5), counts it
 * for the pair (T3) and writes the ledger; a watcher sees each change. A refused transaction, and
 * one that fails for want of memory or rows, changes nothing. `give` of OWN goods is called last,
 * when all else is done; if it fails the state is put back, and the watcher is told of that, too
 * (where there is no memory to tell it, law_state_watch_status says so). A view is
 * LAW_WRONG_PHASE. Of a full ledger the oldest transactions go, each with all its rows. */
LAW_API law_status law_transaction_carry_out(law_refusal *refusal, const law_goods *goods,
                                             law_state *state, const law_transaction *transaction,
                                             const law_trade_game *game, law_error *error);

/* How much of a good a player has: COUNTED the number, THINGS those in the zone, OWN 0. */
LAW_API uint64_t law_goods_held(const law_goods *goods, const law_state *state, law_good good,
                                law_player player);
/* How often a pair has traded since the allowance was last renewed (T3). */
LAW_API uint64_t law_trade_times(const law_state *state, law_player a, law_player b);
/* The allowance of all pairs begins anew (0 and 0), or that of one pair (both players given); rows
 * of pairs stay, with 0 times. */
LAW_API law_status law_trade_renew(law_state *state, law_player a, law_player b, law_error *error);

#ifdef __cplusplus
}
#endif

#endif
