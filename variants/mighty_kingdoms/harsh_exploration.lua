-- Unexplored land is poorer: each settlement needs one more on the two dice (30).
local law = require "lawspeaker"

return law.variant {
    name = "harsh exploration",
    game = "mighty_kingdoms",
    rules = { village_from = 9, city_from = 11, fortress_from = 12 },
}
