-- What `law check` finds out about a bot in some matches: what went wrong, by its words and in the
-- order in which it was met, how many answers there were, and what one of them used at most.
local answering = require "lawspeaker.cli.bots.answering"

local tallies = {}

function tallies.new()
    return { answers = 0, defaults = 0, matches = 0, won = 0, drawn = 0, void = 0, list = {},
        by_words = {} }
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

local SAID <const> = { crash = "crash", illegal = "illegal answer", limit = "limit" }

-- Notes what went wrong with the bot in a match.
function tallies.note_problems(tally, sitting, number)
    for _, problem in ipairs(sitting.problems) do
        local where = ("match %d, %s"):format(number, answering.where(problem))
        local said = SAID[problem.kind] or problem.kind
        local words = ("%s: %s"):format(said, answering.words(problem))
        local level = problem.corrected == problem.times and "warning" or "error"
        tallies.note(tally, level, words, where, { times = problem.times,
            key = problem.kind == "illegal" and said .. problem.message:match "^[^;]*" or words })
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

-- Notes what an answer has used, where that is the most so far.
function tallies.add_use(tally, used, where)
    if math.type(used) == "integer" and (not tally.used or used > tally.used) then
        tally.used, tally.used_at = used, where
    end
end

return tallies
