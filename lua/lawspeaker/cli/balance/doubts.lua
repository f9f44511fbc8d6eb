-- Why figures of `law balance` may say little: what stands above them, a sentence each.
local text = require "lawspeaker.cli.text"

local doubts = {}

local FAILURES_MAX <const> = 5 -- so many different ones are told

local FAILED <const> = { error = "the game's own rules failed in", clock = "the clock has ended" }

local function add_failures(list, found)
    for index = 1, math.min(#found.failed, FAILURES_MAX) do
        local failure = found.failed[index]
        list[#list + 1] = ("%s %d of %s, which count nowhere: %s"):format(FAILED[failure.kind],
            failure.count, text.count(found.finished, "game"), failure.reason)
    end
    if #found.failed > FAILURES_MAX then
        list[#list + 1] = ("and in %d other ways, which --json lists"):format(
            #found.failed - FAILURES_MAX)
    end
end

-- The bot greedy goes by a game's score, and by chance where it has none.
local BY_CHANCE <const> = "there is no bot that knows the game, nor a score to go by: it is played "
    .. "by chance, which says little of how people fare; --bot names another"

-- Where hardly any game is won, wins say nothing of seats: another bot may win more, unless it is
-- the rules that have to be mended first.
local function add_unwon(list, found)
    local won = 0
    for _, figure in ipairs(found.figures) do
        won = figure.section == "seats" and figure.count or won
    end
    if 2 * won < found.games then
        list[#list + 1] = ("nothing can be said of seats: only %d of %s had a winner%s"):format(won,
            text.count(found.games, "game"), #found.failed == 0 and "; try another --bot" or "")
    end
end

-- All of what was found of a subject, what has failed first.
function doubts.of(found, subject, values)
    local list = {}
    add_failures(list, found)
    if found.games == 0 then
        return list
    end
    if subject.default == "random" or subject.default == "greedy" and not found.has_scores then
        list[#list + 1] = BY_CHANCE
    end
    add_unwon(list, found)
    if 2 * found.cut > found.games then -- nothing says how long games are
        list[#list + 1] = ("%d of %s were cut off after %d turns: lengths and endings say little; "
            .. "try more --max-turns"):format(found.cut, text.count(found.games, "game"),
            values.max_turns)
    end
    return list
end

return doubts
