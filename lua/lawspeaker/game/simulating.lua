-- `view:simulate()`: a copy of a match that can be played on, made from what a player may see; all
-- else in it is made up. Whoever looks at it does so through the view of a player.
local answer = require "lawspeaker.game.answer"
local asking = require "lawspeaker.game.asking"
local budgets = require "lawspeaker.game.budget"
local check = require "lawspeaker.check"
local cloning = require "lawspeaker.game.cloning"
local core = require "lawspeaker.core"
local frames = require "lawspeaker.game.frames"
local imagining = require "lawspeaker.game.imagining"
local legality = require "lawspeaker.game.legality"
local object = require "lawspeaker.object"
local places = require "lawspeaker.game.places"
local random = require "lawspeaker.game.random"
local run = require "lawspeaker.game.run"
local say = require "lawspeaker.say"
local views = require "lawspeaker.game.views"

local simulating = {}

-- ---- Making one ----

local function open(match, player, budget, seed)
    match.is_loose = true
    return core.simulation_new { match = match, player = player, budget = budget, seed = seed }
end

-- A seed for a view that belongs to no bot: another one each time.
local function next_seed(owner)
    owner.simulated = owner.simulated + 1
    return owner.simulated
end

function views.calls.simulate(view, seed)
    local match, player, owner = views.viewing(view, "simulate")
    if not player then
        check.context("view:simulate"):fail "only a player can: an onlooker has nothing to decide"
    elseif seed ~= nil and math.type(seed) ~= "integer" then
        check.context("view:simulate"):fail("expected an integer as the seed, got "
            .. check.describe(seed))
    elseif owner.asked ~= match.asked then
        check.context("view:simulate"):fail "its match has gone on: take another view of it"
    end
    local budget = owner.budget
    seed = seed or budget and budgets.next_seed(budget) or next_seed(owner)
    local is_done, copy, reason = pcall(imagining.imagine, match, player, seed)
    if not is_done then
        return nil, "what is hidden could not be made up: " .. tostring(copy)
    elseif not copy then
        return nil, reason
    end
    return open(copy, player, budget, seed)
end

-- ---- Going on ----

-- Raises for a simulation that cannot be used any more.
local function opened(self)
    local details = core.simulation_details(self)
    if details.match.running or details.match.quiet then
        check.context("simulation"):fail "a rule cannot use the simulation that it belongs to"
    elseif details.is_running then
        check.context("simulation"):fail "it has ended in an error of the game's"
    end
    return details
end

-- The same, and for one that somebody is being asked about by simulation:play.
local function movable(self, what)
    local details = opened(self)
    if details.is_asking then
        check.context("simulation:" .. what):fail("the function that simulation:play asks for "
            .. "answers cannot go on with the simulation that is played: it can with a clone of it")
    end
    return details
end

local function note_nothing()
end

-- A rule has raised. Where something was made up that need not be a mistake of the game's: the rule
-- met what cannot be, and the simulation ends without a winner. Else it is left as it then is, and
-- of no more use.
local function fail(details, raised)
    local match = details.match
    if not match.is_made_up then
        error(raised, 0)
    end
    run.end_game(match, { winners = {}, draw = true, failed = true,
        reason = "what was made up cannot go on: " .. tostring(raised) })
end

local function attempt(details, f, ...)
    local is_done, raised = pcall(f, ...)
    if not is_done then
        fail(details, raised)
    end
end

local function advance(details)
    local match = details.match
    if match.result or match.answered_count < #match.asked then
        return false
    elseif details.budget then
        budgets.count(details.budget)
    end
    details.is_running = true
    attempt(details, run.advance, match, note_nothing)
    details.is_running = nil
    return true
end

local function take(match, index, value)
    match.answers[index] = { data = answer.encode(match.questions[index], value) }
    match.answered_count = match.answered_count + 1
end

-- The index of a question; or nil, message, code.
local function find_open(match, number)
    for index, one in ipairs(match.asked) do
        if one.number == number then
            return index
        end
    end
    return nil, string.format("question %d is not open", number), "unknown_question"
end

-- ---- Playing on ----

-- Answers all that has no answer, by chance.
local function draw_all(match, source)
    local questions = match.questions
    for index, one in ipairs(questions) do
        if match.answers[index] == nil then
            take(match, index, legality.draw({ root = match.root, player = one.player,
                is_simulated = true }, one, source))
        end
    end
end

local function ask(details, answer_function, question, source)
    details.is_asking = true
    local is_done, given = pcall(answer_function, question, source)
    details.is_asking = nil
    if not is_done then
        error(given, 0)
    end
    return given
end

-- Asks a bot's function for answers to the questions of some players, or all (nil).
local function ask_all(details, answer_function, source, players)
    local match = details.match
    for index, one in ipairs(match.asked) do
        if match.answers[index] == nil and (not players or players[one.player]) then
            local question = asking.new(match, index, { budget = details.budget })
            local given = ask(details, answer_function, question, source)
            local value, message
            if given ~= nil then
                value, message = run.about(match, legality.accept, index, given)
                if value == nil then
                    check.context("simulation:play"):fail(string.format("the answer to question %s "
                        .. "is refused: %s", say.quote(one.name), message))
                end
                take(match, index, value)
            end
        end
    end
end

local function player_set(match, list)
    local set = {}
    for _, player in ipairs(list) do
        views.check_player(match, "simulation:play", player)
        set[player] = true
    end
    return set
end

local function result_of(match)
    local result = match.result
    return result and { winners = places.copy_list(result.winners, #result.winners),
        draw = result.draw, reason = result.reason, step = result.step, failed = result.failed }
end

-- ---- Members ----

local getters, methods = {}, {}

function getters.players(self)
    local players = core.simulation_details(self).match.setting.players
    return places.copy_list(players, #players)
end

function getters.rules(self)
    return core.simulation_details(self).match.shared.rules
end

function getters.options(self)
    return core.simulation_details(self).match.shared.options
end

function getters.phase(self)
    return frames.outermost(core.simulation_details(self).match.frame).call.name
end

local function player_of(details, what, player)
    if player ~= nil then
        views.check_player(details.match, "simulation:" .. what, player)
    end
    return player or details.player
end

function methods.pending(self, player)
    local details = opened(self)
    return views.pending(details.match, player and player_of(details, "pending", player))
end

function methods.question(self, number)
    local details = opened(self)
    local index, problem = find_open(details.match, number)
    if not index then
        check.context("simulation:question"):fail(problem)
    end
    return asking.new(details.match, index, { budget = details.budget })
end

function methods.view(self, player)
    local details = opened(self)
    return views.open(details.match, player_of(details, "view", player), details.budget)
end

function methods.submit(self, number, given)
    local match = movable(self, "submit").match
    local index, problem, reason = find_open(match, number)
    if not index then
        return nil, problem, reason
    elseif match.answers[index] then
        return nil, string.format("question %d has been answered", number), "answered"
    end
    local value, message, code = run.about(match, legality.accept, index, given)
    if value == nil then
        return nil, message, code
    end
    take(match, index, value)
    return true
end

function methods.advance(self)
    return advance(movable(self, "advance"))
end

function methods.result(self)
    return result_of(opened(self).match)
end

function methods.score(self, player)
    local details = opened(self)
    return views.score(details.match, details.match.root, player_of(details, "score", player))
end

function methods.clone(self, seed)
    local details = opened(self)
    local copy = cloning.clone(details.match)
    if seed then
        cloning.seed(copy, seed)
    end
    return open(copy, details.player, details.budget, seed or details.seed)
end

-- Its own source of chance, from its seed.
local function source_of(details)
    details.source = details.source or random.new(details.seed)
    return details.source
end

function methods.play(self, given)
    local details = movable(self, "play")
    local form = check.form(check.context "simulation:play", given or {}, "playing")
    local match, source = details.match, form.random or source_of(details)
    local players = form.players and player_set(match, form.players)
    local batches = form.batches or math.maxinteger
    while batches > 0 and not match.result do
        run.questions(match)
        if form.answer then
            ask_all(details, form.answer, source, players)
        end
        attempt(details, run.quiet, match, draw_all, match, source)
        advance(details)
        batches = batches - 1
    end
    return result_of(match)
end

object.define("simulation", core.simulation_type, getters, methods)

return simulating
