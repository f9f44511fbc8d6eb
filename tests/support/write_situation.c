/* Writes a situation as one line that `law resolve` reads, so that a test that fails can be
 * repeated. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "random_position.h"

static void write_name(char name[SITUATION_NAME_SIZE], char letter, uint32_t id)
{
    snprintf(name, SITUATION_NAME_SIZE, "%c%u", letter, (unsigned)(id % 100000));
}

void situation_age_name(char name[SITUATION_NAME_SIZE], uint32_t id)
{
    write_name(name, 'a', id);
}

void situation_region_name(char name[SITUATION_NAME_SIZE], uint32_t id)
{
    write_name(name, 'r', id);
}

void situation_symbol_name(char name[SITUATION_NAME_SIZE], uint32_t id)
{
    write_name(name, 's', id);
}

void situation_player_name(char name[SITUATION_NAME_SIZE], uint32_t id)
{
    write_name(name, 'n', id);
}

void situation_unit_name(char name[SITUATION_NAME_SIZE], uint32_t id)
{
    write_name(name, 'u', id);
}

/* An id by its letter; what does not exist has a name that nothing has. */
static void write_id(FILE *to, char letter, uint32_t id)
{
    if (id == LAW_UNKNOWN)
        fprintf(to, "\"%c-unknown\"", letter);
    else
        fprintf(to, "\"%c%u\"", letter, (unsigned)id);
}

static void write_map(const situation *of, FILE *to)
{
    fprintf(to, "\"map\":{\"ages\":{");
    for (uint32_t region = 1; region <= of->region_count; region++) {
        bool is_first = region == 1 || of->region_age[region] != of->region_age[region - 1];
        if (is_first)
            fprintf(to, "%s\"a%u\":[", region == 1 ? "" : "],", (unsigned)of->region_age[region]);
        fprintf(to, "%s\"r%u\"", is_first ? "" : ",", (unsigned)region);
    }
    fprintf(to, "]},\"adjacent\":[");
    const char *comma = "";
    for (uint32_t a = 1; a <= of->region_count; a++) {
        for (uint32_t b = a + 1; b <= of->region_count; b++) {
            if (!of->adjacent[a][b])
                continue;
            fprintf(to, "%s[\"r%u\",\"r%u\"]", comma, (unsigned)a, (unsigned)b);
            comma = ",";
        }
    }
    fprintf(to, "],\"link_points\":{");
    for (uint32_t s = 1; s <= of->printed_count; s++)
        fprintf(to, "%s\"s%u\":\"r%u\"", s == 1 ? "" : ",", (unsigned)s,
                (unsigned)of->link_point_region[s]);
    fprintf(to, "}}");
}

/* A member that says something of symbols, where what it says is not 0. */
static void write_symbols(const situation *of, FILE *to, const char *member, const uint32_t *said,
                          char letter, uint32_t first)
{
    const char *comma = "";
    fprintf(to, ",\"%s\":{", member);
    for (uint32_t s = first; s <= of->symbol_count; s++) {
        if (said[s] == 0)
            continue;
        fprintf(to, "%s\"s%u\":\"%c%u\"", comma, (unsigned)s, letter, (unsigned)said[s]);
        comma = ",";
    }
    fprintf(to, "}");
}

static void write_things(const situation *of, FILE *to)
{
    fprintf(to, ",\"players\":[");
    for (uint32_t player = 1; player <= of->player_count; player++)
        fprintf(to, "%s\"n%u\"", player == 1 ? "" : ",", (unsigned)player);
    fprintf(to, "],\"units\":{");
    for (uint32_t unit = 1; unit <= of->unit_count; unit++)
        fprintf(to, "%s\"u%u\":{\"owner\":\"n%u\",\"at\":\"r%u\"}", unit == 1 ? "" : ",",
                (unsigned)unit, (unsigned)of->unit_owner[unit], (unsigned)of->unit_region[unit]);
    fprintf(to, "}");
    write_symbols(of, to, "books", of->book_region, 'r', 1);
    write_symbols(of, to, "control", of->controller, 'n', 1);
}

static void write_member(FILE *to, const char *member, char letter, uint32_t id)
{
    if (id == 0)
        return;
    fprintf(to, ",\"%s\":", member);
    write_id(to, letter, id);
}

static void write_order(const law_order *order, FILE *to)
{
    fprintf(to, "{\"type\":\"%s\"", law_order_type_name(order->type));
    switch (order->type) {
    case LAW_MOVE:
        write_member(to, "to", 'r', order->to.id);
        break;
    case LAW_LINK:
        write_member(to, "book", 's', order->book.id);
        break;
    case LAW_TRANSFER:
        write_member(to, "book", 's', order->book.id);
        write_member(to, "to", 'u', order->other.id);
        break;
    case LAW_REINFORCE:
        write_member(to, "unit", 'u', order->other.id);
        fprintf(to, ",\"action\":{\"type\":\"%s\"", law_order_type_name(order->action));
        if (order->action != LAW_STAY)
            write_member(to, "to", 'r', order->to.id);
        fprintf(to, "}");
        break;
    default:
        break;
    }
    if (order->carry && order->cargo.id == 0)
        fprintf(to, ",\"carry\":true");
    else if (order->carry)
        write_member(to, "carry", 's', order->cargo.id);
    fprintf(to, "}");
}

static void write_orders(const situation *of, FILE *to)
{
    const char *comma = "";
    fprintf(to, ",\"orders\":{");
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        if (of->orders[unit].unit.id == 0)
            continue;
        fprintf(to, "%s\"u%u\":", comma, (unsigned)unit);
        write_order(&of->orders[unit], to);
        comma = ",";
    }
    fprintf(to, "}");
}

static void write_answers(const situation *of, FILE *to)
{
    fprintf(to, ",\"flee\":{");
    for (uint32_t unit = 1; unit <= of->unit_count; unit++) {
        fprintf(to, "%s\"u%u\":[", unit == 1 ? "" : ",", (unsigned)unit);
        for (uint32_t i = 0; i < of->flight_count[unit]; i++) {
            law_flight flight = of->flights[unit][i];
            fprintf(to, "%s%s", i == 0 ? "" : ",", flight.region.id == 0 ? "{\"book\":" : "");
            if (flight.region.id == 0)
                write_id(to, 's', flight.book.id);
            else
                write_id(to, 'r', flight.region.id);
            fprintf(to, "%s", flight.region.id == 0 ? "}" : "");
        }
        fprintf(to, "]");
    }
    fprintf(to, "},\"supply\":{");
    for (uint32_t player = 1; player <= of->player_count; player++) {
        fprintf(to, "%s\"n%u\":[", player == 1 ? "" : ",", (unsigned)player);
        for (uint32_t i = 0; i < of->action_count[player]; i++) {
            const law_supply *action = &of->actions[player][i];
            fprintf(to, "%s{\"action\":\"%s\"", i == 0 ? "" : ",",
                    action->writes_book ? "book" : "unit");
            write_member(to, "at", 'r', action->at.id);
            if (action->name != NULL)
                fprintf(to, ",\"id\":\"%s\"", action->name);
            fprintf(to, "}");
        }
        fprintf(to, "]");
    }
    fprintf(to, "}");
}

static void write_rules(const situation *of, FILE *to)
{
    fprintf(to, ",\"rules\":{");
    for (size_t i = 0; i < law_rule_count(); i++) {
        const law_rule *rule = law_rule_at(i);
        law_rule_value value = law_rules_get(&of->rules, rule);
        fprintf(to, "%s\"%s\":", i == 0 ? "" : ",", rule->name);
        if (rule->kind == LAW_RULE_FLAG)
            fprintf(to, "%s", value.flag ? "true" : "false");
        else if (rule->kind == LAW_RULE_CHOICE)
            fprintf(to, "\"%s\"", value.choice);
        else if (rule->kind == LAW_RULE_FRACTION)
            fprintf(to, "[%" PRIu64 ",%" PRIu64 "]", value.fraction.numerator,
                    value.fraction.denominator);
        else if (value.limit == LAW_NO_LIMIT)
            fprintf(to, "null");
        else
            fprintf(to, "%" PRIu64, value.limit);
    }
    fprintf(to, "}");
}

void situation_write(const situation *of, FILE *to)
{
    fprintf(to, "{\"id\":\"seed %" PRIu64 "\",\"turn\":%" PRIu64 ",", of->seed, of->turn);
    write_map(of, to);
    write_symbols(of, to, "link_points", of->link_point_region, 'r', of->printed_count + 1);
    write_things(of, to);
    write_orders(of, to);
    write_answers(of, to);
    write_rules(of, to);
    fprintf(to, "}\n");
}

static void give_up(const situation *of, const char *file, int line)
{
    fflush(stdout);
    fprintf(stderr, "in the situation of the seed %" PRIu64 ":\n", of->seed);
    situation_write(of, stderr);
    _fail(file, line);
}

void situation_assert_equal_at(const situation *of, const char *what, uint64_t actual,
                               uint64_t expected, const char *file, int line)
{
    if (actual == expected)
        return;
    print_error("%s is %" PRIu64 ", not %" PRIu64 "\n", what, actual, expected);
    give_up(of, file, line);
}

void situation_assert_ok_at(const situation *of, const char *what, law_status status,
                            const law_error *error, const char *file, int line)
{
    if (status == LAW_OK)
        return;
    print_error("%s: %s: %s\n", what, law_status_name(status), error->message);
    give_up(of, file, line);
}
