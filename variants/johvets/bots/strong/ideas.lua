-- Which orders are worth a trial, the most promising first: those that lead to link points of
-- others, or nearer to them, and attacks by several units together. The budget lasts for few of
-- all orders, so that without these most units would never be looked at.
local orders = require "johvets.bots.strong.orders"

local ideas = {}

local FREE <const> = 1000    -- of a link point where nobody stands
local GUARDED <const> = 700  -- of one where a rival's unit does
local RIVAL <const> = 200    -- of another region where a rival's unit stands
local FADING <const> = 60    -- in hundredths, of a region that is a step away
local STEPS <const> = 5
local CHOICES <const> = 3    -- ways to go of a unit
local HELPERS_MAX <const> = 4

-- What a player wants of each region for its own sake.
local function wishes(seen, player)
    local holder, want = seen.now.holder, {}
    for region = 1, #seen.ground.regions do
        local unit = seen.unit_in[region]
        want[region] = unit and unit.owner ~= player and RIVAL or 0
    end
    for point, region in ipairs(seen.at) do
        if holder[point] ~= player then
            local unit = seen.unit_in[region]
            want[region] = want[region] + (unit and GUARDED or FREE)
        end
    end
    return want
end

-- That with what is wanted of the regions around, the less the further away.
local function spread(seen, want)
    local field = table.move(want, 1, #want, 1, {})
    for _ = 1, STEPS do
        local before = table.move(field, 1, #field, 1, {})
        for region, near in ipairs(seen.ground.neighbours) do
            local most = 0
            for _, to in ipairs(near) do
                most = before[to] > most and before[to] or most
            end
            for _, to in ipairs(seen.links[region] or {}) do
                most = before[to] > most and before[to] or most
            end
            most = most * FADING // 100
            field[region] = most > field[region] and most or field[region]
        end
    end
    return field
end

local function by_value(a, b)
    return a.value > b.value
end

-- Adds where a unit may go, one order for each region, by chance with or without a book.
local function add_ways(list, seen, number, field, random)
    local unit, ways, places = seen.units[number], {}, {}
    for _, order in ipairs(orders.of(seen, unit)) do
        if order.to and field[order.to] > 0 then
            local value = field[order.to] + random:integer(50)
            local there = seen.unit_in[order.to]
            if there and there.owner == unit.owner then
                value = value // 3
            end
            local old = places[order.to]
            if not old then
                places[order.to] = { value = value, { number, order } }
                ways[#ways + 1] = places[order.to]
            elseif random:integer(2) == 1 then
                old[1] = { number, order }
            end
        end
    end
    table.sort(ways, by_value)
    table.move(ways, 1, math.min(CHOICES, #ways), #list + 1, list)
end

-- The units of a player by the regions that they can go to on foot.
local function around(seen, own)
    local near = {}
    for _, number in ipairs(own) do
        for _, to in ipairs(seen.ground.neighbours[seen.units[number].at]) do
            near[to] = near[to] or {}
            table.insert(near[to], number)
        end
    end
    return near
end

-- Adds an attack on a rival's unit with one more reinforcement after the other.
local function add_attacks(list, seen, number, order, near, want)
    local changes = { { number, order } }
    for _, other in ipairs(near[order.to] or {}) do
        local help = other ~= number and #changes <= HELPERS_MAX
            and orders.reinforcing(seen, seen.units[other], seen.units[number], order)
        if help then
            changes[#changes + 1] = { other, help }
            local copy = table.move(changes, 1, #changes, 1, {})
            copy.value = 2 * (want[order.to] + 100) - 100 * #changes
            list[#list + 1] = copy
        end
    end
end

-- A list of changes, { number, order } each, of a player's units `own`.
function ideas.of(seen, player, own, random)
    local want = wishes(seen, player)
    local field, near, list = spread(seen, want), around(seen, own), {}
    for _, number in ipairs(own) do
        add_ways(list, seen, number, field, random)
        for _, order in ipairs(orders.of(seen, seen.units[number])) do
            local there = order.to and seen.unit_in[order.to]
            if there and there.owner ~= player and not string.find(order.text, "carry") then
                add_attacks(list, seen, number, order, near, want)
            end
        end
    end
    table.sort(list, by_value)
    return list
end

return ideas
