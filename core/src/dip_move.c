/* A movement phase: reads the orders, takes decisions until none is open, and gives verdicts. */
#include <string.h>

#include "dip_turn.h"
#include "status.h"

law_dip_rules law_dip_rules_standard(void)
{
    return (law_dip_rules){.paradox = LAW_DIP_SZYKMAN, .near_convoy = LAW_DIP_INTENT};
}

/* ---- What is given ---- */

static bool may_stand(const law_dip_map *map, const law_dip_unit *unit)
{
    unsigned at = unit->at.id - 1U, province = map->province_of[at];
    if (unit->type == LAW_DIP_ARMY)
        return at == province && map->terrain[province] != LAW_DIP_SEA;
    return unit->type == LAW_DIP_FLEET && map->terrain[province] != LAW_DIP_LAND &&
           (at != province || map->coast_count[province] == 0);
}

law_status law__dip_check_units(const law_dip_map *map, const law_dip_unit *units, size_t count,
                                law_error *error)
{
    uint64_t taken[LAW__DIP_WORDS] = {0};
    if (count > LAW_DIP_PROVINCE_COUNT_MAX)
        return law__fail(error, LAW_TOO_MANY, "%zu units; there can be %d", count,
                         LAW_DIP_PROVINCE_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        const law_dip_unit *unit = &units[i];
        if (unit->power.id < 1 || unit->power.id > map->powers.count)
            return law__fail(error, LAW_BAD_ARGUMENT, "unit %zu: there is no power with the id %u",
                             i, (unsigned)unit->power.id);
        if (unit->at.id < 1 || unit->at.id > map->place_count)
            return law__fail(error, LAW_BAD_ARGUMENT, "unit %zu: there is no place with the id %u",
                             i, (unsigned)unit->at.id);
        const char *name = law__names_at(&map->places, unit->at.id);
        if (!may_stand(map, unit))
            return law__fail(error, LAW_BAD_ARGUMENT, "unit %zu: no %s can stand in \"%s\"", i,
                             unit->type == LAW_DIP_ARMY ? "army" : "fleet", name);
        unsigned province = map->province_of[unit->at.id - 1];
        if (law__dip_bit(taken, province))
            return law__fail(error, LAW_DUPLICATE, "unit %zu: another stands in \"%s\"", i,
                             law__names_at(&map->places, province + 1));
        law__dip_set(taken, province);
    }
    return LAW_OK;
}

/* ---- Decisions ---- */

static bool decide(uint8_t *decision, law__dip_answer answer)
{
    if (*decision != LAW__DIP_OPEN || answer == LAW__DIP_OPEN)
        return false;
    *decision = (uint8_t)answer;
    return true;
}

/* Tries what is open of one unit; whether something was decided. */
static bool try_unit(law__dip_turn *turn, unsigned unit, bool *is_open)
{
    if (turn->kind[unit] != LAW_DIP_MOVE) {
        bool is_decided = decide(&turn->counts[unit], law__dip_judge_support(turn, unit));
        *is_open = !is_decided;
        return is_decided;
    }
    bool is_decided = false;
    uint8_t *way = turn->is_by_convoy[unit] == LAW__DIP_OPEN ? &turn->is_by_convoy[unit]
                                                             : &turn->has_path[unit];
    if (*way == LAW__DIP_OPEN)
        is_decided = decide(way, law__dip_judge_path(turn, unit));
    if (turn->moves[unit] == LAW__DIP_OPEN)
        is_decided = decide(&turn->moves[unit], law__dip_judge_move(turn, unit)) || is_decided;
    *is_open = *way == LAW__DIP_OPEN || turn->moves[unit] == LAW__DIP_OPEN;
    return is_decided;
}

/* Takes all decisions that follow, again and again, until none does. `open`: the units. */
static unsigned settle(law__dip_turn *turn, uint8_t *open, unsigned count)
{
    bool is_going_on = count > 0;
    while (is_going_on) {
        unsigned left = 0;
        is_going_on = false;
        for (unsigned i = 0; i < count; i++) {
            bool is_open;
            if (try_unit(turn, open[i], &is_open))
                is_going_on = true;
            if (is_open)
                open[left++] = open[i];
        }
        count = left;
    }
    return count;
}

static void take_decisions(law__dip_turn *turn)
{
    uint8_t open[LAW__DIP_UNITS];
    unsigned count = 0;
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] == LAW_DIP_SUPPORT_HOLD || turn->kind[unit] == LAW_DIP_SUPPORT_MOVE)
            open[count++] = (uint8_t)unit;
    }
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] == LAW_DIP_MOVE)
            open[count++] = (uint8_t)unit;
    }
    do
        count = settle(turn, open, count);
    while (count > 0 && law__dip_break_circle(turn));
}

law_status law_dip_move(law_dip_verdict *verdicts, law_dip_provinces *stand_offs,
                        const law_dip_map *map, const law_dip_rules *rules,
                        const law_dip_unit *units, const law_dip_order *orders, size_t count,
                        law_error *error)
{
    law_status status = law__dip_check_units(map, units, count, error);
    if (status != LAW_OK)
        return status;
    law__dip_turn turn;
    law__dip_read(&turn, map, rules, units, orders, count);
    take_decisions(&turn);
    law__dip_give_verdicts(verdicts, &turn);
    if (stand_offs != NULL)
        law__dip_find_stand_offs(stand_offs, &turn);
    return LAW_OK;
}
