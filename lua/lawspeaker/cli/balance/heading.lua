-- What stands above what `law balance` has found: what was played, by whom and how often.
local records = require "lawspeaker.cli.tournament.records"
local text = require "lawspeaker.cli.text"

local heading = {}

-- Where two are compared, each is called by a letter.
function heading.label(list, side)
    return #list > 1 and (side == 1 and "A: " or "B: ") or ""
end

function heading.name(subject)
    return subject.game .. (subject.variant and ", variant " .. subject.variant or "")
end

-- ", map=isles, max_turns=30": what was played besides the variant; nothing where that is all.
function heading.setting(values)
    local words = ""
    for _, list in ipairs { values.option or {}, values.rule or {} } do
        words = words .. (#list > 0 and ", " .. records.say_pairs(list) or "")
    end
    return words
end

-- How many games of each subject a run has come to, as far as it tells of them.
local function finished(results, side)
    local count = 0
    for _, result in ipairs(results) do
        count = count + result.found[side].finished
    end
    return count
end

-- One line on a subject of a run { list, values, tasks, is_part }.
function heading.line(run, results, side)
    local subject, values = run.list[side], run.values
    local games = text.count(values.games, "game")
    local all = text.count(#run.tasks // #run.list, "game")
    local count = run.is_part and ("%d of %s"):format(finished(results, side), all) or games
    return ("%s%s%s; %s by the bot %s%s, seed %d"):format(heading.label(run.list, side),
        heading.name(subject), heading.setting(values), count, subject.bot_name,
        run.is_part and "" or " for each number of players", values.seed)
end

-- The same number of several sides once, else each: "12 and 11".
function heading.counts(found, field)
    local first, second = found[1][field], found[2] and found[2][field]
    return second and second ~= first and ("%d and %d"):format(first, second) or tostring(first)
end

-- What stands above the figures of a number of players.
function heading.players(run, result)
    local games = run.is_part and (", %s of %s"):format(heading.counts(result.found, "finished"),
        text.count(run.values.games, "game")) or ""
    return ("==== %s%s ===="):format(text.count(result.players, "player"), games)
end

return heading
