-- Values that hold rows, from the terms of a match into those of one who looks: rows of a view, or
-- plain data with rows as that viewer calls them. The way back is accepting.lua's.
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"

local terms = {}

-- The same value with each row changed by `change`; tables are copied.
local function with_rows(value, change)
    if type(value) == "table" then
        local copy, length = {}, #value
        for index = 1, length do
            copy[index] = with_rows(value[index], change)
        end
        for _, key in ipairs(length == 0 and core.keys(value) or {}) do
            copy[key] = with_rows(value[key], change)
        end
        return copy
    elseif objects.is_row(value) then
        return change(value)
    end
    return value
end

-- What changes rows of a match's root into those of a player's view; `open()`: that view, which is
-- asked for when the first row is met.
function terms.of_view(match, player, open)
    local known = {}
    return function(row)
        local own = known[row]
        if not own then
            local alias = objects.alias_text(match.root, player, row)
            own = alias and core.root_row(open(), alias)
            if not own then
                error(string.format("%s does not see %s", player, objects.row_text(row)), 0)
            end
            known[row] = own
        end
        return own
    end
end

terms.with_rows = with_rows

-- A value as plain data, as its player would give it.
function terms.plain(match, player, value)
    return with_rows(value, function(row)
        return { row = objects.alias_text(match.root, player, row) or objects.row_text(row) }
    end)
end

return terms
