-- Feeding the armies (rule 71). What is left after that is lost.
local kingdoms = require "mighty_kingdoms.kingdoms"
local tokens = require "mighty_kingdoms.tokens"

local feed = {}

-- Which armies are fed: all, none, or as many as the food is enough for, by choice.
local function choose_fed(g, player, armies, enough)
    if enough == #armies then
        return armies
    elseif enough == 0 then
        return {}
    end
    return g:ask(player, { name = "feed", rule = "71", pick = armies, min = enough, max = enough,
        say = string.format("Your food is enough for %d of your %d armies. Which of them do you "
            .. "feed?", enough, #armies) })
end

local function feed_armies(g, player)
    local armies = tokens.of(g, player, "army")
    if #armies == 0 then
        return
    end
    local ration, kingdom = g.rules.army_food, kingdoms.own(g, player)
    local enough = ration == 0 and #armies or math.min(#armies, kingdom.food // ration)
    local is_fed = {}
    for _, army in ipairs(choose_fed(g, player, armies, enough)) do
        is_fed[army.id] = true
    end
    g:rule "71"
    kingdom.food = kingdom.food - enough * ration
    g:note("fed", { player = player, armies = enough })
    for _, army in ipairs(armies) do
        if not is_fed[army.id] then
            tokens.destroy(g, army, "not fed")
        end
    end
end

-- Whatever was not spent.
local function lose_rest(g, player)
    local kingdom = kingdoms.own(g, player)
    if kingdom.gold > 0 or kingdom.food > 0 then
        g:note("lapsed", { player = player, gold = kingdom.gold, food = kingdom.food })
        kingdom.gold, kingdom.food = 0, 0
    end
end

function feed.phase(g)
    for _, player in ipairs(kingdoms.in_order(g)) do
        feed_armies(g, player)
    end
    g:rule "71"
    for _, player in ipairs(kingdoms.in_order(g)) do
        lose_rest(g, player)
    end
end

return feed
