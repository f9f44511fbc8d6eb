-- Talking: players say something, propose, accept and promise in turn. So many turns are a step of
-- the engine's own: a match that is cloned or undone in a long talk runs these again, and one that
-- goes on keeps a state for each step only.
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local deals = require "lawspeaker.game.deals"
local frames = require "lawspeaker.game.frames"
local lists = require "lawspeaker.lists"
local player_list = require "lawspeaker.game.player_list"
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local proposing = require "lawspeaker.game.proposing"
local question = require "lawspeaker.game.question"
local rounds = require "lawspeaker.game.rounds"
local talk_question = require "lawspeaker.game.talk_question"
local trade = require "lawspeaker.game.trade"
local trade_form = require "lawspeaker.game.trade_form"
local trade_imagining = require "lawspeaker.game.trade_imagining"
local trade_reading = require "lawspeaker.game.trade_reading"

local talk = {}

talk.STEP = "talk turns" -- no step of a game can be called so

local STEP_TURNS <const> = 16 -- turns of a step in which somebody is asked

local MESSAGE_MOST <const> = 200 -- bytes

-- ---- What a rule gives ----

local function verbs_of(form)
    local verbs = { "pass" }
    if form.messages then
        verbs[#verbs + 1] = "say"
    end
    if form.offers then
        verbs[#verbs + 1] = "propose"
    end
    if form.deals then
        verbs[#verbs + 1] = "deal"
    end
    if form.offers or form.deals then
        table.move({ "accept", "decline", "withdraw" }, 1, 3, #verbs + 1, verbs)
    end
    if form.deals then
        verbs[#verbs + 1] = "blame"
    end
    return verbs
end

-- The form of g:talk, checked; what a turn needs of it is plain data.
function talk.read(match, given)
    local at = check.context "g:talk"
    local form = check.form(at, given, "talk")
    at:enter "players"
    form.players = player_list.read(match, at, form.players)
    at:leave()
    local plan = match.trade and match.trade.plan
    if form.offers and not (plan and #plan.goods > 0) then
        at:fail("the game has no goods (law help trading)", "offers")
    elseif form.deals and not plan then
        at:fail("the game has no trade (law help trading)", "deals")
    elseif form.public and plan and plan.private then
        at:fail("the trade of the game is private", "public")
    end
    local offers = form.offers ~= false and plan ~= nil and #plan.goods > 0
    local turn = { players = form.players, messages = form.messages or false, offers = offers,
        deals = form.deals ~= false and plan ~= nil, public = form.public or false,
        name = form.name or "talk", say = form.say, rule = form.rule }
    turn.hidden = form.hidden
    if turn.hidden == nil then
        turn.hidden = not turn.public
    end
    local verbs = { offers = turn.offers, deals = turn.deals, messages = turn.messages }
    turn.verbs = verbs_of(verbs)
    turn.rounds = form.rounds ~= core.no_limit and form.rounds or nil
    return turn
end

-- ---- Who can do something ----

local function is_asked_something(match, player)
    return #proposals.all(match.root, function(row) return row.to == player end) > 0
end

local function has_partner(match, player, turn)
    for _, other in ipairs(turn.players) do
        if other ~= player and trade.left(match, player, other) > 0 then
            return true
        end
    end
    return false
end

local function is_able(match, player, turn)
    if #turn.players > 1 and (turn.messages or turn.deals) then
        return true
    end
    return turn.offers and (has_partner(match, player, turn)
        or is_asked_something(match, player))
end

-- ---- Acting ----

-- Whom an answer becomes known to by what comes of it, "all" or some players: replicas of the match
-- have it. `masked`: what all others know of it.
local function tell(match, players, masked)
    local activation = match.running
    local is_new = not activation.is_silent
        or match.is_retracing and activation.taken == #activation.feed
    if is_new then
        local asked = match.frame.inputs.asked[1]
        asked.seen_by, asked.masked = players, masked
    end
end

-- A text from a player, in secret; nothing when it is empty.
local function ask_text(g, player, name, say, rule)
    local text = g:ask(player, question.with_final_say { name = name, text = MESSAGE_MOST,
        say = say, rule = rule, hidden = true })
    return string.find(text, "%S") and text or nil
end

-- Whether hidden goods or acts are named on either side.
local function names_hidden(match, action)
    for _, field in ipairs { "gives", "takes", "discards" } do
        for _, item in ipairs(action[field] or {}) do
            if item.good.is_hidden then
                return true
            end
        end
    end
    for _, field in ipairs { "promises", "asks" } do
        for _, one in ipairs(action[field] or {}) do
            local act = match.trade.plan.acts[one.act]
            if act and act.hidden then
                return true
            end
        end
    end
    return false
end

-- Who sees all of what becomes of a proposal or promise, which is a row.
local function viewers_of(row)
    return row.is_open and "all" or { row.by, row.to }
end

local acts = {}

function acts.pass(match, _, _, turn)
    if not turn.hidden then
        tell(match, "all")
    end
    return false
end

function acts.say(match, player, action, turn)
    local words = action.to == "all" and "all" or action.to
    local hearers = action.to == "all" and "all" or { player, action.to }
    tell(match, hearers)
    local text = ask_text(match.root, player, "message", "What do you say to " .. words .. "?",
        turn.rule)
    tell(match, hearers)
    if not text then
        return false
    end
    local seen_by = action.to ~= "all" and { player, action.to } or nil
    trade.note(match, turn.rule, "message", { from = player, to = action.to, text = text },
        seen_by)
    return true
end

-- Promises whose words are asked for: those that stay empty are none.
local function ask_words(match, player, list, say, rule, hearers)
    local kept = {}
    for _, one in ipairs(list) do
        if one.act == trade_form.WORDS then
            one.text = ask_text(match.root, player, "words", say, rule)
            tell(match, hearers)
        end
        kept[#kept + 1] = one.text and one or nil
    end
    return kept
end

function acts.propose(match, player, action, turn)
    local is_open = turn.public or action.is_open
    local hearers = is_open and not names_hidden(match, action) and "all" or { player, action.to }
    tell(match, hearers, is_open and action.masked or nil)
    action.promises = ask_words(match, player, action.promises, "What do you promise?", turn.rule,
        hearers)
    action.asks = ask_words(match, player, action.asks, "What do you ask for?", turn.rule, hearers)
    if proposing.problem(match, player, action) then
        return false -- nothing was said, and nothing is left of it
    end
    proposals.add(match, player, action, turn.public or action.is_open or false)
    return true
end

acts.deal = acts.propose

function acts.accept(match, player, action)
    local row = assert(proposals.find(match, "to", player, action.number))
    tell(match, action.masked and { row.by, row.to } or viewers_of(row),
        row.is_open and action.masked or nil)
    deals.accept(match, row, action.discards)
    return true
end

function acts.decline(match, player, action)
    local row = assert(proposals.find(match, "to", player, action.number))
    tell(match, viewers_of(row))
    proposals.finish(match, row, "declined")
    return true
end

function acts.withdraw(match, player, action)
    local row = assert(proposals.find(match, "by", player, action.number))
    tell(match, viewers_of(row))
    proposals.finish(match, row, "withdrawn")
    return true
end

function acts.blame(match, player, action)
    local row = assert(promises.find_blamable(match, player, action.number))
    tell(match, viewers_of(row))
    promises.blame(match, row)
    return true
end

-- The turn of a player who is able to do something: whether it acted.
local function take_turn(match, player, turn)
    local g = match.root
    local given = g:ask(player, talk_question.of(match, player, turn))
    local action = assert(trade_reading.read(match, player, turn, given))
    action.masked = trade_imagining.masked(player, action, given)
    return acts[action.verb](match, player, action, turn)
end

-- ---- Going round ----

-- Where a talk is, as plain data: how often somebody acted, the round, whose seat comes next, and
-- who has passed, or was passed over, since somebody acted.
local function beginning()
    return { count = 0, round = 1, seat = 1, passed = {} }
end

local function is_over(turn, at)
    local has_passed = {}
    for _, player in ipairs(at.passed) do
        has_passed[player] = true
    end
    return at.round > (turn.rounds or at.round)
        or rounds.have_all_passed(turn.players, has_passed)
end

local function note_turn(at, player, has_acted)
    if has_acted then
        at.count, at.passed = at.count + 1, {}
    elseif not lists.has(at.passed, player) then
        table.insert(at.passed, player)
    end
end

local function go_on(turn, at)
    at.seat = at.seat + 1
    if at.seat > #turn.players then
        at.seat, at.round = 1, at.round + 1
    end
end

-- Passes over whoever can do nothing: the player whose turn it then is, or nil when it is over.
local function next_player(match, turn, at)
    while not is_over(turn, at) do
        local player = turn.players[at.seat]
        if is_able(match, player, turn) then
            return player
        end
        note_turn(at, player, false)
        go_on(turn, at)
    end
end

-- Some turns, as a step: where the talk then is.
function talk.turns(g, turn, at)
    local match = core.owner_of(g)
    for _ = 1, STEP_TURNS do
        local player = next_player(match, turn, at)
        if not player then
            break
        end
        note_turn(at, player, take_turn(match, player, turn))
        go_on(turn, at)
    end
    return at
end

-- Where a talk is after some turns, as far as a player knows: in one that is hidden it has heard of
-- its own acts, and of those whose words have reached it; somebody else may have acted at any time.
-- `arguments`: of the step, as the player takes them to be; `is_known`: knowing.is_known.
function talk.known_results(input, player, arguments, is_known)
    local turn, before, at = arguments[1], arguments[2], input.results[1]
    if not turn.hidden then
        return input.results
    end
    local count = before.count
    for _, one in ipairs(frames.inputs(input.frame)) do
        local asked = one.kind == "answers" and one.asked[1]
        local is_act = asked and asked.name == turn.name and one.answers[1] ~= "pass"
        count = count + (is_act and is_known(asked, player) and 1 or 0)
    end
    local made = { count = count, round = at.round, seat = at.seat, passed = {} }
    return { count = 1, assert(answer.encode_data(made)) }
end

-- Goes round until all in a row have passed or were passed over, or the rounds are over; returns
-- how often somebody acted. `enter(step, …)` enters a step.
function talk.run(match, turn, enter)
    local at = beginning()
    while next_player(match, turn, at) do
        at = enter(talk.STEP, turn, at)
    end
    return at.count
end

return talk
