-- Invasion: ground forces land on planets of the active system, fight there, and take them. Who
-- takes a planet of nobody's explores it.
local board = require "transactions.board"
local captured = require "transactions.captured"
local combat = require "transactions.combat"
local purse = require "transactions.purse"
local units = require "transactions.units"
local windows = require "transactions.windows"

local invasion = {}

-- ---- A planet's new controller ----

-- A die: up to 4 a fragment of the planet's trait, 5 an unknown one, up to 8 a trade good.
local function explore(g, player, planet)
    if planet.trait == "none" then
        return
    end
    local die = g:roll("d10", "exploration")
    local sheet = board.sheet(g, player)
    if die <= 5 then
        local kind = die == 5 and "unknown" or planet.trait
        sheet[kind] = sheet[kind] + 1
        g:note("fragment", { player = player, planet = planet.name, kind = kind })
    elseif die <= 8 then
        purse.gain(g, player, 1, "exploration")
    else
        g:note("finds_nothing", { player = player, planet = planet.name })
    end
end

local function destroy_structures(g, planet, player)
    for unit in g.field:each() do
        if unit.on == planet and unit.owner ~= player then
            captured.destroy(g, unit, player)
        end
    end
end

local function take(g, player, planet)
    local before = planet.controller
    destroy_structures(g, planet, player)
    g:rule "T7"
    if before ~= player then
        planet.controller, planet.exhausted = player, true
        g:note("takes", { player = player, planet = planet.name, from = before or "nobody" })
        if not before then
            explore(g, player, planet)
        end
    end
end

-- ---- Landing ----

local function passengers(g, player)
    local list = {}
    for unit in g.field:each() do
        if unit.owner == player and unit.at == g.active_system and units.is_ground(unit) then
            list[#list + 1] = unit
        end
    end
    return list
end

-- Whoever else has units on a planet, ground forces first.
local function defender_of(g, player, planet)
    local found
    for unit in g.field:each() do
        if unit.on == planet and unit.owner ~= player then
            if units.is_ground(unit) then
                return unit.owner
            end
            found = found or unit.owner
        end
    end
    return found
end

-- Returns whether there was combat.
local function land(g, player, planet, forces)
    g:rule "T7"
    for _, unit in ipairs(forces) do
        units.put_on(g, unit, planet)
    end
    g:note("lands", { player = player, planet = planet.name, count = #forces })
    local defender = defender_of(g, player, planet)
    if not defender or combat.ground(g, planet, player, defender) then
        take(g, player, planet)
    end
    return g.moment == "combat"
end

-- Rule 5: where shots were exchanged since players could last talk, they can again before more
-- forces land. Returns whether that is so afterwards.
local function invade(g, player, planet, has_fought)
    local forces = passengers(g, player)
    if #forces > 0 and has_fought then
        windows.turn(g)
    end
    if #forces == 0 then
        return false
    end
    g.target = planet
    local landing = g:ask(player, { name = "land", pick = forces,
        say = string.format("What lands on %s?", planet.name) })
    g.target = nil
    return #landing > 0 and land(g, player, planet, landing)
end

-- Nothing lands where ships of others are left. `has_fought`: whether there was combat in space.
function invasion.run(g, player, has_fought)
    if units.has_others_ships(g, g.active_system, player) then
        return
    end
    for _, planet in ipairs(board.planets(g, g.active_system)) do
        g.moment = "invasion"
        has_fought = invade(g, player, planet, has_fought)
    end
end

return invasion
