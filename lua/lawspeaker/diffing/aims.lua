-- Where half of the random cases are aimed, by the house rules that differ: kinds of orders that a
-- rule is about, or a position at the edge of a limit. What a hook is about nobody can know.
local variant = require "lawspeaker.variant"

local aims = {}

local POINTS_MOST <const>, UNITS_MOST <const> = 200, 40

-- ---- Kinds of orders ----

local function orders_of(weights, points)
    return function()
        return { { before = function(plan, chance)
            plan.weights = weights
            plan.units = math.max(plan.units, 2)
            plan.points = points and points + chance:integer(3) - 1 or plan.points
        end } }
    end
end

local by_rule = {
    swap = orders_of { "swap", "swap", "move" },
    displace_own = orders_of { "swap", "move", "stay" },
    reinforce_cut = orders_of { "move", "swap", "stay" },
    transfer_receiver = orders_of({ "transfer", "transfer", "stay" }, 2),
    failed_link_book = orders_of({ "link", "link", "stay" }, 2),
    flee_through_books = orders_of({ "link", "move", "stay" }, 2),
    flee_to_attacker = orders_of { "swap", "move", "stay" },
    flee_controlled = orders_of({ "link", "swap", "stay" }, 2),
}

function by_rule.flee_collision()
    return { { before = function(plan, chance)
        plan.units, plan.has_clash = 2 + chance:integer(3) - 1, true
    end } }
end

-- ---- Limits ----

local function add_number(numbers, value)
    if type(value) == "number" then
        numbers[#numbers + 1] = value
    end
end

-- The limits of the two sides, those that are numbers.
local function limits_of(change, a, b)
    local numbers = {}
    add_number(numbers, variant.value(a, change.rule))
    add_number(numbers, variant.value(b, change.rule))
    return numbers
end

-- A unit next to a link point that its player will take, and so can pay for something.
local function add_income(case, chance)
    local unit = case.units[1]
    local symbol = "q1"
    local region = { id = "c1", age = case.regions[#case.regions].age }
    case.regions[#case.regions + 1] = region
    case.borders[#case.borders + 1] = { unit.at, region.id }
    case.points[#case.points + 1] = { symbol = symbol, at = region.id }
    case.points[#case.points + 1] = { symbol = "q2", at = chance:pick(case.regions).id }
    case.orders = { { unit = unit.id, order = { type = "move", to = region.id } } }
    return unit, region
end

local function supply_of(unit, action, region, count)
    local rest = {}
    for index = 1, count do
        rest[index] = { action = action, at = region }
    end
    return { { player = unit.owner, rest = rest } }
end

function by_rule.max_turns(change, a, b)
    local numbers = limits_of(change, a, b)
    return { { after = function(case, chance)
        case.turn = math.max(chance:pick(numbers) + chance:integer(3) - 2, 1)
    end } }
end

function by_rule.one_link_point_per_region()
    return { { after = function(case, chance)
        local unit, region = add_income(case, chance)
        case.supply = supply_of(unit, "book", region.id, 1)
    end } }
end

function by_rule.link_point_tokens(change, a, b)
    local numbers = limits_of(change, a, b)
    return { { after = function(case, chance)
        local unit, region = add_income(case, chance)
        local wanted = math.min(chance:pick(numbers) - chance:integer(2) + 1, POINTS_MOST)
        for number = #case.placed + 1, wanted do
            case.placed[number] = { symbol = "t" .. number, at = case.regions[1].id }
        end
        case.supply = supply_of(unit, "book", region.id, chance:integer(2))
    end } }
end

-- More units of one player, each in a region of its own that nothing borders on.
local function add_units(case, owner, wanted)
    local count = 0
    for _, unit in ipairs(case.units) do
        count = count + (unit.owner == owner and 1 or 0)
    end
    for number = count + 1, wanted do
        local region = { id = "d" .. number, age = case.regions[#case.regions].age }
        case.regions[#case.regions + 1] = region
        case.units[#case.units + 1] = { id = "v" .. number, owner = owner, at = region.id }
    end
end

function by_rule.unit_tokens(change, a, b)
    local numbers = limits_of(change, a, b)
    return { { before = function(plan, chance)
        plan.units = chance:integer(3)
    end, after = function(case, chance)
        local unit, region = add_income(case, chance)
        add_units(case, unit.owner, math.min(chance:pick(numbers), UNITS_MOST))
        -- Another link point of the player's, where no unit stands.
        local free = { id = "e1", age = region.age }
        case.regions[#case.regions + 1] = free
        case.points[#case.points + 1] = { symbol = "q3", at = free.id }
        case.points[#case.points + 1] = { symbol = "q4", at = unit.at }
        case.points[#case.points + 1] = { symbol = "q5", at = free.id }
        case.control[#case.control + 1] = { symbol = "q3", player = unit.owner }
        case.supply = supply_of(unit, "unit", free.id, 1)
    end } }
end

-- ---- Victory ----

-- All link points and books of a case are new ones, so many, and so many of them one player's.
local function share_points(case, chance, total, held)
    local region = { id = "c1", age = 1 }
    table.insert(case.regions, 1, region)
    case.points, case.placed, case.books, case.control = {}, {}, {}, {}
    local player = chance:pick(case.players)
    for number = 1, total do
        local symbol = "p" .. number
        case.points[number] = { symbol = symbol, at = region.id }
        if number <= held then
            case.control[number] = { symbol = symbol, player = player }
        end
    end
end

-- Link points in a number at which the one fraction is met and the other is not.
local function find_shares(a, b)
    local shares = {}
    for total = 1, 60 do
        for held = 1, total do
            local meets_a = held * a[2] >= total * a[1]
            local meets_b = held * b[2] >= total * b[1]
            if meets_a ~= meets_b and #shares < 6 then
                shares[#shares + 1] = { total, held }
            end
        end
    end
    return shares
end

local FRACTION_SURE_MAX <const> = 1 << 40

function by_rule.victory_fraction(change, a, b)
    local one, other = variant.value(a, change.rule), variant.value(b, change.rule)
    for _, value in ipairs { one[1], one[2], other[1], other[2] } do
        if value > FRACTION_SURE_MAX then
            return {}
        end
    end
    local shares = find_shares(one, other)
    return #shares > 0 and { { after = function(case, chance)
        local share = chance:pick(shares)
        share_points(case, chance, share[1], share[2])
        case.orders, case.supply = {}, {}
    end } } or {}
end

-- Two players who both have enough, by books and by link points.
function by_rule.joint_victory()
    return { { after = function(case, chance)
        if #case.units == 0 then
            return
        end
        share_points(case, chance, 2, 2)
        local unit = case.units[1]
        for _, point in ipairs(case.points) do
            case.books[#case.books + 1] = { symbol = point.symbol, at = unit.at }
        end
    end } }
end

-- ---- All of them ----

-- The aims for a list of changes (changes.lua).
function aims.of(list, a, b)
    local found = {}
    for _, change in ipairs(list) do
        local make = not change.is_hook and by_rule[change.name]
        for _, aim in ipairs(make and make(change, a, b) or {}) do
            found[#found + 1] = aim
        end
    end
    return found
end


return aims
