-- The test whether a game is a pure function of state, answers and dice: it is replayed in a
-- process of its own, in which nothing has run before, and must come to the same hash.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local opening = require "lawspeaker.cli.play.opening"
local pack = require "lawspeaker.cli.pack"
local screen = require "lawspeaker.cli.play.screen"
local text = require "lawspeaker.cli.text"

local purity = {}

-- In the other process: the report as playing.replay gives it, or { problem }.
local function replay(values, found, saved)
    local session, outcome = opening.open(values, found, true)
    if not session then
        return { problem = outcome.message }
    end
    local given = { text = saved, changed = true, pure = true }
    outcome = session:ask("replay", given, keeping.count_answers(given))
    session:close()
    if outcome.status ~= "ok" then
        return { problem = outcome.message or outcome.status }
    end
    return outcome.answer
end

-- Replays a save; `hash`: what it must come to. Returns an exit status, and it has been said why.
function purity.check(values, found, saved, hash)
    console.flush()
    local crew <close> = host.crew(1, 1, function()
        return pack.pack(replay(values, found, saved))
    end)
    local _, answer, trouble = crew:wait()
    local report = answer and pack.unpack(answer) or { problem = text.plain(trouble) }
    local problem = report.problem
    if not problem and not report.agrees then
        problem = report.message
    elseif not problem and report.hash ~= hash then
        problem = ("it came to %s, here it was %s"):format(report.hash, hash)
    end
    if problem then
        console.message("in a process of its own: " .. problem)
        return 1
    end
    screen.tell(("the same in a process of its own: %s, hash %s"):format(
        text.count(report.answers, "answer"), hash))
    return 0
end

return purity
