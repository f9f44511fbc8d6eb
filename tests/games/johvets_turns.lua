-- Whole games of random bots, each turn of which verifies itself by the core's second road and
-- leaves a board of which all holds that must. Standard rules and house rules by turns, all boards.
--
-- usage: johvets_turns.lua [TURNS [FIRST_SEED]], or LAWSPEAKER_TURNS and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local board_invariants = require "board_invariants"
local checks = require "checks"
require "johvets_maps"

local bot = dofile "variants/bots/random.lua"
local game = require "johvets.game"
local supply = require "johvets.supply"

local TURNS <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_TURNS" or 150))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local SEATS <const> = { two_ages = { 2 }, four_ages = { 2, 3, 4 }, standard = { 2, 3, 4, 5 } }
local MAPS <const> = { "standard", "two_ages", "standard", "four_ages" }
local RULES <const> = {
    { "swap", { true, false } }, { "displace_own", { true, false } },
    { "reinforce_cut", { true, false } }, { "failed_link_book", { "destination", "origin" } },
    { "flee_through_books", { true, false } }, { "flee_to_attacker", { true, false } },
    { "flee_controlled", { "any", "others", "ignore" } },
    { "flee_collision", { "retry", "remove" } }, { "link_point_tokens", { 24, 2 } },
}

-- Turns of the core that nothing more will be done in, in the rules that are running; none of them
-- has been verified yet. The game calls by their names what a turn ends with, and what makes those
-- of Supply; `whole` counts the former.
local over, whole = {}, 0
local standard_earn, standard_watch = supply.count_earned, supply.watch
function supply.count_earned(g, watch)
    over[#over + 1] = watch.turn
    whole = whole + 1
    return standard_earn(g, watch)
end
function supply.watch(g)
    local watch = standard_watch(g)
    over[#over + 1] = watch.turn
    return watch
end

local verified = 0

-- While players supply the last one is still needed.
local function verify_turns(is_supplying)
    local last = is_supplying and table.remove(over) or nil
    for _, turn in ipairs(over) do
        if turn.phase == "supply" then
            turn:finish()
        end
        local is_right, message = turn:verify()
        if not is_right then
            error("a turn does not verify: " .. message, 0)
        end
        verified = verified + 1
    end
    over = { last }
end

local function start(seed, chance)
    local map = MAPS[seed % #MAPS + 1]
    local rules = { negotiation_rounds = 0 }
    for _, rule in ipairs(seed % 2 == 0 and RULES or {}) do
        rules[rule[1]] = chance:pick(rule[2])
    end
    return game:start { seed = seed, players = chance:pick(SEATS[map]), options = { map = map },
        rules = rules }
end

local function play(seed)
    local chance = law.random(seed)
    local match = start(seed, chance)
    local known = board_invariants.begin(match.root.position)
    while not match:result() and whole < TURNS do
        for _, question in ipairs(match:pending()) do
            local answer = bot:choose(match, question.number, chance)
            assert(match:submit(question.number, answer, question.player))
        end
        assert(match:advance(), "it does not go on")
        verify_turns(match:pending()[1] and match:pending()[1].name == "supply")
        board_invariants.check(match.root.position, known)
    end
end

local seed = FIRST_SEED
while whole < TURNS do
    local is_fine, message = xpcall(play, debug.traceback, seed)
    if not is_fine then
        checks.is_true(string.format("game %d: %s", seed, message), false)
        break
    end
    seed = seed + 1
end
checks.is_true(string.format("%d turns of %d games are verified", whole, seed - FIRST_SEED),
    whole >= TURNS and verified > whole)
checks.finish()
