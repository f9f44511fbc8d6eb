-- What players can type in a talk, however much, long or odd it is, and what a save or a scenario
-- can hold of it: it is done or refused, and no match ends by it.
local checks = require "checks"
local trade_games = require "trade_games"

local equal, is_true = checks.equal, checks.is_true
local give, talking = trade_games.give, trade_games.talking

-- ---- How much ----

local LONG <const> = string.rep("é", 95)

local match = talking():start {}
match:set_pure_check(true)
give(match, {
    "red deal blue" .. string.rep(" promises sing", 17) .. " => 17 goods and promises at once; 16",
    "red deal blue gives" .. string.rep(" cloth", 9) .. " takes" .. string.rep(" silk", 8)
        .. " => 17 goods and promises at once; 16 at most",
})
for stands = 1, 12 do
    give(match, { "red deal blue" .. string.rep(" promises visit " .. LONG .. stands, 16),
        "blue pass", "green pass" })
end
give(match, { "red deal blue promises sing => 12 proposals of red stand already; withdraw one" })
give(match, { "red withdraw 1" })
is_true("what stands is said in short", #match:pending("blue")[1].say < 12 * 400)

-- However many there were, two players keep a hundred: the oldest that are settled go, then those
-- that nobody can judge, then the oldest.
local function kept_promises(count, statuses)
    local match_of_two = trade_games.game_of(function(g)
        for number = 1, count do
            g.promise:add { number = number, by = number % 2 == 0 and "red" or "blue",
                to = number % 2 == 0 and "blue" or "red", viewers = g.players,
                kind = statuses[number] and statuses[number][1] or "visit",
                status = statuses[number] and statuses[number][2] or "open" }
        end
        g.talk_count:add { first = "red", second = "red", count = 1000 } -- that are numbered
        g.promise:add { number = 999, by = "red", to = "green", kind = "sing", status = "kept",
            viewers = g.players }
        g:talk { players = { "red", "blue" }, public = true }
    end):start {}
    give(match_of_two, { "red deal blue promises visit rome asks visit oslo" })
    give(match_of_two, { "blue accept " .. match_of_two.root.proposal:get(1).number })
    local is_there = {}
    for row in match_of_two.root.promise:each() do
        is_there[row.number] = true
    end
    equal("how many are kept", match_of_two.root.promise:count(), math.min(count + 2, 100) + 1)
    local gone = {}
    for number = 1, count do
        gone[#gone + 1] = not is_there[number] and tostring(number) or nil
    end
    return table.concat(gone, " ")
end

equal("there is room", kept_promises(98, {}), "")
equal("the oldest", kept_promises(100, {}), "1 2")
equal("those settled", kept_promises(100, { [70] = { "sing", "kept" }, [5] = { "words", "open" },
    [60] = { "visit", "broken" } }), "60 70")
equal("then what nobody can judge", kept_promises(100, { [70] = { "silk", "kept" },
    [5] = { "silk", "open" }, [60] = { "words", "open" }, [61] = { "sing", "open" } }), "60 70")

-- ---- Names ----

local function with_names(names, is_hidden)
    return trade_games.game_of(function(g)
        g:talk { players = g.players, public = true }
    end, { trade = { goods = { { "letter", things = "letters", hidden = is_hidden } } },
        state = {
            { "paper", { name = { text = 200 }, worth = "count" } },
            { "letters", { zone_of = "paper", each = "player", seen_by = "owner" } },
            { globals = { count = "count", done = "flag", deals = "count",
                word = { text = 255 } } },
        }, setup = function(g)
            for worth, name in ipairs(names) do
                g.paper:add({ name = name, worth = worth }, g.letters.red)
            end
        end }):start {}
end

for _, is_hidden in ipairs { true, false } do
    for _, typed in ipairs { "paper/1", "nn", string.rep("n", 200) } do
        match = give(with_names({ string.rep("n", 200) }, is_hidden),
            { "red propose blue gives letter " .. typed, "blue accept 1" })
        equal("a long name is cut: " .. #typed, match.root.letters.blue:count(), 1)
        equal("in the ledger", match.root.ledger:get(1)[is_hidden and "secret" or "called"],
            string.rep("n", 63))
    end
end
for _, case in ipairs {
    { { "knight", "knight" }, "paper/2", 2 }, { { "knight", "knight" }, "knight", 1 },
    { { "Peace", "peace" }, "peace", 2 }, { { "Peace", "peace" }, "PEACE", 1 },
    { { "a b", "a_b" }, "paper/2", 2 },
} do
    match = give(with_names(case[1], true), { "red propose blue gives letter " .. case[2],
        "blue accept 1" })
    equal("the thing that was said: " .. case[2], match.root.letters.blue:top().worth, case[3])
end
give(with_names({ "knight", "knight", "rook" }), {
    "red propose blue gives letter paper/1 letter paper/2",
    "blue propose red takes letter knight letter knight",
    "green propose red takes letter rook letter rook", -- green does not see how many there are
})

-- Of what all see, too many of a name are refused at once.
give(talking():start {}, {
    "red propose blue gives 1 cloth", "blue pass",
    "green propose red takes prisoner Old_Tom prisoner old_tom => prisoner Old_Tom is there twice "
        .. "(T2)",
})

-- ---- Numbers, and answers that are no words ----

match = talking():start {}
for _, number in ipairs { "-1", "1.5", "-0", "1e3", "0x10", ".5" } do
    give(match, { "red propose blue gives " .. number .. " cloth => " .. number
        .. " is no number of goods (T2)" })
end

local function check_answer(one, answer)
    return pcall(one.check, one, one:pending("red")[1].number, answer)
end

for _, answer in ipairs { 5, true, { "pass", 5 }, { "propose", "blue", true }, { 5 } } do
    local is_whole, is_legal = check_answer(match, answer)
    is_true("an answer that is no text is refused", is_whole and not is_legal)
end

local fair = trade_games.game_of(function(g)
    g:talk { players = g.players, public = true }
end)
local text = give(fair:start {}, { "red propose blue gives 1 cloth" }):save()
for _, changed in ipairs { "5", "true", '["propose",5]', '[true,"blue"]', '"\\u0001"',
    '[["blue"]]', '{"row":"paper/1"}', '["accept",{"row":"paper/1"}]' } do
    local found, count = string.gsub(text, '"answer":%b[]', '"answer":' .. changed)
    equal("the answer is in the save", count, 1)
    local is_whole, loaded, message = pcall(fair.load, fair, found)
    is_true("a save with " .. changed .. ": " .. tostring(is_whole and message or loaded),
        is_whole and not loaded and not string.find(message, "%.lua:"))
end

-- ---- Rows that a rule or a scenario has written ----

-- Whatever is in them: they are shown, and what makes no sense is refused.
local goods = { "cloth", "letter", "field", "sing", "words" }
for _, part in ipairs { "gives", "discards", "promises" } do
    for _, good in ipairs(goods) do
        for _, is_deal in ipairs { false, true } do
            local odd = trade_games.game_of(function(g)
                local row = g.proposal:add { by = "red", to = "blue", number = 7,
                    viewers = g.players, is_deal = is_deal }
                g.term:add { proposal = row, part = part, good = good, from = "red", to = "blue" }
                g.promise:add { by = "red", to = "blue", number = 8, kind = good }
                g:talk { players = { "blue", "red" }, public = true }
                g:judge_promises()
                g:end_promises()
            end):start {}
            local question = odd:pending()[1]
            is_true("it is said", string.find(question.say, "7 of red: it ", 1, true) ~= nil)
            local is_legal, message = odd:check(question.number, "accept 7")
            is_true("it is judged", is_legal or string.find(message, "%(T%d%)") ~= nil)
            give(odd, { is_legal and "blue accept 7" or "blue decline 7", "red pass", "blue pass" })
            is_true("it is over", odd:result() ~= nil)
        end
    end
end

checks.finish()
