-- What trading must not tell: twins, two matches in which one player holds other hidden goods, and
-- talks that two keep to themselves. Everybody else sees the same in both: questions, what can be
-- answered, refusals, answers by chance, views and events.
local law = require "lawspeaker"
local core = require "lawspeaker.core"
local checks = require "checks"
local trade_games = require "trade_games"

local equal, is_true = checks.equal, checks.is_true

-- ---- What somebody is told ----

local TRIED <const> = { "propose blue takes letter blue_war", "propose blue takes letter blue_seal",
    "propose blue takes card blue1", "propose blue takes 5 coin", "propose blue takes 9 coin",
    "propose blue gives 1 cloth takes letter nothing", "deal blue takes 9 coin",
    "propose blue takes letter blue", "accept 1", "accept 2", "accept 101", "blame 1" }

-- All that a viewer is told without doing anything; nil: an onlooker.
local function told(match, viewer, is_asked)
    local lines = {}
    local function add(text, ...)
        lines[#lines + 1] = string.format(text, ...)
    end
    for _, event in ipairs(match:events(viewer)) do
        add("event %s %s", event.text, tostring(event.rule))
    end
    local view = match:view(viewer)
    add("view %s", core.state_hash(core.root_state(view)))
    for _, question in ipairs(is_asked and match:pending(viewer) or {}) do
        add("question %d %s: %s", question.number, question.name, question.say)
        for answer in match:legal(question.number) do
            add("legal %s", match:text(question.number, answer))
        end
        for _, answer in ipairs(TRIED) do
            local is_legal, message = match:check(question.number, answer)
            add("try %s: %s %s", answer, tostring(is_legal), tostring(message))
        end
        for seed = 1, 10 do
            add("drawn %s", match:text(question.number, match:sample(question.number,
                law.random(seed))))
        end
    end
    return table.concat(lines, "\n")
end

local function first_difference(a, b)
    local of_b = string.gmatch(b .. "\n", "(.-)\n")
    for line in string.gmatch(a .. "\n", "(.-)\n") do
        local other = of_b()
        if line ~= other then
            return line .. " / " .. tostring(other)
        end
    end
    return "nothing"
end

local function compare(what, one, other, viewers)
    for index = 1, 3 do
        local viewer = viewers[index]
        local first, second = told(one, viewer, viewer), told(other, viewer, viewer)
        is_true(string.format("%s, for %s: %s", what, tostring(viewer),
            first ~= second and first_difference(first, second) or "alike"), first == second)
    end
end

-- ---- Other hidden goods ----

-- A talk in which blue holds other letters, cards and coins in one of two worlds.
local function world(is_other, form)
    return trade_games.talking(form, { setup = function(g)
        trade_games.setup(g)
        if is_other then
            g.chest.blue:top().coins = 7
            g.letters.blue:bottom().name = "blue_war"
            g.cards.blue:top().name = "blue9"
        end
    end }):start {}
end

-- Whether an answer can be given in both worlds.
local function is_in_both(one, other, number, answer)
    return one:check(number, answer) and other:check(number, answer) or false
end

-- Both worlds are played alike; blue does only what it can do in both.
local function play_twins(what, seed, form)
    local one, other, random = world(false, form), world(true, form), law.random(seed)
    local viewers = { "red", "green" }
    compare(what .. ": at the start", one, other, viewers)
    for step = 1, 60 do
        local question = one:pending()[1]
        if not question then
            break
        end
        local answer = one:text(question.number, one:sample(question.number, random))
        for _ = 1, 20 do
            if question.name ~= "talk" or answer ~= "pass" then
                break
            end
            answer = one:text(question.number, one:sample(question.number, random))
        end
        if not is_in_both(one, other, question.number, answer) then
            equal(what .. ": only blue can do something in one world alone: " .. answer,
                question.player, "blue")
            answer = "pass"
        end
        assert(one:submit(question.number, answer) and other:submit(question.number, answer))
        one:advance()
        other:advance()
        if step % 5 == 0 then
            compare(string.format("%s: seed %d, step %d", what, seed, step), one, other, viewers)
        end
    end
    compare(what .. ": in the end", one, other, viewers)
end

for seed = 1, 6 do
    play_twins("a public talk", seed, { messages = true })
    play_twins("a private talk", seed, { messages = true, public = false })
end

-- A proposal that rests on what the other no longer has: it can be accepted, and fails then.
local match = trade_games.give(trade_games.talking():start {}, {
    "red propose blue gives letter red_seal", "blue propose red gives 2 coin",
    "green propose red takes letter red_seal", "red accept 3" })
for _, note in ipairs(trade_games.notes(match, "blue")) do
    is_true("what green got is not told: " .. note,
        not string.find(note, "red and green.*seal"))
end
local question = match:pending("blue")[1]
is_true("blue can accept what red no longer has", match:check(question.number, "accept 1"))
trade_games.give(match, { "blue accept 1" })
equal("that failed", match.root.letters.blue:count(), 2)
local notes = trade_games.notes(match, "blue")
equal("and is told", notes[#notes],
    "number 1 in full: red does not have all of that, or would have too much (T1)")
notes = trade_games.notes(match, "green")
equal("others are not told who", notes[#notes], "proposal 1 of red to blue cannot be carried out: "
    .. "somebody does not have all of that (T1)")

-- ---- What two keep to themselves ----

-- In one of two worlds red and blue talk in private; green is told nothing of it.
local function private_talk(lines)
    return trade_games.give(trade_games.talking { messages = true, public = false,
        rounds = 2 }:start {}, lines)
end

local quiet = private_talk { "red pass", "blue pass" }
local loud = private_talk { "red deal blue gives letter red_seal promises words", "red No war.",
    "blue say red", "blue Well." }
compare("a private talk of others", quiet, loud, { "green" })
trade_games.give(quiet, { "green propose red gives 1 cloth" })
trade_games.give(loud, { "green propose red gives 1 cloth" })
compare("its numbers", quiet, loud, { "green" })
for _, viewer in ipairs { "red", "blue" } do
    is_true(viewer .. " is told", string.find(told(loud, viewer), "No war.", 1, true) ~= nil)
end

-- What is private altogether: not even that something was traded is seen.
local function private_trade(lines)
    return trade_games.give(trade_games.talking({ public = false, deals = false, rounds = 1 },
        { trade = { private = true, done = function() end, goods = {
            { "coin", counts = { "chest", "coins" }, hidden = true } } } }):start {}, lines)
end

compare("a private trade of others", private_trade { "red pass", "blue pass" },
    private_trade { "red propose blue gives 1 coin", "blue accept 101" }, { "green" })
trade_games.give(private_trade {},
    { "red propose blue openly gives 1 coin => nothing is open here" })

-- One proposal of a private talk can be open.
local open = private_talk { "red propose blue openly gives letter red_seal takes 1 cloth" }
equal("it is seen by all", table.concat(trade_games.notes(open, "green"), "\n"),
    "red to blue, number 1: red gives 1 letter and takes 1 cloth (T1)")
equal("by its name by the two", table.concat(trade_games.notes(open, "blue"), "\n"),
    "red to blue, number 1: red gives 1 letter and takes 1 cloth (T1)\nnumber 1 in full: gives "
        .. "letter red_seal and takes 1 cloth (T1)")

checks.finish()
