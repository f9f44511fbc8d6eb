-- What the notes of a match rest on, in words, as the `explain` of its game says, phase by phase.
local core = require "lawspeaker.core"
local say = require "lawspeaker.say"

local explained = {}

local function fail(game, what)
    error(string.format("%s: explain returned %s; it returns a table of lists of facts, by the "
        .. "numbers of the notes, and a fact is a text, or { text, rule = …, deeper facts … }",
        core.place(game.explain), what), 0)
end

-- Adds a fact and those that lie below it as lines: { depth, text, rule }.
local function add(game, lines, fact, depth)
    local is_text = type(fact) == "string"
    local text = is_text and fact or type(fact) == "table" and fact[1]
    if type(text) ~= "string" or not is_text and type(fact.rule or "") ~= "string" then
        fail(game, say.describe(fact) .. " as a fact")
    end
    lines[#lines + 1] = { depth = depth, text = text, rule = not is_text and fact.rule or nil }
    for index = 2, is_text and 0 or #fact do
        add(game, lines, fact[index], depth + 1)
    end
end

-- Asks for the facts of the notes of a phase, and puts their lines down by the numbers of events.
local function ask(game, setting, notes, numbers, lines)
    if #notes == 0 then
        return
    end
    local told = game.explain(setting, notes)
    if type(told) ~= "table" then
        fail(game, say.describe(told))
    end
    for index, number in ipairs(numbers) do
        local facts = told[index]
        if facts ~= nil and type(facts) ~= "table" then
            fail(game, say.describe(facts) .. " for a note")
        end
        for _, fact in ipairs(facts or {}) do
            lines[number] = lines[number] or {}
            add(game, lines[number], fact, 0)
        end
    end
end

-- By the number of an event, what it rests on: a list of { depth, text, rule }. Nothing, where the
-- game does not say.
function explained.lines(match)
    local details = core.match_details(match)
    local game, lines, notes, numbers = details.game, {}, {}, {}
    if not game.explain then
        return lines
    end
    local setting = { players = details.setting.players, rules = details.setting.rules,
        options = details.setting.options, variant = details.setting.variant }
    for number, event in ipairs(match:events(false)) do
        if event.event == "phase" or event.event == "step" then
            ask(game, setting, notes, numbers, lines)
            notes, numbers = {}, {}
        elseif event.event == "note" then
            notes[#notes + 1] = { name = event.name, fields = event.fields }
            numbers[#numbers + 1] = number
        end
    end
    ask(game, setting, notes, numbers, lines)
    return lines
end

-- All events of a match, of the whole truth, as plain data for telling: { event, rule, text,
-- player, facts }.
function explained.events(match)
    local facts, events = explained.lines(match), {}
    for number, event in ipairs(match:events(false)) do
        events[number] = { event = event.event, rule = event.rule, text = event.text,
            player = event.player, facts = facts[number], is_global = event.global ~= nil }
    end
    return events
end

return explained
