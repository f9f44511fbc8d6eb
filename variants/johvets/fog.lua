-- Fog: a player sees the regions that its units stand in and those next to them, and no others.
-- notes.md says what follows from that.
local law = require "lawspeaker"

return law.variant {
    name = "fog",
    game = "johvets",
    rules = { fog = true },
}
