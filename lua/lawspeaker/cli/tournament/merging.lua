-- `law tournament merge`: the files of several shards as the file of one tournament. What is not of
-- the same tournament is refused, and what is missing or there twice is listed.
local checking = require "lawspeaker.cli.tournament.checking"
local console = require "lawspeaker.cli.console"
local files = require "lawspeaker.cli.tournament.file"
local header = require "lawspeaker.cli.tournament.header"
local host = require "lawspeaker.host"
local records = require "lawspeaker.cli.tournament.records"
local report = require "lawspeaker.cli.tournament.report"
local running = require "lawspeaker.cli.tournament.running"
local schedule = require "lawspeaker.cli.tournament.schedule"
local text = require "lawspeaker.cli.text"

local merging = {}

local KIND <const> = checking.KIND

-- ---- What is wrong ----

local RANGES_MAX <const> = 20

-- "3, 5 to 9 and 12"
local function say_numbers(numbers)
    local ranges = {}
    for _, number in ipairs(numbers) do
        local last = ranges[#ranges]
        if last and last[2] + 1 == number then
            last[2] = number
        else
            ranges[#ranges + 1] = { number, number }
        end
    end
    local parts = {}
    for index = 1, math.min(#ranges, RANGES_MAX) do
        local from, to = ranges[index][1], ranges[index][2]
        parts[index] = from == to and tostring(from) or ("%d to %d"):format(from, to)
    end
    if #ranges > RANGES_MAX then
        parts[#parts + 1] = "others"
    end
    return text.list(parts)
end

local function read_all(paths)
    local all, is_there = {}, {}
    for index, path in ipairs(paths) do
        if is_there[path] then
            return nil, ("%s is named twice"):format(text.quote(path))
        end
        is_there[path] = true
        local found, problem = records.read(path, KIND)
        if found and not found.header then
            problem = ("%s is no record of a tournament: it is empty"):format(text.quote(path))
        end
        if problem then
            return nil, problem
        end
        local difference = all[1] and records.difference(all[1].header, found.header, KIND)
        if difference then
            return nil, ("%s and %s are of two tournaments: %s: %s in the first, %s in "
                .. "the second"):format(text.quote(all[1].path), text.quote(path),
                difference.what, difference.one, difference.other)
        end
        all[index] = found
    end
    return all
end

-- Whether a record is one of this schedule: else the header's seed or lineups are not what it was
-- played by.
local function is_of_schedule(plan, record)
    local match = schedule.match(plan, record.number)
    local is_same = match.seed == record.seed and match.group == record.group
        and match.opening == record.opening
    for seat, bot in ipairs(match.seats) do
        is_same = is_same and record.seats[seat] == bot
    end
    return is_same
end

-- All records by number; the messages about those that are there twice; or nil and what is wrong.
local function join(all, plan)
    local by_number, from, messages = {}, {}, {}
    for _, found in ipairs(all) do
        local twice = table.move(found.twice, 1, #found.twice, 1, {})
        local others = {}
        for number = 1, plan.games do
            local record = found.by_number[number]
            if record and not is_of_schedule(plan, record) then
                return nil, ("%s: match %d is not the one of this schedule"):format(
                    text.quote(found.path), number)
            elseif record and by_number[number] then
                others[from[number]] = others[from[number]] or {}
                table.insert(others[from[number]], number)
            end
            by_number[number] = by_number[number] or record
            from[number] = from[number] or record and found.path
        end
        if #twice > 0 then
            messages[#messages + 1] = ("there twice in %s: match %s"):format(
                text.quote(found.path), say_numbers(twice))
        end
        for _, other in ipairs(all) do
            if others[other.path] then
                messages[#messages + 1] = ("there twice, in %s and %s: match %s"):format(
                    text.quote(other.path), text.quote(found.path),
                    say_numbers(others[other.path]))
            end
        end
    end
    return by_number, messages
end

-- Which shards the matches that are missing are of, where the files are shards.
local function say_shards(all, plan, missing)
    local count = tonumber((all[1].header.shard or ""):match "/(%d+)$")
    if not count then
        return ""
    end
    local names, seen = {}, {}
    for _, number in ipairs(missing) do
        local group = (number - 1) // plan.players + 1
        local name = ("%d/%d"):format((group - 1) % count + 1, count)
        names[#names + 1] = not seen[name] and name or nil
        seen[name] = true
    end
    return (" (of shard %s)"):format(text.list(names))
end

-- ---- The command ----

local function misuse(message)
    console.message(message)
    return 2
end

-- The numbers of the matches that a whole file has, and those of them that are missing.
local function check_whole(plan, last, by_number)
    local numbers, missing = {}, {}
    for number = 1, last or plan.games do
        numbers[number] = number
        missing[#missing + 1] = not by_number[number] and number or nil
    end
    return numbers, missing
end

-- What stands where the file shall be written, and is none of this tournament, is somebody's.
local function find_conflict(path, given)
    local words = path and host.read(path)
    local found = words and records.parse(path, words, KIND)
    if words and words ~= "" and not (found and found.header) then
        return ("cannot write %s: it is there, and no record of a tournament"):format(
            text.quote(path))
    end
    local difference = found and found.header and records.difference(given, found.header, KIND)
    if difference then
        return ("cannot write %s: it is of another tournament: %s: %s there, %s here")
            :format(text.quote(path), difference.what, difference.other, difference.one)
    end
    return found and found.header and found.header.shard
        and ("cannot write %s: it is the file of shard %s"):format(text.quote(path),
            found.header.shard)
end

local IS_TAKEN <const> = { json = true, out = true }

-- All other options say what is played, or how: of those that were given, the first that is wrong
-- here, or nothing.
local function find_needless(values)
    local needless
    for target, name in pairs(values.given) do
        needless = not IS_TAKEN[target] and (not needless or name < needless) and name or needless
    end
    return needless and ("merge takes no %s: it plays nothing, and the files say what was played")
        :format(needless)
end

function merging.run(values, paths)
    local needless = find_needless(values)
    if #paths == 0 or needless then
        return misuse((needless or "merge needs the files to merge") .. " (law help tournament)")
    end
    local all, problem = read_all(paths)
    problem = problem or find_conflict(values.out, all[1].header)
    if problem then
        return misuse(problem)
    end
    local given = {}
    for field, value in pairs(all[1].header) do
        given[field] = field ~= "shard" and value or nil
    end
    local plan = header.plan(given)
    local by_number, messages = join(all, plan)
    if not by_number then
        return misuse(messages)
    end
    local last = running.last_wanted(given, plan, by_number)
    local numbers, missing = check_whole(plan, last, by_number)
    if #missing > 0 then
        messages[#messages + 1] = ("missing: match %s%s"):format(say_numbers(missing),
            say_shards(all, plan, missing))
    end
    for _, message in ipairs(messages) do
        console.message(message)
    end
    if #messages > 0 then
        return 1
    end
    if values.out then
        local is_kept
        is_kept, problem = files.finish(values.out, given, by_number, numbers)
        if not is_kept then
            console.message(problem)
            return 1
        end
    end
    return report.tell(given, records.list(by_number, numbers), missing, values.json)
end

return merging
