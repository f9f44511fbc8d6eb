-- Maps of one kind by their names: those that a script has declared, and those that are files of a
-- game's folder, beside the script, or on the path that maps are found on.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"
local lists = require "lawspeaker.lists"
local maps = require "lawspeaker.maps"
local near = require "lawspeaker.near"

local NAME_SIZE_MAX <const> = 50

local Named = {}
Named.__index = Named

-- Keeps a map, unless it is the file of one that is just being looked for: that is found as a file.
function Named:declare(map)
    if self.loading == 0 then
        self.declared[#self.declared + 1] = map
    end
end

function Named:is_loading()
    return self.loading > 0
end

local function find_declared(self, name)
    for index = #self.declared, 1, -1 do
        if self.declared[index].name == name then
            return self.declared[index]
        end
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
local function load_file(self, load, name)
    self.loading = self.loading + 1
    local is_loaded, value = pcall(load, name)
    self.loading = self.loading - 1
    if not is_loaded then
        error(value, 0)
    end
    return value
end

local function check_loaded(self, name, file, value)
    if core.kind(value) ~= self.kind then
        return nil, string.format("%s returns %s and no %s; it ends with `return law.%s { … }`",
            file, check.describe(value), self.words, self.kind), "unknown_map"
    elseif module_of(value.name) ~= module_of(name) then
        return nil, string.format("%s declares the %s %s, not %s", file, self.words,
            check.quote(value.name), check.quote(name)), "unknown_map"
    end
    return value
end

-- What can be found, as far as that is known: each name once.
local function known_names(self, known)
    local names = table.move(known, 1, #known, 1, {})
    for _, map in ipairs(self.declared) do
        if not lists.has(names, map.name) then
            names[#names + 1] = map.name
        end
    end
    return names
end

local function missing(self, name, folder, known)
    local names = known_names(self, known)
    local hint, listed = near.hint(name, names), {}
    for index, other in ipairs(names) do
        listed[index] = check.quote(other)
    end
    local file = module_of(name)
    return nil, string.format("no %s %s: no script declares it%s%s", self.words, check.quote(name),
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

-- A map by its name, or by that of its file; nil, message, code when there is none. `folder`: where
-- the game has maps, as `require` names it, "mighty_kingdoms.maps"; `known`: the names of those
-- that are there.
function Named:find_map(name, folder, known)
    local map = find_declared(self, name)
    if map then
        return map
    end
    for _, place in ipairs(places_of(name, folder)) do
        local value = load_file(self, place[1], place[2])
        if value ~= nil then
            return check_loaded(self, name, place[3] .. ".lua", value)
        end
    end
    return missing(self, name, folder, known or {})
end

local named_maps = {}

-- `kind`: what core.kind says of such a map; `words`: what messages call it. `declared` lists those
-- that a script has declared; a later one of the same name hides the earlier.
function named_maps.new(kind, words)
    return setmetatable({ kind = kind, words = words, declared = {}, loading = 0 }, Named)
end

return named_maps
