-- Votes, and the notes and cards that are played when others act.
local agenda_cards = require "transactions.agenda_cards"
local board = require "transactions.board"
local payment = require "transactions.payment"
local promises = require "transactions.bots.steady.promises"

local politics = {}

local MATTERS <const> = 2 -- a stake from which on the bot votes
local MUCH <const> = 20   -- and from which on with all it has

-- ---- Votes ----

-- Of those for and against: what it brings the bot beside what it brings others on the average.
local stakes = {}

local function average(view, player, value_of)
    local total, count = 0, 0
    for _, other in ipairs(view.players) do
        if other ~= player and not board.sheet(view, other).is_out then
            total, count = total + value_of(board.sheet(view, other)), count + 1
        end
    end
    return value_of(board.sheet(view, player)) - (count > 0 and total // count or 0)
end

function stakes.fair(view, player)
    return average(view, player, function(sheet)
        return sheet.maximum - sheet.commodities
    end)
end

function stakes.duty(view, player)
    return average(view, player, function(sheet)
        return sheet.trade_goods > 0 and -1 or 0
    end)
end

function stakes.exchange_office(view, player)
    return average(view, player, function(sheet)
        return sheet.commodities
    end)
end

function stakes.open_hands()
    return 0
end

-- The outcome that the bot wants, and how much, or nil.
local function wish(view, player)
    local form = agenda_cards.current(view)
    if form.elects then
        return player, form.kind == "honours" and 100 or form.kind == "stipend" and 40 or 5
    end
    local stake = stakes[form.kind](view, player)
    if stake == 0 then
        return nil
    end
    return stake > 0 and "for" or "against", math.abs(stake)
end

-- The answer that is a certain word, or nil.
local function find(question, word)
    for answer in question:legal() do
        if answer == word then
            return answer
        end
    end
    return nil
end

function politics.vote(view, question)
    local outcome, weight = wish(view, question.player)
    return weight and weight >= MATTERS and find(question, outcome) or "abstain"
end

-- All planets where much is at stake; else one, so that there is something left for what comes.
function politics.votes(view, question)
    local _, weight = wish(view, question.player)
    local ready = payment.ready(view, question.player, "influence")
    payment.sort(ready, "influence")
    return weight and weight < MUCH and { ready[#ready] } or ready
end

function politics.tie(view, question)
    return find(question, (wish(view, question.player)))
end

-- ---- Cards and notes ----

-- How many votes the players have, the most of another, and the bot's own.
local function compare_votes(view, player)
    local most = 0
    for _, other in ipairs(view.players) do
        if other ~= player then
            most = math.max(most, payment.sum(payment.ready(view, other, "influence"),
                "influence"))
        end
    end
    return most, payment.sum(payment.ready(view, player, "influence"), "influence")
end

local STOPPED <const> = { lobby = true, windfall = true, exchange = true }

local function is_worth_it(view, player, card)
    if card.kind == "sabotage" then
        local played = view.action_discard:top()
        return played ~= nil and STOPPED[played.kind] or false
    elseif card.kind == "veto" then
        local most, own = compare_votes(view, player)
        return agenda_cards.current(view).kind == "honours" and most > own
    end
    return false
end

function politics.react(view, question)
    local held = promises.of(view, question.player, "hold_card")
    for answer in question:legal() do
        if answer ~= "pass" and not held[answer.kind]
            and is_worth_it(view, question.player, answer) then
            return answer
        end
    end
    return "pass"
end

local function play_unless_held(view, question)
    local held = promises.of(view, question.player, "hold")
    for answer in question:legal() do
        if type(answer) == "table" and not held[answer[2].name] then
            return answer
        end
    end
    return "keep"
end

politics.trade_agreement = play_unless_held

-- A Ceasefire where a planet of the bot's own is at stake.
function politics.ceasefire(view, question)
    for _, planet in ipairs(board.planets(view, view.active_system)) do
        if planet.controller == question.player then
            return play_unless_held(view, question)
        end
    end
    return "keep"
end

-- A Political Secret where a point is voted on.
function politics.political_secret(view, question)
    return agenda_cards.current(view).kind == "honours" and play_unless_held(view, question)
        or "keep"
end

function politics.cannon(view, question)
    return promises.of(view, question.player, "hold_fire")[view.active_system.name] and "hold"
        or "fire"
end

return politics
