-- What accepting a proposal does: the transaction, of a deal the acts that can be done now, and
-- promises of the rest (T6).
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local proposing = require "lawspeaker.game.proposing"
local run = require "lawspeaker.game.run"
local trade = require "lawspeaker.game.trade"
local trade_words = require "lawspeaker.game.trade_words"

local deals = {}

-- The rows that a side discards, by their names among what it has or receives; or nil and why not.
local function find_discards(match, side, items, received)
    local g, rows, taken = match.root, {}, {}
    for _, item in ipairs(side.gives) do
        taken[item.thing or 0] = true
    end
    for index, item in ipairs(items) do
        local row
        for _, other in ipairs(received) do
            if not row and other.thing and not taken[other.thing] and other.good == item.good
                and string.lower(other.name) == string.lower(item.name) then
                row = other.thing
            end
        end
        row = row or (item.good.kind == "things"
            and trade.find_thing(g, item.good, side.player, side.player, item.name, taken))
        if not row then
            return nil, { reason = "bad_discard", rule = "T5", player = side.player,
                good = item.good, name = item.name }
        end
        rows[index], taken[row] = row, true
    end
    return rows
end

-- Of a deal: which goods a side could give now; the others are to be promised.
local function split_goods(match, side, may_trade_now)
    local now, later = {}, {}
    for _, item in ipairs(side.gives) do
        local gives = may_trade_now
            and trade.resolve(match.root, { item }, side.player, side.to)
        local is_now = gives and not trade.side_refusal(match, { player = side.player,
            gives = gives }, side.to)
        local list = is_now and now or later
        list[#list + 1] = item
    end
    return now, later
end

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
        local rows, refusal = find_discards(match, side, side.discards, other.gives)
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
            side.gives, later = split_goods(match, side, may_trade_now)
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

local SECRETS <const> = { not_held = true, too_few = true, bad_discard = true, game = true }

-- Whether a refusal rests on what another player keeps from this one.
function deals.is_secret(refusal, player)
    local good = refusal.player ~= player and refusal.good
    if not good or not good.is_secret then
        return false
    end
    -- How many things somebody has all can see.
    return SECRETS[refusal.reason] or refusal.reason == "over_capacity" and good.kind == "counted"
end

-- Why a player cannot accept a proposal, or nil. Where that is what the other keeps to itself it
-- can: the acceptance then fails, and tells no more before.
function deals.accept_problem(match, player, row, discards)
    local message = proposing.check_discards(discards)
    if message then
        return message
    end
    local plan, refusal = deals.plan(match, row, discards)
    if plan or deals.is_secret(refusal, player) then
        return nil
    end
    return trade_words.refusal(refusal)
end

-- Makes promises of what cannot be done now.
local function add_promises(match, agreed, later)
    for _, one in ipairs(later) do
        local term = { by = one.by, to = one.to, viewers = agreed.viewers,
            is_open = agreed.is_open, kind = one.act, words = one.text }
        if one.item then
            local fields = proposals.item_fields(one.item)
            term.kind, term.count = fields.good, fields.count
            term.called, term.secret = fields.called, fields.secret
        end
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

-- Carries a transaction out, with all that follows it: nil, or why it is refused.
function deals.carry_out(match, first, second)
    local refusal, number = trade.carry_out(match, first, second)
    if refusal then
        return refusal
    end
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

-- Accepts a proposal, which may be accepted.
function deals.accept(match, row, discards)
    local plan, refusal = deals.plan(match, row, discards)
    if not plan then
        proposals.note(match, row, "failed", trade_words.untold(refusal.player),
            "somebody does not have all of that")
        proposals.remove(match.root, row)
        return
    end
    proposals.note(match, row, "accepted")
    local agreed = { viewers = row.viewers, is_open = row.is_open }
    proposals.remove(match.root, row)
    if plan.has_goods then
        local refused = deals.carry_out(match, plan.first, plan.second)
        assert(not refused, refused and refused.message)
    end
    carry_out_acts(match, plan.acts, plan.later)
    add_promises(match, agreed, plan.later)
end

return deals
