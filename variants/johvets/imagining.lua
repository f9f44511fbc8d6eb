-- What a player in fog does not see of the board, made up for simulations: others have as many
-- units as the player has, out of sight, and a book that is not seen lies somewhere out of sight,
-- too.
local law = require "lawspeaker"
local start = require "johvets.start"

local imagining = {}

local SECRET_MOST <const> = 1 << 30

local function regions_of(units)
    local set = {}
    for _, unit in ipairs(units) do
        set[unit[3]] = true
    end
    return set
end

-- The regions that the player does not see and where nobody stands, in the map's order.
local function unseen_regions(form, position, player)
    local list, taken = {}, regions_of(form.units)
    for _, region in ipairs(position.map:regions()) do
        if not position:sees(player, region) and not taken[region] then
            list[#list + 1] = region
        end
    end
    return list
end

local function counts_of(position)
    local counts = {}
    for _, player in ipairs(position.players) do
        counts[player] = 0
    end
    for _, unit in ipairs(position:units()) do
        counts[unit.owner] = counts[unit.owner] + 1
    end
    return counts
end

local function take(list, random)
    return table.remove(list, random:integer(#list))
end

-- A name that no unit has.
local function name_of(position, player, number)
    local name = player .. "-" .. number
    while position:unit(name) do
        name = name .. "-"
    end
    return name
end

local function add_units(form, position, player, random)
    local counts, regions = counts_of(position), unseen_regions(form, position, player)
    for _, other in ipairs(position.players) do
        for number = counts[other] + 1, counts[player] do
            if #regions > 0 then
                table.insert(form.units, { name_of(position, other, number), other,
                    take(regions, random) })
            end
        end
    end
end

local function add_books(form, position, player, random)
    local regions = {}
    for _, region in ipairs(position.map:regions()) do
        regions[#regions + 1] = not position:sees(player, region) and region or nil
    end
    for _, point in ipairs(position.map:link_points()) do
        if not position:book(point.symbol) and #regions > 0 then
            table.insert(form.books, { point.symbol, random:pick(regions) })
        end
    end
end

-- ---- Taking a turn back ----

-- The player's units that have moved, and whose places are free, by id: where they began.
local function returning(form, before, player)
    local origin, taken, has_changed = {}, {}, true
    for _, unit in ipairs(form.units) do
        local was = unit[2] == player and before:unit(unit[1])
        origin[unit[1]] = was and was.at ~= unit[3] and was.at or nil
    end
    while has_changed do
        has_changed = false
        for _, unit in ipairs(form.units) do
            taken[unit[3]] = not origin[unit[1]] or nil
        end
        for _, unit in ipairs(form.units) do
            if origin[unit[1]] and taken[origin[unit[1]]] then
                origin[unit[1]], has_changed = nil, true
            end
        end
    end
    return origin
end

local function take_back_books(form, before, origin)
    local carried = {}
    for _, unit in ipairs(form.units) do
        if origin[unit[1]] then
            carried[origin[unit[1]] .. " " .. unit[3]] = true
        end
    end
    for _, book in ipairs(form.books) do
        local was = before:book(book[1])
        if was and carried[was .. " " .. book[2]] then
            book[2] = was
        end
    end
end

-- Link points are controlled as before, or by whoever stands there.
local function take_back_control(form, before)
    local owner, place, controller = {}, {}, {}
    for _, unit in ipairs(form.units) do
        owner[unit[3]] = unit[2]
    end
    for _, point in ipairs(form.map:link_points()) do
        place[point.symbol] = point.at
    end
    for _, point in ipairs(form.link_points) do
        place[point[1]] = point[2]
    end
    for _, entry in ipairs(form.control) do
        controller[entry[1]] = not before:link_point(entry[1]) and entry[2] or nil
    end
    for _, entry in ipairs(before:control()) do
        controller[entry.symbol] = entry.player
    end
    for index = #form.control, 1, -1 do
        local symbol = form.control[index][1]
        local now = owner[place[symbol]] or controller[symbol]
        if now then
            form.control[index][2] = now
        else
            table.remove(form.control, index)
        end
    end
end

-- The board before the player's orders: its units that have moved stand where they began, with what
-- they have carried.
local function take_back(form, before, player)
    local origin = returning(form, before, player)
    take_back_books(form, before, origin)
    for _, unit in ipairs(form.units) do
        unit[3] = origin[unit[1]] or unit[3]
    end
    take_back_control(form, before)
end

-- What others have to supply nobody else knows: nothing.
local function take_actions(g, player)
    for row in g.earned:each() do
        if row.owner ~= player then
            row.actions, row.used = 0, 0
        end
    end
end

-- The board is what the player sees of it; adds what it may not see. `before`: nil, or the state in
-- which the turn began that begins anew in this one: then the player's orders are taken back.
function imagining.imagine(g, player, random, _, before)
    if not g.rules.fog then
        return
    end
    local position = g.position
    local form = start.form(position)
    if before then
        take_back(form, before.position, player)
    end
    add_units(form, position, player, random)
    add_books(form, position, player, random)
    g.position = law.position(form)
    g.secret = random:integer(SECRET_MOST)
    take_actions(g, player)
    return before ~= nil
end

return imagining
