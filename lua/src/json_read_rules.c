/* The house rules of a document. Their names, kinds and choices are the core's table. */
#include "json_reader.h"

#include <string.h>

static bool read_flag(json_reader *reader, law_rule_value *out, const json_place *place,
                      const json_value *value)
{
    out->flag = value->type == JSON_TYPE_TRUE;
    return out->flag || value->type == JSON_TYPE_FALSE ||
           json_fail_type(reader, place, "true or false", value);
}

static bool read_choice(json_reader *reader, law_rule_value *out, const json_place *place,
                        const json_value *value, const law_rule *rule)
{
    out->choice = json_read_string(reader, place, value);
    if (out->choice == NULL)
        return false;
    json_near near = {.given = out->choice};
    for (const char *const *choice = rule->choices; *choice != NULL; choice++) {
        if (strcmp(*choice, out->choice) == 0)
            return true;
        json_near_offer(&near, *choice);
    }
    char quote[JSON_QUOTE_SIZE];
    json_quote(quote, out->choice);
    if (near.name != NULL)
        return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place,
                         "%s is not %s; did you mean \"%s\"?", rule->name, quote, near.name);
    return json_fail(reader, JSON_FAULT_UNKNOWN_VALUE, place, "%s is not %s; \"%s\" or \"%s\"",
                     rule->name, quote, rule->choices[0], rule->choices[1]);
}

static bool read_limit(json_reader *reader, law_rule_value *out, const json_place *place,
                       const json_value *value)
{
    int64_t limit;
    out->limit = LAW_NO_LIMIT;
    if (value->type == JSON_TYPE_NULL)
        return true;
    if (value->type != JSON_TYPE_INTEGER && value->type != JSON_TYPE_HUGE)
        return json_fail_type(reader, place, "an integer, or null for no limit", value);
    if (!json_read_integer(reader, place, value, 0, &limit))
        return false;
    out->limit = (uint64_t)limit;
    return true;
}

static bool read_fraction(json_reader *reader, law_rule_value *out, const json_place *place,
                          const json_value *value)
{
    if (value->type == JSON_TYPE_ARRAY && value->size != 2)
        return json_fail(reader, JSON_FAULT_WRONG_TYPE, place,
                         "\"%s\" must be an array of two integers, not of %zu", place->key,
                         value->size);
    if (!json_is_pair(value))
        return json_fail_type(reader, place, "an array of two integers", value);
    json_place places[2] = {json_place_index(place, 0), json_place_index(place, 1)};
    int64_t parts[2];
    const json_value *first = value->of.first;
    if (!json_read_integer(reader, &places[0], first, 1, &parts[0]) ||
        !json_read_integer(reader, &places[1], first->next, 1, &parts[1]))
        return false;
    out->fraction = (law_fraction){(uint64_t)parts[0], (uint64_t)parts[1]};
    return true;
}

static bool read_rule(json_reader *reader, const json_place *place, const law_rule *rule,
                      const json_value *value)
{
    law_rule_value out = {.kind = rule->kind};
    bool is_read = false;
    switch (rule->kind) {
    case LAW_RULE_FLAG:
        is_read = read_flag(reader, &out, place, value);
        break;
    case LAW_RULE_CHOICE:
        is_read = read_choice(reader, &out, place, value, rule);
        break;
    case LAW_RULE_LIMIT:
        is_read = read_limit(reader, &out, place, value);
        break;
    case LAW_RULE_FRACTION:
        is_read = read_fraction(reader, &out, place, value);
        break;
    }
    law_error error;
    if (is_read && law_rules_set(&reader->read->rules, rule, &out, &error) != LAW_OK)
        return json_fail_error(reader, place, &error);
    return is_read;
}

static bool fail_unknown_rule(json_reader *reader, const json_entries *entry)
{
    json_near near = {.given = entry->key};
    for (size_t i = 0; i < law_rule_count(); i++)
        json_near_offer(&near, law_rule_at(i)->name);
    return json_fail_unknown(reader, JSON_FAULT_UNKNOWN_FIELD, &entry->key_place, "house rule",
                             &near);
}

bool json_read_rules(json_reader *reader, const json_place *place, const json_value *value)
{
    json_entries entry;
    if (value == NULL)
        return true;
    if (!json_entries_begin(&entry, reader, place, value, false))
        return false;
    size_t rule_count = law_rule_count();
    bool *is_given = json_arena_allocate_array(&reader->read->arena, rule_count, sizeof *is_given);
    if (is_given == NULL)
        return json_fail_memory(reader);
    while (json_entries_next(&entry)) {
        size_t i = 0;
        while (i < rule_count && strcmp(law_rule_at(i)->name, entry.key) != 0)
            i++;
        if (i == rule_count)
            return fail_unknown_rule(reader, &entry);
        if (is_given[i])
            return json_entries_fail_repeated(&entry, "house rule");
        is_given[i] = true;
        if (!read_rule(reader, &entry.value_place, law_rule_at(i), entry.value))
            return false;
    }
    return !entry.failed;
}
