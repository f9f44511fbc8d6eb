-- What units are: how many each player has, what they cost, how far they go, what they carry, and
-- what their dice must show; and how they come into the field and leave it.
local board = require "transactions.board"

local units = {}

-- count: how many of it a player has. cost: resources. batch: so many come for that. move, carries:
-- of a ship. hit: a die of combat must show so much. dice: how many it rolls, else one.
units.KINDS = {
    infantry = { count = 12, cost = 1, batch = 2, hit = 8, is_ground = true },
    fighter = { count = 10, cost = 1, batch = 2, hit = 9, is_ship = true },
    mech = { count = 4, cost = 2, hit = 6, is_ground = true },
    destroyer = { count = 8, cost = 1, hit = 9, move = 2, is_ship = true },
    cruiser = { count = 8, cost = 2, hit = 7, move = 2, is_ship = true },
    carrier = { count = 4, cost = 3, hit = 9, move = 1, carries = 4, is_ship = true },
    dreadnought = { count = 5, cost = 4, hit = 5, move = 1, carries = 1, is_ship = true },
    war_sun = { count = 2, cost = 12, hit = 3, dice = 3, move = 2, carries = 6, is_ship = true },
    flagship = { count = 1, cost = 8, hit = 5, dice = 2, move = 1, carries = 3, is_ship = true },
    pds = { count = 6, hit = 6, is_structure = true },
    space_dock = { count = 3, is_structure = true },
}

-- The order in which they are made and listed.
units.ORDER = { "infantry", "fighter", "mech", "destroyer", "cruiser", "carrier", "dreadnought",
    "war_sun", "flagship", "pds", "space_dock" }

function units.is_ship(unit)
    return units.KINDS[unit.kind].is_ship or false
end

function units.is_ground(unit)
    return units.KINDS[unit.kind].is_ground or false
end

function units.is_structure(unit)
    return units.KINDS[unit.kind].is_structure or false
end

-- What goes through space only aboard another: fighters and ground forces.
function units.is_cargo(unit)
    return unit.kind == "fighter" or units.is_ground(unit)
end

-- A player's units of a kind that are in use: in the field, or captured by another.
local function in_use(g, player, kind)
    local count = 0
    for unit in g.unit:each() do
        if unit.owner == player and unit.kind == kind and unit.place.zone ~= "reinforcements" then
            count = count + 1
        end
    end
    return count
end

-- How many of a kind a player could still bring into the field.
function units.count_spare(g, player, kind)
    return math.max(0, units.KINDS[kind].count - in_use(g, player, kind))
end

-- The name of a unit that has not been in use yet: the first number that is free.
local function new_name(g, player, kind)
    local taken, number = {}, 1
    for unit in g.unit:each() do
        taken[unit.name] = true
    end
    while taken[string.format("%s_%s_%d", player, kind, number)] do
        number = number + 1
    end
    return string.format("%s_%s_%d", player, kind, number)
end

-- One of a kind that a player does not use: one that was in use before, else another; nil where
-- there are no more. Units are rows from their first use on.
function units.spare(g, player, kind)
    for unit in g.reinforcements[player]:each() do
        if unit.kind == kind and unit.owner == player then
            return unit
        end
    end
    if units.count_spare(g, player, kind) == 0 then
        return nil
    end
    return g.unit:add({ name = new_name(g, player, kind), kind = kind, owner = player },
        g.reinforcements[player])
end

-- Into the space of a system.
function units.put_at(g, unit, system)
    unit.at, unit.on = system, nil
    g.field:put(unit)
end

function units.put_on(g, unit, planet)
    unit.at, unit.on = nil, planet
    g.field:put(unit)
end

-- Rule 49: where units go that are gone.
function units.to_reinforcements(g, unit)
    unit.at, unit.on = nil, nil
    g.reinforcements[unit.owner]:put(unit)
end

-- Ships in the space of a system, of one player or of all.
function units.ships(g, system, player)
    local list = {}
    for unit in g.field:each() do
        if unit.at == system and units.is_ship(unit) and (not player or unit.owner == player) then
            list[#list + 1] = unit
        end
    end
    return list
end

-- Whether ships of anybody but a player are in the space of a system.
function units.has_others_ships(g, system, player)
    for _, ship in ipairs(units.ships(g, system)) do
        if ship.owner ~= player then
            return true
        end
    end
    return false
end

function units.ground(g, planet, player)
    local list = {}
    for unit in g.field:each() do
        if unit.on == planet and units.is_ground(unit) and (not player or unit.owner == player) then
            list[#list + 1] = unit
        end
    end
    return list
end

-- Whether a player has a unit of a kind in a system.
function units.has_kind(g, player, system, kind)
    return board.units(g, player, system, function(unit)
        return unit.kind == kind
    end)[1] ~= nil
end

return units
