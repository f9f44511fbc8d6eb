-- Deals (50 to 55): what players can promise each other beside goods. What both can do at once is
-- done when the deal is made and binds (51, 53); all else are promises, which bind nobody, and the
-- record shows whether they were kept (T6). A deal is between two players (55).
local action_cards = require "transactions.action_cards"
local agenda_cards = require "transactions.agenda_cards"
local board = require "transactions.board"
local cannon = require "transactions.cannon"
local deeds = require "transactions.deeds"
local production = require "transactions.production"
local units = require "transactions.units"
local voting = require "transactions.voting"

local deals = {}

local function words(text)
    local list = {}
    for word in string.gmatch(text, "%S+") do
        list[#list + 1] = word
    end
    return list
end

-- What is just being done (deeds.lua), where it concerns a player; nil: nothing is told, and a
-- promise stays as it is.
local function deed_of(g, player)
    local deed
    for row in g.deed:each() do
        deed = row
    end
    if deed and (deed.player == nil or deed.player == player) then
        return deed
    end
    return nil
end

-- A promise to do something: kept when it is done, broken when its time is over. `told`: the words
-- of the deed, else those of the promise.
local function kept_by_doing(g, promise, told)
    local deed = deed_of(g, promise.by)
    if deed and deed.is_over then
        return false
    end
    return deed and deed.words == (told or promise.text) or nil
end

-- A promise to leave something: broken when it is done, kept when its time is over.
local function kept_by_leaving(g, promise)
    local deed = deed_of(g, promise.by)
    if deed and deed.is_over then
        return true
    elseif deed and deed.words == promise.text then
        return false
    end
    return nil
end

-- ---- A vote (54) ----

-- The outcome and how many votes, at least one, that a text names; nil and why it names none.
local function read_vote(g, text)
    local list, form = words(text), agenda_cards.current(g)
    local votes = list[2] == nil and 1 or math.tointeger(tonumber(list[2]))
    if not form then
        return nil, "no agenda is being voted on"
    elseif #list < 1 or #list > 2 or not votes or votes < 1 then
        return nil, "a vote is an outcome and, if need be, how many votes: for 3"
    elseif not board.has(agenda_cards.outcomes(g, form), list[1]) then
        return nil, string.format("%s is no outcome of %s: %s", list[1], form.title,
            table.concat(agenda_cards.outcomes(g, form), ", "))
    end
    return list[1], votes
end

-- A vote that was cast keeps a promise or breaks it.
local function keeps_vote(g, promise)
    local deed = deed_of(g, promise.by)
    if not deed then
        return nil
    elseif deed.is_over then
        return false
    end
    local done, promised = words(deed.words), words(promise.text)
    return done[1] == promised[1] and tonumber(done[2]) >= tonumber(promised[2] or "1")
end

local VOTE <const> = { "vote", words = "an outcome, and how many votes at least",
    check = function(g, _, _, text)
        local outcome, why = read_vote(g, text)
        if not outcome then
            return nil, why, "50"
        end
        return true
    end,
    can = function(g, from, _, text)
        local outcome, votes = read_vote(g, text)
        return outcome ~= nil and g.voter == from and voting.most(g, from) >= votes
    end,
    carry_out = function(g, from, _, text)
        local outcome, votes = read_vote(g, text)
        voting.cast_unasked(g, from, outcome, votes)
    end,
    kept = keeps_vote,
    sample = function(g, _, _, random)
        local form = agenda_cards.current(g)
        return form and random:pick(agenda_cards.outcomes(g, form)) or nil
    end,
}

-- ---- Building (53) ----

local BUILT_OFTEN <const> = { "infantry", "fighter", "destroyer", "cruiser", "carrier" }

local BUILD <const> = { "build", words = "a kind of unit",
    check = function(_, _, _, text)
        local kind = units.KINDS[text]
        if not kind or not kind.cost then
            return nil, string.format("%s is not built", text), "50"
        end
        return true
    end,
    can = function(g, from, _, text)
        return production.can_build(g, from, text)
    end,
    carry_out = function(g, from, _, text)
        production.build(g, from, text)
    end,
    kept = kept_by_doing,
    sample = function(_, _, _, random)
        return random:pick(BUILT_OFTEN)
    end,
}

-- ---- Systems, notes, cards (54) ----

local function named(rows, text)
    for row in rows:each() do
        if row.name == text then
            return row
        end
    end
    return nil
end

local function check_strategy(g, _, _, text)
    if not named(g.strategy_card, text) then
        return nil, string.format("there is no strategy card %s", text), "50"
    end
    return true
end

local function check_system(g, _, _, text)
    if not named(g.system, text) then
        return nil, string.format("there is no system %s", text), "50"
    end
    return true
end

-- All know which notes there are: players and factions are public.
local function check_note(g, from, _, text)
    local note = named(g.promissory, text)
    if not note then
        return nil, string.format("there is no note %s", text), "50"
    elseif note.giver == from then
        return nil, string.format("%s never plays a note of its own", from), "39"
    end
    return true
end

local function check_card(_, _, _, text)
    if not action_cards.is_kind(text) then
        return nil, string.format("there is no action card %s", text), "50"
    end
    return true
end

local function draw(rows, random)
    local names = {}
    for row in rows:each() do
        names[#names + 1] = row.name
    end
    return #names > 0 and random:pick(names) or nil
end

local function draw_strategy(g, _, _, random)
    return draw(g.strategy_card, random)
end

local function draw_system(g, _, _, random)
    return draw(g.system, random)
end

local PLAYED <const> = { "trade_agreement", "ceasefire", "political_secret" }

-- A note of the other of the two, of a kind that is played.
local function draw_note(_, _, to, random)
    return string.format("%s_%s", to, random:pick(PLAYED))
end

local function draw_card(_, _, _, random)
    return random:pick(action_cards.KINDS)
end

-- Rule 38: a player may show its notes. The other sees the note until it moves.
local SHOW <const> = { "show", words = "a note in its hand, before the action phase is over",
    hidden = true,
    check = function(g, _, _, text)
        if not named(g.promissory, text) then
            return nil, string.format("there is no note %s", text), "50"
        end
        return true
    end,
    can = function(g, from, _, text)
        return named(g.notes[from], text) ~= nil
    end,
    carry_out = function(g, from, to, text)
        g:reveal(named(g.notes[from], text), to)
        deeds.did(g, from, "show", string.format("%s to %s", text, to))
    end,
    kept = function(g, promise)
        return kept_by_doing(g, promise, string.format("%s to %s", promise.text, promise.to))
    end,
    sample = function(_, from, _, random)
        return string.format("%s_%s", from, random:pick(PLAYED))
    end,
}

-- Rule 54: once ships have moved it binds.
local HOLD_FIRE <const> = { "hold_fire",
    words = "a system in which its space cannons do not fire before the action phase is over",
    check = check_system,
    can = function(g, from, to, text)
        return g.active == to and cannon.can_fire(g, from, text)
    end,
    carry_out = cannon.hold,
    kept = kept_by_leaving,
    sample = draw_system,
}

-- Which note or card an act is about the two alone know, as with goods (38). The last two: what an
-- action card does is never certain, so that it never binds (52).
deals.acts = {
    VOTE, BUILD, SHOW, HOLD_FIRE,
    { "choose", words = "a strategy card that it takes before the strategy phase is over",
        check = check_strategy, kept = kept_by_doing, sample = draw_strategy },
    { "leave", words = "a strategy card that it does not take before then",
        check = check_strategy, kept = kept_by_leaving, sample = draw_strategy },
    { "stay_out", words = "a system that it does not activate before the action phase is over",
        check = check_system, kept = kept_by_leaving, sample = draw_system },
    { "play", words = "a note that it plays before the action phase is over",
        hidden = true, check = check_note, kept = kept_by_doing, sample = draw_note },
    { "hold", words = "a note that it does not play before the action phase is over",
        hidden = true, check = check_note, kept = kept_by_leaving, sample = draw_note },
    { "card", words = "a kind of action card that it plays before the action phase is over",
        hidden = true, check = check_card, kept = kept_by_doing, sample = draw_card },
    { "hold_card", words = "a kind of action card that it does not play before then",
        hidden = true, check = check_card, kept = kept_by_leaving, sample = draw_card },
}

return deals
