-- What can be traded and what cannot (1 to 3, 6, 29, 37, 46 to 48, 56), who may trade with whom and
-- how often (4, 10 to 20, 57, 58), and what happens with what was received (40 to 42).
local agenda_cards = require "transactions.agenda_cards"
local board = require "transactions.board"
local deals = require "transactions.deals"
local factions = require "transactions.factions"
local notes = require "transactions.notes"
local turn_order = require "transactions.turn_order"
local units = require "transactions.units"

local goods = {}

-- ---- The goods (T2) ----

-- Rules 1 and 3: with the rules before fragments were traded they are refused.
local function fragment(kind, is_traded)
    return { kind .. "_fragment", counts = { "sheets", kind }, traded = is_traded, rule = "3" }
end

-- Of what is never traded.
local function never()
    return nil
end

-- Rule 2: nothing else is traded. Of what lies on the sheets and in the zones each kind is named,
-- so that a refusal says which rule it is.
local function refused()
    return {
        { "note_in_play", things = "in_play", traded = false, rule = "37" },
        { "captured_fighter", counts = { "sheets", "captured_fighters" }, traded = false,
            rule = "48" },
        { "captured_infantry", counts = { "sheets", "captured_infantry" }, traded = false,
            rule = "48" },
        { "relic", things = "relics", traded = false, rule = "3" },
        { "strategy_card", things = "strategy", traded = false, rule = "2" },
        { "command_token", counts = { "sheets", "tokens" }, traded = false, rule = "2" },
        { "victory_point", counts = { "sheets", "points" }, traded = false, rule = "2" },
        { "planet", arguments = 1, traded = false, rule = "2", can_give = never, give = never },
    }
end

-- Rule 48: ships and mechs are given back, whatever else a house lets captors keep.
local function can_come_back(_, unit)
    if units.is_structure(unit) then
        return nil, "48", string.format("%s is neither ship nor mech", unit.name)
    end
    return true
end

local function list(rules)
    local becomes = rules.commodity_becomes == "trade_good" and "trade_good" or nil
    local all = {
        { "commodity", counts = { "sheets", "commodities" }, becomes = becomes, rule = "29" },
        { "trade_good", counts = { "sheets", "trade_goods" }, rule = "6" },
        fragment("cultural", rules.fragments), fragment("hazardous", rules.fragments),
        fragment("industrial", rules.fragments), fragment("unknown", rules.fragments),
        { "note", things = "notes", traded = rules.notes_a_side > 0,
            most = math.max(1, rules.notes_a_side), hidden = not rules.open_notes, rule = "6" },
        { "action_card", things = "cards", hidden = true, capacity = rules.hand_limit,
            discard = "action_discard", traders = factions.trades_cards, rule = "56" },
        { "captured", things = "captured", only_to = "owner", arrives = "reinforcements",
            can_trade = can_come_back, rule = "47" },
    }
    for _, good in ipairs(refused()) do
        all[#all + 1] = good
    end
    return all
end

-- ---- The allowance (T3) ----

-- Rule 44: who is out trades no more.
local function out(g, first, second)
    for _, player in ipairs { first, second } do
        if board.sheet(g, player).is_out then
            return player
        end
    end
    return nil
end

-- The rules of a turn (4, 11, 20, 57, 58): how often, or nil, rule and why not.
local function in_turn(g, first, second)
    local times = g.rules.transactions_a_turn
    if g.active == nil then
        return nil, "11", "nobody is active, and no agenda is voted on"
    elseif g.active ~= first and g.active ~= second then
        return nil, "11", string.format("neither %s nor %s is the active player", first, second)
    elseif not g.rules.neighbours_only or board.are_neighbours(g, first, second)
        or g.in_combat == first or g.in_combat == second
        or factions.trade_far(g, first, second) then
        return times
    end
    return nil, "4", string.format("%s and %s are no neighbours", first, second)
end

-- The same, and the rule of agendas (10).
local function standard(g, first, second)
    local gone = out(g, first, second)
    if g.winner then
        return nil, "42", string.format("%s has won", g.winner)
    elseif gone then
        return nil, "44", string.format("%s is out", gone)
    elseif agenda_cards.current(g) then
        return g.rules.agenda_transactions
    end
    return in_turn(g, first, second)
end

local function allowance(g, first, second)
    local times, rule, why = standard(g, first, second)
    local answer = g:hook("allowance", { first = first, second = second }, times or 0)
    if answer > 0 then
        return true, answer
    elseif times and times > 0 then
        return nil, nil, "T3", "the house allows no transaction between these two now"
    end
    return nil, nil, rule or "T3", why or "no transactions are made now"
end

-- ---- What was received ----

-- Rule 42: who comes first where both receive at the same time: the active player, and in the
-- agenda phase the first in speaker order.
local function first_of(g, sides)
    for _, player in ipairs(turn_order.from(g, g.active or g.speaker)) do
        for index, side in ipairs(sides) do
            if side.player == player then
                return index
            end
        end
    end
    return 1
end

local function receive(g, player, items)
    for _, item in ipairs(items) do
        if item.good == "note" then
            notes.arrive(g, player, item.thing)
        end
    end
end

-- Rule 40: what lies face up is laid down in the same instant.
local function done(g, transaction)
    local sides = transaction.sides
    local first = first_of(g, sides)
    receive(g, sides[first].player, sides[3 - first].gives)
    receive(g, sides[3 - first].player, sides[first].gives)
end

-- For `trade` of law.game.
function goods.trade(setting)
    return { goods = list(setting.rules), allowance = allowance, done = done, acts = deals.acts }
end

return goods
