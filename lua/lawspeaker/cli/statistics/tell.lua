-- The report of a tournament as lines of text.
local text = require "lawspeaker.cli.text"

local tell = {}

local function plain(words)
    return words
end

-- ---- Tables of figures ----

-- Rows as lines: the columns named in `left` stand to the left, figures to the right.
function tell.table(rows, left, paint)
    local widths, lines = {}, {}
    for _, row in ipairs(rows) do
        for column, cell in ipairs(row) do
            widths[column] = math.max(widths[column] or 0, text.width(cell))
        end
    end
    for number, row in ipairs(rows) do
        local cells = {}
        for column, cell in ipairs(row) do
            local gap = (" "):rep(widths[column] - text.width(cell))
            cells[column] = left[column] and cell .. gap or gap .. cell
        end
        local line = "  " .. table.concat(cells, "  "):gsub("%s+$", "")
        lines[number] = number == 1 and paint(line, "faint") or line
    end
    return lines
end

local function append(lines, more)
    table.move(more, 1, #more, #lines + 1, lines)
end

-- Halves and thirds of points as they are, whole ones without a point.
function tell.points(value)
    return ("%.1f"):format(value):gsub("%.0$", "")
end

-- A rating or a difference of two; no -0.
function tell.whole(value)
    return (("%+.0f"):format(value):gsub("^%-0$", "+0"))
end

function tell.percent(share)
    return ("%.1f %%"):format(100 * share)
end

-- ---- Parts of a report ----

local PROBLEMS <const> = { { "crash", "crashes" }, { "illegal", "illegal" },
    { "limit", "limits" } }

local function has_any(bots, get)
    for _, bot in ipairs(bots) do
        if get(bot) > 0 then
            return true
        end
    end
    return false
end

-- The columns of the main table: { head, value of a bot as text }; those in which nothing stands
-- are left out.
local function columns_of(report)
    local function of_played(get)
        return function(bot)
            return bot.games > 0 and get(bot) or "-"
        end
    end
    local columns = {
        { "elo", of_played(function(bot) return tell.whole(bot.rating) end) },
        { "95 %", function(bot)
            return bot.games == 0 and (bot.voids > 0 and "no result" or "not played")
                or tell.whole(bot.low) .. " to " .. tell.whole(bot.high)
        end },
        { "points", of_played(function(bot) return tell.points(bot.points) end) },
        { "games", function(bot) return tostring(bot.games) end },
        { "share", of_played(function(bot) return tell.percent(bot.share) end) },
        { "even", of_played(function(bot) return tell.percent(bot.even) end) },
    }
    local function add(head, get)
        if has_any(report.bots, get) then
            columns[#columns + 1] = { head, function(bot) return tostring(get(bot)) end }
        end
    end
    add("void", function(bot) return bot.voids end)
    for _, kind in ipairs(PROBLEMS) do
        add(kind[2], function(bot) return bot.problems[kind[1]] or 0 end)
    end
    add("forfeits", function(bot) return bot.forfeits end)
    return columns
end

local function rating_lines(report, paint)
    local columns, rows = columns_of(report), { { "", "bot" } }
    for _, column in ipairs(columns) do
        table.insert(rows[1], column[1])
    end
    for place, number in ipairs(report.order) do
        local bot = report.bots[number]
        local row = { tostring(place), text.escape(bot.name) }
        for _, column in ipairs(columns) do
            row[#row + 1] = column[2](bot)
        end
        rows[#rows + 1] = row
    end
    local lines = tell.table(rows, { [2] = true }, paint)
    lines[#lines + 1] = ("  elo: %s; 95 %% by resampling %s"):format(report.anchor,
        text.count(report.groups, "group"))
    if report.stopped_early then
        lines[#lines + 1] = paint("  stopped early: these figures lean towards the winner",
            "yellow")
    end
    return lines
end

-- How much one bot is better than another, and whether that is more than chance.
local function difference_line(one, joint, other, found, paint)
    local is_clear = found.low > 0 or found.high < 0
    return ("  %s %s %s: %s (%s to %s)%s"):format(text.escape(one.name), joint,
        text.escape(other.name), tell.whole(found.difference), tell.whole(found.low),
        tell.whole(found.high), is_clear and "" or paint(", not clear", "yellow"))
end

-- Each bot over the next; in a gauntlet the first one against each other.
local function difference_lines(report, paint)
    local lines, bots = {}, report.bots
    for _, found in ipairs(report.gauntlet and report.differences or {}) do
        if found.bot == 1 then
            lines[#lines + 1] = difference_line(bots[1], "against", bots[found.other], found, paint)
        end
    end
    for place, step in ipairs(report.gauntlet and {} or report.steps) do
        lines[place] = difference_line(bots[report.order[place]], "over",
            bots[report.order[place + 1]], step, paint)
    end
    return lines
end

local function cross_lines(report, paint)
    local rows = { { "" } }
    for place, number in ipairs(report.order) do
        rows[1][place + 1] = text.escape(report.bots[number].name)
    end
    for _, one in ipairs(report.order) do
        local row = { text.escape(report.bots[one].name) }
        for _, other in ipairs(report.order) do
            local cell = report.cross[one][other]
            if not cell or cell.games + cell.voids == 0 then
                row[#row + 1] = one == other and "." or "-"
            else
                row[#row + 1] = ("%s:%s%s"):format(tell.points(cell.points),
                    tell.points(cell.against), cell.voids > 0 and (" (%d void)"):format(
                        cell.voids) or "")
            end
        end
        rows[#rows + 1] = row
    end
    return tell.table(rows, { true }, paint)
end

-- Seats and their shares; one whose interval leaves out an even share is marked.
function tell.seats(seats, paint, names)
    local rows, marks = { { "seat", "share", "95 %", "games" } }, {}
    for seat, one in ipairs(seats) do
        local even = 1 / #seats
        local is_even = one.low <= even and one.high >= even
        rows[#rows + 1] = { names and text.escape(names[seat]) or tostring(seat),
            tell.percent(one.share),
            ("%.1f to %.1f %%"):format(100 * one.low, 100 * one.high), tostring(one.games) }
        marks[#rows] = not is_even and (one.low > even and "more" or "less")
            .. " than an even share" or nil
    end
    local lines = tell.table(rows, { true }, paint)
    for number, mark in pairs(marks) do
        lines[number] = lines[number] .. paint("  " .. mark, "yellow")
    end
    return lines
end

local DECISIONS <const> = {
    accept = "accepted: %s is better than %s by %g rather than by %g",
    reject = "rejected: %s is not better than %s by %g, rather by %g",
}

local function sprt_line(report)
    local test = report.sprt
    local first, second = text.escape(report.bots[1].name), text.escape(report.bots[2].name)
    local words = "not decided"
    if test.decision == "accept" then
        words = DECISIONS.accept:format(first, second, test.elo1, test.elo0)
    elseif test.decision == "reject" then
        words = DECISIONS.reject:format(first, second, test.elo1, test.elo0)
    end
    return ("  %s (llr %.2f of %.2f to %.2f after %s)"):format(words, test.llr, test.lower,
        test.upper, text.count(test.groups, "group"))
end

-- ---- The whole ----

-- Lines for a terminal; names are escaped. `paint(words, colour)`: as console.paint, or nil.
function tell.lines(report, paint)
    paint = paint or plain
    local most = report.games_most or report.games
    local games = report.games < most and ("%d of at most %s"):format(report.games,
        text.count(most, "game")) or text.count(report.games, "game")
    local lines = { ("%s in %s%s"):format(games, text.count(report.groups, "whole group"),
        report.voids > 0 and (", %d void"):format(report.voids) or "") }
    local function section(head, more)
        if #more > 0 then
            lines[#lines + 1] = ""
            lines[#lines + 1] = paint(head, "bold")
            append(lines, more)
        end
    end
    section("Ratings", rating_lines(report, paint))
    section("Differences", difference_lines(report, paint))
    section("Points for and against", #report.bots > 1 and cross_lines(report, paint) or {})
    section("Seats", tell.seats(report.seats, paint))
    section("Sequential test", report.sprt and { sprt_line(report) } or {})
    return lines
end

return tell
