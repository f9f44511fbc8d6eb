-- Tells a turn and a scenario to a player: each order and how it came out, then what changed on the
-- board. It reads the plain data that a script's state hands over, and escapes what it prints.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local tell_game = require "lawspeaker.cli.tell_game"
local text = require "lawspeaker.cli.text"

local tell = {}

local REASONS = host.reasons()

local RESULT_COLOURS = { succeeded = "green", failed = "red", illegal = "yellow" }

-- A fact in a few words, by its kind; a fact names what it speaks of as `lawspeaker.h` lists it.
local FACTS = {
    reinforced_by = "%unit reinforced it",
    standard_strength = "a hook changed its strength from %strength",
    opposed_by = "%unit wanted it with %strength",
    held_by = "%unit held it with %strength",
    left_by = "%unit left it",
    head_to_head_with = "%unit came the other way with %strength",
    own_unit_there = "%unit stood there",
    attacked_by = "%unit attacked with %strength",
    displaced_by = "%unit came with %strength",
    cut_by = "%unit attacked the reinforcing unit",
    not_adjacent_to = "%region is not adjacent",
    books_here = "%strength of the books here could be meant",
    leads_to = "%symbol leads to %region",
    received_by = "%unit received %symbol",
    carried = "%symbol came along to %region",
    left_behind = "%symbol was left in %region",
    fled_to = "it fled to %region",
    fled_through = "it fled through %symbol to %region",
    collided_with = "%unit wanted to flee there too",
    no_place_to_flee = "there was no place to flee to",
}

-- Of a unit that comes the other way, these go without saying.
local SAID_BY_RIVALRY = { held_by = true, left_by = true, attacked_by = true }

local function say_doing(fact)
    local where = fact.region and " " .. fact.region or ""
    return ("%s was doing something else: %s%s"):format(fact.unit, fact.type, where)
end

local function say_fact(fact)
    if fact.fact == "doing" then
        return say_doing(fact)
    elseif fact.fact == "books_here" and fact.strength == 0 then
        return "no book lies here"
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

-- ---- Orders ----

local function outcome(verdict)
    local displaced = verdict.displaced and verdict.reason ~= "displaced"
    return verdict.result .. ": " .. verdict.reason .. (displaced and ", displaced" or "")
end

-- So many units that stayed share a line.
local QUIET_MIN <const> = 4

-- How an order came out and why. What went as it was ordered is told by its code and rule, all else
-- in a sentence, so that it stands out; a strength of 1 goes without saying.
local function how(verdict)
    local words = outcome(verdict)
    if verdict.strength ~= 1 then
        words = words .. ", strength " .. verdict.strength
    end
    local rule = (REASONS[verdict.reason] or {}).rule
    if verdict.result ~= "succeeded" then
        words = words .. ": " .. say_reason(verdict.reason)
    elseif rule and rule ~= "" then
        words = words .. " (" .. rule .. ")"
    end
    local facts, rival = {}, nil
    for _, fact in ipairs(verdict.because or {}) do
        if fact.fact == "head_to_head_with" then
            rival = fact.unit
        end
        local is_known = fact.unit == rival and SAID_BY_RIVALRY[fact.fact]
        if not is_known then
            facts[#facts + 1] = say_fact(fact)
        end
    end
    if #facts > 0 then
        words = words .. ": " .. table.concat(facts, ", ")
    end
    if verdict.carry_reason and verdict.carry_reason ~= "not_successful" then
        words = words .. "; nothing was carried: " .. say_reason(verdict.carry_reason)
    end
    return text.escape(words)
end

-- A unit that stayed, and that nothing happened to.
local function is_quiet(verdict)
    return verdict.order == "stay" and verdict.result == "succeeded" and verdict.strength == 1
        and #verdict.because == 0
end

-- The verdicts that have a line of their own, and the names of the units that stayed where so many
-- did that they would hide the others.
local function sort_out(verdicts)
    local told, quiet = {}, {}
    for _, verdict in ipairs(verdicts) do
        if is_quiet(verdict) then
            quiet[#quiet + 1] = verdict.unit
        else
            told[#told + 1] = verdict
        end
    end
    if #quiet < QUIET_MIN then
        return verdicts, {}
    end
    return told, quiet
end

local function tell_orders(verdicts)
    local rows = { { "unit", "owner", "from", "order", "outcome" } }
    for _, verdict in ipairs(verdicts) do
        rows[#rows + 1] = { verdict.unit, verdict.owner, verdict.from, text.escape(verdict.order),
            how(verdict) }
    end
    local lines = text.columns(rows, "  ", console.width(), function(cell, row, column)
        if row == 1 then
            return console.paint(cell, "faint")
        elseif column == #rows[1] then
            local verdict = verdicts[row - 1]
            local loud = outcome(verdict)
            loud = cell:sub(1, #loud) == loud and loud or verdict.result
            return console.paint(loud, RESULT_COLOURS[verdict.result]) .. cell:sub(#loud + 1)
        end
        return cell
    end)
    for _, line in ipairs(lines) do
        console.print(line)
    end
end

-- ---- What changed ----

local HEAD_WIDTH <const> = 14

-- "what   items", where there are items.
local function say(what, items, colour)
    if #items == 0 then
        return
    end
    local head = (" "):rep(HEAD_WIDTH)
    local lines = text.hang(head, text.escape(table.concat(items, ", ")), console.width())
    for index, line in ipairs(lines) do
        local words = console.paint(line:sub(HEAD_WIDTH + 1), colour)
        local shown = index == 1 and what or ""
        console.print("  " .. console.paint(("%-" .. HEAD_WIDTH - 2 .. "s"):format(shown), "faint")
            .. words)
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

-- An index of the entries of a list by their symbols.
local function by_symbol(list, field)
    local index = {}
    for _, entry in ipairs(list) do
        index[entry.symbol] = entry[field]
    end
    return index
end

local function say_books(turn)
    local before, moved = by_symbol(turn.before.books, "at"), {}
    for _, book in ipairs(turn.books) do
        local from = before[book.symbol]
        if from and from ~= book.at then
            moved[#moved + 1] = ("%s from %s to %s"):format(book.symbol, from, book.at)
        end
    end
    say("books", moved)
end

-- Link points that changed hands, those that were nobody's first. What a supply action has placed
-- is told with the action.
local function say_control(turn)
    local before = by_symbol(turn.before.control, "player")
    local is_old = by_symbol(turn.before.link_points, "at")
    for _, player in ipairs(turn.players) do
        local groups, parts = { [""] = {} }, {}
        for _, entry in ipairs(turn.control) do
            local from = before[entry.symbol] or ""
            if entry.player == player and from ~= player and is_old[entry.symbol] then
                groups[from] = groups[from] or {}
                table.insert(groups[from], entry.symbol)
            end
        end
        for _, from in ipairs { "", table.unpack(turn.players) } do
            if groups[from] and #groups[from] > 0 then
                parts[#parts + 1] = table.concat(groups[from], ", ")
                    .. (from ~= "" and " from " .. from or "")
            end
        end
        if #parts > 0 then
            say("control", { player .. " took " .. table.concat(parts, "; ") })
        end
    end
end

-- All that stands on the board, as `--full` shows it.
local function say_board(turn)
    say("units", each(turn.units, function(unit)
        return ("%s (%s) in %s"):format(unit.id, unit.owner, unit.at)
    end))
    say("books", each(turn.books, function(book)
        return ("%s in %s"):format(book.symbol, book.at)
    end))
    say("control", each(turn.control, function(control)
        return ("%s by %s"):format(control.symbol, control.player)
    end))
end

-- ---- Who stands where ----

-- What each player has: units, the books where they stand, link points.
local function count_holdings(turn)
    local holdings, owners = {}, {}
    for _, player in ipairs(turn.players) do
        holdings[player] = { units = 0, books = 0, link_points = 0 }
    end
    for _, unit in ipairs(turn.units) do
        owners[unit.at] = unit.owner
        holdings[unit.owner].units = holdings[unit.owner].units + 1
    end
    for _, book in ipairs(turn.books) do
        local holding = holdings[owners[book.at]]
        if holding then
            holding.books = holding.books + 1
        end
    end
    for _, control in ipairs(turn.control) do
        local holding = holdings[control.player]
        holding.link_points = holding.link_points + 1
    end
    return holdings
end

local function say_holding(turn, holding)
    local parts = {}
    if turn.link_point_count > 0 then
        parts[1] = ("%d of %s"):format(holding.link_points,
            text.count(turn.link_point_count, "link point"))
    end
    if #turn.books > 0 then
        parts[#parts + 1] = ("%d of %s"):format(holding.books, text.count(#turn.books, "book"))
    end
    parts[#parts + 1] = text.count(holding.units, "unit")
    return table.concat(parts, ", ")
end

-- What is enough to win, by J6.2; nothing where a hook decides.
local function say_goal(turn)
    local link_points, books = turn.goal.link_points, turn.goal.books
    if not link_points or link_points == books then
        return books and books .. " win" or nil
    elseif not books then
        return text.count(link_points, "link point") .. " win"
    end
    return ("%s or %s win"):format(text.count(link_points, "link point"),
        text.count(books, "book"))
end

-- One line where it fits, else one for each player.
local function say_standing(turn)
    local holdings = count_holdings(turn)
    local parts = each(turn.players, function(player)
        return player .. " " .. say_holding(turn, holdings[player])
    end)
    local goal = #turn.winners == 0 and not turn.draw and say_goal(turn)
    if goal then
        parts[#parts] = parts[#parts] .. "; " .. goal
    end
    local line = table.concat(parts, "; ")
    if HEAD_WIDTH + text.width(line) <= console.width() then
        parts = { line }
    end
    for index, part in ipairs(parts) do
        say(index == 1 and "standing" or "", { part })
    end
end

local function say_end(turn)
    if #turn.winners > 0 then
        console.print ""
        console.print(console.paint("  " .. text.escape(text.list(turn.winners))
            .. (#turn.winners == 1 and " has" or " have") .. " won the game (J6.2)", "bold"))
    elseif turn.draw then
        console.print ""
        console.print(console.paint("  the game is a draw (J6.5)", "bold"))
    end
end

-- A turn of a report of runner.lua with `tell`.
function tell.turn(turn, is_full)
    console.print(console.paint("turn " .. turn.turn, "bold"))
    local told, quiet = turn.verdicts, {}
    if not is_full then
        told, quiet = sort_out(told)
    end
    if #told > 0 then
        tell_orders(told)
    end
    say("stayed", quiet)
    say("fled", each(turn.fled, function(flight)
        return ("%s from %s to %s"):format(flight.unit, flight.from, flight.to)
    end))
    say("removed", turn.removed)
    say("conflicted", turn.conflicted)
    say_books(turn)
    say_control(turn)
    say_supply(turn)
    say("out", turn.out)
    if is_full then
        say_board(turn)
    end
    say_standing(turn)
    say_end(turn)
end

-- "a tie keeps the status quo (J4.4)", and the variant where there is one
function tell.name(report)
    local rule = report.rule and " (" .. report.rule .. ")" or ""
    local variant = report.variant and ", under the variant " .. text.quote(report.variant) or ""
    return text.escape(report.name .. rule .. variant)
end

local function tell_end(report)
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

-- A scenario with all its turns, and whether it came out as expected; `is_full`: with all that
-- stands on the board after each turn. What failed is told at the end, and where there are several
-- turns after its own, too.
function tell.report(report, is_full)
    console.print(console.paint(tell.name(report), "bold"))
    if report.game then
        tell_game.report(report, is_full and "all" or nil)
    end
    for number, turn in ipairs(report.turns) do
        console.print ""
        tell.turn(turn, is_full)
        for index, failed_in in ipairs(#report.turns > 1 and report.failed_turns or {}) do
            if failed_in == number then
                say("failed", { (report.failures[index]:gsub("^turn %d+: ", "")) }, "red")
            end
        end
    end
    console.print ""
    tell_end(report)
end

return tell
