-- Ways: a frame that runs from its start in a match whose own place does not matter, and is given
-- its inputs one by one. A way stops where it asks, where it enters a step, and at its end:
-- `kind` is one of activations.lua's, `value` the questions or the name of the step, `arguments`
-- the step's.
local activations = require "lawspeaker.game.activations"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local run = require "lawspeaker.game.run"

local ways = {}

-- A fresh input like this one: those of a frame hang on one another.
local function copy_of(input)
    local copy = {}
    for name, value in pairs(input) do
        copy[name] = value
    end
    copy.before, copy.hash = nil, nil
    return copy
end

local function hand_over(way, ...)
    way.handed = table.pack(...)
    way.kind, way.value, way.arguments = ...
end

-- Begins at the start of a frame, with these inputs first.
function ways.begin(match, frame, inputs)
    match.frame = { call = frame.call, outer = frame.outer, count = 0 }
    for _, input in ipairs(inputs) do
        match.frame = frames.with_input(match.frame, copy_of(input))
    end
    local way = { match = match, activation = activations.new(match, match.frame, false) }
    hand_over(way, activations.start(match, way.activation))
    return way
end

-- Goes on with answers, or with what a step came to.
function ways.go_on(way, input)
    local match = way.match
    match.frame = frames.with_input(match.frame, copy_of(input))
    hand_over(way, activations.resume(match, way.activation, match.frame.inputs))
end

-- What a step whose way has ended came to, as an input of the frame around it: `match.frame` is the
-- frame of the step.
function ways.outcome(way)
    local match, frame = way.match, way.match.frame
    local at = check.context("step " .. check.quote(frame.call.name))
    return {
        kind = "step", name = frame.call.name, arguments = frame.call.arguments,
        results = frames.pack(match.root, at, way.handed.n - 1,
            table.unpack(way.handed, 2, way.handed.n)),
        state = core.state_clone(match.state), triggers = run.triggers(way.activation),
        frame = frame,
    }
end

-- What a player sees of a state, as a hash.
function ways.sight(state, player)
    return core.state_hash(core.state_view(state, player))
end

return ways
