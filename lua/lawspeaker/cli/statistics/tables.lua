-- What is counted of a tournament: each bot's points, who got them from whom, and where they sat.
local groups = require "lawspeaker.cli.statistics.groups"
local intervals = require "lawspeaker.cli.statistics.intervals"

local tables = {}

local function counted_by_bot(record)
    local seats, bots = {}, {}
    for seat, bot in ipairs(record.seats) do
        if not seats[bot] then
            bots[#bots + 1] = bot
            seats[bot] = {}
        end
        table.insert(seats[bot], seat)
    end
    return bots, seats
end

local function sum_points(points, seats)
    local sum = 0
    for _, seat in ipairs(seats) do
        sum = sum + (points and points[seat] or 0)
    end
    return sum
end

local function add_problems(bots, record)
    for _, problem in ipairs(record.problems or {}) do
        local counts = bots[problem.bot].problems
        counts[problem.kind] = (counts[problem.kind] or 0) + (problem.times or 1)
    end
    for _, seat in ipairs(record.forfeits or {}) do
        local bot = bots[record.seats[seat]]
        bot.forfeits = bot.forfeits + 1
    end
end

-- By bot { name, points, games, voids, share = of the points of its games, even = what its seats
-- among equals would get, problems = by kind, forfeits }.
function tables.bots(header, records)
    local bots = {}
    for number, bot in ipairs(header.bots) do
        bots[number] = { name = bot.name, points = 0, games = 0, voids = 0, even = 0,
            problems = { crash = 0, illegal = 0, limit = 0 }, forfeits = 0 }
    end
    for _, record in ipairs(records) do
        local points = groups.points(record)
        local present, seats = counted_by_bot(record)
        for _, number in ipairs(present) do
            local bot = bots[number]
            if points then
                bot.games = bot.games + 1
                bot.points = bot.points + sum_points(points, seats[number])
                bot.even = bot.even + #seats[number] / #record.seats
            else
                bot.voids = bot.voids + 1
            end
        end
        add_problems(bots, record)
    end
    for _, bot in ipairs(bots) do
        bot.share = bot.games > 0 and bot.points / bot.games or 0
        bot.even = bot.games > 0 and bot.even / bot.games or 0
    end
    return bots
end

local function add_pair(cross, points, seats, one, other)
    local cell = cross[one][other]
    if points then
        cell.games = cell.games + 1
        cell.points = cell.points + sum_points(points, seats[one])
        cell.against = cell.against + sum_points(points, seats[other])
    else
        cell.voids = cell.voids + 1
    end
end

-- By bot and other bot: { points, against, games, voids } in the matches of both; false for a bot
-- and itself.
function tables.cross(header, records)
    local cross = {}
    for one = 1, #header.bots do
        cross[one] = {}
        for other = 1, #header.bots do
            cross[one][other] = one ~= other
                and { points = 0, against = 0, games = 0, voids = 0 }
        end
    end
    for _, record in ipairs(records) do
        local points = groups.points(record)
        local present, seats = counted_by_bot(record)
        for _, one in ipairs(present) do
            for _, other in ipairs(present) do
                if one ~= other then
                    add_pair(cross, points, seats, one, other)
                end
            end
        end
    end
    return cross
end

-- By seat { share, low, high, games }: its part of all points. Only groups of which no match is
-- void count: in them, each bot has sat everywhere.
function tables.seats(whole)
    local by_seat = {}
    for _, group in ipairs(whole) do
        local sums, games = {}, 0
        for _, record in ipairs(group) do
            local points = groups.points(record)
            games = games + (points and 1 or 0)
            for seat, value in ipairs(points or {}) do
                sums[seat] = (sums[seat] or 0) + value
            end
        end
        for seat, sum in ipairs(games == #group and sums or {}) do
            by_seat[seat] = by_seat[seat] or {}
            table.insert(by_seat[seat], { points = sum, games = games })
        end
    end
    local seats = {}
    for seat, list in ipairs(by_seat) do
        seats[seat] = intervals.share(list)
    end
    return seats
end

return tables
