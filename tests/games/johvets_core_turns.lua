-- Turns by chance, one after the other, without the protocol around them, so that there can be
-- very many: orders, flights and supply are drawn from the legal ones; each turn verifies itself by
-- the core's second road, and leaves a board of which all holds that must. Games end by victory or
-- after so many turns; standard rules and house rules by turns, all boards.
--
-- usage: johvets_core_turns.lua [TURNS [FIRST_SEED]], or LAWSPEAKER_TURNS and
-- LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local board_invariants = require "board_invariants"
local checks = require "checks"

for _, name in ipairs { "two_ages", "four_ages", "standard" } do
    dofile("variants/johvets/maps/" .. name .. ".lua")
end

local TURNS <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_TURNS" or 1500))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local TURNS_EACH <const> = 60 -- of one game
local SEATS <const> = { two_ages = { 2 }, four_ages = { 2, 3, 4 }, standard = { 2, 3, 4, 5 } }
local MAPS <const> = { "standard", "two_ages", "standard", "four_ages" }
local RULES <const> = {
    { "swap", { true, false } }, { "displace_own", { true, false } },
    { "reinforce_cut", { true, false } }, { "failed_link_book", { "destination", "origin" } },
    { "flee_through_books", { true, false } }, { "flee_to_attacker", { true, false } },
    { "flee_controlled", { "any", "others", "ignore" } },
    { "flee_collision", { "retry", "remove" } }, { "link_point_tokens", { 24, 2 } },
    { "transfer_receiver", { "stay", "stationary" } }, { "one_link_point_per_region",
        { true, false } },
}

local chance
local counts = { turns = 0, games = 0, won = 0, fled = 0, supplied = 0 }

local function variant_of(seed)
    if seed % 2 == 1 then
        return nil
    end
    local rules = {}
    for _, rule in ipairs(RULES) do
        rules[rule[1]] = chance:pick(rule[2])
    end
    return law.variant { name = "chance " .. seed, rules = rules }
end

-- One in four orders among all that are legal, the others among those that do something.
local function give_orders(turn)
    local sheet = {}
    for index, unit in ipairs(turn.before:units()) do
        local count = chance:integer(4) == 1 and turn:legal_count(unit.id)
            or turn:acting_count(unit.id)
        sheet[index] = { unit.id, turn:legal_at(unit.id, chance:integer(count)) }
    end
    assert(turn:orders(sheet))
end

local function let_flee(turn)
    for _, unit in ipairs(turn:fleeing()) do
        local places = assert(turn:flights(unit))
        counts.fled = counts.fled + 1
        if #places > 0 and chance:integer(5) > 1 then
            assert(turn:prefer(unit, { chance:pick(places) }))
        end
    end
    assert(turn:flee())
end

local function let_supply(turn, players)
    for _, player in ipairs(players) do
        local given = {}
        for _ = 1, turn:actions(player) do
            local legal = turn:supply_legal(player)
            if #legal == 0 or chance:integer(8) == 1 then
                break
            end
            given[#given + 1] = chance:pick(legal)
            counts.supplied = counts.supplied + 1
            assert(turn:supply(player, given))
        end
    end
end

local function play_turn(position, players, variant)
    local turn = position:begin { variant = variant }
    give_orders(turn)
    assert(turn:resolve())
    let_flee(turn)
    let_supply(turn, players)
    local after = assert(turn:finish())
    local is_right, message = turn:verify()
    assert(is_right, message)
    counts.turns = counts.turns + 1
    return after, turn:outcome()
end

local function play(seed)
    chance = law.random(seed)
    local map = MAPS[seed % #MAPS + 1]
    local position = law.position { map = map, start = chance:pick(SEATS[map]) }
    local variant, known = variant_of(seed), board_invariants.begin(position)
    for _ = 1, TURNS_EACH do
        local outcome
        position, outcome = play_turn(position, position.players, variant)
        board_invariants.check(position, known)
        if #outcome.winners > 0 or outcome.draw or counts.turns >= TURNS then
            counts.won = counts.won + (#outcome.winners > 0 and 1 or 0)
            break
        end
    end
    counts.games = counts.games + 1
end

local seed = FIRST_SEED
while counts.turns < TURNS do
    local is_fine, message = xpcall(play, debug.traceback, seed)
    if not is_fine then
        checks.is_true(string.format("game %d: %s", seed, message), false)
        break
    end
    seed = seed + 1
end
print(string.format("%d turns of %d games, %d of them won; %d units fled, %d supply actions",
    counts.turns, counts.games, counts.won, counts.fled, counts.supplied))
checks.is_true("all turns are verified", counts.turns >= TURNS)
checks.is_true("units fled, and players were supplied", counts.fled > 0 and counts.supplied > 0)
checks.finish()
