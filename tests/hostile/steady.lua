-- The one who sits opposite: always the same answer to the same question.
local law = require "lawspeaker"

return law.bot {
    name = "steady", api = 1,
    choose = function(_, question, random)
        return question:sample(random)
    end,
}
