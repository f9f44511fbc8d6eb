-- Two units cannot change places: they fight, and the stronger of the two passes (J4.3).
local law = require "lawspeaker"

return law.variant {
    name = "no swaps",
    rules = { swap = false },
}
