-- `law.position { … }`: checks who stands where, builds the position, and answers for it.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local json = require "lawspeaker.json"
local map = require "lawspeaker.map"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"

local position = {}

-- ---- Building: each step checks one list of the form and returns it with numbers for names ----

local function find(at, index, names, name, what, ...)
    local number = index[name]
    if not number then
        at:fail(string.format("no %s %s%s", what, check.quote(name), near.hint(name, names)), ...)
    end
    return number
end

-- The players given, or the owners in the order of the units.
local function collect_players(at, form)
    local players, index = {}, {}
    for number, player in ipairs(form.players or {}) do
        if index[player] then
            at:fail(string.format("player %s is there twice", check.quote(player)), "players",
                number)
        end
        players[number], index[player] = player, number
    end
    if form.players then
        return players, index
    end
    for _, unit in ipairs(form.units) do
        if not index[unit.owner] then
            players[#players + 1] = unit.owner
            index[unit.owner] = #players
        end
    end
    return players, index
end

local function collect_units(at, form, details, players, player_index)
    local flat, index, occupants = {}, {}, {}
    for number, unit in ipairs(form.units) do
        if index[unit.id] then
            at:fail(string.format("unit %s is there twice", check.quote(unit.id)), "units", number,
                1)
        end
        local owner = find(at, player_index, players, unit.owner, "player", "units", number, 2)
        local region = find(at, details.region_index, details.regions, unit.at, "region",
            "units", number, 3)
        if occupants[region] then
            at:fail(string.format("unit %s stands in region %s already (J1.4)",
                check.quote(occupants[region]), check.quote(unit.at)), "units", number, 3)
        end
        index[unit.id], occupants[region] = owner, unit.id
        table.move({ unit.id, owner, region }, 1, 3, #flat + 1, flat)
    end
    return flat, index, occupants
end

-- Symbols: the map's and then placed ones: { names, index, regions }.
local function collect_placed(at, form, self, details)
    local symbols = { names = {}, index = {}, regions = {} }
    for number, symbol in ipairs(details.link_points) do
        symbols.names[number], symbols.index[symbol] = symbol, number
        symbols.regions[number] = core.map_link_point_region(self, number)
    end
    local flat = {}
    for number, point in ipairs(form.link_points or {}) do
        if symbols.index[point.symbol] then
            at:fail(string.format("link point %s is there already", check.quote(point.symbol)),
                "link_points", number, 1)
        end
        local region = find(at, details.region_index, details.regions, point.at, "region",
            "link_points", number, 2)
        symbols.names[#symbols.names + 1] = point.symbol
        symbols.index[point.symbol] = #symbols.names
        symbols.regions[#symbols.names] = region
        flat[#flat + 1] = point.symbol
        flat[#flat + 1] = region
    end
    return flat, symbols
end

local function find_symbol(at, symbols, seen, symbol, ...)
    local number = find(at, symbols.index, symbols.names, symbol, "link point", ...)
    if seen[number] then
        at:fail(string.format("%s is there twice", check.quote(symbol)), ...)
    end
    seen[number] = true
    return number
end

local function collect_books(at, form, details, symbols)
    local flat, seen = {}, {}
    for number, book in ipairs(form.books or {}) do
        flat[#flat + 1] = find_symbol(at, symbols, seen, book.symbol, "books", number, 1)
        flat[#flat + 1] = find(at, details.region_index, details.regions, book.at, "region",
            "books", number, 2)
    end
    return flat
end

local function collect_control(at, form, symbols, players, player_index, occupants, unit_owners)
    local flat, seen = {}, {}
    for number, control in ipairs(form.control or {}) do
        local symbol = find_symbol(at, symbols, seen, control.symbol, "control", number, 1)
        local player = find(at, player_index, players, control.player, "player", "control", number,
            2)
        local occupant = occupants[symbols.regions[symbol]]
        if occupant and unit_owners[occupant] ~= player then
            local message = "unit %s of player %s stands there, so the link point is theirs (J1.6)"
            at:fail(string.format(message, check.quote(occupant),
                check.quote(players[unit_owners[occupant]])), "control", number, 2)
        end
        flat[#flat + 1] = symbol
        flat[#flat + 1] = player
    end
    return flat
end

-- A position from a checked form; raises with the place of the first mistake.
function position.build(at, self_map, form)
    local details = map.details(self_map)
    form.units = form.units or {}
    local players, player_index = collect_players(at, form)
    if #players == 0 then
        at:fail("there are no players: name them, or place units")
    end
    local units, unit_owners, occupants = collect_units(at, form, details, players, player_index)
    local placed, symbols = collect_placed(at, form, self_map, details)
    local books = collect_books(at, form, details, symbols)
    local control = collect_control(at, form, symbols, players, player_index, occupants,
        unit_owners)
    core.map_details(self_map).is_used = true
    local made, message = core.position_new(self_map, form.turn or 1, players, units, placed, books,
        control)
    if not made then
        at:fail(message)
    end
    return made
end

local EXCLUDED_BY_START <const> = { "players", "units", "link_points", "books", "control" }

-- A position from the checked form of a position or scenario: the map's start, or what is listed.
function position.from_form(at, form)
    if not form.start then
        return position.build(at, form.map, form)
    end
    for _, name in ipairs(EXCLUDED_BY_START) do
        if form[name] then
            at:fail(string.format("the map's start has its own: leave out %s or start", name), name)
        end
    end
    local start, message = form.map:start(form.start)
    if not start then
        at:fail(message, "start")
    elseif form.turn and form.turn ~= 1 then
        return position.at_turn(start, form.turn)
    end
    return start
end

-- The same position with another number of its turn.
function position.at_turn(self, turn)
    local index = position.index(self)
    local details = map.details(core.position_map(self))
    local units, placed, books, control = {}, {}, {}, {}
    for _, unit in ipairs(core.position_units(self)) do
        table.move({ unit.id, index.players[unit.owner], details.region_index[unit.at] }, 1, 3,
            #units + 1, units)
    end
    for _, point in ipairs(core.position_link_points(self)) do
        table.move({ point.symbol, details.region_index[point.at] }, 1, 2, #placed + 1, placed)
    end
    for _, book in ipairs(core.position_books(self)) do
        table.move({ position.symbol(self, book.symbol), details.region_index[book.at] }, 1, 2,
            #books + 1, books)
    end
    for _, entry in ipairs(core.position_control(self)) do
        table.move({ position.symbol(self, entry.symbol), index.players[entry.player] }, 1, 2,
            #control + 1, control)
    end
    return assert(core.position_new(core.position_map(self), turn, core.position_players(self),
        units, placed, books, control))
end

function position.declare(value)
    local at = check.context "position"
    return position.from_form(at, check.form(at, value, "position"))
end

-- ---- From JSON ----

-- A position from JSON text; nil, message, code when it cannot be used.
function position.from_json(text, given_map)
    local made, found, code = core.json_read(text, given_map)
    if made == nil and found and not code then
        local named, message = check.find_map(found)
        if not named then
            return nil, "/map: " .. message, "bad_json"
        end
        made, found, code = core.json_read(text, named)
    elseif made == false then
        local own, message = map.from_lists("in JSON", table.unpack(found, 1, 6))
        if not own then
            return nil, "/map: " .. message, "bad_json"
        end
        made, found, code = core.json_read(text, own)
    end
    return made, found, code
end

-- ---- Names to numbers ----

-- { units = { name = number }, players = …, placed = … }, made when first asked for.
function position.index(self)
    local details = core.position_details(self)
    if not details.units then
        details.units, details.players, details.placed = core.position_index(self)
    end
    return details
end

function position.symbol(self, name)
    local printed = map.details(core.position_map(self)).link_index
    return printed[name] or position.index(self).placed[name]
end

function position.unit_names(self)
    local names = {}
    for index, unit in ipairs(core.position_units(self)) do
        names[index] = unit.id
    end
    return names
end

function position.symbol_names(self)
    local printed = map.details(core.position_map(self)).link_points
    local names = table.move(printed, 1, #printed, 1, {})
    for _, point in ipairs(core.position_link_points(self)) do
        names[#names + 1] = point.symbol
    end
    return names
end

-- The number of a unit, player or symbol; nil, message, code when there is none.
function position.find_unit(self, name)
    local number = position.index(self).units[name]
    if number then
        return number
    end
    return nil, "no unit " .. check.quote(name) .. near.hint(name, position.unit_names(self)),
        "unknown_unit"
end

function position.find_player(self, name)
    local number = position.index(self).players[name]
    if number then
        return number
    end
    return nil, "no player " .. check.quote(name) .. near.hint(name, core.position_players(self)),
        "unknown_player"
end

function position.find_symbol(self, name)
    local number = position.symbol(self, name)
    if number then
        return number
    end
    local hint = near.hint(name, position.symbol_names(self))
    return nil, "no link point " .. check.quote(name) .. hint, "unknown_symbol"
end

-- ---- Members ----

local getters, methods = {}, {}

getters.map = core.position_map
getters.turn = core.position_turn
getters.players = core.position_players
getters.hash = core.position_hash

methods.units = core.position_units
methods.books = core.position_books
methods.control = core.position_control
methods.link_points = core.position_link_points
methods.clone = core.position_clone

function methods.unit(self, name)
    local number, message, code = position.find_unit(self, name)
    if not number then
        return nil, message, code
    end
    return core.position_unit(self, number)
end

function methods.unit_in(self, name)
    local number, message, code = map.find_region(core.position_map(self), name)
    if not number then
        return nil, message, code
    end
    local unit = core.position_unit_in(self, number)
    return unit ~= 0 and core.position_unit(self, unit).id
end

-- One of the three things that the core knows of a symbol; false where there is none.
local function of_symbol(which)
    return function(self, name)
        local number, message, code = position.find_symbol(self, name)
        if not number then
            return nil, message, code
        end
        return (select(which, core.position_symbol(self, number))) or false
    end
end

methods.book = of_symbol(1)
methods.link_point = of_symbol(2)
methods.controller = of_symbol(3)

function methods.to_json(self, by_name)
    return json.position(self, by_name)
end

-- `turn` gives the methods that begin turns, and what players see: it knows positions, not the
-- other way round.
function position.define(further_methods)
    for _, name in ipairs((core.keys(further_methods))) do
        methods[name] = further_methods[name]
    end
    object.define("position", core.position_type, getters, methods)
end

map.positions = position

return position
