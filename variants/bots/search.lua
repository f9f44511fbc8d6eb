-- Plays any game that has a `score`, by Monte Carlo: of answers that are drawn, and greedy's, it
-- plays each on a few steps, the worse half less often, as long as the budget lasts.
local law = require "lawspeaker"

return law.bot {
    name = "search",
    title = "Search, by Monte Carlo",
    api = 1,
    choose = require "bots.search.choose",
}
