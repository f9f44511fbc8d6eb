-- The board as text, Age by Age.
local show = {}

local WIDTH <const> = 78

local function by_symbol(a, b)
    return a.symbol < b.symbol
end

-- Books: those of printed link points in the map's order, then the others by name, which tells
-- nothing of when they were written.
local function books_in_order(position)
    local list, number = {}, {}
    for index, point in ipairs(position.map:link_points()) do
        number[point.symbol] = index
    end
    for _, book in ipairs(position:books()) do
        list[#list + 1] = book
    end
    table.sort(list, function(a, b)
        local first, second = number[a.symbol], number[b.symbol]
        if first and second then
            return first < second
        end
        return first ~= nil or not second and a.symbol < b.symbol
    end)
    return list
end

-- By region: what there is to say of it, units first.
function show.contents(position)
    local lists, placed = {}, position:link_points()
    table.sort(placed, by_symbol)
    local function add(region, text)
        lists[region] = lists[region] or {}
        table.insert(lists[region], text)
    end
    for _, unit in ipairs(position:units()) do
        add(unit.at, unit.id .. "/" .. unit.owner)
    end
    for _, points in ipairs { position.map:link_points(), placed } do
        for _, point in ipairs(points) do
            local player = position:controller(point.symbol)
            add(point.at, "*" .. point.symbol .. (player and "=" .. player or ""))
        end
    end
    for _, book in ipairs(books_in_order(position)) do
        add(book.at, "{" .. book.symbol .. "}")
    end
    return lists
end

-- Regions one after the other, in lines that begin below the first.
local function add_wrapped(lines, head, items)
    local line = head
    for index, item in ipairs(items) do
        local text = item .. (index < #items and "," or "")
        if #line + 1 + #text > WIDTH and line ~= head then
            lines[#lines + 1] = line
            line = string.rep(" ", #head)
        end
        line = line .. " " .. text
    end
    lines[#lines + 1] = line
end

function show.set_of(list)
    local set = {}
    for _, item in ipairs(list) do
        set[item] = true
    end
    return set
end

-- The regions that the viewer sees, or nil where there is no fog.
local function seen_by(view)
    if not view.rules.fog then
        return nil
    end
    return view.player and show.set_of(view.position:seen(view.player)) or {}
end

-- What is kept of supply actions, as far as it is seen.
local function add_savings(lines, view)
    local items = {}
    for _, player in ipairs(view.rules.trade and view.players or {}) do
        local row = view.purse[player]:top()
        if row and row.actions and row.actions > 0 then
            items[#items + 1] = player .. " " .. row.actions
        end
    end
    if #items > 0 then
        add_wrapped(lines, "supply actions kept:", items)
    end
end

function show.board(view)
    local position, seen = view.position, seen_by(view)
    local lists = show.contents(position)
    local lines = { string.format("Turn %d: %s", position.turn, table.concat(view.players, ", ")) }
    for _, age in ipairs(position.map:ages()) do
        local items = {}
        for index, region in ipairs(age.regions) do
            local mark = seen and not seen[region] and "?" or ""
            items[index] = region .. mark
                .. (lists[region] and " " .. table.concat(lists[region], " ") or "")
        end
        add_wrapped(lines, string.format("%-12s", age.id), items)
    end
    for row in view.fleeing:each() do
        lines[#lines + 1] = string.format("%s/%s must flee from %s", row.unit, row.owner, row.from)
    end
    for row in view.glimpse:each() do
        lines[#lines + 1] = string.format("from there: %s %s", row.region, row.shows)
    end
    add_savings(lines, view)
    lines[#lines + 1] = "*link point=who controls it, {book}, unit/player"
        .. (seen and ", ? not seen" or "")
    return table.concat(lines, "\n")
end

return show
