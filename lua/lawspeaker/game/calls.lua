-- What a rule calls on g, beside tables and places: questions, steps, dice, notes, hooks, reactions
-- and what is made of these, rounds, pools, retreats; trading is trade_calls.lua's. Each call finds
-- its match by the root that it is called on, and works only while a rule of that match runs.
local activations = require "lawspeaker.game.activations"
local answer = require "lawspeaker.game.answer"
local chances = require "lawspeaker.game.chances"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local dice = require "lawspeaker.game.dice"
local frames = require "lawspeaker.game.frames"
local hooks = require "lawspeaker.game.hooks"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local plain = require "lawspeaker.game.plain"
local pools = require "lawspeaker.game.pools"
local question = require "lawspeaker.game.question"
local reactions = require "lawspeaker.game.reactions"
local record = require "lawspeaker.game.record"
local retreats = require "lawspeaker.game.retreats"
local rounds = require "lawspeaker.game.rounds"
local run = require "lawspeaker.game.run"
local trade_calls = require "lawspeaker.game.trade_calls"
local members = require "lawspeaker.variant_members"

local calls = {}

local methods = {}
calls.methods = methods

local STEP_DEPTH_MAX <const> = 60 -- of steps in steps: each is a call of C deeper

local function fail(name, message, ...)
    check.context("g:" .. name):fail(select("#", ...) > 0 and string.format(message, ...)
        or message)
end

-- The match and the activation of the rule that calls g:NAME, or raises.
local function running(root, name)
    local match = core.owner_of(root)
    local activation = match and match.running
    if not match then
        fail(name, "call it with a colon on g, not on %s", check.describe(root))
    elseif match.quiet then
        fail(name, "only a rule can do that: this only answers a question about the state")
    elseif not activation then
        fail(name, "only a rule can do that, while it runs")
    elseif activation.failed ~= nil then
        error(activation.failed, 0)
    end
    return match, activation
end

-- The same for what can stop the rule: not in a coroutine of the script, nor in what Lua calls from
-- C.
local function stopping(root, name)
    local match, activation = running(root, name)
    if not activation.thread then
        fail(name, "not in %s, which cannot wait for an answer", activation.words)
    elseif coroutine.running() ~= activation.thread then
        fail(name, "not in a coroutine of the script: the rule itself has to call it")
    elseif not coroutine.isyieldable() then
        fail(name, "not in a function that Lua calls from inside, such as the comparison of "
            .. "table.sort: the rule itself has to call it")
    end
    return match, activation
end

local function check_player(match, name, player)
    if type(player) ~= "string" then
        fail(name, "expected a player, then a question; got %s", check.describe(player))
    end
    for _, known in ipairs(match.setting.players) do
        if known == player then
            return
        end
    end
    fail(name, "there is no player %s%s", check.describe(player),
        near.hint(player, match.setting.players))
end

local function check_named(match, name, list, what, given)
    if type(given) ~= "string" or not match.game[list][given] then
        local names = list == "steps" and core.keys(match.game.steps) or {}
        for index, entry in ipairs(match.game[list]) do
            names[index] = entry.name
        end
        fail(name, "game %s has no %s %s%s", check.quote(match.game.name), what,
            check.describe(given), near.known(given, names))
    end
end

-- ---- Questions ----

local function decode_answers(root, encoded)
    local answers = {}
    for index, data in ipairs(encoded) do
        answers[index] = frames.unpack(root, { count = 1, data })[1]
    end
    return answers
end

-- Asks several questions { player, form } at once, and returns the answers in that order.
local function ask_together(root, name, list, is_simultaneous)
    local match, activation = stopping(root, name)
    local asked = {}
    for index, pair in ipairs(list) do
        check_player(match, name, pair[1])
        asked[index] = { player = pair[1], name = type(pair[2]) == "table" and pair[2].name }
    end
    local input = activations.take(match, activation)
    if input then
        if input.kind ~= "answers" then
            activations.impure(match, activation, activations.asked_words(asked),
                "it " .. activations.entered_words(input.name))
        elseif not activations.is_same_asked(input.asked, asked) then
            activations.impure(match, activation, activations.asked_words(asked),
                "it " .. activations.asked_words(input.asked))
        end
        activations.after_input(match, activation)
        return decode_answers(root, input.answers)
    end
    local questions = {}
    for index, pair in ipairs(list) do
        local one = run.quiet(match, question.build, root, pair[1], pair[2],
            match.setting.players)
        one.simultaneous, one.rule = is_simultaneous, one.rule or activation.rule
        if one.open == nil then
            one.open = not is_simultaneous and not one.hidden and one.kind ~= "text"
        end
        questions[index] = one
    end
    coroutine.yield(activations.ASKED, questions)
    return decode_answers(root, match.frame.inputs.answers)
end

function methods.ask(root, player, form)
    return ask_together(root, "ask", { { player, form } }, false)[1]
end

function methods.ask_all(root, list)
    local at = check.context "g:ask_all"
    if type(list) ~= "table" or not core.list_length(list) then
        at:fail("expected a list of { player, question }, got " .. check.describe(list))
    end
    for index, pair in ipairs(list) do
        if type(pair) ~= "table" or core.list_length(pair) ~= 2 then
            at:fail("expected { player, question }, got " .. check.describe(pair), index)
        end
    end
    if #list == 0 then
        stopping(root, "ask_all")
        return {}
    end
    return ask_together(root, "ask_all", list, true)
end

-- ---- Steps ----

-- What was triggered in a step that has ended belongs to the reactions around it. An ability of a
-- row that the step removed lapses.
local function hand_on(root, activation, triggers)
    for _, data in ipairs(triggers) do
        activation.collector[#activation.collector + 1] = answer.decode_data(root, data)
    end
end

-- A step that was run before: its results and the state after it.
local function enter_again(root, match, activation, input, name, arguments)
    if input.kind ~= "step" then
        activations.impure(match, activation, activations.entered_words(name),
            "it " .. activations.asked_words(input.asked))
    elseif input.name ~= name or frames.text(input.arguments) ~= frames.text(arguments) then
        activations.impure(match, activation, string.format("entered step %s (%s)",
            check.quote(name), frames.text(arguments)), string.format("it entered step %s (%s)",
            check.quote(input.name), frames.text(input.arguments)))
    end
    core.state_copy(match.state, input.state)
    match.dice_at = input.dice_at
    if activation.collector then
        hand_on(root, activation, input.triggers)
    end
    activations.after_input(match, activation)
    return frames.unpack(root, input.results)
end

-- Opens a frame inside the innermost one.
local function push(match, activation, name, arguments)
    local outer = match.frame
    if outer.call.depth == STEP_DEPTH_MAX then
        fail("enter", "steps are entered inside steps, more than %d deep", STEP_DEPTH_MAX)
    end
    match.frame = { outer = outer, count = 0, call = {
        kind = "step", name = name, arguments = arguments, depth = outer.call.depth + 1,
        start = core.state_clone(match.state), dice_at = match.dice_at, rule = activation.rule,
        is_reacting = activation.collector ~= nil, draws_before = match.draws,
    } }
    if match.rec then
        record.step(match.rec, "begin", name, arguments)
    end
end

local function enter_new(root, match, activation, name, arguments)
    push(match, activation, name, arguments)
    local rule, collector, frame = activation.rule, activation.collector, activation.frame
    activation.collector, activation.frame = collector and {}, match.frame
    local values, count = frames.unpack(root, arguments)
    local step = frames.function_of(match, match.frame.call)
    local results = table.pack(pcall(step, root, table.unpack(values, 1, count)))
    if activation.failed ~= nil then
        error(activation.failed, 0)
    elseif not results[1] then
        -- A rule that caught this would not know what it has lost.
        activations.fail(activation, results[2])
    end
    local packed = frames.pack(root, check.context("step " .. check.quote(name)), results.n - 1,
        table.unpack(results, 2, results.n))
    run.pop(match, activation, packed)
    activation.rule, activation.collector, activation.frame = rule, collector, frame
    if collector then
        hand_on(root, activation, match.frame.inputs.triggers)
    end
    return frames.unpack(root, packed)
end

-- Enters a step of the game's or the engine's.
local function enter(root, name, ...)
    local match, activation = stopping(root, "enter")
    local arguments = frames.pack(root, check.context("g:enter(" .. check.quote(name) .. ")"),
        select("#", ...), ...)
    local input = activations.take(match, activation)
    local values, count
    if input then
        values, count = enter_again(root, match, activation, input, name, arguments)
    elseif activation.is_silent then
        input = coroutine.yield(activations.ENTERED, name, arguments)
        values, count = enter_again(root, match, activation, input, name, arguments)
    else
        values, count = enter_new(root, match, activation, name, arguments)
    end
    return table.unpack(values, 1, count)
end

function methods.enter(root, name, ...)
    check_named(stopping(root, "enter"), "enter", "steps", "step", name)
    return enter(root, name, ...)
end

function methods.finish(root, result)
    local match = stopping(root, "finish")
    coroutine.yield(activations.FINISHED, run.check_result(match, check.context "g:finish", result))
end

-- ---- Dice ----

local function check_seen_by(match, name, seen_by)
    local problem = seen_by ~= nil and record.seen_by_problem(match.setting.players, seen_by)
    if problem then
        fail(name, "who sees it: %s", problem)
    end
end

-- Whether the record is told of a roll. A match remembers who saw what was rolled, and what it was.
local function is_live(match, activation, drawn, seen_by)
    drawn.seen_by = record.seen_by_data(seen_by)
    if match.is_retracing then
        chances.note_way(activation, drawn)
    end
    if activation.is_silent then
        return false
    end
    chances.note(match, drawn)
    match.rolls = { before = match.rolls, seen_by = drawn.seen_by }
    return match.rec ~= nil
end

function methods.roll(root, text, purpose, seen_by)
    local match, activation = running(root, "roll")
    check_seen_by(match, "roll", seen_by)
    local total, results, sides
    total, results, purpose, sides = dice.roll(match, text, purpose)
    local drawn = { purpose = purpose, sides = sides,
        results = table.move(results, 1, #results, 1, {}) }
    if is_live(match, activation, drawn, seen_by) then
        record.rolled(match.rec, { purpose = purpose, dice = text, total = total,
            results = table.move(results, 1, #results, 1, {}) }, seen_by)
    end
    return total, results
end

function methods.random(root, most, purpose, seen_by)
    local match, activation = running(root, "random")
    check_seen_by(match, "random", seen_by)
    local value
    value, purpose = dice.random(match, most, purpose)
    local drawn = { purpose = purpose, sides = most, results = { value } }
    if is_live(match, activation, drawn, seen_by) then
        record.rolled(match.rec, { purpose = purpose, drew = value, of = most }, seen_by)
    end
    return value
end

function methods.draw(root, list, purpose, seen_by)
    local match, activation = running(root, "draw")
    check_seen_by(match, "draw", seen_by)
    local value, index
    value, index, purpose = dice.draw(match, list, purpose)
    local drawn = { purpose = purpose, sides = #list, results = { index } }
    if is_live(match, activation, drawn, seen_by) then
        record.rolled(match.rec, { purpose = purpose, drew = value, of = #list }, seen_by)
    end
    return value
end

-- What place:shuffle(purpose) does.
function methods.shuffle(root, place, purpose)
    local match, activation = running(root, "shuffle")
    purpose = dice.shuffle(match, place, purpose)
    local where = objects.place_text(place)
    local drawn = { purpose = purpose, place = where,
        order = (not activation.is_silent or match.is_retracing) and chances.order_of(place)
            or nil }
    if is_live(match, activation, drawn) then
        record.shuffled(match.rec, where, purpose)
    end
end

-- ---- The log ----

-- What happens from now on bears this rule number.
function methods.rule(root, number)
    local match, activation = running(root, "rule")
    if number ~= nil and (type(number) ~= "string" or #number > 63) then
        fail("rule", "expected the number of a rule as text, got %s", check.describe(number))
    end
    activation.rule = number
    if match.rec and not activation.is_silent then
        record.rule(match.rec, number)
    end
end

function methods.note(root, name, fields, seen_by)
    local match, activation = running(root, "note")
    check_named(match, "note", "notes", "note", name)
    check_seen_by(match, "note", seen_by)
    if type(fields) == "function" then
        fields = match.rec and not activation.is_silent and fields() or nil
    end
    if fields ~= nil and type(fields) ~= "table" then
        fail("note", "expected a table of fields, got %s", check.describe(fields))
    end
    local stranger = plain.stranger(root, fields, true)
    if stranger then
        fail("note", "note %s: a field holds %s", check.quote(name), stranger)
    end
    if match.rec and not activation.is_silent then
        local is_noted, problem = record.note(match.rec, name, fields, seen_by)
        if not is_noted then
            fail("note", "note %s: a field holds %s", check.quote(name), problem)
        end
    end
end

-- ---- Hooks ----

local function kind_of(value)
    return objects.is_row(value) and "row" or math.type(value) or type(value)
end

-- What a hook's answer has to be, in words.
local function wanted_words(standard)
    local kind = kind_of(standard)
    return kind == "boolean" and "true or false" or kind == "integer" and "an integer"
        or "a " .. kind
end

local function check_answer(hook, value, standard)
    if kind_of(value) == kind_of(standard) or standard == nil then
        return value
    end
    error(string.format("%s: the hook returned %s; it returns %s, or nothing", core.place(hook.f),
        check.describe(value), wanted_words(standard)), 0)
end

local IN_HOOK <const> = "in a hook" -- how quiet a match is while one of its hooks answers

-- Called by run.quiet, which afterwards has the match as quiet as it was.
local function ask_hook(match, hook, ask, standard)
    match.quiet = IN_HOOK
    local value = hook.f(ask, standard)
    if value == nil then
        return standard
    end
    return check_answer(hook, value, standard)
end

-- The match where a hook can be asked: while a rule runs, and where a function of the game's only
-- answers a question about the state, but not in a hook.
local function asking(root)
    local match = core.owner_of(root)
    if match and match.quiet and match.quiet ~= IN_HOOK then
        return match
    end
    return running(root, "hook")
end

-- The answer of a variant, or the standard one. What a hook is asked it can only read, and `g` of
-- it is the state.
function methods.hook(root, name, fields, standard)
    local match = asking(root)
    check_named(match, "hook", "hooks", "hook", name)
    local declared = match.game.hooks[name]
    if fields ~= nil and type(fields) ~= "table" then
        fail("hook", "expected a table of fields, got %s", check.describe(fields))
    end
    fields = fields or {}
    local mistake = hooks.find_mistake(declared, fields, match.setting.players)
    if mistake then
        fail("hook", "hook %s: %s", check.quote(name), mistake)
    end
    local chain = match.hooks[name]
    if match.watch and match.watch.hooks[name] ~= nil then
        match.watch.hooks[name] = true
    end
    if not chain then
        return standard
    end
    local ask = hooks.ask(declared, fields, root)
    for _, hook in ipairs(chain) do
        local was_hook = core.hook_enter()
        local is_answered, value = pcall(run.quiet, match, ask_hook, match, hook, ask, standard)
        core.hook_leave(was_hook)
        if not is_answered then
            error(type(value) == "string" and members.hook_words(value, hook.f, name, hook.variant,
                hooks.subject(declared, fields)) or value, 0)
        end
        standard = value
    end
    return standard
end

-- ---- Reactions ----

function methods.react(root, form)
    local _, activation = stopping(root, "react")
    if activation.collector then
        fail("react", "it is called inside another g:react: what an ability brings about is "
            .. "said by g:trigger")
    end
    reactions.react(root, form, function(f, ...)
        activation.collector = {}
        f(...)
        local collected = activation.collector
        activation.collector = nil
        return collected
    end)
end

function methods.trigger(root, ability)
    local _, activation = running(root, "trigger")
    if not activation.collector then
        fail("trigger", "it is called outside of g:react, which carries out what is triggered")
    end
    reactions.check_ability(ability)
    local packed = frames.pack(root, check.context "g:trigger", 1, ability)
    table.insert(activation.collector, frames.unpack(root, packed)[1])
end

-- ---- Made of steps and questions ----

function methods.rounds(root, form)
    local match = stopping(root, "rounds")
    return rounds.run(match, root, rounds.read(match, form))
end

function methods.allocate(root, form)
    local match = stopping(root, "allocate")
    return pools.run(root, pools.read(match, form))
end

function methods.retreat(root, form)
    local match = stopping(root, "retreat")
    return retreats.run(match, root, retreats.read(match, root, form))
end

-- ---- Trading ----

trade_calls.add(methods, { running = running, stopping = stopping, enter = enter, fail = fail })

return calls
