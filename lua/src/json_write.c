/* The streaming writer of results: from a finished turn straight into text. It decides nothing;
 * what a member means is the core's. */
#include "json_write.h"

#include "json_diplomacy.h"

#include <string.h>

typedef struct {
    json_text *out;
    const json_case *played;
    const law_turn *turn;
    const law_map *map;
    const law_position *before, *after;
    bool explain;
    law_fact *facts; /* room that grows */
    size_t fact_capacity;
} writer;

/* ---- pieces ---- */

/* An id, which needs no escapes. */
static void add_id(json_text *out, const char *id)
{
    size_t size = strlen(id);
    if (!json_text_reserve(out, size + 2))
        return;
    char *at = out->bytes + out->size;
    at[0] = '"';
    memcpy(at + 1, id, size);
    at[size + 1] = '"';
    out->size += size + 2;
}

static void add_member(json_text *out, const char *name, const char *id)
{
    json_text_add_name(out, name);
    add_id(out, id);
}

/* Text of the document itself, which may need escapes. */
static void add_given(json_text *out, const char *name, const json_value *value)
{
    if (value == NULL)
        return;
    json_text_add_name(out, name);
    if (value->type == JSON_TYPE_TRUE)
        json_text_add(out, "true", 4);
    else
        json_text_add_quoted(out, value->of.string, value->size);
}

static void add_item(json_text *out, const char *id)
{
    json_text_separate(out);
    add_id(out, id);
}

static void open_member(json_text *out, const char *name, char bracket)
{
    json_text_add_name(out, name);
    json_text_add(out, &bracket, 1);
}

static void close_with(json_text *out, char bracket)
{
    json_text_add(out, &bracket, 1);
}

static const char *region_name(const writer *w, law_region region)
{
    return law_map_region_name(w->map, region);
}

/* ---- verdicts ---- */

static void add_order(json_text *out, const json_case_order *given)
{
    open_member(out, "order", '{');
    law_order_type type = given != NULL ? given->order.type : LAW_STAY;
    add_member(out, "type", law_order_type_name(type));
    if (given != NULL && type == LAW_REINFORCE) {
        add_given(out, "unit", given->unit);
        open_member(out, "action", '{');
        add_member(out, "type", law_order_type_name(given->order.action));
        add_given(out, "to", given->to);
        close_with(out, '}');
    } else if (given != NULL) {
        bool is_transfer = type == LAW_TRANSFER;
        if (!is_transfer)
            add_given(out, "to", given->to);
        add_given(out, "book", given->book);
        if (is_transfer)
            add_given(out, "to", given->to);
        add_given(out, "carry", given->carry);
    }
    close_with(out, '}');
}

static void add_fact(const writer *w, const law_fact *fact)
{
    json_text *out = w->out;
    law_fact_fields uses = law_fact_fields_of(fact->kind);
    const char *unit = law_position_unit_name(w->before, fact->unit);
    const char *region = region_name(w, fact->region);
    const char *symbol = law_position_symbol_name(w->before, w->map, fact->symbol);
    json_text_separate(out);
    json_text_add(out, "{", 1);
    add_member(out, "fact", law_fact_name(fact->kind));
    if (uses.unit && unit != NULL)
        add_member(out, "unit", unit);
    if (uses.region && region != NULL)
        add_member(out, "region", region);
    if (uses.symbol && symbol != NULL)
        add_member(out, "symbol", symbol);
    if (uses.type)
        add_member(out, "order", law_order_type_name(fact->type));
    if (uses.strength) {
        json_text_add_name(out, "strength");
        json_text_add_number(out, fact->strength);
    }
    add_member(out, "rule", fact->rule);
    close_with(out, '}');
}

static bool grow_facts(writer *w, size_t count)
{
    const law_allocator *allocator = &w->out->allocator;
    size_t size = w->fact_capacity * sizeof *w->facts;
    law_fact *facts = allocator->resize(allocator->user, w->facts, size, count * sizeof *w->facts);
    if (facts == NULL) {
        w->out->failed = true;
        return false;
    }
    w->facts = facts;
    w->fact_capacity = count;
    return true;
}

static void add_facts(writer *w, law_unit unit)
{
    size_t count = law_turn_facts(w->turn, unit, w->facts, w->fact_capacity);
    if (count > w->fact_capacity) {
        if (!grow_facts(w, count))
            return;
        count = law_turn_facts(w->turn, unit, w->facts, w->fact_capacity);
    }
    open_member(w->out, "because", '[');
    for (size_t i = 0; i < count; i++)
        add_fact(w, &w->facts[i]);
    close_with(w->out, ']');
}

static void add_verdict(writer *w, law_unit unit)
{
    json_text *out = w->out;
    law_verdict verdict = law_turn_verdict(w->turn, unit);
    open_member(out, law_position_unit_name(w->before, unit), '{');
    add_order(out, w->played->order_of[unit.id]);
    add_member(out, "result", law_result_name(verdict.result));
    add_member(out, "reason", law_reason_name(verdict.reason));
    json_text_add_name(out, "strength");
    json_text_add_number(out, verdict.strength);
    if (verdict.carries && verdict.carried.id != 0) {
        add_member(out, "carried", law_position_symbol_name(w->before, w->map, verdict.carried));
    } else if (verdict.carries) {
        json_text_add_name(out, "carried");
        json_text_add(out, "null", 4);
        add_member(out, "carry_reason", law_reason_name(verdict.carry_reason));
    }
    if (verdict.displaced) {
        json_text_add_name(out, "displaced");
        json_text_add(out, "true", 4);
    }
    if (w->explain)
        add_facts(w, unit);
    close_with(out, '}');
}

static void add_verdicts(writer *w)
{
    open_member(w->out, "verdicts", '{');
    uint32_t unit_count = law_position_unit_count(w->before);
    for (uint32_t i = 1; i <= unit_count; i++)
        add_verdict(w, (law_unit){i});
    close_with(w->out, '}');
}

/* ---- the next position ---- */

static void add_units(const writer *w)
{
    json_text *out = w->out;
    open_member(out, "units", '{');
    uint32_t unit_count = law_position_unit_count(w->after);
    for (uint32_t i = 1; i <= unit_count; i++) {
        law_unit unit = {i};
        law_player owner = law_position_unit_owner(w->after, unit);
        open_member(out, law_position_unit_name(w->after, unit), '{');
        add_member(out, "owner", law_position_player_name(w->after, owner));
        add_member(out, "at", region_name(w, law_position_unit_region(w->after, unit)));
        close_with(out, '}');
    }
    close_with(out, '}');
}

static void add_link_points(const writer *w)
{
    open_member(w->out, "link_points", '{');
    uint32_t symbol_count = law_position_symbol_count(w->after);
    for (uint32_t i = law_map_link_point_count(w->map) + 1; i <= symbol_count; i++) {
        law_symbol symbol = {i};
        law_region region = law_position_link_point_region(w->after, w->map, symbol);
        add_member(w->out, law_position_symbol_name(w->after, w->map, symbol),
                   region_name(w, region));
    }
    close_with(w->out, '}');
}

static void add_books(const writer *w)
{
    open_member(w->out, "books", '{');
    uint32_t symbol_count = law_position_symbol_count(w->after);
    for (uint32_t i = 1; i <= symbol_count; i++) {
        law_symbol book = {i};
        law_region region = law_position_book_region(w->after, book);
        if (region.id != 0)
            add_member(w->out, law_position_symbol_name(w->after, w->map, book),
                       region_name(w, region));
    }
    close_with(w->out, '}');
}

static void add_control(const writer *w)
{
    open_member(w->out, "control", '{');
    uint32_t symbol_count = law_position_symbol_count(w->after);
    for (uint32_t i = 1; i <= symbol_count; i++) {
        law_symbol link_point = {i};
        law_player player = law_position_controller(w->after, link_point);
        if (player.id != 0)
            add_member(w->out, law_position_symbol_name(w->after, w->map, link_point),
                       law_position_player_name(w->after, player));
    }
    close_with(w->out, '}');
}

/* ---- flight ---- */

static void add_fled(const writer *w)
{
    json_text *out = w->out;
    open_member(out, "fled", '{');
    uint32_t unit_count = law_position_unit_count(w->before);
    for (uint32_t i = 1; i <= unit_count; i++) {
        law_region from, to;
        law_unit unit = {i};
        if (law_turn_flight(w->turn, unit, &from, &to) != LAW_FLIGHT_FLED)
            continue;
        open_member(out, law_position_unit_name(w->before, unit), '{');
        add_member(out, "from", region_name(w, from));
        add_member(out, "to", region_name(w, to));
        close_with(out, '}');
    }
    close_with(out, '}');
}

static void add_removed(const writer *w)
{
    open_member(w->out, "removed", '[');
    uint32_t unit_count = law_position_unit_count(w->before);
    for (uint32_t i = 1; i <= unit_count; i++) {
        law_unit unit = {i};
        if (law_turn_flight(w->turn, unit, NULL, NULL) == LAW_FLIGHT_REMOVED)
            add_item(w->out, law_position_unit_name(w->before, unit));
    }
    close_with(w->out, ']');
}

static void add_conflicted(const writer *w)
{
    open_member(w->out, "conflicted", '[');
    uint32_t region_count = law_map_region_count(w->map);
    for (uint32_t i = 1; i <= region_count; i++) {
        law_region region = {i};
        if (law_turn_is_conflicted(w->turn, region))
            add_item(w->out, region_name(w, region));
    }
    close_with(w->out, ']');
}

/* ---- supply ---- */

static const char *player_name(const writer *w, uint32_t id)
{
    return law_position_player_name(w->before, (law_player){id});
}

static void add_actions(const writer *w)
{
    open_member(w->out, "actions", '{');
    uint32_t player_count = law_position_player_count(w->before);
    for (uint32_t i = 1; i <= player_count; i++) {
        uint64_t count = law_turn_supply_actions(w->turn, (law_player){i});
        if (count == 0)
            continue;
        json_text_add_name(w->out, player_name(w, i));
        json_text_add_number(w->out, count);
    }
    close_with(w->out, '}');
}

static void add_supply_action(const writer *w, const json_value *given, law_supply_outcome outcome)
{
    json_text *out = w->out;
    json_text_separate(out);
    json_text_add(out, "{", 1);
    add_given(out, "action", json_member(given, "action"));
    add_given(out, "at", json_member(given, "at"));
    if (outcome.reason != LAW_REASON_NONE) {
        add_given(out, "id", json_member(given, "id"));
        add_member(out, "reason", law_reason_name(outcome.reason));
    } else if (outcome.unit.id != 0) {
        add_member(out, "id", law_position_unit_name(w->after, outcome.unit));
    } else {
        add_member(out, "id", law_position_symbol_name(w->after, w->map, outcome.symbol));
    }
    close_with(out, '}');
}

/* One of the two lists: the actions that were carried out, or those that were not. */
static void add_supplies(const writer *w, const char *name, bool is_carried_out)
{
    json_text *out = w->out;
    open_member(out, name, '{');
    uint32_t player_count = law_position_player_count(w->before);
    for (uint32_t i = 1; i <= player_count; i++) {
        const json_case_supply *supply = &w->played->supplies[i];
        bool is_open = false;
        const json_value *given = supply->given;
        for (size_t j = 0; j < supply->count; j++, given = given->next) {
            if ((supply->outcomes[j].reason == LAW_REASON_NONE) != is_carried_out)
                continue;
            if (!is_open)
                open_member(out, player_name(w, i), '[');
            is_open = true;
            add_supply_action(w, given, supply->outcomes[j]);
        }
        if (is_open)
            close_with(out, ']');
    }
    close_with(out, '}');
}

static void add_players(const writer *w, const char *name,
                        bool (*is_one)(const law_turn *turn, law_player player))
{
    open_member(w->out, name, '[');
    uint32_t player_count = law_position_player_count(w->before);
    for (uint32_t i = 1; i <= player_count; i++) {
        if (is_one(w->turn, (law_player){i}))
            add_item(w->out, player_name(w, i));
    }
    close_with(w->out, ']');
}

/* ---- whole lines ---- */

static void add_id_member(json_text *out, const char *id, size_t id_size)
{
    if (id == NULL)
        return;
    json_text_add_name(out, "id");
    json_text_add_quoted(out, id, id_size);
}

static bool write_diplomacy(json_text *out, const json_case *played, bool explain)
{
    json_text_add(out, "{", 1);
    add_id_member(out, played->id, played->id_size);
    json_diplomacy_write(out, played, explain);
    json_text_add(out, "}", 1);
    return !out->failed;
}

bool json_result_write(json_text *out, const json_case *played, bool explain)
{
    if (played->is_diplomacy)
        return write_diplomacy(out, played, explain);
    const law_turn *turn = json_case_turn(played);
    writer w = {.out = out,
                .played = played,
                .turn = turn,
                .map = law_turn_map(turn),
                .before = law_turn_position(turn),
                .after = law_turn_next(turn),
                .explain = explain};
    json_text_add(out, "{", 1);
    add_id_member(out, played->id, played->id_size);
    add_verdicts(&w);
    add_units(&w);
    add_link_points(&w);
    add_fled(&w);
    add_removed(&w);
    add_books(&w);
    add_control(&w);
    add_conflicted(&w);
    add_actions(&w);
    add_supplies(&w, "supplied", true);
    add_supplies(&w, "unsupplied", false);
    add_players(&w, "winners", law_turn_has_won);
    add_players(&w, "out", law_turn_is_out);
    json_text_add_name(out, "draw");
    json_text_add_string(out, law_turn_is_draw(turn) ? "true" : "false");
    json_text_add(out, "}", 1);
    if (w.facts != NULL)
        out->allocator.resize(out->allocator.user, w.facts, w.fact_capacity * sizeof *w.facts, 0);
    return !out->failed;
}

bool json_fault_write(json_text *out, const char *id, size_t id_size, const json_fault *fault,
                      uint64_t line)
{
    json_text_add(out, "{", 1);
    add_id_member(out, id, id_size);
    open_member(out, "error", '{');
    add_member(out, "code", json_fault_name(fault->code));
    json_text_add_name(out, "message");
    json_text_add_message(out, fault->message);
    json_text_add_name(out, "line");
    json_text_add_number(out, line);
    if (fault->path != NULL) {
        json_text_add_name(out, "path");
        json_text_add_quoted(out, fault->path, strlen(fault->path));
    }
    json_text_add(out, "}}", 2);
    return !out->failed;
}
