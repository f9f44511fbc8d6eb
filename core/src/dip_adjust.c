/* Builds and removals, and the removals of a power that does not order enough of them. */
#include <stdlib.h>
#include <string.h>

#include "dip_map.h"
#include "dip_turn.h"
#include "status.h"

enum { NO_DISTANCE = UINT16_MAX };

typedef struct {
    const law_dip_map *map;
    const law_dip_rules *rules;
    const law_dip_power *owners;
    const law_dip_unit *units;
    size_t count;
    uint8_t unit_at[LAW__DIP_PROVINCES]; /* LAW__DIP_NONE: nobody */
    bool is_removed[LAW__DIP_UNITS];
    int balance[LAW_DIP_POWER_COUNT_MAX + 1]; /* by power: builds, or removals below 0 */
    law_dip_unit built[LAW__DIP_UNITS];
    size_t built_count;
} adjusting;

int law_dip_balance(const law_dip_map *map, const law_dip_power *owners, const law_dip_unit *units,
                    size_t count, law_dip_power power)
{
    int balance = 0;
    for (unsigned p = 0; p < map->province_count; p++)
        balance += map->is_centre[p] && owners[p].id == power.id;
    for (size_t i = 0; i < count; i++)
        balance -= units[i].power.id == power.id;
    return balance;
}

/* ---- Orders, each by itself ---- */

/* The coast that a fleet is built on (4.B.7). */
static law_dip_reason find_coast(const adjusting *state, unsigned *place)
{
    const law_dip_map *map = state->map;
    if (*place >= map->province_count || map->coast_count[*place] == 0)
        return LAW_DIP_NONE_REASON;
    if (!state->rules->default_coast)
        return LAW_DIP_COAST_NOT_NAMED_REASON;
    *place = map->first_coast[*place];
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason judge_build(const adjusting *state, const law_dip_adjustment *order,
                                  law_dip_unit *built)
{
    const law_dip_map *map = state->map;
    unsigned place = order->at.id - 1U, province = map->province_of[place];
    bool is_inland = map->terrain[province] == LAW_DIP_LAND;
    bool is_fleet =
        order->type == LAW_DIP_FLEET && !(is_inland && state->rules->inland_fleet_is_army);
    if (is_fleet ? is_inland : map->terrain[province] == LAW_DIP_SEA)
        return LAW_DIP_WRONG_TERRAIN_REASON;
    if (!is_fleet)
        place = province;
    else if (find_coast(state, &place) != LAW_DIP_NONE_REASON)
        return LAW_DIP_COAST_NOT_NAMED_REASON;
    *built = (law_dip_unit){
        order->power, {(uint16_t)(place + 1)}, is_fleet ? LAW_DIP_FLEET : LAW_DIP_ARMY};
    if (state->unit_at[province] != LAW__DIP_NONE)
        return LAW_DIP_OCCUPIED_REASON;
    if (!map->is_centre[province] || state->owners[province].id != order->power.id)
        return LAW_DIP_NO_CENTRE_REASON;
    if (map->home[province] != order->power.id && !state->rules->builds_anywhere)
        return LAW_DIP_NOT_HOME_REASON;
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason judge_removal(const adjusting *state, const law_dip_adjustment *order)
{
    unsigned unit = state->unit_at[state->map->province_of[order->at.id - 1]];
    bool is_own = unit != LAW__DIP_NONE && state->units[unit].power.id == order->power.id;
    return is_own ? LAW_DIP_NONE_REASON : LAW_DIP_NO_UNIT_REASON;
}

static law_dip_reason judge_order(const adjusting *state, const law_dip_adjustment *order)
{
    law_dip_unit built;
    law_dip_reason reason = LAW_DIP_NONE_REASON;
    if (order->kind != LAW_DIP_WAIVE &&
        (order->at.id < 1 || order->at.id > state->map->place_count))
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    if (order->kind == LAW_DIP_BUILD)
        reason = judge_build(state, order, &built);
    else if (order->kind == LAW_DIP_REMOVE)
        reason = judge_removal(state, order);
    int balance = state->balance[order->power.id];
    bool is_due = order->kind == LAW_DIP_REMOVE ? balance < 0 : balance > 0;
    return reason == LAW_DIP_NONE_REASON && !is_due ? LAW_DIP_TOO_MANY_REASON : reason;
}

/* ---- Orders that do not go together ---- */

/* Of those that are possible: those about one province, and those of one power. */
enum { ABOUT_A_PLACE, OF_A_POWER, NO_GROUP = 0 };

typedef struct {
    const adjusting *state;
    const law_dip_adjustment *orders;
    size_t count;
    uint8_t *reasons; /* of each a law_dip_reason */
} sorting;

static law_dip_surplus rule_for(const sorting *all, size_t index, int kind)
{
    bool is_removal = all->orders[index].kind == LAW_DIP_REMOVE;
    const law_dip_rules *rules = all->state->rules;
    if (kind == ABOUT_A_PLACE)
        return is_removal ? LAW_DIP_FIRST : rules->builds_in_one_place;
    return is_removal ? rules->too_many_removals : rules->too_many_builds;
}

static unsigned group_of(const sorting *all, size_t index, int kind)
{
    const law_dip_adjustment *order = &all->orders[index];
    if (kind == OF_A_POWER)
        return order->power.id;
    return order->kind == LAW_DIP_WAIVE ? NO_GROUP
                                        : all->state->map->province_of[order->at.id - 1] + 1U;
}

/* Leaves, of each group, as many as there is room for; the others get a reason. */
static void thin_out(const sorting *all, int kind, const int *room, law_dip_reason reason)
{
    int total[LAW__DIP_UNITS] = {0}, before[LAW__DIP_UNITS] = {0};
    for (size_t i = 0; i < all->count; i++) {
        if (all->reasons[i] == LAW_DIP_NONE_REASON)
            total[group_of(all, i, kind)]++;
    }
    for (size_t i = 0; i < all->count; i++) {
        unsigned group = all->reasons[i] == LAW_DIP_NONE_REASON ? group_of(all, i, kind) : NO_GROUP;
        if (group == NO_GROUP)
            continue;
        int most = room != NULL ? room[group] : 1, number = before[group]++;
        law_dip_surplus rule = rule_for(all, i, kind);
        bool counts = total[group] <= most || (rule == LAW_DIP_FIRST && number < most) ||
                      (rule == LAW_DIP_LAST && number >= total[group] - most);
        if (!counts)
            all->reasons[i] = (uint8_t)reason;
    }
}

static void sort_out(const sorting *all)
{
    int room[LAW_DIP_POWER_COUNT_MAX + 1];
    for (unsigned power = 1; power <= all->state->map->powers.count; power++)
        room[power] = abs(all->state->balance[power]);
    for (size_t i = 0; i < all->count; i++)
        all->reasons[i] = (uint8_t)judge_order(all->state, &all->orders[i]);
    thin_out(all, ABOUT_A_PLACE, NULL, LAW_DIP_TWICE_REASON);
    thin_out(all, OF_A_POWER, room, LAW_DIP_TOO_MANY_REASON);
}

static void carry_out(adjusting *state, const law_dip_adjustment *order)
{
    if (order->kind == LAW_DIP_BUILD) {
        judge_build(state, order, &state->built[state->built_count++]);
    } else if (order->kind == LAW_DIP_REMOVE) {
        state->is_removed[state->unit_at[state->map->province_of[order->at.id - 1]]] = true;
        state->balance[order->power.id]++;
    }
}

/* ---- Removals that nobody ordered (4.D.8) ---- */

static bool is_counted(const adjusting *state, unsigned province, unsigned power)
{
    unsigned owner =
        state->rules->home_distance ? state->map->home[province] : state->owners[province].id;
    return state->map->is_centre[province] && owner == power;
}

/* How far each province is from the nearest centre of a power, over borders of either kind. */
static void measure(const adjusting *state, unsigned power, uint16_t distances[LAW__DIP_PROVINCES])
{
    const law_dip_map *map = state->map;
    uint8_t queue[LAW__DIP_PROVINCES];
    unsigned head = 0, tail = 0;
    for (unsigned p = 0; p < map->province_count; p++) {
        distances[p] = is_counted(state, p, power) ? 0 : NO_DISTANCE;
        if (distances[p] == 0)
            queue[tail++] = (uint8_t)p;
    }
    while (head < tail) {
        unsigned from = queue[head++];
        for (unsigned p = 0; p < map->province_count; p++) {
            if (distances[p] != NO_DISTANCE || !law__dip_are_neighbours(map, from, p))
                continue;
            distances[p] = (uint16_t)(distances[from] + 1);
            queue[tail++] = (uint8_t)p;
        }
    }
}

/* How far a fleet would have to sail from each place to a coast of a centre. */
static void measure_by_sea(const adjusting *state, unsigned power,
                           uint16_t distances[LAW_DIP_PLACE_COUNT_MAX])
{
    const law_dip_map *map = state->map;
    uint16_t queue[LAW_DIP_PLACE_COUNT_MAX];
    unsigned head = 0, tail = 0;
    for (unsigned place = 0; place < map->place_count; place++) {
        distances[place] = is_counted(state, map->province_of[place], power) ? 0 : NO_DISTANCE;
        if (distances[place] == 0)
            queue[tail++] = (uint16_t)place;
    }
    while (head < tail) {
        unsigned from = queue[head++];
        for (unsigned place = 0; place < map->place_count; place++) {
            if (distances[place] != NO_DISTANCE || !law__dip_bit(map->fleet[from], place))
                continue;
            distances[place] = (uint16_t)(distances[from] + 1);
            queue[tail++] = (uint16_t)place;
        }
    }
}

/* How far each unit of a power is. */
static void measure_units(const adjusting *state, unsigned power, uint16_t *distances)
{
    uint16_t by_land[LAW__DIP_PROVINCES], by_sea[LAW_DIP_PLACE_COUNT_MAX];
    measure(state, power, by_land);
    if (state->rules->fleets_by_sea)
        measure_by_sea(state, power, by_sea);
    for (size_t i = 0; i < state->count; i++) {
        unsigned at = state->units[i].at.id - 1U;
        bool sails = state->rules->fleets_by_sea && state->units[i].type == LAW_DIP_FLEET;
        distances[i] = sails ? by_sea[at] : by_land[state->map->province_of[at]];
    }
}

/* Does unit a go before unit b? */
static bool goes_first(const adjusting *state, const uint16_t *distances, size_t a, size_t b)
{
    const law_dip_unit *one = &state->units[a], *other = &state->units[b];
    unsigned p = state->map->province_of[one->at.id - 1];
    unsigned q = state->map->province_of[other->at.id - 1];
    if (distances[a] != distances[b])
        return distances[a] > distances[b];
    if (one->type != other->type)
        return one->type == LAW_DIP_FLEET;
    return strcmp(law__names_at(&state->map->places, p + 1),
                  law__names_at(&state->map->places, q + 1)) < 0;
}

static void remove_farthest(adjusting *state, unsigned power)
{
    uint16_t distances[LAW__DIP_UNITS];
    if (state->balance[power] >= 0)
        return;
    measure_units(state, power, distances);
    for (; state->balance[power] < 0; state->balance[power]++) {
        size_t chosen = state->count;
        for (size_t i = 0; i < state->count; i++) {
            if (state->units[i].power.id == power && !state->is_removed[i] &&
                (chosen == state->count || goes_first(state, distances, i, chosen)))
                chosen = i;
        }
        state->is_removed[chosen] = true;
    }
}

/* ---- All of it ---- */

static law_status check(const law_dip_map *map, const law_dip_power *owners,
                        const law_dip_unit *units, size_t count, const law_dip_adjustment *orders,
                        size_t order_count, law_error *error)
{
    if (order_count > LAW_DIP_ADJUSTMENT_COUNT_MAX)
        return law__fail(error, LAW_TOO_MANY, "%zu orders; there can be %d", order_count,
                         LAW_DIP_ADJUSTMENT_COUNT_MAX);
    for (unsigned p = 0; p < map->province_count; p++) {
        if (owners[p].id > map->powers.count)
            return law__fail(error, LAW_BAD_ARGUMENT, "there is no power with the id %u",
                             (unsigned)owners[p].id);
    }
    for (size_t i = 0; i < order_count; i++) {
        if (orders[i].power.id < 1 || orders[i].power.id > map->powers.count)
            return law__fail(error, LAW_BAD_ARGUMENT, "order %zu: there is no power with the id %u",
                             i, (unsigned)orders[i].power.id);
    }
    return law__dip_check_units(map, units, count, error);
}

static void begin(adjusting *state)
{
    memset(state->unit_at, LAW__DIP_NONE, sizeof state->unit_at);
    for (size_t i = 0; i < state->count; i++)
        state->unit_at[state->map->province_of[state->units[i].at.id - 1]] = (uint8_t)i;
    for (uint16_t power = 1; power <= state->map->powers.count; power++)
        state->balance[power] = law_dip_balance(state->map, state->owners, state->units,
                                                state->count, (law_dip_power){power});
}

static law_dip_verdict verdict_of(law_dip_reason reason, law_dip_place at)
{
    return (law_dip_verdict){.result = law_dip_reason_result(reason),
                             .reason = reason,
                             .at = at,
                             .by = LAW_DIP_NO_UNIT,
                             .attacker = LAW_DIP_NO_UNIT};
}

law_status law_dip_adjust(law_dip_unit *after, size_t *after_count, law_dip_verdict *verdicts,
                          const law_dip_map *map, const law_dip_rules *rules,
                          const law_dip_power *owners, const law_dip_unit *units, size_t count,
                          const law_dip_adjustment *orders, size_t order_count, law_error *error)
{
    law_status status = check(map, owners, units, count, orders, order_count, error);
    if (status != LAW_OK)
        return status;
    adjusting state = {
        .map = map, .rules = rules, .owners = owners, .units = units, .count = count};
    uint8_t reasons[LAW_DIP_ADJUSTMENT_COUNT_MAX];
    begin(&state);
    sort_out(&(sorting){&state, orders, order_count, reasons});
    for (size_t i = 0; i < order_count; i++) {
        if (reasons[i] == LAW_DIP_NONE_REASON)
            carry_out(&state, &orders[i]);
        if (verdicts != NULL)
            verdicts[i] = verdict_of((law_dip_reason)reasons[i], orders[i].at);
    }
    for (unsigned power = 1; power <= map->powers.count; power++)
        remove_farthest(&state, power);
    size_t written = 0;
    for (size_t i = 0; i < count; i++) {
        if (!state.is_removed[i])
            after[written++] = units[i];
    }
    for (size_t i = 0; i < state.built_count; i++)
        after[written++] = state.built[i];
    *after_count = written;
    return LAW_OK;
}
