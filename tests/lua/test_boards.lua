-- Checks the boards of johvets: shape, drawing, starts and fairness, and prints the figures.
-- It runs under a stock lua5.4 and knows nothing of the module: a map is the table that law.map gets.
-- Usage: lua5.4 tests/lua/test_boards.lua [ROOT]

local root = arg[1] or "."
package.path = root .. "/tests/lua/?.lua;" .. package.path

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

-- Each spoils a copy of the standard board in one way, and must be found out with these words.
local SPOILT = {
    { "8 Ages|Ages instead of", function(map) table.remove(map.ages) map.adjacent = {}
        map.link_points, map.starts = {}, {} end },
    { "22 link points instead of 23", function(map) table.remove(map.link_points) end },
    { "is there twice", function(map) map.ages[2][2][1] = map.ages[1][2][1] end },
    { "no region", function(map) map.adjacent[1][2] = "nowhere" end },
    { "adjacent across Ages", function(map)
        map.adjacent[#map.adjacent + 1] = { map.ages[1][2][1], map.ages[2][2][1] } end },
    { "the title .* is taken", function(map) map.ages[1][3].title = map.ages[1][2].title end },
    { "unknown field", function(map) map.ages[1][2].tittle = "The Quay" end },
    { "two integers", function(map) map.ages[1][2].at[1] = 0.5 end },
    { "has another meaning", function(map) map.link_points[1][1] = "carry" end },
    { "cross", function(map)
        local a, b = region_of(map, map.adjacent[1][1]), region_of(map, map.adjacent[2][2])
        a.at, b.at = b.at, a.at end },
    { "touches", function(map)
        local a, b = region_of(map, map.adjacent[1][1]).at, region_of(map, map.adjacent[1][2]).at
        region_of(map, map.ages[1][6][1]).at = { (a[1] + b[1]) // 2, (a[2] + b[2]) // 2 } end },
    { "too near", function(map)
        local at = map.ages[1][2].at
        map.ages[1][3].at = { at[1] + 5, at[2] + 5 } end },
    { "overlap", function(map)
        for i = 2, #map.ages[2] do map.ages[2][i].at[1] = map.ages[2][i].at[1] - 250 end end },
    { "falls apart", function(map)
        for i = #map.adjacent, 1, -1 do
            local pair, id = map.adjacent[i], map.ages[1][2][1]
            if pair[1] == id or pair[2] == id then table.remove(map.adjacent, i) end
        end end },
    { "3 starts instead of 4", function(map) table.remove(map.starts) end },
    { "start for 3: is not there", function(map) table.remove(map.starts, 2) end },
    { "each player has the same number", function(map) table.remove(map.starts[1].units) end },
    { "share", function(map) map.starts[1].units[1][3] = map.starts[1].units[2][3] end },
    { "begins on link point", function(map)
        map.starts[1].units[1][3] = map.link_points[1][2] end },
    { "unit .* is there twice", function(map)
        map.starts[2].units[1][1] = map.starts[2].units[2][1] end },
    { "no player", function(map) map.starts[2].units[1][2] = "violet" end },
    { "is off the board", function(map) table.remove(map.starts[3].books) end },
    { "books .* share", function(map)
        map.starts[3].books[1][2] = map.starts[3].books[2][2] end },
    { "Age of its own link point", function(map)
        map.starts[3].books[1][2] = map.link_points[1][2] end },
    { "no book leads into Age", function(map)
        -- Every book that leads into the last Age is made to lead nowhere: it lies there itself.
        map.starts[1].books = (function(books)
            local last, inside = map.ages[#map.ages], {}
            for i = 2, #last do inside[last[i][1]] = true end
            local home = {}
            for _, point in ipairs(map.link_points) do home[point[1]] = inside[point[2]] end
            for _, book in ipairs(books) do
                if home[book[1]] then book[2] = last[2][1] end
            end
            return books
        end)(map.starts[1].books) end },
}
