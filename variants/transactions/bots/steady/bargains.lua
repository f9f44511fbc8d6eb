-- What the bot says in a talk: it accepts what is to its advantage, offers even exchanges, once for
-- each moment, and promises nothing but what it will keep.
local board = require "transactions.board"

local bargains = {}

local TRADE_GOOD <const> = 10
local COMMODITY <const> = 4 -- an own one, which can only be traded
local SUPPORT <const> = 100 -- a point
local FRAGMENT <const> = 25
local ACTION_CARD <const> = 12

local NOTES <const> = { support = SUPPORT, alliance = 1, ceasefire = 8, political_secret = 6 }
local OTHER_NOTE <const> = 2
-- What it costs to keep a promise; others are not made.
local ACTS <const> = { hold_fire = 5, stay_out = 10, leave = 8, hold = 6, hold_card = 4 }

-- ---- What things are worth ----

-- Fragments count more where they come to a relic.
local function fragment(view, player, kind, by)
    local sheet = board.sheet(view, player)
    local own = kind == "unknown" and 1 or sheet[kind] + sheet.unknown
    return FRAGMENT * (1 + math.min(2, math.max(0, own + by)))
end

-- Whose note it is and which, by its name: hands are hidden, names are known.
local function read_name(view, name)
    for _, player in ipairs(view.players) do
        if string.sub(name, 1, #player + 1) == player .. "_" then
            return player, string.sub(name, #player + 2)
        end
    end
    return nil
end

-- A note is worth to its holder what its giver has to fear of it; a Support in the hand of its own
-- giver only is a means.
local function note_value(view, name, holder)
    local giver, kind = read_name(view, name)
    if giver and kind == "trade_agreement" then
        return COMMODITY * board.sheet(view, giver).maximum
    elseif giver == holder and kind == "support" then
        return 0
    end
    return NOTES[kind] or OTHER_NOTE
end

-- What one of a kind of goods is worth to a player that has it or gets it.
local function value_of(view, term, player, is_gained)
    local kind = string.match(term.good, "^(%a+)_fragment$")
    local name = term.called ~= "" and term.called or term.secret or ""
    if term.good == "commodity" then
        return is_gained and view.rules.commodity_becomes == "trade_good" and TRADE_GOOD
            or COMMODITY
    elseif term.good == "trade_good" then
        return TRADE_GOOD
    elseif kind then
        return fragment(view, player, kind, is_gained and 0 or -1)
    elseif term.good == "note" then
        return note_value(view, name, player)
    end
    return term.good == "action_card" and ACTION_CARD or 10
end

-- What a proposal brings the bot and the other; nil: it asks for what the bot does not promise.
local function weigh(view, player, proposal)
    local own, other = 0, 0
    for term in view.term:each() do
        if term.proposal == proposal then
            local is_own = term.from == player
            if term.part == "promises" and is_own then
                if not ACTS[term.good] then
                    return nil
                end
                own = own - ACTS[term.good]
            elseif term.part == "gives" and proposal.is_deal and is_own then
                return nil -- what cannot be handed over now would be promised
            elseif term.part == "gives" then
                local lost = term.count * value_of(view, term, term.from, false)
                local gained = term.count * value_of(view, term, term.to, true)
                own = own + (is_own and -lost or gained)
                other = other + (is_own and gained or -lost)
            end
        end
    end
    return own, other
end

-- To the bot's own advantage, and not more to the other's than the others together can bear.
local function is_good(view, player, proposal)
    local own, other = weigh(view, player, proposal)
    return own ~= nil and own > 0 and own * (#view.players - 1) >= other
end

-- ---- What is offered ----

-- What was offered in this moment already. It is nothing that a match hangs on: one who does not
-- know it offers once more.
local offered = {}

local function moment_of(view)
    return string.format("%d %s %s %d %d", view.round, view.active or "nobody", view.moment,
        #view.agenda_discard, view.active and #board.controlled(view, view.active) or 0)
end

local function stands(view, player, other)
    for proposal in view.proposal:each() do
        if proposal.by == player and proposal.to == other then
            return true
        end
    end
    return false
end

local function has_support_of(view, player, giver)
    for note in view.in_play[player]:each() do
        if note.kind == "support" and note.giver == giver then
            return true
        end
    end
    return false
end

-- Even exchanges with another: commodities, which become trade goods on both sides; with three or
-- more players Supports.
local function offers(view, player, other)
    local own, others = board.sheet(view, player), board.sheet(view, other)
    local list, count = {}, math.min(own.commodities, others.commodities)
    if count > 0 then
        list[1] = string.format("propose %s gives %d commodity takes %d commodity", other, count,
            count)
    end
    if #view.players > 2 and not has_support_of(view, player, other) then
        list[#list + 1] = string.format("propose %s gives note %s_support takes note %s_support",
            other, player, other)
    end
    return list
end

local function offer(view, question)
    local player, moment = question.player, moment_of(view)
    if offered.moment ~= moment then
        offered = { moment = moment }
    end
    for _, other in ipairs(view.players) do
        local key = player .. " " .. other
        if other ~= player and not offered[key] and not stands(view, player, other) then
            offered[key] = true
            for _, text in ipairs(offers(view, player, other)) do
                if question:check(text) then
                    return text
                end
            end
        end
    end
    return nil
end

-- ---- The talk ----

function bargains.talk(view, question)
    for proposal in view.proposal:each() do
        if proposal.to == question.player and is_good(view, question.player, proposal) then
            local answer = string.format("accept %d", proposal.number)
            if question:check(answer) then
                return answer
            end
        end
    end
    return offer(view, question) or "pass"
end

return bargains
