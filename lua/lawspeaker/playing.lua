-- A match as the command line plays it: this runs in the script's state and is asked by its
-- functions' names, with plain data in and out. One state plays one match at a time. What is told
-- to a player is what that player may see; scripts do not see this file.
local board = require "lawspeaker.playing_board"
local core = require "lawspeaker.core"
local crossing = require "lawspeaker.crossing"
local explained = require "lawspeaker.game.explained"
local games = require "lawspeaker.game.games"
local listing = require "lawspeaker.listing"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local playback = require "lawspeaker.game.playback"
local question = require "lawspeaker.playing_question"
local random = require "lawspeaker.game.random"
local run = require "lawspeaker.game.run"
local say = require "lawspeaker.say"
local setting = require "lawspeaker.playing_setting"
local variants = require "lawspeaker.variant"

local playing = {}

-- What is being played. `told` counts, by player, the events that it has been told.
local now = { told = {} }

-- ---- The game ----

-- Opens the game, `given` and the values being as find_game.asked says; what is known of it before
-- it starts.
function playing.open(given, ...)
    now.game, now.variant = games.opened(given.things[1], { ... })
    now.details = core.game_details(now.game)
    return { name = now.details.name, title = now.details.title,
        variant = now.variant and now.variant.name }
end

-- Its house rules, hooks and options, as lawspeaker.listing tells them.
function playing.listing()
    return listing.of(now.game, now.variant)
end

-- ---- The match ----

local function begin(match, is_pure)
    now.match, now.told, now.players = match, {}, match.players
    match:set_pure_check(is_pure or false)
end

-- Starts a match; how it stands, or { message } for what cannot be so.
function playing.start(given)
    local rules, options, mistake = setting.read(now.details, given)
    if mistake then
        return { message = mistake }
    end
    begin(now.game:start { players = given.players, seed = given.seed, rules = rules,
        options = options, variant = now.variant, sources = given.sources }, given.pure)
    return playing.state()
end

-- Starts what a save holds once, so that all that it consists of has been read when its sources are
-- compared; whether that is so is load's to say.
function playing.prepare(given)
    local play = playback.open(given.text)
    if play then
        pcall(now.game.start, now.game, play:setting(now.variant, true))
    end
end

-- Takes up a saved match; how it stands, or { message, code }.
function playing.load(given)
    local match, message, code = now.game:load(given.text,
        { trust = given.changed, sources = given.sources, variant = now.variant })
    if not match then
        return { message = message, code = code }
    end
    begin(match, given.pure)
    for _, player in ipairs(now.players) do
        now.told[player] = #match:events(player)
    end
    return playing.state()
end

-- The questions that are open, in their order, and how the game ended if it has.
function playing.state()
    local result = now.match:result()
    return { players = now.players, pending = crossing.pending(now.match), hash = now.match:hash(),
        result = result and { winners = result.winners, draw = result.draw or false,
            reason = result.reason } }
end

-- ---- Questions ----

-- The engine's match, one of its open questions, and who is asked.
local function find_question(number)
    local match = core.match_details(now.match)
    for _, asked in ipairs(run.questions(match)) do
        if asked.number == number then
            return match, { root = match.root, player = asked.player }, asked
        end
    end
    error(string.format("question %d is not open", number), 0)
end

-- A question as its player sees it, with up to `given.most` legal answers of each choice in it.
function playing.question(given)
    local match, asked, record = find_question(given.number)
    return question.describe(match, asked, record, given.most)
end

-- Reads what a player has typed for a question, or for one part of it: { text }, the answer as it
-- is written, or { message, code }.
function playing.read(given)
    local match, asked, record = find_question(given.number)
    local view = now.match:view(asked.player)
    return question.read(match, now.details, view, asked, record, given.part, given.text)
end

local function submit(number, answer, player)
    local is_taken, second, code = now.match:submit(number, answer, player)
    if not is_taken then
        return { message = second, code = code }
    end
    return { accepted = true, is_default = second == "default" }
end

-- Answers a question with a text: { accepted, is_default }, or { message, code }.
function playing.submit(given)
    return submit(given.number, given.text, given.player)
end

function playing.default(given)
    return submit(given.number, now.match:default(given.number), given.player)
end

-- ---- Bots in states of their own (lawspeaker.botting) ----

function playing.opening(given)
    return crossing.opening(core.match_details(now.match), given.player)
end

function playing.hand_over(given)
    return crossing.hand_over(core.match_details(now.match), given)
end

-- Answers a question with what a bot has chosen, as plain data: { accepted, is_default }, or {
-- message, code }.
function playing.give(given)
    return crossing.submit(now.match, given.number, given.answer, given.player)
end

-- ---- Going on ----

local BOT_SEED <const> = 7919 -- a prime, so that neighbouring seeds give unlike bots

-- Bots draw anew for each question: in a match that is loaded they answer as they would have.
local function answer_as_bot(asked, seed)
    local source = random.new(seed * BOT_SEED + asked.number)
    local sample = now.match:sample(asked.number, source)
    local answered = submit(asked.number, sample, asked.player)
    if not answered.accepted then
        error(string.format("question %d (%s): one of its legal answers is refused: %s",
            asked.number, say.quote(asked.name), answered.message), 0)
    end
end

-- Goes on until a person is asked, the game is over, or bots have given `given.most` answers: then
-- `went_on` says that there is more to do at once. `given.bots`: by player.
function playing.advance(given)
    local answers = 0
    while answers < given.most and not now.match:result() do
        local waits = false
        for _, asked in ipairs(now.match:pending()) do
            if given.bots[asked.player] then
                answer_as_bot(asked, given.seed)
                answers = answers + 1
            else
                waits = true
            end
        end
        if waits then
            return playing.state()
        elseif not now.match:advance() then
            error("the game asks nothing and is not over", 0)
        end
    end
    local state = playing.state()
    state.went_on = not state.result
    return state
end

-- Whether a person has given one of the answers that the next undo takes back: of those that are
-- in, or of the batch that undo has just gone back to.
local function is_by_person(bots, is_open)
    local match = core.match_details(now.match)
    for index, asked in ipairs(match.asked) do
        if not bots[asked.player] and (not is_open or match.answers[index]) then
            return true
        end
    end
    return false
end

-- What had been told of what was taken back is no more; that it was taken back, `player` is told at
-- once, and all others with their news.
local function forget_undone(player)
    for _, name in ipairs(now.players) do
        local count = #now.match:events(name)
        now.told[name] = name == player and count or math.min(now.told[name] or 0,
            math.max(count - 1, 0))
    end
end

-- Takes back the last answer of a person, and what came after it: { answers, rolls, revealed }, or
-- { message }. Answers of bots to what a person has not answered yet do not count: they come again.
function playing.undo(given)
    local all = { answers = 0, rolls = false, revealed = false }
    repeat
        local was_open = core.match_details(now.match).answered_count > 0
            and not now.match:result()
        local is_persons = was_open and is_by_person(given.bots, true)
        local is_undone, info = now.match:undo()
        if not is_undone and all.answers == 0 then
            return { message = info }
        elseif is_undone and (is_persons or not was_open) then
            all.answers = all.answers + info.answers
            all.rolls = all.rolls or info.rolls
            all.revealed = all.revealed or info.revealed
        end
    until not is_undone or is_persons or not was_open and is_by_person(given.bots, false)
    forget_undone(given.player)
    return all
end

-- ---- What is seen; `given.player`: nil for an onlooker ----

-- The board as text.
function playing.view(given)
    return board.text(now.details, now.match:view(given.player))
end

-- What has happened since this player was told last, as lines.
function playing.news(given)
    local name = given.player or ""
    local events = now.match:events(given.player)
    local from = (now.told[name] or 0) + 1
    now.told[name] = #events
    return board.events(now.details, events, from, given.player)
end

-- The last lines of all that has happened, and how many there are before them. `given.is_whole`:
-- each change, and each question.
function playing.log(given)
    local events = now.match:events(given.player)
    local lines = board.events(now.details, events, 1, given.player, given.is_whole)
    local first = math.max(#lines - given.most + 1, 1)
    return { lines = table.move(lines, first, #lines, 1, {}), before = first - 1 }
end

-- The variant, house rules, hooks and options of the match, as rows.
function playing.rules()
    return board.rules(core.match_details(now.match))
end

-- ---- Saves ----

function playing.save()
    return now.match:save()
end

local function told_replay(found)
    return { agrees = found.agrees, answers = found.answers, hash = found.hash,
        is_over = found.result ~= nil, divergence = found.divergence
            and { line = found.divergence.line, message = found.divergence.message } }
end

-- Replays with each rule run again from its start after every answer; what is wrong, or nothing.
local function replay_purely(given)
    local found, message = now.game:replay(given.text,
        { variant = now.variant, sources = given.sources, pure = true })
    return not found and message or found.divergence and found.divergence.message or nil
end

-- What happens in a saved match that comes out the same; or nil and why that cannot be told.
local function add_events(given, report)
    local match = assert(now.game:load(given.text, { trust = true, variant = now.variant }))
    local player = given.player or false
    if player and not lists.has(match.players, player) then
        return nil, string.format("there is no player %s%s", say.quote(player),
            near.hint(player, match.players))
    end
    report.events = board.events(now.details, match:events(player), 1, player, true)
    report.hashes = {}
    for _, event in ipairs(match:events(false)) do
        if event.event == "waits" then
            table.insert(report.hashes, event.hash)
        end
    end
    return true
end

-- Replays a save: { agrees, answers, hash, is_over, divergence = { line, message } }, and with
-- `given.events` events and hashes, where it agrees; or { message }.
function playing.replay(given)
    local found, message = now.game:replay(given.text,
        { variant = now.variant, sources = given.sources })
    if not found then
        return { message = message }
    elseif not found.has_same_sources and not given.changed then
        return { message = "the rules have been changed since it was saved; --changed replays it "
            .. "all the same" }
    end
    local report = told_replay(found)
    if report.agrees and given.pure then
        report.message = replay_purely(given)
    end
    if report.agrees and given.events then
        local _, problem = add_events(given, report)
        report.message = report.message or problem
    end
    return report
end

-- All that happens in a save and what it rests on, for `law explain`: { events, is_explained }, the
-- latter where the game says that itself; or { message }.
function playing.explained(given)
    local match, message, code = now.game:load(given.text, { variant = now.variant,
        sources = given.sources, trust = given.changed })
    local play = code == "other_sources" and playback.open(given.text)
    local can_start, problem = true, nil
    if play then -- where it cannot even begin, as without its map, that is what is wrong
        can_start, problem = pcall(now.game.start, now.game, play:setting(now.variant, true))
    end
    if not can_start then
        message = "such a match cannot be started: "
            .. string.gsub(tostring(problem), "^[^:\n]+:%d+: ", "")
    elseif play then
        message = "the rules have been changed since it was saved; --changed explains it all "
            .. "the same"
    end
    return match and { events = explained.events(match),
        is_explained = now.details.explain ~= nil } or { message = message }
end

-- Replays a save under the variant that is open, and its house rules: a report as of replay.
function playing.replay_under(given)
    local game = now.variant and variants.changes(now.variant).game or now.details.name
    if game ~= now.details.name then
        return { message = string.format("the variant %s changes the game %s, and this is a save "
            .. "of %s", say.quote(now.variant.name), say.quote(game),
            say.quote(now.details.name)) }
    end
    local found, message = now.game:replay(given.text, { under = now.variant or "standard" })
    return found and told_replay(found) or { message = message }
end

return playing
