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

-- The field `name` of each entry, in their order.
function lists.names(list)
    local names = {}
    for index, entry in ipairs(list) do
        names[index] = entry.name
    end
    return names
end

return lists
