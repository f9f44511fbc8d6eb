-- Answers as players write them: texts of every kind of question and back, names and words cut
-- short, what is ambiguous, plain data, and an order that tells nothing about hidden rows.
local law = require "lawspeaker"
local checks = require "checks"
local accepting = require "lawspeaker.game.accepting"
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local legality = require "lawspeaker.game.legality"
local objects = require "lawspeaker.game.objects"
local questions = require "lawspeaker.game.question"
local schema = require "lawspeaker.game.schema"

local equal, is_true, refuses, same_list = checks.equal, checks.is_true, checks.refuses,
    checks.same_list

local made = schema.declare(check.context "test", {
    { "unit", { name = "text", side = "player" } },
    { "card", { name = "text" } },
    { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
}, { "red", "blue" })
local state = core.state_new(made)
local g = objects.open(state)
local mad = g.unit:add { name = "Half Mad", side = "red" }
local mai = g.unit:add { name = "Mai", side = "blue" }
local mao = g.unit:add { name = "Mao", side = "blue" }
local cards = {}
for number = 1, 12 do
    cards[number] = g.card:add({ name = "C" .. number }, number % 2 == 0 and g.hand.red
        or g.hand.blue)
end

local function accept(question, given, viewer)
    return accepting.accept(g, viewer or "red", question, given)
end

-- The answer that is read, by its key; or the code of the refusal.
local function key_of(question, given, viewer)
    local value, _, code = accept(question, given, viewer)
    return value == nil and code or answer.key(value)
end

-- ---- Choice ----

local choice = { kind = "choice", choice = { "pass", "patrol", { "attack", mai }, { "attack", mao },
    { "move", mad, 1 }, { "move", mad, 10 }, true, 7 } }

for given, expected in law.pairs {
    pass = "4:pass", PASS = "4:pass", pas = "4:pass", [" patrol "] = "6:patrol",
    ["attack Mai"] = "[6:attack,@unit/2]", ["att mai"] = "[6:attack,@unit/2]",
    ["attack unit/3"] = "[6:attack,@unit/3]", ["move half_mad 1"] = "[4:move,@unit/1,1]",
    ["Move Half  Mad 10"] = "[4:move,@unit/1,10]", ["m h 1"] = "[4:move,@unit/1,1]",
    yes = "true", ["true"] = "true", ["7"] = "7",
    pa = "bad_answer", ["attack ma"] = "bad_answer", attack = "bad_answer", [""] = "bad_answer",
    ["pass\1"] = "bad_answer", ["pass\xff"] = "bad_answer",
    ["8"] = "not_legal", ["attack half_mad"] = "not_legal", ["attack unit/9"] = "not_legal",
    ["move half_mad 1 1"] = "not_legal", ["attack unit/"] = "not_legal",
} do
    equal("choice " .. given, key_of(choice, given), expected)
end
refuses('"attack ma" could be "attack Mai", "attack Mao"', "bad_answer",
    accept(choice, "attack ma"))
refuses('"move" could be "move Half_Mad 1", "move Half_Mad 10"', "bad_answer",
    accept(choice, "move"))
refuses('no answer "atack mai"; did you mean "attack Mai"?', "not_legal",
    accept(choice, "atack mai"))
refuses('no answer "fly"; it is one of "a", "b"', "not_legal",
    accept({ kind = "choice", choice = { "a", "b" } }, "fly"))
refuses('no answer "fly"; it would be "a"', "not_legal",
    accept({ kind = "choice", choice = { "a" } }, "fly"))

equal("values", key_of(choice, { "attack", mai }), "[6:attack,@unit/2]")
equal("a text for a row", key_of(choice, { "attack", "unit/2" }), "[6:attack,@unit/2]")
equal("data", key_of(choice, { "attack", { row = "unit/2" } }), "[6:attack,@unit/2]")
equal("a list of one", key_of(choice, { 7 }), "7")
refuses("expected a word, an integer, true, false or a row, got the float 1.0", "bad_answer",
    accept(choice, { "attack", 1.0 }))
refuses("expected an answer or a list of words, got an empty list", "bad_answer",
    accept(choice, {}))
refuses("there is no \"unit/9\"", "bad_answer", accept(choice, { row = "unit/9" }))

-- A number at the end of a name is whole, and a row's number, too.
local numbered = { kind = "choice", choice = { cards[10], cards[12] } }
equal("C1 is not C10", key_of(numbered, "c1"), "not_legal")
equal("card/5 is its viewer's", key_of(numbered, "card/5"), "@card/10")
equal("card/1 is no beginning", key_of({ kind = "choice", choice = { cards[12] } }, "card/"),
    "not_legal")

-- A choice that a function lists.
local function count_to(most)
    return function()
        local number = 0
        return function()
            number = number + 1
            return number <= most and { "step", number } or nil
        end
    end
end
equal("listed by a function", key_of({ kind = "choice", choice = count_to(100) }, "step 77"),
    "[4:step,77]")
equal("many are looked through", key_of({ kind = "choice", choice = count_to(1 << 40) }, "step 77"),
    "[4:step,77]")
equal("one that is written just so is found further on",
    key_of({ kind = "choice", choice = count_to(1 << 40) }, "step 99999"), "[4:step,99999]")
equal("but not everywhere", key_of({ kind = "choice", choice = count_to(1 << 40) },
    "step 100001"), "not_legal")
equal("one that is like it", key_of({ kind = "choice", choice = count_to(1 << 40) }, "STEP 99999"),
    "not_legal")

-- ---- Number, text ----

local number = { kind = "number", least = -3, most = 9 }
equal("a number", key_of(number, " -2 "), "-2")
equal("an integer", key_of(number, 4), "4")
refuses('expected an integer, got "two"', "bad_answer", accept(number, "two"))
refuses('expected an integer, got "1.0"', "bad_answer", accept(number, "1.0"))
refuses('expected an integer, got "99999999999999999999"', "bad_answer",
    accept(number, "99999999999999999999"))
refuses("expected an integer, got the float 2.0; divide with // to stay in integers", "bad_answer",
    accept(number, 2.0))
refuses("expected an integer, got a table", "bad_answer", accept(number, {}))

local text = { kind = "text", size = 5 }
equal("a text", key_of(text, "a, b"), "4:a, b")
refuses("the text has 6 bytes; 5 are allowed", "bad_answer", accept(text, "abcdef"))
refuses('"a\\x0a" is not UTF-8 text without control characters', "bad_answer", accept(text, "a\n"))
refuses("expected a text, got 3", "bad_answer", accept(text, 3))

-- ---- Pick ----

local pick = { kind = "pick", pick = { cards[10], cards[2], cards[4] }, min = 0, max = 3 }
for given, expected in law.pairs {
    [""] = "[]", none = "[]", ["C4, C10, c2"] = "[@card/2,@card/4,@card/10]",
    ["c4 c2"] = "[@card/2,@card/4]", ["card/5,card/1"] = "[@card/2,@card/10]",
    ["c2,,c4"] = "bad_answer", ["c2, c3"] = "not_legal", ["c2 c3"] = "not_legal",
} do
    equal("pick " .. given, key_of(pick, given), expected)
end
equal("a list", key_of(pick, { cards[4], "c2" }), "[@card/2,@card/4]")
refuses('[2]: no answer "x"; it is one of "C2", "C4", "C10"', "not_legal",
    accept(pick, { cards[4], "x" }))
refuses("expected a list of answers, got 3", "bad_answer", accept(pick, 3))
pick.ordered = true
equal("in order", key_of(pick, "c4, c2"), "[@card/4,@card/2]")
equal("as text", answer.text(g, "red", pick, { cards[10], cards[2] }), "card/5, card/1")
equal("in words", answer.words(g, "red", pick, { cards[10], cards[2] }), "C10, C2")
equal("in truth", answer.text(g, false, pick, { cards[10] }), "card/10")
equal("unseen", answer.text(g, "blue", pick, { cards[10] }), "card/?")
equal("unseen in words", answer.words(g, "blue", pick, { cards[10] }), "card/?")
equal("none", answer.text(g, "red", pick, {}), "none")

-- ---- Slots ----

local slots = { kind = "slots", slots = {
    { slot = mai, kind = "choice", choice = { "stay", { "move", "a" } } },
    { slot = mao, kind = "number", least = 0, most = 9 },
    { slot = "base", kind = "pick", pick = { "x", "y", "z" }, min = 0, max = 2 },
    { slot = "word", kind = "text", size = 20 },
} }
for given, expected in law.pairs {
    [""] = "[]", none = "[]",
    ["mai: move a, mao: 3"] = "[[@unit/2,[4:move,1:a]],[@unit/3,3]]",
    ["base: x, y\nunit/2: st"] = "[[@unit/2,4:stay],[4:base,[1:x,1:y]]]",
    ['word: "a, b: \\"c\\"", mao: 1'] = '[[@unit/3,1],[4:word,9:a, b: "c"]]',
    ["word: hello"] = "[[4:word,5:hello]]", ["base: none"] = "[[4:base,[]]]",
    ["ma: stay"] = "bad_answer", ["mai stay"] = "bad_answer", ["mao: x"] = "bad_answer",
    ["mai: stay, unit/2: stay"] = "bad_answer", ["mai: fly"] = "not_legal",
} do
    equal("slots " .. given, key_of(slots, given), expected)
    local value = accept(slots, given)
    if value then
        local back = accept(slots, answer.text(g, "red", slots, value))
        equal("text of slots " .. given, back and answer.key(back), expected)
        back = accept(slots, answer.words(g, "red", slots, value))
        equal("words of slots " .. given, back and answer.key(back), expected)
        local data = core.json_decode(core.json_encode(answer.encode(slots, value)))
        equal("data of slots " .. given, answer.key(accepting.decode(g, slots, data)), expected)
    end
end
equal("by slot", key_of(slots, { ["unit/2"] = "stay", Mao = 4 }), "[[@unit/2,4:stay],[@unit/3,4]]")
equal("as pairs", key_of(slots, { { mao, 4 }, { "Mai", "mov a" } }),
    "[[@unit/2,[4:move,1:a]],[@unit/3,4]]")
refuses('no slot "unit/1"; it is one of "base", "Mai", "Mao", "word"', "bad_answer",
    accept(slots, { ["unit/1"] = "stay" }))
refuses("[1]: expected { slot, answer }, got a table", "bad_answer", accept(slots, { { mai } }))
refuses("the slot unit/2 is there twice", "bad_answer",
    accept(slots, { { mai, "stay" }, { mai, "stay" } }))
refuses('unit/3: expected an integer, got "x"', "bad_answer", accept(slots, { { mao, "x" } }))

-- ---- Proposal ----

local proposal = { kind = "proposal", parts = {
    { name = "to", kind = "choice", choice = { "red", "blue" } },
    { name = "gold", kind = "number", least = 0, most = 5 },
} }
equal("a proposal", key_of(proposal, "gold: 3, t: r"), "{4:gold=3,2:to=3:red}")
equal("as a table", key_of(proposal, { to = "red", gold = 1 }), "{4:gold=1,2:to=3:red}")
equal("its text", answer.text(g, "red", proposal, { to = "red", gold = 1 }), "to: red, gold: 1")
refuses("the part gold is missing", "bad_answer", accept(proposal, "to: red"))
refuses("the part to is missing", "bad_answer", accept(proposal, { gold = 1 }))
refuses('no part "x"; the parts are to, gold', "bad_answer",
    accept(proposal, { to = "red", gold = 1, x = 1 }))
refuses('no part "gld"; did you mean "gold"?', "bad_answer", accept(proposal, "to: red, gld: 1"))

-- ---- Plain data ----

local data = core.json_decode(core.json_encode(answer.encode_data {
    unit = mai, list = { 1, true, "x", {} }, where = g.hand.red, deep = { deep = { mao } } }))
local back = answer.decode_data(g, data)
is_true("a row", back.unit == mai)
is_true("a place", back.where == g.hand.red)
is_true("deep", back.deep.deep[1] == mao)
equal("an empty list", #back.list[4], 0)
local function encode_problem(value)
    local encoded, problem = answer.encode_data(value)
    return encoded == nil and problem
end
equal("a function", encode_problem { print }, "a function")
equal("a float", encode_problem { a = 1.5 }, "the float 1.5")
equal("bytes", encode_problem "\xff", "a string that is not UTF-8, or has a zero byte in it")
equal("a key", encode_problem { [mai] = 1 }, "a table with a key that is a userdata")
equal("a mixture", encode_problem { 1, a = 1 }, "a table that is no list and has the key 1")
equal("a row's name", encode_problem { row = "x" },
    'a table that has "row" alone, which stands for a row or place itself')
local circle = {}
circle[1] = circle
equal("a circle", encode_problem(circle), "tables that are nested too deeply, or in a circle")
for _, case in ipairs { '{"row":"unit/9"}', '{"row":3}', '["a",null]', "[[1]]", '{"place":"x"}' } do
    equal("decoding " .. case, select(3, accepting.decode(g, choice, core.json_decode(case))),
        "bad_answer")
end

-- ---- Order ----

local function texts_of(viewer, list)
    local texts = {}
    for index, value in ipairs(answer.sort(g, viewer, list)) do
        texts[index] = answer.choice_text(g, viewer, value)
    end
    return texts
end
same_list("sorted", texts_of("red", { cards[10], "b", cards[2], 3, -5, 10, true, "a", false,
    { "x", 10 }, { "x", 9 }, { "x", 9, "y" }, cards[12], cards[4], math.mininteger }),
    { "false", "true", tostring(math.mininteger), "-5", "3", "10", "a", "b", "card/1", "card/2",
        "card/5", "card/6", "x 9", "x 9 y", "x 10" })
same_list("numbers are not letters", texts_of(false, { cards[10], cards[2], cards[12] }),
    { "card/2", "card/10", "card/12" })

-- The order is that of the viewer's numbers, whatever the rows' own are: here red gets another hand
-- whose cards it sees in the same order.
g.hand.blue:put(cards[2])
g.hand.red:put(cards[1])
same_list("by alias", texts_of("red", { cards[12], cards[1], cards[4] }),
    { "card/1", "card/2", "card/6" })

-- Rows of a view are what its viewer calls so.
local view = objects.open(core.state_view(state, "red"))
local alias = objects.alias_text(g, "red", cards[12])
local seen = objects.row_of(view, alias)
equal("a row of a view", key_of({ kind = "choice", choice = { cards[12] } }, seen), "@card/12")
equal("in a list", key_of({ kind = "choice", choice = { { "play", cards[12] } } },
    { "play", seen }), "[4:play,@card/12]")

-- ---- The text of an answer stands for that answer ----

local PLAYERS <const> = { "red", "blue" }
local asked = { root = g, player = "red" }

local function build(form)
    form.name = "q"
    return questions.build(g, "red", form, PLAYERS)
end

-- What comes out of an answer that is written and read again, given as it is, or saved.
local function check_exact(what, form, value)
    local written = answer.text(g, "red", form, value)
    local key = answer.key(value)
    local read, problem = legality.accept(asked, form, written)
    equal(what .. " as text " .. written, read ~= nil and answer.key(read) or problem, key)
    read, problem = legality.accept(asked, form, answer.words(g, "red", form, value))
    equal(what .. " in words " .. written, read ~= nil and answer.key(read) or problem, key)
    read, problem = legality.accept(asked, form, value)
    equal(what .. " as a value " .. written, read ~= nil and answer.key(read) or problem, key)
    local stored = core.json_decode(core.json_encode(answer.encode(form, value)))
    read, problem = legality.restore(asked, form, stored)
    equal(what .. " saved " .. written, read ~= nil and answer.key(read) or problem, key)
end

local random = law.random(7)
local ODD <const> = { "a:b", "x/3", ":x", "a.b", "y=", ";", "ß", "ẞ", "a", "A", "yes", "no", "\\n",
    "to", "'", "p1", "mai", "none", "x", "half_mad", "red:" .. "x", "[", "{a}", "…", "none:none" }
local NUMBERS <const>, FLAGS <const> = { "1", "-1", "007", "12" }, { "true", "false" }
local ROWS <const> = { "unit/2", "unit/9", "card/1", "card/?" }

-- Words, and either words that look like something else or what they look like.
local function pool_of(is_pick)
    local pool = table.move(ODD, 1, #ODD, 1, {})
    local function add(list)
        table.move(list, 1, #list, #pool + 1, pool)
    end
    add(random:integer(2) == 1 and NUMBERS or { 1, -1, 7, 12, math.mininteger, math.maxinteger })
    add(random:integer(2) == 1 and FLAGS or { true, false })
    add(random:integer(2) == 1 and ROWS or { mad, mai, mao, cards[1], cards[12] })
    local list = {}
    for _ = 1, 2 + random:integer(12) do
        local item = random:pick(pool)
        if random:integer(3) == 1 then
            item = { item, random:pick(pool), random:integer(2) == 1 and random:pick(pool) or nil }
        end
        list[#list + 1] = not (is_pick and item == "none") and item or "some"
    end
    return list
end

local function each_of(list)
    return function()
        local at = 0
        return function()
            at = at + 1
            return list[at]
        end
    end
end

local new_form
local TEXTS <const> = { "", "a, b", '"', "to: x", " ", "none", '")', "\\", "(a", "ß: …" }

local makers = {
    function() return { choice = pool_of() } end,
    function() return { choice = each_of(pool_of()) } end,
    function() return { number = { -random:integer(5), random:integer(5) } } end,
    function()
        return { pick = pool_of(true), ordered = random:integer(2) == 1, max = random:integer(4) }
    end,
    function() return { text = 40, default = random:pick(TEXTS) } end,
    function(depth)
        local list, known = {}, {}
        for _ = 1, random:integer(4) do
            local ids = { "a", "b:c", "none", mai, mad, cards[12], "7", "to", "x/3" }
            local id = random:pick(ids)
            if not known[id] then
                known[id] = true
                list[#list + 1] = new_form(depth + 1)
                list[#list][1] = id
            end
        end
        return { slots = list }
    end,
    function(depth)
        local parts = {}
        for _, name in ipairs { "to", "gold", "p1:x", "none" } do
            if random:integer(2) == 1 then
                parts[#parts + 1] = { name, new_form(depth + 1) }
            end
        end
        return { proposal = parts }
    end,
}

function new_form(depth)
    return makers[random:integer(depth < 3 and #makers or 5)](depth)
end

for round = 1, 500 do
    local form = build(new_form(0))
    for _ = 1, 4 do
        check_exact("question " .. round, form, legality.draw(asked, form, random))
    end
end

-- What cannot be told apart, or not be read, is a mistake of the rule.
for expected, form in law.pairs {
    ['choice: words that are written like integers, and integers are both offered; the text of an '
        .. "answer stands for one of them only"] = { choice = { "1", 1 } },
    ['choice: words that are written like true and false, and flags are both offered; the text of '
        .. "an answer stands for one of them only"] = { choice = { "x", { "y", "true" }, false } },
    ['pick: words that are written like rows, and rows are both offered; the text of an answer '
        .. "stands for one of them only"] = { pick = { mai, "unit/7" } },
    ['slots: words that are written like integers, and integers are both offered; the text of an '
        .. "answer stands for one of them only"] = { slots = { { 1, number = { 0, 1 } },
            { "1", number = { 0, 1 } } } },
    ['pick[1]: "none" is how a player picks nothing, so it cannot be picked from'] =
        { pick = { "none", "x" } },
    ['choice[2]: "b,c" is no word; words have no spaces and none of , " ( ), and do not end with '
        .. '":"'] = { choice = { "a", "b,c" } },
    ['proposal[1].choice[1][2]: "a:" is no word; words have no spaces and none of , " ( ), and do '
        .. 'not end with ":"'] = { proposal = { { "x", { choice = { { "b", "a:" } } } } } },
    ['slots[1][1]: "a\\x01" is no word; words have no spaces and none of , " ( ), and do not end '
        .. 'with ":"'] = { slots = { { "a\1", number = { 0, 1 } } } },
} do
    equal("a mistake", checks.message_of(function() build(form) end),
        'question "q" to red: ' .. expected)
end

-- A rule that judges what is typed may be given it in any form.
local judged = build { choice = { "pass" }, judge = function(given)
    return given == "pass" or type(given) == "table" and given[1] == "pay"
end }
equal("typed", answer.key(legality.accept(asked, judged, "pay 3")), "[3:pay,1:3]")
equal("as a list", answer.key(legality.accept(asked, judged, { "pay", 3 })), "[3:pay,1:3]")
refuses('"3," is no word; words have no spaces and none of , " ( ), and do not end with ":"',
    "bad_answer", legality.accept(asked, judged, "pay 3, 4"))
refuses('"3," is no word; words have no spaces and none of , " ( ), and do not end with ":"',
    "bad_answer", legality.accept(asked, judged, { "pay", "3," }))

-- Plain data that a player gives names rows as that player does; a row that it does not see is
-- like one that there is not.
local shown = build { choice = { cards[1], cards[12] } }
equal("by its number", answer.key(legality.accept(asked, shown,
    { row = objects.alias_text(g, "red", cards[12]) })), "@card/12")
for _, id in ipairs { 23, 119 } do
    refuses('there is no "card/' .. id .. '"', "bad_answer",
        legality.accept(asked, shown, { row = "card/" .. id }))
end

checks.finish()
