-- Orders are taken at their word: with a wrong coast, type or power in them they are void.
local law = require "lawspeaker"

return law.variant {
    name = "strict orders",
    game = "diplomacy",
    rules = { coast_mistakes_void = true, wrong_type_voids = true,
        wrong_nationality_voids = true, untyped_builds = "none",
        support_coast_needed = "always" },
}
