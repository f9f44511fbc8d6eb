-- No unit is displaced by one of its own player: then nobody enters (J4.6).
local law = require "lawspeaker"

return law.variant {
    name = "own units stay",
    rules = { displace_own = false },
}
