-- Plays scenarios, or a position from JSON, for `law explain`: the runner's reports, and in each
-- turn what the sentences need beyond the result. It returns plain data; explain.lua speaks.
local case = require "lawspeaker.case"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local order = require "lawspeaker.order"
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

local function is_idle(verdict)
    return verdict.result == "illegal" or verdict.given.type == "stay"
        or verdict.reason == "not_matched" or verdict.reason == "cut"
end

local function add(counts, key, count)
    counts[key] = (counts[key] or 0) + count
end

-- How many changes there are in each region's contest, at most; and who stands where, going where.
local function count_changes(result, board)
    local contenders, idle, reinforcements = {}, {}, {}
    local occupants, targets = {}, {}
    for _, verdict in ipairs(result.verdicts) do
        local target = target_of(verdict)
        occupants[verdict.from] = verdict
        targets[verdict.unit] = target
        add(contenders, target or verdict.from, 1)
    end
    for _, verdict in ipairs(result.verdicts) do
        for _, neighbour in ipairs(is_idle(verdict) and board:neighbours(verdict.from) or {}) do
            add(idle, neighbour, 1)
        end
        for _, fact in ipairs(verdict.because) do
            if fact.fact == "reinforced_by" then
                add(reinforcements, targets[verdict.unit] or verdict.from, 1)
            end
        end
    end
    local changes = {}
    for region, count in pairs(contenders) do
        changes[region] = count * (idle[region] or 0) + (reinforcements[region] or 0)
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
    if target_of(verdict) then
        return false
    end
    for _, fact in ipairs(verdict.because) do
        if fact.fact == "attacked_by" or fact.fact == "displaced_by" then
            return false
        end
    end
    return true
end

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

-- ---- Why there was no place to flee to ----

-- Who stands where once movement is done, those who flee left out; and, apart, once all have fled.
local function standing(result)
    local moved = {}
    for _, verdict in ipairs(result.verdicts) do
        local target = target_of(verdict)
        if target and verdict.result == "succeeded" then
            moved[target] = verdict.unit
        elseif not verdict.displaced then
            moved[verdict.from] = verdict.unit
        end
    end
    local fled = {}
    for _, flight in ipairs(result.fled) do
        fled[flight.to] = flight.unit
    end
    return moved, fled
end

-- Why a neighbour was no place for a unit: one of J5.1's reasons, or that of J5.4.
local function closed_because(region, moved, fled, is_conflicted, controllers)
    if moved[region] then
        return { region = region, reason = "occupied", unit = moved[region] }
    elseif is_conflicted[region] then
        return { region = region, reason = "conflicted" }
    elseif fled[region] then
        return { region = region, reason = "taken", unit = fled[region] }
    elseif controllers[region] then
        return { region = region, reason = "controlled", player = controllers[region] }
    end
    return { region = region, reason = "closed" }
end

local function index_conflicted(result)
    local is_conflicted = {}
    for _, region in ipairs(result.conflicted) do
        is_conflicted[region] = true
    end
    return is_conflicted
end

-- Who controls a link point of a region that would keep a unit of this player out (J5.2).
local function index_controllers(before, rule, owner)
    local controllers = {}
    for _, entry in ipairs(rule ~= "ignore" and before:control() or {}) do
        if rule == "any" or entry.player ~= owner then
            controllers[before:link_point(entry.symbol)] = entry.player
        end
    end
    return controllers
end

-- Adds to each removed unit's verdict `closed`: why each neighbour of the region was no place.
local function add_closed(made, result)
    local before, game = core.turn_parents(made)
    game = scenario.variant or game
    local rule = game and game:rule "flee_controlled" or "any"
    local board = core.position_map(before)
    local moved, fled = standing(result)
    local is_conflicted = index_conflicted(result)
    local is_removed = {}
    for _, unit in ipairs(result.removed) do
        is_removed[unit] = true
    end
    for _, verdict in ipairs(result.verdicts) do
        if is_removed[verdict.unit] then
            local from = target_of(verdict)
            local is_link = from and verdict.given.type == "link"
            local controllers = index_controllers(before, rule, verdict.owner)
            verdict.flees_from = is_link and from or verdict.from
            verdict.closed = {}
            for index, region in ipairs(board:neighbours(verdict.flees_from)) do
                verdict.closed[index] = closed_because(region, moved, fled, is_conflicted,
                    controllers)
            end
        end
    end
end

-- ---- The turn ----

local function watch(only)
    return function(made, result)
        local before = core.turn_parents(made)
        result.before = { books = before:books(), control = before:control() }
        result.link_point_regions = {}
        for _, point in ipairs(core.position_map(before):link_points()) do
            result.link_point_regions[point.symbol] = point.at
        end
        local placed_before = #before:link_points()
        result.new_link_points = {}
        for index, point in ipairs(result.link_points) do
            result.link_point_regions[point.symbol] = point.at
            result.new_link_points[index - placed_before] = index > placed_before and point or nil
        end
        for number, verdict in ipairs(result.verdicts) do
            verdict.given = order.copy(core.turn_details(made).orders[number])
        end
        add_closed(made, result)
        add_turning(made, result, only)
    end
end

-- Whether a unit occurs in any of the reports; the names of all units, to suggest one.
local function find_unit(reports, unit)
    local names = {}
    for _, report in ipairs(reports) do
        for _, turn in ipairs(report.turns) do
            for _, verdict in ipairs(turn.verdicts) do
                if verdict.unit == unit then
                    return true
                end
                names[#names + 1] = verdict.unit
            end
        end
    end
    return false, near.hint(unit, names)
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
        -- One that raises costs no other; its report has what came before, and an `error`.
        local report = scenario.new_report(one)
        local options = { watch = watch(given.unit), unchecked = true }
        local is_played, raised = pcall(scenario.run, one, options, report)
        if not is_played then
            report.error = type(raised) == "string" and raised
                or "an error that is no text (" .. type(raised) .. ")"
        end
        reports[index] = report
    end
    local answer = { reports = reports }
    if given.unit then
        local is_found, hint = find_unit(reports, given.unit)
        answer.hint = not is_found and hint or nil
    end
    return answer
end

return explaining
