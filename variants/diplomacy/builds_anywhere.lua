-- Units are built in any centre that their power owns, not at home alone.
local law = require "lawspeaker"

return law.variant {
    name = "builds anywhere",
    game = "diplomacy",
    rules = { builds_anywhere = true },
}
