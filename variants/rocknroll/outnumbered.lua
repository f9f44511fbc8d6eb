-- Against a side that has fewer units in the attacker's Point an attack needs one less (R6).
local law = require "lawspeaker"

local function target(ask, standard)
    if ask.check ~= "attack" then
        return standard
    end
    local ahead = 0
    for unit in ask.unit.place:each() do
        if unit.death == 0 then -- one that is dying does not count (R12)
            ahead = ahead + (unit.side == ask.player and 1 or -1)
        end
    end
    return ahead > 0 and standard - 1 or standard
end

return law.variant { name = "outnumbered", game = "rocknroll", hooks = { target = target } }
