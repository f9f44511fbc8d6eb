-- A case of `law diff-rules`: a small board, what stands on it, and what players give for one turn,
-- as plain lists of names. Here a case is played, compared, measured, and made smaller by taking
-- something away together with all that speaks of it.
--
-- { turn, players, ages, regions = { { id, age } … } in board order, borders = { { a, b } … },
--   points, placed, books = { { symbol, at } … }, control = { { symbol, player } … },
--   units = { { id, owner, at } … }, orders = { { unit, order } … },
--   flee = { { unit, rest } … }, supply = { { player, rest } … } }
-- Instead of ages, regions, borders and points it may have `board`, a map that has a name.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local map = require "lawspeaker.map"
local position = require "lawspeaker.position"
local turn = require "lawspeaker.turn"

local cases = {}

local MAP_NAME <const> = "a small board"

-- ---- Playing ----

local function build_map(case)
    if case.board then
        return case.board
    end
    local numbers, regions, region_ages = {}, {}, {}
    for number, region in ipairs(case.regions) do
        numbers[region.id] = number
        regions[number], region_ages[number] = region.id, region.age
    end
    local borders, symbols, at = {}, {}, {}
    for _, border in ipairs(case.borders) do
        borders[#borders + 1] = numbers[border[1]]
        borders[#borders + 1] = numbers[border[2]]
    end
    for number, point in ipairs(case.points) do
        symbols[number], at[number] = point.symbol, numbers[point.at]
    end
    return assert(map.from_lists(MAP_NAME, case.ages, regions, region_ages, borders, symbols, at))
end

function cases.position(case)
    return position.build(check.context "position", build_map(case), { turn = case.turn,
        players = case.players, units = case.units, link_points = case.placed,
        books = case.books, control = case.control })
end

-- The turn of a case, finished. What a hook raises is raised.
function cases.play(case, variant, start)
    return assert(turn.play(start or cases.position(case), { variant = variant,
        orders = case.orders, flee = case.flee, supply = case.supply }))
end

-- ---- Comparing ----

-- Levels: 2 where two finished turns of one case differ in what happened, 1 where only in the
-- reasons, strengths and conflicts behind it, 0 where in nothing.

local function compare_verdicts(a, b)
    local level = 0
    for number = 1, #core.position_units((core.turn_parents(a))) do
        local one, other = core.turn_verdict(a, number), core.turn_verdict(b, number)
        if one.result ~= other.result or one.displaced ~= other.displaced
            or one.carried ~= other.carried then
            return 2
        elseif one.reason ~= other.reason or one.strength ~= other.strength
            or one.carry_reason ~= other.carry_reason then
            level = 1
        end
    end
    return level
end

-- Whether players earned other supply actions, or other ones were carried out, or they fared
-- otherwise.
local function has_other_players(a, b)
    local others = core.turn_players(b)
    for number, one in ipairs(core.turn_players(a)) do
        local other = others[number]
        if one.actions ~= other.actions or one.has_won ~= other.has_won
            or one.is_out ~= other.is_out then
            return true
        end
        local _, reasons = core.turn_outcomes(a, number)
        local _, other_reasons = core.turn_outcomes(b, number)
        for index, reason in ipairs(reasons) do
            if reason ~= other_reasons[index] then
                return true
            end
        end
    end
    return false
end

local function compare_turns(a, b)
    if turn.position(a) ~= turn.position(b) or core.turn_is_draw(a) ~= core.turn_is_draw(b)
        or has_other_players(a, b) then
        return 2
    end
    local level = compare_verdicts(a, b)
    if level == 0 and table.concat(core.turn_conflicted(a), " ")
        ~= table.concat(core.turn_conflicted(b), " ") then
        return 1
    end
    return level
end

-- ---- What players see ----

-- The units that a player does not see in fog, in words.
function cases.unseen(start, player)
    local number = position.index(start).players[player]
    local list, seen = {}, {}
    for _, unit in ipairs(core.position_units(core.position_view(start, number))) do
        seen[unit.id] = true
    end
    for _, unit in ipairs(core.position_units(start)) do
        list[#list + 1] = not seen[unit.id]
            and string.format("%s (%s) in %s", unit.id, unit.owner, unit.at) or nil
    end
    return list
end

-- Whether a player who has a unit does not see another's.
local function hides_something(start)
    local has_unit = {}
    for _, unit in ipairs(core.position_units(start)) do
        has_unit[unit.owner] = true
    end
    for _, player in ipairs(core.position_players(start)) do
        if has_unit[player] and #cases.unseen(start, player) > 0 then
            return true
        end
    end
    return false
end

-- The level at which a case differs under two variants, as compare_turns has it. Where one has fog
-- and the other has not, a unit that a player does not see is a difference as well: 2.
function cases.level(case, a, b)
    local start = cases.position(case)
    local level = compare_turns(cases.play(case, a, start), cases.play(case, b, start))
    if level == 0 and a:rule "fog" ~= b:rule "fog" and hides_something(start) then
        return 2
    end
    return level
end

-- ---- Measuring ----

local function length_of_all(rows)
    local count = 0
    for _, row in ipairs(rows) do
        count = count + #row.rest
    end
    return count
end

-- How much a reader has to take in: units count most.
function cases.size(case)
    return 100 * #case.units + 30 * #case.orders + 20 * (#case.points + #case.placed)
        + 10 * (#case.regions + #case.players) + 8 * #case.ages + 6 * #case.books
        + 5 * (length_of_all(case.flee) + length_of_all(case.supply)) + 4 * #case.control
        + 2 * #case.borders + (case.turn > 1 and 1 or 0)
end

-- ---- Taking away ----

local function filter(list, keeps)
    local kept = {}
    for _, entry in ipairs(list) do
        if keeps(entry) then
            kept[#kept + 1] = entry
        end
    end
    return kept
end

-- A copy whose lists can be changed; their entries cannot.
function cases.copy(case)
    local made = {}
    for _, name in ipairs((core.keys(case))) do
        local value = case[name]
        made[name] = type(value) == "table" and table.move(value, 1, #value, 1, {}) or value
    end
    return made
end

-- Whether an order still names only what is there; a book that is gone is not carried.
local function keep_order(row, gone)
    local order = row.order
    local action = order.action or order
    local to = order.type ~= "transfer" and action.to
    if gone.unit[row.unit] or to and gone.region[to] or order.unit and gone.unit[order.unit]
        or order.type == "transfer" and gone.unit[order.to]
        or order.book and gone.point[order.book] then
        return nil
    elseif type(order.carry) == "string" and gone.point[order.carry] then
        return { unit = row.unit, order = { type = order.type, to = order.to, book = order.book } }
    end
    return row
end

local function keep_rows(rows, keeps_row, keeps_item)
    local kept = {}
    for _, row in ipairs(rows) do
        local rest = keeps_row(row) and filter(row.rest, keeps_item) or {}
        if #rest > 0 then
            kept[#kept + 1] = { unit = row.unit, player = row.player, rest = rest }
        end
    end
    return kept
end

-- What goes with what is taken away: link points with their regions, units with their regions and
-- players.
local function complete(case, gone)
    for _, points in ipairs { case.points, case.placed } do
        for _, point in ipairs(points) do
            gone.point[point.symbol] = gone.point[point.symbol] or gone.region[point.at]
        end
    end
    for _, unit in ipairs(case.units) do
        gone.unit[unit.id] = gone.unit[unit.id] or gone.region[unit.at] or gone.player[unit.owner]
    end
end

local function keep_board(made, case, gone)
    local function has_point(entry)
        return not gone.point[entry.symbol]
    end
    made.players = filter(case.players, function(player) return not gone.player[player] end)
    made.regions = filter(case.regions, function(region) return not gone.region[region.id] end)
    made.borders = filter(case.borders, function(border)
        return not gone.region[border[1]] and not gone.region[border[2]]
    end)
    made.points, made.placed = filter(case.points, has_point), filter(case.placed, has_point)
    made.units = filter(case.units, function(unit) return not gone.unit[unit.id] end)
    made.books = filter(case.books, function(book)
        return has_point(book) and not gone.region[book.at]
    end)
    made.control = filter(case.control, function(entry)
        return has_point(entry) and not gone.player[entry.player]
    end)
end

-- Ages without regions are none; the others keep their order.
local function close_ages(made)
    local numbers, ages = {}, {}
    for index, region in ipairs(made.regions) do
        if not numbers[region.age] then
            ages[#ages + 1] = made.ages[region.age]
            numbers[region.age] = #ages
        end
        made.regions[index] = { id = region.id, age = numbers[region.age] }
    end
    made.ages = ages
end

-- The case without those things, and without all that speaks of them: `given.unit`, `.region`,
-- `.point`, `.player` are sets of names.
function cases.without(case, given)
    local gone = { unit = given.unit or {}, region = given.region or {}, point = given.point or {},
        player = given.player or {} }
    complete(case, gone)
    local made = cases.copy(case)
    keep_board(made, case, gone)
    if not made.board then
        close_ages(made)
    end
    made.orders = {}
    for _, row in ipairs(case.orders) do
        made.orders[#made.orders + 1] = keep_order(row, gone)
    end
    made.flee = keep_rows(case.flee, function(row) return not gone.unit[row.unit] end,
        function(flight) return not (flight.region and gone.region[flight.region]
            or flight.book and gone.point[flight.book]) end)
    made.supply = keep_rows(case.supply, function(row) return not gone.player[row.player] end,
        function(action) return not gone.region[action.at] end)
    return made
end

return cases
