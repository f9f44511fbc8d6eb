-- Hex maps by their names: those that a script has declared, and those that are files of a game's
-- folder, beside the script, or on the path that maps are found on.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"
local lists = require "lawspeaker.lists"
local maps = require "lawspeaker.maps"
local near = require "lawspeaker.near"

local hex_maps = {}

local NAME_SIZE_MAX <const> = 50

local declared = {} -- a list; a later map of the same name hides the earlier one
local loading = 0

hex_maps.declared = declared

-- Keeps a map, unless it is the file of one that is just being looked for: that is found as a file.
function hex_maps.declare(map)
    if loading == 0 then
        declared[#declared + 1] = map
    end
end

function hex_maps.is_loading()
    return loading > 0
end

local function find_declared(name)
    for index = #declared, 1, -1 do
        if declared[index].name == name then
            return declared[index]
        end
    end
end

-- Adds a line about each that a script has declared.
function hex_maps.summarize(summaries)
    for _, map in ipairs(declared) do
        local tiles, starts = #map:tiles(), #map:starts()
        summaries[#summaries + 1] = string.format("hex map %s: %d tile%s, %d start%s",
            check.quote(map.name), tiles, tiles == 1 and "" or "s", starts,
            starts == 1 and "" or "s")
    end
end

-- The last part of a module's name for a map: spaces become "_". Nil: no file is called so.
local function module_of(name)
    if #name <= NAME_SIZE_MAX and string.find(name, "^[%w_][%w_ %-]*$") then
        return (string.gsub(name, " ", "_"))
    end
end

-- "mighty_kingdoms/maps"
local function path_of(module)
    return (string.gsub(module, "%.", "/"))
end

-- What a file returns, or nil when there is none: load(name) finds it.
local function load_file(load, name)
    loading = loading + 1
    local is_loaded, value = pcall(load, name)
    loading = loading - 1
    if not is_loaded then
        error(value, 0)
    end
    return value
end

local function check_loaded(name, file, value)
    if core.kind(value) ~= "hex_map" then
        return nil, string.format("%s returns %s and no hex map; it ends with `return law.hex_map "
            .. "{ … }`", file, check.describe(value)), "unknown_map"
    elseif value.name ~= name then
        return nil, string.format("%s declares the hex map %s, not %s", file,
            check.quote(value.name), check.quote(name)), "unknown_map"
    end
    return value
end

-- What can be found, as far as that is known: each name once.
local function known_names(known)
    local names = table.move(known, 1, #known, 1, {})
    for _, map in ipairs(declared) do
        if not lists.has(names, map.name) then
            names[#names + 1] = map.name
        end
    end
    return names
end

local function missing(name, folder, known)
    local names = known_names(known)
    local hint, listed = near.hint(name, names), {}
    for index, other in ipairs(names) do
        listed[index] = check.quote(other)
    end
    local file = module_of(name)
    return nil, string.format("no hex map %s: no script declares it%s%s", check.quote(name),
        file and string.format(", and there is no %s.lua %sbeside the script or on the map path",
            file, folder and "in " .. path_of(folder) .. ", " or "")
        or ", and no file is called so",
        hint ~= "" and hint or #names > 0 and "; there is " .. table.concat(listed, ", ") or ""),
        "unknown_map"
end

-- Where a file of that name may be: a list of { load, what it is given, the file for messages }.
local function places_of(name, folder)
    local file, places = module_of(name), {}
    if file and folder then
        places[1] = { games.load, folder .. "." .. file, path_of(folder) .. "/" .. file }
    end
    if file then
        places[#places + 1] = { games.load, file, file }
        places[#places + 1] = maps.loader and { maps.loader, name, file }
    end
    return places
end

-- A map by its name; nil, message, code when there is none. `folder`: where the game has maps, as
-- `require` names it, "mighty_kingdoms.maps"; `known`: the names of those that are there.
function hex_maps.find(name, folder, known)
    local map = find_declared(name)
    if map then
        return map
    end
    for _, place in ipairs(places_of(name, folder)) do
        local value = load_file(place[1], place[2])
        if value ~= nil then
            return check_loaded(name, place[3] .. ".lua", value)
        end
    end
    return missing(name, folder, known or {})
end

return hex_maps
