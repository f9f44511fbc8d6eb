-- The answers of search. Its candidates are sheets: greedy's, that with some units' orders changed,
-- and sheets by chance; the best is changed again, as long as the budget lasts. A world is one
-- sheet of all others' units, near to what greedy would write for them. Turns of the core are
-- played.
local greedy = require "johvets.bots.greedy.sheet"
local halving = require "bots.parts.halving"
local start = require "johvets.start"
local trying = require "johvets.bots.parts.trying"

local CANDIDATES <const> = 8   -- of a round
local FOR_SEARCH <const> = 600  -- of the budget, in thousandths, that is left when greedy is done
local RESERVE <const> = 100     -- that is not touched
local TRIALS_MAX <const> = 1500 -- of one question that has no budget of instructions or time

-- Turns of the core are no steps of a simulation, so that a budget by nodes stays whole.
local function limit(question, least)
    local trials = 0
    return function()
        trials = trials + 1
        local left = question:left() or 1000
        return left > least and (left < 1000 or trials <= TRIALS_MAX)
    end
end

-- ---- Sheets ----

-- What each unit on the board may do.
local function all_orders(view, variant)
    local turn, units = view.position:begin { variant = variant }, {}
    for index, unit in ipairs(view.position:units()) do
        units[index] = { id = unit.id, is_own = unit.owner == view.player,
            orders = trying.acting(turn, unit.id) }
    end
    return units
end

-- A sheet by chance of the player's own units; every other one stays.
local function drawn(units, random)
    local sheet = {}
    for _, unit in ipairs(units) do
        if unit.is_own then
            local order = random:integer(2) == 1 and random:pick(unit.orders) or "stay"
            sheet[#sheet + 1] = { unit.id, order }
        end
    end
    return sheet
end

-- What greedy would order for all units, by unit, each player by itself, the player's own the
-- first.
local function expected(view, variant, question, random)
    local players, orders, own = { view.player }, {}, nil
    for _, player in ipairs(view.players) do
        players[#players + 1] = player ~= view.player and player or nil
    end
    for index, player in ipairs(players) do
        local seat = { player = player, players = view.players, position = view.position,
            rules = view.rules }
        local least = 1000 - (1000 - FOR_SEARCH) * index // #players
        local sheet = greedy(seat, variant, random, limit(question, least))
        for _, pair in ipairs(sheet) do
            orders[pair[1]] = pair[2]
        end
        own = own or sheet
    end
    return own, orders
end

-- A sheet of all others' units: five in six do what is expected, the others anything.
local function others_sheet(units, orders, random)
    local sheet = {}
    for _, unit in ipairs(units) do
        if not unit.is_own then
            local is_expected = random:integer(6) > 1
            sheet[#sheet + 1] = { unit.id, is_expected and orders[unit.id]
                or random:pick(unit.orders) }
        end
    end
    return sheet
end

-- A sheet with one or two orders drawn anew; or a unit reinforces what another one does.
local function changed(sheet, units, turn, random)
    local copy, place = {}, {}
    for index, pair in ipairs(sheet) do
        copy[index], place[pair[1]] = { pair[1], pair[2] }, index
    end
    local own = {}
    for _, unit in ipairs(units) do
        own[#own + 1] = unit.is_own and unit or nil
    end
    for _ = 1, random:integer(2) do
        local unit, other = random:pick(own), random:pick(own)
        local action = string.match(copy[place[other.id]][2], "^move %S+") or "stay"
        local help = "reinforce " .. other.id .. " " .. action
        local is_helping = random:integer(2) == 1 and turn:judge(unit.id, help)
        copy[place[unit.id]][2] = is_helping and help or random:pick(unit.orders)
    end
    return copy
end

-- ---- Rounds ----

local function search(view, question, random)
    local variant = start.variant(view)
    local units, turn = all_orders(view, variant), view.position:begin { variant = variant }
    local best, orders = expected(view, variant, question, random)
    local may_go_on = limit(question, RESERVE)
    while #best > 0 and may_go_on() do
        local list = { best }
        for index = 2, CANDIDATES do
            list[index] = index == CANDIDATES and drawn(units, random)
                or changed(best, units, turn, random)
        end
        best = halving.best(list, {
            draw = function() return others_sheet(units, orders, random) end,
            try = function(sheet, others)
                return trying.after(view, variant, sheet, others)
            end,
            may_go_on = may_go_on,
        })
    end
    return trying.answer(best)
end

return function(view, question, random)
    if question.is_talk then
        return nil
    elseif #question.refusals > 0 or question.name == "flee" then
        return question:sample(random)
    elseif question.name == "supply" then
        return trying.supply(view, question, RESERVE)
    end
    return search(view, question, random)
end
