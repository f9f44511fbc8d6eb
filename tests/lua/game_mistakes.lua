-- Mistakes of designers while rules run: rows of other matches, removed rows, questions that cannot
-- be answered; each is said in words, at the line that makes it, once.
local law = require "lawspeaker"
local checks = require "checks"

local equal, is_true, raises = checks.equal, checks.is_true, checks.raises

-- A game of one phase for red and blue, with two units, whose rule is `f`.
local function game_of(f, more)
    local form = {
        name = "small", api = 1, players = { "red", "blue" },
        state = {
            { "unit", { name = "text", owner = "player?", friends = "players" } },
            { globals = { word = "text", done = "flag" } },
        },
        setup = function(g)
            g.unit:add { name = "one" }
            g.unit:add { name = "two" }
        end,
        phases = { { "only", function(g)
            f(g)
            g.done = true
        end } },
        finished = function(g) return g.done and {} or nil end,
    }
    for name, value in pairs(more or {}) do
        form[name] = value
    end
    return law.game(form)
end

-- The message that a rule ends with, and the line of this file in it.
local function mistake(f, more)
    local is_fine, message = pcall(function() game_of(f, more):start() end)
    is_true("it raises", not is_fine)
    local line, text = tostring(message):match "^[^\n]-game_mistakes%.lua:(%d+): (.*)$"
    return text and text:gsub(' %(in [^\n]*"%)$', "") or message, tonumber(line)
end

local function line_here()
    return debug.getinfo(2, "l").currentline
end

-- ---- Rows of another match ----

local strange = game_of(function(g) g:ask("red", { name = "q", choice = { 1 } }) end):start()
local row = strange.root.unit:get(1)
local STRANGE <const> = "unit/1, which is of another match or view"

for what, case in pairs {
    ['g:enter("s"): value 1 holds ' .. STRANGE] = function(g) g:enter("s", row) end,
    ['g:enter("s"): value 2 holds ' .. STRANGE] = function(g) g:enter("s", 1, { a = { row } }) end,
    ['step "back": value 1 holds ' .. STRANGE] = function(g) g:enter "back" end,
    ["g:trigger: value 1 holds " .. STRANGE] = function(g)
        g:react { by = "red", run = print, action = function()
            g:trigger { name = "x", unit = row }
        end }
    end,
    ['g:note: note "n": a field holds ' .. STRANGE] = function(g) g:note("n", { unit = row }) end,
    ['question "q" to red: default: ' .. STRANGE] = function(g)
        g:ask("red", { name = "q", choice = { g.unit:get(1) }, default = row })
    end,
} do
    equal("of another match", mistake(case, { steps = { s = function() end,
        back = function() return row end }, notes = { { "n", "{unit}" } } }), what)
end
local sampling = game_of(function(g)
    g:ask("red", { name = "q", choice = { g.unit:get(1) }, sample = function() return row end })
end):start()
is_true("of a sampler", checks.message_of(function()
    sampling:sample(1, law.random(1))
end):find(STRANGE, 1, true) ~= nil)

-- ---- Rows that were removed ----

local line
local function gone(g)
    local unit = g.unit:get(1)
    g.unit:remove(unit)
    return unit
end
local text, found = mistake(function(g)
    line = line_here() + 1
    g:enter("s", gone(g))
end, { steps = { s = function() end } })
equal("to a step", text, 'g:enter("s"): value 1 holds unit/1, which was removed')
equal("at its line", found, line)
text, found = mistake(function(g)
    line = line_here() + 1
    g:enter "s"
end, { steps = { s = gone } })
equal("from a step", text, 'step "s": value 1 holds unit/1, which was removed')
equal("at the line that entered it", found, line)
text = mistake(function(g)
    g:react { by = "red", run = print, action = function()
        g:trigger { name = "x", unit = gone(g) }
    end }
end)
equal("triggered too late", text, "g:trigger: value 1 holds unit/1, which was removed")
is_true("a note may tell of one", game_of(function(g)
    g:note("n", { unit = gone(g) })
end, { notes = { { "n", "{unit} is gone" } } }):start():result() ~= nil)

-- ---- Abilities of rows that were removed lapse ----

-- `kill` triggers for both units, and removes the first; `ask` waits in between.
local function dying(is_step, asks)
    local function kill(g)
        g:trigger { name = "doc", unit = g.unit:get(1) }
        g:trigger { name = "moe", unit = g.unit:get(2) }
        g:trigger { name = "sly", answer = { "sly" }, victims = { g.unit:get(1) } }
        g:trigger { name = "zoe", unit = g.unit:get(2) }
        g.unit:remove(g.unit:get(1))
        if asks then
            g.word = g:ask("blue", { name = "inner", choice = { "x", "y" } }) .. " "
        end
    end
    return game_of(function(g)
        g:react {
            by = "red",
            action = function()
                if is_step then
                    g:enter "kill"
                else
                    kill(g)
                end
            end,
            lapsed = function(ability)
                return ability.unit.name == ""
            end,
            run = function(ability)
                g.word = g.word .. ability.name .. " "
            end,
            done = function(ability)
                g.word = g.word .. ability.unit.name .. ". "
            end,
        }
    end, { steps = { kill = kill } })
end
for _, is_step in ipairs { false, true } do
    for _, asks in ipairs { false, true } do
        local match = dying(is_step, asks):start()
        match:set_pure_check(true)
        if asks then
            is_true("inner", match:submit(match:pending()[1].number, "x"))
            match = match:clone { record = true }
            match:advance()
        end
        equal("what is left", table.concat(match:legal_texts(match:pending()[1].number), ", "),
            "moe unit/2, zoe unit/2")
        local copy = match:clone()
        for _, one in ipairs { match, copy } do
            is_true("one of them", one:submit(one:pending()[1].number, "zoe unit/2"))
            one:advance()
            equal("both", one.root.word, (asks and "x " or "") .. "zoe two. moe two. ")
        end
        equal("a clone, too", copy:hash(), match:hash())
    end
end

-- One that a later ability removes.
local eaten = game_of(function(g)
    g:react {
        by = "red",
        action = function()
            g:trigger { name = "a", unit = g.unit:get(1) }
            g:trigger { name = "b", unit = g.unit:get(2) }
        end,
        run = function(ability)
            g.word = g.word .. ability.name
            g.unit:remove(g.unit:get(3 - ability.unit.id))
        end,
    }
end):start()
eaten:submit(1, "b unit/2")
eaten:advance()
equal("its turn does not come", eaten.root.word, "b")

-- ---- Answers to reactions are unlike each other ----

local function abilities(list)
    return game_of(function(g)
        g:react { by = "red", action = function()
            for _, ability in ipairs(list) do
                g:trigger(ability)
            end
        end, run = function(ability) g.word = g.word .. ability.k end }
    end)
end
local numbered = abilities { { name = "x", k = "a" }, { name = "x", k = "b" },
    { name = "x", answer = { "x", 1 }, k = "c" }, { name = "x", answer = { "x", "2" }, k = "d" },
    { name = "x", answer = { "x", 2 }, k = "e" } }
local texts = numbered:start():legal_texts(1)
equal("five texts", #texts, 5)
local words = {}
for _, one in ipairs(texts) do
    is_true("each is another", not words[one])
    words[one] = true
    local match = numbered:start()
    is_true("can be chosen", match:submit(1, one))
    match:advance()
    words[match.root.word:sub(1, 1)] = true
end
for _, letter in ipairs { "a", "b", "c", "d", "e" } do
    is_true("ability " .. letter, words[letter])
end

-- ---- Questions ----

for what, form in pairs {
    ['question "q" to red: proposal[2]: the part "x" is there twice'] =
        { proposal = { { "x", { choice = { "y" } } }, { "x", { number = { 1, 2 } } } } },
    ['question "q" to red: number: the least, 5, is more than the most, 1'] = { number = { 5, 1 } },
    ['question "q" to red: pick: at least 2 are to be picked, and there is 1 to pick from'] =
        { pick = { 1 }, min = 2 },
    ['question "q" to red: pick: at least 1 is to be picked, and there is nothing to pick from'] =
        { pick = {}, min = 1 },
    ['question "q" to red: pick: at least 4 are to be picked, and there are 3 to pick from'] =
        { pick = { 1, 2, 3 }, min = 4, max = 9 },
    ['question "q" to red: pick: at least 2 are to be picked, and at most 1'] =
        { pick = { 1, 2, 3 }, min = 2, max = 1 },
    ['question "q" to red: slots[1].number: the least, 3, is more than the most, 2'] =
        { slots = { { "a", number = { 3, 2 } } } },
} do
    form.name = "q"
    equal("a question", mistake(function(g) g:ask("red", form) end), what)
end
equal("turned round", mistake(function(g) g:ask({ name = "q", choice = { 1 } }, "red") end),
    "g:ask: expected a player, then a question; got a table")
equal("in a list", mistake(function(g) g:ask_all { { { name = "q", choice = { 1 } }, "red" } } end),
    "g:ask_all: expected a player, then a question; got a table")
equal("no such player", mistake(function(g) g:ask("rod", { name = "q", choice = { 1 } }) end),
    'g:ask: there is no player "rod"; did you mean "red"?')

-- ---- Places in messages ----

local ending = { finished = function() return { winners = { "rod" } } end }
line = line_here() - 1
text, found = mistake(function() end, ending)
equal("a result", text, 'finished: winners[1]: there is no player "rod"')
equal("where finished is", found, line)
text, found = mistake(function(g)
    line = line_here() + 1
    coroutine.wrap(function() g:ask("red", { name = "q", choice = { 1 } }) end)()
end)
equal("in a coroutine", text, "g:ask: not in a coroutine of the script: the rule itself has to "
    .. "call it")
equal("where it asks", found, line)

-- ---- The players of a match are not for a rule to change ----

local listing = game_of(function(g)
    local players = g.players
    players[1], players[3] = "x", "y"
    table.remove(g.players)
    g:enter("s", #g.players, g.players[1])
    g:ask(g.players[1], { name = "q", choice = g.players })
    g.unit:get(1).friends = g.players
end, { steps = { s = function(g, count, first) g.word = count .. first end },
    state = function(setting)
        setting.players[1] = "z"
        return { { "unit", { name = "text", friends = "players" } },
            { "hand", { zone_of = "unit", each = "player" } },
            { globals = { word = "text", done = "flag" } } }
    end, setup = function(g)
        g.unit:add({}, g.hand[g.players[1]])
    end })
local match = listing:start()
equal("as they were", match.root.word, "2red")
equal("in the match", table.concat(match.players, " "), "red blue")
match:view("red").players[1] = "x"
match.players[1] = "x"
equal("in a view", table.concat(match:view("red").players, " "), "red blue")
equal("one to answer", table.concat(match:legal_texts(1), " "), "blue red")
match:submit(1, "red")
match:advance()
equal("a set of them", table.concat(match.root.unit:get(1).friends, " "), "red blue")
for given, got in pairs { [{}] = "an empty table", [2] = "2", ["red"] = '"red"' } do
    raises('game "small": players: expected a list of ids, or { min = …, max = … }, got ' .. got,
        game_of, print, { players = given })
end

-- ---- A match that cannot go on is where it was ----

local record = require "lawspeaker.game.record"
local halted = game_of(function(g)
    g:ask("red", { name = "q", choice = { 1, 2 } })
    g:ask("red", { name = "r", choice = { 1, 2 } })
end):start()
halted:submit(1, 1)
local hash, save, waits = halted:hash(), halted:save(), record.waits
record.waits = function() error("not enough memory", 0) end
equal("it cannot", checks.message_of(function() halted:advance() end), "not enough memory")
record.waits = waits
equal("the same hash", halted:hash(), hash)
equal("the same save", halted:save(), save)
is_true("now it can", halted:advance())
is_true("and be loaded", halted.game:load(halted:save()) ~= nil)

checks.finish()
