-- Figures of two subjects side by side, and which of them differ clearly.
local intervals = require "lawspeaker.cli.statistics.intervals"

local comparing = {}

local function standard_error(figure)
    if figure.count == 0 then
        return math.huge
    elseif figure.is_share then -- never nothing, as Wilson's interval has it
        return (figure.high - figure.low) / 2 / intervals.reach(1e9)
    end
    return figure.deviation / math.sqrt(figure.count)
end

-- How many standard errors a difference has to reach so that one of so many that are looked at is
-- found clear by chance in 5 % of all cases.
local function clear_reach(count)
    local low, high = 0, 10
    for _ = 1, 50 do
        local middle = (low + high) / 2
        if intervals.below(-middle) * count > 0.025 then
            low = middle
        else
            high = middle
        end
    end
    return high
end

local function find_missing(pair)
    local one = pair[1] or pair[2]
    if one.is_share then
        return { section = one.section, label = one.label, value = 0, low = 0, high = 1, count = 0,
            is_share = true, deviation = 0 }
    end
    return { section = one.section, label = one.label, value = 0, low = 0, high = 0,
        count = one.count, is_share = false, deviation = 0 }
end

-- The figures of two subjects side by side: { section, label, a, b, difference, low, high, is_clear
-- }, in the order of the sections; what only one of them has is 0 in the other.
function comparing.pairs(first, second)
    local pairs_found, by_key, sections = {}, {}, {}
    for side, found in ipairs { first, second } do
        for _, figure in ipairs(found.figures) do
            local key = figure.section .. "\0" .. figure.label
            if not by_key[key] then
                by_key[key] = { section = figure.section, label = figure.label }
                pairs_found[#pairs_found + 1] = by_key[key]
                sections[figure.section] = sections[figure.section] or #pairs_found
            end
            by_key[key][side] = figure
            by_key[key].place = by_key[key].place or #pairs_found
        end
    end
    table.sort(pairs_found, function(a, b)
        local one, other = sections[a.section], sections[b.section]
        return one < other or one == other and a.place < b.place
    end)
    local reach = clear_reach(#pairs_found)
    local compared = {}
    for index, pair in ipairs(pairs_found) do
        local a, b = pair[1] or find_missing(pair), pair[2] or find_missing(pair)
        local difference = b.value - a.value
        local spread = math.sqrt(standard_error(a) ^ 2 + standard_error(b) ^ 2)
        local half = intervals.reach(math.max(a.count + b.count - 2, 1)) * spread
        local low, high = difference - half, difference + half
        if a.is_share then -- shares differ by 1 at most
            low, high = math.max(low, -1), math.min(high, 1)
        end
        compared[index] = { section = pair.section, label = pair.label, a = a, b = b,
            difference = difference, low = low, high = high,
            is_clear = math.abs(difference) > reach * spread }
    end
    return compared
end

return comparing
