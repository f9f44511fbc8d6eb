-- Trading by chance, in the small game with goods of all kinds: some ten thousand answers, most of
-- them made up without looking. Whatever is answered, nothing is lost or comes from nowhere, a
-- refused answer changes nothing, what is listed or drawn is legal, and a clone or a saved game
-- goes the same way. LAWSPEAKER_GAMES=50 plays so many times as many matches.
local law = require "lawspeaker"
local checks = require "checks"
local trade_games = require "trade_games"

local equal, is_true = checks.equal, checks.is_true

local MATCHES <const> = 12 * (tonumber(os.getenv "LAWSPEAKER_GAMES") or 1)
local ANSWERS <const> = 850 -- of a match

local game = trade_games.game_of(function(g)
    for round = 1, 400 do
        g.has_voice = round % 2 == 0
        g:talk { players = g.players, messages = round % 3 == 0, public = round % 5 ~= 0,
            rounds = 3 }
        if round % 4 == 0 then
            g:renew_trades()
            g.visited = round % 8 == 0 and "rome" or ""
            g:judge_promises()
        elseif round % 7 == 0 then
            g:end_talk()
            g:end_promises()
        end
    end
end)

-- ---- What must not change ----

local function count_rows(g, zone)
    local count = 0
    for _, player in ipairs(g.players) do
        count = count + g[zone][player]:count()
    end
    return count
end

-- All that there is: it is the same after anything that is traded.
local function totals(g)
    local cloth, coins = 0, 0
    for _, player in ipairs(g.players) do
        local purse = g.purse[player]:top()
        cloth = cloth + purse.cloth + purse.silk
        coins = coins + g.chest[player]:top().coins
    end
    return string.format("%d cloth, %d coins, %d letters, %d cards, %d prisoners, %d relics, "
        .. "%d fields", cloth, coins, count_rows(g, "letters"), count_rows(g, "cards")
        + g.discard:count(), count_rows(g, "prison") + count_rows(g, "home"),
        count_rows(g, "relics"), g.field:count())
end

-- What a transaction may not leave behind.
local function check_limits(what, g)
    for _, player in ipairs(g.players) do
        is_true(what .. ": cards", g.cards[player]:count() <= 3)
        is_true(what .. ": silk", g.purse[player]:top().silk <= 9)
        equal(what .. ": relics", g.relics[player]:top().name, player .. "_bone")
        for man in g.home[player]:each() do
            equal(what .. ": at home", man.owner, player)
        end
    end
    for row in g.ledger:each() do
        is_true(what .. ": an item of a trade", row.from ~= row.to and row.count > 0)
    end
end

-- ---- Answers that are made up ----

local NAMES <const> = { cloth = {}, silk = {}, coin = {}, letter = { "red_seal", "blue_seal",
    "green_peace", "x" }, card = { "red1", "blue2", "green3", "red9" }, prisoner = { "Tom",
    "old_tom" }, relic = { "red_bone" }, field = { "red_hill farm", "blue_hill barn" } }
local GOODS <const> = { "cloth", "silk", "coin", "letter", "card", "prisoner", "relic", "field" }
local PLAYERS <const> = { "red", "blue", "green" }
local PARTS <const> = { "gives", "takes", "gives", "takes", "promises", "asks", "discards" }
local ACTS <const> = { "visit rome", "visit hell", "sing", "words", "dance" }

local function some_item(random)
    local good = random:pick(GOODS)
    local words = #NAMES[good] > 0 and good .. " " .. random:pick(NAMES[good])
        or random:integer(5) - 1 .. " " .. good
    return random:integer(30) == 1 and good or words
end

local function some_agreement(random)
    local words = { random:integer(3) == 1 and "deal" or "propose", random:pick(PLAYERS) }
    for _ = 1, random:integer(4) - 1 do
        local part = random:pick(PARTS)
        words[#words + 1] = part
        if part == "promises" or part == "asks" then
            words[#words + 1] = random:pick(ACTS)
        else
            for _ = 1, random:integer(3) do
                words[#words + 1] = some_item(random)
            end
        end
    end
    return table.concat(words, " ")
end

-- To something that stands, where it can be accepted.
local function some_acceptance(match, random, player)
    local numbers = {}
    for row in match.root.proposal:each() do
        numbers[#numbers + 1] = row.to == player and row.number or nil
    end
    return #numbers > 0 and "accept " .. random:pick(numbers) or nil
end

local function some_answer(match, random, player)
    if random:integer(3) == 1 then
        return some_acceptance(match, random, player) or some_agreement(random)
    end
    local kind = random:integer(10)
    if kind <= 6 then
        return some_agreement(random)
    elseif kind == 7 then
        return random:pick { "pass", "say all", "say blue", "", "accept", "propose", "deal red" }
    end
    local verb = random:pick { "accept", "decline", "withdraw", "blame" }
    local answer = verb .. " " .. random:integer(40)
    return random:integer(3) == 1 and answer .. " discards " .. some_item(random) or answer
end

-- ---- Playing ----

local tried, refused, traded, promised = 0, 0, 0, 0

-- One answer, made up or drawn; whether it was taken.
local function answer_one(what, match, random)
    local question = match:pending()[1]
    local is_drawn = question.name ~= "talk" or random:integer(5) == 1
    local answer = is_drawn and match:sample(question.number, random)
        or some_answer(match, random, question.player)
    tried = tried + 1
    local hash = not is_drawn and match:hash()
    if not match:check(question.number, answer) then
        is_true(what .. ": what is drawn is legal: " .. tostring(answer), not is_drawn)
        equal(what .. ": a refused answer changes nothing: " .. tostring(answer), match:hash(),
            hash)
        refused = refused + 1
        return false
    end
    assert(match:submit(question.number, answer, question.player))
    match:advance()
    return true
end

local function check_listing(what, match)
    local question = match:pending()[1]
    local count = 0
    for answer in match:legal(question.number) do
        count = count + 1
        is_true(what .. ": what is listed is legal", match:check(question.number, answer))
        if count == 25 then
            break
        end
    end
    is_true(what .. ": something is listed", count > 0)
end

-- From here a clone and a saved game go on alike.
local function check_ways(what, match, seed)
    local saved = assert(game:load(match:save()))
    equal(what .. ": loaded", saved:hash(), match:hash())
    local clone = match:clone()
    local first, second = law.random(seed), law.random(seed)
    for _ = 1, 6 do
        if clone:result() then
            return
        end
        answer_one(what .. ", cloned", clone, first)
        answer_one(what .. ", loaded", saved, second)
    end
    equal(what .. ": goes on alike", saved:hash(), clone:hash())
end

for number = 1, MATCHES do
    local match, random = game:start { seed = number }, law.random(number)
    local all = totals(match.root)
    match:set_pure_check(number == 1)
    for step = 1, ANSWERS do
        local what = string.format("match %d, answer %d", number, step)
        if match:result() then
            break
        end
        if answer_one(what, match, random) then
            equal(what .. ": all is there", totals(match.root), all)
            check_limits(what, match.root)
        end
        if step % 170 == 0 and not match:result() then
            check_listing(what, match)
        end
    end
    if number <= 3 then
        check_ways("match " .. number, match, number)
    end
    traded = traded + match.root.deals
    promised = promised + match.root.promise:count()
end

is_true("many answers were tried: " .. tried, tried >= 10000)
is_true("many of them were refused: " .. refused, refused > tried // 5)
is_true("much was traded: " .. traded, traded > MATCHES * 5)
is_true("and promised: " .. promised, promised > MATCHES * 5)
checks.finish()
