-- Production in the active system: its space docks build, and what they build is paid for (30, 31).
-- Deals ask here whether something could be built at once (53).
local board = require "transactions.board"
local deeds = require "transactions.deeds"
local payment = require "transactions.payment"
local units = require "transactions.units"

local production = {}

local DOCK_BONUS <const> = 2 -- units more than the planet's resources

local function docks(g, player, system)
    return board.units(g, player, system, function(unit)
        return unit.kind == "space_dock"
    end)
end

local function has_enemy_ships(g, player, system)
    for _, ship in ipairs(units.ships(g, system)) do
        if ship.owner ~= player then
            return true
        end
    end
    return false
end

-- How many of a kind one order gives: two infantry or fighters cost as much as one.
local function batch(g, player, kind)
    return math.min(units.KINDS[kind].batch or 1, g.capacity, units.count_spare(g, player, kind))
end

-- ---- What can be built ----

-- True, or nil and why not; with trade_goods: whether it can be paid with at most so many of them
-- beside own planets.
function production.can_build(g, player, kind, trade_goods)
    local form = units.KINDS[kind]
    if not form or not form.cost then
        return nil, string.format("%s is nothing that a space dock builds", kind)
    elseif g.moment ~= "production" or g.active ~= player then
        return nil, string.format("%s does not produce now", player)
    elseif g.capacity == 0 then
        return nil, string.format("the space docks of %s can build no more in this turn", player)
    elseif batch(g, player, kind) == 0 then
        return nil, string.format("%s has no %s left", player, kind)
    elseif form.is_ship and has_enemy_ships(g, player, g.active_system) then
        return nil, "ships of another are in the system"
    elseif not payment.can(g, player, form.cost, "resources", trade_goods) then
        return nil, string.format("%s cannot pay %d resources", player, form.cost)
    end
    return true
end

local function put(g, player, kind)
    local count = batch(g, player, kind)
    local dock = docks(g, player, g.active_system)[1]
    for _ = 1, count do
        local unit = units.spare(g, player, kind)
        if units.is_ground(unit) then
            units.put_on(g, unit, dock.on)
        else
            units.put_at(g, unit, g.active_system)
        end
    end
    g.capacity = g.capacity - count
    g:rule "T7"
    g:note("produces", { player = player, count = count, kind = kind,
        where = g.active_system.name })
    for _ = 1, count do
        deeds.did(g, player, "build", kind)
    end
end

-- Builds and pays without a question; can_build must be true.
function production.build(g, player, kind, trade_goods)
    assert(production.can_build(g, player, kind, trade_goods))
    payment.make(g, player, units.KINDS[kind].cost, "resources", trade_goods)
    put(g, player, kind)
end

-- ---- The step ----

-- Whether a player produces in the active system, and how many units.
function production.open(g, player)
    local capacity = 0
    for _, dock in ipairs(docks(g, player, g.active_system)) do
        if dock.on and dock.on.controller == player then
            capacity = capacity + dock.on.resources + DOCK_BONUS
        end
    end
    g.capacity = capacity
    if capacity > 0 then
        g.moment = "production"
    end
    return capacity > 0
end

function production.run(g, player)
    while g.capacity > 0 do
        local answers = { "done" }
        for _, kind in ipairs(units.ORDER) do
            answers[#answers + 1] = production.can_build(g, player, kind) and kind or nil
        end
        local kind = #answers == 1 and "done" or g:ask(player, { name = "produce", rule = "53",
            choice = answers, default = "done", say = "What do you produce?" })
        if kind == "done" then
            break
        end
        payment.ask(g, player, units.KINDS[kind].cost, "resources")
        put(g, player, kind)
    end
    g.capacity = 0
end

return production
