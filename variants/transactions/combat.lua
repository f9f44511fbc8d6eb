-- Combat, just enough of it: rounds of dice, both at once, in space and on planets. Rules 5 and 20:
-- before each round players trade, the two in combat though only this system joins them.
local captured = require "transactions.captured"
local units = require "transactions.units"
local windows = require "transactions.windows"

local combat = {}

-- ---- Hits ----

local function are_alike(list)
    for _, unit in ipairs(list) do
        if unit.kind ~= list[1].kind then
            return false
        end
    end
    return true
end

-- What of a side's units is lost to so many hits: a question, or the units themselves where there
-- is nothing to choose.
local function losses(player, list, hits)
    if hits >= #list then
        return nil, list
    elseif hits == 0 or are_alike(list) then
        return nil, { table.unpack(list, 1, hits) }
    end
    return { player, { name = "losses", pick = list, min = hits, max = hits, open = true,
        say = string.format("Which of your units are lost? %d.", hits) } }
end

-- Both sides name at once what they lose, and then it is gone. sides: { player, by, units, hits }.
function combat.assign(g, sides)
    local questions, of = {}, {}
    for index, side in ipairs(sides) do
        local question, lost = losses(side.player, side.units, side.hits)
        questions[#questions + 1] = question
        of[index] = lost or #questions
    end
    local answers = #questions > 0 and g:ask_all(questions) or {}
    for index, side in ipairs(sides) do
        local lost = type(of[index]) == "table" and of[index] or answers[of[index]]
        for _, unit in ipairs(lost) do
            captured.destroy(g, unit, side.by)
        end
    end
end

-- How many hits the units of a player roll.
local function roll(g, player, list)
    local hits, shown = 0, {}
    for _, unit in ipairs(list) do
        local kind = units.KINDS[unit.kind]
        local _, dice = g:roll(string.format("%dd10", kind.dice or 1), "combat")
        for _, die in ipairs(dice) do
            hits = hits + (die >= kind.hit and 1 or 0)
            shown[#shown + 1] = die
        end
    end
    g:note("rolls", { player = player, dice = table.concat(shown, ", "), hits = hits })
    return hits
end

-- A round between units of both; each side's list is looked up by `of(player)`.
local function round(g, attacker, defender, of)
    windows.turn(g)
    g:rule "T7"
    local own, others = of(attacker), of(defender)
    local attacker_hits, defender_hits = roll(g, attacker, own), roll(g, defender, others)
    combat.assign(g, {
        { player = attacker, by = defender, units = own, hits = defender_hits },
        { player = defender, by = attacker, units = others, hits = attacker_hits },
    })
end

local function fight(g, attacker, defender, of)
    g.in_combat = defender
    while #of(attacker) > 0 and #of(defender) > 0 do
        round(g, attacker, defender, of)
    end
    g.in_combat = nil
end

-- ---- In space ----

-- The first other player, in the order of the seats, who has ships in the active system.
local function opponent(g, player)
    for _, other in ipairs(g.players) do
        if other ~= player and #units.ships(g, g.active_system, other) > 0 then
            return other
        end
    end
    return nil
end

-- Ground forces in the space of a system have nothing to be aboard of when all ships are lost.
local function lose_passengers(g, player, by)
    if #units.ships(g, g.active_system, player) > 0 then
        return
    end
    for unit in g.field:each() do
        if unit.owner == player and unit.at == g.active_system then
            captured.destroy(g, unit, by)
        end
    end
end

-- Space cannons of a player fire at ships of another in the active system.
function combat.shoot(g, player, other, guns)
    local ships = units.ships(g, g.active_system, other)
    combat.assign(g, { { player = other, by = player, units = ships,
        hits = roll(g, player, guns) } })
end

-- Returns whether there was any.
function combat.space(g, player)
    local has_fought = false
    local other = opponent(g, player)
    while other and #units.ships(g, g.active_system, player) > 0 do
        g.moment, has_fought = "combat", true
        g:rule "T7"
        g:note("combat", { attacker = player, defender = other, where = g.active_system.name })
        fight(g, player, other, function(side)
            return units.ships(g, g.active_system, side)
        end)
        lose_passengers(g, player, other)
        lose_passengers(g, other, player)
        other = opponent(g, player)
    end
    return has_fought
end

-- ---- On a planet ----

-- Returns whether the attacker has ground forces there and the defender has none.
function combat.ground(g, planet, attacker, defender)
    local function of(side)
        return units.ground(g, planet, side)
    end
    if #of(defender) > 0 and #of(attacker) > 0 then
        g.moment = "combat"
        g:rule "T7"
        g:note("combat", { attacker = attacker, defender = defender, where = planet.name })
        fight(g, attacker, defender, of)
    end
    return #of(attacker) > 0 and #of(defender) == 0
end

return combat
