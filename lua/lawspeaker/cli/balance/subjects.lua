-- What `law balance` looks at: a game under a variant, or two of one game, and which bot plays.
local console = require "lawspeaker.cli.console"
local finding = require "lawspeaker.cli.bots.finding"
local match_table = require "lawspeaker.cli.bots.table"
local opening = require "lawspeaker.cli.play.opening"
local pools = require "lawspeaker.cli.bots.pool"
local script = require "lawspeaker.cli.script"
local seats = require "lawspeaker.cli.bots.seat"
local text = require "lawspeaker.cli.text"

local subjects = {}

-- The table of a match; with `is_empty` nobody sits there.
function subjects.sitting(subject, values, more)
    local bots = {}
    for seat = 1, more.is_empty and 0 or more.players do
        bots[seat] = subject.bot
    end
    return match_table.open { found = subject.found, values = values, budget = values.budget,
        is_trusted = values.trust == "yes", max_turns = values.max_turns, bots = bots,
        setting = { players = more.players, seed = more.seed, rules = values.rule or {},
            options = values.option or {} },
        seed = more.chance, keeps_record = true, tally = true, pool = more.pool }
end

-- ---- Opening ----

-- What a game says of itself before it starts, by the outcome of its session.
local function ask_game(found, values)
    local session, outcome, given = opening.session(values, { found }, "lawspeaker.judging")
    if session then
        outcome = session:ask("open", given)
        session:close()
    end
    if outcome.status == "interrupted" then
        error(seats.INTERRUPTED, 0)
    end
    return outcome
end

-- Opens what a word names: { words, found, game, variant, least, most }; or nil and an exit status,
-- and it has been said why.
local function open(words, values)
    local found, message = opening.find(setmetatable({ game = words }, { __index = values }))
    if not found then
        console.message(message)
        return nil, 2
    end
    local outcome = ask_game(found, values)
    if outcome.status ~= "ok" then
        console.message(outcome.message, values.traceback)
        return nil, script.STATUS[outcome.status] or 2
    end
    local known = outcome.answer
    return { words = words, found = found, game = known.name, variant = known.variant,
        least = known.least, most = known.most }
end

-- Opens all that are named, which have to be of one game.
function subjects.open_all(list, values)
    local opened = {}
    for index, words in ipairs(list) do
        local subject, status = open(words, values)
        if not subject then
            return nil, status
        elseif index > 1 and subject.game ~= opened[1].game then
            console.message(("%s is of the game %s and %s of %s: only variants of one game are "
                .. "compared (law help balance)"):format(text.quote(words), subject.game,
                text.quote(list[1]), opened[1].game))
            return nil, 2
        end
        opened[index] = subject
    end
    return opened
end

-- ---- The bot ----

-- Where a bot is not named: the first of these that there is, those that know a game best before
-- those that play any.
local BOTS <const> = { "steady", "strong", "greedy", "random" }

-- The bot of a name: that of the first subject which has one, as they are all of one game.
local function find_named(words, list, values)
    local problem
    for _, subject in ipairs(list) do
        local bot, message = finding.find(words, finding.about(subject.found, values,
            subject.game))
        if bot then
            return bot
        end
        problem = problem or message
    end
    return nil, problem
end

-- The bot that plays all subjects, or nil; what is wrong; and its name where it was not asked for.
local function find_bot(list, values)
    if values.bot then
        return find_named(values.bot, list, values)
    end
    local bot, message
    for _, name in ipairs(BOTS) do
        bot, message = find_named(name, list, values)
        if bot then
            return bot, nil, name
        end
    end
    return nil, message
end

-- Asks a subject's bot once, which gets to know its name and all files: true; or nil, what is
-- wrong, and an outcome.
local function probe(subject, values, players)
    local pool <close> = pools.new() -- nothing of it may be open when processes are made later
    local sitting <close>, message, outcome = subjects.sitting(subject, values,
        { players = players, seed = values.seed, chance = values.seed, pool = pool })
    if not sitting then
        return nil, message, outcome
    end
    local problem, seat = sitting.problems[1], sitting.seats[1]
    if not problem and not seat.known.plays then
        return nil, ("the bot %s does not play %s"):format(text.quote(seat.known.bot),
            sitting.known.name)
    elseif not problem then
        problem, outcome = select(2, sitting:try())
    end
    if outcome then
        return nil, outcome.message, outcome
    elseif problem then
        return nil, ("%s: it was asked once before the first match and failed there: %s"):format(
            subject.bot.file, problem.message)
    end
    subject.bot_name = seat.known.bot
    subject.game_files, subject.bot_files = sitting.files, seat.files
    return true
end

-- Seats one bot at all subjects and asks it once with so many players: true; or nil and an exit
-- status, and it has been said why.
function subjects.seat_bot(list, values, players)
    local bot, message, default = find_bot(list, values)
    if not bot then
        console.message(message)
        return nil, 2
    end
    for _, subject in ipairs(list) do
        subject.bot, subject.default = bot, default
        local is_done, problem, outcome = probe(subject, values, players)
        if not is_done then
            console.message(problem, values.traceback)
            return nil, outcome and script.STATUS[outcome.status] or 2
        end
    end
    return true
end

return subjects
