-- What `law check` finds out about a bot in some matches: what went wrong, by its words and in the
-- order in which it was met, how many answers there were, and what they took.
local answering = require "lawspeaker.cli.bots.answering"
local seats = require "lawspeaker.cli.bots.seat"

local tallies = {}

function tallies.new()
    return { answers = 0, defaults = 0, matches = 0, won = 0, drawn = 0, void = 0, list = {},
        by_words = {}, uses = {} }
end

-- `more`: times, how often that was (once); key, what is the same where the words may not be.
function tallies.note(tally, level, words, where, more)
    local key = more and more.key or words
    local found = tally.by_words[key]
    if not found then
        found = { level = level, words = words, where = where, count = 0 }
        tally.by_words[key] = found
        tally.list[#tally.list + 1] = found
    end
    found.level = level == "error" and level or found.level
    found.count = found.count + (more and more.times or 1)
end

-- What is the same in refusals of one kind: without what follows, names and what is quoted.
local function kind_of(message)
    return (message:match "^[^;]*":gsub('"[^"]*"', '""'):gsub("^[^%s:]+: ", ""))
end

-- A message of a limit without where its file then was: one loop is one mistake.
local function without_within(message)
    return (message:gsub(" %(in [^()]*:%d+%)$", ""))
end

local SAID <const> = { crash = "crash", illegal = "illegal answer", limit = "limit" }

-- Notes what went wrong with the bot in a match.
function tallies.note_problems(tally, sitting, number)
    for _, problem in ipairs(sitting.problems) do
        local where = ("match %d, %s"):format(number, answering.where(problem))
        local said = SAID[problem.kind] or problem.kind
        local words = ("%s: %s"):format(said, answering.words(problem))
        local level = problem.corrected == problem.times and "warning" or "error"
        tallies.note(tally, level, words, where, { times = problem.times,
            key = said .. (problem.kind == "illegal" and kind_of(problem.message)
                or without_within(problem.message)) })
    end
    if #sitting.seats > 1 and next(sitting.forfeits) then
        tallies.note(tally, "error", "after that it has forfeited", ("match %d"):format(number))
    end
end

-- Notes how a match has ended for the bot at this seat.
function tallies.note_end(tally, outcome, own)
    local is_winner = false
    for _, seat in ipairs(outcome.winners or {}) do
        is_winner = is_winner or seat == own
    end
    local kind = outcome.result == "won" and (is_winner and "won" or "lost")
        or outcome.result == "draw" and "drawn" or "void"
    tally.matches = tally.matches + 1
    tally[kind] = (tally[kind] or 0) + 1
end

-- "won 1 of 2, 1 without a result"
function tallies.say_ends(tally)
    local parts = { ("won %d of %d"):format(tally.won, tally.matches) }
    parts[2] = tally.drawn > 0 and ("%d drawn"):format(tally.drawn) or nil
    parts[#parts + 1] = tally.void > 0 and ("%d without an end"):format(tally.void) or nil
    return table.concat(parts, ", ")
end

-- ---- What an answer took ----

-- Notes how much of one kind an answer took, and where that was.
local function add_use(tally, kind, used, where)
    if math.type(used) == "integer" then
        tally.uses[kind] = tally.uses[kind] or {}
        table.insert(tally.uses[kind], { used = used, where = where })
    end
end

-- Notes that sheet:set has refused parts of an answer which then stayed as they were.
local function note_unset(tally, chosen, where)
    local count = chosen.unset or 0
    if count > 0 then
        tallies.note(tally, "warning", ("sheet:set was refused, and nothing else set there: %s")
            :format(seats.plain(chosen.unset_reason or "…", {})), where,
            { times = count, key = "unset" })
    end
end

-- Notes an answer; `used`: kind, "instructions" or "nodes", and milliseconds, those of the seat.
function tallies.note_answer(tally, answered, where, used)
    tally.answers = tally.answers + 1
    tally.defaults = tally.defaults + (answered.is_default and 1 or 0)
    local chosen = answered.chosen
    if chosen then
        note_unset(tally, chosen, where)
        add_use(tally, used.kind, chosen[used.kind], where)
        add_use(tally, "ms", used.milliseconds, where)
    end
end

-- Of one kind: { median, most, where (the most was) }, or nothing where none was noted.
function tallies.use(tally, kind)
    local list = tally.uses[kind]
    if not list then
        return nil
    end
    table.sort(list, function(a, b)
        return a.used < b.used
    end)
    return { median = list[(#list + 1) // 2].used, most = list[#list].used,
        where = list[#list].where }
end

-- What an answer took, in the median and at most: time, and instructions or nodes, for the end of a
-- line. `budget`: of a question.
function tallies.say_uses(tally, budget)
    local kind = budget.kind == "nodes" and "nodes" or "instructions"
    local use, time = tallies.use(tally, kind), tallies.use(tally, "ms")
    if not use or not time then
        return ""
    end
    local share = budget.kind == kind and (", %d %% of the budget"):format(
        100 * use.most // budget.most) or ""
    return ("; one took %d ms and %d %s in the median, at most %d ms%s and %d%s (%s)"):format(
        time.median, use.median, kind, time.most,
        time.where ~= use.where and (" (%s)"):format(time.where) or "", use.most, share, use.where)
end

return tallies
