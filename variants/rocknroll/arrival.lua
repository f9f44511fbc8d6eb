-- Arrival (rules 15, 16, 23, 52, R2, R5): who goes first, orders from the common deck, units from
-- the own deck or the HQ.
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"

local arrival = {}

-- R2: the first player of round 1.
function arrival.first_player(g)
    g:rule "R2"
    local first = g.rules.first_player
    if first == "die" then
        first = g:roll("1d6", "first") <= 3 and "vpa" or "vietnam"
    end
    g.first = first
    g:note("first", { player = first })
end

function arrival.in_turn_order(g)
    return { g.first, board.other_side(g.first) }
end

-- R5: one at a time, first player first. Rule 52: a deck that is too small is made anew before.
local function deal_orders(g, each)
    if #g.deck < each * #g.players then
        cards.rebuild(g, "52")
    end
    g:rule "15"
    local dealt = {}
    for _ = 1, each do
        for _, player in ipairs(arrival.in_turn_order(g)) do
            dealt[player] = (dealt[player] or 0) + cards.draw(g, player, 1)
        end
    end
    for _, player in ipairs(arrival.in_turn_order(g)) do
        g:note("orders_dealt", { player = player, cards = dealt[player] or 0 })
    end
end

-- R5, rule 23: some, or all, may be picked from the HQ; the rest comes from the top of the deck.
-- When that has too few, the HQ gives what it has.
local function receive_units(g, player, due)
    local deck, hq = g.unit_deck[player], g.hq[player]
    local picked = {}
    local most = math.min(due, #hq)
    local least = math.max(0, math.min(due - #deck, #hq))
    if most > 0 then
        local reserve = {}
        for unit in hq:each() do
            reserve[#reserve + 1] = unit
        end
        picked = g:ask(player, { name = "arrival", rule = "23", pick = reserve,
            min = least, max = most,
            say = string.format("You receive %d units. Which of them from your HQ, and not from "
                .. "the top of your deck?", due) })
    end
    g:rule "R5"
    local names = {}
    for index, unit in ipairs(picked) do
        names[index] = unit.name
        g.active[player]:put(unit)
    end
    local drawn = 0
    while drawn < due - #picked and #deck > 0 do
        g.active[player]:put(deck:top())
        drawn = drawn + 1
    end
    -- The HQ lay face up (22), so all have seen who was picked; the rows are hidden from here on.
    g:note("units_received", { player = player, deck = drawn,
        hq = #names > 0 and table.concat(names, ", ") or "none" })
end

function arrival.phase(g)
    g:rule "14"
    g.round = g.round + 1
    g:note("round", { round = g.round, player = g.first })
    local is_first = g.round == 1
    deal_orders(g, is_first and g.rules.first_orders or g.rules.arrival_orders)
    for _, player in ipairs(arrival.in_turn_order(g)) do
        receive_units(g, player, is_first and g.rules.first_units or g.rules.arrival_units)
    end
end

return arrival
