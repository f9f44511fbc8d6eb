-- How well a side stands, for bots and for comparing variants: what it has, less what the other
-- side has. It reads what all can see, so that it is the same of a state and of any view.
local units = require "rocknroll.units"

local score = {}

local CONTROL_POINT <const> = 1000
local POINT <const> = 100 -- a Point that would be controlled if the round ended now
local ON_FIELD <const> = 20 -- a unit on a Point
local CARD <const> = 10 -- a unit of the active set, or an order in hand

-- How many units of a side count in a Point (59, 61).
local function strength(g, point, side)
    local total = 0
    for unit in g.field[point]:each() do
        if unit.side == side and unit.death == 0 and not units.card(unit).idle then
            total = total + 1
        end
    end
    return total
end

local function of_side(g, side, other)
    local total = CONTROL_POINT * g[side .. "_control"]
        + CARD * (#g.active[side] + #g.hand[side])
    for point in g.point:each() do
        local own = strength(g, point, side)
        total = total + ON_FIELD * own + (own > strength(g, point, other) and POINT or 0)
    end
    return total
end

function score.of(g, player)
    local other = player == "vpa" and "vietnam" or "vpa"
    return of_side(g, player, other) - of_side(g, other, player)
end

return score
