-- Activations: a frame that runs in a coroutine, fed with the inputs that it had before, and what
-- it hands over when it waits, returns or ends the game. What follows from that is run.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local record = require "lawspeaker.game.record"

local activations = {}

activations.LOCKED = "the state is changed by rules alone, while they run"

-- What a running coroutine hands to whoever runs it.
local ASKED <const>, FINISHED <const>, ENTERED <const>, RETURNED <const> = {}, {}, {}, {}
activations.ASKED, activations.FINISHED = ASKED, FINISHED
activations.ENTERED, activations.RETURNED = ENTERED, RETURNED

-- Raises; whoever catches that cannot go on.
function activations.fail(activation, message)
    activation.failed = message
    error(message, 0)
end

-- A frame that ran again did not do what it did before.
function activations.impure(match, activation, found, before)
    local frame = activation.frame
    activations.fail(activation, string.format("%s: %s is not a pure function of state, answers "
        .. "and dice: run again it %s, where before %s",
        core.place(frames.function_of(match, frame.call)), frames.words(frame), found, before))
end

function activations.asked_words(asked)
    local words = {}
    for index, one in ipairs(asked) do
        words[index] = string.format("%s %s", one.player, check.quote(one.name))
    end
    return "asked " .. table.concat(words, ", ")
end

function activations.entered_words(name)
    return "entered step " .. check.quote(name)
end

-- The same players and names, in the same order.
function activations.is_same_asked(a, b)
    if #a ~= #b then
        return false
    end
    for index = 1, #a do
        if a[index].player ~= b[index].player or a[index].name ~= b[index].name then
            return false
        end
    end
    return true
end

function activations.go_live(match, activation)
    activation.is_silent = false
    if match.rec then
        record.watch(match.rec, match.state)
        record.rule(match.rec, activation.rule)
    end
end

-- The next input of a frame that runs again, or nil when there is none left. A seed among them is
-- that of a clone, which has dice of its own from there on.
function activations.take(match, activation)
    local feed = activation.feed
    local input = feed[activation.taken + 1]
    while input do
        activation.taken = activation.taken + 1
        if input.kind ~= "seed" then
            return input
        end
        core.state_seed(match.state, input.seed)
        match.dice_at = nil
        input = feed[activation.taken + 1]
    end
end

-- After the last input, which then is that of a step that has just ended, all is new.
function activations.after_input(match, activation)
    if activation.is_silent and activation.goes_live and activation.taken == #activation.feed then
        activations.go_live(match, activation)
    end
end

local function main(match, frame)
    local values, count = frames.unpack(match.root, frame.call.arguments)
    return RETURNED, frames.function_of(match, frame.call)(match.root,
        table.unpack(values, 1, count))
end

-- A coroutine that will run a frame and, inside it, the steps that it enters. `goes_live`: what
-- comes after the frame's last input is new; else all of it was before.
function activations.new(match, frame, goes_live)
    local feed = frames.inputs(frame)
    local activation = {
        frame = frame, feed = feed, taken = 0, goes_live = goes_live,
        is_silent = not goes_live or #feed > 0, rule = frame.call.rule,
        collector = frame.call.is_reacting and {} or nil, thread = coroutine.create(main),
    }
    if activation.is_silent then
        core.state_copy(match.state, frame.call.start)
        match.dice_at = frame.call.dice_at
        if match.rec then
            record.watch(match.rec, nil)
        end
    else
        activations.go_live(match, activation)
    end
    return activation
end

-- Adds where in the game an error was raised, and a line of the script where it has none.
local function with_words(match, activation, message)
    if type(message) ~= "string" then
        message = "(error object is a " .. type(message) .. " value)"
    end
    if not string.find(message, "^[^\n]-:%d+: ") then
        message = core.place(frames.function_of(match, activation.frame.call)) .. ": " .. message
    end
    local place, behind = string.match(message, "^([^\n]-:%d+: )(.*)$")
    if string.sub(behind, 1, #place) == place then
        message = behind -- coroutine.wrap has put the same place before it
    end
    local first, rest = string.match(message, "^([^\n]*)(.*)$")
    return string.format("%s (in %s)%s", first, frames.words(activation.frame), rest)
end

local function check_handed(match, activation, handed)
    local failed = activation.failed
    if not handed[1] or failed ~= nil then
        error(with_words(match, activation, failed == nil and handed[2] or failed), 0)
    end
    local kind = handed[2]
    if kind ~= ASKED and kind ~= FINISHED and kind ~= ENTERED and kind ~= RETURNED then
        error(with_words(match, activation,
            "coroutine.yield was called outside of a coroutine of the script"), 0)
    end
end

-- Runs an activation on, until it waits, returns, or ends the game: what it hands over.
function activations.resume(match, activation, ...)
    match.running, match.live = activation, activation
    core.state_lock(match.state, nil)
    local depth = core.rule_enter()
    local handed = table.pack(coroutine.resume(activation.thread, ...))
    core.rule_leave(depth)
    core.state_lock(match.state, activations.LOCKED)
    match.running = nil
    check_handed(match, activation, handed)
    return table.unpack(handed, 2, handed.n)
end

-- Runs a new activation from the start of its frame, as `resume` does.
function activations.start(match, activation)
    return activations.resume(match, activation, match, activation.frame)
end

return activations
