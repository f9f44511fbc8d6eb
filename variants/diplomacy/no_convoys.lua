-- Nobody convoys: armies cross no sea, and orders to convoy are void.
local law = require "lawspeaker"

return law.variant {
    name = "no convoys",
    game = "diplomacy",
    rules = { no_convoys = true },
}
