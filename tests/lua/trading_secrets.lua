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

-- ---- What stands between two ----

-- Coins and letters of which others do not know, with limits; cloth is seen.
local LIMITED <const> = { goods = {
    { "coin", counts = { "chest", "coins" }, hidden = true, capacity = 4, rule = "L1" },
    { "letter", things = "letters", hidden = true, capacity = 3, discard = "discarded" },
    { "cloth", counts = { "purse", "cloth" }, capacity = 6, rule = "L2" },
} }

local with_discard = table.move(trade_games.STATE, 1, #trade_games.STATE, 1, {})
with_discard[#with_discard + 1] = { "discarded", { zone_of = "paper", seen_by = "nobody" } }

-- In one of two worlds blue has lost its coins and the seal before anybody talks.
local function limited_world(has_lost, is_at_war)
    return trade_games.talking({}, { state = with_discard, trade = {
        goods = LIMITED.goods, allowance = function()
            return not is_at_war, 1, "L3", "there is war"
        end }, setup = function(g)
            trade_games.setup(g)
            if has_lost then
                g.chest.blue:top().coins = 0
                for letter in g.letters.blue:each() do
                    letter.name = letter.name == "blue_seal" and "blue_lie" or letter.name
                end
            end
        end }):start {}
end

local ACCEPTS <const> = { "accept 1", "accept 1 discards letter red_seal",
    "accept 1 discards letter blue_seal", "accept 1 discards letter blue_lie",
    "accept 1 discards letter red_seal letter red_peace" }

-- Whether red can accept what stands, with what refusals, and what of that is listed.
local function acceptances(match)
    local number, lines = match:pending("red")[1].number, {}
    for _, answer in ipairs(ACCEPTS) do
        local is_legal, message = match:check(number, answer)
        lines[#lines + 1] = tostring(is_legal) .. " " .. tostring(message)
    end
    for answer in match:legal(number) do
        lines[#lines + 1] = match:text(number, answer)
    end
    return table.concat(lines, "\n")
end

-- Deals are proposed without holding anything, and proposals while one does: in the other world
-- the row is put there, as a proposal that stands while goods leave it.
local standing = 0
for _, verb in ipairs { "deal", "propose" } do
    for _, gives in ipairs { "", "gives 1 coin", "gives 2 coin", "gives letter blue_seal",
        "gives letter blue_peace", "gives letter blue_seal letter blue_peace",
        "gives 1 coin letter blue_seal 2 cloth", "gives 4 cloth" } do
        for _, takes in ipairs { "", "takes 1 coin", "takes letter red_seal", "takes 1 cloth",
            "takes 9 cloth", "takes 2 cloth letter red_peace discards letter blue_peace" } do
            for _, is_at_war in ipairs { false, true } do
                local one = limited_world(false, is_at_war)
                local other = limited_world(true, is_at_war)
                local line = string.format("%s red %s %s", verb, gives, takes)
                for _, match in ipairs { one, other } do
                    trade_games.give(match, { "red pass" })
                end
                local number = one:pending("blue")[1].number
                if is_in_both(one, other, number, line) then
                    for _, match in ipairs { one, other } do
                        trade_games.give(match, { "blue " .. line, "green pass" })
                    end
                    local here, there = acceptances(one), acceptances(other)
                    standing = standing + 1
                    is_true(line .. ": " .. first_difference(here, there), here == there)
                end
            end
        end
    end
end
is_true("proposals that stood in both worlds: " .. standing, standing > 80)

-- What has left blue's hand since it was proposed.
local function after_leaving(taken, is_at_war)
    local match = trade_games.talking({ public = false }, { trade = { private = true,
        allowance = function(_, first, second)
            local is_asked = first == "green" or second == "green"
            return not (is_asked and is_at_war), 1, "L3", "there is war"
        end } }):start {}
    trade_games.give(match, { "red pass", "blue propose green gives letter blue_seal",
        "green pass", "red propose blue takes letter " .. taken, "blue accept 101" })
    return match
end

for _, is_at_war in ipairs { false, true } do
    compare("what left its hand", after_leaving("blue_seal", is_at_war),
        after_leaving("blue_peace", is_at_war), { "green" })
    local number = after_leaving("blue_seal", is_at_war):pending("green")[1].number
    local is_legal, message = after_leaving("blue_seal", is_at_war):check(number, "accept 301")
    equal("whether it can be accepted", is_legal or message, not is_at_war
        or "there is war (L3)")
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

-- What an act is about can be for the two alone.
local function shown(is_hidden)
    return trade_games.give(trade_games.talking({}, { trade = { acts = {
        { "show", hidden = is_hidden } } } }):start {}, { "red deal blue promises show red_seal "
        .. "asks show blue_seal", "blue accept 1" })
end

local open_acts, hidden_acts = shown(false), shown(true)
is_true("told to all", string.find(told(open_acts, "green"), "red_seal", 1, true) ~= nil)
is_true("or not", not string.find(told(hidden_acts, "green"), "red_seal", 1, true))
is_true("but the act", string.find(told(hidden_acts, "green"),
    "red promises blue, number 2: show T6", 1, true) ~= nil)
is_true("the two are told", string.find(told(hidden_acts, "blue"), "show red_seal", 1, true) ~= nil)
for row in hidden_acts:view("green").promise:each() do
    equal("nor is it in the table", row.words .. tostring(row.secret_words), "nil")
end
for row in hidden_acts:view("red").promise:each() do
    is_true("it is for the two", string.find(row.secret_words, "_seal", 1, true) ~= nil)
end

-- ---- Rows ----

-- Cards that all see from behind: their numbers and their names are not told.
local function face_down(is_shuffled, run)
    return trade_games.game_of(run or function(g)
        g:talk { players = g.players, public = true, messages = true }
    end, { state = {
        { "card", { name = { text = 40, seen_by = "holder" }, holder = "player?" } },
        { "hand", { zone_of = "card", each = "player" } },
        { "deck", { zone_of = "card", seen_by = "nobody" } },
        { globals = { done = "flag", count = "count", deals = "count", word = { text = 255 } } },
    }, trade = { goods = { { "card", things = "hand" } } }, setup = function(g)
        for number = 1, 6 do
            g.card:add({ name = "card" .. (is_shuffled and 7 - number or number) }, g.deck)
        end
        for _, player in ipairs { "red", "blue", "red", "blue", "green", "green" } do
            local card = is_shuffled and g.deck:bottom() or g.deck:top()
            card.holder = player
            g.hand[player]:put(card)
        end
    end }):start {}
end

local ordered, shuffled = face_down(false), face_down(true)
local function row_answers(played)
    local number, lines = played:pending("red")[1].number, {}
    for id = 1, 7 do
        for _, form in ipairs { "propose blue takes card card/%d", "accept card/%d",
            "accept Card/%d", "propose card/%d", "say card/%d", "deal blue promises card/%d",
            "propose blue takes card card/%d1", "propose blue gives field/%d card/%d" } do
            local _, message = played:check(number, string.format(form, id, id))
            lines[#lines + 1] = string.format(form, id, id) .. ": " .. tostring(message)
        end
    end
    return table.concat(lines, "\n")
end
equal("rows that are typed", row_answers(ordered), row_answers(shuffled))
for _, line in ipairs { "accept card/1 => not \"card/1\"",
    "propose blue takes card card/2 => red does not see what card/2 is called; say its name" } do
    trade_games.give(shuffled, { "red " .. line })
end
trade_games.give(shuffled, { "red deal blue promises words", "red card/1 card/2 card/3 card/9" })
is_true("a player's words are not touched", string.find(shuffled:pending("blue")[1].say,
    '"card/1 card/2 card/3 card/9"', 1, true) ~= nil)

-- Nor what a game's own judge or check repeats of an answer.
local function ask_red(g)
    g:ask("red", { name = "word", choice = { "pass" }, judge = function(words)
        local text = type(words) == "table" and table.concat(words, " ") or words
        return text == "pass" or nil, "not " .. text
    end })
    g:ask("red", { name = "text", text = 40, check = function(text)
        return text == "" or nil, "not " .. string.sub(text, 1, 6)
    end })
end

for _, name in ipairs { "word", "text" } do
    for id = 1, 6 do
        local asked = face_down(true, ask_red)
        if name == "text" then
            trade_games.give(asked, { "red pass" })
        end
        local number = asked:pending("red")[1].number
        for _, typed in ipairs { "card/" .. id, "card/" .. id .. "7" } do
            local _, message = asked:check(number, typed)
            equal("a repeated word", message, "not " .. (name == "text"
                and string.sub(typed, 1, 6) or typed))
        end
    end
end

-- In a private talk nobody can count rows by asking for them.
local counted = {}
for index, lines in ipairs { { "red pass", "blue pass" },
    { "red propose blue gives 1 coin", "blue accept 101" } } do
    local private = private_trade(lines)
    local number, messages = private:pending("green")[1].number, {}
    for _, name in ipairs { "traded", "ledger", "proposal", "term", "promise", "talk_count" } do
        messages[#messages + 1] = select(2, private:check(number, "accept " .. name .. "/1"))
    end
    counted[index] = table.concat(messages, "\n")
end
equal("rows of others", counted[2], counted[1])

checks.finish()
