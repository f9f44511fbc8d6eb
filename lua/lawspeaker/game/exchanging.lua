-- Transactions without talk: what a rule gives to g:exchange, checked and made into two sides.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local player_list = require "lawspeaker.game.player_list"
local trade = require "lawspeaker.game.trade"
local trade_reading = require "lawspeaker.game.trade_reading"
local trade_words = require "lawspeaker.game.trade_words"

local exchanging = {}

local OWN_MOST <const> = 63  -- bytes of what an item of the game's own is called
local ITEM_MOST <const> = 64 -- items of a side, and rows that it discards

-- ---- Items ----

-- A row of this match that is there.
local function check_row(match, at, row, ...)
    if not objects.is_row(row) then
        at:fail("expected a row, got " .. check.describe(row), ...)
    elseif objects.root_of(row) ~= match.root then
        at:fail("expected a row of this match, got one of another state, or of a view", ...)
    elseif not objects.row_exists(row) then
        at:fail(objects.row_text(row) .. " is there no more", ...)
    end
    return row
end

local function read_thing(match, at, good, item, row)
    item.thing = check_row(match, at, row, "thing")
    local name = core.row_parts(row)
    if name ~= good.of then
        at:fail(string.format("expected a row of %s, got %s", good.of, objects.row_text(row)),
            "thing")
    end
    item.name = trade_words.thing(good, row)
end

local function read_words(match, at, good, item, words)
    if type(words) ~= "table" or core.list_length(words) ~= good.arguments then
        at:fail(string.format("expected %d words, got %s", good.arguments, check.describe(words)),
            "words")
    end
    item.words = {}
    for index = 1, good.arguments do
        local word = rawget(words, index)
        if type(word) ~= "string" or not core.choice_word(match.root, word) then
            at:fail(check.describe(word) .. " is no word", "words", index)
        end
        item.words[index] = word
    end
    if #table.concat(item.words, " ") > OWN_MOST then
        at:fail(string.format("the words have more than %d bytes", OWN_MOST), "words")
    end
end

local function read_item(match, at, given)
    local plan = match.trade.plan
    local name = type(given) == "table" and not objects.is_row(given)
        and (rawget(given, "good") or rawget(given, 1))
    local good = type(name) == "string" and plan.goods[name]
    if not good then
        at:fail("expected { good = …, count = …, thing = row, words = { … } }, got "
            .. (type(name) == "string" and "no good " .. check.quote(name)
            or check.describe(given)))
    end
    local item = { good = good, count = rawget(given, "count") or 1 }
    if math.type(item.count) ~= "integer" then
        at:fail("expected an integer, got " .. check.describe(item.count), "count")
    elseif good.kind == "things" then
        read_thing(match, at, good, item, rawget(given, "thing"))
    elseif good.kind == "own" then
        read_words(match, at, good, item, rawget(given, "words"))
    end
    return item
end

local function check_length(at, list, what)
    local length = type(list) == "table" and not objects.is_row(list) and core.list_length(list)
    if not length then
        at:fail("expected " .. what .. ", got " .. check.describe(list))
    elseif length > ITEM_MOST then
        at:fail(string.format("%d at once; a side has at most %d", length, ITEM_MOST))
    end
    return length
end

local function read_items(match, at, player, given)
    local items = {}
    if type(given) == "string" then
        local message
        items, message = trade_reading.items(match, player, given)
        if not items then
            at:fail(message)
        end
    else
        for index = 1, check_length(at, given, "goods, as a text or a list") do
            at:enter(index)
            items[index] = read_item(match, at, rawget(given, index))
            at:leave()
        end
    end
    check_length(at, items)
    return items
end

local function read_discards(match, at, given)
    local rows = {}
    for index = 1, check_length(at, given, "a list of rows") do
        rows[index] = check_row(match, at, rawget(given, index), index)
    end
    return rows
end

-- ---- Sides ----

-- Two sides from a form `exchange`; or nil and a refusal.
function exchanging.read(match, name, given)
    local at = check.context("g:" .. name)
    local form, sides = check.form(at, given, "exchange"), {}
    local roles = { { form.first, form.with, "gives", "discards" },
        { form.with, form.first, "takes", "others_discards" } }
    for index, role in ipairs(roles) do
        player_list.check_player(match, at, role[1],
            index == 1 and 1 or "with")
        at:enter(role[3])
        local items = read_items(match, at, role[1], form[role[3]] or {})
        at:leave()
        at:enter(role[4])
        local discards = read_discards(match, at, form[role[4]] or {})
        at:leave()
        local resolved, refusal = trade.resolve(match.root, items, role[1], role[2])
        if not resolved then
            return nil, refusal
        end
        sides[index] = { player = role[1], gives = resolved, discards = discards }
    end
    return sides
end

return exchanging
