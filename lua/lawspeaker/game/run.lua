-- Running the rules of a match: from frame to frame, going on with answers, and running again. The
-- coroutine that a frame runs in is activations.lua's, and what rules can call is in calls.lua.
--
-- A suspended coroutine is only a cache. A match without one runs its innermost frame again from
-- its start, fed with its inputs, until it waits where the match waits; nothing of that is
-- recorded. When such a frame returns, the frame around it is run again from its own start, and
-- what it does after its last input is new.
local activations = require "lawspeaker.game.activations"
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local lists = require "lawspeaker.lists"
local places = require "lawspeaker.game.places"
local record = require "lawspeaker.game.record"

local run = {}

local LOCKED <const> = activations.LOCKED
local QUIET <const> = "nothing can be changed here: this only answers a question about the state"

-- What a running coroutine hands to whoever runs it.
local FINISHED <const>, ENTERED <const>, RETURNED <const> =
    activations.FINISHED, activations.ENTERED, activations.RETURNED

-- ---- Who may change what, when ----

-- Calls a function of the designer's that only answers: while it runs nothing can be changed.
function run.quiet(match, f, ...)
    local outer = match.quiet
    match.quiet = true
    core.state_lock(match.state, QUIET)
    local depth = core.rule_enter()
    local results = table.pack(core.call_whole(f, ...))
    core.rule_leave(depth)
    match.quiet = outer
    if not outer then
        core.state_lock(match.state, match.running == nil and LOCKED or nil)
    end
    if not results[1] then
        error(results[2], 0)
    end
    return table.unpack(results, 2, results.n)
end

function run.lock(match)
    core.state_lock(match.state, LOCKED)
end

-- Runs a part of the start that is no frame, such as the board.
function run.outside(match, words, f)
    match.running = { words = words, feed = {}, taken = 0 }
    core.state_lock(match.state, nil)
    local depth = core.rule_enter()
    local is_done, raised = core.call_whole(f, match.root)
    core.rule_leave(depth)
    core.state_lock(match.state, LOCKED)
    match.running = nil
    if not is_done then
        error(raised, 0)
    end
end

-- ---- How a game ends ----

-- A result as a rule or `finished` gives it, checked and copied.
function run.check_result(match, at, result)
    if type(result) ~= "table" then
        at:fail("expected { winners = { … }, draw = …, reason = … }, got "
            .. check.describe(result))
    end
    local form = check.form(at, result, "result")
    for index, winner in ipairs(form.winners or {}) do
        if not lists.has(match.setting.players, winner) then
            at:fail("there is no player " .. check.quote(winner), "winners", index)
        end
    end
    return { winners = form.winners or {}, draw = form.draw or false, reason = form.reason }
end

-- Asks the game whether it is over.
local function check_finished(match)
    local finished = match.game.finished
    local result = finished and run.quiet(match, finished, match.root)
    if result then
        match.result = run.check_result(match, check.context("finished", core.place(finished)),
            result)
    end
end

-- ---- From frame to frame ----

-- An outermost frame: the setup, a phase, or the one step that a scenario plays.
local function begin_top(match, kind, name, index, arguments)
    local rule = kind == "phase" and match.game.phases[index].rule or nil
    if kind == "phase" and index == 1 then
        match.round = (match.round or 0) + 1 -- how often the phases have been begun with
    end
    match.draws = nil
    match.frame = { count = 0, call = {
        kind = kind, name = name, index = index, arguments = arguments or { count = 0 }, depth = 0,
        start = core.state_clone(match.state), dice_at = match.dice_at, rule = rule,
        is_reacting = false,
    } }
    if match.rec then
        record.rule(match.rec, rule)
        if kind == "phase" then
            record.phase(match.rec, name)
        end
    end
    return activations.new(match, match.frame, true)
end

-- A game whose phases go round with nothing new would do so for ever.
local function check_progress(match)
    local hash = core.state_hash(match.state)
    if match.round_number == match.number and match.round_hash == hash then
        check.context("game " .. check.quote(match.game.name)):fail("its phases went round "
            .. "once without a question or a change, and it has not finished")
    end
    match.round_number, match.round_hash = match.number, hash
end

-- What follows the setup. A scenario may begin with a later phase, or play a step only, whose
-- arguments may be names of rows.
local function after_setup(match)
    local from = match.from
    if from and from.step then
        local arguments = {}
        for index, value in ipairs(from.arguments) do
            local problem
            arguments[index] = value
            if from.names then
                arguments[index], problem = from.names:argument(match.root, value)
            end
            if problem then
                check.context("step " .. check.quote(from.step)):fail(problem, index)
            end
        end
        return begin_top(match, "step", from.step, nil, frames.pack(match.root, check.context(
            "step " .. check.quote(from.step)), #arguments, table.unpack(arguments)))
    end
    local index = from and from.index or 1
    return begin_top(match, "phase", match.game.phases[index].name, index)
end

-- What follows an outermost frame that has returned: an activation, or nil when the game is over.
local function next_top(match, packed)
    local call = match.frame.call
    if call.kind == "step" then
        match.result = { winners = {}, draw = false, reason = "the step has ended",
            step = frames.unpack(match.root, packed)[1] }
        return nil
    end
    check_finished(match)
    if match.result then
        return nil
    elseif call.kind == "setup" then
        return after_setup(match)
    end
    local following = call.index % #match.game.phases + 1
    if following == 1 then
        check_progress(match)
    end
    return begin_top(match, "phase", match.game.phases[following].name, following)
end

-- What was triggered in a step, for the reactions around it.
function run.triggers(activation)
    local packed = {}
    for index, ability in ipairs(activation.collector or {}) do
        packed[index] = assert(answer.encode_data(ability))
    end
    return packed
end

-- Closes the innermost frame: what it returned is an input of the frame around it, which keeps the
-- frame, and the last of what fell in it, so that it can run again with other answers.
function run.pop(match, activation, packed)
    local frame, last = match.frame, match.draws
    if match.pure then
        match.pure.check_return(match, frame, packed)
    end
    match.draws = frame.call.draws_before
    match.frame = frames.with_input(frame.outer, {
        kind = "step", name = frame.call.name, arguments = frame.call.arguments, results = packed,
        state = core.state_clone(match.state), dice_at = match.dice_at,
        triggers = run.triggers(activation), frame = frame, last = last,
    })
    if match.rec then
        record.step(match.rec, "end", frame.call.name, packed)
        record.rule(match.rec, frame.call.rule)
    end
end

-- The frame of an activation has returned: the activation that goes on, or nil.
local function after_return(match, activation, ...)
    local call = match.frame.call
    local at = check.context(frames.call_words(call), core.place(frames.function_of(match, call)))
    local packed = frames.pack(match.root, at, select("#", ...), ...)
    if match.frame.outer then
        run.pop(match, activation, packed)
        return activations.new(match, match.frame, true)
    elseif match.pure then
        match.pure.check_return(match, match.frame, packed)
    end
    return next_top(match, packed)
end

function run.end_game(match, result)
    match.result = result or match.result
    match.asked, match.questions, match.live = {}, {}, nil
    match.answers, match.answered_count, match.refused = {}, 0, {}
    if match.rec then
        record.finished(match.rec, match.result)
    end
end

-- A question's number follows from its player's seat and how often that player was asked before:
-- it tells nothing of what others are asked, and is the same again after undo.
local function give_numbers(match, questions)
    local players, counts = match.setting.players, {}
    for seat, player in ipairs(players) do
        counts[seat] = match.counts[seat]
        for _, one in ipairs(questions) do
            if one.player == player then
                one.number = counts[seat] * #players + seat
                counts[seat] = counts[seat] + 1
            end
        end
    end
    match.counts, match.number = counts, match.number + #questions
end

-- The match waits for answers to these questions.
local function settle(match, questions)
    local asked = {}
    give_numbers(match, questions)
    for index, one in ipairs(questions) do
        asked[index] = { number = one.number, player = one.player, name = one.name,
            hidden = one.hidden, seen_by = record.asked_seen_by(one), open = one.open }
        if match.rec then
            record.asked(match.rec, one)
        end
    end
    match.asked, match.questions = asked, questions
    match.answers, match.answered_count, match.refused = {}, 0, {}
end

-- Runs on from what a coroutine has handed over, until the match waits or is over.
local function drive(match, kind, ...)
    if kind == RETURNED then
        local activation = after_return(match, match.live, ...)
        if activation then
            return drive(match, activations.start(match, activation))
        end
        return run.end_game(match)
    elseif kind == FINISHED then
        return run.end_game(match, (...))
    end
    settle(match, (...))
end

-- ---- Running again ----

-- What a frame that ran again did, where it should have waited with these questions; or nil.
local function other_words(asked, kind, value)
    if kind == RETURNED then
        return "returned"
    elseif kind == FINISHED then
        return "ended the game"
    elseif kind == ENTERED then
        return activations.entered_words(value)
    end
    return not activations.is_same_asked(value, asked) and activations.asked_words(value) or nil
end

run.other_words = other_words

-- Runs the innermost frame again, until it waits where the match waits.
function run.again(match)
    local asked = match.asked
    local activation = activations.new(match, match.frame, false)
    local kind, questions = activations.start(match, activation)
    local found = other_words(asked, kind, questions)
    if found then
        activations.impure(match, activation, found, "it " .. activations.asked_words(asked))
    end
    for index, one in ipairs(questions) do
        one.number = asked[index].number
    end
    match.questions = questions
    activations.go_live(match, activation)
end

-- The questions that the match waits with, their functions bound to its own state.
function run.questions(match)
    if not match.questions and match.frozen then
        match.questions = match.frozen.thaw(match)
    elseif not match.questions and match.is_loose then
        run.again(match)
    elseif not match.questions then
        places.protect(match, run.again)
    end
    return match.questions
end

-- ---- From outside ----

local function check_purity(match)
    if match.pure and not match.result then
        match.pure.check_waiting(match)
    end
end

-- Runs the setup and what follows, until the match waits for its first answers or is over.
function run.begin(match)
    drive(match, activations.start(match, begin_top(match, "setup", "setup")))
end

local function record_answers(match)
    for index, one in ipairs(match.questions) do
        local given = match.answers[index]
        record.answered(match.rec, one, frames.unpack(match.root, { count = 1, given.data })[1],
            { refused = match.refused[index] or 0, default = given.by_default })
    end
end

-- How many answers of each player were refused in all that led here: those of questions that were
-- taken back do not count.
function run.refusals(match)
    local counts = {}
    for _, player in ipairs(match.setting.players) do
        counts[player] = match.refusals[player]
    end
    for index, one in ipairs(match.asked) do
        local refused = match.refused[index] or 0
        counts[one.player] = refused > 0 and (counts[one.player] or 0) + refused
            or counts[one.player]
    end
    return counts
end

local function go_on(match, note_waiting)
    local answers = {}
    for index = 1, #match.asked do
        answers[index] = match.answers[index].data
    end
    match.history = not match.is_loose and places.remember(match) or nil
    match.refusals = run.refusals(match)
    match.frame = frames.with_input(match.frame, { kind = "answers", asked = match.asked,
        answers = answers })
    if match.rec then
        record_answers(match)
    end
    drive(match, activations.resume(match, match.live))
    note_waiting(match)
    check_purity(match)
end

-- Goes on with the answers: true, or false when one is missing or the game is over. `note_waiting`
-- is called where the match then is. One that is_loose, as simulations are, cannot go back: not by
-- undo, and not when a rule raises, which is the end of it.
function run.advance(match, note_waiting)
    if match.result or match.answered_count < #match.asked then
        return false
    elseif match.frozen then
        error("this replica cannot go on: " .. match.frozen.reason, 0)
    end
    run.questions(match)
    if match.is_loose then
        go_on(match, note_waiting)
    else
        places.protect(match, go_on, note_waiting)
    end
    return true
end

-- Calls a function of legality.lua or offers.lua about one question of the match.
function run.about(match, f, index, ...)
    local one = run.questions(match)[index]
    return run.quiet(match, f, { root = match.root, player = one.player }, one, ...)
end

return run
