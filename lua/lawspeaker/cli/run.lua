-- `law run`: a script, then its scenarios, told turn by turn.
local console = require "lawspeaker.cli.console"
local script = require "lawspeaker.cli.script"
local tell = require "lawspeaker.cli.tell"
local text = require "lawspeaker.cli.text"

local run = {
    name = "run",
    summary = "run a script and tell its scenarios turn by turn",
    description = "Runs FILE, then the scenarios in it, and tells how each order came out and "
        .. "why, or what was answered, rolled and noted in a game. What follows FILE is the "
        .. "script's own and reaches it as `...`. `law help scripts` says what a script may use, "
        .. "`law help limits` how much of it.",
    verbatim = true,
    options = {
        { name = "--full", target = "full",
            help = "after each turn, also all units, books and control" },
        script.VARIANT, script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS,
        script.OUTPUT, script.TRACEBACK, script.TRUST,
    },
    arguments = {
        { name = "FILE", count = 1, target = "file", help = "a Lua script" },
        { name = "ARGS", count = "*", target = "arguments", help = "what the script is given" },
    },
}

-- What was raised in a scenario of a game, whose rules say nothing of it, with its name.
local function name_scenario(report)
    if not report.game then
        return report.error
    end
    local first, rest = report.error:match "^([^\n]*)(.*)$"
    return ("%s in scenario %s%s"):format(first, text.quote(report.name), rest)
end

-- What scripts raised while their scenarios were played; one mistake of a hook's is one message,
-- however many scenarios have met it.
local function complain(reports, lines)
    local count, is_told = 0, {}
    for _, report in ipairs(reports) do
        if report.error then
            local mistake = script.mistake(report.error)
            if not is_told[mistake] then
                console.message(name_scenario(report), lines)
            end
            is_told[mistake] = true
            count = count + 1
        end
    end
    return count
end

local function tell_reports(reports, is_full)
    local failed = 0
    for index, report in ipairs(reports) do
        if index > 1 then
            console.print ""
        end
        tell.report(report, is_full)
        failed = failed + (report.passed and 0 or 1)
    end
    if #reports > 1 then
        console.print ""
        console.print(("%d passed, %d failed"):format(#reports - failed, failed))
    end
    return failed
end

-- What else can be done with a file that holds no scenario, by what it returns.
local NEXT_STEPS <const> = {
    variant = ", --variant plays a scenario under it",
    game = ", `law play` plays it",
    bot = ", `law tournament` ranks it",
}

function run.run(values)
    values.print, values.tell = true, true
    local outcome = script.run(values.file, values)
    local failed = tell_reports(outcome.answer or {}, values.full)
    if outcome.status == "closed" then
        console.raise_closed(outcome.message, outcome.gone)
    elseif outcome.status == "interrupted" then
        return 1 -- the program then ends by the signal, which says it all
    elseif outcome.status ~= "ok" then
        console.message(outcome.message, values.traceback)
        return script.STATUS[outcome.status]
    end
    local returns = outcome.answer.returns
    if #outcome.answer == 0 and returns then
        console.message(("%s: it holds a %s and no scenario; `law check` looks at it%s"):format(
            values.file, returns, NEXT_STEPS[returns] or ""))
    end
    if complain(outcome.answer, values.traceback) > 0 then
        return script.STATUS.error
    end
    return failed > 0 and 1 or 0
end

return run
