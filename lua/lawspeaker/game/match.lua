-- Matches as whoever plays holds them: hashes, answers, undo, and all members of the object. How
-- rules run is run.lua's, how a match begins starting.lua's, how it is cloned cloning.lua's.
local answer = require "lawspeaker.game.answer"
local asking = require "lawspeaker.game.asking"
local check = require "lawspeaker.check"
local cloning = require "lawspeaker.game.cloning"
local core = require "lawspeaker.core"
local dice = require "lawspeaker.game.dice"
local frames = require "lawspeaker.game.frames"
local legality = require "lawspeaker.game.legality"
local object = require "lawspeaker.object"
local offers = require "lawspeaker.game.offers"
local purity = require "lawspeaker.game.purity"
local places = require "lawspeaker.game.places"
local record = require "lawspeaker.game.record"
local run = require "lawspeaker.game.run"
local starting = require "lawspeaker.game.starting"
local undoing = require "lawspeaker.game.undoing"
local views = require "lawspeaker.game.views"

local matches = {}

purity.clone = cloning.clone

-- ---- Starting ----

-- A match of a game: `given` is a form `match_start`.
function matches.start(game, given)
    local match = starting.start(game, given)
    matches.note_waiting(match)
    return core.match_new(match)
end

-- ---- Hashes ----

-- Of everything that decides the future; house rules and seed are not in it, nor who plays.
function matches.hash(match)
    local parts = { core.state_hash(match.state), frames.hash(match.frame),
        table.concat(match.counts, " "), tostring(match.dice_at) }
    for index = 1, #match.asked do
        local given = match.answers[index]
        parts[#parts + 1] = given and core.json_encode(given.data) or "-"
        parts[#parts + 1] = match.refused[index] or 0
    end
    if match.result then
        parts[#parts + 1] = "over"
    end
    return core.text_hash(table.concat(parts, "\n"))
end

-- The record tells at each stop how things stand, so that a replay can compare.
function matches.note_waiting(match)
    if match.rec and not match.result then
        record.waits(match.rec, matches.hash(match))
    end
end

-- ---- Answers ----

-- The numbers of the questions that are open: all, or a player's.
local function open_words(match, player)
    local open = {}
    for index, one in ipairs(match.asked) do
        if match.answers[index] == nil and (player == nil or one.player == player) then
            open[#open + 1] = tostring(one.number)
        end
    end
    return #open == 0 and "none is" or "open is " .. table.concat(open, ", ")
end

-- The index of a question among those asked, or nil, message, code. With a player, others'
-- questions are not spoken of: there may be hidden ones among them.
local function find_question(match, number, player)
    for index, one in ipairs(match.asked) do
        if one.number == number and (player == nil or one.player == player) then
            return index
        end
    end
    if match.result then
        return nil, "the game is over", "finished"
    end
    return nil, string.format("question %s is not open%s; %s", check.describe(number),
        player and " to " .. tostring(player) or "", open_words(match, player)),
        "unknown_question"
end

local function find_open(match, number, player)
    local index, message, code = find_question(match, number, player)
    if not index then
        return nil, message, code
    elseif match.answers[index] then
        return nil, string.format("question %d has been answered", number), "answered"
    end
    return index
end

local function take_answer(match, index, data, is_default)
    match.answers[index] = { data = data, by_default = is_default }
    match.answered_count = match.answered_count + 1
end

-- Counts an answer that was refused. After so many a player gets its default.
local function refuse(match, index)
    match.refused[index] = (match.refused[index] or 0) + 1
    if match.refused[index] < match.game.max_refusals then
        return false
    end
    local value = run.about(match, offers.default, index)
    take_answer(match, index, answer.encode(match.questions[index], value), true)
    return true
end

-- For whoever loads a match: an answer to this question had been refused.
function matches.refuse(match, number)
    return refuse(match, assert(find_open(match, number)))
end

-- For whoever loads a match: an answer as a save has it. True, or nil, message, code.
function matches.restore(match, number, data)
    local index, message, code = find_open(match, number)
    if not index then
        return nil, message, code
    end
    local value
    value, message, code = run.about(match, legality.restore, index, data)
    if value == nil then
        return nil, message, code
    end
    take_answer(match, index, answer.encode(match.questions[index], value))
    return true
end

-- ---- Members ----

local getters, methods = {}, {}

-- What a match holds, for its methods: none of them works inside its own rules.
local function details_of(self)
    local match = core.match_details(self)
    if match.running or match.quiet then
        check.context("match"):fail "a rule cannot use the match that it belongs to"
    end
    return match
end

function getters.game(self)
    return core.match_details(self).game_object
end

function getters.variant(self)
    return core.match_details(self).variant
end

function getters.root(self)
    return core.match_details(self).root
end

function getters.players(self)
    local players = core.match_details(self).setting.players
    return places.copy_list(players, #players)
end

function getters.rules(self)
    return core.match_details(self).shared.rules
end

function getters.options(self)
    return core.match_details(self).shared.options
end

function getters.seed(self)
    return core.match_details(self).setting.seed
end

-- Where the rules are: the name of the phase, or "setup".
function getters.phase(self)
    return frames.outermost(core.match_details(self).frame).call.name
end

function methods.pending(self, player)
    local match = details_of(self)
    if player ~= nil then
        views.check_player(match, "match:pending", player)
    end
    return views.pending(match, player)
end

-- The record of a question that is open, or of a part of it; and its index. Raises.
local function looked_at(match, what, number, inner)
    local index, message = find_question(match, number)
    if not index then
        check.context("match:" .. what):fail(message)
    end
    local one = run.questions(match)[index]
    if inner == nil then
        return one, index
    end
    local form = offers.inner({ root = match.root, player = one.player }, one, inner)
    if not form then
        check.context("match:" .. what):fail(string.format("question %d has no slot or part %s",
            number, check.describe(inner)))
    end
    return form, index
end

-- Calls a function of legality.lua or offers.lua about a question or a part of it.
local function about(match, f, form, index, ...)
    return run.quiet(match, f, { root = match.root, player = match.asked[index].player }, form,
        ...)
end

function methods.legal(self, number, inner)
    local match = details_of(self)
    local form, index = looked_at(match, "legal", number, inner)
    local step = about(match, offers.each, form, index)
    return function()
        return run.quiet(match, step)
    end
end

function methods.legal_texts(self, number, most, inner)
    local match = details_of(self)
    local form, index = looked_at(match, "legal_texts", number, inner)
    return about(match, asking.texts, form, index, most or math.maxinteger)
end

function methods.items(self, number, inner)
    local match = details_of(self)
    local form, index = looked_at(match, "items", number, inner)
    return about(match, asking.items, form, index)
end

function methods.text(self, number, given)
    local match = details_of(self)
    local form, index = looked_at(match, "text", number)
    local value, message, code = about(match, legality.accept, form, index, given)
    if value == nil then
        return nil, message, code
    end
    return answer.text(match.root, match.asked[index].player, form, value)
end

function methods.sample(self, number, random)
    local match = details_of(self)
    local form, index = looked_at(match, "sample", number)
    return about(match, legality.draw, form, index, random)
end

function methods.default(self, number)
    local match = details_of(self)
    local form, index = looked_at(match, "default", number)
    return about(match, offers.default, form, index)
end

function methods.check(self, number, given)
    local match = details_of(self)
    local index, message, code = find_open(match, number)
    if not index then
        return nil, message, code
    end
    local value
    value, message, code = run.about(match, legality.accept, index, given)
    if value == nil then
        return nil, message, code
    end
    return true
end

function methods.submit(self, number, given, player)
    local match = details_of(self)
    local index, message, code = find_open(match, number, player)
    if not index then
        return nil, message, code
    end
    local value
    value, message, code = run.about(match, legality.accept, index, given)
    if value ~= nil then
        take_answer(match, index, answer.encode(match.questions[index], value))
        return true
    elseif refuse(match, index) then
        return true, "default"
    end
    return nil, message, code
end

function methods.advance(self)
    return run.advance(details_of(self), matches.note_waiting)
end

function methods.result(self)
    local result = details_of(self).result
    if result then
        return { winners = places.copy_list(result.winners, #result.winners), draw = result.draw,
            reason = result.reason, step = result.step }
    end
end

function methods.view(self, player)
    local match = details_of(self)
    if player ~= nil then
        views.check_player(match, "match:view", player)
    end
    return views.open(match, player)
end

-- A seed gives the clone dice of its own from here on.
function methods.clone(self, given)
    local form = check.form(check.context "match:clone", given or {}, "clone")
    local copy = cloning.clone(details_of(self))
    if form.seed then
        cloning.seed(copy, form.seed)
    end
    if form.record then
        copy.rec, copy.history = record.new(copy.state), nil -- the record begins here
    end
    return core.match_new(copy)
end

function methods.undo(self)
    return undoing.undo(details_of(self))
end

function methods.hash(self)
    return matches.hash(details_of(self))
end

function methods.state_hash(self)
    return core.state_hash(details_of(self).state)
end

function methods.events(self, player, from)
    local match = details_of(self)
    if player ~= nil and player ~= false then
        views.check_player(match, "match:events", player)
    end
    return views.events(match, player, from)
end

function methods.event_count(self)
    return #views.events(details_of(self), false)
end

function methods.refusals(self)
    local match, list = details_of(self), {}
    local counts = run.refusals(match)
    for _, player in ipairs(match.setting.players) do
        if counts[player] then
            list[#list + 1] = { player, counts[player] }
        end
    end
    return list
end

function methods.dice_left(self)
    return dice.left(details_of(self))
end

function methods.set_pure_check(self, is_on)
    details_of(self).pure = is_on and purity or nil
end

function methods.save(self)
    return require("lawspeaker.game.save").write(self)
end

object.define("match", core.match_type, getters, methods)

return matches
