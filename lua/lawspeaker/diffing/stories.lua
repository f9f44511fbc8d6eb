-- What differs in two matches in step (tandem.lua), in words: the game is played again from its
-- plan, and what its notes say comes before what only changes in its tables. Where nobody would see
-- a difference at once, it goes on until somebody does.
local options = require "lawspeaker.diffing.options"
local say = require "lawspeaker.say"
local tandem = require "lawspeaker.diffing.tandem"

local stories = {}

local NOTHING <const> = "nothing like that happens"
local BEFORE_MOST <const> = 8 -- events that are told before those that differ
local ON_MOST <const> = 60 -- answers, until somebody sees a difference

-- ---- What happens, in words ----

-- What players see of a game that has notes, as `law replay --events` has it.
local STORY <const> = { note = true, rolled = true, answered = true }

local UNTOLD <const> = { waits = true, finished = true } -- one goes without saying, one is a result

local function event_words(event)
    return event.text .. (event.rule and " (" .. event.rule .. ")" or "")
end

-- The events of a side from a number on, as words: all of them, and the story alone.
local function news(match, from)
    local all, story = {}, {}
    local events = match:events(false, from)
    for _, event in ipairs(events) do
        if not UNTOLD[event.event] then
            all[#all + 1] = event_words(event)
        end
        if STORY[event.event] then
            story[#story + 1] = event_words(event)
        end
    end
    return { all = all, story = story, next = from + #events }
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

-- ---- What differs where both stand ----

-- The first pair of two lists that differs; `missing`: what there is instead of an entry.
local function first_pair(one, other, missing)
    for index = 1, math.max(#one, #other) do
        if one[index] ~= other[index] then
            return one[index] or missing, other[index] or missing, index
        end
    end
end

local function legal_words(asked, answer, is_legal)
    return string.format("%s %s is %slegal", question_words(asked), say.quote(answer),
        is_legal and "" or "not ")
end

-- What differs in the questions, as words for A and B; or nothing.
local function compare_questions(game)
    local left, right = first_pair(questions_words(game.a.match), questions_words(game.b.match),
        "nobody else is asked")
    if left then
        return left, right
    end
    local asked, answer, is_legal = tandem.other_legal(game)
    if asked then
        return legal_words(asked, answer, is_legal), legal_words(asked, answer, not is_legal)
    end
end

-- An answer that is legal on one side alone, as words for A and B; or nothing. It is given to both
-- where it is legal on both.
local function compare_answer(game, asked)
    local from, to = tandem.drawing(game)
    local value = tandem.draw(game, from, asked)
    local is_legal, message = to.match:check(asked.number, value)
    if is_legal then
        from.match:submit(asked.number, value)
        to.match:submit(asked.number, value)
        game.answers = game.answers + 1
        return nil
    end
    local taken = string.format("%s may answer %s (%s)", asked.player,
        say.quote(from.match:text(asked.number, value) or "?"), asked.name)
    local refused = string.format("%s may not: %s", asked.player, message)
    if from == game.a then
        return taken, refused
    end
    return refused, taken
end

-- Answers all that is asked for both; words where one of them allows an answer alone.
local function answer_all(game)
    for _, asked in ipairs(game.a.match:pending()) do
        local left, right = compare_answer(game, asked)
        if left then
            return left, right
        end
    end
    game.a.match:advance()
    game.b.match:advance()
end

-- What differs in how the game ends, or in the questions: words for A and B; or nothing.
local function compare_here(game)
    local left, right = result_words(game.a.match:result()), result_words(game.b.match:result())
    if left ~= right then
        return left, right
    end
    return compare_questions(game)
end

-- What somebody would see of the news and here: words for A and B, and how many of the news are the
-- same; or nothing.
local function compare(game)
    local one, other = game.one, game.other
    local left, right, index = first_pair(one.story, other.story, false)
    local same = index and index - 1 or #one.story
    if left and right then
        return left, right, same
    end
    local a, b = compare_here(game)
    if a then
        return a, b, same
    elseif left or right then
        return left or NOTHING, right or NOTHING, same
    end
end

-- ---- The story of a plan ----

local function tell_before(story, list, count)
    for index = 1, count do
        story.before[#story.before + 1] = list[index]
    end
    while #story.before > BEFORE_MOST do
        table.remove(story.before, 1)
    end
end

local function read_news(game)
    game.one = news(game.a.match, game.one and game.one.next or 1)
    game.other = news(game.b.match, game.other and game.other.next or 1)
end

-- Plays up to where the two part; words where one of them allows an answer alone.
local function play_to(game, answers)
    while game.answers < answers do
        local left, right = answer_all(game)
        if left then
            return left, right
        end
    end
end

-- Goes on from where the two part until somebody sees it: words for A and B; or nothing.
local function go_on(story, game)
    local until_answers = game.answers + ON_MOST
    repeat
        local left, right, count = compare(game)
        tell_before(story, game.one.story, count or #game.one.story)
        if left then
            return left, right
        elseif game.a.match:result() or game.b.match:result() or game.answers >= until_answers then
            return nil
        end
        left, right = answer_all(game)
        if left then
            return left, right
        end
        read_news(game)
    until false
end

-- The story of a game of which it is known after how many answers the two part: { answers, seed,
-- players, options, before, a, b, first_a, first_b, saves }; a and b say what differs; first_a and
-- first_b what had differed before anybody saw it; saves, where there are `sources`, both as they
-- are saved.
function stories.tell(object, best, a, b, sources)
    local game = tandem.begin(object, best.plan, a, b, nil, sources)
    local story = { before = {}, seed = best.plan.seed, players = game.players,
        options = options.words(best.plan.options) }
    local left, right = play_to(game, best.answers)
    game.one, game.other = nil, nil
    read_news(game)
    local raw_left, raw_right = first_pair(game.one.all, game.other.all,
        "nothing more happens before the next answer")
    local parted = game.answers
    if left then
        tell_before(story, game.one.story, #game.one.story)
    else
        left, right = go_on(story, game)
        if not left then
            left, right = raw_left, raw_right
        end
    end
    story.answers, story.a, story.b = game.answers, left, right
    if game.answers > parted and raw_left ~= left then
        story.first_a, story.first_b, story.parted = raw_left, raw_right, parted
    end
    if sources then
        story.saves = { game.a.match:save(), game.b.match:save() }
    end
    return story
end

return stories
