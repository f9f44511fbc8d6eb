-- The tithe (rule 63): in the player order everybody makes a gift to one other, or passes, until
-- all pass in a row. A gift cannot be refused; what comes with it can be given on.
local kingdoms = require "mighty_kingdoms.kingdoms"

local tithe = {}

-- Those to whom a player has made no gift in this Winter yet. Who is out gets none (K15).
local function receivers(g, player)
    local has_received, list = {}, {}
    for _, other in ipairs(kingdoms.of(g, player).tithed) do
        has_received[other] = true
    end
    for _, other in ipairs(kingdoms.in_order(g)) do
        if other ~= player and not has_received[other] then
            list[#list + 1] = other
        end
    end
    return list
end

-- At most 1 gold and at most 1 food.
local function gifts(g, player)
    local kingdom = kingdoms.of(g, player)
    local list = {}
    for _, receiver in ipairs(receivers(g, player)) do
        if kingdom.gold > 0 then
            list[#list + 1] = { "give", receiver, "gold" }
        end
        if kingdom.food > 0 then
            list[#list + 1] = { "give", receiver, "food" }
        end
        if kingdom.gold > 0 and kingdom.food > 0 then
            list[#list + 1] = { "give", receiver, "gold", "food" }
        end
    end
    return list
end

local function give(g, player, receiver, gold, food)
    local from, to = kingdoms.own(g, player), kingdoms.own(g, receiver)
    from.gold, from.food = from.gold - gold, from.food - food
    to.gold, to.food = to.gold + gold, to.food + food
    local tithed = from.tithed
    tithed[#tithed + 1] = receiver
    from.tithed = tithed
    g:note("gift", { player = player, receiver = receiver, gold = gold, food = food })
end

-- One turn. Returns whether a gift was made.
function tithe.turn(g, player)
    local choice = gifts(g, player)
    choice[#choice + 1] = "pass"
    local answer = g:ask(player, { name = "tithe", rule = "63", choice = choice, default = "pass",
        say = "Tithe: make a gift of at most 1 gold and 1 food, or pass?" })
    if answer == "pass" then
        return false
    end
    local has_gold = answer[3] == "gold"
    local has_food = answer[#answer] == "food"
    g:rule "63"
    give(g, player, answer[2], has_gold and 1 or 0, has_food and 1 or 0)
    return true
end

function tithe.phase(g)
    if not g.rules.tithe then
        return
    end
    g:rule "63"
    g:rounds { players = kingdoms.in_order(g), step = "tithe", able = function(player)
        return #gifts(g, player) > 0
    end }
end

return tithe
