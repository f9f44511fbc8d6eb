-- The player order that was drawn at the start stays (4, 57, 72).
local law = require "lawspeaker"

return law.variant {
    name = "fixed order",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
}
