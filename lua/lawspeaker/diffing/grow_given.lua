-- What players give in random cases: orders that do something and meet, flight, supply actions.
local given = {}

-- Calls visit(point) for the link points, printed and placed.
function given.each_point(case, visit)
    for _, points in ipairs { case.points, case.placed } do
        for _, point in ipairs(points) do
            visit(point)
        end
    end
end

-- ---- What can be ordered ----

-- By unit: the regions next to it, and the books in its region that lead into another Age.
local function look_around(case)
    local known = { near = {}, books = {}, leads = {}, ages = {}, unit_in = {} }
    for _, region in ipairs(case.regions) do
        known.near[region.id], known.books[region.id] = {}, {}
        known.ages[region.id] = region.age
    end
    for _, border in ipairs(case.borders) do
        table.insert(known.near[border[1]], border[2])
        table.insert(known.near[border[2]], border[1])
    end
    given.each_point(case, function(point)
        known.leads[point.symbol] = point.at
    end)
    for _, book in ipairs(case.books) do
        table.insert(known.books[book.at], book.symbol)
    end
    for _, unit in ipairs(case.units) do
        known.unit_in[unit.at] = unit
    end
    return known
end

local function is_near(known, from, to)
    for _, region in ipairs(known.near[from]) do
        if region == to then
            return true
        end
    end
    return false
end

local makers = {}

function makers.move(known, chance, unit, focus)
    local near = known.near[unit.at]
    if #near == 0 or chance:is(4) then
        return { type = "move", to = focus } -- which may not be legal
    end
    local to = chance:is(60) and is_near(known, unit.at, focus) and focus or chance:pick(near)
    local books = known.books[unit.at]
    return { type = "move", to = to,
        carry = #books > 0 and chance:is(40) and chance:pick(books) or nil }
end

-- To where another unit stands, which may come the other way.
function makers.swap(known, chance, unit)
    for _, region in ipairs(chance:shuffle(known.near[unit.at])) do
        if known.unit_in[region] then
            return { type = "move", to = region }
        end
    end
end

function makers.link(known, chance, unit)
    local books = known.books[unit.at]
    for _, book in ipairs(chance:shuffle(books)) do
        if known.ages[known.leads[book]] ~= known.ages[unit.at] or chance:is(15) then
            return { type = "link", book = book,
                carry = #books > 1 and chance:is(60) and chance:pick(books) or nil }
        end
    end
end

function makers.transfer(known, chance, unit)
    local books = known.books[unit.at]
    for _, region in ipairs(#books > 0 and chance:shuffle(known.near[unit.at]) or {}) do
        if known.unit_in[region] then
            return { type = "transfer", book = chance:pick(books), to = known.unit_in[region].id }
        end
    end
end

function makers.stay()
    return nil
end

-- ---- Reinforcements ----

-- What a unit does, as a reinforcement names it; and the region that this is about.
local function action_of(known, unit, order)
    if order and order.type == "move" then
        return { type = "move", to = order.to }, order.to
    elseif order and order.type == "link" then
        local to = known.leads[order.book]
        return { type = "link", to = to }, to
    end
    return { type = "stay" }, unit.at
end

-- Turns the orders of some units into reinforcements of what others do.
local function add_reinforcements(case, known, chance, orders)
    local percent = chance:pick { 0, 25, 60 }
    for _, unit in ipairs(case.units) do
        if chance:is(percent) then
            local other = chance:pick(case.units)
            local action, region = action_of(known, other, orders[other.id])
            if other ~= unit and (is_near(known, unit.at, region) or chance:is(8)) then
                orders[unit.id] = { type = "reinforce", unit = other.id, action = action }
            end
        end
    end
end

-- Orders of units, by weights: a list of kinds of orders, each as likely as it is there.
function given.add_orders(case, chance, weights)
    local known = look_around(case)
    local orders, focus = {}, chance:pick(case.regions).id
    for _, unit in ipairs(case.units) do
        orders[unit.id] = makers[chance:pick(weights)](known, chance, unit, focus)
    end
    add_reinforcements(case, known, chance, orders)
    for _, unit in ipairs(case.units) do
        if orders[unit.id] then
            case.orders[#case.orders + 1] = { unit = unit.id, order = orders[unit.id] }
        end
    end
end

-- ---- Flight and supply ----

function given.add_flee(case, chance, refuge)
    local percent = chance:pick { 0, 50, 100 }
    refuge = refuge or chance:pick(case.regions).id
    for _, unit in ipairs(case.units) do
        if chance:is(percent) then
            local rest = { chance:is(60) and { region = refuge }
                or { region = chance:pick(case.regions).id } }
            if #case.books > 0 and chance:is(40) then
                rest[#rest + 1] = { book = chance:pick(case.books).symbol }
                rest = chance:shuffle(rest)
            end
            if chance:is(30) then
                rest[#rest + 1] = { region = chance:pick(case.regions).id }
            end
            case.flee[#case.flee + 1] = { unit = unit.id, rest = rest }
        end
    end
end

function given.add_supply(case, chance)
    local percent = chance:pick { 0, 40, 100 }
    for _, player in ipairs(case.players) do
        local rest = {}
        while chance:is(percent) and #rest < 3 do
            rest[#rest + 1] = { action = chance:is(50) and "unit" or "book",
                at = chance:pick(case.regions).id }
        end
        if #rest > 0 then
            case.supply[#case.supply + 1] = { player = player, rest = rest }
        end
    end
end

return given
