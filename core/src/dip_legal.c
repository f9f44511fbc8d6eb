/* All orders that can be of use, for whoever chooses among them.
 *
 * Provinces and units are sets of bits, of which only as many words are looked at as the board and
 * the units need. */
#include <string.h>

#include "dip_map.h"
#include "dip_turn.h"

/* Provinces, or units, a bit each. */
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
    unsigned words, unit_words; /* of a set of provinces, and of units, so many are in use */
    uint8_t at[LAW__DIP_UNITS];
    uint8_t group_of[LAW__DIP_UNITS]; /* of a fleet at sea; else LAW__DIP_NONE */
    group groups[LAW__DIP_UNITS];
    unsigned group_count;
    set near[LAW__DIP_UNITS];         /* where a unit comes by itself */
    set convoys[LAW__DIP_UNITS];      /* where an army comes by convoy */
    set reach[LAW__DIP_UNITS];        /* where it comes in either way */
    set involved[LAW__DIP_PROVINCES]; /* the units that stand in a province, or reach it */
    law_dip_order *orders;
    size_t most, total;
} listing;

/* ---- Sets ---- */

static unsigned lowest(uint64_t bits)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(bits);
#else
    unsigned index = 0;
    for (; (bits & 1) == 0; bits >>= 1)
        index++;
    return index;
#endif
}

/* Goes through the members of a set. */
typedef struct {
    const uint64_t *bits;
    unsigned words, word;
    uint64_t rest;
} walk;

static walk begin(const set *members, unsigned words)
{
    return (walk){members->bits, words, 0, members->bits[0]};
}

static bool next(walk *through, unsigned *member)
{
    while (through->rest == 0) {
        if (++through->word >= through->words)
            return false;
        through->rest = through->bits[through->word];
    }
    *member = through->word * 64 + lowest(through->rest);
    through->rest &= through->rest - 1;
    return true;
}

static set both(const set *a, const set *b, unsigned words)
{
    set all = {{0}};
    for (unsigned i = 0; i < words; i++)
        all.bits[i] = a->bits[i] & b->bits[i];
    return all;
}

static set either(const set *a, const set *b, unsigned words)
{
    set all = {{0}};
    for (unsigned i = 0; i < words; i++)
        all.bits[i] = a->bits[i] | b->bits[i];
    return all;
}

static void join(set *to, const set *other, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        to->bits[i] |= other->bits[i];
}

static bool touch(const set *a, const set *b, unsigned words)
{
    uint64_t any = 0;
    for (unsigned i = 0; i < words; i++)
        any |= a->bits[i] & b->bits[i];
    return any != 0;
}

static bool has(const set *members, unsigned member)
{
    return law__dip_bit(members->bits, member);
}

static void put(set *members, unsigned member)
{
    law__dip_set(members->bits, member);
}

static void leave_out(set *members, unsigned member)
{
    members->bits[member >> 6] &= ~(UINT64_C(1) << (member & 63));
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

/* Makes one group of two; the one that is left over is empty. */
static void merge(listing *list, unsigned from, unsigned to)
{
    for (unsigned unit = 0; unit < list->count; unit++) {
        if (list->group_of[unit] == from)
            list->group_of[unit] = (uint8_t)to;
    }
    join(&list->groups[to].fleets, &list->groups[from].fleets, list->words);
    join(&list->groups[to].coasts, &list->groups[from].coasts, list->words);
    memset(&list->groups[from], 0, sizeof list->groups[from]);
}

static void see_fleet(listing *list, unsigned unit)
{
    const set *near = &list->near[unit];
    unsigned own = list->group_count++;
    group *made = &list->groups[own];
    memset(&made->fleets, 0, sizeof made->fleets);
    put(&made->fleets, list->at[unit]);
    for (unsigned i = 0; i < list->words; i++)
        made->coasts.bits[i] = near->bits[i] & list->map->coastal[i];
    list->group_of[unit] = (uint8_t)own;
    for (unsigned other = 0; other < own; other++) {
        if (touch(&list->groups[other].fleets, near, list->words))
            merge(list, other, own);
    }
}

static void see_convoys(listing *list, unsigned army)
{
    set *convoys = &list->convoys[army];
    for (unsigned i = 0; i < list->group_count; i++) {
        if (has(&list->groups[i].coasts, list->at[army]))
            join(convoys, &list->groups[i].coasts, list->words);
    }
    leave_out(convoys, list->at[army]);
}

static void see_reach(listing *list, unsigned unit)
{
    unsigned province;
    list->reach[unit] = either(&list->near[unit], &list->convoys[unit], list->words);
    put(&list->involved[list->at[unit]], unit);
    walk open = begin(&list->reach[unit], list->words);
    while (next(&open, &province))
        put(&list->involved[province], unit);
}

static void see(listing *list)
{
    see_units(list);
    for (unsigned unit = 0; unit < list->count; unit++) {
        if (list->units[unit].type == LAW_DIP_FLEET &&
            list->map->terrain[list->at[unit]] == LAW_DIP_SEA)
            see_fleet(list, unit);
    }
    memset(list->involved, 0, list->map->province_count * sizeof *list->involved);
    memset(list->convoys, 0, list->count * sizeof *list->convoys);
    for (unsigned unit = 0; unit < list->count; unit++) {
        if (list->units[unit].type == LAW_DIP_ARMY)
            see_convoys(list, unit);
        see_reach(list, unit);
    }
}

/* ---- Orders ---- */

/* An order without its goal; `of` and goals are ids. */
typedef struct {
    law_dip_order_kind kind;
    uint16_t of;
    bool is_via;
} form;

static uint16_t id_of(unsigned index)
{
    return (uint16_t)(index + 1);
}

/* Field by field, since a whole order would be put together elsewhere first. */
static void write_order(law_dip_order *order, form what, unsigned to)
{
    order->kind = what.kind;
    order->of.id = what.of;
    order->to.id = (uint16_t)to;
    order->is_via = what.is_via;
}

static void add(listing *list, form what, unsigned to)
{
    if (list->total < list->most)
        write_order(&list->orders[list->total], what, to);
    list->total++;
}

static void add_to_each(listing *list, form what, const set *provinces)
{
    unsigned province;
    walk open = begin(provinces, list->words);
    while (next(&open, &province))
        add(list, what, id_of(province));
}

static void add_fleet_moves(listing *list, unsigned unit)
{
    const law_dip_map *map = list->map;
    const uint64_t *places = map->fleet[list->units[unit].at.id - 1];
    const form what = {LAW_DIP_MOVE, 0, false};
    unsigned province;
    walk open = begin(&list->near[unit], list->words);
    while (next(&open, &province)) {
        if (map->coast_count[province] == 0)
            add(list, what, id_of(province));
        for (unsigned i = 0; i < map->coast_count[province]; i++) {
            unsigned coast = map->first_coast[province] + i;
            if (law__dip_bit(places, coast))
                add(list, what, id_of(coast));
        }
    }
}

static void add_moves(listing *list, unsigned unit)
{
    if (list->units[unit].type == LAW_DIP_FLEET) {
        add_fleet_moves(list, unit);
        return;
    }
    set twice = both(&list->near[unit], &list->convoys[unit], list->words);
    add_to_each(list, (form){LAW_DIP_MOVE, 0, false}, &list->reach[unit]);
    add_to_each(list, (form){LAW_DIP_MOVE, 0, true}, &twice);
}

/* Supports of others: to hold, and to move wherever they can. */
static void add_supports(listing *list, unsigned unit)
{
    const set *near = &list->near[unit];
    set others = {{0}};
    unsigned province, other;
    walk open = begin(near, list->words);
    while (next(&open, &province))
        join(&others, &list->involved[province], list->unit_words);
    leave_out(&others, unit);
    walk open_others = begin(&others, list->unit_words);
    while (next(&open_others, &other)) {
        uint16_t of = id_of(list->at[other]);
        set targets = both(near, &list->reach[other], list->words);
        if (has(near, list->at[other]))
            add(list, (form){LAW_DIP_SUPPORT_HOLD, of, false}, 0);
        add_to_each(list, (form){LAW_DIP_SUPPORT_MOVE, of, false}, &targets);
    }
}

static void add_convoys(listing *list, unsigned unit)
{
    const set *coasts = &list->groups[list->group_of[unit]].coasts;
    for (unsigned army = 0; army < list->count; army++) {
        if (list->units[army].type == LAW_DIP_FLEET || !has(coasts, list->at[army]))
            continue;
        set goals = *coasts;
        leave_out(&goals, list->at[army]);
        add_to_each(list, (form){LAW_DIP_CONVOY, id_of(list->at[army]), false}, &goals);
    }
}

static void add_all(listing *list, unsigned unit)
{
    add(list, (form){LAW_DIP_HOLD, 0, false}, 0);
    add_moves(list, unit);
    add_supports(list, unit);
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
    list.words = (map->province_count + 63U) / 64;
    list.unit_words = (list.count + 63) / 64;
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
