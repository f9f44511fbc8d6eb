-- Games and their variants by name, and as the command line has found them. A game is the file
-- game.lua of a folder that bears its name, and `require` finds it: beside the script, or on the
-- path that maps are found on. A stock Lua searches the same folders by a searcher that is set
-- here.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local maps = require "lawspeaker.maps"
local variants = require "lawspeaker.variant"

local games = {}

-- The script's own `require`, which runs a file under the script's limits and knows its folder.
local script_require = rawget(_G, "script_require")

-- A file that is not there is a finding for people; what is wrong inside one is raised as it is.
local function load(name)
    local is_loaded, value = pcall(script_require, name)
    if is_loaded then
        return value
    end
    local missing = type(value) == "string"
        and (string.find(value, 'no module "' .. name .. '"', 1, true)
            or string.find(value, "module '" .. name .. "' not found", 1, true))
    if not missing then
        error(value, 0)
    end
    return nil, true
end

games.load = load

local NAME_SIZE_MAX <const> = 50 -- so that the names of its files fit into what can be required

local function is_name(name)
    return #name <= NAME_SIZE_MAX and string.find(name, "^[%a_][%w_%-]*$") ~= nil
end

-- A game by its name; nil, message when there is none.
function games.find(name)
    if not is_name(name) then
        return nil, string.format("%s is not the name of a game, which is made of letters, digits,"
            .. " \"_\" and \"-\"", check.quote(name))
    end
    local game, is_missing = load(name .. ".game")
    if is_missing then
        return nil, string.format("no game %s: there is no %s/game.lua beside the script or on the "
            .. "path (law help games)", check.quote(name), name)
    elseif core.kind(game) ~= "game" then
        return nil, string.format("the file of game %s returns %s and no game; it ends with "
            .. "`return law.game { … }`", check.quote(name), check.describe(game))
    elseif game.name ~= name then
        return nil, string.format("the file of game %s declares the game %s", check.quote(name),
            check.quote(game.name))
    end
    return game
end

-- A variant by the name of its game and its own, as in "johvets/fog": nil, message when there is
-- none.
function games.find_variant(name)
    local game, file = string.match(name, "^([^/]*)/(.*)$")
    if not game or not is_name(game) or not is_name(file) then
        local own = string.match(name, "^(.*)%.lua$") -- a file beside the script
        local beside = own and not string.find(own, "/", 1, true)
            and string.format(", and a file beside this one require %s", check.quote(own)) or ""
        return nil, string.format("%s names no variant; that is written GAME/VARIANT%s",
            check.quote(name), beside)
    end
    local found, is_missing = load(game .. "." .. file)
    if is_missing then
        return nil, string.format("no variant %s: there is no %s.lua beside the script or on the "
            .. "path (law help games)", check.quote(name), name)
    elseif core.kind(found) ~= "variant" then
        return nil, string.format("the file of variant %s returns %s and no variant; it ends with "
            .. "`return law.variant { … }`", check.quote(name), check.describe(found))
    end
    return found
end

-- The variant that a save of a game names, which may be several.
function games.find_saved_variant(game, name)
    local parts = {}
    for words in string.gmatch(name .. variants.AND, "(.-) %+ ") do
        local file = string.find(words, "/", 1, true) and words
            or game .. "/" .. string.gsub(words, " ", "_")
        local found, message = games.find_variant(file)
        if not found then
            return nil, message
        end
        parts[#parts + 1] = found
    end
    local is_made, made = pcall(variants.compose, check.context "variant", parts)
    if not is_made then
        return nil, made
    end
    return made
end

-- ---- What the command line has found ----

local function expect(kind, value, file)
    error(string.format("%sit returns %s%s; it must end with `return law.%s { … }`%s",
        file and file .. ": " or "", check.describe(value),
        value ~= nil and " and no " .. kind or "", kind,
        kind == "game" and ", a variant with `return law.variant { … }`" or ""), 0)
end

local function required(name)
    local is_variant = string.find(name, "/", 1, true)
    local found, message = (is_variant and games.find_variant or games.find)(name)
    if found == nil then
        error(message, 0)
    end
    return found
end

-- The game and the variant, or nil, that are meant by what find_game.asked made of words of the
-- command line: `refs`, of which each is { name = … }, or { index = … } of a value that a file
-- returned, and the `file`. The first is a game or a variant, all others are variants. Raises where
-- that is not so.
function games.opened(refs, values)
    local game, parts = nil, {}
    for index, ref in ipairs(refs) do
        local value = ref.name and required(ref.name) or values[ref.index]
        local kind = core.kind(value)
        if index == 1 and kind == "game" then
            game = value
        elseif kind == "variant" then
            parts[#parts + 1] = value
        else
            expect(index == 1 and "game" or "variant", value, index > 1 and ref.file or nil)
        end
    end
    local variant
    if #parts > 0 then
        variant = variants.compose(check.context "played together", parts)
    end
    return game or required(variants.changes(variant).game), variant
end

-- ---- A stock Lua ----

-- As in a sandbox: "rocknroll.units" is rocknroll/units.lua in a folder of the path, or in its
-- variants.
local function search(name)
    local file_name = string.find(name, "^[%w_%-]+%.[%w_%-%.]*$")
        and not string.find(name, "..", 1, true) and string.gsub(name, "%.", "/") .. ".lua"
    for _, folder in ipairs(file_name and maps.folders() or {}) do
        for _, place in ipairs { "", "variants/" } do
            local path = folder .. place .. file_name
            local file = io.open(path, "rb")
            if file then
                file:close()
                return assert(loadfile(path, "t")), path
            end
        end
    end
    return string.format("no file of a game %q", name)
end

if not core.is_sandboxed and rawget(_G, "package") and rawget(_G, "io") then
    local searchers = package.searchers
    searchers[#searchers + 1] = search
end

return games
