-- A figure: a share of games, or a mean of one number a game, with its interval of 95 %: { section,
-- label, value, low, high, deviation, count, is_share }.
local intervals = require "lawspeaker.cli.statistics.intervals"

local figure = {}

-- A share of `count` games.
function figure.share(section, label, hits, count)
    local value = count > 0 and hits / count or 0
    local low, high = intervals.wilson(value, count)
    return { section = section, label = label, value = value, low = low, high = high,
        count = count, is_share = true, deviation = math.sqrt(value * (1 - value)) }
end

-- The mean of a list of numbers that are at least 0, one a game.
function figure.mean(section, label, list)
    local sum, squares = 0, 0
    for _, value in ipairs(list) do
        sum = sum + value
    end
    local average = #list > 0 and sum / #list or 0
    for _, value in ipairs(list) do
        squares = squares + (value - average) ^ 2
    end
    local deviation = #list > 1 and math.sqrt(squares / (#list - 1)) or 0
    local half = #list > 1 and intervals.reach(#list - 1) * deviation / math.sqrt(#list) or 0
    return { section = section, label = label, value = average, low = math.max(average - half, 0),
        high = average + half, deviation = deviation, count = #list, is_share = false }
end

return figure
