-- Ships and pairs may take Defend, which adds 1 to the ship's die at sea (26, 38).
local law = require "lawspeaker"

return law.variant {
    name = "ships defend",
    game = "mighty_kingdoms",
    rules = { ships_defend = true },
}
