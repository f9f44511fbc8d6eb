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
local groups = require "lawspeaker.cli.statistics.groups"
local intervals = require "lawspeaker.cli.statistics.intervals"

local ratings = {}

local ELO <const> = 400 / math.log(10)
local SAMPLES <const> = 1000
local PRIOR <const> = 0.5 -- a bot's wins and its losses in the games of the prior

-- Each bot has this part of a win and of a loss against an opponent of strength 1, too: nothing to
-- speak of, but bots that have never met have ratings by it.
local TIE <const> = 1e-3

ratings.ANCHOR = "the mean of all bots is 0"

-- ---- The likelihood ----

-- `data.lineups`: lineups with games and points each, those of the prior among them.
-- The logarithm of the likelihood of these logarithms of strengths.
local function likelihood(data, theta)
    local sum = 0
    for _, value in ipairs(theta) do
        sum = sum + TIE * (value - 2 * math.log(1 + math.exp(value)))
    end
    for _, lineup in ipairs(data.lineups) do
        if lineup.games > 0 then
            local total = 0
            for index, bot in ipairs(lineup.bots) do
                total = total + lineup.seats[index] * math.exp(theta[bot])
                sum = sum + lineup.points[index] * theta[bot]
            end
            sum = sum - lineup.games * math.log(total)
        end
    end
    return sum
end

local function add_lineup(lineup, theta, slope, curve)
    local parts, total = {}, 0
    for index, bot in ipairs(lineup.bots) do
        parts[index] = lineup.seats[index] * math.exp(theta[bot])
        total = total + parts[index]
    end
    for index, bot in ipairs(lineup.bots) do
        local part = parts[index] / total
        local row = curve[bot]
        slope[bot] = slope[bot] + lineup.points[index] - lineup.games * part
        row[bot] = row[bot] + lineup.games * part
        for other_index, other in ipairs(lineup.bots) do
            row[other] = row[other] - lineup.games * part * parts[other_index] / total
        end
    end
end

-- Its slope, and how it curves downwards: a matrix that is symmetric and positive.
local function slope_and_curve(data, theta)
    local slope, curve = {}, {}
    for bot, value in ipairs(theta) do
        local part = 1 / (1 + math.exp(-value))
        curve[bot] = {}
        for other = 1, #theta do
            curve[bot][other] = 0
        end
        slope[bot] = TIE * (1 - 2 * part)
        curve[bot][bot] = 2 * TIE * part * (1 - part)
    end
    for _, lineup in ipairs(data.lineups) do
        if lineup.games > 0 then
            add_lineup(lineup, theta, slope, curve)
        end
    end
    return slope, curve
end

-- Solves curve * step = slope by elimination, in place; no pivots are needed where it is positive.
local function solve(curve, slope)
    local count = #slope
    for row = 1, count do
        local pivot = curve[row]
        for below = row + 1, count do
            local line = curve[below]
            local factor = line[row] / pivot[row]
            if factor ~= 0 then
                for column = row + 1, count do
                    line[column] = line[column] - factor * pivot[column]
                end
                slope[below] = slope[below] - factor * slope[row]
            end
        end
    end
    for row = count, 1, -1 do
        local sum = slope[row]
        for column = row + 1, count do
            sum = sum - curve[row][column] * slope[column]
        end
        slope[row] = sum / curve[row][row]
    end
    return slope
end

local STEPS_MOST <const>, HALVINGS_MOST <const> = 100, 30
local LONGEST <const>, SHORTEST <const> = 3.0, 1e-7

local function moved(theta, step, factor)
    local there = {}
    for bot, value in ipairs(theta) do
        there[bot] = value + factor * step[bot]
    end
    return there
end

-- Newton's method from `theta`, with steps that never go down.
local function fit(data, theta)
    local height = likelihood(data, theta)
    for _ = 1, STEPS_MOST do
        local slope, curve = slope_and_curve(data, theta)
        local step, longest = solve(curve, slope), 0
        for _, length in ipairs(step) do
            longest = math.max(longest, math.abs(length))
        end
        local factor = math.min(LONGEST / longest, 1)
        local there = moved(theta, step, factor)
        local new_height = likelihood(data, there)
        for _ = 1, HALVINGS_MOST do
            if new_height >= height - 1e-9 then
                break
            end
            factor = factor / 2
            there = moved(theta, step, factor)
            new_height = likelihood(data, there)
        end
        theta, height = there, new_height
        if longest * factor < SHORTEST then
            break
        end
    end
    return theta
end

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
        pair.games, pair.points = 2 * pair.shape, { pair.shape, pair.shape }
    end
    return pairs_met
end

-- Lineups without games yet, `own`, and all, behind which those of the prior stand.
local function new_data(lineups, count)
    local data = { lineups = {}, own = {}, prior = prior_pairs(lineups, count) }
    for number, lineup in ipairs(lineups) do
        data.own[number] = { bots = lineup.bots, seats = lineup.seats, games = 0, points = {} }
        data.lineups[number] = data.own[number]
    end
    table.move(data.prior, 1, #data.prior, #data.lineups + 1, data.lineups)
    return data
end

local function clear(data)
    for _, lineup in ipairs(data.own) do
        lineup.games = 0
        for index = 1, #lineup.bots do
            lineup.points[index] = 0
        end
    end
end

local function add_group(data, parts)
    for _, part in ipairs(parts) do
        local lineup = data.own[part.lineup]
        lineup.games = lineup.games + part.games
        for index, points in ipairs(part.points) do
            lineup.points[index] = lineup.points[index] + points
        end
    end
end

local function draw_sample(data, sums, source)
    clear(data)
    for _ = 1, #sums do
        add_group(data, sums[source:integer(#sums)])
    end
    for _, pair in ipairs(data.prior) do
        local wins, losses = source:gamma(pair.shape), source:gamma(pair.shape)
        pair.games, pair.points[1], pair.points[2] = wins + losses, wins, losses
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

-- The ratings of `count` bots from whole groups of records (groups.whole), with intervals by
-- resampling groups: { by bot { rating, low, high } }; order = bots, best first; steps = by place
-- in that order { difference, low, high } to the next, where both have played. `sample_count`: nil
-- for the usual. `tell(done, all)`: called as they are worked out, or nil.
function ratings.of(whole, count, seed, sample_count, tell)
    local sums, lineups = groups.sums(whole)
    local data, source = new_data(lineups, count), chance.new(seed)
    clear(data)
    for _, parts in ipairs(sums) do
        add_group(data, parts)
    end
    local start = {}
    for bot = 1, count do
        start[bot] = 0
    end
    local best = fit(data, start)
    local samples = {}
    sample_count = sample_count or SAMPLES
    for index = 1, sample_count do
        if tell then
            tell(index, sample_count)
        end
        draw_sample(data, sums, source)
        samples[index] = scaled(fit(data, best))
    end

    local rated, counts = scaled(best), group_counts(sums, lineups, count)
    local found = { order = rank(rated, counts), steps = {} }
    for bot = 1, count do
        local low, high = intervals.of_samples(take(samples, function(sample)
            return sample[bot]
        end), counts[bot])
        found[bot] = { rating = rated[bot], low = low, high = high }
    end
    for place = 1, count - 1 do
        local better, worse = found.order[place], found.order[place + 1]
        if counts[worse] == 0 then
            break
        end
        local low, high = intervals.of_samples(take(samples, function(sample)
            return sample[better] - sample[worse]
        end), math.min(counts[better], counts[worse]))
        found.steps[place] = { difference = rated[better] - rated[worse], low = low, high = high }
    end
    return found
end

return ratings
