-- A table: one match between seats, each with a bot or with nobody. The true match is played in the
-- game's own session (lawspeaker.judging); each bot has a session of its own and gets only what its
-- player may know. Played to its end, or question by question.
--
-- A bot that crashes or hits a limit begins anew, with nothing remembered, and the question gets
-- its default. After so many of these it forfeits (endings.lua). The clock only stops what no other
-- limit has stopped: then the match is void.
local answering = require "lawspeaker.cli.bots.answering"
local endings = require "lawspeaker.cli.bots.endings"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local pools = require "lawspeaker.cli.bots.pool"
local seats = require "lawspeaker.cli.bots.seat"

local match_table = {}

local Sitting = setmetatable({}, { __index = answering })
Sitting.__index = Sitting

function Sitting:__close()
    self:close()
end

match_table.FORFEIT, match_table.TURNS = 3, 1000

match_table.mix = answering.mix

-- ---- The game's session ----

local function reason_of(outcome)
    return seats.plain(outcome.message or "the game gave no answer", outcome.files or {})
end

-- Asks the game; where that fails the match is over.
function Sitting:ask(name, given)
    local outcome = self.session:ask(name, given)
    self.files = outcome.files or self.files
    if outcome.status == "ok" then
        return outcome.answer
    elseif outcome.status == "interrupted" or host.was_interrupted() then
        error(seats.INTERRUPTED, 0)
    end
    endings.stop(outcome.limit == "time" and "clock" or "error", reason_of(outcome), outcome)
end

-- As ask, about something that the game cannot refuse.
function Sitting:must(name, given)
    local answer = self:ask(name, given)
    if answer.message then
        endings.stop("error", ("%s: %s"):format(name, answer.message))
    end
    return answer
end

local function open_session(given, found, pool)
    local file, files, lists = find_game.asked({ found }, given.values)
    if given.opening then
        files[#files + 1] = given.opening.file
    end
    local values = setmetatable({ variant_files = files, print = false },
        { __index = given.values })
    local session, outcome = pool:open(file, values, "lawspeaker.judging")
    if session then
        outcome = session:ask("open", { things = lists })
    end
    if session and outcome.status ~= "ok" then
        pool:give_back(session)
    end
    if outcome.status == "interrupted" or host.was_interrupted() then
        error(seats.INTERRUPTED, 0)
    end
    return outcome.status == "ok" and session or nil, outcome
end

-- ---- Opening ----

local function make_seats(given, found, pool)
    local made = {}
    for number, bot in ipairs(given.bots) do
        made[number] = bot and seats.new { found = found, bot = bot, number = number,
            values = given.values, budget = given.budget, is_trusted = given.is_trusted,
            pool = pool } or false
    end
    return made
end

-- Opens the bots, so that it is known which of them want to be told what happens.
function Sitting:open_bots()
    for _, seat in ipairs(self.seats) do
        if seat then
            local known, problem = seat:open()
            if problem then
                self:note(seat, nil, problem)
            end
            self.has_readers = self.has_readers or known and known.reads_events
        end
    end
end

function Sitting:start(given)
    local setting = setmetatable({ record = self.has_readers or given.keeps_record or false,
        opening = given.opening and given.opening.number, tally = given.tally },
        { __index = given.setting })
    local plain = {}
    for _, field in ipairs { "players", "seed", "rules", "options", "situation", "sources",
        "record", "opening", "tally" } do
        plain[field] = setting[field]
    end
    plain.rules, plain.options = plain.rules or {}, plain.options or {}
    local state = self:ask("start", plain)
    if state.message then
        return nil, state.message
    end
    self:take(state)
    self.seat_of = {}
    for number, player in ipairs(state.players) do
        self.seat_of[player] = number
    end
    for _, seat in ipairs(self.seats) do
        local problem = seat and seat.session and select(2, self:begin(seat))
        if problem then
            self:note(seat, nil, problem)
        end
    end
    return true
end

function Sitting:begin(seat)
    local player = self.state.players[seat.number]
    return seat:ready(function()
        return self:must("opening", { player = player })
    end, player)
end

-- Opens a match. `given`: found (the game, as find_game finds it); bots (by seat, as finding.find
-- gives them, or false for nobody); setting (players, seed, rules, options, situation, sources: as
-- lawspeaker.judging is started with); opening ({ file, number } of a scenario); budget;
-- is_trusted (bots in the process, not in a child); forfeit and max_turns; seed (of the bots'
-- chance); keeps_record and tally (what happens is kept, or counted, for who asks about it); pool
-- (pool.lua, for who plays many matches); values (the limits' options). A sitting; or nil, what is
-- wrong, and the outcome of the game's session where it is its.
function match_table.open(given)
    local pool = given.pool or pools.new()
    local found = pools.as_files(given.found, given.values)
    local session, outcome = open_session(given, found, pool)
    if not session then
        return nil, outcome.message, outcome
    end
    local sitting = setmetatable({ session = session, known = outcome.answer, problems = {},
        files = outcome.files, seed = given.seed or 1, turns = 0, budget = given.budget,
        forfeit = given.forfeit or match_table.FORFEIT, failures = {}, forfeits = {},
        max_turns = given.max_turns or match_table.TURNS, pool = pool,
        owns_pool = not given.pool }, Sitting)
    sitting.seats = make_seats(given, found, pool)
    local is_done, started, message = pcall(function()
        sitting:open_bots()
        return sitting:start(given)
    end)
    if is_done and started then
        return sitting
    end
    sitting:close()
    if is_done then
        return nil, message
    elseif endings.is_stop(started) then
        return nil, started.outcome and started.outcome.message or started.reason, started.outcome
    end
    error(started, 0)
end

function Sitting:close()
    for _, seat in ipairs(self.seats) do
        if seat then
            seat:close()
        end
    end
    self.pool:give_back(self.session)
    if self.owns_pool then
        self.pool:close()
    end
end

function Sitting:take(state)
    self.state = state
    return state
end

-- ---- Going on ----

-- Goes on once all open questions have been answered.
function Sitting:advance()
    self.turns = self.turns + 1
    return self:take(self:must "advance")
end

-- ---- Playing ----

-- Whether the match is over: its ending, or nothing.
function Sitting:ending()
    return endings.of(self)
end

-- The outcome of a match that has ended so: what its record says besides number, group and seats.
function Sitting:outcome(ending)
    return endings.outcome(self, ending)
end

local function play_on(sitting)
    local ending = sitting:ending()
    while not ending do
        for _, asked in ipairs(sitting.state.pending) do
            local answered = sitting:answer(asked)
            if sitting.on_answer then
                sitting.on_answer(asked, answered)
            end
        end
        sitting:advance()
        ending = sitting:ending()
    end
    sitting.told = sitting:ask("record", {})
    return ending
end

-- Plays to the end: the outcome. `self.told` is then what lawspeaker.judging says of the match.
function Sitting:play()
    local is_done, ending = pcall(play_on, self)
    if not is_done then
        if not endings.is_stop(ending) then
            error(ending, 0)
        end
        ending = endings.of_stop(self, ending)
    end
    return self:outcome(ending)
end

-- ---- Asking a bot once ----

local TRIAL_TURNS <const> = 200

-- Whether the bot of a seat is asked in a talk and has no say in it.
local function passes(seat, asked)
    return asked.is_talk and seat.known ~= nil and not seat.known.has_talk
end

-- Plays until the bot of the first seat that has one has answered, or the game is over.
local function try(sitting)
    local own
    for _, seat in ipairs(sitting.seats) do
        own = own or seat or nil
    end
    while not sitting.state.result and sitting.turns < TRIAL_TURNS do
        for _, asked in ipairs(sitting.state.pending) do
            local is_own = own ~= nil and sitting.seat_of[asked.player] == own.number
            if is_own and not passes(own, asked) then
                sitting:answer(asked)
                return
            elseif is_own then
                sitting:by_default(asked)
            else
                sitting:sample(asked)
            end
        end
        sitting:advance()
    end
end

-- The same, as true where all is well; else nil, what is wrong, and the outcome of the game's
-- session where that has failed.
function Sitting:try()
    local is_done, stop = pcall(try, self)
    if not is_done and not endings.is_stop(stop) then
        error(stop, 0)
    end
    local problem = not is_done and { message = stop.reason } or nil
    for index = #self.problems, 1, -1 do
        local one = self.problems[index]
        problem = one.corrected ~= one.times and one or problem
    end
    return not problem or nil, problem, not is_done and stop.outcome or nil
end

return match_table
