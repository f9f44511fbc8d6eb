-- Which note was traded the two alone know (38): matches that differ in nothing but the note that
-- one player gave another must be told the third, and onlookers, alike, byte for byte, as long as
-- no card shows all notes. Nor is it known who was asked whether to play one.
local law = require "lawspeaker"
local core = require "lawspeaker.core"

package.path = "variants/?.lua;" .. package.path
local game = require "transactions.game"

local SEEDS <const> = 4
local LOOKS_MOST <const> = 6 -- after the trade
local LOOK_EVERY <const> = 50
local NOTES <const> = { "p1_ceasefire", "p1_political_secret" }
-- What holders of notes are asked, in secret, and how they keep them.
local ASKED <const> = { ceasefire = true, political_secret = true, trade_agreement = true }

-- All that a viewer has been told: events, and the state.
local function told(match, viewer)
    local lines = {}
    for index, event in ipairs(match:events(viewer)) do
        lines[index] = core.json_encode(event)
    end
    lines[#lines + 1] = core.state_bytes(core.state_view(core.match_details(match).state, viewer))
    return table.concat(lines, "\n")
end

local function answer(match, text)
    local question = match:pending()[1]
    assert(match:submit(question.number, text, question.player))
    assert(match:advance())
end

-- Keeps whatever note a player could play.
local function keep_notes(match)
    while not match:result() and ASKED[match:pending()[1].name] do
        answer(match, "keep")
    end
end

-- One answer for both. p1 and p2 do not trade on, so that the note stays where it is.
local function step(twins, random)
    local question = twins[1]:pending()[1]
    local is_quiet = question.name == "talk" and question.player ~= "p3"
    local texts = {}
    for number = 1, #twins[1]:pending() do
        local one = twins[1]:pending()[number]
        texts[number] = is_quiet and "pass"
            or twins[1]:text(one.number, twins[1]:sample(one.number, random))
    end
    for _, twin in ipairs(twins) do
        local open = twin:pending()
        assert(#open == #texts and open[1].name == question.name
            and open[1].player == question.player, "another is asked")
        for number, one in ipairs(open) do
            assert(twin:submit(one.number, texts[number], one.player))
        end
        assert(twin:advance())
        keep_notes(twin)
    end
end

-- Whether p1 can give p2 a note now.
local function may_give(match)
    local question = match:pending()[1]
    return question.name == "talk" and question.player == "p1"
        and match.root:trades_left("p1", "p2") > 0
end

local function give(match, note)
    answer(match, "propose p2 gives note " .. note)
    assert(match:pending()[1].player == "p2")
    answer(match, "accept " .. match.root.proposal:get(1).number)
    assert(match.root.ledger:count() == 1, "nothing was traded")
end

-- Whether an agenda has shown all notes.
local function are_shown(match)
    for _, event in ipairs(match:events(false)) do
        if event.name == "agenda_outcome" and event.fields.agenda == "Open Hands"
            and event.fields.outcome == "for" then
            return true
        end
    end
    return false
end

local function look(twins, seed)
    for _, viewer in ipairs { "p3", "nobody" } do
        viewer = viewer ~= "nobody" and viewer or nil
        assert(told(twins[1], viewer) == told(twins[2], viewer),
            string.format("seed %d: a note is told", seed))
    end
end

-- Returns after how many answers they were last alike.
local function play_on(twins, seed, random)
    local answers = 0
    for _ = 1, LOOKS_MOST do
        look(twins, seed)
        for _ = 1, LOOK_EVERY do
            step(twins, random)
            answers = answers + 1
            if twins[1]:result() then
                return answers
            end
        end
        if are_shown(twins[1]) then
            return answers
        end
    end
    return answers
end

local function play(seed)
    local twins, random = {}, law.random(seed)
    for index = 1, 2 do
        twins[index] = game:start { players = 3, seed = seed,
            rules = { deals = false, neighbours_only = false } }
    end
    while not may_give(twins[1]) do
        step(twins, random)
    end
    for index, twin in ipairs(twins) do
        give(twin, NOTES[index])
    end
    assert(told(twins[1], "p2") ~= told(twins[2], "p2"), "who received it does not see it")
    return play_on(twins, seed, random)
end

-- What p1 promises about notes and cards: the others are told the acts alone (38).
local PROMISES <const> = {
    "promises show p1_ceasefire promises hold p2_ceasefire asks hold_card haste",
    "promises show p1_political_secret promises hold p2_alliance asks hold_card levy",
}

local function promise(seed)
    local twins, random = {}, law.random(seed)
    for index = 1, 2 do
        twins[index] = game:start { players = 3, seed = seed }
    end
    while not may_give(twins[1]) do
        step(twins, random)
    end
    for index, twin in ipairs(twins) do
        answer(twin, "deal p2 " .. PROMISES[index])
    end
    look(twins, seed)
    for _, twin in ipairs(twins) do
        answer(twin, "accept " .. twin.root.proposal:get(1).number)
    end
    look(twins, seed)
    assert(told(twins[1], "p2") ~= told(twins[2], "p2"), "to whom it was promised does not see it")
end

local answers = 0
for seed = 1, SEEDS do
    answers = answers + play(seed)
    promise(seed)
end
print(string.format("%d pairs of matches, %d answers", SEEDS, answers))
assert(answers > 100 * SEEDS, "the notes are shown too soon")
