-- Games and matches: steps inside steps, all kinds of question, simultaneous answers, clones and
-- undo at every place of random games, and what is refused.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"

package.path = "tests/games/?.lua;" .. package.path
local bazaar = require "bazaar.game"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

-- ---- A game made for this: nested steps, every kind of question, dice, reactions ----

local function maze(changes)
    local form = {
        name = "maze", api = 1, players = { "red", "blue" },
        rules = { { "rounds", 3, "1", "rounds", least = 1, most = 9 } },
        hooks = { { "gain", "2", "what is gained" } },
        state = {
            { "unit", { owner = "player", points = "count", name = "text" } },
            { globals = { round = "count", sum = "int", word = "text", mark = "flag" } },
        },
        notes = { { "met", "{unit} and {other}" } },
        setup = function(g)
            for number, player in ipairs { "red", "blue", "red", "blue" } do
                g.unit:add { owner = player, name = "u" .. number }
            end
            g.word = g:ask("blue", { name = "title", text = 20, default = "none" })
        end,
        steps = {
            turn = function(g, player, depth)
                local picked = g:ask(player, { name = "picked", pick = { 1, 2, 3 }, max = 2 })
                for _, number in ipairs(picked) do
                    g.sum = g.sum + number
                end
                if depth > 0 and g:roll("d6", "deep") >= 3 then
                    local got, unit = g:enter("turn", player == "red" and "blue" or "red",
                        depth - 1)
                    g.sum = g.sum + got
                    unit.points = unit.points + g:hook("gain", { unit = unit }, 1)
                end
                local unit = g:ask(player, { name = "unit", choice = function()
                    return g.unit:each()
                end })
                g:note("met", { unit = unit, other = g.unit:get(1) })
                return #picked, unit
            end,
        },
        phases = {
            { "orders", rule = "3", function(g)
                g.round = g.round + 1
                local slots = {}
                for unit in g.unit:each() do
                    slots[#slots + 1] = { unit, choice = { "stay", "go" }, default = "stay" }
                end
                local answers = g:ask_all {
                    { "red", { name = "sheet", slots = slots } },
                    { "blue", { name = "offer", proposal = {
                        { "to", { choice = { "red", "blue" } } },
                        { "gold", { number = { 0, 3 } } },
                    }, check = function(offer)
                        return offer.to ~= "red" or offer.gold > 0, "a gift is no nothing"
                    end } },
                    { "red", { name = "order", pick = { "a", "b", "c" }, min = 1, max = 2,
                        ordered = true } },
                }
                for _, pair in ipairs(answers[1]) do
                    pair[1].points = pair[1].points + (pair[2] == "go" and 1 or 0)
                end
                g.sum = g.sum + answers[2].gold
                g.word = table.concat(answers[3])
            end },
            { "turns", function(g)
                for _, player in ipairs(g.players) do
                    g:enter("turn", player, 2)
                    g.mark = g:ask(player, { name = "sure", choice = { true, false } })
                end
            end },
        },
        finished = function(g)
            return g.round >= g.rules.rounds and { winners = {}, draw = true } or nil
        end,
    }
    for name, value in pairs(changes or {}) do
        form[name] = value
    end
    return law.game(form)
end

-- Answers all that waits by chance; `f` is called before each answer.
local function answer_all(match, random, f)
    for _, asked in ipairs(match:pending()) do
        if f then
            f(asked)
        end
        local is_taken, message = match:submit(asked.number, match:sample(asked.number, random),
            asked.player)
        equal("a sample is taken", is_taken, true)
        equal("and not as the default", message, nil)
    end
end

-- ---- Random games: the same from everywhere ----

-- Plays on with answers by chance to the end, and returns the hashes on the way.
local function play_out(match, seed)
    local random, hashes = law.random(seed), {}
    while not match:result() do
        answer_all(match, random)
        is_true("it goes on", match:advance())
        hashes[#hashes + 1] = match:hash()
    end
    return table.concat(hashes, " ")
end

-- At each answer of a random game: a clone goes the same way as the match itself; so does the match
-- after undo.
local function check_everywhere(game, form, seed)
    local match, random = game:start(form), law.random(seed)
    local steps = 0
    while not match:result() do
        answer_all(match, random, function()
            steps = steps + 1
            local clone = match:clone()
            equal("hash of a clone", clone:hash(), match:hash())
            equal("state of a clone", clone:state_hash(), match:state_hash())
            if steps % 7 == 0 then
                local other = clone:clone()
                equal("two clones", play_out(clone, seed + steps), play_out(other, seed + steps))
            end
            if steps % 3 == 0 then
                local loaded, message = game:load(match:save())
                is_true(message or "it is loaded again", loaded ~= nil)
                equal("a loaded match", loaded:hash(), match:hash())
                equal("its save", loaded:save(), match:save())
                if steps % 21 == 0 then
                    equal("goes the same way", play_out(loaded, seed), play_out(match:clone(),
                        seed))
                end
            end
        end)
        local before, clone = match:hash(), match:clone()
        is_true("it goes on", match:advance())
        is_true("its clone goes on", clone:advance())
        equal("to the same", clone:hash(), match:hash())
        equal("and the same questions", #clone:pending(), #match:pending())
        local after, answers = match:hash(), {}
        local is_undone, info = match:undo()
        is_true("undone", is_undone)
        for index, asked in ipairs(match:pending()) do
            answers[index] = clone:result() and 1 or asked.number
        end
        equal("so many answers", info.answers, #answers)
        is_true("undone is another hash", match:hash() ~= before)
        is_true("undo the clone", clone:undo())
        equal("both are there again", clone:hash(), match:hash())
        equal("and its state", clone:state_hash(), match:state_hash())
        is_true("a hash of where it is", match:hash() ~= after)
        -- the same answers again: those of the batch are drawn anew from the same place
        local again = law.random(seed + steps)
        answer_all(match, again)
        answer_all(clone, law.random(seed + steps))
        match:advance()
        clone:advance()
        equal("the same answers come to the same", clone:hash(), match:hash())
    end
    return steps
end

local total = 0
for seed = 1, 6 do
    total = total + check_everywhere(maze(), { seed = seed }, seed)
    total = total + check_everywhere(bazaar, { seed = seed, players = 2 + seed % 3 }, seed)
end
is_true("enough of them", total > 300)

-- A whole game, twice, and with the pure check on.
for seed = 1, 5 do
    local game = maze()
    local pure = game:start { seed = seed, record = false }
    pure:set_pure_check(true)
    equal("the same game", play_out(pure, seed), play_out(game:start { seed = seed }, seed))
end

-- Undo back to the first question and all answers once more.
local long = maze():start { seed = 4 }
local first = long:hash()
play_out(long, 9)
local last, undone = long:hash(), 0
while long:undo() do
    undone = undone + 1
end
equal("back at the start", long:hash(), first)
checks.refuses("there is no answer to take back", nil, long:undo())
play_out(long, 9)
equal("and to the end again", long:hash(), last)
is_true("in many steps", undone > 10)

-- ---- Half of simultaneous answers is in ----

local match = maze():start { seed = 1 }
match:submit(2, "a title")
match:advance()
equal("three questions at once", #match:pending(), 3)
equal("two are red's", #match:pending "red", 2)
is_true("simultaneous", match:pending()[1].simultaneous)
local sheet, order, offer = 1, 3, 4 -- by seat, and how often each was asked
equal("red's first", match:pending()[1].number, sheet)
equal("blue's second", match:pending "blue"[1].number, offer)
is_true("blue first", match:submit(offer, "to: blue, gold: 2", "blue"))
equal("two are left", #match:pending(), 2)
is_true("it does not go on", not match:advance())
checks.refuses(("question %d has been answered"):format(offer), "answered",
    match:submit(offer, "to: blue, gold: 3"))
for _, number in ipairs { sheet, order, 99 } do
    checks.refuses(("question %d is not open to blue; none is"):format(number), "unknown_question",
        match:submit(number, {}, "blue"))
    checks.refuses(("question %d is not open to red; open is %d, %d"):format(number + 100, sheet,
        order), "unknown_question", match:submit(number + 100, {}, "red"))
end
checks.refuses(("question 99 is not open; open is %d, %d"):format(sheet, order),
    "unknown_question", match:submit(99, {}))
checks.refuses(("question %d is not open to red; open is %d, %d"):format(offer, sheet, order),
    "unknown_question", match:submit(offer, "to: blue, gold: 3", "red"))
local half = match:clone()
equal("the answer is in the clone", half:hash(), match:hash())
equal("with one less", #half:pending(), 2)
for _, one in ipairs { match, half } do
    is_true("slots by text", one:submit(sheet, "unit/1: go, unit/3: go"))
    is_true("an ordered list", one:submit(order, { "c", "a" }))
    is_true("all are in", one:advance())
end
equal("the same came of it", half:hash(), match:hash())
equal("points by the sheet", match.root.unit:get(1).points, 1)
equal("missing slots have their default", match.root.unit:get(2).points, 0)
equal("in order", match.root.word, "ca")
equal("the sum", match.root.sum, 2)
local other = maze():start { seed = 1 }
other:submit(2, "a title")
other:advance()
is_true("half in", other:submit(offer, { to = "blue", gold = 2 }))
local _, info = other:undo()
equal("one answer taken back", info.answers, 1)
equal("all are open", #other:pending(), 3)
for _, way in ipairs { { order, sheet, offer }, { sheet, offer, order } } do
    local same = other:clone()
    for _, one in ipairs(way) do
        is_true("in any order", same:submit(one, one == sheet and { { "unit/1", "go" },
            { same.root.unit:get(3), "go" } } or one == order and "c, a"
            or { to = "blue", gold = 2 }))
    end
    same:advance()
    equal("the order of submission is nothing", same:hash(), match:hash())
end

-- ---- Kinds of question ----

-- A game that asks one question once; what it was answered is in `got`.
local function asking(form, root_form)
    local got = {}
    local game = law.game {
        name = "asking", api = 1, players = { "red", "blue" },
        state = root_form or { { "unit", { name = "text" } }, { globals = { done = "flag" } } },
        setup = function(g)
            for number = 1, 3 do
                g.unit:add { name = "n" .. number }
            end
        end,
        phases = { { "only", function(g)
            got.answer = g:ask("red", type(form) == "function" and form(g) or form)
            g.done = true
        end } },
        finished = function(g) return g.done and { winners = { "red" } } or nil end,
        max_refusals = 2,
    }
    return game:start {}, got
end

local function texts(one, most)
    local list, is_complete = one:legal_texts(1, most)
    return table.concat(list, " | ") .. (is_complete and "" or " …")
end

local function answer(one, value)
    local is_taken, message, code = one:submit(1, value)
    if is_taken then
        one:advance()
    end
    return is_taken, message, code
end

local one, got = asking { name = "q", choice = { "b", "a", "c" } }
equal("a list is offered sorted", texts(one), "a | b | c")
equal("up to a number", texts(one, 2), "a | b …")
equal("its default is the first", one:default(1), "a")
checks.refuses('no answer "x"; it is one of "a", "b", "c"', "not_legal", one:check(1, "x"))
is_true("nothing has changed", #one:refusals() == 0)
is_true("taken", answer(one, "c"))
equal("the answer", got.answer, "c")
equal("who has won", one:result().winners[1], "red")
checks.refuses("the game is over", "finished", one:submit(1, "a"))

one, got = asking(function(g)
    return { name = "q", choice = { "pass", { "hit", g.unit:get(2), g.unit:get(3) }, 7, true } }
end)
equal("atoms and lists", texts(one), "true | 7 | hit unit/2 unit/3 | pass")
is_true("by text", answer(one, "hit n2 n3"))
equal("a list", #got.answer, 3)
equal("rows", got.answer[2].name, "n2")

one, got = asking(function(g) return { name = "q", choice = g.unit:get(1) and { 1, 2, 3 } } end)
is_true("an integer", answer(one, 2))
equal("is one", got.answer, 2)

one, got = asking { name = "q", number = { 3, 5 }, check = function(n) return n ~= 3, "not 3" end }
equal("numbers", texts(one), "4 | 5")
equal("the first that passes the check", one:default(1), 4)
checks.refuses("not 3", "not_legal", one:check(1, 3))
checks.refuses("6 is not from 3 to 5", "not_legal", one:check(1, 6))
is_true("by text", answer(one, "5"))
equal("is an integer", got.answer, 5)

one, got = asking { name = "q", pick = { "a", "b", "c" }, min = 1, max = 2 }
equal("combinations", texts(one), "a | b | c | a, b | a, c | b, c")
checks.refuses('"a" is picked twice', "not_legal", one:check(1, { "a", "a" }))
checks.refuses("3 picked; 1 to 2 are allowed", "not_legal", one:check(1, { "a", "b", "c" }))
is_true("picked", answer(one, { "c", "a" }))
equal("in the order of what is offered", table.concat(got.answer), "ac")

one = asking { name = "q", pick = { "a", "b", "c" }, min = 2, max = 2, ordered = true }
equal("permutations", texts(one), "a, b | a, c | b, a | b, c | c, a | c, b")
equal("to pick from", table.concat(one:items(1), " "), "a b c")

one, got = asking(function(g)
    return { name = "q", slots = {
        { g.unit:get(1), choice = { "x", "y" }, default = "y" },
        { "extra", number = { 1, 2 } },
    } }
end)
equal("all sheets", texts(one), "unit/1: x, extra: 1 | unit/1: x, extra: 2 | unit/1: y, extra: 1 "
    .. "| unit/1: y, extra: 2")
equal("the slots", table.concat(one:items(1), " "), "unit/1 extra")
equal("of a slot", table.concat(one:legal_texts(1, 9, "unit/1"), " "), "x y")
equal("its default", one:text(1, one:default(1)), "unit/1: y, extra: 1")
is_true("one slot", answer(one, { extra = 2 }))
equal("the other has its default", got.answer[1][2], "y")
equal("given", got.answer[2][2], 2)

one, got = asking { name = "q", proposal = {
    { "to", { choice = { "red", "blue" } } }, { "gold", { number = { 0, 1 } } },
}, check = function(p) return p.to == "blue" or p.gold == 0, "not to yourself" end }
equal("proposals", texts(one), "to: blue, gold: 0 | to: blue, gold: 1 | to: red, gold: 0")
checks.refuses("not to yourself", "not_legal", one:check(1, { to = "red", gold = 1 }))
is_true("proposed", answer(one, { to = "blue", gold = 1 }))
equal("a part", got.answer.gold, 1)

one, got = asking { name = "q", text = 5 }
equal("texts cannot be listed", texts(one), " …")
checks.refuses("the text has 6 bytes; 5 are allowed", "bad_answer", one:check(1, "sixsix"))
is_true("a text", answer(one, "five5"))
equal("as it is", got.answer, "five5")

one = asking { name = "q", choice = function()
    local n = 0
    return function()
        n = n + 1
        return n <= 1000000000 and n or nil
    end
end }
equal("very many are listed as they are wanted", texts(one, 3), "1 | 2 | 3 …")
equal("the first", one:default(1), 1)

one = asking { name = "q", choice = { 1, 2, 3, 4 }, sample = function(random)
    return random:integer(2) + 2
end }
local sampler = law.random(1)
for _ = 1, 20 do
    is_true("drawn by the question's own", one:sample(1, sampler) >= 3)
end

-- Refused answers: counted, and the default in the end.
one, got = asking { name = "q", choice = { "a", "b" }, default = "b" }
local before = one:hash()
is_true("refused", not one:submit(1, "zzz"))
is_true("it counts", one:hash() ~= before)
equal("of whom", one:refusals()[1][1], "red")
local is_taken, how = one:submit(1, {})
is_true("then the default", is_taken)
equal("as said", how, "default")
one:advance()
equal("is taken", got.answer, "b")
equal("two", one:refusals()[1][2], 2)

-- Answers are fresh values: what a rule does to one does not come back.
one = law.game {
    name = "fresh", api = 1, players = { "red" }, state = { { globals = { n = "count" } } },
    phases = { { "only", function(g)
        local first_answer = g:ask("red", { name = "a", pick = { 1, 2, 3 }, min = 2, max = 2 })
        first_answer[1], first_answer[3] = 9, 9
        g:ask("red", { name = "b", choice = { 1 } })
        g.n = g.n + #first_answer
    end } },
    finished = function(g) return g.n > 0 and {} or nil end,
}:start {}
one:submit(1, { 1, 2 })
one:advance()
local twin = one:clone()
for _, each in ipairs { one, twin } do
    each:submit(2, 1)
    each:advance()
    equal("three, once", each.root.n, 3)
end

-- ---- Mistakes in questions raise, with the designer's line ----

local function mistake(form)
    local message = checks.message_of(function() asking(form) end)
    return (message:gsub(" %(in phase \"only\"%)", ""))
end

for expected, form in pairs {
    ['question "q" to red: there is no legal answer'] = { name = "q", choice = {} },
    ['question "q" to red: it has no kind: one of choice, number, pick, slots, proposal, text'] =
        { name = "q" },
    ['question "q" to red: it has choice and number; a question is of one kind'] =
        { name = "q", choice = { 1 }, number = { 1, 2 } },
    ['question "q" to red: no field "chioce"; did you mean "choice"?'] =
        { name = "q", chioce = { 1 } },
    ['question "q" to red: choice[2]: "two words" is no word; words have no spaces '
        .. 'and none of , " ( ), and do not end with ":"'] =
        { name = "q", choice = { "a", "two words" } },
    ['question "q" to red: choice[1]: expected a word, an integer, true, false or a row, got the '
        .. "float 1.5"] = { name = "q", choice = { 1.5 } },
    ['question "q" to red: number: expected { least, most }, two integers'] =
        { name = "q", number = { 1 } },
    ['question "q" to red: default: 7 is not from 1 to 3'] =
        { name = "q", number = { 1, 3 }, default = 7 },
    ['question "q" to red: slots[1]: there is no legal answer'] =
        { name = "q", slots = { { "a", choice = {} } } },
    ["g:ask: a question has a name, an id; got nothing"] = { choice = { 1 } },
    ['question "q" to red: seen_by: expected "all", "nobody" or players, got "rod"; did you mean '
        .. '"red"?'] = { name = "q", choice = { 1 }, seen_by = "rod" },
} do
    equal("a mistake", mistake(form), expected)
end

-- ---- Asking where one cannot ask ----

local function in_phase(f)
    local game = law.game {
        name = "odd", api = 1, players = { "red" },
        state = { { globals = { n = "count", done = "flag" } } },
        steps = { bad = function(g)
            g.n = g.n + 1
            error "no"
        end, plain = function() return 1 end },
        phases = { { "only", function(g)
            f(g)
            g.done = true
        end } },
        finished = function(g) return g.done and {} or nil end,
    }
    return game
end

local QUESTION <const> = { name = "q", choice = { 1, 2 } }

local function raised(f)
    local message, has_place = checks.message_of(function() in_phase(f):start {} end)
    is_true("with a place: " .. message, has_place)
    return (message:gsub(" %(in .-%)$", ""))
end

equal("in a comparison", raised(function(g)
    local list = { 3, 1, 2 }
    table.sort(list, function(a, b) return g:ask("red", QUESTION) == 1 or a < b end)
end), "g:ask: not in a function that Lua calls from inside, such as the comparison of table.sort: "
    .. "the rule itself has to call it")
equal("in a coroutine of the script", raised(function(g)
    local is_fine, message = coroutine.resume(coroutine.create(function()
        g:ask("red", QUESTION)
    end))
    error(not is_fine and message, 0)
end), "g:ask: not in a coroutine of the script: the rule itself has to call it")
equal("while legal answers are checked", raised(function(g)
    g:ask("red", { name = "q", choice = { 1 }, check = function()
        return g:ask("red", QUESTION)
    end })
end), "g:ask: only a rule can do that: this only answers a question about the state")
equal("rolling there", raised(function(g)
    g:ask("red", { name = "q", choice = function() g:roll "d6" end })
end), "g:roll: only a rule can do that: this only answers a question about the state")
equal("writing there", raised(function(g)
    g:ask("red", { name = "q", choice = { 1 }, check = function() g.n = 1 end })
end), "nothing can be changed here: this only answers a question about the state")
local own
own = in_phase(function(g)
    if g:ask("red", QUESTION) == 1 then
        own:advance()
    end
end):start {}
own:submit(1, 1)
equal("a rule plays its own match", (checks.message_of(own.advance, own)),
    'match: a rule cannot use the match that it belongs to (in phase "only")')
is_true("there is no answer before", own:undo())
is_true("it is answered otherwise", own:submit(1, 2))
is_true("and goes on", own:advance())
equal("a yield while legal answers are listed", raised(function(g)
    g:ask("red", { name = "q", choice = function() coroutine.yield(1) end })
end), "attempt to yield across a C-call boundary")
equal("asking on the board", (checks.message_of(function()
    law.game { name = "x", api = 1, players = { "red" }, state = {}, phases = { { "only", print } },
        board = function(g) g:ask("red", QUESTION) end }:start()
end)), "g:ask: not in the board, which cannot wait for an answer")
equal("no such player", raised(function(g) g:ask("rod", QUESTION) end),
    'g:ask: there is no player "rod"; did you mean "red"?')
equal("no such step", raised(function(g) g:enter "plan" end),
    'g:enter: game "odd" has no step "plan"; did you mean "plain"?')
equal("a function cannot be handed on", raised(function(g) g:enter("plain", print) end),
    'g:enter("plain"): value 1 holds a function; only plain data, rows, places and players can be '
    .. "handed on")
equal("yielding is the engine's", raised(function() coroutine.yield(1) end),
    "coroutine.yield was called outside of a coroutine of the script")

-- pcall around a question is fine; around a step that fails it does not help.
local caught = in_phase(function(g)
    local is_fine, value = pcall(g.ask, g, "red", QUESTION)
    g.n = is_fine and value or 9
end):start {}
caught:submit(1, 2)
caught:clone()
is_true("it goes on", caught:advance())
equal("through pcall", caught.root.n, 2)
equal("a step that failed", raised(function(g)
    pcall(g.enter, g, "bad")
    pcall(g.ask, g, "red", QUESTION)
end), "no")
equal("g:finish ends it, also inside pcall", in_phase(function(g)
    pcall(g.finish, g, { winners = { "red" } })
end):start {}:result().winners[1], "red")

-- ---- An error in a rule leaves all as it was ----

local moody = true
local failing = law.game {
    name = "failing", api = 1, players = { "red" },
    state = { { globals = { n = "count" } } },
    steps = { inner = function(g, n)
        g.n = g.n + n
        g:roll "d6"
        if moody then
            error "not now"
        end
        return g:ask("red", { name = "inner", choice = { 1, 2 } })
    end },
    phases = { { "only", function(g)
        g.n = g.n + g:ask("red", { name = "first", number = { 1, 5 } })
        g:enter("inner", 10)
    end } },
}
local stuck = failing:start {}
local state_before, events_before = stuck:state_hash(), #stuck:events(false)
is_true("answered", stuck:submit(1, 3))
local hash_before = stuck:hash()
for _ = 1, 2 do
    local message = checks.message_of(stuck.advance, stuck)
    equal("it raises", message, 'not now (in step "inner" of phase "only")')
    equal("the state is as it was", stuck:state_hash(), state_before)
    equal("all of it", stuck:hash(), hash_before)
    equal("no event is left", #stuck:events(false), events_before)
end
local copy = stuck:clone()
is_true("undo still works", stuck:undo())
moody = false
is_true("answered again", stuck:submit(1, 3))
for _, each in ipairs { stuck, copy } do
    is_true("now it goes on", each:advance())
    equal("by 13", each.root.n, 13)
end
equal("the same", copy:hash(), stuck:hash())

-- ---- The state outside of rules ----

equal("it cannot be written", (checks.message_of(function() stuck.root.n = 4 end)),
    "the state is changed by rules alone, while they run")
equal("nor by a rule's functions", (checks.message_of(function() stuck.root:roll "d6" end)),
    "g:roll: only a rule can do that, while it runs")
equal("house rules cannot be set", raised(function(g) g.rules.x = 1 end),
    "g.rules: they cannot be changed once a match has begun")
equal("nor are there others", raised(function(g) return g.rules.x end), 'g.rules: there is no "x"')

-- ---- Games without an end, and steps without one ----

equal("phases without a question", checks.message_of(function()
    law.game { name = "idle", api = 1, players = { "red" }, state = {},
        phases = { { "only", function() end } } }:start {}
end), 'game "idle": its phases went round once without a question or a change, and it has not '
    .. "finished")
equal("steps in steps", checks.message_of(function()
    law.game { name = "deep", api = 1, players = { "red" }, state = {},
        steps = { down = function(g) g:enter "down" end },
        phases = { { "only", function(g) g:enter "down" end } } }:start {}
end), 'g:enter: steps are entered inside steps, more than 60 deep (in step "down" of phase "only")')

-- ---- The pure check ----

local counter = 0
local impure = law.game {
    name = "impure", api = 1, players = { "red" }, state = { { globals = { n = "count" } } },
    phases = { { "only", function(g)
        counter = counter + 1
        g.n = counter
        g:ask("red", { name = "q", choice = { 1 } })
    end } },
}
local tested = impure:start {}
tested:set_pure_check(true)
tested:submit(1, 1)
local found = checks.message_of(tested.advance, tested)
is_true("a counter in an upvalue is found: " .. found, found:find("phase \"only\" is not a pure "
    .. "function of state, answers and dice: run again it", 1, true) ~= nil)
local asks = 0
local wavering = law.game {
    name = "wavering", api = 1, players = { "red" }, state = {},
    phases = { { "only", function(g)
        asks = asks + 1
        g:ask("red", { name = asks % 2 == 1 and "odd" or "even", choice = { 1 } })
    end } },
}:start {}
found = checks.message_of(function() return wavering:clone():pending() end)
is_true("and a clone notices by itself: " .. found, found:find('run again it asked red "even", '
    .. 'where before it asked red "odd"', 1, true) ~= nil)

-- ---- A clone with dice of its own ----

local seeded = maze():start { seed = 2 }
seeded:submit(2, "t")
seeded:advance()
local same, different = true, true
local plain = play_out(seeded:clone(), 5)
for seed = 11, 15 do
    local simulation = seeded:clone { seed = seed }
    different = different and play_out(simulation, 5) ~= plain
    same = same and play_out(seeded:clone { seed = seed }, 5) == play_out(seeded:clone {
        seed = seed }, 5)
end
is_true("a seed gives it other dice", different)
is_true("the same seed the same", same)
equal("and the match knows nothing of it", play_out(seeded, 5), plain)

-- ---- Views ----

local auction = bazaar:start { players = { "ann", "bob" }, seed = 5 }
local view = auction:view "ann"
equal("a view", core.kind(view), "view")
equal("whose", view.player, "ann")
equal("own questions", #view:pending(), 1)
equal("own coins are seen", view.purse.ann:top().value, 1)
same_list("players by name", view.players, { "ann", "bob" })
is_true("it cannot be written", not pcall(function() view.sold = 4 end))
equal("an onlooker is asked nothing", #auction:view():pending(), 0)
checks.raises('match:view: there is no player "bbo"; did you mean "bob"?', function()
    auction:view "bbo"
end)

-- An answer may be a row of the player's view; undo across a revelation or a roll is told to all.
local coin = view.purse.ann:bottom()
is_true("a row of the view", auction:submit(auction:pending("ann")[1].number, coin, "ann"))
is_true("not one of another view", not auction:check(auction:pending("bob")[1].number, coin))
local sampled = auction:clone()
is_true("a row of a clone", auction:check(auction:pending("bob")[1].number,
    sampled:sample(sampled:pending("bob")[1].number, law.random(1))))
auction:submit(auction:pending("bob")[1].number, auction:view("bob").purse.bob:top())
auction:advance()
equal("the highest bid", auction.root.spent:top().value, 6)
local buyer = auction:pending()[1]
auction:submit(buyer.number, "haggle")
auction:advance()
local _, rolled = auction:undo()
equal("a roll was taken back", rolled.rolls, true)
equal("and the next ware was seen", rolled.revealed, true)
local told = auction:events "bob"
equal("all are told", told[#told].event, "undone")
local _, revealed = auction:undo()
equal("no roll", revealed.rolls, false)
equal("but coins were seen", revealed.revealed, true)
equal("two answers", revealed.answers, 2)
local undone_count = 0
for _, event in ipairs(auction:events()) do
    undone_count = undone_count + (event.event == "undone" and 1 or 0)
end
equal("both are told", undone_count, 2)
equal("the questions are there again", #auction:pending(), 2)

checks.finish()
