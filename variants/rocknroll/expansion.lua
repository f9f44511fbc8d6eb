-- FJ, Matryoshka and Voi Dai are in the decks (R3).
local law = require "lawspeaker"

return law.variant {
    name = "expansion",
    game = "rocknroll",
    rules = { expansion = true },
}
