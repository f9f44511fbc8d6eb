-- What goes from a match to the bots that play in it, each in a state of its own, as plain data:
-- what their player may know, and nothing else.
local core = require "lawspeaker.core"
local handing = require "lawspeaker.game.handing"
local views = require "lawspeaker.game.views"

local crossing = {}

-- What a bot's state needs once, to make replicas of a match from.
function crossing.opening(match, player)
    return handing.opening(match, player)
end

-- The player of an open question; raises where there is none of the number.
local function player_of(match, number)
    for index, one in ipairs(match.asked) do
        if one.number == number and match.answers[index] == nil then
            return one.player
        end
    end
    error(string.format("question %d is not open", number), 0)
end

-- What goes to the bot that is asked a question: { data, events }, or { message } where that cannot
-- be made. `given`: number; seed, of what is made up; from, the first event that is to be told, or
-- nil for none.
function crossing.hand_over(match, given)
    local player = player_of(match, given.number)
    local data, message = handing.give(match, player, given.number, given.seed)
    if not data then
        return { message = message }
    end
    return { data = data, events = given.from and { from = given.from,
        list = views.events(match, player, given.from) } }
end

-- Answers a question of a match, an object: { accepted, is_default }, or { message, code }.
function crossing.submit(match, number, answer, player)
    local is_taken, second, code = match:submit(number, answer, player)
    if not is_taken then
        return { message = second, code = code }
    end
    return { accepted = true, is_default = second == "default" }
end

-- The same with what a player gets that gives no answer, and `answer` as a text.
function crossing.default(match, number)
    local value = match:default(number)
    local told = crossing.submit(match, number, value)
    told.answer = crossing.text(match, number, value)
    return told
end

-- An answer to a question of a match as its player writes it.
function crossing.text(match, number, value)
    return match:text(number, value)
end

-- The questions that are open, in their order.
function crossing.pending(match)
    local pending = {}
    for index, one in ipairs(match:pending()) do
        pending[index] = { number = one.number, player = one.player, name = one.name,
            is_talk = one.is_talk }
    end
    return pending
end

-- How well each player stands, in the order of the seats; nil where the game does not say.
function crossing.scores(object)
    local match, scores = core.match_details(object), {}
    for seat, player in ipairs(match.setting.players) do
        scores[seat] = views.score(match, match.root, player)
    end
    return #scores > 0 and scores or nil
end

return crossing
