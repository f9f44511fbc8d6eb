-- Whole games of Diplomacy by random players on both boards, under changing house rules: none may
-- end in an error or without an end, and after each phase what must always hold is looked at. Saved
-- at a random moment, loaded and played on, a game must end in the same bytes. A short game has
-- orders as people type them; and the bot `steady`, whose answers must all be legal, beats random
-- players.
-- usage: diplomacy_random.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"

package.path = "variants/?.lua;" .. package.path
local boards = require "diplomacy.boards"
local bot = require "diplomacy.bots.steady"
local game = require "diplomacy.game"
local orders = require "diplomacy.orders"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 6))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local PURE_EVERY <const> = 3 -- so many games are run again from the start of their frames

local HOUSES <const> = {
    {}, { builds_anywhere = true, home_distance = true, draw_votes = false },
    { paradox = "rule_1982", near_convoy = "any_fleet", all_routes_needed = true },
    { paradox = "rule_2000", near_convoy = "via_only", failed_convoy = "walks" },
    { paradox = "rule_1971", paradox_backup = "all_hold", near_convoy = "swap",
        failed_convoy = "walks", default_coast = true, dislodged_keeps_none_out = true,
        nationality_needed = true, may_waive = false },
    { no_convoys = true, no_retreats = true, type_needed = true, coast_mistakes_void = true,
        disorder_supported = false, fleets_by_sea = true },
    { lone_coast_needed = true, support_coast_needed = "always", own_attack_cuts = true,
        closed_to_convoyed_origin = true },
}

-- ---- What must always hold ----

local function check_state(root)
    local board, is_there, standing = boards.of(root), {}, {}
    for unit in root.unit:each() do
        local province = board:place(unit.at).province
        assert(unit.is_dislodged or not is_there[province], "two units in " .. province)
        is_there[province] = is_there[province] or not unit.is_dislodged
        assert(not unit.is_dislodged or root.season ~= "winter", "a unit that never retreated")
        standing[unit.power] = (standing[unit.power] or 0) + 1
    end
    local owned = {}
    for centre in root.centre:each() do
        if centre.power then
            owned[centre.power] = (owned[centre.power] or 0) + 1
        end
    end
    if root.season == "spring" and #root.closed == 0 and root.year > 1901 then
        for _, power in ipairs(board.powers) do
            assert((standing[power] or 0) <= (owned[power] or 0), power .. " has too many units")
        end
    end
end

local function play(match, random, stop_after)
    local batches = 0
    while batches ~= stop_after and not match:result() do
        for _, question in ipairs(match:pending()) do
            local answer = match:sample(question.number, random)
            assert(match:submit(question.number, answer, question.player))
        end
        assert(match:advance())
        batches = batches + 1
        assert(batches < 500, "the game does not end")
        check_state(match.root)
    end
    return batches
end

local function start(seed)
    local players = seed % 3 == 0 and 7 or seed % 3 == 1 and 3 or 4
    return game:start { seed = seed, players = players,
        options = { years = players == 3 and 8 or 3 },
        rules = HOUSES[seed % #HOUSES + 1] }
end

local function play_and_reload(seed)
    local match = start(seed)
    match:set_pure_check(seed % PURE_EVERY == 0)
    local batches = play(match, law.random(seed))
    local again, random = start(seed), law.random(seed)
    play(again, random, law.random(seed + 1):integer(batches))
    local loaded = assert(game:load(again:save()))
    play(loaded, random)
    assert(loaded:save() == match:save(), "played on after loading it is another game")
    return batches
end

-- ---- As people type ----

local function question_of(match, player)
    for _, question in ipairs(match:pending(player)) do
        if question.player == player then
            return question
        end
    end
end

-- Answers as the game reads what a player types.
local function submit(match, answers)
    for _, player in ipairs(match.root.players) do
        local text, question = answers[player], question_of(match, player)
        if text then
            local answer = orders.read(match:view(player), question, text)
            assert(match:submit(question.number, answer, player))
        end
    end
    assert(match:advance())
end

local function where(match, power)
    local units = {}
    for unit in match.root.unit:each() do
        if unit.power == power then
            units[#units + 1] = unit.kind .. " " .. unit.at
                .. (unit.is_dislodged and " dislodged" or "")
        end
    end
    return table.concat(units, ", ")
end

local function expect(match, power, units)
    assert(where(match, power) == units, power .. ": " .. where(match, power) .. ", not " .. units)
end

-- Spring: Aldmoor takes the isthmus' south coast; fall: Brannoch throws it out and takes it; the
-- fleet retreats to the sound, and in the winter the new owner builds.
local function play_typed()
    local match = game:start { seed = 1, players = 3 }
    submit(match, { p1 = "F Aldport - Isthmus (south coast)\nA hollow hill-ald",
        p2 = "F Brannoch to Kelp, gle - Brannoch Head", p3 = "ash - High; F cin holds" })
    expect(match, "Aldmoor", "F ist/sc, A ald")
    expect(match, "Brannoch", "F kel, A bra")
    submit(match, { p1 = "ist/sc: F ist/sc H, A ald H", p2 = "A bra - ist, F kelp S A bra - ist",
        p3 = "A pas H, F cin H" })
    expect(match, "Aldmoor", "F ist/sc dislodged, A ald")
    submit(match, { p1 = "F isthmus - mirror sound" })
    expect(match, "Aldmoor", "F mir, A ald")
    submit(match, { p1 = "play_on", p2 = "play_on", p3 = "draw" })
    submit(match, { p2 = "build army glen", p3 = "b a ASHDOWN" })
    expect(match, "Brannoch", "F kel, A ist, A gle")
    expect(match, "Cindral", "F cin, A pas, A ash")
    assert(match.root.year == 1902 and match.root.season == "spring")
    local question = question_of(match, "p1")
    local is_legal, message = match:check(question.number, orders.read(match:view "p1", question,
        "F mir - a"))
    assert(not is_legal and message:find('"a" fits 2 places', 1, true) or message, message)
    submit(match, { p1 = "", p2 = "", p3 = "" })
    submit(match, { p1 = "", p2 = "", p3 = "" })
    submit(match, { p1 = "draw", p2 = "draw", p3 = "draw" })
    assert(match:result().draw, "all wanted a draw")
end

-- ---- The bot ----

-- Whether the bot owns more centres in the end than any other.
local function play_steady(seed)
    local seat, random = "p" .. seed % 3 + 1, law.random(seed)
    local match = game:start { seed = seed, players = 3, options = { years = 5 } }
    while not match:result() do
        for _, question in ipairs(match:pending()) do
            local number = question.number
            local answer = question.player == seat and bot:choose(match, number, random)
            if answer == nil then
                answer = match:default(number)
            end
            assert(match:submit(number, answer or match:sample(number, random), question.player))
        end
        assert(match:advance())
    end
    local owned = { p1 = 0, p2 = 0, p3 = 0 }
    for centre in match.root.centre:each() do
        local player = boards.player_of(match.root, centre.power)
        if player then
            owned[player] = owned[player] + 1
        end
    end
    local mine = owned[seat]
    owned[seat] = 0
    return mine > math.max(owned.p1, owned.p2, owned.p3)
end

play_typed()
local batches, wins = 0, 0
for seed = FIRST_SEED, FIRST_SEED + GAMES - 1 do
    local is_played, result = xpcall(play_and_reload, debug.traceback, seed)
    if not is_played then
        error(("seed %d: %s"):format(seed, result), 0)
    end
    batches = batches + result
    wins = wins + (play_steady(seed) and 1 or 0)
end
print(("%d games, %d batches of answers, steady leads %d times"):format(GAMES, batches, wins))
assert(wins * 3 > GAMES * 2, "the bot does not play better than chance")
