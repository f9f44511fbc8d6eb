-- What a board of johvets looks like without its starts: names, counts, drawing, connected Ages.
-- It knows the table that law.map gets, nothing of the module, and nothing of how a game begins.

local NEAR = 60          -- two regions of an Age are drawn at least this far apart
local CLEAR = 20         -- a line passes the point of a third region at this distance or more

-- Words of the order forms; a symbol or a region so called could not be told from them.
local ORDER_WORDS = { stay = true, move = true, link = true, carry = true, transfer = true,
                      reinforce = true, to = true, unit = true, book = true, as = true }

---------------------------------------------------------------------------------------------------
-- A board is read once into plain tables: regions in board order, neighbours, Ages, link points.

local function index_board(map, complain)
    local board = { map = map, regions = {}, age_of = {}, at = {}, next_to = {}, points = {},
                    point_at = {}, ages = {} }
    for _, age in ipairs(map.ages or {}) do
        local list = {}
        for i = 2, #age do
            local region = age[i]
            local id = region[1]
            if board.age_of[id] then complain('region "%s" is there twice', id) end
            board.regions[#board.regions + 1] = id
            list[#list + 1] = id
            board.age_of[id] = age[1]
            board.at[id] = region.at
            board.next_to[id] = {}
        end
        board.ages[#board.ages + 1] = { id = age[1], regions = list, points = {} }
        board.ages[age[1]] = board.ages[#board.ages]
    end
    for _, pair in ipairs(map.adjacent or {}) do
        local a, b = pair[1], pair[2]
        for _, id in ipairs { a, b } do
            if not board.age_of[id] then complain('adjacent: no region "%s"', id) return nil end
        end
        if a == b then complain('"%s" is next to itself', a) end
        if board.age_of[a] ~= board.age_of[b] then
            complain('"%s" and "%s" are adjacent across Ages', a, b)
        end
        for _, other in ipairs(board.next_to[a]) do
            if other == b then complain('"%s" and "%s" are adjacent twice', a, b) end
        end
        table.insert(board.next_to[a], b)
        table.insert(board.next_to[b], a)
    end
    for _, point in ipairs(map.link_points or {}) do
        local symbol, region = point[1], point[2]
        if not board.age_of[region] then
            complain('link point "%s": no region "%s"', symbol, region)
            return nil
        end
        if board.points[symbol] then complain('link point "%s" is there twice', symbol) end
        if board.point_at[region] then complain('"%s" holds two link points', region) end
        board.points[symbol] = region
        board.points[#board.points + 1] = symbol
        board.point_at[region] = symbol
        table.insert(board.ages[board.age_of[region]].points, symbol)
    end
    return board
end

---------------------------------------------------------------------------------------------------
-- Names and counts.

local function check_fields(form, allowed, what, complain)
    for field in pairs(form) do
        if type(field) == "string" and not allowed[field] then
            complain('%s: unknown field "%s"', what, field)
        end
    end
end

local function check_title(titles, form, what, complain)
    if type(form.title) ~= "string" or form.title == "" then
        complain("%s has no title", what)
    elseif titles[form.title] then
        complain('%s: the title "%s" is taken', what, form.title)
    else
        titles[form.title] = true
    end
end

local function check_names(board, complain)
    local titles, map = {}, board.map
    check_fields(map, { name = true, title = true, ages = true, adjacent = true,
                        link_points = true, starts = true }, "map", complain)
    check_title(titles, map, "the map", complain)
    for _, age in ipairs(map.ages) do
        check_fields(age, { title = true }, age[1], complain)
        check_title(titles, age, age[1], complain)
        for i = 2, #age do
            local region = age[i]
            check_fields(region, { title = true, at = true }, region[1], complain)
            check_title(titles, region, region[1], complain)
            if not region[1]:find("^%l+$") or #region[1] > 9 then
                complain('region "%s" is not one short lower-case word', region[1])
            end
            local at = region.at
            if type(at) ~= "table" or math.type(at[1]) ~= "integer"
                or math.type(at[2]) ~= "integer" or #at ~= 2 then
                complain('region "%s" has no two integers to be drawn at', region[1])
            end
        end
    end
    for _, symbol in ipairs(board.points) do
        if not symbol:find("^[%w_.:/-]+$") then complain('symbol "%s" is not an id', symbol) end
        if board.age_of[symbol] or board.ages[symbol] or ORDER_WORDS[symbol] then
            complain('symbol "%s" has another meaning too', symbol)
        end
    end
end

local function check_counts(board, expected, complain)
    if board.map.name ~= expected.file then complain('name is "%s"', board.map.name) end
    if #board.ages ~= expected.ages then
        complain("%d Ages instead of %d", #board.ages, expected.ages)
    end
    if #board.regions < expected.regions[1] or #board.regions > expected.regions[2] then
        complain("%d regions instead of %d to %d", #board.regions, table.unpack(expected.regions))
    end
    if #board.points ~= expected.points then
        complain("%d link points instead of %d", #board.points, expected.points)
    end
    for _, age in ipairs(board.ages) do
        if #age.points < 2 or #age.points > 4 then
            complain('Age "%s" has %d link points instead of 2 to 4', age.id, #age.points)
        end
    end
end

---------------------------------------------------------------------------------------------------
-- The drawing: exact integer arithmetic, so that touching is never a matter of rounding.

local function side(a, b, c)
    local turn = (b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1])
    return turn > 0 and 1 or turn < 0 and -1 or 0
end

-- Segments a-b and c-d with four different ends meet; three points in line are left to CLEAR.
local function cross(a, b, c, d)
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
end

local function square(a, b)
    return (a[1] - b[1]) ^ 2 + (a[2] - b[2]) ^ 2
end

local function distance_to_segment(a, b, p)
    local length = square(a, b)
    if length == 0 then return math.sqrt(square(a, p)) end
    local along = ((p[1] - a[1]) * (b[1] - a[1]) + (p[2] - a[2]) * (b[2] - a[2])) / length
    along = math.max(0, math.min(1, along))
    local foot = { a[1] + along * (b[1] - a[1]), a[2] + along * (b[2] - a[2]) }
    return math.sqrt(square(foot, p))
end

local function check_lines(board, complain)
    local at, lines = board.at, board.map.adjacent
    for i, first in ipairs(lines) do
        local a, b = first[1], first[2]
        for j = 1, i - 1 do
            local c, d = lines[j][1], lines[j][2]
            local apart = a ~= c and a ~= d and b ~= c and b ~= d
            if apart and cross(at[a], at[b], at[c], at[d]) then
                complain("the lines %s-%s and %s-%s cross", a, b, c, d)
            end
        end
        for _, other in ipairs(board.regions) do
            if other ~= a and other ~= b
                and distance_to_segment(at[a], at[b], at[other]) < CLEAR then
                complain('the line %s-%s touches "%s"', a, b, other)
            end
        end
    end
end

local function check_blocks(board, complain)
    local boxes = {}
    for i, age in ipairs(board.ages) do
        local box = { math.huge, math.huge, -math.huge, -math.huge }
        for j, id in ipairs(age.regions) do
            local at = board.at[id]
            box = { math.min(box[1], at[1]), math.min(box[2], at[2]), math.max(box[3], at[1]),
                    math.max(box[4], at[2]) }
            for k = 1, j - 1 do
                if square(at, board.at[age.regions[k]]) < NEAR * NEAR then
                    complain('"%s" and "%s" are drawn too near each other', age.regions[k], id)
                end
            end
        end
        boxes[i] = box
        for j = 1, i - 1 do
            local other = boxes[j]
            if box[1] - NEAR < other[3] and other[1] - NEAR < box[3]
                and box[2] - NEAR < other[4] and other[2] - NEAR < box[4] then
                complain("the blocks of %s and %s overlap", board.ages[j].id, age.id)
            end
        end
    end
end

local function check_ages_connected(board, complain)
    for _, age in ipairs(board.ages) do
        local seen, queue, head = { [age.regions[1]] = true }, { age.regions[1] }, 1
        while queue[head] do
            for _, to in ipairs(board.next_to[queue[head]]) do
                if not seen[to] then
                    seen[to] = true
                    queue[#queue + 1] = to
                end
            end
            head = head + 1
        end
        for _, id in ipairs(age.regions) do
            if not seen[id] then
                complain('Age "%s" falls apart: no way from "%s" to "%s"', age.id,
                         age.regions[1], id)
            end
        end
    end
end

-- Returns the board as plain tables, or nil where a start could not be judged on it.
local function check(map, expected, complain)
    local board = index_board(map, complain)
    if not board then return nil end
    check_names(board, complain)
    check_counts(board, expected, complain)
    if complain.count > 0 then return nil end
    check_lines(board, complain)
    check_blocks(board, complain)
    check_ages_connected(board, complain)
    return board
end

return { check = check }
