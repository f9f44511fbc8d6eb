-- A bot in a state of its own, and the match that asks it, with plain data between them: what the
-- bot is shown is what its player sees of the match, and its answers are taken there. Both ends are
-- in one state here, so that they can be compared.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local botting = require "lawspeaker.botting"
local judging = require "lawspeaker.judging"
local tallying = require "lawspeaker.tallying"

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/standard.lua"

local equal, is_true = checks.equal, checks.is_true

local SEEDS <const> = tonumber(os.getenv "LAWSPEAKER_GAMES" or "") or 1

-- Raises for what is no plain data, which alone crosses.
local function check_plain(value)
    if type(value) == "table" then
        for key, item in pairs(value) do
            is_true("a plain key", type(key) == "string" or math.type(key) == "integer")
            check_plain(item)
        end
    else
        is_true("a plain value", type(value) == "string" or type(value) == "boolean"
            or math.type(value) == "integer")
    end
end

local seen -- of the question that the bot was asked last

local function view_hash(view)
    return core.state_hash(core.root_state(view))
end

local function choose(view, question, random)
    seen = { hash = view_hash(view), texts = table.concat(question:legal_texts(20), "|"),
        say = question.say, events = view:events(), simulates = view:simulate() ~= nil }
    return question:sample(random)
end

local bot = law.bot { name = "shown", api = 1, choose = choose, talk = choose, events = true }

-- ---- Each question of a match, from both ends ----

-- The true match, which judging keeps to itself.
local match
local new_tally = tallying.new
tallying.new = function(made)
    match = made
    return new_tally(made)
end

local function ask(asked, seed, heard)
    local over = judging.hand_over { number = asked.number, seed = seed,
        from = heard[asked.player] + 1 }
    if over.message then
        equal("why it cannot be", type(over.message), "string")
        judging.sample { number = asked.number, seed = seed }
        return false
    end
    check_plain(over)
    heard[asked.player] = heard[asked.player] + #over.events.list
    local told = botting.choose { data = over.data, events = over.events, number = asked.number,
        seed = seed }
    check_plain(told)
    equal("no problem", told.problem, nil)
    local view = match:view(asked.player)
    equal("it sees what its player sees", seen.hash, view_hash(view))
    equal("what it can answer", seen.texts,
        table.concat(match:legal_texts(asked.number, 20), "|"))
    for _, pending in ipairs(view:pending()) do
        if pending.number == asked.number then
            equal("what it is asked", seen.say, pending.say)
        end
    end
    equal("what it has heard", #seen.events, #view:events())
    local taken = judging.submit { number = asked.number, answer = told.answer,
        player = asked.player }
    is_true("its answer is taken: " .. tostring(taken.message), taken.accepted)
    return true
end

local BATCHES <const> = 40

-- One bot plays for one player; the others answer by chance.
local function play(name, players, seed, rules)
    local given = { things = { { { name = name } } }, bot = { index = 1, file = "shown.lua" } }
    local known = judging.open(given)
    equal("the game", known.name, name)
    local opened = botting.open(given, bot)
    equal("the bot", opened.bot .. " " .. tostring(opened.plays), "shown true")
    local state = judging.start { players = players, seed = seed, rules = rules, record = true,
        tally = true }
    local player = state.players[seed % #state.players + 1]
    local heard = { [player] = 0 }
    local opening = judging.opening { player = player }
    check_plain(opening)
    botting.begin { opening = opening, player = player }
    local asked_count, batches = 0, 0
    while not state.result and batches < BATCHES do
        for _, asked in ipairs(state.pending) do
            if asked.player == player then
                asked_count = asked_count + (ask(asked, seed + asked.number, heard) and 1 or 0)
            else
                judging.sample { number = asked.number, seed = seed + asked.number }
            end
        end
        state = judging.advance()
        batches = batches + 1
    end
    local record = judging.record()
    check_plain(record)
    equal("batches", record.batches, batches)
    equal("no default", table.concat(record.defaults, " "), ("0 "):rep(#record.players):sub(1, -2))
    local given_count = 0
    for _, answer in ipairs(record.counts.answers) do
        for _, count in ipairs(answer.by_seat) do
            given_count = given_count + count
        end
    end
    is_true("answers are counted", given_count > 0)
    is_true("and what the log says by its rules", #record.counts.rules > 0)
    return asked_count
end

for seed = 1, SEEDS do
    is_true("johvets", play("johvets", 2, seed, { { "negotiation_rounds", "0" } }) > 0)
    is_true("in fog", play("johvets", 3, seed, { { "negotiation_rounds", "0" },
        { "fog", "true" } }) > 0)
    is_true("rocknroll", play("rocknroll", 2, seed) > 0)
    is_true("mighty_kingdoms", play("mighty_kingdoms", 2, seed) > 0)
    play("transactions", 3, seed)
end

-- ---- What goes wrong ----

local function open_with(made, name)
    botting.open({ things = { { { name = name or "johvets" } } }, bot = { index = 1 } }, made)
end

local function once(f, budget, name)
    open_with(law.bot { name = "once", api = 1, choose = f }, name)
    return botting.once { players = 2, seed = 1, budget = budget }
end

equal("one that works", once(function(_, question, random) return question:sample(random) end)
    .problem, nil)
local problem = once(function() return "nonsense" end).problem
equal("one that does not", problem.kind .. ": " .. problem.message, 'illegal: cannot read '
    .. '"nonsense"; it is written "NAME: ANSWER, NAME: ANSWER"')
problem = once(function(view) view:simulate():play() end, { nodes = 3 }).problem
equal("one that has spent its nodes", problem.kind .. ": " .. problem.message,
    "limit: it has used up its budget of 3 simulated steps")
equal("one that raises", checks.message_of(once, function() error "broken" end), "broken")
is_true("a setting", botting.once({ players = 9, seed = 1 }).problem.message
    :find("--players: 9 players; the game is for 2 to 5", 1, true) ~= nil)
checks.equal("no bot", checks.message_of(botting.open, { things = { { { name = "johvets" } } },
    bot = { index = 1, file = "x.lua" } }, 7), "x.lua: it returns 7 and no bot; it must end with "
    .. "`return law.bot { … }`")

-- ---- Answers that the match refuses ----

judging.open { things = { { { name = "johvets" } } } }
judging.start { players = 2, seed = 1, rules = { { "negotiation_rounds", "0" } } }
checks.equal("another's question", judging.submit { number = 2, answer = "none", player = "p1" }
    .code, "unknown_question")
for index = 1, 3 do
    local told = judging.submit { number = 1, answer = { r1 = 7 }, player = "p1" }
    equal("refused", told.accepted == true, index == 3)
end
judging.default { number = 2 }
equal("counted", table.concat(judging.record().refusals, " ") .. ", "
    .. table.concat(judging.record().defaults, " "), "4 0, 1 1")
equal("and it goes on", judging.advance().turn, 2)

checks.finish()
