/* What became of each order and why: read from the settled contests, never stored. */
#include <assert.h>

#include "turn.h"

static const struct {
    const char *name, *rule, *sentence;
} reasons[] = {
#define X(code, name, rule, sentence) [LAW_REASON_##code] = {name, rule, sentence},
    LAW_REASONS(X)
#undef X
};
static_assert(sizeof reasons / sizeof *reasons == LAW_REASON_COUNT, "every reason has a row");

const char *law_reason_name(law_reason reason)
{
    return (unsigned)reason < LAW_REASON_COUNT ? reasons[reason].name : NULL;
}

const char *law_reason_rule(law_reason reason)
{
    return (unsigned)reason < LAW_REASON_COUNT ? reasons[reason].rule : NULL;
}

const char *law_reason_sentence(law_reason reason)
{
    return (unsigned)reason < LAW_REASON_COUNT ? reasons[reason].sentence : NULL;
}

const char *law_result_name(law_result result)
{
    static const char *const names[] = {
        [LAW_SUCCEEDED] = "succeeded", [LAW_FAILED] = "failed", [LAW_ILLEGAL] = "illegal"};
    return (unsigned)result <= LAW_ILLEGAL ? names[result] : NULL;
}

const char *law_order_type_name(law_order_type type)
{
    static const char *const names[] = {[LAW_STAY] = "stay",
                                        [LAW_MOVE] = "move",
                                        [LAW_LINK] = "link",
                                        [LAW_TRANSFER] = "transfer",
                                        [LAW_REINFORCE] = "reinforce"};
    static_assert(sizeof names / sizeof *names == LAW_ORDER_TYPE_COUNT, "every type has a name");
    return (unsigned)type < LAW_ORDER_TYPE_COUNT ? names[type] : NULL;
}

/* J4.4, of a Move or Link. The reasons against it stand in the order in which they are looked for.
 */
static law_reason reason_of_entrant(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    const law__region *region = &turn->regions[unit->target];
    if (unit->wins)
        return law__contender_count(region) == 1 ? LAW_REASON_UNOPPOSED : LAW_REASON_STRONGEST;
    if (region->top > unit->strength)
        return LAW_REASON_OUTWEIGHED;
    if (region->top_count > 1)
        return LAW_REASON_TIED;
    if (law__is_blocked_head_on(turn, id))
        return LAW_REASON_HEAD_TO_HEAD;
    return law__outweighs_holder(turn, id) ? LAW_REASON_OWN_UNIT : LAW_REASON_OCCUPIED;
}

static law_reason reason_of(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    if (unit->illegal != LAW_REASON_NONE)
        return (law_reason)unit->illegal;
    switch (unit->acts) {
    case LAW_MOVE:
    case LAW_LINK:
        return reason_of_entrant(turn, id);
    case LAW_TRANSFER:
        return unit->receives ? LAW_REASON_TRANSFERRED : LAW_REASON_RECEIVER_NOT_STAYING;
    case LAW_REINFORCE:
        return (law_reason)unit->reinforcement;
    default:
        return unit->flees ? LAW_REASON_DISPLACED : LAW_REASON_HELD;
    }
}

static law_result result_of(const law__unit *unit, law_reason reason)
{
    if (unit->illegal != LAW_REASON_NONE)
        return LAW_ILLEGAL;
    switch (reason) {
    case LAW_REASON_UNOPPOSED:
    case LAW_REASON_STRONGEST:
    case LAW_REASON_HELD:
    case LAW_REASON_COUNTED:
    case LAW_REASON_TRANSFERRED:
        return LAW_SUCCEEDED;
    default:
        return LAW_FAILED;
    }
}

law_verdict law_turn_verdict(const law_turn *turn, law_unit id)
{
    law_verdict verdict = {0};
    if (id.id < 1 || id.id > turn->unit_count || turn->phase == LAW_PHASE_ORDERS)
        return verdict;
    const law__unit *unit = &turn->units[id.id];
    verdict.order = unit->order;
    verdict.order.unit = id;
    verdict.reason = reason_of(turn, id.id);
    verdict.result = result_of(unit, verdict.reason);
    verdict.strength = unit->strength;
    verdict.displaced = unit->flees;
    verdict.carries = law__enters(unit) && unit->order.carry;
    if (verdict.carries && unit->cargo == 0)
        verdict.carry_reason = (law_reason)unit->carry_reason;
    else if (verdict.carries && !unit->wins)
        verdict.carry_reason = LAW_REASON_NOT_SUCCESSFUL;
    else if (verdict.carries)
        verdict.carried.id = unit->cargo;
    return verdict;
}
