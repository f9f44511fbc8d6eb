-- The active player trades with everybody (4), and nobody with a player who is one point short of
-- winning (T3).
local law = require "lawspeaker"

return law.variant {
    name = "free trade",
    game = "transactions",
    rules = { neighbours_only = false },
    hooks = {
        allowance = function(ask)
            for _, player in ipairs { ask.first, ask.second } do
                if ask.g.sheets[player]:top().points >= ask.g.options.points - 1 then
                    return 0
                end
            end
        end,
    },
}
