/* Builds and removals, and the removals of a power that does not order enough of them. */
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
    uint64_t ordered[LAW__DIP_WORDS];    /* provinces that an order has been about */
    bool is_removed[LAW__DIP_UNITS];
    int left[LAW_DIP_POWER_COUNT_MAX + 1]; /* by power: builds, or removals below 0 */
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

/* ---- Orders ---- */

static law_dip_reason judge_build_place(const adjusting *state, const law_dip_adjustment *order)
{
    const law_dip_map *map = state->map;
    unsigned place = order->at.id - 1U, province = map->province_of[place];
    if (!map->is_centre[province] || state->owners[province].id != order->power.id)
        return LAW_DIP_NO_CENTRE_REASON;
    if (map->home[province] != order->power.id && !state->rules->builds_anywhere)
        return LAW_DIP_NOT_HOME_REASON;
    if (state->unit_at[province] != LAW__DIP_NONE)
        return LAW_DIP_OCCUPIED_REASON;
    if (order->type == LAW_DIP_FLEET ? map->terrain[province] == LAW_DIP_LAND
                                     : map->terrain[province] == LAW_DIP_SEA)
        return LAW_DIP_WRONG_TERRAIN_REASON;
    if (order->type == LAW_DIP_FLEET && place == province && map->coast_count[province] > 0)
        return LAW_DIP_COAST_NOT_NAMED_REASON;
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason take_build(adjusting *state, const law_dip_adjustment *order)
{
    law_dip_reason reason = judge_build_place(state, order);
    if (reason != LAW_DIP_NONE_REASON)
        return reason;
    unsigned place = order->at.id - 1U, province = state->map->province_of[place];
    if (law__dip_bit(state->ordered, province))
        return LAW_DIP_TWICE_REASON;
    if (state->left[order->power.id] <= 0)
        return LAW_DIP_TOO_MANY_REASON;
    state->left[order->power.id]--;
    law__dip_set(state->ordered, province);
    unsigned at = order->type == LAW_DIP_ARMY ? province : place;
    state->built[state->built_count++] =
        (law_dip_unit){order->power, {(uint16_t)(at + 1)}, order->type};
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason take_removal(adjusting *state, const law_dip_adjustment *order)
{
    unsigned province = state->map->province_of[order->at.id - 1];
    unsigned unit = state->unit_at[province];
    if (unit == LAW__DIP_NONE || state->units[unit].power.id != order->power.id)
        return LAW_DIP_NO_UNIT_REASON;
    if (law__dip_bit(state->ordered, province))
        return LAW_DIP_TWICE_REASON;
    if (state->left[order->power.id] >= 0)
        return LAW_DIP_TOO_MANY_REASON;
    state->left[order->power.id]++;
    law__dip_set(state->ordered, province);
    state->is_removed[unit] = true;
    return LAW_DIP_NONE_REASON;
}

static law_dip_reason take_order(adjusting *state, const law_dip_adjustment *order)
{
    if (order->kind == LAW_DIP_WAIVE) {
        if (state->left[order->power.id] <= 0)
            return LAW_DIP_TOO_MANY_REASON;
        state->left[order->power.id]--;
        return LAW_DIP_NONE_REASON;
    }
    if (order->at.id < 1 || order->at.id > state->map->place_count)
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    return order->kind == LAW_DIP_BUILD ? take_build(state, order) : take_removal(state, order);
}

/* ---- Removals that nobody ordered (4.D.8) ---- */

/* How far each province is from the nearest centre of a power. */
static void measure(const adjusting *state, unsigned power, uint16_t distances[LAW__DIP_PROVINCES])
{
    const law_dip_map *map = state->map;
    uint8_t queue[LAW__DIP_PROVINCES];
    unsigned head = 0, tail = 0;
    for (unsigned p = 0; p < map->province_count; p++) {
        unsigned owner = state->rules->home_distance ? map->home[p] : state->owners[p].id;
        distances[p] = NO_DISTANCE;
        if (map->is_centre[p] && owner == power) {
            distances[p] = 0;
            queue[tail++] = (uint8_t)p;
        }
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

/* Does unit a go before unit b? */
static bool goes_first(const adjusting *state, const uint16_t *distances, size_t a, size_t b)
{
    const law_dip_unit *one = &state->units[a], *other = &state->units[b];
    unsigned p = state->map->province_of[one->at.id - 1];
    unsigned q = state->map->province_of[other->at.id - 1];
    if (distances[p] != distances[q])
        return distances[p] > distances[q];
    if (one->type != other->type)
        return one->type == LAW_DIP_FLEET;
    return strcmp(law__names_at(&state->map->places, p + 1),
                  law__names_at(&state->map->places, q + 1)) < 0;
}

static void remove_farthest(adjusting *state, unsigned power)
{
    uint16_t distances[LAW__DIP_PROVINCES];
    measure(state, power, distances);
    for (; state->left[power] < 0; state->left[power]++) {
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
        state->left[power] = law_dip_balance(state->map, state->owners, state->units, state->count,
                                             (law_dip_power){power});
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
    begin(&state);
    for (size_t i = 0; i < order_count; i++) {
        law_dip_reason reason = take_order(&state, &orders[i]);
        if (verdicts != NULL)
            verdicts[i] = verdict_of(reason, orders[i].at);
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
