-- Twins: matches that are played differently and look the same to a player are handed over to it as
-- the same bytes, whatever became of what the others did in secret: returned by steps, handed to
-- them, counted, triggered, written where the player does not see it. So no bot can find it out.
-- And what is made up in its place is not always the same.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local handing = require "lawspeaker.game.handing"
local imagining = require "lawspeaker.game.imagining"

local equal, is_true = checks.equal, checks.is_true

local WAYS <const> = 6        -- in which the others play
local SIMULATIONS <const> = 8 -- of each case

-- ---- Cases ----

local GLOBALS <const> = { globals = { told = "count" } }
local PLANS <const> = { "plan", { owner = "player", n = "count" }, seen_by = "owner" }
local SECRET <const> = { globals = { told = "count",
    secret = { type = "count", seen_by = "nobody" } } }
local NAMES <const> = { "a", "b", "c", "d", "e", "f" }
local CARDS <const> = { GLOBALS, { "card", { name = NAMES } },
    { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
    { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
    { "pile", { zone_of = "card", seen_by = "nobody" } } }

-- A number that a player thinks of in secret.
local function think(g, player)
    return g:ask(player, { name = "think", number = { 0, 99 }, hidden = true })
end

-- p1 is asked: here matches are handed over to it.
local function go(g)
    g:ask("p1", { name = "go", number = { 0, 9 } })
end

-- What comes of a secret, for all to see.
local function tell(g, n)
    g.told = n
    g:ask("p1", { name = "after", number = { 0, 9 } })
end

local function lay_cards(g)
    for _, name in ipairs(NAMES) do
        g.card:add({ name = name }, g.deck)
    end
    g.deck:shuffle()
end

local function hold(g, player)
    for _ = 1, 2 do
        g.hand[player]:put(g.deck:top())
    end
end

local CASES <const> = {
    { "returned", steps = { think = think },
        run = function(g)
            local n = g:enter("think", "p2")
            go(g)
            tell(g, n)
        end },
    { "returned from a step in a step",
        steps = { think = think, both = function(g)
            return { g:enter("think", "p2"), g:enter("think", "p3") }
        end },
        run = function(g)
            local list = g:enter "both"
            go(g)
            tell(g, list[1])
        end },
    { "whether somebody acted",
        steps = { turn = function(g, player)
            if player == "p1" then
                go(g)
            end
            return think(g, player) > 50
        end },
        run = function(g)
            tell(g, g:rounds { players = { "p2", "p3", "p1" }, step = "turn" })
        end },
    { "handed to steps",
        steps = { used = function() end, use = function(g, n)
            go(g)
            tell(g, n)
        end },
        run = function(g)
            local n = think(g, "p2")
            g:enter("used", n)
            g:enter("use", n)
        end },
    { "which step is entered",
        steps = { low = function() end, high = function() end },
        run = function(g)
            local n = think(g, "p2")
            g:enter(n > 50 and "high" or "low")
            go(g)
            tell(g, n)
        end },
    { "how many are entered", steps = { tick = function() end },
        run = function(g)
            local n = think(g, "p2")
            for _ = 1, n % 5 do
                g:enter "tick"
            end
            go(g)
            tell(g, n)
        end },
    { "how much is asked",
        run = function(g)
            local n = think(g, "p2")
            for _ = 1, n % 4 do
                think(g, "p3")
            end
            go(g)
            tell(g, n)
        end },
    { "triggered",
        steps = { act = function(g, player)
            g:trigger { name = "boom", n = think(g, player) }
        end },
        run = function(g)
            g:react { by = "p1", action = function()
                g:enter("act", "p2")
                go(g)
            end, run = function(ability) tell(g, ability.n) end }
        end },
    { "rolled for one", is_rolled = true,
        steps = { peek = function(g, player) return (g:roll("1d6", "peek", player)) end },
        run = function(g)
            local n = g:enter("peek", "p2")
            local own = g:roll("1d6", "own", "p3")
            go(g)
            tell(g, n * 10 + own)
        end },
    { "read from what nobody sees", state = { SECRET },
        steps = { peek = function(g) return g.secret end },
        before = function(g) g.secret = think(g, "p2") end,
        run = function(g)
            local n = g:enter "peek"
            go(g)
            tell(g, n)
        end, is_constant = true },
    { "made up by the game", state = { SECRET },
        imagine = function(g, _, random) g.secret = random:integer(100) end,
        before = function(g) g.secret = think(g, "p2") // 50 end,
        run = function(g)
            go(g)
            tell(g, g.secret)
        end },
    { "kept in rows", state = { GLOBALS, PLANS },
        run = function(g)
            local n = think(g, "p2")
            for number = 1, n % 5 do
                g.plan:add { owner = "p2", n = n + number }
            end
            g.plan:add { owner = "p1", n = 1 }
            go(g)
            tell(g, n)
        end },
    { "rows made up by the game", state = { GLOBALS, PLANS },
        imagine = function(g, player, random)
            if player ~= "p2" then
                g.plan:add { owner = "p2", n = random:integer(9) }
            end
        end,
        before = function(g)
            local n = think(g, "p2")
            for number = 1, n % 3 do
                g.plan:add { owner = "p2", n = n + number }
            end
        end,
        run = function(g)
            go(g)
            local n = 0
            for row in g.plan:each() do
                n = n + row.n
            end
            tell(g, n)
        end },
    { "a card put away", state = CARDS, setup = lay_cards,
        steps = { put = function(g, player)
            local list = {}
            for row in g.hand[player]:each() do
                list[#list + 1] = row
            end
            local card = g:ask(player, { name = "put", choice = list, hidden = true })
            g.pile:put(card)
            return card, card.name
        end },
        before = function(g)
            hold(g, "p1")
            hold(g, "p2")
        end,
        run = function(g)
            local card, name = g:enter("put", "p2")
            go(g)
            is_true("the row and its name belong together", card.name == name)
            tell(g, string.byte(name))
        end },
}

local function game_of(case)
    local phases = { { "play", case.run } }
    if case.before then
        table.insert(phases, 1, { "before", case.before })
    end
    return law.game { name = "twin", api = 1, players = { min = 3, max = 3 },
        state = case.state or { GLOBALS }, setup = case.setup, steps = case.steps,
        imagine = case.imagine, phases = phases, finished = function() return false end }
end

-- ---- Playing ----

local function answer_of(match, one, way)
    local answers = {}
    for answer in match:legal(one.number) do
        answers[#answers + 1] = answer
        if #answers == 100 then
            break
        end
    end
    if one.player == "p1" then
        return answers[5] or answers[1]
    end
    return answers[(way * 17 + #one.name + one.number) % #answers + 1]
end

local function find_question(match, name)
    for _, one in ipairs(match:pending()) do
        if one.player == "p1" and one.name == name then
            return one
        end
    end
end

-- Plays until p1 is asked to go; the others think of other things in each way.
local function play(game, case, way)
    local match = game:start { players = 3, seed = case.is_rolled and way or 1, record = false }
    while not find_question(match, "go") do
        for _, one in ipairs(match:pending()) do
            assert(match:submit(one.number, answer_of(match, one, way)))
        end
        match:advance()
    end
    return match, find_question(match, "go").number
end

local function data_text(data)
    return data.text .. "\n" .. table.concat(data.states, "\n")
end

-- What comes of it where a replica plays on.
local function outcome(replica, seed)
    local made = assert(imagining.imagine(replica, "p1", seed))
    local match, random = core.match_new(made), law.random(seed)
    while not find_question(match, "after") do
        for _, one in ipairs(match:pending()) do
            assert(match:submit(one.number, one.player == "p1" and match:default(one.number)
                or match:sample(one.number, random)))
        end
        match:advance()
    end
    return made.root.told
end

for _, case in ipairs(CASES) do
    local name, game = case[1], game_of(case)
    local first, opening, replica
    for way = 1, WAYS do
        local match, number = play(game, case, way)
        local truth = core.match_details(match)
        local data = assert(handing.give(truth, "p1", number, 9))
        opening = handing.opening(truth, "p1")
        first = first or data_text(data)
        equal(name .. ": the same is handed over in way " .. way, data_text(data) == first, true)
        replica = handing.take(handing.open(game, nil, opening), data)
        equal(name .. ": it can be played on", replica.frozen, nil)
    end
    local found, count = {}, 0
    for seed = 1, SIMULATIONS do
        local told = outcome(replica, seed)
        count = count + (found[told] and 0 or 1)
        found[told] = true
    end
    is_true(name .. ": something else comes of it", case.is_constant or count > 1)
end

checks.finish()
