-- Transactions: what two players give each other is checked and carried out by the core, which asks
-- the game's own functions from here. What is proposed and agreed is proposals.lua's.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local record = require "lawspeaker.game.record"
local run = require "lawspeaker.game.run"
local trade_words = require "lawspeaker.game.trade_words"

local trade = {}

trade.TEXT_MOST = 200 -- bytes of what is promised

-- ---- What the game is asked ----

-- Raises: a function of the game returned something else than it can.
local function fail_answer(f, what, value, more)
    error(string.format("%s: the trade's %s returned %s%s", core.place(f), what,
        check.describe(value), more or ""), 0)
end

trade.fail_answer = fail_answer

-- Whether a value is a text that can be shown.
function trade.is_sentence(value)
    return type(value) == "string" and utf8.len(value) ~= nil and not string.find(value, "%c")
end

function trade.check_why(f, what, rule, sentence)
    if rule ~= nil and not check.is_id(rule) then
        fail_answer(f, what, rule)
    elseif sentence ~= nil and not trade.is_sentence(sentence) then
        fail_answer(f, what, sentence,
            " as its reason; expected a text without control characters")
    end
end

local asks = {}

function asks.allows(match, first, second)
    local f = match.trade.plan.allowance
    if not f then
        return true, 1
    end
    local allowed, times, rule, sentence = run.quiet(match, f, match.root, first, second)
    if allowed ~= nil and type(allowed) ~= "boolean" then
        fail_answer(f, "allowance", allowed)
    elseif allowed and times ~= nil and times ~= core.no_limit
        and (math.type(times) ~= "integer" or times < 0) then
        fail_answer(f, "allowance", times)
    elseif not allowed then
        trade.check_why(f, "allowance", rule, sentence)
        return false, 0, rule, sentence
    end
    return true, times ~= core.no_limit and (times or 1) or nil
end

function asks.trades(match, index, player)
    local f = match.trade.plan.ordered[index].traders
    return run.quiet(match, f, match.root, player) and true or false
end

local function words_of(list)
    local items = {}
    for index, text in ipairs(list) do
        items[index] = {}
        for word in string.gmatch(text, "%S+") do
            items[index][#items[index] + 1] = word
        end
    end
    return items
end

function asks.can_give(match, index, from, to, list)
    local f = match.trade.plan.ordered[index].can_give
    local can, rule, sentence = run.quiet(match, f, match.root, from, to, words_of(list))
    if can then
        return true
    end
    trade.check_why(f, "can_give", rule, sentence)
    return false, nil, rule, sentence
end

function asks.give(match, index, from, to, list)
    local f = match.trade.plan.ordered[index].give
    trade.without_asking(match, "the trade's give", f, match.root, from, to, words_of(list))
end

-- Calls a function of the game that may change the state and cannot ask.
function trade.without_asking(match, words, f, ...)
    local activation = match.running
    local thread, before = activation.thread, activation.words
    activation.thread, activation.words = nil, words
    local results = table.pack(core.call_whole(f, ...))
    activation.thread, activation.words = thread, before
    if not results[1] then
        error(results[2], 0)
    end
    return table.unpack(results, 2, results.n)
end

local function answerer(match)
    local details = match.trade
    if not details.answer or details.match ~= match then
        details.match = match
        details.answer = function(what, ...)
            return asks[what](match, ...)
        end
    end
    return details.answer
end

-- ---- Sides ----

-- A side for the core: { player, gives = items, discards = rows }, an item { good, count, thing,
-- words } with the good as the plan has it.
local function core_side(side)
    local gives = {}
    for index, item in ipairs(side.gives) do
        gives[index] = { good = item.good.index, count = item.count, thing = item.thing,
            own = item.words and table.concat(item.words, " ") }
    end
    return { player = side.player, gives = gives, discards = side.discards or {} }
end

-- How well a thing fits a name: one that may go there comes first, then one that is written so.
local function fit_of(good, row, to, name)
    local known = trade_words.thing(good, row)
    if string.lower(known) ~= string.lower(name) then
        return 0
    end
    local may_go = not good.only_to or row[good.only_to] == to
    return (may_go and 3 or 1) + (known == name and 1 or 0)
end

-- A thing of a player's by its name, not among those that are taken; or nil.
function trade.find_thing(g, good, from, to, name, taken)
    local found, best = nil, 0
    for row in g[good.zone][from]:each() do
        local fit = not taken[row] and fit_of(good, row, to, name) or 0
        if fit > best then
            found, best = row, fit
        end
    end
    return found
end

-- The thing of a player's that was said by its row, if it is there and not among those taken.
local function thing_of_row(g, good, from, row_id, taken)
    local row = objects.row_of(g, good.of .. "/" .. row_id)
    return row and not taken[row] and g[good.zone][from]:has(row) and row or nil
end

-- The thing that an item stands for among a player's.
local function thing_of(g, item, from, to, taken)
    if item.row_id then
        return thing_of_row(g, item.good, from, item.row_id, taken)
    end
    return trade.find_thing(g, item.good, from, to, item.name, taken)
end

-- Why there is no thing for an item: it stands for another item already, or there is none.
local function missing_refusal(g, item, from, to)
    local is_there = thing_of(g, item, from, to, {}) ~= nil
    return { reason = is_there and "twice" or "not_held", rule = is_there and "T2" or "T1",
        player = from, good = item.good, name = item.name }
end

-- The items of a side with the things that their names stand for now; or nil and why not.
function trade.resolve(g, items, from, to)
    local resolved, taken = {}, {}
    for index, item in ipairs(items) do
        local copy = { good = item.good, count = item.count, name = item.name, words = item.words,
            thing = item.thing }
        if item.good.kind == "things" and not copy.thing then
            copy.thing = thing_of(g, item, from, to, taken)
            if not copy.thing then
                return nil, missing_refusal(g, item, from, to)
            end
        end
        taken[copy.thing or index] = true
        resolved[index] = copy
    end
    return resolved
end

-- Whether one of the first `count` items is called as another one.
local function is_among(items, count, item)
    for index = 1, count do
        local one = items[index]
        if one.good == item.good and one.row_id == item.row_id
            and string.lower(one.name or "") == string.lower(item.name or "") then
            return true
        end
    end
    return false
end

-- The rows that a side discards, by their names among what it has or receives, `received`; or nil
-- and why not. What is received may still be a name alone: then an item is in place of its row.
function trade.find_discards(match, side, items, received)
    local rows, taken = {}, {}
    for _, item in ipairs(side.gives) do
        taken[item.thing or 0] = true
    end
    for index, item in ipairs(items) do
        local row
        for _, other in ipairs(received) do
            local thing = other.thing or other
            if not row and not taken[thing] and other.good == item.good
                and (not item.row_id or other.thing and other.thing.id == item.row_id)
                and string.lower(other.name or "") == string.lower(item.name or "") then
                row = thing
            end
        end
        row = row or (item.good.kind == "things"
            and thing_of(match.root, item, side.player, side.player, taken))
        if not row then
            local is_twice = is_among(items, index - 1, item)
            return nil, { reason = "bad_discard", rule = is_twice and "T2" or "T5",
                player = side.player, good = item.good, name = item.name, is_twice = is_twice }
        end
        rows[index], taken[row] = row, true
    end
    return rows
end

-- A refusal of the core with the good as the plan has it, and what a thing is called.
local function explained(match, refusal)
    if not refusal then
        return nil
    end
    refusal.good = refusal.good > 0 and match.trade.plan.ordered[refusal.good] or nil
    if refusal.thing then
        local good = refusal.good
        refusal.name = good and good.kind == "things" and trade_words.thing(good, refusal.thing)
            or nil
    end
    return refusal
end

-- ---- Checking ----

-- Why one of the things that a side gives is never traded, or nil.
local function thing_refusal(match, side)
    for _, item in ipairs(side.gives) do
        local f = item.good.can_trade
        if f and item.thing then
            local can, rule, sentence = run.quiet(match, f, match.root, item.thing)
            if not can then
                trade.check_why(f, "can_trade", rule, sentence)
                return { reason = "not_traded", rule = rule or item.good.rule or "T2",
                    player = side.player, message = sentence or string.format(
                        "%s %s is never traded", item.good.name, item.name) }
            end
        end
    end
end

-- Why two sides cannot trade now, or nil.
function trade.refusal(match, first, second)
    return explained(match, core.trade_check(match.trade.goods, match.root, core_side(first),
        core_side(second), answerer(match)))
        or thing_refusal(match, first) or thing_refusal(match, second)
end

-- Why a side cannot give what it gives, or nil.
function trade.side_refusal(match, side, to)
    return explained(match, core.trade_check_side(match.trade.goods, match.root, core_side(side),
        to, answerer(match))) or thing_refusal(match, side)
end

-- How often more two players may trade now.
function trade.left(match, first, second)
    if first == second or not match.trade or not match.trade.goods then
        return 0
    end
    local allowed, times = asks.allows(match, first, second)
    if not allowed then
        return 0
    end
    return math.max(0, (times or math.maxinteger) - core.trade_times(match.root, first, second))
end

-- Why two players may not trade now (T3), or nil.
function trade.allowance_refusal(match, first, second)
    local allowed, times, rule, sentence = asks.allows(match, first, second)
    if not allowed then
        return { reason = "not_allowed", rule = rule or "T3", message = sentence
            or string.format("%s and %s may not trade now", first, second) }
    elseif times and core.trade_times(match.root, first, second) >= times then
        return { reason = "allowance_used", rule = "T3", message = string.format(
            "%s and %s have traded as often as they may", first, second) }
    end
end

-- ---- Carrying out ----

-- Notes something of trading under a rule's number, or under that of the game's own which it has
-- for all of it. Only while a rule runs.
function trade.note(match, rule, name, fields, seen_by)
    local activation = match.running
    if not match.rec or activation.is_silent then
        return
    end
    record.rule(match.rec, match.trade and match.trade.plan.rule or rule)
    local is_noted, problem = record.note(match.rec, name, fields, seen_by)
    record.rule(match.rec, activation.rule)
    assert(is_noted, problem)
end

local function last_number(g)
    local number = 0
    for row in g.ledger:each() do
        number = math.max(number, row.number)
    end
    return number
end

-- What became of a transaction, for the log: hidden goods by name for the two alone. In a private
-- game all of it is for the two, and no number tells them how often others have traded.
local function note_traded(match, number, sides)
    local first, second = sides[1], sides[2]
    local two = { first.player, second.player }
    local is_private = match.trade.plan.private
    local function fields(is_masked)
        return { number = not is_private and number or nil, first = first.player,
            second = second.player, first_gives = trade_words.items(first.gives, is_masked),
            second_gives = trade_words.items(second.gives, is_masked) }
    end
    trade.note(match, "T1", "traded", fields(not is_private), is_private and two or nil)
    if not is_private and (trade_words.has_hidden(first.gives)
        or trade_words.has_hidden(second.gives)) then
        trade.note(match, "T1", "traded_in_full", fields(false), two)
    end
    for _, side in ipairs(sides) do
        if side.discards and #side.discards > 0 then
            trade.note(match, "T5", "discarded", { player = side.player,
                count = #side.discards }, is_private and two or nil)
        end
    end
end

-- Carries a transaction out: nil, or why it is refused. What follows it is deals.lua's.
function trade.carry_out(match, first, second)
    local refusal = thing_refusal(match, first) or thing_refusal(match, second)
        or explained(match, core.trade_carry_out(match.trade.goods, match.root,
        core_side(first), core_side(second), answerer(match)))
    if refusal then
        return refusal
    end
    local number = last_number(match.root)
    note_traded(match, number, { first, second })
    return nil, number
end

return trade
