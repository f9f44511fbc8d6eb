-- A hex map as text, and as coordinates for drawing. It works on anything that has q and r.
local check = require "lawspeaker.check"
local lay = require "lawspeaker.hex_lay"

local hex_drawing = {}

-- ---- Coordinates ----

-- The corners around the centre, from the one at the upper right on against the clock: between the
-- directions e and ne, ne and nw, …
local CORNERS <const> = { { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 }, { 0, 2 }, { 1, 1 } }

-- x counts half widths of a hex to the right, y half lengths of a side downwards.
function hex_drawing.shape(tile)
    local x, y = 2 * tile.q + tile.r, 3 * tile.r
    local corners = {}
    for index, corner in ipairs(CORNERS) do
        corners[index] = { x + corner[1], y + corner[2] }
    end
    return { x = x, y = y, corners = corners }
end

function hex_drawing.shapes(tiles)
    local shapes = {}
    for index, tile in ipairs(tiles) do
        local shape = hex_drawing.shape(tile)
        shape.name = tile.name
        shapes[index] = shape
    end
    return shapes
end

-- ---- A picture ----

local LINE_MAX <const> = 40 -- characters of a line in a box
local WIDTH_MIN <const> = 3

local function width_of(text)
    return utf8.len(text) or #text
end

-- A text made as long as a box is wide.
local function fit(text, width)
    local length = width_of(text)
    return length >= width and text or text .. string.rep(" ", width - length)
end

-- What stands in each tile, how wide and how high the boxes are.
local function read_contents(tiles, lines)
    local contents, width, height = {}, WIDTH_MIN, 1
    for index, tile in ipairs(tiles) do
        local given = lines and lines(tile) or { tile.name }
        if type(given) == "string" then
            given = { given }
        elseif type(given) ~= "table" then
            check.context("picture"):fail("the function gives a text or a list of them, not "
                .. check.describe(given))
        end
        for _, line in ipairs(given) do
            if type(line) ~= "string" or width_of(line) > LINE_MAX or string.find(line, "%c") then
                check.context("picture"):fail(string.format("%s is not a line of at most %d "
                    .. "characters", check.describe(line), LINE_MAX))
            end
            width = math.max(width, width_of(line))
        end
        contents[index], height = given, math.max(height, #given)
    end
    return contents, width, height
end

-- An odd one: half of a box and its wall is then a whole number of characters.
local function odd_width(width)
    return width + (width + 1) % 2
end

-- Boxes by row, each { x = where its left wall is, content }; the rows from the first to the last.
local function read_boxes(tiles, contents, half)
    local rows, left, first, last = {}, nil, nil, nil
    for index, tile in ipairs(tiles) do
        local x = (2 * tile.q + tile.r) * half
        left = math.min(left or x, x)
        first, last = math.min(first or tile.r, tile.r), math.max(last or tile.r, tile.r)
        rows[tile.r] = rows[tile.r] or {}
        table.insert(rows[tile.r], { x = x, content = contents[index] })
    end
    for _, row in pairs(rows) do
        for _, box in ipairs(row) do
            box.x = box.x - left
        end
        table.sort(row, function(a, b) return a.x < b.x end)
    end
    return rows, first, last
end

-- The line between two rows: where either has a box there is a wall.
local function border_line(above, below, width)
    local marks, last = {}, -1
    for _, row in ipairs { above or {}, below or {} } do
        for _, box in ipairs(row) do
            for x = box.x, box.x + width + 1 do
                local is_corner = x == box.x or x == box.x + width + 1
                marks[x] = (is_corner or marks[x] == "+") and "+" or "-"
            end
            last = math.max(last, box.x + width + 1)
        end
    end
    local parts = {}
    for x = 0, last do
        parts[#parts + 1] = marks[x] or " "
    end
    return table.concat(parts)
end

local function content_line(row, number, width)
    local parts, position = {}, 0
    for _, box in ipairs(row or {}) do
        if position <= box.x then -- not next to the box before it
            parts[#parts + 1] = string.rep(" ", box.x - position) .. "|"
        end
        parts[#parts + 1] = fit(box.content[number] or "", width) .. "|"
        position = box.x + width + 2
    end
    return table.concat(parts)
end

-- The map as text: `lines(tile)` gives what stands in a tile, a text or a list of them; else its
-- name. Each row stands half a box further to the right than the one above it, or to the left.
function hex_drawing.picture(tiles, lines)
    if #tiles == 0 then
        return ""
    end
    local contents, width, height = read_contents(tiles, lines)
    width = odd_width(width)
    local rows, first, last = read_boxes(tiles, contents, (width + 1) // 2)
    local text = {}
    for r = first, last + 1 do
        text[#text + 1] = border_line(rows[r - 1], rows[r], width)
        for number = 1, r <= last and height or 0 do
            text[#text + 1] = content_line(rows[r], number, width)
        end
    end
    return table.concat(text, "\n") .. "\n"
end

-- `law.hex_picture(tiles, lines)`: of rows of the state, or of a map's tiles.
function hex_drawing.of_rows(tiles, lines)
    local at = check.context "law.hex_picture"
    for index, tile in ipairs(tiles) do
        at:enter(index)
        lay.check_tile(at, tile)
        at:leave()
    end
    return hex_drawing.picture(tiles, lines)
end

return hex_drawing
