-- What the games of bots say: ratings, who got points from whom, seats, and a sequential test. A
-- report follows from a tournament's header and records alone, in whatever order they come.
local groups = require "lawspeaker.cli.statistics.groups"
local json = require "lawspeaker.cli.statistics.json"
local ratings = require "lawspeaker.cli.statistics.ratings"
local sprt = require "lawspeaker.cli.statistics.sprt"
local tables = require "lawspeaker.cli.statistics.tables"
local tell = require "lawspeaker.cli.statistics.tell"

local statistics = { sprt = sprt.new, parse_sprt = sprt.parse, json = json.encode,
    print = tell.lines, whole_groups = groups.whole }

local function count_voids(records)
    local voids = 0
    for _, record in ipairs(records) do
        voids = voids + (record.result == "void" and 1 or 0)
    end
    return voids
end

-- The state of the header's test after these groups.
local function run_test(header, whole)
    if not header.sprt or #header.bots ~= 2 then
        return nil
    end
    local test = sprt.new(header.sprt)
    for _, group in ipairs(whole) do
        test:add(group)
    end
    return test:state()
end

-- As plain data:
--   games, voids    how many matches there are, and how many of them without a result
--   groups          how many groups are whole; all that follows but the counts of bots is of those
--   bots            by number { name, rating, low, high, points, games, voids, share, even,
--                   problems = counts by kind, forfeits }; the first three of one with games
--   order, steps    the bots' numbers, best first; what each is above the next, { difference, low,
--                   high }
--   cross           by bot and other bot { points, against, games, voids }, false for a bot itself
--   seats           by seat { share, low, high, games }
--   sprt            the state of the sequential test, where the header asks for one
-- `tell_progress(done, all)`: called now and then, or nil.
function statistics.report(header, records, tell_progress)
    local whole, counted = groups.whole(header, records), {}
    for _, group in ipairs(whole) do
        table.move(group, 1, #group, #counted + 1, counted)
    end
    local report = { games = #records, voids = count_voids(records), groups = #whole,
        anchor = ratings.ANCHOR, bots = tables.bots(header, records),
        cross = tables.cross(header, counted), seats = tables.seats(whole),
        sprt = run_test(header, whole) }
    local rated = ratings.of(whole, #header.bots, header.seed, nil, tell_progress)
    for number, bot in ipairs(report.bots) do
        if bot.games > 0 then
            bot.rating, bot.low, bot.high = rated[number].rating, rated[number].low,
                rated[number].high
        end
    end
    report.order, report.steps = rated.order, rated.steps
    return report
end

return statistics
