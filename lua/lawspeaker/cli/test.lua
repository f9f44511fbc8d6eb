-- `law test`: all scenarios below some paths, several files at a time, told in one fixed order.
local bots = require "lawspeaker.cli.check.bots"
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local options = require "lawspeaker.cli.options"
local pack = require "lawspeaker.cli.pack"
local script = require "lawspeaker.cli.script"
local tap = require "lawspeaker.cli.tap"
local text = require "lawspeaker.cli.text"
local twice = require "lawspeaker.cli.twice"
local walk = require "lawspeaker.cli.walk"

local test = {
    name = "test",
    summary = "run all scenarios below some paths and count them",
    description = "Runs every scenario of each PATH: a script, or a folder and all scripts (*.lua) "
        .. "below it. With a FILE.lua comes FILE_scenario.lua, where that stands beside it. A file "
        .. "that does not load, holds nothing or cannot be read fails, and so do a scenario that "
        .. "expects nothing, and a PATH or filter that matches nothing. A bot plays a match.",
    options = {
        { name = "--filter", value = "TEXT", target = "filter",
            help = "only scenarios whose file, name or rule contains TEXT" },
        { name = "--tap", target = "tap", help = "report in the Test Anything Protocol" },
        { name = "--jobs", value = "N", target = "jobs", convert = options.number(1, 64),
            help = "how many files at a time (default: the number of cores)" },
        { name = "--verify", target = "verify",
            help = "check every turn a second time by the naive road" },
        { name = "--pure", target = "pure",
            help = "test the games: after each answer run the rule again from its start, and play "
                .. "each scenario again by itself in another process, where all must come out the "
                .. "same" },
        { name = "--variant", value = "NAME", target = "variant", many = true,
            help = "play all of them under this variant, whatever they declare, as law run does: "
                .. "those that fail are those that it changes; may be repeated, for several "
                .. "together" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
        script.TRUST,
    },
    arguments = {
        { name = "PATH", count = "*", target = "paths",
            help = "a script or a folder (default: scenarios)" },
    },
}

-- ---- One file, in a process of the crew ----

-- What the file's line in the report needs of each scenario, and no more: turns stay behind.
local function summarize(report, is_pure)
    if report.error then
        local stage = report.ended_in and ("stage %d: "):format(report.ended_in) or ""
        report.failures[#report.failures] = stage .. report.error -- with the calls, where wanted
    end
    return { name = report.name, rule = report.rule, line = report.line, passed = report.passed,
        checks = report.checks, failures = report.failures,
        digest = is_pure and twice.digest(report) or nil }
end

-- A file's scenarios, all of them or that of one number; or the match that a bot plays.
local function examine(file, values, only)
    local outcome = script.run(file, values, only)
    local reports = {}
    local answer = outcome.answer or {}
    local played = answer.bot and { bots.trial(file, answer.bot, values) } or answer
    for index, report in ipairs(played) do
        reports[index] = summarize(report, values.pure)
    end
    return { status = outcome.status, message = outcome.message, reports = reports,
        returns = answer.returns,
        output = host.escape(outcome.output, true) }
end

-- What differs when each scenario of a file is played alone, in a state of its own: by its number,
-- in words. `here`: what came of them one after the other.
local function compare(file, values, here)
    local found = {}
    for number, report in ipairs(here.reports) do
        local there = examine(file, values, number)
        if there.status ~= here.status then
            found[number] = "there " .. (there.message or "the file can be run")
        else
            local other = there.reports[1]
            found[number] = twice.difference(other and other.digest, report.digest)
        end
    end
    return found
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

-- Has a new crew work on some of the files: examine_one(index) gives plain data, which
-- collect(index, data, trouble) gets, in whatever order. False when the process was asked to end.
local function run_crew(work, values, words, examine_one, collect)
    local crew <close> = host.crew(#work, values.jobs or host.cores(), function(task)
        return pack.pack(examine_one(work[task]))
    end)
    local done = 0
    for task, answer, trouble in crew.wait, crew do
        done = done + 1
        console.progress(("%d of %d files%s"):format(done, #work, words))
        collect(work[task], answer and pack.unpack(answer), trouble and text.plain(trouble))
    end
    console.end_progress()
    return done == #work
end

local IMPURE <const> = "played by itself in another process it comes out otherwise: "

-- Adds to what came of a file what differs the second time.
local function add_differences(outcome, differences)
    for number, report in ipairs(outcome.reports) do
        if differences[number] then
            report.passed = false
            report.failures[#report.failures + 1] = IMPURE .. differences[number]
        end
    end
end

-- Plays all a second time, and gives `collect` each file's results then.
local function run_again(work, outcomes, files, values, collect)
    return run_crew(work, values, ", a second time", function(index)
        return compare(files[index].path, values, outcomes[index])
    end, function(index, differences, trouble)
        local path = files[index].path
        add_differences(outcomes[index], differences or {})
        local results = results_of(path, outcomes[index], values.filter)
        if trouble then
            results[#results + 1] = failed(path, "the second time " .. trouble)
        end
        collect(index, results)
    end)
end

-- Gives `collect` each file's results; false when the process was asked to end.
local function run_files(files, values, collect)
    local work, again, outcomes = {}, {}, {}
    for index, file in ipairs(files) do
        if file.problem then
            collect(index, { failed(file.path, file.problem) })
        else
            work[#work + 1] = index
        end
    end
    local is_done = run_crew(work, values, "", function(index)
        return examine(files[index].path, values)
    end, function(index, outcome, trouble)
        local path = files[index].path
        if trouble then
            collect(index, { failed(path, trouble) })
        elseif values.pure then
            outcomes[index] = outcome
            again[#again + 1] = index
        else
            collect(index, results_of(path, outcome, values.filter))
        end
    end)
    return is_done and (not values.pure or run_again(again, outcomes, files, values, collect))
end

-- What is wrong with the variant itself is told once, before any file: an exit status, or nothing.
local function refuse_variant(values)
    local outcome = #values.variant > 0 and script.run(nil, values) or { status = "ok" }
    if outcome.status ~= "ok" then
        console.message(outcome.message, values.traceback)
        return script.STATUS[outcome.status] or 1
    end
end

-- Whoever names FILE.lua means FILE_scenario.lua as well, where that stands beside it.
local function add_beside(paths)
    local all = {}
    for _, path in ipairs(paths) do
        all[#all + 1] = path
        local beside = path:gsub("%.lua$", "_scenario.lua")
        if beside ~= path and host.kind(path) == "file" and host.kind(beside) == "file" then
            all[#all + 1] = beside
        end
    end
    return all
end

function test.run(values)
    local refused = refuse_variant(values)
    if refused then
        return refused
    end
    local files = walk.files(#values.paths > 0 and add_beside(values.paths) or { "scenarios" })
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
        tell(failed(where, "there are games, maps or variants in it, no scenario"))
    elseif count.passed + count.failed == 0 then
        tell(failed("--filter " .. values.filter, "no scenario's file, name or rule contains it"))
    end
    teller.finish(count)
    return count.failed > 0 and 1 or 0
end

return test
