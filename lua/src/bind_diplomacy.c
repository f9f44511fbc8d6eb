/* Boards of Diplomacy: made from lists that the Lua files have checked, and read again by number.
 */
#include "diplomacy_text.h"
#include "diplomacy_values.h"
#include "sandbox.h"

static int close_map(lua_State *L)
{
    dip_map_handle *handle = luaL_checkudata(L, 1, DIPLOMACY_MAP_TYPE);
    law_dip_map *map = handle->map;
    dip_names *names = handle->names;
    handle->map = NULL;
    handle->names = NULL;
    dip_names_destroy(names);
    law_dip_map_destroy(map);
    return 0;
}

static void destroy_builder(void *object)
{
    law_dip_map_builder_destroy(object);
}

/* Provinces are the first of the names; `provinces` says of each its terrain, of each coast behind
 * them the number of its province. Homes: false, or the number of a power; 0: nobody's. Titles:
 * by place, or false. Others: further ids, each behind the number of its province. */
enum {
    POWERS = 1,
    NAMES,
    PROVINCES,
    TERRAINS,
    HOMES,
    ARMY,
    FLEET,
    DETAILS,
    INDEX,
    POWER_INDEX,
    TITLES,
    OTHERS
};

static void add_borders(lua_State *L, law_dip_map_builder *builder, int list, bool is_army)
{
    lua_Integer ends = (lua_Integer)lua_rawlen(L, list);
    for (lua_Integer i = 1; i < ends; i += 2) {
        law_dip_place a = {(uint16_t)handle_list_id(L, list, i)};
        law_dip_place b = {(uint16_t)handle_list_id(L, list, i + 1)};
        if (is_army)
            law_dip_map_add_army_border(builder, a, b);
        else
            law_dip_map_add_fleet_border(builder, a, b);
    }
    sandbox_charge(L, (uint64_t)ends * 4);
}

static void add_all(lua_State *L, law_dip_map_builder *builder)
{
    lua_Integer power_count = (lua_Integer)lua_rawlen(L, POWERS);
    for (lua_Integer i = 1; i <= power_count; i++)
        law_dip_map_add_power(builder, handle_list_name(L, POWERS, i));

    lua_Integer place_count = (lua_Integer)lua_rawlen(L, NAMES);
    for (lua_Integer i = 1; i <= place_count; i++) {
        const char *name = handle_list_name(L, NAMES, i);
        uint16_t province = (uint16_t)handle_list_id(L, PROVINCES, i);
        if (province == (uint16_t)i)
            law_dip_map_add_province(builder, name,
                                     (law_dip_terrain)handle_list_id(L, TERRAINS, i));
        else
            law_dip_map_add_coast(builder, (law_dip_place){province}, name);
    }
    for (lua_Integer i = 1; i <= place_count; i++) {
        if (lua_rawgeti(L, HOMES, i) == LUA_TNUMBER)
            law_dip_map_set_centre(builder, (law_dip_place){(uint16_t)i},
                                   (law_dip_power){(uint16_t)lua_tointeger(L, -1)});
        lua_pop(L, 1);
    }
    sandbox_charge(L, (uint64_t)(power_count + place_count * 12));
    add_borders(L, builder, ARMY, true);
    add_borders(L, builder, FLEET, false);
}

static law_status add_titles(lua_State *L, dip_names *names, law_dip_place *province,
                             law_error *error)
{
    uint32_t count = law_dip_map_province_count(dip_names_map(names));
    int top = lua_gettop(L);
    law_status status = LAW_OK;
    for (uint32_t i = 1; i <= count && status == LAW_OK; i++) {
        *province = (law_dip_place){(uint16_t)i};
        status = dip_names_add_id(names, *province,
                                  law_dip_map_place_name(dip_names_map(names), *province), error);
        if (status == LAW_OK && lua_rawgeti(L, TITLES, i) == LUA_TSTRING)
            status = dip_names_add_title(names, *province, lua_tostring(L, -1), error);
        lua_settop(L, top);
    }
    return status;
}

static law_status add_others(lua_State *L, dip_names *names, law_dip_place *province,
                             law_error *error)
{
    lua_Integer count = (lua_Integer)lua_rawlen(L, OTHERS);
    law_status status = LAW_OK;
    for (lua_Integer i = 1; i < count && status == LAW_OK; i += 2) {
        *province = (law_dip_place){(uint16_t)handle_list_id(L, OTHERS, i)};
        status = dip_names_add_id(names, *province, handle_list_name(L, OTHERS, i + 1), error);
    }
    return status;
}

/* Gives the map its places' names; or pushes what dip_map_new returns where one of them
 * will not do. */
static int add_names(lua_State *L, dip_map_handle *handle)
{
    law_error error = {.status = LAW_NO_MEMORY, .message = "not enough memory"};
    law_dip_place province = {0};
    law_allocator allocator = handle_allocator(L);
    handle->names = dip_names_new(handle->map, &allocator);
    sandbox_charge(L, (uint64_t)law_dip_map_place_count(handle->map) * 8);
    if (handle->names && add_titles(L, handle->names, &province, &error) == LAW_OK &&
        add_others(L, handle->names, &province, &error) == LAW_OK)
        return 0;
    handle_fail(L, &error);
    lua_pop(L, 1);
    lua_pushinteger(L, province.id);
    return 3;
}

/* dip_map_new(powers, names, provinces, terrains, homes, army, fleet, details, index, power_index,
 * titles, others): the map; or nil, message, and the number of the province that it is about. */
static int dip_map_new(lua_State *L)
{
    static const int kept[][2] = {{DIP_MAP_DETAILS, DETAILS},
                                  {DIP_MAP_NAMES, NAMES},
                                  {DIP_MAP_INDEX, INDEX},
                                  {DIP_MAP_POWERS, POWERS},
                                  {DIP_MAP_POWER_INDEX, POWER_INDEX}};
    for (int list = POWERS; list <= OTHERS; list++)
        luaL_checktype(L, list, LUA_TTABLE);
    lua_settop(L, OTHERS);

    dip_map_handle *handle = lua_newuserdatauv(L, sizeof *handle, DIP_MAP_USER_VALUES);
    *handle = (dip_map_handle){.map = NULL}; /* from here on __gc is safe */
    luaL_setmetatable(L, DIPLOMACY_MAP_TYPE);
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        lua_pushvalue(L, kept[i][1]);
        lua_setiuservalue(L, -2, kept[i][0]);
    }

    law_allocator allocator = handle_allocator(L);
    law_error error;
    law_dip_map_builder *builder;
    handle_box *box = handle_new_box(L, destroy_builder, 0);
    if (law_dip_map_begin(&builder, &allocator, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = builder;
    add_all(L, builder);
    if (law_dip_map_finish(&handle->map, builder, &error) != LAW_OK)
        return handle_fail(L, &error);
    box->object = NULL;
    law_dip_map_builder_destroy(builder);
    lua_pop(L, 1);
    int refused = add_names(L, handle);
    return refused > 0 ? refused : 1;
}

/* dip_map_details(map) */
static int dip_map_details(lua_State *L)
{
    dip_map(L, 1);
    lua_getiuservalue(L, 1, DIP_MAP_DETAILS);
    return 1;
}

/* dip_map_neighbours(map, place, is_fleet): their names, by number. */
static int dip_map_neighbours(lua_State *L)
{
    dip_values values = dip_values_open(L, 1);
    law_dip_place place = {(uint16_t)luaL_checkinteger(L, 2)};
    bool is_fleet = lua_toboolean(L, 3);
    uint32_t count = law_dip_map_place_count(values.map);
    lua_Integer found = 0;
    sandbox_charge(L, count * 2U);
    lua_newtable(L);
    for (uint32_t i = 1; i <= count; i++) {
        law_dip_place other = {(uint16_t)i};
        bool is_border = is_fleet ? law_dip_map_is_fleet_border(values.map, place, other)
                                  : law_dip_map_is_army_border(values.map, place, other);
        if (!is_border)
            continue;
        dip_push_place(&values, other);
        lua_rawseti(L, -2, ++found);
    }
    return 1;
}

/* dip_map_hash(map) */
static int dip_map_hash(lua_State *L)
{
    handle_push_hash(L, law_dip_map_hash(dip_map(L, 1)));
    return 1;
}

/* ---- Names and texts ---- */

static const dip_names *names_of(lua_State *L, int index)
{
    dip_map(L, index);
    const dip_map_handle *handle = lua_touserdata(L, index);
    return handle->names;
}

/* Words that are no whole name are held against all of them, and, where they fit none, letter by
 * letter. */
static void charge_names(lua_State *L, const dip_names *names, size_t size, bool is_found)
{
    enum { BYTES_A_UNIT = 64, LETTERS_A_UNIT = 4, LONGEST = 63 };
    uint64_t bytes = dip_names_size(names);
    sandbox_charge(L, bytes / BYTES_A_UNIT);
    if (!is_found)
        sandbox_charge(L, bytes * (size < LONGEST ? size : LONGEST) / LETTERS_A_UNIT);
}

static int complain(lua_State *L, const dip_complaint *complaint)
{
    lua_pushnil(L);
    lua_pushstring(L, complaint->message);
    lua_pushstring(L, dip_written_code_name(complaint->code));
    return 3;
}

/* dip_find(map, words): the number of the place that they name; or nil, message, code. */
static int dip_find(lua_State *L)
{
    size_t size;
    dip_complaint complaint;
    const char *words = luaL_checklstring(L, 2, &size);
    sandbox_charge(L, 20 + size);
    const dip_names *names = names_of(L, 1);
    law_dip_place place = dip_names_find(names, words, size, &complaint);
    charge_names(L, names, size, place.id != 0);
    if (place.id == 0)
        return complain(L, &complaint);
    lua_pushinteger(L, place.id);
    return 1;
}

static void set_type(const dip_values *values, int word, char type)
{
    if (type == '\0')
        return;
    dip_push_word(values, word);
    lua_pushlstring(values->L, &type, 1);
    lua_rawset(values->L, -3);
}

/* dip_read_order(map, text): the order's table, whoever stands where; or nil, message, code. */
static int dip_read_order(lua_State *L)
{
    static const char *const kinds[] = {"hold",   "move",  "support_hold", "support_move",
                                        "convoy", "build", "remove",       "waive"};
    size_t size;
    dip_complaint complaint;
    dip_written_order order;
    const char *text = luaL_checklstring(L, 2, &size);
    const dip_names *names = names_of(L, 1);
    size_t searched = size <= DIP_TEXT_SIZE_READ ? size : 0; /* a longer one is refused unread */
    sandbox_charge(L, 40 + size + (uint64_t)dip_names_hyphened_count(names) * searched * 4);
    bool is_read = dip_text_read(&order, names, text, size, &complaint);
    charge_names(L, names, size, is_read || complaint.code == DIP_WRITTEN_BAD_ORDER);
    if (!is_read)
        return complain(L, &complaint);
    lua_settop(L, 2);
    dip_values values = dip_values_open(L, 1);
    lua_createtable(L, 0, 6);
    handle_set_name(L, "kind", kinds[order.kind]);
    set_type(&values, DIP_WORD_UNIT, order.unit);
    dip_set_place(&values, DIP_WORD_AT, order.at);
    set_type(&values, DIP_WORD_OF_UNIT, order.of_unit);
    dip_set_place(&values, DIP_WORD_OF, order.of);
    dip_set_place(&values, DIP_WORD_TO, order.to);
    if (order.is_via) {
        dip_push_word(&values, DIP_WORD_VIA);
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
    }
    return 1;
}

/* dip_coast_words(short): "north coast" for "nc"; or nil. */
static int dip_coast_words(lua_State *L)
{
    lua_pushstring(L, dip_names_coast_words(luaL_checkstring(L, 1)));
    return 1;
}

/* dip_reasons(): a list of { name, result, rule, sentence }. */
static int dip_reasons(lua_State *L)
{
    static const char *const results[] = {"succeeded", "failed", "void"};
    lua_createtable(L, LAW_DIP_REASON_COUNT, 0);
    for (int i = 0; i < LAW_DIP_REASON_COUNT; i++) {
        law_dip_reason reason = (law_dip_reason)i;
        lua_createtable(L, 0, 4);
        handle_set_name(L, "name", law_dip_reason_name(reason));
        handle_set_name(L, "result", results[law_dip_reason_result(reason)]);
        if (*law_dip_reason_rule(reason))
            handle_set_name(L, "rule", law_dip_reason_rule(reason));
        handle_set_name(L, "sentence", law_dip_reason_sentence(reason));
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

static const luaL_Reg functions[] = {
    {"dip_map_new", dip_map_new},
    {"dip_map_details", dip_map_details},
    {"dip_map_neighbours", dip_map_neighbours},
    {"dip_map_hash", dip_map_hash},
    {"dip_find", dip_find},
    {"dip_read_order", dip_read_order},
    {"dip_coast_words", dip_coast_words},
    {"dip_reasons", dip_reasons},
    {NULL, NULL},
};

void bind_diplomacy(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    dip_values_define(L);
    handle_define(L, DIPLOMACY_MAP_TYPE, close_map);
    lua_setfield(L, -2, "diplomacy_map_type");
}
