-- Makes a case smaller as long as it keeps what it shows. When it is done, nothing that stands in
-- it can be taken away by itself.
local cases = require "lawspeaker.diffing.cases"
local lists = require "lawspeaker.lists"

local shrink = {}

-- ---- Smaller cases, one step from a case ----

-- Each function gives `try` all cases that are smaller in one way; `try` answers whether it took
-- the case, and then the function ends.
local steps = {}

local function try_without(case, try, kind, names)
    for index = #names, 1, -1 do
        if try(cases.without(case, { [kind] = { [names[index]] = true } })) then
            return true
        end
    end
    return false
end

-- Without one entry of a list that nothing else speaks of.
local function try_entries(case, try, list)
    for index = #case[list], 1, -1 do
        local made = cases.copy(case)
        table.remove(made[list], index)
        if try(made) then
            return true
        end
    end
    return false
end

function steps.players(case, try)
    return #case.players > 1 and try_without(case, try, "player", case.players)
end

function steps.units(case, try)
    return try_without(case, try, "unit", lists.field(case.units, "id"))
end

function steps.regions(case, try)
    return not case.board and #case.regions > 1
        and try_without(case, try, "region", lists.field(case.regions, "id"))
end

function steps.points(case, try)
    return not case.board and try_without(case, try, "point", lists.field(case.points, "symbol"))
        or try_without(case, try, "point", lists.field(case.placed, "symbol"))
end

function steps.orders(case, try)
    return try_entries(case, try, "orders")
end

function steps.books(case, try)
    return try_entries(case, try, "books")
end

function steps.control(case, try)
    return try_entries(case, try, "control")
end

function steps.borders(case, try)
    return not case.board and try_entries(case, try, "borders")
end

-- An order that carries nothing.
function steps.cargo(case, try)
    for index, row in ipairs(case.orders) do
        if row.order.carry then
            local made = cases.copy(case)
            made.orders[index] = { unit = row.unit, order = { type = row.order.type,
                to = row.order.to, book = row.order.book } }
            if try(made) then
                return true
            end
        end
    end
    return false
end

-- One entry less in a list of preferences or of supply actions; an empty list goes.
local function try_rest(case, try, list)
    for index = #case[list], 1, -1 do
        local row = case[list][index]
        for place = #row.rest, 1, -1 do
            local made = cases.copy(case)
            local rest = table.move(row.rest, 1, #row.rest, 1, {})
            table.remove(rest, place)
            made[list][index] = { unit = row.unit, player = row.player, rest = rest }
            if #rest == 0 then
                table.remove(made[list], index)
            end
            if try(made) then
                return true
            end
        end
    end
    return false
end

function steps.flee(case, try)
    return try_rest(case, try, "flee")
end

function steps.supply(case, try)
    return try_rest(case, try, "supply")
end

-- All regions in one Age.
function steps.ages(case, try)
    if case.board or #case.ages < 2 then
        return false
    end
    local made = cases.copy(case)
    for index, region in ipairs(made.regions) do
        made.regions[index] = { id = region.id, age = 1 }
    end
    made.ages = { case.ages[1] }
    return try(made)
end

-- What is one player's becomes another's.
local function give_all(case, from, to)
    local made = cases.copy(case)
    for index, unit in ipairs(made.units) do
        made.units[index] = { id = unit.id, at = unit.at,
            owner = unit.owner == from and to or unit.owner }
    end
    for index, entry in ipairs(made.control) do
        made.control[index] = { symbol = entry.symbol,
            player = entry.player == from and to or entry.player }
    end
    return cases.without(made, { player = { [from] = true } })
end

-- Control of a link point where a unit stands is the unit's player's anyway.
local function has_contradiction(case)
    local owners, at = {}, {}
    for _, unit in ipairs(case.units) do
        owners[unit.at] = unit.owner
    end
    for _, points in ipairs { case.points, case.placed } do
        for _, point in ipairs(points) do
            at[point.symbol] = point.at
        end
    end
    for _, entry in ipairs(case.control) do
        local owner = owners[at[entry.symbol]]
        if owner and owner ~= entry.player then
            return true
        end
    end
    return false
end

function steps.owners(case, try)
    for _, from in ipairs(case.players) do
        for _, to in ipairs(case.players) do
            local made = from ~= to and give_all(case, from, to)
            if made and not has_contradiction(made) and try(made) then
                return true
            end
        end
    end
    return false
end

function steps.turn(case, try)
    for _, number in ipairs { 1, case.turn // 2, case.turn - 1 } do
        if number >= 1 and number < case.turn then
            local made = cases.copy(case)
            made.turn = number
            if try(made) then
                return true
            end
        end
    end
    return false
end

-- A link point that is printed needs less to be said of it than a placed one.
function steps.printed(case, try)
    if case.board or #case.placed == 0 then
        return false
    end
    local made = cases.copy(case)
    made.points[#made.points + 1] = table.remove(made.placed)
    return try(made)
end

local ORDER <const> = { "players", "units", "regions", "points", "owners", "orders", "books",
    "control", "cargo", "flee", "supply", "borders", "ages", "turn", "printed" }

-- Calls try(smaller case) for one step after the other until it answers true; whether it did.
function shrink.each(case, try)
    for _, name in ipairs(ORDER) do
        if steps[name](case, try) then
            return true
        end
    end
    return false
end

-- ---- Names ----

-- Regions, units and link points called one after the other: the same case, unless a hook asks for
-- names.
local function renamed(case)
    local made, region, unit, symbol = cases.copy(case), {}, {}, {}
    local counts = {}
    made.ages = { table.unpack({ "A", "B" }, 1, #case.ages) }
    for index, entry in ipairs(case.regions) do
        counts[entry.age] = (counts[entry.age] or 0) + 1
        region[entry.id] = (entry.age == 1 and "a" or "b") .. counts[entry.age]
        made.regions[index] = { id = region[entry.id], age = entry.age }
    end
    for index, entry in ipairs(case.units) do
        unit[entry.id] = "u" .. index
        made.units[index] = { id = unit[entry.id], owner = entry.owner, at = region[entry.at] }
    end
    local count = 0
    for _, list in ipairs { "points", "placed" } do
        for index, entry in ipairs(case[list]) do
            count = count + 1
            symbol[entry.symbol] = "p" .. count
            made[list][index] = { symbol = symbol[entry.symbol], at = region[entry.at] }
        end
    end
    return made, { region = region, unit = unit, symbol = symbol }
end

local function rename_order(order, names)
    local action = order.action
    return { type = order.type, book = names.symbol[order.book or ""],
        to = names.region[order.to or ""] or order.type == "transfer" and names.unit[order.to]
            or nil,
        carry = order.carry == true or names.symbol[order.carry or ""] or nil,
        unit = names.unit[order.unit or ""],
        action = action and { type = action.type, to = names.region[action.to or ""] } or nil }
end

local function rename_rest(made, case, names)
    for index, entry in ipairs(case.borders) do
        made.borders[index] = { names.region[entry[1]], names.region[entry[2]] }
    end
    for index, entry in ipairs(case.books) do
        made.books[index] = { symbol = names.symbol[entry.symbol], at = names.region[entry.at] }
    end
    for index, entry in ipairs(case.control) do
        made.control[index] = { symbol = names.symbol[entry.symbol], player = entry.player }
    end
    for index, row in ipairs(case.orders) do
        made.orders[index] = { unit = names.unit[row.unit],
            order = rename_order(row.order, names) }
    end
    for index, row in ipairs(case.flee) do
        local rest = {}
        for place, flight in ipairs(row.rest) do
            rest[place] = { region = names.region[flight.region or ""],
                book = names.symbol[flight.book or ""] }
        end
        made.flee[index] = { unit = names.unit[row.unit], rest = rest }
    end
    for index, row in ipairs(case.supply) do
        local rest = {}
        for place, action in ipairs(row.rest) do
            rest[place] = { action = action.action, at = names.region[action.at] }
        end
        made.supply[index] = { player = row.player, rest = rest }
    end
    return made
end

-- ---- The whole way ----

-- The smallest case that is reached from this one by single steps; `keeps(case)`: whether a case
-- still shows what it is to show; `note(case)` is told each smaller one that does.
function shrink.run(case, keeps, note)
    local is_smaller
    repeat
        is_smaller = shrink.each(case, function(made)
            if not keeps(made) then
                return false
            end
            case = made
            if note then
                note(made)
            end
            return true
        end)
    until not is_smaller
    if not case.board then
        local made, names = renamed(case)
        made = rename_rest(made, case, names)
        case = keeps(made) and made or case
    end
    return case
end

return shrink
