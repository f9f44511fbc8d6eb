-- What `law balance` looks at: a game under a variant, which bot plays it, and for which numbers of
-- players.
local console = require "lawspeaker.cli.console"
local finding = require "lawspeaker.cli.bots.finding"
local match_table = require "lawspeaker.cli.bots.table"
local opening = require "lawspeaker.cli.play.opening"
local pools = require "lawspeaker.cli.bots.pool"
local script = require "lawspeaker.cli.script"
local text = require "lawspeaker.cli.text"

local subjects = {}

-- Numbers of players that are looked at where none are asked for: more take long, and a table of
-- more tells little.
local PLAYERS_MOST <const> = 6

-- "2-5", "3", "2,4" as a list of numbers, for the options of a command.
function subjects.read_players(words)
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

-- Where a bot is not named: the first of these that there is, those that know a game best before
-- those that play any.
local BOTS <const> = { "steady", "strong", "greedy", "random" }

-- The bot that plays, or nil; what is wrong; and its name where it was not asked for.
local function find_bot(found, values)
    local about = finding.about(found, values)
    if values.bot then
        return finding.find(values.bot, about)
    end
    local bot, message
    for _, name in ipairs(BOTS) do
        bot, message = finding.find(name, about)
        if bot then
            return bot, nil, name
        end
    end
    return nil, message
end

-- The table of a match; with `is_empty` nobody sits there.
function subjects.sitting(subject, values, more)
    local bots = {}
    for seat = 1, more.is_empty and 0 or more.players or 1 do
        bots[seat] = subject.bot
    end
    return match_table.open { found = subject.found, values = values, budget = values.budget,
        is_trusted = values.trust == "yes", max_turns = values.max_turns, bots = bots,
        setting = { players = more.players, seed = more.seed, rules = values.rule or {},
            options = values.option or {} },
        seed = more.chance, keeps_record = true, tally = true, pool = more.pool }
end

-- ---- Opening ----

-- Opens the game once and asks the bot: what is known of it; or nil, what is wrong, and an outcome.
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
    subject.bot_name, subject.players = seat.known.bot, sitting.state.players
    subject.game_files, subject.bot_files = sitting.files, seat.files
    return sitting.known
end

local function complete(subject, known)
    subject.game, subject.title, subject.variant = known.name, known.title or known.name,
        known.variant
    subject.least, subject.most = known.least, known.most
end

-- Opens what a word names: { words, found, bot, game, title, variant, bot_name, least, most }; or
-- nil and an exit status, and it has been said why.
local function open(words, values)
    local found, message = opening.find(setmetatable({ game = words }, { __index = values }))
    local bot, default
    if found then
        bot, message, default = find_bot(found, values)
    end
    if not bot then
        console.message(message)
        return nil, 2
    end
    local subject = { words = words, found = found, bot = bot, default = default }
    local known, outcome
    known, message, outcome = probe(subject, values, values.players and values.players[1])
    if not known then
        console.message(message, values.traceback)
        return nil, outcome and script.STATUS[outcome.status] or 2
    end
    complete(subject, known)
    return subject
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

-- ---- Numbers of players ----

-- The numbers of players that a subject is looked at for.
function subjects.player_counts(subject, values)
    local counts = {}
    for count = subject.least, math.min(subject.most, math.max(PLAYERS_MOST, subject.least)) do
        counts[#counts + 1] = not values.players and count or nil
    end
    for _, count in ipairs(values.players or {}) do
        if count < subject.least or count > subject.most then
            return nil, ("--players: %s is played by %d to %d, not by %d"):format(
                text.quote(subject.words), subject.least, subject.most, count)
        end
        counts[#counts + 1] = count
    end
    return counts
end

return subjects
