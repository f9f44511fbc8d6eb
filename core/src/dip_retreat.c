/* Retreats: where a unit that was dislodged may go, and what becomes of those that do. */
#include "dip_map.h"
#include "dip_turn.h"
#include "status.h"

law_dip_place law_dip_origin(const law_dip_verdict *verdicts, const law_dip_map *map,
                             const law_dip_rules *rules, const law_dip_unit *units, size_t index)
{
    const law_dip_place none = {0};
    const law_dip_verdict *verdict = &verdicts[index];
    if (!verdict->is_dislodged)
        return none;
    if (verdicts[verdict->attacker].is_by_convoy && !rules->closed_to_convoyed_origin)
        return none;
    return law_dip_map_province_of(map, units[verdict->attacker].at);
}

/* What a unit finds in a place: no reason where it may retreat there. */
typedef struct {
    const law_dip_map *map;
    uint64_t taken[LAW__DIP_WORDS];
    law_dip_provinces stand_offs;
} surroundings;

static surroundings look_around(const law_dip_map *map, const law_dip_unit *units, size_t count,
                                const law_dip_provinces *stand_offs)
{
    surroundings seen = {.map = map, .stand_offs = *stand_offs};
    for (size_t i = 0; i < count; i++)
        law__dip_set(seen.taken, map->province_of[units[i].at.id - 1]);
    return seen;
}

static law_dip_reason judge_place(const surroundings *around, const law_dip_dislodged *dislodged,
                                  unsigned place)
{
    const law_dip_map *map = around->map;
    unsigned from = dislodged->unit.at.id - 1U, to = map->province_of[place];
    if (to == map->province_of[from])
        return LAW_DIP_SAME_PROVINCE_REASON;
    bool is_near = dislodged->unit.type == LAW_DIP_ARMY
                       ? place == to && law__dip_bit(map->army[from], to)
                       : law__dip_bit(map->fleet[from], place);
    if (!is_near)
        return LAW_DIP_NOT_ADJACENT_REASON;
    if (law__dip_bit(around->taken, to))
        return LAW_DIP_OCCUPIED_REASON;
    if (dislodged->attacker.id == to + 1)
        return LAW_DIP_CAME_FROM_REASON;
    if (law__dip_bit(around->stand_offs.bits, to))
        return LAW_DIP_STOOD_OFF_REASON;
    return LAW_DIP_NONE_REASON;
}

size_t law_dip_retreats(law_dip_place *places, size_t most, const law_dip_map *map,
                        const law_dip_dislodged *dislodged, const law_dip_unit *units, size_t count,
                        const law_dip_provinces *stand_offs)
{
    surroundings around = look_around(map, units, count, stand_offs);
    size_t found = 0;
    for (unsigned place = 0; place < map->place_count; place++) {
        if (judge_place(&around, dislodged, place) != LAW_DIP_NONE_REASON)
            continue;
        if (found < most)
            places[found].id = (uint16_t)(place + 1);
        found++;
    }
    return found;
}

/* Where it comes to: the coast that is meant is found as with moves. */
static law_dip_reason find_place(const surroundings *around, const law_dip_rules *rules,
                                 const law_dip_dislodged *dislodged, law_dip_place to,
                                 unsigned *found)
{
    const law_dip_map *map = around->map;
    if (to.id > map->place_count)
        return LAW_DIP_NO_SUCH_PLACE_REASON;
    *found = map->province_of[to.id - 1];
    if (dislodged->unit.type == LAW_DIP_ARMY ||
        *found == map->province_of[dislodged->unit.at.id - 1])
        return LAW_DIP_NONE_REASON;
    return law__dip_find_coast(map, rules, dislodged->unit.at.id - 1U, to.id - 1U, found);
}

static law_dip_verdict judge_retreat(const surroundings *around, const law_dip_rules *rules,
                                     const law_dip_dislodged *dislodged, law_dip_place to)
{
    law_dip_verdict verdict = {.by = LAW_DIP_NO_UNIT, .attacker = LAW_DIP_NO_UNIT};
    if (to.id == 0)
        return verdict;
    unsigned place = 0;
    verdict.reason = find_place(around, rules, dislodged, to, &place);
    if (verdict.reason == LAW_DIP_NONE_REASON)
        verdict.reason = judge_place(around, dislodged, place);
    if (verdict.reason == LAW_DIP_NONE_REASON)
        verdict.at.id = (uint16_t)(place + 1);
    verdict.result = law_dip_reason_result(verdict.reason);
    return verdict;
}

/* Nobody gets to where several retreat to. Of these, the one whose province's name comes first is
 * named. */
static void part(law_dip_verdict *verdicts, const law_dip_map *map,
                 const law_dip_dislodged *dislodged, size_t count, size_t unit)
{
    unsigned lowest = LAW__DIP_PROVINCES;
    for (size_t other = 0; other < count; other++) {
        if (other == unit || verdicts[other].at.id == 0 ||
            map->province_of[verdicts[other].at.id - 1] !=
                map->province_of[verdicts[unit].at.id - 1])
            continue;
        unsigned rank = map->rank[map->province_of[dislodged[other].unit.at.id - 1]];
        if (rank < lowest)
            verdicts[unit].by = (uint8_t)other;
        lowest = rank < lowest ? rank : lowest;
        verdicts[unit].reason = LAW_DIP_RETREATS_MEET_REASON;
        verdicts[unit].result = LAW_DIP_FAILED;
    }
}

law_status law_dip_retreat(law_dip_verdict *verdicts, const law_dip_map *map,
                           const law_dip_rules *rules, const law_dip_dislodged *dislodged,
                           const law_dip_place *to, size_t dislodged_count,
                           const law_dip_unit *units, size_t count,
                           const law_dip_provinces *stand_offs, law_error *error)
{
    law_status status = law__dip_check_units(map, units, count, error);
    for (size_t i = 0; i < dislodged_count && status == LAW_OK; i++)
        status = law__dip_check_units(map, &dislodged[i].unit, 1, error);
    if (status != LAW_OK)
        return status;
    if (dislodged_count > count)
        return law__fail(error, LAW_TOO_MANY, "%zu units are dislodged, and %zu stand there",
                         dislodged_count, count);
    surroundings around = look_around(map, units, count, stand_offs);
    for (size_t i = 0; i < dislodged_count; i++)
        verdicts[i] = judge_retreat(&around, rules, &dislodged[i], to[i]);
    for (size_t i = 0; i < dislodged_count; i++) {
        if (verdicts[i].at.id != 0)
            part(verdicts, map, dislodged, dislodged_count, i);
    }
    for (size_t i = 0; i < dislodged_count; i++) {
        if (verdicts[i].result != LAW_DIP_SUCCEEDED)
            verdicts[i].at.id = 0;
    }
    return LAW_OK;
}
