-- Random numbers for statistics: a generator of its own (splitmix64), so that the same figures come
-- out wherever and however often they are worked out.
local chance = {}

local Chance = {}
Chance.__index = Chance

local STEP <const>, FIRST <const>, SECOND <const> =
    0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

-- A source of numbers that follow from an integer.
function chance.new(seed)
    return setmetatable({ state = seed }, Chance)
end

local function bits(source)
    source.state = source.state + STEP
    local mixed = source.state
    mixed = (mixed ~ (mixed >> 30)) * FIRST
    mixed = (mixed ~ (mixed >> 27)) * SECOND
    return mixed ~ (mixed >> 31)
end

-- At least 0 and less than 1.
function Chance:number()
    return (bits(self) >> 11) * 0x1p-53
end

-- From 1 to `most`.
function Chance:integer(most)
    return (bits(self) >> 11) % most + 1
end

-- Of the normal distribution.
function Chance:normal()
    local radius = math.sqrt(-2 * math.log(1 - self:number()))
    return radius * math.cos(2 * math.pi * self:number())
end

-- Of the gamma distribution with a shape less than 1 and the scale 1: by Marsaglia and Tsang.
function Chance:gamma(shape)
    local d = shape + 2 / 3
    local c = 1 / math.sqrt(9 * d)
    while true do
        local x = self:normal()
        local v = (1 + c * x) ^ 3
        if v > 0 and math.log(1 - self:number()) < x * x / 2 + d - d * v + d * math.log(v) then
            return d * v * (1 - self:number()) ^ (1 / shape)
        end
    end
end

return chance
