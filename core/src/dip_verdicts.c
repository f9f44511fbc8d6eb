/* Verdicts: of a turn in which everything is decided, what became of each unit, and why. */
#include <string.h>

#include "dip_turn.h"

static const struct {
    const char *name, *rule, *sentence;
    law_dip_result result;
} reasons[] = {
#define LAW_DIP_REASON_ENTRY(code, name, result, rule, sentence)                                   \
    {name, rule, sentence, LAW_DIP_##result},
    LAW_DIP_REASONS(LAW_DIP_REASON_ENTRY)
#undef LAW_DIP_REASON_ENTRY
};

static bool is_reason(law_dip_reason reason)
{
    return (unsigned)reason < LAW_DIP_REASON_COUNT;
}

const char *law_dip_reason_name(law_dip_reason reason)
{
    return is_reason(reason) ? reasons[reason].name : NULL;
}

const char *law_dip_reason_rule(law_dip_reason reason)
{
    return is_reason(reason) ? reasons[reason].rule : NULL;
}

const char *law_dip_reason_sentence(law_dip_reason reason)
{
    return is_reason(reason) ? reasons[reason].sentence : NULL;
}

law_dip_result law_dip_reason_result(law_dip_reason reason)
{
    return is_reason(reason) ? reasons[reason].result : LAW_DIP_VOID;
}

bool law_dip_has(const law_dip_provinces *provinces, law_dip_place province)
{
    return province.id >= 1 && province.id <= LAW_DIP_PROVINCE_COUNT_MAX &&
           law__dip_bit(provinces->bits, province.id - 1U);
}

/* ---- Why a move fails ---- */

/* Of units that are as good an answer, the one whose province's name comes first is named. Is that
 * `unit`, and not the one that was found before? */
static bool is_named_first(const law__dip_turn *turn, unsigned unit, unsigned before)
{
    return before == LAW__DIP_NONE ||
           turn->map->rank[turn->at[unit]] < turn->map->rank[turn->at[before]];
}

/* A fleet of an army's convoy that is dislodged, of those on its routes. */
static unsigned dislodged_fleet(const law__dip_turn *turn, unsigned army)
{
    unsigned found = LAW__DIP_NONE;
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (turn->kind[fleet] == LAW_DIP_CONVOY && turn->of[fleet] == army &&
            is_named_first(turn, fleet, found) &&
            law__dip_is_dislodged(turn, fleet) == LAW__DIP_YES &&
            law__dip_is_of_use(turn, army, fleet, LAW__DIP_ORDERED))
            found = fleet;
    }
    return found;
}

/* Who else goes to where a unit goes, with most strength. */
static unsigned rival_of(const law__dip_turn *turn, unsigned unit, int *strength)
{
    unsigned rival = LAW__DIP_NONE;
    *strength = 0;
    for (unsigned other = turn->first_coming[turn->to[unit]]; other != LAW__DIP_NONE;
         other = turn->next_coming[other]) {
        int most = other != unit ? law__dip_prevention(turn, other).most : 0;
        if (most > *strength ||
            (most > 0 && most == *strength && is_named_first(turn, other, rival))) {
            rival = other;
            *strength = most;
        }
    }
    return rival;
}

static law_dip_reason why_no_path(const law__dip_turn *turn, unsigned army, uint8_t *by)
{
    if (turn->reason[army] == LAW_DIP_PARADOX_REASON) {
        *by = turn->by[army];
        return LAW_DIP_PARADOX_REASON;
    }
    unsigned fleet = LAW__DIP_NONE;
    if (law__dip_is_joined(turn, army, turn->to[army], LAW__DIP_ORDERED, LAW__DIP_NONE))
        fleet = dislodged_fleet(turn, army);
    *by = (uint8_t)fleet;
    return fleet == LAW__DIP_NONE ? LAW_DIP_NO_CONVOY_REASON : LAW_DIP_DISRUPTED_REASON;
}

static law_dip_reason why_not(const law__dip_turn *turn, unsigned unit, law_dip_verdict *verdict)
{
    if (turn->has_path[unit] == LAW__DIP_NO)
        return why_no_path(turn, unit, &verdict->by);
    unsigned there = turn->unit_at[turn->to[unit]];
    int attack = law__dip_attack(turn, unit).most, hold = law__dip_resistance(turn, unit).most;
    int rivalry;
    unsigned rival = rival_of(turn, unit, &rivalry);
    verdict->against = (uint8_t)(hold > rivalry ? hold : rivalry);
    if (turn->reason[unit] == LAW_DIP_ALL_HOLD_REASON)
        return LAW_DIP_ALL_HOLD_REASON;
    if (attack <= hold) {
        verdict->by = (uint8_t)there;
        if (turn->units[there].power.id == turn->units[unit].power.id)
            return LAW_DIP_OWN_UNIT_REASON;
        return law__dip_are_head_to_head(turn, unit, there) ? LAW_DIP_HEAD_TO_HEAD_REASON
                                                            : LAW_DIP_DEFENDED_REASON;
    }
    verdict->by = (uint8_t)rival;
    return attack == rivalry ? LAW_DIP_STAND_OFF_REASON : LAW_DIP_OVERPOWERED_REASON;
}

/* ---- Verdicts ---- */

static void judge_move(law_dip_verdict *verdict, const law__dip_turn *turn, unsigned unit)
{
    verdict->is_by_convoy = turn->is_by_convoy[unit];
    verdict->strength = (uint8_t)law__dip_attack(turn, unit).most;
    if (turn->moves[unit] == LAW__DIP_NO) {
        verdict->reason = why_not(turn, unit, verdict);
        return;
    }
    int rivalry, hold = law__dip_resistance(turn, unit).most;
    rival_of(turn, unit, &rivalry);
    verdict->at.id = (uint16_t)(turn->to_place[unit] + 1);
    verdict->against = (uint8_t)(hold > rivalry ? hold : rivalry);
}

unsigned law__dip_cutter(const law__dip_turn *turn, unsigned unit)
{
    unsigned found = LAW__DIP_NONE;
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        if (turn->has_path[by] == LAW__DIP_YES && is_named_first(turn, by, found) &&
            law__dip_may_cut(turn, unit, by))
            found = by;
    }
    return found;
}

unsigned law__dip_attacker(const law__dip_turn *turn, unsigned unit)
{
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        if (turn->moves[by] == LAW__DIP_YES)
            return by;
    }
    return LAW__DIP_NONE;
}

/* Of what is not a move: dislodged, or a support that is cut, or nothing. */
static void judge_other(law_dip_verdict *verdict, const law__dip_turn *turn, unsigned unit)
{
    verdict->strength = (uint8_t)law__dip_hold(turn, turn->at[unit]).most;
    if (turn->reason[unit] != LAW_DIP_NONE_REASON) {
        verdict->reason = (law_dip_reason)turn->reason[unit];
        verdict->by = turn->by[unit];
        return;
    }
    unsigned kind = turn->kind[unit];
    if (verdict->is_dislodged) {
        verdict->reason = LAW_DIP_DISLODGED_REASON;
        verdict->by = verdict->attacker;
    } else if ((kind == LAW_DIP_SUPPORT_HOLD || kind == LAW_DIP_SUPPORT_MOVE) &&
               turn->counts[unit] == LAW__DIP_NO) {
        verdict->reason = LAW_DIP_CUT_REASON;
        verdict->by = (uint8_t)law__dip_cutter(turn, unit);
    }
}

/* Paradoxes in the order of the names of provinces, whichever was found first. */
static void number_paradoxes(law_dip_verdict *verdicts, const law__dip_turn *turn)
{
    uint8_t unit_at[LAW__DIP_PROVINCES], numbers[LAW__DIP_UNITS] = {0}, last = 0;
    memset(unit_at, LAW__DIP_NONE, turn->map->province_count);
    for (unsigned unit = 0; unit < turn->count; unit++)
        unit_at[turn->map->rank[turn->at[unit]]] = (uint8_t)unit;
    for (unsigned rank = 0; rank < turn->map->province_count; rank++) {
        unsigned unit = unit_at[rank];
        if (unit == LAW__DIP_NONE || turn->paradox[unit] == 0)
            continue;
        uint8_t *number = &numbers[turn->paradox[unit]];
        if (*number == 0)
            *number = ++last;
        verdicts[unit].paradox = *number;
    }
}

void law__dip_give_verdicts(law_dip_verdict *verdicts, const law__dip_turn *turn)
{
    for (unsigned unit = 0; unit < turn->count; unit++) {
        law_dip_verdict *verdict = &verdicts[unit];
        *verdict = (law_dip_verdict){.at = turn->units[unit].at,
                                     .by = LAW_DIP_NO_UNIT,
                                     .attacker = LAW_DIP_NO_UNIT,
                                     .paradox = turn->paradox[unit]};
        verdict->is_dislodged = law__dip_is_dislodged(turn, unit) == LAW__DIP_YES;
        if (verdict->is_dislodged)
            verdict->attacker = (uint8_t)law__dip_attacker(turn, unit);
        if (turn->kind[unit] == LAW_DIP_MOVE)
            judge_move(verdict, turn, unit);
        else
            judge_other(verdict, turn, unit);
        verdict->result = reasons[verdict->reason].result;
    }
    if (turn->paradox_count > 1)
        number_paradoxes(verdicts, turn);
}

/* Where a move had the strength to keep others out, and nobody came or was. */
void law__dip_find_stand_offs(law_dip_provinces *stand_offs, const law__dip_turn *turn)
{
    memset(stand_offs, 0, sizeof *stand_offs);
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] != LAW_DIP_MOVE || turn->moves[unit] == LAW__DIP_YES ||
            law__dip_prevention(turn, unit).most == 0)
            continue;
        bool is_taken = false, is_alone = turn->reason[unit] == LAW_DIP_ALL_HOLD_REASON;
        for (unsigned by = turn->first_coming[turn->to[unit]]; by != LAW__DIP_NONE;
             by = turn->next_coming[by]) {
            is_taken = is_taken || turn->moves[by] == LAW__DIP_YES;
            is_alone = is_alone && (by == unit || law__dip_prevention(turn, by).most == 0);
        }
        if (!is_taken && !is_alone)
            law__dip_set(stand_offs->bits, turn->to[unit]);
    }
}
