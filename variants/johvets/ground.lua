-- The board as numbers, for what looks at many positions: scores and bots. Regions are numbered in
-- board order, 1 for the first.
local ground = {}

-- By a map's hash. That one is kept says nothing of any match.
local known = {}

local function read_regions(map)
    local read = { regions = map:regions(), index = {}, age = {}, neighbours = {},
        is_adjacent = {} }
    for index, id in ipairs(read.regions) do
        read.index[id] = index
    end
    for index, id in ipairs(read.regions) do
        local list, set = {}, {}
        for _, other in ipairs(map:neighbours(id)) do
            list[#list + 1] = read.index[other]
            set[read.index[other]] = true
        end
        read.age[index] = map:region(id).age
        read.neighbours[index], read.is_adjacent[index] = list, set
    end
    return read
end

-- What does not change: `regions`, their ids; `index` of an id; `age`, `neighbours` and
-- `is_adjacent` of a region; `points`, { symbol, at }, the printed link points.
function ground.of(map)
    local read = known[map.hash]
    if not read then
        read = read_regions(map)
        read.points = {}
        for index, point in ipairs(map:link_points()) do
            read.points[index] = { symbol = point.symbol, at = read.index[point.at] }
        end
        known[map.hash] = read
    end
    return read
end

-- All link points of a position, the printed ones first: { symbol, at }.
function ground.points(board, position)
    local list = table.move(board.points, 1, #board.points, 1, {})
    for _, point in ipairs(position:link_points()) do
        list[#list + 1] = { symbol = point.symbol, at = board.index[point.at] }
    end
    return list
end

-- By region: the regions that books lying there lead to (J3.4).
function ground.links(board, position, points)
    local at, links = {}, {}
    for _, point in ipairs(points) do
        at[point.symbol] = point.at
    end
    for _, book in ipairs(position:books()) do
        local from, to = board.index[book.at], at[book.symbol]
        if to and board.age[from] ~= board.age[to] then
            links[from] = links[from] or {}
            table.insert(links[from], to)
        end
    end
    return links
end

-- By region the steps to it from the nearest of some regions, a Move or a Link each, as far as
-- `furthest`; nil: more, or none.
function ground.steps(board, links, sources, furthest)
    local steps, queue = {}, table.move(sources, 1, #sources, 1, {})
    for _, region in ipairs(sources) do
        steps[region] = 0
    end
    local first, last = 1, #queue
    local neighbours, none = board.neighbours, {}
    while first <= last do
        local region = queue[first]
        local distance = steps[region] + 1
        local near, linked = neighbours[region], links[region] or none
        for index = 1, distance <= furthest and #near + #linked or 0 do
            local other = near[index] or linked[index - #near]
            if not steps[other] then
                last = last + 1
                steps[other], queue[last] = distance, other
            end
        end
        first = first + 1
    end
    return steps
end

return ground
