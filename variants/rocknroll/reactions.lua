-- Which knacks answer an event, and when an answer has become pointless (section 10, R12). What the
-- answers do is in knacks.lua.
local board = require "rocknroll.board"
local units = require "rocknroll.units"

local reactions = {}

-- Triggers the knacks of a side's units in a Point that answer an event. Returns how many.
local function fire(g, event, at, side, object, except)
    local count = 0
    for _, unit in ipairs(board.standing(g, at, side)) do
        if unit ~= except and units.card(unit).answers == event then
            count = count + 1
            g:trigger { name = unit.name, answer = { unit, object }, unit = unit, at = at,
                event = event, object = object, death = object.death }
        end
    end
    return count
end

-- A unit has come to a Point (25, 26): its enemies there may answer, but not one that came with it,
-- which had not been there.
function reactions.entered(g, unit, companion)
    fire(g, "entry", board.where(unit), board.other_side(unit.side), unit, companion)
end

-- An enemy attacks a unit in a Point (72), from wherever it stands.
function reactions.attacked(g, attacker, target)
    fire(g, "attack", board.where(target), target.side, attacker)
end

-- A unit is dying; its own knack does not answer that (R11).
function reactions.died(g, unit)
    return fire(g, "death", board.where(unit), unit.side, unit, unit)
end

-- R12: an answer lapses when its unit has left the Point or is dying, or its object is gone.
function reactions.has_lapsed(ability)
    local unit, object = ability.unit, ability.object
    if board.where(unit) ~= ability.at or board.is_dying(unit) then
        return true
    elseif ability.event == "entry" then
        return board.where(object) ~= ability.at or board.is_dying(object)
    elseif ability.event == "attack" then
        return board.where(object) == nil
    end
    return object.death ~= ability.death -- saved by another, and perhaps dying again since
end

return reactions
