/* Places: the lists in which rows lie, moving rows between them, and their order. */
#include "state.h"

#include <assert.h>

#include "status.h"

bool law__place_exists(const law_state *state, law_place place)
{
    const law__zone *zone = law__schema_zone(state->schema, (law_zone){place.zone});
    if (zone == NULL)
        return false;
    if (zone->each == LAW_EACH_ONE)
        return place.each == 0;
    if (zone->each == LAW_EACH_PLAYER)
        return place.each >= 1 && place.each <= state->schema->player_count;
    return law__has_row(state, (law_row){zone->each, place.each});
}

static law_status fail_place(const law_state *state, law_place place, law_error *error)
{
    const law__zone *zone = law__schema_zone(state->schema, (law_zone){place.zone});
    if (zone == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no zone with the id %u",
                         (unsigned)place.zone);
    if (zone->each == LAW_EACH_ONE)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "zone \"%s\" is one list and not one each; %u was given", zone->name,
                         (unsigned)place.each);
    return law__fail(error, LAW_BAD_ARGUMENT,
                     "zone \"%s\" has a list for each %s \"%s\", not for %u", zone->name,
                     zone->each == LAW_EACH_PLAYER ? "player, such as" : "row of",
                     zone->each == LAW_EACH_PLAYER
                         ? state->schema->player_count > 0 ? state->schema->players[0] : ""
                         : state->schema->tables[zone->each - 1].name,
                     (unsigned)place.each);
}

law_status law__place_check(const law_state *state, uint32_t table, law_place place,
                            law_error *error)
{
    const law__table *of = &state->schema->tables[table - 1];
    bool is_nowhere = place.zone == 0 && place.each == 0;
    if (is_nowhere && !of->has_zones)
        return LAW_OK;
    if (is_nowhere)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\": its rows lie in zones, so a place is needed", of->name);
    if (!law__place_exists(state, place))
        return fail_place(state, place, error);
    const law__zone *zone = &state->schema->zones[place.zone - 1];
    if (zone->table != table)
        return law__fail(error, LAW_BAD_ARGUMENT, "zone \"%s\" holds rows of \"%s\", not of \"%s\"",
                         zone->name, state->schema->tables[zone->table - 1].name, of->name);
    return LAW_OK;
}

/* ---- Lists ---- */

static uint32_t neighbour(const law_state *state, law_row row, uint32_t direction)
{
    return law__load16(law__row(state, row.table, row.id) + direction);
}

/* The id at a position that is known to exist. */
static uint32_t id_at(const law_state *state, uint32_t table, const law__place *list,
                      uint32_t position)
{
    bool from_end = position >= list->count / 2u;
    uint32_t steps = from_end ? list->count - 1u - position : position;
    uint32_t id = from_end ? list->last : list->first;
    while (steps-- > 0)
        id = neighbour(state, (law_row){table, id}, from_end ? LAW__ROW_ABOVE : LAW__ROW_BELOW);
    return id;
}

void law__place_link(law_state *state, law_row row, law_place place, uint32_t position)
{
    law__place *list = law__place_at(state, place);
    assert(position <= list->count);
    uint32_t below = position < list->count ? id_at(state, row.table, list, position) : 0;
    uint32_t above =
        below != 0 ? neighbour(state, (law_row){row.table, below}, LAW__ROW_ABOVE) : list->last;
    unsigned char *bytes = law__row(state, row.table, row.id);
    bytes[LAW__ROW_ZONE] = (unsigned char)place.zone;
    law__store16(bytes + LAW__ROW_EACH, place.each);
    law__store16(bytes + LAW__ROW_ABOVE, above);
    law__store16(bytes + LAW__ROW_BELOW, below);
    if (above != 0)
        law__store16(law__row(state, row.table, above) + LAW__ROW_BELOW, row.id);
    else
        list->first = (uint16_t)row.id;
    if (below != 0)
        law__store16(law__row(state, row.table, below) + LAW__ROW_ABOVE, row.id);
    else
        list->last = (uint16_t)row.id;
    list->count++;
}

void law__place_unlink(law_state *state, law_row row)
{
    law__place *list = law__place_at(state, law__place_of(state, row));
    uint32_t above = neighbour(state, row, LAW__ROW_ABOVE);
    uint32_t below = neighbour(state, row, LAW__ROW_BELOW);
    if (above != 0)
        law__store16(law__row(state, row.table, above) + LAW__ROW_BELOW, below);
    else
        list->first = (uint16_t)below;
    if (below != 0)
        law__store16(law__row(state, row.table, below) + LAW__ROW_ABOVE, above);
    else
        list->last = (uint16_t)above;
    list->count--;
}

/* ---- What may be asked ---- */

law_place law_state_place_of(const law_state *state, law_row row)
{
    if (!law__has_row(state, row) || !state->schema->tables[row.table - 1].has_zones)
        return (law_place){0, 0};
    return law__place_of(state, row);
}

uint32_t law_state_position_of(const law_state *state, law_row row)
{
    uint32_t position = 0;
    if (law_state_place_of(state, row).zone == 0)
        return 0;
    for (uint32_t id = row.id;
         (id = neighbour(state, (law_row){row.table, id}, LAW__ROW_ABOVE)) != 0;)
        position++;
    return position;
}

uint32_t law_state_place_count(const law_state *state, law_place place)
{
    return law__place_exists(state, place) ? law__place_at(state, place)->count : 0;
}

law_row law_state_row_at(const law_state *state, law_place place, uint32_t position)
{
    if (position >= law_state_place_count(state, place))
        return (law_row){0, 0};
    uint32_t table = state->schema->zones[place.zone - 1].table;
    return (law_row){table, id_at(state, table, law__place_at(state, place), position)};
}

law_row law_state_row_below(const law_state *state, law_row row)
{
    uint32_t id =
        law_state_place_of(state, row).zone != 0 ? neighbour(state, row, LAW__ROW_BELOW) : 0;
    return id != 0 ? (law_row){row.table, id} : (law_row){0, 0};
}

/* ---- Moving ---- */

/* What was revealed of a row ends when it moves or is shuffled. */
static bool forget_revealed(law_state *state, law_row row)
{
    const law__table *table = &state->schema->tables[row.table - 1];
    if (!table->is_hidden)
        return false;
    unsigned char *revealed = law__row(state, row.table, row.id) + table->revealed_at;
    bool had_any = law__load16(revealed) != 0;
    law__store16(revealed, 0);
    return had_any;
}

static law_status check_move(const law_state *state, law_row row, law_place to, law_error *error)
{
    law_status status = law__state_check_row(state, row, error);
    if (status == LAW_OK)
        status = law__state_check_writable(state, row.table, error);
    if (status != LAW_OK)
        return status;
    const law__table *table = &state->schema->tables[row.table - 1];
    if (!table->has_zones)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "table \"%s\" has no zones between which row %u could move", table->name,
                         (unsigned)row.id);
    return law__place_check(state, row.table, to, error);
}

law_status law_state_move(law_state *state, law_row row, law_place to, uint32_t position,
                          law_error *error)
{
    law_status status = check_move(state, row, to, error);
    if (status != LAW_OK)
        return status;
    law_place from = law__place_of(state, row);
    bool stays = from.zone == to.zone && from.each == to.each;
    uint32_t last = law__place_at(state, to)->count - (stays ? 1u : 0u);
    if (position == UINT32_MAX)
        position = last;
    if (position > last)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "zone \"%s\": row %u of \"%s\" cannot lie at position %u; 0 to %u would "
                         "be right",
                         state->schema->zones[to.zone - 1].name, (unsigned)row.id,
                         state->schema->tables[row.table - 1].name, (unsigned)position,
                         (unsigned)last);
    bool changes = !stays || law_state_position_of(state, row) != position;
    if (changes) {
        law__place_unlink(state, row);
        law__place_link(state, row, to, position);
    }
    changes |= forget_revealed(state, row);
    if (!changes)
        return LAW_OK;
    if (state->schema->tables[row.table - 1].is_hidden)
        law__state_refresh(state, row.table, row.id);
    law__state_tell(
        state,
        &(law_event){
            .kind = LAW_EVENT_MOVED, .row = row, .from = from, .to = to, .position = position});
    return LAW_OK;
}

void law__place_arrange(law_state *state, law_place place, const law_row *order, size_t count)
{
    law__place *list = law__place_at(state, place);
    bool changes = false;
    for (size_t i = 0; i < count; i++) {
        unsigned char *bytes = law__row(state, order[i].table, order[i].id);
        uint32_t above = i > 0 ? order[i - 1].id : 0;
        changes |= law__load16(bytes + LAW__ROW_ABOVE) != above;
        law__store16(bytes + LAW__ROW_ABOVE, above);
        law__store16(bytes + LAW__ROW_BELOW, i + 1 < count ? order[i + 1].id : 0);
        changes |= forget_revealed(state, order[i]);
    }
    if (!changes)
        return;
    list->first = (uint16_t)order[0].id;
    list->last = (uint16_t)order[count - 1].id;
    for (size_t i = 0; i < count && state->schema->tables[order[0].table - 1].is_hidden; i++)
        law__state_refresh(state, order[i].table, order[i].id);
    law__state_tell(
        state, &(law_event){
                   .kind = LAW_EVENT_REORDERED, .to = place, .order = order, .order_count = count});
}

/* Whether `order` lists every row of a place once. */
static law_status check_order(const law_state *state, law_place place, const law_row *order,
                              size_t count, law_error *error)
{
    uint32_t listed[LAW_ROW_COUNT_MAX / 32 + 1];
    const law__zone *zone = &state->schema->zones[place.zone - 1];
    memset(listed, 0, (state->tables[zone->table - 1].slots / 32 + 1) * sizeof *listed);
    if (count != law__place_at(state, place)->count)
        return law__fail(error, LAW_BAD_ARGUMENT,
                         "zone \"%s\": an order of %zu rows; there are %u in that place",
                         zone->name, count, (unsigned)law__place_at(state, place)->count);
    for (size_t i = 0; i < count; i++) {
        law_place at = law_state_place_of(state, order[i]);
        if (at.zone != place.zone || at.each != place.each)
            return law__fail(error, LAW_BAD_ARGUMENT,
                             "zone \"%s\": row %u of the order does not lie in that place",
                             zone->name, (unsigned)order[i].id);
        uint32_t bit = UINT32_C(1) << (order[i].id % 32);
        if ((listed[order[i].id / 32] & bit) != 0)
            return law__fail(error, LAW_DUPLICATE, "zone \"%s\": row %u is in the order twice",
                             zone->name, (unsigned)order[i].id);
        listed[order[i].id / 32] |= bit;
    }
    return LAW_OK;
}

law_status law__place_check_order(const law_state *state, law_place place, law_error *error)
{
    if (!law__place_exists(state, place))
        return fail_place(state, place, error);
    return law__state_check_writable(state, state->schema->zones[place.zone - 1].table, error);
}

law_status law_state_reorder(law_state *state, law_place place, const law_row *order, size_t count,
                             law_error *error)
{
    law_status status = law__place_check_order(state, place, error);
    if (status == LAW_OK)
        status = check_order(state, place, order, count, error);
    if (status == LAW_OK && count > 0)
        law__place_arrange(state, place, order, count);
    return status;
}
