-- What `law balance` has found, as text for people and as one line of JSON.
local console = require "lawspeaker.cli.console"
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

local function name_of(subject)
    return subject.game .. (subject.variant and ", variant " .. subject.variant or "")
end

tell.name_of = name_of

-- The bot greedy goes by a game's score, and by chance where it has none.
local BY_CHANCE <const> = "there is no bot that knows the game, nor a score to go by: it is played "
    .. "by chance, which says little of how people fare; --bot names another"

-- Why figures may say little: a list of sentences. Where hardly any game is won, wins say nothing
-- of seats; and where most are cut off, nothing says how long games are.
local function doubts(found, subject, values)
    local won, list = 0, {}
    if subject.default == "random" or subject.default == "greedy" and not found.has_scores then
        list[1] = BY_CHANCE
    end
    for _, figure in ipairs(found.figures) do
        won = figure.section == "seats" and figure.count or won
    end
    if 2 * won < found.games then
        list[#list + 1] = ("nothing can be said of seats: only %d of %s had a winner; try another "
            .. "--bot"):format(won, text.count(found.games, "game"))
    end
    if 2 * found.cut > found.games then
        list[#list + 1] = ("%d of %s were cut off after %d turns: lengths and endings say little; "
            .. "try more --max-turns"):format(found.cut, text.count(found.games, "game"),
            values.max_turns)
    end
    return list
end

local function print_doubts(list, label)
    for _, words in ipairs(list) do
        console.print(console.paint(("  %s%s"):format(label, words), "yellow"))
    end
end

local function print_problems(found, name)
    if found.problems > 0 then
        console.print(("  in %s the bot crashed, hit a limit or gave an illegal answer %s")
            :format(text.escape(name), text.count(found.problems, "time")))
    end
end

-- `results`: a list of { players, found = by subject, compared }.
function tell.people(list, results, values)
    for index, subject in ipairs(list) do
        local label = #list > 1 and (index == 1 and "A: " or "B: ") or ""
        console.print(label .. text.escape(("%s; %s by the bot %s for each number of players, "
            .. "seed %d"):format(name_of(subject), text.count(values.games, "game"),
                subject.bot_name, values.seed)))
    end
    for _, result in ipairs(results) do
        console.print ""
        console.print(console.paint(("==== %s ===="):format(text.count(result.players,
            "player")), "bold"))
        for index, found in ipairs(result.found) do
            print_doubts(doubts(found, list[index], values),
                #list > 1 and (index == 1 and "A: " or "B: ") or "")
        end
        if #list == 1 then
            print_found(result.found[1])
        else
            print_compared(result.compared, result.found[1], result.found[2])
        end
        for index, subject in ipairs(list) do
            print_problems(result.found[index], name_of(subject))
        end
    end
    if #list > 1 then
        console.print ""
        console.print "clear: more than chance would make of any of those of one number of players"
    end
end

local function plain_figure(figure)
    return { section = figure.section, label = figure.label, value = figure.value,
        low = figure.low, high = figure.high, kind = figure.is_share and "share" or "mean",
        count = figure.count, games = figure.games }
end

local function plain_found(found, subject, values)
    local plain = { cut = found.cut, warnings = doubts(found, subject, values), games = found.games,
        names = found.names, problems = found.problems,
        voids = found.voids, lengths = found.lengths, figures = {}, quantiles = {} }
    for index, figure in ipairs(found.figures) do
        plain.figures[index] = plain_figure(figure)
    end
    for index, entry in ipairs(found.quantiles) do
        plain.quantiles[index] = { part = entry[1], length = entry[2] }
    end
    return plain
end

-- The same as one line of JSON.
function tell.json(list, results, values)
    local plain = { seed = values.seed, games = values.games, subjects = {}, players = {} }
    for index, subject in ipairs(list) do
        plain.subjects[index] = { words = subject.words, game = subject.game,
            variant = subject.variant, bot = subject.bot_name }
    end
    for index, result in ipairs(results) do
        local one = { players = result.players, found = {}, differences = result.compared and {} }
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
