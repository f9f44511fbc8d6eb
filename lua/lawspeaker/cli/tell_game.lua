-- Tells a scenario of a game to people: what happened, with the rule of each, and how it stands. It
-- reads the plain data that a script's state hands over, and escapes what it prints.
local console = require "lawspeaker.cli.console"
local text = require "lawspeaker.cli.text"

local tell_game = {}

local RULE_WIDTH <const> = 7
local FACT_INDENT <const> = 3

-- What is told in any case; the rest, changes of the state one by one, in full. That the
-- game waits for answers is never told: the answers are.
local TOLD <const> = { note = true, rolled = true, answered = true, undone = true }
local UNTOLD <const> = { waits = true, asked = true }

local COLOURS <const> = { answered = "cyan", rolled = "faint", undone = "yellow" }

-- A sentence beside its rule's number, indented by so many places.
local function print_sentence(rule, words, indent, colour)
    local head = ("%-" .. RULE_WIDTH - 1 .. "s "):format(rule or "")
    local from = #head + indent
    local lines = text.hang((" "):rep(from), text.escape(words), console.width() - 2)
    for index, line in ipairs(lines) do
        local shown = index == 1 and console.paint(text.escape(head), "faint")
            or (" "):rep(#head)
        console.print("  " .. shown .. (" "):rep(indent)
            .. console.paint(line:sub(from + 1), colour))
    end
end

-- One event: its rule's number, then what happened; below it what that rests on.
function tell_game.event(event)
    print_sentence(event.rule, event.text or event.event, 0, COLOURS[event.event])
    for _, fact in ipairs(event.facts or {}) do
        print_sentence(fact.rule, fact.text, FACT_INDENT * (fact.depth + 1))
    end
end

-- Of events those that are told of a unit or whatever else goes by a name, as "A bre", with the
-- phases and globals of that time; and whether there are any.
function tell_game.about(events, name)
    local kept, heads, is_any = {}, {}, false
    local pattern = "%f[%w]" .. name:gsub("%p", "%%%0") .. "%f[%W]"
    for _, event in ipairs(events) do
        if event.event == "phase" or event.is_global then
            if event.event == "phase" and heads[#heads] and heads[#heads].event == "phase" then
                heads[#heads] = nil
            end
            heads[#heads + 1] = event
        elseif event.event == "note" and event.text and event.text:find(pattern) then
            table.move(heads, 1, #heads, #kept + 1, kept)
            heads, is_any = {}, true
            kept[#kept + 1] = event
        end
    end
    return kept, is_any
end

-- Those of a list of events that are to be told, each stage under its number. `extent`: "all", or
-- "explained", where what a game says itself is told, under the phases and globals of that time.
function tell_game.events(events, extent)
    local count, stage, heads = 0, nil, {}
    for _, event in ipairs(events) do
        if TOLD[event.event] or extent == "all" and not UNTOLD[event.event] then
            if event.stage ~= stage then
                stage = event.stage
                console.print("  " .. console.paint("stage " .. stage, "bold"))
            end
            for _, head in ipairs(heads) do
                console.print("  " .. console.paint(text.escape(head), "bold"))
            end
            heads = {}
            tell_game.event(event)
            count = count + 1
        elseif extent == "explained" and (event.event == "phase" or event.is_global) then
            heads[#heads + 1] = event.text
        end
    end
    return count
end

-- How a game ended, in a sentence.
function tell_game.result(result)
    local words
    if result.draw then
        words = "the game is a draw"
    elseif #result.winners == 0 then
        words = "the game has ended"
    else
        words = text.list(result.winners) .. (#result.winners == 1 and " has" or " have")
            .. " won the game"
    end
    return words .. (result.reason and result.reason ~= "" and ": " .. result.reason or "")
end

-- What is told of a scenario beside its name and whether it came out as expected.
function tell_game.report(report, extent)
    console.print ""
    if tell_game.events(report.events or {}, extent) == 0 then
        console.print "  nothing happened"
    end
    console.print ""
    if report.result then
        console.print(console.paint("  " .. text.escape(tell_game.result(report.result)), "bold"))
    elseif report.pending then
        for _, line in ipairs(text.hang("  ", text.escape(report.pending), console.width())) do
            console.print(line)
        end
    end
end

return tell_game
