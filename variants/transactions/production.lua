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

-- How many of a kind one order gives: two infantry or fighters cost as much as one.
local function batch(g, player, kind)
    return math.min(units.KINDS[kind].batch or 1, g.capacity, units.count_spare(g, player, kind))
end

-- ---- What can be built ----

-- Whether a player could build one order of a kind right now.
function production.can_build(g, player, kind)
    local form = units.KINDS[kind]
    return g.moment == "production" and g.active == player and form.cost ~= nil
        and batch(g, player, kind) > 0
        and not (form.is_ship and units.has_others_ships(g, g.active_system, player))
        and payment.can(g, player, form.cost, "resources")
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
function production.build(g, player, kind)
    payment.make(g, player, units.KINDS[kind].cost, "resources")
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
