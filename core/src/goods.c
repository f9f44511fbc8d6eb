/* A finished goods table, and how a state holds what is in it. */
#include "goods.h"

#include <string.h>

#include "memory.h"

void law_goods_destroy(law_goods *goods)
{
    if (goods != NULL) {
        law_allocator allocator = goods->allocator;
        law__release(&allocator, goods, sizeof *goods);
    }
}

uint32_t law_goods_count(const law_goods *goods)
{
    return goods->count;
}

law_good law_goods_named(const law_goods *goods, const char *name)
{
    for (uint32_t i = 0; name != NULL && i < goods->count; i++) {
        if (strcmp(goods->goods[i].name, name) == 0)
            return (law_good){i + 1};
    }
    return (law_good){0};
}

const law_good_form *law__good_form(const law_goods *goods, law_good good)
{
    return good.id >= 1 && good.id <= goods->count ? &goods->goods[good.id - 1].form : NULL;
}

const law_good_form *law_goods_form(const law_goods *goods, law_good good)
{
    return law__good_form(goods, good);
}

law_good law__good_of_zone(const law_goods *goods, uint32_t zone)
{
    for (uint32_t i = 0; i < goods->count; i++) {
        const law_good_form *form = &goods->goods[i].form;
        if (form->kind == LAW_GOOD_THINGS && form->zone.id == zone)
            return (law_good){i + 1};
    }
    return (law_good){0};
}

/* ---- How a state holds them ---- */

law_row law__good_row(const law_goods *goods, const law_state *state, law_good good,
                      law_player player)
{
    law_place place = {goods->goods[good.id - 1].form.zone.id, player.id};
    return law_state_row_at(state, place, 0);
}

int64_t law__good_value(const law_goods *goods, const law_state *state, law_good good,
                        law_player player)
{
    law_row row = law__good_row(goods, state, good, player);
    law_value value = law_state_get(state, row, goods->goods[good.id - 1].form.column, 0);
    return value.kind == LAW_VALUE_INTEGER ? value.number : 0;
}

uint64_t law__good_to_give(const law_goods *goods, const law_state *state, law_good good,
                           law_player player)
{
    const law_good_form *form = &goods->goods[good.id - 1].form;
    const law_column_form *column = law_schema_column_form(
        goods->schema, law_schema_zone_table(goods->schema, form->zone), form->column);
    int64_t least = column->least > 0 ? column->least : 0;
    int64_t value = law__good_value(goods, state, good, player);
    return value > least ? (uint64_t)(value - least) : 0;
}

law_good law__good_received(const law_goods *goods, law_good good)
{
    law_good becomes = goods->goods[good.id - 1].form.becomes;
    return becomes.id != 0 ? becomes : good;
}

law_place law__good_arrival(const law_goods *goods, law_good good, law_player player)
{
    const law_good_form *form = &goods->goods[good.id - 1].form;
    return (law_place){form->arrival.id != 0 ? form->arrival.id : form->zone.id, player.id};
}

law_place law__good_discard(const law_goods *goods, law_good good, law_player player)
{
    law_zone zone = goods->goods[good.id - 1].form.discard;
    bool is_of_players = law_schema_zone_each(goods->schema, zone) == LAW_EACH_PLAYER;
    return (law_place){zone.id, is_of_players ? player.id : 0};
}

uint64_t law_goods_held(const law_goods *goods, const law_state *state, law_good good,
                        law_player player)
{
    const law_good_form *form = law__good_form(goods, good);
    if (form == NULL || form->kind == LAW_GOOD_OWN)
        return 0;
    if (form->kind == LAW_GOOD_THINGS)
        return law_state_place_count(state, (law_place){form->zone.id, player.id});
    int64_t value = law__good_value(goods, state, good, player);
    return value > 0 ? (uint64_t)value : 0;
}
