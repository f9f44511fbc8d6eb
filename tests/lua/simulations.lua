-- Simulations can be played on: in random matches of the games that come along a player who is
-- asked something simulates, from the match or from a replica of it, and all is answered by chance.
-- No rule raises in what is made up. LAWSPEAKER_GAMES: as many matches of each game, with more
-- questions.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local handing = require "lawspeaker.game.handing"

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/standard.lua"

local MATCHES <const> = tonumber(os.getenv "LAWSPEAKER_GAMES")
local QUESTIONS <const> = MATCHES and 30 or 4 -- of a match, at which somebody simulates
local SIMULATED_MOST <const> = MATCHES and 200 or 40 -- batches

local johvets = require "johvets.game"
local mighty_kingdoms = require "mighty_kingdoms.game"
-- batches: about as many as a match has. least: at so many of a hundred questions somebody can
-- simulate.
local GAMES <const> = {
    { name = "transactions", game = require "transactions.game", players = 3, batches = 480,
        least = 80 },
    { name = "rocknroll", game = require "rocknroll.game", players = 2, batches = 240,
        least = 95 },
    { name = "mighty kingdoms", game = mighty_kingdoms, players = 3, batches = 240, least = 95 },
    { name = "mighty kingdoms on a table", game = mighty_kingdoms, players = 2, batches = 240,
        rules = { battles = "tabletop" }, least = 95 },
    { name = "johvets", game = johvets, players = 3, batches = 90, least = 70 },
    { name = "johvets without talks", game = johvets, players = 2, batches = 60,
        rules = { negotiation_rounds = 0 }, least = 100 },
    { name = "fog", game = johvets, players = 2, batches = 60, variant = require "johvets.fog",
        least = 0 },
}

-- What the player of a question takes the match to be: of the match itself, or as its bot does that
-- is told of it.
local function view_of(game, kept, match, one, is_told)
    local player, truth = one.player, core.match_details(match)
    if not is_told then
        return match:view(player)
    end
    kept[player] = kept[player]
        or handing.open(game.game, game.variant, handing.opening(truth, player))
    local data = assert(handing.give(truth, player, one.number, one.number))
    return core.match_new(handing.take(kept[player], data)):view(player)
end

local function check_question(game, kept, where, match, one, is_told)
    local simulation, reason = view_of(game, kept, match, one, is_told):simulate(one.number)
    game.asked = game.asked + 1
    if not simulation then
        checks.equal(where .. ": a reason", type(reason), "string")
        return
    end
    game.simulated = game.simulated + 1
    local result = simulation:play { batches = SIMULATED_MOST }
    checks.is_true(where .. ": nothing fails in it: " .. (result and result.reason or ""),
        not (result and result.failed))
end

local function check_match(game, seed)
    local match = game.game:start { players = game.players, seed = seed, rules = game.rules,
        variant = game.variant, record = false }
    local random, kept = law.random(seed), {}
    local chance = QUESTIONS * 1000 // game.batches
    for batch = 1, game.batches do
        local pending = match:pending()
        if match:result() then
            break
        elseif random:integer(1000) <= chance then
            local one = random:pick(pending)
            local where = string.format("%s, seed %d, batch %d, %s %s", game.name, seed, batch,
                one.player, one.name)
            local is_fine, raised = pcall(check_question, game, kept, where, match, one,
                batch % 2 == 0)
            checks.is_true(where .. ": " .. tostring(raised), is_fine)
        end
        for _, one in ipairs(pending) do
            assert(match:submit(one.number, match:sample(one.number, random)))
        end
        match:advance()
    end
end

for _, game in ipairs(GAMES) do
    game.asked, game.simulated = 0, 0
    local clock = os.clock()
    for seed = 1, MATCHES or 1 do
        check_match(game, seed)
    end
    if os.getenv "LAWSPEAKER_TELL" then
        print(game.name, game.asked, game.simulated, os.clock() - clock)
    end
    checks.is_true(game.name .. ": there are simulations",
        game.simulated * 100 >= game.asked * game.least)
end

-- ---- Frames around the one that waits ----

-- Whoever holds the ace is asked in secret, around the step in which all wait: where it lies in
-- what is made up, the frame around has to be one in which that player was asked.
local CARDS <const> = { "ace", "king", "queen", "jack" }

local function ace_game(check)
    return law.game {
        name = "aces", api = 1, players = { min = 3, max = 3 },
        state = {
            { globals = { secret = { type = "count", seen_by = "nobody" }, ended = "flag" } },
            { "card", { name = CARDS } },
            { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        },
        setup = function(g)
            for _, name in ipairs(CARDS) do
                g.card:add({ name = name }, g.deck)
            end
            g.deck:shuffle()
            for _, player in ipairs(g.players) do
                g.hand[player]:put(g.deck:top())
            end
            g.secret = 7
        end,
        steps = {
            round = function(g)
                for _, player in ipairs(g.players) do
                    g:ask(player, { name = "go", choice = { "on" } })
                end
                check(g)
            end,
        },
        phases = {
            { "round", function(g)
                for _, player in ipairs(g.players) do
                    if g.hand[player]:top().name == "ace" then
                        g:ask(player, { name = "ace", choice = { "keep", "tell" }, hidden = true,
                            seen_by = player })
                    end
                end
                g:enter "round"
                g.ended = true
            end },
        },
        finished = function(g)
            return g.ended and { winners = { g.players[1] } } or nil
        end,
        score = function() return 1 end,
    }
end

local function answer_all(match, random)
    for _, one in ipairs(match:pending()) do
        assert(match:submit(one.number, match:sample(one.number, random)))
    end
    match:advance()
end

local function ace_match(game, seed)
    local match, random = game:start { seed = seed, record = false }, law.random(seed)
    while match:pending()[1].player ~= "p2" or match:pending()[1].name ~= "go" do
        answer_all(match, random)
    end
    return match, random
end

local aces = ace_game(function() end)
for seed = 1, 20 do
    local match = ace_match(aces, seed)
    local simulation = assert(match:view("p2"):simulate(seed))
    local result = simulation:play()
    checks.equal("aces, seed " .. seed .. ": it ends as the game does",
        result.reason or result.winners[1], "p1")
end

-- A rule that raises in what is made up ends the simulation, and nothing else.
local match, random = ace_match(ace_game(function(g)
    assert(g.secret == 7, "the secret is lost")
end), 1)
local simulation = match:view("p2"):simulate(1)
checks.equal("before", simulation:score(), 1)
local result = simulation:play()
checks.equal("it failed", result.failed, true)
checks.equal("nobody wins", #result.winners .. tostring(result.draw), "0true")
checks.is_true("it says why: " .. result.reason,
    string.find(result.reason, "^what was made up cannot go on: .*the secret is lost") ~= nil)
checks.equal("nothing is open", #simulation:pending(), 0)
checks.equal("it does not go on", simulation:advance(), false)
checks.equal("no score", simulation:score(), nil)
checks.equal("none of a view", simulation:view():score(), nil)
checks.equal("nor of a clone", simulation:clone():result().failed, true)
while not match:result() do
    answer_all(match, random)
end
checks.equal("the match goes on", match:result().winners[1], "p1")

-- Whoever is asked for answers while a simulation plays cannot go on with that simulation.
local pair = law.game { name = "pair", api = 1, players = { min = 2, max = 2 },
    state = { { globals = { sum = "count" } } },
    phases = { { "round", function(g)
        local one = { name = "go", number = { 0, 9 } }
        for _, number in ipairs(g:ask_all { { "p1", one }, { "p2", one } }) do
            g.sum = g.sum + number
        end
    end } },
    finished = function(g) return g.sum > 20 and { winners = {}, draw = true } or nil end }
local played = pair:start({ record = false }):view("p1"):simulate(1)
local ways = {
    submit = function(question) return played:submit(question.number, 1) end,
    advance = function() return played:advance() end,
    play = function() return played:play { batches = 1 } end,
}
for name, way in pairs(ways) do
    checks.raises("simulation:" .. name .. ": the function that simulation:play asks for answers "
        .. "cannot go on with the simulation that is played: it can with a clone of it",
        function() played:play { answer = way } end)
end
checks.equal("with a clone it can", #played:pending(), 2)
played:play { batches = 1, answer = function(question)
    return played:clone(1):play() and question.number or nil
end }
checks.equal("and the simulation goes on", played:view().sum, 3)

-- What a game makes up can fail: there is no simulation then, and why.
local failing = law.game { name = "failing", api = 1, players = { min = 2, max = 2 },
    state = { { globals = { secret = { type = "count", seen_by = "nobody" } } } },
    imagine = function() error "out of ideas" end,
    phases = { { "round", function(g) g:ask("p1", { name = "go", number = { 0, 9 } }) end } } }
local made, why = failing:start({ record = false }):view("p1"):simulate(1)
checks.equal("no simulation", made, nil)
checks.is_true("why: " .. why, string.find(why, "^what is hidden could not be made up: ")
    and string.find(why, "out of ideas", 1, true) ~= nil)

checks.finish()
