-- Two matches in step, under two rule sets: the same players, options, dice and answers, until
-- something differs. What differs is found in the lines of their records; what that is in words is
-- told by diffing/stories.lua. A `plan` says all that such a game follows from, so that it can be
-- played again:
--   { seed, players = how many, options, turns = a list of { at, seed } }
-- From so many answers on (`at`) chance is as of that seed.
local core = require "lawspeaker.core"
local random = require "lawspeaker.game.random"
local record = require "lawspeaker.game.record"

local tandem = {}

local LEGAL_MOST <const> = 24 -- legal answers of a question that are compared

-- ---- Beginning ----

local function new_side(match)
    return { match = match, details = core.match_details(match), mark = 0 }
end

-- A game of a plan under the variants a and b, false for none. `watch`: as starting.lua has it, or
-- nil; `sources`: those of A and of B, for saves, or nil.
function tandem.begin(object, plan, a, b, watch, sources)
    local sides = {}
    for index, variant in ipairs { a, b } do
        sides[index] = new_side(object:start { players = plan.players, seed = plan.seed,
            options = plan.options, variant = variant or nil, watch = watch,
            sources = sources and sources[index] })
    end
    return { a = sides[1], b = sides[2], plan = plan, answers = 0, turn = 0,
        players = sides[1].match.players }
end

-- Another game that is where this one is, and goes on by another plan.
function tandem.clone(game, plan)
    return { a = new_side(game.a.match:clone { record = true }), plan = plan,
        b = new_side(game.b.match:clone { record = true }), answers = game.answers,
        turn = #plan.turns - 1, players = game.players }
end

-- ---- Comparing ----

local WAITS <const> = '[^\n]*"event":"waits"[^\n]*\n'

-- The lines of a record since they were asked for last; that the game waits goes without saying.
local function news(side)
    local rec, texts = side.details.rec, {}
    local last = record.mark(rec)
    while side.mark < last do
        local text, _, reached = record.lines(rec, side.mark, last, 1)
        texts[#texts + 1], side.mark = text, reached
    end
    return table.concat(texts)
end

local function has_other_news(game)
    local one, other = news(game.a), news(game.b)
    game.news = one
    return one ~= other
        and string.gsub(one, WAITS, "") ~= string.gsub(other, WAITS, "")
end

-- The first of some answers that is not among others and that the other match does not allow.
local function find_refused(texts, others, match, number)
    local is_there = {}
    for _, text in ipairs(others) do
        is_there[text] = true
    end
    for _, text in ipairs(texts) do
        if not is_there[text] and not match:check(number, text) then
            return text
        end
    end
end

-- The first open question for which an answer is legal on one side alone: it, the answer, and
-- whether it is legal under A.
function tandem.other_legal(game)
    local a, b = game.a.match, game.b.match
    for _, asked in ipairs(a:pending()) do
        local one = a:legal_texts(asked.number, LEGAL_MOST)
        local other = b:legal_texts(asked.number, LEGAL_MOST)
        local text = find_refused(one, other, b, asked.number)
        if text then
            return asked, text, true
        end
        text = find_refused(other, one, a, asked.number)
        if text then
            return asked, text, false
        end
    end
end

-- Whether the two differ where they stand.
function tandem.differs(game)
    return has_other_news(game) or tandem.other_legal(game) ~= nil
end

-- ---- Answering both ----

-- The side that draws the next answer.
function tandem.drawing(game)
    if game.answers % 2 == 1 then
        return game.b, game.a
    end
    return game.a, game.b
end

-- An answer drawn for a question, with the chance of the plan.
function tandem.draw(game, from, asked)
    local following = game.plan.turns[game.turn + 1]
    if following and game.answers >= following.at then
        game.turn, game.chance = game.turn + 1, random.new(following.seed)
    end
    return from.match:sample(asked.number, game.chance)
end

-- Answers all that is asked now, for both: whether each answer was legal for both.
local function answer_all(game)
    for _, asked in ipairs(game.a.match:pending()) do
        local from, to = tandem.drawing(game)
        local value = tandem.draw(game, from, asked)
        local is_taken, how = to.match:submit(asked.number, value)
        if not is_taken or how then
            return false
        end
        from.match:submit(asked.number, value)
        game.answers = game.answers + 1
    end
    game.a.match:advance()
    game.b.match:advance()
    return true
end

tandem.answer_all = answer_all

-- One step of a game of at most so many answers: "differs", "over", or nothing where it goes on.
function tandem.step(game, length)
    if tandem.differs(game) then
        return "differs"
    elseif game.a.match:result() or game.answers >= length then
        return "over"
    end
    return not answer_all(game) and "differs" or nil
end

return tandem
