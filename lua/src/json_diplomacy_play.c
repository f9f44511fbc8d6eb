/* Judges a Diplomacy position that was read: what the phase leaves, and which comes next. */
#include "json_diplomacy.h"

#include <string.h>

/* ---- movement ---- */

/* Those that stand somewhere, and those that must retreat; who can go nowhere is off the board. */
static void sort_moved(json_diplomacy *d)
{
    for (size_t i = 0; i < d->count; i++) {
        if (d->verdicts[i].is_dislodged)
            continue;
        d->after[d->after_count] = d->units[i];
        d->after[d->after_count++].at = d->verdicts[i].at;
    }
    for (size_t i = 0; i < d->count; i++) {
        law_dip_place place;
        if (!d->verdicts[i].is_dislodged)
            continue;
        law_dip_dislodged dislodged = {
            .unit = d->units[i],
            .attacker = law_dip_origin(d->verdicts, d->map, &d->rules, d->units, i)};
        if (law_dip_retreats(&place, 1, d->map, &dislodged, d->after, d->after_count,
                             &d->stood_off) == 0) {
            d->removed[d->removed_count++] = d->units[i];
            continue;
        }
        d->origins[d->fled_count] = dislodged.attacker;
        d->fled[d->fled_count++] = d->units[i];
    }
}

static law_status play_movement(json_diplomacy *d, law_error *error)
{
    law_status status = law_dip_move(d->verdicts, &d->stood_off, d->map, &d->rules, d->units,
                                     d->orders, d->count, error);
    if (status == LAW_OK)
        sort_moved(d);
    return status;
}

/* ---- retreats ---- */

static law_status play_retreat(json_diplomacy *d, law_error *error)
{
    law_dip_place to[JSON_UNIT_COUNT_MAX];
    for (size_t i = 0; i < d->dislodged_count; i++)
        to[i] = d->orders[i].kind == LAW_DIP_MOVE ? d->orders[i].to : (law_dip_place){0};
    law_status status =
        law_dip_retreat(d->verdicts, d->map, &d->rules, d->dislodged, to, d->dislodged_count,
                        d->units, d->count, &d->stand_offs, error);
    if (status != LAW_OK)
        return status;
    memcpy(d->after, d->units, d->count * sizeof *d->units);
    d->after_count = d->count;
    for (size_t i = 0; i < d->dislodged_count; i++) {
        if (d->verdicts[i].at.id == 0) {
            d->removed[d->removed_count++] = d->dislodged[i].unit;
            continue;
        }
        d->after[d->after_count] = d->dislodged[i].unit;
        d->after[d->after_count++].at = d->verdicts[i].at;
    }
    return LAW_OK;
}

/* ---- builds and removals ---- */

static bool is_same(const law_dip_unit *a, const law_dip_unit *b)
{
    return a->power.id == b->power.id && a->at.id == b->at.id && a->type == b->type;
}

static law_status play_adjustment(json_diplomacy *d, law_error *error)
{
    law_status status =
        law_dip_adjust(d->after, &d->after_count, d->verdicts, d->map, &d->rules, d->owners,
                       d->units, d->count, d->adjustments, d->adjustment_count, error);
    if (status != LAW_OK)
        return status;
    size_t kept = 0; /* those that stay keep their order */
    for (size_t i = 0; i < d->count; i++) {
        if (kept < d->after_count && is_same(&d->after[kept], &d->units[i]))
            kept++;
        else
            d->removed[d->removed_count++] = d->units[i];
    }
    d->built_from = kept;
    return LAW_OK;
}

/* ---- what follows ---- */

/* A centre belongs to who stands there once all retreats of the fall are over. */
static void take_centres(json_diplomacy *d)
{
    for (size_t i = 0; i < d->after_count; i++) {
        law_dip_place province = law_dip_map_province_of(d->map, d->after[i].at);
        if (law_dip_map_is_centre(d->map, province))
            d->owners[province.id - 1] = d->after[i].power;
    }
}

static bool may_build(const json_diplomacy *d, law_dip_power power)
{
    bool is_taken[JSON_UNIT_COUNT_MAX + 1] = {false};
    for (size_t i = 0; i < d->after_count; i++)
        is_taken[law_dip_map_province_of(d->map, d->after[i].at).id] = true;
    for (uint32_t i = 1; i <= law_dip_map_province_count(d->map); i++) {
        law_dip_place province = {(uint16_t)i};
        if (d->owners[i - 1].id == power.id && !is_taken[i] &&
            (d->rules.builds_anywhere || law_dip_map_home(d->map, province).id == power.id))
            return true;
    }
    return false;
}

/* Whether anybody has something to build or to remove. */
static bool has_adjustments(const json_diplomacy *d)
{
    for (uint32_t i = 1; i <= law_dip_map_power_count(d->map); i++) {
        law_dip_power power = {(uint16_t)i};
        int balance = law_dip_balance(d->map, d->owners, d->after, d->after_count, power);
        if (balance < 0 || (balance > 0 && may_build(d, power)))
            return true;
    }
    return false;
}

/* The next phase in which somebody decides something. */
static void find_next(json_diplomacy *d)
{
    json_phase *next = &d->next;
    *next = d->phase;
    d->has_next = true;
    if (d->fled_count > 0) {
        next->type = JSON_RETREAT;
        return;
    }
    next->type = JSON_MOVEMENT;
    if (!d->phase.is_fall) {
        next->is_fall = true;
    } else if (d->phase.type != JSON_ADJUSTMENT && !d->has_centres) {
        d->has_next = false;
    } else if (d->phase.type != JSON_ADJUSTMENT && has_adjustments(d)) {
        next->type = JSON_ADJUSTMENT;
    } else {
        d->has_next = next->year < INT64_MAX;
        next->year += d->has_next ? 1 : 0;
        next->is_fall = false;
    }
}

static law_status play_phase(json_diplomacy *d, law_error *error)
{
    switch (d->phase.type) {
    case JSON_MOVEMENT:
        return play_movement(d, error);
    case JSON_RETREAT:
        return play_retreat(d, error);
    default:
        return play_adjustment(d, error);
    }
}

bool json_diplomacy_play(json_case *read, json_fault *fault)
{
    json_diplomacy *d = read->diplomacy;
    size_t count = d->phase.type == JSON_ADJUSTMENT ? d->adjustment_count : d->count;
    law_error error;
    d->after_count = d->fled_count = d->removed_count = 0;
    memset(&d->stood_off, 0, sizeof d->stood_off);
    d->verdicts = json_arena_allocate(&read->arena, (count + 1) * sizeof *d->verdicts);
    if (d->verdicts == NULL)
        return json_fault_set(fault, JSON_FAULT_NO_MEMORY, "out of memory while judging");
    if (play_phase(d, &error) != LAW_OK)
        return json_fault_set_error(fault, &error);
    if (d->phase.type != JSON_ADJUSTMENT)
        d->built_from = d->after_count;
    if (d->phase.is_fall && d->phase.type != JSON_ADJUSTMENT && d->fled_count == 0)
        take_centres(d);
    find_next(d);
    return true;
}
