-- The name that somebody may have meant. It knows nothing but strings.
local near = {}

local CANDIDATES_MAX <const> = 2000 -- past that a suggestion costs more than it is worth

-- Edits (insert, delete, replace, swap of neighbours) that lead from one string to another.
local function distance(a, b)
    local before, last, row = {}, {}, {}
    for column = 0, #b do
        last[column] = column
    end
    for line = 1, #a do
        row[0] = line
        for column = 1, #b do
            local cost = string.byte(a, line) == string.byte(b, column) and 0 or 1
            local best = math.min(last[column] + 1, row[column - 1] + 1, last[column - 1] + cost)
            if line > 1 and column > 1 and string.byte(a, line) == string.byte(b, column - 1)
                and string.byte(a, line - 1) == string.byte(b, column) then
                best = math.min(best, before[column - 2] + 1)
            end
            row[column] = best
        end
        before, last, row = last, row, before
    end
    return last[#b]
end

-- The first of the nearest names, or nil when none is near: at most a third of it may be wrong, and
-- something of it must be right. Of two that are as near, one that goes on where it ends.
function near.find(name, names)
    if type(name) ~= "string" or #name > 63 then
        return nil
    end
    local best, best_distance
    for index = 1, math.min(#names, CANDIDATES_MAX) do
        local candidate = names[index]
        local most = math.max(1, math.max(#name, #candidate) // 3)
        most = math.min(most, #name - 1, #candidate - 1)
        if math.abs(#candidate - #name) <= most then
            local found = string.lower(name) == string.lower(candidate) and 0
                or distance(name, candidate)
            local goes_on = string.sub(candidate, 1, #name) == name
            local far = 2 * found - (goes_on and 1 or 0)
            if found <= most and (not best or far < best_distance) then
                best, best_distance = candidate, far
            end
        end
    end
    return best
end

-- `; did you mean "…"?`, or nothing.
function near.hint(name, names)
    local found = near.find(name, names)
    return found and string.format('; did you mean "%s"?', found) or ""
end

local LISTED_MAX <const> = 12

-- `; did you mean "…"?`, or all names where there are few and none is near; where there are many,
-- what `law rules` lists them by, if that is given, or nothing.
function near.known(name, names, listed_by)
    local hint = near.hint(name, names)
    if hint ~= "" or #names == 0 then
        return hint
    elseif #names > LISTED_MAX then
        return listed_by and string.format("; law rules GAME %s lists them", listed_by) or ""
    end
    return '; there is "' .. table.concat(names, '", "') .. '"'
end

return near
