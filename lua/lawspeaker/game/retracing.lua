-- Running a frame from its start to where it waits, with answers that are known and others that are
-- drawn: a way through the frame that looks to a player as the true one did. What a player knows of
-- the inputs of a frame, and what it is to look like, imagining.lua says.
local activations = require "lawspeaker.game.activations"
local answer = require "lawspeaker.game.answer"
local core = require "lawspeaker.core"
local cloning = require "lawspeaker.game.cloning"
local frames = require "lawspeaker.game.frames"
local legality = require "lawspeaker.game.legality"
local lists = require "lawspeaker.lists"
local offers = require "lawspeaker.game.offers"
local run = require "lawspeaker.game.run"
local trade_imagining = require "lawspeaker.game.trade_imagining"

local retracing = {}

local TRIES <const> = 20 -- from one stop that the player knows of to the next

-- ---- Data in a viewer's terms ----

local SHOWN <const> = "="

-- Plain data with each row replaced by what `name` makes of its text.
function retracing.with_rows(data, name)
    if type(data) ~= "table" then
        return data
    elseif type(data.row) == "string" then
        return { row = name(data.row) or data.row }
    end
    local copy = core.list_length(data) and {} or core.json_object {}
    for key, value in pairs(data) do
        copy[key] = retracing.with_rows(value, name)
    end
    return copy
end

function retracing.sight(match, player)
    return core.state_hash(core.state_view(match.state, player))
end

function retracing.is_known_of(one, player)
    return one.player == player or not one.hidden
end

-- Whether the player knows what was answered.
function retracing.is_known(one, player)
    return one.player == player or one.open or one.seen_by == "all"
        or one.seen_by ~= nil and lists.has(one.seen_by, player)
end

-- ---- Going through a frame ----

-- A fresh input like this one: those of a frame hang on one another.
local function copy_of(input)
    local copy = {}
    for name, value in pairs(input) do
        copy[name] = value
    end
    copy.before, copy.hash = nil, nil
    return copy
end

local function hand_over(way, kind, value, arguments)
    way.kind, way.value, way.arguments = kind, value, arguments
end

-- Begins at the start of a frame, with these inputs first.
local function begin(match, frame, inputs)
    match.frame = { call = frame.call, outer = frame.outer, count = 0 }
    for _, input in ipairs(inputs) do
        match.frame = frames.with_input(match.frame, copy_of(input))
    end
    local way = { match = match, activation = activations.new(match, match.frame, false) }
    hand_over(way, activations.start(match, way.activation))
    return way
end

-- Goes on with answers, or with what a step came to.
local function go_on(way, input)
    local match = way.match
    match.frame = frames.with_input(match.frame, copy_of(input))
    hand_over(way, activations.resume(match, way.activation, match.frame.inputs))
end

-- ---- What the player saw on the true way ----

-- Data with rows as a player calls them; nil where it does not see one of these. `shown`: by text,
-- what rows are called that it does not see here, and has come to see since: such a name stands
-- behind SHOWN.
function retracing.in_own_terms(match, player, data, shown)
    local is_seen = true
    local told = retracing.with_rows(data, function(text)
        local name = core.state_alias(match.state, player, text)
        if not name and shown then
            name = shown(text)
        end
        is_seen = is_seen and name ~= nil
        return name
    end)
    if is_seen then
        return told
    end
end

-- Whether all that was asked at once was asked in secret of others, and the player knows of it.
local function is_secret(asked, player)
    for _, one in ipairs(asked) do
        if retracing.is_known_of(one, player) or not retracing.is_known(one, player) then
            return false
        end
    end
    return true
end

-- What a player knows of answers; nil: nothing.
local function known_answers(match, input, player, shown)
    local told = { kind = "answers", asked = {}, answers = {},
        is_secret = is_secret(input.asked, player), sight = retracing.sight(match, player) }
    for index, one in ipairs(input.asked) do
        if told.is_secret or retracing.is_known_of(one, player) then
            table.insert(told.asked, one)
            if retracing.is_known(one, player) then
                told.answers[#told.asked] = retracing.in_own_terms(match, player,
                    input.answers[index], shown)
            end
        end
    end
    return #told.asked > 0 and told or nil
end

-- The inputs of a frame as far as the player knows them, in its own terms: of each batch of answers
-- `asked` without what is hidden from it, `answers` with rows as it calls them, which are nil where
-- it does not know them, and `sight`, what it saw before. `is_secret`: of who was asked it knows by
-- what came of it. What came of steps is as it is. `names`: what rows are called anew, or nil.
function retracing.known(match, frame, player, names)
    local scratch, list = cloning.clone(match), {}
    local function shown(text)
        return core.state_alias(match.state, player, text) and SHOWN .. (names and names[text]
            or text) or nil
    end
    local way = begin(scratch, frame, {})
    for _, input in ipairs(frames.inputs(frame)) do
        if input.kind == "step" then
            list[#list + 1] = input
            go_on(way, input)
        elseif input.kind == "answers" then
            list[#list + 1] = known_answers(scratch, input, player, shown)
            go_on(way, input)
        else
            core.state_seed(scratch.state, input.seed)
        end
    end
    return list
end

-- ---- A way that could be ----

local MASKED_TRIES <const> = 10

-- An answer of which the player knows all but some names; nil where none is legal.
local function draw_masked(goal, asked, one, masked)
    for _ = 1, MASKED_TRIES do
        local given = trade_imagining.filled(goal.match, masked, goal.random)
        local value = given and legality.accept(asked, one, given)
        if value ~= nil then
            return value
        end
    end
end

-- `told`: what the player knows of the question and its answer, or nil.
local function draw(goal, one, is_first, told)
    local match = goal.match
    local asked = { root = match.root, player = one.player }
    local value
    if told and told.masked and match.trade then
        value = run.quiet(match, draw_masked, goal, asked, one, told.masked)
    elseif not is_first then
        value = run.quiet(match, legality.draw, asked, one, goal.random)
    end
    if value == nil then
        value = run.quiet(match, offers.default, asked, one)
    end
    return answer.encode(one, value)
end

-- An input with the answers to these questions: those of `told`, others drawn.
local function answered(goal, questions, told)
    local asked, answers, number = {}, {}, 0
    for index, one in ipairs(questions) do
        local data, known
        if told and (told.is_secret or retracing.is_known_of(one, goal.player)) then
            number = number + 1
            data, known = told.answers[number], told.asked[number]
        end
        asked[index] = { number = 0, player = one.player, name = one.name, hidden = one.hidden,
            seen_by = one.seen_by, open = one.open, masked = known and known.masked }
        if known then
            asked[index].seen_by = known.seen_by
        end
        if data ~= nil then
            answers[index] = retracing.with_rows(data, function(text)
                return string.match(text, "^" .. SHOWN .. "(.*)$")
                    or core.state_row_of_alias(goal.match.state, goal.player, text)
            end)
        else
            goal.has_drawn, asked[index].drawn_by = true, asked[index].seen_by or false
            answers[index] = draw(goal, one, goal.tries == 1 and not told, known)
        end
    end
    return { kind = "answers", asked = asked, answers = answers }
end

local function shown(goal, questions)
    local list = {}
    for _, one in ipairs(questions) do
        list[#list + 1] = retracing.is_known_of(one, goal.player) and one or nil
    end
    return list
end

-- Whether this is where the player is to be.
local function is_there(goal, way)
    if way.kind == activations.ENTERED then
        return goal.inner ~= nil and way.value == goal.inner.name
            and frames.text(way.arguments) == frames.text(goal.inner.arguments)
    end
    return way.kind == activations.ASKED and not goal.inner
        and activations.is_same_asked(shown(goal, way.value), goal.asked)
        and retracing.sight(goal.match, goal.player) == goal.sight
end

-- What is to be given next, or nil where the way is not one that could be.
local function next_input(goal, way)
    local told = goal.known[goal.next]
    if way.kind == activations.ENTERED then
        local is_same = told and told.kind == "step" and told.name == way.value
            and frames.text(told.arguments) == frames.text(way.arguments)
        goal.next = goal.next + 1
        return is_same and told or nil
    elseif way.kind ~= activations.ASKED then
        return nil
    end
    local seen = shown(goal, way.value)
    local is_secret_one = #seen == 0
    local is_as_told = told and told.kind == "answers" and told.is_secret == is_secret_one
        and activations.is_same_asked(is_secret_one and way.value or seen, told.asked)
        and told.sight == retracing.sight(goal.match, goal.player)
    if not is_as_told then
        return is_secret_one and answered(goal, way.value) or nil
    end
    if goal.next > goal.kept_at then
        goal.kept_at, goal.tries = goal.next, 0
        goal.kept = table.move(goal.given, 1, #goal.given, 1, {})
    end
    goal.next = goal.next + 1
    return answered(goal, way.value, told)
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

-- Goes from the last stop that was as the player knows it: the way, where it has come to its end.
local function try(goal)
    local way = begin(goal.match, goal.frame, goal.kept)
    goal.given = table.move(goal.kept, 1, #goal.kept, 1, {})
    goal.next, goal.has_drawn = math.max(goal.kept_at, 1), false
    while goal.next <= #goal.known or not is_there(goal, way) do
        local input = next_input(goal, way)
        if not input then
            return nil
        end
        goal.given[#goal.given + 1] = input
        go_on(way, input)
        if tells(goal, input) then
            return nil
        end
    end
    return way
end

-- Whether a frame with the inputs that it has comes to entering `inner`, { name, arguments }.
function retracing.enters(match, frame, inner)
    local is_done, way = pcall(begin, match, frame, frames.inputs(frame))
    match.running = nil
    run.lock(match)
    return is_done and is_there({ inner = inner }, way)
end

-- Finds a way through `goal.frame`: the match is then where it ends. `goal`: match, player, random,
-- frame; known: what the player knows of its inputs; and where it ends: in a step, `inner`, or with
-- the questions `asked` and a `sight`. Nil and why where there is none.
function retracing.find(goal)
    goal.kept, goal.kept_at, goal.tries = {}, 0, 0
    local is_done, way
    repeat
        goal.tries = goal.tries + 1
        goal.match.is_retracing = true
        is_done, way = pcall(try, goal)
        goal.match.is_retracing, goal.match.running = nil, nil
        run.lock(goal.match)
    until is_done and way or not goal.has_drawn or goal.tries >= TRIES
    if not is_done then
        return nil, way
    elseif not way then
        return nil, "what others did in secret cannot be made up so that all is as the player "
            .. "knows it"
    end
    goal.match.frame.call.draws = way.activation.fallen
    return way
end

return retracing
