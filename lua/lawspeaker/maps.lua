-- Maps by their names: first those that this state has declared, then what a loader finds. The host
-- sets a loader that reads the map path under the script's limits; in a stock Lua files are read
-- from the folders of LAW_PATH, separated by ":", and then from those beside the module.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"

local maps = {}

local declared = {} -- a list; a later map of the same name hides the earlier one
local loading = {}

maps.declared = declared

-- Where a folder may have maps: in itself, and where the project keeps those of a game.
local PLACES <const> = { "", "variants/johvets/maps/" }
-- A module stands in the prefix's lib/lua/5.4 or, with the machine's name, lib/NAME/lua/5.4.
local BESIDE_MODULE <const> = { "", "../", "../../../share/lawspeaker/",
    "../../../../share/lawspeaker/" }

function maps.declare(map)
    declared[#declared + 1] = map
    core.map_details(map).is_loaded = maps.is_loading() -- not declared but found by its name
end

-- Whether a map is just being found by its name.
function maps.is_loading()
    return next(loading) ~= nil
end

-- Sets how a map that was not declared is found: loader(name) → map, or nil, message.
function maps.set_loader(loader)
    maps.loader = loader
end

local function declared_map(name)
    for index = #declared, 1, -1 do
        if declared[index].name == name then
            return declared[index]
        end
    end
end

local function declared_names()
    local names = {}
    for index, map in ipairs(declared) do
        names[index] = map.name
    end
    return names
end

-- The file name of a map: spaces become "_". Nil for a name that could lead out of a folder.
function maps.file_name(name)
    if string.find(name, "^[%w_][%w_. %-]*$") and not string.find(name, "..", 1, true) then
        return string.gsub(name, " ", "_") .. ".lua"
    end
end

function maps.folders()
    local list = {}
    for folder in string.gmatch(os.getenv "LAW_PATH" or "", "[^:]+") do
        list[#list + 1] = folder .. "/"
    end
    local beside = core.path and (string.match(core.path, "^(.*/)") or "./")
    for _, step in ipairs(beside and BESIDE_MODULE or {}) do
        list[#list + 1] = beside .. step
    end
    return list
end

-- The loader of a stock Lua. A file that is there and does not load raises its own mistake.
local function load_from_files(name)
    local file_name = maps.file_name(name)
    for _, folder in ipairs(file_name and maps.folders() or {}) do
        for _, place in ipairs(PLACES) do
            local path = folder .. place .. file_name
            local file = io.open(path, "rb")
            if file then
                file:close()
                return assert(loadfile(path, "t"))()
            end
        end
    end
    return nil
end

-- Where the loader of a stock Lua has looked, for a message. In a sandbox the script is not told:
-- the command line adds it where the message is shown.
function maps.searched()
    local list = {}
    for index, folder in ipairs(maps.folders()) do
        list[index] = check.quote(folder)
    end
    return "; searched: " .. table.concat(list, ", ") .. "; LAW_PATH names more folders"
end

if not core.is_sandboxed and rawget(_G, "io") and rawget(_G, "os") and rawget(_G, "loadfile") then
    maps.loader = load_from_files
end

local function load_map(name)
    if loading[name] then
        return nil, string.format("map %s asks for itself while it is loaded", check.quote(name))
    end
    loading[name] = true
    local is_loaded, map, message = pcall(maps.loader, name)
    loading[name] = nil
    if not is_loaded then
        error(map, 0)
    end
    if map ~= nil and core.kind(map) ~= "map" then
        return nil, string.format("the file of map %s returns %s and no map; it ends with "
            .. "`return law.map { … }`", check.quote(name), check.describe(map))
    elseif map and map.name ~= name then
        return nil, string.format("the file of map %s declares the map %s", check.quote(name),
            check.quote(map.name))
    end
    return map, message
end

-- A map by its name; nil, message when there is none.
function maps.find(name)
    local map = declared_map(name)
    local message
    if not map and maps.loader then
        map, message = load_map(name)
    end
    if map then
        return map
    end
    local where = maps.loader == load_from_files and maps.searched() or ""
    return nil, message or string.format("no map %s is declared or on the map path%s%s",
        check.quote(name), where, near.hint(name, declared_names()))
end

check.find_map = maps.find

return maps
