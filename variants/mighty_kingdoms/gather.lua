-- What the kingdoms gather in Winter (rule 61): food from villages, gold from cities, and more gold
-- from an own capital. A fortress gives nothing, and a captured capital what any city gives (18).
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"

local gather = {}

-- The gold and the food that a settlement of this rank gives.
local function yield(rules, rank)
    if rank == "village" then
        return 0, rules.village_food
    elseif rank == "city" then
        return rules.city_income, 0
    elseif rank == "capital" then
        return rules.city_income + rules.capital_income, 0
    end
    return 0, 0
end

function gather.phase(g)
    g:rule "61"
    for _, player in ipairs(kingdoms.in_order(g)) do
        local gold, food = 0, 0
        for _, land in ipairs(lands.of(g, player)) do
            local more_gold, more_food = yield(g.rules, lands.rank(g, land))
            gold, food = gold + more_gold, food + more_food
        end
        local kingdom = kingdoms.own(g, player)
        kingdom.gold, kingdom.food = kingdom.gold + gold, kingdom.food + food
        g:note("gathered", { player = player, gold = gold, food = food })
    end
end

return gather
