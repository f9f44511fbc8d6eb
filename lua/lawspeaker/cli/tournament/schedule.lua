-- The schedule of a tournament: which bots meet in which match, at which seats, with which seed. It
-- is a pure function of what it is made from, so that any machine plays any part of it.
--
-- A lineup is which bots sit at a table. A group is one lineup with one seed, played once for each
-- seat by which all are rotated: the unit of sampling. Lineups take turns, group by group.
local mix = require("lawspeaker.cli.bots.table").mix

local schedule = {}

local LINEUP_COUNT_MAX <const> = 50000

-- ---- Lineups ----

-- All choices of `size` out of a list, in its order; nil where they are too many.
local function combinations(list, size)
    local found, chosen = {}, {}
    local function choose(from)
        if #chosen == size then
            found[#found + 1] = table.move(chosen, 1, size, 1, {})
            return #found <= LINEUP_COUNT_MAX
        end
        for index = from, #list - (size - #chosen - 1) do
            chosen[#chosen + 1] = list[index]
            local goes_on = choose(index + 1)
            chosen[#chosen] = nil
            if not goes_on then
                return false
            end
        end
        return true
    end
    return choose(1) and found or nil
end

-- Fills so many seats out of a list of bots. Where there are fewer bots than seats each sits there
-- as often as the others, and seats that are left over go to each choice of them in turn.
local function fill(list, seats)
    local each = #list < seats and seats // #list or 0
    local lineups = combinations(list, seats - each * #list)
    for _, lineup in ipairs(lineups or {}) do
        for _ = 1, each do
            table.move(list, 1, #list, #lineup + 1, lineup)
        end
        table.sort(lineup)
    end
    return lineups
end

local function numbers(first, last)
    local list = {}
    for number = first, last do
        list[#list + 1] = number
    end
    return list
end

-- Shuffles a list by a seed.
local function shuffle(list, ...)
    for index = #list, 2, -1 do
        local other = mix(index, ...) % index + 1
        list[index], list[other] = list[other], list[index]
    end
    return list
end

local function make_lineups(given)
    if not given.gauntlet then
        return fill(numbers(1, given.bots), given.players)
    elseif given.players == 1 then
        return { { 1 } }
    end
    local lineups = fill(numbers(2, given.bots), given.players - 1)
    for _, lineup in ipairs(lineups or {}) do
        table.insert(lineup, 1, 1)
    end
    return lineups
end

-- ---- The schedule ----

-- `given`: bots (how many), players (seats of a match), games (wanted), seed, gauntlet, openings
-- (how many). { lineups, groups, games, players, seed, openings }; or nil and what is wrong.
-- Where not all lineups get a match it is chance which do.
function schedule.make(given)
    local lineups = make_lineups(given)
    if not lineups then
        return nil, ("%d bots at %d seats make more than %d lineups; play fewer, or --gauntlet")
            :format(given.bots, given.players, LINEUP_COUNT_MAX)
    end
    shuffle(lineups, given.seed, "lineups")
    local groups = (given.games + given.players - 1) // given.players
    return { lineups = lineups, groups = groups, games = groups * given.players,
        players = given.players, seed = given.seed, openings = given.openings or 0 }
end

-- The match of a number: { number, group, seed, chance, seats, opening }. `chance` is the seed of
-- the bots' own, which differs from match to match.
function schedule.match(plan, number)
    local group = (number - 1) // plan.players + 1
    local rotation = (number - 1) % plan.players
    local lineup = plan.lineups[(group - 1) % #plan.lineups + 1]
    local order = shuffle({ table.unpack(lineup) }, plan.seed, "order", group)
    local seats = {}
    for seat = 1, plan.players do
        seats[seat] = order[(seat - 1 + rotation) % plan.players + 1]
    end
    local round = (group - 1) // #plan.lineups
    return { number = number, group = group, seats = seats,
        seed = mix(plan.seed, "match", group), chance = mix(plan.seed, "bots", number),
        opening = plan.openings > 0 and round % plan.openings + 1 or nil }
end

-- Whether a group belongs to a shard, { number, count }; all do where there is none.
function schedule.is_in_shard(group, shard)
    return not shard or (group - 1) % shard.count == shard.number - 1
end

-- The numbers of all matches of a shard.
function schedule.numbers(plan, shard)
    local list = {}
    for number = 1, plan.games do
        if schedule.is_in_shard((number - 1) // plan.players + 1, shard) then
            list[#list + 1] = number
        end
    end
    return list
end

return schedule
