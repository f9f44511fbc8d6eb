-- Betters a sheet of orders against what others may do: their orders are guessed a few times over,
-- and a change is kept that is worth more against all guesses together. It ends when no change is
-- better, or when the budget does.
local ideas = require "diplomacy.bots.steady.ideas"
local plan = require "diplomacy.bots.steady.plan"
local seeing = require "diplomacy.bots.steady.seeing"
local worth = require "diplomacy.bots.steady.worth"

local search = {}

local GUESSES <const> = 5
local NOISE <const> = 350
local GUESSES_FEW <const> = 3 -- where the budget is small
local SMALL <const> = 300 -- judgements
local HOPELESS <const> = 300 -- a change so much worse against the first guesses is given up
local BETTER <const> = 10 -- so much a guess is a change worth
local JUDGED_MOST <const> = 900
local LEFT_LEAST <const> = 120 -- of the thousandths of the budget

-- The orders of all others, a few times over.
local function guess_others(seen, random)
    local numbers, guesses = {}, {}
    for number, unit in ipairs(seen.units) do
        if unit[1] ~= seen.power then
            numbers[unit[1]] = numbers[unit[1]] or {}
            table.insert(numbers[unit[1]], number)
        end
    end
    for index = 1, GUESSES do
        local orders = {}
        for _, power in ipairs(seen.here.board.powers) do
            local noise = index > 1 and NOISE or 0
            for number, order in pairs(numbers[power] and plan.make(seen, power, numbers[power],
                random, noise) or {}) do
                orders[number] = order
            end
        end
        guesses[index] = orders
    end
    return guesses
end

local function judge(seen, sheet, others)
    local orders = {}
    for number = 1, #seen.units do
        orders[number] = sheet[number] or others[number]
    end
    seen.judged = seen.judged + 1
    local moved = seen.here.board:move { units = seen.units, orders = orders, rules = seen.rules }
    return worth.of(seen, moved.verdicts)
end

local function values_of(seen, sheet, guesses)
    local values = {}
    for index, others in ipairs(guesses) do
        values[index] = judge(seen, sheet, others)
    end
    return values
end

-- What a sheet is worth against each guess, if it is better than another one that is worth `best`.
local function better_values(seen, sheet, guesses, best)
    local values, ahead = {}, 0
    for index, others in ipairs(guesses) do
        values[index] = judge(seen, sheet, others)
        ahead = ahead + values[index] - best[index]
        if ahead < -HOPELESS then
            return nil
        end
    end
    return ahead > BETTER * #guesses and values or nil
end

local function is_over(seen, question)
    return seen.judged >= JUDGED_MOST or (question:left() or 1000) < LEFT_LEAST
end

local function better(seen, sheet, guesses, best, number, question)
    local aim = seeing.aim(seen, seen.power)
    for _, changes in ipairs(ideas.of(seen, aim, sheet, number)) do
        if is_over(seen, question) then
            break
        end
        local changed = ideas.changed(seen, sheet, changes)
        local values = changed and better_values(seen, changed, guesses, best)
        if values then
            sheet, best = changed, values
        end
    end
    return sheet, best
end

local function shuffled(list, random)
    local copy = table.move(list, 1, #list, 1, {})
    for index = #copy, 2, -1 do
        local other = random:integer(index)
        copy[index], copy[other] = copy[other], copy[index]
    end
    return copy
end

-- The orders of the own units, by number.
function search.orders(seen, question, random)
    local guesses = guess_others(seen, random)
    seen.judged = 0
    local sheet = plan.make(seen, seen.power, seen.own, random, 0)
    local left = question:left() or 1000
    local best = values_of(seen, sheet, guesses)
    local cost = left - (question:left() or 1000) -- of so many judgements as there are guesses
    if cost * SMALL > (left - LEFT_LEAST) * GUESSES then
        guesses = table.move(guesses, 1, GUESSES_FEW, 1, {})
    end
    local last
    repeat
        last = sheet
        for _, number in ipairs(shuffled(seen.own, random)) do
            sheet, best = better(seen, sheet, guesses, best, number, question)
        end
    until last == sheet or is_over(seen, question)
    return sheet
end

return search
