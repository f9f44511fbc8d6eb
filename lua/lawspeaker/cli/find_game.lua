-- Games and variants as they are named on the command line: by a name that stands for a file on the
-- game path, or in or below the current folder; by a file; or by a game's folder. Every command
-- asks here. It looks for files and runs none.
--
-- Something found is { name } of a game or variant that the script's state finds by itself, or {
-- file }; with is_variant where it is known to be a variant, as in "johvets/fog". Where several are
-- played together, `variants` is a list of such: those that are played besides it, or, where it has
-- no name or file of its own, all.
local folders = require "lawspeaker.cli.folders"
local host = require "lawspeaker.host"
local near = require "lawspeaker.near"
local text = require "lawspeaker.cli.text"

local find_game = {}

local HINT <const> = "law help games"

-- Where a folder of the path may have games: in itself, and where the project keeps them.
local PLACES <const> = { "/", "/variants/" }

function find_game.is_name(words)
    return words:find "^[%a_][%w_%-]*$" ~= nil
end

function find_game.is_file(path)
    return host.kind(path) == "file"
end

local function is_game_folder(path)
    return find_game.is_file(path .. "/game.lua")
end

-- The folder of a file; nothing for one in the current folder.
function find_game.folder_of(file)
    return file:match "^(.*)/[^/]*$"
end

-- ---- Where games are ----

-- The path of "NAME/FILE.lua" on the game path.
local function on_path(values, name)
    for _, folder in ipairs(folders.path(values)) do
        for _, place in ipairs(PLACES) do
            local file = folder .. place .. name .. ".lua"
            if find_game.is_file(file) then
                return file
            end
        end
    end
end

-- The folders on the game path that bear the name of a game: there its variants are found by their
-- names, in this order.
function find_game.folders(game, values)
    local found = {}
    for _, folder in ipairs(folders.path(values)) do
        for _, place in ipairs(PLACES) do
            local path = folder .. place .. game
            found[#found + 1] = host.kind(path) == "folder" and path or nil
        end
    end
    return found
end

-- The current folder's own subfolders, hidden ones left out.
function find_game.subfolders()
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
    for _, folder in ipairs(find_game.subfolders()) do
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
        for _, subfolder in ipairs(find_game.subfolders()) do
            add_names(names, subfolder)
        end
    end
    if folder then
        add_names(names, folder, true)
    end
    return names
end

-- The names of all games, each once.
function find_game.games(values)
    local names, is_there = {}, {}
    for _, name in ipairs(list_names(values)) do
        names[#names + 1] = not is_there[name] and name or nil
        is_there[name] = true
    end
    return names
end

local function missing(kind, words, name, names)
    local file = words .. ".lua"
    local hint = find_game.is_file(file) and ("; did you mean %s?"):format(text.quote(file))
        or near.hint(name, names)
    return nil, ("no %s %s here or on the game path%s (%s)"):format(kind, text.quote(words), hint,
        HINT)
end

-- Completes each message of a script that there is no variant of some name: where variants lie is
-- not the script's business.
function find_game.complete(message, values)
    local pattern = '(no variant "([%w_%-]+)/([%w_%-]+)": there is no [^\n]-)( %(law help games%))'
    return (message:gsub(pattern,
        function(words, game, name, rest)
            local found = near.find(name, list_names(values, game))
            return found and ('%s; did you mean "%s/%s"?%s'):format(words, game, found, rest)
        end))
end

-- ---- Games ----

-- A game as a file, or as a folder; a variant is "FOLDER/NAME" as well.
local function find_file(words)
    local plain = words:gsub("/+$", "")
    local folder = find_game.folder_of(words)
    if words:find "%.lua$" then
        return { file = words }
    elseif host.kind(words) == "folder" and is_game_folder(plain) then
        return { file = plain .. "/game.lua" }
    elseif folder and find_game.is_file(words) then
        return { file = words }
    elseif folder and is_game_folder(folder) and find_game.is_file(words .. ".lua") then
        return { file = words .. ".lua", is_variant = not words:find "/game$" }
    end
end

-- "GAME" or "GAME/VARIANT": on the path, else here.
local function find_name(words, values)
    local game, variant = words:match "^([^/]*)/([^/]*)$"
    game = game or words
    if not find_game.is_name(game) or variant and not find_game.is_name(variant) then
        return nil
    elseif on_path(values, variant and words or words .. "/game") then
        return { name = words, is_variant = variant ~= nil }
    end
    local folder = local_folder(game)
    local file = folder and folder .. "/" .. (variant or "game") .. ".lua"
    return file and find_game.is_file(file) and { file = file, is_variant = variant ~= nil } or nil
end

-- Whether words with a "+" in them are the name of one file.
local function is_one_file(words)
    return find_game.is_file(words) or find_game.is_file(words .. ".lua")
end

-- "A+B" as a list of words. A name alone is one of the game that the first is of: "johvets/fog" and
-- "johvets/kin_only" of "johvets/fog+kin_only".
local function split(words)
    local prefix, list = words:match "^([^+]*/)" or "", {}
    for name in (words .. "+"):gmatch "(.-)%+" do
        list[#list + 1] = (name:find "/" or name:find "%.lua$") and name or prefix .. name
    end
    return list
end

-- "GAME/A+B", "GAME/A+FILE.lua": several variants together. Nil for other words, and for those of a
-- file that has such a name; nil and what is wrong.
local function find_several(words, values)
    if not words:find "[^+]%+[^+]" or is_one_file(words) then
        return nil
    end
    local found = { variants = {}, is_variant = true }
    for _, name in ipairs(split(words)) do
        if not name:find "/" and not name:find "%.lua$" then
            return nil
        end
        local part, message = find_game.game(name, values)
        if not part then
            return nil, message
        end
        table.insert(found.variants, part)
    end
    return found
end

-- What one word of the command line means: a game by its name, its folder or its file;
-- GAME/VARIANT, or a variant's file; GAME/A+B for several variants together. What is found, as
-- above; or nil and what is wrong. Whether a file returns a game or a variant turns out when it is
-- run.
function find_game.game(words, values)
    local found, problem = find_several(words, values)
    found = found or not problem and (find_game.is_name(words) and find_name(words, values)
        or find_file(words) or find_name(words, values))
    if found or problem then
        return found or nil, problem
    end
    local game, variant = words:match "^([^/]*)/([^/]*)$"
    local folder = game and local_folder(game)
    if game and find_game.is_name(game) and (folder or on_path(values, game .. "/game")) then
        return missing("variant", words, variant, list_names(values, game, folder))
    end
    return missing("game", game or words, game or words, list_names(values))
end

-- ---- Variants ----

-- The folder in which a game's file lies; nothing for one known by its name.
local function folder_of_game(found)
    local file = found and (found.file or found.variants and found.variants[1].file)
    return file and (find_game.folder_of(file) or ".")
end

-- The name of the game of something found, where that says it.
function find_game.owner(found)
    local name = found.name or found.variants and found.variants[1].name
    return name and name:match "^[^/]*"
end

-- As variants, for one.
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
    local file = beside and find_game.is_name(name) and beside .. "/" .. name .. ".lua"
    if file and find_game.is_file(file) then
        return { file = file, is_variant = true }
    end
    local of_owner = owner and find_game.is_name(name) and find_name(owner .. "/" .. name, values)
    if of_owner then
        return of_owner
    end
    local folder = beside or owner and find_game.is_name(owner) and local_folder(owner) or nil
    return missing("variant", words, name, list_names(values, owner or ".", folder))
end

-- Variants by a word of the command line: NAME, GAME/NAME or a file, or several with "+" between.
-- `found`: its game as find_game.game gives it (nil: not known); `owner`: that game's name, where
-- it is known. A list of what is found, as above; or nil and what is wrong.
function find_game.variants(words, found, owner, values)
    local several = {}
    for _, name in ipairs(is_one_file(words) and { words } or split(words)) do
        local one, message = find_game.variant(name, found, owner, values)
        if not one then
            return nil, message
        end
        several[#several + 1] = one
    end
    return several
end

-- The file of what was found; nothing for what is only several variants together.
function find_game.file(found, values)
    if not found.file and not found.name then
        return nil
    end
    return found.file or on_path(values, found.is_variant and found.name or found.name .. "/game")
end

-- The files of variants for a command that runs them beside a script, each given by its file, as
-- GAME/VARIANT or as GAME/A+B. Where there is none of the name, the name.
function find_game.variant_files(list, values)
    local files = {}
    for _, words in ipairs(list) do
        local found = not find_game.is_file(words)
            and (find_several(words, values) or find_name(words, values) or find_file(words))
        for _, part in ipairs(found and found.variants or { found or { file = words } }) do
            files[#files + 1] = find_game.file(part, values) or words
        end
    end
    return files
end

-- ---- What a script's state is asked ----

-- The games and variants that something found consists of; one that is named twice, by its name and
-- by its file, is there once.
local function parts_of(found, values)
    local parts, is_there = {}, {}
    local function add(part)
        local path = find_game.file(part, values)
        local content = path and (host.read(path) or path)
        if content and not is_there[content] then
            parts[#parts + 1], is_there[content] = part, true
        end
    end
    add(found)
    for _, part in ipairs(found.variants or {}) do
        add(part)
    end
    return parts
end

-- How things found are opened together in one script's state: the file to run, or nil; a list of
-- files to run behind it; and, for each thing, what `games.opened` finds it by there. No file is
-- run twice.
function find_game.asked(things, values)
    local files, refs_of, lists = {}, {}, {}
    for index, found in ipairs(things) do
        lists[index] = {}
        for _, part in ipairs(parts_of(found, values)) do
            local path = find_game.file(part, values)
            local ref = refs_of[path]
            if not ref and part.file then
                files[#files + 1] = path
                ref = { index = #files, file = path }
            elseif not ref then
                ref = { name = part.name }
            end
            refs_of[path] = ref
            table.insert(lists[index], ref)
        end
    end
    return files[1], table.move(files, 2, #files, 1, {}), lists
end

return find_game
