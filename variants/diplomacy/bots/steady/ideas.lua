-- What could be changed in a sheet of orders: a unit does something else, one or two others support
-- it, fleets convoy it, who stands in its way goes on. What no longer fits then is put right, so
-- that no sheet has two own units going to one province, or support for what nobody does.
local plan = require "diplomacy.bots.steady.plan"
local seeing = require "diplomacy.bots.steady.seeing"

local ideas = {}

local HELPERS_MOST <const> = 2
local CROSSINGS_MOST <const> = 4 -- convoys that are tried for an army

-- ---- What no longer fits ----

-- Support for a unit by one that has nothing better to do: what it is ordered, or nil.
local function support_if_near(seen, orders, number, other)
    local units, order = seen.units, orders[other]
    if number ~= other and plan.reaches(seen.here, units[number],
        plan.goal(seen.here, units[other], order)) then
        return plan.support(units[number], units[other], order)
    end
end

local function is_idle(seen, orders, number)
    local order = orders[number]
    local other = order.of and seen.standing[seen.here.province[order.of]]
    local helped = other and orders[other]
    if order.kind == "support_hold" or order.kind == "support_move" then
        return not helped or (helped.kind == "move") ~= (order.kind == "support_move")
            or helped.kind == "move" and helped.to ~= order.to
    end
    return order.kind == "convoy"
        and not (helped and helped.kind == "move" and helped.to == order.to)
end

-- Others that go where a unit is to be by its order support it, or hold.
local function clear_the_way(seen, orders, number)
    local province = plan.goal(seen.here, seen.units[number], orders[number])
    for _, other in ipairs(seen.own) do
        if other ~= number and orders[other].kind == "move"
            and plan.goal(seen.here, seen.units[other], orders[other]) == province then
            orders[other] = support_if_near(seen, orders, other, number)
                or plan.hold(seen.units[other])
        end
    end
end

local function repair(seen, orders)
    for _, number in ipairs(seen.own) do
        if is_idle(seen, orders, number) then
            local of = orders[number].of
            local other = seen.standing[seen.here.province[of]]
            orders[number] = other and orders[other]
                and support_if_near(seen, orders, number, other) or plan.hold(seen.units[number])
        end
    end
end

-- A copy of a sheet with changes, { number, order } each; nil: own units would be in each other's
-- way.
function ideas.changed(seen, orders, changes)
    local sheet = {}
    for _, number in ipairs(seen.own) do
        sheet[number] = orders[number]
    end
    for _, change in ipairs(changes) do
        sheet[change[1]] = change[2]
    end
    for _, change in ipairs(changes) do
        if change[2].kind == "move" then
            clear_the_way(seen, sheet, change[1])
        end
    end
    repair(seen, sheet)
    for _, change in ipairs(changes) do
        local order = sheet[change[1]]
        local standing = order.kind == "move" and seen.standing[seen.here.province[order.to]]
        if standing and sheet[standing] and sheet[standing].kind ~= "move" then
            return nil
        end
    end
    return sheet
end

-- ---- Ideas ----

local function is_contested(seen, aim, province)
    local number = seen.standing[province]
    return aim.threats[province] or number and seen.units[number][1] ~= seen.power
end

-- Adds an order by itself, and with one and two that support it.
local function add_helped(seen, aim, list, orders, number, order)
    local changes = { { number, order } }
    list[#list + 1] = changes
    local province = plan.goal(seen.here, seen.units[number], order)
    if not is_contested(seen, aim, province) then
        return
    end
    local trial = { [number] = order }
    for _, is_moving in ipairs { false, true } do
        for _, other in ipairs(seen.own) do
            local support = (orders[other].kind == "move") == is_moving
                and #changes <= HELPERS_MOST and support_if_near(seen, trial, other, number)
            if support then
                changes = table.move(changes, 1, #changes, 1, {})
                changes[#changes + 1] = { other, support }
                list[#list + 1] = changes
            end
        end
    end
end

-- Where an own unit goes that stands in the way: to the best free place.
local function make_room(seen, aim, orders, number, from)
    local unit, best, most = seen.units[number], nil, nil
    for _, place in ipairs(seen.here.next_to[unit[2]][unit[3]]) do
        local standing = seen.standing[seen.here.province[place]]
        if not (standing and orders[standing] and orders[standing].kind ~= "move")
            and seen.here.province[place] ~= from then
            local value = seeing.place_worth(seen, aim, unit[2], place)
            if not most or value > most then
                best, most = place, value
            end
        end
    end
    return best and { number, plan.move(unit, best) }
end

local function add_moves(seen, aim, list, orders, number)
    local unit = seen.units[number]
    for _, place in ipairs(seen.here.next_to[unit[2]][unit[3]]) do
        local order = plan.move(unit, place)
        local standing = seen.standing[seen.here.province[place]]
        if standing and orders[standing] and orders[standing].kind ~= "move" then
            local room = make_room(seen, aim, orders, standing, seen.here.province[unit[3]])
            list[#list + 1] = room and { { number, order }, room }
        else
            add_helped(seen, aim, list, orders, number, order)
        end
    end
end

-- ---- Convoys ----

-- The shores that an army reaches over own fleets, { place, fleets } each.
local function crossings(seen, number)
    local here, unit, found = seen.here, seen.units[number], {}
    local is_known, edge = { [unit[3]] = true }, { { unit[3], {} } }
    while #edge > 0 do
        local following = {}
        for _, step in ipairs(edge) do
            for _, province in ipairs(here.borders[step[1]]) do
                local fleet = here.is_sea[province] and seen.standing[province]
                if not is_known[province] and fleet and seen.units[fleet][1] == seen.power then
                    is_known[province] = true
                    local fleets = table.move(step[2], 1, #step[2], 1, {})
                    fleets[#fleets + 1] = fleet
                    following[#following + 1] = { province, fleets }
                elseif not is_known[province] and not here.is_sea[province] and #step[2] > 0 then
                    is_known[province] = true
                    found[#found + 1] = { province, step[2] }
                end
            end
        end
        edge = following
    end
    return found
end

local function convoy(seen, number, to, fleets)
    local unit = seen.units[number]
    local changes = { { number, plan.move(unit, to) } }
    for _, fleet in ipairs(fleets) do
        changes[#changes + 1] = { fleet, { kind = "convoy", unit = "F", at = seen.units[fleet][3],
            of = unit[3], of_unit = "A", to = to } }
    end
    return changes
end

-- A convoyed move, and each unit that could support it there.
local function add_landing_support(seen, list, orders, changes)
    local number, trial, is_busy = changes[1][1], { [changes[1][1]] = changes[1][2] }, {}
    for _, change in ipairs(changes) do
        is_busy[change[1]] = true
    end
    for _, other in ipairs(seen.own) do
        local support = not is_busy[other] and orders[other].kind ~= "convoy"
            and support_if_near(seen, trial, other, number)
        if support then
            local helped = table.move(changes, 1, #changes, 1, {})
            helped[#helped + 1] = { other, support }
            list[#list + 1] = helped
        end
    end
end

local function add_convoys(seen, aim, list, orders, number)
    local unit = seen.units[number]
    if unit[2] ~= "A" then
        return
    end
    local shores = {}
    for _, shore in ipairs(crossings(seen, number)) do
        if not plan.reaches(seen.here, unit, shore[1]) and (not seen.standing[shore[1]]
            or not orders[seen.standing[shore[1]]]) then
            shores[#shores + 1] = { shore[1], shore[2],
                seeing.place_worth(seen, aim, "A", shore[1]) }
        end
    end
    table.sort(shores, function(a, b)
        return a[3] > b[3] or a[3] == b[3] and a[1] < b[1]
    end)
    for index = 1, math.min(#shores, CROSSINGS_MOST) do
        local changes = convoy(seen, number, shores[index][1], shores[index][2])
        list[#list + 1] = changes
        if is_contested(seen, aim, shores[index][1]) then
            add_landing_support(seen, list, orders, changes)
        end
    end
end

-- What a unit could do otherwise: lists of changes.
function ideas.of(seen, aim, orders, number)
    local list = {}
    add_helped(seen, aim, list, orders, number, plan.hold(seen.units[number]))
    add_moves(seen, aim, list, orders, number)
    for _, other in ipairs(seen.own) do
        local support = is_contested(seen, aim,
            plan.goal(seen.here, seen.units[other], orders[other]))
            and support_if_near(seen, orders, number, other)
        list[#list + 1] = support and { { number, support } } or nil
    end
    add_convoys(seen, aim, list, orders, number)
    return list
end

return ideas
