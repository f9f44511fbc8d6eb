-- Plays any game that has a `score`, one step ahead: of the answers that it tries in a simulation
-- it takes the one after which it stands best.
local law = require "lawspeaker"

return law.bot {
    name = "greedy",
    title = "Greedy, one step ahead",
    api = 1,
    choose = require "bots.greedy.choose",
}
