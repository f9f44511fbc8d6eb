-- Transactions without talk: what a rule gives to g:exchange, checked and made into two sides.
local check = require "lawspeaker.check"
local objects = require "lawspeaker.game.objects"
local player_list = require "lawspeaker.game.player_list"
local trade = require "lawspeaker.game.trade"
local trade_reading = require "lawspeaker.game.trade_reading"
local trade_words = require "lawspeaker.game.trade_words"

local exchanging = {}

local OWN_MOST <const> = 63 -- bytes of what an item of the game's own is called

local function read_item(match, at, given)
    local plan = match.trade.plan
    local good = type(given) == "table" and plan.goods[given.good or given[1]]
    if not good then
        at:fail("expected { good = …, count = …, thing = row, words = { … } }, got "
            .. check.describe(given))
    end
    local item = { good = good, count = given.count or 1, words = given.words }
    if math.type(item.count) ~= "integer" then
        at:fail("expected an integer, got " .. check.describe(item.count), "count")
    elseif good.kind == "things" and objects.is_row(given.thing) then
        item.thing = given.thing
        item.name = trade_words.thing(good, given.thing)
    elseif good.kind == "things" then
        at:fail("expected a row, got " .. check.describe(given.thing), "thing")
    elseif good.kind == "own" and (type(item.words) ~= "table"
        or #item.words ~= good.arguments or #table.concat(item.words, " ") > OWN_MOST) then
        at:fail(string.format("expected %d words, got %s", good.arguments,
            check.describe(item.words)), "words")
    end
    return item
end

local function read_items(match, at, player, given)
    if type(given) == "string" then
        local items, message = trade_reading.items(match, player, given)
        if not items then
            at:fail(message)
        end
        return items
    end
    local items = {}
    for index, one in ipairs(given or {}) do
        at:enter(index)
        items[index] = read_item(match, at, one)
        at:leave()
    end
    return items
end

-- Two sides from a form `exchange`; or nil and a refusal.
function exchanging.read(match, name, given)
    local at = check.context("g:" .. name)
    local form, sides = check.form(at, given, "exchange"), {}
    local roles = { { form.first, form.with, "gives", form.discards },
        { form.with, form.first, "takes", form.others_discards } }
    for index, role in ipairs(roles) do
        player_list.check_player(match, at, role[1],
            index == 1 and 1 or "with")
        at:enter(role[3])
        local items = read_items(match, at, role[1], form[role[3]])
        at:leave()
        local resolved, refusal = trade.resolve(match.root, items, role[1], role[2])
        if not resolved then
            return nil, refusal
        end
        sides[index] = { player = role[1], gives = resolved, discards = role[4] }
    end
    return sides
end

return exchanging
