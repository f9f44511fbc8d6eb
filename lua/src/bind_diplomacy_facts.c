/* What verdicts of a movement phase rest on. Of a form that is not plainly right the function
 * returns false (see diplomacy_values.h). */
#include "diplomacy_values.h"
#include "sandbox.h"

#include <string.h>

enum { NUMBER = 3, FACTS_MAX = 512, SENTENCE_SIZE = 512 };

/* What the facts of one verdict need. */
typedef struct {
    dip_units units;
    law_dip_order orders[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_rules rules;
    law_dip_fact facts[FACTS_MAX];
} telling;

static bool read_telling(const dip_values *values, telling *told)
{
    static const char *const names[] = {"units", "orders", "rules", "verdicts", NULL};
    memset(told->verdicts, 0, sizeof told->verdicts);
    return lua_istable(values->L, FORM) && dip_has_only(values->L, FORM, names) &&
           dip_read_units(values, FORM, &told->units) &&
           dip_read_orders(values, FORM, &told->units, told->orders) &&
           dip_read_rules(values, FORM, &told->rules) &&
           dip_read_verdicts(values, FORM, told->units.count, told->verdicts);
}

static void set_text(lua_State *L, const char *name, const char *text)
{
    if (*text == '\0')
        return;
    lua_pushstring(L, text);
    lua_setfield(L, -2, name);
}

static void push_unit_text(const dip_values *values, const telling *told, unsigned unit)
{
    const law_dip_unit *stands = &told->units.list[unit];
    dip_push_word(values, stands->type == LAW_DIP_FLEET ? DIP_WORD_FLEET : DIP_WORD_ARMY);
    lua_pushliteral(values->L, " ");
    dip_push_place(values, stands->at);
    lua_concat(values->L, 3);
}

static void set_unit(const dip_values *values, const telling *told, const char *name, unsigned unit)
{
    if (unit == LAW_DIP_NO_UNIT)
        return;
    push_unit_text(values, told, unit);
    lua_setfield(values->L, -2, name);
}

static void set_route(const dip_values *values, const telling *told, const law_dip_fact *fact)
{
    if (fact->route_length == 0)
        return;
    lua_createtable(values->L, fact->route_length, 0);
    for (int i = 0; i < fact->route_length; i++) {
        push_unit_text(values, told, fact->route[i]);
        lua_rawseti(values->L, -2, i + 1);
    }
    lua_setfield(values->L, -2, "route");
}

static void set_number(lua_State *L, const char *name, int number)
{
    if (number == 0)
        return;
    lua_pushinteger(L, number);
    lua_setfield(L, -2, name);
}

static void push_fact(const dip_values *values, const telling *told, const law_dip_fact *fact)
{
    lua_State *L = values->L;
    char sentence[SENTENCE_SIZE];
    bool has_reason = fact->reason != LAW_DIP_NONE_REASON;
    lua_createtable(L, 0, 8);
    set_text(L, "fact", law_dip_fact_name(fact->kind));
    set_text(L, "rule",
             has_reason ? law_dip_reason_rule(fact->reason) : law_dip_fact_rule(fact->kind));
    law_dip_fact_text(sentence, sizeof sentence, fact, values->map, &told->rules, told->units.list,
                      told->units.count);
    set_text(L, "sentence", sentence);
    lua_pushinteger(L, fact->depth);
    lua_setfield(L, -2, "depth");
    set_unit(values, told, "unit", fact->unit);
    set_unit(values, told, "other", fact->other);
    set_unit(values, told, "third", fact->third);
    set_number(L, "strength", fact->strength);
    if (fact->place.id != 0) {
        dip_push_place(values, fact->place);
        lua_setfield(L, -2, "place");
    }
    if (has_reason)
        set_text(L, "reason", law_dip_reason_name(fact->reason));
    set_route(values, told, fact);
}

/* dip_facts(map, form, number): a list; nothing: there is no such unit. */
static int dip_facts(lua_State *L)
{
    lua_Integer number = lua_tointeger(L, NUMBER);
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    telling *told = lua_newuserdatauv(L, sizeof *told, 0);
    if (!read_telling(&values, told))
        return dip_refuse(L);
    size_t count = told->units.count, total;
    if (number < 1 || (lua_Unsigned)number > count)
        return 0;
    sandbox_charge(L, 40 + (uint64_t)count * 400);
    law_error error;
    if (law_dip_facts(told->facts, FACTS_MAX, &total, told->verdicts, values.map, &told->rules,
                      told->units.list, told->orders, count, (size_t)number - 1, &error) != LAW_OK)
        return handle_fail(L, &error);
    size_t known = total < FACTS_MAX ? total : FACTS_MAX;
    lua_createtable(L, (int)known, 0);
    for (size_t i = 0; i < known; i++) {
        push_fact(&values, told, &told->facts[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* dip_fact_kinds(): a list of { name, rule, sentence }. */
static int dip_fact_kinds(lua_State *L)
{
    lua_createtable(L, LAW_DIP_FACT_COUNT, 0);
    for (int i = 0; i < LAW_DIP_FACT_COUNT; i++) {
        law_dip_fact_kind kind = (law_dip_fact_kind)i;
        lua_createtable(L, 0, 3);
        set_text(L, "name", law_dip_fact_name(kind));
        set_text(L, "rule", law_dip_fact_rule(kind));
        set_text(L, "sentence", law_dip_fact_sentence(kind));
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

static const luaL_Reg functions[] = {
    {"dip_facts", dip_facts}, {"dip_fact_kinds", dip_fact_kinds}, {NULL, NULL}};

void bind_diplomacy_facts(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
