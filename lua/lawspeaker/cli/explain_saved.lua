-- `law explain` of a saved game: all that happened in it, with what its game says that it rests on.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local opening = require "lawspeaker.cli.play.opening"
local save_file = require "lawspeaker.cli.play.save_file"
local tell_game = require "lawspeaker.cli.tell_game"
local text = require "lawspeaker.cli.text"

local explain_saved = {}

-- Whether the first line of a file is the header of a save.
function explain_saved.is_one(path)
    local file <close> = path ~= "-" and host.kind(path) == "file" and io.open(path, "rb") or nil
    local line = file and file:read "l"
    return line ~= nil and line:find '^%s*{.*"kind"%s*:%s*"save"' ~= nil
end

local function run(path, saved, session, known, values)
    local keeper = keeping.new(session, { name = known.name })
    keeper.files = known.files
    keeper:ask("prepare", { text = saved.text }, true)
    local report = keeper:ask("explained", { text = saved.text, sources = keeper:sources(),
        changed = values.changed })
    if report.message then
        console.message(("%s: %s"):format(path, report.message))
        return 2
    end
    local events, is_any = report.events, true
    if values.unit then
        events, is_any = tell_game.about(events, values.unit)
    end
    if not is_any then
        console.message(("%s: nothing is told of %s"):format(path, text.quote(values.unit)))
        return 2
    end
    console.print(console.paint(text.escape(path), "bold"))
    console.print ""
    tell_game.events(events, report.is_explained and "explained" or "all")
    console.flush()
    return 0
end

-- Explains a save; returns an exit status, and whether to stop here.
function explain_saved.run(path, values)
    local saved, problem = save_file.read(path)
    if not saved then
        console.message(problem)
        return 2
    end
    local found, session, known = opening.begin(values, saved)
    if not found then
        return session
    end
    local is_done, status = pcall(run, path, saved, session, known, values)
    session:close()
    return keeping.status(is_done, status, values)
end

return explain_saved
