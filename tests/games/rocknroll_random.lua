-- Whole games of Rock'n'Roll by random players over the legal answers, under changing house rules.
-- None may end in an error, a dead end or without an end; after each answer what must always hold
-- is looked at; saved at a random moment, loaded and played on, a game must end in the same bytes;
-- and what a player may not see must change nothing of what it sees and is asked.
-- usage: rocknroll_random.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local core = require "lawspeaker.core"
local matches = require "lawspeaker.game.match"

package.path = "variants/?.lua;" .. package.path
local game = require "rocknroll.game"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 30))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local LAST_SEED <const> = FIRST_SEED + GAMES - 1
local ANSWERS_MOST <const> = 20000
local TWIN_ANSWERS_MOST <const> = 40
local PURE_EVERY <const> = 4 -- so many games are run again from the start of their frames

-- House rules under which situations come up that are rare under ours.
local HOUSES <const> = {
    {},
    { expansion = true },
    { points = 2, arrival_units = 3 },
    { points = 3, attack = 2, doc = 2, mines = 3, boy = 3, boy_may_stay = true, horny = 2 },
    { reroll = 2, exchange = 2, compensation = 1, faction_suit = true },
    { reroll = 0, rocknroll = false, exchange = 0, deploy_limit = 1 },
    { spades = 4, diamonds = 4, napalm_cards = 5, artillery_cards = 5, expansion = true },
    { spades = 0, diamonds = 0, napalm_cards = 0, artillery_cards = 0, max_rounds = 6 },
    { napalm_points = 2, artillery_points = 3, points = 4, victory = 9, decider = 0 },
    { units = 6, first_units = 9, attack = 1, points = 2, expansion = true },
}

-- ---- What must always hold ----

local function count_rows(root, zones, places)
    local count = 0
    for _, zone in ipairs(zones) do
        for _, player in ipairs(root.players) do
            count = count + #root[zone][player]
        end
    end
    for _, place in ipairs(places) do
        count = count + #place
    end
    return count
end

local function check_units(root, is_between_actions)
    local fields = {}
    for point in root.point:each() do
        fields[#fields + 1] = root.field[point]
        for unit in root.field[point]:each() do
            assert((unit.death > 0) == (unit.answers > 0), "dying without anybody to answer it")
            assert(unit.death == 0 or not is_between_actions, "dying between actions")
        end
    end
    assert(count_rows(root, { "unit_deck", "active", "hq" }, fields) == root.unit:count())
    for _, player in ipairs(root.players) do
        for _, zone in ipairs { "unit_deck", "active", "hq" } do
            for unit in root[zone][player]:each() do
                assert(unit.side == player and unit.death == 0 and unit.answers == 0)
            end
        end
    end
end

local function check_cards(root, rules, is_between_actions)
    local total = rules.spades + rules.diamonds + rules.napalm_cards + rules.artillery_cards
    local count = count_rows(root, { "hand" }, { root.deck, root.discard, root.played })
    assert(root.card:count() == total and count == total)
    assert(#root.played <= (is_between_actions and 0 or 1))
end

local BETWEEN <const> = { arrival = true, deployment = true, order = true }

local function check_state(match, rules, before)
    local root = match.root
    local question = match:pending()[1]
    local is_between_actions = question == nil or BETWEEN[question.name] or false
    check_units(root, is_between_actions)
    check_cards(root, rules, is_between_actions)
    assert(root.unit:count() == 2 * rules.units)
    assert(root.vpa_control >= before.vpa and root.vietnam_control >= before.vietnam)
    assert(root.round <= rules.max_rounds)
    before.vpa, before.vietnam = root.vpa_control, root.vietnam_control
end

-- ---- Playing ----

-- Answers what is asked, by chance, and goes on. Returns false when the game is over.
local function step(match, random)
    if match:result() then
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

local function play(match, random, rules, stop_after)
    local before, answers = { vpa = 0, vietnam = 0 }, 0
    while answers ~= stop_after and step(match, random) do
        answers = answers + 1
        assert(answers < ANSWERS_MOST, "the game does not end")
        check_state(match, rules, before)
    end
    return answers
end

local function values_of(house)
    local rules = {}
    for _, rule in ipairs(game:rules()) do
        rules[rule.name] = rule.value
    end
    for name, value in pairs(house) do
        rules[name] = value
    end
    return rules
end

local function play_whole(seed, house)
    local match = game:start { seed = seed, rules = house }
    match:set_pure_check(seed % PURE_EVERY == 0)
    return match, play(match, law.random(seed), values_of(house))
end

-- A whole game; once more up to a random moment, saved there, loaded, and played on with the same
-- random answers: the same bytes.
local function play_and_reload(seed, house)
    local rules = values_of(house)
    local match, answers = play_whole(seed, house)
    local again, random = game:start { seed = seed, rules = house }, law.random(seed)
    play(again, random, rules, law.random(seed + 1):integer(answers))
    local text = again:save()
    local loaded = assert(game:load(text))
    assert(loaded:save() == text and loaded:hash() == again:hash(), "loaded it is another game")
    play(loaded, random, rules)
    assert(loaded:hash() == match:hash() and loaded:save() == match:save(),
        "played on after loading it is another game")
    return answers
end

-- ---- What a player may not see ----

-- Fills a state like another one, row by row, with some names exchanged.
local function like(root, exchanged)
    return function(g)
        for _, name in ipairs { "round", "first", "turn", "vpa_control", "vietnam_control",
            "deaths" } do
            g[name] = root[name]
        end
        local function copy(from, to)
            for row in from:each() do
                local name = exchanged[tostring(row)] or row.name
                if from.zone == "deck" or from.zone == "hand" or from.zone == "discard" then
                    g.card:add({ name = name }, to)
                else
                    g.unit:add({ name = name, side = row.side, used = row.used }, to)
                end
            end
        end
        for _, zone in ipairs { "unit_deck", "active", "hq", "hand" } do
            for _, player in ipairs(g.players) do
                copy(root[zone][player], g[zone][player])
            end
        end
        for point in root.point:each() do
            copy(root.field[point], g.field[g.point:get(point.id)])
        end
        copy(root.deck, g.deck)
        copy(root.discard, g.discard)
    end
end

-- Two of a kind that a player sees neither of and that are not the same: one in the other's hand or
-- active set, the other in a deck. { from place, to place, their numbers there }, or nil.
local function hidden_pair(root, other, random)
    local places = random:integer(2) == 1 and { root.hand[other], root.deck }
        or { root.active[other], root.unit_deck[other] }
    if #places[1] == 0 or #places[2] == 0 then
        return nil
    end
    local one = places[1]:at(random:integer(#places[1]))
    local two = places[2]:at(random:integer(#places[2]))
    return one.name ~= two.name and { one, two } or nil
end

-- All that a player is told now: the state, its questions and their legal answers.
local function told(match, player)
    local lines = { core.state_bytes(core.state_view(core.match_details(match).state, player)) }
    for _, question in ipairs(match:pending(player)) do
        for _, name in ipairs((core.keys(question))) do
            lines[#lines + 1] = name .. " = " .. tostring(question[name])
        end
        if question.player == player then
            lines[#lines + 1] = table.concat((match:legal_texts(question.number, 500)), "\n")
            lines[#lines + 1] = table.concat(match:items(question.number), "\n")
        end
    end
    return table.concat(lines, "\n")
end

-- What a player, or an onlooker, was told of a match, whole events, from one of them on; and the
-- number of the next.
local function told_events(match, player, from)
    local lines = {}
    for index, event in ipairs(match:events(player, from)) do
        lines[index] = core.json_encode(event)
    end
    return table.concat(lines, "\n"), from + #lines
end

-- Answers twins alike. What is not legal for both is answered with the default, which for the other
-- player never hangs on what is hidden.
local function answer_alike(match, twin, random)
    local question = match:pending()[1]
    local answer = match:text(question.number, match:sample(question.number, random))
    if not twin:check(question.number, answer) then
        answer = match:text(question.number, match:default(question.number))
    end
    for _, one in ipairs { match, twin } do
        assert(one:submit(question.number, answer, question.player))
        assert(one:advance())
    end
end

-- The rows whose names are not the same in twins, as { table, id, place }.
local function different_rows(match, twin)
    local rows = {}
    for _, name in ipairs { "unit", "card" } do
        for row in match.root[name]:each() do
            if twin.root[name]:get(row.id).name ~= row.name then
                rows[#rows + 1] = { name, row.id, tostring(row.place) }
            end
        end
    end
    return rows
end

local function has_moved(match, rows)
    for _, entry in ipairs(rows) do
        if tostring(match.root[entry[1]]:get(entry[2]).place) ~= entry[3] then
            return true
        end
    end
    return false
end

local function play_alike(match, twin, viewer, random)
    local rows = different_rows(match, twin)
    assert(#rows == 2)
    local seen, known = 1, 1 -- the next events of the player, and of an onlooker
    for answers = 0, TWIN_ANSWERS_MOST do
        if match:result() or has_moved(match, rows) or has_moved(twin, rows) then
            return answers
        end
        assert(told(match, viewer) == told(twin, viewer), "a player is told what it may not see")
        local lines, following = told_events(match, viewer, seen)
        assert(lines == told_events(twin, viewer, seen), "an event tells what is not to be seen")
        seen = following
        lines, following = told_events(match, nil, known)
        assert(lines == told_events(twin, nil, known), "an event tells an onlooker too much")
        known = following
        answer_alike(match, twin, random)
    end
    return TWIN_ANSWERS_MOST
end

-- Two games that differ in two hidden cards or units, played on until one of them comes to light:
-- that player must be told the same, byte for byte. Returns how many answers that took.
local function play_twins(seed, house)
    local random = law.random(seed)
    local match = game:start { seed = seed, rules = house, record = false }
    play(match, random, values_of(house), random:integer(100))
    local question = match:pending()[1]
    while question and question.name ~= "deployment" and question.name ~= "order" do
        step(match, random)
        question = match:pending()[1]
    end
    if not question then
        return 0
    end
    local root = match.root
    local viewer = root.players[random:integer(2)]
    local pair = hidden_pair(root, viewer == "vpa" and "vietnam" or "vpa", random)
    if not pair then
        return 0
    end
    local half = root.turn == root.first and "first_" or "second_"
    local phase = half .. (question.name == "order" and "orders" or "deployment")
    local one, two = table.unpack(pair)
    local exchanged = { [tostring(one)] = two.name, [tostring(two)] = one.name }
    local pair_of = {}
    for index, names in ipairs { {}, exchanged } do
        pair_of[index] = matches.start(game, { seed = seed, rules = house, from = { phase = phase },
            fill = like(root, names) })
    end
    return play_alike(pair_of[1], pair_of[2], viewer, random)
end

-- ---- All of it ----

local function house_of(seed)
    return HOUSES[(seed - 1) % #HOUSES + 1]
end

-- Another process prints the hashes of the first games.
local function hashes()
    local list = {}
    for seed = FIRST_SEED, math.min(LAST_SEED, FIRST_SEED + #HOUSES - 1) do
        list[#list + 1] = play_whole(seed, house_of(seed)):hash()
    end
    return table.concat(list, "\n") .. "\n"
end

if arg[3] == "hashes" then
    io.write(hashes())
    return
end

local answers, alike, twins = 0, 0, 0
for seed = FIRST_SEED, LAST_SEED do
    answers = answers + play_and_reload(seed, house_of(seed))
    local length = play_twins(seed, house_of(seed))
    alike, twins = alike + length, twins + (length > 0 and 1 or 0)
end
print(string.format("%d games, %d answers; %d pairs of twins, %d answers", GAMES, answers, twins,
    alike))
assert(twins >= GAMES // 4, "hardly any twins were played")

local process <close> = assert(io.popen(string.format("'%s' '%s' %d %d hashes", arg[-1], arg[0],
    GAMES, FIRST_SEED)))
assert(process:read "a" == hashes(), "in another process the games are others")
