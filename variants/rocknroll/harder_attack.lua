-- Attacks need a 5 (R6).
local law = require "lawspeaker"

return law.variant {
    name = "harder attack",
    game = "rocknroll",
    rules = { attack = 5 },
}
