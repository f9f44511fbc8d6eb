-- Plays johvets for link points and books. It looks at the board by itself, guesses what the others
-- will do, and plays turns of the core with that to better its own orders one by one.
local law = require "lawspeaker"
local choose = require "johvets.bots.strong.choose"

return law.bot {
    name = "strong",
    title = "Strong",
    api = 1,
    games = { "johvets" },
    choose = choose,
}
