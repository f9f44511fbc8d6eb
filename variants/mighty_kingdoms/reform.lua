-- Reform (section J): what the land costs those who crossed it, who holds what, and the order of
-- the next month.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tabletop = require "mighty_kingdoms.tabletop"
local victory = require "mighty_kingdoms.victory"

local reform = {}

-- Rules 54 and 55: which armies were slowed was noted as they went (tokens.move).
local function slow_armies(g)
    g:rule "54"
    for token in g.token:each() do
        if token.slowed and token.upright then
            token.upright = false
            g:note("laid", { token = token.name, cause = "terrain" })
        end
        token.slowed = false
    end
end

-- Rule 56: what was to be razed, and was not.
local function turn_back_settlements(g)
    g:rule "56"
    for land in g.land:each() do
        if land.upturned then
            land.upturned = false
            g:note("turned_back", { settlement = land.settlement, tile = lands.tile(land) })
        end
    end
end

-- The player who alone has armies on a tile, aboard or not; nil where nobody or several have.
local function only_kingdom(g, tile)
    local only
    for token in g.field[tile]:each() do
        if token.kind == "army" then
            if only and only ~= token.owner then
                return nil
            end
            only = token.owner
        end
    end
    return only
end

-- Rule 56, K19: who has the only armies on a tile has the tile.
local function take_tiles(g)
    g:rule "56"
    for tile in g.tile:each() do
        local player = only_kingdom(g, tile)
        if player then
            lands.take(g, tile, player)
        end
    end
end

-- K19: defence markers last until now, as do orders that nobody could carry out.
local function end_month(g)
    g:rule "K19"
    for token in g.token:each() do
        token.defending = false
        token.order, token.target = "none", nil
    end
end

function reform.phase(g)
    slow_armies(g)
    turn_back_settlements(g)
    take_tiles(g)
    if g.rules.battles == "tabletop" then
        g:rule "50"
        tabletop.reform(g)
    end
    g:rule "57"
    kingdoms.find_order(g)
    end_month(g)
    g:rule "K15"
    victory.mark_out(g)
end

return reform
