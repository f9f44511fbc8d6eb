-- From the records of matches to groups: all rotations of one lineup with one seed, which is what
-- statistics take samples of. A void match counts nowhere; a group is one only when all of its
-- matches are there.
local groups = {}

-- The points of a match by seat, one in all: to its winners, in a draw to those who share it. Nil
-- for a void one.
function groups.points(record)
    if record.result == "void" then
        return nil
    end
    local points, winners = {}, record.winners
    for seat = 1, #record.seats do
        points[seat] = #winners == 0 and 1 / #record.seats or 0
    end
    for _, seat in ipairs(winners) do
        points[seat] = 1 / #winners
    end
    return points
end

-- How many matches the header's schedule has a group.
local function size_of(header)
    return header.groups > 0 and header.games // header.groups or 0
end

-- The groups whose matches are all there, in the order of the schedule: lists of records, in that
-- order, too.
function groups.whole(header, records)
    local size, by_number, numbers = size_of(header), {}, {}
    for _, record in ipairs(records) do
        local group = by_number[record.group]
        if not group then
            group = { number = record.group }
            by_number[record.group] = group
            numbers[#numbers + 1] = record.group
        end
        group[#group + 1] = record
    end
    table.sort(numbers)
    local whole = {}
    for _, number in ipairs(numbers) do
        local group = by_number[number]
        if #group >= size then
            table.sort(group, function(a, b)
                return a.number < b.number
            end)
            whole[#whole + 1] = group
        end
    end
    return whole
end

-- ---- Lineups ----

-- The bots of a match without their seats: bots = numbers, sorted; seats = how many each has.
local function lineup_of(record)
    local seats, bots = {}, {}
    for _, bot in ipairs(record.seats) do
        if not seats[bot] then
            bots[#bots + 1] = bot
        end
        seats[bot] = (seats[bot] or 0) + 1
    end
    table.sort(bots)
    local counts = {}
    for index, bot in ipairs(bots) do
        counts[index] = seats[bot]
    end
    local names = {}
    for index, bot in ipairs(bots) do
        names[index] = bot .. "x" .. counts[index]
    end
    return { bots = bots, seats = counts, key = table.concat(names, " ") }
end

-- What a match adds to its lineup's points, which are in the order of the lineup's bots.
local function add_points(points, lineup, record)
    local of_match, place = groups.points(record), {}
    for index, bot in ipairs(lineup.bots) do
        place[bot] = index
    end
    for seat, bot in ipairs(record.seats) do
        points[place[bot]] = points[place[bot]] + of_match[seat]
    end
end

-- The groups as sums: { lineup = number, games, points by the lineup's bots }, a list of parts for
-- each group that has a match which counts; and the lineups.
function groups.sums(whole)
    local lineups, number_of, sums = {}, {}, {}
    for _, group in ipairs(whole) do
        local parts, part_of = {}, {}
        for _, record in ipairs(group) do
            if record.result ~= "void" then
                local lineup = lineup_of(record)
                local number = number_of[lineup.key]
                if not number then
                    number = #lineups + 1
                    lineups[number], number_of[lineup.key] = lineup, number
                end
                local part = part_of[number]
                if not part then
                    part = { lineup = number, games = 0, points = {} }
                    for index = 1, #lineup.bots do
                        part.points[index] = 0
                    end
                    part_of[number], parts[#parts + 1] = part, part
                end
                part.games = part.games + 1
                add_points(part.points, lineups[number], record)
            end
        end
        sums[#sums + 1] = #parts > 0 and parts or nil
    end
    return sums, lineups
end

return groups
