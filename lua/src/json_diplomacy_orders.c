/* The orders and house rules of a Diplomacy position. An order that cannot be read is a mistake of
 * the document; one that is for nobody here is refused, and the rest goes on. */
#include "diplomacy_rules.h"
#include "json_diplomacy.h"

#include <string.h>

const char *json_refusal_name(json_refusal refusal)
{
    static const char *const names[] = {[JSON_REFUSED_NO_UNIT] = "no_unit",
                                        [JSON_REFUSED_NOT_YOURS] = "not_yours",
                                        [JSON_REFUSED_DUPLICATE] = "duplicate",
                                        [JSON_REFUSED_NO_RETREAT] = "no_retreat"};
    return names[refusal];
}

/* ---- of units ---- */

static void refuse(json_diplomacy *d, law_dip_power power, const json_value *order,
                   json_refusal refusal)
{
    d->refused[d->refused_count++] = (json_refused){power, order, refusal};
}

static law_dip_order order_of(const dip_written_order *written)
{
    static const law_dip_order_kind kinds[] = {
        [DIP_WRITTEN_HOLD] = LAW_DIP_HOLD,
        [DIP_WRITTEN_MOVE] = LAW_DIP_MOVE,
        [DIP_WRITTEN_SUPPORT_HOLD] = LAW_DIP_SUPPORT_HOLD,
        [DIP_WRITTEN_SUPPORT_MOVE] = LAW_DIP_SUPPORT_MOVE,
        [DIP_WRITTEN_CONVOY] = LAW_DIP_CONVOY,
    };
    return (law_dip_order){.kind = written->kind <= DIP_WRITTEN_CONVOY ? kinds[written->kind]
                                                                       : LAW_DIP_HOLD,
                           .of = written->of,
                           .to = written->to,
                           .is_via = written->is_via};
}

/* Gives an order to the unit that it is for, or refuses it. */
static void give_order(json_diplomacy *d, law_dip_power power, const json_value *text,
                       const dip_written_order *written)
{
    bool is_retreat = d->phase.type == JSON_RETREAT;
    unsigned province = law_dip_map_province_of(d->map, written->at).id;
    uint8_t number = is_retreat ? d->dislodged_at[province] : d->unit_at[province];
    const law_dip_unit *unit = NULL;
    if (number != LAW_DIP_NO_UNIT)
        unit = is_retreat ? &d->dislodged[number].unit : &d->units[number];
    bool is_fit = written->kind == DIP_WRITTEN_REMOVE ||
                  (written->kind == DIP_WRITTEN_MOVE && !written->is_via);
    if (unit == NULL ||
        (written->unit != '\0' && (written->unit == 'F') != (unit->type == LAW_DIP_FLEET))) {
        refuse(d, power, text, JSON_REFUSED_NO_UNIT);
    } else if (unit->power.id != power.id) {
        refuse(d, power, text, JSON_REFUSED_NOT_YOURS);
    } else if (is_retreat && !is_fit) {
        refuse(d, power, text, JSON_REFUSED_NO_RETREAT);
    } else if (d->is_ordered[number]) {
        refuse(d, power, text, JSON_REFUSED_DUPLICATE);
    } else {
        d->is_ordered[number] = true;
        d->orders[number] = order_of(written);
    }
}

static bool read_written(json_reader *reader, const json_place *place, const json_value *text,
                         dip_written_order *written)
{
    dip_complaint complaint;
    return dip_text_read(written, reader->read->diplomacy->names, text->of.string, text->size,
                         &complaint) ||
           json_fail_written(reader, place, &complaint);
}

static bool read_order(json_reader *reader, const json_place *place, law_dip_power power,
                       const json_value *text)
{
    dip_written_order written;
    json_diplomacy *d = reader->read->diplomacy;
    if (!read_written(reader, place, text, &written))
        return false;
    if (written.kind == DIP_WRITTEN_BUILD || written.kind == DIP_WRITTEN_WAIVE)
        return json_fail(reader, JSON_FAULT_BAD_ORDER, place, "nothing is built now");
    if (written.kind == DIP_WRITTEN_REMOVE && d->phase.type == JSON_MOVEMENT)
        return json_fail(reader, JSON_FAULT_BAD_ORDER, place, "nothing is removed now");
    give_order(d, power, text, &written);
    return true;
}

/* ---- builds and removals ---- */

static bool read_adjustment(json_reader *reader, const json_place *place, law_dip_power power,
                            const json_value *text)
{
    dip_written_order written;
    json_diplomacy *d = reader->read->diplomacy;
    if (!read_written(reader, place, text, &written))
        return false;
    if (written.kind < DIP_WRITTEN_BUILD)
        return json_fail(reader, JSON_FAULT_BAD_ORDER, place,
                         "this is a time to build and to remove");
    if (d->adjustment_count == JSON_ADJUSTMENT_COUNT_MAX)
        return json_fail(reader, JSON_FAULT_TOO_MANY, place, "there are at most %d orders",
                         JSON_ADJUSTMENT_COUNT_MAX);
    law_dip_adjustment *order = &d->adjustments[d->adjustment_count++];
    *order = (law_dip_adjustment){.power = power,
                                  .type = written.unit == 'F' ? LAW_DIP_FLEET : LAW_DIP_ARMY,
                                  .at = written.at,
                                  .kind = written.kind == DIP_WRITTEN_BUILD    ? LAW_DIP_BUILD
                                          : written.kind == DIP_WRITTEN_REMOVE ? LAW_DIP_REMOVE
                                                                               : LAW_DIP_WAIVE};
    if (written.kind != DIP_WRITTEN_REMOVE)
        return true;
    /* Written again it is called as it stands there. */
    uint8_t number = d->unit_at[law_dip_map_province_of(d->map, written.at).id];
    if (number != LAW_DIP_NO_UNIT) {
        order->type = d->units[number].type;
        order->at = d->units[number].at;
    }
    return true;
}

/* How many texts are in the lists, as far as they are lists. */
static size_t count_texts(const json_value *value)
{
    size_t count = 0;
    if (value->type != JSON_TYPE_OBJECT && value->type != JSON_TYPE_ARRAY)
        return 0;
    for (const json_value *entry = value->of.first; entry != NULL; entry = entry->next) {
        const json_value *list = value->type == JSON_TYPE_OBJECT ? entry
                                 : json_is_pair(entry)           ? entry->of.first->next
                                                                 : NULL;
        count += list != NULL && list->type == JSON_TYPE_ARRAY ? list->size : 0;
    }
    return count;
}

bool json_read_dip_orders(json_reader *reader, const json_place *place, const json_value *value)
{
    json_diplomacy *d = reader->read->diplomacy;
    json_arena *arena = &reader->read->arena;
    size_t unit_count = d->phase.type == JSON_RETREAT ? d->dislodged_count : d->count;
    memset(d->is_ordered, 0, unit_count * sizeof *d->is_ordered);
    for (size_t i = 0; i < unit_count; i++)
        d->orders[i] = (law_dip_order){.kind = LAW_DIP_HOLD};
    if (value == NULL)
        return true;
    size_t count = count_texts(value);
    if (d->phase.type == JSON_ADJUSTMENT) {
        if (count > JSON_ADJUSTMENT_COUNT_MAX)
            count = JSON_ADJUSTMENT_COUNT_MAX;
        d->adjustments = json_arena_allocate_array(arena, count + 1, sizeof *d->adjustments);
        return d->adjustments != NULL ? json_read_by_power(reader, place, value, read_adjustment)
                                      : json_fail_memory(reader);
    }
    d->refused = json_arena_allocate_array(arena, count + 1, sizeof *d->refused);
    return d->refused != NULL ? json_read_by_power(reader, place, value, read_order)
                              : json_fail_memory(reader);
}

/* ---- house rules ---- */

static bool read_choice(json_reader *reader, const dip_rule *rule, const json_place *place,
                        const json_value *value)
{
    char quote[JSON_QUOTE_SIZE];
    const char *word = json_read_string(reader, place, value);
    if (word == NULL)
        return false;
    int choice = dip_rule_choice(rule, word);
    if (choice >= 0) {
        dip_rule_set_choice(&reader->read->diplomacy->rules, rule, choice);
        return true;
    }
    json_near near = {.given = word};
    for (int i = 0; i < DIP_RULE_CHOICE_COUNT_MAX && rule->choices[i] != NULL; i++)
        json_near_offer(&near, rule->choices[i]);
    json_quote(quote, word);
    return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place, "%s is not %s; %s\"%s\"%s",
                     rule->name, quote, near.name != NULL ? "did you mean " : "one choice is ",
                     near.name != NULL ? near.name : rule->choices[0],
                     near.name != NULL ? "?" : "");
}

static bool read_rule(json_reader *reader, const dip_rule *rule, const json_place *place,
                      const json_value *value)
{
    if (!dip_rule_is_flag(rule))
        return read_choice(reader, rule, place, value);
    if (value->type != JSON_TYPE_TRUE && value->type != JSON_TYPE_FALSE)
        return json_fail_type(reader, place, "true or false", value);
    dip_rule_set_flag(&reader->read->diplomacy->rules, rule, value->type == JSON_TYPE_TRUE);
    return true;
}

bool json_read_dip_rules(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, false))
        return false;
    bool *is_given =
        json_arena_allocate_array(&reader->read->arena, dip_rule_count(), sizeof *is_given);
    if (is_given == NULL)
        return json_fail_memory(reader);
    while (json_entries_next(&entry)) {
        const dip_rule *rule = dip_rule_named(entry.key);
        if (rule == NULL) {
            json_near near = {.given = entry.key};
            for (size_t i = 0; i < dip_rule_count(); i++)
                json_near_offer(&near, dip_rule_at(i)->name);
            return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_FIELD, &entry.key_place,
                                     "house rule", &near);
        }
        if (is_given[rule - dip_rule_at(0)])
            return json_entries_fail_repeated(&entry, "house rule");
        is_given[rule - dip_rule_at(0)] = true;
        if (!read_rule(reader, rule, &entry.value_place, entry.value))
            return false;
    }
    return !entry.failed;
}
