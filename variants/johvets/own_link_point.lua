-- With a link point of one's own a region is held with 1 more (J4.1; J4.2 where a Move fails).
local law = require "lawspeaker"

local function bonus(ask, standard)
    for _, held in ipairs(ask.position:control()) do
        if held.player == ask.player and ask.position:link_point(held.symbol) == ask.unit.at then
            return standard + 1
        end
    end
end

return law.variant {
    name = "own link point",
    hooks = {
        strength = function(ask, standard)
            local is_leaving = ask.order.type == "move" or ask.order.type == "link"
            return not is_leaving and bonus(ask, standard) or nil
        end,
        holding = bonus,
    },
}
