-- The scenarios whose situations a tournament's matches begin with, found in files and folders.
local host = require "lawspeaker.host"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"
local walk = require "lawspeaker.cli.walk"

local openings = {}

-- Why a scenario is no opening of this game; nothing where it is one.
local function find_problem(told, values, players)
    if told.problem then
        return told.problem
    elseif told.variant and #(values.variant or {}) == 0 then
        return ("it is played under the variant %s, which --variant has to name"):format(
            text.quote(told.variant))
    elseif players and told.players ~= players then
        return ("it has %s, the matches have %d"):format(text.count(told.players, "player"),
            players)
    end
end

-- Adds the scenarios of one file; or nil, what is wrong, and the outcome.
local function add_file(list, path, values)
    local own = setmetatable({ variant = {} }, { __index = values })
    local outcome = script.ask(path, own, "lawspeaker.game.opening", {})
    if outcome.status ~= "ok" then
        return nil, outcome.message, outcome
    end
    for number, told in ipairs(outcome.answer) do
        local problem = find_problem(told, values,
            values.players or list[1] and list[1].players)
        if problem then
            return nil, ("%s: scenario %s cannot be an opening: %s"):format(path,
                text.quote(told.name), problem)
        end
        list[#list + 1] = { file = path, number = number, name = told.name, game = told.game,
            players = told.players, hash = host.hash(host.read(path) or "") }
    end
    return true
end

-- All scenarios of paths: a list of { file, number, name, game, players, hash }; or nil, what is
-- wrong, and an outcome where a script failed.
function openings.find(paths, values)
    local list = {}
    for _, file in ipairs(walk.files(paths)) do
        if file.problem then
            return nil, file.problem
        end
        local is_added, message, outcome = add_file(list, file.path, values)
        if not is_added then
            return nil, message, outcome
        end
    end
    if #list == 0 then
        return nil, "there is no scenario in " .. text.list(paths)
    end
    return list
end

return openings
