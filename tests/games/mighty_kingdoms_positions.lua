-- Crowded positions of Mighty Kingdoms by chance, for two to six, under changing house rules, on
-- changing maps, from each phase of Summer and some of Winter on, played on by random players for
-- up to a year and a half. None may end in an error, a dead end or without an end; what must always
-- hold is looked at again and again, and at the end of each phase; saved, loaded, cloned and
-- played again they must stay the same, to the byte. Every kind of question and of note comes up.
-- usage: mighty_kingdoms_positions.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and
-- LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"

package.path = "variants/?.lua;" .. package.path
local checks = require "campaign_checks"
local positions = require "campaign_positions"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 52))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local LAST_SEED <const> = FIRST_SEED + GAMES - 1
local ANSWERS_MOST <const> = 10000
local PURE_EVERY <const> = 20   -- so many are run again from the start of their frames
local RELOAD_EVERY <const> = 12 -- and so many saved, loaded, cloned and played again
local LOOK_EVERY <const> = 5    -- after so many answers the state is looked at, and after a phase
local EVERYTHING <const> = 52   -- in so many everything must come up

local STARTS <const> = { "orders", "resolution", "battle", "reform", "battle", "recall", "tithe",
    "build" }
local MAPS <const> = { "generated", "proving_ground", "crossing" }

local HOUSES <const> = {
    {},
    { battles = "tabletop", army_food = 0 },
    { naval_rolls = 1, naval_hit = 6 },
    { retreat_into_enemy = false, defence_drops = true },
    { naval_rolls = 1, battle_pass = true, winner_moves_any = true, village_food = 3 },
    { ships_defend = true, army_points = 250, defend_bonus = 2 },
    { battles = "tabletop", army_limits = true, army_gold = 0, city_income = 3, army_food = 0 },
    { naval_rolls = 1, naval_hit = 6, player_order = "fixed", armies_most = 12, army_food = 0,
        deploy_fortress = 1 },
    { armies_most = 2, army_gold = 0, village_food = 3, score = "armies" },
    { months = 1, naval_rolls = 3, city_income = 3, village_food = 5 },
    { deploy_village = 0, deploy_city = 1, deploy_capital = 1, deploy_fortress = 0,
        army_food = 0 },
    { tithe = false, army_points = 3000, score = "tiles", ship_gold = 0 },
    { battles = "tabletop", armies_most = 8, army_gold = 0, army_food = 0, army_points = 1000 },
}

-- ---- The games ----

-- The game as it is, but that it begins with a phase and a position for it, and that the state is
-- looked at when a phase has ended.
local function load_games()
    local form
    package.loaded.lawspeaker = setmetatable({ game = function(given)
        form = given
        return law.game(given)
    end }, { __index = law })
    require "mighty_kingdoms.game"
    package.loaded.lawspeaker = law
    local games = {}
    for _, start in ipairs(STARTS) do
        local phases = checks.wrap(form.phases)
        while phases[1][1] ~= start do
            table.insert(phases, table.remove(phases, 1))
        end
        local copy = {}
        for name, value in pairs(form) do
            copy[name] = value
        end
        copy.phases, copy.setup = phases, positions.setup(start)
        games[start] = law.game(copy)
    end
    return games
end

local games = load_games()

-- What a position is made and played with, by its number.
local function setting_of(seed)
    local rules = { years = seed % 3 == 0 and 2 or 1 }
    for name, value in pairs(HOUSES[(seed - 1) % #HOUSES + 1]) do
        rules[name] = value
    end
    return { seed = seed, start = STARTS[(seed - 1) % #STARTS + 1], players = 2 + seed % 5,
        rules = rules, options = { map = MAPS[(seed - 1) % #MAPS + 1] } }
end

-- ---- Playing ----

local questions_seen, notes_seen = {}, {}

local function count(counts, name)
    counts[name] = (counts[name] or 0) + 1
end

-- A year and a half.
local function has_enough(g)
    return g.year > 1 and g.month > g.rules.months // 2
end

-- Answers what is asked, by chance, and goes on. Returns false when it is over.
local function step(match, random)
    if match:result() or has_enough(match.root) then
        return false
    end
    for _, question in ipairs(match:pending()) do
        local answer = match:sample(question.number, random)
        local is_taken, message = match:submit(question.number, answer, question.player)
        assert(is_taken, message)
    end
    assert(match:advance())
    return true
end

-- look: what is done before each answer, or nothing.
local function play(match, random, stop_after, look)
    local answers = 0
    while answers ~= stop_after and step(match, random) do
        answers = answers + 1
        assert(answers < ANSWERS_MOST, "it does not end")
        if look then
            look(match, answers)
        end
    end
    return answers
end

local function look(match, answers)
    for _, question in ipairs(match:pending()) do
        count(questions_seen, question.name)
    end
    if answers % LOOK_EVERY == 0 then
        checks.always(match.root)
    end
end

local function start(setting)
    return games[setting.start]:start { seed = setting.seed, players = setting.players,
        rules = setting.rules, options = setting.options }
end

-- The battles and the losses by their kinds, all other notes by their names.
local function count_notes(match)
    for _, event in ipairs(match:events(false)) do
        if event.event == "note" then
            count(notes_seen, event.name)
            local kind = event.name == "battle" and event.fields.kind
                or event.name == "destroyed" and event.fields.cause
            if kind then
                count(notes_seen, event.name .. ": " .. kind)
            end
        end
    end
end

-- Up to a random moment once more, and on from a copy: a loaded one, or a clone.
local function reload(setting, match, answers)
    local game, seed = games[setting.start], setting.seed
    local again, random = start(setting), law.random(seed)
    play(again, random, law.random(seed + 1):integer(math.max(answers, 1)) - 1)
    local text = again:save()
    local loaded = assert(game:load(text))
    assert(loaded:save() == text and loaded:hash() == again:hash(), "loaded it is another one")
    local onward = seed // RELOAD_EVERY % 2 == 0 and loaded or again:clone()
    play(onward, random)
    assert(onward:hash() == match:hash(), "played on after loading or cloning it is another one")
    assert(onward ~= loaded or loaded:save() == match:save(), "its save is another")
    assert(assert(game:replay(match:save())).agrees, "played again it is another one")
end

local function play_position(setting)
    local match = start(setting)
    match:set_pure_check(setting.seed % PURE_EVERY == 0)
    look(match, 0)
    local answers = play(match, law.random(setting.seed), nil, look)
    count_notes(match)
    if setting.seed % RELOAD_EVERY == 0 then
        reload(setting, match, answers)
    end
    return answers
end

local function run(seed)
    local setting = setting_of(seed)
    local is_fine, message = xpcall(play_position, debug.traceback, setting)
    if not is_fine then
        local words = {}
        for name, value in pairs(setting.rules) do
            words[#words + 1] = string.format("%s = %s", name, tostring(value))
        end
        table.sort(words)
        error(string.format("seed %d, from %s, %d players, map %s, %s: %s", seed, setting.start,
            setting.players, setting.options.map, table.concat(words, ", "), tostring(message)), 0)
    end
    return message
end

-- ---- What came up ----

local QUESTIONS <const> = { "split", "order", "pair_order", "resolve", "battle", "overrun",
    "concede", "sunk", "assign", "retreat", "free_move", "army_list", "report", "routed",
    "strengthened", "recall", "dock", "tithe", "build", "feed", "disband", "deploy" }
local OF_SETUP <const> = { race = true, settled = true, marked = true }
local KINDS <const> = { "battle: naval", "battle: land", "battle: land_water",
    "destroyed: battle", "destroyed: sunk", "destroyed: overrun", "destroyed: no retreat",
    "destroyed: no units left", "destroyed: no dock", "destroyed: no city or village",
    "destroyed: not fed", "destroyed: no room", "destroyed: disbanded" }

local function missing()
    local list = {}
    for _, name in ipairs(QUESTIONS) do
        list[#list + 1] = not questions_seen[name] and "question " .. name or nil
    end
    for _, note in ipairs(require "mighty_kingdoms.events") do
        list[#list + 1] = not (notes_seen[note[1]] or OF_SETUP[note[1]]) and "note " .. note[1]
            or nil
    end
    for _, kind in ipairs(KINDS) do
        list[#list + 1] = not notes_seen[kind] and kind or nil
    end
    return list
end

local function summary()
    local words = {}
    for _, name in ipairs(KINDS) do
        words[#words + 1] = string.format("%s %d", name, notes_seen[name] or 0)
    end
    for _, name in ipairs { "overrun", "conceded", "drawn", "retreated", "taken", "explored",
        "razed", "army", "ship", "built", "capital", "gift", "out" } do
        words[#words + 1] = string.format("%s %d", name, notes_seen[name] or 0)
    end
    return table.concat(words, ", ")
end

local answers = 0
for seed = FIRST_SEED, LAST_SEED do
    answers = answers + run(seed)
end
print(string.format("%d positions, %d answers; %s", GAMES, answers, summary()))
local lacking = GAMES >= EVERYTHING and missing() or {}
assert(#lacking == 0, "never came up: " .. table.concat(lacking, ", "))
