-- Plays johvets by Monte Carlo over sheets of orders: it betters its own against many that the
-- others may write, for as long as the budget lasts.
local law = require "lawspeaker"

return law.bot {
    name = "search",
    title = "Search, by Monte Carlo",
    api = 1,
    games = { "johvets" },
    choose = require "johvets.bots.search.choose",
}
