/* Units, orders and verdicts of Diplomacy as tables. */
#include "diplomacy_values.h"

void dip_push_word(const dip_values *values, int word)
{
    lua_rawgeti(values->L, values->words, word);
}

void dip_push_place(const dip_values *values, law_dip_place place)
{
    lua_rawgeti(values->L, values->names, place.id);
}

void dip_set_place(const dip_values *values, int word, law_dip_place place)
{
    if (place.id == 0)
        return;
    dip_push_word(values, word);
    dip_push_place(values, place);
    lua_rawset(values->L, -3);
}

static void set_word(const dip_values *values, int key, int word)
{
    dip_push_word(values, key);
    dip_push_word(values, word);
    lua_rawset(values->L, -3);
}

static void set_integer(const dip_values *values, int key, lua_Integer value)
{
    dip_push_word(values, key);
    lua_pushinteger(values->L, value);
    lua_rawset(values->L, -3);
}

static void set_flag(const dip_values *values, int key, bool value)
{
    dip_push_word(values, key);
    lua_pushboolean(values->L, value);
    lua_rawset(values->L, -3);
}

static int type_word(law_dip_type type)
{
    return type == LAW_DIP_FLEET ? DIP_WORD_FLEET : DIP_WORD_ARMY;
}

void dip_push_unit(const dip_values *values, const law_dip_unit *unit)
{
    lua_State *L = values->L;
    lua_createtable(L, 3, 0);
    lua_rawgeti(L, values->powers, unit->power.id);
    lua_rawseti(L, -2, 1);
    dip_push_word(values, type_word(unit->type));
    lua_rawseti(L, -2, 2);
    dip_push_place(values, unit->at);
    lua_rawseti(L, -2, 3);
}

void dip_push_order(const dip_values *values, const law_dip_unit *unit, const law_dip_order *order,
                    const law_dip_unit *other)
{
    bool has_of = order->kind >= LAW_DIP_SUPPORT_HOLD;
    lua_createtable(values->L, 0, 6);
    set_word(values, DIP_WORD_KIND, DIP_FIRST_KIND + (int)order->kind);
    set_word(values, DIP_WORD_UNIT, type_word(unit->type));
    dip_set_place(values, DIP_WORD_AT, unit->at);
    if (has_of) {
        dip_set_place(values, DIP_WORD_OF, other ? other->at : order->of);
        if (other)
            set_word(values, DIP_WORD_OF_UNIT, type_word(other->type));
    }
    if (order->kind != LAW_DIP_HOLD && order->kind != LAW_DIP_SUPPORT_HOLD)
        dip_set_place(values, DIP_WORD_TO, order->to);
    if (order->kind == LAW_DIP_MOVE && order->is_via)
        set_flag(values, DIP_WORD_VIA, true);
}

/* How many fields it has, as most have the eight for which a table half as large suffices. */
static int count_fields(const law_dip_verdict *verdict, bool is_movement)
{
    int count = 3 + (verdict->reason != LAW_DIP_NONE_REASON) + (verdict->at.id != 0) +
                (verdict->by != LAW_DIP_NO_UNIT);
    return is_movement
               ? count + 4 + (verdict->attacker != LAW_DIP_NO_UNIT) + (verdict->paradox != 0)
               : count;
}

void dip_push_verdict(const dip_values *values, const law_dip_verdict *verdict, bool is_movement)
{
    int reason = (int)verdict->reason;
    lua_createtable(values->L, 0, count_fields(verdict, is_movement));
    set_word(values, DIP_WORD_RESULT, DIP_FIRST_RESULT + (int)verdict->result);
    set_word(values, DIP_WORD_REASON, DIP_FIRST_REASON + reason);
    if (verdict->reason != LAW_DIP_NONE_REASON)
        set_word(values, DIP_WORD_RULE, DIP_FIRST_REASON_RULE + reason);
    set_word(values, DIP_WORD_SENTENCE, DIP_FIRST_SENTENCE + reason);
    dip_set_place(values, DIP_WORD_AT, verdict->at);
    if (verdict->by != LAW_DIP_NO_UNIT)
        set_integer(values, DIP_WORD_BY, verdict->by + 1);
    if (!is_movement)
        return;
    if (verdict->attacker != LAW_DIP_NO_UNIT)
        set_integer(values, DIP_WORD_ATTACKER, verdict->attacker + 1);
    if (verdict->paradox != 0)
        set_integer(values, DIP_WORD_PARADOX, verdict->paradox);
    set_flag(values, DIP_WORD_DISLODGED, verdict->is_dislodged);
    set_flag(values, DIP_WORD_BY_CONVOY, verdict->is_by_convoy);
    set_integer(values, DIP_WORD_STRENGTH, verdict->strength);
    set_integer(values, DIP_WORD_AGAINST, verdict->against);
}
