-- Holds a match for the dialogue: asks the script's state about it, keeps what a save of it would
-- be, for the case that the state is lost, and writes and reads saves.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local screen = require "lawspeaker.cli.play.screen"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local keeping = {}

local Stopped = { __name = "stopped script" }

-- What stopped the script, as script.ask's outcome says it; nothing when a raised value is
-- something else.
function keeping.stopped(raised)
    return getmetatable(raised) == Stopped and raised.outcome or nil
end

-- Ends the dialogue as a script does that was stopped so.
function keeping.stop(outcome)
    error(setmetatable({ outcome = outcome }, Stopped), 0)
end

-- What becomes of a run that pcall has ended: its exit status, and whether it was interrupted. What
-- stopped the script is told; any other error goes on.
function keeping.status(is_done, status, values)
    local stopped = not is_done and keeping.stopped(status)
    if stopped and stopped.status == "interrupted" then
        return 1, true
    elseif stopped then
        console.message(stopped.message, values.traceback)
        return script.STATUS[stopped.status]
    elseif not is_done then
        error(status, 0)
    end
    return status
end

local Keeping = {}
Keeping.__index = Keeping

-- `setting`: name (of the game, for files), path (where it is saved; nil: nowhere yet), is_wanted
-- (a save is asked for, also of a game that is over), changed, pure.
function keeping.new(session, setting)
    return setmetatable({ session = session, name = setting.name, path = setting.path,
        is_wanted = setting.is_wanted, changed = setting.changed, pure = setting.pure,
        traceback = setting.traceback }, Keeping)
end

-- What a script prints is for its author: it goes beside the dialogue.
function keeping.tell_output(output)
    for line in output:gmatch "[^\n]+" do
        console.write("err", "print: " .. host.escape(line, false) .. "\n")
    end
end

-- The names of the files that the game consists of, each with a hash of its text. A file's folder
-- is no part of it: the game may be somewhere else tomorrow.
local function list_sources(files)
    local sources, seen = {}, {}
    for _, file in ipairs(files) do
        local source = not seen[file] and host.read(file)
        seen[file] = true
        if source then
            sources[#sources + 1] = { file:match "[^/]*$", host.hash(source) }
        end
    end
    table.sort(sources, function(a, b)
        return a[1] < b[1] or a[1] == b[1] and a[2] < b[2]
    end)
    return sources
end

-- A saved game takes as long as its answers did when they were given.
function keeping.count_answers(given)
    local count = 1
    if given and given.text then
        for _ in given.text:gmatch '"event":"answered"' do
            count = count + 1
        end
    end
    return count
end

-- The answer of a function of lawspeaker.playing; a script that fails ends the dialogue.
-- `is_rehearsal`: the same is asked again, and what the script prints is told then.
function Keeping:ask(name, given, is_rehearsal)
    local outcome = self.session:ask(name, given, keeping.count_answers(given))
    keeping.tell_output(is_rehearsal and outcome.status == "ok" and "" or outcome.output)
    if outcome.status ~= "ok" then
        keeping.stop(outcome)
    end
    self.files = outcome.files
    return outcome.answer
end

-- Names and hashes of the files that the game consisted of when it was last asked; or of those.
function Keeping:sources(files)
    return list_sources(files or self.files or {})
end

-- Takes down what there is to save now.
function Keeping:keep()
    self.kept = self:ask "save"
end

-- Starts a match; how it stands, or { message } for what cannot be so. Starting one reads what is
-- found only then, as a map by its name, so the match that is played is the second: its header
-- names all that it consists of.
function Keeping:start(given)
    local state = self:ask("start", given, true)
    if not state.message then
        given.sources = self:sources()
        state = self:ask("start", given)
    end
    return state
end

-- ---- Files ----

-- "NAME.save.jsonl", or with a number where that exists.
local function free_name(name)
    local base = name:gsub("[^%w_%-]", "-")
    local path, number = base .. ".save.jsonl", 1
    while host.kind(path) do
        number = number + 1
        path = ("%s-%d.save.jsonl"):format(base, number)
    end
    return path
end

-- Writes what is kept, to the file given or to the one that this game is saved in. True when that
-- was done.
function Keeping:write(path)
    path = path or self.path or free_name(self.name)
    local written, reason = host.write_file(path, self.kept)
    if not written then
        screen.tell(("cannot save to %s: %s"):format(text.quote(path), reason), "red")
        return false
    end
    self.path = path
    screen.tell(("saved to %s"):format(path))
    return true
end

-- Writes what is kept where nobody can be told any more.
function Keeping:rescue()
    if self.kept then
        host.write_file(self.path or free_name(self.name), self.kept)
    end
end

-- Reads a save into the state: how that stands now; or nil and why not.
function Keeping:load(path)
    local saved, reason = host.read(path)
    if not saved then
        return nil, ("cannot read %s: %s"):format(text.quote(path), reason)
    end
    self:ask("prepare", { text = saved }, true)
    local state = self:ask("load", { text = saved, changed = self.changed, sources = self:sources(),
        pure = self.pure })
    if state.message then
        local hint = state.code == "other_sources" and " (--changed)" or ""
        return nil, ("%s: %s%s"):format(path, state.message, hint)
    end
    self.path = self.is_wanted and self.path or path
    self:keep()
    return state
end

-- The game is over, or goes on again. One that is over is saved at once where that was wanted.
function Keeping:set_over(is_over)
    self.is_over = is_over
    if is_over and self.is_wanted then
        self:write()
    end
end

keeping.STATUS = script.STATUS

return keeping
