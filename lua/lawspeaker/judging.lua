-- A match that bots play, as tournaments and the like hold it: this runs in the state of the game
-- and is asked by its functions' names, with plain data in and out. The bots are in states of their
-- own, where lawspeaker.botting is asked. One state plays one match at a time; scripts do not see
-- this file.
local core = require "lawspeaker.core"
local crossing = require "lawspeaker.crossing"
local frames = require "lawspeaker.game.frames"
local games = require "lawspeaker.game.games"
local opening = require "lawspeaker.game.opening"
local random = require "lawspeaker.game.random"
local run = require "lawspeaker.game.run"
local setting = require "lawspeaker.playing_setting"
local tallying = require "lawspeaker.tallying"

local judging = {}

-- The game, its variant, and the match; `tally` where it is counted.
local now = {}

-- Opens the game, `given` and the values being as find_game.asked says; what is known of it before
-- it starts. As in lawspeaker.botting, no file can be required from then on.
function judging.open(given, ...)
    now.game, now.variant = games.opened(given.things[1], { ... })
    now.details = core.game_details(now.game)
    local seats = now.details.seats
    core.seal()
    return { name = now.details.name, title = now.details.title,
        variant = now.variant and now.variant.name, least = seats.min, most = seats.max,
        seats = seats.fixed and table.move(seats.fixed, 1, #seats.fixed, 1, {}),
        max_refusals = now.details.max_refusals, has_score = now.details.score ~= nil }
end

-- ---- How it stands ----

-- `is_whole`: with the hash, which costs more than all else.
local function state_of(is_whole)
    local match = core.match_details(now.match)
    local result = now.match:result()
    return { players = now.match.players, pending = crossing.pending(now.match),
        hash = is_whole and now.match:hash() or nil, turn = match.round or 0,
        result = result and { winners = result.winners, draw = result.draw or false,
            reason = result.reason } }
end

function judging.state()
    local state = state_of(true)
    state.scores = crossing.scores(now.match)
    return state
end

-- ---- Starting ----

-- Starts a match: how it stands, or { message } for what cannot be so. `given`: players, how many
-- or their names; seed; rules and options, lists of { name, words }; record, whether it keeps a
-- log; tally, whether it is counted; opening, the number of a scenario that it goes on from.
function judging.start(given)
    local rules, options, mistake = setting.read(now.details, given)
    if mistake then
        return { message = mistake }
    end
    local form = { players = given.players, seed = given.seed, rules = rules, options = options,
        variant = now.variant, record = given.record or false }
    if given.opening then
        now.match = opening.begin(given.opening, form)
    else
        now.match = now.game:start(form)
    end
    now.counts = tallying.new(now.match)
    now.is_counted = given.tally or false
    return judging.state()
end

-- Takes up a match that is a save's text: how it stands, or { message, code }.
function judging.load(given)
    local match, message, code = now.game:load(given.text, { trust = true, variant = now.variant })
    if not match then
        return { message = message, code = code }
    end
    now.match, now.counts = match, tallying.new(match)
    now.is_counted = given.tally or false
    return judging.state()
end

function judging.save()
    return now.match:save()
end

-- ---- Bots ----

-- What botting.begin needs for the bot of a player.
function judging.opening(given)
    return crossing.opening(core.match_details(now.match), given.player)
end

-- What botting.choose needs for a question, as crossing.hand_over says.
function judging.hand_over(given)
    return crossing.hand_over(core.match_details(now.match), given)
end

-- ---- Answers ----

local function note(list, player)
    list[player] = (list[player] or 0) + 1
end

local function player_of(number)
    for _, one in ipairs(core.match_details(now.match).asked) do
        if one.number == number then
            return one.player
        end
    end
end

-- Answers a question: number, answer (plain data or a text), player; { accepted, is_default }, or {
-- message, code }.
function judging.submit(given)
    local told = crossing.submit(now.match, given.number, given.answer, given.player)
    local player = given.player or player_of(given.number)
    if player and (told.message or told.is_default) then
        note(now.counts.refusals, player)
    end
    if player and told.is_default then
        note(now.counts.defaults, player)
    end
    return told
end

-- The answer of a player that gives none.
function judging.default(given)
    local told = crossing.default(now.match, given.number)
    if told.accepted then
        note(now.counts.defaults, player_of(given.number))
    end
    return told
end

-- A legal answer by chance, from a seed: { accepted, answer }.
function judging.sample(given)
    local value = now.match:sample(given.number, random.new(given.seed))
    local told = crossing.submit(now.match, given.number, value)
    if not told.accepted then
        error(string.format("question %d: one of its legal answers is refused: %s", given.number,
            told.message), 0)
    end
    told.answer = crossing.text(now.match, given.number, value)
    return told
end

-- ---- Going on ----

-- Counts the answers that are in.
local function count_answers()
    local match = core.match_details(now.match)
    for index, one in ipairs(run.questions(match)) do
        local value = frames.unpack(match.root, { count = 1, match.answers[index].data })[1]
        tallying.answered(now.counts, one, value)
    end
end

-- Goes on: how it stands, or { message } where an answer is missing or the game is over.
function judging.advance()
    local match = core.match_details(now.match)
    if match.result then
        return { message = "the game is over" }
    elseif match.answered_count < #match.asked then
        return { message = "not all questions are answered" }
    elseif now.is_counted then
        count_answers()
    end
    now.match:advance()
    if now.is_counted then
        tallying.advanced(now.counts, now.match)
    else
        now.counts.batches = now.counts.batches + 1
    end
    return state_of(false)
end

-- Gives answers, { number, player, answer } or { number, default = true } each, and goes on where
-- none is missing then: how it stands, and `refused`, a list of { number, message }.
function judging.advance_by(given)
    local refused = {}
    for _, one in ipairs(given.answers) do
        local told = one.default and judging.default(one) or judging.submit(one)
        if told.message then
            refused[#refused + 1] = { number = one.number, message = told.message }
        end
    end
    local match = core.match_details(now.match)
    local is_complete = not match.result and match.answered_count == #match.asked
    local state = is_complete and judging.advance() or state_of(false)
    state.refused = refused
    return state
end

-- ---- What is kept of it ----

local function by_seat(list)
    local counts = {}
    for seat, player in ipairs(now.match.players) do
        counts[seat] = list[player] or 0
    end
    return counts
end

-- What is told of a match when it is over, or given up.
function judging.record()
    local state = judging.state()
    return { players = state.players, result = state.result, turns = state.turn,
        batches = now.counts.batches, scores = state.scores, hash = state.hash,
        defaults = by_seat(now.counts.defaults), refusals = by_seat(now.counts.refusals),
        counts = now.is_counted and tallying.plain(now.counts) or nil }
end

return judging
