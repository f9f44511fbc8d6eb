-- What players pay with: order cards, and units of the active set or on Points (R7, R10). A unit
-- paid goes to its owner's HQ, which is no death (R7, 20); a card goes to the discards.
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"

local payments = {}

-- A player's units that can be paid with, the acting one excepted: the active set's first.
function payments.units(g, player, acting)
    local list = {}
    for unit in g.active[player]:each() do
        list[#list + 1] = unit
    end
    for _, unit in ipairs(board.army(g, player)) do
        if unit ~= acting then
            list[#list + 1] = unit
        end
    end
    return list
end

-- R7: what is spare for a reroll: kinds of orders in hand, and units.
function payments.spare(g, player, acting)
    local list = cards.held(g, player)
    for _, unit in ipairs(payments.units(g, player, acting)) do
        list[#list + 1] = unit
    end
    return list
end

-- How many cards that is, which everybody can count.
function payments.spare_count(g, player, acting)
    return #g.hand[player] + #payments.units(g, player, acting)
end

-- Pays with one card: the name of a kind of order, or a unit.
function payments.pay(g, player, what)
    if type(what) == "string" then
        cards.discard(g, cards.in_hand(g, player, what))
        g:note("discarded", { player = player, card = what })
    else
        g.hq[what.side]:put(what)
        g:note("given_up", { player = player, unit = what })
    end
end

-- The rest of a price of several cards, after the first: one question each.
function payments.rest(g, player, price, offers)
    for left = price - 1, 1, -1 do
        payments.pay(g, player, g:ask(player, {
            name = "payment", rule = "R7",
            say = string.format("What else do you pay with? %d more.", left),
            choice = offers(),
        }))
    end
end

return payments
