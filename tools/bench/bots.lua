-- Times whole games of johvets by bots that ship, on the standard board with two players and
-- without Negotiation, all in one state; and simulations as the search bots make them. The
-- yardstick is a call of math.abs. Bots that look at their budget have none here, so those that
-- would go on for ever are asked with a budget of nodes.
package.path = "variants/?.lua;variants/?/init.lua;" .. package.path

local law = require "lawspeaker"

dofile "variants/johvets/maps/standard.lua"
local game = require "johvets.game"

local IS_QUICK <const> = arg[1] == "--quick"
local SEARCH_NODES <const> = 200 -- for a question

local function best(body, times)
    local least = math.huge
    for _ = 1, 3 do
        local start = os.clock()
        for _ = 1, times do
            body()
        end
        least = math.min(least, (os.clock() - start) / times)
    end
    return least
end

local yardstick = best(function() math.abs(1) end, 1000000)

print(("%-52s %12s %12s"):format("", "a second", "Lua calls"))

local function tell(what, count, seconds)
    print(("%-52s %12.1f %12.0f"):format(what, count / seconds, seconds / count / yardstick))
end

local function start(seed)
    return game:start { seed = seed, players = 2, options = { turns = 30 },
        rules = { negotiation_rounds = 0 } }
end

-- ---- Whole games ----

-- Plays games by a bot at both seats: { games, turns, questions, seconds }.
local function play(bot, games, nodes)
    local counts, clock = { games = games, turns = 0, questions = 0 }, os.clock()
    for seed = 1, games do
        local match, random = start(seed), law.random(seed)
        while not match:result() do
            for _, question in ipairs(match:pending()) do
                local answer = bot:choose(match, question.number, random, nodes)
                assert(match:submit(question.number, answer, question.player))
                counts.questions = counts.questions + 1
            end
            match:advance()
        end
        counts.turns = counts.turns + match.root.turns
    end
    counts.seconds = os.clock() - clock
    return counts
end

for _, entry in ipairs {
    { "random", "variants/bots/random.lua", 10 },
    { "greedy", "variants/johvets/bots/greedy.lua", 3 },
} do
    local counts = play(dofile(entry[2]), IS_QUICK and 1 or entry[3])
    tell(("games of %s, of %d turns each at most"):format(entry[1], 30), counts.games,
        counts.seconds)
    tell(("turns of %s"):format(entry[1]), counts.turns, counts.seconds)
    tell(("questions to %s"):format(entry[1]), counts.questions, counts.seconds)
end

-- ---- Simulations ----

local match = start(1)
local turns = IS_QUICK and 20 or 200

-- Measures what a bot does when it is asked.
local function ask(work)
    local asked = law.bot { name = "measuring", api = 1, choose = function(view, question, random)
        work(view, random)
        return question:default()
    end }
    asked:choose(match, match:pending()[1].number, law.random(1))
end

ask(function(view, random)
    local simulation = view:simulate(1)
    tell("simulations made (view:simulate)", 1, best(function() view:simulate(1) end, turns))
    tell("simulations cloned", 1, best(function() simulation:clone(2) end, turns * 10))
    tell("turns simulated by chance (simulation:play)", 1, best(function()
        simulation:clone(3):play { batches = 1, random = random }
    end, turns))
end)

-- The search bot that plays any game, on a game that has none of its own to measure it by.
local search = dofile "variants/bots/search.lua"
local random, clock = law.random(5), os.clock()
local questions = IS_QUICK and 1 or 5
for _ = 1, questions do
    search:choose(match, match:pending()[1].number, random, SEARCH_NODES)
end
tell(("steps simulated by search, %d for a question"):format(SEARCH_NODES),
    questions * SEARCH_NODES, os.clock() - clock)
