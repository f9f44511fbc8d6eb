-- `law.map { … }`: checks a board's form, builds it, and answers for it. The core holds ids and
-- adjacency; titles, coordinates and starts are kept here, beside it.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local map = {}

-- ---- Declaring ----

-- Adds a name to an index of names; raises when it is there.
local function add_name(at, index, names, name, what, ...)
    if index[name] then
        at:fail(string.format("%s %s is there twice", what, check.quote(name)), ...)
    end
    names[#names + 1] = name
    index[name] = #names
end

-- Ages and regions: { ages, age_titles, regions, region_ages, … } with their indexes.
local function collect_regions(at, form)
    local made = { ages = {}, age_index = {}, regions = {}, region_index = {}, region_ages = {},
        age_titles = {}, region_details = {} }
    for age_number, age in ipairs(form.ages) do
        add_name(at, made.age_index, made.ages, age.id, "Age", "ages", age_number, 1)
        made.age_titles[age_number] = age.title or false
        for place, region in ipairs(age.rest) do
            local details = type(region) == "table" and region or { id = region }
            add_name(at, made.region_index, made.regions, details.id, "region", "ages", age_number,
                place + 1)
            made.region_ages[#made.regions] = age_number
            made.region_details[#made.regions] = details
        end
    end
    return made
end

-- The number of a named thing; raises with the nearest name when there is none.
local function number_of(at, index, names, name, what, ...)
    local number = index[name]
    if not number then
        at:fail(string.format("no %s %s%s", what, check.quote(name), near.hint(name, names)), ...)
    end
    return number
end

local function collect_borders(at, form, made)
    local borders = {}
    for number, border in ipairs(form.adjacent or {}) do
        local a = number_of(at, made.region_index, made.regions, border.region, "region",
            "adjacent", number)
        local b = number_of(at, made.region_index, made.regions, border.other, "region",
            "adjacent", number)
        if a == b then
            at:fail(string.format("region %s is adjacent to itself", check.quote(border.region)),
                "adjacent", number)
        end
        borders[#borders + 1] = a
        borders[#borders + 1] = b
    end
    return borders
end

local function collect_link_points(at, form, made)
    made.link_points, made.link_index, made.link_regions = {}, {}, {}
    for number, point in ipairs(form.link_points or {}) do
        add_name(at, made.link_index, made.link_points, point.symbol, "link point",
            "link_points", number, 1)
        made.link_regions[number] = number_of(at, made.region_index, made.regions, point.at,
            "region", "link_points", number)
    end
end

local function check_starts(at, form, made, self)
    for number, start in ipairs(form.starts or {}) do
        local count = #start.players
        if made.starts[count] then
            at:fail(string.format("a start for %d players is there already: starts[%d]", count,
                made.start_places[count]), "starts", number)
        end
        made.start_places[count] = number
        at:enter "starts"
        at:enter(number)
        made.starts[count] = map.positions.build(at, self, start)
        at:leave()
        at:leave()
        made.start_counts[#made.start_counts + 1] = count
    end
    table.sort(made.start_counts)
end

-- The object, from lists and the tables that are kept beside it.
local function make(made, borders, name, title)
    local details = {
        name = name, title = title, age_titles = made.age_titles,
        region_details = made.region_details, regions = made.regions, ages = made.ages,
        link_points = made.link_points, region_index = made.region_index,
        link_index = made.link_index,
        starts = {}, start_counts = {}, start_places = {},
    }
    local self, message = core.map_new(made.ages, made.regions, made.region_ages, borders,
        made.link_points, made.link_regions, details)
    return self, message, details
end

function map.declare(value)
    local form, at = check.declaration("map", value)
    if core.is_asking() and not map.names.is_loading() then
        at:fail "a hook cannot declare one: it answers from what it is asked alone"
    end
    local made = collect_regions(at, form)
    local borders = collect_borders(at, form, made)
    collect_link_points(at, form, made)
    local self, message, details = make(made, borders, form.name, form.title)
    if not self then
        at:fail(message)
    end
    local _
    _, details.file, details.line = core.where()
    check_starts(at, form, details, self)
    details.is_used = false
    map.names.declare(self)
    return self
end

local function index_of(names)
    local index = {}
    for number, name in ipairs(names) do
        index[name] = number
    end
    return index
end

-- A map from lists that are known to be right: map, or nil, message.
function map.from_lists(name, ages, regions, region_ages, borders, link_points, link_regions)
    local made = { ages = ages, regions = regions, region_ages = region_ages,
        link_points = link_points, link_regions = link_regions,
        region_index = index_of(regions), link_index = index_of(link_points),
        age_titles = {}, region_details = {} }
    for number, region in ipairs(regions) do
        made.region_details[number] = { id = region }
    end
    return make(made, borders, name)
end

-- ---- Reading ----

-- Tables of a map that are its alone: { name, regions, region_index, link_points, link_index, … }.
map.details = core.map_details

-- The number of a region; nil, message, code when there is none.
function map.find_region(self, name)
    local details = core.map_details(self)
    local number = details.region_index[name]
    if number then
        return number
    end
    return nil, "no region " .. check.quote(name) .. near.hint(name, details.regions),
        "unknown_region"
end

local function copy_list(list)
    return table.move(list, 1, #list, 1, {})
end

local getters, methods = {}, {}

function getters.name(self)
    return core.map_details(self).name
end

function getters.title(self)
    return core.map_details(self).title
end

getters.hash = core.map_hash

function methods.ages(self)
    local details = core.map_details(self)
    local ages = {}
    for number, id in ipairs(details.ages) do
        ages[number] = { id = id, title = details.age_titles[number] or nil, regions = {} }
    end
    for number, id in ipairs(details.regions) do
        local regions = ages[core.map_region_age(self, number)].regions
        regions[#regions + 1] = id
    end
    return ages
end

function methods.regions(self)
    return copy_list(core.map_details(self).regions)
end

function methods.region(self, name)
    local number, message, code = map.find_region(self, name)
    if not number then
        return nil, message, code
    end
    local details = core.map_details(self)
    local region = details.region_details[number]
    return { id = name, age = details.ages[core.map_region_age(self, number)], title = region.title,
        at = region.at and { region.at.x, region.at.y } or nil }
end

function methods.link_points(self)
    local details = core.map_details(self)
    local points = {}
    for number, symbol in ipairs(details.link_points) do
        points[number] = { symbol = symbol,
            at = details.regions[core.map_link_point_region(self, number)] }
    end
    return points
end

function methods.neighbours(self, name)
    local number, message, code = map.find_region(self, name)
    if not number then
        return nil, message, code
    end
    return core.map_neighbours(self, number)
end

function methods.are_adjacent(self, name, other)
    local a, message, code = map.find_region(self, name)
    if not a then
        return nil, message, code
    end
    local b
    b, message, code = map.find_region(self, other)
    if not b then
        return nil, message, code
    end
    return core.map_are_adjacent(self, a, b)
end

function methods.starts(self)
    return copy_list(core.map_details(self).start_counts)
end

function methods.start(self, players)
    local details = core.map_details(self)
    local start = details.starts[players]
    if start then
        details.is_used = true
        return start
    end
    local counts = table.concat(details.start_counts, ", ")
    return nil, string.format("map %s has no start for %d players; it has %s",
        check.quote(details.name), players,
        counts == "" and "none" or "starts for " .. counts), "bad_argument"
end

object.define("map", core.map_type, getters, methods)

return map
