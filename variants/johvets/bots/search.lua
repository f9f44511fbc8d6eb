-- Plays johvets by Monte Carlo over sheets of orders: of some for its own units it takes the one
-- that comes out best against many that the others may write.
local law = require "lawspeaker"

return law.bot {
    name = "search",
    title = "Search, by Monte Carlo",
    api = 1,
    games = { "johvets" },
    choose = require "johvets.bots.search.choose",
}
