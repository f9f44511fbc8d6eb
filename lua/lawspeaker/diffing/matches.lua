-- Random games under two rule sets, with the same dice and the same answers, until something
-- differs: an event, a question, what may be answered, or how the game ends. Games are short at
-- first, and later ones are given up when they get as long as the shortest that was found.
local core = require "lawspeaker.core"
local random = require "lawspeaker.game.random"
local say = require "lawspeaker.say"

local matches = {}

local SEED_STEP <const> = 7919 -- a prime
local BEFORE_MOST <const> = 8 -- events that are told before those that differ
local LEGAL_MOST <const> = 24 -- legal answers of a question that are compared
-- So many games end after so many answers; all others after the last number.
local LENGTHS <const> = { { 12, 40 }, { 36, 150 }, { 100, 500 } }
local LENGTH_MOST <const> = 3000
local LINGERING <const> = 30 -- games, at least, after the shortest that was found

-- ---- What happens, in words ----

local function event_words(event)
    return event.text .. (event.rule and " (" .. event.rule .. ")" or "")
end

-- The events since they were asked for last; that the game waits goes without saying.
local function news(side)
    local list, first = {}, side.told + 1
    local events = side.match:events(false)
    for index = first, #events do
        if events[index].event ~= "waits" then
            list[#list + 1] = event_words(events[index])
        end
    end
    side.told = #events
    return list
end

local function question_words(asked)
    return string.format("%s is asked: %s%s", asked.player, asked.say or asked.name,
        asked.rule and " (" .. asked.rule .. ")" or "")
end

local function questions_words(match)
    local words = {}
    for index, asked in ipairs(match:pending()) do
        words[index] = question_words(asked)
    end
    return words
end

local function result_words(result)
    if not result then
        return "the game goes on"
    end
    local how = result.draw and "is a draw" or #result.winners > 0
        and "is won by " .. table.concat(result.winners, " and ") or "is over"
    return "the game " .. how .. (result.reason and ": " .. result.reason or "")
end

-- ---- Comparing two matches that stand at the same place ----

-- The first pair of two lists that differs; `missing`: what there is instead of an entry.
local function first_pair(one, other, missing)
    for index = 1, math.max(#one, #other) do
        if one[index] ~= other[index] then
            return one[index] or missing, other[index] or missing, index
        end
    end
end

local function add_before(game, list, count)
    for index = 1, count do
        game.before[#game.before + 1] = list[index]
    end
    while #game.before > BEFORE_MOST do
        table.remove(game.before, 1)
    end
end

-- Answers that are legal on one side alone, in words.
local function compare_legal(a, b)
    for _, asked in ipairs(a:pending()) do
        local one, is_all = a:legal_texts(asked.number, LEGAL_MOST)
        local other, is_all_other = b:legal_texts(asked.number, LEGAL_MOST)
        local left, right = first_pair(one, other, nil)
        if (left or right) and (is_all or is_all_other or left and right) then
            return question_words(asked) .. " " .. (left and say.quote(left) .. " is legal"
                or "no more is legal"), question_words(asked) .. " "
                .. (right and say.quote(right) .. " is legal" or "no more is legal")
        end
    end
end

-- What differs now: words for A, words for B; or nothing.
local function compare(game)
    local a, b = game.a, game.b
    local one, other = news(a), news(b)
    local left, right, index = first_pair(one, other, "nothing more happens before the next answer")
    if left then
        add_before(game, one, index - 1)
        return left, right
    end
    add_before(game, one, #one)
    left, right = result_words(a.match:result()), result_words(b.match:result())
    if left ~= right then
        return left, right
    end
    left, right = first_pair(questions_words(a.match), questions_words(b.match),
        "nobody else is asked")
    if left then
        return left, right
    end
    return compare_legal(a.match, b.match)
end

-- ---- Answering both ----

-- An answer to a question, drawn under one side and given to both: true, or words for A and for B.
local function answer(game, asked)
    local from, to = game.a, game.b
    local is_drawn_by_b = game.answers % 2 == 1
    if is_drawn_by_b then
        from, to = to, from
    end
    local value = from.match:sample(asked.number, game.chance)
    local text = from.match:text(asked.number, value)
    local is_legal, message = to.match:check(asked.number, value)
    if not is_legal then
        local taken = string.format("%s may answer %s (%s)", asked.player, say.quote(text or "?"),
            asked.name)
        local refused = string.format("%s may not: %s", asked.player, message)
        return nil, is_drawn_by_b and refused or taken, is_drawn_by_b and taken or refused
    end
    from.match:submit(asked.number, value)
    to.match:submit(asked.number, value)
    game.answers = game.answers + 1
    return true
end

local function answer_all(game)
    for _, asked in ipairs(game.a.match:pending()) do
        local is_answered, left, right = answer(game, asked)
        if not is_answered then
            return left, right
        end
    end
    local goes_on, other = game.a.match:advance(), game.b.match:advance()
    if not goes_on and not other and not game.a.match:result() then
        game.is_over = true
    end
end

-- ---- Games ----

local function length_of(number)
    for _, limit in ipairs(LENGTHS) do
        if number <= limit[1] then
            return limit[2]
        end
    end
    return LENGTH_MOST
end

-- The game of this number, under two variants.
local function begin_game(search, number, a, b)
    local seats = core.game_details(search.object).seats
    local most = math.min(seats.max, seats.min + 2)
    local count = seats.min + (number - 1) % (most - seats.min + 1)
    local seed = search.seed * SEED_STEP + number
    local sides = {}
    for index, variant in ipairs { a, b } do
        sides[index] = { told = 0, match = search.object:start { players = count, seed = seed,
            variant = variant or nil } }
    end
    return { a = sides[1], b = sides[2], answers = 0, before = {}, number = number, seed = seed,
        chance = random.new(seed), players = sides[1].match.players }
end

local function begin_next(search)
    local number = search.next
    search.next = number + 1
    local game = begin_game(search, number, search.a, search.b)
    local length = length_of(number)
    game.length = search.best and math.min(length, search.best.answers - 1) or length
    return game
end

-- A search: `sides` are { object, variant }, `seed` its seed.
function matches.new(sides, seed)
    return { object = sides[1].object, a = sides[1].variant or false, b = sides[2].variant or false,
        seed = seed, next = 1, played = 0 }
end

local function note(search, game, left, right)
    search.best = { answers = game.answers, number = game.number, seed = game.seed,
        players = game.players, before = game.before, a = left, b = right }
    search.found_at = search.next - 1
end

-- One step of a game: the answers to the questions that are open, and what follows. Words for A and
-- for B where they differ; the game may be over then or else.
local function go_on(game)
    local left, right = compare(game)
    if not left and not game.a.match:result() and game.answers < game.length then
        left, right = answer_all(game)
    else
        game.is_over = true
    end
    return left, right
end

local function step(search)
    search.game = search.game or begin_next(search)
    local game = search.game
    local left, right = go_on(game)
    if left then
        note(search, game, left, right)
    end
    if left or game.is_over then
        search.game, search.played = nil, search.played + 1
    end
end

-- Whether the shortest game that was found parts in the same way where B is another variant.
function matches.parts_under(search, variant)
    local best = search.best
    local game = begin_game(search, best.number, search.a, variant)
    game.length = best.answers + 1
    local left, right
    repeat
        left, right = go_on(game)
    until left or game.is_over
    return left == best.a and right == best.b and game.answers == best.answers
end

local function is_enough(search)
    local best = search.best
    return best ~= nil and (best.answers == 0
        or search.played >= math.max(2 * search.found_at, search.found_at + LINGERING))
end

-- Goes on by so many steps, with so many games at most: { tried = games played, found, is_enough =
-- there is nothing left to do }.
function matches.play(search, count, most)
    local function is_over()
        return is_enough(search) or most ~= nil and search.played >= most
    end
    for _ = 1, count do
        if is_over() then
            break
        end
        step(search)
    end
    return { tried = search.played, found = search.best and 1 or 0, is_enough = is_over() }
end

return matches
