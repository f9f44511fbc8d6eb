-- Coming to a Point: by a manoeuvre, by deployment, or taken there (25, 26). All are entries.
local reactions = require "rocknroll.reactions"

local movement = {}

-- Rule 26: a manoeuvre and an entry, never a deployment.
function movement.move(g, unit, point)
    g:rule "26"
    local from = unit.place.whose
    g.field[point]:put(unit)
    g:note("moved", { unit = unit, from = from, to = point })
    reactions.entered(g, unit)
end

-- Two that go together arrive together.
function movement.move_both(g, unit, companion, point)
    g:rule "26"
    for _, mover in ipairs { unit, companion } do
        local from = mover.place.whose
        g.field[point]:put(mover)
        g:note("moved", { unit = mover, from = from, to = point })
    end
    reactions.entered(g, unit, companion)
    reactions.entered(g, companion, unit)
end

-- Rules 25 and 27: a unit of the active set is laid face up on a Point, which it enters.
function movement.deploy(g, unit, point)
    g:rule "27"
    g.field[point]:put(unit)
    g:note("deployed", { unit = unit, to = point })
    g:rule "25"
    reactions.entered(g, unit)
end

return movement
