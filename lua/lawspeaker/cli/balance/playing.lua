-- Plays the games of `law balance`: each once, by the same bot at all seats, several at a time.
-- With a record (recording.lua) those that are in it already are not played again, and each that
-- ends is written to it.
local crew = require "lawspeaker.cli.bots.crew"
local host = require "lawspeaker.host"
local match_table = require "lawspeaker.cli.bots.table"
local pools = require "lawspeaker.cli.bots.pool"
local records = require "lawspeaker.cli.tournament.records"
local sources = require "lawspeaker.cli.tournament.sources"
local subjects = require "lawspeaker.cli.balance.subjects"
local text = require "lawspeaker.cli.text"

local playing = {}

-- Plays a game: plain data of what came of it.
local function play(task, values, pool)
    local seed = match_table.mix(values.seed, "match", task.players, task.number)
    local sitting <close>, message = subjects.sitting(task.subject, values,
        { players = task.players, seed = seed, pool = pool,
            chance = match_table.mix(values.seed, "bots", task.players, task.number) })
    if not sitting then
        error(message, 0)
    end
    local outcome = sitting:play()
    return { number = task.index, players = task.players, seed = seed, result = outcome.result,
        void = outcome.void, reason = outcome.reason, winners = outcome.winners,
        length = outcome.rounds or outcome.turns, scores = outcome.scores,
        problems = #outcome.problems, names = sitting.state.players,
        counts = sitting.told and sitting.told.counts or nil }
end

-- All games of a run { list, counts, values }, in the order in which they are played.
function playing.tasks(run)
    local tasks = {}
    for _, players in ipairs(run.counts) do
        for number = 1, run.values.games do
            for _, subject in ipairs(run.list) do
                tasks[#tasks + 1] = { subject = subject, players = players, number = number,
                    index = #tasks + 1 }
            end
        end
    end
    return tasks
end

-- Plays what is missing. `run`: list, counts, values, tasks, by_number (what came of each game,
-- which grows), and where there is a record `file` and `noted`. True, or nil and what is wrong;
-- when it was interrupted, what was finished by then is there.
function playing.all(run)
    local missing, problem, pool = {}, nil, nil
    for index, task in ipairs(run.tasks) do
        missing[#missing + 1] = not run.by_number[index] and task or nil
    end
    crew.run {
        tasks = missing, before = #run.tasks - #missing, jobs = run.values.jobs,
        work = function(task)
            local changed = run.noted and sources.changed(run.noted)
            if changed then
                error(("%s has been changed since it began"):format(changed), 0)
            end
            pool = pool or pools.new() -- of the process that works
            return play(task, run.values, pool)
        end,
        collect = function(task, played, trouble)
            run.by_number[task.index] = played
            problem = problem or trouble and "a game could not be played: " .. trouble
            if run.file and played then
                local is_written, reason = run.file:append(records.line(played))
                problem = problem or not is_written and ("cannot write %s: %s"):format(
                    text.quote(run.values.out), reason) or nil
            end
            return problem ~= nil
        end,
    }
    if problem and not host.was_interrupted() then
        return nil, problem
    end
    return true
end

-- By subject and number of players lists of what came of games, in the order of their numbers, and
-- how many there are.
function playing.sorted(run)
    local by_subject, count = {}, 0
    for index, task in ipairs(run.tasks) do
        local by_players = by_subject[task.subject] or {}
        by_subject[task.subject] = by_players
        by_players[task.players] = by_players[task.players] or {}
        table.insert(by_players[task.players], run.by_number[index])
        count = count + (run.by_number[index] and 1 or 0)
    end
    return by_subject, count
end

return playing
