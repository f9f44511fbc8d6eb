-- Relics: what three fragments are purged for. They are never traded (3); what they do is not
-- built, but that each is worth a point while it is there.
local points = require "transactions.points"

local relics = {}

local NAMES <const> = { "black_mirror", "first_crown", "hollow_star", "last_map", "long_needle",
    "old_bell", "quiet_engine", "silver_gate" }

function relics.setup(g)
    for _, name in ipairs(NAMES) do
        g.relic:add({ name = name }, g.relic_deck)
    end
    g.relic_deck:shuffle "relic_deck"
end

-- Where no relic is left there is none to gain.
function relics.gain(g, player)
    local relic = g.relic_deck:top()
    if relic then
        g.relics[player]:put(relic)
        g:note("relic", { player = player, relic = relic.name })
        points.gain(g, player, 1, "a relic")
    end
end

return relics
