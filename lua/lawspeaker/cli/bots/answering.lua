-- How questions are answered at a table: by the bots at its seats, within their limits, else by
-- default or by chance; and what goes wrong on the way. These are methods of a sitting (table.lua).
local endings = require "lawspeaker.cli.bots.endings"
local host = require "lawspeaker.host"
local seats = require "lawspeaker.cli.bots.seat"

local answering = {}

-- A number that follows from others and from words, below 2 to the 52nd.
function answering.mix(...)
    return tonumber(host.hash(table.concat({ ... }, "/")):sub(1, 13), 16)
end

-- ---- What goes wrong ----

-- Adds a problem to those of the match: illegal answers of one bot are one, with the first of them
-- as an example; `corrected` of them were followed by a legal one to the same question.
local function add_problem(sitting, seat, asked, problem)
    for _, known in ipairs(problem.kind == "illegal" and sitting.problems or {}) do
        if known.kind == "illegal" and known.seat == seat.number then
            known.times = known.times + (problem.times or 1)
            known.corrected = problem.corrected and (known.corrected or 0) + problem.corrected
                or known.corrected
            return
        end
    end
    table.insert(sitting.problems, { seat = seat.number, kind = problem.kind,
        limit = problem.limit, message = problem.message, times = problem.times or 1,
        corrected = problem.corrected, file = seat.bot.file:match "[^/]*$",
        turn = sitting.turns + 1,
        question = asked and asked.number or nil, question_name = asked and asked.name or nil,
        round = sitting.state and sitting.state.turn or nil, answer = problem.answer })
end

-- Where a problem was met in its match: "round 2, question 5 (orders)".
function answering.where(problem)
    local round = problem.round and ("round %d"):format(problem.round)
        or ("turn %d"):format(problem.turn)
    local name = problem.question_name and (" (%s)"):format(problem.question_name) or ""
    return problem.question and ("%s, question %d%s"):format(round, problem.question, name) or round
end

-- What went wrong, with the answer that was refused where that is not in it already.
function answering.words(problem)
    if problem.answer and not problem.message:find(problem.answer, 1, true) then
        return ("%s; its answer was %s"):format(problem.message, problem.answer)
    end
    return problem.message
end

-- Notes a problem. One that the clock alone has found cannot be played on from, as it would not
-- come out the same again: it ends the match, which the bot has forfeited, where it is being opened
-- as soon as it is played. `asked`: the question, or nil.
function answering:note(seat, asked, problem)
    local number = seat.number
    add_problem(self, seat, asked, problem)
    if problem.kind == "illegal" then
        return
    elseif problem.limit == "time" and self.budget.kind ~= "milliseconds" then
        self.forfeits[number] = true
        self.stopped = ("the clock stopped %s in turn %d"):format(
            seat.bot.file:match "[^/]*$", self.turns + 1)
        if asked then
            endings.forfeit(self.stopped)
        end
    end
    self.failures[number] = (self.failures[number] or 0) + 1
    if self.failures[number] >= self.forfeit then
        self.forfeits[number] = true
        seat:close()
    end
end

-- The illegal answers among those that the bot has given to a question, as a problem, or nothing.
local function illegal_problem(chosen)
    local problem, count = chosen.problem, #chosen.refusals
    local is_illegal = problem and problem.kind == "illegal"
    if count == 0 and not is_illegal then
        return nil
    end
    return { kind = "illegal", times = math.max(1, count),
        corrected = not problem and not chosen.is_default and count or nil,
        answer = chosen.refused[1] and seats.plain(chosen.refused[1], {}) or nil,
        message = seats.plain(chosen.refusals[1] or problem.message, {}) }
end

-- Notes what the bot itself has done wrong, as lawspeaker.botting tells it: the problem that keeps
-- its answer from being taken, or nothing.
local function note_own(sitting, seat, asked, chosen)
    local illegal, problem = illegal_problem(chosen), chosen.problem
    if illegal then
        sitting:note(seat, asked, illegal)
    end
    if problem and problem.kind == "limit" then
        local limit = { kind = "limit", limit = "nodes",
            message = seats.plain(problem.message, {}) }
        sitting:note(seat, asked, limit)
        return limit
    end
    return problem and illegal
end

-- ---- Answering ----

function answering:by_default(asked)
    self:must("default", { number = asked.number })
    return { is_default = true }
end

local function events_wanted(seat)
    return seat.known.reads_events and (seat.next_event or 1) or nil
end

-- What the bot at a seat chooses; nothing where that is the default, and what went wrong.
function answering:choose(seat, asked)
    local is_ready, problem = self:begin(seat)
    if not is_ready then
        return nil, problem
    elseif asked.is_talk and not seat.known.has_talk then
        return nil
    end
    local handed = self:must("hand_over", { number = asked.number, from = events_wanted(seat),
        measures = self.budget.kind == "instructions",
        seed = answering.mix(self.seed, "view", seat.number, asked.number) })
    local chosen
    chosen, problem = seat:choose({ number = asked.number,
        seed = answering.mix(self.seed, seat.number, asked.number) }, handed)
    if chosen and handed.events then
        seat.next_event = handed.events.from + #handed.events.list
    end
    return chosen, problem
end

-- Has the bot of a question's player answer it, and submits that: { is_default, answer, problem,
-- chosen }, the last as lawspeaker.botting says. Where nobody sits it is answered by chance.
-- `asked`: one of the state's pending questions.
function answering:answer(asked)
    local seat = self.seats[self.seat_of[asked.player]]
    if not seat then
        return self:sample(asked)
    elseif self.forfeits[seat.number] then
        return self:by_default(asked)
    end
    local chosen, problem = self:choose(seat, asked)
    if not chosen then
        if problem then
            self:note(seat, asked, problem)
        end
        local answered = self:by_default(asked)
        answered.problem = problem
        return answered
    end
    local own = note_own(self, seat, asked, chosen)
    local answered = self:submit(seat, asked, chosen, own)
    answered.chosen = chosen
    return answered
end

-- What a bot may do on its replica the game itself may still refuse.
function answering:submit(seat, asked, chosen, problem)
    if chosen.answer == nil or chosen.is_default then
        local answered = self:by_default(asked)
        answered.problem = problem
        return answered
    end
    local submitted = self:ask("submit",
        { number = asked.number, player = asked.player, answer = chosen.answer })
    if submitted.accepted then
        return { is_default = submitted.is_default, answer = chosen.answer, problem = problem }
    end
    problem = { kind = "illegal", message = seats.plain(submitted.message, {}) }
    self:note(seat, asked, problem)
    local answered = self:by_default(asked)
    answered.problem = problem
    return answered
end

-- Answers a question by chance, legally: for a seat where nobody sits.
function answering:sample(asked)
    return self:must("sample", { number = asked.number,
        seed = answering.mix(self.seed, "sample", asked.number) })
end

return answering
