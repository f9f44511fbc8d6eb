-- Answers on a way that could be (retracing.lua): those that the player knows, and others drawn by
-- chance.
local answer = require "lawspeaker.game.answer"
local knowing = require "lawspeaker.game.knowing"
local legality = require "lawspeaker.game.legality"
local offers = require "lawspeaker.game.offers"
local run = require "lawspeaker.game.run"
local trade_imagining = require "lawspeaker.game.trade_imagining"

local drawing = {}

local MASKED_TRIES <const> = 10

-- An answer of which the player knows all but some names; nil where none is legal.
local function draw_masked(goal, asked, one, masked)
    for _ = 1, MASKED_TRIES do
        local given = trade_imagining.filled(goal.match, masked, goal.random)
        local value = given and legality.accept(asked, one, given)
        if value ~= nil then
            return value
        end
    end
end

-- Whether what is asked gets its default: it is not yet known where the way is.
function drawing.is_skipping(goal)
    return goal.skips and goal.next == 1
end

-- Whether who is asked in secret is first taken to do nothing: to talk, where what has come of it
-- is there already, or, once chance has failed to lead where it should.
local function takes_default(goal, one)
    local is_first = one.is_talk or goal.is_back
    return goal.tries == (is_first and 1 or 2) or drawing.is_skipping(goal)
end

-- `told`: what the player knows of the question and its answer, or nil.
local function draw(goal, one, is_known_of, told)
    local match = goal.match
    local asked = { root = match.root, player = one.player }
    local value
    if told and told.masked and match.trade then
        value = run.quiet(match, draw_masked, goal, asked, one, told.masked)
    elseif is_known_of or not takes_default(goal, one) then
        value = run.quiet(match, legality.draw, asked, one, goal.random)
    end
    if value == nil then
        value = run.quiet(match, offers.default, asked, one)
    end
    return answer.encode(one, value)
end

-- An input with the answers to these questions: those of `told`, others drawn.
function drawing.answered(goal, questions, told)
    local asked, answers, number = {}, {}, 0
    for index, one in ipairs(questions) do
        local data, known
        if told and (told.is_secret or knowing.is_known_of(one, goal.player)) then
            number = number + 1
            data, known = told.answers[number], told.asked[number]
        end
        asked[index] = { number = 0, player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open, masked = known and known.masked }
        if known then
            asked[index].seen_by = known.seen_by
        end
        if data ~= nil then
            answers[index] = knowing.in_terms_of(goal.match, goal.player, data, goal.names)
        else
            goal.has_drawn, asked[index].drawn_by = true, asked[index].seen_by or false
            answers[index] = draw(goal, one, told ~= nil, known)
        end
    end
    return { kind = "answers", asked = asked, answers = answers }
end

return drawing
