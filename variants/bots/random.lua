-- Answers whatever it is asked by chance, as the game's samplers draw. It never talks.
local law = require "lawspeaker"

return law.bot {
    name = "random",
    title = "Random",
    api = 1,
    choose = function(_, question, random)
        return question:sample(random)
    end,
}
