/* Who enters where (J4.2), which reinforcements count (J3.8, J3.9), and the strength of each order
 * (J4.1). */
#include "rules.h"
#include "turn.h"

/* Backwards, so that each region's list is in unit order. */
void law__list_entrants(law_turn *turn)
{
    for (uint32_t id = turn->unit_count; id >= 1; id--) {
        law__unit *unit = &turn->units[id];
        if (!law__enters(unit))
            continue;
        law__region *region = &turn->regions[unit->target];
        unit->next_entrant = region->first_entrant;
        region->first_entrant = id;
        region->entrant_count++;
    }
}

/* J3.8. Cargo is deliberately not compared: carrying makes no difference to what a unit is doing.
 */
static bool matches(const law_order *reinforcement, const law__unit *other)
{
    switch (reinforcement->action) {
    case LAW_MOVE:
        return other->acts == LAW_MOVE && other->target == reinforcement->to.id;
    case LAW_LINK:
        return other->acts == LAW_LINK && other->target == reinforcement->to.id;
    default:
        return !law__enters(other);
    }
}

/* J3.9, reinforce_cut: whether another player's unit attacks the reinforcing one, other than from
 * where the reinforcement leads. A region holds one unit, so each list of entrants is read once a
 * turn. */
static bool is_cut(const law_turn *turn, uint32_t id)
{
    const law_order *order = &turn->units[id].order;
    const uint32_t *owner = turn->at_start.unit_owner, *region = turn->at_start.unit_region;
    uint32_t into = order->action == LAW_STAY ? region[order->other.id] : order->to.id;
    uint32_t entrant = turn->regions[region[id]].first_entrant;
    for (; entrant != 0; entrant = turn->units[entrant].next_entrant) {
        if (owner[entrant] != owner[id] && region[entrant] != into)
            return true;
    }
    return false;
}

/* Backwards, so that each order's list of reinforcers is in unit order. */
static void match_reinforcements(law_turn *turn)
{
    for (uint32_t id = 1; id <= turn->unit_count; id++)
        turn->units[id].reinforcer_count = turn->units[id].first_reinforcer = 0;
    for (uint32_t id = turn->unit_count; id >= 1; id--) {
        law__unit *unit = &turn->units[id];
        if (unit->acts != LAW_REINFORCE)
            continue;
        law__unit *other = &turn->units[unit->order.other.id];
        if (!matches(&unit->order, other)) {
            unit->reinforcement = LAW_REASON_NOT_MATCHED;
        } else if (turn->rules.reinforce_cut && is_cut(turn, id)) {
            unit->reinforcement = LAW_REASON_CUT;
        } else {
            unit->reinforcement = LAW_REASON_COUNTED;
            unit->next_reinforcer = other->first_reinforcer;
            other->first_reinforcer = id;
            other->reinforcer_count++;
        }
    }
}

static law_status ask_strength(law_turn *turn, uint32_t id, law_error *error)
{
    law__unit *unit = &turn->units[id];
    const law_order stay = {.unit = {id}, .type = LAW_STAY};
    size_t count = 0;
    for (uint32_t r = unit->first_reinforcer; r != 0; r = turn->units[r].next_reinforcer)
        turn->scratch[count++].id = r;
    law_question question = {.kind = LAW_ASK_STRENGTH,
                             .turn = turn,
                             .unit = {id},
                             .order = unit->acts == LAW_STAY ? &stay : &unit->order,
                             .player = {turn->at_start.unit_owner[id]},
                             .reinforcers = turn->scratch,
                             .reinforcer_count = count};
    int64_t answer = unit->strength;
    law_status status = law__ask(&turn->rules, &question, LAW_STRENGTH_MAX, &answer, error);
    if (status != LAW_OK)
        return status;
    unit->strength = (uint32_t)answer;
    if (unit->acts != LAW_MOVE)
        return LAW_OK;
    question.kind = LAW_ASK_HOLDING;
    question.reinforcers = NULL;
    question.reinforcer_count = 0;
    answer = unit->holding;
    status = law__ask(&turn->rules, &question, LAW_STRENGTH_MAX, &answer, error);
    if (status == LAW_OK)
        unit->holding = (uint32_t)answer;
    return status;
}

law_status law__count_strength(law_turn *turn, law_error *error)
{
    match_reinforcements(turn);
    bool has_hook =
        turn->rules.hooks[LAW_ASK_STRENGTH] != NULL || turn->rules.hooks[LAW_ASK_HOLDING] != NULL;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        law__unit *unit = &turn->units[id];
        unit->strength = 1 + unit->reinforcer_count;
        unit->holding = 1;
        if (has_hook) {
            law_status status = ask_strength(turn, id, error);
            if (status != LAW_OK)
                return status;
        }
    }
    return LAW_OK;
}
