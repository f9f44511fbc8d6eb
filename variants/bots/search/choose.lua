-- The answers of search. Candidates are what greedy would answer, that with changes, and answers by
-- chance. A world is a simulation, in which what is hidden, the dice and the others' answers come
-- from one seed; there a candidate is played on for some batches of answers.
local greedy = require "bots.greedy.choose"
local halving = require "bots.parts.halving"
local trying = require "bots.parts.trying"

local CANDIDATES <const> = 24
local VARIED <const> = 12       -- of them, of a sheet, that are greedy's with changes
local FOR_SEARCH <const> = 500  -- of the budget, in thousandths, that is left when greedy is done
local RESERVE <const> = 100     -- that is not touched
local HORIZON <const> = 2       -- batches of answers that a candidate is played on
local TRIALS <const> = 2000     -- where there is no budget

-- A sheet with one or two of its slots answered by chance.
local function varied(sheet, random)
    local copy, slots = sheet:copy(), sheet:slots()
    for _ = 1, random:integer(2) do
        local slot = slots[random:integer(#slots)]
        copy:set(slot, copy:sample(slot, random))
    end
    return copy
end

-- Of a sheet, what greedy would write, that with changes, and others by chance.
local function sheets_of(view, question, random)
    local first = greedy(view, question, random, FOR_SEARCH)
    local list = { first }
    for index = 1, type(first) == "userdata" and VARIED or 0 do -- else nothing can be simulated
        list[index + 1] = varied(first, random)
    end
    return list
end

local function candidates_of(view, question, random)
    local list = question.kind == "slots" and #question:slots() > 0
        and sheets_of(view, question, random) or {}
    for _, answer in ipairs(trying.answers(question, CANDIDATES - #list, random)) do
        list[#list + 1] = answer
    end
    return list
end

return function(view, question, random)
    if #question.refusals > 0 or not view:score() then
        return question:sample(random)
    end
    local used = 0
    return (halving.best(candidates_of(view, question, random), {
        draw = function()
            local seed = random:integer(1 << 30)
            local root = view:simulate(seed)
            return root and { root = root, seed = seed }
        end,
        try = function(answer, world)
            used = used + 1
            return trying.outcome(world.root, question, answer, world.seed, HORIZON)
        end,
        may_go_on = function()
            return trying.left(question, used, TRIALS, RESERVE) > 0
        end,
    }))
end
