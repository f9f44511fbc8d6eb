-- Lines as `law rules` prints them: headings, rows in columns, what one thing is told under. What
-- comes from a game is escaped here.
local console = require "lawspeaker.cli.console"
local text = require "lawspeaker.cli.text"

local lines = {}

lines.INDENT = "  "

function lines.heading(words)
    console.print("")
    for _, line in ipairs(text.wrap(text.escape(words), console.width())) do
        console.print(console.paint(line, "bold"))
    end
end

-- Rows under a heading; `colour(number, column)` is the colour of a cell.
function lines.rows(list, colour, indent)
    local escaped = {}
    for number, row in ipairs(list) do
        escaped[number] = {}
        for column, words in ipairs(row) do
            escaped[number][column] = text.escape(words)
        end
    end
    local function paint(words, number, column)
        return console.paint(words, colour(number, column))
    end
    for _, line in ipairs(text.columns(escaped, indent or lines.INDENT, console.width(), paint)) do
        console.print(line)
    end
end

function lines.labels(_, column)
    return column == 1 and "faint" or nil
end

-- What one thing is told under: what it is, its name, the number of its rule, what it does.
function lines.head_of(kind, entry)
    local words = ("%s %s%s: %s"):format(kind, entry.name,
        entry.rule and " (" .. entry.rule .. ")" or "", entry.sentence)
    for index, line in ipairs(text.wrap(text.escape(words), console.width() - #lines.INDENT)) do
        console.print(index == 1 and console.paint(line, "bold") or lines.INDENT .. line)
    end
end

return lines
