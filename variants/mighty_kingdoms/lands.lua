-- What players have made of the tiles: who controls them, what stands there, and which city is a
-- capital (13, 14, 16, 18, K12).
local tiles = require "mighty_kingdoms.tiles"

local lands = {}

-- The row of an explored tile; nil where nobody has been (13).
function lands.at(g, tile)
    return g.ground[tile]:top()
end

function lands.tile(land)
    return land.place.whose
end

function lands.controller(g, tile)
    local land = lands.at(g, tile)
    return land and land.controller
end

-- "none" for a tile without one.
function lands.settlement(g, tile)
    local land = lands.at(g, tile)
    return land and land.settlement or "none"
end

-- The explored tiles that a player controls, in the order of the map.
function lands.of(g, player)
    local list = {}
    for tile in g.tile:each() do
        local land = lands.at(g, tile)
        if land and land.controller == player then
            list[#list + 1] = land
        end
    end
    return list
end

-- Rule 29: what is found there belongs to who comes. The ocean belongs to nobody (28).
function lands.explore(g, tile, player, settlement)
    local is_ocean = tiles.is_ocean(tile)
    return g.land:add({ controller = not is_ocean and player or nil,
        settlement = is_ocean and "none" or settlement }, g.ground[tile])
end

-- Rules 14 and 28: who takes a tile. Returns whether it changed hands.
function lands.take(g, tile, player)
    if tiles.is_ocean(tile) then
        return false
    end
    local land = lands.at(g, tile) or lands.explore(g, tile, nil, "none")
    if land.controller == player then
        return false
    end
    local from = land.controller
    land.controller = player
    g:note("taken", { player = player, tile = tile, from = from or "nobody" })
    return true
end

-- Rules 32 and 65: what stands there is replaced. A capital that is razed is none any more.
function lands.settle(land, settlement)
    land.settlement = settlement
    if settlement ~= "city" then
        land.capital_of, land.capital_number = nil, 0
    end
    land.upturned = false
end

-- Rules 5, 66: a city becomes its controller's capital.
function lands.found_capital(g, land, player)
    g.capital_count = g.capital_count + 1
    land.settlement = "city"
    land.capital_of, land.capital_number = player, g.capital_count
end

-- Rule 18, K12: the land of a player's capital, or nil: of those that stand in its hands the one
-- that was founded last.
function lands.capital(g, player)
    local capital
    for land in g.land:each() do
        if land.capital_of == player and land.controller == player
            and (not capital or land.capital_number > capital.capital_number) then
            capital = land
        end
    end
    return capital
end

-- Rules 25, 60 and 68: whether it is a city in which a ship can lie.
function lands.is_dock(land)
    return land.settlement == "city" and tiles.is_sea(lands.tile(land))
end

-- "none", "village", "city", "capital" or "fortress": what a settlement is for who controls it.
function lands.rank(g, land)
    local is_capital = land.capital_of ~= nil and land.capital_of == land.controller
        and lands.capital(g, land.controller) == land
    return is_capital and "capital" or land.settlement
end

return lands
