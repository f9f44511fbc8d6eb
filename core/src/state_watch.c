/* What may be changed, who is told of it, and the blocks that a state holds whole. */
#include "state.h"

#include <assert.h>

#include "status.h"

static const char *const event_names[] = {
    [LAW_EVENT_SET] = "set",
    [LAW_EVENT_ADDED] = "added",
    [LAW_EVENT_REMOVED] = "removed",
    [LAW_EVENT_MOVED] = "moved",
    [LAW_EVENT_REORDERED] = "reordered",
    [LAW_EVENT_REVEALED] = "revealed",
    [LAW_EVENT_BLOCK] = "block",
    [LAW_EVENT_DRAWN] = "drawn",
    [LAW_EVENT_SEEDED] = "seeded",
    [LAW_EVENT_RENAMED] = "renamed",
};
static_assert(sizeof event_names / sizeof *event_names == LAW_EVENT_KIND_COUNT,
              "every kind has a name");

const char *law_event_kind_name(law_event_kind kind)
{
    return (unsigned)kind < LAW_EVENT_KIND_COUNT ? event_names[kind] : NULL;
}

void law_state_watch(law_state *state, law_watch_fn *watch, void *user)
{
    state->watch = watch;
    state->watch_user = user;
}

law_status law_state_watch_status(law_state *state)
{
    law_status status = state->watch_status;
    state->watch_status = LAW_OK;
    return status;
}

void law__state_tell(law_state *state, const law_event *event)
{
    if (state->watch == NULL)
        return;
    law_status status = state->watch(state->watch_user, state, event);
    if (state->watch_status == LAW_OK)
        state->watch_status = status;
}

law_status law__state_check_writable(const law_state *state, uint32_t table, law_error *error)
{
    const law__table *of = &state->schema->tables[table - 1];
    if (state->head->is_view != 0)
        return law__fail(error, LAW_WRONG_PHASE,
                         "table \"%s\": a view is only looked at; change the state itself",
                         of->name);
    if (of->is_static && state->schema->is_sealed)
        return law__fail(error, LAW_WRONG_PHASE,
                         "table \"%s\" is static: its rows are fixed since the state was sealed",
                         of->name);
    return LAW_OK;
}

/* ---- Embedded blocks ---- */

const void *law_state_block(const law_state *state, uint32_t number)
{
    return number >= 1 && number <= state->schema->block_count ? state->blocks[number - 1] : NULL;
}

/* Puts a value in the place of another, and tells unless they are equal. */
static void exchange(law_state *state, uint32_t number, const law_block_type *type, void *block)
{
    void *old = state->blocks[number - 1];
    bool is_same =
        old == block || (old != NULL && block != NULL && type->equal(old, block, type->user));
    state->blocks[number - 1] = block;
    if (old != NULL && old != block)
        type->destroy(old, type->user, &state->allocator);
    if (!is_same)
        law__state_tell(
            state, &(law_event){.kind = LAW_EVENT_BLOCK, .block = number, .block_value = block});
}

law_status law_state_set_block(law_state *state, uint32_t number, void *block, law_error *error)
{
    const law_block_type *type = law__schema_block(state->schema, number);
    if (type == NULL)
        return law__fail(error, LAW_BAD_ARGUMENT, "there is no block with the number %u",
                         (unsigned)number);
    if (state->head->is_view == 0) {
        exchange(state, number, type, block);
        return LAW_OK;
    }
    if (block != NULL)
        type->destroy(block, type->user, &state->allocator);
    return law__fail(error, LAW_WRONG_PHASE,
                     "block \"%s\": a view is only looked at; change the state itself",
                     state->schema->blocks[number - 1].name);
}
