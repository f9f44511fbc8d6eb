-- What is shown of a match: the questions that wait, and views of its state. What a viewer sees of
-- the state is the core's, of the log record.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local record = require "lawspeaker.game.record"
local run = require "lawspeaker.game.run"
local starting = require "lawspeaker.game.starting"
local trade_words = require "lawspeaker.game.trade_words"

local views = {}

-- ---- Views ----

-- What is called on a view, by name; what makes something to play on is simulating.lua's.
local view_calls = {}
views.calls = view_calls

-- The match, and who looks; and all that the view was opened with.
function views.viewing(view, name)
    local owner = core.kind(view) == "view" and objects.owner(view)
    if not owner then
        check.context("view:" .. name):fail("call it with a colon on a view, not on "
            .. check.describe(view))
    end
    return owner.match, owner.player, owner
end

local viewing = views.viewing

local function describe_question(match, index)
    local one = match.questions[index]
    local told = { number = one.number, player = one.player, name = one.name, kind = one.kind,
        say = one.say, rule = one.rule, simultaneous = one.simultaneous, least = one.least,
        most = one.most, min = one.min, max = one.max, ordered = one.ordered, size = one.size,
        is_talk = one.is_talk }
    return told
end

-- The questions that wait for an answer: all, or a player's.
function views.pending(match, player)
    local list = {}
    for index, one in ipairs(#match.asked > 0 and run.questions(match) or {}) do
        if match.answers[index] == nil and (player == nil or one.player == player) then
            list[#list + 1] = describe_question(match, index)
        end
    end
    return list
end

-- The templates of the game's notes, by name; those of trading where it has none of the name.
function views.notes(match)
    local notes = {}
    for name, text in pairs(match.trade and trade_words.notes or {}) do
        notes[name] = text
    end
    for _, note in ipairs(match.game.notes) do
        notes[note.name] = note.text
    end
    return notes
end

function views.events(match, player, from)
    if not match.rec then
        check.context("match:events"):fail "this match keeps no record"
    end
    return record.events(match.rec, views.notes(match), player, from)
end

-- Whether a viewer (nil: an onlooker) of a match that keeps a record was shown something hidden
-- since a mark of that.
function views.has_revealed(match, player, mark)
    return record.has_revealed(match.rec, views.notes(match), player, mark)
end

function view_calls.pending(view)
    local match, player = viewing(view, "pending")
    return player and views.pending(match, player) or {}
end

function view_calls.events(view, from)
    local match, player = viewing(view, "events")
    if match.told then -- a replica: what was told of the match itself
        return table.move(match.told, from or 1, #match.told, 1, {})
    elseif match.is_replica then
        check.context("view:events"):fail("the bot is told nothing of what has happened: it says "
            .. "events = true in law.bot { … }")
    end
    return views.events(match, player, from)
end

function views.check_player(match, what, player)
    for _, known in ipairs(match.setting.players) do
        if known == player then
            return
        end
    end
    check.context(what):fail(string.format("there is no player %s%s", check.describe(player),
        near.hint(player, match.setting.players)))
end

-- `budget`: what the simulations that are made of it count in, where there is one.
function views.open(match, player, budget)
    local members = starting.add_common(match, { player = player or false })
    for name, call in pairs(view_calls) do
        members[name] = call
    end
    return objects.open(core.state_view(match.state, player), members,
        { match = match, player = player, budget = budget, asked = match.asked, simulated = 0 })
end

-- How well a player stands, on a view or the root of a match; nil where the game does not say.
function views.score(match, root, player)
    local score = match.game.score
    if not score or match.result and match.result.failed then
        return nil
    end
    local value = run.quiet(match, score, root, player)
    if math.type(value) ~= "integer" then
        check.context("score", core.place(score)):fail("expected an integer, got "
            .. check.describe(value))
    end
    return value
end

function view_calls.score(view, player)
    local match, viewer = viewing(view, "score")
    if player == nil and not viewer then
        check.context("view:score"):fail "an onlooker has no score of its own: name a player"
    elseif player ~= nil then
        views.check_player(match, "view:score", player)
    end
    return views.score(match, view, player or viewer)
end

return views
