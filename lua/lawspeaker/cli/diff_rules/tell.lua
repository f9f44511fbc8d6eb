-- Tells what `law diff-rules` found: positions in words, both verdicts below each other where they
-- differ, and what decides. All that comes from scripts is escaped where it is printed.
local console = require "lawspeaker.cli.console"
local explain = require "lawspeaker.explain"
local host = require "lawspeaker.host"
local record = require "lawspeaker.cli.diff_rules.record"
local screen = require "lawspeaker.cli.play.screen"
local tell_phase = require "lawspeaker.cli.diff_rules.tell_phase"
local text = require "lawspeaker.cli.text"

local tell = {}

local REASONS <const> = host.reasons()
local INDENT <const> = "  "

-- A paragraph behind a head, its later lines below its first word. `colour` paints the first word
-- with its colon.
local function print_hung(head, words, colour)
    for index, line in ipairs(text.hang(text.escape(head), text.escape(words), console.width())) do
        local from, to = line:find("^%S+:", #head + 1)
        if index == 1 and colour and from then
            line = line:sub(1, from - 1) .. console.paint(line:sub(from, to), colour)
                .. line:sub(to + 1)
        end
        console.print(line)
    end
end

-- ---- What decides ----

local function change_name(change)
    local number = change.number ~= "" and (" (%s)"):format(change.number) or ""
    return change.is_hook and ("the hook %s%s"):format(change.name, number)
        or change.name .. number
end

local function change_words(change)
    return ("%s, %s under A and %s under B"):format(change_name(change), change.a, change.b)
end

local function each(list, form)
    local items = {}
    for index, entry in ipairs(list) do
        items[index] = form(entry)
    end
    return items
end

-- What decides, as far as that is known.
local function decided_words(found)
    if #found.alone == 1 then
        return "decided by " .. change_words(found.alone[1])
    elseif #found.alone > 1 then
        return "each of these decides by itself: "
            .. table.concat(each(found.alone, change_words), "; ")
    elseif #found.together == 1 then
        return "decided with others by " .. change_words(found.together[1])
    elseif #found.together > 1 then
        return "only together: " .. table.concat(each(found.together, change_words), "; ")
    end
    return "no single house rule or hook decides"
end

-- ---- The position ----

local function tell_board(found)
    local rows = {}
    for index, region in ipairs(found.regions) do
        local near = #region.near > 0 and "next to " .. table.concat(region.near, ", ")
            or "next to none"
        local items = #region.items > 0 and table.concat(region.items, ", ") or "empty"
        rows[index] = { text.escape(region.region), text.escape("Age " .. region.age),
            text.escape(near), text.escape(items) }
    end
    local lines = text.columns(rows, INDENT, console.width(), function(words, _, column)
        return column < 4 and column > 1 and console.paint(words, "faint") or words
    end)
    for _, line in ipairs(lines) do
        console.print(line)
    end
end

local function tell_rows(head, rows, joint)
    local items = each(rows, function(row)
        return row[1] .. joint .. row[2]
    end)
    if #items > 0 then
        print_hung(("%s%-9s"):format(INDENT, head), table.concat(items, "; "))
    end
end

local function tell_position(found)
    local map = found.map and (", on the map %s, where all else is empty"):format(found.map) or ""
    print_hung(INDENT, ("turn %d, players %s%s"):format(found.turn, text.list(found.players),
        map))
    tell_board(found)
    tell_rows("orders", found.orders, " ")
    tell_rows("flee", found.flee, ": ")
    tell_rows("supply", found.supply, ": ")
end

-- ---- Verdicts ----

local COLOURS <const> = { succeeded = "green", failed = "red", illegal = "yellow" }

local function verdict_words(order)
    return ("%s: %s"):format(order.result, table.concat(order.sentences, " "))
end

local function tell_orders(a, b)
    for index, order in ipairs(a.orders) do
        local one, other = verdict_words(order), verdict_words(b.orders[index])
        if one ~= other then
            print_hung(INDENT, order.head)
            print_hung(INDENT .. "  A  ", one, COLOURS[order.result])
            print_hung(INDENT .. "  B  ", other, COLOURS[b.orders[index].result])
        end
    end
end

local function missing_in(list, other)
    local is_there, missing = {}, {}
    for _, sentence in ipairs(other) do
        is_there[sentence] = true
    end
    for _, sentence in ipairs(list) do
        missing[#missing + 1] = not is_there[sentence] and sentence or nil
    end
    return missing
end

local function tell_changes(a, b)
    local one, other = missing_in(a.changes, b.changes), missing_in(b.changes, a.changes)
    if #one + #other == 0 then
        return
    end
    console.print(INDENT .. "then")
    print_hung(INDENT .. "  A  ", #one > 0 and table.concat(one, " ") or "nothing more.")
    print_hung(INDENT .. "  B  ", #other > 0 and table.concat(other, " ") or "nothing more.")
end

-- What no sentence says: results that differ while the sentences are the same.
local function tell_rest(found, a, b)
    local is_said = false
    for index, order in ipairs(a.orders) do
        is_said = is_said or verdict_words(order) ~= verdict_words(b.orders[index])
    end
    if is_said or table.concat(a.changes, " ") ~= table.concat(b.changes, " ") then
        return
    end
    for _, difference in ipairs(found.differences) do
        print_hung(INDENT, ("%s of %s: %s under A, %s under B"):format(difference.part,
            difference.subject, difference.a, difference.b))
    end
end

-- ---- Views ----

local function seen_words(view, is_fog)
    if not is_fog then
        return "sees all"
    elseif #view.seen == 0 then
        return "sees nothing"
    end
    return ("sees %s and nothing else; hidden: %s"):format(text.list(view.seen),
        #view.unseen > 0 and table.concat(view.unseen, ", ") or "nothing")
end

local function tell_views(found)
    for _, view in ipairs(found.views) do
        if #view.unseen > 0 then
            print_hung(INDENT, view.player)
            print_hung(INDENT .. "  A  ", seen_words(view, found.fog_a))
            print_hung(INDENT .. "  B  ", seen_words(view, not found.fog_a))
        end
    end
end

-- ---- A difference ----

local function tell_difference(found, number, names)
    local deciders = each(#found.alone > 0 and found.alone or found.together, change_name)
    local head = ("difference %d%s"):format(number, #deciders > 0 and ": " or "")
    console.print(console.paint(text.escape(head .. text.list(deciders)), "bold"))
    print_hung(INDENT, decided_words(found))
    console.print ""
    if found.is_phase then
        tell_phase.print(found)
        console.print ""
        return
    end
    tell_position(found)
    console.print ""
    local a = explain.turn(found.a, REASONS, names.variant_a or names.a, nil, true)
    local b = explain.turn(found.b, REASONS, names.variant_b or names.b, nil, true)
    tell_orders(a, b)
    tell_changes(a, b)
    tell_rest(found, a, b)
    if #found.differences == 0 then
        tell_views(found)
    end
    console.print ""
end

-- ---- Random games ----

-- Where a random game parts: what happened before, then what happens under each. `number`: where it
-- is one of several.
local function tell_game(found, number)
    console.print(console.paint(("difference%s: after %s of a random game"):format(
        number and " " .. number or "", text.count(found.answers, "answer")), "bold"))
    print_hung(INDENT, decided_words(found) .. (found.is_of_one
        and "; here B is A but for that" or ""))
    print_hung(INDENT, ("players %s, seed %d%s"):format(text.list(found.players), found.seed,
        found.options ~= "" and ", with " .. found.options or ""))
    if found.first_a then
        print_hung(INDENT, ("after %s, where nobody sees it"):format(
            text.count(found.parted, "answer")))
        print_hung(INDENT .. "  A  ", found.first_a)
        print_hung(INDENT .. "  B  ", found.first_b)
        print_hung(INDENT, "from which follows")
    end
    for _, line in ipairs(found.before) do
        print_hung(INDENT .. "     ", line)
    end
    print_hung(INDENT .. "  A  ", found.a)
    print_hung(INDENT .. "  B  ", found.b)
    console.print ""
end

local function tried_words(tried)
    local parts = {}
    parts[1] = tried.positions > 0 and text.count(tried.positions, "position") or nil
    parts[#parts + 1] = tried.games > 0 and text.count(tried.games, "random game") or nil
    return text.list(parts)
end

-- What differs and has decided nothing: that is no word for its making no difference.
local function tell_undecided(changes, tried)
    local unasked, asked = {}, {}
    for _, change in ipairs(changes) do
        local list = change.asked == 0 and unasked or asked
        list[#list + 1] = change_name(change) .. (change.asked and change.asked > 0
            and (", asked for in %s"):format(text.count(change.asked, "game")) or "")
    end
    if #unasked > 0 then
        print_hung("", ("never asked for in %s: %s"):format(
            tried.games == 1 and "the game" or ("these %d games"):format(tried.games),
            table.concat(unasked, "; ")))
    end
    if #asked > 0 then
        print_hung("", "decided nothing that was seen: " .. table.concat(asked, "; "))
    end
end

-- `names`: { a, b } what the sides are called on the command line, and variant_a, variant_b.
function tell.all(found, tried, names, is_json)
    if is_json then
        for _, one in ipairs(found) do
            console.print(record.position(one, names))
        end
        for _, game in ipairs(found.games or {}) do
            console.print(record.game(game))
        end
        if #found.undecided > 0 then
            console.print(record.undecided(found.undecided))
        end
        return
    end
    if #found == 0 and not found.games then
        screen.say(("no difference found (%s tried)"):format(tried_words(tried)), "green")
        tell_undecided(found.undecided, tried)
        return
    end
    print_hung("", ("A is %s, B is %s; %s tried"):format(names.a, names.b, tried_words(tried)))
    console.print ""
    for number, one in ipairs(found) do
        tell_difference(one, number, names)
    end
    for number, game in ipairs(found.games or {}) do
        tell_game(game, #found.games > 1 and number or nil)
    end
    tell_undecided(found.undecided, tried)
end

return tell
