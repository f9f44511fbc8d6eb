-- The sequential test of a match between two bots: whether the first is stronger by elo1 rather
-- than by elo0. It is judged after each whole group, in the order of the schedule, and ends as soon
-- as the groups tell enough.
--
-- A group's score is the part of its points that the first bot got. How scores are distributed is
-- taken from the groups themselves: under each hypothesis, the distribution of what was seen that
-- makes it most likely while its mean is what the hypothesis expects. The logarithm of how much
-- likelier one makes it than the other (LLR) decides when it leaves Wald's bounds. Matches of one
-- group may well depend on each other: only groups count as independent.
local groups = require "lawspeaker.cli.statistics.groups"

local sprt = {}

local ALPHA <const>, BETA <const> = 0.05, 0.05
local ELO_MOST <const> = 2000 -- beyond that one bot wins each game that anybody will see

-- The weight of a group that was all won, and of one that was all lost: without them no
-- distribution of scores that are all alike has another mean.
local UNSEEN <const> = 1e-3

local Sprt = {}
Sprt.__index = Sprt

-- "elo0,elo1" or "elo0,elo1,alpha,beta" as a setting; or nil and what is wrong.
function sprt.parse(words)
    local numbers = {}
    for part in (words .. ","):gmatch "%s*([^,]*)," do
        local number = tonumber(part)
        if not number then
            return nil, ("%q is no number"):format(part)
        elseif math.abs(number) > ELO_MOST then
            return nil, ("%s is not from -%d to %d"):format(part, ELO_MOST, ELO_MOST)
        end
        numbers[#numbers + 1] = number
    end
    if #numbers ~= 2 and #numbers ~= 4 then
        return nil, "expected elo0,elo1 or elo0,elo1,alpha,beta, as in 0,10"
    end
    local setting = { elo0 = numbers[1], elo1 = numbers[2], alpha = numbers[3] or ALPHA,
        beta = numbers[4] or BETA }
    if setting.elo0 >= setting.elo1 then
        return nil, ("elo0 must be less than elo1, and %g is not less than %g"):format(
            setting.elo0, setting.elo1)
    end
    for _, name in ipairs { "alpha", "beta" } do
        if setting[name] <= 0 or setting[name] >= 0.5 then
            return nil, ("%s must be more than 0 and less than 0.5, got %g"):format(name,
                setting[name])
        end
    end
    return setting
end

-- A test, of words that parse reads or of its setting.
function sprt.new(setting)
    if type(setting) == "string" then
        setting = assert(sprt.parse(setting))
    end
    local alpha, beta = setting.alpha or ALPHA, setting.beta or BETA
    return setmetatable({ elo0 = setting.elo0, elo1 = setting.elo1, alpha = alpha, beta = beta,
        lower = math.log(beta / (1 - alpha)), upper = math.log((1 - beta) / alpha), llr = 0.0,
        groups = 0, seen = {}, seen_at = {} }, Sprt)
end

-- The score that the first bot is expected to get, having so many seats, where it is stronger by
-- `elo`.
local function expected(elo, seats, others)
    local strength = seats * 10 ^ (elo / 400)
    return strength / (strength + others)
end

-- What a group adds: its score, and what each hypothesis expects. Nil where none of it counts.
local function read_group(test, records)
    local score, zero, one, games = 0, 0, 0, 0
    for _, record in ipairs(records) do
        local points = groups.points(record)
        if points then
            local seats = 0
            for seat, bot in ipairs(record.seats) do
                seats = seats + (bot == 1 and 1 or 0)
                score = score + (bot == 1 and points[seat] or 0)
            end
            zero = zero + expected(test.elo0, seats, #record.seats - seats)
            one = one + expected(test.elo1, seats, #record.seats - seats)
            games = games + 1
        end
    end
    if games == 0 then
        return nil
    end
    return { score = score / games, zero = zero / games, one = one / games, count = 1 }
end

local function note_value(test, value)
    local key = ("%.9f %.9f"):format(value.score, value.zero)
    local known = test.seen_at[key]
    if known then
        known.count = known.count + value.count
    else
        test.seen[#test.seen + 1], test.seen_at[key] = value, value
    end
end

local HALVINGS <const> = 60

-- How much less likely what was seen becomes when its scores must have the mean that a hypothesis
-- expects: the logarithm of the likelihood but for what both have alike.
local function constrained(seen, hypothesis)
    local least, most = 0, 0
    for _, value in ipairs(seen) do
        local rest = value.score - value[hypothesis]
        least, most = math.min(least, rest), math.max(most, rest)
    end
    -- Each weight is divided by 1 + lambda * rest; the mean falls with lambda, and vanishes once.
    local low, high = -1 / most, -1 / least
    for _ = 1, HALVINGS do
        local lambda, slope = (low + high) / 2, 0
        for _, value in ipairs(seen) do
            local rest = value.score - value[hypothesis]
            slope = slope + value.count * rest / (1 + lambda * rest)
        end
        if slope > 0 then
            low = lambda
        else
            high = lambda
        end
    end
    local lambda, sum = (low + high) / 2, 0
    for _, value in ipairs(seen) do
        sum = sum - value.count * math.log(1 + lambda * (value.score - value[hypothesis]))
    end
    return sum
end

-- Judges one more whole group. "accept": the first bot is stronger by elo1 rather than by elo0;
-- "reject": the other way round; nil: nothing is decided. What is decided stays so.
function Sprt:add(records)
    local value = not self.decision and read_group(self, records)
    if not value then
        return self.decision
    end
    if #self.seen == 0 then
        for score = 0, 1 do
            note_value(self, { score = score, zero = value.zero, one = value.one,
                count = UNSEEN })
        end
    end
    self.groups = self.groups + 1
    note_value(self, value)
    local doubt = (self.groups - 1) / (self.groups + 1) -- few groups know little of the spread
    self.llr = doubt * (constrained(self.seen, "one") - constrained(self.seen, "zero"))
    if self.llr >= self.upper then
        self.decision = "accept"
    elseif self.llr <= self.lower then
        self.decision = "reject"
    end
    return self.decision
end

function Sprt:state()
    return { elo0 = self.elo0, elo1 = self.elo1, alpha = self.alpha, beta = self.beta,
        llr = self.llr, lower = self.lower, upper = self.upper, groups = self.groups,
        decision = self.decision }
end

return sprt
