-- Prints positions of 30 units with orders, as `law resolve` reads them, from a seed: a board of
-- two Ages of 30 regions in a grid, 23 link points, half of the units moving, some linking, some
-- reinforcing. Usage: lua5.4 positions.lua COUNT [changing]. With the second word each line has
-- another map than the one before: the two Ages trade places.

local count = math.tointeger(tonumber(arg[1])) or 1000
local is_changing = arg[2] == "changing"

local state = 20261129
local function random(n)
    state = (state * 6364136223846793005 + 1442695040888963407)
    return (state >> 33) % n + 1
end

local WIDTH, REGIONS, UNITS, POINTS = 6, 30, 30, 23
local function region(age, i)
    return ("%s%d"):format(age, i)
end

local function neighbours(i)
    local found = {}
    if i % WIDTH ~= 0 then found[#found + 1] = i + 1 end
    if i % WIDTH ~= 1 then found[#found + 1] = i - 1 end
    if i > WIDTH then found[#found + 1] = i - WIDTH end
    if i + WIDTH <= REGIONS then found[#found + 1] = i + WIDTH end
    return found
end

local function write_map(order)
    local ages, borders, points = {}, {}, {}
    for _, age in ipairs(order) do
        local names = {}
        for i = 1, REGIONS do
            names[i] = ("%q"):format(region(age, i))
            for _, other in ipairs(neighbours(i)) do
                if other > i then
                    borders[#borders + 1] =
                        ('["%s","%s"]'):format(region(age, i), region(age, other))
                end
            end
        end
        ages[#ages + 1] = ('"%s":[%s]'):format(age, table.concat(names, ","))
    end
    for i = 1, POINTS do
        points[i] = ('"p%d":"%s"'):format(i, region(i % 2 == 0 and "a" or "b", i))
    end
    return ('{"ages":{%s},"adjacent":[%s],"link_points":{%s}}'):format(
        table.concat(ages, ","), table.concat(borders, ","), table.concat(points, ","))
end

local function write_order(unit, age, i, occupied)
    local near = neighbours(i)
    local target = near[random(#near)]
    local name = region(age, target)
    local kind = random(10)
    if kind <= 5 then
        return ('"%s":{"type":"move","to":"%s"}'):format(unit, name)
    elseif kind == 6 then
        return ('"%s":{"type":"link"}'):format(unit)
    elseif kind <= 9 and occupied[name] then
        return ('"%s":{"type":"reinforce","unit":"%s","action":{"type":"stay"}}'):format(unit,
            occupied[name])
    end
end

local maps = { write_map { "a", "b" }, write_map { "b", "a" } }
for line = 1, count do
    local map = maps[is_changing and line % 2 + 1 or 1]
    local occupied, places, units, orders, books = {}, {}, {}, {}, {}
    for i = 1, UNITS do
        local age, at
        repeat
            age, at = random(2) == 1 and "a" or "b", random(REGIONS)
        until not occupied[region(age, at)]
        local unit = "u" .. i
        occupied[region(age, at)] = unit
        places[i] = { unit, age, at }
        units[i] = ('"%s":{"owner":"%s","at":"%s"}'):format(unit, i % 2 == 0 and "red" or "blue",
            region(age, at))
    end
    for _, place in ipairs(places) do
        orders[#orders + 1] = write_order(place[1], place[2], place[3], occupied)
    end
    for i = 1, POINTS do
        books[i] = ('"p%d":"%s"'):format(i, region(i % 2 == 0 and "b" or "a", random(REGIONS)))
    end
    io.write(('{"id":"%d","map":%s,"players":["red","blue"],'):format(line, map),
        ('"units":{%s},'):format(table.concat(units, ",")),
        ('"books":{%s},'):format(table.concat(books, ",")),
        ('"orders":{%s}}\n'):format(table.concat(orders, ",")))
end
