-- What version 2.4 of DATC recommended and version 3.0 does not: a convoy to a neighbour that fails
-- leaves the way by land; removals go by the distance to home centres, for fleets by sea.
local law = require "lawspeaker"

return law.variant {
    name = "DATC 2.4",
    game = "diplomacy",
    rules = { near_convoy = "own_fleet", failed_convoy = "walks", home_distance = true,
        fleets_by_sea = true },
}
