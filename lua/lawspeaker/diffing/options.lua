-- Options of a match by chance, for random games: other ones make a game shorter or denser.
local core = require "lawspeaker.core"

local options = {}

local CHANGED_ONE_IN <const> = 3 -- options
local MORE_MOST <const> = 4 -- than a number is without it

local function draw_value(option, chance)
    if option.choices then
        return chance:pick(option.choices)
    elseif type(option.default) == "boolean" then
        return not option.default
    elseif math.type(option.default) == "integer" then
        local least = option.least or 0
        local most = math.min(option.most or math.maxinteger, option.default + MORE_MOST)
        return least + chance:integer(math.max(most - least, 0) + 1) - 1
    end
end

-- Values by name; nil where all stay as they are. Texts always do.
function options.draw(object, chance)
    local values
    for _, option in ipairs(core.game_details(object).options) do
        local value
        if chance:integer(CHANGED_ONE_IN) == 1 then
            value = draw_value(option, chance)
        end
        if value ~= nil and value ~= option.default then
            values = values or {}
            values[option.name] = value
        end
    end
    return values
end

-- In words: "radius 3, talk false".
function options.words(values)
    local words = {}
    for _, name in ipairs((core.keys(values or {}))) do
        words[#words + 1] = name .. " " .. tostring(values[name])
    end
    return table.concat(words, ", ")
end

return options
