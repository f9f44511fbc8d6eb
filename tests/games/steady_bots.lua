-- The bot `steady` of a game against random players, from fixed seeds, in every seat. Each of its
-- answers must be legal, each match must end, and it must win by far the most; under house rules
-- that are rare it must at least answer. What it promises it keeps. The score of the game, which
-- bots and comparisons of variants read, must be the same whoever looks.
-- usage: steady_bots.lua GAME [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"

package.path = "variants/?.lua;" .. package.path
local NAME <const> = arg[1]
local game = require(NAME .. ".game")
local bot = require(NAME .. ".bots.steady")

-- games: how many in an everyday run. players: of matches, by turns; none: as many as seats.
-- options: of all matches. houses: rules under which other questions come up.
local PLANS <const> = {
    diplomacy = { games = 8, players = { 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 7 },
        options = { years = 12 }, houses = {
        { builds_anywhere = true, home_distance = true, draw_votes = false },
        { paradox = "rule_1982", near_convoy = "any_fleet", all_routes_needed = true },
        { no_convoys = true, implicit_orders = true, nationality_needed = true },
        { paradox = "rule_2000", near_convoy = "via_only", failed_convoy = "walks" },
        { lone_coast_needed = true, support_coast_needed = "always", own_attack_cuts = true,
            closed_to_convoyed_origin = true },
    } },
    rocknroll = { games = 15, houses = {
        { expansion = true },
        { points = 3, attack = 2, doc = 2, mines = 3, boy = 3, boy_may_stay = true, horny = 2 },
        { reroll = 2, exchange = 2, compensation = 1, faction_suit = true },
        { spades = 4, diamonds = 4, napalm_cards = 5, artillery_cards = 5, expansion = true },
        { napalm_points = 2, artillery_points = 3, points = 4, victory = 9, decider = 0 },
        { units = 6, first_units = 9, attack = 1, points = 2, rocknroll = false },
    } },
    mighty_kingdoms = { games = 4, players = { 2, 2, 3 }, houses = {
        { battles = "tabletop", army_food = 0 },
        { battle_pass = true, army_food = 0, ship_gold = 0, naval_hit = 6 },
        { score = "armies", army_gold = 0, armies_most = 9, winner_moves_any = true },
        { score = "tiles", deploy_village = 0, deploy_capital = 1, deploy_fortress = 1 },
    } },
    transactions = { games = 4, players = { 2, 2, 3 }, houses = {
        { hand_limit = 1, commodity_becomes = "commodity", fragments = false },
        { notes_a_side = 0, agenda_transactions = 3, open_notes = true, agendas = 4 },
        { deals = false, first_tokens = 9 },
    } },
}
local PLAN <const> = assert(PLANS[NAME], "no plan for this game")

local GAMES <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_GAMES"
    or PLAN.games))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[3] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local ANSWERS_MOST <const> = 20000
local HOUSE_EVERY <const> = 3 -- so many matches are played under a house's rules
local SCORE_EVERY <const> = 50 -- after so many answers the score is looked at

-- ---- What must hold ----

-- The same number for every onlooker, of every player.
local function check_score(match)
    for _, player in ipairs(match.players) do
        local known = match:view():score(player)
        assert(math.type(known) == "integer", "there is no score")
        for _, viewer in ipairs(match.players) do
            assert(match:view(viewer):score(player) == known,
                "the score is another for who sees more")
        end
    end
end

local function check_promises(match, player)
    for promise in NAME == "transactions" and match.root.promise:each() or function() end do
        assert(promise.by ~= player or promise.status ~= "broken",
            "it has broken its promise: " .. promise.kind)
    end
end

-- ---- Playing ----

local function answer(match, question, player, random)
    if question.player ~= player then
        return match:sample(question.number, random)
    end
    local given, message = bot:choose(match, question.number, random)
    return given or error(string.format("%s: %s", question.name, message))
end

-- A match, the bot in one of the seats; who sits there, and the match.
local function play(seed, number)
    local house = number % HOUSE_EVERY == 0
        and PLAN.houses[number // HOUSE_EVERY % #PLAN.houses + 1] or nil
    local players = PLAN.players and PLAN.players[number % #PLAN.players + 1]
    local match = game:start { seed = seed, players = players, rules = house,
        options = PLAN.options, record = false }
    local player = match.players[number // 2 % #match.players + 1]
    local random, answers = law.random(seed), 0
    while not match:result() do
        for _, question in ipairs(match:pending()) do
            local given = answer(match, question, player, random)
            assert(match:submit(question.number, given, question.player))
        end
        assert(match:advance())
        answers = answers + 1
        assert(answers < ANSWERS_MOST, "the match does not end")
        if answers % SCORE_EVERY == 0 then
            check_score(match)
        end
    end
    check_score(match)
    check_promises(match, player)
    return match, player, house == nil
end

local won, decided, others = 0, 0, 0
for number = 1, GAMES do
    local match, player, is_standard = play(FIRST_SEED + number - 1, number)
    local result = match:result()
    if is_standard and not result.draw then
        decided = decided + 1
        for _, winner in ipairs(result.winners) do
            won = won + (winner == player and 1 or 0)
        end
    elseif not is_standard then
        others = others + 1
    end
    if number == 1 then
        assert(play(FIRST_SEED, 1):hash() == match:hash(), "it does not play the same again")
    end
end
print(string.format("%s: steady won %d of %d matches that were decided; %d more under other rules",
    NAME, won, decided, others))
assert(decided > 0 and 5 * won > 4 * decided, "it does not win four matches of five")
