-- The choices of DATC as the rulebook of 1982 has them.
local law = require "lawspeaker"

return law.variant {
    name = "rulebook of 1982",
    game = "diplomacy",
    rules = { paradox = "rule_1982", home_distance = true, fleets_by_sea = true },
}
