-- In which order players come: clockwise from one of them, or by initiative.
local board = require "transactions.board"

local turn_order = {}

-- Clockwise from a player, those that are out left aside.
function turn_order.from(g, player)
    local first = 1
    for seat, other in ipairs(g.players) do
        first = other == player and seat or first
    end
    local list = {}
    for step = 0, #g.players - 1 do
        local other = g.players[(first - 1 + step) % #g.players + 1]
        if not board.sheet(g, other).is_out then
            list[#list + 1] = other
        end
    end
    return list
end

-- The least number of a player's strategy cards; without any it comes last.
local function number_of(g, player)
    local least = 100
    for card in g.strategy[player]:each() do
        least = math.min(least, card.number)
    end
    return least
end

-- By initiative; those without strategy cards in the order of the speaker.
function turn_order.initiative(g)
    local list, seat, number = turn_order.from(g, g.speaker), {}, {}
    for index, player in ipairs(list) do
        seat[player], number[player] = index, number_of(g, player)
    end
    table.sort(list, function(one, other)
        if number[one] ~= number[other] then
            return number[one] < number[other]
        end
        return seat[one] < seat[other]
    end)
    return list
end

return turn_order
