-- The frames that a match is in, as a player could take them to be: rows are called as in the
-- states that the core has dealt anew (law_imagining), and what fell in them that the player did
-- not see is made up. Answers are as they were; which have to be made up imagining.lua says.
local chances = require "lawspeaker.game.chances"
local frames = require "lawspeaker.game.frames"
local retracing = require "lawspeaker.game.retracing"

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
    for _, frame in ipairs(chain) do
        add(frame.call.start)
        for _, input in ipairs(frames.inputs(frame)) do
            if input.kind == "step" then
                add(input.state)
            end
        end
    end
    return list, index_of
end

-- ---- Frames, as far as the core has dealt them anew ----

-- Packed values, of which some may be nil, with rows as they are called now.
local function renamed(told, packed)
    if not told.names then
        return packed
    end
    local copy = { count = packed.count }
    for index = 1, packed.count or #packed do
        copy[index] = retracing.with_rows(packed[index], function(text)
            return told.names[text]
        end)
    end
    return copy
end

function imagined_frames.call(told, frame, inner)
    local call = frame.call
    return {
        kind = call.kind, name = call.name, index = call.index, depth = call.depth,
        arguments = renamed(told, call.arguments),
        start = told.states[told.index_of[call.start]], rule = call.rule,
        is_reacting = call.is_reacting,
        draws = chances.imagined(told.match, frame, inner, told),
    }
end

function imagined_frames.step(told, input)
    return {
        kind = "step", name = input.name, arguments = renamed(told, input.arguments),
        results = renamed(told, input.results), state = told.states[told.index_of[input.state]],
        triggers = renamed(told, input.triggers),
    }
end

local function imagined_answers(told, input)
    local asked = {}
    for index, one in ipairs(input.asked) do
        asked[index] = { number = one.player == told.player and one.number or 0,
            player = one.player, name = one.name, hidden = one.hidden, seen_by = one.seen_by,
            open = one.open, masked = one.masked }
    end
    return { kind = "answers", asked = asked, answers = renamed(told, input.answers) }
end

-- Whether the player knows all answers that a frame has had.
function imagined_frames.is_known(match, frame, player)
    for _, input in ipairs(frames.inputs(frame)) do
        for index, one in ipairs(input.kind == "answers" and input.asked or {}) do
            if not retracing.is_known_of(one, player) or not retracing.is_known(one, player)
                or one.player ~= player
                and retracing.in_own_terms(match, player, input.answers[index]) == nil then
                return false
            end
        end
    end
    return true
end

function imagined_frames.are_known(match, chain, player)
    for _, frame in ipairs(chain) do
        if not imagined_frames.is_known(match, frame, player) then
            return false
        end
    end
    return true
end

-- A frame with its inputs as they are, rows renamed.
function imagined_frames.renamed(told, made, frame)
    for _, input in ipairs(frames.inputs(frame)) do
        if input.kind == "step" then
            made = frames.with_input(made, imagined_frames.step(told, input))
        elseif input.kind == "answers" then
            made = frames.with_input(made, imagined_answers(told, input))
        end
    end
    return made
end

imagined_frames.renamed_packed = renamed

return imagined_frames
