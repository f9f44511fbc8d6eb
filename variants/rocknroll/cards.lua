-- The order cards (R4, section 7): what there is, who may use it, and the piles they lie in. Cards
-- of one name are all alike, so players name the kind of card and never a single one.
local cards = {}

-- A faction order has the suit and the colours of one side, and only that side uses it (40).
local CATALOGUE <const> = {
    { name = "spade", suit = "spades", rule = "spades" }, -- 39
    { name = "diamond", suit = "diamonds", rule = "diamonds" }, -- 39
    { name = "napalm", suit = "spades", faction = "vpa", rule = "napalm_cards" }, -- 42
    { name = "artillery", suit = "spades", faction = "vietnam", rule = "artillery_cards" }, -- 42
}

function cards.names()
    local names = {}
    for index, entry in ipairs(CATALOGUE) do
        names[index] = entry.name
    end
    return names
end

-- How many cards there are in all.
function cards.total(rules)
    local total = 0
    for _, entry in ipairs(CATALOGUE) do
        total = total + rules[entry.rule]
    end
    return total
end

-- R4, rule 8: one deck, shared by both sides.
function cards.setup(g)
    g:rule "R4"
    for _, entry in ipairs(CATALOGUE) do
        for _ = 1, g.rules[entry.rule] do
            g.card:add({ name = entry.name }, g.deck)
        end
    end
    g.deck:shuffle "orders"
end

-- A card of this name in a player's hand, or nil.
function cards.in_hand(g, player, name)
    for card in g.hand[player]:each() do
        if card.name == name then
            return card
        end
    end
    return nil
end

-- The names of the cards that a player holds, each once, in the order of the catalogue.
function cards.held(g, player)
    local names = {}
    for _, entry in ipairs(CATALOGUE) do
        if cards.in_hand(g, player, entry.name) then
            names[#names + 1] = entry.name
        end
    end
    return names
end

-- The name of the card with which a player orders an attack or a manoeuvre (39), or nil. A faction
-- order is played for its text alone (41), unless the house lets its own side use the suit too.
function cards.of_suit(g, player, suit)
    for _, entry in ipairs(CATALOGUE) do
        local is_own = entry.faction == player and g.rules.faction_suit
        if entry.suit == suit and (entry.faction == nil or is_own)
            and cards.in_hand(g, player, entry.name) then
            return entry.name
        end
    end
    return nil
end

-- The faction orders that a player may play and holds (40).
function cards.faction_orders(g, player)
    local names = {}
    for _, entry in ipairs(CATALOGUE) do
        if entry.faction == player and cards.in_hand(g, player, entry.name) then
            names[#names + 1] = entry.name
        end
    end
    return names
end

-- Rule 35: an order is revealed, applied, and then discarded. While it is applied it lies on the
-- table and is nobody's to spend.
function cards.reveal(g, player, name)
    g:rule "35"
    local card = cards.in_hand(g, player, name)
    g.played:put(card)
    return card
end

-- Rule 10: discards lie face up, the latest on top.
function cards.discard(g, card)
    g.discard:put(card, 1)
end

-- A player takes orders from the deck, as many of them as there are: with the deck empty there is
-- nothing to be had until it is made anew (53). Returns how many.
function cards.draw(g, player, count)
    local drawn = 0
    while drawn < count and #g.deck > 0 do
        g.hand[player]:put(g.deck:top())
        drawn = drawn + 1
    end
    return drawn
end

-- Rules 51 and 52: all hand in the orders they hold; with the discards they make a new deck.
function cards.rebuild(g, rule)
    g:rule(rule)
    local places = { g.discard }
    for _, player in ipairs(g.players) do
        places[#places + 1] = g.hand[player]
    end
    for _, place in ipairs(places) do
        for card in place:each() do
            g.deck:put(card)
        end
    end
    g.deck:shuffle "orders"
    g:note("new_deck", { cards = #g.deck })
end

return cards
