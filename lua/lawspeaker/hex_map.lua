-- `law.hex_map { … }`: a map of hexes, declared, and what it answers. Coordinates are those of
-- hex_grid.lua; how the form is read is hex_form.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local drawing = require "lawspeaker.hex_drawing"
local form_of = require "lawspeaker.hex_form"
local grid = require "lawspeaker.hex_grid"
local hex_lay = require "lawspeaker.hex_lay"
local maps = require "lawspeaker.hex_maps"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local hex_map = {}

function hex_map.declare(value)
    local form, at = check.declaration("hex_map", value)
    if not maps.is_loading() and (core.is_asking() or core.is_ruling()) then
        at:fail "a rule cannot declare one: declare it when the script is read"
    end
    local self = core.hex_map_new(form_of.read(at, form))
    maps.declare(self)
    return self
end

-- ---- Reading ----

local function copy_list(list)
    return table.move(list, 1, #list, 1, {})
end

-- The tile of a name; nil, message, code when there is none.
local function find(self, name)
    local details = core.hex_map_details(self)
    local number = details.index[name]
    if number then
        return details.tiles[number], details
    end
    return nil, string.format("no tile %s%s", check.quote(name), near.hint(name, details.names)),
        "unknown_tile"
end

-- Two tiles; nil, message, code when one of them is not there.
local function find_both(self, name, other)
    local first, message, code = find(self, name)
    if not first then
        return nil, message, code
    end
    local second
    second, message, code = find(self, other)
    if not second then
        return nil, message, code
    end
    return first, second
end

local function view_of(details, tile)
    local neighbours, edges = {}, {}
    for direction = 1, 6 do
        local number = tile.neighbours[direction]
        neighbours[direction] = number and details.names[number]
        edges[direction] = copy_list(tile.edges[direction])
    end
    return { name = tile.name, q = tile.q, r = tile.r, terrain = copy_list(tile.terrain),
        start = tile.start, neighbours = neighbours, edges = edges }
end

local getters, methods = {}, {}

function getters.name(self)
    return core.hex_map_details(self).name
end

function getters.title(self)
    return core.hex_map_details(self).title
end

function methods.tiles(self)
    local details = core.hex_map_details(self)
    local views = {}
    for number, tile in ipairs(details.tiles) do
        views[number] = view_of(details, tile)
    end
    return views
end

function methods.tile(self, name)
    local tile, details, code = find(self, name)
    if not tile then
        return nil, details, code
    end
    return view_of(details, tile)
end

function methods.starts(self)
    local details = core.hex_map_details(self)
    local names = {}
    for index, number in ipairs(details.starts) do
        names[index] = details.names[number]
    end
    return names
end

function methods.neighbours(self, name)
    local tile, details, code = find(self, name)
    if not tile then
        return nil, details, code
    end
    local names = {}
    for direction = 1, 6 do
        local number = tile.neighbours[direction]
        names[#names + 1] = number and details.names[number] or nil
    end
    return names
end

function methods.direction(self, name, other)
    local first, second, code = find_both(self, name, other)
    if not first then
        return nil, second, code
    end
    return grid.direction(first, second) or false
end

function methods.distance(self, name, other)
    local first, second, code = find_both(self, name, other)
    if not first then
        return nil, second, code
    end
    return grid.distance(first, second)
end

function methods.within(self, name, steps)
    local tile, details, code = find(self, name)
    if not tile then
        return nil, details, code
    end
    local rings, names = {}, {}
    for number, other in ipairs(details.tiles) do
        local distance = grid.distance(tile, other)
        if distance <= steps then
            rings[distance] = rings[distance] or {}
            table.insert(rings[distance], details.names[number])
        end
    end
    for distance = 0, steps do
        local ring = rings[distance]
        table.move(ring or {}, 1, #(ring or {}), #names + 1, names)
    end
    return names
end

-- Breadth first, the directions in their order.
function methods.reach(self, name, passes)
    local tile, details, code = find(self, name)
    if not tile then
        return nil, details, code
    end
    local views, names, is_reached = {}, { name }, { [name] = true }
    local function view(number)
        views[number] = views[number] or view_of(details, details.tiles[number])
        return views[number]
    end
    local next_one = 1
    while names[next_one] do
        local from = details.index[names[next_one]]
        for direction = 1, 6 do
            local to = details.tiles[from].neighbours[direction]
            if to and not is_reached[details.names[to]]
                and passes(view(from), view(to), direction) then
                names[#names + 1] = details.names[to]
                is_reached[details.names[to]] = true
            end
        end
        next_one = next_one + 1
    end
    return names
end

function methods.lay(self, place, more)
    return hex_lay.lay(methods.tiles(self), place, more)
end

function methods.picture(self, lines)
    return drawing.picture(methods.tiles(self), lines)
end

function methods.drawing(self)
    return drawing.shapes(methods.tiles(self))
end

object.define("hex_map", core.hex_map_type, getters, methods)

function core.hex_map_type.metatable.__tostring(self)
    return "hex map " .. check.quote(core.hex_map_details(self).name)
end

return hex_map
