-- Captured units (46 to 49). Ships and mechs lie with their captor, who can give them back to
-- their owner alone; captured fighters and infantry are tokens of the supply and belong to nobody,
-- so that the captor only has so many of them.
local board = require "transactions.board"
local factions = require "transactions.factions"
local units = require "transactions.units"

local captured = {}

local COLUMNS <const> = { fighter = "captured_fighters", infantry = "captured_infantry" }

-- Rule 48: a captured fighter or infantry is a token of the supply; the unit itself is the owner's
-- to build again. Structures are never captured.
function captured.take(g, unit, by)
    local column = COLUMNS[unit.kind]
    g:rule(column and "48" or "46")
    g:note("captured", { player = by, unit = unit.name, owner = unit.owner })
    if column then
        local sheet = board.sheet(g, by)
        sheet[column] = sheet[column] + 1
        units.to_reinforcements(g, unit)
    else
        unit.at, unit.on = nil, nil
        g.captured[by]:put(unit)
    end
end

-- Rule 46: whether who destroys a unit keeps it. The house may have another answer.
local function is_kept(g, unit, by)
    return g:hook("captures", { unit = unit, by = by },
        factions.captures(board.sheet(g, by).faction) and not units.is_structure(unit))
end

-- A unit is lost in combat against a player, or to no player in particular.
function captured.destroy(g, unit, by)
    if by and by ~= unit.owner and is_kept(g, unit, by) then
        captured.take(g, unit, by)
    else
        g:note("destroyed", { unit = unit.name, owner = unit.owner })
        units.to_reinforcements(g, unit)
    end
end

return captured
