-- The screen that several people share: what is printed for whom, lists of answers in columns, and
-- nothing of one player's left there for the next. All that comes from a script is escaped here.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local screen = {}

screen.escape = text.escape

-- One line; `colour` may be left out.
function screen.say(words, colour)
    console.print(console.paint(text.escape(words), colour))
end

-- Several lines that a script has made, as the board: its line feeds stay.
function screen.show(words)
    local shown = host.escape(words, true):gsub("\n+$", "")
    if shown ~= "" then
        console.print(shown)
    end
end

-- Words for people, broken at the width, all lines as far to the right as the first.
function screen.tell(words, colour)
    local indent, rest = text.escape(words):match "^( *)(.*)$"
    for _, line in ipairs(text.hang(indent, rest, console.width())) do
        console.print(console.paint(line, colour))
    end
end

function screen.gap()
    console.print ""
end

-- ---- Whose turn at the screen it is ----

local RULE_WIDTH <const> = 40

-- A line across with a player's name in it.
function screen.head(name)
    local shown = text.escape(name)
    local rest = math.max(RULE_WIDTH - text.width(shown) - 4, 2)
    console.print(console.paint(("-- %s %s"):format(shown, ("-"):rep(rest)), "bold"))
end

local is_terminal = host.is_terminal "out"
local is_dumb = (os.getenv "TERM" or "dumb") == "dumb"

-- Where lines stay to be read by whoever comes next.
function screen.is_shared()
    return is_terminal
end

-- Everything that stands on a terminal goes, what has been rolled off its top included; where that
-- cannot be done, it is pushed out of sight.
function screen.clear()
    if is_terminal and is_dumb then
        console.write("out", ("\n"):rep(60))
    elseif is_terminal then
        console.write("out", "\27[H\27[2J\27[3J")
    end
end

-- ---- Lists of answers ----

local ROWS <const> = 12 -- of a page
local COLUMN_MAX <const> = 4

-- How many columns entries take side by side, and how wide each is.
local function measure(cells)
    local widest = 0
    for _, cell in ipairs(cells) do
        widest = math.max(widest, text.width(cell))
    end
    local count = math.max((console.width() - 2) // (widest + 3), 1)
    return math.min(count, COLUMN_MAX), widest
end

local function print_rows(cells, columns, widest)
    local rows = (#cells + columns - 1) // columns
    for row = 1, rows do
        local line = " "
        for column = 1, columns do
            local cell = cells[(column - 1) * rows + row]
            if cell then
                local is_last = not cells[column * rows + row]
                line = line .. " " .. cell
                    .. (is_last and "" or (" "):rep(widest - text.width(cell) + 2))
            end
        end
        console.print(line)
    end
end

-- Entries { number or nil, words }: all of them, or with `is_page` as many as fit on a page.
-- Returns how many were left out.
function screen.list(entries, is_page)
    local digits, cells = 0, {}
    for _, entry in ipairs(entries) do
        digits = math.max(digits, entry[1] and #tostring(entry[1]) or 0)
    end
    for index, entry in ipairs(entries) do
        local number = digits > 0 and ("%" .. digits .. "s  "):format(entry[1] or "") or ""
        cells[index] = number .. text.escape(entry[2])
    end
    local columns, widest = measure(cells)
    local left_out = 0
    if is_page and #cells > ROWS * columns then
        left_out = #cells - ROWS * columns
        cells = table.move(cells, 1, ROWS * columns, 1, {})
    end
    print_rows(cells, columns, widest)
    return left_out
end

-- Rows { left, right, … } under each other, the last column broken at the width.
function screen.rows(rows)
    local escaped = {}
    for index, row in ipairs(rows) do
        escaped[index] = {}
        for column, cell in ipairs(row) do
            escaped[index][column] = text.escape(cell)
        end
    end
    local function plain(words)
        return words
    end
    for _, line in ipairs(text.columns(escaped, "  ", console.width(), plain)) do
        console.print(line)
    end
end

return screen
