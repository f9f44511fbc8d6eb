-- Tells a scenario of a game to people: what happened, with the rule of each, and how it stands. It
-- reads the plain data that a script's state hands over, and escapes what it prints.
local console = require "lawspeaker.cli.console"
local text = require "lawspeaker.cli.text"

local tell_game = {}

local RULE_WIDTH <const> = 7

-- What is told in any case; the rest, changes of the state one by one, with `is_full`. That the
-- game waits for answers is never told: the answers are.
local TOLD <const> = { note = true, rolled = true, answered = true, undone = true }
local UNTOLD <const> = { waits = true, asked = true }

local COLOURS <const> = { answered = "cyan", rolled = "faint", undone = "yellow" }

-- One event: its rule's number, then what happened.
function tell_game.event(event)
    local head = ("%-" .. RULE_WIDTH .. "s"):format(event.rule or "")
    local words = text.escape(event.text or event.event)
    for index, line in ipairs(text.hang((" "):rep(RULE_WIDTH), words, console.width() - 2)) do
        local shown = index == 1 and console.paint(text.escape(head), "faint")
            or (" "):rep(RULE_WIDTH)
        console.print("  " .. shown .. console.paint(line:sub(RULE_WIDTH + 1),
            COLOURS[event.event]))
    end
end

-- Those of a list of events that are to be told, each stage under its number.
function tell_game.events(events, is_full)
    local count, stage = 0, nil
    for _, event in ipairs(events) do
        if TOLD[event.event] or is_full and not UNTOLD[event.event] then
            if event.stage ~= stage then
                stage = event.stage
                console.print("  " .. console.paint("stage " .. stage, "bold"))
            end
            tell_game.event(event)
            count = count + 1
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
function tell_game.report(report, is_full)
    console.print ""
    if tell_game.events(report.events or {}, is_full) == 0 then
        console.print "  nothing happened"
    end
    console.print ""
    if report.result then
        console.print(console.paint("  " .. text.escape(tell_game.result(report.result)), "bold"))
    elseif report.pending then
        console.print("  " .. text.escape(report.pending))
    end
end

return tell_game
