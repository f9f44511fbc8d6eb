-- The board as the bot sees it: who has what where, and what it can bring to a system. Systems and
-- planets are known by their numbers here.
local board = require "transactions.board"
local boards = require "transactions.boards"
local units = require "transactions.units"

local galaxy = {}

local CENTRE <const> = 80 -- the planet of the centre: a point in each status phase
local SIX <const> = 6     -- so many planets are a point
local PROSPECT <const> = 3 -- what could be taken later counts a third

-- ---- Looking ----

local function new_place()
    return { ships = {}, enemy_ships = {}, ground = {}, enemy_ground = {}, others = {} }
end

local function note_unit(seen, unit)
    local system = unit.at or unit.on and unit.on.system
    if not system then
        return
    end
    local here = seen.places[system.id] or new_place()
    seen.places[system.id] = here
    local is_own = unit.owner == seen.player
    if not is_own then
        here.others[unit.owner] = true
    elseif unit.kind == "space_dock" then
        here.has_dock = true
    end
    local list
    if units.is_ship(unit) then
        list = is_own and here.ships or here.enemy_ships
    elseif units.is_ground(unit) then
        list = is_own and here.ground or here.enemy_ground
    end
    if list then
        list[#list + 1] = unit
    end
end

-- What a player sees.
function galaxy.read(view, player)
    local seen = { view = view, player = player, places = {}, planets = {}, own = {} }
    for unit in view.field:each() do
        note_unit(seen, unit)
    end
    for planet in view.planet:each() do
        local list = seen.planets[planet.system.id] or {}
        list[#list + 1], seen.planets[planet.system.id] = planet, list
        if planet.controller == player then
            seen.own[#seen.own + 1] = planet
        end
    end
    return seen
end

local NOWHERE <const> = new_place()

function galaxy.at(seen, system)
    return seen.places[system.id] or NOWHERE
end

-- ---- Fighting ----

-- How many hits, in hundredths, some units roll in a round.
local function fire_of(list)
    local total = 0
    for _, unit in ipairs(list) do
        local kind = units.KINDS[unit.kind]
        total = total + 10 * (11 - kind.hit) * (kind.dice or 1)
    end
    return total
end

-- How strong units are: what they roll, times how many there are.
function galaxy.strength(list)
    return fire_of(list) * #list
end

-- ---- Reaching a system ----

-- Own ships that can come to a system, as movement.lua has it.
function galaxy.reach(seen, system)
    local view, player = seen.view, seen.player
    local far, edge, list = { [system.id] = 0 }, { system }, {}
    for step = 1, 2 do
        local beyond = {}
        for _, one in ipairs(edge) do
            for _, other in ipairs(board.around(view, one, player)) do
                if not far[other.id] then
                    far[other.id] = step
                    beyond[#beyond + 1] = #galaxy.at(seen, other).enemy_ships == 0 and other or nil
                end
            end
        end
        edge = beyond
    end
    for other in view.system:each() do
        if far[other.id] and other ~= system and not board.has(other.activated, player) then
            for _, ship in ipairs(galaxy.at(seen, other).ships) do
                local move = units.KINDS[ship.kind].move
                if move and move >= far[other.id] then
                    list[#list + 1] = ship
                end
            end
        end
    end
    return list
end

-- How many ground forces may leave a system: one stays where there is a planet of the player's.
function galaxy.spare(seen, system)
    local kept = 0
    for _, planet in ipairs(seen.planets[system.id] or {}) do
        kept = planet.controller == seen.player and 1 or kept
    end
    return math.max(0, #galaxy.at(seen, system).ground - kept)
end

-- How many ground forces ships could bring.
local function can_bring(seen, ships)
    local room, total = {}, 0
    for _, ship in ipairs(ships) do
        local id = ship.at.id
        room[id] = room[id] or { system = ship.at, carries = 0 }
        room[id].carries = room[id].carries + (units.KINDS[ship.kind].carries or 0)
    end
    for _, from in pairs(room) do
        total = total + math.min(from.carries, galaxy.spare(seen, from.system))
    end
    return total
end

-- ---- What there is to gain ----

-- How many enemies stand on a planet.
local function defenders(seen, planet)
    local count = 0
    for _, unit in ipairs(galaxy.at(seen, planet.system).enemy_ground) do
        count = count + (unit.on == planet and 1 or 0)
    end
    return count
end

-- How many ground forces it takes to have a planet.
function galaxy.needed(seen, planet)
    if planet.controller == seen.player then
        return 0
    end
    local count = defenders(seen, planet)
    return count == 0 and 1 or 2 * count + 1
end

-- What a planet is worth that the player does not control.
function galaxy.worth(seen, planet)
    local value = 60 + 5 * (planet.resources + planet.influence)
    if planet.system.name == boards.CENTRE then
        value = value + CENTRE
    elseif not planet.controller and planet.trait ~= "none" then
        value = value + 20 -- it is explored
    end
    return value + (planet.controller and 30 or 0) + (#seen.own < SIX and 10 or 0)
end

-- The planets of a system that so many forces can take, the most valuable first, and their worth.
function galaxy.prizes(seen, system, forces)
    local list, total = {}, 0
    for _, planet in ipairs(seen.planets[system.id] or {}) do
        list[#list + 1] = planet.controller ~= seen.player and planet or nil
    end
    table.sort(list, function(a, b)
        local one, other = galaxy.worth(seen, a), galaxy.worth(seen, b)
        if one ~= other then
            return one > other
        end
        return a.id < b.id
    end)
    local taken = {}
    for _, planet in ipairs(list) do
        local needed = galaxy.needed(seen, planet)
        if needed <= forces then
            forces = forces - needed
            total = total + galaxy.worth(seen, planet)
            taken[#taken + 1] = planet
        end
    end
    return taken, total
end

-- What ships in a system could take next, from there.
local function prospects(seen, system, forces)
    local best = 0
    for _, other in ipairs(board.around(seen.view, system, seen.player)) do
        local _, gain = galaxy.prizes(seen, other, forces)
        best = math.max(best, gain)
    end
    return best // PROSPECT
end

-- What it is worth to send ships to a system: nothing where they would be beaten. Where there is
-- nothing to take they may come nearer to what is.
function galaxy.gain(seen, system)
    local ships, here = galaxy.reach(seen, system), galaxy.at(seen, system)
    local brought = can_bring(seen, ships)
    local _, gain = galaxy.prizes(seen, system, brought + #here.ground)
    if gain == 0 and brought > 0 and #here.ground == 0 then
        gain = prospects(seen, system, brought)
    end
    if gain > 0 and #here.enemy_ships > 0 then
        local own = table.move(ships, 1, #ships, #here.ships + 1, { table.unpack(here.ships) })
        if galaxy.strength(own) < 2 * galaxy.strength(here.enemy_ships) then
            return 0
        end
        gain = gain - 30
    end
    return gain
end

return galaxy
