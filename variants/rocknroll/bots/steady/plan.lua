-- Looks a few orders ahead: what can be made of a position with so many attacks and manoeuvres.
-- Counts of units are enough for that; which unit goes is for who asks.
local cards = require "rocknroll.bots.steady.cards"
local position = require "rocknroll.bots.steady.position"

local plan = {}

local DEPTH <const> = 2 -- orders that are looked ahead

-- ---- What becomes of a position: each change is made, looked at, and taken back ----

local function after(pos, look, list, id, by)
    list[id] = list[id] + by
    local value = look(pos)
    list[id] = list[id] - by
    return value
end

-- An attack in a Point: its chance, and what a failure leaves, which ROCK'N'ROLL may mend.
function plan.attacked(pos, id, chance, look, may_roll)
    local killed = after(pos, look, pos.enemy, id, -1)
    local failed = position.value(pos)
    if may_roll then
        local lost = after(pos, position.value, pos.own, id, -1)
        failed = math.max(failed, (chance * killed + (100 - chance) * lost) // 100)
    end
    return (chance * killed + (100 - chance) * failed) // 100
end

-- A unit goes from a Point to another one; 0: from outside.
function plan.moved(pos, from, to, look)
    local risk = pos.is_saved[to] and pos.risk[to] // 2 or pos.risk[to]
    if from > 0 then
        pos.own[from] = pos.own[from] - 1
    end
    local value = after(pos, look, pos.own, to, 1)
    if risk > 0 then
        value = ((100 - risk) * value + risk * position.value(pos)) // 100
    end
    if from > 0 then
        pos.own[from] = pos.own[from] + 1
    end
    return value
end

-- An enemy is taken from a Point to another one.
function plan.taken(pos, from, to)
    pos.enemy[from] = pos.enemy[from] - 1
    local value = after(pos, position.value, pos.enemy, to, 1)
    pos.enemy[from] = pos.enemy[from] + 1
    return value
end

-- ---- Looking ahead ----

-- The best that can be made of a position with these orders, what is left of them included.
local function best(pos, hand, depth)
    local value = position.value(pos)
    if depth == 0 then
        return value
    end
    local function further(kind)
        return function(changed)
            hand[kind] = hand[kind] - 1
            local result = best(changed, hand, depth - 1) - cards.ORDER
            hand[kind] = hand[kind] + 1
            return result
        end
    end
    local attack = hand.attack > 0 and further "attack"
    local move = hand.move > 0 and further "move"
    for id = 1, pos.points do
        if attack and pos.own[id] > 0 and pos.enemy[id] > 0 then
            value = math.max(value, plan.attacked(pos, id, hand.chance, attack, false))
        end
        for to = id - 1, id + 1, 2 do
            if move and pos.own[id] > 0 and to >= 1 and to <= pos.points then
                value = math.max(value, plan.moved(pos, id, to, move))
            end
        end
    end
    return value
end

-- A look at what can be made of a position when an order of this kind has been spent.
function plan.look(hand, kind)
    return function(pos)
        hand[kind] = hand[kind] - 1
        local value = best(pos, hand, DEPTH - 1) - cards.ORDER
        hand[kind] = hand[kind] + 1
        return value
    end
end

return plan
