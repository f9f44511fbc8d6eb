-- Reads the form of `law.hex_map { … }`: tiles from rows of words or from a list, features on
-- edges, starts. What it makes is the details of a map, which hex_map.lua answers from:
--   { name, title, tiles = { { name, q, r, terrain, start, neighbours, edges } }, index, starts }
-- where neighbours are the numbers of six tiles or false, and edges six lists of features.
local check = require "lawspeaker.check"
local grid = require "lawspeaker.hex_grid"
local near = require "lawspeaker.near"

local hex_form = {}

local TILES_MAX <const> = 4096
local REACH_MAX <const> = 1000 -- of coordinates
local IS_HOLE <const> = { ["."] = true, ["-"] = true }

-- ---- Tiles ----

-- 1 is "A", 26 "Z", 27 "AA".
local function row_name(number)
    local name = ""
    while number > 0 do
        number = number - 1
        name = string.char(string.byte "A" + number % 26) .. name
        number = number // 26
    end
    return name
end

-- What the tile of a row and a column is called, both from 1 on.
function hex_form.tile_name(row, column)
    return row_name(row) .. column
end

local function terrain_of(at, form, word, row, place)
    local known = form.legend and form.legend[word]
    if known then
        return known
    elseif not check.is_id(word) then
        at:fail(string.format("%s, word %d, is neither an id nor in the legend",
            check.quote(word), place), "rows", row)
    end
    return { word }
end

-- The second row, the fourth, … stand half a tile further to the right.
local function read_rows(at, form)
    local drafts = {}
    for row, text in ipairs(form.rows) do
        local column = 0
        for word in string.gmatch(text, "%S+") do
            column = column + 1
            if not IS_HOLE[word] then
                drafts[#drafts + 1] = { name = hex_form.tile_name(row, column),
                    q = column - 1 - (row - 1) // 2, r = row - 1,
                    terrain = terrain_of(at, form, word, row, column), path = { "rows", row } }
            end
        end
    end
    if #drafts == 0 then
        at:fail("there is no tile in them", "rows")
    end
    return drafts
end

local function read_tiles(form)
    local drafts = {}
    for number, tile in ipairs(form.tiles) do
        drafts[number] = { name = tile.name, q = tile.q, r = tile.r, terrain = tile.terrain,
            path = { "tiles", number } }
    end
    return drafts
end

local function check_once(at, list, what, path)
    local seen = {}
    for _, name in ipairs(list) do
        if seen[name] then
            at:fail(string.format("%s %s is there twice", what, check.quote(name)),
                table.unpack(path))
        end
        seen[name] = true
    end
end

-- Puts drafts into the details: each name and each place once.
local function add_tiles(at, details, drafts)
    if #drafts > TILES_MAX then
        at:fail(string.format("%d tiles; a map has at most %d", #drafts, TILES_MAX))
    end
    local numbers = {}
    for number, draft in ipairs(drafts) do
        local key = grid.key(draft.q, draft.r)
        if math.max(math.abs(draft.q), math.abs(draft.r)) > REACH_MAX then
            at:fail(string.format("%d, %d is further out than %d", draft.q, draft.r, REACH_MAX),
                table.unpack(draft.path))
        elseif details.index[draft.name] then
            at:fail(string.format("tile %s is there twice", check.quote(draft.name)),
                table.unpack(draft.path))
        elseif numbers[key] then
            at:fail(string.format("tile %s lies at %d, %d, where %s is",
                check.quote(draft.name), draft.q, draft.r,
                check.quote(drafts[numbers[key]].name)), table.unpack(draft.path))
        end
        check_once(at, draft.terrain, "terrain", draft.path)
        numbers[key], details.index[draft.name], details.names[number] = number, number, draft.name
        details.tiles[number] = { name = draft.name, q = draft.q, r = draft.r,
            terrain = draft.terrain, start = false, neighbours = {},
            edges = { {}, {}, {}, {}, {}, {} } }
    end
    for _, tile in ipairs(details.tiles) do
        for direction = 1, 6 do
            tile.neighbours[direction] = numbers[grid.key(grid.step(tile.q, tile.r, direction))]
                or false
        end
    end
end

-- ---- Edges and starts ----

local function number_of(at, details, name, ...)
    local number = details.index[name]
    if not number then
        at:fail(string.format("no tile %s%s", check.quote(name), near.hint(name, details.names)),
            ...)
    end
    return number
end

-- Both tiles know the features of the edge between them.
local function add_edges(at, details, edges)
    local places = {}
    for place, edge in ipairs(edges) do
        local first = details.tiles[number_of(at, details, edge.tile, "edges", place, 1)]
        local second = details.tiles[number_of(at, details, edge.other, "edges", place, 2)]
        local direction = grid.direction(first, second)
        if not direction then
            at:fail(string.format("%s and %s are not next to each other", edge.tile, edge.other),
                "edges", place)
        end
        check_once(at, edge.features, "feature", { "edges", place })
        local opposite = grid.opposite(direction)
        local before = places[first.edges[direction]]
        if before then
            at:fail(string.format("the edge between %s and %s is there already: edges[%d]",
                edge.tile, edge.other, before), "edges", place)
        end
        first.edges[direction], second.edges[opposite] = edge.features, edge.features
        places[edge.features] = place
    end
end

local function add_starts(at, details, starts)
    for place, name in ipairs(starts) do
        local number = number_of(at, details, name, "starts", place)
        if details.tiles[number].start then
            at:fail(string.format("tile %s is there twice", check.quote(name)), "starts", place)
        end
        details.tiles[number].start = true
        details.starts[place] = number
    end
end

-- ---- The whole ----

-- From drafts { name, q, r, terrain, path }, edges { tile, other, features }, and names.
function hex_form.build(at, name, title, drafts, edges, starts)
    local details = { name = name, title = title, tiles = {}, index = {}, names = {}, starts = {} }
    add_tiles(at, details, drafts)
    add_edges(at, details, edges)
    add_starts(at, details, starts)
    return details
end

-- The details of a map from a form that check.form has read.
function hex_form.read(at, form)
    if form.rows and form.tiles then
        at:fail("it has rows; a map has one of rows and tiles", "tiles")
    elseif form.legend and not form.rows then
        at:fail("it is for the words of rows, and there are none", "legend")
    elseif not form.rows and not form.tiles then
        at:fail("missing: rows or tiles")
    end
    local drafts = form.rows and read_rows(at, form) or read_tiles(form)
    return hex_form.build(at, form.name, form.title, drafts, form.edges or {}, form.starts or {})
end

return hex_form
