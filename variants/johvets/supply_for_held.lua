-- Each link point that a player holds earns a supply action, not only one just taken (J6.3).
local law = require "lawspeaker"

return law.variant {
    name = "supply for held",
    hooks = {
        supply_actions = function(ask, standard)
            return standard + #ask:control(ask.player) - #ask:taken(ask.player)
        end,
    },
}
