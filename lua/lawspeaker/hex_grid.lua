-- Hexes by axial coordinates q and r, each with a corner at the top: directions, distances, turning
-- and mirroring. It knows no map.
local hex_grid = {}

-- Directions 1 to 6: to the right, and then on against the clock. One row further down is r + 1.
hex_grid.NAMES = { "e", "ne", "nw", "w", "sw", "se" }
hex_grid.STEPS = { { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } }

local STEPS <const> = hex_grid.STEPS

-- A pair of coordinates as one integer, to find tiles by.
function hex_grid.key(q, r)
    return (q << 20) + r
end

function hex_grid.step(q, r, direction)
    local step = STEPS[direction]
    return q + step[1], r + step[2]
end

function hex_grid.opposite(direction)
    return (direction + 2) % 6 + 1
end

-- How many steps lead from one tile to another: of anything that has q and r.
function hex_grid.distance(from, to)
    local q, r = to.q - from.q, to.r - from.r
    return math.max(math.abs(q), math.abs(r), math.abs(q + r))
end

-- The direction in which the next tile is another, or nil when that is not next to it.
function hex_grid.direction(from, to)
    for direction, step in ipairs(STEPS) do
        if to.q - from.q == step[1] and to.r - from.r == step[2] then
            return direction
        end
    end
    return nil
end

-- ---- What leaves the grid as it is: turns and mirrors around the tile 0, 0 ----

-- A change is four integers: q' = a q + b r, r' = c q + d r.
hex_grid.SAME = { 1, 0, 0, 1 }
hex_grid.TURN = { 1, 1, -1, 0 } -- by a sixth against the clock: direction 1 becomes 2
hex_grid.MIRROR = { 1, 0, -1, -1 } -- directions 1 and 2 change places

function hex_grid.change(change, q, r)
    return change[1] * q + change[2] * r, change[3] * q + change[4] * r
end

-- First one change, then another.
function hex_grid.join(first, second)
    return {
        second[1] * first[1] + second[2] * first[3], second[1] * first[2] + second[2] * first[4],
        second[3] * first[1] + second[4] * first[3], second[3] * first[2] + second[4] * first[4],
    }
end

-- So many turns of a sixth.
function hex_grid.turns(count)
    local change = hex_grid.SAME
    for _ = 1, count do
        change = hex_grid.join(change, hex_grid.TURN)
    end
    return change
end

function hex_grid.change_direction(change, direction)
    local q, r = hex_grid.change(change, table.unpack(STEPS[direction]))
    return hex_grid.direction({ q = 0, r = 0 }, { q = q, r = r })
end

return hex_grid
