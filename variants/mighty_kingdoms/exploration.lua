-- Exploration (29, 30): what is found where nobody has been.
local lands = require "mighty_kingdoms.lands"
local tiles = require "mighty_kingdoms.tiles"

local exploration = {}

local SETTLEMENTS <const> = { none = true, village = true, city = true, fortress = true }

-- Rule 30: what 2D6 bring.
local function find(rules, roll)
    if roll >= rules.fortress_from then
        return "fortress"
    elseif roll >= rules.city_from then
        return "city"
    end
    return roll >= rules.village_from and "village" or "none"
end

-- Rule 29: what is found belongs to the player who comes, be it by land or by sea. On open water
-- there is nothing to be found (28).
function exploration.explore(g, tile, player)
    if tiles.is_ocean(tile) then
        g:rule "28"
        lands.explore(g, tile, player, "none")
        g:note("open_water", { player = player, tile = tile })
        return
    end
    g:rule "30"
    local roll = g:roll("2d6", "exploration")
    local found = g:hook("exploration", { tile = tile, player = player, roll = roll },
        find(g.rules, roll))
    if not SETTLEMENTS[found] then
        error(string.format("the hook exploration returned \"%s\"; it returns none, village, city "
            .. "or fortress", found), 0)
    end
    g:rule "29"
    lands.explore(g, tile, player, found)
    g:note("explored", { player = player, tile = tile, roll = roll, found = found })
end

return exploration
