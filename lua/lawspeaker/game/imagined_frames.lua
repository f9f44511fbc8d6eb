-- The frames that a match is in, and what can be kept of them: all that they hold, where a player
-- knows all of it. Rows are called as in the states that the core has dealt anew (law_imagining).
local chances = require "lawspeaker.game.chances"
local frames = require "lawspeaker.game.frames"
local knowing = require "lawspeaker.game.knowing"

local imagined_frames = {}

-- ---- What is kept of a match ----

-- The frames that a match is in, the outermost first.
function imagined_frames.chain_of(match)
    local chain, frame = {}, match.frame
    while frame do
        table.insert(chain, 1, frame)
        frame = frame.outer
    end
    return chain
end

-- All states that frames keep, in the order of time, each once; and where each is in that list.
function imagined_frames.states_of(chain)
    local list, index_of = {}, {}
    local function add(state)
        if not index_of[state] then
            list[#list + 1] = state
            index_of[state] = #list
        end
    end
    local function add_frame(frame)
        add(frame.call.start)
        for _, input in ipairs(frames.inputs(frame)) do
            if input.kind == "step" then
                if input.frame then
                    add_frame(input.frame)
                end
                add(input.state)
            end
        end
    end
    for _, frame in ipairs(chain) do
        add_frame(frame)
    end
    return list, index_of
end

-- Adds states of the innermost frame, { state } each, to what has been kept: { chain, states,
-- index_of }, which then has these `stops`.
function imagined_frames.add_stops(kept, stops)
    kept.stops = stops
    for _, stop in ipairs(stops) do
        kept.states[#kept.states + 1] = stop.state
        kept.index_of[stop.state] = #kept.states
    end
end

-- The last of what fell in a frame; `inner`: the frame that it has entered, or nil.
function imagined_frames.last_of(match, inner)
    if inner then
        return inner.call.draws_before
    end
    return match.draws
end

-- ---- Whether all of it is known ----

local function are_known(match, input, player)
    for index, one in ipairs(input.asked) do
        if not knowing.is_known_of(one, player) or not knowing.is_known(one, player)
            or one.player ~= player
            and knowing.in_own_terms(match, player, input.answers[index]) == nil then
            return false
        end
    end
    return true
end

-- Whether the player knows all answers that a frame has had, and all that fell in it up to `last`.
function imagined_frames.is_known(match, frame, last, player)
    if not chances.are_seen(frame, last, player) then
        return false
    end
    for _, input in ipairs(frames.inputs(frame)) do
        if input.kind == "answers" and not are_known(match, input, player)
            or input.frame and not imagined_frames.is_known(match, input.frame, input.last, player)
        then
            return false
        end
    end
    return true
end

function imagined_frames.are_known(match, chain, player)
    for index, frame in ipairs(chain) do
        local last = imagined_frames.last_of(match, chain[index + 1])
        if not imagined_frames.is_known(match, frame, last, player) then
            return false
        end
    end
    return true
end

-- ---- Kept as they are ----

-- The call of a frame, with what fell in it up to `last`.
function imagined_frames.call(told, frame, last)
    local call = frame.call
    return {
        kind = call.kind, name = call.name, index = call.index, depth = call.depth,
        arguments = knowing.renamed(call.arguments, told.names), rule = call.rule,
        is_reacting = call.is_reacting, start = told.state_of(call.start),
        draws = told.draws_of(frame, last),
    }
end

local function kept_answers(told, input)
    local asked = {}
    for index, one in ipairs(input.asked) do
        asked[index] = { number = 0, player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open, masked = one.masked }
    end
    return { kind = "answers", asked = asked,
        answers = knowing.renamed(input.answers, told.names) }
end

local function kept_step(told, input)
    return {
        kind = "step", name = input.name, arguments = knowing.renamed(input.arguments, told.names),
        results = knowing.renamed(input.results, told.names),
        state = told.state_of(input.state),
        triggers = knowing.renamed(input.triggers, told.names),
    }
end

-- A frame with its inputs as they are.
function imagined_frames.kept(told, made, frame)
    for _, input in ipairs(frames.inputs(frame)) do
        if input.kind == "step" then
            made = frames.with_input(made, kept_step(told, input))
        elseif input.kind == "answers" then
            made = frames.with_input(made, kept_answers(told, input))
        end
    end
    return made
end

return imagined_frames
