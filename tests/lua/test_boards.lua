-- Checks the boards of johvets: shape, drawing, starts and fairness, and prints the figures.
-- It runs under a stock lua5.4 and knows nothing of the module: a map is the table law.map gets.
-- Usage: lua5.4 tests/lua/test_boards.lua [ROOT]

local root = arg[1] or "."
package.path = root .. "/tests/support/?.lua;" .. package.path

local board_shape = require "board_shape"
local board_starts = require "board_starts"

package.preload["lawspeaker"] = function()
    return { map = function(form) return form end }
end

local BOARDS = {
    { file = "standard", ages = 8, regions = { 50, 64 }, points = 23, starts = { 2, 3, 4, 5 },
      units = { 4, 6 } },
    { file = "four_ages", ages = 4, regions = { 22, 26 }, points = 10, starts = { 2, 3, 4 },
      units = { 2, 4 } },
    { file = "two_ages", ages = 2, regions = { 8, 10 }, points = 4, starts = { 2 },
      units = { 2, 3 } },
}

-- Returns the list of everything that is wrong with the board.
local function check_board(map, expected, show)
    local found, where = {}, expected.file
    local complain = setmetatable({ count = 0 }, { __call = function(self, text, ...)
        self.count = self.count + 1
        found[self.count] = where .. ": " .. text:format(...)
    end })
    local board = board_shape.check(map, expected, complain)
    if not board then return found end
    local starts = map.starts or {}
    if #starts ~= #expected.starts then
        complain("%d starts instead of %d", #starts, #expected.starts)
    end
    for i, count in ipairs(expected.starts) do
        where = ("%s: start for %d"):format(expected.file, count)
        if not starts[i] or #starts[i].players ~= count then
            complain("is not there")
        else
            board_starts.check(board, starts[i], expected, complain, show)
        end
    end
    return found
end

-- Only strings keep their identity: every table of the copy may be changed.
local function copy(form)
    if type(form) ~= "table" then return form end
    local new = {}
    for key, value in pairs(form) do new[key] = copy(value) end
    return new
end

local function region_of(map, id)
    for _, age in ipairs(map.ages) do
        for i = 2, #age do
            if age[i][1] == id then return age[i] end
        end
    end
end

local function first_region(map, age)
    return map.ages[age][2][1]
end

-- Puts one unit of a start in every region in turn until the checks find what they must.
local function move_unit(map, start, unit, words)
    for _, age in ipairs(map.ages) do
        for i = 2, #age do
            map.starts[start].units[unit][3] = age[i][1]
            local found = table.concat(check_board(map, BOARDS[1]), "\n")
            if found:find(words) then return end
        end
    end
end

local function isolate(map, id)
    for i = #map.adjacent, 1, -1 do
        local pair = map.adjacent[i]
        if pair[1] == id or pair[2] == id then table.remove(map.adjacent, i) end
    end
end

-- Lays the books of a start that lie in the Age somewhere else, where the rules allow it.
local function empty_of_books(map, start, age)
    local inside, home, taken, free = {}, {}, {}, {}
    for number, other in ipairs(map.ages) do
        for i = 2, #other do inside[other[i][1]] = number end
    end
    for _, point in ipairs(map.link_points) do home[point[1]] = inside[point[2]] end
    for _, book in ipairs(map.starts[start].books) do taken[book[2]] = true end
    for _, other in ipairs(map.ages) do
        for i = 2, #other do
            local id = other[i][1]
            if inside[id] ~= age and not taken[id] then free[#free + 1] = id end
        end
    end
    for _, book in ipairs(map.starts[start].books) do
        for i = 1, inside[book[2]] == age and #free or 0 do
            if inside[free[i]] ~= home[book[1]] then
                book[2] = table.remove(free, i)
                break
            end
        end
    end
end

local function crowd(map, start)
    local points, next_unit, units = {}, 1, map.starts[start].units
    for _, point in ipairs(map.link_points) do points[point[2]] = true end
    for _, age in ipairs(map.ages) do
        for i = 2, #age do
            if units[next_unit] and not points[age[i][1]] then
                units[next_unit][3] = age[i][1]
                next_unit = next_unit + 1
            end
        end
    end
end

-- Each spoils a copy of the standard board in one way, and must be found out in these words.
local SPOILT = {
    { "9 Ages instead of 8", function(map)
        map.ages[9] = { "void", title = "The Void", { "hole", title = "A Hole", at = { 0, 5000 } } }
    end },
    { "has 1 link points instead of 2 to 4", function(map)
        map.link_points[#map.link_points][2] = "slag"
        map.link_points[#map.link_points - 1][2] = "scoria"
    end },
    { "regions instead of", function(map)
        for i = 1, 9 do
            table.insert(map.ages[1], { "x" .. ("x"):rep(i), title = "X" .. i, at = { 0, 0 } })
        end
    end },
    { "22 link points instead of 23", function(map) table.remove(map.link_points) end },
    { 'region "quay" is there twice', function(map) map.ages[2][2][1] = "quay" end },
    { 'no region "nowhere"', function(map) map.adjacent[1][2] = "nowhere" end },
    { "is next to itself", function(map) map.adjacent[1][2] = map.adjacent[1][1] end },
    { "are adjacent twice", function(map) table.insert(map.adjacent, map.adjacent[1]) end },
    { "adjacent across Ages", function(map)
        table.insert(map.adjacent, { first_region(map, 1), first_region(map, 2) })
    end },
    { "holds two link points", function(map) map.link_points[1][2] = map.link_points[2][2] end },
    { "link point .* is there twice", function(map)
        map.link_points[1][1] = map.link_points[2][1]
    end },
    { "is not one short", function(map)
        table.insert(map.ages[1], { "Two-words", title = "Two Words", at = { 0, 0 } })
    end },
    { "the title .* is taken", function(map) map.ages[1][3].title = map.ages[1][2].title end },
    { "has no title", function(map) map.ages[3].title = nil end },
    { 'unknown field "tittle"', function(map) map.ages[1][2].tittle = "The Quay" end },
    { "no two integers", function(map) map.ages[1][2].at[1] = 0.5 end },
    { "is not an id", function(map) map.link_points[1][1] = "an anchor" end },
    { "has another meaning", function(map) map.link_points[1][1] = "carry" end },
    { "lines .* cross", function(map)
        local a, b = region_of(map, "quay"), region_of(map, "reef")
        a.at, b.at = b.at, a.at
    end },
    { "the line quay%-dunes touches", function(map)
        local a, b = region_of(map, "quay").at, region_of(map, "dunes").at
        region_of(map, "reef").at = { (a[1] + b[1]) // 2, (a[2] + b[2]) // 2 }
    end },
    { "too near each other", function(map)
        local at = region_of(map, "quay").at
        region_of(map, "dunes").at = { at[1] + 5, at[2] + 5 }
    end },
    { "blocks .* overlap", function(map)
        for i = 2, #map.ages[2] do map.ages[2][i].at[1] = map.ages[2][i].at[1] - 250 end
    end },
    { "falls apart", function(map) isolate(map, "quay") end },
    { "3 starts instead of 4", function(map) table.remove(map.starts) end },
    { "start for 3: is not there", function(map) table.remove(map.starts, 2) end },
    { "each player has the same number", function(map) table.remove(map.starts[1].units) end },
    { "units .* share", function(map)
        map.starts[1].units[1][3] = map.starts[1].units[2][3]
    end },
    { "begins on link point", function(map)
        map.starts[1].units[1][3] = map.link_points[1][2]
    end },
    { "unit .* is there twice", function(map)
        map.starts[2].units[1][1] = map.starts[2].units[2][1]
    end },
    { 'no player "violet"', function(map) map.starts[2].units[1][2] = "violet" end },
    { 'player 2 is "mauve"', function(map) map.starts[2].players[2] = "mauve" end },
    { "is off the board", function(map) table.remove(map.starts[3].books) end },
    { "books .* share", function(map)
        map.starts[3].books[1][2] = map.starts[3].books[2][2]
    end },
    { "in the Age of its own link point", function(map)
        map.starts[3].books[1][2] = "vent"
    end },
    { 'unit "r1": no region "nowhere"', function(map)
        map.starts[4].units[1][3] = "nowhere"
    end },
    { 'book "bell": no region "nowhere"', function(map)
        for _, book in ipairs(map.starts[4].books) do
            if book[1] == "bell" then book[2] = "nowhere" end
        end
    end },
    { "has no link point", function(map) map.starts[4].books[1][1] = "bel" end },
    { "book .* is there twice", function(map)
        map.starts[4].books[1][1] = map.starts[4].books[2][1]
    end },
    { "no book leads out of Age", function(map) empty_of_books(map, 1, 3) end },
    { "no way from", function(map) empty_of_books(map, 2, 4) end },
    { "can attack .* on the first turn", function(map)
        move_unit(map, 4, 1, "can attack .* on the first turn")
    end },
    { "begins alone", function(map) move_unit(map, 1, 1, "begins alone") end },
    { "can be on a link point of", function(map) crowd(map, 1) end },
    { "best and worst seat", function(map) move_unit(map, 4, 1, "best and worst seat") end },
    { "link points within one turn: best and worst", function(map) isolate(map, "dunes") end },
    { "books in hand: best and worst", function(map) crowd(map, 4) end },
}

local function check_spoilt(map)
    local missed = {}
    for number, case in ipairs(SPOILT) do
        local words, spoil = case[1], case[2]
        local spoilt = copy(map)
        spoil(spoilt)
        local found = table.concat(check_board(spoilt, BOARDS[1]), "\n")
        if not found:find(words) then
            missed[#missed + 1] = ('spoilt board %d: nothing found like "%s", but: %s'):format(
                number, words, found ~= "" and found or "nothing at all")
        end
    end
    return missed
end

local function main()
    local mistakes = {}
    for _, expected in ipairs(BOARDS) do
        local path = ("%s/variants/johvets/maps/%s.lua"):format(root, expected.file)
        local map = assert(loadfile(path, "t"))()
        local found = check_board(map, expected, true)
        if expected == BOARDS[1] and #found == 0 then found = check_spoilt(map) end
        table.move(found, 1, #found, #mistakes + 1, mistakes)
    end
    for _, mistake in ipairs(mistakes) do io.stderr:write(mistake, "\n") end
    if #mistakes > 0 then
        io.stderr:write(("%d mistakes in the boards\n"):format(#mistakes))
        os.exit(1)
    end
    print(("%d boards are sound; %d spoilt copies were found out"):format(#BOARDS, #SPOILT))
end

main()
