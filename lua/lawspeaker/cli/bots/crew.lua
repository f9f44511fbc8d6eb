-- Matches in child processes, several at a time, with a line that tells how far they are and how
-- long it may still take. It knows tasks and no games.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local options = require "lawspeaker.cli.options"
local pack = require "lawspeaker.cli.pack"
local text = require "lawspeaker.cli.text"

local crew = {}

crew.JOBS = { name = "--jobs", value = "N", target = "jobs", convert = options.number(1, 64),
    help = "how many matches at a time (default: the number of cores); what comes out is the same" }

-- A time in words, roughly.
function crew.say_time(seconds)
    if seconds < 90 then
        return ("%d s"):format(seconds)
    elseif seconds < 5400 then
        return ("%d min"):format((seconds + 30) // 60)
    end
    return ("%d h %d min"):format(seconds // 3600, seconds % 3600 // 60)
end

local function progress_line(done, count, begun, more)
    local taken = os.difftime(os.time(), begun)
    local left = taken >= 2 and done > 0
        and (", about %s left"):format(crew.say_time(math.ceil(taken / done * (count - done))))
        or ""
    return ("%d of %s%s%s"):format(done, text.count(count, "match", "matches"), left, more or "")
end

-- Has child processes work on a list of tasks, which are begun in its order. `given`: tasks; jobs;
-- work(task), which answers plain data in a child; collect(task, answer, trouble), which gets that
-- in whatever order, or what went wrong, and answers true where the rest is not wanted; and
-- tell(), words for the line (nil: none). True when all is done, false when the process was asked
-- to end.
function crew.run(given)
    local tasks, begun, done = given.tasks, os.time(), 0
    if #tasks == 0 then
        return true
    end
    local children <close> = host.crew(#tasks, given.jobs or host.cores(), function(index)
        return pack.pack(given.work(tasks[index]))
    end)
    local is_enough = false
    console.progress(progress_line(0, #tasks, begun))
    for index, answer, trouble in children.wait, children do
        done = done + 1
        is_enough = given.collect(tasks[index], answer and pack.unpack(answer),
            trouble and text.plain(trouble))
        console.progress(progress_line(done, #tasks, begun, given.tell and given.tell()))
        if is_enough then
            break
        end
    end
    console.end_progress()
    return is_enough or done == #tasks
end

return crew
