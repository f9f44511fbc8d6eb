/* Units, orders, rules and verdicts of Diplomacy, read from tables. */
#include "diplomacy_values.h"

#include "diplomacy_rules.h"
#include "sandbox.h"

#include <string.h>

static const char words_key = 'w';

static const char *const words[DIP_WORD_COUNT] = {
    [DIP_WORD_KIND] = "kind",
    [DIP_WORD_UNIT] = "unit",
    [DIP_WORD_AT] = "at",
    [DIP_WORD_OF] = "of",
    [DIP_WORD_OF_UNIT] = "of_unit",
    [DIP_WORD_TO] = "to",
    [DIP_WORD_VIA] = "via",
    [DIP_WORD_RESULT] = "result",
    [DIP_WORD_REASON] = "reason",
    [DIP_WORD_RULE] = "rule",
    [DIP_WORD_SENTENCE] = "sentence",
    [DIP_WORD_BY] = "by",
    [DIP_WORD_ATTACKER] = "attacker",
    [DIP_WORD_PARADOX] = "paradox",
    [DIP_WORD_DISLODGED] = "dislodged",
    [DIP_WORD_BY_CONVOY] = "by_convoy",
    [DIP_WORD_STRENGTH] = "strength",
    [DIP_WORD_AGAINST] = "against",
    [DIP_WORD_ARMY] = "A",
    [DIP_WORD_FLEET] = "F",
    [DIP_WORD_FROM] = "from",
    [DIP_WORD_NUMBER] = "number",
};
static const char *const kinds[LAW_DIP_ORDER_COUNT] = {
    [LAW_DIP_HOLD] = "hold",
    [LAW_DIP_MOVE] = "move",
    [LAW_DIP_SUPPORT_HOLD] = "support_hold",
    [LAW_DIP_SUPPORT_MOVE] = "support_move",
    [LAW_DIP_CONVOY] = "convoy",
};
static const char *const results[LAW_DIP_RESULT_COUNT] = {
    [LAW_DIP_SUCCEEDED] = "succeeded",
    [LAW_DIP_FAILED] = "failed",
    [LAW_DIP_VOID] = "void",
};
static void add_words(lua_State *L, int first, const char *const *list, int count)
{
    for (int i = 0; i < count; i++) {
        lua_pushstring(L, list[i]);
        lua_rawseti(L, -2, first + i);
    }
}

void dip_values_define(lua_State *L)
{
    lua_createtable(L, DIP_FIRST_SENTENCE + LAW_DIP_REASON_COUNT, 0);
    add_words(L, 1, words + 1, DIP_WORD_COUNT - 1);
    add_words(L, DIP_FIRST_KIND, kinds, LAW_DIP_ORDER_COUNT);
    add_words(L, DIP_FIRST_RESULT, results, LAW_DIP_RESULT_COUNT);
    for (int i = 0; i < LAW_DIP_REASON_COUNT; i++) {
        law_dip_reason reason = (law_dip_reason)i;
        lua_pushstring(L, law_dip_reason_name(reason));
        lua_rawseti(L, -2, DIP_FIRST_REASON + i);
        lua_pushstring(L, law_dip_reason_rule(reason));
        lua_rawseti(L, -2, DIP_FIRST_REASON_RULE + i);
        lua_pushstring(L, law_dip_reason_sentence(reason));
        lua_rawseti(L, -2, DIP_FIRST_SENTENCE + i);
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, &words_key);
}

const law_dip_map *dip_map(lua_State *L, int index)
{
    const dip_map_handle *handle = luaL_checkudata(L, index, DIPLOMACY_MAP_TYPE);
    if (!handle->map)
        handle_raise(L, "the map is closed");
    return handle->map;
}

dip_values dip_values_open(lua_State *L, int index)
{
    dip_values values = {.L = L, .map = dip_map(L, index)};
    luaL_checkstack(L, 24, NULL);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &words_key);
    values.words = lua_gettop(L);
    lua_getiuservalue(L, index, DIP_MAP_NAMES);
    lua_getiuservalue(L, index, DIP_MAP_INDEX);
    lua_getiuservalue(L, index, DIP_MAP_POWERS);
    lua_getiuservalue(L, index, DIP_MAP_POWER_INDEX);
    values.names = values.words + 1;
    values.index = values.words + 2;
    values.powers = values.words + 3;
    values.power_index = values.words + 4;
    return values;
}

/* ---- Reading ---- */

int dip_refuse(lua_State *L)
{
    lua_pushboolean(L, 0);
    return 1;
}

/* The number of the string at an index; -1: it is none of them. */
static int find_word(lua_State *L, int index, const char *const *list, int count)
{
    if (lua_type(L, index) != LUA_TSTRING)
        return -1;
    const char *word = lua_tostring(L, index);
    for (int i = 0; i < count; i++) {
        if (*word == *list[i] && strcmp(word, list[i]) == 0)
            return i;
    }
    return -1;
}

bool dip_has_only(lua_State *L, int form, const char *const *names)
{
    int count = 0;
    while (names[count])
        count++;
    lua_pushnil(L);
    while (lua_next(L, form)) {
        lua_pop(L, 1);
        if (find_word(L, -1, names, count) < 0) {
            lua_pop(L, 1);
            return false;
        }
    }
    return true;
}

/* Pushes a field of a form; its type. */
static int push_field(lua_State *L, int form, const char *name)
{
    lua_pushstring(L, name);
    return lua_rawget(L, form);
}

bool dip_read_place(const dip_values *values, law_dip_place *place)
{
    *place = (law_dip_place){0};
    if (lua_type(values->L, -1) != LUA_TSTRING)
        return false;
    lua_pushvalue(values->L, -1);
    if (lua_rawget(values->L, values->index) == LUA_TNUMBER)
        place->id = (uint16_t)lua_tointeger(values->L, -1);
    lua_pop(values->L, 1);
    return true;
}

static bool read_power(const dip_values *values, law_dip_power *power)
{
    if (lua_type(values->L, -1) != LUA_TSTRING)
        return false;
    lua_pushvalue(values->L, -1);
    lua_rawget(values->L, values->power_index);
    power->id = (uint16_t)lua_tointeger(values->L, -1);
    lua_pop(values->L, 1);
    return power->id != 0;
}

bool dip_read_type(lua_State *L, law_dip_type *type)
{
    size_t size;
    if (lua_type(L, -1) != LUA_TSTRING)
        return false;
    const char *text = lua_tolstring(L, -1, &size);
    *type = *text == 'F' ? LAW_DIP_FLEET : LAW_DIP_ARMY;
    return size == 1 && (*text == 'A' || *text == 'F');
}

/* The row { power, type, place } on top. */
static bool read_row(const dip_values *values, law_dip_unit *unit)
{
    lua_State *L = values->L;
    int row = lua_gettop(L);
    if (!lua_istable(L, row))
        return false;
    lua_rawgeti(L, row, 1);
    lua_rawgeti(L, row, 3);
    lua_rawgeti(L, row, 2);
    bool is_plain = dip_read_type(L, &unit->type);
    lua_pop(L, 1);
    is_plain = is_plain && dip_read_place(values, &unit->at) && unit->at.id != 0;
    lua_pop(L, 1);
    is_plain = is_plain && read_power(values, &unit->power);
    lua_pop(L, 1);
    return is_plain;
}

/* Whether nothing but the three items of the row on top, and what `allowed` names, is in it. */
static bool is_row_only(lua_State *L, const char *const *allowed, int count)
{
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        lua_Integer item = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
        if ((item < 1 || item > 3) && find_word(L, -1, allowed, count) < 0) {
            lua_pop(L, 1);
            return false;
        }
    }
    return true;
}

bool dip_read_units(const dip_values *values, int form, dip_units *units)
{
    lua_State *L = values->L;
    units->count = 0;
    if (push_field(L, form, "units") != LUA_TTABLE)
        return false;
    lua_Unsigned count = lua_rawlen(L, -1);
    bool is_plain = count <= LAW_DIP_PROVINCE_COUNT_MAX;
    for (lua_Unsigned i = 1; i <= count && is_plain; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i);
        is_plain = read_row(values, &units->list[i - 1]) && is_row_only(L, NULL, 0);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    units->count = (size_t)count;
    return is_plain;
}

/* The row { power, type, place, from = place, number = integer } on top. */
static bool read_dislodged(const dip_values *values, law_dip_dislodged *dislodged)
{
    static const char *const allowed[] = {"from", "number"};
    lua_State *L = values->L;
    if (!read_row(values, &dislodged->unit) || !is_row_only(L, allowed, 2))
        return false;
    dislodged->attacker = (law_dip_place){0};
    if (push_field(L, lua_gettop(L), "from") == LUA_TNIL) {
        lua_pop(L, 1);
        return true;
    }
    bool is_plain = dip_read_place(values, &dislodged->attacker) && dislodged->attacker.id != 0;
    lua_pop(L, 1);
    dislodged->attacker = law_dip_map_province_of(values->map, dislodged->attacker);
    return is_plain;
}

bool dip_read_dislodged(const dip_values *values, int form, dip_units *units)
{
    lua_State *L = values->L;
    units->count = 0;
    if (push_field(L, form, "dislodged") != LUA_TTABLE)
        return false;
    lua_Unsigned count = lua_rawlen(L, -1);
    bool is_plain = count <= LAW_DIP_PROVINCE_COUNT_MAX;
    for (lua_Unsigned i = 0; i < count && is_plain; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        is_plain = read_dislodged(values, &units->dislodged[i]);
        units->list[i] = units->dislodged[i].unit;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    units->count = (size_t)count;
    return is_plain;
}

/* The value on top under a key of an order's table. */
static bool read_order_field(const dip_values *values, const law_dip_unit *unit, int word,
                             law_dip_order *order)
{
    lua_State *L = values->L;
    law_dip_place place;
    law_dip_type type;
    int kind;
    switch (word) {
    case DIP_WORD_KIND:
        kind = find_word(L, -1, kinds, LAW_DIP_ORDER_COUNT);
        order->kind = (law_dip_order_kind)(kind < 0 ? 0 : kind);
        return kind >= 0;
    case DIP_WORD_UNIT:
        return dip_read_type(L, &type) && type == unit->type;
    case DIP_WORD_AT:
        return dip_read_place(values, &place) && place.id != 0 &&
               law_dip_map_province_of(values->map, place).id ==
                   law_dip_map_province_of(values->map, unit->at).id;
    case DIP_WORD_OF:
        return dip_read_place(values, &order->of);
    case DIP_WORD_OF_UNIT:
        return dip_read_type(L, &type);
    case DIP_WORD_TO:
        return dip_read_place(values, &order->to);
    case DIP_WORD_VIA:
        order->is_via = lua_toboolean(L, -1);
        return lua_isboolean(L, -1);
    default:
        return false;
    }
}

/* The order on top, of that unit. */
static bool read_order(const dip_values *values, const law_dip_unit *unit, law_dip_order *order)
{
    lua_State *L = values->L;
    *order = (law_dip_order){.kind = LAW_DIP_HOLD};
    if (!lua_toboolean(L, -1))
        return true;
    if (!lua_istable(L, -1))
        return false;
    bool has_kind = false, is_plain = true;
    lua_pushnil(L);
    while (is_plain && lua_next(L, -2)) {
        int word = lua_type(L, -2) == LUA_TSTRING
                       ? find_word(L, -2, words + 1, DIP_WORD_VIA) + DIP_WORD_KIND
                       : 0;
        is_plain = read_order_field(values, unit, word, order);
        has_kind = has_kind || word == DIP_WORD_KIND;
        lua_pop(L, 1);
    }
    if (!is_plain)
        lua_pop(L, 1);
    return is_plain && has_kind;
}

bool dip_read_orders(const dip_values *values, int form, const dip_units *units,
                     law_dip_order *orders)
{
    lua_State *L = values->L;
    int type = push_field(L, form, "orders");
    bool is_plain = type == LUA_TNIL || type == LUA_TTABLE;
    if (type == LUA_TTABLE)
        is_plain = lua_rawlen(L, -1) <= units->count;
    for (size_t i = 0; i < units->count && is_plain; i++) {
        orders[i] = (law_dip_order){.kind = LAW_DIP_HOLD};
        if (type == LUA_TNIL)
            continue;
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        is_plain = read_order(values, &units->list[i], &orders[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return is_plain;
}

/* The value on top under a key of a rules' table. */
static bool read_rule(lua_State *L, const char *name, law_dip_rules *rules)
{
    const dip_rule *rule = dip_rule_named(name);
    if (!rule)
        return false;
    if (dip_rule_is_flag(rule)) {
        dip_rule_set_flag(rules, rule, lua_toboolean(L, -1));
        return lua_isboolean(L, -1);
    }
    int choice = lua_type(L, -1) == LUA_TSTRING ? dip_rule_choice(rule, lua_tostring(L, -1)) : -1;
    if (choice >= 0)
        dip_rule_set_choice(rules, rule, choice);
    return choice >= 0;
}

bool dip_read_rules(const dip_values *values, int form, law_dip_rules *rules)
{
    lua_State *L = values->L;
    *rules = law_dip_rules_standard();
    int type = push_field(L, form, "rules");
    bool is_plain = type == LUA_TNIL || type == LUA_TTABLE;
    if (type == LUA_TTABLE) {
        lua_pushnil(L);
        while (is_plain && lua_next(L, -2)) {
            is_plain = lua_type(L, -2) == LUA_TSTRING && read_rule(L, lua_tostring(L, -2), rules);
            lua_pop(L, 1);
        }
        if (!is_plain)
            lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return is_plain;
}

bool dip_read_stand_offs(const dip_values *values, int form, law_dip_provinces *provinces)
{
    lua_State *L = values->L;
    memset(provinces, 0, sizeof *provinces);
    int type = push_field(L, form, "stand_offs");
    bool is_plain = type == LUA_TNIL || type == LUA_TTABLE;
    lua_Unsigned count = type == LUA_TTABLE ? lua_rawlen(L, -1) : 0;
    sandbox_charge(L, count);
    for (lua_Unsigned i = 1; i <= count && is_plain; i++) {
        law_dip_place place;
        lua_rawgeti(L, -1, (lua_Integer)i);
        is_plain = dip_read_place(values, &place) && place.id != 0;
        lua_pop(L, 1);
        if (!is_plain)
            break;
        unsigned province = law_dip_map_province_of(values->map, place).id - 1U;
        provinces->bits[province / 64] |= UINT64_C(1) << province % 64;
    }
    lua_pop(L, 1);
    return is_plain;
}

bool dip_read_owners(const dip_values *values, int form, law_dip_power *owners)
{
    lua_State *L = values->L;
    memset(owners, 0, LAW_DIP_PROVINCE_COUNT_MAX * sizeof *owners);
    if (push_field(L, form, "owners") != LUA_TTABLE)
        return false;
    bool is_plain = true;
    sandbox_charge(L, lua_rawlen(L, -1) + law_dip_map_province_count(values->map));
    lua_pushnil(L);
    while (is_plain && lua_next(L, -2)) {
        law_dip_power power;
        law_dip_place place;
        is_plain = read_power(values, &power);
        lua_pop(L, 1);
        is_plain = is_plain && dip_read_place(values, &place) && place.id != 0 &&
                   place.id <= law_dip_map_province_count(values->map) &&
                   law_dip_map_is_centre(values->map, place);
        if (is_plain)
            owners[place.id - 1] = power;
    }
    lua_pop(L, is_plain ? 1 : 2);
    return is_plain;
}

/* ---- Verdicts ---- */

static int word_field(const dip_values *values, int word)
{
    lua_rawgeti(values->L, values->words, word);
    return lua_rawget(values->L, -2);
}

/* A number of a unit, from 1; none where it is left out. */
static bool read_number(const dip_values *values, int word, uint8_t none, lua_Integer shift,
                        uint8_t *number)
{
    lua_State *L = values->L;
    int type = word_field(values, word);
    lua_Integer value = lua_tointeger(L, -1);
    bool is_plain =
        type == LUA_TNIL || (lua_isinteger(L, -1) && value >= -shift && value < UINT8_MAX - shift);
    *number = type == LUA_TNIL || !is_plain ? none : (uint8_t)(value + shift);
    lua_pop(L, 1);
    return is_plain;
}

static bool read_flag(const dip_values *values, int word, bool *flag)
{
    bool is_plain = word_field(values, word) == LUA_TBOOLEAN;
    *flag = lua_toboolean(values->L, -1);
    lua_pop(values->L, 1);
    return is_plain;
}

/* Which of a list a word's field is; -1: none. */
static int read_choice(const dip_values *values, int word, const char *const *list, int count)
{
    word_field(values, word);
    int choice = find_word(values->L, -1, list, count);
    lua_pop(values->L, 1);
    return choice;
}

static bool read_reason(const dip_values *values, law_dip_verdict *verdict)
{
    const char *names[LAW_DIP_REASON_COUNT];
    for (int i = 0; i < LAW_DIP_REASON_COUNT; i++)
        names[i] = law_dip_reason_name((law_dip_reason)i);
    int reason = read_choice(values, DIP_WORD_REASON, names, LAW_DIP_REASON_COUNT);
    int result = read_choice(values, DIP_WORD_RESULT, results, LAW_DIP_RESULT_COUNT);
    verdict->reason = (law_dip_reason)(reason < 0 ? 0 : reason);
    verdict->result = (law_dip_result)(result < 0 ? 0 : result);
    return reason >= 0 && result >= 0;
}

/* The verdict on top. */
static bool read_verdict(const dip_values *values, law_dip_verdict *verdict)
{
    if (!lua_istable(values->L, -1) || !read_reason(values, verdict))
        return false;
    word_field(values, DIP_WORD_AT);
    bool is_plain = dip_read_place(values, &verdict->at) && verdict->at.id != 0;
    lua_pop(values->L, 1);
    return is_plain && read_number(values, DIP_WORD_BY, LAW_DIP_NO_UNIT, -1, &verdict->by) &&
           read_number(values, DIP_WORD_ATTACKER, LAW_DIP_NO_UNIT, -1, &verdict->attacker) &&
           read_number(values, DIP_WORD_PARADOX, 0, 0, &verdict->paradox) &&
           read_number(values, DIP_WORD_STRENGTH, 0, 0, &verdict->strength) &&
           read_number(values, DIP_WORD_AGAINST, 0, 0, &verdict->against) &&
           read_flag(values, DIP_WORD_DISLODGED, &verdict->is_dislodged) &&
           read_flag(values, DIP_WORD_BY_CONVOY, &verdict->is_by_convoy);
}

bool dip_read_verdicts(const dip_values *values, int form, size_t count, law_dip_verdict *verdicts)
{
    lua_State *L = values->L;
    bool is_plain = push_field(L, form, "verdicts") == LUA_TTABLE && lua_rawlen(L, -1) == count;
    for (size_t i = 0; i < count && is_plain; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        is_plain = read_verdict(values, &verdicts[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return is_plain;
}
