-- The files that `law check` looks at: paths, the scripts below folders, and those of games,
-- variants and bots by their names.
local find_bot = require "lawspeaker.cli.bots.finding"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local walk = require "lawspeaker.cli.walk"

local finding = {}

-- The files of a game, a variant or several, or of a bot, by their names; or nil and what is wrong.
local function named_files(name, values)
    local found, message = find_game.game(name, values)
    local bot = not found and find_bot.find(name, { game = values.game, values = values })
    if bot then
        return { { path = bot.file } }
    elseif not found then
        return nil, message
    end
    local named = {}
    for _, part in ipairs(found.variants or { found }) do
        named[#named + 1] = { path = find_game.file(part, values) }
    end
    return named
end

-- What a path stands for: itself, the scripts below it, or else a game's name.
local function files_of(path, values)
    if path == "-" then
        return { { path = path } }
    end
    local found = walk.files { path }
    if host.kind(path) or path:find "%.%w+$" then
        return found
    end
    local named, message = named_files(path, values)
    found[1].problem = message and ("%s; %s"):format(found[1].problem, message)
    return named or found
end

-- Files in the order of the paths; standard input is one of them.
function finding.files(paths, values)
    local all = {}
    for _, path in ipairs(paths) do
        local found = files_of(path, values)
        table.move(found, 1, #found, #all + 1, all)
    end
    local unique, seen = {}, {}
    for _, file in ipairs(all) do
        unique[#unique + 1] = not seen[file.path] and file or nil
        seen[file.path] = true
    end
    return unique
end

return finding
