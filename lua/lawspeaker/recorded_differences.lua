-- Where a recorded phase of Diplomacy and what the rules make of it differ, in words.
local reading = require "lawspeaker.recorded_reading"

local differences = {}

local function key(unit)
    return unit[1] .. " " .. unit[2] .. " " .. unit[3]
end

local function keys(units)
    local set = {}
    for _, unit in ipairs(units) do
        set[key(unit)] = true
    end
    return set
end

-- The first of each power's units in one list that the other one lacks.
local function lacking(board, units, others)
    local known, found = keys(others), {}
    for _, unit in ipairs(units) do
        if not known[key(unit)] and not found[unit[1]] then
            found[unit[1]] = unit
        end
    end
    for _, power in ipairs(board.powers) do
        if found[power] then
            return power, found
        end
    end
end

-- "A vie - gal: failed, another unit …", of the unit that is somewhere now.
local function verdict_of(board, outcome, unit)
    for number, verdict in ipairs(unit and outcome.verdicts or {}) do
        local from = outcome.from[number]
        if from[1] == unit[1] and from[2] == unit[2]
            and (verdict.at == unit[3] or from[3] == unit[3]) then
            local order = outcome.orders[number]
            return string.format(" (%s: %s, %s)", order and board:order_text(order)
                or from[2] .. " " .. from[3] .. " without an order", verdict.result,
                verdict.sentence)
        end
    end
    return ""
end

local function words_of(unit)
    return unit and unit[2] .. " " .. unit[3] or "none"
end

-- Whether the units are those of a state's texts, as these are mostly written.
local function are_stated(units, stated)
    local known, count = {}, 0
    for power, texts in pairs(stated) do
        for _, words in ipairs(texts) do
            known[power .. " " .. words] = true
            count = count + 1
        end
    end
    for _, unit in ipairs(units) do
        if not known[key(unit)] then
            return false
        end
    end
    return count == #units
end

-- Of units that are all here, the first that is stated twice.
local function stated_twice(units)
    local known = {}
    for _, unit in ipairs(units) do
        if known[key(unit)] then
            return unit
        end
        known[key(unit)] = true
    end
end

local function in_units(board, record, outcome, name, what)
    if are_stated(outcome[name], record.after[name]) then
        return nil
    end
    local stated = reading.units(board, record.after[name], "after." .. name)
    local power, here = lacking(board, outcome[name], stated)
    local other, there = lacking(board, stated, outcome[name])
    power = power or other
    if power then
        local mine, theirs = here and here[power], there and there[power]
        return string.format("%s%s: recorded is %s, here %s%s", power, what, words_of(theirs),
            words_of(mine), verdict_of(board, outcome, mine or theirs))
    end
    local twice = stated_twice(stated)
    return string.format("%s%s: recorded is %s twice, here once", twice[1], what, words_of(twice))
end

local function in_centres(board, centres, record, outcome)
    local stated = reading.owners(board, record.after.centers, "after.centers", centres)
    for _, centre in ipairs(centres) do
        local mine, theirs = outcome.owners[centre], stated[centre]
        if mine ~= theirs then
            return string.format("the centre %s: recorded is %s, here it is %s", centre,
                theirs or "nobody's", mine or "nobody's")
        end
    end
end

-- The first difference, or nil. `centres`: the provinces that have one.
function differences.find(board, centres, record, outcome)
    return in_units(board, record, outcome, "units", "")
        or in_units(board, record, outcome, "dislodged", ", dislodged")
        or in_centres(board, centres, record, outcome)
end

return differences
