-- Who is dislodged is disbanded.
local law = require "lawspeaker"

return law.variant {
    name = "no retreats",
    game = "diplomacy",
    rules = { no_retreats = true },
}
