-- Plays scenarios, or a position from JSON, for `law explain`: the runner's reports, and in each
-- turn what the sentences need beyond the result. It returns plain data; explain.lua speaks.
local alternatives = require "lawspeaker.alternatives"
local case = require "lawspeaker.case"
local core = require "lawspeaker.core"
local flights = require "lawspeaker.flights"
local near = require "lawspeaker.near"
local order = require "lawspeaker.order"
local runner = require "lawspeaker.runner"
local scenario = require "lawspeaker.scenario"

local explaining = {}

-- Looking for what would have turned an order plays the turn again for each change and each pair of
-- changes. A turn's orders may have so many units judged again for that, all together.
local JUDGED_MAX <const> = 30000000

-- Each look takes a share of the script's instructions, so many a unit of the board: all looks of a
-- turn together may see so many units.
local SEEN_MAX <const> = 300000

-- ---- What would have turned an order ----

-- The region that a unit's legal order leads into, or nothing.
local function target_of(verdict)
    if verdict.result == "illegal" then
        return nil
    end
    for _, fact in ipairs(verdict.because) do
        if fact.fact == "leads_to" then
            return fact.region
        end
    end
    return verdict.given.type == "move" and verdict.given.to or nil
end

-- A unit that could reinforce what it does not, or could do so instead of what it reinforces.
local function is_free(verdict)
    return verdict.result == "illegal" or verdict.given.type == "stay"
        or verdict.given.type == "reinforce"
end

local function add(counts, key, count)
    counts[key] = (counts[key] or 0) + count
end

-- How many changes there are in each region's contest, at most; and who stands where, going where.
local function count_changes(result, board)
    local contenders, free, reinforcements = {}, {}, {}
    local occupants, targets = {}, {}
    for _, verdict in ipairs(result.verdicts) do
        local target = verdict.target
        occupants[verdict.from] = verdict
        targets[verdict.unit] = target
        add(contenders, target or verdict.from, 1)
    end
    for _, verdict in ipairs(result.verdicts) do
        for _, neighbour in ipairs(is_free(verdict) and board:neighbours(verdict.from) or {}) do
            add(free, neighbour, 1)
        end
        for _, fact in ipairs(verdict.because) do
            if fact.fact == "reinforced_by" then
                add(reinforcements, targets[verdict.unit] or verdict.from, 1)
            end
        end
    end
    local changes = {}
    for region, count in pairs(contenders) do
        changes[region] = count * (free[region] or 0) + (reinforcements[region] or 0)
    end
    return changes, occupants, targets
end

-- How many units are judged again to look for one unit's turning, at most: those contests count
-- that bear on its own through the units that would leave (J4.5).
local function cost_of(verdict, changes, occupants, targets, unit_count)
    local region, seen, count = targets[verdict.unit] or verdict.from, {}, 0
    while region and not seen[region] do
        seen[region] = true
        count = count + (changes[region] or 0)
        local occupant = occupants[region]
        region = occupant and occupant.given.type == "move" and targets[occupant.unit]
    end
    if count > 100000 then
        return math.maxinteger // 2
    end
    return (1 + count + count * (count - 1) // 2) * unit_count
end

-- Nobody attacked it and it attacked nobody: no reinforcement bears on it.
local function is_left_alone(verdict)
    if verdict.target then
        return false
    end
    for _, fact in ipairs(verdict.because) do
        if fact.fact == "attacked_by" or fact.fact == "displaced_by" then
            return false
        end
    end
    return true
end

-- The fewest changes that would have turned it, each with its order as a table.
local function find_turning(made, unit)
    local changes = assert(made:turning(unit))
    for _, change in ipairs(changes) do
        change.given = order.read(change.order)
    end
    return changes
end

-- Sets each verdict's `turning`: a list of changes, "alone", or "unsought".
local function add_turning(made, result, only)
    local board = core.position_map((core.turn_parents(made)))
    local changes, occupants, targets = count_changes(result, board)
    local left, unseen = JUDGED_MAX, SEEN_MAX
    for _, verdict in ipairs(result.verdicts) do
        local is_wanted = not only or verdict.unit == only
        if is_wanted and is_left_alone(verdict) then
            verdict.turning = "alone"
        elseif is_wanted then
            local cost = cost_of(verdict, changes, occupants, targets, #result.verdicts)
            verdict.turning = "unsought"
            if cost <= left and #result.verdicts <= unseen then
                left, unseen = left - cost, unseen - #result.verdicts
                verdict.turning = find_turning(made, verdict.unit)
            end
        end
    end
end

-- ---- The turn ----

-- The link points' regions, those included that the turn has placed; and which those are.
local function add_link_points(result)
    local regions, is_old = {}, {}
    for _, point in ipairs(result.before.link_points) do
        regions[point.symbol], is_old[point.symbol] = point.at, true
    end
    result.new_link_points = {}
    for _, point in ipairs(result.link_points) do
        regions[point.symbol] = point.at
        if not is_old[point.symbol] then
            table.insert(result.new_link_points, point)
        end
    end
    result.link_point_regions = regions
end

-- The variant's hooks: by name, the names of the variants that it is made of and whose hooks they
-- are; and whether units displace those of their own player.
local function add_variant(made, result)
    local _, game = core.turn_parents(made)
    result.hooks, result.displace_own = {}, not game or game:rule "displace_own"
    for _, hook in ipairs(game and core.variant_details(game).hooks or {}) do
        result.hooks[hook.name] = result.hooks[hook.name] or {}
        table.insert(result.hooks[hook.name], hook.variant)
    end
end

-- Adds to a turn's result what the sentences need beyond it, but for what would have turned an
-- order.
function explaining.complete(made, result)
    runner.add_surroundings(made, result)
    add_link_points(result)
    add_variant(made, result)
    for number, verdict in ipairs(result.verdicts) do
        verdict.given = order.copy(core.turn_details(made).orders[number])
        verdict.target = target_of(verdict)
    end
    alternatives.add(made, result)
    flights.add(made, result)
end

local function watch(only)
    return function(made, result)
        explaining.complete(made, result)
        add_turning(made, result, only)
    end
end

-- Where no name is near, so many are few enough to list them all.
local NAMED_MAX <const> = 12

-- Whether a unit occurs in any of the reports; the names of all units, to suggest one.
local function find_unit(reports, unit)
    local names, is_named = {}, {}
    for _, report in ipairs(reports) do
        for _, turn in ipairs(report.turns) do
            for _, verdict in ipairs(turn.verdicts) do
                if verdict.unit == unit then
                    return true
                end
                names[#names + 1] = not is_named[verdict.unit] and verdict.unit or nil
                is_named[verdict.unit] = true
            end
        end
    end
    local hint = near.hint(unit, names)
    if hint == "" and #names > 0 and #names <= NAMED_MAX then
        hint = "; there are " .. table.concat(names, ", ")
    end
    return false, hint
end

-- given: { text, place, file, line, unit }, all optional. Answers { reports }, or { problem = what
-- is wrong with the text }; `hint`, not nil: no report has the unit.
function explaining.run(given)
    local declared = scenario.declared
    if given.text then
        local read, message = case.read(given.text, given.place, given.file, given.line)
        if not read then
            return { problem = message }
        end
        declared = { read }
    end
    local reports = {}
    for index, one in ipairs(declared) do
        reports[index] = runner.play(one, { watch = watch(given.unit), unchecked = true,
            explain = true })
    end
    local answer = { reports = reports }
    if given.unit then
        local is_found, hint = find_unit(reports, given.unit)
        answer.hint = not is_found and hint or nil
    end
    return answer
end

return explaining
