/* What units of Diplomacy can be ordered: a list in the core's shape, of which an order is made a
 * table or a text when it is asked for. */
#include "diplomacy_text.h"
#include "diplomacy_values.h"
#include "sandbox.h"

#include <string.h>

/* Behind it the orders; its user value is the map's handle. */
typedef struct {
    size_t count;
    law_dip_unit units[LAW_DIP_PROVINCE_COUNT_MAX];
    uint8_t unit_at[LAW_DIP_PROVINCE_COUNT_MAX + 1]; /* by province's id; LAW_DIP_NO_UNIT: none */
    uint32_t starts[LAW_DIP_PROVINCE_COUNT_MAX + 1];
    law_dip_order orders[];
} order_list;

enum { LISTED_AT_ONCE = 2048 };

static order_list *new_list(lua_State *L, const law_dip_map *map, const dip_units *units,
                            const uint32_t *starts, size_t total)
{
    order_list *list = lua_newuserdatauv(L, sizeof *list + total * sizeof *list->orders, 1);
    memset(list, 0, sizeof *list);
    list->count = units->count;
    memcpy(list->units, units->list, units->count * sizeof *list->units);
    memcpy(list->starts, starts, (units->count + 1) * sizeof *starts);
    memset(list->unit_at, LAW_DIP_NO_UNIT, sizeof list->unit_at);
    for (size_t i = 0; i < units->count; i++)
        list->unit_at[law_dip_map_province_of(map, units->list[i].at).id] = (uint8_t)i;
    luaL_setmetatable(L, DIPLOMACY_ORDERS_TYPE);
    lua_pushvalue(L, MAP);
    lua_setiuservalue(L, -2, 1);
    return list;
}

/* dip_legal_orders(map, form): what each unit can be ordered. */
static int dip_legal_orders(lua_State *L)
{
    static const char *const names[] = {"units", NULL};
    dip_units units;
    law_dip_order orders[LISTED_AT_ONCE];
    uint32_t starts[LAW_DIP_PROVINCE_COUNT_MAX + 1];
    size_t total;
    law_error error;
    lua_settop(L, FORM);
    dip_values values = dip_values_open(L, MAP);
    if (!lua_istable(L, FORM) || !dip_has_only(L, FORM, names) ||
        !dip_read_units(&values, FORM, &units))
        return dip_refuse(L);
    sandbox_charge(L, 100 + (uint64_t)units.count * 150);
    if (law_dip_legal_orders(&total, orders, LISTED_AT_ONCE, starts, values.map, units.list,
                             units.count, &error) != LAW_OK)
        return handle_fail(L, &error);
    sandbox_charge(L, total);
    order_list *list = new_list(L, values.map, &units, starts, total);
    if (total <= LISTED_AT_ONCE)
        memcpy(list->orders, orders, total * sizeof *orders);
    else if (law_dip_legal_orders(&total, list->orders, total, starts, values.map, units.list,
                                  units.count, &error) != LAW_OK)
        return handle_fail(L, &error);
    return 1;
}

static const order_list *check_list(lua_State *L)
{
    return luaL_checkudata(L, 1, DIPLOMACY_ORDERS_TYPE);
}

/* dip_orders_count(orders[, unit]): of how many units, or how many of one; nil: no such unit. */
static int dip_orders_count(lua_State *L)
{
    const order_list *list = check_list(L);
    lua_Integer unit = luaL_optinteger(L, 2, 0);
    if (lua_isnoneornil(L, 2))
        lua_pushinteger(L, (lua_Integer)list->count);
    else if (unit < 1 || unit > (lua_Integer)list->count)
        lua_pushnil(L);
    else
        lua_pushinteger(L, list->starts[unit] - list->starts[unit - 1]);
    return 1;
}

/* The order of unit and number, the arguments 2 and 3; NULL: there is none. */
static const law_dip_order *find_order(lua_State *L, const order_list *list)
{
    lua_Integer unit = luaL_checkinteger(L, 2), number = luaL_checkinteger(L, 3);
    if (unit < 1 || unit > (lua_Integer)list->count || number < 1)
        return NULL;
    uint32_t first = list->starts[unit - 1], end = list->starts[unit];
    return number > (lua_Integer)(end - first) ? NULL : &list->orders[first + number - 1];
}

/* The unit that an order is about; NULL: none. */
static const law_dip_unit *find_other(const law_dip_map *map, const order_list *list,
                                      const law_dip_order *order)
{
    if (order->kind < LAW_DIP_SUPPORT_HOLD)
        return NULL;
    uint8_t unit = list->unit_at[law_dip_map_province_of(map, order->of).id];
    return unit == LAW_DIP_NO_UNIT ? NULL : &list->units[unit];
}

/* dip_orders_order(orders, unit, number): nil: there is none. */
static int dip_orders_order(lua_State *L)
{
    const order_list *list = check_list(L);
    const law_dip_order *order = find_order(L, list);
    if (!order)
        return 0;
    lua_getiuservalue(L, 1, 1);
    dip_values values = dip_values_open(L, lua_gettop(L));
    dip_push_order(&values, &list->units[lua_tointeger(L, 2) - 1], order,
                   find_other(values.map, list, order));
    return 1;
}

/* dip_orders_text(orders, unit, number): as players write it; nil: there is none. */
static int dip_orders_text(lua_State *L)
{
    char text[DIP_TEXT_SIZE];
    const order_list *list = check_list(L);
    const law_dip_order *order = find_order(L, list);
    if (!order)
        return 0;
    lua_getiuservalue(L, 1, 1);
    const law_dip_map *map = dip_map(L, lua_gettop(L));
    size_t size = dip_text_write(text, map, &list->units[lua_tointeger(L, 2) - 1], order,
                                 find_other(map, list, order));
    lua_pushlstring(L, text, size);
    sandbox_charge(L, 8);
    return 1;
}

static const luaL_Reg functions[] = {
    {"dip_legal_orders", dip_legal_orders},
    {"dip_orders_count", dip_orders_count},
    {"dip_orders_order", dip_orders_order},
    {"dip_orders_text", dip_orders_text},
    {NULL, NULL},
};

void bind_diplomacy_orders(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, DIPLOMACY_ORDERS_TYPE, NULL);
    lua_setfield(L, -2, "diplomacy_orders_type");
}
