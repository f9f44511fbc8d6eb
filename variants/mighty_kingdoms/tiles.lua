-- The board (K16): what a tile is, and who can go from one to the next (24, 25, 28, 54).
local tiles = {}

function tiles.has(tile, terrain)
    for _, one in ipairs(tile.terrain) do
        if one == terrain then
            return true
        end
    end
    return false
end

-- Open water: never controlled, never settled (28).
function tiles.is_ocean(tile)
    return tiles.has(tile, "ocean")
end

-- Rule 25: coast, open ocean and rivers, but no marsh.
function tiles.is_sea(tile)
    local is_sea = false
    for _, terrain in ipairs(tile.terrain) do
        if terrain == "marsh" then
            return false
        end
        is_sea = is_sea or terrain == "coast" or terrain == "ocean" or terrain == "river"
    end
    return is_sea
end

-- Where an army can stand: neither on marsh nor, without a ship, on the ocean (24).
function tiles.is_solid(tile)
    return not tiles.has(tile, "marsh") and not tiles.is_ocean(tile)
end

-- The tiles next to one, in the order of the directions.
function tiles.neighbours(tile)
    local list = {}
    for _, other in ipairs(tile.neighbours) do
        if other then
            list[#list + 1] = other
        end
    end
    return list
end

-- The direction, 1 to 6, from a tile to one next to it; nil when it is not.
function tiles.direction(from, to)
    for direction, other in ipairs(from.neighbours) do
        if other and other == to then
            return direction
        end
    end
    return nil
end

-- Rules 24 and 25, for orders, retreats and free moves (K8). A ship takes its army along (22).
local function is_passable(token, from, to, direction)
    if token.kind == "ship" then
        return tiles.is_sea(to)
    end
    return not from.water[direction] and tiles.is_solid(to)
end

-- The tiles next to `from` where a token can go, in the order of the directions.
function tiles.ways(g, token, from)
    local list = {}
    for direction, to in ipairs(from.neighbours) do
        if to and g:hook("passable", { token = token, from = from, to = to },
            is_passable(token, from, to, direction)) then
            list[#list + 1] = to
        end
    end
    return list
end

-- Rule 54: mountain or forest on the edge that is crossed.
function tiles.is_rough(from, to)
    local direction = tiles.direction(from, to)
    return direction ~= nil and from.rough[direction]
end

return tiles
