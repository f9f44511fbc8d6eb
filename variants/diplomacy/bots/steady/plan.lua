-- A plan for one power, quickly made: its units go where it is worth most, each to a province of
-- its own, and those that others could keep out are supported. So the bot begins its own orders,
-- and so it guesses those of others.
local seeing = require "diplomacy.bots.steady.seeing"

local plan = {}

function plan.hold(unit)
    return { kind = "hold", unit = unit[2], at = unit[3] }
end

function plan.move(unit, to)
    return { kind = "move", unit = unit[2], at = unit[3], to = to }
end

-- Support for what another unit is ordered.
function plan.support(unit, other, order)
    return { kind = order.kind == "move" and "support_move" or "support_hold", unit = unit[2],
        at = unit[3], of = other[3], of_unit = other[2],
        to = order.kind == "move" and order.to or nil }
end

-- The province where a unit is to be by its order.
function plan.goal(here, unit, order)
    return here.province[order.kind == "move" and order.to or unit[3]]
end

function plan.reaches(here, unit, province)
    for _, other in ipairs(here.reach[unit[2]][unit[3]]) do
        if other == province then
            return true
        end
    end
    return false
end

-- ---- Wishes ----

local function wishes_of(seen, aim, numbers, random, noise)
    local wishes, here = {}, seen.here
    for _, number in ipairs(numbers) do
        local unit = seen.units[number]
        local function wish(place)
            wishes[#wishes + 1] = { number = number, place = place, province = here.province[place],
                worth = seeing.place_worth(seen, aim, unit[2], place)
                    + (noise > 0 and random:integer(noise) or 0) }
        end
        wish(unit[3])
        for _, place in ipairs(here.next_to[unit[2]][unit[3]]) do
            wish(place)
        end
    end
    table.sort(wishes, function(a, b)
        if a.worth ~= b.worth then
            return a.worth > b.worth
        end
        return a.number < b.number or a.number == b.number and a.place < b.place
    end)
    return wishes
end

-- How many more are needed than the one that goes there.
local function needed(seen, aim, province)
    local number = seen.standing[province]
    local is_held = number and seen.units[number][1] ~= aim.power
    return (is_held and 1 or 0) + math.min(2, aim.threats[province] or 0)
end

local function support(seen, aim, numbers, orders, wish)
    local count = needed(seen, aim, wish.province)
    for _, number in ipairs(numbers) do
        local unit = seen.units[number]
        if count > 0 and not orders[number] and plan.reaches(seen.here, unit, wish.province) then
            orders[number] = plan.support(unit, seen.units[wish.number], orders[wish.number])
            count = count - 1
        end
    end
end

-- The orders of a power's units, by number. With noise they differ from one time to the next.
function plan.make(seen, power, numbers, random, noise)
    local aim, orders, is_wanted = seeing.aim(seen, power), {}, {}
    for _, wish in ipairs(wishes_of(seen, aim, numbers, random, noise)) do
        local unit = seen.units[wish.number]
        if not orders[wish.number] and not is_wanted[wish.province] then
            is_wanted[wish.province] = true
            orders[wish.number] = wish.place == unit[3] and plan.hold(unit)
                or plan.move(unit, wish.place)
            support(seen, aim, numbers, orders, wish)
        end
    end
    for _, number in ipairs(numbers) do
        orders[number] = orders[number] or plan.hold(seen.units[number])
    end
    return orders
end

return plan
