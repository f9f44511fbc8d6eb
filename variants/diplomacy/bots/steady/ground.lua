-- What never changes on a board: what borders on what, and how far it is to each centre. An army's
-- way may lead across water: boarding takes a step more, as a fleet must be there first.
local ground = {}

local FARTHEST <const> = 10
local BOARDING <const> = 2

local known = {} -- by a board's hash

-- By place: the provinces that a unit of that type reaches in one step, each once.
local function provinces_by_place(here, next_to)
    local by_place = {}
    for place, others in pairs(next_to) do
        local provinces, is_there = {}, {}
        for _, other in ipairs(others) do
            local province = here.province[other]
            if not is_there[province] then
                provinces[#provinces + 1], is_there[province] = province, true
            end
        end
        by_place[place] = provinces
    end
    return by_place
end

local function centres_among(here, provinces_of)
    local by_place = {}
    for place, provinces in pairs(provinces_of) do
        local centres = {}
        for _, province in ipairs(provinces) do
            centres[#centres + 1] = here.is_centre[province] and province or nil
        end
        by_place[place] = centres
    end
    return by_place
end

-- The provinces that border on each, for whatever unit.
local function borders_of(here)
    local borders = {}
    for _, place in ipairs(here.places) do
        borders[here.province[place]] = {}
    end
    for _, kind in ipairs { "A", "F" } do
        for _, place in ipairs(here.places) do
            local list = borders[here.province[place]]
            for _, province in ipairs(here.reach[kind][place]) do
                list[#list + 1] = province
            end
        end
    end
    return borders
end

local function read(board)
    local here = { board = board, places = {}, province = {}, is_centre = {}, is_sea = {},
        centres = {}, coasts = {}, home = {}, next_to = { A = {}, F = {} }, distances = {} }
    for _, place in ipairs(board:places()) do
        here.places[#here.places + 1] = place.id
        here.province[place.id] = place.province
        here.is_sea[place.id] = place.terrain == "sea"
        here.coasts[place.id] = place.coasts
        if place.centre and place.province == place.id then
            here.centres[#here.centres + 1], here.is_centre[place.id] = place.id, true
            here.home[place.id] = place.home
        end
    end
    for _, kind in ipairs { "A", "F" } do
        for _, place in ipairs(here.places) do
            here.next_to[kind][place] = board:neighbours(place, kind)
        end
    end
    here.reach = { A = provinces_by_place(here, here.next_to.A),
        F = provinces_by_place(here, here.next_to.F) }
    here.reached_centres = { A = centres_among(here, here.reach.A),
        F = centres_among(here, here.reach.F) }
    here.borders = borders_of(here)
    return here
end

function ground.of(board)
    known[board.hash] = known[board.hash] or read(board)
    return known[board.hash]
end

-- ---- Distances ----

-- The steps that lead to a place, backward: calls found(other, cost) for each.
local function each_step(here, kind, place, found)
    for _, other in ipairs(here.next_to[kind][place]) do
        found(other, 1)
    end
    if kind == "F" then
        return
    elseif here.is_sea[place] then
        for _, other in ipairs(here.next_to.F[place]) do
            found(here.province[other], here.is_sea[other] and 1 or BOARDING)
        end
        return
    end
    for _, sea in ipairs(here.borders[place]) do
        if here.is_sea[sea] then
            found(sea, 1)
        end
    end
end

local function flood(here, kind, centre)
    local distance, waves = { [centre] = 0 }, { [0] = { centre } }
    for _, coast in ipairs(kind == "F" and here.coasts[centre] or {}) do
        distance[coast] = 0
        table.insert(waves[0], coast)
    end
    for now = 0, FARTHEST do
        for _, place in ipairs(waves[now] or {}) do
            if distance[place] == now then
                each_step(here, kind, place, function(other, cost)
                    local far = now + cost
                    if far <= FARTHEST and far < (distance[other] or FARTHEST + 1) then
                        distance[other] = far
                        waves[far] = waves[far] or {}
                        table.insert(waves[far], other)
                    end
                end)
            end
        end
    end
    return distance
end

-- By place, how many steps a unit of that type needs from there to a centre; nil: it is too far.
function ground.distances(here, kind, centre)
    local key = kind .. centre
    here.distances[key] = here.distances[key] or flood(here, kind, centre)
    return here.distances[key]
end

-- By place, how many steps an army walks there from a place, never over water.
function ground.walks(here, place)
    local steps, edge = { [place] = 0 }, { place }
    for count = 1, FARTHEST do
        local following = {}
        for _, from in ipairs(edge) do
            for _, other in ipairs(here.next_to.A[from]) do
                if not steps[other] then
                    steps[other] = count
                    following[#following + 1] = other
                end
            end
        end
        edge = following
    end
    return steps
end

-- The provinces within so many steps of some others.
function ground.around(here, provinces, steps)
    local is_near, edge = {}, {}
    for _, province in ipairs(provinces) do
        is_near[province] = true
        edge[#edge + 1] = province
    end
    for _ = 1, steps do
        local following = {}
        for _, province in ipairs(edge) do
            for _, other in ipairs(here.borders[province]) do
                if not is_near[other] then
                    is_near[other] = true
                    following[#following + 1] = other
                end
            end
        end
        edge = following
    end
    return is_near
end

return ground
