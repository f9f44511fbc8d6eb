-- The pure check, a test mode: whether the rules of a match, run again, do what they did. A rule
-- that remembers something outside of the state does not, and a clone or a saved game of it would
-- go another way. It works on clones and changes nothing.
local activations = require "lawspeaker.game.activations"
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local offers = require "lawspeaker.game.offers"
local run = require "lawspeaker.game.run"

local purity = {}

local LISTED_MAX <const> = 30 -- legal answers of a question that are compared

-- Runs a frame again, on a clone, with all its inputs: what it comes to, { kind, value, … }.
local function run_aside(match, frame)
    local aside = purity.clone(match)
    aside.frame = frame
    local activation = activations.new(aside, frame, false)
    return aside, activation, table.pack(activations.start(aside, activation))
end

local function check_state(aside, activation, hash, did)
    if core.state_hash(aside.state) ~= hash then
        activations.impure(aside, activation, did .. " with one state", "it did so with another")
    end
end

-- A frame has returned these values.
function purity.check_return(match, frame, packed)
    local aside, activation, handed = run_aside(match, frame)
    if handed[1] == activations.ASKED then
        activations.impure(aside, activation, activations.asked_words(handed[2]), "it returned")
    elseif handed[1] ~= activations.RETURNED then
        activations.impure(aside, activation, run.other_words({}, handed[1], handed[2]),
            "it returned")
    end
    check_state(aside, activation, core.state_hash(match.state), "returned")
    local at = check.context(frames.call_words(frame.call))
    local again = frames.pack(aside.root, at, handed.n - 1,
        table.unpack(handed, 2, handed.n))
    if frames.text(again) ~= frames.text(packed) then
        activations.impure(aside, activation, "returned (" .. frames.text(again) .. ")",
            "it returned (" .. frames.text(packed) .. ")")
    end
end

-- What a player is asked, with some of the answers that it may give.
local function digest(match, questions)
    local parts = {}
    for index, one in ipairs(questions) do
        local asked = { root = match.root, player = one.player }
        local texts = {}
        for value in offers.each(asked, one) do
            texts[#texts + 1] = answer.text(match.root, one.player, one, value)
            if #texts == LISTED_MAX then
                break
            end
        end
        parts[index] = string.format("%s %s (%s): %s", one.player, check.quote(one.name),
            one.say or "", table.concat(texts, "; "))
    end
    return table.concat(parts, " and ")
end

local function check_innermost(match)
    local aside, activation, handed = run_aside(match, match.frame)
    local found = run.other_words(match.asked, handed[1], handed[2])
    if found then
        activations.impure(aside, activation, found, "it " .. activations.asked_words(match.asked))
    end
    check_state(aside, activation, core.state_hash(match.state), "asked")
    local before = run.quiet(match, digest, match, run.questions(match))
    local after = run.quiet(aside, digest, aside, handed[2])
    if before ~= after then
        activations.impure(aside, activation, "offered " .. after, "it offered " .. before)
    end
end

-- A frame around another comes to entering that.
local function check_outer(match, inner)
    local aside, activation, handed = run_aside(match, inner.outer)
    local call = inner.call
    local entered = activations.entered_words(call.name)
    if handed[1] ~= activations.ENTERED then
        activations.impure(aside, activation, run.other_words({}, handed[1], handed[2]),
            "it " .. entered)
    elseif handed[2] ~= call.name or frames.text(handed[3]) ~= frames.text(call.arguments) then
        activations.impure(aside, activation, string.format("%s (%s)",
            activations.entered_words(handed[2]), frames.text(handed[3])),
            string.format("it %s (%s)", entered, frames.text(call.arguments)))
    end
    check_state(aside, activation, core.state_hash(call.start), entered)
end

-- The match waits for answers.
function purity.check_waiting(match)
    check_innermost(match)
    local inner = match.frame
    while inner.outer do
        check_outer(match, inner)
        inner = inner.outer
    end
end

return purity
