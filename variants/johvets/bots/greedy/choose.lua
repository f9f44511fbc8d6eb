-- The answers of greedy. A turn of the core is played for each order that it tries, and the score
-- of the game tells how good the board is that comes of it.
local start = require "johvets.start"
local trying = require "johvets.bots.parts.trying"
local write = require "johvets.bots.greedy.sheet"

local RESERVE <const> = 100 -- of the budget, in thousandths, that is not touched

return function(view, question, random)
    if question.is_talk then
        return nil
    elseif #question.refusals > 0 or question.name == "flee" then
        return question:sample(random)
    elseif question.name == "supply" then
        return trying.supply(view, question, RESERVE)
    end
    return trying.answer(write(view, start.variant(view), random, function()
        return (question:left() or 1000) > RESERVE
    end))
end
