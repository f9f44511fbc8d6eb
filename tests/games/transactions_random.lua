-- Whole matches of transactions by two to six random players over the legal answers, under changing
-- house rules. None may end in an error or without an end; what must always hold is looked at after
-- each answer, with books kept a second time; saved at a random moment, loaded and played on, a
-- match must end in the same bytes, and so must a clone and a replay.
-- usage: transactions_random.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and
-- LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"

package.path = "variants/?.lua;" .. package.path
local checks = require "trading_checks"
local game = require "transactions.game"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 6))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local LAST_SEED <const> = FIRST_SEED + GAMES - 1
local ANSWERS_MOST <const> = 20000
local PURE_EVERY <const> = 6   -- so many matches are run again from the start of their frames
local REPLAY_EVERY <const> = 4 -- and so many played again from their save
local COUNT_EVERY <const> = 20 -- after so many answers all units and cards are counted

-- House rules under which situations come up that are rare under ours.
local HOUSES <const> = {
    { deals = false },
    { transactions_a_turn = 3, deals = false },
    { neighbours_only = false, deals = false, agendas = 1 },
    {},
    { first_tokens = 8, deals = false },
    { fragments = false, deals = false },
    { notes_a_side = 3, open_notes = true, deals = false },
    { commodity_becomes = "commodity", deals = false },
    { agenda_transactions = 2, agendas = 3 },
    { hand_limit = 1, first_tokens = 6, round_tokens = 5, deals = false },
    { transactions_a_turn = 0, agendas = 1, deals = false },
}
local FACTIONS <const> = { "drawn", "seats" }

-- What a match is played with, by its number. Where all can deal at any time there is much to
-- answer: these are short and have few players.
local function setting_of(seed)
    local random, rules = law.random(1000 + seed), {}
    for name, value in pairs(HOUSES[(seed - 1) % #HOUSES + 1]) do
        rules[name] = value
    end
    local is_long = rules.deals == false
    return { seed = seed, players = 1 + random:integer(is_long and 5 or 2), rules = rules,
        options = { factions = FACTIONS[random:integer(2)],
            rounds = is_long and random:integer(4) == 1 and 2 or 1 } }
end

-- ---- Playing ----

local KEEN <const> = { accept = 3, propose = 2, deal = 2 }
local PROPOSALS_MOST <const> = 2

-- An answer by chance; who is keen on trading takes the best of a few, unless enough is on the
-- table.
local function choose(match, question, random)
    local best = match:sample(question.number, random)
    if question.name ~= "talk" or random:integer(2) == 1 then
        return best
    end
    local function keenness(answer)
        local verb = type(answer) == "table" and answer[1] or answer
        return verb ~= "accept" and #match.root.proposal > PROPOSALS_MOST and 0 or KEEN[verb] or 1
    end
    for _ = 1, 3 do
        local other = match:sample(question.number, random)
        if keenness(other) > keenness(best) then
            best = other
        end
    end
    return best
end

-- Answers what is asked, by chance, and goes on. Returns false when the match is over.
local function step(match, random)
    if match:result() then
        return false
    end
    for _, question in ipairs(match:pending()) do
        local is_taken, message = match:submit(question.number, choose(match, question, random),
            question.player)
        assert(is_taken, message)
    end
    assert(match:advance())
    return true
end

-- books: what is compared after each answer, or nothing.
local function play(match, random, stop_after, books)
    local answers = 0
    while answers ~= stop_after and step(match, random) do
        answers = answers + 1
        assert(answers < ANSWERS_MOST, "the match does not end")
        if books then
            checks.look(match, books, answers % COUNT_EVERY == 0 or match:result() ~= nil)
        end
    end
    return answers
end

-- Returns the match, how many answers it had, and how many transactions.
local function play_whole(setting)
    local match = game:start(setting)
    match:set_pure_check(setting.seed % PURE_EVERY == 0)
    local books = checks.open(match)
    local answers = play(match, law.random(setting.seed), nil, books)
    return match, answers, books.trades
end

-- Once more up to a random moment: saved there and loaded, or cloned, and played on with the same
-- random answers it must be the same match.
local function play_and_reload(setting)
    local seed = setting.seed
    local match, answers, trades = play_whole(setting)
    local again, random = game:start(setting), law.random(seed)
    play(again, random, law.random(seed + 1):integer(answers))
    local text = again:save()
    local loaded = assert(game:load(text))
    assert(loaded:save() == text and loaded:hash() == again:hash(), "loaded it is another game")
    local onward = seed % 2 == 0 and loaded or again:clone()
    play(onward, random)
    assert(onward:hash() == match:hash(), "played on after loading or cloning it is another one")
    assert(onward ~= loaded or loaded:save() == match:save(), "its save is another")
    if seed % REPLAY_EVERY == 0 then
        local report = assert(game:replay(match:save()))
        assert(report.agrees, "played again it is another match")
    end
    return { answers = answers, trades = trades }
end

-- ---- All of it ----

local function run(seed)
    local setting = setting_of(seed)
    local is_fine, outcome = xpcall(play_and_reload, debug.traceback, setting)
    if not is_fine then
        local words = {}
        for name, value in pairs(setting.rules) do
            words[#words + 1] = string.format("%s = %s", name, tostring(value))
        end
        table.sort(words)
        error(string.format("seed %d, %d players, factions %s, %d rounds, %s: %s", seed,
            setting.players, setting.options.factions, setting.options.rounds,
            table.concat(words, ", "), tostring(outcome)), 0)
    end
    return outcome
end

-- Another process prints the hash of the first match.
local function first_hash()
    return play_whole(setting_of(FIRST_SEED)):hash()
end

if arg[3] == "hash" then
    io.write(first_hash())
    return
end

local answers, trades = 0, 0
for seed = FIRST_SEED, LAST_SEED do
    local outcome = run(seed)
    answers, trades = answers + outcome.answers, trades + outcome.trades
end
print(string.format("%d matches, %d answers, %d transactions", GAMES, answers, trades))
assert(trades > GAMES // 2, "hardly anybody has traded")

local process <close> = assert(io.popen(string.format("'%s' '%s' %d %d hash", arg[-1], arg[0],
    GAMES, FIRST_SEED)))
assert(process:read "a" == first_hash(), "in another process the first match is another")
