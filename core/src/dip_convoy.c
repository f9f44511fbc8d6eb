/* Chains of fleets: which there are, which were ordered, which are still whole. */
#include <string.h>

#include "dip_turn.h"

/* Whether a fleet at sea may be a link of the chain. */
static bool is_link(const law__dip_turn *turn, unsigned army, unsigned fleet,
                    law__dip_fleets fleets)
{
    if (!turn->is_fleet_at_sea[fleet])
        return false;
    if (fleets == LAW__DIP_ANY_FLEET)
        return true;
    if (turn->kind[fleet] != LAW_DIP_CONVOY || turn->of[fleet] != army)
        return false;
    if (fleets == LAW__DIP_ORDERED)
        return true;
    law__dip_answer is_dislodged = law__dip_is_dislodged(turn, fleet);
    return is_dislodged == LAW__DIP_NO ||
           (fleets == LAW__DIP_PERHAPS && is_dislodged == LAW__DIP_OPEN);
}

/* Do a fleet and a province touch? */
static bool touches(const law__dip_turn *turn, unsigned fleet, unsigned province)
{
    return law__dip_bit(turn->map->fleet_province[turn->units[fleet].at.id - 1], province);
}

bool law__dip_is_joined(const law__dip_turn *turn, unsigned army, unsigned to,
                        law__dip_fleets fleets, unsigned but)
{
    uint8_t open[LAW__DIP_UNITS], queue[LAW__DIP_UNITS];
    unsigned open_count = 0, head = 0, tail = 0;
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (fleet == but || !is_link(turn, army, fleet, fleets))
            continue;
        if (touches(turn, fleet, turn->at[army]))
            queue[tail++] = (uint8_t)fleet;
        else
            open[open_count++] = (uint8_t)fleet;
    }
    while (head < tail) {
        unsigned fleet = queue[head++], kept = 0;
        if (touches(turn, fleet, to))
            return true;
        for (unsigned i = 0; i < open_count; i++) {
            if (touches(turn, fleet, turn->at[open[i]]))
                queue[tail++] = open[i];
            else
                open[kept++] = open[i];
        }
        open_count = kept;
    }
    return false;
}

/* ---- Of use ---- */

/* A chain without a shortcut: none of its fleets touches another but the next, nor an end but the
 * first and the last. To find one through a given fleet may take very long on a contrived board, so
 * there is a limit, beyond which each fleet of the chain that was asked for counts. */
enum { STEPS_MAX = 100000 };

typedef struct {
    const law__dip_turn *turn;
    unsigned army, fleet;
    law__dip_fleets fleets;
    uint8_t route[LAW__DIP_UNITS];
    unsigned steps;
} route_search;

static bool is_shortcut(const route_search *search, unsigned length, unsigned next)
{
    if (touches(search->turn, next, search->turn->at[search->army]))
        return true;
    for (unsigned i = 0; i + 1 < length; i++) {
        unsigned earlier = search->route[i];
        if (earlier == next || touches(search->turn, earlier, search->turn->at[next]))
            return true;
    }
    return false;
}

/* Goes on from the last of the route's fleets; at most as deep as there are fleets. */
static bool find_route(route_search *search, unsigned length, bool has_passed)
{
    const law__dip_turn *turn = search->turn;
    unsigned last = search->route[length - 1];
    if (search->steps++ >= STEPS_MAX)
        return true;
    has_passed = has_passed || last == search->fleet;
    if (touches(turn, last, turn->to[search->army]))
        return has_passed;
    for (unsigned next = 0; next < turn->count; next++) {
        if (next == last || !is_link(turn, search->army, next, search->fleets) ||
            !touches(turn, last, turn->at[next]) || is_shortcut(search, length, next))
            continue;
        search->route[length] = (uint8_t)next;
        if (find_route(search, length + 1, has_passed))
            return true;
    }
    return false;
}

bool law__dip_is_of_use(const law__dip_turn *turn, unsigned army, unsigned fleet,
                        law__dip_fleets fleets)
{
    route_search search = {.turn = turn, .army = army, .fleet = fleet, .fleets = fleets};
    for (unsigned first = 0; first < turn->count; first++) {
        if (!is_link(turn, army, first, fleets) || !touches(turn, first, turn->at[army]))
            continue;
        search.route[0] = (uint8_t)first;
        if (find_route(&search, 1, false))
            return true;
    }
    return false;
}

/* ---- Whether it comes about ---- */

/* 4.A.1, the old rule: each fleet of each route has to stay (6.F.12). */
static law__dip_answer judge_all_fleets(const law__dip_turn *turn, unsigned army)
{
    law__dip_answer has_path = LAW__DIP_YES;
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (!is_link(turn, army, fleet, LAW__DIP_ORDERED))
            continue;
        law__dip_answer is_dislodged = law__dip_is_dislodged(turn, fleet);
        if (is_dislodged == LAW__DIP_NO || !law__dip_is_of_use(turn, army, fleet, LAW__DIP_ORDERED))
            continue;
        if (is_dislodged == LAW__DIP_YES)
            return LAW__DIP_NO;
        if (is_dislodged == LAW__DIP_OPEN)
            has_path = LAW__DIP_OPEN;
    }
    return has_path;
}

law__dip_answer law__dip_judge_path(const law__dip_turn *turn, unsigned army)
{
    unsigned to = turn->to[army];
    if (turn->rules.all_routes_needed)
        return judge_all_fleets(turn, army);
    if (law__dip_is_joined(turn, army, to, LAW__DIP_SURE, LAW__DIP_NONE))
        return LAW__DIP_YES;
    return law__dip_is_joined(turn, army, to, LAW__DIP_PERHAPS, LAW__DIP_NONE) ? LAW__DIP_OPEN
                                                                               : LAW__DIP_NO;
}
