/* The ledger and the count of a transaction that is carried out. */
#include "ledger.h"

#include <assert.h>
#include <string.h>

#include "status.h"

static size_t item_count(const law__exchange *exchange)
{
    return exchange->sides[0].give_count + exchange->sides[1].give_count;
}

static int64_t number_of(const law__exchange *exchange, const law_state *state, law_row row)
{
    return law_state_get(state, row, exchange->goods->tables.number, 0).number;
}

static int64_t last_number(const law__exchange *exchange, const law_state *state)
{
    int64_t last = 0;
    law_table ledger = exchange->goods->tables.ledger;
    law_row row = law_state_row_after(state, ledger, 0);
    for (; row.id != 0; row = law_state_row_after(state, ledger, row.id)) {
        int64_t number = number_of(exchange, state, row);
        last = number > last ? number : last;
    }
    return last;
}

/* ---- Preparing ---- */

static uint32_t most_rows(const law_state *state, law_table table)
{
    return state->schema->tables[table.id - 1].most;
}

/* Whether a table must grow to hold so many rows, new ones taking the lowest free slots. */
static bool ask_room(law__room *room, const law_state *state, law_table table, size_t rows)
{
    enum { FIRST_ROWS = 16 };
    uint32_t most = most_rows(state, table), *has = &room->rows[table.id - 1];
    assert(rows <= most || *has == most);
    if (rows <= *has || *has == most)
        return false;
    while (*has < rows)
        *has = *has < FIRST_ROWS ? FIRST_ROWS : *has * 2;
    if (*has > most)
        *has = most;
    return true;
}

law_status law__ledger_prepare(law__old_block *old, const law__exchange *exchange, law_state *state,
                               law_error *error)
{
    const law__trade_tables *tables = &exchange->goods->tables;
    const law_column_form *number =
        law_schema_column_form(state->schema, tables->ledger, tables->number);
    *old = (law__old_block){NULL, 0};
    if (last_number(exchange, state) >= number->most)
        return law__fail(error, LAW_TOO_MANY,
                         "table \"ledger\", column \"number\": no transaction can follow the last");
    law__room room;
    law__state_room(&room, state);
    size_t rows = law_state_row_count(state, tables->ledger) + item_count(exchange);
    if (rows > most_rows(state, tables->ledger))
        rows = most_rows(state, tables->ledger);
    bool grows = ask_room(&room, state, tables->ledger, rows);
    law_row pair =
        law__traded_row(state, tables, exchange->sides[0].player, exchange->sides[1].player);
    if (pair.id == 0)
        grows |=
            ask_room(&room, state, tables->traded, law_state_row_count(state, tables->traded) + 1);
    return grows ? law__state_grow(old, state, &room, error) : LAW_OK;
}

/* ---- Writing ---- */

static law_value as_integer(int64_t number)
{
    return (law_value){.kind = LAW_VALUE_INTEGER, .number = number};
}

static law_value as_player(law_player player)
{
    return (law_value){.kind = LAW_VALUE_PLAYER, .number = player.id};
}

static void add_row(law_state *state, law_table table, const law_cell *cells, size_t count)
{
    law_row row;
    law_status status =
        law_state_add_row(&row, state, table, cells, count, (law_place){0, 0}, NULL);
    assert(status == LAW_OK); /* there is room, and the columns are known to hold it */
    (void)status;
}

static void count_pair(const law__exchange *exchange, law_state *state)
{
    const law__trade_tables *tables = &exchange->goods->tables;
    law_player a = exchange->sides[0].player, b = exchange->sides[1].player;
    law_row row = law__traded_row(state, tables, a, b);
    law_value times = as_integer((int64_t)law__traded_times(state, tables, row) + 1);
    const law_cell cells[] = {{tables->first, 0, as_player(a.id < b.id ? a : b)},
                              {tables->second, 0, as_player(a.id < b.id ? b : a)},
                              {tables->times, 0, times}};
    if (row.id == 0) {
        add_row(state, tables->traded, cells, 3);
        return;
    }
    law_status status = law_state_set(state, row, tables->times, 0, &times, NULL);
    assert(status == LAW_OK); /* the allowance is never above what the column holds */
    (void)status;
}

/* All rows of the oldest transaction. */
static void drop_oldest(const law__exchange *exchange, law_state *state)
{
    law_table ledger = exchange->goods->tables.ledger;
    int64_t oldest = INT64_MAX;
    law_row row = law_state_row_after(state, ledger, 0);
    for (; row.id != 0; row = law_state_row_after(state, ledger, row.id)) {
        int64_t number = number_of(exchange, state, row);
        oldest = number < oldest ? number : oldest;
    }
    row = law_state_row_after(state, ledger, 0);
    while (row.id != 0) {
        law_row next = law_state_row_after(state, ledger, row.id);
        if (number_of(exchange, state, row) == oldest) {
            law_status status = law_state_remove_row(state, row, NULL);
            assert(status == LAW_OK); /* nothing can refer to it */
            (void)status;
        }
        row = next;
    }
}

/* As much of a text as fits, cut between two characters. */
static size_t cut_size(const char *text, size_t size)
{
    if (size <= LAW_NAME_SIZE_MAX)
        return size;
    size = LAW_NAME_SIZE_MAX;
    while (size > 0 && ((unsigned char)text[size] & 0xc0) == 0x80)
        size--;
    return size;
}

/* What an item is called; it may lie in the state. */
static law_value called(const law__exchange *exchange, const law_state *state, const law_item *item)
{
    const law_good_form *form = law__good_form(exchange->goods, item->good);
    law_value text = {.kind = LAW_VALUE_TEXT, .text = ""};
    if (form->kind == LAW_GOOD_OWN && item->own != NULL) {
        text.text = item->own;
        text.text_size = strlen(item->own);
    } else if (form->kind == LAW_GOOD_THINGS && form->column.id != 0) {
        text = law_state_get(state, item->thing, form->column, 0);
        text.text_size = cut_size(text.text, text.text_size);
    }
    return text;
}

static void write_item(const law__exchange *exchange, law_state *state, int64_t number,
                       uint32_t side, const law_item *item)
{
    const law__trade_tables *tables = &exchange->goods->tables;
    const law__good *good = &exchange->goods->goods[item->good.id - 1];
    const law_value choice = {.kind = LAW_VALUE_CHOICE, .number = good->choice};
    const law_cell cells[] = {
        {tables->number, 0, as_integer(number)},
        {tables->from, 0, as_player(exchange->sides[side].player)},
        {tables->to, 0, as_player(exchange->sides[1 - side].player)},
        {tables->good, 0, choice},
        {tables->count, 0, as_integer((int64_t)item->count)},
        {good->form.is_hidden ? tables->secret : tables->called, 0, called(exchange, state, item)}};
    add_row(state, tables->ledger, cells, sizeof cells / sizeof *cells);
}

void law__ledger_write(const law__exchange *exchange, law_state *state)
{
    law_table ledger = exchange->goods->tables.ledger;
    int64_t number = last_number(exchange, state) + 1;
    count_pair(exchange, state);
    while (law_state_row_count(state, ledger) + item_count(exchange) > most_rows(state, ledger))
        drop_oldest(exchange, state);
    for (uint32_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < exchange->sides[side].give_count; i++)
            write_item(exchange, state, number, side, &exchange->sides[side].gives[i]);
    }
}
