-- A bot of known strength: so often in a hundred it answers by chance, else as greedy does.
local law = require "lawspeaker"
local greedy = require "johvets.bots.greedy.choose"

return function(percent)
    return law.bot {
        name = "random_" .. percent,
        api = 1,
        games = { "johvets" },
        choose = function(view, question, random)
            if random:integer(100) <= percent then
                return question:sample(random)
            end
            return greedy(view, question, random)
        end,
    }
end
