-- What `law balance` has found, as text for people and as one line of JSON.
local console = require "lawspeaker.cli.console"
local doubts = require "lawspeaker.cli.balance.doubts"
local heading = require "lawspeaker.cli.balance.heading"
local json = require "lawspeaker.cli.statistics.json"
local table_lines = require("lawspeaker.cli.statistics.tell").table
local text = require "lawspeaker.cli.text"

local tell = {}

local HEADS <const> = { seats = "Wins by seat, of the games that were won",
    standing = "Who stood best at the end, by score, of all games",
    length = "Length, in rounds", endings = "Endings", lead = "The lead",
    answers = "Answers a game", rules = "What was done under each rule, a game",
    events = "Events a game", lost = "Lost a game" }

-- ---- Numbers ----

local function percent(value)
    return ("%.1f %%"):format(100 * value)
end

-- Where there is no game of the kind there is nothing to say.
local function number_of(figure, value)
    if figure.count == 0 then
        return "-"
    elseif figure.is_share then
        return percent(value)
    end
    return ("%.2f"):format(value)
end

local function interval_of(figure, low, high, sign)
    if figure.count == 0 then
        return "-"
    end
    local form = figure.is_share and "%.1f to %.1f %%" or "%.2f to %.2f"
    if sign then
        form = form:gsub("%%%.", "%%+.")
    end
    local factor = figure.is_share and 100 or 1
    return form:format(factor * low, factor * high)
end

-- ---- One subject ----

local IS_BY_SEAT <const> = { seats = true, standing = true }

local function mark_of(figure, even)
    if not IS_BY_SEAT[figure.section] or figure.low <= even and figure.high >= even then
        return nil
    end
    return ("  %s than an even share, %s"):format(figure.low > even and "more" or "less",
        percent(even))
end

local function games_cell(figure, games)
    return figure.games and percent(figure.games / games) or ""
end

local function sections_of(list)
    local order, by_name = {}, {}
    for _, entry in ipairs(list) do
        if not by_name[entry.section] then
            by_name[entry.section] = {}
            order[#order + 1] = entry.section
        end
        table.insert(by_name[entry.section], entry)
    end
    return order, by_name
end

local function print_head(section)
    console.print ""
    console.print(console.paint(HEADS[section], "bold"))
end

local function quantile_line(found)
    local parts = {}
    for index, entry in ipairs(found.quantiles) do
        parts[index] = ("%s %g"):format(entry[1] == 0 and "least" or entry[1] == 1 and "most"
            or ("%d %%"):format(math.floor(100 * entry[1] + 0.5)), entry[2])
    end
    return "  " .. table.concat(parts, ", ")
end

local function has_games(list)
    return list[1].games ~= nil
end

local function print_section(list, found)
    local rows, marks = { { "", "", "95 %" } }, {}
    rows[1][4] = has_games(list) and "of games" or nil
    for _, figure in ipairs(list) do
        rows[#rows + 1] = { text.escape(figure.label), number_of(figure, figure.value),
            interval_of(figure, figure.low, figure.high),
            has_games(list) and games_cell(figure, found.games) or nil }
        marks[#rows] = mark_of(figure, 1 / #found.names)
    end
    local lines = table_lines(rows, { true }, console.paint)
    for index, line in ipairs(lines) do
        console.print(line .. (marks[index] and console.paint(marks[index], "yellow") or ""))
    end
end

local function print_voids(found)
    for _, void in ipairs(found.voids) do
        console.print(("  %s without a result: %s"):format(text.count(void.count, "game"),
            text.escape(void.reason)))
    end
end

local function print_found(found)
    local order, by_name = sections_of(found.figures)
    for _, section in ipairs(order) do
        print_head(section)
        print_section(by_name[section], found)
        if section == "length" then
            console.print(quantile_line(found))
        elseif section == "endings" then
            print_voids(found)
        end
    end
end

-- ---- Two, side by side ----

local function print_pairs(list)
    local rows, clear = { { "", "A", "B", "B - A", "95 %" } }, {}
    for _, pair in ipairs(list) do
        local fewer = pair.a.count < pair.b.count and pair.a or pair.b
        rows[#rows + 1] = { text.escape(pair.label), number_of(pair.a, pair.a.value),
            number_of(pair.b, pair.b.value),
            (number_of(fewer, pair.difference):gsub("^%d", "+%0")),
            interval_of(fewer, pair.low, pair.high, true) }
        clear[#rows] = pair.is_clear
    end
    for index, line in ipairs(table_lines(rows, { true }, console.paint)) do
        console.print(clear[index] and console.paint(line .. "  clear", "yellow") or line)
    end
end

local function print_compared(compared, first, second)
    local order, by_name = sections_of(compared)
    for _, section in ipairs(order) do
        print_head(section)
        print_pairs(by_name[section])
        if section == "length" then
            console.print("  A:" .. quantile_line(first):sub(2))
            console.print("  B:" .. quantile_line(second):sub(2))
        elseif section == "endings" then
            print_voids(first)
            print_voids(second)
        end
    end
end

-- ---- All ----

local function print_doubts(list, label)
    for _, words in ipairs(list) do
        console.print(console.paint(("  %s%s"):format(label, text.escape(words)), "yellow"))
    end
end

local function print_problems(found, name)
    if found.problems > 0 then
        console.print(("  in %s the bot crashed, hit a limit or gave an illegal answer %s")
            :format(text.escape(name), text.count(found.problems, "time")))
    end
end

-- The figures of a number of players. Where they cannot be compared, as none of the games of one
-- subject counts, those of the other stand alone.
local function print_figures(result)
    if result.compared then
        print_compared(result.compared, result.found[1], result.found[2])
        return
    end
    for side, found in ipairs(result.found) do
        if found.games > 0 and #result.found > 1 then
            console.print ""
            console.print(side == 1 and "A alone, as B has no game that counts"
                or "B alone, as A has no game that counts")
        end
        if found.games > 0 then
            print_found(found)
        end
    end
end

local function print_legend(results)
    for _, result in ipairs(results) do
        if result.compared then
            console.print ""
            console.print("95 %: the interval of each row alone; where nothing differs, one in "
                .. "twenty leaves out 0")
            console.print("clear: the difference also holds for all rows of that number of "
                .. "players together")
            return
        end
    end
end

-- `run`: { list, values, tasks, is_part }; `results`: a list of { players, found = by subject,
-- compared }.
function tell.people(run, results)
    local list = run.list
    for side in ipairs(list) do
        console.print(text.escape(heading.line(run, results, side)))
    end
    for _, result in ipairs(results) do
        console.print ""
        console.print(console.paint(heading.players(run, result), "bold"))
        for side, found in ipairs(result.found) do
            print_doubts(doubts.of(found, list[side], run.values), heading.label(list, side))
        end
        print_figures(result)
        for side, subject in ipairs(list) do
            print_problems(result.found[side], heading.name(subject))
        end
    end
    print_legend(results)
end

local function plain_figure(figure)
    return { section = figure.section, label = figure.label, value = figure.value,
        low = figure.low, high = figure.high, kind = figure.is_share and "share" or "mean",
        count = figure.count, games = figure.games }
end

local function plain_voids(voids)
    local plain = {}
    for index, void in ipairs(voids) do
        plain[index] = { reason = void.reason, count = void.count }
    end
    return plain
end

-- A list, and nothing where it is empty.
local function some(list)
    return list and #list > 0 and list or nil
end

local function plain_found(found, subject, values)
    local plain = { cut = found.cut, warnings = doubts.of(found, subject, values),
        games = found.games, finished = found.finished, failed = found.failed,
        names = found.names, problems = found.problems,
        voids = plain_voids(found.voids), lengths = found.lengths, figures = {}, quantiles = {} }
    for index, figure in ipairs(found.figures) do
        plain.figures[index] = plain_figure(figure)
    end
    for index, entry in ipairs(found.quantiles) do
        plain.quantiles[index] = { part = entry[1], length = entry[2] }
    end
    return plain
end

-- The same as one line of JSON.
function tell.json(run, results)
    local list, values = run.list, run.values
    local plain = { seed = values.seed, games = values.games, asked = #run.tasks,
        finished = run.finished, options = some(values.option), rules = some(values.rule),
        subjects = {}, players = {} }
    for index, subject in ipairs(list) do
        plain.subjects[index] = { words = subject.words, game = subject.game,
            variant = subject.variant, bot = subject.bot_name }
    end
    for index, result in ipairs(results) do
        local one = { players = result.players, found = {}, differences = #list > 1 and {} or nil }
        for side, found in ipairs(result.found) do
            one.found[side] = plain_found(found, list[side], values)
        end
        for place, pair in ipairs(result.compared or {}) do
            one.differences[place] = { section = pair.section, label = pair.label,
                difference = pair.difference, low = pair.low, high = pair.high,
                is_clear = pair.is_clear }
        end
        plain.players[index] = one
    end
    console.print(json.encode(plain))
end

return tell
