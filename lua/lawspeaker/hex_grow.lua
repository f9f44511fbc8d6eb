-- `law.grow_hex_map { … }`: a map of equal lands around a neutral middle. A group of turns and
-- mirrors of the grid carries each land to every other one. The game paints one tile of each set
-- of tiles that the group makes equal; the others are its copies, and so are their edges.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local form_of = require "lawspeaker.hex_form"
local grid = require "lawspeaker.hex_grid"

local hex_grow = {}

local KINGDOMS_MIN <const>, KINGDOMS_MAX <const> = 2, 6
local RADIUS_MAX <const> = 8
local CENTRE <const> = { q = 0, r = 0 }

-- ---- The shape ----

-- Two and three lands lie around a middle that is as small as they leave it. More lie like six
-- around a seventh: their corners touch, the middle has the seventh's place and the gaps around it.
local function sizes(kingdoms, radius)
    if kingdoms <= 3 then
        return radius + 1, radius
    end
    return 2 * radius + 1, 2 * radius
end

-- The changes that leave the whole as it is. Four lands stand as two pairs across the middle, so
-- that each is the mirrored copy of its neighbour.
local function group_of(kingdoms)
    local group = {}
    if kingdoms == 4 then
        local half = grid.turns(3)
        return { grid.SAME, grid.MIRROR, half, grid.join(grid.MIRROR, half) }
    end
    local step = kingdoms <= 3 and 6 // kingdoms or 1
    for count = 0, 5, step do
        group[#group + 1] = grid.turns(count)
    end
    return group
end

-- All tiles so near to a centre, by rows.
local function add_disc(set, list, centre, radius)
    for r = centre.r - radius, centre.r + radius do
        for q = centre.q - radius, centre.q + radius do
            local tile = { q = q, r = r }
            local key = grid.key(q, r)
            if not set[key] and grid.distance(centre, tile) <= radius then
                set[key], list[#list + 1] = tile, tile
            end
        end
    end
end

-- As those of a map by hand: a letter for the row, a number along it.
local function name_tiles(tiles)
    table.sort(tiles, function(a, b)
        return a.r < b.r or a.r == b.r and a.q < b.q
    end)
    local top, left = tiles[1].r, math.maxinteger
    for _, tile in ipairs(tiles) do
        left = math.min(left, tile.q + (tile.r - top) // 2)
    end
    for _, tile in ipairs(tiles) do
        tile.name = form_of.tile_name(tile.r - top + 1, tile.q + (tile.r - top) // 2 - left + 1)
    end
end

local function nearest(tile, starts)
    local least = math.maxinteger
    for _, start in ipairs(starts) do
        least = math.min(least, grid.distance(tile, start))
    end
    return least
end

-- { group, starts, tiles = { { q, r, name, distance, is_land } }, at = by key }
local function shape_of(kingdoms, radius)
    local away, middle = sizes(kingdoms, radius)
    local shape = { group = group_of(kingdoms), starts = {}, tiles = {}, at = {} }
    for number = 1, kingdoms do
        local q, r = grid.change(shape.group[number], away, 0)
        shape.starts[number] = { q = q, r = r }
        add_disc(shape.at, shape.tiles, shape.starts[number], radius)
    end
    add_disc(shape.at, shape.tiles, CENTRE, middle)
    name_tiles(shape.tiles)
    for _, tile in ipairs(shape.tiles) do
        tile.distance = nearest(tile, shape.starts)
        tile.is_land = tile.distance <= radius
        tile.is_first = grid.distance(tile, shape.starts[1]) <= radius
    end
    return shape
end

-- ---- Painting ----

local function copy_at(shape, change, tile)
    return shape.at[grid.key(grid.change(change, tile.q, tile.r))]
end

-- One tile of each set of equal ones: that of the first land, else the first by rows. The tiles of
-- the first land come first, the nearest to its start before the others.
local function choose_models(shape)
    local models = {}
    for _, tile in ipairs(shape.tiles) do
        tile.model = nil
    end
    for _, wants_first in ipairs { true, false } do
        for _, tile in ipairs(shape.tiles) do
            if not tile.model and (tile.is_first or not wants_first) then
                models[#models + 1] = tile
                tile.number = #models
                for _, change in ipairs(shape.group) do
                    local copy = copy_at(shape, change, tile)
                    if copy then
                        copy.model = tile
                    end
                end
            end
        end
    end
    table.sort(models, function(a, b)
        if a.is_first ~= b.is_first then
            return a.is_first
        elseif a.distance ~= b.distance then
            return a.distance < b.distance
        end
        return a.number < b.number
    end)
    return models
end

-- The tile next to one; where there is none, the tile next to a copy of it: of five lands some end
-- where the others touch the sixth.
local function neighbour_of(shape, tile, direction)
    for _, change in ipairs(shape.group) do
        local copy = copy_at(shape, change, tile)
        local other = copy and shape.at[grid.key(grid.step(copy.q, copy.r,
            grid.change_direction(change, direction)))]
        if other then
            return other
        end
    end
end

-- What the game paints.
local function drafts_of(shape, models)
    local drafts, of_model = {}, {}
    for index, tile in ipairs(models) do
        drafts[index] = { name = tile.name, q = tile.q, r = tile.r, distance = tile.distance,
            is_land = tile.is_land, neighbours = {}, edges = { {}, {}, {}, {}, {}, {} } }
        of_model[tile] = drafts[index]
    end
    for index, tile in ipairs(models) do
        for direction = 1, 6 do
            local other = neighbour_of(shape, tile, direction)
            drafts[index].neighbours[direction] = other and of_model[other.model] or false
        end
    end
    return drafts
end

local ID_LIST <const> = { list = "id", min = 1 }

local function read_terrain(at, tile, draft)
    at:enter(tile.name)
    at:enter "terrain"
    tile.terrain = check.type(at, draft.terrain, ID_LIST)
    at:leave()
    at:leave()
end

-- Adds features to an edge, each once.
local function add_features(edges, order, tile, other, features)
    local names = tile.name < other.name and { tile.name, other.name } or { other.name, tile.name }
    local key = table.concat(names, " ")
    local edge = edges[key]
    if not edge then
        edge = { tile = names[1], other = names[2], features = {}, has = {} }
        edges[key], order[#order + 1] = edge, edge
    end
    for _, feature in ipairs(features) do
        if not edge.has[feature] then
            edge.has[feature] = true
            table.insert(edge.features, feature)
        end
    end
end

-- Copies what was painted on the edges of a model to all edges that equal them.
local function copy_edges(at, shape, tile, draft, edges, order)
    for direction = 1, 6 do
        at:enter(tile.name)
        at:enter "edges"
        at:enter(direction)
        local features = check.type(at, draft.edges[direction], { list = "id" })
        for _ = 1, 3 do
            at:leave()
        end
        for _, change in ipairs(#features > 0 and shape.group or {}) do
            local copy = copy_at(shape, change, tile)
            local other = copy and shape.at[grid.key(grid.step(copy.q, copy.r,
                grid.change_direction(change, direction)))]
            if other then
                add_features(edges, order, copy, other, features)
            end
        end
    end
end

local function names_of(shape)
    local names = {}
    for index, start in ipairs(shape.starts) do
        names[index] = shape.at[grid.key(start.q, start.r)].name
    end
    return names
end

-- ---- The whole ----

local function read_form(value)
    local at = check.context "law.grow_hex_map"
    local form = check.form(at, value, "hex_land")
    if form.kingdoms < KINGDOMS_MIN or form.kingdoms > KINGDOMS_MAX then
        at:fail(string.format("expected an integer from %d to %d, got %d", KINGDOMS_MIN,
            KINGDOMS_MAX, form.kingdoms), "kingdoms")
    elseif (form.radius or 2) > RADIUS_MAX then
        at:fail(string.format("expected an integer up to %d, got %d", RADIUS_MAX, form.radius),
            "radius")
    end
    return form, at
end

-- The map; it is not found by its name, for it belongs to the match that it was made for.
function hex_grow.declare(value)
    local form, at = read_form(value)
    local shape = shape_of(form.kingdoms, form.radius or 2)
    local models = choose_models(shape)
    local drafts = drafts_of(shape, models)
    form.paint(table.move(drafts, 1, #drafts, 1, {}))
    local edges, order = {}, {}
    at:enter "paint"
    for index, tile in ipairs(models) do
        read_terrain(at, tile, drafts[index])
        copy_edges(at, shape, tile, drafts[index], edges, order)
    end
    local tiles = {}
    for index, tile in ipairs(shape.tiles) do
        tiles[index] = { name = tile.name, q = tile.q, r = tile.r, terrain = tile.model.terrain,
            path = { tile.name } }
    end
    return core.hex_map_new(form_of.build(at, form.name or "generated", nil, tiles, order,
        names_of(shape)))
end

return hex_grow
