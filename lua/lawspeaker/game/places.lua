-- Where a match is, as something to come back to: after undo, or when a rule has raised. The state
-- is kept apart from it, for a place is remembered at each answer and a state is large.
local core = require "lawspeaker.core"
local record = require "lawspeaker.game.record"

local places = {}

-- All of a match that undo, or an error in a rule, brings back. None of these values is changed in
-- place but `answers` and `refused`, which are copied.
local PLACE_FIELDS <const> = { "frame", "asked", "answers", "answered_count", "refused", "number",
    "counts", "dice_at", "refusals", "rolls", "result", "history", "round", "round_number",
    "round_hash", "draws" }

function places.copy_list(list, length)
    local copy = {}
    for index = 1, length do
        copy[index] = list[index]
    end
    return copy
end

-- Where a match is, but for its state.
function places.remember(match)
    local place = { mark = match.rec and record.mark(match.rec) }
    places.move(match, place)
    return place
end

-- Makes one match, or a place, be where another is.
function places.move(from, to)
    for _, field in ipairs(PLACE_FIELDS) do
        to[field] = from[field]
    end
    to.answers = places.copy_list(from.answers, #from.asked)
    to.refused = places.copy_list(from.refused, #from.asked)
end

-- Takes the match back to a place; what it waits with is found again by running its frame again.
function places.come_back(match, place)
    places.move(place, match)
    match.questions, match.live = nil, nil
end

-- Calls f, which may change the match; when it raises, all is as it was, and the error goes on.
function places.protect(match, f, ...)
    local place = places.remember(match)
    if match.spare then
        core.state_copy(match.spare, match.state)
    else
        match.spare = core.state_clone(match.state)
    end
    local is_done, raised = pcall(f, match, ...)
    if not is_done then
        places.come_back(match, place)
        core.state_copy(match.state, match.spare)
        if match.rec then
            record.cut(match.rec, place.mark)
            record.watch(match.rec, match.state)
        end
        error(raised, 0)
    end
end

return places
