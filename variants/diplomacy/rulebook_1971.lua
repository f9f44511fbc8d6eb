-- The choices of DATC as the rulebook of 1971 has them.
local law = require "lawspeaker"

return law.variant {
    name = "rulebook of 1971",
    game = "diplomacy",
    rules = { all_routes_needed = true, paradox = "rule_1971", near_convoy = "swap",
        failed_convoy = "walks", home_distance = true, fleets_by_sea = true },
}
