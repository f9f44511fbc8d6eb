/* What would have turned an order's result: reinforcements added or taken away, found by playing
 * the turn again with each of them, then with each pair. */
#include <string.h>

#include "memory.h"
#include "status.h"
#include "turn.h"

typedef struct {
    const law_turn *turn;
    uint32_t unit; /* whose order is to be turned */
    law_turn *trial;
    law_change *changes; /* that could matter */
    size_t count, capacity;
    bool *is_relevant; /* by region: whether a contest there bears on the unit's */
    size_t regions_size;
} search;

static uint32_t contest_region(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    return law__enters(unit) ? unit->target : turn->at_start.unit_region[id];
}

/* Whether the unit got what it wanted: to enter, or not to be displaced. */
static bool gets_its_way(const law_turn *turn, uint32_t id)
{
    const law__unit *unit = &turn->units[id];
    return law__enters(unit) ? unit->wins : !unit->flees;
}

static bool add_change(search *s, law_change change)
{
    void *changes = s->changes;
    if (!law__grow(&s->turn->allocator, &changes, &s->capacity, s->count, sizeof *s->changes))
        return false;
    s->changes = changes;
    s->changes[s->count++] = change;
    return true;
}

/* A contest bears on the one behind it through the unit that would leave: along that chain (J4.5).
 */
static void mark_relevant(search *s)
{
    const law_turn *turn = s->turn;
    uint32_t region = contest_region(turn, s->unit);
    while (!s->is_relevant[region]) {
        s->is_relevant[region] = true;
        uint32_t occupant = turn->at_start.occupant[region];
        if (occupant != 0 && turn->units[occupant].acts == LAW_MOVE)
            region = turn->units[occupant].target;
    }
}

/* Whether the unit does nothing that its being told to reinforce would take away. */
static bool is_idle(const law__unit *unit)
{
    return unit->acts == LAW_STAY ||
           (unit->acts == LAW_REINFORCE && unit->reinforcement != LAW_REASON_COUNTED);
}

/* The reinforcement of what unit `whom` does. */
static law_order reinforcement_of(const law_turn *turn, uint32_t id, uint32_t whom)
{
    const law__unit *other = &turn->units[whom];
    bool enters = law__enters(other);
    return (law_order){.unit = {id},
                       .type = LAW_REINFORCE,
                       .other = {whom},
                       .action = enters ? (law_order_type)other->acts : LAW_STAY,
                       .to = {enters ? other->target : 0}};
}

/* One that is taken away from where it counts now is a change as well. */
static bool add_addition(search *s, uint32_t id, uint32_t whom)
{
    const law__unit *unit = &s->turn->units[id];
    bool is_taken_away = !is_idle(unit);
    if (id == whom || (is_taken_away && unit->order.other.id == whom))
        return true;
    return add_change(s, (law_change){.unit = {id},
                                      .added = true,
                                      .removed = is_taken_away,
                                      .order = reinforcement_of(s->turn, id, whom)});
}

/* All that a unit could reinforce in one region, or only the order to be turned. */
static bool add_additions(search *s, uint32_t id, uint32_t region, bool is_own)
{
    const law_turn *turn = s->turn;
    uint32_t occupant = turn->at_start.occupant[region];
    uint32_t entrant = turn->regions[region].first_entrant;
    for (; entrant != 0; entrant = turn->units[entrant].next_entrant) {
        if ((entrant == s->unit) == is_own && !add_addition(s, id, entrant))
            return false;
    }
    if (occupant == 0 || law__enters(&turn->units[occupant]) || (occupant == s->unit) != is_own)
        return true;
    return add_addition(s, id, occupant);
}

static bool list_additions(search *s, bool is_own)
{
    const law_turn *turn = s->turn;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        const law_region *neighbours;
        size_t count = law_map_neighbours(turn->map, (law_region){turn->at_start.unit_region[id]},
                                          &neighbours);
        if (!is_idle(&turn->units[id]) && turn->units[id].acts != LAW_REINFORCE)
            continue;
        for (size_t i = 0; i < count; i++) {
            if (s->is_relevant[neighbours[i].id] && !add_additions(s, id, neighbours[i].id, is_own))
                return false;
        }
    }
    return true;
}

static bool list_removals(search *s)
{
    const law_turn *turn = s->turn;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        const law__unit *unit = &turn->units[id];
        if (unit->acts != LAW_REINFORCE || unit->reinforcement != LAW_REASON_COUNTED ||
            !s->is_relevant[contest_region(turn, unit->order.other.id)])
            continue;
        if (!add_change(s, (law_change){.unit = {id},
                                        .removed = true,
                                        .order = {.unit = {id}, .type = LAW_STAY}}))
            return false;
    }
    return true;
}

/* Plays the orders again with some changed, up to the contests; says whether that turns the result.
 */
static law_status try_changes(search *s, const law_change *first, const law_change *second,
                              bool *turns, law_error *error)
{
    law_status status = law_turn_restart(s->trial, s->turn->position, error);
    if (status != LAW_OK)
        return status;
    for (uint32_t id = 1; id <= s->turn->unit_count; id++)
        s->trial->units[id].order = s->turn->units[id].order;
    s->trial->units[first->unit.id].order = first->order;
    if (second != NULL)
        s->trial->units[second->unit.id].order = second->order;
    status = law_turn_resolve(s->trial, error);
    *turns = status == LAW_OK && gets_its_way(s->trial, s->unit) != gets_its_way(s->turn, s->unit);
    return status;
}

/* Tries one entry, or two, and writes them down where they turn the result. */
static law_status try_entries(search *s, const law_change *first, const law_change *second,
                              law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                              law_error *error)
{
    bool turns = false;
    law_status status = try_changes(s, first, second, &turns, error);
    if (status != LAW_OK || !turns)
        return status;
    changes[0] = *first;
    if (second != NULL)
        changes[1] = *second;
    *count = second != NULL ? 2 : 1;
    return LAW_OK;
}

/* A change of the unit's own order would not turn that order but replace it. */
static bool is_single(const search *s, const law_change *change)
{
    return change->unit.id != s->unit && !(change->added && change->removed);
}

static bool is_double(const search *s, const law_change *change)
{
    return change->unit.id != s->unit && change->added && change->removed;
}

/* All entries of one kind, each by itself. */
static law_status try_each(search *s, bool (*is_kind)(const search *, const law_change *),
                           law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                           law_error *error)
{
    law_status status = LAW_OK;
    for (size_t i = 0; status == LAW_OK && *count == 0 && i < s->count; i++) {
        if (is_kind(s, &s->changes[i]))
            status = try_entries(s, &s->changes[i], NULL, changes, count, error);
    }
    return status;
}

static law_status try_pairs(search *s, law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                            law_error *error)
{
    law_status status = LAW_OK;
    for (size_t i = 0; i < s->count; i++) {
        const law_change *first = &s->changes[i];
        for (size_t k = i + 1; is_single(s, first) && k < s->count; k++) {
            const law_change *second = &s->changes[k];
            if (!is_single(s, second) || first->unit.id == second->unit.id)
                continue;
            status = try_entries(s, first, second, changes, count, error);
            if (status != LAW_OK || *count > 0)
                return status;
        }
    }
    return status;
}

static law_status try_all(search *s, law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                          law_error *error)
{
    law_status status = try_each(s, is_single, changes, count, error);
    if (status == LAW_OK && *count == 0)
        status = try_each(s, is_double, changes, count, error);
    if (status == LAW_OK && *count == 0)
        status = try_pairs(s, changes, count, error);
    return status;
}

static law_status search_all(search *s, law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                             law_error *error)
{
    const law_turn *turn = s->turn;
    law_status status =
        law_turn_begin(&s->trial, turn->map, turn->position, &turn->rules, &turn->allocator, error);
    if (status != LAW_OK)
        return status;
    s->regions_size = (turn->region_count + (size_t)1) * sizeof *s->is_relevant;
    s->is_relevant = law__allocate(&turn->allocator, s->regions_size);
    if (s->is_relevant == NULL)
        return law__fail_memory(error, s->regions_size);
    memset(s->is_relevant, 0, s->regions_size);
    mark_relevant(s);
    if (!list_additions(s, true) || !list_removals(s) || !list_additions(s, false))
        return law__fail(error, LAW_NO_MEMORY,
                         "out of memory while looking for what would turn it");
    return try_all(s, changes, count, error);
}

law_status law_turn_turning(const law_turn *turn, law_unit unit,
                            law_change changes[LAW_CHANGE_COUNT_MAX], size_t *count,
                            law_error *error)
{
    *count = 0;
    if (turn->phase == LAW_PHASE_ORDERS || turn->is_busy)
        return law__fail(error, LAW_WRONG_PHASE, "turning: the contests are not resolved yet");
    if (unit.id < 1 || unit.id > turn->unit_count)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no unit with the id %u",
                         (unsigned)unit.id);
    search s = {.turn = turn, .unit = unit.id};
    law_status status = search_all(&s, changes, count, error);
    law_turn_destroy(s.trial);
    law__release(&turn->allocator, s.is_relevant, s.regions_size);
    law__release(&turn->allocator, s.changes, s.capacity * sizeof *s.changes);
    return status;
}
