/* The routes of a convoy: chains, of fleets that were ordered to it, none of which could be left
 * out. */
#include "dip_facts.h"

enum { NONE = LAW__DIP_NONE, ROUTES_MAX = 12, STEPS_MAX = 2000 };

typedef struct {
    law__dip_facts *list;
    unsigned army, length, routes, steps;
    uint8_t route[LAW_DIP_ROUTE_MAX];
    bool has_more; /* routes that are too long, or too many */
} route_search;

static bool is_ordered(const law__dip_turn *turn, unsigned fleet, unsigned army)
{
    return turn->kind[fleet] == LAW_DIP_CONVOY && turn->of[fleet] == army;
}

static bool has_fleet(const law__dip_turn *turn, unsigned army)
{
    bool has = false;
    for (unsigned fleet = 0; fleet < turn->count; fleet++)
        has = has || is_ordered(turn, fleet, army);
    return has;
}

static bool touches(const law__dip_turn *turn, unsigned fleet, unsigned province)
{
    return law__dip_bit(turn->map->fleet_province[turn->units[fleet].at.id - 1], province);
}

static void add_route(route_search *search)
{
    const law__dip_turn *turn = &search->list->turn;
    law_dip_fact fact = law__dip_fact(LAW_DIP_ROUTE_WHOLE_FACT, search->army, NONE);
    for (unsigned i = 0; i < search->length; i++) {
        unsigned fleet = search->route[i], by = law__dip_attacker(turn, fleet);
        fact.route[i] = (uint8_t)fleet;
        if (by == NONE || fact.kind == LAW_DIP_ROUTE_BROKEN_FACT)
            continue;
        fact.kind = LAW_DIP_ROUTE_BROKEN_FACT;
        fact.unit = (uint8_t)fleet;
        fact.other = (uint8_t)by;
    }
    fact.route_length = (uint8_t)search->length;
    law__dip_add(search->list, fact);
    search->routes++;
}

/* May a fleet follow the last one of the route, without a way around that one? */
static bool may_follow(const route_search *search, unsigned fleet)
{
    const law__dip_turn *turn = &search->list->turn;
    if (!is_ordered(turn, fleet, search->army))
        return false;
    if (search->length == 0)
        return touches(turn, fleet, turn->at[search->army]);
    if (touches(turn, fleet, turn->at[search->army]))
        return false;
    for (unsigned i = 0; i < search->length; i++) {
        bool is_next = touches(turn, search->route[i], turn->at[fleet]);
        if (search->route[i] == fleet || is_next != (i + 1 == search->length))
            return false;
    }
    return true;
}

static void go_on(route_search *search)
{
    const law__dip_turn *turn = &search->list->turn;
    unsigned last = search->length > 0 ? search->route[search->length - 1] : NONE;
    if (last != NONE && touches(turn, last, turn->to[search->army])) {
        add_route(search);
        return;
    }
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (!may_follow(search, fleet))
            continue;
        if (search->length == LAW_DIP_ROUTE_MAX || search->routes == ROUTES_MAX ||
            search->steps++ == STEPS_MAX) {
            search->has_more = true;
            return;
        }
        search->route[search->length++] = (uint8_t)fleet;
        go_on(search);
        search->length--;
        if (search->has_more)
            return;
    }
}

/* By the old rule each fleet of each route has to stay (4.A.1). */
static void add_lost_fleets(law__dip_facts *list, unsigned army)
{
    const law__dip_turn *turn = &list->turn;
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        unsigned by = is_ordered(turn, fleet, army) ? law__dip_attacker(turn, fleet) : NONE;
        if (by != NONE && law__dip_is_of_use(turn, army, fleet, LAW__DIP_ORDERED))
            law__dip_add(list, law__dip_fact(LAW_DIP_FLEET_LOST_FACT, fleet, by));
    }
}

void law__dip_add_routes(law__dip_facts *list, unsigned army)
{
    route_search search = {.list = list, .army = army};
    go_on(&search);
    if (search.has_more)
        law__dip_add(list, law__dip_fact(LAW_DIP_MORE_ROUTES_FACT, army, NONE));
    else if (search.routes == 0)
        law__dip_add(list, law__dip_fact(has_fleet(&list->turn, army) ? LAW_DIP_NO_ROUTE_FACT
                                                                      : LAW_DIP_NO_FLEET_FACT,
                                         army, NONE));
    if (list->turn.rules.all_routes_needed)
        add_lost_fleets(list, army);
}
