-- Bots as they are named on the command line: by a name that stands for a file in the folder `bots`
-- of their game, or of the folder where games are; or by a file. It looks for files and runs none.
local find_game = require "lawspeaker.cli.find_game"
local folders = require "lawspeaker.cli.folders"
local host = require "lawspeaker.host"
local near = require "lawspeaker.near"
local text = require "lawspeaker.cli.text"

local finding = {}

-- Where a folder of the path may have bots that play any game: as find_game has its games.
local PLACES <const> = { "/bots", "/variants/bots" }

-- The folders that may hold bots, in the order in which they are looked through. `given`: game (its
-- name, where that is known), folder (in which its file lies, where that is known), and values (the
-- options, for the path).
function finding.folders(given)
    local found = {}
    if given.folder then
        found[1] = given.folder .. "/bots"
    end
    for _, folder in ipairs(given.game and find_game.folders(given.game, given.values) or {}) do
        found[#found + 1] = folder .. "/bots"
    end
    for _, root in ipairs(folders.path(given.values)) do
        for _, place in ipairs(PLACES) do
            found[#found + 1] = root .. place
        end
    end
    return found
end

-- The names of all bots that can be had by their names, each once, in byte order.
function finding.names(given)
    local names, is_there = {}, {}
    for _, folder in ipairs(finding.folders(given)) do
        for _, entry in ipairs(host.list(folder) or {}) do
            local name = entry[1]:match "^(.*)%.lua$"
            if name and find_game.is_name(name) and not is_there[name] then
                names[#names + 1], is_there[name] = name, true
            end
        end
    end
    table.sort(names)
    return names
end

local function find_name(words, given)
    for _, folder in ipairs(finding.folders(given)) do
        local file = folder .. "/" .. words .. ".lua"
        if find_game.is_file(file) then
            return file
        end
    end
end

local function unknown(words, given)
    local names = finding.names(given)
    local hint = near.hint(words, names)
    if find_game.is_file(words .. ".lua") then
        hint = ("; did you mean %s?"):format(text.quote(words .. ".lua"))
    elseif hint == "" and #names > 0 then
        hint = "; there are " .. text.list(names)
    end
    return ("no bot %s%s (law help bots)"):format(text.quote(words), hint)
end

-- A bot by a word of the command line: { words, file }; or nil and what is wrong.
function finding.find(words, given)
    if words:find "%.lua$" or words:find "/" then
        local kind, reason = host.kind(words)
        if kind ~= "file" then
            return nil, ("cannot read the bot %s: %s"):format(text.quote(words),
                reason or kind == "folder" and "it is a folder" or "it is not a regular file")
        end
        return { words = words, file = words }
    end
    local file = find_game.is_name(words) and find_name(words, given)
    if not file then
        return nil, unknown(words, given)
    end
    return { words = words, file = file }
end

-- What `given` is for a game that find_game has found.
function finding.about(found, values, name)
    local file = found.file or found.variants and found.variants[1] and found.variants[1].file
    return { game = name or find_game.owner(found), values = values,
        folder = file and (find_game.folder_of(file) or ".") or nil }
end

-- All bots of a line; or nil and what is wrong with the first that is wrong.
function finding.all(list, given)
    local bots = {}
    for index, words in ipairs(list) do
        local bot, message = finding.find(words, given)
        if not bot then
            return nil, message
        end
        bots[index] = bot
    end
    return bots
end

return finding
