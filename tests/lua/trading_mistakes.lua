-- Mistakes in what a game says of trading, and in what its rules give to the calls of it.
local law = require "lawspeaker"
local checks = require "checks"
local trade_games = require "trade_games"

local equal, is_true = checks.equal, checks.is_true

-- ---- The form ----

-- The message for a game with this trade.
local function message_of(trade, changes)
    local form = { name = "fair", api = 1, players = { "red", "blue" },
        state = trade_games.STATE, setup = trade_games.setup, trade = trade,
        phases = { { "fair", function(g) g:talk { players = g.players } end } } }
    for name, value in pairs(changes or {}) do
        form[name] = value
    end
    return (checks.message_of(function()
        return law.game(form):start {}
    end))
end

local CLOTH <const> = { "cloth", counts = { "purse", "cloth" } }

local function message_of_good(good, ...)
    return message_of { goods = { good, ... } }
end

local function nothing() end

for _, case in ipairs {
    { { "cloth" }, "trade.goods[1]: it has no kind: counts = { zone, column }, things = zone, or "
        .. "arguments = number" },
    { { "cloth", counts = { "purse", "cloth" }, things = "letters" },
        "trade.goods[1]: it has counts and things; goods are of one kind" },
    { { "cloth", counts = { "purse" } }, "trade.goods[1].counts: expected { zone, column }" },
    { { "cloth", counts = { "pruse", "cloth" } },
        'trade.goods[1].counts: no zone "pruse"; did you mean "purse"?' },
    { { "cloth", counts = { "discard", "cloth" } },
        'trade.goods[1].counts: "discard" is no zone with a list for each player' },
    { { "cloth", counts = { "purse", "colth" } },
        'trade.goods[1].counts: table counter has no column "colth"; did you mean "cloth"?' },
    { { "cloth", counts = { "letters", "name" } },
        'trade.goods[1].counts: column "name" of paper is no single integer' },
    { { "letter", things = "letters", called = "nmae" },
        'trade.goods[1].called: table paper has no column "nmae"; did you mean "name"?' },
    { { "cloth", things = "purse" },
        'trade.goods[1].called: table counter has no column "name"' },
    { { "man", things = "prison", only_to = "name" },
        'trade.goods[1].only_to: column "name" of man is no single player' },
    { { "man", things = "prison", arrives = "letters" },
        'trade.goods[1].arrives: "letters" is a zone of paper, not of man' },
    { { "man", things = "prison", discard = "nowhere" },
        'trade.goods[1].discard: no zone "nowhere"' },
    { { "letter", things = "letters", becomes = "cloth" },
        "trade.goods[1].becomes: goods that are things have no such field" },
    { { "cloth", counts = { "purse", "cloth" }, becomes = "slik" },
        'trade.goods[1].becomes: no good "slik"' },
    { { "cloth", counts = { "purse", "cloth" }, becomes = "cloth" },
        "trade.goods[1].becomes: it would become itself" },
    { { "field", arguments = 2 },
        "trade.goods[1].can_give: missing: a function; goods of the game's own need it" },
    { { "field", arguments = 0, can_give = nothing, give = nothing },
        "trade.goods[1].arguments: expected an integer from 1, got 0" },
    { { "field", arguments = 1, can_give = nothing, give = nothing, capacity = 3 },
        "trade.goods[1].capacity: goods of the game's own have no capacity" },
    { { "cloth", counts = { "purse", "cloth" }, words = "so much" },
        "trade.goods[1].words: goods that are counted have no such field" },
    { { "gives", arguments = 1, can_give = nothing, give = nothing },
        'trade.goods[1][1]: "gives" means something else in an answer' },
    { { "2nd", counts = { "purse", "cloth" } },
        'trade.goods[1][1]: "2nd" could be read as something else in an answer' },
    { { "cloth", counts = { "purse", "cloth" }, mots = 1 },
        'trade.goods[1]: no field "mots"; did you mean "most"?' },
} do
    local message = message_of_good(case[1])
    is_true("a mistake in goods: " .. message, string.find(message, case[2], 1, true) ~= nil)
end
is_true("twice", string.find(message_of_good(CLOTH, CLOTH), 'good "cloth" is there twice', 1,
    true) ~= nil)
is_true("one column for two", string.find(message_of_good(CLOTH,
    { "rags", counts = { "purse", "cloth" } }), "the same column counts both", 1, true) ~= nil)

for _, case in ipairs {
    { { goods = { CLOTH }, acts = { { "cloth" } } },
        'trade.acts[1]: "cloth" is the name of a good already' },
    { { acts = { { "sing", can = nothing } } }, "trade.acts[1]: can and carry_out come together" },
    { { acts = { { "words" } } }, 'trade.acts[1][1]: "words" means something else in an answer' },
    { { gods = {} }, 'trade: no field "gods"; did you mean "goods"?' },
    { { allowance = true }, "trade.allowance: expected a function, got true" },
    { (function()
        local acts = {}
        for number = 1, 254 do
            acts[number] = { "act" .. number }
        end
        return { goods = { CLOTH }, acts = acts }
    end)(), "trade.acts: 255 goods and acts; 254 at most" },
    { 3, "trade: expected what is traded, a table, or a function that returns one, got 3" },
    { function() return 3 end, "trade: the function returned 3; it returns what is traded, or "
        .. "nothing" },
} do
    local message = message_of(case[1])
    is_true("a mistake in trade: " .. message, string.find(message, case[2], 1, true) ~= nil)
end
local list = table.move(trade_games.STATE, 1, #trade_games.STATE, 1, {})
list[#list + 1] = { "term", { name = "id" } }
is_true("a table of that name", string.find(message_of({ goods = { CLOTH } }, { state = list }),
    '"term" is the name of a table of trading (law help trading)', 1, true) ~= nil)

-- Where nothing is traded the tables are not there, and a game can have them itself.
equal("nothing is traded", message_of(nothing, { state = list, setup = function(g)
    g.term:add { name = "own" }
end, phases = { { "fair", function(g)
    g:talk { players = g.players, messages = true }
end } } }), "nothing was raised")

-- ---- The calls ----

local function call_message(run, changes)
    return (checks.message_of(function()
        trade_games.game_of(run, changes):start {}
    end))
end

for _, case in ipairs {
    { function(g) g:talk {} end, "g:talk: players: missing: who takes part, in order" },
    { function(g) g:talk { players = { "red", "bleu" } } end,
        'g:talk: players[2]: there is no player "bleu"; did you mean "blue"?' },
    { function(g) g:talk { players = { "red", "red" } } end,
        'g:talk: players[2]: player "red" is there twice' },
    { function(g) g:talk { players = g.players, pubic = true } end,
        'g:talk: no field "pubic"; did you mean "public"?' },
    { function(g) g:exchange { "red", gives = "cloth" } end,
        "g:exchange: with: missing: another player" },
    { function(g) g:exchange { "red", with = "blue", gives = "3 colth" } end,
        'g:exchange: gives: no good "colth"; did you mean "cloth"?' },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "letter" } } } end,
        "g:exchange: gives[1].thing: expected a row, got nothing" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = { "x" } } } } end, "g:exchange: gives[1].words: expected 2 words, got a table" },
    { function(g) g:exchange { "red", with = "pink" } end, 'g:exchange: with: there is no player '
        .. '"pink"' },
    { function(g) g:trades_left("red", "bleu") end, 'g:trades_left: there is no player "bleu"; '
        .. 'did you mean "blue"?' },
    { function(g) g:exchange { "red", with = "blue", gives = 5 } end,
        "g:exchange: gives: expected goods, as a text or a list, got 5" },
    { function(g) g:exchange { "red", with = "blue", takes = { 5 } } end,
        "g:exchange: takes[1]: expected { good = …, count = …, thing = row, words = { … } }, got "
            .. "5" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = 1 } } } end,
        "g:exchange: gives[1]: expected { good = …" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "colth" } } } end,
        'got no good "colth"' },
    { function(g) g:exchange { "red", with = "blue", gives = string.rep("cloth ", 65) } end,
        "g:exchange: gives: 65 at once; a side has at most 64" },
    { function(g) g:exchange { "red", with = "blue", gives = "field \27[31m farm" } end,
        'g:exchange: gives: "\\x1b[31m" is no word' },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = { "x", {} } } } } end, "g:exchange: gives[1].words[2]: a table is no word" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = { "a b", "c" } } } } end, 'g:exchange: gives[1].words[1]: "a b" is no word' },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = { "x\0", "farm" } } } } end, 'g:exchange: gives[1].words[1]: "x\\x00" is no word' },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = { "x", string.rep("y", 63) } } } } end,
        "g:exchange: gives[1].words: the words have more than 63 bytes" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "field",
        words = setmetatable({}, { __len = function() return 2 end }) } } } end,
        "g:exchange: gives[1].words: expected 2 words, got a table" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "card",
        thing = g.purse.red:top() } } } end,
        "g:exchange: gives[1].thing: expected a row of tale, got counter/1" },
    { function(g)
        local row = g.cards.red:top()
        g.tale:remove(row)
        g:exchange { "red", with = "blue", gives = { { good = "card", thing = row } } }
    end, "g:exchange: gives[1].thing: tale/1 is there no more" },
    { function(g) g:exchange { "red", with = "blue", gives = { { good = "card",
        thing = trade_games.talking():start {}.root.cards.red:top() } } } end,
        "g:exchange: gives[1].thing: expected a row of this match, got one of another state" },
    { function(g) g:exchange { "red", with = "blue", gives = "cloth", discards = { 1 } } end,
        "g:exchange: discards[1]: expected a row, got 1" },
    { function(g) g:renew_trades("red", "red") end,
        'g:renew_trades: "red" is one player; it takes two, or nobody for all' },
    { function(g) g:renew_trades("red", 5) end, "g:renew_trades: there is no player 5" },
    { function(g) g:renew_trades "red" end,
        "g:renew_trades: it takes two players, or nobody for all" },
    { function(g) g:judge_promises "sign" end,
        'g:judge_promises: there is no act "sign"; did you mean "sing"?' },
} do
    local message = call_message(case[1])
    is_true("a mistake in a call: " .. message, string.find(message, case[2], 1, true) ~= nil)
end

for name, deed in pairs {
    talk = function(g) g:talk { players = g.players } end,
    exchange = function(g) g:exchange { "red", with = "blue", gives = "1 cloth" } end,
    end_talk = function(g) g:end_talk() end, renew_trades = function(g) g:renew_trades() end,
    judge_promises = function(g) g:judge_promises() end,
    end_promises = function(g) g:end_promises() end,
} do
    local message = call_message(nothing, { finished = deed })
    is_true(name .. " is for rules alone: " .. message, string.find(message, "g:" .. name
        .. ": only a rule can do that", 1, true) ~= nil)
end
equal("looking is for all", call_message(nothing, { finished = function(g)
    assert(g:trades_left("red", "blue") == 2)
    assert(g:could_exchange { "red", with = "blue", gives = "1 cloth" })
    return { winners = {} }
end }), "nothing was raised")
for _, deed in ipairs {
    function(g) g:talk { players = g.players, offers = true } end,
    function(g) g:exchange { "red", with = "blue" } end,
    function(g) g:renew_trades() end,
} do
    local message = call_message(deed, { trade = { goods = {}, acts = {} } })
    is_true("no goods: " .. message, string.find(message,
        "the game has no goods (law help trading)", 1, true) ~= nil)
end
equal("promises are there without goods", call_message(function(g)
    g:end_talk()
    g:end_promises()
    assert(g:trades_left("red", "blue") == 0)
end, { trade = { goods = {} } }), "nothing was raised")

-- ---- What the game's functions do ----

-- What is raised when red proposes a field to blue, and blue accepts.
local function trade_message(trade)
    return (checks.message_of(function()
        trade_games.give(trade_games.talking({}, { trade = trade }):start {},
            { "red propose blue gives field red_hill farm", "blue accept 1" })
    end))
end

local function with_field(changes)
    local good = { "field", arguments = 2, can_give = function() return true end,
        give = nothing }
    for name, value in pairs(changes) do
        good[name] = value
    end
    return { goods = { CLOTH, good } }
end

for _, case in ipairs {
    { { allowance = function() return 3 end }, "the trade's allowance returned 3" },
    { { allowance = function() return true, "often" end },
        'the trade\'s allowance returned "often"' },
    { { allowance = function() return false, nil, {} end },
        "the trade's allowance returned a table" },
    { { allowance = function() return false, nil, "1", "\27[31m" end },
        'the trade\'s allowance returned "\\x1b[31m" as its reason' },
    { with_field { can_give = function() return nil, "1", "\n" end },
        'the trade\'s can_give returned "\\x0a" as its reason' },
    { { allowance = function(g) g.count = 1 end }, "nothing can be changed here" },
    { { done = function() error "not done" end }, "not done" },
    { { done = function(g) g:ask("red", { name = "x", choice = { "y" } }) end },
        "g:ask: not in the trade's done, which cannot wait for an answer" },
    { with_field { can_give = function() error "cannot" end }, "cannot" },
    { with_field { can_give = function(g) g.count = 1 end }, "nothing can be changed here" },
    { with_field { give = function() error "lost" end }, "lost" },
    { with_field { give = function(g) g:ask("red", { name = "x", choice = { "y" } }) end },
        "g:ask: not in the trade's give, which cannot wait for an answer" },
    { with_field { items = function() error "no items" end }, "nothing was raised" },
} do
    local message = trade_message(case[1])
    is_true("a game's function: " .. message, string.find(message, case[2], 1, true) ~= nil)
end

-- What `items` returns is asked for when the question is made, and it is no place of the library's
-- that stands before a mistake in it.
for _, case in ipairs {
    { function() return 5 end, "the trade's items returned 5" },
    { function() end, "the trade's items returned nothing" },
    { function() return { "red_hill" } end,
        "the trade's items returned \"red_hill\"; each is a list of 2 words" },
    { function() return { { "red_hill" } } end,
        "the trade's items returned a table; each is a list of 2 words" },
    { function() return { { "red_hill", {} } } end,
        "the trade's items returned a table for a word" },
    { function() error "no items" end, "no items" },
    { function() return { { "no word", "farm" }, { "\27[31m", "farm" }, { "red_hill", 1 } } end,
        "nothing was raised", "propose blue gives field red_hill 1" },
} do
    local answers = {}
    local message, has_place = checks.message_of(function()
        local one = trade_games.talking({}, { trade = with_field { items = case[1] } }):start {}
        local number = one:pending()[1].number
        for answer in one:legal(number) do
            answers[#answers + 1] = one:text(number, answer)
        end
        for seed = 1, 20 do
            one:sample(number, law.random(seed))
        end
    end)
    equal("what items returns", message, case[2])
    is_true("the rule's own place comes first", case[3] ~= nil or has_place
        and not string.find(message, "%.lua:"))
    is_true("what is a word is listed", not case[3]
        or string.find(table.concat(answers, "\n"), case[3], 1, true) ~= nil)
    is_true("what is none is not", not string.find(table.concat(answers), "no word", 1, true))
end
for _, why in ipairs { "\xff", "\27[31m", 5 } do
    local message = checks.message_of(function()
        local one = trade_games.talking({}, { trade = { acts = { { "sing", check = function()
            return nil, why
        end } } } }):start {}
        one:check(one:pending()[1].number, "deal blue promises sing")
    end)
    is_true("why nothing is promised: " .. message, string.find(message,
        "the trade's check returned ", 1, true) ~= nil)
end
for _, text in ipairs { "\xff", "a\0b", 5, false, string.rep("a", 201) } do
    local message = checks.message_of(function()
        local one = trade_games.talking({}, { trade = { acts = { { "sing", read = function()
            return text
        end } } } }):start {}
        one:check(one:pending()[1].number, "deal blue promises sing")
    end)
    is_true("how a text is kept: " .. message, string.find(message, "the trade's read returned ",
        1, true) ~= nil)
end
for _, instead in ipairs { "\xff", "a\0b", 5 } do
    local message = call_message(function(g)
        g.promise:add { by = "red", to = "blue", number = 1, kind = "visit" }
        g:judge_promises()
    end, { trade = { acts = { { "visit", kept = function() return false, instead end } } } })
    is_true("what was done instead: " .. message, string.find(message,
        "the trade's kept returned " , 1, true) ~= nil)
end

-- What the game says of the two cannot hang on what was agreed: it is there until the goods have
-- changed hands.
local seen = trade_games.give(trade_games.talking({}, { trade = { allowance = function(g)
    return g.proposal:count() > 0
end, done = function(g)
    g:end_talk()
    g.count = g.proposal:count() + g.term:count()
end } }):start {}, { "red propose blue gives 1 cloth", "blue accept 1" })
equal("it was carried out", seen.root.ledger:count(), 1)
equal("and is gone when done is called", seen.root.count, 0)

-- After an error all is as it was: the answer can be given again.
local is_broken = true
local match = trade_games.talking({}, { trade = with_field { give = function(g)
    g.count = g.count + 1
    assert(not is_broken, "broken")
end } }):start {}
trade_games.give(match, { "red propose blue gives 1 cloth field red_hill farm" })
local number, before = match:pending()[1].number, match:state_hash()
assert(match:submit(number, "accept 1"))
is_true("an error in give is raised", not pcall(match.advance, match))
equal("the state is as it was", match:state_hash(), before)
is_broken = false
is_true("and can go on", match:advance())
equal("the cloth was given once", match.root.purse.blue:top().cloth, 5)
equal("the ledger says so", match.root.ledger:count(), 2)

checks.finish()
