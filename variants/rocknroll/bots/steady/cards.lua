-- What the bot's own cards are worth to it.
local cards = {}

cards.ORDER = 30 -- an attack or a manoeuvre
cards.SUPERWEAPON = 45
cards.FOREIGN = 4 -- a faction order of the other side is good for nothing but paying (40)

local FACTION <const> = { napalm = "vpa", artillery = "vietnam" }

function cards.worth(name, player)
    if not FACTION[name] then
        return cards.ORDER
    end
    return FACTION[name] == player and cards.SUPERWEAPON or cards.FOREIGN
end

-- The names in a player's own hand, with how many of each.
function cards.count(view, player)
    local count = { spade = 0, diamond = 0, napalm = 0, artillery = 0 }
    for card in view.hand[player]:each() do
        count[card.name] = count[card.name] + 1
    end
    return count
end

return cards
