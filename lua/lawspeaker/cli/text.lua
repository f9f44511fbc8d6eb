-- Words and columns: what every command needs to put a table or a sentence together.
local host = require "lawspeaker.host"

local text = {}

-- One line of text from outside, harmless for a terminal.
function text.escape(words)
    return host.escape(tostring(words), false)
end

local QUOTE_SIZE <const> = 200

-- A name from outside as a message shows it; of a very long one only the end.
function text.quote(name)
    return '"' .. (#name > QUOTE_SIZE and "..." .. name:sub(-QUOTE_SIZE) or name) .. '"'
end

-- A raised value as text; a script may raise anything.
function text.plain(trouble)
    if type(trouble) == "string" then
        return trouble
    end
    return "an error that is no text (" .. type(trouble) .. ")"
end

function text.count(number, noun, plural)
    return ("%d %s"):format(number, number == 1 and noun or plural or noun .. "s")
end

-- "a, b and c"
function text.list(items, joint)
    if #items < 2 then
        return items[1] or ""
    end
    return table.concat(items, ", ", 1, #items - 1) .. (joint or " and ") .. items[#items]
end

-- A word as a shell takes it for one.
function text.shell_word(word)
    if word:find "^[%w_./:,=+@%-]+$" then
        return word
    end
    return "'" .. word:gsub("'", "'\\''") .. "'"
end

-- ---- Columns ----

-- Words are not pressed into less.
local ROOM_MIN <const> = 26

-- How many columns a line takes: characters, not bytes.
function text.width(line)
    return utf8.len(line) or #line
end

local function pad(cell, width)
    return cell .. (" "):rep(width - text.width(cell))
end

-- Breaks words so that no line is longer than `width`, where that can be.
function text.wrap(words, width)
    local lines, line = {}, ""
    for word in words:gmatch "%S+" do
        if line ~= "" and text.width(line) + 1 + text.width(word) > width then
            lines[#lines + 1] = line
            line = word
        else
            line = line == "" and word or line .. " " .. word
        end
    end
    lines[#lines + 1] = line
    return lines
end

-- A paragraph: words behind a head, broken at the width, its later lines as far to the right as the
-- head is wide.
function text.hang(head, words, width)
    local indent = text.width(head)
    local lines = text.wrap(words, math.max(width - indent, ROOM_MIN))
    for index, line in ipairs(lines) do
        lines[index] = (index == 1 and head or (" "):rep(indent)) .. line
    end
    return lines
end

-- How wide the columns are, the last one left out, and where that begins. Where it would have too
-- little room it stands on lines of its own, indented, below the others.
local function measure(rows, indent, width)
    local widths, start = {}, text.width(indent)
    for _, row in ipairs(rows) do
        for column = 1, #row - 1 do
            widths[column] = math.max(widths[column] or 0, text.width(row[column]))
        end
    end
    for _, column_width in ipairs(widths) do
        start = start + column_width + 2
    end
    local is_below = width - start < ROOM_MIN
    return widths, is_below and text.width(indent) + 4 or start, is_below
end

-- Lines of a table. `rows` are lists of plain text, all of the same length; the last column is
-- broken at the width. `paint(words, row, column)` colours what has been padded or broken.
function text.columns(rows, indent, width, paint)
    local widths, start, is_below = measure(rows, indent, width)
    local lines = {}
    for number, row in ipairs(rows) do
        local line = indent
        for column = 1, #row - 1 do
            line = line .. paint(pad(row[column], widths[column]), number, column) .. "  "
        end
        for index, words in ipairs(text.wrap(row[#row], math.max(width - start, ROOM_MIN))) do
            if index > 1 or is_below then
                lines[#lines + 1] = line:gsub("%s+$", "")
                line = (" "):rep(start)
            end
            line = line .. (index == 1 and paint(words, number, #row) or words)
        end
        lines[#lines + 1] = line:gsub("%s+$", "")
    end
    return lines
end

return text
