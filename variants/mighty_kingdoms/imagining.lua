-- Army lists that a player has not seen, made up for simulations: as many units as there are, with
-- the points that all know the army to have.
local lists = require "mighty_kingdoms.lists"

local imagining = {}

local STRENGTH_MOST <const> = 3

-- The units of an army that the player does not see, and the points that are left for them.
local function unseen_of(g, army, sees)
    local list, points = {}, army.points
    for _, unit in ipairs(lists.units(g, army)) do
        if sees(unit) then
            points = points - unit.points
        else
            list[#list + 1] = unit
        end
    end
    return list, points
end

-- Each unit gets about as many points, the first what is left over.
local function make_up(units, points, random)
    local each = math.max(points // #units, 0)
    for index, unit in ipairs(units) do
        unit.name, unit.item, unit.kinds = lists.plain_name(random), "", {}
        unit.strength = random:integer(STRENGTH_MOST + 1) - 1
        unit.points = index == 1 and math.max(points - each * (#units - 1), 0) or each
    end
end

function imagining.imagine(g, _, random, sees)
    if g.rules.battles ~= "tabletop" then
        return
    end
    for army in g.token:each() do
        local units, points = unseen_of(g, army, sees)
        if #units > 0 then
            make_up(units, points, random)
        end
    end
end

return imagining
