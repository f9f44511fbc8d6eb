-- Winter has no Tithe step: nobody gives anything to anybody (63).
local law = require "lawspeaker"

return law.variant {
    name = "no tithe",
    game = "mighty_kingdoms",
    rules = { tithe = false },
}
