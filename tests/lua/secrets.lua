-- What a player must not learn of others: twins, two matches that differ in hidden questions,
-- secret rolls, hidden rows and what is revealed to another alone, give everybody else the same
-- questions, numbers, refusals and events, before and after undo.
local law = require "lawspeaker"
local checks = require "checks"

local equal, is_true = checks.equal, checks.is_true

-- ---- A value as text ----

local function text_of(value)
    if type(value) ~= "table" then
        return tostring(value)
    end
    local names, parts = {}, {}
    for name in pairs(value) do
        names[#names + 1] = name
    end
    table.sort(names, function(a, b) return tostring(a) < tostring(b) end)
    for index, name in ipairs(names) do
        parts[index] = tostring(name) .. "=" .. text_of(value[name])
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

-- ---- Twins: in one of them bob has secrets ----

-- `plan`: what happens in round 1, 2, … where the option is set; else nothing of it happens.
local function twins(plan)
    local game = law.game {
        name = "twins", api = 1, players = { "ann", "bob", "cid" },
        options = { { "secrets", false, "whether bob has any" } },
        state = {
            { "card", { name = "text" } },
            { "deck", { zone_of = "card", seen_by = "nobody" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { globals = { round = "count" } },
        },
        setup = function(g)
            for number = 1, 6 do
                g.card:add({ name = "c" .. number }, g.deck)
            end
        end,
        phases = { { "round", function(g)
            g.round = g.round + 1
            local questions = { { "ann", { name = "open", choice = { "x", "y" } } } }
            local mine = g.options.secrets and plan[g.round] or {}
            if mine.before then
                g:ask("bob", { name = "alone", hidden = true, choice = { "s", "t" } })
            end
            if mine.beside then
                table.insert(questions, mine.beside,
                    { "bob", { name = "secret", hidden = true, choice = { "s", "t" } } })
            end
            g:ask_all(questions)
            if mine.roll then
                g:roll("d6", "hidden", "bob")
            end
            if mine.reveal then
                g:reveal(g.deck:top(), "bob")
            end
            if g.round == 2 then
                g:roll("d6", "open")
            end
            g:ask("cid", { name = "next", choice = { 1, 2 } })
            g:ask("bob", { name = "public", choice = { 1, 2 } })
        end } },
        finished = function(g) return g.round > 3 and {} or nil end,
    }
    return game:start { options = { secrets = false } }, game:start { options = { secrets = true } }
end

-- All that a player is told without doing anything that counts. Refusals are asked for with each
-- number that is none of the player's own.
local function told(match, player)
    local lines = {}
    local function add(...)
        local parts = table.pack(...)
        for index = 1, parts.n do
            parts[index] = text_of(parts[index])
        end
        lines[#lines + 1] = table.concat(parts, " ")
    end
    local is_own = {}
    for _, asked in ipairs(player and match:pending(player) or {}) do
        is_own[asked.number] = true
        add("asked", asked, table.concat(match:legal_texts(asked.number), " | "))
    end
    for number = player and 0 or 1, player and 20 or 0 do
        if not is_own[number] then
            add("submit", number, match:submit(number, "s", player))
        end
    end
    add("view", match:view(player):pending())
    for _, event in ipairs(match:events(player)) do
        add(event)
    end
    return table.concat(lines, "\n")
end

-- The questions of one player answered, those of bob's that are hidden, or all.
local function answer(match, player)
    for _, asked in ipairs(match:pending(player)) do
        is_true("an answer", match:submit(asked.number, match:default(asked.number),
            asked.player))
    end
end

local function check_same(what, one, other)
    for _, viewer in ipairs { "ann", "cid", "" } do
        local player = viewer ~= "" and viewer or nil
        equal(what .. ", told to " .. (player or "an onlooker"), told(other, player),
            told(one, player))
    end
end

-- Answers bob's own questions, where nobody else is asked, so that the twins wait at one place.
local function skip_alone(match)
    while #match:pending() == 1 and match:pending()[1].name == "alone" do
        answer(match)
        match:advance()
    end
end

local function check_twins(what, plan)
    local one, other = twins(plan)
    while not one:result() do
        skip_alone(other)
        check_same(what, one, other)
        answer(other, "bob")
        check_same(what .. ", bob has answered", one, other)
        for _, match in ipairs { one, other } do
            answer(match)
            match:advance()
        end
        skip_alone(other)
        check_same(what .. ", all have", one, other)
        if not plan.stays then
            local is_over = one:result() ~= nil
            for _, match in ipairs { one, other } do
                is_true("undo", (match:undo()))
            end
            check_same(what .. ", undone", one, other)
            for _, match in ipairs { one, other } do
                answer(match)
                match:advance()
            end
            equal("as far as before", one:result() ~= nil, is_over)
        end
    end
    is_true("the other, too", other:result() ~= nil)
    equal("a save of it", assert(other.game:load(other:save())):save(), other:save())
end

check_twins("nothing", {})
check_twins("a hidden question beside", { { beside = 2 } })
check_twins("a hidden question before it in the list", { {}, { beside = 1 }, { beside = 1 } })
check_twins("a secret roll", { { roll = true }, {}, { roll = true } })
check_twins("a secret roll beside an open one", { {}, { roll = true } })
check_twins("something revealed to bob", { { reveal = true }, { reveal = true } })
check_twins("a question to bob alone", { { before = true }, { before = true }, stays = true })
check_twins("all of it", { { beside = 2, roll = true }, { beside = 1, reveal = true, roll = true },
    { roll = true, reveal = true } })

-- Who may know is told of it: bob, and the truth.
do
    local _, match = twins { { beside = 2, roll = true, reveal = true } }
    answer(match)
    match:advance()
    local is_undone, info = match:undo()
    is_true("undone", is_undone)
    equal("what the host is told", text_of(info), "{answers=2,revealed=true,rolls=true}")
    local function last(player)
        local events = match:events(player)
        return events[#events].event == "undone" and events[#events].text or nil
    end
    equal("what bob is told", last "bob",
        "2 answers are taken back, across dice and what was revealed")
    equal("what ann is told", last "ann", nil)
    equal("what the truth is", last(false), last "bob")
    local loaded = assert(match.game:load(match:save()))
    equal("after a load", text_of(loaded:events "bob"), text_of(match:events "bob"))
    equal("after a load, for ann", text_of(loaded:events "ann"), text_of(match:events "ann"))
end

-- ---- Numbers of questions ----

do
    local one, other = twins { { beside = 1 }, { beside = 1 }, { beside = 2 } }
    local numbers = {}
    while not other:result() do
        for _, asked in ipairs(other:pending()) do
            equal("each once", numbers[asked.number], nil)
            numbers[asked.number] = asked.player
        end
        local asked, same = other:pending "ann", one:pending "ann"
        equal("ann's", asked[1] and asked[1].number, same[1] and same[1].number)
        for _, match in ipairs { one, other } do
            answer(match)
            match:advance()
        end
    end
    equal("by seat", numbers[1] .. " " .. numbers[2] .. " " .. numbers[3], "ann bob cid")
end

-- ---- Rows go by what the player calls them ----

do
    local game = law.game {
        name = "rows", api = 1, players = { "ann", "bob" },
        state = {
            { "card", { name = "text" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { globals = { n = "count" } },
        },
        setup = function(g)
            for number, player in ipairs { "bob", "bob", "ann", "ann" } do
                g.card:add({ name = "c" .. number }, g.hand[player])
            end
        end,
        phases = { { "only", function(g)
            g:ask("ann", { name = "card", choice = g.hand.ann })
            g.n = 1
        end } },
        finished = function(g) return g.n == 1 and {} or nil end,
    }
    local match = game:start {}
    local number = match:pending()[1].number
    equal("what ann may say", table.concat(match:legal_texts(number), " "), "card/1 card/2")
    for alias = 1, 2 do
        equal("plain data is what ann says", match:text(number, { row = "card/" .. alias }),
            "card/" .. alias)
        is_true("and legal", match:check(number, { row = "card/" .. alias }))
    end
    for alias = 3, 5 do
        checks.refuses(('there is no "card/%d"'):format(alias), "bad_answer",
            match:check(number, { row = "card/" .. alias }))
    end
    is_true("submitted", match:submit(number, { row = "card/2" }, "ann"))
    equal("a half answered save", assert(game:load(match:save())):hash(), match:hash())
    match:advance()
    equal("a save", assert(game:load(match:save())):hash(), match:hash())
    equal("the row", text_of(match:events(false)):match "answer=(card/%d)", "card/4")
end

-- ---- Rows that a player does not see, offered by a function ----

do
    local function asking(choice)
        return law.game {
            name = "unseen", api = 1, players = { "ann" },
            state = {
                { "card", { name = "text" } },
                { "deck", { zone_of = "card", seen_by = "nobody" } },
                { globals = { n = "count" } },
            },
            phases = { { "only", function(g)
                for _ = 1, 3 do
                    g.card:add({}, g.deck)
                end
                g:ask("ann", { name = "card", choice = choice(g) })
                g.n = 1
            end } },
            finished = function(g) return g.n == 1 and {} or nil end,
        }
    end
    equal("at once", checks.message_of(function()
        asking(function(g)
            return function() return g.deck:each() end
        end):start {}
    end), 'question "card" to ann: choice: ann does not see card/1, so that cannot be offered '
        .. '(in phase "only")')
    local match = asking(function(g)
        return function()
            local list, index = { { "go" }, 7, g.deck:top(), "far" }, 0
            return function()
                index = index + 1
                return list[index]
            end
        end
    end):start {}
    is_true("one before it", match:check(1, 7))
    is_true("a list of one", match:check(1, "go"))
    equal("when it is listed", checks.message_of(function() match:legal_texts(1) end),
        'question "card" to ann: choice: ann does not see card/1, so that cannot be offered')
    equal("when it is looked through", checks.message_of(function() match:check(1, "far") end),
        'question "card" to ann: choice: ann does not see card/1, so that cannot be offered')
end

-- ---- Rows in what a rule says are called what the player calls them ----

do
    local game = law.game {
        name = "naming", api = 1, players = { "ann", "bob" },
        state = {
            { "card", { face = "count" } },
            { "deck", { zone_of = "card", seen_by = "nobody" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { globals = { n = "count" } },
        },
        setup = function(g)
            for face = 1, 3 do
                g.card:add({ face = face }, g.deck)
            end
            g.hand.ann:put(g.deck:at(3))
        end,
        phases = { { "only", function(g)
            local own = g.hand.ann:top()
            g:ask("ann", { name = "card", say = "You hold " .. tostring(own) .. ", the deck begins "
                .. "with " .. tostring(g.deck:top()) .. ", and/1 or no/9 is none.",
                choice = { own, "pass" }, check = function(given)
                    if given == "pass" then
                        return true
                    end
                    return nil, tostring(own) .. " lies on " .. tostring(g.deck:top())
                end })
            g.n = 1
        end } },
        finished = function(g) return g.n == 1 and {} or nil end,
    }
    local match = game:start {}
    equal("say", match:pending()[1].say,
        "You hold card/1, the deck begins with card/?, and/1 or no/9 is none.")
    checks.refuses("card/1 lies on card/?", "not_legal", match:submit(1, "card/1", "ann"))
end

checks.finish()
