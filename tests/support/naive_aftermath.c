/* J5 and J6 by the letter: flight, control, victory, supply. */
#include <stdio.h>
#include <string.h>

#include "naive_judge.h"

/* ---- Flight. `shut` holds what is taken or closed to all who flee. ---- */

static bool is_controlled_against(const naive_result *result, uint32_t region, uint32_t player)
{
    const situation *of = result->of;
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
        uint32_t controller = of->controller[symbol];
        if (of->link_point_region[symbol] != region || controller == 0)
            continue;
        if (of->rules.flee_controlled == LAW_CONTROLLED_ANY)
            return true;
        if (of->rules.flee_controlled == LAW_CONTROLLED_OTHERS && controller != player)
            return true;
    }
    return false;
}

static bool may_walk(const naive_result *result, uint32_t unit, uint32_t to)
{
    const situation *of = result->of;
    const naive_unit *fleeing = &result->units[unit];
    uint32_t from = fleeing->flees_from, displacer = result->occupant[from];
    bool held_it = fleeing->acts != LAW_LINK;
    if (!of->adjacent[from][to] || result->occupant[to] != 0 || result->conflicted[to] ||
        is_controlled_against(result, to, of->unit_owner[unit]))
        return false;
    return of->rules.flee_to_attacker || !held_it || of->unit_region[displacer] != to;
}

static bool may_link(const naive_result *result, uint32_t unit, uint32_t book)
{
    const situation *of = result->of;
    uint32_t from = result->units[unit].flees_from, to = of->link_point_region[book];
    return of->rules.flee_through_books && result->book_region[book] == from &&
           result->occupant[to] == 0 && of->region_age[to] != of->region_age[from];
}

/* Where an entry of the list leads; 0: it is skipped. */
static uint32_t follow(const naive_result *result, uint32_t unit, law_flight flight)
{
    if (flight.region.id == LAW_UNKNOWN || flight.book.id == LAW_UNKNOWN)
        return 0;
    if (flight.region.id != 0)
        return may_walk(result, unit, flight.region.id) ? flight.region.id : 0;
    if (flight.book.id == 0 || !may_link(result, unit, flight.book.id))
        return 0;
    return result->of->link_point_region[flight.book.id];
}

static uint32_t propose(const naive_result *result, uint32_t unit, const bool *shut)
{
    for (uint32_t i = 0; i < result->of->flight_count[unit]; i++) {
        uint32_t to = follow(result, unit, result->of->flights[unit][i]);
        if (to != 0 && !shut[to])
            return to;
    }
    return 0;
}

/* One round; false when nobody proposed. */
static bool play_round(naive_result *result, bool *shut, bool *is_settled)
{
    uint32_t proposed[UNIT_MAX + 1] = {0}, count[REGION_MAX + 1] = {0};
    bool has_proposal = false;
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        if (is_settled[unit])
            continue;
        proposed[unit] = propose(result, unit, shut);
        count[proposed[unit]]++;
        has_proposal |= proposed[unit] != 0;
    }
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        uint32_t to = proposed[unit];
        if (to == 0)
            continue;
        shut[to] = true;
        if (count[to] == 1)
            result->units[unit].fled_to = to;
        if (count[to] == 1 || result->of->rules.flee_collision == LAW_COLLISION_REMOVE)
            is_settled[unit] = true;
    }
    return has_proposal;
}

static uint32_t first_option(const naive_result *result, uint32_t unit, const bool *shut)
{
    const situation *of = result->of;
    for (uint32_t region = 1; region <= of->region_count; region++) {
        if (!shut[region] && may_walk(result, unit, region))
            return region;
    }
    for (uint32_t book = 1; book <= of->symbol_count; book++) {
        if (may_link(result, unit, book) && !shut[of->link_point_region[book]])
            return of->link_point_region[book];
    }
    return 0;
}

void naive_judge_flight(naive_result *result)
{
    const situation *of = result->of;
    bool shut[REGION_MAX + 1] = {false}, is_settled[UNIT_MAX + 1] = {false};
    for (uint32_t unit = 1; unit <= of->unit_count; unit++)
        is_settled[unit] = !result->units[unit].displaced;
    while (play_round(result, shut, is_settled))
        continue;
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        naive_unit *fleeing = &result->units[unit];
        if (is_settled[unit])
            continue;
        fleeing->was_placed = true;
        fleeing->fled_to = first_option(result, unit, shut);
        shut[fleeing->fled_to] = true;
    }
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        if (!result->units[unit].displaced)
            continue;
        if (result->units[unit].fled_to != 0)
            result->occupant[result->units[unit].fled_to] = unit;
        else
            result->is_removed[unit] = true;
    }
}

/* ---- Supply. A new unit has an id behind all units, a new link point behind all symbols. ---- */

static uint32_t owner_of(const naive_result *result, uint32_t unit)
{
    uint32_t count = result->of->unit_count;
    return unit <= count ? result->of->unit_owner[unit] : result->new_units[unit - count - 1].owner;
}

static void take_control(naive_result *result)
{
    const situation *of = result->of;
    result->symbol_count = of->symbol_count;
    for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
        uint32_t region = of->link_point_region[symbol], there = result->occupant[region];
        result->link_point_region[symbol] = region;
        result->controller[symbol] = there != 0 ? of->unit_owner[there] : of->controller[symbol];
        uint32_t player = result->controller[symbol];
        if (player != 0 && player != of->controller[symbol])
            result->earned[player]++;
    }
}

static bool meets(uint64_t count, uint64_t total, law_fraction fraction)
{
    return total > 0 && count * fraction.denominator >= total * fraction.numerator;
}

static void judge_victory(naive_result *result)
{
    const situation *of = result->of;
    uint32_t winner_count = 0;
    for (uint32_t player = 1; player <= of->player_count; player++) {
        uint64_t points = 0, books = 0, book_total = 0;
        for (uint32_t symbol = 1; symbol <= of->symbol_count; symbol++) {
            uint32_t region = result->book_region[symbol];
            uint32_t reader = region == 0 ? 0 : result->occupant[region];
            points += result->controller[symbol] == player;
            book_total += region != 0;
            books += reader != 0 && owner_of(result, reader) == player;
        }
        result->has_won[player] = meets(points, of->symbol_count, of->rules.victory_fraction) ||
                                  meets(books, book_total, of->rules.victory_fraction);
        winner_count += result->has_won[player];
    }
    if (winner_count > 1 && !of->rules.joint_victory) {
        memset(result->has_won, 0, sizeof result->has_won);
        winner_count = 0;
    }
    if (winner_count > 0)
        memset(result->earned, 0, sizeof result->earned);
}

static bool is_unit_name(const naive_result *result, const char *name)
{
    char known[SITUATION_NAME_SIZE];
    for (uint32_t unit = 1; unit <= result->of->unit_count; unit++) {
        situation_unit_name(known, unit);
        if (strcmp(known, name) == 0)
            return true;
    }
    for (uint32_t i = 0; i < result->new_unit_count; i++) {
        if (strcmp(result->new_units[i].name, name) == 0)
            return true;
    }
    return false;
}

static bool is_symbol_name(const naive_result *result, const char *name)
{
    char known[SITUATION_NAME_SIZE];
    for (uint32_t symbol = 1; symbol <= result->of->symbol_count; symbol++) {
        situation_symbol_name(known, symbol);
        if (strcmp(known, name) == 0)
            return true;
    }
    for (uint32_t i = 0; i < result->new_symbol_count; i++) {
        if (strcmp(result->new_symbols[i].name, name) == 0)
            return true;
    }
    return false;
}

static law_reason judge_unit(const naive_result *result, uint32_t player, uint32_t region)
{
    uint64_t count = 0;
    bool controls = false;
    if (result->occupant[region] != 0)
        return LAW_REASON_OCCUPIED;
    for (uint32_t symbol = 1; symbol <= result->symbol_count; symbol++)
        controls |=
            result->link_point_region[symbol] == region && result->controller[symbol] == player;
    if (!controls)
        return LAW_REASON_NOT_CONTROLLED;
    for (uint32_t other = 1; other <= result->of->region_count; other++) {
        if (result->occupant[other] != 0)
            count += owner_of(result, result->occupant[other]) == player;
    }
    return count >= result->of->rules.unit_tokens ? LAW_REASON_NO_TOKEN : LAW_REASON_NONE;
}

static law_reason judge_book(const naive_result *result, uint32_t player, uint32_t region)
{
    uint32_t there = result->occupant[region];
    if (there == 0 || owner_of(result, there) != player)
        return LAW_REASON_NOT_YOUR_UNIT;
    for (uint32_t symbol = 1; symbol <= result->symbol_count; symbol++) {
        if (result->of->rules.one_link_point_per_region &&
            result->link_point_region[symbol] == region)
            return LAW_REASON_LINK_POINT_THERE;
    }
    return result->symbol_count - result->of->printed_count >= result->of->rules.link_point_tokens
               ? LAW_REASON_NO_TOKEN
               : LAW_REASON_NONE;
}

static void add_unit(naive_result *result, uint32_t player, uint32_t region, const char *name)
{
    naive_new *added = &result->new_units[result->new_unit_count++];
    *added = (naive_new){.owner = player, .region = region};
    snprintf(added->name, sizeof added->name, "%s", name);
    result->occupant[region] = result->of->unit_count + result->new_unit_count;
    for (uint32_t symbol = 1; symbol <= result->symbol_count; symbol++) {
        if (result->link_point_region[symbol] == region)
            result->controller[symbol] = player;
    }
}

static void add_book(naive_result *result, uint32_t player, uint32_t region, const char *name)
{
    naive_new *added = &result->new_symbols[result->new_symbol_count++];
    uint32_t symbol = ++result->symbol_count;
    *added = (naive_new){.owner = player, .region = region};
    snprintf(added->name, sizeof added->name, "%s", name);
    result->link_point_region[symbol] = result->book_region[symbol] = region;
    result->controller[symbol] = player;
}

static law_reason carry_out(naive_result *result, uint32_t player, const law_supply *action)
{
    char name[NEW_NAME_SIZE];
    if (action->at.id == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    bool (*is_in_use)(const naive_result *, const char *) =
        action->writes_book ? is_symbol_name : is_unit_name;
    if (action->name != NULL && is_in_use(result, action->name))
        return LAW_REASON_ID_IN_USE;
    law_reason reason = action->writes_book ? judge_book(result, player, action->at.id)
                                            : judge_unit(result, player, action->at.id);
    if (reason != LAW_REASON_NONE)
        return reason;
    unsigned number = 0;
    if (action->name != NULL) {
        snprintf(name, sizeof name, "%s", action->name);
    } else {
        do
            snprintf(name, sizeof name, "%c:%u", action->writes_book ? 'p' : 'u', ++number);
        while (is_in_use(result, name));
    }
    if (action->writes_book)
        add_book(result, player, action->at.id, name);
    else
        add_unit(result, player, action->at.id, name);
    return LAW_REASON_NONE;
}

static void judge_end(naive_result *result)
{
    const situation *of = result->of;
    bool has_winner = false, has_unit = false;
    for (uint32_t player = 1; player <= of->player_count; player++)
        result->is_out[player] = true;
    for (uint32_t region = 1; region <= of->region_count; region++) {
        if (result->occupant[region] == 0)
            continue;
        result->is_out[owner_of(result, result->occupant[region])] = false;
        has_unit = true;
    }
    for (uint32_t symbol = 1; symbol <= result->symbol_count; symbol++)
        result->is_out[result->controller[symbol]] = false;
    for (uint32_t player = 1; player <= of->player_count; player++)
        has_winner |= result->has_won[player];
    result->is_draw = !has_winner && (!has_unit || of->turn >= of->rules.max_turns);
}

void naive_judge_supply(naive_result *result)
{
    take_control(result);
    judge_victory(result);
    for (uint32_t player = 1; player <= result->of->player_count; player++) {
        for (uint32_t i = 0; i < result->of->action_count[player]; i++)
            result->outcomes[player][i] =
                i < result->earned[player]
                    ? carry_out(result, player, &result->of->actions[player][i])
                    : LAW_REASON_NONE_LEFT;
    }
    judge_end(result);
}
