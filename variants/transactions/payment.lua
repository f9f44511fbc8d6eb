-- Spending (30, 31): ready planets are exhausted for their resources or their influence, and what
-- is missing is paid in trade goods, one each. Commodities pay for nothing.
local board = require "transactions.board"
local purse = require "transactions.purse"

local payment = {}

-- Ready planets that give something of `what`, "resources" or "influence".
function payment.ready(g, player, what)
    local list = {}
    for _, planet in ipairs(board.controlled(g, player)) do
        if not planet.exhausted and planet[what] > 0 then
            list[#list + 1] = planet
        end
    end
    return list
end

-- Brings planets into order: those first that give the most.
function payment.sort(planets, what)
    table.sort(planets, function(one, other)
        if one[what] ~= other[what] then
            return one[what] > other[what]
        end
        return one.id < other.id
    end)
end

function payment.sum(planets, what)
    local total = 0
    for _, planet in ipairs(planets) do
        total = total + planet[what]
    end
    return total
end

-- What a player could pay at most.
function payment.most(g, player, what)
    return payment.sum(payment.ready(g, player, what), what) + board.sheet(g, player).trade_goods
end

function payment.can(g, player, cost, what)
    return payment.most(g, player, what) >= cost
end

-- Exhausts planets, to pay or to vote (31).
function payment.exhaust(g, player, planets)
    g:rule "31"
    for _, planet in ipairs(planets) do
        planet.exhausted = true
        g:note("exhausted", { player = player, planet = planet.name })
    end
end

local function pay(g, player, cost, what, planets)
    payment.exhaust(g, player, planets)
    purse.spend(g, player, math.max(0, cost - payment.sum(planets, what)), what)
end

-- Planets for a price that needs as few trade goods as can be: all that are ready, without those
-- that it can be paid without, the largest looked at first.
local function plan(g, player, cost, what)
    local left = payment.ready(g, player, what)
    payment.sort(left, what)
    local total, list = payment.sum(left, what), {}
    local needed = math.min(cost, total)
    for _, planet in ipairs(left) do
        if total - planet[what] >= needed then
            total = total - planet[what]
        else
            list[#list + 1] = planet
        end
    end
    return list
end

-- Pays without a question, as few trade goods as can be.
function payment.make(g, player, cost, what)
    pay(g, player, cost, what, plan(g, player, cost, what))
end

-- Planets by chance, one after the other, until the rest can be paid in trade goods.
local function sample(random, planets, what, cost, trade_goods)
    local left, picked = { table.unpack(planets) }, {}
    while #left > 0 and (cost - payment.sum(picked, what) > trade_goods or random:integer(2) == 1
        and payment.sum(picked, what) < cost) do
        picked[#picked + 1] = table.remove(left, random:integer(#left))
    end
    return picked
end

-- Whether all planets are needed, or none is there or asked for.
local function is_settled(planets, trade_goods, cost, what)
    local total, least = payment.sum(planets, what), math.maxinteger
    for _, planet in ipairs(planets) do
        least = math.min(least, planet[what])
    end
    return cost == 0 or #planets == 0 or total - least + trade_goods < cost
end

-- Asks which planets are exhausted, unless there is one way only to pay.
function payment.ask(g, player, cost, what)
    local planets = payment.ready(g, player, what)
    local trade_goods = board.sheet(g, player).trade_goods
    if is_settled(planets, trade_goods, cost, what) then
        pay(g, player, cost, what, cost > 0 and planets or {})
        return
    end
    local picked = g:ask(player, { name = "pay", rule = "31", pick = planets,
        say = string.format("Which planets do you exhaust for %d %s? The rest is paid in trade "
            .. "goods.", cost, what),
        default = plan(g, player, cost, what),
        check = function(list)
            local rest = cost - payment.sum(list, what)
            if rest > trade_goods then
                return nil, string.format("%d would be missing, and you have %d trade goods", rest,
                    trade_goods)
            end
            return true
        end,
        sample = function(random)
            return sample(random, planets, what, cost, trade_goods)
        end })
    pay(g, player, cost, what, picked)
end

return payment
