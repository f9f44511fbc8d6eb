-- Plays by a map of worth: centres that others own or nobody, and own ones that others threaten,
-- are worth much, and what lies near them a part of it. Units go where it is worth most, those that
-- another needs support it, and the last build of a year is what reaches most.
local boards = require "diplomacy.boards"
local law = require "lawspeaker"

local TAKEN <const> = 9000 -- a centre of another power
local FREE <const> = 10000
local OWN <const> = 1500 -- an own centre, for each unit of others next to it
local STEPS <const> = 5 -- how far worth spreads
local SHARE <const> = 4 -- each step, that part of what all neighbours are worth
local NOISE <const> = 200

-- ---- What the board is worth ----

-- The provinces where units of others stand, and how many of them reach each province.
local function see_others(board, view, power)
    local threats, is_held = {}, {}
    for unit in view.unit:each() do
        if unit.power ~= power and not unit.is_dislodged then
            is_held[board:place(unit.at).province] = true
            local is_reached = {}
            for _, place in ipairs(board:neighbours(unit.at, unit.kind)) do
                local province = board:place(place).province
                if not is_reached[province] then
                    threats[province] = (threats[province] or 0) + 1
                    is_reached[province] = true
                end
            end
        end
    end
    return threats, is_held
end

local function base_worth(board, view, power, threats)
    local owners, worth = boards.owners(view), {}
    for _, place in ipairs(board:places()) do
        local owner, value = owners[place.id], 0
        if place.centre and owner == power then
            value = OWN * (threats[place.id] or 0)
        elseif place.centre then
            value = owner and TAKEN or FREE
        end
        worth[place.id] = value
    end
    for _, place in ipairs(board:places()) do
        worth[place.id] = worth[place.province]
    end
    return worth
end

-- By place, for units of one type: its own worth, and a part of what can be reached from there.
local function spread(board, base, kind)
    local total, last = {}, base
    for place, value in pairs(base) do
        total[place] = value * 2
    end
    for _ = 1, STEPS do
        local following = {}
        for place in pairs(base) do
            local sum = 0
            for _, other in ipairs(board:neighbours(place, kind)) do
                sum = sum + last[other]
            end
            following[place] = sum // SHARE
            total[place] = total[place] + following[place]
        end
        last = following
    end
    return total
end

local function judge(view)
    local board = boards.of(view)
    local power = boards.power_of(view, view.player)
    local threats, is_held = see_others(board, view, power)
    local base = base_worth(board, view, power, threats)
    return { board = board, power = power, threats = threats, is_held = is_held, base = base,
        A = spread(board, base, "A"), F = spread(board, base, "F") }
end

-- ---- Orders ----

-- All places that own units could go to, the worthiest first: { number, place, province, worth }.
local function wishes_of(seen, units, random)
    local wishes = {}
    for number, unit in ipairs(units) do
        local places = seen.board:neighbours(unit[3], unit[2])
        places[#places + 1] = unit[3]
        for _, place in ipairs(places) do
            wishes[#wishes + 1] = { number = number, place = place,
                province = seen.board:place(place).province,
                worth = seen[unit[2]][place] + random:integer(NOISE) }
        end
    end
    table.sort(wishes, function(a, b)
        return a.worth > b.worth or a.worth == b.worth and a.number < b.number
    end)
    return wishes
end

local function reaches(seen, unit, province)
    for _, place in ipairs(seen.board:neighbours(unit[3], unit[2])) do
        if seen.board:place(place).province == province then
            return true
        end
    end
    return false
end

-- How many more are needed than the one that goes there.
local function needed(seen, province)
    return (seen.threats[province] or 0) + (seen.is_held[province] and 1 or 0)
end

local function unit_text(unit)
    return unit[2] .. " " .. unit[3]
end

-- Units without orders that reach what is wanted support it, as many as others could be there.
local function support(seen, units, orders, wish)
    local helped = unit_text(units[wish.number])
    local is_move = wish.place ~= units[wish.number][3]
    local count = needed(seen, wish.province)
    for number, unit in ipairs(units) do
        if count > 0 and not orders[number] and reaches(seen, unit, wish.province) then
            orders[number] = unit_text(unit) .. " S " .. helped
                .. (is_move and " - " .. wish.place or "")
            count = count - 1
        end
    end
end

local function plan(seen, units, random)
    local orders, is_wanted = {}, {}
    for _, wish in ipairs(wishes_of(seen, units, random)) do
        local unit = units[wish.number]
        if not orders[wish.number] and not is_wanted[wish.province] then
            is_wanted[wish.province] = true
            orders[wish.number] = wish.place == unit[3] and unit_text(unit) .. " H"
                or unit_text(unit) .. " - " .. wish.place
            support(seen, units, orders, wish)
        end
    end
    return orders
end

local function words_of(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return words
end

local function own_units(view, power)
    local units = {}
    for unit in view.unit:each() do
        if unit.power == power and not unit.is_dislodged then
            units[#units + 1] = { power, unit.kind, unit.at }
        end
    end
    return units
end

local function choose_orders(view, random)
    local seen = judge(view)
    local units, sheet = own_units(view, seen.power), {}
    for number, text in pairs(plan(seen, units, random)) do
        sheet[units[number][3]] = words_of(text)
    end
    return sheet
end

-- ---- Retreats, builds, removals ----

local function choose_retreats(view, question)
    local seen, sheet = judge(view), {}
    for _, slot in ipairs(question:slots()) do
        local best, best_worth
        for words in question:legal(slot) do
            local worth = words[3] == "-" and seen[words[1]][words[4]] or -1
            if not best or worth > best_worth then
                best, best_worth = words, worth
            end
        end
        sheet[slot] = best
    end
    return sheet
end

-- What can be picked, the worthiest first or last, at most one for a province.
local function choose_units(view, question, is_best_first, most)
    local seen, list, picked, is_taken = judge(view), {}, {}, {}
    for _, text in ipairs(question:items()) do
        local words = words_of(text)
        list[#list + 1] = { words = words, worth = seen[words[2]][words[3]] }
    end
    table.sort(list, function(a, b)
        if a.worth ~= b.worth then
            return (a.worth > b.worth) == is_best_first
        end
        return a.words[3] < b.words[3] or a.words[3] == b.words[3] and a.words[2] < b.words[2]
    end)
    for _, entry in ipairs(list) do
        local province = seen.board:place(entry.words[3]).province
        if #picked < most and not is_taken[province] then
            picked[#picked + 1], is_taken[province] = entry.words, true
        end
    end
    return picked
end

return law.bot {
    name = "steady", title = "Goes where it is worth most", api = 1, games = { "diplomacy" },
    choose = function(view, question, random)
        if question.name == "orders" then
            return choose_orders(view, random)
        elseif question.name == "retreats" then
            return choose_retreats(view, question)
        elseif question.name == "builds" then
            return choose_units(view, question, true, question.max)
        elseif question.name == "removals" then
            return choose_units(view, question, false, question.min)
        end
        return nil
    end,
}
