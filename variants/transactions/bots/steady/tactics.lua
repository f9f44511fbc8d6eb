-- What is done in an activated system: ships that move, what they carry, what lands, what is lost,
-- and what is built.
local board = require "transactions.board"
local galaxy = require "transactions.bots.steady.galaxy"
local payment = require "transactions.payment"
local units = require "transactions.units"

local tactics = {}

local PRICE_OF_POINT <const> = 5 -- trade goods that are kept for the status phase
local BEYOND <const> = 3 -- ground forces that go to where there is nothing to take

-- The units that a pick offers: their names are what it lists.
local function offered(view, question)
    local is_offered, list = {}, {}
    for _, name in ipairs(question:items()) do
        is_offered[name] = true
    end
    for unit in view.field:each() do
        if is_offered[unit.name] or is_offered[tostring(unit)] then
            list[#list + 1] = unit
        end
    end
    return list
end

local function cost_of(unit)
    local kind = units.KINDS[unit.kind]
    return kind.cost and 10 * kind.cost // (kind.batch or 1) or 100
end

-- The cheaper ones first.
local function sort_by_cost(list)
    table.sort(list, function(a, b)
        local one, other = cost_of(a), cost_of(b)
        if one ~= other then
            return one < other
        end
        return a.id < b.id
    end)
    return list
end

-- ---- Movement ----

-- The ground forces that all prizes of a system need and that are not there yet; where there are
-- none, a few for what lies beyond.
local function missing(seen, system)
    local needed, prizes = 0, galaxy.prizes(seen, system, 100)
    for _, planet in ipairs(prizes) do
        needed = needed + galaxy.needed(seen, planet)
    end
    return (#prizes == 0 and BEYOND or needed) - #galaxy.at(seen, system).ground
end

-- What a ship brings to the active system; nil: it need not come.
local function use_of(seen, ship, lack, must_fight)
    local kind = units.KINDS[ship.kind]
    local forces = math.min(kind.carries or 0, galaxy.spare(seen, ship.at))
    if lack > 0 and forces > 0 then
        return 100 + 10 * math.min(forces, lack) - kind.cost
    elseif must_fight and ship.kind ~= "carrier" then
        return 10 * (11 - kind.hit)
    end
    return nil
end

-- Carriers until there are enough forces for all planets; warships where there is a fight.
function tactics.move(view, question)
    local seen, system = galaxy.read(view, question.player), view.active_system
    if galaxy.gain(seen, system) <= 0 then
        return "done"
    end
    local here, lack = galaxy.at(seen, system), missing(seen, system)
    local must_fight = galaxy.strength(here.ships) < 2 * galaxy.strength(here.enemy_ships)
    local best, most = "done", 0
    for answer in question:legal() do
        local use = answer ~= "done" and use_of(seen, answer, lack, must_fight)
        if use and use > most then
            best, most = answer, use
        end
    end
    return best
end

-- As many ground forces as are missing, one more where many are there; infantry first.
function tactics.load(view, question)
    local seen, forces, from = galaxy.read(view, question.player), {}, nil
    for _, unit in ipairs(offered(view, question)) do
        forces[#forces + 1] = units.is_ground(unit) and unit or nil
        from = unit.at or unit.on.system
    end
    local lack = missing(seen, view.active_system)
    local spare = galaxy.spare(seen, from)
    local count = math.min(question.max, spare, spare > lack + 1 and lack + 1 or lack)
    return table.move(sort_by_cost(forces), 1, math.max(0, count), 1, {})
end

-- ---- Landing ----

-- Lands what a planet needs; what no other planet of the system needs comes along.
function tactics.land(view, question)
    local seen, target = galaxy.read(view, question.player), view.target
    local aboard = sort_by_cost(offered(view, question))
    local elsewhere, is_prize = 0, false
    for _, planet in ipairs(galaxy.prizes(seen, target.system, #aboard)) do
        if planet == target then
            is_prize = true
        elseif planet.id > target.id then
            elsewhere = elsewhere + galaxy.needed(seen, planet)
        end
    end
    local is_own = target.controller == question.player
    if not is_prize and not (is_own and elsewhere == 0) then
        return {}
    end
    return table.move(aboard, 1, #aboard - elsewhere, 1, {})
end

-- ---- Fighting ----

-- The cheapest are lost.
function tactics.losses(view, question)
    local list = sort_by_cost(offered(view, question))
    return table.move(list, 1, question.min, 1, {})
end

-- ---- Production ----

-- What is wanted, by what there is: carriers with something to carry, then what fights.
local function wanted(seen, system)
    local here, carriers = galaxy.at(seen, system), 0
    for _, ship in ipairs(here.ships) do
        carriers = carriers + (ship.kind == "carrier" and 1 or 0)
    end
    if #here.ground < 1 + 2 * math.max(1, carriers) then
        return { "infantry", "carrier", "cruiser", "destroyer" }
    elseif carriers < 2 then
        return { "carrier", "infantry", "cruiser", "destroyer" }
    end
    return { "dreadnought", "cruiser", "infantry", "destroyer", "fighter" }
end

-- As long as planets pay for it, or trade goods that are not kept.
function tactics.produce(view, question)
    local player = question.player
    local means = payment.sum(payment.ready(view, player, "resources"), "resources")
        + math.max(0, board.sheet(view, player).trade_goods - PRICE_OF_POINT)
    local is_possible = {}
    for kind in question:legal() do
        is_possible[kind] = true
    end
    for _, kind in ipairs(wanted(galaxy.read(view, player), view.active_system)) do
        if is_possible[kind] and units.KINDS[kind].cost <= means then
            return kind
        end
    end
    return "done"
end

return tactics
