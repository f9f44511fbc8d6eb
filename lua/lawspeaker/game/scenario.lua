-- `law.scenario { game = …, … }`: a situation in a game, the answers given and dice rolled in it,
-- and what must come of it. It is checked when it is declared, as far as that is possible without a
-- match, and played when asked. What is expected is compared in expect.lua.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local dice_of_match = require "lawspeaker.game.dice"
local expect = require "lawspeaker.game.expect"
local explained = require "lawspeaker.game.explained"
local games = require "lawspeaker.game.games"
local near = require "lawspeaker.near"
local situation = require "lawspeaker.game.situation"
local trade_board = require "lawspeaker.game.trade_board"

local scenario = {}

local STAGE_FIELDS <const> = { "dice", "answers", "expect" }

-- ---- Declaring ----

local function find_game(at, given)
    if type(given) == "string" then
        local game, message = games.find(given)
        return game or at:fail(message, "game")
    elseif core.kind(given) ~= "game" then
        at:fail("expected a game or the name of one, got " .. check.describe(given), "game")
    end
    return given
end

-- The stages of a form: those listed, or the one that stands in the scenario itself.
local function stages_of(at, form)
    if not form.stages then
        return { { dice = form.dice, answers = form.answers, expect = form.expect } }
    end
    for _, name in ipairs(STAGE_FIELDS) do
        if form[name] then
            at:fail("with stages it stands in one of them", name)
        end
    end
    return form.stages
end

-- An answer's row names its question where there is a third item.
local function read_answers(at, rows, ...)
    for index, row in ipairs(rows or {}) do
        if #row.rest > 1 then
            at:fail("there is something behind the answer; a row is { player, answer } or "
                .. "{ player, question, answer }", ..., "answers", index)
        elseif #row.rest == 1 then
            row.question, row.answer = row.answer, row.rest[1]
            if type(row.question) ~= "string" then
                at:fail("expected a question's name, got " .. check.describe(row.question), ...,
                    "answers", index, 2)
            end
        end
        row.rest = nil
    end
end

-- Dice are all scripted, or none is.
local function collect_dice(stages)
    local dice
    for _, stage in ipairs(stages) do
        for _, entry in ipairs(stage.dice or {}) do
            dice = dice or {}
            dice[#dice + 1] = entry
        end
        dice = dice or stage.dice and {}
        stage.dice_end = dice and #dice or 0
    end
    return dice
end

local function check_step(at, step)
    if step and type(step[1]) ~= "string" then
        at:fail("expected { name, arguments … }, got " .. check.describe(step[1]) .. " as its name",
            "step")
    end
end

-- The details of a scenario that is declared, for scenario.lua to keep.
function scenario.declare(value)
    local name = rawget(value, "name")
    local at = check.context(type(name) == "string" and "scenario " .. check.quote(name)
        or "scenario")
    local form = check.form(at, value, "game_scenario")
    if core.is_asking() then
        at:fail "a hook cannot declare one: it answers from what it is asked alone"
    end
    form.game = find_game(at, form.game)
    if form.phase and form.step then
        at:fail("it begins with a phase or with a step, not with both", "step")
    end
    check_step(at, form.step)
    local stages = stages_of(at, form)
    for index, stage in ipairs(stages) do
        if form.stages then
            read_answers(at, stage.answers, "stages", index)
        else
            read_answers(at, stage.answers)
        end
        if stage.expect then
            at:enter "expect"
            expect.declare(at, stage.expect)
            at:leave()
        end
    end
    local _, file, line = core.where()
    return { form = form, name = form.name, rule = form.rule, variant = form.variant,
        stages = stages, dice = collect_dice(stages), is_several = form.stages ~= nil,
        file = file or "", line = line or 0, is_game = true }
end

-- ---- Playing ----

-- A raised message without places inside our own files.
local function strip_place(raised)
    return (string.gsub(tostring(raised), "^lawspeaker/[%w_/.]+:%d+: ", ""))
end

-- Puts what the scenario states into the match. A mistake in it is kept, as the message that the
-- scenario's author is to read.
local function filler(details, names, mistake)
    return details.form.state and function(g)
        local at = check.context("scenario " .. check.quote(details.name))
        at:enter "state"
        local is_filled, raised = pcall(situation.fill, at, names, g, details.form.state)
        if not is_filled then
            local path, subject = at:path_text(), "scenario " .. check.quote(details.name) .. ": "
            raised = strip_place(raised)
            if string.sub(raised, 1, #subject) ~= subject then
                raised = subject .. path .. ": " .. raised
            end
            mistake.text = string.format("%s:%d: %s", details.file, details.line, raised)
            error(raised, 0)
        end
    end
end

-- `other`: what takes the place of what the scenario says, or is added; or nil.
local function start_match(details, variant, other)
    local form = setmetatable(other or {}, { __index = details.form })
    local names, mistake = situation.names(), {}
    local from = form.step and { step = form.step[1],
        arguments = table.move(form.step, 2, #form.step, 1, {}) }
        or form.phase and { phase = form.phase }
    local is_started, match = pcall(form.game.start, form.game, {
        players = form.players, seed = form.seed or 1, variant = variant or form.variant,
        rules = form.rules, options = form.options, dice = details.dice,
        record = not other or other.record or false,
        from = from, names = names, fill = filler(details, names, mistake),
    })
    if not is_started then
        -- What the game itself finds wrong with a row names it by its path, as "state.unit[1].at".
        local stated = string.match(tostring(match), "^[^\n]-:%d+: (state%.[%w_]+%[%d+%].*)$")
        error(mistake.text or stated and string.format("%s:%d: scenario %s: %s", details.file,
            details.line, check.quote(details.name), stated) or match, 0)
    end
    return match, names
end

-- For `law check`: what is wrong with what a scenario states, without its place; nil where nothing
-- is. It is begun, up to the first question.
function scenario.problem(details, variant)
    local is_started, raised = pcall(start_match, details, variant)
    local front = string.format("%s:%d: scenario %s: ", details.file, details.line,
        check.quote(details.name))
    if not is_started and string.sub(raised, 1, #front) == front then
        return string.sub(raised, #front + 1)
    end
end

local function say_pending(match)
    local list = {}
    for index, question in ipairs(match:pending()) do
        list[index] = string.format("%s: %s", question.player, question.name)
    end
    return #list > 0 and "open: " .. table.concat(list, ", ") or "no question is open"
end

-- The question that a row answers: the first that is open and asked of that player.
local function find_question(match, row)
    local names = {}
    for _, question in ipairs(match:pending()) do
        if question.player == row.player then
            names[#names + 1] = question.name
        end
        if question.player == row.player and not question.answered
            and (not row.question or row.question == question.name) then
            return question
        end
    end
    local known = match.players
    local is_known = false
    for _, player in ipairs(known) do
        is_known = is_known or player == row.player
    end
    if not is_known then
        return nil, string.format("there is no player %s%s", check.quote(row.player),
            near.hint(row.player, known))
    end
    local what = row.question and " " .. check.quote(row.question) or ""
    return nil, string.format("%s has no question%s to answer; %s%s", row.player, what,
        say_pending(match), row.question and near.hint(row.question, names) or "")
end

local function show_answer(answer)
    return type(answer) == "string" and check.quote(answer) or check.describe(answer)
end

-- A text as the game reads what players type.
local function as_written(match, question, answer)
    local read = core.game_details(match.game).read
    if not read or type(answer) ~= "string" then
        return answer
    end
    local value = read(match:view(question.player), question, answer)
    return value == nil and answer or value
end

-- The answer of a row: its names stand for rows, unless only the words as they are are legal, where
-- a row is called like something else that players write.
local function answer_of(match, names, question, row)
    local answer = as_written(match, question, names:answer(match, row.player, row.answer))
    if type(row.answer) == "string" and core.game_details(match.game).read
        and not match:check(question.number, answer) then
        local plain = as_written(match, question, row.answer)
        return match:check(question.number, plain) and plain or answer
    end
    return answer
end

-- Gives one answer and goes on; nil and what is wrong when it does not come out as the row says.
local function play_answer(match, names, row)
    local question, problem = find_question(match, row)
    if not question then
        return nil, problem
    end
    local answer = answer_of(match, names, question, row)
    if row.refused then
        local is_legal, message, code = match:check(question.number, answer)
        if is_legal then
            return nil, string.format("%s was not refused", show_answer(row.answer))
        end
        local reason = string.format("%s (%s)", message, code)
        if type(row.refused) == "string" and not string.find(reason, row.refused, 1, true) then
            return nil, string.format("%s was refused for another reason: %s",
                show_answer(row.answer), reason)
        end
        return true
    end
    local is_taken, message, code = match:submit(question.number, answer, row.player)
    if not is_taken then
        return nil, string.format("%s was refused: %s (%s)", show_answer(row.answer), message, code)
    elseif message == "default" then
        return nil, string.format("%s was refused, and the default was taken instead",
            show_answer(row.answer))
    end
    match:advance()
    return true
end

-- A match that goes on from where a scenario ends: its situation, with its answers given, what it
-- expects left aside. `other`: seed, rules, options, variant and record, in place of its own.
function scenario.begin(details, other)
    local match, names = start_match(details, other.variant, other)
    for number, stage in ipairs(details.stages) do
        for index, row in ipairs(stage.answers or {}) do
            local is_played, problem = play_answer(match, names, row)
            if not is_played then
                error(string.format("%s:%d: scenario %s: %sanswers[%d]: %s", details.file,
                    details.line, check.quote(details.name),
                    details.is_several and string.format("stages[%d].", number) or "", index,
                    problem), 0)
            end
        end
    end
    return match
end

-- What is left of the stage's dice when it ends.
local function check_dice(details, match, stage, failures, prefix)
    if details.dice then
        local left = match:dice_left() - (#details.dice - stage.dice_end)
        if left > 0 then
            local used = dice_of_match.used_words(core.match_details(match))
            failures[#failures + 1] = string.format("%sdice: %d result%s left over%s", prefix, left,
                left == 1 and " is" or "s are", used and "; " .. used or "")
        end
    end
end

local function play_stage(details, report, match, names, number, options)
    local stage = details.stages[number]
    local prefix = details.is_several and string.format("stage %d: ", number) or ""
    local failures = report.failures
    local from = match:event_count() + 1
    if number == 1 then
        from = 1
    end
    for index, row in ipairs(stage.answers or {}) do
        local is_played, problem = play_answer(match, names, row)
        report.checks = report.checks + (row.refused and 1 or 0)
        if not is_played then
            failures[#failures + 1] = string.format("%sanswers[%d]: %s", prefix, index, problem)
            return false
        end
    end
    check_dice(details, match, stage, failures, prefix)
    if stage.expect and not options.unchecked then
        report.checks = report.checks
            + expect.compare(stage.expect, match, names, from, prefix, failures)
    end
    return true
end

-- What telling needs: the events of the whole truth, in words, each with its stage where there are
-- several. What the scenario itself has put there did not happen. `starts`: how many events there
-- were before each stage.
local function tell(details, report, match, starts, options)
    local events, is_begun, stage = {}, details.form.state == nil, 1
    local facts = options.explain and explained.lines(match) or {}
    local match_details = core.match_details(match)
    for index, event in ipairs(match:events(false)) do
        is_begun = is_begun or event.event == "phase" or event.event == "step"
        while starts[stage + 1] and index > starts[stage + 1] do
            stage = stage + 1
        end
        if is_begun and not trade_board.is_noted(match_details, event) then
            events[#events + 1] = { event = event.event, rule = event.rule, text = event.text,
                player = event.player, stage = details.is_several and stage or nil,
                facts = facts[index], is_global = event.global ~= nil or nil }
        end
    end
    report.game, report.events, report.pending = true, events, say_pending(match)
    report.is_explained = options.explain and match_details.game.explain ~= nil or nil
    report.hash = match:hash()
    local result = match:result()
    if result then
        report.result = { winners = result.winners, draw = result.draw, reason = result.reason }
    end
end

-- Plays it into a report (spec.results.Report). What a rule raises is raised; the report then says
-- what came before.
function scenario.run(details, options, report, variant)
    local match, names = start_match(details, variant)
    if options.pure then
        match:set_pure_check(true)
    end
    local starts = {}
    for number in ipairs(details.stages) do
        starts[number] = match:event_count()
        local is_played, raised = pcall(play_stage, details, report, match, names, number, options)
        for index = #report.failed_turns + 1, #report.failures do
            report.failed_turns[index] = number
        end
        if not is_played or not raised then
            if not is_played then
                tell(details, report, match, starts, {})
                report.ended_in = details.is_several and number or nil
                error(raised, 0)
            end
            break
        end
    end
    tell(details, report, match, starts, options)
    report.passed = #report.failures == 0
    return report
end

return scenario
