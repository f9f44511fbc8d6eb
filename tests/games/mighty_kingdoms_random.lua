-- Whole campaigns of Mighty Kingdoms by two to six random players over the legal answers, under
-- changing house rules and on changing maps. None may end in an error, a dead end or without an
-- end; what must always hold is looked at after each answer and at the end of each phase; saved at
-- a random moment, loaded and played on, a campaign must end in the same bytes, and so must a clone
-- and a replay.
-- usage: mighty_kingdoms_random.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and
-- LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"

package.path = "variants/?.lua;" .. package.path
local checks = require "campaign_checks"

-- The game as it is, with a look at the state at the end of each phase.
local function load_game()
    local watched = setmetatable({ game = function(form)
        form.phases = checks.wrap(form.phases)
        return law.game(form)
    end }, { __index = law })
    package.loaded.lawspeaker = watched
    local game = require "mighty_kingdoms.game"
    package.loaded.lawspeaker = law
    return game
end

local game = load_game()

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 14))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local LAST_SEED <const> = FIRST_SEED + GAMES - 1
local ANSWERS_MOST <const> = 20000
local PURE_EVERY <const> = 6   -- so many campaigns are run again from the start of their frames
local REPLAY_EVERY <const> = 4 -- and so many played again from their save

-- House rules under which situations come up that are rare under ours, by themselves or as one of
-- the shipped variants.
local HOUSES <const> = {
    {},
    { battles = "tabletop", army_food = 0 },
    { variant = "field_held", months = 3, army_food = 0 },
    { variant = "harsh_exploration", city_income = 3 },
    { variant = "no_tithe", battle_pass = true, army_food = 0, ship_gold = 0 },
    { variant = "ships_defend", naval_hit = 6, ship_gold = 0 },
    { variant = "fixed_order", defence_drops = true, city_income = 3, village_food = 3 },
    { variant = "army_limits", battles = "tabletop", army_gold = 0, army_food = 0 },
    { village_from = 3, city_from = 6, fortress_from = 9, armies_most = 10, army_food = 0 },
    { village_from = 13, city_from = 2, fortress_from = 13, ship_gold = 0, army_food = 0,
        winner_moves_any = true },
    { army_points = 200, defend_bonus = 3, retreat_into_enemy = false, months = 12, army_gold = 0 },
    { naval_rolls = 2, naval_hit = 7, ship_gold = 0, city_income = 9, score = "tiles" },
    { village_food = 0, score = "armies", worth_city = 0, worth_capital = 9, ship_gold = 0 },
    { village_food = 5, city_income = 5, capital_income = 5, armies_most = 12 },
    { village_gold = 0, city_gold = 0, city_food = 0, fortress_gold = 0, capital_gold = 0,
        capital_food = 0, worth_village = 3, worth_fortress = 0, ship_gold = 0 },
    { deploy_village = 0, deploy_city = 1, deploy_capital = 1, deploy_fortress = 1,
        army_gold = 0 },
    { months = 1, city_income = 3, village_food = 3 },
    { army_gold = 0, ship_gold = 0, army_food = 0, armies_most = 12, battle_pass = true },
}
local MAPS <const> = { "crossing", "proving_ground" } -- for two or three

-- What a campaign is played with, by its number.
local function setting_of(seed)
    local house = HOUSES[(seed - 1) % #HOUSES + 1]
    local random = law.random(1000 + seed)
    local players, rules = 1 + random:integer(5), {}
    for name, value in pairs(house) do
        rules[name] = value
    end
    rules.variant = nil
    rules.years = rules.years or random:integer(3)
    local options = { radius = random:integer(8) == 1 and 3 or 2 }
    if players < 4 and random:integer(2) == 1 then
        options.map = MAPS[random:integer(#MAPS)]
    end
    return { seed = seed, players = players, rules = rules, options = options,
        variant = house.variant and require("mighty_kingdoms." .. house.variant) or nil }
end

-- ---- Playing ----

-- How far a tile is from the nearest enemy token; by chance alone armies hardly ever meet.
local function distance_to_enemy(g, player, tile)
    local least = 1000
    for token in g.token:each() do
        if token.owner ~= player and token.place.zone == "field" then
            least = math.min(least, law.hex_distance(tile, token.place.whose))
        end
    end
    return least
end

local BUILD <const> = { army = 3, replace = 3, ship = 3, capital = 2, pass = 0 }

-- How much a warlike player likes an answer.
local function liking(match, question, answer)
    local verb = type(answer) == "table" and answer[1] or answer
    if question.name == "build" then
        return BUILD[verb] or 1
    elseif question.name == "tithe" then
        return verb == "pass" and 1 or 0
    elseif question.name == "order" or question.name == "pair_order" then
        return verb == "move" and -distance_to_enemy(match.root, question.player, answer[3])
            or verb == "raze" and -2000 or verb == "defend" and -2 or 0
    end
    return 0
end

-- An answer by chance; that of a warlike player is mostly the one it likes best of a few.
local function choose(match, question, random, is_warlike)
    local best = match:sample(question.number, random)
    if is_warlike and question.kind == "choice" and random:integer(4) > 1 then
        for _ = 1, 4 do
            local other = match:sample(question.number, random)
            if liking(match, question, other) > liking(match, question, best) then
                best = other
            end
        end
    end
    return best
end

-- Answers what is asked, by chance, and goes on. Returns false when the campaign is over.
local function step(match, random)
    if match:result() then
        return false
    end
    for _, question in ipairs(match:pending()) do
        local answer = choose(match, question, random, match.seed % 4 > 0)
        local is_taken, message = match:submit(question.number, answer, question.player)
        assert(is_taken, message)
    end
    assert(match:advance())
    return true
end

-- look: what is done after each answer, or nothing.
local function play(match, random, stop_after, look)
    local answers = 0
    while answers ~= stop_after and step(match, random) do
        answers = answers + 1
        assert(answers < ANSWERS_MOST, "the campaign does not end")
        if look then
            look(match.root)
        end
    end
    return answers
end

local function play_whole(setting)
    local match = game:start(setting)
    match:set_pure_check(setting.seed % PURE_EVERY == 0)
    local answers = play(match, law.random(setting.seed), nil, checks.always)
    assert(match.root.year <= setting.rules.years + 1)
    return match, answers
end

-- Once more up to a random moment: saved there and loaded, or cloned, and played on with the same
-- random answers it must be the same campaign.
local function play_and_reload(setting)
    local seed = setting.seed
    local match, answers = play_whole(setting)
    local again, random = game:start(setting), law.random(seed)
    play(again, random, law.random(seed + 1):integer(answers))
    local text = again:save()
    local loaded = assert(game:load(text, { variant = setting.variant }))
    assert(loaded:save() == text and loaded:hash() == again:hash(), "loaded it is another game")
    local onward = seed % 2 == 0 and loaded or again:clone()
    play(onward, random)
    assert(onward:hash() == match:hash(), "played on after loading or cloning it is another one")
    assert(onward ~= loaded or loaded:save() == match:save(), "its save is another")
    if seed % REPLAY_EVERY == 0 then
        local report = assert(game:replay(match:save(), { variant = setting.variant }))
        assert(report.agrees, "played again it is another campaign")
    end
    return answers
end

-- ---- All of it ----

local function run(seed)
    local setting = setting_of(seed)
    local is_fine, message = xpcall(play_and_reload, debug.traceback, setting)
    if not is_fine then
        local words = {}
        for name, value in pairs(setting.rules) do
            words[#words + 1] = string.format("%s = %s", name, tostring(value))
        end
        table.sort(words)
        error(string.format("seed %d, %d players, map %s, radius %d, %s%s: %s", seed,
            setting.players, setting.options.map or "generated", setting.options.radius,
            setting.variant and setting.variant.name .. ", " or "", table.concat(words, ", "),
            tostring(message)), 0)
    end
    return message
end

-- Another process prints the hashes of the first campaigns.
local function hashes()
    local list = {}
    for seed = FIRST_SEED, math.min(LAST_SEED, FIRST_SEED + 3) do
        list[#list + 1] = play_whole(setting_of(seed)):hash()
    end
    return table.concat(list, "\n") .. "\n"
end

if arg[3] == "hashes" then
    io.write(hashes())
    return
end

local answers = 0
for seed = FIRST_SEED, LAST_SEED do
    answers = answers + run(seed)
end
print(string.format("%d campaigns, %d answers", GAMES, answers))

local process <close> = assert(io.popen(string.format("'%s' '%s' %d %d hashes", arg[-1], arg[0],
    GAMES, FIRST_SEED)))
assert(process:read "a" == hashes(), "in another process the campaigns are others")
