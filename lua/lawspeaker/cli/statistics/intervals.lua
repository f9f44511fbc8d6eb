-- What intervals are made of: quantiles of distributions and of samples, Wilson's interval, and
-- shares whose games come in groups.
local intervals = {}

-- All intervals are of 95 %: so many standard errors of a normal distribution to each side.
local Z <const> = 1.959963984540054

-- The probability of less than x under the normal distribution, to seven digits.
function intervals.below(x)
    local t = 1 / (1 + math.abs(x) / math.sqrt(2) / 2)
    local sum = 0
    for _, coefficient in ipairs { 0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807,
        -0.18628806, 0.09678418, 0.37409196, 1.00002368 } do
        sum = coefficient + t * sum
    end
    local tail = t * math.exp(-x * x / 2 - 1.26551223 + t * sum) / 2
    return x > 0 and 1 - tail or tail
end

-- Percentiles that are shifted without end by few groups are the outermost.
local LEAST_BEND <const> = 0.1

local T_OF_ONE <const>, T_OF_TWO <const> = 12.7062, 4.3027

-- How many standard errors an interval of 95 % reaches to each side, where these come from a sample
-- with so many degrees of freedom: Student's t, by its expansion in their inverse.
function intervals.reach(freedom)
    if freedom < 1.5 then
        return T_OF_ONE
    elseif freedom < 2.5 then
        return T_OF_TWO
    end
    local z3, z5, z7 = Z ^ 3, Z ^ 5, Z ^ 7
    return Z + (z3 + Z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ^ 2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ^ 3)
end

-- The value below which a part of a sorted list lies.
function intervals.quantile(sorted, part)
    local at = math.min(math.max(part, 0), 1) * (#sorted - 1) + 1
    local index = math.floor(at)
    local low = sorted[index]
    return low + (at - index) * ((sorted[index + 1] or low) - low)
end

-- The interval of what resampling `count` groups has given, which it sorts. Resampling makes few
-- groups look more certain than they are; the percentiles are taken farther out for that, by the
-- factor that Student's t has over the normal distribution. And where a few groups move the value
-- far to one side, as a strong bot's rare losses do, it is less certain to that side than samples
-- show: percentiles are shifted by the skewness of `moves`, how far each group moves the value
-- (about their mean), as by Efron's accelerated bootstrap with its bias taken as its acceleration.
function intervals.of_samples(samples, count, moves)
    table.sort(samples)
    if count < 2 then
        return samples[1], samples[#samples]
    end
    local squares, cubes = 0, 0
    for _, move in ipairs(moves) do
        squares, cubes = squares + move ^ 2, cubes + move ^ 3
    end
    local skew = squares > 0 and cubes / (6 * squares ^ 1.5) or 0
    local reach = intervals.reach(count - 1) * math.sqrt(count / (count - 1))
    local function limit(z)
        local bent = (skew + z) / math.max(1 - skew * (skew + z), LEAST_BEND)
        local at = intervals.below(skew + bent) * (#samples + 1) -- where one more would be
        return intervals.quantile(samples, (at - 1) / (#samples - 1))
    end
    return limit(-reach), limit(reach)
end

-- Wilson's interval of a share among so many games, which may be no whole number.
function intervals.wilson(share, games, reach)
    if games <= 0 then
        return 0, 1
    end
    local z2 = (reach or Z) ^ 2 / games
    local middle = (share + z2 / 2) / (1 + z2)
    local half = math.sqrt(z2 * share * (1 - share) + z2 * z2 / 4) / (1 + z2)
    return math.max(middle - half, 0), math.min(middle + half, 1)
end

-- The share that somebody has of the points of games in groups { points, games }, as
-- { share, low, high, games }: Wilson's interval, for as many games as would tell as much if they
-- were independent. Groups that differ less than chance would make them differ tell more; one more
-- group, which differs as chance would have it, keeps few alike from telling all.
function intervals.share(groups)
    local points, games = 0, 0
    for _, group in ipairs(groups) do
        points, games = points + group.points, games + group.games
    end
    if games == 0 then
        return { share = 0.0, low = 0.0, high = 1.0, games = 0 }
    end
    local share = points / games
    local spread = share * (1 - share)
    local squares = spread * games / #groups
    for _, group in ipairs(groups) do
        squares = squares + (group.points - share * group.games) ^ 2
    end
    local counted = spread > 0 and spread * games * games * (#groups + 1) / #groups / squares
        or games
    local low, high = intervals.wilson(share, counted, intervals.reach(#groups))
    return { share = share, low = low, high = high, games = games }
end

return intervals
