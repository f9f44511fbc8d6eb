-- What a match is started with, as it stands on the command line.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"

local setting = {}

local function read_flag(words)
    if words == "true" or words == "yes" or words == "on" then
        return true
    elseif words == "false" or words == "no" or words == "off" then
        return false
    end
end

-- Digits as an integer; nil where there are none, or too many.
local function read_integer(digits)
    return digits and math.tointeger(tonumber(digits))
end

-- Words of the command line as the value of a rule or option; where they are none, as they are.
local function read_value(entry, words)
    local number = string.find(words, "^-?%d+$") and read_integer(words)
    if not entry or entry.kind == "text" then
        return words
    elseif entry.kind == "flag" then
        local flag = read_flag(words)
        return flag == nil and words or flag
    elseif entry.kind == "limit" and (words == "no_limit" or words == "none") then
        return core.no_limit
    elseif entry.kind == "fraction" then
        local numerator, denominator = string.match(words, "^(%d+)/(%d+)$")
        numerator, denominator = read_integer(numerator), read_integer(denominator)
        return numerator and denominator and { numerator, denominator } or words
    elseif entry.kind == "choice" then
        for _, choice in ipairs(entry.choices) do
            if tostring(choice) == words then
                return choice
            end
        end
        return words
    end
    return number or words
end

-- Pairs { name, words } as values by name.
local function read_values(list, given)
    local values = {}
    for _, pair in ipairs(given) do
        values[pair[1]] = read_value(list[pair[1]], pair[2])
    end
    return values
end

-- What `f` raises about something that the command line gives is a mistake of who typed it.
local function find_mistake(what, f, ...)
    local is_fine, raised = pcall(f, check.context(what), ...)
    return not is_fine and tostring(raised) or nil
end

-- The house rules and options that the command line gives for a match of a game, by name, from
-- pairs { name, words }; and what is wrong with them, or with its players.
function setting.read(details, given)
    local rules = read_values(details.rules, given.rules or {})
    local options = read_values(details.options, given.options or {})
    return rules, options, find_mistake("--players", declare.players, details, given.players)
        or find_mistake("--rule", declare.set_values, details, "rules", rules, {})
        or find_mistake("--option", declare.set_values, details, "options", options, {})
end

return setting
