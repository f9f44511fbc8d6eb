-- Boards by chance (K16): equal lands around a neutral middle, copies of one that is painted here.
-- Each land has a coast within two tiles of its capital; armies can march from capital to capital,
-- and ships sail from sea to sea.
local law = require "lawspeaker"

local generated = {}

local ATTEMPTS <const> = 30
local MIDDLE <const> = { q = 0, r = 0 }
local SHORE <const> = 3 -- the sea comes so near to a start: two tiles away there is coast

local function has(list, value)
    for _, one in ipairs(list) do
        if one == value then
            return true
        end
    end
    return false
end

local function is_ocean(tile)
    return has(tile.terrain, "ocean")
end

local function add(tile, terrain)
    if not has(tile.terrain, terrain) then
        table.insert(tile.terrain, terrain)
    end
end

-- One of a list, or nil; it is taken out of it.
local function take(list, random)
    return #list > 0 and table.remove(list, random(#list)) or nil
end

local function select(tiles, is_wanted)
    local list = {}
    for _, tile in ipairs(tiles) do
        if is_wanted(tile) then
            list[#list + 1] = tile
        end
    end
    return list
end

-- ---- Water ----

local function is_shore(tile)
    return tile.distance == SHORE
end

-- The neighbours of a tile that can become sea and are not yet.
local function grow_to(tile, list)
    for _, other in ipairs(tile.neighbours) do
        if other and other.distance >= SHORE and not is_ocean(other) and not has(list, other) then
            list[#list + 1] = other
        end
    end
end

-- One of those that are nearest to the middle of the map, which all seas share.
local function take_inner(list, random)
    local least
    for _, tile in ipairs(list) do
        least = math.min(least or math.maxinteger, law.hex_distance(tile, MIDDLE))
    end
    local inner = take(select(list, function(tile)
        return law.hex_distance(tile, MIDDLE) == least
    end), random)
    for index, tile in ipairs(list) do
        if tile == inner then
            return table.remove(list, index)
        end
    end
end

-- From a tile three steps away from the start, over so many others.
local function paint_ocean(tiles, random, count)
    local tile, open = take(select(tiles, is_shore), random), {}
    while tile do
        tile.terrain = { "ocean" }
        count = count - 1
        grow_to(tile, open)
        tile = count > 0 and (random(3) == 1 and take or take_inner)(open, random)
    end
end

local function paint_coasts(tiles)
    for _, tile in ipairs(tiles) do
        for _, other in ipairs(is_ocean(tile) and {} or tile.neighbours) do
            if other and is_ocean(other) then
                add(tile, "coast")
            end
        end
    end
end

-- A river comes from further inland, and reaches the sea in a tile of coast.
local function paint_river(tiles, random)
    local tile = take(select(tiles, function(one)
        return has(one.terrain, "coast") and one.distance >= 1
    end), random)
    for _ = 1, 1 + random(3) do
        if tile then
            add(tile, "river")
            tile = take(select(tile.neighbours, function(one)
                return one and one.distance >= 1 and not is_ocean(one)
                    and not has(one.terrain, "river")
            end), random)
        end
    end
end

local function paint_marshes(tiles, random)
    local dry = select(tiles, function(tile)
        return tile.distance >= 2 and #tile.terrain == 1 and tile.terrain[1] == "plain"
    end)
    for _ = 1, math.min(random(2), #dry // 4) do
        take(dry, random).terrain = { "marsh" }
    end
end

-- ---- Mountain and forest ----

-- Rule 54: it lies on two to four of the tile's edges, those of the sea excepted.
local function paint_edges(tile, random)
    local directions = {}
    for direction, other in ipairs(tile.neighbours) do
        if other and not is_ocean(other) then
            directions[#directions + 1] = direction
        end
    end
    for _ = 1, math.min(1 + random(3), #directions) do
        table.insert(tile.edges[take(directions, random)], "rough")
    end
end

local function paint_heights(tiles, random)
    local flat = select(tiles, function(tile)
        return tile.distance >= 1 and tile.terrain[1] == "plain"
            and not has(tile.terrain, "river")
    end)
    local near = 2 -- so many may lie next to the capital
    for _ = 1, #flat * 2 // 5 do
        local tile = take(flat, random)
        if tile.distance > 1 or near > 0 then
            near = tile.distance > 1 and near or near - 1
            tile.terrain[1] = random(5) <= 3 and "forest" or "mountain"
            paint_edges(tile, random)
        end
    end
end

-- ---- What a board must be ----

local function can_march(_, to, _)
    return not has(to.terrain, "ocean") and not has(to.terrain, "marsh")
end

local function can_sail(_, to, _)
    return has(to.terrain, "ocean") or has(to.terrain, "coast") or has(to.terrain, "river")
end

local function reaches_all(board, from, wanted, passes)
    local reached = board:reach(from, passes)
    for _, name in ipairs(wanted) do
        if not has(reached, name) then
            return false
        end
    end
    return true
end

-- The seas near to the starts: ocean three tiles away.
local function seas_of(board)
    local list = {}
    for _, start in ipairs(board:starts()) do
        for _, name in ipairs(board:within(start, SHORE)) do
            if is_ocean(board:tile(name)) then
                list[#list + 1] = name
            end
        end
    end
    return list
end

-- Armies can go from each capital to each other one.
function generated.can_meet(board)
    local starts = board:starts()
    return reaches_all(board, starts[1], starts, can_march)
end

-- And ships from the sea of each to that of each other one.
function generated.is_fit(board)
    local seas = seas_of(board)
    return generated.can_meet(board) and #seas > 0 and reaches_all(board, seas[1], seas, can_sail)
end

-- ---- The whole ----

local function grow(kingdoms, radius, paint)
    return law.grow_hex_map { kingdoms = kingdoms, radius = radius, paint = function(tiles)
        for _, tile in ipairs(tiles) do
            tile.terrain = { "plain" }
        end
        paint(tiles)
    end }
end

local function paint(tiles, random)
    for _ = 1, random(2) do
        paint_ocean(tiles, random, random(#tiles // 5))
    end
    paint_coasts(tiles)
    for _ = 1, 1 + random(2) do
        paint_river(tiles, random)
    end
    paint_marshes(tiles, random)
    paint_heights(tiles, random)
end

-- Where chance brings nothing that is fit: plain, and one pond before each land.
function generated.plain_map(kingdoms, radius)
    return grow(kingdoms, radius, function(tiles)
        paint_ocean(tiles, function() return 1 end, 1)
        paint_coasts(tiles)
    end)
end

-- A board for so many kingdoms; random(most) is an integer from 1 to most.
function generated.map(kingdoms, radius, random)
    for _ = 1, ATTEMPTS do
        local board = grow(kingdoms, radius, function(tiles)
            paint(tiles, random)
        end)
        if generated.is_fit(board) then
            return board
        end
    end
    return generated.plain_map(kingdoms, radius)
end

return generated
