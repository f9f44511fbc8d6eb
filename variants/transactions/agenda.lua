-- The agenda phase (10, 18): agendas are revealed, all may trade with each other, neighbours or
-- not, and vote. A replaced agenda, and a second vote, give all of them new transactions.
local action_cards = require "transactions.action_cards"
local agenda_cards = require "transactions.agenda_cards"
local deeds = require "transactions.deeds"
local notes = require "transactions.notes"
local turn_order = require "transactions.turn_order"
local victory = require "transactions.victory"
local voting = require "transactions.voting"
local windows = require "transactions.windows"

local agenda = {}

local COPIES <const> = 2

function agenda.setup(g)
    for _, form in ipairs(agenda_cards.LIST) do
        for number = 1, COPIES do
            g.agenda_card:add({ name = string.format("%s_%d", form.kind, number),
                kind = form.kind }, g.agenda_deck)
        end
    end
    g.agenda_deck:shuffle "agenda_deck"
end

-- ---- Cards ----

local function refill(g)
    if #g.agenda_deck == 0 then
        for card in g.agenda_discard:each() do
            g.agenda_deck:put(card)
        end
        g.agenda_deck:shuffle "agenda_deck"
    end
end

local function reveal(g)
    refill(g)
    local card = g.agenda_deck:top()
    g.agenda:put(card)
    local form = agenda_cards.by_kind[card.kind]
    g:note("agenda_revealed", { agenda = form.title, text = form.text })
end

local function talk(g)
    windows.open(g, turn_order.from(g, g.speaker), "10")
end

-- Rule 18: the agenda is discarded and replaced, and all may trade anew. What was promised about
-- its vote is void.
local function replace(g)
    g:rule "18"
    deeds.void(g, "vote")
    notes.end_secrets(g)
    g.agenda_discard:put(g.agenda:top())
    windows.close(g)
    reveal(g)
end

-- ---- One agenda ----

-- Revealed, talked about, and perhaps replaced, until it stands.
local function settle_on_one(g)
    if #g.agenda == 0 then
        reveal(g)
    end
    while true do
        notes.play_secrets(g)
        talk(g)
        if not action_cards.offer(g, "agenda", "Do you have the agenda replaced?") then
            return
        end
        replace(g)
    end
end

-- The votes, and what is still to be said before they count.
local function cast_votes(g)
    if voting.all(g) then
        talk(g)
    end
end

-- The votes, and once more after each Recount: planets that have voted stay exhausted.
local function vote(g)
    cast_votes(g)
    while action_cards.offer(g, "vote", "Do you have the votes cast once more?") do
        g:rule "18"
        voting.clear(g)
        windows.close(g)
        talk(g)
        cast_votes(g)
    end
end

local function finish(g)
    local form = agenda_cards.current(g)
    g:rule "10"
    local outcome = voting.outcome(g, form)
    g:note("agenda_outcome", { agenda = form.title, outcome = outcome })
    voting.clear(g)
    deeds.over(g, nil, "vote")
    form.effect(g, outcome)
    g.agenda_discard:put(g.agenda:top())
    notes.end_secrets(g)
    windows.close(g)
    victory.check(g)
end

-- The step of one agenda.
function agenda.resolve(g)
    settle_on_one(g)
    vote(g)
    finish(g)
end

-- ---- The phase ----

local function ready_planets(g)
    for planet in g.planet:each() do
        planet.exhausted = false
    end
end

-- As many agendas as the house has; then all planets are ready. A scenario may have no cards.
function agenda.phase(g)
    g.moment = "agenda"
    for _ = 1, #g.agenda_card > 0 and g.rules.agendas or 0 do
        g:enter "agenda"
    end
    ready_planets(g)
    g.moment = "none"
end

return agenda
