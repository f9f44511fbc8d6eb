-- Runs the scenarios that a script has declared, for whoever holds its state; scripts do not see
-- this file. What it returns is plain data.
local scenario = require "lawspeaker.scenario"

local runner = {}

-- A list of reports (spec.results.Report), in the order of declaration. `options.verify`: each turn
-- is checked a second time by the naive road.
function runner.run(options)
    local reports = {}
    for index, declared in ipairs(scenario.declared) do
        reports[index] = scenario.run(declared, options)
    end
    return reports
end

return runner
