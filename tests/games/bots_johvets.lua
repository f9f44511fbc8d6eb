-- The bots of johvets and those of any game, at johvets: each answers whatever it is asked with
-- what is legal, under house rules, in fog and where players trade, within any budget of nodes, and
-- the same each time; who should win does; the score is the same to a player as in truth.
--
-- usage: bots_johvets.lua [GAMES], or LAWSPEAKER_GAMES.
local law = require "lawspeaker"
local checks = require "checks"
require "johvets_maps"

local game = require "johvets.game"
local fog = require "johvets.fog"
local kin_only = require "johvets.kin_only"
local with_trade = require "johvets.with_trade"

local equal, is_true = checks.equal, checks.is_true

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 1))

local bots = {
    random = require "bots.random", any_greedy = require "bots.greedy",
    search = require "bots.search", greedy = require "johvets.bots.greedy",
    strong = require "johvets.bots.strong",
}

-- Has bots play, by seat, until the end or for so many batches; `nodes`: of a question. Returns the
-- match and all answers as one text.
local function play(setting, seats, seed, most, nodes)
    local match, said, chance, seat = game:start(setting), {}, {}, {}
    for index, player in ipairs(match.players) do
        chance[index], seat[player] = law.random(seed * 10 + index), index
    end
    for _ = 1, most do
        for _, asked in ipairs(match:pending()) do
            local index = seat[asked.player]
            local answer, message = bots[seats[index]]:choose(match, asked.number, chance[index],
                nodes)
            is_true(string.format("%s answers %s, seed %d: %s", seats[index], asked.name, seed,
                message), answer ~= nil)
            said[#said + 1] = match:text(asked.number, answer)
            assert(match:submit(asked.number, answer, asked.player))
        end
        match:advance()
        if match:result() then
            break
        end
    end
    return match, table.concat(said, "\n")
end

local function setting(seed, map, players, rules, variant)
    return { seed = seed, players = players, options = { map = map, turns = 60 }, rules = rules,
        variant = variant, record = false }
end

-- ---- What is legal, and the same each time ----

local CASES <const> = {
    { map = "two_ages", players = 2 },
    { map = "two_ages", players = 2, rules = { swap = false, reinforce_cut = true,
        flee_controlled = "ignore", victory_fraction = { 1, 1 } } },
    { map = "four_ages", players = 3, variant = { fog } },
    { map = "two_ages", players = 2, variant = { fog, with_trade } },
    { map = "two_ages", players = 2, variant = { kin_only },
        rules = { failed_link_book = "origin", one_link_point_per_region = true } },
}
local ALL <const> = { "random", "any_greedy", "search", "greedy", "strong" }

for number, case in ipairs(CASES) do
    for index, name in ipairs(ALL) do
        local seats = { name, ALL[index % #ALL + 1], "random" }
        local given = setting(number, case.map, case.players, case.rules, case.variant)
        local nodes = ({ 1, 7, 30 })[(number + index) % 3 + 1]
        local first, said = play(given, seats, number, 12, nodes)
        if (number + index) % 4 == 0 then
            local second, again = play(given, seats, number, 12, nodes)
            equal("the same answers of " .. name, again, said)
            equal("the same match of " .. name, second:hash(), first:hash())
        end
    end
end

-- ---- Who wins ----

local FIRST_SEED <const> = 4

local function wins(stronger, weaker, map)
    local won = 0
    for number = 1, GAMES * 2 do
        local seats = number % 2 == 1 and { stronger, weaker } or { weaker, stronger }
        local seed = FIRST_SEED + number
        local match = play(setting(seed, map, 2), seats, seed, 1000)
        local winner = match:result().winners[1]
        won = won + (winner == match.players[2 - number % 2] and 1 or 0)
    end
    is_true(string.format("%s wins more than three in four against %s: %d of %d", stronger, weaker,
        won, GAMES * 2), won * 4 > GAMES * 2 * 3)
end

wins("greedy", "random", "four_ages")
wins("strong", "greedy", "four_ages")

-- ---- The score ----

for seed = 1, 4 do
    local match = play(setting(seed, "standard", 2 + seed % 4), { "greedy", "random", "random",
        "random", "random" }, seed, 8 + seed * 4)
    for _, player in ipairs(match.players) do
        local score = match:view(player):score(player)
        equal("the score of " .. player, match:view():score(player), score)
        is_true("the score is an integer", math.type(score) == "integer")
    end
end
