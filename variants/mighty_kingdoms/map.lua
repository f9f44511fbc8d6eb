-- The board as a map of hexes (K16): generated or by hand, checked, laid as the rows of `tile`.
-- What rules ask about it is in tiles.lua.
local law = require "lawspeaker"
local generated = require "mighty_kingdoms.generated"
local tiles = require "mighty_kingdoms.tiles"

local map = {}

local TERRAIN <const> = { "plain", "mountain", "forest", "river", "marsh", "coast", "ocean" }
local FEATURES <const> = { "water", "rough", "clear" }
local NAMES <const> = { "generated", "crossing", "proving_ground" }
local TILES_MAX <const> = 1024

local function has(list, value)
    for _, one in ipairs(list) do
        if one == value then
            return true
        end
    end
    return false
end

function map.columns()
    return law.hex_columns { terrain = TERRAIN, edges = { "water", "rough" } }
end

-- ---- Checking ----

local function fail(name, message, ...)
    error(string.format("map \"%s\": %s", name, string.format(message, ...)), 0)
end

local function check_words(board, place, given, known, what)
    for _, word in ipairs(given) do
        if not has(known, word) then
            fail(board.name, "%s: there is no %s \"%s\"; it is one of %s", place, what, word,
                table.concat(known, ", "))
        end
    end
end

local function check_edge(board, tile, direction, is_at_ocean)
    local features, other = tile.edges[direction], tile.neighbours[direction]
    local place = string.format("the edge between %s and %s", tile.name, other)
    check_words(board, place, features, FEATURES, "feature")
    if has(features, "clear") and #features > 1 then
        fail(board.name, "%s is clear and also %s", place, features[1] == "clear" and features[2]
            or features[1])
    elseif is_at_ocean and #features > 0 and not has(features, "water") then
        fail(board.name, "%s is one of ocean, and those are all water", place)
    end
end

local function is_ocean(board, name)
    return name and has(board:tile(name).terrain, "ocean")
end

local function check_tile(board, tile)
    check_words(board, "tile " .. tile.name, tile.terrain, TERRAIN, "terrain")
    if has(tile.terrain, "ocean") and #tile.terrain > 1 then
        fail(board.name, "tile %s is ocean and also %s", tile.name, tile.terrain[1] == "ocean"
            and tile.terrain[2] or tile.terrain[1])
    end
    for direction, other in ipairs(tile.neighbours) do
        if other then
            check_edge(board, tile, direction, is_ocean(board, tile.name)
                or is_ocean(board, other))
        end
    end
end

-- Raises what makes a map unfit for the game.
function map.check(board)
    local list = board:tiles()
    if #list > TILES_MAX then
        fail(board.name, "it has %d tiles; the most are %d", #list, TILES_MAX)
    end
    for _, tile in ipairs(list) do
        check_tile(board, tile)
    end
end

-- Rules 5 and 6: a capital and six tiles around it, on all of which a kingdom can be settled.
local function check_start(name, start)
    local around = tiles.neighbours(start)
    if #around < 6 then
        fail(name, "start %s has %d neighbours; a start has six", start.name, #around)
    end
    for _, tile in ipairs { start, table.unpack(around) } do
        if not tiles.is_solid(tile) then
            fail(name, "start %s cannot be settled: %s is %s", start.name, tile.name,
                tiles.is_ocean(tile) and "ocean" or "marsh")
        end
    end
end

-- Raises unless each player can begin with a capital and the six tiles around it.
function map.check_starts(g)
    local name, starts = g.options.map, {}
    for tile in g.tile:each() do
        starts[#starts + 1] = tile.start and tile or nil
    end
    if #starts < #g.players then
        fail(name, "it has %d start%s, and there are %d players", #starts,
            #starts == 1 and "" or "s", #g.players)
    end
    for index, start in ipairs(starts) do
        check_start(name, start)
        for other = 1, index - 1 do
            if law.hex_distance(start, starts[other]) < 3 then
                fail(name, "the starts %s and %s are nearer to each other than 3 tiles",
                    starts[other].name, start.name)
            end
        end
    end
end

-- ---- Edges ----

local function is_of_rough_terrain(terrain)
    return has(terrain, "mountain") or has(terrain, "forest")
end

-- Whether an edge is all water, and whether mountain or forest lies on it. What a map says of an
-- edge is all that is there. Of an edge of which it says nothing: those of ocean are all water; on
-- a map by hand mountain and forest lie on all other edges of their tile.
local function edge_of(board, tile, direction, is_by_hand)
    local features, name = tile.edges[direction], tile.neighbours[direction]
    local other = name and board:tile(name).terrain or {}
    local is_water = has(tile.terrain, "ocean") or has(other, "ocean") or has(features, "water")
    if #features > 0 or not is_by_hand then
        return is_water, has(features, "rough")
    end
    return is_water, not is_water and (is_of_rough_terrain(tile.terrain)
        or is_of_rough_terrain(other))
end

-- Six flags each: water and rough, as tile.water[direction].
function map.edges(board, tile, is_by_hand)
    local water, rough = {}, {}
    for direction = 1, 6 do
        water[direction], rough[direction] = edge_of(board, tile, direction, is_by_hand)
    end
    return water, rough
end

-- ---- The board of a match ----

local function find(name)
    local board, message = law.find_hex_map(name, "mighty_kingdoms.maps", NAMES)
    return board or error(message, 0)
end

local function generate(g)
    local source = law.random(g:random(1000000000, "map"))
    return generated.map(#g.players, g.options.radius, function(most)
        return source:integer(most)
    end)
end

function map.lay(g)
    g:rule "K16"
    local is_by_hand = g.options.map ~= "generated"
    local board = is_by_hand and find(g.options.map) or generate(g)
    map.check(board)
    board:lay(g.tile, function(tile)
        local water, rough = map.edges(board, tile, is_by_hand)
        return { water = water, rough = rough, clear = false }
    end)
end

return map
