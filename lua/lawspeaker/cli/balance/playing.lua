-- Plays the games of `law balance`: each once, by the same bot at all seats, several at a time.
local crew = require "lawspeaker.cli.bots.crew"
local host = require "lawspeaker.host"
local match_table = require "lawspeaker.cli.bots.table"
local pools = require "lawspeaker.cli.bots.pool"
local subjects = require "lawspeaker.cli.balance.subjects"

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
    return { result = outcome.result, void = outcome.void, reason = outcome.reason,
        winners = outcome.winners, length = outcome.rounds or outcome.turns,
        scores = outcome.scores, problems = #outcome.problems, names = sitting.state.players,
        counts = sitting.told and sitting.told.counts or nil }
end

local function list_tasks(list, counts, games)
    local tasks = {}
    for _, players in ipairs(counts) do
        for number = 1, games do
            for _, subject in ipairs(list) do
                tasks[#tasks + 1] = { subject = subject, players = players, number = number,
                    index = #tasks + 1 }
            end
        end
    end
    return tasks
end

-- Plays so many games of each subject with each number of players: by subject and number of players
-- lists of what came of them, in the order of their numbers, and how many there are; or nil and
-- what is wrong. When it was interrupted it is those that were finished by then.
function playing.all(list, counts, values)
    local tasks, done, problem, pool = list_tasks(list, counts, values.games), {}, nil, nil
    local count = 0
    crew.run {
        tasks = tasks, jobs = values.jobs,
        work = function(task)
            pool = pool or pools.new() -- of the process that works
            return play(task, values, pool)
        end,
        collect = function(task, played, trouble)
            done[task.index] = played
            count = count + (played and 1 or 0)
            problem = problem or trouble
            return problem ~= nil
        end,
    }
    if problem and not host.was_interrupted() then
        return nil, problem
    end
    local by_subject = {}
    for index, task in ipairs(tasks) do
        local by_players = by_subject[task.subject] or {}
        by_subject[task.subject] = by_players
        by_players[task.players] = by_players[task.players] or {}
        table.insert(by_players[task.players], done[index])
    end
    return by_subject, count
end

return playing
