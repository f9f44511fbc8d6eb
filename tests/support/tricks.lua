-- A small game for tests of records and saves: hidden hands, a hidden column, cards played at once,
-- a step with a question and a roll in it.
local checks = require "checks"
local law = require "lawspeaker"

local tricks = {}

local function setup(g)
    for _, player in ipairs(g.players) do
        g.seat:add { who = player }
    end
    for number = 1, g.options.size do
        g.card:add({ suit = g.suit:get(number % 2 + 1), value = number, name = "C" .. number },
            g.deck)
    end
    g.deck:shuffle "deck"
    for _, player in ipairs(g.players) do
        for _ = 1, g.rules.cards do
            g.hand[player]:put(g.deck:top())
        end
    end
end

local function collect(place)
    local list = {}
    for row in place:each() do
        list[#list + 1] = row
    end
    return list
end

-- All play a card at once; the highest wins a point and may win another.
local function play(g)
    g.round = g.round + 1
    g:rule "T5"
    local questions = {}
    for index, player in ipairs(g.players) do
        questions[index] = { player, { name = "card", pick = collect(g.hand[player]), min = 1,
            max = 1 } }
    end
    local answers = g:ask_all(questions)
    local best, winner
    for index, player in ipairs(g.players) do
        local card = answers[index][1]
        g.trick:put(card)
        if not best or card.value > best.value then
            best, winner = card, player
        end
    end
    g:note("taken", { card = best, who = winner, next = g.deck:top() })
    for seat in g.seat:each() do
        if seat.who == winner then
            g:enter("bonus", seat)
        end
    end
    for _, card in ipairs(collect(g.trick)) do
        g.card:remove(card)
    end
    for _, player in ipairs(g.players) do
        if g.deck:top() then
            g.hand[player]:put(g.deck:top())
        end
    end
end

local function bonus(g, seat)
    g:rule "T2"
    seat.points = seat.points + 1
    seat.bid = g:ask(seat.who, { name = "bid", number = { 1, 3 } })
    if g:roll("d6", "bonus") >= g.rules.bonus then
        seat.points = seat.points + 1
    end
    return seat.points
end

local function finished(g)
    for seat in g.seat:each() do
        if seat.points >= g.rules.points then
            return { winners = { seat.who }, reason = "enough points" }
        end
    end
    if #g.hand[g.players[1]] == 0 then
        return { winners = {}, draw = true, reason = "no cards are left" }
    end
end

-- The game; `changes`: fields of the form that are to be others.
function tricks.declare(changes)
    local form = {
        name = "tricks", title = "Tricks", api = 1, players = { min = 2, max = 4 },
        rules = {
            { "points", 9, "T1", "points that win", least = 1 },
            { "bonus", 4, "T2", "what a roll for another point must reach", least = 2, most = 7 },
            { "cards", 3, "T3", "cards in a hand", least = 1, most = 5 },
            { "limit", law.no_limit, "T6", "nothing that is used" },
        },
        options = { { "size", 24, "cards in the deck" } },
        state = {
            { "suit", { name = "text" }, static = true },
            { "card", { suit = "suit", value = "count", name = "text" } },
            { "seat", { who = "player", points = "count",
                bid = { type = "count", seen_by = "who" } } },
            { "deck", { zone_of = "card", seen_by = "nobody" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { "trick", { zone_of = "card" } },
            { globals = { round = "count" } },
        },
        board = function(g)
            g.suit:add { name = "spades" }
            g.suit:add { name = "hearts" }
        end,
        setup = setup,
        phases = { { "play", play, rule = "T4" } },
        steps = { bonus = bonus },
        finished = finished,
        notes = { { "taken", "{who} takes with {card}, before {next}" } },
    }
    for key, value in law.pairs(changes or {}) do
        form[key] = value
    end
    return law.game(form)
end

tricks.game = tricks.declare()
tricks.SOURCES = { { "tricks/game.lua", "0123456789abcdef" } }

-- A match of three, unless `fields` say otherwise.
function tricks.start(fields)
    local form = { players = { "ann", "bob", "cid" }, seed = 5, sources = tricks.SOURCES }
    for key, value in law.pairs(fields or {}) do
        form[key] = value
    end
    return tricks.game:start(form)
end

-- Answers so many questions by chance; the later ones of a batch first when `backwards`.
function tricks.play(match, random, count, backwards)
    while count > 0 and not match:result() do
        local open = match:pending()
        for index = 1, #open do
            local asked = open[backwards and #open + 1 - index or index]
            if count > 0 then
                checks.is_true("submitted",
                    match:submit(asked.number, match:sample(asked.number, random)))
                count = count - 1
            end
        end
        match:advance()
    end
end

return tricks
