-- Statistics of tournaments, by simulation: bots of known strength come out in the right order,
-- intervals cover the truth about as often as they say, and the sequential test errs no more often
-- than it may. LAWSPEAKER_TOURNAMENTS=N simulates N of each; all chance is seeded.
local law = require "lawspeaker"
local checks = require "checks"

package.path = "lua/?.lua;" .. package.path
package.preload["lawspeaker.host"] = function()
    return { escape = function(words)
        return words
    end }
end
local chance = require "lawspeaker.cli.statistics.chance"
local groups = require "lawspeaker.cli.statistics.groups"
local intervals = require "lawspeaker.cli.statistics.intervals"
local ratings = require "lawspeaker.cli.statistics.ratings"
local statistics = require "lawspeaker.cli.statistics"

local equal, is_true = checks.equal, checks.is_true

local TOURNAMENTS <const> = tonumber(os.getenv "LAWSPEAKER_TOURNAMENTS") or 30
local SAMPLES <const> = 200

-- ---- Made-up tournaments ----

-- The records of a lineup's group: who wins is drawn by strength. Where `alike` happens, the luck
-- of all its matches is the same.
local function add_group(records, number, lineup, strength, source, alike)
    local luck = source:number() < alike and source:number()
    for rotation = 0, #lineup - 1 do
        local total, seats, winner = 0, {}, nil
        for _, bot in ipairs(lineup) do
            total = total + strength[bot]
        end
        local drawn = (luck or source:number()) * total
        for index, bot in ipairs(lineup) do
            local seat = (index - 1 + rotation) % #lineup + 1
            seats[seat] = bot
            drawn = drawn - strength[bot]
            winner = winner or drawn < 0 and seat or nil
        end
        records[#records + 1] = { number = #records + 1, group = number, seats = seats,
            result = "won", winners = { winner or 1 } }
    end
end

local function make(given, source)
    local strength, records, names = {}, {}, {}
    for bot, elo in ipairs(given.elo) do
        strength[bot], names[bot] = 10 ^ (elo / 400), { name = "bot " .. bot }
    end
    for number = 1, given.groups do
        add_group(records, number, given.lineups[(number - 1) % #given.lineups + 1], strength,
            source, given.alike or 0)
    end
    return { bots = names, games = #records, groups = given.groups, seed = 1,
        players = #given.lineups[1] }, records
end

local function pairs_of(count)
    local lineups = {}
    for one = 1, count do
        for other = one + 1, count do
            lineups[#lineups + 1] = { one, other }
        end
    end
    return lineups
end

-- ---- Ratings ----

-- What is expected is what has come: the points of each bot, but for the prior.
do
    local header, records = make({ elo = { 0, 100, 250 }, groups = 400, lineups = { { 1, 2, 3 } } },
        chance.new(4))
    local whole, points = groups.whole(header, records), { 0, 0, 0 }
    for _, record in ipairs(records) do
        local bot = record.seats[record.winners[1]]
        points[bot] = points[bot] + 1
    end
    local rated, sum, total = ratings.of(whole, 3, 1, 10), 0, 0
    for bot = 1, 3 do
        sum, total = sum + rated[bot].rating, total + 10 ^ (rated[bot].rating / 400)
    end
    is_true("the mean is 0", math.abs(sum) < 1e-6)
    for bot = 1, 3 do
        local expected = #records * 10 ^ (rated[bot].rating / 400) / total
        is_true("expected points", math.abs(expected - points[bot]) < 1)
    end
    equal("the strongest is first", table.concat(rated.order, " "), "3 2 1")
end

-- Whatever the order in which records come, the report is the same.
do
    local header, records = make({ elo = { 0, 50, 120 }, groups = 30, lineups = pairs_of(3) },
        chance.new(9))
    local there = statistics.json(statistics.report(header, records))
    local back = {}
    for index = #records, 1, -1 do
        back[#back + 1] = records[index]
    end
    equal("backwards", statistics.json(statistics.report(header, back)), there)
end

-- A bot that has never lost, and one of which nothing is known.
do
    local header, records = make({ elo = { 0, 4000 }, groups = 20, lineups = { { 1, 2 } } },
        chance.new(2))
    header.bots[3] = { name = "absent" }
    local report = statistics.report(header, records)
    is_true("all won", report.bots[2].points == 40)
    is_true("a finite rating", report.bots[2].rating < 2000)
    is_true("that is far above", report.steps[1].difference > 300)
    is_true("who has not played has no rating", report.bots[3].rating == nil)
    equal("and stands last, compared with nobody", report.order[3] .. #report.steps, "31")
    local lines = table.concat(statistics.print(report), "\n")
    is_true("which is told", string.find(lines, "absent +%- +not played +%- +0") ~= nil)
    is_true("once", not string.find(lines, "over absent"))
    is_true("its interval is open above", report.bots[2].high > report.bots[2].rating + 100)
    is_true("and has a lower end", report.bots[2].low > 100)
end

-- Whom a report compares: neighbours, and in a gauntlet the first bot with all others; all pairs
-- are there as data.
do
    local header, records = make({ elo = { 0, 200, -200 }, groups = 60, lineups = pairs_of(3) },
        chance.new(6))
    header.bots[4] = { name = "absent" }
    local function compared(gauntlet)
        header.gauntlet = gauntlet
        local report, found = statistics.report(header, records), {}
        for index, one in ipairs(report.differences) do
            found[index] = ("%d-%d"):format(one.bot, one.other)
            local ratings_say = report.bots[one.bot].rating - report.bots[one.other].rating
            is_true("as ratings say", math.abs(one.difference - ratings_say) < 1e-6)
            is_true("and sure of it", one.low < one.difference and one.difference < one.high)
        end
        local lines = table.concat(statistics.print(report), "\n")
        return table.concat(found, " "), lines, report
    end
    local found, lines, report = compared "round robin"
    equal("all pairs", found, "2-1 2-3 1-3")
    equal("neighbours", #report.steps, 2)
    is_true("are told", string.find(lines, "bot 2 over bot 1: +", 1, true) ~= nil)
    is_true("and no others", not string.find(lines, "bot 2 over bot 3", 1, true))
    found, lines, report = compared "gauntlet"
    equal("the first one's pairs come first", found, "1-2 1-3 2-3")
    is_true("a gauntlet", report.gauntlet)
    is_true("a difference that is clear, and negative",
        string.find(lines, "bot 1 against bot 2: %-%d+ %(%-%d+ to %-%d+%)\n") ~= nil)
    is_true("and one more", string.find(lines, "bot 1 against bot 3: +", 1, true) ~= nil)
    is_true("no others", not string.find(lines, "bot 2 against", 1, true)
        and not string.find(lines, " over ", 1, true))
end

-- A test that has decided early is said to have; one that has not, or of a shard, is not.
do
    local header, records = make({ elo = { 300, 0 }, groups = 60, lineups = { { 1, 2 } } },
        chance.new(6))
    local function told(sprt, games, shard)
        header.sprt, header.games, header.groups, header.shard = sprt, games, games // 2, shard
        local report = statistics.report(header, records)
        local lines = statistics.print(report)
        return lines[1], string.find(table.concat(lines, "\n"),
            "  stopped early: these figures lean towards the winner", 1, true) ~= nil, report
    end
    local first, is_told, report = told("0,50", 400)
    equal("how many there are", first, "120 of at most 400 games in 60 whole groups")
    is_true("that it has stopped", is_told and report.stopped_early)
    first, is_told, report = told("0,50", 400, "1/3")
    equal("a shard", first, "120 games in 60 whole groups")
    is_true("stops for no test", not is_told and not report.stopped_early)
    first, is_told, report = told("0,50", 120)
    equal("all", first, "120 games in 60 whole groups")
    is_true("are not early", not is_told and not report.stopped_early)
    report = select(3, told(nil, 120))
    is_true("without a test", report.stopped_early == nil)
end

-- How often intervals cover the truth.
local CASES <const> = {
    { elo = { 0, 150 }, groups = 20, lineups = { { 1, 2 } } },
    { elo = { 0, 400 }, groups = 50, lineups = { { 1, 2 } }, alike = 0.5 },
    { elo = { 0, 80, 200 }, groups = 20, lineups = { { 1, 2, 3 } } },
    { elo = { 0, 60, 150, 300 }, groups = 36, lineups = pairs_of(4), alike = 0.3 },
}
local covered, tried, in_order = 0, 0, 0
for number, case in ipairs(CASES) do
    local mean, source = 0, chance.new(number)
    for _, elo in ipairs(case.elo) do
        mean = mean + elo / #case.elo
    end
    for tournament = 1, TOURNAMENTS do
        local header, records = make(case, source)
        local rated = ratings.of(groups.whole(header, records), #case.elo, tournament, SAMPLES)
        for bot, elo in ipairs(case.elo) do
            local is_covered = rated[bot].low <= elo - mean and elo - mean <= rated[bot].high
            covered, tried = covered + (is_covered and 1 or 0), tried + 1
        end
        in_order = in_order + (rated.order[1] == #case.elo and 1 or 0)
    end
end
print(("ratings: intervals of 95 %% have covered %.1f %% of %d"):format(100 * covered / tried,
    tried))
is_true("intervals cover the truth", covered >= 0.93 * tried and covered <= 0.975 * tried)
is_true("the best is found best", in_order > 0.9 * #CASES * TOURNAMENTS)

-- ---- Shares of seats ----

do
    local source, hits, count = chance.new(5), 0, 0
    for _ = 1, 20 * TOURNAMENTS do
        local list = {}
        for number = 1, 25 do
            local points, alike = 0, source:number() < 0.5
            local first = source:number() < 0.7 and 1 or 0
            for _ = 1, 3 do
                points = points + (alike and first or source:number() < 0.7 and 1 or 0)
            end
            list[number] = { points = points, games = 3 }
        end
        local seat = intervals.share(list)
        hits, count = hits + (seat.low <= 0.7 and 0.7 <= seat.high and 1 or 0), count + 1
    end
    print(("seats: intervals of 95 %% have covered %.1f %% of %d"):format(100 * hits / count,
        count))
    is_true("shares of groups", hits >= 0.92 * count and hits <= 0.98 * count)
    local low, high = intervals.wilson(0.3, 10)
    equal("Wilson, known values", ("%.4f %.4f"):format(low, high), "0.1078 0.6032")
    equal("Wilson of nothing", ("%g %g"):format(intervals.wilson(0, 0)), "0 1")
    is_true("all won is not certain", intervals.share({ { points = 8, games = 8 } }).low < 0.7)
end
equal("the normal distribution", ("%.5f %.5f"):format(intervals.below(-1.96),
    intervals.below(1)), "0.02500 0.84134")
equal("Student's t", ("%.2f %.2f %.2f"):format(intervals.reach(4), intervals.reach(10),
    intervals.reach(1000)), "2.77 2.23 1.96")

-- ---- The sequential test ----

local GROUPS_MOST <const> = 4000

-- How it decides, and after how many groups, where the truth is a strength of so many elo.
local function decide(words, elo, source, alike)
    local test, records = statistics.sprt(words), {}
    local strength = { 10 ^ (elo / 400), 1 }
    for number = 1, GROUPS_MOST do
        local from = #records
        add_group(records, number, { 1, 2 }, strength, source, alike)
        local decision = test:add(table.move(records, from + 1, #records, 1, {}))
        if decision then
            return decision, test:state()
        end
    end
    return "undecided", test:state()
end

for _, case in ipairs { { "0,100", 0 }, { "0,100", 0.6 }, { "-60,60,0.1,0.1", 0 } } do
    local words, alike = case[1], case[2]
    local setting, wrong, count = statistics.parse_sprt(words), 0, 2 * TOURNAMENTS
    local source = chance.new(11)
    for number = 1, count do
        local is_better = number % 2 == 0
        local decision, state = decide(words, is_better and setting.elo1 or setting.elo0, source,
            alike)
        wrong = wrong + (decision ~= (is_better and "accept" or "reject") and 1 or 0)
        is_true("a decision is past its bound", decision == "accept" and state.llr >= state.upper
            or decision == "reject" and state.llr <= state.lower)
    end
    local may = (setting.alpha + setting.beta) / 2
    print(("sequential test %s: wrong %.1f %% of %d"):format(words, 100 * wrong / count, count))
    is_true("errors of " .. words, wrong <= count * may + 2 * math.sqrt(count * may * (1 - may)))
end
for words, message in law.pairs {
    ["5"] = "expected elo0,elo1 or elo0,elo1,alpha,beta, as in 0,10",
    ["10,0"] = "elo0 must be less than elo1, and 10 is not less than 0",
    ["0,x"] = '"x" is no number',
    ["0,10,0.9,0.1"] = "alpha must be more than 0 and less than 0.5, got 0.9",
} do
    checks.refuses(message, nil, statistics.parse_sprt(words))
end

-- ---- Voids, draws, groups that are not whole ----

local HEADER <const> = { bots = { { name = "ann" }, { name = "bob" } }, games = 6, groups = 3,
    seed = 1, players = 2 }
local RECORDS <const> = {
    { number = 1, group = 1, seats = { 1, 2 }, result = "won", winners = { 1 } },
    { number = 2, group = 1, seats = { 2, 1 }, result = "draw", winners = {}, forfeits = { 1 },
        problems = { { seat = 1, bot = 2, kind = "crash", times = 3 } } },
    { number = 3, group = 2, seats = { 1, 2 }, result = "void", winners = {} },
    { number = 4, group = 2, seats = { 2, 1 }, result = "won", winners = { 2 } },
    { number = 5, group = 3, seats = { 1, 2 }, result = "won", winners = { 2 } },
}
do
    local report = statistics.report(HEADER, RECORDS)
    local ann, bob = report.bots[1], report.bots[2]
    equal("whole groups", report.groups, 2)
    equal("voids", report.voids, 1)
    equal("points of the pair", ("%g:%g, %d games, %d void"):format(report.cross[1][2].points,
        report.cross[1][2].against, report.cross[1][2].games, report.cross[1][2].voids),
        "2.5:0.5, 3 games, 1 void")
    equal("seats without the group that has a void", ("%d games, %.2f %.2f"):format(
        report.seats[1].games, report.seats[1].share, report.seats[2].share),
        "2 games, 0.75 0.25")
    equal("what is counted of all", ("%g of %d, %d void; %g, %d crashes, %d forfeits"):format(
        ann.points, ann.games, ann.voids, bob.points, bob.problems.crash, bob.forfeits),
        "2.5 of 4, 1 void; 1.5, 3 crashes, 1 forfeits")
    local lines = table.concat(statistics.print(report), "\n")
    is_true("lines", lines:find("5 games in 2 whole groups, 1 void", 1, true) ~= nil
        and lines:find("ann over bob", 1, true) ~= nil)
end

-- Nothing has been played.
do
    local report = statistics.report(HEADER, {})
    equal("no games", report.games, 0)
    is_true("no rating", report.bots[1].rating == nil and #statistics.print(report) > 0)
end

checks.finish()
