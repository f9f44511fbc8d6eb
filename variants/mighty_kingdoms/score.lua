-- How well a kingdom stands, for bots and for comparing variants: what would decide the campaign if
-- it ended now (K15), and a little for what is in store. It reads what all can see.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local score = {}

-- What each thing counts that can decide, by the rule `score`: what comes first the most.
local WEIGHTS <const> = {
    settlements = { settlement = 1000, tile = 100, army = 150 },
    tiles = { settlement = 100, tile = 1000, army = 150 },
    armies = { settlement = 100, tile = 50, army = 1000 },
}
local STORE <const> = 30 -- a gold or a food in store

function score.weights(rules)
    return WEIGHTS[rules.score]
end

function score.of(g, player)
    local kingdom = kingdoms.of(g, player)
    if kingdom.is_out then
        return 0
    end
    local weights = score.weights(g.rules)
    local total = weights.army * tokens.count(g, player, "army")
        + STORE * (kingdom.gold + kingdom.food)
    for _, land in ipairs(lands.of(g, player)) do
        total = total + weights.tile
        if land.settlement ~= "none" then
            total = total + weights.settlement * g.rules["worth_" .. lands.rank(g, land)]
        end
    end
    return total
end

return score
