-- Tells a turn and a scenario to a player: each order and how it came out, then what changed on the
-- board. It reads the plain data that a script's state hands over, and escapes what it prints.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local tell = {}

local REASONS = host.reasons()

local RESULT_COLOURS = { succeeded = "green", failed = "red", illegal = "yellow" }

-- A fact in a few words, by its kind; a fact names what it speaks of as `lawspeaker.h` lists it.
local FACTS = {
    reinforced_by = "%unit reinforced it",
    opposed_by = "%unit wanted it with %strength",
    held_by = "%unit held it with %strength",
    left_by = "%unit left it",
    head_to_head_with = "%unit came the other way with %strength",
    own_unit_there = "%unit stood there",
    attacked_by = "%unit attacked with %strength",
    displaced_by = "%unit came with %strength",
    cut_by = "%unit attacked the reinforcing unit",
    not_adjacent_to = "%region is not adjacent",
    books_here = "%strength could be meant",
    leads_to = "%symbol leads to %region",
    received_by = "%unit received %symbol",
    carried = "%symbol came along to %region",
    left_behind = "%symbol stayed behind in %region",
    fled_to = "it fled to %region",
    fled_through = "it fled through %symbol to %region",
    collided_with = "%unit wanted to flee there too",
    no_place_to_flee = "there was no place to flee to",
}

local function say_doing(fact)
    local where = fact.region and " " .. fact.region or ""
    return ("%s was doing something else: %s%s"):format(fact.unit, fact.type, where)
end

local function say_fact(fact)
    if fact.fact == "doing" then
        return say_doing(fact)
    end
    local pattern = FACTS[fact.fact]
    return pattern and (pattern:gsub("%%(%a+)", function(field)
        return tostring(fact[field])
    end))
end

local function say_reason(reason)
    local known = REASONS[reason] or { sentence = reason, rule = "" }
    return known.sentence .. (known.rule ~= "" and " (" .. known.rule .. ")" or "")
end

-- Why an order came out as it did, in one line.
local function why(verdict)
    local facts = {}
    for _, fact in ipairs(verdict.because or {}) do
        facts[#facts + 1] = say_fact(fact)
    end
    local words = say_reason(verdict.reason)
    if #facts > 0 then
        words = words .. ": " .. table.concat(facts, ", ")
    end
    if verdict.carry_reason and verdict.carry_reason ~= "not_successful" then
        words = words .. "; nothing was carried: " .. say_reason(verdict.carry_reason)
    end
    return text.escape(words)
end

local function outcome(verdict)
    local displaced = verdict.displaced and verdict.reason ~= "displaced"
    return verdict.result .. ": " .. verdict.reason .. (displaced and ", displaced" or "")
end

local function tell_orders(turn)
    local rows = { { "unit", "owner", "from", "order", "outcome", "strength", "why" } }
    for _, verdict in ipairs(turn.verdicts) do
        rows[#rows + 1] = { verdict.unit, verdict.owner, verdict.from, text.escape(verdict.order),
            outcome(verdict), tostring(verdict.strength), why(verdict) }
    end
    local lines = text.columns(rows, "  ", console.width(), function(cell, row, column)
        if row == 1 then
            return console.paint(cell, "faint")
        elseif column == 5 then
            return console.paint(cell, RESULT_COLOURS[turn.verdicts[row - 1].result])
        end
        return cell
    end)
    for _, line in ipairs(lines) do
        console.print(line)
    end
end

-- One line "what   items", where there are items.
local function say(what, items)
    if #items > 0 then
        console.print(("  %s %s"):format(console.paint(("%-11s"):format(what), "faint"),
            text.escape(table.concat(items, ", "))))
    end
end

local function each(list, form)
    local items = {}
    for _, entry in ipairs(list or {}) do
        items[#items + 1] = form(entry)
    end
    return items
end

local function say_supply(turn)
    say("supply", each(turn.actions, function(earned)
        return ("%s earned %d"):format(earned.player, earned.count)
    end))
    for _, done in ipairs(turn.supplied) do
        say("done", { done.player .. ": " .. table.concat(done.actions, ", ") })
    end
    for _, refused in ipairs(turn.unsupplied) do
        for _, action in ipairs(refused.actions) do
            say("refused", { ("%s: %s: %s"):format(refused.player, action.text,
                say_reason(action.reason)) })
        end
    end
end

local function tell_changes(turn)
    say("fled", each(turn.fled, function(flight)
        return ("%s from %s to %s"):format(flight.unit, flight.from, flight.to)
    end))
    say("removed", turn.removed)
    say("conflicted", turn.conflicted)
    say_supply(turn)
    say("units", each(turn.units, function(unit)
        return ("%s (%s) in %s"):format(unit.id, unit.owner, unit.at)
    end))
    say("books", each(turn.books, function(book)
        return ("%s in %s"):format(book.symbol, book.at)
    end))
    say("control", each(turn.control, function(control)
        return ("%s by %s"):format(control.symbol, control.player)
    end))
    say("out", turn.out)
    if #turn.winners > 0 then
        console.print(console.paint("  " .. text.escape(text.list(turn.winners)) .. " won", "bold"))
    elseif turn.draw then
        console.print(console.paint("  the game is a draw", "bold"))
    end
end

function tell.turn(turn)
    console.print(console.paint("turn " .. turn.turn, "bold"))
    tell_orders(turn)
    tell_changes(turn)
end

-- "a tie keeps the status quo (J4.4)", and the variant where there is one
function tell.name(report)
    local rule = report.rule and " (" .. report.rule .. ")" or ""
    local variant = report.variant and ", under the variant " .. text.quote(report.variant) or ""
    return text.escape(report.name .. rule .. variant)
end

-- A scenario with all its turns, and whether it came out as expected.
function tell.report(report)
    console.print(console.paint(tell.name(report), "bold"))
    for _, turn in ipairs(report.turns) do
        tell.turn(turn)
    end
    if report.passed then
        local checks = report.checks == 0 and "nothing was expected"
            or text.count(report.checks, "expectation") .. " met"
        console.print(console.paint(checks, report.checks > 0 and "green" or "yellow"))
        return
    end
    console.print(console.paint("failed:", "red"))
    for _, failure in ipairs(report.failures) do
        console.print("  " .. text.escape(failure))
    end
end

return tell
