-- The orders phase: what each order that can be given is worth.
local board = require "rocknroll.board"
local cards = require "rocknroll.bots.steady.cards"
local plan = require "rocknroll.bots.steady.plan"
local position = require "rocknroll.bots.steady.position"

local orders = {}

local JOHNY <const> = 20 -- what it costs to attack where Johny stands, who answers it (72)
local TRIES <const> = 2 -- a superweapon is worth so many rerolls

local function where(unit)
    return board.where(unit).id
end

local function has(list, name, except)
    for _, unit in ipairs(list) do
        if unit.name == name and unit ~= except then
            return true
        end
    end
    return false
end

-- How likely an attack by this unit succeeds, in percent (77, 72).
function orders.chance(view, pos, unit, target)
    local id = where(unit)
    local bonus = has(pos.own_units[id], "Hardman", unit) and view.rules.hardman or 0
    local chance = position.chance(view.rules.attack, bonus)
    if has(pos.enemy_units[where(target)], "Doc", target) then
        chance = chance * (100 - position.chance(view.rules.doc)) // 100
    end
    return chance
end

local judges = {}

-- An attack: the least valued attacker goes first, as it may die of it, and the most valued target.
function judges.attack(j, _, unit, target)
    local id, chance = where(unit), orders.chance(j.view, j.pos, unit, target)
    local holds = target.name == "Boy" and 0 or 1
    local key = string.format("attack %d %d %d", id, chance, holds)
    if not j.known[key] then
        j.known[key] = holds == 0 and j.stay - cards.ORDER
            or plan.attacked(j.pos, id, chance, plan.look(j.hand, "attack"),
                j.view.rules.rocknroll)
    end
    local value = j.known[key] + chance * position.worth(target) // 100
        - position.worth(unit) // 4
    return has(j.pos.enemy_units[id], "Johny") and value - JOHNY or value
end

function judges.move(j, _, unit, point)
    if unit.name == "Boy" then
        return nil
    end
    local from, to = where(unit), point.id
    local key = string.format("move %d %d", from, to)
    if not j.known[key] then
        j.known[key] = plan.moved(j.pos, from, to, plan.look(j.hand, "move"))
    end
    local company = math.min(3, #j.pos.own_units[to]) - math.min(3, #j.pos.own_units[from] - 1)
    return j.known[key] + company * position.worth(unit) // 10
        - j.pos.risk[to] * position.worth(unit) // 100
end

local function is_lost(unit)
    return unit.name ~= "FJ" and unit.name ~= "Matryoshka"
end

-- Everybody on those Points is gone (44): counts how many would stay.
local function struck(pos, points)
    local own, enemy, worth = {}, {}, 0
    for id = 1, pos.points do
        own[id], enemy[id] = pos.own[id], pos.enemy[id]
    end
    for _, point in ipairs(points) do
        local id = point.id
        own[id], enemy[id] = 0, 0
        for _, unit in ipairs(pos.own_units[id]) do
            own[id] = own[id] + (is_lost(unit) and 0 or 1)
            worth = worth - (is_lost(unit) and position.worth(unit) or 0)
        end
        for _, unit in ipairs(pos.enemy_units[id]) do
            enemy[id] = enemy[id] + (is_lost(unit) and 0 or 1)
            worth = worth + (is_lost(unit) and position.worth(unit) or 0)
        end
    end
    return position.value(setmetatable({ own = own, enemy = enemy }, { __index = pos })) + worth
end

-- What a superweapon's success is worth.
function orders.value_of_strike(pos, points)
    return struck(pos, points)
end

local function strike(j, name, ...)
    local fails = 100 - position.chance(j.view.rules[name])
    local missed = fails
    for _ = 1, math.min(TRIES, j.cards) do
        missed = missed * fails // 100
    end
    local value = struck(j.pos, { ... })
    return ((100 - missed) * value + missed * j.stay) // 100 - cards.SUPERWEAPON
        - cards.ORDER * (fails // 50)
end

judges.napalm, judges.artillery = strike, strike

-- The boy takes an enemy away, Horny brings one (73, 75): both cost nothing.
function judges.knack(j, _, unit, enemy)
    local id, value = where(unit), j.stay
    if unit.name == "Horny" then
        return enemy.name ~= "Boy" and plan.taken(j.pos, where(enemy), id)
    elseif j.pos.enemy[id] > 0 then
        for to = 1, j.pos.points do
            if to ~= id then
                value = math.max(value, plan.taken(j.pos, id, to))
            end
        end
    end
    return value
end

-- Returns a function that says what an order is worth, and what it is worth to give none.
function orders.judge(view, player)
    local pos, count = position.read(view, player), cards.count(view, player)
    local j = { view = view, pos = pos, known = {}, cards = #view.hand[player] - 1,
        stay = position.value(pos),
        hand = { attack = count.spade, move = count.diamond,
            chance = position.chance(view.rules.attack) } }
    return function(answer)
        local judge = judges[answer[1]]
        return answer ~= "end" and judge and judge(j, table.unpack(answer)) or nil
    end, j.stay
end

return orders
