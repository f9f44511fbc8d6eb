-- What a bot may use up for one question, and the seeds of its simulations. A simulation counts its
-- steps here; the sandbox counts instructions and time.
local core = require "lawspeaker.core"
local random = require "lawspeaker.game.random"

local budget = {}

local WHOLE <const> = 1000 -- what `left` tells of a budget of which nothing is used
local STREAM <const> = 2 -- of the seeds of simulations

-- `given`: seed; nodes, how often simulations may advance; instructions, milliseconds: whether what
-- the sandbox grants of these counts.
function budget.new(given)
    return { nodes = given.nodes, used = 0, instructions = given.instructions or false,
        milliseconds = given.milliseconds or false, source = random.source(given.seed, STREAM) }
end

-- The seed of the next simulation.
function budget.next_seed(self)
    return random.next_word(self.source) << 31 | random.next_word(self.source) >> 1
end

-- The question has been answered: what is left of it is nobody's.
function budget.close(self)
    self.is_closed = true
end

-- A simulation is about to advance: raises when that is more than is allowed, and from then on.
function budget.count(self)
    if self.is_closed then
        error("a simulation can be played on only while the question is answered for which it was "
            .. "made", 0)
    elseif self.nodes and self.used >= self.nodes then
        self.is_spent = true
        error(string.format("the budget of %d simulated steps is spent", self.nodes), 0)
    end
    self.used = self.used + 1
end

local function part_of(left, whole)
    return whole > 0 and left * WHOLE // whole or 0
end

-- What is left of it, from 1000 to 0; nil where it has no end.
function budget.left(self)
    local least = self.nodes and part_of(self.nodes - self.used, self.nodes)
    local instructions, granted, time, granted_time = core.budget_left()
    if self.instructions and instructions then
        local part = part_of(instructions, granted)
        least = math.min(least or part, part)
    end
    if self.milliseconds and time then
        local part = part_of(time, granted_time)
        least = math.min(least or part, part)
    end
    return least
end

return budget
