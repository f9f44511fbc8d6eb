-- A bot at its seat in one match: its session, which is opened again, with nothing remembered,
-- after the bot has crashed or hit a limit; and what goes wrong there, as plain data. What is asked
-- is lawspeaker.botting's to answer.
local answers = require "lawspeaker.cli.bots.answers"
local budgets = require "lawspeaker.cli.bots.budget"
local find_game = require "lawspeaker.cli.find_game"
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local seat = {}

local Seat = {}
Seat.__index = Seat

-- `given`: found (the game, as files), bot (as finding.find gives it), values, budget, is_trusted,
-- number (of the seat), and pool (pool.lua).
function seat.new(given)
    local values = budgets.values(given.values, given.budget)
    values.in_child = not given.is_trusted
    return setmetatable({ found = given.found, bot = given.bot, values = values,
        budget = given.budget, number = given.number, pool = given.pool, files = {} }, Seat)
end

-- ---- What went wrong ----

local MESSAGE_SIZE <const> = 300

-- A message without a folder where a path begins with it.
local function without_folder(message, folder)
    local from, to = message:find(folder, 1, true)
    while from do
        local begins = not message:sub(from - 1, from - 1):find "[%w_./-]"
        if begins then
            message = message:sub(1, from - 1) .. message:sub(to + 1)
        end
        from, to = message:find(folder, begins and from or from + 1, true)
    end
    return message
end

-- Where a file lies is no part of what happened: the same match has the same record elsewhere.
local function without_folders(message, files)
    local folders = {}
    for _, file in ipairs(files) do
        folders[#folders + 1] = file:match "^(.*/)[^/]*$"
    end
    table.sort(folders, function(a, b)
        return #a > #b
    end)
    for _, folder in ipairs(folders) do
        message = without_folder(message, folder)
    end
    return message
end

-- The first line of a message as a record has it.
function seat.plain(message, files)
    local line = text.escape(without_folders(tostring(message):match "^[^\n]*", files))
    if #line <= MESSAGE_SIZE then
        return line
    end
    return line:sub(1, MESSAGE_SIZE):gsub("[\xC0-\xFF][\x80-\xBF]*$", "") .. "..."
end

-- An outcome that is none, as a problem: { kind, limit, message }.
function Seat:problem_of(outcome)
    local is_limit = outcome.status == "limit"
    local files = table.move(outcome.files or {}, 1, #(outcome.files or {}), 2,
        { self.bot.file })
    return { kind = is_limit and "limit" or "crash",
        limit = is_limit and answers.limit(outcome.limit) or nil,
        message = seat.plain(outcome.message or "it gave no answer", files) }
end

-- Raised where the process has been asked to end.
seat.INTERRUPTED = setmetatable({}, { __name = "interrupted", __tostring = function()
    return "interrupted"
end })

-- ---- The session ----

function Seat:close()
    if self.session then
        self.pool:give_back(self.session)
        self.session, self.has_begun = nil, false
    end
end

-- Tells what it has printed, once, to whom `values.heard` is.
function Seat:hear(outcome)
    local words = outcome.output
    if self.values.heard and type(words) == "string" and words ~= "" then
        outcome.output = ""
        self.values.heard(words)
    end
end

-- The answer to a question; or nil and what is wrong, and then the session is gone.
function Seat:ask(name, given, times, preparation)
    local outcome = self.session:ask(name, given, times, preparation)
    self.files = outcome.files or self.files
    self:hear(outcome)
    if outcome.status == "ok" then
        return outcome.answer
    end
    self:close()
    if outcome.status == "interrupted" or host.was_interrupted() then
        error(seat.INTERRUPTED, 0)
    end
    return nil, self:problem_of(outcome)
end

-- What was answered, where it is what it should be; else the bot has tampered with its own state.
function Seat:check(answer)
    if answer then
        return answer
    end
    self:close()
    return nil, { kind = "crash", message = "its state gave no answer that can be read" }
end

-- How many questions' worth of limits it takes to open: the limits are those of a question, which
-- may be less than the game needs to begin.
function Seat:times()
    local own = self.values
    local least = math.min(own.question_instructions / own.instructions,
        (own.question_milliseconds or own.seconds * 1000) / (own.seconds * 1000))
    return math.max(1, math.ceil(1 / least))
end

-- Opens it with its game: what is known of the bot; or nil and what is wrong.
function Seat:open()
    local file, files, lists = find_game.asked({ self.found }, self.values)
    local own = self.bot.file
    if file then
        files[#files + 1] = own
    else
        file = own
    end
    local values = setmetatable({ variant_files = files, about = own }, { __index = self.values })
    local session, outcome = self.pool:open(file, values, "lawspeaker.botting")
    self:hear(outcome)
    if not session then
        if outcome.status == "interrupted" or host.was_interrupted() then
            error(seat.INTERRUPTED, 0)
        end
        return nil, self:problem_of(outcome)
    end
    self.session = session
    local known, problem = self:ask("open",
        { things = lists, bot = { index = file == own and 1 or 1 + #files, file = own } },
        self:times())
    if known then
        known, problem = self:check(answers.known(known))
    end
    self.known = known or self.known
    return known, problem
end

-- Opens it where it is not open, for a match whose opening `opening()` tells.
function Seat:ready(opening, player)
    if self.session and self.has_begun then
        return true
    end
    local problem
    if not self.session then
        problem = select(2, self:open())
    end
    if problem then
        return nil, problem
    end
    local begun
    begun, problem = self:ask("begin", { opening = opening(), player = player }, self:times())
    self.next_event, self.has_begun = 1, begun ~= nil
    return begun and true, problem
end

-- What opening a replica may use besides the bot's budget: what that has cost in the game's state,
-- and so much more. Who is asked when much has happened in the phase has no less left to think
-- with, and a bot that has tampered with the game in its own state cannot think there for long.
local OPENING_INSTRUCTIONS <const> = 50000

-- Has it choose an answer. `given`: number, seed; `handed`: as lawspeaker.crossing hands over. {
-- answer, is_default, problem, … } as lawspeaker.botting says; or nil and what is wrong.
function Seat:choose(given, handed)
    given.budget, given.data, given.events = budgets.of_question(self.budget), handed.data,
        handed.events
    local chosen, problem = self:ask("choose", given, 1, OPENING_INSTRUCTIONS + handed.cost)
    if problem then
        return nil, problem
    end
    return self:check(answers.chosen(chosen))
end

return seat
