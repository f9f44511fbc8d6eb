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

-- ---- Columns ----

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

-- Lines of a table. `rows` are lists of plain text, all of the same length; the last column is
-- broken where the terminal ends. `paint(words, row, column)` colours what has been padded.
function text.columns(rows, indent, width, paint)
    local widths = {}
    for _, row in ipairs(rows) do
        for column, cell in ipairs(row) do
            widths[column] = math.max(widths[column] or 0, text.width(cell))
        end
    end
    local start = #indent
    for column = 1, #widths - 1 do
        start = start + widths[column] + 2
    end
    local room = width and width - start >= 20 and width - start or math.huge

    local lines = {}
    for number, row in ipairs(rows) do
        local cells = {}
        for column = 1, #row - 1 do
            local cell = pad(row[column], widths[column])
            cells[column] = (paint and paint(cell, number, column) or cell) .. "  "
        end
        local last = text.wrap(row[#row], room)
        lines[#lines + 1] = (indent .. table.concat(cells) .. last[1]):gsub("%s+$", "")
        for more = 2, #last do
            lines[#lines + 1] = (" "):rep(start) .. last[more]
        end
    end
    return lines
end

return text
