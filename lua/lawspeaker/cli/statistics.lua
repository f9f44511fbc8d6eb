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

-- Adds the state of the header's test after these groups, and whether it is why there are not more.
local function add_test(report, header, whole)
    if not header.sprt or #header.bots ~= 2 then
        return
    end
    local test = sprt.new(header.sprt)
    for _, group in ipairs(whole) do
        test:add(group)
    end
    report.sprt = test:state()
    report.games_most = not header.shard and header.games or nil
    report.stopped_early = report.sprt.decision ~= nil and not header.shard
        and report.games < header.games
end

-- All pairs of bots that have played, each with how far the first is above the other: the first
-- bot of a gauntlet and then all others, the better ones first.
local function find_differences(is_gauntlet, rated)
    local bots, is_first_apart = {}, is_gauntlet and rated.has_played[1]
    bots[1] = is_first_apart and 1 or nil
    for _, bot in ipairs(rated.order) do
        if rated.has_played[bot] and not (is_first_apart and bot == 1) then
            bots[#bots + 1] = bot
        end
    end
    local list = {}
    for place, bot in ipairs(bots) do
        for other_place = place + 1, #bots do
            local found = rated.between(bot, bots[other_place])
            found.bot, found.other = bot, bots[other_place]
            list[#list + 1] = found
        end
    end
    return list
end

-- As plain data:
--   games, voids    how many matches there are, and how many of them without a result
--   groups          how many groups are whole; all that follows but the counts of bots is of those
--   bots            by number { name, rating, low, high, points, games, voids, share, even,
--                   problems = counts by kind, forfeits }; the first three of one with games
--   order, steps    the bots' numbers, best first; what each is above the next, { difference, low,
--                   high }
--   differences     all pairs of bots that have played: { bot, other, difference, low, high }, bot
--                   being the better one, or the first bot of a gauntlet, whose pairs come first
--   gauntlet        whether it is one
--   cross           by bot and other bot { points, against, games, voids }, false for a bot itself
--   seats           by seat { share, low, high, games }
--   sprt            the state of the sequential test, where the header asks for one; then also
--   games_most      how many matches there may have been at the most; of a shard nothing
--   stopped_early   whether the test has decided before that
-- `tell_progress(done, all)`: called now and then, or nil.
function statistics.report(header, records, tell_progress)
    local whole, counted = groups.whole(header, records), {}
    for _, group in ipairs(whole) do
        table.move(group, 1, #group, #counted + 1, counted)
    end
    local report = { games = #records, voids = count_voids(records), groups = #whole,
        anchor = ratings.ANCHOR, bots = tables.bots(header, records),
        cross = tables.cross(header, counted), seats = tables.seats(whole),
        gauntlet = header.gauntlet == "gauntlet" }
    add_test(report, header, whole)
    local rated = ratings.of(whole, #header.bots, header.seed, nil, tell_progress)
    for number, bot in ipairs(report.bots) do
        if bot.games > 0 then
            bot.rating, bot.low, bot.high = rated[number].rating, rated[number].low,
                rated[number].high
        end
    end
    report.order, report.steps = rated.order, rated.steps
    report.differences = find_differences(report.gauntlet, rated)
    return report
end

return statistics
