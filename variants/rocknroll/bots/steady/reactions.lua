-- What is asked in the middle of an action: checks that failed, and the choices inside knacks.
local board = require "rocknroll.board"
local cards = require "rocknroll.bots.steady.cards"
local orders = require "rocknroll.bots.steady.orders"
local plan = require "rocknroll.bots.steady.plan"
local position = require "rocknroll.bots.steady.position"

local reactions = {}

local UNIT <const> = 35 -- what a unit on the field is worth as payment, its place not counted

local function where(unit)
    local point = board.where(unit)
    return point and point.id
end

local function with(list, id, by, pos)
    list[id] = list[id] + by
    local value = position.value(pos)
    list[id] = list[id] - by
    return value
end

-- The best that can be made of an enemy taken from a Point.
local function taken_anywhere(pos, id)
    local best = position.value(pos)
    for to = 1, pos.points do
        if to ~= id and pos.enemy[id] > 0 then
            best = math.max(best, plan.taken(pos, id, to))
        end
    end
    return best
end

-- ---- Checks that failed ----

-- What a success of the check is worth, by its name.
local successes = {}

function successes.attack(view, pos)
    local id, target = where(view.aimed_at), view.aimed_at
    if not id then
        return nil
    end
    return with(pos.enemy, id, target.name == "Boy" and 0 or -1, pos) + position.worth(target)
end

successes.mines = successes.attack

-- A unit that is dying does not count until it is saved.
function successes.doc(view, pos)
    local id = where(view.aimed_at)
    return id and with(pos.own, id, 1, pos) + position.worth(view.aimed_at)
end

function successes.boy(view, pos)
    return taken_anywhere(pos, where(view.checking))
end

function successes.horny(view, pos)
    local from = where(view.aimed_at)
    return from and plan.taken(pos, from, where(view.checking))
end

-- Which Points a superweapon is aimed at is not in the state: the best there are.
local function strike(view, pos)
    local best
    for _, run in ipairs(board.runs(view, view.rules[view.check .. "_points"])) do
        local value = orders.value_of_strike(pos, run)
        best = (not best or value > best) and value or best
    end
    return best
end

successes.napalm, successes.artillery = strike, strike

local function chance_of(view, pos)
    if view.check == "attack" and view.aimed_at.place.zone == "field" and where(view.checking) then
        return orders.chance(view, pos, view.checking, view.aimed_at)
    end
    return position.chance(view.rules[view.check])
end

-- What it costs to pay with a card, or with a unit and its place.
local function price(pos, what)
    if type(what) == "string" then
        return cards.worth(what, pos.side)
    end
    local id = where(what)
    if not id then
        return UNIT + position.worth(what)
    end
    local stays = position.value(pos)
    return stays - with(pos.own, id, what.name == "Boy" and 0 or -1, pos) + position.worth(what)
end

-- What a fiasco costs, where the unit counts in a Point.
local function loss_of(pos, unit)
    local id = where(unit)
    if not id then
        return 0
    end
    local loss = position.value(pos) - with(pos.own, id, unit.name == "Boy" and 0 or -1, pos)
        + position.worth(unit)
    return pos.is_saved[id] and unit.name ~= "Doc" and loss // 2 or loss
end

-- A reroll for the cheapest that is spare, as long as it is worth that; then ROCK'N'ROLL, when what
-- it may bring is more than what it may cost.
function reactions.failed(view, question)
    local pos = position.read(view, question.player)
    local success = successes[view.check] and successes[view.check](view, pos)
    if not success then
        return "accept"
    end
    local gain, chance = success - position.value(pos), chance_of(view, pos)
    local best, most = "accept", 0
    for answer in question:legal() do
        local value = 0
        if answer == "rocknroll" then
            value = (chance * gain - (100 - chance) * loss_of(pos, view.checking)) // 100
        elseif answer ~= "accept" then
            value = chance * gain // 100 - price(pos, answer[2])
        end
        if value > most then
            best, most = answer, value
        end
    end
    return best
end

function reactions.payment(view, question)
    local pos, best, least = position.read(view, question.player), nil, nil
    for answer in question:legal() do
        local cost = price(pos, answer)
        if not least or cost < least then
            best, least = answer, cost
        end
    end
    return best
end

-- ---- Knacks ----

-- The answer of the highest value; the first of equals.
local function best_of(question, value_of)
    local best, most
    for answer in question:legal() do
        local value = value_of(answer)
        if not most or value > most then
            best, most = answer, value
        end
    end
    return best
end

-- The Point in which an own unit of a name stands.
local function find(pos, name)
    for id = 1, pos.points do
        for _, unit in ipairs(pos.own_units[id]) do
            if unit.name == name then
                return id
            end
        end
    end
    return nil
end

-- Doc comes before all others of the bot's side: whoever he saves can still answer.
function reactions.reaction(_, question)
    for answer in question:legal() do
        local unit = answer[1]
        if unit.name == "Doc" and unit.side == question.player then
            return answer
        end
    end
    return nil
end

-- An own unit, by its name, goes to a Point.
local function value_of_going(pos, name, to)
    local from = find(pos, name)
    return from and plan.moved(pos, from, to, position.value) or position.value(pos)
end

-- Johny attacks, or goes where he is of most use.
function reactions.johny(view, question)
    local pos = position.read(view, question.player)
    local chance = position.chance(view.rules.attack)
    return best_of(question, function(answer)
        if answer[1] == "attack" then
            return plan.attacked(pos, where(answer[2]), chance, position.value, false)
        end
        return value_of_going(pos, "Johny", answer[2].id)
    end)
end

function reactions.mai(view, question)
    local pos = position.read(view, question.player)
    return best_of(question, function(point)
        return value_of_going(pos, "Mai", point.id)
    end)
end

function reactions.boy(view, question)
    local pos = position.read(view, question.player)
    local id = find(pos, "Boy")
    return id and taken_anywhere(pos, id) > position.value(pos) and "try" or "stay"
end

-- To any Point alone, or with the enemy who is missed most.
function reactions.boy_goes(view, question)
    local pos = position.read(view, question.player)
    local from = find(pos, "Boy")
    return best_of(question, function(answer)
        local enemy = type(answer) == "table" and answer[2]
        if not enemy then
            return position.value(pos)
        end
        return plan.taken(pos, from, answer[1].id) + position.worth(enemy) // 5
    end)
end

return reactions
