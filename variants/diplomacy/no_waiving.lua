-- Who may build must, as long as there is room.
local law = require "lawspeaker"

return law.variant {
    name = "no waiving",
    game = "diplomacy",
    rules = { may_waive = false },
}
