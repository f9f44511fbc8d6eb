-- Runs a script in a sandbox of its own and says what came of it. The limits' options are made
-- here, for every command that runs scripts.
local find_game = require "lawspeaker.cli.find_game"
local folders = require "lawspeaker.cli.folders"
local host = require "lawspeaker.host"
local limits = require "lawspeaker.limits"
local missing_map = require "lawspeaker.cli.missing_map"
local near = require "lawspeaker.near"
local options = require "lawspeaker.cli.options"
local text = require "lawspeaker.cli.text"

local script = {}

local MEGABYTE <const> = 1024 * 1024

local function limit(name)
    local given = limits[name]
    return { name = "--" .. name, value = given.value, target = name, default = given.default,
        convert = options.number(1, given.most),
        help = ("%s (default: %d)"):format(given.sentence, given.default) }
end

script.MEMORY, script.INSTRUCTIONS = limit "memory", limit "instructions"
script.SECONDS, script.OUTPUT = limit "seconds", limit "output"
script.TRACEBACK = { name = "--traceback", target = "traceback",
    help = "show the calls that led to a script's error" }
script.MAPS = { name = "--maps", value = "DIR", target = "maps", many = true,
    convert = function(folder)
        local kind, reason = host.kind(folder)
        if kind == "folder" then
            return folder
        end
        return nil, ("%s is no folder%s"):format(text.quote(folder),
            reason and reason ~= "no such file" and ": " .. reason or "")
    end,
    help = "a folder that holds maps by name, searched before those of LAW_PATH (law help maps); "
        .. "may be repeated" }

script.VARIANT = { name = "--variant", value = "NAME", target = "variant", many = true,
    help = "play under this variant, whatever they declare: GAME/NAME (law help games), or the "
        .. "Lua file that returns it; may be repeated, for several together" }

script.TRUST = { name = "--trust", value = "yes|no", target = "trust",
    convert = options.choice("yes", "no"),
    help = "whether scripts run in this process (default: yes); no: each in a child process of its "
        .. "own, which can touch nothing else (law help scripts)" }

-- The exit status that goes with an outcome.
script.STATUS = { ok = 0, unreadable = 2, impossible = 2, error = 3, limit = 4 }

-- Lua cuts a long file name in a message at its front; this puts the whole name back.
local SHOWN_SIZE <const> = 56

function script.restore_names(message, files)
    for _, file in ipairs(files) do
        if #file > SHOWN_SIZE then
            local cut = "..." .. file:sub(-SHOWN_SIZE) .. ":"
            local from, to = message:find(cut, 1, true)
            while from do
                message = message:sub(1, from - 1) .. file .. ":" .. message:sub(to + 1)
                from, to = message:find(cut, from + #file, true)
            end
        end
    end
    return message
end

-- Begins a message with the file it is about, unless it names one already.
local function name_file(message, file, files)
    for _, known in ipairs(files) do
        if message:sub(1, #known + 1) == known .. ":" then
            return message
        end
    end
    return (file and file .. ": " or "") .. message
end

-- A mistake in `return law.map { … }` has no line: Lua has left the file by then, for the call is
-- its last act. Finds the one such call of a kind and name in the files, written as the pattern
-- `before` says; "file:line", or nothing.
local function locate(kind, name, files, before)
    local places = {}
    for _, file in ipairs(files) do
        local source = host.read(file) or ""
        for at, after in source:gmatch("()" .. before .. "%." .. kind .. "%f[^%w_]()") do
            local given = source:sub(after, after + 4096):match "name%s*=%s*[\"']([^\"'\n]*)[\"']"
            if not name or given == name then
                local _, lines = source:sub(1, at):gsub("\n", "")
                places[#places + 1] = ("%s:%d"):format(file, lines + 1)
            end
        end
    end
    return #places == 1 and places[1] or nil
end

function script.locate(kind, name, files)
    return locate(kind, name, files, "return%s+[%w_]+") or locate(kind, name, files, "[%w_)]")
end

local DECLARATIONS <const> = { "bot", "diplomacy_map", "game", "hex_map", "map", "position",
    "scenario", "variant" }

-- Begins a declaration's message that has no place with the place that locate finds.
local function add_place(message, files)
    for _, kind in ipairs(DECLARATIONS) do
        if message:find("^" .. kind .. '[: ]') then
            local place = script.locate(kind, message:match '^[%a_]+ "([^"]*)":', files)
            return place and place .. ": " .. message or message
        end
    end
    return message
end

-- The place of a limit comes escaped. Where that hides the name of a file that was read, this is
-- the place with the name itself, which is then escaped once, where it is printed. One that was cut
-- before its line says nothing.
local function plain_place(place, files)
    local plain = place:gsub("\\x(%x%x)", function(digits)
        return string.char(tonumber(digits, 16))
    end):gsub("\\n", "\n"):gsub("\\t", "\t")
    plain = script.restore_names(plain, files)
    for _, file in ipairs(files) do
        if plain:sub(1, #file + 1) == file .. ":" then
            return plain .. ": "
        end
    end
    return place:find ":%d+$" and place .. ": " or ""
end

-- Where it was when a file that it called from its place did not come back.
local function within(place, files)
    local words = place and plain_place(place, files) or ""
    return words ~= "" and (" (in %s)"):format(words:sub(1, -3)) or ""
end

-- What a script meant to require that is no file of its own.
local MODULES <const> = { "lawspeaker" }

local function hint_module(message)
    local name = message:match 'cannot read "([^"\n]+)%.lua": no such file[^;\n]*$'
    return name and message .. near.hint(name, MODULES) or message
end

-- A script that does not begin as it should.
local function hint_law(message)
    return message:find "^[^\n]-:%d+: attempt to index a nil value %(global 'law'%)"
        and message:gsub("^[^\n]*", '%0; a script begins with local law = require "lawspeaker"')
        or message
end

local function complete(outcome, file, maps, values)
    local message = outcome.message
    if outcome.status == "unreadable" then
        message = ("cannot read %s: %s"):format(text.quote(outcome.unreadable or file), message)
    elseif message and outcome.status ~= "closed" then
        if outcome.place then
            message = plain_place(outcome.place, outcome.files) .. message
                .. within(outcome.within, outcome.files)
        end
        if outcome.hook and outcome.hook ~= "" then
            message = message .. " (" .. outcome.hook .. ")"
        end
        message = hint_law(add_place(hint_module(message), outcome.files))
        message = name_file(script.restore_names(message, outcome.files), file, outcome.files)
        message = find_game.complete(missing_map.complete(message, maps), values)
    end
    local answer = outcome.answer
    if type(answer) == "table" and type(answer.problem) == "string" then
        answer.problem = missing_map.complete(answer.problem, maps)
    end
    outcome.message = message
    return outcome
end

-- Where maps are looked for by name.
script.map_folders = folders.path

local function request(file, values, module, maps)
    return {
        file = file,
        arguments = values.arguments or {},
        memory = values.memory * MEGABYTE,
        instructions = values.instructions,
        milliseconds = values.seconds * 1000,
        output = (values.output or 0) * MEGABYTE,
        print = values.print or false,
        traceback = values.traceback or false,
        maps = maps,
        variants = values.variant_files or find_game.variant_files(values.variant or {}, values),
        module = module,
    }
end

local TABLE_MOST <const> = 1 << 17 -- entries, as in this process: more than a stranger's bot may

-- Runs a file (nil: none), then asks a file of the module about it: its run(given, returned) is
-- called in the script's state with plain data of ours and with what the script returned, and
-- answers plain data. `values` are those of the options above, `arguments` of the script, and
-- `print`. The files of variants run first. With `values.trust` "no" all of it happens in a process
-- of its own. The outcome:
--   status   "ok"; or "unreadable", "impossible" (limits that nothing can start under), "error",
--            "limit", "interrupted", "closed" (output could not be written), with a message
--   answer   what was answered, when the status is "ok"
--   output   what it printed, unless `print` is true: then that went to standard output at once
function script.ask(file, values, module, given)
    local maps = script.map_folders(values)
    local asked = request(file, values, module, maps)
    asked.given = given
    local run = host.run_script
    if values.trust == "no" and (file or #asked.variants > 0) then
        run, asked.table = host.run_child, TABLE_MOST
    end
    return complete(run(asked), file, maps, values)
end

-- ---- A script that stays open ----

local Session = {}
Session.__index = Session

-- A saved game is one text, which is longer than what other scripts may make.
local LONGEST_STRING <const> = 256 * MEGABYTE

-- As ask, and the script's state stays open to be asked again: a session, or nil; and the outcome.
-- What the file and the files of variants return goes with each question, in this order; these are
-- run after the file, and nothing is played under them by itself. `values.variant_files`: those
-- files, where they have been found. `values.in_child`: in a process of its own, for a stranger's
-- script. `values.question_instructions` and `values.question_milliseconds`: the limits of one
-- question, where they are others than those of running the files. `values.string_bytes`: how long
-- one string may be. `values.about`: the file that a message is about which names none; a limit is
-- told of the line of it that ran, if one did.
function script.open(file, values, module)
    local maps = script.map_folders(values)
    local asked = request(file, values, module, maps)
    asked.about, asked.string = values.about, values.string_bytes or LONGEST_STRING
    asked.renewable, asked.table = values.renewable, values.table_entries
    asked.question_instructions = values.question_instructions
    asked.question_milliseconds = values.question_milliseconds
    local open = values.in_child and host.open_child or host.open_script
    local opened, outcome = open(asked)
    local about = values.about or file
    outcome = complete(outcome, about, maps, values)
    local session = opened and setmetatable({ opened = opened, maps = maps, file = about,
        values = values }, Session)
    return session, outcome
end

-- The outcome of the module's function of this name, within limits of its own, or those of `times`
-- questions; and `preparation` instructions more until the module says core.prepared. After the
-- status "limit" or "interrupted" nothing more can be asked.
function Session:ask(name, given, times, preparation)
    return complete(self.opened:ask(name, given, times, preparation), self.file, self.maps,
        self.values)
end

-- Back to how it was when it was opened with `values.renewable`, after a limit, too; false where
-- that cannot be.
function Session:renew()
    return self.opened:renew()
end

function Session:close()
    self.opened:close()
end

-- What stands in the report of a scenario that raised, whose error is told as a message.
local ENDED <const> = "it ended in an error"

-- Makes reports fit to be told: what was raised names the whole file, and it is told once.
function script.finish_reports(reports, outcome, file)
    for _, report in ipairs(reports) do
        if report.error then
            report.error = name_file(script.restore_names(report.error, outcome.files), file,
                outcome.files)
            report.failures[#report.failures] = report.ended_in
                and ("stage %d: %s"):format(report.ended_in, ENDED) or ENDED
        end
    end
end

-- A script's error without whom a hook was asked about, which is the same for one mistake however
-- often it is met.
function script.mistake(message)
    return (message:match "^[^\n]*":gsub(", asked about [^\n]*$", ""))
end

-- Runs a file and the scenarios in it, whose reports are the answer; with `only`, no other than the
-- one of this number. A scenario that raised has what it raised as its `error`, and as its last
-- failure that it did.
function script.run(file, values, only)
    local outcome = script.ask(file, values, "lawspeaker.runner",
        { verify = values.verify or false, traceback = values.traceback or false,
            tell = values.tell or false, pure = values.pure or false, only = only })
    script.finish_reports(outcome.answer or {}, outcome, file)
    return outcome
end

return script
