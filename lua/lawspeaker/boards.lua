-- What is wrong with a board beyond its form: regions and link points that nobody can reach, Ages
-- without a way in, numbers that are not those of the rules. It plays nothing.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"

local boards = {}

local NAMES_MAX <const> = 6 -- that a list of regions shows

local function name_list(names)
    local shown = table.concat(names, ", ", 1, math.min(#names, NAMES_MAX))
    return #names > NAMES_MAX and string.format("%s and %d more",
        shown, #names - NAMES_MAX) or shown
end

-- ---- The board as numbers: regions, their Ages, neighbours, link points ----

local function read(map)
    local details = core.map_details(map)
    local board = { details = details, regions = details.regions, ages = details.ages, age_of = {},
        neighbours = {}, points_in = {}, points_of_age = {}, regions_of_age = {}, is_open_age = {} }
    for number in ipairs(board.ages) do
        board.points_of_age[number] = 0
        board.regions_of_age[number] = 0
    end
    for number in ipairs(board.regions) do
        local age = core.map_region_age(map, number)
        board.age_of[number] = age
        board.regions_of_age[age] = board.regions_of_age[age] + 1
    end
    for number in ipairs(board.regions) do
        board.neighbours[number] = {}
        for index, name in ipairs(core.map_neighbours(map, number)) do
            local neighbour = details.region_index[name]
            board.neighbours[number][index] = neighbour
            if board.age_of[neighbour] ~= board.age_of[number] then
                board.is_open_age[board.age_of[number]] = true
            end
        end
    end
    board.point_regions = {}
    for symbol in ipairs(details.link_points) do
        local region = core.map_link_point_region(map, symbol)
        board.point_regions[symbol] = region
        board.points_in[region] = (board.points_in[region] or 0) + 1
        local age = board.age_of[region]
        board.points_of_age[age] = board.points_of_age[age] + 1
    end
    return board
end

-- Marks all that can be walked to from `region`; returns them in a list.
local function walk(board, region, seen)
    local found = { region }
    seen[region] = true
    for _, here in ipairs(found) do
        for _, neighbour in ipairs(board.neighbours[here]) do
            if not seen[neighbour] then
                seen[neighbour] = true
                found[#found + 1] = neighbour
            end
        end
    end
    return found
end

local function names_of(board, regions)
    table.sort(regions)
    local names = {}
    for index, region in ipairs(regions) do
        names[index] = board.regions[region]
    end
    return names
end

-- ---- The board alone. A region that has been complained about is in `told` ----

local function check_isolated(board, is_used, told, complain)
    for number, name in ipairs(board.regions) do
        local is_alone = #board.neighbours[number] == 0 and not board.points_in[number]
        if #board.regions > 1 and is_alone and not is_used[name] and not told[number] then
            told[number] = true
            complain(string.format("region %s is isolated: it has no neighbour and no link point",
                check.quote(name)))
        end
    end
end

-- Regions that only books lead into and out of: in an Age with others, a border was forgotten.
local function check_borders(board, told, warn)
    for number, name in ipairs(board.regions) do
        local is_only_one = board.regions_of_age[board.age_of[number]] == 1
        if #board.neighbours[number] == 0 and not is_only_one and not told[number] then
            told[number] = true
            warn(string.format("region %s has no neighbour", check.quote(name)))
        end
    end
end

local function check_ages(board, told, complain)
    local is_closed = {}
    for number, name in ipairs(board.ages) do
        if board.regions_of_age[number] == 0 then
            complain(string.format("Age %s has no regions", check.quote(name)))
        elseif #board.ages > 1 and board.points_of_age[number] == 0
            and not board.is_open_age[number] then
            complain(string.format("Age %s has no way in: no link point in it, and no border to "
                .. "another Age", check.quote(name)))
            is_closed[number] = true
        end
    end
    for region, age in ipairs(board.age_of) do
        told[region] = told[region] or is_closed[age]
    end
end

-- Which Ages have a region that has been complained about.
local function told_ages(board, told)
    local is_told = {}
    for region in pairs(told) do
        is_told[board.age_of[region]] = true
    end
    return is_told
end

local function check_parts(board, told, complain)
    local seen, is_told_age = {}, told_ages(board, told)
    for number in ipairs(board.regions) do
        local part = not seen[number] and walk(board, number, seen) or {}
        local has_point = #part == #board.regions
        for _, region in ipairs(part) do
            has_point = has_point or board.points_in[region] ~= nil
                or is_told_age[board.age_of[region]]
        end
        if #part > 0 and not has_point then
            for _, region in ipairs(part) do
                told[region] = true
            end
            complain(string.format("nobody can get from the rest of the board to %s: no border "
                .. "leads there, and no link point is there", name_list(names_of(board, part))))
        end
    end
end

local function check_counts(board, told, warn)
    local is_told_age = told_ages(board, told)
    for number, name in ipairs(board.ages) do
        local count = board.points_of_age[number]
        local is_told = board.regions_of_age[number] == 0 or count == 0 and is_told_age[number]
        if (count < 2 or count > 4) and not is_told then
            warn(string.format("Age %s has %d link point%s; on the basic board each has two to "
                .. "four (J1.1)", check.quote(name), count, count == 1 and "" or "s"))
        end
    end
end

-- ---- A start: what its units could ever reach ----

-- Whether there is another Age than this one among those reached: only from there is a Link legal.
local function is_outside(ages, age)
    for reached in pairs(ages) do
        if reached ~= age then
            return true
        end
    end
    return false
end

-- All regions that units could come to, on foot and through books that they could come to. A book
-- that they could come to counts as one that they can carry anywhere they can go, so that nothing
-- is called unreachable that is not.
local function reach(board, start)
    local seen, ages = {}, {}
    local function enter(region)
        for _, found in ipairs(seen[region] and {} or walk(board, region, seen)) do
            ages[board.age_of[found]] = true
        end
    end
    for _, unit in ipairs(core.position_units(start)) do
        enter(board.details.region_index[unit.at])
    end
    local books, targets = core.position_books(start), {}
    for symbol, name in ipairs(board.details.link_points) do
        targets[name] = board.point_regions[symbol]
    end
    for _, point in ipairs(core.position_link_points(start)) do
        targets[point.symbol] = board.details.region_index[point.at]
    end
    local is_growing = true
    while is_growing do
        is_growing = false
        for _, book in ipairs(books) do
            local target = targets[book.symbol]
            local is_there = seen[board.details.region_index[book.at]]
            if not seen[target] and is_there and is_outside(ages, board.age_of[target]) then
                enter(target)
                is_growing = true
            end
        end
    end
    return seen, ages
end

local function check_reach(board, start, told, complain)
    local seen, ages = reach(board, start)
    local is_told = setmetatable({}, { __index = told })
    for number, name in ipairs(board.ages) do
        local is_new = false
        for region, age in ipairs(board.age_of) do
            if age == number and not ages[number] then
                is_new = is_new or not told[region]
                is_told[region] = true
            end
        end
        if is_new then
            complain(string.format("nobody can get into Age %s: no book that leads into it lies "
                .. "where a unit can get to it", check.quote(name)))
        end
    end
    for symbol, region in ipairs(board.point_regions) do
        if not seen[region] and not is_told[region] then
            complain(string.format("nobody can reach the link point %s in %s",
                check.quote(board.details.link_points[symbol]), board.regions[region]))
            walk(board, region, is_told)
        end
    end
    local left = {}
    for region in ipairs(board.regions) do
        if not seen[region] and not is_told[region] then
            left[#left + 1] = region
        end
    end
    if #left > 0 then
        complain("nobody can reach " .. name_list(names_of(board, left)))
    end
end

local function check_start_counts(board, start, warn)
    local players = core.position_players(start)
    if #players < 2 or #players > 5 then
        warn(string.format("%d player%s; the rules are for two to five (J1.1)", #players,
            #players == 1 and "" or "s"))
    end
    local has_unit, has_book = {}, {}
    for _, unit in ipairs(core.position_units(start)) do
        has_unit[unit.owner] = true
    end
    for _, player in ipairs(players) do
        if not has_unit[player] then
            warn(string.format("player %s has no unit", check.quote(player)))
        end
    end
    for _, book in ipairs(core.position_books(start)) do
        has_book[book.symbol] = true
    end
    for _, symbol in ipairs(board.details.link_points) do
        if not has_book[symbol] then
            warn(string.format("the book %s is not on the board: nobody can link to its link point "
                .. "(J1.7)", check.quote(symbol)))
        end
    end
end

-- ---- All of it ----

-- Calls complain(text) for what makes a board useless, and warn(text) for what the rules have
-- otherwise. `is_used`: names of regions that are isolated on purpose, for units stand there.
-- `is_played`: it is a board to be played on, not only the place of a situation.
function boards.check(map, is_used, is_played, complain, warn)
    local board, told = read(map), {}
    if not is_played then
        check_isolated(board, is_used, told, warn)
        return
    end
    check_ages(board, told, complain)
    check_isolated(board, is_used, told, complain)
    check_borders(board, told, warn)
    check_parts(board, told, complain)
    check_counts(board, told, warn)
    for _, count in ipairs(board.details.start_counts) do
        local prefix = string.format("start for %d player%s: ", count, count == 1 and "" or "s")
        local start = board.details.starts[count]
        check_start_counts(board, start, function(text) warn(prefix .. text) end)
        check_reach(board, start, told, function(text) complain(prefix .. text) end)
    end
end

-- "8 Ages, 60 regions, 23 link points, starts for 2, 3, 4, 5 players"
function boards.summary(map)
    local details = core.map_details(map)
    local starts = #details.start_counts == 0 and "no start"
        or "starts for " .. table.concat(details.start_counts, ", ") .. " players"
    local function count(number, noun)
        return string.format("%d %s%s", number, noun, number == 1 and "" or "s")
    end
    return string.format("%s, %s, %s, %s",
        count(#details.ages, "Age"), count(#details.regions, "region"),
        count(#details.link_points, "link point"), starts)
end

return boards
