-- The game and the variants of a save: by the names that it has for them, and by what it says of
-- its sources. It looks for files and runs none.
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local find_saved = {}

local HINT <const> = "law help games"

-- ---- By name ----

-- The game of a save, which calls it by its name, and is no word of whoever gives the command: a
-- file's name is none.
function find_saved.game(name, values)
    if find_game.is_name(name) then
        return find_game.game(name, values)
    end
    return nil, ("%s is no game's name (%s)"):format(text.quote(name), HINT)
end

-- The variant of a save, by its name alone, as with the game.
function find_saved.variant(name, found, owner, values)
    if name:find "/" or name:find "%.lua$" then
        return nil, ("%s is no variant's name (%s)"):format(text.quote(name), HINT)
    end
    return find_game.variant(name, found, owner, values)
end

-- ---- By the sources ----

local function is_source(source, path)
    local content = find_game.is_file(path) and host.read(path)
    return content and host.hash(content) == source.hash and content
end

-- Whether a script seems to declare such a thing under this name.
local function declares(content, kind, name)
    return content:find("%." .. kind .. "%f[^%w_]") ~= nil
        and (content:find('"' .. name .. '"', 1, true)
            or content:find("'" .. name .. "'", 1, true)) ~= nil
end

-- Where a save's files are looked for: in the current folder and its subfolders, beside the save,
-- and in the game's folder.
local function places_of(saved, found, values)
    local places = { ".", find_game.folder_of(saved.path) or "." }
    local own = find_game.subfolders()
    table.move(own, 1, #own, #places + 1, places)
    local file = found and find_game.file(found, values)
    places[#places + 1] = file and (find_game.folder_of(file) or ".")
    return places
end

-- The file of a game or variant that a save has among its sources and that is still the same. Where
-- there is none: nil, and the names of those sources that are not found so. `found`: the game.
function find_saved.source(kind, name, saved, found, values)
    local places, lost = places_of(saved, found, values), {}
    for _, source in ipairs(saved.sources) do
        local is_there = false
        for _, place in ipairs(places) do
            local path = place == "." and source.name or place .. "/" .. source.name
            local content = is_source(source, path)
            if content and declares(content, kind, name) then
                return path
            end
            is_there = is_there or content
        end
        lost[#lost + 1] = not is_there and source.name or nil
    end
    return nil, lost
end

-- Whether a file that was found is one of a save's sources.
function find_saved.is_source(found, saved, values)
    local path = find_game.file(found, values)
    for _, source in ipairs(saved.sources) do
        if path and is_source(source, path) then
            return true
        end
    end
    return false
end

return find_saved
