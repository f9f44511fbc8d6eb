-- What accepting a proposal does: the transaction, of a deal the acts that can be done now, and
-- promises of the rest (T6).
local acceptable = require "lawspeaker.game.acceptable"
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local proposing = require "lawspeaker.game.proposing"
local run = require "lawspeaker.game.run"
local trade = require "lawspeaker.game.trade"
local trade_words = require "lawspeaker.game.trade_words"

local deals = {}

-- Of a deal: which acts can be carried out now.
local function split_acts(match, side)
    local now, later = {}, {}
    for _, one in ipairs(side.promises) do
        local act = match.trade.plan.acts[one.act]
        local can = act and act.can and run.quiet(match, act.can, match.root, side.player,
            side.to, one.text)
        local list = can and now or later
        list[#list + 1] = { act = one.act, text = one.text, by = side.player, to = side.to }
    end
    return now, later
end

local function resolve_sides(match, first, second)
    for _, side in ipairs { first, second } do
        local gives, refusal = trade.resolve(match.root, side.gives, side.player, side.to)
        if not gives then
            return refusal
        end
        side.gives = gives
    end
    for index, side in ipairs { first, second } do
        local other = index == 1 and second or first
        local rows, refusal = trade.find_discards(match, side, side.discards, other.gives)
        if not rows then
            return refusal
        end
        side.discards = rows
    end
end

-- What accepting a proposal would do now: { first, second, has_goods, acts, later }; or nil and why
-- it is refused. `discards`: items that the accepting side names.
function deals.plan(match, row, discards)
    local first, second = proposals.sides(match, row)
    local plan = { first = first, second = second, acts = {}, later = {} }
    second.discards = discards
    if row.is_deal then
        local may_trade_now = trade.left(match, row.by, row.to) > 0
        for _, side in ipairs { first, second } do
            local later, acts, acts_later
            side.gives, later = acceptable.split(match, side, may_trade_now)
            acts, acts_later = split_acts(match, side)
            table.move(acts, 1, #acts, #plan.acts + 1, plan.acts)
            for _, item in ipairs(later) do
                plan.later[#plan.later + 1] = { item = item, by = side.player, to = side.to }
            end
            table.move(acts_later, 1, #acts_later, #plan.later + 1, plan.later)
        end
    end
    plan.has_goods = #first.gives + #second.gives > 0
    if not plan.has_goods and row.is_deal then
        first.discards, second.discards = {}, {}
        return plan
    end
    local refusal = resolve_sides(match, first, second) or trade.refusal(match, first, second)
    if refusal then
        return nil, refusal
    end
    return plan
end

-- Why a proposal cannot be accepted, or nil. Where that would tell what the other keeps to itself
-- it can: the acceptance then fails.
function deals.accept_problem(match, row, discards)
    local message = proposing.check_discards(match, discards)
        or acceptable.message(match, row, discards)
    if message or acceptable.has_secrets(match, row) then
        return message
    end
    local _, refusal = deals.plan(match, row, discards)
    return refusal and trade_words.refusal(match, refusal)
end

-- Makes promises of what cannot be done now.
local function add_promises(match, agreed, later)
    for _, one in ipairs(later) do
        local term = { by = one.by, to = one.to, viewers = agreed.viewers,
            is_open = agreed.is_open }
        local fields = one.item and proposals.item_fields(one.item)
            or proposals.act_fields(match, one.act, one.text)
        term.kind, term.count = fields.good, fields.count
        term.called, term.secret = fields.called, fields.secret
        term.words, term.secret_words = fields.words, fields.secret_words
        promises.add(match, term)
    end
end

-- Items as the game's functions get them.
local function told_items(items)
    local told = {}
    for index, item in ipairs(items) do
        told[index] = { good = item.good.name, count = item.count, thing = item.thing,
            words = item.words }
    end
    return told
end

-- What follows a transaction.
local function follow(match, first, second, number)
    local sides, told = { first, second }, { number = number, sides = {} }
    promises.note_transaction(match, sides)
    for index, side in ipairs(sides) do
        told.sides[index] = { player = side.player, gives = told_items(side.gives),
            discards = side.discards or {} }
    end
    local done = match.trade.plan.done
    if done then
        trade.without_asking(match, "the trade's done", done, match.root, told)
    end
end

-- Carries a transaction out, with all that follows it: nil, or why it is refused.
function deals.carry_out(match, first, second)
    local refusal, number = trade.carry_out(match, first, second)
    if not refusal then
        follow(match, first, second, number)
    end
    return refusal
end

-- Carries out what can be done now, one after the other; what no longer can after what was done
-- before it is promised with the others.
local function carry_out_acts(match, acts, later)
    for _, one in ipairs(acts) do
        local act = match.trade.plan.acts[one.act]
        if run.quiet(match, act.can, match.root, one.by, one.to, one.text) then
            trade.without_asking(match, "the trade's carry_out", act.carry_out, match.root,
                one.by, one.to, one.text)
        else
            later[#later + 1] = one
        end
    end
end

-- Why an acceptance came to nothing, for the two and for all others: no more than a sentence of
-- what was agreed.
local function tell_failed(match, agreed, refusal)
    local is_discard = refusal.reason == "bad_discard"
    proposals.note(match, agreed, "failed", is_discard
        and trade_words.unfit(refusal.player) or trade_words.untold(refusal.player),
        "somebody does not have all of that", is_discard and "T5" or nil)
end

-- What is agreed is there no more once the goods have changed hands: until then the game's
-- functions see what they saw when it was judged.
local function hand_over(match, plan)
    if plan.has_goods then
        return trade.carry_out(match, plan.first, plan.second)
    end
end

-- Accepts a proposal, which may be accepted.
function deals.accept(match, row, discards)
    local agreed = { number = row.number, by = row.by, to = row.to, is_deal = row.is_deal,
        viewers = row.viewers, is_open = row.is_open }
    local plan, refusal = deals.plan(match, row, discards)
    local number
    if plan then
        proposals.note(match, agreed, "accepted")
        refusal, number = hand_over(match, plan)
    end
    proposals.remove(match.root, row)
    if refusal then
        tell_failed(match, agreed, refusal)
        return
    end
    if plan.has_goods then
        follow(match, plan.first, plan.second, number)
    end
    carry_out_acts(match, plan.acts, plan.later)
    add_promises(match, agreed, plan.later)
end

return deals
