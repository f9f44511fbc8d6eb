-- Who is still in the game (J6.5).

-- The players who have a unit on a board or control a link point, as a set.
return function(position)
    local set = {}
    for _, unit in ipairs(position:units()) do
        set[unit.owner] = true
    end
    for _, entry in ipairs(position:control()) do
        set[entry.player] = true
    end
    return set
end
