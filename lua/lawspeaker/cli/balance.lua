-- `law balance`: what a designer asks of a variant, from games that a bot plays at all seats.
local budget = require "lawspeaker.cli.bots.budget"
local charts = require "lawspeaker.cli.balance.charts"
local comparing = require "lawspeaker.cli.balance.comparing"
local console = require "lawspeaker.cli.console"
local crew = require "lawspeaker.cli.bots.crew"
local figures = require "lawspeaker.cli.balance.figures"
local host = require "lawspeaker.host"
local match_table = require "lawspeaker.cli.bots.table"
local options = require "lawspeaker.cli.options"
local numbers = require "lawspeaker.cli.balance.numbers"
local playing = require "lawspeaker.cli.balance.playing"
local recording = require "lawspeaker.cli.balance.recording"
local resuming = require "lawspeaker.cli.tournament.resuming"
local script = require "lawspeaker.cli.script"
local seats = require "lawspeaker.cli.bots.seat"
local subjects = require "lawspeaker.cli.balance.subjects"
local tell = require "lawspeaker.cli.balance.tell"
local text = require "lawspeaker.cli.text"

-- NAME=VALUE, as a pair.
local function assignment(words)
    local name, value = words:match "^([^=]+)=(.*)$"
    if not name then
        return nil, text.quote(words) .. " is no NAME=VALUE"
    end
    return { name, value }
end

local GAMES <const>, GAMES_MAX <const> = 100, 100000

-- Many games of a bot that thinks little tell more of a variant than few of one that thinks long.
local BUDGET <const> = { kind = "instructions", most = 2000000 }
local BUDGET_OPTION <const> = setmetatable({ default = BUDGET,
    help = ("what the bot may use up for one question: instructions=N, the same everywhere "
        .. "(default: %s); nodes=N, steps of its simulations; or milliseconds=N, which does not "
        .. "come out the same twice"):format(budget.words(BUDGET)) }, { __index = budget.OPTION })

local balance = {
    name = "balance",
    summary = "what seats are worth, how long games are, which rules matter",
    description = "Has a bot play VARIANT at all seats and tells how often each seat wins, how "
        .. "long games are, how many end in a draw or never, how often the lead changes, and how "
        .. "often each kind of answer, rule and event comes up. Two variants of a game stand side "
        .. "by side, and what differs clearly is marked. A variant is a game, as in johvets, a "
        .. "variant of one, as in johvets/no_swaps, several together, as in "
        .. "johvets/no_swaps+kin_only, or a Lua file.",
    epilog = "All intervals are of 95 %. A seat whose interval leaves out an even share is marked. "
        .. "Between two variants the interval of a difference is for each row alone; a row is "
        .. "marked clear where the difference also holds for all rows of that number of players "
        .. "together. Games in which the game's own rules have failed count nowhere, and what "
        .. "failed stands first. What comes out is the same for any number of jobs. With --svg "
        .. "FOLDER it writes wins.svg and lengths.svg there. Interrupted, it tells what it has so "
        .. "far; with --out FILE the same command then goes on with what is there. The exit status "
        .. "is 0, 1 where something could not be played or written, 2 for wrong usage, 3 where the "
        .. "game's own rules have failed in a game, 4 for a limit; interrupted, it ends by the "
        .. "signal once it has told (130 in a shell).",
    options = {
        { name = "--players", value = "LIST", target = "players",
            convert = numbers.read, help = "for which numbers of players, as 3, 2-4 or 2,4 "
                .. "(default: all with which the game starts, up to 6)" },
        { name = "--games", value = "N", target = "games", default = GAMES,
            convert = options.number(1, GAMES_MAX),
            help = ("how many games for each number of players (default: %d)"):format(GAMES) },
        { name = "--bot", value = "NAME", target = "bot",
            help = "who plays all games: the name of a bot that ships (law help bots) or a Lua "
                .. "file (default: the first that there is of steady, strong, greedy and random)" },
        { name = "--seed", value = "N", target = "seed", default = 1,
            convert = options.number(0, 1 << 53), help = "what chance follows from (default: 1)" },
        crew.JOBS,
        { name = "--max-turns", value = "N", target = "max_turns", default = match_table.TURNS,
            convert = options.number(1, 1000000), help = ("a game counts as endless after it has "
                .. "gone on N times with the answers that were asked for together (default: %d)")
                :format(match_table.TURNS) },
        { name = "--out", value = "FILE", target = "out", help = "keep what comes of each game in "
            .. "this file, and go on with it where it is there (law help tournaments)" },
        { name = "--svg", value = "FOLDER", target = "svg",
            help = "write plots to this folder, which is made where it is not there" },
        { name = "--json", target = "json", help = "tell all as one line of JSON" },
        { name = "--rule", value = "NAME=VALUE", target = "rule", many = true,
            convert = assignment, help = "the value of a house rule; may be repeated" },
        { name = "--option", value = "NAME=VALUE", target = "option", many = true,
            convert = assignment, help = "an option of the game; may be repeated" },
        BUDGET_OPTION,
        budget.TRUST,
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "VARIANT", count = 1, target = "first", help = "a game, a variant or a file" },
        { name = "VARIANT2", count = "?", target = "second", help = "what it is compared with" },
    },
}

local function misuse(message)
    console.message(message .. " (law help balance)")
    return 2
end

-- ---- Plots ----

local function make_folder(folder)
    if host.kind(folder) == "folder" then
        return true
    end
    return host.make_folder(folder)
end

local function write_plots(run, results)
    for _, file in ipairs(charts.all(run, results)) do
        local path = run.values.svg .. "/" .. file[1]
        local is_written, reason = host.write_file(path, file[2])
        if not is_written then
            console.message(("cannot write %s: %s"):format(text.quote(path), reason))
            return 1
        end
        console.message("wrote " .. path)
    end
    return 0
end

-- ---- The command ----

local function has_failed(results)
    for _, result in ipairs(results) do
        for _, found in ipairs(result.found) do
            if found.has_failed then
                return true
            end
        end
    end
    return false
end

-- The games of each subject for a number of players; nothing where one of them has none.
local function games_of(list, players, played)
    local games = {}
    for side, subject in ipairs(list) do
        games[side] = played[subject][players]
        if #games[side] == 0 then
            return nil
        end
    end
    return games
end

local function can_compare(found)
    return #found > 1 and found[1].games > 0 and found[2].games > 0
end

local function results_of(list, counts, played)
    local results = {}
    for _, players in ipairs(counts) do
        local result = { players = players, found = {} }
        local games = games_of(list, players, played)
        if not games then -- it was interrupted before
            break
        end
        local scheme = figures.scheme(games)
        for side in ipairs(list) do
            result.found[side] = figures.of(games[side], scheme)
        end
        result.compared = can_compare(result.found)
            and comparing.pairs(result.found[1], result.found[2]) or nil
        results[#results + 1] = result
    end
    return results
end

local function say_record(run)
    local count = 0
    for _ in pairs(run.by_number) do
        count = count + 1
    end
    console.message(("each game is kept in %s%s; if this ends early, to go on: %s"):format(
        run.values.out, count > 0 and (", which has %s already"):format(text.count(count, "game"))
        or "", run.command))
end

-- What is to be played, { list, counts, values, tasks, by_number, … }; or nil and an exit status.
local function prepare(values)
    local list, status = subjects.open_all({ values.first, values.second }, values)
    if not list then
        return nil, status
    end
    local counts, is_seated
    counts, status = numbers.find(list, values)
    if not counts then
        return nil, status
    end
    is_seated, status = subjects.seat_bot(list, values, counts[1])
    if not is_seated then
        return nil, status
    end
    if values.svg then
        local is_there, reason = make_folder(values.svg)
        if not is_there then
            return nil, misuse(("--svg: cannot make the folder %s: %s"):format(
                text.quote(values.svg), reason))
        end
    end
    local run = { list = list, counts = counts, values = values, by_number = {} }
    run.tasks = playing.tasks(run)
    if values.out then
        local is_open, message = recording.open(run)
        if not is_open then
            console.message(message)
            return nil, 2
        end
        run.command = resuming.command({ "balance", values.first, values.second }, values,
            balance.options)
        say_record(run)
    end
    return run
end

local function say_part(run, count)
    console.message(("interrupted; what follows is of the %d of %s that were finished; %s"):format(
        count, text.count(#run.tasks, "game"), run.command and "to go on: " .. run.command
        or "with --out FILE it could be gone on with"))
end

local function tell_all(run)
    local values = run.values
    local played, count = playing.sorted(run)
    run.finished, run.is_part = count, count < #run.tasks
    if run.is_part then
        say_part(run, count)
    end
    local results = results_of(run.list, run.counts, played)
    local telling = values.json and tell.json or tell.people
    telling(run, results)
    if run.is_part then
        return 1 -- the program then ends by the signal
    end
    local status = values.svg and write_plots(run, results) or 0
    return has_failed(results) and script.STATUS.error or status
end

local function play_and_tell(values)
    local run, status = prepare(values)
    if not run then
        return status
    end
    local is_done, problem = playing.all(run)
    if is_done and values.out and not host.was_interrupted() then
        is_done, problem = recording.finish(run)
    end
    if not is_done then
        console.message(problem .. (run.command and "; to go on: " .. run.command or ""))
        return 1
    end
    return tell_all(run)
end

function balance.run(values)
    local is_done, status = pcall(play_and_tell, values)
    if not is_done and status ~= seats.INTERRUPTED then
        error(status, 0)
    end
    return is_done and status or 1
end

return balance
