/* Facts of Diplomacy in words. */
#include <assert.h>
#include <string.h>

#include "dip_turn.h"

static const struct {
    const char *name, *rule, *sentence;
} kinds[] = {
#define LAW_DIP_FACT_ENTRY(code, name, rule, sentence) {name, rule, sentence},
    LAW_DIP_FACTS(LAW_DIP_FACT_ENTRY)
#undef LAW_DIP_FACT_ENTRY
};

/* Rules for paradoxes, and which supports a convoyed army does not cut by them. */
static const struct {
    const char *name, *spared;
} paradox_rules[] = {
    [LAW_DIP_SZYKMAN] = {"szykman", ""},
    [LAW_DIP_RULE_1971] = {"rule_1971", "that is for an attack on its own convoy"},
    [LAW_DIP_RULE_1982] = {"rule_1982", "that is about a sea in which a fleet convoys"},
    [LAW_DIP_RULE_2000] = {"rule_2000", "that is for an attack on the only route of its convoy"},
    [LAW_DIP_ALL_HOLD] = {"all_hold", ""},
};
static_assert(sizeof paradox_rules / sizeof *paradox_rules == LAW_DIP_PARADOX_COUNT,
              "every rule for paradoxes has its words");

const char *law_dip_fact_name(law_dip_fact_kind kind)
{
    return (unsigned)kind < LAW_DIP_FACT_COUNT ? kinds[kind].name : NULL;
}

const char *law_dip_fact_rule(law_dip_fact_kind kind)
{
    return (unsigned)kind < LAW_DIP_FACT_COUNT ? kinds[kind].rule : NULL;
}

const char *law_dip_fact_sentence(law_dip_fact_kind kind)
{
    return (unsigned)kind < LAW_DIP_FACT_COUNT ? kinds[kind].sentence : NULL;
}

/* ---- Sentences ---- */

typedef struct {
    char *text;
    size_t size, length; /* the length that it would have with room enough */
    const law_dip_fact *fact;
    const law_dip_map *map;
    const law_dip_rules *rules;
    const law_dip_unit *units;
    size_t count;
} writing;

static void write(writing *to, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++, to->length++) {
        if (to->length + 1 < to->size)
            to->text[to->length] = text[i];
    }
}

static void write_text(writing *to, const char *text)
{
    write(to, text, strlen(text));
}

static void write_number(writing *to, unsigned number)
{
    if (number >= 10)
        write_number(to, number / 10);
    char digit = (char)('0' + number % 10);
    write(to, &digit, 1);
}

static void write_place(writing *to, law_dip_place place)
{
    const char *name = law_dip_map_place_name(to->map, place);
    write_text(to, name != NULL ? name : "?");
}

static void write_unit(writing *to, unsigned unit)
{
    if (unit >= to->count) {
        write_text(to, "?");
        return;
    }
    write_text(to, to->units[unit].type == LAW_DIP_FLEET ? "F " : "A ");
    write_place(to, to->units[unit].at);
}

static void write_route(writing *to)
{
    for (unsigned i = 0; i < to->fact->route_length && i < LAW_DIP_ROUTE_MAX; i++) {
        if (i > 0)
            write_text(to, ", ");
        write_unit(to, to->fact->route[i]);
    }
}

/* What the rule for paradoxes says: which support is not cut, or what becomes of one. */
static void write_rule(writing *to)
{
    unsigned paradox = (unsigned)to->rules->paradox;
    bool is_spared = to->fact->kind == LAW_DIP_CUT_SPARED_FACT;
    bool do_all_hold = law__dip_do_all_hold(to->rules);
    if (paradox >= LAW_DIP_PARADOX_COUNT)
        return;
    if (is_spared)
        write_text(to, paradox_rules[paradox].spared);
    else if (do_all_hold)
        write_text(to, "all moves that are in it fail");
    else
        write_text(to, "the convoys that are in it fail, and their armies have no effect");
    write_text(to, " (paradox: ");
    write_text(to, paradox_rules[paradox].name);
    if (!is_spared && paradox != LAW_DIP_SZYKMAN && paradox != LAW_DIP_ALL_HOLD) {
        write_text(to, ", which leaves it open; paradox_backup: ");
        write_text(to, do_all_hold ? "all_hold" : "szykman");
    }
    write_text(to, ")");
}

/* What stands for a word in braces. */
static void write_field(writing *to, const char *field, size_t length)
{
    const law_dip_fact *fact = to->fact;
    if (strncmp(field, "unit", length) == 0)
        write_unit(to, fact->unit);
    else if (strncmp(field, "other", length) == 0)
        write_unit(to, fact->other);
    else if (strncmp(field, "third", length) == 0)
        write_unit(to, fact->third);
    else if (strncmp(field, "strength", length) == 0)
        write_number(to, fact->strength);
    else if (strncmp(field, "place", length) == 0)
        write_place(to, fact->place);
    else if (strncmp(field, "route", length) == 0)
        write_route(to);
    else if (strncmp(field, "reason", length) == 0 && law_dip_reason_sentence(fact->reason) != NULL)
        write_text(to, law_dip_reason_sentence(fact->reason));
    else if (strncmp(field, "rule", length) == 0)
        write_rule(to);
}

size_t law_dip_fact_text(char *text, size_t size, const law_dip_fact *fact, const law_dip_map *map,
                         const law_dip_rules *rules, const law_dip_unit *units, size_t count)
{
    writing to = {text, size, 0, fact, map, rules, units, count};
    const char *at = law_dip_fact_sentence(fact->kind);
    while (at != NULL && *at != '\0') {
        const char *brace = strchr(at, '{');
        write(&to, at, brace != NULL ? (size_t)(brace - at) : strlen(at));
        if (brace == NULL)
            break;
        const char *end = strchr(brace, '}');
        write_field(&to, brace + 1, (size_t)(end - brace - 1));
        at = end + 1;
    }
    if (size > 0)
        text[to.length < size ? to.length : size - 1] = '\0';
    return to.length;
}
