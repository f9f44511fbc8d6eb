-- The search for small phases of Diplomacy on which two sets of house rules come out otherwise, as
-- positions.lua does for johvets: random cases are tried, those that differ are made smaller, and
-- of each kind of difference the smallest is kept.
local changes = require "lawspeaker.diffing.changes"
local grow = require "lawspeaker.diffing.phases_grow"

local SHRUNK_MOST <const> = 40 -- cases in one search, but for those of changes not met before
local ALIKE_MOST <const> = 4 -- of those that look the same before they are made smaller
local LINGERING <const> = 2000 -- cases, at least, after the last difference of a new kind
local MORE_LINGERING <const> = 10 -- times as many where some change has not decided anything yet

local Search = {}
Search.__index = Search

-- ---- How far two outcomes are apart ----

local function judge(self, case, rules)
    return assert(self.board:move { units = case.units, orders = case.orders, rules = rules })
end

-- Whether units may retreat to other places.
local function has_other_retreats(self, one, other)
    if #one.dislodged == 0 then
        return false
    end
    local places, others = self.board:retreats(one), self.board:retreats(other)
    for index in ipairs(one.dislodged) do
        if table.concat(places[index], " ") ~= table.concat(others[index], " ") then
            return true
        end
    end
    return false
end

local function is_elsewhere(one, other)
    return one.at ~= other.at or one.dislodged ~= other.dislodged
end

-- 2: units are elsewhere, or may go elsewhere; 1: only words and strengths differ; 0: nothing does.
function Search:level(case, rules, others)
    local one, other = judge(self, case, rules), judge(self, case, others)
    local level = 0
    for number, verdict in ipairs(one.verdicts) do
        local second = other.verdicts[number]
        if is_elsewhere(verdict, second) then
            return 2
        elseif verdict.reason ~= second.reason or verdict.strength ~= second.strength then
            level = 1
        end
    end
    return has_other_retreats(self, one, other) and 2 or level
end

-- ---- Which difference decides ----

-- The rules of A but for some changes, or of B but for them.
local function mixed(rules, some, side)
    local made = {}
    for name, value in pairs(rules) do
        made[name] = value
    end
    for _, change in ipairs(some) do
        made[change.name] = change[side]
    end
    return made
end

function Search:decides(case, level, index)
    return self:level(case, self.a, mixed(self.a, { self.own[index] }, "value_b")) >= level
end

function Search:deciders(case, level)
    local alone, together = {}, {}
    for index in ipairs(self.own) do
        alone[#alone + 1] = self:decides(case, level, index) and index or nil
    end
    for index, change in ipairs(#alone == 0 and self.own or {}) do
        if self:level(case, self.b, mixed(self.b, { change }, "value_a")) > 0 then
            together[#together + 1] = index
        end
    end
    return { alone = alone, together = together }
end

-- ---- Making a case smaller ----

local function without(case, number)
    local made = { units = {}, orders = {} }
    for index, unit in ipairs(case.units) do
        if index ~= number then
            table.insert(made.units, unit)
            table.insert(made.orders, case.orders[index])
        end
    end
    return made
end

local function with_order(case, number, order)
    local made = { units = case.units, orders = table.move(case.orders, 1, #case.orders, 1, {}) }
    made.orders[number] = order
    return made
end

local function plainer(order)
    local made = {}
    for name, value in pairs(order) do
        made[name] = value
    end
    made.via = nil
    return made
end

-- Cases with one thing less.
local function smaller(case)
    local list = {}
    for number in ipairs(case.units) do
        list[#list + 1] = without(case, number)
    end
    for number, order in ipairs(case.orders) do
        list[#list + 1] = order and with_order(case, number, false) or nil
    end
    for number, order in ipairs(case.orders) do
        list[#list + 1] = order and order.via and with_order(case, number, plainer(order)) or nil
    end
    return list
end

-- As small as it can be while it shows the same; `shows` says so.
local function shrink(case, shows)
    local is_smaller
    repeat
        is_smaller = false
        for _, made in ipairs(smaller(case)) do
            if shows(made) then
                case, is_smaller = made, true
                break
            end
        end
    until not is_smaller
    return case
end

local function size_of(case)
    local size = #case.units * 10
    for _, order in ipairs(case.orders) do
        size = size + (order and 1 or 0) + (order and order.via and 1 or 0)
    end
    return size
end

-- ---- What is kept ----

-- What kind of difference a case shows: how verdicts differ, whoever's they are.
function Search:kind(case)
    local one, other, kinds = judge(self, case, self.a), judge(self, case, self.b), {}
    for number, verdict in ipairs(one.verdicts) do
        local second = other.verdicts[number]
        if is_elsewhere(verdict, second) or verdict.reason ~= second.reason then
            kinds[#kinds + 1] = string.format("%s %s", verdict.reason, second.reason)
        end
    end
    table.sort(kinds)
    return table.concat(kinds, "; ")
end

function Search:key(case, level, deciders)
    return table.concat(deciders.alone, " ") .. "+" .. table.concat(deciders.together, " ") .. ": "
        .. level .. " " .. self:kind(case)
end

-- Keeps the smallest case of each kind.
function Search:keep(case, level, deciders)
    local entry = { case = case, level = level, deciders = deciders, size = size_of(case),
        key = self:key(case, level, deciders) }
    for place, other in ipairs(self.found) do
        if other.key == entry.key then
            self.found[place] = entry.size < other.size and entry or other
            return
        end
    end
    local decides = string.match(entry.key, "^[^:]*")
    if not self.is_shown[decides] or #self.found < self.most then
        self.last_new = self.next - 1
    end
    self.is_shown[decides] = true
    self.found[#self.found + 1] = entry
end

-- Whether what a case shows is known well enough already.
function Search:is_known(case, level, deciders)
    local has_decided = changes.decided(self.found, level)
    for _, index in ipairs(deciders.alone) do
        if not has_decided[index] then
            return false
        end
    end
    local key = self:key(case, level, deciders)
    self.seen[key] = (self.seen[key] or 0) + 1
    return self.shrunk >= SHRUNK_MOST or self.seen[key] > ALIKE_MOST
end

function Search:take(case, level)
    local deciders = self:deciders(case, level)
    if self:is_known(case, level, deciders) then
        return
    end
    local target = deciders.alone[1]
    self.shrunk = self.shrunk + 1
    local made = shrink(case, function(tried)
        return self:level(tried, self.a, self.b) >= level
            and (not target or self:decides(tried, level, target))
    end)
    self:keep(made, level, self:deciders(made, level))
end

-- ---- Going on ----

function Search:is_enough(most)
    if #self.found == 0 then
        return false
    end
    local count, weighty = 0, changes.decided(self.found, 2)
    for index in ipairs(self.own) do
        count = count + (weighty[index] and 1 or 0)
    end
    local lingering = LINGERING * (count >= math.min(#self.own, most) and 1 or MORE_LINGERING)
    return self.next - 1 >= math.max(2 * self.last_new, self.last_new + lingering)
end

-- As that of positions.lua.
function Search:go_on(count, most, cases_most)
    local is_over = false
    self.most = most
    for _ = 1, count do
        if self:is_enough(most) or cases_most and self.next > cases_most then
            is_over = true
            break
        end
        local case = grow.case(self.ground, self.seed, self.next)
        self.next = self.next + 1
        local level = self:level(case, self.a, self.b)
        if level > 0 then
            self:take(case, level)
        end
    end
    return { tried = self.next - 1, found = #self.found, is_enough = is_over, is_pending = false }
end

local function is_before(one, other)
    if one.level ~= other.level then
        return one.level > other.level
    elseif one.size ~= other.size then
        return one.size < other.size
    end
    return one.key < other.key
end

-- Those to be told, at most so many: first the smallest for each change that decides alone.
function Search:choose(most)
    local sorted = table.move(self.found, 1, #self.found, 1, {})
    table.sort(sorted, is_before)
    local first, rest, is_told = {}, {}, {}
    for _, entry in ipairs(sorted) do
        local decides = string.match(entry.key, "^[^:]*")
        table.insert(is_told[decides] and rest or first, entry)
        is_told[decides] = true
    end
    table.move(rest, 1, #rest, #first + 1, first)
    local told = table.move(first, 1, math.min(#first, most), 1, {})
    table.sort(told, is_before)
    return told
end

-- ---- Beginning ----

local phases = {}

-- A search for what differs between the rules a and b, by name, that a board judges movements by;
-- nil where none of these differs. `all`: all changes between the two rule sets.
function phases.new(board, a, b, all, seed)
    local own, others = {}, {}
    for _, change in ipairs(all) do
        change.value_a, change.value_b = a[change.name], b[change.name]
        table.insert(change.value_a ~= nil and own or others, change)
    end
    if #own == 0 then
        return nil
    end
    return setmetatable({ board = board, ground = grow.ground(board), a = a, b = b, own = own,
        changes = table.move(others, 1, #others, #own + 1, table.move(own, 1, #own, 1, {})),
        seed = seed, next = 1, shrunk = 0, last_new = 0, seen = {}, found = {},
        is_shown = {} }, Search)
end

return phases
