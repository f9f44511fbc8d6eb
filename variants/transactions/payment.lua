-- Spending (30, 31): ready planets are exhausted for their resources or their influence, and what
-- is missing is paid in trade goods, one each. Commodities pay for nothing.
local board = require "transactions.board"
local purse = require "transactions.purse"

local payment = {}

-- Ready planets that give something of `what`, "resources" or "influence".
local function ready(g, player, what)
    local list = {}
    for _, planet in ipairs(board.controlled(g, player)) do
        if not planet.exhausted and planet[what] > 0 then
            list[#list + 1] = planet
        end
    end
    return list
end

local function sum(planets, what)
    local total = 0
    for _, planet in ipairs(planets) do
        total = total + planet[what]
    end
    return total
end

-- What a player could pay at most, with so many trade goods, or with all that it has.
function payment.most(g, player, what, trade_goods)
    return sum(ready(g, player, what), what)
        + math.min(trade_goods or math.maxinteger, board.sheet(g, player).trade_goods)
end

function payment.can(g, player, cost, what, trade_goods)
    return payment.most(g, player, what, trade_goods) >= cost
end

local function pay(g, player, cost, what, planets)
    for _, planet in ipairs(planets) do
        planet.exhausted = true
        g:note("exhausted", { player = player, planet = planet.name })
    end
    g:rule "31"
    purse.spend(g, player, math.max(0, cost - sum(planets, what)), what)
end

-- Planets for a price: all that are ready, without those that it can be paid without, the largest
-- looked at first. trade_goods: so many of these pay a part.
local function plan(g, player, cost, what, trade_goods)
    local picked = ready(g, player, what)
    table.sort(picked, function(one, other)
        if one[what] ~= other[what] then
            return one[what] > other[what]
        end
        return one.id < other.id
    end)
    local total, needed = sum(picked, what), cost - trade_goods
    for index = 1, #picked do
        local planet = picked[index]
        if total - planet[what] >= needed then
            picked[index], total = false, total - planet[what]
        end
    end
    local list = {}
    for _, planet in ipairs(picked) do
        list[#list + 1] = planet or nil
    end
    return list
end

-- Pays without a question, at most so many trade goods and as few of them as can be.
function payment.make(g, player, cost, what, trade_goods)
    local most = math.min(trade_goods or math.maxinteger, board.sheet(g, player).trade_goods)
    local needed = math.max(0, cost - sum(ready(g, player, what), what))
    assert(needed <= most, "a price that can be paid")
    pay(g, player, cost, what, plan(g, player, cost, what, trade_goods and math.min(most, cost)
        or needed))
end

-- Planets by chance, one after the other, until the rest can be paid in trade goods.
local function sample(random, planets, what, cost, trade_goods)
    local left, picked = { table.unpack(planets) }, {}
    while #left > 0 and (cost - sum(picked, what) > trade_goods or random:integer(2) == 1
        and sum(picked, what) < cost) do
        picked[#picked + 1] = table.remove(left, random:integer(#left))
    end
    return picked
end

-- Asks which planets are exhausted, unless there is one way only to pay.
function payment.ask(g, player, cost, what)
    local planets, trade_goods = ready(g, player, what), board.sheet(g, player).trade_goods
    if #planets == 0 or trade_goods == 0 and sum(planets, what) == cost or cost == 0 then
        pay(g, player, cost, what, cost > 0 and planets or {})
        return
    end
    local picked = g:ask(player, { name = "pay", rule = "31", pick = planets,
        say = string.format("Which planets do you exhaust for %d %s? The rest is paid in trade "
            .. "goods.", cost, what),
        default = plan(g, player, cost, what, math.max(0, cost - sum(planets, what))),
        check = function(list)
            local rest = cost - sum(list, what)
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
