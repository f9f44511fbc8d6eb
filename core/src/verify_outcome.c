/* The naive road through J4.9 to J6.5: where books, units and control should be, against the next
 * position. */
#include <string.h>

#include "turn.h"
#include "verify.h"

static const char *region_name(const verify_context *c, uint32_t region)
{
    return region == 0 ? "nowhere" : law_map_region_name(c->map, (law_region){region});
}

/* J3.6, J4.9, J4.10; and what the verdicts say about them. */
static bool verify_books(verify_context *c)
{
    for (uint32_t book = 1; book <= c->symbol_count; book++)
        c->book_region[book] = law_position_book_region(c->before, (law_symbol){book}).id;
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        const verify_unit *unit = &c->units[id];
        law_verdict verdict = law_turn_verdict(c->turn, (law_unit){id});
        const char *name = law_position_unit_name(c->before, (law_unit){id});
        if (unit->acts == LAW_TRANSFER) {
            const verify_unit *receiver = &c->units[verdict.order.other.id];
            bool is_stay = receiver->acts == LAW_STAY;
            if (c->rules->transfer_receiver == LAW_RECEIVER_STATIONARY)
                is_stay = receiver->acts != LAW_MOVE && receiver->acts != LAW_LINK;
            if (is_stay != (verdict.reason == LAW_REASON_TRANSFERRED))
                return law__contradicts(c, "J3.6: the Transfer of unit \"%s\"", name);
            if (is_stay)
                c->book_region[unit->book] = receiver->at;
            continue;
        }
        if (unit->cargo != 0 && unit->wins)
            c->book_region[unit->cargo] = unit->target;
        else if (unit->cargo != 0 && unit->acts == LAW_LINK &&
                 c->rules->failed_link_book == LAW_BOOK_DESTINATION)
            c->book_region[unit->cargo] = unit->target;
        uint32_t carried = unit->wins ? unit->cargo : 0;
        law_reason reason = LAW_REASON_NONE;
        if (verdict.carries && carried == 0)
            reason = unit->cargo == 0 ? unit->carry_reason : LAW_REASON_NOT_SUCCESSFUL;
        if (carried != verdict.carried.id || reason != verdict.carry_reason)
            return law__contradicts(c, "J4.9: what unit \"%s\" carries", name);
    }
    return true;
}

/* J5.2, by looking at every link point. */
static bool is_controlled_against(const verify_context *c, uint32_t region, uint32_t player)
{
    if (c->rules->flee_controlled == LAW_CONTROLLED_IGNORE)
        return false;
    for (uint32_t symbol = 1; symbol <= c->symbol_count; symbol++) {
        uint32_t controller = law_position_controller(c->before, (law_symbol){symbol}).id;
        bool is_own = c->rules->flee_controlled == LAW_CONTROLLED_OTHERS && controller == player;
        if (controller != 0 && !is_own && law__verify_link_region(c, symbol) == region)
            return true;
    }
    return false;
}

/* J5.1: where an entry leads now, or 0. */
static uint32_t flight_to(const verify_context *c, uint32_t id, law_flight flight)
{
    const verify_unit *unit = &c->units[id];
    uint32_t from = unit->flees_from, region = flight.region.id, book = flight.book.id;
    if (region == 0) {
        if (book < 1 || book > c->symbol_count || !c->rules->flee_through_books ||
            c->book_region[book] != from)
            return 0;
        region = law__verify_link_region(c, book);
        law_age there = law_map_region_age(c->map, (law_region){region});
        bool is_same_age = there.id == law_map_region_age(c->map, (law_region){from}).id;
        return is_same_age || c->regions[region].stands != 0 || c->regions[region].barred ? 0
                                                                                          : region;
    }
    if (region > c->region_count || !law__verify_adjacent(c, from, region))
        return 0;
    const verify_region *there = &c->regions[region];
    bool is_attackers = !c->rules->flee_to_attacker && unit->acts != LAW_LINK &&
                        c->units[c->regions[from].winner].at == region;
    bool is_open = there->stands == 0 && !there->barred && there->contenders < 2 && !is_attackers &&
                   !is_controlled_against(c, region, c->unit_owner[id]);
    return is_open ? region : 0;
}

/* The region that the unit proposes in this round, or 0. */
static uint32_t proposal(const verify_context *c, uint32_t id, size_t entry)
{
    const law__preference *preference = &c->turn->preferences[id];
    return entry < preference->count ? flight_to(c, id, preference->flights[entry]) : 0;
}

/* J5.4: one round; false when nobody proposed anything. */
static bool play_round(verify_context *c)
{
    bool is_any = false;
    for (uint32_t region = 1; region <= c->region_count; region++)
        c->regions[region].proposals = 0;
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        if (!unit->flees || unit->ends != 0 || unit->is_lost)
            continue;
        while (unit->entry < c->turn->preferences[id].count && proposal(c, id, unit->entry) == 0)
            unit->entry++;
        uint32_t region = proposal(c, id, unit->entry);
        if (region != 0)
            c->regions[region].proposals++;
        is_any |= region != 0;
    }
    for (uint32_t id = 1; is_any && id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        if (!unit->flees || unit->ends != 0 || unit->is_lost)
            continue;
        uint32_t region = proposal(c, id, unit->entry);
        if (region != 0 && c->regions[region].proposals == 1)
            unit->ends = region;
        else if (region != 0)
            unit->is_lost = c->rules->flee_collision == LAW_COLLISION_REMOVE;
    }
    for (uint32_t region = 1; region <= c->region_count; region++)
        c->regions[region].barred |= c->regions[region].proposals > 0;
    return is_any;
}

/* J5.4, its last step. */
static void place_rest(verify_context *c)
{
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        verify_unit *unit = &c->units[id];
        if (!unit->flees || unit->ends != 0 || unit->is_lost)
            continue;
        for (uint32_t region = 1; region <= c->region_count && unit->ends == 0; region++)
            unit->ends = flight_to(c, id, (law_flight){.region = {region}});
        for (uint32_t book = 1; book <= c->symbol_count && unit->ends == 0; book++)
            unit->ends = flight_to(c, id, (law_flight){.book = {book}});
        if (unit->ends != 0)
            c->regions[unit->ends].barred = true;
    }
}

static bool verify_flight(verify_context *c)
{
    bool is_any = false;
    for (uint32_t id = 1; id <= c->unit_count; id++)
        is_any |= c->units[id].flees;
    while (is_any && play_round(c))
        continue;
    if (is_any)
        place_rest(c);
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        const verify_unit *unit = &c->units[id];
        law_region to;
        law_flight_outcome outcome = law_turn_flight(c->turn, (law_unit){id}, NULL, &to);
        law_flight_outcome expected = !unit->flees      ? LAW_FLIGHT_NONE
                                      : unit->ends != 0 ? LAW_FLIGHT_FLED
                                                        : LAW_FLIGHT_REMOVED;
        if (outcome != expected || (unit->flees && to.id != unit->ends))
            return law__contradicts(c, "J5: unit \"%s\" should flee to \"%s\", not \"%s\"",
                                    law_position_unit_name(c->before, (law_unit){id}),
                                    region_name(c, unit->ends), region_name(c, to.id));
        if (unit->flees && unit->ends != 0)
            c->regions[unit->ends].stands = id;
    }
    return true;
}

static void take_control(verify_context *c)
{
    for (uint32_t symbol = 1; symbol <= c->symbol_count; symbol++) {
        uint32_t unit = c->regions[law__verify_link_region(c, symbol)].stands;
        c->controller[symbol] = unit != 0
                                    ? c->unit_owner[unit]
                                    : law_position_controller(c->before, (law_symbol){symbol}).id;
    }
}

/* count/total against the fraction by schoolbook multiplication of 32-bit halves: compares count *
 * d with total * n, both below 2^96, as counts fit in 32 bits. */
static bool is_at_least(uint64_t count, uint64_t total, law_fraction fraction)
{
    uint64_t n = fraction.numerator, d = fraction.denominator, half = UINT32_MAX;
    uint64_t left_low = count * (d & half), left_high = count * (d >> 32) + (left_low >> 32);
    uint64_t right_low = total * (n & half), right_high = total * (n >> 32) + (right_low >> 32);
    if (left_high != right_high)
        return left_high > right_high;
    return (left_low & half) >= (right_low & half);
}

/* J6.2: whether the player has enough, before joint_victory is looked at. */
static bool has_enough(const verify_context *c, uint32_t player)
{
    uint64_t books = 0, books_held = 0, link_points = 0;
    for (uint32_t symbol = 1; symbol <= c->symbol_count; symbol++) {
        link_points += c->controller[symbol] == player;
        if (c->book_region[symbol] == 0)
            continue;
        uint32_t unit = c->regions[c->book_region[symbol]].stands;
        books++;
        books_held += unit != 0 && c->unit_owner[unit] == player;
    }
    const law_fraction fraction = c->rules->victory_fraction;
    return (c->symbol_count > 0 && is_at_least(link_points, c->symbol_count, fraction)) ||
           (books > 0 && is_at_least(books_held, books, fraction));
}

/* J6.1 to J6.3. */
static bool verify_victory(verify_context *c)
{
    take_control(c);
    uint32_t winners = 0, told = 0;
    for (uint32_t player = 1; player <= c->player_count; player++) {
        winners += has_enough(c, player);
        told += law_turn_has_won(c->turn, (law_player){player});
    }
    bool is_shared_out = winners > 1 && !c->rules->joint_victory;
    for (uint32_t player = 1; player <= c->player_count; player++) {
        bool wins = has_enough(c, player) && !is_shared_out;
        if (c->rules->hooks[LAW_ASK_VICTORY] == NULL &&
            wins != law_turn_has_won(c->turn, (law_player){player}))
            return law__contradicts(c, "J6.2: whether player \"%s\" has won",
                                    law_position_player_name(c->before, (law_player){player}));
        uint64_t taken = 0;
        for (uint32_t symbol = 1; symbol <= c->symbol_count; symbol++)
            taken += c->controller[symbol] == player &&
                     law_position_controller(c->before, (law_symbol){symbol}).id != player;
        if (c->rules->hooks[LAW_ASK_SUPPLY_ACTIONS] == NULL &&
            law_turn_supply_actions(c->turn, (law_player){player}) != (told > 0 ? 0 : taken))
            return law__contradicts(c, "J6.3: the supply actions of player \"%s\"",
                                    law_position_player_name(c->before, (law_player){player}));
    }
    return true;
}

/* What supply has added so far; link points count from all symbols of the start. */
typedef struct {
    verify_context *c;
    uint32_t units, symbols, removed;
} added;

static uint32_t symbol_region(const added *a, uint32_t symbol)
{
    return law_position_link_point_region(a->c->after, a->c->map, (law_symbol){symbol}).id;
}

static uint64_t units_of(const added *a, uint32_t player)
{
    uint64_t count = 0;
    for (uint32_t id = 1; id <= a->c->unit_count; id++)
        count += a->c->units[id].ends != 0 && a->c->unit_owner[id] == player;
    for (uint32_t i = 1; i <= a->units; i++)
        count += a->c->unit_owner[a->c->unit_count + i] == player;
    return count;
}

static bool is_in_use(const added *a, const law_supply *action)
{
    const verify_context *c = a->c;
    if (action->name == NULL)
        return false;
    if (!action->writes_book && law_position_unit_named(c->before, action->name).id != 0)
        return true;
    if (action->writes_book && law_position_symbol_named(c->before, c->map, action->name).id != 0)
        return true;
    uint32_t count = action->writes_book ? a->symbols : a->units;
    for (uint32_t i = 1; i <= count; i++) {
        const char *name =
            action->writes_book
                ? law_position_symbol_name(c->after, c->map, (law_symbol){c->symbol_count + i})
                : law_position_unit_name(c->after, (law_unit){c->unit_count - a->removed + i});
        if (strcmp(name, action->name) == 0)
            return true;
    }
    return false;
}

/* J6.4: the first reason against the action, of one that was earned. */
static law_reason judge_action(const added *a, uint32_t player, const law_supply *action)
{
    const verify_context *c = a->c;
    uint32_t region = action->at.id, link_points = 0, controlled = 0;
    if (region == LAW_UNKNOWN)
        return LAW_REASON_UNKNOWN_REGION;
    if (is_in_use(a, action))
        return LAW_REASON_ID_IN_USE;
    for (uint32_t symbol = 1; symbol <= c->symbol_count + a->symbols; symbol++) {
        bool is_there = symbol_region(a, symbol) == region;
        link_points += is_there;
        controlled += is_there && c->controller[symbol] == player;
    }
    uint32_t unit = c->regions[region].stands;
    if (action->writes_book) {
        uint64_t placed = c->symbol_count + a->symbols - law_map_link_point_count(c->map);
        if (unit == 0 || c->unit_owner[unit] != player)
            return LAW_REASON_NOT_YOUR_UNIT;
        if (c->rules->one_link_point_per_region && link_points > 0)
            return LAW_REASON_LINK_POINT_THERE;
        return placed >= c->rules->link_point_tokens ? LAW_REASON_NO_TOKEN : LAW_REASON_NONE;
    }
    if (unit != 0)
        return LAW_REASON_OCCUPIED;
    if (controlled == 0)
        return LAW_REASON_NOT_CONTROLLED;
    return units_of(a, player) >= c->rules->unit_tokens ? LAW_REASON_NO_TOKEN : LAW_REASON_NONE;
}

static bool has_right_name(const law_supply *action, const char *name)
{
    if (action->name != NULL)
        return strcmp(action->name, name) == 0;
    return name[0] == (action->writes_book ? 'p' : 'u') && name[1] == ':';
}

/* Follows one action that should have been carried out into the next position. */
static bool follow_action(added *a, uint32_t player, const law_supply *action)
{
    verify_context *c = a->c;
    uint32_t region = action->at.id;
    const char *name;
    if (action->writes_book) {
        uint32_t symbol = c->symbol_count + ++a->symbols;
        if (symbol > law_position_symbol_count(c->after))
            return law__contradicts(c, "J6.4: a link point is missing in \"%s\"",
                                    region_name(c, region));
        name = law_position_symbol_name(c->after, c->map, (law_symbol){symbol});
        c->book_region[symbol] = region;
        c->controller[symbol] = player;
        if (symbol_region(a, symbol) != region || !has_right_name(action, name))
            return law__contradicts(c, "J6.4: the new link point \"%s\"", name);
        return true;
    }
    uint32_t id = c->unit_count - a->removed + ++a->units;
    if (id > law_position_unit_count(c->after))
        return law__contradicts(c, "J6.4: a unit is missing in \"%s\"", region_name(c, region));
    name = law_position_unit_name(c->after, (law_unit){id});
    c->unit_owner[c->unit_count + a->units] = player;
    c->regions[region].stands = c->unit_count + a->units;
    for (uint32_t symbol = 1; symbol <= c->symbol_count + a->symbols; symbol++) {
        if (symbol_region(a, symbol) == region)
            c->controller[symbol] = player;
    }
    if (law_position_unit_region(c->after, (law_unit){id}).id != region ||
        law_position_unit_owner(c->after, (law_unit){id}).id != player ||
        !has_right_name(action, name))
        return law__contradicts(c, "J6.4: the new unit \"%s\"", name);
    return true;
}

static bool verify_supply(added *a)
{
    verify_context *c = a->c;
    for (uint32_t player = 1; player <= c->player_count; player++) {
        const law__player *record = &c->turn->players[player];
        for (size_t i = 0; i < record->action_count; i++) {
            const law_supply *action = &record->actions[i];
            law_reason reason =
                i < record->earned ? judge_action(a, player, action) : LAW_REASON_NONE_LEFT;
            if (record->outcomes != NULL && record->outcomes[i].reason != reason)
                return law__contradicts(
                    c, "J6.4: supply action %zu of player \"%s\": %s, not %s", i + 1,
                    law_position_player_name(c->before, (law_player){player}),
                    law_reason_name(reason), law_reason_name(record->outcomes[i].reason));
            if (reason == LAW_REASON_NONE && !follow_action(a, player, action))
                return false;
        }
    }
    return true;
}

/* The old units are there in their order, the new ones behind them, each region knows its unit. */
static bool verify_units(const added *a)
{
    const verify_context *c = a->c;
    uint32_t next = 0;
    for (uint32_t id = 1; id <= c->unit_count; id++) {
        const verify_unit *unit = &c->units[id];
        if (unit->ends == 0)
            continue;
        law_unit there = {++next};
        const char *name = law_position_unit_name(c->before, (law_unit){id});
        const char *name_after = law_position_unit_name(c->after, there);
        if (name_after == NULL || strcmp(name, name_after) != 0 ||
            law_position_unit_region(c->after, there).id != unit->ends ||
            law_position_unit_owner(c->after, there).id != c->unit_owner[id])
            return law__contradicts(c, "unit \"%s\" is not where it should be afterwards", name);
    }
    if (next + a->units != law_position_unit_count(c->after))
        return law__contradicts(c, "%u units afterwards, not %u",
                                (unsigned)law_position_unit_count(c->after),
                                (unsigned)(next + a->units));
    for (uint32_t id = 1; id <= law_position_unit_count(c->after); id++) {
        law_region region = law_position_unit_region(c->after, (law_unit){id});
        if (law_position_unit_in(c->after, region).id != id)
            return law__contradicts(c, "J1.4: two units in region \"%s\"",
                                    region_name(c, region.id));
    }
    return true;
}

static bool verify_symbols(const added *a)
{
    const verify_context *c = a->c;
    if (c->symbol_count + a->symbols != law_position_symbol_count(c->after))
        return law__contradicts(c, "J6.4: the number of link points");
    for (uint32_t symbol = 1; symbol <= c->symbol_count + a->symbols; symbol++) {
        law_symbol s = {symbol};
        const char *name = law_position_symbol_name(c->after, c->map, s);
        bool is_old = symbol <= c->symbol_count;
        if (is_old && (symbol_region(a, symbol) != law__verify_link_region(c, symbol) ||
                       strcmp(name, law_position_symbol_name(c->before, c->map, s)) != 0))
            return law__contradicts(c, "J1.2: link point \"%s\" is not what it was", name);
        if (law_position_book_region(c->after, s).id != c->book_region[symbol])
            return law__contradicts(c, "book \"%s\" should lie in \"%s\"", name,
                                    region_name(c, c->book_region[symbol]));
        if (law_position_controller(c->after, s).id != c->controller[symbol])
            return law__contradicts(c, "J6.1: control of link point \"%s\"", name);
    }
    return true;
}

/* The next position is one of the same game, a turn later. */
static bool verify_frame(const verify_context *c)
{
    uint64_t turn = law_position_turn(c->before);
    if (!law_position_is_of(c->after, c->map) ||
        law_position_turn(c->after) != turn + (turn < UINT64_MAX) ||
        law_position_player_count(c->after) != c->player_count)
        return law__contradicts(c, "the next position is not of the same game, a turn later");
    for (uint32_t player = 1; player <= c->player_count; player++) {
        const char *name = law_position_player_name(c->before, (law_player){player});
        if (strcmp(name, law_position_player_name(c->after, (law_player){player})) != 0)
            return law__contradicts(c, "player \"%s\" has another name afterwards", name);
    }
    return true;
}

/* J6.5. */
static bool verify_end(const added *a)
{
    const verify_context *c = a->c;
    bool is_won = false;
    for (uint32_t player = 1; player <= c->player_count; player++) {
        bool has_any = units_of(a, player) > 0;
        for (uint32_t symbol = 1; symbol <= c->symbol_count + a->symbols; symbol++)
            has_any |= c->controller[symbol] == player;
        if (has_any == law_turn_is_out(c->turn, (law_player){player}))
            return law__contradicts(c, "J6.5: whether player \"%s\" is out",
                                    law_position_player_name(c->before, (law_player){player}));
        is_won |= law_turn_has_won(c->turn, (law_player){player});
    }
    bool is_last =
        c->rules->max_turns != LAW_NO_LIMIT && law_position_turn(c->before) >= c->rules->max_turns;
    bool is_draw = !is_won && (law_position_unit_count(c->after) == 0 || is_last);
    if (is_draw != law_turn_is_draw(c->turn))
        return law__contradicts(c, "J6.5: whether the game is a draw");
    return true;
}

bool law__verify_outcome(verify_context *c)
{
    if (!verify_frame(c) || !verify_books(c) || !verify_flight(c) || !verify_victory(c))
        return false;
    added a = {.c = c};
    for (uint32_t id = 1; id <= c->unit_count; id++)
        a.removed += c->units[id].ends == 0;
    return verify_supply(&a) && verify_units(&a) && verify_symbols(&a) && verify_end(&a);
}
