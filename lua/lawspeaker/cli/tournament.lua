-- `law tournament`: bots play each other, and how good they are is told with its error bars.
local budget = require "lawspeaker.cli.bots.budget"
local checking = require "lawspeaker.cli.tournament.checking"
local console = require "lawspeaker.cli.console"
local crew = require "lawspeaker.cli.bots.crew"
local files = require "lawspeaker.cli.tournament.file"
local finding = require "lawspeaker.cli.bots.finding"
local header = require "lawspeaker.cli.tournament.header"
local match_table = require "lawspeaker.cli.bots.table"
local merging = require "lawspeaker.cli.tournament.merging"
local opening = require "lawspeaker.cli.play.opening"
local openings = require "lawspeaker.cli.tournament.openings"
local options = require "lawspeaker.cli.options"
local records = require "lawspeaker.cli.tournament.records"
local report = require "lawspeaker.cli.tournament.report"
local resuming = require "lawspeaker.cli.tournament.resuming"
local running = require "lawspeaker.cli.tournament.running"
local script = require "lawspeaker.cli.script"
local seats = require "lawspeaker.cli.bots.seat"
local statistics = require "lawspeaker.cli.statistics"
local text = require "lawspeaker.cli.text"

local GAMES <const>, GAMES_MAX <const>, BOTS_MAX <const> = 100, checking.GAMES_MAX,
    checking.BOTS_MAX

-- NAME=VALUE, as a pair.
local function assignment(words)
    local name, value = words:match "^([^=]+)=(.*)$"
    if not name then
        return nil, text.quote(words) .. " is no NAME=VALUE"
    end
    return { name, value }
end

-- K/N, as { number, count }.
local function read_shard(words)
    local number, count = words:match "^(%d+)/(%d+)$"
    number, count = math.tointeger(tonumber(number)), math.tointeger(tonumber(count))
    if not number or not count or number < 1 or number > count or count > GAMES_MAX then
        return nil, text.quote(words) .. " is no K/N with K from 1 to N"
    end
    return { number = number, count = count, words = ("%d/%d"):format(number, count) }
end

local function check_sprt(words)
    local setting, message = statistics.parse_sprt(words)
    return setting and words, message
end

local tournament = {
    name = "tournament",
    summary = "have bots play each other and rate them",
    description = "Has each BOT play the others at GAME and tells ratings with 95 % intervals, who "
        .. "got points from whom, what seats are worth and what went wrong. A bot is the name of "
        .. "one that ships (law help bots) or a Lua file. Bots meet in lineups of as many as there "
        .. "are seats, all of them in turn; where there are fewer bots than seats each sits there "
        .. "as often as the others. A lineup with one seed is played once for each seat, all bots "
        .. "moving one seat on: that is a group, of which statistics take samples.",
    epilog = "`law tournament merge FILE…` joins the files of shards, tells what they have found "
        .. "together, and with --out writes them as one run would have. law help shards: on "
        .. "several machines; law help tournaments: all about them. Interrupted, it says how to "
        .. "go on and ends by the signal (130 in a shell).",
    options = {
        { name = "--players", value = "N", target = "players", convert = options.number(1, 16),
            help = "how many seats a match has (default: the least that the game has)" },
        { name = "--games", value = "N", target = "games", default = GAMES,
            convert = options.number(1, GAMES_MAX), help = ("how many matches (default: %d); made "
                .. "up to whole groups"):format(GAMES) },
        { name = "--max-turns", value = "N", target = "max_turns", default = match_table.TURNS,
            convert = options.number(1, 1000000), help = ("a match is void after it has gone on N "
                .. "times with the answers that were asked for together (default: %d)"):format(
                match_table.TURNS) },
        { name = "--seed", value = "N", target = "seed", default = 1,
            convert = options.number(0, 1 << 53), help = "what chance follows from (default: 1)" },
        crew.JOBS,
        { name = "--json", target = "json", help = "tell all as one line of JSON" },
        { name = "--out", value = "FILE", target = "out", help = "the file for what comes of each "
            .. "match, which is gone on with where it is there (default: "
            .. "GAME.tournament.jsonl, or one with a number)" },
        budget.OPTION,
        budget.TRUST,
        { name = "--gauntlet", target = "gauntlet", help = "only matches of the first bot" },
        { name = "--sprt", value = "A,B", target = "sprt", convert = check_sprt, help = "stop once "
            .. "it is decided whether the first of two bots is better by B rather than by A elo; "
            .. "--games is then the most; A,B,ALPHA,BETA: how often it may be wrong (0.05, 0.05)" },
        { name = "--openings", value = "PATH", target = "openings", many = true,
            help = "begin with the situations of the scenarios in this file or folder, in turn "
                .. "(law help tournaments shows one); may be repeated" },
        { name = "--shard", value = "K/N", target = "shard", convert = read_shard,
            help = "play only the K-th of N parts of the same schedule (law help shards)" },
        { name = "--forfeit", value = "N", target = "forfeit", default = match_table.FORFEIT,
            convert = options.number(1, 1000000), help = ("after N crashes and limits in one match "
                .. "a bot gets its defaults and cannot win (default: %d)"):format(
                match_table.FORFEIT) },
        { name = "--variant", value = "NAME", target = "variant", many = true,
            help = "a variant of the game, by its name or its Lua file; may be repeated, for "
                .. "several together" },
        { name = "--rule", value = "NAME=VALUE", target = "rule", many = true,
            convert = assignment, help = "the value of a house rule; may be repeated" },
        { name = "--option", value = "NAME=VALUE", target = "option", many = true,
            convert = assignment, help = "an option of the game; may be repeated" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "GAME", count = "1", target = "game", help = "a game's name or file" },
        { name = "BOT", count = "*", target = "bots", help = "a bot's name or file" },
    },
}

-- ---- What is asked for ----

local function misuse(message)
    console.message(message .. " (law help tournament)")
    return 2
end

local function find_misuse(values)
    local count = #values.bots
    if count == 0 then
        return "missing BOT: the bots that shall play"
    elseif count > BOTS_MAX then
        return ("there are %d bots; at most %d can play"):format(count, BOTS_MAX)
    elseif values.sprt and count ~= 2 then
        return ("--sprt compares two bots, and there are %d"):format(count)
    elseif values.gauntlet and count < 2 then
        return "--gauntlet needs a bot that the first one plays"
    end
end

-- What is to be played: { found, bots, openings, values }; or nil and an exit status.
local function find_all(values)
    local found, message = opening.find(values)
    if not found then
        console.message(message)
        return nil, 2
    end
    local bots
    bots, message = finding.all(values.bots, finding.about(found, values))
    if not bots then
        console.message(message)
        return nil, 2
    end
    local asked = { found = found, bots = bots, values = values }
    if values.openings and #values.openings > 0 then
        local outcome
        asked.openings, message, outcome = openings.find(values.openings, values)
        if not asked.openings then
            console.message(message, values.traceback)
            return nil, outcome and script.STATUS[outcome.status] or 2
        end
    end
    return asked
end

-- ---- What is told before and after ----

local function say_size(given, wanted)
    local words = ("%s%s of %s, %s of %d"):format(given.sprt and "at most " or "",
        text.count(given.games, "match", "matches"), text.count(#given.bots, "bot"),
        text.count(given.groups, "group"), given.players)
    if given.games ~= wanted then
        words = words .. (": %d is made up to whole groups"):format(wanted)
    end
    if given.groups < #given.lineups then
        words = words .. ("; only %d of %d lineups get to play, --games %d plays all"):format(
            given.groups, #given.lineups, #given.lineups * given.players)
    end
    return words
end

local function tell_begin(given, values, opened, command)
    console.message(say_size(given, values.games))
    if not budget.is_exact(values.budget) then
        console.message "a budget of time does not come out the same twice"
    end
    local count = 0
    for _ in pairs(opened.by_number) do
        count = count + 1
    end
    local already = opened.is_old and (", which has %s already"):format(
        text.count(count, "match", "matches")) or ""
    console.message(("each match is kept in %s%s; if this ends early, to go on: %s"):format(
        values.out, already, command))
end

local TROUBLES_MAX <const> = 5

local function tell_missing(found, command)
    local told = 0
    for _, number in ipairs(found.missing) do
        if found.troubles[number] and told < TROUBLES_MAX then
            console.message(("match %d could not be played: %s"):format(number,
                found.troubles[number]))
            told = told + 1
        end
    end
    console.message(("%d of %s played; to go on: %s"):format(#found.numbers - #found.missing,
        text.count(#found.numbers, "match", "matches"), command))
end

-- ---- The command ----

-- What stands before the options.
local function said(asked)
    local words = { "tournament", asked.found.words }
    for _, bot in ipairs(asked.bots) do
        words[#words + 1] = bot.words
    end
    return words
end

local function finish(run, found, command)
    local values = run.asked.values
    if found.unwritten then
        console.message(("cannot write %s: %s; to go on: %s"):format(text.quote(run.path),
            found.unwritten, command))
        return 1
    elseif not found.is_done or #found.missing > 0 then
        tell_missing(found, command)
        return 1
    end
    local is_kept, problem = files.finish(run.path, run.header, run.by_number, found.numbers)
    if not is_kept then
        console.message(problem)
        return 1
    end
    local list = records.list(run.by_number, found.numbers)
    return report.tell(run.header, list, found.missing, values.json)
end

-- The header and schedule of what is asked for; or nil and an exit status.
local function prepare(asked)
    local is_done, given, plan, outcome = pcall(header.make, asked)
    if not is_done then
        if given ~= seats.INTERRUPTED then
            error(given, 0)
        end
        return nil, 1
    elseif not given then
        console.message(plan, asked.values.traceback)
        return nil, outcome and script.STATUS[outcome.status] or 2
    end
    given.shard = asked.values.shard and asked.values.shard.words or nil
    return given, plan
end

local function play(asked)
    local values = asked.values
    local given, plan = prepare(asked)
    if not given then
        return plan
    end
    values.out = values.out or files.free_name(given.game)
    local opened, problem = files.open(values.out, given, checking.KIND)
    if not opened then
        console.message(problem)
        return 2
    end
    local command = resuming.command(said(asked), values, tournament.options)
    tell_begin(given, values, opened, command)
    local run = { asked = asked, header = given, plan = plan, shard = values.shard,
        by_number = opened.by_number, file = opened.file, path = values.out }
    return finish(run, running.all(run), command)
end

function tournament.run(values)
    if values.game == "merge" then
        return merging.run(values, values.bots)
    end
    local wrong = find_misuse(values)
    if wrong then
        return misuse(wrong)
    end
    local asked, status = find_all(values)
    if not asked then
        return status
    end
    return play(asked)
end

return tournament
