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

-- What fell in a frame, in order: what it was told when it began, and what fell since. `inner`: the
-- frame that it has entered, or nil.
local function fallen(match, frame, inner)
    local list = {}
    local entry = match.draws
    if inner then
        entry = inner.call.draws_before
    end
    while entry and entry ~= frame.call.draws_before do
        table.insert(list, 1, entry)
        entry = entry.before
    end
    local known = frame.call.draws or {}
    return #list > 0 and table.move(list, 1, #list, #known + 1, { table.unpack(known) }) or known
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

-- Rows that the player does not see lie in the order anew.
local function imagined_order(match, player, order, names, random)
    local copy, positions, unseen = {}, {}, {}
    for index, text in ipairs(order) do
        local name = names and names[text] or text
        copy[index] = name
        if names and not core.state_alias(match.state, player, text) then
            positions[#positions + 1], unseen[#unseen + 1] = index, name
        end
    end
    table.sort(unseen)
    for left = #unseen, 1, -1 do
        local drawn = random:integer(left)
        copy[positions[left]] = unseen[drawn]
        unseen[drawn] = unseen[left]
    end
    return copy
end

local function imagined_results(entry, player, random)
    if entry.seen_by == nil or lists.has(entry.seen_by, player) then
        return entry.results
    end
    local results = {}
    for index = 1, #entry.results do
        results[index] = random:integer(entry.sides)
    end
    return results
end

-- What fell in a frame, with what the player has not seen made up; `names`: of rows that are called
-- otherwise, or nil.
function chances.imagined(match, frame, inner, told)
    local list = {}
    for index, entry in ipairs(fallen(match, frame, inner)) do
        list[index] = { purpose = entry.purpose, sides = entry.sides, place = entry.place,
            seen_by = entry.seen_by }
        if entry.order then
            list[index].order = imagined_order(match, told.player, entry.order, told.names,
                told.random)
        else
            list[index].results = imagined_results(entry, told.player, told.random)
        end
    end
    return #list > 0 and list or nil
end

return chances
