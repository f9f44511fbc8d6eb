-- A vote: planets are exhausted for their influence. Trade goods never count (31).
local agenda_cards = require "transactions.agenda_cards"
local deeds = require "transactions.deeds"
local notes = require "transactions.notes"
local payment = require "transactions.payment"
local turn_order = require "transactions.turn_order"
local windows = require "transactions.windows"

local voting = {}

-- ---- With what a player votes ----

-- The ready planets with influence, the most influence first.
local function ready(g, player)
    local planets = payment.ready(g, player, "influence")
    payment.sort(planets, "influence")
    return planets
end

local function sum(planets)
    return payment.sum(planets, "influence")
end

function voting.ballot(g, player)
    for ballot in g.ballot:each() do
        if ballot.player == player then
            return ballot
        end
    end
    return nil
end

-- How many votes a player can still cast on the agenda.
function voting.most(g, player)
    if notes.is_silenced(g, player) or voting.ballot(g, player) then
        return 0
    end
    return sum(ready(g, player))
end

-- ---- Casting ----

local function cast(g, player, outcome, planets)
    payment.exhaust(g, player, planets)
    local votes = sum(planets)
    g.ballot:add { player = player, outcome = outcome, votes = votes }
    g:note("voted", { player = player, outcome = outcome, votes = votes })
    deeds.did(g, player, "vote", string.format("%s %d", outcome, votes))
end

-- At least so many votes, without a question (51): as few planets as are enough, the most influence
-- first.
function voting.cast_unasked(g, player, outcome, votes)
    local planets, picked = ready(g, player), {}
    while planets[1] and sum(picked) < votes do
        picked[#picked + 1] = table.remove(planets, 1)
    end
    cast(g, player, outcome, picked)
end

local function choose(g, player, outcome)
    local planets = ready(g, player)
    local picked = #planets == 1 and planets or g:ask(player, { name = "votes", rule = "31",
        pick = planets, min = 1, default = planets,
        say = string.format("Which planets vote for %s? Their influence counts.", outcome) })
    cast(g, player, outcome, picked)
end

-- ---- One player's vote ----

-- The question of a vote. Whoever votes can talk once before it: what it promises about its vote
-- can be done at once then (54).
local function ask(g, player, form, may_talk)
    local choice = {}
    for index, outcome in ipairs(agenda_cards.outcomes(g, form)) do
        choice[index] = outcome
    end
    choice[#choice + 1] = may_talk and "talk" or nil
    choice[#choice + 1] = "abstain"
    return g:ask(player, { name = "vote", rule = "10", choice = choice, default = "abstain",
        say = string.format("What is your vote on %s (%s)?", form.title, form.text) })
end

function voting.turn(g, player)
    local form, players = agenda_cards.current(g), turn_order.from(g, player)
    g:rule "10"
    g.voter = player
    local answer = ask(g, player, form, windows.are_of_use(g, players))
    if answer == "talk" then
        windows.open(g, players, "54")
        answer = voting.ballot(g, player) and "voted" or ask(g, player, form, false)
    end
    if answer == "abstain" then
        g:note("abstained", { player = player })
        deeds.did(g, player, "vote", "abstain 0")
    elseif answer ~= "voted" then
        choose(g, player, answer)
    end
    g.voter = nil
end

-- From the speaker's left, the speaker last. Who cannot vote is passed over. Returns whether
-- anybody could.
function voting.all(g)
    local has_voted = false
    local players = turn_order.from(g, g.speaker)
    table.insert(players, (table.remove(players, 1)))
    for _, player in ipairs(players) do
        if voting.most(g, player) > 0 then
            g:enter("vote", player)
            has_voted = true
        end
    end
    return has_voted
end

function voting.clear(g)
    for ballot in g.ballot:each() do
        g.ballot:remove(ballot)
    end
end

-- ---- What comes of it ----

-- The outcomes with the most votes; all where nobody has voted.
local function leading(g, outcomes)
    local votes, most, list = {}, 0, {}
    for ballot in g.ballot:each() do
        votes[ballot.outcome] = (votes[ballot.outcome] or 0) + ballot.votes
        most = math.max(most, votes[ballot.outcome])
    end
    for _, outcome in ipairs(outcomes) do
        if (votes[outcome] or 0) == most then
            list[#list + 1] = outcome
        end
    end
    return list
end

-- The speaker decides between equals.
function voting.outcome(g, form)
    local list = leading(g, agenda_cards.outcomes(g, form))
    return #list == 1 and list[1] or g:ask(g.speaker, { name = "tie", rule = "10",
        choice = list, say = string.format("%s: which of the equal outcomes?", form.title) })
end

return voting
