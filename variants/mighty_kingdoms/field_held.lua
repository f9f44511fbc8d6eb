-- Who has won holds the field: no retreat to a tile where an enemy stands (51, K10).
local law = require "lawspeaker"

return law.variant {
    name = "field held",
    game = "mighty_kingdoms",
    rules = { retreat_into_enemy = false },
}
