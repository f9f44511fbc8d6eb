-- The shipped board as data: a crown of nineteen systems, homes in the corners. A planet is { name,
-- resources, influence, trait }.
local boards = {}

-- The six directions from a hex, around it: east first.
local AROUND <const> = { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } }

-- In which corners the homes of so many players are, in the order of the seats.
local SEATS <const> = { [2] = { 1, 4 }, [3] = { 1, 3, 5 }, [4] = { 1, 2, 4, 5 },
    [5] = { 1, 2, 3, 4, 5 }, [6] = { 1, 2, 3, 4, 5, 6 } }

boards.CENTRE = "crown"

local CENTRE <const> = { name = boards.CENTRE, planets = { { "rex", 1, 6 } } }

local INNER <const> = {
    { name = "arden", planets = { { "arden_major", 2, 1, "cultural" },
        { "arden_minor", 1, 1, "industrial" } } },
    { name = "vortex", wormholes = { "alpha" }, planets = { { "cusp", 1, 2, "hazardous" } } },
    { name = "delos", planets = { { "delos_port", 1, 3, "cultural" } } },
    { name = "embers", planets = { { "cinder", 3, 0, "hazardous" },
        { "ash", 0, 2, "hazardous" } } },
    { name = "narrows", wormholes = { "beta" }, planets = { { "strait", 2, 0, "industrial" } } },
    { name = "fallow", planets = { { "fallow_field", 2, 2, "industrial" } } },
}

-- Between two corners each.
local OUTER <const> = {
    { name = "rift", wormholes = { "alpha" }, planets = {} },
    { name = "haven", planets = { { "haven_rock", 1, 1, "cultural" }, { "lull", 0, 1,
        "cultural" } } },
    { name = "forge", planets = { { "anvil", 3, 1, "industrial" } } },
    { name = "mist", wormholes = { "beta" }, planets = {} },
    { name = "pale", planets = { { "pale_moon", 1, 2, "hazardous" } } },
    { name = "verge", planets = { { "verge_end", 2, 1, "cultural" } } },
}

local function at(system, q, r)
    return { name = system.name, wormholes = system.wormholes, planets = system.planets, q = q,
        r = r }
end

-- A corner in which nobody lives.
local function reach(number)
    return { name = string.format("reach_%d", number),
        planets = { { string.format("stray_%d", number), 1, 1, "hazardous" } } }
end

-- The systems without homes, and of each seat where its home lies.
function boards.crown(players)
    local seats, taken, list = {}, {}, { at(CENTRE, 0, 0) }
    for seat, corner in ipairs(SEATS[players]) do
        seats[seat] = { q = 2 * AROUND[corner][1], r = 2 * AROUND[corner][2] }
        taken[corner] = true
    end
    for number, to in ipairs(AROUND) do
        local after = AROUND[number % 6 + 1]
        list[#list + 1] = at(INNER[number], to[1], to[2])
        list[#list + 1] = at(OUTER[number], to[1] + after[1], to[2] + after[2])
        if not taken[number] then
            list[#list + 1] = at(reach(number), 2 * to[1], 2 * to[2])
        end
    end
    return list, seats
end

return boards
