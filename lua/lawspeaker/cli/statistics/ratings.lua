-- Ratings: how strong bots are, from who has won.
--
-- The model is that of Plackett and Luce for who comes first, which for two is that of Bradley and
-- Terry: each seat wins with a probability in proportion to its bot's strength. Who shares a win
-- has a part of it, a draw is a win shared by all; so the ratings are those under which each bot is
-- expected to get the points that it got. A rating is 400 times the decimal logarithm of the
-- strength, and the mean of all bots is 0.
--
-- The prior: each bot has played about one game more, against those that it has met, and got half
-- of it. So a bot that has never lost has a finite rating. In intervals, those games' wins and
-- losses have weights by chance (gamma distributions that sum to Jeffreys' prior of a half each),
-- so that what has never been seen is not taken for impossible.
local chance = require "lawspeaker.cli.statistics.chance"
local fitting = require "lawspeaker.cli.statistics.fitting"
local groups = require "lawspeaker.cli.statistics.groups"
local intervals = require "lawspeaker.cli.statistics.intervals"

local ratings = {}

local ELO <const> = 400 / math.log(10)
local SAMPLES <const> = 1000
local PRIOR <const> = 0.5 -- a bot's wins and its losses in the games of the prior

-- The last steps of the method by which strengths are found: of the ratings, and of a sample, where
-- the next one would be a millionth.
local SHORTEST <const>, SHORT <const> = 1e-7, 1e-3

ratings.ANCHOR = "the mean of all bots is 0"

-- ---- Samples ----

-- The games of the prior: lineups of each two bots that have met, and the shape of the distribution
-- of their wins. A bot's shapes sum to PRIOR where all have met each other.
local function prior_pairs(lineups, count)
    local met, degrees, pairs_met = {}, {}, {}
    for bot = 1, count do
        met[bot], degrees[bot] = {}, 0
    end
    for _, lineup in ipairs(lineups) do
        for index, bot in ipairs(lineup.bots) do
            for other_index = index + 1, #lineup.bots do
                local other = lineup.bots[other_index]
                if not met[bot][other] then
                    met[bot][other] = true
                    degrees[bot], degrees[other] = degrees[bot] + 1, degrees[other] + 1
                    pairs_met[#pairs_met + 1] = { bots = { bot, other }, seats = { 1, 1 } }
                end
            end
        end
    end
    for _, pair in ipairs(pairs_met) do
        pair.shape = PRIOR / math.min(degrees[pair.bots[1]], degrees[pair.bots[2]])
    end
    return pairs_met
end

-- Lineups without games yet: those that are given, and behind them those of the prior that are not
-- among them. `prior`: { lineup, shape } of each pair.
local function new_data(lineups, count)
    local data, pair_at = { lineups = {}, prior = {} }, {}
    local function add(lineup)
        local made = { bots = lineup.bots, seats = lineup.seats, games = 0, points = {} }
        table.insert(data.lineups, made)
        if #made.bots == 2 and made.seats[1] == 1 and made.seats[2] == 1 then
            pair_at[made.bots[1] * count + made.bots[2]] = made
        end
        return made
    end
    for _, lineup in ipairs(lineups) do
        add(lineup)
    end
    for number, pair in ipairs(prior_pairs(lineups, count)) do
        data.prior[number] = { shape = pair.shape,
            lineup = pair_at[pair.bots[1] * count + pair.bots[2]] or add(pair) }
    end
    return data
end

local function clear(data)
    for _, lineup in ipairs(data.lineups) do
        lineup.games = 0
        for index = 1, #lineup.bots do
            lineup.points[index] = 0
        end
    end
end

local function add_group(data, parts)
    for _, part in ipairs(parts) do
        local lineup = data.lineups[part.lineup]
        lineup.games = lineup.games + part.games
        for index, points in ipairs(part.points) do
            lineup.points[index] = lineup.points[index] + points
        end
    end
end

-- The games of a pair of the prior, of which the first has won so many.
local function add_pair(pair, wins, losses)
    local lineup = pair.lineup
    lineup.games = lineup.games + wins + losses
    lineup.points[1], lineup.points[2] = lineup.points[1] + wins, lineup.points[2] + losses
end

local function draw_sample(data, sums, source)
    clear(data)
    for _ = 1, #sums do
        add_group(data, sums[source:integer(#sums)])
    end
    for _, pair in ipairs(data.prior) do
        add_pair(pair, source:gamma(pair.shape), source:gamma(pair.shape))
    end
end

-- Logarithms of strengths as ratings.
local function scaled(theta)
    local sum = 0
    for _, value in ipairs(theta) do
        sum = sum + value
    end
    local list = {}
    for bot, value in ipairs(theta) do
        list[bot] = (value - sum / #theta) * ELO
    end
    return list
end

-- How far each group, counted once more, would move each rating, to the first order; about the mean
-- of all groups.
local function moves_of(data, best, sums)
    local inverse, moves, means = fitting.inverse(data, best), {}, {}
    for number, group in ipairs(sums) do
        local slope, theta = fitting.slope_of(data, best, group), {}
        for bot = 1, #best do
            theta[bot] = 0
            for other = 1, #best do
                theta[bot] = theta[bot] + inverse[other][bot] * slope[other]
            end
        end
        moves[number] = scaled(theta)
        for bot, move in ipairs(moves[number]) do
            means[bot] = (means[bot] or 0) + move / #sums
        end
    end
    for _, move in ipairs(moves) do
        for bot, mean in ipairs(means) do
            move[bot] = move[bot] - mean
        end
    end
    return moves
end

-- In how many groups each bot plays.
local function group_counts(sums, lineups, count)
    local counts = {}
    for bot = 1, count do
        counts[bot] = 0
    end
    for _, parts in ipairs(sums) do
        local seen = {}
        for _, part in ipairs(parts) do
            for _, bot in ipairs(lineups[part.lineup].bots) do
                counts[bot] = counts[bot] + (seen[bot] and 0 or 1)
                seen[bot] = true
            end
        end
    end
    return counts
end

local function take(samples, value)
    local list = {}
    for index, sample in ipairs(samples) do
        list[index] = value(sample)
    end
    return list
end

-- The best first; behind them those that have not played.
local function rank(list, counts)
    local order = {}
    for bot = 1, #list do
        order[bot] = bot
    end
    table.sort(order, function(a, b)
        local has_played = counts[a] > 0
        if has_played ~= (counts[b] > 0) then
            return has_played
        end
        return list[a] > list[b] or list[a] == list[b] and a < b
    end)
    return order
end

-- The most likely strengths: their logarithms, and those of samples as ratings; how far each group
-- moves ratings.
local function work_out(data, sums, count, source, sample_count, tell)
    clear(data)
    for _, parts in ipairs(sums) do
        add_group(data, parts)
    end
    for _, pair in ipairs(data.prior) do
        add_pair(pair, pair.shape, pair.shape)
    end
    local start = {}
    for bot = 1, count do
        start[bot] = 0
    end
    local best = fitting.fit(data, start, SHORTEST)
    local moves, samples = moves_of(data, best, sums), {}
    for index = 1, sample_count do
        if tell then
            tell(index, sample_count)
        end
        draw_sample(data, sums, source)
        samples[index] = scaled(fitting.fit(data, best, SHORT))
    end
    return best, samples, moves
end

-- The ratings of `count` bots from whole groups of records (groups.whole), with intervals by
-- resampling groups: { by bot { rating, low, high } }; order = bots, best first; has_played = by
-- bot; between(one, other) = how far one that has played is above another, { difference, low,
-- high }; steps = that by place in the order to the next. `sample_count`: nil for the usual.
-- `tell(done, all)`: called as they are worked out, or nil.
function ratings.of(whole, count, seed, sample_count, tell)
    local sums, lineups = groups.sums(whole)
    local best, samples, moves = work_out(new_data(lineups, count), sums, count, chance.new(seed),
        sample_count or SAMPLES, tell)
    local rated, counts = scaled(best), group_counts(sums, lineups, count)
    local function interval(value, group_count)
        return intervals.of_samples(take(samples, value), group_count, take(moves, value))
    end
    local found = { order = rank(rated, counts), steps = {}, has_played = {} }
    for bot = 1, count do
        local low, high = interval(function(sample)
            return sample[bot]
        end, counts[bot])
        found[bot] = { rating = rated[bot], low = low, high = high }
        found.has_played[bot] = counts[bot] > 0
    end
    function found.between(one, other)
        local low, high = interval(function(sample)
            return sample[one] - sample[other]
        end, math.min(counts[one], counts[other]))
        return { difference = rated[one] - rated[other], low = low, high = high }
    end
    for place = 1, count - 1 do
        local better, worse = found.order[place], found.order[place + 1]
        found.steps[place] = counts[worse] > 0 and found.between(better, worse) or nil
    end
    return found
end

return ratings
