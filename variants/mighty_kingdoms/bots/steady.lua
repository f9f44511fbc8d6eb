-- Plays for settlements: explores, takes what lies open, stands where it is threatened, and spends
-- all it has in Winter. What tiles are worth is in steady/country.lua.
local law = require "lawspeaker"
local battles = require "mighty_kingdoms.bots.steady.battles"
local country = require "mighty_kingdoms.bots.steady.country"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"
local winter = require "mighty_kingdoms.bots.steady.winter"

local answers = {}

local function best_of(legal, value_of)
    local best, most
    for answer in legal do
        local value = value_of(answer)
        if value and (not most or value > most) then
            best, most = answer, value
        end
    end
    return best
end

-- ---- The start ----

-- How far a tile is from the other capitals, all taken together.
local function remoteness(view, player, tile)
    local sum = 0
    for other in view.tile:each() do
        local controller = lands.controller(view, other)
        if other.start and controller ~= player then
            sum = sum + country.distance(tile, other)
        end
    end
    return sum
end

-- What is worth most lies farthest from the others.
local function most_remote(view, question)
    return best_of(question:legal(), function(tile)
        return remoteness(view, question.player, tile)
    end)
end

answers.city, answers.fortress = most_remote, most_remote

function answers.first_army(view, question)
    local seen = country.read(view, question.player)
    return best_of(question:legal(), function(tile)
        return country.value_of_starting(seen, tile.id, view.rules.months)
    end)
end

-- ---- Summer ----

-- What an order is worth for its army.
local function value_of_order(view, player, known, answer)
    local verb, token, to = answer[1], answer[2], answer[3]
    local months = view.rules.months - view.month + 1
    if token.kind ~= "army" then
        return verb == "defend" and 1 or verb == "move" and 0 or nil
    end
    local seen = known[token.id] or country.read(view, player, token)
    known[token.id] = seen
    local from = tokens.tile(token).id
    if verb == "move" then
        return country.value_of_moving(seen, from, to.id, months)
    elseif verb == "defend" then
        return country.value_of_staying(seen, from, months)
    end
    return verb == "regroup" and 0 or nil
end

function answers.order(view, question)
    local known = {}
    return best_of(question:legal(), function(answer)
        return value_of_order(view, question.player, known, answer)
    end)
end

-- What is taken from others first, then what is explored.
function answers.resolve(view, question)
    return best_of(question:legal(), function(token)
        local target = token.target
        if not target then
            return 0
        end
        local land = lands.at(view, target)
        return land and land.controller ~= question.player and 2 or land and 0 or 1
    end)
end

for _, part in ipairs { battles, winter } do
    for name, answer in pairs(part) do
        answers[name] = answer
    end
end

return law.bot {
    name = "steady",
    title = "Steady",
    api = 1,
    games = { "mighty_kingdoms" },
    choose = function(view, question, random)
        local answer = answers[question.name]
        return answer and answer(view, question, random)
    end,
}
