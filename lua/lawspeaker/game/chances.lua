-- What fell in the frames that a match is in, as it remembers that: so that a frame can run again
-- in a match that does not have the dice. Rolls and draws are { purpose, sides, results, seen_by },
-- shuffles { purpose, place, order }. It rolls nothing that a rule sees.
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"

local chances = {}

-- ---- Remembering ----

-- What fell while a rule ran for the first time.
function chances.note(match, entry)
    entry.before = match.draws
    match.draws = entry
end

-- What fell while a way through a frame is looked for: its frame is to remember it.
function chances.note_way(activation, entry)
    activation.fallen = activation.fallen or {}
    table.insert(activation.fallen, entry)
end

function chances.order_of(place)
    local order = {}
    for row in place:each() do
        order[#order + 1] = objects.row_text(row)
    end
    return order
end

-- What fell in a frame, in order: what it was told when it began, and what fell since up to `last`.
local function fallen(frame, last)
    local list, entry = {}, last
    while entry and entry ~= frame.call.draws_before do
        table.insert(list, 1, entry)
        entry = entry.before
    end
    local known = frame.call.draws or {}
    return #list > 0 and table.move(list, 1, #list, #known + 1, { table.unpack(known) }) or known
end

-- Whether a player has seen all that fell in a frame.
function chances.are_seen(frame, last, player)
    for _, entry in ipairs(fallen(frame, last)) do
        if entry.seen_by ~= nil and not lists.has(entry.seen_by, player) then
            return false
        end
    end
    return true
end

-- ---- Falling again ----

local function next_entry(match, purpose)
    local activation = match.running
    local draws = activation and activation.is_silent and activation.frame
        and activation.frame.call.draws
    local entry = draws and draws[(activation.drawn or 0) + 1]
    if not entry then
        return nil
    elseif entry.purpose ~= purpose then
        activation.drawn = #draws -- the rule goes another way: from here on all is new
        return nil
    end
    activation.drawn = (activation.drawn or 0) + 1
    return entry
end

-- The results of so many dice as they fell before, or nil.
function chances.take(match, purpose, count, sides)
    local entry = next_entry(match, purpose)
    if entry and entry.sides == sides and #entry.results == count then
        return table.move(entry.results, 1, count, 1, {})
    end
end

-- The order in which rows lay after a shuffle, from the top, as texts; or nil.
function chances.take_order(match, purpose, place)
    local entry = next_entry(match, purpose)
    return entry and entry.order and entry.place == objects.place_text(place) and entry.order
        or nil
end

-- ---- As a player could take it to be ----

-- Rows that the player does not see lie in the order anew: where, and which.
local function unseen_of(match, player, order, names)
    local positions, unseen = {}, {}
    for index, text in ipairs(order) do
        if names and not core.state_alias(match.state, player, text) then
            positions[#positions + 1], unseen[#unseen + 1] = index, names[text] or text
        end
    end
    table.sort(unseen)
    return #unseen > 0 and { at = positions, rows = unseen } or nil
end

local function drawn_order(entry, random)
    local order, rows = table.move(entry.order, 1, #entry.order, 1, {}), entry.unseen.rows
    local left = table.move(rows, 1, #rows, 1, {})
    for index = #left, 1, -1 do
        local drawn = random:integer(index)
        order[entry.unseen.at[index]] = left[drawn]
        left[drawn] = left[index]
    end
    return order
end

local function drawn_results(entry, random)
    local results = {}
    for index = 1, #entry.results do
        results[index] = random:integer(entry.sides)
    end
    return results
end

-- The same list with what the player has not seen drawn anew, behind the first so many.
function chances.redrawn(list, from, random)
    local drawn = table.move(list, 1, #list, 1, {})
    for index = from + 1, #list do
        local entry = list[index]
        local copy = { purpose = entry.purpose, sides = entry.sides, results = entry.results,
            place = entry.place, order = entry.order, seen_by = entry.seen_by,
            unseen = entry.unseen }
        if entry.unseen and entry.order then
            copy.order = drawn_order(entry, random)
        elseif entry.unseen then
            copy.results = drawn_results(entry, random)
        end
        drawn[index] = copy
    end
    return drawn
end

-- Whether something of a list, behind the first so many, is not the player's to know.
function chances.has_unseen(list, from)
    for index = from + 1, #list do
        if list[index].unseen then
            return true
        end
    end
    return false
end

-- What fell in a frame up to `last`, with rows as they are called anew by told.names (nil: as they
-- are): what the player has not seen is marked, for chances.redrawn.
function chances.known(match, frame, last, told)
    local list = {}
    for index, entry in ipairs(fallen(frame, last)) do
        local copy = { purpose = entry.purpose, sides = entry.sides, results = entry.results,
            place = entry.place, seen_by = entry.seen_by }
        if entry.order then
            copy.order = {}
            for at, text in ipairs(entry.order) do
                copy.order[at] = told.names and told.names[text] or text
            end
            copy.unseen = unseen_of(match, told.player, entry.order, told.names)
        elseif entry.seen_by ~= nil and not lists.has(entry.seen_by, told.player) then
            copy.unseen = true
        end
        list[index] = copy
    end
    return list
end

return chances
