/* All orders that can be of use, for whoever chooses among them. */
#include <string.h>

#include "dip_map.h"
#include "dip_turn.h"

/* Provinces, a bit each. */
typedef struct {
    uint64_t bits[LAW__DIP_WORDS];
} set;

/* What a group of fleets at sea that touch each other makes of the coasts around it: an army on one
 * of them can come to all others. */
typedef struct {
    set fleets, coasts;
} group;

typedef struct {
    const law_dip_map *map;
    const law_dip_unit *units;
    unsigned count;
    uint8_t at[LAW__DIP_UNITS];
    uint8_t group_of[LAW__DIP_UNITS]; /* of a fleet at sea; else LAW__DIP_NONE */
    group groups[LAW__DIP_UNITS];
    unsigned group_count;
    set near[LAW__DIP_UNITS];    /* where a unit comes by itself */
    set convoys[LAW__DIP_UNITS]; /* where an army comes by convoy */
    law_dip_order *orders;
    size_t most, total;
} listing;

/* The first province of a set from `from` on; past the last word: LAW__DIP_PROVINCES. */
static unsigned next_of(const set *provinces, unsigned from)
{
    while (from < LAW__DIP_PROVINCES) {
        uint64_t rest = provinces->bits[from >> 6] >> (from & 63);
        if (rest == 0) {
            from = (from | 63) + 1;
            continue;
        }
#if defined(__GNUC__)
        return from + (unsigned)__builtin_ctzll(rest);
#else
        while ((rest & 1) == 0) {
            rest >>= 1;
            from++;
        }
        return from;
#endif
    }
    return from;
}

#define EACH_PROVINCE(p, provinces)                                                                \
    for (unsigned p = next_of(provinces, 0); p < LAW__DIP_PROVINCES; p = next_of(provinces, p + 1))

static set both(const set *a, const set *b)
{
    set all;
    for (unsigned i = 0; i < LAW__DIP_WORDS; i++)
        all.bits[i] = a->bits[i] & b->bits[i];
    return all;
}

static void join(set *to, const set *other)
{
    for (unsigned i = 0; i < LAW__DIP_WORDS; i++)
        to->bits[i] |= other->bits[i];
}

static bool has(const set *provinces, unsigned province)
{
    return law__dip_bit(provinces->bits, province);
}

static void leave_out(set *provinces, unsigned province)
{
    provinces->bits[province >> 6] &= ~(UINT64_C(1) << (province & 63));
}

/* ---- What there is ---- */

static void see_units(listing *list)
{
    const law_dip_map *map = list->map;
    for (unsigned unit = 0; unit < list->count; unit++) {
        unsigned place = list->units[unit].at.id - 1U;
        bool is_fleet = list->units[unit].type == LAW_DIP_FLEET;
        list->at[unit] = map->province_of[place];
        list->group_of[unit] = LAW__DIP_NONE;
        memcpy(list->near[unit].bits,
               is_fleet ? map->fleet_province[place] : map->army[list->at[unit]],
               sizeof list->near[unit].bits);
    }
}

static bool touch(const set *a, const set *b)
{
    uint64_t any = 0;
    for (unsigned i = 0; i < LAW__DIP_WORDS; i++)
        any |= a->bits[i] & b->bits[i];
    return any != 0;
}

/* Makes one group of two; the one that is left over is empty. */
static void merge(listing *list, unsigned from, unsigned to)
{
    for (unsigned unit = 0; unit < list->count; unit++) {
        if (list->group_of[unit] == from)
            list->group_of[unit] = (uint8_t)to;
    }
    join(&list->groups[to].fleets, &list->groups[from].fleets);
    join(&list->groups[to].coasts, &list->groups[from].coasts);
    memset(&list->groups[from], 0, sizeof list->groups[from]);
}

static void see_fleet(listing *list, unsigned unit)
{
    const law_dip_map *map = list->map;
    const set *near = &list->near[unit];
    unsigned own = list->group_count++;
    group *made = &list->groups[own];
    memset(made, 0, sizeof *made);
    law__dip_set(made->fleets.bits, list->at[unit]);
    EACH_PROVINCE(p, near)
    {
        if (map->terrain[p] == LAW_DIP_COAST)
            law__dip_set(made->coasts.bits, p);
    }
    list->group_of[unit] = (uint8_t)own;
    for (unsigned other = 0; other < own; other++) {
        if (touch(&list->groups[other].fleets, near))
            merge(list, other, own);
    }
}

static void see_convoys(listing *list)
{
    for (unsigned unit = 0; unit < list->count; unit++) {
        memset(&list->convoys[unit], 0, sizeof list->convoys[unit]);
        if (list->units[unit].type == LAW_DIP_FLEET)
            continue;
        for (unsigned i = 0; i < list->group_count; i++) {
            if (has(&list->groups[i].coasts, list->at[unit]))
                join(&list->convoys[unit], &list->groups[i].coasts);
        }
        leave_out(&list->convoys[unit], list->at[unit]);
    }
}

static void see(listing *list)
{
    see_units(list);
    for (unsigned unit = 0; unit < list->count; unit++) {
        if (list->units[unit].type == LAW_DIP_FLEET &&
            list->map->terrain[list->at[unit]] == LAW_DIP_SEA)
            see_fleet(list, unit);
    }
    see_convoys(list);
}

/* ---- Orders ---- */

static void add(listing *list, law_dip_order_kind kind, unsigned of, unsigned to, bool is_via)
{
    if (list->total < list->most)
        list->orders[list->total] = (law_dip_order){
            .kind = kind,
            .of = {(uint16_t)(kind >= LAW_DIP_SUPPORT_HOLD ? of + 1 : 0)},
            .to = {(uint16_t)(kind != LAW_DIP_HOLD && kind != LAW_DIP_SUPPORT_HOLD ? to + 1 : 0)},
            .is_via = is_via};
    list->total++;
}

static void add_fleet_moves(listing *list, unsigned unit)
{
    const law_dip_map *map = list->map;
    const uint64_t *places = map->fleet[list->units[unit].at.id - 1];
    EACH_PROVINCE(p, &list->near[unit])
    {
        if (map->coast_count[p] == 0)
            add(list, LAW_DIP_MOVE, 0, p, false);
        for (unsigned i = 0; i < map->coast_count[p]; i++) {
            unsigned coast = map->first_coast[p] + i;
            if (law__dip_bit(places, coast))
                add(list, LAW_DIP_MOVE, 0, coast, false);
        }
    }
}

static void add_moves(listing *list, unsigned unit)
{
    if (list->units[unit].type == LAW_DIP_FLEET) {
        add_fleet_moves(list, unit);
        return;
    }
    const set *near = &list->near[unit], *convoys = &list->convoys[unit];
    set all = *near, twice = both(near, convoys);
    join(&all, convoys);
    EACH_PROVINCE(p, &all)
    add(list, LAW_DIP_MOVE, 0, p, false);
    EACH_PROVINCE(p, &twice)
    add(list, LAW_DIP_MOVE, 0, p, true);
}

/* Supports of one unit: to hold, and to move wherever it can. */
static void add_supports(listing *list, unsigned unit, unsigned other)
{
    const set *near = &list->near[unit];
    if (has(near, list->at[other]))
        add(list, LAW_DIP_SUPPORT_HOLD, list->at[other], 0, false);
    set all = list->near[other];
    join(&all, &list->convoys[other]);
    all = both(&all, near);
    leave_out(&all, list->at[unit]);
    EACH_PROVINCE(p, &all)
    add(list, LAW_DIP_SUPPORT_MOVE, list->at[other], p, false);
}

static void add_convoys(listing *list, unsigned unit)
{
    const set *coasts = &list->groups[list->group_of[unit]].coasts;
    for (unsigned army = 0; army < list->count; army++) {
        if (list->units[army].type == LAW_DIP_FLEET || !has(coasts, list->at[army]))
            continue;
        EACH_PROVINCE(p, coasts)
        {
            if (p != list->at[army])
                add(list, LAW_DIP_CONVOY, list->at[army], p, false);
        }
    }
}

static void add_all(listing *list, unsigned unit)
{
    add(list, LAW_DIP_HOLD, 0, 0, false);
    add_moves(list, unit);
    for (unsigned other = 0; other < list->count; other++) {
        if (other != unit)
            add_supports(list, unit, other);
    }
    if (list->group_of[unit] != LAW__DIP_NONE)
        add_convoys(list, unit);
}

law_status law_dip_legal_orders(size_t *total, law_dip_order *orders, size_t most, uint32_t *starts,
                                const law_dip_map *map, const law_dip_unit *units, size_t count,
                                law_error *error)
{
    *total = 0;
    law_status status = law__dip_check_units(map, units, count, error);
    if (status != LAW_OK)
        return status;
    listing list;
    list.map = map;
    list.units = units;
    list.count = (unsigned)count;
    list.group_count = 0;
    list.orders = orders;
    list.most = most;
    list.total = 0;
    see(&list);
    for (unsigned unit = 0; unit < list.count; unit++) {
        starts[unit] = (uint32_t)list.total;
        add_all(&list, unit);
    }
    starts[count] = (uint32_t)list.total;
    *total = list.total;
    return LAW_OK;
}
