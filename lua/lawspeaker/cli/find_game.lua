-- Games and variants as they are named on the command line: by a name that stands for a file on the
-- game path, or by a file or a game's folder. It looks for files and runs none.
local host = require "lawspeaker.host"
local near = require "lawspeaker.near"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local find_game = {}

local HINT <const> = "law help games"

-- Where a folder of the path may have games: in itself, and where the project keeps them.
local PLACES <const> = { "/", "/variants/" }

-- Whether "NAME/FILE.lua" is on the path.
local function is_on_path(folders, name)
    for _, folder in ipairs(folders) do
        for _, place in ipairs(PLACES) do
            if host.kind(folder .. place .. name .. ".lua") == "file" then
                return true
            end
        end
    end
    return false
end

-- The names of all games on the path, and with `game` those of its other files, which are variants
-- or belong to it.
function find_game.names(folders, game)
    local names, seen = {}, {}
    local function add(name)
        if not seen[name] then
            seen[name] = true
            names[#names + 1] = name
        end
    end
    for _, folder in ipairs(folders) do
        for _, place in ipairs(PLACES) do
            for _, entry in ipairs(host.list(folder .. place .. (game or "")) or {}) do
                local name, kind = entry[1], entry[2]
                local file = name:match "^(.*)%.lua$"
                if game and file and file ~= "game" then
                    add(file)
                elseif not game and kind ~= "file"
                    and host.kind(folder .. place .. name .. "/game.lua") == "file" then
                    add(name)
                end
            end
        end
    end
    return names
end

local function is_name(words)
    return words:find "^[%a_][%w_%-]*$" ~= nil
end

local function missing(kind, words, name, names)
    return nil, ("no %s %s on the game path%s (%s)"):format(kind, text.quote(words),
        near.hint(name, names), HINT)
end

local function find_file(words)
    if words:find "%.lua$" then
        return { file = words }
    elseif host.kind(words) == "folder" and host.kind(words .. "/game.lua") == "file" then
        return { file = (words:gsub("/+$", "")) .. "/game.lua" }
    elseif words:find "/" and host.kind(words) == "file" then
        return { file = words }
    end
end

-- What a game is called on the command line: { file } or { name }, where the name may be that of a
-- variant, as in "johvets/fog"; or nil and what is wrong.
function find_game.game(words, values)
    local folders = script.map_folders(values)
    local game, variant = words:match "^([^/]*)/([^/]*)$"
    if is_name(words) and is_on_path(folders, words .. "/game") then
        return { name = words }
    end
    local found = find_file(words)
    if found then
        return found
    elseif game and is_name(game) and is_name(variant) then
        if is_on_path(folders, words) then
            return { name = words }
        elseif is_on_path(folders, game .. "/game") then
            return missing("variant", words, variant, find_game.names(folders, game))
        end
        return missing("game", game, game, find_game.names(folders))
    end
    return missing("game", words, words, find_game.names(folders))
end

-- A variant of a game of this name (nil: not known by name): { file } or { name = "GAME/NAME" }; or
-- nil and what is wrong.
function find_game.variant(words, game, values)
    local folders = script.map_folders(values)
    local owner, name = words:match "^([^/]*)/([^/]*)$"
    if words:find "%.lua$" then
        return { file = words }
    elseif not owner then
        owner, name = game, (words:gsub(" ", "_"))
    end
    if owner and is_name(owner) and is_name(name) and is_on_path(folders, owner .. "/" .. name) then
        return { name = owner .. "/" .. name }
    elseif host.kind(words) == "file" then
        return { file = words }
    end
    return missing("variant", words, name, owner and find_game.names(folders, owner) or {})
end

return find_game
