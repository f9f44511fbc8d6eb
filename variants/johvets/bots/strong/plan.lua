-- Sheets of orders: played in a turn of the core, judged by what the board is worth afterwards, and
-- made better order by order. A sheet has an order for each unit of all players, by the units'
-- numbers.
local ideas = require "johvets.bots.strong.ideas"
local orders = require "johvets.bots.strong.orders"
local worth = require "johvets.bots.strong.worth"

local plan = {}

local SLACK <const> = 300 -- what may be lost on the first sheet, if the others gain by it
local STAY <const> = { text = "stay" }

-- A sheet on which all units stay.
function plan.empty(seen)
    local sheet = {}
    for number = 1, #seen.units do
        sheet[number] = STAY
    end
    return sheet
end

-- One with a player's orders from one sheet and the others' from another.
function plan.join(seen, player, own, others)
    local sheet = {}
    for number, unit in ipairs(seen.units) do
        sheet[number] = unit.owner == player and own[number] or others[number]
    end
    return sheet
end

-- What a sheet comes to for a player.
local function judge(seen, sheet, player)
    local turn = seen.position:begin { variant = seen.variant }
    for number, order in ipairs(sheet) do
        seen.pairs[number][2] = order.text
    end
    turn:orders(seen.pairs)
    turn:resolve()
    turn:flee()
    local actions = {}
    for seat, name in ipairs(seen.players) do
        actions[seat] = turn:actions(name)
    end
    return worth.balance(worth.of(seen, worth.count(seen, turn:board()), actions), player)
end

-- ---- A search ----

local search = {}
search.__index = search

-- Betters a player's orders of a sheet against several sheets that the others may have.
-- `may_go_on`: function() → whether there is budget left.
local function begin(seen, player, sheet, against, may_go_on)
    local self = setmetatable({ seen = seen, player = player, sheets = {}, own = {},
        may_go_on = may_go_on }, search)
    for index, others in ipairs(against) do
        self.sheets[index] = plan.join(seen, player, sheet, others)
    end
    for number, unit in ipairs(seen.units) do
        if unit.owner == player then
            self.own[#self.own + 1] = number
        end
    end
    self.value, self.first = self:judge()
    return self
end

-- The sum over all sheets, and the first one's; nil, where that falls below `least`.
function search:judge(least)
    local first = judge(self.seen, self.sheets[1], self.player)
    local sum = first
    if least and first < least then
        return nil
    end
    for index = 2, #self.sheets do
        sum = sum + judge(self.seen, self.sheets[index], self.player)
    end
    return sum, first
end

function search:set(number, order)
    for _, sheet in ipairs(self.sheets) do
        sheet[number] = order
    end
end

-- Tries orders of some units together, { number, order }; they stay where that is better.
function search:try(changes)
    if not self.may_go_on() then
        return false
    end
    local before = {}
    for index, change in ipairs(changes) do
        before[index] = self.sheets[1][change[1]]
        self:set(change[1], change[2])
    end
    local value, first = self:judge(self.first - SLACK)
    if value and value > self.value then
        self.value, self.first = value, first
        return true
    end
    for index, change in ipairs(changes) do
        self:set(change[1], before[index])
    end
    return false
end

-- A unit by itself: all that it can do, and to reinforce what others of the player do.
function search:try_alone(number)
    local unit, has_changed = self.seen.units[number], false
    for _, order in ipairs(orders.of(self.seen, unit)) do
        has_changed = self:try { { number, order } } or has_changed
    end
    for _, other in ipairs(self.own) do
        local order = other ~= number and orders.reinforcing(self.seen, unit,
            self.seen.units[other], self.sheets[1][other])
        has_changed = order and self:try { { number, order } } or has_changed
    end
    return has_changed
end

-- What is promising, the best first.
function search:try_ideas(random)
    for _, changes in ipairs(ideas.of(self.seen, self.player, self.own, random)) do
        if not self.may_go_on() then
            break
        end
        self:try(changes)
    end
end

-- Whether somebody else could be in the way of a unit that goes to a region.
function search:is_disputed(region)
    local seen = self.seen
    local there = seen.unit_in[region]
    if there and there.owner ~= self.player then
        return true
    end
    for _, other in ipairs(seen.ground.neighbours[region]) do
        local unit = seen.unit_in[other]
        if unit and unit.owner ~= self.player then
            return true
        end
    end
    return false
end

-- A unit with others that reinforce it, more and more of them.
function search:try_together(number)
    local unit, has_changed = self.seen.units[number], false
    for _, order in ipairs(orders.of(self.seen, unit)) do
        if self:is_disputed(order.to or unit.at) then
            local changes = { { number, order } }
            for _, other in ipairs(self.own) do
                local help = other ~= number
                    and orders.reinforcing(self.seen, self.seen.units[other], unit, order)
                if help then
                    changes[#changes + 1] = { other, help }
                    has_changed = self:try(changes) or has_changed
                end
            end
        end
    end
    return has_changed
end

local function shuffle(list, random)
    for index = #list, 2, -1 do
        local other = random:integer(index)
        list[index], list[other] = list[other], list[index]
    end
end

-- ---- What others call ----

-- One round, each unit by itself.
function plan.sketch(seen, player, against, random, may_go_on)
    local self = begin(seen, player, plan.empty(seen), { against }, may_go_on)
    shuffle(self.own, random)
    self:try_ideas(random)
    for _, number in ipairs(self.own) do
        self:try_alone(number)
    end
    return self.sheets[1]
end

-- What promises most, without a trial: a third of the units go their way.
function plan.promising(seen, player, random)
    local sheet, own, is_set = plan.empty(seen), {}, {}
    for number, unit in ipairs(seen.units) do
        own[#own + 1] = unit.owner == player and number or nil
    end
    local most = (#own + 2) // 3
    for _, changes in ipairs(ideas.of(seen, player, own, random)) do
        local is_new = most > 0 and random:integer(2) == 1
        for _, change in ipairs(changes) do
            is_new = is_new and not is_set[change[1]]
        end
        for _, change in ipairs(is_new and changes or {}) do
            sheet[change[1]], is_set[change[1]] = change[2], true
            most = most - 1
        end
    end
    return sheet
end

-- Rounds, until nothing gets better or the budget is spent.
function plan.refine(seen, player, sheet, against, random, may_go_on)
    local self = begin(seen, player, sheet, against, may_go_on)
    self:try_ideas(random)
    local has_changed = true
    while has_changed and may_go_on() do
        has_changed = false
        shuffle(self.own, random)
        for _, number in ipairs(self.own) do
            has_changed = self:try_alone(number) or has_changed
            has_changed = self:try_together(number) or has_changed
        end
    end
    return self.sheets[1]
end

return plan
