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

-- The match that was handed over last, and by player what replicas of it are made from, `bases`.
local opened = {}

-- How many instructions it takes to open a replica from what is handed over. What the truth has
-- cost would tell of it; this follows from what the player knows.
local function opening_cost(match, player, data)
    if opened.match ~= match then
        opened.match, opened.bases = match, {}
    end
    local bases = opened.bases
    bases[player] = bases[player]
        or handing.open(match.game_object, match.variant, handing.opening(match, player))
    local before = core.budget_left()
    pcall(handing.take, bases[player], data) -- where that fails it fails the bot, too
    return before and before - core.budget_left() or 0
end

-- What goes to the bot that is asked a question: { data, cost, events }, or { message } where that
-- cannot be made. `cost`: the instructions that it takes to open it. `given`: number; seed, of what
-- is made up; from, the first event that is to be told, or nil for none; measures, whether the cost
-- is wanted, else it is 0.
function crossing.hand_over(match, given)
    local player = player_of(match, given.number)
    local data, message = handing.give(match, player, given.number, given.seed)
    if not data then
        return { message = message }
    end
    local cost = given.measures and opening_cost(match, player, data) or 0
    return { data = data, cost = cost, events = given.from and { from = given.from,
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
