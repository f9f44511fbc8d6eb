-- The answers of greedy. Each is tried in a few simulations, in which the others answer by chance,
-- the same for all that are tried. Order sheets are written slot by slot, the rest by default.
local trying = require "bots.parts.trying"

local SEEDS <const> = 2         -- simulations of an answer
local ANSWERS_MAX <const> = 40
local SLOT_ANSWERS_MAX <const> = 16
local SLOT_ANSWERS_MIN <const> = 3
local TRIALS <const> = 2000     -- where there is no budget
local RESERVE <const> = 100

-- What has been asked, and what its trials have used.
local trials = {}
trials.__index = trials

local function begin(view, question, random, least)
    local self = setmetatable({ question = question, random = random, least = least, roots = {},
        seeds = {}, used = 0 }, trials)
    for index = 1, SEEDS do
        self.roots[index], self.seeds[index] = view:simulate(), random:integer(1 << 30)
        if not self.roots[index] then
            return nil
        end
    end
    return self
end

function trials:left()
    return trying.left(self.question, self.used, TRIALS, self.least)
end

-- The sum over the simulations; nil where the answer is refused.
function trials:value(answer)
    local sum = 0
    for index, root in ipairs(self.roots) do
        self.used = self.used + 1
        local value = trying.outcome(root, self.question, answer, self.seeds[index], 1)
        if not value then
            return nil
        end
        sum = sum + value
    end
    return sum
end

-- The best of a list, as far as the budget lasts.
function trials:best(list)
    local best, best_value
    for _, answer in ipairs(list) do
        if best and self:left() <= 0 then
            break
        end
        local value = self:value(answer)
        if value and (not best or value > best_value) then
            best, best_value = answer, value
        end
    end
    return best
end

-- How many answers a slot gets, so that the budget lasts for those that are still to come.
function trials:share(slots)
    local spent = self.first - self:left()
    local cost = self.used > 0 and math.max(1, spent // self.used) * SEEDS or 1
    return math.max(SLOT_ANSWERS_MIN, math.min(SLOT_ANSWERS_MAX, self:left() // (cost * slots)))
end

function trials:best_of_slot(sheet, slot, most)
    local best, best_value = nil, self:value(sheet)
    for _, answer in ipairs(trying.some(sheet:legal(slot), most, self.random)) do
        if self:left() <= 0 then
            break
        end
        local copy = sheet:copy()
        local value = copy:set(slot, answer) and self:value(copy)
        if value and (not best_value or value > best_value) then
            best, best_value = answer, value
        end
    end
    return best
end

function trials:sheet()
    local sheet, slots = self.question:sheet(), self.question:slots()
    self.first = self:left()
    trying.shuffle(slots, self.random)
    for index, slot in ipairs(slots) do
        if self:left() <= 0 then
            break
        end
        local best = self:best_of_slot(sheet, slot, self:share(#slots - index + 1))
        if best ~= nil then
            sheet:set(slot, best)
        end
    end
    return sheet
end

-- An answer to a question; by chance where nothing can be simulated or the game has no score.
-- `least`: what must remain of the budget, in thousandths.
return function(view, question, random, least)
    local can_judge = #question.refusals == 0 and view:score()
    local self = can_judge and begin(view, question, random, least or RESERVE)
    if not self then
        return question:sample(random)
    elseif question.kind == "slots" then
        return self:sheet()
    end
    return self:best(trying.answers(question, ANSWERS_MAX, random))
end
