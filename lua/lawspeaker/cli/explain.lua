-- `law explain`: each order of a position in sentences, and what would have turned it.
local console = require "lawspeaker.cli.console"
local explain = require "lawspeaker.explain"
local explain_saved = require "lawspeaker.cli.explain_saved"
local host = require "lawspeaker.host"
local input = require "lawspeaker.cli.input"
local script = require "lawspeaker.cli.script"
local tell = require "lawspeaker.cli.tell"
local tell_game = require "lawspeaker.cli.tell_game"
local text = require "lawspeaker.cli.text"

local command = {
    name = "explain",
    summary = "tell in sentences how orders came out, and what would have turned them",
    description = "For each order of a scenario or a JSON position: what happened, why, by which "
        .. "rule, and the fewest reinforcements, up to two, that would have turned it. For a "
        .. "scenario or a saved game of another game: every change, with the rule that caused it, "
        .. "or, where the game says so itself, what each of its sentences rests on; of Diplomacy "
        .. "strengths, supports and cuts, routes of convoys, and what a paradox hangs on. A FILE "
        .. "is a Lua script with scenarios, a saved game, or holds JSON positions of johvets, one, "
        .. "or one a line (those of Diplomacy: law resolve --explain); - is standard input, with "
        .. "positions. The exit status is the highest of all files.",
    options = {
        { name = "--unit", value = "ID", target = "unit",
            help = "explain only this unit's orders; of another game, only what is said of "
                .. "what has this name, as \"A bre\"" },
        { name = "--changed", target = "changed",
            help = "explain a saved game although its rules have been changed since" },
        script.VARIANT, script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS,
        script.TRACEBACK,
    },
    arguments = {
        { name = "FILE", count = "+", target = "files",
            help = "a script, a saved game, or JSON positions" },
    },
}

local INDENT <const> = "      "
local RESULT_COLOURS <const> = { succeeded = "green", failed = "red", illegal = "yellow" }
local REASONS <const> = host.reasons()

-- Prints a paragraph, broken at the width, its later lines indented. `colour` paints the first of
-- `loud` in it, a single word.
local function print_paragraph(words, indent, more_indent, loud, colour)
    local width = math.max(console.width() - #more_indent, 20)
    local lines = text.wrap(text.escape(words), width)
    for index, line in ipairs(lines) do
        if loud then
            local from, to = line:find(loud, 1, true)
            if from then
                line = line:sub(1, from - 1) .. console.paint(loud, colour) .. line:sub(to + 1)
                loud = nil
            end
        end
        console.print((index == 1 and indent or more_indent) .. line)
    end
end

local function tell_turn(turn, variant, only)
    local told = explain.turn(turn, REASONS, variant, only)
    if #told.orders == 0 and #told.changes == 0 then
        return
    end
    console.print(console.paint("turn " .. turn.turn, "bold"))
    for _, order in ipairs(told.orders) do
        local words = ("%s — %s: %s"):format(order.head, order.result,
            table.concat(order.sentences, " "))
        print_paragraph(words, "  ", INDENT, "— " .. order.result, RESULT_COLOURS[order.result])
    end
    for _, sentence in ipairs(told.changes) do
        print_paragraph(sentence, "  ", INDENT)
    end
end

-- Returns an exit status: whether the scenario could be played to its end.
local function tell_report(report, only)
    console.print(console.paint(tell.name(report), "bold"))
    if report.game then
        report.events = only and tell_game.about(report.events or {}, only) or report.events
        tell_game.report(report, report.is_explained and "explained" or "all")
    end
    for _, turn in ipairs(report.turns) do
        tell_turn(turn, report.variant, only)
    end
    for _, failure in ipairs(report.failures) do
        console.print(console.paint("failed:", "red") .. " " .. text.escape(failure))
    end
    return #report.failures > 0 and 1 or 0
end

-- ---- Files ----

local seen_messages = {}

-- A message is told once, also when several files have it, and so is a mistake of a hook's.
local function complain(message, lines)
    local mistake = script.mistake(message)
    if not seen_messages[mistake] then
        seen_messages[mistake] = true
        console.message(message, lines)
    end
end

-- Whether a report of another game tells anything of what has this name.
local function is_told_of(reports, name)
    for _, report in ipairs(reports) do
        if report.game and select(2, tell_game.about(report.events or {}, name)) then
            return true
        end
    end
    return false
end

-- Explains one script or one document; returns an exit status, and whether to stop here.
local function explain_one(file, given, values, state)
    given.unit = values.unit
    local outcome = script.ask(file, values, "lawspeaker.explaining", given)
    local answer = outcome.answer
    if outcome.status == "interrupted" then
        return 1, true
    elseif outcome.status ~= "ok" then
        local place = given.place and not file and given.place .. ": " or ""
        complain(place .. outcome.message, values.traceback)
        return script.STATUS[outcome.status]
    elseif answer.problem then
        complain(given.place .. ": " .. answer.problem)
        return 1
    elseif answer.hint and not is_told_of(answer.reports, values.unit) then
        complain(("%s: no unit %s%s"):format(given.place, text.quote(values.unit), answer.hint))
        return script.STATUS.unreadable
    elseif #answer.reports == 0 then
        complain(given.place .. ": there is no scenario in it")
        return 1
    end
    local status = 0
    script.finish_reports(answer.reports, outcome, file)
    for _, report in ipairs(answer.reports) do
        if state.has_told then
            console.print ""
        end
        state.has_told = true
        status = math.max(status, tell_report(report, values.unit))
        if report.error then
            complain(report.error, values.traceback)
            status = script.STATUS.error
        end
    end
    console.flush()
    return status
end

local function explain_file(path, values, state)
    if explain_saved.is_one(path) then
        return explain_saved.run(path, values)
    end
    local read, reason = input.read(path)
    if not read then
        complain(("cannot read %s: %s"):format(text.quote(path), reason))
        return script.STATUS.unreadable
    elseif read.is_script then
        return explain_one(path, { place = path }, values, state)
    end
    local worst = 0
    for _, document in ipairs(read.documents) do
        local status, is_over = script.STATUS.limit, false
        if document.text:find '"game"%s*:%s*"diplomacy"' then
            status = script.STATUS.unreadable
            complain(document.place .. ": a position of Diplomacy; law resolve --explain tells "
                .. "what its verdicts rest on")
        elseif document.problem then
            complain(document.place .. ": " .. document.problem)
        else
            status, is_over = explain_one(nil, { text = document.text, place = document.place,
                file = read.name, line = document.line }, values, state)
        end
        worst = math.max(worst, status)
        if is_over then
            return worst, true
        end
    end
    return worst
end

function command.run(values)
    local worst, state = 0, {}
    for _, path in ipairs(values.files) do
        local status, is_over = explain_file(path, values, state)
        worst = math.max(worst, status)
        if is_over then
            break
        end
    end
    return worst
end

return command
