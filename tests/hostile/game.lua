-- A small game for hostile scripts: both players first choose a number and then
-- give each of their pieces an order; dice and what both have said decide the points. There is
-- a hand that the other does not see.
local law = require "lawspeaker"

local function deal(g)
    for number = 1, 6 do
        g.card:add({ value = number }, g.deck)
    end
    g.deck:shuffle "deck"
    for _, player in ipairs(g.players) do
        g.seat:add { who = player }
        g.hand[player]:put(g.deck:top())
        g.hand[player]:put(g.deck:top())
        for number = 1, 3 do
            g.piece:add { owner = player, strength = number }
        end
    end
end

local function numbers(g)
    local questions = {}
    for index, player in ipairs(g.players) do
        questions[index] = { player, { name = "bid", number = { 1, 5 }, default = 1 } }
    end
    local answers = g:ask_all(questions)
    for index, player in ipairs(g.players) do
        for seat in g.seat:each() do
            if seat.who == player then
                seat.points = seat.points + answers[index] * g:roll("d6", "bid")
            end
        end
    end
end

local function orders_of(g, player)
    local slots = {}
    for piece in g.piece:each() do
        if piece.owner == player then
            slots[#slots + 1] = { piece, choice = { "stay", "go" }, default = "stay" }
        end
    end
    return { player, { name = "orders", slots = slots } }
end

local function orders(g)
    local questions = {}
    for index, player in ipairs(g.players) do
        questions[index] = orders_of(g, player)
    end
    local answers = g:ask_all(questions)
    for index, player in ipairs(g.players) do
        for _, order in ipairs(answers[index]) do
            local piece = order[1]
            if order[2] == "go" and g:roll("d6", player) > 3 then
                piece.strength = piece.strength + 1
            end
        end
    end
    g.is_over = true
end

return law.game {
    name = "hostile", api = 1, players = { min = 2, max = 2 },
    state = {
        { "card", { value = "count" } },
        { "seat", { who = "player", points = "count" } },
        { "piece", { owner = "player", strength = "count" } },
        { "deck", { zone_of = "card", seen_by = "nobody" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { globals = { is_over = "flag" } },
    },
    setup = deal,
    phases = { { "numbers", numbers }, { "orders", orders } },
    finished = function(g)
        return g.is_over and { winners = {}, draw = true, reason = "all is said" }
    end,
    score = function(g, player)
        local points = 0
        for seat in g.seat:each() do
            points = points + (seat.who == player and 100 * seat.points or 0)
        end
        for piece in g.piece:each() do
            points = points + (piece.owner == player and piece.strength or 0)
        end
        return points
    end,
}
