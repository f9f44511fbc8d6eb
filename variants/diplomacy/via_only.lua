-- An army goes to a neighbour by convoy only where its order says "via".
local law = require "lawspeaker"

return law.variant {
    name = "via only",
    game = "diplomacy",
    rules = { near_convoy = "via_only" },
}
