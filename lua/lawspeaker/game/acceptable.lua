-- Whether a proposal can be accepted, as far as whoever it was made to can know. Of what the other
-- keeps from it is assumed that it is there: so neither a refusal nor its absence tells of that. An
-- acceptance that then cannot be carried out fails, and tells no more before.
local core = require "lawspeaker.core"
local proposals = require "lawspeaker.game.proposals"
local proposing = require "lawspeaker.game.proposing"
local trade = require "lawspeaker.game.trade"
local trade_words = require "lawspeaker.game.trade_words"

local acceptable = {}

-- ---- Deals ----

-- Why an item cannot be given now, or nil.
local function item_refusal(match, side, item)
    local gives, refusal = trade.resolve(match.root, { item }, side.player, side.to)
    return refusal or trade.side_refusal(match, { player = side.player, gives = gives }, side.to)
end

-- Of a deal: which goods a side could give now; the others are to be promised. `is_given(item)`
-- says of some that they could.
function acceptable.split(match, side, may_trade_now, is_given)
    local now, later = {}, {}
    for _, item in ipairs(side.gives) do
        local is_now = may_trade_now
            and (is_given and is_given(item) or not item_refusal(match, side, item))
        local list = is_now and now or later
        list[#list + 1] = item
    end
    return now, later
end

-- ---- Capacity (T5) ----

-- Whether an item, once received, is one of a good.
local function becomes(item, good)
    if item.good.kind ~= good.kind then
        return false
    elseif good.kind == "counted" then
        return (item.good.becomes or item.good) == good
    end
    return (item.good.arrives or item.good.zone) == good.zone
end

-- How much of a good a side has afterwards; nil where it gives and receives none.
local function amount_after(match, good, side, other)
    local amount, is_touched = 0, false
    for _, item in ipairs(side.gives) do
        local is_it = item.good == good
        amount, is_touched = amount - (is_it and item.count or 0), is_touched or is_it
    end
    for _, item in ipairs(other.gives) do
        local is_it = becomes(item, good)
        amount, is_touched = amount + (is_it and item.count or 0), is_touched or is_it
    end
    return is_touched and amount + core.trade_held(match.trade.goods, match.root, good.index,
        side.player) or nil
end

-- How much of a good a player may have.
local function capacity_of(match, good, player)
    local most = math.tointeger(good.capacity) or math.maxinteger
    if good.kind == "counted" then
        local has_row = match.root[good.zone][player]:top() ~= nil
        return has_row and math.min(most, good.column_most or math.maxinteger) or 0
    end
    return most
end

local function only(items, good)
    local list = {}
    for _, item in ipairs(items) do
        list[#list + 1] = item.good == good and item or nil
    end
    return list
end

-- Why a side would have too much, or nil. `knows(good)`: of which goods that can be asked.
local function capacity_refusal(match, side, other, knows)
    for _, good in ipairs(match.trade.plan.ordered) do
        local after = good.kind ~= "own" and knows(good) and amount_after(match, good, side, other)
        local most = after and capacity_of(match, good, side.player)
        if after and after - #only(side.discards, good) > most then
            return { reason = "over_capacity", rule = good.rule or "T5", player = side.player,
                good = good, has = after, needs = most }
        end
    end
end

-- Why a side discards more than it need, or nil. What it discards only the side itself is told.
local function discards_refusal(match, side, other, is_own)
    for _, good in ipairs(match.trade.plan.ordered) do
        local discards = only(side.discards, good)
        local after = #discards > 0 and amount_after(match, good, side, other) or 0
        local over = #discards > 0 and math.max(0, after - capacity_of(match, good, side.player))
        if over and #discards > over then
            return { reason = "bad_discard", rule = "T5", player = side.player, good = good,
                name = is_own and discards[over + 1].name or nil }
        end
    end
end

-- ---- All of it ----

-- The items of a side that all know of.
local function open_items(items)
    local list = {}
    for _, item in ipairs(items) do
        list[#list + 1] = not item.good.is_secret and item or nil
    end
    return list
end

local function is_secret(item)
    return item.good.is_secret
end

-- Why a side cannot give some items, or nil; and the items with their things.
local function gives_refusal(match, side, items)
    local gives, refusal = trade.resolve(match.root, items, side.player, side.to)
    return refusal or trade.side_refusal(match, { player = side.player, gives = gives }, side.to),
        gives
end

local function knows_own()
    return true
end

-- How many things somebody has all can see.
local function knows_others(good)
    return good.kind == "things" or not good.is_secret
end

-- What is too much afterwards, or discarded in vain (T5), or nil.
local function after_refusal(match, first, second, resolved)
    local own = { player = second.player, gives = resolved }
    local rows, refusal = trade.find_discards(match, own, second.discards, first.gives)
    return capacity_refusal(match, first, second, knows_others)
        or capacity_refusal(match, second, first, knows_own)
        or discards_refusal(match, first, second, false) or (not rows and refusal)
        or discards_refusal(match, second, first, true)
end

-- What the two give each other, judged by what the second knows: why not, or nil.
local function exchange_refusal(match, first, second)
    local refusal = proposing.form_refusal(match, first.gives, first.player, second.player)
        or proposing.form_refusal(match, second.gives, second.player, first.player)
    local resolved
    if not refusal then
        refusal, resolved = gives_refusal(match, second, second.gives)
    end
    return refusal or gives_refusal(match, first, open_items(first.gives))
        or trade.allowance_refusal(match, first.player, second.player)
        or after_refusal(match, first, second, resolved)
end

-- Whether a proposal speaks of goods of which not all know who has them.
function acceptable.has_secrets(match, row)
    local first, second = proposals.sides(match, row)
    for _, items in ipairs { first.gives, first.discards, second.gives } do
        for _, item in ipairs(items) do
            if item.good.is_secret then
                return true
            end
        end
    end
    return false
end

-- Why a proposal cannot be accepted, as a sentence, or nil. `discards`: items that the accepting
-- side names.
function acceptable.message(match, row, discards)
    local first, second = proposals.sides(match, row)
    second.discards = discards
    if row.is_deal then
        local message = proposing.receiver_message(match, second, second.gives)
            or proposing.receiver_message(match, first, open_items(first.gives))
        if message then
            return message
        end
        local may_trade_now = trade.left(match, row.by, row.to) > 0
        first.gives = acceptable.split(match, first, may_trade_now, is_secret)
        second.gives = acceptable.split(match, second, may_trade_now)
        if #first.gives + #second.gives == 0 then
            return nil
        end
    end
    local refusal = exchange_refusal(match, first, second)
    return refusal and trade_words.refusal(match, refusal)
end

return acceptable
