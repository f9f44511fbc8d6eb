/* The two tables of a schema in which a state keeps what was traded: making and finding them, and
 * how often a pair has traded. */
#include "trade_tables.h"

#include <assert.h>

#include "schema.h"
#include "schema_builder.h"
#include "state.h"
#include "status.h"

#define INTEGER_MOST (INT64_C(1) << 53)

/* ---- Making them ---- */

static bool declare_traded(law_schema_builder *builder)
{
    const law_column_form player = {.kind = LAW_VALUE_PLAYER};
    const law_column_form times = {.kind = LAW_VALUE_INTEGER, .least = 0, .most = INTEGER_MOST};
    law_table table = law_schema_add_table(builder, "traded", LAW__PAIR_COUNT_MAX, false);
    law_column first = law_schema_add_column(builder, table, "first", &player);
    law_column second = law_schema_add_column(builder, table, "second", &player);
    law_schema_add_column(builder, table, "times", &times);
    return law_schema_set_key(builder, table, first, second);
}

static bool declare_ledger(law_schema_builder *builder, const char *const *names, size_t count)
{
    const law_column_form player = {.kind = LAW_VALUE_PLAYER};
    const law_column_form from_one = {.kind = LAW_VALUE_INTEGER, .least = 1, .most = INTEGER_MOST};
    const law_column_form good = {
        .kind = LAW_VALUE_CHOICE, .choices = names, .choice_count = count};
    const law_column_form text = {.kind = LAW_VALUE_TEXT, .size = LAW_NAME_SIZE_MAX};
    law_table table = law_schema_add_table(builder, "ledger", LAW_LEDGER_COUNT_MAX, false);
    law_schema_add_column(builder, table, "number", &from_one);
    const law_column two[] = {law_schema_add_column(builder, table, "from", &player),
                              law_schema_add_column(builder, table, "to", &player)};
    law_schema_add_column(builder, table, "good", &good);
    law_schema_add_column(builder, table, "count", &from_one);
    law_schema_add_column(builder, table, "called", &text);
    law_column secret = law_schema_add_column(builder, table, "secret", &text);
    const law_seen_by by_the_two = {.kind = LAW_SEEN_BY_COLUMNS, .columns = two, .column_count = 2};
    return law_schema_set_column_seen(builder, table, secret, &by_the_two);
}

bool law_trade_declare(law_schema_builder *builder, const char *const *names, size_t count)
{
    if (!law__builder_is_good(builder))
        return false;
    if (names == NULL || count < 1 || count > LAW_GOOD_COUNT_MAX)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "%zu kinds of goods; 1 to %d would be right", count,
                               LAW_GOOD_COUNT_MAX);
    return declare_traded(builder) && declare_ledger(builder, names, count);
}

/* ---- Finding them ---- */

static bool mistake(law_error *error, const char *table, const char *what)
{
    law__fail(error, LAW_BAD_ARGUMENT, "table \"%s\": %s", table, what);
    return false;
}

/* `most`: how many rows it must be able to hold. */
static bool find_table(law_table *out, const law_schema *schema, const char *name, uint32_t most,
                       law_error *error)
{
    *out = law_schema_table_named(schema, name);
    const law__table *table = law__schema_table(schema, *out);
    if (table == NULL)
        return mistake(error, name, "trading needs it, and it is not there");
    if (table->is_static || table->is_globals || table->has_zones)
        return mistake(error, name, "it can be neither static nor have zones");
    if (table->most < most) {
        law__fail(error, LAW_BAD_ARGUMENT,
                  "table \"%s\" holds %u rows at most; %u or more would be right", name,
                  (unsigned)table->most, (unsigned)most);
        return false;
    }
    return true;
}

static bool find_column(law_column *out, const law_schema *schema, law_table table,
                        const char *name, law_value_kind kind, law_error *error)
{
    *out = law_schema_column_named(schema, table, name);
    const law_column_form *form = law_schema_column_form(schema, table, *out);
    if (form != NULL && form->kind == kind && form->count == 0 && !form->optional)
        return true;
    law__fail(error, LAW_BAD_ARGUMENT,
              "table \"%s\": it needs a column \"%s\" of one %s, which is not optional",
              law_schema_table_name(schema, table), name, law_value_kind_name(kind));
    return false;
}

static bool find_number(law_column *out, const law_schema *schema, law_table table,
                        const char *name, int64_t least, law_error *error)
{
    if (!find_column(out, schema, table, name, LAW_VALUE_INTEGER, error))
        return false;
    const law_column_form *form = law_schema_column_form(schema, table, *out);
    if (form->least <= least && form->most > least && form->most <= INTEGER_MOST)
        return true;
    law__fail(error, LAW_BAD_ARGUMENT,
              "table \"%s\", column \"%s\": it must hold the integers from %d on, up to 2^53",
              law_schema_table_name(schema, table), name, (int)least);
    return false;
}

static bool find_text(law_column *out, const law_schema *schema, law_table table, const char *name,
                      law_error *error)
{
    if (!find_column(out, schema, table, name, LAW_VALUE_TEXT, error))
        return false;
    if (law_schema_column_form(schema, table, *out)->size >= LAW_NAME_SIZE_MAX)
        return true;
    law__fail(error, LAW_BAD_ARGUMENT, "table \"%s\", column \"%s\": it must hold %d bytes",
              law_schema_table_name(schema, table), name, LAW_NAME_SIZE_MAX);
    return false;
}

/* Rows must be able to come and go: no column that trading does not fill must be given, and nobody
 * refers to them. */
static bool check_rows(const law_schema *schema, law_table table, const law_column *filled,
                       size_t filled_count, law_error *error)
{
    const law__table *of = law__schema_table(schema, table);
    for (uint32_t i = 0; i < of->column_count; i++) {
        const law_column_form *form = &of->columns[i].form;
        bool is_needed = !form->optional && !form->has_standard &&
                         (form->kind == LAW_VALUE_PLAYER || form->kind == LAW_VALUE_ROW);
        for (size_t k = 0; k < filled_count; k++)
            is_needed &= filled[k].id != i + 1;
        if (is_needed)
            return mistake(error, of->name,
                           "a column that trading does not fill must be optional or have a "
                           "standard value");
    }
    for (uint32_t i = 0; i < schema->table_count; i++) {
        for (uint32_t k = 0; k < schema->tables[i].column_count; k++) {
            if ((schema->tables[i].columns[k].allowed >> (table.id - 1) & 1) != 0)
                return mistake(error, of->name, "no column may refer to its rows");
        }
    }
    return true;
}

static bool find_traded(law__trade_tables *out, const law_schema *schema, law_error *error)
{
    law_column first, second;
    uint32_t pairs = schema->player_count * (schema->player_count - 1) / 2;
    law_table *table = &out->traded;
    if (!find_table(table, schema, "traded", pairs, error) ||
        !find_column(&out->first, schema, *table, "first", LAW_VALUE_PLAYER, error) ||
        !find_column(&out->second, schema, *table, "second", LAW_VALUE_PLAYER, error) ||
        !find_number(&out->times, schema, *table, "times", 0, error))
        return false;
    if (!law_schema_key(schema, *table, &first, &second) || first.id != out->first.id ||
        second.id != out->second.id)
        return mistake(error, "traded", "its key must be \"first\" and \"second\"");
    const law_column filled[] = {out->first, out->second, out->times};
    return check_rows(schema, *table, filled, 3, error);
}

static bool is_seen_by(const law_seen_by *seen, law_column a, law_column b)
{
    return seen->kind == LAW_SEEN_BY_COLUMNS && seen->column_count == 2 &&
           ((seen->columns[0].id == a.id && seen->columns[1].id == b.id) ||
            (seen->columns[0].id == b.id && seen->columns[1].id == a.id));
}

static bool find_ledger(law__trade_tables *out, const law_schema *schema, law_error *error)
{
    law_table *table = &out->ledger;
    law_column first, second;
    if (!find_table(table, schema, "ledger", LAW__TRADE_ROWS, error) ||
        !find_number(&out->number, schema, *table, "number", 1, error) ||
        !find_column(&out->from, schema, *table, "from", LAW_VALUE_PLAYER, error) ||
        !find_column(&out->to, schema, *table, "to", LAW_VALUE_PLAYER, error) ||
        !find_column(&out->good, schema, *table, "good", LAW_VALUE_CHOICE, error) ||
        !find_number(&out->count, schema, *table, "count", 1, error) ||
        !find_text(&out->called, schema, *table, "called", error) ||
        !find_text(&out->secret, schema, *table, "secret", error))
        return false;
    const law__column *secret = law__schema_column(schema, *table, out->secret);
    if (!is_seen_by(&secret->seen, out->from, out->to))
        return mistake(error, "ledger", "\"secret\" must be seen by \"from\" and \"to\" alone");
    if (law_schema_key(schema, *table, &first, &second))
        return mistake(error, "ledger", "it can have no key");
    const law_column filled[] = {out->from, out->to};
    return check_rows(schema, *table, filled, 2, error);
}

bool law__trade_tables_find(law__trade_tables *out, const law_schema *schema, law_error *error)
{
    return find_traded(out, schema, error) && find_ledger(out, schema, error);
}

/* ---- How often a pair has traded ---- */

law_row law__traded_row(const law_state *state, const law__trade_tables *tables, law_player a,
                        law_player b)
{
    law_value one = {.kind = LAW_VALUE_PLAYER, .number = a.id < b.id ? a.id : b.id};
    law_value two = {.kind = LAW_VALUE_PLAYER, .number = a.id < b.id ? b.id : a.id};
    return law_state_row_of_pair(state, tables->traded, &one, &two);
}

uint64_t law__traded_times(const law_state *state, const law__trade_tables *tables, law_row row)
{
    law_value times = law_state_get(state, row, tables->times, 0);
    return times.kind == LAW_VALUE_INTEGER && times.number > 0 ? (uint64_t)times.number : 0;
}

uint64_t law_trade_times(const law_state *state, law_player a, law_player b)
{
    law__trade_tables tables = {0};
    if (!find_traded(&tables, state->schema, NULL))
        return 0;
    return law__traded_times(state, &tables, law__traded_row(state, &tables, a, b));
}

static void begin_anew(law_state *state, const law__trade_tables *tables, law_row row)
{
    const law_value none = {.kind = LAW_VALUE_INTEGER, .number = 0};
    law_status status = law_state_set(state, row, tables->times, 0, &none, NULL);
    assert(status == LAW_OK); /* the column holds 0, and the table may be changed */
    (void)status;
}

static bool is_player(const law_state *state, law_player player)
{
    return player.id >= 1 && player.id <= state->schema->player_count;
}

law_status law_trade_renew(law_state *state, law_player a, law_player b, law_error *error)
{
    law__trade_tables tables = {0};
    bool is_of_all = a.id == 0 && b.id == 0;
    if (!find_traded(&tables, state->schema, error))
        return LAW_BAD_ARGUMENT;
    if (!is_of_all && (!is_player(state, a) || !is_player(state, b) || a.id == b.id))
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "the players %u and %u are no pair; two players, or 0 and 0, would be "
                         "right",
                         (unsigned)a.id, (unsigned)b.id);
    law_status status = law__state_check_writable(state, tables.traded.id, error);
    if (status != LAW_OK)
        return status;
    law_row row = is_of_all ? law_state_row_after(state, tables.traded, 0)
                            : law__traded_row(state, &tables, a, b);
    while (row.id != 0) {
        begin_anew(state, &tables, row);
        row = is_of_all ? law_state_row_after(state, tables.traded, row.id) : (law_row){0, 0};
    }
    return LAW_OK;
}
