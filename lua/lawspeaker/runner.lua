-- Runs the scenarios that a script has declared, for whoever holds its state; scripts do not see
-- this file. What it returns is plain data.
local core = require "lawspeaker.core"
local scenario = require "lawspeaker.scenario"

local runner = {}

-- What was raised, as text, whatever it is.
local function text_of(raised)
    return type(raised) == "string" and raised
        or "(error object is a " .. type(raised) .. " value)"
end

-- A scenario that raises costs its own report and no other's: that says what was played before, has
-- the first line of what was raised among its failures, and all of it as `error`.
local function play(declared, options)
    local report = scenario.new_report(declared)
    local is_played, raised = pcall(scenario.run, declared, options, report)
    if not is_played then
        report.error = text_of(raised)
        report.failures[#report.failures + 1] = string.match(report.error, "^[^\n]*")
        report.passed = false
    end
    return report
end

-- A list of reports (spec.results.Report, and `error`), in the order of declaration.
-- `options.verify`: each turn is checked a second time by the naive road; `options.traceback`: what
-- a hook raises carries the calls that led to it.
function runner.run(options)
    local reports = {}
    core.trace_hooks(options and options.traceback or false)
    for index, declared in ipairs(scenario.declared) do
        reports[index] = play(declared, options)
    end
    return reports
end

return runner
