-- The orders that a unit may be given, as texts: what goes somewhere or carries something; a
-- reinforcement is only of what another unit of the plan does.
local orders = {}

-- Where an order leads: `to`, a region, for a Move or Link; else it stays.
local function add(list, text, to)
    list[#list + 1] = { text = text, to = to }
end

local function add_moves(list, seen, at)
    local books, ids = seen.books_in[at] or {}, seen.ground.regions
    for _, to in ipairs(seen.ground.neighbours[at]) do
        add(list, "move " .. ids[to], to)
        for _, book in ipairs(books) do
            add(list, "move " .. ids[to] .. " carry " .. book.symbol, to)
        end
    end
end

local function add_links(list, seen, at)
    local books = seen.books_in[at] or {}
    for _, book in ipairs(books) do
        if book.to then
            add(list, "link " .. book.symbol, book.to)
            for _, other in ipairs(books) do
                if other ~= book then
                    add(list, "link " .. book.symbol .. " carry " .. other.symbol, book.to)
                end
            end
        end
    end
end

-- All that a unit may do by itself, Stay first.
function orders.of(seen, unit)
    local list = { { text = "stay" } }
    add_moves(list, seen, unit.at)
    add_links(list, seen, unit.at)
    return list
end

-- The reinforcement of what a unit has been ordered; nil where this one cannot.
function orders.reinforcing(seen, unit, other, order)
    local is_adjacent = seen.ground.is_adjacent[unit.at]
    if order.to then
        local kind = string.match(order.text, "^%l+")
        return is_adjacent[order.to] and { text = "reinforce " .. other.id .. " " .. kind .. " "
            .. seen.ground.regions[order.to], of = other.id } or nil
    end
    return is_adjacent[other.at] and { text = "reinforce " .. other.id .. " stay", of = other.id }
        or nil
end

return orders
