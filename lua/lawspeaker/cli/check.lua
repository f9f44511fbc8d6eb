-- `law check`: maps, variants, scenarios and JSON positions, looked at without running a game; and
-- bots, which play some matches.
local bots = require "lawspeaker.cli.check.bots"
local console = require "lawspeaker.cli.console"
local check_finding = require "lawspeaker.cli.check.finding"
local host = require "lawspeaker.host"
local input = require "lawspeaker.cli.input"
local printing = require "lawspeaker.cli.check.printing"
local script = require "lawspeaker.cli.script"
local seats = require "lawspeaker.cli.bots.seat"
local text = require "lawspeaker.cli.text"

local check = {
    name = "check",
    summary = "look for mistakes in games, maps, variants, scenarios, positions, bots",
    description = "Runs each script and looks at what it declares, without playing: names that are "
        .. "unknown or there twice, a key written twice in one table, global names that nothing "
        .. "sets, regions, Ages and link points that nobody can reach, numbers that are not those "
        .. "of the rules, starts that cannot be set up. A game is set up for each number of "
        .. "players, as far as its first questions. A PATH is a script, a folder of scripts "
        .. "(*.lua), or a file of JSON positions of johvets, one, or one a line; - is standard "
        .. "input, with positions. Where there is no such file or folder, it is the name of a game "
        .. "or a variant, as in johvets or johvets/fog, or of a bot. A bot plays some matches, "
        .. "each twice, in a child process, against answers by chance: told are illegal answers, "
        .. "parts of its sheets that were refused, crashes, limits, what it prints, how often it "
        .. "has won, and what it has used.",
    epilog = "A finding is an error or a warning. Of several files the highest exit status "
        .. "decides: 4 where a limit was reached, 3 for a script's error, 2 for what cannot be "
        .. "read, 1 for an error found (with --strict a warning, too).",
    options = {
        { name = "--strict", target = "strict", help = "let a warning fail, too" },
        { name = "--print", target = "print",
            help = "print positions and scenarios as scenarios in Lua, with what comes of them now "
                .. "as what they expect" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
        script.TRUST,
    },
    arguments = {
        { name = "PATH", count = "+", target = "paths",
            help = "what to look at, or the name of a game, a variant or a bot" },
    },
}

table.move(bots.OPTIONS, 1, #bots.OPTIONS, #check.options + 1, check.options)

-- ---- What has been found so far ----

local function new_state(values)
    return { values = values, worst = 0, errors = 0, warnings = 0, files = 0, seen = {},
        scanned = {}, names = {}, empty = {}, required = {}, printed_maps = {}, map_names = {},
        bots = {} }
end

local function worsen(state, status)
    state.worst = math.max(state.worst, status)
end

-- A message about what could not be looked at, told once.
local function complain(state, message, status)
    worsen(state, status)
    if not state.seen[message] then
        state.seen[message] = true
        state.troubles = (state.troubles or 0) + 1
        console.message(message, state.values.traceback)
    end
end

-- One finding; `place` is "file:line". Beside a printed scenario it is a message.
local function report(state, level, place, words)
    local line = ("%s: %s: %s"):format(place, level, words)
    if state.seen[line] then
        return
    end
    state.seen[line] = true
    local is_error = level == "error"
    state.errors = state.errors + (is_error and 1 or 0)
    state.warnings = state.warnings + (is_error and 0 or 1)
    worsen(state, (is_error or state.values.strict) and 1 or 0)
    if state.values.print then
        console.message(line)
        return
    end
    console.print(("%s: %s: %s"):format(text.escape(place),
        console.paint(level, is_error and "red" or "yellow"), text.escape(words)))
end

-- ---- The steps ----

-- What begins the message of a mistake in a form: then it is a finding, not the script's failure.
local DECLARATIONS <const> = { "bot", "diplomacy_map", "hex_map", "map", "position", "scenario",
    "variant" }

-- Splits "file:line: map "x": …" in two; nothing when it is no mistake in a form.
local function split_mistake(message)
    for _, kind in ipairs(DECLARATIONS) do
        local place, words = message:match("^([^\n]-): (" .. kind .. "[: ].*)$")
        if place and (place:find "^[^:]*:%d+$" or not place:find ":") then
            return place, words
        end
    end
end

-- Whether a file is a text of Lua's; where it is not, that is said, and words in it are no names.
local function is_lua(file)
    local source = host.read(file)
    return source and load(source, "=", "t") ~= nil
end

-- Warns of global names that the files of one script read, and none of them sets.
local function report_unset(state, files)
    local is_set = {}
    for _, file in ipairs(files) do
        local names = state.names[file]
        if names and names.is_open then
            return
        end
        for _, name in ipairs(names and names.sets or {}) do
            is_set[name] = true
        end
    end
    for _, file in ipairs(files) do
        for _, read in ipairs(state.names[file] and state.names[file].unset or {}) do
            if not is_set[read.name] and is_lua(file) then
                report(state, "warning", file .. ":" .. read.line,
                    ("nothing sets the global %s, so it is nil%s"):format(text.quote(read.name),
                        read.hint))
            end
        end
    end
end

-- Looks for keys written twice in a file, and for names, once. Where the file could not be used,
-- that has its own message, and what stops this look is the same mistake. Returns false when the
-- work shall end.
local function scan(state, file, is_used)
    local source = not state.scanned[file] and host.read(file)
    state.scanned[file] = true
    if not source then
        return true
    end
    local outcome = script.ask(nil, state.values, "lawspeaker.source", { text = source })
    if outcome.status == "interrupted" then
        return false
    elseif outcome.status ~= "ok" and is_used then
        complain(state, ("%s: looking for repeated keys and names: %s"):format(file,
            outcome.message), script.STATUS[outcome.status])
    end
    local found = outcome.answer or { repeated = {} }
    state.names[file] = found.names
    for _, repeated in ipairs(found.repeated) do
        report(state, "error", file .. ":" .. repeated.line,
            ("the key %s is there twice in one table; the first is in line %d"):format(
                repeated.key, repeated.first))
    end
    return true
end

-- The answer of lawspeaker.checking about one script or one document.
local function take_answer(state, answer, place, files)
    for _, finding in ipairs(answer.findings) do
        local found = ("%s:%d"):format(finding.file, finding.line)
        if finding.file == "" then
            local kind, name = finding.text:match '^([%a_]+) "([^"]*)"'
            found = script.locate(kind, name, files) or place
        end
        found = script.restore_names(found .. ":", files):sub(1, -2)
        report(state, finding.level, found, finding.text)
    end
    if answer.bot and not state.values.print then
        state.bots[#state.bots + 1] = { file = place, known = answer.bot }
    end
    if answer.count == 0 and #answer.findings == 0 then
        state.empty[#state.empty + 1] = place
    end
    for _, summary in ipairs(state.values.print and {} or answer.summaries) do
        console.print(text.escape(place .. ": " .. summary))
    end
    if answer.printed then
        printing.parts(state, answer.printed)
    end
end

-- A file with nothing in it has its use where another that was looked at requires it.
local function report_empty(state)
    for _, place in ipairs(state.empty) do
        if not state.required[place] then
            report(state, "warning", place, "there is no game, map, variant, scenario, position "
                .. "or bot in it; a game, a variant, a position or a bot is seen when the file "
                .. "returns it")
        end
    end
end

-- Asks about a script, or about a text when `file` is nil. Returns false when the work shall end.
local function ask(state, file, given)
    given.print = state.values.print or false
    local quiet = setmetatable({ print = false }, { __index = state.values })
    local outcome = script.ask(file, quiet, "lawspeaker.checking", given)
    local message = outcome.message
    local place, words
    if outcome.status == "error" then
        place, words = split_mistake(message)
    end
    for _, loaded in ipairs(outcome.status == "interrupted" and {} or outcome.files) do
        state.required[loaded] = state.required[loaded] or loaded ~= file
        if not scan(state, loaded, outcome.status == "ok") then
            return false
        end
    end
    if outcome.status == "interrupted" then
        return false
    end
    report_unset(state, outcome.files)
    if place then
        report(state, "error", place, words)
    elseif outcome.status ~= "ok" then
        complain(state, file and message or given.place .. ": " .. message,
            script.STATUS[outcome.status])
    elseif outcome.answer.problem then
        report(state, "error", given.file .. ":" .. given.line, outcome.answer.problem)
    else
        take_answer(state, outcome.answer, file or given.place, outcome.files)
    end
    return true
end

local function check_file(state, path)
    state.files = state.files + 1
    local read, reason = input.read(path)
    if not read then
        complain(state, ("cannot read %s: %s"):format(text.quote(path), reason),
            script.STATUS.unreadable)
        return true
    elseif read.is_script then
        return ask(state, path, { place = path })
    end
    for _, document in ipairs(read.documents) do
        local given = { text = document.text, place = document.place, file = read.name,
            line = document.line }
        if document.problem then
            complain(state, document.place .. ": " .. document.problem, script.STATUS.limit)
        elseif not ask(state, nil, given) then
            return false
        end
    end
    return true
end

local function finish(state)
    if state.values.print then
        return
    end
    local parts = { text.count(state.errors, "error"), text.count(state.warnings, "warning") }
    if state.troubles then
        parts[3] = state.troubles .. " not looked at"
    end
    console.print(console.paint(("%s: %s"):format(text.count(state.files, "file"),
        table.concat(parts, ", ")), state.worst == 0 and "green" or "red"))
end

-- Has the bots play that have just been looked at. False when the process was asked to end.
local function play_bots(state)
    for _, bot in ipairs(state.bots) do
        local is_done, raised = pcall(bots.check, bot.file, bot.known, state.values,
            function(level, words)
                report(state, level, bot.file, words)
            end, function(words)
                console.print(text.escape(bot.file .. ": " .. words))
            end)
        if raised == seats.INTERRUPTED then
            return false
        elseif not is_done then
            error(raised, 0)
        end
        console.flush()
    end
    return true
end

function check.run(values)
    local state = new_state(values)
    for _, file in ipairs(check_finding.files(values.paths, values)) do
        state.bots = {}
        if file.problem then
            state.files = state.files + 1
            complain(state, file.problem, script.STATUS.unreadable)
        elseif not check_file(state, file.path) then
            return 1 -- interrupted: the program then ends by the signal
        end
        console.flush()
        if not play_bots(state) then
            return 1
        end
    end
    report_empty(state)
    finish(state)
    return state.worst
end

return check
