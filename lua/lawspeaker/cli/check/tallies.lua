-- What `law check` finds out about a bot in some matches: what went wrong, by its words and in the
-- order in which it was met, how many answers there were, and what one of them used at most.
local tallies = {}

function tallies.new()
    return { answers = 0, defaults = 0, matches = 0, list = {}, by_words = {} }
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
    found.count = found.count + (more and more.times or 1)
end

local SAID <const> = { crash = "crash", illegal = "illegal answer", limit = "limit" }

-- Notes what went wrong with the bot in a match.
function tallies.note_problems(tally, sitting, number)
    for _, problem in ipairs(sitting.problems) do
        local where = ("match %d, turn %d"):format(number, problem.turn)
        if problem.question then
            where = where .. (", question %d"):format(problem.question)
        end
        local words = ("%s: %s"):format(SAID[problem.kind] or problem.kind, problem.message)
        tallies.note(tally, "error", words, where, { times = problem.times,
            key = problem.kind == "illegal" and words:match "^[^;]*" or words })
    end
    if #sitting.seats > 1 and next(sitting.forfeits) then
        tallies.note(tally, "error", "after that it has forfeited", ("match %d"):format(number))
    end
end

-- Notes what an answer has used, where that is the most so far.
function tallies.add_use(tally, used, where)
    if math.type(used) == "integer" and (not tally.used or used > tally.used) then
        tally.used, tally.used_at = used, where
    end
end

return tallies
