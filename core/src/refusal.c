/* Why a transaction is refused: the reasons' names, rules and sentences. */
#include "transaction.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct {
    const char *name, *rule, *sentence;
} known_reason;

static const known_reason reasons[] = {
#define LAW_TRADE_REASON_ROW(code, name, rule, sentence) {name, rule, sentence},
    LAW_TRADE_REASONS(LAW_TRADE_REASON_ROW)
#undef LAW_TRADE_REASON_ROW
};

const char *law_trade_reason_name(law_trade_reason reason)
{
    return (unsigned)reason < LAW_TRADE_REASON_COUNT ? reasons[reason].name : NULL;
}

const char *law_trade_reason_sentence(law_trade_reason reason)
{
    return (unsigned)reason < LAW_TRADE_REASON_COUNT ? reasons[reason].sentence : NULL;
}

static const char *player_name(const law__exchange *exchange, uint32_t side)
{
    const char *name =
        law_schema_player_name(exchange->goods->schema, exchange->sides[side].player);
    return name != NULL ? name : "nobody";
}

/* Those that rest on what the goods table says of the good. */
static bool is_on_account_of_good(law_trade_reason reason)
{
    return reason == LAW_TRADE_NOT_TRADED || reason == LAW_TRADE_TOO_MANY ||
           reason == LAW_TRADE_NOT_A_TRADER || reason == LAW_TRADE_WRONG_RECEIVER ||
           reason == LAW_TRADE_OVER_CAPACITY;
}

static void copy_text(char *to, size_t size, const char *text)
{
    size_t length = 0;
    for (; length < size - 1 && text[length] != '\0'; length++)
        to[length] = text[length];
    to[length] = '\0';
}

static void say_pair(const law__exchange *exchange, char *message)
{
    const char *one = player_name(exchange, 0), *two = player_name(exchange, 1);
    if (exchange->refusal->reason == LAW_TRADE_NOT_ALLOWED)
        snprintf(message, LAW_MESSAGE_SIZE, "%s and %s may not trade now", one, two);
    else
        snprintf(message, LAW_MESSAGE_SIZE, "%s and %s have traded as often as they may", one, two);
}

/* Those that compare two numbers. Of what is hidden it is not said how many somebody has. */
static bool say_numbers(const law__exchange *exchange, uint32_t side, const law_good_form *form,
                        char *message)
{
    const char *who = player_name(exchange, side), *good = form->name;
    uint64_t has = exchange->refusal->has, needs = exchange->refusal->needs;
    const size_t size = LAW_MESSAGE_SIZE;
    if (exchange->refusal->reason == LAW_TRADE_TOO_MANY)
        snprintf(message, size, "%s gives %" PRIu64 " %s; one side may give %" PRIu64, who, needs,
                 good, has);
    else if (exchange->refusal->reason == LAW_TRADE_TOO_FEW && form->is_hidden)
        snprintf(message, size, "%s does not have %" PRIu64 " %s", who, needs, good);
    else if (exchange->refusal->reason == LAW_TRADE_TOO_FEW)
        snprintf(message, size, "%s has %" PRIu64 " %s, not %" PRIu64, who, has, good, needs);
    else if (exchange->refusal->reason == LAW_TRADE_OVER_CAPACITY && form->is_hidden)
        snprintf(message, size, "%s would have too many %s, and names too few to discard", who,
                 good);
    else if (exchange->refusal->reason == LAW_TRADE_OVER_CAPACITY)
        snprintf(message, size,
                 "%s would have %" PRIu64 " %s, may have %" PRIu64 ", and names too few to discard",
                 who, has, good, needs);
    else
        return false;
    return true;
}

static void say_good(const law__exchange *exchange, uint32_t side, const char *good, char *message)
{
    const char *who = player_name(exchange, side), *other = player_name(exchange, 1 - side);
    const size_t size = LAW_MESSAGE_SIZE;
    switch (exchange->refusal->reason) {
    case LAW_TRADE_NOT_TRADED:
        snprintf(message, size, "%s: that is never traded", good);
        break;
    case LAW_TRADE_BAD_COUNT:
        snprintf(message, size, "%s cannot give so many of %s", who, good);
        break;
    case LAW_TRADE_TWICE:
        snprintf(message, size, "%s gives the same of %s twice", who, good);
        break;
    case LAW_TRADE_NOT_A_TRADER:
        snprintf(message, size, "neither %s nor %s may trade %s", who, other, good);
        break;
    case LAW_TRADE_WRONG_RECEIVER:
        snprintf(message, size, "that %s may not go to %s", good, other);
        break;
    case LAW_TRADE_NOT_HELD:
        snprintf(message, size, "%s does not have that %s", who, good);
        break;
    case LAW_TRADE_BAD_DISCARD:
        snprintf(message, size, "%s names %s to discard that need not, or cannot, be discarded",
                 who, good);
        break;
    default:
        snprintf(message, size, "%s: the game refuses what %s gives", good, who);
    }
}

static void say(const law__exchange *exchange, uint32_t side, law_good good, char *message)
{
    const law_good_form *form = law__good_form(exchange->goods, good);
    law_trade_reason reason = exchange->refusal->reason;
    if (reason == LAW_TRADE_ONE_PLAYER)
        snprintf(message, LAW_MESSAGE_SIZE, "%s cannot trade with itself",
                 player_name(exchange, 0));
    else if (reason == LAW_TRADE_NOTHING_GIVEN)
        snprintf(message, LAW_MESSAGE_SIZE, "neither %s nor %s gives anything",
                 player_name(exchange, 0), player_name(exchange, 1));
    else if (reason == LAW_TRADE_NOT_ALLOWED || reason == LAW_TRADE_ALLOWANCE_USED)
        say_pair(exchange, message);
    else if (form == NULL || !say_numbers(exchange, side, form, message))
        say_good(exchange, side, form != NULL ? form->name : "something", message);
}

/* `side` is left out where the reason is about both. */
static bool refuse(law__exchange *exchange, law_refusal refusal, uint32_t side)
{
    const law_good_form *form = law__good_form(exchange->goods, refusal.good);
    bool is_of_side = form != NULL || refusal.reason == LAW_TRADE_ONE_PLAYER ||
                      refusal.reason == LAW_TRADE_BAD_DISCARD;
    const char *rule = reasons[refusal.reason].rule;
    if (is_on_account_of_good(refusal.reason) && form != NULL && form->rule != NULL)
        rule = form->rule;
    copy_text(refusal.rule, sizeof refusal.rule, rule);
    if (is_of_side)
        refusal.player = exchange->sides[side].player;
    *exchange->refusal = refusal;
    say(exchange, side, refusal.good, exchange->refusal->message);
    return false;
}

bool law__refuse(law__exchange *exchange, law_trade_reason reason, uint32_t side, law_good good)
{
    return refuse(exchange, (law_refusal){.reason = reason, .good = good}, side);
}

bool law__refuse_thing(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                       law_good good, law_row thing)
{
    return refuse(exchange, (law_refusal){.reason = reason, .good = good, .thing = thing}, side);
}

bool law__refuse_count(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                       law_good good, uint64_t has, uint64_t needs)
{
    return refuse(exchange,
                  (law_refusal){.reason = reason, .good = good, .has = has, .needs = needs}, side);
}

bool law__refuse_by_game(law__exchange *exchange, law_trade_reason reason, uint32_t side,
                         law_good good, const law_refusal *why)
{
    law__refuse(exchange, reason, side, good);
    if (why->rule[0] != '\0')
        copy_text(exchange->refusal->rule, sizeof exchange->refusal->rule, why->rule);
    if (why->message[0] != '\0')
        copy_text(exchange->refusal->message, sizeof exchange->refusal->message, why->message);
    return false;
}
