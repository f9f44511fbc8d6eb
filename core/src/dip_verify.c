/* The second road: takes the verdicts for granted, works out each decision anew from all others by
 * the definitions alone, unit by unit and without any of the turn's chains, and compares. */
#include "dip_turn.h"
#include "status.h"

typedef struct {
    const law_dip_map *map;
    const law_dip_rules *rules;
    const law_dip_unit *units;
    const law_dip_order *orders;
    const law_dip_verdict *verdicts;
    law__dip_turn *turn; /* as the orders were read; only which ways moves went is decided in it */
    bool may_walk[LAW__DIP_UNITS]; /* moves that could go by either way */
    unsigned count;
} checking;

static bool is_move(const checking *check, unsigned unit)
{
    return check->turn->kind[unit] == LAW_DIP_MOVE;
}

static bool has_moved(const checking *check, unsigned unit)
{
    return is_move(check, unit) && check->verdicts[unit].result == LAW_DIP_SUCCEEDED;
}

static bool is_support(const checking *check, unsigned unit)
{
    return check->turn->kind[unit] == LAW_DIP_SUPPORT_HOLD ||
           check->turn->kind[unit] == LAW_DIP_SUPPORT_MOVE;
}

static bool is_power(const checking *check, unsigned a, unsigned b)
{
    return check->units[a].power.id == check->units[b].power.id;
}

/* Who else is or comes where a unit goes. */
static unsigned unit_in(const checking *check, unsigned province)
{
    for (unsigned unit = 0; unit < check->count; unit++) {
        if (check->turn->at[unit] == province)
            return unit;
    }
    return LAW__DIP_NONE;
}

static bool is_dislodged(const checking *check, unsigned unit)
{
    if (has_moved(check, unit))
        return false;
    for (unsigned by = 0; by < check->count; by++) {
        if (has_moved(check, by) && check->turn->to[by] == check->turn->at[unit])
            return true;
    }
    return false;
}

/* ---- Paths ---- */

/* Is a fleet dislodged that is on a route (4.A.1)? */
static bool has_lost_route(const checking *check, unsigned army)
{
    for (unsigned fleet = 0; fleet < check->count; fleet++) {
        if (check->turn->kind[fleet] == LAW_DIP_CONVOY && check->turn->of[fleet] == army &&
            is_dislodged(check, fleet) &&
            law__dip_is_of_use(check->turn, army, fleet, LAW__DIP_ORDERED))
            return true;
    }
    return false;
}

/* Spreads from an army over the fleets that were ordered and stay, until nothing is added. */
static bool is_convoyed(const checking *check, unsigned army)
{
    bool is_reached[LAW__DIP_UNITS] = {false}, has_grown = true;
    bool is_there = false, has_lost = false;
    while (has_grown) {
        has_grown = false;
        for (unsigned fleet = 0; fleet < check->count; fleet++) {
            if (is_reached[fleet] || check->turn->kind[fleet] != LAW_DIP_CONVOY ||
                check->turn->of[fleet] != army)
                continue;
            if (is_dislodged(check, fleet)) {
                has_lost = has_lost || check->rules->all_routes_needed;
                continue;
            }
            const uint64_t *near = check->map->fleet_province[check->units[fleet].at.id - 1];
            bool is_next = law__dip_bit(near, check->turn->at[army]);
            for (unsigned other = 0; other < check->count; other++)
                is_next =
                    is_next || (is_reached[other] && law__dip_bit(near, check->turn->at[other]));
            if (!is_next)
                continue;
            is_reached[fleet] = has_grown = true;
            is_there = is_there || law__dip_bit(near, check->turn->to[army]);
        }
    }
    return is_there && !(has_lost && has_lost_route(check, army));
}

static bool has_path(const checking *check, unsigned unit)
{
    return !check->turn->is_by_convoy[unit] ||
           (check->verdicts[unit].reason != LAW_DIP_PARADOX_REASON && is_convoyed(check, unit));
}

/* ---- Strengths ---- */

static bool is_cut_by(const checking *check, unsigned support, unsigned by)
{
    return is_move(check, by) && check->turn->to[by] == check->turn->at[support] &&
           !law__dip_is_spared(check->turn, support, by) &&
           (has_moved(check, by) ||
            (has_path(check, by) && law__dip_may_cut(check->turn, support, by)));
}

static bool support_counts(const checking *check, unsigned support)
{
    for (unsigned by = 0; by < check->count; by++) {
        if (is_cut_by(check, support, by))
            return false;
    }
    return true;
}

/* 1, and the supports that count but for those of the power of `but`. */
static int strength(const checking *check, unsigned unit, unsigned but)
{
    int sum = 1;
    for (unsigned by = 0; by < check->count; by++) {
        if (is_support(check, by) && check->turn->of[by] == unit && support_counts(check, by) &&
            (but == LAW__DIP_NONE || !is_power(check, by, but)))
            sum++;
    }
    return sum;
}

static bool are_head_to_head(const checking *check, unsigned a, unsigned b)
{
    return b != LAW__DIP_NONE && is_move(check, a) && is_move(check, b) &&
           check->turn->to[a] == check->turn->at[b] && check->turn->to[b] == check->turn->at[a] &&
           !check->turn->is_by_convoy[a] && !check->turn->is_by_convoy[b];
}

static int attack(const checking *check, unsigned unit)
{
    unsigned there = unit_in(check, check->turn->to[unit]);
    if (!has_path(check, unit))
        return 0;
    if (there == LAW__DIP_NONE ||
        (has_moved(check, there) && !are_head_to_head(check, unit, there)))
        return strength(check, unit, LAW__DIP_NONE);
    return is_power(check, unit, there) ? 0 : strength(check, unit, there);
}

static int resistance(const checking *check, unsigned unit)
{
    unsigned there = unit_in(check, check->turn->to[unit]);
    if (there == LAW__DIP_NONE)
        return 0;
    if (are_head_to_head(check, unit, there) || !is_move(check, there))
        return strength(check, there, LAW__DIP_NONE);
    return has_moved(check, there) ? 0 : 1;
}

static int prevention(const checking *check, unsigned unit)
{
    unsigned there = unit_in(check, check->turn->to[unit]);
    bool is_met = are_head_to_head(check, unit, there) ||
                  (check->rules->dislodged_keeps_none_out && !has_moved(check, unit) &&
                   law__dip_comes(check->turn, there, unit));
    bool is_beaten = is_met && has_moved(check, there);
    return has_path(check, unit) && !is_beaten ? strength(check, unit, LAW__DIP_NONE) : 0;
}

static bool should_move(const checking *check, unsigned unit)
{
    int force = attack(check, unit);
    if (force <= resistance(check, unit) || check->verdicts[unit].reason == LAW_DIP_ALL_HOLD_REASON)
        return false;
    for (unsigned other = 0; other < check->count; other++) {
        if (other != unit && is_move(check, other) &&
            check->turn->to[other] == check->turn->to[unit] && force <= prevention(check, other))
            return false;
    }
    return true;
}

/* ---- Verdicts ---- */

/* What is wrong with what a verdict says of convoys; NULL: nothing. */
static const char *find_convoy_fault(const checking *check, unsigned unit)
{
    const law_dip_verdict *verdict = &check->verdicts[unit];
    bool is_by_convoy = is_move(check, unit) && check->turn->is_by_convoy[unit] == LAW__DIP_YES;
    if (verdict->is_by_convoy != is_by_convoy)
        return "it went by another way";
    if (verdict->reason == LAW_DIP_PARADOX_REASON && !is_by_convoy)
        return "it is in a convoy paradox and goes by no convoy";
    if (verdict->reason == LAW_DIP_ALL_HOLD_REASON &&
        (verdict->paradox == 0 || !law__dip_do_all_hold(check->rules)))
        return "it is in no paradox in which all moves fail";
    bool is_decided = verdict->paradox != 0 && !is_by_convoy;
    if (check->may_walk[unit] && !is_decided && is_by_convoy != is_convoyed(check, unit))
        return "its way does not follow from the other verdicts";
    return NULL;
}

/* What is wrong with a verdict; NULL: nothing. */
static const char *find_fault(const checking *check, unsigned unit)
{
    const law_dip_verdict *verdict = &check->verdicts[unit];
    bool is_void = check->turn->reason[unit] != LAW_DIP_NONE_REASON;
    if ((unsigned)verdict->reason >= LAW_DIP_REASON_COUNT ||
        verdict->result != law_dip_reason_result(verdict->reason))
        return "its result is not that of its reason";
    if (is_void != (verdict->result == LAW_DIP_VOID))
        return "it is void where the order is not, or the other way round";
    if (verdict->is_dislodged != is_dislodged(check, unit))
        return "it is dislodged where nobody comes, or the other way round";
    if (verdict->is_dislodged &&
        (verdict->attacker >= check->count || !has_moved(check, verdict->attacker) ||
         check->turn->to[verdict->attacker] != check->turn->at[unit]))
        return "its attacker did not come";
    if (is_move(check, unit) && has_moved(check, unit) != should_move(check, unit))
        return "its move does not follow from the other verdicts";
    bool counts = !verdict->is_dislodged && support_counts(check, unit);
    if (!is_void && is_support(check, unit) && counts != (verdict->result == LAW_DIP_SUCCEEDED))
        return "its support does not follow from the other verdicts";
    unsigned at = check->units[unit].at.id;
    if (verdict->at.id != (has_moved(check, unit) ? check->turn->to_place[unit] + 1U : at))
        return "it is not where it should be";
    return find_convoy_fault(check, unit);
}

law_status law_dip_verify(const law_dip_verdict *verdicts, const law_dip_map *map,
                          const law_dip_rules *rules, const law_dip_unit *units,
                          const law_dip_order *orders, size_t count, law_error *error)
{
    law_status status = law__dip_check_units(map, units, count, error);
    if (status != LAW_OK)
        return status;
    law__dip_turn turn;
    law__dip_read(&turn, map, rules, units, orders, count);
    checking check = {.map = map,
                      .rules = rules,
                      .units = units,
                      .orders = orders,
                      .verdicts = verdicts,
                      .turn = &turn,
                      .count = (unsigned)count};
    for (unsigned unit = 0; unit < check.count; unit++)
        check.may_walk[unit] = turn.is_by_convoy[unit] == LAW__DIP_OPEN;
    law__dip_take_ways(&turn, verdicts);
    for (unsigned unit = 0; unit < check.count; unit++) {
        const char *fault = find_fault(&check, unit);
        if (fault != NULL)
            return law__fail(error, LAW_NOT_VERIFIED, "the unit in \"%s\": %s",
                             law__names_at(&map->places, units[unit].at.id), fault);
    }
    return LAW_OK;
}
