-- One step ahead, by material, link points and books: unit by unit it takes the order after which
-- it stands best, if all that are not its own stay where they are.
local law = require "lawspeaker"

return law.bot {
    name = "greedy",
    title = "Greedy, one step ahead",
    api = 1,
    games = { "johvets" },
    choose = require "johvets.bots.greedy.choose",
}
