-- Another player's attack on a unit that reinforces voids its reinforcement (J3.9).
local law = require "lawspeaker"

return law.variant {
    name = "cut by attack",
    rules = { reinforce_cut = true },
}
