/* How fast Diplomacy is: its core, the module, and what else a script asks to be timed, each in one
 * process with the yardstick.
 *
 * bench_diplomacy SCRIPT [ARGUMENT…]: runs a Lua script with `arg` and a table `bench`, whose
 * functions stand at the end of this file. */
#define _POSIX_C_SOURCE 200809L
#include "diplomacy_values.h"
#include "timing.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define POSITIONS_TYPE "bench.positions"

enum { LISTED_MAX = 65536 };

static void check(lua_State *L, law_status status)
{
    if (status != LAW_OK)
        luaL_error(L, "the core says: %s", law_status_name(status));
}

/* ---- Positions with orders ---- */

typedef struct {
    law_dip_unit *units;
    law_dip_order *orders;
    size_t count;
} position;

/* Its user values are the board, and a list of what it has in memory. */
typedef struct {
    lua_State *L;
    const law_dip_map *map;
    law_dip_rules rules;
    size_t count, next;
    position list[];
} positions;

/* Memory that the table at an index keeps. */
static void *new_memory(lua_State *L, int keeper, size_t size)
{
    void *memory = lua_newuserdatauv(L, size, 0);
    lua_rawseti(L, keeper, (lua_Integer)lua_rawlen(L, keeper) + 1);
    return memory;
}

static void read_position(const dip_values *values, int form, int keeper, positions *all,
                          position *to)
{
    dip_units units;
    law_dip_order orders[LAW_DIP_PROVINCE_COUNT_MAX];
    if (!dip_read_units(values, form, &units) || !dip_read_orders(values, form, &units, orders) ||
        !dip_read_rules(values, form, &all->rules))
        luaL_error(values->L, "a position that cannot be read");
    to->units = new_memory(values->L, keeper, units.count * sizeof *to->units);
    to->orders = new_memory(values->L, keeper, units.count * sizeof *to->orders);
    to->count = units.count;
    memcpy(to->units, units.list, units.count * sizeof *to->units);
    memcpy(to->orders, orders, units.count * sizeof *to->orders);
}

/* read(board, forms): positions as board:move takes them, which are judged by the rules of the
 * last. */
static int read_positions(lua_State *L)
{
    enum { KEEPER = 3 };
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    size_t count = (size_t)lua_rawlen(L, 2);
    lua_createtable(L, (int)count * 2, 0);
    positions *all = lua_newuserdatauv(L, sizeof *all + count * sizeof *all->list, 2);
    luaL_setmetatable(L, POSITIONS_TYPE);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    lua_pushvalue(L, KEEPER);
    lua_setiuservalue(L, -2, 2);
    dip_values values = dip_values_open(L, 1);
    all->L = L;
    all->map = values.map;
    all->count = count;
    all->next = 0;
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, 2, (lua_Integer)i + 1);
        read_position(&values, lua_gettop(L), KEEPER, all, &all->list[i]);
        lua_pop(L, 1);
    }
    lua_pushvalue(L, KEEPER + 1);
    return 1;
}

static const position *next_position(positions *all)
{
    const position *p = &all->list[all->next];
    all->next = all->next + 1 < all->count ? all->next + 1 : 0;
    return p;
}

static double time_moves(void *context, uint64_t count)
{
    positions *all = context;
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_provinces stand_offs;
    double start = timing_now();
    for (uint64_t i = 0; i < count; i++) {
        const position *p = next_position(all);
        check(all->L, law_dip_move(verdicts, &stand_offs, all->map, &all->rules, p->units,
                                   p->orders, p->count, NULL));
    }
    return timing_now() - start;
}

static law_dip_order listed[LISTED_MAX];

static double time_legal(void *context, uint64_t count)
{
    positions *all = context;
    uint32_t starts[LAW_DIP_PROVINCE_COUNT_MAX + 1];
    size_t total;
    double start = timing_now();
    for (uint64_t i = 0; i < count; i++) {
        const position *p = next_position(all);
        check(all->L, law_dip_legal_orders(&total, listed, LISTED_MAX, starts, all->map, p->units,
                                           p->count, NULL));
    }
    return timing_now() - start;
}

/* ---- Whole games by chance ---- */

typedef struct {
    lua_State *L;
    const law_dip_map *map;
    law_dip_rules rules;
    dip_units start;
    law_dip_power owners[LAW_DIP_PROVINCE_COUNT_MAX]; /* at the start */
    unsigned win, years;
    uint64_t chance, phases;
    law_dip_adjustment *orders; /* room for those of a winter */
} games;

typedef struct {
    games *of;
    law_dip_unit units[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t count;
    law_dip_dislodged beaten[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t beaten_count;
    law_dip_provinces stand_offs;
    law_dip_power owners[LAW_DIP_PROVINCE_COUNT_MAX];
} game;

static unsigned draw(games *all, size_t bound)
{
    all->chance = all->chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(((all->chance >> 32) * bound) >> 32);
}

static void play_movement(game *g)
{
    games *all = g->of;
    uint32_t starts[LAW_DIP_PROVINCE_COUNT_MAX + 1];
    law_dip_order orders[LAW_DIP_PROVINCE_COUNT_MAX];
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t total, standing = 0;
    check(all->L, law_dip_legal_orders(&total, listed, LISTED_MAX, starts, all->map, g->units,
                                       g->count, NULL));
    for (size_t i = 0; i < g->count; i++)
        orders[i] = listed[starts[i] + draw(all, starts[i + 1] - starts[i])];
    check(all->L, law_dip_move(verdicts, &g->stand_offs, all->map, &all->rules, g->units, orders,
                               g->count, NULL));
    g->beaten_count = 0;
    for (size_t i = 0; i < g->count; i++) {
        if (verdicts[i].is_dislodged)
            g->beaten[g->beaten_count++] = (law_dip_dislodged){
                g->units[i], law_dip_origin(verdicts, all->map, &all->rules, g->units, i)};
    }
    for (size_t i = 0; i < g->count; i++) {
        law_dip_unit unit = g->units[i];
        unit.at = verdicts[i].at;
        if (!verdicts[i].is_dislodged)
            g->units[standing++] = unit;
    }
    g->count = standing;
    all->phases++;
}

static void play_retreats(game *g)
{
    games *all = g->of;
    law_dip_place to[LAW_DIP_PROVINCE_COUNT_MAX], places[LAW_DIP_PLACE_COUNT_MAX];
    law_dip_verdict verdicts[LAW_DIP_PROVINCE_COUNT_MAX];
    if (g->beaten_count == 0)
        return;
    for (size_t i = 0; i < g->beaten_count; i++) {
        size_t found = law_dip_retreats(places, LAW_DIP_PLACE_COUNT_MAX, all->map, &g->beaten[i],
                                        g->units, g->count, &g->stand_offs);
        unsigned chosen = draw(all, found + 1);
        to[i] = chosen < found ? places[chosen] : (law_dip_place){0};
    }
    check(all->L, law_dip_retreat(verdicts, all->map, &all->rules, g->beaten, to, g->beaten_count,
                                  g->units, g->count, &g->stand_offs, NULL));
    for (size_t i = 0; i < g->beaten_count; i++) {
        law_dip_unit unit = g->beaten[i].unit;
        unit.at = verdicts[i].at;
        if (unit.at.id != 0)
            g->units[g->count++] = unit;
    }
    all->phases++;
}

static void take_centres(game *g)
{
    for (size_t i = 0; i < g->count; i++) {
        law_dip_place province = law_dip_map_province_of(g->of->map, g->units[i].at);
        if (law_dip_map_is_centre(g->of->map, province))
            g->owners[province.id - 1] = g->units[i].power;
    }
}

static bool is_won(const game *g)
{
    unsigned counts[LAW_DIP_POWER_COUNT_MAX + 1] = {0};
    uint32_t provinces = law_dip_map_province_count(g->of->map);
    for (uint32_t i = 0; i < provinces; i++) {
        if (g->owners[i].id != 0 && ++counts[g->owners[i].id] >= g->of->win)
            return true;
    }
    return false;
}

/* An army or a fleet in each own home centre, in turns; removals are left to the rule. */
static size_t order_builds(game *g)
{
    games *all = g->of;
    size_t count = 0;
    uint32_t provinces = law_dip_map_province_count(all->map);
    for (uint32_t i = 0; i < provinces; i++) {
        law_dip_place at = {(uint16_t)(i + 1)};
        if (g->owners[i].id == 0 || law_dip_map_home(all->map, at).id != g->owners[i].id)
            continue;
        bool is_fleet = law_dip_map_terrain(all->map, at) == LAW_DIP_COAST && draw(all, 2) == 0;
        uint32_t coasts = law_dip_map_coast_count(all->map, at);
        all->orders[count++] = (law_dip_adjustment){
            LAW_DIP_BUILD, g->owners[i], is_fleet ? LAW_DIP_FLEET : LAW_DIP_ARMY,
            is_fleet && coasts > 0 ? law_dip_map_coast(all->map, at, draw(all, coasts)) : at};
    }
    return count;
}

static void play_winter(game *g)
{
    games *all = g->of;
    law_dip_unit after[LAW_DIP_PROVINCE_COUNT_MAX];
    size_t count = order_builds(g);
    check(all->L, law_dip_adjust(after, &g->count, NULL, all->map, &all->rules, g->owners, g->units,
                                 g->count, all->orders, count, NULL));
    memcpy(g->units, after, g->count * sizeof *after);
    all->phases++;
}

static double time_games(void *context, uint64_t count)
{
    games *all = context;
    game g = {.of = all};
    double start = timing_now();
    for (uint64_t i = 0; i < count; i++) {
        memcpy(g.units, all->start.list, all->start.count * sizeof *g.units);
        memcpy(g.owners, all->owners, sizeof g.owners);
        g.count = all->start.count;
        for (unsigned year = 1;; year++) {
            for (unsigned season = 0; season < 2; season++) {
                play_movement(&g);
                play_retreats(&g);
            }
            take_centres(&g);
            if (year >= all->years || is_won(&g))
                break;
            play_winter(&g);
        }
    }
    return timing_now() - start;
}

/* ---- What scripts call ---- */

static timing_effort effort_at(lua_State *L, int index)
{
    return timing_effort_of((int)luaL_checkinteger(L, index));
}

static int push_timing(lua_State *L, timing took)
{
    lua_pushnumber(L, took.least);
    lua_pushnumber(L, took.median);
    lua_pushnumber(L, took.most);
    return 3;
}

/* Each timing is least, median and most seconds for one. `haste`: as timing_effort_of knows it.
 *
 * moves(positions, haste), legal(positions, haste) */
static int measure_moves(lua_State *L)
{
    positions *all = luaL_checkudata(L, 1, POSITIONS_TYPE);
    all->L = L;
    return push_timing(L, timing_measure(effort_at(L, 2), time_moves, all));
}

static int measure_legal(lua_State *L)
{
    positions *all = luaL_checkudata(L, 1, POSITIONS_TYPE);
    all->L = L;
    return push_timing(L, timing_measure(effort_at(L, 2), time_legal, all));
}

/* games(board, form, win, years, haste): also how many phases a game has. The form: units and
 * owners at the start, as board:adjust takes them. */
static int measure_games(lua_State *L)
{
    games all = {.L = L, .rules = law_dip_rules_standard(), .chance = 1};
    all.win = (unsigned)luaL_checkinteger(L, 3);
    all.years = (unsigned)luaL_checkinteger(L, 4);
    lua_settop(L, 5);
    dip_values values = dip_values_open(L, 1);
    all.map = values.map;
    if (!dip_read_units(&values, 2, &all.start) || !dip_read_owners(&values, 2, all.owners))
        return luaL_error(L, "a start that cannot be read");
    all.orders = lua_newuserdatauv(L, LAW_DIP_PROVINCE_COUNT_MAX * sizeof *all.orders, 0);
    timing took = timing_measure(effort_at(L, 5), time_games, &all);
    all.phases = 0;
    time_games(&all, 10);
    push_timing(L, took);
    lua_pushnumber(L, (lua_Number)all.phases / 10);
    return 4;
}

static double time_calls(void *context, uint64_t count)
{
    lua_State *L = context;
    double start = timing_now();
    for (uint64_t i = 0; i < count; i++) {
        lua_pushvalue(L, 1);
        lua_call(L, 0, 0);
    }
    return timing_now() - start;
}

/* calls(f, haste): of a call of a function. */
static int measure_calls(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    return push_timing(L, timing_measure(effort_at(L, 2), time_calls, L));
}

/* yardstick(haste) */
static int measure_yardstick(lua_State *L)
{
    return push_timing(L, timing_yardstick(effort_at(L, 1)));
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

static double children_now(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

/* command(words): how long a command computes; nil where it fails. */
static int measure_command(lua_State *L)
{
    const char *words = luaL_checkstring(L, 1);
    fflush(stdout);
    double start = children_now();
    int status = system(words); /* NOLINT(cert-env33-c): a tool of ours, words of ours */
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return 0;
    lua_pushnumber(L, children_now() - start);
    return 1;
}

static const luaL_Reg functions[] = {
    {"read", read_positions},         {"moves", measure_moves},
    {"legal", measure_legal},         {"games", measure_games},
    {"calls", measure_calls},         {"command", measure_command},
    {"yardstick", measure_yardstick}, {NULL, NULL},
};

int main(int count, char **arguments)
{
    if (count < 2) {
        fputs("usage: bench_diplomacy SCRIPT [ARGUMENT…]\n", stderr);
        return 2;
    }
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    lua_pushcfunction(L, luaopen_lawspeaker);
    lua_setfield(L, -2, "lawspeaker");
    lua_pop(L, 1);
    luaL_newmetatable(L, POSITIONS_TYPE);
    luaL_newlib(L, functions);
    lua_setglobal(L, "bench");
    lua_createtable(L, count, 0);
    for (int i = 1; i < count; i++) {
        lua_pushstring(L, arguments[i]);
        lua_rawseti(L, -2, i - 1);
    }
    lua_setglobal(L, "arg");
    if (luaL_loadfile(L, arguments[1]) != LUA_OK || lua_pcall(L, 0, 0, 0) != LUA_OK) {
        fprintf(stderr, "bench_diplomacy: %s\n", lua_tostring(L, -1));
        return 1;
    }
    lua_close(L);
    return 0;
}
