-- The bots in a game that people play: those that answer by chance, in the game's own state, and
-- programs, each in a session of its own (cli/bots/seat.lua), which gets only what its player may
-- know. What goes wrong with one is told; its question gets the default, and the game goes on.
local budgets = require "lawspeaker.cli.bots.budget"
local console = require "lawspeaker.cli.console"
local finding = require "lawspeaker.cli.bots.finding"
local keeping = require "lawspeaker.cli.play.keeping"
local match_table = require "lawspeaker.cli.bots.table"
local options = require "lawspeaker.cli.options"
local pools = require "lawspeaker.cli.bots.pool"
local screen = require "lawspeaker.cli.play.screen"
local seats = require "lawspeaker.cli.bots.seat"
local text = require "lawspeaker.cli.text"

local opponents = {}

opponents.OPTIONS = {
    { name = "--bot", value = "PLAYER[=BOT]", target = "bot", many = true,
        help = "a player that is a bot, by its name or its file (law help bots); without BOT it "
            .. "answers at random, always legally; may be repeated" },
    { name = "--bots", value = "BOT", may_lack_value = true, target = "bots",
        help = "all players but the first are bots, as --bot says" },
    budgets.OPTION,
    { name = "--trust", value = "yes|no", target = "trust", convert = options.choice("yes", "no"),
        help = "whether bots run in this process; no: each in a child process of its own, which "
            .. "can touch nothing (default: yes for bots by their names, no for files)" },
}

-- ---- Who is a bot ----

-- By player the word for its bot, or true for one that answers by chance; or nil and what is wrong.
local function read_words(values, players)
    local words, is_player = {}, {}
    for index, player in ipairs(players) do
        is_player[player] = true
        words[player] = index > 1 and values.bots or nil
    end
    for _, given in ipairs(values.bot or {}) do
        local player, bot = given:match "^([^=]*)=(.+)$"
        player = player or given
        if not is_player[player] then
            return nil, options.unknown("player", player, players, "law help play")
        end
        words[player] = bot or true
    end
    return words
end

-- Whether a bot runs in this process.
local function is_trusted(values, bot)
    if values.trust then
        return values.trust == "yes"
    end
    return bot.words ~= bot.file
end

local Opponents = {}
Opponents.__index = Opponents

-- The bots of a match: `found`, the game; `known`, what lawspeaker.playing has told of it; `seed`,
-- of their chance. Or nil, what is wrong, and an exit status.
function opponents.new(values, found, known, players, seed)
    local words, message = read_words(values, players)
    if not words then
        return nil, message, 2
    end
    local made = setmetatable({ words = words, by_chance = {}, seats = {}, seed = seed,
        pool = pools.new() }, Opponents)
    local about, files = finding.about(found, values, known.name), pools.as_files(found, values)
    for index, player in ipairs(players) do
        if words[player] == true then
            made.by_chance[player] = true
        elseif words[player] then
            local bot
            bot, message = finding.find(words[player], about)
            if not bot then
                return nil, message, 2
            end
            made.seats[player] = seats.new { found = files, bot = bot, values = values,
                budget = values.budget, is_trusted = is_trusted(values, bot), number = index,
                pool = made.pool }
        end
    end
    return made
end

-- A message that begins with the bot's file.
local function name_file(seat, message)
    local name = seat.bot.file:match "[^/]*$"
    return message:find(name, 1, true) and message or name .. ": " .. message
end

-- What a function answers; where the process has been asked to end meanwhile, the dialogue does.
local function try(f, ...)
    local results = table.pack(pcall(f, ...))
    if results[1] then
        return table.unpack(results, 2, results.n)
    elseif results[2] == seats.INTERRUPTED then
        keeping.stop { status = "interrupted" }
    end
    error(results[2], 0)
end

-- Opens them, so that what is wrong is known before the game begins: nothing, or what is wrong and
-- an exit status.
function Opponents:open(players, game)
    for _, player in ipairs(players) do
        local seat = self.seats[player]
        local known, problem
        if seat then
            known, problem = try(seat.open, seat)
        end
        if problem then
            return name_file(seat, problem.message), problem.kind == "limit" and 4 or 3
        elseif known and not known.plays then
            return name_file(seat, ("the bot plays %s, not %s"):format(text.list(known.games or {}),
                game)), 2
        end
    end
end

-- What people are told of a player that is a bot.
function Opponents:say(player)
    return self.words[player] == true and "a bot" or "a bot, " .. self.words[player]
end

-- By player whether it is a bot, as plain data.
function Opponents:flags()
    local flags = {}
    for player in pairs(self.words) do
        flags[player] = true
    end
    return flags
end

-- ---- Answering ----

-- The answer of a bot, as lawspeaker.botting tells it; or nil and what is wrong.
local function choose(self, ask, seat, asked)
    local is_ready, problem = seat:ready(function()
        return ask("opening", { player = asked.player })
    end, asked.player)
    if not is_ready then
        return nil, problem
    elseif asked.is_talk and not seat.known.has_talk then
        return {}
    end
    local handed = ask("hand_over", { number = asked.number,
        from = seat.known.reads_events and (seat.next_event or 1) or nil,
        measures = seat.budget.kind == "instructions",
        seed = match_table.mix(self.seed, "view", seat.number, asked.number) })
    if handed.message then
        return nil, { message = handed.message }
    elseif handed.events then
        seat.next_event = handed.events.from + #handed.events.list
    end
    return seat:choose({ number = asked.number,
        seed = match_table.mix(self.seed, seat.number, asked.number) }, handed)
end

local function tell(seat, asked, message)
    message = name_file(seat, message)
    local words = message == seat.told and seat.bot.file:match "[^/]*$" .. ", as before" or message
    seat.told = message
    screen.tell(("%s, %s; question %d gets its default"):format(asked.player, words,
        asked.number), "yellow")
end

local function answer(self, ask, seat, asked)
    local given, done = { number = asked.number, player = asked.player }, nil
    local chosen, problem = choose(self, ask, seat, asked)
    problem = problem or chosen.problem
    if not problem and chosen.answer ~= nil and not chosen.is_default then
        given.answer = chosen.answer
        done = ask("give", given)
        problem = not done.accepted and done or nil
    end
    if problem then
        tell(seat, asked, text.plain(problem.message))
    end
    if not done or problem then
        ask("default", given)
    end
end

-- Has the bots answer those of the open questions that are theirs: whether there were any. `ask`:
-- asks lawspeaker.playing.
function Opponents:answer(ask, pending)
    local has_answered = false
    for _, asked in ipairs(pending) do
        local seat = self.seats[asked.player]
        if seat then
            console.flush()
            try(answer, self, ask, seat, asked)
            has_answered = true
        end
    end
    return has_answered
end

-- The match has gone back, or is another one: what they remember is of no use.
function Opponents:forget()
    for _, seat in pairs(self.seats) do
        seat:close()
    end
end

function Opponents:close()
    self:forget()
    self.pool:close()
end

return opponents
