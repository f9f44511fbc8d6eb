-- `law run`: a script, then its scenarios, told turn by turn.
local console = require "lawspeaker.cli.console"
local script = require "lawspeaker.cli.script"
local tell = require "lawspeaker.cli.tell"

local run = {
    name = "run",
    summary = "run a script and tell its scenarios turn by turn",
    description = "Runs FILE, then the scenarios in it, and tells how each order came out and why. "
        .. "What follows FILE is the script's own and reaches it as `...`.",
    verbatim = true,
    options = { script.VARIANT, script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS,
        script.TRACEBACK },
    arguments = {
        { name = "FILE", count = 1, target = "file", help = "a Lua script" },
        { name = "ARGS", count = "*", target = "arguments", help = "what the script is given" },
    },
}

-- What scripts raised while their scenarios were played: once more, for whoever does not read the
-- reports.
local function complain(reports, lines)
    local count = 0
    for _, report in ipairs(reports) do
        if report.error then
            console.message(report.error, lines)
            count = count + 1
        end
    end
    return count
end

local function tell_reports(reports)
    local failed = 0
    for index, report in ipairs(reports) do
        if index > 1 then
            console.print ""
        end
        tell.report(report)
        failed = failed + (report.passed and 0 or 1)
    end
    if #reports > 1 then
        console.print ""
        console.print(("%d passed, %d failed"):format(#reports - failed, failed))
    end
    return failed
end

function run.run(values)
    values.print = true
    local outcome = script.run(values.file, values)
    local failed = tell_reports(outcome.answer or {})
    if outcome.status == "closed" then
        console.raise_closed(outcome.message, outcome.gone)
    elseif outcome.status == "interrupted" then
        return 1 -- the program then ends by the signal, which says it all
    elseif outcome.status ~= "ok" then
        console.message(outcome.message, values.traceback)
        return script.STATUS[outcome.status]
    end
    if complain(outcome.answer, values.traceback) > 0 then
        return script.STATUS.error
    end
    return failed > 0 and 1 or 0
end

return run
