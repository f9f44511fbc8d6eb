-- Bots: what they are asked and with what, what becomes of their answers, and what they simulate.
-- The games are those that come along, and the one that help shows.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local spec = require "lawspeaker.spec"

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/standard.lua"

local equal, is_true = checks.equal, checks.is_true

local GAMES <const> = { require "johvets.game", require "rocknroll.game",
    require "mighty_kingdoms.game", (require "transactions.game") }
local johvets, rocknroll = GAMES[1], GAMES[2]

local function run_text(name, text)
    return assert(load(text, "=" .. name, "t"))()
end

local higher = run_text("higher", spec.forms.game.example)
local QUIET <const> = { negotiation_rounds = 0 }

local function bot_of(choose, form)
    form = form or {}
    form.name, form.api, form.choose = form.name or "tested", 1, choose
    return law.bot(form)
end

-- Plays on by chance: so many batches, or until the game is over.
local function play_on(match, random, batches)
    for _ = 1, batches do
        for _, asked in ipairs(match:pending()) do
            assert(match:submit(asked.number, match:sample(asked.number, random)))
        end
        if not match:advance() then
            return
        end
    end
end

-- ---- Declaring ----

local function sample(_, question, random)
    return question:sample(random)
end

checks.raises('bot "b": api: this is api 1; the bot is written for 2', law.bot,
    { name = "b", api = 2, choose = sample })
checks.raises('bot "b": no field "chose"; did you mean "choose"?', law.bot,
    { name = "b", api = 1, chose = sample })
local elsewhere = bot_of(sample,
    { name = "e", games = { "rocknroll" }, title = "E", events = true })
equal("names", elsewhere.name .. " " .. elsewhere.title .. " " .. elsewhere.games[1],
    "e E rocknroll")
equal("it reads events", elsewhere.reads_events, true)
local quiet = johvets:start { rules = QUIET }
checks.raises('bot:choose: bot "e" does not play "johvets"; its games are rocknroll',
    elsewhere.choose, elsewhere, quiet, 1, law.random(1))

-- ---- Questions: what a bot is told of one is what the match says of it, in the view's rows ----

-- All rows in a value are of views; how many there are.
local function count_rows(value, view)
    if core.kind(value) == "row" then
        local root = core.root_of(value)
        equal("a row of a view", core.kind(root), "view")
        is_true("of its player", root.player == view.player)
        return 1
    elseif type(value) ~= "table" then
        return 0
    end
    local count = 0
    for _, item in law.pairs(value) do
        count = count + count_rows(item, view)
    end
    return count
end

local PENDING_FIELDS <const> = { "number", "player", "name", "kind", "say", "rule", "least", "most",
    "min", "max", "ordered", "size" }
local LISTED_MOST <const> = 12

local function compare_listed(match, question, view)
    local rows = 0
    local theirs, texts = match:legal(question.number), question:legal_texts(LISTED_MOST)
    local index = 0
    for value in question:legal() do
        index = index + 1
        local other = theirs()
        if index > LISTED_MOST then
            break
        end
        rows = rows + count_rows(value, view)
        is_true("a legal answer", question:check(value))
        is_true("legal in the match", match:check(question.number, value))
        local text = question:text(value)
        equal("as text", text, match:text(question.number, other))
        equal("as listed", text, texts[index])
    end
    return rows
end

local function compare_question(match, question, view, random)
    for _, pending in ipairs(match:pending(view.player)) do
        for _, field in ipairs(pending.number == question.number and PENDING_FIELDS or {}) do
            equal(field, question[field], pending[field])
        end
    end
    local rows = compare_listed(match, question, view)
    equal("items", table.concat(question:items(), "|"),
        table.concat(match:items(question.number), "|"))
    local default = question:default()
    equal("default", question:text(default),
        match:text(question.number, match:default(question.number)))
    rows = rows + count_rows(default, view)
    for _, slot in ipairs(question:slots()) do
        rows = rows + count_rows(slot, view)
        is_true("a slot by itself", question:legal(slot)() ~= nil)
    end
    local answer = question:sample(random)
    count_rows(answer, view)
    return rows, answer
end

local rows_met, kinds_met = 0, {}
for number, game in ipairs(GAMES) do
    local match = game:start { seed = number, players = number == 4 and 3 or 2 }
    local random = law.random(number)
    local function choose(view, question)
        local rows, answer = compare_question(match, question, view, random)
        rows_met, kinds_met[question.kind] = rows_met + rows, true
        return answer
    end
    local bot = bot_of(choose, { talk = choose })
    for _ = 1, 14 do
        for _, asked in ipairs(match:pending()) do
            local answer, message = bot:choose(match, asked.number, random)
            is_true(game.name .. ": " .. tostring(message), answer ~= nil)
            is_true("taken", match:submit(asked.number, answer))
        end
        play_on(match, random, 6)
    end
end
is_true("rows were met", rows_met > 100)
is_true("choices and sheets were", kinds_met.choice and kinds_met.slots)

-- ---- Answers that are refused ----

local calls = {}
local stubborn = bot_of(function(_, question)
    calls[#calls + 1] = #question.refusals
    return "nonsense"
end)
local random = law.random(1)
local NONSENSE <const> = 'cannot read "nonsense"; it is written "NAME: ANSWER, NAME: ANSWER"'
checks.refuses(NONSENSE, "not_legal",
    stubborn:choose(quiet, 1, random))
equal("asked three times, told why", table.concat(calls, " "), "0 1 2")
local learning = bot_of(function(_, question)
    return #question.refusals == 0 and { r9 = "stay" } or { r1 = "stay" }
end)
is_true("a second answer is taken", quiet:check(1, learning:choose(quiet, 1, random)))
is_true("none is the default", quiet:check(1, bot_of(function() end):choose(quiet, 1, random)))
equal("an error is the bot's own", checks.message_of(function()
    bot_of(function() error "broken" end):choose(quiet, 1, random)
end), "broken")

-- ---- Talks ----

local talking = johvets:start {}
local spoke = bot_of(sample, { talk = function(_, question)
    return question.is_talk and "say p2" or nil
end })
equal("without talk it passes", bot_of(sample):choose(talking, 1, random), "pass")
equal("with talk it speaks", table.concat(spoke:choose(talking, 1, random), " "), "say p2")
equal("a match tells it, too", talking:pending()[1].is_talk, true)
equal("and of others nothing", quiet:pending()[1].is_talk, nil)

-- ---- Sheets ----

local function on_question(match, number, f)
    local bot = bot_of(function(view, question, source)
        f(question, view, source)
        return nil
    end)
    assert(bot:choose(match, number, random))
end

on_question(quiet, 1, function(question, _, source)
    local sheet = question:sheet()
    local slots = sheet:slots()
    equal("slots", table.concat(slots, " "), table.concat(question:slots(), " "))
    is_true("a legal one is set", sheet:set(slots[1], "stay"))
    equal("and there", sheet:get(slots[1]), "stay")
    equal("another is not", sheet:get(slots[2]), nil)
    checks.refuses('there is no such region (unknown_region): "nowhere"; next to fern are glade, '
        .. "bole, hollow", "not_legal", sheet:set(slots[2], "move nowhere"))
    equal("still not", sheet:get(slots[2]), nil)
    equal("a list of what is set", #sheet:answer(), 1)
    local copy = sheet:copy():fill(source)
    equal("a copy is another", #sheet:answer() .. " " .. #copy:answer(), "1 " .. #slots)
    equal("what was set stays", copy:get(slots[1]), "stay")
    is_true("it is an answer", question:check(copy))
    for _, slot in ipairs(slots) do
        is_true("legal by chance", copy:set(slot, copy:sample(slot, source)))
        is_true("and as listed", copy:set(slot, copy:legal(slot)()))
    end
    copy:clear(slots[1])
    equal("cleared", copy:get(slots[1]), nil)
    copy:clear()
    equal("all of it", #copy:answer(), 0)
    equal("by default", question:text(copy:fill()), question:text(question:default()))
    checks.raises('sheet:set: question "orders" has no slot or part "u99"', sheet.set, sheet, "u99",
        "stay")
end)
on_question(higher:start {}, 1, function(question)
    checks.raises('question:sheet: question "card" is a choice; only slots and proposals have '
        .. "sheets", question.sheet, question)
end)

-- ---- Simulations ----

-- Where a simulation is, as its players see it.
local function fingerprint(simulation)
    local parts = { simulation.phase }
    for _, asked in ipairs(simulation:pending()) do
        parts[#parts + 1] = asked.number .. asked.name
    end
    for _, player in ipairs(simulation.players) do
        parts[#parts + 1] = core.state_hash(core.root_state(simulation:view(player)))
    end
    return table.concat(parts, " ")
end

-- A simulation is not the match, follows from its seed, and stays as it is when it is cloned.
for number, game in ipairs(GAMES) do
    local match = game:start { seed = number, players = number == 4 and 3 or 2,
        rules = game == johvets and QUIET or nil }
    for _ = 1, 3 do
        play_on(match, random, 9)
        local hash, view = match:hash(), match:view(match.players[1])
        local first, message = view:simulate(5)
        if first then
            local clone, again = first:clone(), view:simulate(5)
            local before = fingerprint(first)
            first:play { batches = 6 }
            again:play { batches = 6 }
            equal(game.name .. ": it follows from its seed", fingerprint(again), fingerprint(first))
            equal("a clone stays", fingerprint(clone), before)
            clone:play { batches = 6, random = law.random(5) }
        else
            equal("a reason", type(message), "string")
        end
        equal("the match is as it was", match:hash(), hash)
    end
end

-- Where nothing is hidden and nothing is by chance, the same answers lead to the same.
do
    local match = johvets:start { seed = 2, rules = QUIET }
    local simulation = match:view("p1"):simulate()
    for _ = 1, 30 do
        for _, asked in ipairs(match:pending()) do
            local answer = match:sample(asked.number, random)
            assert(simulation:submit(asked.number, match:text(asked.number, answer)))
            assert(match:submit(asked.number, answer))
        end
        equal("both go on", match:advance(), simulation:advance())
    end
    equal("a simulated turn is the turn", simulation:view().position.hash,
        match.root.position.hash)
end

-- Who is asked, how often, with what.
do
    local view = quiet:view "p1"
    local asked = {}
    local simulation = view:simulate()
    simulation:play { batches = 1, players = { "p2" }, answer = function(question)
        asked[#asked + 1] = question.player .. " " .. question.view.player
        return question.kind == "slots" and question:sheet() or nil
    end }
    equal("one player, once", table.concat(asked, ","), "p2 p2")
    checks.raises('simulation:play: the answer to question "orders" is refused: ' .. NONSENSE,
        simulation.play, view:simulate(), { answer = function() return "nonsense" end })
    local open = view:simulate()
    local question = open:question(1)
    is_true("submitted", open:submit(1, question:sheet()))
    checks.refuses("question 1 has been answered", "answered", open:submit(1, question:sheet()))
    checks.refuses("question 7 is not open", "unknown_question", open:submit(7, "stay"))
    equal("one is missing", open:advance(), false)
    is_true("it ends", open:play() ~= nil and open:result() ~= nil)
    checks.raises("question: its match has gone on: nobody is asked this any more", question.legal,
        question)
    checks.raises("view:simulate: only a player can: an onlooker has nothing to decide",
        view.simulate, quiet:view())
    local other = johvets:start { rules = QUIET }
    local stale = other:view "p1"
    play_on(other, random, 1)
    checks.raises("view:simulate: its match has gone on: take another view of it", stale.simulate,
        stale)
end

-- ---- Scores ----

do
    local form = { name = "count", api = 1, players = { min = 2, max = 2 },
        state = { { globals = { sum = "count" } } },
        score = function(g, player) return player == g.players[1] and g.sum or -g.sum end,
        phases = { { "add", function(g)
            g.sum = g.sum + g:ask(g.players[1], { name = "more", number = { 0, 9 } })
        end } },
        finished = function(g) return g.sum > 30 and { winners = { g.players[1] } } or nil end }
    local match = law.game(form):start {}
    equal("of a view", match:view("p2"):score(), 0)
    local greedy = bot_of(function(view, question)
        local best, most
        for answer in question:legal() do
            local simulation = view:simulate()
            simulation:submit(question.number, answer)
            simulation:play { batches = 1 }
            if not most or simulation:score() > most then
                best, most = answer, simulation:score()
            end
        end
        return best
    end)
    equal("the best of ten", greedy:choose(match, 1, random), 9)
    match:submit(1, 4)
    match:advance()
    equal("of another player", match:view("p1"):score "p2", -4)
    equal("a game without", higher:start({}):view("red"):score(), nil)
    form.score = function() return 1.5 end
    checks.is_true("an integer only", checks.message_of(function()
        law.game(form):start({}):view("p1"):score()
    end):find("expected an integer, got", 1, true) ~= nil)
end

-- ---- Budgets ----

do
    local lefts, nodes = {}, 0
    local spender = bot_of(function(view, question, source)
        lefts[1] = question:left()
        local simulation = view:simulate()
        simulation:play { batches = 1 }
        lefts[2], lefts[3] = question:left(), question:nodes_left()
        for _ = 1, 20 do
            local is_fine = pcall(simulation.play, view:simulate(), { batches = 1 })
            nodes = nodes + (is_fine and 1 or 0)
        end
        return question:sample(source)
    end)
    local answer, _, code = spender:choose(quiet, 1, random, 4)
    equal("no answer counts behind the budget", tostring(answer) .. " " .. tostring(code),
        "nil limit")
    equal("what is left", table.concat(lefts, " "), "1000 750 3")
    equal("no more than that", nodes, 3)
    on_question(quiet, 1, function(question)
        equal("no budget", question:left(), nil)
    end)
end

-- ---- The same question, the same answer ----

do
    local searching = bot_of(function(view, question, source)
        local best, most
        for _ = 1, 4 do
            local sheet = question:sheet():fill(source)
            local simulation = view:simulate()
            simulation:submit(question.number, sheet)
            simulation:play { batches = 3 }
            local worth = #simulation:view():pending() + source:integer(9)
            if not most or worth > most then
                best, most = sheet, worth
            end
        end
        return best
    end)
    local function answer_text()
        return quiet:text(1, searching:choose(quiet, 1, law.random(8)))
    end
    equal("twice the same", answer_text(), answer_text())
end

-- ---- What help shows ----

local examples = {}
for _, section in ipairs(spec.pages.bots.sections) do
    examples[#examples + 1] = section.example
end
equal("examples", #examples, 2)
local tinker = run_text("bots", examples[1])
for _, nodes in ipairs { 0, 1, 25 } do
    is_true("tinker plays", quiet:check(1, tinker:choose(quiet, 1, random, nodes)))
end
run_text("bots", examples[2])
local one_step = run_text("bot", spec.forms.bot.example)
local battle = rocknroll:start {}
is_true("one step at a time", one_step:choose(battle, battle:pending()[1].number, random) ~= nil)

checks.finish()
