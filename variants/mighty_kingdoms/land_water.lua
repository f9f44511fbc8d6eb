-- Battles between ships and armies (40): the higher sum drives the others out, and nobody is hurt.
local forces = require "mighty_kingdoms.forces"
local tokens = require "mighty_kingdoms.tokens"

local land_water = {}

-- A die for each army and each ship; a pair has two, its army being upright.
local function dice_count(g, tile, player)
    local count = 0
    for _, token in ipairs(forces.upright(g, tile, player)) do
        local army = tokens.passenger(token)
        count = count + (army and army.upright and 2 or 1)
    end
    return count
end

local function roll(g, tile, player)
    local sum = g:roll(string.format("%dd6", dice_count(g, tile, player)), "land_water")
    return sum
end

-- Returns who has won, or nil for a draw.
function land_water.fight(g, tile, attacker, defender)
    g:rule "40"
    local by_attacker, by_defender = roll(g, tile, attacker), roll(g, tile, defender)
    g:note("sums", { attacker = attacker, attacker_sum = by_attacker, defender = defender,
        defender_sum = by_defender })
    if by_attacker == by_defender then
        return nil
    end
    return by_attacker > by_defender and attacker or defender
end

return land_water
