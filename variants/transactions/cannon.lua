-- Space cannons, which fire once at ships that have moved into their system, and the promise that
-- they will not: between the movement and the shot it can be kept at once (53, 54).
local board = require "transactions.board"
local combat = require "transactions.combat"
local deeds = require "transactions.deeds"
local units = require "transactions.units"

local cannon = {}

local function guns(g, player)
    return board.units(g, player, g.active_system, function(unit)
        return unit.kind == "pds"
    end)
end

-- Whether a player could fire at ships of the active player now, in a system of that name.
function cannon.can_fire(g, player, system)
    return g.moment == "movement" and g.active ~= player and g.active_system.name == system
        and #guns(g, player) > 0 and #units.ships(g, g.active_system, g.active) > 0
end

-- What was agreed on (51).
function cannon.hold(g, player)
    board.sheet(g, player).holds_fire = true
    g:note("holds_fire", { player = player, system = g.active_system.name })
end

local function may_fire(g, player)
    return not board.sheet(g, player).holds_fire
        and cannon.can_fire(g, player, g.active_system.name)
end

-- Each PDS of another in the system may fire once at the ships that came. Returns whether any has.
function cannon.run(g, player)
    local has_fired = false
    for _, other in ipairs(g.players) do
        if may_fire(g, other) and g:ask(other, { name = "cannon", choice = { "fire", "hold" },
            say = string.format("Does your space cannon fire at the ships of %s?", player) })
            == "fire" then
            combat.shoot(g, other, player, guns(g, other))
            deeds.did(g, other, "fire", g.active_system.name)
            has_fired = true
        end
        board.sheet(g, other).holds_fire = false
    end
    return has_fired
end

return cannon
