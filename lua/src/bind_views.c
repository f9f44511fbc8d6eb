/* What changed between two views of a state, in the words of their viewer. It looks at the views
 * alone, so that it can tell nothing that they do not show. */
#include "game_handles.h"
#include "sandbox.h"

#include <string.h>

typedef struct {
    lua_State *L;
    const law_state *old, *new;
    const law_schema *schema;
    int list; /* stack index of what has been found */
} comparison;

/* Pushes { event = kind }. */
static void push_change(comparison *self, const char *kind)
{
    lua_createtable(self->L, 0, 6);
    lua_pushstring(self->L, kind);
    lua_setfield(self->L, -2, "event");
    sandbox_charge(self->L, 8);
}

static void keep_change(comparison *self)
{
    lua_rawseti(self->L, self->list, (lua_Integer)lua_rawlen(self->L, self->list) + 1);
}

static void set_row(comparison *self, law_row row)
{
    value_push_row_text(self->L, self->schema, row);
    lua_setfield(self->L, -2, "row");
}

static void set_place(comparison *self, const char *field, law_place place)
{
    if (place.zone == 0)
        return;
    value_push_place_text(self->L, self->schema, place);
    lua_setfield(self->L, -2, field);
}

static void set_position(comparison *self, const law_state *state, law_row row)
{
    if (law_state_place_of(state, row).zone == 0)
        return;
    lua_pushinteger(self->L, (lua_Integer)law_state_position_of(state, row) + 1);
    lua_setfield(self->L, -2, "position");
}

/* ---- Cells ---- */

static bool is_same_value(const law_value *a, const law_value *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == LAW_VALUE_ROW)
        return a->row.table == b->row.table && a->row.id == b->row.id;
    if (a->kind == LAW_VALUE_TEXT)
        return a->text_size == b->text_size &&
               (a->text_size == 0 || memcmp(a->text, b->text, a->text_size) == 0);
    return a->number == b->number;
}

static void set_value(comparison *self, const char *field, const law_value *value,
                      const law_column_form *form)
{
    value_push(self->L, 0, self->schema, value, form);
    lua_setfield(self->L, -2, field);
}

static void add_set(comparison *self, law_row row, law_column column, uint32_t index,
                    const law_value *before, const law_value *after)
{
    law_table table = {row.table};
    const law_column_form *form = law_schema_column_form(self->schema, table, column);
    bool is_global = table.id == law_schema_globals(self->schema).id;
    push_change(self, "set");
    if (!is_global)
        set_row(self, row);
    lua_pushstring(self->L, law_schema_column_name(self->schema, table, column));
    lua_setfield(self->L, -2, is_global ? "global" : "column");
    if (form->count > 0) {
        lua_pushinteger(self->L, (lua_Integer)index + 1);
        lua_setfield(self->L, -2, "index");
    }
    set_value(self, "before", before, form);
    set_value(self, "after", after, form);
    if (after->kind == LAW_VALUE_UNSEEN) {
        lua_pushboolean(self->L, 1);
        lua_setfield(self->L, -2, "unseen");
    }
    keep_change(self);
}

static void compare_cells(comparison *self, law_row row)
{
    law_table table = {row.table};
    uint32_t columns = law_schema_column_count(self->schema, table);
    for (uint32_t id = 1; id <= columns; id++) {
        law_column column = {id};
        uint32_t count = law_schema_column_form(self->schema, table, column)->count;
        for (uint32_t index = 0; index < (count > 0 ? count : 1); index++) {
            law_value before = law_state_get(self->old, row, column, index);
            law_value after = law_state_get(self->new, row, column, index);
            if (!is_same_value(&before, &after))
                add_set(self, row, column, index, &before, &after);
        }
    }
}

/* The cells of a row that has come into sight: a field `cells` of the change on top. */
static void set_cells(comparison *self, law_row row)
{
    lua_State *L = self->L;
    law_table table = {row.table};
    uint32_t columns = law_schema_column_count(self->schema, table);
    lua_createtable(L, 0, (int)columns);
    for (uint32_t id = 1; id <= columns; id++) {
        law_column column = {id};
        const law_column_form *form = law_schema_column_form(self->schema, table, column);
        if (form->count > 0)
            lua_newtable(L);
        for (uint32_t index = 0; index < (form->count > 0 ? form->count : 1); index++) {
            law_value value = law_state_get(self->new, row, column, index);
            value_push(L, 0, self->schema, &value, form);
            if (form->count > 0)
                lua_rawseti(L, -2, (lua_Integer)index + 1);
        }
        lua_setfield(L, -2, law_schema_column_name(self->schema, table, column));
    }
    lua_setfield(L, -2, "cells");
}

/* ---- Rows ---- */

static bool is_seen(const law_state *view, law_row row)
{
    return law_state_row_exists(view, row) && !law_state_is_unseen(view, row);
}

static bool is_same_place(law_place a, law_place b)
{
    return a.zone == b.zone && a.each == b.each;
}

static void compare_row(comparison *self, law_row row)
{
    bool was_seen = is_seen(self->old, row), is_seen_now = is_seen(self->new, row);
    law_place from = law_state_place_of(self->old, row), to = law_state_place_of(self->new, row);
    if (was_seen && is_seen_now) {
        if (!is_same_place(from, to)) {
            push_change(self, "moved");
            set_row(self, row);
            set_place(self, "from", from);
            set_place(self, "to", to);
            set_position(self, self->new, row);
            keep_change(self);
        }
        compare_cells(self, row);
    } else if (was_seen) {
        push_change(self, "removed");
        set_row(self, row);
        set_place(self, "from", from);
        set_position(self, self->old, row);
        keep_change(self);
    } else if (is_seen_now) {
        push_change(self, "added");
        set_row(self, row);
        set_place(self, "to", to);
        set_position(self, self->new, row);
        set_cells(self, row);
        keep_change(self);
    }
}

static void compare_table(comparison *self, law_table table)
{
    law_row old_row = law_state_row_after(self->old, table, 0);
    law_row new_row = law_state_row_after(self->new, table, 0);
    while (old_row.id != 0 || new_row.id != 0) {
        uint32_t old_id = old_row.id, new_id = new_row.id;
        bool is_old = old_id != 0 && (new_id == 0 || old_id <= new_id);
        bool is_new = new_id != 0 && (old_id == 0 || new_id <= old_id);
        compare_row(self, is_old ? old_row : new_row);
        if (is_old)
            old_row = law_state_row_after(self->old, table, old_id);
        if (is_new)
            new_row = law_state_row_after(self->new, table, new_id);
    }
}

/* ---- Places ---- */

/* What lies in a place: ids of rows, 0 for one that is not seen. */
typedef struct {
    uint32_t *ids;
    uint32_t count, seen;
} contents;

static void read_place(const law_state *view, law_place place, contents *out)
{
    law_row row = law_state_row_at(view, place, 0);
    out->seen = 0;
    for (uint32_t i = 0; i < out->count; i++) {
        bool is_unseen = law_state_is_unseen(view, row);
        out->ids[i] = is_unseen ? 0 : row.id;
        out->seen += !is_unseen;
        row = law_state_row_below(view, row);
    }
}

/* Whether the rows that were seen in the one place lie in the other as well, in that order, when
 * those that left are left out of it and those that came are put where they lie. */
static bool is_explained(const comparison *self, law_table table, law_place place,
                         const contents *old, const contents *new)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < new->count; i++) {
        law_row row = {table.id, new->ids[i]};
        bool has_come =
            !is_seen(self->old, row) || !is_same_place(law_state_place_of(self->old, row), place);
        if (has_come)
            continue;
        while (at < old->count && old->ids[at] != row.id) {
            law_row passed = {table.id, old->ids[at++]};
            if (passed.id != 0 && is_seen(self->new, passed) &&
                is_same_place(law_state_place_of(self->new, passed), place))
                return false;
        }
        at++;
    }
    return true;
}

static void add_count(comparison *self, law_place place, uint32_t before, uint32_t after)
{
    push_change(self, "count");
    set_place(self, "place", place);
    lua_pushinteger(self->L, before);
    lua_setfield(self->L, -2, "before");
    lua_pushinteger(self->L, after);
    lua_setfield(self->L, -2, "after");
    keep_change(self);
}

static void add_order(comparison *self, law_table table, law_place place, const contents *new)
{
    push_change(self, "order");
    set_place(self, "place", place);
    lua_createtable(self->L, (int)new->count, 0);
    for (uint32_t i = 0; i < new->count; i++) {
        if (new->ids[i] == 0)
            lua_pushboolean(self->L, 0);
        else
            value_push_row_text(self->L, self->schema, (law_row){table.id, new->ids[i]});
        lua_rawseti(self->L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(self->L, -2, "order");
    keep_change(self);
}

/* How many rows more are seen to have come than to have left. */
static int64_t seen_arrivals(const comparison *self, law_table table, law_place place,
                             const contents *old, const contents *new)
{
    int64_t arrivals = 0;
    for (uint32_t i = 0; i < new->count; i++) {
        law_row row = {table.id, new->ids[i]};
        bool has_come = row.id != 0 && (!is_seen(self->old, row) ||
                                        !is_same_place(law_state_place_of(self->old, row), place));
        arrivals += has_come;
    }
    for (uint32_t i = 0; i < old->count; i++) {
        law_row row = {table.id, old->ids[i]};
        bool has_left = row.id != 0 && (!is_seen(self->new, row) ||
                                        !is_same_place(law_state_place_of(self->new, row), place));
        arrivals -= has_left;
    }
    return arrivals;
}

static void compare_place(comparison *self, law_table table, law_place place)
{
    contents old = {.count = law_state_place_count(self->old, place)};
    contents new = {.count = law_state_place_count(self->new, place)};
    if (old.count == 0 && new.count == 0)
        return;
    sandbox_charge(self->L, (uint64_t)(old.count + new.count) / 4);
    old.ids = lua_newuserdatauv(self->L, (old.count + new.count) * sizeof *old.ids, 0);
    new.ids = old.ids + old.count;
    read_place(self->old, place, &old);
    read_place(self->new, place, &new);
    bool is_same = old.count == new.count &&
                   (old.count == 0 || memcmp(old.ids, new.ids, old.count * sizeof *old.ids) == 0);
    if (!is_same) {
        if ((int64_t) new.count - old.count != seen_arrivals(self, table, place, &old, &new))
            add_count(self, place, old.count, new.count);
        bool is_mixed = new.seen > 0 && new.seen < new.count;
        if (is_mixed || (new.seen > 0 && !is_explained(self, table, place, &old, &new)))
            add_order(self, table, place, &new);
    }
    lua_pop(self->L, 1);
}

static void compare_zone(comparison *self, law_zone zone)
{
    law_table table = law_schema_zone_table(self->schema, zone);
    uint32_t each = law_schema_zone_each(self->schema, zone);
    if (each == LAW_EACH_ONE) {
        compare_place(self, table, (law_place){zone.id, 0});
    } else if (each == LAW_EACH_PLAYER) {
        for (uint32_t id = 1; id <= law_schema_player_count(self->schema); id++)
            compare_place(self, table, (law_place){zone.id, id});
    } else {
        law_row row = law_state_row_after(self->new, (law_table){each}, 0);
        for (; row.id != 0; row = law_state_row_after(self->new, (law_table){each}, row.id))
            compare_place(self, table, (law_place){zone.id, row.id});
    }
}

/* view_changes(old, new): false when the views are equal, else a list of what differs; it is empty
 * when that is a position in them. */
static int view_changes(lua_State *L)
{
    const law_state *old = state_check(L, 1)->state, *new = state_check(L, 2)->state;
    lua_settop(L, 2);
    luaL_checkstack(L, 12, NULL);
    sandbox_charge(L, law_state_size(new) / 64);
    if (law_state_equal(old, new)) {
        lua_pushboolean(L, 0);
        return 1;
    }
    lua_newtable(L);
    comparison self = {L, old, new, law_state_schema(new), 3};
    for (uint32_t id = 1; id <= law_schema_table_count(self.schema); id++) {
        if (!law_schema_table_is_static(self.schema, (law_table){id}))
            compare_table(&self, (law_table){id});
    }
    for (uint32_t id = 1; id <= law_schema_zone_count(self.schema); id++)
        compare_zone(&self, (law_zone){id});
    return 1;
}

static const luaL_Reg functions[] = {
    {"view_changes", view_changes},
    {NULL, NULL},
};

void bind_views(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
