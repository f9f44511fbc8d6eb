/* What a verdict rests on: who came with how much, by whose support; who stood there; which
 * supports were cut. Found anew each time, from verdicts that stand. */
#include "dip_facts.h"
#include "status.h"

enum { NONE = LAW__DIP_NONE };

/* ---- The decisions of a turn, as verdicts have them ---- */

static void take_verdicts(law__dip_turn *turn, const law_dip_verdict *verdicts)
{
    law__dip_take_ways(turn, verdicts);
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] == LAW_DIP_MOVE)
            turn->moves[unit] =
                verdicts[unit].result == LAW_DIP_SUCCEEDED ? LAW__DIP_YES : LAW__DIP_NO;
    }
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] != LAW_DIP_MOVE || turn->has_path[unit] != LAW__DIP_OPEN)
            continue;
        bool is_paradox = verdicts[unit].reason == LAW_DIP_PARADOX_REASON;
        turn->has_path[unit] =
            (uint8_t)(is_paradox ? LAW__DIP_NO : law__dip_judge_path(turn, unit));
    }
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->kind[unit] == LAW_DIP_SUPPORT_HOLD || turn->kind[unit] == LAW_DIP_SUPPORT_MOVE)
            turn->counts[unit] = (uint8_t)law__dip_judge_support(turn, unit);
    }
}

/* ---- Supports ---- */

/* Was a void support meant for a unit? */
static bool is_meant_for(const law__dip_turn *turn, unsigned support, unsigned unit)
{
    const law_dip_order *order = &turn->orders[support];
    return (order->kind == LAW_DIP_SUPPORT_HOLD || order->kind == LAW_DIP_SUPPORT_MOVE) &&
           support != unit && turn->reason[support] != LAW_DIP_NONE_REASON && order->of.id >= 1 &&
           order->of.id <= turn->map->place_count &&
           turn->map->province_of[order->of.id - 1] == turn->at[unit];
}

/* The supports of a unit. `against`: the unit that stays where it goes, or NONE. */
static void add_supports(law__dip_facts *list, unsigned unit, unsigned against)
{
    const law__dip_turn *turn = &list->turn;
    list->depth++;
    for (unsigned by = turn->first_support[unit]; by != NONE; by = turn->next_support[by]) {
        unsigned dislodger = law__dip_attacker(turn, by);
        if (dislodger != NONE && turn->counts[by] != LAW__DIP_YES)
            law__dip_add(list, law__dip_fact(LAW_DIP_SUPPORT_LOST_FACT, by, dislodger));
        else if (turn->counts[by] != LAW__DIP_YES)
            law__dip_add(list,
                         law__dip_fact(LAW_DIP_SUPPORT_CUT_FACT, by, law__dip_cutter(turn, by)));
        else if (against != NONE && turn->units[by].power.id == turn->units[against].power.id)
            law__dip_add(list, law__dip_fact(LAW_DIP_SUPPORT_OWN_FACT, by, against));
        else
            law__dip_add(list, law__dip_fact(LAW_DIP_SUPPORT_FACT, by, unit));
    }
    for (unsigned by = 0; by < turn->count; by++) {
        if (!is_meant_for(turn, by, unit))
            continue;
        law_dip_fact fact = law__dip_fact(LAW_DIP_SUPPORT_VOID_FACT, by, unit);
        fact.reason = (law_dip_reason)turn->reason[by];
        law__dip_add(list, fact);
    }
    list->depth--;
}

/* A strength, and the supports that make it up. */
static void add_strength(law__dip_facts *list, law_dip_fact_kind kind, unsigned unit,
                         unsigned other, unsigned province, int strength, unsigned against)
{
    law_dip_fact fact = law__dip_fact(kind, unit, other);
    fact.place.id = (uint16_t)(province + 1);
    fact.strength = (uint8_t)strength;
    law__dip_add(list, fact);
    add_supports(list, unit, against);
}

/* ---- Contests ---- */

/* Who stays in a province when a unit comes there: NONE where nobody does. */
static unsigned stays_in(const law__dip_turn *turn, unsigned unit)
{
    unsigned there = turn->unit_at[turn->to[unit]];
    bool leaves = there != NONE && turn->kind[there] == LAW_DIP_MOVE &&
                  turn->moves[there] == LAW__DIP_YES &&
                  law__dip_are_head_to_head(turn, unit, there) != LAW__DIP_YES;
    return leaves ? NONE : there;
}

static void add_holder(law__dip_facts *list, unsigned unit)
{
    const law__dip_turn *turn = &list->turn;
    unsigned at = turn->at[unit];
    if (turn->kind[unit] != LAW_DIP_MOVE)
        add_strength(list, LAW_DIP_HOLD_FACT, unit, NONE, at, law__dip_hold(turn, at).most, NONE);
    else if (turn->moves[unit] == LAW__DIP_YES)
        law__dip_add_at(list, LAW_DIP_LEAVES_FACT, unit, NONE, at);
    else
        law__dip_add_at(list, LAW_DIP_STUCK_FACT, unit, NONE, at);
}

/* What a rival keeps others out with. */
static void add_rival(law__dip_facts *list, unsigned rival)
{
    const law__dip_turn *turn = &list->turn;
    unsigned to = turn->to[rival];
    int strength = law__dip_prevention(turn, rival).most;
    if (turn->has_path[rival] != LAW__DIP_YES)
        law__dip_add_at(list, LAW_DIP_NOT_THERE_FACT, rival, NONE, to);
    else if (strength == 0)
        law__dip_add_at(list, LAW_DIP_BEATEN_FACT, rival, turn->unit_at[to], to);
    else
        add_strength(list, LAW_DIP_ATTACK_FACT, rival, NONE, to, strength, NONE);
}

static void add_move(law__dip_facts *list, unsigned unit)
{
    const law__dip_turn *turn = &list->turn;
    unsigned to = turn->to[unit], there = turn->unit_at[to], stays = stays_in(turn, unit);
    if (stays != NONE && turn->units[stays].power.id == turn->units[unit].power.id) {
        law__dip_add_at(list, LAW_DIP_OWN_STAYS_FACT, stays, NONE, to);
        return;
    }
    add_strength(list, LAW_DIP_ATTACK_FACT, unit, NONE, to, law__dip_attack(turn, unit).most,
                 stays);
    if (law__dip_are_head_to_head(turn, unit, there) == LAW__DIP_YES)
        add_strength(list, LAW_DIP_HEAD_ON_FACT, there, unit, to,
                     law__dip_defence(turn, there).most, NONE);
    else if (there != NONE)
        add_holder(list, there);
    bool is_alone = there == NONE;
    for (unsigned by = turn->first_coming[to]; by != NONE; by = turn->next_coming[by]) {
        if (by == unit)
            continue;
        add_rival(list, by);
        is_alone = false;
    }
    if (is_alone)
        law__dip_add_at(list, LAW_DIP_UNOPPOSED_FACT, unit, NONE, to);
}

/* Why a unit that did not get away was dislodged. */
static void add_dislodgement(law__dip_facts *list, unsigned unit)
{
    const law__dip_turn *turn = &list->turn;
    unsigned by = law__dip_attacker(turn, unit);
    if (by == NONE || (turn->kind[unit] == LAW_DIP_MOVE && turn->moves[unit] == LAW__DIP_YES))
        return;
    add_strength(list, LAW_DIP_DISLODGES_FACT, by, unit, turn->at[unit],
                 law__dip_attack(turn, by).most, unit);
    add_holder(list, unit);
}

/* Who comes to a unit that stays, and does not dislodge it. */
static void add_attacks(law__dip_facts *list, unsigned unit)
{
    const law__dip_turn *turn = &list->turn;
    bool is_attacked = false;
    if (law__dip_attacker(turn, unit) != NONE)
        return;
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != NONE; by = turn->next_coming[by]) {
        int strength = law__dip_attack(turn, by).most;
        if (turn->has_path[by] != LAW__DIP_YES)
            law__dip_add_at(list, LAW_DIP_NOT_THERE_FACT, by, NONE, turn->at[unit]);
        else if (strength > 0)
            add_strength(list, LAW_DIP_ATTACK_FACT, by, NONE, turn->at[unit], strength, unit);
        is_attacked = is_attacked || strength > 0;
    }
    if (is_attacked)
        add_holder(list, unit);
}

/* ---- Supports and convoys ---- */

static law_dip_fact_kind effect_on(const law__dip_turn *turn, unsigned support, unsigned by)
{
    if (turn->units[by].power.id == turn->units[support].power.id)
        return LAW_DIP_CUT_BY_OWN_FACT;
    if (law__dip_is_spared(turn, support, by))
        return LAW_DIP_CUT_SPARED_FACT;
    if (turn->has_path[by] != LAW__DIP_YES)
        return LAW_DIP_CUT_NOT_THERE_FACT;
    return law__dip_may_cut(turn, support, by) ? LAW_DIP_CUT_FACT : LAW_DIP_CUT_FROM_TARGET_FACT;
}

/* What comes to a supporter, and whether that cuts; and where that has to dislodge it, why it does
 * not. */
static void add_cuts(law__dip_facts *list, unsigned support)
{
    const law__dip_turn *turn = &list->turn;
    bool is_target = false;
    for (unsigned by = turn->first_coming[turn->at[support]]; by != NONE;
         by = turn->next_coming[by]) {
        law_dip_fact_kind kind = effect_on(turn, support, by);
        if (turn->moves[by] != LAW__DIP_YES || kind == LAW_DIP_CUT_SPARED_FACT)
            law__dip_add(list, law__dip_fact(kind, support, by));
        is_target = is_target || kind == LAW_DIP_CUT_FROM_TARGET_FACT;
    }
    if (is_target)
        add_attacks(list, support);
}

static void add_convoyed(law__dip_facts *list, unsigned fleet)
{
    const law__dip_turn *turn = &list->turn;
    unsigned army = turn->of[fleet];
    law_dip_fact fact = law__dip_fact(LAW_DIP_ARMY_ARRIVES_FACT, fleet, army);
    fact.place.id = (uint16_t)(turn->to[army] + 1);
    if (turn->moves[army] != LAW__DIP_YES) {
        fact.kind = LAW_DIP_ARMY_FAILS_FACT;
        fact.reason = list->verdicts[army].reason;
    }
    law__dip_add(list, fact);
}

/* ---- All of them ---- */

static void add_all(law__dip_facts *list, unsigned unit)
{
    const law__dip_turn *turn = &list->turn;
    unsigned kind = turn->kind[unit];
    bool is_support = kind == LAW_DIP_SUPPORT_HOLD || kind == LAW_DIP_SUPPORT_MOVE;
    if (kind == LAW_DIP_MOVE && turn->is_by_convoy[unit] == LAW__DIP_YES &&
        list->verdicts[unit].reason != LAW_DIP_PARADOX_REASON)
        law__dip_add_routes(list, unit);
    if (kind == LAW_DIP_MOVE && turn->has_path[unit] == LAW__DIP_YES)
        add_move(list, unit);
    else if (is_support)
        add_cuts(list, unit);
    else if (kind == LAW_DIP_CONVOY)
        add_convoyed(list, unit);
    if (!is_support && kind != LAW_DIP_MOVE)
        add_attacks(list, unit);
    add_dislodgement(list, unit);
    law__dip_add_paradox(list, unit);
}

law_status law_dip_facts(law_dip_fact *facts, size_t most, size_t *total,
                         const law_dip_verdict *verdicts, const law_dip_map *map,
                         const law_dip_rules *rules, const law_dip_unit *units,
                         const law_dip_order *orders, size_t count, size_t index, law_error *error)
{
    law_status status = law_dip_verify(verdicts, map, rules, units, orders, count, error);
    if (status != LAW_OK)
        return status;
    if (index >= count)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no unit %zu: there are %zu", index,
                         count);
    law__dip_facts list = {.verdicts = verdicts, .facts = facts, .most = most};
    law__dip_read(&list.turn, map, rules, units, orders, count);
    take_verdicts(&list.turn, verdicts);
    add_all(&list, (unsigned)index);
    *total = list.count;
    return LAW_OK;
}
