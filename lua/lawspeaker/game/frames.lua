-- Frames: where in its rules a match is. A frame is one call of a phase or a step: `call` is
-- { kind, name, index, arguments, start, … }, where `start` is the state as it was then; `outer`
-- the frame around it; `inputs` what has come to it since, the last first: answers, and results of
-- steps that it entered, with the state after them.
--
-- Frames and inputs never change; a match that goes on has another innermost frame. So a clone, or
-- a place to come back to, is a reference to one. It runs nothing.
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local plain = require "lawspeaker.game.plain"

local frames = {}

-- The same frame with one more input.
function frames.with_input(frame, input)
    input.before = frame.inputs
    return { call = frame.call, outer = frame.outer, inputs = input, count = frame.count + 1 }
end

-- The inputs of a frame in the order in which they came.
function frames.inputs(frame)
    local list, input = {}, frame.inputs
    for index = frame.count, 1, -1 do
        list[index], input = input, input.before
    end
    return list
end

-- Steps of the engine's own, by names that no step of a game can have.
frames.own_steps = {}

-- By the same names, where such a step does not run again to be imagined: a function of the input
-- that it was, the player, the arguments that it had on another way, and knowing.is_known, which
-- says what it came to as far as the player knows.
frames.own_results = {}

-- The designer's function that a frame calls, or the engine's.
function frames.function_of(match, call)
    if call.kind == "setup" then
        return match.fill or match.game.setup or function() end
    elseif call.kind == "phase" then
        return match.game.phases[call.index].run
    end
    return frames.own_steps[call.name] or match.game.steps[call.name]
end

-- ---- In words ----

function frames.call_words(call)
    return call.kind == "setup" and "the setup" or call.kind .. " " .. check.quote(call.name)
end

-- The frame around all others: the setup, a phase, or the one step that a scenario plays.
function frames.outermost(frame)
    while frame.outer do
        frame = frame.outer
    end
    return frame
end

-- `step "attack" of phase "turns"`
function frames.words(frame)
    local words, outermost = frames.call_words(frame.call), frames.outermost(frame)
    return outermost == frame and words or words .. " of " .. frames.call_words(outermost.call)
end

-- ---- Values that outlive a coroutine ----

-- Values, nil among them, as plain data: { count = …, [1] = … }. `at`: the context of a mistake.
function frames.pack(root, at, count, ...)
    local packed = { count = count }
    for index = 1, count do
        local value = (select(index, ...))
        if value ~= nil then
            local stranger = plain.stranger(root, value)
            if stranger then
                at:fail(string.format("value %d holds %s", index, stranger))
            end
            local data, problem = answer.encode_data(value)
            if data == nil then
                at:fail(string.format("value %d holds %s; only plain data, rows, places and "
                    .. "players can be handed on", index, problem))
            end
            packed[index] = data
        end
    end
    return packed
end

-- The values again, with rows of `root`: a list, and how many they are.
function frames.unpack(root, packed)
    local values = {}
    for index = 1, packed.count do
        local data = packed[index]
        if data ~= nil then
            local value, problem = answer.decode_data(root, data)
            if value == nil then
                error(problem, 0)
            end
            values[index] = value
        end
    end
    return values, packed.count
end

-- Plain data, packed or a list of it, as canonical text.
function frames.text(packed)
    local list = {}
    for index = 1, packed.count or #packed do
        list[index] = packed[index] == nil and "-" or core.json_encode(packed[index])
    end
    return table.concat(list, ",")
end

-- ---- Hashes, of everything that decides what a frame will do ----

local function call_hash(call)
    if not call.hash then
        call.hash = core.text_hash(table.concat({ call.kind, call.name, tostring(call.index),
            frames.text(call.arguments), core.state_hash(call.start), tostring(call.dice_at),
            tostring(call.rule), tostring(call.is_reacting) }, "\n"))
    end
    return call.hash
end

local function input_text(input)
    if input.kind == "answers" then
        return frames.text(input.answers)
    elseif input.kind == "seed" then
        return tostring(input.seed)
    end
    return table.concat({ input.name, frames.text(input.results), core.state_hash(input.state),
        tostring(input.dice_at), frames.text(input.triggers) }, "\n")
end

local function inputs_hash(frame)
    local list = {}
    local input = frame.inputs
    while input and not input.hash do
        list[#list + 1] = input
        input = input.before
    end
    local hash = input and input.hash or "-"
    for index = #list, 1, -1 do
        hash = core.text_hash(hash .. "\n" .. list[index].kind .. "\n" .. input_text(list[index]))
        list[index].hash = hash
    end
    return hash
end

function frames.hash(frame)
    if not frame.hash then
        frame.hash = core.text_hash(table.concat({ frame.outer and frames.hash(frame.outer) or "-",
            call_hash(frame.call), inputs_hash(frame) }, "\n"))
    end
    return frame.hash
end

return frames
