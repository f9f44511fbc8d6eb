-- Plays the matches of a schedule that are not in the tournament's file yet, several at a time, and
-- writes each as it ends. A sequential test judges whole groups in the order of the schedule, not
-- of arrival; what lies behind its decision is not kept.
local crew = require "lawspeaker.cli.bots.crew"
local header = require "lawspeaker.cli.tournament.header"
local host = require "lawspeaker.host"
local pools = require "lawspeaker.cli.bots.pool"
local records = require "lawspeaker.cli.tournament.records"
local schedule = require "lawspeaker.cli.tournament.schedule"
local sources = require "lawspeaker.cli.tournament.sources"
local statistics = require "lawspeaker.cli.statistics"
local text = require "lawspeaker.cli.text"

local running = {}

-- ---- One match, in a process of the crew ----

-- Plays the match of a number: its record.
function running.play(asked, plan, number)
    local changed = sources.changed(asked.noted)
    if changed then
        error(("%s has been changed since the tournament began"):format(changed), 0)
    end
    local match = schedule.match(plan, number)
    local bots = {}
    for seat, index in ipairs(match.seats) do
        bots[seat] = asked.bots[index]
    end
    local sitting <close>, message = header.sitting(asked, bots, { seed = match.seed,
        chance = match.chance, opening = match.opening and asked.openings[match.opening] })
    if not sitting then
        error(message, 0)
    end
    local record = sitting:play()
    record.number, record.group, record.seed = number, match.group, match.seed
    record.seats, record.opening = match.seats, match.opening
    for _, problem in ipairs(record.problems) do
        problem.bot = match.seats[problem.seat]
    end
    return record
end

-- ---- The sequential test ----

-- Where the test has decided: the number of the last match that counts; nothing while it has not.
-- `judge.group`: the next group that it looks at.
local function judge_groups(judge, plan, by_number)
    while judge.test and not judge.last and judge.group <= plan.groups do
        local group, last = {}, judge.group * plan.players
        for number = last - plan.players + 1, last do
            group[#group + 1] = by_number[number]
        end
        if #group < plan.players then
            return nil
        end
        judge.last = judge.test:add(group) and last or nil
        judge.group = judge.group + 1
    end
    return judge.last
end

-- A shard does not know what the others find: it plays all that is its own.
function running.judge(given, shard)
    return { group = 1, test = given.sprt and not shard and statistics.sprt(given.sprt) or nil }
end

-- The last match that a test of all these records wants; nothing where there is none.
function running.last_wanted(given, plan, by_number)
    return judge_groups(running.judge(given), plan, by_number)
end

-- ---- All of them ----

-- The numbers of a list up to one; all where that is nil.
local function up_to(numbers, last)
    local kept = {}
    for _, number in ipairs(numbers) do
        kept[#kept + 1] = (not last or number <= last) and number or nil
    end
    return kept
end

local function missing(numbers, by_number)
    local list = {}
    for _, number in ipairs(numbers) do
        list[#list + 1] = not by_number[number] and number or nil
    end
    return list
end

-- What stands beside the progress: how many matches are void, and problems.
local function add_counts(count, record)
    count.void = count.void + (record.result == "void" and 1 or 0)
    count.problem = count.problem + #record.problems
end

local function say_progress(count)
    local parts = {}
    for _, kind in ipairs { "void", "problem" } do
        if count[kind] > 0 then
            parts[#parts + 1] = kind == "void" and ("%d void"):format(count.void)
                or text.count(count.problem, "problem")
        end
    end
    return #parts > 0 and ", " .. table.concat(parts, ", ") or ""
end

-- Plays what is missing. `run`: asked, header, plan, shard, by_number (grows), file (open for
-- appending), path. { is_done, numbers (those that count), troubles (by number, what kept it from
-- being played), unwritten (why the file could not be written) }.
function running.all(run)
    local numbers = schedule.numbers(run.plan, run.shard)
    local judge = running.judge(run.header, run.shard)
    local last = judge_groups(judge, run.plan, run.by_number)
    local wanted = up_to(numbers, last)
    local tasks = missing(wanted, run.by_number)
    local found = { troubles = {} }
    local count = { void = 0, problem = 0 }
    for _, record in ipairs(records.list(run.by_number, wanted)) do
        add_counts(count, record)
    end
    found.is_done = crew.run {
        tasks = tasks, before = #wanted - #tasks, jobs = run.asked.values.jobs,
        work = function(number)
            run.asked.pool = run.asked.pool or pools.new() -- of the process that works
            return running.play(run.asked, run.plan, number)
        end,
        collect = function(number, record, trouble)
            if not record then
                found.troubles[number] = trouble
                return false
            end
            run.by_number[number] = record
            add_counts(count, record)
            local is_written, reason = run.file:append(records.line(record))
            found.unwritten = not is_written and reason or nil
            last = judge_groups(judge, run.plan, run.by_number)
            return found.unwritten ~= nil or last ~= nil
        end,
        tell = function()
            return say_progress(count)
        end,
    }
    found.is_done = found.is_done and not host.was_interrupted()
    found.numbers = up_to(numbers, last)
    found.missing = missing(found.numbers, run.by_number)
    return found
end

return running
