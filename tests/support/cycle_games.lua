-- Small games for what rules call that is made of steps and questions, and ways to play them: with
-- the pure check, and from a clone, a save and an undo at every point.
local law = require "lawspeaker"
local checks = require "checks"

local equal, is_true = checks.equal, checks.is_true

local cycle_games = {}

-- A game of one phase, `run`, whose rules write down in `word` what happens.
function cycle_games.game_of(run, changes)
    local form = {
        name = "cycle", api = 1, players = { "red", "blue", "green" },
        state = {
            { "unit", { name = "id", owner = "player", hits = "count" } },
            { "card", { name = "id" } },
            { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
            { globals = { word = { text = 255 }, count = "int", done = "flag" } },
        },
        setup = function(g)
            for index, name in ipairs { "r1", "r2", "b1", "b2", "g1" } do
                g.unit:add { name = name, owner = g.players[(index + 1) // 2] }
            end
            g.card:add({ name = "ace" }, g.hand.red)
        end,
        phases = { { "only", rule = "7", function(g)
            run(g)
            g.done = true
        end } },
        steps = {},
        finished = function(g) return g.done and { winners = {} } or nil end,
    }
    for name, value in pairs(changes or {}) do
        form[name] = value
    end
    return law.game(form)
end

function cycle_games.unit(g, name)
    for one in g.unit:each() do
        if one.name == name then
            return one
        end
    end
end

function cycle_games.note(g, text)
    g.word = g.word .. text .. " "
end

-- ---- Playing, in every way ----

-- Gives one answer, "red act", and goes on when it was the last that was missing: whether it was.
function cycle_games.give(match, entry)
    local player, text = string.match(entry, "^(%S+) (.*)$")
    local waiting = match:pending(player)[1]
    if not waiting then
        error(entry .. ": nothing is asked, " .. match.root.word)
    end
    assert(match:submit(waiting.number, text, player))
    return match:advance()
end

local function give_from(match, answers, first)
    for index = first, #answers do
        cycle_games.give(match, answers[index])
    end
    return match
end

-- Where a match is, reached in other ways. `open`: the answers that wait for those of others, which
-- are taken back with the one that follows.
local function ways(game, match, open, following)
    local undone = match:clone { record = true }
    if following then
        cycle_games.give(undone, following)
        is_true("taken back", undone:undo())
        give_from(undone, open, 1)
    end
    return { clone = match:clone(), loaded = assert(game:load(match:save())), undone = undone }
end

-- Plays all answers, and again from every point of them. Returns the match at its end.
function cycle_games.play(what, game, answers, start)
    local match = game:start(start)
    match:set_pure_check(true)
    give_from(match, answers, 1)
    for count = 0, #answers do
        local part, open = game:start(start), {}
        for index = 1, count do
            open[#open + 1] = answers[index]
            open = cycle_games.give(part, answers[index]) and {} or open
        end
        for way, other in pairs(ways(game, part, open, answers[count + 1])) do
            local where = string.format("%s: %s after %d", what, way, count)
            equal(where, other:hash(), part:hash())
            give_from(other, answers, count + 1)
            equal(where .. ", played on", other:hash(), match:hash())
        end
    end
    is_true(what .. ": replayed", assert(game:replay(match:save(), { pure = true })).agrees)
    return match
end

function cycle_games.expect_end(what, game, answers, word, count, start)
    local match = cycle_games.play(what, game, answers, start)
    is_true(what .. ": over", match:result() ~= nil)
    equal(what, match.root.word, word)
    equal(what .. ": count", match.root.count, count)
end

-- What waits for an answer: "red turn: act, pass".
function cycle_games.asked(match)
    local parts = {}
    for index, question in ipairs(match:pending()) do
        parts[index] = string.format("%s %s: %s", question.player, question.name,
            table.concat((match:legal_texts(question.number)), ", "))
    end
    return table.concat(parts, "; ")
end

-- The message of what a rule calls, or what its step or function returns.
function cycle_games.message_of(run, changes)
    local text, has_place = checks.message_of(function()
        cycle_games.game_of(run, changes):start()
    end)
    if not has_place then
        return "without its place: " .. text
    end
    return (string.gsub(text, " %(in [^()]*%)$", ""))
end

-- A turn in which the player acts or passes.
cycle_games.turns = {
    turn = function(g, player)
        local has_acted = g:ask(player, { name = "turn", choice = { "act", "pass" } }) == "act"
        cycle_games.note(g, player .. (has_acted and "+" or "-"))
        return has_acted
    end,
}

function cycle_games.foes(g, player)
    local list = {}
    for one in g.unit:each() do
        list[#list + 1] = one.owner ~= player and one or nil
    end
    return list
end

function cycle_games.pool_form(g, dice)
    return { players = { "red", "blue" }, dice = dice,
        targets = function(player) return cycle_games.foes(g, player) end,
        assign = function(player, die, target)
            cycle_games.note(g, string.format("%s:%d>%s", player, die, target.name))
            target.hits = target.hits + die
            if target.hits >= 6 then
                g.unit:remove(target)
            end
        end }
end

return cycle_games
