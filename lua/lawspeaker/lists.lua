-- Lists of plain values, and of entries that have a name.
local lists = {}

function lists.has(list, value)
    for _, one in ipairs(list) do
        if one == value then
            return true
        end
    end
    return false
end

-- Each value once, where it stands first.
function lists.once(list)
    local found, is_there = {}, {}
    for _, one in ipairs(list) do
        if not is_there[one] then
            found[#found + 1], is_there[one] = one, true
        end
    end
    return found
end

-- A field of each entry, in their order.
function lists.field(list, name)
    local values = {}
    for index, entry in ipairs(list) do
        values[index] = entry[name]
    end
    return values
end

-- The field `name` of each.
function lists.names(list)
    return lists.field(list, "name")
end

return lists
