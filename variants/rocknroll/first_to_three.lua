-- A short war: three control points win it (R14), and at 2 to 2 the next round decides (68).
local law = require "lawspeaker"

return law.variant {
    name = "first to three",
    game = "rocknroll",
    rules = { victory = 3, decider = 2, max_rounds = 20 },
}
