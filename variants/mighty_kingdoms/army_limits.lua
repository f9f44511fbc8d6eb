-- What an army may hold depends on the land where it is raised (77); battles are on a table.
local law = require "lawspeaker"

return law.variant {
    name = "army limits",
    game = "mighty_kingdoms",
    rules = { army_limits = true, battles = "tabletop" },
}
