/* The dice of a state: a seed, and a stream for each purpose that has been drawn for. */
#include "state.h"

#include "hash.h"
#include "memory.h"
#include "status.h"

/* Where a purpose is, or where it would come in the order of names. */
static uint32_t index_of(const law_state *state, const char *purpose, bool *is_there)
{
    const law__stream *streams = law__streams(state);
    uint32_t low = 0, high = state->head->stream_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (strcmp(streams[middle].purpose, purpose) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *is_there = low < state->head->stream_count && strcmp(streams[low].purpose, purpose) == 0;
    return low;
}

law__stream *law__stream_find(const law_state *state, const char *purpose)
{
    bool is_there;
    uint32_t index = index_of(state, purpose, &is_there);
    return is_there ? &law__streams(state)[index] : NULL;
}

static law_status check_purpose(const law_state *state, const char *purpose, law_error *error)
{
    char shown[LAW__SHOWN_SIZE];
    if (state->head->is_view != 0)
        return law__fail(error, LAW_WRONG_PHASE, "a view has no dice");
    if (!law_name_is_valid(purpose))
        return law__fail(error, LAW_BAD_NAME,
                         "\"%s\" is not the id of a purpose: 1 to %d of A-Z a-z 0-9 _ . : / -",
                         purpose != NULL ? law__shown(shown, purpose) : "", LAW_NAME_SIZE_MAX);
    return LAW_OK;
}

/* Room for one more stream. */
static law_status make_room(law_state *state, const char *purpose, law_error *error)
{
    law__room room;
    law__old_block old;
    if (state->head->stream_count >= LAW_STREAM_COUNT_MAX)
        return law__fail(error, LAW_TOO_MANY, "dice for \"%s\": more than %d purposes", purpose,
                         LAW_STREAM_COUNT_MAX);
    if (state->head->stream_count < state->head->stream_capacity)
        return LAW_OK;
    law__state_room(&room, state);
    room.streams = room.streams < 2 ? 2 : room.streams * 2;
    law_status status = law__state_grow(&old, state, &room, error);
    if (status == LAW_OK)
        law__state_release(state, &old);
    return status;
}

/* The stream of a purpose, which is made if need be. */
static law_status find_or_make(law__stream **out, law_state *state, const char *purpose,
                               law_error *error)
{
    *out = law__stream_find(state, purpose);
    if (*out != NULL)
        return LAW_OK;
    law_status status = make_room(state, purpose, error);
    if (status != LAW_OK)
        return status;
    bool is_there;
    uint32_t index = index_of(state, purpose, &is_there);
    law__stream *stream = law__streams(state) + index;
    memmove(stream + 1, stream, (state->head->stream_count - index) * sizeof *stream);
    state->head->stream_count++;
    memset(stream, 0, sizeof *stream);
    strcpy(stream->purpose, purpose);
    law_dice_seed(&stream->dice, state->head->seed, law__hash_bytes(purpose, strlen(purpose), 0));
    *out = stream;
    return LAW_OK;
}

void law_state_seed(law_state *state, uint64_t seed)
{
    if (state->head->is_view != 0 || (state->head->seed == seed && state->head->stream_count == 0))
        return;
    memset(law__streams(state), 0, state->head->stream_count * sizeof(law__stream));
    state->head->seed = seed;
    state->head->stream_count = 0;
    law__state_tell(state, &(law_event){.kind = LAW_EVENT_SEEDED, .seed = seed});
}

static void tell_drawn(law_state *state, const char *purpose, uint32_t bound, uint32_t drawn,
                       law_dice dice)
{
    law__state_tell(state, &(law_event){.kind = LAW_EVENT_DRAWN,
                                        .purpose = purpose,
                                        .bound = bound,
                                        .drawn = drawn,
                                        .dice = dice});
}

law_status law_state_draw(uint32_t *out, law_state *state, const char *purpose, uint32_t bound,
                          law_error *error)
{
    law__stream *stream;
    *out = 0;
    law_status status = check_purpose(state, purpose, error);
    if (status == LAW_OK)
        status = find_or_make(&stream, state, purpose, error);
    if (status != LAW_OK)
        return status;
    *out = law_dice_below(&stream->dice, bound);
    tell_drawn(state, stream->purpose, bound, *out, stream->dice);
    return LAW_OK;
}

law_status law__stream_set(law_state *state, const char *purpose, const law_event *event,
                           law_error *error)
{
    law__stream *stream;
    law_status status = check_purpose(state, purpose, error);
    if (status == LAW_OK)
        status = find_or_make(&stream, state, purpose, error);
    if (status != LAW_OK)
        return status;
    stream->dice = event->dice;
    tell_drawn(state, stream->purpose, event->bound, event->drawn, event->dice);
    return LAW_OK;
}

/* ---- Shuffling ---- */

/* Each order is as likely: the last is exchanged with one of all, and so on downwards. */
static void shuffle(law_row *order, uint32_t count, law_dice *dice)
{
    for (uint32_t left = count; left > 1; left--) {
        uint32_t index = law_dice_below(dice, left);
        law_row chosen = order[index];
        order[index] = order[left - 1];
        order[left - 1] = chosen;
    }
}

law_status law_state_shuffle(law_state *state, law_place place, const char *purpose,
                             law_error *error)
{
    law__stream *stream;
    law_status status = check_purpose(state, purpose, error);
    if (status == LAW_OK)
        status = law__place_check_order(state, place, error);
    if (status != LAW_OK)
        return status;
    uint32_t count = law__place_at(state, place)->count;
    if (count == 0)
        return LAW_OK;
    law_row *order = law__allocate(&state->allocator, count * sizeof *order);
    if (order == NULL)
        return law__fail_memory(error, count * sizeof *order);
    status = find_or_make(&stream, state, purpose, error);
    if (status == LAW_OK) {
        order[0] = law_state_row_at(state, place, 0);
        for (uint32_t i = 1; i < count; i++)
            order[i] = law_state_row_below(state, order[i - 1]);
        shuffle(order, count, &stream->dice);
        tell_drawn(state, stream->purpose, 1, 0, stream->dice);
        law__place_arrange(state, place, order, count);
    }
    law__release(&state->allocator, order, count * sizeof *order);
    return status;
}
