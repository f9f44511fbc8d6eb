-- Only a unit's own player adds to its strength (J4.1). Others may still reinforce it, to no avail.
local law = require "lawspeaker"

return law.variant {
    name = "kin only",
    hooks = {
        strength = function(ask, standard)
            for _, reinforcer in ipairs(ask.reinforcers) do
                if reinforcer.owner ~= ask.unit.owner then
                    standard = standard - 1
                end
            end
            return standard
        end,
    },
}
