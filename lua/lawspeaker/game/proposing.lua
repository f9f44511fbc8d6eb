-- Whether something can be proposed: its form, and what whoever proposes it has. What the other
-- has, and whether the two may trade, is asked when it is accepted (T1).
local proposals = require "lawspeaker.game.proposals"
local run = require "lawspeaker.game.run"
local trade = require "lawspeaker.game.trade"
local trade_tables = require "lawspeaker.game.trade_tables"
local trade_words = require "lawspeaker.game.trade_words"

local proposing = {}

local function refusal_of(reason, rule, player, item, has, needs)
    return { reason = reason, rule = rule, player = player, good = item.good, has = has,
        needs = needs, name = item.name }
end

-- Whether one of the two may trade a good, as the core asks it.
local function may_trade(match, good, a, b)
    local f = good.traders
    return not f or run.quiet(match, f, match.root, a) or run.quiet(match, f, match.root, b)
end

-- Whether all can see that a player has not so many things of a name.
local function is_too_often(match, item, from, times)
    local good, count = item.good, 0
    for row in match.root[good.zone][from]:each() do
        local is_it = string.lower(trade_words.thing(good, row)) == string.lower(item.name)
        count = count + (is_it and 1 or 0)
    end
    return not good.is_secret and count < times
end

-- What is wrong with what somebody is to give, whatever it has (T2).
function proposing.form_refusal(match, items, from, to)
    local counts, seen = {}, {}
    for _, item in ipairs(items) do
        local good = item.good
        local key = good.name .. " " .. string.lower(item.name
            or table.concat(item.words or {}, " "))
        counts[good] = (counts[good] or 0) + item.count
        if good.is_untraded then
            return refusal_of("not_traded", good.rule or "T2", from, item)
        elseif seen[key] and (good.kind ~= "things" or is_too_often(match, item, from,
            seen[key] + 1)) then
            return { reason = "twice", rule = "T2", good = good,
                message = (good.kind == "counted" and good.name
                or trade_words.items { item }) .. " is there twice" }
        elseif good.most ~= nil and math.type(good.most) and counts[good] > good.most then
            return refusal_of("too_many", good.rule or "T2", from, item, good.most,
                counts[good])
        elseif not may_trade(match, good, from, to) then
            return { reason = "not_a_trader", rule = good.rule or "T2", good = good,
                message = string.format("neither %s nor %s may trade %s", from, to, good.name) }
        end
        seen[key] = (seen[key] or 0) + 1
    end
end

-- A text of an act as it is kept.
local function kept_text(match, act, text, from, to)
    local kept = run.quiet(match, act.read, match.root, from, to, text)
    if not trade.is_sentence(kept) or #kept > trade.TEXT_MOST then
        trade.fail_answer(act.read, "read", kept, string.format("; expected a text of at most %d "
            .. "bytes without control characters", trade.TEXT_MOST))
    end
    return kept
end

-- Why something cannot be promised, or nil.
local function promise_message(match, act, one, from, to)
    local ok, why, rule = run.quiet(match, act.check, match.root, from, to, one.text)
    if ok then
        return nil
    end
    trade.check_why(act.check, "check", rule, why)
    return trade_words.under(match, rule or "T6", string.format("%s%s cannot be promised: %s",
        one.act, one.text ~= "" and " " .. one.text or "", why or "the game does not allow it"))
end

-- What is promised is kept as the game reads it, and then judged.
local function check_promises(match, list, from, to)
    for _, one in ipairs(list) do
        local act = match.trade.plan.acts[one.act]
        one.text = act and act.read and kept_text(match, act, one.text, from, to) or one.text
        local message = act and act.check and promise_message(match, act, one, from, to)
        if message then
            return message
        end
    end
end

local function is_same_text(match, row, player, action)
    local own, others = proposals.sides(match, row)
    local first, second = proposals.sides_of(player, action)
    local function key(side)
        local parts = { trade_words.items(side.gives), trade_words.items(side.discards or {}),
            proposals.promise_words(match, side.promises) }
        for _, item in ipairs(side.gives) do
            parts[#parts + 1] = item.row_id or "-"
        end
        return table.concat(parts, "|")
    end
    return key(own) == key(first) and key(others) == key(second)
end

local function check_standing(match, player, action)
    local own = proposals.all(match.root, function(row) return row.by == player end)
    if #own >= trade_tables.STANDING_MOST then
        return string.format("%d proposals of %s stand already; withdraw one", #own, player)
    end
    for _, row in ipairs(own) do
        if row.to == action.to and row.is_deal == action.is_deal
            and is_same_text(match, row, player, action) then
            return string.format("that is proposed already: it is proposal %d", row.number)
        end
    end
end

-- Why goods cannot be discarded at all, or nil.
function proposing.check_discards(match, items)
    for _, item in ipairs(items) do
        if item.good.kind ~= "things" or not item.good.discard then
            return trade_words.under(match, "T5", item.good.name .. " is never discarded")
        end
    end
end

-- Why one of some things that a side has can never go to the other, or to anybody (47, 48), and is
-- not promised, or nil.
function proposing.receiver_message(match, side, items)
    for _, item in ipairs(items) do
        local gives = (item.good.only_to or item.good.can_trade)
            and trade.resolve(match.root, { item }, side.player, side.to)
        local refusal = gives and trade.side_refusal(match, { player = side.player,
            gives = gives }, side.to)
        if refusal and (refusal.reason == "wrong_receiver" or refusal.reason == "not_traded") then
            return trade_words.refusal(match, refusal)
        end
    end
end

-- What a player names to discard it has, or will receive.
local function discards_refusal(match, side, others)
    local gives = trade.resolve(match.root, side.gives, side.player, side.to) or side.gives
    local rows, refusal = trade.find_discards(match, { player = side.player, gives = gives },
        side.discards, others.gives)
    return not rows and refusal or nil
end

-- Whether a side names more of a good than can go at once (T2).
local function most_refusal(items, from)
    local counts = {}
    for _, item in ipairs(items) do
        local good = item.good
        counts[good] = (counts[good] or 0) + item.count
        if math.type(good.most) and counts[good] > good.most then
            return refusal_of("too_many", good.rule or "T2", from, item, good.most, counts[good])
        end
    end
end

-- Of a deal each term is judged when it is accepted; of a proposal what its own side has is now.
local function own_refusal(match, player, action)
    local gives, refusal = trade.resolve(match.root, action.gives, player, action.to)
    if gives and #gives > 0 then
        refusal = trade.side_refusal(match, { player = player, gives = gives }, action.to)
    elseif not gives and refusal.reason == "twice" then
        return most_refusal(action.gives, player) or refusal
    end
    return refusal
end

-- Why a player cannot propose that, or nil.
function proposing.problem(match, player, action)
    local own, others = proposals.sides_of(player, action)
    if #own.gives + #others.gives + #own.promises + #others.promises == 0 then
        return trade_words.under(match, "T4", action.is_deal
            and "neither gives or promises anything" or "neither gives anything")
    end
    local message = check_promises(match, own.promises, player, action.to)
        or check_promises(match, others.promises, action.to, player)
        or proposing.check_discards(match, action.discards)
        or action.is_deal and proposing.receiver_message(match, own, own.gives)
    if message then
        return message
    end
    local refusal = proposing.form_refusal(match, others.gives, action.to, player)
        or (action.is_deal and proposing.form_refusal(match, own.gives, player, action.to))
        or (not action.is_deal and own_refusal(match, player, action))
        or discards_refusal(match, own, others)
    return refusal and trade_words.refusal(match, refusal) or check_standing(match, player, action)
end

return proposing
