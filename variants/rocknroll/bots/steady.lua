-- Plays for the Points: deploys where it gains most, moves and attacks where that turns a Point,
-- and weighs each check that failed. Every question is answered by what the position is worth
-- afterwards (steady/position.lua), orders by what can be made of it (steady/plan.lua).
local board = require "rocknroll.board"
local cards = require "rocknroll.bots.steady.cards"
local law = require "lawspeaker"
local orders = require "rocknroll.bots.steady.orders"
local plan = require "rocknroll.bots.steady.plan"
local position = require "rocknroll.bots.steady.position"
local reactions = require "rocknroll.bots.steady.reactions"

-- The answer of the highest value; nil where none is worth more than `least`.
local function best_of(answers, least, value_of)
    local best
    for answer in answers do
        local value = value_of(answer)
        if value and value > least then
            best, least = answer, value
        end
    end
    return best
end

local RETURNS <const> = 25 -- what a knack is worth that is wanted back from the HQ

local answers = {}

-- ---- Arrival and deployment ----

-- Those with a knack come back from the HQ; else the deck gives new ones.
function answers.arrival(view, question)
    local picked, riflemen = {}, {}
    for unit in view.hq[question.player]:each() do
        local list = position.worth(unit) >= RETURNS and picked or riflemen
        list[#list + 1] = unit
    end
    table.sort(picked, function(a, b)
        return position.worth(a) > position.worth(b)
    end)
    while #picked > question.max do
        table.remove(picked)
    end
    while #picked < question.min do
        picked[#picked + 1] = table.remove(riflemen)
    end
    return picked
end

-- What it brings to deploy a unit on an outermost Point: beside the place, who likes company.
local function value_of_deploying(pos, unit, id)
    local value = unit.name == "Boy" and position.value(pos)
        or plan.moved(pos, 0, id, position.value)
    local company = math.min(3, #pos.own_units[id])
    return value + company * position.worth(unit) // 10
end

local function value_of_buying(view, pos, unit, card)
    local best = position.value(pos)
    for _, point in ipairs(board.outermost(view)) do
        best = math.max(best, plan.moved(pos, 0, point.id, position.value))
    end
    return best + position.worth(unit) - cards.worth(card, pos.side)
end

function answers.deployment(view, question)
    local pos = position.read(view, question.player)
    return best_of(question:legal(), position.value(pos), function(answer)
        if answer == "end" then
            return nil
        elseif answer[1] == "deploy" then
            return value_of_deploying(pos, answer[2], answer[3].id) + 1000
        end
        return value_of_buying(view, pos, answer[2], answer[3])
    end)
end

function answers.order(view, question)
    local value_of, stay = orders.judge(view, question.player)
    return best_of(question:legal(), stay, value_of)
end

for name, answer in pairs(reactions) do
    answers[name] = answer
end

return law.bot {
    name = "steady",
    title = "Steady",
    api = 1,
    games = { "rocknroll" },
    choose = function(view, question, random)
        local answer = answers[question.name]
        return answer and answer(view, question, random)
    end,
}
