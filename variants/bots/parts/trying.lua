-- What bots that play any game share: answers that a question may be given, and what one of them
-- comes to in a simulation.
local law = require "lawspeaker"

local trying = {}

local VICTORY <const> = 1000000 -- more than any difference of scores
local LOOKED_AT <const> = 400   -- of the legal answers of a choice, at most

-- How well a player stands in a simulation: its score, less the mean of the others', and whether it
-- has won.
function trying.standing(simulation, player)
    local value, others, result = simulation:score(player) or 0, 0, simulation:result()
    for _, other in ipairs(simulation.players) do
        others = others + (other ~= player and simulation:score(other) or 0)
    end
    value = value - others // math.max(1, #simulation.players - 1)
    if result and not result.draw then
        local share = -VICTORY
        for _, winner in ipairs(result.winners) do
            share = winner == player and VICTORY or share
        end
        value = value + share
    end
    return value
end

-- What an answer comes to: with dice, and with answers of others, that are drawn from a seed; after
-- `batches` of answers, or as many as the budget is enough for. nil where it is refused.
function trying.outcome(root, question, answer, seed, batches)
    local simulation, random = root:clone(seed), law.random(seed)
    if not simulation:submit(question.number, answer) then
        return nil
    end
    for _ = 1, batches do
        if question:left() == 0 or simulation:play { batches = 1, random = random } then
            break
        end
    end
    return trying.standing(simulation, question.player)
end

-- Some of what an iterator gives, each as likely as any other, in no order.
function trying.some(step, most, random)
    local list, count = {}, 0
    for answer in step do
        count = count + 1
        if count <= most then
            list[count] = answer
        else
            local place = random:integer(count)
            list[place <= most and place or most + 1] = answer
            list[most + 1] = nil
        end
        if count == LOOKED_AT then
            break
        end
    end
    trying.shuffle(list, random)
    return list
end

function trying.shuffle(list, random)
    for index = #list, 2, -1 do
        local other = random:integer(index)
        list[index], list[other] = list[other], list[index]
    end
end

-- Answers to a question that are worth a trial, at most so many: of a choice or number those that
-- are legal, of anything else some that are drawn, and the default.
function trying.answers(question, most, random)
    if question.kind == "choice" or question.kind == "number" then
        return trying.some(question:legal(), most, random)
    end
    local list = {}
    for index = 1, most - 1 do
        list[index] = question:sample(random)
    end
    list[#list + 1] = question:default()
    return list
end

-- What may still be used of the budget, in thousandths, so that `least` remain; without a budget so
-- many trials are granted.
function trying.left(question, used, granted, least)
    return (question:left() or 1000 - 1000 * used // granted) - least
end

return trying
