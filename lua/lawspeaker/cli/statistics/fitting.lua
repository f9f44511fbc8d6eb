-- The most likely strengths of bots by the model of ratings.lua, which says what is given to it.
local fitting = {}

-- Each bot has this part of a win and of a loss against an opponent of strength 1, too: nothing to
-- speak of, but bots that have never met have ratings by it.
local TIE <const> = 1e-3

-- ---- The likelihood ----

-- `data.lineups`: lineups with games and points each, those of the prior among them; `theta`: the
-- logarithms of strengths.

local function strengths_of(theta)
    local strengths = {}
    for bot = 1, #theta do
        strengths[bot] = math.exp(theta[bot])
    end
    return strengths
end

-- The logarithm of the likelihood of these logarithms of strengths.
local function likelihood(data, theta)
    local sum, strengths = 0, strengths_of(theta)
    for bot, value in ipairs(theta) do
        sum = sum + TIE * (value - 2 * math.log(1 + strengths[bot]))
    end
    for _, lineup in ipairs(data.lineups) do
        if lineup.games > 0 then
            local total, bots, seats, points = 0, lineup.bots, lineup.seats, lineup.points
            for index = 1, #bots do
                local bot = bots[index]
                total = total + seats[index] * strengths[bot]
                sum = sum + points[index] * theta[bot]
            end
            sum = sum - lineup.games * math.log(total)
        end
    end
    return sum
end

-- Of the curve, only what stands at and above the diagonal: bots of a lineup are sorted.
local function add_lineup(lineup, strengths, slope, curve)
    local games, bots, parts, total = lineup.games, lineup.bots, {}, 0
    for index = 1, #bots do
        parts[index] = lineup.seats[index] * strengths[bots[index]]
        total = total + parts[index]
    end
    for index = 1, #bots do
        local bot, part = bots[index], parts[index] / total
        local row = curve[bot]
        slope[bot] = slope[bot] + lineup.points[index] - games * part
        row[bot] = row[bot] + games * part
        for other = index, #bots do
            row[bots[other]] = row[bots[other]] - games * part * parts[other] / total
        end
    end
end

-- Its slope, and how it curves downwards: a matrix that is symmetric and positive, of which what
-- stands below the diagonal is left out.
local function slope_and_curve(data, theta)
    local slope, curve, strengths = {}, {}, strengths_of(theta)
    for bot = 1, #theta do
        local part, row = strengths[bot] / (1 + strengths[bot]), {}
        curve[bot] = row
        row[bot] = 2 * TIE * part * (1 - part)
        for other = bot + 1, #theta do
            row[other] = 0
        end
        slope[bot] = TIE * (1 - 2 * part)
    end
    for _, lineup in ipairs(data.lineups) do
        if lineup.games > 0 then
            add_lineup(lineup, strengths, slope, curve)
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
            local factor = pivot[below] / pivot[row]
            if factor ~= 0 then
                local line = curve[below]
                for column = below, count do
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
local LONGEST <const> = 3.0

local function moved(theta, step, factor)
    local there = {}
    for bot, value in ipairs(theta) do
        there[bot] = value + factor * step[bot]
    end
    return there
end

-- The logarithms of strengths under which it is the most likely: Newton's method from `theta`, with
-- steps that never go down, until one is shorter than `shortest`.
function fitting.fit(data, theta, shortest)
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
        if longest * factor < shortest then
            break
        end
    end
    return theta
end

-- How far the logarithm of a bot's strength moves where a bot's slope is more by one, by bot and
-- bot: the inverse of how the likelihood curves at `theta`.
function fitting.inverse(data, theta)
    local inverse = {}
    for bot = 1, #theta do
        local _, curve = slope_and_curve(data, theta)
        local unit = {}
        for other = 1, #theta do
            unit[other] = other == bot and 1 or 0
        end
        inverse[bot] = solve(curve, unit)
    end
    return inverse
end

-- What a group, of parts { lineup, games, points }, adds to the slope at `theta`, by bot.
function fitting.slope_of(data, theta, group)
    local slope, strengths = {}, strengths_of(theta)
    for bot = 1, #theta do
        slope[bot] = 0
    end
    for _, part in ipairs(group) do
        local lineup, total = data.lineups[part.lineup], 0
        for index, bot in ipairs(lineup.bots) do
            total = total + lineup.seats[index] * strengths[bot]
        end
        for index, bot in ipairs(lineup.bots) do
            slope[bot] = slope[bot] + part.points[index]
                - part.games * lineup.seats[index] * strengths[bot] / total
        end
    end
    return slope
end

return fitting
