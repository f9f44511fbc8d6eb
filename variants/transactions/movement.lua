-- Movement into the active system: each ship with what it carries. An own command token in the
-- system where a ship is holds it there; ships of others in a system bar the way through it.
local board = require "transactions.board"
local units = require "transactions.units"

local movement = {}

-- ---- Where ships come from ----

-- How far each system is from the active one for a player's ships, by id, up to `most`.
local function distances(g, player, most)
    local target = g.active_system
    local far, edge = { [target.id] = 0 }, { target }
    for step = 1, most do
        local beyond = {}
        for _, system in ipairs(edge) do
            for _, other in ipairs(board.around(g, system, player)) do
                if not far[other.id] then
                    far[other.id] = step
                    beyond[#beyond + 1] = not units.has_others_ships(g, other, player) and other
                        or nil
                end
            end
        end
        edge = beyond
    end
    return far
end

local MOST_MOVE <const> = 2

-- Ships that reach the active system.
local function able(g, player, far)
    local list = {}
    for unit in g.field:each() do
        local move = unit.owner == player and units.KINDS[unit.kind].move
        local from = unit.at
        if move and from and from ~= g.active_system and far[from.id] and far[from.id] <= move
            and not board.has(from.activated, player) then
            list[#list + 1] = unit
        end
    end
    return list
end

-- ---- What they carry ----

local function cargo(g, player, system)
    return board.units(g, player, system, units.is_cargo)
end

local function load(g, player, ship)
    local most, list = units.KINDS[ship.kind].carries or 0, cargo(g, player, ship.at)
    if most == 0 or #list == 0 then
        return {}
    end
    return g:ask(player, { name = "load", pick = list, max = math.min(most, #list),
        say = string.format("What does %s carry? Up to %d.", ship.name, most) })
end

local function names(list)
    local words = {}
    for index, unit in ipairs(list) do
        words[index] = unit.name
    end
    return #words > 0 and table.concat(words, ", ") or "nothing"
end

local function move(g, player, ship)
    local from, list = ship.at, load(g, player, ship)
    units.put_at(g, ship, g.active_system)
    for _, unit in ipairs(list) do
        units.put_at(g, unit, g.active_system)
    end
    g:note("moves", { player = player, ship = ship.name, cargo = names(list), from = from.name,
        to = g.active_system.name })
end

-- ---- The step ----

-- Ships go one after the other, as long as the player names one. Returns whether any has gone.
function movement.run(g, player)
    g.moment = "movement"
    local far, has_moved = distances(g, player, MOST_MOVE), false
    while true do
        local ships = able(g, player, far)
        if #ships == 0 then
            return has_moved
        end
        local answer = g:ask(player, { name = "move", choice = { "done", table.unpack(ships) },
            default = "done", say = string.format("Which ship moves to %s?",
                g.active_system.name) })
        if answer == "done" then
            return has_moved
        end
        move(g, player, answer)
        has_moved = true
    end
end

return movement
