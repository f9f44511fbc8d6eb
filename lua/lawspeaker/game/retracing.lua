-- Running a frame from its start to where it waits, with answers that are known and others that are
-- drawn: a way through the frame that looks to a player as the true one did. What a player knows of
-- the inputs of a frame knowing.lua says, and what the way is to look like imagining.lua.
--
-- A goal: match, player, random, frame, which has arguments, a start and draws; known: what the
-- player knows of its inputs; names, state_of and draws_of: as in imagining.lua; effort: { left }
-- tries. The way ends in a step, `inner`, its name, behind so many, `passes`, of that name of which
-- the player does not know; or where the frame `returns`; or with the questions `asked`; and where
-- it ends the player has a `sight`, but of a step. `skips`: all that is asked before what is known,
-- or before the end where nothing is, gets its default; `blind`: what is known before that place
-- need not be asked, nor look as it did. `is_back`: only the player's own acts are done again.
local activations = require "lawspeaker.game.activations"
local chances = require "lawspeaker.game.chances"
local core = require "lawspeaker.core"
local drawing = require "lawspeaker.game.drawing"
local frames = require "lawspeaker.game.frames"
local knowing = require "lawspeaker.game.knowing"
local lists = require "lawspeaker.lists"
local run = require "lawspeaker.game.run"
local ways = require "lawspeaker.game.ways"

local retracing = {}

local TRIES <const> = 20 -- from one stop that the player knows of to the next
local STEP_TRIES <const> = 5 -- for a step that had ended
local STOPS_MOST <const> = 2000 -- of a way

local function shown(goal, questions)
    local list = {}
    for _, one in ipairs(questions) do
        list[#list + 1] = knowing.is_known_of(one, goal.player) and one or nil
    end
    return list
end

-- ---- Stops ----

local function has_sight(goal, sight)
    return sight == ways.sight(goal.match.state, goal.player)
end

-- Whether this is where the player is to be.
local function is_there(goal, way)
    if way.kind == activations.ENTERED then
        goal.passed = way.value == goal.inner and goal.passed + 1 or goal.passed
        return way.value == goal.inner and goal.passed > goal.passes
    elseif way.kind == activations.RETURNED then
        return goal.returns and has_sight(goal, goal.sight)
    end
    return way.kind == activations.ASKED and goal.asked ~= nil
        and activations.is_same_asked(shown(goal, way.value), goal.asked)
        and has_sight(goal, goal.sight)
end

-- The way is as the player knows it up to here: a try that fails begins again from here.
local function keep(goal, way)
    if goal.next > goal.kept_at then
        goal.kept_at, goal.tries = goal.next, 0
        goal.kept_drawn = way.activation.drawn or 0
        goal.kept = table.move(goal.given, 1, #goal.given, 1, {})
    end
end

local seek, loose

local SHARED <const> = { "match", "player", "random", "names", "state_of", "draws_of", "effort" }

-- The goal for a step that the way has entered; `told`: what the player knows of it, or nil where
-- it is not to notice it.
local function step_goal(goal, way, told)
    local match, sub = goal.match, { tries_most = STEP_TRIES }
    for _, name in ipairs(SHARED) do
        sub[name] = goal[name]
    end
    sub.known, sub.returns = told and told.known or {}, true
    sub.sight = told and told.sight or ways.sight(match.state, goal.player)
    local call = { kind = "step", name = way.value, arguments = way.arguments,
        depth = match.frame.call.depth + 1, start = core.state_clone(match.state),
        rule = way.activation.rule, is_reacting = way.activation.collector ~= nil,
        draws = told and goal.draws_of(told.input.frame, told.input.last) or {} }
    sub.frame = { outer = match.frame, count = 0, call = call }
    return sub
end

-- Whether what a step came to holds nothing but true and false.
local function is_plain(input)
    for index = 1, input.results.count do
        if input.results[index] ~= nil and type(input.results[index]) ~= "boolean" then
            return false
        end
    end
    return #input.triggers == 0
end

-- A step that had ended runs again, from where the way has come to: what it comes to follows from
-- the way alone. Where it cannot be made to look as the player knows it, only the state after it is
-- as it is to be. Where nothing was drawn it would come to the same again.
local function run_step(goal, way, told, is_loose)
    local match, outer, sub = goal.match, goal.match.frame, step_goal(goal, way, told)
    local found = not is_loose and seek(sub) or nil
    local is_strict = found ~= nil
    if not found and (told or is_loose) then
        found = loose(sub)
    end
    local input = found and ways.outcome(found)
    goal.has_drawn = goal.has_drawn or sub.has_ever_drawn
    match.frame = outer
    if input then
        input.is_settled, input.is_unnoticed = not sub.has_ever_drawn, not told or nil
        local is_short = told and input.is_settled and is_plain(input)
        if told and (is_short or not is_strict) then
            input.state = goal.state_of(told.input.state)
        end
        if is_short then
            told.plain = input.results
        end
    end
    return input
end

-- What becomes of a step that the way has entered, and which the player knows as `told`.
local function step_input(goal, way, told, is_loose)
    if told.known and not told.plain then
        return run_step(goal, way, told, is_loose)
    end
    local known = told.input.frame and frames.own_results[told.name]
    return { kind = "step", name = way.value, arguments = way.arguments, triggers = {},
        results = told.plain
            or known and known(told.input, goal.player, way.arguments, knowing.is_known)
            or knowing.renamed(told.input.results, goal.names),
        state = goal.state_of(told.input.state) }
end

-- Whether what is asked is what the player knows of, `told`.
local function is_told(goal, way, told)
    local seen = shown(goal, way.value)
    local is_secret_one = #seen == 0
    return told ~= nil and told.kind == "answers" and told.is_secret == is_secret_one
        and activations.is_same_asked(is_secret_one and way.value or seen, told.asked)
end

-- What is to be given next, or nil where the way is not one that could be.
local function next_input(goal, way)
    local told = goal.known[goal.next]
    if way.kind == activations.ENTERED then
        if told and told.kind == "step" and told.name == way.value then
            goal.next = goal.next + 1
            return step_input(goal, way, told)
        end
        return run_step(goal, way, nil)
    elseif way.kind ~= activations.ASKED then
        return nil
    end
    while told and goal.next < (goal.blind or 1) and not is_told(goal, way, told)
        and #shown(goal, way.value) > 0 do
        goal.next = goal.next + 1
        told = goal.known[goal.next]
    end
    local is_blind = goal.next < (goal.blind or 1)
    if not (is_told(goal, way, told) and (is_blind or has_sight(goal, told.sight))) then
        local may_go_on = drawing.is_skipping(goal) or #shown(goal, way.value) == 0
        return may_go_on and drawing.answered(goal, way.value) or nil
    end
    keep(goal, way)
    goal.next = goal.next + 1
    return drawing.answered(goal, way.value, told)
end

-- Whether something was drawn that the player would have come to know of: it does not.
local function tells(goal, input)
    for _, one in ipairs(input.kind == "answers" and input.asked or {}) do
        local before = one.drawn_by
        one.drawn_by = nil
        if before ~= nil and before ~= (one.seen_by or false)
            and (one.seen_by == "all" or lists.has(one.seen_by or {}, goal.player)) then
            return true
        end
    end
    return false
end

-- ---- Ways ----

-- What the player has not seen fall falls anew, behind what is kept.
local function draw_chances(goal)
    local draws = goal.frame.call.draws
    goal.has_drawn = chances.has_unseen(draws, goal.kept_drawn)
    goal.frame.call.draws = chances.redrawn(draws, goal.kept_drawn, goal.random)
end

-- Goes from the last stop that was as the player knows it: the way, where it has come to its end.
local function try(goal)
    draw_chances(goal)
    local way = ways.begin(goal.match, goal.frame, goal.kept)
    goal.given = table.move(goal.kept, 1, #goal.kept, 1, {})
    goal.next, goal.passed = math.max(goal.kept_at, 1), 0
    while goal.next <= #goal.known or not is_there(goal, way) do
        local input = #goal.given < STOPS_MOST and next_input(goal, way)
        if not input then
            return nil
        end
        goal.given[#goal.given + 1] = input
        ways.go_on(way, input)
        if tells(goal, input) then
            return nil
        elseif input.kind == "step" and not input.is_unnoticed then
            keep(goal, way)
        end
    end
    return way
end

-- The first from `goal.next` on of what the player knows that stands where the way does; nil: none.
local function find_told(goal, way)
    for index = goal.next, #goal.known do
        local told = goal.known[index]
        local is_same
        if way.kind == activations.ENTERED then
            is_same = told.kind == "step" and told.name == way.value
        else
            is_same = is_told(goal, way, told)
        end
        if is_same then
            goal.next = index + 1
            return told
        end
    end
end

local function loose_input(goal, way)
    local told = find_told(goal, way)
    if way.kind == activations.ASKED then
        return drawing.answered(goal, way.value, told)
    elseif told then
        return step_input(goal, way, told, true)
    end
    return run_step(goal, way, nil, true)
end

local function try_loosely(goal)
    local way, count = ways.begin(goal.match, goal.frame, {}), 0
    while way.kind == activations.ASKED or way.kind == activations.ENTERED do
        local input = count < STOPS_MOST and loose_input(goal, way)
        if not input then
            return nil
        end
        count = count + 1
        ways.go_on(way, input)
    end
    return way.kind == activations.RETURNED and way or nil
end

-- Calls a function that looks for a way: what it has found, or nil and what a rule has raised.
local function attempt(goal, f)
    local is_done, way = pcall(f, goal)
    goal.has_ever_drawn = goal.has_ever_drawn or goal.has_drawn
    goal.match.running = nil
    run.lock(goal.match)
    if not is_done then
        return nil, way
    end
    return way
end

-- The frame that a way has gone through remembers what fell in it.
local function keep_fallen(goal, way)
    local frame, call = goal.match.frame, {}
    for name, value in pairs(goal.frame.call) do
        call[name] = value
    end
    call.draws = way.activation.fallen
    goal.match.frame = { call = call, outer = frame.outer, inputs = frame.inputs,
        count = frame.count }
end

-- A way through a step that comes to its end, with the answers that the player knows as far as they
-- are asked for; nil where there is none.
function loose(goal)
    goal.next, goal.tries, goal.kept_drawn, goal.effort.left = 1, 1, 0, goal.effort.left - 1
    goal.given = {}
    draw_chances(goal)
    local way = attempt(goal, try_loosely)
    if way then
        keep_fallen(goal, way)
    end
    return way
end

-- The way; or nil and what a rule has raised.
function seek(goal)
    goal.kept, goal.kept_at, goal.kept_drawn, goal.tries = {}, 0, 0, 0
    local way, raised
    repeat
        goal.tries, goal.effort.left = goal.tries + 1, goal.effort.left - 1
        way, raised = attempt(goal, try)
    until way or not goal.has_drawn or goal.tries >= (goal.tries_most or TRIES)
        or goal.effort.left <= 0
    if way then
        keep_fallen(goal, way)
    end
    return way, raised
end

-- Finds a way through `goal.frame`: the match is then where it ends. Nil and why where there is
-- none.
function retracing.find(goal)
    goal.match.is_retracing = true
    local way, raised = seek(goal)
    goal.match.is_retracing = nil
    if way then
        return way
    end
    return nil, raised or "what others did in secret cannot be made up so that all is as the "
        .. "player knows it"
end

return retracing
