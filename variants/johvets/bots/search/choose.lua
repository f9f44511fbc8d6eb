-- The answers of search: Monte Carlo over what all others may order at once. Each of these sheets
-- is drawn near to what would be best for the others; the player's own is bettered order by order
-- against the same ones, and then against new and more of them. Whenever the budget ends, the best
-- so far is the answer. Turns of the core are played, and boards are judged as strong does.
local answer = require "johvets.bots.strong.choose"
local orders = require "johvets.bots.strong.orders"
local plan = require "johvets.bots.strong.plan"
local reading = require "johvets.bots.strong.reading"
local trying = require "johvets.bots.parts.trying"

local FIRST_LEAST <const> = 900  -- of the budget, in thousandths, what is left after a first sketch
local OTHERS_LEAST <const> = 650 -- and after the sketches for all others
local RESERVE <const> = 150      -- that is not touched
local TURNS_MAX <const> = 1000   -- of a question without a budget of instructions or time
local WORLDS <const>, WORLDS_MOST <const> = 3, 24
local STAY <const> = { text = "stay" }

-- Turns of the core are no steps of a simulation, so that a budget by nodes stays whole. For each
-- trial one is played in each of the `worlds`.
local function limit(question, least, worlds)
    local turns = 0
    return function()
        turns = turns + (worlds and #worlds or 1)
        local left = question:left() or 1000
        return left > least and (left < 1000 or turns <= TURNS_MAX)
    end
end

local function read(view)
    local seen, own = reading.of(view), 0
    seen.pairs = {}
    for number, unit in ipairs(seen.units) do
        seen.pairs[number] = { unit.id }
        own = own + (unit.owner == seen.me and 1 or 0)
    end
    return seen, own
end

-- What is best for each of the others by itself, where the player does as on a sheet.
local function sketch_others(seen, own, question, random)
    local sheet, made, others = own, 0, #seen.players - 1
    for player = 1, #seen.players do
        if player ~= seen.me then
            made = made + 1
            local least = FIRST_LEAST - (FIRST_LEAST - OTHERS_LEAST) * made // others
            local theirs = plan.sketch(seen, player, own, random, limit(question, least))
            sheet = plan.join(seen, player, theirs, sheet)
        end
    end
    return sheet
end

-- A sheet of all others by chance: of six units four do what is best for them, one stays, and one
-- does anything.
local function draw(seen, best, random)
    local sheet = {}
    for number, unit in ipairs(seen.units) do
        local kind = random:integer(6)
        sheet[number] = kind <= 4 and best[number] or kind == 5 and STAY
            or random:pick(orders.of(seen, unit))
    end
    return sheet
end

local function search(view, question, random)
    local seen, own_count = read(view)
    local own = plan.sketch(seen, seen.me, plan.empty(seen), random, limit(question, FIRST_LEAST))
    local best = sketch_others(seen, own, question, random)
    local worlds, count = { best }, WORLDS
    local may_go_on = limit(question, RESERVE, worlds)
    while own_count > 0 and may_go_on() do
        for index = 2, count do
            worlds[index] = draw(seen, best, random)
        end
        own = plan.refine(seen, seen.me, own, worlds, random, may_go_on)
        count = math.min(2 * count, WORLDS_MOST)
    end
    local sheet = {}
    for number, unit in ipairs(seen.units) do
        sheet[#sheet + 1] = unit.owner == seen.me and { unit.id, own[number].text } or nil
    end
    return trying.answer(sheet)
end

return function(view, question, random)
    if question.name == "orders" and #question.refusals == 0 then
        return search(view, question, random)
    end
    return answer(view, question, random)
end
