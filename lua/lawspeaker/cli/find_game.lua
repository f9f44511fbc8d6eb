-- Games and variants as they are named on the command line: by a name that stands for a file on the
-- game path, or in or below the current folder; by a file; or by a game's folder. Every command
-- asks here. It looks for files and runs none.
local folders = require "lawspeaker.cli.folders"
local host = require "lawspeaker.host"
local near = require "lawspeaker.near"
local text = require "lawspeaker.cli.text"

local find_game = {}

local HINT <const> = "law help games"

-- Where a folder of the path may have games: in itself, and where the project keeps them.
local PLACES <const> = { "/", "/variants/" }

local function is_name(words)
    return words:find "^[%a_][%w_%-]*$" ~= nil
end

local function is_file(path)
    return host.kind(path) == "file"
end

local function is_game_folder(path)
    return is_file(path .. "/game.lua")
end

-- The folder of a file; nothing for one in the current folder.
local function folder_of(file)
    return file:match "^(.*)/[^/]*$"
end

-- ---- Where games are ----

-- The path of "NAME/FILE.lua" on the game path.
local function on_path(values, name)
    for _, folder in ipairs(folders.path(values)) do
        for _, place in ipairs(PLACES) do
            local file = folder .. place .. name .. ".lua"
            if is_file(file) then
                return file
            end
        end
    end
end

-- The current folder's own subfolders, hidden ones left out.
local function subfolders()
    local found = {}
    for _, entry in ipairs(host.list "." or {}) do
        if entry[2] ~= "file" and entry[1]:sub(1, 1) ~= "." and host.kind(entry[1]) == "folder" then
            found[#found + 1] = entry[1]
        end
    end
    return found
end

-- A game's folder in the current one, or in a subfolder of that.
local function local_folder(game)
    if is_game_folder(game) then
        return game
    end
    for _, folder in ipairs(subfolders()) do
        if is_game_folder(folder .. "/" .. game) then
            return folder .. "/" .. game
        end
    end
end

-- ---- What is offered where a name is none ----

-- Adds the names of the games in a folder, or those of a game's other files, which are variants or
-- belong to it.
local function add_names(names, folder, is_game)
    for _, entry in ipairs(host.list(folder) or {}) do
        local name, kind = entry[1], entry[2]
        local file = name:match "^(.*)%.lua$"
        if is_game and file and file ~= "game" then
            names[#names + 1] = file
        elseif not is_game and kind ~= "file" and is_game_folder(folder .. "/" .. name) then
            names[#names + 1] = name
        end
    end
end

-- The names of all games, or of the other files of `game`; `folder` is one more that it has.
local function list_names(values, game, folder)
    local names = {}
    for _, root in ipairs(folders.path(values)) do
        for _, place in ipairs(PLACES) do
            add_names(names, root .. place .. (game or ""), game)
        end
    end
    if not game then
        add_names(names, ".")
        for _, subfolder in ipairs(subfolders()) do
            add_names(names, subfolder)
        end
    end
    if folder then
        add_names(names, folder, true)
    end
    return names
end

local function missing(kind, words, name, names)
    return nil, ("no %s %s here or on the game path%s (%s)"):format(kind, text.quote(words),
        near.hint(name, names), HINT)
end

-- ---- Games ----

-- A game as a file, or as a folder; a variant is "FOLDER/NAME" as well.
local function find_file(words)
    local plain = words:gsub("/+$", "")
    local folder = folder_of(words)
    if words:find "%.lua$" then
        return { file = words }
    elseif host.kind(words) == "folder" and is_game_folder(plain) then
        return { file = plain .. "/game.lua" }
    elseif folder and is_file(words) then
        return { file = words }
    elseif folder and is_game_folder(folder) and is_file(words .. ".lua") then
        return { file = words .. ".lua", is_variant = not words:find "/game$" }
    end
end

-- "GAME" or "GAME/VARIANT": on the path, else here.
local function find_name(words, values)
    local game, variant = words:match "^([^/]*)/([^/]*)$"
    game = game or words
    if not is_name(game) or variant and not is_name(variant) then
        return nil
    elseif on_path(values, variant and words or words .. "/game") then
        return { name = words, is_variant = variant ~= nil }
    end
    local folder = local_folder(game)
    local file = folder and folder .. "/" .. (variant or "game") .. ".lua"
    return file and is_file(file) and { file = file, is_variant = variant ~= nil } or nil
end

-- The game of a save, which calls it by its name, and is no word of whoever gives the command: a
-- file's name is none.
function find_game.saved_game(name, values)
    if is_name(name) then
        return find_game.game(name, values)
    end
    return nil, ("%s is no game's name (%s)"):format(text.quote(name), HINT)
end

-- What a game is called on the command line: { file } or { name }, with is_variant where it is the
-- name of one, as in "johvets/fog"; or nil and what is wrong.
function find_game.game(words, values)
    local found = is_name(words) and find_name(words, values) or find_file(words)
        or find_name(words, values)
    if found then
        return found
    end
    local game, variant = words:match "^([^/]*)/([^/]*)$"
    local folder = game and local_folder(game)
    if game and is_name(game) and (folder or on_path(values, game .. "/game")) then
        return missing("variant", words, variant, list_names(values, game, folder))
    end
    return missing("game", game or words, game or words, list_names(values))
end

-- ---- Variants ----

-- The folder in which a game's file lies; nothing for one known by its name.
local function folder_of_game(found)
    return found and found.file and (folder_of(found.file) or ".")
end

-- A variant by its name. `found`: its game as find_game.game gives it (nil: not known); `owner`:
-- that game's name, where it is known. { file } or { name = "GAME/NAME", is_variant }; or nil and
-- what is wrong.
function find_game.variant(words, found, owner, values)
    if words:find "/" then
        local is_found = find_name(words, values) or find_file(words)
        if is_found then
            return is_found
        end
        local game, name = words:match "^(.*)/([^/]*)$"
        return missing("variant", words, name, list_names(values, game, game))
    elseif words:find "%.lua$" then
        return { file = words }
    end
    local name, beside = words:gsub(" ", "_"), folder_of_game(found)
    local file = beside and is_name(name) and beside .. "/" .. name .. ".lua"
    if file and is_file(file) then
        return { file = file, is_variant = true }
    end
    local of_owner = owner and is_name(name) and find_name(owner .. "/" .. name, values)
    if of_owner then
        return of_owner
    end
    local folder = beside or owner and is_name(owner) and local_folder(owner) or nil
    return missing("variant", words, name, list_names(values, owner or ".", folder))
end

-- The variant of a save, by its name alone, as with the game.
function find_game.saved_variant(name, found, owner, values)
    if name:find "/" or name:find "%.lua$" then
        return nil, ("%s is no variant's name (%s)"):format(text.quote(name), HINT)
    end
    return find_game.variant(name, found, owner, values)
end

-- The file of what was found.
function find_game.file(found, values)
    return found.file or on_path(values, found.is_variant and found.name or found.name .. "/game")
end

-- The file of a variant for a command that runs one beside a script; where there is none of the
-- name, the name.
function find_game.variant_file(words, values)
    if words:find "%.lua$" or is_file(words) then
        return words
    end
    local found = find_name(words, values) or find_file(words)
    return found and find_game.file(found, values) or words
end

-- ---- By the sources of a save ----

local function is_source(source, path)
    local content = is_file(path) and host.read(path)
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
    local places = { ".", folder_of(saved.path) or "." }
    local own = subfolders()
    table.move(own, 1, #own, #places + 1, places)
    local file = found and find_game.file(found, values)
    places[#places + 1] = file and (folder_of(file) or ".")
    return places
end

-- The file of a game or variant that a save has among its sources and that is still the same. Where
-- there is none: nil, and the names of those sources that are not found so. `found`: the game.
function find_game.source(kind, name, saved, found, values)
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
function find_game.is_source(found, saved, values)
    local path = find_game.file(found, values)
    for _, source in ipairs(saved.sources) do
        if path and is_source(source, path) then
            return true
        end
    end
    return false
end

return find_game
