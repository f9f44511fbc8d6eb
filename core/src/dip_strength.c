/* Strengths, and the decisions that follow from them, as far as what they hang on is decided.
 *
 * A unit is as strong as itself and the supports that count. What is not yet decided makes a range
 * of a strength; a decision is taken when it comes out the same for the whole range. Ranges only
 * ever shrink, so a decision that has been taken stands. */
#include "dip_turn.h"

/* All supports of a unit; those of the power `but` are left out (0: none is). */
static law__dip_range supported(const law__dip_turn *turn, unsigned unit, unsigned but)
{
    law__dip_range strength = {1, 1};
    for (unsigned by = turn->first_support[unit]; by != LAW__DIP_NONE;
         by = turn->next_support[by]) {
        if (turn->units[by].power.id == but)
            continue;
        strength.least += turn->counts[by] == LAW__DIP_YES;
        strength.most += turn->counts[by] != LAW__DIP_NO;
    }
    return strength;
}

/* Nobody dislodges a unit of the own power, and no support helps to dislodge one of the
 * supporter's (6.D.10 to 6.D.16); so it matters whether the unit there leaves. */
law__dip_range law__dip_attack(const law__dip_turn *turn, unsigned unit)
{
    const law__dip_range nothing = {0, 0};
    if (turn->has_path[unit] == LAW__DIP_NO)
        return nothing;
    unsigned there = turn->unit_at[turn->to[unit]];
    law__dip_answer leaves = LAW__DIP_NO;
    if (there == LAW__DIP_NONE) {
        leaves = LAW__DIP_YES;
    } else if (turn->kind[there] == LAW_DIP_MOVE) {
        law__dip_answer is_met = law__dip_are_head_to_head(turn, unit, there);
        if (is_met != LAW__DIP_YES)
            leaves = (law__dip_answer)turn->moves[there];
        if (is_met == LAW__DIP_OPEN && leaves == LAW__DIP_YES)
            leaves = LAW__DIP_OPEN;
    }
    law__dip_range strength = supported(turn, unit, 0);
    if (leaves != LAW__DIP_YES) {
        unsigned power = turn->units[there].power.id;
        bool is_own = power == turn->units[unit].power.id;
        law__dip_range foreign = is_own ? nothing : supported(turn, unit, power);
        strength.least = foreign.least;
        if (leaves == LAW__DIP_NO)
            strength.most = foreign.most;
    }
    if (turn->has_path[unit] == LAW__DIP_OPEN)
        strength.least = 0;
    return strength;
}

law__dip_range law__dip_defence(const law__dip_turn *turn, unsigned unit)
{
    return supported(turn, unit, 0);
}

law__dip_range law__dip_hold(const law__dip_turn *turn, unsigned province)
{
    unsigned unit = turn->unit_at[province];
    if (unit == LAW__DIP_NONE)
        return (law__dip_range){0, 0};
    if (turn->kind[unit] == LAW_DIP_MOVE)
        return (law__dip_range){turn->moves[unit] == LAW__DIP_NO,
                                turn->moves[unit] != LAW__DIP_YES};
    return supported(turn, unit, 0);
}

static law__dip_answer both(law__dip_answer a, law__dip_answer b)
{
    if (a == LAW__DIP_NO || b == LAW__DIP_NO)
        return LAW__DIP_NO;
    return a == LAW__DIP_YES ? b : a;
}

/* Does a unit that comes the other way get through, so that a move keeps nobody out? Only head to
 * head (6.E.1), or else too (4.A.7). */
static law__dip_answer is_driven_back(const law__dip_turn *turn, unsigned unit, unsigned by)
{
    law__dip_answer is_met = law__dip_are_head_to_head(turn, unit, by);
    if (turn->rules.dislodged_keeps_none_out && is_met != LAW__DIP_YES &&
        law__dip_comes(turn, by, unit)) {
        static const law__dip_answer opposite[] = {LAW__DIP_YES, LAW__DIP_NO, LAW__DIP_OPEN};
        is_met = opposite[turn->moves[unit]]; /* where it moves itself, it is not dislodged */
    }
    return is_met == LAW__DIP_NO ? is_met : both(is_met, (law__dip_answer)turn->moves[by]);
}

/* How much a move keeps others out of where it goes. */
law__dip_range law__dip_prevention(const law__dip_turn *turn, unsigned unit)
{
    law__dip_answer is_void = turn->has_path[unit] == LAW__DIP_NO
                                  ? LAW__DIP_YES
                                  : is_driven_back(turn, unit, turn->unit_at[turn->to[unit]]);
    if (is_void == LAW__DIP_YES)
        return (law__dip_range){0, 0};
    law__dip_range strength = supported(turn, unit, 0);
    if (turn->has_path[unit] == LAW__DIP_OPEN || is_void == LAW__DIP_OPEN)
        strength.least = 0;
    return strength;
}

law__dip_range law__dip_resistance(const law__dip_turn *turn, unsigned unit)
{
    unsigned to = turn->to[unit], there = turn->unit_at[to];
    law__dip_answer is_met = law__dip_are_head_to_head(turn, unit, there);
    if (is_met == LAW__DIP_NO)
        return law__dip_hold(turn, to);
    law__dip_range defence = law__dip_defence(turn, there);
    if (is_met == LAW__DIP_OPEN) {
        law__dip_range hold = law__dip_hold(turn, to);
        defence.least = hold.least < defence.least ? hold.least : defence.least;
        defence.most = hold.most > defence.most ? hold.most : defence.most;
    }
    return defence;
}

law__dip_answer law__dip_judge_move(const law__dip_turn *turn, unsigned unit)
{
    unsigned to = turn->to[unit];
    law__dip_range attack = law__dip_attack(turn, unit);
    law__dip_range against = law__dip_resistance(turn, unit);
    if (attack.most <= against.least || attack.most == 0)
        return LAW__DIP_NO;
    bool is_sure = attack.least > against.most;
    for (unsigned other = turn->first_coming[to]; other != LAW__DIP_NONE;
         other = turn->next_coming[other]) {
        if (other == unit)
            continue;
        against = law__dip_prevention(turn, other);
        if (attack.most <= against.least)
            return LAW__DIP_NO;
        is_sure = is_sure && attack.least > against.most;
    }
    return is_sure ? LAW__DIP_YES : LAW__DIP_OPEN;
}

law__dip_answer law__dip_is_dislodged(const law__dip_turn *turn, unsigned unit)
{
    law__dip_answer leaves =
        turn->kind[unit] == LAW_DIP_MOVE ? (law__dip_answer)turn->moves[unit] : LAW__DIP_NO;
    if (leaves == LAW__DIP_YES)
        return LAW__DIP_NO;
    law__dip_answer is_hit = LAW__DIP_NO;
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        if (turn->moves[by] == LAW__DIP_YES)
            return leaves == LAW__DIP_NO ? LAW__DIP_YES : LAW__DIP_OPEN;
        if (turn->moves[by] == LAW__DIP_OPEN)
            is_hit = LAW__DIP_OPEN;
    }
    return is_hit;
}

/* Whether one of the rulebooks keeps the support from being cut by an army if it comes by convoy
 * (4.A.2). */
static bool is_protected(const law__dip_turn *turn, unsigned support, unsigned army)
{
    law_dip_paradox rule = turn->rules.paradox;
    if (rule == LAW_DIP_SZYKMAN || rule == LAW_DIP_ALL_HOLD)
        return false;
    unsigned province = turn->kind[support] == LAW_DIP_SUPPORT_MOVE ? turn->to[support]
                                                                    : turn->at[turn->of[support]];
    unsigned fleet = turn->unit_at[province];
    if (fleet == LAW__DIP_NONE || turn->kind[fleet] != LAW_DIP_CONVOY)
        return false;
    if (rule == LAW_DIP_RULE_1982)
        return true;
    if (turn->kind[support] != LAW_DIP_SUPPORT_MOVE || turn->of[fleet] != army)
        return false;
    if (rule == LAW_DIP_RULE_1971)
        return true;
    return turn->rules.all_routes_needed
               ? law__dip_is_of_use(turn, army, fleet, LAW__DIP_ORDERED)
               : !law__dip_is_joined(turn, army, turn->to[army], LAW__DIP_ORDERED, fleet);
}

bool law__dip_is_spared(const law__dip_turn *turn, unsigned support, unsigned by)
{
    return turn->is_by_convoy[by] == LAW__DIP_YES && is_protected(turn, support, by);
}

/* Whether a move that comes to a supporter's province could cut the support, if its way is open:
 * not one of the own power, nor one from where the support is directed. */
bool law__dip_may_cut(const law__dip_turn *turn, unsigned support, unsigned by)
{
    if (turn->units[by].power.id == turn->units[support].power.id)
        return false;
    if (turn->kind[support] == LAW_DIP_SUPPORT_MOVE && turn->at[by] == turn->to[support])
        return turn->rules.own_attack_cuts && turn->is_by_convoy[by] == LAW__DIP_YES;
    return !law__dip_is_spared(turn, support, by);
}

/* The same of a move that is not spared, also where it is not decided which way it goes. */
static law__dip_answer judge_attack_on(const law__dip_turn *turn, unsigned support, unsigned by)
{
    if (turn->moves[by] == LAW__DIP_YES)
        return LAW__DIP_YES; /* the supporter is dislodged, since it does not move */
    law__dip_answer cuts = LAW__DIP_NO;
    if (law__dip_may_cut(turn, support, by))
        cuts = (law__dip_answer)turn->has_path[by];
    else if (turn->rules.own_attack_cuts && turn->is_by_convoy[by] == LAW__DIP_OPEN &&
             turn->units[by].power.id != turn->units[support].power.id)
        cuts = LAW__DIP_OPEN;
    return cuts == LAW__DIP_NO && turn->moves[by] == LAW__DIP_OPEN ? LAW__DIP_OPEN : cuts;
}

static law__dip_answer judge_cut(const law__dip_turn *turn, unsigned support, unsigned by)
{
    if (turn->is_by_convoy[by] != LAW__DIP_NO && is_protected(turn, support, by)) {
        if (turn->is_by_convoy[by] == LAW__DIP_YES)
            return LAW__DIP_NO;
        return judge_attack_on(turn, support, by) == LAW__DIP_NO ? LAW__DIP_NO : LAW__DIP_OPEN;
    }
    return judge_attack_on(turn, support, by);
}

law__dip_answer law__dip_judge_support(const law__dip_turn *turn, unsigned unit)
{
    law__dip_answer counts = LAW__DIP_YES;
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        law__dip_answer is_cut = judge_cut(turn, unit, by);
        if (is_cut == LAW__DIP_YES)
            return LAW__DIP_NO;
        if (is_cut == LAW__DIP_OPEN)
            counts = LAW__DIP_OPEN;
    }
    return counts;
}

void law__dip_take_ways(law__dip_turn *turn, const law_dip_verdict *verdicts)
{
    for (unsigned unit = 0; unit < turn->count; unit++) {
        if (turn->is_by_convoy[unit] == LAW__DIP_OPEN)
            turn->is_by_convoy[unit] = verdicts[unit].is_by_convoy ? LAW__DIP_YES : LAW__DIP_NO;
    }
}
