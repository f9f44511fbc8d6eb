-- The choices of DATC as the rulebook of 2000 has them.
local law = require "lawspeaker"

return law.variant {
    name = "rulebook of 2000",
    game = "diplomacy",
    rules = { paradox = "rule_2000", home_distance = true, fleets_by_sea = true },
}
