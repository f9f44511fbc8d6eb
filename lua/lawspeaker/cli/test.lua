-- `law test`: all scenarios below some paths, several files at a time, told in one fixed order.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local options = require "lawspeaker.cli.options"
local pack = require "lawspeaker.cli.pack"
local script = require "lawspeaker.cli.script"
local tap = require "lawspeaker.cli.tap"
local text = require "lawspeaker.cli.text"
local walk = require "lawspeaker.cli.walk"

local test = {
    name = "test",
    summary = "run all scenarios below some paths and count them",
    description = "Runs every scenario of each PATH: a script, or a folder and all scripts (*.lua) "
        .. "below it. A file that does not load, holds nothing or cannot be read fails, and so "
        .. "do a scenario that expects nothing, and a PATH or filter that matches nothing.",
    options = {
        { name = "--filter", value = "TEXT", target = "filter",
            help = "only scenarios whose file, name or rule contains TEXT" },
        { name = "--tap", target = "tap", help = "report in the Test Anything Protocol" },
        { name = "--jobs", value = "N", target = "jobs", convert = options.number(1, 64),
            help = "how many files at a time (default: the number of cores)" },
        { name = "--verify", target = "verify",
            help = "check every turn a second time by the naive road" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "PATH", count = "*", target = "paths",
            help = "a script or a folder (default: scenarios)" },
    },
}

-- ---- One file, in a process of the crew ----

-- What the file's line in the report needs of each scenario, and no more: turns stay behind.
local function summarize(report)
    if report.error then
        report.failures[#report.failures] = report.error -- with the calls, where those were wanted
    end
    return { name = report.name, rule = report.rule, line = report.line, passed = report.passed,
        checks = report.checks, failures = report.failures }
end

local function examine(file, values)
    local outcome = script.run(file, values)
    local reports = {}
    for index, report in ipairs(outcome.answer or {}) do
        reports[index] = summarize(report)
    end
    return { status = outcome.status, message = outcome.message, reports = reports,
        returns = (outcome.answer or {}).returns,
        output = host.escape(outcome.output, true) }
end

-- ---- Results: a list of { label, passed, failures, output } a file ----

local function failed(label, failure, output)
    return { label = label, passed = false, failures = { failure }, output = output }
end

local function result_of(path, report)
    local label = path .. ": " .. report.name .. (report.rule and " (" .. report.rule .. ")" or "")
    if report.passed and report.checks == 0 then
        return failed(label, "it expects nothing")
    end
    return { label = label, passed = report.passed, failures = report.failures }
end

local function matches(filter, path, report)
    return filter == nil or path:find(filter, 1, true) or report.name:find(filter, 1, true)
        or (report.rule or ""):find(filter, 1, true)
end

local function results_of(path, outcome, filter)
    local results = {}
    for _, report in ipairs(outcome.reports) do
        if matches(filter, path, report) then
            results[#results + 1] = result_of(path, report)
        end
    end
    if outcome.status ~= "ok" then
        results[#results + 1] = failed(path, outcome.message)
    elseif #outcome.reports == 0 and not outcome.returns then
        results[#results + 1] = failed(path, "there is no scenario in it")
    end
    if #results > 0 and #outcome.output > 0 then
        results[#results].output = outcome.output
    end
    return results
end

-- ---- Telling ----

local plain = {}

function plain.tell(result)
    if result.passed then
        console.print(console.paint("passed", "green") .. "  " .. text.escape(result.label))
    else
        console.print(console.paint("FAILED", "red") .. "  " .. text.escape(result.label))
        for _, failure in ipairs(result.failures) do
            console.print("        " .. text.escape(failure))
        end
    end
    if result.output and not result.passed then
        for line in result.output:gmatch "[^\n]+" do
            console.print("        | " .. line)
        end
    end
end

function plain.finish(count)
    local words = ("%d passed, %d failed"):format(count.passed, count.failed)
    console.print(console.paint(words, count.failed == 0 and "green" or "red"))
end

-- Tells each result once all before it have been told, however they come in, and lets whoever reads
-- along have it at once.
local function in_order(count, tell)
    local waiting, next_index = {}, 1
    return function(index, results)
        waiting[index] = results
        while next_index <= count and waiting[next_index] do
            for _, result in ipairs(waiting[next_index]) do
                tell(result)
            end
            waiting[next_index] = true
            next_index = next_index + 1
        end
        console.flush()
    end
end

-- ---- The command ----

-- Gives `collect` each file's results; false when the process was asked to end.
local function run_files(files, values, collect)
    local work = {}
    for index, file in ipairs(files) do
        if file.problem then
            collect(index, { failed(file.path, file.problem) })
        else
            work[#work + 1] = index
        end
    end
    local crew <close> = host.crew(#work, values.jobs or host.cores(), function(task)
        return pack.pack(examine(files[work[task]].path, values))
    end)
    local done = 0
    for task, answer, trouble in crew.wait, crew do
        local index = work[task]
        local path = files[index].path
        done = done + 1
        console.progress(("%d of %d files"):format(done, #work))
        if answer then
            collect(index, results_of(path, pack.unpack(answer), values.filter))
        else
            collect(index, { failed(path, text.plain(trouble)) })
        end
    end
    console.end_progress()
    return done == #work
end

function test.run(values)
    local files = walk.files(#values.paths > 0 and values.paths or { "scenarios" })
    local count = { passed = 0, failed = 0 }
    local teller = values.tap and tap.teller() or plain
    local function tell(result)
        count.passed = count.passed + (result.passed and 1 or 0)
        count.failed = count.failed + (result.passed and 0 or 1)
        console.end_progress()
        teller.tell(result)
    end
    if not run_files(files, values, in_order(#files, tell)) then
        return 1
    end
    if count.passed + count.failed == 0 and not values.filter then
        local where = table.concat(values.paths, " ")
        tell(failed(where, "there are maps or variants in it, no scenario"))
    elseif count.passed + count.failed == 0 then
        tell(failed("--filter " .. values.filter, "no scenario's file, name or rule contains it"))
    end
    teller.finish(count)
    return count.failed > 0 and 1 or 0
end

return test
