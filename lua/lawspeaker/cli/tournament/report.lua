-- What a tournament has found, for people or as one line of JSON.
local answering = require "lawspeaker.cli.bots.answering"
local console = require "lawspeaker.cli.console"
local records = require "lawspeaker.cli.tournament.records"
local script = require "lawspeaker.cli.script"
local statistics = require "lawspeaker.cli.statistics"
local text = require "lawspeaker.cli.text"

local report = {}

local PROBLEMS_MAX <const> = 20 -- so many different ones are told

local CLOCK_MAX <const>, OPENINGS_MAX <const> = 10, 3

local KINDS <const> = { crash = "crashed", illegal = "gave an illegal answer",
    limit = "hit a limit" }

local VOIDS <const> = { turns = "too long", clock = "stopped by the clock",
    error = "the game's own rules failed", nobody = "nobody has won",
    forfeit = "all seats have forfeited" }

-- ---- As data ----

-- All that went wrong with bots, and all matches without a result, as lists.
local function add_details(data, header, list)
    data.problems, data.void = {}, {}
    for _, record in ipairs(list) do
        for _, problem in ipairs(record.problems) do
            local told = { match = record.number, name = header.bots[problem.bot].name }
            for key, value in pairs(problem) do
                told[key] = value
            end
            table.insert(data.problems, told)
        end
        if record.result == "void" then
            table.insert(data.void, { match = record.number, void = record.void,
                reason = record.reason })
        end
    end
end

local PROGRESS_AFTER <const>, PROGRESS_EVERY <const> = 0.5, 0.1 -- seconds

-- Says how far the ratings are, which take long where there are many bots.
local function rating_progress(count)
    local due = os.clock() + PROGRESS_AFTER
    return function(done, all)
        if os.clock() >= due then
            due = os.clock() + PROGRESS_EVERY
            console.progress(("ratings of %s: %d %%"):format(text.count(count, "bot"),
                100 * done // all))
        end
    end
end

-- `list`: the records that count; `missing`: numbers of matches that are not there.
function report.data(header, list, missing)
    local data = statistics.report(header, list, rating_progress(#header.bots))
    console.end_progress()
    data.header = header
    data.missing = missing
    add_details(data, header, list)
    return data
end

-- ---- For people ----

local function say_problem(problem, count, corrected)
    local limit = problem.limit and (" (%s)"):format(problem.limit) or ""
    local where = ("in match %d, %s"):format(problem.match, answering.where(problem))
    local after = corrected == count and ", corrected by itself"
        or corrected > 0 and (", %d of them corrected by itself"):format(corrected) or ""
    return ("%s (%s) %s%s %s%s: %s"):format(problem.name, problem.file,
        KINDS[problem.kind] or problem.kind, limit,
        count > 1 and ("%d times, first %s"):format(count, where) or where, after,
        answering.words(problem))
end

-- Problems that are the same but for where they were met, which for a limit is anywhere: the first
-- of each, how many there are, and how many of these the bot has corrected.
local function gather(problems)
    local firsts, counts, corrected, index_of = {}, {}, {}, {}
    for _, problem in ipairs(problems) do
        local key = table.concat({ problem.bot, problem.kind,
            problem.limit or problem.message }, "\0")
        local index = index_of[key]
        if not index then
            index = #firsts + 1
            index_of[key], firsts[index] = index, problem
            counts[index], corrected[index] = 0, 0
        end
        counts[index] = counts[index] + problem.times
        corrected[index] = corrected[index] + (problem.corrected or 0)
    end
    return firsts, counts, corrected
end

local function tell_problems(problems)
    if #problems == 0 then
        return
    end
    console.print ""
    console.print(console.paint("Problems", "bold"))
    local firsts, counts, corrected = gather(problems)
    for index = 1, math.min(#firsts, PROBLEMS_MAX) do
        console.print("  " .. text.escape(say_problem(firsts[index], counts[index],
            corrected[index])))
    end
    if #firsts > PROBLEMS_MAX then
        console.print(("  and %d others, which --json lists"):format(#firsts - PROBLEMS_MAX))
    end
end

local function tell_voids(voids)
    if #voids == 0 then
        return
    end
    local count, kinds, example = {}, {}, {}
    for _, void in ipairs(voids) do
        if not count[void.void] then
            kinds[#kinds + 1] = void.void
            example[void.void] = void
        end
        count[void.void] = (count[void.void] or 0) + 1
    end
    table.sort(kinds)
    console.print ""
    console.print(console.paint("Void, and counted nowhere", "bold"))
    for _, kind in ipairs(kinds) do
        console.print(("  %d: %s, as match %d: %s"):format(count[kind], VOIDS[kind] or kind,
            example[kind].match, text.escape(example[kind].reason or "")))
    end
end

-- "3 openings of fords.lua and starts.lua"
local function say_openings(openings)
    local names, seen = {}, {}
    for _, opening in ipairs(openings) do
        local name = opening.name:match "^(.-): " or opening.name
        names[#names + 1] = not seen[name] and name or nil
        seen[name] = true
    end
    if #names > OPENINGS_MAX then
        names = { table.unpack(names, 1, OPENINGS_MAX) }
        names[#names + 1] = "others"
    end
    return ("%s of %s"):format(text.count(#openings, "opening"), text.list(names))
end

-- What was played: all in which two tournaments of the same bots may differ.
local function first_line(header)
    local words = {}
    local function add(word)
        words[#words + 1] = word or nil
    end
    add(header.game)
    add(header.variant and "variant " .. header.variant)
    add(header.options and records.say_pairs(header.options))
    add(header.rules and records.say_pairs(header.rules))
    add(text.count(header.players, "seat"))
    add(header.gauntlet)
    add(header.budget)
    add("seed " .. header.seed)
    add(header.openings and say_openings(header.openings))
    add(header.shard and "shard " .. header.shard)
    return text.escape(table.concat(words, ", "))
end

-- Matches that the clock has ended are told in any case: they are not the same everywhere.
local function tell_clock(header, list)
    local numbers = {}
    for _, record in ipairs(list) do
        for _, problem in ipairs(record.problems) do
            if problem.limit == "time" and not header.budget:find "^milliseconds" then
                numbers[#numbers + 1] = tostring(record.number)
            end
        end
    end
    if #numbers > 0 then
        console.print ""
        local words = text.list { table.unpack(numbers, 1, math.min(#numbers, CLOCK_MAX)) }
        console.print(("The clock has ended match %s%s, which may come out otherwise elsewhere")
            :format(words, #numbers > CLOCK_MAX and " and others" or ""))
    end
end

-- The exit status: of a script's error where the game's own rules have failed in a match. A shard
-- that is all played has done what it should.
local function status_of(data)
    for _, void in ipairs(data.void) do
        if void.void == "error" and not data.header.shard then
            return script.STATUS.error
        end
    end
    return 0
end

-- Tells it, and returns the exit status.
function report.tell(header, list, missing, as_json)
    local data = report.data(header, list, missing)
    if as_json then
        console.print(statistics.json(data))
        return status_of(data)
    end
    console.print(first_line(header))
    for _, line in ipairs(statistics.print(data, console.paint)) do
        console.print(line)
    end
    tell_voids(data.void)
    tell_problems(data.problems)
    tell_clock(header, list)
    return status_of(data)
end

return report
