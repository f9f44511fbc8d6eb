-- Random small cases: two Ages, a few regions, two to four units, so that contests, reinforcements,
-- swaps, Links, carried books, flights and supply come about often. It knows no variant. Half of
-- the cases are aimed by the names and limits of the house rules that differ (aims.lua); the other
-- half never are, for a hook may be about anything.
local chance_of = require "lawspeaker.diffing.chance"
local given = require "lawspeaker.diffing.grow_given"

local grow = {}

local PLAYERS <const> = { "red", "blue", "green" }
local SEATS <const> = { "p1", "p2", "p3" } -- as a match calls players that nobody has named
local AGES <const> = { "A", "B" }

-- Kinds of orders, and numbers of units: each as likely as it is there.
local WEIGHTS <const> = { "move", "move", "move", "swap", "link", "link", "transfer", "stay",
    "stay" }
local LINKS <const> = { "link", "link", "link", "link", "stay", "move" }
local UNITS <const> = { 1, 2, 2, 3, 3, 3, 4, 4, 4 }

-- ---- The board ----

local function add_regions(case, chance, count)
    local first = chance:is(80) and chance:integer(count) or count
    for number = 1, count do
        local age = number <= first and 1 or 2
        local place = age == 1 and number or number - first
        case.regions[number] = { id = (age == 1 and "a" or "b") .. place, age = age }
    end
    case.ages = table.move(AGES, 1, case.regions[count].age, 1, {})
end

-- Each region borders on one before it, most often of its own Age, and on some others.
local function add_borders(case, chance)
    local joins_ages, density = chance:is(35), chance:pick { 15, 35, 70 }
    for number, region in ipairs(case.regions) do
        local must = number > 1 and chance:integer(number - 1)
        for before = 1, number - 1 do
            local other = case.regions[before]
            if (other.age == region.age or joins_ages)
                and (before == must or before == number - 1 and chance:is(60)
                    or chance:is(density)) then
                case.borders[#case.borders + 1] = { other.id, region.id }
            end
        end
    end
end

local function add_points(case, chance, count, shared)
    for number = 1, count do
        local list = chance:is(25) and case.placed or case.points
        list[#list + 1] = { symbol = "p" .. number,
            at = shared and chance:is(60) and shared or chance:pick(case.regions).id }
    end
end

-- ---- What stands on it ----

local function add_units(case, chance, count)
    local regions = chance:shuffle(case.regions)
    for number = 1, math.min(count, #regions) do
        local owner = chance:pick(case.players)
        case.units[number] = { id = "u" .. number, owner = owner, at = regions[number].id }
    end
end

local function add_books(case, chance)
    local percent = chance:pick { 30, 80, 100 }
    given.each_point(case, function(point)
        if chance:is(percent) then
            local at = #case.units > 0 and chance:is(70) and chance:pick(case.units).at
                or chance:pick(case.regions).id
            case.books[#case.books + 1] = { symbol = point.symbol, at = at }
        end
    end)
end

-- The units that stand in another Age than this one.
local function units_outside(case, age)
    local ages, list = {}, {}
    for _, region in ipairs(case.regions) do
        ages[region.id] = region.age
    end
    for _, unit in ipairs(case.units) do
        list[#list + 1] = ages[unit.at] ~= age and unit or nil
    end
    return list
end

local function neighbours_of(case, region)
    local list = {}
    for _, border in ipairs(case.borders) do
        if border[1] == region or border[2] == region then
            list[#list + 1] = border[1] == region and border[2] or border[1]
        end
    end
    return list
end

-- Units with books that lead to one region in another Age, so that their Links meet there and they
-- flee from it. Returns a region next to that one, where there is one.
local function add_clash(case, chance)
    local goals = {}
    for _, region in ipairs(case.regions) do
        if #units_outside(case, region.age) > 1 and #neighbours_of(case, region.id) > 0 then
            goals[#goals + 1] = region
        end
    end
    if #goals == 0 then
        return nil
    end
    local goal = chance:pick(goals)
    for _, unit in ipairs(units_outside(case, goal.age)) do
        local symbol = "c" .. unit.id
        case.points[#case.points + 1] = { symbol = symbol, at = goal.id }
        case.books[#case.books + 1] = { symbol = symbol, at = unit.at }
    end
    return chance:pick(neighbours_of(case, goal.id))
end

local function add_control(case, chance)
    local occupied, percent = {}, chance:pick { 0, 30, 80 }
    for _, unit in ipairs(case.units) do
        occupied[unit.at] = true
    end
    given.each_point(case, function(point)
        if not occupied[point.at] and chance:is(percent) then
            case.control[#case.control + 1] = { symbol = point.symbol,
                player = chance:pick(case.players) }
        end
    end)
end

-- ---- A case ----

local function empty_case(chance, players)
    local turn = chance:is(85) and 1 or chance:integer(9)
    return { turn = chance:is(2) and chance:integer(60) or turn, ages = {},
        players = table.move(chance:shuffle(players), 1, chance:is(60) and 2 or 3, 1, {}),
        regions = {}, borders = {}, points = {}, placed = {}, books = {}, control = {}, units = {},
        orders = {}, flee = {}, supply = {} }
end

-- The regions, borders and link points of a board, as if they had grown, and units close together.
local function take_board(case, chance, board, count)
    local index = {}
    for number, age in ipairs(board:ages()) do
        case.ages[number] = age.id
        for _, region in ipairs(age.regions) do
            case.regions[#case.regions + 1] = { id = region, age = number }
            for _, near in ipairs(board:neighbours(region)) do
                case.borders[#case.borders + 1] = index[near] and { near, region } or nil
            end
            index[region] = true
        end
    end
    case.points = board:link_points()
    local place, is_taken = chance:pick(case.regions).id, {}
    for _ = 1, count do
        if not is_taken[place] then
            is_taken[place] = true
            case.units[#case.units + 1] = { id = "u" .. #case.units + 1,
                owner = chance:pick(case.players), at = place }
        end
        local near = board:neighbours(place)
        place = #near > 0 and chance:pick(near) or place
    end
end

local BOOKS_MOST <const> = 4 -- on a board of its own, where there are many

local function thin_books(case, chance)
    while #case.books > BOOKS_MOST do
        table.remove(case.books, chance:integer(#case.books))
    end
end

-- What is the board's own is not the case's.
local function leave_board(case, board)
    case.board = board
    case.regions, case.borders, case.points = {}, {}, {}
end

local function add_board(case, chance, plan)
    add_regions(case, chance, math.max(plan.units + chance:integer(4) - 1, 2))
    add_borders(case, chance)
    add_points(case, chance, plan.points, chance:is(50) and chance:pick(case.regions).id)
    add_units(case, chance, plan.units)
end

-- All that stands on the board, and what is given for the turn.
local function add_contents(case, chance, plan, board)
    add_books(case, chance)
    if board then
        thin_books(case, chance)
    end
    local has_clash, refuge = not board and (plan.has_clash or chance:is(12)), nil
    if has_clash then
        refuge = add_clash(case, chance)
    end
    add_control(case, chance)
    given.add_orders(case, chance, has_clash and LINKS or plan.weights)
    given.add_flee(case, chance, refuge)
    given.add_supply(case, chance)
end

local BOARD_STEP <const> = 10 -- of so many cases one is on the board

-- The case of this number; the same seed and number give the same case. `aims`: a list of
-- { before, after }, functions of (plan, chance) and (case, chance), either of which may be left
-- out: one says beforehand what the case is to have, the other changes what has grown. `wide`:
-- hooks differ, which may be about anything: some cases are larger, or have other names. `board`: a
-- map on which some of the cases are then, or nil.
function grow.case(seed, number, aims, wide, board)
    local chance = chance_of(seed, number)
    board = wide and number % BOARD_STEP == 0 and board or nil
    local aim = not board and #aims > 0 and chance:is(50) and chance:pick(aims) or {}
    local case = empty_case(chance, wide and chance:is(10) and SEATS or PLAYERS)
    local plan = { units = chance:pick(UNITS), points = chance:integer(5) - 1, weights = WEIGHTS }
    if wide and chance:is(5) then
        plan.units = plan.units + chance:integer(4)
    end
    if aim.before then
        aim.before(plan, chance)
    end
    if board then
        take_board(case, chance, board, plan.units)
    else
        add_board(case, chance, plan)
    end
    add_contents(case, chance, plan, board)
    if aim.after then
        aim.after(case, chance)
    end
    if board then
        leave_board(case, board)
    end
    return case
end

return grow
