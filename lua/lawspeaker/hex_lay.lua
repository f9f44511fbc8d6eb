-- A hex map as rows of a static table: the columns that the schema needs, the rows themselves, and
-- what rules ask of two of them.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local grid = require "lawspeaker.hex_grid"

local hex_lay = {}

local SIX <const> = 6

-- `law.hex_columns { … }`: the columns by name.
function hex_lay.columns(value)
    local at = check.context "law.hex_columns"
    local form = check.form(at, value, "hex_columns")
    local columns = {
        name = "id", q = "int", r = "int", start = "flag",
        terrain = { set = form.terrain },
        neighbours = { type = (form.table or "tile") .. "?", array = SIX },
    }
    for place, feature in ipairs(form.edges or {}) do
        if columns[feature] then
            at:fail(string.format("%s is the name of another column", check.quote(feature)),
                "edges", place)
        end
        columns[feature] = { type = "flag", array = SIX }
    end
    return columns
end

-- A list's features as six flags by direction, by feature.
local function flags_of(tile)
    local flags = {}
    for direction, features in ipairs(tile.edges) do
        for _, feature in ipairs(features) do
            flags[feature] = flags[feature] or { false, false, false, false, false, false }
            flags[feature][direction] = true
        end
    end
    return flags
end

local function add_row(at, place, tile, more)
    local columns = { name = tile.name, q = tile.q, r = tile.r, start = tile.start,
        terrain = tile.terrain }
    for feature, flags in pairs(flags_of(tile)) do
        columns[feature] = flags
    end
    local given = more and more(tile)
    if given ~= nil and type(given) ~= "table" then
        at:fail("the function gives a table of columns or nothing, not " .. check.describe(given))
    end
    for name, value in pairs(given or {}) do
        columns[name] = value or nil
    end
    return place:add(columns)
end

-- Adds a row a tile, in the map's order, and then tells each of its neighbours. Features on edges
-- are columns of six flags, unless `more` says otherwise: more(tile) → further columns, or nil; a
-- column that is false is left out.
function hex_lay.lay(tiles, place, more)
    local at = check.context "hex_map:lay"
    if core.kind(place) ~= "rows" then
        at:fail("expected a table of the state, as in map:lay(g.tile), got "
            .. check.describe(place))
    end
    local rows = {}
    for _, tile in ipairs(tiles) do
        rows[tile.name] = add_row(at, place, tile, more)
    end
    for _, tile in ipairs(tiles) do
        local neighbours = {}
        for direction, name in ipairs(tile.neighbours) do
            neighbours[direction] = name and rows[name]
        end
        rows[tile.name].neighbours = neighbours
    end
end

-- ---- Rows ----

-- Raises unless a value has coordinates; reading a row's column that is not there raises by itself.
function hex_lay.check_tile(at, value)
    local kind = type(value)
    local has_members = kind == "table" or kind == "userdata"
    if not has_members or math.type(value.q) ~= "integer" or math.type(value.r) ~= "integer" then
        at:fail("expected a tile, which has q and r, got " .. check.describe(value))
    end
    return value
end

local function of_two(name, answer)
    return function(from, to)
        local at = check.context("law." .. name)
        return answer(hex_lay.check_tile(at, from), hex_lay.check_tile(at, to))
    end
end

hex_lay.distance = of_two("hex_distance", grid.distance)
hex_lay.direction = of_two("hex_direction", grid.direction)

return hex_lay
