-- Matches in child processes, several at a time, with a line that tells how far they are and how
-- long it may still take: on a terminal it is written over, elsewhere there is one a minute. It
-- knows tasks and no games.
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

-- Of `count` tasks `done` are done; `before` of both were done before this run.
local function progress_line(done, count, before, taken, more)
    local left = taken >= 2 and done > 0 and done < count
        and (", about %s left"):format(crew.say_time(math.ceil(taken / done * (count - done))))
        or ""
    return ("%d of %s%s%s"):format(before + done, text.count(before + count, "match", "matches"),
        left, more or "")
end

local MINUTE <const> = 60

-- A function that tells how far tasks are: progress(done), where so many of this run are.
local function teller(given)
    local begun, told = os.time(), os.time()
    return function(done)
        local now = os.time()
        local line = progress_line(done, #given.tasks, given.before or 0,
            os.difftime(now, begun), given.tell and given.tell())
        if console.shows_progress() then
            console.progress(line)
        elseif os.difftime(now, told) >= MINUTE and done < #given.tasks then
            console.message(line)
            told = now
        end
    end
end

-- Has child processes work on a list of tasks, which are begun in its order. `given`: tasks; jobs;
-- work(task), which answers plain data in a child; collect(task, answer, trouble), which gets that
-- in whatever order, or what went wrong, and answers true where the rest is not wanted; before,
-- how many were done before (nil: none); and tell(), words for the line (nil: none). True when all
-- is done, false when the process was asked to end.
function crew.run(given)
    local tasks, done = given.tasks, 0
    if #tasks == 0 then
        return true
    end
    local progress = teller(given)
    local children <close> = host.crew(#tasks, given.jobs or host.cores(), function(index)
        return pack.pack(given.work(tasks[index]))
    end)
    local is_enough = false
    progress(0)
    for index, answer, trouble in children.wait, children do
        done = done + 1
        is_enough = given.collect(tasks[index], answer and pack.unpack(answer),
            trouble and text.plain(trouble))
        progress(done)
        if is_enough then
            break
        end
    end
    console.end_progress()
    return is_enough or done == #tasks
end

return crew
