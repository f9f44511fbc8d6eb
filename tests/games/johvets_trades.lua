-- Trade in johvets by chance (J2.1): positions where units stand close together, and offers of all
-- kinds, most of which somebody cannot make or accept. A second judge, written from the rules
-- alone, says of each whether it can be made, and accepted, and what lies where then. What is
-- refused changes nothing, and no trade makes or loses a book or a supply action.
--
-- usage: johvets_trades.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local checks = require "checks"

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/two_ages.lua"
local game = require "johvets.game"
local with_trade = require "johvets.with_trade"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 40))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local ANSWERS <const> = 40 -- in each game
local TRIES <const> = 8    -- to make an offer
local PLAYERS <const> = { "red", "blue", "green" }
local BOOKS <const> = { "sun", "moon", "star", "cloud", "ember", "frost" }

local chance

-- ---- A position by chance ----

local some_position

function some_position()
    local units, books = {}, {}
    local regions = law.position({ map = "two_ages", start = 2 }).map:regions()
    for number, region in ipairs(regions) do
        if chance:integer(4) > 1 then
            local owner = PLAYERS[#units + 1] or chance:pick(PLAYERS) -- nobody is out
            units[#units + 1] = { "u" .. number, owner, region }
        end
    end
    for number, book in ipairs(BOOKS) do
        if chance:integer(6) > 1 then
            books[number] = { book, chance:pick(regions) }
        end
    end
    local placed = {}
    for number = 1, #BOOKS do
        placed[#placed + 1] = books[number]
    end
    if #units < #PLAYERS then
        return some_position()
    end
    return law.position { map = "two_ages", players = PLAYERS, units = units, books = placed,
        link_points = { { "ember", "well" }, { "frost", "pier" } } }
end

local function start(seed)
    local position, saved = some_position(), {}
    for _, player in ipairs(PLAYERS) do
        saved[player] = chance:integer(4) - 1
    end
    return game:start { seed = seed, options = { map = "two_ages" }, players = PLAYERS,
        variant = with_trade, fill = function(g)
            g.position = position
            for _, player in ipairs(PLAYERS) do
                g.saving:add({ actions = saved[player] }, g.purse[player])
            end
        end }
end

-- ---- The second judge ----

-- What a board holds, as plain tables.
local function read(match)
    local state = { unit = {}, at = {}, book = {}, actions = {}, map = match.root.position.map }
    for _, unit in ipairs(match.root.position:units()) do
        state.unit[unit.id], state.at[unit.at] = unit, unit
    end
    for _, book in ipairs(match.root.position:books()) do
        state.book[book.symbol] = book.at
    end
    for _, player in ipairs(PLAYERS) do
        state.actions[player] = match.root.purse[player]:top().actions
    end
    return state
end

local function is_adjacent(state, a, b)
    for _, region in ipairs(state.map:neighbours(a)) do
        if region == b then
            return true
        end
    end
    return false
end

-- Whether one player has all of a side, and can hand it to the other.
local function can_give(state, side, from, to)
    local given = {}
    for _, pair in ipairs(side.books) do
        local region, unit = state.book[pair[1]], state.unit[pair[2]]
        local giver = region and state.at[region]
        if not giver or giver.owner ~= from or not unit or unit.owner ~= to
            or not is_adjacent(state, region, unit.at) or given[pair[1]] then
            return false
        end
        given[pair[1]] = true
    end
    return side.actions <= state.actions[from]
end

local function are_neighbours(state, a, b)
    for _, unit in pairs(state.unit) do
        for _, other in pairs(state.unit) do
            if unit.owner == a and other.owner == b and is_adjacent(state, unit.at, other.at) then
                return true
            end
        end
    end
    return false
end

-- What is somewhere else after the exchange: books by their regions, actions by player.
local function hand_over(state, side, from, to)
    for _, pair in ipairs(side.books) do
        state.book[pair[1]] = state.unit[pair[2]].at
    end
    state.actions[from] = state.actions[from] - side.actions
    state.actions[to] = state.actions[to] + side.actions
end

local function assert_same(state, match)
    local now = read(match)
    for _, list in ipairs { "book", "actions" } do
        for _, tables in ipairs { { state, now }, { now, state } } do
            for name, value in pairs(tables[1][list]) do
                assert(tables[2][list][name] == value, list .. " of " .. name)
            end
        end
    end
    for id, unit in pairs(state.unit) do
        assert(now.unit[id].at == unit.at, id)
    end
end

-- ---- Offers ----

-- All books that a player could give another, with the receiving units.
local function givable(state, from, to)
    local list = {}
    for _, symbol in ipairs(BOOKS) do
        for id in law.pairs(state.unit) do
            local pair = { symbol, id }
            list[#list + 1] = can_give(state, { books = { pair }, actions = 0 }, from, to) and pair
                or nil
        end
    end
    return list
end

local UNITS <const> = { "u1", "u2", "u3", "u4", "u5", "u6", "u7", "u8", "u9", "u10", "x9" }

-- Two of three books are some that can be given.
local function some_side(state, from, to)
    local side = { books = {}, actions = chance:integer(2) == 1 and chance:integer(3) or 0 }
    local list = givable(state, from, to)
    for number = 1, chance:integer(3) - 1 do
        side.books[number] = #list > 0 and chance:integer(3) > 1 and chance:pick(list)
            or { chance:integer(9) > 1 and chance:pick(BOOKS) or "dragon", chance:pick(UNITS) }
    end
    return side
end

local function text_of(side)
    local words = {}
    for _, pair in ipairs(side.books) do
        words[#words + 1] = "book " .. pair[1] .. " " .. pair[2]
    end
    if side.actions > 0 then
        words[#words + 1] = side.actions .. " action"
    end
    return table.concat(words, " ")
end

local function names_twice(side)
    local seen = {}
    for _, pair in ipairs(side.books) do
        local text = table.concat(pair, " ")
        if seen[text] then
            return true
        end
        seen[text] = true
    end
    return false
end

local counts = { made = 0, not_made = 0, accepted = 0, not_accepted = 0 }

-- An offer, or nothing if it cannot be made.
local function offer(match, question, state, standing)
    local from, others = question.player, {}
    for _, player in ipairs(PLAYERS) do
        others[#others + 1] = player ~= from and player or nil
    end
    local to = chance:pick(others)
    local gives, takes = some_side(state, from, to), some_side(state, to, from)
    local given, taken = text_of(gives), text_of(takes)
    local text = string.format("propose %s%s%s", to, given ~= "" and " gives " .. given or "",
        taken ~= "" and " takes " .. taken or "")
    local is_new = true
    for _, one in ipairs(standing) do
        is_new = is_new and not (one.from == from and one.text == text)
    end
    local can = given .. taken ~= "" and can_give(state, gives, from, to)
        and not names_twice(takes) and is_new
    local does, message = match:check(question.number, text)
    assert((does == true) == can, string.format("%s: %s: %s", from, text, message or "made"))
    counts[can and "made" or "not_made"] = counts[can and "made" or "not_made"] + 1
    if not can then
        return nil
    end
    standing[#standing + 1] = { from = from, to = to, gives = gives, takes = takes, text = text }
    return text
end

-- The row of an offer, which the match knows by a number.
local function number_of(match, one)
    local number
    for row in match.root.proposal:each() do
        if row.by == one.from and row.to == one.to and not one.numbers[row.number] then
            number = row.number
        end
    end
    return number
end

-- Accepts an offer, if it can be accepted, else declines it. The state after it.
local function answer(match, question, state, one, traded)
    local pair = one.from < one.to and one.from .. one.to or one.to .. one.from
    local can = not traded[pair] and are_neighbours(state, one.from, one.to)
        and can_give(state, one.gives, one.from, one.to)
        and can_give(state, one.takes, one.to, one.from)
    local does, message = match:check(question.number, "accept " .. one.number)
    assert((does == true) == can, string.format("%s accepts %s: %s", one.to, one.text,
        message or "done"))
    counts[can and "accepted" or "not_accepted"] = counts[can and "accepted" or "not_accepted"] + 1
    if not can then
        assert(string.find(message, "%(T%d%)$") or string.find(message, "%(J2%.1%)$"), message)
        return "decline " .. one.number
    end
    traded[pair] = true
    hand_over(state, one.gives, one.from, one.to)
    hand_over(state, one.takes, one.to, one.from)
    return "accept " .. one.number
end

local function play(seed)
    chance = law.random(seed)
    local match = start(seed)
    local standing, traded, known = {}, {}, {}
    for _ = 1, ANSWERS do
        local question = match:pending()[1]
        if not question or question.name ~= "talk" then
            return
        end
        local state, before, index = read(match), match:hash(), nil
        for place, one in ipairs(standing) do
            index = one.to == question.player and place or index
        end
        local text
        if index then
            text = answer(match, question, state, table.remove(standing, index), traded)
        else
            for _ = 1, TRIES do
                text = text or offer(match, question, state, standing)
            end
        end
        text = text or "pass"
        assert(match:hash() == before, "a check has changed something")
        assert(match:submit(question.number, text))
        match:advance()
        assert_same(state, match)
        local last = standing[#standing]
        if last and not last.number then
            last.numbers = known
            last.number = assert(number_of(match, last))
            known[last.number] = true
        end
    end
end

for seed = FIRST_SEED, FIRST_SEED + GAMES - 1 do
    local is_fine, message = xpcall(play, debug.traceback, seed)
    checks.is_true(string.format("game %d: %s", seed, is_fine and "fine" or message), is_fine)
    if not is_fine then
        break
    end
end
for name, count in law.pairs(counts) do
    print(name, count)
    checks.is_true("enough were " .. name, GAMES < 40 or count > GAMES)
end
checks.finish()
