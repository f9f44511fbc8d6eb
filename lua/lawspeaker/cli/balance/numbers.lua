-- For which numbers of players `law balance` has games played.
local console = require "lawspeaker.cli.console"
local pools = require "lawspeaker.cli.bots.pool"
local script = require "lawspeaker.cli.script"
local subjects = require "lawspeaker.cli.balance.subjects"
local text = require "lawspeaker.cli.text"

local numbers = {}

-- Numbers of players that are looked at where none are asked for: more take long, and a table of
-- more tells little.
local PLAYERS_MOST <const> = 6

-- "2-5", "3", "2,4" as a list of numbers, for the options of a command.
function numbers.read(words)
    local list, is_there = {}, {}
    for part in (words .. ","):gmatch "([^,]*)," do
        local first, last = part:match "^%s*(%d+)%s*%-?%s*(%d*)%s*$"
        first = first and math.tointeger(tonumber(first))
        last = first and (last ~= "" and math.tointeger(tonumber(last)) or first)
        if not first or first < 1 or last > 16 or first > last then
            return nil, text.quote(words) .. " names no numbers of players from 1 to 16, as 2-4 or "
                .. "2,4 do"
        end
        for count = first, last do
            list[#list + 1] = not is_there[count] and count or nil
            is_there[count] = true
        end
    end
    table.sort(list)
    return list
end

-- The numbers that are asked for, else those that all subjects say they are for; or nil and what is
-- wrong.
local function declared(list, values)
    local least, most = 1, math.huge
    for _, subject in ipairs(list) do
        for _, count in ipairs(values.players or {}) do
            if count < subject.least or count > subject.most then
                return nil, ("--players: %s is played by %d to %d, not by %d"):format(
                    text.quote(subject.words), subject.least, subject.most, count)
            end
        end
        least, most = math.max(least, subject.least), math.min(most, subject.most)
    end
    if least > most then
        return nil, "there is no number of players that both are for"
    end
    local counts = values.players or {}
    for count = least, values.players and 0 or math.min(most, math.max(PLAYERS_MOST, least)) do
        counts[#counts + 1] = count
    end
    return counts
end

-- A match of a subject that does not begin: { players, message, outcome }; nothing where it does.
local function try(subject, values, players, pool)
    local sitting <close>, message, outcome = subjects.sitting(subject, values,
        { players = players, seed = values.seed, pool = pool, is_empty = true })
    return not sitting and { players = players, message = message, outcome = outcome } or nil
end

-- Of numbers those with which a subject begins, and a list of what is wrong with the others.
local function split(subject, values, counts, pool)
    local kept, failures = {}, {}
    for _, players in ipairs(counts) do
        local failure = try(subject, values, players, pool)
        table.insert(failure and failures or kept, failure or players)
    end
    return kept, failures
end

local function say_failures(subject, failures, more)
    local counts = {}
    for index, failure in ipairs(failures) do
        counts[index] = tostring(failure.players)
    end
    return ("%s does not start with %s player%s, which %s: %s"):format(text.quote(subject.words),
        text.list(counts), failures[#failures].players == 1 and "" or "s", more,
        failures[1].message)
end

-- Tries out a subject: the numbers with which it begins; or nil and an exit status, and it has been
-- said why. What is asked for has to begin; of the rest it is said that it is left out.
local function keep(subject, values, counts, pool)
    local kept, failures = split(subject, values, counts, pool)
    local first = failures[1]
    if not first then
        return counts
    elseif #kept > 0 and not values.players then
        local words = say_failures(subject, failures,
            (#failures > 1 and "are" or "is") .. " left out")
        console.message(words:match "^[^\n]*")
        return kept
    end
    console.message(values.players and first.outcome
        and say_failures(subject, failures, "--players asks for") or first.message,
        values.traceback)
    return nil, first.outcome and script.STATUS[first.outcome.status] or 2
end

-- The numbers of players that games are played for; or nil and an exit status, and it has been said
-- why.
function numbers.find(list, values)
    local counts, problem = declared(list, values)
    if not counts then
        console.message(problem .. " (law help balance)")
        return nil, 2
    end
    local pool <close> = pools.new() -- nothing of it may be open when processes are made later
    for _, subject in ipairs(list) do
        counts, problem = keep(subject, values, counts, pool)
        if not counts then
            return nil, problem
        end
    end
    return counts
end

return numbers
