-- `law check` of a bot: it plays some matches, each twice, against players that answer by chance.
-- What it does wrong is a finding; besides, it is said how much it has used for an answer.
local answering = require "lawspeaker.cli.bots.answering"
local answers = require "lawspeaker.cli.bots.answers"
local budgets = require "lawspeaker.cli.bots.budget"
local console = require "lawspeaker.cli.console"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local match_table = require "lawspeaker.cli.bots.table"
local options = require "lawspeaker.cli.options"
local pools = require "lawspeaker.cli.bots.pool"
local tallies = require "lawspeaker.cli.check.tallies"
local text = require "lawspeaker.cli.text"
local twice = require "lawspeaker.cli.twice"

local bots = {}

local GAME <const> = "johvets" -- of a bot that names none

bots.OPTIONS = {
    { name = "--game", value = "GAME", target = "game",
        help = "bots: the game that they play (default: those that they name, else johvets)" },
    { name = "--games", value = "N", target = "games", convert = options.number(1, 10000),
        default = 2, help = "bots: how many matches of each game they play, each of them twice "
            .. "(default: 2)" },
    { name = "--max-turns", value = "N", target = "max_turns", default = 100,
        convert = options.number(1, 1000000),
        help = "bots: so often a match goes on at most (default: 100)" },
    budgets.OPTION,
}

-- ---- One match ----

-- A match between the bot at one seat and chance at the others: the sitting; or nil and what is
-- wrong.
local function sit(given, number, own, values)
    local seats = {}
    for seat = 1, given.players do
        seats[seat] = seat == own and given.bot or false
    end
    return match_table.open { found = given.found, values = values,
        budget = given.values.budget, is_trusted = given.values.trust == "yes",
        max_turns = given.values.max_turns, bots = seats, seed = number,
        pool = given.pool, setting = { seed = number, players = given.players } }
end

-- Has a seat note as `taken` how many milliseconds its last question took it.
local function take_time(seat)
    local choose = seat.choose
    function seat:choose(given, handed)
        local begun = host.milliseconds()
        local chosen, problem = choose(self, given, handed)
        self.taken = host.milliseconds() - begun
        return chosen, problem
    end
end

-- Plays a match and notes in `tally`, where there is one, what came of it: { answers = the bot's,
-- with its problems, to compare; outcome }, or nil and what is wrong.
local function play(given, number, own, tally)
    local sitting <close>, message = sit(given, number, own,
        tally and given.hearing or given.values)
    if not sitting then
        return nil, message
    end
    local chosen, kind = {}, given.values.budget.kind == "nodes" and "nodes" or "instructions"
    function sitting.on_answer(asked, answered)
        if sitting.seat_of[asked.player] ~= own or asked.is_talk and not answered.chosen then
            return
        end
        chosen[#chosen + 1] = { asked.number, answered.answer == nil or answered.answer,
            answered.problem and answered.problem.message or false }
        if tally then
            local where = ("match %d, %s"):format(number, answering.where {
                turn = sitting.turns + 1, round = sitting.state.turn, question = asked.number,
                question_name = asked.name })
            tallies.note_answer(tally, answered, where,
                { kind = kind, milliseconds = sitting.seats[own].taken })
        end
    end
    if tally then
        take_time(sitting.seats[own])
    end
    local outcome = sitting:play()
    if tally then
        tallies.note_end(tally, outcome, own)
        tallies.note_problems(tally, sitting, number)
        given.note_globals(sitting.seats[own])
    end
    return { answers = chosen, outcome = outcome }
end

-- The first question where two runs of a match part, or nothing.
local function find_difference(first, second)
    for index = 1, math.max(#first, #second) do
        local one, other = first[index], second[index]
        if not one or not other or twice.hash(one) ~= twice.hash(other) then
            return (one or other)[1]
        end
    end
end

local function play_twice(given, number, own, tally)
    local first, message = play(given, number, own, tally)
    local second
    if first then
        second, message = play(given, number, own)
    end
    if not second then
        return message
    end
    local question = budgets.is_exact(given.values.budget)
        and find_difference(first.answers, second.answers)
    if question then
        tallies.note(tally, "error", "the same match a second time, and it answers otherwise; all "
            .. "its chance must come from `random`",
            ("match %d, question %d"):format(number, question))
    end
    if first.outcome.void == "error" then
        tallies.note(tally, "error", "the match could not go on: " .. first.outcome.reason,
            ("match %d"):format(number))
    end
end

-- ---- One game ----

-- The globals that the bot has set, and not its game: a list of names.
local function globals_of(seat)
    return answers.texts(seat.session and seat:ask("globals", {}))
end

-- What is known once a match is opened: the number of players; or nil and what is wrong.
local function learn(given)
    local sitting <close>, message = match_table.open { found = given.found,
        values = given.hearing, budget = given.values.budget,
        is_trusted = given.values.trust == "yes", bots = { given.bot }, pool = given.pool,
        setting = { seed = 1 } }
    if not sitting then
        return nil, message
    end
    local seat, problem = sitting.seats[1], sitting.problems[1]
    if problem then
        return nil, problem.message
    elseif not seat.known.plays then
        return nil, ("it plays %s, not %s"):format(text.list(seat.known.games), sitting.known.name)
    end
    given.players = #sitting.state.players
    return true
end

local TIME_SHOWN <const> = 2 -- seconds

local function summary(given, tally)
    local words = ("%s: %s of %s"):format(given.words, text.count(tally.matches, "match",
        "matches"), text.count(given.players, "player"))
    words = ("%s%s; %s, %s of them by default"):format(words, given.players > 1
        and " against answers by chance, " .. tallies.say_ends(tally) or "",
        text.count(tally.answers, "answer"), tally.defaults == 0 and "none" or tally.defaults)
    words = words .. tallies.say_uses(tally, given.values.budget)
    local taken = (os.time() - given.begun) / (2 * tally.matches) -- each is played twice
    if taken >= TIME_SHOWN then
        words = ("%s; a match takes about %.0f s"):format(words, taken)
    end
    return words
end

local function tell(given, tally)
    for _, found in ipairs(tally.list) do
        local more = found.count > 1 and ("; %d times, first in "):format(found.count) or "; "
        given.report(found.level, ("%s: %s%s%s"):format(given.words, found.words, more,
            found.where))
    end
    if tally.answers > 0 and tally.answers == tally.defaults then
        given.report("warning", given.words .. ": all its answers were the default")
    end
    given.print(summary(given, tally))
end

local function check_game(given)
    local is_known, message = learn(given)
    if not is_known then
        given.report("error", ("%s: %s"):format(given.words, message))
        return
    end
    local tally = tallies.new()
    given.begun = os.time()
    for number = 1, given.values.games do
        console.progress(("%s: %s, match %d of %d"):format(given.bot.file, given.words, number,
            given.values.games))
        message = play_twice(given, number, (number - 1) % given.players + 1, tally)
        console.end_progress()
        if message then
            given.report("error", ("%s: match %d: %s"):format(given.words, number, message))
            return
        end
    end
    tell(given, tally)
end

-- ---- The bot ----

local GAMES_MOST <const> = 16 -- that are tried of those that a bot names

-- The games that are tried, each once.
local function list_games(values, known)
    local list, seen = {}, {}
    for _, name in ipairs(values.game and { values.game } or known.games or { GAME }) do
        if not seen[name] and #list < GAMES_MOST then
            list[#list + 1] = name
        end
        seen[name] = true
    end
    return list
end

-- A game by its name; only people can name a file.
local function find(words, values)
    if values.game or find_game.is_name(words) then
        return find_game.game(words, values)
    end
    return nil, ("it names the game %s, and that is no name of one"):format(text.quote(words))
end

local NAMES_MOST <const>, NAME_SIZE <const> = 5, 40

-- Warns of global names that the bot has set.
local function report_globals(globals, report)
    local names = {}
    for name in pairs(globals) do
        names[#names + 1] = #name > NAME_SIZE and name:sub(1, NAME_SIZE) .. "..." or name
    end
    table.sort(names)
    local more = #names - NAMES_MOST
    if more > 0 then
        names = table.move(names, 1, NAMES_MOST, 1, {})
        names[#names + 1] = ("%d more"):format(more)
    end
    if #names > 0 then
        report("warning", ("it sets the %s %s; `local` keeps a name to itself"):format(
            #names == 1 and "global" or "globals", text.list(names)))
    end
end

local PRINTED_MOST <const> = 1000 -- lines of what a bot prints that are shown

-- The options as `values`, and with what is told of what the bot prints.
local function hearing(values, print)
    local count = 0
    return setmetatable({ heard = function(words)
        for line in words:gmatch "([^\n]*)\n" do
            count = count + 1
            if count <= PRINTED_MOST then
                print("prints: " .. line:gsub("\t", "    "))
            elseif count == PRINTED_MOST + 1 then
                print(("prints more than these %d lines"):format(PRINTED_MOST))
            end
        end
    end }, { __index = values })
end

-- Plays with the bot of a file. `known`: what lawspeaker.checking has said of it; report(level,
-- words) and print(words) tell it.
function bots.check(file, known, values, report, print)
    local pool, globals, heard = pools.new(), {}, hearing(values, print)
    local function note_globals(seat)
        for _, name in ipairs(globals_of(seat)) do
            globals[name] = true
        end
    end
    for _, words in ipairs(list_games(values, known)) do
        local found, message = find(words, values)
        if found then
            check_game { found = found, words = words, values = values, hearing = heard,
                pool = pool, bot = { words = file, file = file }, report = report, print = print,
                note_globals = note_globals }
        else
            report("error", message)
        end
    end
    pool:close()
    report_globals(globals, report)
end

-- A trial of a bot, as a report of a scenario has it: one match of each of its games.
function bots.trial(file, known, values)
    local own = setmetatable({ games = 1, max_turns = 40, budget = budgets.DEFAULT },
        { __index = values })
    local failures = {}
    bots.check(file, known, own, function(level, words)
        failures[#failures + 1] = level == "error" and words or nil
    end, function()
    end)
    return { name = ("bot %s plays %s"):format(text.quote(known.name),
        text.list(known.games or { GAME })), passed = #failures == 0, checks = 1,
        failures = failures }
end

return bots
