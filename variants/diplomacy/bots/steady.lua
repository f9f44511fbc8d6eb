-- Plays for centres and holds what it has. Its orders begin with a plan (steady/plan.lua), which is
-- then tried against what others may do and bettered as long as its budget lasts
-- (steady/search.lua); what a position is worth says steady/worth.lua. On the standard board it
-- begins as players do.
local law = require "lawspeaker"
local openings = require "diplomacy.bots.steady.openings"
local search = require "diplomacy.bots.steady.search"
local seeing = require "diplomacy.bots.steady.seeing"
local winter = require "diplomacy.bots.steady.winter"

-- An order as the words of an answer.
local function words_of(order)
    local words = { order.unit, order.at }
    local function add(...)
        for _, word in ipairs { ... } do
            words[#words + 1] = word
        end
    end
    if order.kind == "hold" then
        add "H"
    elseif order.kind == "convoy" then
        add("C", "A", order.of, "-", order.to)
    elseif order.kind == "move" then
        add("-", order.to)
    else
        add("S", order.of_unit, order.of)
        if order.kind == "support_move" then
            add("-", order.to)
        end
    end
    return words
end

local answers = { retreats = winter.retreats, builds = winter.builds, removals = winter.removals,
    draw = winter.draw }

function answers.orders(view, question, random)
    local seen, sheet = seeing.read(view), {}
    local orders = openings.orders(seen, random) or search.orders(seen, question, random)
    for number, order in pairs(orders) do
        sheet[seen.units[number][3]] = words_of(order)
    end
    return sheet
end

return law.bot {
    name = "steady", title = "Plays for centres and holds a front", api = 1,
    games = { "diplomacy" },
    choose = function(view, question, random)
        local answer = answers[question.name]
        return answer and answer(view, question, random) or nil
    end,
}
