-- The tactical action: a system is activated, ships move there, fight, land forces, and its space
-- docks produce. Between these, players trade: who has become a neighbour at once (13).
local board = require "transactions.board"
local cannon = require "transactions.cannon"
local combat = require "transactions.combat"
local deeds = require "transactions.deeds"
local invasion = require "transactions.invasion"
local movement = require "transactions.movement"
local notes = require "transactions.notes"
local production = require "transactions.production"
local units = require "transactions.units"
local victory = require "transactions.victory"
local windows = require "transactions.windows"

local activation = {}

local function place_token(g, player, system)
    local list = { table.unpack(system.activated) }
    list[#list + 1] = player
    system.activated = list
    local sheet = board.sheet(g, player)
    sheet.tokens = sheet.tokens - 1
    g.active_system = system
    g:note("activates", { player = player, system = system.name })
end

local function move(g, player)
    if movement.run(g, player) then
        windows.turn(g) -- before the space cannons, whose silence can be bought here (54)
    end
    local has_fired = cannon.run(g, player)
    local has_fought = combat.space(g, player)
    invasion.run(g, player, has_fired or has_fought)
    victory.eliminate(g)
end

local function produce(g, player)
    if production.open(g, player) then
        windows.turn(g)
        production.run(g, player)
    end
end

-- For bots: whether ships of a player, or what its space docks build, could come there.
function activation.is_promising(g, player, system)
    if board.has_units(g, player, system) then
        return true
    end
    for _, other in ipairs(board.around(g, system, player)) do
        if units.ships(g, other, player)[1] and not board.has(other.activated, player) then
            return true
        end
    end
    return false
end

function activation.run(g, player, system)
    place_token(g, player, system)
    deeds.did(g, player, "activate", system.name)
    local is_closed = notes.activated(g, player, system)
    if not is_closed then
        move(g, player)
    end
    if not board.sheet(g, player).is_out then
        produce(g, player)
    end
    g.active_system, g.moment = nil, "turn"
end

return activation
