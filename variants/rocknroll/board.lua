-- The Points (R1): a row from A on, each with the units that stand there. It knows who stands where
-- and nothing of what they can do.
local board = {}

function board.lay(g)
    g:rule "R1"
    for index = 1, g.rules.points do
        g.point:add { name = string.char(string.byte "A" + index - 1) }
    end
end

function board.neighbours(g, point)
    local list = {}
    for other in g.point:each() do
        if math.abs(other.id - point.id) == 1 then
            list[#list + 1] = other
        end
    end
    return list
end

function board.others(g, point)
    local list = {}
    for other in g.point:each() do
        if other ~= point then
            list[#list + 1] = other
        end
    end
    return list
end

-- Rule 28: the first and the last of the row.
function board.outermost(g)
    return { g.point:get(1), g.point:get(g.point:count()) }
end

-- All groups of so many Points, each next to the one before it.
function board.runs(g, length)
    local list = {}
    for first = 1, g.point:count() - length + 1 do
        local run = {}
        for step = 0, length - 1 do
            run[#run + 1] = g.point:get(first + step)
        end
        list[#list + 1] = run
    end
    return list
end

-- The Point where a unit stands, or nil.
function board.where(unit)
    local place = unit.place
    return place.zone == "field" and place.whose or nil
end

function board.other_side(side)
    return side == "vpa" and "vietnam" or "vpa"
end

-- R12: a dying unit stands in its Point until all knacks that answer its death are done, and until
-- then it neither acts nor is attacked nor moved.
function board.is_dying(unit)
    return unit.death > 0
end

-- A side's units in a Point that can act and be acted upon.
function board.standing(g, point, side)
    local list = {}
    for unit in g.field[point]:each() do
        if unit.side == side and not board.is_dying(unit) then
            list[#list + 1] = unit
        end
    end
    return list
end

-- The same over all Points.
function board.army(g, side)
    local list = {}
    for point in g.point:each() do
        for _, unit in ipairs(board.standing(g, point, side)) do
            list[#list + 1] = unit
        end
    end
    return list
end

return board
