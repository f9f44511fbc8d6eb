-- Section C, neighbours: where systems lie, what is adjacent, who is present where, who is whose
-- neighbour (23-25). It reads the board and changes nothing.
local board = {}

-- ---- Systems ----

local function has(list, value)
    for _, one in ipairs(list) do
        if one == value then
            return true
        end
    end
    return false
end

board.has = has

-- Hexes with a common edge. A system off the map has no hex.
local function touch(first, second)
    if not first.q or not second.q or not first.r or not second.r then
        return false
    end
    local q, r = first.q - second.q, first.r - second.r
    return math.max(math.abs(q), math.abs(r), math.abs(q + r)) == 1
end

local function is_entangled(first, second)
    return has(first, "alpha") and has(second, "beta") or has(first, "beta")
        and has(second, "alpha")
end

-- Rules 24 and 25: a wormhole of the same kind; for Creuss alpha counts with beta.
local function joined(first, second, is_creuss)
    local one, other = first.wormholes, second.wormholes
    for _, kind in ipairs(one) do
        if has(other, kind) then
            return true
        end
    end
    return is_creuss and is_entangled(one, other)
end

-- Whether two different systems are adjacent for Creuss, or for anybody else.
function board.are_adjacent(g, first, second, is_creuss)
    return first ~= second and (touch(first, second) or joined(first, second, is_creuss)
        or g.lane:find(first, second) ~= nil or g.lane:find(second, first) ~= nil)
end

function board.is_creuss(g, player)
    return board.sheet(g, player).faction == "creuss"
end

-- The systems adjacent to one for a player, in the order of the board.
function board.around(g, system, player)
    local list, is_creuss = {}, player ~= nil and board.is_creuss(g, player)
    for other in g.system:each() do
        if board.are_adjacent(g, system, other, is_creuss) then
            list[#list + 1] = other
        end
    end
    return list
end

-- ---- What is in them ----

function board.sheet(g, player)
    return g.sheets[player]:top()
end

-- The system in which a unit of the field is.
local function system_of(unit)
    return unit.at or unit.on and unit.on.system or nil
end

function board.planets(g, system)
    local list = {}
    for planet in g.planet:each() do
        if planet.system == system then
            list[#list + 1] = planet
        end
    end
    return list
end

function board.controlled(g, player)
    local list = {}
    for planet in g.planet:each() do
        if planet.controller == player then
            list[#list + 1] = planet
        end
    end
    return list
end

-- A player's units in a system, on its planets too; with a filter, those for which it is true.
function board.units(g, player, system, filter)
    local list = {}
    for unit in g.field:each() do
        if unit.owner == player and system_of(unit) == system
            and (not filter or filter(unit)) then
            list[#list + 1] = unit
        end
    end
    return list
end

function board.has_units(g, player, system)
    return #board.units(g, player, system) > 0
end

-- ---- Neighbours ----

-- Rule 23: the systems where a player has a unit or controls a planet.
function board.presence(g, player)
    local list, found = {}, {}
    local function add(system)
        if system and not found[system.id] then
            found[system.id] = true
            list[#list + 1] = system
        end
    end
    for unit in g.field:each() do
        if unit.owner == player then
            add(system_of(unit))
        end
    end
    for planet in g.planet:each() do
        if planet.controller == player then
            add(planet.system)
        end
    end
    return list
end

-- What the board says: the first common system or pair of adjacent ones, or nil. Rule 25: that one
-- of the two is Creuss is enough.
function board.contact(g, first, second)
    local is_creuss = board.is_creuss(g, first) or board.is_creuss(g, second)
    local others = board.presence(g, second)
    for _, system in ipairs(board.presence(g, first)) do
        for _, other in ipairs(others) do
            if system == other or board.are_adjacent(g, system, other, is_creuss) then
                return system, other
            end
        end
    end
    return nil
end

-- Rule 23, and what the house says of it.
function board.are_neighbours(g, first, second)
    return g:hook("neighbours", { first = first, second = second },
        board.contact(g, first, second) ~= nil)
end

-- In the order of the seats.
function board.neighbours(g, player)
    local list = {}
    for _, other in ipairs(g.players) do
        if other ~= player and not board.sheet(g, other).is_out
            and board.are_neighbours(g, player, other) then
            list[#list + 1] = other
        end
    end
    return list
end

return board
