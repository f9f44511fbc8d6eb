-- The search for small positions on which two rule sets of johvets come out otherwise: random cases
-- are tried one after the other, those that differ are made smaller, and of each kind of difference
-- the smallest is kept. All of it follows from the seed; whoever asks decides how far it goes.
local aims = require "lawspeaker.diffing.aims"
local cases = require "lawspeaker.diffing.cases"
local changes = require "lawspeaker.diffing.changes"
local check = require "lawspeaker.check"
local grow = require "lawspeaker.diffing.grow"
local parts = require "lawspeaker.diffing.parts"
local shrink = require "lawspeaker.diffing.shrink"

local SHRUNK_MOST <const> = 40 -- cases in one search, but for those of changes not met before
local TOLD_APART_MOST <const> = 8 -- changes, so that which of them decide is looked at each time
local ALIKE_MOST <const> = 4 -- of those that look the same before they are made smaller
local LINGERING <const> = 1000 -- cases, at least, after the last difference of a new kind
local MORE_LINGERING <const> = 5 -- times as many where some change has not decided anything yet

local Search = {}
Search.__index = Search

-- ---- Which difference decides ----

-- The rule set that is A but for one change.
function Search:mix(index)
    self.mixes[index] = self.mixes[index] or changes.mix(self.a, self.b, { self.changes[index] })
    return self.mixes[index]
end

-- What decides in a case: { alone = indexes of those changes each of which makes the difference by
-- itself, together = where there is none, those without which it would come out otherwise }.
function Search:deciders(case, level)
    local alone, together = {}, {}
    for index in ipairs(self.changes) do
        if #self.changes == 1 or self:decides(case, level, index) then
            alone[#alone + 1] = index
        end
    end
    for index, change in ipairs(#alone == 0 and self.changes or {}) do
        if cases.level(case, self.b, changes.mix(self.b, self.a, { change })) > 0 then
            together[#together + 1] = index
        end
    end
    return { alone = alone, together = together }
end

-- Whether those changes have each decided a case in which more than reasons differed.
function Search:has_weighty(indexes)
    local has_decided = changes.decided(self.found, 2)
    for _, index in ipairs(indexes) do
        if not has_decided[index] then
            return false
        end
    end
    return #indexes > 0
end

-- Of the changes that decide in a case the one that it is to go on showing: one that has not
-- decided a case before, where there is one; and whether it is such a one.
function Search:target(alone)
    local has_decided = changes.decided(self.found, 1)
    for _, index in ipairs(alone) do
        if not has_decided[index] then
            return index, true
        end
    end
    return alone[1], false
end

-- ---- Making a case smaller ----

-- Whether a change decides in a case by itself.
function Search:decides(case, level, index)
    return cases.level(case, self.a, self:mix(index)) >= level
end

-- Whether a change decides in a case that did not decide before: what is shown would blur.
function Search:has_more(case, level, alone)
    local is_known = {}
    for _, index in ipairs(alone) do
        is_known[index] = true
    end
    for index in ipairs(#self.changes <= TOLD_APART_MOST and self.changes or {}) do
        if not is_known[index] and self:decides(case, level, index) then
            return true
        end
    end
    return false
end

-- Whether a smaller case still shows the difference, and by the same change where one decides, the
-- target, and by no further one. Each time that it is asked the search may pause, for making a case
-- smaller plays many turns.
function Search:keeper(level, alone, target)
    return function(case)
        coroutine.yield()
        return cases.level(case, self.a, self.b) >= level
            and (#alone == 0 or #self.changes == 1
                or self:decides(case, level, target) and not self:has_more(case, level, alone))
    end
end

function Search:key(case, deciders)
    return table.concat(deciders.alone, " ") .. "+" .. table.concat(deciders.together, " ") .. ": "
        .. parts.kind(case, self.a, self.b)
end

-- Keeps the smallest case of each kind.
function Search:keep(case, level)
    local deciders = self:deciders(case, level)
    local entry = { case = case, level = level, deciders = deciders, size = cases.size(case),
        key = self:key(case, deciders) }
    for place, other in ipairs(self.found) do
        if other.key == entry.key then
            self.found[place] = entry.size < other.size and entry or other
            return
        end
    end
    self.found[#self.found + 1] = entry
    self.last_new = self.next - 1
end

-- Whether what a case shows is known well enough already.
function Search:is_known(case, deciders)
    if self.shrunk >= SHRUNK_MOST then
        return true
    end
    local key = self:key(case, deciders)
    self.seen[key] = (self.seen[key] or 0) + 1
    return self.seen[key] > ALIKE_MOST
end

-- Begins to make a case smaller, if what it shows is new.
function Search:take(case, level)
    local deciders = self:deciders(case, level)
    if level == 1 and self:has_weighty(deciders.alone) then
        return
    end
    local target, is_new = self:target(deciders.alone)
    if not is_new and self:is_known(case, deciders) then
        return
    end
    self.shrunk = self.shrunk + 1
    self.smallest = { case = case, level = level }
    self.shrinking = coroutine.wrap(function()
        self:keep(shrink.run(case, self:keeper(level, deciders.alone, target), function(made)
            self.smallest.case = made
        end), level)
        return true
    end)
end

-- ---- Going on ----

-- Whether looking on would hardly find anything else.
function Search:is_enough(most)
    if #self.found == 0 then
        return false
    end
    local count, is_weighty, tried = 0, false, self.next - 1
    for index in ipairs(self.changes) do
        count = count + (changes.decided(self.found, 1)[index] and 1 or 0)
    end
    for _, entry in ipairs(self.found) do
        is_weighty = is_weighty or entry.level == 2
    end
    local has_all = is_weighty and count >= math.min(#self.changes, most)
    local lingering = LINGERING * (has_all and 1 or MORE_LINGERING)
    return tried >= math.max(2 * self.last_new, self.last_new + lingering)
end

function Search:try_next()
    local case = grow.case(self.seed, self.next, self.aims, self.has_hooks, self.board)
    self.next = self.next + 1
    local level = cases.level(case, self.a, self.b)
    if level > 0 then
        self:take(case, level)
    end
end

-- Goes on by up to `count` steps, each of which tries a case or makes one smaller; no more than
-- `cases_most` cases are tried in all. `most`: so many differences are wanted. { tried, found,
-- is_enough = there is nothing left to do, is_pending = a difference is being made smaller }.
function Search:go_on(count, most, cases_most)
    local is_over = false
    for _ = 1, count do
        if self.shrinking then
            self.shrinking = not self.shrinking() and self.shrinking or nil
        elseif self:is_enough(most) or cases_most and self.next > cases_most then
            is_over = true
            break
        else
            self:try_next()
        end
    end
    return { tried = self.next - 1, found = #self.found, is_enough = is_over,
        is_pending = self.shrinking ~= nil }
end

-- ---- What was found ----

local function is_before(one, other)
    if one.level ~= other.level then
        return one.level > other.level
    elseif one.size ~= other.size then
        return one.size < other.size
    end
    return one.key < other.key
end

-- Those to be told, at most so many: first one for each change that decides alone, then one for
-- each set of changes, then others; the smallest first. Reasons alone are told of a change that
-- showed nothing else.
function Search:choose(most)
    if #self.found == 0 and self.smallest then -- the time was over before it was as small as can be
        self:keep(self.smallest.case, self.smallest.level)
    end
    local sorted = table.move(self.found, 1, #self.found, 1, {})
    table.sort(sorted, is_before)
    local ranks, is_told = { {}, {}, {} }, {}
    for _, entry in ipairs(sorted) do
        local decides = string.match(entry.key, "^[^:]*")
        local rank = is_told[decides] and 3 or #entry.deciders.alone == 1 and 1 or 2
        if entry.level == 2 or not self:has_weighty(entry.deciders.alone) then
            table.insert(ranks[rank], entry)
            is_told[decides] = true
        end
    end
    local told = {}
    for _, list in ipairs(ranks) do
        table.move(list, 1, math.min(#list, most - #told), #told + 1, told)
    end
    table.sort(told, is_before)
    return told
end

-- ---- Beginning ----

local function has_hooks(list)
    for _, change in ipairs(list) do
        if change.is_hook then
            return true
        end
    end
    return false
end

local positions = {}

-- A search for what differs between the variants a and b of johvets, which is `game`.
function positions.new(a, b, seed, game)
    local list = changes.between(a, b, game)
    local hooks_differ = has_hooks(list)
    return setmetatable({ a = a, b = b, seed = seed, changes = list,
        aims = aims.of(list, a, b), has_hooks = hooks_differ,
        -- Hooks may ask for regions by their names: then some cases are on the game's own board.
        board = hooks_differ and check.find_map "standard" or nil,
        mixes = {}, next = 1, shrunk = 0, last_new = 0, seen = {}, found = {} }, Search)
end

return positions
