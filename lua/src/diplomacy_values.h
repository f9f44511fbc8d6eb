/* What the bind_ files of Diplomacy share: the handle of a map, and units, orders, rules and
 * verdicts as tables.
 *
 * Readers take what is plainly right, raw, and say false of anything else without a reason: the Lua
 * files then look at it closely, put it right or name the mistake. */
#ifndef LAW_DIPLOMACY_VALUES_H
#define LAW_DIPLOMACY_VALUES_H

#include "diplomacy_names.h"
#include "module.h"

#include <lawspeaker/diplomacy.h>

#define DIPLOMACY_MAP_TYPE    "lawspeaker.diplomacy_map"
#define DIPLOMACY_ORDERS_TYPE "lawspeaker.diplomacy_orders"

void bind_diplomacy(lua_State *L);        /* bind_diplomacy.c: boards */
void bind_diplomacy_judge(lua_State *L);  /* bind_diplomacy_judge.c: phases */
void bind_diplomacy_facts(lua_State *L);  /* bind_diplomacy_facts.c: what verdicts rest on */
void bind_diplomacy_orders(lua_State *L); /* bind_diplomacy_orders.c: what could be ordered */

/* The arguments of functions that are given a form. */
enum { MAP = 1, FORM = 2 };

/* Names: of places, by id. Index: by any id of a place, its number. The same of powers. */
enum {
    DIP_MAP_DETAILS = 1,
    DIP_MAP_NAMES,
    DIP_MAP_INDEX,
    DIP_MAP_POWERS,
    DIP_MAP_POWER_INDEX,
    DIP_MAP_USER_VALUES = 5
};

typedef struct {
    law_dip_map *map; /* NULL: closed */
    dip_names *names; /* of its places */
} dip_map_handle;

/* Words of tables, by number; behind them those of orders' kinds, results, reasons and rules. */
enum {
    DIP_WORD_KIND = 1,
    DIP_WORD_UNIT,
    DIP_WORD_AT,
    DIP_WORD_OF,
    DIP_WORD_OF_UNIT,
    DIP_WORD_TO,
    DIP_WORD_VIA,
    DIP_WORD_RESULT,
    DIP_WORD_REASON,
    DIP_WORD_RULE,
    DIP_WORD_SENTENCE,
    DIP_WORD_BY,
    DIP_WORD_ATTACKER,
    DIP_WORD_PARADOX,
    DIP_WORD_DISLODGED,
    DIP_WORD_BY_CONVOY,
    DIP_WORD_STRENGTH,
    DIP_WORD_AGAINST,
    DIP_WORD_ARMY,
    DIP_WORD_FLEET,
    DIP_WORD_FROM,
    DIP_WORD_NUMBER,
    DIP_WORD_COUNT,
    DIP_FIRST_KIND = DIP_WORD_COUNT,
    DIP_FIRST_RESULT = DIP_FIRST_KIND + LAW_DIP_ORDER_COUNT,
    DIP_FIRST_REASON = DIP_FIRST_RESULT + LAW_DIP_RESULT_COUNT,
    DIP_FIRST_REASON_RULE = DIP_FIRST_REASON + LAW_DIP_REASON_COUNT,
    DIP_FIRST_SENTENCE = DIP_FIRST_REASON_RULE + LAW_DIP_REASON_COUNT
};

/* A map and the lists that belong to it, by their places on the stack. */
typedef struct {
    lua_State *L;
    const law_dip_map *map;
    int words, names, index, powers, power_index;
} dip_values;

typedef struct {
    size_t count;
    law_dip_unit list[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_dislodged dislodged[LAW_DIP_PROVINCE_COUNT_MAX]; /* the same, where they are that */
} dip_units;

void dip_values_define(lua_State *L);                /* makes the words, once a state */
const law_dip_map *dip_map(lua_State *L, int index); /* raises when it is closed */
/* Pushes five values, for as long as the function runs; the map's handle is at `index`. */
dip_values dip_values_open(lua_State *L, int index);
void dip_push_word(const dip_values *values, int word);
void dip_push_place(const dip_values *values, law_dip_place place);
/* Sets a word's field of the table on top. */
void dip_set_place(const dip_values *values, int word, law_dip_place place); /* id 0: unset */

int dip_refuse(lua_State *L); /* returns false: not plainly right */
/* `names`: the words that may be keys of the table at `form`, up to NULL. */
bool dip_has_only(lua_State *L, int form, const char *const *names);
/* The fields of a form of that name; each false where it is not plainly right. */
bool dip_read_units(const dip_values *values, int form, dip_units *units);
bool dip_read_dislodged(const dip_values *values, int form, dip_units *units);
bool dip_read_orders(const dip_values *values, int form, const dip_units *units,
                     law_dip_order *orders);
bool dip_read_rules(const dip_values *values, int form, law_dip_rules *rules);
bool dip_read_stand_offs(const dip_values *values, int form, law_dip_provinces *provinces);
bool dip_read_owners(const dip_values *values, int form, law_dip_power *owners);
bool dip_read_verdicts(const dip_values *values, int form, size_t count, law_dip_verdict *verdicts);
/* The field of an order's table on top; id 0: none, or none that there is. */
bool dip_read_place(const dip_values *values, law_dip_place *place);
bool dip_read_type(lua_State *L, law_dip_type *type); /* the value on top */

void dip_push_unit(const dip_values *values, const law_dip_unit *unit);
void dip_push_order(const dip_values *values, const law_dip_unit *unit, const law_dip_order *order,
                    const law_dip_unit *other); /* `other`: who stands at `of`; NULL: nobody */
void dip_push_verdict(const dip_values *values, const law_dip_verdict *verdict, bool is_movement);

#endif
