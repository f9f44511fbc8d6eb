/* Writes what came of a Diplomacy position. It decides nothing. Names of powers and places need no
 * escapes. */
#include "json_diplomacy.h"
#include "json_write.h"

#include <string.h>

/* ---- pieces ---- */

static void open_member(json_text *out, const char *name, char bracket)
{
    json_text_add_name(out, name);
    json_text_add(out, &bracket, 1);
}

static void close_with(json_text *out, char bracket)
{
    json_text_add(out, &bracket, 1);
}

static void add_plain(json_text *out, const char *text, size_t size)
{
    if (!json_text_reserve(out, size + 2))
        return;
    char *at = out->bytes + out->size;
    at[0] = '"';
    memcpy(at + 1, text, size);
    at[size + 1] = '"';
    out->size += size + 2;
}

static void add_member(json_text *out, const char *name, const char *text)
{
    json_text_add_name(out, name);
    add_plain(out, text, strlen(text));
}

static void add_number(json_text *out, const char *name, uint64_t number)
{
    json_text_add_name(out, name);
    json_text_add_number(out, number);
}

static void add_true(json_text *out, const char *name)
{
    json_text_add_name(out, name);
    json_text_add(out, "true", 4);
}

static void add_unit(json_text *out, const law_dip_map *map, const law_dip_unit *unit)
{
    char text[DIP_TEXT_SIZE];
    size_t size = dip_text_write_unit(text, map, unit);
    add_plain(out, text, size);
}

static void add_unit_member(json_text *out, const char *name, const law_dip_map *map,
                            const law_dip_unit *unit)
{
    json_text_add_name(out, name);
    add_unit(out, map, unit);
}

/* A unit as a key. */
static void open_unit(json_text *out, const law_dip_map *map, const law_dip_unit *unit,
                      char bracket)
{
    char text[DIP_TEXT_SIZE];
    dip_text_write_unit(text, map, unit);
    open_member(out, text, bracket);
}

static const char *place_name(const json_diplomacy *d, law_dip_place place)
{
    return law_dip_map_place_name(d->map, place);
}

static const char *result_name(law_dip_result result)
{
    static const char *const names[LAW_DIP_RESULT_COUNT] = {
        [LAW_DIP_SUCCEEDED] = "succeeded", [LAW_DIP_FAILED] = "failed", [LAW_DIP_VOID] = "void"};
    return names[result];
}

/* ---- verdicts ---- */

/* What verdicts of all phases have. */
static void add_judgement(json_text *out, const json_diplomacy *d, const law_dip_verdict *verdict)
{
    add_member(out, "result", result_name(verdict->result));
    add_member(out, "reason", law_dip_reason_name(verdict->reason));
    if (verdict->result == LAW_DIP_SUCCEEDED || d->phase.type == JSON_MOVEMENT) {
        json_text_add_name(out, "at");
        if (verdict->at.id == 0)
            json_text_add(out, "null", 4);
        else
            add_plain(out, place_name(d, verdict->at), strlen(place_name(d, verdict->at)));
    }
}

static void add_moved(json_text *out, const json_diplomacy *d, size_t i)
{
    char text[DIP_TEXT_SIZE];
    const law_dip_order *order = &d->orders[i];
    const law_dip_verdict *verdict = &d->verdicts[i];
    const law_dip_unit *other = NULL;
    if (order->kind >= LAW_DIP_SUPPORT_HOLD) {
        uint8_t number = d->unit_at[law_dip_map_province_of(d->map, order->of).id];
        other = number != LAW_DIP_NO_UNIT ? &d->units[number] : NULL;
    }
    open_unit(out, d->map, &d->units[i], '{');
    add_member(out, "power", law_dip_map_power_name(d->map, d->units[i].power));
    json_text_add_name(out, "order");
    size_t size = dip_text_write(text, d->map, &d->units[i], order, other);
    add_plain(out, text, size);
    add_judgement(out, d, verdict);
    add_number(out, "strength", verdict->strength);
    if (order->kind == LAW_DIP_MOVE && verdict->result != LAW_DIP_VOID)
        add_number(out, "against", verdict->against);
    if (verdict->is_by_convoy)
        add_true(out, "by_convoy");
    if (verdict->by != LAW_DIP_NO_UNIT)
        add_unit_member(out, "by", d->map, &d->units[verdict->by]);
    if (verdict->is_dislodged) {
        add_true(out, "dislodged");
        add_unit_member(out, "attacker", d->map, &d->units[verdict->attacker]);
    }
    if (verdict->paradox != 0)
        add_number(out, "paradox", verdict->paradox);
}

/* ---- facts ---- */

enum { FACT_COUNT_MAX = 512, SENTENCE_SIZE = 512 };

static void add_route(json_text *out, const json_diplomacy *d, const law_dip_fact *fact)
{
    open_member(out, "route", '[');
    for (size_t i = 0; i < fact->route_length; i++) {
        json_text_separate(out);
        add_unit(out, d->map, &d->units[fact->route[i]]);
    }
    close_with(out, ']');
}

/* What a kind of fact has no use for is left out. */
static void add_fact(json_text *out, const json_diplomacy *d, const law_dip_fact *fact)
{
    char sentence[SENTENCE_SIZE];
    bool has_reason = fact->reason != LAW_DIP_NONE_REASON;
    const struct {
        const char *name;
        uint8_t unit;
    } units[] = {{"unit", fact->unit}, {"other", fact->other}, {"third", fact->third}};
    json_text_separate(out);
    json_text_add(out, "{", 1);
    add_member(out, "fact", law_dip_fact_name(fact->kind));
    if (fact->depth > 0)
        add_number(out, "depth", fact->depth);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (units[i].unit != LAW_DIP_NO_UNIT)
            add_unit_member(out, units[i].name, d->map, &d->units[units[i].unit]);
    }
    if (fact->strength > 0)
        add_number(out, "strength", fact->strength);
    if (fact->place.id != 0)
        add_member(out, "place", place_name(d, fact->place));
    if (fact->route_length > 0)
        add_route(out, d, fact);
    if (has_reason)
        add_member(out, "reason", law_dip_reason_name(fact->reason));
    const char *rule =
        has_reason ? law_dip_reason_rule(fact->reason) : law_dip_fact_rule(fact->kind);
    if (*rule != '\0')
        add_member(out, "rule", rule);
    law_dip_fact_text(sentence, sizeof sentence, fact, d->map, &d->rules, d->units, d->count);
    json_text_add_name(out, "sentence");
    json_text_add_message(out, sentence);
    close_with(out, '}');
}

static void add_facts(json_text *out, const json_diplomacy *d, size_t unit)
{
    law_dip_fact facts[FACT_COUNT_MAX];
    size_t total = 0;
    law_error error;
    open_member(out, "because", '[');
    if (law_dip_facts(facts, FACT_COUNT_MAX, &total, d->verdicts, d->map, &d->rules, d->units,
                      d->orders, d->count, unit, &error) != LAW_OK)
        total = 0; /* nothing is known about what does not follow */
    for (size_t i = 0; i < total && i < FACT_COUNT_MAX; i++)
        add_fact(out, d, &facts[i]);
    close_with(out, ']');
}

static void add_movement_verdicts(json_text *out, const json_diplomacy *d, bool explain)
{
    open_member(out, "verdicts", '{');
    for (size_t i = 0; i < d->count; i++) {
        add_moved(out, d, i);
        if (explain)
            add_facts(out, d, i);
        close_with(out, '}');
    }
    close_with(out, '}');
}

static void add_retreat_verdicts(json_text *out, const json_diplomacy *d)
{
    open_member(out, "verdicts", '{');
    for (size_t i = 0; i < d->dislodged_count; i++) {
        char text[DIP_TEXT_SIZE];
        const law_dip_unit *unit = &d->dislodged[i].unit;
        const law_dip_verdict *verdict = &d->verdicts[i];
        const law_dip_adjustment removal = {
            .kind = LAW_DIP_REMOVE, .type = unit->type, .at = unit->at};
        size_t size = d->orders[i].kind == LAW_DIP_MOVE
                          ? dip_text_write(text, d->map, unit, &d->orders[i], NULL)
                          : dip_text_write_adjustment(text, d->map, &removal);
        open_unit(out, d->map, unit, '{');
        add_member(out, "power", law_dip_map_power_name(d->map, unit->power));
        json_text_add_name(out, "order");
        add_plain(out, text, size);
        add_judgement(out, d, verdict);
        if (verdict->by != LAW_DIP_NO_UNIT)
            add_unit_member(out, "by", d->map, &d->dislodged[verdict->by].unit);
        close_with(out, '}');
    }
    close_with(out, '}');
}

static void add_adjustment_verdicts(json_text *out, const json_diplomacy *d)
{
    open_member(out, "verdicts", '{');
    for (uint32_t power = 1; power <= law_dip_map_power_count(d->map); power++) {
        bool is_open = false;
        for (size_t i = 0; i < d->adjustment_count; i++) {
            char text[DIP_TEXT_SIZE];
            if (d->adjustments[i].power.id != power)
                continue;
            if (!is_open)
                open_member(out, law_dip_map_power_name(d->map, d->adjustments[i].power), '[');
            is_open = true;
            json_text_separate(out);
            json_text_add(out, "{", 1);
            json_text_add_name(out, "order");
            size_t size = dip_text_write_adjustment(text, d->map, &d->adjustments[i]);
            add_plain(out, text, size);
            add_member(out, "result", result_name(d->verdicts[i].result));
            add_member(out, "reason", law_dip_reason_name(d->verdicts[i].reason));
            close_with(out, '}');
        }
        if (is_open)
            close_with(out, ']');
    }
    close_with(out, '}');
}

static void add_refused(json_text *out, const json_diplomacy *d)
{
    open_member(out, "refused", '{');
    for (uint32_t power = 1; power <= law_dip_map_power_count(d->map); power++) {
        bool is_open = false;
        for (size_t i = 0; i < d->refused_count; i++) {
            const json_refused *refused = &d->refused[i];
            if (refused->power.id != power)
                continue;
            if (!is_open)
                open_member(out, law_dip_map_power_name(d->map, refused->power), '[');
            is_open = true;
            json_text_separate(out);
            json_text_add(out, "{", 1);
            json_text_add_name(out, "order");
            json_text_add_quoted(out, refused->order->of.string, refused->order->size);
            add_member(out, "reason", json_refusal_name(refused->refusal));
            close_with(out, '}');
        }
        if (is_open)
            close_with(out, ']');
    }
    close_with(out, '}');
}

/* ---- the next position ---- */

static void add_units(json_text *out, const json_diplomacy *d, const char *name,
                      const law_dip_unit *units, size_t count)
{
    open_member(out, name, '{');
    for (uint32_t power = 1; power <= law_dip_map_power_count(d->map); power++) {
        bool is_open = false;
        for (size_t i = 0; i < count; i++) {
            if (units[i].power.id != power)
                continue;
            if (!is_open)
                open_member(out, law_dip_map_power_name(d->map, units[i].power), '[');
            is_open = true;
            json_text_separate(out);
            add_unit(out, d->map, &units[i]);
        }
        if (is_open)
            close_with(out, ']');
    }
    close_with(out, '}');
}

static void add_origins(json_text *out, const json_diplomacy *d)
{
    open_member(out, "origins", '{');
    for (size_t i = 0; i < d->fled_count; i++) {
        char text[DIP_TEXT_SIZE];
        if (d->origins[i].id == 0)
            continue;
        dip_text_write_unit(text, d->map, &d->fled[i]);
        add_member(out, text, place_name(d, d->origins[i]));
    }
    close_with(out, '}');
}

static void add_may_retreat(json_text *out, const json_diplomacy *d)
{
    open_member(out, "may_retreat", '{');
    for (size_t i = 0; i < d->fled_count; i++) {
        law_dip_place places[LAW_DIP_PLACE_COUNT_MAX];
        const law_dip_dislodged dislodged = {d->fled[i], d->origins[i]};
        size_t count = law_dip_retreats(places, LAW_DIP_PLACE_COUNT_MAX, d->map, &dislodged,
                                        d->after, d->after_count, &d->stood_off);
        open_unit(out, d->map, &d->fled[i], '[');
        for (size_t j = 0; j < count; j++) {
            json_text_separate(out);
            add_plain(out, place_name(d, places[j]), strlen(place_name(d, places[j])));
        }
        close_with(out, ']');
    }
    close_with(out, '}');
}

static void add_stand_offs(json_text *out, const json_diplomacy *d)
{
    open_member(out, "stand_offs", '[');
    for (uint32_t i = 1; i <= law_dip_map_province_count(d->map); i++) {
        law_dip_place province = {(uint16_t)i};
        if (!law_dip_has(&d->stood_off, province))
            continue;
        json_text_separate(out);
        add_plain(out, place_name(d, province), strlen(place_name(d, province)));
    }
    close_with(out, ']');
}

static void add_centres(json_text *out, const json_diplomacy *d)
{
    json_text_add_name(out, "centers");
    if (!d->has_centres) {
        json_text_add(out, "null", 4);
        return;
    }
    json_text_add(out, "{", 1);
    for (uint32_t power = 1; power <= law_dip_map_power_count(d->map); power++) {
        bool is_open = false;
        for (uint32_t i = 1; i <= law_dip_map_province_count(d->map); i++) {
            if (d->owners[i - 1].id != power)
                continue;
            if (!is_open)
                open_member(out, law_dip_map_power_name(d->map, d->owners[i - 1]), '[');
            is_open = true;
            json_text_separate(out);
            const char *name = place_name(d, (law_dip_place){(uint16_t)i});
            add_plain(out, name, strlen(name));
        }
        if (is_open)
            close_with(out, ']');
    }
    close_with(out, '}');
}

static void add_phase(json_text *out, const json_diplomacy *d)
{
    json_text_add_name(out, "phase");
    if (!d->has_next) {
        json_text_add(out, "null", 4);
        return;
    }
    json_text_add(out, "{", 1);
    add_number(out, "year", (uint64_t)d->next.year);
    add_member(out, "season", json_season_name(d->next.is_fall));
    add_member(out, "type", json_phase_type_name(d->next.type));
    close_with(out, '}');
}

void json_diplomacy_write(json_text *out, const json_case *played, bool explain)
{
    const json_diplomacy *d = played->diplomacy;
    if (d->phase.type == JSON_MOVEMENT)
        add_movement_verdicts(out, d, explain);
    else if (d->phase.type == JSON_RETREAT)
        add_retreat_verdicts(out, d);
    else
        add_adjustment_verdicts(out, d);
    add_refused(out, d);
    add_units(out, d, "units", d->after, d->after_count);
    add_units(out, d, "dislodged", d->fled, d->fled_count);
    add_origins(out, d);
    add_may_retreat(out, d);
    add_stand_offs(out, d);
    add_centres(out, d);
    add_units(out, d, "removed", d->removed, d->removed_count);
    add_units(out, d, "built", d->after + d->built_from, d->after_count - d->built_from);
    add_phase(out, d);
}
