"""Small games for the tests of the commands.

DUEL has hidden hands, a simultaneous secret choice, dice and a variant; KINDS asks a question of
each kind, and does little with the answers. TALLY is a game for scenarios, and TALLIES are two of
them.
"""

DUEL = """
local law = require "lawspeaker"

local function score_of(g, player)
    for score in g.score:each() do
        if score.owner == player then
            return score
        end
    end
end

local function best(g)
    local winner
    for _, player in ipairs(g.players) do
        if not winner or score_of(g, player).points > score_of(g, winner).points then
            winner = player
        end
    end
    return winner
end

local function hand_of(g, player)
    local cards = {}
    for card in g.hand[player]:each() do
        cards[#cards + 1] = card
    end
    return cards
end

return law.game {
    name = "duel", title = "The Duel", api = 1,
    players = { min = 2, max = 4 },
    rules = {
        { "rounds", 2, "D1", "how many rounds are played", least = 1, most = 3 },
        { "lucky", true, "D3", "a die is rolled for luck" },
    },
    options = { { "greeting", "hello", "what is said at the start" } },
    state = {
        { "card", { name = "id", rank = { least = 1, most = 20 } } },
        { "score", { owner = "player", points = "count" } },
        { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { "played", { zone_of = "card" } },
        { globals = { round = "count" } },
    },
    notes = {
        { "greeting", "{words}" },
        { "shows", "{player} shows {card}" },
        { "luck", "{player} has luck: {points}" },
    },
    setup = function(g)
        g:note("greeting", { words = g.options.greeting })
        for rank = 1, 12 do
            g.card:add({ name = "card" .. rank, rank = rank }, g.deck)
        end
        g.deck:shuffle "deal"
        for _, player in ipairs(g.players) do
            g.score:add { owner = player }
            for _ = 1, 3 do
                g.hand[player]:put(g.deck:top())
            end
        end
    end,
    phases = { { "round", function(g)
        g:rule "D2"
        g.round = g.round + 1
        local questions = {}
        for index, player in ipairs(g.players) do
            questions[index] = { player, { name = "card", say = "Which card do you play?",
                choice = hand_of(g, player) } }
        end
        local cards = g:ask_all(questions)
        local winner, highest
        for index, player in ipairs(g.players) do
            g.played:put(cards[index])
            g:note("shows", { player = player, card = cards[index] })
            if not highest or cards[index].rank > highest then
                winner, highest = player, cards[index].rank
            end
        end
        if g.rules.lucky then
            g:rule "D3"
            local luck = g:roll("1d6", "luck")
            g:note("luck", { player = winner, points = luck })
            local score = score_of(g, winner)
            score.points = score.points + luck
        end
    end } },
    finished = function(g)
        if g.round >= g.rules.rounds then
            return { winners = { best(g) }, reason = "the rounds are over" }
        end
    end,
    show = function(view)
        local lines = { "round " .. view.round }
        for _, player in ipairs(view.players) do
            local names = {}
            for card in view.hand[player]:each() do
                names[#names + 1] = card.name or "?"
            end
            lines[#lines + 1] = string.format("%s: %d points, %d cards%s", player,
                score_of(view, player).points, #view.hand[player],
                player == view.player and ": " .. table.concat(names, " ") or "")
        end
        return table.concat(lines, "\\n")
    end,
}
"""

UNLUCKY = """
local law = require "lawspeaker"
return law.variant { name = "unlucky", game = "duel", rules = { lucky = false } }
"""

KINDS = """
local law = require "lawspeaker"
return law.game {
    name = "kinds", title = "All kinds", api = 1,
    players = { "red", "blue" },
    state = {
        { "unit", { name = "id", owner = "player" } },
        { globals = { said = { text = 100 } } },
    },
    notes = { { "done", "{what}" } },
    setup = function(g)
        for number = 1, 3 do
            g.unit:add { name = "u" .. number, owner = "red" }
        end
    end,
    phases = { { "all", function(g)
        local orders = { "stay", { "move", "a2" }, { "move", "a3" } }
        local slots = {}
        for unit in g.unit:each() do
            slots[#slots + 1] = { unit, choice = orders, default = "stay" }
        end
        local sheet = g:ask("red", { name = "orders", say = "Your orders?", rule = "K1",
            slots = slots, check = function(answer)
                local moves = 0
                for _, pair in ipairs(answer) do
                    moves = moves + (pair[2] == "stay" and 0 or 1)
                end
                return moves < 3, "all three cannot move at once"
            end })
        for _, pair in ipairs(sheet) do
            g:note("done", { what = pair[1].name .. " " .. (pair[2] == "stay" and "stays"
                or "goes to " .. pair[2][2]) })
        end
        local number = g:ask("red", { name = "number", say = "How many?", number = { 2, 7 } })
        g:note("done", { what = "number " .. number })
        local some = g:ask("red", { name = "some", say = "Which?", pick = { "axe", "bow", "cup" },
            min = 1, max = 2 })
        g:note("done", { what = "picked " .. table.concat(some, " and ") })
        local deal = g:ask("red", { name = "deal", say = "What do you offer?", proposal = {
            { "to", { choice = { "blue", "nobody" } } }, { "gold", { number = { 0, 5 } } },
            { "words", { text = 40 } },
        } })
        g:note("done", { what = string.format("%d for %s: %s", deal.gold, deal.to, deal.words) })
        g.said = g:ask("red", { name = "say", say = "Last words?", text = 60 })
        g:note("done", { what = "said " .. g.said })
        g:finish { winners = { "red" }, reason = "all is said" }
    end } },
}
"""

TALLY = """
local law = require "lawspeaker"
local count, seen = 0, {}
return law.game { name = "tally", api = 1, players = { "red" },
    state = { { globals = { total = "count", hidden = "count" } } },
    notes = { { "adds", "{red} adds {n}" } },
    phases = { { "add", function(g)
        local n = g:ask("red", { name = "n", number = { 1, 9 } })
        g.total = g.total + n
        REMEMBER
    end } },
    finished = function(g)
        if g.total >= 9 then
            return { winners = { "red" } }
        end
    end }
"""

TALLIES = """
local law = require "lawspeaker"
law.scenario { name = "three", game = "tally", answers = { { "red", 3 }, { "red", 1 } },
    expect = { globals = { total = 4 } } }
law.scenario { name = "five", game = "tally", answers = { { "red", 5 } },
    expect = { globals = { total = 5 } } }
"""
