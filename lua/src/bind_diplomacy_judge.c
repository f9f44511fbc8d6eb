/* The phases of Diplomacy: what comes of orders. Of a form that is not plainly right each function
 * returns false (see diplomacy_values.h). */
#include "diplomacy_values.h"
#include "sandbox.h"

#include <string.h>

/* What one movement phase needs. */
typedef struct {
    dip_units units;
    law_dip_order orders[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_rules rules;
    law_dip_provinces stand_offs;
} movement;

static bool read_movement(const dip_values *values, movement *phase)
{
    return dip_read_units(values, FORM, &phase->units) &&
           dip_read_orders(values, FORM, &phase->units, phase->orders) &&
           dip_read_rules(values, FORM, &phase->rules);
}

/* ---- Movement ---- */

static void set_field(lua_State *L, int table, const char *name)
{
    lua_setfield(L, table, name);
}

static void push_verdicts(const dip_values *values, const law_dip_verdict *verdicts, size_t count,
                          bool is_movement)
{
    lua_createtable(values->L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        dip_push_verdict(values, &verdicts[i], is_movement);
        lua_rawseti(values->L, -2, (lua_Integer)i + 1);
    }
}

static void push_stand_offs(const dip_values *values, const law_dip_provinces *provinces)
{
    uint32_t count = law_dip_map_province_count(values->map);
    lua_Integer found = 0;
    lua_newtable(values->L);
    for (uint32_t i = 1; i <= count; i++) {
        law_dip_place province = {(uint16_t)i};
        if (!law_dip_has(provinces, province))
            continue;
        dip_push_place(values, province);
        lua_rawseti(values->L, -2, ++found);
    }
}

/* Pushes those that stand somewhere after the moves, and those that are dislodged. */
static void push_aftermath(const dip_values *values, const movement *phase)
{
    lua_State *L = values->L;
    lua_Integer standing = 0, dislodged = 0;
    lua_createtable(L, (int)phase->units.count, 0);
    lua_newtable(L);
    for (size_t i = 0; i < phase->units.count; i++) {
        law_dip_unit unit = phase->units.list[i];
        unit.at = phase->verdicts[i].at;
        dip_push_unit(values, &unit);
        if (!phase->verdicts[i].is_dislodged) {
            lua_rawseti(L, -3, ++standing);
            continue;
        }
        dip_set_place(
            values, DIP_WORD_FROM,
            law_dip_origin(phase->verdicts, values->map, &phase->rules, phase->units.list, i));
        dip_push_word(values, DIP_WORD_NUMBER);
        lua_pushinteger(L, (lua_Integer)i + 1);
        lua_rawset(L, -3);
        lua_rawseti(L, -2, ++dislodged);
    }
}

/* dip_move(map, form): { verdicts, stand_offs, units, dislodged }. */
static int dip_move(lua_State *L)
{
    static const char *const names[] = {"units", "orders", "rules", NULL};
    movement phase;
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!lua_istable(L, FORM) || !dip_has_only(L, FORM, names) || !read_movement(&values, &phase))
        return dip_refuse(L);
    sandbox_charge(L, 40 + (uint64_t)phase.units.count * 60);
    law_error error;
    if (law_dip_move(phase.verdicts, &phase.stand_offs, values.map, &phase.rules, phase.units.list,
                     phase.orders, phase.units.count, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_createtable(L, 0, 4);
    int result = lua_gettop(L);
    push_verdicts(&values, phase.verdicts, phase.units.count, true);
    set_field(L, result, "verdicts");
    push_stand_offs(&values, &phase.stand_offs);
    set_field(L, result, "stand_offs");
    push_aftermath(&values, &phase);
    set_field(L, result, "dislodged");
    set_field(L, result, "units");
    return 1;
}

/* dip_verify(map, form): true. */
static int dip_verify(lua_State *L)
{
    static const char *const names[] = {"units", "orders", "rules", "verdicts", NULL};
    movement phase;
    memset(phase.verdicts, 0, sizeof phase.verdicts);
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!lua_istable(L, FORM) || !dip_has_only(L, FORM, names) || !read_movement(&values, &phase) ||
        !dip_read_verdicts(&values, FORM, phase.units.count, phase.verdicts))
        return dip_refuse(L);
    sandbox_charge(L, 40 + (uint64_t)phase.units.count * 200);
    law_error error;
    if (law_dip_verify(phase.verdicts, values.map, &phase.rules, phase.units.list, phase.orders,
                       phase.units.count, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, 1);
    return 1;
}

/* ---- Retreats ---- */

typedef struct {
    dip_units units, dislodged;
    law_dip_place to[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_provinces stand_offs;
    law_dip_rules rules;
} retreating;

static const char *const retreat_names[] = {"units", "dislodged", "stand_offs", "verdicts",
                                            "rules", "orders",    NULL};

static bool read_retreating(const dip_values *values, retreating *phase)
{
    return lua_istable(values->L, FORM) && dip_has_only(values->L, FORM, retreat_names) &&
           dip_read_units(values, FORM, &phase->units) &&
           dip_read_dislodged(values, FORM, &phase->dislodged) &&
           dip_read_stand_offs(values, FORM, &phase->stand_offs) &&
           dip_read_rules(values, FORM, &phase->rules);
}

/* dip_retreats(map, form): of each that is dislodged, a list of places. */
static int dip_retreats(lua_State *L)
{
    retreating phase;
    law_dip_place places[LAW_DIP_PLACE_COUNT_MAX];
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!read_retreating(&values, &phase))
        return dip_refuse(L);
    size_t count = phase.dislodged.count;
    sandbox_charge(L, 20 + (phase.units.count + law_dip_map_place_count(values.map)) * count);
    law_error error;
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    memset(phase.to, 0, sizeof phase.to);
    if (law_dip_retreat(verdicts, values.map, &phase.rules, phase.dislodged.dislodged, phase.to,
                        count, phase.units.list, phase.units.count, &phase.stand_offs,
                        &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        size_t found = law_dip_retreats(places, LAW_DIP_PLACE_COUNT_MAX, values.map,
                                        &phase.dislodged.dislodged[i], phase.units.list,
                                        phase.units.count, &phase.stand_offs);
        lua_createtable(L, (int)found, 0);
        for (size_t j = 0; j < found; j++) {
            dip_push_place(&values, places[j]);
            lua_rawseti(L, -2, (lua_Integer)j + 1);
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* Where each goes: by its order, a move; false, a removal and a move "via" disband it. */
static bool read_goals(const dip_values *values, retreating *phase)
{
    lua_State *L = values->L;
    law_dip_order orders[LAW_DIP_PROVINCE_COUNT_MAX];
    if (!dip_read_orders(values, FORM, &phase->dislodged, orders))
        return false;
    for (size_t i = 0; i < phase->dislodged.count; i++) {
        bool is_retreat = orders[i].kind == LAW_DIP_MOVE && !orders[i].is_via;
        phase->to[i] = is_retreat ? orders[i].to : (law_dip_place){0};
    }
    sandbox_charge(L, phase->dislodged.count * 20);
    return true;
}

/* dip_retreat(map, form): { verdicts, units }. */
static int dip_retreat(lua_State *L)
{
    retreating phase;
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    law_error error;
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!read_retreating(&values, &phase) || !read_goals(&values, &phase))
        return dip_refuse(L);
    size_t count = phase.dislodged.count;
    sandbox_charge(L, 20 + phase.units.count * (count + 1));
    if (law_dip_retreat(verdicts, values.map, &phase.rules, phase.dislodged.dislodged, phase.to,
                        count, phase.units.list, phase.units.count, &phase.stand_offs,
                        &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_createtable(L, 0, 2);
    push_verdicts(&values, verdicts, count, false);
    lua_setfield(L, -2, "verdicts");
    lua_createtable(L, (int)phase.units.count, 0);
    lua_Integer standing = 0;
    for (size_t i = 0; i < phase.units.count; i++) {
        dip_push_unit(&values, &phase.units.list[i]);
        lua_rawseti(L, -2, ++standing);
    }
    for (size_t i = 0; i < count; i++) {
        law_dip_unit unit = phase.dislodged.list[i];
        unit.at = verdicts[i].at;
        if (unit.at.id == 0)
            continue;
        dip_push_unit(&values, &unit);
        lua_rawseti(L, -2, ++standing);
    }
    lua_setfield(L, -2, "units");
    return 1;
}

/* ---- Builds and removals ---- */

typedef struct {
    dip_units units;
    law_dip_power owners[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_rules rules;
} adjusting;

static bool read_adjusting(const dip_values *values, adjusting *phase)
{
    static const char *const names[] = {"units", "owners", "rules", "orders", NULL};
    return lua_istable(values->L, FORM) && dip_has_only(values->L, FORM, names) &&
           dip_read_units(values, FORM, &phase->units) &&
           dip_read_owners(values, FORM, phase->owners) &&
           dip_read_rules(values, FORM, &phase->rules);
}

/* dip_balance(map, form): by power, how many it may build (above 0) or has to remove. */
static int dip_balance(lua_State *L)
{
    adjusting phase;
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!read_adjusting(&values, &phase))
        return dip_refuse(L);
    uint32_t power_count = law_dip_map_power_count(values.map);
    sandbox_charge(L, (uint64_t)power_count * (phase.units.count + 40));
    lua_createtable(L, 0, (int)power_count);
    for (uint32_t i = 1; i <= power_count; i++) {
        lua_rawgeti(L, values.powers, i);
        lua_pushinteger(L, law_dip_balance(values.map, phase.owners, phase.units.list,
                                           phase.units.count, (law_dip_power){(uint16_t)i}));
        lua_rawset(L, -3);
    }
    return 1;
}

/* The fields of the order on top. */
static bool read_adjustment(const dip_values *values, law_dip_power power,
                            law_dip_adjustment *order)
{
    static const char *const kinds[] = {"build", "remove", "waive", NULL};
    static const char *const names[] = {"kind", "unit", "at", NULL};
    lua_State *L = values->L;
    int table = lua_gettop(L);
    if (!lua_istable(L, table) || !dip_has_only(L, table, names))
        return false;
    *order = (law_dip_adjustment){.power = power, .kind = LAW_DIP_WAIVE};
    dip_push_word(values, DIP_WORD_KIND);
    if (lua_rawget(L, table) != LUA_TSTRING)
        return lua_settop(L, table), false;
    const char *kind = lua_tostring(L, -1);
    int number = 0;
    while (kinds[number] && strcmp(kinds[number], kind) != 0)
        number++;
    order->kind = (law_dip_adjustment_kind)number;
    bool is_plain = kinds[number] != NULL;
    dip_push_word(values, DIP_WORD_UNIT);
    bool has_type = lua_rawget(L, table) != LUA_TNIL;
    is_plain = is_plain && (has_type ? dip_read_type(L, &order->type) : number != LAW_DIP_BUILD);
    dip_push_word(values, DIP_WORD_AT);
    bool has_place = lua_rawget(L, table) != LUA_TNIL;
    is_plain =
        is_plain && (has_place ? dip_read_place(values, &order->at) : number == LAW_DIP_WAIVE);
    lua_settop(L, table);
    return is_plain;
}

enum { ADJUSTMENTS_MAX = 1024 };

/* Counts, by power, how many of the orders are its own; zeroes are given. False where they are not
 * plainly right. */
static bool read_adjustments(const dip_values *values, law_dip_adjustment *orders, size_t *total,
                             size_t *counts)
{
    lua_State *L = values->L;
    uint32_t power_count = law_dip_map_power_count(values->map);
    *total = 0;
    lua_pushliteral(L, "orders");
    if (lua_rawget(L, FORM) == LUA_TNIL)
        return true;
    int by_power = lua_gettop(L);
    if (!lua_istable(L, by_power))
        return false;
    for (lua_pushnil(L); lua_next(L, by_power);) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        if (lua_rawget(L, values->power_index) == LUA_TNIL)
            return false;
        lua_pop(L, 1);
    }
    for (uint32_t i = 1; i <= power_count; i++) {
        lua_rawgeti(L, values->powers, i);
        int type = lua_rawget(L, by_power);
        counts[i] = type == LUA_TTABLE ? (size_t)lua_rawlen(L, -1) : 0;
        if ((type != LUA_TTABLE && type != LUA_TNIL) || counts[i] > ADJUSTMENTS_MAX - *total)
            return false;
        for (size_t j = 1; j <= counts[i]; j++) {
            lua_rawgeti(L, -1, (lua_Integer)j);
            if (!read_adjustment(values, (law_dip_power){(uint16_t)i}, &orders[(*total)++]))
                return false;
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    return true;
}

static void push_by_power(const dip_values *values, const law_dip_verdict *verdicts,
                          const size_t *counts)
{
    uint32_t power_count = law_dip_map_power_count(values->map);
    size_t at = 0;
    lua_newtable(values->L);
    for (uint32_t i = 1; i <= power_count; i++) {
        if (counts[i] == 0)
            continue;
        lua_rawgeti(values->L, values->powers, i);
        push_verdicts(values, verdicts + at, counts[i], false);
        lua_rawset(values->L, -3);
        at += counts[i];
    }
}

/* dip_adjust(map, form): { units, verdicts by power }. */
static int dip_adjust(lua_State *L)
{
    adjusting phase;
    law_dip_verdict verdicts[ADJUSTMENTS_MAX];
    law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t counts[LAW_DIP_POWER_COUNT_MAX + 1] = {0}, total, count;
    law_error error;
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    law_dip_adjustment *orders = lua_newuserdatauv(L, ADJUSTMENTS_MAX * sizeof *orders, 0);
    if (!read_adjusting(&values, &phase) || !read_adjustments(&values, orders, &total, counts))
        return dip_refuse(L);
    sandbox_charge(L, 400 + total * 4 + phase.units.count * 20);
    if (law_dip_adjust(after, &count, verdicts, values.map, &phase.rules, phase.owners,
                       phase.units.list, phase.units.count, orders, total, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_createtable(L, 0, 2);
    push_by_power(&values, verdicts, counts);
    lua_setfield(L, -2, "verdicts");
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        dip_push_unit(&values, &after[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "units");
    return 1;
}

static const luaL_Reg functions[] = {
    {"dip_move", dip_move},
    {"dip_verify", dip_verify},
    {"dip_retreats", dip_retreats},
    {"dip_retreat", dip_retreat},
    {"dip_balance", dip_balance},
    {"dip_adjust", dip_adjust},
    {NULL, NULL},
};

void bind_diplomacy_judge(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
