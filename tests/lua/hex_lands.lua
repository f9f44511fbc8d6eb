-- Grown maps of hexes: that all starts have equal surroundings is found by comparing them here, by
-- another road than that on which they were made. And what Mighty Kingdoms makes of it.
package.path = "variants/?.lua;" .. package.path
local law = require "lawspeaker"
local checks = require "checks"
local generated = require "mighty_kingdoms.generated"
local map = require "mighty_kingdoms.map"

local equal, is_true = checks.equal, checks.is_true

local SEEDS <const> = tonumber(os.getenv "LAWSPEAKER_LANDS" or "6")

-- ---- Comparing ----

-- The twelve ways to lay a hexagon upon itself: the axes q, r and s = -q - r in any order, with
-- either sign.
local ways = {}
for _, order in ipairs { { 1, 2, 3 }, { 1, 3, 2 }, { 2, 1, 3 }, { 2, 3, 1 }, { 3, 1, 2 },
    { 3, 2, 1 } } do
    for _, sign in ipairs { 1, -1 } do
        ways[#ways + 1] = function(q, r)
            local axes = { q, r, -q - r }
            return sign * axes[order[1]], sign * axes[order[2]]
        end
    end
end

local STEPS <const> = { { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } }

local function at(tiles, q, r)
    return tiles[q .. "," .. r]
end

local function by_place(board)
    local tiles = {}
    for _, tile in ipairs(board:tiles()) do
        tiles[tile.q .. "," .. tile.r] = tile
    end
    return tiles
end

local function direction_of(q, r)
    for direction, step in ipairs(STEPS) do
        if step[1] == q and step[2] == r then
            return direction
        end
    end
end

local function words(list)
    local copy = table.move(list, 1, #list, 1, {})
    table.sort(copy)
    return table.concat(copy, " ")
end

-- Whether two tiles are equal. Of the edges those are compared that lead somewhere from both.
local function are_equal(one, other, way)
    if words(one.terrain) ~= words(other.terrain) then
        return false
    end
    for direction, step in ipairs(STEPS) do
        local turned = direction_of(way(step[1], step[2]))
        if one.neighbours[direction] and other.neighbours[turned]
            and words(one.edges[direction]) ~= words(other.edges[turned]) then
            return false
        end
    end
    return true
end

-- Whether a land looks like another when it is laid upon it in one of the ways; and so do the tiles
-- around it, as far as there are some around both.
local function looks_like(tiles, first, second, radius, way)
    local size = radius + 2
    for q = -size, size do
        for r = math.max(-size, -q - size), math.min(size, size - q) do
            local one = at(tiles, first.q + q, first.r + r)
            local turned_q, turned_r = way(q, r)
            local other = at(tiles, second.q + turned_q, second.r + turned_r)
            local is_land = math.max(math.abs(q), math.abs(r), math.abs(q + r)) <= radius
            if one and other and not are_equal(one, other, way)
                or is_land and not (one and other) then
                return false
            end
        end
    end
    return true
end

local function is_like(tiles, first, second, radius)
    for _, way in ipairs(ways) do
        if looks_like(tiles, first, second, radius, way) then
            return true
        end
    end
    return false
end

local function check_lands(what, board, radius)
    local tiles, starts = by_place(board), board:starts()
    for index, name in ipairs(starts) do
        equal(what .. ": the whole land is there", #board:within(name, radius),
            3 * radius * radius + 3 * radius + 1)
        is_true(what .. ": equal surroundings", is_like(tiles, board:tile(starts[1]),
            board:tile(name), radius))
        for other = 1, index - 1 do
            is_true(what .. ": lands do not overlap",
                board:distance(name, starts[other]) > 2 * radius)
        end
    end
    for _, tile in ipairs(board:tiles()) do
        for direction, name in ipairs(tile.neighbours) do
            local back = name and board:tile(name).edges[(direction + 2) % 6 + 1]
            is_true(what .. ": edges are the same from both sides", not name
                or words(back) == words(tile.edges[direction]))
        end
    end
end

-- ---- The library: whatever is painted ----

local function paint_by_chance(random)
    return function(tiles)
        for _, tile in ipairs(tiles) do
            tile.terrain = { random:pick { "plain", "hill", "wood" } }
            for direction = 1, 6 do
                if random:integer(4) == 1 then
                    tile.edges[direction] = { random:pick { "wall", "ditch" } }
                end
            end
        end
    end
end

for kingdoms = 2, 6 do
    for radius = 1, 4 do
        for seed = 1, SEEDS // 3 do
            local what = ("%d kingdoms, radius %d, seed %d"):format(kingdoms, radius, seed)
            local board = law.grow_hex_map { kingdoms = kingdoms, radius = radius,
                paint = paint_by_chance(law.random(seed)) }
            equal(what .. ": starts", #board:starts(), kingdoms)
            check_lands(what, board, radius)
            equal(what .. ": all hangs together", #board:reach(board:starts()[1],
                function() return true end), #board:tiles())
        end
    end
end

-- A comparison that finds every two lands alike would find nothing.
local uneven = law.hex_map { name = "uneven", starts = { "B2", "B5" },
    rows = { "a a a a a a", "a a a a a a", "a b a a a a" } }
local places = by_place(uneven)
equal("lands that differ are told apart", is_like(places, uneven:tile "B2", uneven:tile "B5", 1),
    false)

-- What is painted, in which order, and with which neighbours.
law.grow_hex_map { kingdoms = 4, paint = function(tiles)
    equal("the start comes first", tiles[1].distance, 0)
    local counts = { [true] = 0, [false] = 0 }
    for index, tile in ipairs(tiles) do
        counts[tile.is_land] = counts[tile.is_land] + 1
        is_true("the land, then the middle", index == 1 or tiles[index - 1].is_land
            or not tile.is_land)
        for _, other in ipairs(tile.neighbours) do
            is_true("neighbours are among them", not other or #other.neighbours == 6)
        end
        tile.terrain = { "plain" }
    end
    equal("one land", counts[true], 19)
    is_true("a share of the middle", counts[false] > 0 and counts[false] < 45)
end }

checks.raises("law.grow_hex_map: kingdoms: expected an integer from 2 to 6, got 7", function()
    law.grow_hex_map { kingdoms = 7, paint = print }
end)
checks.raises("law.grow_hex_map: radius: expected an integer up to 8, got 9", function()
    law.grow_hex_map { kingdoms = 2, radius = 9, paint = print }
end)
checks.raises("law.grow_hex_map: paint.C9.terrain: expected a list, got nothing", function()
    law.grow_hex_map { kingdoms = 2, paint = function() end }
end)
checks.raises("law.grow_hex_map: paint.C9.edges[1]: expected a list, got \"wall\"", function()
    law.grow_hex_map { kingdoms = 2, paint = function(tiles)
        for _, tile in ipairs(tiles) do
            tile.terrain, tile.edges = { "plain" }, { "wall" }
        end
    end }
end)
equal("it has no name for others", (law.find_hex_map "generated"), nil)

-- ---- Mighty Kingdoms ----

local function has(tile, terrain)
    for _, one in ipairs(tile.terrain) do
        if one == terrain then
            return true
        end
    end
    return false
end

local function check_capitals(what, board)
    for _, start in ipairs(board:starts()) do
        for _, name in ipairs(board:within(start, 1)) do
            local tile = board:tile(name)
            is_true(what .. ": it can be settled", not has(tile, "ocean")
                and not has(tile, "marsh"))
        end
        local coasts = 0
        for _, name in ipairs(board:within(start, 2)) do
            coasts = coasts + (has(board:tile(name), "coast") and 1 or 0)
        end
        is_true(what .. ": coast within two tiles", coasts > 0)
    end
end

-- Of five lands some lie at the map's end where others lie at the sixth, which may be sea there.
local function is_shore(board, tile)
    local is_at_ocean, is_at_end = false, false
    for _, name in ipairs(tile.neighbours) do
        is_at_ocean = is_at_ocean or name and has(board:tile(name), "ocean")
        is_at_end = is_at_end or not name
    end
    return is_at_ocean or #board:starts() == 5 and is_at_end and has(tile, "coast")
end

local function count_terrain(counts, board)
    for _, tile in ipairs(board:tiles()) do
        for _, terrain in ipairs(tile.terrain) do
            counts[terrain] = (counts[terrain] or 0) + 1
        end
        is_true("coast lies at the ocean", has(tile, "ocean")
            or has(tile, "coast") == is_shore(board, tile))
        local water, rough = map.edges(board, tile, false)
        for direction, name in ipairs(tile.neighbours) do
            local back_water, back_rough
            if name then
                back_water, back_rough = map.edges(board, board:tile(name), false)
                local back = (direction + 2) % 6 + 1
                is_true("flags are the same from both sides", back_water[back] == water[direction]
                    and back_rough[back] == rough[direction])
            end
            is_true("edges of ocean are water", not has(tile, "ocean") or water[direction])
        end
    end
end

local counts = {}
for kingdoms = 2, 6 do
    for radius = 2, 4 do
        local plain = generated.plain_map(kingdoms, radius)
        local what = ("%d kingdoms, radius %d"):format(kingdoms, radius)
        check_capitals(what .. ", plain", plain)
        is_true(what .. ", plain: armies meet", generated.can_meet(plain))
        for seed = 1, radius == 2 and SEEDS or SEEDS // 3 do
            local source = law.random(seed)
            local board = generated.map(kingdoms, radius, function(most)
                return source:integer(most)
            end)
            local seeded = ("%s, seed %d"):format(what, seed)
            map.check(board)
            check_lands(seeded, board, radius)
            check_capitals(seeded, board)
            count_terrain(counts, board)
            is_true(seeded .. ": armies meet", generated.can_meet(board))
            is_true(seeded .. ": ships meet", generated.is_fit(board))
        end
    end
end
for _, terrain in ipairs { "plain", "mountain", "forest", "river", "marsh", "coast", "ocean" } do
    is_true("there is " .. terrain, (counts[terrain] or 0) > 0)
end

-- ---- Maps by hand ----

local function message_of(form)
    form.name = "m"
    return checks.message_of(map.check, law.hex_map(form))
end

equal("terrain", message_of { rows = { "plain hill" } }, 'map "m": tile A2: there is no terrain '
    .. '"hill"; it is one of plain, mountain, forest, river, marsh, coast, ocean')
equal("ocean alone", message_of { rows = { "x" }, legend = { x = { "coast", "ocean" } } },
    'map "m": tile A1 is ocean and also coast')
equal("features", message_of { rows = { "plain plain" }, edges = { { "A1", "A2", { "wet" } } } },
    'map "m": the edge between A1 and A2: there is no feature "wet"; it is one of water, rough, '
    .. 'clear')
equal("clear alone", message_of { rows = { "plain plain" },
    edges = { { "A1", "A2", { "rough", "clear" } } } },
    'map "m": the edge between A1 and A2 is clear and also rough')
equal("ocean's edges", message_of { rows = { "plain ocean" },
    edges = { { "A1", "A2", { "rough" } } } },
    'map "m": the edge between A1 and A2 is one of ocean, and those are all water')

local heights = law.hex_map { name = "heights", rows = { "plain forest ocean mountain plain",
    "plain plain plain plain" }, edges = { { "A1", "A2", { "clear" } },
    { "A1", "B1", { "rough", "water" } } } }
local function flags(name)
    local text = ""
    local water, rough = map.edges(heights, heights:tile(name), true)
    for direction = 1, 6 do
        text = text .. (water[direction] and "w" or "") .. (rough[direction] and "r" or "") .. "."
    end
    return text
end
equal("forest, cleared, and at the ocean", flags "A2", "w.r.r..r.r.")
equal("ocean", flags "A3", "w.w.w.w.w.w.")
equal("a shore beside forest", flags "B2", ".w.r....")

checks.finish()
